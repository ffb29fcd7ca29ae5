//! Every screen in every language and size: no text is cut off, and none runs out of what holds it.

use crowncount::app::{
    Action, Dialog, Edit, Options, PastPart, Proposal, QuestionPart, Seat, Tab, TypedPath,
};
use crowncount::words::{Language, Message, Words};
use crowncount::{Cell, Game, Match, Place, PlayerColour, Rules};
use eframe::egui::epaint::TextShape;
use eframe::egui::{Key, Rect, Vec2};

use crate::support::{Window, fixture};

/// The sizes that are looked at. The high ones show what has to be scrolled to in the low ones.
const SIZES: [Vec2; 8] = [
    Vec2::new(360.0, 640.0),
    Vec2::new(360.0, 2400.0),
    Vec2::new(390.0, 844.0),
    Vec2::new(430.0, 2400.0),
    // A phone on its side.
    Vec2::new(844.0, 390.0),
    Vec2::new(1440.0, 900.0),
    Vec2::new(1440.0, 2400.0),
    Vec2::new(1920.0, 1080.0),
];

/// What is on the screen.
type Scene = (&'static str, fn(&mut Window, &Words));

const FIRST: Seat = Seat { round: 0, player: 0 };

const SCENES: [Scene; 41] = [
    ("welcome", |window, _| ask(window, Action::New)),
    ("four players", |window, _| window.open(fixture("four-players"))),
    ("menu", |window, words| window.click(&words.text(&Message::new("app-menu")))),
    ("table", |window, _| {
        window.press(&[Key::Escape]);
        tab(window, Tab::Table);
    }),
    ("sheet", |window, _| tab(window, Tab::Sheet)),
    ("paper check", |window, _| {
        tab(window, Tab::Sheet);
        ask(window, Action::Paper);
    }),
    ("slips", |window, _| {
        // The largest numbers, and every line wrong: the most that is told.
        for _ in 0..7 {
            window.type_letters("9999");
            window.press(&[Key::Enter]);
        }
    }),
    ("rules", |window, _| {
        ask(window, Action::Paper);
        dialog(window, Dialog::Rules);
    }),
    ("player", |window, _| dialog(window, Dialog::Player(0))),
    ("keys", |window, _| dialog(window, Dialog::Keys)),
    ("names", |window, _| {
        window.harness.state_mut().view_mut().dialog = None;
        ask(window, Action::Names);
    }),
    ("share", |window, _| dialog(window, Dialog::Share)),
    ("past games", |window, _| {
        ask(window, Action::Keep);
        ask(window, Action::History);
    }),
    ("statistics", |window, _| past(window, PastPart::Players(Game::Kingdomino))),
    ("trash", |window, _| past(window, PastPart::Trash)),
    ("emptying the trash", |window, _| past(window, PastPart::EmptyTrash)),
    ("replacing", |window, _| dialog(window, Dialog::Replace)),
    ("typing a path", |window, _| {
        let path = TypedPath { text: "/".to_owned(), saves: true, found: Vec::new() };
        window.harness.state_mut().view_mut().path = Some(path);
        dialog(window, Dialog::Path);
    }),
    ("queendomino", |window, _| window.open(fixture("queendomino"))),
    ("keys of queendomino", |window, _| dialog(window, Dialog::Keys)),
    ("buildings", |window, _| dialog(window, Dialog::Building(FIRST, Place::new(2, 0)))),
    ("answers", |window, _| questions(window, QuestionPart::Answers)),
    ("what if", |window, _| questions(window, QuestionPart::WhatIf)),
    ("best laying", |window, _| questions(window, QuestionPart::Best)),
    ("duel", |window, _| window.open(fixture("duel"))),
    ("dynasty", |window, _| {
        window.open(fixture("dynasty"));
        tab(window, Tab::Sheet);
    }),
    ("teams", |window, _| {
        window.open(fixture("royal-wedding"));
        tab(window, Tab::Sheet);
    }),
    ("eight players", |window, _| {
        window.open(eight());
        tab(window, Tab::Sheet);
    }),
    ("nobody has counted", |window, _| {
        window.open(fixture("two-players"));
        window.harness.state_mut().edit(Edit::Rules(Rules::of(Game::Queendomino, None).expect("rules")));
        tab(window, Tab::Kingdom);
    }),
    ("what is missing", |window, _| {
        for (player, place) in [(0, Place::new(0, 0)), (1, Place::new(2, 2))] {
            window.harness.state_mut().edit(Edit::Cell(Seat { round: 0, player }, place, Cell::Unknown));
        }
        window.harness.state_mut().edit(Edit::AddPlayer(String::new()));
        tab(window, Tab::Sheet);
    }),
    ("what cannot be", |window, _| {
        let mut game = fixture("four-players");
        game.rounds[0].players[0].kingdom.set(Place::new(1, 0), "m3".parse().expect("a cell"));
        window.open(game);
    }),
    ("what cannot be, on the sheet", |window, _| tab(window, Tab::Sheet)),
    ("checking", |window, _| {
        let mut game = fixture("four-players");
        game.rounds[0].players[0].kingdom.set(Place::new(1, 1), Cell::Unknown);
        window.open(game);
        ask(window, Action::Check);
    }),
    ("all checked", |window, _| {
        window.press(&[Key::Enter]);
    }),
    ("whole table", |window, _| photo(window, "four.jpg")),
    ("one more kingdom", |window, words| {
        window.click(&words.text(&Message::new("button-whose-add")));
    }),
    ("no camera", |window, _| ask(window, Action::Live)),
    ("photo", |window, words| {
        window.click(&words.text(&Message::new("button-live-close")));
        photo(window, "sample.jpg");
    }),
    ("checking a photo", |window, words| {
        window.click(&words.text(&Message::new("button-use-it")));
    }),
    ("proposals", |window, _| {
        window.press(&[Key::Escape]);
        let view = window.harness.state_mut().view_mut();
        view.proposals = vec![Proposal::Towns];
        window.run();
    }),
    ("colours", |window, _| {
        let view = window.harness.state_mut().view_mut();
        view.proposals = vec![Proposal::Colour(FIRST, PlayerColour::Green)];
        window.run();
    }),
];

/// The same where nothing can be saved.
const UNSAVED: [Scene; 3] = [
    ("not saved", |window, _| window.open(fixture("four-players"))),
    ("closing though it is not saved", |window, _| dialog(window, Dialog::Unsaved)),
    ("a long title that is not saved", |window, _| {
        window.open(fixture("dynasty"));
        assert!(window.harness.state().is_unsaved());
    }),
];

fn ask(window: &mut Window, action: Action) {
    window.harness.state_mut().ask(action);
    window.run();
}

/// A photo on an empty table.
fn photo(window: &mut Window, name: &str) {
    ask(window, Action::New);
    let path = format!("{}/fixtures/photos/{name}", env!("CARGO_MANIFEST_DIR"));
    window.harness.state_mut().arrive(name.to_owned(), std::fs::read(path).expect("a fixture"));
    window.run();
}

fn tab(window: &mut Window, tab: Tab) {
    window.harness.state_mut().view_mut().tab = tab;
    window.run();
}

fn dialog(window: &mut Window, dialog: Dialog) {
    window.harness.state_mut().view_mut().dialog = Some(dialog);
    window.run();
}

fn past(window: &mut Window, part: PastPart) {
    window.harness.state_mut().view_mut().past = part;
    dialog(window, Dialog::History);
}

fn questions(window: &mut Window, part: QuestionPart) {
    let view = window.harness.state_mut().view_mut();
    (view.tab, view.dialog, view.questions) = (Tab::Sheet, None, Some(part));
    window.run();
}

/// As many players as a table takes.
fn eight() -> Match {
    let mut game = fixture("four-players");
    let players = &mut game.rounds[0].players;
    for (index, name) in ["Eva", "Finn", "Gül", "Hugo"].into_iter().enumerate() {
        let mut player = players[index].clone();
        name.clone_into(&mut player.name);
        player.colour = None;
        players.push(player);
    }
    game
}

fn name(window: &Window, player: usize) -> Option<String> {
    let player = window.harness.state().document().player(Seat { round: 0, player });
    player.map(|player| player.name.clone())
}

/// What is wrong with the texts on the screen.
fn faults(window: &Window) -> Vec<String> {
    let screen = window.harness.ctx.content_rect();
    let fault = |(clip, text): &(Rect, TextShape)| {
        let words = text.galley.text();
        let rect = text.galley.rect.translate(text.pos.to_vec2());
        let seen = clip.intersect(screen);
        // What has been scrolled out of sight, or stands in the row that is just scrolled in, is not cut.
        if words.trim().is_empty() || rect.bottom() <= seen.top() || rect.top() >= seen.bottom() {
            return None;
        }
        // Names are as long as people like.
        if (0..8).any(|player| name(window, player).is_some_and(|name| words == name)) {
            return None;
        }
        let out = rect.left() < seen.left() - 1.0 || rect.right() > seen.right() + 1.0;
        match (text.galley.elided, out) {
            (true, _) => Some(format!("'{words}' is cut off with dots")),
            (false, true) => Some(format!("'{words}' {rect:?} runs out of {seen:?}")),
            (false, false) => None,
        }
    };
    window.texts().iter().filter_map(fault).collect()
}

#[test]
fn no_text_is_cut_on_any_screen_in_any_language_and_size() {
    let mut found: Vec<String> = Vec::new();
    let mut looked = 0;
    for language in Language::ALL {
        let folder = tempfile::tempdir().expect("a folder");
        let kept = folder.path().join("kept");
        // There can be no folder in a file.
        let barred = folder.path().join("file").join("kept");
        std::fs::write(folder.path().join("file"), "").expect("a file");
        for (folder, scenes) in [(kept, &SCENES[..]), (barred, &UNSAVED[..])] {
            let words = Some(Words::of(language));
            let mut window =
                Window::with(SIZES[0], Options { folder: Some(folder), words, ..Options::default() });
            for (name, show) in scenes {
                window.harness.state_mut().view_mut().dialog = None;
                show(&mut window, Words::of(language));
                for size in SIZES {
                    // On a phone, the columns of more players than fit are scrolled to.
                    if *name == "eight players" && size.x < 900.0 {
                        continue;
                    }
                    window.harness.set_size(size);
                    window.run();
                    looked += 1;
                    let faults = faults(&window).into_iter();
                    found.extend(faults.map(|fault| format!("{language:?}, {name}, {size}: {fault}")));
                }
            }
        }
    }
    println!("{looked} screens looked at");
    assert!(found.is_empty(), "{} faults\n{}", found.len(), found.join("\n"));
}

#[test]
fn the_walk_over_the_screens_sees_text_that_is_cut() {
    let mut window = Window::by_hand(Vec2::new(1440.0, 900.0));
    assert!(faults(&window).is_empty(), "{:?}", faults(&window));
    // What is said in more words than the card of a player has room for.
    window.harness.set_size(Vec2::new(200.0, 900.0));
    window.run();
    assert!(!faults(&window).is_empty());
}
