//! What both networks are trained with: fully connected layers ([`Dense`]), the optimiser ([`Adam`]), and ONNX files
//! of what was learned ([`onnx`]); and the network that reads cells ([`cells`]).
//!
//! All parameters of a network lie in one vector, which its layers cut up; so an optimiser, an average or a check sees
//! nothing but numbers.

mod adam;
pub mod cells;
mod dense;
pub mod onnx;
pub mod slope;

pub use adam::{Adam, fading};
pub use dense::{Dense, view, view_mut};
