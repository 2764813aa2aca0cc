//! The expressions of a job over its scalars, as ops: `c = "dt / dx"`, an argument `"2 * nu"`,
//! coordinates, first values.
//!
//! A job evaluates them once, before it runs. The derivative by a scalar is a total derivative
//! through all of them, so the program evaluates them if derivatives are taken by a scalar; in
//! `f64`, as the job does. A scalar that derivatives are taken by as well is held constant while
//! others change.

use std::collections::BTreeMap;

use stablehlo::{BinaryOp, ElementType, Func, Literal, Scalar, TensorType, Value};

use super::function;
use crate::expr::tree::{Kind, Tree};
use crate::job::scope::{Scope, Source};
use crate::job::{
    Argument, Array, Coordinate, Curve, Init, Job, Located, field_name, literal_name, symbol_name,
};
use crate::number::Number;
use crate::program::Input;

/// The formulas of a job, and the names that derivatives are taken by.
pub struct Formulas<'a> {
    job: &'a Job,
    asked: Vec<&'a str>,
    /// The formulas of kernel arguments that have no name in the job.
    literals: BTreeMap<String, &'a str>,
}

impl<'a> Formulas<'a> {
    /// Collects the formulas; derivatives are taken by `wrt`, and kernels have the parameters
    /// `inputs`.
    pub fn new(job: &'a Job, wrt: &'a [Located<String>], inputs: &[Input]) -> Formulas<'a> {
        let has_slope = |name: &str| match job.scalar(name).map(|scalar| scalar.value) {
            Some(Number::Int(_)) => inputs.iter().any(|input| input.name() == name),
            Some(Number::Float(_)) | None => true,
        };
        let asked = wrt.iter().map(|name| name.value.as_str());
        let mut literals = BTreeMap::new();
        for (launch, of) in job.launches.iter().enumerate() {
            for (position, argument) in of.args.iter().enumerate() {
                let name = literal_name(launch, position);
                unnamed(name, &argument.value, &mut literals);
            }
            for symbol in &of.options.symbols {
                let name = symbol_name(launch, &symbol.name.value);
                unnamed(name, &symbol.given.value, &mut literals);
            }
        }
        Formulas {
            job,
            asked: asked.filter(|name| has_slope(name)).collect(),
            literals,
        }
    }

    /// Returns whether derivatives are taken by `name`.
    pub fn is_asked(&self, name: &str) -> bool {
        self.asked.contains(&name)
    }

    /// Returns the scalars that derivatives are taken by.
    pub fn scalars(&self) -> impl Iterator<Item = &'a crate::job::Scalar> + '_ {
        let asked = self.asked.iter();
        asked.filter_map(|name| self.job.scalar(name))
    }

    /// Returns whether a formula reads `name`.
    pub fn is_source(&self, name: &str) -> bool {
        let scalars = self.job.scalars.iter();
        let scalars = scalars.filter_map(|scalar| scalar.formula.as_deref());
        let coordinates = self.job.coordinates.iter();
        let coordinates = coordinates.flat_map(|c| c.formulas.iter().flatten());
        let literals = self.literals.values().copied();
        let numbers = scalars
            .chain(coordinates.map(String::as_str))
            .chain(literals);
        let names = |text: &str, scope: &Scope| {
            let mut found = false;
            each_name(text, scope, &mut |index| {
                found |= scope.names[index] == name && is_constant(scope, index);
            });
            found
        };
        let scope = Scope::of_scalars(&self.job.scalars);
        let along = Curve::scope(&self.job.scalars);
        let mut curves = self.job.coordinates.iter().filter_map(|c| c.curve.as_ref());
        let arrays = self.job.arrays.iter();
        numbers.into_iter().any(|text| names(text, &scope))
            || curves.any(|curve| names(&curve.text, &along))
            || arrays
                .filter_map(|array| Some((array, expression(array)?)))
                .any(|(array, text)| names(text, &Scope::of(self.job, array)))
    }

    /// Returns whether a kernel parameter depends on a differentiated scalar without being one.
    pub fn is_computed(&self, name: &str) -> bool {
        !self.is_asked(name) && self.formula(name).is_some_and(|text| self.moves(text))
    }

    /// Returns whether an unnamed argument of launch `launch` at `position`, or a field of a
    /// structure there, depends on a differentiated scalar.
    pub fn is_argument_computed(&self, launch: usize, position: usize) -> bool {
        let argument = (self.job.launches.get(launch)).and_then(|of| of.args.get(position));
        let mut literals = BTreeMap::new();
        if let Some(argument) = argument {
            let name = literal_name(launch, position);
            unnamed(name, &argument.value, &mut literals);
        }
        literals.keys().any(|name| self.is_computed(name))
    }

    /// Returns whether the first values of an array depend on a differentiated scalar.
    pub fn is_array_computed(&self, array: &Array) -> bool {
        let Some(text) = expression(array).filter(|_| !self.is_asked(&array.name.value)) else {
            return false;
        };
        self.any_moves(text, &Scope::of(self.job, array))
    }

    /// Returns whether a coordinate depends on a differentiated scalar.
    pub fn is_coordinate_computed(&self, coordinate: &Coordinate) -> bool {
        if let Some(curve) = &coordinate.curve {
            return self.any_moves(&curve.text, &Curve::scope(&self.job.scalars));
        }
        let formulas = coordinate.formulas.iter().flatten();
        formulas.into_iter().any(|text| self.moves(text))
    }

    /// Returns a sentence for each differentiated scalar that is computed from another one, and is
    /// held constant for that other's derivative.
    pub fn held(&self) -> Vec<String> {
        let mut said = Vec::new();
        for name in &self.asked {
            let others = Formulas {
                job: self.job,
                asked: self.asked.iter().copied().filter(|o| o != name).collect(),
                literals: self.literals.clone(),
            };
            let array = self.job.array(name);
            if others.is_computed(name) || array.is_some_and(|a| others.is_array_computed(a)) {
                said.push(format!(
                    "derivatives are by `{name}` itself, so those by what it is computed from hold it as it is"
                ));
            }
        }
        said
    }

    fn formula(&self, name: &str) -> Option<&str> {
        let scalar = self.job.scalar(name);
        let formula = scalar.and_then(|scalar| scalar.formula.as_deref());
        formula.or_else(|| self.literals.get(name).copied())
    }

    /// Returns whether the value of an expression of scalars depends on a differentiated scalar.
    pub fn moves(&self, text: &str) -> bool {
        self.any_moves(text, &Scope::of_scalars(&self.job.scalars))
    }

    fn any_moves(&self, text: &str, scope: &Scope) -> bool {
        let mut found = false;
        each_name(text, scope, &mut |index| {
            let name = scope.names[index].as_str();
            found |= match scope.sources[index] {
                Source::Constant(_) => self.is_asked(name) || self.is_computed(name),
                Source::Series { .. } => false,
                Source::Axis { .. } | Source::Curve { .. } => self
                    .job
                    .coordinate(name)
                    .is_some_and(|coordinate| self.is_coordinate_computed(coordinate)),
            };
        });
        found
    }

    /// Returns a scalar of the job in `f64`; differentiated scalars are taken from `given`.
    pub fn number(&self, func: &mut Func, given: &BTreeMap<String, Value>, name: &str) -> Value {
        if let (true, Some(value)) = (self.is_asked(name), given.get(name)) {
            return func.convert(*value, ElementType::F64);
        }
        match self.formula(name).filter(|_| self.is_computed(name)) {
            Some(text) => self.formula_of(func, given, text),
            None => {
                let value = self.job.scalar(name).map_or(f64::NAN, |s| s.value.as_f64());
                func.scalar(ElementType::F64, Scalar::Float(value))
            }
        }
    }

    fn formula_of(&self, func: &mut Func, given: &BTreeMap<String, Value>, text: &str) -> Value {
        let scope = Scope::of_scalars(&self.job.scalars);
        let leaf =
            &mut |func: &mut Func, index: usize| self.number(func, given, &scope.names[index]);
        written(func, &parsed(text, &scope), &[], leaf)
    }

    /// Returns a coordinate at the indices `at`, an array in `f64`; the indices themselves if the
    /// job does not define the coordinate.
    pub fn coordinate(
        &self,
        func: &mut Func,
        given: &BTreeMap<String, Value>,
        coordinate: Option<&Coordinate>,
        at: Value,
    ) -> Value {
        let shape = func.shape(at).to_vec();
        if let Some(curve) = coordinate.and_then(|c| c.curve.as_ref()) {
            let scope = Curve::scope(&self.job.scalars);
            let leaf = &mut |func: &mut Func, index: usize| match scope.sources[index] {
                Source::Constant(_) => {
                    let number = self.number(func, given, &scope.names[index]);
                    func.broadcast_in_dim(number, &shape, &[])
                }
                Source::Axis { .. } | Source::Curve { .. } | Source::Series { .. } => at,
            };
            return written(func, &parsed(&curve.text, &scope), &shape, leaf);
        }
        let line = self.line(func, given, coordinate);
        along(func, at, line)
    }

    /// Returns `from` and `spacing` of a coordinate, in `f64`.
    fn line(
        &self,
        func: &mut Func,
        given: &BTreeMap<String, Value>,
        coordinate: Option<&Coordinate>,
    ) -> [Value; 2] {
        let numbers = coordinate.map_or([0.0, 1.0], |c| [c.from, c.spacing]);
        let formulas = coordinate.map_or([&None, &None], |c| c.formulas.each_ref());
        [0, 1].map(|k| match formulas[k] {
            Some(text) if self.moves(text) => self.formula_of(func, given, text),
            _ => func.scalar(ElementType::F64, Scalar::Float(numbers[k])),
        })
    }

    /// Returns the first values, in the array's type, of an array that starts as an expression.
    pub fn first(&self, func: &mut Func, given: &BTreeMap<String, Value>, array: &Array) -> Value {
        let scope = Scope::of(self.job, array);
        let tree = parsed(expression(array).unwrap_or("0"), &scope);
        let leaf = &mut |func: &mut Func, index: usize| {
            let name = &scope.names[index];
            match scope.sources[index] {
                Source::Constant(_) => {
                    let number = self.number(func, given, name);
                    func.broadcast_in_dim(number, &array.shape, &[])
                }
                Source::Series { nth } => {
                    let shape = array.shape.clone();
                    let numbers = &scope.series[nth][..shape.iter().product()];
                    func.constant(Literal::from_f64s(ElementType::F64, shape, numbers))
                }
                // In the time dimension, axes are linear and have no coordinate.
                Source::Axis {
                    axis,
                    from,
                    spacing,
                } if array.hidden => {
                    let place = func.iota(ElementType::F64, &array.shape, axis);
                    let line = [from, spacing];
                    let line = line.map(|x| func.scalar(ElementType::F64, Scalar::Float(x)));
                    along(func, place, line)
                }
                Source::Axis { axis, .. } | Source::Curve { axis, .. } => {
                    let is_named = self.job.dims(array).get(axis) == Some(name);
                    let coordinate = self.job.coordinate(name).filter(|_| is_named);
                    let place = func.iota(ElementType::F64, &array.shape, axis);
                    let halo = Scalar::Float(array.halo[axis] as f64);
                    let halo = func.scalar(ElementType::F64, halo);
                    let halo = func.broadcast_in_dim(halo, &array.shape, &[]);
                    let inside = func.binary(BinaryOp::Subtract, place, halo);
                    self.coordinate(func, given, coordinate, inside)
                }
            }
        };
        let value = written(func, &tree, &array.shape, leaf);
        func.convert(value, array.element)
    }
}

