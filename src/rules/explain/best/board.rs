//! The frame with its castle, what a hand of dominoes holds, and what an unfinished laying can still score.

use super::super::super::{Bonus, Entrant, Harmony, MiddleKingdom, Rules, Territory, territories};
use super::state::{KINDS, PartialLaying, TERRAINS};
use crate::model::{Building, Cell, Domino, DominoKind, Effect, Frame, Kingdom, Place, Square, Terrain};

/// The dominoes to be laid, and what counts besides their crowns.
pub(super) struct DominoHand {
    pub(super) kinds: Vec<HandKind>,
    /// Squares and crowns of each terrain.
    squares: [u32; TERRAINS],
    crowns: [u32; TERRAINS],
    /// Points for each territory of a terrain, by buildings.
    per_territory: [u32; TERRAINS],
    /// Crowns that buildings add to towns.
    town_crowns: u32,
    queen: bool,
    /// Points that do not depend on the laying.
    fixed: u32,
    middle: bool,
}

/// Dominoes of a hand that look alike.
pub(super) struct HandKind {
    pub(super) halves: [Half; 2],
    pub(super) count: u8,
}

/// One square of a domino.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Half {
    pub(super) terrain: usize,
    pub(super) crowns: u8,
}

impl DominoHand {
    pub(super) fn new(rules: &Rules, entrant: &Entrant<'_>, dominoes: &[Domino]) -> Self {
        let mut kinds: Vec<DominoKind> = dominoes.iter().map(|domino| domino.kind()).collect();
        kinds.sort_unstable();
        let half = |square: Square| Half { terrain: square.terrain() as usize, crowns: square.crowns() };
        let of_kind = |alike: &[DominoKind]| HandKind {
            halves: alike[0].squares().map(half),
            count: alike.len() as u8,
        };
        let halves = || dominoes.iter().flat_map(|domino| domino.squares).map(half);
        let mut hand = Self {
            kinds: kinds.chunk_by(|a, b| a == b).map(of_kind).collect(),
            squares: [0; TERRAINS],
            crowns: [0; TERRAINS],
            per_territory: [0; TERRAINS],
            town_crowns: 0,
            queen: rules.counted(&entrant.holdings).has_queen(),
            fixed: 0,
            middle: rules.bonuses().contains(&Bonus::MiddleKingdom),
        };
        debug_assert!(hand.kinds.len() <= KINDS);
        for half in halves() {
            hand.squares[half.terrain] += 1;
            hand.crowns[half.terrain] += u32::from(half.crowns);
        }
        let counted = rules.counted(&entrant.holdings);
        hand.fixed = counted.coins() / 3;
        for building in entrant.buildings() {
            match building.effect() {
                Effect::PerTerritory(terrain) => {
                    hand.per_territory[terrain as usize] += Effect::POINTS_PER_TERRITORY;
                }
                Effect::PerTower => hand.fixed += counted.towers(),
                Effect::PerKnight => hand.fixed += counted.knights(),
                Effect::Points(points) => hand.fixed += u32::from(points),
                Effect::Crown => hand.town_crowns += 1,
            }
        }
        if rules.bonuses().contains(&Bonus::Harmony) && dominoes.len() as u32 == rules.frame().dominoes() {
            hand.fixed += Harmony::POINTS;
        }
        hand
    }
}

/// The frame with its castle.
pub(super) struct Board {
    pub(super) side: u8,
    pub(super) castle: u64,
    /// All places of the frame.
    pub(super) all: u64,
    /// The dark places of its checkerboard: a domino covers one of them.
    dark: u64,
    /// The left and the right column, where a step sideways ends.
    left_edge: u64,
    pub(super) right_edge: u64,
    castle_place: Place,
    /// Points for the castle in the middle, where it stands there.
    middle: u32,
}

impl Board {
    pub(super) fn new(frame: Frame, (row, col): (u8, u8), hand: &DominoHand) -> Self {
        let side = frame.rows();
        let places = |is: fn(u8, u8, u8) -> bool| -> u64 {
            let all = (0..side).flat_map(|row| (0..side).map(move |col| (row, col)));
            all.filter(|&(row, col)| is(row, col, side)).map(|(row, col)| 1 << (row * side + col)).sum()
        };
        let is_middle = row == side / 2 && col == side / 2;
        Self {
            side,
            castle: 1 << (row * side + col),
            all: places(|_, _, _| true),
            dark: places(|row, col, _| (row + col) % 2 == 1),
            left_edge: places(|_, col, _| col == 0),
            right_edge: places(|_, col, side| col + 1 == side),
            castle_place: Place::new(row, col),
            middle: if is_middle && hand.middle { MiddleKingdom::POINTS } else { 0 },
        }
    }

