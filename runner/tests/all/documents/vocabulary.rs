//! No item of the sources has a retired name of the glossary, and no doc comment mentions one.

use std::collections::BTreeMap;
use std::path::Path;

use super::links::files;
use super::read;

/// The keywords that precede the name of a declared item.
const KEYWORDS: [&str; 6] = ["enum", "fn", "mod", "struct", "trait", "type"];

/// Returns the retired names of the glossary, each with its replacement.
fn retired(glossary: &str) -> BTreeMap<&str, &str> {
    let (_, section) = glossary
        .split_once("\n## Retired names\n")
        .expect("the glossary's section of retired names");
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `"));
    rows.filter_map(|row| row.strip_suffix(" |")?.split_once("` | "))
        .collect()
}

/// Returns the retired names that a line of Rust declares or mentions in a doc comment.
///
/// In a doc comment only names of types count, since it may mention a variable.
fn used<'a>(line: &'a str, retired: &BTreeMap<&str, &str>) -> Vec<&'a str> {
    let line = line.trim_start();
    let is_identifier = |letter: char| letter.is_alphanumeric() || letter == '_';
    if line.starts_with("///") || line.starts_with("//!") {
        let code = line.split('`').skip(1).step_by(2);
        let names = code.flat_map(|code| code.split(|letter| !is_identifier(letter)));
        let is_type = |name: &&str| name.starts_with(|letter: char| letter.is_uppercase());
        return names
            .filter(|name| is_type(name) && retired.contains_key(name))
            .collect();
    }
    let code = line.split("//").next().unwrap_or(line);
    let words: Vec<&str> = code
        .split(|letter| !is_identifier(letter))
        .filter(|word| !word.is_empty())
        .collect();
    let declared = words.windows(2).filter(|pair| KEYWORDS.contains(&pair[0]));
    declared
        .map(|pair| pair[1])
        .filter(|name| retired.contains_key(name))
        .collect()
}

#[test]
fn vocabulary() {
    let glossary = read("docs/glossary.md");
    let retired = retired(&glossary);
    assert!(retired.len() > 50, "{} retired names", retired.len());
    let mut wrong = Vec::new();
    let sources = files(Path::new("."));
    for path in sources
        .iter()
        .filter(|path| path.extension().is_some_and(|end| end == "rs"))
    {
        let text = read(path.to_str().expect("a name in UTF-8"));
        for (number, line) in text.lines().enumerate() {
            for name in used(line, &retired) {
                let (path, line) = (path.display(), number + 1);
                wrong.push(format!("{path}:{line}: `{name}`: use {}", retired[name]));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "retired by docs/glossary.md:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn retired_names_are_found_in_items_and_doc_comments() {
    let glossary = "# G\n\n## Retired names\n\n| retired | use |\n|---|---|\n| `Widget` | `Gadget` |\n| `paint` | `draw` |\n";
    let retired = retired(glossary);
    assert_eq!(retired.get("Widget"), Some(&"`Gadget`"));
    for (line, count) in [
        ("pub(super) struct Widget {", 1),
        ("    fn paint<T>(", 1),
        ("/// As [`Widget::Round`] says.", 1),
        ("/// The variable `paint`.", 0),
        ("let paint = Widgets::new(); // fn paint", 0),
    ] {
        assert_eq!(used(line, &retired).len(), count, "{line}");
    }
}
