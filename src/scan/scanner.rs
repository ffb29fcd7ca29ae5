//! From a photo to a kingdom: the stages in turn.
//!
//! In: a photo, and what is known of it. Out: the kingdom with how sure each cell is, or why there is none. The
//! stages: find the grid, cut the cells, read them, and lay the likeliest kingdom that the box can make.

mod doubt;
mod find;
mod light;
mod proof;
mod sight;
mod table;
mod verdict;

use super::geometry::Quad;
use super::grid::{GridError, GridSize, Tileness};
use super::network::NetworkError;
use super::progress::{Cancelled, Watch};
use super::reader::Reader;
use super::rectify::CutError;
use super::settings::{
    CutSettings, FrameSettings, GridSettings, LightSettings, ProofSettings, ReadSettings, TableSettings,
};
use crate::model::{Cell, DominoBox, Kingdom, Place};
use crate::words::{Message, Say, display_by_words};
use image::RgbImage;

/// What reads photos: the networks and the thresholds.
///
/// ```
/// use crowncount::scan::{Photo, PhotoLimits, Quiet, Request, Scanner};
///
/// let photo = Photo::open("fixtures/photos/sample.jpg".as_ref(), &PhotoLimits::default(), &Quiet)?;
/// let scan = Scanner::bundled()?.scan(photo.pixels(), &Request::default(), &Quiet)?;
/// assert_eq!(scan.kingdom.rows(), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Scanner {
    /// Says where tiles are.
    pub tileness: Tileness,
    /// Says what a cell shows.
    pub reader: Reader,
    /// How the grid is searched for.
    pub grid: GridSettings,
    /// Which frame is taken.
    pub frame: FrameSettings,
    /// What proves that it holds a kingdom.
    pub proof: ProofSettings,
    /// How cells are cut.
    pub cut: CutSettings,
    /// How cells are judged against the table around them.
    pub table: TableSettings,
    /// What is made of the readings.
    pub read: ReadSettings,
    /// What is too dark or too blurred.
    pub light: LightSettings,
}

/// What is known of a photo beforehand.
#[derive(Debug, Clone, Default)]
pub struct Request {
    /// The corners of the frame, top left first, clockwise.
    pub corners: Option<Quad>,
    /// The size of the frame.
    pub size: Option<GridSize>,
    /// The boxes that the dominoes are from.
    pub boxes: Vec<DominoBox>,
}

/// Where the corners came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FoundBy {
    /// The grid finder.
    Auto,
    /// The one who asked.
    Given,
}

/// A kingdom that was read.
#[derive(Debug, Clone, PartialEq)]
pub struct Scan {
    /// The corners of the frame in the photo, top left first, clockwise.
    pub corners: Quad,
    /// Where they came from.
    pub found_by: FoundBy,
    /// Whether a person should check the corners.
    pub check_corners: bool,
    /// The kingdom.
    pub kingdom: Kingdom,
    /// Whether the box can make it.
    pub laying: Laying,
    /// Every cell, row by row.
    pub cells: Vec<ScannedCell>,
}

/// Whether the box can make a kingdom that was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Laying {
    /// It can, by the rules.
    Possible,
    /// It can, but the dominoes do not all keep to the connection rule.
    Unconnected,
    /// It cannot; the cells were read one by one.
    Impossible,
    /// The search took too long; the cells were read one by one.
    Undecided,
}

/// How sure one cell is.
#[derive(Debug, Clone, PartialEq)]
pub struct ScannedCell {
    /// Where it is.
    pub place: Place,
    /// What it is.
    pub cell: Cell,
    /// How likely that is.
    pub confidence: f32,
    /// Whether a look is worth it.
    pub unsure: bool,
    /// What else it may be, the likeliest first.
    pub others: Vec<(Cell, f32)>,
    /// How likely the cell's own picture makes it, whatever lies around.
    pub alone: f32,
    /// How likely its own picture makes it bare table.
    pub table: f32,
    /// What the network alone would have said.
    pub seen: Cell,
}

/// Why there is no kingdom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ScanError {
    /// Nothing in the photo looks like a kingdom.
    NoKingdom,
    /// Nothing does, and it is very dark.
    TooDark,
    /// Nothing does, and nothing in it is sharp.
    TooBlurred,
    /// The corners make no frame.
    NoFrame,
    /// The watcher asked to stop.
    Cancelled,
}

impl Scanner {
    /// The scanner that the program ships with. The error is that of a damaged build.
    pub fn bundled() -> Result<Self, NetworkError> {
        Ok(Self {
            tileness: Tileness::bundled()?,
            reader: Reader::bundled()?,
            grid: GridSettings::default(),
            frame: FrameSettings::default(),
            proof: ProofSettings::default(),
            cut: CutSettings::default(),
            table: TableSettings::default(),
            read: ReadSettings::default(),
            light: LightSettings::default(),
        })
    }

    /// Reads the kingdom in a photo.
    pub fn scan(&self, photo: &RgbImage, request: &Request, watch: &dyn Watch) -> Result<Scan, ScanError> {
        if photo.is_empty() {
            return Err(ScanError::NoKingdom);
        }
        let brighter = light::brightened(photo, &self.light);
        let answer = self.scan_kingdom(brighter.as_ref().unwrap_or(photo), request, watch);
        if answer == Err(ScanError::NoKingdom) {
            return Err(light::reason(photo, &self.light).unwrap_or(ScanError::NoKingdom));
        }
        answer
    }

    fn scan_kingdom(
        &self,
        photo: &RgbImage,
        request: &Request,
        watch: &dyn Watch,
    ) -> Result<Scan, ScanError> {
        let (found, found_by, is_doubtful) = if let Some(corners) = request.corners {
            (self.look_at(photo, corners, request, watch)?, FoundBy::Given, false)
        } else {
            let (found, is_doubtful) = self.find(photo, request, watch)?;
            (found, FoundBy::Auto, is_doubtful)
        };
        let is_nothing = match found_by {
            FoundBy::Auto => found.proof.is_no_kingdom(&self.proof),
            FoundBy::Given => found.proof.is_nothing_at_all(&self.proof),
        };
        if is_nothing {
            return Err(ScanError::NoKingdom);
        }
        let corners = match found_by {
            FoundBy::Auto => found.sight.corners_as_laid(),
            FoundBy::Given => found.sight.frame.corners,
        };
        Ok(found.verdict.told(corners, found_by, is_doubtful, &self.read))
    }
}

impl From<Cancelled> for ScanError {
    fn from(_: Cancelled) -> Self {
        Self::Cancelled
    }
}

impl From<GridError> for ScanError {
    fn from(error: GridError) -> Self {
        match error {
            GridError::NoKingdom => Self::NoKingdom,
            GridError::Cancelled => Self::Cancelled,
        }
    }
}

impl From<CutError> for ScanError {
    fn from(error: CutError) -> Self {
        match error {
            CutError::NoFrame => Self::NoFrame,
            CutError::Cancelled => Self::Cancelled,
        }
    }
}

impl Say for ScanError {
    fn say(&self) -> Message {
        match self {
            Self::NoKingdom => Message::new("scan-no-kingdom"),
            Self::TooDark => Message::new("scan-too-dark"),
            Self::TooBlurred => Message::new("scan-too-blurred"),
            Self::NoFrame => Message::new("scan-no-frame"),
            Self::Cancelled => Cancelled.say(),
        }
    }
}

display_by_words!(ScanError);
