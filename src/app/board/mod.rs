//! A kingdom as a board: tiles, territories with their sums, what is unsure, what is lit. In: a kingdom and how it is
//! to be shown. Out: what was done to which cell.

mod territories;

use eframe::egui::{
    Align2, Color32, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, TextureId, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use self::territories::{paint_buildings, paint_territories};
use super::desk::Desk;
use super::document::{Seat, Seated};
use super::pinch::{Closeness, by_two_fingers};
use super::theme::{Palette, color, strong_font};
use super::view::Lit;
use super::widgets::paint_texture;
use crate::model::{Building, Cell, Kingdom, Place, Places, Terrain};
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
    /// The pointer was dragged over it.
    Stroke(Place),
    /// It was long-pressed, or clicked with the secondary button.
    Erase(Place),
}

/// A small board that cannot be touched. Where only some cells are `lit`, the others step back.
pub(super) fn thumbnail(desk: &Desk<'_>, ui: &Ui, seat: Seat, rect: Rect, lit: Option<Places>) {
    if let Some(player) = desk.document.player(seat) {
        drawing(desk, ui, &player.kingdom, seat.player, rect, lit);
    }
}

/// Any kingdom, drawn for a player as a small board.
pub(super) fn drawing(
    desk: &Desk<'_>,
    ui: &Ui,
    kingdom: &Kingdom,
    player: usize,
    rect: Rect,
    lit: Option<Places>,
) {
    let grid = BoardGrid::inside(rect, kingdom);
    let banner = desk.banner(player);
    for (place, cell) in kingdom.iter() {
        let at = grid.cell(place);
        if cell == Cell::Empty {
            let dot = Palette::of(ui).hairline;
            ui.painter().rect_stroke(at.shrink(1.0), 1, Stroke::new(1.0, dot), StrokeKind::Inside);
        } else {
            paint_texture(ui, desk.tiles.cell(ui.ctx(), cell, place, grid.side, banner), at);
        }
        if lit.is_some_and(|lit| !lit.contains(place)) {
            ui.painter().rect_filled(at, 0, Palette::of(ui).card.gamma_multiply(0.62));
        }
    }
    if let Some(lit) = lit {
        territories::outline(ui.painter(), &grid, lit, Palette::of(ui).gold, 2.5);
    }
}

/// A board that can be touched, with `side` points per cell. Returns what was done to it.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui, seat: Seat, side: f32, look: BoardLook) -> Option<Touch> {
    let player = desk.document.player(seat)?;
    let (kingdom, holdings) = (&player.kingdom, player.holdings);
    let size = vec2(f32::from(kingdom.cols()), f32::from(kingdom.rows())) * side;
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let seen = Closeness::of(ui, response.id, rect).place(rect, rect);
    let grid = BoardGrid { min: seen.min, side: side * seen.width() / rect.width() };
    // Whatever is looked at closer keeps to its place.
    let around = ui.clip_rect();
    if seen != rect {
        ui.set_clip_rect(around.intersect(rect));
    }
    if let Some(photo) = look.photo {
        paint_texture(ui, photo, seen);
    }
    let mut touch = None;
    for (place, cell) in kingdom.iter() {
        touch = cell_ui(desk, ui, seat, kingdom, (place, cell), &grid, look).or(touch);
    }
    if look.territories
        && let Some(score) = desk.derived.score(seat)
    {
        paint_territories(desk, ui, seat, score, &grid, holdings.has_queen());
        paint_buildings(desk, ui, score, &grid);
    }
    paint_marks(desk, ui, seat, kingdom, &grid);
    ui.set_clip_rect(around);
    touch.filter(|_| !by_two_fingers(ui))
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
    if look.drawn > 0.0 && cell == Cell::Empty {
        paint_no_tile(ui, rect, look.drawn);
    } else if look.drawn > 0.0 {
        let texture = desk.tiles.cell(ui.ctx(), cell, place, grid.side, desk.banner(seat.player));
        let tint = Color32::WHITE.gamma_multiply(look.drawn);
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        ui.painter().image(texture, rect.shrink(0.5), whole, tint);
        if (desk.view.letters || (grid.side < 28.0 && look.territories))
            && look.drawn > 0.5
            && let Some(terrain) = cell.terrain()
        {
            paint_letter(ui.painter(), rect, &letter(desk, terrain));
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

/// A dashed hairline, however large the cell is: no tile lies here.
fn paint_no_tile(ui: &Ui, rect: Rect, drawn: f32) {
    let inner = rect.shrink(rect.width() * 0.06);
    let corners = [inner.left_top(), inner.right_top(), inner.right_bottom(), inner.left_bottom()];
    let stroke = Stroke::new(1.0, Palette::of(ui).soft_ink.gamma_multiply(0.6 * drawn));
    // An odd number of dashes and gaps, so that every corner is whole.
    let dash = inner.width() / 13.0;
    for side in 0..4 {
        let line = [corners[side], corners[(side + 1) % 4]];
        ui.painter().extend(Shape::dashed_line(&line, stroke, dash, dash));
    }
}

/// The letter of a terrain in the language of the window. Coats of arms differ in shape and keep those of the notation.
pub(super) fn letter(desk: &Desk<'_>, terrain: Terrain) -> String {
    if terrain.is_coat() {
        terrain.letter().to_string()
    } else {
        desk.say(&Message::new(format!("letter-{}", terrain.id())))
    }
}

/// The letter of a tile, for people who cannot distinguish the colours; two in languages where terrains begin alike.
pub(super) fn paint_letter(painter: &Painter, rect: Rect, letter: &str) {
    let side = rect.width();
    let font = strong_font((side * 0.2).max(9.0));
    let text = painter.layout_no_wrap(letter.to_owned(), font, Color32::WHITE);
    let height = (side * 0.3).max(12.0);
    let width = height.max(text.size().x + height * 0.4);
    // Sums are at the bottom, crowns and marks at the top.
    let middle = rect.left_center() + vec2(side * 0.02 + width * 0.5, 0.0);
    let plate = Rect::from_center_size(middle, vec2(width, height));
    painter.rect_filled(plate, height * 0.5, Color32::from_black_alpha(170));
    painter.galley(middle - text.size() * 0.5, text, Color32::WHITE);
}

/// What a cell is and where, for screen readers: 'row 2 column 3: wheat, 1 crown, to be checked'.
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
            let amber = Shape::convex_polygon(flag, palette.amber, Stroke::new(1.0, Color32::WHITE));
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
