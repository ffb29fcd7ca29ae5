//! What decoding a photo may cost. In: what its first bytes say. Out: how much memory it will take at most, and a turn
//! to take it: photos that are decoded at the same time share one budget.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use image::{ColorType, ImageFormat};

/// What decoding may take beyond the pixels that the photo becomes.
const OVER: u64 = 300 << 20;
/// What all photos that are being decoded may take together; one that needs more has its turn alone.
const ALL: u64 = 700 << 20;
/// What each decoder takes for itself, in bytes a pixel; measured by `tests/photo_memory.rs`.
const WEBP: u64 = 6;

/// What is known of a picture before its pixels are decoded.
pub(super) struct Plan<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) format: Option<ImageFormat>,
    pub(super) pixels: u64,
    pub(super) colour: ColorType,
    /// Whether it must be turned by a quarter, which takes a second copy.
    pub(super) turned: bool,
}

impl Plan<'_> {
    /// The most bytes that decoding takes at a time.
    pub(super) fn peak(&self) -> u64 {
        let upright = 3 * self.pixels;
        let stored = u64::from(self.colour.bytes_per_pixel()) * self.pixels;
        // The file itself is there twice: as it was read, and as the decoder keeps it.
        let decoding = stored + self.of_decoder() + 2 * self.bytes.len() as u64;
        let converting = if self.colour == ColorType::Rgb8 { 0 } else { stored + upright };
        let turning = if self.turned { 2 * upright } else { 0 };
        decoding.max(converting).max(turning)
    }

    /// Whether it takes more than its own size and what is granted beyond.
    pub(super) fn is_too_much(&self) -> bool {
        self.peak() > 3 * self.pixels + OVER
    }

    fn of_decoder(&self) -> u64 {
        match self.format {
            // All coefficients of a progressive JPEG are kept until its last pass, two bytes each.
            Some(ImageFormat::Jpeg) => match progressive_samples(self.bytes) {
                Some((samples, most)) => self.pixels * 2 * samples / most.max(1),
                None => 0,
            },
            Some(ImageFormat::WebP) => self.pixels * WEBP,
            _ => 0,
        }
    }
}

/// The samples that a progressive JPEG has in one block, and how many pixels that is; nothing for another JPEG.
fn progressive_samples(bytes: &[u8]) -> Option<(u64, u64)> {
    let mut at = 2;
    loop {
        let &[mark, kind, high, low] = bytes.get(at..at + 4)?.first_chunk()?;
        if mark != 0xFF {
            return None;
        }
        if kind == 0xFF {
            at += 1;
            continue;
        }
        let segment = bytes.get(at + 4..)?;
        match kind {
            0xC2 | 0xC6 | 0xCA | 0xCE => {
                let count = usize::from(*segment.get(5)?);
                let factors = segment.get(6..6 + 3 * count)?.chunks_exact(3);
                let factors: Vec<(u64, u64)> =
                    factors.map(|part| (u64::from(part[1] >> 4), u64::from(part[1] & 15))).collect();
                let most = |side: fn(&(u64, u64)) -> u64| factors.iter().map(side).max().unwrap_or(1);
                return Some((
                    factors.iter().map(|(x, y)| x * y).sum(),
                    most(|(x, _)| *x) * most(|(_, y)| *y),
                ));
            }
            0xC0 | 0xC1 | 0xDA => return None,
            _ => at += 2 + usize::from(u16::from_be_bytes([high, low])),
        }
    }
}

/// What is free of the budget, and whoever waits for more.
struct Budget {
    free: Mutex<u64>,
    more: Condvar,
}

static BUDGET: Budget = Budget { free: Mutex::new(ALL), more: Condvar::new() };

/// A turn to decode, which ends when this is dropped.
pub(super) struct Turn(u64);

impl Turn {
    /// Waits until this much is free.
    pub(super) fn wait(bytes: u64) -> Self {
        let bytes = bytes.min(ALL);
        let free = BUDGET.free();
        let mut free =
            BUDGET.more.wait_while(free, |free| *free < bytes).unwrap_or_else(PoisonError::into_inner);
        *free -= bytes;
        Self(bytes)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        *BUDGET.free() += self.0;
        BUDGET.more.notify_all();
    }
}

impl Budget {
    /// A number is never left half written.
    fn free(&self) -> MutexGuard<'_, u64> {
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(format: ImageFormat, bytes: &[u8], colour: ColorType, megapixels: u64) -> Plan<'_> {
        Plan { bytes, format: Some(format), pixels: megapixels * 1_000_000, colour, turned: false }
    }

    #[test]
    fn photos_of_every_phone_pass_and_bombs_do_not() {
        let baseline = b"\xff\xd8\xff\xc0\0\x11\x08\0\0\0\0\x03\x01\x22\0\x02\x11\0\x03\x11\0";
        let progressive =
            b"\xff\xd8\xff\xe0\0\x04ab\xff\xc2\0\x11\x08\0\0\0\0\x03\x01\x11\0\x02\x11\0\x03\x11\0";
        assert_eq!(progressive_samples(baseline), None);
        assert_eq!(progressive_samples(progressive), Some((3, 1)));
        let halved = b"\xff\xd8\xff\xc2\0\x11\x08\0\0\0\0\x03\x01\x22\0\x02\x11\0\x03\x11\0";
        assert_eq!(progressive_samples(halved), Some((6, 4)));
        for (bytes, colour, megapixels, too_much) in [
            (&baseline[..], ColorType::Rgb8, 108, false),
            (progressive, ColorType::Rgb8, 50, false),
            (progressive, ColorType::Rgb8, 120, true),
            (halved, ColorType::Rgb8, 100, false),
        ] {
            assert_eq!(
                plan(ImageFormat::Jpeg, bytes, colour, megapixels).is_too_much(),
                too_much,
                "{megapixels}"
            );
        }
        assert!(plan(ImageFormat::Png, b"", ColorType::Rgba16, 60).is_too_much());
        assert!(!plan(ImageFormat::Png, b"", ColorType::Rgba8, 48).is_too_much());
        assert!(progressive_samples(b"\xff\xd8\xff").is_none() && progressive_samples(b"").is_none());
    }

    #[test]
    fn turns_wait_for_each_other_and_a_giant_waits_for_all() {
        let first = Turn::wait(ALL / 2 + 1);
        let second = std::thread::spawn(|| drop(Turn::wait(u64::MAX)));
        std::thread::sleep(std::time::Duration::from_millis(50));
        assert!(!second.is_finished());
        drop(first);
        assert!(second.join().is_ok());
    }
}
