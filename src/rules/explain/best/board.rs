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
            queen: rules.counted(&entrant.holdings).queen,
            fixed: 0,
            middle: rules.bonuses().contains(&Bonus::MiddleKingdom),
        };
        debug_assert!(hand.kinds.len() <= KINDS);
        for half in halves() {
            hand.squares[half.terrain] += 1;
            hand.crowns[half.terrain] += u32::from(half.crowns);
        }
        let counted = rules.counted(&entrant.holdings);
        hand.fixed = counted.coins / 3;
        for building in entrant.buildings() {
            match building.effect() {
                Effect::PerTerritory(terrain) => {
                    hand.per_territory[terrain as usize] += Effect::POINTS_PER_TERRITORY;
                }
                Effect::PerTower => hand.fixed += counted.towers,
                Effect::PerKnight => hand.fixed += counted.knights,
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
    side: u8,
    pub(super) castle: u64,
    /// All places of the frame.
    all: u64,
    /// The dark places of its checkerboard: a domino covers one of them.
    dark: u64,
    /// The left and the right column, where a step sideways ends.
    left_edge: u64,
    right_edge: u64,
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

    /// The most points that an unfinished laying can reach: all territories of a terrain that can still grow are
    /// joined to one another and to all squares to come.
    pub(super) fn bound(&self, hand: &DominoHand, state: &PartialLaying) -> u32 {
        self.outlook(hand, state).0
    }

    /// The most points, and those if every territory that can grow stays by itself and one of them gets all squares to
    /// come, which is nearer to what happens.
    pub(super) fn outlook(&self, hand: &DominoHand, state: &PartialLaying) -> (u32, u32) {
        let free = self.free(state);
        let fixed = hand.fixed + self.middle;
        let (mut bound, mut hope) = (fixed, fixed);
        let (mut largest_bound, mut largest_hope) = (0, 0);
        for terrain in 0..TERRAINS {
            let laid = state.terrain[terrain];
            let to_come = hand.squares[terrain] - laid.count_ones();
            let crowns_to_come = hand.crowns[terrain] - state.crowns(laid);
            let (mut open_squares, mut open_crowns, mut groups) = (to_come, crowns_to_come, 0);
            let (mut alone, mut best_gain) = (0, to_come * crowns_to_come);
            for group in self.groups(laid) {
                let (squares, crowns) = (group.count_ones(), state.crowns(group));
                groups += 1;
                alone += squares * crowns;
                largest_hope = largest_hope.max(squares);
                if to_come > 0 && self.grown(group) & free != 0 {
                    open_squares += squares;
                    open_crowns += crowns;
                    best_gain =
                        best_gain.max((squares + to_come) * (crowns + crowns_to_come) - squares * crowns);
                    largest_hope = largest_hope.max(squares + to_come);
                } else {
                    bound += squares * crowns;
                    largest_bound = largest_bound.max(squares);
                }
            }
            bound += open_squares * open_crowns + hand.per_territory[terrain] * (groups + to_come);
            hope += alone + best_gain + hand.per_territory[terrain] * groups.max(u32::from(to_come > 0));
            largest_bound = largest_bound.max(open_squares);
            largest_hope = largest_hope.max(to_come);
        }
        let towns = hand.squares[Terrain::Town as usize];
        let queen = u32::from(hand.queen);
        (
            bound + hand.town_crowns * towns + queen * largest_bound,
            hope + hand.town_crowns * towns / 2 + queen * largest_hope,
        )
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
