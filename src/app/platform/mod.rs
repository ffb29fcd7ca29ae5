//! What belongs to the system: threads, time, dialogs, the clipboard. The window reaches it here and nowhere
//! else, so that another system is another file beside `native`: `web` is a page in a browser.
//!
//! Nothing here blocks the window: what takes time is delivered later, to a closure that may run on any thread.

#[cfg(not(target_arch = "wasm32"))]
mod native;
#[cfg(not(target_arch = "wasm32"))]
mod no_camera;
#[cfg(target_arch = "wasm32")]
mod web;

#[cfg(not(target_arch = "wasm32"))]
use native as system;
#[cfg(target_arch = "wasm32")]
use web as system;

#[cfg(not(target_arch = "wasm32"))]
use no_camera as camera;
#[cfg(not(target_arch = "wasm32"))]
pub(super) use system::usual_folder;
pub(super) use system::{
    Made, Negative, beside, cancel_reading, completions, copy_picture, copy_sheet, copy_text, disk,
    end_frame, entitle, guard_leaving, hear_files, later, lay_input, made, now, perform, pick, read_dropped,
    read_path, rendered, sample, save, scanner, stop_laying, usual_path, went_back, with_files, write_path,
};
#[cfg(target_arch = "wasm32")]
use web::camera;

pub(super) use camera::{
    close_camera, has_camera, hum, is_filming, look, open_camera, show_camera, small_picture, take_live,
};
#[cfg(target_arch = "wasm32")]
pub(super) use web::sleep;
#[cfg(target_arch = "wasm32")]
pub use web::{Shell, start, work};

use std::any::Any;

use super::work::Done;
use crate::words::{Message, Say};

/// A file that was chosen.
pub(super) struct PickedFile {
    /// Its name.
    pub name: String,
    /// What it holds, or why nobody knows.
    pub bytes: std::io::Result<Vec<u8>>,
}

/// What came of asking with a dialog of the system.
pub(super) enum Asked<T> {
    /// An answer.
    Answered(T),
    /// Nobody wanted to answer.
    Nothing,
    /// There is no dialog on this system.
    #[cfg_attr(target_arch = "wasm32", expect(dead_code, reason = "a page has its dialogs"))]
    NoDialog,
}

/// What is to be told of work with files, after the disk has taken them or not.
fn unless_lost(done: Done, taken: std::io::Result<()>) -> Done {
    let Err(error) = taken else { return done };
    match done {
        Done::Kept(..) | Done::Told(_) => Done::Problem(error.say()),
        Done::Past(mut news) => {
            news.told = None;
            news.problem.get_or_insert(error.say());
            Done::Past(news)
        }
        // The header says of the game on the table that it is not saved.
        other => other,
    }
}

/// Work that failed because of a mistake in the program, with its message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Panicked(pub String);

impl From<Box<dyn Any + Send>> for Panicked {
    fn from(payload: Box<dyn Any + Send>) -> Self {
        let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
        let text = text.or_else(|| payload.downcast_ref::<String>().cloned());
        Self(text.unwrap_or_default())
    }
}

impl Say for Panicked {
    fn say(&self) -> Message {
        Message::new("app-broken").with("detail", self.0.as_str())
    }
}
