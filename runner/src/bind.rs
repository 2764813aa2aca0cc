//! Binds a job's launches to their kernels: sources, types and constants. Wrong numbers and types
//! of arguments are reported here.

mod arguments;
mod layout;
mod of_step;

use std::collections::BTreeMap;

use stablehlo::{ElementType, Func};

use arguments::Slot;

use crate::fault::{Fault, Faults, Result, suggest};
use crate::job::{Abi, Argument, Job, Launch, Options, View, literal_name};
use crate::kernel_names;
use crate::raiser::{Kernel, Param, Source};
use crate::report::counted;
use crate::until;

/// A job whose launches are bound to kernels.
#[derive(Clone, Debug, PartialEq)]
pub struct BoundJob {
    /// Runtime scalars, by name.
    pub floats: Vec<Float>,
    /// The launches of one step, in order.
    pub launches: Vec<BoundLaunch>,
    /// The condition that ends the time loop; see [`crate::until`].
    pub until: Option<Func>,
    /// The conditions of groups of launches, by their texts.
    pub conditions: BTreeMap<String, Func>,
    /// The scalars that vary from step to step.
    pub step_scalars: Vec<StepScalar>,
}

/// A scalar that varies from step to step.
#[derive(Clone, Debug, PartialEq)]
pub struct StepScalar {
    /// Its name.
    pub name: String,
    /// Its type.
    pub element: ElementType,
    /// The factor and offset if it is an affine function of the step number; otherwise it is an
    /// element of the array `table`.
    pub line: Option<(i64, i64)>,
    /// The name of the array of its values.
    pub table: String,
}

/// An integer that varies from step to step: a multiple of a scalar plus a constant.
#[derive(Clone, Debug, PartialEq)]
pub struct Varying {
    /// The scalar, an entry of [`BoundJob::step_scalars`].
    pub scalar: String,
    /// The scalar's least and greatest value.
    pub range: (i64, i64),
    /// The factor.
    pub factor: i64,
    /// The offset.
    pub offset: i64,
}

/// A runtime scalar.
#[derive(Clone, Debug, PartialEq)]
pub struct Float {
    /// Its name.
    pub name: String,
    /// Its type, that of the parameters it is passed to.
    pub element: ElementType,
    /// Its value.
    pub value: f64,
}

/// A launch bound to its kernel.
#[derive(Clone, Debug, PartialEq)]
pub struct BoundLaunch {
    /// The index of the source.
    pub source: usize,
    /// Name of the kernel.
    pub kernel: String,
    /// The number of blocks in x, y, z; the maximum over all steps, where it varies.
    pub grid: [u32; 3],
    /// The numbers of blocks that vary from step to step.
    pub varying_grid: [Option<Varying>; 3],
    /// The number of threads of a block in x, y, z.
    pub block: [u32; 3],
    /// One per parameter (or per descriptor; see [`crate::job::Abi`]).
    pub args: Vec<PlannedArg>,
    /// The variables of the module that refer to arrays or hold structures.
    pub symbols: Vec<(String, PlannedArg)>,
    /// The launch options beyond sizes and arguments.
    pub options: Options,
}

/// The argument of a parameter.
#[derive(Clone, Debug, PartialEq)]
pub enum PlannedArg {
    /// An array, or a part of one.
    Array(View),
    /// An array from an element on whose index varies from step to step.
    Moving(String, Varying),
    /// The null pointer.
    Null,
    /// A constant.
    Int(i128),
    /// An integer that varies from step to step.
    Varying(Varying),
    /// The runtime scalar of this name and type, an entry of [`BoundJob::floats`] or of
    /// [`BoundJob::step_scalars`].
    Float(String, ElementType),
    /// A structure by value: byte offset and contents of each field; nested structures are
    /// flattened.
    Struct(Vec<(usize, PlannedArg)>),
}

/// Binds the launches of `job` to the kernels of `sources`, which are numbered as in `job.kernels`.
pub fn plan(job: &Job, sources: &[Source]) -> Result<BoundJob> {
    let mut planner = Planner {
        job,
        sources,
        floats: BTreeMap::new(),
        step_scalars: Vec::new(),
        faults: Vec::new(),
    };
    let launches: Vec<Option<BoundLaunch>> = job
        .launches
        .iter()
        .enumerate()
        .map(|(index, launch)| planner.launch(index, launch))
        .collect();
    Faults::check(planner.faults)?;
    let mut floats = planner.floats;
    let until = until::read(job, &mut floats)?;
    let conditions = until::conditions(job, &mut floats)?;
    Ok(BoundJob {
        floats: floats.into_values().collect(),
        launches: launches.into_iter().flatten().collect(),
        until,
        conditions,
        step_scalars: planner.step_scalars,
    })
}

struct Planner<'a> {
    job: &'a Job,
    sources: &'a [Source],
    floats: BTreeMap<String, Float>,
    step_scalars: Vec<StepScalar>,
    faults: Vec<Fault>,
}

