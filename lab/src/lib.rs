//! What the programs of the laboratory share: scenes composed of photographed tiles ([`compose`]), photos of kingdoms
//! that are drawn ([`photo`]), and what networks are trained with ([`learn`]). Both kinds of pictures are taken through one
//! lens ([`camera`]) on tables of one set of surfaces ([`surface`]), and all chance comes from one source ([`random`]).
//!
//! In: a folder of photos, or only a seed. Out: pictures and what is true of them, to train on and to measure with.

pub mod camera;
pub mod compose;
mod drawn;
pub mod learn;
mod noise;
pub mod photo;
pub mod random;
pub mod rate;
pub mod surface;
