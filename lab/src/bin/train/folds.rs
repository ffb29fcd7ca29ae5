//! Who is tested by whom. In: cells. Out: for each group, the fold whose network never sees it.

use std::collections::{BTreeMap, BTreeSet};

use fastrand::Rng;

use crate::data::{Cell, Origin};

/// The fold of every group that is ever held out.
pub(crate) struct Folds {
    folds: BTreeMap<String, usize>,
}

impl Folds {
    /// Deals the groups of each kind of photo out evenly. Dominoes and made-up tables are always seen.
    pub(crate) fn deal(cells: &[Cell], count: usize, seed: u64) -> Self {
        let mut folds = BTreeMap::new();
        let kinds: [&[Origin]; 5] = [
            &[Origin::Boards, Origin::Crooked],
            &[Origin::Raw],
            &[Origin::Cells],
            &[Origin::Queendomino],
            &[Origin::Drawn],
        ];
        let mut random = Rng::with_seed(seed);
        for kind in kinds {
            let groups: BTreeSet<&String> =
                cells.iter().filter(|cell| kind.contains(&cell.origin)).map(|cell| &cell.group).collect();
            let mut groups: Vec<&String> = groups.into_iter().collect();
            random.shuffle(&mut groups);
            for (place, group) in groups.into_iter().enumerate() {
                folds.insert(group.clone(), place % count);
            }
        }
        Self { folds }
    }

    /// The fold that holds this cell out.
    pub(crate) fn of(&self, cell: &Cell) -> Option<usize> {
        self.folds.get(&cell.group).copied()
    }
}
