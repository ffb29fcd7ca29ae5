//! The best laying, against trying everything and against the real one.

use crowncount::laying::{Care, play_hands};
use crowncount::random::Random;
use crowncount::{
    Cell, Domino, DominoBox, Entrant, Frame, Game, Holdings, Kingdom, Place, Rules, Score, Square, audit,
    best_laying,
};

use crate::legal_games::{entrants, legal_game};

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
