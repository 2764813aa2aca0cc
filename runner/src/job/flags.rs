//! Command-line flags for one kernel → the same [`Job`] a `job.toml` would give.
//!
//! The text that errors point into is the command line itself, one flag per line.

use std::ops::Range;
use std::path::{Path, PathBuf};

use super::read::output_kind;
use super::read_arrays::init_word;
use super::scope::Scope;
use super::sizes::{Extent, array_bytes, check_name, parse_element, parse_extents};
use super::{About, Argument, Array, Init, Job, Launch, Located, Output, Scalar, TimeLoop};
use crate::arrays::type_name;
use crate::expr::Expr;
use crate::fault::{Fault, Faults, Origin, Result, origin, suggest};
use crate::number::Number;

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
}

/// The job that these flags describe.
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
    let mut parser = Parser {
        origin: origin("command line", line.text),
        faults: Vec::new(),
        scalars: Vec::new(),
        arrays: Vec::new(),
    };

    let grid = parser.extents(&flags.grid, &grid_at, Extent::Grid);
    let block = parser.extents(&flags.block, &block_at, Extent::Block);
    // Scalars first: the shapes of arrays may use them, wherever they stand.
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
        kernel: Located::new(flags.kernel.clone(), kernel_at),
        grid,
        block,
        args: arguments.into_iter().flatten().collect(),
        args_at: end,
    };
    let job = Job {
        origin: parser.origin,
        title: None,
        kernels: vec![Located::new(file.to_path_buf(), file_at)],
        scalars: parser.scalars,
        coordinates: Vec::new(),
        arrays: parser.arrays,
        launches: vec![launch],
        time: flags.steps.map(|steps| TimeLoop {
            steps,
            swap: Vec::new(),
            dt: None,
            time_units: None,
        }),
        outputs,
    };
    super::check::check(&job)?;
    Ok(job)
}

/// True if VALUE of `NAME=VALUE` starts like an array, `TYPE[`.
fn is_array(arg: &str) -> bool {
    arg.split_once('=')
        .is_some_and(|(_, value)| value.contains('['))
}

/// The text of the command line, and where each flag stands in it.
#[derive(Default)]
struct CommandLine {
    text: String,
}

impl CommandLine {
    /// Adds a line and returns the place of its value.
    fn add(&mut self, flag: &str, value: &str) -> Range<usize> {
        self.text.push_str(flag);
        let start = self.text.len();
        self.text.push_str(value);
        let end = self.text.len();
        self.text.push('\n');
        start..end
    }
}

struct Parser {
    origin: Origin,
    faults: Vec<Fault>,
    scalars: Vec<Scalar>,
    arrays: Vec<Array>,
}

