//! Work that takes longer than a frame: files and past games one after the other, the photo that is read, the audit,
//! the answers to questions, the search for a best laying.
//! Each runs beside the window and reports through its mailbox. Work that panics reports that too, and whatever
//! waited for it goes on.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use eframe::egui::{ColorImage, DroppedFileHandle};

use super::command::{Command, Post};
use super::derived::Audited;
use super::document::{Document, Seat};
use super::library::{Opened, PastNews};
use super::newest::Newest;
use super::paths::PathTask;
use super::photos::{Loaded, PhotoOrigin};
use super::platform::{self, Asked, Made, Negative, Panicked, PickedFile};
use super::questions::{BestLaid, Question, Search, Told};
use super::reader::{PhotoRead, PhotoReader, ReadingProgress};
use super::task::Task;
use crate::disk::Disk;
use crate::game::{GameId, Match};
use crate::scan::Request;
use crate::sheet::Sheet;
use crate::words::{Message, Words};

/// What work has brought.
pub(super) enum Done {
    /// What was kept the last time.
    Opened(Box<Opened>),
    /// Files were chosen.
    Picked(Vec<PickedFile>),
    /// The system has no file dialog: the path is to be typed.
    AskPath(PathTask),
    /// What a path that is being typed may go on with.
    Paths(String, Vec<String>),
    /// A file holds a game.
    Game(Box<Match>),
    /// A file holds a photo, to be read for a kingdom.
    Photo(PhotoOrigin),
    /// News of the past games.
    Past(Box<PastNews>),
    /// A photo was decoded and can be shown; whether it is read as well.
    Loaded(Seat, Box<Loaded>, bool),
    /// A photo was read, or there is a reason why not.
    Read(Box<PhotoRead>),
    /// The photo for this kingdom could not be opened.
    Unreadable(Seat, Message),
    /// A game was audited.
    Audited(Box<Audited>),
    /// The questions about every round of a game were answered.
    Answered(Question, Vec<Vec<Told>>),
    /// The best laying of a kingdom was searched for.
    Laid(Box<BestLaid>),
    /// A file was saved under this name.
    Saved(String),
    /// The sheet as a picture, for the clipboard.
    #[cfg_attr(target_arch = "wasm32", expect(dead_code, reason = "a page copies it where it is drawn"))]
    Picture(ColorImage),
    /// A game was kept by this id, and what to tell of it.
    Kept(GameId, Option<Message>),
    /// Another version of the game is kept: somebody must say what to do.
    AskReplace,
    /// Something went well that the player should know.
    Told(Message),
    /// Something went wrong.
    Problem(Message),
    /// Nothing that anybody waits for.
    Nothing,
}

/// A report of work to the window.
pub(super) struct Report {
    lane: Lane,
    /// Whether the work is done with it.
    last: bool,
    result: Result<Done, Panicked>,
}

/// Work of one kind, done one after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lane {
    /// Files and past games, in the order in which they were asked for.
    Files,
    /// The photo that is read; an older one that comes late is thrown away.
    Reading(u64),
    /// The audit; only the newest of those that wait is made.
    Audit,
    /// The answers to questions; as with the audit.
    Questions,
    /// The search for a best laying; one that was forgotten is thrown away.
    Laying(u64),
    /// What nobody waits for.
    Free,
}

/// Where work reports to when it is done.
type Deliver = Box<dyn FnOnce(Result<Done, Panicked>) + Send>;
type FileJob = Box<dyn FnOnce(&Arc<dyn Disk>, Deliver) + Send>;

/// The work that is under way.
pub(super) struct Work {
    post: Post,
    /// Whether paths are typed, without a dialog of the system.
    own_dialogs: bool,
    disk: Arc<dyn Disk>,
    reader: PhotoReader,
    files: VecDeque<FileJob>,
    filing: bool,
    reading: Option<(u64, Arc<ReadingProgress>)>,
    /// Whose kingdom is being read; nobody's while a photo is only opened to be shown.
    reading_for: Option<Seat>,
    tickets: u64,
    audits: Newest<(u64, Document)>,
    questions: Newest<(Question, Document, &'static Words)>,
    search: Option<(u64, Arc<Search>)>,
    /// How many threads have not yet ended, after which nobody asks for a frame any more.
    alive: Arc<AtomicUsize>,
}

impl Work {
    /// Nothing to do yet.
    pub(super) fn new(post: Post, own_dialogs: bool, disk: Arc<dyn Disk>) -> Self {
        Self {
            post,
            own_dialogs,
            disk,
            reader: PhotoReader::default(),
            files: VecDeque::new(),
            filing: false,
            reading: None,
            reading_for: None,
            tickets: 0,
            audits: Newest::default(),
            questions: Newest::default(),
            search: None,
            alive: Arc::default(),
        }
    }

