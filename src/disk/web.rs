//! The store of a browser: all files as an image in memory, and a database of the browser behind it. What is written
//! is in the image at once, and stays with [`Disk::commit`]: in one transaction, all of it or nothing. Photos are not in
//! the image but while they wait for that; they are handed over by [`Disk::fetch`].
//!
//! Other tabs have images of their own. Each tells the others what it has committed, and locks of the browser say
//! which of them are there.

mod database;
mod tabs;

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use send_wrapper::SendWrapper;

use self::database::Database;
use self::tabs::Tabs;
use super::{Disk, Found, IoFault, Later, Lock};

/// The store of this browser, shared by all who have a copy of it. A page has one thread, so nobody else ever sees it.
#[derive(Clone)]
pub struct BrowserStore(SendWrapper<Rc<Image>>);

/// What the store holds.
struct Image {
    files: RefCell<BTreeMap<PathBuf, Held>>,
    /// The files that the database does not have as they are here.
    unwritten: RefCell<BTreeSet<PathBuf>>,
    /// The database, or why there is none.
    database: Result<Database, String>,
    tabs: Tabs,
    /// Why something that was to be committed was not.
    lost: RefCell<Option<(io::ErrorKind, String)>>,
    opening: Cell<bool>,
}

/// A file of the image.
enum Held {
    Here(Rc<Vec<u8>>),
    /// Only the database has it.
    Stored,
}

/// Whether a file is one of those that are too large to be always there.
fn is_large(path: &Path) -> bool {
    path.parent().is_some_and(|folder| folder.ends_with("photos"))
}

impl BrowserStore {
    /// Opens the store with what the browser has kept of this folder. Where it keeps nothing, or refuses, the store is
    /// there all the same: every commit says then what is wrong.
    pub async fn open(folder: &Path) -> Self {
        let tabs = Tabs::arrive(folder).await;
        let mut files = BTreeMap::new();
        let database = match Database::open().await {
            Ok(database) => database.load().await.map(|loaded| {
                files
                    .extend(loaded.files.into_iter().map(|(path, bytes)| (path, Held::Here(Rc::new(bytes)))));
                files.extend(loaded.large.into_iter().map(|path| (path, Held::Stored)));
                database
            }),
            Err(error) => Err(error),
        };
        let image = Rc::new(Image {
            files: RefCell::new(files),
            unwritten: RefCell::default(),
            database: database.map_err(|error| error.to_string()),
            tabs,
            lost: RefCell::new(None),
            opening: Cell::new(true),
        });
        let theirs = Rc::downgrade(&image);
        image.tabs.on_change(move |paths| {
            if let Some(image) = theirs.upgrade() {
                wasm_bindgen_futures::spawn_local(async move { image.refresh(paths).await });
            }
        });
        Self(SendWrapper::new(image))
    }

    fn image(&self) -> &Image {
        &self.0
    }
}

impl Image {
    fn put(&self, path: &Path, bytes: Vec<u8>) {
        self.files.borrow_mut().insert(path.to_owned(), Held::Here(Rc::new(bytes)));
        self.unwritten.borrow_mut().insert(path.to_owned());
    }

    fn take(&self, path: &Path) -> io::Result<Held> {
        let held = self.files.borrow_mut().remove(path).ok_or(io::ErrorKind::NotFound)?;
        self.unwritten.borrow_mut().insert(path.to_owned());
        Ok(held)
    }

    fn has(&self, path: &Path) -> bool {
        self.files.borrow().contains_key(path)
    }

    /// What a file holds, if it is in the image.
    fn read(&self, path: &Path, most: u64) -> io::Result<Rc<Vec<u8>>> {
        match self.files.borrow().get(path) {
            Some(Held::Here(bytes)) if bytes.len() as u64 > most => Err(IoFault::TooLong.into()),
            Some(Held::Here(bytes)) => Ok(Rc::clone(bytes)),
            Some(Held::Stored) => Err(io::ErrorKind::WouldBlock.into()),
            None => Err(io::ErrorKind::NotFound.into()),
        }
    }

    fn database(&self) -> io::Result<&Database> {
        self.database.as_ref().map_err(|error| io::Error::other(error.clone()))
    }

