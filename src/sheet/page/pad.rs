//! The pad: one row per line with its sign, one column per player under the player's colour, numbers to the right.

use super::canvas::{Anchor, Area, Canvas};
use super::{CARD, HAIRLINE, SOFT, signs};
use crate::art::{Colour, Detail, INK, crown};
use crate::rules::LineId;
use crate::sheet::font::Type;
use crate::sheet::{Row, Sheet};

/// Zero is a quiet dash.
const NOTHING: &str = "–";
const PADDING: f32 = 20.0;
const COLUMN_GAP: f32 = 14.0;
/// Names are not written smaller than this.
const LEAST: f32 = 10.0;

/// What stands on a pad.
pub(super) struct Lines<'a> {
    /// The lines of a round.
    pub(super) rows: &'a [Row],
    /// The totals of rounds.
    pub(super) sums: &'a [(&'a str, &'a [u32])],
    /// The row at the end.
    pub(super) total: &'a [u32],
    /// Whether this is the last word, with places and the winner's crown.
    pub(super) places: bool,
}

/// How large everything is.
#[derive(Clone, Copy)]
pub(super) struct PadSizes {
    row: f32,
    text: f32,
    name: f32,
    total: f32,
    /// Whether there is room for what each number came from.
    why: bool,
}

/// A pad on its place.
pub(super) struct Pad<'a> {
    sheet: &'a Sheet,
    area: Area,
    look: PadSizes,
    /// Where labels begin, to the right of the signs.
    labels: f32,
    /// Where the columns begin, and how wide each is.
    columns: f32,
    column: f32,
}

impl PadSizes {
    /// The sums of several rounds.
    pub(super) const SUMS: Self = Self { row: 28.0, text: 15.5, name: 15.5, total: 30.0, why: false };

    /// As high as the kingdoms beside it, as far as its rows stay readable.
    pub(super) fn filling(height: f32, rows: usize) -> Self {
        let row = ((height - 105.0) / rows.max(1) as f32).clamp(22.0, 53.0);
        let text = (row * 0.55).clamp(13.0, 16.0);
        Self { row, text, name: text, total: text * 1.4, why: false }
    }

    /// Over the whole page.
    pub(super) fn wide(players: usize) -> Self {
        Self { row: 31.0, text: 16.0, name: 16.0, total: 32.0, why: players <= 2 }
    }
}

impl<'a> Pad<'a> {
    /// Lays out a pad at the top of an area, which it fills at least.
    pub(super) fn new(sheet: &'a Sheet, area: Area, look: PadSizes, lines: &Lines<'_>) -> Self {
        let style = Type::regular(look.text);
        let own = [&sheet.labels.total, &sheet.labels.place].map(String::as_str);
        let texts = lines.rows.iter().map(|row| row.label.as_str()).chain(own);
        let texts = texts.chain(lines.sums.iter().map(|(label, _)| *label));
        let widest = texts.map(|label| style.width(label)).fold(0.0, f32::max);
        let sign = if lines.rows.is_empty() { 0.0 } else { look.row.min(32.0) };
        let labels = area.x + PADDING + sign;
        let columns = labels + widest + 2.0 * COLUMN_GAP;
        let count = sheet.players.len().max(1) as f32;
        let column = (area.right() - PADDING - columns) / count;
        Self { sheet, area, look, labels, columns, column }
    }

    /// Draws the pad and answers where it ends.
    pub(super) fn draw(&self, canvas: &mut Canvas, lines: &Lines<'_>, heading: Option<&str>) -> f32 {
        let ground = canvas.mark();
        let mut y = self.head(canvas, lines.places, heading);
        for (index, row) in lines.rows.iter().enumerate() {
            if index > 0 {
                self.rule(canvas, y, (HAIRLINE, 1.0));
            }
            y = self.row(canvas, row, y);
        }
        for (index, (label, totals)) in lines.sums.iter().enumerate() {
            if index > 0 {
                self.rule(canvas, y, (HAIRLINE, 1.0));
            }
            let style = Type::regular(self.look.text);
            y = self.numbers(canvas, label, totals, y, self.look.row, style);
        }
        self.rule(canvas, y + 2.0, (INK, 1.4));
        y = self.numbers(
            canvas,
            &self.sheet.labels.total,
            lines.total,
            y + 2.0,
            self.look.total * 1.45,
            Type::bold(self.look.total),
        );
        if lines.places && self.sheet.players.len() > 1 {
            let places: Vec<u32> = self.sheet.places.iter().map(|&place| place as u32).collect();
            let style = Type::regular(self.look.text);
            y = self.numbers(canvas, &self.sheet.labels.place, &places, y, self.look.row, style);
        }
        let bottom = (y + PADDING * 0.4).max(self.area.y + self.area.height);
        let card = Area { height: bottom - self.area.y, ..self.area };
        canvas.area_under(ground, card, 10.0, CARD, Some((HAIRLINE, 1.0)));
        bottom
    }

