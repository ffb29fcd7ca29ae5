//! The buildings with a shape of their own, each in the unit cell.

use super::shops::fort;
use crate::art::castle::{archway, battlement};
use crate::art::colour::{GOLD, INK, STONE, WOOD};
use crate::art::drawing::{Drawing, Path, Pose, TilePoint};
use crate::art::outline::{rectangle, smooth};
use crate::art::{Colour, Detail, pieces};

const PEN: (Colour, f32) = (INK, 0.026);
const PLASTER: Colour = Colour::hex("#F4E6C8");
const SLATE: Colour = Colour::hex("#546274");
const MADDER: Colour = Colour::hex("#A8362B");

pub(super) fn church(art: &mut Drawing) {
    art.outlined(&rectangle([0.42, 0.56, 0.48, 0.36]), PLASTER, PEN);
    art.outlined(&[[0.38, 0.58], [0.48, 0.36], [0.86, 0.36], [0.95, 0.58]], SLATE, PEN);
    art.outlined(&rectangle([0.14, 0.4, 0.3, 0.52]), PLASTER, PEN);
    art.outlined(&[[0.1, 0.42], [0.29, 0.14], [0.48, 0.42]], SLATE, PEN);
    art.line(&[[0.29, 0.14], [0.29, 0.03]], (INK, 0.035)).line(&[[0.24, 0.07], [0.34, 0.07]], (INK, 0.035));
    archway(art, [0.23, 0.7, 0.12, 0.22], WOOD.darker(0.3));
    art.push(Path::Circle([0.29, 0.53], 0.055), Some(GOLD.lighter(0.2)), Some((INK, 0.018)));
    for x in [0.54, 0.72] {
        archway(art, [x, 0.66, 0.08, 0.17], SLATE);
    }
}

pub(super) fn guardtower(art: &mut Drawing) {
    let stone = STONE.lighter(0.35);
    art.outlined(&[[0.34, 0.44], [0.66, 0.44], [0.72, 0.92], [0.28, 0.92]], stone, PEN);
    art.fill(&[[0.56, 0.45], [0.645, 0.45], [0.7, 0.905], [0.59, 0.905]], STONE);
    art.outlined(&[[0.24, 0.3], [0.76, 0.3], [0.7, 0.48], [0.3, 0.48]], WOOD.lighter(0.15), PEN);
    for x in [0.37, 0.5, 0.63] {
        art.line(&[[x, 0.33], [x, 0.45]], (WOOD.darker(0.35), 0.018));
    }
    art.outlined(&[[0.18, 0.32], [0.5, 0.06], [0.82, 0.32]], MADDER.lighter(0.1), PEN);
    archway(art, [0.43, 0.7, 0.14, 0.22], INK);
    archway(art, [0.465, 0.53, 0.07, 0.11], INK);
}

pub(super) fn fortified_castle(art: &mut Drawing) {
    battlement(art, [0.36, 0.24, 0.28, 0.5], STONE.lighter(0.5), PEN);
    fort(art, [0.08, 0.36, 0.84, 0.56], 0.026);
    archway(art, [0.41, 0.68, 0.18, 0.24], INK);
    for x in [0.46, 0.5, 0.54] {
        art.line(&[[x, 0.72], [x, 0.9]], (STONE, 0.014));
    }
    art.line(&[[0.43, 0.8], [0.57, 0.8]], (STONE, 0.014));
}

pub(super) fn travelling_castle(art: &mut Drawing) {
    fort(art, [0.2, 0.2, 0.6, 0.48], 0.024);
    art.line(&[[0.5, 0.3], [0.5, 0.09]], (INK, 0.024));
    art.outlined(&[[0.5, 0.08], [0.68, 0.13], [0.5, 0.19]], MADDER, (INK, 0.018));
    art.outlined(&[[0.08, 0.66], [0.92, 0.66], [0.88, 0.77], [0.12, 0.77]], WOOD.lighter(0.1), PEN);
    for x in [0.27, 0.73] {
        art.push(Path::Circle([x, 0.81], 0.125), Some(WOOD.lighter(0.3)), Some((INK, 0.04)));
        for spoke in 0..3 {
            let (sin, cos) = (spoke as f32 * 1.047 + 0.3).sin_cos();
            art.line(
                &[[x - 0.11 * cos, 0.81 - 0.11 * sin], [x + 0.11 * cos, 0.81 + 0.11 * sin]],
                (INK, 0.02),
            );
        }
        art.disc([x, 0.81], 0.035, INK);
    }
}

