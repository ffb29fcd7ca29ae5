//! What speaks for a frame, and what against it. In: the figures of a frame that was read and laid. Out: whether it is
//! a kingdom at all, whether a closer search is worth it, whether its corners are in doubt.
//!
//! Two witnesses are heard: the network, which is less sure of what is no tile or is cut badly, and the box, which
//! cannot make what was read by mistake. A camera that the network does not know makes it less sure everywhere, but
//! twenty cells that real dominoes can make are no chance.

use crate::scan::settings::ProofSettings;

/// The figures of a frame.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Proof {
    /// How many tiles it shows, less for those that are not clear.
    pub(super) worth: f32,
    /// How sure the network is of these tiles, on average.
    pub(super) confidence: f32,
    /// How likely the likeliest castle is.
    pub(super) castle: f32,
    /// What the likeliest kingdom costs, in nats: how much less likely it is than its cells taken one by one.
    pub(super) cost: f32,
    /// How well the lattice fits the photo.
    pub(super) score: f64,
    /// How much its lines stand out.
    pub(super) contrast: f64,
    /// Whether tiles go on beyond the frame, or the frame beyond the photo.
    pub(super) is_cut_off: bool,
}

impl Proof {
    /// How much of a kingdom it shows: its clear tiles, less for what speaks against every kingdom of the box.
    fn merit(&self, settings: &ProofSettings) -> f32 {
        self.worth - self.cost.min(settings.most_against) / settings.nats_a_tile
    }

    /// Whether the box can make what is seen all but as it is, from so many tiles that this is no chance. Where a part is
    /// not seen, anything can be made.
    fn fits_the_box(&self, settings: &ProofSettings) -> bool {
        self.cost <= settings.fitting_cost && self.worth >= settings.telling_worth && !self.is_cut_off
    }

    /// Whether nobody needs to check the corners, if the lines leave no doubt.
    fn is_clear(&self, settings: &ProofSettings) -> bool {
        let stands_out = self.contrast >= settings.plain_contrast;
        let is_read = self.confidence >= settings.clear || stands_out && self.fits_the_box(settings);
        is_read && !self.is_cut_off && self.cost <= settings.clear_cost
    }

    /// Whether no closer search is worth it. Lines that stand out little may be stretched over a missing row.
    pub(super) fn is_plain(&self, settings: &ProofSettings) -> bool {
        let is_straight = self.contrast >= settings.plain_contrast || self.cost <= settings.plain_cost;
        self.is_clear(settings) && is_straight
    }

    /// Whether the corners are to be checked; `lines_are_sure` says whether the grid finder had no doubt. Cells that are
    /// hard to read are no doubt of a frame whose lines are plain to see.
    pub(super) fn is_doubtful(&self, lines_are_sure: bool, settings: &ProofSettings) -> bool {
        let most = if lines_are_sure { settings.doubtful_cost } else { settings.doubtful_cost_unsure };
        self.is_cut_off || self.cost > most || !lines_are_sure && !self.is_clear(settings)
    }

    /// Whether it is something else that was taken for tiles.
    pub(super) fn is_no_kingdom(&self, settings: &ProofSettings) -> bool {
        let is_castle_seen = self.castle >= settings.least_castle;
        let is_convincing = if self.cost <= settings.foreign_cost {
            // Of what is cut off the box tells little, as it may go on in any way.
            let least = if self.is_cut_off { settings.convincing } else { settings.least_confidence };
            self.confidence >= least || self.fits_the_box(settings)
        } else {
            // House rules or a second box may make what this box cannot, but a table makes it mostly.
            let is_seen = is_castle_seen || self.contrast >= settings.least_contrast;
            self.confidence >= settings.convincing && is_seen
        };
        let least = if is_castle_seen { settings.least_worth } else { settings.least_worth_no_castle };
        self.merit(settings) < least || !is_convincing
    }

    /// The same where the corners are given: who gives them says that there is a kingdom, and may have pointed roughly.
    pub(super) fn is_nothing_at_all(&self, settings: &ProofSettings) -> bool {
        self.worth < settings.least_worth_given
    }

