//! While a part of the page is on its way, and when it does not come.

pub struct Later {
    pub coming: &'static str,
    pub coming_text: &'static str,
    pub missing: &'static str,
    pub missing_text: &'static str,
    pub try_again: &'static str,
    pub load_again: &'static str,
}

pub const EN: Later = Later {
    coming: "One moment",
    coming_text: "This part of the page is being unloaded from the boat.",
    missing: "This part did not arrive",
    missing_text: "This part of the page could not be loaded. Perhaps the connection dropped, or there is a newer \
                   version of the page: then loading it again helps. Your games are untouched, and you can go on playing.",
    try_again: "Try again",
    load_again: "Load the page again",
};

pub const NL: Later = Later {
    coming: "Een ogenblik",
    coming_text: "Dit deel van de pagina wordt uit de boot geladen.",
    missing: "Dit deel kwam niet aan",
    missing_text: "Dit deel van de pagina kon niet worden geladen. Misschien viel de verbinding weg, of is er een \
                   nieuwere versie van de pagina: dan helpt opnieuw laden. Je spellen zijn er nog, en je kunt gewoon \
                   verder spelen.",
    try_again: "Probeer het opnieuw",
    load_again: "Laad de pagina opnieuw",
};
