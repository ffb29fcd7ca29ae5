//! The strokes of the icons. In: a pen. Out: what it has drawn in the unit cell.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use crate::art::Colour;
use crate::art::castle::question;
use crate::art::drawing::{Drawing, Path, Pose, TilePoint};
use crate::art::outline::{arc, ellipse_points, rounded};

/// The width of the pen.
const WIDTH: f32 = 0.075;

/// A pen of one colour and width.
pub(super) struct Pen {
    pub(super) art: Drawing,
    pub(super) colour: Colour,
}

impl Pen {
    fn line(&mut self, points: &[TilePoint]) -> &mut Self {
        self.art.line(points, (self.colour, WIDTH));
        self
    }

    fn ring(&mut self, points: &[TilePoint]) -> &mut Self {
        self.art.ring(points, (self.colour, WIDTH));
        self
    }

    fn circle(&mut self, centre: TilePoint, radius: f32) -> &mut Self {
        self.art.circle(centre, radius, (self.colour, WIDTH));
        self
    }

    fn dot(&mut self, centre: TilePoint, radius: f32) -> &mut Self {
        self.art.push(Path::Circle(centre, radius), Some(self.colour), None);
        self
    }

    fn mirror(&mut self) {
        self.art = std::mem::take(&mut self.art).mirrored();
    }
}

pub(super) fn undo(pen: &mut Pen) {
    let mut hook = vec![[0.2, 0.38], [0.58, 0.38]];
    hook.extend(arc([0.58, 0.59], [0.21, 0.21], -FRAC_PI_2, FRAC_PI_2, 12));
    hook.push([0.36, 0.8]);
    pen.line(&hook).line(&[[0.37, 0.2], [0.19, 0.38], [0.37, 0.56]]);
}

pub(super) fn redo(pen: &mut Pen) {
    undo(pen);
    pen.mirror();
}

pub(super) fn camera(pen: &mut Pen) {
    let body = [
        [0.12, 0.3],
        [0.32, 0.3],
        [0.4, 0.19],
        [0.6, 0.19],
        [0.68, 0.3],
        [0.88, 0.3],
        [0.88, 0.8],
        [0.12, 0.8],
    ];
    pen.ring(&body).circle([0.5, 0.54], 0.155);
}

pub(super) fn pencil(pen: &mut Pen) {
    pen.ring(&[[0.16, 0.84], [0.21, 0.62], [0.67, 0.16], [0.84, 0.33], [0.38, 0.79]]);
    pen.line(&[[0.56, 0.27], [0.73, 0.44]]);
}

pub(super) fn sample(pen: &mut Pen) {
    let star: Vec<TilePoint> = (0..10)
        .map(|i| {
            let r = if i % 2 == 0 { 0.4 } else { 0.18 };
            let (sin, cos) = (PI * i as f32 / 5.0 - FRAC_PI_2).sin_cos();
            [0.5 + r * cos, 0.53 + r * sin]
        })
        .collect();
    pen.ring(&star);
}

pub(super) fn open(pen: &mut Pen) {
    pen.line(&[[0.12, 0.78], [0.12, 0.22], [0.38, 0.22], [0.47, 0.33], [0.78, 0.33], [0.78, 0.45]]);
    pen.ring(&[[0.12, 0.79], [0.27, 0.46], [0.9, 0.46], [0.76, 0.79]]);
}

pub(super) fn save(pen: &mut Pen) {
    pen.ring(&[[0.16, 0.16], [0.69, 0.16], [0.84, 0.31], [0.84, 0.84], [0.16, 0.84]]);
    pen.line(&[[0.33, 0.18], [0.33, 0.37], [0.62, 0.37], [0.62, 0.18]]);
    pen.line(&[[0.31, 0.82], [0.31, 0.58], [0.69, 0.58], [0.69, 0.82]]);
}

