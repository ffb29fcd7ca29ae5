//! How long the reader takes for the 25 cells of a kingdom at first sight.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use crowncount::scan::reader::{CELL_SIDE, CellReader};
use image::{Rgb, RgbImage};

fn kingdom(criterion: &mut Criterion) {
    let reader = CellReader::bundled().expect("the bundled weights are tested");
    let cells: Vec<RgbImage> = (0..25)
        .map(|cell| {
            RgbImage::from_fn(CELL_SIDE, CELL_SIDE, |x, y| {
                Rgb([(x * 5) as u8, (y * 5) as u8, (cell * 10 + (x * y) % 7) as u8])
            })
        })
        .collect();
    criterion.bench_function("read 25 cells", |bencher| bencher.iter(|| reader.read(black_box(&cells), 0.0)));
}

criterion_group!(benches, kingdom);
criterion_main!(benches);
