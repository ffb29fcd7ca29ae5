//! The network built from the steps of burn. In: the bytes of the ONNX file, then the planes of cells. Out: their
//! scores.
//!
//! Burn's own reader of ONNX files writes source code when the program is built; it cannot take another network later.

use anyhow::Result;
use burn::tensor::activation::relu;
use burn::tensor::module::{conv2d, linear, max_pool2d};
use burn::tensor::ops::{ConvOptions, MaxPoolOptions};
use burn::tensor::{Device, Tensor, TensorData};

use crate::CELL;
use crate::constants::Constants;

/// Weights and a bias.
type Layer<const D: usize> = (Tensor<D>, Option<Tensor<1>>);

pub(crate) struct Engine {
    device: Device,
    convolutions: Vec<Layer<4>>,
    hidden: Layer<2>,
    labels: Layer<2>,
    temperature: f32,
}

impl Engine {
    pub(crate) fn load(bytes: &[u8]) -> Result<Self> {
        let mut constants = Constants::load(bytes)?;
        let device = Device::default();
        let names = constants.convolutions();
        let convolutions = names.iter().map(|name| layer(&mut constants, name, &device));
        Ok(Self {
            convolutions: convolutions.collect::<Result<_>>()?,
            hidden: transposed(layer(&mut constants, "hidden", &device)?),
            labels: transposed(layer(&mut constants, "labels", &device)?),
            temperature: constants.take("temperature")?.1[0],
            device,
        })
    }

    pub(crate) fn scores(&self, planes: &[f32], count: usize) -> Result<Vec<f32>> {
        let [channels, height, width] = CELL;
        let planes = TensorData::new(planes.to_vec(), [count, channels, height, width]);
        let mut cells = Tensor::<4>::from_data(planes, &self.device);
        for (place, (weights, bias)) in self.convolutions.iter().cloned().enumerate() {
            cells = conv2d(cells, weights, bias, ConvOptions::new([1, 1], [1, 1], [1, 1], 1));
            if place + 1 < self.convolutions.len() {
                cells = max_pool2d(cells, MaxPoolOptions::new([2, 2]));
            }
            cells = relu(cells);
        }
        let cells: Tensor<3> = cells.flatten(2, 3);
        let pooled = Tensor::cat(vec![cells.clone().mean_dim(2), cells.max_dim(2)], 1).squeeze_dim::<2>(2);
        let (weights, bias) = self.hidden.clone();
        let hidden = relu(linear(pooled, weights, bias));
        let (weights, bias) = self.labels.clone();
        let scores = linear(hidden, weights, bias) / self.temperature;
        Ok(scores.into_data().try_into_vec()?)
    }
}

/// The layer of a name.
fn layer<const D: usize>(constants: &mut Constants, name: &str, device: &Device) -> Result<Layer<D>> {
    let (shape, weights) = constants.take(&format!("{name}-weights"))?;
    let (_, bias) = constants.take(&format!("{name}-bias"))?;
    let weights = Tensor::from_data(TensorData::new(weights, shape), device);
    Ok((weights, Some(Tensor::from_floats(bias.as_slice(), device))))
}

/// A fully connected layer the way burn wants it, with one column an output.
fn transposed((weights, bias): Layer<2>) -> Layer<2> {
    (weights.transpose(), bias)
}
