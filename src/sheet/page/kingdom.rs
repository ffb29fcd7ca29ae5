//! A kingdom on the page: its tiles, the outlines of territories that count, and what they count.

use super::canvas::{Anchor, Area, Canvas};
use super::outline::loops;
use super::{CARD, HAIRLINE};
use crate::art::{self, CREAM, Detail, INK, STONE, VARIANTS, castle, no_tile, queen, terrain, unknown};
use crate::model::{Cell, Frame, Kingdom, Place, PlayerColour};
use crate::rules::Territory;
use crate::sheet::Scored;
use crate::sheet::font::Type;

/// How much of a cell is left free around its tile.
const GAP: f32 = 0.02;

/// The grid that is shown, and where.
struct GridOnPage {
    /// The place at its top left.
    first: Place,
    rows: u8,
    cols: u8,
    cell: f32,
    at: [f32; 2],
}

/// How high the board of a kingdom is that is so wide.
pub(super) fn height(frame: Frame, width: f32) -> f32 {
    width * f32::from(frame.rows()) / f32::from(frame.cols())
}

/// Draws a kingdom in the middle of an area.
pub(super) fn draw(
    canvas: &mut Canvas,
    scored: &Scored,
    frame: Frame,
    area: Area,
    banner: (usize, PlayerColour),
) {
    let kingdom = &scored.player.kingdom;
    let board = GridOnPage::of(kingdom, frame, area);
    let places: Vec<Place> = board.places().collect();
    for &place in &places {
        tile(canvas, kingdom.get(place), place, &board, banner);
    }
    let territories = scored.score.territories.iter().enumerate();
    let counting: Vec<(usize, &Territory)> = territories.filter(|(_, t)| t.points() > 0).collect();
    for (_, territory) in &counting {
        outline(canvas, territory, &board);
    }
    for &place in &places {
        crowns(canvas, kingdom.get(place), place, &board);
    }
    for (index, territory) in counting {
        let here = label_place(kingdom, territory);
        if scored.score.queen.is_some_and(|queen| queen.territory == index) {
            let corner = board.corner(queen_place(kingdom, territory, here));
            let side = board.cell * 0.7;
            canvas.art("queen", queen, [corner[0] + board.cell * 0.05, corner[1] + board.cell * 0.1], side);
        }
        badge(canvas, territory, here, &board);
    }
}

impl GridOnPage {
    /// The grid as it was written, or only its tiles where that is wider than the frame.
    fn of(kingdom: &Kingdom, frame: Frame, area: Area) -> Self {
        let fits = kingdom.rows() <= frame.rows() && kingdom.cols() <= frame.cols();
        let (first, rows, cols) = match kingdom.extent().filter(|_| !fits) {
            Some(extent) => (extent.top_left, extent.rows, extent.cols),
            None => (Place::new(0, 0), kingdom.rows(), kingdom.cols()),
        };
        let across = area.width / f32::from(cols.max(frame.cols()));
        let down = area.height / f32::from(rows.max(frame.rows()));
        let cell = across.min(down);
        let x = area.x + (area.width - f32::from(cols) * cell) / 2.0;
        let y = area.y + (area.height - f32::from(rows) * cell) / 2.0;
        Self { first, rows, cols, cell, at: [x, y] }
    }

    /// All places that are shown.
    fn places(&self) -> impl Iterator<Item = Place> {
        let (first, cols) = (self.first, self.cols);
        let place = move |row, col| Place::new(first.row + row, first.col + col);
        (0..self.rows).flat_map(move |row| (0..cols).map(move |col| place(row, col)))
    }

    /// Where a tile lies, and how large it is.
    fn tile(&self, place: Place) -> ([f32; 2], f32) {
        let gap = GAP * self.cell;
        (self.corner(place).map(|edge| edge + gap), self.cell - 2.0 * gap)
    }

    /// The top left of a place on the page.
    fn corner(&self, place: Place) -> [f32; 2] {
        let across = f32::from(place.col) - f32::from(self.first.col);
        let down = f32::from(place.row) - f32::from(self.first.row);
        [self.at[0] + across * self.cell, self.at[1] + down * self.cell]
    }
}

