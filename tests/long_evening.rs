//! A long evening in one window: random edits, undo and redo, dialogs, rules, players, pictures. Nothing panics, the
//! game is the one that the same edits give without a window, and memory does not grow after the first tenth.
//!
//! `COMMANDS=10000` is the long one; by default it is short.

use crowncount::app::{
    Action, App, BoardStage, Brush, Dialog, Document, Edit, Options, Overlay, PastPart, Seat, Show, Tab,
};
use crowncount::{Bonus, Cell, Game, Input, Kingdom, Place, Rules, Square, Terrain};
use eframe::egui::vec2;
use egui_kittest::Harness;
use peak_alloc::PeakAlloc;
use proptest::prelude::{Just, Strategy, any, prop_oneof};
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// How many steps the window takes back.
const MOST_STEPS: usize = 500;

/// Something that a person does.
#[derive(Debug, Clone)]
enum Deed {
    Edit(Edit),
    Undo,
    Redo,
    Show(Show),
    Do(Action),
}

fn seat() -> impl Strategy<Value = Seat> {
    (0..3_usize, 0..9_usize).prop_map(|(round, player)| Seat { round, player })
}

fn place() -> impl Strategy<Value = Place> {
    (0..8_u8, 0..8_u8).prop_map(|(row, col)| Place::new(row, col))
}

fn cell() -> impl Strategy<Value = Cell> {
    let square = (0..Terrain::ALL.len(), 0..3_u8).prop_map(|(terrain, crowns)| {
        let terrain = Terrain::ALL[terrain];
        Cell::Square(Square::new(terrain, crowns).unwrap_or(Square::plain(terrain)))
    });
    prop_oneof![6 => square, 1 => Just(Cell::Castle), 1 => Just(Cell::Empty), 1 => Just(Cell::Unknown)]
}

fn rules() -> impl Strategy<Value = Rules> {
    (0..Game::ALL.len(), any::<bool>(), any::<bool>()).prop_map(|(game, bonus, dynasty)| {
        let mut rules = Rules::of(Game::ALL[game], None).expect("every game has rules");
        if bonus {
            rules = rules.clone().with_bonus(Bonus::Harmony).unwrap_or(rules);
        }
        if dynasty { rules.clone().with_dynasty().unwrap_or(rules) } else { rules }
    })
}

fn edit() -> impl Strategy<Value = Edit> {
    prop_oneof![
        20 => (seat(), place(), cell()).prop_map(|(seat, place, cell)| Edit::Cell(seat, place, cell)),
        2 => "\\PC{0,80}".prop_map(Edit::AddPlayer),
        1 => (0..9_usize).prop_map(Edit::RemovePlayer),
        2 => (0..9_usize, ".{0,80}").prop_map(|(player, name)| Edit::Rename(player, name)),
        2 => (seat(), "[wflgsm][012]?( [wflgsm][012]?){0,4}").prop_map(|(seat, text)| {
            Edit::Kingdom(seat, text.parse::<Kingdom>().unwrap_or_else(|_| Kingdom::filled(1, 1, Cell::Empty)))
        }),
        2 => seat().prop_map(Edit::Turn),
        2 => (seat(), 0..999_u32).prop_map(|(seat, count)| Edit::Count(seat, Input::Coins, count)),
        1 => (0..3_usize, 0..9_usize).prop_map(|(round, player)| Edit::Queen(round, Some(player))),
        1 => rules().prop_map(Edit::Rules),
        1 => Just(Edit::AddRound),
    ]
}

fn show() -> impl Strategy<Value = Show> {
    let dialogs =
        [None, Some(Dialog::Rules), Some(Dialog::Player(0)), Some(Dialog::Player(7)), Some(Dialog::Share)];
    prop_oneof![
        seat().prop_map(Show::Seat),
        place().prop_map(|place| Show::Cursor(Some(place))),
        cell().prop_map(|cell| Show::Brush(Brush::Paint(cell))),
        (0..3_usize).prop_map(|tab| Show::Tab([Tab::Table, Tab::Kingdom, Tab::Sheet][tab])),
        Just(Show::Stage(BoardStage::Frame)),
        Just(Show::Overlay(Overlay::Over(0.5))),
        (0..dialogs.len()).prop_map(move |index| Show::Dialog(dialogs[index])),
        Just(Show::Past(PastPart::Games)),
        Just(Show::NoNotice),
    ]
}

