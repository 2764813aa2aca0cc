//! What a caller says of the derivatives of what is called, by its name, in place of what would be found in it.

mod own;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use stablehlo::{Func, Op};

use crate::augmented::{Joint, VjpRequest};
use crate::error::{CODE, Error, Result};
use crate::extract::depends;
use crate::forward::jvp_by;
use crate::influence::{Influence, influence_by};
use crate::jacobian::hessian_vector_by;
use crate::options::{Options, Settings};
use crate::reverse::{Adjoint, value_and_grad_by, vjp_by};
use crate::rules::has_tangents;

pub(crate) use own::Called;

/// What is said of a callee.
#[derive(Clone, Debug)]
pub enum Rule {
    /// Its results count as constants.
    Inactive,
    /// Its derivative does not depend on what changes: nothing of it is kept. If that is not so, it is an error.
    Linear,
    /// It has one loop, which goes on until its state no longer changes: a fixed point `x = f(x, p)`. Not the way there is
    /// differentiated, but the point, by solving `w = x' + w df/dx` in the same manner: until the largest change of a step is at most
    /// `tolerance` times the largest element, or for `most` steps. What the loop begins with has no influence then.
    /// Of what comes out of this, the derivative is that of the steps.
    FixedPoint {
        /// The largest relative change in the last step.
        tolerance: f64,
        /// Steps at most.
        most: u64,
    },
    /// Functions of its own.
    Own(CustomRule),
}

/// The derivatives of a callee as functions. Both are linear in what they are given last; one that is missing is the other one,
/// transposed.
#[derive(Clone, Debug, Default)]
pub struct CustomRule {
    /// Takes the operands, its results too if it likes, and the tangents of the operands that are floats; gives those of
    /// the results that are.
    pub forward: Option<Arc<Func>>,
    /// Takes the operands, its results too if it likes, and the adjoints of the results that are floats; gives those of
    /// the operands that are.
    pub reverse: Option<Arc<Func>>,
}

/// When a fixed point is found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FixedPoint {
    pub tolerance: f64,
    pub most: u64,
}

/// What is said of callees. [`Rules::vjp`] and its like are [`crate::vjp`] and its like with these rules.
///
/// Calls for which nothing is said are differentiated by what is in them.
#[derive(Clone, Debug, Default)]
pub struct Rules {
    by_name: BTreeMap<String, Rule>,
    suspects: Suspects,
}

/// Which parameters of a whole function may hold what is no number.
#[derive(Clone, Debug, Default)]
enum Suspects {
    #[default]
    None,
    Some(BTreeSet<usize>),
    All,
}

impl Rules {
    /// Nothing yet.
    pub fn new() -> Rules {
        Rules::default()
    }

    /// For the functions of this name.
    pub fn set(&mut self, callee: impl Into<String>, rule: Rule) {
        self.by_name.insert(callee.into(), rule);
    }

    /// That these parameters of the whole function may hold NaN or infinities where it does not choose them, as observations do on
    /// land: what is 0 there stays 0, forwards and in reverse, whatever it is multiplied by. All other parameters, and what loops carry that does not come
    /// from these, are taken to hold numbers.
    pub fn suspect(&mut self, parameters: impl IntoIterator<Item = usize>) {
        self.suspects = Suspects::Some(parameters.into_iter().collect());
    }

    /// The same of all parameters, and of all that loops carry.
    pub fn suspect_all(&mut self) {
        self.suspects = Suspects::All;
    }

    pub(crate) fn suspects_all(&self) -> bool {
        matches!(self.suspects, Suspects::All)
    }

    /// Whether each of the parameters of `func` is a suspect.
    pub(crate) fn suspects(&self, func: &Func) -> Vec<bool> {
        let is = |place| match &self.suspects {
            Suspects::None => false,
            Suspects::Some(places) => places.contains(&place),
            Suspects::All => true,
        };
        (0..func.params().len()).map(is).collect()
    }

