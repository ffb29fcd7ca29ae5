//! Colours: what every drawing is painted with. In: the codes of the palette, or a player's colour. Out: [`Colour`]
//! values.

use crate::model::PlayerColour;

/// A colour with straight (not premultiplied) alpha.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Colour {
    /// Red.
    pub r: u8,
    /// Green.
    pub g: u8,
    /// Blue.
    pub b: u8,
    /// Opacity, 255 is solid.
    pub a: u8,
}

impl Colour {
    /// The solid colour that a palette writes as `#E6B93A`. Meant for constants: panics on anything else.
    pub const fn hex(text: &str) -> Self {
        let digits = text.as_bytes();
        assert!(digits.len() == 7 && digits[0] == b'#', "a colour is written #RRGGBB");
        Self {
            r: byte(digits[1], digits[2]),
            g: byte(digits[3], digits[4]),
            b: byte(digits[5], digits[6]),
            a: 255,
        }
    }

    /// The same colour, see-through: 0 is invisible, 1 is as it was.
    #[must_use]
    pub fn alpha(self, opacity: f32) -> Self {
        Self { a: (f32::from(self.a) * opacity.clamp(0.0, 1.0)).round() as u8, ..self }
    }

    /// A mix: 0 gives `self`, 1 gives `other`; opacity is mixed too.
    #[must_use]
    pub fn mix(self, other: Self, share: f32) -> Self {
        let t = share.clamp(0.0, 1.0);
        let blend = |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * t).round() as u8;
        Self {
            r: blend(self.r, other.r),
            g: blend(self.g, other.g),
            b: blend(self.b, other.b),
            a: blend(self.a, other.a),
        }
    }

    /// A step towards warm white.
    #[must_use]
    pub fn lighter(self, share: f32) -> Self {
        self.mix(Self::hex("#FFF8E8"), share)
    }

    /// A step towards warm black.
    #[must_use]
    pub fn darker(self, share: f32) -> Self {
        self.mix(Self::hex("#1C1612"), share)
    }
}

const fn byte(high: u8, low: u8) -> u8 {
    nibble(high) * 16 + nibble(low)
}

const fn nibble(digit: u8) -> u8 {
    match digit {
        b'0'..=b'9' => digit - b'0',
        b'A'..=b'F' => digit - b'A' + 10,
        _ => panic!("a colour is written in capital hex digits"),
    }
}

/// Dark brown ink: outlines, rims, pen strokes.
pub const INK: Colour = Colour::hex("#2B2723");
/// Crown gold.
pub const GOLD: Colour = Colour::hex("#D6A21E");
/// Paper white: plates, sails, sheep.
pub const CREAM: Colour = Colour::hex("#FFFBF2");
/// The castle's stone.
pub const STONE: Colour = Colour::hex("#9EA3A8");
/// Amber: what nobody is sure of.
pub(super) const AMBER: Colour = Colour::hex("#E08A1E");
/// Brown wood of boats, wheels and stakes.
pub(super) const WOOD: Colour = Colour::hex("#865A34");

impl From<PlayerColour> for Colour {
    /// A player's colour on screen and paper.
    fn from(colour: PlayerColour) -> Self {
        match colour {
            PlayerColour::Pink => Self::hex("#D86A9A"),
            PlayerColour::Yellow => Self::hex("#EBC334"),
            PlayerColour::Green => Self::hex("#4C9A52"),
            PlayerColour::Blue => Self::hex("#3A78C2"),
            PlayerColour::Orange => Self::hex("#E27F2C"),
            PlayerColour::Violet => Self::hex("#855AA8"),
            PlayerColour::White => Self::hex("#F2ECE0"),
            PlayerColour::Red => Self::hex("#B93A32"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hex_numbers_are_read_as_written() {
        assert_eq!(Colour::hex("#E6B93A"), Colour { r: 0xE6, g: 0xB9, b: 0x3A, a: 255 });
        assert_eq!(INK.alpha(0.0).a, 0);
    }
}
