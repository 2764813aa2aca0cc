//! Extraction of single functions from MLIR files of other projects, with several modules, parts
//! and functions in one text.
//!
//! Parts are separated by lines `// -----`, as in `--split-input-file`. A function is extracted
//! with the aliases and globals of its part and the functions it calls; the remaining text need not
//! be MLIR that we can parse.

use std::collections::BTreeSet;
use std::ops::Range;

/// A function of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct FunctionText {
    /// The name by which a launch selects it: its symbol, with suffix `#1`, `#2`, … if several
    /// functions of the file have that symbol.
    pub name: String,
    /// Its symbol.
    pub symbol: String,
    /// The index of its item.
    item: usize,
}

/// An MLIR file, split into operations.
#[derive(Debug)]
pub(super) struct File<'t> {
    text: &'t str,
    items: Vec<Item>,
}

/// One operation, or the start of a module.
#[derive(Debug)]
struct Item {
    kind: Kind,
    /// The byte range in the text; for a module its first line up to `{`.
    span: Range<usize>,
    /// The position of a module's closing bracket.
    close: Option<usize>,
    /// The index of the enclosing module's item.
    module: Option<usize>,
    part: usize,
}

#[derive(Debug, PartialEq, Eq)]
enum Kind {
    /// `#name = …` or `!name = …`.
    Alias,
    /// A function or global variable with that symbol; the body of a function begins at the given
    /// `{`.
    Symbol {
        name: String,
        body: Option<usize>,
    },
    Module,
    /// Any other op at the level of functions.
    Other,
}

