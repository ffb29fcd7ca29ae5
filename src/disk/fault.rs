//! What can be wrong with a file before anybody looks at what it holds, in the same words wherever it is said.

use std::io;

use crate::words::{Message, Say};

/// What we refuse though the system would do it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum IoFault {
    /// It is a device, a pipe or the like.
    #[error("not a regular file")]
    NotRegular,
    /// It has more bytes than anything that we read.
    #[error("too long")]
    TooLong,
}

impl IoFault {
    /// The fault of ours that an error holds.
    pub fn of(error: &io::Error) -> Option<Self> {
        error.get_ref()?.downcast_ref().copied()
    }
}

impl From<IoFault> for io::Error {
    fn from(fault: IoFault) -> Self {
        let kind = match fault {
            IoFault::NotRegular => io::ErrorKind::InvalidInput,
            IoFault::TooLong => io::ErrorKind::FileTooLarge,
        };
        Self::new(kind, fault)
    }
}

impl Say for io::Error {
    fn say(&self) -> Message {
        let fault = |number: i32| Message::new("disk-fault").with("number", number.to_string());
        match (IoFault::of(self), self.kind()) {
            (Some(IoFault::NotRegular), _) => Message::new("disk-not-regular"),
            (Some(IoFault::TooLong), _) => Message::new("disk-too-long"),
            (None, io::ErrorKind::NotFound) => Message::new("disk-not-found"),
            (None, io::ErrorKind::IsADirectory) => Message::new("disk-is-folder"),
            (None, io::ErrorKind::PermissionDenied) => Message::new("disk-not-allowed"),
            (None, io::ErrorKind::ReadOnlyFilesystem) => Message::new("disk-read-only"),
            (None, io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded) => Message::new("disk-full"),
            // What the system says of it is in English only; its number can be looked up in any language.
            (None, _) => self
                .raw_os_error()
                .map_or_else(|| Message::new("disk-unreadable").with("detail", self.to_string()), fault),
        }
    }
}
