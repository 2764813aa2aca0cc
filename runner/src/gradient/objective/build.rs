//! Emits expressions as ops: each subexpression becomes a [`Field`], from the leaves up.

use std::collections::BTreeMap;

use stablehlo::{BinaryOp, Combiner, ElementType, Func, Scalar, Value};

use super::Objective;
use crate::expr::Expr;
use crate::expr::tree::{Kind, Subscript, Tree};
use crate::fault::{Fault, Result};
use crate::gradient::function;
use crate::job::{COUNTER, TIME, steps};

/// An operand of an expression, with named dimensions.
#[derive(Clone)]
pub(super) struct Field {
    pub value: Value,
    /// Names and extents of its dimensions.
    pub dims: Vec<(String, usize)>,
    /// Whether it contains data, and not coordinates only.
    pub is_data: bool,
}

impl Field {
    pub fn shape(&self) -> Vec<usize> {
        self.dims.iter().map(|(_, extent)| *extent).collect()
    }
}

/// Emits one objective.
pub(super) struct Builder<'a> {
    pub objective: &'a Objective<'a>,
    pub func: &'a mut Func,
    pub given: &'a BTreeMap<String, Value>,
}

impl Builder<'_> {
    pub fn field(&mut self, tree: &Tree) -> Result<Field> {
        match &tree.kind {
            Kind::Number(number) => Ok(self.number(*number)),
            Kind::Name(index) => self.name(*index, tree),
            Kind::Apply("^" | "**", arguments) => {
                let base = self.field(&arguments[0])?;
                match function::integer(&arguments[1]) {
                    Some(power) => Ok(Field {
                        value: function::power(self.func, base.value, power),
                        ..base
                    }),
                    None => {
                        let power = self.field(&arguments[1])?;
                        self.apply("^", vec![base, power], tree)
                    }
                }
            }
            Kind::Apply(name, arguments) => {
                let arguments = arguments.iter().map(|argument| self.field(argument));
                let arguments = arguments.collect::<Result<Vec<Field>>>()?;
                self.apply(name, arguments, tree)
            }
            Kind::Reduce(name, argument) => {
                let argument = self.field(argument)?;
                Ok(self.reduce(name, argument))
            }
            Kind::Part(array, along) => {
                let array = self.field(array)?;
                self.part(array, along, tree)
            }
        }
    }

    fn number(&mut self, number: f64) -> Field {
        let value = self
            .func
            .scalar(self.objective.element, Scalar::Float(number));
        Field {
            value,
            dims: Vec::new(),
            is_data: false,
        }
    }

    fn name(&mut self, index: usize, tree: &Tree) -> Result<Field> {
        let (job, name) = (self.objective.job, self.objective.names[index].as_str());
        let element = self.objective.element;
        if let Some(array) = job.array(name) {
            let given = self.given.get(name).ok_or_else(|| {
                Fault::internal("objective-array", format!("`{name}` is not at hand"))
            })?;
            let limit: Vec<usize> = array
                .shape
                .iter()
                .zip(&array.halo)
                .map(|(n, h)| n - h)
                .collect();
            let inner = self
                .func
                .slice(*given, &array.halo, &limit, &vec![1; limit.len()]);
            let value = self.func.convert(inner, element);
            let shape = self.func.shape(value).to_vec();
            return Ok(Field {
                value,
                dims: job.dims(array).into_iter().zip(shape).collect(),
                is_data: true,
            });
        }
        if let Some(scalar) = job.scalar(name) {
            let formulas = self.objective.formulas;
            let value = match self.given.get(name) {
                _ if formulas.is_computed(name) => {
                    let value = formulas.number(self.func, self.given, name);
                    self.func.convert(value, element)
                }
                Some(given) => self.func.convert(*given, element),
                None => self
                    .func
                    .scalar(element, Scalar::Float(scalar.value.as_f64())),
            };
            return Ok(Field {
                value,
                dims: Vec::new(),
                is_data: false,
            });
        }
        if self.objective.is_series(name) {
            return self.of_series(name);
        }
        if self.objective.is_step(name) {
            return self.step(name, tree);
        }
        self.coordinate(name, tree)
    }

    /// Emits the number of completed steps, or a value derived from it; without a loop there is one
    /// step.
    fn step(&mut self, name: &str, tree: &Tree) -> Result<Field> {
        let time = self.objective.job.time.as_ref();
        let dt = time.map_or(Some(0.0), |time| time.dt);
        if name == TIME && dt.is_none() {
            let [message, label] = steps::NO_LENGTH.map(str::to_owned);
            return Err(self.fault("time", tree, message, label).into());
        }
        let (factor, offset) = steps::line_of(name, dt.unwrap_or(0.0));
        let element = self.objective.element;
        let value = match self.given.get(COUNTER) {
            Some(counter) => self.func.convert(*counter, element),
            None => self.func.scalar(element, Scalar::Int(0)),
        };
        let [factor, offset] =
            [factor, offset].map(|n| self.func.scalar(element, Scalar::Float(n)));
        let value = self.func.binary(BinaryOp::Multiply, value, factor);
        let value = self.func.binary(BinaryOp::Add, value, offset);
        Ok(Field {
            value,
            dims: Vec::new(),
            is_data: true,
        })
    }

    /// Emits the value of a series at this step; without a loop there is one step.
    fn of_series(&mut self, name: &str) -> Result<Field> {
        let table = self.given.get(&steps::table_of(name));
        let value = match (table, self.given.get(COUNTER)) {
            (Some(table), Some(counter)) => {
                let number = self.func.dynamic_slice(*table, &[*counter], &[1]);
                let number = self.func.reshape(number, &[]);
                self.func.convert(number, self.objective.element)
            }
            _ => {
                let mut series = self.objective.job.series.iter();
                let series = series.find(|series| series.name.value == name);
                let number = series.map_or(f64::NAN, |series| series.values[0]);
                let number = Scalar::Float(number);
                self.func.scalar(self.objective.element, number)
            }
        };
        Ok(Field {
            value,
            dims: Vec::new(),
            is_data: true,
        })
    }

    /// Emits a coordinate, in the dimension of the same name of an array in the expression.
    fn coordinate(&mut self, name: &str, tree: &Tree) -> Result<Field> {
        let job = self.objective.job;
        let arrays = self.objective.arrays();
        let arrays = arrays.into_iter().filter_map(|array| job.array(array));
        let mut extents = arrays.filter_map(|array| {
            let axis = job.dims(array).iter().position(|dim| dim == name)?;
            Some(array.shape[axis] - 2 * array.halo[axis])
        });
        let Some(extent) = extents.next() else {
            let role = self.objective.role.name();
            let message = format!("no array of the {role} has the dimension `{name}`");
            let code = "coordinate";
            return Err(self
                .fault(code, tree, message, "so this has no extent".into())
                .into());
        };
        let count = self.func.iota(ElementType::F64, &[extent], 0);
        let formulas = self.objective.formulas;
        let along = formulas.coordinate(self.func, self.given, job.coordinate(name), count);
        let value = self.func.convert(along, self.objective.element);
        Ok(Field {
            value,
            dims: vec![(name.to_owned(), extent)],
            is_data: false,
        })
    }

    fn reduce(&mut self, name: &str, field: Field) -> Field {
        let element = self.objective.element;
        let combiner = match name {
            "min" => Combiner::Min,
            "max" => Combiner::Max,
            _ => Combiner::Add,
        };
        let init = combiner.identity(element).expect("floats have one");
        let init = self.func.scalar(element, init);
        let all: Vec<usize> = (0..field.dims.len()).collect();
        let mut value = match all.is_empty() {
            true => field.value,
            false => self.func.reduce(field.value, init, &all, combiner),
        };
        if name == "mean" {
            let count = field.shape().iter().product::<usize>() as f64;
            let count = self.func.scalar(element, Scalar::Float(count));
            value = self.func.binary(BinaryOp::Divide, value, count);
        }
        Field {
            value,
            dims: Vec::new(),
            is_data: field.is_data,
        }
    }

    fn part(&mut self, field: Field, along: &[Subscript], tree: &Tree) -> Result<Field> {
        if along.len() > field.dims.len() {
            let message = format!("{} indices are given", along.len());
            let label = format!("this has {} dimensions", field.dims.len());
            return Err(self.fault("index", tree, message, label).into());
        }
        let (mut start, mut limit) = (vec![0; field.dims.len()], field.shape());
        let mut kept: Vec<(String, usize)> = Vec::new();
        for (axis, (name, extent)) in field.dims.iter().enumerate() {
            let bound = |expr: &Expr, most: usize| self.bound(expr, *extent, most, name, tree);
            match along.get(axis) {
                None => kept.push((name.clone(), *extent)),
                Some(Subscript::At(at)) => {
                    start[axis] = bound(at, extent - 1)?;
                    limit[axis] = start[axis] + 1;
                }
                Some(Subscript::Range(from, to)) => {
                    start[axis] = from.as_ref().map_or(Ok(0), |from| bound(from, *extent))?;
                    limit[axis] = to.as_ref().map_or(Ok(*extent), |to| bound(to, *extent))?;
                    if start[axis] >= limit[axis] {
                        let message = format!("nothing is left of `{name}`");
                        let label = format!("from {} up to {}", start[axis], limit[axis]);
                        return Err(self.fault("index", tree, message, label).into());
                    }
                    kept.push((name.clone(), limit[axis] - start[axis]));
                }
            }
        }
        let part = self
            .func
            .slice(field.value, &start, &limit, &vec![1; start.len()]);
        let shape: Vec<usize> = kept.iter().map(|(_, extent)| *extent).collect();
        Ok(Field {
            value: self.func.reshape(part, &shape),
            dims: kept,
            is_data: field.is_data,
        })
    }

    /// Evaluates an index of at most `most`; negative indices count from the end.
    fn bound(
        &self,
        expr: &Expr,
        extent: usize,
        most: usize,
        dim: &str,
        tree: &Tree,
    ) -> Result<usize> {
        let job = self.objective.job;
        let value = |name: &String| {
            job.scalar(name)
                .map_or(f64::NAN, |scalar| scalar.value.as_f64())
        };
        let values: Vec<f64> = self.objective.names.iter().map(value).collect();
        let index = expr.eval(&values);
        let counted = if index < 0.0 {
            index + extent as f64
        } else {
            index
        };
        if counted != counted.trunc() || !(0.0..=most as f64).contains(&counted) {
            let message = match index == index.trunc() {
                true => format!("index {index} is outside of `{dim}`"),
                false => format!("an index of `{dim}` is not an integer"),
            };
            let label = format!("`{dim}` has {extent} cells without the halo");
            return Err(self.fault("index", tree, message, label).into());
        }
        Ok(counted as usize)
    }

    pub fn fault(&self, code: &str, tree: &Tree, message: String, label: String) -> Fault {
        self.objective
            .fault(code, tree.span.clone(), message, label)
    }
}
