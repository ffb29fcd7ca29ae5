//! Any command line, in a folder of its own: it ends, with status 0, 1 or 2.
#![no_main]

use std::ffi::OsString;
use std::process::ExitCode;
use std::sync::Once;

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;

/// An argument: one that means something, or anything.
#[derive(Debug, Arbitrary)]
enum Word<'a> {
    Known(u8),
    Any(&'a str),
}

const KNOWN: &[&str] = &[
    "score", "audit", "scan", "sheet", "explain", "--help", "--version", "--json", "--lang", "de", "--rules",
    "queendomino", "duel-5x5", "--bonus", "harmony", "--corners", "1,1 9,1 9,9 1,9", "--size", "5", "7", "-o", "out.txt",
    "out.pdf", "game.json", "kingdom.txt", "photo.jpg", "-", "--", "--game", "--players", "Ana,Bo",
    "help", "completions", "bash", "man", "--quiet", "--color", "always", "--force", "--format", "svg", "--what-if",
    "Ana r2c3=w1", "queen=Bo", "--best", "--seconds", "1", "table.txt",
];

fuzz_target!(|words: Vec<Word<'_>>| {
    static FOLDER: Once = Once::new();
    FOLDER.call_once(|| {
        let folder = tempfile::tempdir().expect("a folder").keep();
        for (name, bytes) in [
            ("game.json", &include_bytes!("../../fixtures/games/four-players.json")[..]),
            ("kingdom.txt", b"w1 w c / f l ."),
            ("table.txt", b"Ana:\nc w1 w\ncoins 4, queen\n\nBo:\nc f f\nunsure row 1 column 2"),
            ("photo.jpg", include_bytes!("../../fixtures/photos/sample.jpg")),
        ] {
            std::fs::write(folder.join(name), bytes).expect("written");
        }
        std::env::set_current_dir(folder).expect("a folder");
    });
    let argument = |word: &Word<'_>| match word {
        Word::Known(number) => OsString::from(KNOWN[usize::from(*number) % KNOWN.len()]),
        // Nothing is written outside of the folder.
        Word::Any(text) => OsString::from(text.replace(['/', '\\', '\0'], "").replace("..", "")),
    };
    let arguments = std::iter::once("crowncount".into()).chain(words.iter().take(8).map(argument));
    let status = crowncount::cli::run(arguments);
    assert!([0, 1, 2].map(ExitCode::from).contains(&status), "{status:?}");
});
