//! The network run by tract, which reads the file itself. In: its bytes, then the planes of cells. Out: their scores.

use std::collections::HashMap;

use anyhow::{Context, Result};
use tract_onnx::prelude::*;

use crate::{BATCHES, CELL};

/// A plan for each batch: tract is quickest if it knows the number of cells when it makes the plan.
pub(crate) struct Engine(HashMap<usize, Arc<TypedRunnableModel>>);

impl Engine {
    pub(crate) fn load(bytes: &[u8]) -> Result<Self> {
        let [channels, height, width] = CELL;
        let plan = |batch| {
            let cells = f32::fact([batch, channels, height, width]);
            let model = onnx().model_for_read(&mut &*bytes)?.with_input_fact(0, cells.into())?;
            Ok((batch, model.into_optimized()?.into_runnable()?))
        };
        BATCHES.into_iter().map(plan).collect::<Result<_>>().map(Self)
    }

    pub(crate) fn scores(&self, planes: &[f32], count: usize) -> Result<Vec<f32>> {
        let plan = self.0.get(&count).context("there is no plan for this many cells")?;
        let [channels, height, width] = CELL;
        let cells = Tensor::from_shape(&[count, channels, height, width], planes)?;
        let scores = plan.run(tvec!(cells.into()))?;
        Ok(scores[0].to_plain_array_view::<f32>()?.iter().copied().collect())
    }
}
