//! `docs/cli.md`, generated from the command line's own grammar.

use clap::{Arg, Command, CommandFactory};
use runner::cli::Cli;

#[test]
fn the_page_is_that_of_the_grammar() {
    let path = super::root().join("docs/cli.md");
    let text = page();
    if std::env::var("INSTA_UPDATE").as_deref() == Ok("always") {
        std::fs::write(&path, &text).unwrap();
    }
    let found = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        found == text,
        "docs/cli.md is out of date: INSTA_UPDATE=always writes it"
    );
}

/// Returns the whole page.
fn page() -> String {
    let mut command = Cli::command();
    command.build();
    let mut text = String::from(
        "# Command line\n\nGenerated from the binary's own grammar; a test of `runner` writes this page with `INSTA_UPDATE=always`.\n\n",
    );
    text += &format!("{}.\n\n", sentence(&command));
    let commands: Vec<&Command> = command
        .get_subcommands()
        .filter(|command| command.get_name() != "help" && !command.is_hide_set())
        .collect();
    text += "| command | purpose |\n|---|---|\n";
    for command in &commands {
        let name = command.get_name();
        text += &format!(
            "| [`{name}`](#reactant-rs-{name}) | {} |\n",
            cell(&sentence(command))
        );
    }
    text += "\nFlags of every command:\n\n";
    text += &table(command.get_arguments().filter(|arg| is_shown(arg)));
    text += "| `-h`, `--help` | Print help: short with `-h`, long with `--help` |\n";
    text += "| `-V`, `--version` | Print the version; not behind a command |\n\n";
    if let Some(after) = command.get_after_help() {
        text += &format!("{after}\n");
    }
    for command in commands {
        text += &section(command, command.get_name());
        let below = command.get_subcommands();
        for below in below.filter(|below| below.get_name() != "help") {
            let name = format!("{} {}", command.get_name(), below.get_name());
            text += &section(below, &name);
        }
    }
    text
}

/// Returns the section of one command, with its full name: usage, arguments, flags by heading, and
/// the text after its help.
fn section(command: &Command, name: &str) -> String {
    let mut usage = command.clone();
    let usage = usage.render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ");
    let mut text = format!("\n## reactant-rs {name}\n\n{}.\n\n", sentence(command));
    text += &format!("```text\n{usage}\n```\n\n");
    if command.has_subcommands() {
        return text;
    }
    let mut headings: Vec<Option<&str>> = Vec::new();
    let shown = || {
        command
            .get_arguments()
            .filter(|arg| is_shown(arg) && !arg.is_global_set())
    };
    for arg in shown() {
        let heading = arg.get_help_heading();
        if !headings.contains(&heading) {
            headings.push(heading);
        }
    }
    // the flags without a heading come first
    headings.sort_by_key(Option::is_some);
    for heading in headings {
        if let Some(heading) = heading {
            text += &format!("{heading}:\n\n");
        }
        text += &table(shown().filter(|arg| arg.get_help_heading() == heading));
        text.push('\n');
    }
    if let Some(after) = command.get_after_help() {
        text += &format!("```text\n{after}\n```\n");
    }
    text
}

fn is_shown(arg: &Arg) -> bool {
    !arg.is_hide_set() && !["help", "version"].contains(&arg.get_id().as_str())
}

/// Returns the command's description without the full stop.
fn sentence(command: &Command) -> String {
    let about = command.get_about().map(ToString::to_string);
    about.unwrap_or_default().trim_end_matches('.').to_owned()
}

fn table<'a>(args: impl Iterator<Item = &'a Arg>) -> String {
    let mut text = String::from("| flag | meaning |\n|---|---|\n");
    for arg in args {
        text += &format!("| {} | {} |\n", names(arg), meaning(arg));
    }
    text
}

/// Formats as `-o`, `--out FILE`.
fn names(arg: &Arg) -> String {
    let values = arg.get_value_names().unwrap_or_default();
    let value: Vec<String> = values.iter().map(ToString::to_string).collect();
    let value = match arg.get_action().takes_values() {
        true => value.join(" "),
        false => String::new(),
    };
    let mut names = Vec::new();
    if let Some(short) = arg.get_short() {
        names.push(format!("-{short}"));
    }
    if let Some(long) = arg.get_long() {
        names.push(format!("--{long}"));
    }
    match names.pop() {
        None => code(&value),
        Some(last) => {
            let last = format!("{last} {value}");
            names.push(last.trim_end().to_owned());
            let names: Vec<String> = names.iter().map(|name| code(name)).collect();
            names.join(", ")
        }
    }
}

/// Returns the help of an argument, with its values and its default.
fn meaning(arg: &Arg) -> String {
    let help = arg.get_long_help().or(arg.get_help());
    let help = help.map(ToString::to_string).unwrap_or_default();
    let mut parts = vec![cell(&help.split("\n\n").collect::<Vec<_>>().join(". "))];
    let values = arg.get_possible_values();
    if arg.get_action().takes_values() && !values.is_empty() {
        let values: Vec<String> = values
            .iter()
            .filter(|value| !value.is_hide_set())
            .map(|value| match value.get_help() {
                Some(help) => format!("{} ({})", code(value.get_name()), cell(&help.to_string())),
                None => code(value.get_name()),
            })
            .collect();
        parts.push(format!("Values: {}", values.join(", ")));
    }
    let defaults = arg.get_default_values();
    if arg.get_action().takes_values() && !defaults.is_empty() && !arg.is_hide_default_value_set() {
        let defaults: Vec<_> = defaults
            .iter()
            .map(|value| value.to_string_lossy())
            .collect();
        parts.push(format!("Default: {}", code(&defaults.join(" "))));
    }
    parts.join(". ")
}

/// Escapes text for a table cell.
fn cell(text: &str) -> String {
    let text = text.replace('\n', " ").replace('|', "\\|");
    let text: Vec<String> = text
        .split('`')
        .enumerate()
        .map(|(index, part)| match index % 2 {
            // code is not escaped
            1 => part.to_owned(),
            _ => part
                .replace('<', "&lt;")
                .replace('*', "\\*")
                .replace('_', "\\_"),
        })
        .collect();
    text.join("`")
}

/// Formats code for a table cell.
fn code(text: &str) -> String {
    format!("`{}`", text.replace('|', "\\|"))
}
