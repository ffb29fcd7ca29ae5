//! The lookout over a table: takes pictures one by one, remembers the best of them, and says what is in sight.

use std::sync::Arc;

use image::RgbImage;

use super::gathered_table::GatheredTable;
use super::hint::LiveHint;
use crate::model::{Kingdom, Place, PlayerColour};
use crate::scan::geometry::Quad;
use crate::scan::progress::Quiet;
use crate::scan::result::{Request, Scan, SearchDepth, TableScan};
use crate::scan::scanner::{Scanner, clockwise};

/// What a picture has brought.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Glance {
    /// Width and height of the picture in pixels.
    pub size: [u32; 2],
    /// The kingdoms in sight, by all looks at them together.
    pub kingdoms: Vec<SeenKingdom>,
    /// What would help to see more.
    pub hint: Option<LiveHint>,
    /// Whether the kingdoms in sight can be taken without a question.
    pub is_settled: bool,
}

/// A kingdom in sight.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SeenKingdom {
    /// Its number; it keeps it while it is in sight.
    pub id: u32,
    /// Its corners in the picture.
    pub corners: Quad,
    /// The kingdom.
    pub kingdom: Kingdom,
    /// The cells that are not sure yet.
    pub unsure: Vec<Place>,
    /// Whether its frame is in doubt.
    pub check_corners: bool,
    /// The colour of the castle, where it can be told.
    pub castle: Option<PlayerColour>,
    /// Whether somebody has it already.
    pub is_taken: bool,
}

/// What was taken: a picture, and the kingdoms in it, if there are any.
#[derive(Debug, Clone)]
pub struct TakenPicture {
    /// The picture.
    pub picture: Arc<RgbImage>,
    /// The kingdoms by all looks at them, with their corners in this picture.
    pub table: Option<TableScan>,
}

/// Looks at a table.
#[derive(Debug, Default)]
pub struct Lookout {
    table: GatheredTable,
    latest: Option<Arc<RgbImage>>,
    best: Option<BestPicture>,
    at: f64,
}

/// The picture that shows most of the kingdoms in sight, and most clearly.
#[derive(Debug)]
struct BestPicture {
    picture: Arc<RgbImage>,
    /// Each kingdom that it shows, with its corners.
    frames: Vec<(u32, Quad)>,
    clearness: f32,
}

impl Lookout {
    /// Looks at a picture that was taken at a time in seconds.
    pub fn look(&mut self, scanner: &Scanner, picture: RgbImage, request: &Request, at: f64) -> Glance {
        let picture = Arc::new(picture);
        let glance = Request { depth: SearchDepth::Glance, ..request.clone() };
        let found = scanner.scan_table(&picture, &glance, &Quiet);
        self.table.add(scanner, found.as_ref().ok(), &request.boxes, at);
        (self.latest, self.at) = (Some(Arc::clone(&picture)), at);
        if let Ok(look) = &found {
            self.keep_best(&picture, look);
        }
        let hint = match &found {
            Ok(_) => LiveHint::for_kingdoms(&picture, self.table.in_sight(at).filter(|seen| seen.is_seen())),
            Err(why) => LiveHint::without_kingdom(*why),
        };
        let kingdoms = self.table.in_sight(at).map(|sighting| SeenKingdom {
            id: sighting.id,
            corners: sighting.reading.corners,
            kingdom: sighting.reading.kingdom.clone(),
            unsure: sighting.reading.unsure().iter().collect(),
            check_corners: sighting.reading.check_corners,
            castle: sighting.reading.castle,
            is_taken: sighting.is_taken,
        });
        Glance {
            size: picture.dimensions().into(),
            kingdoms: kingdoms.collect(),
            hint,
            is_settled: self.table.is_settled(at),
        }
    }

    /// Takes what is in sight: the best picture of it with the kingdoms that nobody has yet. Where there are none, the
    /// latest picture as it is; nothing before the first one.
    pub fn take(&mut self, scanner: &Scanner, request: &Request) -> Option<TakenPicture> {
        let new = |id: &u32| self.table.of(&[*id]).iter().any(|sighting| !sighting.is_taken);
        let in_sight: Vec<u32> =
            self.table.in_sight(self.at).map(|sighting| sighting.id).filter(new).collect();
        let best = self.best.take().filter(|best| best.frames.iter().any(|(id, _)| in_sight.contains(id)));
        let Some(best) = best else {
            return Some(TakenPicture { picture: self.latest.clone()?, table: None });
        };
        let taken: Vec<&(u32, Quad)> = best.frames.iter().filter(|(id, _)| in_sight.contains(id)).collect();
        let corners: Vec<Quad> = taken.iter().map(|(_, corners)| *corners).collect();
        let ids: Vec<u32> = clockwise(&corners).into_iter().map(|index| taken[index].0).collect();
        let corners_of = |id: u32| taken.iter().find(|(other, _)| *other == id).map(|(_, corners)| *corners);
        let scan = |id: &u32| {
            let reading = self.table.of(&[*id]).first()?.reading.clone();
            Some(Scan { corners: corners_of(*id)?, ..reading })
        };
        let mut scans: Vec<Scan> = ids.iter().filter_map(scan).collect();
        let sharing = scanner.share_box(&mut scans, &[], &request.boxes);
        self.table.mark_taken(&ids);
        Some(TakenPicture { picture: best.picture, table: TableScan::of(scans, sharing) })
    }

    /// Keeps a picture if it shows more of what nobody has yet, or the same more clearly.
    fn keep_best(&mut self, picture: &Arc<RgbImage>, look: &TableScan) {
        let new = |table: &GatheredTable| -> Vec<u32> {
            table.in_sight(self.at).filter(|seen| !seen.is_taken).map(|seen| seen.id).collect()
        };
        let wanted = new(&self.table);
        let shown = self.table.in_sight(self.at).filter(|seen| seen.is_seen() && !seen.is_taken);
        let frames: Vec<(u32, Quad)> = shown.map(|seen| (seen.id, seen.reading.corners)).collect();
        let confidences = || look.kingdoms().iter().flat_map(|scan| &scan.cells).map(|cell| cell.confidence);
        let clearness = confidences().sum::<f32>() / confidences().count().max(1) as f32;
        // What shows kingdoms that are gone is as good as what shows nothing.
        let worth = |frames: &[(u32, Quad)]| frames.iter().filter(|(id, _)| wanted.contains(id)).count();
        let before = self.best.as_ref().map_or((0, 0.0), |best| (worth(&best.frames), best.clearness));
        let now = (worth(&frames), clearness);
        if now.0 > before.0 || (now.0 == before.0 && now.0 > 0 && now.1 > before.1) {
            self.best = Some(BestPicture { picture: Arc::clone(picture), frames, clearness });
        }
    }
}
