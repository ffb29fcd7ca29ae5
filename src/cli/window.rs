//! `crowncount [FILE]…`: the window, with that game or those photos opened.

use std::path::{Path, PathBuf};

use clap::ArgMatches;

use super::{CommandAnswer, Complaint, usage};
use crate::disk::{Disk, Native};
use crate::scan::PhotoLimits;
use crate::words::{Message, Say, Words};

pub(super) fn run(matches: &ArgMatches, words: &'static Words) -> Result<CommandAnswer, Complaint> {
    let paths = matches.get_many::<PathBuf>("open").into_iter().flatten();
    let files = paths.map(|path| read(path)).collect::<Result<Vec<_>, Message>>()?;
    crate::app::run(files, words)
        .map(|()| CommandAnswer::Yes)
        .map_err(|error| Message::new("cli-no-window").with("detail", reason(&error.to_string())).into())
}

/// What is wrong, without the places in the windowing library where it was noticed.
fn reason(error: &str) -> &str {
    error.rsplit(": ").next().unwrap_or(error)
}

/// The name and the bytes of a file.
fn read(path: &Path) -> Result<(String, Vec<u8>), Message> {
    let name = path.display().to_string();
    // A word without a dot is a command that was misspelt, rather than a file that is missing.
    if !path.exists() && path.extension().is_none() && path.components().count() == 1 {
        return Err(usage::no_command(&name));
    }
    let bytes = Native
        .read(path, PhotoLimits::default().max_file)
        .map_err(|error| Message::new("at").with("place", name.as_str()).with("what", error.say()))?;
    Ok((name, bytes))
}
