//! Testing on photos that were not trained on. In: data and options. Out: the temperature, and, where asked for, a
//! report, predictions and the network of each fold.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use crowncount::scan::FrameSettings;
use crowncount::scan::reader::CellReader;
use crowncount_lab::learn::cells::TEMPERATURE;
use crowncount_lab::learn::onnx::Network;
use image::RgbImage;

use crate::data::{self, Cell, Data, Origin};
use crate::fit::{self, Settings};
use crate::folds::Folds;
use crate::options::Options;
use crate::report::{self, Outcome};

/// Trains a network a fold, writes what was asked for and gives the temperature.
pub(crate) fn cross_validate(data: &Data, settings: Settings, options: &Options) -> Result<f32> {
    let folds = Folds::deal(&data.cells, options.folds, options.seed);
    let mut outcomes = Vec::new();
    let mut networks = Vec::new();
    let is_known = options.only_fold.is_none_or(|fold| (1..=options.folds).contains(&fold));
    ensure!(is_known, "--only-fold: from 1 to {}", options.folds);
    let chosen = options.only_fold.map_or(0..options.folds, |fold| fold.saturating_sub(1)..fold);
    for fold in chosen {
        eprintln!("fold {} of {}", fold + 1, options.folds);
        let (held, seen): (Vec<&Cell>, Vec<&Cell>) =
            data.cells.iter().partition(|cell| folds.of(cell) == Some(fold));
        let network = match options.trained(fold) {
            Some(network) => {
                let list = options.fold_file(fold, "txt").map(fs::read_to_string).transpose()?;
                ensure!(list == Some(unseen(&held)), "fold {} was trained without other photos", fold + 1);
                network?.with_number(TEMPERATURE, 1.0)?
            }
            None => {
                let start = options.start(&format!("fold-{}", fold + 1))?;
                if let Some(folder) = options.start.as_ref() {
                    let list = fs::read_to_string(folder.join(format!("fold-{}.txt", fold + 1)))?;
                    ensure!(list == unseen(&held), "fold {} to start from has seen other photos", fold + 1);
                }
                fit::fit(data, &seen, settings, start.as_ref())?
            }
        };
        options.keep_fold(fold, &held, &network)?;
        let reader = CellReader::from_onnx(&network.to_bytes()?)?;
        let pictures: Vec<RgbImage> = held.iter().map(|cell| data::cell_picture(data, cell)).collect();
        let scores = reader.scores(&pictures, FrameSettings::default().certain).into_iter();
        let said: Vec<Outcome<'_>> = held
            .iter()
            .zip(scores)
            .map(|(cell, scores)| Outcome { cell, fold, scores: scores.to_vec() })
            .collect();
        eprintln!("{}", report::summary(&said));
        outcomes.extend(said);
        networks.push((network, held));
    }
    let counted: Vec<Outcome<'_>> = outcomes.iter().filter(|outcome| outcome.cell.counted).cloned().collect();
    let temperature = report::temperature(&counted);
    if options.only_fold.is_some() {
        return Ok(temperature);
    }
    for (fold, (network, held)) in networks.into_iter().enumerate() {
        options.keep_fold(fold, &held, &network.with_number(TEMPERATURE, temperature)?)?;
    }
    let text = format!(
        "temperature {temperature:.3}\n\n{}\n{}",
        report::table(&counted, options.folds, temperature),
        report::mistakes(&counted, temperature)
    );
    println!("{text}");
    if let Some(path) = &options.report {
        write(path, text.as_bytes())?;
    }
    if let Some(path) = &options.predictions {
        write(path, report::predictions(&outcomes, temperature).as_bytes())?;
    }
    Ok(temperature)
}

impl Options {
    /// The file of a fold, with this ending, if fold weights are kept.
    fn fold_file(&self, fold: usize, ending: &str) -> Option<PathBuf> {
        self.fold_weights.as_ref().map(|folder| folder.join(format!("fold-{}.{ending}", fold + 1)))
    }

    /// The network of this name to start from, if there is to be one.
    pub(crate) fn start(&self, name: &str) -> Result<Option<Network>> {
        let Some(path) = self.start.as_ref().map(|folder| folder.join(format!("{name}.onnx"))) else {
            return Ok(None);
        };
        let read = || -> Result<Network> { Network::from_bytes(&fs::read(&path)?) };
        read().map(Some).with_context(|| path.display().to_string())
    }

    /// The weights of a fold that was trained before.
    fn trained(&self, fold: usize) -> Option<Result<Network>> {
        let path = self.fold_file(fold, "onnx").filter(|path| path.exists())?;
        let read = || -> Result<Network> { Network::from_bytes(&fs::read(&path)?) };
        Some(read().with_context(|| path.display().to_string()))
    }

    /// Writes the weights of a fold and the list of what it never saw, if they are to be kept.
    fn keep_fold(&self, fold: usize, held: &[&Cell], network: &Network) -> Result<()> {
        if let Some(folder) = &self.fold_weights {
            fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        }
        if let (Some(file), Some(list)) = (self.fold_file(fold, "onnx"), self.fold_file(fold, "txt")) {
            write(&file, &network.to_bytes()?)?;
            write(&list, unseen(held).as_bytes())?;
        }
        Ok(())
    }
}

/// The groups of these cells and the photos that show more than one cell, a line each.
fn unseen(held: &[&Cell]) -> String {
    let groups = held.iter().map(|cell| format!("group {}\n", cell.group));
    let whole =
        held.iter().filter(|cell| !matches!(cell.origin, Origin::Cells | Origin::Drawn | Origin::Table));
    let photos = whole.map(|cell| format!("photo {}\n", cell.name.0));
    groups.chain(photos).collect::<BTreeSet<String>>().into_iter().collect()
}

/// Writes a file; an error names it.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    fs::write(path, bytes).with_context(|| path.display().to_string())
}
