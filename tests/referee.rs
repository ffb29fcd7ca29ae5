//! What a referee may and may not say, over games that were laid by legal moves. `GAMES=10000 cargo test --test referee`
//! plays that many.
#![allow(clippy::unwrap_used, missing_docs)]

use crowncount::laying::{Care, Laid, play_hands};
use crowncount::random::Random;
use crowncount::words::Words;
use crowncount::{
    AUDIT_BUDGET, Bonus, Building, Cell, Domino, DominoBox, Earned, Entrant, Finding, Frame, Game, Gravity,
    Holdings, Input, Kingdom, LeftOver, Place, PlayerColour, Possibility, Reach, Rules, Score, Square,
    Terrain, WhatIf, audit, best_laying, could_be_within, explain, inspect,
};
use proptest::prelude::*;

/// One seat: kingdom, holdings, colour, members.
struct Seat {
    kingdom: Kingdom,
    holdings: Holdings,
    colour: PlayerColour,
    members: Vec<String>,
}

/// The tables that legal games are played at: the game, the frame, how many kingdoms, whether they are of teams.
const TABLES: [(Game, Frame, usize, bool); 13] = [
    (Game::Kingdomino, Frame::Five, 2, false),
    (Game::Kingdomino, Frame::Five, 3, false),
    (Game::Kingdomino, Frame::Five, 4, false),
    (Game::Kingdomino, Frame::Seven, 2, false),
    (Game::Queendomino, Frame::Five, 3, false),
    (Game::Queendomino, Frame::Five, 4, false),
    (Game::Queendomino, Frame::Seven, 2, false),
    (Game::RoyalWedding, Frame::Seven, 3, false),
    (Game::RoyalWedding, Frame::Seven, 4, false),
    (Game::RoyalWedding, Frame::Five, 6, false),
    (Game::RoyalWedding, Frame::Seven, 2, true),
    (Game::RoyalWedding, Frame::Seven, 3, true),
    (Game::RoyalWedding, Frame::Seven, 4, true),
];

/// When a game ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// All dominoes were dealt.
    Played,
    /// It was broken off in any turn.
    BrokenOff,
}

fn legal_game(dice: &mut Random) -> (Rules, Vec<Seat>) {
    let table = TABLES[dice.below(TABLES.len())];
    game_at(table, End::Played, dice)
}

fn game_at(
    (game, frame, players, teams): (Game, Frame, usize, bool),
    end: End,
    dice: &mut Random,
) -> (Rules, Vec<Seat>) {
    let rules = Rules::of(game, None).unwrap().with_frame(frame).unwrap();
    // Each box gives every player the same share, as the lines of a game do.
    let boxes = rules.book().boxes;
    let mut hands: Vec<Vec<Domino>> = vec![Vec::new(); players];
    for from in boxes {
        let mut dominoes: Vec<Domino> = from.dominoes().collect();
        dice.shuffle(&mut dominoes);
        let each = frame.dominoes() as usize / boxes.len();
        for (index, domino) in dominoes.into_iter().take(each * players).enumerate() {
            hands[index % players].push(domino);
        }
    }
    // In a turn everybody lays a domino for each of their kings; somebody may have been about to.
    let kings = if players == 2 || teams { 2 } else { 1 };
    let turns = dice.below(frame.dominoes() as usize / kings);
    for hand in &mut hands {
        dice.shuffle(hand);
        if end == End::BrokenOff {
            hand.truncate(turns * kings + dice.below(kings + 1));
        }
    }
    let care = if dice.below(2) == 0 { Care::None } else { Care::Compact };
    let kingdoms = play_hands(&hands, frame, care, dice.bits());
    let mut tiles: Vec<Building> = Building::ALL
        .into_iter()
        .flat_map(|building| vec![building; usize::from(building.copies())])
        .collect();
    dice.shuffle(&mut tiles);
    let mut seats: Vec<Seat> = Vec::new();
    for (player, mut kingdom) in kingdoms.into_iter().enumerate() {
        let mut holdings = Holdings::default();
        if game != Game::Kingdomino {
            build(&mut kingdom, &mut holdings, frame, &mut tiles, dice);
        }
        let members = if teams { vec![format!("{player}a"), format!("{player}b")] } else { Vec::new() };
        seats.push(Seat { kingdom, holdings, colour: PlayerColour::ALL[player], members });
    }
    // Of those with the most towers, anybody may have been the last to get there.
    let most = seats.iter().map(|seat| seat.holdings.towers()).max().unwrap();
    if most > 0 {
        let hosts: Vec<usize> =
            (0..seats.len()).filter(|&seat| seats[seat].holdings.towers() == most).collect();
        let host = hosts[dice.below(hosts.len())];
        seats[host].holdings.queen = true;
    }
    (rules, seats)
}

