//! The seam on a desktop: threads, the system's dialogs, files.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use eframe::egui::{ColorImage, Context, DroppedFileHandle};
use jiff::Zoned;
use jiff::civil::DateTime;
use rfd::AsyncFileDialog;

use super::{Asked, Panicked, PickedFile};
use crate::disk::{Disk, Native};
use crate::history::LONGEST_ARCHIVE;
use crate::words::{Message, Say};

/// The day and hour in local time.
pub(in super::super) fn now() -> DateTime {
    Zoned::now().datetime()
}

/// Does something beside the window and delivers what came of it; a panic is delivered too.
pub(in super::super) fn beside<T: 'static>(
    work: impl FnOnce() -> T + Send + 'static,
    deliver: impl FnOnce(Result<T, Panicked>) + Send + 'static,
) {
    // What the work has half changed is dropped with it: all that leaves it is what it returns.
    std::thread::spawn(move || deliver(catch_unwind(AssertUnwindSafe(work)).map_err(Panicked::from)));
}

/// Nobody puts a dialog away faster than this: whatever comes back sooner never was on the screen.
const QUICKEST: Duration = Duration::from_millis(300);

/// What came back from a dialog that was asked for at `since`.
fn answer<T>(chosen: Option<T>, since: Instant) -> Asked<T> {
    match chosen {
        Some(chosen) => Asked::Answered(chosen),
        None if since.elapsed() < QUICKEST => Asked::NoDialog,
        None => Asked::Nothing,
    }
}

/// Asks for files to open.
pub(in super::super) fn pick(
    what: &str,
    endings: &[&str],
    deliver: impl FnOnce(Result<Asked<Vec<PickedFile>>, Panicked>) + Send + 'static,
) {
    let since = Instant::now();
    let chosen = AsyncFileDialog::new().add_filter(what, endings).pick_files();
    let work = async move {
        let files = chosen.await.map(|files| files.iter().map(|file| read_file(file.path())).collect());
        answer(files, since)
    };
    beside(move || pollster::block_on(work), deliver);
}

/// A path in the folder where people keep such files: pictures are sought and sheets are saved there.
pub(in super::super) fn usual_path(name: &str) -> String {
    let user = directories::UserDirs::new();
    let folders = |user: &directories::UserDirs| {
        let usual = if name.is_empty() { user.picture_dir() } else { user.document_dir() };
        usual.filter(|folder| folder.is_dir()).unwrap_or(user.home_dir()).to_owned()
    };
    let folder = user.as_ref().map(folders).unwrap_or_default();
    folder.join(name).display().to_string()
}

/// The path that was typed; `~` is the home folder.
fn typed_path(text: &str) -> PathBuf {
    let home = || directories::UserDirs::new().map(|user| user.home_dir().to_owned());
    match text.trim().strip_prefix('~') {
        Some(rest) => home().unwrap_or_default().join(rest.trim_start_matches(['/', '\\'])),
        None => PathBuf::from(text.trim()),
    }
}

/// Files and folders that begin like what was typed, folders with a stroke behind them. What cannot be looked into
/// offers nothing.
pub(in super::super) fn completions(text: &str) -> Vec<String> {
    let typed = typed_path(text);
    let (folder, begin) = if text.ends_with(['/', '\\']) || typed.is_dir() {
        (typed.as_path(), String::new())
    } else {
        let name = typed.file_name().map(|name| name.to_string_lossy().into_owned());
        (typed.parent().unwrap_or(Path::new("")), name.unwrap_or_default())
    };
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut found: Vec<String> = entries
        .flatten()
        .filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            let is_like = name.to_lowercase().starts_with(&begin.to_lowercase());
            let is_hidden = name.starts_with('.') && !begin.starts_with('.');
            let path = folder.join(&name).display().to_string();
            let path =
                if entry.path().is_dir() { format!("{path}{}", std::path::MAIN_SEPARATOR) } else { path };
            (is_like && !is_hidden).then_some(path)
        })
        .collect();
    found.sort();
    found
}

/// Reads the file at a path that was typed.
pub(in super::super) fn read_path(text: &str) -> PickedFile {
    read_file(&typed_path(text))
}

/// Writes a file to a path that was typed; returns where it is.
pub(in super::super) fn write_path(text: &str, bytes: &[u8]) -> Result<String, Message> {
    let path = typed_path(text);
    let place = path.display().to_string();
    match Native.write_whole(&path, bytes) {
        Ok(()) => Ok(place),
        Err(error) => Err(Message::new("at").with("place", place).with("what", error.say())),
    }
}

/// Reads a file that was chosen or dropped, within limits.
fn read_file(path: &Path) -> PickedFile {
    let name = path.display().to_string();
    PickedFile { name, bytes: Native.read(path, LONGEST_ARCHIVE) }
}

/// Reads a file that fell on the window: from the disk if it lies there, where its size is known before it is read;
/// otherwise what the drop itself carries.
pub(in super::super) fn read_dropped(file: &DroppedFileHandle) -> PickedFile {
    let path = file.path();
    if matches!(Native.exists(path), Ok(true)) {
        return read_file(path);
    }
    let bytes = file.bytes().map_err(std::io::Error::other);
    PickedFile { name: path.display().to_string(), bytes }
}

/// Asks where to save, and saves there what is made meanwhile. Delivers the name, and what was made or what went wrong.
pub(in super::super) fn save(
    name: &str,
    make: impl FnOnce() -> Result<Vec<u8>, Message> + Send + 'static,
    deliver: impl FnOnce(Result<(Asked<String>, Result<Vec<u8>, Message>), Panicked>) + Send + 'static,
) {
    let since = Instant::now();
    let chosen = AsyncFileDialog::new().set_file_name(name).save_file();
    let work = async move {
        let asked = answer(chosen.await, since);
        let made = match &asked {
            Asked::Nothing => Ok(Vec::new()),
            Asked::NoDialog => make(),
            Asked::Answered(file) => make().and_then(|bytes| {
                Native.write_whole(file.path(), &bytes).map_err(|error| error.say()).map(|()| bytes)
            }),
        };
        let asked = match asked {
            Asked::Answered(file) => Asked::Answered(file.file_name()),
            Asked::Nothing => Asked::Nothing,
            Asked::NoDialog => Asked::NoDialog,
        };
        (asked, made)
    };
    beside(move || pollster::block_on(work), deliver);
}

/// Puts a text on the clipboard.
pub(in super::super) fn copy_text(ctx: &Context, text: String) {
    ctx.copy_text(text);
}

/// Puts a picture on the clipboard.
pub(in super::super) fn copy_picture(ctx: &Context, picture: ColorImage) {
    ctx.copy_image(picture);
}