pub(super) fn export(pen: &mut Pen) {
    pen.line(&[[0.16, 0.62], [0.16, 0.84], [0.84, 0.84], [0.84, 0.62]]);
    pen.line(&[[0.5, 0.14], [0.5, 0.64]]).line(&[[0.32, 0.46], [0.5, 0.65], [0.68, 0.46]]);
}

pub(super) fn import(pen: &mut Pen) {
    pen.line(&[[0.16, 0.62], [0.16, 0.84], [0.84, 0.84], [0.84, 0.62]]);
    pen.line(&[[0.5, 0.14], [0.5, 0.64]]).line(&[[0.32, 0.33], [0.5, 0.14], [0.68, 0.33]]);
}

pub(super) fn share(pen: &mut Pen) {
    pen.line(&[[0.7, 0.26], [0.3, 0.5], [0.7, 0.74]]);
    for at in [[0.74, 0.23], [0.25, 0.5], [0.74, 0.77]] {
        pen.dot(at, 0.12);
    }
}

pub(super) fn settings(pen: &mut Pen) {
    for (y, knob) in [(0.24, 0.66), (0.5, 0.34), (0.76, 0.6)] {
        pen.line(&[[0.13, y], [knob - 0.09, y]]).line(&[[knob + 0.09, y], [0.87, y]]);
        pen.circle([knob, y], 0.085);
    }
}

pub(super) fn plus(pen: &mut Pen) {
    minus(pen);
    pen.line(&[[0.5, 0.18], [0.5, 0.82]]);
}

pub(super) fn minus(pen: &mut Pen) {
    pen.line(&[[0.18, 0.5], [0.82, 0.5]]);
}

pub(super) fn trash(pen: &mut Pen) {
    pen.line(&[[0.16, 0.25], [0.84, 0.25]]).line(&[[0.38, 0.24], [0.38, 0.13], [0.62, 0.13], [0.62, 0.24]]);
    pen.line(&[[0.24, 0.26], [0.28, 0.87], [0.72, 0.87], [0.76, 0.26]]);
    pen.line(&[[0.42, 0.42], [0.43, 0.7]]).line(&[[0.58, 0.42], [0.57, 0.7]]);
}

pub(super) fn rotate(pen: &mut Pen) {
    pen.line(&arc([0.48, 0.53], [0.34, 0.34], 0.2 * PI, 1.8 * PI, 28));
    pen.line(&[[0.8, 0.1], [0.79, 0.35], [0.54, 0.34]]);
}

pub(super) fn magnifier(pen: &mut Pen) {
    pen.circle([0.42, 0.42], 0.27).line(&[[0.62, 0.62], [0.86, 0.86]]);
}

pub(super) fn check(pen: &mut Pen) {
    pen.line(&[[0.15, 0.53], [0.4, 0.77], [0.86, 0.25]]);
}

pub(super) fn cross(pen: &mut Pen) {
    pen.line(&[[0.22, 0.22], [0.78, 0.78]]).line(&[[0.78, 0.22], [0.22, 0.78]]);
}

pub(super) fn warning(pen: &mut Pen) {
    pen.ring(&[[0.5, 0.14], [0.9, 0.83], [0.1, 0.83]]);
    pen.line(&[[0.5, 0.38], [0.5, 0.58]]).dot([0.5, 0.71], 0.05);
}

pub(super) fn question_ring(pen: &mut Pen) {
    pen.circle([0.5, 0.5], 0.4);
    let mark = question(pen.colour);
    pen.art.lay(&mark, Pose::square(0.21, 0.19, 0.58));
}

pub(super) fn crown(pen: &mut Pen) {
    pen.ring(&[[0.22, 0.7], [0.13, 0.3], [0.34, 0.46], [0.5, 0.19], [0.66, 0.46], [0.87, 0.3], [0.78, 0.7]]);
    pen.line(&[[0.23, 0.85], [0.77, 0.85]]);
}

