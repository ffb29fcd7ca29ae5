//! Dialogs stand still from their first frame on; files without a dialog of the system; what is said goes by itself.

use crowncount::app::{Action, BoardStage, Dialog, Options, Seat};
use crowncount::words::{Language, Message, Words};
use crowncount::{Cell, Place};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Rect, Vec2};
use egui_kittest::kittest::{By, Queryable};

use crate::support::{PHONE, WIDE, Window, fixture};

const FIRST: Seat = Seat { round: 0, player: 0 };
const SMALL: Vec2 = Vec2::new(360.0, 640.0);

/// Where something is, as soon as it can be seen.
fn rect_of(window: &Window, part: &str) -> Option<Rect> {
    let button = By::new().role(Role::Button).label_contains(part);
    window.harness.query_all(button).next().map(|node| node.rect())
}

#[test]
fn the_building_under_the_pointer_when_a_chooser_opened_is_the_one_that_is_taken() {
    for (size, part) in [(WIDE, "Statue: "), (WIDE, "Bakery: "), (PHONE, "Church: "), (SMALL, "Sawmill: ")] {
        let mut window = Window::with_game(size, "queendomino");
        let town = Place::new(2, 0);
        window.harness.state_mut().view_mut().dialog = Some(Dialog::Building(FIRST, town));
        // The first frame in which the button is there decides where one aims.
        let at = (0..5).find_map(|_| {
            window.harness.step();
            rect_of(&window, part)
        });
        let at = at.expect("a building");
        // The hand comes nearer while the window goes on.
        for step in 0..20 {
            window.harness.hover_at(at.center() + Vec2::new(40.0 - 2.0 * step as f32, 20.0 - step as f32));
            window.harness.step();
            assert_eq!(rect_of(&window, part), Some(at), "{part} moves at {size:?}");
        }
        let screen = window.harness.ctx.content_rect();
        if !screen.contains_rect(at) {
            continue;
        }
        window.harness.hover_at(at.center());
        window.harness.step();
        let down = |pressed| eframe::egui::Event::PointerButton {
            pos: at.center(),
            button: eframe::egui::PointerButton::Primary,
            pressed,
            modifiers: eframe::egui::Modifiers::NONE,
        };
        window.harness.event(down(true));
        window.harness.step();
        window.harness.event(down(false));
        window.run();
        let built = window.kingdom(0).get(town);
        let name = crowncount::words::Words::english();
        let taken = match built {
            Cell::Built(building) => name.text(&crowncount::words::Say::say(&building)),
            other => panic!("{other} stands there"),
        };
        assert_eq!(format!("{taken}: "), part);
    }
}

#[test]
fn no_dialog_moves_after_its_first_frame() {
    for size in [WIDE, PHONE, SMALL] {
        let mut window = Window::with_game(size, "four-players");
        for (dialog, part) in
            [(Dialog::Rules, "Harmony"), (Dialog::Player(0), "Remove"), (Dialog::Share, "Copy as text")]
        {
            window.harness.state_mut().view_mut().dialog = Some(dialog);
            let last =
                |window: &Window| window.harness.query_all_by_label(part).last().map(|node| node.rect());
            let first = (0..5).find_map(|_| {
                window.harness.step();
                last(&window)
            });
            for step in 0..10 {
                window.harness.hover_at(eframe::egui::pos2(100.0 + step as f32, 300.0));
                window.harness.step();
                assert_eq!(last(&window), first, "{dialog:?} at {size:?}");
            }
            window.harness.state_mut().view_mut().dialog = None;
            window.run();
        }
    }
}

