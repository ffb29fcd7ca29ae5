//! Work on files, one after the other: what is read, chosen, saved and copied.

use eframe::egui::DroppedFileHandle;

use super::{Done, Lane, Report, Work};
use crate::app::command::Command;
use crate::app::paths::PathTask;
use crate::app::platform::{self, Asked, Made, PickedFile};
use crate::sheet::Sheet;
use crate::words::Message;

impl Work {
    /// Does something with files, after all that was asked for before.
    pub(in crate::app) fn file(&mut self, job: impl FnOnce() -> Done + Send + 'static) {
        self.files.push_back(Box::new(move |disk, deliver| platform::with_files(disk, job, deliver)));
        self.next_file();
    }

    /// Reads a file that fell on the window and does something with it, after all that was asked for before.
    pub(in crate::app) fn dropped(
        &mut self,
        file: DroppedFileHandle,
        job: impl FnOnce(PickedFile) -> Done + Send + 'static,
    ) {
        self.files.push_back(Box::new(move |disk, deliver| platform::read_dropped(disk, file, job, deliver)));
        self.next_file();
    }

    pub(super) fn next_file(&mut self) {
        if !self.filing
            && let Some(job) = self.files.pop_front()
        {
            self.filing = true;
            job(&self.disk, self.deliver(Lane::Files));
        }
    }

    /// Lets the player choose files.
    pub(in crate::app) fn pick(&self, what: &str, endings: &[&str]) {
        if self.own_dialogs {
            return self.aside(|| Done::AskPath(PathTask::Open));
        }
        let post = self.post.clone();
        platform::pick(what, endings, move |picked| {
            let done = |asked| match asked {
                Asked::Answered(files) => Done::Picked(files),
                Asked::Nothing => Done::Nothing,
                Asked::NoDialog => Done::AskPath(PathTask::Open),
            };
            post.send(Command::Report(Report { lane: Lane::Free, last: true, result: picked.map(done) }));
        });
    }

    /// Lets the player choose where to save, and saves there what is made meanwhile.
    pub(in crate::app) fn save(&self, name: &str, make: Made) {
        let ask = |name: String, made: Result<Vec<u8>, Message>| match made {
            Ok(bytes) => Done::AskPath(PathTask::Save { name, bytes }),
            Err(problem) => Done::Problem(problem),
        };
        let own = name.to_owned();
        let deliver = self.deliver(Lane::Free);
        platform::save(name, self.own_dialogs, make, move |saved| {
            let done = |(asked, made): (Asked<String>, Result<Vec<u8>, Message>)| match asked {
                Asked::Answered(name) => made.map_or_else(Done::Problem, |_| Done::Saved(name)),
                Asked::Nothing => Done::Nothing,
                Asked::NoDialog => ask(own, made),
            };
            deliver(saved.map(done));
        });
    }

    /// Takes the files that come in without being asked for, where the system has such.
    pub(in crate::app) fn hear_files(&self) {
        let post = self.post.clone();
        platform::hear_files(move |files| {
            let result = Ok(Done::Picked(files));
            post.send(Command::Report(Report { lane: Lane::Free, last: true, result }));
        });
    }

    /// Puts a sheet on the clipboard as a picture.
    pub(in crate::app) fn copy_sheet(&self, sheet: Sheet) {
        platform::copy_sheet(sheet, self.deliver(Lane::Free));
    }

    /// Takes a photo of our own, to try the program with.
    pub(in crate::app) fn sample(&self) {
        platform::sample(self.deliver(Lane::Free));
    }
}
