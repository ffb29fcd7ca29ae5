//! From a photo to a kingdom: the stages in turn.
//!
//! In: a photo, and what is known of it. Out: the kingdom with how sure each cell is, or why there is none. The
//! stages: find the grid, cut the cells, read them, and lay the likeliest kingdom that the box can make.

use super::geometry::Quad;
use super::grid::{Frame, GridError, GridSize, Tileness, find_grid};
use super::progress::{Cancelled, Stage, Watch, step};
use super::reader::{Ground, LABELS, Label, Reader, Reading};
use super::rectify::{CutError, Settling, cut_cells};
use super::settings::{CutSettings, GridSettings, ReadSettings};
use crate::laying::{Beliefs, Connection, Effort, Likeliest, Supply, Sureness, likeliest};
use crate::model::{Cell, DominoBox, Kingdom, Place, Square, Terrain};
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
    /// How cells are cut.
    pub cut: CutSettings,
    /// What is made of the readings.
    pub read: ReadSettings,
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
    /// What the network alone would have said.
    pub seen: Cell,
}

/// Why there is no kingdom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScanError {
    /// Nothing in the photo looks like a kingdom.
    NoKingdom,
    /// The corners make no frame.
    NoFrame,
    /// The watcher asked to stop.
    Cancelled,
}

/// The cells of one frame, read.
struct Sight {
    frame: Frame,
    readings: Vec<Reading>,
}

impl Scanner {
    /// The scanner that the program ships with. The error is that of a damaged build.
    pub fn bundled() -> Result<Self, super::reader::WeightsError> {
        Ok(Self {
            tileness: Tileness::shipped(),
            reader: Reader::bundled()?,
            grid: GridSettings::default(),
            cut: CutSettings::default(),
            read: ReadSettings::default(),
        })
    }

    /// Reads the kingdom in a photo.
    pub fn scan(&self, photo: &RgbImage, request: &Request, watch: &dyn Watch) -> Result<Scan, ScanError> {
        let (sight, found_by, check_corners) = if let Some(corners) = request.corners {
            (self.look_at(photo, corners, request.size, watch)?, FoundBy::Given, false)
        } else {
            let (sight, doubtful) = self.find(photo, request.size, watch)?;
            (sight, FoundBy::Auto, doubtful)
        };
        if self.is_no_kingdom(&sight) {
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
            sizes.into_iter().map(|size| self.sight(photo, frame(size), watch)).collect();
        // With the corners given, the wrong size cuts through the tiles and is read with less confidence.
        sights?.into_iter().max_by(|a, b| a.confidence().total_cmp(&b.confidence())).ok_or(ScanError::NoFrame)
    }

    /// Finds the frame. Where another size or position has nearly as much evidence, the cells decide.
    fn find(
        &self,
        photo: &RgbImage,
        size: Option<GridSize>,
        watch: &dyn Watch,
    ) -> Result<(Sight, bool), ScanError> {
        let grid = find_grid(photo, &self.tileness, &self.grid, watch)?;
        let of_size = |frame: &&Frame| size.is_none_or(|size| frame.size == size);
        let best = *grid.frames().find(of_size).ok_or(ScanError::NoKingdom)?;
        let rivals = grid.frames().filter(of_size).skip(1);
        let close = rivals.filter(|frame| best.evidence - frame.evidence < self.read.close_evidence);
        let rivals: Vec<Frame> = close.take(self.read.most_rivals).copied().collect();
        let mut sight = self.sight(photo, best, watch)?;
        let mut doubtful = grid.unsure;
        for rival in rivals {
            let other = self.sight(photo, rival, watch)?;
            // A frame that cuts through tiles is read with less confidence.
            let as_clear = other.confidence() >= sight.confidence() - self.read.less_clear;
            if as_clear && other.tiles() > sight.tiles() + self.read.more_tiles {
                (sight, doubtful) = (other, true);
            }
        }
        Ok((sight, doubtful))
    }

    fn sight(&self, photo: &RgbImage, frame: Frame, watch: &dyn Watch) -> Result<Sight, ScanError> {
        let side = frame.size.cells();
        let cells = cut_cells(photo, &frame.corners, (side, side), Settling::Loose, &self.cut, watch)?;
        step(watch, Stage::Read, 0.0)?;
        let pictures: Vec<RgbImage> = cells.into_iter().map(|cell| cell.picture).collect();
        let readings = self.reader.read(&pictures);
        step(watch, Stage::Read, 1.0)?;
        Ok(Sight { frame, readings })
    }

    fn is_no_kingdom(&self, sight: &Sight) -> bool {
        let tiles = sight.readings.iter().filter(|reading| reading.best().0.ground != Ground::Empty).count();
        tiles < self.read.fewest_tiles || sight.confidence() < self.read.least_confidence
    }

    fn solve(&self, sight: &Sight, boxes: &[DominoBox], found_by: FoundBy, check_corners: bool) -> Scan {
        let side = sight.frame.size.cells() as u8;
        let supply = Supply::of(if boxes.is_empty() { &[DominoBox::Kingdomino] } else { boxes });
        let options: Vec<Vec<(Cell, f32)>> =
            sight.readings.iter().map(|reading| options(reading, &supply)).collect();
        let plain = plain(side, &options);
        let solved =
            Beliefs::new(side, side, options.clone()).map(|beliefs| self.likeliest(&beliefs, &supply));
        let (kingdom, sureness, kept) = match solved {
            Some((Likeliest::Laid { kingdom, sureness, .. }, connection)) => {
                (kingdom, sureness, Some(connection))
            }
            _ => (plain.clone(), options.iter().map(|options| sureness_alone(options)).collect(), None),
        };
        let cells = kingdom.iter().zip(sureness).zip(&options).map(|(((place, cell), sureness), options)| {
            let confidence = 1.0 / (1.0 + (-sureness.margin).exp());
            ScannedCell {
                place,
                cell,
                confidence,
                unsure: confidence < self.read.sure,
                others: others(cell, confidence, sureness.rival, options),
                seen: plain.get(place),
            }
        });
        let cells = cells.collect();
        Scan {
            corners: sight.frame.corners,
            found_by,
            check_corners,
            kingdom,
            can_be_laid: kept.is_some(),
            keeps_connection: kept == Some(Connection::Required),
            cells,
        }
    }

    /// The likeliest kingdom. Not everybody keeps to the connection rule, so that a photo that contradicts it
    /// firmly is believed.
    fn likeliest(&self, beliefs: &Beliefs, supply: &Supply) -> (Likeliest, Connection) {
        let solve = |connection| likeliest(beliefs, supply, connection, Effort(self.read.effort));
        let cost = |answer: &Likeliest| match answer {
            Likeliest::Laid { cost, .. } => *cost,
            Likeliest::Contradiction | Likeliest::Undecided => f32::INFINITY,
        };
        let kept = solve(Connection::Required);
        if cost(&kept) <= self.read.connection_worth {
            return (kept, Connection::Required);
        }
        let broken = solve(Connection::Ignored);
        if cost(&broken) + self.read.connection_worth < cost(&kept) {
            (broken, Connection::Ignored)
        } else {
            (kept, Connection::Required)
        }
    }
}

impl Sight {
    /// How sure the network is of its cells, on average.
    fn confidence(&self) -> f32 {
        let tiles = self.readings.iter().filter(|reading| reading.best().0.ground != Ground::Empty);
        let (sum, count) =
            tiles.fold((0.0, 0.0_f32), |(sum, count), reading| (sum + reading.best().1, count + 1.0));
        sum / count.max(1.0)
    }

