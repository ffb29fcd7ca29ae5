//! The one place where text from outside (names of files, arguments, fields of a file) is made harmless before it
//! reaches a terminal, a title, a sheet or an error.

use std::borrow::Cow;
use std::fmt::Write;

/// The most letters of one quotation; nobody reads further.
const LONGEST: usize = 400;

/// Whether a character is not seen but does something: moves the cursor, ends a line, or turns the writing around.
/// Joiners and marks that scripts and emoji need are none of these.
pub fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The text with everything hidden written out, such as `\u{1b}` for the beginning of a terminal sequence, and cut
/// where it is endless.
pub fn clean(text: &str) -> Cow<'_, str> {
    let cut = text.char_indices().nth(LONGEST).map(|(at, _)| at);
    if cut.is_none() && !text.contains(is_hidden) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len().min(4 * LONGEST));
    for letter in text[..cut.unwrap_or(text.len())].chars() {
        match letter {
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            // Writing into a string cannot fail.
            _ if is_hidden(letter) => _ = write!(out, "\\u{{{:x}}}", u32::from(letter)),
            _ => out.push(letter),
        }
    }
    if cut.is_some() {
        out.push('…');
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_hidden_is_written_out() {
        assert_eq!(clean("Cléo 👩‍👧 נועה"), "Cléo 👩‍👧 נועה");
        assert_eq!(clean("a\u{1b}[31mb"), "a\\u{1b}[31mb");
        assert_eq!(clean("a\nb\tc\r\0"), "a\\nb\\tc\\r\\u{0}");
        assert_eq!(clean("gpj.\u{202e}txt"), "gpj.\\u{202e}txt");
        assert_eq!(clean("\u{9b}31m"), "\\u{9b}31m");
        assert_eq!(clean(&"é".repeat(1_000_000)), format!("{}…", "é".repeat(LONGEST)));
    }
}
