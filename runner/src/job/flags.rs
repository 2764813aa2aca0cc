//! Creates the [`Job`] of one kernel from command-line flags.
//!
//! The text that errors point into is the command line itself, one flag per line.

use std::ops::Range;
use std::path::{Path, PathBuf};

use stablehlo::ElementType;

use super::read_args::NULL;
use super::sizes::{Extent, SHARED_BYTES_LIMIT, check_name, parse_element, parse_extents};
use super::steps::{self, StepFormula};
use super::{
    Abi, About, Argument, Array, Job, Launch, Located, Options, Output, Scalar, Symbol, TimeLoop,
    View,
};
use crate::fault::{Fault, Faults, Origin, Result, origin, suggest};
use crate::number::Number;
use crate::output::format::format_of;

/// The flags, as typed.
#[derive(Clone, Debug, Default)]
pub struct KernelFlags {
    /// `--kernel NAME`.
    pub kernel: String,
    /// `--grid X|XxY|XxYxZ`.
    pub grid: String,
    /// `--block X|XxY|XxYxZ`.
    pub block: String,
    /// Every `--arg NAME=VALUE`, in order.
    pub args: Vec<String>,
    /// Every `--output NAME=FILE`.
    pub outputs: Vec<String>,
    /// `--steps N`: a time loop around the launch.
    pub steps: Option<u64>,
    /// `--shared-bytes N`.
    pub shared_bytes: Option<u32>,
    /// Every `--symbol NAME=ARRAY`, in order.
    pub symbols: Vec<String>,
    /// `--abi NAME`.
    pub abi: Abi,
}

/// Returns the job that these flags describe.
pub fn job(file: &Path, flags: &KernelFlags) -> Result<Job> {
    let mut line = CommandLine::default();
    let file_at = line.add("", &file.display().to_string());
    let kernel_at = line.add("--kernel ", &flags.kernel);
    let grid_at = line.add("--grid ", &flags.grid);
    let block_at = line.add("--block ", &flags.block);
    let args: Vec<_> = flags
        .args
        .iter()
        .map(|arg| line.add("--arg ", arg))
        .collect();
    let outputs: Vec<_> = flags
        .outputs
        .iter()
        .map(|output| line.add("--output ", output))
        .collect();
    let symbols: Vec<_> = flags
        .symbols
        .iter()
        .map(|symbol| line.add("--symbol ", symbol))
        .collect();
    let shared_bytes = flags.shared_bytes.unwrap_or_default();
    let shared_at = flags
        .shared_bytes
        .map(|bytes| line.add("--shared-bytes ", &bytes.to_string()));
    let mut parser = Parser::new(origin("command line", line.text));
    // A memref may have no dimensions.
    parser.may_have_no_dimensions = file
        .extension()
        .is_some_and(|extension| extension == "mlir");

    let grid = parser.extents(&flags.grid, &grid_at, Extent::Grid);
    let block = parser.extents(&flags.block, &block_at, Extent::Block);
    // Scalars first: the shapes of arrays may use them in any order of the flags.
    let mut arguments = vec![None; flags.args.len()];
    for want_array in [false, true] {
        for ((arg, at), argument) in flags.args.iter().zip(&args).zip(&mut arguments) {
            if is_array(arg) == want_array {
                *argument = parser
                    .argument(arg, at)
                    .map(|argument| Located::new(argument, at.clone()));
            }
        }
    }
    let symbols = flags
        .symbols
        .iter()
        .zip(&symbols)
        .filter_map(|(symbol, at)| parser.symbol(symbol, at))
        .collect();
    if let Some(shared_at) = shared_at.filter(|_| shared_bytes > SHARED_BYTES_LIMIT) {
        let message = format!("a block has at most {SHARED_BYTES_LIMIT} bytes of shared memory");
        parser.fault(
            "job-bad-launch",
            &shared_at,
            message,
            "use less, or more blocks",
        );
    }
    let outputs = flags
        .outputs
        .iter()
        .zip(&outputs)
        .filter_map(|(output, at)| parser.output(output, at))
        .collect();
    Faults::check(std::mem::take(&mut parser.faults))?;
    let (Some(grid), Some(block)) = (grid, block) else {
        unreachable!("a missing size is a fault")
    };
    let end = args
        .last()
        .map_or(kernel_at.clone(), |last| args[0].start..last.end);
    let launch = Launch {
        grid_of_step: Default::default(),
        kernel: Located::new(flags.kernel.clone(), kernel_at),
        grid,
        block,
        args: arguments.into_iter().flatten().collect(),
        args_at: end,
        options: Options {
            shared_bytes,
            symbols,
            abi: flags.abi,
            ..Options::default()
        },
    };
    let mut job = Job {
        origin: parser.origin,
        title: None,
        kernels: vec![Located::new(file.to_path_buf(), file_at)],
        cuda_flags: Vec::new(),
        scalars: parser.scalars,
        series: Vec::new(),
        coordinates: Vec::new(),
        arrays: parser.arrays,
        launches: vec![launch],
        schedule: None,
        time: flags.steps.map(|steps| TimeLoop {
            steps,
            until: None,
            swap: Vec::new(),
            dt: None,
            time_units: None,
            fail_on_nan: false,
        }),
        outputs,
        mesh: None,
        restart: None,
        recorded: None,
        fallback: Default::default(),
        objectives: Vec::new(),
        gradient: None,
        minimize: None,
        passes: Default::default(),
    };
    job.settle_steps();
    super::check::check(&job)?;
    Ok(job)
}

