//! Who is tested by whom. In: cells. Out: for each group, the fold whose network never sees it.

use std::collections::{BTreeMap, BTreeSet};

use crate::data::{Cell, Origin};
use crowncount_lab::random::Random;

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
        let mut random = Random::new(seed);
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

    /// As networks were trained: each has the list of what it never saw, with a line for each group.
    pub(crate) fn listed(lists: &[String]) -> Self {
        let groups = |(fold, list): (usize, &String)| {
            let groups = list.lines().filter_map(|line| line.strip_prefix("group "));
            groups.map(|group| (group.to_owned(), fold)).collect::<Vec<_>>()
        };
        Self { folds: lists.iter().enumerate().flat_map(groups).collect() }
    }

    /// The fold that holds this cell out.
    pub(crate) fn of(&self, cell: &Cell) -> Option<usize> {
        self.folds.get(&cell.group).copied()
    }
}
