//! Tables that nobody photographed. In: a random source. Out: pictures of plain boards, wood, cloth, carpet and
//! ruled mats in any colour, so that no colour alone makes a terrain.

use fastrand::Rng;
use image::{Rgb, RgbImage};

const SIDE: u32 = 104;

/// A random table top.
pub(crate) fn texture(random: &mut Rng) -> RgbImage {
    let base = colour(random);
    let grain = match random.u8(0..5) {
        0 => plain(random),
        1 => wood(random),
        2 => weave(random),
        3 => rules(random),
        _ => blotches(random),
    };
    let speckle = random.f32().powi(2) * 0.25;
    let tint: [f32; 3] = std::array::from_fn(|_| 0.6 + 0.4 * random.f32());
    RgbImage::from_fn(SIDE, SIDE, |x, y| {
        let light = grain(x as f32 / SIDE as f32, y as f32 / SIDE as f32) + (random.f32() - 0.5) * speckle;
        Rgb(std::array::from_fn(|channel| {
            (base[channel] * (1.0 + light * tint[channel])).clamp(0.0, 255.0) as u8
        }))
    })
}

/// Browns, blues, greys and anything.
fn colour(random: &mut Rng) -> [f32; 3] {
    let level = 40.0 + 210.0 * random.f32();
    let shares = match random.u8(0..5) {
        0 => [1.0, 0.55 + 0.3 * random.f32(), 0.2 + 0.4 * random.f32()],
        1 => [0.1 + 0.4 * random.f32(), 0.3 + 0.4 * random.f32(), 1.0],
        2 => [0.9 + 0.1 * random.f32(), 0.9 + 0.1 * random.f32(), 0.85 + 0.15 * random.f32()],
        3 => [0.2 + 0.5 * random.f32(), 0.6 + 0.4 * random.f32(), 0.2 + 0.4 * random.f32()],
        _ => [random.f32(), random.f32(), random.f32()],
    };
    shares.map(|share| share * level)
}

type Grain = Box<dyn Fn(f32, f32) -> f32>;

fn plain(random: &mut Rng) -> Grain {
    let (a, b) = (random.f32() * 0.4 - 0.2, random.f32() * 0.4 - 0.2);
    Box::new(move |x, y| a * x + b * y)
}

/// Long streaks, a little bent.
fn wood(random: &mut Rng) -> Grain {
    let waves: Vec<[f32; 4]> = (0..6)
        .map(|_| {
            let across = 5.0 + 70.0 * random.f32();
            [
                across,
                6.0 * random.f32() - 3.0,
                random.f32() * 6.3,
                (0.03 + 0.07 * random.f32()) * random.f32(),
            ]
        })
        .collect();
    Box::new(move |x, y| {
        waves.iter().map(|[across, along, phase, depth]| depth * (across * x + along * y + phase).sin()).sum()
    })
}

/// Two threads over and under each other.
fn weave(random: &mut Rng) -> Grain {
    let (a, b) = (20.0 + 120.0 * random.f32(), 20.0 + 120.0 * random.f32());
    let (depth, fold) = (0.25 * random.f32(), 0.3 * random.f32());
    let (turn, phase) = (random.f32() * 6.3, random.f32() * 6.3);
    Box::new(move |x, y| {
        let along = x * turn.cos() + y * turn.sin();
        depth * (a * x).sin() * (b * y).sin() + fold * (5.0 * along + phase).sin()
    })
}

/// Lines at equal distances, both ways or one.
fn rules(random: &mut Rng) -> Grain {
    let distance = 0.08 + 0.3 * random.f32();
    let width = 0.01 + 0.03 * random.f32();
    let depth = random.f32() * 1.2 - 0.5;
    let both = random.bool();
    Box::new(move |x, y| {
        let on_line = x % distance < width || both && y % distance < width;
        if on_line { depth } else { 0.0 }
    })
}

/// Soft blotches, as of marble, stone or carpet.
fn blotches(random: &mut Rng) -> Grain {
    let waves: Vec<[f32; 4]> = (0..10)
        .map(|_| {
            let (turn, size) = (random.f32() * 6.3, 4.0 + 60.0 * random.f32());
            [turn.cos() * size, turn.sin() * size, random.f32() * 6.3, 0.08 * random.f32()]
        })
        .collect();
    Box::new(move |x, y| waves.iter().map(|[a, b, phase, depth]| depth * (a * x + b * y + phase).sin()).sum())
}
