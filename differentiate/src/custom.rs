//! Derivatives that the caller specifies for callees, by name, in place of differentiating their
//! bodies.

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

/// How the derivative of a callee is computed.
#[derive(Clone, Debug)]
pub enum Rule {
    /// Its results count as constants.
    Inactive,
    /// Its derivative does not depend on the operands that vary, so that nothing of it is stored.
    /// It is an error if it does.
    Linear,
    /// It contains one loop, which iterates a fixed point `x = f(x, p)` until its state no longer
    /// changes. The fixed point is differentiated, not the way to it, by solving `w = x' + w df/dx`
    /// by iteration: until the largest change is at most `tolerance` times the largest element, or
    /// for `most` iterations. The initial state then has no influence. The derivative of this
    /// derivative is that of its iterations.
    FixedPoint {
        /// The largest relative change in the last iteration.
        tolerance: f64,
        /// The maximum number of iterations.
        most: u64,
    },
    /// Functions that compute its derivatives.
    Own(CustomRule),
}

/// The derivatives of a callee as functions. Each is linear in its last parameters; a missing one
/// is derived as the transpose of the other.
#[derive(Clone, Debug, Default)]
pub struct CustomRule {
    /// Takes the operands, optionally the results, and the tangents of the operands that are
    /// floats; returns the tangents of the results that are floats.
    pub forward: Option<Arc<Func>>,
    /// Takes the operands, optionally the results, and the adjoints of the results that are floats;
    /// returns the adjoints of the operands that are floats.
    pub reverse: Option<Arc<Func>>,
}

/// When a fixed point counts as found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FixedPoint {
    pub tolerance: f64,
    pub most: u64,
}

/// The rules of callees, by name. [`Rules::vjp`] and its siblings are [`crate::vjp`] and its
/// siblings with these rules.
///
/// Callees without a rule are differentiated through their bodies.
#[derive(Clone, Debug, Default)]
pub struct Rules {
    by_name: BTreeMap<String, Rule>,
    suspects: Suspects,
}

/// Which parameters of the whole function may hold NaN or infinities.
#[derive(Clone, Debug, Default)]
enum Suspects {
    #[default]
    None,
    Some(BTreeSet<usize>),
    All,
}

impl Rules {
    /// Returns an empty set of rules.
    pub fn new() -> Rules {
        Rules::default()
    }

    /// Sets the rule of the functions named `callee`.
    pub fn set(&mut self, callee: impl Into<String>, rule: Rule) {
        self.by_name.insert(callee.into(), rule);
    }

    /// Declares that these parameters of the whole function may hold NaN or infinities in elements
    /// that the function does not select, such as observations on land: what is 0 there stays 0 in
    /// both modes, whatever it is multiplied by. All other parameters, and carried values that do
    /// not depend on these, are assumed to be finite.
    pub fn suspect(&mut self, parameters: impl IntoIterator<Item = usize>) {
        self.suspects = Suspects::Some(parameters.into_iter().collect());
    }

    /// Declares this of all parameters, and of all values that loops carry.
    pub fn suspect_all(&mut self) {
        self.suspects = Suspects::All;
    }

    pub(crate) fn suspects_all(&self) -> bool {
        matches!(self.suspects, Suspects::All)
    }

    /// Returns which parameters of `func` may hold NaN or infinities.
    pub(crate) fn suspects(&self, func: &Func) -> Vec<bool> {
        let is = |place| match &self.suspects {
            Suspects::None => false,
            Suspects::Some(places) => places.contains(&place),
            Suspects::All => true,
        };
        (0..func.params().len()).map(is).collect()
    }

    /// Returns the rule of the functions of this name. Their calls must not be inlined before
    /// differentiation.
    pub fn of(&self, callee: &str) -> Option<&Rule> {
        self.by_name.get(callee)
    }

    /// Differentiates as [`crate::jvp`], with these rules.
    ///
    /// - errors: as that, and if a rule does not fit its callee
    pub fn jvp(&self, func: &Func, of: &[usize], wrt: &[usize]) -> Result<Func> {
        jvp_by(self, func, of, wrt)
    }

    /// Differentiates as [`crate::vjp`], with these rules.
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

    /// Differentiates as [`crate::value_and_grad`], with these rules.
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

    /// Analyses as [`crate::influence`], with these rules.
    ///
    /// - errors: as that
    pub fn influence(&self, func: &Func, of: usize, wrt: &[usize]) -> Result<Vec<Influence>> {
        influence_by(self, func, of, wrt)
    }

    /// Differentiates as [`crate::hessian_vector`], with these rules.
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

/// Checks that the derivative of `callee` does not depend on the operands that vary.
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

/// Checks that `callee` contains exactly one outermost loop.
///
/// - errors: if it does not
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

/// Counts the outermost loops.
fn loops(func: &Func) -> usize {
    let each = func.values().map(|value| match func.op(value) {
        Op::While { .. } => 1,
        Op::Call { callee, .. } => loops(callee),
        Op::Case { branches, .. } => branches.iter().map(loops).sum(),
        _ => 0,
    });
    each.sum()
}
