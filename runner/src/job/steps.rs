//! Values that vary from step to step: `step`, `iteration`, `time` and the series of the job in
//! arguments and grids.
//!
//! In the step that `step` steps precede, `iteration` is `step + 1`, and `time` is `step * dt`,
//! with `dt` of `[loop]`. The program counts steps in a hidden array. A value that is an affine
//! function of `step` with integer coefficients is computed from it; any other is an element of a
//! second hidden array, which holds the value at every step.

use std::ops::Range;

use super::schedule::conditions;
use super::scope::{Scope, Source};
use super::{Argument, Array, COUNTER, Init, Job, Launch, Located, STEP, Scalar, Series, TIME};
use crate::expr::{Expr, ExprError};
use crate::number::Number;

/// The name of the number of the step, from 1.
pub const ITERATION: &str = "iteration";
/// The names whose values vary.
pub const NAMES: [&str; 3] = [STEP, ITERATION, TIME];
/// The maximum number of steps over which a value that is not affine may vary.
pub const MOST_STEPS: u64 = 1 << 24;

/// The error for `time` where a step has no length, and the remedy.
pub const NO_LENGTH: [&str; 2] = [
    "`time` is `step * dt`, and `[loop]` has no `dt`",
    "give `[loop]` the length of a step: `dt = 0.5`",
];

/// Returns the factor and offset of one of [`NAMES`] as an affine function of the number of steps,
/// where a step has the length `dt`.
pub fn line_of(name: &str, dt: f64) -> (f64, f64) {
    match name {
        TIME => (dt, 0.0),
        ITERATION => (1.0, 1.0),
        _ => (1.0, 0.0),
    }
}

/// An expression of scalars, of series and of [`NAMES`].
#[derive(Clone, Debug)]
pub struct StepFormula {
    expr: Expr,
    scope: Scope,
    /// Whether each of the scalars, the first names of `scope`, is an integer.
    are_integers: Vec<bool>,
}

impl StepFormula {
    /// Parses `text`.
    ///
    /// - errors: those of [`Expr::parse`]; `time` without the length of a step, `dt`
    pub fn parse(
        text: &str,
        scalars: &[Scalar],
        series: &[Series],
        dt: Option<f64>,
    ) -> Result<Self, ExprError> {
        let scope = Scope::of_steps(scalars, series, dt);
        let expr = Expr::parse(text, &scope.names())?;
        let is_own = scalars.iter().any(|scalar| scalar.name.value == TIME);
        if let (None, false, Some(span)) = (dt, is_own, find(text, TIME)) {
            return Err(ExprError {
                span,
                message: NO_LENGTH[0].to_owned(),
                help: Some(NO_LENGTH[1].to_owned()),
            });
        }
        let is_integer = |scalar: &Scalar| matches!(scalar.value, Number::Int(_));
        Ok(StepFormula {
            expr,
            scope,
            are_integers: scalars.iter().map(is_integer).collect(),
        })
    }

    /// Parses an expression of a job that was parsed before.
    pub fn of(job: &Job, text: &str) -> StepFormula {
        let dt = job.time.as_ref().and_then(|time| time.dt);
        // Without a loop there is one step, at time 0.
        let dt = dt.or(Some(0.0));
        StepFormula::parse(text, &job.scalars, &job.series, dt).expect("it was parsed before")
    }

    /// Returns the value after `step` steps.
    pub fn at(&self, step: u64) -> f64 {
        let value = |source: &Source| match source {
            Source::Constant(value) => *value,
            Source::Axis { from, spacing, .. } => spacing * step as f64 + from,
            Source::Series { nth } => self.scope.series[*nth][step as usize],
            Source::Curve { .. } => unreachable!("steps have no coordinate"),
        };
        self.expr
            .eval_of(&|index| value(&self.scope.sources[index]))
    }

    /// Returns the factor and offset if the value is an affine function of the number of steps with
    /// integer coefficients.
    pub fn line(&self) -> Option<(i64, i64)> {
        let line = |(place, source): (usize, &Source)| match source {
            Source::Constant(value) => self.are_integers[place].then_some((0.0, *value)),
            // A time is not an integer, whatever the length of a step.
            Source::Axis { from, spacing, .. } => {
                (self.scope.names[place] != TIME).then_some((*spacing, *from))
            }
            Source::Series { .. } | Source::Curve { .. } => None,
        };
        let lines: Vec<_> = self.scope.sources.iter().enumerate().map(line).collect();
        let (factor, offset) = self.expr.line(&lines)?;
        Some((factor as i64, offset as i64))
    }

