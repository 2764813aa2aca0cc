//! Tests of the documentation: reference pages agree with the parsers, and every link leads to an
//! existing target.
//!
//! The sources of the book are in `docs/`; `INSTA_UPDATE=always` writes the generated page.

mod command_line;
mod job_keys;
mod links;
mod vocabulary;

use std::path::{Path, PathBuf};

use runner::expr;
use runner::hosts::site;
use runner::job::{keys, read::read as read_job};

/// The root of the repository.
fn root() -> PathBuf {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    crate_folder.parent().expect("the workspace").to_owned()
}

/// Returns the text of a file, by its path from the root.
fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Returns the lines of a page, each with the language of its fenced code block, if it is in one.
/// Fences are omitted.
fn lines(text: &str) -> Vec<(Option<&str>, &str)> {
    let mut lines = Vec::new();
    let mut language = None;
    for line in text.lines() {
        match line.trim_start().strip_prefix("```") {
            Some(name) => {
                language = match language {
                    None => Some(name),
                    Some(_) => None,
                }
            }
            None => lines.push((language, line)),
        }
    }
    lines
}

/// Returns the sections of a page: the heading without its `#` and backquotes, and the lines below
/// it. Fenced code is omitted.
fn sections(text: &str) -> Vec<(String, Vec<&str>)> {
    let mut sections: Vec<(String, Vec<&str>)> = Vec::new();
    let prose = lines(text).into_iter().filter(|(code, _)| code.is_none());
    for (_, line) in prose {
        if let Some(heading) = line.strip_prefix('#') {
            let heading = heading.trim_start_matches('#').trim().replace('`', "");
            sections.push((heading, Vec::new()));
        } else if let Some((_, lines)) = sections.last_mut() {
            lines.push(line);
        }
    }
    sections
}

/// Returns the fenced TOML of a page, block by block.
fn tomls(text: &str) -> Vec<String> {
    let lines = lines(text);
    let blocks = lines.chunk_by(|left, right| left.0 == right.0);
    let blocks = blocks.filter(|block| block[0].0 == Some("toml"));
    let text =
        |block: &[(Option<&str>, &str)]| block.iter().map(|line| format!("{}\n", line.1)).collect();
    blocks.map(text).collect()
}

#[test]
fn the_tables_of_the_job_reference_are_those_of_the_reader() {
    let path = root().join("docs/job.md");
    let found = read("docs/job.md");
    let text = with_tables(&found);
    if std::env::var("INSTA_UPDATE").as_deref() == Ok("always") {
        std::fs::write(&path, &text).unwrap();
        return;
    }
    assert!(
        found == text,
        "the tables of docs/job.md are out of date: INSTA_UPDATE=always writes them"
    );
}

/// Returns the job reference with the first table of each section regenerated.
fn with_tables(page: &str) -> String {
    let mut text = page.to_owned();
    for section in keys::SECTIONS {
        let title = section.title;
        let is_heading = |line: &str| {
            line.starts_with('#') && line.trim_matches(['#', ' ']).replace('`', "") == title
        };
        let mut lines = text.lines().map(str::to_owned).collect::<Vec<_>>();
        let heading = lines.iter().position(|line| is_heading(line));
        let heading = heading.unwrap_or_else(|| panic!("docs/job.md has no section `{title}`"));
        let is_row = |line: &String| line.starts_with('|');
        let first = lines[heading..].iter().position(is_row);
        let first = heading + first.unwrap_or_else(|| panic!("`{title}` has no table"));
        let rows = lines[first..]
            .iter()
            .take_while(|line| is_row(line))
            .count();
        assert!(
            !lines[heading + 1..first]
                .iter()
                .any(|line| line.starts_with('#')),
            "`{title}` has no table"
        );
        lines.splice(first..first + rows, [section.markdown()]);
        text = lines.join("\n") + "\n";
    }
    text
}

#[test]
fn every_function_of_an_expression_is_named() {
    let text = read("docs/job.md");
    let sections = sections(&text);
    let found = sections
        .iter()
        .find(|(heading, _)| heading == "Expressions");
    let (_, lines) = found.expect("docs/job.md has a section on expressions");
    let lines = lines.join("\n");
    for name in expr::functions() {
        assert!(
            lines.contains(&format!("`{name}`")),
            "`{name}` in docs/job.md"
        );
    }
}

#[test]
fn site_templates_in_the_documentation_are_read() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("site.toml");
    let templates = tomls(&read("docs/meshes.md"));
    for table in ["[slurm]", "[gke]", "[tpu_vm]"] {
        let found = templates.iter().find(|text| text.starts_with(table));
        let text = found.unwrap_or_else(|| panic!("docs/meshes.md has no `{table}`"));
        std::fs::write(&file, text).unwrap();
        site::read(Some(&file)).unwrap_or_else(|faults| panic!("{table}: {faults:?}"));
    }
}

/// TOML fragments are valid TOML, and complete jobs are read without errors.
#[test]
fn jobs_in_the_documentation_are_read() {
    let mut jobs = 0;
    for page in links::pages() {
        let name = page.display().to_string();
        for text in tomls(&read(&name)) {
            let table: Result<toml::Table, _> = toml::from_str(&text);
            let table = table.unwrap_or_else(|error| panic!("{name}: {error}\n{text}"));
            if table.contains_key("kernels") && table.contains_key("launch") {
                jobs += 1;
                let job = read_job(&name, &text, Path::new(""));
                job.unwrap_or_else(|faults| panic!("{name}: {faults:?}\n{text}"));
            }
        }
    }
    assert!(jobs >= 3, "README and docs/ have whole jobs");
}
