//! The icons of the window, as strokes of one pen. In: an icon and a colour. Out: a drawing in the unit cell.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use super::Colour;
use super::castle::question;
use super::drawing::{Drawing, Path, Placement, Point, arc, ellipse_points, rounded};

/// The width of the pen.
const PEN: f32 = 0.075;

type Strokes = fn(&mut Pen);

/// What an icon stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Icon {
    /// Take back.
    Undo,
    /// Do again.
    Redo,
    /// Photograph a kingdom.
    Camera,
    /// Enter by hand.
    Pencil,
    /// Try the sample.
    Sample,
    /// Open a file.
    Open,
    /// Save a file.
    Save,
    /// Write a sheet.
    Export,
    /// Send to others.
    Share,
    /// Settings.
    Settings,
    /// Add, or more.
    Plus,
    /// Take away, or less.
    Minus,
    /// Delete.
    Trash,
    /// Turn by a quarter.
    Rotate,
    /// Look closer.
    Magnifier,
    /// Done, or right.
    Check,
    /// Close, or wrong.
    Cross,
    /// Something is off.
    Warning,
    /// Not sure.
    Question,
    /// The winner.
    Crown,
    /// Copy.
    Copy,
    /// Paste.
    Paste,
    /// Dark colours.
    Moon,
    /// Light colours.
    Sun,
    /// Language.
    Globe,
    /// Games of the past.
    History,
    /// Players.
    Players,
    /// Onwards.
    Next,
    /// Back.
    Back,
    /// More commands.
    Menu,
}

/// Every icon with the strokes that draw it.
const ICONS: [(Icon, Strokes); 30] = [
    (Icon::Undo, undo),
    (Icon::Redo, redo),
    (Icon::Camera, camera),
    (Icon::Pencil, pencil),
    (Icon::Sample, sample),
    (Icon::Open, open),
    (Icon::Save, save),
    (Icon::Export, export),
    (Icon::Share, share),
    (Icon::Settings, settings),
    (Icon::Plus, plus),
    (Icon::Minus, minus),
    (Icon::Trash, trash),
    (Icon::Rotate, rotate),
    (Icon::Magnifier, magnifier),
    (Icon::Check, check),
    (Icon::Cross, cross),
    (Icon::Warning, warning),
    (Icon::Question, question_ring),
    (Icon::Crown, crown),
    (Icon::Copy, copy),
    (Icon::Paste, paste),
    (Icon::Moon, moon),
    (Icon::Sun, sun),
    (Icon::Globe, globe),
    (Icon::History, history),
    (Icon::Players, players),
    (Icon::Next, next),
    (Icon::Back, back),
    (Icon::Menu, menu),
];

impl Icon {
    /// All icons.
    pub fn all() -> impl Iterator<Item = Self> {
        ICONS.iter().map(|(icon, _)| *icon)
    }
}

/// The drawing of an icon in one colour.
pub fn icon(icon: Icon, colour: Colour) -> Drawing {
    let mut pen = Pen { art: Drawing::new(), colour };
    ICONS[icon as usize].1(&mut pen);
    pen.art
}

struct Pen {
    art: Drawing,
    colour: Colour,
}

impl Pen {
    fn line(&mut self, points: &[Point]) -> &mut Self {
        self.art.line(points, (self.colour, PEN));
        self
    }

    fn ring(&mut self, points: &[Point]) -> &mut Self {
        self.art.ring(points, (self.colour, PEN));
        self
    }

    fn circle(&mut self, centre: Point, radius: f32) -> &mut Self {
        self.art.circle(centre, radius, (self.colour, PEN));
        self
    }

    fn dot(&mut self, centre: Point, radius: f32) -> &mut Self {
        self.art.push(Path::Circle(centre, radius), Some(self.colour), None);
        self
    }

    fn mirror(&mut self) {
        self.art = std::mem::take(&mut self.art).mirrored();
    }
}

fn undo(pen: &mut Pen) {
    let mut hook = vec![[0.2, 0.38], [0.58, 0.38]];
    hook.extend(arc([0.58, 0.59], [0.21, 0.21], -FRAC_PI_2, FRAC_PI_2, 12));
    hook.push([0.36, 0.8]);
    pen.line(&hook).line(&[[0.37, 0.2], [0.19, 0.38], [0.37, 0.56]]);
}

