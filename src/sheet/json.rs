//! Scores and audits as JSON, for other programs. Rows and columns count from 0.

use serde::Serialize;

use crate::game::{Match, Outcome};
use crate::model::{Place, Places};
use crate::rules::{Audit, Finding, Gravity, Line, LineId, Score, Standing, Territory};
use crate::words::Words;

type At = [u8; 2];

#[derive(Serialize)]
struct ScoreJson<'a> {
    game: &'a str,
    rounds: Vec<RoundJson<'a>>,
    totals: Vec<TotalJson<'a>>,
    ranking: Vec<PlaceJson<'a>>,
}

#[derive(Serialize)]
struct RoundJson<'a> {
    players: Vec<PlayerJson<'a>>,
}

#[derive(Serialize)]
struct PlayerJson<'a> {
    name: &'a str,
    total: u32,
    largest_territory: u32,
    crowns: u32,
    /// Cells that nobody has filled in: while there are any, the total is not final.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unknown: Vec<At>,
    lines: Vec<LineJson<'a>>,
}

#[derive(Serialize)]
struct LineJson<'a> {
    id: &'a str,
    points: u32,
    why: String,
    territories: Vec<TerritoryJson>,
}

#[derive(Serialize)]
struct TerritoryJson {
    cells: Vec<At>,
    squares: u32,
    crowns: u32,
    points: u32,
    /// Whether the Queen stands here; her crown is counted.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    queen: bool,
}

#[derive(Serialize)]
struct TotalJson<'a> {
    name: &'a str,
    total: u32,
}

#[derive(Serialize)]
struct PlaceJson<'a> {
    place: usize,
    players: Vec<&'a str>,
    decided_by: &'a str,
    /// The figures that were compared, in the order of the rules.
    compared: Vec<ComparisonJson<'a>>,
}

#[derive(Serialize)]
struct ComparisonJson<'a> {
    by: &'a str,
    own: u32,
    other: u32,
}

#[derive(Serialize)]
struct AuditJson<'a> {
    possible: bool,
    findings: Vec<FindingJson<'a>>,
    dominoes: Vec<DominoJson<'a>>,
}

#[derive(Serialize)]
struct FindingJson<'a> {
    id: &'a str,
    gravity: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<usize>,
    message: String,
    players: Vec<&'a str>,
    cells: Vec<At>,
    /// The same cells, by player.
    spots: Vec<SpotJson<'a>>,
}

#[derive(Serialize)]
struct SpotJson<'a> {
    player: &'a str,
    cells: Vec<At>,
}

#[derive(Serialize)]
struct DominoJson<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<usize>,
    player: &'a str,
    number: u8,
    #[serde(rename = "box")]
    from: &'a str,
    squares: [String; 2],
    cells: [At; 2],
}

/// A game's scores and ranking.
pub fn score_json(game: &Match, outcome: &Outcome, words: &Words) -> String {
    let names = game.names();
    let round = |scores: &Vec<Score>| RoundJson {
        players: scores.iter().zip(&names).map(|(score, name)| player(name, score, words)).collect(),
    };
    let total = |(tally, &name): (&crate::rules::Tally, &&'_ str)| (name.to_owned(), tally.points);
    let totals: Vec<(String, u32)> = outcome.totals.iter().zip(&names).map(total).collect();
    pretty(&ScoreJson {
        game: game.rules.book().game.id(),
        rounds: outcome.rounds.iter().map(round).collect(),
        totals: totals.iter().map(|(name, total)| TotalJson { name, total: *total }).collect(),
        ranking: outcome.ranking.iter().map(|standing| place(standing, &names)).collect(),
    })
}

fn player<'a>(name: &'a str, score: &Score, words: &Words) -> PlayerJson<'a> {
    PlayerJson {
        name,
        total: score.total(),
        largest_territory: score.largest_territory(),
        crowns: score.crowns(),
        unknown: cells(score.unknown),
        lines: score.lines.iter().map(|line| line_json(score, line, words)).collect(),
    }
}

fn line_json(score: &Score, line: &Line, words: &Words) -> LineJson<'static> {
    let queens = score.queen.map(|queen| queen.territory);
    let of_line = |(_, territory): &(usize, &Territory)| line.id == LineId::Terrain(territory.terrain);
    let territories = score.territories.iter().enumerate().filter(of_line);
    LineJson {
        id: line.id.id(),
        points: line.points,
        why: words.text(&score.say_why(line)),
        territories: territories
            .map(|(index, territory)| TerritoryJson {
                cells: cells(territory.places),
                squares: territory.squares,
                crowns: territory.crowns,
                points: territory.points(),
                queen: queens == Some(index),
            })
            .collect(),
    }
}

fn place<'a>(standing: &Standing, names: &[&'a str]) -> PlaceJson<'a> {
    PlaceJson {
        place: standing.place,
        players: standing.players.iter().map(|&player| names[player]).collect(),
        decided_by: standing.decided_by().map_or("shared", |measure| measure.id()),
        compared: standing
            .compared
            .iter()
            .map(|compared| ComparisonJson {
                by: compared.measure.id(),
                own: compared.own,
                other: compared.other,
            })
            .collect(),
    }
}

/// The audits of all rounds of a game.
pub fn audit_json(game: &Match, audits: &[Audit], words: &Words) -> String {
    let names = game.names();
    let round = |index: usize| (audits.len() > 1).then_some(index);
    let indexed = || audits.iter().enumerate();
    let findings = indexed()
        .flat_map(|(index, audit)| audit.findings.iter().map(move |finding| (index, finding)))
        .map(|(index, found)| finding(round(index), found, &names, words));
    let dominoes = indexed().flat_map(|(index, audit)| audit.dominoes.iter().map(move |laid| (index, laid)));
    let dominoes = dominoes.map(|(index, laid)| DominoJson {
        round: round(index),
        player: names[laid.kingdom],
        number: laid.domino.number,
        from: laid.domino.from.id(),
        squares: laid.domino.squares.map(|square| square.to_string()),
        cells: laid.places.map(at),
    });
    pretty(&AuditJson {
        possible: audits.iter().all(Audit::possible),
        findings: findings.collect(),
        dominoes: dominoes.collect(),
    })
}

fn finding<'a>(
    round: Option<usize>,
    finding: &'a Finding,
    names: &[&'a str],
    words: &Words,
) -> FindingJson<'a> {
    FindingJson {
        id: finding.sort.id(),
        gravity: match finding.gravity() {
            Gravity::Contradiction => "contradiction",
            Gravity::Unusual => "unusual",
        },
        round,
        message: words.text(&finding.say(names)),
        players: finding.spots.iter().map(|spot| names[spot.player]).collect(),
        cells: finding.spots.iter().flat_map(|spot| cells(spot.places)).collect(),
        spots: finding
            .spots
            .iter()
            .map(|spot| SpotJson { player: names[spot.player], cells: cells(spot.places) })
            .collect(),
    }
}

fn at(place: Place) -> At {
    [place.row, place.col]
}

fn cells(places: Places) -> Vec<At> {
    places.iter().map(at).collect()
}

/// Text for a terminal or a file. Plain data always has a JSON form.
fn pretty(value: &impl Serialize) -> String {
    let mut text = serde_json::to_string_pretty(value).unwrap_or_default();
    text.push('\n');
    text
}
