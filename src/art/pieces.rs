//! The pieces of the boxes: crowns, kings, the Queen, towers, knights, coins. In: a colour or a count. Out:
//! drawings in the unit cell, with nothing behind them.

use super::castle::{archway, battlement};
use super::colour::{CREAM, GOLD, INK, STONE};
use super::drawing::{Drawing, Path, Pose, TilePoint};
use super::outline::{arc, rounded, smooth};
use super::{Colour, Detail};
use crate::model::Square;

const RIM: Colour = Colour::hex("#3A260A");

/// A gold that stays gold when it is four pixels wide.
const BRIGHT: Colour = Colour::hex("#FFCC3A");

/// Where the crown's outline turns, around its middle, one unit wide.
const CROWN: [TilePoint; 7] =
    [[-0.4, 0.38], [-0.5, -0.26], [-0.23, 0.02], [0.0, -0.44], [0.23, 0.02], [0.5, -0.26], [0.4, 0.38]];

/// A crown around the origin, one unit wide.
fn crown_figure(rim: f32, detail: Detail) -> Drawing {
    let mut art = Drawing::new();
    let gold = if detail == Detail::Full { GOLD.lighter(0.12) } else { BRIGHT };
    art.outlined(&CROWN, gold, (RIM, rim));
    if detail == Detail::Full {
        art.fill(&[[-0.4, 0.36], [-0.36, 0.12], [0.36, 0.12], [0.4, 0.36]], GOLD.darker(0.2));
        for (x, y) in [(-0.47, -0.3), (0.0, -0.46), (0.47, -0.3)] {
            art.push(Path::Circle([x, y], 0.09), Some(GOLD.lighter(0.55)), Some((RIM, rim * 0.6)));
        }
        for x in [-0.2, 0.0, 0.2] {
            art.disc([x, 0.24], 0.055, Colour::hex("#A8362B"));
        }
        art.line(&[[-0.36, -0.04], [-0.33, 0.06]], (GOLD.lighter(0.7), 0.06));
    }
    art
}

/// A crown that fills the unit cell: the winner's sign.
pub fn crown(detail: Detail) -> Drawing {
    crown_figure(0.07, detail).placed(Pose::at(0.5, 0.52).scaled(0.82))
}

/// The same crown with a dark edge around it, for any ground.
pub(super) fn crown_with_halo(detail: Detail) -> Drawing {
    let mut art = Drawing::new();
    let halo = CROWN.map(|point| Pose::at(0.5, 0.52).scaled(0.82).apply(point));
    art.ring(&halo, (RIM.alpha(0.45), 0.14));
    art.lay(&crown(detail), Pose::at(0.0, 0.0));
    art
}

/// Up to three crowns in a row, in the cell's top right.
pub(super) fn crown_row(count: u8, detail: Detail) -> Drawing {
    let (size, step, rim) = match detail {
        Detail::Full => (0.245, 0.302, 0.1),
        Detail::Simple => (0.285, 0.32, 0.15),
    };
    let figure = crown_figure(rim, detail);
    let mut art = Drawing::new();
    for place in (0..count.min(Square::MOST_CROWNS)).rev() {
        let at = [0.82 - step * f32::from(place), 0.18];
        // A dark halo keeps gold apart from wheat and from gold in the rock.
        let halo = CROWN.map(|[x, y]| [at[0] + x * size, at[1] + y * size]);
        art.ring(&halo, (RIM.alpha(0.45), size * (rim + 0.1)));
        art.lay(&figure, Pose { at, scale: size, turn: 0.0 });
    }
    art
}

/// The king's pawn in a player's colour.
pub fn king(colour: Colour) -> Drawing {
    let mut art = Drawing::new();
    let rim = (colour.darker(0.6), 0.04);
    art.oval([0.5, 0.91], [0.36, 0.06], INK.alpha(0.3));
    let half: [TilePoint; 7] =
        [[0.5, 0.3], [0.63, 0.4], [0.84, 0.47], [0.82, 0.6], [0.69, 0.62], [0.78, 0.84], [0.74, 0.91]];
    let other = half.iter().rev().take(6).map(|[x, y]| [1.0 - x, *y]);
    let body: Vec<TilePoint> = half.iter().copied().chain(other).collect();
    art.outlined(&body, colour, rim);
    art.push(Path::Circle([0.5, 0.33], 0.15), Some(colour), Some(rim));
    art.fill(&[[0.39, 0.5], [0.61, 0.5], [0.5, 0.86]], colour.lighter(0.25));
    let points = CROWN.map(|[x, y]| [0.5 + x * 0.38, 0.17 + y * 0.32]);
    art.outlined(&points, GOLD.lighter(0.12), (rim.0, 0.035));
    art
}

