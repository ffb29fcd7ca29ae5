//! From a photo to a kingdom: the stages in turn.
//!
//! In: a photo, and what is known of it. Out: the kingdom with how sure each cell is, or why there is none. The
//! stages: mend the light of the photo, find frames by their lines, read the cells of a frame, move the frame to where its tiles
//! lie and read again, lay the likeliest kingdom that the box can make, weigh what speaks for the frame, and report the
//! best one.

mod believed;
mod ending;
mod frame_reading;
mod gather;
mod judged;
mod kingdoms;
mod light;
mod moves;
mod order;
mod patches;
mod read_frame;
mod report;
mod share_box;
mod strays;
mod table;
mod taken;

use std::borrow::Borrow;

use image::RgbImage;

use super::castle::CastleReader;
use super::evidence::{EvidenceModel, FrameFigures};
use super::geometry::{Homography, Point, Quad};
use super::grid::{CandidateFrame, Finder, FoundFrames, Thoroughness, TileFinder};
use super::network::NetworkError;
use super::photo_side::PhotoSide;
use super::progress::{Stage, Watch, step};
use super::reader::CellReader;
use super::result::{FoundBy, Request, Scan, ScanError, TableScan};
use super::settings::{
    EvidenceSettings, FrameSettings, GridSettings, LightSettings, ReadSettings, TableSettings,
};
use super::trust::TrustModel;
use crate::model::{DominoBox, FrameSize, PlayerColour};
use frame_reading::FrameReading;
use judged::JudgedFrame;
use read_frame::{Stages, read_frame};
use report::{ReportedFrame, report};

pub use gather::GatheredKingdom;
pub use order::clockwise;
use taken::Taken;

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
    pub tile_finder: TileFinder,
    /// Says what a cell shows.
    pub reader: CellReader,
    /// Says which colour a castle has.
    pub castles: CastleReader,
    /// How the grid is searched for.
    pub grid: GridSettings,
    /// When a frame is read, moved and read again.
    pub frame: FrameSettings,
    /// Weighs what speaks for a frame.
    pub evidence: EvidenceModel,
    /// Says how far its cells can be trusted.
    pub trust: TrustModel,
    /// How much has to speak for it.
    pub cut_offs: EvidenceSettings,
    /// How cells are judged against the table around them.
    pub table: TableSettings,
    /// What is made of the readings.
    pub read: ReadSettings,
    /// What is too dark or too blurred.
    pub light: LightSettings,
}

impl Scanner {
    /// The scanner that the program ships with. The error is that of a damaged build.
    pub fn bundled() -> Result<Self, NetworkError> {
        CellReader::bundled().and_then(Self::with_reader)
    }

    /// The same with a reader that comes from elsewhere: it is the one large part, which a page does without at first.
    pub fn with_reader(reader: CellReader) -> Result<Self, NetworkError> {
        Ok(Self {
            tile_finder: TileFinder::bundled()?,
            reader,
            castles: CastleReader::bundled()?,
            grid: GridSettings::default(),
            frame: FrameSettings::default(),
            evidence: EvidenceModel::bundled()?,
            trust: TrustModel::bundled()?,
            cut_offs: EvidenceSettings::default(),
            table: TableSettings::default(),
            read: ReadSettings::default(),
            light: LightSettings::default(),
        })
    }

    /// Reads the kingdom in a photo; where there are several, the foremost one, as [`TableScan::foremost`] says.
    pub fn scan(&self, photo: &RgbImage, request: &Request, watch: &dyn Watch) -> Result<Scan, ScanError> {
        self.scan_table(photo, request, watch).map(TableScan::into_foremost)
    }

    /// Reads all kingdoms in a photo; where the corners of one are given, just that one.
    pub fn scan_table(
        &self,
        photo: &RgbImage,
        request: &Request,
        watch: &dyn Watch,
    ) -> Result<TableScan, ScanError> {
        if photo.is_empty() {
            return Err(ScanError::NoKingdom);
        }
        let mended = light::in_usual_light(photo, &self.light);
        let usual = mended.as_ref().unwrap_or(photo);
        let answer = match request.corners {
            Some(corners) => self.read_given(usual, corners, request, watch).map(TableScan::from),
            None => self.find(usual, request, watch),
        };
        match answer {
            Err(ScanError::NoKingdom) => Err(light::reason(photo, &self.light)),
            answer => answer,
        }
    }

