//! Score sheets as files and on standard output.

use crate::crowncount;

#[test]
fn sheets_go_to_standard_output_and_replace_only_by_force() {
    let game = "fixtures/games/four-players.json";
    let png = crowncount(&["sheet", game, "-o", "-", "--format", "png"], "").stdout;
    assert!(png.starts_with(b"\x89PNG"));
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("sheet.txt");
    let out = out.to_str().unwrap();
    assert!(crowncount(&["sheet", game, "-o", out], "").status.success());
    assert_eq!(crowncount(&["sheet", game, "-o", out], "").status.code(), Some(2));
    let forced = crowncount(&["sheet", game, "-o", out, "--force"], "");
    assert!(forced.status.success());
    assert!(String::from_utf8(forced.stderr).unwrap().contains("the file was replaced"));
}

#[test]
fn sheets_are_written_in_the_format_of_their_ending() {
    let folder = tempfile::tempdir().unwrap();
    let starts: [(&str, &[u8]); 6] = [
        ("sheet.txt", b"Kingdomino, 5x5"),
        ("sheet.csv", b"\xef\xbb\xbf\"line\",\"Ana\",\"Bo\""),
        ("sheet.json", b"{"),
        ("sheet.svg", b"<svg"),
        ("sheet.png", b"\x89PNG"),
        ("SHEET.PDF", b"%PDF"),
    ];
    for (name, start) in starts {
        let out = folder.path().join(name);
        let output =
            crowncount(&["sheet", "fixtures/games/four-players.json", "-o", out.to_str().unwrap()], "");
        assert!(output.status.success() && output.stdout.is_empty(), "{name}: {output:?}");
        assert!(std::fs::read(&out).unwrap().starts_with(start), "{name}");
    }
    // Nothing is left beside them.
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), starts.len());
}

#[test]
fn a_sheet_that_cannot_be_written_is_explained_on_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    std::fs::create_dir(at("folder.pdf")).unwrap();
    std::fs::write(at("no-game.json"), "{}").unwrap();
    let game = "fixtures/games/four-players.json".to_owned();
    let cases = [
        (game.clone(), at("sheet.doc"), "sheet.doc: \"doc\" is not a sheet format"),
        (game.clone(), at("sheet"), "txt, csv, json, svg, png, pdf"),
        (game.clone(), at("missing/sheet.pdf"), "no such folder"),
        (game, at("folder.pdf"), "folder.pdf: this is a folder"),
        (at("no-game.json"), at("sheet.pdf"), "no-game.json: valid JSON, but not a Crowncount game"),
        (at("nothing.json"), at("sheet.pdf"), "nothing.json: no such file"),
    ];
    for (file, out, expected) in cases {
        let output = crowncount(&["sheet", &file, "-o", &out], "");
        let text = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{text}");
        assert!(text.contains(expected) && text.lines().count() == 1, "{text}");
        assert!(!std::path::Path::new(&out).is_file());
    }
}
