//! An objective as ops of a tensor program.
//!
//! Arrays appear without their halo, as outputs do. They are combined where their dimensions have the same names (or, having different
//! ones, the same extents), one of fewer dimensions along the others of the other; coordinates are arrays of one dimension. Comparisons
//! give 1 and 0. All is computed in the widest type of the arrays that are named, but at least in `f32`.

mod build;
mod fit;

use std::collections::BTreeMap;
use std::ops::Range;

use stablehlo::{ElementType, Func, Value};

use self::build::Builder;
use crate::element;
use crate::expr::tree::{Kind, Tree};
use crate::fault::{Fault, Origin, Result};
use crate::gradient::formulas::Formulas;
use crate::job::{Job, Located, inside, names_of_objectives};

/// An expression of the arrays of a job that gives one number.
pub struct Objective<'a> {
    job: &'a Job,
    origin: &'a Origin,
    text: &'a Located<String>,
    tree: Tree,
    names: Vec<String>,
    element: ElementType,
    formulas: &'a Formulas<'a>,
}

impl<'a> Objective<'a> {
    /// Reads the expression `text` of `origin`.
    ///
    /// - errors: what is no expression, what is named and not there, an objective of integers
    pub fn read(
        job: &'a Job,
        origin: &'a Origin,
        text: &'a Located<String>,
        formulas: &'a Formulas<'a>,
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
            formulas,
        };
        let arrays = objective.arrays();
        let types = arrays.iter().filter_map(|name| job.array(name));
        let types: Vec<ElementType> = types.map(|array| array.element).collect();
        if !types.iter().any(|ty| element::is_float(*ty)) {
            let (message, label, help) = match arrays.first() {
                None => (
                    "the objective names no array".to_owned(),
                    "it is the same whatever the job computes".to_owned(),
                    "such as `mean(T^2)`, of an array `T` that a kernel writes",
                ),
                Some(name) => (
                    "the objective is of integers, which have no derivatives".to_owned(),
                    format!("`{name}` is {}", element::name(types[0])),
                    "name an array of floats",
                ),
            };
            let code = "objective-integer";
            let fault = objective.fault(code, objective.tree.span.clone(), message, label);
            return Err(fault.help(help).into());
        }
        if types.contains(&ElementType::F64) {
            objective.element = ElementType::F64;
        }
        Ok(objective)
    }

    /// The arrays that it names, each once.
    pub fn arrays(&self) -> Vec<&str> {
        self.named(&|name| self.job.array(name).is_some())
    }

    /// The scalars that it names, each once.
    pub fn scalars(&self) -> Vec<&str> {
        self.named(&|name| self.job.array(name).is_none() && self.job.scalar(name).is_some())
    }

    /// The formulas of the job.
    pub fn formulas(&self) -> &Formulas<'a> {
        self.formulas
    }

    fn named(&self, is_it: &dyn Fn(&str) -> bool) -> Vec<&str> {
        let mut found = Vec::new();
        walk(&self.tree, &mut |tree| {
            if let Kind::Name(index) = tree.kind {
                let name = self.names[index].as_str();
                if is_it(name) && !found.contains(&name) {
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
