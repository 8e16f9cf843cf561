//! The page for addresses that lead nowhere.

pub struct NotFound {
    pub title: &'static str,
    pub text: &'static str,
    pub arrived: &'static str,
}

pub const EN: NotFound = NotFound {
    title: "Nothing but sea here",
    text: "This address leads to no page. It may have been cut off on the way. Nothing was lost.",
    arrived: "What arrived:",
};

pub const NL: NotFound = NotFound {
    title: "Hier is alleen zee",
    text: "Op dit adres is geen pagina. Misschien is het onderweg afgebroken. Er is niets verloren gegaan.",
    arrived: "Wat er aankwam:",
};
