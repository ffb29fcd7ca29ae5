//! Smooth noise without end. In: a random source, then points. Out: a number between -1 and 1, the same at the same point.

use fastrand::Rng;

use crate::random::Chance;

/// Numbers on a lattice, with smooth ways between them; it repeats after 64 steps.
#[derive(Debug, Clone)]
pub(crate) struct Noise(Vec<f64>);

impl Noise {
    const SIDE: usize = 64;

    pub(crate) fn new(random: &mut Rng) -> Self {
        Self((0..Self::SIDE * Self::SIDE).map(|_| random.between(-1.0, 1.0)).collect())
    }

    pub(crate) fn at(&self, x: f64, y: f64) -> f64 {
        let (left, top) = (x.floor(), y.floor());
        let ease = |t: f64| t * t * (3.0 - 2.0 * t);
        let (u, v) = (ease(x - left), ease(y - top));
        let corner = |dx: f64, dy: f64| {
            let wrap = |value: f64| value.rem_euclid(Self::SIDE as f64) as usize % Self::SIDE;
            self.0[wrap(top + dy) * Self::SIDE + wrap(left + dx)]
        };
        let upper = corner(0.0, 0.0) * (1.0 - u) + corner(1.0, 0.0) * u;
        let lower = corner(0.0, 1.0) * (1.0 - u) + corner(1.0, 1.0) * u;
        upper * (1.0 - v) + lower * v
    }

    /// The sum of so many layers, each finer and fainter than the one before.
    pub(crate) fn octaves(&self, x: f64, y: f64, count: usize) -> f64 {
        let mut sum = 0.0;
        let mut size = 1.0;
        for i in 0..count {
            sum += size * self.at(x / size + 17.0 * i as f64, y / size);
            size *= 0.55;
        }
        sum / 1.6
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_stays_within_its_range_and_is_smooth() {
        let noise = Noise::new(&mut Rng::with_seed(3));
        for i in 0..500 {
            let (x, y) = (f64::from(i) * 0.37 - 60.0, f64::from(i) * 0.11);
            assert!((-1.0..=1.0).contains(&noise.at(x, y)));
            assert!((noise.at(x, y) - noise.at(x + 1e-3, y)).abs() < 0.01);
        }
    }
}
