//! Checking a gradient against the slope that it claims to be.

/// From wide to narrow: a wide step crosses kinks of a `ReLU` or of a pool, a narrow one drowns in rounding.
const STEPS: [f32; 4] = [3e-3, 1e-3, 3e-4, 1e-4];

/// The places where a gradient is not the slope of a loss, for no width of the step.
pub fn wrong_places(parameters: &[f32], gradient: &[f32], loss: impl Fn(&[f32]) -> f32) -> Vec<usize> {
    let slope = |place: usize, step: f32| {
        let at = |moved: f32| {
            let mut all = parameters.to_vec();
            all[place] += moved;
            loss(&all)
        };
        (at(step) - at(-step)) / (2.0 * step)
    };
    let is_right = |place: usize| {
        let claimed = gradient[place];
        STEPS.iter().any(|&step| {
            // The loss is known to about a millionth.
            let tolerance = 2e-6 / step + 1e-3 + 0.01 * claimed.abs();
            (slope(place, step) - claimed).abs() < tolerance
        })
    };
    (0..parameters.len()).filter(|&place| !is_right(place)).collect()
}

#[cfg(test)]
mod tests {
    use super::wrong_places;

    #[test]
    fn only_the_wrong_place_is_named() {
        let loss = |p: &[f32]| p[0] * p[0] + 3.0 * p[1] + p[2].max(0.0);
        assert!(wrong_places(&[0.5, 1.0, 0.0004], &[1.0, 3.0, 1.0], loss).is_empty());
        assert_eq!(wrong_places(&[0.5, 1.0, 0.2], &[1.0, 2.9, 0.0], loss), [1, 2]);
    }
}
