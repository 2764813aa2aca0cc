//! Execution of programs launch by launch, from the PTX: thread by thread by the referee, or by
//! another engine. Kernels given as MLIR are executed op by op.

use half::{bf16, f16};
use stablehlo::{ElementType, Literal};

use super::{Kind, PtxTree, Source};
use crate::error::{Error, Result};
use crate::launch::{Arg, Launch};
use crate::mlir;
use crate::program::schedule::{Condition, Item};
use crate::program::{LaunchSpec, ProgramSpec, StepSource};

/// Runs `steps` steps of the program: thread by thread from the PTX, or op by op if a kernel is
/// given as MLIR. This is the referee.
///
/// `arrays` are those of `spec`, in its order, as raw little-endian bytes.
pub fn interpret(
    sources: &[Source],
    spec: &ProgramSpec,
    arrays: &mut [Vec<u8>],
    steps: u64,
) -> Result<(), Vec<Error>> {
    run_with(sources, spec, arrays, steps, None, &mut ThreadByThread)
}

/// Like [`interpret`], with each launch run by `engine`.
///
/// - errors: those of the engine; kernels given as MLIR, which engines do not run
pub fn run_on(
    engine: &mut dyn Engine,
    sources: &[Source],
    spec: &ProgramSpec,
    arrays: &mut [Vec<u8>],
    steps: u64,
) -> Result<(), Vec<Error>> {
    let is_mlir = |source: &Source| matches!(source.kind, Kind::Mlir);
    if let Some(index) = spec
        .launches
        .iter()
        .map(|l| l.source)
        .find(|index| is_mlir(&sources[*index]))
    {
        let message = format!(
            "`{}` is MLIR, which only the interpreter runs",
            sources[index].name
        );
        return Err(vec![Error::unsupported("mlir-ptx", message)]);
    }
    run_with(sources, spec, arrays, steps, None, engine)
}

/// A kernel's launch, as passed to an [`Engine`].
pub struct KernelLaunch<'a> {
    /// The index of the source among those of the program.
    pub source: usize,
    /// The source as PTX. It differs between launches of one source that are exact and others.
    pub module: &'a ptx::Module,
    /// The launch, with the integers and floats of the step.
    pub launch: &'a Launch,
    /// Its arguments.
    pub args: &'a [interpreter::Arg],
    /// Further options of the launch.
    pub options: &'a interpreter::Options,
}

/// An engine that runs launches.
pub trait Engine {
    /// Runs a launch; `variables` are those of its source.
    ///
    /// - errors: unsupported constructs, and errors of the kernel
    fn launch(
        &mut self,
        launch: &KernelLaunch<'_>,
        arrays: &mut [Vec<u8>],
        variables: &mut interpreter::Variables,
    ) -> Result<(), Vec<Error>>;
}

/// The interpreter.
struct ThreadByThread;

impl Engine for ThreadByThread {
    fn launch(
        &mut self,
        given: &KernelLaunch<'_>,
        arrays: &mut [Vec<u8>],
        variables: &mut interpreter::Variables,
    ) -> Result<(), Vec<Error>> {
        let launch = given.launch;
        // Lanes that pass values without a barrier, as native code runs them.
        let is_together = || {
            let kernel = ptx::find_kernel(given.module, &launch.kernel);
            kernel.is_ok_and(ptx::lockstep::passes_values)
        };
        let decode = match launch.warp_synchronous || is_together() {
            true => interpreter::Kernel::in_lockstep,
            false => interpreter::Kernel::new,
        };
        let (grid, block) = (launch.grid, launch.block);
        decode(given.module, &launch.kernel)?
            .launch_keeping(grid, block, given.args, arrays, given.options, variables)
            .map(|_| ())
            .map_err(|error| vec![error])
    }
}

fn run_with(
    sources: &[Source],
    spec: &ProgramSpec,
    arrays: &mut [Vec<u8>],
    steps: u64,
    noise: Option<u64>,
    engine: &mut dyn Engine,
) -> Result<(), Vec<Error>> {
    let names: Vec<String> = spec.arrays.iter().map(|array| array.name.clone()).collect();
    let mut modules = Vec::new();
    for (index, source) in sources.iter().enumerate() {
        let used = spec.launches.iter().any(|l| l.source == index);
        modules.push(match used && !matches!(sources[index].kind, Kind::Mlir) {
            true => Some(PtxTree::new(source.to_ptx()?)),
            false => None,
        });
    }
    let mut interpreter = Interpreter {
        sources,
        spec,
        names,
        modules,
        // Variables of a source keep the values that a launch wrote.
        variables: vec![interpreter::Variables::default(); sources.len()],
        noise,
        engine,
    };
    let schedule = spec.schedule();
    interpreter.run(&schedule.before, arrays)?;
    for _ in 0..steps {
        interpreter.run(&schedule.step, arrays)?;
        interpreter.count_step(arrays);
        interpreter.exchange(&spec.swap, arrays);
    }
    interpreter.run(&schedule.after, arrays)
}

