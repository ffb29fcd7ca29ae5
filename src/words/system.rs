//! The one place that asks the system for its language. Programs call it at their edge; no other room does.

use super::Language;

impl Language {
    /// The first language that the person has chosen in the system and that the program speaks; else English.
    pub fn of_system() -> Self {
        Self::among(sys_locale::get_locales()).unwrap_or_default()
    }

    /// `C` and `POSIX` are how a system says that it wants plain English, whatever comes after them.
    pub(super) fn among(mut tags: impl Iterator<Item = String>) -> Option<Self> {
        tags.find_map(|tag| match tag.as_str() {
            "C" | "POSIX" => Some(Self::English),
            tag => Self::from_tag(tag),
        })
    }
}
