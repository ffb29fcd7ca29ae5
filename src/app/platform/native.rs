//! The seam on a desktop: threads, the system's dialogs, files.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use eframe::egui::{ColorImage, Context, DroppedFileHandle, Response, ViewportCommand};
use image::RgbImage;
use jiff::Zoned;
use jiff::civil::DateTime;
use rfd::AsyncFileDialog;

use super::{Asked, Panicked, PickedFile, unless_lost};
use crate::app::action::Action;
use crate::app::derived::Audited;
use crate::app::photos::{Loaded, PhotoOrigin, photo_id, small_copy, unreadable};
use crate::app::questions;
use crate::app::reader::PhotoReader;
use crate::app::task::Task;
use crate::app::work::Done;
use crate::disk::{Disk, Later, Native};
use crate::history::LONGEST_ARCHIVE;
use crate::scan::{Photo, PhotoLimits, Scanner, Watch};
use crate::sheet::{Format, Sheet};
use crate::words::{Language, Message, Say};

/// The day and hour in local time.
pub(in super::super) fn now() -> DateTime {
    Zoned::now().datetime()
}

/// Where files are.
pub(in super::super) fn disk() -> Arc<dyn Disk> {
    Arc::new(Native)
}

/// The folder where the user's games are.
pub(in super::super) fn usual_folder() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "Crowncount").map(|dirs| dirs.data_dir().to_owned())
}

/// What reads photos.
pub(in super::super) fn scanner() -> Result<Scanner, String> {
    Scanner::bundled().map_err(|error| error.to_string())
}

/// The full-size pixels of a photo.
#[derive(Clone)]
pub(in super::super) struct Negative(Arc<RgbImage>);

impl Negative {
    /// Their width and height.
    pub(in super::super) fn size(&self) -> [u32; 2] {
        self.0.dimensions().into()
    }
}

/// Does something with files beside the window, and delivers what came of it when it is there to stay.
pub(in super::super) fn with_files(
    disk: &Arc<dyn Disk>,
    job: impl FnOnce() -> Done + Send + 'static,
    deliver: impl FnOnce(Result<Done, Panicked>) + Send + 'static,
) {
    let disk = Arc::clone(disk);
    beside(move || unless_lost(job(), pollster::block_on(disk.commit())), deliver);
}

/// Has a task done beside the window.
pub(in super::super) fn perform(
    task: Task,
    reader: PhotoReader,
    on_the_way: impl Fn(Done) + Send + 'static,
    deliver: impl FnOnce(Result<Done, Panicked>) + Send + 'static,
) {
    beside(move || run(task, &reader, &on_the_way), deliver);
}

fn run(task: Task, reader: &PhotoReader, on_the_way: &dyn Fn(Done)) -> Done {
    match task {
        Task::Open { seat, origin, request, progress } => {
            let loaded = match load(origin, &*progress) {
                Ok(Some(loaded)) => loaded,
                Ok(None) => return Done::Nothing,
                Err(problem) => return Done::Unreadable(seat, problem),
            };
            let (id, pixels) = (loaded.id.clone(), loaded.pixels.clone());
            let loaded = Done::Loaded(seat, Box::new(loaded), request.is_some());
            let Some(request) = request else { return loaded };
            on_the_way(loaded);
            reader.read(seat, id, &pixels.0, request, &*progress)
        }
        Task::Read { seat, photo, pixels, request, progress } => {
            reader.read(seat, photo, &pixels.0, request, &*progress)
        }
        Task::Audit { revision, document } => Done::Audited(Box::new(Audited::of(&document, revision))),
        Task::Answer { question, document, words } => {
            Done::Answered(question, questions::answer(&document, words))
        }
        Task::Lay { search, revision, document } => Done::Laid(Box::new(search.run(&document, revision))),
    }
}

/// Decodes a photo; nothing if it was kept and is gone.
fn load(origin: PhotoOrigin, watch: &dyn Watch) -> Result<Option<Loaded>, Message> {
    let Some((name, bytes)) = pollster::block_on(origin.fetch())? else { return Ok(None) };
    let photo = Photo::decode(&bytes, &PhotoLimits::default(), watch)
        .map_err(|error| unreadable(name.as_str(), error.say()))?;
    let pixels = Negative(Arc::new(photo.pixels().clone()));
    Ok(Some(Loaded::new(photo_id(&name, &bytes), bytes, pixels, small_copy(&photo))))
}

/// Asks the search for a best laying to stop; it looks at its own flag.
pub(in super::super) fn stop_laying() {}

/// Asks the reading of a photo to stop; it looks at its own flag.
pub(in super::super) fn cancel_reading() {}

