//! What if: changes of cells and of the Queen that are tried out on a round, and what they would alter. The game itself
//! is never touched. In: what is tried. Out: the difference, as the rules find it.

use crate::app::document::{Document, Seat};
use crate::game::Altered;
use crate::model::{Cell, Kingdom, Place, Places};
use crate::rules::WhatIf;

/// Something to try.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::app) enum Trying {
    /// This cell is to be changed next.
    Select(Place),
    /// Something is different.
    Change(WhatIf),
    /// Everything as it really was.
    PutBack,
}

/// What is tried out.
#[derive(Default)]
pub(in crate::app) struct Trial {
    /// The state of the game and the round that it belongs to.
    of: (u64, usize),
    /// The cell that is to be changed next, and whose it is.
    selected: Option<(usize, Place)>,
    changes: Vec<WhatIf>,
    altered: Option<Altered>,
}

impl Trial {
    /// Does what was asked for, at the seat that is on the desk.
    pub(in crate::app) fn act(&mut self, trying: Trying, document: &Document, seat: Seat) {
        match trying {
            Trying::Select(place) => self.selected = Some((seat.player, place)),
            Trying::Change(change) => self.change(change, document, seat.round),
            Trying::PutBack => (self.changes, self.altered) = (Vec::new(), None),
        }
    }

    /// Another state of the game, or another round, has nothing to do with what was tried.
    pub(super) fn follow(&mut self, revision: u64, round: usize) {
        if self.of != (revision, round) {
            *self = Self { of: (revision, round), ..Self::default() };
        }
    }

    /// Tries one more change; it takes the place of an earlier one of the same thing.
    fn change(&mut self, change: WhatIf, document: &Document, round: usize) {
        self.changes.retain(|old| !is_of_the_same(old, &change));
        self.changes.push(change);
        self.changes.retain(|change| is_different(change, document, round));
        let tried = document.game().what_if(round, &self.changes);
        // What the rules do not allow is not offered, and would change nothing.
        self.altered = tried.ok().filter(|_| !self.changes.is_empty());
    }

    /// What would be different; nothing while everything is as it really was.
    pub(super) fn altered(&self) -> Option<&Altered> {
        self.altered.as_ref()
    }

    /// The kingdom of a player with what is tried.
    pub(super) fn kingdom(&self, player: usize) -> Option<&Kingdom> {
        self.altered.as_ref()?.round.kingdoms.get(player)
    }

    /// The cell of a player that is to be changed next.
    pub(super) fn selected(&self, player: usize) -> Option<Place> {
        self.selected.filter(|(of, _)| *of == player).map(|(_, place)| place)
    }

    /// The cells of a player that are different.
    pub(super) fn changed(&self, player: usize) -> Places {
        let place = |change: &WhatIf| match *change {
            WhatIf::Cell { player: of, place, .. } if of == player => Some(place),
            _ => None,
        };
        self.changes.iter().filter_map(place).collect()
    }

    /// Who has the Queen, with what is tried.
    pub(super) fn queens_host(&self, document: &Document, round: usize) -> Option<usize> {
        let tried = self.changes.iter().find_map(|change| match *change {
            WhatIf::Queen(host) => Some(host),
            WhatIf::Cell { .. } => None,
        });
        tried.unwrap_or_else(|| queens_host(document, round))
    }
}

fn is_of_the_same(one: &WhatIf, other: &WhatIf) -> bool {
    match (one, other) {
        (WhatIf::Queen(_), WhatIf::Queen(_)) => true,
        (WhatIf::Cell { player, place, .. }, WhatIf::Cell { player: of, place: at, .. }) => {
            (player, place) == (of, at)
        }
        _ => false,
    }
}

/// Whether something is not so anyway.
fn is_different(change: &WhatIf, document: &Document, round: usize) -> bool {
    match *change {
        WhatIf::Cell { player, place, cell } => {
            let now = document.player(Seat { round, player }).map(|player| player.kingdom.get(place));
            now != Some(cell)
        }
        WhatIf::Queen(host) => host != queens_host(document, round),
    }
}

/// Who really has the Queen.
fn queens_host(document: &Document, round: usize) -> Option<usize> {
    document.players_of(round).position(|player| player.holdings.has_queen())
}

/// What a cell can be in this game, for whoever wants to try it; castles stay where they are.
pub(super) fn choices(document: &Document) -> Vec<Cell> {
    use crate::model::{Building, Square, Terrain};
    let terrains = document.rules().book().terrains;
    let squares = terrains.iter().flat_map(|&terrain| {
        (0..=terrain.most_crowns()).filter_map(move |crowns| Square::new(terrain, crowns)).map(Cell::Square)
    });
    let has_towns = terrains.contains(&Terrain::Town);
    let buildings = Building::ALL.into_iter().filter(|_| has_towns).map(Cell::Built);
    squares.chain(buildings).chain([Cell::Empty]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Match, Player};
    use crate::rules::{Game, Rules};

    #[test]
    fn a_change_that_is_put_back_by_hand_is_no_change() {
        let rules = Rules::of(Game::Kingdomino, None).expect("rules");
        let ana = Player::new("Ana", "c w1 w / . . .".parse().expect("a kingdom"));
        let document = Document::from(Match::of(rules, vec![ana]));
        let seat = Seat { round: 0, player: 0 };
        let kingdom = document.player(seat).expect("a player").kingdom.clone();
        let place = kingdom.places_where(|cell| cell.crowns() == 1).first().expect("the crown");
        let change = |token: &str| {
            Trying::Change(WhatIf::Cell { player: 0, place, cell: token.parse().expect("a cell") })
        };
        let mut trial = Trial::default();
        trial.act(change("w"), &document, seat);
        let difference = &trial.altered().expect("a difference").round;
        assert_eq!((difference.before.as_slice(), difference.after.as_slice()), (&[2][..], &[0][..]));
        assert_eq!(trial.changed(0), place.into());
        trial.act(change("w1"), &document, seat);
        assert!(trial.altered().is_none() && trial.changed(0).is_empty());
        assert_eq!(document.player(seat).expect("a player").kingdom, kingdom);
        // Another state of the game has nothing to do with it.
        trial.act(change("f"), &document, seat);
        trial.follow(1, 0);
        assert!(trial.altered().is_none());
    }
}