impl Parser {
    fn fault(
        &mut self,
        code: &str,
        at: &Range<usize>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        self.faults.push(
            Fault::yours(code, message)
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
                self.faults.push(Fault::yours("job-bad-launch", message).at(
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
        if value.contains('[') {
            self.array(name, value, &value_at)
        } else {
            self.scalar(name, value, &value_at)
        }
    }

    /// `10000`, `2.5`, `2.5:f64`.
    fn scalar(
        &mut self,
        name: Located<String>,
        value: &str,
        at: &Range<usize>,
    ) -> Option<Argument> {
        let (digits, element) = match value.split_once(':') {
            None => (value, None),
            Some((digits, ty)) => match parse_element(ty) {
                Ok(element) => (digits, Some(element)),
                Err((message, help)) => {
                    self.fault(
                        "job-unknown-type",
                        &(at.start + digits.len() + 1..at.end),
                        message,
                        help,
                    );
                    return None;
                }
            },
        };
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
        });
        Some(argument)
    }

    /// `TYPE[D0,D1,…]:INIT`.
    fn array(&mut self, name: Located<String>, value: &str, at: &Range<usize>) -> Option<Argument> {
        let grammar = "an array is `TYPE[D0,D1,…]:INIT`, such as `f32[512,512]:zeros`";
        let (ty, rest) = value.split_once('[')?;
        let Some((extents, init)) = rest
            .split_once(']')
            .and_then(|(extents, rest)| Some((extents, rest.strip_prefix(':')?)))
        else {
            self.fault(
                "job-bad-array",
                at,
                format!("cannot read the array `{value}`"),
                grammar,
            );
            return None;
        };
        let element = match parse_element(ty) {
            Ok(element) => element,
            Err((message, help)) => {
                self.fault(
                    "job-unknown-type",
                    &(at.start..at.start + ty.len()),
                    message,
                    help,
                );
                return None;
            }
        };
        let extents_at = at.start + ty.len() + 1..at.start + ty.len() + 1 + extents.len();
        let shape = self.shape(extents, &extents_at)?;
        if array_bytes(element, &shape).is_none() {
            let message = format!(
                "array `{}` is too large: {} cannot be addressed",
                name.value,
                type_name(element, &shape)
            );
            self.fault(
                "job-array-too-large",
                &extents_at,
                message,
                "use smaller extents",
            );
            return None;
        }
        let init_at = at.end - init.len()..at.end;
        let init = self.init(init, element, &init_at)?;
        let argument = Argument::Array(name.value.clone());
        let halo = vec![0; shape.len()];
        let init = Located::new(init, init_at);
        self.arrays.push(Array {
            name,
            element,
            shape,
            dims: None,
            halo,
            init,
            about: About::default(),
        });
        Some(argument)
    }

    /// Extents are numbers or expressions of the scalars.
    fn shape(&mut self, extents: &str, at: &Range<usize>) -> Option<Vec<usize>> {
        let scope = Scope::of_scalars(&self.scalars);
        let mut shape = Vec::new();
        for extent in extents.split(',') {
            let value = match Expr::parse(extent, &scope.names()) {
                Ok(expr) => Number::from_value(expr.eval(&scope.values())),
                Err(error) => {
                    let help = error.help.unwrap_or_else(|| {
                        "extents are numbers, such as `f32[512,512]`".to_owned()
                    });
                    self.fault(
                        "job-wrong-shape",
                        at,
                        format!("cannot read the extent `{extent}`: {}", error.message),
                        help,
                    );
                    return None;
                }
            };
            match value {
                Number::Int(value @ 1..) => {
                    shape.push(usize::try_from(value).unwrap_or(usize::MAX))
                }
                Number::Int(_) | Number::Float(_) => {
                    self.fault(
                        "job-wrong-shape",
                        at,
                        format!("the extent `{extent}` comes to {value}"),
                        "an extent is an integer of at least 1",
                    );
                    return None;
                }
            }
        }
        Some(shape)
    }

    /// `zeros ones iota uniform normal const=V @file.npy`.
    fn init(
        &mut self,
        text: &str,
        element: stablehlo::ElementType,
        at: &Range<usize>,
    ) -> Option<Init> {
        if let Some(file) = text.strip_prefix('@') {
            return Some(Init::File {
                path: PathBuf::from(file),
                key: None,
            });
        }
        if let Some(value) = text.strip_prefix("const=") {
            let encoded = Number::parse(value).map(|number| (number, number.encode(element)));
            return match encoded {
                Some((number, Ok(_))) => Some(Init::Constant(number)),
                Some((_, Err(message))) => {
                    self.fault(
                        "job-bad-number",
                        at,
                        message,
                        "change the value or the array's type",
                    );
                    None
                }
                None => {
                    self.fault(
                        "job-bad-number",
                        at,
                        format!("`{value}` is not a number"),
                        "write `const=2.5`",
                    );
                    None
                }
            };
        }
        let init = init_word(text);
        if init.is_none() {
            let known = [
                "zeros",
                "ones",
                "iota",
                "uniform",
                "normal",
                "const=V",
                "@file.npy",
            ];
            self.fault(
                "job-unknown-init",
                at,
                format!("there is no initial value `{text}`"),
                suggest(text, "initial value", known),
            );
        }
        init
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
        match output_kind(&path) {
            Ok(kind) => {
                let arrays = vec![Located::new(name.to_owned(), name_at)];
                Some(Output {
                    path: Located::new(path, file_at),
                    kind,
                    arrays,
                    every: None,
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
