//! Does what was asked for: takes every command out of the mailbox and acts on it. The only place that changes the
//! game or what is shown of it.

use eframe::egui::{Context, Theme};

use super::action::Action;
use super::command::{Command, PastCommand};
use super::desk::numbered;
use super::document::{Document, Edit, Seat, Travel};
use super::library::IfKept;
use super::photos::PhotoOrigin;
use super::view::{BoardStage, Dialog, OnceRead, QuestionPart, Show, Tab};
use super::{App, pad, platform};
use crate::game::file::write;
use crate::model::{Cell, Kingdom, Place, Places};
use crate::rules::Rules;
use crate::sheet::{Format, Sheet};
use crate::words::{Language, Message, Words};

impl App {
    /// Does what was asked for.
    pub(super) fn carry_out(&mut self, ctx: &Context) {
        while let Some(command) = self.mailbox.next() {
            // What is pointed at is asked for in every frame; it wakes the window up only when it changes.
            if !matches!(command, Command::PointAt(_)) {
                ctx.request_repaint();
            }
            match command {
                Command::Do(action) => self.act(ctx, action),
                Command::Edit(edit) => self.edit(edit),
                Command::Show(show) => self.view.show(show),
                Command::PointAt(lit) => self.pointed = Some(lit),
                Command::Touch(seat, touch) => self.touch(seat, touch),
                Command::Press(key) => self.press(key),
                Command::Type(letter) => self.type_letter(letter),
                Command::Name(player) => self.name_player(ctx, player),
                Command::Whose(answer) => self.whose(answer),
                Command::Live(command) => self.live(command),
                Command::FrameDone => self.frame_done(),
                Command::Answer(answer) => self.answer(answer),
                Command::Speak(language) => self.speak(language),
                Command::Export(format) => self.export(format),
                Command::Past(command) => self.past_command(command),
                Command::Path(command) => self.path_command(command),
                Command::Drop(file) => self.drop_file(file),
                Command::PastePicture(picture) => self.take_photo(PhotoOrigin::Pasted(picture)),
                Command::PasteText(text) => self.paste(&text),
                Command::CloseAnyway => self.close_anyway(ctx),
                Command::LayBest(seat) => {
                    self.work.lay_best(seat, self.editor.revision(), self.editor.document().clone());
                }
                Command::StopLaying => self.work.stop_laying(),
                Command::Try(trying) => {
                    self.answers.trial.act(trying, self.editor.document(), self.view.seat);
                }
                Command::Report(report) => {
                    if let Some(result) = self.work.take(report) {
                        self.take_work(ctx, result);
                    }
                }
            }
        }
    }

    /// Changes the game.
    pub fn edit(&mut self, edit: Edit) {
        // A photo whose frame has moved is read again when the pointer lets go.
        if matches!(edit, Edit::Corners(..) | Edit::Size(..)) {
            (self.reread, self.view.once_read) = (true, OnceRead::Stay);
        }
        let rules = matches!(edit, Edit::Rules(_)).then(|| self.document().rules().clone());
        self.editor.apply(edit);
        // What a photo can show hangs on the game and its size.
        let reads = |rules: &Rules| (rules.book().boxes, rules.frame());
        if rules.is_some_and(|before| reads(&before) != reads(self.document().rules())) {
            self.read_all_again();
        }
    }

    fn act(&mut self, ctx: &Context, action: Action) {
        match action {
            Action::Photograph => self.pick("app-photos", &["jpg", "jpeg", "png", "webp"]),
            Action::Open | Action::ImportHistory => self.pick("app-games", &["json"]),
            Action::Save => {
                let text = write(&self.document().to_match());
                self.work.save("game.crowncount.json", platform::made(|| Ok(text.into_bytes())));
            }
            Action::Live => self.open_viewfinder(),
            Action::EnterByHand => self.enter_by_hand(),
            Action::Sample => self.work.sample(),
            Action::AddPlayer => {
                if self.document().players() < Document::MOST_PLAYERS {
                    self.add_player();
                    let player = self.document().players() - 1;
                    self.view.show(Show::Seat(Seat { player, ..self.view.seat }));
                    // An empty kingdom is there to be entered, and somebody new has a name.
                    self.view.brush = self.view.fresh().brush;
                    self.name_player(ctx, player);
                }
            }
            Action::NextRound => self.next_round(),
            Action::Rules => self.view.dialog = Some(Dialog::Rules),
            Action::New => {
                let kept = self.library.is_there() && self.derived.is_scored();
                self.keep(false);
                self.stop_reading();
                self.edit(Edit::New);
                self.view = self.view.fresh();
                self.view.tell(Message::new(if kept { "app-new-kept" } else { "app-new" }));
            }
            Action::Undo => self.travel(Travel::Undo),
            Action::Redo => self.travel(Travel::Redo),
            Action::Copy => self.copy_kingdom(ctx),
            Action::Clear => {
                self.edit(Edit::Kingdom(self.view.seat, Kingdom::filled(1, 1, Cell::Empty), Places::NONE));
            }
            Action::Turn => self.edit(Edit::Turn(self.view.seat)),
            Action::Check => self.check(),
            Action::NextPlayer => {
                let player = (self.view.seat.player + 1) % self.document().players().max(1);
                self.view.show(Show::Seat(Seat { player, ..self.view.seat }));
            }
            Action::Names => self.name_players(ctx),
            Action::Frame => self.view.show(Show::Stage(BoardStage::Frame)),
            Action::FindAgain => {
                self.view.once_read = OnceRead::Stay;
                self.read_again(None);
            }
            Action::Cancel => self.stop_reading(),
            Action::Theme => {
                let dark = ctx.theme() == Theme::Dark;
                self.settings.set_dark(ctx, !dark);
                self.keep_settings();
            }
            Action::Letters => {
                self.view.letters = !self.view.letters;
                self.settings.letters = self.view.letters;
                self.keep_settings();
            }
            Action::Paper => self.check_paper(ctx),
            Action::Keys => self.view.dialog = Some(Dialog::Keys),
            Action::Questions => {
                self.view.questions = match self.view.questions {
                    None => Some(QuestionPart::Answers),
                    Some(_) => None,
                };
            }
            Action::Share => self.view.dialog = Some(Dialog::Share),
            Action::CopySheet => {
                platform::copy_text(ctx, self.sheet_to_share().text());
                self.view.tell(Message::new("app-sheet-copied"));
            }
            Action::CopyPicture => self.work.copy_sheet(self.sheet_to_share()),
            Action::Keep => self.keep(true),
            Action::History => {
                self.view.past = super::view::PastPart::Games;
                self.ask_library(super::library::Library::look);
            }
            Action::ExportHistory => self.back_up(),
        }
    }

