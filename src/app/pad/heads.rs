//! The names over their columns: whole where there is room, on two lines or shortened where there is not, and never two
//! that look alike.

use eframe::egui::{Rect, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::Columns;
use super::paper::PaperColumn;
use crate::app::desk::Desk;
use crate::app::document::Seat;
use crate::app::theme::{Palette, STEP, TOUCH, color, colour};
use crate::app::view::Show;
use crate::app::widgets::{paint_texture, stable_id};
use crate::art::Icon;
use crate::words::Message;

/// The height of a line of a name.
const LINE: f32 = 18.0;
/// The room for the band of colour below a name, and for the crown above it.
const BAND: f32 = 14.0;
const CROWN: f32 = 26.0;

/// The names over their columns, the winner's under a small crown.
pub(super) fn heads(desk: &Desk<'_>, ui: &mut Ui, columns: &Columns, checks_paper: bool) {
    let palette = Palette::of(ui);
    let font = TextStyle::Small.resolve(ui.style());
    let galley = |text: &str| ui.painter().layout_no_wrap(text.to_owned(), font.clone(), palette.ink);
    let names: Vec<String> = (0..columns.count).map(|player| desk.name(player)).collect();
    let width = columns.player - 2.0 * STEP;
    let measure = |text: &str| galley(text).size().x;
    let heads = fitted(&names, width, measure);
    // The column for what was counted on paper is narrower than those of the players.
    let chosen = desk.seat().player;
    let paper = checks_paper.then(|| lines(&names[chosen], columns.paper - 2.0 * STEP, &measure));
    let lines = heads.iter().chain(&paper).map(Vec::len).max().unwrap_or(1) as f32;
    let above = if checks_paper { TOUCH } else { CROWN };
    let (rect, _) =
        ui.allocate_exact_size(vec2(columns.width(), above + lines * LINE + BAND), Sense::hover());
    let paint = |right: f32, width: f32, player: usize, head: &[String], ink| {
        for (index, line) in head.iter().rev().enumerate() {
            let text = ui.painter().layout_no_wrap(line.clone(), font.clone(), ink);
            let bottom = rect.bottom() - BAND - index as f32 * LINE;
            ui.painter().galley(pos2(right - text.size().x, bottom - text.size().y), text, ink);
        }
        let top = rect.bottom() - 9.0;
        let band = Rect::from_min_max(pos2(right - width, top), pos2(right, top + 4.0));
        let line = Stroke::new(0.5, palette.soft_ink);
        ui.painter().rect(band, 2, color(desk.banner(player)), line, StrokeKind::Inside);
    };
    for (player, name) in names.iter().enumerate() {
        let right = columns.right_of(player);
        let ink = if player == chosen { palette.ink } else { palette.soft_ink };
        paint(right, width - STEP, player, &heads[player], ink);
        if desk.has_won(player) {
            let texture = desk.tiles.icon(ui.ctx(), Icon::Crown, 18.0, colour(palette.gold));
            let middle = pos2(right - 9.0, rect.bottom() - BAND - lines * LINE - 12.0);
            paint_texture(ui, texture, Rect::from_center_size(middle, Vec2::splat(18.0)));
        }
        let cell = Rect::from_min_max(pos2(right - width, rect.top()), pos2(right, rect.bottom()));
        let response = ui.interact(cell, stable_id("pad-name", player), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
        let is_whole = heads[player].len() == 1 && heads[player][0] == *name;
        let response = if is_whole { response } else { response.on_hover_text(name) };
        if response.clicked() {
            desk.show(Show::Seat(Seat { player, ..desk.seat() }));
        }
    }
    if let Some(paper) = &paper {
        let right = columns.paper_left() + columns.paper - 2.0 * STEP;
        paint(right, columns.paper - 4.0 * STEP, chosen, paper, palette.ink);
        let below = Rect::from_min_max(
            pos2(columns.paper_left(), rect.top() + TOUCH),
            pos2(columns.paper_left() + columns.paper, rect.bottom()),
        );
        let told = ui.interact(below, stable_id("paper-head", 0), Sense::hover());
        let said = desk.say(&Message::new("app-paper-column").with("player", names[chosen].as_str()));
        told.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
        told.on_hover_text(said);
        PaperColumn::close_button(desk, ui, columns, rect.top());
    }
}

/// The lines of each name in a column of this room.
fn fitted(names: &[String], room: f32, width: impl Fn(&str) -> f32) -> Vec<Vec<String>> {
    let heads: Vec<Vec<String>> = names.iter().map(|name| lines(name, room, &width)).collect();
    let told_apart = |(player, head): (usize, &Vec<String>)| {
        // Two people may have the same name; what was shortened must not look the same.
        let alike = |other: usize| heads[other] == *head && names[other] != names[player];
        if !(0..heads.len()).any(alike) {
            return head.clone();
        }
        let first: String = names[player].chars().take(1).collect();
        vec![format!("{first}{}", player + 1)]
    };
    heads.iter().enumerate().map(told_apart).collect()
}

/// A name on one line or two, by its initials, or as much of it as there is room for.
fn lines(name: &str, room: f32, width: &impl Fn(&str) -> f32) -> Vec<String> {
    let fits = |text: &str| width(text) <= room;
    if fits(name) {
        return vec![name.to_owned()];
    }
    let ends_word = |letter: char| letter.is_whitespace() || letter == '-';
    let breaks = name.char_indices().filter(|(_, letter)| ends_word(*letter));
    let halves = breaks.map(|(at, letter)| {
        let (first, second) = name.split_at(at + letter.len_utf8());
        [first.trim(), second.trim()]
    });
    let longest = |halves: &[&str; 2]| width(halves[0]).max(width(halves[1]));
    let two = halves.filter(|halves| longest(halves) <= room);
    if let Some(two) = two.min_by(|one, other| longest(one).total_cmp(&longest(other))) {
        return two.map(str::to_owned).to_vec();
    }
    let words: Vec<&str> = name.split(ends_word).filter(|word| !word.is_empty()).collect();
    // A number says more than its first digit.
    let initial = |word: &&str| match word.parse::<u32>() {
        Ok(number) => number.to_string(),
        Err(_) => word.chars().take(1).collect(),
    };
    let initials: String = words.iter().map(initial).collect();
    if words.len() > 1 && fits(&initials) {
        return vec![initials];
    }
    let letters = name.chars().count();
    let short = |count: usize| format!("{}.", name.chars().take(count).collect::<String>().trim_end());
    let shortened = (1..letters).rev().map(short).find(|short| fits(short));
    vec![shortened.unwrap_or_else(|| name.chars().take(1).collect())]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Heads in a column for so many letters.
    fn heads(names: &[&str], room: f32) -> Vec<String> {
        let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
        let width = |text: &str| text.chars().count() as f32;
        fitted(&names, room, width).iter().map(|lines| lines.join("/")).collect()
    }

    #[test]
    fn names_fit_their_columns_and_never_look_alike() {
        let numbers = ["Player 1", "Player 2", "Player 3", "Player 4"];
        assert_eq!(heads(&numbers, 8.0), numbers);
        assert_eq!(heads(&numbers, 6.0), ["Player/1", "Player/2", "Player/3", "Player/4"]);
        assert_eq!(heads(&numbers, 5.0), ["P1", "P2", "P3", "P4"]);
        assert_eq!(
            heads(&["Ana", "Dmitri", "Anne-Marie", "Cléo"], 5.0),
            ["Ana", "Dmit.", "Anne-/Marie", "Cléo"]
        );
        assert_eq!(heads(&["Christina", "Christoph", "Bo", "Bo"], 6.0), ["C1", "C2", "Bo", "Bo"]);
        assert_eq!(heads(&["Maria del Carmen", "Николай"], 10.0), ["Maria del/Carmen", "Николай"]);
        assert_eq!(heads(&["W"], 0.5), ["W"]);
    }
}
