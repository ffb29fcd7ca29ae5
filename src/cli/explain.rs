//! `crowncount explain`: answers to the questions asked at the table.

use std::fmt::Write;
use std::time::{Duration, Instant};

use clap::ArgMatches;
use serde_json::{Value, json};

use super::console::Console;
use super::{CommandAnswer, Complaint, input};
use crate::game::{Match, Outcome, Player, Round};
use crate::model::{Domino, Place};
use crate::rules::{
    Best, Difference, Entrant, Explanation, Score, Section, WhatIf, audit, best_laying, explain,
};
use crate::words::{Message, Say, Words};

/// The answers for one round.
struct Answers {
    explanation: Explanation,
    /// Each change that was asked for, with what it would alter.
    changes: Vec<(String, Difference)>,
    /// The best laying of each player who was asked for, with what they really scored.
    best: Vec<(usize, Best, u32)>,
}

pub(super) fn run(
    matches: &ArgMatches,
    console: &Console<'_>,
    out: &mut Vec<u8>,
) -> Result<CommandAnswer, Complaint> {
    let input = input::read_game(matches, console)?;
    input.tell(console);
    let game = input.game;
    let outcome = Outcome::of(&game);
    let rounds = game
        .rounds
        .iter()
        .enumerate()
        .map(|(index, round)| {
            let mut answers = answers(matches, &game, round)?;
            // While something is missing there is no order that could be explained.
            if outcome.is_open(index) {
                answers.explanation.decided.clear();
                answers.explanation.alternatives.clear();
            }
            Ok(answers)
        })
        .collect::<Result<Vec<_>, Message>>()?;
    let text = if matches.get_flag("json") {
        json(&game, &outcome, &rounds)
    } else {
        text(&game, &rounds, console.words)
    };
    out.extend(text.bytes());
    Ok(CommandAnswer::Yes)
}

fn answers(matches: &ArgMatches, game: &Match, round: &Round) -> Result<Answers, Message> {
    let names = game.names();
    let entrants: Vec<Entrant<'_>> = round.players.iter().map(Player::entrant).collect();
    let change = |text: &String| {
        let difference = WhatIf::parse(text, &names).and_then(|change| change.apply(&game.rules, &entrants));
        let at = |what: Message| Message::new("at").with("place", "--what-if").with("what", what);
        Ok((text.clone(), difference.map_err(|error| at(error.say()))?))
    };
    let changes = matches.get_many::<String>("what-if").into_iter().flatten();
    Ok(Answers {
        explanation: explain(&game.rules, &entrants),
        changes: changes.map(change).collect::<Result<_, Message>>()?,
        best: if matches.get_flag("best") { best(matches, game, &entrants) } else { Vec::new() },
    })
}

/// The best laying of every kingdom whose dominoes are known, each with its share of the time.
fn best(matches: &ArgMatches, game: &Match, entrants: &[Entrant<'_>]) -> Vec<(usize, Best, u32)> {
    let seconds = matches.get_one::<u64>("seconds").copied().unwrap_or(2);
    let laid = audit(&game.rules, entrants).dominoes;
    let of_player = |(player, entrant): (usize, &Entrant<'_>)| {
        let dominoes: Vec<Domino> =
            laid.iter().filter(|laid| laid.kingdom == player).map(|laid| laid.domino).collect();
        let end = Instant::now() + Duration::from_secs(seconds);
        let best = best_laying(&game.rules, entrant, &dominoes, || Instant::now() < end)?;
        let real = Score::of(&game.rules, entrant.kingdom, &entrant.holdings).total();
        (!dominoes.is_empty()).then_some((player, best, real))
    };
    entrants.iter().enumerate().filter_map(of_player).collect()
}

fn text(game: &Match, rounds: &[Answers], words: &Words) -> String {
    let names = game.names();
    let mut text = String::new();
    for (index, answers) in rounds.iter().enumerate() {
        if game.rules.is_dynasty() {
            let heading = Message::new("sheet-round").with("round", index + 1);
            let _ = writeln!(text, "{}\n", words.text(&heading));
        }
        for section in sections(game, answers, &names) {
            let _ = writeln!(text, "{}", words.text(&section.heading));
            for sentence in &section.sentences {
                let _ = writeln!(text, "- {}", words.text(sentence));
            }
            text.push('\n');
        }
        for (player, best, real) in &answers.best {
            let _ = writeln!(text, "{}", words.text(&best.say(names[*player], *real)));
            for row in best.kingdom.to_string().lines() {
                let _ = writeln!(text, "    {row}");
            }
            text.push('\n');
        }
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

fn sections(game: &Match, answers: &Answers, names: &[&str]) -> Vec<Section> {
    let mut sections = answers.explanation.sections(&game.rules, names);
    for (change, difference) in &answers.changes {
        let heading = Message::new("explain-head-what-if").with("change", change.as_str());
        sections.push(Section { heading, sentences: difference.say(names) });
    }
    sections
}

fn json(game: &Match, outcome: &Outcome, rounds: &[Answers]) -> String {
    let names = game.names();
    let rounds: Vec<Value> = rounds.iter().map(|answers| round_json(answers, &names)).collect();
    let fields =
        json!({ "game": game.rules.book().game.id(), "final": outcome.is_final(), "rounds": rounds });
    let mut text = format!("{fields:#}");
    text.push('\n');
    text
}

fn round_json(answers: &Answers, names: &[&str]) -> Value {
    let Explanation { decided, records, alternatives, queen, kingdoms, left } = &answers.explanation;
    let list = |players: &[usize]| players.iter().map(|&player| names[player]).collect::<Vec<_>>();
    let at = |place: Place| [place.row, place.col];
    let order = |ranking: &[crate::rules::Standing]| -> Vec<Value> {
        ranking.iter().map(|one| json!({ "place": one.place, "players": list(&one.players) })).collect()
    };
    json!({
        "decided": decided.iter().map(|one| json!({
            "above": names[one.above], "below": names[one.below],
            "by": one.by.map_or("shared", crate::rules::Measure::id), "gap": one.gap,
            "line": one.line.map(|(line, _)| line.id()), "ahead": one.line.map(|(_, ahead)| ahead),
        })).collect::<Vec<_>>(),
        "records": records.iter().map(|one| json!({
            "most": one.feat.id(), "figure": one.figure, "players": list(&one.players),
        })).collect::<Vec<_>>(),
        "alternatives": alternatives.iter().map(|one| json!({
            "change": one.change.id(), "changes_order": one.changes_order, "ranking": order(&one.ranking),
        })).collect::<Vec<_>>(),
        "queen": queen.as_ref().map(|queen| json!({
            "player": names[queen.host], "points": queen.points, "most_towers": list(&queen.most_towers),
            "to_each": queen.to_each,
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
        "left": left.as_ref().map(|left| left.dominoes.iter().map(|unlaid| json!({
            "count": unlaid.count,
            "numbers": unlaid.alike.iter().map(|domino| domino.number).collect::<Vec<_>>(),
            "box": unlaid.alike[0].from.id(),
            "squares": unlaid.alike[0].squares.map(|square| square.to_string()),
        })).collect::<Vec<_>>()),
        "what_if": answers.changes.iter().map(|(change, difference)| json!({
            "change": change, "before": difference.before, "after": difference.after,
            "ranking": order(&difference.ranking),
        })).collect::<Vec<_>>(),
        "best": answers.best.iter().map(|(player, best, real)| json!({
            "player": names[*player], "points": best.points, "real": real, "proven": best.proven,
            "kingdom": best.kingdom.to_string().lines().collect::<Vec<_>>(),
        })).collect::<Vec<_>>(),
    })
}
