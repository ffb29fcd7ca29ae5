//! The viewfinder on the screen of a phone: whatever it says can be read whole, in every language.

use eframe::egui::{Rect, Role, Ui, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::*;
use crate::app::Options;
use crate::model::{Kingdom, PlayerColour};
use crate::scan::live::{LiveHint, SeenKingdom};
use crate::scan::{FoundBy, Laying, Point, Quad};
use crate::words::{Language, Words};

const KINGDOM: &str = "w1 w c f l\ng g s s m2\nl l f f w";
const NAMES: [&str; 3] = ["Maximiliane-Sophie", "Wolfeschlegelsteinhausen", "Королева Екатерина"];

/// The phones that are looked at, one of them on its side.
const PHONES: [Vec2; 3] = [Vec2::new(360.0, 640.0), Vec2::new(390.0, 844.0), Vec2::new(844.0, 390.0)];

fn kingdom() -> Kingdom {
    KINGDOM.parse().expect("a kingdom")
}

/// Where a kingdom lies in a picture of the camera.
fn corners() -> Quad {
    Quad::rect(160.0, 300.0, 560.0, 700.0)
}

fn seen(unsure: usize, is_taken: bool) -> SeenKingdom {
    let places = kingdom().iter().map(|(place, _)| place).take(unsure).collect();
    SeenKingdom {
        id: 0,
        corners: corners(),
        kingdom: kingdom(),
        unsure: places,
        check_corners: false,
        castle: None,
        is_taken,
    }
}

/// A viewfinder that films and has read this in its last picture.
fn filming(kingdoms: Vec<SeenKingdom>, hint: Option<LiveHint>) -> Viewfinder {
    let mut viewfinder = Viewfinder::new(1);
    viewfinder.camera = CameraState::On;
    let small = SmallPicture::new(36, (0..36 * 64).map(|i| (i * 37 % 200) as u8).collect());
    assert_eq!(viewfinder.tick(1.0, small), Next::Look);
    viewfinder.sent();
    let points = vec![132; kingdoms.len()];
    viewfinder.take_glance(Glance { size: [720, 1280], kingdoms, hint, is_settled: false }, points);
    viewfinder
}

/// One that asks about a kingdom which three players seem to have.
fn asking() -> Viewfinder {
    let scan = Scan {
        corners: corners(),
        found_by: FoundBy::Auto,
        check_corners: false,
        cut_off: Vec::new(),
        kingdom: kingdom(),
        laying: Laying::Possible,
        cells: Vec::new(),
        castle: Some(PlayerColour::Pink),
    };
    let taken = TakenKingdoms { photo: String::new(), bytes: Vec::new(), scans: vec![scan] };
    let mut viewfinder = filming(vec![seen(0, true)], None);
    viewfinder.question = Some(Box::new(taken));
    viewfinder
}

/// One that says what was taken.
fn telling() -> Viewfinder {
    let mut viewfinder = filming(vec![seen(0, true)], None);
    let scores = NAMES.map(|name| format!("{name} 132")).join(" · ");
    viewfinder.tell(Message::new("live-taken").with("scores", scores));
    viewfinder
}

/// One without a picture.
fn without_picture(camera: CameraState) -> Viewfinder {
    let mut viewfinder = Viewfinder::new(1);
    viewfinder.camera = camera;
    viewfinder
}

/// Everything that it can show.
fn all() -> Vec<Viewfinder> {
    let hints =
        [LiveHint::TooDark, LiveHint::HoldStill, LiveHint::Closer, LiveHint::Glare(Point::new(300.0, 500.0))];
    let cameras = [
        CameraState::Asked,
        CameraState::Paused,
        CameraState::Missing(NoCamera::None),
        CameraState::Missing(NoCamera::Insecure),
        CameraState::Missing(NoCamera::Refused),
        CameraState::Missing(NoCamera::Busy),
    ];
    let sights = [vec![], vec![seen(0, false)], vec![seen(7, false)], vec![seen(0, true)]];
    let mut all: Vec<Viewfinder> = sights.into_iter().map(|kingdoms| filming(kingdoms, None)).collect();
    all.extend(hints.map(|hint| filming(vec![seen(2, false)], Some(hint))));
    all.extend(cameras.map(without_picture));
    all.extend([asking(), telling()]);
    all
}

/// What can be read and pressed on the screen, each with where it is.
fn shown(viewfinder: Viewfinder, language: Language, size: Vec2) -> Vec<(String, Rect)> {
    let words = Words::of(language);
    let paint = move |ui: &mut Ui, app: &mut Option<App>| {
        let app = app.get_or_insert_with(|| {
            let mut app = App::new(ui.ctx(), Options { words: Some(words), ..Options::default() });
            for (player, name) in NAMES.into_iter().enumerate() {
                app.edit(Edit::AddPlayer(name.to_owned()));
                let seat = Seat { round: 0, player };
                app.edit(Edit::Kingdom(seat, kingdom(), crate::model::Places::NONE));
            }
            app
        });
        panel::ui(&app.desk(0.0), ui, &viewfinder);
    };
    let mut harness = Harness::builder().with_size(size).build_ui_state(paint, None);
    // The typeface is there from the second frame on.
    (0..3).for_each(|_| harness.step());
    let of = |role: Role| harness.query_all_by_role(role).collect::<Vec<_>>();
    let nodes = of(Role::Button).into_iter().chain(of(Role::Label));
    nodes
        .filter_map(|node| {
            Some((node.accesskit_node().label().or(node.accesskit_node().value())?, node.rect()))
        })
        .collect()
}

#[test]
fn what_it_says_is_whole_and_nothing_lies_on_anything_else() {
    for language in Language::ALL {
        for size in PHONES {
            for (index, viewfinder) in all().into_iter().enumerate() {
                let shown = shown(viewfinder, language, size);
                assert!(shown.len() >= 2, "{language:?}, {index} at {size}: {shown:?}");
                let screen = Rect::from_min_size(eframe::egui::Pos2::ZERO, size).expand(1.0);
                for (at, (text, rect)) in shown.iter().enumerate() {
                    assert!(screen.contains_rect(*rect), "{language:?} at {size}: '{text}' at {rect:?}");
                    let under = shown[..at].iter().find(|(_, other)| other.shrink(1.0).intersects(*rect));
                    assert_eq!(under, None, "{language:?} at {size}: '{text}' at {rect:?}");
                }
            }
        }
    }
}
