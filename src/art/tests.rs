//! What holds for every drawing, whatever its family.

use super::convex::{area, is_convex};
use super::photo::{Board, Shot, photograph};
use super::*;

const DETAILS: [Detail; 2] = [Detail::Full, Detail::Simple];

/// Every drawing with a name for messages.
fn all() -> Vec<(String, Drawing)> {
    let mut list = Vec::new();
    for detail in DETAILS {
        for ground in Ground::ALL {
            for seed in 0..VARIANTS {
                list.push((format!("{ground:?} {seed} {detail:?}"), terrain(ground, seed, detail)));
            }
        }
        for building in &BUILDINGS {
            list.push((format!("{} {detail:?}", building.id), building.drawing(1, detail)));
            list.push((format!("sign of {}", building.id), building.sign()));
        }
        for (player, _, colour) in PLAYERS {
            list.push((format!("{player:?} castle {detail:?}"), castle(colour, detail)));
            list.push((format!("{player:?} king"), king(colour)));
        }
        for count in 0..4 {
            list.push((format!("{count} crowns {detail:?}"), crown_row(count, detail)));
            list.push((format!("{count} crosses"), crosses(count, INK)));
        }
        list.push((format!("crown {detail:?}"), crown(detail)));
    }
    let pieces = [("queen", queen()), ("tower", tower()), ("knight", knight()), ("coin", coin())];
    let marks = [("no tile", no_tile(INK)), ("unknown", unknown())];
    list.extend(pieces.into_iter().chain(marks).map(|(name, art)| (name.to_owned(), art)));
    for (kind, _) in COATS {
        list.extend((0..4).map(|seed| (format!("{kind:?} {seed}"), coat(kind, INK, seed))));
    }
    list.extend(Icon::all().map(|kind| (format!("{kind:?}"), icon(kind, INK))));
    list
}

/// A drawing in greys, row by row.
fn greys(art: &Drawing, size: u32) -> Vec<f32> {
    let picture = raster::opaque(art, size, CREAM);
    picture.pixels().map(|p| Colour { r: p[0], g: p[1], b: p[2], a: 255 }.grey()).collect()
}

#[test]
fn every_drawing_stays_inside_its_cell() {
    for (name, art) in all() {
        if let Some(bounds) = art.bounds() {
            assert!(bounds.iter().all(|v| (-0.01..=1.01).contains(v)), "{name}: {bounds:?}");
        }
    }
}

