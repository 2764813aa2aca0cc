//! An objective as ops of a tensor program.
//!
//! Arrays appear without their halo, as outputs do. They are combined where their dimensions have the same names (or, having different
//! ones, the same extents), one of fewer dimensions along the others of the other; coordinates are arrays of one dimension. Comparisons
//! give 1 and 0. All is computed in the widest type of the arrays that are named, but at least in `f32`.

use std::collections::BTreeMap;
use std::ops::Range;

use stablehlo::{BinaryOp, Combiner, ElementType, Func, Scalar, TensorType, Value};

use super::function;
use crate::element;
use crate::expr::Expr;
use crate::expr::tree::{Along, Kind, Tree};
use crate::fault::{Fault, Origin, Result};
use crate::job::{Job, Located, inside, names_of_objectives};

/// An expression of the arrays of a job that gives one number.
pub struct Objective<'a> {
    job: &'a Job,
    origin: &'a Origin,
    text: &'a Located<String>,
    tree: Tree,
    names: Vec<String>,
    element: ElementType,
}

/// An array while it is combined with others.
#[derive(Clone)]
struct Field {
    value: Value,
    /// Names and extents of its dimensions.
    dims: Vec<(String, usize)>,
    /// Whether anything else than coordinates is in it.
    is_data: bool,
}

impl Field {
    fn shape(&self) -> Vec<usize> {
        self.dims.iter().map(|(_, extent)| *extent).collect()
    }
}

impl<'a> Objective<'a> {
    /// Reads the expression `text` of `origin`.
    ///
    /// - errors: what is no expression, what is named and not there, an objective of integers
    pub fn read(
        job: &'a Job,
        origin: &'a Origin,
        text: &'a Located<String>,
    ) -> Result<Objective<'a>> {
        let names = names_of_objectives(&job.arrays, &job.scalars, &job.coordinates);
        let known: Vec<&str> = names.iter().map(String::as_str).collect();
        let tree = Tree::parse(&text.value, &known).map_err(|error| {
            let at = inside(origin, text.at.clone(), &text.value, error.span);
            let message = format!("cannot read the expression `{}`", text.value);
            Fault::yours("job-bad-expression", message)
                .at(origin, at, error.message)
                .maybe_help(error.help)
        })?;
        let mut objective = Objective {
            job,
            origin,
            text,
            tree,
            names,
            element: ElementType::F32,
        };
        let arrays = objective.arrays();
        let types = arrays.iter().filter_map(|name| job.array(name));
        let types: Vec<ElementType> = types.map(|array| array.element).collect();
        if !types.iter().any(|ty| element::is_float(*ty)) {
            let (message, label) = match arrays.first() {
                None => (
                    "the objective names no array".to_owned(),
                    "it is the same whatever the job computes".to_owned(),
                ),
                Some(name) => (
                    "the objective is of integers, which have no derivatives".to_owned(),
                    format!("`{name}` is {}", element::name(types[0])),
                ),
            };
            let code = "objective-integer";
            return Err(objective
                .fault(code, objective.tree.span.clone(), message, label)
                .into());
        }
        if types.contains(&ElementType::F64) {
            objective.element = ElementType::F64;
        }
        Ok(objective)
    }

    /// The arrays that it names, each once.
    pub fn arrays(&self) -> Vec<&str> {
        let mut found = Vec::new();
        walk(&self.tree, &mut |tree| {
            if let Kind::Name(index) = tree.kind {
                let name = self.names[index].as_str();
                if self.job.array(name).is_some() && !found.contains(&name) {
                    found.push(name);
                }
            }
        });
        found
    }

    /// The type of its value.
    pub fn element(&self) -> ElementType {
        self.element
    }

    /// Appends it to `func`, where the arrays and the runtime scalars are at `given`; gives where its value is.
    pub fn append(&self, func: &mut Func, given: &BTreeMap<String, Value>) -> Result<Value> {
        let mut builder = Builder {
            objective: self,
            func,
            given,
        };
        let field = builder.field(&self.tree)?;
        if field.shape().iter().product::<usize>() != 1 {
            let names: Vec<&str> = field.dims.iter().map(|(name, _)| name.as_str()).collect();
            let shape = crate::arrays::type_name(self.element, &field.shape());
            let label = format!("this is {shape}, over {}", names.join(", "));
            let message = "the objective is not one number".to_owned();
            let fault = self.fault(
                "objective-not-scalar",
                0..self.text.value.len(),
                message,
                label,
            );
            let help = "reduce it: `mean(…)`, `sum(…)`, `max(…)`; or take one element, such as `T[12, 30]`";
            return Err(fault.help(help).into());
        }
        Ok(builder.func.reshape(field.value, &[]))
    }

    fn fault(&self, code: &str, span: Range<usize>, message: String, label: String) -> Fault {
        let at = inside(self.origin, self.text.at.clone(), &self.text.value, span);
        Fault::yours(code, message).at(self.origin, at, label)
    }
}

