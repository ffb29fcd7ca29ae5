//! Files where the system has no dialog for them: the window asks for the path itself, and offers what is there.

use super::App;
use super::input::sort_out_file;
use super::platform;
use super::view::{Dialog, TypedPath};
use super::work::Done;

/// What is done with a path that is typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum PathCommand {
    /// Another path.
    Type(String),
    /// Opens the file, or saves there.
    Go,
}

/// What a path is asked for.
pub(super) enum PathTask {
    /// A file to open.
    Open,
    /// A place to save a file of this name, which holds this.
    Save {
        /// The name.
        name: String,
        /// What it holds.
        bytes: Vec<u8>,
    },
}

impl App {
    /// Asks for a path, beginning in the folder where people keep such files, or where the last one was opened.
    pub(super) fn ask_path(&mut self, task: PathTask) {
        let (name, bytes) = match task {
            PathTask::Open => (String::new(), None),
            PathTask::Save { name, bytes } => (name, Some(bytes)),
        };
        let saves = bytes.is_some();
        self.to_save = bytes;
        let begun = self.opened_in.clone().filter(|_| !saves);
        let text = begun.unwrap_or_else(|| platform::usual_path(&name));
        self.view.path = Some(TypedPath { text, saves, found: Vec::new() });
        self.view.dialog = Some(Dialog::Path);
        self.complete_path();
    }

    /// Does something with the path that is typed.
    pub(super) fn path_command(&mut self, command: PathCommand) {
        let Some(path) = &mut self.view.path else { return };
        match command {
            PathCommand::Type(text) => {
                path.text = text;
                self.complete_path();
            }
            PathCommand::Go => {
                let text = path.text.clone();
                self.view.dialog = None;
                self.view.path = None;
                if let Some(bytes) = self.to_save.take() {
                    self.work.aside(move || match platform::write_path(&text, &bytes) {
                        Ok(path) => Done::Saved(path),
                        Err(problem) => Done::Problem(problem),
                    });
                } else {
                    // The next one, or the right one after a slip, is not far from it.
                    let folder = text.rfind(std::path::is_separator).map(|end| text[..=end].to_owned());
                    self.opened_in = folder;
                    let library = self.library.clone();
                    self.work.file(move || sort_out_file(&library, platform::read_path(&text)));
                }
            }
        }
    }

    /// Looks up what the path may go on with.
    fn complete_path(&self) {
        if let Some(text) = self.view.path.as_ref().map(|path| path.text.clone()) {
            self.work.aside(move || {
                let found = platform::completions(&text);
                Done::Paths(text, found)
            });
        }
    }

    /// Takes what was found, unless something else has been typed meanwhile.
    pub(super) fn take_paths(&mut self, text: &str, found: Vec<String>) {
        if let Some(path) = self.view.path.as_mut().filter(|path| path.text == text) {
            path.found = found;
        }
    }
}
