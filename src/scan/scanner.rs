//! From a photo to a kingdom: the stages in turn.
//!
//! In: a photo, and what is known of it. Out: the kingdom with how sure each cell is, or why there is none. The
//! stages: brighten the photo, find frames by their lines, read the cells of a frame, move the frame to where its tiles
//! lie and read again, lay the likeliest kingdom that the box can make, weigh what speaks for the frame, and report the
//! best one.

mod believed;
mod ending;
mod frame_reading;
mod judged;
mod light;
mod moves;
mod read_frame;
mod report;
mod strays;
mod table;

use std::borrow::Borrow;

use image::RgbImage;

use super::castle::CastleReader;
use super::evidence::{EvidenceModel, FrameFigures};
use super::geometry::{Homography, Point, Quad};
use super::grid::{CandidateFrame, Finder, Thoroughness, TileFinder};
use super::network::NetworkError;
use super::photo_side::PhotoSide;
use super::progress::{Stage, Watch, step};
use super::reader::CellReader;
use super::result::{FoundBy, Request, Scan, ScanError};
use super::settings::{
    EvidenceSettings, FrameSettings, GridSettings, LightSettings, ReadSettings, TableSettings,
};
use super::trust::TrustModel;
use crate::model::{DominoBox, FrameSize, PlayerColour};
use frame_reading::FrameReading;
use judged::JudgedFrame;
use read_frame::{Stages, read_frame};
use report::{ReportedFrame, report};

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
        Ok(Self {
            tile_finder: TileFinder::bundled()?,
            reader: CellReader::bundled()?,
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

    /// Reads the kingdom in a photo.
    pub fn scan(&self, photo: &RgbImage, request: &Request, watch: &dyn Watch) -> Result<Scan, ScanError> {
        if photo.is_empty() {
            return Err(ScanError::NoKingdom);
        }
        let brighter = light::brightened(photo, &self.light);
        let bright = brighter.as_ref().unwrap_or(photo);
        let answer = match request.corners {
            Some(corners) => self.read_given(bright, corners, request, watch),
            None => self.find(bright, request, watch),
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
            .map(|size| self.read_frame(photo, CandidateFrame::given(corners, size), watch))
            .collect();
        let surest = readings?.into_iter().max_by(|a, b| a.confidence().total_cmp(&b.confidence()));
        let frame = self.judge(surest.ok_or(ScanError::NoFrame)?, request, watch)?;
        // Who gives the corners says that there is a kingdom, and may have pointed roughly.
        if frame.figures.tiles < 1.0 {
            return Err(ScanError::NoKingdom);
        }
        let given = ReportedFrame {
            corners,
            found_by: FoundBy::Given,
            doubt: 0.0,
            evidence: f64::INFINITY,
            cut_off: beyond(photo, &corners, frame.reading.frame.size),
            castle: self.castle(photo, &frame, &request.boxes),
        };
        Ok(report(&frame.believed, &given, &self.trust, &self.stages()))
    }

    /// Finds the kingdom: of all frames the one with most evidence, if it has enough.
    fn find(&self, photo: &RgbImage, request: &Request, watch: &dyn Watch) -> Result<Scan, ScanError> {
        let frames = self.look(photo, request, self.cut_offs.sure, watch)?;
        let best = most_evident(frames).filter(|frame| frame.evidence >= self.cut_offs.kingdom);
        let frame = best.ok_or(ScanError::NoKingdom)?;
        let evidence = frame.evidence;
        // What speaks for the frame speaks for all of its lattice, also for the part that the picture does not show.
        let frame = match frame.reading.frame_to_ending(&self.frame) {
            Some(whole) => self.judge(self.read_frame(photo, whole, watch)?, request, watch)?,
            None => frame,
        };
        let found = ReportedFrame {
            corners: frame.reading.corners_as_laid(),
            found_by: FoundBy::Auto,
            doubt: self.cut_offs.doubt(evidence),
            evidence,
            cut_off: beyond(photo, &frame.reading.reach(&self.frame), frame.reading.frame.size),
            castle: self.castle(photo, &frame, &request.boxes),
        };
        Ok(report(&frame.believed, &found, &self.trust, &self.stages()))
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
        let brighter = light::brightened(photo, &self.light);
        let frames = self.look(brighter.as_ref().unwrap_or(photo), request, f64::INFINITY, watch)?;
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
        request: &Request,
        enough: f64,
        watch: &dyn Watch,
    ) -> Result<Vec<JudgedFrame>, ScanError> {
        let finder = Finder::new(photo, &self.tile_finder, &self.grid, watch)?;
        let mut looked_at: Vec<JudgedFrame> = Vec::new();
        for search in [Thoroughness::Usual, Thoroughness::Close] {
            let known = most_evident(&looked_at).map(|best| best.reading.frame);
            for frame in self.proposed(&finder, search, known, request, watch)? {
                let first_look = self.read_frame(photo, frame, watch)?;
                let settled = self.moved(photo, first_look, request.size, watch)?;
                looked_at.push(self.judge(settled, request, watch)?);
            }
            if looked_at.iter().any(|frame| frame.evidence >= enough) {
                break;
            }
        }
        Ok(looked_at)
    }

    /// The frames of a search that are to be read: at first those whose lines speak for them nearly as much as for the
    /// best one. Reading around a frame tells of all others on its lattice, so one of them will do.
    fn proposed(
        &self,
        finder: &Finder<'_>,
        search: Thoroughness,
        known: Option<CandidateFrame>,
        request: &Request,
        watch: &dyn Watch,
    ) -> Result<Vec<CandidateFrame>, ScanError> {
        let Some(found) = finder.find(search, &self.grid, watch)? else { return Ok(Vec::new()) };
        let is_close = |frame: &CandidateFrame| {
            search == Thoroughness::Close || found.best.support - frame.support < self.frame.close_support
        };
        let is_asked_for = |frame: &CandidateFrame| request.size.is_none_or(|size| frame.size == size);
        let mut chosen: Vec<CandidateFrame> = known.into_iter().collect();
        for frame in found.frames().filter(|frame| is_close(frame) && is_asked_for(frame)) {
            let is_read = chosen.iter().any(|other| other.shares_lattice(frame));
            if !is_read && chosen.len() <= self.grid.breadth / 2 {
                chosen.push(*frame);
            }
        }
        Ok(chosen.split_off(usize::from(known.is_some())))
    }

    /// Moves a frame to where its tiles lie and looks again: by whole cells where it slipped or has the wrong size, then
    /// to where loose tiles really lie. A look that is less sure is forgotten.
    fn moved(
        &self,
        photo: &RgbImage,
        mut reading: FrameReading,
        size: Option<FrameSize>,
        watch: &dyn Watch,
    ) -> Result<FrameReading, ScanError> {
        let is_as_sure = |next: &FrameReading, last: &FrameReading| {
            next.confidence() >= last.confidence() - self.frame.less_clear
        };
        // A frame may slip and have the wrong size, which takes two moves.
        for _ in 0..2 {
            let Some(frame) = reading.frame_around_tiles(size, &self.frame) else { break };
            let next = self.read_frame(photo, frame, watch)?;
            if !is_as_sure(&next, &reading) {
                break;
            }
            reading = next;
        }
        let as_laid = CandidateFrame { corners: reading.corners_as_laid(), ..reading.frame };
        if reading.frame.distance_in_cells(&as_laid) > self.frame.loose {
            let next = self.read_frame(photo, as_laid, watch)?;
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
        watch: &dyn Watch,
    ) -> Result<FrameReading, ScanError> {
        read_frame(photo, frame, &self.reader, &self.stages(), watch)
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

/// The sides of the photo that a kingdom reaches over.
fn beyond(photo: &RgbImage, corners: &Quad, size: FrameSize) -> Vec<PhotoSide> {
    PhotoSide::beyond(corners, size.cells(), (photo.width().into(), photo.height().into()))
}

/// The frame with most evidence.
fn most_evident<F: Borrow<JudgedFrame>>(frames: impl IntoIterator<Item = F>) -> Option<F> {
    frames.into_iter().max_by(|a, b| a.borrow().evidence.total_cmp(&b.borrow().evidence))
}