fn walk<'t>(tree: &'t Tree, visit: &mut dyn FnMut(&'t Tree)) {
    visit(tree);
    match &tree.kind {
        Kind::Number(_) | Kind::Name(_) => {}
        Kind::Apply(_, arguments) => arguments.iter().for_each(|tree| walk(tree, visit)),
        Kind::Reduce(_, argument) | Kind::Part(argument, _) => walk(argument, visit),
    }
}

struct Builder<'a> {
    objective: &'a Objective<'a>,
    func: &'a mut Func,
    given: &'a BTreeMap<String, Value>,
}

impl Builder<'_> {
    fn field(&mut self, tree: &Tree) -> Result<Field> {
        match &tree.kind {
            Kind::Number(number) => Ok(self.number(*number)),
            Kind::Name(index) => self.name(*index, tree),
            Kind::Apply("^" | "**", arguments) => {
                let base = self.field(&arguments[0])?;
                match self.integer_power(&arguments[1]) {
                    Some(power) => Ok(self.integral(base, power)),
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
                Fault::ours("objective-array", format!("`{name}` is not at hand"))
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
            let value = match self.given.get(name) {
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
        self.coordinate(name, tree)
    }

    /// Along the dimension of the same name of an array that the expression names.
    fn coordinate(&mut self, name: &str, tree: &Tree) -> Result<Field> {
        let job = self.objective.job;
        let arrays = self.objective.arrays();
        let arrays = arrays.into_iter().filter_map(|array| job.array(array));
        let mut extents = arrays.filter_map(|array| {
            let axis = job.dims(array).iter().position(|dim| dim == name)?;
            Some(array.shape[axis] - 2 * array.halo[axis])
        });
        let Some(extent) = extents.next() else {
            let message = format!("no array of the objective has the dimension `{name}`");
            let code = "objective-coordinate";
            return Err(self
                .fault(code, tree, message, "so this has no extent".into())
                .into());
        };
        let (from, spacing) = job
            .coordinate(name)
            .map_or((0.0, 1.0), |c| (c.from, c.spacing));
        let ty = TensorType::new(ElementType::F64, [extent]);
        let count = self.func.iota(ElementType::F64, &[extent], 0);
        let spacing = self.func.splat(ty.clone(), Scalar::Float(spacing));
        let from = self.func.splat(ty, Scalar::Float(from));
        let scaled = self.func.binary(BinaryOp::Multiply, count, spacing);
        let moved = self.func.binary(BinaryOp::Add, scaled, from);
        let value = self.func.convert(moved, self.objective.element);
        Ok(Field {
            value,
            dims: vec![(name.to_owned(), extent)],
            is_data: false,
        })
    }

    /// The exponent, if it is a small integer that is written out.
    fn integer_power(&self, tree: &Tree) -> Option<i32> {
        let number = match &tree.kind {
            Kind::Number(number) => *number,
            Kind::Apply("-", arguments) if arguments.len() == 1 => match arguments[0].kind {
                Kind::Number(number) => -number,
                _ => return None,
            },
            _ => return None,
        };
        (number == number.trunc() && number.abs() <= 64.0).then_some(number as i32)
    }

    /// By products.
    fn integral(&mut self, base: Field, power: i32) -> Field {
        let ty = self.func.tensor(base.value).clone();
        let one = self.func.splat(ty, Scalar::Float(1.0));
        let mut product = None;
        let (mut square, mut left) = (base.value, power.unsigned_abs());
        while left > 0 {
            if left & 1 == 1 {
                product = Some(match product {
                    None => square,
                    Some(product) => self.func.binary(BinaryOp::Multiply, product, square),
                });
            }
            left >>= 1;
            if left > 0 {
                square = self.func.binary(BinaryOp::Multiply, square, square);
            }
        }
        let product = product.unwrap_or(one);
        let value = match power < 0 {
            true => self.func.binary(BinaryOp::Divide, one, product),
            false => product,
        };
        Field { value, ..base }
    }

    fn apply(&mut self, name: &str, arguments: Vec<Field>, tree: &Tree) -> Result<Field> {
        let dims = self.fit(&arguments, tree)?;
        let is_data = arguments.iter().any(|field| field.is_data);
        let values: Vec<Value> = arguments
            .iter()
            .map(|field| self.spread(field, &dims))
            .collect();
        let value = function::write(self.func, name, &values);
        Ok(Field {
            value,
            dims,
            is_data,
        })
    }

    /// The dimensions that all of `fields` can be spread over.
    fn fit(&mut self, fields: &[Field], tree: &Tree) -> Result<Vec<(String, usize)>> {
        let mut all = Field {
            dims: Vec::new(),
            ..fields[0].clone()
        };
        all.is_data = false;
        for field in fields {
            let within = |a: &Field, b: &Field| a.dims.iter().all(|dim| b.dims.contains(dim));
            let clash = field.dims.iter().any(|(name, extent)| {
                all.dims
                    .iter()
                    .any(|(other, size)| other == name && size != extent)
            });
            if within(&all, field) {
                all.dims = field.dims.clone();
            } else if within(field, &all)
                || (all.is_data && field.is_data && field.shape() == all.shape())
            {
                // It is spread over what there is.
            } else if !(clash || all.is_data && field.is_data) {
                let new: Vec<_> = field
                    .dims
                    .iter()
                    .filter(|dim| !all.dims.contains(dim))
                    .collect();
                let new: Vec<_> = new.into_iter().cloned().collect();
                all.dims.extend(new);
            } else {
                return Err(self.misfit(&all, field, tree).into());
            }
            all.is_data |= field.is_data;
        }
        let is_misfit = |field: &&Field| {
            let named = field.dims.iter().all(|dim| all.dims.contains(dim));
            !named && field.shape() != all.shape()
        };
        match fields.iter().find(is_misfit) {
            Some(field) => Err(self.misfit(&all, field, tree).into()),
            None => Ok(all.dims),
        }
    }

    fn misfit(&self, all: &Field, field: &Field, tree: &Tree) -> Fault {
        let shown = |field: &Field| {
            let dims = field.dims.iter();
            let dims = dims.map(|(name, extent)| format!("{name} = {extent}"));
            dims.collect::<Vec<_>>().join(", ")
        };
        let message = "arrays of the objective do not fit each other".to_owned();
        let label = format!("over {} and over {}", shown(all), shown(field));
        let fault = self.fault("objective-shapes", tree, message, label);
        fault.help("give them the same `dims`, or reduce each by itself first")
    }

    /// The field over `dims`, all of its own among them: by name, or else in order.
    fn spread(&mut self, field: &Field, dims: &[(String, usize)]) -> Value {
        let shape: Vec<usize> = dims.iter().map(|(_, extent)| *extent).collect();
        let named: Option<Vec<usize>> = field
            .dims
            .iter()
            .map(|dim| dims.iter().position(|other| other == dim))
            .collect();
        let Some(places) = named else {
            return field.value;
        };
        let mut order: Vec<usize> = (0..places.len()).collect();
        order.sort_by_key(|k| places[*k]);
        let value = self.func.transpose(field.value, &order);
        let places: Vec<usize> = order.iter().map(|k| places[*k]).collect();
        self.func.broadcast_in_dim(value, &shape, &places)
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

    fn part(&mut self, field: Field, along: &[Along], tree: &Tree) -> Result<Field> {
        if along.len() > field.dims.len() {
            let message = format!("{} indices are given", along.len());
            let label = format!("this has {} dimensions", field.dims.len());
            return Err(self.fault("objective-index", tree, message, label).into());
        }
        let (mut start, mut limit) = (vec![0; field.dims.len()], field.shape());
        let mut kept: Vec<(String, usize)> = Vec::new();
        for (axis, (name, extent)) in field.dims.iter().enumerate() {
            let bound = |expr: &Expr, most: usize| self.bound(expr, *extent, most, name, tree);
            match along.get(axis) {
                None => kept.push((name.clone(), *extent)),
                Some(Along::At(at)) => {
                    start[axis] = bound(at, extent - 1)?;
                    limit[axis] = start[axis] + 1;
                }
                Some(Along::Range(from, to)) => {
                    start[axis] = from.as_ref().map_or(Ok(0), |from| bound(from, *extent))?;
                    limit[axis] = to.as_ref().map_or(Ok(*extent), |to| bound(to, *extent))?;
                    if start[axis] >= limit[axis] {
                        let message = format!("nothing is left of `{name}`");
                        let label = format!("from {} up to {}", start[axis], limit[axis]);
                        return Err(self.fault("objective-index", tree, message, label).into());
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

    /// An index of at most `most`; negative ones count from the end.
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
            return Err(self.fault("objective-index", tree, message, label).into());
        }
        Ok(counted as usize)
    }

    fn fault(&self, code: &str, tree: &Tree, message: String, label: String) -> Fault {
        self.objective
            .fault(code, tree.span.clone(), message, label)
    }
}
