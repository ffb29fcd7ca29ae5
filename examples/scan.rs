//! Reads the kingdom in a photo and marks the cells that are worth a second look.
//!
//!     cargo run --release --no-default-features --features scan --example scan -- fixtures/photos/sample.jpg

use std::path::PathBuf;

use crowncount::scan::{Photo, PhotoLimits, Quiet, Request, Scanner};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args_os().nth(1).map_or_else(|| "fixtures/photos/sample.jpg".into(), PathBuf::from);
    let photo = Photo::open(&path, &PhotoLimits::default(), &Quiet)?;
    let scan = Scanner::bundled()?.scan(photo.pixels(), &Request::default(), &Quiet)?;
    println!("{}", scan.kingdom);
    for cell in scan.cells.iter().filter(|cell| cell.unsure) {
        println!("check row {} column {}: {}", cell.place.row + 1, cell.place.col + 1, cell.cell);
    }
    Ok(())
}