    fn past_command(&mut self, command: PastCommand) {
        match command {
            PastCommand::Open(id) => self.ask_library(move |library| library.open(&id)),
            PastCommand::Delete(id) => self.ask_library(move |library| library.delete(&id)),
            PastCommand::Restore => self.ask_library(super::library::Library::restore),
            PastCommand::RestoreOne(id) => self.ask_library(move |library| library.restore_one(&id)),
            PastCommand::EmptyTrash => self.ask_library(super::library::Library::empty_trash),
            PastCommand::Replace => self.keep_by(IfKept::Replace, true),
            PastCommand::KeepBoth => self.keep_by(IfKept::Beside, true),
            PastCommand::Rename { old, new } => self.ask_library(move |library| library.rename(&old, &new)),
        }
    }

    /// Begins to compare with what was counted on paper, in the first field, or ends it.
    fn check_paper(&mut self, ctx: &Context) {
        if self.view.checks_paper() {
            self.view.paper = false;
            return;
        }
        (self.view.paper, self.view.questions, self.view.tab) = (true, None, Tab::Sheet);
        self.view.checking = None;
        if let Some(first) = pad::first_field(self.document()) {
            ctx.memory_mut(|memory| memory.request_focus(first));
        }
    }

    fn speak(&mut self, language: Language) {
        self.settings.speak(language);
        self.speak_as_chosen();
        self.keep_settings();
    }

    /// Speaks the language that was chosen, once its words are there: a page fetches them.
    pub(super) fn speak_as_chosen(&mut self) {
        let Some(language) = self.settings.language().filter(|language| *language != self.words.language())
        else {
            return;
        };
        let words = Words::of(language);
        if words.language() == language {
            self.words = words;
            self.derived.retell(words);
        }
    }

    pub(super) fn keep_settings(&self) {
        if let Some(store) = &self.store {
            store.keep_settings(&self.settings);
        }
    }

    fn pick(&self, what: &'static str, endings: &[&str]) {
        self.work.pick(&self.words.text(&Message::new(what)), endings);
    }

    /// The sheet; while photos are being read it says so.
    fn sheet_to_share(&self) -> Sheet {
        self.derived.sheet_while_reading(&self.reading(), self.words)
    }

    fn export(&self, format: Format) {
        let name = format!("crowncount.{}", format.ending());
        self.work.save(&name, platform::rendered(self.sheet_to_share(), format));
    }

    fn copy_kingdom(&mut self, ctx: &Context) {
        if let Some(player) = self.document().player(self.view.seat) {
            platform::copy_text(ctx, player.kingdom.to_string());
            self.view.tell(Message::new("app-copied"));
        }
    }

    fn enter_by_hand(&mut self) {
        while self.document().players() < 2 {
            self.add_player();
        }
        self.view.stage = BoardStage::Board;
        self.view.tab = Tab::Kingdom;
        self.view.cursor = Some(Place::new(0, 0));
    }

    /// Adds a player with a number for a name.
    pub(super) fn add_player(&mut self) {
        let name = numbered(self.words, self.document().players());
        self.edit(Edit::AddPlayer(name));
    }

    /// Goes to the first round that nobody has begun; there is one more if all have been.
    fn next_round(&mut self) {
        let begun =
            |round: usize| self.document().players_of(round).any(|player| player.kingdom.extent().is_some());
        let rounds = self.document().rounds();
        let round = (0..rounds).find(|&round| !begun(round));
        if round.is_none() {
            self.edit(Edit::AddRound);
        }
        let round = round.unwrap_or(self.document().rounds() - 1);
        self.view.show(Show::Seat(Seat { round, player: 0 }));
        self.view.tab = Tab::Kingdom;
    }

    fn travel(&mut self, travel: Travel) {
        if self.editor.travel(travel) {
            // A reading that is under way belongs to another time.
            self.work.cancel();
            self.arrivals.clear();
            self.reread = false;
            self.view.once_read = OnceRead::Stay;
            self.view.dialog = None;
            self.check_again();
        }
    }

    fn stop_reading(&mut self) {
        self.work.cancel();
        self.waiting.clear();
        self.arrivals.clear();
        self.view.once_read = OnceRead::Stay;
    }
}
