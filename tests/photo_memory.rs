//! A photo takes its decoded size and 300 MB more at most, whatever its header says and however many are decoded at
//! the same time. All in one test: memory is counted for the whole program.
#![allow(clippy::unwrap_used)]

use std::io::Cursor;
use std::time::Duration;

use crowncount::app::{Action, App, Options, Show};
use crowncount::scan::{Photo, PhotoError, PhotoLimits, Quiet};
use egui_kittest::Harness;
use image::codecs::webp::WebPEncoder;
use image::{DynamicImage, ExtendedColorType, ImageBuffer, ImageFormat, Luma, Rgb, RgbImage, Rgba};
use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

const OVER: usize = 300 << 20;

fn png(picture: &DynamicImage) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, ImageFormat::Png).unwrap();
    bytes.into_inner()
}

/// What decoding takes beyond what there was, and the pixels if it was decoded.
fn measured(bytes: &[u8]) -> (usize, Option<usize>) {
    let before = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    let photo = Photo::decode(bytes, &PhotoLimits::default(), &Quiet);
    let pixels = match &photo {
        Ok(photo) => Some(photo.pixels().as_raw().len()),
        Err(PhotoError::TooMuchMemory | PhotoError::TooLarge { .. }) => None,
        Err(error) => panic!("{error}"),
    };
    (MEMORY.peak_usage() - before, pixels)
}

#[test]
fn no_photo_takes_more_than_its_size_and_some() {
    // Large enough that each way of storing shows; one colour, so that the files are small.
    let (width, height) = (7000, 5000);
    let mut cases: Vec<(&str, Vec<u8>)> = Vec::new();
    cases.push(("rgb", png(&RgbImage::from_pixel(width, height, Rgb([9, 90, 200])).into())));
    let deep = ImageBuffer::from_pixel(width, height, Rgba([9_u16, 90, 200, 999]));
    cases.push(("rgba16", png(&DynamicImage::ImageRgba16(deep))));
    cases
        .push(("grey16", png(&DynamicImage::ImageLuma16(ImageBuffer::from_pixel(width, height, Luma([9]))))));
    let mut webp = Vec::new();
    let flat = RgbImage::from_pixel(width, height, Rgb([9, 90, 200]));
    WebPEncoder::new_lossless(&mut webp).encode(&flat, width, height, ExtendedColorType::Rgb8).unwrap();
    drop(flat);
    cases.push(("webp", webp));
    for (name, bytes) in &cases {
        let (peak, pixels) = measured(bytes);
        println!("{name}: {} MB at most, {:?} MB of pixels", peak >> 20, pixels.map(|bytes| bytes >> 20));
        assert!(peak <= pixels.unwrap_or(0) + OVER, "{name} took {} MB", peak >> 20);
    }
    // Four at a time share one budget.
    let before = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| drop(Photo::decode(&cases[1].1, &PhotoLimits::default(), &Quiet)));
        }
    });
    let peak = MEMORY.peak_usage() - before;
    println!("four at a time: {} MB", peak >> 20);
    assert!(peak <= 4 * 3 * 7000 * 5000 + OVER, "four took {} MB", peak >> 20);
    drop(cases);
    photos_that_nobody_looks_at_are_put_away();
}

/// In the window only the photo on the desk is in memory; the others are on the disk.
fn photos_that_nobody_looks_at_are_put_away() {
    let folder = tempfile::tempdir().unwrap();
    let options = Options { folder: Some(folder.path().to_owned()), ..Options::default() };
    let mut window = Harness::builder()
        .with_max_steps(64)
        .build_eframe(move |creation| App::new(&creation.egui_ctx, options));
    let settle = |window: &mut Harness<'static, App>| {
        loop {
            window.run_ok();
            if !window.state().is_busy() {
                break;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        window.run_ok();
    };
    settle(&mut window);
    let pixels = 3 * 3000 * 2000;
    let mut used = Vec::new();
    for number in 0..5_u8 {
        // The photo goes to the player on the desk: the first comes with it, the others are added before.
        if number > 0 {
            window.state_mut().ask(Action::AddPlayer);
            settle(&mut window);
        }
        let picture = png(&RgbImage::from_pixel(3000, 2000, Rgb([9, 90, 40 * number])).into());
        window.state_mut().arrive(format!("{number}.png"), picture);
        settle(&mut window);
        used.push(MEMORY.current_usage());
    }
    let photos = |window: &Harness<'static, App>| {
        let document = window.state().document();
        document.seats(0).filter(|&seat| document.photo(seat).is_some()).collect::<Vec<_>>()
    };
    println!(
        "in use after each photo of {} MB: {:?} MB",
        pixels >> 20,
        used.iter().map(|bytes| bytes >> 20).collect::<Vec<_>>()
    );
    let seats = photos(&window);
    assert_eq!(seats.len(), 5);
    assert!(used[4] < used[0] + pixels, "photos are piling up");
    // Each of them is there again for whoever looks at it.
    for seat in seats {
        window.state_mut().view_mut().show(Show::Seat(seat));
        settle(&mut window);
        assert!(MEMORY.current_usage() < used[0] + pixels, "photos are piling up");
    }
}
