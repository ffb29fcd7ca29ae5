//! The network run by rten, which reads the file itself. In: its bytes, then the planes of cells. Out: their scores.

use anyhow::{Result, anyhow};
use rten::{Model, ModelOptions};
use rten_tensor::{NdTensor, NdTensorView};

use crate::CELL;

pub(crate) struct Engine(Model);

impl Engine {
    pub(crate) fn load(bytes: &[u8]) -> Result<Self> {
        let steps = rten::op_registry!(Concat, Conv, Div, Gemm, MaxPool, ReduceMax, ReduceMean, Relu);
        Ok(Self(ModelOptions::with_ops(steps).load(bytes.to_vec())?))
    }

    pub(crate) fn scores(&self, planes: &[f32], count: usize) -> Result<Vec<f32>> {
        let [channels, height, width] = CELL;
        let cells = NdTensorView::from_data([count, channels, height, width], planes);
        let scores = self.0.run_one(cells.into(), None)?;
        let scores: NdTensor<f32, 2> = scores.try_into().map_err(|_| anyhow!("the scores are no table"))?;
        Ok(scores.into_data())
    }
}