    /// How many cells more are tiles than are not.
    fn tiles(&self) -> f32 {
        self.readings.iter().map(|reading| 0.5 - reading.grounds()[Ground::Empty as usize]).sum()
    }
}

/// What a cell may be with the logarithm of its probability, as far as the boxes have it.
fn options(reading: &Reading, supply: &Supply) -> Vec<(Cell, f32)> {
    let exists = |cell: &Cell| cell.square().is_none_or(|square| supply.squares(square) > 0);
    let all =
        LABELS.iter().zip(reading.labels).filter_map(|(&label, p)| Some((cell_of(label)?, p.max(1e-9).ln())));
    all.filter(|(cell, _)| exists(cell)).collect()
}

fn cell_of(label: Label) -> Option<Cell> {
    let terrain = match label.ground {
        Ground::Wheat => Terrain::Wheat,
        Ground::Forest => Terrain::Forest,
        Ground::Lake => Terrain::Lake,
        Ground::Grassland => Terrain::Grassland,
        Ground::Swamp => Terrain::Swamp,
        Ground::Mine => Terrain::Mine,
        Ground::Town => Terrain::Town,
        Ground::Castle => return Some(Cell::Castle),
        Ground::Empty => return Some(Cell::Empty),
    };
    Square::new(terrain, label.crowns).map(Cell::Square)
}

/// The likeliest cells taken one by one.
fn plain(side: u8, options: &[Vec<(Cell, f32)>]) -> Kingdom {
    let mut kingdom = Kingdom::filled(side, side, Cell::Unknown);
    for (place, options) in kingdom.places().zip(options) {
        if let Some(&(cell, _)) = options.iter().max_by(|a, b| a.1.total_cmp(&b.1)) {
            kingdom.set(place, cell);
        }
    }
    kingdom
}

/// How sure a cell is where no kingdom holds it.
fn sureness_alone(options: &[(Cell, f32)]) -> Sureness {
    let mut sorted = options.to_vec();
    sorted.sort_by(|a, b| b.1.total_cmp(&a.1));
    match sorted[..] {
        [best, next, ..] => Sureness { margin: (best.1 - next.1).min(Sureness::MOST), rival: Some(next.0) },
        _ => Sureness { margin: Sureness::MOST, rival: None },
    }
}

/// The best guesses beside a cell: that of the best other kingdom first, then what the network saw.
fn others(cell: Cell, confidence: f32, rival: Option<Cell>, options: &[(Cell, f32)]) -> Vec<(Cell, f32)> {
    const MOST: usize = 3;
    let mut seen: Vec<(Cell, f32)> =
        options.iter().filter(|&&(other, _)| other != cell && Some(other) != rival).copied().collect();
    seen.sort_by(|a, b| b.1.total_cmp(&a.1));
    let rest = 1.0 - confidence;
    let rivals = rival.into_iter().map(|rival| (rival, rest));
    rivals.chain(seen.into_iter().map(|(other, log)| (other, log.exp().min(rest)))).take(MOST).collect()
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
            Self::NoFrame => Message::new("scan-no-frame"),
            Self::Cancelled => Message::new("scan-cancelled"),
        }
    }
}

display_by_words!(ScanError);
