//! A job against its kernels: which source, which types, which constants. Wrong counts and types of arguments end here.

use std::collections::BTreeMap;
use std::ops::Range;

use stablehlo::ElementType;

use crate::element;
use crate::fault::{Fault, Faults, Result, suggest};
use crate::job::{Argument, Job, Launch};
use crate::kernels::{Kernel, Param, ParamKind, Source};
use crate::number::Number;

/// A job whose launches are bound to kernels.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// Runtime scalars, by name.
    pub floats: Vec<Float>,
    /// The launches of one step, in order.
    pub launches: Vec<PlannedLaunch>,
}

/// A runtime scalar.
#[derive(Clone, Debug, PartialEq)]
pub struct Float {
    /// Its name.
    pub name: String,
    /// Its type, that of the parameters it is given to.
    pub element: ElementType,
    /// Its value.
    pub value: f64,
}

/// A launch bound to its kernel.
#[derive(Clone, Debug, PartialEq)]
pub struct PlannedLaunch {
    /// Number of the source.
    pub source: usize,
    /// Name of the kernel.
    pub kernel: String,
    /// Blocks in x, y, z.
    pub grid: [u32; 3],
    /// Threads of a block in x, y, z.
    pub block: [u32; 3],
    /// One per parameter.
    pub args: Vec<PlannedArg>,
}

/// What a parameter gets.
#[derive(Clone, Debug, PartialEq)]
pub enum PlannedArg {
    /// The array of this name.
    Array(String),
    /// A constant.
    Int(i128),
    /// The runtime scalar of this name, an entry of [`Plan::floats`].
    Float(String),
}

/// Binds the launches of `job` to the kernels of `sources` (numbered as in `job.kernels`).
pub fn plan(job: &Job, sources: &[Source]) -> Result<Plan> {
    let mut planner = Planner {
        job,
        sources,
        floats: BTreeMap::new(),
        faults: Vec::new(),
    };
    let launches: Vec<Option<PlannedLaunch>> = job
        .launches
        .iter()
        .enumerate()
        .map(|(index, launch)| planner.launch(index, launch))
        .collect();
    Faults::check(planner.faults)?;
    Ok(Plan {
        floats: planner.floats.into_values().collect(),
        launches: launches.into_iter().flatten().collect(),
    })
}

struct Planner<'a> {
    job: &'a Job,
    sources: &'a [Source],
    floats: BTreeMap<String, Float>,
    faults: Vec<Fault>,
}

impl<'a> Planner<'a> {
    fn launch(&mut self, index: usize, launch: &Launch) -> Option<PlannedLaunch> {
        let (source, kernel) = self.kernel(launch)?;
        if launch.args.len() != kernel.params.len() {
            self.wrong_count(launch, kernel);
            return None;
        }
        let mut args = Vec::new();
        for (position, (argument, param)) in launch.args.iter().zip(&kernel.params).enumerate() {
            let slot = Slot {
                kernel,
                param,
                position,
                at: &argument.at,
                literal_name: format!("launch_{index}_arg_{position}"),
            };
            args.push(self.argument(&argument.value, &slot));
        }
        let args: Vec<PlannedArg> = args.into_iter().collect::<Option<_>>()?;
        Some(PlannedLaunch {
            source,
            kernel: kernel.name.clone(),
            grid: launch.grid,
            block: launch.block,
            args,
        })
    }

    /// The kernel of this name, in whichever source.
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
                let help = suggest(
                    name,
                    "kernel",
                    all().map(|(_, kernel)| kernel.name.as_str()),
                );
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

    fn wrong_count(&mut self, launch: &Launch, kernel: &Kernel) {
        let (given, wanted) = (launch.args.len(), kernel.params.len());
        let plural = if wanted == 1 { "" } else { "s" };
        let message = format!(
            "kernel `{}` takes {wanted} argument{plural}, but {given} are given",
            kernel.name
        );
        let label = match (launch.args.last(), launch.args.get(wanted)) {
            (_, Some(first_extra)) => (
                first_extra.at.clone(),
                "the arguments from here on are too many".to_owned(),
            ),
            (Some(last), None) => (
                last.at.clone(),
                format!("after this, {} missing", kernel.params[given].kind),
            ),
            (None, None) => (launch.args_at.clone(), "none is given".to_owned()),
        };
        let listed =
            |(index, param): (usize, &Param)| format!("{index}. `{}`: {}", param.name, param.kind);
        let params: Vec<String> = kernel.params.iter().enumerate().map(listed).collect();
        let help = format!("its parameters, in order:\n{}", params.join("\n"));
        self.faults.push(
            self.job
                .fault("wrong-argument-count", &label.0, message, label.1)
                .help(help),
        );
    }

