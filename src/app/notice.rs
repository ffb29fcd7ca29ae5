//! What was said last: a card over everything else, also over a dialog. It moves nothing, and goes by itself: after a
//! while, or once the game has changed and it is out of date.

use eframe::egui::{Align, Align2, Area, Context, Id, Key, Label, Layout, Order, RichText, Ui};

use super::App;
use super::desk::Desk;
use super::theme::{Palette, WIDE};
use super::view::{Notice, Show};
use super::widgets::icon_button;
use crate::art::Icon;

/// How long good news stays, and how long a problem does, in seconds.
const STAYS: [f64; 2] = [6.0, 20.0];
/// How long it fades.
const FADES: f64 = 0.12;

/// Something that is shown: since when, and of which state of the game.
pub(super) struct ShownNotice {
    notice: Notice,
    since: f64,
    revision: u64,
}

/// The card, where it covers neither the board, nor the answers of a narrow window, nor the buttons of a dialog.
pub(super) fn ui(desk: &Desk<'_>, ui: &Ui) {
    let Some(Notice { message, is_problem, .. }) = desk.view.notice.clone() else { return };
    let palette = Palette::of(ui);
    let screen = ui.ctx().content_rect();
    let text = desk.say(&message);
    let line = if is_problem { palette.wrong } else { palette.good };
    let (anchor, offset) = match (screen.width() >= WIDE, desk.view.dialog.is_some()) {
        (true, _) => (Align2::CENTER_BOTTOM, [0.0, -16.0]),
        // Over the title of the dialog, whose buttons are at the bottom.
        (false, true) => (Align2::CENTER_TOP, [0.0, 4.0]),
        (false, false) => (Align2::CENTER_TOP, [0.0, 56.0]),
    };
    let card = Area::new(Id::unique("notice")).order(Order::Tooltip).anchor(anchor, offset);
    card.fade_in(false).show(ui.ctx(), |ui| {
        ui.multiply_opacity(desk.status.notice_opacity);
        palette.card_frame().stroke((1.5, line)).shadow(ui.visuals().popup_shadow).show(ui, |ui| {
            ui.set_max_width((screen.width() - 48.0).min(560.0));
            ui.horizontal(|ui| {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let close = desk.text("button-close");
                    if icon_button(desk, ui, Icon::Cross, &close, true).clicked()
                        || ui.input(|input| input.key_pressed(Key::Escape))
                    {
                        desk.show(Show::NoNotice);
                    }
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        ui.add(Label::new(RichText::new(&text).color(palette.ink)).wrap());
                    });
                });
            });
        });
    });
}

impl App {
    /// Puts away what has been said for long enough, or what the game has gone past.
    pub(super) fn let_notice_go(&mut self, ctx: &Context) {
        let (now, revision) = (ctx.input(|input| input.time), self.editor.revision());
        let Some(notice) = &self.view.notice else { return self.shown_notice = None };
        let shown = match &self.shown_notice {
            Some(shown) if shown.notice == *notice => shown,
            _ => {
                let notice = notice.clone();
                self.shown_notice.insert(ShownNotice { notice, since: now, revision })
            }
        };
        let left = shown.since + STAYS[usize::from(notice.is_problem)] - now;
        if left <= 0.0 || (revision != shown.revision && now - shown.since > 1.0) {
            self.view.notice = None;
            ctx.request_repaint();
        } else if left <= FADES {
            ctx.request_repaint();
        } else {
            ctx.request_repaint_after_secs((left - FADES) as f32);
        }
    }

    /// How much of what was said last still shows, from 0 to 1.
    pub(super) fn notice_opacity(&self, now: f64) -> f32 {
        let ends =
            self.shown_notice.as_ref().map(|shown| shown.since + STAYS[usize::from(shown.notice.is_problem)]);
        ends.map_or(1.0, |ends| ((ends - now) / FADES).clamp(0.0, 1.0) as f32)
    }
}
