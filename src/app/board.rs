//! A kingdom as a board: tiles, territories with their sums, what is unsure, what is lit. In: a kingdom and how it is
//! to be shown. Out: what was done to which cell.

use eframe::egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Role, Sense, Stroke, StrokeKind, TextureId, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::desk::Desk;
use super::document::{Seat, Seated};
use super::theme::{Palette, color, strong_font};
use super::tiles::PieceTexture;
use super::view::Lit;
use super::widgets::paint_texture;
use crate::model::{Building, Cell, Kingdom, Place, Places, Terrain};
use crate::rules::{Score, Territory};
use crate::words::{Message, Say};

/// How a board is shown.
#[derive(Debug, Clone, Copy)]
pub(super) struct BoardLook {
    /// How much of the drawing shows over the photo, from 0 to 1.
    pub drawn: f32,
    /// The photo of the board.
    pub photo: Option<TextureId>,
    /// Whether territories have their outlines and sums.
    pub territories: bool,
}

/// What was done to a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Touch {
    /// It was tapped.
    Tap(Place),
    /// The pointer was drawn over it.
    Stroke(Place),
    /// It was pressed long, or with the other button.
    Erase(Place),
}

/// A small board that is only looked at.
pub(super) fn thumbnail(desk: &Desk<'_>, ui: &Ui, seat: Seat, rect: Rect) {
    let Some(player) = desk.document.player(seat) else { return };
    let grid = BoardGrid::inside(rect, &player.kingdom);
    let banner = desk.banner(seat.player);
    for (place, cell) in player.kingdom.iter() {
        let at = grid.cell(place);
        if cell == Cell::Empty {
            let dot = Palette::of(ui).hairline;
            ui.painter().rect_stroke(at.shrink(1.0), 1, Stroke::new(1.0, dot), StrokeKind::Inside);
        } else {
            paint_texture(ui, desk.tiles.cell(ui.ctx(), cell, place, grid.side, banner), at);
        }
    }
}

/// A board that is touched, `side` points a cell. Returns what was done to it.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui, seat: Seat, side: f32, look: BoardLook) -> Option<Touch> {
    let player = desk.document.player(seat)?;
    let (kingdom, holdings) = (&player.kingdom, player.holdings);
    let size = vec2(f32::from(kingdom.cols()), f32::from(kingdom.rows())) * side;
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let grid = BoardGrid { min: rect.min, side };
    if let Some(photo) = look.photo {
        paint_texture(ui, photo, rect);
    }
    let mut touch = None;
    for (place, cell) in kingdom.iter() {
        touch = cell_ui(desk, ui, seat, kingdom, (place, cell), &grid, look).or(touch);
    }
    if look.territories
        && let Some(score) = desk.derived.score(seat)
    {
        paint_territories(desk, ui, seat, score, &grid, holdings.queen);
    }
    paint_marks(desk, ui, seat, kingdom, &grid);
    touch
}

/// Where the cells of a board are.
struct BoardGrid {
    min: Pos2,
    side: f32,
}

impl BoardGrid {
    /// As large as fits, in the middle.
    fn inside(rect: Rect, kingdom: &Kingdom) -> Self {
        let cells = vec2(f32::from(kingdom.cols()), f32::from(kingdom.rows()));
        let side = (rect.width() / cells.x).min(rect.height() / cells.y);
        Self { min: rect.center() - cells * side * 0.5, side }
    }

    fn cell(&self, place: Place) -> Rect {
        let min = self.min + vec2(f32::from(place.col), f32::from(place.row)) * self.side;
        Rect::from_min_size(min, Vec2::splat(self.side))
    }

    fn place_at(&self, at: Pos2, kingdom: &Kingdom) -> Option<Place> {
        let cell = (at - self.min) / self.side;
        let inside = cell.x >= 0.0
            && cell.y >= 0.0
            && cell.x < f32::from(kingdom.cols())
            && cell.y < f32::from(kingdom.rows());
        inside.then(|| Place::new(cell.y as u8, cell.x as u8))
    }
}

