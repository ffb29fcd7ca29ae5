//! Who won and why, in sentences.

use crate::rules::{Against, Comparison, Measure, Standing, Tally};
use crate::words::{Arg, Message};

/// A sentence for the winners, and one for every lower place that points alone did not decide.
pub(super) fn sentences(ranking: &[Standing], totals: &[Tally], names: &[String]) -> Vec<Message> {
    let Some((first, rest)) = ranking.split_first() else { return Vec::new() };
    let list = |players: &[usize]| -> Arg { players.iter().map(|&player| names[player].as_str()).collect() };
    let lower =
        rest.iter().filter(|standing| standing.decided_by() != Some(Measure::Points)).filter(|standing| {
            // The last place was compared with the one above, which has said it already, unless that is shared.
            standing.against != Against::Above
        });
    let lower = lower.map(|standing| {
        Message::new("verdict-place")
            .with("place", standing.place)
            .with("players", list(&standing.players))
            .with("compared", standing.compared.iter().map(say_comparison).collect::<Arg>())
    });
    winner(first, totals, list).into_iter().chain(lower).collect()
}

fn winner(first: &Standing, totals: &[Tally], list: impl Fn(&[usize]) -> Arg) -> Option<Message> {
    let winners = list(&first.players);
    let deciding = match (first.against, first.compared.last()) {
        (Against::Nobody, _) | (_, None) => return None,
        (Against::EachOther, _) => {
            let compared = first.compared.iter().map(say_comparison).collect::<Arg>();
            return Some(Message::new("verdict-shared").with("players", winners).with("compared", compared));
        }
        (_, Some(deciding)) => deciding,
    };
    let points = totals[first.players[0]].points;
    let equal: Vec<usize> = (0..totals.len()).filter(|&player| totals[player].points == points).collect();
    let largest = first.compared.iter().find(|compared| compared.measure == Measure::LargestTerritory);
    Some(
        Message::new(format!("verdict-{}", deciding.measure.id()))
            .with("winner", winners)
            .with("players", list(&equal))
            .with("points", points)
            .with("squares", largest.map_or(0, |largest| largest.own))
            .with("own", deciding.own)
            .with("other", deciding.other),
    )
}

/// '52 points each', 'largest territory 7 against 6'.
fn say_comparison(comparison: &Comparison) -> Message {
    let measure = comparison.measure.id();
    let id = if comparison.own == comparison.other {
        format!("measure-equal-{measure}")
    } else {
        format!("measure-{measure}")
    };
    Message::new(id).with("own", comparison.own).with("other", comparison.other)
}
