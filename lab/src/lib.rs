//! What the programs of the laboratory share: scenes composed of photographed tiles ([`compose`]) and photos of
//! kingdoms that are drawn ([`photo`]).
//!
//! In: a folder of photos, or only a seed. Out: pictures and what is true of them, to train on and to measure with.

pub mod compose;
mod drawn;
pub mod photo;
