//! `crowncount explain`: answers to the questions asked at the table.

mod json;

use clap::ArgMatches;

use super::console::Console;
use super::{Answered, CommandAnswer, input};
use crate::game::{Altered, Match, Outcome, Player};
use crate::model::Domino;
use crate::rules::{
    ASKS_PER_SECOND, Best, Entrant, Explanation, Score, Section, WhatIf, audit, best_laying, explain,
    explain_rounds, say_hand,
};
use crate::sheet::Sheet;
use crate::words::{Message, Say, Words};

/// The answers for one round.
struct Answers {
    explanation: Explanation,
    /// Each change of this round that was asked for, with what it would alter.
    changes: Vec<(String, Altered)>,
    /// The best layings, where they were asked for.
    best: Vec<BestAnswer>,
}

/// The answer for one player who asked for the best laying.
struct BestAnswer {
    player: usize,
    /// What the kingdom really scored.
    real: u32,
    /// The dominoes that it is laid with, and the best that was found; `None` where nobody knows the dominoes.
    found: Option<(Vec<Domino>, Best)>,
}

/// The answers for a game.
struct GameAnswers {
    rounds: Vec<Answers>,
    /// How all rounds ended together, where there are several and nothing is missing.
    overall: Option<Explanation>,
}

pub(super) fn run(matches: &ArgMatches, console: &Console<'_>, out: &mut Vec<u8>) -> Answered {
    let input = input::read_game(matches, console)?;
    let game = &input.game;
    let outcome = Outcome::of(game);
    let tables: Vec<Vec<Entrant<'_>>> =
        game.rounds.iter().map(|round| round.players.iter().map(Player::entrant).collect()).collect();
    let changes = changes(matches, game)?;
    // A call that is wrong has been answered by now.
    input.tell(console);
    let of_round = |(index, entrants): (usize, &Vec<Entrant<'_>>)| {
        let own = changes.iter().filter(|(round, ..)| *round == index);
        let explanation = explain(&game.rules, entrants);
        let explanation = if outcome.is_open(index) { explanation.while_open() } else { explanation };
        let best = if matches.get_flag("best") { best(matches, game, entrants) } else { Vec::new() };
        let changes = own.map(|(_, text, altered)| (text.clone(), altered.clone())).collect();
        Answers { explanation, changes, best }
    };
    let rounds = tables.iter().enumerate().map(of_round).collect();
    let overall = (tables.len() > 1 && outcome.is_final()).then(|| explain_rounds(&game.rules, &tables));
    let answers = GameAnswers { rounds, overall };
    let text = if matches.get_flag("json") {
        json::write(game, outcome.is_final(), &answers)
    } else {
        let open = Sheet::of(game, &outcome, console.words).open;
        text(game, open.into_iter().map(|(_, missing)| missing).collect(), &answers, console.words)
    };
    out.extend(text.bytes());
    Ok(CommandAnswer::Yes)
}

/// The changes that were asked for: the round of each, how it was written, and what it would alter.
fn changes(matches: &ArgMatches, game: &Match) -> Result<Vec<(usize, String, Altered)>, Message> {
    let asked = matches.get_many::<String>("what-if").into_iter().flatten();
    let change = |text: &String| {
        let (round, change) = round_of(text, game)?;
        let change = WhatIf::parse(change, &game.names());
        let altered = change.and_then(|change| game.what_if(round, &[change]));
        Ok((round, text.clone(), altered.map_err(|error| error.say())?))
    };
    let at = |what: Message| Message::new("at").with("place", "--what-if").with("what", what);
    asked.map(|text| change(text).map_err(at)).collect()
}

/// The round that a change names, counted from 0, and the change itself: `2: Ana r2c3=w1`. Only a Dynasty has several,
/// and there it must be named.
fn round_of<'a>(text: &'a str, game: &Match) -> Result<(usize, &'a str), Message> {
    let rounds = game.rounds.len();
    let named = text.split_once(':').filter(|_| game.rules.is_dynasty());
    let named = named.and_then(|(round, change)| Some((round.trim().parse::<usize>().ok()?, change)));
    match named {
        Some((round, change)) if (1..=rounds).contains(&round) => Ok((round - 1, change)),
        None if rounds == 1 => Ok((0, text)),
        _ => {
            let example = format!("{rounds}: {} r2c3=w1", game.names().first().copied().unwrap_or("Ana"));
            Err(Message::new("what-if-round").with("rounds", rounds).with("example", example))
        }
    }
}

