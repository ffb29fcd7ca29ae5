//! One cell, seen anew. In: a cell of the data and a random source. Out: the planes of a cell picture as another
//! phone, lamp, hand and table could have given it, and with something laid over it.

mod cover;
mod light;

use crowncount::scan::reader::{CELL_SIDE, LABELS, MARGIN};
use crowncount_lab::random::{Chance, Random};
use image::{Rgb, RgbImage};

use light::{blot_colours, blur, develop, glare, noise, piece, shade};

use crate::data::{Cell, Data, EMPTY};
use crate::warp::{Perspective, Point, Quad, colour};

const SIDE: usize = CELL_SIDE as usize;

/// A picture while it is worked on: colours from 0 to 255, row by row.
type Canvas = Vec<[f32; 3]>;

/// The planes of a cell picture, different each time. Neighbours are drawn from `cells`, so that nothing is shown of
/// a cell that is held out.
pub(crate) fn augmented(data: &Data, cells: &[&Cell], cell: &Cell, random: &mut Random) -> Vec<f32> {
    photographed(seen(data, cells, cell, random), cell, random)
}

/// The same, half of the time with something laid over the cell: 1 where that hides it, 0 where the cell is still seen.
pub(crate) fn perhaps_covered(
    data: &Data,
    cells: &[&Cell],
    cell: &Cell,
    random: &mut Random,
) -> (Vec<f32>, usize) {
    let mut canvas = seen(data, cells, cell, random);
    let hidden = if random.part() < THINGS {
        cover::thing(&mut canvas, cutting(data, cells, random), random)
    } else if random.part() < DAZZLES {
        cover::dazzle(&mut canvas, random)
    } else {
        0.0
    };
    (photographed(canvas, cell, random), usize::from(is_lost(hidden, random)))
}

/// How often something is laid over a cell, and how often a light hides one of the others.
const THINGS: f32 = 0.4;
const DAZZLES: f32 = 0.1;

/// Whether a cell is to be called covered of which this part is hidden. Between a quarter and a half it is now one, now the
/// other, so that the network is as unsure as a person.
fn is_lost(hidden: f32, random: &mut Random) -> bool {
    random.part() < (hidden - 0.25) / 0.25
}

/// A piece of a photo of tiles as they are never seen: too near or too far away. Bare table is table from near, too.
fn cutting(data: &Data, cells: &[&Cell], random: &mut Random) -> Canvas {
    let mut any = || cells[random.below(cells.len())];
    let cell = std::iter::repeat_with(&mut any).take(20).find(|cell| cell.label != EMPTY).unwrap_or_else(any);
    let view = Perspective::from_square(cell.quad);
    let size = if random.chance(0.5) { 0.1 + 0.25 * random.part() } else { 2.0 + 2.0 * random.part() };
    let corner = [0.5 - size * random.part(), 0.5 - size * random.part()];
    let at = |place: usize| {
        let part = |value: usize| (value as f32 + 0.5) / SIDE as f32 * size;
        [corner[0] + part(place % SIDE), corner[1] + part(place / SIDE)]
    };
    (0..SIDE * SIDE).map(|place| colour(&data.pictures[cell.picture], view.map(at(place)))).collect()
}

/// The planes of what is seen of a cell, as a camera gives them.
fn photographed(mut canvas: Canvas, cell: &Cell, random: &mut Random) -> Vec<f32> {
    let castle = LABELS[cell.label] == crowncount::Cell::Castle;
    if random.part() < if castle { 0.35 } else { 0.08 } {
        piece(&mut canvas, castle, random);
    }
    if random.part() < 0.5 {
        shade(&mut canvas, random);
    }
    if random.part() < 0.12 {
        glare(&mut canvas, random);
    }
    develop(&mut canvas, random);
    if random.part() < 0.35 {
        blur(&mut canvas, random.part() * random.part() * 1.8 + 0.2);
    }
    if random.part() < 0.25 {
        blot_colours(&mut canvas, 2 + random.below(3));
    }
    noise(&mut canvas, random.part().powi(2) * 12.0, random);
    (0..3)
        .flat_map(|channel| canvas.iter().map(move |pixel| pixel[channel].clamp(0.0, 255.0) / 127.5 - 1.0))
        .collect()
}

