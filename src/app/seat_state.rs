//! How far a kingdom is, in words and as a sign: on the card of its player, and where a narrow window has only names.

use eframe::egui::Color32;

use super::desk::Desk;
use super::document::Seat;
use super::theme::Palette;
use crate::art::Icon;
use crate::game::Open;
use crate::rules::Input;
use crate::words::{Arg, Message, Say};

/// How far a kingdom is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum SeatState {
    /// Its photo is being read, or waits for it.
    BeingRead,
    /// Nothing has been laid.
    Empty,
    /// So many cells are unknown or worth a look.
    Check(u32),
    /// This was not counted.
    Count(Vec<Input>),
    /// Nothing is missing.
    Done,
}

impl SeatState {
    /// By what the game lacks.
    pub(super) fn of(desk: &Desk<'_>, seat: Seat) -> Self {
        if desk.status.reading.contains(&seat) {
            return Self::BeingRead;
        }
        let here = |round, player| seat == Seat { round, player };
        let (mut check, mut count) = (0, Vec::new());
        for open in &desk.derived.outcome.open {
            match *open {
                Open::Holdings { round, player, ref inputs } if here(round, player) => {
                    count.clone_from(inputs);
                }
                // Nobody has said who has her, so it is asked of everybody.
                Open::Queen { round } if round == seat.round => count.push(Input::Queen),
                Open::Kingdom { round, player } if here(round, player) => return Self::Empty,
                Open::Cells { round, player, places, .. } | Open::Unsure { round, player, places }
                    if here(round, player) =>
                {
                    check += places.len();
                }
                _ => {}
            }
        }
        match (check, count.is_empty()) {
            (0, true) => Self::Done,
            (0, false) => Self::Count(count),
            (check, _) => Self::Check(check),
        }
    }

    /// In words, and their colour.
    pub(super) fn told(&self, desk: &Desk<'_>, palette: &Palette) -> (String, Color32) {
        let asks = palette.amber_ink;
        match self {
            Self::BeingRead => (desk.text("app-being-read"), palette.soft_ink),
            Self::Empty => (desk.text("app-nothing-entered"), palette.soft_ink),
            Self::Check(count) => (desk.say(&Message::new("app-cells-unsure").with("count", *count)), asks),
            Self::Count(inputs) => {
                let inputs: Arg = inputs.iter().map(Say::say).collect();
                (desk.say(&Message::new("app-uncounted-list").with("what", inputs)), asks)
            }
            Self::Done => (desk.text("app-player-done"), palette.good),
        }
    }

    /// As a sign. What has no number yet shows that in the place of the number.
    pub(super) fn sign(&self, palette: &Palette) -> Option<(Icon, Color32)> {
        match self {
            Self::BeingRead | Self::Empty => None,
            Self::Check(_) | Self::Count(_) => Some((Icon::Question, palette.amber_ink)),
            Self::Done => Some((Icon::Check, palette.good)),
        }
    }
}
