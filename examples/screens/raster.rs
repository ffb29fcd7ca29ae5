//! Paints what egui wants to show, on the processor: textured triangles, no display and no graphics card needed.

use std::collections::HashMap;

use eframe::egui::epaint::{ImageData, Mesh, Primitive, Vertex};
use eframe::egui::{Color32, ColorImage, Context, FullOutput, Rect, TextureId, TexturesDelta};
use egui_kittest::TestRenderer;
use image::{Rgba, RgbaImage};

/// The textures that were uploaded so far.
#[derive(Default)]
pub(crate) struct Raster {
    textures: HashMap<TextureId, ColorImage>,
}

impl TestRenderer for Raster {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        for (id, change) in
            delta.set.iter().flat_map(|(id, changes)| changes.iter().map(move |change| (id, change)))
        {
            let ImageData::Color(image) = &change.image;
            match (change.pos, self.textures.get_mut(id)) {
                (Some([left, top]), Some(texture)) => {
                    for (y, row) in image.pixels.chunks(image.size[0]).enumerate() {
                        let start = (top + y) * texture.size[0] + left;
                        texture.pixels[start..start + row.len()].copy_from_slice(row);
                    }
                }
                _ => _ = self.textures.insert(*id, ColorImage::clone(image)),
            }
        }
        for id in &delta.free {
            self.textures.remove(id);
        }
        delta.clear();
    }

    fn render(&mut self, ctx: &Context, output: &FullOutput) -> Result<RgbaImage, String> {
        let scale = output.pixels_per_point;
        let size = ctx.content_rect().size() * scale;
        let mut canvas =
            RgbaImage::from_pixel(size.x.round() as u32, size.y.round() as u32, Rgba([0, 0, 0, 255]));
        for primitive in ctx.tessellate(output.shapes.clone(), scale) {
            if let Primitive::Mesh(mesh) = &primitive.primitive {
                let texture =
                    self.textures.get(&mesh.texture_id).ok_or("a texture that was never uploaded")?;
                paint_mesh(&mut canvas, mesh, texture, primitive.clip_rect, scale);
            }
        }
        Ok(canvas)
    }
}

fn paint_mesh(canvas: &mut RgbaImage, mesh: &Mesh, texture: &ColorImage, clip: Rect, scale: f32) {
    let (width, height) = (canvas.width() as f32, canvas.height() as f32);
    let bounds = [
        (clip.left() * scale).round().clamp(0.0, width),
        (clip.top() * scale).round().clamp(0.0, height),
        (clip.right() * scale).round().clamp(0.0, width),
        (clip.bottom() * scale).round().clamp(0.0, height),
    ];
    for triangle in mesh.indices.chunks_exact(3) {
        let corners = [0, 1, 2].map(|corner| mesh.vertices[triangle[corner] as usize]);
        paint_triangle(canvas, corners, texture, bounds, scale);
    }
}

fn paint_triangle(
    canvas: &mut RgbaImage,
    [a, b, c]: [Vertex; 3],
    texture: &ColorImage,
    clip: [f32; 4],
    scale: f32,
) {
    let at = |vertex: Vertex| [vertex.pos.x * scale, vertex.pos.y * scale];
    let (pa, pb, pc) = (at(a), at(b), at(c));
    let cross =
        |p: [f32; 2], q: [f32; 2], r: [f32; 2]| (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
    let area = cross(pa, pb, pc);
    if area == 0.0 {
        return;
    }
    let low = |axis: usize| pa[axis].min(pb[axis]).min(pc[axis]);
    let high = |axis: usize| pa[axis].max(pb[axis]).max(pc[axis]);
    let (left, top) = (low(0).floor().max(clip[0]) as u32, low(1).floor().max(clip[1]) as u32);
    let (right, bottom) = (high(0).ceil().min(clip[2]) as u32, high(1).ceil().min(clip[3]) as u32);
    for y in top..bottom {
        for x in left..right {
            let p = [x as f32 + 0.5, y as f32 + 0.5];
            let share = [cross(pb, pc, p) / area, cross(pc, pa, p) / area, cross(pa, pb, p) / area];
            // Edges that two triangles share belong to one of them only, or they would be painted twice.
            let inside = [(pb, pc), (pc, pa), (pa, pb)].into_iter().zip(share).all(|((from, to), share)| {
                let ahead = if area > 0.0 {
                    (to[0] - from[0], to[1] - from[1])
                } else {
                    (from[0] - to[0], from[1] - to[1])
                };
                share > 0.0 || (share == 0.0 && (ahead.1 < 0.0 || (ahead.1 == 0.0 && ahead.0 > 0.0)))
            });
            if inside {
                let mix = |value: fn(&Vertex) -> f32| {
                    value(&a) * share[0] + value(&b) * share[1] + value(&c) * share[2]
                };
                let texel = sample(texture, mix(|v| v.uv.x), mix(|v| v.uv.y));
                let tint = [
                    mix(|v| v.color.r().into()),
                    mix(|v| v.color.g().into()),
                    mix(|v| v.color.b().into()),
                    mix(|v| v.color.a().into()),
                ];
                blend(canvas.get_pixel_mut(x, y), texel, tint);
            }
        }
    }
}

/// The texture between its four nearest pixels.
fn sample(texture: &ColorImage, u: f32, v: f32) -> [f32; 4] {
    let [width, height] = texture.size;
    let (x, y) = (u * width as f32 - 0.5, v * height as f32 - 0.5);
    let (x0, y0) = (x.floor(), y.floor());
    let mut sum = [0.0; 4];
    for (dx, dy) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
        let weight = (1.0 - (x - x0 - dx).abs()) * (1.0 - (y - y0 - dy).abs());
        let column = (x0 + dx).clamp(0.0, width as f32 - 1.0) as usize;
        let row = (y0 + dy).clamp(0.0, height as f32 - 1.0) as usize;
        let pixel: Color32 = texture.pixels[row * width + column];
        for (sum, part) in sum.iter_mut().zip(pixel.to_array()) {
            *sum += weight * f32::from(part);
        }
    }
    sum
}

/// Premultiplied, as egui's colours are.
fn blend(pixel: &mut Rgba<u8>, texel: [f32; 4], tint: [f32; 4]) {
    let source: Vec<f32> = texel.iter().zip(tint).map(|(texel, tint)| texel * tint / 255.0).collect();
    let rest = 1.0 - source[3] / 255.0;
    for (channel, own) in pixel.0.iter_mut().zip(&source).take(3) {
        *channel = (own + f32::from(*channel) * rest).round().clamp(0.0, 255.0) as u8;
    }
}
