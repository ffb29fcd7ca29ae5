//! Networks as files. In: layers that were trained, one after the other. Out: an ONNX model, which the scanner runs; and
//! back, to set one of its numbers.

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

/// A matrix and an offset: a fully connected layer, or a 3x3 convolution whose columns are
/// `(input channel, kernel row, kernel column)`.
#[derive(Clone, Debug)]
pub struct Layer {
    /// One row an output.
    pub weights: Array2<f32>,
    /// One number an output.
    pub bias: Array1<f32>,
}

/// A trained network, ready to be written.
pub struct Network {
    model: ModelProto,
}

impl Network {
    /// Reads what was written.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self> {
        let model = ModelProto::parse_buf(bytes).context("this is no ONNX file")?;
        ensure!(model.graph.is_some(), "this file holds no network");
        Ok(Self { model })
    }

    /// The bytes of an ONNX file.
    pub fn to_bytes(&self) -> Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.model.encode(ValueWriter::new(&mut bytes)).context("the network cannot be written")?;
        Ok(bytes)
    }

    /// The network without the steps and the numbers whose names begin like this; it ends with this step, which gives so
    /// many numbers a row.
    #[must_use]
    pub fn without(mut self, beginning: &str, last: &str, outputs: usize) -> Self {
        let stays = |name: &Option<String>| !name.as_deref().is_some_and(|name| name.starts_with(beginning));
        if let Some(graph) = &mut self.model.graph {
            graph.node.retain(|node| stays(&node.name));
            graph.initializer.retain(|tensor| stays(&tensor.name));
            graph.output = vec![table(last, &[outputs])];
        }
        self
    }

    /// The network, to be drawn on from one of its steps.
    pub fn from_step(self, name: &str) -> Result<Graph> {
        let mut graph = self.model.graph.context("this file holds no network")?;
        let is_step = |node: &NodeProto| node.name.as_deref() == Some(name);
        ensure!(graph.node.iter().any(is_step), "this network has no {name}");
        graph.output.clear();
        Ok(Graph { graph, last: name.to_owned() })
    }

    /// The same network with another value for one of its numbers.
    pub fn with_number(mut self, name: &str, value: f32) -> Result<Self> {
        let mut tensors = self.model.graph.iter_mut().flat_map(|graph| &mut graph.initializer);
        let tensor = tensors.find(|tensor| tensor.name.as_deref() == Some(name));
        *tensor.with_context(|| format!("this network has no {name}"))? = numbers(name, &[], &[value]);
        Ok(self)
    }
}

/// A network while it is drawn, one step after the other.
pub struct Graph {
    graph: GraphProto,
    /// The name of what the last step gave.
    last: String,
}

impl Graph {
    /// A network that takes any number of rows of this shape.
    pub fn new(input: &str, shape: &[usize]) -> Self {
        let graph = GraphProto { input: vec![table(input, shape)], ..GraphProto::default() };
        Self { graph, last: input.to_owned() }
    }

    /// The whole network, whose last step gives so many numbers a row.
    pub fn finish(mut self, outputs: usize) -> Network {
        self.graph.output.push(table(&self.last, &[outputs]));
        Network {
            model: ModelProto {
                ir_version: Some(VERSIONS.0),
                opset_import: vec![OperatorSetIdProto { domain: None, version: Some(VERSIONS.1) }],
                producer_name: Some(env!("CARGO_PKG_NAME").to_owned()),
                producer_version: Some(env!("CARGO_PKG_VERSION").to_owned()),
                graph: Some(self.graph),
                ..ModelProto::default()
            },
        }
    }

    /// A fully connected layer.
    pub fn dense(&mut self, name: &str, layer: &Layer) {
        self.layer(
            "Gemm",
            name,
            layer,
            &[layer.weights.nrows(), layer.weights.ncols()],
            vec![int("transB", 1)],
        );
    }

    /// A 3x3 convolution of planes that keep their size.
    pub fn convolution(&mut self, name: &str, layer: &Layer) {
        let shape = [layer.weights.nrows(), layer.weights.ncols() / 9, 3, 3];
        let around = vec![ints("kernel_shape", &[3, 3]), ints("pads", &[1; 4]), ints("strides", &[1, 1])];
        self.layer("Conv", name, layer, &shape, around);
    }

    /// The greatest of each 2x2 pixels.
    pub fn pool(&mut self, name: &str) {
        self.step("MaxPool", name, &[], vec![ints("kernel_shape", &[2, 2]), ints("strides", &[2, 2])]);
    }

    /// Negative numbers become zero.
    pub fn positive(&mut self, name: &str) {
        self.step("Relu", name, &[], Vec::new());
    }

    /// A division by a number that can be changed later.
    pub fn divide(&mut self, name: &str, by: &str, value: f32) {
        self.graph.initializer.push(numbers(by, &[], &[value]));
        self.step("Div", name, &[by], Vec::new());
    }

    /// The means of all channels, then their maxima; the names of these steps begin like this.
    pub fn means_and_maxima(&mut self, beginning: &str) {
        let named = |name: &str| format!("{beginning}{name}");
        let axes = TensorProto {
            name: Some(named("plane")),
            dims: vec![2],
            data_type: Some(DataType::INT64),
            int64_data: vec![2, 3],
            ..TensorProto::default()
        };
        self.graph.initializer.push(axes);
        for (kind, name) in [("ReduceMean", "means"), ("ReduceMax", "maxima")] {
            let flat = vec![int("keepdims", 0)];
            self.graph.node.push(node(kind, &named(name), vec![self.last.clone(), named("plane")], flat));
        }
        self.last = named("maxima");
        self.after(&named("pooled"), &named("means"));
    }

    /// What another step gave and, after it, what the last one gave, in one row.
    pub fn after(&mut self, name: &str, first: &str) {
        let both = vec![first.to_owned(), self.last.clone()];
        self.graph.node.push(node("Concat", name, both, vec![int("axis", 1)]));
        name.clone_into(&mut self.last);
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_files_are_refused() {
        assert!(Network::from_bytes(b"\x89PNG\r\n\x1a\n and so on").is_err());
        assert!(Network::from_bytes(b"").is_err());
    }

    #[test]
    fn only_a_number_that_is_there_can_be_changed() {
        let mut graph = Graph::new("rows", &[2]);
        graph.divide("smaller", "divisor", 1.0);
        let back = Network::from_bytes(&graph.finish(2).to_bytes().unwrap()).unwrap();
        let changed = back.with_number("divisor", 4.0).unwrap();
        assert!(changed.with_number("temperature", 4.0).is_err());
    }
}
