//! The kinds of files that a sheet can become. In: the ending of a file's name. Out: its bytes.

use std::path::Path;

use super::Sheet;
use crate::words::{Message, Say, display_by_words};

/// A kind of file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// Plain text.
    Text,
    /// A table for spreadsheets.
    Csv,
    /// Data for other programs.
    Json,
    /// A picture of shapes.
    Svg,
    /// A picture of pixels.
    Png,
    /// A page to print.
    Pdf,
}

/// Why a sheet could not become a file.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum RenderError {
    /// No format has this ending.
    NoFormat(String),
    /// The picture could not be made; in the words of the drawing library.
    NotDrawn(String),
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 6] = [Self::Text, Self::Csv, Self::Json, Self::Svg, Self::Png, Self::Pdf];

    /// The ending of its files.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Text => "txt",
            Self::Csv => "csv",
            Self::Json => "json",
            Self::Svg => "svg",
            Self::Png => "png",
            Self::Pdf => "pdf",
        }
    }

    /// The format that a file's name asks for.
    ///
    /// ```
    /// use crowncount::sheet::Format;
    ///
    /// assert_eq!(Format::of("evening.PDF".as_ref()), Ok(Format::Pdf));
    /// assert!(Format::of("evening.doc".as_ref()).is_err());
    /// ```
    pub fn of(path: &Path) -> Result<Self, RenderError> {
        let ending = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
        let format = Self::ALL.into_iter().find(|format| format.ending() == ending);
        format.ok_or(RenderError::NoFormat(ending))
    }
}

impl Sheet {
    /// The sheet as a file.
    pub fn render(&self, format: Format) -> Result<Vec<u8>, RenderError> {
        match format {
            Format::Text => Ok(self.text().into_bytes()),
            Format::Csv => Ok(self.csv()),
            Format::Json => Ok(self.json().into_bytes()),
            Format::Svg => Ok(self.svg().into_bytes()),
            Format::Png => self.png(),
            Format::Pdf => self.pdf(),
        }
    }
}

impl Say for RenderError {
    fn say(&self) -> Message {
        match self {
            Self::NoFormat(ending) => {
                let endings = Format::ALL.map(Format::ending).join(", ");
                Message::new("sheet-no-format").with("ending", ending.as_str()).with("endings", endings)
            }
            Self::NotDrawn(detail) => Message::new("sheet-not-drawn").with("detail", detail.as_str()),
        }
    }
}

display_by_words!(RenderError);