#[test]
fn every_fill_falls_into_convex_parts_of_the_same_area() {
    for (name, art) in all() {
        for shape in &art.shapes {
            let parts = shape.convex_parts();
            assert!(parts.iter().all(|part| is_convex(part)), "{name}: {:?}", shape.path);
            if shape.fill.is_some() {
                let whole = area(&shape.path.points()).abs();
                let sum: f32 = parts.iter().map(|part| area(part).abs()).sum();
                assert!((whole - sum).abs() < 0.002, "{name}: {whole} in parts of {sum}: {:?}", shape.path);
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_drawing_and_others_differ() {
    for detail in DETAILS {
        for ground in Ground::ALL {
            for seed in 0..VARIANTS {
                let art = terrain(ground, seed, detail);
                assert_eq!(art, terrain(ground, seed, detail));
                assert_eq!(art, terrain(ground, seed + VARIANTS, detail));
                assert!((0..seed).all(|other| art != terrain(ground, other, detail)), "{ground:?} {seed}");
            }
        }
    }
}

#[test]
fn grounds_are_told_apart_by_pattern_alone_at_24_pixels() {
    // All looks of all grounds, without colour and all equally light on average.
    let pictures: Vec<(Ground, Vec<f32>)> = Ground::ALL
        .into_iter()
        .flat_map(|ground| (0..VARIANTS).map(move |seed| (ground, seed)))
        .map(|(ground, seed)| {
            let grey = greys(&terrain(ground, seed, Detail::Simple), 24);
            let mean = grey.iter().sum::<f32>() / grey.len() as f32;
            (ground, grey.into_iter().map(|g| g - mean).collect())
        })
        .collect();
    for (i, (ground, picture)) in pictures.iter().enumerate() {
        let distance = |other: &[f32]| picture.iter().zip(other).map(|(a, b)| (a - b).abs()).sum::<f32>();
        let others = pictures.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, other)| other);
        let nearest = others.min_by(|a, b| distance(&a.1).total_cmp(&distance(&b.1))).unwrap();
        assert_eq!(nearest.0, *ground, "look {}", i % VARIANTS as usize);
    }
}

#[test]
fn grounds_differ_in_grey_at_24_pixels() {
    for (i, a) in Ground::ALL.into_iter().enumerate() {
        for b in Ground::ALL.into_iter().skip(i + 1) {
            for seed in 0..VARIANTS {
                let [s, t] = [a, b].map(|ground| greys(&terrain(ground, seed, Detail::Simple), 24));
                let difference = s.iter().zip(&t).map(|(x, y)| (x - y).abs()).sum::<f32>() / s.len() as f32;
                assert!(difference > 20.0, "{a:?} and {b:?} differ by {difference}");
            }
        }
    }
}

#[test]
fn crowns_can_be_counted_at_24_pixels() {
    for ground in Ground::ALL {
        let bare = greys(&terrain(ground, 3, Detail::Simple), 24);
        let changed = |crowns: u8| {
            let seen = greys(&Face::Tile(ground, crowns).drawing(3, Detail::Simple, INK), 24);
            seen.iter().zip(&bare).filter(|(a, b)| (*a - *b).abs() > 20.0).count()
        };
        let counts = [1, 2, 3].map(changed);
        assert!(
            counts[0] > 12 && counts[1] > counts[0] + 12 && counts[2] > counts[1] + 12,
            "{ground:?} {counts:?}"
        );
    }
}

#[test]
fn buildings_icons_and_coats_all_look_different() {
    let families: [Vec<Drawing>; 3] = [
        BUILDINGS.iter().map(|building| building.drawing(0, Detail::Simple)).collect(),
        Icon::all().map(|kind| icon(kind, INK)).collect(),
        COATS.iter().map(|(kind, _)| coat(*kind, INK, 0)).collect(),
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

#[test]
fn meshes_stay_inside_their_cell_and_point_at_their_corners() {
    for (name, art) in all() {
        let mesh = art.mesh(48.0);
        assert!(mesh.indices.iter().all(|i| (*i as usize) < mesh.vertices.len()), "{name}");
        let inside = |v: &Vertex| v.at.iter().all(|x| (-0.05..=1.05).contains(x));
        assert!(mesh.vertices.iter().all(inside), "{name}");
    }
}

/// Paints a mesh as a graphics card does: colours blended between corners, no antialiasing.
fn paint_mesh(mesh: &Mesh, size: usize, ground: Colour) -> Vec<f32> {
    let mut grey = vec![ground.grey(); size * size];
    let turn = |a: Point, b: Point, p: Point| (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
    for corners in mesh.indices.chunks(3) {
        let [a, b, c] = [0, 1, 2].map(|i| mesh.vertices[corners[i] as usize]);
        let whole = turn(a.at, b.at, c.at);
        let reach = |axis: usize, pick: fn(f32, f32) -> f32| {
            let edge = pick(pick(a.at[axis], b.at[axis]), c.at[axis]);
            (edge.clamp(0.0, 1.0) * size as f32) as usize
        };
        for y in reach(1, f32::min)..(reach(1, f32::max) + 1).min(size) {
            for x in reach(0, f32::min)..(reach(0, f32::max) + 1).min(size) {
                let p = [(x as f32 + 0.5) / size as f32, (y as f32 + 0.5) / size as f32];
                let shares =
                    [turn(b.at, c.at, p), turn(c.at, a.at, p), turn(a.at, b.at, p)].map(|s| s / whole);
                if whole.abs() > 1e-12 && shares.iter().all(|s| *s >= 0.0) {
                    let opacity: f32 =
                        shares.iter().zip([a, b, c]).map(|(s, v)| s * f32::from(v.colour.a) / 255.0).sum();
                    let below = &mut grey[y * size + x];
                    *below += (a.colour.grey() - *below) * opacity;
                }
            }
        }
    }
    grey
}

#[test]
fn meshes_look_like_the_raster() {
    for (name, art) in all() {
        let (drawn, meshed) = (greys(&art, 48), paint_mesh(&art.mesh(48.0), 48, CREAM));
        let difference = drawn.iter().zip(&meshed).map(|(a, b)| (a - b).abs()).sum::<f32>() / 2304.0;
        assert!(difference < 3.0, "{name} differs by {difference}");
    }
}

#[test]
fn a_photo_depends_on_its_seed_alone() {
    let board: Board = "w1 w f/l c f1/l m2 .".parse().unwrap();
    let shot = |seed| Shot { size: (160, 120), ..Shot::random(seed) };
    let first = photograph(&board, &shot(5));
    assert_eq!(first.image, photograph(&board, &shot(5)).image);
    assert_ne!(first.image, photograph(&board, &shot(6)).image);
}

#[test]
fn the_corners_of_a_photo_are_where_the_tiles_are() {
    let board: Board = "w w/w w".parse().unwrap();
    let shot = Shot { size: (400, 400), tilt: 20.0, drift: 0.0, noise: 0.0, mood: 0.0, ..Shot::calm(2) };
    let photo = photograph(&board, &shot);
    let at = |x: f32, y: f32| {
        let [u, v] = photo.photo_from_board.apply([x, y]);
        photo.image.get_pixel(u as u32, v as u32).0
    };
    let is_wheat = |[r, _, b]: [u8; 3]| r > 150 && b < 150;
    for (x, y) in [(0.06, 0.06), (1.94, 0.06), (1.94, 1.94), (0.06, 1.94)] {
        assert!(is_wheat(at(x, y)), "{x} {y}: {:?}", at(x, y));
    }
    let centre = photo.corners.iter().fold([0.0, 0.0], |sum, c| [sum[0] + c[0] / 4.0, sum[1] + c[1] / 4.0]);
    assert!(centre.iter().all(|v| (120.0..280.0).contains(v)));
}
