//! The lookout over photos of the fixtures, as if a camera had seen them.

use image::{Rgb, RgbImage, imageops};

use super::*;
use crate::model::DominoBox;
use crate::scan::{Photo, PhotoLimits, Quiet, Request, Scanner};

fn photo(name: &str) -> RgbImage {
    let path = format!("{}/fixtures/photos/{name}", env!("CARGO_MANIFEST_DIR"));
    Photo::open(path.as_ref(), &PhotoLimits::default(), &Quiet).unwrap().pixels().clone()
}

fn request() -> Request {
    Request { boxes: vec![DominoBox::Kingdomino], ..Request::default() }
}

/// The photo as a hand that shakes sees it, with a hand over a part of it.
fn held(photo: &RgbImage, shift: u32, covered: Option<(u32, u32)>) -> RgbImage {
    let (width, height) = (photo.width() - 20, photo.height() - 20);
    let mut seen = imageops::crop_imm(photo, shift, shift / 2, width, height).to_image();
    if let Some((x, y)) = covered {
        let (x, y) = (x.min(width - 1), y.min(height - 1));
        for row in y..(y + 130).min(height) {
            for column in x..(x + 130).min(width) {
                seen.put_pixel(column, row, Rgb([190, 140, 110]));
            }
        }
    }
    seen
}

#[test]
fn what_is_clear_for_half_a_second_is_taken_once() {
    let scanner = Scanner::bundled().unwrap();
    let sample = photo("sample.jpg");
    let truth = scanner.scan(&sample, &request(), &Quiet).unwrap();
    let mut lookout = Lookout::default();
    let mut settled_after = None;
    for look in 0..8 {
        let glance = lookout.look(&scanner, held(&sample, 2 * look, None), &request(), f64::from(look) * 0.2);
        assert!(glance.kingdoms.len() == 1 && glance.kingdoms[0].id == 0);
        if glance.is_settled {
            assert!(glance.kingdoms[0].unsure.is_empty());
            settled_after = Some(look);
            break;
        }
    }
    assert!(settled_after.is_some_and(|look| look >= 3), "{settled_after:?}");
    let taken = lookout.take(&scanner, &request()).unwrap();
    let table = taken.table.unwrap();
    assert_eq!(table.foremost().kingdom, truth.kingdom);
    // The corners are those in the picture that was kept, which is one of these.
    let shifts: Vec<f64> = (0..8)
        .map(|look| {
            let moved = truth
                .corners
                .map(|p| crate::scan::Point::new(p.x - f64::from(2 * look), p.y - f64::from(look)));
            moved.distance_in_cells(&table.foremost().corners, 5)
        })
        .collect();
    assert!(shifts.iter().any(|cells| *cells < 0.08), "{shifts:?}");
    let after = lookout.look(&scanner, held(&sample, 3, None), &request(), 0.8);
    assert!(after.kingdoms[0].is_taken && !after.is_settled);
}

#[test]
fn a_hand_that_passes_leaves_no_trace() {
    let scanner = Scanner::bundled().unwrap();
    let sample = photo("sample.jpg");
    let truth = scanner.scan(&sample, &request(), &Quiet).unwrap();
    let mut lookout = Lookout::default();
    let mut last = None;
    for look in 0..6 {
        // It comes from the left and is gone after the third look.
        let hand = (look < 3).then_some((180 + 160 * look, 320));
        last = Some(lookout.look(&scanner, held(&sample, 3 * look, hand), &request(), f64::from(look) * 0.3));
    }
    let last = last.unwrap();
    assert_eq!(last.kingdoms.len(), 1);
    assert_eq!(last.kingdoms[0].kingdom, truth.kingdom);
    assert!(last.kingdoms[0].unsure.is_empty());
}

#[test]
fn a_kingdom_out_of_sight_is_forgotten_and_another_one_is_another() {
    let scanner = Scanner::bundled().unwrap();
    let (sample, other) = (photo("sample.jpg"), photo("gaps.jpg"));
    let mut lookout = Lookout::default();
    let mut look = |picture: &RgbImage, at: f64| lookout.look(&scanner, picture.clone(), &request(), at);
    assert_eq!(look(&sample, 0.0).kingdoms[0].id, 0);
    let bare = RgbImage::from_pixel(640, 480, Rgb([120, 90, 60]));
    for step in 0..4 {
        look(&bare, 1.0 + f64::from(step));
    }
    let glance = look(&other, 5.0);
    assert_eq!(glance.kingdoms.iter().map(|seen| seen.id).collect::<Vec<_>>(), [1]);
    assert_eq!(look(&sample, 9.0).kingdoms.iter().filter(|seen| seen.id == 0).count(), 0);
}

#[test]
fn all_kingdoms_of_a_table_are_taken_together() {
    let scanner = Scanner::bundled().unwrap();
    let table = photo("four.jpg");
    let alone = scanner.scan_table(&table, &request(), &Quiet).unwrap();
    let mut lookout = Lookout::default();
    for look in 0..2 {
        lookout.look(&scanner, held(&table, 4 * look, None), &request(), f64::from(look) * 0.3);
    }
    let taken = lookout.take(&scanner, &request()).unwrap().table.unwrap();
    let kingdoms = |table: &crate::scan::TableScan| -> Vec<_> {
        table.kingdoms().iter().map(|scan| scan.kingdom.clone()).collect()
    };
    assert_eq!(kingdoms(&taken), kingdoms(&alone));
}

#[test]
fn what_would_help_is_said_only_when_it_is_true() {
    let scanner = Scanner::bundled().unwrap();
    let hint = |picture: RgbImage| Lookout::default().look(&scanner, picture, &request(), 0.0).hint;
    assert_eq!(hint(RgbImage::from_pixel(640, 480, Rgb([4, 4, 4]))), Some(LiveHint::TooDark));
    let sample = photo("sample.jpg");
    assert_eq!(hint(sample.clone()), None);
    // A lamp over a tile.
    let truth = scanner.scan(&sample, &request(), &Quiet).unwrap();
    let cell = truth.corners.area().abs().sqrt() / 5.0;
    let [corner, _, opposite, _] = truth.corners.0;
    let lamp = corner + (opposite - corner) * 0.3;
    let mut lit = sample;
    for (x, y, pixel) in lit.enumerate_pixels_mut() {
        if (f64::from(x) - lamp.x).hypot(f64::from(y) - lamp.y) < 0.7 * cell {
            *pixel = Rgb([255; 3]);
        }
    }
    let Some(LiveHint::Glare(at)) = hint(lit) else { panic!("no glare") };
    assert!(at.distance(lamp) < 1.3 * cell, "{at:?} {lamp:?}");
}

#[test]
fn before_the_first_picture_there_is_nothing_to_take() {
    let scanner = Scanner::bundled().unwrap();
    let mut lookout = Lookout::default();
    assert!(lookout.take(&scanner, &request()).is_none());
    lookout.look(&scanner, RgbImage::from_pixel(640, 480, Rgb([120, 90, 60])), &request(), 0.0);
    assert!(lookout.take(&scanner, &request()).is_some_and(|taken| taken.table.is_none()));
}
