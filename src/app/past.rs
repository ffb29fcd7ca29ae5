//! Games of the past: a list to open and delete from, and what they say about each player. What is asked for is
//! carried out between frames, so that this file paints and nothing else.

use eframe::egui::{
    Grid, RichText, Role, Sense, Shape, Stroke, TextEdit, TextStyle, Ui, Vec2, Widget, WidgetInfo, pos2,
};

use super::App;
use super::command::Command;
use super::desk::Desk;
use super::dialogs::heading;
use super::platform;
use super::theme::{Palette, STEP, strong_font};
use super::view::Dialog;
use super::widgets::{Weight, choice, command_button, icon_button, soft, text_button};
use crate::art::Icon;
use crate::history::{Archive, Entry, GameId, HistoryError, PlayerStatistics, statistics};
use crate::rules::Game;
use crate::words::{Message, Say};

/// Games of the past, while they are looked at.
pub(super) struct Past {
    games: Vec<(GameId, Entry)>,
    /// Games that were deleted since; the last comes back first.
    deleted: Vec<GameId>,
    part: Part,
    /// A player who gets another name: the old one, and what is typed.
    renaming: Option<(String, String)>,
    wish: Option<Wish>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Games,
    Players(Game),
}

/// What was asked for.
enum Wish {
    Open(GameId),
    Delete(GameId),
    Restore,
    Rename(String, String),
}

/// The list, or the players.
pub(super) fn ui(desk: &mut Desk, ui: &mut Ui) {
    heading(ui, &desk.text("button-history"));
    let Some(mut past) = desk.past.take() else { return };
    let mut parts = vec![(Part::Games, desk.text("app-past-games"))];
    for game in Game::ALL.iter().filter(|game| past.games.iter().any(|(_, entry)| entry.game == **game)) {
        let name = Message::new("app-past-players").with("game", game.say());
        parts.push((Part::Players(*game), desk.say(&name)));
    }
    if let Some(part) = choice(ui, past.part, &parts) {
        past.part = part;
    }
    ui.add_space(2.0 * STEP);
    match past.part {
        Part::Games => games(desk, ui, &mut past),
        Part::Players(game) => players(desk, ui, &mut past, game),
    }
    ui.add_space(2.0 * STEP);
    ui.horizontal_wrapped(|ui| {
        if !past.deleted.is_empty() && text_button(ui, &desk.text("button-restore"), Weight::Plain).clicked()
        {
            past.wish = Some(Wish::Restore);
        }
        if !past.games.is_empty() {
            command_button(desk, ui, Command::ExportHistory, Weight::Plain);
        }
        command_button(desk, ui, Command::ImportHistory, Weight::Plain);
    });
    desk.past = Some(past);
}

fn games(desk: &Desk, ui: &mut Ui, past: &mut Past) {
    if past.games.is_empty() {
        soft(ui, &desk.text("app-past-none"));
    }
    for (id, entry) in &past.games {
        ui.horizontal(|ui| {
            let names = entry.seats.iter().map(|seat| format!("{} {}", seat.name, seat.total));
            let names = names.collect::<Vec<_>>().join(" · ");
            let open = desk.say(&Message::new("app-past-open").with("players", names.as_str()));
            let delete = desk.say(&Message::new("app-past-delete").with("players", names.as_str()));
            if icon_button(desk, ui, Icon::Open, &open, true).clicked() {
                past.wish = Some(Wish::Open(id.clone()));
            }
            if icon_button(desk, ui, Icon::Trash, &delete, true).clicked() {
                past.wish = Some(Wish::Delete(id.clone()));
            }
            ui.vertical(|ui| {
                let date =
                    entry.date.map_or(String::new(), |date| date.strftime("%Y-%m-%d %H:%M").to_string());
                soft(ui, &format!("{date}  {}", desk.say(&entry.game.say())));
                let winners: Vec<&str> = entry.winners().map(|seat| seat.name.as_str()).collect();
                ui.horizontal_wrapped(|ui| {
                    for seat in &entry.seats {
                        let text = RichText::new(format!("{} {}", seat.name, seat.total));
                        let won = winners.contains(&seat.name.as_str());
                        ui.label(if won { text.font(strong_font(15.0)) } else { text });
                    }
                });
            });
        });
    }
}

/// The figures of every player of one game, with a small chart.
fn players(desk: &Desk, ui: &mut Ui, past: &mut Past, game: Game) {
    let entries = past.games.iter().map(|(_, entry)| entry).filter(|entry| entry.game == game);
    let all = statistics(entries);
    Grid::new("players").num_columns(8).spacing(Vec2::new(4.0 * STEP, STEP)).show(ui, |ui| {
        for id in [
            "app-past-name",
            "app-past-count",
            "app-past-wins",
            "app-past-average",
            "app-past-best",
            "app-past-terrain",
            "app-past-chart",
        ] {
            soft(ui, &desk.text(id));
        }
        ui.end_row();
        for player in &all {
            row(desk, ui, past, player);
            ui.end_row();
        }
    });
}

