//! The frames that the searches propose, each with its figures and whether it is right: what `fit_odds` learns from.

use crowncount::scan::evidence::FrameFigures;
use crowncount::scan::odds::Figures;
use crowncount::scan::{Quiet, Request, Scanner};

use super::row::is_right_frame;
use super::subject::{Sample, Subject};

/// The names of the columns.
pub(crate) fn header() -> String {
    format!("kind,group,frame,{}", names::<FrameFigures>())
}

/// One line a frame of a picture.
pub(crate) fn lines(subject: &Subject, sample: &Sample, scanner: &Scanner) -> String {
    let request = Request { boxes: vec![subject.kind.dominoes()], ..Request::default() };
    let frames = scanner.frames(sample.photo.pixels(), &request, &Quiet).unwrap_or_default();
    let line = |(frame, figures)| {
        let is_right = sample.truths.iter().any(|truth| is_right_frame(&frame, truth));
        let right = if is_right { "right" } else { "wrong" };
        format!("{},{},{right},{}\n", subject.kind, subject.group, values(&figures))
    };
    frames.into_iter().map(line).collect()
}

/// The names of the figures of a thing as columns.
pub(crate) fn names<F: Figures>() -> String {
    F::FIGURES.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(",")
}

/// The figures of a thing as columns.
pub(crate) fn values<F: Figures>(figures: &F) -> String {
    F::FIGURES.iter().map(|(_, figure)| figure(figures).to_string()).collect::<Vec<_>>().join(",")
}
