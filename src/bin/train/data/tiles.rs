//! Single tiles. In: folders of cells named after what they show, and the photos of the 48 dominoes. Out: cells with
//! nothing around them.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::{Cell, Data, EMPTY, KEPT_SIDE, Origin, label_of, named_label};

/// The 48 dominoes of Kingdomino by their number, left and right as their fronts are printed.
const DOMINOES: [&str; 48] = [
    "w-w", "w-w", "f-f", "f-f", "f-f", "f-f", "l-l", "l-l", "l-l", "g-g", "g-g", "s-s", "w-f", "w-l", "w-g",
    "w-s", "f-l", "f-g", "w1-f", "w1-l", "w1-g", "w1-s", "w1-m", "f1-w", "f1-w", "f1-w", "f1-w", "f1-l",
    "f1-g", "l1-w", "l1-w", "l1-f", "l1-f", "l1-f", "l1-f", "w-g1", "l-g1", "w-s1", "g-s1", "m1-w", "w-g2",
    "l-g2", "w-s2", "g-s2", "m2-w", "s-m2", "s-m2", "w-m3",
];

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
            let number = file.split('.').next().and_then(|stem| stem.parse::<usize>().ok());
            let labels = match number {
                Some(number @ 1..=48) => DOMINOES[number - 1].split('-').map(label_of).collect(),
                _ if castle => vec![label_of("c")],
                _ => bail!("{}: no domino", path.display()),
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
