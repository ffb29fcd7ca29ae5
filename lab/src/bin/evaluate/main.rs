//! Measures the scanner on a folder of labelled photos and on composed scenes.
//!
//! ```text
//! cargo run --release -p crowncount-lab --bin evaluate -- PHOTOS [--folds FOLDS] [--csv OUT.csv] [--floors]
//! ```
//!
//! In: the photo folder, and the weights of the folds if each photo is to be read by a network that never saw it.
//! Out: a table of totals, how far confidence can be trusted, one CSV row a photo.

mod alter;
mod clock;
mod compare;
mod draw;
mod floors;
mod frames;
mod options;
mod readers;
mod row;
mod subject;
mod totals;

use std::error::Error;

use clap::Parser;
use crowncount::cores::on_all_cores;
use crowncount::scan::Quad;

use options::Options;
use readers::Readers;
use row::Row;
use subject::{Subject, Subjects};

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::parse();
    let readers = Readers::new(&options)?;
    let subjects = Subjects::new(&options)?;
    if let Some(path) = &options.frames {
        let lines = on_all_cores(&subjects.all, |subject| {
            let sample = subjects.sample(subject)?;
            Ok(frames::lines(subject, &sample, readers.of(subject)?.0))
        });
        let lines = lines.into_iter().collect::<Result<String, Box<dyn Error + Send + Sync>>>();
        let lines = lines.map_err(|error| error.to_string())?;
        std::fs::write(path, format!("{}\n{lines}", frames::header()))?;
        return Ok(());
    }
    let measured = on_all_cores(&subjects.all, |subject| measure(subject, &subjects, &readers, &options));
    let rows = measured
        .into_iter()
        .collect::<Result<Vec<Vec<Row>>, Box<dyn Error + Send + Sync>>>()
        .map_err(|error| error.to_string())?;
    let rows: Vec<Row> = rows.into_iter().flatten().collect();
    println!("{}\n{}", totals::table(&rows), totals::reliability(&rows));
    if let Some(path) = &options.csv {
        let lines: Vec<String> = rows.iter().map(Row::csv).collect();
        std::fs::write(path, format!("{}\n{}\n", Row::HEADER, lines.join("\n")))?;
    }
    if let Some(path) = &options.cells {
        let lines: String = rows.iter().map(Row::cells_csv).collect();
        std::fs::write(path, format!("{}\n{lines}", Row::cells_header()))?;
    }
    let missed = floors::missed(&rows, &options.kinds);
    if options.floors && !missed.is_empty() {
        return Err(missed.join("; ").into());
    }
    Ok(())
}

/// Measures one picture: a row for each kingdom that it shows.
fn measure(
    subject: &Subject,
    subjects: &Subjects,
    readers: &Readers,
    options: &Options,
) -> Result<Vec<Row>, Box<dyn Error + Send + Sync>> {
    let named = (subject.name.clone(), subject.kind, subject.group.clone());
    let sample = subjects.sample(subject)?;
    let (scanner, fold) = readers.of(subject)?;
    let rows = Row::measure(named, fold, &sample, scanner);
    let is_wrong =
        |row: &Row| !row.is_perfect() || !row.grid_is_right() || row.further.iter().flatten().count() > 0;
    if let Some(folder) = options.draw.as_ref().filter(|_| rows.iter().any(is_wrong)) {
        let of_row = |row: &'_ Row| {
            row.found
                .as_ref()
                .ok()
                .map(|scan| scan.corners)
                .into_iter()
                .chain(row.further.iter().flatten().copied())
                .collect::<Vec<_>>()
        };
        let found: Vec<Quad> = rows.iter().flat_map(of_row).collect();
        let truth: Vec<Quad> =
            sample.truths.iter().filter_map(|truth| truth.frames.first().copied()).collect();
        draw::write(folder, &subject.name, sample.photo.pixels(), &found, &truth)?;
    }
    Ok(rows)
}
