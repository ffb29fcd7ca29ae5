//! Names of people.

/// A name without its blanks: names that differ only in blanks are one name.
pub fn without_blanks(name: &str) -> String {
    name.split_whitespace().collect()
}
