//! The exact search for a laying against trying every way: kingdoms of up to eight squares.
#![no_main]

use arbitrary::{Arbitrary, Unstructured};
use crowncount::laying::{Connection, Effort, Laid, Supply, Verdict, lay};
use crowncount::{Cell, DominoBox, Kingdom, Place, Square, Terrain};
use libfuzzer_sys::fuzz_target;

/// A castle and up to eight squares around it.
#[derive(Debug)]
struct Small(Kingdom);

impl<'a> Arbitrary<'a> for Small {
    fn arbitrary(u: &mut Unstructured<'a>) -> arbitrary::Result<Self> {
        let terrains = [Terrain::Wheat, Terrain::Forest, Terrain::Lake, Terrain::Mine];
        let mut kingdom = Kingdom::filled(3, 3, Cell::Empty);
        for place in kingdom.clone().iter().map(|(place, _)| place) {
            if u.ratio(4, 5)? {
                let terrain = *u.choose(&terrains)?;
                let square = Square::new(terrain, u.int_in_range(0..=2)?).unwrap_or(Square::plain(terrain));
                kingdom.set(place, Cell::Square(square));
            }
        }
        kingdom.set(Place::new(u.int_in_range(0..=2)?, u.int_in_range(0..=2)?), Cell::Castle);
        Ok(Self(kingdom))
    }
}

fuzz_target!(|small: Small| {
    let supply = Supply::of(&[DominoBox::Kingdomino]);
    let found = lay(&[&small.0], &supply, Connection::Ignored, Effort::default());
    let exists = exists(&small.0, &mut Vec::new());
    match found {
        Verdict::Laid(dominoes) => {
            assert!(exists, "{}", small.0);
            let mut numbers: Vec<_> = dominoes.iter().map(|laid: &Laid| laid.domino).collect();
            numbers.sort_unstable();
            numbers.dedup();
            assert_eq!(numbers.len(), dominoes.len(), "no domino is laid twice");
        }
        Verdict::Impossible(obstacle) => assert!(!exists, "{}\n{obstacle:?}", small.0),
        Verdict::Undecided => panic!("nine cells are decided"),
    }
});

/// Whether the squares that are left can be covered with dominoes of the box that are left.
fn exists(kingdom: &Kingdom, used: &mut Vec<u8>) -> bool {
    let Some((place, square)) = kingdom.iter().find_map(|(place, cell)| Some((place, cell.square()?))) else {
        return true;
    };
    place.neighbours().any(|next| {
        let inside = next.row < kingdom.rows() && next.col < kingdom.cols();
        let Some(other) = Some(next).filter(|_| inside).and_then(|next| kingdom.get(next).square()) else { return false };
        DominoBox::Kingdomino.dominoes().any(|domino| {
            let fits = domino.squares == [square, other] || domino.squares == [other, square];
            if !fits || used.contains(&domino.number) {
                return false;
            }
            used.push(domino.number);
            let mut rest = kingdom.clone();
            rest.set(place, Cell::Empty);
            rest.set(next, Cell::Empty);
            let found = exists(&rest, used);
            used.pop();
            found
        })
    })
}
