//! Chance, as scenes and photos need it: what [`Random`] does not give itself. The same seed gives the same picture on
//! every machine.

use std::ops::{Add, Mul, Sub};

pub use crowncount::random::Random;

/// A number that can be drawn evenly from 0 up to 1.
pub trait Unit: Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> {
    /// Draws one.
    fn draw(random: &mut Random) -> Self;
}

impl Unit for f32 {
    fn draw(random: &mut Random) -> Self {
        // As many bits as fit, so that nothing is rounded up to 1.
        (random.bits() >> 40) as f32 / (1u32 << 24) as f32
    }
}

impl Unit for f64 {
    fn draw(random: &mut Random) -> Self {
        random.unit()
    }
}

/// More ways to draw.
pub trait Chance {
    /// Evenly from 0 up to 1.
    fn part(&mut self) -> f32;

    /// Evenly between two numbers.
    fn between<N: Unit>(&mut self, low: N, high: N) -> N;

    /// One of these; there must be one.
    fn one_of<'a, T>(&mut self, items: &'a [T]) -> &'a T;
}

impl Chance for Random {
    fn part(&mut self) -> f32 {
        f32::draw(self)
    }

    fn between<N: Unit>(&mut self, low: N, high: N) -> N {
        low + (high - low) * N::draw(self)
    }

    fn one_of<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_spread_as_they_say() {
        let mut random = Random::new(7);
        let normal: Vec<f64> = (0..4000).map(|_| random.normal()).collect();
        let mean = normal.iter().sum::<f64>() / 4000.0;
        let variance = normal.iter().map(|n| (n - mean).powi(2)).sum::<f64>() / 4000.0;
        assert!(mean.abs() < 0.06 && (variance - 1.0).abs() < 0.1, "{mean} {variance}");
        assert!((0..100).all(|_| (2.0..3.0).contains(&random.between(2.0, 3.0))));
        assert!((0..4000).all(|_| (0.0..1.0).contains(&random.part())));
        let yes = (0..4000).filter(|_| random.chance(0.2)).count();
        assert!((650..950).contains(&yes), "{yes}");
    }

    #[test]
    fn neighbouring_seeds_begin_far_apart() {
        let firsts: Vec<f64> = (0..200).map(|seed| Random::new(seed).unit()).collect();
        let mean = firsts.iter().sum::<f64>() / 200.0;
        assert!((mean - 0.5).abs() < 0.1, "{mean}");
    }
}
