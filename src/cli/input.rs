//! Reads what a command works on: a game file, kingdoms as text, what `scan --json` wrote, or photos. Several of the
//! last three make one game.

use std::io::{self, Read};
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use super::console::Console;
use super::naming::{Calling, names_of};
use super::photos::{self, Source};
use super::rules::{assumed_frame, named_rules, replace_rules, rules_for};
use super::scanned;
use crate::disk::{Disk, Native};
use crate::game::file::{FileFault, read};
use crate::game::text::{self, TextKingdom};
use crate::game::{ColourName, MOST_PLAYERS, Match, Player, Round};
use crate::model::{Holdings, Kingdom, Places, PlayerColour};
use crate::rules::{Bonus, Entrant, inspect};
use crate::scan::{Scan, is_picture};
use crate::words::{Arg, Message, Say};

/// Longer than any game or photo.
const LONGEST: u64 = 128 << 20;
/// Longer than any game as text.
const LONGEST_TEXT: usize = 8 << 20;

/// A game that was read, and the notes on it besides the answer.
pub(super) struct GameInput {
    /// The game.
    pub(super) game: Match,
    /// What was assumed, and fields that were probably misspelt.
    notes: Vec<Message>,
    /// The name of the file that each player comes from.
    files: Vec<String>,
}

impl GameInput {
    /// Reports on standard error what was assumed, and what is known to be wrong without a search.
    pub(super) fn tell(&self, console: &Console<'_>) {
        self.tell_notes(console);
        let names = self.game.names();
        let found = |(index, round): (usize, &Round)| {
            let entrants: Vec<Entrant<'_>> = round.players.iter().map(Player::entrant).collect();
            inspect(&self.game.rules, &entrants).into_iter().map(move |finding| (index, finding))
        };
        for (index, finding) in self.game.rounds.iter().enumerate().flat_map(found) {
            let is_at_table = finding.spots.is_empty();
            let concerns = |player| is_at_table || finding.spots.iter().any(|spot| spot.player == player);
            let said = match self.game.rounds.len() {
                1 => finding.say(&names),
                _ => at(Message::new("sheet-round").with("round", index + 1), finding.say(&names)),
            };
            console.note(&at(self.named(concerns), said));
        }
    }

    /// Reports on standard error what was assumed, and what of the file was not read.
    pub(super) fn tell_notes(&self, console: &Console<'_>) {
        for note in &self.notes {
            console.note(&at(self.named(|_| true), note.clone()));
        }
    }

    /// The files that some of the players come from, each once.
    fn named(&self, concerns: impl Fn(usize) -> bool) -> String {
        let mut files: Vec<&str> = Vec::new();
        for (_, file) in self.files.iter().enumerate().filter(|(player, _)| concerns(*player)) {
            if !files.contains(&file.as_str()) {
                files.push(file);
            }
        }
        files.join(", ")
    }
}

/// What one file holds.
enum Content {
    /// A whole game.
    Game(Box<Match>),
    /// Kingdoms, with what the file says of them.
    Kingdoms(Vec<FoundKingdom>),
    /// A photo, to be scanned with the others.
    Photo(Source),
}

/// A kingdom in a file.
#[derive(Clone)]
pub(super) struct FoundKingdom {
    /// Whose it is.
    calling: Calling,
    /// The kingdom.
    kingdom: Kingdom,
    /// What the player owns besides.
    holdings: Holdings,
    /// The cells that a photo left unsure.
    unsure: Places,
    /// The colour of the castle in a photo.
    castle: Option<PlayerColour>,
}

impl From<TextKingdom> for FoundKingdom {
    fn from(TextKingdom { name, kingdom, holdings, unsure }: TextKingdom) -> Self {
        let calling = name.map_or(Calling::Seat, Calling::Written);
        Self { calling, kingdom, holdings, unsure, castle: None }
    }
}

