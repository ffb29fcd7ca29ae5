//! The database of a browser as a test has it: in memory, and failing once at the operation and in the way that the test
//! chooses. The store of a page is over it, as it is over the browser's own.

use std::collections::BTreeMap;
use std::future::ready;
use std::io::{Error, ErrorKind, Result};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use crowncount::disk::{
    BrowserStore, Disk, FileChanges, FileDatabase, Later, LoadedFiles, OtherTabs, is_large,
};

/// What happens at the chosen operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DatabaseFault {
    /// The browser refuses; nothing of the transaction is done.
    Refused(ErrorKind),
    /// The browser ends before the transaction does.
    Death,
    /// The transaction is through, and then the browser ends before anybody hears of it.
    LateDeath,
}

/// The ways in which browsers refuse: no room, not allowed, and whatever else; and how they end.
pub(crate) const DATABASE_FAULTS: [DatabaseFault; 5] = [
    DatabaseFault::Refused(ErrorKind::StorageFull),
    DatabaseFault::Refused(ErrorKind::PermissionDenied),
    DatabaseFault::Refused(ErrorKind::Other),
    DatabaseFault::Death,
    DatabaseFault::LateDeath,
];

/// A database that fails at one operation.
#[derive(Clone)]
pub(crate) struct FaultyDatabase(Arc<Mutex<Inside>>);

struct Inside {
    files: BTreeMap<PathBuf, Vec<u8>>,
    at: usize,
    fault: DatabaseFault,
    operations: usize,
    is_dead: bool,
    /// What the operation was.
    failed: String,
}

impl FaultyDatabase {
    /// Fails at this operation, counted from 0.
    pub(crate) fn new(at: usize, fault: DatabaseFault) -> Self {
        Self(Arc::new(Mutex::new(Inside {
            files: BTreeMap::new(),
            at,
            fault,
            operations: 0,
            is_dead: false,
            failed: "nothing".to_owned(),
        })))
    }

    /// How many operations there were.
    pub(crate) fn operations(&self) -> usize {
        self.0.lock().expect("no panic").operations
    }

    /// What failed.
    pub(crate) fn failed(&self) -> String {
        self.0.lock().expect("no panic").failed.clone()
    }

    /// The store of a page over it.
    pub(crate) fn store(&self) -> Arc<dyn Disk> {
        let database: Box<dyn FileDatabase> = Box::new(self.clone());
        Arc::new(pollster::block_on(BrowserStore::over(Ok(database), Box::new(Alone))))
    }

    /// The same files on another day, when nothing fails.
    pub(crate) fn next_day(&self) -> Arc<dyn Disk> {
        let sound = Self::new(usize::MAX, DatabaseFault::Death);
        sound.0.lock().expect("no panic").files = self.0.lock().expect("no panic").files.clone();
        sound.store()
    }
}

impl Inside {
    /// The next operation, which may be the one that fails.
    fn step(&mut self, name: &str) -> Result<()> {
        if self.is_dead {
            return Err(ErrorKind::Other.into());
        }
        self.operations += 1;
        if self.operations - 1 != self.at {
            return Ok(());
        }
        name.clone_into(&mut self.failed);
        match self.fault {
            DatabaseFault::Refused(kind) => Err(kind.into()),
            DatabaseFault::Death => {
                self.is_dead = true;
                Err(ErrorKind::Other.into())
            }
            DatabaseFault::LateDeath => {
                self.is_dead = true;
                Ok(())
            }
        }
    }

    /// What was done, unless nobody hears of it any more.
    fn heard<T>(&self, done: T) -> Result<T> {
        if self.is_dead { Err(Error::other("the browser has ended")) } else { Ok(done) }
    }

    fn load(&mut self) -> Result<LoadedFiles> {
        self.step("load")?;
        let (large, files): (Vec<_>, Vec<_>) =
            self.files.clone().into_iter().partition(|(path, _)| is_large(path));
        self.heard(LoadedFiles { files, large: large.into_iter().map(|(path, _)| path).collect() })
    }

    fn write(&mut self, changes: FileChanges) -> Result<()> {
        self.step("begin")?;
        let mut files = self.files.clone();
        let mut ended = self.is_dead;
        for (path, bytes) in changes {
            // One that ended late was the last to be written.
            if !ended {
                self.step(&format!("change {}", path.display()))?;
                ended = self.is_dead;
            }
            match bytes {
                Some(bytes) => files.insert(path, bytes.to_vec()),
                None => files.remove(&path),
            };
        }
        if !ended {
            self.step("commit")?;
        }
        self.files = files;
        self.heard(())
    }
}

impl FileDatabase for FaultyDatabase {
    fn load(&self) -> Later<Result<LoadedFiles>> {
        Box::pin(ready(self.0.lock().expect("no panic").load()))
    }

    fn read(&self, path: &Path) -> Later<Result<Option<Vec<u8>>>> {
        let mut inside = self.0.lock().expect("no panic");
        let stepped = inside.step(&format!("read {}", path.display()));
        Box::pin(ready(stepped.and_then(|()| inside.heard(inside.files.get(path).cloned()))))
    }

    fn write(&self, changes: FileChanges) -> Later<Result<()>> {
        Box::pin(ready(self.0.lock().expect("no panic").write(changes)))
    }
}

/// The store of a page in a browser that keeps nothing for it, as some do in a private window.
pub(crate) fn without_database() -> Arc<dyn Disk> {
    let refused = Err(ErrorKind::PermissionDenied.into());
    Arc::new(pollster::block_on(BrowserStore::over(refused, Box::new(Alone))))
}

/// No other tab is there.
struct Alone;

impl OtherTabs for Alone {
    fn is_taken(&self, _: &Path) -> bool {
        false
    }

    fn look_around(&self) -> Later<()> {
        Box::pin(ready(()))
    }

    fn let_in(&self) {}

    fn tell(&self, _: &[PathBuf]) {}
}
