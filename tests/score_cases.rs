//! Every case in `fixtures/scores`: lines with their derivation, totals and ranking.
#![allow(clippy::unwrap_used, missing_docs)]

mod cases;

use std::collections::BTreeMap;

use cases::Case;
use crowncount::sheet::Sheet;
use crowncount::words::Words;
use crowncount::{Against, Outcome, Score, Standing};

#[test]
fn every_case_scores_as_its_file_says() {
    let cases = cases::all("scores");
    let wrong: Vec<String> = cases.iter().flat_map(check).collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    assert!(cases.len() >= 50, "{} cases", cases.len());
}

/// Everything that differs from what the file says.
fn check(case: &Case) -> Vec<String> {
    let outcome = Outcome::of(&case.game);
    let players = outcome.rounds.iter().zip(&case.lines).flat_map(|(scores, lines)| scores.iter().zip(lines));
    let mut wrong: Vec<String> = players.flat_map(|(score, expected)| check_score(score, expected)).collect();
    let names = case.game.names();
    let ranking: Vec<String> = outcome.ranking.iter().map(|standing| show(standing, &names)).collect();
    let (says, places): (Vec<String>, Vec<String>) =
        case.rest.iter().cloned().partition(|line| line.starts_with("says "));
    if !places.is_empty() && ranking != places {
        wrong.push(format!("ranking {ranking:?}"));
    }
    let verdict = Sheet::of(&case.game, &outcome, Words::english()).verdict;
    let verdict: Vec<String> = verdict.iter().map(|sentence| format!("says {sentence}")).collect();
    if !says.is_empty() && verdict != says {
        wrong.push(format!("{verdict:#?}"));
    }
    wrong.iter().map(|wrong| format!("{}: {wrong}", case.title)).collect()
}

/// Lines that the file does not name must be 0.
fn check_score(score: &Score, expected: &[String]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut figures: BTreeMap<&str, u32> =
        score.lines.iter().map(|line| (line.id.id(), line.points)).collect();
    figures.insert("total", score.total());
    for line in expected {
        let (figure, why) = line.split_once(" = ").map_or((line.as_str(), None), |(f, why)| (f, Some(why)));
        let (name, points) = figure.rsplit_once(' ').expect("a name and a figure");
        let found = match name {
            "largest" => Some(score.largest_territory()),
            "crowns" => Some(score.crowns()),
            _ => figures.remove(name),
        };
        if found.map(|found| found.to_string()).as_deref() != Some(points) {
            wrong.push(format!("{line}, but found {found:?}"));
        }
        let found = score.lines.iter().find(|line| line.id.id() == name);
        let found = found.map(|line| Words::english().text(&score.say_why(line)));
        if why.is_some() && why != found.as_deref() {
            wrong.push(format!("{line}, but found {found:?}"));
        }
    }
    if figures.contains_key("total") {
        wrong.push("no total is expected".to_owned());
    }
    wrong.extend(figures.iter().filter(|(_, points)| **points > 0).map(|(name, p)| format!("{name} is {p}")));
    wrong
}

/// `place 1 Ana by largest-territory 9 7`, `place 1 Ana & Bo shared`.
fn show(standing: &Standing, names: &[&str]) -> String {
    let players: Vec<&str> = standing.players.iter().map(|&player| names[player]).collect();
    let place = format!("place {} {}", standing.place, players.join(" & "));
    match (standing.decided_by(), standing.compared.last()) {
        (Some(measure), Some(last)) => format!("{place} by {} {} {}", measure.id(), last.own, last.other),
        (None, Some(last)) if standing.against == Against::Below => {
            format!("{place} shared, ahead by {} {} {}", last.measure.id(), last.own, last.other)
        }
        (Some(measure), None) => format!("{place} by {}", measure.id()),
        _ => format!("{place} shared"),
    }
}
