//! The sheet as it is drawn, once; SVG, pixels and paper are made from it. In: the sheet. Out: a [`Page`].
//!
//! The page from top to bottom: what was played, the kingdoms (`kingdoms`, `kingdom`, `outline`), the pad
//! (`pad`, `signs`), who won and why. Where there are several rounds, each has its kingdoms beside its pad.

mod canvas;
mod kingdom;
mod kingdoms;
mod outline;
mod pad;
mod signs;

use super::Sheet;
use super::font::Type;
use crate::art::{Colour, Detail, GOLD, INK, crown};
pub(super) use canvas::{Anchor, Area, Mark, Page, Pen};

use canvas::Canvas;
use kingdoms::Cards;
use pad::{Lines, Pad, PadSizes};

/// The ground of the page.
const PARCHMENT: Colour = Colour::hex("#F6F0E2");
/// The ground of cards.
const CARD: Colour = Colour::hex("#FFFBF2");
/// Rules and the rims of cards.
const HAIRLINE: Colour = Colour::hex("#DDD2BB");
/// Ink for side remarks.
const SOFT: Colour = Colour::hex("#6F675C");
/// What a reader must not overlook.
const MADDER: Colour = Colour::hex("#A8362B");

/// The free border of the page.
const MARGIN: f32 = 48.0;
/// The space between the parts of the page.
const SPACE: f32 = 28.0;

impl Sheet {
    /// The sheet as high as it needs to be, or in the middle of a page of these proportions, height by width, or lying on
    /// its side.
    pub(super) fn page(&self, paper: Option<f32>) -> Page {
        let width = self.page_width();
        let inner = Area::new(MARGIN, MARGIN - 8.0, width - 2.0 * MARGIN, 0.0);
        let mut canvas = Canvas::new(self.cards(inner).card / f32::from(self.frame.cols()));
        let mut y = self.header(&mut canvas, inner);
        y = if self.has_bands() {
            self.bands(&mut canvas, Area { y, ..inner })
        } else {
            self.single(&mut canvas, Area { y, ..inner })
        };
        y = self.closing(&mut canvas, Area { y, ..inner });
        let page = Area::new(0.0, 0.0, width, y + MARGIN);
        let seen = paper.map_or(page, |paper| on_paper(page, paper));
        canvas.finish(seen, PARCHMENT, &self.title)
    }

    /// Whether each round stands for itself.
    fn has_bands(&self) -> bool {
        self.rounds.iter().any(|round| round.heading.is_some())
    }

    /// How the kingdoms of a round lie.
    fn cards(&self, area: Area) -> Cards {
        let players = self.players.len();
        if self.has_bands() {
            Cards::beside_the_pad(players, area)
        } else {
            Cards::over_the_pad(players, area)
        }
    }

    /// Eight teams need wider columns than four players, and one player narrower ones.
    fn page_width(&self) -> f32 {
        match self.players.len() {
            0 | 1 => 760.0,
            2..=4 => 1000.0,
            5 | 6 => 1120.0,
            _ => 1280.0,
        }
    }

    /// The game, its variants, and a crown on a rule. Answers where the next part begins.
    fn header(&self, canvas: &mut Canvas, area: Area) -> f32 {
        let middle = area.x + area.width / 2.0;
        let mut y = area.y + 48.0;
        canvas.text(&self.labels.game, [middle, y], Anchor::Middle, Type::bold(46.0), INK);
        let parts: Vec<&str> =
            self.labels.extras.iter().map(String::as_str).chain(self.date.as_deref()).collect();
        let style = Type::regular(17.0);
        for line in style.wrap(&parts.join(" · "), area.width) {
            y += 30.0;
            canvas.text(&line, [middle, y], Anchor::Middle, style, SOFT);
        }
        y += 26.0;
        let (reach, crown_side) = (area.width.min(560.0) / 2.0, 26.0);
        for side in [-1.0, 1.0] {
            canvas.line([middle + side * reach, y], [middle + side * 24.0, y], (GOLD, 1.2));
        }
        let at = [middle - crown_side / 2.0, y - crown_side / 2.0];
        canvas.art("crown", || crown(Detail::Full), at, crown_side);
        y + 30.0
    }

    /// The kingdoms over the pad.
    fn single(&self, canvas: &mut Canvas, area: Area) -> f32 {
        let mut y = area.y;
        let Some(round) = self.rounds.first() else { return y };
        y = self.kingdoms(canvas, round, &self.cards(area)) + SPACE;
        let look = PadSizes::wide(self.players.len());
        let lines = Lines { rows: &round.rows, sums: &[], total: &self.totals, places: true };
        Pad::new(self, Area { y, ..area }, look, &lines).draw(canvas, &lines, None)
    }

    /// One band per round, and the sums under them.
    fn bands(&self, canvas: &mut Canvas, area: Area) -> f32 {
        let mut y = area.y;
        for round in &self.rounds {
            let cards = self.cards(Area { y, ..area });
            let left = cards.area.right() + SPACE;
            let bottom = self.kingdoms(canvas, round, &cards);
            let lines = Lines { rows: &round.rows, sums: &[], total: &round.totals, places: false };
            let space = Area::new(left, y, area.right() - left, bottom - y);
            let look = PadSizes::filling(space.height, round.rows.len());
            let heading = round.heading.as_deref();
            let pad = Pad::new(self, space, look, &lines).draw(canvas, &lines, heading);
            y = bottom.max(pad) + SPACE * 0.7;
        }
        let sums: Vec<(&str, &[u32])> = self
            .rounds
            .iter()
            .map(|round| (round.heading.as_deref().unwrap_or_default(), &round.totals[..]))
            .collect();
        let lines = Lines { rows: &[], sums: &sums, total: &self.totals, places: true };
        let heading = Some(self.labels.all_rounds.as_str());
        Pad::new(self, Area { y, ..area }, PadSizes::SUMS, &lines).draw(canvas, &lines, heading)
    }

    /// Who won and why, and what is open.
    fn closing(&self, canvas: &mut Canvas, area: Area) -> f32 {
        let middle = area.x + area.width / 2.0;
        let mut y = area.y + SPACE * 0.6;
        let first = self.verdict.iter().take(1).map(|text| (text, Type::bold(19.0), INK));
        let others = self.verdict.iter().skip(1).map(|text| (text, Type::regular(15.0), SOFT));
        let notes = self.notes().map(|text| (text, Type::regular(15.0), MADDER));
        for (text, style, colour) in first.chain(others).chain(notes) {
            for line in style.wrap(text, area.width) {
                y += style.size * 1.5;
                canvas.text(&line, [middle, y], Anchor::Middle, style, colour);
            }
        }
        y
    }
}

/// A page of some proportions, portrait or landscape, with the picture in its middle.
fn on_paper(page: Area, upright: f32) -> Area {
    let proportions = if page.height >= page.width { upright } else { 1.0 / upright };
    let width = page.width.max(page.height / proportions);
    let height = width * proportions;
    Area::new((page.width - width) / 2.0, (page.height - height) / 2.0, width, height)
}
