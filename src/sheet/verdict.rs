//! Who won and why, in sentences.

use crate::rules::{Against, Comparison, Game, Measure, Rules, Standing};
use crate::words::{Arg, Message};

/// A sentence for the winners, and one for every other place that points alone did not decide.
pub(super) fn sentences(rules: &Rules, ranking: &[Standing], names: &[String]) -> Vec<Message> {
    let terms = Terms::of(rules);
    let mut sentences: Vec<Message> = winner(terms, ranking, names).into_iter().collect();
    for (index, standing) in ranking.iter().enumerate() {
        let is_winner = index == 0;
        let head = |id: &'static str| {
            Message::new(id).with("place", standing.place).with("players", list(&standing.players, names))
        };
        if standing.is_shared() && !is_winner {
            sentences.push(head("verdict-place-shared").with("figures", terms.figures(standing)));
        }
        let by_points = standing.compared.last().is_none_or(|last| last.measure == Measure::Points);
        if standing.against == Against::Below && !by_points && (standing.is_shared() || !is_winner) {
            let compared =
                standing.compared.iter().map(|compared| terms.comparison(compared)).collect::<Arg>();
            let below = list(&ranking[index + 1].players, names);
            sentences.push(head("verdict-place").with("others", below).with("compared", compared));
        }
    }
    sentences
}

/// Their names, joined as the language joins them.
pub(super) fn list(players: &[usize], names: &[String]) -> Arg {
    players.iter().map(|&player| names[player].as_str()).collect()
}

fn winner(terms: Terms, ranking: &[Standing], names: &[String]) -> Option<Message> {
    let first = ranking.first()?;
    let winners = list(&first.players, names);
    if first.is_shared() {
        let message = Message::new(terms.tie).with("players", winners);
        return Some(message.with("figures", terms.figures(first)));
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
        Message::new(format!("verdict-{}", terms.measure(deciding.measure)))
            .with("winner", winners)
            .with("players", list(&rivals, names))
            .with("points", figure(Measure::Points))
            .with("squares", figure(Measure::LargestTerritory))
            .with("own", deciding.own)
            .with("other", deciding.other),
    )
}

/// The words of the game: Duel has domains and crosses and ends in a draw, the others have territories and crowns,
/// and share a victory.
#[derive(Clone, Copy)]
struct Terms {
    largest: &'static str,
    tie: &'static str,
}

impl Terms {
    fn of(rules: &Rules) -> Self {
        match rules.book().game {
            Game::Duel => Self { largest: "largest-domain", tie: "verdict-draw" },
            _ => Self { largest: Measure::LargestTerritory.id(), tie: "verdict-shared" },
        }
    }

    fn measure(self, measure: Measure) -> &'static str {
        if measure == Measure::LargestTerritory { self.largest } else { measure.id() }
    }

    /// '52 points each, largest territory 7 each'.
    fn figures(self, standing: &Standing) -> Arg {
        let figure =
            |&(measure, own): &(Measure, u32)| self.comparison(&Comparison { measure, own, other: own });
        standing.figures.iter().map(figure).collect()
    }

    /// '52 points each', 'largest territory 7 to 6'.
    fn comparison(self, comparison: &Comparison) -> Message {
        let measure = self.measure(comparison.measure);
        let id = if comparison.own == comparison.other {
            format!("measure-equal-{measure}")
        } else {
            format!("measure-{measure}")
        };
        Message::new(id).with("own", comparison.own).with("other", comparison.other)
    }
}
