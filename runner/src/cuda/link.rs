//! Links PTX modules: merges separately compiled units into one module.
//!
//! In: the texts of the units. Out: one text, in which an `.extern` declaration of one unit refers
//! to the definition in another. Private names that several units have are renamed in all but the
//! first; `.weak` definitions yield to others, and of `.common` variables the largest is kept.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use ptx::error::Span;
use ptx::tree::Linkage;

/// The reason why units cannot be linked.
#[derive(Debug)]
pub enum LinkError {
    /// The unit of that number is not valid PTX.
    Syntax(usize, Vec<ptx::error::Error>),
    /// Two units define this name.
    DefinedTwice(String),
}

/// A name at file scope.
struct Symbol {
    unit: usize,
    name: String,
    linkage: Linkage,
    is_definition: bool,
    is_variable: bool,
    bytes: u64,
    align: u32,
    /// The span of the definition or declaration.
    span: Span,
}

/// The changes to the text of a unit.
#[derive(Default)]
struct Edits {
    removed: BTreeMap<usize, usize>,
    renamed: BTreeMap<String, String>,
    /// The offset added to the numbers of `.file` directives.
    file_offset: u32,
}

/// Links units.
///
/// - errors: a unit that cannot be parsed; a name that two units define
pub fn link(units: &[String]) -> Result<String, LinkError> {
    let mut modules = Vec::new();
    for (number, text) in units.iter().enumerate() {
        let (module, errors) = ptx::parse(text);
        if !errors.is_empty() {
            return Err(LinkError::Syntax(number, errors));
        }
        modules.push(module);
    }
    let symbols: Vec<Symbol> = modules
        .iter()
        .enumerate()
        .flat_map(|(unit, module)| symbols(unit, module, &units[unit]))
        .collect();
    let mut edits: Vec<Edits> = units.iter().map(|_| Edits::default()).collect();
    rename_private(&symbols, &mut edits);
    resolve(&symbols, &mut edits)?;
    let mut file_offset = 0;
    for (unit, edits) in edits.iter_mut().enumerate() {
        edits.file_offset = file_offset;
        let files = modules[unit].files.iter();
        file_offset += files.map(|(index, _)| *index).max().unwrap_or(0);
        for label in section_labels(&units[unit]) {
            let renamed = format!("{label}__unit{unit}");
            edits.renamed.insert(label, renamed);
        }
    }
    let mut linked = header(&modules);
    for (text, edits) in units.iter().zip(&edits) {
        linked.push_str(&edited(text, edits));
        linked.push('\n');
    }
    Ok(linked)
}

fn symbols(unit: usize, module: &ptx::Module, text: &str) -> Vec<Symbol> {
    let functions = module.functions.iter().map(|function| Symbol {
        unit,
        name: function.name.clone(),
        // The program looks up kernels by name, with or without `.visible`.
        linkage: match function.linkage {
            Linkage::Private if function.entry => Linkage::Visible,
            linkage => linkage,
        },
        is_definition: !function.declaration_only,
        is_variable: false,
        bytes: 0,
        align: 0,
        span: function.span,
    });
    let variables = module.variables.iter().map(|variable| {
        let end = text[variable.span.end..].find(';');
        Symbol {
            unit,
            name: variable.name.clone(),
            linkage: variable.linkage,
            is_definition: variable.linkage != Linkage::Extern,
            is_variable: true,
            bytes: variable.bytes(),
            align: variable.align,
            span: Span::new(
                variable.span.start,
                end.map_or(text.len(), |end| variable.span.end + end + 1),
            ),
        }
    });
    functions.chain(variables).collect()
}

/// Renames private names that other units have too.
fn rename_private(symbols: &[Symbol], edits: &mut [Edits]) {
    let mut units_of: BTreeMap<&str, BTreeSet<usize>> = BTreeMap::new();
    for symbol in symbols {
        units_of
            .entry(&symbol.name)
            .or_default()
            .insert(symbol.unit);
    }
    for symbol in symbols {
        if symbol.linkage == Linkage::Private && units_of[symbol.name.as_str()].len() > 1 {
            let renamed = format!("{}__unit{}", symbol.name, symbol.unit);
            edits[symbol.unit]
                .renamed
                .insert(symbol.name.clone(), renamed);
        }
    }
}

