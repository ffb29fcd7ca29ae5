//! One box for several kingdoms. In: kingdoms that were read each on its own, from one photo or from many, and those that
//! their players have confirmed. Out: the same kingdoms as the box can make all of them: what one holds cannot be in
//! another, which mends cells and settles doubts.

use super::Scanner;
use super::believed::{BelievedKingdom, beliefs};
use super::frame_reading::CellSight;
use super::report::{ReportedFrame, report};
use crate::laying::{
    Beliefs, Connection, Effort, Laid, Likeliest, Supply, Together, TogetherLimits, Verdict, lay,
    likeliest_together,
};
use crate::model::{Cell, DominoBox, Kingdom};
use crate::scan::result::{BoxSharing, Laying, Scan};

/// How often a kingdom is laid before the search gives up.
const MOST_LAYINGS: usize = 60;
/// So many dominoes that are claimed twice are a misreading, which somebody should look at; more are two games.
const FEW_CLAIMED: usize = 6;

impl Scanner {
    /// Lays kingdoms that share the dominoes of some boxes, together with those that are certain. A kingdom that the boxes
    /// cannot make even alone is left as it is, and one that is certain never changes.
    ///
    /// Where the boxes cannot make all of them, every kingdom stays as it was read; if only a few dominoes are claimed
    /// twice, their cells are unsure in all kingdoms that claim them.
    pub fn share_box(&self, scans: &mut [Scan], certain: &[Kingdom], boxes: &[DominoBox]) -> BoxSharing {
        let boxes = if boxes.is_empty() { &[DominoBox::Kingdomino] } else { boxes };
        let supply = Supply::of(boxes);
        let is_laid = |scan: &Scan| matches!(scan.laying, Laying::Possible | Laying::Unconnected);
        let mut shared: Vec<&mut Scan> = scans.iter_mut().filter(|scan| is_laid(scan)).collect();
        let of_scan = |scan: &&mut Scan| beliefs(scan.kingdom.rows(), &options(scan), &supply, &self.read);
        let Some(mut all) = shared.iter().map(of_scan).collect::<Option<Vec<Beliefs>>>() else {
            return BoxSharing::Apart;
        };
        all.extend(certain.iter().filter_map(|kingdom| known(kingdom, &supply)));
        if all.len() < 2 {
            return BoxSharing::Together;
        }
        let limits = TogetherLimits {
            worth: self.read.connection_worth,
            most_cost: self.read.most_cost,
            effort: Effort(self.read.effort),
            layings: MOST_LAYINGS,
        };
        match likeliest_together(&all, &supply, &limits) {
            Together::Laid(answers) => {
                for (scan, answer) in shared.iter_mut().zip(answers) {
                    **scan = self.anew(scan, answer, &supply);
                }
                BoxSharing::Together
            }
            Together::Contradiction(claimed) => {
                if claimed.len() <= FEW_CLAIMED {
                    flag(&mut shared, &claimed);
                }
                BoxSharing::Apart
            }
            Together::Undecided => BoxSharing::Undecided,
        }
    }

    /// A scan with another kingdom in it.
    fn anew(&self, scan: &Scan, answer: (Likeliest, Connection), supply: &Supply) -> Scan {
        let sights = scan.cells.iter().map(|cell| CellSight::of(&cell.figures)).collect();
        let believed = BelievedKingdom::of_solved(
            scan.kingdom.rows(),
            options(scan),
            sights,
            Some(answer),
            supply,
            &self.read,
        );
        let frame = ReportedFrame {
            corners: scan.corners,
            found_by: scan.found_by,
            doubt: scan.cells.first().map_or(0.0, |cell| cell.figures.frame_doubt),
            cut_off: scan.cut_off.clone(),
            castle: scan.castle,
        };
        report(&believed, &frame, &self.trust, &self.stages())
    }
}

/// What each cell of a scan may be by its own picture.
fn options(scan: &Scan) -> Vec<Vec<(Cell, f32)>> {
    scan.cells.iter().map(|cell| cell.options.clone()).collect()
}

/// A kingdom that is certain, if the boxes can make it.
fn known(kingdom: &Kingdom, supply: &Supply) -> Option<Beliefs> {
    let verdict = lay(&[kingdom], supply, Connection::Ignored, Effort::default());
    let is_possible = matches!(verdict, Verdict::Laid(_));
    let cell = |cell: Cell| cell.square().map_or(cell, Cell::Square);
    let is_complete = kingdom.unknown().is_empty() && kingdom.castles().len() == 1;
    let cells = kingdom.iter().map(|(_, own)| vec![(cell(own), 0.0)]).collect();
    Beliefs::new(kingdom.rows(), kingdom.cols(), cells).filter(|_| is_possible && is_complete)
}

/// Makes the cells of some dominoes unsure.
fn flag(scans: &mut [&mut Scan], claimed: &[Laid]) {
    for laid in claimed {
        let Some(scan) = scans.get_mut(laid.kingdom) else { continue };
        for cell in scan.cells.iter_mut().filter(|cell| laid.places.contains(&cell.place)) {
            cell.unsure = true;
        }
    }
}