/// The Queen in her gown, with a crown.
pub fn queen() -> Drawing {
    let gown = Colour::hex("#A8362B");
    let rim = (RIM, 0.03);
    let mut art = Drawing::new();
    art.oval([0.5, 0.92], [0.34, 0.055], INK.alpha(0.3));
    let hair = smooth(&[[0.5, 0.2], [0.66, 0.28], [0.67, 0.48], [0.5, 0.52], [0.33, 0.48], [0.34, 0.28]]);
    art.outlined(&hair, Colour::hex("#7A4A22"), rim);
    let skirt = smooth(&[
        [0.5, 0.46],
        [0.61, 0.52],
        [0.76, 0.82],
        [0.72, 0.91],
        [0.28, 0.91],
        [0.24, 0.82],
        [0.39, 0.52],
    ]);
    art.outlined(&skirt, gown, rim);
    art.fill(&[[0.46, 0.56], [0.54, 0.56], [0.6, 0.88], [0.4, 0.88]], CREAM.darker(0.05));
    for side in [-1.0, 1.0] {
        art.line(
            &[[0.5 + side * 0.11, 0.54], [0.5 + side * 0.2, 0.66], [0.5 + side * 0.05, 0.68]],
            (gown.darker(0.35), 0.055),
        );
    }
    art.push(Path::Circle([0.5, 0.36], 0.115), Some(Colour::hex("#F0CFA8")), Some(rim));
    art.outlined(&CROWN.map(|[x, y]| [0.5 + x * 0.34, 0.19 + y * 0.3]), GOLD.lighter(0.15), rim);
    art.placed(Pose { at: [-0.03, -0.04], scale: 1.06, turn: 0.0 })
}

/// A stone tower.
pub fn tower() -> Drawing {
    let mut art = Drawing::new();
    let rim = (Colour::hex("#3E4046"), 0.04);
    art.oval([0.5, 0.91], [0.3, 0.055], INK.alpha(0.3));
    art.outlined(&[[0.32, 0.36], [0.68, 0.36], [0.72, 0.91], [0.28, 0.91]], STONE.lighter(0.35), rim);
    art.fill(&[[0.56, 0.38], [0.66, 0.38], [0.7, 0.89], [0.58, 0.89]], STONE);
    battlement(&mut art, [0.26, 0.24, 0.48, 0.14], STONE.lighter(0.45), rim);
    archway(&mut art, [0.42, 0.66, 0.16, 0.25], rim.0);
    archway(&mut art, [0.46, 0.45, 0.08, 0.12], rim.0);
    art
}

/// A knight: a helmet with a plume.
pub fn knight() -> Drawing {
    let steel = Colour::hex("#B9C0C8");
    let rim = (Colour::hex("#333840"), 0.04);
    let mut art = Drawing::new();
    let plume = smooth(&[
        [0.5, 0.24],
        [0.56, 0.08],
        [0.8, 0.07],
        [0.93, 0.26],
        [0.9, 0.44],
        [0.8, 0.3],
        [0.64, 0.25],
    ]);
    art.outlined(&plume, Colour::hex("#A8362B"), rim);
    let mut helm = arc([0.48, 0.46], [0.28, 0.28], std::f32::consts::PI, std::f32::consts::TAU, 12);
    helm.extend([[0.76, 0.78], [0.66, 0.92], [0.3, 0.92], [0.2, 0.78]]);
    art.outlined(&helm, steel, rim);
    art.fill(&[[0.6, 0.3], [0.72, 0.46], [0.73, 0.78], [0.64, 0.89], [0.58, 0.89]], steel.darker(0.22));
    art.line(&[[0.24, 0.52], [0.7, 0.52]], (rim.0, 0.09));
    art.line(&[[0.42, 0.52], [0.42, 0.9]], (rim.0, 0.035));
    for y in [0.66, 0.76] {
        art.disc([0.32, y], 0.025, rim.0);
        art.disc([0.53, y], 0.025, rim.0);
    }
    art
}

/// A gold coin; its worth is left to the caller's text.
pub fn coin() -> Drawing {
    let mut art = Drawing::new();
    art.disc([0.51, 0.54], 0.41, INK.alpha(0.3));
    art.push(Path::Circle([0.5, 0.5], 0.4), Some(GOLD), Some((RIM, 0.045)));
    art.circle([0.5, 0.5], 0.31, (GOLD.darker(0.3), 0.025));
    art.line(&arc([0.5, 0.5], [0.355, 0.355], 3.4, 4.6, 10), (GOLD.lighter(0.6), 0.03));
    art
}

/// A cream plate with rounded corners, for text or figures: left, top, width, height.
pub(super) fn plate(art: &mut Drawing, place: [f32; 4]) {
    art.outlined(&rounded(place, 0.06), CREAM, (RIM, 0.018));
}
