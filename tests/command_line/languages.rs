//! Help, manual and completions, and all that is said in the language that is asked for.

use std::process::Command;

use crate::crowncount;

#[test]
fn help_completions_manual_and_colours() {
    let text =
        |arguments: &[&str], input: &str| String::from_utf8(crowncount(arguments, input).stdout).unwrap();
    assert!(text(&["help", "score"], "").contains("Usage: crowncount score"));
    assert!(text(&["completions", "bash"], "").contains("_crowncount"));
    assert!(text(&["man"], "").contains(".TH crowncount"));
    for command in ["score", "scan", "sheet", "audit", "explain", "completions", "man"] {
        let page = text(&["man", command], "");
        assert!(page.contains(&format!(".TH crowncount-{command}")) && page.contains("SYNOPSIS"), "{page}");
    }
    assert_eq!(crowncount(&["man", "scroe"], "").status.code(), Some(2));
    let plain = text(&["score", "-"], "c w1 w");
    let painted = text(&["score", "-", "--color", "always"], "c w1 w");
    assert!(!plain.contains('\u{1b}') && painted.contains("\u{1b}[33mw1"));
}

#[test]
fn every_command_speaks_the_language_that_is_asked_for() {
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    for language in crowncount::words::Language::ALL {
        let tag = language.tag();
        let words = crowncount::words::Words::of(language);
        let say = |id: &'static str| words.text(&crowncount::words::Message::new(id));

        let sheet = text(crowncount(&["score", "-", "--lang", tag], "w1 w c").stdout);
        assert!(
            sheet.contains(&say("terrain-wheat")) && sheet.contains(&say("sheet-derivations")),
            "{sheet}"
        );
        let audit = text(crowncount(&[&format!("--lang={tag}"), "audit", "-"], "c m1 w").stdout);
        assert!(audit.starts_with(&say("audit-possible")), "{audit}");
        let error = text(crowncount(&["--lang", tag, "score", "no-such-file"], "").stderr);
        assert!(error.contains(&say("disk-not-found")), "{error}");

        for command in ["score", "scan", "audit"] {
            let help = text(crowncount(&[command, "--help", "--lang", tag], "").stdout);
            assert!(help.contains(&say("cli-usage")) && help.contains(&say("cli-help")), "{help}");
            let of_clap = ["Usage:", "Print help", "possible values"];
            let left = of_clap.iter().find(|&word| tag != "en" && help.contains(word));
            assert!(left.is_none(), "{left:?} in {help}");
        }
    }
}

#[test]
fn the_language_follows_from_the_system_unless_asked_for() {
    let audit = |arguments: &[&str], language: &str| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_crowncount"));
        for variable in ["LANGUAGE", "LC_ALL", "LC_MESSAGES"] {
            program.env_remove(variable);
        }
        let output = program.args(arguments).env("LANG", language).output().unwrap();
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(audit(&["audit", "none"], "de_AT.UTF-8").contains("Datei nicht gefunden"));
    assert!(audit(&["audit", "none"], "ja_JP.UTF-8").contains("no such file"));
    assert!(audit(&["audit", "none", "--lang", "nl"], "de_AT.UTF-8").contains("bestand niet gevonden"));
}
