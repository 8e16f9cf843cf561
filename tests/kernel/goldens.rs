//! The answers that the kernel once gave and must give for ever.

/// What [`crate::vectors::chance`] gives.
pub const CHANCE: &str = "\
0000-0000/0 0 0 23 22 278 1864247517 VBQRCGDAXEWSITKMFOPHNLUJ 8
0000-001A/0 1 2 19 18 125 2501074910 MRQSPUDBHOTCKJLNVWEFIXGA 8
00YK-PN56/1 1 1 5 12 403 1044637169 PORMNSQCKXTBDAGFUJIVLEHW 8
YYYY-YYYK/255 0 5 13 18 541 50170035 VBXGRDUJNCFEAQOTLWMHIPKS 8";

/// Links of the first format, to be read by every later version, with their outcome.
pub const GAMES: [(&str, &str); 4] = [
    ("1z8e46Ettd2TqdwHI", "Some(Won { pearls: 1 }) after 5"),
    ("12fXvIqoLAa-mqwHI", "Some(Won { pearls: 2 }) after 5"),
    ("1ImlARZiUEAiT_cuogHI", "Some(Drowned) after 12"),
    ("1ImlARZiUEAiT_cuogHJ", "Damaged"),
];
