//! The spacing of parallel lines.
//!
//! In: places along an axis with weights. Out: the spacings and phases of combs whose teeth hit most of them.

use std::ops::Range;

use crate::scan::settings::LINES;

/// A comb: teeth at `(i + phase) * spacing`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Tooth {
    pub(super) spacing: f64,
    /// From 0 to 1.
    pub(super) phase: f64,
    /// How much more than chance the teeth hit.
    pub(super) value: f64,
}

const BINS: usize = 40;

/// The factor from one spacing to the next: a tooth four cells away moves by two bins.
const STEP: f64 = 1.012;

/// Combs closer than this factor are the same.
const APART: f64 = 1.06;

const REACH: usize = 6;

/// The best combs with a spacing in this range, at most so many.
pub(super) fn combs(places: &[(f64, f64)], spacings: Range<f64>, most: usize) -> Vec<Tooth> {
    let total: f64 = places.iter().map(|(_, weight)| weight).sum();
    if total <= 0.0 {
        return Vec::new();
    }
    let kernel: Vec<f64> =
        (0..=2 * REACH).map(|i| (-0.5 * ((i as f64 - REACH as f64) / LINES.tooth).powi(2)).exp()).collect();
    let chance = kernel.iter().sum::<f64>() / BINS as f64;
    let mut all = Vec::new();
    let mut spacing = spacings.start;
    while spacing < spacings.end {
        let mut bins = [0.0; BINS];
        for &(place, weight) in places {
            let part = (place / spacing).rem_euclid(1.0);
            bins[(part * BINS as f64) as usize % BINS] += weight;
        }
        let smooth = |bin: usize| -> f64 {
            kernel.iter().enumerate().map(|(i, k)| k * bins[(bin + BINS + i - REACH) % BINS]).sum()
        };
        let best = (0..BINS).map(|bin| (bin, smooth(bin))).max_by(|a, b| a.1.total_cmp(&b.1));
        if let Some((bin, hits)) = best {
            let phase = (bin as f64 + 0.5) / BINS as f64;
            all.push(Tooth { spacing, phase, value: hits / total - chance });
        }
        spacing *= STEP;
    }
    all.sort_by(|a, b| b.value.total_cmp(&a.value));
    let mut kept: Vec<Tooth> = Vec::new();
    for tooth in all {
        let known = kept.iter().any(|other| {
            let factor = tooth.spacing / other.spacing;
            (1.0 / APART..APART).contains(&factor)
        });
        if !known {
            kept.push(tooth);
        }
        if kept.len() == most {
            break;
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::combs;

    #[test]
    fn the_spacing_and_phase_of_a_comb_are_found() {
        let places: Vec<(f64, f64)> = (-3..4).map(|i| (0.4 * (f64::from(i) + 0.3), 1.0)).collect();
        let found = combs(&places, 0.19..0.8, 8);
        let best = found.iter().filter(|tooth| tooth.value > 0.9 * found[0].value);
        assert!(best.clone().any(|tooth| (tooth.spacing / 0.4 - 1.0).abs() < 0.05));
        assert!(combs(&[], 0.19..0.8, 8).is_empty());
    }
}