    /// Whether another frame shows more of a kingdom, or has better lines and no more against it. One that cuts through
    /// tiles is read with less confidence.
    pub(super) fn is_worse_than(&self, other: &Self, settings: &ProofSettings) -> bool {
        let as_clear = other.confidence >= self.confidence - settings.less_clear;
        let shows_more = other.merit(settings) > self.merit(settings) + settings.more_tiles;
        let fits_better = other.score > self.score + settings.better_score && other.cost <= self.cost;
        (shows_more || fits_better) && (as_clear || self.is_no_kingdom(settings))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SETTINGS: ProofSettings = ProofSettings::DEFAULT;

    /// A full kingdom of 5 x 5 in a good photo.
    const GOOD: Proof = Proof {
        worth: 24.8,
        confidence: 0.995,
        castle: 0.99,
        cost: 0.2,
        score: 2.8,
        contrast: 0.65,
        is_cut_off: false,
    };

    #[test]
    fn what_is_a_kingdom() {
        let cases = [
            ("a good photo", GOOD, true),
            (
                "an unknown camera, but the box can make it",
                Proof { worth: 19.0, confidence: 0.88, ..GOOD },
                true,
            ),
            ("hidden castle, wrong box", Proof { castle: 0.0, cost: 40.0, ..GOOD }, true),
            ("the castle is seen, wrong box", Proof { contrast: 0.3, cost: 40.0, ..GOOD }, true),
            ("a box cannot make it at all", Proof { cost: f32::INFINITY, ..GOOD }, true),
            ("a cloth", Proof { worth: 19.0, confidence: 0.88, cost: 30.0, castle: 0.6, ..GOOD }, false),
            ("a wall of bricks", Proof { castle: 0.02, cost: 57.0, contrast: 0.41, ..GOOD }, false),
            ("blue patches", Proof { worth: 11.0, castle: 0.1, confidence: 0.93, cost: 5.5, ..GOOD }, false),
            ("some dominoes in a heap", Proof { worth: 4.5, ..GOOD }, false),
            ("a quilt half out of the photo", Proof { confidence: 0.85, is_cut_off: true, ..GOOD }, false),
            (
                "a game of many colours on grass, half beside the frame",
                Proof { worth: 16.0, confidence: 0.92, cost: 7.7, contrast: 0.5, is_cut_off: true, ..GOOD },
                false,
            ),
            ("a kingdom half out of the photo", Proof { worth: 16.0, is_cut_off: true, ..GOOD }, true),
            ("little that fits by chance", Proof { worth: 6.0, confidence: 0.83, ..GOOD }, false),
        ];
        for (name, proof, is_kingdom) in cases {
            assert_eq!(!proof.is_no_kingdom(&SETTINGS), is_kingdom, "{name}");
        }
        assert!(!Proof { worth: 2.0, ..GOOD }.is_nothing_at_all(&SETTINGS), "given corners are believed");
    }

    #[test]
    fn when_a_closer_search_is_worth_it() {
        let cases = [
            ("a good photo", GOOD, true),
            (
                "an unknown camera, but the box can make it",
                Proof { worth: 19.0, confidence: 0.88, ..GOOD },
                true,
            ),
            ("an unknown camera and weak lines", Proof { confidence: 0.88, contrast: 0.4, ..GOOD }, false),
            ("weak lines, but all fits", Proof { contrast: 0.4, ..GOOD }, true),
            ("weak lines, and something does not fit", Proof { contrast: 0.4, cost: 3.0, ..GOOD }, false),
            ("tiles beyond the frame", Proof { is_cut_off: true, ..GOOD }, false),
            ("no laying", Proof { cost: f32::INFINITY, ..GOOD }, false),
        ];
        for (name, proof, is_plain) in cases {
            assert_eq!(proof.is_plain(&SETTINGS), is_plain, "{name}");
        }
    }

    #[test]
    fn when_the_corners_are_in_doubt() {
        let cases = [
            ("a good photo", GOOD, [false, false]),
            ("a misread cell", Proof { cost: 5.0, ..GOOD }, [false, true]),
            ("no laying", Proof { cost: 20.0, ..GOOD }, [true, true]),
            ("hard to read", Proof { confidence: 0.9, worth: 9.0, ..GOOD }, [false, true]),
            ("tiles beyond the frame", Proof { is_cut_off: true, ..GOOD }, [true, true]),
        ];
        for (name, proof, doubts) in cases {
            assert_eq!([true, false].map(|sure| proof.is_doubtful(sure, &SETTINGS)), doubts, "{name}");
        }
    }

    #[test]
    fn which_frame_is_better() {
        let stretched = Proof { cost: 12.0, score: 2.5, ..GOOD };
        let cases = [
            ("two more tiles", Proof { worth: 22.8, ..GOOD }, GOOD, true),
            ("better lines and nothing against it", stretched, GOOD, true),
            (
                "better lines, but the box cannot make it",
                Proof { score: 2.5, ..GOOD },
                Proof { cost: 12.0, ..GOOD },
                false,
            ),
            ("more tiles, cut through", GOOD, Proof { worth: 27.0, confidence: 0.8, ..GOOD }, false),
            (
                "anything is better than no kingdom",
                Proof { worth: 3.0, ..GOOD },
                Proof { confidence: 0.92, ..GOOD },
                true,
            ),
        ];
        for (name, one, other, is_worse) in cases {
            assert_eq!(one.is_worse_than(&other, &SETTINGS), is_worse, "{name}");
        }
    }
}
