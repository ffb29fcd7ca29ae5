//! The network that reads cells is no part of the module, so that the first screen does not wait for it: a worker fetches it
//! when the first photo is to be read.

use std::cell::RefCell;

use js_sys::Uint8Array;

use super::shell::shell;
use super::text_of;
use crate::scan::Scanner;
use crate::scan::reader::CellReader;
use crate::words::Message;

thread_local! {
    static READER: RefCell<Option<CellReader>> = const { RefCell::new(None) };
}

/// Fetches the network, unless it is there. What fails is told, and the next photo tries again.
pub(super) async fn bring() -> Result<(), Message> {
    if READER.with_borrow(Option::is_some) {
        return Ok(());
    }
    let missing = |detail: String| Message::new("scan-network-missing").with("detail", detail);
    let shell = shell().ok_or_else(|| missing("there is no page".to_owned()))?;
    let file = shell.network().await.map_err(|error| missing(text_of(&error)))?;
    let reader = CellReader::from_onnx(&Uint8Array::new(&file).to_vec());
    READER.set(Some(reader.map_err(|error| missing(error.to_string()))?));
    Ok(())
}

/// What reads photos, once its network was fetched.
pub(in crate::app) fn scanner() -> Result<Scanner, String> {
    let reader = READER.with_borrow(Clone::clone).ok_or("the network was not fetched")?;
    Scanner::with_reader(reader).map_err(|error| error.to_string())
}
