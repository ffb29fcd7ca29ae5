//! The score sheet: one description ([`Sheet`]) of the printed pad with a column a player, from which every
//! rendering is made, so that they cannot disagree. In: a game and its outcome or its audits. Out: a file in any
//! [`Format`] ([`Sheet::render`]), text and JSON ([`Sheet::text`], [`audit_text`], [`Sheet::json`],
//! [`audit_json`]), a table ([`Sheet::csv`]) and pictures ([`Sheet::svg`], [`Sheet::picture`]).

mod audit;
mod csv;
pub(crate) mod font;
mod format;
mod json;
mod outlines;
mod page;
mod pdf;
pub(crate) mod pixels;
mod provisional;
mod svg;
mod text;
mod verdict;

pub use audit::audit_text;
pub use format::{Format, RenderError};
pub use json::audit_json;

use crate::game::{Match, Open, Outcome, Player};
use crate::model::{Frame, PlayerColour};
use crate::rules::{Game, Line, LineId, Rules, Score, Standing};
use crate::words::{Arg, Message, Say, Words, clean};

/// A score sheet, in the words of one language.
///
/// ```
/// use crowncount::{Game, Match, Outcome, Player, Rules};
/// use crowncount::sheet::Sheet;
/// use crowncount::words::Words;
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
    /// The colour of each player's castle; who has named none gets one that is left.
    pub colours: Vec<PlayerColour>,
    /// When it was played, if that is known.
    pub date: Option<String>,
    /// One part for each round.
    pub rounds: Vec<RoundSheet>,
    /// The sums over all rounds.
    pub totals: Vec<u32>,
    /// The place of each player.
    pub places: Vec<usize>,
    /// Who plays in which team.
    pub teams: Vec<String>,
    /// Who won and why, a sentence each; nothing for a kingdom alone, and while anything is missing.
    pub verdict: Vec<String>,
    /// Who leads and who can still reach what, while anything is missing and somebody has points.
    pub standing: Option<String>,
    /// What is missing, each with its sentence.
    pub open: Vec<(Open, String)>,
    game: Game,
    frame: Frame,
    ranking: Vec<Standing>,
    labels: Labels,
}

/// One round of a sheet.
#[derive(Debug, Clone, PartialEq)]
pub struct RoundSheet {
    /// Which round, where there are several.
    pub heading: Option<String>,
    /// The kingdom of each player with its score.
    pub kingdoms: Vec<Scored>,
    /// The lines of the pad.
    pub rows: Vec<Row>,
    /// The total of each player.
    pub totals: Vec<u32>,
}

/// A player's kingdom and what it scored.
#[derive(Debug, Clone, PartialEq)]
pub struct Scored {
    /// The player with the kingdom.
    pub player: Player,
    /// Its score.
    pub score: Score,
}

/// One line of the pad.
#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    /// Which line.
    pub id: LineId,
    /// Its name.
    pub label: String,
    /// The points of each player, and what they came from.
    pub cells: Vec<(u32, String)>,
}

/// The words around the numbers.
#[derive(Debug, Clone, PartialEq)]
struct Labels {
    /// The game alone, and what the title adds to it.
    game: String,
    extras: Vec<String>,
    line: String,
    round: String,
    total: String,
    place: String,
    all_rounds: String,
    derivations: String,
}

impl Row {
    /// The points of a player and where they come from: '12 = 4 × 3', but '2 (8 coins, 1 point per 3)', since coins are
    /// divided and not added up.
    pub fn derivation(&self, player: usize) -> Option<String> {
        let (points, why) = self.cells.get(player)?;
        Some(match self.id {
            LineId::Coins => format!("{points} ({why})"),
            _ => format!("{points} = {why}"),
        })
    }
}

