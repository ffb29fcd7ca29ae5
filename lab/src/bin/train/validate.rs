//! Testing on photos that were not trained on. In: data and options. Out: the temperature, and, where asked for, a
//! report, predictions and the network of each fold.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use crowncount::scan::FrameSettings;
use crowncount::scan::reader::{CellReader, LABEL_COUNT};
use crowncount_lab::learn::cells::TEMPERATURE;
use crowncount_lab::learn::onnx::Network;
use image::RgbImage;

use crate::covers;
use crate::data::{self, Cell, Data, Origin};
use crate::fit::{self, Settings};
use crate::folds::Folds;
use crate::options::Options;
use crate::report::{self, Outcome};

/// Trains a network a fold, writes what was asked for and gives the temperature.
pub(crate) fn cross_validate(data: &Data, settings: Settings, options: &Options) -> Result<f32> {
    let folds = match options.lists()? {
        Some(lists) => Folds::listed(&lists),
        None => Folds::deal(&data.cells, options.folds, options.seed),
    };
    let mut outcomes = Vec::new();
    let mut covered = Vec::new();
    let mut networks = Vec::new();
    let is_known = options.only_fold.is_none_or(|fold| (1..=options.folds).contains(&fold));
    ensure!(is_known, "--only-fold: from 1 to {}", options.folds);
    let chosen = options.only_fold.map_or(0..options.folds, |fold| fold.saturating_sub(1)..fold);
    for fold in chosen {
        eprintln!("fold {} of {}", fold + 1, options.folds);
        let (held, seen): (Vec<&Cell>, Vec<&Cell>) =
            data.cells.iter().partition(|cell| folds.of(cell) == Some(fold));
        let trained = options.trained(fold);
        let is_trained = trained.is_some();
        let network = match trained {
            Some(network) => {
                let list = options.fold_file(fold, "txt").map(fs::read_to_string).transpose()?;
                ensure!(list == Some(unseen(&held)), "fold {} was trained without other photos", fold + 1);
                // The temperature is fitted to all folds together: one alone keeps the one that it has.
                if options.only_fold.is_some() { network? } else { network?.with_number(TEMPERATURE, 1.0)? }
            }
            None => fit::fit(data, &seen, settings),
        };
        let network = if is_trained && !options.only_covers {
            network
        } else {
            fit::fit_covers(data, &seen, settings, fit::without_branch(network))?
        };
        options.keep_fold(fold, &held, &network)?;
        let reader = CellReader::from_onnx(&network.to_bytes()?)?;
        let pictures: Vec<RgbImage> = held.iter().map(|cell| data::cell_picture(data, cell)).collect();
        let scores = reader.scores(&pictures, FrameSettings::default().certain).into_iter();
        let said: Vec<Outcome<'_>> = held
            .iter()
            .zip(scores)
            .map(|(cell, scores)| Outcome { cell, fold, scores: scores[..LABEL_COUNT].to_vec() })
            .collect();
        eprintln!("{}", report::summary(&said));
        let told = covers::told(data, &held, &reader, settings.seed);
        eprintln!("{}", covers::table(&told));
        covered.extend(told);
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
        "temperature {temperature:.3}\n\n{}\n{}\n{}",
        report::table(&counted, options.folds, temperature),
        covers::table(&covered),
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

    /// What each fold never saw, if all of them were trained before.
    fn lists(&self) -> Result<Option<Vec<String>>> {
        let files: Option<Vec<PathBuf>> = (0..self.folds).map(|fold| self.fold_file(fold, "txt")).collect();
        let all_there = files.filter(|files| files.iter().all(|file| file.exists()));
        let read = |file: PathBuf| fs::read_to_string(&file).with_context(|| file.display().to_string());
        all_there.map(|files| files.into_iter().map(read).collect()).transpose()
    }

    /// The weights of a fold that was trained before.
    fn trained(&self, fold: usize) -> Option<Result<Network>> {
        let path = self.fold_file(fold, "onnx").filter(|path| path.exists())?;
        Some(read(&path))
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

/// Reads a network; an error names its file.
pub(crate) fn read(path: &Path) -> Result<Network> {
    let network = || -> Result<Network> { Network::from_bytes(&fs::read(path)?) };
    network().with_context(|| path.display().to_string())
}

/// Writes a file; an error names it.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    fs::write(path, bytes).with_context(|| path.display().to_string())
}
