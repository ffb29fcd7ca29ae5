//! The seventeen building kinds of Queendomino. In: the id of the notation (`queens-tower`). Out: a drawing of the
//! whole cell, and a small sign with what the building is worth at the end.

mod monuments;
mod shops;

use super::drawing::{Drawing, Placement, curve};
use super::pieces::{crown, knight, plate, tower};
use super::terrain::{Ground, paved};
use super::{Colour, Detail, INK};

/// What a building counts at the end of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Worth {
    /// So many points.
    Points(u8),
    /// So many points for each territory of this ground.
    PerTerritory(u8, Ground),
    /// So many points for each tower.
    PerTower(u8),
    /// So many points for each knight.
    PerKnight(u8),
    /// A crown for its town.
    Crown,
}

/// One kind of building.
#[derive(Debug, Clone, Copy)]
pub struct Building {
    /// The id in the kingdom notation.
    pub id: &'static str,
    /// What its sign says.
    pub worth: Worth,
    body: Body,
}

/// How a building is drawn: a house with a shop sign on its wall, or a shape of its own.
#[derive(Debug, Clone, Copy)]
enum Body {
    House(Colour, fn(&mut Drawing)),
    Own(fn(&mut Drawing)),
}

const TIMBER: Colour = Colour::hex("#694630");
const SLATE: Colour = Colour::hex("#4D5866");

const fn house(id: &'static str, worth: Worth, roof: Colour, emblem: fn(&mut Drawing)) -> Building {
    Building { id, worth, body: Body::House(roof, emblem) }
}

const fn own(id: &'static str, worth: Worth, draw: fn(&mut Drawing)) -> Building {
    Building { id, worth, body: Body::Own(draw) }
}

/// All kinds; the roof of a shop has the colour of the ground it pays for.
pub const BUILDINGS: [Building; 17] = [
    house("bakery", Worth::PerTerritory(2, Ground::Wheat), Colour::hex("#E0B03A"), shops::bread),
    house("sawmill", Worth::PerTerritory(2, Ground::Forest), Colour::hex("#1F5B36"), shops::saw),
    house("fishmonger", Worth::PerTerritory(2, Ground::Lake), Colour::hex("#2F80C2"), shops::fish),
    house("weaving-shop", Worth::PerTerritory(2, Ground::Grassland), Colour::hex("#83B548"), shops::spool),
    house("magic-school", Worth::PerTerritory(2, Ground::Swamp), Colour::hex("#8A744F"), shops::hat),
    house("foundry", Worth::PerTerritory(2, Ground::Mine), Colour::hex("#36323C"), shops::anvil),
    own("church", Worth::PerTerritory(2, Ground::Town), monuments::church),
    house("safe-knights", Worth::Points(2), SLATE, shops::safe_of_knights),
    house("safe-towers", Worth::Points(2), SLATE, shops::safe_of_towers),
    house("small-tavern", Worth::Points(3), TIMBER, shops::small_mug),
    house("big-tavern", Worth::Points(2), TIMBER, shops::big_mugs),
    own("guardtower", Worth::Points(3), monuments::guardtower),
    own("fortified-castle", Worth::Points(2), monuments::fortified_castle),
    own("travelling-castle", Worth::PerTower(1), monuments::travelling_castle),
    own("training-camp", Worth::PerKnight(1), monuments::training_camp),
    own("statue", Worth::Points(5), monuments::statue),
    own("queens-tower", Worth::Crown, monuments::queens_tower),
];

/// The building of an id of the notation.
pub fn building(id: &str) -> Option<&'static Building> {
    BUILDINGS.iter().find(|building| building.id == id)
}

impl Building {
    /// The building on its paved square.
    pub fn drawing(&self, seed: u64, detail: Detail) -> Drawing {
        let mut art = paved(seed, detail);
        match self.body {
            Body::House(roof, emblem) => {
                walls(&mut art, roof, detail);
                let mut sign = Drawing::new();
                emblem(&mut sign);
                art.lay(&sign, Placement::square(0.2, 0.37, 0.6));
            }
            Body::Own(draw) => {
                art.oval([0.5, 0.9], [0.42, 0.07], INK.alpha(0.35));
                draw(&mut art);
            }
        }
        art
    }