/// The execution of the launches of a program one by one.
struct Interpreter<'a> {
    sources: &'a [Source],
    spec: &'a ProgramSpec,
    /// Names of the arrays.
    names: Vec<String>,
    /// The PTX of each source, if it is used and is not MLIR.
    modules: Vec<Option<PtxTree>>,
    /// The variables of each source.
    variables: Vec<interpreter::Variables>,
    noise: Option<u64>,
    engine: &'a mut dyn Engine,
}

impl Interpreter<'_> {
    /// Runs launches and groups, in order.
    fn run(&mut self, items: &[Item], arrays: &mut [Vec<u8>]) -> Result<(), Vec<Error>> {
        for item in items {
            let group = match item {
                Item::Leaf(number) => {
                    self.launch(*number, arrays)?;
                    continue;
                }
                Item::Group(group) => group,
            };
            let mut holds = true;
            for condition in &group.options.when {
                holds &= self.holds(condition, arrays)?;
            }
            if !holds {
                continue;
            }
            for _ in 0..group.repeat {
                self.run(&group.items, arrays)?;
                self.exchange(&group.options.swap, arrays);
            }
        }
        Ok(())
    }

    /// Returns whether a condition holds.
    fn holds(&self, condition: &Condition, arrays: &[Vec<u8>]) -> Result<bool, Vec<Error>> {
        let func = &condition.holds.func;
        let names = condition.holds.names();
        let given = |(name, param): (&str, &stablehlo::Param)| match self.place(name) {
            Some(place) => {
                let array = &self.spec.arrays[place];
                let bytes = arrays[place].clone();
                Literal::from_bytes(array.element, array.shape.clone(), bytes)
            }
            None => {
                let value = condition.scalars.get(name).copied().unwrap_or(f64::NAN);
                Literal::from_f64s(param.ty.element, Vec::new(), &[value])
            }
        };
        let inputs: Vec<Literal> = names.zip(func.params()).map(given).collect();
        let results = stablehlo::eval(func, &inputs);
        let results =
            results.map_err(|error| vec![Error::internal("program-when", error.to_string())])?;
        Ok(results[0].to_bytes()[0] != 0)
    }

    fn count_step(&self, arrays: &mut [Vec<u8>]) {
        let values = self.spec.step_values.iter();
        if let Some(counter) = values.into_iter().find_map(|v| self.place(&v.counter)) {
            let done = int_at(&arrays[counter], 0) + 1;
            arrays[counter] = done.to_le_bytes().to_vec();
        }
    }

    fn place(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|known| known == name)
    }

    fn exchange(&self, swap: &[Vec<String>], arrays: &mut [Vec<u8>]) {
        for cycle in swap {
            for pair in cycle.windows(2) {
                if let (Some(a), Some(b)) = (self.place(&pair[0]), self.place(&pair[1])) {
                    arrays.swap(a, b);
                }
            }
        }
    }

    fn launch(&mut self, number: usize, arrays: &mut [Vec<u8>]) -> Result<(), Vec<Error>> {
        let (sources, spec) = (self.sources, self.spec);
        let LaunchSpec { source, launch, .. } = &spec.launches[number];
        let located = |mut e: Error| {
            e.place.source = *source;
            e
        };
        let Some(module) = self.modules[*source].as_ref() else {
            let text = &sources[*source].text;
            let launch = &of_step(spec, launch, arrays);
            return mlir::run_referee(text, launch, &self.names, arrays, self.noise)
                .map_err(|error| vec![located(error)]);
        };
        let launch = of_step(spec, launch, arrays);
        if launch.grid.contains(&0) {
            return Ok(());
        }
        let prepared = Prepared::new(&sources[*source], spec, &launch);
        let prepared = prepared.map_err(|error| vec![located(error)])?;
        let module = module.rounded(&prepared.launch);
        let given = KernelLaunch {
            source: *source,
            module,
            launch: &prepared.launch,
            args: &prepared.args,
            options: &prepared.options,
        };
        let variables = &mut self.variables[*source];
        self.engine
            .launch(&given, arrays, variables)
            .map_err(|errors| errors.into_iter().map(located).collect())
    }
}

/// A launch in the form for kernels that are not raised.
pub(super) struct Prepared {
    pub launch: Launch,
    pub args: Vec<interpreter::Arg>,
    pub options: interpreter::Options,
}

impl Prepared {
    /// Prepares `launch` of a kernel of `source`; arrays are numbered as those of `spec`.
    pub fn new(source: &Source, spec: &ProgramSpec, launch: &Launch) -> Result<Prepared> {
        let launch = source.with_pointers(&launch.spelled_out());
        let args = launch.args.iter().map(|arg| interpreted(spec, arg));
        let args = args.collect::<Result<_>>()?;
        let (mut symbols, mut structures) = (Vec::new(), Vec::new());
        for (symbol, arg) in &launch.symbols {
            if let Arg::Struct(_) = arg {
                structures.push((symbol.clone(), interpreted(spec, arg)?));
            }
            if let Arg::Array { name, .. } = arg
                && let Some(place) = spec.arrays.iter().position(|array| array.name == *name)
            {
                symbols.push((symbol.clone(), place));
            }
        }
        let options = interpreter::Options {
            shared_bytes: launch.shared_bytes as usize,
            names: spec.arrays.iter().map(|array| array.name.clone()).collect(),
            symbols,
            structures,
            textures: textures(spec, &launch),
            ..interpreter::Options::default()
        };
        Ok(Prepared {
            launch,
            args,
            options,
        })
    }
}