pub(super) fn copy(pen: &mut Pen) {
    pen.ring(&rounded([0.35, 0.35, 0.5, 0.5], 0.07));
    pen.line(&[[0.22, 0.65], [0.15, 0.65], [0.15, 0.15], [0.65, 0.15], [0.65, 0.22]]);
}

pub(super) fn paste(pen: &mut Pen) {
    pen.line(&[[0.34, 0.2], [0.18, 0.2], [0.18, 0.88], [0.82, 0.88], [0.82, 0.2], [0.66, 0.2]]);
    pen.ring(&rounded([0.34, 0.11, 0.32, 0.18], 0.05));
    pen.line(&[[0.35, 0.5], [0.65, 0.5]]).line(&[[0.35, 0.68], [0.55, 0.68]]);
}

pub(super) fn moon(pen: &mut Pen) {
    let mut sickle = arc([0.47, 0.52], [0.35, 0.35], -0.03 * PI, 1.42 * PI, 24);
    sickle.extend(arc([0.64, 0.36], [0.26, 0.26], 1.28 * PI, 0.25 * PI, 14));
    pen.ring(&sickle);
}

pub(super) fn sun(pen: &mut Pen) {
    pen.circle([0.5, 0.5], 0.17);
    for ray in 0..8 {
        let (sin, cos) = (TAU * ray as f32 / 8.0).sin_cos();
        pen.line(&[[0.5 + 0.31 * cos, 0.5 + 0.31 * sin], [0.5 + 0.41 * cos, 0.5 + 0.41 * sin]]);
    }
}

pub(super) fn globe(pen: &mut Pen) {
    pen.circle([0.5, 0.5], 0.39).ring(&ellipse_points([0.5, 0.5], [0.17, 0.39], 28));
    pen.line(&[[0.12, 0.5], [0.88, 0.5]]);
}

pub(super) fn history(pen: &mut Pen) {
    pen.line(&arc([0.52, 0.5], [0.36, 0.36], -0.85 * PI, 0.86 * PI, 28));
    pen.line(&[[0.12, 0.2], [0.19, 0.4], [0.38, 0.33]]).line(&[[0.52, 0.3], [0.52, 0.52], [0.67, 0.6]]);
}

pub(super) fn players(pen: &mut Pen) {
    pen.circle([0.37, 0.33], 0.155).line(&arc([0.37, 0.84], [0.27, 0.25], PI, TAU, 14));
    pen.line(&arc([0.64, 0.33], [0.155, 0.155], -0.4 * PI, 0.4 * PI, 8));
    pen.line(&arc([0.62, 0.84], [0.28, 0.25], -0.38 * PI, 0.0, 8));
}

pub(super) fn next(pen: &mut Pen) {
    pen.line(&[[0.36, 0.18], [0.68, 0.5], [0.36, 0.82]]);
}

pub(super) fn back(pen: &mut Pen) {
    next(pen);
    pen.mirror();
}

pub(super) fn menu(pen: &mut Pen) {
    for y in [0.26, 0.5, 0.74] {
        pen.line(&[[0.16, y], [0.84, y]]);
    }
}

pub(super) fn corners(pen: &mut Pen) {
    let quad = [[0.28, 0.24], [0.78, 0.2], [0.82, 0.76], [0.2, 0.8]];
    pen.ring(&quad);
    for corner in quad {
        pen.dot(corner, 0.1);
    }
}

pub(super) fn letters(pen: &mut Pen) {
    pen.line(&[[0.2, 0.82], [0.5, 0.16], [0.8, 0.82]]).line(&[[0.32, 0.58], [0.68, 0.58]]);
}

pub(super) fn viewfinder(pen: &mut Pen) {
    for (x, y) in [(0.16, 0.16), (0.84, 0.16), (0.84, 0.84), (0.16, 0.84)] {
        let inward = |at: f32| if at < 0.5 { at + 0.2 } else { at - 0.2 };
        pen.line(&[[inward(x), y], [x, y], [x, inward(y)]]);
    }
    pen.circle([0.5, 0.5], 0.16).dot([0.5, 0.5], 0.05);
}

