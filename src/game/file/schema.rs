//! The fields of a game file and what each must hold. In: a JSON value and the path where reading it failed. Out: which
//! field is missing or of the wrong type, as one of our faults; the JSON reader would say it only in English.

use serde_json::Value;
use serde_path_to_error::{Path, Segment};

use super::FileFault;

/// What a field of a game file holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum FieldType {
    /// A whole number, 0 or more.
    Number,
    /// Text.
    Text,
    /// True or false.
    Flag,
    /// A list.
    List,
    /// An object with fields of its own.
    Object,
    /// The row and the column of a cell.
    Cell,
}

/// The field that holds an object, a field of that object, what it must be, and whether it is required.
type Field = (&'static str, &'static str, FieldType, bool);

use FieldType::{Cell, Flag, List, Number, Object, Text};

/// Every field of a game file; the file itself has no name.
const FIELDS: [Field; 20] = [
    ("", "crowncount", Number, true),
    ("", "rules", Object, true),
    ("", "rounds", List, true),
    ("rules", "game", Text, true),
    ("rules", "edition", Text, false),
    ("rules", "size", Number, false),
    ("rules", "bonuses", List, false),
    ("rules", "dynasty", Flag, false),
    ("rounds", "players", List, true),
    ("players", "name", Text, true),
    ("players", "colour", Text, false),
    ("players", "kingdom", List, true),
    ("players", "coins", Number, false),
    ("players", "knights", Number, false),
    ("players", "towers", Number, false),
    ("players", "queen", Flag, false),
    ("players", "power", Text, false),
    ("players", "members", List, false),
    ("players", "unsure", List, false),
    ("players", "uncounted", List, false),
];

impl FieldType {
    /// The name in messages.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Number => "number",
            Text => "text",
            Flag => "flag",
            List => "list",
            Object => "object",
            Cell => "cell",
        }
    }

    /// The type in plain English.
    pub(super) const fn plain(self) -> &'static str {
        match self {
            Number => "a small whole number, 0 or more",
            Text => "text in quotes",
            Flag => "true or false",
            List => "a list",
            Object => "an object",
            Cell => "a row and a column such as [0, 2]",
        }
    }
}

/// What is wrong at the end of a path that could not be read.
pub(super) fn fault(file: &Value, path: &Path) -> FileFault {
    let (mut value, mut name, mut is_item) = (Some(file), "", false);
    for segment in path {
        match segment {
            Segment::Map { key } => {
                (value, name, is_item) = (value.and_then(|value| value.get(key)), key, false);
            }
            Segment::Seq { index } => (value, is_item) = (value.and_then(|value| value.get(index)), true),
            Segment::Enum { .. } | Segment::Unknown => {}
        }
    }
    let of_field = FIELDS.iter().find(|field| field.1 == name).map_or(Object, |field| field.2);
    // The fields of a list are those of its items.
    if let Some(Value::Object(object)) = value.filter(|_| is_item || of_field != List) {
        let missing = |field: &&Field| field.0 == name && field.3 && !object.contains_key(field.1);
        if let Some(&(_, field, ..)) = FIELDS.iter().find(missing) {
            return FileFault::Missing(field);
        }
    }
    let has_fields = FIELDS.iter().any(|field| field.0 == name);
    FileFault::WrongType(match (is_item, has_fields) {
        (false, _) => of_field,
        (true, true) => Object,
        (true, false) if name == "unsure" => Cell,
        (true, false) => Text,
    })
}
