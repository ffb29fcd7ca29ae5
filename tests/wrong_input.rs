//! Every case in `fixtures/wrong` and `fixtures/questions`: what the program says to broken kingdoms and game files, and
//! to the questions asked at the table, and its exit status.
//!
//! ```text
//! == an unknown letter
//! $ score -
//!     w x c
//! status 2
//! says standard input: row 1 column 2: "x" is not a terrain …
//! ```
//!
//! `says` is a whole line of standard error, or of standard output where the input could be read; `never` is part of
//! none. An argument with blanks stands in double quotes.
#![allow(clippy::unwrap_used)]

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

struct Case {
    title: String,
    arguments: Vec<String>,
    input: String,
    status: i32,
    says: Vec<String>,
    never: Vec<String>,
}

fn cases(folder: &str) -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(folder);
    let mut cases = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        for part in text.split("\n== ").skip(1) {
            let (title, body) = part.split_once('\n').unwrap();
            let mut case = Case {
                title: title.to_owned(),
                arguments: Vec::new(),
                input: String::new(),
                status: 0,
                says: Vec::new(),
                never: Vec::new(),
            };
            for line in body.lines() {
                if let Some(arguments) = line.strip_prefix("$ ") {
                    case.arguments = split(arguments);
                } else if let Some(status) = line.strip_prefix("status ") {
                    case.status = status.parse().unwrap();
                } else if let Some(says) = line.strip_prefix("says ") {
                    case.says.push(says.to_owned());
                } else if let Some(never) = line.strip_prefix("never ") {
                    case.never.push(never.to_owned());
                } else if let Some(input) = line.strip_prefix("    ") {
                    case.input.push_str(input);
                    case.input.push('\n');
                } else if line.is_empty() && !case.input.is_empty() {
                    case.input.push('\n');
                }
            }
            cases.push(case);
        }
    }
    cases
}

/// The arguments of a line, which are split at blanks outside of quotes.
fn split(line: &str) -> Vec<String> {
    let parts = line.split('"').enumerate();
    parts
        .flat_map(|(index, part)| match index % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

fn check_all(folder: &str) {
    let cases = cases(folder);
    assert!(cases.len() >= 10, "{} cases", cases.len());
    let wrong: Vec<String> = cases.iter().filter_map(check).collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n\n"));
}

#[test]
fn every_wrong_input_gets_its_message_and_status() {
    check_all("wrong");
}

#[test]
fn every_question_gets_its_answer() {
    check_all("questions");
}

fn check(case: &Case) -> Option<String> {
    let mut program = Command::new(env!("CARGO_BIN_EXE_crowncount"))
        .env("LANGUAGE", "en")
        .args(&case.arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that has seen enough may close its input before it has all.
    let _ = program.stdin.take().unwrap().write_all(case.input.as_bytes());
    let output = program.wait_with_output().unwrap();
    let (out, err) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    let status = output.status.code();
    let said: Vec<&str> =
        out.lines().chain(err.lines().map(|line| line.trim_start_matches("crowncount: "))).collect();
    let one_line = status != Some(2) || (out.is_empty() && err.lines().count() == 1);
    let as_expected = status == Some(case.status)
        && one_line
        && !case.says.is_empty()
        && case.says.iter().all(|says| said.contains(&says.as_str()))
        && !case.never.iter().any(|never| said.iter().any(|line| line.contains(never)));
    (!as_expected).then(|| format!("{}: status {status:?}\n{out}{err}", case.title))
}
