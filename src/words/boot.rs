//! What stands in `index.html` itself, because it must be readable when nothing else has loaded, or nothing
//! else works any more. The page cannot ask this table, so a test holds the two together.

pub struct Boot {
    pub loading: &'static str,
    pub slow: &'static str,
    pub reload: &'static str,
    pub no_script: &'static str,
    pub old_title: &'static str,
    pub old_text: &'static str,
    pub lost_title: &'static str,
    pub lost_text: &'static str,
    pub failed_title: &'static str,
    pub failed_text: &'static str,
    pub report: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
}

pub const EN: Boot = Boot {
    loading: "Unloading the boat",
    slow: "This takes longer than usual.",
    reload: "Load again",
    no_script: "Castaway needs JavaScript. Please allow it for this page and load it again.",
    old_title: "This browser cannot run the games",
    old_text: "They need WebAssembly, which every current browser has unless it is switched off. An \
               up-to-date Firefox, Chrome, Edge or Safari will do. What you saved on this device is untouched.",
    lost_title: "Part of the page is missing",
    lost_text: "Something could not be loaded. Perhaps the connection dropped: check it and load the page \
                again. What you saved on this device is untouched.",
    failed_title: "We ran aground",
    failed_text: "Something in the page went wrong, so it stopped before it could do harm. What you saved on \
                  this device is untouched: load the page again to go on.",
    report: "The report says what happened, and in which browser. It is not sent anywhere.",
    copy: "Copy the report",
    copied: "Copied",
};

pub const NL: Boot = Boot {
    loading: "De boot wordt uitgeladen",
    slow: "Dit duurt langer dan anders.",
    reload: "Opnieuw laden",
    no_script: "Castaway heeft JavaScript nodig. Sta het toe voor deze pagina en laad die opnieuw.",
    old_title: "Deze browser kan de spellen niet draaien",
    old_text: "Ze hebben WebAssembly nodig, en dat heeft elke moderne browser, tenzij het is uitgezet. Een \
               recente Firefox, Chrome, Edge of Safari voldoet. Wat je op dit apparaat hebt bewaard, is er nog.",
    lost_title: "Een deel van de pagina ontbreekt",
    lost_text: "Er kon iets niet worden geladen. Misschien viel de verbinding weg: controleer die en laad de \
                pagina opnieuw. Wat je op dit apparaat hebt bewaard, is er nog.",
    failed_title: "We zijn aan de grond gelopen",
    failed_text: "Er ging iets mis, dus is de pagina gestopt voordat het kwaad kon. Wat je op dit apparaat \
                  hebt bewaard, is er nog: laad de pagina opnieuw om verder te gaan.",
    report: "In het verslag staat wat er gebeurde, en in welke browser. Het wordt nergens heen gestuurd.",
    copy: "Kopieer het verslag",
    copied: "Gekopieerd",
};

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = include_str!("../../index.html");

    /// The texts of the page in one language, in order: everything inside `<… lang="xx">…</…>`.
    fn said(lang: &str) -> Vec<String> {
        let mark = format!(" lang=\"{lang}\">");
        let parts = PAGE.split("<html").last().unwrap_or_default().split(&mark).skip(1);
        parts
            .map(|rest| rest.split('<').next().unwrap_or_default())
            .map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "))
            .collect()
    }

    fn all(words: &Boot) -> Vec<&'static str> {
        let Boot { loading, slow, reload, no_script, old_title, old_text, lost_title, lost_text, .. } = words;
        let Boot { failed_title, failed_text, report, copy, copied, .. } = words;
        vec![
            loading,
            slow,
            reload,
            no_script,
            old_title,
            old_text,
            lost_title,
            lost_text,
            failed_title,
            failed_text,
            report,
            copy,
            copied,
            reload,
        ]
    }

    #[test]
    fn the_page_says_what_the_tables_say_in_english_and_in_dutch() {
        assert_eq!(said("en"), all(&EN));
        assert_eq!(said("nl"), all(&NL));
    }

    #[test]
    fn the_page_knows_its_version() {
        let version = concat!("name=\"version\" content=\"", env!("CARGO_PKG_VERSION"), "\"");
        assert!(PAGE.contains(version), "index.html lacks {version}");
    }
}