/// Builds on some towns, with the pieces that the tiles bring; those of unseen tiles are anybody's guess.
fn build(
    kingdom: &mut Kingdom,
    holdings: &mut Holdings,
    frame: Frame,
    tiles: &mut Vec<Building>,
    dice: &mut Random,
) {
    let towns = kingdom.places_where(|cell| cell.terrain() == Some(Terrain::Town));
    let (mut knights, mut towers) = (1, 0);
    let mut built = 0;
    for place in towns.iter().collect::<Vec<Place>>() {
        // One building a turn, of which there was one for each domino that was laid.
        if dice.below(3) == 0 || built == frame.dominoes() || tiles.is_empty() {
            continue;
        }
        let Some(building) = tiles.pop() else { break };
        kingdom.set(place, Cell::Built(building));
        built += 1;
        // Sparingly, so that the box is not emptied.
        let guess = u8::from(dice.below(4) == 0);
        knights += u32::from(building.brings().knights.unwrap_or(guess));
        towers += u32::from(building.brings().towers.unwrap_or(guess));
    }
    (holdings.knights, holdings.towers) = (Some(knights), Some(towers));
}

fn entrants(seats: &[Seat]) -> Vec<Entrant<'_>> {
    seats
        .iter()
        .map(|seat| Entrant {
            kingdom: &seat.kingdom,
            holdings: seat.holdings,
            colour: Some(seat.colour),
            members: &seat.members,
        })
        .collect()
}

fn games() -> usize {
    std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(300)
}

fn contradictions(rules: &Rules, seats: &[Seat]) -> Vec<Finding> {
    let contradicts = |finding: &Finding| finding.gravity() == Gravity::Contradiction;
    inspect(rules, &entrants(seats)).into_iter().filter(contradicts).collect()
}

#[test]
fn a_game_laid_by_legal_moves_is_never_contradicted() {
    let mut dice = Random::new(1);
    for game in 0..games() {
        let table = TABLES[game % TABLES.len()];
        let (rules, seats) = game_at(table, End::Played, &mut dice);
        let found = contradictions(&rules, &seats);
        assert!(found.is_empty(), "game {game} at {table:?}: {found:?}");
        // All dominoes were dealt, so that nobody is still playing.
        let ids: Vec<&str> =
            inspect(&rules, &entrants(&seats)).iter().map(|finding| finding.sort.id()).collect();
        assert!(!ids.contains(&"unfinished"), "game {game} at {table:?}");
        let (rules, seats) = game_at(table, End::BrokenOff, &mut dice);
        let found = contradictions(&rules, &seats);
        assert!(found.is_empty(), "game {game} at {table:?}, broken off: {found:?}");
    }
}

#[test]
fn the_laying_of_teams_takes_no_more_of_a_box_than_they_were_dealt() {
    let mut dice = Random::new(9);
    let teams: Vec<_> = TABLES.into_iter().filter(|(.., teams)| *teams).collect();
    let (mut laid, mut games) = (0, 0);
    for game in 0..12 {
        let (rules, seats) = game_at(teams[game % teams.len()], End::Played, &mut dice);
        let answer = audit(&rules, &entrants(&seats));
        assert!(answer.possible(), "game {game}: {:?}", answer.findings);
        games += 1;
        laid += usize::from(!answer.dominoes.is_empty());
        for seat in 0..seats.len() {
            for from in DominoBox::ALL {
                let own = |laid: &&Laid| laid.kingdom == seat && laid.domino.from == from;
                let count = answer.dominoes.iter().filter(own).count();
                assert!(count <= 12, "game {game}: {count} of {from:?}");
            }
        }
    }
    println!("{laid} of {games} games of teams were laid");
    assert!(laid * 4 >= games * 3, "{laid} of {games} were laid");
}

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
    let mut cells: Vec<Cell> =
        squares.map(Cell::Square).chain(built.map(Cell::Built)).chain([Cell::Empty, Cell::Castle]).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// Small kingdoms of one box, some of whose places nobody has seen: the game, the bonus, and the kingdoms.