impl<'a> Planner<'a> {
    fn launch(&mut self, index: usize, launch: &Launch) -> Option<BoundLaunch> {
        let (source, kernel) = self.kernel(launch)?;
        let widths: Vec<usize> = launch
            .args
            .iter()
            .map(|argument| self.width(&argument.value, launch.options.abi))
            .collect();
        if widths.iter().sum::<usize>() != kernel.params.len() {
            self.wrong_count(launch, kernel, &widths);
            return None;
        }
        let mut args = Vec::new();
        let mut first = 0;
        for (position, (argument, width)) in launch.args.iter().zip(&widths).enumerate() {
            let slot = Slot {
                kernel,
                params: &kernel.params[first..first + width],
                position,
                at: &argument.at,
                literal_name: literal_name(index, position),
            };
            first += width;
            args.push(self.argument(&argument.value, &slot));
        }
        let args: Vec<PlannedArg> = args.into_iter().collect::<Option<_>>()?;
        let symbols = launch.options.symbols.iter();
        let symbols = symbols.map(|symbol| {
            let given = self.symbol(index, symbol, kernel)?;
            Some((symbol.name.value.clone(), given))
        });
        let symbols = symbols.collect::<Option<_>>()?;
        let varying_grid = launch
            .grid_of_step
            .each_ref()
            .map(|text| self.blocks(text.as_ref()?));
        Some(BoundLaunch {
            source,
            kernel: kernel.name.clone(),
            grid: launch.grid,
            varying_grid,
            block: launch.block,
            args,
            symbols,
            options: launch.options.clone(),
        })
    }

    /// Returns the number of parameters that an argument takes.
    fn width(&self, argument: &Argument, abi: Abi) -> usize {
        let Argument::Array(view) = argument else {
            return 1;
        };
        let shape = view.shape.as_ref();
        let shape = shape.or_else(|| self.job.array(&view.array).map(|array| &array.shape));
        abi.array_params(shape.map_or(1, Vec::len))
    }

    /// Returns the kernel of this name, with the index of its source.
    fn kernel(&mut self, launch: &Launch) -> Option<(usize, &'a Kernel)> {
        let name = &launch.kernel.value;
        let all = || {
            self.sources
                .iter()
                .enumerate()
                .flat_map(|(source, file)| file.kernels.iter().map(move |kernel| (source, kernel)))
        };
        let found: Vec<_> = all().filter(|(_, kernel)| kernel.name == *name).collect();
        match found.as_slice() {
            [only] => Some(*only),
            [] => {
                let known: Vec<String> = all()
                    .map(|(_, kernel)| kernel_names::short(&kernel.name))
                    .collect();
                let help = suggest(name, "kernel", known.iter().map(String::as_str));
                let files: Vec<&str> = self
                    .sources
                    .iter()
                    .map(|source| source.origin.name())
                    .collect();
                let message = format!("there is no kernel `{name}` in {}", files.join(", "));
                self.faults.push(
                    self.job
                        .fault("unknown-kernel", &launch.kernel.at, message, "here")
                        .help(help),
                );
                None
            }
            [(first, _), (second, _), ..] => {
                let files = [first, second].map(|source| self.sources[*source].origin.name());
                let message = format!(
                    "the kernel `{name}` is in `{}` and in `{}`",
                    files[0], files[1]
                );
                let fault = self.job.fault(
                    "duplicate-kernel",
                    &launch.kernel.at,
                    message,
                    "which one is meant?",
                );
                self.faults
                    .push(fault.help("keep one of the files in `kernels`"));
                None
            }
        }
    }

    /// Reports a wrong number of arguments; `widths` are the numbers of parameters that the
    /// arguments take.
    fn wrong_count(&mut self, launch: &Launch, kernel: &Kernel, widths: &[usize]) {
        let (given, wanted) = (widths.iter().sum::<usize>(), kernel.params.len());
        let counted = |one| counted(wanted as u64, one);
        let message = match given == widths.len() {
            true => format!(
                "kernel `{}` takes {}, but {given} are given",
                kernel.name,
                counted("argument")
            ),
            false => format!(
                "kernel `{}` has {}, but the arguments and the arrays' descriptors make {given}",
                kernel.name,
                counted("parameter")
            ),
        };
        let ends = widths.iter().scan(0, |end, width| {
            *end += width;
            Some(*end)
        });
        let first_extra = launch.args.iter().zip(ends).find(|(_, end)| *end > wanted);
        let label = match (first_extra, launch.args.last()) {
            (Some((first_extra, _)), _) => (
                first_extra.at.clone(),
                "the arguments from here on are too many".to_owned(),
            ),
            (None, Some(last)) => (
                last.at.clone(),
                format!("after this, {} missing", kernel.params[given].kind),
            ),
            (None, None) => (launch.args_at.clone(), "none is given".to_owned()),
        };
        let listed = |(index, param): (usize, &Param)| {
            format!("{index}. `{}`: {}", param.name, param.described())
        };
        let params: Vec<String> = kernel.params.iter().enumerate().map(listed).collect();
        let help = format!("its parameters, in order:\n{}", params.join("\n"));
        self.faults.push(
            self.job
                .fault("wrong-argument-count", &label.0, message, label.1)
                .help(help),
        );
    }
}

#[cfg(test)]
mod tests;
