//! What a referee may and may not say, over games that were laid by legal moves. `GAMES=10000 cargo test --test referee`
//! plays that many.
#![allow(clippy::unwrap_used, missing_docs)]

use crowncount::laying::{Care, play_hands};
use crowncount::random::Random;
use crowncount::words::Words;
use crowncount::{
    Building, Cell, Domino, DominoBox, Earned, Entrant, Finding, Frame, Game, Gravity, Holdings, Input,
    Kingdom, Place, PlayerColour, Reach, Rules, Score, Square, Terrain, WhatIf, audit, best_laying, explain,
    inspect,
};

/// One seat: kingdom, holdings, colour, members.
struct Seat {
    kingdom: Kingdom,
    holdings: Holdings,
    colour: PlayerColour,
    members: Vec<String>,
}

/// The tables that legal games are played at: the game, the frame, how many kingdoms, whether they are of teams.
const TABLES: [(Game, Frame, usize, bool); 8] = [
    (Game::Kingdomino, Frame::Five, 2, false),
    (Game::Kingdomino, Frame::Five, 3, false),
    (Game::Kingdomino, Frame::Five, 4, false),
    (Game::Kingdomino, Frame::Seven, 2, false),
    (Game::Queendomino, Frame::Five, 4, false),
    (Game::Queendomino, Frame::Seven, 2, false),
    (Game::RoyalWedding, Frame::Five, 6, false),
    (Game::RoyalWedding, Frame::Seven, 4, true),
];

fn legal_game(dice: &mut Random) -> (Rules, Vec<Seat>) {
    let (game, frame, players, teams) = TABLES[dice.below(TABLES.len())];
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
    for hand in &mut hands {
        dice.shuffle(hand);
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
    let most = seats.iter().map(|seat| seat.holdings.towers).max().unwrap();
    if most > 0 {
        let hosts: Vec<usize> =
            (0..seats.len()).filter(|&seat| seats[seat].holdings.towers == most).collect();
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
    holdings.knights = 1;
    let mut built = 0;
    for place in towns.iter().collect::<Vec<Place>>() {
        if dice.below(3) == 0 || built == frame.dominoes() || tiles.is_empty() {
            continue;
        }
        let Some(building) = tiles.pop() else { break };
        kingdom.set(place, Cell::Built(building));
        built += 1;
        // Sparingly, so that the box is not emptied.
        let guess = u8::from(dice.below(4) == 0);
        holdings.knights += u32::from(building.brings().knights.unwrap_or(guess));
        holdings.towers += u32::from(building.brings().towers.unwrap_or(guess));
    }
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

#[test]
fn a_game_laid_by_legal_moves_is_never_contradicted() {
    let mut dice = Random::new(1);
    for game in 0..games() {
        let (rules, seats) = legal_game(&mut dice);
        let contradicts = |finding: &Finding| finding.gravity() == Gravity::Contradiction;
        let found: Vec<Finding> =
            inspect(&rules, &entrants(&seats)).into_iter().filter(contradicts).collect();
        assert!(found.is_empty(), "game {game} of {:?}: {found:?}", rules.book().game);
        // All dominoes were dealt, so that nobody is still playing.
        let ids: Vec<&str> =
            inspect(&rules, &entrants(&seats)).iter().map(|finding| finding.sort.id()).collect();
        assert!(!ids.contains(&"unfinished"), "game {game}");
    }
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

#[test]
fn the_bounds_hold_for_every_completion_and_are_reached() {
    let rules = Rules::of(Game::Kingdomino, None).unwrap();
    let squares = DominoBox::Kingdomino.dominoes().flat_map(|domino| domino.squares);
    let mut cells: Vec<Cell> = squares.map(Cell::Square).chain([Cell::Empty, Cell::Castle]).collect();
    cells.sort_unstable();
    cells.dedup();
    let mut dice = Random::new(2);
    let mut bounded = 0;
    for _ in 0..40 {
        // A few dominoes, one or two of whose squares nobody has seen.
        let mut dominoes: Vec<Domino> = DominoBox::Kingdomino.dominoes().collect();
        dice.shuffle(&mut dominoes);
        dominoes.truncate(1 + dice.below(4));
        let mut kingdom = play_hands(&[dominoes], Frame::Five, Care::Compact, 3).swap_remove(0);
        for _ in 0..=dice.below(2) {
            let places: Vec<Place> = kingdom.places_where(Cell::is_tile).iter().collect();
            kingdom.set(places[dice.below(places.len())], Cell::Unknown);
        }
        let holdings = Holdings::default();
        let possible = |kingdom: &Kingdom| audit(&rules, &[Entrant::new(kingdom, holdings)]).possible();
        let mut totals: Vec<u32> = fillings(&kingdom, &cells)
            .iter()
            .filter(|kingdom| possible(kingdom))
            .map(|kingdom| Score::of(&rules, kingdom, &holdings).total())
            .collect();
        totals.sort_unstable();
        if let Some(reach) = Reach::of(&rules, &[Entrant::new(&kingdom, holdings)], 0) {
            bounded += 1;
            assert_eq!(Some(&reach.least), totals.first(), "{kingdom}");
            assert_eq!(Some(&reach.most), totals.last(), "{kingdom}");
        }
    }
    assert!(bounded >= 20, "{bounded} of 40 have bounds");
}

#[test]
fn what_if_is_scoring_the_changed_game() {
    let mut dice = Random::new(3);
    for _ in 0..50 {
        let (rules, mut seats) = legal_game(&mut dice);
        let player = dice.below(seats.len());
        let places: Vec<Place> = seats[player].kingdom.places().collect();
        let place = places[dice.below(places.len())];
        let cell = [Cell::Empty, Cell::Square(Square::plain(Terrain::Wheat)), Cell::Unknown][dice.below(3)];
        let asked = entrants(&seats);
        let difference = WhatIf::Cell { player, place, cell }.apply(&rules, &asked).unwrap();
        let queen = rules.book().inputs.contains(&Input::Queen);
        let moved = queen.then(|| WhatIf::Queen(Some(player)).apply(&rules, &asked).unwrap());
        let total = |seat: &Seat| Score::of(&rules, &seat.kingdom, &seat.holdings).total();
        assert_eq!(difference.before, seats.iter().map(total).collect::<Vec<u32>>());
        let before = seats[player].kingdom.get(place);
        seats[player].kingdom.set(place, cell);
        assert_eq!(difference.after, seats.iter().map(total).collect::<Vec<u32>>());
        seats[player].kingdom.set(place, before);
        if let Some(moved) = moved {
            for (seat, owner) in seats.iter_mut().enumerate() {
                owner.holdings.queen = seat == player;
            }
            assert_eq!(moved.after, seats.iter().map(total).collect::<Vec<u32>>());
        }
    }
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
            let left: usize = left.dominoes.iter().map(|unlaid| unlaid.count).sum();
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