    fn argument(&mut self, argument: &Argument, slot: &Slot) -> Option<PlannedArg> {
        let scalar = |name: &str| {
            self.job
                .scalar(name)
                .map(|scalar| (scalar.value, scalar.element))
        };
        let (number, declared, name) = match argument {
            Argument::Array(name) => return self.array(name, slot),
            Argument::Scalar(name) => {
                let (value, element) = scalar(name)?;
                (value, element, name.clone())
            }
            Argument::Literal(value, element) => (*value, *element, slot.literal_name.clone()),
        };
        match slot.param.kind {
            ParamKind::Pointer => self.wrong(
                slot,
                format!("`{number}` is a number, but {}", slot.wants()),
            ),
            ParamKind::Struct { .. } => self.structure(slot),
            ParamKind::Int { bits } => self.integer(number, declared, bits, slot),
            ParamKind::Unknown64 => self.integer(number, declared, 64, slot),
            ParamKind::Float { bits } => self.float(name, number, declared, bits, slot),
        }
    }

    fn array(&mut self, name: &str, slot: &Slot) -> Option<PlannedArg> {
        match slot.param.kind {
            ParamKind::Pointer | ParamKind::Unknown64 => Some(PlannedArg::Array(name.to_owned())),
            ParamKind::Struct { .. } => self.structure(slot),
            ParamKind::Int { .. } | ParamKind::Float { .. } => {
                self.wrong(slot, format!("`{name}` is an array, but {}", slot.wants()))
            }
        }
    }

    fn integer(
        &mut self,
        number: Number,
        declared: Option<ElementType>,
        bits: u32,
        slot: &Slot,
    ) -> Option<PlannedArg> {
        let (least, greatest) = (-(1i128 << (bits - 1)), (1i128 << bits) - 1);
        let wrong_type = declared.filter(|element| {
            element::is_float(*element) || element::bytes(*element) as u32 * 8 != bits
        });
        match (number, wrong_type) {
            (_, Some(element)) => self.wrong(
                slot,
                format!("it is {}, but {}", element::name(element), slot.wants()),
            ),
            (Number::Float(value), None) => self.wrong(
                slot,
                format!("`{value:?}` is not an integer, but {}", slot.wants()),
            ),
            (Number::Int(value), None) if value < least || value > greatest => {
                self.wrong(slot, format!("`{value}` does not fit: {}", slot.wants()))
            }
            (Number::Int(value), None) => Some(PlannedArg::Int(value)),
        }
    }

    fn float(
        &mut self,
        name: String,
        number: Number,
        declared: Option<ElementType>,
        bits: u32,
        slot: &Slot,
    ) -> Option<PlannedArg> {
        let element = match bits {
            16 => ElementType::F16,
            32 => ElementType::F32,
            _ => ElementType::F64,
        };
        if let Some(declared) = declared.filter(|declared| *declared != element) {
            return self.wrong(
                slot,
                format!("it is {}, but {}", element::name(declared), slot.wants()),
            );
        }
        let value = number.as_f64();
        let known = self.floats.entry(name.clone()).or_insert_with(|| Float {
            name: name.clone(),
            element,
            value,
        });
        if known.element != element {
            let types = [known.element, element].map(element::name);
            return self.wrong(
                slot,
                format!(
                    "`{name}` is {} for another kernel and {} here; make it two scalars",
                    types[0], types[1]
                ),
            );
        }
        Some(PlannedArg::Float(name))
    }

    fn wrong(&mut self, slot: &Slot, label: String) -> Option<PlannedArg> {
        let message = format!(
            "argument {} of kernel `{}` has the wrong type",
            slot.position, slot.kernel.name
        );
        self.faults.push(
            self.job
                .fault("wrong-argument-type", slot.at, message, label),
        );
        None
    }

    fn structure(&mut self, slot: &Slot) -> Option<PlannedArg> {
        let message = format!("kernel `{}` takes a structure by value", slot.kernel.name);
        let label = format!("{} cannot be given yet", slot.param.kind);
        self.faults
            .push(Fault::not_yet("struct-parameter", message).at(
                &self.job.origin,
                slot.at.clone(),
                label,
            ));
        None
    }
}

/// A parameter that waits for its argument.
struct Slot<'a> {
    kernel: &'a Kernel,
    param: &'a Param,
    position: usize,
    at: &'a Range<usize>,
    /// What a literal float is called in the program.
    literal_name: String,
}

impl Slot<'_> {
    fn wants(&self) -> String {
        format!("parameter `{}` takes {}", self.param.name, self.param.kind)
    }
}

#[cfg(test)]
mod tests;
