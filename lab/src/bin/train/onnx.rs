//! The network as a file. In: the layers that were trained. Out: an ONNX model, which the reader runs; and back, to set its
//! temperature.
//!
//! The model takes any number of cells. Each convolution is followed by a 2x2 max-pool, but for the last, and a `ReLU`; then
//! come the mean and the maximum of every channel, the hidden layer, the scores, and their division by the temperature.

use std::cell::RefCell;

use anyhow::{Context, Result, ensure};
use ndarray::{Array1, Array2};
use rten_onnx::onnx::{
    AttributeProto, AttributeType, DataType, Dimension, GraphProto, ModelProto, NodeProto,
    OperatorSetIdProto, TensorProto, TensorShapeProto, TypeProto, TypeProtoTensor, ValueInfoProto,
};
use rten_onnx::protobuf::{EncodeMessage, ValueWriter};

/// The version of ONNX itself and that of its steps.
const VERSIONS: (i64, i64) = (8, 18);

/// The name of what the scores are divided by, so that the probabilities are as often right as they say.
const TEMPERATURE: &str = "temperature";

/// A matrix and an offset: a fully connected layer, or a 3x3 convolution whose columns are
/// `(input channel, kernel row, kernel column)`.
#[derive(Clone, Debug)]
pub(crate) struct Layer {
    /// One row an output.
    pub(crate) weights: Array2<f32>,
    /// One number an output.
    pub(crate) bias: Array1<f32>,
}

/// A trained network, ready to be written.
pub(crate) struct Network {
    model: ModelProto,
}

impl Network {
    /// A network for cells of a side, with a temperature of 1.
    pub(crate) fn new(side: usize, convolutions: &[Layer], hidden: &Layer, scores: &Layer) -> Self {
        let mut graph = Drawing { graph: GraphProto::default(), last: "cells".to_owned() };
        let planes = convolutions[0].weights.ncols() / 9;
        graph.graph.input.push(table("cells", &[planes, side, side]));
        for (place, layer) in convolutions.iter().enumerate() {
            let inputs = layer.weights.ncols() / 9;
            let shape = [layer.weights.nrows(), inputs, 3, 3];
            let around = vec![ints("kernel_shape", &[3, 3]), ints("pads", &[1; 4]), ints("strides", &[1, 1])];
            graph.layer("Conv", &format!("convolution-{}", place + 1), layer, &shape, around);
            if place + 1 < convolutions.len() {
                let halves = vec![ints("kernel_shape", &[2, 2]), ints("strides", &[2, 2])];
                graph.step("MaxPool", &format!("pool-{}", place + 1), &[], halves);
            }
            graph.step("Relu", &format!("positive-{}", place + 1), &[], Vec::new());
        }
        graph.means_and_maxima();
        graph.layer(
            "Gemm",
            "hidden",
            hidden,
            &[hidden.weights.nrows(), hidden.weights.ncols()],
            vec![transposed()],
        );
        graph.step("Relu", "positive-hidden", &[], Vec::new());
        graph.layer(
            "Gemm",
            "labels",
            scores,
            &[scores.weights.nrows(), scores.weights.ncols()],
            vec![transposed()],
        );
        graph.graph.initializer.push(numbers(TEMPERATURE, &[], &[1.0]));
        graph.step("Div", "scores", &[TEMPERATURE], Vec::new());
        graph.graph.output.push(table("scores", &[scores.weights.nrows()]));
        Self {
            model: ModelProto {
                ir_version: Some(VERSIONS.0),
                opset_import: vec![OperatorSetIdProto { domain: None, version: Some(VERSIONS.1) }],
                producer_name: Some(env!("CARGO_PKG_NAME").to_owned()),
                producer_version: Some(env!("CARGO_PKG_VERSION").to_owned()),
                graph: Some(graph.graph),
                ..ModelProto::default()
            },
        }
    }

    /// Reads what was written.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Result<Self> {
        let model = ModelProto::parse_buf(bytes).context("this is no ONNX file")?;
        let network = Self { model };
        ensure!(network.temperature().is_some(), "this network has no temperature");
        Ok(network)
    }

    /// The same network with another temperature.
    pub(crate) fn with_temperature(mut self, temperature: f32) -> Self {
        let tensors = self.model.graph.iter_mut().flat_map(|graph| &mut graph.initializer);
        for tensor in tensors.filter(|tensor| tensor.name.as_deref() == Some(TEMPERATURE)) {
            *tensor = numbers(TEMPERATURE, &[], &[temperature]);
        }
        self
    }

    /// The bytes of an ONNX file.
    pub(crate) fn to_bytes(&self) -> Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.model.encode(ValueWriter::new(&mut bytes)).context("the network cannot be written")?;
        Ok(bytes)
    }

    fn temperature(&self) -> Option<&TensorProto> {
        let tensors = &self.model.graph.as_ref()?.initializer;
        tensors.iter().find(|tensor| tensor.name.as_deref() == Some(TEMPERATURE))
    }
}

/// A graph while it is drawn, one step after the other.
struct Drawing {
    graph: GraphProto,
    /// The name of what the last step gave.
    last: String,
}

impl Drawing {
    /// A step that takes what the last one gave and these constants.
    fn step(&mut self, kind: &str, name: &str, constants: &[&str], attribute: Vec<AttributeProto>) {
        let input = [self.last.as_str()].iter().chain(constants).map(|&name| name.to_owned()).collect();
        self.graph.node.push(node(kind, name, input, attribute));
        name.clone_into(&mut self.last);
    }

