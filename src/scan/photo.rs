//! Loading a photo: bytes in, an upright RGB picture out.
//!
//! JPEG, PNG and WebP, turned by their EXIF orientation. Sizes are checked before any pixel is decoded.

use std::io::Cursor;
use std::path::Path;

use image::error::{ImageError, ImageFormatHint, LimitErrorKind};
use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageReader, Limits, RgbImage};

use super::progress::{Cancelled, Stage, Watch, step};
use super::resize::{area_resized, fitted};
use super::settings::PhotoLimits;

/// Why a photo cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum PhotoError {
    /// The file cannot be read.
    #[error("cannot be read: {0}")]
    Io(#[from] std::io::Error),
    /// The bytes are no picture that we know.
    #[error("not a JPEG, PNG or WebP picture")]
    NotAPicture,
    /// The file ends too early.
    #[error("the picture is cut off")]
    Truncated,
    /// The bytes start like a picture and then make no sense.
    #[error("the picture is damaged: {0}")]
    Damaged(String),
    /// The picture is larger than the limits allow.
    #[error("the picture is too large: {width} x {height} pixels")]
    TooLarge {
        /// Its width as stored.
        width: u32,
        /// Its height as stored.
        height: u32,
    },
    /// The picture is too small to hold a kingdom.
    #[error("the picture is too small: {width} x {height} pixels")]
    TooSmall {
        /// Its width as stored.
        width: u32,
        /// Its height as stored.
        height: u32,
    },
    /// The watcher asked to stop.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}

/// A decoded, upright photo.
#[derive(Debug, Clone)]
pub struct Photo {
    pixels: RgbImage,
}

impl Photo {
    /// Reads a file.
    pub fn open(path: &Path, limits: &PhotoLimits, watch: &dyn Watch) -> Result<Self, PhotoError> {
        Self::decode(&std::fs::read(path)?, limits, watch)
    }

    /// Decodes the bytes of a file.
    pub fn decode(bytes: &[u8], limits: &PhotoLimits, watch: &dyn Watch) -> Result<Self, PhotoError> {
        step(watch, Stage::Decode, 0.0)?;
        let mut reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format()?;
        let mut decoder_limits = Limits::default();
        decoder_limits.max_image_width = Some(limits.max_side);
        decoder_limits.max_image_height = Some(limits.max_side);
        decoder_limits.max_alloc = Some(limits.max_alloc);
        reader.limits(decoder_limits);
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
        let mut picture = DynamicImage::from_decoder(decoder).map_err(said)?;
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

/// Says in our words what went wrong in the decoder.
fn said(error: ImageError) -> PhotoError {
    match error {
        ImageError::Unsupported(unsupported) => match unsupported.format_hint() {
            ImageFormatHint::Exact(_) => PhotoError::Damaged(unsupported.to_string()),
            _ => PhotoError::NotAPicture,
        },
        ImageError::Limits(limit) if matches!(limit.kind(), LimitErrorKind::DimensionError) => {
            PhotoError::TooLarge { width: 0, height: 0 }
        }
        ImageError::Limits(_) => PhotoError::TooLarge { width: 0, height: 0 },
        ImageError::IoError(error) if error.kind() == std::io::ErrorKind::UnexpectedEof => PhotoError::Truncated,
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