#[test]
fn past_games_have_their_size_before_they_are_read_and_in_every_part() {
    for size in [WIDE, PHONE, SMALL] {
        let folder = tempfile::tempdir().expect("a folder");
        let options = || Options { folder: Some(folder.path().to_owned()), ..Options::default() };
        let mut window = Window::with(size, options());
        for number in 0..12 {
            let mut game = fixture("four-players");
            game.rounds[0].players[0].name = format!("Ana {number}");
            window.open(game);
            window.harness.state_mut().ask(Action::Keep);
            window.run();
        }
        // A window that has not shown them yet.
        drop(window);
        let mut window = Window::with(size, options());
        window.harness.state_mut().ask(Action::History);
        let done = |window: &Window| window.harness.query_all_by_label("Done").last().map(|node| node.rect());
        let first = (0..2000).find_map(|_| {
            std::thread::sleep(std::time::Duration::from_millis(1));
            window.harness.step();
            done(&window)
        });
        window.run();
        assert_eq!(window.harness.query_all_by_label_contains("Delete Ana").count(), 12);
        assert!(first.is_some() && done(&window) == first, "{first:?} at {size}");
        // Long rows, too, end with their bin before the edge of the window.
        for bin in window.harness.query_all_by_label_contains("Delete Ana") {
            assert!(bin.rect().right() <= size.x - 16.0, "{:?} at {size}", bin.rect());
        }
        for part in ["Kingdomino: players", "Trash", "Games"] {
            window.click(part);
            assert_eq!(done(&window), first, "{part} at {size}");
        }
    }
}

#[test]
fn the_buttons_of_the_rules_stay_whichever_game_is_chosen() {
    let mut window = Window::by_hand(WIDE);
    window.harness.state_mut().ask(Action::Rules);
    window.run();
    let at = |window: &Window, label: &str| {
        window.harness.query_all_by_label(label).last().map(|node| node.rect()).expect("a button")
    };
    let labels = ["Queendomino", "Royal Wedding", "revised edition", "Harmony", "Dynasty", "Done"];
    let before: Vec<Rect> = labels.iter().map(|label| at(&window, label)).collect();
    for game in ["Queendomino", "Royal Wedding", "Kingdomino Duel", "Kingdomino"] {
        window.harness.get_all_by_label(game).last().expect("a game").click();
        window.run();
        let after: Vec<Rect> = labels.iter().map(|label| at(&window, label)).collect();
        assert_eq!(before, after, "{game}");
    }
    assert!(window.has_part("7x7 · The Mighty Duel"));
    for about in ["10 points if the castle", "5 points if no square", "Three rounds"] {
        assert!(window.has_part(about), "{about}");
    }
}

#[test]
fn files_are_opened_and_saved_by_path_where_there_is_no_dialog() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = Window::with(WIDE, Options { own_dialogs: true, ..Options::default() });
    let kept = folder.path().join("evening.json");
    std::fs::write(&kept, crowncount::game::file::write(&fixture("four-players"))).expect("a file");
    window.command(Key::O);
    assert!(window.has_part("has no file dialog"));
    let field = |window: &mut Window, text: &str| {
        let field = window.harness.get_by_role(eframe::egui::Role::TextInput);
        field.focus();
        window.run();
        window.command(Key::A);
        window.harness.get_by_role(eframe::egui::Role::TextInput).type_text(text);
        window.run();
    };
    // What is there is offered.
    let begun = folder.path().join("eve").display().to_string();
    field(&mut window, &begun);
    window.click(&kept.display().to_string());
    window.click("Open it");
    assert!(window.has("Ana, total: 40"));
    // The next one begins where this one was, can be typed at once, and Tab goes on with what is there.
    window.command(Key::O);
    window.type_letters("eve");
    window.press(&[Key::Tab]);
    let typed = window.harness.state().view().path.as_ref().map(|path| path.text.clone());
    assert_eq!(typed, Some(kept.display().to_string()));
    window.press(&[Key::Enter]);
    assert!(window.harness.state().view().dialog.is_none() && window.has("Ana, total: 40"));
    // Saving shows the place, and says where the file is.
    window.command(Key::S);
    let place = folder.path().join("saved.json").display().to_string();
    field(&mut window, &place);
    window.press(&[Key::Enter]);
    assert!(window.has(&format!("Saved as {place}.")), "it is said where");
    let text = std::fs::read_to_string(&place).expect("the file");
    assert!(text.contains("Cléo"));
    // What cannot be written is told.
    window.command(Key::S);
    field(&mut window, &folder.path().join("no/such/folder.json").display().to_string());
    window.click("Save there");
    assert!(window.has_part("folder.json"));
    assert!(window.harness.state().view().notice.as_ref().is_some_and(|notice| notice.is_problem));
}

