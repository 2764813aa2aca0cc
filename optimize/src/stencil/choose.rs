//! Chooses the form in which each stencil is written for a target.
//!
//! The default is the form that is usually cheapest. Another one is taken if the target's cost
//! table says that it is much cheaper for the stencil by itself; fusion with its neighbours is not
//! known at this point.

use std::collections::HashMap;

use stablehlo::{Callees, Edge, Func, Op, Stencil, TensorType, Value};

use super::StencilForm;
use crate::Target;
use crate::costs::{self, BackendTrait, Quantity, Table, Work};
use crate::inline::push;
use crate::rewrite::Semantics;
use crate::target_lowering::finished;

/// Chooses the forms of stencils for a target, and caches the choices.
pub(crate) struct Chooser {
    pub(crate) target: Target,
    semantics: Semantics,
    known: HashMap<Asked, (Form, f64)>,
}

/// The key of a choice: the types of the operand and of the coefficients, and the stencil.
type Asked = (TensorType, Vec<TensorType>, Stencil);

/// How a stencil is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// A rotate for each tap in the periodic dimensions, and the given form in the others.
    Rotated(StencilForm),
    Plain(StencilForm),
}

/// Another form must take less than this fraction of the default's time.
const MUCH_LESS: f64 = 0.7;

impl Chooser {
    pub(crate) fn new(target: Target, semantics: Semantics) -> Chooser {
        Chooser {
            target,
            semantics,
            known: HashMap::new(),
        }
    }

    /// Writes all stencils of a function, bit for bit unless relaxed forms are allowed. Periodic
    /// shifts stay rotates, whose forms are chosen later.
    pub(crate) fn write(&mut self, func: &Func) -> Func {
        self.write_all(func, &mut Callees::default())
    }

    fn write_all(&mut self, func: &Func, callees: &mut Callees) -> Func {
        func.rewritten(|out, _, op| match op {
            Op::Stencil {
                operand,
                coefficients,
                stencil,
            } => {
                let types = coefficients.iter().map(|v| out.tensor(*v).clone());
                let types = types.collect();
                let asked = (out.tensor(operand).clone(), types, *stencil);
                let (form, _) = self.form(&asked);
                let written = form.write(out, operand, &coefficients, &asked.2);
                written.expect("the form can say it")
            }
            op => {
                let mut inner = |func: &Func, callees: &mut Callees| self.write_all(func, callees);
                push(out, op.map_functions(callees, &mut inner))
            }
        })
    }

    /// Returns the seconds that a stencil takes by itself in its chosen form.
    pub(crate) fn seconds(
        &mut self,
        operand: &TensorType,
        coefficients: &[&TensorType],
        stencil: &Stencil,
    ) -> f64 {
        let coefficients = coefficients.iter().map(|ty| (*ty).clone()).collect();
        self.form(&(operand.clone(), coefficients, stencil.clone()))
            .1
    }

    /// Returns the chosen form among those allowed, and its cost.
    fn form(&mut self, asked: &Asked) -> (Form, f64) {
        if let Some(known) = self.known.get(asked) {
            return *known;
        }
        let usual = usual(&asked.0.shape, &asked.2, self.target);
        let plain = [Form::Rotated(usual), Form::Plain(usual)];
        let plain = plain.into_iter().find_map(|form| self.priced(form, asked));
        let continued = || self.priced(Form::Plain(StencilForm::Continued), asked);
        let (usual, seconds, does) = plain
            .or_else(continued)
            .expect("any stencil can be continued");
        // Work without a measured price looks free. A form is chosen only if each kind of its work
        // has a price or occurs in the default form.
        let table = Table::of(self.target);
        let is_known = |(kind, amount): (Quantity, f64)| {
            amount == 0.0 || does.get(kind) > 0.0 || table.price(kind).is_some()
        };
        let allowed = |form: &StencilForm| form.is_exact() || self.semantics == Semantics::FastMath;
        let others = StencilForm::ALL.into_iter().filter(allowed);
        let others = others.filter_map(|form| self.priced(Form::Plain(form), asked));
        let much_less = others
            .filter(|(_, other, does)| *other < MUCH_LESS * seconds && does.iter().all(is_known))
            .map(|(form, other, _)| (form, other));
        let chosen = much_less.min_by(|(_, a), (_, b)| a.total_cmp(b));
        let chosen = chosen.unwrap_or((usual, seconds));
        self.known.insert(asked.clone(), chosen);
        chosen
    }

