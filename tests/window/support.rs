//! A window for tests, and the words to use it with.

use std::time::{Duration, Instant};

use crowncount::app::{App, Options, Seat};
use crowncount::game::file::read;
use crowncount::{Kingdom, Match};
use eframe::egui::epaint::TextShape;
use eframe::egui::{Key, Modifiers, Rect, Role, Shape, Vec2, ViewportEvent, ViewportId};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

/// A wide window.
pub(crate) const WIDE: Vec2 = Vec2::new(1440.0, 900.0);
/// A phone.
pub(crate) const PHONE: Vec2 = Vec2::new(390.0, 844.0);

/// A game from the fixtures.
pub(crate) fn fixture(name: &str) -> Match {
    let path = format!("{}/fixtures/games/{name}.json", env!("CARGO_MANIFEST_DIR"));
    read(&std::fs::read_to_string(path).expect("a fixture")).expect("a game")
}

/// An open window.
pub(crate) struct Window {
    /// What is tested.
    pub(crate) harness: Harness<'static, App>,
    /// How often something was clicked, and how many keys were pressed.
    pub(crate) clicks: usize,
    pub(crate) keys: usize,
}

impl Window {
    /// A new window of this size.
    pub(crate) fn of_size(size: Vec2) -> Self {
        Self::with(size, Options::default())
    }

    /// A new window with these options.
    pub(crate) fn with(size: Vec2, options: Options) -> Self {
        let harness = Harness::builder()
            .with_size(size)
            .with_max_steps(64)
            .with_step_dt(1.0 / 60.0)
            .build_eframe(move |creation| App::new(&creation.egui_ctx, options));
        let mut window = Self { harness, clicks: 0, keys: 0 };
        window.run();
        window
    }

    /// A wide window with a game from the fixtures.
    pub(crate) fn with_game(size: Vec2, name: &str) -> Self {
        let mut window = Self::of_size(size);
        window.open(fixture(name));
        window
    }

    /// Puts a game on the table.
    pub(crate) fn open(&mut self, game: Match) {
        self.harness.state_mut().open_game(game);
        self.run();
    }

    /// Runs frames until nothing moves and all work is done.
    pub(crate) fn run(&mut self) {
        let end = Instant::now() + Duration::from_mins(1);
        let mut idle = 0;
        // What was done last may have brought something that leads to more work.
        while idle < 2 {
            self.harness.run_ok();
            if !self.harness.state().is_busy() {
                idle += 1;
                continue;
            }
            idle = 0;
            assert!(Instant::now() < end, "the work does not end");
            std::thread::sleep(Duration::from_millis(5));
            self.harness.step();
        }
    }

    /// Clicks what has this label.
    pub(crate) fn click(&mut self, label: &str) {
        let screen = self.harness.ctx.content_rect();
        if !screen.contains_rect(self.harness.get_by_label(label).rect()) {
            self.harness.get_by_label(label).scroll_to_me();
            self.run();
        }
        self.harness.get_by_label(label).click();
        self.clicks += 1;
        self.run();
    }

    /// Clicks the one thing with a label that has this in it.
    pub(crate) fn click_part(&mut self, part: &str) {
        self.harness.get_by_label_contains(part).scroll_to_me();
        self.run();
        self.harness.get_by_label_contains(part).click();
        self.clicks += 1;
        self.run();
    }

    /// Clicks the choice with this label.
    pub(crate) fn click_chip(&mut self, label: &str) {
        self.harness.get_by_role_and_label(Role::RadioButton, label).click();
        self.clicks += 1;
        self.run();
    }

    /// Whether something has this label.
    pub(crate) fn has(&self, label: &str) -> bool {
        self.harness.query_all_by_label(label).next().is_some()
    }

    /// Whether something has a label with this in it.
    pub(crate) fn has_part(&self, part: &str) -> bool {
        self.harness.query_all_by_label_contains(part).next().is_some()
    }

    /// Presses keys one after the other.
    pub(crate) fn press(&mut self, keys: &[Key]) {
        for key in keys {
            self.harness.key_press(*key);
            self.keys += 1;
            self.run();
        }
    }

    /// Presses a key with the command key.
    pub(crate) fn command(&mut self, key: Key) {
        self.harness.key_press_modifiers(Modifiers::COMMAND, key);
        self.run();
    }

    /// Types letters on the board.
    pub(crate) fn type_letters(&mut self, letters: &str) {
        self.harness.event(eframe::egui::Event::Text(letters.to_owned()));
        self.keys += letters.chars().count();
        self.run();
    }

    /// All texts that are painted, each with what it is clipped by.
    pub(crate) fn texts(&self) -> Vec<(Rect, TextShape)> {
        fn collect(clip: Rect, shape: &Shape, all: &mut Vec<(Rect, TextShape)>) {
            match shape {
                Shape::Text(text) => all.push((clip, text.clone())),
                Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(clip, shape, all)),
                _ => {}
            }
        }
        let mut all = Vec::new();
        for clipped in &self.harness.output().shapes {
            collect(clipped.clip_rect, &clipped.shape, &mut all);
        }
        all
    }

    /// The same, as where they are and what they say.
    pub(crate) fn painted(&self) -> Vec<(Rect, String)> {
        let told = |(_, text): (Rect, TextShape)| {
            (text.galley.rect.translate(text.pos.to_vec2()), text.galley.text().to_owned())
        };
        self.texts().into_iter().map(told).collect()
    }

    /// Asks the window to close, as its cross does.
    pub(crate) fn close(&mut self) {
        let events = |window: &mut Self, events| {
            let root = window.harness.input_mut().viewports.entry(ViewportId::ROOT).or_default();
            std::mem::replace(&mut root.events, events)
        };
        let before = events(self, vec![ViewportEvent::Close]);
        self.harness.step();
        events(self, before);
        self.run();
    }

    /// Takes the last step back.
    pub(crate) fn undo(&mut self) {
        self.command(Key::Z);
    }

    /// The kingdom of a player.
    pub(crate) fn kingdom(&self, player: usize) -> Kingdom {
        let seat = Seat { round: 0, player };
        self.harness.state().document().player(seat).expect("a player").kingdom.clone()
    }

    /// Two players, ready to enter by hand.
    pub(crate) fn by_hand(size: Vec2) -> Self {
        let mut window = Self::of_size(size);
        window.click("Enter it by hand");
        window
    }
}
