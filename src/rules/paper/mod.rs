//! The paper check: what was counted by hand beside what the rules count, and the slips that may explain a difference.
//!
//! A slip is named only where it makes the numbers agree. Where the Queen may stand in several territories, the paper
//! is compared with her place that fits it best.

mod in_two;
mod mistake;

pub use mistake::{Counted, Mistake};

use self::mistake::mistakes;
use super::{Line, LineId, Queen, Score, Territory, Why};
use crate::model::Kingdom;
use crate::words::{Message, Say};

/// A number of the pad that can be counted on paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PaperLine {
    /// A line.
    Line(LineId),
    /// The sum of all lines.
    Total,
}

/// A number that the paper has wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PaperFault {
    /// Which number.
    pub line: PaperLine,
    /// What was counted.
    pub counted: u32,
    /// What is right.
    pub right: u32,
    /// What may have gone wrong; nothing if no slip gives the number that was counted.
    pub slips: Vec<Slip>,
}

/// What may have gone wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slip {
    /// Where it happened: a wrong total may come from a line that nobody wrote down.
    pub line: PaperLine,
    /// What happened.
    pub mistake: Mistake,
}

impl PaperLine {
    /// The name in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Line(line) => line.id(),
            Self::Total => "total",
        }
    }
}

impl Say for PaperLine {
    fn say(&self) -> Message {
        match self {
            Self::Line(line) => line.say(),
            Self::Total => Message::new("sheet-total"),
        }
    }
}

/// Compares what was counted on paper with a score, and names the slips that explain the difference.
///
/// ```
/// use crowncount::{Game, Holdings, Kingdom, Mistake, PaperLine, Rules, Score, check_paper};
///
/// let rules = Rules::of(Game::Queendomino, None)?;
/// let kingdom: Kingdom = "c w1 w".parse()?;
/// let score = Score::of(&rules, &kingdom, &Holdings { coins: Some(11), ..Holdings::default() });
/// let faults = check_paper(&kingdom, &score, |line| (line.id() == "coins").then_some(11));
/// assert_eq!(faults[0].right, 3);
/// assert_eq!(faults[0].slips[0].mistake, Mistake::CoinsUndivided { coins: 11 });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn check_paper(
    kingdom: &Kingdom,
    score: &Score,
    counted: impl Fn(PaperLine) -> Option<u32>,
) -> Vec<PaperFault> {
    let readings = std::iter::once(score.clone()).chain(other_queens(score));
    let faults = readings.map(|score| faults(kingdom, &score, &counted));
    faults.min_by_key(Vec::len).unwrap_or_default()
}

/// The same score with the Queen in each of the other territories that she may choose.
fn other_queens(score: &Score) -> Vec<Score> {
    let Some(queen) = score.queen else { return Vec::new() };
    let largest = score.largest_territory();
    let mut all = Vec::new();
    for (index, territory) in score.territories.iter().enumerate() {
        if index == queen.territory || territory.squares != largest {
            continue;
        }
        let mut moved = score.clone();
        moved.queen = Some(Queen { territory: index, ..queen });
        moved.territories[queen.territory].crowns -= 1;
        moved.territories[index].crowns += 1;
        for line in &mut moved.lines {
            if let Why::Territories(terrain) = line.why {
                let own = moved.territories.iter().filter(|territory| territory.terrain == terrain);
                line.points = own.map(Territory::points).sum();
            }
        }
        all.push(moved);
    }
    all
}

fn faults(kingdom: &Kingdom, score: &Score, counted: &impl Fn(PaperLine) -> Option<u32>) -> Vec<PaperFault> {
    let on_paper = |line: &Line| counted(PaperLine::Line(line.id));
    let line_fault = |line: &Line| {
        let counted = on_paper(line).filter(|counted| *counted != line.points)?;
        let is_swapped = |other: &&Line| {
            on_paper(other) == Some(line.points) && other.points == counted && other.id != line.id
        };
        let swapped = score.lines.iter().find(is_swapped).map(|other| Mistake::LinesSwapped(other.id));
        // Two lines that are explained at once need no further slip each.
        let found = match swapped {
            Some(swapped) => vec![swapped],
            None => matching(mistakes(kingdom, score, line), counted),
        };
        let at = PaperLine::Line(line.id);
        let slips = found.into_iter().map(|mistake| Slip { line: at, mistake }).collect();
        Some(PaperFault { line: at, counted, right: line.points, slips })
    };
    let total_fault = || {
        let counted = counted(PaperLine::Total).filter(|counted| *counted != score.total())?;
        // People write down anything.
        let add = |sum: u32, line: &Line| sum.saturating_add(on_paper(line).unwrap_or(line.points));
        let sum = score.lines.iter().fold(0, add);
        let unwritten: Vec<&Line> = score.lines.iter().filter(|line| on_paper(line).is_none()).collect();
        let here = |mistake| vec![Slip { line: PaperLine::Total, mistake }];
        let slips = if counted == sum {
            here(Mistake::FollowsFromLines)
        } else if unwritten.is_empty() {
            here(Mistake::AddedWrongly { sum })
        } else {
            unwritten.into_iter().flat_map(|line| hidden(kingdom, score, line, sum, counted)).collect()
        };
        Some(PaperFault { line: PaperLine::Total, counted, right: score.total(), slips })
    };
    score.lines.iter().filter_map(line_fault).chain(total_fault()).collect()
}

/// The slips in a line that nobody wrote down which turn the sum into the total that was counted.
fn hidden(kingdom: &Kingdom, score: &Score, line: &Line, sum: u32, counted: u32) -> Vec<Slip> {
    let changed = mistakes(kingdom, score, line)
        .into_iter()
        .map(|(points, mistake)| ((sum - line.points).saturating_add(points), mistake))
        .collect();
    let slip = |mistake| Slip { line: PaperLine::Line(line.id), mistake };
    matching(changed, counted).into_iter().map(slip).collect()
}

/// The mistakes that lead to this number, each once.
fn matching(all: Vec<(u32, Mistake)>, counted: u32) -> Vec<Mistake> {
    let mut found: Vec<Mistake> = Vec::new();
    for (points, mistake) in all {
        if points == counted && !found.contains(&mistake) {
            found.push(mistake);
        }
    }
    found
}
