//! Files that a command writes. What is there already is replaced only when that is asked for.

use std::io;
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use super::console::Console;
use crate::disk::{Disk, Native};
use crate::words::{Message, Say};

/// A file to be written.
pub(super) struct Target {
    path: PathBuf,
    force: bool,
}

impl Target {
    /// The file that `--out` names; none for standard output. A folder, or a file that must not be replaced, is
    /// reported before any work is done.
    pub(super) fn of(matches: &ArgMatches) -> Result<Option<Self>, Message> {
        let path = matches.get_one::<PathBuf>("out").filter(|path| path.as_path() != Path::new("-"));
        let Some(path) = path else { return Ok(None) };
        let target = Self { path: path.clone(), force: matches.get_flag("force") };
        if path.is_dir() {
            return Err(target.at(Message::new("disk-is-folder")));
        }
        // Games and kingdoms are called files on the command line, and photos photos.
        let given = |id: &str| matches.try_get_many::<PathBuf>(id).ok().flatten().into_iter().flatten();
        if given("file").chain(given("photos")).any(|input| is_same(input, path)) {
            return Err(target.at(Message::new("cli-same-file")));
        }
        if path.exists() && !target.force {
            return Err(target.at(Message::new("cli-exists")));
        }
        Ok(Some(target))
    }

    /// Its name.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// A message about it.
    pub(super) fn at(&self, what: Message) -> Message {
        Message::new("at").with("place", self.path.display().to_string()).with("what", what)
    }

    /// Writes it, and says so if it replaced another file.
    pub(super) fn write(&self, bytes: &[u8], console: &Console<'_>) -> Result<(), Message> {
        let replaces = self.force && self.path.exists();
        let written = if self.force {
            Native.write_whole(&self.path, bytes)
        } else {
            Native.write_new(&self.path, bytes)
        };
        written.map_err(|error| self.at(unwritable(&error)))?;
        if replaces {
            console.note(&self.at(Message::new("cli-replaced")));
        }
        Ok(())
    }
}

/// Whether writing the one would replace the other.
fn is_same(input: &Path, out: &Path) -> bool {
    let real = |path: &Path| std::fs::canonicalize(path).ok();
    real(input).is_some_and(|input| Some(input) == real(out))
}

fn unwritable(error: &io::Error) -> Message {
    match error.kind() {
        io::ErrorKind::NotFound => Message::new("cli-no-folder"),
        io::ErrorKind::AlreadyExists => Message::new("cli-exists"),
        io::ErrorKind::PermissionDenied => Message::new("cli-not-allowed-to-write"),
        io::ErrorKind::Other => Message::new("cli-unwritable").with("detail", error.to_string()),
        _ => error.say(),
    }
}
