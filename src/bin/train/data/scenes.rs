//! Composed scenes. In: photos of single dominoes. Out: the cells of kingdoms that never lay on these drawn tables,
//! gaps among them, and cells of other things that are no kingdom.

use std::path::Path;

use anyhow::{Context, Result};
use crowncount::scan::compose::{Light, PhotoFolder, Scene, SceneMaker, Tables, Tiles};
use fastrand::Rng;
use rayon::prelude::*;

use super::{Cell, Data, EMPTY, Origin, label_of};
use crate::warp::{Perspective, Quad};

/// How many scenes with a kingdom and how many without.
const KINGDOMS: u64 = 260;
const OTHERS: u64 = 260;
/// The longer side of a scene in pixels: a cell has about as many as the network looks at.
const SIDE: u32 = 640;
/// Cells that are cut out of a scene without a kingdom.
const LOOSE: usize = 14;

impl Data {
    /// Adds cells of composed scenes; the tables are drawn, so that nothing is shown of a photo that is held out.
    pub(crate) fn add_scenes(&mut self, photos: &Path, seed: u64) -> Result<()> {
        let folder = PhotoFolder::open(photos).with_context(|| photos.display().to_string())?;
        let maker = SceneMaker { tiles: Tiles::open(&folder)?, tables: Tables::default(), long_side: SIDE };
        let first = seed << 32;
        let kingdoms: Vec<Scene> =
            (first..first + KINGDOMS).into_par_iter().map(|seed| maker.kingdom(seed, Light::Wild)).collect();
        let others: Vec<Scene> =
            (first..first + OTHERS).into_par_iter().map(|seed| maker.no_kingdom(seed, Light::Wild)).collect();
        for scene in kingdoms {
            self.push_kingdom(scene)?;
        }
        let mut random = Rng::with_seed(seed);
        for scene in others {
            self.push_other(scene, &mut random);
        }
        Ok(())
    }

    fn push_kingdom(&mut self, scene: Scene) -> Result<()> {
        let (Some(kingdom), Some(frame)) = (scene.kingdom, scene.frames.first()) else { return Ok(()) };
        let grid = Perspective::from_square(flat(frame));
        self.pictures.push(scene.picture);
        let side = scene.size as f32;
        for (place, cell) in kingdom.iter() {
            let (row, column) = (f32::from(place.row), f32::from(place.col));
            let quad = grid.quad(column / side, row / side, (column + 1.0) / side, (row + 1.0) / side);
            let label = label_of(&cell.to_string()).with_context(|| format!("{cell} is not to be read"))?;
            self.push_scene_cell(quad, label);
        }
        Ok(())
    }

    /// Squares anywhere in a picture without a kingdom, where no stray domino lies.
    fn push_other(&mut self, scene: Scene, random: &mut Rng) {
        let (width, height) = (scene.picture.width() as f32, scene.picture.height() as f32);
        self.pictures.push(scene.picture);
        for _ in 0..LOOSE {
            let side = 25.0 + 65.0 * random.f32();
            let reach = side * 0.75;
            let centre =
                [reach + random.f32() * (width - 2.0 * reach), reach + random.f32() * (height - 2.0 * reach)];
            let strays = scene.pieces.iter().map(|piece| flat(piece));
            let is_free = strays
                .into_iter()
                .flatten()
                .all(|corner| (corner[0] - centre[0]).hypot(corner[1] - centre[1]) > 3.0 * side);
            let (sin, cos) = (random.f32() * std::f32::consts::TAU).sin_cos();
            let turned = |[x, y]: [f32; 2]| {
                [centre[0] + (x * cos - y * sin) * side, centre[1] + (x * sin + y * cos) * side]
            };
            if is_free {
                self.push_scene_cell([[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]].map(turned), EMPTY);
            }
        }
    }

    /// A cell of the latest picture.
    fn push_scene_cell(&mut self, quad: Quad, label: usize) {
        self.cells.push(Cell {
            picture: self.pictures.len() - 1,
            quad,
            label,
            group: "composed".to_owned(),
            origin: Origin::Composed,
            name: ("composed".to_owned(), 0, 0),
            alone: false,
            counted: false,
        });
    }
}

fn flat(quad: &crowncount::scan::Quad) -> Quad {
    quad.0.map(|point| [point.x as f32, point.y as f32])
}
