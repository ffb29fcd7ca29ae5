//! Rules by their names on the command line, and the rules of kingdoms that come without any.

use crate::game::{Match, Player};
use crate::model::{DominoBox, Frame, Terrain};
use crate::rules::{Edition, Game, Input, Rules, RulesError};
use crate::words::{Message, Say};

/// Rules that were asked for by name; the size may be left open.
#[derive(Clone, Copy)]
pub(super) struct NamedRules {
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

pub(super) fn named_rules(name: &str) -> Result<NamedRules, Message> {
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

/// The boxes whose dominoes may be in a photo (none for Duel), and the frame if the name says it.
pub(super) fn boxes(name: &str) -> Result<(&'static [DominoBox], Option<Frame>), Message> {
    let asked = named_rules(name)?;
    let rules = Rules::of(asked.game, asked.edition).map_err(|error| error.say())?;
    Ok((rules.book().boxes, asked.frame))
}

/// The rules for kingdoms without a game file. What was not asked for follows from their squares, from what the players
/// own, from their size and their number. The error has the player whose kingdom or holdings do not belong to the game,
/// as an index.
pub(super) fn rules_for(
    players: &[Player],
    asked: Option<NamedRules>,
) -> Result<Rules, (Option<usize>, RulesError)> {
    let asked =
        asked.unwrap_or_else(|| NamedRules { game: likely_game(players), edition: None, frame: None });
    let rules = Rules::of(asked.game, asked.edition).map_err(|error| (None, error))?;
    let too_wide = |player: &Player| {
        player.kingdom.extent().is_some_and(|extent| extent.rows.max(extent.cols) > Frame::Five.rows())
    };
    let frame = match players {
        _ if players.iter().any(too_wide) => Frame::Seven,
        [_] => Frame::Five,
        several => rules.book().usual_frame(several.len()),
    };
    let rules = asked.rules(frame).map_err(|error| (None, error))?;
    for (index, player) in players.iter().enumerate() {
        let checked = rules.check(&player.kingdom).and_then(|()| rules.check_holdings(&player.holdings));
        checked.map_err(|error| (Some(index), error))?;
    }
    Ok(rules)
}

/// The note on the larger frame, where none was named and the kingdoms do not fit the smaller.
pub(super) fn assumed_frame(players: &[Player], rules: &Rules, asked: Option<NamedRules>) -> Option<Message> {
    let named = asked.is_some_and(|asked| asked.frame.is_some()) || rules.book().has_one_frame();
    let extents = players.iter().filter_map(|player| player.kingdom.extent());
    let widest = extents.max_by_key(|extent| extent.rows.max(extent.cols)).filter(|extent| {
        !named && rules.frame() != Frame::Five && extent.rows.max(extent.cols) > Frame::Five.rows()
    })?;
    let message = Message::new("cli-assumed-frame").with("rows", widest.rows).with("columns", widest.cols);
    let (rows, cols) = (rules.frame().rows(), rules.frame().cols());
    Some(message.with("frame-rows", rows).with("frame-columns", cols).with("game", rules.say_game()))
}

/// Coats of arms mean Duel; towns, coins and the like mean Queendomino.
fn likely_game(players: &[Player]) -> Game {
    let has = |is: fn(Terrain) -> bool| {
        let has =
            |player: &Player| !player.kingdom.places_where(|cell| cell.terrain().is_some_and(is)).is_empty();
        players.iter().any(has)
    };
    let owns = |player: &Player| Input::ALL.iter().any(|input| input.is_owned(&player.holdings));
    if has(Terrain::is_coat) {
        Game::Duel
    } else if has(|terrain| terrain == Terrain::Town) || players.iter().any(owns) {
        Game::Queendomino
    } else {
        Game::Kingdomino
    }
}

/// Replaces the rules of a game file, keeping what was not named: edition, size, bonuses and
/// Dynasty. The error has the name of the player whose kingdom or holdings do not belong to the game.
pub(super) fn replace_rules(game: &mut Match, asked: NamedRules) -> Result<(), (Option<String>, RulesError)> {
    let rules = with_old_choices(game, asked).map_err(|error| (None, error))?;
    let same_inputs = game.rules.book().inputs == rules.book().inputs;
    for player in game.rounds.iter_mut().flat_map(|round| &mut round.players) {
        let checked = rules.check(&player.kingdom).and_then(|()| rules.check_holdings(&player.holdings));
        checked.map_err(|error| (Some(player.name.clone()), error))?;
        // Whoever wrote the file could not name what its own game does not have.
        if !same_inputs {
            player.holdings = rules.counted(&player.holdings.written_down());
        }
    }
    game.rules = rules;
    Ok(())
}

/// The rules that were asked for, with what the game was played by where nothing else was named.
fn with_old_choices(game: &Match, mut asked: NamedRules) -> Result<Rules, RulesError> {
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
    Ok(rules)
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