fn deed() -> impl Strategy<Value = Deed> {
    let actions =
        [Action::Check, Action::NextPlayer, Action::Letters, Action::Paper, Action::Theme, Action::CopySheet];
    prop_oneof![
        10 => edit().prop_map(Deed::Edit),
        3 => Just(Deed::Undo),
        2 => Just(Deed::Redo),
        4 => show().prop_map(Deed::Show),
        1 => (0..actions.len()).prop_map(move |index| Deed::Do(actions[index])),
    ]
}

/// The game without a window: all states that can be gone back and forth to.
struct Model {
    states: Vec<Document>,
    now: usize,
}

impl Model {
    fn edit(&mut self, edit: Edit) {
        let mut next = self.states[self.now].clone();
        next.apply(edit);
        if next != self.states[self.now] {
            self.states.truncate(self.now + 1);
            self.states.push(next);
            self.now += 1;
            if self.now > MOST_STEPS {
                self.states.remove(0);
                self.now -= 1;
            }
        }
    }
}

/// What a game is but for its id, which is random.
fn content(document: &Document) -> crowncount::Match {
    let mut game = document.to_match();
    game.extra.remove("id");
    game
}

#[test]
fn ten_thousand_commands_leave_the_game_of_its_edits_and_no_rubbish() {
    let commands: usize = std::env::var("COMMANDS").ok().and_then(|text| text.parse().ok()).unwrap_or(300);
    let seed = [7; 32];
    let mut runner =
        TestRunner::new_with_rng(Config::default(), TestRng::from_seed(RngAlgorithm::ChaCha, &seed));
    let folder = tempfile::tempdir().expect("a folder");
    let options = Options { folder: Some(folder.path().to_owned()), ..Options::default() };
    let mut harness = Harness::builder()
        // Names may hold what no font has.
        .allow_missing_glyphs()
        .with_size(vec2(1100.0, 760.0))
        .build_eframe(move |creation| App::new(&creation.egui_ctx, options));
    while harness.state().is_busy() {
        harness.step();
    }
    harness.step();
    let mut model = Model { states: vec![harness.state().document().clone()], now: 0 };
    let deeds = deed();
    let mut after_a_tenth = 0;
    for number in 0..commands {
        let deed = deeds.new_tree(&mut runner).expect("a deed").current();
        let told = format!("{number}: {deed:?}");
        let app = harness.state_mut();
        match deed {
            Deed::Edit(edit) => {
                model.edit(edit.clone());
                app.edit(edit);
            }
            Deed::Undo => {
                model.now = model.now.saturating_sub(1);
                app.ask(Action::Undo);
            }
            Deed::Redo => {
                model.now = (model.now + 1).min(model.states.len() - 1);
                app.ask(Action::Redo);
            }
            Deed::Show(show) => app.view_mut().show(show),
            Deed::Do(action) => app.ask(action),
        }
        harness.step();
        assert_eq!(content(harness.state().document()), content(&model.states[model.now]), "{told}");
        if number == commands / 10 {
            after_a_tenth = settled(&mut harness);
        }
    }
    let grown = settled(&mut harness).saturating_sub(after_a_tenth);
    println!("{commands} commands, {} kB more than after a tenth of them", grown / 1024);
    assert!(grown < 30 << 20, "{} MB more", grown >> 20);
    let last = content(harness.state().document());
    drop(harness);
    if !last.names().is_empty() {
        let text = std::fs::read_to_string(folder.path().join("current.json")).expect("a game");
        let mut saved = crowncount::game::file::read(&text).expect("a game");
        saved.extra.remove("id");
        assert_eq!(saved, last);
    }
}

/// What is used once all work is done.
fn settled(harness: &mut Harness<'_, App>) -> usize {
    while harness.state().is_busy() {
        harness.step();
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    MEMORY.current_usage()
}