/// Does something beside the window and delivers what came of it; a panic is delivered too.
pub(in super::super) fn beside<T: 'static>(
    work: impl FnOnce() -> T + Send + 'static,
    deliver: impl FnOnce(Result<T, Panicked>) + Send + 'static,
) {
    // What the work has half changed is dropped with it: all that leaves it is what it returns.
    std::thread::spawn(move || deliver(catch_unwind(AssertUnwindSafe(work)).map_err(Panicked::from)));
}

/// The same for something that takes its time.
pub(in super::super) fn later<T: 'static>(
    work: impl FnOnce() -> Later<T> + Send + 'static,
    deliver: impl FnOnce(Result<T, Panicked>) + Send + 'static,
) {
    beside(move || pollster::block_on(work()), deliver);
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

/// Reads a file that fell on the window and does something with it.
pub(in super::super) fn read_dropped(
    disk: &Arc<dyn Disk>,
    file: DroppedFileHandle,
    job: impl FnOnce(PickedFile) -> Done + Send + 'static,
    deliver: impl FnOnce(Result<Done, Panicked>) + Send + 'static,
) {
    with_files(disk, move || job(read_drop(&file)), deliver);
}

/// A file that fell on the window: from the disk if it lies there, where its size is known before it is read;
/// otherwise what the drop itself carries.
fn read_drop(file: &DroppedFileHandle) -> PickedFile {
    let path = file.path();
    if matches!(Native.exists(path), Ok(true)) {
        return read_file(path);
    }
    let bytes = file.bytes().map_err(std::io::Error::other);
    PickedFile { name: path.display().to_string(), bytes }
}

/// What a file will hold, once it is made.
pub(in super::super) type Made = Box<dyn FnOnce() -> Result<Vec<u8>, Message> + Send>;

/// What a closure makes.
pub(in super::super) fn made(make: impl FnOnce() -> Result<Vec<u8>, Message> + Send + 'static) -> Made {
    Box::new(make)
}

/// A sheet as a file.
pub(in super::super) fn rendered(sheet: Sheet, format: Format) -> Made {
    Box::new(move || sheet.render(format).map_err(|error| error.say()))
}

/// Asks where to save, and saves there what is made meanwhile. Delivers the name, and what was made or what went wrong.
/// Where the window asks for paths itself, there is no dialog.
pub(in super::super) fn save(
    name: &str,
    own_dialogs: bool,
    make: Made,
    deliver: impl FnOnce(Result<(Asked<String>, Result<Vec<u8>, Message>), Panicked>) + Send + 'static,
) {
    if own_dialogs {
        return beside(move || (Asked::NoDialog, make()), deliver);
    }
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

/// Draws a sheet for the clipboard.
pub(in super::super) fn copy_sheet(
    sheet: Sheet,
    deliver: impl FnOnce(Result<Done, Panicked>) + Send + 'static,
) {
    let draw = move || match sheet.picture(crate::sheet::pixels::PIXELS) {
        Ok(picture) => {
            let size = [picture.width() as usize, picture.height() as usize];
            Done::Picture(ColorImage::from_rgba_unmultiplied(size, picture.as_raw()))
        }
        Err(error) => Done::Problem(error.say()),
    };
    beside(draw, deliver);
}

/// A photo of our own, to try the program with.
pub(in super::super) fn sample(deliver: impl FnOnce(Result<Done, Panicked>) + Send + 'static) {
    const SAMPLE: &[u8] = include_bytes!("../../../fixtures/photos/sample.jpg");
    deliver(Ok(Done::Photo(PhotoOrigin::File("sample.jpg".to_owned(), SAMPLE.to_vec()))));
}

/// A computer has no files but those that are asked for.
pub(in super::super) fn hear_files(_: impl Fn(Vec<PickedFile>) + 'static) {}

/// The dialogs of a computer need nothing over their buttons.
pub(in super::super) fn lay_input(_: &Response, _: Action, _: &str) {}

/// Nothing of the system lies over the window.
pub(in super::super) fn end_frame(_: &Context, _: Language) {}

/// Names the window.
pub(in super::super) fn entitle(ctx: &Context, title: String) {
    ctx.send_viewport_cmd(ViewportCommand::Title(title));
}

/// The window asks by itself before it closes.
pub(in super::super) fn guard_leaving(_: bool) {}

/// A computer has no button that leads back.
pub(in super::super) fn went_back(_: bool) -> bool {
    false
}

/// Puts a picture on the clipboard.
pub(in super::super) fn copy_picture(ctx: &Context, picture: ColorImage) {
    ctx.copy_image(picture);
}
