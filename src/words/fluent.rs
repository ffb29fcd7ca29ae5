//! From a [`Message`] to text, by the Fluent files of a language.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};

use super::{Arg, Language, Message, clean};

/// The words of each language, once they were read.
static WORDS: [OnceLock<Words>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

/// The words of one language.
///
/// ```
/// use crowncount::words::{Message, Words};
///
/// let message = Message::new("towers").with("count", 1);
/// assert_eq!(Words::english().text(&message), "1 tower");
/// ```
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    language: Language,
}

impl Words {
    /// English, the language of the tests and of messages to programmers.
    pub fn english() -> &'static Self {
        Self::of(Language::English)
    }

    /// The words of a language, built into the program. A page has English in it: another language speaks English
    /// until its words are brought.
    pub fn of(language: Language) -> &'static Self {
        #[cfg(target_arch = "wasm32")]
        if language != Language::English {
            return WORDS[language as usize].get().unwrap_or_else(|| Self::english());
        }
        WORDS[language as usize].get_or_init(|| Self::read(language, language.files().map(|(_, text)| text)))
    }

    /// Brings the words of a language that is not built in: the text of its Fluent files.
    #[cfg(target_arch = "wasm32")]
    pub fn bring(language: Language, text: &str) {
        WORDS[language as usize].get_or_init(|| Self::read(language, [text]));
    }

    /// Reads Fluent files. They are part of the program and tested, so a mistake in one is a mistake in the
    /// program; the parts that could be read are still used.
    fn read<'a>(language: Language, files: impl IntoIterator<Item = &'a str>) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.tag().parse().unwrap_or_default()]);
        // The marks around arguments are for mixed writing directions, which none of our languages has.
        bundle.set_use_isolating(false);
        for source in files {
            let resource = match FluentResource::try_new(source.to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Self { bundle, language }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text of a message. One that the file lacks is shown by its id, so that nothing is lost on screen;
    /// the tests of the files see to it that this does not happen.
    pub fn text(&self, message: &Message) -> String {
        self.try_text(message).unwrap_or_else(|_| message.id().to_owned())
    }

    /// The text of a message, or what was wrong with the Fluent file.
    pub(super) fn try_text(&self, message: &Message) -> Result<String, Vec<FluentError>> {
        let missing = || {
            vec![FluentError::ResolverError(fluent_bundle::resolver::ResolverError::NoValue(
                message.id().to_owned(),
            ))]
        };
        let pattern = self.bundle.get_message(message.id()).and_then(|m| m.value()).ok_or_else(missing)?;
        let mut args = FluentArgs::new();
        for (name, arg) in message.args() {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(clean(text)),
                Arg::Message(inner) => FluentValue::from(self.text(inner)),
                Arg::List(list) => FluentValue::from(self.list(list)),
            };
            args.set(name.as_ref(), value);
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if errors.is_empty() { Ok(text) } else { Err(errors) }
    }

    /// 'a', 'a and b', 'a, b and c'. The comma is the same in all our languages.
    fn list(&self, items: &[Arg]) -> String {
        let texts: Vec<String> = items
            .iter()
            .map(|item| match item {
                Arg::Number(number) => number.to_string(),
                Arg::Text(text) => clean(text).into_owned(),
                Arg::Message(message) => self.text(message),
                Arg::List(list) => self.list(list),
            })
            .collect();
        match texts.split_last() {
            None => String::new(),
            Some((only, [])) => only.clone(),
            Some((last, rest)) => {
                // Some languages choose the word for 'and' by the sound that follows it.
                let initial: String = last.chars().take(1).flat_map(char::to_lowercase).collect();
                let all = Message::new("list-and").with("first", rest.join(", ")).with("last", last.as_str());
                self.text(&all.with("initial", initial))
            }
        }
    }
}
