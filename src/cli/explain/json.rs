//! The answers as JSON.

use serde_json::{Value, json};

use super::{Answers, GameAnswers};
use crate::game::Match;
use crate::model::{Domino, Place};
use crate::rules::{Alike, Alternative, Decided, Difference, Explanation, LeftOver, Measure, Standing};

/// All answers of a game.
pub(super) fn write(game: &Match, is_final: bool, answers: &GameAnswers) -> String {
    let names = game.names();
    let rounds = answers.rounds.iter().map(|answers| round_json(answers, &names));
    let overall = answers.overall.as_ref().map(|overall| {
        json!({
            "decided": decided_json(&overall.decided, &names),
            "alternatives": alternatives_json(&overall.alternatives, &names),
        })
    });
    let fields = json!({
        "game": game.rules.book().game.id(), "final": is_final,
        "rounds": rounds.collect::<Vec<_>>(), "overall": overall,
    });
    let mut text = format!("{fields:#}");
    text.push('\n');
    text
}

fn list<'a>(players: &[usize], names: &[&'a str]) -> Vec<&'a str> {
    players.iter().map(|&player| names[player]).collect()
}

fn order(ranking: &[Standing], names: &[&str]) -> Vec<Value> {
    ranking.iter().map(|one| json!({ "place": one.place, "players": list(&one.players, names) })).collect()
}

fn decided_json(decided: &[Decided], names: &[&str]) -> Vec<Value> {
    let one = |one: &Decided| {
        json!({
            "above": names[one.above], "below": names[one.below],
            "by": one.by.map_or("shared", Measure::id), "gap": one.gap,
            "line": one.line.map(|(line, _)| line.id()), "ahead": one.line.map(|(_, ahead)| ahead),
            "round": one.round.map(|(round, _)| round + 1), "round_ahead": one.round.map(|(_, ahead)| ahead),
        })
    };
    decided.iter().map(one).collect()
}

fn alternatives_json(alternatives: &[Alternative], names: &[&str]) -> Vec<Value> {
    let one = |one: &Alternative| {
        json!({
            "change": one.change.id(), "changes_order": one.changes_order,
            "ranking": order(&one.ranking, names),
        })
    };
    alternatives.iter().map(one).collect()
}

fn difference_json(difference: &Difference, names: &[&str]) -> Value {
    json!({
        "before": difference.before, "after": difference.after, "ranking": order(&difference.ranking, names),
        "contradictions": difference.contradictions.iter().map(|found| found.sort.id()).collect::<Vec<_>>(),
    })
}

fn alike_json(alike: &Alike) -> Value {
    json!({
        "count": alike.count,
        "numbers": alike.all.iter().map(|domino| domino.number).collect::<Vec<_>>(),
        "box": alike.all[0].from.id(),
        "squares": alike.all[0].squares.map(|square| square.to_string()),
    })
}

fn round_json(answers: &Answers, names: &[&str]) -> Value {
    let Explanation { decided, records, alternatives, queen, kingdoms, left } = &answers.explanation;
    let at = |place: Place| [place.row, place.col];
    json!({
        "decided": decided_json(decided, names),
        "records": records.iter().map(|one| json!({
            "most": one.feat.id(), "figure": one.figure, "players": list(&one.players, names),
        })).collect::<Vec<_>>(),
        "alternatives": alternatives_json(alternatives, names),
        "queen": queen.as_ref().map(|queen| json!({
            "player": queen.host.map(|host| names[host]), "points": queen.host.map(|host| queen.to_each[host]),
            "most_towers": list(&queen.most_towers, names), "to_each": queen.to_each,
        })),
        "kingdoms": kingdoms.iter().zip(names).map(|(notes, name)| json!({
            "player": name,
            "buildings": notes.buildings.iter().map(|one| json!({
                "building": one.building.id(), "cell": at(one.place), "points": one.points,
            })).collect::<Vec<_>>(),
            "knights": notes.knights.map(|earned| json!({ "least": earned.least, "most": earned.most })),
            "towers": notes.towers.map(|earned| json!({ "least": earned.least, "most": earned.most })),
            "gaps": notes.gaps.iter().map(|gap| json!({
                "cell": at(gap.place), "terrain": gap.terrain.id(), "points": gap.points,
            })).collect::<Vec<_>>(),
            "missed": notes.missed.iter().map(|one| json!({
                "bonus": one.line.id(), "points": one.points,
            })).collect::<Vec<_>>(),
        })).collect::<Vec<_>>(),
        "left": match left {
            Some(LeftOver::Certain(dominoes)) => json!(dominoes.iter().map(alike_json).collect::<Vec<_>>()),
            Some(LeftOver::Uncertain(count)) => json!({ "count": count }),
            None => Value::Null,
        },
        "what_if": answers.changes.iter().map(|(change, altered)| {
            let mut fields = difference_json(&altered.round, names);
            fields["change"] = json!(change);
            fields["overall"] = json!(altered.overall.as_ref().map(|overall| difference_json(overall, names)));
            fields
        }).collect::<Vec<_>>(),
        "best": answers.best.iter().map(|answer| {
            let best = answer.found.as_ref().map(|(_, best)| best);
            let number = |domino: &Domino| json!({ "box": domino.from.id(), "number": domino.number });
            json!({
                "player": names[answer.player], "real": answer.real,
                "points": best.map(|best| best.points), "proven": best.map(|best| best.proven),
                "kingdom": best.map(|best| best.kingdom.to_string().lines().map(str::to_owned).collect::<Vec<_>>()),
                "dominoes": answer.found.as_ref().map(|(hand, _)| hand.iter().map(number).collect::<Vec<_>>()),
            })
        }).collect::<Vec<_>>(),
    })
}
