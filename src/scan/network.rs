//! A network that was trained elsewhere, run by rten. In: an ONNX file, then rows of numbers. Out: so many numbers for
//! each row.
//!
//! Of the inference crates rten is the quickest, also to build, and compiles for wasm32 as it is: `lab/engines/measure`
//! shows that.

use rten::{Model, ModelOptions, NodeId};
use rten_tensor::TensorView;
use rten_tensor::prelude::*;
use thiserror::Error;

/// Why bytes are no network that the scanner can use.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum NetworkError {
    /// They are no ONNX file, or one with steps that the scanner does not know.
    #[error("this is no network for the scanner: {0}")]
    Unreadable(String),
    /// The network does not take or does not give what it should.
    #[error("this network does not fit the scanner: {0}")]
    Misfit(String),
}

/// A network that turns rows of `row` numbers into `N` numbers each.
pub(super) struct Network<const N: usize> {
    model: Model,
    input: NodeId,
    output: NodeId,
    /// The shape of a row: three planes of a cell, or a few features.
    row: &'static [usize],
}

impl<const N: usize> Network<N> {
    /// A network from an ONNX file. It is tried with a blank row: what goes through, goes through for every row.
    pub(super) fn from_onnx(bytes: &[u8], row: &'static [usize]) -> Result<Self, NetworkError> {
        let steps = rten::op_registry!(Concat, Conv, Div, Gemm, MaxPool, ReduceMax, ReduceMean, Relu);
        let model = ModelOptions::with_ops(steps)
            .load(bytes.to_vec())
            .map_err(|error| NetworkError::Unreadable(error.to_string()))?;
        let (&[input], &[output]) = (model.input_ids(), model.output_ids()) else {
            return Err(NetworkError::Misfit("there is not one input and one output".to_owned()));
        };
        let network = Self { model, input, output, row };
        let answer = network.try_run(&vec![0.0; network.row_length()]).map_err(NetworkError::Misfit)?;
        match answer.as_slice() {
            [numbers] if numbers.iter().all(|number| number.is_finite()) => Ok(network),
            _ => Err(NetworkError::Misfit("a blank row does not get finite numbers".to_owned())),
        }
    }

    /// The numbers of each row; the rows lie one after the other.
    pub(super) fn run(&self, rows: &[f32]) -> Vec<[f32; N]> {
        self.try_run(rows).expect("a blank row went through when the network was loaded")
    }

    fn row_length(&self) -> usize {
        self.row.iter().product()
    }

    fn try_run(&self, rows: &[f32]) -> Result<Vec<[f32; N]>, String> {
        let count = rows.len() / self.row_length();
        let shape: Vec<usize> = [count].iter().chain(self.row).copied().collect();
        let input = TensorView::from_data(shape.as_slice(), rows);
        let [output] = self
            .model
            .run_n(vec![(self.input, input.into())], [self.output], None)
            .map_err(|error| error.to_string())?;
        let output: rten_tensor::NdTensor<f32, 2> =
            output.try_into().map_err(|_| "the answer is no table".to_owned())?;
        if output.shape() != [count, N] {
            return Err(format!("{count} rows get {:?} numbers, not {N} each", output.shape()));
        }
        Ok(output.to_vec().as_chunks().0.to_vec())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const READER: &[u8] = include_bytes!("../../assets/reader.onnx");

    fn load(bytes: &[u8]) -> Result<Network<20>, NetworkError> {
        Network::from_onnx(bytes, &[3, 48, 48])
    }

    #[test]
    fn other_files_are_refused() {
        for bytes in
            [b"".as_slice(), b"\x89PNG\r\n\x1a\n and so on", b"CCREADER\x01 the weights of an old version"]
        {
            assert!(matches!(load(bytes), Err(NetworkError::Unreadable(_))));
        }
    }

    #[test]
    fn a_network_for_something_else_is_refused() {
        assert!(load(READER).is_ok());
        assert!(matches!(load(include_bytes!("../../assets/tiles.onnx")), Err(NetworkError::Misfit(_))));
        assert!(matches!(Network::<7>::from_onnx(READER, &[3, 48, 48]), Err(NetworkError::Misfit(_))));
    }

    #[test]
    fn a_file_cut_among_its_layers_is_refused() {
        // What follows the layers is the version of ONNX, and may be missing.
        for end in (0..READER.len() * 99 / 100).step_by(READER.len() / 40) {
            assert!(load(&READER[..end]).is_err(), "cut at {end}");
        }
    }
}
