//! A message before it is put into a language: an id of the Fluent files and its arguments.

use std::borrow::Cow;

/// Something to tell a person, not yet in any language.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Message {
    id: Cow<'static, str>,
    args: Vec<(Cow<'static, str>, Arg)>,
}

/// An argument of a [`Message`].
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Arg {
    /// A number; Fluent chooses the plural by it.
    Number(i64),
    /// A name or a quotation, the same in every language.
    Text(String),
    /// Something that has its own words, such as a terrain.
    Message(Message),
    /// Several, joined as the language joins them.
    List(Vec<Arg>),
}

/// Types that can tell a person what they mean.
pub trait Say {
    /// The message.
    fn say(&self) -> Message;
}

impl Message {
    /// A message by its id in the Fluent files.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), args: Vec::new() }
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, arg: impl Into<Arg>) -> Self {
        self.args.push((name.into(), arg.into()));
        self
    }

    /// Its id in the Fluent files.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Its arguments by name.
    pub fn args(&self) -> &[(Cow<'static, str>, Arg)] {
        &self.args
    }
}

impl Say for Message {
    fn say(&self) -> Message {
        self.clone()
    }
}

macro_rules! number_args {
    ($($type:ty),+) => {$(
        impl From<$type> for Arg {
            fn from(number: $type) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )+};
}
number_args!(u8, u16, u32, i32);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(number as i64)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl<T: Into<Arg>> FromIterator<T> for Arg {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }
}
