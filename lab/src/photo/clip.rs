//! A clip of a kingdom, as a phone films it. In: a kingdom, a [`Shot`] and what gets in the way. Out: the picture at any
//! time, with the true corners. The phone comes from the bare table, comes nearer, and is held by a hand that shakes.

use std::f64::consts::{PI, TAU};

use crowncount::scan::{Homography, Point};
use crowncount::{DominoBox, Kingdom};
use fastrand::Rng;

use super::develop::Light;
use super::laying::Layer;
use super::{DrawnPhoto, Shot, TABLE, expose, laying};
use crate::camera::Pose;
use crate::random::Chance;
use crate::surface::Surface;

/// The kingdom comes into view during so many seconds.
const ENTERS: f64 = 0.5;
/// The phone comes nearer during so many.
const APPROACHES: f64 = 1.2;
/// The colour of a hand.
const SKIN: [f32; 3] = [0.74, 0.53, 0.42];

/// What gets in the way of a clip.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Trouble {
    /// Whether a hand passes over the kingdom.
    pub hand: bool,
    /// Whether the light of a lamp wanders over it.
    pub glare: bool,
    /// Whether it begins beside the kingdom and far away.
    pub approach: bool,
}

impl Trouble {
    /// Nothing but a hand that shakes.
    pub const NONE: Self = Self { hand: false, glare: false, approach: false };

    /// Everything or something.
    pub fn random(random: &mut Rng) -> Self {
        Self { hand: random.bool(), glare: random.bool(), approach: random.chance(0.8) }
    }
}

/// A clip that can be looked at at any time.
pub struct Clip {
    shot: Shot,
    trouble: Trouble,
    side: usize,
    tiles: Layer,
    table: Surface,
    light: Light,
    pose: Pose,
    /// How the hand shakes: the phase, the pace and the reach of each of its swings, in shares of the picture.
    swings: Vec<[f64; 4]>,
    /// When the hand passes, and how high.
    hand: (f64, f64),
    /// Where the lamp is seen at first, and where it goes.
    lamp: [f64; 4],
}

impl Clip {
    /// Films a kingdom; `None` where that is more than memory can hold.
    pub fn new(kingdom: &Kingdom, shot: &Shot, trouble: Trouble) -> Option<Self> {
        let random = &mut Rng::with_seed(shot.seed ^ 0xC11F);
        let side = usize::from(kingdom.rows().max(kingdom.cols()));
        let pose = Pose { place: (0.5, 0.5), fill: random.between(0.74, 0.9), ..shot.pose(random) };
        let pixels =
            pose.photo_from_lattice(side, shot.size).quad(0.0, 0.0, side as f64, side as f64).area().sqrt();
        let swing = |random: &mut Rng, reach: f64| {
            [
                random.between(0.0, TAU),
                random.between(2.0, 12.0),
                random.between(0.2, 1.0) * reach,
                random.between(0.0, TAU),
            ]
        };
        Some(Self {
            shot: shot.clone(),
            trouble,
            side,
            tiles: laying::lay(kingdom, shot, (pixels / side as f64) as f32)?,
            table: Surface::new(shot.table, TABLE, random),
            light: Light::random(shot),
            pose,
            swings: (0..4).map(|_| swing(random, 0.012)).collect(),
            hand: (random.between(0.8, 2.0), random.between(0.3, 0.7)),
            lamp: std::array::from_fn(|_| random.between(0.25, 0.75)),
        })
    }

    /// A clip like those that players would film, and the kingdom that it shows.
    pub fn random(seed: u64, size: (u32, u32)) -> Option<(Kingdom, Self)> {
        let random = &mut Rng::with_seed(seed ^ 0xF11A);
        let frame = if random.chance(0.75) { crowncount::Frame::Five } else { crowncount::Frame::Seven };
        let players = if frame == crowncount::Frame::Five { 4 } else { 2 };
        let care = crowncount::laying::Care::Compact;
        let kingdom =
            crowncount::laying::play(&[DominoBox::Kingdomino], frame, players, care, seed).swap_remove(0);
        let usual = Shot::random(seed);
        let shot = Shot { size, tilt: usual.tilt.min(25.0), mood: 0.7 * usual.mood, ..usual };
        let clip = Self::new(&kingdom, &shot, Trouble::random(random))?;
        Some((kingdom, clip))
    }

