//! Words on buttons and tabs (`button-…`, `tab-…`) must fit on a phone, in every language.

use skrifa::prelude::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};

use super::super::{Language, Message, Words};
use super::shape::shapes;

/// The narrowest phone, in points.
const PHONE: f32 = 360.0;
/// The size of the words on buttons.
const SIZE: f32 = 15.0;

/// The room for the words: two buttons or three tabs stand side by side, with what is around the words.
fn room(id: &str) -> Option<f32> {
    match id {
        id if id.starts_with("button-") => Some(PHONE / 2.0 - 12.0),
        id if id.starts_with("tab-") => Some(PHONE / 3.0 - 32.0),
        _ => None,
    }
}

#[test]
fn words_on_buttons_fit_on_a_phone() {
    let font = FontRef::new(include_bytes!("../../../assets/fonts/NotoSans-Regular.ttf")).unwrap();
    let (letters, metrics) = (font.charmap(), font.glyph_metrics(Size::new(SIZE), LocationRef::default()));
    let advance = |letter: char| {
        let glyph = letters.map(letter).unwrap_or_else(|| panic!("the font lacks {letter:?}"));
        metrics.advance_width(glyph).unwrap_or_default()
    };
    let mut measured = 0;
    for language in Language::ALL {
        for (id, room) in shapes(language).into_keys().filter_map(|id| Some((id, room(id)?))) {
            let text = Words::of(language).text(&Message::new(id));
            let width: f32 = text.chars().map(advance).sum();
            assert!(
                width > 0.0 && width <= room,
                "{language:?} {id}: {text} is {width} wide, the room {room}"
            );
            measured += 1;
        }
    }
    assert!(measured > 0, "there are no buttons");
}
