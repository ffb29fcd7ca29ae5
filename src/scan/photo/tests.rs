//! Photos of every format and orientation, and files that are none.

use super::{Photo, PhotoError, PhotoLimits};
use crate::scan::progress::{Quiet, Stage, Watch};
use image::{ImageFormat, Rgb, RgbImage};
use std::io::Cursor;

/// Red at the top left, green at the top right, blue below.
fn flag() -> RgbImage {
    RgbImage::from_fn(96, 64, |x, y| {
        Rgb(match (x < 48, y < 32) {
            (true, true) => [230, 20, 20],
            (false, true) => [20, 230, 20],
            _ => [20, 20, 230],
        })
    })
}

fn encoded(picture: &RgbImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

/// A JPEG whose EXIF says how it must be turned.
fn turned_jpeg(picture: &RgbImage, orientation: u8) -> Vec<u8> {
    let jpeg = encoded(picture, ImageFormat::Jpeg);
    let mut exif = b"Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0".to_vec();
    exif.extend([orientation, 0, 0, 0, 0, 0, 0, 0]);
    let length = u16::try_from(exif.len() + 2).unwrap().to_be_bytes();
    [&jpeg[..2], &[0xFF, 0xE1], &length, &exif, &jpeg[2..]].concat()
}

fn decode(bytes: &[u8]) -> Result<Photo, PhotoError> {
    Photo::decode(bytes, &PhotoLimits::default(), &Quiet)
}

fn assert_like(photo: &RgbImage, expected: &RgbImage) {
    assert_eq!(photo.dimensions(), expected.dimensions());
    for (x, y, pixel) in expected.enumerate_pixels() {
        // Between the colours a JPEG is not exact.
        let near_border = x.abs_diff(48).min(y.abs_diff(32)) < 9;
        let close = pixel.0.iter().zip(photo.get_pixel(x, y).0).all(|(a, b)| a.abs_diff(b) < 12);
        assert!(near_border || close, "{x}, {y}");
    }
}

#[test]
fn every_exif_orientation_is_turned_upright() {
    use image::imageops::{flip_horizontal, flip_vertical, rotate90, rotate180, rotate270};
    let upright = flag();
    // What the sensor stored for each way of holding the camera.
    let stored = [
        upright.clone(),
        flip_horizontal(&upright),
        rotate180(&upright),
        flip_vertical(&upright),
        rotate90(&flip_vertical(&upright)),
        rotate270(&upright),
        rotate270(&flip_vertical(&upright)),
        rotate90(&upright),
    ];
    for (i, picture) in stored.iter().enumerate() {
        let photo = decode(&turned_jpeg(picture, i as u8 + 1)).unwrap();
        assert_like(photo.pixels(), &upright);
    }
}

#[test]
fn jpeg_png_and_webp_are_read() {
    for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP] {
        assert_like(decode(&encoded(&flag(), format)).unwrap().pixels(), &flag());
    }
}

#[test]
fn what_is_no_picture_says_so() {
    for bytes in [&b""[..], b"hello", b"{}"] {
        assert!(matches!(decode(bytes), Err(PhotoError::NotAPicture)), "{bytes:?}");
    }
    let png = encoded(&flag(), ImageFormat::Png);
    assert!(matches!(decode(&png[..png.len() / 2]), Err(PhotoError::Truncated)));
    assert!(matches!(decode(&png[..20]), Err(PhotoError::Truncated)));
    let jpeg = encoded(&flag(), ImageFormat::Jpeg);
    for length in [30, jpeg.len() / 2, jpeg.len() - 2] {
        assert!(matches!(decode(&jpeg[..length]), Err(PhotoError::Truncated)), "{length}");
    }
    let webp = encoded(&flag(), ImageFormat::WebP);
    assert!(decode(&webp[..webp.len() / 2]).is_err());
}

#[test]
fn sizes_are_checked_before_decoding() {
    let limited = |limits| Photo::decode(&encoded(&flag(), ImageFormat::Png), &limits, &Quiet);
    let usual = PhotoLimits::default();
    for limits in [
        PhotoLimits { max_pixels: 96 * 64 - 1, ..usual },
        PhotoLimits { max_side: 95, ..usual },
        PhotoLimits { max_alloc: 1000, ..usual },
    ] {
        assert!(matches!(limited(limits), Err(PhotoError::TooLarge { .. })), "{limits:?}");
    }
    let result = limited(PhotoLimits { min_side: 65, ..usual });
    assert!(matches!(result, Err(PhotoError::TooSmall { width: 96, height: 64 })));
}

#[test]
fn decoding_can_be_cancelled() {
    struct Never;
    impl Watch for Never {
        fn progress(&self, _: Stage, _: f32) {}
        fn cancelled(&self) -> bool {
            true
        }
    }
    let png = encoded(&flag(), ImageFormat::Png);
    let result = Photo::decode(&png, &PhotoLimits::default(), &Never);
    assert!(matches!(result, Err(PhotoError::Cancelled)));
}
