//! The language of the answers. It is looked for before the arguments are parsed, since help and
//! errors in the command line are in it too.

use std::ffi::OsString;

use crate::words::{Language, Message};

/// The language that `--lang` asks for, else that of the system.
pub(super) fn of(arguments: &[OsString]) -> Result<Language, Message> {
    let Some(tag) = asked(arguments) else { return Ok(Language::of_system()) };
    Language::from_tag(tag).ok_or_else(|| {
        let tags = Language::ALL.map(Language::tag).join(", ");
        Message::new("cli-no-language").with("tag", tag).with("tags", tags)
    })
}

/// The word after `--lang`. Where there is none, the parser will say so.
fn asked(arguments: &[OsString]) -> Option<&str> {
    let mut texts = arguments.iter().skip(1).map(|argument| argument.to_str().unwrap_or_default());
    while let Some(text) = texts.next() {
        match text {
            "--" => return None,
            "--lang" => return texts.next(),
            _ => {
                if let Some(tag) = text.strip_prefix("--lang=") {
                    return Some(tag);
                }
            }
        }
    }
    None
}
