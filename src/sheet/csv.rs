//! The sheet as a table for spreadsheets (RFC 4180): a line of the pad a record, a column a player.

use csv::{QuoteStyle, Terminator, WriterBuilder};

use super::Sheet;

/// Tells Excel that the letters are UTF-8; without it, Cléo becomes ClÃ©o.
const MARK: &str = "\u{feff}";

impl Sheet {
    /// The pad as a table, in several rounds with the round before each line; totals and places at its end.
    pub fn csv(&self) -> Vec<u8> {
        let several = self.rounds.len() > 1;
        let record = |round: &str, label: &str, cells: &mut dyn Iterator<Item = String>| {
            let round = several.then(|| round.to_owned());
            let labels = round.into_iter().chain([label.to_owned()]);
            labels.chain(cells).map(harmless).collect::<Vec<_>>()
        };
        let labels = &self.labels;
        let mut table = vec![record(&labels.round, &labels.line, &mut self.players.iter().cloned())];
        for round in &self.rounds {
            let heading = round.heading.as_deref().unwrap_or_default();
            for row in &round.rows {
                let points = &mut row.cells.iter().map(|(points, _)| points.to_string());
                table.push(record(heading, &row.label, points));
            }
            if several {
                let totals = &mut round.totals.iter().map(u32::to_string);
                table.push(record(heading, &labels.total, totals));
            }
        }
        table.push(record(&labels.all_rounds, &labels.total, &mut self.totals.iter().map(u32::to_string)));
        let places = &mut self.places.iter().map(usize::to_string);
        table.push(record(&labels.all_rounds, &labels.place, places));
        written(&table)
    }
}

fn written(table: &[Vec<String>]) -> Vec<u8> {
    // Spreadsheets guess at fields without quotes: a name may be a date, a number or a separator of theirs.
    let mut builder = WriterBuilder::new();
    let builder = builder.terminator(Terminator::CRLF).quote_style(QuoteStyle::Always);
    let mut writer = builder.from_writer(MARK.as_bytes().to_vec());
    for record in table {
        writer.write_record(record).expect("all records are as long, and memory takes them all");
    }
    writer.into_inner().expect("memory takes all that is left")
}

/// A cell that a spreadsheet would run as a formula gets an apostrophe before it, which shows it as text.
fn harmless(cell: String) -> String {
    const FORMULAS: [char; 11] = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
    if cell.trim_start_matches(' ').starts_with(FORMULAS) { format!("'{cell}") } else { cell }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Match, Outcome, Player};
    use crate::rules::{Game, Rules};
    use crate::words::Words;

    #[test]
    fn no_name_runs_as_a_formula_and_every_name_is_one_cell() {
        let names = ["=1+1", "+1", "-1", "@now", " =1", "a,b", "say \"hi\"", "Cléo", "a-b"];
        let player = |name: &&str| Player::new(*name, "c w1".parse().unwrap());
        let rules = Rules::of(Game::Kingdomino, None).unwrap();
        let game = Match::of(rules, names.iter().map(player).collect());
        let table = Sheet::of(&game, &Outcome::of(&game), Words::english()).csv();
        let text = String::from_utf8(table.clone()).unwrap();
        for line in text.trim_start_matches(MARK).lines() {
            assert!(line.starts_with('"') && line.ends_with('"'), "{line}");
        }
        let mut reader = csv::Reader::from_reader(table.strip_prefix(MARK.as_bytes()).unwrap());
        let header: Vec<String> = reader.headers().unwrap().iter().skip(1).map(str::to_owned).collect();
        let safe = ["'=1+1", "'+1", "'-1", "'@now", "' =1", "a,b", "say \"hi\"", "Cléo", "a-b"];
        assert_eq!(header, safe);
    }
}
