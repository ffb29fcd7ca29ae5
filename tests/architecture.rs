//! The rooms of the code are as `docs/architecture.md` draws them: each uses only the rooms of its row, and no two
//! public types have the same name.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

type Rooms = BTreeSet<String>;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The sources below a folder with their paths in it. Files that only tests are made of are left out.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("tests") {
            all.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") && !path.ends_with("tests.rs") {
            let text = fs::read_to_string(&path).unwrap();
            all.push((path.strip_prefix(root().join("src")).unwrap().to_owned(), code(&text)));
        }
    }
    all.sort();
    all
}

/// A source without its comments and its tests, which stand at its end.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
    text.lines().map(|line| line.split("//").next().unwrap()).collect::<Vec<_>>().join("\n")
}

/// The room that a file belongs to; the files at the root of the crate that tie the rooms together have none.
fn room(file: &Path) -> Option<String> {
    let first = file.iter().next()?.to_str()?;
    let name = first.strip_suffix(".rs").unwrap_or(first);
    (!["lib", "main"].contains(&name)).then(|| name.to_owned())
}

/// The rooms in the order of the table, each with those that it may use.
fn table() -> Vec<(String, Rooms)> {
    let text = fs::read_to_string(root().join("docs/architecture.md")).unwrap();
    let named = |cell: &str| -> Vec<String> {
        cell.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>()
    };
    let rows = text.lines().skip_while(|line| *line != "| room | holds | may use |").skip(2);
    let rows = rows.take_while(|line| line.starts_with('|'));
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').collect();
        let [room, _, uses] = cells[..] else { panic!("{row}") };
        (named(room).swap_remove(0), named(uses).into_iter().collect())
    })
    .collect()
}

/// What follows a word in a text, as far as it is a name.
fn names_after<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = &'a str> {
    text.match_indices(word).map(move |(start, _)| {
        let rest = &text[start + word.len()..];
        &rest[..rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(rest.len())]
    })
}

/// The rooms that the code of a file names.
fn used(file: &Path, text: &str) -> Rooms {
    let mut all: Rooms = names_after(text, "crate::").map(str::to_owned).collect();
    if file.ends_with("mod.rs") && file.iter().count() == 2 {
        all.extend(names_after(text, "super::").map(str::to_owned));
    }
    all
}

#[test]
fn every_room_has_a_row_and_uses_only_rooms_above_it() {
    let table = table();
    let folders: Rooms = sources(&root().join("src")).iter().filter_map(|(file, _)| room(file)).collect();
    assert_eq!(table.iter().map(|(room, _)| room.clone()).collect::<Rooms>(), folders);
    for (index, (room, uses)) in table.iter().enumerate() {
        let above: Rooms = table[..index].iter().map(|(room, _)| room.clone()).collect();
        assert!(uses.is_subset(&above), "{room} may use {uses:?}, not all of which stand above it");
    }
}

#[test]
fn rooms_use_each_other_as_the_table_says() {
    let table: BTreeMap<String, Rooms> = table().into_iter().collect();
    let mut found: BTreeMap<String, Rooms> = table.keys().map(|room| (room.clone(), Rooms::new())).collect();
    let mut short_cuts = Vec::new();
    for (file, text) in sources(&root().join("src")) {
        let Some(room) = room(&file) else { continue };
        for name in used(&file, &text).into_iter().filter(|name| *name != room) {
            if table.contains_key(&name) {
                found.get_mut(&room).unwrap().insert(name);
            } else {
                short_cuts.push(format!("{}: crate::{name}", file.display()));
            }
        }
    }
    assert!(short_cuts.is_empty(), "name the room: {short_cuts:#?}");
    for (room, uses) in &table {
        assert_eq!(&found[room], uses, "{room}: left is the code, right docs/architecture.md");
    }
}

/// The names of the types that a file defines, and whether they are public.
fn types(text: &str) -> Vec<(String, bool)> {
    let mut found = Vec::new();
    for line in text.lines().map(str::trim_start) {
        let (public, line) = match line.strip_prefix("pub ") {
            Some(rest) => (true, rest),
            None => {
                (false, line.strip_prefix("pub(crate) ").or(line.strip_prefix("pub(super) ")).unwrap_or(line))
            }
        };
        let Some((keyword, rest)) = line.split_once(' ') else { continue };
        if ["struct", "enum", "trait", "union"].contains(&keyword) {
            found.extend(names_after(rest, "").next().map(|name| (name.to_owned(), public)));
        }
    }
    found
}

#[test]
fn no_two_types_share_a_name() {
    let mut all: BTreeMap<String, Vec<(String, bool)>> = BTreeMap::new();
    for (file, text) in sources(&root().join("src")) {
        for (name, public) in types(&text) {
            all.entry(name).or_default().push((file.display().to_string(), public));
        }
    }
    assert!(all.len() > 100, "the types were not found");
    all.retain(|_, places| places.len() > 1);
    let public: Vec<_> =
        all.iter().filter(|(_, places)| places.iter().filter(|place| place.1).count() > 1).collect();
    assert!(public.is_empty(), "public types of one name: {public:#?}");
    assert!(all.is_empty(), "types of one name, one of them private: {all:#?}");
}

#[test]
fn the_tests_see_what_they_are_about() {
    let text =
        code("use crate::model::Cell; // crate::app\npub struct A;\n#[cfg(test)]\nmod tests {\nstruct B; }");
    assert_eq!(used(Path::new("rules/a.rs"), &text), Rooms::from(["model".to_owned()]));
    assert_eq!(types(&text), [("A".to_owned(), true)]);
    let inner = used(Path::new("rules/mod.rs"), "use super::scan::Photo;");
    assert_eq!(inner, Rooms::from(["scan".to_owned()]));
}