#[test]
fn what_is_said_moves_nothing_and_goes_by_itself() {
    let mut window = Window::with_game(WIDE, "four-players");
    let board = rect_of(&window, "row 5 column 5");
    window.click("Copy");
    assert!(window.has("Kingdom copied."));
    assert_eq!(rect_of(&window, "row 5 column 5"), board, "the layout stays");
    // Over a dialog, too, it can be read and put away.
    window.harness.state_mut().ask(Action::Rules);
    window.run();
    assert!(window.has("Kingdom copied."));
    window.click("Close");
    assert!(!window.has("Kingdom copied."));
    window.harness.state_mut().view_mut().dialog = None;
    window.click("Copy");
    for _ in 0..600 {
        window.harness.step();
    }
    assert!(!window.has("Kingdom copied."), "it goes after a while");
    // It is out of date once the game has gone on.
    window.click("Copy");
    for _ in 0..90 {
        window.harness.step();
    }
    assert!(window.has("Kingdom copied."));
    window.click("Turn");
    assert!(!window.has("Kingdom copied."));
}

#[test]
fn what_is_said_on_a_phone_covers_nothing_that_is_pressed_next() {
    for size in [PHONE, SMALL] {
        let mut window = Window::of_size(size);
        window.click("Try the sample");
        window.harness.state_mut().view_mut().complain(Message::new("app-undecided"));
        window.run();
        let words = window.harness.get_by_label_contains("took too long").rect();
        let said = words.union(window.harness.get_by_label("Close").rect());
        for label in ["Done", "Find again", "By hand", "Kingdom"] {
            let pressed = window.harness.get_by_label(label).rect();
            assert!(!pressed.intersects(said), "{label} {pressed:?} under {said:?} at {size}");
        }
        window.click("Done");
        assert_eq!(window.harness.state().view().stage, BoardStage::Board);
    }
}

#[test]
fn what_is_said_over_a_dialog_covers_none_of_its_buttons() {
    for size in [WIDE, PHONE, SMALL] {
        let folder = tempfile::tempdir().expect("a folder");
        let options = Options { folder: Some(folder.path().to_owned()), ..Options::default() };
        let mut window = Window::with(size, options);
        for game in ["four-players", "two-players"] {
            window.open(fixture(game));
            window.harness.state_mut().ask(Action::Keep);
            window.run();
        }
        window.harness.state_mut().ask(Action::History);
        window.run();
        window.click("Kingdomino: players");
        let said = window.harness.get_by_label("Added to your past games.").rect();
        let said = said.union(window.harness.get_by_label("Close").rect());
        for label in ["Done", "Games", "Trash", "Edit Ana"] {
            let pressed = window.harness.get_all_by_label(label).last().expect("a button").rect();
            assert!(!pressed.intersects(said), "{label} {pressed:?} under {said:?} at {size}");
        }
    }
}

#[test]
fn a_new_game_tells_where_the_last_one_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window =
        Window::with(WIDE, Options { folder: Some(folder.path().to_owned()), ..Options::default() });
    window.open(fixture("four-players"));
    window.command(Key::N);
    assert!(window.has_part("in your past games"));
    window.undo();
    assert!(window.has("Ana, total: 40"));
}

