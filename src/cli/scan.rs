//! `crowncount scan`: kingdoms from photos, in the notation, as JSON or as one game.

use std::path::{Path, PathBuf};

use clap::ArgMatches;

use super::console::Console;
use super::photos::{self, Source};
use super::rules::{named_rules, rules_for};
use super::{Answered, CommandAnswer, Complaint, input, output};
use crate::game::{ColourName, Match, Player, check_names, file};
use crate::model::{Cell, FrameSize, Place};
use crate::scan::{Laying, Point, Quad, Request, Scan};
use crate::words::{Arg, Message, Say, clean};

pub(super) fn run(matches: &ArgMatches, console: &Console<'_>, out: &mut Vec<u8>) -> Answered {
    let request = request(matches)?;
    if request.boxes.is_empty() {
        console.complain(&Message::new("scan-duel"));
        return Ok(CommandAnswer::No);
    }
    let as_game = matches.get_flag("game");
    let target = output::Target::of(matches)?;
    let paths: Vec<&PathBuf> = matches.get_many::<PathBuf>("photos").into_iter().flatten().collect();
    let given = names(matches, paths.len())?;
    let sources = paths.into_iter().map(|path| Source::open(path)).collect::<Result<Vec<_>, Message>>()?;
    let outcomes = photos::scan_all(&sources, &request, console)?;
    let mut text = Vec::new();
    let mut scans = Vec::new();
    let mut worst = Ok(CommandAnswer::Yes);
    for (index, (source, outcome)) in sources.iter().zip(outcomes).enumerate() {
        let name = given.get(index).copied();
        match outcome {
            Ok((scan, millis)) => {
                if matches.get_flag("json") {
                    text.extend(scan.json(&source.path().display().to_string(), name, millis).bytes());
                } else {
                    let path = source.path().display().to_string();
                    let title = name.or_else(|| (sources.len() > 1).then_some(path.as_str()));
                    text.extend(notation(title, &scan).bytes());
                    doubts(source.path(), &scan, console);
                }
                scans.push((name.map(str::to_owned).or_else(|| source.stem()), scan));
            }
            // All photos are tried; the gravest problem gives the exit status.
            Err(problem) => {
                let place = input::shown(source.path(), console);
                console.complain(&Message::new("at").with("place", place).with("what", problem.message));
                worst = match (problem.answer, worst) {
                    (Some(answer), Ok(_)) => Ok(answer),
                    _ => Err(Complaint::Said),
                };
            }
        }
    }
    let answer = worst?;
    if as_game {
        text = game(matches, scans, console)?.into_bytes();
    }
    match target {
        Some(target) => target.write(&text, console)?,
        None => out.extend(text),
    }
    Ok(answer)
}

/// The names that were given, one for each photo. What is wrong with them is said before any photo is read.
fn names(matches: &ArgMatches, photos: usize) -> Result<Vec<&str>, Message> {
    let Some(names) = matches.get_one::<String>("players") else { return Ok(Vec::new()) };
    let names: Vec<&str> = names.split(',').map(str::trim).collect();
    if names.len() != photos {
        let message = Message::new("cli-players-count").with("names", names.len());
        return Err(message.with("photos", photos));
    }
    check_names(&names)
        .map_err(|fault| Message::new("at").with("place", "--players").with("what", fault.say()))?;
    Ok(names)
}

/// The kingdom in the notation; with a title above it, where it has a name or several follow each other.
fn notation(title: Option<&str>, scan: &Scan) -> String {
    match title {
        Some(title) => format!("{}:\n{}\n\n", clean(title), scan.kingdom),
        None => format!("{}\n", scan.kingdom),
    }
}

/// One game of all kingdoms, by their names, else by their number.
fn game(
    matches: &ArgMatches,
    scans: Vec<(Option<String>, Scan)>,
    console: &Console<'_>,
) -> Result<String, Message> {
    let mut players: Vec<Player> = Vec::new();
    for (index, (name, scan)) in scans.into_iter().enumerate() {
        let numbered = || console.words.text(&Message::new("sheet-player").with("number", index + 1));
        let name = name.unwrap_or_else(numbered);
        let colour = scan
            .castle
            .filter(|castle| players.iter().all(|player: &Player| player.known_colour() != Some(*castle)));
        let (unsure, colour) = (scan.unsure(), colour.map(ColourName::from));
        players.push(Player { colour, unsure, ..Player::new(name, scan.kingdom) });
    }
    let asked = matches.get_one::<String>("rules").map(|name| named_rules(name)).transpose()?;
    let rules = rules_for(&players, asked).map_err(|error| error.say())?;
    let text = file::write(&Match::of(rules, players));
    // Names of photos may be anything: a repeated one is reported before a file is written that cannot be read again.
    file::read(&text).map_err(|error| error.say())?;
    Ok(text)
}

fn request(matches: &ArgMatches) -> Result<Request, Message> {
    let corners = matches.get_one::<String>("corners").map(|text| corners(text)).transpose()?;
    let request = photos::request(matches.get_one::<String>("rules").map(String::as_str))?;
    let size = match matches.get_one::<String>("size").map(String::as_str) {
        Some("5") => Some(FrameSize::Five),
        Some(_) => Some(FrameSize::Seven),
        None => request.size,
    };
    Ok(Request { corners, size, ..request })
}

/// Four points, `x,y` each.
fn corners(text: &str) -> Result<Quad, Message> {
    let point = |token: &str| {
        let (x, y) = token.split_once(',')?;
        Some(Point::new(x.trim().parse().ok()?, y.trim().parse().ok()?))
    };
    let points: Option<Vec<Point>> = text.split_whitespace().map(point).collect();
    let quad = points.and_then(|points| <[Point; 4]>::try_from(points).ok()).map(Quad);
    quad.ok_or_else(|| Message::new("scan-corners").with("text", text))
}

/// Reports doubtful cells on standard error, so that the kingdom itself can be piped on.
fn doubts(path: &Path, scan: &Scan, console: &Console<'_>) {
    let at = |id: &'static str| Message::new(id).with("place", path.display().to_string());
    let mut notes = Vec::new();
    notes.extend(
        scan.cut_off.iter().map(|side| at("scan-cut-off").with("side", Message::new(side.message()))),
    );
    if scan.check_corners && scan.cut_off.is_empty() {
        notes.push(at("scan-check-corners"));
    }
    notes.extend(match scan.laying {
        Laying::Possible => None,
        Laying::Unconnected => Some(at("scan-unconnected")),
        Laying::Impossible => Some(at("scan-cannot-be-laid")),
        Laying::Undecided => Some(at("scan-undecided")),
    });
    let cell = |(place, cell): (Place, Cell)| {
        let place = Message::new("cell").with("row", place.row + 1).with("column", place.col + 1);
        Message::new("scan-unsure-cell").with("cell", cell.to_string()).with("place", place)
    };
    let unsure: Vec<Message> = scan
        .cells
        .iter()
        .filter(|cell| cell.unsure)
        .map(|scanned| cell((scanned.place, scanned.cell)))
        .collect();
    // Where the corners are doubtful every cell is, and a list of all of them would not help.
    if !unsure.is_empty() && !scan.check_corners {
        notes.push(at("scan-unsure").with("cells", Arg::from_iter(unsure)));
    }
    for note in notes {
        console.note(&note);
    }
}
