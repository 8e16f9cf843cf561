//! The shelf: games in progress and finished ones, what cannot be read, and carrying games elsewhere.

use crate::save::{ImportError, NotKept, NotSaved, Unreadable};

pub struct Shelf {
    pub title: &'static str,
    pub empty: &'static str,
    pub empty_text: &'static str,
    pub new_game: &'static str,
    pub going_on: fn(games: usize) -> String,
    pub finished: fn(games: usize) -> String,
    pub none_going_on: &'static str,
    pub none_finished: &'static str,
    pub show_more: &'static str,
    pub kept_here: &'static str,
    pub statistics: &'static str,
    // A game.
    pub daily: fn(date: &str) -> String,
    pub practice: fn(date: &str) -> String,
    pub challenge: fn(seed: &str) -> String,
    pub turn: fn(turn: u32, name: &str) -> String,
    pub after: fn(turns: u32) -> String,
    pub treasures: fn(count: u32) -> String,
    pub only_here: &'static str,
    pub go_on: &'static str,
    pub look: &'static str,
    pub rename: fn(title: &str) -> String,
    pub new_name: &'static str,
    pub keep_name: &'static str,
    pub export: fn(title: &str) -> String,
    pub delete: fn(title: &str) -> String,
    pub deleted: fn(title: &str) -> String,
    pub undo: &'static str,
    // What cannot be read.
    pub unreadable: &'static str,
    pub newer: &'static str,
    pub unreadable_title: &'static str,
    pub why: fn(Unreadable) -> String,
    pub set_aside: &'static str,
    pub readable: fn(moves: usize) -> String,
    pub nothing_readable: &'static str,
    pub play_readable: &'static str,
    pub discard: &'static str,
    pub to_the_shelf: &'static str,
    // Carrying elsewhere.
    pub export_title: &'static str,
    pub export_all: &'static str,
    pub export_text: &'static str,
    pub as_file: &'static str,
    pub as_text: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub select: &'static str,
    pub import: &'static str,
    pub import_text: &'static str,
    pub choose_file: &'static str,
    pub paste: &'static str,
    pub take_in: &'static str,
    pub unreadable_file: &'static str,
    pub import_error: fn(ImportError) -> String,
    pub added: fn(title: &str) -> String,
    pub already_there: fn(title: &str) -> String,
    pub moved_forward: fn(title: &str) -> String,
    pub diverged: fn(title: &str) -> String,
    pub not_saved: fn(NotSaved) -> String,
    pub missing: fn(games: usize) -> String,
    // No room, at the table.
    pub full: &'static str,
    pub full_text: &'static str,
    pub export_this: &'static str,
    pub play_on: &'static str,
    // Two tabs.
}

