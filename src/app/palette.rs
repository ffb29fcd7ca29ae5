//! The palette: what a tap paints.

use eframe::egui::{Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo};

use super::board::{letter, paint_letter, say_cell};
use super::desk::Desk;
use super::theme::{Palette, STEP, colour};
use super::view::{Brush, Show};
use super::widgets::{paint_texture, ring};
use crate::art::Icon;
use crate::model::{Cell, Place, Square};
use crate::words::Message;

/// The side of a button.
const SIDE: f32 = 48.0;

/// The brushes of the game, in one or two rows.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    let terrains = desk.document.rules().book().terrains;
    let squares = terrains.iter().map(|&terrain| Brush::Paint(Cell::Square(Square::plain(terrain))));
    let others = [Brush::Paint(Cell::Castle), Brush::Paint(Cell::Empty), Brush::Select];
    let brushes: Vec<Brush> = squares.chain(others).collect();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(STEP);
        for brush in brushes {
            if button(desk, ui, brush).clicked() {
                desk.show(Show::Brush(brush));
            }
        }
    });
}

fn button(desk: &Desk<'_>, ui: &mut Ui, brush: Brush) -> Response {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(SIDE), Sense::click());
    let (what, key) = match brush {
        Brush::Select => (Message::new("app-brush-select"), None),
        Brush::Paint(cell) => (say_cell(cell), Some(cell.to_string())),
    };
    let name = desk.say(&Message::new("app-brush").with("what", what));
    let on = desk.view.brush == brush;
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, &name));
    if ui.is_rect_visible(rect) {
        let inner = rect.shrink(4.0);
        match brush {
            Brush::Select => {
                let texture = desk.tiles.icon(ui.ctx(), Icon::Pointer, 24.0, colour(palette.ink));
                paint_texture(ui, texture, Rect::from_center_size(rect.center(), Vec2::splat(24.0)));
            }
            Brush::Paint(cell) => {
                let banner = desk.banner(desk.seat().player);
                let texture = desk.tiles.cell(ui.ctx(), cell, Place::new(0, 0), inner.width(), banner);
                paint_texture(ui, texture, inner);
                if desk.view.letters
                    && let Some(terrain) = cell.terrain()
                {
                    paint_letter(ui.painter(), inner, &letter(desk, terrain));
                }
            }
        }
        if on {
            ring(ui, rect, palette.accent);
        } else if response.hovered() {
            ring(ui, rect, palette.hairline);
        }
    }
    match key {
        Some(key) => response.on_hover_text(format!("{name} ({key})")),
        None => response.on_hover_text(name),
    }
}

impl Brush {
    /// What a cell becomes when it is tapped; nothing where the brush only selects.
    pub fn tapped(self, now: Cell) -> Option<Cell> {
        match (self, now) {
            (Self::Select, _) => None,
            // Another tap cycles the crowns up to what exists.
            (Self::Paint(Cell::Square(new)), Cell::Square(old)) if new.terrain() == old.terrain() => {
                let terrain = old.terrain();
                let crowns = (old.crowns() + 1) % (terrain.most_crowns() + 1);
                Square::new(terrain, crowns).map(Cell::Square)
            }
            (Self::Paint(cell), _) => Some(cell),
        }
    }

    /// What a cell becomes when the brush is dragged over it.
    pub fn stroked(self, now: Cell) -> Option<Cell> {
        match self {
            Self::Paint(cell) if cell.terrain().is_none() || cell.terrain() != now.terrain() => Some(cell),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taps_cycle_the_crowns_that_exist() {
        let cell = |token: &str| token.parse::<Cell>().expect("a cell");
        let swamp = Brush::Paint(cell("s"));
        let mut now = cell("w1");
        let mut seen = Vec::new();
        for _ in 0..4 {
            now = swamp.tapped(now).expect("a brush that paints");
            seen.push(now.to_string());
        }
        assert_eq!(seen, ["s", "s1", "s2", "s"]);
        assert_eq!(swamp.stroked(cell("s2")), None);
        assert_eq!(Brush::Select.tapped(now), None);
    }
}
