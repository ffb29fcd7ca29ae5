//! The letters on tiles, for people who cannot tell the colours apart.

use crowncount::Terrain;
use crowncount::app::{Action, Options};
use crowncount::words::{Language, Message, Words};
use eframe::egui::{Rect, Role};
use egui_kittest::kittest::Queryable;

use crate::support::{PHONE, WIDE, Window, fixture};

#[test]
fn letters_stand_whole_on_their_tiles_in_every_language() {
    for language in Language::ALL {
        for size in [WIDE, PHONE] {
            let words = Words::of(language);
            let mut window = Window::with(size, Options { words: Some(words), ..Options::default() });
            window.open(fixture("queendomino"));
            window.harness.state_mut().ask(Action::Letters);
            window.run();
            let letter = |terrain: Terrain| words.text(&Message::new(format!("letter-{}", terrain.id())));
            let letters: Vec<String> =
                Terrain::ALL.into_iter().filter(|terrain| !terrain.is_coat()).map(letter).collect();
            // The cells of the board and the brushes of the palette.
            let buttons = window.harness.query_all_by_role(Role::Button);
            let brushes = window.harness.query_all_by_role(Role::RadioButton);
            let tiles: Vec<Rect> = buttons.chain(brushes).map(|node| node.rect()).collect();
            let painted = window.painted();
            let found: Vec<_> = painted.iter().filter(|(_, text)| letters.contains(text)).collect();
            assert!(found.len() > 20, "{language:?} at {size}: {}", found.len());
            for (at, text) in found {
                let whole = tiles.iter().any(|tile| tile.width() < 200.0 && tile.contains_rect(*at));
                assert!(whole, "{language:?} at {size}: {text} at {at:?}");
                let others = painted.iter().filter(|(other, _)| other != at);
                let over = others.clone().find(|(other, _)| other.shrink(2.0).intersects(at.shrink(2.0)));
                assert_eq!(over, None, "{language:?} at {size}: {text} at {at:?} is covered");
            }
        }
    }
}
