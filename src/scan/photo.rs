//! Loading a photo: bytes in, an upright RGB picture out.
//!
//! JPEG, PNG and WebP, turned by their EXIF orientation. Sizes are checked before any pixel is decoded.

use std::io::Cursor;
#[cfg(not(target_arch = "wasm32"))]
use std::path::Path;

use image::error::{ImageError, ImageFormatHint};
use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, Limits, RgbImage};

use super::budget::{Plan, Turn};
use super::foreign::Foreign;
use super::progress::{Cancelled, Stage, Watch, step};
use super::resize::{area_resized, fitted};
#[cfg(not(target_arch = "wasm32"))]
use crate::disk::{Disk, Native};
use crate::words::{Message, Say, display_by_words};

/// What a photo may cost before it is decoded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PhotoLimits {
    /// The most bytes of a file.
    pub max_file: u64,
    /// The longest side, in pixels.
    pub max_side: u32,
    /// The most pixels.
    pub max_pixels: u64,
    /// The most bytes that the decoder may take.
    pub max_alloc: u64,
    /// The shortest side, in pixels: below it no cell can be read.
    pub min_side: u32,
}

impl Default for PhotoLimits {
    fn default() -> Self {
        Self {
            max_file: 1 << 27,
            max_side: 20_000,
            max_pixels: 120_000_000,
            max_alloc: 1 << 30,
            min_side: 64,
        }
    }
}

/// Why a photo cannot be used.
#[derive(Debug)]
#[non_exhaustive]
pub enum PhotoError {
    /// The file cannot be read.
    Io(std::io::Error),
    /// The bytes are not a picture in a format that we read.
    NotAPicture,
    /// It is a picture of a format that we do not read.
    Foreign(Foreign),
    /// The file ends too early.
    Truncated,
    /// The bytes start like a picture and then make no sense.
    Damaged(String),
    /// The picture is larger than the limits allow.
    TooLarge {
        /// Its width as stored.
        width: u32,
        /// Its height as stored.
        height: u32,
    },
    /// Decoding the picture would take more memory than the limits allow.
    TooMuchMemory,
    /// The picture is too small to hold a kingdom.
    TooSmall {
        /// Its width as stored.
        width: u32,
        /// Its height as stored.
        height: u32,
    },
    /// The watcher asked to stop.
    Cancelled,
}

impl From<std::io::Error> for PhotoError {
    fn from(error: std::io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<Cancelled> for PhotoError {
    fn from(_: Cancelled) -> Self {
        Self::Cancelled
    }
}

impl Say for PhotoError {
    fn say(&self) -> Message {
        let sized = |id: &'static str, width: &u32, height: &u32| {
            Message::new(id).with("width", *width).with("height", *height)
        };
        match self {
            Self::Io(error) => error.say(),
            Self::NotAPicture => Message::new("photo-no-picture"),
            Self::Foreign(Foreign::Heic) => Message::new("photo-heic"),
            Self::Foreign(format) => Message::new("photo-foreign").with("format", format.name()),
            Self::Truncated => Message::new("photo-truncated"),
            Self::Damaged(detail) => Message::new("photo-damaged").with("detail", detail.as_str()),
            Self::TooLarge { width, height } => sized("photo-too-large", width, height),
            Self::TooMuchMemory => Message::new("photo-too-much-memory"),
            Self::TooSmall { width, height } => sized("photo-too-small", width, height),
            Self::Cancelled => Cancelled.say(),
        }
    }
}

impl PhotoError {
    fn cause(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io(error) => Some(error),
            _ => None,
        }
    }
}

display_by_words!(PhotoError => Self::cause);

/// A decoded, upright photo.
#[derive(Debug, Clone)]
pub struct Photo {
    pixels: RgbImage,
}