    /// Reads the given frame, in the size that is given or that is read with more confidence: the wrong size cuts through
    /// tiles.
    fn read_given(
        &self,
        photo: &RgbImage,
        corners: Quad,
        request: &Request,
        watch: &dyn Watch,
    ) -> Result<Scan, ScanError> {
        let sizes = request.size.map_or(FrameSize::ALL.to_vec(), |size| vec![size]);
        let readings: Result<Vec<FrameReading>, ScanError> = sizes
            .into_iter()
            .map(|size| self.read_frame(photo, CandidateFrame::given(corners, size), &Taken::NONE, watch))
            .collect();
        let surest = readings?.into_iter().max_by(|a, b| a.confidence().total_cmp(&b.confidence()));
        let frame = self.judge(surest.ok_or(ScanError::NoFrame)?, request, watch)?;
        // Who gives the corners says that there is a kingdom, and may have pointed roughly.
        if frame.figures.tiles < 1.0 {
            return Err(ScanError::NoKingdom);
        }
        let castle = self.castle(photo, &frame, &request.boxes);
        let given = ReportedFrame {
            corners,
            found_by: FoundBy::Given,
            doubt: 0.0,
            cut_off: self.beyond(photo, &corners, frame.reading.frame.size),
            castle,
        };
        let mut scan = report(&frame.believed, &given, &self.trust, &self.stages());
        self.share_box(std::slice::from_mut(&mut scan), &request.certain, &request.boxes);
        Ok(scan)
    }

    /// Finds all kingdoms, in the order in which they lie.
    fn find(&self, photo: &RgbImage, request: &Request, watch: &dyn Watch) -> Result<TableScan, ScanError> {
        let frames = self.kingdoms(photo, request, watch)?;
        let mut scans = Vec::with_capacity(frames.len());
        for (i, found) in frames.iter().enumerate() {
            // What speaks for a frame speaks for all of its lattice, also for the part that the photo does not show.
            let moved = match found.reading.frame_to_ending(&self.frame) {
                Some(frame) => {
                    let others = Taken::of_others(&frames, &[i]);
                    Some(self.judge(self.read_frame(photo, frame, &others, watch)?, request, watch)?)
                }
                None => None,
            };
            let frame = moved.as_ref().unwrap_or(found);
            let reported = ReportedFrame {
                corners: frame.reading.corners_as_laid(),
                found_by: FoundBy::Auto,
                doubt: self.cut_offs.doubt(found.evidence),
                cut_off: self.beyond(photo, &frame.reading.reach(&self.frame), frame.reading.frame.size),
                castle: self.castle(photo, frame, &request.boxes),
            };
            scans.push(report(&frame.believed, &reported, &self.trust, &self.stages()));
        }
        let corners: Vec<Quad> = scans.iter().map(|scan| scan.corners).collect();
        let mut ordered: Vec<Scan> = clockwise(&corners).into_iter().map(|i| scans[i].clone()).collect();
        step(watch, Stage::Solve, 0.0)?;
        // A photo of the whole table shows the other kingdoms itself.
        let certain = if ordered.len() == 1 { request.certain.as_slice() } else { &[] };
        let sharing = self.share_box(&mut ordered, certain, &request.boxes);
        step(watch, Stage::Solve, 1.0)?;
        TableScan::of(ordered, sharing).ok_or(ScanError::NoKingdom)
    }

    /// The sides of the photo that a kingdom reaches over, by more than a cell that is shown may lack.
    fn beyond(&self, photo: &RgbImage, corners: &Quad, size: FrameSize) -> Vec<PhotoSide> {
        let pixels = (photo.width().into(), photo.height().into());
        PhotoSide::beyond(corners, size.cells(), pixels, 1.0 - self.frame.shown_part)
    }

    /// The colour of the castle in a frame.
    fn castle(&self, photo: &RgbImage, frame: &JudgedFrame, boxes: &[DominoBox]) -> Option<PlayerColour> {
        let place = frame.believed.kingdom.castles().first()?;
        let (row, column) = (usize::from(place.row), usize::from(place.col));
        let side = frame.reading.frame.size.cells();
        let photo_from_lattice =
            Homography::from_lattice(side as f64, side as f64, &frame.reading.frame.corners)?;
        let offset = frame.reading.offsets.get(row * side + column)?;
        let Point { x, y } = Point::new(column as f64, row as f64) + *offset;
        self.castles.read(photo, &photo_from_lattice.quad(x, y, x + 1.0, y + 1.0), boxes)
    }

    /// Every frame that both searches propose, moved to where its tiles lie, with its figures: what the weights of the
    /// evidence are fitted on.
    pub fn frames(
        &self,
        photo: &RgbImage,
        request: &Request,
        watch: &dyn Watch,
    ) -> Result<Vec<(CandidateFrame, FrameFigures)>, ScanError> {
        let mended = light::in_usual_light(photo, &self.light);
        let photo = mended.as_ref().unwrap_or(photo);
        let finder = Finder::new(photo, &self.tile_finder, &self.grid, watch)?;
        let frames = self.look(photo, &finder, request, f64::INFINITY, watch)?;
        let as_laid = |frame: JudgedFrame| {
            let corners = frame.reading.corners_as_laid();
            (CandidateFrame { corners, ..frame.reading.frame }, frame.figures)
        };
        Ok(frames.into_iter().map(as_laid).collect())
    }