/// Rows of random cells as the network is shown them.
pub(crate) fn sheet(data: &Data, seed: u64) -> RgbImage {
    const COLUMNS: usize = 24;
    const ROWS: usize = 20;
    let mut random = Random::new(seed);
    let cells: Vec<&Cell> = data.cells.iter().collect();
    let mut sheet = RgbImage::new((COLUMNS * SIDE) as u32, (ROWS * SIDE) as u32);
    for place in 0..COLUMNS * ROWS {
        let planes = augmented(data, &cells, cells[random.below(cells.len())], &mut random);
        let (left, top) = (place % COLUMNS * SIDE, place / COLUMNS * SIDE);
        for at in 0..SIDE * SIDE {
            let value = |channel: usize| ((planes[channel * SIDE * SIDE + at] + 1.0) * 127.5) as u8;
            let pixel = Rgb([value(0), value(1), value(2)]);
            sheet.put_pixel((left + at % SIDE) as u32, (top + at / SIDE) as u32, pixel);
        }
    }
    sheet
}

/// The cell through a crooked frame; beyond a cell that stands alone, random neighbours are seen.
fn seen(data: &Data, cells: &[&Cell], cell: &Cell, random: &mut Random) -> Canvas {
    let empty = cell.label == EMPTY;
    let alone = if empty { random.part() < 0.4 } else { cell.alone };
    let quad = if empty { zoomed(cell.quad, random) } else { cell.quad };
    let frame = Perspective::from_square(crooked_frame(random));
    let own = Perspective::from_square(quad);
    let neighbours: [&Cell; 4] = std::array::from_fn(|_| cells[random.below(cells.len())]);
    let views = neighbours.map(|neighbour| Perspective::from_square(neighbour.quad));
    let step = 1.0 / SIDE as f32;
    let look = |place: usize| {
        let at =
            frame.map([(place % SIDE) as f32 * step + step / 2.0, (place / SIDE) as f32 * step + step / 2.0]);
        match side_of(at) {
            Some(side) if alone => {
                let inside = at.map(|value| value.rem_euclid(1.0));
                colour(&data.pictures[neighbours[side].picture], views[side].map(inside))
            }
            _ => colour(&data.pictures[cell.picture], own.map(at)),
        }
    };
    (0..SIDE * SIDE).map(look).collect()
}

/// Which neighbour a point beyond the unit square belongs to.
fn side_of([u, v]: Point) -> Option<usize> {
    let sides = [u < 0.0, u >= 1.0, v < 0.0, v >= 1.0];
    sides.iter().position(|&beyond| beyond)
}

/// A part of a table's picture: it has no size of its own.
fn zoomed(quad: Quad, random: &mut Random) -> Quad {
    let size = 0.35 + 0.6 * random.part();
    let (left, top) = (random.part() * (1.0 - size), random.part() * (1.0 - size));
    Perspective::from_square(quad).quad(left, top, left + size, top + size)
}

/// The corners of the cell picture in the cell, as a loosely laid domino and a rough grid leave them.
fn crooked_frame(random: &mut Random) -> Quad {
    // Small shifts and turns are likelier than great ones.
    let shift: Point = std::array::from_fn(|_| either(random) * if random.part() < 0.3 { 0.2 } else { 0.1 });
    let angle = either(random) * if random.part() < 0.3 { 0.2 } else { 0.07 };
    let reach = (0.5 + MARGIN) * (1.0 + 0.12 * either(random));
    let (sin, cos) = angle.sin_cos();
    let mut corners = [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0_f32]].map(|[x, y]| {
        let (x, y) = (x + 0.06 * either(random), y + 0.06 * either(random));
        [0.5 + shift[0] + (x * cos - y * sin) * reach, 0.5 + shift[1] + (x * sin + y * cos) * reach]
    });
    if random.chance(0.5) {
        corners.reverse();
    }
    corners.rotate_left(random.below(4));
    corners
}

/// Uniform between minus one and one.
fn either(random: &mut Random) -> f32 {
    random.part() * 2.0 - 1.0
}
