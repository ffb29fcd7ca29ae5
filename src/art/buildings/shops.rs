//! The emblems that hang on house fronts, each in the unit cell.

use crate::art::Colour;
use crate::art::castle::{archway, battlement};
use crate::art::colour::{CREAM, GOLD, INK, STONE, WOOD};
use crate::art::drawing::{Drawing, Path, Pose, TilePoint};
use crate::art::outline::{arc, ellipse_points, rounded, smooth};
use crate::art::pieces::{knight, tower};

const PEN: (Colour, f32) = (INK, 0.045);
const IRON: Colour = Colour::hex("#4A4E57");
const STEEL: Colour = Colour::hex("#B4BAC2");

pub(super) fn bread(art: &mut Drawing) {
    let crust = Colour::hex("#D08A38");
    let loaf: [TilePoint; 7] =
        [[0.08, 0.6], [0.2, 0.36], [0.5, 0.26], [0.8, 0.36], [0.92, 0.6], [0.74, 0.76], [0.26, 0.76]];
    art.outlined(&smooth(&loaf), crust, PEN);
    for x in [0.3, 0.5, 0.7] {
        art.line(&[[x - 0.07, 0.42], [x + 0.05, 0.6]], (Colour::hex("#F6D79C"), 0.065));
    }
}

pub(super) fn saw(art: &mut Drawing) {
    let mut blade: Vec<TilePoint> = vec![[0.3, 0.32], [0.98, 0.48]];
    for tooth in 0..6 {
        let x = 0.96 - 0.115 * tooth as f32;
        blade.extend([[x, 0.62], [x - 0.06, 0.72]]);
    }
    blade.push([0.27, 0.66]);
    art.outlined(&blade, STEEL, (INK, 0.035));
    art.outlined(
        &smooth(&[[0.04, 0.4], [0.2, 0.26], [0.36, 0.34], [0.33, 0.66], [0.16, 0.76], [0.03, 0.62]]),
        WOOD,
        PEN,
    );
    art.push(Path::Polygon(ellipse_points([0.18, 0.51], [0.06, 0.1], 14)), Some(CREAM), Some((INK, 0.03)));
}

pub(super) fn fish(art: &mut Drawing) {
    let scales = Colour::hex("#68A9D6");
    art.outlined(&[[0.66, 0.5], [0.96, 0.26], [0.88, 0.5], [0.96, 0.74]], scales.darker(0.15), PEN);
    art.outlined(&ellipse_points([0.42, 0.5], [0.36, 0.21], 24), scales, PEN);
    art.line(&arc([0.16, 0.5], [0.18, 0.2], -0.75, 0.75, 8), (INK, 0.03));
    art.line(&arc([0.38, 0.5], [0.12, 0.14], -1.0, 1.0, 8), (scales.darker(0.35), 0.028));
    art.line(&arc([0.54, 0.5], [0.1, 0.12], -1.0, 1.0, 8), (scales.darker(0.35), 0.028));
    art.disc([0.2, 0.44], 0.035, INK);
}

pub(super) fn spool(art: &mut Drawing) {
    let thread = Colour::hex("#B43F5C");
    art.outlined(
        &[[0.26, 0.26], [0.74, 0.26], [0.66, 0.5], [0.74, 0.76], [0.26, 0.76], [0.34, 0.5]],
        WOOD,
        PEN,
    );
    art.outlined(&rounded([0.22, 0.28, 0.56, 0.44], 0.1), thread, PEN);
    for y in [0.37, 0.47, 0.57, 0.66] {
        art.line(&[[0.27, y], [0.73, y - 0.04]], (thread.lighter(0.4), 0.028));
    }
    for y in [0.14, 0.72] {
        art.outlined(&rounded([0.18, y, 0.64, 0.13], 0.05), WOOD.lighter(0.2), PEN);
    }
}

pub(super) fn hat(art: &mut Drawing) {
    let felt = Colour::hex("#5B4A94");
    art.outlined(&ellipse_points([0.5, 0.8], [0.44, 0.11], 24), felt.darker(0.2), PEN);
    art.outlined(
        &smooth(&[[0.6, 0.04], [0.66, 0.4], [0.76, 0.78], [0.5, 0.84], [0.24, 0.78], [0.42, 0.36]]),
        felt,
        PEN,
    );
    art.fill(&star([0.5, 0.55], 0.17), GOLD.lighter(0.35));
}

