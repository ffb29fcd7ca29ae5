//! The errors of the core have plain English of their own (`Display`) beside the English Fluent files. Both say the
//! same: a program prints ids (`duel`) where a person reads names (Kingdomino Duel), and that is all the difference.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt::Display;

use super::super::{Arg, Language, Message, Say, Words};
use super::shape::shapes;
use crate::game::file::{FieldType, FileError, FileFault};
use crate::game::text::TextError;
use crate::model::{Building, Frame, NotationError, NotationFault, Place, Terrain};
use crate::rules::{Bonus, Edition, Game, Input, RulesError};

/// Every error of the core at least once, and every variant of its sentence.
fn errors() -> Vec<(String, Message)> {
    fn both(error: &(impl Display + Say)) -> (String, Message) {
        (error.to_string(), error.say())
    }
    let token = || "x9".to_owned();
    let notation = [
        NotationFault::Nothing,
        NotationFault::EmptyRow,
        NotationFault::NoTerrain(token()),
        NotationFault::NoCell(token()),
        NotationFault::TooManyCrowns(Terrain::Wheat, 4),
        NotationFault::TooManyCrowns(Terrain::Mine, 4),
        NotationFault::TooManyCrowns(Terrain::Town, 1),
        NotationFault::TooManyCrowns(Terrain::DoubleDot, 5),
        NotationFault::NoCrownsHere(token()),
        NotationFault::NoTown(token()),
        NotationFault::NoBuilding(token(), None),
        NotationFault::NoBuilding(token(), Some(Building::QueensTower)),
        NotationFault::Ragged { expected: 5, found: 1 },
        NotationFault::Ragged { expected: 1, found: 4 },
        NotationFault::TooLarge,
        NotationFault::Mixed(Terrain::Wheat, Terrain::DoubleStripe),
    ];
    let rules = [
        RulesError::NoEdition(Game::Duel, Edition::Revised),
        RulesError::NoFrame(Game::Duel, Frame::Five),
        RulesError::NoBonus(Game::RoyalWedding, Bonus::MiddleKingdom),
        RulesError::NoDynasty(Game::Duel),
        RulesError::NoTerrain(Game::Kingdomino, Terrain::Town, Place::new(1, 2)),
        RulesError::NoInput(Game::Kingdomino, Input::Knights),
    ];
    let cell = NotationError { row: Some(3), column: Some(2), fault: NotationFault::NoTerrain(token()) };
    let row = NotationError { row: Some(3), column: None, fault: NotationFault::EmptyRow };
    let whole = NotationError { row: None, column: None, fault: NotationFault::Nothing };
    let file = [
        FileFault::Syntax { line: 3, column: 14 },
        FileFault::Twice,
        FileFault::NoGame,
        FileFault::Version(2),
        FileFault::Missing("rules"),
        FileFault::WrongType(FieldType::Number),
        FileFault::WrongType(FieldType::Text),
        FileFault::WrongType(FieldType::Flag),
        FileFault::WrongType(FieldType::List),
        FileFault::WrongType(FieldType::Object),
        FileFault::WrongType(FieldType::Cell),
        FileFault::NoCell,
        FileFault::Kingdom(cell.clone()),
        FileFault::Kingdom(row.clone()),
        FileFault::Kingdom(whole.clone()),
        FileFault::Rules(rules[0].clone()),
        FileFault::Rules(rules[4].clone()),
        FileFault::NoSuch(token(), vec!["classic", "revised"]),
        FileFault::NoPlayers,
        FileFault::NoRounds,
        FileFault::TooManyRounds(1),
        FileFault::TooManyRounds(3),
        FileFault::NoName,
        FileFault::SameName("Ana".to_owned()),
        FileFault::OtherPlayers,
        FileFault::TooMuch(Input::Coins, 4000),
        FileFault::ControlCharacter,
        FileFault::TooManyPlayers(8),
        FileFault::LongName(64),
        FileFault::TooLong,
        FileFault::TooDeep(64),
    ];
    let mut all: Vec<_> = notation.iter().map(both).chain(rules.iter().map(both)).collect();
    all.extend([&cell, &row, &whole].map(both));
    for fault in file {
        all.push(both(&fault));
        all.push(both(&FileError { place: String::new(), fault: fault.clone() }));
        all.push(both(&FileError { place: "rounds[0]".to_owned(), fault }));
    }
    let text = [
        TextError::Kingdom(row),
        TextError::Holding("coin 4".to_owned()),
        TextError::Unsure("row 9".to_owned()),
        TextError::Twice("coins 4".to_owned()),
        TextError::TooMuch(FileFault::TooMuch(Input::Coins, 4000)),
    ];
    for error in text {
        all.push(both(&error));
        for name in [None, Some("Ana".to_owned())] {
            all.push(both(&TextError::Of { index: 1, name, error: Box::new(error.clone()) }));
        }
    }
    all
}

/// The same message with ids in place of names.
fn by_ids(message: &Message) -> Message {
    let argument = |argument: &Arg| match argument {
        Arg::Message(inner) => match inner.id().split_once('-') {
            Some(("edition", id)) => Arg::from(format!("{id} edition")),
            Some(("game" | "input" | "line" | "terrain", id)) => Arg::from(id),
            _ => Arg::from(by_ids(inner)),
        },
        other => other.clone(),
    };
    let with =
        |all: Message, (name, value): &(Cow<'static, str>, Arg)| all.with(name.clone(), argument(value));
    message.args().iter().fold(Message::new(message.id().to_owned()), with)
}

#[test]
fn the_core_says_in_plain_english_what_the_fluent_files_say() {
    for (plain, message) in errors() {
        assert_eq!(
            plain,
            Words::english().text(&by_ids(&message)),
            "change the text of the error as well, or {}",
            message.id()
        );
    }
}

#[test]
fn no_error_of_the_core_is_left_out() {
    fn ids(message: &Message, all: &mut BTreeSet<String>) {
        all.insert(message.id().to_owned());
        for (_, argument) in message.args() {
            if let Arg::Message(inner) = argument {
                ids(inner, all);
            }
        }
    }
    let mut said = BTreeSet::new();
    for (_, message) in &errors() {
        ids(message, &mut said);
    }
    let of_core =
        |id: &&str| ["notation-", "file-", "rules-no-", "text-"].iter().any(|stem| id.starts_with(stem));
    let missing: Vec<&str> =
        shapes(Language::English).into_keys().filter(of_core).filter(|&id| !said.contains(id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
