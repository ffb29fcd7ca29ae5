//! The sheet as plain text: an aligned table, who won, and under it how each number came about.

use std::fmt::Write;

use unicode_width::UnicodeWidthStr;

use super::{RoundSheet, Sheet};
use crate::model::{Cell, Kingdom};

/// Zero is a quiet dash.
const NOTHING: &str = "–";
const GAP: usize = 3;

impl Sheet {
    /// The sheet as text.
    pub fn text(&self) -> String {
        let mut out = format!("{}\n", self.title);
        for team in &self.teams {
            let _ = writeln!(out, "{team}");
        }
        for round in &self.rounds {
            out.push('\n');
            out.push_str(&self.table(round));
        }
        if self.rounds.len() > 1 {
            let numbers = |cells: &[u32]| cells.iter().map(u32::to_string).collect();
            let mut table = vec![(self.labels.all_rounds.clone(), self.players.clone())];
            for round in &self.rounds {
                table.push((round.heading.clone().unwrap_or_default(), numbers(&round.totals)));
            }
            out.push('\n');
            out.push_str(&aligned(&table, &self.closing_rows(&self.totals)));
        }
        for line in self.verdict.iter().chain(self.notes()) {
            let _ = write!(out, "\n{line}");
        }
        if !self.verdict.is_empty() || self.notes().next().is_some() {
            out.push('\n');
        }
        let _ = write!(out, "\n{}\n", self.labels.derivations);
        for round in &self.rounds {
            self.derivations(round, &mut out);
        }
        out
    }

    fn table(&self, round: &RoundSheet) -> String {
        let mut table = vec![(round.heading.clone().unwrap_or_default(), self.players.clone())];
        for row in &round.rows {
            let points = row.cells.iter().map(|&(points, _)| match points {
                0 => NOTHING.to_owned(),
                points => points.to_string(),
            });
            table.push((row.label.clone(), points.collect()));
        }
        let mut closing = self.closing_rows(&round.totals);
        if self.rounds.len() > 1 {
            closing.truncate(1);
        }
        aligned(&table, &closing)
    }

    /// The total, and the places where there is more than one player.
    fn closing_rows(&self, totals: &[u32]) -> Vec<(String, Vec<String>)> {
        let mut rows = vec![(self.labels.total.clone(), totals.iter().map(u32::to_string).collect())];
        if self.players.len() > 1 {
            rows.push((self.labels.place.clone(), self.places.iter().map(usize::to_string).collect()));
        }
        rows
    }

    fn derivations(&self, round: &RoundSheet, out: &mut String) {
        let width = round.rows.iter().map(|row| row.label.width()).max().unwrap_or(0);
        for (player, name) in self.players.iter().enumerate() {
            let heading = round.heading.as_ref().map_or(String::new(), |heading| format!(" · {heading}"));
            let _ = writeln!(out, "\n{name}{heading}\n");
            for row in aligned_rows(&round.kingdoms[player].player.kingdom) {
                let _ = writeln!(out, "    {row}");
            }
            out.push('\n');
            for row in &round.rows {
                let line = row.derivation(player).unwrap_or_default();
                let digits = line.find(' ').unwrap_or_default();
                let room = " ".repeat(3_usize.saturating_sub(digits));
                let _ = writeln!(out, "  {}  {room}{line}", padded(&row.label, width));
            }
        }
    }
}

/// The rows of a kingdom, its cells under each other.
fn aligned_rows(kingdom: &Kingdom) -> Vec<String> {
    let width = kingdom.iter().map(|(_, cell)| cell.to_string().len()).max().unwrap_or(0);
    let row = |cells: &[Cell]| {
        let cells = cells.iter().map(|cell| format!("{:width$}", cell.to_string()));
        cells.collect::<Vec<_>>().join(" ").trim_end().to_owned()
    };
    kingdom.row_cells().map(row).collect()
}

/// Rows under each other, names to the left and numbers to the right, a rule before the closing rows.
fn aligned(rows: &[(String, Vec<String>)], closing: &[(String, Vec<String>)]) -> String {
    let all = || rows.iter().chain(closing);
    let label = all().map(|(label, _)| label.width()).max().unwrap_or(0);
    let columns = all().map(|(_, cells)| cells.len()).max().unwrap_or(0);
    let width =
        |column: usize| all().filter_map(|(_, cells)| cells.get(column)).map(|cell| cell.width()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0) + GAP).collect();
    let line = |(name, cells): &(String, Vec<String>)| {
        let mut line = padded(name, label);
        for (cell, width) in cells.iter().zip(&widths) {
            line.push_str(&" ".repeat(width - cell.width()));
            line.push_str(cell);
        }
        format!("{}\n", line.trim_end())
    };
    let rule = format!("{}\n", "─".repeat(label + widths.iter().sum::<usize>()));
    rows.iter().map(line).chain([rule]).chain(closing.iter().map(line)).collect()
}

fn padded(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}
