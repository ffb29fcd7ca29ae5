//! `crowncount scan`: kingdoms from photos, in the notation, as JSON or as one game.

use std::path::PathBuf;

use clap::ArgMatches;

use super::console::Console;
use super::naming::{Calling, names_of};
use super::photos::{self, Occasion, Source};
use super::rules::{named_rules, rules_for};
use super::{Answered, CommandAnswer, Complaint, input, output};
use crate::game::text::unsure_line;
use crate::game::{ColourName, Match, Player, file};
use crate::model::{Cell, FrameSize, Place};
use crate::scan::{BoxSharing, Laying, PhotoSide, Point, Quad, Request, Scan};
use crate::words::{Arg, Message, Say};

pub(super) fn run(matches: &ArgMatches, console: &Console<'_>, out: &mut Vec<u8>) -> Answered {
    let request = request(matches)?;
    if request.boxes.is_empty() {
        console.complain(&Message::new("scan-duel"));
        return Ok(CommandAnswer::No);
    }
    let as_game = matches.get_flag("game");
    let target = output::Target::of(matches)?;
    let paths: Vec<&PathBuf> = matches.get_many::<PathBuf>("photos").into_iter().flatten().collect();
    let given = given_names(matches, paths.len(), console)?;
    let open = |path: &PathBuf| {
        let at = |what| Message::new("at").with("place", input::shown(path, console)).with("what", what);
        Source::open(path).map_err(at)
    };
    let sources = paths.into_iter().map(open).collect::<Result<Vec<_>, Message>>()?;
    let occasion = if as_game { Occasion::Game } else { Occasion::Photos };
    let outcomes = photos::scan_all(&sources, &request, occasion, console)?;
    let counts: Vec<usize> = outcomes
        .iter()
        .map(|outcome| outcome.as_ref().map_or(1, |(table, _)| table.kingdoms().len()))
        .collect();
    let found: usize = counts.iter().sum();
    let callings = match given {
        Some(given) => {
            // Of photos that could not be read nobody knows how many kingdoms they show.
            if outcomes.iter().all(Result::is_ok) {
                check_count(given.len(), found)?;
            }
            given
        }
        None => sources.iter().zip(&counts).flat_map(|(source, count)| by_photo(source, *count)).collect(),
    };
    let names = names_of(&callings, console.words).map_err(|(_, fault)| fault.say())?;
    let are_given = matches.contains_id("players");
    let mut names = names.into_iter();
    let mut text = Vec::new();
    let mut scans = Vec::new();
    let mut worst = Ok(CommandAnswer::Yes);
    for ((source, outcome), count) in sources.iter().zip(outcomes).zip(counts) {
        let names: Vec<String> = names.by_ref().take(count).collect();
        match outcome {
            Ok((table, millis)) => {
                let place = input::shown(source.path(), console);
                if matches.get_flag("json") {
                    let path = source.path().display().to_string();
                    let given: Vec<&str> = names.iter().filter(|_| are_given).map(String::as_str).collect();
                    text.extend(table.json(&path, &given, millis).bytes());
                }
                sharing(&place, table.sharing(), console);
                for (index, (scan, name)) in table.into_kingdoms().into_iter().zip(names).enumerate() {
                    if !matches.get_flag("json") {
                        let title = Some(name.as_str()).filter(|_| are_given || sources.len() > 1);
                        text.extend(notation(title, &scan, found > 1).bytes());
                        let number = if count > 1 { format!(" ({})", index + 1) } else { String::new() };
                        doubts(&format!("{place}{number}"), &scan, console);
                    }
                    scans.push((name, scan));
                }
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
        text = game(matches, scans)?.into_bytes();
    }
    match target {
        Some(target) => target.write(&text, console)?,
        None => out.extend(text),
    }
    Ok(answer)
}

/// The names that were given, one for each kingdom. What is wrong with them is said before any photo is read, as far as
/// it is known: every photo shows at least one kingdom.
fn given_names(
    matches: &ArgMatches,
    photos: usize,
    console: &Console<'_>,
) -> Result<Option<Vec<Calling>>, Message> {
    let Some(names) = matches.get_one::<String>("players") else { return Ok(None) };
    let callings: Vec<Calling> =
        names.split(',').map(|name| Calling::Written(name.trim().to_owned())).collect();
    if callings.len() < photos {
        check_count(callings.len(), photos)?;
    }
    names_of(&callings, console.words)
        .map_err(|(_, fault)| Message::new("at").with("place", "--players").with("what", fault.say()))?;
    Ok(Some(callings))
}

/// A photo names its player where it shows one kingdom only.
fn by_photo(source: &Source, count: usize) -> Vec<Calling> {
    if count == 1 { vec![Calling::by_photo(source.path())] } else { vec![Calling::Seat; count] }
}

/// Checks that there is a name for every kingdom.
fn check_count(names: usize, kingdoms: usize) -> Result<(), Message> {
    if names == kingdoms {
        return Ok(());
    }
    Err(Message::new("cli-players-count").with("names", names).with("photos", kingdoms))
}

/// Tells where one box cannot make the kingdoms of a photo.
fn sharing(path: &str, sharing: BoxSharing, console: &Console<'_>) {
    let note = match sharing {
        BoxSharing::Together => return,
        BoxSharing::Apart => "scan-apart",
        BoxSharing::Undecided => "scan-together-undecided",
    };
    console.note(&Message::new(note).with("place", path));
}

/// The kingdom in the notation, with its unsure cells below it, so that whoever reads it on knows of them; with a title above
/// it where it has one, and a blank line below it where several follow each other.
fn notation(title: Option<&str>, scan: &Scan, is_one_of_several: bool) -> String {
    let title = title.map(|title| format!("{title}:\n")).unwrap_or_default();
    let blank = if is_one_of_several || !title.is_empty() { "\n" } else { "" };
    let unsure = unsure_line(scan.unsure()).map(|line| line + "\n").unwrap_or_default();
    format!("{title}{}\n{unsure}{blank}", scan.kingdom)
}

/// One game of all kingdoms, each with the name of its player.
fn game(matches: &ArgMatches, scans: Vec<(String, Scan)>) -> Result<String, Message> {
    let colours = photos::castles(scans.iter().map(|(_, scan)| scan.castle));
    let player = |((name, scan), colour): ((String, Scan), Option<ColourName>)| Player {
        colour,
        unsure: scan.unsure(),
        ..Player::new(name, scan.kingdom)
    };
    let players: Vec<Player> = scans.into_iter().zip(colours).map(player).collect();
    let asked = matches.get_one::<String>("rules").map(|name| named_rules(name)).transpose()?;
    let rules = rules_for(&players, asked).map_err(|(_, error)| error.say())?;
    let text = file::write(&Match::of(rules, players));
    // Nothing is written that could not be read again, such as a game of more players than any table takes.
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
fn doubts(place: &str, scan: &Scan, console: &Console<'_>) {
    let at = |id: &'static str| Message::new(id).with("place", place);
    let mut notes = Vec::new();
    let cut_off = |side: &PhotoSide| at("scan-cut-off").with("side", Message::new(side.message()));
    notes.extend(scan.cut_off.iter().map(cut_off));
    if scan.check_corners {
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
