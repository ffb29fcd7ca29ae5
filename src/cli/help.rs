//! The help of every command in the words of a language, in the places where clap would use its own.

use clap::{Arg, ArgAction, ArgMatches, Command};
use clap_complete::Shell;
use clap_mangen::Man;

use super::{Answered, CommandAnswer, args, usage};
use crate::words::{Message, Say, Words};

/// Shows the help of a command, or of all.
pub(super) fn run(matches: &ArgMatches, words: &Words, out: &mut Vec<u8>) -> Answered {
    let help = asked_for(matches, words)?.render_help();
    out.extend(help.to_string().bytes());
    Ok(CommandAnswer::Yes)
}

/// The command that is named, else the whole program. Each has the name of its manual page, such as
/// `crowncount-score`.
fn asked_for(matches: &ArgMatches, words: &Words) -> Result<Command, Message> {
    let mut command = args::command(words);
    command.build();
    match matches.get_one::<String>("command") {
        None => Ok(command),
        Some(name) => {
            let named = command.find_subcommand(name).cloned();
            named.ok_or_else(|| usage::no_command(name))
        }
    }
}

/// What a shell needs to complete a command line.
pub(super) fn completions(matches: &ArgMatches, words: &Words, out: &mut Vec<u8>) -> CommandAnswer {
    if let Some(&shell) = matches.get_one::<Shell>("shell") {
        let mut command = args::command(words);
        let name = command.get_name().to_owned();
        clap_complete::generate(shell, &mut command, name, out);
    }
    CommandAnswer::Yes
}

/// The manual page of a command, or of all, for `man -l -`.
pub(super) fn manual(matches: &ArgMatches, words: &Words, out: &mut Vec<u8>) -> Answered {
    let page = Man::new(asked_for(matches, words)?).source(concat!("crowncount ", env!("CARGO_PKG_VERSION")));
    page.render(out).map_err(|error| Message::new("cli-no-output").with("detail", error.say()))?;
    Ok(CommandAnswer::Yes)
}

/// The command and those below it, with headings, usage lines and flags for help in the words of a language.
pub(super) fn in_words(command: Command, words: &Words) -> Command {
    let name = command.get_name().to_owned();
    below(command.disable_help_subcommand(true), &name, words)
}

fn below(command: Command, path: &str, words: &Words) -> Command {
    let say = |id: &'static str| words.text(&Message::new(id));
    let usage = format!("{path} {}", takes(&command, words));
    let template =
        format!("{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}", say("cli-usage"));
    let mut command = command
        .help_template(template)
        .override_usage(usage)
        .subcommand_help_heading(say("cli-commands"))
        .disable_help_flag(true)
        .arg(Arg::new("help").short('h').long("help").action(ArgAction::Help).help(say("cli-help")));
    if command.get_version().is_some() {
        let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
        command = command.disable_version_flag(true).arg(version.help(say("cli-version")));
    }
    command
        .mut_args(|arg| {
            let heading = if arg.is_positional() { "cli-arguments" } else { "cli-options" };
            with_values(arg.help_heading(say(heading)))
        })
        .mut_subcommands(|sub| {
            let path = format!("{path} {}", sub.get_name());
            below(sub, &path, words)
        })
}

/// What follows the name of the command: `[OPTIONS] <FILE>`.
fn takes(command: &Command, words: &Words) -> String {
    let say = |id: &'static str| words.text(&Message::new(id));
    let mut parts = vec![format!("[{}]", say("cli-name-options"))];
    parts.extend(command.get_positionals().map(ToString::to_string));
    if command.has_subcommands() {
        parts.push(format!("<{}>", say("cli-name-command")));
    }
    parts.join(" ")
}

/// Lists the values that an argument may have without clap's words around them.
fn with_values(arg: Arg) -> Arg {
    let values: Vec<String> =
        arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    if values.is_empty() {
        return arg;
    }
    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    arg.hide_possible_values(true).help(format!("{help} [{}]", values.join(", ")))
}
