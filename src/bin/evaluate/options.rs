//! The command line.

use std::collections::BTreeSet;
use std::error::Error;
use std::path::PathBuf;

use crowncount::scan::grid::Tileness;
use crowncount::scan::reader::Reader;
use crowncount::scan::{GridSettings, Proposals, Scanner};

/// What to measure.
pub(crate) struct Options {
    pub(crate) photos: PathBuf,
    pub(crate) kinds: Vec<String>,
    /// Only these groups; empty means all.
    pub(crate) groups: BTreeSet<String>,
    pub(crate) scenes: u64,
    pub(crate) seed: u64,
    pub(crate) csv: Option<PathBuf>,
    pub(crate) draw: Option<PathBuf>,
    pub(crate) tileness: Tileness,
    pub(crate) grid: GridSettings,
    pub(crate) scanner: Scanner,
    /// Where the rows of the readings are written.
    pub(crate) readings: Option<PathBuf>,
    /// Whether a missed floor is an error.
    pub(crate) floors: bool,
}

impl Options {
    /// Reads the arguments.
    pub(crate) fn from_arguments(
        mut arguments: impl Iterator<Item = String>,
    ) -> Result<Self, Box<dyn Error>> {
        let list = |text: &str| text.split(',').map(str::to_owned).collect::<Vec<_>>();
        let mut options = Self {
            photos: PathBuf::new(),
            kinds: list("raw,crooked,boards,composed,drawn,nothing"),
            groups: BTreeSet::new(),
            scenes: 300,
            seed: 7_000_000,
            csv: None,
            draw: None,
            tileness: Tileness::shipped(),
            grid: GridSettings::default(),
            scanner: Scanner::bundled()?,
            readings: None,
            floors: false,
        };
        while let Some(argument) = arguments.next() {
            let mut value = || arguments.next().ok_or_else(|| format!("{argument} needs a value"));
            match argument.as_str() {
                "--kinds" => options.kinds = list(&value()?),
                "--groups" => options.groups = list(&value()?).into_iter().collect(),
                "--scenes" => options.scenes = value()?.parse()?,
                "--seed" => options.seed = value()?.parse()?,
                "--csv" => options.csv = Some(value()?.into()),
                "--draw" => options.draw = Some(value()?.into()),
                "--weights" => {
                    options.tileness =
                        Tileness::from_bytes(&std::fs::read(value()?)?).ok_or("these are no weights")?;
                }
                "--reader" => options.scanner.reader = Reader::from_bytes(&std::fs::read(value()?)?)?,
                "--readings" => options.readings = Some(value()?.into()),
                "--floors" => options.floors = true,
                "--proposals" => {
                    options.grid.proposals = match value()?.as_str() {
                        "quads" => Proposals::Quads,
                        "both" => Proposals::Both,
                        "default" => Proposals::QuadsThenVanishingPoints,
                        other => return Err(format!("{other} is no kind of proposals").into()),
                    };
                }
                _ => options.photos = argument.into(),
            }
        }
        Ok(options)
    }
}