impl<'t> File<'t> {
    /// Finds the operations of `text`. Never fails: text that is not MLIR gives meaningless items.
    pub(super) fn new(text: &'t str) -> File<'t> {
        let mut scanner = Scanner {
            text,
            items: Vec::new(),
            modules: Vec::new(),
            part: 0,
        };
        scanner.scan();
        File {
            text,
            items: scanner.items,
        }
    }

    /// Returns the functions with a body, in order.
    pub(super) fn functions(&self) -> Vec<FunctionText> {
        let of_item = |(number, item): (usize, &Item)| match &item.kind {
            Kind::Symbol { name, body } if body.is_some() && self.is_function(item) => {
                Some((number, name.clone()))
            }
            _ => None,
        };
        let all: Vec<_> = self.items.iter().enumerate().filter_map(of_item).collect();
        let mut functions = Vec::new();
        for (place, (item, symbol)) in all.iter().enumerate() {
            let same = |(_, other): &&(usize, String)| other == symbol;
            let name = match all.iter().filter(same).count() {
                1 => symbol.clone(),
                _ => format!("{symbol}#{}", all[..=place].iter().filter(same).count()),
            };
            functions.push(FunctionText {
                name,
                symbol: symbol.clone(),
                item: *item,
            });
        }
        functions
    }

    /// Returns the text with only that function and its dependencies; the other lines are empty, so
    /// that locations are preserved.
    pub(super) fn with_only(&self, function: &FunctionText) -> String {
        let item = &self.items[function.item];
        let wanted = self.needed(function.item);
        let mut modules = BTreeSet::new();
        let mut module = item.module;
        while let Some(number) = module {
            modules.insert(number);
            module = self.items[number].module;
        }
        let mut text = vec![b' '; self.text.len()];
        let bytes = self.text.as_bytes();
        let mut keep = |span: Range<usize>| text[span.clone()].copy_from_slice(&bytes[span]);
        for (number, other) in self.items.iter().enumerate() {
            let kept = match other.kind {
                Kind::Alias => other.part == item.part,
                Kind::Module => modules.contains(&number),
                Kind::Symbol { .. } => wanted.contains(&number),
                Kind::Other => false,
            };
            if !kept {
                continue;
            }
            keep(other.span.clone());
            if let Some(close) = other.close {
                keep(close..close + 1);
            }
        }
        for (place, byte) in bytes.iter().enumerate() {
            if *byte == b'\n' {
                text[place] = b'\n';
            }
        }
        String::from_utf8_lossy(&text).into_owned()
    }

    /// Returns the head of a function as a declaration, with the aliases of its part.
    pub(super) fn declaration(&self, function: &FunctionText) -> String {
        let item = &self.items[function.item];
        let head = match item.kind {
            Kind::Symbol {
                body: Some(body), ..
            } => &self.text[item.span.start..body],
            _ => &self.text[item.span.clone()],
        };
        let aliases = self
            .items
            .iter()
            .filter(|other| other.part == item.part && matches!(other.kind, Kind::Alias));
        let mut text: String = aliases
            .map(|alias| self.text[alias.span.clone()].to_owned() + "\n")
            .collect();
        let private = match head.contains(" private ") {
            true => head.to_owned(),
            false => head.replacen("func.func ", "func.func private ", 1),
        };
        text += &private;
        text
    }

    /// Returns the items named in `first`, and transitively in those, from its module and the
    /// enclosing modules.
    fn needed(&self, first: usize) -> BTreeSet<usize> {
        let part = self.items[first].part;
        let mut needed = BTreeSet::from([first]);
        let mut open = vec![first];
        while let Some(number) = open.pop() {
            for symbol in symbols(&self.text[self.items[number].span.clone()]) {
                let named = |item: &Item| {
                    item.part == part
                        && matches!(&item.kind, Kind::Symbol { name, .. } if *name == symbol)
                };
                // The nearest module that has the symbol: this one, or an enclosing one.
                let mut module = self.items[number].module;
                let found = loop {
                    let here = |item: &Item| named(item) && item.module == module;
                    match (self.items.iter().position(here), module) {
                        (Some(found), _) => break Some(found),
                        (None, None) => break None,
                        (None, Some(around)) => module = self.items[around].module,
                    }
                };
                if let Some(found) = found
                    && needed.insert(found)
                {
                    open.push(found);
                }
            }
        }
        needed
    }

    fn is_function(&self, item: &Item) -> bool {
        let text = &self.text[item.span.clone()];
        ["func.func", "llvm.func"]
            .iter()
            .any(|name| text.starts_with(name))
    }
}

/// Rewrites `text` into a form that MLIR's parser and verifier accept, where they know less than
/// those of its authors; ops stay on their lines.
///
/// - the region of a `gpu_wrapper` is inlined in its function: only there MLIR recognises symbols
///   of affine maps
/// - other unknown ops with one region get an empty second one: otherwise MLIR treats them as
///   symbol tables, and does not find symbols that the module declares in them
/// - ops in custom assembly formats are written in the generic form
/// - the kinds of reductions that MLIR's verifier rejects are moved to an attribute
///   `reactant.reductions`, and replaced by `addf` or `addi`
pub(super) fn readable(text: &str, dialects: &[&str]) -> String {
    let mut text = custom_forms(text);
    for dialect in dialects {
        let quoted = format!("\"{dialect}");
        let mut at = 0;
        while let Some(found) = text[at..].find(&quoted) {
            at += found + quoted.len();
            let Some(regions) = regions(&text, at) else {
                continue;
            };
            if text[at..].starts_with("gpu_wrapper\"")
                && unwrap(&mut text, at - quoted.len(), &regions)
            {
                continue;
            }
            text.insert_str(regions.end, ", {}");
        }
    }
    checked_reductions(&mut text);
    text
}

/// Blanks everything except the region of the op at `at`, unless its result is used; returns
/// whether it did.
fn unwrap(text: &mut String, at: usize, regions: &Range<usize>) -> bool {
    let line = text[..at].rfind('\n').map_or(0, |end| end + 1);
    let head = text[line..at].trim();
    let result = head.strip_suffix('=').map(str::trim);
    if !head.is_empty() && result.is_none_or(|result| count_of(text, result) != 1) {
        return false;
    }
    let open = regions.start + text[regions.clone()].find('{').unwrap_or(0);
    let Some(close) = closing(text, open) else {
        return false;
    };
    let rest = text[regions.end..].split('\n').next().unwrap_or_default();
    // Attributes after the regions may continue on further lines; the op ends with its type.
    if !rest.contains(" : (") {
        return false;
    }
    let end = regions.end + rest.len();
    blank(text, close..end);
    blank(text, line..open + 1);
    true
}

/// Returns the number of occurrences of `name` in `text` as a word.
fn count_of(text: &str, name: &str) -> usize {
    let found = text.match_indices(name);
    found
        .filter(|(at, _)| !text[at + name.len()..].starts_with(is_part))
        .count()
}

fn blank(text: &mut String, range: Range<usize>) {
    let blanks: String = text[range.clone()]
        .chars()
        .map(|c| if c == '\n' { '\n' } else { ' ' })
        .collect();
    text.replace_range(range, &blanks);
}

/// Rewrites ops in custom assembly formats to the generic form.
fn custom_forms(text: &str) -> String {
    let lines = text.split('\n').map(|line| match custom_form(line) {
        Some(generic) => generic,
        None => line.to_owned(),
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn custom_form(line: &str) -> Option<String> {
    let (result, op) = line.split_once('=')?;
    let op = op.trim_start();
    if let Some(rest) = op.strip_prefix("enzymexla.math.") {
        // `NAME OPERANDS : TYPE`, one type for all.
        let (name, rest) = rest.split_once(' ')?;
        let (operands, ty) = rest.split_once(" : ")?;
        let types = vec![ty.trim(); operands.split(',').count()].join(", ");
        return Some(format!(
            "{result}= \"enzymexla.math.{name}\"({operands}) : ({types}) -> {}",
            ty.trim()
        ));
    }
    // `KIND VALUE, MEMREF, (MAP)[INDICES] ORDER : (VALUE TYPE, MEMREF TYPE) -> TYPE`
    let rest = op.strip_prefix("enzyme.affine_atomic_rmw ")?;
    let (kind, rest) = rest.split_once(' ')?;
    let (operands, rest) = rest.split_once(", (")?;
    let (map, rest) = rest.split_once(")[").or_else(|| rest.split_once(") ["))?;
    let (indices, rest) = rest.split_once(']')?;
    let (_, types) = rest.split_once(" : (")?;
    let (types, result_type) = types.rsplit_once(") -> ")?;
    let count = indices
        .split(',')
        .filter(|index| !index.trim().is_empty())
        .count();
    let more = ", index".repeat(count);
    let comma = if count > 0 { ", " } else { "" };
    Some(format!(
        "{result}= \"enzyme.affine_atomic_rmw\"({operands}{comma}{indices}) {{kind = \"{kind}\", map = {map}}} : ({types}{more}) -> {result_type}"
    ))
}

/// Kinds of reductions that the verifier of `affine.parallel` accepts for some type.
const CHECKED: [&str; 8] = [
    "addf", "addi", "mulf", "muli", "maximumf", "minimumf", "andi", "ori",
];

/// Moves the kinds of reductions that are not in [`CHECKED`] to an attribute.
fn checked_reductions(text: &mut String) {
    let mut at = 0;
    while let Some(found) = text[at..].find("reduce (\"") {
        let start = at + found + "reduce (".len();
        at = start;
        let Some(end) = text[start..].find(')').map(|end| start + end) else {
            return;
        };
        let list = text[start..end].to_owned();
        let kinds: Vec<&str> = list
            .split(',')
            .map(|kind| kind.trim().trim_matches('"'))
            .collect();
        if kinds.iter().all(|kind| CHECKED.contains(kind)) {
            continue;
        }
        let Some(open) = text[end..].find('{').map(|open| end + open) else {
            return;
        };
        let Some(close) = closing(text, open) else {
            return;
        };
        let attribute = format!("reactant.reductions = [{list}]");
        let behind = &text[close + 1..];
        let skipped = behind.len() - behind.trim_start_matches(' ').len();
        match behind[skipped..].starts_with('{') {
            true => text.insert_str(close + 2 + skipped, &format!("{attribute}, ")),
            false => text.insert_str(close + 1, &format!(" {{{attribute}}}")),
        }
        let stand_in = |kind: &&str| match kind.ends_with('f') {
            true => "\"addf\"",
            false => "\"addi\"",
        };
        let stand_ins: Vec<&str> = kinds.iter().map(stand_in).collect();
        text.replace_range(start..end, &stand_ins.join(", "));
    }
}

/// Returns the range inside the brackets of the regions of the op whose name contains `at`, if it
/// has one region.
fn regions(text: &str, at: usize) -> Option<Range<usize>> {
    let skip = |at: usize| at + text[at..].len() - text[at..].trim_start().len();
    let name = at + text[at..].find('"')? + 1;
    let operands = skip(name);
    if !text[operands..].starts_with('(') {
        return None;
    }
    let regions = skip(closing(text, operands)? + 1);
    if !text[regions..].starts_with('(') {
        return None;
    }
    let region = skip(regions + 1);
    if !text[region..].starts_with('{') {
        return None;
    }
    let end = closing(text, regions)?;
    (skip(closing(text, region)? + 1) == end).then_some(regions + 1..end)
}

/// Returns the position of the bracket that closes the one at `at`.
fn closing(text: &str, at: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let (mut depth, mut at) = (0_usize, at);
    while at < bytes.len() {
        match bytes[at] {
            b'"' => {
                at = end_of_string(bytes, at);
                continue;
            }
            b'/' if bytes[at..].starts_with(b"//") => {
                at += text[at..].find('\n')?;
            }
            b'(' | b'{' | b'[' => depth += 1,
            b')' | b'}' | b']' => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(at);
                }
            }
            _ => {}
        }
        at += 1;
    }
    None
}

/// Returns the symbols after `@` in `text`.
fn symbols(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut at = 0;
    while let Some(next) = text[at..].find('@') {
        at += next + 1;
        found.extend(symbol(&text[at..]));
    }
    found
}

/// Returns whether `c` may occur in a bare MLIR identifier.
fn is_part(c: char) -> bool {
    c.is_ascii_alphanumeric() || "_$.-".contains(c)
}

/// Returns the symbol at the start of `text`, bare or quoted.
fn symbol(text: &str) -> Option<String> {
    if let Some(quoted) = text.strip_prefix('"') {
        return quoted.split_once('"').map(|(name, _)| name.to_owned());
    }
    let end = text.find(|c| !is_part(c)).unwrap_or(text.len());
    (end > 0).then(|| text[..end].to_owned())
}

struct Scanner<'t> {
    text: &'t str,
    items: Vec<Item>,
    /// Items of the open modules.
    modules: Vec<usize>,
    part: usize,
}

impl Scanner<'_> {
    fn scan(&mut self) {
        let mut at = 0;
        let mut open: Option<usize> = None; // the start of the current item
        let mut depth = 0_usize; // of brackets inside it
        let mut body = None;
        let bytes = self.text.as_bytes();
        while at < bytes.len() {
            let rest = &self.text[at..];
            if rest.starts_with("//") {
                if rest.starts_with("// -----") {
                    self.end(open.take(), at, body.take());
                    (depth, self.part) = (0, self.part + 1);
                    self.modules.clear();
                }
                at += rest.find('\n').unwrap_or(rest.len());
                continue;
            }
            let first = bytes[at];
            if depth == 0 && self.begins_item(at) {
                self.end(open.take(), at, body.take());
                open = Some(at);
            }
            match first {
                b'"' => {
                    at = end_of_string(bytes, at);
                    continue;
                }
                b'{' if depth == 0 && self.opens_module(open, at) => {
                    self.begin_module(open.take().unwrap_or(at), at);
                    body = None;
                }
                b'{' | b'(' | b'[' => {
                    let before = self.text[..at].trim_end();
                    if depth == 0 && first == b'{' && !before.ends_with("attributes") {
                        body = Some(at);
                    }
                    depth += 1;
                }
                b'}' if depth == 0 => {
                    self.end(open.take(), at, body.take());
                    if let Some(module) = self.modules.pop() {
                        self.items[module].close = Some(at);
                    }
                }
                b'}' | b')' | b']' => depth = depth.saturating_sub(1),
                _ => {}
            }
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
        self.end(open, bytes.len(), body);
    }

    /// Returns whether an operation or alias begins at `at`: the first on its line, or after a
    /// bracket that opens a module.
    fn begins_item(&self, at: usize) -> bool {
        let before = self.text[..at].trim_end_matches([' ', '\t']);
        if !(before.is_empty() || before.ends_with(['\n', '{', '}'])) {
            return false;
        }
        let rest = &self.text[at..];
        let word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
        let name = &rest[..rest.find(|c| !word(c)).unwrap_or(rest.len())];
        let is_alias = rest.starts_with(['#', '!']) && {
            let line = rest.lines().next().unwrap_or_default();
            line.split_once('=')
                .is_some_and(|(name, _)| name[1..].trim_end().chars().all(|c| word(c) || c == '-'))
        };
        let is_op = name.contains('.') && name.starts_with(|c: char| c.is_ascii_alphabetic());
        is_alias || is_op || name == "module" || rest.starts_with('"')
    }

    /// Returns whether the bracket at `at` opens the body of a module, rather than attributes or
    /// another body.
    fn opens_module(&self, open: Option<usize>, at: usize) -> bool {
        let Some(open) = open else { return false };
        let head = &self.text[open..at];
        let is_module = ["module", "builtin.module", "gpu.module"]
            .iter()
            .any(|name| {
                head.strip_prefix(name)
                    .is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '\n', '\t']))
            });
        is_module && !head.trim_end().ends_with("attributes")
    }

    fn begin_module(&mut self, start: usize, bracket: usize) {
        self.items.push(Item {
            kind: Kind::Module,
            span: start..bracket + 1,
            close: None,
            module: self.modules.last().copied(),
            part: self.part,
        });
        self.modules.push(self.items.len() - 1);
    }

    /// Ends the item that began at `start`.
    fn end(&mut self, start: Option<usize>, end: usize, body: Option<usize>) {
        let Some(start) = start else { return };
        let text = &self.text[start..end];
        let kind = if text.starts_with(['#', '!']) {
            Kind::Alias
        } else {
            let names_symbol = [
                "func.func",
                "llvm.func",
                "memref.global",
                "llvm.mlir.global",
            ];
            let is_symbol = names_symbol.iter().any(|name| text.starts_with(name));
            let name = text.split_once('@').and_then(|(_, name)| symbol(name));
            match name.filter(|_| is_symbol) {
                Some(name) => Kind::Symbol {
                    name,
                    body: body.filter(|body| *body > start),
                },
                None => Kind::Other,
            }
        };
        self.items.push(Item {
            kind,
            span: start..end,
            close: None,
            module: self.modules.last().copied(),
            part: self.part,
        });
    }
}

