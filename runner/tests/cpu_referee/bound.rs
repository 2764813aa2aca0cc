//! A job bound to one form of its kernel, and its results by each execution method.

use std::path::Path;

use libtest_mimic::Failed;
use runner::arrays::{HostArray, initial};
use runner::bind::{BoundJob, PlannedArg, plan};
use runner::compare::movement;
use runner::job::schedule::{GroupOptions, Item};
use runner::job::{Array, Job, View};
use runner::program::Input;
use runner::raiser::{Accesses, Fallback, Raiser};
use runner::{element, job, raise_backend};
use stablehlo::{ElementType, Literal};
use testkit::corpus::Kernel;
use testkit::cpu_referee::{Arg, Field, Launch, Program};

/// A job whose launches are bound to the kernels of one file.
pub struct Bound {
    pub job: Job,
    plan: BoundJob,
    raiser: Box<dyn Raiser>,
}

impl Bound {
    /// Reads the job of `kernel`, with its kernels from the file of `form`.
    pub fn new(kernel: &Kernel, form: &str) -> Result<Bound, String> {
        let mut job = job::read::read_file(&kernel.job()).map_err(said)?;
        let [file] = job.kernels.as_mut_slice() else {
            return Err("the job has several files of kernels".into());
        };
        file.value = kernel.form(form);
        let mut raiser = raise_backend::raiser();
        let source = raiser.read(&kernel.form(form), &[]).map_err(said)?;
        let plan = plan(&job, &[source]).map_err(said)?;
        if let Some(time) = &mut job.time {
            time.steps = time.steps.min(3);
        }
        Ok(Bound { job, plan, raiser })
    }

    fn steps(&self) -> u64 {
        self.job.time.as_ref().map_or(1, |time| time.steps)
    }

    /// Returns the initial contents of the arrays.
    pub fn first(&self) -> Result<Vec<Vec<u8>>, Failed> {
        let arrays = self.job.arrays.iter();
        let first = arrays.map(|array| initial::initial(&self.job, array).map_err(said));
        Ok(first
            .map(|array| array.map(|array| array.bytes))
            .collect::<Result<_, _>>()?)
    }

    /// `bytes` as contents of `array`.
    pub fn array(&self, array: &Array, bytes: Vec<u8>) -> HostArray {
        HostArray {
            element: array.element,
            shape: array.shape.clone(),
            bytes,
        }
    }

    /// Returns the arrays after the PTX interpreter.
    pub fn interpreted(&self, mut arrays: Vec<Vec<u8>>) -> Result<Vec<Vec<u8>>, String> {
        self.raiser
            .interpret(&self.job, &self.plan, &mut arrays, self.steps())
            .map_err(said)?;
        Ok(arrays)
    }

    /// Returns the arrays after native code for this machine.
    pub fn run_natively(
        &self,
        mut arrays: Vec<Vec<u8>>,
        accesses: Accesses,
    ) -> Result<Vec<Vec<u8>>, String> {
        self.raiser
            .run_natively(
                &self.job,
                &self.plan,
                &mut arrays,
                self.steps(),
                accesses,
                &mut |_| {},
            )
            .map_err(said)?;
        Ok(arrays)
    }

    /// Returns how far each element of each array moves in the interpreter if roundings are
    /// perturbed.
    pub fn movements(&self) -> Result<Vec<Vec<f64>>, Failed> {
        let first = self.first()?;
        let referee = self.interpreted(first.clone())?;
        let mut runs = Vec::new();
        for seed in 0..3 {
            let mut arrays = first.clone();
            let ended = self.raiser.interpret_disturbed(
                &self.job,
                &self.plan,
                &mut arrays,
                self.steps(),
                seed,
            );
            // A run may fail because an index moved.
            if ended.is_ok() {
                runs.push(arrays);
            }
        }
        let arrays = self.job.arrays.iter().enumerate();
        let of = |(number, array): (usize, &Array)| {
            let runs: Vec<HostArray> = runs
                .iter()
                .map(|run| self.array(array, run[number].clone()))
                .collect();
            movement(&self.array(array, referee[number].clone()), &runs)
        };
        Ok(arrays.map(of).collect())
    }

    /// Returns the arrays after the raised program, in the interpreter of tensor programs.
    pub fn raised(&self, mut arrays: Vec<Vec<u8>>) -> Result<Vec<Vec<u8>>, String> {
        let tensors = self
            .raiser
            .tensors(&self.job, &self.plan, Fallback::None)
            .map_err(said)?;
        let program = tensors.as_raised();
        let func = stablehlo::parse(&program.text).map_err(|errors| format!("{errors:?}"))?;
        let place = |name: &str| {
            let place = self.job.arrays.iter().position(|a| a.name.value == name);
            place.ok_or_else(|| format!("the job has no array `{name}`"))
        };
        let mut inputs = Vec::new();
        for input in &program.inputs {
            inputs.push(match input {
                Input::Steps => Literal::from_bytes(
                    ElementType::I64,
                    Vec::new(),
                    self.steps().to_le_bytes().to_vec(),
                ),
                Input::Before | Input::After => {
                    Literal::scalar(ElementType::I64, stablehlo::Scalar::Int(1))
                }
                Input::Scalar { element, value, .. } => {
                    Literal::from_f64s(*element, Vec::new(), &[*value])
                }
                Input::Array { name, .. } => {
                    let at = place(name)?;
                    let array = &self.job.arrays[at];
                    Literal::from_bytes(array.element, array.shape.clone(), arrays[at].clone())
                }
            });
        }
        let results = stablehlo::eval(&func, &inputs).map_err(|error| error.to_string())?;
        if !program.checks.is_empty() {
            let failed = results.get(program.outputs.len()).map(Literal::to_i64s);
            if failed != Some(vec![0]) {
                return Err(format!("check {failed:?} fails: {:?}", program.checks));
            }
        }
        for (name, result) in program.outputs.iter().zip(&results) {
            arrays[place(name)?] = result.to_bytes();
        }
        Ok(arrays)
    }

