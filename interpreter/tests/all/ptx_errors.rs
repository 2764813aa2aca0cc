//! Every error of the parser, the checker and the interpreter, as rendered for the user.
//!
//! One file per error: `errors/ptx` is parsed and checked, `errors/simt` is run as its header says.

use std::fmt;

use interpreter::{Arg, Kernel, Options};
use miette::{
    Diagnostic, GraphicalReportHandler, GraphicalTheme, LabeledSpan, NamedSource, Severity,
};
use ptx::error::{Blame, Error};

/// An error with its text, for rendering.
#[derive(Debug)]
struct Report<'e> {
    error: &'e Error,
    source: NamedSource<String>,
}

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.error)
    }
}

impl std::error::Error for Report<'_> {}

impl Diagnostic for Report<'_> {
    fn severity(&self) -> Option<Severity> {
        Some(Severity::Error)
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.error
            .help
            .as_ref()
            .map(|help| Box::new(help) as Box<dyn fmt::Display>)
    }

    fn source_code(&self) -> Option<&dyn miette::SourceCode> {
        Some(&self.source)
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let labels = self.error.place.labels.iter().map(|label| {
            LabeledSpan::new(
                Some(label.text.clone()),
                label.span.start,
                label.span.end - label.span.start,
            )
        });
        (!self.error.place.labels.is_empty())
            .then(|| Box::new(labels) as Box<dyn Iterator<Item = LabeledSpan>>)
    }
}

fn render(name: &str, text: &str, errors: &[Error]) -> String {
    let handler =
        GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor()).with_width(120);
    let mut all = String::new();
    for error in errors {
        let turn = match error.blame {
            Blame::User => "yours",
            Blame::Unsupported => "not yet",
            Blame::Internal => "ours",
            other => unreachable!("{other:?} is for the binary to say"),
        };
        all += &format!("{turn}, {}:\n", error.code);
        let source = NamedSource::new(name, text.to_owned());
        handler
            .render_report(&mut all, &Report { error, source })
            .unwrap();
        all += "\n";
    }
    all
}

#[test]
fn parser_and_checker() {
    insta::glob!("..", "errors/ptx/*.ptx", |path| {
        let text = std::fs::read_to_string(path).unwrap();
        let (module, mut errors) = ptx::parse(&text);
        if errors.is_empty() {
            errors = ptx::check(&module);
        }
        if errors.is_empty() {
            errors = module
                .kernels()
                .flat_map(|kernel| ptx::check_kernel(&module, &kernel.name))
                .collect();
        }
        let name = path.file_name().unwrap().to_string_lossy();
        insta::assert_snapshot!(render(&name, &text, &errors));
    });
}

/// The header of a file to run: `// key: values`.
fn header<'t>(text: &'t str, key: &str) -> Vec<&'t str> {
    let line = text.lines().find_map(|line| {
        line.strip_prefix("// ")?
            .strip_prefix(key)?
            .strip_prefix(": ")
    });
    line.map(|line| line.split_whitespace().collect())
        .unwrap_or_default()
}

fn extents(words: &[&str]) -> [u32; 3] {
    let mut extents = [1; 3];
    words
        .iter()
        .zip(&mut extents)
        .for_each(|(word, extent)| *extent = word.parse().unwrap());
    extents
}

#[test]
fn interpreter() {
    insta::glob!("..", "errors/simt/*.ptx", |path| {
        let text = std::fs::read_to_string(path).unwrap();
        let (module, errors) = ptx::parse(&text);
        assert_eq!(errors, []);
        let arg = |word: &&str| match word.split_at(1) {
            ("a", number) => Arg::Array(number.parse().unwrap()),
            ("i", number) => Arg::Int(number.parse().unwrap()),
            (_, number) => Arg::Float(number.parse().unwrap()),
        };
        let args: Vec<Arg> = header(&text, "args").iter().map(arg).collect();
        let mut arrays: Vec<Vec<u8>> = header(&text, "bytes")
            .iter()
            .map(|bytes| vec![0; bytes.parse().unwrap()])
            .collect();
        let names = header(&text, "names")
            .into_iter()
            .map(str::to_owned)
            .collect();
        let options = Options {
            races: true,
            limit_steps: 100_000,
            names,
            ..Options::default()
        };
        let (grid, block) = (
            extents(&header(&text, "grid")),
            extents(&header(&text, "block")),
        );
        let ran = Kernel::new(&module, "k").and_then(|kernel| {
            kernel
                .launch(grid, block, &args, &mut arrays, &options)
                .map_err(|error| vec![error])
        });
        let name = path.file_name().unwrap().to_string_lossy();
        insta::assert_snapshot!(render(&name, &text, &ran.expect_err("it must fail")));
    });
}

#[test]
fn files_that_are_no_ptx() {
    let mut elf = *b"\x7FELF\x02\x01\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x02\x00\x3E\x00";
    let mut cubin = elf;
    cubin[18] = 190;
    elf[4] = 2;
    let files: &[(&str, &[u8])] = &[
        ("empty", b""),
        ("blank", b" \n\t\n"),
        ("elf", &elf),
        ("cubin", &cubin),
        ("fatbin", b"\x50\xED\x55\xBA\x01\x00\x10\x00"),
        ("bitcode", b"BC\xC0\xDE\x35\x14"),
        ("wrapped bitcode", b"\xDE\xC0\x17\x0B\x00\x00"),
        ("llvm", b"; ModuleID = 'a.cu'\nsource_filename = \"a.cu\"\n"),
        ("mlir", b"module {\n  func.func @f() { return }\n}\n"),
        ("mlir bytecode", b"ML\xEFR\x06"),
        (
            "cuda",
            b"// saxpy\n#include <cstdio>\n__global__ void f() {}\n",
        ),
        (
            "sass",
            b"Fatbin elf code:\n================\narch = sm_80\n\t\tFunction : k\n",
        ),
        ("utf16", b"\xFF\xFE.\x00v\x00"),
        ("gzip", b"\x1F\x8B\x08\x00"),
        ("prose", b"Dear reader,\nthis is a letter.\n"),
        ("binary", b"\x00\x01\x02\x03"),
    ];
    let mut all = String::new();
    for (name, bytes) in files {
        let error = ptx::refuse(bytes).unwrap_or_else(|| panic!("{name} passes for PTX"));
        all += &format!("{name}: {:?}\n", ptx::classify(bytes));
        all += &render(name, &String::from_utf8_lossy(bytes), &[error]);
    }
    insta::assert_snapshot!(all);
}

#[test]
fn kernels_that_are_not_there() {
    let text = include_str!("../../../ptx/tests/ptx/basics_sm_80.ptx");
    let (module, _) = ptx::parse(text);
    let mut all = String::new();
    for name in ["saxpi", "transpose", "_Z6helperfPid"] {
        let error = ptx::find_kernel(&module, name).unwrap_err();
        all += &format!(
            "{name}: {error}\n  {}\n",
            error.help.as_deref().unwrap_or_default()
        );
    }
    let mangled = text.replace("saxpy", "_Z5saxpyPfPKffi");
    let (module, _) = ptx::parse(&mangled);
    let error = ptx::find_kernel(&module, "saxpy").unwrap_err();
    all += &format!(
        "saxpy, in a file compiled as C++: {error}\n  {}\n",
        error.help.as_deref().unwrap_or_default()
    );
    insta::assert_snapshot!(all);
}