fn cell_ui(
    desk: &Desk<'_>,
    ui: &Ui,
    seat: Seat,
    kingdom: &Kingdom,
    (place, cell): (Place, Cell),
    grid: &BoardGrid,
    look: BoardLook,
) -> Option<Touch> {
    let rect = grid.cell(place);
    let id = ui.scope_id().with(("cell", seat, place, look.photo.is_some() && look.drawn == 0.0));
    // Not focusable: keys belong to the board as a whole, and move its cursor.
    let response = ui.interact(rect, id, Sense::CLICK | Sense::DRAG);
    response.widget_info(|| {
        let unsure = desk.document.seated(seat).is_some_and(|seated| seated.unsure().contains(place));
        WidgetInfo::labeled(Role::Button, true, desk.say(&say_cell_at(place, cell, unsure)))
    });
    if look.drawn > 0.0 {
        let texture = desk.tiles.cell(ui.ctx(), cell, place, grid.side, desk.banner(seat.player));
        let tint = Color32::WHITE.gamma_multiply(look.drawn);
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        ui.painter().image(texture, rect.shrink(0.5), whole, tint);
        if (desk.view.letters || grid.side < 28.0) && look.drawn > 0.5 {
            if let Some(terrain) = cell.terrain() {
                paint_letter(ui.painter(), rect, &letter(desk, terrain));
            }
        }
    }
    if response.hovered() {
        desk.point_at(Lit::Cell(seat, place));
    }
    if response.secondary_clicked() || response.long_touched() {
        return Some(Touch::Erase(place));
    }
    if response.clicked() {
        return Some(Touch::Tap(place));
    }
    if response.dragged() {
        let at = response.interact_pointer_pos()?;
        return grid.place_at(at, kingdom).map(Touch::Stroke);
    }
    None
}

/// The letter of a terrain in the language of the window. Coats of arms differ in shape and keep those of the notation.
fn letter(desk: &Desk<'_>, terrain: Terrain) -> String {
    if terrain.is_coat() {
        terrain.letter().to_string()
    } else {
        desk.say(&Message::new(format!("letter-{}", terrain.id())))
    }
}

/// The letter of a tile, for whoever cannot tell the colours apart.
fn paint_letter(painter: &Painter, rect: Rect, letter: &str) {
    let side = rect.width();
    let at = rect.left_bottom() + vec2(side * 0.16, -side * 0.16);
    let radius = (side * 0.15).max(6.0);
    painter.circle_filled(at, radius, Color32::from_black_alpha(170));
    let font = strong_font((side * 0.2).max(9.0));
    painter.text(at, Align2::CENTER_CENTER, letter, font, Color32::WHITE);
}

/// What a cell is and where, for screen readers: 'row 2 column 3: wheat, 1 crown, not sure'.
pub(super) fn say_cell_at(place: Place, cell: Cell, unsure: bool) -> Message {
    let mut what = say_cell(cell);
    if unsure {
        what = Message::new("app-cell-unsure").with("cell", what);
    }
    Message::new("at-cell").with("row", place.row + 1).with("column", place.col + 1).with("what", what)
}

/// What a cell is: 'wheat, 1 crown'.
pub(super) fn say_cell(cell: Cell) -> Message {
    match cell {
        Cell::Unknown => Message::new("app-cell-unknown"),
        Cell::Empty => Message::new("app-cell-empty"),
        Cell::Castle => Message::new("app-cell-castle"),
        Cell::Built(building) => building.say(),
        Cell::Square(square) if square.crowns() == 0 => square.terrain().say(),
        Cell::Square(square) => {
            let id = if square.terrain().is_coat() { "app-cell-crosses" } else { "app-cell-crowns" };
            Message::new(id).with("terrain", square.terrain().say()).with("count", square.crowns())
        }
    }
}

