//! Tiles laid on the table. In: a board and how loosely it lies. Out: a layer of cardboard and shadow in the plane
//! of the table.

use tiny_skia::{FilterQuality, Mask, Pixmap, PixmapPaint, Transform};

use super::{Board, Shot, clutter};
use crowncount::Cell;
use crowncount::art::rounded;
use crowncount::art::{Colour, Detail, Dice, INK, Point, cell, raster};
use crowncount::art::{Drawing, Path};

/// Bare table kept around the board, in cells.
pub(super) const MARGIN: f32 = 3.0;
/// The side of a square of a tile, in cells: the rest is the gap to its neighbour.
const SIDE: f32 = 0.985;
const CARDBOARD: Colour = Colour::hex("#E9DFC8");

/// The laid tiles, seen from straight above.
pub(super) struct Layer {
    canvas: Pixmap,
    scale: f32,
}

/// One tile where it came to lie: its middle, its size in cells, and how it is turned.
pub(super) struct Lying {
    pub(super) middle: Point,
    pub(super) faces: Vec<Cell>,
    pub(super) turn: f32,
    pub(super) looks: u64,
}

/// Lays the tiles of a board at so many pixels a cell; `None` if that is more than memory can hold.
pub(super) fn lay(board: &Board, shot: &Shot, scale: f32) -> Option<Layer> {
    let (rows, columns) = board.size();
    let side = |cells: usize| ((cells as f32 + 2.0 * MARGIN) * scale).ceil().max(1.0) as u32;
    let mut canvas = Pixmap::new(side(columns), side(rows))?;
    let mut dice = Dice::new(shot.seed ^ 0x1A7);
    let mut tiles: Vec<Lying> =
        board.tiles(&mut dice).iter().map(|cells| drop_tile(board, shot, cells, &mut dice)).collect();
    tiles.extend(clutter::spare_dominoes(board, shot));
    let light = dice.between(0.0, std::f32::consts::TAU);
    for tile in &tiles {
        let fall = [light.cos() * 0.055, light.sin() * 0.055];
        raster::paint(&mut canvas, &shadow(tile), plane(tile, fall, scale));
    }
    for tile in &tiles {
        let edge = [light.cos() * 0.018, light.sin() * 0.018];
        raster::paint(&mut canvas, &cardboard(tile), plane(tile, edge, scale));
        paint_face(&mut canvas, tile, shot, scale);
    }
    let place = Transform::from_translate(MARGIN, MARGIN).post_scale(scale, scale);
    raster::paint(&mut canvas, &clutter::pieces(board, shot), place);
    Some(Layer { canvas, scale })
}

/// Decides how a tile lies: with a drift and a turn of its own, either way round.
fn drop_tile(board: &Board, shot: &Shot, cells: &[(usize, usize)], dice: &mut Dice) -> Lying {
    let n = cells.len() as f32;
    let sum =
        |f: fn(&(usize, usize)) -> usize| cells.iter().map(|cell| f(cell) as f32 + 0.5).sum::<f32>() / n;
    let middle = [sum(|c| c.1) + dice.around(shot.drift), sum(|c| c.0) + dice.around(shot.drift)];
    let upright = cells.len() == 2 && cells[0].1 == cells[1].1;
    let quarter = std::f32::consts::FRAC_PI_2;
    let mut faces: Vec<Cell> = cells.iter().map(|&(r, c)| board.rows[r][c]).collect();
    let mut turn = if upright { quarter } else { 0.0 };
    if cells.len() == 1 {
        turn = quarter * dice.below(4) as f32;
    } else if dice.chance(0.5) {
        faces.reverse();
        turn += 2.0 * quarter;
    }
    Lying { middle, faces, turn: turn + dice.around(shot.drift * 0.6), looks: dice.bits() }
}

/// From the tile's own plane, its middle at the origin, to the canvas.
fn plane(tile: &Lying, [dx, dy]: Point, scale: f32) -> Transform {
    let x = (tile.middle[0] + MARGIN + dx) * scale;
    let y = (tile.middle[1] + MARGIN + dy) * scale;
    Transform::from_scale(scale, scale).post_rotate(tile.turn.to_degrees()).post_translate(x, y)
}

