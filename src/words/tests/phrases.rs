//! Phrases that read badly (`fixtures/words/avoid.txt`) do not come back.

use super::super::Language;

const AVOID: &str = include_str!("../../../fixtures/words/avoid.txt");

#[test]
fn no_message_has_a_phrase_to_avoid() {
    let mut phrases = 0;
    for line in AVOID.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (tag, phrase) = line.split_once(' ').expect("a tag and a phrase");
        let language = Language::from_tag(tag).unwrap_or_else(|| panic!("no language {tag}"));
        for (subject, text) in language.files() {
            let message = text
                .lines()
                .find(|line| !line.starts_with('#') && line.to_lowercase().contains(&phrase.to_lowercase()));
            assert!(message.is_none(), "{tag}/{subject}.ftl has {phrase:?}: {}", message.unwrap_or_default());
        }
        phrases += 1;
    }
    assert!(phrases > 0, "there are no phrases");
}
