//! What things look like. In: a thing and a point of the unit square that it fills. Out: its colour there, and how much it
//! hides; none where the thing ends.

use image::RgbImage;

use super::Cover;
use crate::compose::folder::Tables;
use crate::noise::Noise;
use crate::random::{Chance, Random};
use crate::surface::{Tone, any_colour, shaded};

/// Tones of skin.
const SKINS: [Tone; 4] = [[0.95, 0.78, 0.66], [0.82, 0.6, 0.46], [0.55, 0.37, 0.26], [0.35, 0.23, 0.17]];

/// One thing.
pub(super) struct Look {
    what: Cover,
    noise: Noise,
    first: Tone,
    second: Tone,
    skin: Tone,
    /// How strong light is.
    strength: f64,
    /// What a cutting shows.
    picture: RgbImage,
}

impl Look {
    pub(super) fn new(what: Cover, tables: &Tables, random: &mut Random) -> Self {
        Self {
            what,
            noise: Noise::new(random),
            first: any_colour(random),
            second: any_colour(random),
            skin: *random.one_of(&SKINS),
            strength: random.between(0.75, 1.0),
            picture: if what == Cover::Cutting { tables.draw(64, 64, random) } else { RgbImage::new(1, 1) },
        }
    }

    /// The colour at a point, each channel from 0 to 1, and how much of what lies below it hides.
    pub(super) fn at(&self, u: f64, v: f64) -> Option<(Tone, f64)> {
        let Self { ref noise, first, second, strength, .. } = *self;
        let radius = 2.0 * (u - 0.5).hypot(v - 0.5);
        let inside = u.min(1.0 - u).min(v).min(1.0 - v);
        let (colour, part) = match self.what {
            Cover::Card if inside < 0.06 => ([0.94; 3], 1.0),
            Cover::Card if noise.at(u * 4.0, v * 5.0) > 0.15 => (second, 1.0),
            Cover::Coin | Cover::Glass if radius > 1.0 => return None,
            Cover::Coin if radius > 0.85 => (shaded(first, 0.7), 1.0),
            Cover::Coin if noise.at(u * 5.0, v * 5.0) > 0.2 => (shaded(first, 0.8), 1.0),
            Cover::Card | Cover::Coin => (first, 1.0),
            Cover::Die => {
                let pip = [(0.25, 0.25), (0.75, 0.75), (0.25, 0.75), (0.75, 0.25), (0.5, 0.5)];
                let is_pip = pip.iter().any(|(x, y)| (u - x).hypot(v - y) < 0.09);
                (if is_pip { second } else { first }, 1.0)
            }
            Cover::Finger => (self.finger(2.0 * (u - 0.5), v * 8.0)?, 1.0),
            Cover::Hand => (self.hand(u, v)?, 1.0),
            Cover::Tower => {
                let waist = 0.7 + 0.3 * (v * 5.0).cos().abs();
                let across = 2.0 * (u - 0.5).abs() / waist;
                if across > 1.0 {
                    return None;
                }
                (shaded(first, 1.15 - 0.6 * across * across), 1.0)
            }
            Cover::Glass if radius > 0.92 || (0.55..0.6).contains(&radius) => ([0.92; 3], 0.7),
            Cover::Glass => {
                let shine = (noise.at(u * 3.0, v * 3.0) - 0.3).clamp(0.0, 0.5);
                (shaded(first, 0.8 + shine), 0.35 + shine)
            }
            Cover::Cutting => {
                let ragged = 0.5 + 0.5 * noise.at(u * 3.0, v * 3.0);
                if inside < 0.1 * ragged {
                    return None;
                }
                let side = f64::from(self.picture.width());
                let pixel = self.picture.get_pixel((u * side) as u32, (v * side) as u32);
                (pixel.0.map(|value| f64::from(value) / 255.0), 1.0)
            }
            Cover::Glare => ([1.0; 3], strength * (1.6 * (1.0 - radius)).clamp(0.0, 1.0)),
            Cover::Window => {
                let is_bar = (u - 0.5).abs() < 0.05 || (v - 0.4).abs() < 0.05;
                let soft = (inside * 12.0).min(1.0);
                ([0.95, 0.98, 1.0], if is_bar { 0.2 } else { strength } * soft)
            }
        };
        let grain = 1.0 + 0.06 * noise.at(u * 40.0, v * 40.0);
        Some((shaded(colour, grain), part))
    }

    /// A finger at `across` its middle, from -1 to 1, and so many widths behind its tip: the tip is round, the sides are
    /// darker.
    fn finger(&self, across: f64, from_tip: f64) -> Option<Tone> {
        let across = across.abs();
        if across > 1.0 || from_tip < 0.0 || from_tip < 1.0 && across.hypot(1.0 - from_tip) > 1.0 {
            return None;
        }
        let is_nail = across < 0.55 && (0.25..1.1).contains(&from_tip);
        Some(shaded(self.skin, 1.08 - 0.35 * across * across + if is_nail { 0.1 } else { 0.0 }))
    }

    /// Four fingers, the middle ones longest, then the back of the hand.
    fn hand(&self, u: f64, v: f64) -> Option<Tone> {
        const TIPS: [f64; 4] = [0.1, 0.0, 0.03, 0.15];
        if v > 0.5 {
            return Some(shaded(self.skin, 1.05 - 0.9 * (u - 0.5).powi(2)));
        }
        let place = u * 4.0;
        let which = (place as usize).min(3);
        self.finger(2.3 * (place - which as f64 - 0.5), (v - TIPS[which]) * 8.0)
    }
}
