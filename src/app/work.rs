//! Work that takes longer than a frame: files and past games one after the other, the photo that is read, the audit,
//! the answers to questions, the search for a best laying.
//! Each runs beside the window and reports through its mailbox. Work that panics reports that too, and whatever
//! waited for it goes on.

mod done;
mod files;

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::command::{Command, Post};
use super::document::{Document, Seat};
use super::newest::Newest;
use super::photos::PhotoOrigin;
use super::platform::{self, Negative, Panicked};
use super::questions::{Question, Search};
use super::reader::{PhotoReader, ReadingProgress};
use super::task::Task;
use crate::disk::{Disk, Later};
use crate::scan::Request;
use crate::words::Words;

pub(super) use done::{Done, Report};

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

    /// Does something that nobody waits for.
    pub(super) fn aside(&self, job: impl FnOnce() -> Done + Send + 'static) {
        self.run(Lane::Free, job);
    }

    /// Does something that takes its time and that nobody waits for.
    pub(super) fn later(&self, job: impl FnOnce() -> Later<Done> + Send + 'static) {
        platform::later(job, self.deliver(Lane::Free));
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

    /// Asks for the camera.
    pub(super) fn open_camera(&self) {
        platform::open_camera(self.deliver(Lane::Free));
    }

    /// Has the picture that the camera sees read.
    pub(super) fn look(&self, session: u64, request: Request, at: f64) {
        platform::look(session, request, at, self.deliver(Lane::Free));
    }

    /// Takes what the camera sees.
    pub(super) fn take_live(&self, session: u64, request: Request) {
        platform::take_live(session, request, self.deliver(Lane::Free));
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
mod tests;