fn row(desk: &Desk, ui: &mut Ui, past: &mut Past, player: &PlayerStatistics) {
    let label = desk.say(&Message::new("app-edit-player").with("name", player.name.as_str()));
    match &mut past.renaming {
        Some((old, new)) if *old == player.name => {
            let typed = TextEdit::singleline(new).desired_width(120.0).ui(ui);
            typed.widget_info(|| {
                let mut info = WidgetInfo::labeled(Role::TextInput, true, label.clone());
                info.current_text_value = Some(new.clone());
                info
            });
            if typed.lost_focus() {
                let name = new.trim().to_owned();
                if !name.is_empty() && name != *old {
                    past.wish = Some(Wish::Rename(old.clone(), name));
                }
                past.renaming = None;
            }
        }
        _ => {
            let text = RichText::new(&player.name).text_style(TextStyle::Body);
            let button = ui.button(text);
            button.widget_info(|| WidgetInfo::labeled(Role::Button, true, label.clone()));
            if button.on_hover_text(&label).clicked() {
                past.renaming = Some((player.name.clone(), player.name.clone()));
            }
        }
    }
    ui.label(player.games.to_string());
    ui.label(player.wins.to_string());
    ui.label(format!("{:.1}", player.average));
    ui.label(RichText::new(player.best.to_string()).font(strong_font(15.0)));
    ui.label(player.best_terrain.map_or(String::new(), |terrain| desk.say(&terrain.say())));
    chart(ui, player);
}

/// Points over time, from nought to the best.
fn chart(ui: &mut Ui, player: &PlayerStatistics) {
    let palette = Palette::of(ui);
    let (rect, _) = ui.allocate_exact_size(Vec2::new(96.0, 28.0), Sense::hover());
    let best = player.best.max(1) as f32;
    let steps = (player.scores.len().max(2) - 1) as f32;
    let point = |(index, (_, points)): (usize, &(_, u32))| {
        pos2(
            rect.left() + rect.width() * index as f32 / steps,
            rect.bottom() - rect.height() * *points as f32 / best,
        )
    };
    ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, palette.hairline));
    let points: Vec<_> = player.scores.iter().enumerate().map(point).collect();
    for at in &points {
        ui.painter().circle_filled(*at, 2.0, palette.accent);
    }
    ui.painter().add(Shape::line(points, Stroke::new(1.5, palette.accent)));
}

impl App {
    /// Shows the games of the past.
    pub(super) fn show_history(&mut self) {
        self.load_history(Vec::new(), Part::Games);
        self.desk.view.dialog = Some(Dialog::History);
    }

    fn load_history(&mut self, deleted: Vec<GameId>, part: Part) {
        let listing = self.history.as_ref().map(crate::history::History::list);
        let listing = match listing {
            None => crate::history::Listing::default(),
            Some(Ok(listing)) => listing,
            Some(Err(problem)) => return self.desk.view.complain(problem.say()),
        };
        if let Some(problem) = listing.problems.first() {
            self.desk.view.complain(problem.say());
        }
        self.desk.past = Some(Past { games: listing.games, deleted, part, renaming: None, wish: None });
    }

    /// Does what was asked for in the list.
    pub(super) fn carry_out_past(&mut self) {
        let Some(history) = self.history.clone() else { return };
        let Some(past) = &mut self.desk.past else { return };
        let Some(wish) = past.wish.take() else { return };
        let (mut deleted, part) = (std::mem::take(&mut past.deleted), past.part);
        let done: Result<(), HistoryError> = match wish {
            Wish::Open(id) => match history.open(&id) {
                Ok(game) => {
                    self.keep(false);
                    return self.open_game(game);
                }
                Err(problem) => Err(problem),
            },
            Wish::Delete(id) => history.delete(&id).map(|gone| deleted.push(gone)),
            Wish::Restore => deleted.pop().map_or(Ok(()), |id| history.restore(&id).map(|_| ())),
            Wish::Rename(old, new) => history.rename(&old, &new).map(|_| ()),
        };
        if let Err(problem) = done {
            self.desk.view.complain(problem.say());
        }
        self.load_history(deleted, part);
    }

    /// Keeps the game on the table; one that was kept before is written anew. A table without points is no game.
    pub(super) fn keep(&mut self, tell: bool) {
        let scored = self.desk.derived.outcome.totals.iter().any(|tally| tally.points > 0);
        let Some(history) = self.history.clone().filter(|_| scored) else { return };
        self.desk.document.date(jiff::Zoned::now().datetime());
        let game = self.desk.document.to_match();
        let date = game.date();
        let kept = history.list().and_then(|listing| {
            let known =
                listing.games.into_iter().find(|(_, entry)| entry.date.is_some() && entry.date == date);
            match (known, date) {
                (Some((id, _)), _) => history.replace(&id, &game),
                (None, Some(date)) => history.add(&game, date).map(|_| ()),
                (None, None) => Ok(()),
            }
        });
        match kept {
            Ok(()) if tell => self.desk.view.tell(Message::new("app-kept")),
            Ok(()) => {}
            Err(problem) => self.desk.view.complain(problem.say()),
        }
    }

    /// All games of the past as one file.
    pub(super) fn export_history(&mut self, ctx: &eframe::egui::Context) {
        if let Some(history) = self.history.clone() {
            let make = move || {
                history.export().map(|archive| archive.write().into_bytes()).map_err(|error| error.say())
            };
            platform::save(ctx, "crowncount-games.json", make, self.arrivals.0.clone());
        }
    }

    /// Takes the games of a file.
    pub(super) fn import(&mut self, archive: &Archive) {
        let Some(history) = &self.history else { return };
        match history.import(archive) {
            Ok(imported) => {
                let told = Message::new("app-imported")
                    .with("added", imported.added)
                    .with("known", imported.known)
                    .with("refused", imported.refused.len());
                self.desk.view.tell(told);
                self.load_history(Vec::new(), Part::Games);
            }
            Err(problem) => self.desk.view.complain(problem.say()),
        }
    }
}
