//! The bytes of a photo: a picture within the limits, or a message.
#![no_main]

use crowncount::scan::{Photo, PhotoLimits, Quiet};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    // Small limits, so that a run tries many pictures.
    let limits = PhotoLimits { max_pixels: 1 << 20, max_alloc: 1 << 24, min_side: 1, ..PhotoLimits::default() };
    match Photo::decode(bytes, &limits, &Quiet) {
        Ok(photo) => {
            let (width, height) = photo.pixels().dimensions();
            assert!(u64::from(width) * u64::from(height) <= limits.max_pixels);
            let (small, factor) = photo.small_copy(16);
            assert!(small.width().max(small.height()) <= 16 && factor.is_finite());
        }
        Err(error) => assert!(!error.to_string().contains(crowncount::words::is_hidden)),
    }
});
