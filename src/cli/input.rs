//! Reads what a command works on: a game file, or a kingdom as text.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::game::file::read;
use crate::game::{Match, Player, Round};
use crate::model::{DominoBox, Frame, Kingdom, NotationError, Terrain};
use crate::rules::{Bonus, Edition, Entrant, Game, Rules, RulesError, inspect};
use crate::words::{Message, Say, Words};

/// Longer than any game; a photo given by mistake is not read to its end.
const LONGEST: u64 = 8 << 20;

/// A game that was read, and what is to be said of it beside the answer.
pub(super) struct Input {
    /// The game.
    pub(super) game: Match,
    /// What was assumed, and fields that were probably misspelt.
    notes: Vec<Message>,
    /// The name of the file.
    name: String,
}

impl Input {
    /// Tells on standard error what was assumed, and what is known to be wrong without a search.
    pub(super) fn tell(&self, words: &Words) {
        let names = self.game.names();
        let found = |round: &Round| {
            let entrants: Vec<Entrant<'_>> = round.players.iter().map(Player::entrant).collect();
            inspect(&self.game.rules, &entrants)
        };
        let findings = self.game.rounds.iter().flat_map(found).map(|finding| finding.say(&names));
        for note in self.notes.iter().cloned().chain(findings) {
            super::note(&Message::new("at").with("place", self.name.as_str()).with("what", note), words);
        }
    }
}

/// Reads the game that the arguments name, with their rules and bonuses.
pub(super) fn read_game(matches: &ArgMatches, words: &Words) -> Result<Input, Message> {
    let path = matches.get_one::<PathBuf>("file").map_or(Path::new("-"), PathBuf::as_path);
    let at = |what: Message| Message::new("at").with("place", shown(path, words)).with("what", what);
    let text = text(path).map_err(&at)?;
    let asked = matches.get_one::<String>("rules").map(|name| named_rules(name)).transpose()?;
    let mut notes = Vec::new();
    let mut game = if is_json(&text) {
        let mut game = read(&text).map_err(|error| at(error.say()))?;
        if let Some(asked) = asked {
            replace_rules(&mut game, asked).map_err(|error| at(error.say()))?;
        }
        notes.extend(game.misspelt().iter().map(Say::say));
        game
    } else {
        let kingdom: Kingdom = text.parse().map_err(|error: NotationError| at(error.say()))?;
        let rules = rules_for(&kingdom, asked).map_err(|error| at(error.say()))?;
        notes.extend(assumed_frame(&kingdom, &rules, asked));
        let name = words.text(&Message::new("sheet-player").with("number", 1));
        Match::of(rules, vec![Player::new(name, kingdom)])
    };
    let bonuses = matches.try_get_many::<String>("bonus").ok().flatten().into_iter().flatten();
    for (id, bonus) in bonuses.filter_map(|id| Some((id, Bonus::from_id(id)?))) {
        game.rules = game.rules.with_bonus(bonus).map_err(|error| {
            at(Message::new("cli-bad-bonus").with("name", id.as_str()).with("what", error.say()))
        })?;
    }
    Ok(Input { game, notes, name: shown(path, words) })
}

/// Whether a text is meant as JSON: after blanks and comments, which JSON does not have but people write, comes an
/// object or a list.
fn is_json(text: &str) -> bool {
    let mut rest = text.trim_start_matches('\u{feff}').trim_start();
    loop {
        let comment = if rest.starts_with("//") {
            rest.split_once('\n')
        } else if rest.starts_with("/*") {
            rest.split_once("*/")
        } else {
            None
        };
        match comment {
            Some((_, after)) => rest = after.trim_start(),
            None => return rest.starts_with(['{', '[']),
        }
    }
}

/// What is said of the larger frame where nobody named one.
fn assumed_frame(kingdom: &Kingdom, rules: &Rules, asked: Option<NamedRules>) -> Option<Message> {
    let named = asked.is_some_and(|asked| asked.frame.is_some()) || rules.book().has_one_frame();
    let extent = kingdom.extent().filter(|_| !named && rules.frame() != Frame::Five)?;
    let message = Message::new("cli-assumed-frame").with("rows", extent.rows).with("columns", extent.cols);
    let (rows, cols) = (rules.frame().rows(), rules.frame().cols());
    Some(message.with("frame-rows", rows).with("frame-columns", cols).with("game", rules.book().game.say()))
}

fn shown(path: &Path, words: &Words) -> String {
    match path.to_str() {
        Some("-") => words.text(&Message::new("cli-standard-input")),
        _ => path.display().to_string(),
    }
}

/// Why a file could not be read.
pub(super) fn unreadable(error: &io::Error) -> Message {
    match error.kind() {
        io::ErrorKind::NotFound => Message::new("cli-not-found"),
        io::ErrorKind::IsADirectory => Message::new("cli-is-folder"),
        io::ErrorKind::PermissionDenied => Message::new("cli-not-allowed"),
        _ => Message::new("cli-unreadable").with("detail", error.to_string()),
    }
}

