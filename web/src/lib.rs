//! Crowncount as a page: what the browser calls, over the library. Elsewhere there is nothing here.
#![cfg(target_arch = "wasm32")]

use crowncount::app::{self, Shell};
use crowncount::game::file;
use crowncount::scan::reader::CellReader;
use crowncount::scan::{Photo, PhotoLimits, Request, Scanner, Stage, StageClock};
use crowncount::sheet::{Sheet, audit_json};
use crowncount::words::Words;
use crowncount::{Audit, DominoBox, Entrant, Outcome, Player, audit as audit_round};
use wasm_bindgen::prelude::*;

/// What a mistake in the program says goes to the console of the browser.
#[wasm_bindgen(start)]
pub fn prepare() {
    console_error_panic_hook::set_once();
}

/// Opens the window on the canvas of this id. The shell is the page around it.
#[wasm_bindgen]
pub async fn start(canvas: &str, shell: Shell) -> Result<(), JsValue> {
    let document = web_sys::window().and_then(|window| window.document());
    let found = document.and_then(|document| document.get_element_by_id(canvas));
    let canvas = found.ok_or_else(|| JsValue::from_str("there is no canvas"))?;
    app::start(canvas.unchecked_into(), shell).await
}

/// Hears errands of the page, in a worker.
#[wasm_bindgen]
pub fn work(shell: Shell) {
    app::work(shell);
}

/// The score of a game file, as `crowncount score --json` gives it.
#[wasm_bindgen]
pub fn score(text: &str) -> Result<String, String> {
    let game = file::read(text).map_err(|error| error.to_string())?;
    Ok(Sheet::of(&game, &Outcome::of(&game).with_reach(&game), Words::english()).json())
}

/// The audit of a game file, as `crowncount audit --json` gives it.
#[wasm_bindgen]
pub fn audit(text: &str) -> Result<String, String> {
    let game = file::read(text).map_err(|error| error.to_string())?;
    let of_round = |players: &[Player]| {
        let entrants: Vec<Entrant<'_>> = players.iter().map(Player::entrant).collect();
        audit_round(&game.rules, &entrants)
    };
    let audits: Vec<Audit> = game.rounds.iter().map(|round| of_round(&round.players)).collect();
    Ok(audit_json(&game, &audits, Words::english()))
}

/// The kingdoms in a photo, as `crowncount scan --json` gives it, read by this network.
#[wasm_bindgen]
pub fn scan(network: &[u8], photo: &[u8], name: &str) -> Result<String, String> {
    let scanner =
        CellReader::from_onnx(network).and_then(Scanner::with_reader).map_err(|error| error.to_string())?;
    let clock = StageClock::start(Stage::Decode);
    let photo = Photo::decode(photo, &PhotoLimits::default(), &clock).map_err(|error| error.to_string())?;
    let request = Request { boxes: vec![DominoBox::Kingdomino], ..Request::default() };
    let table = scanner.scan_table(photo.pixels(), &request, &clock).map_err(|error| error.to_string())?;
    Ok(table.json(name, &[], clock.millis()))
}
