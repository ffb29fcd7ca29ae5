//! The one place that asks the system for its language. Programs call it at their edge; no other room does.

use super::Language;

impl Language {
    /// The first of the user's system languages that the program speaks; otherwise English.
    pub fn of_system() -> Self {
        Self::among(sys_locale::get_locales()).unwrap_or_default()
    }

    /// `C` and `POSIX` are how a system says that it wants plain English, whatever comes after them.
    fn among(mut tags: impl Iterator<Item = String>) -> Option<Self> {
        tags.find_map(|tag| match tag.as_str() {
            "C" | "POSIX" => Some(Self::English),
            tag => Self::from_tag(tag),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_the_program_speaks_is_taken() {
        let among = |tags: &[&str]| Language::among(tags.iter().map(|&tag| tag.to_owned()));
        assert_eq!(among(&["ja-JP", "nl-BE", "fr"]), Some(Language::Dutch));
        assert_eq!(among(&["C", "fr"]), Some(Language::English));
        assert_eq!(among(&["ja"]), None);
    }
}
