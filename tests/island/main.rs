//! Forbidden Island: rulings as positions, properties of random games, golden records, hostile texts.

mod casting;
mod coverage;
mod fuzz;
mod goldens;
mod greedy;
mod lab;
mod memory;
mod mirror;
mod odds;
mod positions;
mod properties;
mod rulings_cards;
mod rulings_specials;
mod rulings_turn;
mod rulings_water;
mod scripts;
mod table;
mod vectors;
