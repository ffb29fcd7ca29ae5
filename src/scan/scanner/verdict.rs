//! From readings to a kingdom: the likeliest one that the box can make, and how sure each cell of it is. Where the photo
//! contradicts every kingdom of the box (house rules, two boxes mixed, a tile of paper), it is believed cell by cell.

use super::sight::Sight;
use super::{FoundBy, Laying, Scan, ScannedCell, doubt};
use crate::laying::{Beliefs, Connection, Effort, Likeliest, Supply, Sureness, likeliest_believed};
use crate::model::{Cell, DominoBox, Kingdom, Square, Terrain};
use crate::scan::geometry::Quad;
use crate::scan::reader::{Ground, LABELS, Label, Reading};
use crate::scan::settings::ReadSettings;

/// The likeliest kingdom of a sight.
pub(super) struct Verdict {
    /// What each cell may be by its own picture, with logarithms of probabilities, row by row; nothing where the photo ends.
    options: Vec<Vec<(Cell, f32)>>,
    /// Whether each cell looks like the table around the frame.
    like_table: Vec<bool>,
    /// The likeliest cells taken one by one.
    plain: Kingdom,
    /// The kingdom that is believed.
    kingdom: Kingdom,
    sureness: Vec<Sureness>,
    /// How much less likely the box's likeliest kingdom is than its cells taken one by one, in nats.
    cost: f32,
    belief: Belief,
}

/// What the kingdom is believed by.
enum Belief {
    /// The box can make it.
    Laid(Connection),
    /// The photo, against the box; this would be the box's likeliest kingdom, if it can make any.
    Seen(Option<Kingdom>),
    /// The photo, as the search for a kingdom took too long.
    Undecided,
}

impl Verdict {
    /// Lays the likeliest kingdom of these boxes.
    pub(super) fn of(sight: &Sight, boxes: &[DominoBox], settings: &ReadSettings) -> Self {
        let options = sight.inner().map(|reading| reading.map(options).unwrap_or_default()).collect();
        let supply = Supply::of(boxes);
        Self::of_options(sight.frame.size.cells() as u8, options, &sight.from_table, &supply, settings)
    }

    fn of_options(
        side: u8,
        options: Vec<Vec<(Cell, f32)>>,
        from_table: &[f32],
        supply: &Supply,
        settings: &ReadSettings,
    ) -> Self {
        let like_table: Vec<bool> = from_table.iter().map(|&far| far < settings.like_table).collect();
        let plain = plain(side, &options);
        let allowed =
            options.iter().map(|options| allowed(options, supply, settings.hidden_castle)).collect();
        // What the box has not got at all counts against it, too.
        let lacking: f32 =
            options.iter().zip(&allowed).map(|(seen, box_has): (_, &Vec<_>)| lost(seen, box_has)).sum();
        // Not everybody keeps to the connection rule, so that a photo that contradicts it firmly is believed.
        let solved = Beliefs::new(side, side, allowed).map(|beliefs| {
            likeliest_believed(&beliefs, supply, settings.connection_worth, Effort(settings.effort))
        });
        let (belief, cost) = match solved {
            Some((Likeliest::Laid { mut kingdom, sureness, cost, .. }, connection)) => {
                let cost = cost + lacking;
                hide(&mut kingdom, &options);
                if cost <= settings.most_cost {
                    return Self {
                        options,
                        like_table,
                        plain,
                        kingdom,
                        sureness,
                        cost,
                        belief: Belief::Laid(connection),
                    };
                }
                (Belief::Seen(Some(kingdom)), cost)
            }
            Some((Likeliest::Undecided, _)) => (Belief::Undecided, f32::INFINITY),
            Some((Likeliest::Contradiction, _)) | None => (Belief::Seen(None), f32::INFINITY),
        };
        let sureness = options.iter().map(|options| sureness_alone(options)).collect();
        Self { options, like_table, kingdom: plain.clone(), plain, sureness, cost, belief }
    }

    /// Whether the box cannot make what is seen.
    pub(super) fn is_contradicted(&self) -> bool {
        matches!(self.belief, Belief::Seen(_))
    }

    /// How much speaks against every kingdom of the box, in nats; without end where it can make none.
    pub(super) fn cost(&self) -> f32 {
        self.cost
    }

