//! What holds for every drawing, whatever it shows.

use super::terrain::crosses;
use super::*;
use crate::model::{Building, Cell, PlayerColour, Square, Terrain};

const DETAILS: [Detail; 2] = [Detail::Full, Detail::Simple];

/// The terrains that fill their cell.
fn landscapes() -> impl Iterator<Item = Terrain> {
    Terrain::ALL.into_iter().filter(|terrain| !terrain.is_coat())
}

fn coats() -> impl Iterator<Item = Terrain> {
    Terrain::ALL.into_iter().filter(|terrain| terrain.is_coat())
}

/// Every drawing with a name for messages.
fn all() -> Vec<(String, Drawing)> {
    let mut list = Vec::new();
    for detail in DETAILS {
        for kind in Terrain::ALL {
            for seed in 0..VARIANTS {
                list.push((format!("{kind:?} {seed} {detail:?}"), terrain(kind, seed, detail)));
            }
        }
        for kind in Building::ALL {
            list.push((format!("{kind:?} {detail:?}"), building(kind, 1, detail)));
            list.push((format!("sign of {kind:?}"), building_sign(kind)));
        }
        for colour in PlayerColour::ALL {
            list.push((format!("{colour:?} castle {detail:?}"), castle(colour.into(), detail)));
            list.push((format!("{colour:?} king"), king(colour.into())));
        }
        for count in 0..4 {
            list.push((format!("{count} crowns {detail:?}"), crown_row(count, detail)));
        }
        list.push((format!("crown {detail:?}"), crown(detail)));
        list.push((format!("emblem {detail:?}"), emblem(detail)));
        list.push((format!("emblem to be cut {detail:?}"), emblem_to_be_cut(detail)));
    }
    for count in 0..=4 {
        list.push((format!("{count} crosses"), crosses(count)));
    }
    let pieces = [("queen", queen()), ("tower", tower()), ("knight", knight()), ("coin", coin())];
    let marks = [("no tile", no_tile(INK)), ("unknown", unknown())];
    list.extend(pieces.into_iter().chain(marks).map(|(name, art)| (name.to_owned(), art)));
    list.extend(Icon::all().map(|kind| (format!("{kind:?}"), icon(kind, INK))));
    list
}

/// A drawing in greys, row by row.
fn greys(art: &Drawing, size: u32) -> Vec<f32> {
    let picture = raster::opaque(art, size, CREAM);
    let grey = |[r, g, b]: [u8; 3]| 0.299 * f32::from(r) + 0.587 * f32::from(g) + 0.114 * f32::from(b);
    picture.pixels().map(|pixel| grey(pixel.0)).collect()
}

#[test]
fn every_drawing_stays_inside_its_cell() {
    for (name, art) in all() {
        for shape in &art.shapes {
            let reach = shape.stroke.map_or(0.0, |pen| pen.width / 2.0) - 0.01;
            let inside = reach..=1.0 - reach;
            let points = shape.path.points();
            assert!(points.iter().flatten().all(|v| inside.contains(v)), "{name}: {shape:?}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_drawing_and_others_differ() {
    for detail in DETAILS {
        for landscape in Terrain::ALL {
            for seed in 0..VARIANTS {
                let art = terrain(landscape, seed, detail);
                assert_eq!(art, terrain(landscape, seed, detail));
                assert_eq!(art, terrain(landscape, seed + VARIANTS, detail));
                assert!(
                    (0..seed).all(|other| art != terrain(landscape, other, detail)),
                    "{landscape:?} {seed}"
                );
            }
        }
    }
}

#[test]
fn landscapes_are_told_apart_by_pattern_alone_at_24_pixels() {
    // All looks of all landscapes, without colour and all equally light on average.
    let pictures: Vec<(Terrain, Vec<f32>)> = landscapes()
        .flat_map(|landscape| (0..VARIANTS).map(move |seed| (landscape, seed)))
        .map(|(landscape, seed)| {
            let grey = greys(&terrain(landscape, seed, Detail::Simple), 24);
            let mean = grey.iter().sum::<f32>() / grey.len() as f32;
            (landscape, grey.into_iter().map(|g| g - mean).collect())
        })
        .collect();
    for (i, (landscape, picture)) in pictures.iter().enumerate() {
        let distance = |other: &[f32]| picture.iter().zip(other).map(|(a, b)| (a - b).abs()).sum::<f32>();
        let others = pictures.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, other)| other);
        let nearest = others.min_by(|a, b| distance(&a.1).total_cmp(&distance(&b.1))).unwrap();
        assert_eq!(nearest.0, *landscape, "look {}", i % VARIANTS as usize);
    }
}

#[test]
fn landscapes_differ_in_grey_at_24_pixels() {
    for (i, a) in landscapes().enumerate() {
        for b in landscapes().skip(i + 1) {
            for seed in 0..VARIANTS {
                let [s, t] = [a, b].map(|landscape| greys(&terrain(landscape, seed, Detail::Simple), 24));
                let difference = s.iter().zip(&t).map(|(x, y)| (x - y).abs()).sum::<f32>() / s.len() as f32;
                assert!(difference > 20.0, "{a:?} and {b:?} differ by {difference}");
            }
        }
    }
}

#[test]
fn crowns_can_be_counted_at_24_pixels() {
    for landscape in landscapes().filter(|terrain| Square::limit(*terrain) > 0) {
        let bare = greys(&terrain(landscape, 3, Detail::Simple), 24);
        let changed = |crowns: u8| {
            let square = Square::new(landscape, crowns).expect("up to three crowns");
            let seen = greys(&cell(Cell::Square(square), 3, Detail::Simple, INK), 24);
            seen.iter().zip(&bare).filter(|(a, b)| (*a - *b).abs() > 20.0).count()
        };
        let counts = [1, 2, 3].map(changed);
        assert!(
            counts[0] > 12 && counts[1] > counts[0] + 12 && counts[2] > counts[1] + 12,
            "{landscape:?} {counts:?}"
        );
    }
}

#[test]
fn buildings_icons_and_coats_all_look_different() {
    let families: [Vec<Drawing>; 3] = [
        Building::ALL.into_iter().map(|kind| building(kind, 0, Detail::Simple)).collect(),
        Icon::all().map(|kind| icon(kind, INK)).collect(),
        coats().map(|kind| terrain(kind, 0, Detail::Full)).collect(),
    ];
    for family in families {
        let seen: Vec<Vec<f32>> = family.iter().map(|art| greys(art, 24)).collect();
        for (i, a) in seen.iter().enumerate() {
            for (j, b) in seen.iter().enumerate().skip(i + 1) {
                let differing = a.iter().zip(b).filter(|(x, y)| (*x - *y).abs() > 25.0).count();
                assert!(differing > 8, "{i} and {j} differ in {differing} pixels");
            }
        }
    }
}
