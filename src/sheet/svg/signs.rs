//! The sign before a line of the pad.

use super::canvas::Canvas;
use crate::art::{
    Coat, Colour, Detail, Drawing, Face, Ground, INK, STONE, building, castle, coat, coin, crown, knight,
    tower, unknown,
};
use crate::rules::LineId;

/// Draws the sign of a line.
pub(super) fn draw(canvas: &mut Canvas, line: LineId, at: [f32; 2], side: f32) {
    canvas.art(&format!("sign-{}", line.id()), || sign(line), at, side);
}

fn sign(line: LineId) -> Drawing {
    let house = |id| building(id).map_or_else(unknown, |building| building.drawing(0, Detail::Simple));
    match line {
        LineId::Terrain(terrain) => {
            let letter = terrain.letter();
            match Coat::from_letter(letter) {
                Some(kind) => coat(kind, INK, 0),
                None => Face::parse(&letter.to_string())
                    .map_or_else(unknown, |face| face.drawing(1, Detail::Simple, STONE)),
            }
        }
        LineId::Coins => coin(),
        LineId::DomainBuildings => house("church"),
        LineId::TowerBuildings => tower(),
        LineId::KnightBuildings => knight(),
        LineId::PointBuildings => house("statue"),
        LineId::MiddleKingdom => castle(Colour::hex("#A8362B"), Detail::Simple),
        LineId::Harmony => complete(),
        LineId::Power => crown(Detail::Full),
    }
}

/// Nine squares without a gap, the castle in their middle.
fn complete() -> Drawing {
    use Ground::{Forest, Grassland, Lake, Swamp, Wheat};
    let around = [Wheat, Grassland, Lake, Forest, Swamp, Lake, Wheat, Forest].map(Ground::colour);
    let mut art = Drawing::new();
    let colours = around[..4].iter().chain([&STONE]).chain(&around[4..]);
    for (index, colour) in colours.enumerate() {
        let (row, col) = ((index / 3) as f32, (index % 3) as f32);
        art.block([0.06 + col * 0.3, 0.06 + row * 0.3, 0.28, 0.28], *colour);
    }
    art
}
