//! Scores, notation, game files, ranking and the paper check.

use crowncount::game::file::{read, write};
use crowncount::game::tidy_name;
use crowncount::{
    Building, Cell, Frame, Game, Holdings, Kingdom, Match, Mistake, Outcome, PaperFault, PaperLine, Place,
    Player, Rules, Score, Square, Terrain, check_paper, rank, territories,
};
use proptest::prelude::*;

use crate::cell;

const COATS: [Terrain; 6] = [
    Terrain::Dot,
    Terrain::Stripe,
    Terrain::DoubleDot,
    Terrain::DoubleStripe,
    Terrain::Black,
    Terrain::Quarters,
];

fn coat_cell() -> impl Strategy<Value = Cell> {
    prop_oneof![
        8 => (0..6_usize, 0..=4_u8)
            .prop_map(|(coat, crosses)| Cell::Square(Square::new(COATS[coat], crosses).unwrap())),
        1 => Just(Cell::Castle),
        1 => Just(Cell::Empty),
    ]
}

fn kingdom_of(cell: impl Strategy<Value = Cell> + Clone) -> impl Strategy<Value = Kingdom> {
    (1..=9_u8, 1..=9_u8).prop_flat_map(move |(rows, cols)| {
        let count = usize::from(rows) * usize::from(cols);
        prop::collection::vec(cell.clone(), count).prop_map(move |cells| {
            let mut kingdom = Kingdom::filled(rows, cols, Cell::Empty);
            for (place, cell) in kingdom.places().zip(cells) {
                kingdom.set(place, cell);
            }
            kingdom
        })
    })
}

fn kingdom() -> impl Strategy<Value = Kingdom> {
    kingdom_of(cell().boxed())
}

fn holdings() -> impl Strategy<Value = Holdings> {
    (0..60_u32, 0..9_u32, 0..9_u32, any::<bool>()).prop_map(|(coins, knights, towers, queen)| Holdings {
        coins: Some(coins),
        knights: Some(knights),
        towers: Some(towers),
        queen: Some(queen),
        power: None,
    })
}

fn queendomino() -> Rules {
    let rules = Rules::of(Game::Queendomino, None).unwrap().with_frame(Frame::Seven).unwrap();
    rules
        .with_bonus(crowncount::Bonus::Harmony)
        .unwrap()
        .with_bonus(crowncount::Bonus::MiddleKingdom)
        .unwrap()
}

/// Scores as a patient person would: walks from every square to all it is connected with.
fn slow_total(kingdom: &Kingdom, holdings: &Holdings) -> u32 {
    let mut groups: Vec<Vec<Place>> = Vec::new();
    for place in kingdom.places() {
        if kingdom.get(place).terrain().is_none() || groups.iter().flatten().any(|&other| other == place) {
            continue;
        }
        let mut group = vec![place];
        let mut next = 0;
        while let Some(&from) = group.get(next) {
            for (dr, dc) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
                let (row, col) = (i32::from(from.row) + dr, i32::from(from.col) + dc);
                let inside = (0..i32::from(kingdom.rows())).contains(&row)
                    && (0..i32::from(kingdom.cols())).contains(&col);
                if inside {
                    let to = Place::new(row as u8, col as u8);
                    if !group.contains(&to) && kingdom.get(to).terrain() == kingdom.get(place).terrain() {
                        group.push(to);
                    }
                }
            }
            next += 1;
        }
        groups.push(group);
    }
    let crowns =
        |group: &[Place]| group.iter().map(|&place| u32::from(kingdom.get(place).crowns())).sum::<u32>();
    let mut total: u32 = groups.iter().map(|group| group.len() as u32 * crowns(group)).sum();
    if holdings.has_queen() {
        total += groups.iter().map(|group| group.len() as u32).max().unwrap_or(0);
    }
    total += holdings.coins() / 3;
    let count = |terrain: Terrain| {
        groups.iter().filter(|group| kingdom.get(group[0]).terrain() == Some(terrain)).count() as u32
    };
    for (_, cell) in kingdom.iter() {
        total += match cell {
            Cell::Built(Building::Bakery) => 2 * count(Terrain::Wheat),
            Cell::Built(Building::Sawmill) => 2 * count(Terrain::Forest),
            Cell::Built(Building::Fishmonger) => 2 * count(Terrain::Lake),
            Cell::Built(Building::WeavingShop) => 2 * count(Terrain::Grassland),
            Cell::Built(Building::MagicSchool) => 2 * count(Terrain::Swamp),
            Cell::Built(Building::Foundry) => 2 * count(Terrain::Mine),
            Cell::Built(Building::Church) => 2 * count(Terrain::Town),
            Cell::Built(
                Building::SafeKnights
                | Building::SafeTowers
                | Building::BigTavern
                | Building::FortifiedCastle,
            ) => 2,
            Cell::Built(Building::SmallTavern | Building::Guardtower) => 3,
            Cell::Built(Building::Statue) => 5,
            Cell::Built(Building::TravellingCastle) => holdings.towers(),
            Cell::Built(Building::TrainingCamp) => holdings.knights(),
            _ => 0,
        };
    }
    total
}

