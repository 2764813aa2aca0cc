//! Structural comparison of two pieces of code that may differ by an offset of the loop variable.

use super::forms::{Form, Forms};
use crate::kernel_ir::{AffineExpr, BinaryOp, Kernel, Op, OpKind, Region, Ty, ValueId};
use std::collections::{HashMap, HashSet};

/// The relation of the other piece to the template: its loop variable replaces the template's, plus
/// an offset.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shift {
    /// The template's variable.
    pub variable: ValueId,
    /// The other piece's variable, if it is in a loop.
    pub to: Option<ValueId>,
    /// The offset of the template's variable is `steps / parts`.
    pub steps: i128,
    pub parts: i128,
}

/// The comparison of a template with another piece of code, with the correspondence of values.
#[derive(Clone)]
pub(super) struct Matching<'a> {
    pub kernel: &'a Kernel,
    pub forms: &'a Forms,
    pub shift: Shift,
    /// Values defined in the template.
    pub inside: &'a HashSet<ValueId>,
    /// The corresponding values in the other piece.
    pub is: HashMap<ValueId, ValueId>,
}

impl Matching<'_> {
    /// Returns a form of the template with the other piece's values.
    fn moved(&self, form: &Form, ty: Ty) -> Option<Form> {
        let Shift {
            variable,
            to,
            steps,
            parts,
        } = self.shift;
        let mut out = Form::constant(form.constant);
        for (value, slope) in &form.terms {
            if *value == variable {
                if slope * steps % parts != 0 {
                    return None;
                }
                out.constant += slope * steps / parts;
                if let Some(to) = to {
                    out = out.plus(&Form::value(to), *slope);
                }
                continue;
            }
            let there = match self.is.get(value) {
                Some(there) => *there,
                None if self.inside.contains(value) => return None,
                None => *value,
            };
            out = out.plus(&Form::value(there), *slope);
        }
        Some(out.wrapped(ty))
    }

    /// Returns whether `b` corresponds to `a`.
    pub fn value(&self, a: ValueId, b: ValueId) -> bool {
        if let Some(there) = self.is.get(&a) {
            return *there == b;
        }
        let ty = self.kernel.ty(a);
        if ty != self.kernel.ty(b) {
            return false;
        }
        match (self.forms.get(a), self.forms.get(b)) {
            (Some(a), Some(b)) => self.moved(a, ty).is_some_and(|a| a == *b),
            (None, None) => a == b && !self.inside.contains(&a),
            _ => false,
        }
    }

    fn expr(
        &self,
        (a, a_operands): (&AffineExpr, &[ValueId]),
        (b, b_operands): (&AffineExpr, &[ValueId]),
    ) -> bool {
        if let (Some(a), Some(b)) = (self.forms.map(a, a_operands), self.forms.map(b, b_operands)) {
            return self
                .moved(&a, Ty::Index)
                .is_some_and(|a| a == b.wrapped(Ty::Index));
        }
        a == b && self.values(a_operands, b_operands)
    }

    fn values(&self, a: &[ValueId], b: &[ValueId]) -> bool {
        a.len() == b.len() && a.iter().zip(b).all(|(a, b)| self.value(*a, *b))
    }

    /// Returns whether op `b` corresponds to `a`; if so, records the correspondence of their
    /// results and of all values inside.
    pub fn op(&mut self, a: &Op, b: &Op) -> bool {
        let known = self.is.clone();
        let same = self.same(a, b);
        if same {
            self.is
                .extend(a.results.iter().copied().zip(b.results.iter().copied()));
        } else {
            self.is = known;
        }
        same
    }

    fn same(&mut self, a: &Op, b: &Op) -> bool {
        if std::mem::discriminant(&a.kind) != std::mem::discriminant(&b.kind)
            || a.results.len() != b.results.len()
        {
            return false;
        }
        let types =
            |op: &Op| -> Vec<Ty> { op.results.iter().map(|r| self.kernel.ty(*r)).collect() };
        if types(a) != types(b) {
            return false;
        }
        match (&a.kind, &b.kind) {
            (
                OpKind::AffineLoad {
                    array: x,
                    map: m,
                    operands: p,
                },
                OpKind::AffineLoad {
                    array: y,
                    map: n,
                    operands: q,
                },
            ) => x == y && self.expr((&m.results[0], p), (&n.results[0], q)),
            (
                OpKind::AffineStore {
                    array: x,
                    map: m,
                    operands: p,
                    value: v,
                },
                OpKind::AffineStore {
                    array: y,
                    map: n,
                    operands: q,
                    value: w,
                },
            ) => x == y && self.value(*v, *w) && self.expr((&m.results[0], p), (&n.results[0], q)),
            (
                OpKind::AffineApply {
                    map: m,
                    operands: p,
                },
                OpKind::AffineApply {
                    map: n,
                    operands: q,
                },
            ) => self.expr((&m.results[0], p), (&n.results[0], q)),
            (
                OpKind::AffineIf {
                    set: m,
                    operands: p,
                    then_region: t,
                    else_region: e,
                },
                OpKind::AffineIf {
                    set: n,
                    operands: q,
                    then_region: u,
                    else_region: f,
                },
            ) => {
                m.constraints.len() == n.constraints.len()
                    && m.constraints.iter().zip(&n.constraints).all(|(m, n)| {
                        m.equality == n.equality && self.expr((&m.expr, p), (&n.expr, q))
                    })
                    && self.region(t, u)
                    && self.region(e, f)
            }
            (
                OpKind::AffineFor {
                    lower: l,
                    upper: u,
                    step: s,
                    init: i,
                    body: x,
                },
                OpKind::AffineFor {
                    lower: m,
                    upper: v,
                    step: t,
                    init: j,
                    body: y,
                },
            ) => {
                let bounds = [(l, m), (u, v)].into_iter().all(|(a, b)| {
                    a.map.results.len() == b.map.results.len()
                        && (a.map.results.iter().zip(&b.map.results))
                            .all(|(x, y)| self.expr((x, &a.operands), (y, &b.operands)))
                });
                bounds && s == t && self.values(i, j) && self.region(x, y)
            }
            (OpKind::Binary(m, a, b), OpKind::Binary(n, c, d)) => {
                let straight = self.value(*a, *c) && self.value(*b, *d);
                m == n && (straight || commutes(*m) && self.value(*a, *d) && self.value(*b, *c))
            }
            (OpKind::Fma(a, b, c), OpKind::Fma(d, e, f)) => {
                let straight = self.value(*a, *d) && self.value(*b, *e);
                (straight || self.value(*a, *e) && self.value(*b, *d)) && self.value(*c, *f)
            }
            // These have neither affine maps to compare nor commutative operands.
            (x, y) => {
                let blank = |kind: &OpKind| {
                    let mut kind = kind.clone();
                    kind.visit_operands_mut(&mut |value| *value = ValueId(0));
                    kind.regions_mut()
                        .into_iter()
                        .for_each(|r| *r = Region::default());
                    kind
                };
                let regions: Vec<(&Region, &Region)> =
                    x.regions().into_iter().zip(y.regions()).collect();
                blank(x) == blank(y)
                    && self.values(&x.operands(), &y.operands())
                    && regions.into_iter().all(|(x, y)| self.region(x, y))
            }
        }
    }

    /// Returns whether two regions match op by op, except for ops that are represented by forms.
    fn region(&mut self, a: &Region, b: &Region) -> bool {
        if a.args.len() != b.args.len() {
            return false;
        }
        self.is
            .extend(a.args.iter().copied().zip(b.args.iter().copied()));
        let real = |op: &&Op| !stands_for(self.forms, op);
        let (x, y): (Vec<&Op>, Vec<&Op>) = (
            a.ops.iter().filter(real).collect(),
            b.ops.iter().filter(real).collect(),
        );
        x.len() == y.len()
            && x.into_iter().zip(y).all(|(x, y)| self.op(x, y))
            && self.values(&a.yields, &b.yields)
    }
}

/// Returns whether a form represents `op` completely.
pub(super) fn stands_for(forms: &Forms, op: &Op) -> bool {
    match op.results[..] {
        [result] => forms
            .get(result)
            .is_some_and(|form| !form.terms.contains_key(&result)),
        _ => false,
    }
}

pub(super) fn commutes(op: BinaryOp) -> bool {
    use BinaryOp::*;
    match op {
        AddI | MulI | AndI | OrI | XorI | MinSi | MaxSi | MinUi | MaxUi | AddF | MulF => true,
        SubI | DivSi | DivUi | RemSi | RemUi | FloorDivSi | CeilDivSi | CeilDivUi | ShlI
        | ShrSi | ShrUi | SubF | DivF | RemF | MinNumF | MaxNumF | MinimumF | MaximumF | PowF
        | Atan2 | CopySign => false,
    }
}
