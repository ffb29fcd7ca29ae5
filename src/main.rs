//! The program: hands the command line to the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    crowncount::cli::run(std::env::args_os())
}
