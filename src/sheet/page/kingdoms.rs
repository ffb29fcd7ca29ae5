//! The kingdoms of a round as cards in rows, each under its player's name.

use super::canvas::{Anchor, Area, Canvas};
use super::{CARD, HAIRLINE, SOFT, kingdom};
use crate::art::{Drawing, INK, coin, king, knight, tower};
use crate::model::Holdings;
use crate::sheet::font::Type;
use crate::sheet::{RoundSheet, Scored, Sheet};

/// The space between cards, and inside one around the kingdom.
const GAP: f32 = 20.0;
const PADDING: f32 = 12.0;

/// How the cards lie.
pub(super) struct Cards {
    pub(super) area: Area,
    columns: usize,
    /// The width of a card.
    pub(super) card: f32,
}

/// The heights of the lines over a kingdom; those that nobody needs are 0.
struct Caption {
    name: Type,
    members: f32,
    holdings: f32,
}

impl Cards {
    /// As many in a row as make the page look like a sheet of paper.
    pub(super) fn over_the_pad(players: usize, area: Area) -> Self {
        let (columns, widest) = match players {
            0 | 1 => (1, 440.0),
            2 => (2, 442.0),
            3 => (3, 400.0),
            4 => (2, 372.0),
            5 | 6 => (3, 360.0),
            _ => (4, 330.0),
        };
        Self::new(columns, widest, area)
    }

    /// Small ones, to leave room for the pad.
    pub(super) fn beside_the_pad(players: usize, area: Area) -> Self {
        let (columns, width) = match players {
            0 | 1 => (1, 280.0),
            _ => (2, 430.0),
        };
        Self::new(columns, width, Area { width, ..area })
    }

    fn new(columns: usize, widest: f32, area: Area) -> Self {
        let gaps = GAP * (columns - 1) as f32;
        let card = ((area.width - gaps) / columns as f32).min(widest);
        Self { area, columns, card }
    }

    /// The left edge of a card; a last row that is not full stands in the middle.
    fn left(&self, index: usize, count: usize) -> f32 {
        let in_row = (count - index / self.columns * self.columns).min(self.columns);
        let row = self.card * in_row as f32 + GAP * (in_row - 1) as f32;
        let start = self.area.x + (self.area.width - row) / 2.0;
        start + (index % self.columns) as f32 * (self.card + GAP)
    }
}

impl Sheet {
    /// Draws the cards and answers where they end.
    pub(super) fn kingdoms(&self, canvas: &mut Canvas, round: &RoundSheet, cards: &Cards) -> f32 {
        let inner = cards.card - 2.0 * PADDING;
        let board = kingdom::height(self.frame, inner);
        let caption = Caption::of(round, inner);
        let height = caption.height() + board + 2.0 * PADDING;
        let count = round.kingdoms.len();
        for (index, scored) in round.kingdoms.iter().enumerate() {
            let row = (index / cards.columns) as f32;
            let (x, y) = (cards.left(index, count), cards.area.y + row * (height + GAP));
            canvas.area(Area::new(x, y, cards.card, height), 10.0, CARD, Some((HAIRLINE, 1.0)));
            let inside = Area::new(x + PADDING, y + PADDING, inner, height - 2.0 * PADDING);
            self.caption(canvas, &caption, scored, (index, round.totals[index]), inside);
            let board = Area::new(inside.x, inside.y + caption.height(), inner, board);
            kingdom::draw(canvas, scored, self.frame, board, (index, self.colours[index]));
        }
        let rows = count.div_ceil(cards.columns) as f32;
        cards.area.y + rows * (height + GAP) - GAP
    }

    /// The king in the player's colour, the name, the total; the members of a team; what is beside the kingdom.
    fn caption(
        &self,
        canvas: &mut Canvas,
        caption: &Caption,
        scored: &Scored,
        (player, total): (usize, u32),
        area: Area,
    ) {
        let size = caption.name.size;
        let king_side = size * 1.5;
        let base = area.y + size * 1.05;
        let colour = self.colours[player];
        canvas.art(
            &format!("king-{player}"),
            || king(colour.into()),
            [area.x - 2.0, base - size * 1.12],
            king_side,
        );
        let number = total.to_string();
        let left = area.x + king_side + 2.0;
        let room = area.right() - caption.name.width(&number) - 10.0 - left;
        let (lines, style) = caption.name.fit(&self.players[player], room, 1, size * 0.7);
        canvas.text(&lines.concat(), [left, base], Anchor::Start, style, INK);
        canvas.text(&number, [area.right(), base], Anchor::End, caption.name, INK);
        let mut base = area.y + caption.name_height() + 4.0;
        if caption.members > 0.0 {
            let (lines, style) =
                Type::regular(12.5).fit(&scored.player.members.join(", "), area.width, 1, 9.5);
            canvas.text(&lines.concat(), [area.x, base + 6.0], Anchor::Start, style, SOFT);
            base += caption.members;
        }
        if caption.holdings > 0.0 {
            holdings(canvas, scored.player.holdings, [area.x, base]);
        }
    }
}

impl Caption {
    fn of(round: &RoundSheet, width: f32) -> Self {
        let any = |is: fn(&Scored) -> bool| round.kingdoms.iter().any(is);
        let has_holdings = any(|scored| pieces(scored.player.holdings).next().is_some());
        Self {
            name: Type::bold((width / 17.0).clamp(13.0, 20.0)),
            members: if any(|scored| !scored.player.members.is_empty()) { 18.0 } else { 0.0 },
            holdings: if has_holdings { 26.0 } else { 0.0 },
        }
    }

    fn name_height(&self) -> f32 {
        self.name.size * 1.7
    }

    fn height(&self) -> f32 {
        self.name_height() + self.members + self.holdings
    }
}

/// A kind of piece: its name, its drawing, and how many a player has.
type PieceCount = (&'static str, fn() -> Drawing, u32);

/// Coins, towers and knights, as far as there are any.
fn pieces(holdings: Holdings) -> impl Iterator<Item = PieceCount> {
    let kinds: [PieceCount; 3] = [
        ("coin", coin, holdings.coins()),
        ("tower", tower, holdings.towers()),
        ("knight", knight, holdings.knights()),
    ];
    kinds.into_iter().filter(|(.., count)| *count > 0)
}

/// The pieces with their numbers.
fn holdings(canvas: &mut Canvas, holdings: Holdings, [mut x, y]: [f32; 2]) {
    let style = Type::regular(14.0);
    for (name, drawing, count) in pieces(holdings) {
        canvas.art(name, drawing, [x, y - 3.0], 20.0);
        let number = count.to_string();
        canvas.text(&number, [x + 23.0, y + 12.5], Anchor::Start, style, SOFT);
        x += 23.0 + style.width(&number) + 14.0;
    }
}
