//! A page while it is drawn: shapes, text and our drawings, each defined once and used wherever it is shown. In: what the
//! parts of the sheet draw. Out: a [`Page`], a list of marks that every rendering walks.

use super::super::font::Type;
use crate::art::{Colour, Drawing};

/// Where a text stands on its point.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(in crate::sheet) enum Anchor {
    Start,
    Middle,
    End,
}

/// Left, top, width and height.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(in crate::sheet) struct Area {
    pub(in crate::sheet) x: f32,
    pub(in crate::sheet) y: f32,
    pub(in crate::sheet) width: f32,
    pub(in crate::sheet) height: f32,
}

/// A colour and how wide it is drawn.
pub(in crate::sheet) type Pen = (Colour, f32);

/// Something on the page; what comes later lies over it.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::sheet) enum Mark {
    /// A rectangle with round corners.
    Area { area: Area, radius: f32, fill: Colour, pen: Option<Pen> },
    /// A straight line.
    Line { from: [f32; 2], to: [f32; 2], pen: Pen },
    /// Closed outlines without a filling.
    Outline { loops: Vec<Vec<[f32; 2]>>, pen: Pen },
    /// A line of text on its base line.
    Text { text: String, at: [f32; 2], anchor: Anchor, style: Type, colour: Colour },
    /// One of the drawings of the page, by its number, at a place in a size.
    Art { drawing: usize, at: [f32; 2], side: f32 },
}

/// A sheet as it is drawn.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::sheet) struct Page {
    /// What is seen.
    pub(in crate::sheet) seen: Area,
    /// The colour of the ground.
    pub(in crate::sheet) ground: Colour,
    pub(in crate::sheet) title: String,
    /// Drawings of the unit cell, by their names.
    pub(in crate::sheet) drawings: Vec<(String, Drawing)>,
    pub(in crate::sheet) marks: Vec<Mark>,
}

/// The page so far.
#[derive(Debug)]
pub(super) struct Canvas {
    /// How far the outlines of drawings may move to save points, in cells.
    unseen: f32,
    drawings: Vec<(String, Drawing)>,
    marks: Vec<Mark>,
}

impl Area {
    pub(super) fn new(x: f32, y: f32, width: f32, height: f32) -> Self {
        Self { x, y, width, height }
    }

    pub(super) fn right(self) -> f32 {
        self.x + self.width
    }
}

impl Canvas {
    /// An empty page, most of whose drawings are so large.
    pub(super) fn new(cell: f32) -> Self {
        Self { unseen: 0.15 / cell, drawings: Vec::new(), marks: Vec::new() }
    }

    /// A rectangle with round corners.
    pub(super) fn area(&mut self, area: Area, radius: f32, fill: Colour, pen: Option<Pen>) {
        self.marks.push(Mark::Area { area, radius, fill, pen });
    }

    /// A point of time in the drawing, to put something under all that follows.
    pub(super) fn mark(&self) -> usize {
        self.marks.len()
    }

    /// A rectangle under all that was drawn since the mark.
    pub(super) fn area_under(
        &mut self,
        mark: usize,
        area: Area,
        radius: f32,
        fill: Colour,
        pen: Option<Pen>,
    ) {
        self.marks.insert(mark, Mark::Area { area, radius, fill, pen });
    }

    /// A straight line.
    pub(super) fn line(&mut self, from: [f32; 2], to: [f32; 2], pen: Pen) {
        self.marks.push(Mark::Line { from, to, pen });
    }

    /// Closed outlines without a filling.
    pub(super) fn outline(&mut self, loops: &[Vec<[f32; 2]>], pen: Pen) {
        self.marks.push(Mark::Outline { loops: loops.to_vec(), pen });
    }

    /// A line of text on its base line.
    pub(super) fn text(&mut self, text: &str, at: [f32; 2], anchor: Anchor, style: Type, colour: Colour) {
        self.marks.push(Mark::Text { text: text.to_owned(), at, anchor, style, colour });
    }

    /// A drawing of the unit cell at a place, in a size. The same name always means the same drawing.
    pub(super) fn art(&mut self, name: &str, drawing: impl FnOnce() -> Drawing, at: [f32; 2], side: f32) {
        let known = self.drawings.iter().position(|(other, _)| other == name);
        let drawing = known.unwrap_or_else(|| {
            self.drawings.push((name.to_owned(), drawing().simplified(self.unseen)));
            self.drawings.len() - 1
        });
        self.marks.push(Mark::Art { drawing, at, side });
    }

    /// The whole page: what is seen of it, on a ground of one colour.
    pub(super) fn finish(self, seen: Area, ground: Colour, title: &str) -> Page {
        let Self { drawings, marks, .. } = self;
        Page { seen, ground, title: title.to_owned(), drawings, marks }
    }
}