impl Photo {
    /// Reads a file.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn open(path: &Path, limits: &PhotoLimits, watch: &dyn Watch) -> Result<Self, PhotoError> {
        Self::decode(&Native.read(path, limits.max_file)?, limits, watch)
    }

    /// Decodes the bytes of a file.
    pub fn decode(bytes: &[u8], limits: &PhotoLimits, watch: &dyn Watch) -> Result<Self, PhotoError> {
        step(watch, Stage::Decode, 0.0)?;
        if let Some(format) = Foreign::of(bytes) {
            return Err(PhotoError::Foreign(format));
        }
        let mut reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format()?;
        let mut decoder_limits = Limits::default();
        decoder_limits.max_alloc = Some(limits.max_alloc);
        reader.limits(decoder_limits);
        let format = reader.format();
        if format == Some(ImageFormat::Jpeg) && !jpeg_has_an_end(bytes) {
            return Err(PhotoError::Truncated);
        }
        let mut decoder = reader.into_decoder().map_err(said)?;
        let (width, height) = decoder.dimensions();
        let too_many = u64::from(width) * u64::from(height) > limits.max_pixels;
        if too_many || width.max(height) > limits.max_side || decoder.total_bytes() > limits.max_alloc {
            return Err(PhotoError::TooLarge { width, height });
        }
        if width.min(height) < limits.min_side {
            return Err(PhotoError::TooSmall { width, height });
        }
        let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
        let plan = Plan {
            bytes,
            format,
            pixels: u64::from(width) * u64::from(height),
            colour: decoder.color_type(),
            turned: !matches!(
                orientation,
                Orientation::NoTransforms
                    | Orientation::Rotate180
                    | Orientation::FlipHorizontal
                    | Orientation::FlipVertical
            ),
        };
        if plan.is_too_much() {
            return Err(PhotoError::TooMuchMemory);
        }
        let _turn = Turn::wait(plan.peak());
        // Turned after it became small: a picture may store twice as much as it shows.
        let mut picture =
            DynamicImage::ImageRgb8(DynamicImage::from_decoder(decoder).map_err(said)?.into_rgb8());
        step(watch, Stage::Decode, 0.8)?;
        picture.apply_orientation(orientation);
        let pixels = picture.into_rgb8();
        step(watch, Stage::Decode, 1.0)?;
        Ok(Self { pixels })
    }

    /// The full-size pixels.
    pub fn pixels(&self) -> &RgbImage {
        &self.pixels
    }

    /// A copy whose longer side is at most `long_side`, and the factor from the photo to it.
    pub fn small_copy(&self, long_side: u32) -> (RgbImage, f64) {
        let (width, height, factor) = fitted(self.pixels.width(), self.pixels.height(), long_side);
        (area_resized(&self.pixels, width, height), factor)
    }
}

impl From<RgbImage> for Photo {
    fn from(pixels: RgbImage) -> Self {
        Self { pixels }
    }
}

/// Whether bytes begin as a picture does, also one of a format that we do not read.
pub fn is_picture(bytes: &[u8]) -> bool {
    let reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format();
    Foreign::of(bytes).is_some() || reader.is_ok_and(|reader| reader.format().is_some())
}

/// Whether the picture of a JPEG ends with its end marker: the decoder would fill the rest with grey.
fn jpeg_has_an_end(bytes: &[u8]) -> bool {
    const START_OF_SCAN: u8 = 0xDA;
    const END: [u8; 2] = [0xFF, 0xD9];
    // The segments before the picture may hold a small copy with an end of its own.
    let mut at = 2;
    loop {
        match bytes.get(at..at + 4) {
            None => return false,
            Some(&[0xFF, 0xFF, ..]) => at += 1,
            Some(&[0xFF, kind, high, low]) => {
                at += 2 + usize::from(u16::from_be_bytes([high, low]));
                if kind == START_OF_SCAN {
                    return bytes.get(at..).is_some_and(|rest| rest.windows(2).rev().any(|pair| pair == END));
                }
            }
            // No segment: let the decoder say what is wrong.
            Some(_) => return true,
        }
    }
}

/// Translates an error of the decoder into one of ours.
fn said(error: ImageError) -> PhotoError {
    match error {
        ImageError::Unsupported(unsupported) => match unsupported.format_hint() {
            ImageFormatHint::Exact(ImageFormat::Jpeg | ImageFormat::Png | ImageFormat::WebP) => {
                PhotoError::Damaged(unsupported.to_string())
            }
            _ => PhotoError::NotAPicture,
        },
        ImageError::Limits(_) => PhotoError::TooMuchMemory,
        ImageError::IoError(error) if error.kind() == std::io::ErrorKind::UnexpectedEof => {
            PhotoError::Truncated
        }
        ImageError::IoError(error) => PhotoError::Io(error),
        other => {
            let message = other.to_string();
            let lower = message.to_lowercase();
            let early = ["eof", "exhausted", "end of file", "truncated", "not enough", "no more bytes"];
            if early.iter().any(|word| lower.contains(word)) {
                PhotoError::Truncated
            } else {
                PhotoError::Damaged(message)
            }
        }
    }
}

#[cfg(test)]
mod tests;
