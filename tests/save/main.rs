//! Games that are never lost: whatever happens to the store, the texts in it, or the tab next door.

mod carry;
mod damage;
mod full;
mod goldens;
mod hold;
mod random;
mod shelf;
mod statistics;
mod table;
mod tabs;
mod trail;
