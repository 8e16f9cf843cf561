//! The about page.

pub struct About {
    pub title: &'static str,
    pub what: &'static str,
    pub what_text: &'static str,
    pub private: &'static str,
    pub private_text: &'static str,
    pub unofficial: &'static str,
    pub unofficial_text: &'static str,
    pub made_of: &'static str,
    pub made_of_text: &'static str,
    pub version: fn(&str) -> String,
}

pub const EN: About = About {
    title: "About Castaway",
    what: "What it is",
    what_text: "Castaway brings cooperative board games to any browser. Forbidden Island comes first; \
                Forbidden Desert and Spirit Island are meant to follow. You play around one device, alone \
                with several adventurers, or apart with the same code.",
    private: "Yours alone",
    private_text: "There is no account, no server and no tracking. Games and settings live in your browser's \
                   storage on this device, and the page asks nothing of any other place.",
    unofficial: "Unofficial",
    unofficial_text: "This is a project of fans. It is not made, endorsed or sponsored by the designers or \
                      publishers of the games, whose names belong to their owners. Drawings and texts are \
                      our own. If you like a game, buy the box: the real cards are worth it.",
    made_of: "Made of",
    made_of_text: "Rust and Leptos, compiled to WebAssembly, free to use under the MIT or Apache 2.0 licence. \
                   Set in Eczar and Alegreya Sans, both under the SIL Open Font License.",
    version: |number| format!("Version {number}"),
};

pub const NL: About = About {
    title: "Over Castaway",
    what: "Wat het is",
    what_text: "Castaway brengt coöperatieve bordspellen naar elke browser. Verboden Eiland is het eerste; \
                Forbidden Desert en Spirit Island moeten nog volgen. Je speelt rond één apparaat, alleen met \
                meerdere avonturiers, of ieder thuis met dezelfde code.",
    private: "Van jou alleen",
    private_text: "Er is geen account, geen server en niemand kijkt mee. Spellen en instellingen staan in de \
                   opslag van je browser op dit apparaat, en de pagina vraagt nergens anders iets op.",
    unofficial: "Onofficieel",
    unofficial_text: "Dit is een project van liefhebbers. Het is niet gemaakt, goedgekeurd of betaald door de \
                      auteurs of uitgevers van de spellen; hun namen blijven van hen. Tekeningen en teksten \
                      zijn van onszelf. Vind je een spel mooi, koop dan de doos: echte kaarten zijn het waard.",
    made_of: "Gemaakt van",
    made_of_text: "Rust en Leptos, vertaald naar WebAssembly, vrij te gebruiken onder de MIT- of de Apache \
                   2.0-licentie. Gezet in Eczar en Alegreya Sans, beide onder de SIL Open Font License.",
    version: |number| format!("Versie {number}"),
};
