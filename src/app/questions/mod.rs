//! The questions asked at the table, beside the kingdom: what decided it, who had the most, what other rules would have
//! made of it, what each kingdom missed (`answers`), what if (`trial`), and the best laying (`search`). In: answers, as
//! the rules give them. Out: what is asked further.

mod answers;
mod search;
mod trial;
mod what_if;

#[cfg(not(target_arch = "wasm32"))]
pub(super) use answers::answer;
#[cfg(target_arch = "wasm32")]
pub(super) use answers::answer_for;
pub(super) use answers::{Answers, BestLaid, Question, Told};
pub(super) use search::Search;
pub(super) use trial::{Trial, Trying};

use std::time::Duration;

use eframe::egui::{
    Align, Label, Layout, ProgressBar, RichText, Role, ScrollArea, Sense, TextStyle, Ui, Vec2, WidgetInfo,
};

use super::action::Action;
use super::board;
use super::command::Command;
use super::desk::Desk;
use super::document::Seat;
use super::pad;
use super::theme::{Palette, STEP, strong_font};
use super::view::{QuestionPart, Show};
use super::widgets::{Weight, choice, hairline, icon_button, soft, text_button};
use crate::art::Icon;
use crate::rules::say_hand;
use crate::words::Message;

/// The part of the window's height that a kingdom takes, so that what belongs to it is seen with it.
const DRAWING: f32 = 0.32;

/// The side of a cell of a kingdom that is drawn here, which has so many cells.
fn cell_side(ui: &Ui, cells: Vec2) -> f32 {
    let room = ui.available_width().min(ui.ctx().content_rect().height() * DRAWING);
    (room / cells.max_elem()).floor()
}

/// The questions and their answers.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui, part: QuestionPart) {
    head(desk, ui);
    let parts = [
        (QuestionPart::Answers, desk.text("app-questions-answers")),
        (QuestionPart::WhatIf, desk.text("app-questions-what-if")),
        (QuestionPart::Best, desk.text("app-questions-best")),
    ];
    // What has no dominoes cannot be laid in another way.
    let has_box = !desk.document.rules().book().boxes.is_empty();
    let parts = if has_box { &parts[..] } else { &parts[..2] };
    if let Some(part) = choice(ui, part, parts) {
        desk.show(Show::Questions(part));
    }
    ui.add_space(STEP);
    hairline(ui);
    if part == QuestionPart::WhatIf {
        what_if::difference(desk, ui);
    }
    ScrollArea::vertical().id_salt(("questions", part as u8)).auto_shrink([false, false]).show(ui, |ui| {
        let round = desk.seat().round;
        match part {
            QuestionPart::Answers => all_answers(desk, ui, round),
            QuestionPart::WhatIf => what_if::ui(desk, ui),
            QuestionPart::Best => best(desk, ui, round),
        }
        ui.add_space(4.0 * STEP);
    });
}

/// The heading, and the way back.
fn head(desk: &Desk<'_>, ui: &mut Ui) {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if icon_button(desk, ui, Icon::Cross, &desk.text("app-back-to-sheet"), true).clicked() {
                desk.ask(Action::Questions);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let text = RichText::new(desk.text("app-questions")).text_style(TextStyle::Heading);
                ui.add(Label::new(text).truncate());
            });
        });
    });
}

/// What can be said without being asked for more: a heading each, with one answer per line.
fn all_answers(desk: &Desk<'_>, ui: &mut Ui, round: usize) {
    let palette = Palette::of(ui);
    if desk.derived.outcome.is_open(round) {
        ui.add_space(2.0 * STEP);
        pad::missing(desk, ui);
    }
    for told in desk.answers.of(round) {
        ui.add_space(3.0 * STEP);
        ui.label(RichText::new(&told.heading).font(strong_font(15.0)).color(palette.ink));
        for sentence in &told.sentences {
            ui.label(sentence);
        }
    }
}

/// The best laying of each player's dominoes: a search that is asked for, since it takes its time.
fn best(desk: &Desk<'_>, ui: &mut Ui, round: usize) {
    ui.add_space(2.0 * STEP);
    soft(ui, &desk.text("app-best-hint"));
    if desk.derived.outcome.is_open(round) {
        pad::missing(desk, ui);
        return;
    }
    for seat in desk.document.seats(round) {
        ui.add_space(2.0 * STEP);
        let name = desk.name(seat.player);
        if let Some(laid) = desk.answers.laid(seat) {
            best_of(desk, ui, seat, laid);
        } else if let Some(search) = desk.status.search.filter(|search| search.seat == seat) {
            let text = desk.say(&Message::new("app-best-searching").with("player", name));
            ui.add(ProgressBar::new(search.done()).text(text));
            if text_button(ui, &desk.text("app-best-stop"), Weight::Plain).clicked() {
                desk.send(Command::StopLaying);
            }
            // The bar moves while nothing else does.
            ui.ctx().request_repaint_after(Duration::from_millis(100));
        } else {
            let text = desk.say(&Message::new("app-best-search").with("player", name));
            let free = desk.status.search.is_none();
            let button = ui.add_enabled_ui(free, |ui| text_button(ui, &text, Weight::Plain)).inner;
            if button.clicked() {
                desk.send(Command::LayBest(seat));
            }
        }
    }
}

/// What was found, and the kingdom drawn where it is better than the real one.
fn best_of(desk: &Desk<'_>, ui: &mut Ui, seat: Seat, laid: &BestLaid) {
    let name = desk.name(seat.player);
    let Some(best) = &laid.best else {
        ui.label(desk.say(&Message::new("explain-best-unknown").with("player", name)));
        return;
    };
    ui.label(desk.say(&best.say(&name, laid.real)));
    soft(ui, &desk.say(&say_hand(&laid.dominoes)));
    if best.points <= laid.real {
        return;
    }
    let cells = Vec2::new(f32::from(best.kingdom.cols()), f32::from(best.kingdom.rows()));
    let side = cell_side(ui, cells);
    let (rect, response) = ui.allocate_exact_size(cells * side, Sense::hover());
    board::drawing(desk, ui, &best.kingdom, seat.player, rect, None);
    let rows = best.kingdom.to_string().lines().collect::<Vec<_>>().join(" / ");
    let label = desk.say(&Message::new("app-best-drawn").with("player", name).with("rows", rows));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &label));
}
