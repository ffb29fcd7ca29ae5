//! Files and places that would hang, fill or fool a careless program.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use crowncount::game::file::read;

const GAME: &str = "fixtures/games/four-players.json";

/// Runs the program; it has ten seconds.
fn crowncount(arguments: &[&str], stdout: Stdio) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_crowncount"))
        .env("LANGUAGE", "en")
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(stdout)
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let end = Instant::now() + Duration::from_secs(10);
    while program.try_wait().unwrap().is_none() {
        if Instant::now() > end {
            program.kill().unwrap();
            panic!("{arguments:?} does not end");
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    program.wait_with_output().unwrap()
}

/// What is said about a file, without its name.
fn complaint(arguments: &[&str]) -> String {
    let output = crowncount(arguments, Stdio::piped());
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said.lines().count(), 1, "{said}");
    said.trim_start_matches("crowncount: ").split_once(": ").unwrap().1.trim().to_owned()
}

#[test]
fn every_command_says_the_same_of_a_file_that_cannot_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let mut places = vec![at("missing.jpg"), at("")];
    if cfg!(unix) {
        let pipe = at("pipe");
        assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        places.extend([pipe, "/dev/zero".to_owned(), "/dev/null".to_owned()]);
    }
    let mut all = Vec::new();
    for place in &places {
        let said = complaint(&["score", place]);
        assert_eq!(complaint(&["audit", place]), said);
        assert_eq!(complaint(&["scan", place]), said);
        assert_eq!(complaint(&["sheet", place, "-o", &at("out.txt")]), said);
        if cfg!(feature = "window") {
            assert_eq!(complaint(&[place]), said, "the window");
        }
        all.push(said);
    }
    if cfg!(target_os = "linux") {
        // It calls itself a regular file, and has nothing to read until something happens.
        complaint(&["score", "/proc/kmsg"]);
    }
    all.dedup();
    assert_eq!(all.len(), if cfg!(unix) { 3 } else { 2 }, "{all:?}");
}

#[test]
fn a_sheet_never_replaces_the_game_it_is_made_of() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game.json");
    fs::copy(GAME, &game).unwrap();
    let before = fs::read(&game).unwrap();
    let path = game.to_str().unwrap();
    let other = folder.path().join("./../").join(folder.path().file_name().unwrap()).join("game.json");
    for out in [path, other.to_str().unwrap()] {
        assert!(complaint(&["sheet", path, "-o", out]).contains("replace the game itself"));
        assert_eq!(fs::read(&game).unwrap(), before);
    }
    #[cfg(unix)]
    {
        let link = folder.path().join("link.json");
        std::os::unix::fs::symlink(&game, &link).unwrap();
        assert!(
            complaint(&["sheet", path, "-o", link.to_str().unwrap()]).contains("replace the game itself")
        );
        assert_eq!(fs::read(&game).unwrap(), before);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_nobody_gets_is_no_success() {
    for arguments in
        [&["--help"][..], &["--version"], &["score", "--help"], &["score", GAME], &["audit", GAME]]
    {
        let full = fs::File::options().write(true).open("/dev/full").unwrap();
        let output = crowncount(arguments, full.into());
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.ends_with("the output cannot be written: the disk is full\n"), "{arguments:?}: {said}");
    }
}

#[test]
fn names_of_files_and_arguments_reach_the_terminal_written_out() {
    let folder = tempfile::tempdir().unwrap();
    let bad = folder.path().join("a\u{1b}[31m\u{202e}gpj.\n.jpg");
    let bad = bad.to_str().unwrap();
    for arguments in [
        &["score", bad][..],
        &["scan", bad],
        &["scan", bad, bad, "--json"],
        &["sheet", GAME, "-o", bad],
        &["score", GAME, "--rules", "\u{1b}[2J"],
        &["--lang", "\u{1b}]0;title\u{7}", "score", GAME],
        &["\u{1b}[31m"],
        &["score", GAME, "--\u{202e}json"],
    ] {
        let output = crowncount(arguments, Stdio::piped());
        for text in [output.stdout, output.stderr] {
            let text = String::from_utf8(text).unwrap();
            let hidden = |letter: char| crowncount::words::is_hidden(letter) && letter != '\n';
            assert!(!text.contains(hidden), "{arguments:?}: {text:?}");
        }
    }
}

#[test]
fn pictures_of_other_formats_are_told_by_name_and_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let formats: [(&str, &[u8]); 5] = [
        ("HEIC", b"\0\0\0\x18ftypheic\0\0\0\0mif1heic"),
        ("AVIF", b"\0\0\0\x1cftypavif\0\0\0\0mif1avifmiaf"),
        ("TIFF", b"II*\0\x08\0\0\0"),
        ("BMP", b"BM\x46\0\0\0\0\0\0\0"),
        ("GIF", b"GIF89a\x01\0\x01\0"),
    ];
    for (name, bytes) in formats {
        let path = folder.path().join(name);
        fs::write(&path, bytes).unwrap();
        let path = path.to_str().unwrap();
        let said = complaint(&["scan", path]);
        assert!(said.contains(name) && said.contains("JPEG"), "{said}");
        for command in ["score", "audit", "explain"] {
            assert_eq!(complaint(&[command, path]), said);
        }
    }
}

#[test]
fn a_file_that_is_far_too_long_is_refused_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("long.json");
    // A file of holes: a terabyte that takes no room.
    let file = fs::File::create(&path).unwrap();
    if file.set_len(1 << 40).is_ok() {
        for command in ["score", "scan"] {
            assert!(complaint(&[command, path.to_str().unwrap()]).contains("too long"));
        }
    }
    assert!(read(&format!("{}{{}}", " ".repeat(9 << 20))).is_err());
    assert!(Path::new(GAME).exists());
}