fn text(path: &Path) -> Result<String, Message> {
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        io::stdin().lock().take(LONGEST + 1).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(LONGEST + 1).read_to_end(&mut bytes))
    };
    let length = read.map_err(|error| unreadable(&error))?;
    if length as u64 > LONGEST {
        return Err(Message::new("cli-too-long"));
    }
    String::from_utf8(bytes).map_err(|_| Message::new("cli-no-text"))
}

/// Rules that were asked for by name; the size may be left open.
#[derive(Clone, Copy)]
struct NamedRules {
    game: Game,
    edition: Option<Edition>,
    frame: Option<Frame>,
}

/// The names of `--rules`; each may be followed by `-5x5` or `-7x7`.
const NAMES: [(&str, Game, Option<Edition>, Option<Frame>); 8] = [
    ("kingdomino", Game::Kingdomino, None, None),
    ("classic", Game::Kingdomino, Some(Edition::Classic), None),
    ("revised", Game::Kingdomino, Some(Edition::Revised), None),
    ("mighty-duel", Game::Kingdomino, Some(Edition::Classic), Some(Frame::Seven)),
    ("mighty-duel-revised", Game::Kingdomino, Some(Edition::Revised), Some(Frame::Seven)),
    ("queendomino", Game::Queendomino, None, None),
    ("royal-wedding", Game::RoyalWedding, None, None),
    ("duel", Game::Duel, None, None),
];

fn named_rules(name: &str) -> Result<NamedRules, Message> {
    let sizes = [("-5x5", Frame::Five), ("-7x7", Frame::Seven)];
    let lower = name.to_ascii_lowercase();
    let with_size = sizes.iter().find_map(|(end, frame)| Some((lower.strip_suffix(end)?, *frame)));
    let (stem, size) = with_size.map_or((lower.as_str(), None), |(stem, frame)| (stem, Some(frame)));
    let known = NAMES
        .iter()
        .find(|(known, _, _, frame)| *known == stem && (size.is_none() || frame.is_none() || size == *frame));
    let &(_, game, edition, frame) = known.ok_or_else(|| {
        let names = NAMES.map(|(known, ..)| known).join(", ");
        Message::new("cli-no-rules").with("name", name).with("names", names)
    })?;
    Ok(NamedRules { game, edition, frame: size.or(frame) })
}

/// The boxes whose dominoes may be in a photo, none for Duel; and the frame, if the name tells it.
pub(super) fn boxes(name: &str) -> Result<(&'static [DominoBox], Option<Frame>), Message> {
    let asked = named_rules(name)?;
    let rules = Rules::of(asked.game, asked.edition).map_err(|error| error.say())?;
    Ok((rules.book().boxes, asked.frame))
}

/// The rules for a kingdom alone. What was not asked for follows from its squares and its size.
fn rules_for(kingdom: &Kingdom, asked: Option<NamedRules>) -> Result<Rules, RulesError> {
    let asked =
        asked.unwrap_or_else(|| NamedRules { game: likely_game(kingdom), edition: None, frame: None });
    let fits = kingdom.extent().is_none_or(|extent| extent.rows.max(extent.cols) <= Frame::Five.rows());
    let rules = asked.rules(if fits { Frame::Five } else { Frame::Seven })?;
    rules.check(kingdom)?;
    Ok(rules)
}

/// Coats are Duel, towns are Queendomino.
fn likely_game(kingdom: &Kingdom) -> Game {
    let has =
        |is: fn(Terrain) -> bool| !kingdom.places_where(|cell| cell.terrain().is_some_and(is)).is_empty();
    if has(Terrain::is_coat) {
        Game::Duel
    } else if has(|terrain| terrain == Terrain::Town) {
        Game::Queendomino
    } else {
        Game::Kingdomino
    }
}

/// Puts other rules in the place of those of a game file, keeping what was not named: edition, size, bonuses and
/// Dynasty.
fn replace_rules(game: &mut Match, mut asked: NamedRules) -> Result<(), RulesError> {
    let old = &game.rules;
    if asked.edition.is_none() && asked.game == old.book().game {
        asked.edition = old.book().edition;
    }
    let mut rules = asked.rules(if old.frame() == Frame::Duel { Frame::Five } else { old.frame() })?;
    for &bonus in old.bonuses() {
        rules = rules.with_bonus(bonus)?;
    }
    if old.is_dynasty() {
        rules = rules.with_dynasty()?;
    }
    for player in game.rounds.iter().flat_map(|round| &round.players) {
        rules.check(&player.kingdom)?;
        rules.check_holdings(&player.holdings)?;
    }
    game.rules = rules;
    Ok(())
}

impl NamedRules {
    /// The rules, in this frame unless another was named or there is only one.
    fn rules(self, frame: Frame) -> Result<Rules, RulesError> {
        let rules = Rules::of(self.game, self.edition)?;
        match self.frame {
            Some(named) => rules.with_frame(named),
            None if rules.book().has_one_frame() => Ok(rules),
            None => rules.with_frame(frame),
        }
    }
}
