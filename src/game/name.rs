//! What a player may be called, and how many may play: enough for every table, and nothing that breaks a sheet, a
//! title or a terminal.

use super::FileFault;
use crate::model::without_blanks;
use crate::words::is_hidden;

/// The most players of a game, and the most members of a team.
pub const MOST_PLAYERS: usize = 8;
/// The most letters of a name.
pub const LONGEST_NAME: usize = 64;

/// Whether somebody may be called so.
pub(super) fn check(name: &str) -> Result<(), FileFault> {
    if without_blanks(name).is_empty() {
        return Err(FileFault::NoName);
    }
    if name.chars().any(is_hidden) {
        return Err(FileFault::ControlCharacter);
    }
    if name.chars().nth(LONGEST_NAME).is_some() {
        return Err(FileFault::LongName(LONGEST_NAME));
    }
    Ok(())
}

/// Whether the players of one table may be called so: names that differ only in blanks are one name.
pub fn check_names(names: &[&str]) -> Result<(), FileFault> {
    for (index, name) in names.iter().enumerate() {
        check(name)?;
        if names[..index].iter().any(|other| without_blanks(other) == without_blanks(name)) {
            return Err(FileFault::SameName((*name).to_owned()));
        }
    }
    Ok(())
}

/// What was typed or pasted as a name, without what a name cannot have. It may be empty.
pub fn tidy_name(typed: &str) -> String {
    typed.chars().filter(|letter| !is_hidden(*letter)).take(LONGEST_NAME).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_pass_and_tricks_do_not() {
        for name in ["Ana", "Cléo", "Дмитрий", "山田", "👩‍👧", "O'Neill-Smith", "נועה", &"é".repeat(64)]
        {
            assert_eq!(check(name), Ok(()), "{name}");
            assert_eq!(tidy_name(name), *name);
        }
        for name in [
            "",
            " ",
            "\u{200b}",
            "a\nb",
            "\u{1b}[31m",
            "a\u{202e}b",
            "a\u{2066}b",
            "a\u{85}b",
            &"a".repeat(65),
        ] {
            assert!(check(name).is_err(), "{name:?}");
            assert!(
                without_blanks(&tidy_name(name)).is_empty() || check(&tidy_name(name)).is_ok(),
                "{name:?}"
            );
        }
    }
}