    /// A step with weights and a bias.
    fn layer(
        &mut self,
        kind: &str,
        name: &str,
        layer: &Layer,
        shape: &[usize],
        attribute: Vec<AttributeProto>,
    ) {
        let (weights, bias) = (format!("{name}-weights"), format!("{name}-bias"));
        let values: Vec<f32> = layer.weights.iter().copied().collect();
        self.graph.initializer.push(numbers(&weights, shape, &values));
        self.graph.initializer.push(numbers(&bias, &[layer.bias.len()], &layer.bias.to_vec()));
        self.step(kind, name, &[&weights, &bias], attribute);
    }

    /// The means of all channels, then their maxima.
    fn means_and_maxima(&mut self) {
        let axes = TensorProto {
            name: Some("plane".to_owned()),
            dims: vec![2],
            data_type: Some(DataType::INT64),
            int64_data: vec![2, 3],
            ..TensorProto::default()
        };
        self.graph.initializer.push(axes);
        for (kind, name) in [("ReduceMean", "means"), ("ReduceMax", "maxima")] {
            let flat = vec![int("keepdims", 0)];
            self.graph.node.push(node(kind, name, vec![self.last.clone(), "plane".to_owned()], flat));
        }
        let both = vec!["means".to_owned(), "maxima".to_owned()];
        self.graph.node.push(node("Concat", "pooled", both, vec![int("axis", 1)]));
        "pooled".clone_into(&mut self.last);
    }
}

fn node(kind: &str, name: &str, input: Vec<String>, attribute: Vec<AttributeProto>) -> NodeProto {
    NodeProto {
        name: Some(name.to_owned()),
        op_type: Some(kind.to_owned()),
        input,
        output: vec![name.to_owned()],
        attribute,
        ..NodeProto::default()
    }
}

/// A constant.
fn numbers(name: &str, shape: &[usize], values: &[f32]) -> TensorProto {
    TensorProto {
        name: Some(name.to_owned()),
        dims: shape.iter().map(|&size| size as i64).collect(),
        data_type: Some(DataType::FLOAT),
        raw_data: Some(RefCell::new(values.iter().flat_map(|value| value.to_le_bytes()).collect())),
        ..TensorProto::default()
    }
}

/// What goes in or out: any number of rows of this shape.
fn table(name: &str, shape: &[usize]) -> ValueInfoProto {
    let any = Dimension { dim_param: Some("count".to_owned()), dim_value: None };
    let sizes = shape.iter().map(|&size| Dimension { dim_value: Some(size as i64), dim_param: None });
    let shape = TensorShapeProto { dim: [any].into_iter().chain(sizes).collect() };
    let tensor = TypeProtoTensor { elem_type: Some(DataType::FLOAT), shape: Some(shape) };
    ValueInfoProto {
        name: Some(name.to_owned()),
        r#type: Some(TypeProto { tensor_type: Some(tensor), ..TypeProto::default() }),
    }
}

fn int(name: &str, value: i64) -> AttributeProto {
    AttributeProto {
        name: Some(name.to_owned()),
        i: Some(value),
        r#type: Some(AttributeType::INT),
        ..AttributeProto::default()
    }
}

fn ints(name: &str, values: &[i64]) -> AttributeProto {
    AttributeProto {
        name: Some(name.to_owned()),
        ints: values.to_vec(),
        r#type: Some(AttributeType::INTS),
        ..AttributeProto::default()
    }
}

/// The weights of a layer have one row an output.
fn transposed() -> AttributeProto {
    int("transB", 1)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use ndarray::array;
    use rten_tensor::prelude::*;
    use rten_tensor::{NdTensor, NdTensorView};

    /// What a network says of one cell of a side.
    pub(crate) fn scores(network: &Network, planes: &[f32], side: usize) -> Vec<f32> {
        let model = rten::Model::load(network.to_bytes().unwrap()).unwrap();
        let cell = NdTensorView::from_data([1, planes.len() / side / side, side, side], planes);
        let scores: NdTensor<f32, 2> = model.run_one(cell.into(), None).unwrap().try_into().unwrap();
        scores.to_vec()
    }

    /// One convolution that adds up the red neighbourhood, one hidden unit for its mean and one for its maximum.
    fn known() -> Network {
        let mut weights = Array2::zeros((1, 27));
        for value in weights.row_mut(0).iter_mut().take(9) {
            *value = 1.0;
        }
        let hidden = Layer { weights: array![[1.0, 0.0], [0.0, 1.0]], bias: array![0.0, 0.5] };
        let labels = Layer { weights: array![[1.0, 0.0], [0.0, 2.0]], bias: array![0.0, 1.0] };
        Network::new(3, &[Layer { weights, bias: array![-1.0] }], &hidden, &labels)
    }

    #[test]
    fn a_known_network_gives_the_scores_worked_out_by_hand() {
        // Red is one everywhere: corners see 4, edges 6, the middle 9.
        let planes: Vec<f32> = (0..27).map(|place| if place < 9 { 1.0 } else { 7.0 }).collect();
        let mean = (4.0 * 3.0 + 4.0 * 5.0 + 8.0) / 9.0;
        let said = scores(&known(), &planes, 3);
        assert!((said[0] - mean).abs() < 1e-5);
        assert!((said[1] - (2.0 * 8.5 + 1.0)).abs() < 1e-5);
    }

    #[test]
    fn a_network_read_back_takes_another_temperature() {
        let planes = vec![1.0; 27];
        let back = Network::from_bytes(&known().to_bytes().unwrap()).unwrap();
        let said = scores(&known(), &planes, 3);
        let warmer = scores(&back.with_temperature(2.0), &planes, 3);
        assert!(said.iter().zip(&warmer).all(|(said, warmer)| (said - warmer * 2.0).abs() < 1e-5));
    }

    #[test]
    fn other_files_are_refused() {
        assert!(Network::from_bytes(b"\x89PNG\r\n\x1a\n and so on").is_err());
        assert!(Network::from_bytes(b"").is_err());
    }
}