    /// These places and their neighbours.
    pub(super) fn grown(&self, places: u64) -> u64 {
        let sideways = (places & !self.right_edge) << 1 | (places & !self.left_edge) >> 1;
        let upright = places << self.side | places >> self.side;
        (places | sideways | upright) & self.all
    }

    pub(super) fn free(&self, state: &PartialLaying) -> u64 {
        self.all & !state.taken
    }

    /// The connected groups of some places.
    fn groups(&self, places: u64) -> impl Iterator<Item = u64> {
        let mut rest = places;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let mut group = rest & rest.wrapping_neg();
            loop {
                let next = self.grown(group) & places;
                if next == group {
                    break;
                }
                group = next;
            }
            rest &= !group;
            Some(group)
        })
    }

    /// Whether the dominoes that are left can still be laid side by side in what is free, whatever they show.
    pub(super) fn has_room(&self, state: &PartialLaying) -> bool {
        let pairs = |group: u64| (group & self.dark).count_ones().min((group & !self.dark).count_ones());
        self.groups(self.free(state)).map(pairs).sum::<u32>() >= state.to_lay()
    }

    /// The most points, and those if every territory that can grow stays by itself and one of them gets all squares to
    /// come, which is nearer to what happens.
    pub(super) fn outlook(&self, hand: &DominoHand, state: &PartialLaying) -> (u32, u32) {
        (self.bound(hand, state), self.hope(hand, state))
    }

    fn hope(&self, hand: &DominoHand, state: &PartialLaying) -> u32 {
        let free = self.free(state);
        let (mut hope, mut largest) = (hand.fixed + self.middle, 0);
        for terrain in 0..TERRAINS {
            let laid = state.terrain[terrain];
            let to_come = hand.squares[terrain] - laid.count_ones();
            let crowns_to_come = hand.crowns[terrain] - state.crowns(laid);
            let (mut alone, mut groups, mut best_gain) = (0, 0, to_come * crowns_to_come);
            for group in self.groups(laid) {
                let (squares, crowns) = (group.count_ones(), state.crowns(group));
                groups += 1;
                alone += squares * crowns;
                largest = largest.max(squares);
                if to_come > 0 && self.grown(group) & free != 0 {
                    let grown = (squares + to_come) * (crowns + crowns_to_come);
                    best_gain = best_gain.max(grown - squares * crowns);
                    largest = largest.max(squares + to_come);
                }
            }
            hope += alone + best_gain + hand.per_territory[terrain] * groups.max(u32::from(to_come > 0));
            largest = largest.max(to_come);
        }
        let towns = hand.squares[Terrain::Town as usize];
        hope + hand.town_crowns * towns / 2 + u32::from(hand.queen) * largest
    }

    /// The most points that an unfinished laying can reach: territories of a terrain that the squares to come can reach
    /// from one another are joined, and the squares and the crowns to come go where they count most.
    pub(super) fn bound(&self, hand: &DominoHand, state: &PartialLaying) -> u32 {
        let free = self.free(state);
        let (mut bound, mut largest) = (hand.fixed + self.middle, 0);
        for terrain in 0..TERRAINS {
            let laid = state.terrain[terrain];
            let to_come = hand.squares[terrain] - laid.count_ones();
            let crowns_to_come = hand.crowns[terrain] - state.crowns(laid);
            // Squares to come may also lie by themselves.
            let (mut most_squares, mut most_crowns, mut joined_gain) = (0, 0, to_come * crowns_to_come);
            let (mut rest, mut groups) = (laid, 0);
            while rest != 0 {
                let joined = self.joined(rest, laid, free, to_come);
                rest &= !joined;
                groups += 1;
                let (squares, crowns) = (joined.count_ones(), state.crowns(joined));
                bound += squares * crowns;
                if to_come > 0 && self.grown(joined) & free != 0 {
                    let grown = (squares + to_come) * (crowns + crowns_to_come);
                    joined_gain = joined_gain.max(grown - squares * crowns);
                    most_squares = most_squares.max(squares);
                    most_crowns = most_crowns.max(crowns);
                    largest = largest.max(squares + to_come);
                }
                largest = largest.max(squares);
            }
            // What two numbers of two territories add is most at the ends: all squares to come go to one territory, and
            // all crowns to come to the same or to another.
            bound += joined_gain.max(most_crowns * to_come + most_squares * crowns_to_come);
            // Joined territories count once for a building, so here they stay apart.
            if hand.per_territory[terrain] > 0 {
                groups = self.groups(laid).count() as u32;
            }
            bound += hand.per_territory[terrain] * (groups + to_come);
            largest = largest.max(to_come);
        }
        let towns = hand.squares[Terrain::Town as usize];
        bound + hand.town_crowns * towns + u32::from(hand.queen) * largest
    }

    /// The first territory of `rest`, with all of its terrain that so many squares to come could join to it.
    fn joined(&self, rest: u64, laid: u64, free: u64, to_come: u32) -> u64 {
        let fill = |seed: u64, within: u64| {
            let mut group = seed;
            loop {
                let next = self.grown(group) & within;
                if next | group == group {
                    return group;
                }
                group |= next;
            }
        };
        let mut joined = fill(rest & rest.wrapping_neg(), laid);
        if to_come == 0 {
            return joined;
        }
        loop {
            let mut reached = joined;
            for _ in 0..to_come {
                let next = reached | self.grown(reached) & free;
                if next == reached {
                    break;
                }
                reached = next;
            }
            let touched = self.grown(reached) & laid & !joined;
            if touched == 0 {
                return joined;
            }
            joined |= fill(touched, laid);
        }
    }

    /// Whether dominoes could have been laid one after the other, each at the castle or at a square of its terrain.
    pub(super) fn keeps_connection(&self, hand: &DominoHand, laid: &[(usize, [u32; 2])]) -> bool {
        let mut on_board = [0_u64; TERRAINS];
        let mut waiting: Vec<&(usize, [u32; 2])> = laid.iter().collect();
        let at_castle = self.grown(self.castle);
        loop {
            let before = waiting.len();
            waiting.retain(|(kind, places)| {
                let halves = hand.kinds[*kind].halves;
                let connects = |(place, half): (&u32, &Half)| {
                    (self.grown(on_board[half.terrain]) | at_castle) & (1 << place) != 0
                };
                let fits = places.iter().zip(&halves).any(connects);
                if fits {
                    for (place, half) in places.iter().zip(&halves) {
                        on_board[half.terrain] |= 1 << place;
                    }
                }
                !fits
            });
            if waiting.is_empty() || waiting.len() == before {
                return waiting.is_empty();
            }
        }
    }

    /// Every way to lay one more domino by the connection rule.
    pub(super) fn moves(
        &self,
        hand: &DominoHand,
        state: &PartialLaying,
        mut with: impl FnMut(usize, [u32; 2]),
    ) {
        let free = self.free(state);
        let beside_castle = self.grown(self.castle) & free;
        for (index, kind) in hand.kinds.iter().enumerate().filter(|(index, _)| state.left[*index] > 0) {
            let [one, other] = kind.halves;
            let beside = |half: Half| (self.grown(state.terrain[half.terrain]) & free) | beside_castle;
            let (beside_one, beside_other) = (beside(one), beside(other));
            let mut firsts = free;
            while firsts != 0 {
                let first = firsts.trailing_zeros();
                firsts &= firsts - 1;
                let bit = 1 << first;
                let mut seconds = self.grown(bit) & free & !bit;
                if beside_one & bit == 0 {
                    seconds &= beside_other;
                }
                // Two equal squares need not be laid both ways round.
                if one == other {
                    seconds &= !(bit - 1);
                }
                while seconds != 0 {
                    let second = seconds.trailing_zeros();
                    seconds &= seconds - 1;
                    with(index, [first, second]);
                }
            }
        }
    }

    /// The kingdom of a whole laying. Buildings stand where they count most: those with a crown on the largest towns.
    pub(super) fn kingdom(&self, state: &PartialLaying, entrant: &Entrant<'_>) -> Kingdom {
        let mut kingdom = Kingdom::filled(self.side, self.side, Cell::Empty);
        kingdom.set(self.castle_place, Cell::Castle);
        for (terrain, places) in Terrain::ALL.into_iter().zip(state.terrain) {
            for place in (0..self.side * self.side).filter(|place| places & (1 << place) != 0) {
                let crowns = state.crowns(1 << place) as u8;
                if let Some(square) = Square::new(terrain, crowns) {
                    kingdom.set(Place::new(place / self.side, place % self.side), Cell::Square(square));
                }
            }
        }
        let mut towns: Vec<Territory> = territories(&kingdom)
            .into_iter()
            .filter(|territory| territory.terrain == Terrain::Town)
            .collect();
        towns.sort_by_key(|territory| std::cmp::Reverse(territory.squares));
        let places = towns.iter().flat_map(|territory| territory.places.iter());
        let mut buildings: Vec<Building> = entrant.buildings().collect();
        buildings.sort_by_key(|building| std::cmp::Reverse(building.crowns()));
        for (place, building) in places.zip(buildings) {
            kingdom.set(place, Cell::Built(building));
        }
        kingdom
    }
}
