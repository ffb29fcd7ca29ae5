//! The answers to the questions asked at the table agree with the scores.

use crowncount::random::Random;
use crowncount::words::Words;
use crowncount::{
    Building, Cell, Earned, Entrant, Holdings, Input, Kingdom, LeftOver, Place, Score, Square, Terrain,
    WhatIf, explain,
};

use crate::legal_games::{Seat, entrants, legal_game};

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
        for host in [Some(player), None] {
            let moved = WhatIf::Queen(host).apply(&rules, &entrants(&seats));
            assert_eq!(moved.is_ok(), rules.book().inputs.contains(&Input::Queen));
            if let Ok(moved) = moved {
                for (seat, owner) in seats.iter_mut().enumerate() {
                    owner.holdings.queen = Some(host == Some(seat));
                }
                assert_eq!(moved.after, totals(&seats));
            }
        }
    }
    assert!(built > 100 && razed > 50, "{built} buildings, {razed} of them taken away");
}

#[test]
fn buildings_gaps_and_the_queen_are_worth_the_difference_that_they_make() {
    let mut dice = Random::new(7);
    let (mut built, mut gaps, mut queens) = (0, 0, 0);
    for _ in 0..60 {
        let (rules, seats) = legal_game(&mut dice);
        let explanation = explain(&rules, &entrants(&seats));
        let total = |kingdom: &Kingdom, holdings: &Holdings| Score::of(&rules, kingdom, holdings).total();
        for (seat, notes) in seats.iter().zip(&explanation.kingdoms) {
            let real = total(&seat.kingdom, &seat.holdings);
            let with = |place: Place, terrain: Terrain| {
                let mut changed = seat.kingdom.clone();
                changed.set(place, Cell::Square(Square::plain(terrain)));
                total(&changed, &seat.holdings)
            };
            for worth in &notes.buildings {
                assert_eq!(with(worth.place, Terrain::Town) + worth.points, real);
                built += 1;
            }
            for gap in &notes.gaps {
                let most = rules.book().terrains.iter().map(|&terrain| with(gap.place, terrain)).max();
                assert_eq!(most, Some(real + gap.points));
                assert_eq!(with(gap.place, gap.terrain), real + gap.points);
                gaps += 1;
            }
        }
        for (seat, worth) in seats.iter().zip(explanation.queen.iter().flat_map(|queen| &queen.to_each)) {
            let with = |queen: bool| total(&seat.kingdom, &Holdings { queen: Some(queen), ..seat.holdings });
            assert_eq!(with(false) + worth, with(true));
            queens += 1;
        }
    }
    assert!(built > 50 && gaps > 50 && queens > 50, "{built} buildings, {gaps} gaps, {queens} Queens");
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
