//! Reads the case files in `fixtures`. A file holds any number of cases:
//!
//! ```text
//! == seven forest squares with three crowns
//! rules kingdomino revised 7x7 harmony dynasty      (only the game is needed)
//! round                                             (starts another round)
//! player Ana, coins 11, queen
//!     f f f f f1
//!     . c f1 f1 .
//! - forest 21 = 7 × 3
//! - total 21
//! place 1 Ana by points 21 13
//! ```
//!
//! A row that starts with four blanks belongs to the kingdom; a line with `-`, `place`, `finding` or another
//! word is what the driver expects.

#![allow(dead_code)] // each driver uses its part

use std::fs;
use std::path::{Path, PathBuf};

use crowncount::{Bonus, Edition, Frame, Game, Holdings, Match, Player, Round, Rules, Terrain};

/// One case.
pub(crate) struct Case {
    /// Where it stands, for messages.
    pub(crate) title: String,
    /// The game.
    pub(crate) game: Match,
    /// What is expected of each round and player: the lines with `-`.
    pub(crate) lines: Vec<Vec<Vec<String>>>,
    /// What is expected of the whole game: all other lines.
    pub(crate) rest: Vec<String>,
}

/// Every case of a folder of `fixtures`.
pub(crate) fn all(folder: &str) -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(folder);
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let mut cases = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        for part in text.split("\n== ").skip(1) {
            cases.push(Case::read(&name, part));
        }
    }
    assert!(!cases.is_empty());
    cases
}

impl Case {
    fn read(file: &str, text: &str) -> Self {
        let (title, body) = text.split_once('\n').unwrap();
        let title = format!("{file}: {title}");
        let mut rules = None;
        let mut rounds: Vec<Vec<(String, String)>> = vec![Vec::new()];
        let mut lines: Vec<Vec<Vec<String>>> = vec![Vec::new()];
        let mut rest = Vec::new();
        for line in body.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
            let last = lines.len() - 1;
            if let Some(words) = line.strip_prefix("rules ") {
                rules = Some(read_rules(words));
            } else if line == "round" {
                rounds.push(Vec::new());
                lines.push(Vec::new());
            } else if let Some(player) = line.strip_prefix("player ") {
                rounds[last].push((player.to_owned(), String::new()));
                lines[last].push(Vec::new());
            } else if let Some(row) = line.strip_prefix("    ") {
                let kingdom = &mut rounds[last].last_mut().unwrap().1;
                kingdom.push_str(row);
                kingdom.push('\n');
            } else if let Some(expected) = line.strip_prefix("- ") {
                lines[last].last_mut().unwrap().push(expected.trim().to_owned());
            } else {
                rest.push(line.to_owned());
            }
        }
        let round = |players: &Vec<(String, String)>| Round {
            players: players.iter().map(|(head, kingdom)| read_player(head, kingdom, &title)).collect(),
            extra: crowncount::game::Extra::new(),
        };
        let rules = rules.unwrap_or_else(|| panic!("{title}: no rules"));
        let mut game = Match::of(rules, Vec::new());
        game.rounds = rounds.iter().map(round).collect();
        Self { title, game, lines, rest }
    }
}

fn read_rules(words: &str) -> Rules {
    let mut words = words.split_whitespace();
    let game = words.next().and_then(Game::from_id).expect("a game");
    let words: Vec<&str> = words.collect();
    let edition = words.iter().find_map(|word| Edition::from_id(word));
    let mut rules = Rules::of(game, edition).unwrap();
    for word in words {
        rules = match word {
            "5x5" => rules.with_frame(Frame::Five).unwrap(),
            "7x7" => rules.with_frame(Frame::Seven).unwrap(),
            "dynasty" => rules.with_dynasty().unwrap(),
            _ if Edition::from_id(word).is_some() => rules,
            _ => rules.with_bonus(Bonus::from_id(word).unwrap()).unwrap(),
        };
    }
    rules
}

fn read_player(head: &str, kingdom: &str, title: &str) -> Player {
    let mut parts = head.split(", ");
    let kingdom = kingdom.parse::<crowncount::Kingdom>().unwrap_or_else(|error| panic!("{title}: {error}"));
    let mut player = Player::new(parts.next().unwrap(), kingdom);
    let mut holdings = Holdings::default().written_down();
    for part in parts {
        let (what, value) = part.split_once(' ').unwrap_or((part, ""));
        match what {
            "coins" => holdings.coins = value.parse().ok(),
            "knights" => holdings.knights = value.parse().ok(),
            "towers" => holdings.towers = value.parse().ok(),
            "queen" => holdings.queen = (value != "unknown").then_some(true),
            "power" => holdings.power = Some(Terrain::from_id(value).unwrap()),
            "colour" => player.colour = Some(value.to_owned().into()),
            "members" => player.members = value.split(" & ").map(str::to_owned).collect(),
            _ => panic!("{title}: {part}"),
        }
    }
    player.holdings = holdings;
    player
}