fn unfinished_tables() -> impl Strategy<Value = (Rules, Vec<Kingdom>)> {
    let game = prop_oneof![Just(Game::Kingdomino), Just(Game::Queendomino)];
    (game, any::<bool>(), 1..3_usize, 1..4_usize, 1..3_usize, any::<u64>()).prop_map(
        |(game, middle, kingdoms, dominoes, unknown, seed)| {
            let mut rules = Rules::of(game, None).unwrap();
            if middle {
                rules = rules.with_bonus(Bonus::MiddleKingdom).unwrap();
            }
            let mut dice = Random::new(seed);
            let mut box_: Vec<Domino> = rules.book().boxes.iter().flat_map(|from| from.dominoes()).collect();
            dice.shuffle(&mut box_);
            let hands: Vec<Vec<Domino>> =
                box_.chunks(dominoes).take(kingdoms).map(<[Domino]>::to_vec).collect();
            let mut kingdoms = play_hands(&hands, Frame::Five, Care::Compact, dice.bits());
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

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// The bounds hold for every completion of small kingdoms, and both ends are reached by one. They are never left
    /// out where one place is unknown.
    #[test]
    fn the_bounds_hold_for_every_completion_and_are_reached((rules, kingdoms) in unfinished_tables()) {
        let cells = cells_of(&rules);
        let holdings = Holdings::default();
        fn seated(kingdoms: &[Kingdom]) -> Vec<Entrant<'_>> {
            kingdoms.iter().map(|kingdom| Entrant::new(kingdom, Holdings::default())).collect()
        }
        let each: Vec<Vec<Kingdom>> = kingdoms.iter().map(|kingdom| fillings(kingdom, &cells)).collect();
        let mut tables: Vec<Vec<Kingdom>> = vec![Vec::new()];
        for fillings in &each {
            tables = tables
                .iter()
                .flat_map(|table| fillings.iter().map(move |one| [table.as_slice(), &[one.clone()]].concat()))
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

#[test]
fn what_if_is_scoring_the_changed_game() {
    let mut dice = Random::new(3);
    let (mut built, mut razed) = (0, 0);
    for _ in 0..100 {
        let (rules, mut seats) = legal_game(&mut dice);
        let total = |seat: &Seat| Score::of(&rules, &seat.kingdom, &seat.holdings).total();
        let totals = |seats: &[Seat]| seats.iter().map(total).collect::<Vec<u32>>();
        let player = dice.below(seats.len());
        let places: Vec<Place> = seats[player].kingdom.places().collect();
        let mut changes = vec![(
            places[dice.below(places.len())],
            [Cell::Empty, Cell::Square(Square::plain(Terrain::Wheat)), Cell::Unknown][dice.below(3)],
        )];
        // Another building, or none, on each town of the kingdom.
        for (place, cell) in
            seats[player].kingdom.iter().filter(|(_, cell)| cell.terrain() == Some(Terrain::Town))
        {
            changes.push((place, Cell::Built(Building::ALL[dice.below(Building::COUNT)])));
            built += 1;
            if matches!(cell, Cell::Built(_)) {
                changes.push((place, Cell::Square(Square::plain(Terrain::Town))));
                razed += 1;
            }
        }
        for (place, cell) in changes {
            let difference = WhatIf::Cell { player, place, cell }.apply(&rules, &entrants(&seats)).unwrap();
            assert_eq!(difference.before, totals(&seats));
            let before = seats[player].kingdom.get(place);
            seats[player].kingdom.set(place, cell);
            assert_eq!(difference.after, totals(&seats), "{cell} at {place:?}");
            seats[player].kingdom.set(place, before);
        }
        let moved = WhatIf::Queen(Some(player)).apply(&rules, &entrants(&seats));
        assert_eq!(moved.is_ok(), rules.book().inputs.contains(&Input::Queen));
        if let Ok(moved) = moved {
            for (seat, owner) in seats.iter_mut().enumerate() {
                owner.holdings.queen = seat == player;
            }
            assert_eq!(moved.after, totals(&seats));
        }
    }
    assert!(built > 100 && razed > 50, "{built} buildings, {razed} of them taken away");
}

#[test]
fn every_explanation_agrees_with_the_scores() {
    let mut dice = Random::new(4);
    for _ in 0..50 {
        let (rules, seats) = legal_game(&mut dice);
        let asked = entrants(&seats);
        let explanation = explain(&rules, &asked);
        assert_eq!(explanation.decided.len() + 1, seats.len());
        let total = |player: usize| Score::of(&rules, asked[player].kingdom, &asked[player].holdings).total();
        for decided in &explanation.decided {
            let (above, below) = (total(decided.above), total(decided.below));
            assert!(above >= below);
            if decided.by == Some(crowncount::Measure::Points) {
                assert_eq!(decided.gap, above - below);
                assert!(decided.line.unwrap().1 > 0);
            }
        }
        for (notes, entrant) in explanation.kingdoms.iter().zip(&asked) {
            assert_eq!(notes.buildings.len(), entrant.buildings().count());
            if notes.knights.is_some() {
                assert_eq!(notes.knights, Some(Earned::of(Input::Knights, entrant)));
            }
        }
        if let Some(left) = &explanation.left {
            let left = match left {
                LeftOver::Certain(dominoes) => dominoes.iter().map(|alike| alike.count).sum(),
                LeftOver::Uncertain(count) => *count,
            };
            let squares =
                |entrant: &Entrant<'_>| entrant.kingdom.places_where(|cell| cell.square().is_some()).len();
            let laid: u32 = asked.iter().map(squares).sum();
            assert_eq!(left, rules.book().boxes.len() * 48 - laid as usize / 2);
        }
        let names: Vec<String> = (0..seats.len()).map(|seat| format!("P{seat}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        for section in explanation.sections(&rules, &names) {
            for sentence in section.sentences.iter().chain([&section.heading]) {
                let text = Words::english().text(sentence);
                // A message that lacks words shows its id.
                assert!(!text.contains("explain-") && !text.contains('{'), "{text}");
            }
        }
    }
}

/// The best total over every way to lay a hand, found by trying all of them.
fn brute_force(rules: &Rules, hand: &[Domino]) -> u32 {
    fn go(
        rules: &Rules,
        kingdom: &Kingdom,
        left: &[Domino],
        best: &mut u32,
        seen: &mut std::collections::HashSet<(String, usize)>,
    ) {
        if !seen.insert((kingdom.to_string(), left.len())) {
            return;
        }
        if left.is_empty() {
            *best = (*best).max(Score::of(rules, kingdom, &Holdings::default()).total());
        }
        for (index, domino) in left.iter().enumerate() {
            let mut rest = left.to_vec();
            rest.remove(index);
            for one in kingdom.places() {
                for other in
                    one.neighbours().filter(|next| next.row < kingdom.rows() && next.col < kingdom.cols())
                {
                    let free = |place: Place| kingdom.get(place) == Cell::Empty;
                    let matches = |place: Place, square: Square| {
                        place.neighbours().any(|next| {
                            kingdom.get(next) == Cell::Castle
                                || kingdom.get(next).terrain() == Some(square.terrain())
                        })
                    };
                    if free(one)
                        && free(other)
                        && (matches(one, domino.squares[0]) || matches(other, domino.squares[1]))
                    {
                        let mut next = kingdom.clone();
                        next.set(one, Cell::Square(domino.squares[0]));
                        next.set(other, Cell::Square(domino.squares[1]));
                        let extent = next.extent().unwrap();
                        if extent.rows <= 5 && extent.cols <= 5 {
                            go(rules, &next, &rest, best, seen);
                        }
                    }
                }
            }
        }
    }
    let mut start = Kingdom::filled(9, 9, Cell::Empty);
    start.set(Place::new(4, 4), Cell::Castle);
    let mut best = 0;
    go(rules, &start, hand, &mut best, &mut std::collections::HashSet::new());
    best
}

#[test]
fn the_best_laying_is_that_of_trying_everything_on_small_hands() {
    let mut dice = Random::new(5);
    for _ in 0..12 {
        let bonus = [None, Some(crowncount::Bonus::MiddleKingdom)][dice.below(2)];
        let mut rules = Rules::of(Game::Kingdomino, None).unwrap();
        if let Some(bonus) = bonus {
            rules = rules.with_bonus(bonus).unwrap();
        }
        let mut hand: Vec<Domino> = DominoBox::Kingdomino.dominoes().skip(18).collect();
        dice.shuffle(&mut hand);
        hand.truncate(1 + dice.below(3));
        let kingdom = play_hands(&[hand.clone()], Frame::Five, Care::None, 7).swap_remove(0);
        let entrant = Entrant::new(&kingdom, Holdings::default());
        let best = best_laying(&rules, &entrant, &hand, || true).unwrap();
        assert!(best.proven);
        assert_eq!(best.points, brute_force(&rules, &hand), "{hand:?}");
    }
}

#[test]
fn the_best_laying_is_legal_and_never_worse_than_the_real_one() {
    let mut dice = Random::new(6);
    for _ in 0..12 {
        let (rules, seats) = legal_game(&mut dice);
        let asked = entrants(&seats);
        let Some(laid) = Some(audit(&rules, &asked).dominoes).filter(|laid| !laid.is_empty()) else {
            continue;
        };
        let dominoes: Vec<Domino> =
            laid.iter().filter(|laid| laid.kingdom == 0).map(|laid| laid.domino).collect();
        let mut steps = 0;
        let best = best_laying(&rules, &asked[0], &dominoes, || {
            steps += 1;
            steps < 200
        })
        .unwrap();
        let real = Score::of(&rules, asked[0].kingdom, &asked[0].holdings).total();
        assert!(best.points >= real);
        assert_eq!(Score::of(&rules, &best.kingdom, &asked[0].holdings).total(), best.points);
        let entrant = Entrant { kingdom: &best.kingdom, ..asked[0] };
        let possible = audit(&rules, &[entrant]);
        assert!(possible.possible(), "{}\n{:?}", best.kingdom, possible.findings);
    }
}
