//! Photos of whole kingdoms. In: the folders of boards, crooked and raw photos and their labels. Out: their cells,
//! and the table around the raw ones.

use std::path::Path;

use anyhow::{Context, Result};
use serde::Deserialize;

use super::{Cell, Data, Origin, edge, label_of, read, scaled};
use crate::warp::{Perspective, Quad};

#[derive(Deserialize)]
struct PhotoList {
    photos: Vec<PhotoLabel>,
}

#[derive(Deserialize)]
struct PhotoLabel {
    file: String,
    group: String,
    rows: usize,
    cols: usize,
    corners: Quad,
    kingdom: Vec<String>,
    hidden_cells: Vec<[usize; 2]>,
}

impl Data {
    pub(super) fn load_kingdoms(&mut self, photos: &Path) -> Result<()> {
        let list: PhotoList = serde_json::from_slice(&read(&photos.join("labels.json"))?)?;
        for photo in list.photos {
            let origin = match photo.file.split('/').next() {
                Some("boards") => Origin::Boards,
                Some("crooked") => Origin::Crooked,
                _ => Origin::Raw,
            };
            let group = if origin == Origin::Raw { camera(&photo.file) } else { photo.group };
            let side = edge(&photo.corners) / photo.cols as f32;
            let (picture, scale) = self.keep(&photos.join(&photo.file), side)?;
            let grid = Perspective::from_square(scaled(photo.corners, scale));
            let (rows, columns) = (photo.rows as f32, photo.cols as f32);
            let quad = |row: f32, column: f32| {
                grid.quad(column / columns, row / rows, (column + 1.0) / columns, (row + 1.0) / rows)
            };
            for (row, line) in photo.kingdom.iter().enumerate() {
                for (column, cell) in line.split_whitespace().enumerate() {
                    self.cells.push(Cell {
                        picture,
                        quad: quad(row as f32, column as f32),
                        label: label_of(cell).with_context(|| format!("{}: {cell}", photo.file))?,
                        group: group.clone(),
                        origin,
                        name: (photo.file.clone(), row, column),
                        alone: false,
                        counted: !photo.hidden_cells.contains(&[row, column]),
                    });
                }
            }
            if origin == Origin::Raw {
                let around = (-3..photo.rows as i32 + 3)
                    .flat_map(|row| (-3..photo.cols as i32 + 3).map(move |column| (row, column)))
                    .filter(|&(row, column)| {
                        !(0..photo.rows as i32).contains(&row) || !(0..photo.cols as i32).contains(&column)
                    });
                for (row, column) in around {
                    self.push_table(picture, quad(row as f32, column as f32), &group);
                }
            }
        }
        Ok(())
    }
}

/// The camera of a raw photo: `raw/phone-a` for `raw/phone-a-1.jpg`.
fn camera(file: &str) -> String {
    file.rsplit_once('-').map_or(file, |(camera, _)| camera).to_owned()
}