fn paint_territories(desk: &Desk<'_>, ui: &Ui, seat: Seat, score: &Score, grid: &BoardGrid, has_queen: bool) {
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
        let line = if pointed { palette.gold } else { Color32::from_rgb(0xFF, 0xFB, 0xF2) };
        outline(ui.painter(), grid, territory.places, line, if pointed { 3.0 } else { 2.0 });
    }
    for (index, territory) in score.territories.iter().enumerate() {
        let queen = has_queen && score.queen.is_some_and(|queen| queen.territory == index);
        if territory.crowns > 0 || queen {
            badge(desk, ui, grid, territory, queen);
        }
    }
}

/// The border of a group of cells, drawn just inside it.
fn outline(painter: &Painter, grid: &BoardGrid, places: Places, color: Color32, width: f32) {
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
    let font = FontId::new((grid.side * 0.17).clamp(9.5, 15.0), super::theme::strong());
    let text = desk.say(
        &Message::new("app-badge")
            .with("squares", territory.squares)
            .with("crowns", territory.crowns)
            .with("points", territory.points()),
    );
    let painter = ui.painter();
    let words = painter.layout_no_wrap(text, font, Color32::WHITE);
    let size = words.size() + vec2(8.0, 3.0);
    let at = rect.center_bottom() - vec2(0.0, size.y * 0.5 + grid.side * 0.07);
    let plate = Rect::from_center_size(at, size);
    painter.rect_filled(plate, 4, Color32::from_black_alpha(190));
    painter.galley(plate.center() - words.size() * 0.5, words, Color32::WHITE);
    if queen {
        let side = grid.side * 0.5;
        let texture = desk.tiles.piece(ui.ctx(), PieceTexture::Queen, side);
        let at = rect.center_top() + vec2(-grid.side * 0.22, side * 0.5);
        paint_texture(ui, texture, Rect::from_center_size(at, Vec2::splat(side)));
    }
}

/// Unsure cells, lit cells and the cursor.
fn paint_marks(desk: &Desk<'_>, ui: &Ui, seat: Seat, kingdom: &Kingdom, grid: &BoardGrid) {
    let palette = Palette::of(ui);
    let painter = ui.painter();
    let unsure = desk.document.seated(seat).map_or(Places::NONE, Seated::unsure);
    for place in kingdom.places() {
        let rect = grid.cell(place);
        if desk.is_lit(seat, place) {
            painter.rect_stroke(rect.shrink(1.5), 4, Stroke::new(3.0, palette.gold), StrokeKind::Inside);
        }
        if unsure.contains(place) {
            let side = (grid.side * 0.36).max(14.0);
            let corner = rect.left_top();
            let flag = vec![corner, corner + vec2(side, 0.0), corner + vec2(0.0, side)];
            let amber =
                eframe::egui::Shape::convex_polygon(flag, palette.amber, Stroke::new(1.0, Color32::WHITE));
            painter.add(amber);
            let font = strong_font(side * 0.5);
            painter.text(corner + Vec2::splat(side * 0.3), Align2::CENTER_CENTER, "?", font, Color32::BLACK);
        }
    }
    if let Some(cursor) = desk.view.cursor.filter(|_| desk.seat() == seat) {
        let rect = grid.cell(cursor);
        painter.rect_stroke(rect, 4, Stroke::new(4.0, Color32::from_black_alpha(150)), StrokeKind::Inside);
        painter.rect_stroke(
            rect.shrink(1.0),
            4,
            Stroke::new(2.0, color(crate::art::CREAM)),
            StrokeKind::Inside,
        );
    }
}

/// How many copies of a building are left in the box, this cell's own not counted.
pub(super) fn copies_left(desk: &Desk<'_>, round: usize, building: Building, except: (Seat, Place)) -> usize {
    let used = desk.document.players_of(round).enumerate().map(|(player, owner)| {
        let own = Seat { round, player };
        let stands = |place: &Place| (own, *place) != except;
        let here = owner.kingdom.places_where(|cell| cell == Cell::Built(building));
        here.iter().filter(stands).count()
    });
    usize::from(building.copies()).saturating_sub(used.sum())
}
