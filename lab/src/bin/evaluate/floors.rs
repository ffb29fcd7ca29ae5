//! What must hold for a change to land. Rates are judged by the worse end of their interval, so that a few lucky pictures
//! reach no floor; where there are too few pictures for that, all of them must be right.

use super::options::Kind;
use super::row::Row;
use super::totals::{Count, Flags};

/// What a rate must reach.
enum Floor {
    /// All of them, and there are some.
    All,
    /// The interval of 95 % does not reach below this share.
    Least(f64),
    /// Nor above this one.
    Most(f64),
}

use Floor::{All, Least, Most};

const FLOORS: [(Kind, Count, Floor); 15] = [
    (Kind::Raw, Count::Frames, All),
    (Kind::Raw, Count::Kingdoms, All),
    (Kind::Crooked, Count::Frames, Least(0.85)),
    (Kind::Crooked, Count::Cells, Least(0.993)),
    (Kind::Boards, Count::Cells, Least(0.993)),
    (Kind::Boards, Count::KingdomsInFrame, Least(0.89)),
    (Kind::Composed, Count::Frames, Least(0.93)),
    (Kind::Composed, Count::Kingdoms, Least(0.9)),
    (Kind::Foreign, Count::Frames, Least(0.83)),
    (Kind::Foreign, Count::Cells, Least(0.98)),
    // A picture without a kingdom is now and then taken for one, 2 of 200 over four seeds, always with the corners in
    // doubt; a cut-off that refuses these also refuses kingdoms that the picture cuts off.
    (Kind::Nothing, Count::Frames, Least(0.88)),
    (Kind::Table, Count::Frames, Least(0.83)),
    (Kind::Table, Count::Kingdoms, Least(0.78)),
    (Kind::Covered, Count::SilentCells, Most(0.006)),
    (Kind::Covered, Count::FlaggedCells, Most(0.2)),
];

/// In pictures that are easy to read, the interval of the wrong cells that are flagged does not reach below this, that of the right ones not above.
const WRONG_FLAGGED: f64 = 0.85;
const RIGHT_FLAGGED: f64 = 0.035;

/// Every floor of these kinds that is not reached, in words. Where there are no pictures of a kind, its floors are not.
pub(crate) fn missed(rows: &[Row], kinds: &[Kind]) -> Vec<String> {
    let mut missed = Vec::new();
    for (kind, count, floor) in FLOORS.iter().filter(|(kind, ..)| kinds.contains(kind)) {
        let rate = count.among(rows, *kind);
        let (low, high) = rate.interval();
        let (is_reached, wanted) = match floor {
            All => (rate.all > 0 && rate.good == rate.all, "all".to_owned()),
            Least(share) => (low >= *share, format!("surely {} %", share * 100.0)),
            Most(share) => (high <= *share, format!("surely at most {} %", share * 100.0)),
        };
        if !is_reached {
            missed.push(format!("{kind}, {}: {rate}, but {wanted} of them are wanted", count.name()));
        }
    }
    let Flags { wrong, right } = Flags::of_easy(rows);
    if wrong.all > 0 && wrong.interval().0 < WRONG_FLAGGED && wrong.good < wrong.all {
        missed.push(format!("wrong cells that are flagged: {wrong}"));
    }
    if right.all > 0 && right.interval().1 > RIGHT_FLAGGED {
        missed.push(format!("right cells that are flagged: {right}"));
    }
    missed
}