    /// Returns the least and greatest value in `steps` steps; an affine function has them at its
    /// ends.
    pub fn extremes(&self, steps: u64) -> (f64, f64) {
        let last = steps.max(1) - 1;
        let ends = [0, last].map(|step| self.at(step));
        let mut range = (ends[0].min(ends[1]), ends[0].max(ends[1]));
        if self.line().is_none() {
            for step in 0..last.min(MOST_STEPS) {
                let value = self.at(step);
                range = (range.0.min(value), range.1.max(value));
            }
        }
        range
    }
}

/// Returns the first position of a name in an expression.
fn find(text: &str, name: &str) -> Option<Range<usize>> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let mut places = text.match_indices(name).map(|(at, _)| at..at + name.len());
    places.find(|place| {
        let (before, after) = (&text[..place.start], &text[place.end..]);
        !before.ends_with(is_part) && !after.starts_with(is_part)
    })
}

/// Returns whether an expression varies from step to step; `known` tests for scalars and arrays,
/// which hide the names that vary.
pub fn varies(text: &str, series: &[Series], known: &dyn Fn(&str) -> bool) -> bool {
    let mut own = NAMES.into_iter().filter(|name| !known(name));
    own.any(|name| find(text, name).is_some()) || named_series(text, series).next().is_some()
}

/// Returns the series that an expression names.
pub fn named_series<'a>(text: &str, series: &'a [Series]) -> impl Iterator<Item = &'a Series> {
    series
        .iter()
        .filter(move |of| find(text, &of.name.value).is_some())
}

/// Returns the name of the hidden array with the values of an expression at all steps. No
/// expression can name it.
pub fn table_of(text: &str) -> String {
    format!("({text})")
}

impl Argument {
    /// Returns the expressions in it that vary.
    pub fn formulas_of_step(&self) -> Vec<&str> {
        match self {
            Argument::OfStep(text, _) | Argument::Moving { offset: text, .. } => vec![text],
            Argument::Struct(fields) => {
                let fields = fields.iter();
                fields
                    .flat_map(|field| field.value.formulas_of_step())
                    .collect()
            }
            Argument::Array(_)
            | Argument::Scalar(_)
            | Argument::Literal(..)
            | Argument::Null
            | Argument::Unused(_) => Vec::new(),
        }
    }
}

impl Launch {
    /// Returns the expressions of its arguments and its grid that vary.
    pub fn formulas_of_step(&self) -> Vec<&str> {
        let symbols = self.options.symbols.iter().map(|symbol| &symbol.given);
        let arguments = self.args.iter().chain(symbols);
        let grid = self.grid_of_step.iter().flatten();
        arguments
            .flat_map(|argument| argument.value.formulas_of_step())
            .chain(grid.map(|text| text.value.as_str()))
            .collect()
    }
}

impl Job {
    /// Sets the parts that depend on the number of steps: the largest grids, and the hidden arrays
    /// of values that vary.
    pub fn settle_steps(&mut self) {
        self.arrays.retain(|array| !array.hidden);
        let steps = self.steps();
        let largest = |text: &str| StepFormula::of(self, text).extremes(steps).1;
        let grids: Vec<[Option<u32>; 3]> = self
            .launches
            .iter()
            .map(|launch| {
                let varying = launch.grid_of_step.each_ref();
                varying.map(|text| Some((largest(&text.as_ref()?.value) as u32).max(1)))
            })
            .collect();
        for (launch, grid) in self.launches.iter_mut().zip(grids) {
            for (blocks, varying) in launch.grid.iter_mut().zip(grid) {
                *blocks = varying.unwrap_or(*blocks);
            }
        }
        if self.time.is_none() {
            return;
        }
        let texts = self.launches.iter().flat_map(Launch::formulas_of_step);
        let schedule = self.schedule();
        let of_conditions = conditions(&schedule);
        let of_conditions = of_conditions.flat_map(|text| named_series(&text.value, &self.series));
        let of_conditions = of_conditions.map(|series| series.name.value.as_str());
        let mut texts: Vec<String> = texts.chain(of_conditions).map(str::to_owned).collect();
        texts.sort();
        texts.dedup();
        let remembered = self.remembered();
        if texts.is_empty() && remembered.is_empty() && !self.has_conditions_of_step() {
            return;
        }
        for (of, kept) in remembered {
            let of = self.array(&of).expect("arrays of the job are remembered");
            let init = Init::Constant(Number::Int(0));
            self.arrays.push(Array {
                name: Located::new(kept, of.name.at.clone()),
                init: Located::new(init, of.init.at.clone()),
                hidden: true,
                ..of.clone()
            });
        }
        self.arrays
            .push(hidden(COUNTER, Vec::new(), Init::Constant(Number::Int(0))));
        for text in texts {
            if StepFormula::of(self, &text).line().is_none() {
                let init = Init::Expression(text.clone());
                let name = table_of(&text);
                self.arrays.push(hidden(&name, vec![steps as usize], init));
            }
        }
    }
}

