//! Who reads which photo: the shipped network, or for each photo the one that never saw it.

use std::collections::BTreeMap;
use std::error::Error;
use std::path::Path;

use crowncount::scan::Scanner;
use crowncount::scan::evidence::EvidenceModel;
use crowncount::scan::grid::TileFinder;
use crowncount::scan::reader::CellReader;
use crowncount::scan::trust::TrustModel;

use super::options::Options;
use super::subject::Subject;

/// The scanners.
pub(crate) struct Readers {
    /// For what no fold was kept from.
    usual: Scanner,
    folds: Vec<Scanner>,
    /// The fold that never saw a photo.
    unseen: BTreeMap<String, usize>,
}

impl Readers {
    /// Those that the options ask for.
    pub(crate) fn new(options: &Options) -> Result<Self, Box<dyn Error>> {
        let mut usual = Scanner::bundled()?;
        if let Some(path) = &options.reader {
            usual.reader = reader(path)?;
        }
        if let Some(path) = &options.tile_finder {
            usual.tile_finder = tile_finder(path)?;
        }
        if let Some(path) = &options.evidence {
            usual.evidence = EvidenceModel::from_json(&bytes(path)?)?;
        }
        if let Some(path) = &options.trust {
            usual.trust = TrustModel::from_json(&bytes(path)?)?;
        }
        usual.cut_offs.kingdom = options.kingdom.unwrap_or(usual.cut_offs.kingdom);
        usual.cut_offs.sure = options.sure.unwrap_or(usual.cut_offs.sure);
        let (mut folds, mut unseen) = (Vec::new(), BTreeMap::new());
        if let Some(folder) = &options.folds {
            while folder.join(format!("fold-{}.onnx", folds.len() + 1)).exists() {
                let file = |ending: &str| folder.join(format!("fold-{}.{ending}", folds.len() + 1));
                let list = std::fs::read_to_string(file("txt"))?;
                unseen.extend(
                    list.lines()
                        .filter_map(|line| Some((line.strip_prefix("photo ")?.to_owned(), folds.len()))),
                );
                let mut scanner = Scanner { reader: reader(&file("onnx"))?, ..usual.clone() };
                scanner.tile_finder = tile_finder(&file("tiles.onnx"))?;
                folds.push(scanner);
            }
        }
        if let Some(folder) = options.folds.as_ref().filter(|_| folds.is_empty()) {
            return Err(format!("{}: there is no fold-1.onnx", folder.display()).into());
        }
        Ok(Self { usual, folds, unseen })
    }

    /// The scanner for a photo, and its fold, counted from 1. With folds, a labelled photo that every network has seen is
    /// an error.
    pub(crate) fn of(&self, subject: &Subject) -> Result<(&Scanner, Option<usize>), String> {
        let Some(photo) = subject.photo().filter(|_| !self.folds.is_empty()) else {
            return Ok((&self.usual, None));
        };
        let fold = self.unseen.get(photo).ok_or_else(|| format!("{photo}: every fold has seen it"))?;
        Ok((&self.folds[*fold], Some(fold + 1)))
    }
}

fn tile_finder(path: &Path) -> Result<TileFinder, Box<dyn Error>> {
    Ok(TileFinder::from_onnx(&bytes(path)?)?)
}

fn reader(path: &Path) -> Result<CellReader, Box<dyn Error>> {
    Ok(CellReader::from_onnx(&bytes(path)?)?)
}

/// The bytes of a file; an error names it.
fn bytes(path: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}
