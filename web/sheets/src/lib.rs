//! Drawings as PNG and PDF, for a page that has loaded this when somebody asked for it. Elsewhere there is nothing here.
#![cfg(target_arch = "wasm32")]

use std::cell::RefCell;

use crowncount::press::{NotPressed, Press};
use wasm_bindgen::prelude::*;

thread_local! {
    static PRESS: RefCell<Option<Press>> = const { RefCell::new(None) };
}

/// Takes the font files that drawings are set in, and the name of their family.
#[wasm_bindgen]
pub fn fonts(family: &str, regular: Vec<u8>, semibold: Vec<u8>) {
    PRESS.set(Some(Press::new(family, [regular, semibold])));
}

/// A drawing as a PNG file: so many pixels for each unit of it, on a ground of this red, green and blue.
#[wasm_bindgen]
pub fn png(svg: &str, pixels: f32, red: u8, green: u8, blue: u8) -> Result<Vec<u8>, String> {
    with(|press| press.png(svg, pixels, [red, green, blue]))
}

/// A drawing on a page of paper, whose sides are in points, the shorter first.
#[wasm_bindgen]
pub fn pdf(svg: &str, title: &str, short: f32, long: f32) -> Result<Vec<u8>, String> {
    with(|press| press.pdf(svg, title, [short, long]))
}

fn with(draw: impl FnOnce(&Press) -> Result<Vec<u8>, NotPressed>) -> Result<Vec<u8>, String> {
    PRESS.with_borrow(|press| match press {
        Some(press) => draw(press).map_err(|error| error.to_string()),
        None => Err("there are no fonts yet".to_owned()),
    })
}
