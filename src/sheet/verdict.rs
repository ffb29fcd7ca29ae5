//! Who won and why, in sentences.

use crate::rules::{Against, Comparison, Measure, Standing};
use crate::words::{Arg, Message};

/// A sentence for the winners, and one for every other place that points alone did not decide.
pub(super) fn sentences(ranking: &[Standing], names: &[String]) -> Vec<Message> {
    let list = |players: &[usize]| -> Arg { players.iter().map(|&player| names[player].as_str()).collect() };
    let mut sentences: Vec<Message> = winner(ranking, list).into_iter().collect();
    for (index, standing) in ranking.iter().enumerate() {
        let is_winner = index == 0;
        let head = |id: &'static str| {
            Message::new(id).with("place", standing.place).with("players", list(&standing.players))
        };
        if standing.is_shared() && !is_winner {
            sentences.push(head("verdict-place-shared").with("figures", say_figures(standing)));
        }
        let by_points = standing.compared.last().is_none_or(|last| last.measure == Measure::Points);
        if standing.against == Against::Below && !by_points && (standing.is_shared() || !is_winner) {
            let compared = standing.compared.iter().map(say_comparison).collect::<Arg>();
            let below = list(&ranking[index + 1].players);
            sentences.push(head("verdict-place").with("others", below).with("compared", compared));
        }
    }
    sentences
}

fn winner(ranking: &[Standing], list: impl Fn(&[usize]) -> Arg) -> Option<Message> {
    let first = ranking.first()?;
    let winners = list(&first.players);
    if first.is_shared() {
        let message = Message::new("verdict-shared").with("players", winners);
        return Some(message.with("figures", say_figures(first)));
    }
    let (deciding, before) = first.compared.split_last()?;
    // Everybody who was still in the race when this figure decided it.
    let equal_before =
        |standing: &&Standing| standing.figures[..before.len()] == first.figures[..before.len()];
    let mut rivals: Vec<usize> =
        ranking.iter().filter(equal_before).flat_map(|standing| standing.players.iter().copied()).collect();
    rivals.sort_unstable();
    let figure = |measure| first.figures.iter().find(|(m, _)| *m == measure).map_or(0, |(_, figure)| *figure);
    Some(
        Message::new(format!("verdict-{}", deciding.measure.id()))
            .with("winner", winners)
            .with("players", list(&rivals))
            .with("points", figure(Measure::Points))
            .with("squares", figure(Measure::LargestTerritory))
            .with("own", deciding.own)
            .with("other", deciding.other),
    )
}

/// '52 points each, largest territory 7 each'.
fn say_figures(standing: &Standing) -> Arg {
    let figure = |&(measure, own): &(Measure, u32)| say_comparison(&Comparison { measure, own, other: own });
    standing.figures.iter().map(figure).collect()
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
