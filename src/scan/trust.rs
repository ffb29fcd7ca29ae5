//! How far a cell of a kingdom can be trusted.
//!
//! In: a cell of a kingdom that was read and laid. Out: its figures, and by them the logarithm of the odds that the cell is
//! right, if the frame is, or if the person who is asked to check its corners finds it so. A person is asked about a cell
//! where these odds are too low, and about no other.
//!
//! What makes a cell doubtful is not only its own picture: the box may prefer another cell, bare table may look like a tile
//! here because it does elsewhere, and in a frame that slipped little is right.

use super::odds::{Figures, Named, OddsModel, figures};

/// The figures of a cell.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CellFigures {
    /// How much less likely the best kingdom with another cell here is, in nats.
    pub margin: f64,
    /// How likely the cell's own picture makes it, whatever lies around.
    pub alone: f64,
    /// How likely its own picture makes it bare table.
    pub table: f64,
    /// How much it differs from the table around the frame; very much where none is seen.
    pub from_table: f64,
    /// How likely something lies on it.
    pub covered: f64,
    /// The greatest probability of bare table among the other cells that are taken for tiles.
    pub table_elsewhere: f64,
    /// Whether it is a tile: 1, or 0.
    pub tile: f64,
    /// Whether it lies along the border of the frame: 1, or 0.
    pub border: f64,
    /// Whether it is a tile that makes a kingdom of 5x5 look like one of 7x7: 1, or 0.
    pub stray: f64,
    /// How much the frame is in doubt: 0 where nobody is asked to check its corners, 1 where it is hardly a kingdom.
    pub frame_doubt: f64,
    /// How much less likely the kingdom is than its cells taken one by one, in nats.
    pub cost: f64,
    /// Whether the photo is believed against the box, or no kingdom of the box was found in time: 1, or 0.
    pub against_box: f64,
    /// Whether the box would have another cell here: 1, or 0.
    pub instead: f64,
}

impl CellFigures {
    /// How unsure the network is of the cell: 0 for none of a thousand, 1 for all.
    fn doubt(&self) -> f64 {
        rarity(1.0 - self.alone)
    }

    /// How much a tile resembles the table around it: 0 for not at all, 1 for just the same.
    fn like_table(&self) -> f64 {
        self.tile * (1.0 - self.from_table / 2.0).clamp(0.0, 1.0)
    }

    /// How much a gap differs from the table around it, and 1 where no table is seen.
    fn unlike_table(&self) -> f64 {
        (1.0 - self.tile) * ((self.from_table - 0.5) / 2.0).clamp(0.0, 1.0)
    }
}

/// A small probability on a scale where 0 is less than one in a thousand and 1 is certain.
fn rarity(probability: f64) -> f64 {
    ((probability + 0.001) / 0.001).ln() / 1001_f64.ln()
}

impl Figures for CellFigures {
    figures!(
        margin,
        alone,
        table,
        from_table,
        covered,
        table_elsewhere,
        tile,
        border,
        stray,
        frame_doubt,
        cost,
        against_box,
        instead
    );

    const TERMS: &'static [Named<Self>] = &[
        ("always", |_| 1.0),
        ("margin", |cell| cell.margin / 4.0),
        ("small margin", |cell| (2.0 - cell.margin).max(0.0)),
        ("doubt of its picture", CellFigures::doubt),
        ("doubt, but a good margin", |cell| cell.doubt() * cell.margin / 4.0),
        ("tile that may be table", |cell| cell.tile * rarity(cell.table)),
        ("tile that may be table, as others", |cell| {
            cell.tile * rarity(cell.table) * rarity(cell.table_elsewhere)
        }),
        ("tile like the table around", CellFigures::like_table),
        ("gap unlike the table around", CellFigures::unlike_table),
        ("gap quite unlike the table around", |cell| (cell.unlike_table() - 0.5).max(0.0)),
        ("something on it", |cell| rarity(cell.covered)),
        ("doubtful frame", |cell| cell.frame_doubt),
        ("doubtful frame, tile at its border", |cell| cell.frame_doubt * cell.border * cell.tile),
        ("doubtful frame, doubt of its picture", |cell| cell.frame_doubt * cell.doubt()),
        ("doubtful frame, small margin", |cell| cell.frame_doubt * (2.0 - cell.margin / 4.0)),
        ("stray", |cell| cell.stray),
        ("cost by the box", |cell| cell.cost.min(10.0) / 5.0),
        ("against the box", |cell| cell.against_box),
        ("another cell by the box", |cell| cell.instead),
    ];

    const SHIPPED: &'static [u8] = include_bytes!("../../assets/trust.json");
}

/// Says how far cells can be trusted.
pub type TrustModel = OddsModel<CellFigures>;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::odds::probability;
    use crate::scan::settings::ReadSettings;

    /// A tile that is seen well, in a kingdom that the box can make.
    const TILE: CellFigures = CellFigures {
        margin: 8.0,
        alone: 0.9995,
        table: 0.0001,
        from_table: 4.0,
        covered: 0.0,
        table_elsewhere: 0.001,
        tile: 1.0,
        border: 0.0,
        stray: 0.0,
        frame_doubt: 0.0,
        cost: 0.5,
        against_box: 0.0,
        instead: 0.0,
    };
    /// A gap that shows the table around.
    const GAP: CellFigures = CellFigures { tile: 0.0, table: 0.9995, from_table: 0.2, ..TILE };

    fn trust(figures: CellFigures) -> f32 {
        probability(TrustModel::bundled().unwrap().log_odds(&figures)) as f32
    }

    #[test]
    fn nobody_is_asked_about_what_is_seen_well() {
        let sure = ReadSettings::default().sure;
        assert!(trust(TILE) > sure && trust(GAP) > sure);
    }

    #[test]
    fn what_is_worse_in_one_figure_is_trusted_less() {
        let worse = [
            ("another kingdom is as likely", TILE, CellFigures { margin: 0.5, ..TILE }),
            ("its picture is not clear", TILE, CellFigures { alone: 0.6, ..TILE }),
            ("it may be bare table", TILE, CellFigures { table: 0.3, ..TILE }),
            ("it looks like the table around", TILE, CellFigures { from_table: 0.2, ..TILE }),
            ("a gap does not look like it", GAP, CellFigures { from_table: 2.5, ..GAP }),
            ("something lies on it", TILE, CellFigures { covered: 0.8, ..TILE }),
            ("something lies on the gap", GAP, CellFigures { covered: 0.8, ..GAP }),
            ("the frame is in doubt", TILE, CellFigures { frame_doubt: 0.8, ..TILE }),
            ("it lies beside a small kingdom", TILE, CellFigures { stray: 1.0, ..TILE }),
            (
                "the box would have something else",
                TILE,
                CellFigures { instead: 1.0, against_box: 1.0, ..TILE },
            ),
        ];
        for (name, good, worse) in worse {
            assert!(trust(worse) < trust(good), "{name}: {} and {}", trust(worse), trust(good));
        }
    }

    #[test]
    fn a_person_is_asked_where_the_odds_are_low() {
        let sure = ReadSettings::default().sure;
        let asked = [
            ("another kingdom is as likely", CellFigures { margin: 0.5, alone: 0.6, ..TILE }),
            ("a tile just like the table", CellFigures { from_table: 0.1, table: 0.3, ..TILE }),
        ];
        for (name, figures) in asked {
            assert!(trust(figures) < sure, "{name}: {}", trust(figures));
        }
    }
}
