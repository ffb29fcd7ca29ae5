//! What the programs of the laboratory share: scenes composed of photographed tiles ([`compose`]), photos of kingdoms
//! that are drawn ([`photo`]), and what networks are trained with ([`learn`]).
//!
//! In: a folder of photos, or only a seed. Out: pictures and what is true of them, to train on and to measure with.

pub mod compose;
mod drawn;
pub mod learn;
pub mod photo;