/// A sword, point up, its hilt at the origin, one unit long.
fn sword() -> Drawing {
    let steel = Colour::hex("#D9DEE4");
    let mut art = Drawing::new();
    art.outlined(
        &[[-0.055, -0.1], [-0.055, -0.72], [0.0, -0.84], [0.055, -0.72], [0.055, -0.1]],
        steel,
        (INK, 0.03),
    );
    art.line(&[[0.0, -0.14], [0.0, -0.66]], (INK.alpha(0.35), 0.02));
    art.line(&[[0.0, -0.06], [0.0, 0.12]], (INK, 0.1)).line(&[[0.0, -0.06], [0.0, 0.12]], (WOOD, 0.055));
    art.line(&[[-0.16, -0.1], [0.16, -0.1]], (INK, 0.1)).line(&[[-0.16, -0.1], [0.16, -0.1]], (GOLD, 0.055));
    art.push(Path::Circle([0.0, 0.15], 0.055), Some(GOLD), Some((INK, 0.025)));
    art
}

pub(super) fn training_camp(art: &mut Drawing) {
    let canvas = Colour::hex("#EEDDBA");
    art.outlined(&[[0.5, 0.08], [0.95, 0.88], [0.05, 0.88]], canvas, PEN);
    art.fill(&[[0.5, 0.11], [0.75, 0.87], [0.92, 0.87]], canvas.darker(0.18));
    art.fill(&[[0.5, 0.42], [0.64, 0.87], [0.36, 0.87]], WOOD.darker(0.4));
    for side in [-1.0, 1.0] {
        let place = Pose::at(0.5 - side * 0.26, 0.84).scaled(0.82).turned(side * 0.62);
        art.lay(&sword(), place);
    }
}

pub(super) fn statue(art: &mut Drawing) {
    let bronze = Colour::hex("#79A08C");
    let rim = (Colour::hex("#2C4038"), 0.024);
    art.outlined(&rectangle([0.24, 0.8, 0.52, 0.12]), STONE.lighter(0.2), PEN);
    art.outlined(&rectangle([0.31, 0.66, 0.38, 0.14]), STONE.lighter(0.45), PEN);
    art.line(&[[0.68, 0.42], [0.72, 0.05]], (rim.0, 0.05))
        .line(&[[0.68, 0.42], [0.72, 0.06]], (bronze.lighter(0.3), 0.025));
    let body: [TilePoint; 10] = [
        [0.42, 0.27],
        [0.58, 0.27],
        [0.71, 0.36],
        [0.68, 0.43],
        [0.59, 0.4],
        [0.63, 0.66],
        [0.37, 0.66],
        [0.4, 0.42],
        [0.3, 0.52],
        [0.26, 0.46],
    ];
    art.outlined(&body, bronze, rim);
    art.line(&[[0.5, 0.44], [0.5, 0.64]], (rim.0, 0.018));
    art.fill(&[[0.43, 0.29], [0.49, 0.29], [0.48, 0.64], [0.42, 0.64]], bronze.lighter(0.25));
    art.push(Path::Circle([0.5, 0.18], 0.088), Some(bronze), Some(rim));
    art.outlined(
        &smooth(&[[0.2, 0.4], [0.37, 0.4], [0.36, 0.54], [0.285, 0.62], [0.21, 0.54]]),
        bronze.darker(0.2),
        rim,
    );
}

pub(super) fn queens_tower(art: &mut Drawing) {
    let rose = Colour::hex("#C96A8E");
    art.outlined(&[[0.36, 0.52], [0.64, 0.52], [0.66, 0.92], [0.34, 0.92]], PLASTER, PEN);
    art.fill(&[[0.56, 0.53], [0.625, 0.53], [0.645, 0.905], [0.575, 0.905]], PLASTER.darker(0.18));
    art.outlined(&[[0.26, 0.54], [0.5, 0.2], [0.74, 0.54]], rose, PEN);
    art.fill(&[[0.5, 0.23], [0.6, 0.53], [0.7, 0.53]], rose.darker(0.22));
    archway(art, [0.44, 0.74, 0.12, 0.18], INK);
    archway(art, [0.46, 0.59, 0.08, 0.11], INK);
    art.lay(&pieces::crown(Detail::Full), Pose::square(0.335, 0.0, 0.33));
}
