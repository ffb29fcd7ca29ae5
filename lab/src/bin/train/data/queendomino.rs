//! Photos of a Queendomino copy. In: their folder. Out: cells, red building tiles as towns, and the cloth between them.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result};
use serde::Deserialize;

use super::{Cell, Data, KEPT_SIDE, Origin, TOWN, edge, named_label, read, scaled};
use crate::warp::Quad;

#[derive(Deserialize)]
struct QueenPhoto {
    cells: Vec<QueenCell>,
    tiles: Vec<QueenTile>,
}

#[derive(Deserialize)]
struct QueenCell {
    corners: Quad,
    terrain: String,
    crowns: u8,
    #[serde(default)]
    clipped: serde_json::Value,
    #[serde(default)]
    occluded: serde_json::Value,
}

#[derive(Deserialize)]
struct QueenTile {
    corners: Quad,
    side: String,
}

impl Data {
    pub(super) fn load_queendomino(&mut self, folder: &Path) -> Result<()> {
        let photos: BTreeMap<String, QueenPhoto> =
            serde_json::from_slice(&read(&folder.join("labels.json"))?)?;
        for (file, photo) in photos {
            let side = photo.cells.first().map_or(90.0, |cell| edge(&cell.corners));
            let (picture, scale) = self.keep(&folder.join(&file), side)?;
            let group = match file.as_str() {
                "15.jpg" | "16.jpg" | "17.jpg" | "18.jpg" | "19.jpg" | "24.jpg" => {
                    "queendomino-kingdom".to_owned()
                }
                _ => format!("queendomino-{file}"),
            };
            let name = format!("queendomino/{file}");
            let mut taken: Vec<Quad> = Vec::new();
            for (place, cell) in photo.cells.iter().enumerate() {
                let label = named_label(&cell.terrain, cell.crowns)
                    .with_context(|| format!("{name}: {} {}", cell.terrain, cell.crowns))?;
                let quad = scaled(cell.corners, scale);
                taken.push(quad);
                self.cells.push(Cell {
                    picture,
                    quad,
                    label,
                    group: group.clone(),
                    origin: Origin::Queendomino,
                    name: (name.clone(), 0, place),
                    alone: false,
                    counted: !is_set(&cell.clipped) && !is_set(&cell.occluded),
                });
            }
            for (place, tile) in photo.tiles.iter().enumerate() {
                let quad = scaled(tile.corners, scale);
                taken.push(quad);
                if tile.side == "red" {
                    self.cells.push(Cell {
                        picture,
                        quad,
                        label: TOWN,
                        group: group.clone(),
                        origin: Origin::Queendomino,
                        name: (name.clone(), 1, place),
                        alone: false,
                        counted: true,
                    });
                }
            }
            self.push_cloth(picture, &taken, &group);
        }
        Ok(())
    }

    /// Squares of a picture that touch none of the tiles in it.
    fn push_cloth(&mut self, picture: usize, taken: &[Quad], group: &str) {
        let (width, height) = self.pictures[picture].dimensions();
        let side = KEPT_SIDE;
        let clear = |x: f32, y: f32| {
            taken.iter().all(|quad| {
                let range = |axis: usize| {
                    let values = quad.iter().map(|corner| corner[axis]);
                    (values.clone().fold(f32::MAX, f32::min), values.fold(f32::MIN, f32::max))
                };
                let ((left, right), (top, bottom)) = (range(0), range(1));
                x > right || x + side < left || y > bottom || y + side < top
            })
        };
        for y in (0..height.saturating_sub(side as u32)).step_by(side as usize) {
            for x in (0..width.saturating_sub(side as u32)).step_by(side as usize) {
                let (x, y) = (x as f32, y as f32);
                if clear(x, y) {
                    self.push_table(picture, square(x, y, side), group);
                }
            }
        }
    }
}

fn square(x: f32, y: f32, side: f32) -> Quad {
    [[x, y], [x + side, y], [x + side, y + side], [x, y + side]]
}

/// Whether a mark of the label file says more than no.
fn is_set(mark: &serde_json::Value) -> bool {
    !matches!(mark, serde_json::Value::Null | serde_json::Value::Bool(false))
}
