//! The source of a kingdom in a game file: the fields `scan` and `paper` of a player.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::photo::{KingdomPhoto, ReadCell};
use crate::game::Extra;
use crate::model::FrameSize;
use crate::model::{Kingdom, Place, PlayerColour};
use crate::scan::{Point, Quad};

const SCAN: &str = "scan";
const PAPER: &str = "paper";

/// A [`KingdomPhoto`] as it is written.
#[derive(Serialize, Deserialize)]
struct PhotoRecord {
    photo: String,
    corners: [[f64; 2]; 4],
    size: u8,
    #[serde(default)]
    check_corners: bool,
    /// The colour of the castle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    castle: Option<String>,
    #[serde(default)]
    read: Vec<ReadCell>,
    /// Row and column of each.
    #[serde(default)]
    fixed: Vec<[u8; 2]>,
}

/// Takes the photo out of the further fields of a player. One that does not fit the kingdom, as in a file that was
/// edited by hand, stays where it was, and the kingdom counts.
pub(super) fn take_photo(extra: &mut Extra, kingdom: &Kingdom) -> Option<KingdomPhoto> {
    let record = PhotoRecord::deserialize(extra.get(SCAN)?).ok()?;
    // Until a photo is read, the kingdom may have another size than the frame on it.
    let fits = |photo: &KingdomPhoto| {
        let side = photo.size.cells() as u8;
        photo.read.is_empty() || (kingdom.rows(), kingdom.cols()) == (side, side)
    };
    // A file of somebody may name anything; only ids of our own are photos.
    let photo = record.into_photo().filter(|photo| photo.is_sound() && fits(photo))?;
    extra.remove(SCAN);
    Some(photo)
}

/// Takes what was counted on paper out of the further fields of a player.
pub(super) fn take_paper(extra: &mut Extra) -> BTreeMap<String, u32> {
    let paper = extra.get(PAPER).and_then(|value| BTreeMap::deserialize(value).ok());
    if paper.is_some() {
        extra.remove(PAPER);
    }
    paper.unwrap_or_default()
}

/// Puts photo and paper into the further fields of a player.
pub(super) fn put(photo: Option<&KingdomPhoto>, paper: &BTreeMap<String, u32>, extra: &mut Extra) {
    if let Some(photo) = photo
        && let Ok(value) = serde_json::to_value(PhotoRecord::from(photo))
    {
        extra.insert(SCAN.to_owned(), value);
    }
    if !paper.is_empty()
        && let Ok(value) = serde_json::to_value(paper)
    {
        extra.insert(PAPER.to_owned(), value);
    }
}

impl From<&KingdomPhoto> for PhotoRecord {
    fn from(photo: &KingdomPhoto) -> Self {
        Self {
            photo: photo.id.clone(),
            corners: photo.corners.0.map(|point| [point.x, point.y]),
            size: photo.size.cells() as u8,
            check_corners: photo.check_corners,
            castle: photo.castle.map(|colour| colour.id().to_owned()),
            read: photo.read.clone(),
            fixed: photo.fixed.iter().map(|place| [place.row, place.col]).collect(),
        }
    }
}

impl PhotoRecord {
    fn into_photo(self) -> Option<KingdomPhoto> {
        let size = FrameSize::of_cells(self.size.into())?;
        let corners = Quad(self.corners.map(|[x, y]| Point { x, y }));
        let whole = self.read.is_empty() || self.read.len() == size.cells() * size.cells();
        let mut photo = KingdomPhoto::new(self.photo, corners, size);
        photo.check_corners = self.check_corners;
        photo.castle = self.castle.as_deref().and_then(PlayerColour::from_id);
        photo.read = if whole { self.read } else { Vec::new() };
        for [row, col] in self.fixed {
            photo.fix(Place::new(row, col));
        }
        Some(photo)
    }
}

/// Cells in the kingdom notation.
pub(super) mod notation {
    use serde::{Deserialize, Deserializer, Serializer, de};

    use crate::model::Cell;

    #[allow(clippy::trivially_copy_pass_by_ref)] // the signature that serde asks for
    pub(in super::super) fn serialize<S: Serializer>(cell: &Cell, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(cell)
    }

    pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(input: D) -> Result<Cell, D::Error> {
        let token = String::deserialize(input)?;
        token.parse().map_err(|_| de::Error::custom(token))
    }
}

/// The same where a cell may be missing.
pub(super) mod optional_notation {
    use serde::{Deserialize, Deserializer, Serializer, de};

    use crate::model::Cell;

    #[allow(clippy::ref_option, clippy::trivially_copy_pass_by_ref)] // the signature that serde asks for
    pub(in super::super) fn serialize<S: Serializer>(cell: &Option<Cell>, out: S) -> Result<S::Ok, S::Error> {
        match cell {
            Some(cell) => out.collect_str(cell),
            None => out.serialize_none(),
        }
    }

    pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(
        input: D,
    ) -> Result<Option<Cell>, D::Error> {
        let token = Option::<String>::deserialize(input)?;
        token.map(|token| token.parse().map_err(|_| de::Error::custom(token))).transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::document::photo::tests::photo;
    use crate::model::Cell;

    #[test]
    fn photo_and_paper_are_written_and_read_back() {
        let (photo, paper) = (photo(), BTreeMap::from([("wheat".to_owned(), 7)]));
        let mut extra = Extra::new();
        put(Some(&photo), &paper, &mut extra);
        assert_eq!(take_photo(&mut extra, &Kingdom::filled(5, 5, Cell::Empty)), Some(photo));
        assert_eq!(take_paper(&mut extra), paper);
        assert!(extra.is_empty());
    }

    #[test]
    fn a_photo_that_does_not_fit_the_kingdom_is_left_alone() {
        let mut extra = Extra::new();
        put(Some(&photo()), &BTreeMap::new(), &mut extra);
        let before = extra.clone();
        assert_eq!(take_photo(&mut extra, &Kingdom::filled(7, 7, Cell::Empty)), None);
        assert_eq!(extra, before);
    }
}
