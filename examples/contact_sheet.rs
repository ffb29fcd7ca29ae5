//! Draws everything of the art room on contact sheets, to be looked at, at four sizes on light and dark ground:
//! `cargo run --release --example contact_sheet -- FOLDER`

use std::path::Path;

use crowncount::art::{
    BUILDINGS, COATS, Colour, Detail, Drawing, Face, Ground, INK, Icon, PLAYERS, Placement, Player, VARIANTS,
    castle, coat, coin, crosses, crown, crown_row, icon, king, knight, no_tile, queen, raster, terrain,
    tower, unknown,
};
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
    let rows = ["w1 w w f f1 l", "l1 w f f f l1", "l l c g2 g t:church", "s s1 m2 g g1 t", "s2 s m3 m . ?"];
    let cell = |(seed, word): (usize, &str)| {
        let face = Face::parse(word).unwrap_or(Face::Unknown);
        face.drawing(seed as u64, detail, Player::Pink.colour())
    };
    let line = |(row, text): (usize, &&str)| {
        text.split(' ').enumerate().map(|(column, word)| cell((row * 5 + column * 3, word))).collect()
    };
    rows.iter().enumerate().map(line).collect()
}

/// All grounds with all their looks, the first ones with crowns.
fn tiles(detail: Detail) -> Vec<Vec<Drawing>> {
    let look = |ground, seed: u64| {
        let mut tile = terrain(ground, seed, detail);
        tile.lay(&crown_row(seed.saturating_sub(4) as usize, detail), Placement::at(0.0, 0.0));
        tile
    };
    Ground::ALL.iter().map(|&ground| (0..VARIANTS).map(|seed| look(ground, seed)).collect()).collect()
}

/// Castles, pieces, buildings, coats and icons.
fn pieces(detail: Detail, ink: Colour) -> Vec<Vec<Drawing>> {
    let signed = |seed: usize| {
        let mut tile = BUILDINGS[seed].drawing(seed as u64, detail);
        tile.lay(&BUILDINGS[seed].sign(), Placement::at(0.0, 0.0));
        tile
    };
    let shields = COATS.iter().enumerate().map(|(i, (kind, _))| {
        let mut cell = coat(*kind, ink, i as u64);
        cell.lay(&crosses(i % 3, ink), Placement::at(0.0, 0.0));
        cell
    });
    let icons: Vec<Drawing> = Icon::all().map(|kind| icon(kind, ink)).collect();
    let mut rows = vec![
        PLAYERS.iter().map(|(.., colour)| castle(*colour, detail)).collect(),
        PLAYERS.iter().map(|(.., colour)| king(*colour)).collect(),
        vec![queen(), tower(), knight(), coin(), crown(detail), no_tile(ink.alpha(0.4)), unknown()],
        shields.collect(),
        (0..8).map(|i| BUILDINGS[i].drawing(i as u64, detail)).collect(),
        (8..16).map(|i| BUILDINGS[i].drawing(i as u64, detail)).collect(),
        [16, 0, 9, 13, 14, 15, 6, 16].into_iter().map(signed).collect(),
    ];
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