fn star([x, y]: TilePoint, r: f32) -> Vec<TilePoint> {
    (0..10)
        .map(|i| {
            let reach = if i % 2 == 0 { r } else { r * 0.42 };
            let (sin, cos) = (std::f32::consts::PI * (i as f32 / 5.0 - 0.5)).sin_cos();
            [x + reach * cos, y + reach * sin]
        })
        .collect()
}

pub(super) fn anvil(art: &mut Drawing) {
    let body: [TilePoint; 14] = [
        [0.02, 0.3],
        [0.26, 0.24],
        [0.96, 0.24],
        [0.96, 0.44],
        [0.7, 0.5],
        [0.62, 0.6],
        [0.64, 0.7],
        [0.8, 0.74],
        [0.8, 0.86],
        [0.2, 0.86],
        [0.2, 0.74],
        [0.38, 0.7],
        [0.4, 0.58],
        [0.26, 0.46],
    ];
    art.outlined(&body, IRON, PEN);
    art.line(&[[0.26, 0.3], [0.9, 0.3]], (STEEL, 0.045));
}

/// A chest with its lid open a hand wide; what it pays for stands on its front.
fn chest(art: &mut Drawing, sign: &Drawing) {
    let mut lid = arc([0.5, 0.4], [0.46, 0.3], std::f32::consts::PI, std::f32::consts::TAU, 12);
    lid.push([0.96, 0.4]);
    art.outlined(&lid, WOOD, PEN);
    art.outlined(&rounded([0.04, 0.38, 0.92, 0.56], 0.05), WOOD.lighter(0.15), PEN);
    for x in [0.12, 0.88] {
        art.line(&[[x, 0.42], [x, 0.9]], (GOLD, 0.07));
    }
    art.disc([0.5, 0.66], 0.27, CREAM);
    art.circle([0.5, 0.66], 0.27, (INK, 0.03));
    art.lay(sign, Pose::square(0.27, 0.42, 0.46));
    art.line(&[[0.3, 0.24], [0.7, 0.24]], (GOLD, 0.06));
}

pub(super) fn safe_of_knights(art: &mut Drawing) {
    chest(art, &knight());
}

pub(super) fn safe_of_towers(art: &mut Drawing) {
    chest(art, &tower());
}

/// A mug of ale.
fn mug() -> Drawing {
    let mut art = Drawing::new();
    art.circle([0.74, 0.58], 0.16, (INK, 0.13));
    art.circle([0.74, 0.58], 0.16, (WOOD.lighter(0.1), 0.06));
    art.outlined(&[[0.2, 0.3], [0.72, 0.3], [0.7, 0.92], [0.22, 0.92]], GOLD, PEN);
    for x in [0.34, 0.46, 0.58] {
        art.line(&[[x, 0.48], [x, 0.82]], (GOLD.darker(0.25), 0.035));
    }
    let foam = smooth(&[
        [0.16, 0.3],
        [0.24, 0.16],
        [0.38, 0.15],
        [0.48, 0.1],
        [0.6, 0.15],
        [0.74, 0.18],
        [0.78, 0.32],
        [0.66, 0.4],
        [0.54, 0.36],
        [0.4, 0.44],
        [0.26, 0.38],
    ]);
    art.outlined(&foam, CREAM, PEN);
    art
}

pub(super) fn small_mug(art: &mut Drawing) {
    art.lay(&mug(), Pose::square(0.12, 0.14, 0.76));
}

pub(super) fn big_mugs(art: &mut Drawing) {
    let left = mug().mirrored();
    art.lay(&left, Pose::square(-0.12, 0.08, 0.78).turned(0.08));
    art.lay(&mug(), Pose::square(0.38, 0.14, 0.78).turned(-0.08));
}

/// A small fort, used by the castles.
pub(super) fn fort(art: &mut Drawing, [x, y, w, h]: [f32; 4], width: f32) {
    let rim = (INK, width);
    battlement(art, [x + w * 0.26, y + h * 0.3, w * 0.48, h * 0.7], STONE.lighter(0.3), rim);
    for left in [x, x + w * 0.7] {
        battlement(art, [left, y + h * 0.14, w * 0.3, h * 0.86], STONE.lighter(0.45), rim);
        archway(art, [left + w * 0.11, y + h * 0.32, w * 0.08, h * 0.18], INK);
    }
}
