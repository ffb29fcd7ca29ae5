//! The commands and their arguments.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::{Arg, ArgAction, Command};

use super::help;
use crate::rules::Bonus;
use crate::sheet::Format;
use crate::words::{Language, Message, Words};

/// How many seconds a search may take.
pub(super) const SECONDS: RangeInclusive<u64> = 1..=600;

/// The command line, its help in the words of a language.
#[allow(clippy::too_many_lines)] // One table, a row for each argument; cut in pieces it would be harder to read.
pub(super) fn command(words: &Words) -> Command {
    let say = |id: &'static str| words.text(&Message::new(id));
    let file = || {
        let file = Arg::new("file").value_name(say("cli-name-file")).required(true).help(say("cli-files"));
        file.num_args(1..).value_parser(clap::value_parser!(PathBuf))
    };
    let json = || Arg::new("json").long("json").action(ArgAction::SetTrue).help(say("cli-json"));
    let rules = || Arg::new("rules").long("rules").value_name(say("cli-name-name")).help(say("cli-rules"));
    let tags = Language::ALL.map(Language::tag).join(", ");
    let lang = Arg::new("lang").long("lang").global(true).value_name(say("cli-name-tag"));
    let lang = lang.help(words.text(&Message::new("cli-lang").with("tags", tags)));
    let quiet = Arg::new("quiet")
        .long("quiet")
        .short('q')
        .global(true)
        .action(ArgAction::SetTrue)
        .help(say("cli-quiet"));
    let color = Arg::new("color")
        .long("color")
        .global(true)
        .value_name("WHEN")
        .value_parser(["auto", "always", "never"]);
    let color = color.help(say("cli-color"));
    let force = || Arg::new("force").long("force").action(ArgAction::SetTrue).help(say("cli-force"));
    let out = |help: &'static str| {
        let out = Arg::new("out").short('o').long("out").value_name("OUT").help(say(help));
        out.value_parser(clap::value_parser!(PathBuf))
    };
    let bonus = || {
        let names: Vec<&str> = Bonus::ALL.iter().map(|bonus| bonus.id()).collect();
        Arg::new("bonus")
            .long("bonus")
            .value_name(say("cli-name-name"))
            .action(ArgAction::Append)
            .value_parser(names)
            .ignore_case(true)
            .help(say("cli-bonus"))
    };
    let command = Command::new("crowncount")
        .version(env!("CARGO_PKG_VERSION"))
        .about(say("cli-about"))
        .args([lang, quiet, color])
        .subcommand(Command::new("score").about(say("cli-score")).after_help(say("cli-notation")).args([
            file(),
            json(),
            rules(),
            bonus(),
        ]))
        .subcommand(
            Command::new("scan").about(say("cli-scan")).args([
                Arg::new("photos")
                    .value_name(say("cli-name-photo"))
                    .required(true)
                    .num_args(1..)
                    .value_parser(clap::value_parser!(PathBuf))
                    .help(say("cli-photos")),
                json(),
                Arg::new("corners")
                    .long("corners")
                    .value_name("X,Y X,Y X,Y X,Y")
                    .allow_hyphen_values(true)
                    .help(say("cli-corners")),
                Arg::new("size")
                    .long("size")
                    .value_name("5|7")
                    .value_parser(["5", "7"])
                    .help(say("cli-size")),
                rules(),
                Arg::new("game")
                    .long("game")
                    .action(ArgAction::SetTrue)
                    .conflicts_with("json")
                    .help(say("cli-game")),
                Arg::new("players").long("players").value_name("A,B,…").help(say("cli-players")),
                out("cli-out-game"),
                force(),
            ]),
        )
        .subcommand(
            Command::new("sheet").about(say("cli-sheet")).args([
                file(),
                out("cli-out").required(true),
                Arg::new("format")
                    .long("format")
                    .value_name("FORMAT")
                    .value_parser(Format::ALL.map(Format::ending))
                    .help(say("cli-format")),
                force(),
                rules(),
                bonus(),
            ]),
        )
        .subcommand(Command::new("audit").about(say("cli-audit")).after_help(say("cli-notation")).args([
            file(),
            json(),
            rules(),
        ]))
        .subcommand(
            Command::new("explain").about(say("cli-explain")).args([
                file(),
                json(),
                rules(),
                bonus(),
                Arg::new("what-if")
                    .long("what-if")
                    .value_name("CHANGE")
                    .action(ArgAction::Append)
                    .help(say("cli-what-if")),
                Arg::new("best").long("best").action(ArgAction::SetTrue).help(say("cli-best")),
                Arg::new("seconds")
                    .long("seconds")
                    .value_name("N")
                    .value_parser(clap::value_parser!(u64).range(SECONDS))
                    .allow_negative_numbers(true)
                    .requires("best")
                    .help(say("cli-seconds")),
            ]),
        )
        .subcommand(
            Command::new("help")
                .about(say("cli-help-command"))
                .arg(Arg::new("command").value_name(say("cli-name-command"))),
        )
        .subcommand(
            Command::new("completions").about(say("cli-completions")).arg(
                Arg::new("shell")
                    .value_name("SHELL")
                    .required(true)
                    .value_parser(clap::builder::EnumValueParser::<clap_complete::Shell>::new())
                    .help(say("cli-shell")),
            ),
        )
        .subcommand(
            Command::new("man")
                .about(say("cli-man"))
                .arg(Arg::new("command").value_name(say("cli-name-command"))),
        );
    // Without the window, a bare call comes from somebody who wants to know what the program can do.
    let command = if cfg!(feature = "window") {
        let open = Arg::new("open").value_name(say("cli-name-file")).help(say("cli-open"));
        command.arg(open.num_args(0..).value_parser(clap::value_parser!(PathBuf)))
    } else {
        command.arg_required_else_help(true)
    };
    help::in_words(command, words)
}
