//! Random texts: nothing may panic, hang, or be run if it is invalid.

use interpreter::{Arg, Kernel, Options};
use proptest::prelude::*;

const FILES: [&str; 3] = [
    include_str!("../../../ptx/tests/ptx/basics_sm_80.ptx"),
    include_str!("../../../ptx/tests/ptx/basics_sm_100.ptx"),
    include_str!("../../../ptx/tests/ptx/clang_sm_80.ptx"),
];

/// Words to insert.
const WORDS: &[&str] = &[
    ";",
    "{",
    "}",
    "[",
    "]",
    "(",
    ")",
    ",",
    ".",
    ":",
    "@",
    "!",
    "|",
    "%",
    "-",
    "+",
    "<",
    ">",
    "_",
    "\"",
    "/*",
    "//",
    "\n",
    ".reg",
    ".b32",
    ".b64",
    ".f32",
    ".pred",
    ".v4",
    ".sat",
    ".ftz",
    ".rm",
    ".wide",
    ".hi",
    ".s8",
    ".u64",
    ".param",
    ".shared",
    ".local",
    ".global",
    "add",
    "ld",
    "st",
    "call",
    "bra",
    "ret",
    "bar.sync",
    "mov",
    "cvt",
    "atom",
    "shfl",
    "%r1",
    "%rd2",
    "%f3",
    "%p1",
    "%tid.x",
    "0",
    "-1",
    "64",
    "0x7fffffff",
    "9223372036854775807",
    "0f7FC00000",
    "1.5",
    ".branchtargets",
    ".version",
    ".entry",
    ".func",
    ".align",
    "$L__BB0_2",
    "\u{e9}",
    "\u{0}",
];

/// Parses, checks, inspects and, if it is valid, runs each kernel for a while.
fn swallow(text: &str) {
    let (module, errors) = ptx::parse(text);
    for label in errors.iter().flat_map(|error| &error.place.labels) {
        assert!(
            text.get(label.span.start..label.span.end).is_some(),
            "{label:?}"
        );
    }
    let more = ptx::check(&module);
    ptx::inspect(&module);
    if !errors.is_empty() || !more.is_empty() {
        return;
    }
    for kernel in module.kernels() {
        let Ok(ready) = Kernel::new(&module, &kernel.name) else {
            continue;
        };
        let arg = |(number, param): (usize, &ptx::tree::Param)| match param.ty {
            ty if ty.is_float() => Arg::Float(1.5),
            ty if ty.bits() == 64 => Arg::Array(number),
            _ => Arg::Int(7),
        };
        let args: Vec<Arg> = kernel.params.iter().enumerate().map(arg).collect();
        let mut arrays = vec![vec![1; 4096]; args.len()];
        let options = Options {
            races: true,
            limit_steps: 20_000,
            shared_bytes: 64,
            ..Options::default()
        };
        let _ = ready.launch([2, 1, 1], [33, 2, 1], &args, &mut arrays, &options);
    }
}

/// Returns a file with some bytes replaced, removed or duplicated, or words inserted.
fn damaged() -> impl Strategy<Value = String> {
    let edit = (
        any::<prop::sample::Index>(),
        0..6_usize,
        prop::sample::select(WORDS),
        1..40_usize,
    );
    (
        0..FILES.len(),
        prop::collection::vec(edit, 1..6),
        any::<prop::sample::Index>(),
    )
        .prop_map(|(file, edits, kept)| {
            // One function of the file is enough, and faster.
            let text = FILES[file];
            let header = &text[..text.find(".visible .entry").unwrap_or(0)];
            let starts: Vec<usize> = text
                .match_indices(".visible .entry")
                .map(|(start, _)| start)
                .collect();
            let number = kept.index(starts.len());
            let end = starts.get(number + 1).copied().unwrap_or(text.len());
            let mut text = format!("{header}{}", &text[starts[number]..end]);
            for (place, kind, word, length) in edits {
                let at = place.index(text.len().max(1));
                let Some(at) = (0..=at).rev().find(|at| text.is_char_boundary(*at)) else {
                    continue;
                };
                let end = (at + length..text.len())
                    .find(|at| text.is_char_boundary(*at))
                    .unwrap_or(text.len())
                    .max(at);
                match kind {
                    0 => text.replace_range(at..end, ""),
                    1 => text.insert_str(at, word),
                    2 => text.insert_str(at, &format!(" {word} ")),
                    3 => text = format!("{}{}", &text[..end], &text[at..]),
                    4 => text.replace_range(at..end, word),
                    _ => {
                        // Replaces a whole word, which is most likely to remain valid.
                        let from = text[..at]
                            .rfind([' ', ',', '\t'])
                            .map_or(0, |space| space + 1);
                        let to = text[at..]
                            .find([' ', ',', ';', '\n'])
                            .map_or(text.len(), |length| at + length);
                        text.replace_range(from..to.max(from), word);
                    }
                }
            }
            text
        })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..testkit::proptest(256) })]

    #[test]
    fn damaged_files(text in damaged()) {
        swallow(&text);
    }

    #[test]
    fn soup(words in prop::collection::vec(prop::sample::select(WORDS), 0..60)) {
        swallow(&format!(".version 8.0\n.target sm_80\n.entry k() {{ .reg .b32 %r<4>; {}", words.join(" ")));
        swallow(&words.concat());
    }

    #[test]
    fn any_text(text in ".{0,200}") {
        swallow(&text);
    }

    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        ptx::classify(&bytes);
        ptx::refuse(&bytes);
        swallow(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn a_string_that_does_not_end_is_no_trap() {
    // Found by fuzzing: the error was a repeated one, and recovery skipped no token.
    swallow(
        "\"   mov.u32 %r1, 5\n.visible .entry k(.param .u64 x, .param .u32 n)\n{\n    .reg .f32 %f<5>\n    add.s32 %r2, %r3, %r4;\n\"   mov.u32 %r1, 5",
    );
}
