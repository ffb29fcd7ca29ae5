//! The score sheet: one description ([`Sheet`]) of the printed pad with a column a player, from which every
//! rendering is made, so that they cannot disagree. In: a game and its outcome or its audits. Out: text
//! ([`Sheet::text`], [`audit_text`]) and JSON ([`score_json`], [`audit_json`]).

mod audit;
mod json;
mod text;
mod verdict;

pub use audit::audit_text;
pub use json::{audit_json, score_json};

use crate::game::{Match, Outcome};
use crate::model::{Cell, Kingdom};
use crate::rules::{Line, Rules, Score};
use crate::words::{Arg, Message, Say, Words};

/// A score sheet, in the words of one language.
///
/// ```
/// use crowncount::{Game, Match, Outcome, Player, Rules, Sheet, Words};
///
/// let game = Match::of(Rules::of(Game::Kingdomino, None)?, vec![Player::new("Ana", "w1 w c".parse()?)]);
/// let sheet = Sheet::of(&game, &Outcome::of(&game), Words::english());
/// assert_eq!(sheet.rounds[0].rows[0].cells, [(2, "2 × 1".to_owned())]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Sheet {
    /// Which game, size, edition and bonuses.
    pub title: String,
    /// A column a player.
    pub players: Vec<String>,
    /// One part for each round.
    pub rounds: Vec<RoundSheet>,
    /// The sums over all rounds.
    pub totals: Vec<u32>,
    /// The place of each player.
    pub places: Vec<usize>,
    /// Who plays in which team.
    pub teams: Vec<String>,
    /// Who won and why, a sentence each; nothing for a kingdom alone, and before the last round.
    pub verdict: Vec<String>,
    /// What makes the totals less than final.
    pub notes: Vec<String>,
    labels: Labels,
}

/// One round of a sheet.
#[derive(Debug, Clone, PartialEq)]
pub struct RoundSheet {
    /// Which round, where there are several.
    pub heading: Option<String>,
    /// The kingdom of each player, as rows of the notation.
    pub kingdoms: Vec<Vec<String>>,
    /// The lines of the pad.
    pub rows: Vec<Row>,
    /// The total of each player.
    pub totals: Vec<u32>,
}

/// One line of the pad.
#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    /// Its name.
    pub label: String,
    /// The points of each player, and what they came from.
    pub cells: Vec<(u32, String)>,
}

/// The words around the numbers.
#[derive(Debug, Clone, PartialEq)]
struct Labels {
    total: String,
    place: String,
    all_rounds: String,
    derivations: String,
}

impl Sheet {
    /// The sheet of a game.
    pub fn of(game: &Match, outcome: &Outcome, words: &Words) -> Self {
        let say = |id: &'static str| words.text(&Message::new(id));
        let players: Vec<String> = game.names().into_iter().map(str::to_owned).collect();
        let mut places = vec![0; players.len()];
        for standing in &outcome.ranking {
            standing.players.iter().for_each(|&player| places[player] = standing.place);
        }
        let rounds = (1..).zip(&outcome.rounds).map(|(round, scores)| RoundSheet {
            heading: game
                .rules
                .is_dynasty()
                .then(|| words.text(&Message::new("sheet-round").with("round", round))),
            kingdoms: game.rounds[round - 1]
                .players
                .iter()
                .map(|player| aligned_rows(&player.kingdom))
                .collect(),
            rows: rows(scores, words),
            totals: scores.iter().map(Score::total).collect(),
        });
        Self {
            title: words.text(&title(&game.rules)),
            rounds: rounds.collect(),
            totals: outcome.totals.iter().map(|tally| tally.points).collect(),
            places,
            verdict: if game.rounds.len() < game.rules.rounds() {
                Vec::new()
            } else {
                let sentences = verdict::sentences(&outcome.ranking, &players);
                sentences.iter().map(|sentence| words.text(sentence)).collect()
            },
            teams: teams(game).iter().map(|team| words.text(team)).collect(),
            notes: notes(game, outcome, &players).iter().map(|note| words.text(note)).collect(),
            players,
            labels: Labels {
                total: say("sheet-total"),
                place: say("sheet-place"),
                all_rounds: say("sheet-all-rounds"),
                derivations: say("sheet-derivations"),
            },
        }
    }
}

fn rows(scores: &[Score], words: &Words) -> Vec<Row> {
    let Some(first) = scores.first() else { return Vec::new() };
    let row = |(index, line): (usize, &Line)| Row {
        label: words.text(&line.id.say()),
        cells: scores
            .iter()
            .map(|score| (score.lines[index].points, words.text(&score.say_why(&score.lines[index]))))
            .collect(),
    };
    first.lines.iter().enumerate().map(row).collect()
}

/// 'Kingdomino, 5x5, classic edition, with Harmony'.
fn title(rules: &Rules) -> Message {
    let mut title = Message::new("sheet-title")
        .with("game", rules.book().game.say())
        .with("rows", rules.frame().rows())
        .with("columns", rules.frame().cols());
    if let Some(edition) = rules.book().edition {
        title = Message::new("sheet-of-edition").with("title", title).with("edition", edition.say());
    }
    let dynasty = rules.is_dynasty().then(|| Message::new("dynasty"));
    let extras: Vec<Message> = rules.bonuses().iter().map(Say::say).chain(dynasty).collect();
    if extras.is_empty() {
        return title;
    }
    Message::new("sheet-with").with("title", title).with("bonuses", Arg::from_iter(extras))
}

fn teams(game: &Match) -> Vec<Message> {
    let players = game.rounds.first().map_or(&[][..], |round| &round.players);
    let teams = players.iter().filter(|player| !player.members.is_empty());
    let team = |player: &crate::game::Player| {
        let members: Arg = player.members.iter().map(String::as_str).collect();
        Message::new("sheet-team").with("team", player.name.as_str()).with("members", members)
    };
    teams.map(team).collect()
}

/// The rows of a kingdom, its cells under each other.
fn aligned_rows(kingdom: &Kingdom) -> Vec<String> {
    let width = kingdom.iter().map(|(_, cell)| cell.to_string().len()).max().unwrap_or(0);
    let row = |cells: &[Cell]| {
        let cells = cells.iter().map(|cell| format!("{:width$}", cell.to_string()));
        cells.collect::<Vec<_>>().join(" ").trim_end().to_owned()
    };
    kingdom.row_cells().map(row).collect()
}

fn notes(game: &Match, outcome: &Outcome, players: &[String]) -> Vec<Message> {
    let unknown = |player: usize| outcome.rounds.iter().map(|round| round[player].unknown.len()).sum::<u32>();
    let cells = players.iter().enumerate().filter(|&(index, _)| unknown(index) > 0).map(|(index, name)| {
        Message::new("sheet-unknown").with("player", name.as_str()).with("count", unknown(index))
    });
    let (played, rounds) = (game.rounds.len(), game.rules.rounds());
    let open = (played < rounds)
        .then(|| Message::new("sheet-rounds-open").with("played", played).with("rounds", rounds));
    cells.chain(open).collect()
}
