//! An objective, or the condition that ends a time loop, as ops of a tensor program.
//!
//! Arrays appear without their halo, as in outputs. Operands are broadcast over dimensions of the
//! same names (or, if no names match, of the same extents); coordinates are arrays of one
//! dimension. Comparisons give 1 and 0. Values have the widest type of the arrays that are named,
//! and at least `f32`.

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
use crate::job::{Job, Located, inside, names_of_objectives, steps};

/// An expression over the arrays of a job with a scalar value.
pub struct Objective<'a> {
    job: &'a Job,
    origin: &'a Origin,
    text: &'a Located<String>,
    tree: Tree,
    names: Vec<String>,
    element: ElementType,
    formulas: &'a Formulas<'a>,
    /// The purpose of the expression.
    role: Role,
}

/// The purpose of an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Objective,
    /// The condition that ends the time loop.
    End,
    /// The condition of a group of launches in a step.
    Group,
}

impl Role {
    /// Returns the word for messages.
    fn name(self) -> &'static str {
        match self {
            Role::Objective => "objective",
            Role::End | Role::Group => "condition",
        }
    }
}

impl<'a> Objective<'a> {
    /// Reads the expression `text` of `origin`.
    ///
    /// - errors: texts that are not expressions, unknown names, an objective of integers
    pub fn read(
        job: &'a Job,
        origin: &'a Origin,
        text: &'a Located<String>,
        formulas: &'a Formulas<'a>,
    ) -> Result<Objective<'a>> {
        let mut objective = Objective::parsed(job, (origin, text), formulas, Role::Objective)?;
        let types = objective.types();
        if !types.iter().any(|ty| element::is_float(*ty)) {
            return Err(objective.without_floats(&types).into());
        }
        if types.contains(&ElementType::F64) {
            objective.element = ElementType::F64;
        }
        Ok(objective)
    }

    /// Reads the condition `text` that ends a time loop. It may use integer arrays: if one has 32
    /// bits or more, all values are computed in `f64`.
    ///
    /// - errors: texts that are not expressions, unknown names
    pub fn end(
        job: &'a Job,
        text: &'a Located<String>,
        formulas: &'a Formulas<'a>,
    ) -> Result<Objective<'a>> {
        Objective::condition(job, text, formulas, Role::End)
    }

    /// Reads the condition `text` of a group of launches, as [`Objective::end`] does; it may also
    /// name series.
    pub fn of_group(
        job: &'a Job,
        text: &'a Located<String>,
        formulas: &'a Formulas<'a>,
    ) -> Result<Objective<'a>> {
        Objective::condition(job, text, formulas, Role::Group)
    }

    fn condition(
        job: &'a Job,
        text: &'a Located<String>,
        formulas: &'a Formulas<'a>,
        role: Role,
    ) -> Result<Objective<'a>> {
        let parsed = (&job.origin, text);
        let mut condition = Objective::parsed(job, parsed, formulas, role)?;
        let types = condition.types();
        if types.is_empty() && !condition.is_of_step() {
            return Err(condition.without_floats(&types).into());
        }
        let is_wide =
            |ty: &ElementType| *ty == ElementType::F64 || ty.is_integer() && ty.bits() >= 32;
        if types.iter().any(is_wide) || condition.is_of_step() {
            condition.element = ElementType::F64;
        }
        Ok(condition)
    }

    fn parsed(
        job: &'a Job,
        (origin, text): (&'a Origin, &'a Located<String>),
        formulas: &'a Formulas<'a>,
        role: Role,
    ) -> Result<Objective<'a>> {
        let mut names = names_of_objectives(&job.arrays, &job.scalars, &job.coordinates);
        if role == Role::Group {
            let series = job.series.iter().map(|series| series.name.value.clone());
            names.extend(series);
        }
        if role != Role::Objective {
            let of_step = steps::NAMES
                .iter()
                .filter(|name| !names.iter().any(|n| n == *name));
            let of_step: Vec<String> = of_step.map(|name| (*name).to_owned()).collect();
            names.extend(of_step);
        }
        let known: Vec<&str> = names.iter().map(String::as_str).collect();
        let tree = Tree::parse(&text.value, &known).map_err(|error| {
            let at = inside(origin, text.at.clone(), &text.value, error.span);
            let message = format!("cannot read the expression `{}`", text.value);
            Fault::user("job-bad-expression", message)
                .at(origin, at, error.message)
                .maybe_help(error.help)
        })?;
        Ok(Objective {
            job,
            origin,
            text,
            tree,
            names,
            element: ElementType::F32,
            formulas,
            role,
        })
    }

    /// Returns the types of the arrays in the expression.
    fn types(&self) -> Vec<ElementType> {
        let arrays = self.arrays();
        let arrays = arrays.iter().filter_map(|name| self.job.array(name));
        arrays.map(|array| array.element).collect()
    }

    /// Returns the error that the expression names no arrays, or integer arrays only.
    fn without_floats(&self, types: &[ElementType]) -> Fault {
        let role = self.role.name();
        let (message, label, help) = match self.arrays().first() {
            None => (
                format!("the {role} names no array"),
                "it is the same whatever the job computes".to_owned(),
                match self.role {
                    Role::Objective => "such as `mean(T^2)`, of an array `T` that a kernel writes",
                    Role::End | Role::Group => {
                        "such as `max(abs(T - T_old)) < 1e-6`, of arrays that kernels write"
                    }
                },
            ),
            Some(name) => (
                "the objective is of integers, which have no derivatives".to_owned(),
                format!("`{name}` is {}", element::name(types[0])),
                "name an array of floats",
            ),
        };
        let fault = self.fault("integer", self.tree.span.clone(), message, label);
        fault.help(help)
    }

    /// Returns the arrays in the expression, each once.
    pub fn arrays(&self) -> Vec<&str> {
        self.named(&|name| self.job.array(name).is_some())
    }

    /// Returns the scalars in the expression, each once.
    pub fn scalars(&self) -> Vec<&str> {
        self.named(&|name| self.job.array(name).is_none() && self.job.scalar(name).is_some())
    }

    /// Returns the series in the expression, each once.
    pub fn series(&self) -> Vec<&str> {
        self.named(&|name| self.is_series(name))
    }

    /// Returns whether the expression depends on the number of the step.
    pub fn is_of_step(&self) -> bool {
        let varies = |name: &str| self.is_step(name) || self.is_series(name);
        !self.named(&varies).is_empty()
    }

    /// Returns whether a name is that of a series; arrays, scalars, coordinates and dimensions take
    /// precedence.
    fn is_series(&self, name: &str) -> bool {
        let job = self.job;
        let own = names_of_objectives(&job.arrays, &job.scalars, &job.coordinates);
        self.role == Role::Group
            && job.series.iter().any(|series| series.name.value == name)
            && !own.iter().any(|known| known == name)
    }

    /// Returns whether a name is one that varies from step to step.
    fn is_step(&self, name: &str) -> bool {
        let job = self.job;
        let own = names_of_objectives(&job.arrays, &job.scalars, &job.coordinates);
        self.role != Role::Objective
            && steps::NAMES.contains(&name)
            && !own.iter().any(|known| known == name)
    }

    /// Returns the formulas of the job.
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

    /// Returns the type of the value.
    pub fn element(&self) -> ElementType {
        self.element
    }

    /// Appends the expression to `func`, where `given` holds the arrays and the runtime scalars;
    /// returns its value.
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
            let message = format!("the {} is not one number", self.role.name());
            let span = 0..self.text.value.len();
            let fault = self.fault("not-scalar", span, message, label);
            let help = "reduce it: `mean(…)`, `sum(…)`, `max(…)`; or take one element, such as `T[12, 30]`";
            return Err(fault.help(help).into());
        }
        Ok(builder.func.reshape(field.value, &[]))
    }

    /// Returns an error of the expression; `code` identifies the kind.
    fn fault(&self, code: &str, span: Range<usize>, message: String, label: String) -> Fault {
        let at = inside(self.origin, self.text.at.clone(), &self.text.value, span);
        let code = format!("{}-{code}", self.role.name());
        Fault::user(&code, message).at(self.origin, at, label)
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
