//! Names of people.

/// Letters that take no room: the soft hyphen, blanks and joiners of no width, the byte order mark.
const UNSEEN: [char; 6] = ['\u{ad}', '\u{200b}', '\u{200c}', '\u{200d}', '\u{2060}', '\u{feff}'];

/// A name without its blanks: names that differ only in blanks, or in what nobody sees, are one name.
pub fn without_blanks(name: &str) -> String {
    name.chars().filter(|letter| !letter.is_whitespace() && !UNSEEN.contains(letter)).collect()
}
