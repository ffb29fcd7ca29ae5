//! The weights file. In: bytes. Out: a network and its temperature, or what is wrong with the bytes; and back.
//!
//! All numbers are little-endian. `CCREADER`, a version byte, the temperature (f32), the number of layers
//! (u8); then for each layer its outputs and inputs (u16 each), its weights row by row and its bias, all f16.
//! The last two layers are the hidden one and the scores, those before are convolutions.

use half::f16;
use ndarray::{Array1, Array2};
use thiserror::Error;

use super::network::{Layer, Network};

const MAGIC: &[u8; 8] = b"CCREADER";
const VERSION: u8 = 1;

/// Why bytes are no weights file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WeightsError {
    /// The first bytes are those of something else.
    #[error("this is no weights file of the cell reader")]
    NotWeights,
    /// Written by another version of the program.
    #[error("weights of version {0} cannot be read, only version {VERSION}")]
    Version(u8),
    /// The file ends early.
    #[error("the weights end at byte {0}, in the middle of a layer")]
    Truncated(usize),
    /// There is more in the file than the layers it announces.
    #[error("{0} bytes follow the last layer")]
    TrailingBytes(usize),
    /// A layer does not take what the one before it gives.
    #[error("the layers do not fit each other")]
    Shape,
    /// A weight is infinite or no number, or the temperature is not above zero.
    #[error("a weight is not a finite number")]
    NotFinite,
}

/// What a weights file holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// The layers.
    pub network: Network,
    /// What scores are divided by, so that the probabilities are as often right as they say.
    pub temperature: f32,
}

impl Weights {
    /// Reads a weights file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let mut input = Input { bytes, at: 0 };
        if input.take(MAGIC.len()).ok() != Some(MAGIC.as_slice()) {
            return Err(WeightsError::NotWeights);
        }
        match input.byte()? {
            VERSION => {}
            other => return Err(WeightsError::Version(other)),
        }
        let temperature = input.single()?;
        let mut layers = (0..input.byte()?).map(|_| input.layer()).collect::<Result<Vec<_>, _>>()?;
        let (Some(scores), Some(hidden)) = (layers.pop(), layers.pop()) else {
            return Err(WeightsError::Shape);
        };
        let network = Network { convolutions: layers, hidden, scores };
        if input.at < bytes.len() {
            return Err(WeightsError::TrailingBytes(bytes.len() - input.at));
        }
        if !network.is_consistent() {
            return Err(WeightsError::Shape);
        }
        if !(temperature.is_finite() && temperature > 0.0 && layers_of(&network).all(is_finite)) {
            return Err(WeightsError::NotFinite);
        }
        Ok(Self { network, temperature })
    }

    /// Writes a weights file; the weights are rounded to f16.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.push(VERSION);
        bytes.extend(self.temperature.to_le_bytes());
        bytes.push(layers_of(&self.network).count() as u8);
        for layer in layers_of(&self.network) {
            bytes.extend((layer.outputs() as u16).to_le_bytes());
            bytes.extend((layer.inputs() as u16).to_le_bytes());
            for &value in layer.weights.iter().chain(&layer.bias) {
                bytes.extend(f16::from_f32(value).to_le_bytes());
            }
        }
        bytes
    }
}

fn layers_of(network: &Network) -> impl Iterator<Item = &Layer> {
    network.convolutions.iter().chain([&network.hidden, &network.scores])
}

fn is_finite(layer: &Layer) -> bool {
    layer.weights.iter().chain(&layer.bias).all(|value| value.is_finite())
}

/// Bytes and how far they have been read.
struct Input<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Input<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], WeightsError> {
        let taken = self.bytes.get(self.at..self.at + count);
        self.at += count;
        taken.ok_or(WeightsError::Truncated(self.bytes.len()))
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], WeightsError> {
        self.take(N)?.try_into().map_err(|_| WeightsError::Truncated(self.bytes.len()))
    }

    fn byte(&mut self) -> Result<u8, WeightsError> {
        self.array().map(|[byte]| byte)
    }

    fn single(&mut self) -> Result<f32, WeightsError> {
        self.array().map(f32::from_le_bytes)
    }

    fn size(&mut self) -> Result<usize, WeightsError> {
        self.array().map(|bytes| usize::from(u16::from_le_bytes(bytes)))
    }

    fn halves(&mut self, count: usize) -> Result<Vec<f32>, WeightsError> {
        let halves = self.take(count * 2)?.chunks_exact(2);
        Ok(halves.map(|pair| f16::from_le_bytes([pair[0], pair[1]]).to_f32()).collect())
    }

    fn layer(&mut self) -> Result<Layer, WeightsError> {
        let (outputs, inputs) = (self.size()?, self.size()?);
        let weights = Array2::from_shape_vec((outputs, inputs), self.halves(outputs * inputs)?)
            .map_err(|_| WeightsError::Shape)?;
        Ok(Layer { weights, bias: Array1::from_vec(self.halves(outputs)?) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> Weights {
        let layer = |outputs: usize, inputs: usize| Layer {
            weights: Array2::from_shape_fn((outputs, inputs), |(y, x)| (y as f32 - x as f32) / 8.0),
            bias: Array1::from_elem(outputs, 0.25),
        };
        let network = Network {
            convolutions: vec![layer(4, 27), layer(5, 36)],
            hidden: layer(6, 10),
            scores: layer(3, 6),
        };
        Weights { network, temperature: 1.5 }
    }

    #[test]
    fn writing_and_reading_gives_the_same_weights() {
        assert_eq!(Weights::from_bytes(&small().to_bytes()), Ok(small()));
    }

    #[test]
    fn other_files_are_refused() {
        assert_eq!(Weights::from_bytes(b""), Err(WeightsError::NotWeights));
        assert_eq!(Weights::from_bytes(b"\x89PNG\r\n\x1a\n and so on"), Err(WeightsError::NotWeights));
        let mut newer = small().to_bytes();
        newer[8] = 2;
        assert_eq!(Weights::from_bytes(&newer), Err(WeightsError::Version(2)));
    }

    #[test]
    fn a_file_cut_anywhere_is_refused() {
        let bytes = small().to_bytes();
        for end in 9..bytes.len() {
            assert_eq!(Weights::from_bytes(&bytes[..end]), Err(WeightsError::Truncated(end)));
        }
    }

    #[test]
    fn damaged_weights_are_refused() {
        let bytes = small().to_bytes();
        let longer = [bytes.as_slice(), b"xy"].concat();
        assert_eq!(Weights::from_bytes(&longer), Err(WeightsError::TrailingBytes(2)));
        let mut cold = bytes.clone();
        cold[9..13].copy_from_slice(&0_f32.to_le_bytes());
        assert_eq!(Weights::from_bytes(&cold), Err(WeightsError::NotFinite));
        let mut infinite = bytes;
        infinite[18..20].copy_from_slice(&f16::INFINITY.to_le_bytes());
        assert_eq!(Weights::from_bytes(&infinite), Err(WeightsError::NotFinite));
        let mut misfit = small();
        misfit.network.hidden = misfit.network.scores.clone();
        assert_eq!(Weights::from_bytes(&misfit.to_bytes()), Err(WeightsError::Shape));
    }
}