pub const EN: Shelf = Shelf {
    title: "Shelf",
    empty: "Nothing on the shelf yet",
    empty_text: "Games you start appear here by themselves. They stay on this device.",
    new_game: "New game",
    going_on: |games| format!("Going on, {games}"),
    finished: |games| format!("Finished, {games}"),
    none_going_on: "No game is going on.",
    none_finished: "No game is finished yet.",
    show_more: "Show more",
    kept_here: "Games save themselves after every move, on this device only.",
    statistics: "Statistics",
    daily: |date| format!("Daily, {date}"),
    practice: |date| format!("Practice, {date}"),
    challenge: |seed| format!("Challenge {seed}"),
    turn: |turn, name| format!("Turn {turn}, {name} to act."),
    after: |turns| match turns {
        1 => "After 1 turn.".to_owned(),
        turns => format!("After {turns} turns."),
    },
    treasures: |count| match count {
        0 => "No treasure.".to_owned(),
        1 => "One treasure.".to_owned(),
        2 => "Two treasures.".to_owned(),
        3 => "Three treasures.".to_owned(),
        _ => "All four treasures.".to_owned(),
    },
    only_here: "Not kept: no room",
    go_on: "Continue",
    look: "Look at it",
    rename: |title| format!("Rename {title}"),
    new_name: "New name",
    keep_name: "Keep this name",
    export: |title| format!("Export {title}"),
    delete: |title| format!("Delete {title}"),
    deleted: |title| format!("{title} is deleted."),
    undo: "Undo",
    unreadable: "Unreadable save",
    newer: "Not for this version",
    unreadable_title: "This game cannot be opened",
    why: |why| match why {
        Unreadable::TooLong(_) => "It is longer than any game can be.".to_owned(),
        Unreadable::Foreign => "It is no game of ours.".to_owned(),
        Unreadable::Cut => "Its end is missing.".to_owned(),
        Unreadable::Changed => "Something in it has changed.".to_owned(),
        Unreadable::Nonsense => "It follows no rules that we know.".to_owned(),
        Unreadable::Newer(_) => "Made by a newer version of this page. It waits here for that.".to_owned(),
        Unreadable::OtherGame(_) => {
            "A game that this version of the page does not have. It waits here.".to_owned()
        }
        Unreadable::OtherRules(_) => {
            "Played by rules that this version of the page does not have. It waits here.".to_owned()
        }
    },
    set_aside: "Set aside untouched, so that it harms no other game.",
    readable: |moves| match moves {
        1 => "1 move of it can be read.".to_owned(),
        moves => format!("{moves} moves of it can be read."),
    },
    nothing_readable: "Nothing of it can be read.",
    play_readable: "Play on from what is readable",
    discard: "Throw it away",
    to_the_shelf: "To the shelf",
    export_title: "Take it along",
    export_all: "Export everything",
    export_text: "A file or a text holds the whole game. Keep it, send it, or take it in on another device.",
    as_file: "Save as a file",
    as_text: "As text",
    copy: "Copy the text",
    copied: "Copied",
    select: "The text is selected: copy it from there.",
    import: "Import",
    import_text: "Games that were exported, here or elsewhere. What is on your shelf stays.",
    choose_file: "Choose a file",
    paste: "Or paste the text here",
    take_in: "Take in",
    unreadable_file: "This file could not be read.",
    import_error: |error| match error {
        ImportError::TooLong(_) => "This is longer than any export. Nothing was taken in.".to_owned(),
        ImportError::NoGames => "There is no game in this text. Nothing was taken in.".to_owned(),
    },
    added: |title| format!("{title} is on your shelf now."),
    already_there: |title| format!("{title} was there already, as far or further."),
    moved_forward: |title| format!("{title} went on: your game was moved forward."),
    diverged: |title| format!("{title} went another way than your game. Both are on the shelf."),
    not_saved: |why| match why {
        NotSaved::NotKept(NotKept::Full) => {
            "A game could not be kept: the storage is full. Delete some, then try again.".to_owned()
        }
        NotSaved::NotKept(NotKept::Blocked) => {
            "A game could not be kept: this browser stores nothing for the page.".to_owned()
        }
        _ => "A game could not be kept, because it is being played in another tab.".to_owned(),
    },
    missing: |games| match games {
        1 => "1 more game is announced, but missing from the text.".to_owned(),
        games => format!("{games} more games are announced, but missing from the text."),
    },
    full: "The hold is full",
    full_text: "This device has no room left. Your moves are kept in memory only, until you close the page. \
                Export the game, or throw out finished ones.",
    export_this: "Export this game",
    play_on: "Play on",
};