impl Job {
    /// Returns the names that expressions of arrays may use.
    fn names(&self) -> Vec<String> {
        let arrays: Vec<Array> = self.arrays.iter().filter(|a| !a.hidden).cloned().collect();
        super::names_of_objectives(&arrays, &self.scalars, &self.coordinates)
    }

    /// Returns whether the condition of a group, or that of the loop, depends on the number of the
    /// step.
    fn has_conditions_of_step(&self) -> bool {
        let schedule = self.schedule();
        let names = self.names();
        let known = |name: &str| names.iter().any(|known| known == name);
        let mut texts = conditions(&schedule).chain(self.until());
        texts.any(|text| varies(&text.value, &self.series, &known))
            || schedule.groups().any(|group| group.options.every.is_some())
    }

    /// Returns whether the condition of a group names a series.
    pub fn has_series_in_conditions(&self) -> bool {
        let schedule = self.schedule();
        let mut texts = conditions(&schedule);
        texts.any(|text| named_series(&text.value, &self.series).next().is_some())
    }

    /// Returns each array `NAME` whose value after the first step the loop's condition uses as
    /// `NAME_0`, with that name.
    pub fn remembered(&self) -> Vec<(String, String)> {
        let Some(until) = self.until() else {
            return Vec::new();
        };
        let names = self.names();
        let is_array = |name: &str| {
            self.arrays
                .iter()
                .any(|a| a.name.value == name && !a.hidden)
        };
        let mut found: Vec<(String, String)> = Vec::new();
        for word in until
            .value
            .split(|c: char| !c.is_alphanumeric() && c != '_')
        {
            let of = word.strip_suffix(REMEMBERED).filter(|of| is_array(of));
            let is_known = names.iter().any(|known| known == word)
                || found.iter().any(|(_, kept)| kept == word);
            if let (Some(of), false) = (of, is_known) {
                found.push((of.to_owned(), word.to_owned()));
            }
        }
        found
    }
}

/// The suffix in the name of an array's value after the first step.
const REMEMBERED: &str = "_0";

/// Creates a hidden array.
fn hidden(name: &str, shape: Vec<usize>, init: Init) -> Array {
    let element = match init {
        Init::Expression(_) => stablehlo::ElementType::F64,
        _ => stablehlo::ElementType::I64,
    };
    Array {
        name: Located::new(name.to_owned(), 0..0),
        element,
        halo: vec![0; shape.len()],
        shape,
        dims: None,
        init: Located::new(init, 0..0),
        about: Default::default(),
        hidden: true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scalar(name: &str, value: Number) -> Scalar {
        Scalar {
            name: Located::new(name.to_owned(), 0..0),
            value,
            element: None,
            formula: None,
            about: Default::default(),
        }
    }

    fn formula(text: &str) -> StepFormula {
        let scalars = [
            scalar("n", Number::Int(10)),
            scalar("c", Number::Float(2.0)),
        ];
        StepFormula::parse(text, &scalars, &[], Some(0.5)).unwrap()
    }

    #[test]
    fn lines_have_integers_only() {
        let line = |text: &str| formula(text).line();
        assert_eq!(line("step"), Some((1, 0)));
        assert_eq!(line("n - step - 1"), Some((-1, 9)));
        assert_eq!(line("2 * (iteration + n) + 3 * step"), Some((5, 22)));
        assert_eq!(line("-step"), Some((-1, 0)));
        assert_eq!(line("step * c"), None); // keeps the dependence on `c` for derivatives
        assert_eq!(line("step * 0.5 * 2"), None);
        assert_eq!(line("step * step"), None);
        assert_eq!(line("time"), None);
        assert_eq!(line("floor(n / 3) + step"), Some((1, 3)));
    }

    #[test]
    fn values_and_extremes() {
        assert_eq!(formula("time + iteration").at(4), 7.0);
        assert_eq!(formula("n - step").extremes(4), (7.0, 10.0));
        assert_eq!(formula("(step - 3)^2").extremes(8), (0.0, 16.0));
        assert_eq!(formula("step").extremes(1), (0.0, 0.0));
    }

    #[test]
    fn names_of_the_job_come_first() {
        assert!(varies("n - step", &[], &|_| false));
        assert!(!varies("n - step", &[], &|name| name == "step"));
        assert!(!varies("n - steps", &[], &|_| false));
        let none = StepFormula::parse("2 * time", &[], &[], None).unwrap_err();
        assert_eq!(none.span, 4..8);
        let none = StepFormula::parse(
            "lifetime + time",
            &[scalar("lifetime", Number::Int(3))],
            &[],
            None,
        );
        assert_eq!(none.unwrap_err().span, 11..15);
        let scalars = [scalar("time", Number::Float(0.5))];
        let own = StepFormula::parse("time + step", &scalars, &[], None);
        assert_eq!(own.unwrap().at(2), 2.5);
    }
}
