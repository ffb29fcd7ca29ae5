//! The palette: what a tap paints. It stands below the board, or beside it where only its width is free there.

use eframe::egui::{Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo};

use super::board::{letter, paint_letter, say_cell};
use super::desk::Desk;
use super::theme::{Palette, STEP, colour};
use super::view::{Brush, Show};
use super::widgets::{paint_texture, ring};
use crate::art::Icon;
use crate::model::{Cell, Place, Square};
use crate::words::Message;

/// The side of a button, and the least width of one in a narrow window.
pub(super) const SIDE: f32 = 48.0;
const LEAST: f32 = 32.0;

/// The brushes of the game.
fn brushes(desk: &Desk<'_>) -> Vec<Brush> {
    let terrains = desk.document.rules().book().terrains;
    let squares = terrains.iter().map(|&terrain| Brush::Paint(Cell::Square(Square::plain(terrain))));
    let others = [Brush::Paint(Cell::Castle), Brush::Paint(Cell::Empty), Brush::Select];
    squares.chain(others).collect()
}

/// The brushes in one row, or in two of the same length where that would be too narrow for a finger.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    let brushes = brushes(desk);
    let room = ui.available_width() + STEP;
    let width = |count: usize| (room / count as f32 - STEP).floor().clamp(1.0, SIDE);
    let in_row = [1, 2].map(|rows| brushes.len().div_ceil(rows));
    let in_row = in_row.into_iter().find(|&count| width(count) >= LEAST).unwrap_or(in_row[1]);
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(STEP);
        for row in brushes.chunks(in_row) {
            ui.horizontal(|ui| buttons(desk, ui, row, Vec2::new(width(in_row), SIDE)));
        }
    });
}

/// The brushes one below the other.
pub(super) fn column(desk: &Desk<'_>, ui: &mut Ui) {
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(STEP);
        buttons(desk, ui, &brushes(desk), Vec2::splat(SIDE));
    });
}

/// How high the brushes are one below the other.
pub(super) fn column_height(desk: &Desk<'_>) -> f32 {
    brushes(desk).len() as f32 * (SIDE + STEP) - STEP
}

fn buttons(desk: &Desk<'_>, ui: &mut Ui, brushes: &[Brush], size: Vec2) {
    for &brush in brushes {
        if button(desk, ui, brush, size).clicked() {
            desk.show(Show::Brush(brush));
        }
    }
}

fn button(desk: &Desk<'_>, ui: &mut Ui, brush: Brush, size: Vec2) -> Response {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let (what, key) = match brush {
        Brush::Select => (Message::new("app-brush-select"), None),
        Brush::Paint(cell) => (say_cell(cell), Some(cell.to_string())),
    };
    let name = desk.say(&Message::new("app-brush").with("what", what));
    let on = desk.view.brush == brush;
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, &name));
    if ui.is_rect_visible(rect) {
        let inner = Rect::from_center_size(rect.center(), Vec2::splat(size.min_elem() - 8.0));
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