impl FoundKingdom {
    /// A kingdom that was read in a photo.
    pub(super) fn scanned(
        calling: Calling,
        kingdom: Kingdom,
        unsure: Places,
        castle: Option<PlayerColour>,
    ) -> Self {
        Self { calling, kingdom, holdings: Holdings::default(), unsure, castle }
    }
}

fn at(place: impl Into<Arg>, what: Message) -> Message {
    Message::new("at").with("place", place).with("what", what)
}

/// Reads the game that the arguments name, with their rules and bonuses.
pub(super) fn read_game(matches: &ArgMatches, console: &Console<'_>) -> Result<GameInput, Message> {
    let paths: Vec<&PathBuf> = matches.get_many::<PathBuf>("file").into_iter().flatten().collect();
    let name = shown(paths.first().map_or(Path::new("-"), |path| path.as_path()), console);
    let asked = matches.get_one::<String>("rules").map(|name| named_rules(name)).transpose()?;
    let mut notes = Vec::new();
    let mut files = Vec::new();
    let mut contents = Vec::new();
    for path in &paths {
        let shown = shown(path, console);
        let content = content(path).map_err(|what| at(shown.as_str(), what))?;
        if matches!(content, Content::Game(_)) && paths.len() > 1 {
            return Err(at(shown, Message::new("cli-game-alone")));
        }
        contents.push((shown, content));
    }
    let mut game = match contents.pop() {
        Some((file, Content::Game(mut game))) => {
            if let Some(asked) = asked {
                let players = game.names().len();
                replace_rules(&mut game, asked).map_err(|(player, error)| match player {
                    Some(player) if players > 1 => at(name.as_str(), at(player, error.say())),
                    _ => at(name.as_str(), error.say()),
                })?;
            }
            notes.extend(game.misspelt().iter().map(Say::say));
            notes.extend(game.unknown_colours().iter().map(Say::say));
            notes.extend(game.has_wrong_date().then(|| at("date", Message::new("cli-wrong-date"))));
            files.resize(game.names().len(), file);
            *game
        }
        last => {
            contents.extend(last);
            let boxes = matches.get_one::<String>("rules").map(String::as_str);
            let (from, players): (Vec<String>, Vec<Player>) =
                players(contents, boxes, console)?.into_iter().unzip();
            files = from;
            let rules = rules_for(&players, asked).map_err(|(player, error)| match player {
                Some(player) if players.len() > 1 => {
                    at(files[player].as_str(), at(players[player].name.as_str(), error.say()))
                }
                _ => at(name.as_str(), error.say()),
            })?;
            notes.extend(assumed_frame(&players, &rules, asked));
            Match::of(rules, players)
        }
    };
    let bonuses = matches.try_get_many::<String>("bonus").ok().flatten().into_iter().flatten();
    for (id, bonus) in bonuses.filter_map(|id| Some((id, Bonus::from_id(id)?))) {
        game.rules = game.rules.with_bonus(bonus).map_err(|error| {
            at(
                name.as_str(),
                Message::new("cli-bad-bonus").with("name", id.as_str()).with("what", error.say()),
            )
        })?;
    }
    Ok(GameInput { game, notes, files })
}

