//! The photos that were kept, by ids of our own. They stay as long as any file names them, and for a month more.

use std::collections::BTreeMap;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use web_time::SystemTime;

use super::{DAMAGED, GAMES, PHOTOS};
use crate::disk::{Disk, Found};
use crate::scan::PhotoLimits;

/// Since when no file has named a photo.
const UNNAMED: &str = "unnamed.json";
const DAY: u64 = 24 * 60 * 60;
const MONTH: u64 = 30 * DAY;
/// Longer than any file that can name a photo.
const LONGEST: u64 = 64 << 20;

/// Which photo: 16 hexadecimal digits, made of what it holds, and an ending. Whatever else a game file says is no
/// photo of ours, least of all a path.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(in crate::app) struct PhotoId(String);

impl PhotoId {
    /// The id that a file names.
    pub(in crate::app) fn from_text(text: &str) -> Option<Self> {
        let (digits, ending) = text.split_once('.')?;
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        let sound = digits.len() == 16
            && digits.bytes().all(is_digit)
            && (1..=5).contains(&ending.len())
            && ending.bytes().all(|byte| byte.is_ascii_alphanumeric());
        sound.then(|| Self(text.to_owned()))
    }

    /// As text.
    pub(in crate::app) fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PhotoId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A photo that was kept, not read yet.
pub(in crate::app) struct KeptPhoto {
    shelf: Shelf,
    /// What a file names it by, whatever that is.
    pub name: String,
}

impl KeptPhoto {
    pub(super) fn new(shelf: Shelf, name: &str) -> Self {
        Self { shelf, name: name.to_owned() }
    }

    /// What it holds, as soon as the system hands it over.
    pub(in crate::app) async fn fetch(&self) -> io::Result<Vec<u8>> {
        self.shelf.fetch(&PhotoId::from_text(&self.name).ok_or(io::ErrorKind::NotFound)?).await
    }
}

/// Where photos are read from, by any thread.
#[derive(Clone)]
pub(in crate::app) struct Shelf {
    disk: Arc<dyn Disk>,
    folder: PathBuf,
}

impl Shelf {
    /// The photos in the folder of the user.
    pub(in crate::app) fn in_folder(disk: Arc<dyn Disk>, folder: &Path) -> Self {
        Self { disk, folder: folder.join(PHOTOS) }
    }

    /// A photo that was kept, as soon as the system hands it over.
    pub(in crate::app) async fn fetch(&self, id: &PhotoId) -> io::Result<Vec<u8>> {
        self.disk.fetch(&self.folder.join(id.as_str()), PhotoLimits::default().max_file).await
    }