    /// How far the reading of a photo is.
    pub(super) fn progress(&self) -> Option<&ReadingProgress> {
        self.reading.as_ref().map(|(_, progress)| &**progress)
    }

    /// Whose kingdom is being read.
    pub(super) fn reading_for(&self) -> Option<Seat> {
        self.reading_for.filter(|_| self.reading.is_some())
    }

    /// Stops reading.
    pub(super) fn cancel(&mut self) {
        if let Some((_, progress)) = self.reading.take() {
            progress.cancel();
            platform::cancel_reading();
        }
    }

    /// Whether anything is under way that the window waits for.
    pub(super) fn is_busy(&self) -> bool {
        self.reading.is_some()
            || self.audits.is_running()
            || self.questions.is_running()
            || self.filing
            || self.alive.load(Ordering::Acquire) > 0
    }

    /// Whether files are being read or written.
    pub(super) fn is_filing(&self) -> bool {
        self.filing
    }

    /// Does something with files, after all that was asked for before.
    pub(super) fn file(&mut self, job: impl FnOnce() -> Done + Send + 'static) {
        self.files.push_back(Box::new(move |disk, deliver| platform::with_files(disk, job, deliver)));
        self.next_file();
    }

    /// Reads a file that fell on the window and does something with it, after all that was asked for before.
    pub(super) fn dropped(
        &mut self,
        file: DroppedFileHandle,
        job: impl FnOnce(PickedFile) -> Done + Send + 'static,
    ) {
        self.files.push_back(Box::new(move |disk, deliver| platform::read_dropped(disk, file, job, deliver)));
        self.next_file();
    }

    fn next_file(&mut self) {
        if !self.filing
            && let Some(job) = self.files.pop_front()
        {
            self.filing = true;
            job(&self.disk, self.deliver(Lane::Files));
        }
    }

    /// Does something that nobody waits for.
    pub(super) fn aside(&self, job: impl FnOnce() -> Done + Send + 'static) {
        self.run(Lane::Free, job);
    }

