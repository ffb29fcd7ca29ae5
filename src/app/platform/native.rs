//! The seam on a desktop: threads, the system's dialogs, files.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use eframe::egui::{ColorImage, Context, DroppedFileHandle};
use jiff::Zoned;
use jiff::civil::DateTime;
use rfd::AsyncFileDialog;

use super::{Panicked, PickedFile};
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

/// Asks for a file to open; nothing is delivered inside if none was chosen.
pub(in super::super) fn pick(
    what: &str,
    endings: &[&str],
    deliver: impl FnOnce(Result<Option<PickedFile>, Panicked>) + Send + 'static,
) {
    let chosen = AsyncFileDialog::new().add_filter(what, endings).pick_file();
    let work = async move {
        let file = chosen.await?;
        Some(read_file(file.path()))
    };
    beside(move || pollster::block_on(work), deliver);
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

/// Asks where to save, and saves there what is made meanwhile; delivers the name, or what went wrong, or nothing if
/// no place was chosen.
pub(in super::super) fn save(
    name: &str,
    make: impl FnOnce() -> Result<Vec<u8>, Message> + Send + 'static,
    deliver: impl FnOnce(Result<Option<Result<String, Message>>, Panicked>) + Send + 'static,
) {
    let chosen = AsyncFileDialog::new().set_file_name(name).save_file();
    let work = async move {
        let file = chosen.await?;
        let write = |bytes: Vec<u8>| Native.write_whole(file.path(), &bytes).map_err(|error| error.say());
        let written = make().and_then(write);
        Some(written.map(|()| file.file_name()))
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