/// Whether a mistake turns what is right into what was counted, by its own numbers.
fn explains(mistake: Mistake, fault: &PaperFault) -> bool {
    let (right, counted) = (fault.right, fault.counted);
    match mistake {
        Mistake::CoinsUndivided { coins } => counted == coins && right == coins / 3,
        Mistake::QueenLeftOut { squares } => counted + squares == right,
        Mistake::CrownsLeftOut(own) => counted + own.squares * own.crowns == right + own.squares,
        Mistake::TerritoryLeftOut(own) => counted + own.squares * own.crowns == right,
        Mistake::CountedAsTwo { whole, parts: [one, other] } => {
            one.squares + other.squares == whole.squares
                && one.crowns + other.crowns == whole.crowns
                && counted + whole.squares * whole.crowns
                    == right + one.squares * one.crowns + other.squares * other.crowns
        }
        Mistake::BonusForgotten { points } => counted == 0 && right == points,
        Mistake::BuildingTwice { points, .. } => counted == right + points,
        Mistake::LinesSwapped(_) | Mistake::AddedWrongly { .. } | Mistake::FollowsFromLines => false,
    }
}

proptest! {
    #[test]
    fn the_paper_check_names_only_slips_that_make_the_numbers_agree(
        kingdom in kingdom(),
        holdings in holdings(),
        line in any::<prop::sample::Index>(),
        counted in 0..40_u32,
    ) {
        let score = Score::of(&queendomino(), &kingdom, &holdings);
        let own = |line: PaperLine| match line {
            PaperLine::Total => Some(score.total()),
            PaperLine::Line(id) => score.lines.iter().find(|line| line.id == id).map(|line| line.points),
        };
        prop_assert_eq!(check_paper(&kingdom, &score, own), vec![]);
        let wrong = PaperLine::Line(line.get(&score.lines).id);
        let paper = |line| if line == wrong { Some(counted) } else { own(line) };
        let faults = check_paper(&kingdom, &score, paper);
        prop_assert_eq!(faults.is_empty(), own(wrong) == Some(counted));
        for fault in &faults {
            prop_assert!(fault.slips.iter().all(|slip| explains(slip.mistake, fault)), "{:?}", fault);
        }
    }
}

proptest! {
    #[test]
    fn turning_and_mirroring_change_no_score(kingdom in kingdom(), holdings in holdings()) {
        let total = |kingdom: &Kingdom| Score::of(&queendomino(), kingdom, &holdings).total();
        prop_assert_eq!(total(&kingdom.turned()), total(&kingdom));
        prop_assert_eq!(total(&kingdom.mirrored()), total(&kingdom));
        prop_assert_eq!(kingdom.turned().turned().turned().turned(), kingdom.clone());
        prop_assert_eq!(kingdom.mirrored().mirrored(), kingdom);
    }

    #[test]
    fn the_total_is_that_of_the_slow_count(kingdom in kingdom(), holdings in holdings()) {
        let rules = Rules::of(Game::Queendomino, None).unwrap();
        let score = Score::of(&rules, &kingdom, &holdings);
        prop_assert_eq!(score.total(), slow_total(&kingdom, &holdings));
    }

    #[test]
    fn territories_share_out_all_squares(kingdom in kingdom()) {
        let squares = kingdom.iter().filter(|(_, cell)| cell.terrain().is_some()).count() as u32;
        let found = territories(&kingdom);
        prop_assert_eq!(found.iter().map(|territory| territory.squares).sum::<u32>(), squares);
        for territory in &found {
            prop_assert!(territory.places.iter().all(|p| kingdom.get(p).terrain() == Some(territory.terrain)));
        }
    }

    #[test]
    fn a_kingdom_survives_its_notation(kingdom in kingdom()) {
        prop_assert_eq!(kingdom.to_string().parse::<Kingdom>().unwrap(), kingdom.clone());
        prop_assert_eq!(kingdom.to_string().replace('\n', " / ").parse::<Kingdom>().unwrap(), kingdom);
    }

    #[test]
    fn a_duel_map_survives_its_notation(kingdom in kingdom_of(coat_cell().boxed())) {
        prop_assert_eq!(kingdom.to_string().parse::<Kingdom>().unwrap(), kingdom);
    }

    #[test]
    fn reading_never_panics(text in "\\PC{0,60}", cells in "[wflgsmtcdDiIbq.?0-9: /\n-]{0,80}") {
        let _ = text.parse::<Kingdom>();
        let _ = cells.parse::<Kingdom>();
        let _ = read(&text);
    }

    #[test]
    fn a_game_survives_its_file(first in kingdom(), second in kingdom(), owned in holdings(), name in "\\PC{1,12}") {
        let name = tidy_name(&name);
        let bo = Player::new("Bo", second);
        prop_assume!(!name.trim().is_empty() && !bo.is_called(&name));
        let mut game = Match::of(queendomino(), vec![Player::new(name, first), bo]);
        game.rounds[0].players[1].holdings = owned;
        game.rounds[0].players[0].members = vec!["x".to_owned(), "ÿ".to_owned()];
        let text = write(&game);
        let again = read(&text).unwrap();
        prop_assert_eq!(write(&again), text);
        prop_assert_eq!(&again.rounds[0].players, &game.rounds[0].players);
        prop_assert_eq!(Outcome::of(&again), Outcome::of(&game));
    }

    #[test]
    fn places_are_counted_without_gaps(points in prop::collection::vec((0..4_u32, 1..3_u32, 0..3_u32), 1..8)) {
        let tallies: Vec<_> = points
            .iter()
            .map(|&(points, largest_territory, crowns)| crowncount::Tally { points, largest_territory, crowns })
            .collect();
        for edition in crowncount::Edition::ALL {
            let ranking = rank(&Rules::of(Game::Kingdomino, Some(*edition)).unwrap(), &tallies);
            let mut place = 1;
            for standing in &ranking {
                prop_assert_eq!(standing.place, place);
                prop_assert_eq!(standing.decided_by().is_none(), standing.players.len() > 1);
                place += standing.players.len();
            }
            prop_assert_eq!(place, tallies.len() + 1);
        }
    }
}
