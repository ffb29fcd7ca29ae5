//! Photos that are open: their pixels for reading, a smaller copy on the screen, and the board cut out of them.

use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hasher};
use std::sync::Arc;

use eframe::egui::{Color32, ColorImage, Context, TextureHandle, TextureId, TextureOptions, Vec2};
use image::{ImageFormat, Rgb, RgbImage, RgbaImage};
use imageproc::geometric_transformations::{Border, Interpolation, Projection, warp_into};

use super::platform::Negative;
use super::store::KeptPhoto;
use crate::model::FrameSize;
use crate::scan::{Photo, Quad};
use crate::words::{Message, Say};

/// The longer side of the copy on the screen.
const SHOWN_SIDE: u32 = 1600;
/// Pixels per cell of the board that is cut out.
const CELL: u32 = 64;

/// Where a photo comes from.
pub(super) enum PhotoOrigin {
    /// A file: its name and what it holds.
    File(String, Vec<u8>),
    /// The clipboard.
    Pasted(Arc<ColorImage>),
    /// One that is open already: its id and its pixels.
    Open(String, Negative),
    /// One that was kept.
    Kept(KeptPhoto),
}

/// A file that holds a photo: its name and its bytes.
pub(super) type PhotoFile = (String, Vec<u8>);

impl PhotoOrigin {
    /// The file of the photo, as soon as the system hands it over; nothing if it was kept and is gone.
    pub(super) async fn fetch(self) -> Result<Option<PhotoFile>, Message> {
        match self {
            Self::File(name, bytes) => Ok(Some((name, bytes))),
            Self::Pasted(picture) => Ok(Some((String::new(), encoded(&picture)?))),
            Self::Kept(kept) => found(kept.fetch().await, kept.name),
            // It has been loaded.
            Self::Open(..) => Ok(None),
        }
    }
}

/// What became of reading a photo that was kept.
fn found(read: std::io::Result<Vec<u8>>, name: String) -> Result<Option<PhotoFile>, Message> {
    match read {
        Ok(bytes) => Ok(Some((name, bytes))),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(unreadable(name, error.say())),
    }
}

/// Why a photo cannot be shown.
pub(super) fn unreadable(name: impl Into<String>, what: Message) -> Message {
    Message::new("at").with("place", name.into()).with("what", what)
}

/// A picture from the clipboard as a PNG file, so that it is kept like any other.
fn encoded(picture: &ColorImage) -> Result<Vec<u8>, Message> {
    let [width, height] = picture.size;
    let bytes: Vec<u8> = picture.pixels.iter().flat_map(Color32::to_srgba_unmultiplied).collect();
    let mut out = std::io::Cursor::new(Vec::new());
    let image = RgbaImage::from_raw(width as u32, height as u32, bytes);
    let written = image.map(|image| image.write_to(&mut out, ImageFormat::Png));
    match written {
        Some(Ok(())) => Ok(out.into_inner()),
        _ => Err(Message::new("photo-no-picture")),
    }
}

/// What a photo is kept by: the same photo has the same id.
pub(super) fn photo_id(name: &str, bytes: &[u8]) -> String {
    // The length counts as it does on a computer, so that a page gives the same id.
    let mut hasher = DefaultHasher::new();
    hasher.write_u64(bytes.len() as u64);
    hasher.write(bytes);
    let ending = name.rsplit_once('.').map_or("png", |(_, ending)| ending).to_ascii_lowercase();
    let ending: String = ending.chars().filter(char::is_ascii_alphanumeric).take(5).collect();
    let ending = if ending.is_empty() { "jpg".to_owned() } else { ending };
    format!("{:016x}.{ending}", hasher.finish())
}

/// A photo that was decoded.
pub(super) struct Loaded {
    /// What it is kept by.
    pub id: String,
    /// The file as it came.
    pub bytes: Vec<u8>,
    /// Its pixels, upright.
    pub pixels: Negative,
    /// The smaller copy.
    small: Arc<RgbImage>,
    shown: ColorImage,
}