    fn right_of(&self, player: usize) -> f32 {
        self.columns + self.column * (player + 1) as f32
    }

    fn rule(&self, canvas: &mut Canvas, y: f32, pen: (Colour, f32)) {
        canvas.line([self.area.x + PADDING, y], [self.area.right() - PADDING, y], pen);
    }

    /// The names over a bar of each colour, and a crown over the winner.
    fn head(&self, canvas: &mut Canvas, last_word: bool, heading: Option<&str>) -> f32 {
        let room = self.column - COLUMN_GAP;
        // All in the size that the longest needs: one small name among large ones looks like a mistake.
        let fit = |style: Type, name: &String| style.fit(name, room, 2, LEAST);
        let sizes = self.sheet.players.iter().map(|name| fit(Type::bold(self.look.name), name).1.size);
        let style = Type::bold(sizes.fold(self.look.name, f32::min));
        let names: Vec<Vec<String>> = self.sheet.players.iter().map(|name| fit(style, name).0).collect();
        let crowned = |player| last_word && self.sheet.is_winner(player);
        let any_crowned = (0..names.len()).any(crowned);
        let step = style.size * 1.2;
        let lines = names.iter().map(Vec::len).max().unwrap_or(1) as f32;
        let crown_side = self.look.name * 1.5;
        let top = self.area.y + PADDING * 0.6 + if any_crowned { crown_side } else { 0.0 };
        let base = top + lines * step;
        for (player, name) in names.iter().enumerate() {
            let right = self.right_of(player);
            let above = name.len().saturating_sub(1) as f32;
            for (index, line) in name.iter().enumerate() {
                let y = base - (above - index as f32) * step;
                canvas.text(line, [right, y], Anchor::End, style, INK);
            }
            if crowned(player) {
                let at = [right - crown_side, base - above * step - step - crown_side * 0.84];
                canvas.art("crown", || crown(Detail::Full), at, crown_side);
            }
            let bar = Area::new(right - room, base + 8.0, room, 5.0);
            let colour = Colour::from(self.sheet.colours[player]);
            canvas.area(bar, 2.5, colour, Some((colour.darker(0.35), 0.6)));
        }
        if let Some(heading) = heading {
            let style = Type::bold(self.look.name + 2.0);
            canvas.text(heading, [self.area.x + PADDING, base], Anchor::Start, style, INK);
        }
        base + 8.0 + 5.0 + 7.0
    }

    /// A line of the pad with its sign.
    fn row(&self, canvas: &mut Canvas, row: &Row, y: f32) -> f32 {
        let small = Type::regular(self.look.text * 0.82);
        let number = Type::regular(self.look.text);
        let room = self.column - COLUMN_GAP - number.width("000") - 12.0;
        let explained = row.cells.iter().filter(|_| self.look.why);
        let whys: Vec<Vec<String>> = explained.map(|(_, why)| small.wrap(why, room)).collect();
        let step = small.size * 1.3;
        let lines = whys.iter().map(Vec::len).max().unwrap_or(1) as f32;
        let height = self.look.row.max(lines * step + 10.0);
        self.sign(canvas, row.id, y, height);
        let points: Vec<u32> = row.cells.iter().map(|(points, _)| *points).collect();
        let bottom = self.numbers(canvas, &row.label, &points, y, height, number);
        for (player, why) in whys.iter().enumerate() {
            let first = y + height / 2.0 + 0.36 * small.size - (why.len() as f32 - 1.0) / 2.0 * step;
            let right = self.right_of(player) - number.width("000") - 12.0;
            for (index, line) in why.iter().enumerate() {
                canvas.text(line, [right, first + index as f32 * step], Anchor::End, small, SOFT);
            }
        }
        bottom
    }

    fn sign(&self, canvas: &mut Canvas, line: LineId, y: f32, height: f32) {
        let side = self.sign_side();
        signs::draw(canvas, line, [self.area.x + PADDING, y + (height - side) / 2.0], side);
    }

    fn sign_side(&self) -> f32 {
        (self.look.row - 8.0).min(24.0)
    }

    /// A label and a number for each player. Answers where the row ends.
    fn numbers(
        &self,
        canvas: &mut Canvas,
        label: &str,
        numbers: &[u32],
        y: f32,
        height: f32,
        style: Type,
    ) -> f32 {
        let base = |size: f32| y + height / 2.0 + 0.36 * size;
        let label_style = Type { size: self.look.text, ..style };
        canvas.text(label, [self.labels, base(label_style.size)], Anchor::Start, label_style, INK);
        for (player, number) in numbers.iter().enumerate() {
            let (text, colour) = match number {
                0 if !style.bold => (NOTHING.to_owned(), SOFT),
                number => (number.to_string(), INK),
            };
            canvas.text(&text, [self.right_of(player), base(style.size)], Anchor::End, style, colour);
        }
        y + height
    }
}