/// The best laying of every kingdom, each with the same time, which is counted in steps: what else the computer does
/// changes no answer.
fn best(matches: &ArgMatches, game: &Match, entrants: &[Entrant<'_>]) -> Vec<BestAnswer> {
    let seconds = matches.get_one::<u64>("seconds").copied().unwrap_or(2);
    let laid = audit(&game.rules, entrants).dominoes;
    let of_player = |(player, entrant): (usize, &Entrant<'_>)| {
        let dominoes: Vec<Domino> =
            laid.iter().filter(|laid| laid.kingdom == player).map(|laid| laid.domino).collect();
        let mut asks = seconds * ASKS_PER_SECOND;
        let go_on = || {
            asks = asks.saturating_sub(1);
            asks > 0
        };
        let real = Score::of(&game.rules, entrant.kingdom, &entrant.holdings).total();
        let best =
            if dominoes.is_empty() { None } else { best_laying(&game.rules, entrant, &dominoes, go_on) };
        BestAnswer { player, real, found: best.map(|best| (dominoes, best)) }
    };
    entrants.iter().enumerate().map(of_player).collect()
}

/// What is missing comes first: while anything is, nobody is compared with anybody.
fn text(game: &Match, missing: Vec<String>, answers: &GameAnswers, words: &Words) -> String {
    let names = game.names();
    let mut text = String::new();
    let mut paragraph = |lines: Vec<String>| {
        text.push_str(&lines.join("\n"));
        text.push_str("\n\n");
    };
    if !missing.is_empty() {
        paragraph(missing);
    }
    for (index, round) in answers.rounds.iter().enumerate() {
        if game.rules.is_dynasty() {
            paragraph(vec![words.text(&Message::new("sheet-round").with("round", index + 1))]);
        }
        for section in sections(game, round, &names) {
            paragraph(lines(&section, words));
        }
        if !round.best.is_empty() && game.rules.book().boxes.is_empty() {
            paragraph(vec![words.text(&Message::new("explain-best-duel"))]);
        } else {
            round.best.iter().for_each(|best| paragraph(best.lines(&names, words)));
        }
    }
    if let Some(overall) = &answers.overall {
        paragraph(vec![words.text(&Message::new("sheet-all-rounds"))]);
        for section in overall.sections(&game.rules, &names) {
            paragraph(lines(&section, words));
        }
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

/// A heading with its sentences.
fn lines(section: &Section, words: &Words) -> Vec<String> {
    let sentences = section.sentences.iter().map(|sentence| format!("- {}", words.text(sentence)));
    std::iter::once(words.text(&section.heading)).chain(sentences).collect()
}

impl BestAnswer {
    fn lines(&self, names: &[&str], words: &Words) -> Vec<String> {
        let name = names[self.player];
        let Some((dominoes, best)) = &self.found else {
            return vec![words.text(&Message::new("explain-best-unknown").with("player", name))];
        };
        let kingdom = best.kingdom.to_string();
        let rows = kingdom.lines().map(|row| format!("    {row}"));
        let said = [best.say(name, self.real), say_hand(dominoes)];
        said.iter().map(|message| words.text(message)).chain(rows).collect()
    }
}

fn sections(game: &Match, answers: &Answers, names: &[&str]) -> Vec<Section> {
    let mut sections = answers.explanation.sections(&game.rules, names);
    for (change, altered) in &answers.changes {
        let heading = Message::new("explain-head-what-if").with("change", change.as_str());
        let mut sentences = altered.round.say(names);
        sentences.extend(altered.overall.iter().flat_map(|overall| overall.say_overall(names)));
        sections.push(Section { heading, sentences });
    }
    sections
}
