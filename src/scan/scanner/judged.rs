//! A frame that was read and laid. In: its reading and the boxes. Out: the likeliest kingdom in it, and the figures that
//! speak for it or against it.

use super::believed::BelievedKingdom;
use super::frame_reading::FrameReading;
use super::read_frame::Stages;
use crate::model::{DominoBox, FrameSize};
use crate::scan::evidence::{EvidenceModel, FrameFigures};
use crate::scan::geometry::Homography;
use crate::scan::grid::CandidateFrame;

/// A frame, what its cells show, the likeliest kingdom in it, and the figures of all this.
pub(super) struct JudgedFrame {
    pub(super) reading: FrameReading,
    pub(super) believed: BelievedKingdom,
    pub(super) figures: FrameFigures,
    /// The logarithm of the odds that it is the right frame.
    pub(super) evidence: f64,
}

impl JudgedFrame {
    /// Lays the likeliest kingdom of these boxes; without any, of the usual one.
    pub(super) fn new(
        reading: FrameReading,
        boxes: &[DominoBox],
        model: &EvidenceModel,
        settings: &Stages<'_>,
    ) -> Self {
        let boxes = if boxes.is_empty() { &[DominoBox::Kingdomino] } else { boxes };
        let believed = BelievedKingdom::of(&reading, boxes, settings.read);
        // What another box can make is a kingdom as well.
        let cost = if believed.is_contradicted() {
            BelievedKingdom::of(&reading, &DominoBox::ALL, settings.read).cost().min(believed.cost())
        } else {
            believed.cost()
        };
        let figures = FrameFigures {
            score: reading.frame.score,
            contrast: reading.frame.contrast,
            lead: reading.frame.lead,
            tiles: reading.worth().into(),
            confidence: reading.confidence().into(),
            castle: reading.castle().into(),
            like_table: reading.tiles_like_table(settings.table).into(),
            cost: cost.into(),
            hidden: reading.hidden() as f64,
            beyond: reading.tiles_beyond(settings.frame) as f64,
            uneven: reading.frame.uneven,
        };
        let evidence = model.log_odds(&figures);
        Self { reading, believed, figures, evidence }
    }

    /// The frame of 5x5 on its lattice that holds its kingdom, as near to the middle as can be; none where it is larger.
    pub(super) fn small_frame(&self) -> Option<CandidateFrame> {
        let frame = self.reading.frame;
        let (n, small) = (frame.size.cells(), FrameSize::Five.cells());
        let extent = self.believed.kingdom.extent()?;
        let start = |first: u8, count: u8| {
            let (first, count) = (usize::from(first), usize::from(count));
            let least = (first + count).saturating_sub(small);
            (count <= small).then(|| ((n - small) / 2).clamp(least, first.min(n - small)) as f64)
        };
        let (left, top) =
            (start(extent.top_left.col, extent.cols)?, start(extent.top_left.row, extent.rows)?);
        let lattice = Homography::from_lattice(n as f64, n as f64, &frame.corners)?;
        let side = small as f64;
        let corners = lattice.quad(left, top, left + side, top + side);
        // What speaks for one size speaks against the other.
        let lead = if n == small { frame.lead } else { -frame.lead };
        Some(CandidateFrame { corners, size: FrameSize::Five, lead, ..frame })
    }

    /// Whether there is enough for a kingdom at all: a castle, or two dominoes.
    pub(super) fn is_kingdom(&self) -> bool {
        let tiles = self.believed.plain.iter().filter(|(_, cell)| cell.is_tile()).count();
        self.figures.castle > 0.5 || tiles >= 4
    }
}
