//! Games that are laid by legal moves at every kind of table.

use crowncount::laying::{Care, play_hands};
use crowncount::random::Random;
use crowncount::{
    Building, Cell, Domino, Entrant, Frame, Game, Holdings, Kingdom, Place, PlayerColour, Rules, Terrain,
};

/// One seat: kingdom, holdings, colour, members.
pub(crate) struct Seat {
    pub(crate) kingdom: Kingdom,
    pub(crate) holdings: Holdings,
    pub(crate) colour: PlayerColour,
    pub(crate) members: Vec<String>,
}

/// The tables that legal games are played at: the game, the frame, how many kingdoms, whether they are of teams.
pub(crate) const TABLES: [(Game, Frame, usize, bool); 13] = [
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
pub(crate) enum End {
    /// All dominoes were dealt.
    Played,
    /// It was broken off in any turn.
    BrokenOff,
}

/// A game at any of the tables, played to its end.
pub(crate) fn legal_game(dice: &mut Random) -> (Rules, Vec<Seat>) {
    let table = TABLES[dice.below(TABLES.len())];
    game_at(table, End::Played, dice)
}

/// A game at a table.
pub(crate) fn game_at(
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
        seats[host].holdings.queen = Some(true);
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

/// What the seats bring to the audit.
pub(crate) fn entrants(seats: &[Seat]) -> Vec<Entrant<'_>> {
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
