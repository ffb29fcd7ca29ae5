//! Model types in other people's formats, with the feature `serde`. In and out: what has a name goes by its id,
//! squares, cells and kingdoms by the notation, a domino by its box and number. What the notation refuses is refused
//! here too, so that nothing comes in that could not have been typed.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{
    Building, Cell, Domino, DominoBox, Kingdom, MAX_SIDE, Place, Places, PlayerColour, Square, Terrain,
};

macro_rules! by_id {
    ($($type:ident $what:literal),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
                out.serialize_str(self.id())
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
                let id = String::deserialize(input)?;
                Self::from_id(&id).ok_or_else(|| D::Error::custom(format!(concat!("{:?} is not a ", $what), id)))
            }
        }
    )*};
}

by_id!(Terrain "terrain", Building "building", PlayerColour "player colour", DominoBox "box of dominoes");

fn parsed<'de, T, D>(input: D) -> Result<T, D::Error>
where
    T: FromStr<Err: Display>,
    D: Deserializer<'de>,
{
    String::deserialize(input)?.parse().map_err(D::Error::custom)
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        match Cell::deserialize(input)? {
            Cell::Square(square) => Ok(square),
            other => Err(D::Error::custom(format!("\"{other}\" is not a square of a domino"))),
        }
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        parsed(input)
    }
}

/// A list of rows, as in a game file.
impl Serialize for Kingdom {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.to_string().lines())
    }
}

impl<'de> Deserialize<'de> for Kingdom {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        Self::from_rows(&Vec::<String>::deserialize(input)?).map_err(D::Error::custom)
    }
}

/// A list of places.
impl Serialize for Places {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Places {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let places = Vec::<Place>::deserialize(input)?;
        let outside = places.iter().find(|place| place.row.max(place.col) >= MAX_SIDE);
        match outside {
            Some(place) => {
                Err(D::Error::custom(format!("row {}, column {} is too far out", place.row, place.col)))
            }
            None => Ok(places.into_iter().collect()),
        }
    }
}

/// A domino is known by its box and number; its squares follow from them.
#[derive(Serialize, Deserialize)]
struct DominoName {
    r#box: DominoBox,
    number: u8,
}

impl Serialize for Domino {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        DominoName { r#box: self.from, number: self.number }.serialize(out)
    }
}

impl<'de> Deserialize<'de> for Domino {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let DominoName { r#box, number } = DominoName::deserialize(input)?;
        let domino = r#box.dominoes().find(|domino| domino.number == number);
        domino.ok_or_else(|| D::Error::custom(format!("{} has no domino {number}", r#box.id())))
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Debug;

    use serde::de::DeserializeOwned;
    use serde_json::{Value, from_value, json, to_value};

    use super::*;
    use crate::model::{Frame, Holdings};

    fn there_and_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, written: Value) {
        assert_eq!(to_value(value).expect("a value"), written);
        assert_eq!(&from_value::<T>(written).expect("the value again"), value);
    }

    #[test]
    fn every_type_comes_back_as_it_was_written() {
        there_and_back(&Terrain::DoubleDot, json!("double-dot"));
        there_and_back(&Building::QueensTower, json!("queens-tower"));
        there_and_back(&PlayerColour::Violet, json!("violet"));
        there_and_back(&Cell::Built(Building::Church), json!("t:church"));
        there_and_back(&Square::new(Terrain::Mine, 3), json!("m3"));
        there_and_back(&"w1 c\n. ?".parse::<Kingdom>().expect("a kingdom"), json!(["w1 c", ". ?"]));
        there_and_back(&Place::new(2, 3), json!({ "row": 2, "col": 3 }));
        let places: Places = [Place::new(0, 1), Place::new(2, 3)].into_iter().collect();
        there_and_back(&places, json!([{ "row": 0, "col": 1 }, { "row": 2, "col": 3 }]));
        there_and_back(&Frame::Seven, json!("seven"));
        let holdings = Holdings { coins: Some(7), queen: Some(true), ..Holdings::default() };
        there_and_back(
            &holdings,
            json!({ "coins": 7, "knights": null, "towers": null, "queen": true, "power": null }),
        );
        let last = DominoBox::Kingdomino.dominoes().last().expect("48 of them");
        there_and_back(&last, json!({ "box": "kingdomino", "number": 48 }));
    }

    #[test]
    fn what_could_not_be_typed_is_refused() {
        assert!(from_value::<Square>(json!("w4")).is_err());
        assert!(from_value::<Square>(json!("t:church")).is_err());
        assert!(from_value::<Kingdom>(json!(["w", "w w"])).is_err());
        assert!(from_value::<Places>(json!([{ "row": 200, "col": 0 }])).is_err());
        assert!(from_value::<Domino>(json!({ "box": "kingdomino", "number": 49 })).is_err());
        let error = from_value::<Terrain>(json!("sea")).expect_err("no terrain");
        assert_eq!(error.to_string(), "\"sea\" is not a terrain");
    }
}
