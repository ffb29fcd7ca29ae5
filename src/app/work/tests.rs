//! Work that panics or is cancelled leaves nothing waiting.

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
