//! Tiles laid on the table. In: a kingdom and how loosely it lies. Out: a layer of cardboard and shadow in the plane of
//! the table.

use crowncount::art::{Colour, Detail, Drawing, INK, Path, TilePoint, cell, raster, rounded};
use crowncount::{Cell, Kingdom, Place};
use fastrand::Rng;
use tiny_skia::{FilterQuality, Mask, Pixmap, PixmapPaint, Transform};

use super::{Shot, clutter, tiling};
use crate::random::Chance;

/// Bare table kept around the kingdom, in cells.
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
    pub(super) middle: TilePoint,
    pub(super) faces: Vec<Cell>,
    pub(super) turn: f32,
    pub(super) looks: u64,
}

/// Lays the tiles of a kingdom at so many pixels a cell; `None` if that is more than memory can hold.
pub(super) fn lay(kingdom: &Kingdom, shot: &Shot, scale: f32) -> Option<Layer> {
    let side = |cells: u8| ((f32::from(cells) + 2.0 * MARGIN) * scale).ceil().max(1.0) as u32;
    let mut canvas = Pixmap::new(side(kingdom.cols()), side(kingdom.rows()))?;
    let random = &mut Rng::with_seed(shot.seed ^ 0x1A7);
    let mut tiles: Vec<Lying> = tiling::tiles(kingdom, random)
        .iter()
        .map(|places| drop_tile(kingdom, shot, places, random))
        .collect();
    tiles.extend(clutter::spare_dominoes(kingdom, shot));
    let light = random.between(0.0, std::f32::consts::TAU);
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
    raster::paint(&mut canvas, &clutter::pieces(kingdom, shot), place);
    Some(Layer { canvas, scale })
}

/// Decides how a tile lies: with a drift and a turn of its own, either way round.
fn drop_tile(kingdom: &Kingdom, shot: &Shot, places: &[Place], random: &mut Rng) -> Lying {
    let mean = |of: fn(&Place) -> u8| {
        places.iter().map(|place| f32::from(of(place)) + 0.5).sum::<f32>() / places.len() as f32
    };
    let drift = |random: &mut Rng| random.between(-shot.drift, shot.drift);
    let middle = [mean(|place| place.col) + drift(random), mean(|place| place.row) + drift(random)];
    let quarter = std::f32::consts::FRAC_PI_2;
    let mut faces: Vec<Cell> = places.iter().map(|&place| kingdom.get(place)).collect();
    let mut turn = match places {
        [one, other] if one.col == other.col && one.row < other.row => quarter,
        [one, other] if one.col == other.col => -quarter,
        [one, other] if one.col > other.col => 2.0 * quarter,
        [_, _] => 0.0,
        _ => quarter * f32::from(random.u8(..4)),
    };
    if places.len() == 2 && random.bool() {
        faces.reverse();
        turn += 2.0 * quarter;
    }
    Lying { middle, faces, turn: turn + drift(random) * 0.6, looks: random.u64(..) }
}

/// From the tile's own plane, its middle at the origin, to the canvas.
fn plane(tile: &Lying, [dx, dy]: TilePoint, scale: f32) -> Transform {
    let x = (tile.middle[0] + MARGIN + dx) * scale;
    let y = (tile.middle[1] + MARGIN + dy) * scale;
    Transform::from_scale(scale, scale).post_rotate(tile.turn.to_degrees()).post_translate(x, y)
}

fn outline(tile: &Lying, grow: f32) -> Vec<TilePoint> {
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
        let there = Transform::from_scale(scale, scale).post_translate(place as f32 * scale + trim, trim);
        raster::paint(&mut face, &art, there);
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
    /// The colour at a point of the kingdom (in cells), over what lies below.
    pub(super) fn over(&self, [x, y]: TilePoint, below: [f32; 3]) -> [f32; 3] {
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
