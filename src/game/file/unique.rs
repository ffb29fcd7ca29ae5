//! Fields that are given twice. JSON readers silently take the last one; here it is an error with its place.

use std::collections::BTreeSet;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use super::{FileError, FileFault};

/// Whether each field is given once; an error has the place of one that is not. Text that is not JSON passes.
pub fn given_once(text: &str) -> Result<(), FileError> {
    let mut twice = None;
    let mut reader = serde_json::Deserializer::from_str(text);
    // The walk ends early at a field that is given twice, or where the text is not JSON.
    let _ = Walk { place: String::new(), twice: &mut twice }.deserialize(&mut reader);
    twice.map_or(Ok(()), |place| Err(FileError::at(&place, FileFault::Twice)))
}

/// Walks through a value without keeping it.
struct Walk<'a> {
    /// Where the value stands.
    place: String,
    /// The first field that was given twice.
    twice: &'a mut Option<String>,
}

impl<'de> DeserializeSeed<'de> for Walk<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Walk<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let mut names = BTreeSet::new();
        while let Some(name) = map.next_key::<String>()? {
            let place = if self.place.is_empty() { name.clone() } else { format!("{}.{name}", self.place) };
            if !names.insert(name) {
                *self.twice = Some(place);
                return Err(A::Error::custom("given twice"));
            }
            map.next_value_seed(Walk { place, twice: self.twice })?;
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<(), A::Error> {
        for index in 0.. {
            let place = format!("{}[{index}]", self.place);
            if seq.next_element_seed(Walk { place, twice: self.twice })?.is_none() {
                break;
            }
        }
        Ok(())
    }

    fn visit_bool<E>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_u64<E>(self, _: u64) -> Result<(), E> {
        Ok(())
    }

    fn visit_f64<E>(self, _: f64) -> Result<(), E> {
        Ok(())
    }

    fn visit_str<E>(self, _: &str) -> Result<(), E> {
        Ok(())
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        Ok(())
    }
}
