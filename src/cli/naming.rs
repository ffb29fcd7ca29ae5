//! How players are called who come from files. In: a name that somebody wrote, or the name of a photo. Out: names, no two
//! alike.

use std::iter;
use std::path::Path;

use crate::game::file::FileFault;
use crate::game::{LONGEST_NAME, check_names, tidy_name};
use crate::model::without_blanks;
use crate::words::{Message, Words};

/// Where the name of a player comes from.
#[derive(Debug, Clone)]
pub(super) enum Calling {
    /// Somebody wrote it, so it is taken as it is or refused.
    Written(String),
    /// It is that of a photo, which nobody chose for this.
    Photo(String),
    /// There is none; the number of the seat will do.
    Seat,
}

impl Calling {
    /// By the name of a photo without folder and ending; standard input has none.
    pub(super) fn by_photo(path: &Path) -> Self {
        let stem = path.file_stem().filter(|_| path != Path::new("-"));
        stem.map_or(Self::Seat, |stem| Self::Photo(stem.to_string_lossy().into_owned()))
    }
}

/// The names of the players of one table. The error has the index of the first name that cannot be taken.
pub(super) fn names_of(callings: &[Calling], words: &Words) -> Result<Vec<String>, (usize, FileFault)> {
    let mut written: Vec<&str> = Vec::new();
    for (index, calling) in callings.iter().enumerate() {
        if let Calling::Written(name) = calling {
            written.push(name);
            check_names(&written).map_err(|fault| (index, fault))?;
        }
    }
    let mut taken: Vec<String> = written.into_iter().map(without_blanks).collect();
    let mut free = |wish: String| {
        let found = and_numbered(&wish).find(|name| !taken.contains(&without_blanks(name)));
        let name = found.unwrap_or(wish);
        taken.push(without_blanks(&name));
        name
    };
    let seat = |index: usize| words.text(&Message::new("sheet-player").with("number", index + 1));
    let name = |(index, calling): (usize, &Calling)| match calling {
        Calling::Written(name) => name.clone(),
        Calling::Photo(name) => {
            let tidy = tidy_name(name);
            free(if without_blanks(&tidy).is_empty() { seat(index) } else { tidy })
        }
        Calling::Seat => free(seat(index)),
    };
    Ok(callings.iter().enumerate().map(name).collect())
}

/// This name, and the same followed by a number: 2, 3 and so on.
fn and_numbered(name: &str) -> impl Iterator<Item = String> {
    // No number of players has so many digits.
    let short: String = name.chars().take(LONGEST_NAME - " (999)".len()).collect();
    iter::once(name.to_owned()).chain((2..).map(move |number: u32| format!("{short} ({number})")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(callings: &[Calling]) -> Vec<String> {
        names_of(callings, Words::english()).expect("names")
    }

    #[test]
    fn photos_of_one_name_call_their_players_differently() {
        let photos = ["a/ana.jpg", "b/ana.png", "c/ana .webp", "-", "\u{1b}.jpg"].map(Path::new);
        assert_eq!(
            names(&photos.map(Calling::by_photo)),
            ["ana", "ana (2)", "ana  (3)", "Player 4", "Player 5"]
        );
        let long = Calling::Photo("é".repeat(80));
        assert!(names(&[long.clone(), long]).iter().all(|name| name.chars().count() <= LONGEST_NAME));
    }

    #[test]
    fn a_name_that_was_written_comes_first() {
        let written = || Calling::Written("Ana".to_owned());
        assert_eq!(names(&[Calling::Photo("Ana".to_owned()), written()]), ["Ana (2)", "Ana"]);
        let player = Calling::Written("Player 2".to_owned());
        assert_eq!(names(&[player, Calling::Seat]), ["Player 2", "Player 2 (2)"]);
        let twice = names_of(&[written(), Calling::Seat, written()], Words::english());
        assert_eq!(twice, Err((2, FileFault::SameName("Ana".to_owned()))));
    }
}
