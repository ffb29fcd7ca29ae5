//! The languages that the program speaks, and their files.

/// The table of languages: tag, own name, files.
macro_rules! languages {
    ($($(#[$doc:meta])* $language:ident $tag:tt $name:literal)+) => {
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
                    $(Self::$language => LanguageFacts {
                        tag: $tag,
                        name: $name,
                        files: files!(
                            $tag: "games" "places" "notation" "rules" "audit" "file" "disk" "scan" "sheet" "history"
                            "app" "live" "check" "referee" "explain" "paper" "keys"
                        ),
                        #[cfg(not(target_arch = "wasm32"))]
                        around: files!($tag: "cli" "commands" "page"),
                    }),+
                }
            }
        }
    };
}

/// The files of a language, one per subject. A page has English in it and fetches the others.
macro_rules! files {
    ("en": $($subject:tt)+) => { built_in!("en" $($subject)+) };
    ($tag:tt: $($subject:tt)+) => {{
        #[cfg(not(target_arch = "wasm32"))]
        { built_in!($tag $($subject)+) }
        #[cfg(target_arch = "wasm32")]
        { &[] }
    }};
}

macro_rules! built_in {
    ($tag:tt $($subject:tt)+) => {
        &[$(($subject, include_str!(concat!("../../assets/lang/", $tag, "/", $subject, ".ftl")))),+]
    };
}

/// A subject and the text of its Fluent file.
type SubjectFile = (&'static str, &'static str);

struct LanguageFacts {
    tag: &'static str,
    name: &'static str,
    files: &'static [SubjectFile],
    /// What is said outside of the window: by the command line, and by the scripts of a page, which have it themselves.
    #[cfg(not(target_arch = "wasm32"))]
    around: &'static [SubjectFile],
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
    pub(super) fn files(self) -> impl Iterator<Item = SubjectFile> {
        let facts = self.facts();
        let files = facts.files.iter();
        #[cfg(not(target_arch = "wasm32"))]
        let files = files.chain(facts.around);
        files.copied()
    }
}
