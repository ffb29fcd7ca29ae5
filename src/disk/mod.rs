//! All work on files, as one small trait. In: a path and bytes. Out: bytes, or what the system said.
//!
//! [`Disk`] has a few single steps, each of which can fail, and what is made of them: files that are there as a whole
//! or not at all. [`Native`] is the disk of this computer; a test has one that fails where it likes, and a page has
//! the browser's store.

mod fault;
#[cfg(not(target_arch = "wasm32"))]
mod native;
#[cfg(feature = "window")]
mod web;

pub use fault::IoFault;
#[cfg(not(target_arch = "wasm32"))]
pub use native::Native;
#[cfg(feature = "window")]
pub use web::{BrowserStore, FileChanges, FileDatabase, LoadedFiles, OtherTabs, is_large};

use std::any::Any;
use std::future::{Future, ready};
use std::io;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};

use web_time::SystemTime;

/// What the names of files that are not whole yet begin and end with.
const PART: (&str, &str) = (".crowncount-", ".part");

/// What comes later.
pub type Later<T> = Pin<Box<dyn Future<Output = T>>>;

/// A place for files. The first methods are single steps; `write_whole` and those after it are made of them.
pub trait Disk: Send + Sync {
    /// What a file holds. Only a regular file of at most `most` bytes is read: nothing that never ends, or waits.
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>>;

    /// Writes a file that must not be there yet. If this fails, a part of it may be.
    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;

    /// Waits until a file or a folder is on the disk as it was left.
    fn sync(&self, path: &Path) -> io::Result<()>;

    /// Gives a file the name of another, which it replaces and whose mode it takes over.
    fn replace(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Gives a file another name, unless there is a file of that name.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// The files of a folder, in no order.
    fn list(&self, folder: &Path) -> io::Result<Vec<Found>>;

    /// Whether there is a file or a folder of this name.
    fn exists(&self, path: &Path) -> io::Result<bool>;

    /// Makes a folder and those above it, where they are missing.
    fn make_folder(&self, folder: &Path) -> io::Result<()>;

    /// The file that a path means: where a link leads to. Nothing that must not be replaced is returned: neither a
    /// folder nor a file that is read-only or not regular.
    fn target(&self, path: &Path) -> io::Result<PathBuf>;

    /// Takes a lock that no other program, and nobody else in this one, can have at the same time; nothing if
    /// somebody has it. The system ends it with the program that has it, however that ends.
    fn lock(&self, path: &Path) -> io::Result<Option<Lock>>;

    /// What a file holds, for whoever can wait for it: a browser hands large files over only later.
    fn fetch(&self, path: &Path, most: u64) -> Later<io::Result<Vec<u8>>> {
        Box::pin(ready(self.read(path, most)))
    }

    /// Waits until all that was written is there to stay. On a computer it is when writing returns; a browser takes all
    /// of it in one transaction, or nothing.
    fn commit(&self) -> Later<io::Result<()>> {
        Box::pin(ready(Ok(())))
    }

    /// Writes a file so that nobody ever sees half of it: into a new file beside it, which then takes its name. A
    /// program that is stopped in between leaves the old file as it was. When this returns, it is on the disk.
    fn write_whole(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let target = self.target(path)?;
        let part = self.write_part(&target, bytes)?;
        self.or_remove(&part, self.replace(&part, &target))?;
        self.sync(folder_of(&target))
    }

    /// The same for a file that must not be there yet: another one of that name is left alone.
    fn write_new(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        if self.exists(path)? {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        let part = self.write_part(path, bytes)?;
        self.or_remove(&part, self.rename(&part, path))?;
        self.sync(folder_of(path))
    }

    /// Moves a file to a name that is free. When this returns, it is there on the disk.
    fn move_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.rename(from, to)?;
        self.sync(folder_of(to))?;
        self.sync(folder_of(from))
    }

    /// The bytes in a new file of the same folder; they are on the disk when this returns.
    #[doc(hidden)]
    fn write_part(&self, path: &Path, bytes: &[u8]) -> io::Result<PathBuf> {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        loop {
            let number = NUMBER.fetch_add(1, Ordering::Relaxed);
            let part = folder_of(path).join(format!("{}{}-{number}{}", PART.0, std::process::id(), PART.1));
            match self.write(&part, bytes) {
                // A program that had our number before us was stopped.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                written => {
                    self.or_remove(&part, written.and_then(|()| self.sync(&part)))?;
                    return Ok(part);
                }
            }
        }
    }

    /// Removes a part whose writing failed. One that cannot be removed either is swept away on another day.
    #[doc(hidden)]
    fn or_remove(&self, part: &Path, done: io::Result<()>) -> io::Result<()> {
        done.inspect_err(|_| _ = self.remove(part))
    }
}

/// A file in a folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// Its name, without the folder.
    pub name: String,
    /// When it was written last, where that is known.
    pub modified: Option<SystemTime>,
}

impl Found {
    /// Whether it is what a program that was stopped had begun to write.
    pub fn is_part(&self) -> bool {
        self.name.starts_with(PART.0) && self.name.ends_with(PART.1)
    }
}

/// A lock, which ends when this is dropped.
pub struct Lock(#[expect(dead_code, reason = "it is held, not used")] Box<dyn Any + Send + Sync>);

impl Lock {
    /// A lock that lasts as long as something.
    pub fn of(held: impl Any + Send + Sync) -> Self {
        Self(Box::new(held))
    }
}

/// The folder that a file is in.
fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}
