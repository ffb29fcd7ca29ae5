//! The window, used by labels as a person or a screen reader would: no display and no graphics card needed.

mod faulty;
mod faulty_database;
mod support;
mod venues;

mod backup;
mod checking;
mod dialogs;
mod entering;
mod evening;
mod files;
mod history;
mod hostile;
mod keeping;
mod letters;
mod names;
mod numbers;
mod paper;
mod photo;
mod proof;
mod proposals;
mod queendomino;
mod questions;
mod screens;
mod sheet;
mod undo;
mod whole_table;
mod work;