pub const NL: Shelf = Shelf {
    title: "Plank",
    empty: "Er staat nog niets op de plank",
    empty_text: "Spellen die je begint, komen hier vanzelf te staan. Ze blijven op dit apparaat.",
    new_game: "Nieuw spel",
    going_on: |games| format!("Bezig, {games}"),
    finished: |games| format!("Afgelopen, {games}"),
    none_going_on: "Er is geen spel bezig.",
    none_finished: "Er is nog geen spel afgelopen.",
    show_more: "Meer tonen",
    kept_here: "Spellen worden na elke zet vanzelf bewaard, alleen op dit apparaat.",
    statistics: "Statistieken",
    daily: |date| format!("Eiland van de dag, {date}"),
    practice: |date| format!("Oefening, {date}"),
    challenge: |seed| format!("Uitdaging {seed}"),
    turn: |turn, name| format!("Beurt {turn}, {name} is aan zet."),
    after: |turns| match turns {
        1 => "Na 1 beurt.".to_owned(),
        turns => format!("Na {turns} beurten."),
    },
    treasures: |count| match count {
        0 => "Geen schat.".to_owned(),
        1 => "Eén schat.".to_owned(),
        2 => "Twee schatten.".to_owned(),
        3 => "Drie schatten.".to_owned(),
        _ => "Alle vier de schatten.".to_owned(),
    },
    only_here: "Niet bewaard: geen ruimte",
    go_on: "Verder spelen",
    look: "Bekijken",
    rename: |title| format!("{title} een andere naam geven"),
    new_name: "Nieuwe naam",
    keep_name: "Deze naam bewaren",
    export: |title| format!("{title} exporteren"),
    delete: |title| format!("{title} verwijderen"),
    deleted: |title| format!("{title} is verwijderd."),
    undo: "Ongedaan maken",
    unreadable: "Onleesbaar spel",
    newer: "Niet voor deze versie",
    unreadable_title: "Dit spel kan niet worden geopend",
    why: |why| match why {
        Unreadable::TooLong(_) => "Het is langer dan een spel kan zijn.".to_owned(),
        Unreadable::Foreign => "Het is geen spel van ons.".to_owned(),
        Unreadable::Cut => "Het einde ontbreekt.".to_owned(),
        Unreadable::Changed => "Er is iets in veranderd.".to_owned(),
        Unreadable::Nonsense => "Het volgt geen regels die wij kennen.".to_owned(),
        Unreadable::Newer(_) => {
            "Gemaakt door een nieuwere versie van deze pagina. Het wacht hier op die versie.".to_owned()
        }
        Unreadable::OtherGame(_) => {
            "Een spel dat deze versie van de pagina niet heeft. Het wacht hier.".to_owned()
        }
        Unreadable::OtherRules(_) => {
            "Gespeeld volgens regels die deze versie van de pagina niet heeft. Het wacht hier.".to_owned()
        }
    },
    set_aside: "Onaangeroerd apartgezet, zodat het andere spellen niet schaadt.",
    readable: |moves| match moves {
        1 => "Er is 1 zet van te lezen.".to_owned(),
        moves => format!("Er zijn {moves} zetten van te lezen."),
    },
    nothing_readable: "Er is niets van te lezen.",
    play_readable: "Verder vanaf wat leesbaar is",
    discard: "Weggooien",
    to_the_shelf: "Naar de plank",
    export_title: "Meenemen",
    export_all: "Alles exporteren",
    export_text: "Een bestand of een tekst bevat het hele spel. Bewaar het, verstuur het of haal het op een \
                  ander apparaat binnen.",
    as_file: "Als bestand opslaan",
    as_text: "Als tekst",
    copy: "Kopieer de tekst",
    copied: "Gekopieerd",
    select: "De tekst is geselecteerd: kopieer hem daar.",
    import: "Importeren",
    import_text: "Spellen die hier of elders zijn geëxporteerd. Wat op je plank staat, blijft staan.",
    choose_file: "Kies een bestand",
    paste: "Of plak de tekst hier",
    take_in: "Binnenhalen",
    unreadable_file: "Dit bestand kon niet worden gelezen.",
    import_error: |error| match error {
        ImportError::TooLong(_) => {
            "Dit is langer dan een export kan zijn. Er is niets binnengehaald.".to_owned()
        }
        ImportError::NoGames => "In deze tekst staat geen spel. Er is niets binnengehaald.".to_owned(),
    },
    added: |title| format!("{title} staat nu op je plank."),
    already_there: |title| format!("{title} stond er al, even ver of verder."),
    moved_forward: |title| format!("{title} is verder gespeeld: jouw spel is bijgewerkt."),
    diverged: |title| format!("{title} ging een andere weg dan jouw spel. Beide staan op de plank."),
    not_saved: |why| {
        match why {
        NotSaved::NotKept(NotKept::Full) => {
            "Een spel kon niet worden bewaard: de opslag is vol. Verwijder er een paar en probeer het opnieuw."
                .to_owned()
        }
        NotSaved::NotKept(NotKept::Blocked) => {
            "Een spel kon niet worden bewaard: deze browser slaat niets op voor de pagina.".to_owned()
        }
        _ => "Een spel kon niet worden bewaard, omdat het in een ander tabblad wordt gespeeld.".to_owned(),
    }
    },
    missing: |games| match games {
        1 => "Er is nog 1 spel aangekondigd, maar het ontbreekt in de tekst.".to_owned(),
        games => format!("Er zijn nog {games} spellen aangekondigd, maar ze ontbreken in de tekst."),
    },
    full: "Het ruim is vol",
    full_text: "Dit apparaat heeft geen ruimte meer. Je zetten staan alleen in het geheugen, tot je de \
                pagina sluit. Exporteer het spel, of gooi afgelopen spellen weg.",
    export_this: "Dit spel exporteren",
    play_on: "Doorspelen",
};