    /// What is said of the functions of this name. Calls of those must be calls until they are differentiated.
    pub fn of(&self, callee: &str) -> Option<&Rule> {
        self.by_name.get(callee)
    }

    /// [`crate::jvp`].
    ///
    /// - errors: as that, and if a rule does not fit its callee
    pub fn jvp(&self, func: &Func, of: &[usize], wrt: &[usize]) -> Result<Func> {
        jvp_by(self, func, of, wrt)
    }

    /// [`crate::vjp`].
    ///
    /// - errors: as that, and if a rule does not fit its callee
    pub fn vjp(
        &self,
        func: &Func,
        of: &[usize],
        wrt: &[usize],
        options: &Options,
    ) -> Result<Adjoint> {
        vjp_by(self, func, of, wrt, options)
    }

    /// [`crate::value_and_grad`].
    ///
    /// - errors: as that, and if a rule does not fit its callee
    pub fn value_and_grad(
        &self,
        func: &Func,
        of: usize,
        wrt: &[usize],
        options: &Options,
    ) -> Result<Adjoint> {
        value_and_grad_by(self, func, of, wrt, options)
    }

    /// [`crate::influence`].
    ///
    /// - errors: as that
    pub fn influence(&self, func: &Func, of: usize, wrt: &[usize]) -> Result<Vec<Influence>> {
        influence_by(self, func, of, wrt)
    }

    /// [`crate::hessian_vector`].
    ///
    /// - errors: as that, and if a rule does not fit its callee
    pub fn hessian_vector(
        &self,
        func: &Func,
        of: usize,
        wrt: &[usize],
        options: &Options,
    ) -> Result<Adjoint> {
        hessian_vector_by(self, func, of, wrt, options)
    }
}

/// That the derivative of `callee` by the operands that change does not depend on them.
///
/// - errors: if it does
pub(crate) fn check_linear(callee: &Func, varied: &[bool], settings: &Settings) -> Result<()> {
    let results = callee.result_types();
    let float = |k: &usize| has_tangents(results[*k].element);
    let seeded: Vec<usize> = (0..results.len()).filter(float).collect();
    let changes = |k: &usize| varied[*k] && has_tangents(callee.params()[*k].ty.element);
    let wanted: Vec<usize> = (0..varied.len()).filter(changes).collect();
    let asked = VjpRequest {
        varied,
        useful: &vec![true; results.len()],
        suspect: &vec![false; varied.len()],
        seeded: &seeded,
        wanted: &wanted,
    };
    let joint = Joint::of(callee, &asked, settings)?;
    let (own, adjoints) = (joint.parameters().0, joint.results().1);
    match wanted
        .iter()
        .find(|k| depends(&joint.func, adjoints, own[**k]))
    {
        None => Ok(()),
        Some(place) => Err(Error::user(
            CODE,
            format!(
                "`{}` is said to be linear, but its derivative depends on its operand {place}",
                callee.name
            ),
        )
        .help("leave the rule out: it is differentiated all the same")),
    }
}

/// That `callee` has one loop.
///
/// - errors: if not
pub(crate) fn check_fixed_point(callee: &Func) -> Result<()> {
    let loops = loops(callee);
    if loops == 1 {
        return Ok(());
    }
    Err(Error::user(CODE, format!(
        "`{}` is said to be a fixed point, but it has {loops} loops",
        callee.name
    ))
    .help("it should be one loop, whose state no longer changes at its end; a loop of a few steps is written out before: without the rule its steps are differentiated"))
}

/// Loops that are not inside of others.
fn loops(func: &Func) -> usize {
    let each = func.values().map(|value| match func.op(value) {
        Op::While { .. } => 1,
        Op::Call { callee, .. } => loops(callee),
        Op::Case { branches, .. } => branches.iter().map(loops).sum(),
        _ => 0,
    });
    each.sum()
}