fn outline(tile: &Lying, grow: f32) -> Vec<Point> {
    let (w, h) = (tile.faces.len() as f32 - 1.0 + SIDE + grow, SIDE + grow);
    rounded([-w / 2.0, -h / 2.0, w, h], 0.05 + grow / 2.0)
}

/// A soft shadow: many faint outlines, the wider the fainter.
fn shadow(tile: &Lying) -> Drawing {
    let mut art = Drawing::new();
    for step in 0..7 {
        art.fill(&outline(tile, step as f32 * 0.03 - 0.04), INK.alpha(0.115));
    }
    art
}

fn cardboard(tile: &Lying) -> Drawing {
    let mut art = Drawing::new();
    art.push(Path::Polygon(outline(tile, 0.004)), Some(CARDBOARD.darker(0.12)), None);
    art
}

/// The printed side, cut to rounded corners.
fn paint_face(canvas: &mut Pixmap, tile: &Lying, shot: &Shot, scale: f32) {
    let n = tile.faces.len();
    let size = |cells: usize| ((cells as f32 - 1.0 + SIDE) * scale).round().max(1.0) as u32;
    let (Some(mut face), Some(mut mask)) = (Pixmap::new(size(n), size(1)), Mask::new(size(n), size(1)))
    else {
        return;
    };
    for (place, kind) in tile.faces.iter().enumerate() {
        let art = cell(*kind, tile.looks >> (8 * place), Detail::Full, shot.banner);
        let trim = (SIDE - 1.0) / 2.0 * scale;
        let cell = Transform::from_scale(scale, scale).post_translate(place as f32 * scale + trim, trim);
        raster::paint(&mut face, &art, cell);
    }
    let (w, h) = (face.width() as f32, face.height() as f32);
    let corners = rounded([0.0, 0.0, w, h], 0.05 * scale);
    if let Some(path) = raster::outline(&Path::Polygon(corners)) {
        mask.fill_path(&path, tiny_skia::FillRule::Winding, true, Transform::identity());
        face.apply_mask(&mask);
    }
    let place = Transform::from_translate(-w / 2.0, -h / 2.0)
        .post_rotate(tile.turn.to_degrees())
        .post_translate((tile.middle[0] + MARGIN) * scale, (tile.middle[1] + MARGIN) * scale);
    let paint = PixmapPaint { quality: FilterQuality::Bilinear, ..PixmapPaint::default() };
    canvas.draw_pixmap(0, 0, face.as_ref(), &paint, place, None);
}

impl Layer {
    /// The colour at a point of the board (in cells), over what lies below.
    pub(super) fn over(&self, [x, y]: Point, below: [f32; 3]) -> [f32; 3] {
        let (x, y) = ((x + MARGIN) * self.scale - 0.5, (y + MARGIN) * self.scale - 0.5);
        let (left, top) = (x.floor(), y.floor());
        let (width, height) = (self.canvas.width() as usize, self.canvas.height() as usize);
        let fits = |start: f32, side: usize| start >= 0.0 && start + 1.0 < side as f32;
        if !fits(left, width) || !fits(top, height) {
            return below;
        }
        let start = top as usize * width + left as usize;
        let (s, t) = (x - left, y - top);
        let weights =
            [(0, (1.0 - s) * (1.0 - t)), (1, s * (1.0 - t)), (width, (1.0 - s) * t), (width + 1, s * t)];
        let mut seen = [0.0_f32; 4];
        for (offset, weight) in weights {
            let pixel = self.canvas.pixels()[start + offset];
            let channels = [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()];
            seen.iter_mut().zip(channels).for_each(|(sum, c)| *sum += f32::from(c) / 255.0 * weight);
        }
        std::array::from_fn(|channel| seen[channel] + below[channel] * (1.0 - seen[3]))
    }
}
