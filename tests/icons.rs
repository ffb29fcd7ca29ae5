//! The icons in `assets/icons` are our own drawing. `REGENERATE=1 cargo test --test icons` writes them anew.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::{Path, PathBuf};

use crowncount::art::{Detail, Drawing, emblem, emblem_to_be_cut, raster, svg};
use image::RgbaImage;
use image::codecs::png::{CompressionType, FilterType, PngEncoder};

/// An icon of pixels: its name, its size and what it shows.
type PixelIcon = (&'static str, u32, fn(Detail) -> Drawing);

/// Every icon of pixels. Systems cut those that have no round corners of their own.
const PIXELS: [PixelIcon; 5] = [
    ("icon-48.png", 48, emblem),
    ("icon-192.png", 192, emblem),
    ("icon-256.png", 256, emblem),
    ("icon-maskable-512.png", 512, emblem_to_be_cut),
    ("apple-touch-icon.png", 180, emblem_to_be_cut),
];

fn icon(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/icons").join(name)
}

/// What a file holds, after it was written anew if that is asked for.
fn kept(name: &str, anew: impl FnOnce(&Path)) -> Vec<u8> {
    let file = icon(name);
    if std::env::var_os("REGENERATE").is_some() {
        anew(&file);
    }
    fs::read(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Lines of a tile that is half as wide as the icon are drawn as its size allows.
fn drawn((_, size, drawing): PixelIcon) -> RgbaImage {
    raster::transparent(&drawing(Detail::for_pixels(size as f32 / 2.0)), size)
}

/// As small as it gets: these go over the network.
fn encoded(picture: &RgbaImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    let encoder = PngEncoder::new_with_quality(&mut bytes, CompressionType::Best, FilterType::Adaptive);
    picture.write_with_encoder(encoder).unwrap();
    bytes
}

#[test]
fn pixels_are_as_they_are_drawn() {
    for which in PIXELS {
        let picture = drawn(which);
        let bytes = kept(which.0, |file| fs::write(file, encoded(&picture)).unwrap());
        let file = image::load_from_memory(&bytes).unwrap().to_rgba8();
        assert_eq!(file.dimensions(), picture.dimensions(), "{}", which.0);
        // Other processors may round otherwise.
        let furthest = picture.iter().zip(file.iter()).map(|(a, b)| a.abs_diff(*b)).max().unwrap();
        assert!(furthest <= 8, "{} has changed by {furthest}; see REGENERATE", which.0);
    }
}

#[test]
fn the_icon_of_any_size_is_as_it_is_drawn() {
    let text = svg::picture(&emblem(Detail::Full), 128);
    let bytes = kept("icon.svg", |file| fs::write(file, &text).unwrap());
    assert!(bytes == text.as_bytes(), "icon.svg has changed; see REGENERATE");
}
