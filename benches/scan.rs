//! How long a whole scan takes beside decoding the same photo, and how much memory: `cargo bench --bench scan`.
//!
//! Goals: the scan of a 12 megapixel JPEG, decoding included, takes at most 2.5 times as long as decoding it; a
//! rectified board of 500 pixels whose frame is known takes at most 25 ms; memory stays below 6 times the decoded
//! picture. The photos are those of the fixtures, enlarged. Times are the processor's, of all threads together.

mod clock;

use std::process::Command;

use clock::least;
use crowncount::FrameSize;
use crowncount::random::Random;
use crowncount::scan::{Homography, Photo, PhotoLimits, Point, Quad, Quiet, Request, Scanner};
use image::RgbImage;
use image::codecs::jpeg::JpegEncoder;
use image::imageops::{FilterType, resize};

/// A large photo is read so often, and a board, which takes little, more often.
const RUNS: usize = 12;
const BOARD_RUNS: usize = 60;
/// Tells the program to scan one file and to say how much memory that took.
const ONLY: &str = "SCAN_ONLY";

fn main() {
    if let Ok(path) = std::env::var(ONLY) {
        return scan_only(&path);
    }
    let scanner = Scanner::bundled().expect("the bundled weights are tested");
    for (side, name) in [(5, "sample"), (7, "seven")] {
        let jpeg = encoded(&large(fixture(name).pixels()));
        let decode = least(RUNS, || drop(decoded(&jpeg)));
        let whole = least(RUNS, || {
            let photo = decoded(&jpeg);
            scanner.scan(photo.pixels(), &Request::default(), &Quiet).expect("a drawn kingdom is found");
        });
        println!(
            "{side}x{side}, 12 MP: decode {decode:.0} ms, whole scan {whole:.0} ms, {:.2} times",
            whole / decode
        );
        let memory = memory_of(&jpeg);
        let picture = 4000.0 * 3000.0 * 3.0 / 1e6;
        if let Some(memory) = memory {
            println!(
                "{side}x{side}, 12 MP: {memory:.0} MB at most, {:.2} times the picture",
                memory / picture
            );
        }
        assert!(whole <= 2.5 * decode, "the scan takes more than 2.5 times the decoding");
        assert!(memory.is_none_or(|memory| memory <= 6.0 * picture), "the scan takes too much memory");
    }
    let board = rectified(&scanner, fixture("sample").pixels(), 500);
    let corners = Quad::rect(0.0, 0.0, 500.0, 500.0);
    let given = Request { corners: Some(corners), size: Some(FrameSize::Five), ..Request::default() };
    for (name, request) in [("corners given", given), ("nothing given", Request::default())] {
        let millis =
            least(BOARD_RUNS, || drop(scanner.scan(&board, &request, &Quiet).expect("the board is read")));
        println!("rectified board of 500 px, {name}: {millis:.1} ms");
        assert!(millis <= 25.0 || request.corners.is_none(), "a board takes more than 25 ms");
    }
}

/// One of the drawn photos of the tests.
fn fixture(name: &str) -> Photo {
    let path = format!("{}/fixtures/photos/{name}.jpg", env!("CARGO_MANIFEST_DIR"));
    Photo::open(path.as_ref(), &PhotoLimits::default(), &Quiet).expect("a photo of the tests")
}

/// The kingdom of a photo alone, seen from straight above.
fn rectified(scanner: &Scanner, photo: &RgbImage, side: u32) -> RgbImage {
    let scan = scanner.scan(photo, &Request::default(), &Quiet).expect("a drawn kingdom is found");
    let length = f64::from(side);
    let photo_from_board =
        Homography::from_lattice(length, length, &scan.corners).expect("a frame is no line");
    RgbImage::from_fn(side, side, |x, y| {
        let at = photo_from_board.apply(Point::new(f64::from(x) + 0.5, f64::from(y) + 0.5));
        *photo.get_pixel((at.x as u32).min(photo.width() - 1), (at.y as u32).min(photo.height() - 1))
    })
}

/// A photo of 12 megapixels, with the grain of a sensor.
fn large(photo: &RgbImage) -> RgbImage {
    let mut picture = resize(photo, 4000, 3000, FilterType::Triangle);
    let mut random = Random::new(7);
    picture.iter_mut().for_each(|value| *value = value.saturating_add(random.below(9) as u8));
    picture
}

fn encoded(picture: &RgbImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    JpegEncoder::new_with_quality(&mut bytes, 92).encode_image(picture).expect("a picture can be written");
    bytes
}

fn decoded(jpeg: &[u8]) -> Photo {
    Photo::decode(jpeg, &PhotoLimits::default(), &Quiet).expect("a picture can be read back")
}

/// The most memory that a process of its own takes to scan a photo, in megabytes; Linux only.
fn memory_of(jpeg: &[u8]) -> Option<f64> {
    let path = std::env::temp_dir().join(format!("crowncount-bench-{}.jpg", std::process::id()));
    std::fs::write(&path, jpeg).ok()?;
    let output = Command::new(std::env::current_exe().ok()?).env(ONLY, &path).output().ok()?;
    std::fs::remove_file(&path).ok()?;
    String::from_utf8(output.stdout).ok()?.trim().parse().ok()
}

fn scan_only(path: &str) {
    let scanner = Scanner::bundled().expect("the bundled weights are tested");
    let photo = Photo::open(path.as_ref(), &PhotoLimits::default(), &Quiet).expect("the bench wrote it");
    scanner.scan(photo.pixels(), &Request::default(), &Quiet).expect("a drawn kingdom is found");
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let most = status.lines().find_map(|line| line.strip_prefix("VmHWM:")?.trim().strip_suffix(" kB"));
    if let Some(kilobytes) = most.and_then(|text| text.trim().parse::<f64>().ok()) {
        println!("{:.1}", kilobytes / 1e3);
    }
}
