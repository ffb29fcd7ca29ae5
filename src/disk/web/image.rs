//! The image of the files in memory, and how it is brought into the database.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::{FileChanges, FileDatabase, LoadedFiles, OtherTabs, is_large};
use crate::disk::IoFault;

/// How often the database is asked for what it has before it is given up.
const TRIES: usize = 3;

/// What the store holds.
pub(super) struct FileImage {
    pub(super) files: Mutex<BTreeMap<PathBuf, Held>>,
    /// The files that the database does not have as they are here.
    unwritten: Mutex<BTreeSet<PathBuf>>,
    /// The database, or why there is none.
    database: Result<Box<dyn FileDatabase>, String>,
    pub(super) tabs: Box<dyn OtherTabs>,
    /// Why something that was to be committed was not.
    lost: Mutex<Option<(io::ErrorKind, String)>>,
    pub(super) is_opening: AtomicBool,
}

/// A file of the image.
#[derive(Clone)]
pub(super) enum Held {
    Here(Arc<Vec<u8>>),
    /// Only the database has it.
    Stored,
}

/// A thread that ended badly leaves nothing half done in the image.
pub(super) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a database has; it may need more than one try.
async fn loaded(database: &dyn FileDatabase) -> io::Result<BTreeMap<PathBuf, Held>> {
    let mut found = database.load().await;
    for _ in 1..TRIES {
        if found.is_err() {
            found = database.load().await;
        }
    }
    let LoadedFiles { files, large } = found?;
    let files = files.into_iter().map(|(path, bytes)| (path, Held::Here(Arc::new(bytes))));
    Ok(files.chain(large.into_iter().map(|path| (path, Held::Stored))).collect())
}

impl FileImage {
    /// An image of what a database has. Where there is none, or it refuses, the image is empty and stays unwritten.
    pub(super) async fn load(database: io::Result<Box<dyn FileDatabase>>, tabs: Box<dyn OtherTabs>) -> Self {
        let loaded = match database {
            Ok(database) => loaded(&*database).await.map(|files| (database, files)),
            Err(error) => Err(error),
        };
        let (database, files) = match loaded {
            Ok((database, files)) => (Ok(database), files),
            Err(error) => (Err(error.to_string()), BTreeMap::new()),
        };
        Self {
            files: Mutex::new(files),
            unwritten: Mutex::default(),
            database,
            tabs,
            lost: Mutex::default(),
            is_opening: AtomicBool::new(true),
        }
    }

    pub(super) fn put(&self, path: &Path, held: Held) {
        locked(&self.files).insert(path.to_owned(), held);
        locked(&self.unwritten).insert(path.to_owned());
    }

    pub(super) fn write(&self, path: &Path, bytes: &[u8]) {
        self.put(path, Held::Here(Arc::new(bytes.to_vec())));
    }

    pub(super) fn take(&self, path: &Path) -> io::Result<Held> {
        let held = locked(&self.files).remove(path).ok_or(io::ErrorKind::NotFound)?;
        locked(&self.unwritten).insert(path.to_owned());
        Ok(held)
    }

    pub(super) fn has(&self, path: &Path) -> bool {
        locked(&self.files).contains_key(path)
    }

    /// What a file holds, if it is in the image.
    pub(super) fn read(&self, path: &Path, most: u64) -> io::Result<Arc<Vec<u8>>> {
        match locked(&self.files).get(path) {
            Some(Held::Here(bytes)) if bytes.len() as u64 > most => Err(IoFault::TooLong.into()),
            Some(Held::Here(bytes)) => Ok(Arc::clone(bytes)),
            Some(Held::Stored) => Err(io::ErrorKind::WouldBlock.into()),
            None => Err(io::ErrorKind::NotFound.into()),
        }
    }

    pub(super) fn database(&self) -> io::Result<&dyn FileDatabase> {
        self.database.as_deref().map_err(|error| io::Error::other(error.clone()))
    }

    /// What is to be written of a file; nothing if the database has it.
    fn change(&self, path: &Path) -> Option<(PathBuf, Option<Arc<Vec<u8>>>)> {
        match locked(&self.files).get(path) {
            Some(Held::Here(bytes)) => Some((path.to_owned(), Some(Arc::clone(bytes)))),
            Some(Held::Stored) => None,
            None => Some((path.to_owned(), None)),
        }
    }

    /// Writes all that is unwritten in one transaction.
    pub(super) async fn commit(&self) -> io::Result<()> {
        let database = self.database()?;
        let (paths, changes, writing) = {
            // Transactions come one after the other: when an empty one is through, so are those before it.
            let mut unwritten = locked(&self.unwritten);
            let paths = std::mem::take(&mut *unwritten);
            let changes: FileChanges = paths.iter().filter_map(|path| self.change(path)).collect();
            let writing = database.write(changes.clone());
            (paths, changes, writing)
        };
        if let Err(error) = writing.await {
            locked(&self.unwritten).extend(paths);
            *locked(&self.lost) = Some((error.kind(), error.to_string()));
            return Err(error);
        }
        if !changes.is_empty() {
            *locked(&self.lost) = None;
            let changed: Vec<PathBuf> = changes.iter().map(|(path, _)| path.clone()).collect();
            self.tabs.tell(&changed);
        }
        for (path, bytes) in changes {
            let mut files = locked(&self.files);
            let is_same = match (files.get(&path), &bytes) {
                (Some(Held::Here(now)), Some(then)) => Arc::ptr_eq(now, then),
                _ => false,
            };
            if is_large(&path) && is_same {
                files.insert(path, Held::Stored);
            }
        }
        match &*locked(&self.lost) {
            Some((kind, text)) => Err(io::Error::new(*kind, text.clone())),
            None => Ok(()),
        }
    }

    /// Takes over what another tab has committed, but for what was changed here as well.
    #[cfg(target_arch = "wasm32")]
    pub(super) async fn refresh(&self, paths: Vec<PathBuf>) {
        let Ok(database) = &self.database else { return };
        for path in paths {
            // What cannot be read now is read when somebody asks for it, or at the next start.
            let Ok(found) = database.read(&path).await else { continue };
            if locked(&self.unwritten).contains(&path) {
                continue;
            }
            let mut files = locked(&self.files);
            match found {
                Some(_) if is_large(&path) => files.insert(path, Held::Stored),
                Some(bytes) => files.insert(path, Held::Here(Arc::new(bytes))),
                None => files.remove(&path),
            };
        }
    }
}