pub(super) fn live(pen: &mut Pen) {
    pen.ring(&[[0.3, 0.1], [0.7, 0.1], [0.7, 0.9], [0.3, 0.9]]);
    pen.ring(&[[0.4, 0.34], [0.6, 0.34], [0.6, 0.54], [0.4, 0.54]]);
    pen.line(&[[0.5, 0.34], [0.5, 0.54]]).line(&[[0.4, 0.44], [0.6, 0.44]]);
    pen.dot([0.5, 0.76], 0.05);
    pen.line(&[[0.14, 0.36], [0.14, 0.6]]).line(&[[0.86, 0.36], [0.86, 0.6]]);
}

pub(super) fn pointer(pen: &mut Pen) {
    pen.ring(&[
        [0.26, 0.14],
        [0.78, 0.56],
        [0.52, 0.6],
        [0.66, 0.86],
        [0.54, 0.9],
        [0.42, 0.64],
        [0.26, 0.8],
    ]);
}

pub(super) fn brush(pen: &mut Pen) {
    pen.line(&[[0.84, 0.14], [0.5, 0.52]]);
    pen.ring(&[[0.5, 0.5], [0.6, 0.6], [0.46, 0.8], [0.16, 0.86], [0.3, 0.74], [0.34, 0.6]]);
}

pub(super) fn complete(pen: &mut Pen) {
    pen.ring(&[[0.16, 0.16], [0.84, 0.16], [0.84, 0.84], [0.16, 0.84]]);
    for at in [0.387, 0.613] {
        pen.line(&[[at, 0.16], [at, 0.84]]).line(&[[0.16, at], [0.84, at]]);
    }
}

pub(super) fn shield(pen: &mut Pen) {
    pen.ring(&[[0.2, 0.18], [0.8, 0.18], [0.8, 0.5], [0.68, 0.74], [0.5, 0.88], [0.32, 0.74], [0.2, 0.5]]);
    pen.line(&[[0.5, 0.34], [0.5, 0.66]]).line(&[[0.36, 0.5], [0.64, 0.5]]);
}

pub(super) fn bookmark(pen: &mut Pen) {
    pen.ring(&[[0.26, 0.14], [0.74, 0.14], [0.74, 0.86], [0.5, 0.64], [0.26, 0.86]]);
}

pub(super) fn page(pen: &mut Pen) {
    pen.ring(&[[0.22, 0.12], [0.6, 0.12], [0.78, 0.3], [0.78, 0.88], [0.22, 0.88]]);
    pen.line(&[[0.6, 0.12], [0.6, 0.3], [0.78, 0.3]]);
}

pub(super) fn paper(pen: &mut Pen) {
    page(pen);
    pen.line(&[[0.36, 0.46], [0.64, 0.46]])
        .line(&[[0.36, 0.58], [0.64, 0.58]])
        .line(&[[0.36, 0.7], [0.54, 0.7]]);
}

pub(super) fn picture(pen: &mut Pen) {
    pen.ring(&[[0.12, 0.2], [0.88, 0.2], [0.88, 0.8], [0.12, 0.8]]);
    pen.line(&[[0.12, 0.7], [0.36, 0.46], [0.54, 0.64], [0.68, 0.52], [0.88, 0.7]]);
    pen.ring(&arc([0.66, 0.36], [0.06, 0.06], 0.0, 2.0 * PI, 12));
}

pub(super) fn keyboard(pen: &mut Pen) {
    pen.ring(&[[0.1, 0.26], [0.9, 0.26], [0.9, 0.76], [0.1, 0.76]]);
    for at in [0.26, 0.42, 0.58, 0.74] {
        pen.dot([at, 0.43], 0.045);
    }
    pen.line(&[[0.34, 0.61], [0.66, 0.61]]);
}
