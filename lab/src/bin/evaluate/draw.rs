//! Pictures for looking at what went wrong.

use std::error::Error;
use std::path::Path;

use crowncount::scan::{Quad, area_resized, fitted};
use image::{Rgb, RgbImage};
use imageproc::drawing::draw_line_segment_mut;

/// Writes a small copy with the frames found in red and the true ones in green.
pub(crate) fn write(
    folder: &Path,
    name: &str,
    picture: &RgbImage,
    found: &[Quad],
    truth: &[Quad],
) -> Result<(), Box<dyn Error + Send + Sync>> {
    let (width, height, factor) = fitted(picture.width(), picture.height(), 640);
    let mut copy = area_resized(picture, width, height);
    let green = truth.iter().map(|quad| (quad, Rgb([0, 255, 0])));
    let red = found.iter().map(|quad| (quad, Rgb([255, 0, 0])));
    for (quad, colour) in green.chain(red) {
        let corners = quad.scaled(factor).0.map(|p| (p.x as f32, p.y as f32));
        for i in 0..4 {
            for thick in [-0.5, 0.5] {
                let shifted = |(x, y): (f32, f32)| (x + thick, y + thick);
                draw_line_segment_mut(&mut copy, shifted(corners[i]), shifted(corners[(i + 1) % 4]), colour);
            }
        }
    }
    std::fs::create_dir_all(folder)?;
    copy.save(folder.join(format!("{}.png", name.replace(['/', '.'], "-"))))?;
    Ok(())
}