    /// Returns the form with its cost and its work; `None` if it cannot express the stencil.
    fn priced(
        &self,
        form: Form,
        (operand, coefficients, stencil): &Asked,
    ) -> Option<(Form, f64, Work)> {
        let mut func = Func::new("stencil");
        let operand = func.parameter(operand.clone());
        let coefficients = coefficients.iter().map(|ty| func.parameter(ty.clone()));
        let coefficients: Vec<Value> = coefficients.collect();
        func.results = vec![form.write(&mut func, operand, &coefficients, stencil)?];
        let nothing = costs::seconds(&Func::new("nothing"), self.target);
        let written = finished(&func, self.target);
        let does = costs::work(&written, self.target);
        let seconds = Table::of(self.target).seconds(&does) - nothing;
        Some((form, seconds, does))
    }
}

impl Form {
    fn write(
        self,
        out: &mut Func,
        operand: Value,
        coefficients: &[Value],
        stencil: &Stencil,
    ) -> Option<Value> {
        match self {
            Form::Rotated(form) => rotated(out, operand, coefficients, stencil, form),
            Form::Plain(form) => form.write(out, operand, coefficients, stencil),
        }
    }
}

/// Strips are the default if no tap reaches beyond an end in at least this fraction of the result.
const LEAST_INTERIOR: f64 = 0.5;

/// Returns the exact form that is usually cheapest.
fn usual(shape: &[usize], stencil: &Stencil, target: Target) -> StencilForm {
    let (mut share, mut only_zeros) = (1.0, true);
    for (d, size) in shape.iter().enumerate() {
        let (low, high) = stencil.reach(d, *size);
        if stencil.edges[d] != Edge::Valid && (low, high) != (0, 0) {
            let inside = stencil.shape[d].saturating_sub(low + high);
            share *= inside as f64 / stencil.shape[d].max(1) as f64;
            only_zeros &= stencil.edges[d] == Edge::Zero;
        }
    }
    match Table::of(target).does(BackendTrait::LooksForEdges) {
        // 2-D, five taps: zero padding for each tap takes half the time of strips, and strips half
        // that of concatenated arrays.
        true if only_zeros && share < 1.0 => StencilForm::Masked,
        true if share >= LEAST_INTERIOR => StencilForm::Strips,
        true | false => StencilForm::Continued,
    }
}

/// Writes a stencil that is periodic in whole dimensions with a rotate for each tap, and in `form`
/// in the others; `None` if there are no such dimensions.
fn rotated(
    out: &mut Func,
    operand: Value,
    coefficients: &[Value],
    stencil: &Stencil,
    form: StencilForm,
) -> Option<Value> {
    let shape = out.shape(operand).to_vec();
    let around: Vec<usize> = (0..shape.len())
        .filter(|d| stencil.edges[*d] == Edge::Periodic && stencil.reach(*d, shape[*d]) != (0, 0))
        .collect();
    let whole = |d: &usize| stencil.start[*d] == 0 && stencil.shape[*d] == shape[*d];
    if around.is_empty() || !around.iter().all(whole) {
        return None;
    }
    // Each tap is a separate stencil of a rotated array.
    let mut rest = stencil.clone();
    around.iter().for_each(|d| rest.edges[*d] = Edge::Valid);
    let mut views = Vec::with_capacity(stencil.taps.len());
    for tap in &stencil.taps {
        let (mut array, mut tap) = (operand, tap.clone());
        for d in &around {
            array = out.rotate(array, *d, tap.offsets[*d]);
            tap.offsets[*d] = 0;
        }
        tap.coefficient = stablehlo::Coefficient::constant(1.0);
        rest.taps = vec![tap];
        views.push(form.write(out, array, &[], &rest)?);
    }
    Some(super::forms::sum_of_views(
        out,
        coefficients,
        stencil,
        &views,
    ))
}
