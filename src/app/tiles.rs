//! Our drawings as textures: each is painted once for its size, and then costs the window four vertices per frame.

use std::cell::RefCell;
use std::collections::HashMap;

use eframe::egui::{ColorImage, Context, TextureHandle, TextureId, TextureOptions};

use crate::art::{Colour, Detail, Drawing, Icon, VARIANTS, cell, coin, icon, knight, queen, raster, tower};
use crate::model::{Cell, Place};

/// Textures of everything that is drawn.
#[derive(Default)]
pub(super) struct TileTextures {
    textures: RefCell<HashMap<(Picture, u32), TextureHandle>>,
}

/// What is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Picture {
    Cell(Cell, u64, Colour),
    Icon(Icon, Colour),
    Piece(PieceTexture),
}

/// A piece of Queendomino.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs)] // the names say it
pub(super) enum PieceTexture {
    Coin,
    Knight,
    Tower,
    Queen,
}

/// The sizes that textures come in, in pixels: few, so that a window that is resized does not fill the memory.
const SIZES: [u32; 8] = [24, 36, 48, 64, 96, 128, 192, 288];

impl TileTextures {
    /// A cell of a kingdom, `points` wide. Where it lies gives it its own strokes.
    pub(super) fn cell(
        &self,
        ctx: &Context,
        cell: Cell,
        place: Place,
        points: f32,
        banner: Colour,
    ) -> TextureId {
        let variant = (u64::from(place.row) * 5 + u64::from(place.col) * 3) % VARIANTS;
        // Only the castle wears the player's colour.
        let banner = if cell == Cell::Castle { banner } else { Colour::hex("#000000") };
        self.texture(ctx, Picture::Cell(cell, variant, banner), points)
    }

    /// An icon in a colour.
    pub(super) fn icon(&self, ctx: &Context, icon: Icon, points: f32, colour: Colour) -> TextureId {
        self.texture(ctx, Picture::Icon(icon, colour), points)
    }

    /// A piece.
    pub(super) fn piece(&self, ctx: &Context, piece: PieceTexture, points: f32) -> TextureId {
        self.texture(ctx, Picture::Piece(piece), points)
    }

    fn texture(&self, ctx: &Context, picture: Picture, points: f32) -> TextureId {
        let pixels = points * ctx.pixels_per_point();
        let size =
            SIZES.into_iter().find(|&size| size as f32 + 0.5 >= pixels).unwrap_or(SIZES[SIZES.len() - 1]);
        let mut textures = self.textures.borrow_mut();
        let texture = textures.entry((picture, size)).or_insert_with(|| {
            let image = raster::transparent(&picture.drawing(size), size);
            let image = ColorImage::from_rgba_unmultiplied([size as usize; 2], image.as_raw());
            ctx.load_texture("tile", image, TextureOptions::LINEAR)
        });
        texture.id()
    }
}

impl Picture {
    fn drawing(self, size: u32) -> Drawing {
        match self {
            Self::Cell(what, seed, banner) => cell(what, seed, Detail::for_pixels(size as f32), banner),
            Self::Icon(what, colour) => icon(what, colour),
            Self::Piece(PieceTexture::Coin) => coin(),
            Self::Piece(PieceTexture::Knight) => knight(),
            Self::Piece(PieceTexture::Tower) => tower(),
            Self::Piece(PieceTexture::Queen) => queen(),
        }
    }
}