    /// Returns the launches in the format of the referee.
    pub fn program(&self, source: &Path) -> Result<Program, Failed> {
        let bytes =
            |array: &Array| array.shape.iter().product::<usize>() * element::bytes(array.element);
        let mut launches = Vec::new();
        for number in self.in_order()? {
            let launch = &self.plan.launches[number];
            let args = launch.args.iter().map(|arg| self.arg(arg));
            let symbols = launch.symbols.iter().map(|(name, given)| match given {
                PlannedArg::Array(view) => Ok((name.clone(), self.place(view)?.0)),
                _ => Err(format!("`{name}` is no array")),
            });
            launches.push(Launch {
                kernel: launch.kernel.clone(),
                grid: launch.grid,
                block: launch.block,
                args: args.collect::<Result<_, String>>()?,
                symbols: symbols.collect::<Result<_, String>>()?,
            });
        }
        let mut swaps = Vec::new();
        for cycle in self.job.time.iter().flat_map(|time| &time.swap) {
            for pair in cycle.windows(2) {
                let [a, b] = [&pair[0], &pair[1]].map(|name| self.place(&View::whole(&name.value)));
                swaps.push((a?.0, b?.0));
            }
        }
        Ok(Program {
            source: source.to_owned(),
            arrays: self.job.arrays.iter().map(bytes).collect(),
            launches,
            swaps,
            steps: self.steps(),
        })
    }

    /// Returns the launches of a step, repeated as they run.
    fn in_order(&self) -> Result<Vec<usize>, String> {
        let schedule = self.job.schedule();
        if !schedule.before.is_empty() || !schedule.after.is_empty() {
            return Err("launches before or after the loop".to_owned());
        }
        let mut order = Vec::new();
        written_out(&schedule.step, &mut order)?;
        Ok(order)
    }

    /// Returns the index of an array, and the byte offset of a view in it.
    fn place(&self, view: &View) -> Result<(usize, usize), String> {
        let mut arrays = self.job.arrays.iter();
        let place = arrays.position(|array| array.name.value == view.array);
        let place = place.ok_or_else(|| format!("the job has no array `{}`", view.array))?;
        let size = element::bytes(self.job.arrays[place].element);
        Ok((place, view.offset * size))
    }

    fn float(&self, name: &str) -> Result<(ElementType, f64), String> {
        let mut floats = self.plan.floats.iter();
        let float = floats.find(|float| float.name == name);
        let float = float.ok_or_else(|| format!("the job has no number `{name}`"))?;
        Ok((float.element, float.value))
    }

    fn arg(&self, arg: &PlannedArg) -> Result<Arg, String> {
        Ok(match arg {
            PlannedArg::Array(view) => {
                let (array, offset) = self.place(view)?;
                Arg::Array(array, offset)
            }
            PlannedArg::Null => Arg::Int(0),
            PlannedArg::Int(value) => Arg::Int(*value),
            PlannedArg::Float(name, _) => Arg::Float(self.float(name)?.1),
            PlannedArg::Struct(fields) => {
                let mut placed = Vec::new();
                for (number, (offset, field)) in fields.iter().enumerate() {
                    let end = fields.get(number + 1).map_or(offset + 8, |(next, _)| *next);
                    let field = match field {
                        PlannedArg::Array(view) => {
                            let (array, more) = self.place(view)?;
                            Field::Array(array, more)
                        }
                        PlannedArg::Null => Field::Int(0, 8),
                        PlannedArg::Int(value) => Field::Int(*value, (end - offset).min(8)),
                        PlannedArg::Float(name, element) => {
                            let value = self.float(name)?.1;
                            match element {
                                ElementType::F16 => {
                                    Field::Int(half::f16::from_f64(value).to_bits().into(), 2)
                                }
                                ElementType::BF16 => {
                                    Field::Int(half::bf16::from_f64(value).to_bits().into(), 2)
                                }
                                ElementType::F32 => Field::F32(value as f32),
                                _ => Field::F64(value),
                            }
                        }
                        PlannedArg::Struct(_) => return Err("a structure in a structure".into()),
                        PlannedArg::Varying(_) | PlannedArg::Moving(..) => return Err(varies()),
                    };
                    placed.push((*offset, field));
                }
                Arg::Struct(placed)
            }
            PlannedArg::Varying(_) | PlannedArg::Moving(..) => return Err(varies()),
        })
    }
}

/// The messages of errors.
fn varies() -> String {
    "what varies from step to step is none of one launch".to_owned()
}

fn said(faults: runner::fault::Faults) -> String {
    let messages: Vec<&str> = faults.iter().map(|fault| fault.message.as_str()).collect();
    messages.join("; ")
}

/// Appends the launches of groups, repeated as they run.
fn written_out(items: &[Item], order: &mut Vec<usize>) -> Result<(), String> {
    for item in items {
        let group = match item {
            Item::Leaf(number) => {
                order.push(*number);
                continue;
            }
            Item::Group(group) => group,
        };
        if group.options != GroupOptions::default() {
            return Err("a group with exchanges or conditions".to_owned());
        }
        for _ in 0..group.repeat {
            written_out(&group.items, order)?;
        }
    }
    Ok(())
}