/// Returns `from + spacing * at` for every element of `at`.
fn along(func: &mut Func, at: Value, line: [Value; 2]) -> Value {
    let shape = func.shape(at).to_vec();
    let [from, spacing] = line.map(|x| func.broadcast_in_dim(x, &shape, &[]));
    let scaled = func.binary(BinaryOp::Multiply, at, spacing);
    func.binary(BinaryOp::Add, scaled, from)
}

fn unnamed<'a>(name: String, argument: &'a Argument, into: &mut BTreeMap<String, &'a str>) {
    match argument {
        Argument::Literal(_, _, Some(text)) => {
            into.insert(name, text);
        }
        Argument::Struct(fields) => {
            for (index, field) in fields.iter().enumerate() {
                unnamed(field_name(&name, index), &field.value, into);
            }
        }
        Argument::Array(_)
        | Argument::Scalar(_)
        | Argument::OfStep(..)
        | Argument::Moving { .. }
        | Argument::Null
        | Argument::Unused(_)
        | Argument::Literal(_, _, None) => {}
    }
}

fn expression(array: &Array) -> Option<&str> {
    match &array.init.value {
        Init::Expression(text) => Some(text),
        Init::Iota | Init::Constant(_) | Init::Random { .. } | Init::File(_) => None,
    }
}

