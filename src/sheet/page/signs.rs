//! The sign before a line of the pad.

use super::canvas::Canvas;
use crate::art::{
    Colour, Detail, Drawing, STONE, building, castle, coin, crown, knight, terrain, terrain_colour, tower,
};
use crate::model::{Building, Terrain};
use crate::rules::LineId;

/// Draws the sign of a line.
pub(super) fn draw(canvas: &mut Canvas, line: LineId, at: [f32; 2], side: f32) {
    canvas.art(&format!("sign-{}", line.id()), || sign(line), at, side);
}

fn sign(line: LineId) -> Drawing {
    match line {
        LineId::Terrain(kind) if kind.is_coat() => terrain(kind, 0, Detail::Simple),
        LineId::Terrain(kind) => terrain(kind, 1, Detail::Simple),
        LineId::Coins => coin(),
        LineId::DomainBuildings => building(Building::Church, 0, Detail::Simple),
        LineId::TowerBuildings => tower(),
        LineId::KnightBuildings => knight(),
        LineId::PointBuildings => building(Building::Statue, 0, Detail::Simple),
        LineId::MiddleKingdom => castle(Colour::hex("#A8362B"), Detail::Simple),
        LineId::Harmony => complete(),
        LineId::Power => crown(Detail::Full),
    }
}

/// Nine squares without a gap, the castle in their middle.
fn complete() -> Drawing {
    use Terrain::{Forest, Grassland, Lake, Swamp, Wheat};
    let around = [Wheat, Grassland, Lake, Forest, Swamp, Lake, Wheat, Forest].map(terrain_colour);
    let mut art = Drawing::new();
    let colours = around[..4].iter().chain([&STONE]).chain(&around[4..]);
    for (index, colour) in colours.enumerate() {
        let (row, col) = ((index / 3) as f32, (index % 3) as f32);
        art.block([0.06 + col * 0.3, 0.06 + row * 0.3, 0.28, 0.28], *colour);
    }
    art
}