    /// Lets the player choose files.
    pub(super) fn pick(&self, what: &str, endings: &[&str]) {
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
    pub(super) fn save(&self, name: &str, make: Made) {
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
    pub(super) fn hear_files(&self) {
        let post = self.post.clone();
        platform::hear_files(move |files| {
            let result = Ok(Done::Picked(files));
            post.send(Command::Report(Report { lane: Lane::Free, last: true, result }));
        });
    }

    /// Puts a sheet on the clipboard as a picture.
    pub(super) fn copy_sheet(&self, sheet: Sheet) {
        platform::copy_sheet(sheet, self.deliver(Lane::Free));
    }

    /// Takes a photo of our own, to try the program with.
    pub(super) fn sample(&self) {
        platform::sample(self.deliver(Lane::Free));
    }

    fn ticket(&mut self) -> (u64, Arc<ReadingProgress>) {
        self.cancel();
        self.tickets += 1;
        let progress = Arc::new(ReadingProgress::new(self.post.clone()));
        self.reading = Some((self.tickets, Arc::clone(&progress)));
        (self.tickets, progress)
    }

    /// Decodes a photo, so that it can be shown, and reads it if asked to.
    pub(super) fn open(&mut self, seat: Seat, origin: PhotoOrigin, request: Option<Request>) {
        let (ticket, progress) = self.ticket();
        self.reading_for = request.is_some().then_some(seat);
        self.perform(Lane::Reading(ticket), Task::Open { seat, origin, request, progress });
    }

    /// Reads a photo that is open.
    pub(super) fn read(&mut self, seat: Seat, photo: String, pixels: Negative, request: Request) {
        let (ticket, progress) = self.ticket();
        self.reading_for = Some(seat);
        self.perform(Lane::Reading(ticket), Task::Read { seat, photo, pixels, request, progress });
    }

    /// Audits a game; while one audit runs, only the newest of the next ones is kept.
    pub(super) fn audit(&mut self, revision: u64, document: Document) {
        let Some((revision, document)) = self.audits.begin((revision, document)) else { return };
        self.perform(Lane::Audit, Task::Audit { revision, document });
    }

    /// Answers the questions about a game; only the newest state of it is worth an answer.
    pub(super) fn answer(&mut self, question: Question, document: Document, words: &'static Words) {
        let Some((question, document, words)) = self.questions.begin((question, document, words)) else {
            return;
        };
        self.perform(Lane::Questions, Task::Answer { question, document, words });
    }

    /// The search for a best laying, while there is one.
    pub(super) fn search(&self) -> Option<&Search> {
        self.search.as_ref().map(|(_, search)| &**search)
    }

    /// Searches for the best laying of a kingdom.
    pub(super) fn lay_best(&mut self, seat: Seat, revision: u64, document: Document) {
        self.forget_search();
        self.tickets += 1;
        let search = Arc::new(Search::new(seat));
        self.search = Some((self.tickets, Arc::clone(&search)));
        self.perform(Lane::Laying(self.tickets), Task::Lay { search, revision, document });
    }

    /// Ends the search with what it has.
    pub(super) fn stop_laying(&self) {
        if let Some(search) = self.search() {
            search.stop();
            platform::stop_laying();
        }
    }

    /// Ends the search, whose result nobody wants any more.
    pub(super) fn forget_search(&mut self) {
        self.stop_laying();
        self.search = None;
    }

    /// Takes a report: what waited for this work goes on, and what nobody wants any more is thrown away.
    pub(super) fn take(&mut self, report: Report) -> Option<Result<Done, Panicked>> {
        match report.lane {
            Lane::Files => {
                self.filing = false;
                self.next_file();
            }
            Lane::Reading(ticket) => {
                if self.reading.as_ref().is_none_or(|(current, _)| *current != ticket) {
                    return None;
                }
                if report.last {
                    self.reading = None;
                }
            }
            Lane::Audit => {
                if let Some((revision, document)) = self.audits.end() {
                    self.audit(revision, document);
                }
            }
            Lane::Questions => {
                if let Some((question, document, words)) = self.questions.end() {
                    self.answer(question, document, words);
                }
            }
            Lane::Laying(ticket) => {
                self.search.take_if(|(current, _)| *current == ticket)?;
            }
            Lane::Free => {}
        }
        Some(report.result)
    }

    fn run(&self, lane: Lane, job: impl FnOnce() -> Done + Send + 'static) {
        platform::beside(job, self.deliver(lane));
    }

    /// Has a task done; what it brings on the way is reported too.
    fn perform(&self, lane: Lane, task: Task) {
        let post = self.post.clone();
        let on_the_way = move |done| {
            post.send(Command::Report(Report { lane, last: false, result: Ok(done) }));
        };
        platform::perform(task, self.reader.clone(), on_the_way, self.deliver(lane));
    }

    /// Where work on this lane reports to when it is done.
    fn deliver(&self, lane: Lane) -> Deliver {
        let (post, alive) = (self.post.clone(), Alive::count(&self.alive));
        Box::new(move |result| {
            post.send(Command::Report(Report { lane, last: true, result }));
            drop(alive);
        })
    }
}

/// Counts a thread for as long as it lives.
struct Alive(Arc<AtomicUsize>);

impl Alive {
    fn count(all: &Arc<AtomicUsize>) -> Self {
        all.fetch_add(1, Ordering::AcqRel);
        Self(Arc::clone(all))
    }
}

impl Drop for Alive {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

#[cfg(test)]
mod tests {
    use eframe::egui::Context;

    use super::*;
    use crate::app::command::Mailbox;
    use crate::disk::Native;

    /// The next report, taken by the work.
    fn next(mailbox: &Mailbox, work: &mut Work) -> Option<Result<Done, Panicked>> {
        loop {
            if let Some(Command::Report(report)) = mailbox.next() {
                return work.take(report);
            }
            std::thread::yield_now();
        }
    }

    #[test]
    fn a_job_that_panics_is_told_and_leaves_nothing_waiting() {
        let mailbox = Mailbox::default();
        let mut work = Work::new(mailbox.post(&Context::default()), true, Arc::new(Native));
        work.file(|| panic!("the disk is a teapot"));
        work.file(|| Done::Saved("after it".to_owned()));
        let broken = next(&mailbox, &mut work).expect("a report").err();
        assert_eq!(broken, Some(Panicked("the disk is a teapot".to_owned())));
        assert!(matches!(next(&mailbox, &mut work), Some(Ok(Done::Saved(_)))));

        let (ticket, _) = work.ticket();
        work.run(Lane::Reading(ticket), || panic!("no pixels"));
        assert!(work.progress().is_some());
        assert!(matches!(next(&mailbox, &mut work), Some(Err(_))));
        assert!(work.progress().is_none());

        assert!(work.audits.begin((6, Document::default())).is_some());
        work.run(Lane::Audit, || panic!("no dominoes"));
        work.audit(7, Document::default());
        assert!(matches!(next(&mailbox, &mut work), Some(Err(_))));
        assert!(matches!(next(&mailbox, &mut work), Some(Ok(Done::Audited(found))) if found.revision == 7));
        while work.alive.load(Ordering::Acquire) > 0 {
            std::thread::yield_now();
        }
        assert!(!work.is_busy());
    }

    #[test]
    fn a_reading_that_was_cancelled_is_thrown_away() {
        let mailbox = Mailbox::default();
        let mut work = Work::new(mailbox.post(&Context::default()), true, Arc::new(Native));
        let (ticket, _) = work.ticket();
        work.run(Lane::Reading(ticket), || Done::Nothing);
        work.cancel();
        assert!(next(&mailbox, &mut work).is_none());
    }
}
