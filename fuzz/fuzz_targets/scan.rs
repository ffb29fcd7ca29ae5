//! Small pictures of anything, read as photos of a kingdom.
#![no_main]

use std::sync::OnceLock;

use arbitrary::Arbitrary;
use crowncount::DominoBox;
use crowncount::scan::{Quiet, Request, Scanner};
use image::{Rgb, RgbImage};
use libfuzzer_sys::fuzz_target;

/// Blocks of colour with a little noise: what a kingdom looks like from far away.
#[derive(Debug, Arbitrary)]
struct Picture {
    width: u8,
    height: u8,
    block: u8,
    colours: Vec<[u8; 3]>,
    noise: u8,
}

fuzz_target!(|picture: Picture| {
    static SCANNER: OnceLock<Scanner> = OnceLock::new();
    let scanner = SCANNER.get_or_init(|| Scanner::bundled().expect("the network is a part of the program"));
    let Picture { width, height, block, colours, noise } = picture;
    if colours.is_empty() {
        return;
    }
    let block = u32::from(block.max(1));
    let picture = RgbImage::from_fn(64 + u32::from(width), 64 + u32::from(height), |x, y| {
        let index = (x / block + 7 * (y / block)) as usize % colours.len();
        let speck = ((x * 31 + y * 17) % 13) as u8 & noise;
        Rgb(colours[index].map(|value| value.saturating_add(speck)))
    });
    let request = Request { boxes: vec![DominoBox::Kingdomino], ..Request::default() };
    if let Ok(scan) = scanner.scan(&picture, &request, &Quiet) {
        let (rows, cols) = (scan.kingdom.rows(), scan.kingdom.cols());
        assert_eq!(scan.cells.len(), usize::from(rows) * usize::from(cols));
        assert!(scan.cells.iter().all(|cell| (0.0..=1.0).contains(&cell.confidence)));
        assert!(scan.corners.0.iter().all(|corner| corner.x.is_finite() && corner.y.is_finite()));
    }
});