/// What lies on a place, without its crowns.
fn tile(
    canvas: &mut Canvas,
    cell: Cell,
    place: Place,
    board: &GridOnPage,
    (player, colour): (usize, PlayerColour),
) {
    let (at, side) = board.tile(place);
    // Neighbours look different, and a kingdom looks the same every time. Half of the looks make half the file.
    let seed = (u64::from(place.row) + 2 * u64::from(place.col)) % (VARIANTS / 2);
    match cell {
        Cell::Square(square) => {
            if square.terrain().is_coat() {
                canvas.area(Area::new(at[0], at[1], side, side), 2.0, CARD, Some((HAIRLINE, 0.8)));
            }
            let kind = square.terrain();
            canvas.art(&format!("{}-{seed}", kind.id()), || terrain(kind, seed, Detail::Full), at, side);
        }
        Cell::Built(building) => {
            let drawing = || art::cell(cell, 0, Detail::Full, STONE);
            canvas.art(&format!("built-{}", building.id()), drawing, at, side);
        }
        Cell::Castle => {
            canvas.art(&format!("castle-{player}"), || castle(colour.into(), Detail::Full), at, side);
        }
        Cell::Empty => canvas.art("no-tile", || no_tile(HAIRLINE), at, side),
        Cell::Unknown => canvas.art("unknown", unknown, at, side),
    }
}

/// The crowns of a square, in Duel its crosses, over the outlines of territories.
fn crowns(canvas: &mut Canvas, cell: Cell, place: Place, board: &GridOnPage) {
    let Some(square) = cell.square().filter(|square| square.crowns() > 0) else { return };
    let (at, side) = board.tile(place);
    let what = if square.terrain().is_coat() { "crosses" } else { "crowns" };
    let name = format!("{what}-{}", square.crowns());
    canvas.art(&name, || art::crowns(square, Detail::Full), at, side);
}

/// A light line inside the border with a dark one under it, so that it shows on wheat and on mines.
fn outline(canvas: &mut Canvas, territory: &Territory, board: &GridOnPage) {
    let onto_page = |[x, y]: [f32; 2]| {
        let [left, top] = board.corner(Place::new(0, 0));
        [left + x * board.cell, top + y * board.cell]
    };
    let loops: Vec<Vec<[f32; 2]>> = loops(territory.places, 0.055)
        .into_iter()
        .map(|path| path.into_iter().map(onto_page).collect())
        .collect();
    canvas.outline(&loops, (INK.alpha(0.55), 0.075 * board.cell));
    canvas.outline(&loops, (CREAM, 0.035 * board.cell));
}

/// '7 × 3 = 21' on a plate, low in its cell, so that crowns stay free.
fn badge(canvas: &mut Canvas, territory: &Territory, at: Place, board: &GridOnPage) {
    let text = format!("{} × {} = {}", territory.squares, territory.crowns, territory.points());
    // In Duel the shield under it must stay readable.
    let (share, foot) = if territory.terrain.is_coat() { (0.18, 0.985) } else { (0.205, 0.92) };
    let style = Type::bold((board.cell * share).clamp(6.5, 15.0));
    let (width, height) = (style.width(&text) + 0.7 * style.size, 1.45 * style.size);
    let [x, y] = board.corner(at);
    let (middle, base) = (x + board.cell / 2.0, y + board.cell * foot);
    let plate = Area::new(middle - width / 2.0, base - height, width, height);
    canvas.area(plate, height / 2.0, CREAM, Some((INK.alpha(0.6), 0.7)));
    let line = base - height / 2.0 + 0.36 * style.size;
    canvas.text(&text, [middle, line], Anchor::Middle, style, INK);
}

/// The cell for the badge: near the middle, with neighbours of the same territory at its sides, and rather not
/// one with a building.
fn label_place(kingdom: &Kingdom, territory: &Territory) -> Place {
    let places = territory.places;
    let count = places.len().max(1) as f32;
    let mean = |of: fn(Place) -> u8| places.iter().map(|place| f32::from(of(place))).sum::<f32>() / count;
    let (row, col) = (mean(|place| place.row), mean(|place| place.col));
    let cost = |place: Place| {
        let far = (f32::from(place.row) - row).abs() + (f32::from(place.col) - col).abs();
        let sides = place.neighbours().filter(|next| next.row == place.row && places.contains(*next)).count();
        let built = matches!(kingdom.get(place), Cell::Built(_));
        far - 0.6 * sides as f32 + if built { 1.5 } else { 0.0 }
    };
    places.iter().min_by(|a, b| cost(*a).total_cmp(&cost(*b))).unwrap_or(Place::new(0, 0))
}

/// The cell for the Queen: one without crowns or a building, and not under the badge if that can be.
fn queen_place(kingdom: &Kingdom, territory: &Territory, badge: Place) -> Place {
    let cost = |place: &Place| {
        let cell = kingdom.get(*place);
        let taken = u32::from(place == &badge) * 2 + u32::from(matches!(cell, Cell::Built(_)));
        taken + u32::from(cell.crowns())
    };
    territory.places.iter().min_by_key(cost).unwrap_or(badge)
}
