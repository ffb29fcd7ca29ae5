//! Every case in `fixtures/audits`: what the audit finds, where, and how grave it is.
#![allow(clippy::unwrap_used, missing_docs)]

mod cases;
mod laying_check;

use cases::Case;
use crowncount::words::Words;
use crowncount::{Audit, Entrant, Finding, Kingdom, audit};

#[test]
fn every_case_is_judged_as_its_file_says() {
    let cases = cases::all("audits");
    let wrong: Vec<String> = cases.iter().flat_map(check).collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

fn check(case: &Case) -> Vec<String> {
    let players = &case.game.rounds[0].players;
    let entrants: Vec<Entrant<'_>> = players.iter().map(crowncount::Player::entrant).collect();
    let names = case.game.names();
    let answer = audit(&case.game.rules, &entrants);
    let mut wrong = Vec::new();
    let found = show(&answer, &names);
    if found != case.rest {
        wrong.push(format!("found {found:#?}"));
    }
    let kingdoms: Vec<&Kingdom> = players.iter().map(|player| &player.kingdom).collect();
    if !answer.dominoes.is_empty() && kingdoms.iter().all(|kingdom| kingdom.unknown().is_empty()) {
        wrong.extend(laying_check::faults(&kingdoms, &answer.dominoes));
    }
    for finding in &answer.findings {
        let text = Words::english().text(&finding.say(&names));
        // A message that lacks words shows its id.
        if text.starts_with("finding-") || text.contains('{') {
            wrong.push(format!("no words: {text}"));
        }
    }
    wrong.iter().map(|wrong| format!("{}: {wrong}", case.title)).collect()
}

/// `possible, 3 dominoes`, then `finding unpaired Ana r1c2 r1c3 & Bo` for each finding.
fn show(answer: &Audit, names: &[&str]) -> Vec<String> {
    let verdict = if answer.possible() { "possible" } else { "impossible" };
    let spots = |finding: &Finding| {
        let spot = |spot: &crowncount::Spot| {
            let places = spot.places.iter().map(|place| format!(" r{}c{}", place.row + 1, place.col + 1));
            format!("{}{}", names[spot.player], places.collect::<String>())
        };
        finding.spots.iter().map(spot).collect::<Vec<_>>().join(" & ")
    };
    let finding =
        |finding: &Finding| format!("finding {} {}", finding.sort.id(), spots(finding)).trim().to_owned();
    let first = format!("{verdict}, {} dominoes", answer.dominoes.len());
    [first].into_iter().chain(answer.findings.iter().map(finding)).collect()
}
