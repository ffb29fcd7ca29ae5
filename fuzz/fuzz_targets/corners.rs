//! Any four corners on a photo: a kingdom, or a message.
#![no_main]

use std::sync::OnceLock;

use crowncount::FrameSize;
use crowncount::scan::{Photo, PhotoLimits, Point, Quad, Quiet, Request, Scanner};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|corners: [(f64, f64); 4]| {
    static READY: OnceLock<(Scanner, Photo)> = OnceLock::new();
    let (scanner, photo) = READY.get_or_init(|| {
        let bytes = include_bytes!("../../fixtures/photos/sample.jpg");
        let photo = Photo::decode(bytes, &PhotoLimits::default(), &Quiet).expect("a photo");
        (Scanner::bundled().expect("the network is a part of the program"), photo)
    });
    let quad = Quad(corners.map(|(x, y)| Point::new(x, y)));
    for size in FrameSize::ALL {
        let request = Request { corners: Some(quad), size: Some(size), ..Request::default() };
        let _ = scanner.scan(photo.pixels(), &request, &Quiet);
    }
});