    /// Writes all that is unwritten in one transaction.
    async fn commit(&self) -> io::Result<()> {
        let database = self.database()?;
        let paths = std::mem::take(&mut *self.unwritten.borrow_mut());
        let changes: Vec<(PathBuf, Option<Rc<Vec<u8>>>)> = paths
            .iter()
            .filter_map(|path| match self.files.borrow().get(path) {
                Some(Held::Here(bytes)) => Some((path.clone(), Some(Rc::clone(bytes)))),
                Some(Held::Stored) => None,
                None => Some((path.clone(), None)),
            })
            .collect();
        // Transactions come one after the other: when an empty one is through, so are those before it.
        if let Err(error) = database.write(&changes).await {
            self.unwritten.borrow_mut().extend(paths);
            *self.lost.borrow_mut() = Some((error.kind(), error.to_string()));
            return Err(error);
        }
        if !changes.is_empty() {
            *self.lost.borrow_mut() = None;
            self.tabs.tell(changes.iter().map(|(path, _)| path.as_path()));
        }
        for (path, bytes) in changes {
            let mut files = self.files.borrow_mut();
            let is_same = match (files.get(&path), &bytes) {
                (Some(Held::Here(now)), Some(then)) => Rc::ptr_eq(now, then),
                _ => false,
            };
            if is_large(&path) && is_same {
                files.insert(path, Held::Stored);
            }
        }
        match &*self.lost.borrow() {
            Some((kind, text)) => Err(io::Error::new(*kind, text.clone())),
            None => Ok(()),
        }
    }

    /// Takes over what another tab has committed, but for what was changed here as well.
    async fn refresh(&self, paths: Vec<PathBuf>) {
        let Ok(database) = &self.database else { return };
        for path in paths {
            // What cannot be read now is read when somebody asks for it, or at the next start.
            let Ok(found) = database.read(&path).await else { continue };
            if self.unwritten.borrow().contains(&path) {
                continue;
            }
            let mut files = self.files.borrow_mut();
            match found {
                Some(_) if is_large(&path) => files.insert(path, Held::Stored),
                Some(bytes) => files.insert(path, Held::Here(Rc::new(bytes))),
                None => files.remove(&path),
            };
        }
    }
}

impl Disk for BrowserStore {
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        self.image().read(path, most).map(|bytes| bytes.to_vec())
    }

    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        if self.image().has(path) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        self.image().put(path, bytes.to_vec());
        Ok(())
    }

    /// All of it is synced by a commit.
    fn sync(&self, _: &Path) -> io::Result<()> {
        Ok(())
    }

    fn replace(&self, from: &Path, to: &Path) -> io::Result<()> {
        match self.image().take(from)? {
            Held::Here(bytes) => {
                self.image().put(to, bytes.to_vec());
                Ok(())
            }
            // Nobody moves a photo.
            Held::Stored => Err(io::ErrorKind::Unsupported.into()),
        }
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        if self.image().has(to) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        self.replace(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.image().take(path).map(|_| ())
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<Found>> {
        let files = self.image().files.borrow();
        let inside = files.keys().filter(|path| path.parent() == Some(folder));
        let names = inside.filter_map(|path| path.file_name()?.to_str().map(str::to_owned));
        Ok(names.map(|name| Found { name, modified: None }).collect())
    }

    fn exists(&self, path: &Path) -> io::Result<bool> {
        let is_folder = |path: &Path| self.image().files.borrow().keys().any(|file| file.starts_with(path));
        Ok(self.image().has(path) || self.image().tabs.is_taken(path) || is_folder(path))
    }

    /// Folders are but names.
    fn make_folder(&self, _: &Path) -> io::Result<()> {
        Ok(())
    }

    fn target(&self, path: &Path) -> io::Result<PathBuf> {
        Ok(path.to_owned())
    }

    /// The lock of this tab is taken when the store is opened, and ended by the browser with the tab.
    fn lock(&self, path: &Path) -> io::Result<Option<Lock>> {
        Ok((!self.image().tabs.is_taken(path)).then(|| Lock::of(())))
    }

    fn fetch(&self, path: &Path, most: u64) -> Later<io::Result<Vec<u8>>> {
        let (store, path) = (self.clone(), path.to_owned());
        Box::pin(async move {
            match store.read(&path, most) {
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                read => return read,
            }
            let found = store.image().database()?.read(&path).await?;
            found.ok_or_else(|| io::ErrorKind::NotFound.into())
        })
    }

    fn commit(&self) -> Later<io::Result<()>> {
        let store = self.clone();
        Box::pin(async move {
            let committed = store.image().commit().await;
            // What was found at the start has been sorted out: the next tab may come.
            if store.image().opening.take() {
                store.image().tabs.let_others_in();
            }
            store.image().tabs.look_around().await;
            committed
        })
    }

    fn write_whole(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.image().put(path, bytes.to_vec());
        Ok(())
    }

    fn write_new(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.write(path, bytes)
    }
}
