//! The stages of the search on plain boards whose edges are known, and the whole search where nothing is to be found.

use std::cell::Cell;

use image::{Rgb, RgbImage};

use super::gradient::GradientField;
use super::lens::{Lens, Viewpoint};
use super::plane::Plane;
use super::refine::refined;
use super::region::Region;
use super::segments::segments;
use super::survey::{PictureMaps, Precision};
use super::{TileFinder, find_frames, vanishing};
use crate::random::Random;
use crate::scan::checks::{board, tilted};
use crate::scan::geometry::{Homography, Point, Quad};
use crate::scan::progress::{Cancelled, Quiet, Stage, Watch};
use crate::scan::result::Request;
use crate::scan::scanner::Scanner;
use crate::scan::settings::GridSettings;

fn cells_off(found: &Quad, truth: &Quad, n: usize) -> f64 {
    found.distance(truth) * n as f64 / truth.area().sqrt()
}

#[test]
fn tables_are_no_kingdoms() {
    let random = &mut Random::new(5);
    let plain = RgbImage::from_pixel(640, 480, Rgb([190, 180, 170]));
    let black = RgbImage::new(640, 480);
    let noise = RgbImage::from_fn(640, 480, |_, _| Rgb([0; 3].map(|_| random.below(256) as u8)));
    let mat = RgbImage::from_fn(640, 480, |x, y| {
        Rgb(if x % 40 < 3 || y % 40 < 3 { [230, 230, 230] } else { [30, 60, 110] })
    });
    let scanner = Scanner::bundled().unwrap();
    for picture in [plain, black, noise, mat] {
        // Lines may propose a frame in noise; reading its cells tells that there is none.
        let frames = scanner.frames(&picture, &Request::default(), &Quiet).unwrap();
        let evidence = frames.iter().map(|(_, figures)| scanner.evidence.log_odds(figures));
        assert!(evidence.fold(f64::NEG_INFINITY, f64::max) < scanner.cut_offs.kingdom);
        assert!(scanner.scan(&picture, &Request::default(), &Quiet).is_err());
    }
}

/// Stops after so many questions.
struct Impatient {
    left: Cell<u32>,
    steps: Cell<u32>,
}

impl Watch for Impatient {
    fn progress(&self, stage: Stage, done: f32) {
        assert!(stage == Stage::Find && (0.0..=1.0).contains(&done));
        self.steps.set(self.steps.get() + 1);
    }

    fn cancelled(&self) -> bool {
        let left = self.left.get();
        self.left.set(left.saturating_sub(1));
        left == 0
    }
}

#[test]
fn a_search_can_be_cancelled_half_way() {
    let picture = board((640, 480), &tilted(Point::new(320.0, 240.0), 150.0, 0.2), 5);
    for patience in 0..3 {
        let watch = Impatient { left: Cell::new(patience), steps: Cell::new(0) };
        let result = find_frames(&picture, &TileFinder::bundled().unwrap(), &GridSettings::default(), &watch);
        assert_eq!(result, Err(Cancelled));
        assert_eq!(watch.steps.get(), patience);
    }
}

/// A board of 5 x 5 squares on a photo of 640 x 480 pixels, with a tile map that knows.
fn view(corners: &Quad) -> PictureMaps {
    let lattice_from_photo = Homography::from_lattice(5.0, 5.0, corners).and_then(|h| h.inverse()).unwrap();
    let tiles = Plane::from_fn(80, 60, |x, y| {
        let p = lattice_from_photo.apply(Point::new(x as f64 * 8.0 + 4.0, y as f64 * 8.0 + 4.0));
        if (0.0..5.0).contains(&p.x) && (0.0..5.0).contains(&p.y) { 0.95 } else { 0.05 }
    });
    PictureMaps { field: GradientField::new(&board((640, 480), corners, 5), &tiles), tiles }
}

#[test]
fn refining_pulls_a_frame_onto_the_edges() {
    let corners = tilted(Point::new(320.0, 240.0), 160.0, 0.4);
    let view = view(&corners);
    let random = &mut Random::new(9);
    let cell = corners.area().sqrt() / 5.0;
    let shaken = corners.map(|p| p + Point::new(random.normal(), random.normal()) * (0.07 * cell));
    let start = Homography::from_lattice(5.0, 5.0, &shaken).unwrap();
    let found = refined(&view, &start, 5, 5, Precision::Full).quad(0.0, 0.0, 5.0, 5.0);
    assert!(cells_off(&found, &corners, 5) < 0.03);
}

#[test]
fn vanishing_points_propose_the_lattice() {
    let corners = tilted(Point::new(320.0, 240.0), 180.0, 0.7);
    let view = view(&corners);
    let segments = segments(&view, 900);
    let region = Region::of_segments(&segments).unwrap();
    let viewpoint = Viewpoint { lens: Lens::of(640, 480), photo_from_look: Homography::SAME };
    let proposals = vanishing::proposals(&segments, &region, &viewpoint, 8, &mut Random::new(1));
    let truth = Homography::from_lattice(5.0, 5.0, &corners).unwrap();
    let hit = proposals.iter().any(|proposal| {
        let lattice_from_working = proposal.inverse().unwrap();
        // All inner points of the true lattice are points of the proposed one.
        (1..5).flat_map(|y| (1..5).map(move |x| (x, y))).all(|(x, y)| {
            let p = lattice_from_working.apply(truth.apply(Point::new(f64::from(x), f64::from(y))));
            p.distance(Point::new(p.x.round(), p.y.round())) < 0.2
        })
    });
    assert!(hit, "{} proposals", proposals.len());
}
