//! What a person chose once and for all: language, day or night, letters. Kept beside the game.

use eframe::egui::{Context, Theme, ThemePreference};
use serde::{Deserialize, Serialize};

use crate::words::Language;

/// What was chosen; what was not is left to the system.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Settings {
    /// The tag of the language.
    language: Option<String>,
    dark: Option<bool>,
    /// Whether letters stand on the tiles.
    pub letters: bool,
}

impl Settings {
    /// Reads settings. Damaged ones are replaced by those of a new user without a message, since little is lost.
    pub(super) fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// Writes settings.
    pub(super) fn write(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    /// Takes what was chosen elsewhere where nothing was chosen here; whether that changes anything.
    pub(super) fn fill_from(&mut self, other: Self) -> bool {
        let filled = Self {
            language: self.language.clone().or(other.language),
            dark: self.dark.or(other.dark),
            letters: self.letters || other.letters,
        };
        let changes = filled != *self;
        *self = filled;
        changes
    }

    /// The language that was chosen.
    pub(super) fn language(&self) -> Option<Language> {
        self.language.as_deref().and_then(Language::from_tag)
    }

    /// Chooses a language.
    pub(super) fn speak(&mut self, language: Language) {
        self.language = Some(language.tag().to_owned());
    }

    /// Chooses day or night.
    pub(super) fn set_dark(&mut self, ctx: &Context, dark: bool) {
        self.dark = Some(dark);
        self.light(ctx);
    }

    /// Shows day or night as chosen.
    pub(super) fn light(&self, ctx: &Context) {
        if let Some(dark) = self.dark {
            ctx.set_theme(ThemePreference::from(if dark { Theme::Dark } else { Theme::Light }));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_written_and_read_back() {
        let mut settings = Settings { letters: true, ..Settings::default() };
        settings.speak(Language::Dutch);
        let again = Settings::read(&settings.write());
        assert_eq!(again, settings);
        assert_eq!(again.language(), Some(Language::Dutch));
        assert_eq!(Settings::read("{"), Settings::default());
        // What was chosen here stays.
        let mut own = Settings { dark: Some(true), ..Settings::default() };
        assert!(own.fill_from(Settings { dark: Some(false), ..settings.clone() }));
        assert_eq!(own, Settings { dark: Some(true), ..settings.clone() });
        assert!(!own.fill_from(settings));
    }
}
