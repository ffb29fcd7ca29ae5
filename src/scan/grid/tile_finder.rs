//! Where tiles are: a tiny network looks at every window of the picture.
//!
//! In: the working copy of the photo. Out: a map, one pixel for each 8 x 8 pixels, of how much the place looks
//! like the face of a tile, from 0 to 1. Its weights are trained by the program `train_tiles` of the laboratory.

use std::fmt;
use std::sync::Arc;

use image::RgbImage;

use super::features::{BLOCK, FEATURES, FeatureMap};
use super::plane::Plane;
use crate::scan::network::{Network, NetworkError};
use crate::scan::resize::area_resized;

/// A pixel of the map stands for this many pixels of the working copy.
pub(super) const MAP_PITCH: f64 = 8.0;

/// The network: 36 features in, one answer out.
#[derive(Clone)]
pub struct TileFinder {
    network: Arc<Network<1>>,
}

impl fmt::Debug for TileFinder {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("TileFinder").finish_non_exhaustive()
    }
}

impl TileFinder {
    /// The network that comes with the program. The error is that of a damaged build.
    pub fn bundled() -> Result<Self, NetworkError> {
        Self::from_onnx(include_bytes!("../../../assets/tiles.onnx"))
    }

    /// A network from an ONNX file.
    pub fn from_onnx(bytes: &[u8]) -> Result<Self, NetworkError> {
        Ok(Self { network: Arc::new(Network::from_onnx(bytes, &[FEATURES])?) })
    }

    /// How much windows look like a tile: positive is yes.
    pub fn logits(&self, windows: &[[f32; FEATURES]]) -> Vec<f32> {
        self.network.run(windows.as_flattened()).into_iter().map(|[logit]| logit).collect()
    }

    /// The features of a working copy, a vector for each pixel of the map.
    pub fn features(working: &RgbImage) -> FeatureMap {
        let shrunk = |side: u32| ((f64::from(side) * BLOCK as f64 / MAP_PITCH).round() as u32).max(1);
        FeatureMap::new(&area_resized(working, shrunk(working.width()), shrunk(working.height())))
    }

    /// The map of a working copy.
    pub(super) fn map(&self, working: &RgbImage) -> Plane {
        let features = Self::features(working);
        let chance = |logit: f32| 1.0 / (1.0 + (-logit.clamp(-6.0, 6.0)).exp());
        let values = self.logits(&features.values).into_iter().map(chance).collect();
        Plane { width: features.width, height: features.height, values }.blurred(0.7)
    }
}

#[cfg(test)]
mod tests {
    use super::TileFinder;
    use crate::scan::grid::features::FEATURES;

    #[test]
    fn many_windows_get_the_answers_of_each_alone() {
        let network = TileFinder::bundled().unwrap();
        let windows: Vec<[f32; FEATURES]> =
            (0..40_u8).map(|i| std::array::from_fn(|k| f32::from(i) / 40.0 + k as f32 / 90.0)).collect();
        let together = network.logits(&windows);
        assert!(together.iter().any(|&logit| (logit - together[0]).abs() > 0.1), "{together:?}");
        for (window, logit) in windows.iter().zip(together) {
            assert!((network.logits(std::slice::from_ref(window))[0] - logit).abs() < 1e-4);
        }
    }
}
