//! Where the panels are: side by side in a wide window, one at a time in a narrow one.

use eframe::egui::{
    Align, Align2, Area, CentralPanel, Frame, Id, Key, Layout, Margin, Order, Panel, RichText, ScrollArea,
    Ui, Vec2,
};

use super::desk::Desk;
use super::theme::{Palette, TOUCH, WIDE};
use super::view::{Notice, Show, Tab};
use super::widgets::{chip, icon_button};
use super::{dialogs, guesses, header, kingdom, pad, table, welcome};
use crate::art::Icon;

/// The whole window.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    let palette = Palette::of(ui);
    let wide = ui.ctx().content_rect().width() >= WIDE;
    let bar = Frame::new().fill(palette.ground).inner_margin(Margin::symmetric(12, 4));
    Panel::top("header").frame(bar).show_separator_line(true).show(ui, |ui| header::ui(desk, ui));
    let empty = desk.document.players() == 0 && desk.status.progress.is_none();
    if empty {
        notice(desk, ui);
        CentralPanel::default().frame(palette.panel_frame()).show(ui, |ui| {
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| welcome::ui(desk, ui));
        });
    } else if wide {
        side_by_side(desk, ui);
    } else {
        one_at_a_time(desk, ui);
    }
    dialogs::ui(desk, ui.ctx());
    notice_over_dialog(desk, ui);
}

fn side_by_side(desk: &Desk<'_>, ui: &mut Ui) {
    let palette = Palette::of(ui);
    let width = ui.ctx().content_rect().width();
    let players = desk.document.players() as f32;
    let left = (width * 0.2).clamp(240.0, 320.0);
    let paper = if desk.view.paper { 64.0 } else { 0.0 };
    let right = (200.0 + players * 58.0 + paper).clamp(300.0, width * 0.42);
    notice(desk, ui);
    Panel::left("table")
        .frame(palette.panel_frame())
        .resizable(false)
        .exact_size(left)
        .show(ui, |ui| table::ui(desk, ui));
    Panel::right("pad")
        .frame(palette.panel_frame().fill(palette.card))
        .resizable(false)
        .exact_size(right)
        .show(ui, |ui| pad::ui(desk, ui));
    CentralPanel::default().frame(palette.panel_frame()).show(ui, |ui| kingdom::ui(desk, ui));
}

fn one_at_a_time(desk: &Desk<'_>, ui: &mut Ui) {
    let palette = Palette::of(ui);
    let bar = Frame::new().fill(palette.card).inner_margin(Margin::symmetric(8, 6));
    Panel::bottom("tabs").frame(bar).show(ui, |ui| {
        let tabs = [(Tab::Table, "tab-table"), (Tab::Kingdom, "tab-kingdom"), (Tab::Sheet, "tab-sheet")];
        let width = (ui.available_width() - 16.0) / 3.0;
        ui.horizontal(|ui| {
            for (tab, id) in tabs {
                let text = desk.text(id);
                ui.allocate_ui(Vec2::new(width, TOUCH), |ui| {
                    ui.set_min_width(width);
                    ui.vertical_centered_justified(|ui| {
                        if chip(ui, desk.view.tab == tab, &text).clicked() {
                            desk.show(Show::Tab(tab));
                        }
                    });
                });
            }
        });
    });
    if let Some(checking) = desk.view.checking.as_ref().filter(|_| desk.view.tab == Tab::Kingdom) {
        let sheet = Frame::new().fill(palette.card).inner_margin(Margin::symmetric(12, 8));
        Panel::bottom("checking").frame(sheet).show(ui, |ui| guesses::checking_ui(desk, ui, checking));
    }
    notice(desk, ui);
    CentralPanel::default().frame(palette.panel_frame()).show(ui, |ui| match desk.view.tab {
        Tab::Table => table::ui(desk, ui),
        Tab::Kingdom => kingdom::ui(desk, ui),
        Tab::Sheet => pad::ui(desk, ui),
    });
}

/// What was said last, until it is put away: a strip at the bottom, which covers nothing.
fn notice(desk: &Desk<'_>, ui: &mut Ui) {
    if desk.view.notice.is_none() || desk.view.dialog.is_some() {
        return;
    }
    let ground = Frame::new().fill(Palette::of(ui).ground).inner_margin(Margin::symmetric(12, 6));
    Panel::bottom("notice").frame(ground).show_separator_line(false).show(ui, |ui| {
        ui.vertical_centered(|ui| notice_card(desk, ui));
    });
}

/// The same where a dialog covers the strip.
fn notice_over_dialog(desk: &Desk<'_>, ui: &Ui) {
    if desk.view.dialog.is_some() {
        Area::new(Id::unique("notice"))
            .order(Order::Foreground)
            .anchor(Align2::CENTER_BOTTOM, [0.0, -16.0])
            .show(ui.ctx(), |ui| notice_card(desk, ui));
    }
}

fn notice_card(desk: &Desk<'_>, ui: &mut Ui) {
    let Some(Notice { message, is_problem }) = desk.view.notice.clone() else { return };
    let palette = Palette::of(ui);
    let text = desk.say(&message);
    let line = if is_problem { palette.wrong } else { palette.good };
    palette.card_frame().stroke((1.5, line)).show(ui, |ui| {
        ui.set_max_width((ui.ctx().content_rect().width() - 48.0).min(560.0));
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let close = desk.text("button-close");
                if icon_button(desk, ui, Icon::Cross, &close, true).clicked()
                    || ui.input(|input| input.key_pressed(Key::Escape))
                {
                    desk.show(Show::NoNotice);
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(eframe::egui::Label::new(RichText::new(&text).color(palette.ink)).wrap());
                });
            });
        });
    });
}
