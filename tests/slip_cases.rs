//! Every case in `fixtures/slips`: the slips that the paper check names, and no other.
#![allow(clippy::unwrap_used, missing_docs)]

mod cases;

use std::collections::BTreeMap;

use cases::Case;
use crowncount::words::{Say, Words};
use crowncount::{PaperFault, Score, check_paper};

#[test]
fn every_planted_slip_is_named_and_no_other() {
    let wrong: Vec<String> = cases::all("slips").iter().filter_map(check).collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

fn check(case: &Case) -> Option<String> {
    let player = &case.game.rounds[0].players[0];
    let score = Score::of(&case.game.rules, &player.kingdom, &player.holdings);
    let (paper, expected): (Vec<&String>, Vec<&String>) =
        case.rest.iter().partition(|line| line.starts_with("paper "));
    let paper: BTreeMap<&str, u32> = paper
        .iter()
        .map(|line| {
            let words: Vec<&str> = line.split(' ').collect();
            (words[1], words[2].parse().unwrap())
        })
        .collect();
    let known = |id: &&str| *id == "total" || score.lines.iter().any(|line| line.id.id() == *id);
    assert!(paper.keys().all(known), "{}: {paper:?}", case.title);
    let found: Vec<String> = check_paper(&player.kingdom, &score, |line| paper.get(line.id()).copied())
        .iter()
        .flat_map(show)
        .collect();
    let expected: Vec<&str> = expected.iter().map(|line| line.as_str()).collect();
    (found != expected).then(|| format!("{}: found {found:#?}", case.title))
}

/// `slip wheat: swapped with lake`, and `slip total: coins: …` for what happened in a line that was not written down.
fn show(fault: &PaperFault) -> Vec<String> {
    let number = format!("slip {}", fault.line.id());
    if fault.slips.is_empty() {
        return vec![number];
    }
    let told = fault.slips.iter().map(|slip| {
        let place = if slip.line == fault.line { String::new() } else { format!("{}: ", slip.line.id()) };
        format!("{number}: {place}{}", Words::english().text(&slip.mistake.say()))
    });
    told.collect()
}