    /// The sign in the bottom right corner: the number, and what it counts.
    pub fn sign(&self) -> Drawing {
        let mut art = Drawing::new();
        let number = match self.worth {
            Worth::Points(n) | Worth::PerTerritory(n, _) | Worth::PerTower(n) | Worth::PerKnight(n) => {
                Some(n)
            }
            Worth::Crown => None,
        };
        let counted = match self.worth {
            Worth::Points(_) => None,
            Worth::PerTerritory(_, ground) => Some(swatch(ground)),
            Worth::PerTower(_) => Some(tower()),
            Worth::PerKnight(_) => Some(knight()),
            Worth::Crown => Some(crown(Detail::Full)),
        };
        let width = 0.2 + if number.is_some() && counted.is_some() { 0.2 } else { 0.0 };
        let left = 0.97 - width;
        plate(&mut art, [left, 0.75, width, 0.22]);
        if let Some(n) = number {
            let mut figure = Drawing::new();
            figure.line(&digit(n), (INK, 0.13));
            art.lay(&figure, Placement::square(left + 0.045, 0.785, 0.15));
        }
        if let Some(what) = counted {
            art.lay(&what, Placement::square(0.775, 0.765, 0.19));
        }
        art
    }
}

/// A disc in the colour of a ground.
fn swatch(ground: Ground) -> Drawing {
    let mut art = Drawing::new();
    art.disc([0.5, 0.5], 0.36, ground.colour().darker(0.4)).disc([0.5, 0.5], 0.31, ground.colour());
    art
}

/// The strokes of the digits that buildings need, in a box of 0.72 by 1.
fn digit(n: u8) -> Vec<[f32; 2]> {
    match n {
        1 => vec![[0.2, 0.22], [0.42, 0.04], [0.42, 0.98]],
        2 => {
            let mut stroke = curve(&[[0.1, 0.26], [0.36, 0.03], [0.62, 0.28], [0.4, 0.6], [0.08, 0.97]]);
            stroke.push([0.66, 0.97]);
            stroke
        }
        3 => {
            let mut stroke = curve(&[[0.1, 0.14], [0.38, 0.03], [0.6, 0.24], [0.3, 0.46]]);
            stroke.extend(curve(&[[0.3, 0.46], [0.64, 0.7], [0.36, 0.98], [0.07, 0.86]]));
            stroke
        }
        _ => {
            let mut stroke = vec![[0.6, 0.04], [0.18, 0.04]];
            stroke.extend(curve(&[[0.14, 0.45], [0.4, 0.38], [0.63, 0.66], [0.4, 0.97], [0.07, 0.86]]));
            stroke
        }
    }
}

/// A house front with a tiled roof.
fn walls(art: &mut Drawing, roof: Colour, detail: Detail) {
    let wall = Colour::hex("#F4E6C8");
    let rim = (INK.mix(roof, 0.25), 0.024);
    art.oval([0.5, 0.93], [0.44, 0.05], INK.alpha(0.35));
    art.outlined(&[[0.14, 0.36], [0.86, 0.36], [0.86, 0.93], [0.14, 0.93]], wall, rim);
    art.fill(&[[0.15, 0.37], [0.85, 0.37], [0.85, 0.42], [0.15, 0.42]], wall.darker(0.18));
    art.outlined(&[[0.05, 0.38], [0.22, 0.07], [0.78, 0.07], [0.95, 0.38]], roof, rim);
    if detail == Detail::Full {
        for (row, y) in [0.145, 0.22, 0.295].into_iter().enumerate() {
            let inset = 0.22 - 0.17 * (y - 0.07) / 0.31 + 0.03;
            art.line(&[[inset, y], [1.0 - inset, y]], (roof.darker(0.25), 0.014));
            let start = if row % 2 == 0 { 0.3 } else { 0.36 };
            for i in 0..4 {
                let x = start + 0.12 * i as f32;
                art.line(&[[x, y], [x, y - 0.055]], (roof.darker(0.25), 0.012));
            }
        }
        art.line(&[[0.24, 0.085], [0.76, 0.085]], (roof.lighter(0.35), 0.02));
    }
}
