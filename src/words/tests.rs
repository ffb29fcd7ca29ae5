//! The Fluent files against the sources (every message that is said exists, every one that exists is said) and
//! against each other: the languages say the same things, each with its own plurals.

mod phrases;
mod plain;
mod shape;
mod width;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::{Arg, Language, Message, Words};
use shape::{Choice, Shape, shapes};

/// Arguments that a language may use although English does not need them.
const OWN: [(&str, &str); 1] = [("list-and", "initial")];

/// The languages that are measured against English.
fn translations() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|&language| language != Language::English)
}

/// What says something: the program, and the page around it in a browser.
fn sources() -> String {
    fn read(folder: &Path, out: &mut String) {
        for entry in fs::read_dir(folder).expect("the sources are there") {
            let path = entry.expect("the sources are there").path();
            if path.is_dir() {
                read(&path, out);
            } else if path
                .extension()
                .is_some_and(|ending| ["rs", "js", "html"].iter().any(|text| ending == *text))
            {
                out.push_str(&fs::read_to_string(path).expect("sources are text"));
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut text = String::new();
    read(&root.join("src"), &mut text);
    read(&root.join("web/page"), &mut text);
    text
}

/// The literals of the sources that may be ids, and the beginnings of ids that are put together, such as
/// `terrain-{}`.
fn literals(text: &str) -> (BTreeSet<String>, BTreeSet<String>) {
    let literals = text.split('"').map(str::to_owned);
    let (families, whole): (BTreeSet<String>, BTreeSet<String>) = literals
        .filter(|literal| literal.len() < 60 && !literal.contains(char::is_whitespace))
        .partition(|literal| literal.contains("-{"));
    let stem = |family: &String| family.split('{').next().unwrap_or_default().to_owned();
    (whole, families.iter().map(stem).collect())
}

#[test]
fn every_message_is_used() {
    let (whole, families) = literals(&sources());
    let unused: Vec<&str> = shapes(Language::English)
        .into_keys()
        .filter(|&id| !whole.contains(id) && !families.iter().any(|family| id.starts_with(family)))
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn every_message_that_is_said_exists() {
    let existing = shapes(Language::English);
    for said in sources().split("Message::new(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(existing.contains_key(said), "{said}");
    }
}

#[test]
fn every_language_has_the_messages_of_english_in_the_same_files() {
    let files = |language| -> BTreeSet<(&str, &str)> {
        shapes(language).into_iter().map(|(id, shape)| (shape.subject, id)).collect()
    };
    let english = files(Language::English);
    for language in translations() {
        let own = files(language);
        let missing: Vec<_> = english.difference(&own).collect();
        let surplus: Vec<_> = own.difference(&english).collect();
        assert!(
            missing.is_empty() && surplus.is_empty(),
            "{language:?}: missing {missing:?}, surplus {surplus:?}"
        );
    }
}

/// What is wrong with the messages of all languages but English, by a check of one message beside the English one.
fn faults(check: impl Fn(Language, &str, &Shape, &Shape) -> bool) -> Vec<String> {
    let english = shapes(Language::English);
    let of = |language: Language| -> Vec<String> {
        let faulty =
            |(id, shape): &(&str, Shape)| english.get(id).is_some_and(|e| !check(language, id, shape, e));
        shapes(language)
            .into_iter()
            .filter(faulty)
            .map(|(id, shape)| format!("{} {id}: {shape:?}", language.tag()))
            .collect()
    };
    translations().flat_map(of).collect()
}

#[test]
fn every_language_uses_the_arguments_of_english() {
    let wrong = faults(|_, id, shape, english| {
        let own = |argument: &&str| !OWN.contains(&(id, *argument));
        shape.arguments.iter().copied().filter(own).eq(english.arguments.iter().copied())
    });
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The forms that whole numbers take beside `other`.
fn forms(language: Language) -> &'static [&'static str] {
    match language {
        Language::Russian => &["one", "few", "many"],
        _ => &["one"],
    }
}

#[test]
fn every_choice_by_number_has_the_forms_of_the_language() {
    for language in Language::ALL {
        for (id, shape) in shapes(language) {
            for Choice { keys, default } in shape.choices {
                let forms = forms(language);
                let needed = keys.iter().any(|key| ["zero", "one", "two", "few", "many"].contains(key));
                let complete = forms.iter().all(|form| keys.contains(form));
                assert!(!needed || complete, "{language:?} {id}: {keys:?} lacks one of {forms:?}");
                assert_eq!(default, "other", "{language:?} {id}");
            }
        }
    }
}

#[test]
fn no_sentence_is_left_in_english() {
    let wrong = faults(|_, _, shape, english| {
        let words = english.text.split(|c: char| !c.is_alphabetic()).filter(|word| word.len() > 1).count();
        words < 3 || shape.text != english.text
    });
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_message_can_be_said_with_any_number() {
    for language in Language::ALL {
        let words = Words::of(language);
        for (id, shape) in shapes(language) {
            for number in [0, 1, 2, 5, 11, 21, 100] {
                let fill = |message: Message, &name: &&'static str| message.with(name, number);
                let text = words.try_text(&shape.arguments.iter().fold(Message::new(id), fill));
                let text = text.unwrap_or_else(|errors| panic!("{language:?} {id}: {errors:?}"));
                assert!(!text.trim().is_empty() && !text.contains("{ "), "{language:?} {id}: {text}");
            }
        }
    }
}

#[test]
fn letters_on_tiles_tell_terrains_apart() {
    for language in Language::ALL {
        let ids = shapes(language).into_keys().filter(|id| id.starts_with("letter-"));
        let letters: Vec<String> = ids.map(|id| Words::of(language).text(&Message::new(id))).collect();
        let different: BTreeSet<&String> = letters.iter().collect();
        let short = letters.iter().all(|letter| (1..=2).contains(&letter.chars().count()));
        assert!(letters.len() == 7 && different.len() == 7 && short, "{language:?}: {letters:?}");
    }
}

/// What a message says for some numbers.
type Forms<'a> = &'a [(i32, &'a str)];

#[test]
fn numbers_take_the_forms_of_the_language() {
    let cases: [(Language, &'static str, Forms<'_>); 9] = [
        (Language::English, "towers", &[(0, "0 towers"), (1, "1 tower"), (2, "2 towers")]),
        (Language::French, "towers", &[(0, "0 tour"), (1, "1 tour"), (2, "2 tours")]),
        (Language::French, "why-missing", &[(1, "il manque une case"), (2, "il manque 2 cases")]),
        (Language::German, "towers", &[(1, "1 Turm"), (2, "2 Türme")]),
        (Language::Spanish, "towers", &[(1, "1 torre"), (2, "2 torres")]),
        (Language::Italian, "territories-lake", &[(1, "1 lago"), (2, "2 laghi")]),
        (Language::Portuguese, "territories-lake", &[(1, "1 lago"), (2, "2 lagos")]),
        (Language::Dutch, "territories-town", &[(1, "1 stad"), (2, "2 steden")]),
        (
            Language::Russian,
            "towers",
            &[
                (1, "1 башня"),
                (2, "2 башни"),
                (5, "5 башен"),
                (11, "11 башен"),
                (21, "21 башня"),
                (22, "22 башни"),
            ],
        ),
    ];
    for (language, id, forms) in cases {
        for &(count, form) in forms {
            assert_eq!(Words::of(language).text(&Message::new(id).with("count", count)), form);
        }
    }
}

#[test]
fn lists_are_joined_as_the_language_does() {
    let list = |language: Language, names: &[&str]| {
        let members: Arg = names.iter().copied().collect();
        let text =
            Words::of(language).text(&Message::new("sheet-team").with("team", "A").with("members", members));
        text.split_once(':').map(|(_, list)| list.trim().to_owned()).unwrap_or_default()
    };
    let names = ["Ana", "Bo", "Uma"];
    let joined: BTreeMap<&str, String> =
        Language::ALL.into_iter().map(|language| (language.tag(), list(language, &names))).collect();
    let expected = [
        ("de", "Ana, Bo und Uma"),
        ("en", "Ana, Bo and Uma"),
        ("es", "Ana, Bo y Uma"),
        ("fr", "Ana, Bo et Uma"),
        ("it", "Ana, Bo e Uma"),
        ("nl", "Ana, Bo en Uma"),
        ("pt", "Ana, Bo e Uma"),
        ("ru", "Ana, Bo и Uma"),
    ];
    assert_eq!(joined, expected.map(|(tag, text)| (tag, text.to_owned())).into());
    assert_eq!(list(Language::Spanish, &["Ana", "Inés"]), "Ana e Inés");
    assert_eq!(list(Language::Italian, &["Bo", "Elena"]), "Bo ed Elena");
    assert_eq!(list(Language::English, &["Ana"]), "Ana");
}

#[test]
fn tags_of_people_and_systems_are_understood() {
    let cases = [
        ("fr", Some(Language::French)),
        ("fr-CA", Some(Language::French)),
        ("pt_BR.UTF-8", Some(Language::Portuguese)),
        ("DE", Some(Language::German)),
        ("ru@latin", Some(Language::Russian)),
        ("fro", None),
        ("", None),
    ];
    for (tag, language) in cases {
        assert_eq!(Language::from_tag(tag), language, "{tag}");
    }
}
