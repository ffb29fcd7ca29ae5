//! Draws everything of the art room on contact sheets, to be looked at, at four sizes on light and dark ground:
//! `cargo run --release --example contact_sheet -- FOLDER`

use std::path::Path;

use crowncount::art::{
    self, Colour, Detail, Drawing, INK, Icon, Pose, VARIANTS, building, building_sign, castle, coin, crown,
    icon, king, knight, no_tile, queen, raster, tower, unknown,
};
use crowncount::{Building, Cell, Kingdom, PlayerColour, Square, Terrain};
use image::{ImageResult, Rgb, RgbImage, imageops};

const GROUNDS: [(&str, Colour, Colour); 2] =
    [("light", Colour::hex("#F6F0E2"), INK), ("dark", Colour::hex("#1E2124"), Colour::hex("#ECE6DA"))];

fn main() -> ImageResult<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".into());
    for size in [24, 48, 96, 200] {
        for (name, ground, ink) in GROUNDS {
            let detail = Detail::for_pixels(size as f32);
            let sheets =
                [("tiles", tiles(detail)), ("pieces", pieces(detail, ink)), ("kingdom", kingdom(detail))];
            for (sheet, rows) in sheets {
                let file = Path::new(&folder).join(format!("{sheet}-{size}-{name}.png"));
                let gap = if sheet == "kingdom" { 1 } else { (size / 16).max(2) };
                contact(&rows, size, gap, ground).save(file)?;
            }
        }
    }
    Ok(())
}

/// A kingdom as the window shows it, cell beside cell.
fn kingdom(detail: Detail) -> Vec<Vec<Drawing>> {
    let kingdom: Kingdom =
        "w1 w w f f1 l / l1 w f f f l1 / l l c g2 g t:church / s s1 m2 g g1 t / s2 s m3 m . ?"
            .parse()
            .expect("a kingdom in the notation");
    let banner = PlayerColour::Pink.into();
    let line = |(row, cells): (usize, &[Cell])| {
        let seeds = (0..).map(|column| (row * 5 + column * 3) as u64);
        cells.iter().zip(seeds).map(|(cell, seed)| art::cell(*cell, seed, detail, banner)).collect()
    };
    kingdom.row_cells().enumerate().map(line).collect()
}

/// All terrains with all their looks, the last ones with as many crowns as they can carry.
fn tiles(detail: Detail) -> Vec<Vec<Drawing>> {
    let look = |terrain: Terrain, seed: u64| {
        let crowns = (seed.saturating_sub(4) as u8).min(Square::limit(terrain));
        let square = Square::new(terrain, crowns).map_or(Cell::Unknown, Cell::Square);
        art::cell(square, seed, detail, INK)
    };
    Terrain::ALL.iter().map(|&terrain| (0..VARIANTS).map(|seed| look(terrain, seed)).collect()).collect()
}

/// Castles, pieces, buildings and icons.
fn pieces(detail: Detail, ink: Colour) -> Vec<Vec<Drawing>> {
    let signed = |kind: Building| {
        let mut tile = building(kind, 0, detail);
        tile.lay(&building_sign(kind), Pose::at(0.0, 0.0));
        tile
    };
    let icons: Vec<Drawing> = Icon::all().map(|kind| icon(kind, ink)).collect();
    let mut rows = vec![
        PlayerColour::ALL.map(|colour| castle(colour.into(), detail)).to_vec(),
        PlayerColour::ALL.map(|colour| king(colour.into())).to_vec(),
        vec![queen(), tower(), knight(), coin(), crown(detail), no_tile(ink.alpha(0.4)), unknown()],
    ];
    rows.extend(Building::ALL.chunks(8).map(|row| row.iter().map(|&kind| signed(kind)).collect()));
    rows.extend(icons.chunks(8).map(<[Drawing]>::to_vec));
    rows
}

fn contact(rows: &[Vec<Drawing>], size: u32, gap: u32, ground: Colour) -> RgbImage {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0) as u32;
    let (width, height) = (columns * (size + gap) + gap, rows.len() as u32 * (size + gap) + gap);
    let mut sheet = RgbImage::from_pixel(width, height, Rgb([ground.r, ground.g, ground.b]));
    for (row, drawings) in rows.iter().enumerate() {
        for (column, drawing) in drawings.iter().enumerate() {
            let (x, y) = (column as u32 * (size + gap) + gap, row as u32 * (size + gap) + gap);
            imageops::replace(&mut sheet, &raster::opaque(drawing, size, ground), x.into(), y.into());
        }
    }
    sheet
}
