//! The paper check: beside a player's column, what was counted by hand, and under the pad the slips that explain where it
//! differs. Enter, Tab and Down go from field to field, and after the last to the next player.

use eframe::egui::{
    Align2, EventFilter, Id, Key, Modifiers, Rect, RichText, Role, Shape, Stroke, StrokeKind, TextEdit, Ui,
    UiBuilder, Vec2, WidgetInfo, epaint::RectShape, layers::ShapeIdx, pos2, vec2,
};

use super::{Columns, derivation};
use crate::app::action::Action;
use crate::app::desk::Desk;
use crate::app::document::{Document, Edit, Seat};
use crate::app::theme::{Palette, STEP, TOUCH};
use crate::app::view::Show;
use crate::app::widgets::{icon_button, select_all_on_focus, soft, stable_id};
use crate::art::Icon;
use crate::rules::{Mistake, PaperFault, PaperLine, Slip, check_paper};
use crate::words::{Message, Say};

/// The width of the column.
pub(in crate::app) const WIDTH: f32 = 64.0;
/// The most slips that are named for one number.
const MOST_SLIPS: usize = 3;
/// All keys stay in the field: none of them reaches anything else.
const ALL_KEYS: EventFilter =
    EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: true };

/// The column of the player on the desk.
pub(super) struct PaperColumn {
    seat: Seat,
    /// What can be counted, from top to bottom.
    fields: Vec<PaperLine>,
    /// What was counted wrongly.
    faults: Vec<PaperFault>,
}

/// A way through the fields.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum FieldStep {
    On,
    Back,
}

impl FieldStep {
    /// The way that was asked for by a key.
    fn asked(ui: &Ui) -> Option<Self> {
        ui.input_mut(|input| {
            let mut pressed = |modifiers, key| input.consume_key(modifiers, key);
            if pressed(Modifiers::SHIFT, Key::Tab) || pressed(Modifiers::NONE, Key::ArrowUp) {
                return Some(Self::Back);
            }
            let on = [Key::Enter, Key::Tab, Key::ArrowDown].map(|key| pressed(Modifiers::NONE, key));
            on.contains(&true).then_some(Self::On)
        })
    }
}

impl PaperColumn {
    /// The column of the player on the desk, while the check is on.
    pub(super) fn of(desk: &Desk<'_>) -> Option<Self> {
        let seat = desk.seat();
        let seated = desk.document.seated(seat).filter(|_| desk.view.paper)?;
        let lines = desk.document.rules().lines().map(PaperLine::Line);
        let counted = |line: PaperLine| seated.paper().get(line.id()).copied();
        Some(Self {
            seat,
            fields: lines.chain([PaperLine::Total]).collect(),
            faults: check_paper(seated.kingdom(), desk.derived.score(seat)?, counted),
        })
    }

    /// The ground that the column stands on, once it is known how high it is.
    pub(super) fn paint_ground(ui: &Ui, columns: &Columns, top: f32, behind: ShapeIdx) {
        let palette = Palette::of(ui);
        let left = columns.paper_left();
        let rect = Rect::from_min_max(pos2(left, top), pos2(left + columns.paper, ui.min_rect().bottom()));
        ui.painter().set(behind, Shape::Rect(RectShape::filled(rect, 6, palette.ground)));
    }

    /// The button that closes the check, over the name.
    pub(super) fn close_button(desk: &Desk<'_>, ui: &mut Ui, columns: &Columns, top: f32) {
        let middle = columns.paper_left() + columns.paper * 0.5;
        let rect = Rect::from_center_size(pos2(middle, top + TOUCH * 0.5), Vec2::splat(TOUCH));
        let mut corner = ui.new_child(UiBuilder::new().max_rect(rect));
        if icon_button(desk, &mut corner, Icon::Cross, &desk.text("app-paper-close"), true).clicked() {
            desk.ask(Action::Paper);
        }
    }