/// Returns the launch with the integers and floats of the next step.
fn of_step(spec: &ProgramSpec, launch: &Launch, arrays: &[Vec<u8>]) -> Launch {
    let Some(values) = &spec.step_values else {
        return launch.clone();
    };
    let bytes = |name: &str| {
        let place = spec.arrays.iter().position(|array| array.name == name);
        place.map_or(&[][..], |place| &arrays[place])
    };
    let step = int_at(bytes(&values.counter), 0);
    let table = |table: &str| f64::from_bits(int_at(bytes(table), step as usize) as u64);
    let integer = |name: &str| match values.scalar(name).map(|scalar| &scalar.source) {
        Some(StepSource::Line { factor, offset }) => factor * step + offset,
        Some(StepSource::Table(of)) => table(of) as i64,
        None => 0,
    };
    let float = |name: &str| match &values.scalar(name)?.source {
        StepSource::Line { factor, offset } => Some((factor * step + offset) as f64),
        StepSource::Table(of) => Some(table(of)),
    };
    launch.of_step(&integer, &float)
}

/// Returns element `index` of an array of 64-bit integers.
fn int_at(bytes: &[u8], index: usize) -> i64 {
    let element = bytes.chunks_exact(8).nth(index);
    element.map_or(0, |bytes| {
        i64::from_le_bytes(bytes.try_into().expect("8 bytes"))
    })
}

/// Like [`interpret`], with roundings perturbed at random (see [`interpreter::Noise`]): the
/// distance of the results is what rounding alone explains.
pub fn interpret_disturbed(
    sources: &[Source],
    spec: &ProgramSpec,
    arrays: &mut [Vec<u8>],
    steps: u64,
    seed: u64,
) -> Result<(), Vec<Error>> {
    let _noise = interpreter::Noise::begin(seed);
    run_with(
        sources,
        spec,
        arrays,
        steps,
        Some(seed),
        &mut ThreadByThread,
    )
}

/// Returns the arrays of a launch in the form in which its kernel uses their addresses as textures.
///
/// The last of several dimensions, if it is 2 or 4, holds the channels of a texel, and an element
/// of 8 bytes has two channels.
fn textures(spec: &ProgramSpec, launch: &Launch) -> Vec<interpreter::Texture> {
    use interpreter::Channel;
    use stablehlo::ElementType::*;
    let mut found = Vec::new();
    for (name, element, shape, offset) in launch.arrays() {
        let Some(array) = spec.arrays.iter().position(|array| array.name == name) else {
            continue;
        };
        let channel = match element {
            Pred => continue,
            I8 => Channel::I8,
            U8 => Channel::U8,
            I16 => Channel::I16,
            U16 => Channel::U16,
            F16 | BF16 => Channel::F16,
            F32 | I32 | U32 | F64 | I64 | U64 => Channel::B32,
        };
        let last = match shape.as_slice() {
            [_, .., last @ (2 | 4)] => *last,
            _ => 1,
        };
        let channels = last * element.bytes() / channel.bytes();
        found.push(interpreter::Texture {
            array,
            start: offset * element.bytes(),
            channels,
            channel,
            texels: shape.iter().product::<usize>() / last,
        });
    }
    found
}

/// Converts an argument to the interpreter's form.
fn interpreted(spec: &ProgramSpec, arg: &Arg) -> Result<interpreter::Arg> {
    Ok(match arg {
        Arg::Array {
            name,
            element,
            offset,
            ..
        } => {
            let place = spec.arrays.iter().position(|a| a.name == *name);
            let place = place.ok_or_else(|| {
                let message = format!("the program has no array `{name}`");
                Error::internal("interpret-array", message)
            })?;
            match offset {
                0 => interpreter::Arg::Array(place),
                _ => interpreter::Arg::Inside(place, offset * element.bytes()),
            }
        }
        Arg::Null => interpreter::Arg::Int(0),
        Arg::Int(value) => interpreter::Arg::Int(*value),
        Arg::Varying(varying) => {
            let message = format!("`{}` has no value outside of steps", varying.name);
            return Err(Error::internal("interpret-varying", message));
        }
        Arg::Float { value, .. } => interpreter::Arg::Float(*value),
        Arg::Struct(fields) => {
            let mut given = Vec::new();
            for (offset, field) in fields {
                let field_arg = match (interpreted(spec, field)?, field) {
                    (interpreter::Arg::Float(value), Arg::Float { element, .. }) => {
                        interpreter::Arg::Int(match element {
                            ElementType::F16 => f16::from_f64(value).to_bits().into(),
                            ElementType::BF16 => bf16::from_f64(value).to_bits().into(),
                            ElementType::F32 => (value as f32).to_bits().into(),
                            _ => value.to_bits().into(),
                        })
                    }
                    (other, _) => other,
                };
                given.push((*offset, field_arg));
            }
            interpreter::Arg::Struct(given)
        }
    })
}
