//! The search for the frame on drawn photos whose corners are known, with nothing read from a folder of photos.

use crowncount::scan::grid::TileFinder;
use crowncount::scan::{GridSettings, Point, Quiet, find_frames};
use crowncount::{FrameSize, Kingdom};
use crowncount_lab::photo::{Shot, photograph, random_kingdom};
use fastrand::Rng;

#[test]
fn frames_are_found_in_any_rotation() {
    let tiles = TileFinder::bundled().expect("a network");
    for (turn, size) in [
        (0.0, FrameSize::Five),
        (109.0, FrameSize::Seven),
        (195.0, FrameSize::Five),
        (264.0, FrameSize::Seven),
    ] {
        let kingdom = random_kingdom(size.cells() as u8, &mut Rng::with_seed(3));
        let shot = Shot { size: (800, 600), turn, ..Shot::calm(1) };
        let photo = photograph(&kingdom, &shot).expect("a photo");
        let grid = find_frames(&photo.image, &tiles, &GridSettings::default(), &Quiet)
            .expect("nobody cancels")
            .expect("a kingdom");
        assert_eq!(grid.best.size, size, "turned by {turn}");
        let off = grid.best.corners.distance_in_cells(&photo.corners, size.cells());
        assert!(off < 0.1, "turned by {turn}: {off} cells off");
        assert!(grid.others.iter().any(|frame| frame.size != size), "the other size is offered too");
    }
}

#[test]
fn gaps_and_a_cut_border_do_not_matter() {
    let kingdom: Kingdom =
        ". . w f l/w w c f1 l/g1 g m m1 s/s s2 w w ./f f f1 l l".parse().expect("a kingdom");
    let shot = Shot { size: (800, 600), turn: 0.0, tilt: 0.0, ..Shot::calm(1) };
    let photo = photograph(&kingdom, &shot).expect("a photo");
    let [left, top, right, bottom] = photo.corners.bounds();
    // The photo ends a little inside of the kingdom.
    let (x, y) = (left as u32 + 6, top as u32 + 4);
    let cut = image::imageops::crop_imm(&photo.image, x, y, right as u32 - x - 4, bottom as u32 - y - 6);
    let shifted = photo.corners.map(|p| p - Point::new(x.into(), y.into()));
    let tiles = TileFinder::bundled().expect("a network");
    let grid = find_frames(&cut.to_image(), &tiles, &GridSettings::default(), &Quiet)
        .expect("nobody cancels")
        .expect("a kingdom");
    assert_eq!(grid.best.size, FrameSize::Five);
    assert!(grid.best.corners.distance_in_cells(&shifted, 5) < 0.12, "{grid:?}");
}
