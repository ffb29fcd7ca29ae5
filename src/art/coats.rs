//! The coats of arms of Kingdomino Duel, drawn as with a pen, and their crosses. In: a coat. Out: a shield in the
//! unit cell, in one ink.

use super::drawing::{Drawing, Path, Placement, Point, curve};
use super::{Colour, Dice};

/// What a die of Kingdomino Duel shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Coat {
    /// One dot.
    Dot,
    /// One stripe.
    Stripe,
    /// Two dots.
    DoubleDot,
    /// Two stripes.
    DoubleStripe,
    /// All black.
    Black,
    /// Quarters.
    Quarters,
}

/// Every coat with its letter in the notation.
pub const COATS: [(Coat, char); 6] = [
    (Coat::Dot, 'd'),
    (Coat::Stripe, 'i'),
    (Coat::DoubleDot, 'D'),
    (Coat::DoubleStripe, 'I'),
    (Coat::Black, 'b'),
    (Coat::Quarters, 'q'),
];

/// The left side of the shield, from its corner down to its tip; the right side mirrors it.
const SIDE: [Point; 5] = [[0.19, 0.14], [0.185, 0.34], [0.22, 0.56], [0.32, 0.74], [0.5, 0.9]];

impl Coat {
    /// The coat of a letter of the notation.
    pub fn from_letter(letter: char) -> Option<Self> {
        COATS.iter().find(|(_, known)| *known == letter).map(|(coat, _)| *coat)
    }
}

/// A shield with its charge; `seed` gives each its own trembling of the hand.
pub fn coat(coat: Coat, ink: Colour, seed: u64) -> Drawing {
    let mut hand = Hand { art: Drawing::new(), dice: Dice::new(seed % 8 * 7 + coat as u64), ink };
    match coat {
        Coat::Dot => hand.dot([0.5, 0.46], 0.15),
        Coat::DoubleDot => {
            hand.dot([0.35, 0.42], 0.105);
            hand.dot([0.65, 0.42], 0.105);
        }
        Coat::Stripe => hand.patch(&[[0.42, 0.155], [0.58, 0.155], [0.58, 0.84], [0.5, 0.9], [0.42, 0.84]]),
        Coat::DoubleStripe => {
            hand.patch(&[[0.29, 0.15], [0.41, 0.155], [0.41, 0.83], [0.29, 0.7]]);
            hand.patch(&[[0.59, 0.155], [0.71, 0.15], [0.71, 0.7], [0.59, 0.83]]);
        }
        Coat::Black => hand.patch(&shield(SIDE)),
        Coat::Quarters => {
            hand.patch(&[[0.19, 0.145], [0.5, 0.16], [0.5, 0.49], [0.205, 0.49], [0.185, 0.34]]);
            hand.patch(&[[0.5, 0.49], [0.795, 0.49], [0.78, 0.56], [0.68, 0.74], [0.5, 0.9]]);
        }
    }
    hand.outline();
    // Room for the crosses in the top right.
    hand.art.placed(Placement::square(0.03, 0.13, 0.87))
}

/// The closed outline of a shield with this left side: sharp corners, a sagging top, smooth flanks.
fn shield(side: [Point; 5]) -> Vec<Point> {
    let mirror = |[x, y]: Point| [1.0 - x, y];
    let left = curve(&side);
    let mut outline: Vec<Point> = left.iter().rev().copied().collect();
    outline.push([0.5, side[0][1] + 0.02]);
    outline.extend(left.iter().take(left.len() - 1).map(|p| mirror(*p)));
    outline
}

/// One to three crosses in the cell's top right.
pub fn crosses(count: usize, ink: Colour) -> Drawing {
    let mut art = Drawing::new();
    for place in 0..count.min(3) {
        let (x, y, r) = (0.86 - 0.26 * place as f32, 0.14, 0.075);
        for side in [-1.0, 1.0] {
            art.line(&[[x - r, y - r * side], [x + r, y + r * side]], (ink, 0.055));
        }
    }
    art
}

/// A hand that never draws the same line twice.
struct Hand {
    art: Drawing,
    dice: Dice,
    ink: Colour,
}

impl Hand {
    fn tremble(&mut self, points: &[Point], reach: f32) -> Vec<Point> {
        points.iter().map(|[x, y]| [x + self.dice.around(reach), y + self.dice.around(reach)]).collect()
    }

    fn outline(&mut self) {
        let side = SIDE.map(|[x, y]| [x + self.dice.around(0.008), y + self.dice.around(0.008)]);
        self.art.ring(&shield(side), (self.ink, 0.035));
    }

    fn dot(&mut self, centre: Point, radius: f32) {
        self.art.push(Path::Circle(centre, radius), Some(self.ink), None);
        // A second, slightly shifted round of the pen.
        let [x, y] = centre;
        let again = [x + self.dice.around(0.012), y + self.dice.around(0.012)];
        self.art.circle(again, radius, (self.ink, 0.018));
    }

    fn patch(&mut self, points: &[Point]) {
        let shaky = self.tremble(points, 0.004);
        self.art.push(Path::Polygon(shaky), Some(self.ink), Some((self.ink, 0.012)));
    }
}
