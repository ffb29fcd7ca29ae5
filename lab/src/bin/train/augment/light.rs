//! What lamp, lens and hand do to a cell. In: a canvas. Out: the same canvas with pieces, shadows, glare, other
//! colours, blur or grain.

use fastrand::Rng;

use super::{Canvas, SIDE, either};

/// A wooden or plastic piece that stands on the cell: a meeple, or a castle as a box with a dark inside.
pub(super) fn piece(canvas: &mut Canvas, castle: bool, random: &mut Rng) {
    let side = SIDE as f32;
    let colour: [f32; 3] = if castle {
        let level = 60.0 + 120.0 * random.f32();
        [level * 0.9, level, level * (1.0 + 0.3 * random.f32())]
    } else {
        std::array::from_fn(|_| 255.0 * random.f32())
    };
    let centre = [side * (0.15 + 0.7 * random.f32()), side * (0.15 + 0.7 * random.f32())];
    let share = if castle { 0.2 + 0.2 * random.f32() } else { 0.07 + 0.13 * random.f32() };
    let reach = [side * share, side * share * (0.5 + random.f32())];
    let (sin, cos) = (random.f32() * 6.3).sin_cos();
    let round = if castle { 8.0 } else { 2.0 };
    for (place, pixel) in canvas.iter_mut().enumerate() {
        let (x, y) = ((place % SIDE) as f32 - centre[0], (place / SIDE) as f32 - centre[1]);
        let u = ((x * cos + y * sin) / reach[0]).abs();
        let v = ((y * cos - x * sin) / reach[1]).abs();
        let distance = u.powf(round) + v.powf(round);
        if distance < 1.0 {
            let light = if castle && distance < 0.1 { 0.5 } else { 0.8 + 0.4 * (y / side) };
            *pixel = colour.map(|value| value * light);
        }
    }
}

/// Light that falls off to one side, or the hard edge of a shadow.
pub(super) fn shade(canvas: &mut Canvas, random: &mut Rng) {
    let (sin, cos) = (random.f32() * 6.3).sin_cos();
    let depth = 0.5 * random.f32();
    let hardness = if random.f32() < 0.25 { 12.0 } else { 1.0 };
    let offset = either(random) * 0.5;
    for (place, pixel) in canvas.iter_mut().enumerate() {
        let (x, y) = ((place % SIDE) as f32 / SIDE as f32 - 0.5, (place / SIDE) as f32 / SIDE as f32 - 0.5);
        let along = ((x * cos + y * sin - offset) * hardness).clamp(-1.0, 1.0);
        let light = 1.0 + depth * along;
        *pixel = pixel.map(|value| value * light);
    }
}

/// A soft white spot.
pub(super) fn glare(canvas: &mut Canvas, random: &mut Rng) {
    let side = SIDE as f32;
    let centre = [random.f32() * side, random.f32() * side];
    let reach = [side * (0.05 + 0.3 * random.f32()), side * (0.05 + 0.3 * random.f32())];
    let strength = 255.0 * random.f32();
    for (place, pixel) in canvas.iter_mut().enumerate() {
        let u = ((place % SIDE) as f32 - centre[0]) / reach[0];
        let v = ((place / SIDE) as f32 - centre[1]) / reach[1];
        let light = strength * (-(u * u + v * v)).exp();
        *pixel = pixel.map(|value| value + light);
    }
}

/// How vivid the colours are, white balance, exposure, contrast and gamma.
pub(super) fn develop(canvas: &mut Canvas, random: &mut Rng) {
    // Some of the time any camera and lamp, from 0.5 to 1.7; otherwise a decent one.
    let wide = random.f32() < 0.3;
    let (low, high) = if wide { (0.5_f32, 1.7_f32) } else { (0.8, 1.25) };
    let exposure = if wide { 1.0 } else { 0.6 + 0.8 * random.f32() };
    let gamma = (either(random) * 0.55).exp();
    let vivid = if random.f32() < 0.6 { (either(random) * 0.6).exp() } else { 1.0 };
    let lift = random.f32().powi(3) * 50.0;
    let tables: [Vec<f32>; 3] = std::array::from_fn(|_| {
        let gain = exposure * (low.ln() + (high.ln() - low.ln()) * random.f32()).exp();
        let value = |place: u8| lift + (255.0 - lift) * gain * (f32::from(place) / 255.0).powf(gamma);
        (0..=255).map(value).collect()
    });
    for pixel in canvas.iter_mut() {
        let grey = light(*pixel);
        for (value, table) in pixel.iter_mut().zip(&tables) {
            *value = grey + (*value - grey) * vivid;
            *value = table[value.clamp(0.0, 255.0) as usize].min(255.0);
        }
    }
}

/// A Gaussian blur, rows and then columns.
pub(super) fn blur(canvas: &mut Canvas, deviation: f32) {
    let weight = |distance: f32| (-distance * distance / (2.0 * deviation * deviation)).exp();
    let mut weights: [f32; 5] = std::array::from_fn(|place| weight(place as f32 - 2.0));
    let sum: f32 = weights.iter().sum();
    for weight in &mut weights {
        *weight /= sum;
    }
    for (along, across) in [(1, SIDE), (SIDE, 1)] {
        let before = canvas.clone();
        for line in 0..SIDE {
            for place in 0..SIDE {
                let mut total = [0.0; 3];
                for (offset, weight) in weights.iter().enumerate() {
                    let from = (place + offset).saturating_sub(2).min(SIDE - 1);
                    let pixel = before[line * across + from * along];
                    for (total, value) in total.iter_mut().zip(pixel) {
                        *total += weight * value;
                    }
                }
                canvas[line * across + place * along] = total;
            }
        }
    }
}

/// Coarser colour than light, in blocks, as JPEG keeps them.
pub(super) fn blot_colours(canvas: &mut Canvas, block: usize) {
    for top in (0..SIDE).step_by(block) {
        for left in (0..SIDE).step_by(block) {
            let rows = top..SIDE.min(top + block);
            let places: Vec<usize> =
                rows.flat_map(|y| (left..SIDE.min(left + block)).map(move |x| y * SIDE + x)).collect();
            let mut mean = [0.0; 3];
            for &place in &places {
                for (mean, value) in mean.iter_mut().zip(canvas[place]) {
                    *mean += value;
                }
            }
            let mean = mean.map(|value| value / places.len() as f32);
            for &place in &places {
                let change = light(canvas[place]) - light(mean);
                canvas[place] = mean.map(|value| value + change);
            }
        }
    }
}

fn light([red, green, blue]: [f32; 3]) -> f32 {
    0.3 * red + 0.6 * green + 0.1 * blue
}

/// Grain of so much deviation, nearly normal.
pub(super) fn noise(canvas: &mut Canvas, deviation: f32, random: &mut Rng) {
    for pixel in canvas.iter_mut() {
        // Four bytes of one draw: their sum has a deviation of 148.
        for value in pixel.iter_mut() {
            let sum: f32 = random.u32(..).to_le_bytes().iter().map(|&byte| f32::from(byte) - 127.5).sum();
            *value += sum * deviation / 148.0;
        }
    }
}