fn is_constant(scope: &Scope, index: usize) -> bool {
    matches!(scope.sources[index], Source::Constant(_))
}

/// # Panics
/// If the text is not an expression; the reader of the job has checked it.
fn parsed(text: &str, scope: &Scope) -> Tree {
    Tree::parse(text, &scope.names()).expect("it was read before")
}

fn each_name(text: &str, scope: &Scope, visit: &mut dyn FnMut(usize)) {
    fn walk(tree: &Tree, visit: &mut dyn FnMut(usize)) {
        match &tree.kind {
            Kind::Number(_) => {}
            Kind::Name(index) => visit(*index),
            Kind::Apply(_, arguments) => arguments.iter().for_each(|tree| walk(tree, visit)),
            Kind::Reduce(_, argument) | Kind::Part(argument, _) => walk(argument, visit),
        }
    }
    // A text that no longer parses has no names that could change.
    if let Ok(tree) = Tree::parse(text, &scope.names()) {
        walk(&tree, visit);
    }
}

/// Emits an expression; each value has type `f64` and this shape.
fn written(
    func: &mut Func,
    tree: &Tree,
    shape: &[usize],
    leaf: &mut dyn FnMut(&mut Func, usize) -> Value,
) -> Value {
    match &tree.kind {
        Kind::Number(number) => {
            let ty = TensorType::new(ElementType::F64, shape);
            func.splat(ty, Scalar::Float(*number))
        }
        Kind::Name(index) => leaf(func, *index),
        Kind::Apply("^" | "**", arguments) if function::integer(&arguments[1]).is_some() => {
            let base = written(func, &arguments[0], shape, leaf);
            let power = function::integer(&arguments[1]).unwrap_or(1);
            function::power(func, base, power)
        }
        Kind::Apply(name, arguments) => {
            let arguments: Vec<Value> = arguments
                .iter()
                .map(|argument| written(func, argument, shape, leaf))
                .collect();
            function::write(func, name, &arguments)
        }
        Kind::Reduce(..) | Kind::Part(..) => unreachable!("of arrays, which formulas do not name"),
    }
}
