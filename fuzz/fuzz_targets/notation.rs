//! A kingdom that can be read is written and read again as the same; one that cannot gets a message in one line.
#![no_main]

use crowncount::Kingdom;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match text.parse::<Kingdom>() {
        Ok(kingdom) => assert_eq!(kingdom.to_string().parse(), Ok(kingdom)),
        Err(error) => {
            let said = error.to_string();
            assert!(!said.is_empty() && !said.contains(crowncount::words::is_hidden), "{said:?}");
            assert!(said.len() < 4096, "{} bytes", said.len());
        }
    }
});
