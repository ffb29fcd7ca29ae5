//! Who had the most of what: crowns, the largest territory, the squares of each terrain.

use super::super::{Rules, Score, Territory};
use crate::model::Terrain;

/// What somebody can have the most of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Feat {
    /// Crowns (in Duel: crosses).
    Crowns,
    /// The squares of the largest territory.
    LargestTerritory,
    /// Squares of a terrain.
    Squares(Terrain),
}

/// The most of something, and who had it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Of what.
    pub feat: Feat,
    /// How many.
    pub figure: u32,
    /// Who; several where they are equal.
    pub players: Vec<usize>,
}

pub(super) fn of(rules: &Rules, scores: &[Score]) -> Vec<Record> {
    let squares = rules.book().terrains.iter().copied().map(Feat::Squares);
    [Feat::Crowns, Feat::LargestTerritory]
        .into_iter()
        .chain(squares)
        .filter_map(|feat| record(feat, scores))
        .collect()
}

/// Nobody holds a record of nothing.
fn record(feat: Feat, scores: &[Score]) -> Option<Record> {
    let figures: Vec<u32> = scores.iter().map(|score| feat.figure(score)).collect();
    let figure = figures.iter().copied().max().filter(|&most| most > 0)?;
    let players = (0..figures.len()).filter(|&player| figures[player] == figure).collect();
    Some(Record { feat, figure, players })
}

impl Feat {
    fn figure(self, score: &Score) -> u32 {
        match self {
            Self::Crowns => score.crowns(),
            Self::LargestTerritory => score.largest_territory(),
            Self::Squares(terrain) => {
                score.territories_of(terrain).map(|Territory { squares, .. }| squares).sum()
            }
        }
    }

    /// The name in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Crowns => "crowns",
            Self::LargestTerritory => "largest-territory",
            Self::Squares(terrain) => terrain.id(),
        }
    }
}