/// Returns true if VALUE of `NAME=VALUE` starts like an array, `TYPE[`.
fn is_array(arg: &str) -> bool {
    arg.split_once('=')
        .is_some_and(|(_, value)| value.contains('['))
}

/// The text of the command line, and the location of each flag in it.
#[derive(Default)]
pub(super) struct CommandLine {
    pub text: String,
}

impl CommandLine {
    /// Adds a line and returns the location of its value.
    pub fn add(&mut self, flag: &str, value: &str) -> Range<usize> {
        self.text.push_str(flag);
        let start = self.text.len();
        self.text.push_str(value);
        let end = self.text.len();
        self.text.push('\n');
        start..end
    }
}

pub(super) struct Parser {
    origin: Origin,
    faults: Vec<Fault>,
    pub scalars: Vec<Scalar>,
    pub arrays: Vec<Array>,
    /// Whether `TYPE[]:INIT` is an array without dimensions.
    pub may_have_no_dimensions: bool,
}

impl Parser {
    /// Creates a parser of the command line.
    pub fn new(origin: Origin) -> Parser {
        Parser {
            origin,
            faults: Vec::new(),
            scalars: Vec::new(),
            arrays: Vec::new(),
            may_have_no_dimensions: false,
        }
    }

    /// Returns the text that was read, and the errors in it.
    pub fn finish(self) -> (Origin, Vec<Fault>) {
        (self.origin, self.faults)
    }

    pub fn fault(
        &mut self,
        code: &str,
        at: &Range<usize>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        self.faults.push(
            Fault::user(code, message)
                .at(&self.origin, at.clone(), "here")
                .help(help),
        );
    }

    fn extents(&mut self, text: &str, at: &Range<usize>, extent: Extent) -> Option<[u32; 3]> {
        let word = extent.word();
        let Some(sizes) = parse_extents(text) else {
            let help = format!(
                "write `--{word} X`, `--{word} XxY` or `--{word} XxYxZ`, such as `--{word} 16x64`"
            );
            self.faults.push(
                Fault::usage("bad-flag", format!("cannot read `--{word} {text}`"))
                    .at(&self.origin, at.clone(), "here")
                    .help(help),
            );
            return None;
        };
        extent
            .check(&sizes)
            .map_err(|message| {
                self.faults.push(Fault::user("job-bad-launch", message).at(
                    &self.origin,
                    at.clone(),
                    "here",
                ))
            })
            .ok()
    }

    fn argument(&mut self, arg: &str, at: &Range<usize>) -> Option<Argument> {
        let Some((name, value)) = arg.split_once('=') else {
            let fault = Fault::usage("bad-flag", format!("cannot read `--arg {arg}`")).at(
                &self.origin,
                at.clone(),
                "no `=` here",
            );
            self.faults.push(fault.help(
                "write `--arg NAME=VALUE`, such as `--arg n=10000` or `--arg x=f32[10000]:uniform`",
            ));
            return None;
        };
        let name_at = at.start..at.start + name.len();
        let value_at = name_at.end + 1..at.end;
        let taken = self
            .arrays
            .iter()
            .map(|array| &array.name)
            .chain(self.scalars.iter().map(|scalar| &scalar.name));
        if taken.into_iter().any(|taken| taken.value == name) {
            self.fault(
                "job-duplicate-name",
                &name_at,
                format!("`{name}` is given twice"),
                "each `--arg` has a label of its own",
            );
            return None;
        }
        if let Err(message) = check_name(name) {
            self.fault(
                "job-bad-name",
                &name_at,
                message,
                "labels are made of letters, digits and `_`",
            );
        }
        let name = Located::new(name.to_owned(), name_at);
        if value == NULL {
            Some(Argument::Null)
        } else if value.contains('[') {
            self.array(name, value, &value_at)
        } else if self.varies(value) {
            self.of_step(value, &value_at)
        } else {
            self.scalar(name, value, &value_at)
        }
    }

    fn varies(&self, value: &str) -> bool {
        steps::varies(value, &[], &|name| {
            let of_array = self.arrays.iter().any(|array| array.name.value == name);
            of_array || self.scalars.iter().any(|scalar| scalar.name.value == name)
        })
    }

