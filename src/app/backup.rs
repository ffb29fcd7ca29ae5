//! All that a player has as one file: past games, the game on the table, settings and photos, to be taken to another
//! device or kept in a safe place.

use super::App;
use super::document::Document;
use super::library::PastNews;
use super::settings::Settings;
use super::store::PhotoId;
use super::work::Done;
use crate::game::Match;
use crate::history::Archive;
use crate::words::Message;

/// A file with everything.
pub(super) struct Backup {
    /// What the file holds.
    pub bytes: Vec<u8>,
    /// How many photos did not fit, or could not be read.
    pub left_out: usize,
}

/// The photos that a game names.
pub(super) fn photo_ids(game: &Match) -> Vec<PhotoId> {
    let document = Document::from(game.clone());
    let seats = (0..document.rounds()).flat_map(|round| document.seats(round).collect::<Vec<_>>());
    let photos = seats.filter_map(|seat| document.photo(seat).map(|photo| photo.id.clone()));
    photos.filter_map(|id| PhotoId::from_text(&id)).collect()
}

impl App {
    /// Collects everything, to be saved as one file.
    pub(super) fn back_up(&mut self) {
        if !self.library.is_there() {
            return;
        }
        let (library, settings) = (self.library.clone(), self.settings.clone());
        let table = (self.document().players() > 0).then(|| self.document().to_match());
        self.work.later(move || {
            let backup = library.export(table, &settings);
            Box::pin(async move { backup.await.map_or_else(Done::Problem, Done::Backup) })
        });
    }

    /// Saves what was collected.
    pub(super) fn take_backup(&mut self, backup: Backup) {
        let Backup { bytes, left_out } = backup;
        if left_out > 0 {
            self.view.complain(Message::new("app-photos-left-out").with("count", left_out));
        }
        self.work.save("games.crowncount.json", super::platform::made(move || Ok(bytes)));
    }

    /// Takes over what was on the table elsewhere, and what was chosen there. What is on this table stays, and what was
    /// chosen here too.
    pub(super) fn take_from_elsewhere(
        &mut self,
        ctx: &eframe::egui::Context,
        table: Option<Match>,
        settings: Settings,
    ) {
        if let Some(table) = table {
            if self.document().players() == 0 {
                self.open_game(table);
            } else {
                self.ask_library(move |library| {
                    let archive = Archive { games: vec![table], ..Archive::default() };
                    PastNews { told: None, ..library.import(&archive) }
                });
            }
        }
        if self.settings.fill_from(settings) {
            self.settings.light(ctx);
            self.view.letters = self.settings.letters;
            self.speak_as_chosen();
            self.keep_settings();
        }
    }
}
