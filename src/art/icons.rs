//! The icons of the window, as strokes of one pen. In: an icon and a colour. Out: a drawing in the unit cell.

mod strokes;

use super::Colour;
use super::drawing::Drawing;
use strokes::Pen;

/// What draws an icon.
type Strokes = fn(&mut Pen);

/// What an icon stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Icon {
    /// Take back.
    Undo,
    /// Do again.
    Redo,
    /// Photograph a kingdom.
    Camera,
    /// Enter by hand.
    Pencil,
    /// Try the sample.
    Sample,
    /// Open a file.
    Open,
    /// Save a file.
    Save,
    /// Write a sheet.
    Export,
    /// Take in from a file.
    Import,
    /// Send to others.
    Share,
    /// Settings.
    Settings,
    /// Add, or more.
    Plus,
    /// Take away, or less.
    Minus,
    /// Delete.
    Trash,
    /// Turn by a quarter.
    Rotate,
    /// Look closer.
    Magnifier,
    /// Done, or right.
    Check,
    /// Close, or wrong.
    Cross,
    /// Something is off.
    Warning,
    /// Not sure.
    Question,
    /// The winner.
    Crown,
    /// Copy.
    Copy,
    /// Paste.
    Paste,
    /// Dark colours.
    Moon,
    /// Light colours.
    Sun,
    /// Language.
    Globe,
    /// Past games.
    History,
    /// Players.
    Players,
    /// Onwards.
    Next,
    /// Back.
    Back,
    /// More commands.
    Menu,
    /// The corners of a frame.
    Corners,
    /// Letters on tiles.
    Letters,
    /// Search for a frame.
    Viewfinder,
    /// Select only.
    Pointer,
    /// Lay tiles by hand.
    Brush,
    /// A frame without gaps.
    Complete,
    /// Duel's power.
    Shield,
    /// Keep for later.
    Bookmark,
    /// An empty page.
    Page,
    /// What was written on paper.
    Paper,
    /// A picture.
    Picture,
    /// What each key does.
    Keyboard,
    /// A phone that is held over the table.
    Live,
}

/// Every icon with the strokes that draw it.
const ICONS: [(Icon, Strokes); 44] = [
    (Icon::Undo, strokes::undo),
    (Icon::Redo, strokes::redo),
    (Icon::Camera, strokes::camera),
    (Icon::Pencil, strokes::pencil),
    (Icon::Sample, strokes::sample),
    (Icon::Open, strokes::open),
    (Icon::Save, strokes::save),
    (Icon::Export, strokes::export),
    (Icon::Import, strokes::import),
    (Icon::Share, strokes::share),
    (Icon::Settings, strokes::settings),
    (Icon::Plus, strokes::plus),
    (Icon::Minus, strokes::minus),
    (Icon::Trash, strokes::trash),
    (Icon::Rotate, strokes::rotate),
    (Icon::Magnifier, strokes::magnifier),
    (Icon::Check, strokes::check),
    (Icon::Cross, strokes::cross),
    (Icon::Warning, strokes::warning),
    (Icon::Question, strokes::question_ring),
    (Icon::Crown, strokes::crown),
    (Icon::Copy, strokes::copy),
    (Icon::Paste, strokes::paste),
    (Icon::Moon, strokes::moon),
    (Icon::Sun, strokes::sun),
    (Icon::Globe, strokes::globe),
    (Icon::History, strokes::history),
    (Icon::Players, strokes::players),
    (Icon::Next, strokes::next),
    (Icon::Back, strokes::back),
    (Icon::Menu, strokes::menu),
    (Icon::Corners, strokes::corners),
    (Icon::Letters, strokes::letters),
    (Icon::Viewfinder, strokes::viewfinder),
    (Icon::Pointer, strokes::pointer),
    (Icon::Brush, strokes::brush),
    (Icon::Complete, strokes::complete),
    (Icon::Shield, strokes::shield),
    (Icon::Bookmark, strokes::bookmark),
    (Icon::Page, strokes::page),
    (Icon::Paper, strokes::paper),
    (Icon::Picture, strokes::picture),
    (Icon::Keyboard, strokes::keyboard),
    (Icon::Live, strokes::live),
];

impl Icon {
    /// All icons.
    pub fn all() -> impl Iterator<Item = Self> {
        ICONS.iter().map(|(icon, _)| *icon)
    }
}

/// The drawing of an icon in one colour.
pub fn icon(icon: Icon, colour: Colour) -> Drawing {
    let mut pen = Pen { art: Drawing::new(), colour };
    ICONS[icon as usize].1(&mut pen);
    pen.art
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_the_order_of_the_enum() {
        assert!(Icon::all().enumerate().all(|(index, icon)| icon as usize == index));
    }
}
