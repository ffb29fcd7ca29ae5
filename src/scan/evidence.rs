//! What speaks for a frame: one score.
//!
//! In: a frame that was read and laid. Out: its figures, and the evidence by them, the logarithm of the odds that this is
//! the right frame of a kingdom. Which frame is taken, whether there is a kingdom at all, and whether the corners are
//! to be checked is decided by this one number.
//!
//! Three witnesses are heard: the lines of the photo; the network, which is less sure of what is no tile or is cut badly;
//! and the box, which cannot make what was read by mistake. A camera that the network does not know makes it less sure
//! everywhere, but twenty cells that real dominoes can make are no chance.

use super::odds::{Figures, Named, OddsModel, figures};

/// The figures of a frame.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct FrameFigures {
    /// How well its lattice fits the photo.
    pub score: f64,
    /// How much its lines stand out.
    pub contrast: f64,
    /// How much more the lines speak for it than for the best frame of the other size.
    pub lead: f64,
    /// How many tiles it shows, less for those that are not clear, and for cells that the photo does not show.
    pub tiles: f64,
    /// How sure the network is of these tiles, on average.
    pub confidence: f64,
    /// How likely the likeliest castle is.
    pub castle: f64,
    /// Which part of its tiles looks like the table around.
    pub like_table: f64,
    /// What the likeliest kingdom costs, in nats: how much less likely it is than its cells taken one by one.
    pub cost: f64,
    /// How many of its cells the photo does not show.
    pub hidden: f64,
    /// How many tiles of the kingdom lie beyond it.
    pub beyond: f64,
    /// How far its cells are from being squares on the table.
    pub uneven: f64,
}

impl FrameFigures {
    /// How unsure the network is of the tiles: 0 for none of a hundred, 4 to 5 for all.
    fn doubt(&self) -> f64 {
        ((1.0 - self.confidence + 0.01) / 0.01).ln()
    }

    /// How well the box can make what is seen: 1 for just as it is, 0 for not at all.
    fn fit(&self) -> f64 {
        1.0 / (1.0 + self.cost / 2.0)
    }
}

impl Figures for FrameFigures {
    figures!(score, contrast, lead, tiles, confidence, castle, like_table, cost, hidden, beyond, uneven);

    const TERMS: &'static [Named<Self>] = &[
        ("always", |_| 1.0),
        ("score", |frame| frame.score),
        ("contrast", |frame| 4.0 * frame.contrast),
        ("lead of this size", |frame| frame.lead.clamp(-10.0, 20.0) / 10.0),
        ("tiles", |frame| frame.tiles.min(25.0) / 10.0),
        ("tiles of a large kingdom", |frame| (frame.tiles - 25.0).max(0.0) / 10.0),
        ("few tiles", |frame| (10.0 - frame.tiles).clamp(0.0, 10.0) / 5.0),
        ("few tiles and no castle", |frame| {
            (15.0 - frame.tiles).clamp(0.0, 15.0) / 5.0 * (1.0 - frame.castle)
        }),
        ("castle", |frame| frame.castle),
        ("doubt of the network", FrameFigures::doubt),
        ("fits the box", FrameFigures::fit),
        ("doubt, but it fits the box", |frame| frame.doubt() * frame.fit()),
        ("cost by the box", |frame| frame.cost.min(30.0) / 10.0),
        ("tiles that look like the table", |frame| 2.0 * frame.like_table),
        ("hidden cells", |frame| frame.hidden.min(10.0) / 3.0),
        ("tiles beyond the frame", |frame| frame.beyond.min(6.0) / 3.0),
        ("cells that are not square", |frame| 5.0 * frame.uneven.min(0.4)),
    ];

    const SHIPPED: &'static [u8] = include_bytes!("../../assets/evidence.json");
}

/// Weighs what speaks for a frame.
pub type EvidenceModel = OddsModel<FrameFigures>;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::settings::EvidenceSettings;

    /// A full kingdom of 5 x 5 in a good photo.
    const GOOD: FrameFigures = FrameFigures {
        score: 2.8,
        contrast: 0.65,
        lead: 15.0,
        tiles: 24.8,
        confidence: 0.995,
        castle: 0.99,
        like_table: 0.0,
        cost: 0.2,
        hidden: 0.0,
        beyond: 0.0,
        uneven: 0.02,
    };

    fn evidence(figures: FrameFigures) -> f64 {
        EvidenceModel::bundled().unwrap().log_odds(&figures)
    }

    #[test]
    fn a_good_photo_leaves_no_doubt_and_other_things_are_no_kingdom() {
        let EvidenceSettings { kingdom, sure } = EvidenceSettings::default();
        assert!(kingdom < sure);
        assert!(evidence(GOOD) > sure);
        let unknown_camera = FrameFigures { tiles: 19.0, confidence: 0.88, ..GOOD };
        assert!(evidence(unknown_camera) > kingdom, "the box can make what an unknown camera saw");
        let no_kingdoms = [
            (
                "a cloth",
                FrameFigures {
                    tiles: 19.0,
                    confidence: 0.88,
                    cost: 30.0,
                    castle: 0.6,
                    score: 2.0,
                    contrast: 0.5,
                    ..GOOD
                },
            ),
            (
                "a wall of bricks",
                FrameFigures {
                    castle: 0.02,
                    cost: 57.0,
                    contrast: 0.41,
                    score: 1.9,
                    confidence: 0.9,
                    ..GOOD
                },
            ),
            (
                "some dominoes in a heap",
                FrameFigures {
                    tiles: 3.0,
                    castle: 0.0,
                    score: 1.5,
                    contrast: 0.4,
                    lead: 0.0,
                    cost: 4.0,
                    confidence: 0.85,
                    ..GOOD
                },
            ),
        ];
        for (name, figures) in no_kingdoms {
            assert!(evidence(figures) < kingdom, "{name}: {}", evidence(figures));
        }
    }

    #[test]
    fn less_speaks_for_a_frame_that_is_worse_in_one_figure() {
        let worse = [
            ("lines", FrameFigures { score: 2.0, ..GOOD }),
            ("confidence", FrameFigures { confidence: 0.8, cost: 20.0, ..GOOD }),
            ("box", FrameFigures { cost: 20.0, ..GOOD }),
            ("cells out of the photo", FrameFigures { hidden: 5.0, ..GOOD }),
            ("few tiles", FrameFigures { tiles: 4.0, castle: 0.0, ..GOOD }),
            ("cells that are not square", FrameFigures { uneven: 0.3, ..GOOD }),
        ];
        for (name, figures) in worse {
            assert!(evidence(figures) < evidence(GOOD), "{name}");
        }
    }
}
