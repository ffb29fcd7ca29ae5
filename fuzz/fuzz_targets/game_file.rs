//! A game file: scored, audited, and on every sheet, or refused in one line.
#![no_main]

use crowncount::game::file::read;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match read(text) {
        Ok(game) => inputs::use_game(&game),
        Err(error) => {
            let said = error.to_string();
            assert!(!said.contains(crowncount::words::is_hidden) && said.len() < 8192, "{said:?}");
        }
    }
});
