//! What belongs to the system: file dialogs. They open without holding the window up; what was chosen arrives in a
//! later frame.

use std::sync::mpsc::Sender;

use eframe::egui::{ColorImage, Context};
use rfd::AsyncFileDialog;

use crate::sheet::Sheet;
use crate::words::{Message, Say, Words};

/// Pixels for each unit of the page, in a picture for the clipboard.
const PIXELS: f32 = 2.0;

/// Something from outside.
pub(super) enum Arrival {
    /// A file: its name and what it holds.
    File(String, Vec<u8>),
    /// It was saved under this name.
    Saved(String),
    /// The sheet as a picture, for the clipboard.
    Picture(ColorImage),
    /// Something went wrong.
    Problem(Message),
}

/// Asks for a file to open: a photo, or a game.
pub(super) fn pick(ctx: &Context, words: &Words, photos: bool, sender: Sender<Arrival>) {
    let (name, endings): (_, &[&str]) =
        if photos { ("app-photos", &["jpg", "jpeg", "png", "webp"]) } else { ("app-games", &["json"]) };
    let dialog = AsyncFileDialog::new().add_filter(words.text(&Message::new(name)), endings);
    let chosen = dialog.pick_file();
    let ctx = ctx.clone();
    beside(async move {
        if let Some(file) = chosen.await {
            let bytes = file.read().await;
            send(&sender, &ctx, Arrival::File(file.file_name(), bytes));
        }
    });
}

/// Asks where to save, and saves there what is made meanwhile.
pub(super) fn save(
    ctx: &Context,
    name: &str,
    make: impl FnOnce() -> Result<Vec<u8>, Message> + Send + 'static,
    sender: Sender<Arrival>,
) {
    let chosen = AsyncFileDialog::new().set_file_name(name).save_file();
    let ctx = ctx.clone();
    beside(async move {
        if let Some(file) = chosen.await {
            let written = make().and_then(|bytes| {
                let problem = |error: std::io::Error| {
                    Message::new("app-file-problem").with("detail", error.to_string())
                };
                crate::files::write_whole(file.path(), &bytes).map_err(problem)
            });
            let arrival = match written {
                Ok(()) => Arrival::Saved(file.file_name()),
                Err(problem) => Arrival::Problem(problem),
            };
            send(&sender, &ctx, arrival);
        }
    });
}

/// Makes a picture of the sheet for the clipboard.
pub(super) fn picture(ctx: &Context, sheet: Sheet, sender: Sender<Arrival>) {
    let ctx = ctx.clone();
    std::thread::spawn(move || {
        let arrival = match sheet.picture(PIXELS) {
            Ok(picture) => {
                let size = [picture.width() as usize, picture.height() as usize];
                Arrival::Picture(ColorImage::from_rgba_unmultiplied(size, picture.as_raw()))
            }
            Err(error) => Arrival::Problem(error.say()),
        };
        send(&sender, &ctx, arrival);
    });
}

fn send(sender: &Sender<Arrival>, ctx: &Context, arrival: Arrival) {
    // A window that was closed needs nothing any more.
    if sender.send(arrival).is_ok() {
        ctx.request_repaint();
    }
}

/// Waits for a dialog beside the window.
fn beside(task: impl Future<Output = ()> + Send + 'static) {
    std::thread::spawn(move || pollster::block_on(task));
}