    /// Parses `step`, `n-step-1`, `0.5*step:f32`.
    fn of_step(&mut self, value: &str, at: &Range<usize>) -> Option<Argument> {
        let (text, element) = self.typed(value, at)?;
        match StepFormula::parse(text, &self.scalars, &[], None) {
            Ok(_) => Some(Argument::OfStep(text.to_owned(), element)),
            Err(error) => {
                let place = at.start + error.span.start..at.start + error.span.end;
                let help = error.help.unwrap_or_else(|| {
                    "a number may be an expression of `step`, `iteration` and the scalars before it"
                        .to_owned()
                });
                self.fault("job-bad-number", &place, error.message, help);
                None
            }
        }
    }

    /// Splits a number with an optional type: returns the text before the `:`, and the type.
    fn typed<'v>(
        &mut self,
        value: &'v str,
        at: &Range<usize>,
    ) -> Option<(&'v str, Option<ElementType>)> {
        let Some((number, ty)) = value.split_once(':') else {
            return Some((value, None));
        };
        match parse_element(ty) {
            Ok(element) => Some((number, Some(element))),
            Err((message, help)) => {
                let place = at.start + number.len() + 1..at.end;
                self.fault("job-unknown-type", &place, message, help);
                None
            }
        }
    }

    /// Parses `10000`, `2.5`, `2.5:f64`.
    pub fn scalar(
        &mut self,
        name: Located<String>,
        value: &str,
        at: &Range<usize>,
    ) -> Option<Argument> {
        let (digits, element) = self.typed(value, at)?;
        let Some(number) = Number::parse(digits) else {
            let help = "a scalar is `10000`, `2.5` or `2.5:f64`; an array is `TYPE[D0,D1,…]:INIT`, such as `f32[10000]:ones`";
            self.fault(
                "job-bad-number",
                at,
                format!("`{digits}` is not a number"),
                help,
            );
            return None;
        };
        if let Some(Err(message)) = element.map(|element| number.encode(element)) {
            self.fault(
                "job-bad-number",
                at,
                message,
                "change the value or its type",
            );
            return None;
        }
        let argument = Argument::Scalar(name.value.clone());
        self.scalars.push(Scalar {
            name,
            value: number,
            element,
            formula: None,
            about: About::default(),
        });
        Some(argument)
    }

    /// Parses `NAME=ARRAY`: ARRAY is the label of an `--arg`, or a new array with the symbol's
    /// name.
    fn symbol(&mut self, text: &str, at: &Range<usize>) -> Option<Symbol> {
        let Some((name, value)) = text
            .split_once('=')
            .filter(|(name, value)| !name.is_empty() && !value.is_empty())
        else {
            let fault = Fault::usage("bad-flag", format!("cannot read `--symbol {text}`"));
            let fault = fault.at(&self.origin, at.clone(), "here");
            let help = "write `--symbol NAME=ARRAY`, such as `--symbol coeff=c` or `--symbol coeff=f32[5]:ones`";
            self.faults.push(fault.help(help));
            return None;
        };
        let name = Located::new(name.to_owned(), at.start..at.start + name.len());
        if value.contains('[') {
            let given = Located::new(self.argument(text, at)?, at.clone());
            return Some(Symbol { name, given });
        }
        if !self.arrays.iter().any(|array| array.name.value == value) {
            let known = self.arrays.iter().map(|array| array.name.value.as_str());
            let help = suggest(value, "array", known);
            let message = format!("there is no array `{value}`");
            let value_at = at.end - value.len()..at.end;
            self.fault("job-unknown-name", &value_at, message, help);
            return None;
        }
        let given = Located::new(Argument::Array(View::whole(value)), at.clone());
        Some(Symbol { name, given })
    }

    fn output(&mut self, text: &str, at: &Range<usize>) -> Option<Output> {
        let Some((name, file)) = text
            .split_once('=')
            .filter(|(name, file)| !name.is_empty() && !file.is_empty())
        else {
            let fault = Fault::usage("bad-flag", format!("cannot read `--output {text}`")).at(
                &self.origin,
                at.clone(),
                "here",
            );
            self.faults
                .push(fault.help("write `--output NAME=FILE`, such as `--output y=y.npy`"));
            return None;
        };
        let name_at = at.start..at.start + name.len();
        let file_at = name_at.end + 1..at.end;
        let path = PathBuf::from(file);
        match format_of(&path) {
            Ok(format) => {
                let arrays = vec![Located::new(name.to_owned(), name_at)];
                Some(Output {
                    path: Located::new(path, file_at),
                    format,
                    arrays,
                    every: None,
                    first: 0,
                    index: Vec::new(),
                })
            }
            Err(message) => {
                self.fault(
                    "job-unknown-output",
                    &file_at,
                    message,
                    "write `--output y=y.npy`",
                );
                None
            }
        }
    }
}
