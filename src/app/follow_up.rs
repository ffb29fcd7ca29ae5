//! What follows from the commands of a frame: what is shown stays inside what there is, scores and findings are made
//! again, a step back ends, the game is saved, and the window gets its title.

use eframe::egui::{Context, Memory};

use super::App;
use super::derived::Derived;
use super::desk::name_of;
use super::document::Cause;
use super::platform;
use super::questions::Question;
use super::view::{BoardStage, Brush};
use crate::model::{Cell, Place, Square};

/// How many seconds after a notch of the wheel it is still being turned.
const WHEEL: f64 = 0.4;

impl App {
    /// Keeps what is shown inside what there is.
    fn keep_view_inside(&mut self) {
        let (document, view) = (self.editor.document(), &mut self.view);
        view.seat.round = view.seat.round.min(document.rounds().saturating_sub(1));
        view.seat.player = view.seat.player.min(document.players().saturating_sub(1));
        let kingdom = document.player(view.seat).map(|player| &player.kingdom);
        let inside = |place: &Place| {
            kingdom.is_some_and(|kingdom| place.row < kingdom.rows() && place.col < kingdom.cols())
        };
        view.cursor = view.cursor.filter(inside);
        view.naming = view.naming.filter(|naming| naming.player < document.players());
        // A brush paints what the game has.
        let terrains = document.rules().book().terrains;
        if let Brush::Paint(cell) = view.brush
            && cell.terrain().is_some_and(|terrain| !terrains.contains(&terrain))
            && let Some(first) = terrains.first()
        {
            view.brush = Brush::Paint(Cell::Square(Square::plain(*first)));
        }
        let has_photo = document.photo(view.seat).is_some();
        if view.stage == BoardStage::Frame && !has_photo && self.work.progress().is_none() {
            view.stage = BoardStage::Board;
        }
    }

    /// After the panels: what follows from the changes, steps back, saving.
    pub(super) fn follow_up(&mut self, ctx: &Context) {
        let pointed = self.pointed.take();
        if pointed != self.view.lit {
            self.view.lit = pointed;
            ctx.request_repaint();
        }
        self.read_next();
        self.identify();
        // A wheel that is turned is like a button that is held.
        let turns = ctx.input(|input| f64::from(input.time_since_last_scroll()) < WHEEL);
        if turns {
            ctx.request_repaint_after_secs(WHEEL as f32);
        }
        let held = turns || ctx.input(|input| input.pointer.any_down());
        if self.reread && !held {
            self.reread = false;
            let photo = self.document().photo(self.view.seat);
            if let Some(given) = photo.map(|photo| (photo.corners, photo.size)) {
                self.read_again(Some(given));
            }
        }
        self.watch_camera(ctx);
        self.go_on_when_read();
        self.keep_view_inside();
        self.show_kept_photo();
        if self.derived.follow(self.editor.document(), self.editor.revision(), self.words) {
            self.work.audit(self.editor.revision(), self.document().clone());
            self.work.forget_search();
            ctx.request_repaint();
        }
        self.answers.follow(self.editor.revision(), self.view.seat.round);
        let question = Question { revision: self.editor.revision(), language: self.words.language() };
        if self.view.questions.is_some() && self.answers.ask(question) {
            self.work.answer(question, self.document().clone(), self.words);
        }
        // A drag, a word that is typed, and a corner with the reading that follows it are one step each.
        let focused = ctx.memory(Memory::focused);
        let writes = ctx.text_edit_focused() && focused == self.focused;
        self.focused = focused;
        if !held {
            let reads = self.work.progress().is_some();
            self.editor.end_frame(|cause| match cause {
                Cause::Hand => false,
                Cause::Typing(_) => writes,
                Cause::Photo => reads,
            });
        }
        if !held && self.saved != self.editor.revision() {
            self.saved = self.editor.revision();
            if let Some(store) = &self.store {
                store.keep(&self.document().to_match());
            }
        }
        self.release_photos();
        self.watch_saving(ctx);
        self.let_notice_go(ctx);
        self.retitle(ctx);
    }

    /// What follows from a document that was not edited but put there.
    pub(super) fn derive_anew(&mut self) {
        self.derived = Derived::of(self.editor.document(), self.editor.revision(), self.words);
        self.work.audit(self.editor.revision(), self.document().clone());
    }

    /// The title names the game, so that the window can be found among others.
    fn retitle(&mut self, ctx: &Context) {
        let now = (self.editor.revision(), self.words.language());
        if self.titled == Some(now) {
            return;
        }
        self.titled = Some(now);
        let totals = self.derived.outcome.totals.iter().enumerate();
        let players = totals.map(|(player, tally)| {
            format!("{} {}", name_of(self.document(), self.words, player), tally.points)
        });
        let title = players.chain(["Crowncount".to_owned()]).collect::<Vec<_>>().join(" · ");
        platform::entitle(ctx, title);
    }
}