    /// The picture at a time in seconds.
    pub fn at(&self, seconds: f64) -> Option<DrawnPhoto> {
        let photo_from_lattice = self.photo_from_lattice(seconds);
        let lattice_from_photo = photo_from_lattice.inverse()?;
        let side = self.side as f64;
        let (width, height) = (f64::from(self.shot.size.0), f64::from(self.shot.size.1));
        let bare = expose(self.shot.size, |x, y| {
            let point = lattice_from_photo.apply(Point::new(x, y));
            let ground = self.table.at(point.x, point.y).map(|channel| channel as f32);
            let seen = self.tiles.over([point.x as f32, point.y as f32], ground);
            let place = [x / width, y / width];
            self.shine(seconds, place, height / width, self.hand_over(seconds, place, height / width, seen))
        });
        // Every picture has its own noise.
        let grain = Shot { seed: self.shot.seed ^ (seconds * 1000.0) as u64, ..self.shot.clone() };
        Some(DrawnPhoto {
            image: self.light.develop(&bare, &grain),
            corners: photo_from_lattice.quad(0.0, 0.0, side, side),
            photo_from_lattice,
        })
    }

    fn photo_from_lattice(&self, seconds: f64) -> Homography {
        let far = if self.trouble.approach { 1.0 - smooth(seconds / APPROACHES) } else { 0.0 };
        let swung = |axis: usize| -> f64 {
            let swings = self.swings.iter();
            swings
                .map(|[phase, pace, reach, other]| reach * (pace * seconds + [phase, other][axis]).sin())
                .sum()
        };
        let (x, y) = (swung(0), swung(1));
        let pose = Pose {
            fill: self.pose.fill * (1.0 - 0.4 * far),
            tilt: self.pose.tilt + y * 0.8,
            turn: self.pose.turn + x * 0.6,
            ..self.pose
        };
        let width = f64::from(self.shot.size.0);
        let beside = if self.trouble.approach { 1.0 - smooth(seconds / ENTERS) } else { 0.0 };
        let held = pose.photo_from_lattice(self.side, self.shot.size);
        let moved = Point::new((x + 1.2 * beside) * width, y * width);
        Homography([[1.0, 0.0, moved.x], [0.0, 1.0, moved.y], [0.0, 0.0, 1.0]]).after(&held)
    }

    /// A fist with its arm, which comes from below; places are in widths of the picture.
    fn hand_over(&self, seconds: f64, [x, y]: [f64; 2], height: f64, seen: [f32; 3]) -> [f32; 3] {
        const REACH: f64 = 0.13;
        let (since, high) = (seconds - self.hand.0, self.hand.1 * height);
        if !self.trouble.hand || !(0.0..=1.0).contains(&since) {
            return seen;
        }
        let middle = -0.2 + 1.4 * since;
        let is_fist = (x - middle).hypot(y - high) < REACH;
        let is_arm = y > high && (x - middle).abs() < 0.6 * REACH;
        let shade = 1.0 - 0.5 * (((x - middle) / REACH).powi(2)).min(1.0);
        if is_fist || is_arm { SKIN.map(|channel| channel * shade as f32) } else { seen }
    }

    /// The light of a lamp in varnish.
    fn shine(&self, seconds: f64, [x, y]: [f64; 2], height: f64, seen: [f32; 3]) -> [f32; 3] {
        const REACH: f64 = 0.07;
        if !self.trouble.glare {
            return seen;
        }
        let [x0, y0, x1, y1] = self.lamp;
        let share = 0.5 - 0.5 * (seconds * PI / 3.0).cos();
        let (lamp_x, lamp_y) = (x0 + (x1 - x0) * share, (y0 + (y1 - y0) * share) * height);
        let away = ((x - lamp_x).powi(2) + (y - lamp_y).powi(2)) / (REACH * REACH);
        seen.map(|channel| channel + 1.1 * (-away).exp() as f32)
    }
}

/// From 0 to 1 without a jerk.
fn smooth(share: f64) -> f64 {
    let share = share.clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kingdom_comes_into_view_and_stays_there() {
        for seed in 0..4 {
            let (_, clip) = Clip::random(seed, (90, 160)).expect("a clip");
            let is_in_view = |seconds: f64| {
                let [left, top, right, bottom] = clip.at(seconds).expect("a picture").corners.bounds();
                left >= 0.0 && top >= 0.0 && right <= 90.0 && bottom <= 160.0
            };
            assert_eq!(is_in_view(0.0), !clip.trouble.approach);
            assert!((6..30).all(|step| is_in_view(f64::from(step) * 0.1)), "{seed}");
        }
    }
}