/// Returns the end of the string that begins at `at`.
fn end_of_string(bytes: &[u8], at: usize) -> usize {
    let mut at = at + 1;
    while at < bytes.len() && bytes[at] != b'"' && bytes[at] != b'\n' {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    (at + 1).min(bytes.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"// RUN: some-opt %s | FileCheck %s
#set = affine_set<(d0) : (-d0 + 89 >= 0)>
module attributes {a.b = #a.c<1>, x = {}} {
  func.func private @f(%x: memref<4xf32>) attributes {k = "}"} {
    call @"g\22h$"(%x) : (memref<4xf32>) -> ()
    return
  }
  // A comment with a { bracket.
  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = foreign.call @f(%x) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @k(memref<4xf32>)
}
// -----
module { func.func @f() {
  return
} }
"#;

    #[test]
    fn functions_of_all_parts() {
        let file = File::new(TEXT);
        let names: Vec<String> = file.functions().into_iter().map(|f| f.name).collect();
        assert_eq!(names, ["f#1", "main", "f#2"]);
    }

    #[test]
    fn a_function_by_itself_keeps_its_lines() {
        let file = File::new(TEXT);
        let text = file.with_only(&file.functions()[0]);
        assert_eq!(text.lines().count(), TEXT.lines().count());
        assert!(text.contains("#set = ") && text.contains("@f(%x"), "{text}");
        assert!(
            !text.contains("foreign.call") && !text.contains("@k"),
            "{text}"
        );
        assert!(text.trim_end().ends_with('}'), "{text}");
    }

    #[test]
    fn declarations_come_with_their_callers() {
        let text = "module {\n  llvm.func @g(f64) -> f64\n  llvm.func fastcc @f(%x: f64 {a.b}) attributes {c} {\n    %y = llvm.call @g(%x) : (f64) -> f64\n  }\n}\n";
        let file = File::new(text);
        let functions = file.functions();
        assert_eq!(functions.len(), 1, "{functions:?}");
        assert_eq!(file.with_only(&functions[0]), text);
    }

    #[test]
    fn unknown_ops_get_a_second_region() {
        let text = r#"%0 = "a.b"(%c, %d) ({ x "})" // ) }
          }) {p = "q"} : () -> index "a.c"() ({}, {}) "a.d"(%x) : () "a."#;
        let changed = readable(text, &["a."]);
        assert_eq!(changed, text.replacen("}) {p", "}, {}) {p", 1));
    }

    #[test]
    fn a_wrapper_is_its_region() {
        let text = "  %9 = \"a.gpu_wrapper\"(%c) ({\n    b.c\n  }) {p = [\"}\"]} : (index) -> index\n  return";
        assert_eq!(
            readable(text, &["a."])
                .split_whitespace()
                .collect::<Vec<_>>(),
            ["b.c", "return"]
        );
        let used = text.replace("return", "use(%9)");
        assert!(readable(&used, &["a."]).contains("}, {}) {p"));
    }

    #[test]
    fn forms_of_others_become_generic() {
        let text = "%r = enzymexla.math.fmuladd %a, %b, %c : f64\n  %o = enzyme.affine_atomic_rmw addf %v, %m, (affine_map<(d0) -> (d0)>)[%i] monotonic : (f64, memref<8xf64>) -> f64";
        let expected = "%r = \"enzymexla.math.fmuladd\"(%a, %b, %c) : (f64, f64, f64) -> f64\n  %o = \"enzyme.affine_atomic_rmw\"(%v, %m, %i) {kind = \"addf\", map = affine_map<(d0) -> (d0)>} : (f64, memref<8xf64>, index) -> f64";
        assert_eq!(readable(text, &[]), expected);
    }

    #[test]
    fn reductions_that_the_verifier_refuses() {
        let text =
            "reduce (\"mins\", \"maxnumf\") -> (i32, f32) {\n}\nreduce (\"addf\") -> (f32) {}";
        let expected = "reduce (\"addi\", \"addf\") -> (i32, f32) {\n} {reactant.reductions = [\"mins\", \"maxnumf\"]}\nreduce (\"addf\") -> (f32) {}";
        assert_eq!(readable(text, &[]), expected);
    }

    #[test]
    fn any_text_is_scanned() {
        for text in [
            "",
            "}}}",
            "module {",
            "\"",
            "é { \u{2028}",
            "// -----",
            "func.func @",
        ] {
            let file = File::new(text);
            for function in file.functions() {
                file.with_only(&function);
                file.declaration(&function);
            }
            readable(text, &["a."]);
        }
    }
}
