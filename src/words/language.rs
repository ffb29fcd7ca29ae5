//! The languages that the program speaks, and their files.

use unic_langid::{LanguageIdentifier, langid};

/// A language that the program speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English, the language that the others are measured against.
    #[default]
    English,
}

/// The files of a language, one a subject.
macro_rules! files {
    ($tag:literal: $($subject:literal)+) => {
        &[$(($subject, include_str!(concat!("../../assets/lang/", $tag, "/", $subject, ".ftl")))),+]
    };
    ($tag:literal) => {
        files!($tag: "games" "places" "notation" "rules" "audit" "file" "scan" "sheet" "history" "cli" "app")
    };
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 1] = [Self::English];

    /// Its tag, such as `en`.
    pub fn tag(self) -> LanguageIdentifier {
        match self {
            Self::English => langid!("en"),
        }
    }

    /// Its name in itself.
    pub fn name(self) -> &'static str {
        match self {
            Self::English => "English",
        }
    }

    /// Its Fluent files: the subject and the text of each.
    pub(super) fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::English => files!("en"),
        }
    }
}