/// Removes the declarations that a definition replaces, and all but one definition of a name.
fn resolve(symbols: &[Symbol], edits: &mut [Edits]) -> Result<(), LinkError> {
    let mut by_name: BTreeMap<&str, Vec<&Symbol>> = BTreeMap::new();
    for symbol in symbols {
        if symbol.linkage != Linkage::Private {
            by_name.entry(&symbol.name).or_default().push(symbol);
        }
    }
    for (name, all) in by_name {
        let of = |linkage| {
            let of = all.iter().copied();
            of.filter(move |symbol| symbol.is_definition && symbol.linkage == linkage)
        };
        if of(Linkage::Visible).count() > 1 {
            return Err(LinkError::DefinedTwice(name.to_owned()));
        }
        let definition = of(Linkage::Visible)
            .next()
            .or_else(|| of(Linkage::Weak).next())
            .or_else(|| of(Linkage::Common).max_by_key(|symbol| symbol.bytes));
        // Without a definition one declaration is kept: for dynamic shared memory, the one with the
        // strictest alignment.
        let kept = definition.or_else(|| {
            let variables = all.iter().copied().filter(|symbol| symbol.is_variable);
            variables.max_by_key(|symbol| (symbol.bytes, symbol.align))
        });
        let kept = kept.unwrap_or(all[0]);
        for symbol in all {
            let is_forward_declaration =
                symbol.unit == kept.unit && !symbol.is_definition && !symbol.is_variable;
            if !std::ptr::eq(symbol, kept) && !is_forward_declaration {
                let removed = &mut edits[symbol.unit].removed;
                removed.insert(symbol.span.start, symbol.span.end);
            }
        }
    }
    Ok(())
}

/// Returns the newest version, and the newest target with the options of all modules.
fn header(modules: &[ptx::Module]) -> String {
    let architecture = |target: &str| {
        let digits = target.trim_start_matches("sm_");
        let digits = digits.trim_end_matches(|c: char| !c.is_ascii_digit());
        digits.parse::<u32>().unwrap_or(0)
    };
    let (major, minor) = modules
        .iter()
        .map(|module| module.version)
        .max()
        .unwrap_or((8, 0));
    let targets = modules.iter().map(|module| module.target.as_str());
    let target = targets
        .max_by_key(|target| architecture(target))
        .unwrap_or("sm_80");
    let options: BTreeSet<&str> = modules
        .iter()
        .flat_map(|module| module.target_options.iter().map(String::as_str))
        .collect();
    let mut header = format!(".version {major}.{minor}\n.target {target}");
    for option in options {
        // Writing to a text cannot fail.
        let _ = write!(header, ", {option}");
    }
    header.push_str("\n.address_size 64\n");
    header
}

/// The kind of a token: a word, a number, or another character.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SourcePart {
    Word,
    Number,
    Other,
}

/// Returns the kind and the end of the token at a position.
fn part(text: &str, at: usize) -> (SourcePart, usize) {
    let bytes = text.as_bytes();
    let in_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$');
    let word_end = |from: usize| {
        let rest = bytes[from..].iter();
        from + rest.take_while(|byte| in_word(byte)).count()
    };
    let until = |from: usize, end: &str| {
        let found = text[from..].find(end);
        found.map_or(text.len(), |offset| from + offset + end.len())
    };
    match bytes[at] {
        b'/' if text[at..].starts_with("//") => (SourcePart::Other, until(at, "\n")),
        b'/' if text[at..].starts_with("/*") => (SourcePart::Other, until(at + 2, "*/")),
        b'"' => (SourcePart::Other, until(at + 1, "\"")),
        b'.' | b'%' | b'_' | b'$' | b'a'..=b'z' | b'A'..=b'Z' => {
            (SourcePart::Word, word_end(at + 1))
        }
        b'0'..=b'9' => (SourcePart::Number, word_end(at + 1)),
        _ => {
            let width = text[at..].chars().next().map_or(1, char::len_utf8);
            (SourcePart::Other, at + width)
        }
    }
}

/// Returns the labels of debug sections.
fn section_labels(text: &str) -> BTreeSet<String> {
    let mut labels = BTreeSet::new();
    let mut at = 0;
    let (mut is_section, mut depth) = (false, 0);
    let mut last = "";
    while at < text.len() {
        let (kind, end) = part(text, at);
        let piece = &text[at..end];
        match piece {
            ".section" => is_section = true,
            "{" => depth += 1,
            "}" => {
                depth -= 1;
                is_section &= depth > 0;
            }
            ":" if is_section && depth > 0 => {
                labels.insert(last.to_owned());
            }
            _ => {}
        }
        if kind == SourcePart::Word {
            last = piece;
        }
        at = end;
    }
    labels
}

/// Returns the text of a unit without its header and with its edits applied.
fn edited(text: &str, edits: &Edits) -> String {
    let mut to = String::with_capacity(text.len());
    let mut at = 0;
    // Whether the next number is that of a file.
    let mut is_file = false;
    while at < text.len() {
        if let Some(end) = edits.removed.get(&at) {
            at = *end;
            continue;
        }
        let (kind, end) = part(text, at);
        let piece = &text[at..end];
        at = end;
        match kind {
            SourcePart::Word if matches!(piece, ".version" | ".target" | ".address_size") => {
                at = text[at..]
                    .find('\n')
                    .map_or(text.len(), |offset| at + offset);
            }
            SourcePart::Word => {
                is_file = matches!(piece, ".file" | ".loc" | "inlined_at");
                to.push_str(edits.renamed.get(piece).map_or(piece, String::as_str));
            }
            SourcePart::Number if std::mem::take(&mut is_file) => match piece.parse::<u32>() {
                Ok(number) => to.push_str(&(number + edits.file_offset).to_string()),
                Err(_) => to.push_str(piece),
            },
            SourcePart::Number | SourcePart::Other => to.push_str(piece),
        }
    }
    to
}

