//! From a photo to a kingdom: the stages in turn.
//!
//! In: a photo, and what is known of it. Out: the kingdom with how sure each cell is, or why there is none. The
//! stages: find the grid, cut the cells, read them, and lay the likeliest kingdom that the box can make.

mod light;
mod sight;
mod table;
mod verdict;

use super::geometry::{Homography, Quad};
use super::grid::{Frame, GridError, GridSize, Tileness, find_grid};
use super::progress::{Cancelled, Stage, Watch, step};
use super::reader::Reader;
use super::rectify::CutError;
use super::settings::{CutSettings, GridSettings, LightSettings, Proposals, ReadSettings, TableSettings};
use crate::model::{Cell, DominoBox, Kingdom, Place};
use crate::words::{Message, Say, display_by_words};
use image::RgbImage;
use sight::Sight;

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
    /// Whether the box can make it. If not, the cells were read one by one.
    pub can_be_laid: bool,
    /// Whether it keeps the connection rule as well.
    pub keeps_connection: bool,
    /// Every cell, row by row.
    pub cells: Vec<ScannedCell>,
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
    /// What the network alone would have said.
    pub seen: Cell,
}

/// Why there is no kingdom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
    pub fn bundled() -> Result<Self, super::reader::WeightsError> {
        Ok(Self {
            tileness: Tileness::shipped(),
            reader: Reader::bundled()?,
            grid: GridSettings::default(),
            cut: CutSettings::default(),
            table: TableSettings::default(),
            read: ReadSettings::default(),
            light: LightSettings::default(),
        })
    }

    /// Reads the kingdom in a photo.
    pub fn scan(&self, photo: &RgbImage, request: &Request, watch: &dyn Watch) -> Result<Scan, ScanError> {
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
        let (sight, found_by, check_corners) = if let Some(corners) = request.corners {
            (self.look_at(photo, corners, request.size, watch)?, FoundBy::Given, false)
        } else {
            let (sight, doubtful) = self.find(photo, request.size, watch)?;
            (sight, FoundBy::Auto, doubtful)
        };
        // Who gives the corners says that there is a kingdom, and may have pointed roughly.
        let is_nothing = match found_by {
            FoundBy::Auto => self.is_no_kingdom(&sight),
            FoundBy::Given => sight.worth() < self.read.least_worth_given,
        };
        if is_nothing {
            return Err(ScanError::NoKingdom);
        }
        step(watch, Stage::Solve, 0.0)?;
        let scan = self.solve(&sight, &request.boxes, found_by, check_corners);
        step(watch, Stage::Solve, 1.0)?;
        Ok(scan)
    }

    /// The given frame, of the size that is given or looks more like a kingdom.
    fn look_at(
        &self,
        photo: &RgbImage,
        corners: Quad,
        size: Option<GridSize>,
        watch: &dyn Watch,
    ) -> Result<Sight, ScanError> {
        let sizes = size.map_or(GridSize::ALL.to_vec(), |size| vec![size]);
        let frame = |size| Frame { corners, size, score: 0.0, evidence: 0.0, contrast: 0.0 };
        let sights: Result<Vec<Sight>, ScanError> =
            sizes.into_iter().map(|size| Sight::new(self, photo, frame(size), watch)).collect();
        // With the corners given, the wrong size cuts through the tiles and is read with less confidence.
        sights?.into_iter().max_by(|a, b| a.confidence().total_cmp(&b.confidence())).ok_or(ScanError::NoFrame)
    }

    /// Finds the frame, and says whether its corners leave a doubt. Where another lattice has nearly as much evidence,
    /// or tiles lie beyond the frame, the cells decide.
    fn find(
        &self,
        photo: &RgbImage,
        size: Option<GridSize>,
        watch: &dyn Watch,
    ) -> Result<(Sight, bool), ScanError> {
        let grid = find_grid(photo, &self.tileness, &self.grid, watch);
        let close = match &grid {
            Ok(grid) => grid
                .frames()
                .filter(|frame| grid.best.evidence - frame.evidence < self.read.close_evidence)
                .copied()
                .collect(),
            Err(GridError::NoKingdom) => Vec::new(),
            Err(GridError::Cancelled(cancelled)) => return Err((*cancelled).into()),
        };
        let mut is_sure = grid.as_ref().is_ok_and(|grid| !grid.unsure);
        let mut sight = self.best_sight(photo, &close, size, None, watch)?;
        if !sight.as_ref().is_some_and(|sight| self.is_clear(sight)) {
            // Another random start, and every lattice that it gives.
            let thorough = GridSettings { proposals: Proposals::Both, seed: self.grid.seed + 1, ..self.grid };
            let again = find_grid(photo, &self.tileness, &thorough, watch)?;
            let frames: Vec<Frame> = again.frames().copied().collect();
            is_sure &= !again.unsure;
            sight = self.best_sight(photo, &frames, size, sight, watch)?;
        }
        let sight = sight.ok_or(ScanError::NoKingdom)?;
        // Cells that are hard to read are no doubt of a frame whose lines are plain to see.
        let is_doubtful = sight.is_cut_off(&self.read) || !is_sure && !self.is_clear(&sight);
        Ok((sight, is_doubtful))
    }

    /// The frame among these that shows most of a kingdom, moved to where its tiles are; `sight` is one that is known.
    fn best_sight(
        &self,
        photo: &RgbImage,
        frames: &[Frame],
        size: Option<GridSize>,
        mut sight: Option<Sight>,
        watch: &dyn Watch,
    ) -> Result<Option<Sight>, ScanError> {
        let mut seen: Vec<Frame> = sight.iter().map(|sight| sight.frame).collect();
        for frame in frames.iter().filter(|frame| size.is_none_or(|size| frame.size == size)) {
            // Reading around a frame tells of all others on its lattice.
            if seen.len() > self.read.most_rivals || seen.iter().any(|other| on_one_lattice(other, frame)) {
                continue;
            }
            seen.push(*frame);
            let other = self.moved(photo, Sight::new(self, photo, *frame, watch)?, size, watch)?;
            if sight.as_ref().is_none_or(|sight| self.is_better(&other, sight)) {
                sight = Some(other);
            }
        }
        Ok(sight)
    }

    /// Whether another frame shows more of a kingdom. One that cuts through tiles is read with less confidence.
    fn is_better(&self, other: &Sight, sight: &Sight) -> bool {
        let as_clear = other.confidence() >= sight.confidence() - self.read.less_clear;
        let is_nothing = self.is_no_kingdom(sight);
        other.worth() > sight.worth() + self.read.more_tiles && (as_clear || is_nothing)
    }

    /// The frame that the tiles of a sight ask for.
    fn moved(
        &self,
        photo: &RgbImage,
        mut sight: Sight,
        size: Option<GridSize>,
        watch: &dyn Watch,
    ) -> Result<Sight, ScanError> {
        for _ in 0..self.read.most_moves {
            let Some(frame) = sight.better_frame(size, &self.read) else { break };
            let moved = Sight::new(self, photo, frame, watch)?;
            if moved.confidence() < sight.confidence() - self.read.less_clear {
                break;
            }
            sight = moved;
        }
        Ok(sight)
    }

    /// Whether nobody needs to check the corners.
    fn is_clear(&self, sight: &Sight) -> bool {
        sight.confidence() >= self.read.clear && !sight.is_cut_off(&self.read)
    }

    fn is_no_kingdom(&self, sight: &Sight) -> bool {
        sight.worth() < self.read.least_worth || sight.confidence() < self.read.least_confidence
    }
}

/// Whether two frames have their cells at the same places, so that reading around one of them tells of the other.
fn on_one_lattice(frame: &Frame, other: &Frame) -> bool {
    const NEAR: f64 = 0.2;
    let n = frame.size.cells() as f64;
    let lattice = Homography::from_lattice(n, n, &frame.corners).and_then(|lattice| lattice.inverse());
    lattice.is_some_and(|lattice_from_photo| {
        other.corners.0.iter().all(|&corner| {
            let p = lattice_from_photo.apply(corner);
            (p.x - p.x.round()).abs() < NEAR && (p.y - p.y.round()).abs() < NEAR
        })
    })
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
            GridError::Cancelled(_) => Self::Cancelled,
        }
    }
}

impl From<CutError> for ScanError {
    fn from(error: CutError) -> Self {
        match error {
            CutError::NoFrame => Self::NoFrame,
            CutError::Cancelled(_) => Self::Cancelled,
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
            Self::Cancelled => Message::new("scan-cancelled"),
        }
    }
}

display_by_words!(ScanError);
