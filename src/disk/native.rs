//! The disk of this computer.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use tempfile::TempPath;

use super::{Disk, Found, IoFault, Lock};

/// The disk of this computer.
#[derive(Debug, Clone, Copy, Default)]
pub struct Native;

impl Disk for Native {
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        // Opening a pipe would wait for whoever writes into it, so it is looked at first.
        check_regular(&fs::metadata(path)?)?;
        let file = open_to_read(path)?;
        let found = file.metadata()?;
        check_regular(&found)?;
        if found.len() > most {
            return Err(IoFault::TooLong.into());
        }
        let mut bytes = Vec::new();
        // Some files of the system say that they are empty and are not.
        file.take(most + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > most { Err(IoFault::TooLong.into()) } else { Ok(bytes) }
    }

    fn write(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        File::create_new(path)?.write_all(bytes)
    }

    fn sync(&self, path: &Path) -> io::Result<()> {
        // Elsewhere a folder cannot be opened; its entries are written with the files.
        if cfg!(unix) || !path.is_dir() { File::open(path)?.sync_all() } else { Ok(()) }
    }

    fn replace(&self, from: &Path, to: &Path) -> io::Result<()> {
        match fs::metadata(to) {
            Ok(old) => fs::set_permissions(from, old.permissions())?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
        fs::rename(from, to)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        // The path would remove its file when it is dropped, so it is always taken apart.
        TempPath::try_from_path(from)?.persist_noclobber(to).map_err(|failed| {
            let error = failed.error;
            failed.path.keep().map_or_else(|other| other.error, |_| error)
        })
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<Found>> {
        let mut found = Vec::new();
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            // What went away since the folder was read is not there, and no name of ours is outside Unicode.
            let Ok(meta) = fs::metadata(entry.path()) else { continue };
            if let Ok(name) = entry.file_name().into_string()
                && meta.is_file()
            {
                found.push(Found { name, modified: meta.modified().ok() });
            }
        }
        Ok(found)
    }

    fn exists(&self, path: &Path) -> io::Result<bool> {
        match fs::symlink_metadata(path) {
            Ok(_) => Ok(true),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
            Err(error) => Err(error),
        }
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)
    }

    fn target(&self, path: &Path) -> io::Result<PathBuf> {
        let link = match fs::symlink_metadata(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(path.to_owned()),
            found => found?.is_symlink(),
        };
        let target = if link { fs::canonicalize(path)? } else { path.to_owned() };
        let found = fs::metadata(&target)?;
        check_regular(&found)?;
        if found.permissions().readonly() {
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        Ok(target)
    }

    fn lock(&self, path: &Path) -> io::Result<Option<Lock>> {
        let mut file = OpenOptions::new().create(true).truncate(false).write(true).open(path)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Ok(None),
            // Some shares know no locks; a program that is alone there needs none.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(error),
        }
        // For whoever looks who it is; the lock itself is the system's.
        file.set_len(0)?;
        writeln!(file, "{}", std::process::id())?;
        Ok(Some(Lock::of(file)))
    }
}

/// Opens a file so that neither this nor reading it waits: what was a file a moment ago may be a pipe now, and some
/// files of the system have nothing to read for hours.
fn open_to_read(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, rustix::fs::OFlags::NONBLOCK.bits() as i32);
    options.read(true).open(path)
}

/// Devices and pipes may never end, or wait for ever.
fn check_regular(found: &fs::Metadata) -> io::Result<()> {
    if found.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if found.is_file() { Ok(()) } else { Err(IoFault::NotRegular.into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kind<T>(result: io::Result<T>) -> io::ErrorKind {
        result.err().expect("an error").kind()
    }

    #[test]
    fn a_file_is_replaced_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.txt");
        Native.write_whole(&path, b"old").unwrap();
        Native.write_whole(&path, b"new").unwrap();
        assert_eq!(Native.read(&path, 3).unwrap(), b"new");
        assert_eq!(kind(Native.write_new(&path, b"x")), io::ErrorKind::AlreadyExists);
        assert_eq!(Native.read(&path, 3).unwrap(), b"new");
        assert_eq!(Native.list(folder.path()).unwrap().len(), 1);
        assert_eq!(kind(Native.write_whole(folder.path(), b"x")), io::ErrorKind::IsADirectory);
    }

    #[test]
    fn a_file_is_moved_to_free_names_only() {
        let folder = tempfile::tempdir().unwrap();
        let [a, b, c] = ["a", "b", "c"].map(|name| folder.path().join(name));
        for path in [&a, &b] {
            Native.write_new(path, path.to_string_lossy().as_bytes()).unwrap();
        }
        assert_eq!(kind(Native.move_new(&a, &b)), io::ErrorKind::AlreadyExists);
        assert!(a.exists(), "what could not be moved stays");
        Native.move_new(&a, &c).unwrap();
        assert!(!a.exists() && c.exists());
    }

    #[test]
    fn nothing_is_read_that_is_too_long() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        Native.write_new(&path, &[7; 100]).unwrap();
        assert_eq!(Native.read(&path, 100).unwrap().len(), 100);
        assert_eq!(kind(Native.read(&path, 99)), io::ErrorKind::FileTooLarge);
        assert_eq!(kind(Native.read(folder.path(), 99)), io::ErrorKind::IsADirectory);
    }

    #[test]
    fn one_at_a_time_has_a_lock() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lock");
        let lock = Native.lock(&path).unwrap();
        assert!(lock.is_some());
        assert!(Native.lock(&path).unwrap().is_none());
        drop(lock);
        assert!(Native.lock(&path).unwrap().is_some());
        assert_eq!(fs::read_to_string(&path).unwrap().trim(), std::process::id().to_string());
    }

    #[cfg(unix)]
    #[test]
    fn links_modes_and_read_only_files_are_respected() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let [file, link] = ["file", "link"].map(|name| folder.path().join(name));
        let mode = |mode| fs::set_permissions(&file, fs::Permissions::from_mode(mode)).unwrap();
        fs::write(&file, "old").unwrap();
        mode(0o600);
        symlink(&file, &link).unwrap();
        Native.write_whole(&link, b"new").unwrap();
        assert!(link.is_symlink(), "the link is still one");
        assert_eq!(fs::read(&file).unwrap(), b"new");
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        mode(0o444);
        assert_eq!(kind(Native.write_whole(&file, b"newer")), io::ErrorKind::PermissionDenied);
        assert_eq!(kind(Native.write_whole(&link, b"newer")), io::ErrorKind::PermissionDenied);
        assert_eq!(fs::read(&file).unwrap(), b"new");
    }

    #[cfg(unix)]
    #[test]
    fn devices_are_neither_read_nor_replaced() {
        for path in ["/dev/zero", "/dev/null", "/dev/tty"].map(Path::new).into_iter().filter(|p| p.exists()) {
            for error in [Native.read(path, 9).err(), Native.write_whole(path, b"x").err()] {
                let error = error.expect("an error");
                assert!(IoFault::of(&error) == Some(IoFault::NotRegular), "{error:?}");
            }
        }
    }
}