#[cfg(test)]
mod tests {
    use super::*;

    fn linked(units: &[&str]) -> String {
        let units: Vec<String> = units.iter().map(|text| (*text).to_owned()).collect();
        let text = link(&units).expect("the units can be linked");
        let (module, mut errors) = ptx::parse(&text);
        errors.extend(ptx::check(&module));
        assert!(errors.is_empty(), "{errors:?}\n{text}");
        text
    }

    const CALLER: &str = "
.version 8.0
.target sm_75
.address_size 64
.extern .func (.param .b32 r) twice (.param .b32 a);
.extern .global .align 4 .u32 count;
.extern .shared .align 4 .b8 scratch[];
.global .align 4 .u32 own = 1;
.file 1 \"main.cu\"
.visible .entry k(.param .u64 out) {
  .reg .b32 %r<3>; .reg .b64 %rd<2>;
  .loc 1 5 2, function_name $L__info_string0, inlined_at 1 9 3
  ld.global.u32 %r1, [count];
  ld.global.u32 %r2, [own];
  { .param .b32 p; .param .b32 q; st.param.b32 [p], %r1;
    call.uni (q), twice, (p); ld.param.b32 %r1, [q]; }
  ret;
}
.section .debug_str { $L__info_string0: .b8 97, 0 }
";
    const CALLEE: &str = "
.version 8.2
.target sm_80, debug
.address_size 64
.visible .global .align 4 .u32 count = 7;
.extern .shared .align 16 .b8 scratch[];
.global .align 4 .u32 own = 2;
.file 1 \"twice.cu\"
.visible .func (.param .b32 r) twice (.param .b32 a) {
  .reg .b32 %r<3>;
  .loc 1 3 1, function_name $L__info_string0, inlined_at 1 4 4
  ld.param.b32 %r1, [a];
  ld.global.u32 %r2, [own];
  add.s32 %r1, %r1, %r2;
  st.param.b32 [r], %r1;
  ret;
}
.section .debug_str { $L__info_string0: .b8 98, 0 }
";

    #[test]
    fn declarations_are_the_definitions_of_other_units() {
        for units in [[CALLER, CALLEE], [CALLEE, CALLER]] {
            let text = linked(&units);
            let (module, _) = ptx::parse(&text);
            assert_eq!((module.version, module.target.as_str()), ((8, 2), "sm_80"));
            assert_eq!(module.target_options, ["debug"]);
            assert!(
                module
                    .function("twice")
                    .is_some_and(|f| !f.declaration_only)
            );
            let count = module.variable("count").map(|variable| variable.init.len());
            assert_eq!(count, Some(1));
            let scratch: Vec<u32> = module
                .variables
                .iter()
                .filter(|variable| variable.name == "scratch")
                .map(|variable| variable.align)
                .collect();
            assert_eq!(scratch, [16]);
            let files: Vec<u32> = module.files.iter().map(|(index, _)| *index).collect();
            assert_eq!(files, [1, 2]);
            assert!(text.contains("inlined_at 2 "));
        }
    }

    #[test]
    fn private_names_of_two_units_stay_two() {
        let text = linked(&[CALLER, CALLEE]);
        assert!(text.contains("[own__unit0]") && text.contains("[own__unit1]"));
        let (module, _) = ptx::parse(&text);
        assert!(module.variable("own__unit0").is_some() && module.variable("own__unit1").is_some());
    }

    const WEAK: &str =
        ".version 8.0\n.target sm_80\n.address_size 64\n.weak .func f() { trap; ret; }\n";
    const STRONG: &str = ".version 8.0\n.target sm_80\n.address_size 64\n.visible .func f() { ret; }\n.common .global .b32 c[2];\n";
    const LARGE: &str =
        ".version 8.0\n.target sm_80\n.address_size 64\n.common .global .b32 c[5];\n";

    #[test]
    fn one_weak_definition_stays_and_none_beside_a_strong_one() {
        assert_eq!(linked(&[WEAK, WEAK]).matches("trap").count(), 1);
        let text = linked(&[WEAK, STRONG, LARGE]);
        assert!(!text.contains("trap") && text.contains("c[5]") && !text.contains("c[2]"));
    }

    #[test]
    fn two_strong_definitions_are_an_error() {
        let units = [STRONG.to_owned(), STRONG.to_owned()];
        assert!(matches!(link(&units), Err(LinkError::DefinedTwice(name)) if name == "f"));
        let units = [STRONG.to_owned(), "nothing".to_owned()];
        assert!(matches!(link(&units), Err(LinkError::Syntax(1, _))));
    }
}
