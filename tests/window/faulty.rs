//! A disk that fails once, at the operation and in the way that a test chooses, or dies there as in a power cut.

use std::io::{Error, Result};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use crowncount::disk::{Disk, Found, Lock, Native};

/// What happens at the chosen operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The system says this; nothing was done.
    Error(i32),
    /// Only half of what was to be written is; the disk is full.
    Short,
    /// Half of what was to be written is, and nothing happens on this disk any more.
    Death,
}

/// Errors that disks give: input or output, full, forbidden, interrupted.
pub(crate) const FAULTS: [Fault; 6] =
    [Fault::Error(5), Fault::Error(28), Fault::Error(13), Fault::Error(4), Fault::Short, Fault::Death];

/// A disk that fails at one operation.
pub(crate) struct Faulty {
    at: usize,
    fault: Fault,
    operations: AtomicUsize,
    dead: AtomicBool,
    /// What the operation was.
    failed: Mutex<Option<String>>,
}

impl Faulty {
    /// Fails at this operation, counted from 0.
    pub(crate) fn new(at: usize, fault: Fault) -> Self {
        Self {
            at,
            fault,
            operations: AtomicUsize::new(0),
            dead: AtomicBool::new(false),
            failed: Mutex::default(),
        }
    }

    /// How many operations there were.
    pub(crate) fn operations(&self) -> usize {
        self.operations.load(Ordering::SeqCst)
    }

    /// What failed, and with which file.
    pub(crate) fn failed(&self) -> String {
        self.failed.lock().expect("no panic").clone().unwrap_or_else(|| "nothing".to_owned())
    }

    /// The fault of this operation, if it is the one.
    fn turn(&self, name: &str, path: &Path) -> Result<Option<Fault>> {
        if self.dead.load(Ordering::SeqCst) {
            return Err(Error::from_raw_os_error(5));
        }
        let turn = self.operations.fetch_add(1, Ordering::SeqCst);
        if turn != self.at {
            return Ok(None);
        }
        *self.failed.lock().expect("no panic") = Some(format!("{name} {}", path.display()));
        self.dead.store(self.fault == Fault::Death, Ordering::SeqCst);
        Ok(Some(self.fault))
    }

    fn step<T>(&self, name: &str, path: &Path, act: impl FnOnce() -> Result<T>) -> Result<T> {
        match self.turn(name, path)? {
            None => act(),
            Some(Fault::Error(number)) => Err(Error::from_raw_os_error(number)),
            Some(Fault::Short | Fault::Death) => Err(Error::from_raw_os_error(28)),
        }
    }
}

impl Disk for Faulty {
    fn read(&self, path: &Path, most: u64) -> Result<Vec<u8>> {
        self.step("read", path, || Native.read(path, most))
    }

    fn write(&self, path: &Path, bytes: &[u8]) -> Result<()> {
        match self.turn("write", path)? {
            None => Native.write(path, bytes),
            Some(Fault::Error(number)) => Err(Error::from_raw_os_error(number)),
            Some(Fault::Short | Fault::Death) => {
                Native.write(path, &bytes[..bytes.len() / 2])?;
                Err(Error::from_raw_os_error(28))
            }
        }
    }

    fn sync(&self, path: &Path) -> Result<()> {
        self.step("sync", path, || Native.sync(path))
    }

    fn replace(&self, from: &Path, to: &Path) -> Result<()> {
        self.step("replace", from, || Native.replace(from, to))
    }

    fn rename(&self, from: &Path, to: &Path) -> Result<()> {
        self.step("rename", from, || Native.rename(from, to))
    }

    fn remove(&self, path: &Path) -> Result<()> {
        self.step("remove", path, || Native.remove(path))
    }

    fn list(&self, folder: &Path) -> Result<Vec<Found>> {
        self.step("list", folder, || Native.list(folder))
    }

    fn exists(&self, path: &Path) -> Result<bool> {
        self.step("exists", path, || Native.exists(path))
    }

    fn make_folder(&self, folder: &Path) -> Result<()> {
        self.step("make_folder", folder, || Native.make_folder(folder))
    }

    fn target(&self, path: &Path) -> Result<PathBuf> {
        self.step("target", path, || Native.target(path))
    }

    fn lock(&self, path: &Path) -> Result<Option<Lock>> {
        self.step("lock", path, || Native.lock(path))
    }
}
