//! What `scan --json` wrote, one object for each photo, as the kingdoms of a game.

use std::path::Path;

use serde::Deserialize;
use serde::de::IgnoredAny;

use super::input::FoundKingdom;
use super::naming::Calling;
use crate::game::file::{FileError, FileFault, given_once};
use crate::model::{Kingdom, Place, Places, PlayerColour};

#[derive(Deserialize)]
struct ScannedPhoto {
    photo: String,
    #[serde(flatten)]
    foremost: ScannedKingdom,
    /// All kingdoms; not there in what earlier versions wrote.
    #[serde(default)]
    kingdoms: Vec<ScannedKingdom>,
}

#[derive(Deserialize)]
struct ScannedKingdom {
    player: Option<String>,
    kingdom: Vec<String>,
    castle: Option<String>,
    #[serde(default)]
    cells: Vec<ScannedAt>,
}

#[derive(Deserialize)]
struct ScannedAt {
    row: u8,
    col: u8,
    unsure: bool,
}

/// The kingdoms, or what is wrong with one of them and where; `None` for any other text.
pub(super) fn kingdoms(text: &str) -> Option<Result<Vec<FoundKingdom>, FileError>> {
    let photos: Vec<(&str, ScannedPhoto)> = objects(text)
        .map(|object| Some((object?, serde_json::from_str(object?).ok()?)))
        .collect::<Option<_>>()
        .filter(|photos: &Vec<_>| !photos.is_empty())?;
    let each = photos.into_iter().map(|(object, photo)| {
        given_once(object)?;
        photo.read()
    });
    Some(each.collect::<Result<Vec<_>, _>>().map(|photos| photos.concat()))
}

/// The texts of the JSON values that follow each other; `None` for what is no JSON.
fn objects(text: &str) -> impl Iterator<Item = Option<&str>> {
    let mut values = serde_json::Deserializer::from_str(text).into_iter::<IgnoredAny>();
    let mut start = 0;
    std::iter::from_fn(move || {
        let value = values.next()?;
        let object = value.ok().and_then(|_| text.get(start..values.byte_offset()));
        start = values.byte_offset();
        Some(object)
    })
}

impl ScannedPhoto {
    fn read(self) -> Result<Vec<FoundKingdom>, FileError> {
        // A photo names its player where it shows one kingdom only.
        if self.kingdoms.len() < 2 {
            let calling = Calling::by_photo(Path::new(&self.photo));
            return Ok(vec![self.foremost.read("", calling)?]);
        }
        let all = self.kingdoms.into_iter().enumerate();
        all.map(|(index, one)| one.read(&format!("kingdoms[{index}]."), Calling::Seat)).collect()
    }
}

impl ScannedKingdom {
    /// The kingdom at this place of the object, called so unless it names its player.
    fn read(self, place: &str, calling: Calling) -> Result<FoundKingdom, FileError> {
        let at = |field: &str, fault| FileError { place: format!("{place}{field}"), fault };
        let kingdom =
            Kingdom::from_rows(&self.kingdom).map_err(|error| at("kingdom", FileFault::Kingdom(error)))?;
        let mut unsure = Places::NONE;
        for (index, cell) in self.cells.iter().enumerate().filter(|(_, cell)| cell.unsure) {
            if cell.row >= kingdom.rows() || cell.col >= kingdom.cols() {
                return Err(at(&format!("cells[{index}]"), FileFault::NoCell));
            }
            unsure.insert(Place::new(cell.row, cell.col));
        }
        let colour = |name: String| {
            let names = || PlayerColour::ALL.map(PlayerColour::id).to_vec();
            PlayerColour::from_id(&name).ok_or_else(|| at("castle", FileFault::NoSuch(name, names())))
        };
        let castle = self.castle.map(colour).transpose()?;
        let calling = self.player.map_or(calling, Calling::Written);
        Ok(FoundKingdom::scanned(calling, kingdom, unsure, castle))
    }
}
