//! The network built from the steps of candle. In: the bytes of the ONNX file, then the planes of cells. Out: their
//! scores.
//!
//! Candle's own reader of ONNX files needs a protobuf compiler on the computer that builds it.

use anyhow::Result;
use candle_core::{D, Device, Module, Tensor};
use candle_nn::{Conv2d, Conv2dConfig, Linear};

use crate::CELL;
use crate::constants::Constants;

pub(crate) struct Engine {
    convolutions: Vec<Conv2d>,
    hidden: Linear,
    labels: Linear,
    temperature: Tensor,
}

impl Engine {
    pub(crate) fn load(bytes: &[u8]) -> Result<Self> {
        let mut constants = Constants::load(bytes)?;
        let names = constants.convolutions();
        let mut tensor = |name: &str| -> Result<Tensor> {
            let (shape, values) = constants.take(name)?;
            Ok(Tensor::from_vec(values, shape, &Device::Cpu)?)
        };
        let mut layer = |name: &str| -> Result<(Tensor, Option<Tensor>)> {
            Ok((tensor(&format!("{name}-weights"))?, Some(tensor(&format!("{name}-bias"))?)))
        };
        let around = Conv2dConfig { padding: 1, ..Conv2dConfig::default() };
        let convolution = |(weights, bias)| Conv2d::new(weights, bias, around);
        let linear = |(weights, bias)| Linear::new(weights, bias);
        Ok(Self {
            convolutions: names.iter().map(|name| layer(name).map(convolution)).collect::<Result<_>>()?,
            hidden: linear(layer("hidden")?),
            labels: linear(layer("labels")?),
            temperature: tensor("temperature")?,
        })
    }

    pub(crate) fn scores(&self, planes: &[f32], count: usize) -> Result<Vec<f32>> {
        let [channels, height, width] = CELL;
        let mut cells = Tensor::from_slice(planes, (count, channels, height, width), &Device::Cpu)?;
        for (place, convolution) in self.convolutions.iter().enumerate() {
            cells = convolution.forward(&cells)?;
            if place + 1 < self.convolutions.len() {
                cells = cells.max_pool2d(2)?;
            }
            cells = cells.relu()?;
        }
        let cells = cells.flatten_from(2)?;
        let pooled = Tensor::cat(&[cells.mean(D::Minus1)?, cells.max(D::Minus1)?], 1)?;
        let scores = self.labels.forward(&self.hidden.forward(&pooled)?.relu()?)?;
        Ok(scores.broadcast_div(&self.temperature)?.flatten_all()?.to_vec1()?)
    }
}
