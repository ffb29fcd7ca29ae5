//! The program as it is called: its files, its answers as text and JSON, its words, its exit status. Here are the examples
//! of the README and the docs, and calls that name no command.
#![allow(clippy::unwrap_used)]

mod contract;
mod games;
mod languages;
mod photos;
mod sheets;

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn crowncount(arguments: &[&str], input: impl AsRef<[u8]>) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_crowncount"))
        .env("LANGUAGE", "en")
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    program.stdin.take().unwrap().write_all(input.as_ref()).unwrap();
    program.wait_with_output().unwrap()
}

fn json(arguments: &[&str], input: impl AsRef<[u8]>) -> Value {
    serde_json::from_slice(&crowncount(arguments, input).stdout).unwrap()
}

#[test]
fn the_examples_of_the_readme_are_true() {
    let pages = [
        include_str!("../../README.md"),
        include_str!("../../docs/sheets.md"),
        include_str!("../../docs/languages.md"),
    ];
    let blocks: Vec<&str> =
        pages.iter().flat_map(|page| page.split("```console\n$ crowncount ").skip(1)).collect();
    assert!(blocks.len() >= 4);
    for block in blocks {
        let (command, rest) = block.split_once('\n').unwrap();
        let expected = rest.split("```").next().unwrap();
        let output = crowncount(&command.split(' ').collect::<Vec<_>>(), "");
        assert_eq!(String::from_utf8(output.stdout).unwrap(), expected, "{command}");
        assert!(output.status.success());
    }
}

#[cfg(feature = "window")]
#[test]
fn a_bare_call_without_a_display_says_why_there_is_no_window() {
    let output = crowncount(&[], "");
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.starts_with("crowncount: the window cannot be opened: "), "{text}");
    assert!(text.ends_with("\"crowncount --help\" lists the other commands\n"), "{text}");
    assert_eq!((text.lines().count(), output.stdout.len()), (1, 0), "{text}");
}

#[cfg(not(feature = "window"))]
#[test]
fn a_bare_call_of_a_program_without_a_window_shows_the_usage() {
    let output = crowncount(&[], "");
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains("Usage: crowncount <COMMAND>"), "{text}");
}

#[test]
fn a_misspelt_command_is_no_file() {
    let output = crowncount(&["scroe"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("did you mean \"score\""));
    let output = crowncount(&["missing.jpg"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("missing.jpg: no such file"));
}
