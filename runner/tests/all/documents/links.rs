//! Links and mentions: every relative link of the README and the book leads to an existing file and
//! heading, and every page that sources mention exists.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};

use super::{read, root};

/// Markdown files outside the book whose links are checked too.
const OTHERS: [&str; 4] = [
    "README.md",
    "examples/oceananigans/README.md",
    "examples/programs/README.md",
    "raise/tests/kernels/README.md",
];

/// Folders whose files are named in pages by path.
const FOLDERS: [&str; 12] = [
    "benches/",
    "diagnostics/",
    "differentiate/",
    "docs/",
    "examples/",
    "optimize/",
    "raise/",
    "runner/",
    "scripts/",
    "shard/",
    "stablehlo/",
    "testkit/",
];

/// Folders without sources.
const NO_SOURCES: [&str; 5] = [".git", ".cache", "target", "out", "book"];

#[test]
fn every_link_leads_somewhere() {
    let mut wrong = Vec::new();
    for page in pages() {
        let text = read(page.to_str().expect("a name in UTF-8"));
        for link in links(&text) {
            if let Err(message) = check(&page, &text, &link) {
                wrong.push(format!("{}: `{link}`: {message}", page.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The pages of the book, and [`OTHERS`].
pub(super) fn pages() -> Vec<PathBuf> {
    let pages = files(Path::new("docs")).into_iter();
    let pages = pages.filter(|page| is_markdown(page));
    pages.chain(OTHERS.map(PathBuf::from)).collect()
}

/// The summary is the book's table of contents: `mdbook` leaves out a page that it does not name.
#[test]
fn every_page_is_in_the_summary() {
    let summary = read("docs/SUMMARY.md");
    let named: BTreeSet<PathBuf> = links(&summary).iter().map(PathBuf::from).collect();
    for page in files(Path::new("docs")) {
        let page = page.strip_prefix("docs").expect("a page").to_owned();
        let is_page = is_markdown(&page) && page != Path::new("SUMMARY.md");
        assert!(
            !is_page || named.contains(&page),
            "{} is not in docs/SUMMARY.md",
            page.display()
        );
    }
}

/// Sources and scripts name pages by their paths from the repository root.
#[test]
fn every_page_that_sources_name_is_there() {
    let mut wrong = Vec::new();
    for file in files(Path::new("")) {
        let kind = file
            .extension()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let is_source = ["rs", "py", "sh", "toml", "cu", "cuh", "md"].contains(&kind.as_str());
        if !is_source && file != Path::new("Makefile") {
            continue;
        }
        for mention in mentions(&read(file.to_str().expect("a name in UTF-8"))) {
            if !root().join(&mention).exists() {
                wrong.push(format!(
                    "{} names {mention}, which is not there",
                    file.display()
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Pages name files and folders in code by their paths from the repository root; pages of
/// measurements name those that existed then.
#[test]
fn every_path_that_pages_name_is_there() {
    let mut wrong = Vec::new();
    for page in pages() {
        if page.starts_with("docs/measurements") {
            continue;
        }
        let text = read(page.to_str().expect("a name in UTF-8"));
        for path in paths(&text) {
            if !root().join(&path).exists() {
                wrong.push(format!(
                    "{} names {path}, which is not there",
                    page.display()
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Returns the paths between backquotes, without placeholders such as `NAME`.
fn paths(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let prose = super::lines(text)
        .into_iter()
        .filter(|line| line.0.is_none());
    for (_, line) in prose {
        for code in line.split('`').skip(1).step_by(2) {
            let word = code.split(' ').next().unwrap_or_default();
            let is_part = |c: char| c.is_ascii_alphanumeric() || "/._-".contains(c);
            let is_ours = FOLDERS.iter().any(|folder| word.starts_with(folder));
            if is_ours && word.chars().all(is_part) && !word.contains("NAME") {
                found.push(word.to_owned());
            }
        }
    }
    found
}

/// Checks that a link of `page` leads to a file, and to a heading in it.
fn check(page: &Path, text: &str, link: &str) -> Result<(), String> {
    if link.contains("://") || link.starts_with("mailto:") {
        return Ok(());
    }
    let (path, anchor) = link.split_once('#').unwrap_or((link, ""));
    let target = match path {
        "" => page.to_owned(),
        _ => normal(&page.parent().unwrap_or(Path::new("")).join(path))
            .ok_or("it leaves the repository")?,
    };
    if !root().join(&target).exists() {
        return Err("there is no such file".to_owned());
    }
    if page.starts_with("docs") && is_markdown(&target) && !target.starts_with("docs") {
        return Err(
            "a page of the book cannot link to Markdown outside of it: link to the folder"
                .to_owned(),
        );
    }
    if anchor.is_empty() || !is_markdown(&target) {
        return Ok(());
    }
    let other = match path {
        "" => text.to_owned(),
        _ => read(target.to_str().expect("a name in UTF-8")),
    };
    match anchors(&other).contains(anchor) {
        true => Ok(()),
        false => Err(format!("{} has no heading `#{anchor}`", target.display())),
    }
}

/// Normalizes `.` and `..`; `None` if the path leaves the repository.
fn normal(path: &Path) -> Option<PathBuf> {
    let mut parts = PathBuf::new();
    for component in path.components() {
        match component {
            Component::ParentDir if !parts.pop() => return None,
            Component::ParentDir | Component::CurDir => {}
            other => parts.push(other),
        }
    }
    Some(parts)
}

fn is_markdown(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "md")
}

/// Returns the text without fenced code and inline code, which contain no links.
fn prose(text: &str) -> String {
    let mut prose = String::new();
    for (code, line) in super::lines(text) {
        if code.is_none() && !line.starts_with("    ") {
            let parts = line.split('`').step_by(2);
            prose.extend(parts.chain(["\n"]));
        }
    }
    prose
}

/// Returns the targets of `[text](target)` and `![text](target)`.
fn links(text: &str) -> Vec<String> {
    let prose = prose(text);
    let parts = prose.split("](").skip(1);
    let ends = parts.filter_map(|part| part.split_once(')'));
    ends.map(|(target, _)| target.to_owned()).collect()
}

/// Returns the anchors of headings as in `mdbook` and code hosts: lower-case letters, digits, `-`
/// and `_`, spaces as `-`.
fn anchors(text: &str) -> BTreeSet<String> {
    let mut anchors = BTreeSet::new();
    for (heading, _) in super::sections(text) {
        let heading = heading.to_lowercase();
        let kept = heading.chars().filter_map(|c| match c {
            ' ' => Some('-'),
            c => (c.is_alphanumeric() || c == '-' || c == '_').then_some(c),
        });
        let anchor: String = kept.collect();
        let again = (1..).map(|count| format!("{anchor}-{count}"));
        let mut names = [anchor.clone()].into_iter().chain(again);
        anchors.insert(
            names
                .find(|name| !anchors.contains(name))
                .expect("a free name"),
        );
    }
    anchors
}

/// Returns the files `docs/….md`, `.png` and `.svg` that a text names.
fn mentions(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices("docs/") {
        let before = text[..at].chars().next_back();
        if before.is_some_and(|c| c.is_alphanumeric() || "/._-".contains(c)) {
            continue;
        }
        let is_part = |c: char| c.is_ascii_alphanumeric() || "/._-".contains(c);
        let rest = &text[at..];
        let name = &rest[..rest.find(|c| !is_part(c)).unwrap_or(rest.len())];
        let name = name.trim_end_matches('.');
        if [".md", ".png", ".svg"]
            .iter()
            .any(|end| name.ends_with(end))
        {
            found.push(name.to_owned());
        }
    }
    found
}

/// Returns all files below a folder, by their paths from the root, except those in folders without
/// sources.
pub(super) fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let entries = std::fs::read_dir(root().join(folder)).expect("a folder");
    for entry in entries {
        let entry = entry.expect("an entry");
        let name = entry.file_name();
        let path = folder.join(&name);
        let kind = entry.file_type().expect("its type");
        if kind.is_dir() && !NO_SOURCES.iter().any(|other| name == *other) {
            found.extend(files(&path));
        } else if kind.is_file() {
            found.push(path);
        }
    }
    found.sort();
    found
}
