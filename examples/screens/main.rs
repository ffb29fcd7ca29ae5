//! Renders the main screens to PNG files, for the README and for looking at them:
//!
//!     cargo run --release --example screens -- FOLDER [PART OF A NAME]…
//!
//! No display and no graphics card are needed: the triangles are painted on the processor.

mod raster;

use std::path::PathBuf;
use std::time::Duration;

use crowncount::app::{
    Action, App, Dialog, Edit, Options, PastPart, Proposal, QuestionPart, Seat, Tab, TypedPath,
};
use crowncount::game::file::read;
use crowncount::words::{Language, Message, Words};
use crowncount::{Frame, Game, Rules};
use eframe::egui::{Theme, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

/// The sizes that screens are looked at in: name, points, pixels for each point.
const SIZES: &[(&str, Vec2, f32)] = &[
    ("desktop", Vec2::new(1440.0, 900.0), 1.0),
    ("phone", Vec2::new(390.0, 844.0), 2.0),
    ("small", Vec2::new(360.0, 640.0), 2.0),
    ("on-its-side", Vec2::new(844.0, 390.0), 1.0),
    ("full-hd", Vec2::new(1920.0, 1080.0), 1.0),
    ("4k", Vec2::new(1920.0, 1080.0), 2.0),
];

/// The sizes that are made in all languages.
const ALL_LANGUAGES: [&str; 3] = ["desktop", "phone", "small"];

/// What is on the screen.
struct Scene {
    name: &'static str,
    show: fn(&mut Screen),
}

const SCENES: &[Scene] = &[
    Scene { name: "welcome", show: |_| {} },
    Scene { name: "four-players", show: |screen| screen.game("four-players") },
    Scene { name: "queendomino", show: |screen| screen.game("queendomino") },
    Scene { name: "seven", show: |screen| screen.game("mighty-duel") },
    Scene { name: "dynasty", show: |screen| screen.game("dynasty") },
    Scene { name: "teams", show: |screen| screen.game("royal-wedding") },
    Scene { name: "duel", show: |screen| screen.game("duel") },
    Scene {
        name: "letters",
        show: |screen| {
            screen.game("queendomino");
            screen.ask(Action::Letters);
        },
    },
    Scene {
        name: "table",
        show: |screen| {
            screen.game("four-players");
            screen.tab(Tab::Table);
        },
    },
    Scene {
        name: "sheet",
        show: |screen| {
            screen.game("four-players");
            screen.tab(Tab::Sheet);
        },
    },
    Scene {
        name: "paper",
        show: |screen| {
            screen.game("queendomino");
            screen.ask(Action::Paper);
            for typed in ["11", "0", "6", "4", "12", "", "9"] {
                screen.write(typed);
            }
        },
    },
    Scene {
        name: "names",
        show: |screen| {
            screen.game("four-players");
            screen.ask(Action::Keep);
            screen.ask(Action::New);
            screen.click("button-enter-by-hand");
            screen.ask(Action::AddPlayer);
            screen.ask(Action::AddPlayer);
            screen.ask(Action::Names);
        },
    },
    Scene {
        name: "unnamed-sheet",
        show: |screen| {
            screen.click("button-enter-by-hand");
            for _ in 0..2 {
                screen.ask(Action::AddPlayer);
            }
            screen.tab(Tab::Sheet);
        },
    },
    Scene {
        name: "keys",
        show: |screen| {
            screen.game("queendomino");
            screen.ask(Action::Keys);
        },
    },
    Scene {
        name: "menu",
        show: |screen| {
            screen.game("four-players");
            screen.click("app-menu");
        },
    },
    Scene { name: "questions", show: |screen| screen.questions("four-players", QuestionPart::Answers) },
    Scene { name: "questions-queen", show: |screen| screen.questions("queendomino", QuestionPart::Answers) },
    Scene {
        name: "what-if",
        show: |screen| {
            screen.questions("queendomino", QuestionPart::WhatIf);
            let say = |id: &'static str| Message::new(id);
            let place =
                say("at-cell").with("row", 1).with("column", 1).with("what", say("terrain-grassland"));
            screen.press(&say("app-try-cell").with("cell", place));
            screen.press(&say("app-try-choice").with("cell", say("terrain-forest")));
        },
    },
    Scene {
        name: "best-laying",
        show: |screen| {
            screen.questions("four-players", QuestionPart::Best);
            screen.press(&Message::new("app-best-search").with("player", "Ana"));
        },
    },
    Scene { name: "photo", show: |screen| screen.ask(Action::Sample) },
    Scene { name: "whole-table", show: |screen| screen.photos(&["four"]) },
    Scene {
        name: "whole-table-added",
        show: |screen| {
            screen.photos(&["four"]);
            screen.click("button-whose-add");
        },
    },
    Scene { name: "camera", show: |screen| screen.ask(Action::Live) },
    Scene {
        name: "provisional",
        show: |screen| {
            screen.game("four-players");
            for (player, place) in [(1, crowncount::Place::new(0, 0)), (2, crowncount::Place::new(1, 2))] {
                let seat = Seat { round: 0, player };
                screen.edit(Edit::Cell(seat, place, crowncount::Cell::Unknown));
            }
            screen.edit(Edit::AddPlayer(String::new()));
            screen.tab(Tab::Sheet);
        },
    },
    Scene {
        name: "uncounted",
        show: |screen| {
            screen.game("two-players");
            screen.edit(Edit::Rules(Rules::of(Game::Queendomino, None).expect("rules")));
        },
    },
    Scene {
        name: "impossible",
        show: |screen| {
            screen.game("four-players");
            let mine = "m3".parse().expect("a cell");
            screen.edit(Edit::Cell(Seat { round: 0, player: 0 }, crowncount::Place::new(1, 0), mine));
        },
    },
    Scene {
        name: "eight-players",
        show: |screen| {
            screen.game("four-players");
            for name in ["Eva", "Finn", "Gül", "Hugo"] {
                screen.edit(Edit::AddPlayer(name.to_owned()));
            }
            screen.tab(Tab::Sheet);
        },
    },
    Scene { name: "towns", show: |screen| screen.proposed(Proposal::Towns) },
    Scene { name: "other-size", show: |screen| screen.proposed(Proposal::Size(Frame::Seven)) },
    Scene {
        name: "correct",
        show: |screen| {
            screen.ask(Action::Sample);
            screen.click("button-use-it");
            screen.harness.state_mut().view_mut().cursor = Some(crowncount::Place::new(1, 1));
            screen.settle();
        },
    },
    Scene {
        name: "check",
        show: |screen| {
            screen.photos(&["gaps", "sample"]);
            screen.click("button-use-it");
        },
    },
    Scene {
        name: "checked",
        show: |screen| {
            screen.photos(&["gaps", "sample"]);
            screen.click("button-use-it");
            for _ in 0..3 {
                screen.harness.key_press(eframe::egui::Key::Enter);
                screen.settle();
            }
        },
    },
    Scene {
        name: "history",
        show: |screen| {
            for game in ["four-players", "two-players", "queendomino"] {
                screen.game(game);
                screen.ask(Action::Keep);
            }
            screen.ask(Action::History);
        },
    },
    Scene {
        name: "statistics",
        show: |screen| {
            for game in ["four-players", "two-players"] {
                screen.game(game);
                screen.ask(Action::Keep);
            }
            screen.ask(Action::History);
            screen.harness.state_mut().view_mut().past = PastPart::Players(crowncount::Game::Kingdomino);
            screen.settle();
        },
    },
    Scene {
        name: "trash",
        show: |screen| {
            screen.game("four-players");
            screen.ask(Action::Keep);
            screen.ask(Action::History);
            screen.harness.state_mut().view_mut().past = PastPart::Trash;
            screen.settle();
        },
    },
    Scene {
        name: "path",
        show: |screen| {
            screen.game("four-players");
            let view = screen.harness.state_mut().view_mut();
            view.path = Some(TypedPath { text: "/".to_owned(), saves: true, found: Vec::new() });
            view.dialog = Some(Dialog::Path);
            screen.settle();
        },
    },
    Scene { name: "replace", show: |screen| screen.dialog("four-players", Dialog::Replace) },
    Scene {
        name: "proposal",
        show: |screen| {
            screen.photos(&["gaps", "sample"]);
            screen.click("button-use-it");
            screen.harness.key_press(eframe::egui::Key::Escape);
            screen.settle();
        },
    },
    Scene { name: "player", show: |screen| screen.dialog("royal-wedding", Dialog::Player(0)) },
    Scene { name: "share", show: |screen| screen.dialog("four-players", Dialog::Share) },
    Scene {
        name: "rules",
        show: |screen| {
            screen.game("four-players");
            screen.ask(Action::Rules);
        },
    },
    Scene {
        name: "buildings",
        show: |screen| {
            screen.game("queendomino");
            let town = Dialog::Building(Seat { round: 0, player: 0 }, crowncount::Place::new(2, 0));
            screen.harness.state_mut().view_mut().dialog = Some(town);
            screen.settle();
        },
    },
];

/// The same where nothing can be saved.
const UNSAVED: &[Scene] =
    &[Scene { name: "not-saved", show: |screen| screen.dialog("four-players", Dialog::Unsaved) }];

struct Screen {
    harness: Harness<'static, App>,
    language: Language,
}

impl Screen {
    fn open(size: Vec2, pixels: f32, theme: Theme, language: Language, folder: PathBuf) -> Self {
        let harness = Harness::builder()
            .with_size(size)
            .with_pixels_per_point(pixels)
            .with_theme(theme)
            .with_max_steps(64)
            .renderer(raster::Raster::default())
            .build_eframe(move |creation| {
                creation.egui_ctx.set_theme(theme);
                let options =
                    Options { words: Some(Words::of(language)), folder: Some(folder), ..Options::default() };
                App::new(&creation.egui_ctx, options)
            });
        let mut screen = Self { harness, language };
        screen.settle();
        screen
    }

    fn settle(&mut self) {
        loop {
            self.harness.run_ok();
            if !self.harness.state().is_busy() {
                break;
            }
            std::thread::sleep(Duration::from_millis(5));
            self.harness.step();
        }
        self.harness.run_ok();
    }

    fn ask(&mut self, action: Action) {
        self.harness.state_mut().ask(action);
        self.settle();
    }

    fn game(&mut self, name: &str) {
        let path = format!("fixtures/games/{name}.json");
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        self.harness.state_mut().open_game(read(&text).unwrap_or_else(|error| panic!("{path}: {error}")));
        self.settle();
    }

    fn edit(&mut self, edit: Edit) {
        self.harness.state_mut().edit(edit);
        self.settle();
    }

    /// A question that a photo asks.
    fn proposed(&mut self, proposal: Proposal) {
        self.game("four-players");
        self.harness.state_mut().view_mut().proposals.push(proposal);
        self.settle();
    }

    fn photos(&mut self, names: &[&str]) {
        for name in names {
            let path = format!("fixtures/photos/{name}.jpg");
            let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
            self.harness.state_mut().arrive(path, bytes);
        }
        self.settle();
    }

    fn tab(&mut self, tab: Tab) {
        self.harness.state_mut().view_mut().tab = tab;
        self.settle();
    }

    fn dialog(&mut self, game: &str, dialog: Dialog) {
        self.game(game);
        self.harness.state_mut().view_mut().dialog = Some(dialog);
        self.settle();
    }

    fn questions(&mut self, game: &str, part: QuestionPart) {
        self.game(game);
        self.tab(Tab::Sheet);
        self.harness.state_mut().view_mut().questions = Some(part);
        self.settle();
    }

    /// Types something where the focus is, and goes on.
    fn write(&mut self, text: &str) {
        self.harness.event(eframe::egui::Event::Text(text.to_owned()));
        self.settle();
        self.harness.key_press(eframe::egui::Key::Enter);
        self.settle();
    }

    fn click(&mut self, id: &'static str) {
        self.press(&Message::new(id));
    }

    fn press(&mut self, message: &Message) {
        let label = Words::of(self.language).text(message);
        self.harness.get_by_label(&label).click();
        self.settle();
    }
}

/// Where the pictures find what they need while they are made.
fn workshop() -> PathBuf {
    std::env::temp_dir().join(format!("crowncount-screens-{}", std::process::id()))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().ok_or("name a folder for the pictures")?);
    let wanted: Vec<String> = arguments.collect();
    std::fs::create_dir_all(&folder)?;
    let can_be_saved = SCENES.iter().map(|scene| (scene, "kept"));
    // There can be no folder in a file.
    let cannot = UNSAVED.iter().map(|scene| (scene, "file/kept"));
    for (scene, kept) in can_be_saved.chain(cannot) {
        for language in Language::ALL {
            for &(size_name, size, pixels) in SIZES {
                if language != Language::English && !ALL_LANGUAGES.contains(&size_name) {
                    continue;
                }
                for (theme_name, theme) in [("light", Theme::Light), ("dark", Theme::Dark)] {
                    let tag = language.tag();
                    let name = format!("{}-{size_name}-{theme_name}-{tag}.png", scene.name);
                    if !wanted.iter().all(|part| name.contains(part)) {
                        continue;
                    }
                    // Every screen begins with an empty table.
                    if workshop().exists() {
                        std::fs::remove_dir_all(workshop())?;
                    }
                    std::fs::create_dir_all(workshop())?;
                    std::fs::write(workshop().join("file"), "")?;
                    let mut screen = Screen::open(size, pixels, theme, language, workshop().join(kept));
                    (scene.show)(&mut screen);
                    let picture = screen.harness.render()?;
                    picture.save(folder.join(&name))?;
                    println!("{name}");
                }
            }
        }
    }
    Ok(())
}
