//! From a photo to a kingdom. In: the pixels of a photo. Out: what each cell of the kingdom shows.

pub mod reader;
