//! The command line.

use std::path::PathBuf;

use clap::{Parser, ValueEnum};
use crowncount::DominoBox;

/// Measures the scanner on a folder of labelled photos and on composed scenes.
#[derive(Parser)]
pub(crate) struct Options {
    /// The photo folder, with its labels.json.
    pub(crate) photos: PathBuf,
    /// Which pictures are measured.
    #[arg(long, value_delimiter = ',', default_values_t = Kind::USUAL)]
    pub(crate) kinds: Vec<Kind>,
    /// How many scenes are composed, and from which seed on. Of pictures with a foreign kingdom there is one for three
    /// scenes; of those with things on the tiles, at a slant, on a printed ground or with few dominoes one for five; of those with no kingdom or
    /// with several one for six, and of those in a bad light one for ten.
    #[arg(long, default_value_t = 300)]
    pub(crate) scenes: u64,
    /// The seed of the first scene. Thresholds are chosen on scenes from 77000 on, so that these are fresh.
    #[arg(long, default_value_t = 5_000_000)]
    pub(crate) seed: u64,
    /// A folder of fold weights from the training: every labelled photo is read by the network that never saw it.
    #[arg(long, conflicts_with = "reader")]
    pub(crate) folds: Option<PathBuf>,
    /// Weights to read with instead of the shipped ones.
    #[arg(long)]
    pub(crate) reader: Option<PathBuf>,
    /// A map of tiles to find the grid with instead of the shipped one.
    #[arg(long)]
    pub(crate) tile_finder: Option<PathBuf>,
    /// Weights of the evidence to judge frames with instead of the shipped ones.
    #[arg(long)]
    pub(crate) evidence: Option<PathBuf>,
    /// The evidence that a kingdom needs, if not what is shipped.
    #[arg(long, allow_hyphen_values = true)]
    pub(crate) kingdom: Option<f64>,
    /// The evidence that leaves no doubt of the corners, if not what is shipped.
    #[arg(long, allow_hyphen_values = true)]
    pub(crate) sure: Option<f64>,
    /// Where to write one row a photo.
    #[arg(long)]
    pub(crate) csv: Option<PathBuf>,
    /// Weights of the trust in cells instead of the shipped ones.
    #[arg(long)]
    pub(crate) trust: Option<PathBuf>,
    /// Where to write one row a cell: for `fit_odds`.
    #[arg(long)]
    pub(crate) cells: Option<PathBuf>,
    /// Writes the frames that are proposed, with their figures, to this file instead of measuring: for `fit_odds`.
    #[arg(long)]
    pub(crate) frames: Option<PathBuf>,
    /// A folder for small copies of what went wrong, with the frame found in red and the true one in green.
    #[arg(long)]
    pub(crate) draw: Option<PathBuf>,
    /// Fails where a floor is missed.
    #[arg(long)]
    pub(crate) floors: bool,
}

/// A kind of picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub(crate) enum Kind {
    /// Photos as players take them.
    Raw,
    /// Crops with a grid that is off.
    Crooked,
    /// Rectified kingdoms.
    Boards,
    /// Scenes of photographed dominoes.
    Composed,
    /// The same with cards, hands, coins, dice, glasses or glare on the tiles.
    Covered,
    /// The same with one or two sides outside of the picture; raw photos and boards, too.
    Cut,
    /// The same at the end of an evening: tilted, with things around, in bad light, sent by a messenger.
    Evening,
    /// Scenes read as if the box were another one: the photo is to be believed.
    Foreign,
    /// Scenes seen by somebody who sits: the camera leans by 50 to 65 degrees.
    Steep,
    /// Boards, crops and scenes in a bad light: noise, little light, washed out, harsh.
    Night,
    /// Scenes on rugs, printed mats and newspapers.
    Ground,
    /// Kingdoms of three to six dominoes.
    Small,
    /// Pictures with no kingdom.
    Nothing,
    /// Scenes of two to six kingdoms.
    Table,
    /// Raw photos and boards as other cameras would have given them.
    Altered,
}

impl Kind {
    /// What is measured unless something else is asked for.
    const USUAL: [Self; 8] = [
        Self::Raw,
        Self::Crooked,
        Self::Boards,
        Self::Composed,
        Self::Covered,
        Self::Foreign,
        Self::Nothing,
        Self::Table,
    ];

    /// Kinds that many cells of are to be checked, or where a tile may be read well and given to the wrong kingdom: their
    /// flags are no measure of the others'.
    pub(crate) const HARD_TO_READ: [Self; 8] = [
        Self::Foreign,
        Self::Covered,
        Self::Cut,
        Self::Evening,
        Self::Night,
        Self::Ground,
        Self::Small,
        Self::Table,
    ];

    /// The box that its dominoes are said to be from.
    pub(crate) const fn dominoes(self) -> DominoBox {
        match self {
            Self::Foreign => DominoBox::Queendomino,
            Self::Raw
            | Self::Crooked
            | Self::Boards
            | Self::Composed
            | Self::Covered
            | Self::Steep
            | Self::Night
            | Self::Ground
            | Self::Small
            | Self::Cut
            | Self::Evening
            | Self::Nothing
            | Self::Table
            | Self::Altered => DominoBox::Kingdomino,
        }
    }

    /// Its folder, and its name in tables.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Raw => "raw",
            Self::Crooked => "crooked",
            Self::Boards => "boards",
            Self::Composed => "composed",
            Self::Covered => "covered",
            Self::Cut => "cut",
            Self::Evening => "evening",
            Self::Foreign => "foreign",
            Self::Steep => "steep",
            Self::Night => "night",
            Self::Ground => "ground",
            Self::Small => "small",
            Self::Nothing => "nothing",
            Self::Table => "table",
            Self::Altered => "altered",
        }
    }
}

impl std::fmt::Display for Kind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}
