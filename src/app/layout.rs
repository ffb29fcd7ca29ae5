//! Where the panels are: side by side in a wide window, one at a time in a narrow one.

use eframe::egui::{CentralPanel, Frame, Margin, Panel, ScrollArea, Ui, Vec2};

use super::desk::Desk;
use super::theme::{Palette, TOUCH, WIDE};
use super::view::{BoardStage, Show, Tab};
use super::widgets::chip;
use super::{
    checking_card, dialogs, frame, header, kingdom, notice, pad, palette, questions, table, viewfinder,
    welcome, whose,
};

/// The whole window.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    if let Some(open) = desk.viewfinder {
        viewfinder::ui(desk, ui, open);
        notice::ui(desk, ui);
        return;
    }
    let palette = Palette::of(ui);
    let wide = ui.ctx().content_rect().width() >= WIDE;
    let bar = Frame::new().fill(palette.ground).inner_margin(Margin::symmetric(12, 4));
    Panel::top("header").frame(bar).show_separator_line(true).show(ui, |ui| header::ui(desk, ui));
    let empty = desk.document.players() == 0 && desk.status.progress.is_none();
    if empty {
        CentralPanel::default().frame(palette.panel_frame()).show(ui, |ui| {
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| welcome::ui(desk, ui));
        });
    } else if wide {
        side_by_side(desk, ui);
    } else {
        one_at_a_time(desk, ui);
    }
    dialogs::ui(desk, ui.ctx());
    notice::ui(desk, ui);
}

fn side_by_side(desk: &Desk<'_>, ui: &mut Ui) {
    let palette = Palette::of(ui);
    let width = ui.ctx().content_rect().width();
    let players = desk.document.players() as f32;
    let left = (width * 0.2).clamp(240.0, 320.0);
    let paper = if desk.view.paper { pad::PAPER_WIDTH } else { 0.0 };
    // What can be done with the sheet stands side by side.
    let least = (pad::actions_width(desk, ui) + 24.0).clamp(300.0, (width * 0.3).max(300.0));
    let right = (210.0 + players * 64.0 + paper).clamp(least, width * 0.48);
    // Sentences need more room than numbers.
    let right = if desk.view.questions.is_some() { right.max(width * 0.3) } else { right };
    Panel::left("table")
        .frame(palette.panel_frame())
        .resizable(false)
        .exact_size(left)
        .show(ui, |ui| table::ui(desk, ui));
    Panel::right("pad")
        .frame(palette.panel_frame().fill(palette.card))
        .resizable(false)
        .exact_size(right)
        .show(ui, |ui| sheet(desk, ui));
    CentralPanel::default().frame(palette.panel_frame()).show(ui, |ui| kingdom::ui(desk, ui));
}

/// The score pad, or what is asked about it.
fn sheet(desk: &Desk<'_>, ui: &mut Ui) {
    match desk.view.questions {
        Some(part) => questions::ui(desk, ui, part),
        None => pad::ui(desk, ui),
    }
}

fn one_at_a_time(desk: &Desk<'_>, ui: &mut Ui) {
    let colours = Palette::of(ui);
    let bar = Frame::new().fill(colours.card).inner_margin(Margin::symmetric(8, 6));
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
        let sheet = Frame::new().fill(colours.card).inner_margin(Margin::symmetric(12, 8));
        Panel::bottom("checking").frame(sheet).show(ui, |ui| checking_card::ui(desk, ui, checking));
    } else if desk.view.tab == Tab::Kingdom && desk.view.stage == BoardStage::Board {
        let sheet = Frame::new().fill(colours.card).inner_margin(Margin::symmetric(12, 6));
        Panel::bottom("palette").frame(sheet).show(ui, |ui| palette::ui(desk, ui));
    } else if desk.view.tab == Tab::Kingdom {
        let sheet = Frame::new().fill(colours.card).inner_margin(Margin::symmetric(12, 8));
        Panel::bottom("frame").frame(sheet).show(ui, |ui| {
            whose::ui(desk, ui);
            frame::bar(desk, ui);
        });
    }
    CentralPanel::default().frame(colours.panel_frame()).show(ui, |ui| match desk.view.tab {
        Tab::Table => table::ui(desk, ui),
        Tab::Kingdom => kingdom::ui(desk, ui),
        Tab::Sheet => sheet(desk, ui),
    });
}
