//! Numbers are tuned in the table of settings. Those that stand elsewhere are listed here with their reason, so that
//! no other one comes in unnoticed.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::TUNABLE;

/// Why a number stands where it is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Why {
    /// It follows from what is drawn, learned, measured in or worked out: a size of a network, a unit, a formula, a limit of
    /// time or memory.
    Defined,
    /// It scales a figure or cuts it off; the weights are fitted to what comes out.
    Fitted,
    /// When the viewfinder speaks, waits or forgets; what is read in a picture does not depend on it.
    Live,
    /// It was chosen by looking, and still has to be derived, fitted or moved to the table.
    Chosen,
}

/// How many numbers may be chosen outside of the table. It only ever gets smaller.
const CHOSEN: usize = 102;

/// The files with other numbers than those that every formula has, how many there are, and why.
const ELSEWHERE: &[(&str, usize, Why)] = &[
    ("budget.rs", 3, Why::Defined),
    ("castle.rs", 6, Why::Chosen),
    ("castle.rs", 6, Why::Defined),
    ("evidence.rs", 24, Why::Fitted),
    ("geometry.rs", 4, Why::Defined),
    ("grid/beside.rs", 2, Why::Chosen),
    ("grid/comb.rs", 2, Why::Defined),
    ("grid/comb.rs", 2, Why::Chosen),
    ("grid/features.rs", 20, Why::Defined),
    ("grid/gradient.rs", 8, Why::Defined),
    ("grid/lens.rs", 4, Why::Defined),
    ("grid/look.rs", 3, Why::Chosen),
    ("grid/plane.rs", 1, Why::Defined),
    ("grid/quads.rs", 2, Why::Chosen),
    ("grid/quads.rs", 3, Why::Defined),
    ("grid/refine.rs", 12, Why::Chosen),
    ("grid/refine.rs", 3, Why::Defined),
    ("grid/region.rs", 5, Why::Chosen),
    ("grid/score.rs", 6, Why::Chosen),
    ("grid/search.rs", 3, Why::Chosen),
    ("grid/search.rs", 6, Why::Defined),
    ("grid/segments.rs", 4, Why::Chosen),
    ("grid/segments.rs", 3, Why::Defined),
    ("grid/slant.rs", 18, Why::Chosen),
    ("grid/slant.rs", 2, Why::Defined),
    ("grid/survey.rs", 10, Why::Chosen),
    ("grid/survey.rs", 8, Why::Defined),
    ("grid/tile_finder.rs", 3, Why::Defined),
    ("grid/tile_finder.rs", 1, Why::Chosen),
    ("grid/vanishing.rs", 3, Why::Chosen),
    ("live/gathered_table.rs", 3, Why::Live),
    ("live/hint.rs", 5, Why::Live),
    ("live/steadiness.rs", 2, Why::Live),
    ("photo.rs", 2, Why::Defined),
    ("reader.rs", 6, Why::Defined),
    ("reader/label.rs", 1, Why::Defined),
    ("rectify.rs", 4, Why::Defined),
    ("resize.rs", 1, Why::Defined),
    ("scanner/gather.rs", 8, Why::Chosen),
    ("scanner/gather.rs", 1, Why::Defined),
    ("scanner/kingdoms.rs", 6, Why::Chosen),
    ("scanner/light.rs", 2, Why::Chosen),
    ("scanner/light.rs", 4, Why::Defined),
    ("scanner/patches.rs", 5, Why::Chosen),
    ("scanner/patches.rs", 1, Why::Defined),
    ("scanner/read_frame.rs", 1, Why::Chosen),
    ("scanner/report.rs", 2, Why::Defined),
    ("scanner/share_box.rs", 2, Why::Chosen),
    ("scanner/table.rs", 1, Why::Chosen),
    ("scanner/table.rs", 5, Why::Defined),
    ("scanner/taken.rs", 1, Why::Defined),
    ("settle.rs", 5, Why::Defined),
    ("trust.rs", 7, Why::Fitted),
];

#[test]
fn few_numbers_are_left_to_tune_and_each_says_what_raising_it_does() {
    assert!(TUNABLE.len() <= 50, "{} numbers", TUNABLE.len());
    for number in TUNABLE {
        let name = format!("{} {} = {}", number.stage, number.name, number.value);
        assert!(number.effect.starts_with("Raising it ") && number.effect.ends_with('.'), "{name}");
        assert!(number.chosen_by.starts_with("PHOTOS --kinds "), "{name}");
    }
}

#[test]
fn no_other_number_comes_in_unnoticed() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/scan");
    let found: BTreeMap<String, usize> = sources(&root)
        .into_iter()
        .map(|path| {
            let text = std::fs::read_to_string(&path).expect("a source file");
            let name =
                path.strip_prefix(&root).expect("a file of the scanner").to_string_lossy().replace('\\', "/");
            (name, numbers(&text))
        })
        .filter(|(_, count)| *count > 0)
        .collect();
    let mut listed: BTreeMap<String, usize> = BTreeMap::new();
    for (name, count, _) in ELSEWHERE {
        *listed.entry((*name).to_owned()).or_default() += count;
    }
    assert_eq!(found, listed, "put numbers to tune into the table, and name what else there is here");
    let chosen: usize =
        ELSEWHERE.iter().filter(|(.., why)| *why == Why::Chosen).map(|(_, count, _)| count).sum();
    assert!(chosen <= CHOSEN, "{chosen} numbers are outside of the table: they are to become fewer");
}

#[test]
fn numbers_are_found_in_code_but_not_in_comments_words_and_tests() {
    let code = "/// About 3.7.\nconst FEW: usize = 4;\nlet a = 0.3 * b.0 + 1.0; // not 0.7\nlet c = \"0.9\";\nx.max(1e-9)";
    assert_eq!(numbers(code), 2);
    assert_eq!(numbers(&format!("{code}\n#[cfg(test)]\nmod tests {{ 0.8 }}")), 2);
}

/// The source files of the scanner without its tests and without the table itself.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        if entry.is_dir() {
            found.extend(sources(&entry));
        } else if !["tests.rs", "settings.rs", "checks.rs"].iter().any(|name| entry.ends_with(name)) {
            found.push(entry);
        }
    }
    found
}

/// How many numbers there are in code that may have been tuned: named constants, and decimal ones that are not 0, 1, 2 or a
/// half.
fn numbers(text: &str) -> usize {
    let code = ["#[cfg(test)]\nmod ", "#[cfg(test)]\npub(super) mod "]
        .iter()
        .fold(text, |text, start| text.split(start).next().unwrap_or_default());
    code.lines().map(|line| line.split("//").next().unwrap_or_default()).map(in_line).sum()
}

fn in_line(line: &str) -> usize {
    let is_named = ["f32", "f64", "usize", "u32", "u64", "i32", "u8"]
        .iter()
        .any(|kind| line.contains("const ") && line.contains(&format!(": {kind} = ")));
    if is_named {
        return 1;
    }
    // Every other part of a line between quotes is text.
    let code: String = line.split('"').step_by(2).collect::<Vec<_>>().join(" ");
    code.split(|c: char| !(c.is_ascii_alphanumeric() || c == '.' || c == '_'))
        .flat_map(|word| word.split(".."))
        .filter(|word| word.starts_with(|c: char| c.is_ascii_digit()) && word.contains('.'))
        .filter_map(|word| {
            word.trim_end_matches("f32").trim_end_matches("f64").trim_end_matches('_').parse().ok()
        })
        .filter(|number: &f64| ![0.0, 0.5, 1.0, 2.0].contains(number))
        .count()
}