/// The players of several files, each with the file. Photos are scanned together.
fn players(
    contents: Vec<(String, Content)>,
    rules: Option<&str>,
    console: &Console<'_>,
) -> Result<Vec<(String, Player)>, Message> {
    let sources: Vec<Source> = contents
        .iter()
        .filter_map(
            |(_, content)| if let Content::Photo(source) = content { Some(source.clone()) } else { None },
        )
        .collect();
    let mut scanned = photos::kingdoms(&sources, rules, console)?.into_iter();
    let mut found: Vec<(String, FoundKingdom)> = Vec::new();
    for (file, content) in contents {
        let kingdoms = match content {
            Content::Kingdoms(kingdoms) => kingdoms,
            // Every photo has its scans: one without a kingdom was an error.
            Content::Photo(source) => {
                let scans = scanned.next().unwrap_or_default();
                let calling = if scans.len() == 1 { Calling::by_photo(source.path()) } else { Calling::Seat };
                let found = |scan: &Scan| {
                    FoundKingdom::scanned(calling.clone(), scan.kingdom.clone(), scan.unsure(), scan.castle)
                };
                scans.iter().map(found).collect()
            }
            Content::Game(_) => Vec::new(),
        };
        found.extend(kingdoms.into_iter().map(|kingdom| (file.clone(), kingdom)));
    }
    if found.len() > MOST_PLAYERS {
        let file = &found[MOST_PLAYERS].0;
        return Err(at(file.as_str(), FileFault::TooManyPlayers(MOST_PLAYERS).say()));
    }
    let callings: Vec<Calling> = found.iter().map(|(_, kingdom)| kingdom.calling.clone()).collect();
    let names = names_of(&callings, console.words)
        .map_err(|(index, fault)| at(found[index].0.as_str(), fault.say()))?;
    let colours = photos::castles(found.iter().map(|(_, kingdom)| kingdom.castle));
    let player = |(((file, found), name), colour): (((String, FoundKingdom), String), Option<ColourName>)| {
        let FoundKingdom { kingdom, holdings, unsure, .. } = found;
        (file, Player { colour, holdings, unsure, ..Player::new(name, kingdom) })
    };
    Ok(found.into_iter().zip(names).zip(colours).map(player).collect())
}

fn content(path: &Path) -> Result<Content, Message> {
    let bytes = bytes(path)?;
    let text = match String::from_utf8(bytes) {
        // Text may begin as a picture does: somebody may be called BM. No picture is without bytes that text never has.
        Ok(text) if !text.contains('\0') => text,
        Ok(no_text) => return photo(path, no_text.into_bytes()),
        Err(error) => return photo(path, error.into_bytes()),
    };
    if text.len() > LONGEST_TEXT {
        return Err(Message::new("disk-too-long"));
    }
    if let Some(kingdoms) = scanned::kingdoms(&text) {
        return kingdoms.map(Content::Kingdoms).map_err(|error| error.say());
    }
    if is_json(&text) {
        return read(&text).map(|game| Content::Game(Box::new(game))).map_err(|error| error.say());
    }
    let kingdoms = text::read(&text).map_err(|error| error.say())?;
    Ok(Content::Kingdoms(kingdoms.into_iter().map(FoundKingdom::from).collect()))
}

/// What is no text, and so should be a photo.
fn photo(path: &Path, bytes: Vec<u8>) -> Result<Content, Message> {
    let is_picture = is_picture(&bytes);
    is_picture.then(|| Content::Photo(Source::of(path, bytes))).ok_or_else(|| Message::new("cli-no-text"))
}

/// Whether a text is meant as JSON: it begins as such, or has what kingdoms as text never have, below a comment for
/// example, which JSON does not have but people write.
fn is_json(text: &str) -> bool {
    let begins = text.trim_start_matches('\u{feff}').trim_start().starts_with(['{', '[', '"']);
    begins || (text.contains('{') && text.contains('"'))
}

/// How a file is called in messages.
pub(super) fn shown(path: &Path, console: &Console<'_>) -> String {
    match path.to_str() {
        Some("-") => console.words.text(&Message::new("cli-standard-input")),
        _ => path.display().to_string(),
    }
}

/// The bytes of a file, or of standard input.
pub(super) fn bytes(path: &Path) -> Result<Vec<u8>, Message> {
    if path != Path::new("-") {
        return Native.read(path, LONGEST).map_err(|error| error.say());
    }
    let mut bytes = Vec::new();
    let length = io::stdin().lock().take(LONGEST + 1).read_to_end(&mut bytes).map_err(|error| error.say())?;
    if length as u64 > LONGEST { Err(Message::new("disk-too-long")) } else { Ok(bytes) }
}