#[test]
fn tab_goes_from_left_to_right_through_the_bar_on_top() {
    let mut window = Window::with_game(WIDE, "four-players");
    let mut seen: Vec<f32> = Vec::new();
    for _ in 0..6 {
        window.press(&[Key::Tab]);
        let focused =
            window.harness.ctx.memory(eframe::egui::Memory::focused).expect("something has the focus");
        let rect = window.harness.ctx.read_response(focused).expect("a widget").rect;
        if rect.top() < 48.0 {
            seen.push(rect.left());
        }
    }
    assert!(seen.len() >= 5, "{seen:?}");
    assert!(seen.is_sorted(), "{seen:?}");
}

#[test]
fn a_loaded_game_and_a_new_player_start_with_a_brush_that_paints() {
    let mut window = Window::with_game(WIDE, "two-players");
    window.click("paint: select only");
    window.click("Add a player");
    window.click("row 1 column 1: no tile");
    assert!(!window.has("row 1 column 1: no tile"));
    let mut window = Window::with_game(WIDE, "duel");
    window.click("Bo: 34 points");
    window.click("row 5 column 6: no tile");
    assert!(!window.has("row 5 column 6: no tile"), "the brush paints what the game has");
}

#[test]
fn past_games_fit_a_phone_and_the_bin_is_away_from_open() {
    for width in [360.0, 390.0, 430.0] {
        let folder = tempfile::tempdir().expect("a folder");
        let options = Options { folder: Some(folder.path().to_owned()), ..Options::default() };
        let mut window = Window::with(Vec2::new(width, 800.0), options);
        for game in ["four-players", "queendomino"] {
            window.open(fixture(game));
            window.harness.state_mut().ask(Action::Keep);
            window.run();
        }
        window.harness.state_mut().ask(Action::History);
        window.run();
        let players = "Ana 40 · Bo 40 · Cléo 10 · Dmitri 24";
        let open = window.harness.get_by_label(&format!("Open {players}")).rect();
        let bin = window.harness.get_by_label(&format!("Delete {players}")).rect();
        assert!(open.left() >= 0.0 && bin.right() <= width, "{open:?} {bin:?}");
        assert!(bin.center().x - open.center().x > 120.0);
        window.click("Kingdomino: players");
        for name in ["Edit Ana", "Edit Dmitri"] {
            let rect = window.harness.get_all_by_label(name).last().expect("a player").rect();
            assert!(rect.left() >= 0.0 && rect.right() <= width, "{name}: {rect:?}");
        }
        assert!(window.has_part("best terrain: "));
    }
}

#[test]
fn the_list_of_keys_names_them_as_the_keyboards_of_its_language_do() {
    for (language, keys) in [
        (Language::English, ["Space, Enter", "Ctrl+Shift+Z, Ctrl+Y", "Page Down"]),
        (Language::German, ["Leertaste, Eingabe", "Strg+Umschalt+Z, Strg+Y", "Bild ab"]),
        (Language::French, ["Espace, Entrée", "Ctrl+Maj+Z, Ctrl+Y", "Page suiv."]),
        (Language::Italian, ["Spazio, Invio", "Ctrl+Maiusc+Z, Ctrl+Y", "Pag giù"]),
        (Language::Spanish, ["Espacio, Intro", "Ctrl+Mayús+Z, Ctrl+Y", "Av Pág"]),
    ] {
        let options = Options { words: Some(Words::of(language)), ..Options::default() };
        let mut window = Window::with(WIDE, options);
        window.harness.state_mut().view_mut().dialog = Some(Dialog::Keys);
        window.run();
        for named in keys {
            assert!(window.has(named), "{named}");
        }
    }
}

#[test]
fn the_list_of_keys_says_which_letter_lays_which_tile() {
    let options = Options { words: Some(Words::of(Language::German)), ..Options::default() };
    let mut window = Window::with(WIDE, options);
    window.harness.state_mut().view_mut().dialog = Some(Dialog::Keys);
    window.run();
    assert!(window.has("w f l g s m c"));
    assert!(window.has("ein Plättchen legen: Getreide, Wald, See, Wiese, Sumpf, Gebirge, Schloss"));
}
