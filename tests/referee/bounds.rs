//! What unknown places can still bring, against every way to fill them.

use crowncount::laying::{Care, play_hands};
use crowncount::random::Random;
use crowncount::{
    AUDIT_BUDGET, Bonus, Building, Cell, Domino, Entrant, Frame, Game, Holdings, Kingdom, Place, Possibility,
    Reach, Rules, Score, Square, Terrain, could_be_within,
};
use proptest::prelude::*;

/// Every way to fill the unknown places with a cell of the game.
fn fillings(kingdom: &Kingdom, cells: &[Cell]) -> Vec<Kingdom> {
    let Some(place) = kingdom.unknown().first() else { return vec![kingdom.clone()] };
    let filled = |&cell: &Cell| {
        let mut filled = kingdom.clone();
        filled.set(place, cell);
        fillings(&filled, cells)
    };
    cells.iter().flat_map(filled).collect()
}

/// The cells of a game that a place can hold, buildings among them.
fn cells_of(rules: &Rules) -> Vec<Cell> {
    let squares =
        rules.book().boxes.iter().flat_map(|from| from.dominoes()).flat_map(|domino| domino.squares);
    let built = Building::ALL.into_iter().filter(|_| rules.book().terrains.contains(&Terrain::Town));
    // Dice have no box: a die, the castle and a spell bring up to four crosses together.
    let coats = rules.book().terrains.iter().filter(|terrain| terrain.is_coat());
    let drawn = coats.flat_map(|&coat| (0..=4).filter_map(move |crosses| Square::new(coat, crosses)));
    let mut cells: Vec<Cell> = squares
        .chain(drawn)
        .map(Cell::Square)
        .chain(built.map(Cell::Built))
        .chain([Cell::Empty, Cell::Castle])
        .collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// A small map of Duel: squares that are drawn one beside the other around the castle in the middle.
fn drawn(coats: &[Terrain], squares: usize, dice: &mut Random) -> Kingdom {
    let mut map = Kingdom::filled(5, 7, Cell::Empty);
    map.set(Place::new(2, 3), Cell::Castle);
    for _ in 0..squares {
        let beside = map.places_where(Cell::is_tile).grown().iter();
        let free: Vec<Place> =
            beside.filter(|place| place.row < 5 && place.col < 7 && map.get(*place) == Cell::Empty).collect();
        let square = Square::new(coats[dice.below(coats.len())], dice.below(3) as u8).unwrap();
        map.set(free[dice.below(free.len())], Cell::Square(square));
    }
    map
}

/// Small kingdoms of one box, some of whose places nobody has seen: the game, the bonus, and the kingdoms.
fn unfinished_tables() -> impl Strategy<Value = (Rules, Vec<Kingdom>)> {
    let game = prop_oneof![Just(Game::Kingdomino), Just(Game::Queendomino), Just(Game::Duel)];
    (game, any::<bool>(), 1..3_usize, 1..4_usize, 1..3_usize, any::<u64>()).prop_map(
        |(game, middle, kingdoms, dominoes, unknown, seed)| {
            let mut rules = Rules::of(game, None).unwrap();
            if middle && game != Game::Duel {
                rules = rules.with_bonus(Bonus::MiddleKingdom).unwrap();
            }
            let mut dice = Random::new(seed);
            let mut box_: Vec<Domino> = rules.book().boxes.iter().flat_map(|from| from.dominoes()).collect();
            dice.shuffle(&mut box_);
            let hands: Vec<Vec<Domino>> =
                box_.chunks(dominoes).take(kingdoms).map(<[Domino]>::to_vec).collect();
            let mut kingdoms = match game {
                Game::Duel => {
                    (0..kingdoms).map(|_| drawn(rules.book().terrains, 2 * dominoes, &mut dice)).collect()
                }
                _ => play_hands(&hands, Frame::Five, Care::Compact, dice.bits()),
            };
            for _ in 0..unknown {
                let kingdom = dice.below(kingdoms.len());
                // Places beside the tiles as well: nobody knows what lies there.
                let places: Vec<Place> =
                    kingdoms[kingdom].places_where(Cell::is_tile).grown().iter().collect();
                let inside = |place: &Place| {
                    place.row < kingdoms[kingdom].rows() && place.col < kingdoms[kingdom].cols()
                };
                let places: Vec<Place> = places.into_iter().filter(inside).collect();
                let place = places[dice.below(places.len())];
                kingdoms[kingdom].set(place, Cell::Unknown);
            }
            (rules, kingdoms)
        },
    )
}

/// Kingdoms of single players who own nothing.
fn seated(kingdoms: &[Kingdom]) -> Vec<Entrant<'_>> {
    kingdoms.iter().map(|kingdom| Entrant::new(kingdom, Holdings::default())).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 36, ..ProptestConfig::default() })]

    /// The bounds hold for every completion of small kingdoms, and both ends are reached by one. They are never left
    /// out where one place is unknown.
    #[test]
    fn the_bounds_hold_for_every_completion_and_are_reached((rules, kingdoms) in unfinished_tables()) {
        let cells = cells_of(&rules);
        let holdings = Holdings::default();
        let each: Vec<Vec<Kingdom>> = kingdoms.iter().map(|kingdom| fillings(kingdom, &cells)).collect();
        let mut tables: Vec<Vec<Kingdom>> = vec![Vec::new()];
        for fillings in &each {
            tables = tables
                .iter()
                .flat_map(|table| fillings.iter().map(move |one| [table.as_slice(), std::slice::from_ref(one)].concat()))
                .collect();
        }
        let is_possible = |table: &[Kingdom]| {
            could_be_within(&rules, &seated(table), &mut AUDIT_BUDGET.clone()) == Possibility::Possible
        };
        tables.retain(|table| is_possible(table));
        let unknown: u32 = kingdoms.iter().map(|kingdom| kingdom.unknown().len()).sum();
        for (player, kingdom) in kingdoms.iter().enumerate() {
            let total = |table: &Vec<Kingdom>| Score::of(&rules, &table[player], &holdings).total();
            let (least, most) = (tables.iter().map(total).min(), tables.iter().map(total).max());
            let reach = Reach::of(&rules, &seated(&kingdoms), player);
            prop_assert!(reach.is_some() || unknown > 1 || tables.is_empty(), "{}", kingdom);
            if let Some(reach) = reach {
                prop_assert_eq!((Some(reach.least), Some(reach.most)), (least, most), "{}", kingdom);
            }
        }
    }
}
