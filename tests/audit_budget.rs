//! No audit takes more than a second of the processor and 200 MB, with all the cells that it suspects, whatever the
//! kingdoms are: past its budget it says that nothing is decided. Work is counted, so that the answer is the same on
//! every machine; here the count is held against the clock of the thread. All in one test: memory is counted for the
//! whole program.
//!
//! `CASES=5000 cargo test --release --test audit_budget -- --nocapture` tries more and prints the slowest.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use std::time::Duration;

use crowncount::laying::{Care, Effort, Supply, play};
use crowncount::random::Random;
use crowncount::{
    AUDIT_BUDGET, Cell, DominoKind, Entrant, Frame, Game, Holdings, Kingdom, MAX_SIDE, Match, Open, Outcome,
    Place, Player, Rules, Square, audit_counted,
};
use peak_alloc::PeakAlloc;
use rustix::time::{ClockId, clock_gettime};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// A second where the program is optimised. Tests are less so, and run on machines that are slower or busy.
const LONGEST: Duration = Duration::from_secs(if cfg!(debug_assertions) { 6 } else { 1 });
const MOST_MEMORY: usize = 200 << 20;

/// The time that this thread had the processor.
fn time() -> Duration {
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap()
}

/// Rules and kingdoms that are hard to judge, each sort in its turn.
fn hard_table(random: &mut Random, number: usize) -> (Rules, Vec<Kingdom>) {
    let games = [Game::Kingdomino, Game::Queendomino, Game::RoyalWedding, Game::Duel];
    let game = games[number % games.len()];
    let mut rules = Rules::of(game, None).unwrap();
    if random.chance(0.7) {
        rules = rules.clone().with_frame(Frame::Seven).unwrap_or(rules);
    }
    let players = 1 + random.below(8);
    let mut kingdoms = match number / games.len() % 3 {
        _ if rules.book().boxes.is_empty() => scattered(random, &rules, players),
        0 => scattered(random, &rules, players),
        _ => {
            let care = if random.chance(0.5) { Care::None } else { Care::Compact };
            play(rules.book().boxes, rules.frame(), players, care, number as u64)
        }
    };
    // Legal kingdoms with a few squares changed are the hardest: nothing shows at first sight.
    for _ in 0..random.below(5) {
        let (one, other) = (random.below(players), random.below(players));
        let place = |random: &mut Random, kingdom: &Kingdom| {
            let squares: Vec<Place> = kingdom.places_where(|cell| cell.square().is_some()).iter().collect();
            random.choice(&squares).copied()
        };
        let (Some(a), Some(b)) = (place(random, &kingdoms[one]), place(random, &kingdoms[other])) else {
            continue;
        };
        let (left, right) = (kingdoms[one].get(a), kingdoms[other].get(b));
        kingdoms[one].set(a, right);
        kingdoms[other].set(b, left);
    }
    if random.chance(0.5) {
        let share = random.unit();
        for kingdom in &mut kingdoms {
            for place in kingdom.places().collect::<Vec<_>>() {
                if kingdom.get(place) != Cell::Castle && random.chance(share / 2.0) {
                    kingdom.set(place, Cell::Unknown);
                }
            }
        }
    }
    (rules, kingdoms)
}

/// Squares of the box anywhere, no more of a kind than there are.
fn scattered(random: &mut Random, rules: &Rules, players: usize) -> Vec<Kingdom> {
    let supply = Supply::of(rules.book().boxes);
    let mut squares: Vec<Square> = supply.kinds().flat_map(DominoKind::squares).collect();
    if squares.is_empty() {
        let coats = rules.book().terrains.iter().map(|&terrain| Square::plain(terrain));
        squares = coats.flat_map(|coat| vec![coat; 60]).collect();
    }
    random.shuffle(&mut squares);
    let side = if random.chance(0.5) { MAX_SIDE } else { rules.frame().rows() };
    (0..players)
        .map(|_| {
            let mut kingdom = Kingdom::filled(side, side, Cell::Empty);
            for place in kingdom.places().collect::<Vec<_>>() {
                if let Some(square) = squares.pop() {
                    kingdom.set(place, Cell::Square(square));
                }
            }
            kingdom.set(Place::new(side / 2, side / 2), Cell::Castle);
            kingdom
        })
        .collect()
}

/// The kingdoms as a game, one square of which nobody knows.
fn with_one_unknown(rules: Rules, mut kingdoms: Vec<Kingdom>, seed: u64) -> Match {
    let random = &mut Random::new(seed);
    let player = random.below(kingdoms.len());
    let squares: Vec<Place> = kingdoms[player].places_where(|cell| cell.square().is_some()).iter().collect();
    if let Some(&place) = random.choice(&squares) {
        kingdoms[player].set(place, Cell::Unknown);
    }
    let named = |(index, kingdom)| Player::new(format!("Player {index}"), kingdom);
    Match::of(rules, kingdoms.into_iter().enumerate().map(named).collect())
}

#[test]
fn no_audit_takes_more_than_a_second_and_200_megabytes() {
    let cases: usize = std::env::var("CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(150);
    let (mut slowest, mut largest, mut spent_out) = (Duration::ZERO, 0, 0);
    let (mut slowest_reach, mut reached) = (Duration::ZERO, 0);
    for number in 0..cases {
        let (rules, kingdoms) = hard_table(&mut Random::new(number as u64), number);
        let entrants: Vec<Entrant<'_>> =
            kingdoms.iter().map(|kingdom| Entrant::new(kingdom, Holdings::default())).collect();
        let before = MEMORY.current_usage();
        MEMORY.reset_peak_usage();
        let (begin, mut budget) = (time(), AUDIT_BUDGET);
        let audit = audit_counted(&rules, &entrants, Effort::default(), &mut budget);
        let (took, memory) = (time().saturating_sub(begin), MEMORY.peak_usage().saturating_sub(before));
        let said = || {
            let each: Vec<String> =
                kingdoms.iter().map(|kingdom| kingdom.to_string().replace('\n', " / ")).collect();
            format!("case {number}, {:?}: {took:?}, {memory} bytes\n{}", rules.book().game, each.join("\n"))
        };
        assert!(took <= LONGEST, "{}", said());
        assert!(memory <= MOST_MEMORY, "{}", said());
        // A budget that is spent is no reason to accuse anybody.
        spent_out += usize::from(budget.left() == 0);
        if took > slowest {
            slowest = took;
            println!("{}\nlooks: {}", said(), AUDIT_BUDGET.left() - budget.left());
        }
        // One place that nobody knows: what its kingdom can still come to, for all players together.
        let (game, begin) = (with_one_unknown(rules.clone(), kingdoms.clone(), number as u64), time());
        let outcome = Outcome::of(&game).with_reach(&game);
        let took = time().saturating_sub(begin);
        reached +=
            usize::from(outcome.open.iter().any(|open| matches!(open, Open::Cells { reach: Some(_), .. })));
        slowest_reach = slowest_reach.max(took);
        assert!(took <= LONGEST, "reaches: {took:?}\n{}", said());
        largest = largest.max(memory);
        if number % 16 == 0 {
            let mut again = AUDIT_BUDGET;
            assert_eq!(audit_counted(&rules, &entrants, Effort::default(), &mut again), audit);
            assert_eq!(again, budget, "the same work each time");
        }
    }
    println!("{cases} tables: at most {slowest:?} and {largest} bytes; {spent_out} budgets were spent");
    println!("what they can still come to: at most {slowest_reach:?}; {reached} tables have bounds");
}
