//! Cutting the cells.
