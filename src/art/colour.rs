//! Colours: what every drawing is painted with. In: hex numbers of the palette. Out: [`Colour`] values.

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
    /// The solid colour of a number such as `0xE6B93A`.
    pub const fn hex(rgb: u32) -> Self {
        Self { r: (rgb >> 16) as u8, g: (rgb >> 8) as u8, b: rgb as u8, a: 255 }
    }

    /// The same colour, see-through: 0 is invisible, 1 is as it was.
    pub fn alpha(self, opacity: f32) -> Self {
        Self { a: (f32::from(self.a) * opacity.clamp(0.0, 1.0)).round() as u8, ..self }
    }

    /// A mix: 0 gives `self`, 1 gives `other`; opacity is mixed too.
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
    pub fn lighter(self, share: f32) -> Self {
        self.mix(Self::hex(0x00FF_F8E8), share)
    }

    /// A step towards warm black.
    pub fn darker(self, share: f32) -> Self {
        self.mix(Self::hex(0x001C_1612), share)
    }

    /// How light the colour looks, 0 to 255 (Rec. 601 grey).
    pub fn grey(self) -> f32 {
        0.299 * f32::from(self.r) + 0.587 * f32::from(self.g) + 0.114 * f32::from(self.b)
    }
}

/// Dark brown ink: outlines, rims, pen strokes.
pub const INK: Colour = Colour::hex(0x002B_2723);
/// Crown gold.
pub const GOLD: Colour = Colour::hex(0x00D6_A21E);
/// Paper white: plates, sails, sheep.
pub const CREAM: Colour = Colour::hex(0x00FF_FBF2);
/// The castle's stone.
pub const STONE: Colour = Colour::hex(0x009E_A3A8);
/// Amber: what the reader is not sure of.
pub const AMBER: Colour = Colour::hex(0x00E0_8A1E);
/// Brown wood of boats, wheels and stakes.
pub(super) const WOOD: Colour = Colour::hex(0x0086_5A34);

/// The colour of a player's king and castle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Player {
    /// Kingdomino.
    Pink,
    /// Kingdomino.
    Yellow,
    /// Kingdomino.
    Green,
    /// Kingdomino.
    Blue,
    /// Queendomino.
    Orange,
    /// Queendomino.
    Violet,
    /// Queendomino.
    White,
    /// Queendomino.
    Red,
}

/// Every player with the name that game files use and the colour on screen and paper.
pub const PLAYERS: [(Player, &str, Colour); 8] = [
    (Player::Pink, "pink", Colour::hex(0x00D8_6A9A)),
    (Player::Yellow, "yellow", Colour::hex(0x00EB_C334)),
    (Player::Green, "green", Colour::hex(0x004C_9A52)),
    (Player::Blue, "blue", Colour::hex(0x003A_78C2)),
    (Player::Orange, "orange", Colour::hex(0x00E2_7F2C)),
    (Player::Violet, "violet", Colour::hex(0x0085_5AA8)),
    (Player::White, "white", Colour::hex(0x00F2_ECE0)),
    (Player::Red, "red", Colour::hex(0x00B9_3A32)),
];

impl Player {
    /// The colour of this player.
    pub fn colour(self) -> Colour {
        PLAYERS[self as usize].2
    }

    /// The name in game files.
    pub fn name(self) -> &'static str {
        PLAYERS[self as usize].1
    }

    /// The player of a name in a game file.
    pub fn from_name(name: &str) -> Option<Self> {
        PLAYERS.iter().find(|(_, known, _)| *known == name).map(|(player, ..)| *player)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_players_is_in_the_order_of_the_enum() {
        for (index, (player, name, _)) in PLAYERS.iter().enumerate() {
            assert_eq!(*player as usize, index);
            assert_eq!(Player::from_name(name), Some(*player));
        }
        assert_eq!(Player::from_name("grey"), None);
    }

    #[test]
    fn hex_numbers_are_read_as_written() {
        assert_eq!(Colour::hex(0x00E6_B93A), Colour { r: 0xE6, g: 0xB9, b: 0x3A, a: 255 });
        assert_eq!(INK.alpha(0.0).a, 0);
    }
}