    /// The verdict as it is told.
    pub(super) fn told(
        &self,
        corners: Quad,
        found_by: FoundBy,
        check_corners: bool,
        settings: &ReadSettings,
    ) -> Scan {
        let all = self.kingdom.iter().zip(&self.sureness).zip(&self.options).zip(&self.like_table);
        let cells = all.map(|((((place, cell), sureness), options), like_table)| {
            // What the photo does not show is not known at all.
            let is_shown = cell != Cell::Unknown;
            let confidence =
                if is_shown { 1.0 / (1.0 + (-settings.margin_worth * sureness.margin).exp()) } else { 0.0 };
            let alone = alone(cell, options);
            let sure = if alone < settings.own_doubt { settings.sure_against_doubt } else { settings.sure };
            // Where the box would have something else, the photo may be wrong after all.
            let instead = match &self.belief {
                Belief::Seen(Some(kingdom)) => Some(kingdom.get(place)).filter(|other| *other != cell),
                Belief::Seen(None) | Belief::Laid(_) | Belief::Undecided => None,
            };
            let is_undecided = matches!(self.belief, Belief::Undecided);
            ScannedCell {
                place,
                cell,
                confidence,
                unsure: confidence < sure
                    || instead.is_some()
                    || is_undecided
                    || *like_table && cell.is_tile(),
                alone,
                table: self::alone(Cell::Empty, options),
                others: others(cell, confidence, instead.or(sureness.rival).filter(|_| is_shown), options),
                seen: self.plain.get(place),
            }
        });
        let mut cells: Vec<ScannedCell> = cells.collect();
        if check_corners {
            doubt::frame(&mut cells, self.kingdom.rows(), settings);
        }
        doubt::spread(&mut cells, settings);
        doubt::strays(&mut cells, self.kingdom.rows(), settings);
        Scan {
            corners,
            found_by,
            check_corners,
            kingdom: self.kingdom.clone(),
            laying: match self.belief {
                Belief::Laid(Connection::Required) => Laying::Possible,
                Belief::Laid(Connection::Ignored) => Laying::Unconnected,
                Belief::Seen(_) => Laying::Impossible,
                Belief::Undecided => Laying::Undecided,
            },
            cells,
        }
    }
}

/// What a cell may be, with the logarithm of its probability.
fn options(reading: &Reading) -> Vec<(Cell, f32)> {
    let all = LABELS.iter().zip(reading.labels);
    all.filter_map(|(&label, p)| Some((cell_of(label)?, p.max(1e-9).ln()))).collect()
}

/// What of this the boxes have. Any cell may be the castle with the probability `hidden`, whatever it looks like; and
/// where nothing is seen everything is as likely.
fn allowed(options: &[(Cell, f32)], supply: &Supply, hidden: f32) -> Vec<(Cell, f32)> {
    let exists = |cell: Cell| cell.square().is_none_or(|square| supply.squares(square) > 0);
    if options.is_empty() {
        let all = LABELS.iter().filter_map(|&label| cell_of(label));
        return all.filter(|cell| exists(*cell)).map(|cell| (cell, 0.0)).collect();
    }
    let least = |cell: Cell| if cell == Cell::Castle { hidden.ln() } else { f32::NEG_INFINITY };
    options
        .iter()
        .filter(|(cell, _)| exists(*cell))
        .map(|&(cell, log)| (cell, log.max(least(cell))))
        .collect()
}

/// How much less likely the best of some options is than the best of all.
fn lost(all: &[(Cell, f32)], some: &[(Cell, f32)]) -> f32 {
    let best =
        |options: &[(Cell, f32)]| options.iter().map(|(_, log)| *log).fold(f32::NEG_INFINITY, f32::max);
    if all.is_empty() { 0.0 } else { best(all) - best(some) }
}

/// Makes the cells unknown that the photo does not show.
fn hide(kingdom: &mut Kingdom, options: &[Vec<(Cell, f32)>]) {
    for (place, options) in kingdom.places().zip(options) {
        if options.is_empty() {
            kingdom.set(place, Cell::Unknown);
        }
    }
}

fn cell_of(label: Label) -> Option<Cell> {
    let terrain = match label.ground {
        Ground::Wheat => Terrain::Wheat,
        Ground::Forest => Terrain::Forest,
        Ground::Lake => Terrain::Lake,
        Ground::Grassland => Terrain::Grassland,
        Ground::Swamp => Terrain::Swamp,
        Ground::Mine => Terrain::Mine,
        Ground::Town => Terrain::Town,
        Ground::Castle => return Some(Cell::Castle),
        Ground::Empty => return Some(Cell::Empty),
    };
    Square::new(terrain, label.crowns).map(Cell::Square)
}

