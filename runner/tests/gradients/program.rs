//! A job as a tensor program, in f64 where possible, with its inputs.

use std::path::Path;

use libtest_mimic::Failed;
use runner::arrays::initial::initial;
use runner::compile::Bound;
use runner::fault::Faults;
use runner::job::{Argument, Job, field_name, literal_name, read, symbol_name};
use runner::raise_backend::raiser;
use runner::raiser::Fallback;
use runner::report::render;
use stablehlo::{ElementType, Func, Literal, Op, Scalar, TensorType, parse};
use testkit::Random;
use testkit::files::path;

use crate::agree::size_of;
use crate::widen::widened;

/// A program and its inputs.
pub struct Program {
    pub func: Func,
    pub inputs: Vec<Literal>,
    /// Whether some floats are narrower than f64, because their bits are read.
    pub narrow: bool,
}

impl Program {
    /// Raises a form of a job's kernels, with launches repeated `steps` times.
    pub fn read(job: &Path, kernels: &Path, steps: i64) -> Result<Program, Failed> {
        let text = std::fs::read_to_string(job)?;
        let mut table: toml::Table = text.parse()?;
        table.remove("output");
        table.insert("kernels".into(), vec![path(kernels)].into());
        let looped = table.get_mut("loop").and_then(|l| l.as_table_mut());
        match looped {
            Some(looped) => {
                looped.insert("steps".into(), steps.into());
            }
            None if steps > 1 => {
                let looped = toml::Table::from_iter([("steps".to_owned(), steps.into())]);
                table.insert("loop".into(), looped.into());
            }
            None => {}
        }
        // Files of initial values are in the folder of the job.
        let beside = job.parent().ok_or("a job has a folder")?;
        let said = |faults: Faults| Failed::from(render(&faults, false, 120));
        let job = read::read("job.toml", &toml::to_string(&table)?, beside).map_err(said)?;
        let bound = Bound::new(&job, raiser()).map_err(said)?;
        let tensors = bound.tensors(&job, Fallback::None).map_err(said)?;
        let text = tensors.as_raised().text;
        let raised = parse(&text).map_err(|errors| format!("{errors:?}"))?;
        let func = with_steps(&raised, steps);
        let wide = widened(&func);
        let narrow = wide.is_err();
        let simple = optimize::simplify(&wide.unwrap_or(func));
        let mut inputs = Vec::new();
        for param in simple.params() {
            let name = param.name.as_deref().ok_or("a parameter has a name")?;
            inputs.push(input(&job, name, param.ty.element)?);
        }
        Ok(Program {
            func: simple,
            inputs,
            narrow,
        })
    }

    /// The inputs that have derivatives.
    pub fn float_inputs(&self) -> Vec<usize> {
        let params = self.func.params();
        (0..params.len())
            .filter(|k| params[*k].ty.element.is_float())
            .collect()
    }

    /// The results that have derivatives.
    pub fn float_results(&self) -> Vec<usize> {
        let types = self.func.result_types();
        (0..types.len())
            .filter(|k| types[*k].element.is_float())
            .collect()
    }
}

/// Returns the program with a constant number of steps; the parameter remains, unused.
fn with_steps(func: &Func, steps: i64) -> Func {
    let is_steps = |index: usize| {
        let param = &func.params()[index];
        let is_count = param.ty == TensorType::scalar(ElementType::I64);
        is_count && param.name.as_deref() == Some("steps")
    };
    let mut out = Func::with_signature_of(func);
    let known = out.scalar(ElementType::I64, Scalar::Int(steps));
    let arguments: Vec<_> = (0..func.params().len())
        .map(|k| {
            if is_steps(k) {
                known
            } else {
                out.parameters()[k]
            }
        })
        .collect();
    out.results = func.rewritten_into(&mut out, &arguments, |out, _, op: Op| {
        out.push(op).expect("it fitted before")
    });
    out
}

/// Returns the initial value of an array, or the value of a scalar, as `element`.
fn input(job: &Job, name: &str, element: ElementType) -> Result<Literal, Failed> {
    if let Some(array) = job.array(name) {
        let value = initial(job, array).map_err(|faults| format!("{faults:?}"))?;
        let literal = Literal::from_bytes(value.element, value.shape.clone(), value.bytes.clone());
        if !element.is_float() {
            return Ok(literal);
        }
        // Perturbs round values, which are often equal or exactly at a discontinuity.
        let (mut numbers, mut random) = (literal.to_f64s(), Random::new(11));
        let least = 1e-3 * size_of(&numbers);
        let is_constant = numbers.iter().all(|x| *x == numbers[0]);
        for x in numbers.iter_mut().filter(|_| !is_constant) {
            *x += least * (1.0 + random.signed());
        }
        return Ok(Literal::from_f64s(element, value.shape, &numbers));
    }
    if name == "steps" {
        return Ok(Literal::from_i64s(element, [], &[0]));
    }
    let scalar = job.scalar(name).map(|scalar| scalar.value.as_f64());
    let literal = || {
        let mut launches = job.launches.iter().enumerate();
        launches.find_map(|(number, launch)| {
            let args = launch.args.iter().enumerate();
            let args = args.map(|(place, arg)| (literal_name(number, place), &arg.value));
            let symbols = launch.options.symbols.iter();
            let symbols = symbols.map(|symbol| {
                let name = symbol_name(number, &symbol.name.value);
                (name, &symbol.given.value)
            });
            let mut all = args.chain(symbols);
            all.find_map(|(of, argument)| literal_called(name, &of, argument))
        })
    };
    let value = scalar.or_else(literal);
    let value = value.ok_or_else(|| format!("what is the parameter `{name}`?"))?;
    Ok(Literal::from_f64s(element, [], &[value]))
}

/// Returns the value of the scalar `wanted` in `argument`, whose name is `name`.
fn literal_called(wanted: &str, name: &str, argument: &Argument) -> Option<f64> {
    match argument {
        Argument::Literal(number, ..) => (name == wanted).then(|| number.as_f64()),
        Argument::Struct(fields) => {
            let mut fields = fields.iter().enumerate();
            fields.find_map(|(place, field)| {
                literal_called(wanted, &field_name(name, place), &field.value)
            })
        }
        Argument::Array(_)
        | Argument::Scalar(_)
        | Argument::OfStep(..)
        | Argument::Moving { .. }
        | Argument::Null
        | Argument::Unused(_) => None,
    }
}
