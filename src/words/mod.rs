//! The words people read. A room that has something to say to a person says it as a [`Message`], an id and its
//! arguments, and `Words` (feature `words`) turns it into text with the Fluent files of a language.
//!
//! The errors of the core also have plain English of their own, so that programs need no language files; a test
//! keeps the two in agreement. This is the leftmost room: it knows none of the others.

mod clean;
#[cfg(feature = "words")]
mod fluent;
#[cfg(feature = "words")]
mod language;
mod meant;
mod message;
#[cfg(feature = "cli")]
mod system;

pub use clean::{clean, is_hidden};
#[cfg(feature = "words")]
pub use fluent::Words;
#[cfg(feature = "words")]
pub use language::Language;
pub use meant::meant;
pub use message::{Arg, Message, Say};

/// Implements `Display` (in English) and `Error` for types that [`Say`] what is wrong. Errors that have a cause name it
/// after an arrow: `HistoryFault => Self::cause`.
#[cfg(any(feature = "history", feature = "scan", feature = "sheet"))]
macro_rules! display_by_words {
    ($($type:ty $(=> $source:expr)?),+) => {$(
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::words::Words::english().text(&$crate::words::Say::say(self)))
            }
        }
        impl std::error::Error for $type {
            $(fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
                $source(self)
            })?
        }
    )+};
}
#[cfg(any(feature = "history", feature = "scan", feature = "sheet"))]
pub(crate) use display_by_words;

#[cfg(all(test, feature = "words"))]
mod tests;