/// The likeliest cells taken one by one.
fn plain(side: u8, options: &[Vec<(Cell, f32)>]) -> Kingdom {
    let mut kingdom = Kingdom::filled(side, side, Cell::Unknown);
    for (place, options) in kingdom.places().zip(options) {
        if let Some(&(cell, _)) = options.iter().max_by(|a, b| a.1.total_cmp(&b.1)) {
            kingdom.set(place, cell);
        }
    }
    kingdom
}

/// How sure a cell is where no kingdom holds it.
fn sureness_alone(options: &[(Cell, f32)]) -> Sureness {
    let mut sorted = options.to_vec();
    sorted.sort_by(|a, b| b.1.total_cmp(&a.1));
    match sorted[..] {
        [best, next, ..] => Sureness { margin: (best.1 - next.1).min(Sureness::MOST), rival: Some(next.0) },
        _ => Sureness { margin: Sureness::MOST, rival: None },
    }
}

/// How likely a cell is by its own options.
fn alone(cell: Cell, options: &[(Cell, f32)]) -> f32 {
    options.iter().find(|(other, _)| *other == cell).map_or(0.0, |(_, log)| log.exp())
}

/// The best guesses beside a cell: that of the best other kingdom first, then what the network saw. Together they are no
/// likelier than the cell is unlikely.
fn others(cell: Cell, confidence: f32, rival: Option<Cell>, options: &[(Cell, f32)]) -> Vec<(Cell, f32)> {
    const MOST: usize = 3;
    let mut seen: Vec<(Cell, f32)> =
        options.iter().filter(|&&(other, _)| other != cell && Some(other) != rival).copied().collect();
    seen.sort_by(|a, b| b.1.total_cmp(&a.1));
    let rest = 1.0 - confidence;
    let rivals = rival.into_iter().map(|rival| (rival, rest));
    let mut others: Vec<(Cell, f32)> =
        rivals.chain(seen.into_iter().map(|(other, log)| (other, log.exp().min(rest)))).take(MOST).collect();
    let sum: f32 = others.iter().map(|(_, p)| p).sum();
    let share = if sum > rest { rest / sum } else { 1.0 };
    for (_, p) in &mut others {
        *p *= share;
    }
    others
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Place;

    const SETTINGS: fn() -> ReadSettings = ReadSettings::default;

    /// What is told of these cells, each as likely as this, but for some whose readings are given.
    fn told(rows: &str, sure: f32, at: &[(Place, &[(Cell, f32)])]) -> Scan {
        let kingdom: Kingdom = rows.replace('/', "\n").parse().unwrap();
        let supply = Supply::of(&[DominoBox::Kingdomino]);
        let options = |(place, cell): (Place, Cell)| {
            if cell == Cell::Unknown {
                return Vec::new();
            }
            let own = at.iter().find(|(other, _)| *other == place).map(|(_, own)| *own);
            let all = LABELS.iter().filter_map(|&label| cell_of(label));
            all.map(|other| {
                let told = own.and_then(|own| own.iter().find(|(told, _)| *told == other));
                let usual = if other == cell && own.is_none() { sure } else { 1e-5 };
                (other, told.map_or(usual, |(_, p)| *p).ln())
            })
            .collect()
        };
        let options = kingdom.iter().map(options).collect();
        let verdict = Verdict::of_options(5, options, &[f32::INFINITY; 25], &supply, &SETTINGS());
        verdict.told(Quad::rect(0.0, 0.0, 5.0, 5.0), FoundBy::Auto, false, &SETTINGS())
    }

    /// A kingdom that can be laid.
    const ROWS: &str = "s  w1 s  s  l/m2 m  m2 s  g1/g  l1 c  g  g/w1 w  f1 w  g/l1 f  f  w  g";

    fn square(terrain: Terrain, crowns: u8) -> Cell {
        Cell::Square(Square::new(terrain, crowns).unwrap())
    }

    #[test]
    fn what_the_box_can_make_is_believed() {
        let scan = told(ROWS, 0.999, &[]);
        assert_eq!(scan.laying, Laying::Possible);
        assert!(scan.cells.iter().all(|cell| !cell.unsure && cell.cell == cell.seen));
    }

    #[test]
    fn the_box_mends_a_crown_that_was_lost_in_glare() {
        // The box's only mine with one crown lies beside wheat.
        let place = Place::new(1, 0);
        let mines: Vec<(Cell, f32)> =
            [(1, 0.9), (2, 0.1)].map(|(crowns, p)| (square(Terrain::Mine, crowns), p)).to_vec();
        let scan = told(ROWS, 0.999, &[(place, &mines)]);
        assert_eq!(scan.laying, Laying::Possible);
        assert_eq!(scan.cells[5].seen, square(Terrain::Mine, 1));
        assert_eq!(scan.kingdom.get(place), square(Terrain::Mine, 2));
    }

    #[test]
    fn a_castle_under_its_piece_of_cardboard_is_found() {
        let place = Place::new(2, 2);
        let scan = told(ROWS, 0.999, &[(place, &[(square(Terrain::Swamp, 0), 0.9)])]);
        assert_eq!(scan.kingdom.get(place), Cell::Castle);
        assert_eq!(scan.cells[12].seen, square(Terrain::Swamp, 0));
    }

    #[test]
    fn where_the_photo_contradicts_every_kingdom_it_is_believed_and_the_places_are_told() {
        // The box has one mine with three crowns.
        let scan = told(&ROWS.replace("m2", "m3"), 0.999, &[]);
        assert_eq!(scan.laying, Laying::Impossible);
        assert!(scan.cells.iter().all(|cell| cell.cell == cell.seen));
        let unsure: Vec<Place> =
            scan.cells.iter().filter(|cell| cell.unsure).map(|cell| cell.place).collect();
        assert!(!unsure.is_empty() && unsure.len() < 8, "{unsure:?}");
        assert!([Place::new(1, 0), Place::new(1, 2)].iter().any(|mine| unsure.contains(mine)), "{unsure:?}");
    }

    #[test]
    fn a_town_is_told_though_the_box_has_none() {
        let town = square(Terrain::Town, 0);
        let [first, second] = [Place::new(3, 3), Place::new(4, 3)];
        let towns: &[(Cell, f32)] = &[(town, 0.99)];
        let scan = told(ROWS, 0.999, &[(first, towns), (second, towns)]);
        assert_eq!(scan.laying, Laying::Impossible);
        assert_eq!([first, second].map(|place| scan.kingdom.get(place)), [town, town]);
        assert!(scan.cells.iter().filter(|cell| cell.cell == town).all(|cell| cell.unsure));
    }

    #[test]
    fn what_the_photo_does_not_show_is_unknown() {
        let rows = ROWS.replace(" l/", " ?/").replace(" g1/", " ?/");
        let scan = told(&rows, 0.999, &[]);
        assert_eq!(scan.laying, Laying::Possible);
        for (cell, is_hidden) in scan.cells.iter().zip((0..25).map(|i| i == 4 || i == 9)) {
            assert_eq!(cell.cell == Cell::Unknown, is_hidden, "{:?}", cell.place);
            assert_eq!(cell.unsure, is_hidden, "{:?}", cell.place);
        }
    }

    #[test]
    fn alternatives_leave_no_more_than_the_cell_does() {
        let scan = told(
            ROWS,
            0.9,
            &[(Place::new(4, 4), &[(square(Terrain::Grassland, 0), 0.5), (Cell::Empty, 0.4)])],
        );
        for cell in &scan.cells {
            let others: f32 = cell.others.iter().map(|(_, p)| p).sum();
            assert!(cell.confidence + others <= 1.0 + 1e-5, "{cell:?}");
        }
    }

    #[test]
    fn doubt_about_one_patch_of_table_spreads_to_others() {
        let meadow = square(Terrain::Grassland, 0);
        let [doubtful, likely] = [0.35, 0.02].map(|table| [(meadow, 0.9 - table), (Cell::Empty, table)]);
        let (corner, beside) = (Place::new(4, 4), Place::new(3, 4));
        let alone = told(ROWS, 0.999, &[(beside, &likely)]);
        assert!(!alone.cells[19].unsure);
        let both = told(ROWS, 0.999, &[(beside, &likely), (corner, &doubtful)]);
        assert!(both.cells[24].unsure && both.cells[19].unsure);
        assert_eq!(both.cells.iter().filter(|cell| cell.unsure).count(), 2);
    }
}