    /// Looks at every frame that the lines propose, moves it to where its tiles lie, and looks again. Where no frame has
    /// enough evidence, frames are searched for once more and closely.
    fn look(
        &self,
        photo: &RgbImage,
        finder: &Finder<'_>,
        request: &Request,
        enough: f64,
        watch: &dyn Watch,
    ) -> Result<Vec<JudgedFrame>, ScanError> {
        let mut looked_at: Vec<JudgedFrame> = Vec::new();
        for search in [Thoroughness::Usual, Thoroughness::Close] {
            let known = most_evident(&looked_at).map(|best| best.reading.frame);
            let Some(found) = finder.find(search, &self.grid, watch)? else { continue };
            for frame in self.worth_reading(&found, search, known, request) {
                looked_at.push(self.look_at(photo, frame, &Taken::NONE, request, watch)?);
            }
            if looked_at.iter().any(|frame| frame.evidence >= enough) {
                break;
            }
        }
        Ok(looked_at)
    }

    /// Looks at a frame, moves it to where its tiles lie, looks again, and lays the likeliest kingdom.
    fn look_at(
        &self,
        photo: &RgbImage,
        frame: CandidateFrame,
        taken: &Taken,
        request: &Request,
        watch: &dyn Watch,
    ) -> Result<JudgedFrame, ScanError> {
        let first_look = self.read_frame(photo, frame, taken, watch)?;
        let settled = self.moved(photo, first_look, taken, request.size, watch)?;
        self.judge(settled, request, watch)
    }

    /// The frames of a search that are to be read: at first those whose lines speak for them nearly as much as for the
    /// best one. Reading around a frame tells of all others on its lattice, so one of them will do.
    fn worth_reading(
        &self,
        found: &FoundFrames,
        search: Thoroughness,
        known: Option<CandidateFrame>,
        request: &Request,
    ) -> Vec<CandidateFrame> {
        let is_close = |frame: &CandidateFrame| {
            search == Thoroughness::Close || found.best.support - frame.support < self.frame.close_support
        };
        let is_asked_for = |frame: &CandidateFrame| request.size.is_none_or(|size| frame.size == size);
        let most = match search {
            Thoroughness::Usual => self.grid.breadth / 2,
            Thoroughness::Close => self.grid.breadth,
        };
        let mut chosen: Vec<CandidateFrame> = known.into_iter().collect();
        for frame in found.frames().filter(|frame| is_close(frame) && is_asked_for(frame)) {
            let is_read = chosen.iter().any(|other| other.shares_lattice(frame));
            if !is_read && chosen.len() <= most {
                chosen.push(*frame);
            }
        }
        chosen.split_off(usize::from(known.is_some()))
    }

    /// Moves a frame to where its tiles lie and looks again: by whole cells where it slipped or has the wrong size, then
    /// to where loose tiles really lie. A look that is less sure is forgotten.
    fn moved(
        &self,
        photo: &RgbImage,
        mut reading: FrameReading,
        taken: &Taken,
        size: Option<FrameSize>,
        watch: &dyn Watch,
    ) -> Result<FrameReading, ScanError> {
        let is_as_sure = |next: &FrameReading, last: &FrameReading| {
            next.confidence() >= last.confidence() - self.frame.less_clear
        };
        // A frame may slip and have the wrong size, which takes two moves.
        for _ in 0..2 {
            let Some(frame) = reading.frame_around_tiles(size, &self.frame) else { break };
            let next = self.read_frame(photo, frame, taken, watch)?;
            if !is_as_sure(&next, &reading) {
                break;
            }
            reading = next;
        }
        let as_laid = CandidateFrame { corners: reading.corners_as_laid(), ..reading.frame };
        if reading.frame.distance_in_cells(&as_laid) > self.frame.loose {
            let next = self.read_frame(photo, as_laid, taken, watch)?;
            if is_as_sure(&next, &reading) {
                reading = next;
            }
        }
        Ok(reading)
    }

    /// Reads the cells of a frame and those around it.
    fn read_frame(
        &self,
        photo: &RgbImage,
        frame: CandidateFrame,
        taken: &Taken,
        watch: &dyn Watch,
    ) -> Result<FrameReading, ScanError> {
        read_frame(photo, frame, taken, &self.reader, &self.stages(), watch)
    }

    /// The settings of the stages from reading a frame to reporting it.
    fn stages(&self) -> Stages<'_> {
        Stages { frame: &self.frame, table: &self.table, read: &self.read }
    }

    /// Lays the likeliest kingdom of a frame and gathers what speaks for it.
    fn judge(
        &self,
        reading: FrameReading,
        request: &Request,
        watch: &dyn Watch,
    ) -> Result<JudgedFrame, ScanError> {
        step(watch, Stage::Solve, 0.0)?;
        let judged = JudgedFrame::new(reading, &request.boxes, &self.evidence, &self.stages());
        step(watch, Stage::Solve, 1.0)?;
        Ok(judged)
    }
}

/// The frame with most evidence.
fn most_evident<F: Borrow<JudgedFrame>>(frames: impl IntoIterator<Item = F>) -> Option<F> {
    frames.into_iter().max_by(|a, b| a.borrow().evidence.total_cmp(&b.borrow().evidence))
}