impl Sheet {
    /// The sheet of a game.
    pub fn of(game: &Match, outcome: &Outcome, words: &Words) -> Self {
        let say = |id: &'static str| words.text(&Message::new(id));
        let named = |(number, name): (usize, &str)| match clean(name) {
            // Somebody without a name has a number.
            name if name.trim().is_empty() => {
                words.text(&Message::new("sheet-player").with("number", number))
            }
            name => name.into_owned(),
        };
        let players: Vec<String> = (1..).zip(game.names()).map(named).collect();
        let mut places = vec![0; players.len()];
        for standing in &outcome.ranking {
            standing.players.iter().for_each(|&player| places[player] = standing.place);
        }
        let rounds = (1..).zip(outcome.rounds.iter().zip(&game.rounds)).map(|(number, (scores, round))| {
            let kingdoms = round.players.iter().zip(scores);
            RoundSheet {
                heading: game
                    .rules
                    .is_dynasty()
                    .then(|| words.text(&Message::new("sheet-round").with("round", number))),
                kingdoms: kingdoms
                    .map(|(player, score)| Scored { player: player.clone(), score: score.clone() })
                    .collect(),
                rows: rows(scores, words),
                totals: scores.iter().map(Score::total).collect(),
            }
        });
        Self {
            title: words.text(&title(&game.rules)),
            colours: colours(game),
            date: game.date().map(|date| date.date().to_string()),
            rounds: rounds.collect(),
            totals: outcome.totals.iter().map(|tally| tally.points).collect(),
            places,
            verdict: if outcome.is_final() {
                let sentences = verdict::sentences(&game.rules, &outcome.ranking, &players);
                sentences.iter().map(|sentence| words.text(sentence)).collect()
            } else {
                Vec::new()
            },
            teams: teams(game).iter().map(|team| words.text(team)).collect(),
            standing: provisional::standing(outcome, &players).map(|standing| words.text(&standing)),
            open: provisional::open(outcome, &players, words),
            players,
            game: game.rules.book().game,
            frame: game.rules.frame(),
            ranking: outcome.ranking.clone(),
            labels: Labels {
                game: words.text(&game.rules.say_game()),
                extras: size_and_extras(&game.rules).iter().map(|extra| words.text(extra)).collect(),
                line: say("sheet-line"),
                round: say("sheet-round-column"),
                total: say("sheet-total"),
                place: say(if outcome.is_final() { "sheet-place" } else { "sheet-place-provisional" }),
                all_rounds: say("sheet-all-rounds"),
                derivations: say(match game.rules.book().game {
                    Game::Duel => "sheet-derivations-duel",
                    _ => "sheet-derivations",
                }),
            },
        }
    }

    /// Who leads, and what makes that less than final; nothing where nothing is missing.
    fn notes(&self) -> impl Iterator<Item = &String> {
        self.standing.iter().chain(self.open.iter().map(|(_, sentence)| sentence))
    }

    /// Whether this player has won, alone or with others, at the end of the last round.
    fn is_winner(&self, player: usize) -> bool {
        !self.verdict.is_empty() && self.places[player] == 1
    }
}

fn rows(scores: &[Score], words: &Words) -> Vec<Row> {
    let Some(first) = scores.first() else { return Vec::new() };
    let row = |(index, line): (usize, &Line)| Row {
        id: line.id,
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
    let (rows, columns) = (rules.frame().rows(), rules.frame().cols());
    let game = rules.say_game();
    let mut title =
        Message::new("sheet-title").with("game", game).with("rows", rows).with("columns", columns);
    if let Some(edition) = rules.book().edition {
        title = Message::new("sheet-of-edition").with("title", title).with("edition", edition.say());
    }
    let extras = extras(rules);
    if extras.is_empty() {
        return title;
    }
    Message::new("sheet-with").with("title", title).with("bonuses", Arg::from_iter(extras))
}

fn extras(rules: &Rules) -> Vec<Message> {
    let dynasty = rules.is_dynasty().then(|| Message::new("dynasty"));
    rules.bonuses().iter().map(Say::say).chain(dynasty).collect()
}

/// The title in parts, without the game.
fn size_and_extras(rules: &Rules) -> Vec<Message> {
    let (rows, columns) = (rules.frame().rows(), rules.frame().cols());
    let size = Message::new("sheet-size").with("rows", rows).with("columns", columns);
    let edition = rules.book().edition.map(|edition| edition.say());
    [size].into_iter().chain(edition).chain(extras(rules)).collect()
}

/// The colour of each castle: the one that the game names, or the first that nobody has.
fn colours(game: &Match) -> Vec<PlayerColour> {
    let players = game.rounds.first().map_or(&[][..], |round| &round.players);
    let taken: Vec<PlayerColour> = players.iter().filter_map(Player::known_colour).collect();
    let mut left = PlayerColour::ALL.into_iter().filter(|colour| !taken.contains(colour));
    let mut colour = |player: &Player| player.known_colour().or_else(|| left.next());
    players.iter().map(|player| colour(player).unwrap_or(PlayerColour::White)).collect()
}

fn teams(game: &Match) -> Vec<Message> {
    let players = game.rounds.first().map_or(&[][..], |round| &round.players);
    let teams = players.iter().filter(|player| !player.members.is_empty());
    let team = |player: &Player| {
        let members: Arg = player.members.iter().map(String::as_str).collect();
        Message::new("sheet-team").with("team", player.name.as_str()).with("members", members)
    };
    teams.map(team).collect()
}
