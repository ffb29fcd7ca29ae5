//! The store of a browser: all files as an image in memory, and a database behind it. What is written is in the image at
//! once, and stays with [`Disk::commit`]: in one transaction, all of it or nothing. Photos are not in the image but while
//! they wait for that; they are handed over by [`Disk::fetch`].
//!
//! Other tabs have images of their own. Each tells the others what it has committed, and locks of the browser say
//! which of them are there.
//!
//! The image knows the browser by two traits only, so that a test can put a database behind it that fails.

#[cfg(target_arch = "wasm32")]
mod database;
mod image;
#[cfg(target_arch = "wasm32")]
mod tabs;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use self::image::{FileImage, Held, locked};
use super::{Disk, Found, Later, Lock};

/// What a transaction does to files: writes them, or removes those that hold nothing.
pub type FileChanges = Vec<(PathBuf, Option<Arc<Vec<u8>>>)>;

/// A database with files by their paths. What is asked of it begins at once, in the order in which it is asked.
pub trait FileDatabase: Send + Sync {
    /// All files but the large ones, which are only named.
    fn load(&self) -> Later<io::Result<LoadedFiles>>;

    /// One file, large or not.
    fn read(&self, path: &Path) -> Later<io::Result<Option<Vec<u8>>>>;

    /// Makes all changes in one transaction, or none.
    fn write(&self, changes: FileChanges) -> Later<io::Result<()>>;
}

/// What a database has.
#[derive(Debug, Default)]
pub struct LoadedFiles {
    /// Files with what they hold.
    pub files: Vec<(PathBuf, Vec<u8>)>,
    /// The large ones.
    pub large: Vec<PathBuf>,
}

/// Whether a file is one of those that are too large to be always there.
pub fn is_large(path: &Path) -> bool {
    path.parent().is_some_and(|folder| folder.ends_with("photos"))
}

/// The other tabs that have the same database.
pub trait OtherTabs: Send + Sync {
    /// Whether one of them has this lock.
    fn is_taken(&self, lock: &Path) -> bool;

    /// Sees which of them are there now.
    fn look_around(&self) -> Later<()>;

    /// What was left behind has been sorted out: the next one may open the database.
    fn let_in(&self);

    /// Tells them which files have changed.
    fn tell(&self, changed: &[PathBuf]);
}

/// The store of a browser, shared by all who have a copy of it.
#[derive(Clone)]
pub struct BrowserStore(Arc<FileImage>);

impl BrowserStore {
    /// Opens the store of this browser with what it has kept of this folder. Where it keeps nothing, or refuses, the store
    /// is there all the same: every commit says then what is wrong.
    #[cfg(target_arch = "wasm32")]
    pub async fn open(folder: &Path) -> Self {
        let tabs = tabs::Tabs::arrive(folder).await;
        let changes = tabs.changes();
        let database = database::IndexedDb::open().await;
        let store = Self::over(database.map(|database| Box::new(database) as _), Box::new(tabs)).await;
        let image = Arc::downgrade(&store.0);
        changes.listen(move |paths| {
            if let Some(image) = image.upgrade() {
                wasm_bindgen_futures::spawn_local(async move { image.refresh(paths).await });
            }
        });
        store
    }

    /// A store over a database, or over the reason why there is none.
    pub async fn over(database: io::Result<Box<dyn FileDatabase>>, tabs: Box<dyn OtherTabs>) -> Self {
        Self(Arc::new(FileImage::load(database, tabs).await))
    }
}

impl Disk for BrowserStore {
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        self.0.read(path, most).map(|bytes| bytes.to_vec())
    }

    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        if self.0.has(path) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        self.0.write(path, bytes);
        Ok(())
    }

    /// All of it is synced by a commit.
    fn sync(&self, _: &Path) -> io::Result<()> {
        Ok(())
    }

    fn replace(&self, from: &Path, to: &Path) -> io::Result<()> {
        match self.0.take(from)? {
            held @ Held::Here(_) => {
                self.0.put(to, held);
                Ok(())
            }
            // Nobody moves a photo.
            held @ Held::Stored => {
                locked(&self.0.files).insert(from.to_owned(), held);
                Err(io::ErrorKind::Unsupported.into())
            }
        }
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        if self.0.has(to) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        self.replace(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.0.take(path).map(|_| ())
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<Found>> {
        let files = locked(&self.0.files);
        let inside = files.keys().filter(|path| path.parent() == Some(folder));
        let names = inside.filter_map(|path| path.file_name()?.to_str().map(str::to_owned));
        Ok(names.map(|name| Found { name, modified: None }).collect())
    }

    fn exists(&self, path: &Path) -> io::Result<bool> {
        let is_folder = |path: &Path| locked(&self.0.files).keys().any(|file| file.starts_with(path));
        Ok(self.0.has(path) || self.0.tabs.is_taken(path) || is_folder(path))
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
        Ok((!self.0.tabs.is_taken(path)).then(|| Lock::of(())))
    }

    fn fetch(&self, path: &Path, most: u64) -> Later<io::Result<Vec<u8>>> {
        let (store, path) = (self.clone(), path.to_owned());
        Box::pin(async move {
            match store.read(&path, most) {
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                read => return read,
            }
            let found = store.0.database()?.read(&path).await?;
            found.ok_or_else(|| io::ErrorKind::NotFound.into())
        })
    }

    fn commit(&self) -> Later<io::Result<()>> {
        let store = self.clone();
        Box::pin(async move {
            let committed = store.0.commit().await;
            // What was found at the start has been sorted out: the next tab may come.
            if store.0.is_opening.swap(false, Ordering::AcqRel) {
                store.0.tabs.let_in();
            }
            store.0.tabs.look_around().await;
            committed
        })
    }

    fn write_whole(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.0.write(path, bytes);
        Ok(())
    }

    fn write_new(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.write(path, bytes)
    }
}