/// The copy of a photo that is on the screen.
pub(super) fn small_copy(photo: &Photo) -> RgbImage {
    photo.small_copy(SHOWN_SIDE).0
}

impl Loaded {
    /// A decoded photo and its smaller copy, made ready for the screen.
    pub(super) fn new(id: String, bytes: Vec<u8>, pixels: Negative, small: RgbImage) -> Self {
        let shown = ColorImage::from_rgb([small.width() as usize, small.height() as usize], small.as_raw());
        Self { id, bytes, pixels, small: Arc::new(small), shown }
    }
}

/// The photos that are open.
#[derive(Default)]
pub(super) struct Photos {
    open: HashMap<String, PhotoShown>,
}

/// A photo on the screen.
pub(super) struct PhotoShown {
    /// Its pixels, upright.
    pub pixels: Negative,
    /// Its texture.
    pub texture: TextureHandle,
    small: Arc<RgbImage>,
    board: RefCell<Option<(Quad, FrameSize, TextureHandle)>>,
}

impl Photos {
    /// Takes a photo that was decoded.
    pub(super) fn take(&mut self, ctx: &Context, loaded: Loaded) {
        let texture = ctx.load_texture(&loaded.id, loaded.shown, TextureOptions::LINEAR);
        let shown =
            PhotoShown { pixels: loaded.pixels, texture, small: loaded.small, board: RefCell::default() };
        self.open.insert(loaded.id, shown);
    }

    /// Puts away all photos but those that somebody looks at.
    pub(super) fn release(&mut self, is_shown: impl Fn(&str) -> bool) {
        self.open.retain(|id, _| is_shown(id));
    }

    /// A photo, if it is open.
    pub(super) fn get(&self, id: &str) -> Option<&PhotoShown> {
        self.open.get(id)
    }

    /// The board cut out of a photo along a frame, kept until the frame moves.
    pub(super) fn board(
        &self,
        ctx: &Context,
        id: &str,
        corners: &Quad,
        size: FrameSize,
    ) -> Option<TextureId> {
        let shown = self.open.get(id)?;
        let mut board = shown.board.borrow_mut();
        if !matches!(&*board, Some((quad, cells, _)) if quad == corners && *cells == size) {
            let scale = f64::from(shown.small.width()) / f64::from(shown.pixels.size()[0]);
            let cut = cut_board(&shown.small, &corners.scaled(scale), size)?;
            let side = cut.width() as usize;
            let image = ColorImage::from_rgb([side, side], cut.as_raw());
            match &mut *board {
                Some((quad, cells, texture)) => {
                    (*quad, *cells) = (*corners, size);
                    texture.set(image, TextureOptions::LINEAR);
                }
                none => {
                    *none = Some((*corners, size, ctx.load_texture("board", image, TextureOptions::LINEAR)));
                }
            }
        }
        board.as_ref().map(|(.., texture)| texture.id())
    }
}

impl PhotoShown {
    /// Width and height in photo pixels.
    pub(super) fn size(&self) -> Vec2 {
        let [width, height] = self.pixels.size();
        Vec2::new(width as f32, height as f32)
    }
}

/// The board along a frame, seen from above.
fn cut_board(photo: &RgbImage, corners: &Quad, size: FrameSize) -> Option<RgbImage> {
    let side = CELL * size.cells() as u32;
    let end = side as f32;
    let from = corners.0.map(|point| (point.x as f32, point.y as f32));
    let to = [(0.0, 0.0), (end, 0.0), (end, end), (0.0, end)];
    let board_from_photo = Projection::from_control_points(from, to)?;
    let mut board = RgbImage::new(side, side);
    let outside = Border::Constant(Rgb([0; 3]));
    warp_into(photo, board_from_photo, Interpolation::Bilinear, outside, &mut board);
    Some(board)
}
