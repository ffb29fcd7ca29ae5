//! Colours for a terminal: bold totals, and the letters of terrains in their colours. In: text without colours. Out: the
//! same with the codes of a terminal, which are taken away again where the answer goes to a file.

use anstyle::{AnsiColor, Style};

use crate::model::{Cell, Terrain};

/// The text in colours; lines that begin with `total` are bold.
pub(super) fn painted(text: &str, total: &str) -> String {
    text.split_inclusive('\n').map(|line| painted_line(line, total)).collect()
}

fn painted_line(line: &str, total: &str) -> String {
    let bold = Style::new().bold();
    if line.starts_with(total) {
        return format!("{bold}{}{bold:#}\n", line.trim_end_matches('\n'));
    }
    let cells: Vec<Option<Cell>> = line.split_whitespace().map(cell).collect();
    // Every word of a row of a kingdom is a cell.
    if cells.is_empty() || cells.iter().any(Option::is_none) {
        return line.to_owned();
    }
    let mut painted = String::new();
    let mut rest = line;
    for (word, cell) in line.split_whitespace().zip(cells.into_iter().flatten()) {
        let start = rest.find(word).unwrap_or(0);
        let style = cell.terrain().map_or(Style::new(), colour);
        painted.extend([rest[..start].to_owned(), format!("{style}{word}{style:#}")]);
        rest = &rest[start + word.len()..];
    }
    painted + rest
}

/// The cell of a word; the number of its domino may follow after a dot.
fn cell(word: &str) -> Option<Cell> {
    word.split('·').next()?.parse().ok()
}

fn colour(terrain: Terrain) -> Style {
    let colour = match terrain {
        Terrain::Wheat => AnsiColor::Yellow,
        Terrain::Forest => AnsiColor::Green,
        Terrain::Lake => AnsiColor::Blue,
        Terrain::Grassland => AnsiColor::BrightGreen,
        Terrain::Swamp => AnsiColor::Magenta,
        Terrain::Mine => AnsiColor::BrightBlack,
        Terrain::Town => AnsiColor::Red,
        _ => return Style::new(),
    };
    colour.on_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_can_be_taken_away_again() {
        let text = "total   12\n\n    w1 w  c\n  wheat  2 = 2 × 1\n  f·3 f·3\nl1 .\n";
        let painted = painted(text, "total");
        assert!(painted.contains("\u{1b}[1mtotal   12\u{1b}[0m\n"), "{painted:?}");
        for cell in ["\u{1b}[33mw1\u{1b}[0m", "\u{1b}[32mf·3\u{1b}[0m", "\u{1b}[34ml1\u{1b}[0m"] {
            assert!(painted.contains(cell), "{painted:?}");
        }
        assert_eq!(anstream::adapter::strip_str(&painted).to_string(), text);
    }
}
