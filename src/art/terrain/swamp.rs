//! Swamp: dark pools with reeds beside them and bubbles that rise.

use super::Painting;
use crate::art::Colour;
use crate::art::drawing::Drawing;
use crate::art::outline::ellipse_points;

const POOL: Colour = Colour::hex("#616650");
const SHEEN: Colour = Colour::hex("#868B6C");
const REED: Colour = Colour::hex("#586B34");
const CATTAIL: Colour = Colour::hex("#5A3620");
const BUBBLE: Colour = Colour::hex("#E4DCC0");

/// Two cattails and a bent leaf, one unit high, rooted at the origin.
fn reeds() -> Drawing {
    let mut art = Drawing::new();
    art.fill(&[[-0.06, 0.0], [-0.36, -0.66], [0.04, 0.0]], REED);
    art.fill(&[[0.0, 0.0], [0.42, -0.52], [0.1, 0.0]], REED.lighter(0.12));
    for (x, top) in [(-0.1, 0.98), (0.16, 0.8)] {
        art.line(&[[0.0, 0.0], [x, -top]], (REED, 0.06));
        art.line(&[[x * 0.78, -top * 0.66], [x * 0.94, -top * 0.9]], (CATTAIL, 0.14));
    }
    art
}

pub(super) fn full(painting: &mut Painting) {
    let light = painting.base.lighter(0.25);
    painting.patches(light.alpha(0.5), 2);
    painting.patches(REED.alpha(0.22), 1);
    let left = painting.variant.is_multiple_of(2);
    let sides = if left { [0.32, 0.7] } else { [0.68, 0.3] };
    for (x, y) in sides.into_iter().zip([0.34, 0.74]) {
        let (x, y) = (x + painting.dice.around(0.04), y + painting.dice.around(0.03));
        let radii = [painting.dice.between(0.24, 0.29), painting.dice.between(0.1, 0.13)];
        let rim = painting.blob([x, y + 0.012], [radii[0] + 0.02, radii[1] + 0.02]);
        painting.art.fill(&rim, CATTAIL.alpha(0.35));
        let pool = painting.blob([x, y], radii);
        painting.art.fill(&pool, POOL);
        painting.art.fill(&ellipse_points([x - 0.05, y - 0.03], [radii[0] * 0.5, 0.022], 14), SHEEN);
        for _ in 0..3 {
            let at = [x + painting.dice.around(0.16), y + painting.dice.between(-0.12, 0.05)];
            let r = painting.dice.between(0.016, 0.032);
            painting.art.disc(at, r, SHEEN.alpha(0.6));
            painting.art.circle(at, r, (BUBBLE, 0.013));
        }
    }
    for (x, y) in sides.into_iter().rev().zip([0.46, 0.95]) {
        let clumps = 2 + painting.dice.below(2);
        for clump in 0..clumps {
            let at = [
                x + (clump as f32 - 1.0) * 0.13 + painting.dice.around(0.03),
                y + painting.dice.around(0.03),
            ];
            let size = painting.dice.between(0.26, 0.34);
            painting.plant(&reeds(), at, size, 0.12);
        }
    }
}

pub(super) fn simple(painting: &mut Painting) {
    let nudge = painting.dice.around(0.06);
    let flip = |x: f32| if painting.variant.is_multiple_of(2) { x } else { 1.0 - x };
    painting.art.oval([flip(0.55 + nudge), 0.72], [0.4, 0.17], POOL);
    for (x, y, r) in [(0.68, 0.66, 0.07), (0.85, 0.45, 0.055)] {
        painting.art.circle([flip(x + nudge), y], r, (BUBBLE, 0.045));
    }
    for (x, top) in [(0.14, 0.3), (0.32, 0.12), (0.5, 0.34)] {
        let x = flip(x + painting.dice.around(0.03));
        let top = top + painting.dice.around(0.05);
        painting.art.line(&[[x, 0.86], [x, top]], (REED.darker(0.2), 0.05));
        painting.art.line(&[[x, top], [x, top + 0.2]], (CATTAIL, 0.11));
    }
}
