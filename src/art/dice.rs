//! A tiny seeded random source, so that a seed always gives the same drawing on every machine.

use crate::random::Random;

/// What drawings roll: a handful of small numbers.
#[derive(Debug, Clone)]
pub struct Dice(Random);

impl Dice {
    /// Dice that always roll the same for the same seed.
    pub fn new(seed: u64) -> Self {
        Self(Random::from_state(seed))
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0.bits()
    }

    /// Evenly from 0 up to 1.
    pub fn unit(&mut self) -> f32 {
        (self.bits() >> 40) as f32 / (1u32 << 24) as f32
    }

    /// Evenly between two numbers.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }

    /// Evenly within `spread` of zero.
    pub fn around(&mut self, spread: f32) -> f32 {
        self.between(-spread, spread)
    }

    /// A whole number below `n` (0 for `n` = 0).
    pub fn below(&mut self, n: usize) -> usize {
        if n == 0 { 0 } else { (self.bits() % n as u64) as usize }
    }

    /// True with this probability.
    pub fn chance(&mut self, p: f32) -> bool {
        self.unit() < p
    }

    /// Roughly normal with mean 0 and deviation 1.
    pub fn normal(&mut self) -> f32 {
        (0..6).map(|_| self.around(1.0)).sum::<f32>() / 2.0_f32.sqrt()
    }

    /// Shuffles in place.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}
