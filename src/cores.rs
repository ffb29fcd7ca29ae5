//! Sharing work among the cores. In: items and what is to be done with each. Out: the results, in the order of the items.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::ScopedJoinHandle;

/// Does the same work on every item, as many at a time as there are cores.
///
/// These are plain threads: a scan shares the cells of a photo among threads of its own, and a worker of a pool would begin
/// the next photo while it waits for them.
pub fn on_all_cores<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(items.len());
    let next = AtomicUsize::new(0);
    let share = || {
        let turns = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
        let mine = turns.take_while(|&index| index < items.len());
        mine.map(|index| (index, work(&items[index]))).collect::<Vec<_>>()
    };
    let mut results: Vec<(usize, R)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(share)).collect();
        let join =
            |thread: ScopedJoinHandle<'_, _>| thread.join().unwrap_or_else(|panic| resume_unwind(panic));
        threads.into_iter().flat_map(join).collect()
    });
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_the_order_of_the_items() {
        let items: Vec<u32> = (0..100).collect();
        assert_eq!(
            on_all_cores(&items, |item| item * 2),
            items.iter().map(|item| item * 2).collect::<Vec<_>>()
        );
        assert!(on_all_cores(&[], |item: &u32| *item).is_empty());
    }
}
