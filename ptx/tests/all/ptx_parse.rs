//! The parser against whole files, and against files cut off anywhere.
use ptx::tree::{Operand, Statement};

fn inputs() -> Vec<(String, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/ptx");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ptx"));
    files.sort();
    let read = |path: &std::path::PathBuf| std::fs::read_to_string(path).unwrap();
    files
        .iter()
        .map(|path| {
            (
                path.file_name().unwrap().to_string_lossy().into_owned(),
                read(path),
            )
        })
        .collect()
}

#[test]
fn compilers_output_parses() {
    let files = inputs();
    assert!(!files.is_empty());
    for (name, text) in files {
        let (module, errors) = ptx::parse(&text);
        assert!(errors.is_empty(), "{name}: {errors:#?}");
        assert!(module.kernels().count() > 0, "{name}");
        for function in &module.functions {
            for statement in &function.body {
                let Statement::Instruction(instruction) = statement else {
                    continue;
                };
                assert!(text[instruction.opcode_span.start..].starts_with(&instruction.opcode));
                for operand in &instruction.operands {
                    if let Operand::SpecialRegister(name) = &operand.node {
                        assert_eq!(&text[operand.span.start + 1..operand.span.end], name);
                    }
                }
            }
        }
    }
}

/// No prefix panics; a text cut off inside a kernel is an error; all places lie in the text.
#[test]
fn every_prefix_is_answered() {
    for (name, text) in inputs() {
        let text = &text[..text.len().min(1600)];
        for end in 0..=text.len() {
            let Some(prefix) = text.get(..end) else {
                continue;
            };
            let (_, errors) = ptx::parse(prefix);
            let open = prefix.matches('{').count() > prefix.matches('}').count();
            assert!(!open || !errors.is_empty(), "{name}, {end} bytes: no error");
            let labels = errors.iter().flat_map(|error| &error.place.labels);
            for label in labels {
                assert!(
                    prefix.get(label.span.start..label.span.end).is_some(),
                    "{name}, {end} bytes: {label:?}"
                );
            }
        }
    }
}

#[test]
fn every_missing_byte_is_survived() {
    for (_, text) in inputs() {
        let text = &text[..text.len().min(800)];
        for at in 0..text.len() {
            let damaged = format!("{}{}", &text[..at], &text[at + 1..]);
            ptx::parse(&damaged);
        }
    }
}
