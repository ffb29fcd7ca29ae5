//! The languages that the program speaks, and their files.

/// The table of languages: tag, own name, files.
macro_rules! languages {
    ($($(#[$doc:meta])* $language:ident $tag:literal $name:literal)+) => {
        /// A language that the program speaks.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub enum Language {
            $($(#[$doc])* $language),+
        }

        impl Language {
            /// All languages.
            pub const ALL: [Self; [$($tag),+].len()] = [$(Self::$language),+];

            const fn facts(self) -> LanguageFacts {
                match self {
                    $(Self::$language => LanguageFacts { tag: $tag, name: $name, files: files!($tag) }),+
                }
            }
        }
    };
}

/// The files of a language, one per subject.
macro_rules! files {
    ($tag:literal: $($subject:literal)+) => {
        &[$(($subject, include_str!(concat!("../../assets/lang/", $tag, "/", $subject, ".ftl")))),+]
    };
    ($tag:literal) => {
        files!($tag: "games" "places" "notation" "rules" "audit" "file" "disk" "scan" "sheet" "history" "cli" "app" "check" "referee" "explain" "commands" "paper" "keys" "page")
    };
}

struct LanguageFacts {
    tag: &'static str,
    name: &'static str,
    files: &'static [(&'static str, &'static str)],
}

languages! {
    /// English, the language that the others are measured against.
    #[default]
    English "en" "English"
    /// French.
    French "fr" "Français"
    /// German.
    German "de" "Deutsch"
    /// Spanish.
    Spanish "es" "Español"
    /// Italian.
    Italian "it" "Italiano"
    /// Portuguese.
    Portuguese "pt" "Português"
    /// Dutch.
    Dutch "nl" "Nederlands"
    /// Russian.
    Russian "ru" "Русский"
}

impl Language {
    /// The language of a tag as systems and people write it; its region and encoding do not matter.
    ///
    /// ```
    /// use crowncount::words::Language;
    ///
    /// assert_eq!(Language::from_tag("pt_BR.UTF-8"), Some(Language::Portuguese));
    /// assert_eq!(Language::from_tag("tlh"), None);
    /// ```
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_', '.', '@']).next()?;
        Self::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
    }

    /// Its tag, such as `en`.
    pub const fn tag(self) -> &'static str {
        self.facts().tag
    }

    /// Its name in its own language.
    pub const fn name(self) -> &'static str {
        self.facts().name
    }

    /// Its Fluent files: the subject and the text of each.
    pub(super) const fn files(self) -> &'static [(&'static str, &'static str)] {
        self.facts().files
    }
}
