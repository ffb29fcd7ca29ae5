//! Questions over everything else: which game, which building, which player, where a file is. Each closes by its
//! button, by Escape or by a tap beside it; what was chosen counts at once and can be undone.
//!
//! A dialog hangs from the top of the window and has its size from its first frame on, so that nothing in it moves under
//! the pointer.

mod building;
mod keys;
mod path;
mod player;
mod rules;

pub(super) use rules::other_book;

use eframe::egui::{Align2, Context, Frame, Id, Modal, Response, RichText, ScrollArea, TextStyle, Ui};

use super::desk::Desk;
use super::theme::STEP;
use super::view::Dialog;
use super::widgets::{Weight, soft, text_button};
use super::{past, saving, share};

/// What is around the content: margins, the button that closes, and the distance to the edges of the window.
const AROUND: f32 = 156.0;
/// The height of the past games, where there is so much.
const PAST: f32 = 520.0;

/// The question that is asked, if one is.
pub(super) fn ui(desk: &Desk<'_>, ctx: &Context) {
    let Some(dialog) = desk.view.dialog else { return };
    let screen = ctx.content_rect();
    let most = match dialog {
        Dialog::History => 760.0,
        Dialog::Keys | Dialog::Building(..) => 680.0,
        _ => 560.0,
    };
    let width = (screen.width() - 48.0).min(most);
    let room = (screen.height() - AROUND).max(120.0);
    // Past games come a moment after their dialog, and their parts differ in length: it has one height for all.
    let height = if dialog == Dialog::History { room.min(PAST) } else { room };
    let id = Id::unique(("dialog", std::mem::discriminant(&dialog)));
    let area = Modal::default_area(id).anchor(Align2::CENTER_TOP, [0.0, (screen.height() * 0.05).min(56.0)]);
    let frame = Frame::popup(&ctx.global_style()).inner_margin(4.0 * STEP);
    let modal = Modal::new(id).area(area).frame(frame).show(ctx, |ui| {
        ui.set_width(width);
        let content = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
        content.auto_shrink([false, true]).show(ui, |ui| {
            if dialog == Dialog::History {
                ui.set_min_height(height);
            }
            match dialog {
                Dialog::Rules => rules::ui(desk, ui),
                Dialog::Building(seat, place) => building::ui(desk, ui, seat, place),
                Dialog::Player(player) => player::ui(desk, ui, player),
                Dialog::Share => share::ui(desk, ui),
                Dialog::History => past::ui(desk, ui),
                Dialog::Keys => keys::ui(desk, ui),
                Dialog::Path => path::ui(desk, ui),
                Dialog::Replace => saving::replace_ui(desk, ui),
                Dialog::Unsaved => saving::unsaved_ui(desk, ui),
            }
        });
        ui.add_space(2.0 * STEP);
        // A question that is to be answered has buttons of its own.
        let asks = matches!(dialog, Dialog::Path | Dialog::Replace | Dialog::Unsaved);
        if !asks && text_button(ui, &desk.text("button-done"), Weight::Accent).clicked() {
            desk.close_dialog();
        }
    });
    if modal.should_close() {
        desk.close_dialog();
    }
}

/// The title of a dialog.
pub(super) fn heading(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).text_style(TextStyle::Heading));
    ui.add_space(STEP);
}

/// The title of a part of it.
fn part(desk: &Desk<'_>, ui: &mut Ui, id: &'static str) -> Response {
    ui.add_space(2.0 * STEP);
    soft(ui, &desk.text(id))
}
