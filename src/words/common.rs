//! Texts that several pages share.

pub struct Common {
    pub back_home: &'static str,
    pub skip: &'static str,
    /// The title of a page in the browser's tab, from the page's own heading.
    pub tab: fn(&str) -> String,
    pub not_kept: &'static str,
    pub not_kept_why: &'static str,
    pub not_kept_full: &'static str,
    pub clean: &'static str,
}

pub const EN: Common = Common {
    back_home: "Back to the harbour",
    skip: "Skip to the content",
    tab: |page| format!("{page} · Castaway"),
    not_kept: "Nothing is kept here",
    not_kept_why: "This browser does not let the page store anything. You can play, but games and settings \
                   are gone when you close it. A private window or a strict setting is often the reason.",
    not_kept_full: "The browser's storage for this page is full. You can go on, but what you change now is \
                    gone when you close the page.",
    clean: "Clean the shelf",
};

pub const NL: Common = Common {
    back_home: "Terug naar de haven",
    skip: "Naar de inhoud",
    tab: |page| format!("{page} · Castaway"),
    not_kept: "Hier blijft niets bewaard",
    not_kept_why: "Deze browser laat de pagina niets opslaan. Je kunt spelen, maar spellen en instellingen \
                   zijn weg na het sluiten. Vaak komt dat door een privévenster of een strenge instelling.",
    not_kept_full: "De opslag van de browser voor deze pagina is vol. Je kunt doorgaan, maar wat je nu \
                    verandert, is weg als je de pagina sluit.",
    clean: "De plank opruimen",
};
