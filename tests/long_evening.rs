//! A long evening in one window: random edits, undo and redo, dialogs, rules, players, photos, exports. Nothing panics,
//! the game is the one that the same edits give without a window, each of them one step, and memory does not grow after
//! the first tenth.
//!
//! `COMMANDS=10000` is the long one; by default it is short.

use std::path::Path;

use crowncount::app::{
    Action, App, BoardStage, Brush, Dialog, Document, Edit, Options, Overlay, PastPart, Seat, Show, Tab,
};
use crowncount::{Bonus, Cell, Game, Input, Kingdom, Place, Places, Rules, Square, Terrain};
use eframe::egui::vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use peak_alloc::PeakAlloc;
use proptest::prelude::{Just, Strategy, any, prop_oneof};
use proptest::sample::select;
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
    /// A photo comes, and is read: of a kingdom, or of nothing, which is quicker.
    Photo(bool),
    /// The sheet is saved in this format.
    Export(&'static str),
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
            Edit::Kingdom(seat, text.parse::<Kingdom>().unwrap_or_else(|_| Kingdom::filled(1, 1, Cell::Empty)), Places::NONE)
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
    let actions = [
        Action::Check,
        Action::NextPlayer,
        Action::Letters,
        Action::Paper,
        Action::Theme,
        Action::CopySheet,
        Action::CopyPicture,
        Action::Keep,
        Action::History,
        Action::ExportHistory,
    ];
    prop_oneof![
        10 => edit().prop_map(Deed::Edit),
        3 => Just(Deed::Undo),
        2 => Just(Deed::Redo),
        4 => show().prop_map(Deed::Show),
        1 => (0..actions.len()).prop_map(move |index| Deed::Do(actions[index])),
        // They take a while.
        1 => prop_oneof![
            1 => prop_oneof![29 => Just(false), 1 => Just(true)].prop_map(Deed::Photo),
            1 => select(&["PDF", "PNG", "SVG", "CSV", "TXT", "JSON"]).prop_map(Deed::Export),
        ],
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
        self.step_to(next);
    }

    /// One step further, to this game.
    fn step_to(&mut self, next: Document) {
        if content(&next) != content(&self.states[self.now]) {
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

/// What a game is but for its id, which is random, and the date when it was kept.
fn content(document: &Document) -> crowncount::Match {
    nameless(document.to_match())
}

fn nameless(mut game: crowncount::Match) -> crowncount::Match {
    for field in ["id", "date", "version"] {
        game.extra.remove(field);
    }
    game
}

#[test]
fn ten_thousand_commands_leave_the_game_of_its_edits_and_no_rubbish() {
    let commands: usize = std::env::var("COMMANDS").ok().and_then(|text| text.parse().ok()).unwrap_or(300);
    let seed = [7; 32];
    let mut runner =
        TestRunner::new_with_rng(Config::default(), TestRng::from_seed(RngAlgorithm::ChaCha, &seed));
    let folder = tempfile::tempdir().expect("a folder");
    let options = Options { folder: Some(folder.path().to_owned()), own_dialogs: true, ..Options::default() };
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
        let is_photo = matches!(deed, Deed::Photo(_));
        let app = harness.state_mut();
        match deed {
            Deed::Edit(edit) => {
                model.edit(edit.clone());
                let reads_again = matches!(edit, Edit::Rules(_));
                app.edit(edit);
                if reads_again && has_photos(harness.state().document()) {
                    settled(&mut harness);
                    harness.step();
                    // What is read by other rules belongs to the same step.
                    model.states[model.now] = harness.state().document().clone();
                }
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
            Deed::Photo(true) => app.ask(Action::Sample),
            Deed::Photo(false) => app.arrive("photo.png".to_owned(), picture()),
            Deed::Export(format) => export(&mut harness, format, folder.path()),
        }
        if is_photo {
            settled(&mut harness);
            harness.step();
            // Whatever the photo brought is one step.
            model.step_to(harness.state().document().clone());
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
        assert_eq!(nameless(crowncount::game::file::read(&text).expect("a game")), last);
    }
}

/// A picture that can be opened and shows no kingdom.
fn picture() -> Vec<u8> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    image::RgbImage::new(70, 70).write_to(&mut bytes, image::ImageFormat::Png).expect("a picture");
    bytes.into_inner()
}

fn has_photos(document: &Document) -> bool {
    (0..document.rounds()).flat_map(|round| document.seats(round)).any(|seat| document.photo(seat).is_some())
}

/// Saves the sheet, as its dialogs do.
fn export(harness: &mut Harness<'_, App>, format: &str, folder: &Path) {
    let press = |harness: &mut Harness<'_, App>, label: &str| {
        harness.step();
        let Some(button) = harness.query_by_label(label) else { return };
        button.click();
        harness.step();
        settled(harness);
        harness.step();
    };
    harness.state_mut().view_mut().dialog = Some(Dialog::Share);
    press(harness, format);
    let path = folder.join(format!("sheet.{}", format.to_lowercase()));
    // An empty table has no sheet.
    let Some(typed) = harness.state_mut().view_mut().path.as_mut() else { return };
    typed.text = path.display().to_string();
    press(harness, "Save there");
    assert!(std::fs::metadata(&path).is_ok_and(|file| file.len() > 0), "{format}");
}

/// What is used once all work is done.
fn settled(harness: &mut Harness<'_, App>) -> usize {
    while harness.state().is_busy() {
        harness.step();
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    MEMORY.current_usage()
}