    /// What was counted in a line, marked where it differs.
    pub(super) fn cell(
        &self,
        desk: &Desk<'_>,
        ui: &mut Ui,
        columns: &Columns,
        row: Rect,
        line: PaperLine,
        label: &str,
    ) {
        let palette = Palette::of(ui);
        let Some(seated) = desk.document.seated(self.seat) else { return };
        let mut text = seated.paper().get(line.id()).map_or(String::new(), u32::to_string);
        let differs = self.faults.iter().any(|fault| fault.line == line);
        let size = vec2(columns.paper - 2.0 * STEP, TOUCH - STEP);
        let rect =
            Rect::from_center_size(pos2(columns.paper_left() + columns.paper * 0.5, row.center().y), size);
        let id = field_id(line);
        let step = if ui.memory(|memory| memory.has_focus(id)) { FieldStep::asked(ui) } else { None };
        let edit = TextEdit::singleline(&mut text)
            .id(id)
            .event_filter(ALL_KEYS)
            .text_color(if differs { palette.wrong } else { palette.good })
            .hint_text("…")
            .char_limit(4)
            .min_size(size)
            .align(Align2::RIGHT_CENTER);
        // A child, so that the row keeps its height.
        let mut inner = ui.new_child(UiBuilder::new().max_rect(rect));
        inner.spacing_mut().interact_size.y = size.y;
        let response = inner.add_sized(size, edit);
        if differs {
            ui.painter().rect_stroke(rect, 4, Stroke::new(2.0, palette.wrong), StrokeKind::Outside);
        }
        if select_all_on_focus(ui, &response, &text) {
            response.scroll_to_me(None);
        }
        let typed = text.trim();
        let points = if typed.is_empty() { Some(None) } else { typed.parse().ok().map(Some) };
        // What is no number is not taken.
        if let Some(points) = points.filter(|_| response.changed()) {
            desk.edit(Edit::Paper(self.seat, line.id().to_owned(), points));
        }
        let said = desk.say(&Message::new("app-paper-cell").with("line", label));
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::NumberInput, true, said.clone());
            info.current_text_value = Some(text.clone());
            info
        });
        if let Some(step) = step {
            self.go(desk, ui, line, step);
        }
    }

    /// Goes to another field; after the last of a player comes the first of the next.
    fn go(&self, desk: &Desk<'_>, ui: &Ui, from: PaperLine, step: FieldStep) {
        let Some(at) = self.fields.iter().position(|field| *field == from) else { return };
        let next = Seat { player: self.seat.player + 1, ..self.seat };
        let to = match step {
            FieldStep::Back => at.saturating_sub(1),
            FieldStep::On if at + 1 < self.fields.len() => at + 1,
            FieldStep::On if next.player < desk.document.players() => {
                desk.show(Show::Seat(next));
                0
            }
            FieldStep::On => at,
        };
        ui.memory_mut(|memory| memory.request_focus(field_id(self.fields[to])));
    }

    /// Every number that the paper has wrong, with what is right and what may have gone wrong.
    pub(super) fn told(&self, desk: &Desk<'_>, ui: &mut Ui) {
        let palette = Palette::of(ui);
        if desk.document.seated(self.seat).is_none_or(|seated| seated.paper().is_empty()) {
            soft(ui, &desk.text("app-paper-hint"));
            return;
        }
        if self.faults.is_empty() {
            ui.label(RichText::new(desk.text("app-paper-agrees")).color(palette.good));
        }
        for fault in &self.faults {
            ui.label(RichText::new(self.say_fault(desk, fault)).color(palette.wrong));
            for slip in fault.slips.iter().take(MOST_SLIPS) {
                ui.label(RichText::new(desk.say(&say_slip(slip, fault))).color(palette.ink));
            }
        }
    }

    /// '9 on paper. Ana, mine: 12 = 3 × 4'.
    fn say_fault(&self, desk: &Desk<'_>, fault: &PaperFault) -> String {
        let derived = match fault.line {
            PaperLine::Line(line) => derivation(desk, self.seat, line, fault.right),
            PaperLine::Total => None,
        };
        let right = derived.unwrap_or_else(|| format!("{}: {}", desk.say(&fault.line.say()), fault.right));
        desk.say(&Message::new("app-paper-differs").with("typed", fault.counted).with("derivation", right))
    }
}

/// What may have gone wrong; in a sum, with the line where it happened.
fn say_slip(slip: &Slip, fault: &PaperFault) -> Message {
    let what = slip.mistake.say();
    if slip.mistake == Mistake::FollowsFromLines {
        what
    } else if slip.line == fault.line {
        Message::new("app-paper-slip").with("slip", what)
    } else {
        Message::new("app-paper-slip-in").with("line", slip.line.say()).with("slip", what)
    }
}

/// The field of a line; the same for all players, since one of them is on the desk.
fn field_id(line: PaperLine) -> Id {
    stable_id("paper", 0).with(line.id())
}

/// The first field of the check.
pub(in crate::app) fn first_field(document: &Document) -> Option<Id> {
    document.rules().lines().next().map(|line| field_id(PaperLine::Line(line)))
}
