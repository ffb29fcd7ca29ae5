//! Scores and audits as JSON, for other programs. Rows and columns count from 0.

use serde::Serialize;

use super::{RoundSheet, Scored, Sheet};
use crate::game::{Match, Open};
use crate::model::{Place, Places};
use crate::rules::{
    Audit, BuildingPoints, Finding, Gravity, Line, LineId, MiddleKingdom, Score, Standing, Territory, Why,
};
use crate::words::Words;

type At = [u8; 2];

#[derive(Serialize)]
struct ScoreJson<'a> {
    game: &'a str,
    rounds: Vec<RoundJson<'a>>,
    totals: Vec<TotalJson<'a>>,
    ranking: Vec<PlaceJson<'a>>,
    /// Whether nothing is missing; otherwise the ranking is provisional.
    #[serde(rename = "final")]
    is_final: bool,
    open: Vec<OpenJson<'a>>,
}

/// Something that is missing.
#[derive(Serialize)]
struct OpenJson<'a> {
    id: &'a str,
    message: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<usize>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cells: Vec<At>,
    /// What the player's total can still come to, where that is certain.
    #[serde(skip_serializing_if = "Option::is_none")]
    least: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    most: Option<u32>,
}

#[derive(Serialize)]
struct RoundJson<'a> {
    players: Vec<PlayerJson<'a>>,
}

#[derive(Serialize)]
struct PlayerJson<'a> {
    name: &'a str,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    members: &'a [String],
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
    why: &'a str,
    territories: Vec<TerritoryJson>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    buildings: Vec<BuildingJson<'a>>,
    /// The cells that speak against a bonus.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cells: Vec<At>,
}

#[derive(Serialize)]
struct BuildingJson<'a> {
    building: &'a str,
    cell: At,
    count: u32,
    each: u32,
    points: u32,
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
    /// The figures that were compared with the next place, for the last one with the place above it, in the
    /// order of the rules.
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

impl Sheet {
    /// The scores and the ranking, for other programs.
    pub fn json(&self) -> String {
        let names: Vec<&str> = self.players.iter().map(String::as_str).collect();
        let totals = self.totals.iter().zip(&names).map(|(&total, name)| TotalJson { name, total });
        let rounds = self.rounds.iter().map(|round| RoundJson {
            players: (0..names.len()).map(|player| player_json(round, player)).collect(),
        });
        pretty(&ScoreJson {
            game: self.game.id(),
            rounds: rounds.collect(),
            totals: totals.collect(),
            ranking: self.ranking.iter().map(|standing| place(standing, &names)).collect(),
            is_final: self.open.is_empty(),
            open: self.open.iter().map(|(open, message)| open_json(open, message, &names)).collect(),
        })
    }
}

fn open_json<'a>(open: &Open, message: &'a str, names: &[&'a str]) -> OpenJson<'a> {
    let json = OpenJson {
        id: open.id(),
        message,
        player: None,
        round: None,
        cells: Vec::new(),
        least: None,
        most: None,
    };
    match *open {
        Open::Kingdom { round, player }
        | Open::Holdings { round, player, .. }
        | Open::Reading { round, player } => {
            OpenJson { player: Some(names[player]), round: Some(round), ..json }
        }
        Open::Cells { round, player, places, reach } => OpenJson {
            player: Some(names[player]),
            round: Some(round),
            cells: cells(places),
            least: reach.map(|reach| reach.least),
            most: reach.map(|reach| reach.most),
            ..json
        },
        Open::Unsure { round, player, places } => {
            OpenJson { player: Some(names[player]), round: Some(round), cells: cells(places), ..json }
        }
        Open::Queen { round } => OpenJson { round: Some(round), ..json },
        Open::Rounds { .. } => json,
    }
}

fn player_json(round: &RoundSheet, index: usize) -> PlayerJson<'_> {
    let Scored { player, score } = &round.kingdoms[index];
    let lines = score.lines.iter().zip(&round.rows);
    PlayerJson {
        name: &player.name,
        members: &player.members,
        total: score.total(),
        largest_territory: score.largest_territory(),
        crowns: score.crowns(),
        unknown: cells(score.unknown),
        lines: lines.map(|(line, row)| line_json(score, line, &row.cells[index].1)).collect(),
    }
}

fn line_json<'a>(score: &Score, line: &Line, why: &'a str) -> LineJson<'a> {
    let queens = score.queen.map(|queen| queen.territory);
    let of_line = |(_, territory): &(usize, &Territory)| line.id == LineId::Terrain(territory.terrain);
    let territories = score.territories.iter().enumerate().filter(of_line);
    LineJson {
        id: line.id.id(),
        points: line.points,
        why,
        territories: territories
            .map(|(index, territory)| TerritoryJson {
                cells: cells(territory.places),
                squares: territory.squares,
                crowns: territory.crowns,
                points: territory.points(),
                queen: queens == Some(index),
            })
            .collect(),
        buildings: match &line.why {
            Why::Buildings(buildings) => buildings.iter().map(building_json).collect(),
            _ => Vec::new(),
        },
        cells: match &line.why {
            Why::MiddleKingdom(MiddleKingdom::OffCentre(far)) => cells(*far),
            _ => Vec::new(),
        },
    }
}

fn building_json(points: &BuildingPoints) -> BuildingJson<'static> {
    BuildingJson {
        building: points.building.id(),
        cell: at(points.place),
        count: points.count,
        each: points.each,
        points: points.points(),
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
