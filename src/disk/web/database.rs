//! The database behind the store of a browser: files by their paths, the large ones apart, so that they are not loaded
//! with the others.

use std::io;
use std::path::{Path, PathBuf};

use idb::{Database, Factory, ObjectStoreParams, Transaction, TransactionMode};
use js_sys::Uint8Array;
use send_wrapper::SendWrapper;
use wasm_bindgen::{JsCast, JsValue};

use super::{FileChanges, FileDatabase, Later, LoadedFiles, is_large};

const NAME: &str = "crowncount";
const VERSION: u32 = 1;
const FILES: &str = "files";
const LARGE: &str = "large";
const STORES: [&str; 2] = [FILES, LARGE];

/// The database of this page, which has one thread: nobody else ever sees it.
pub(super) struct IndexedDb(SendWrapper<Database>);

impl IndexedDb {
    pub(super) async fn open() -> io::Result<Self> {
        let mut request = Factory::new().map_err(said)?.open(NAME, Some(VERSION)).map_err(said)?;
        request.on_upgrade_needed(|event| {
            // What fails here fails the opening, which tells it.
            if let Ok(database) = idb::event::DatabaseEvent::database(&event) {
                for store in STORES {
                    let _ = database.create_object_store(store, ObjectStoreParams::new());
                }
            }
        });
        request.await.map(|database| Self(SendWrapper::new(database))).map_err(said)
    }

    fn begin(&self, mode: TransactionMode) -> io::Result<Transaction> {
        self.0.transaction(&STORES, mode).map_err(said)
    }
}

impl FileDatabase for IndexedDb {
    fn load(&self) -> Later<io::Result<LoadedFiles>> {
        let begun = self.begin(TransactionMode::ReadOnly);
        Box::pin(async move { load(&begun?).await })
    }

    fn read(&self, path: &Path) -> Later<io::Result<Option<Vec<u8>>>> {
        let (begun, path) = (self.begin(TransactionMode::ReadOnly), path.to_owned());
        Box::pin(async move {
            let store = begun?.object_store(store_of(&path)).map_err(said)?;
            let found = store.get(key(&path)).map_err(said)?.await.map_err(said)?;
            Ok(found.and_then(|value| value.dyn_into::<Uint8Array>().ok()).map(|bytes| bytes.to_vec()))
        })
    }

    fn write(&self, changes: FileChanges) -> Later<io::Result<()>> {
        let asked = self.begin(TransactionMode::ReadWrite).and_then(|transaction| {
            match ask_for(&transaction, &changes) {
                Ok(()) => Ok(transaction),
                Err(error) => {
                    // What was asked for before it would be written alone; one that is over by itself wrote nothing.
                    let _ = transaction.abort();
                    Err(error)
                }
            }
        });
        Box::pin(async move { finish(asked?).await })
    }
}

async fn load(transaction: &Transaction) -> io::Result<LoadedFiles> {
    let store = transaction.object_store(FILES).map_err(said)?;
    // All are asked for before one is awaited: a transaction ends when nothing is asked of it.
    let keys = store.get_all_keys(None, None).map_err(said)?;
    let values = store.get_all(None, None).map_err(said)?;
    let large = transaction.object_store(LARGE).map_err(said)?.get_all_keys(None, None).map_err(said)?;
    let names = paths(&keys.await.map_err(said)?);
    let values = values.await.map_err(said)?;
    let bytes = values.iter().filter_map(|value| value.dyn_ref::<Uint8Array>()).map(Uint8Array::to_vec);
    let large = paths(&large.await.map_err(said)?);
    Ok(LoadedFiles { files: names.into_iter().zip(bytes).collect(), large })
}

/// Waits for the end of a transaction.
async fn finish(transaction: Transaction) -> io::Result<()> {
    // Read again here to learn why it was aborted, which the future does not say.
    let raw: JsValue = transaction.into();
    let aborted = || {
        let transaction = Transaction::try_from(raw.clone()).ok();
        transaction.and_then(|transaction| transaction.error()).map_or_else(
            || io::Error::other("the transaction was aborted"),
            |error| said(idb::Error::DomException(error)),
        )
    };
    match Transaction::try_from(raw.clone()).map_err(said)?.await {
        Ok(result) if result.is_committed() => Ok(()),
        Ok(_) => Err(aborted()),
        Err(idb::Error::DomExceptionNotFound) => Err(aborted()),
        Err(error) => Err(said(error)),
    }
}

/// Asks a transaction for all changes.
fn ask_for(transaction: &Transaction, changes: &FileChanges) -> io::Result<()> {
    for (path, bytes) in changes {
        let store = transaction.object_store(store_of(path)).map_err(said)?;
        match bytes {
            Some(bytes) => {
                let value = Uint8Array::from(bytes.as_slice());
                store.put(&value, Some(&key(path))).map_err(said)?;
            }
            None => {
                store.delete(key(path)).map_err(said)?;
            }
        }
    }
    Ok(())
}

fn store_of(path: &Path) -> &'static str {
    if is_large(path) { LARGE } else { FILES }
}

fn key(path: &Path) -> JsValue {
    JsValue::from_str(&path.to_string_lossy())
}

fn paths(keys: &[JsValue]) -> Vec<PathBuf> {
    keys.iter().filter_map(JsValue::as_string).map(PathBuf::from).collect()
}

/// An error of the browser as one of the system: what the player can do about it depends on its kind.
#[expect(clippy::needless_pass_by_value, reason = "it is what errors are mapped with")]
fn said(error: idb::Error) -> io::Error {
    let text = error.to_string();
    let name = match &error {
        idb::Error::DomException(exception) => exception.name(),
        _ => String::new(),
    };
    let has = |word: &str| name.contains(word) || text.contains(word);
    let kind = if has("QuotaExceeded") {
        io::ErrorKind::StorageFull
    } else if has("NotAllowed") || has("SecurityError") {
        io::ErrorKind::PermissionDenied
    } else {
        io::ErrorKind::Other
    };
    io::Error::new(kind, text)
}
