//! The buildings of Queendomino. In: a [`Building`]. Out: a drawing of the whole cell, and a small sign with what
//! the building is worth at the end.

mod monuments;
mod shops;

use super::drawing::{Drawing, Pose};
use super::outline::curve;
use super::pieces::{crown, knight, plate, tower};
use super::terrain::{paved, terrain_colour};
use super::{Colour, Detail, INK};
use crate::model::{Building, Effect, Terrain};

/// How a building is drawn: a house with a shop sign on its wall, or a shape of its own.
enum Body {
    House(Colour, fn(&mut Drawing)),
    Own(fn(&mut Drawing)),
}

const TIMBER: Colour = Colour::hex("#694630");
const SLATE: Colour = Colour::hex("#4D5866");

/// The roof of a shop has nearly the colour of the terrain it pays for.
const fn body(building: Building) -> Body {
    use Body::{House, Own};
    match building {
        Building::Bakery => House(Colour::hex("#E0B03A"), shops::bread),
        Building::Sawmill => House(Colour::hex("#1F5B36"), shops::saw),
        Building::Fishmonger => House(Colour::hex("#2F80C2"), shops::fish),
        Building::WeavingShop => House(Colour::hex("#83B548"), shops::spool),
        Building::MagicSchool => House(Colour::hex("#8A744F"), shops::hat),
        Building::Foundry => House(Colour::hex("#36323C"), shops::anvil),
        Building::Church => Own(monuments::church),
        Building::SafeKnights => House(SLATE, shops::safe_of_knights),
        Building::SafeTowers => House(SLATE, shops::safe_of_towers),
        Building::SmallTavern => House(TIMBER, shops::small_mug),
        Building::BigTavern => House(TIMBER, shops::big_mugs),
        Building::Guardtower => Own(monuments::guardtower),
        Building::FortifiedCastle => Own(monuments::fortified_castle),
        Building::TravellingCastle => Own(monuments::travelling_castle),
        Building::TrainingCamp => Own(monuments::training_camp),
        Building::Statue => Own(monuments::statue),
        Building::QueensTower => Own(monuments::queens_tower),
    }
}

/// A building on its paved square.
pub fn building(building: Building, seed: u64, detail: Detail) -> Drawing {
    let mut art = paved(seed, detail);
    match body(building) {
        Body::House(roof, emblem) => {
            walls(&mut art, roof, detail);
            let mut sign = Drawing::new();
            emblem(&mut sign);
            art.lay(&sign, Pose::square(0.2, 0.37, 0.6));
        }
        Body::Own(draw) => {
            art.oval([0.5, 0.9], [0.42, 0.07], INK.alpha(0.35));
            draw(&mut art);
        }
    }
    art
}

/// The sign in the bottom right corner of a building: the number of points, and what it counts.
pub fn building_sign(building: Building) -> Drawing {
    let mut art = Drawing::new();
    let points = building.effect().points();
    let counted = match building.effect() {
        Effect::Points(_) => None,
        Effect::PerTerritory(terrain) => Some(swatch(terrain)),
        Effect::PerTower => Some(tower()),
        Effect::PerKnight => Some(knight()),
        Effect::Crown => Some(crown(Detail::Full)),
    };
    let width = 0.2 + if points.is_some() && counted.is_some() { 0.2 } else { 0.0 };
    let left = 0.97 - width;
    plate(&mut art, [left, 0.75, width, 0.22]);
    if let Some(points) = points {
        let mut figure = Drawing::new();
        figure.line(&digit(points), (INK, 0.13));
        art.lay(&figure, Pose::square(left + 0.045, 0.785, 0.15));
    }
    if let Some(what) = counted {
        art.lay(&what, Pose::square(0.775, 0.765, 0.19));
    }
    art
}

/// A disc in the colour of a terrain.
fn swatch(terrain: Terrain) -> Drawing {
    let colour = terrain_colour(terrain);
    let mut art = Drawing::new();
    art.disc([0.5, 0.5], 0.36, colour.darker(0.4)).disc([0.5, 0.5], 0.31, colour);
    art
}

/// The strokes of the digits that buildings need, in a box of 0.72 by 1.
fn digit(n: u32) -> Vec<[f32; 2]> {
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
