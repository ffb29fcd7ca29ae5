//! The numbers of a network, for engines that do not read ONNX. In: the bytes of an ONNX file. Out: its constants by
//! name.

use std::collections::HashMap;

use anyhow::{Context, Result};
use rten_onnx::onnx::{ModelProto, TensorProto};

/// A constant of the network: its shape and its values.
pub(crate) type Constant = (Vec<usize>, Vec<f32>);

/// All constants of a network.
pub(crate) struct Constants(HashMap<String, Constant>);

impl Constants {
    pub(crate) fn load(bytes: &[u8]) -> Result<Self> {
        let graph = ModelProto::parse_buf(bytes)?.graph.context("the file has no network")?;
        let named = |tensor: TensorProto| Some((tensor.name.clone()?, values(&tensor)?));
        Ok(Self(graph.initializer.into_iter().filter_map(named).collect()))
    }

    pub(crate) fn take(&mut self, name: &str) -> Result<Constant> {
        self.0.remove(name).with_context(|| format!("the network has no {name}"))
    }

    /// The names of the convolutions, from the first to the last.
    pub(crate) fn convolutions(&self) -> Vec<String> {
        let names = (1..).map(|place| format!("convolution-{place}"));
        names.take_while(|name| self.0.contains_key(&format!("{name}-weights"))).collect()
    }
}

/// The shape and the values of a constant that has bytes, as all but lists of axes do.
fn values(tensor: &TensorProto) -> Option<Constant> {
    let bytes = tensor.raw_data.as_ref()?.borrow();
    let values = bytes.as_chunks().0.iter().map(|&bytes| f32::from_le_bytes(bytes)).collect();
    Some((tensor.dims.iter().filter_map(|&size| usize::try_from(size).ok()).collect(), values))
}