fn redo(pen: &mut Pen) {
    undo(pen);
    pen.mirror();
}

fn camera(pen: &mut Pen) {
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

fn pencil(pen: &mut Pen) {
    pen.ring(&[[0.16, 0.84], [0.21, 0.62], [0.67, 0.16], [0.84, 0.33], [0.38, 0.79]]);
    pen.line(&[[0.56, 0.27], [0.73, 0.44]]);
}

fn sample(pen: &mut Pen) {
    let star: Vec<Point> = (0..10)
        .map(|i| {
            let r = if i % 2 == 0 { 0.4 } else { 0.18 };
            let (sin, cos) = (PI * i as f32 / 5.0 - FRAC_PI_2).sin_cos();
            [0.5 + r * cos, 0.53 + r * sin]
        })
        .collect();
    pen.ring(&star);
}

fn open(pen: &mut Pen) {
    pen.line(&[[0.12, 0.78], [0.12, 0.22], [0.38, 0.22], [0.47, 0.33], [0.78, 0.33], [0.78, 0.45]]);
    pen.ring(&[[0.12, 0.79], [0.27, 0.46], [0.9, 0.46], [0.76, 0.79]]);
}

fn save(pen: &mut Pen) {
    pen.ring(&[[0.16, 0.16], [0.69, 0.16], [0.84, 0.31], [0.84, 0.84], [0.16, 0.84]]);
    pen.line(&[[0.33, 0.18], [0.33, 0.37], [0.62, 0.37], [0.62, 0.18]]);
    pen.line(&[[0.31, 0.82], [0.31, 0.58], [0.69, 0.58], [0.69, 0.82]]);
}

fn export(pen: &mut Pen) {
    pen.line(&[[0.16, 0.62], [0.16, 0.84], [0.84, 0.84], [0.84, 0.62]]);
    pen.line(&[[0.5, 0.14], [0.5, 0.64]]).line(&[[0.32, 0.46], [0.5, 0.65], [0.68, 0.46]]);
}

fn share(pen: &mut Pen) {
    pen.line(&[[0.7, 0.26], [0.3, 0.5], [0.7, 0.74]]);
    for at in [[0.74, 0.23], [0.25, 0.5], [0.74, 0.77]] {
        pen.dot(at, 0.12);
    }
}

fn settings(pen: &mut Pen) {
    for (y, knob) in [(0.24, 0.66), (0.5, 0.34), (0.76, 0.6)] {
        pen.line(&[[0.13, y], [knob - 0.09, y]]).line(&[[knob + 0.09, y], [0.87, y]]);
        pen.circle([knob, y], 0.085);
    }
}

fn plus(pen: &mut Pen) {
    minus(pen);
    pen.line(&[[0.5, 0.18], [0.5, 0.82]]);
}

fn minus(pen: &mut Pen) {
    pen.line(&[[0.18, 0.5], [0.82, 0.5]]);
}

fn trash(pen: &mut Pen) {
    pen.line(&[[0.16, 0.25], [0.84, 0.25]]).line(&[[0.38, 0.24], [0.38, 0.13], [0.62, 0.13], [0.62, 0.24]]);
    pen.line(&[[0.24, 0.26], [0.28, 0.87], [0.72, 0.87], [0.76, 0.26]]);
    pen.line(&[[0.42, 0.42], [0.43, 0.7]]).line(&[[0.58, 0.42], [0.57, 0.7]]);
}

fn rotate(pen: &mut Pen) {
    pen.line(&arc([0.48, 0.53], [0.34, 0.34], 0.2 * PI, 1.8 * PI, 28));
    pen.line(&[[0.8, 0.1], [0.79, 0.35], [0.54, 0.34]]);
}

fn magnifier(pen: &mut Pen) {
    pen.circle([0.42, 0.42], 0.27).line(&[[0.62, 0.62], [0.86, 0.86]]);
}

fn check(pen: &mut Pen) {
    pen.line(&[[0.15, 0.53], [0.4, 0.77], [0.86, 0.25]]);
}

fn cross(pen: &mut Pen) {
    pen.line(&[[0.22, 0.22], [0.78, 0.78]]).line(&[[0.78, 0.22], [0.22, 0.78]]);
}

fn warning(pen: &mut Pen) {
    pen.ring(&[[0.5, 0.14], [0.9, 0.83], [0.1, 0.83]]);
    pen.line(&[[0.5, 0.38], [0.5, 0.58]]).dot([0.5, 0.71], 0.05);
}

fn question_ring(pen: &mut Pen) {
    pen.circle([0.5, 0.5], 0.4);
    let mark = question(pen.colour);
    pen.art.lay(&mark, Placement::square(0.21, 0.19, 0.58));
}

fn crown(pen: &mut Pen) {
    pen.ring(&[[0.22, 0.7], [0.13, 0.3], [0.34, 0.46], [0.5, 0.19], [0.66, 0.46], [0.87, 0.3], [0.78, 0.7]]);
    pen.line(&[[0.23, 0.85], [0.77, 0.85]]);
}

fn copy(pen: &mut Pen) {
    pen.ring(&rounded([0.35, 0.35, 0.5, 0.5], 0.07));
    pen.line(&[[0.22, 0.65], [0.15, 0.65], [0.15, 0.15], [0.65, 0.15], [0.65, 0.22]]);
}

fn paste(pen: &mut Pen) {
    pen.line(&[[0.34, 0.2], [0.18, 0.2], [0.18, 0.88], [0.82, 0.88], [0.82, 0.2], [0.66, 0.2]]);
    pen.ring(&rounded([0.34, 0.11, 0.32, 0.18], 0.05));
    pen.line(&[[0.35, 0.5], [0.65, 0.5]]).line(&[[0.35, 0.68], [0.55, 0.68]]);
}

fn moon(pen: &mut Pen) {
    let mut sickle = arc([0.47, 0.52], [0.35, 0.35], -0.03 * PI, 1.42 * PI, 24);
    sickle.extend(arc([0.64, 0.36], [0.26, 0.26], 1.28 * PI, 0.25 * PI, 14));
    pen.ring(&sickle);
}

fn sun(pen: &mut Pen) {
    pen.circle([0.5, 0.5], 0.17);
    for ray in 0..8 {
        let (sin, cos) = (TAU * ray as f32 / 8.0).sin_cos();
        pen.line(&[[0.5 + 0.31 * cos, 0.5 + 0.31 * sin], [0.5 + 0.41 * cos, 0.5 + 0.41 * sin]]);
    }
}

fn globe(pen: &mut Pen) {
    pen.circle([0.5, 0.5], 0.39).ring(&ellipse_points([0.5, 0.5], [0.17, 0.39], 28));
    pen.line(&[[0.12, 0.5], [0.88, 0.5]]);
}

fn history(pen: &mut Pen) {
    pen.line(&arc([0.52, 0.5], [0.36, 0.36], -0.85 * PI, 0.86 * PI, 28));
    pen.line(&[[0.12, 0.2], [0.19, 0.4], [0.38, 0.33]]).line(&[[0.52, 0.3], [0.52, 0.52], [0.67, 0.6]]);
}

fn players(pen: &mut Pen) {
    pen.circle([0.37, 0.33], 0.155).line(&arc([0.37, 0.84], [0.27, 0.25], PI, TAU, 14));
    pen.line(&arc([0.64, 0.33], [0.155, 0.155], -0.4 * PI, 0.4 * PI, 8));
    pen.line(&arc([0.62, 0.84], [0.28, 0.25], -0.38 * PI, 0.0, 8));
}

fn next(pen: &mut Pen) {
    pen.line(&[[0.36, 0.18], [0.68, 0.5], [0.36, 0.82]]);
}

fn back(pen: &mut Pen) {
    next(pen);
    pen.mirror();
}

fn menu(pen: &mut Pen) {
    for y in [0.26, 0.5, 0.74] {
        pen.line(&[[0.16, y], [0.84, y]]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_the_order_of_the_enum() {
        assert!(Icon::all().enumerate().all(|(index, icon)| icon as usize == index));
    }
}
