//! The territories of a kingdom on its board: borders, and the sum of each on its middle cell.

use eframe::egui::{Color32, FontId, Painter, Pos2, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::BoardGrid;
use crate::app::desk::Desk;
use crate::app::document::Seat;
use crate::app::theme::{Palette, color, strong};
use crate::app::tiles::PieceTexture;
use crate::app::view::Lit;
use crate::app::widgets::paint_texture;
use crate::model::{Effect, Place, Places};
use crate::rules::{Score, Territory, Why};
use crate::words::Message;

/// Territories that count, with their borders and sums.
pub(super) fn paint_territories(
    desk: &Desk<'_>,
    ui: &Ui,
    seat: Seat,
    score: &Score,
    grid: &BoardGrid,
    has_queen: bool,
) {
    let palette = Palette::of(ui);
    for (index, territory) in score.territories.iter().enumerate() {
        let pointed = match desk.view.lit {
            Some(Lit::Cell(lit, place)) => lit == seat && territory.places.contains(place),
            _ => false,
        };
        let queen = has_queen && score.queen.is_some_and(|queen| queen.territory == index);
        if territory.crowns == 0 && !pointed && !queen {
            continue;
        }
        let line = match (pointed, territory.terrain.is_coat()) {
            (true, _) => palette.gold,
            // The maps of Duel are white by day and by night.
            (false, true) => color(crate::art::Colour::hex("#A8362B")),
            (false, false) => Color32::from_rgb(0xFF, 0xFB, 0xF2),
        };
        outline(ui.painter(), grid, territory.places, line, if pointed { 3.0 } else { 2.0 });
    }
    for (index, territory) in score.territories.iter().enumerate() {
        let queen = has_queen && score.queen.is_some_and(|queen| queen.territory == index);
        if territory.crowns > 0 || queen {
            badge(desk, ui, grid, territory, queen);
        }
    }
}

/// What buildings are worth that count something, on their tiles.
pub(super) fn paint_buildings(desk: &Desk<'_>, ui: &Ui, score: &Score, grid: &BoardGrid) {
    let buildings = score.lines.iter().filter_map(|line| match &line.why {
        Why::Buildings(buildings) => Some(buildings),
        _ => None,
    });
    // The number of those that count nothing is on the tile already.
    for one in buildings.flatten().filter(|one| !matches!(one.building.effect(), Effect::Points(_))) {
        let sum = Message::new("app-badge")
            .with("squares", one.count)
            .with("crowns", one.each)
            .with("points", one.count * one.each);
        let rect = grid.cell(one.place);
        plate(ui, grid, &desk.say(&sum), one.count * one.each, |size| {
            rect.center_top() + vec2(0.0, size.y * 0.5 + grid.side * 0.05)
        });
    }
}

/// The border of a group of cells, drawn just inside it.
pub(super) fn outline(painter: &Painter, grid: &BoardGrid, places: Places, color: Color32, width: f32) {
    let inset = 2.5;
    for place in places.iter() {
        let rect = grid.cell(place);
        let has = |down: i8, right: i8| {
            let (row, col) = (place.row.checked_add_signed(down), place.col.checked_add_signed(right));
            matches!((row, col), (Some(row), Some(col)) if places.contains(Place::new(row, col)))
        };
        let (top, bottom, left, right) = (has(-1, 0), has(1, 0), has(0, -1), has(0, 1));
        let edge = |near: bool, value: f32, towards: f32| if near { value } else { value + inset * towards };
        let x = [edge(left, rect.left(), 1.0), edge(right, rect.right(), -1.0)];
        let y = [edge(top, rect.top(), 1.0), edge(bottom, rect.bottom(), -1.0)];
        for (open, from, to) in [
            (top, pos2(x[0], y[0]), pos2(x[1], y[0])),
            (bottom, pos2(x[0], y[1]), pos2(x[1], y[1])),
            (left, pos2(x[0], y[0]), pos2(x[0], y[1])),
            (right, pos2(x[1], y[0]), pos2(x[1], y[1])),
        ] {
            if !open {
                painter.line_segment([from, to], Stroke::new(width + 1.5, Color32::from_black_alpha(110)));
                painter.line_segment([from, to], Stroke::new(width, color));
            }
        }
        // Where the group bends, two short pieces close the corner.
        for (near_row, near_col, down, right, at) in [
            (top, left, -1, -1, rect.left_top()),
            (top, right, -1, 1, rect.right_top()),
            (bottom, left, 1, -1, rect.left_bottom()),
            (bottom, right, 1, 1, rect.right_bottom()),
        ] {
            if near_row && near_col && !has(down, right) {
                let inner = at - vec2(f32::from(right), f32::from(down)) * inset;
                let stroke = Stroke::new(width, color);
                painter.line_segment([inner, pos2(at.x, inner.y)], stroke);
                painter.line_segment([inner, pos2(inner.x, at.y)], stroke);
            }
        }
    }
}

/// The sum of a territory on its middle cell.
fn badge(desk: &Desk<'_>, ui: &Ui, grid: &BoardGrid, territory: &Territory, queen: bool) {
    let count = territory.places.len() as f32;
    let sum =
        territory.places.iter().fold(Vec2::ZERO, |sum, place| sum + grid.cell(place).center().to_vec2());
    let middle = (sum / count).to_pos2();
    let nearest = territory
        .places
        .iter()
        .map(|place| grid.cell(place))
        .min_by(|a, b| a.center().distance(middle).total_cmp(&b.center().distance(middle)));
    let Some(rect) = nearest else { return };
    let text = desk.say(
        &Message::new("app-badge")
            .with("squares", territory.squares)
            .with("crowns", territory.crowns)
            .with("points", territory.points()),
    );
    plate(ui, grid, &text, territory.points(), |size| {
        rect.center_bottom() - vec2(0.0, size.y * 0.5 + grid.side * 0.07)
    });
    if queen {
        // Above the letter of the tile, where there is one.
        let side = grid.side * if desk.view.letters { 0.36 } else { 0.5 };
        let texture = desk.tiles.piece(ui.ctx(), PieceTexture::Queen, side);
        let at = rect.center_top() + vec2(-grid.side * 0.22, side * 0.5);
        paint_texture(ui, texture, Rect::from_center_size(at, Vec2::splat(side)));
    }
}

/// A sum on a dark plate, whose middle is where its size asks for. Where a cell is too narrow for it, its points alone.
fn plate(ui: &Ui, grid: &BoardGrid, sum: &str, points: u32, at: impl FnOnce(Vec2) -> Pos2) {
    let font = FontId::new((grid.side * 0.17).clamp(9.5, 18.0), strong());
    let painter = ui.painter();
    let layout = |text: String| painter.layout_no_wrap(text, font.clone(), Color32::WHITE);
    let whole = layout(sum.to_owned());
    let words = if whole.size().x + 4.0 <= grid.side { whole } else { layout(points.to_string()) };
    let size = words.size() + vec2(8.0, 3.0);
    let plate = Rect::from_center_size(at(size), size);
    painter.rect_filled(plate, 4, Color32::from_black_alpha(190));
    painter.galley(plate.center() - words.size() * 0.5, words, Color32::WHITE);
}
