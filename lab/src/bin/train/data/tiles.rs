//! Single tiles. In: folders of cells named after what they show, and the photos of the 48 dominoes. Out: cells with
//! nothing around them.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use crowncount::DominoBox;

use super::{Cell, Data, EMPTY, KEPT_SIDE, Origin, label_of, named_label};

impl Data {
    /// Folders named terrain-crowns, full of single cells.
    pub(super) fn load_tiles(&mut self, folder: &Path, origin: Origin) -> Result<()> {
        for kind in listed(folder)? {
            let kind_name = file_name(&kind);
            let label = kind_name
                .split_once('-')
                .and_then(|(terrain, crowns)| named_label(terrain, crowns.parse().ok()?))
                .with_context(|| format!("{}: no folder of cells", kind.display()))?;
            for path in listed(&kind)? {
                let file = file_name(&path);
                let (picture, _) = self.keep(&path, if label == EMPTY { 128.0 } else { KEPT_SIDE })?;
                let (width, height) = self.pictures[picture].dimensions();
                let (width, height) = (width as f32, height as f32);
                let group: String = file.chars().take(6).collect();
                self.cells.push(Cell {
                    picture,
                    quad: [[0.0, 0.0], [width, 0.0], [width, height], [0.0, height]],
                    label,
                    group: if origin == Origin::Drawn { format!("drawn-{group}") } else { group },
                    origin,
                    name: (format!("{kind_name}/{file}"), 0, 0),
                    alone: true,
                    counted: true,
                });
            }
        }
        Ok(())
    }

    /// The 48 dominoes and the castle floors, which belong to no kingdom.
    pub(super) fn load_dominoes(&mut self, photos: &Path) -> Result<()> {
        for path in listed(&photos.join("dominoes"))? {
            let file = file_name(&path);
            let castle = file.starts_with("castle");
            let (picture, _) = self.keep(&path, if castle { 550.0 } else { 900.0 })?;
            let (width, height) = self.pictures[picture].dimensions();
            let (width, height) = (width as f32, height as f32);
            let number = file.split('.').next().and_then(|stem| stem.parse::<u8>().ok());
            let domino = DominoBox::Kingdomino.dominoes().find(|domino| Some(domino.number) == number);
            let labels = match domino {
                Some(domino) => domino.squares.map(|square| label_of(&square.to_string())).to_vec(),
                None if castle => vec![label_of("c")],
                None => bail!("{}: no domino", path.display()),
            };
            let share = width / labels.len() as f32;
            for (half, label) in labels.into_iter().enumerate() {
                let (left, right) = (half as f32 * share, (half + 1) as f32 * share);
                self.cells.push(Cell {
                    picture,
                    quad: [[left, 0.0], [right, 0.0], [right, height], [left, height]],
                    label: label.with_context(|| path.display().to_string())?,
                    group: format!("domino-{file}"),
                    origin: Origin::Dominoes,
                    name: (format!("dominoes/{file}"), 0, half),
                    alone: true,
                    counted: false,
                });
            }
        }
        Ok(())
    }
}

fn listed(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn file_name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
