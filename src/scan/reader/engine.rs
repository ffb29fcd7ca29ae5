//! The network that looks at cells, run by rten. In: an ONNX file, then the planes of cells. Out: one score a label for
//! each cell.
//!
//! Of the inference crates rten is the quickest, also to build, and compiles for wasm32 as it is: `lab/engines/measure`
//! shows that.

use rten::{Model, ModelOptions, NodeId};
use rten_tensor::prelude::*;
use rten_tensor::{NdTensor, NdTensorView};
use thiserror::Error;

use super::{CELL_SIDE, LABEL_COUNT};

/// The channels of a cell: red, green, blue.
const PLANES: usize = 3;

/// Cells that pass the network together: enough for it to share out among the cores, few enough to take little memory.
const BATCH: usize = 16;

/// The scores of one cell, in the order of the labels.
pub type Scores = [f32; LABEL_COUNT];

/// Why bytes are no network that reads cells.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NetworkError {
    /// They are no ONNX file, or one with steps that the reader does not know.
    #[error("this is no network for the cell reader: {0}")]
    Unreadable(String),
    /// The network does not take or does not give what it should.
    #[error("this network does not fit the scanner: {0}")]
    Misfit(String),
}

/// A network that turns cells into scores.
pub(super) struct Engine {
    model: Model,
    cells: NodeId,
    scores: NodeId,
}

impl Engine {
    /// A network from an ONNX file. It is tried with a blank cell: what goes through, goes through for every cell.
    pub(super) fn from_onnx(bytes: &[u8]) -> Result<Self, NetworkError> {
        let steps = rten::op_registry!(Concat, Conv, Div, Gemm, MaxPool, ReduceMax, ReduceMean, Relu);
        let model = ModelOptions::with_ops(steps)
            .load(bytes.to_vec())
            .map_err(|error| NetworkError::Unreadable(error.to_string()))?;
        let (&[cells], &[scores]) = (model.input_ids(), model.output_ids()) else {
            return Err(NetworkError::Misfit("there is not one input and one output".to_owned()));
        };
        let engine = Self { model, cells, scores };
        let blank = vec![0.0; PLANES * (CELL_SIDE * CELL_SIDE) as usize];
        let answer = engine.run(&blank).map_err(NetworkError::Misfit)?;
        match answer.as_slice() {
            [scores] if scores.iter().all(|score| score.is_finite()) => Ok(engine),
            _ => Err(NetworkError::Misfit("a blank cell does not get finite scores".to_owned())),
        }
    }

    /// The scores of cells, each given as its planes.
    pub(super) fn scores(&self, cells: &[Vec<f32>]) -> Vec<Scores> {
        let batches = cells.chunks(BATCH).map(|batch| self.run(&batch.concat()));
        batches.flat_map(|scores| scores.expect("a blank cell went through when it was loaded")).collect()
    }

    /// The scores of a batch, given as the planes of one cell after the other.
    fn run(&self, planes: &[f32]) -> Result<Vec<Scores>, String> {
        let side = CELL_SIDE as usize;
        let count = planes.len() / (PLANES * side * side);
        let input = NdTensorView::from_data([count, PLANES, side, side], planes);
        let [output] = self
            .model
            .run_n(vec![(self.cells, input.into())], [self.scores], None)
            .map_err(|error| error.to_string())?;
        let scores: NdTensor<f32, 2> = output.try_into().map_err(|_| "the scores are no table".to_owned())?;
        if scores.shape() != [count, LABEL_COUNT] {
            return Err(format!("a cell gets {:?} scores, not {LABEL_COUNT}", scores.shape()));
        }
        let scores = scores.to_vec();
        Ok(scores.as_chunks().0.to_vec())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHIPPED: &[u8] = include_bytes!("../../../assets/reader.onnx");

    #[test]
    fn a_batch_gets_the_scores_of_its_cells_one_by_one() {
        let engine = Engine::from_onnx(SHIPPED).unwrap();
        let area = (CELL_SIDE * CELL_SIDE) as usize;
        let cells: Vec<Vec<f32>> = (0..BATCH + 3)
            .map(|cell| {
                (0..PLANES * area).map(|place| ((place * (cell + 3)) % 17) as f32 / 8.0 - 1.0).collect()
            })
            .collect();
        for (cell, together) in cells.iter().zip(engine.scores(&cells)) {
            let alone = engine.scores(std::slice::from_ref(cell))[0];
            let gap = |(a, b): (&f32, &f32)| (a - b).abs();
            assert!(alone.iter().zip(&together).map(gap).all(|gap| gap < 1e-3), "{alone:?} {together:?}");
        }
    }

    #[test]
    fn other_files_are_refused() {
        for bytes in
            [b"".as_slice(), b"\x89PNG\r\n\x1a\n and so on", b"CCREADER\x01 the weights of an old version"]
        {
            assert!(matches!(Engine::from_onnx(bytes), Err(NetworkError::Unreadable(_))));
        }
    }

    #[test]
    fn a_file_cut_among_its_layers_is_refused() {
        // What follows the layers is the version of ONNX, and may be missing.
        for end in (0..SHIPPED.len() * 99 / 100).step_by(SHIPPED.len() / 40) {
            assert!(Engine::from_onnx(&SHIPPED[..end]).is_err(), "cut at {end}");
        }
    }
}
