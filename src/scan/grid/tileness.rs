//! Where tiles are: a tiny network looks at every window of the picture.
//!
//! In: the working copy of the photo. Out: a map, one pixel for each 8 x 8 pixels, of how much the place looks
//! like the face of a tile, from 0 to 1. Its weights are trained by the program `train_tiles` of the laboratory.

use image::RgbImage;

use super::features::{BLOCK, FEATURES, FeatureMap};
use super::plane::Plane;
use crate::scan::resize::area_resized;

/// Units of both hidden layers.
pub const HIDDEN: [usize; 2] = [32, 16];

/// How many numbers the network has.
pub const WEIGHTS: usize = (FEATURES + 1) * HIDDEN[0] + (HIDDEN[0] + 1) * HIDDEN[1] + HIDDEN[1] + 1;

/// A pixel of the map stands for this many pixels of the working copy.
pub(super) const MAP_PITCH: f64 = 8.0;

/// The network: 36 features, 32 and 16 hidden units, one answer.
///
/// The numbers lie layer by layer, each unit with its inputs first and its bias last.
#[derive(Debug, Clone, PartialEq)]
pub struct Tileness {
    weights: Vec<f32>,
}

impl Tileness {
    /// The network that comes with the program; none in a damaged build.
    pub fn bundled() -> Option<Self> {
        Self::from_bytes(include_bytes!("../../../assets/tileness.bin"))
    }

    /// Reads a network from little-endian numbers; none if there are too few or too many.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let weights: Vec<f32> =
            bytes.as_chunks::<4>().0.iter().map(|&number| f32::from_le_bytes(number)).collect();
        (bytes.len() == WEIGHTS * 4).then_some(Self { weights })
    }

    /// Takes the numbers of a network; none if there are too few or too many.
    pub fn from_weights(weights: Vec<f32>) -> Option<Self> {
        (weights.len() == WEIGHTS).then_some(Self { weights })
    }

    /// Writes the network as little-endian numbers.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.weights.iter().flat_map(|weight| weight.to_le_bytes()).collect()
    }

    /// How much a window looks like a tile: positive is yes.
    pub fn logit(&self, features: &[f32; FEATURES]) -> f32 {
        let (first, rest) = self.weights.split_at((FEATURES + 1) * HIDDEN[0]);
        let (second, last) = rest.split_at((HIDDEN[0] + 1) * HIDDEN[1]);
        let mut one = [0.0f32; HIDDEN[0]];
        layer(first, features, &mut one);
        cut_at_zero(&mut one);
        let mut two = [0.0f32; HIDDEN[1]];
        layer(second, &one, &mut two);
        cut_at_zero(&mut two);
        let mut answer = [0.0f32];
        layer(last, &two, &mut answer);
        answer[0]
    }

    /// The features of a working copy, a vector for each pixel of the map.
    pub fn features(working: &RgbImage) -> FeatureMap {
        let shrunk = |side: u32| ((f64::from(side) * BLOCK as f64 / MAP_PITCH).round() as u32).max(1);
        FeatureMap::new(&area_resized(working, shrunk(working.width()), shrunk(working.height())))
    }

    /// The map of a working copy.
    pub(super) fn map(&self, working: &RgbImage) -> Plane {
        let features = Self::features(working);
        let answer = |features| 1.0 / (1.0 + (-self.logit(features).clamp(-6.0, 6.0)).exp());
        let values = features.values.iter().map(answer).collect();
        Plane { width: features.width, height: features.height, values }.blurred(0.7)
    }
}

fn cut_at_zero(values: &mut [f32]) {
    for value in values {
        *value = value.max(0.0);
    }
}

fn layer(weights: &[f32], inputs: &[f32], outputs: &mut [f32]) {
    for (output, unit) in outputs.iter_mut().zip(weights.chunks_exact(inputs.len() + 1)) {
        // Four sums side by side, so that the processor can add them at once.
        let mut sums = [0.0f32; 4];
        for (w, x) in unit.as_chunks::<4>().0.iter().zip(inputs.as_chunks::<4>().0) {
            (0..4).for_each(|i| sums[i] += w[i] * x[i]);
        }
        *output = sums.iter().sum::<f32>() + unit[inputs.len()];
    }
}

#[cfg(test)]
mod tests {
    use super::{Tileness, WEIGHTS};
    use crate::scan::grid::features::FEATURES;

    #[test]
    fn weights_survive_writing_and_reading() {
        let network = Tileness::from_weights((0..WEIGHTS).map(|i| i as f32 * 1e-3).collect()).unwrap();
        assert_eq!(Tileness::from_bytes(&network.to_bytes()), Some(network));
        assert_eq!(Tileness::from_bytes(&[0; 12]), None);
    }

    #[test]
    fn the_shipped_network_is_whole() {
        assert!(Tileness::bundled().unwrap().logit(&[0.3; FEATURES]).is_finite());
        assert!(Tileness::bundled().unwrap().weights.iter().any(|&w| w != 0.0));
    }
}
