//! The Fluent files against the sources: every message that is said exists, every one that exists is said.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::Entry;

use super::Language;

fn sources(folder: &Path, out: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, out);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            out.push_str(&fs::read_to_string(path).unwrap());
        }
    }
}

/// The ids of the Fluent files of a language.
fn ids(language: Language) -> BTreeSet<String> {
    let id = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    };
    let mut all = Vec::new();
    for (subject, source) in language.files() {
        let resource = FluentResource::try_new((*source).to_owned())
            .unwrap_or_else(|(_, errors)| panic!("{language:?} {subject}: {errors:?}"));
        all.extend(resource.entries().filter_map(id));
    }
    let unique: BTreeSet<String> = all.iter().cloned().collect();
    assert_eq!(all.len(), unique.len(), "a message is there twice");
    unique
}

/// The literals of the sources that may be ids, and the beginnings of ids that are put together, such as
/// `terrain-{}`.
fn literals() -> (BTreeSet<String>, BTreeSet<String>) {
    let mut text = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut text);
    let literals = text.split('"').map(str::to_owned);
    let (families, whole): (BTreeSet<String>, BTreeSet<String>) = literals
        .filter(|literal| literal.len() < 60 && !literal.contains(char::is_whitespace))
        .partition(|literal| literal.contains("-{"));
    let stem = |family: &String| family.split('{').next().unwrap_or_default().to_owned();
    (whole, families.iter().map(stem).collect())
}

#[test]
fn every_message_is_used() {
    let (whole, families) = literals();
    let unused: Vec<String> = ids(Language::English)
        .into_iter()
        .filter(|id| !whole.contains(id) && !families.iter().any(|family| id.starts_with(family)))
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn every_message_that_is_said_exists() {
    let mut text = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut text);
    let existing = ids(Language::English);
    for said in text.split("Message::new(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(existing.contains(said), "{said}");
    }
}