    /// Keeps a photo by the id that games know it by.
    pub(in crate::app) fn keep(&self, id: &PhotoId, bytes: &[u8]) -> io::Result<()> {
        self.disk.make_folder(&self.folder)?;
        match self.disk.write_new(&self.folder.join(id.as_str()), bytes) {
            // It is named by what it holds.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
            written => written,
        }
    }
}

/// Removes photos that nothing has named for a month, and parts of files that a day ago somebody began to write.
pub(super) fn sweep(disk: &dyn Disk, folder: &Path) -> io::Result<()> {
    let now = SystemTime::now();
    let games = folder.join(GAMES);
    let naming = [folder.to_owned(), folder.join(DAMAGED), games.join("trash"), games.join(DAMAGED), games];
    let photos = folder.join(PHOTOS);
    let mut unnamed = Vec::new();
    for found in list(disk, &photos)? {
        match PhotoId::from_text(&found.name) {
            Some(id) => unnamed.push(id),
            None => remove_old_part(disk, &photos, &found, now)?,
        }
    }
    for folder in naming {
        for found in list(disk, &folder)? {
            if found.is_part() {
                remove_old_part(disk, &folder, &found, now)?;
            } else if found.name != UNNAMED && !unnamed.is_empty() {
                // If one file cannot be read nobody knows what it names, so nothing is removed.
                let bytes = disk.read(&folder.join(&found.name), LONGEST)?;
                let text = String::from_utf8_lossy(&bytes);
                unnamed.retain(|photo| !text.contains(photo.as_str()));
            }
        }
    }
    let path = folder.join(UNNAMED);
    let since = disk.read(&path, LONGEST).ok().and_then(|bytes| serde_json::from_slice(&bytes).ok());
    let since: BTreeMap<String, u64> = since.unwrap_or_default();
    let seconds = now.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let (gone, still) = overdue(&unnamed, &since, seconds);
    for photo in gone {
        disk.remove(&photos.join(photo.as_str()))?;
    }
    if still != since {
        disk.write_whole(&path, serde_json::to_string(&still).unwrap_or_default().as_bytes())?;
    }
    Ok(())
}

/// Which photos have been unnamed for a month, and since when the others are.
fn overdue<'a>(
    unnamed: &'a [PhotoId],
    since: &BTreeMap<String, u64>,
    now: u64,
) -> (Vec<&'a PhotoId>, BTreeMap<String, u64>) {
    // A clock that was put back starts the month anew.
    let begin =
        |photo: &PhotoId| since.get(photo.as_str()).copied().filter(|then| *then <= now).unwrap_or(now);
    let (gone, still): (Vec<&PhotoId>, Vec<&PhotoId>) =
        unnamed.iter().partition(|photo| now - begin(photo) > MONTH);
    let still = still.into_iter().map(|photo| (photo.as_str().to_owned(), begin(photo))).collect();
    (gone, still)
}

fn list(disk: &dyn Disk, folder: &Path) -> io::Result<Vec<Found>> {
    match disk.list(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        found => found,
    }
}

fn remove_old_part(disk: &dyn Disk, folder: &Path, found: &Found, now: SystemTime) -> io::Result<()> {
    let age = found.modified.and_then(|then| now.duration_since(then).ok());
    let is_old = found.is_part() && age.is_some_and(|age| age > Duration::from_secs(DAY));
    if is_old { disk.remove(&folder.join(&found.name)) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(number: u8) -> PhotoId {
        PhotoId::from_text(&format!("{number:016x}.jpg")).expect("an id")
    }

    #[test]
    fn only_ids_of_our_own_are_photos() {
        for text in ["0123456789abcdef.jpg", "0000000000000000.png", "ffffffffffffffff.webp"] {
            assert!(PhotoId::from_text(text).is_some(), "{text}");
        }
        for text in [
            "",
            "/dev/zero",
            "../0123456789abcdef.jpg",
            "0123456789abcdef",
            "0123456789abcdef.",
            "0123456789abcdef./",
            "0123456789abcdef.jpg/..",
            "0123456789ABCDEF.jpg",
            "0123456789abcde.jpg",
            "0123456789abcdef.jp g",
            "0123456789abcdef.jpgjpg",
        ] {
            assert!(PhotoId::from_text(text).is_none(), "{text}");
        }
    }

    #[test]
    fn a_photo_stays_a_month_after_nothing_names_it() {
        let (photos, empty) = ([id(1), id(2)], BTreeMap::new());
        let (gone, since) = overdue(&photos, &empty, 1000);
        assert!(gone.is_empty());
        assert_eq!(since.len(), 2);
        let (gone, since) = overdue(&photos[..1], &since, 1000 + MONTH);
        assert!(gone.is_empty(), "a month is not over");
        // The other one was named meanwhile, and its month begins anew.
        let (gone, since) = overdue(&photos, &since, 1001 + MONTH);
        assert_eq!(gone, [&photos[0]]);
        assert_eq!(since, BTreeMap::from([(photos[1].to_string(), 1001 + MONTH)]));
        // A clock that was put back removes nothing.
        assert!(overdue(&photos, &BTreeMap::from([(photos[0].to_string(), 5 * MONTH)]), 9).0.is_empty());
    }
}
