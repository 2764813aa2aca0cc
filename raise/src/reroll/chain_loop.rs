//! Construction of the loop for a chain of links.

use super::forms::{Form, Forms};
use super::write::integer;
use crate::kernel_ir::{
    AffineExpr, AffineMap, Bound, Const, Kernel, Loc, Op, OpKind, Region, Ty, ValueId,
};
use crate::scf::Emit;
use std::collections::{HashMap, VecDeque};

/// Returns the loop whose iterations are the links.
pub(super) fn write(
    kernel: &mut Kernel,
    forms: &Forms,
    region: &Region,
    definition: &HashMap<ValueId, usize>,
    links: &[usize],
    integers: &[i128],
    steps: &[i128],
) -> Option<Op> {
    let (first, last) = (&region.ops[links[0]], &region.ops[*links.last()?]);
    let result = first.results[0];
    let second = &region.ops[links[1]].kind;
    let place = second.operands().iter().position(|v| *v == result)?;
    let operands = first.kind.operands();
    let init = operands[place];
    let variable = kernel.new_value(Ty::Index);
    let arg = kernel.new_value(kernel.ty(result));
    let next = kernel.new_value(kernel.ty(result));
    let mut writer = Writer {
        kernel,
        forms,
        region,
        definition,
        variable,
        integers: integers
            .iter()
            .copied()
            .zip(steps.iter().copied())
            .collect(),
        out: Vec::new(),
        loc: first.loc,
    };
    let mut new = Vec::new();
    for (n, value) in operands.into_iter().enumerate() {
        new.push(match n == place {
            true => arg,
            false => writer.value(value)?,
        });
    }
    let mut kind = first.kind.clone();
    let mut new = new.into_iter();
    kind.visit_operands_mut(&mut |value| *value = new.next().expect("as many as before"));
    let mut ops = writer.out;
    ops.push(Op {
        kind,
        results: vec![next],
        loc: first.loc,
    });
    let body = Region {
        args: vec![variable, arg],
        ops,
        yields: vec![next],
    };
    let kind = OpKind::AffineFor {
        lower: Bound::constant(0),
        upper: Bound::constant(links.len() as i64),
        step: 1,
        init: vec![init],
        body,
    };
    Some(Op {
        kind,
        results: last.results.clone(),
        loc: first.loc,
    })
}

/// Emits the term of a link for a general iteration; encounters the integers in the order in which
/// they were recorded.
struct Writer<'a> {
    kernel: &'a mut Kernel,
    forms: &'a Forms,
    region: &'a Region,
    definition: &'a HashMap<ValueId, usize>,
    variable: ValueId,
    integers: VecDeque<(i128, i128)>,
    out: Vec<Op>,
    loc: Loc,
}

impl Writer<'_> {
    /// Returns the next integer's form plus its increment times the loop variable.
    fn moving(&mut self, form: &Form) -> Option<(Form, bool)> {
        let (_, step) = self.integers.pop_front()?;
        Some((
            form.clone().plus(&Form::value(self.variable), step),
            step != 0,
        ))
    }

    fn value(&mut self, value: ValueId) -> Option<ValueId> {
        let ty = self.kernel.ty(value);
        if let Some(form) = self.forms.get(value) {
            let (form, moves) = self.moving(form)?;
            if !moves {
                return Some(value);
            }
            let mut emit = Emit {
                kernel: self.kernel,
                ops: &mut self.out,
                loc: self.loc,
            };
            return Some(integer(&mut emit, &form, ty));
        }
        let Some(&at) = self.definition.get(&value) else {
            return Some(value);
        };
        let op = &self.region.ops[at];
        let mut kind = op.kind.clone();
        match &mut kind {
            OpKind::Constant(Const::Float(_)) => return Some(value),
            OpKind::Unary(..)
            | OpKind::Binary(..)
            | OpKind::Fma(..)
            | OpKind::Cmpi(..)
            | OpKind::Cmpf(..)
            | OpKind::Select(..)
            | OpKind::Cast(..) => {
                let mut operands = Vec::new();
                for operand in op.kind.operands() {
                    operands.push(self.value(operand)?);
                }
                let mut operands = operands.into_iter();
                kind.visit_operands_mut(&mut |value| {
                    *value = operands.next().expect("as many as before")
                });
            }
            OpKind::AffineLoad { map, operands, .. } => {
                let (_, step) = self.integers.pop_front()?;
                let moved = AffineExpr::Mul(
                    Box::new(AffineExpr::Dim(operands.len())),
                    i64::try_from(step).ok()?,
                );
                let old = map.results[0].clone();
                *map = AffineMap {
                    dims: map.dims + 1,
                    results: vec![AffineExpr::Add(Box::new(moved), Box::new(old))],
                };
                operands.push(self.variable);
            }
            _ => return Some(value),
        }
        let result = self.kernel.new_value(ty);
        self.out.push(Op {
            kind,
            results: vec![result],
            loc: op.loc,
        });
        Some(result)
    }
}
