//! What the audit found, beside the board: each finding selects its cells and offers a fix where there is one.

use eframe::egui::{Align, Label, Layout, RichText, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo};

use super::board::say_cell;
use super::derived::Mend;
use super::desk::Desk;
use super::document::{Edit, Seat};
use super::theme::{Palette, STEP, colour};
use super::view::{Lit, Show};
use super::widgets::{long_button, paint_texture};
use crate::art::Icon;
use crate::model::{Cell, Frame};
use crate::rules::{Finding, Gravity, Sort};
use crate::words::Message;

/// A fix that takes one press.
#[derive(Debug, Clone, PartialEq)]
enum Fix {
    /// Another cell.
    Cell(Mend),
    /// A larger frame.
    Frame(Frame),
    /// The Queen goes to this player, or to nobody.
    Queen(Option<usize>),
    /// Unknown cells have no tile.
    FillEmpty(Seat),
}

/// The findings that concern the kingdom on the desk, and those of the whole table.
pub(super) fn ui(desk: &Desk<'_>, ui: &mut Ui) {
    let seat = desk.seat();
    if desk.kingdom().is_none_or(|kingdom| kingdom.extent().is_none()) {
        return;
    }
    let Some(audit) = desk.derived.audits.get(seat.round) else { return };
    let concerns = |finding: &&Finding| {
        finding.spots.is_empty() || finding.spots.iter().any(|spot| spot.player == seat.player)
    };
    let findings: Vec<Finding> = audit.findings.iter().filter(concerns).cloned().collect();
    if findings.is_empty() {
        let palette = Palette::of(ui);
        ui.horizontal_top(|ui| {
            let texture = desk.tiles.icon(ui.ctx(), Icon::Check, 18.0, colour(palette.good));
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(18.0), Sense::hover());
            paint_texture(ui, texture, rect);
            let words = RichText::new(desk.text("app-no-findings"));
            let words = words.text_style(TextStyle::Small).color(palette.soft_ink);
            ui.add(Label::new(words).wrap());
        });
    }
    for finding in &findings {
        row(desk, ui, seat, finding);
    }
}

fn row(desk: &Desk<'_>, ui: &mut Ui, seat: Seat, finding: &Finding) {
    let palette = Palette::of(ui);
    let own = finding.spots.iter().find(|spot| spot.player == seat.player);
    let places = own.map(|spot| spot.places).filter(|places| !places.is_empty());
    let names: Vec<String> = (0..desk.document.players()).map(|player| desk.name(player)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let text = desk.say(&finding.say(&names));
    palette.card_frame().show(ui, |ui| {
        ui.set_width(ui.available_width());
        let (icon, ink) = match finding.gravity() {
            Gravity::Contradiction => (Icon::Warning, palette.wrong),
            Gravity::Unusual => (Icon::Question, palette.amber),
        };
        let line = ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(20.0), Sense::hover());
            paint_texture(ui, desk.tiles.icon(ui.ctx(), icon, 20.0, colour(ink)), rect);
            let words = RichText::new(&text).text_style(TextStyle::Body).color(palette.ink);
            ui.add(Label::new(words).wrap().sense(Sense::click()))
        });
        let response = line.inner;
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &text));
        if let Some(places) = places {
            if response.hovered() {
                desk.point_at(Lit::Places(seat, places));
            }
            if response.clicked() {
                desk.show(Show::Cursor(places.first()));
            }
        }
        let fixes = fixes(desk, seat, finding);
        if !fixes.is_empty() {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(STEP);
                for fix in fixes {
                    let text = desk.say(&say(desk, &fix));
                    let response = long_button(ui, &text);
                    if let Fix::Cell(mend) = fix
                        && response.hovered()
                    {
                        desk.point_at(Lit::Places(mend.seat, mend.place.into()));
                    }
                    if response.clicked() {
                        send(desk, &fix);
                    }
                }
            });
        }
    });
}

/// What fixes a finding.
fn fixes(desk: &Desk<'_>, seat: Seat, finding: &Finding) -> Vec<Fix> {
    match finding.sort {
        Sort::TooWide { .. } => {
            let frames = desk.document.rules().book().frames;
            let larger = frames
                .iter()
                .map(|(frame, _)| *frame)
                .filter(|frame| frame.area() > desk.document.rules().frame().area());
            larger.map(Fix::Frame).collect()
        }
        Sort::NoQueen | Sort::SeveralQueens | Sort::QueenWithFewerTowers { .. } => {
            most_towers(desk, seat.round).map(|player| Fix::Queen(Some(player))).into_iter().collect()
        }
        Sort::QueenWithoutTowers => vec![Fix::Queen(None)],
        Sort::Unknown(_) => vec![Fix::FillEmpty(seat)],
        _ => {
            let here = |mend: &&Mend| {
                mend.seat.round == seat.round
                    && finding
                        .spots
                        .iter()
                        .any(|spot| spot.player == mend.seat.player && spot.places.contains(mend.place))
            };
            desk.derived.mends.iter().filter(here).copied().map(Fix::Cell).collect()
        }
    }
}

/// The player with the most towers, if there is one such.
fn most_towers(desk: &Desk<'_>, round: usize) -> Option<usize> {
    let players = || desk.document.players_of(round);
    let most = players().map(|player| player.holdings.towers()).max().filter(|towers| *towers > 0)?;
    let mut holders = players().enumerate().filter(|(_, player)| player.holdings.towers() == most);
    match (holders.next(), holders.next()) {
        (Some((player, _)), None) => Some(player),
        _ => None,
    }
}

fn say(desk: &Desk<'_>, fix: &Fix) -> Message {
    match fix {
        Fix::Cell(mend) => Message::new("app-fix-cell")
            .with("player", desk.name(mend.seat.player))
            .with("row", mend.place.row + 1)
            .with("column", mend.place.col + 1)
            .with("cell", say_cell(mend.cell)),
        Fix::Frame(frame) => {
            Message::new("app-fix-frame").with("rows", frame.rows()).with("columns", frame.cols())
        }
        Fix::Queen(Some(player)) => Message::new("app-fix-queen").with("player", desk.name(*player)),
        Fix::Queen(None) => Message::new("app-fix-no-queen"),
        Fix::FillEmpty(_) => Message::new("app-fix-empty"),
    }
}

fn send(desk: &Desk<'_>, fix: &Fix) {
    match *fix {
        Fix::Cell(Mend { seat, place, cell }) => {
            desk.edit(Edit::Cell(seat, place, cell));
            desk.show(Show::Seat(seat));
            desk.show(Show::Cursor(Some(place)));
        }
        Fix::Frame(frame) => {
            if let Ok(rules) = desk.document.rules().clone().with_frame(frame) {
                desk.edit(Edit::Rules(rules));
            }
        }
        Fix::Queen(player) => desk.edit(Edit::Queen(desk.seat().round, player)),
        Fix::FillEmpty(seat) => {
            if let Some(player) = desk.document.player(seat) {
                desk.edit(Edit::Cells(seat, player.kingdom.unknown(), Cell::Empty));
            }
        }
    }
}
