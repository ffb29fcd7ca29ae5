//! Where an evening with a fault can be played: on the disk of a computer, and in the store of a browser.

use std::fmt::Debug;
use std::path::Path;
use std::sync::Arc;

use crowncount::disk::{Disk, Native};

use crate::faulty::{FAULTS, Fault, Faulty};
use crate::faulty_database::{DATABASE_FAULTS, DatabaseFault, FaultyDatabase};

/// A place where an evening can be played once, with one fault.
pub(crate) trait Venue {
    /// How something can fail there.
    type Fault: Copy + Debug;

    /// Fails at this operation, counted from 0.
    fn failing(at: usize, fault: Self::Fault) -> Self;

    /// All ways to fail.
    fn faults() -> Vec<Self::Fault>;

    /// Whether the program is there until the end of the evening.
    fn survives(fault: Self::Fault) -> bool;

    /// The folder of the games.
    fn folder(&self) -> &Path;

    /// The disk of the evening.
    fn disk(&self) -> Arc<dyn Disk>;

    /// The disk as it is found on the next day.
    fn next_day(&self) -> Arc<dyn Disk>;

    /// How many operations there were.
    fn operations(&self) -> usize;

    /// Which one failed.
    fn failed(&self) -> String;
}

/// The disk of this computer.
pub(crate) struct Computer {
    folder: tempfile::TempDir,
    disk: Arc<Faulty>,
}

impl Venue for Computer {
    type Fault = Fault;

    fn failing(at: usize, fault: Fault) -> Self {
        Self { folder: tempfile::tempdir().expect("a folder"), disk: Arc::new(Faulty::new(at, fault)) }
    }

    fn faults() -> Vec<Fault> {
        FAULTS.to_vec()
    }

    fn survives(fault: Fault) -> bool {
        fault != Fault::Death
    }

    fn folder(&self) -> &Path {
        self.folder.path()
    }

    fn disk(&self) -> Arc<dyn Disk> {
        Arc::clone(&self.disk) as Arc<dyn Disk>
    }

    fn next_day(&self) -> Arc<dyn Disk> {
        Arc::new(Native)
    }

    fn operations(&self) -> usize {
        self.disk.operations()
    }

    fn failed(&self) -> String {
        self.disk.failed()
    }
}

/// The store of a browser.
pub(crate) struct Browser(FaultyDatabase);

impl Venue for Browser {
    type Fault = DatabaseFault;

    fn failing(at: usize, fault: DatabaseFault) -> Self {
        Self(FaultyDatabase::new(at, fault))
    }

    fn faults() -> Vec<DatabaseFault> {
        DATABASE_FAULTS.to_vec()
    }

    fn survives(fault: DatabaseFault) -> bool {
        matches!(fault, DatabaseFault::Refused(_))
    }

    fn folder(&self) -> &Path {
        Path::new("crowncount")
    }

    fn disk(&self) -> Arc<dyn Disk> {
        self.0.store()
    }

    fn next_day(&self) -> Arc<dyn Disk> {
        self.0.next_day()
    }

    fn operations(&self) -> usize {
        self.0.operations()
    }

    fn failed(&self) -> String {
        self.0.failed()
    }
}
