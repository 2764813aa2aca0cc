//! Constant folding, algebraic identities, ifs with a known condition, and loops with at most one
//! iteration.
//!
//! All rules are bit exact; floats are left unchanged. Constants move to the top of the kernel and
//! are deduplicated.

use std::collections::HashMap;

use crate::kernel_ir::{Const, Kernel, Op, OpKind, Region, Ty, ValueId};
use crate::scf::dead::drop_dead;
use crate::scf::fold::{Folded, Known, fold, key};

/// Folds until nothing changes, and removes dead ops.
pub fn simplify(mut kernel: Kernel) -> Kernel {
    for _ in 0..8 {
        let before = kernel.body.clone();
        kernel = drop_dead(fold_once(kernel));
        if kernel.body == before {
            break;
        }
    }
    kernel.renumbered()
}

fn fold_once(mut kernel: Kernel) -> Kernel {
    let body = std::mem::take(&mut kernel.body);
    let mut simplifier = Simplifier {
        kernel,
        alias: HashMap::new(),
        known: Known::default(),
        pool: HashMap::new(),
        top: Vec::new(),
        computed: vec![HashMap::new()],
    };
    let mut body = simplifier.region(body);
    let mut ops = simplifier.top;
    ops.append(&mut body.ops);
    simplifier.kernel.body = Region { ops, ..body };
    simplifier.kernel
}

struct Simplifier {
    kernel: Kernel,
    /// Replacements of values.
    alias: HashMap<ValueId, ValueId>,
    /// Definitions that the rules inspect.
    known: Known,
    /// The single op for each constant, all of them in `top`.
    pool: HashMap<(Ty, u128), ValueId>,
    top: Vec<Op>,
    /// Available pure expressions in scope, innermost region last.
    computed: Vec<HashMap<(String, Ty), ValueId>>,
}

impl Simplifier {
    fn region(&mut self, mut region: Region) -> Region {
        let ops = std::mem::take(&mut region.ops);
        let mut out = Vec::with_capacity(ops.len());
        for op in ops {
            self.op(op, &mut out);
        }
        region
            .yields
            .iter_mut()
            .for_each(|value| *value = self.resolve(*value));
        region.ops = out;
        region
    }

    fn nested(&mut self, region: &mut Region) {
        self.computed.push(HashMap::new());
        *region = self.region(std::mem::take(region));
        self.computed.pop();
    }

    fn resolve(&self, value: ValueId) -> ValueId {
        self.alias.get(&value).copied().unwrap_or(value)
    }

    fn replace(&mut self, results: &[ValueId], by: &[ValueId]) {
        for (result, value) in results.iter().zip(by) {
            let value = self.resolve(*value);
            self.alias.insert(*result, value);
        }
    }

    /// Returns the value of a constant.
    fn constant(&mut self, value: Const, ty: Ty) -> ValueId {
        if let Some(known) = self.pool.get(&(ty, bits(value))) {
            return *known;
        }
        let id = self.kernel.new_value(ty);
        let kind = OpKind::Constant(value);
        self.known.define(id, &kind);
        self.top.push(Op {
            kind,
            results: vec![id],
            loc: crate::kernel_ir::Loc::default(),
        });
        self.pool.insert((ty, bits(value)), id);
        id
    }

    fn op(&mut self, mut op: Op, out: &mut Vec<Op>) {
        op.kind.visit_operands_mut(&mut |value| {
            if let Some(other) = self.alias.get(value) {
                *value = *other;
            }
        });
        if let OpKind::Constant(value) = op.kind {
            let result = op.results[0];
            let ty = self.kernel.ty(result);
            if let Some(same) = self.pool.get(&(ty, bits(value))) {
                return self.replace(&[result], &[*same]);
            }
            self.pool.insert((ty, bits(value)), result);
            self.known.define(result, &op.kind);
            return self.top.push(op);
        }
        if let [result] = op.results.as_slice() {
            let ty = self.kernel.ty(*result);
            match fold(&op.kind, ty, &self.known, &self.kernel) {
                Some(Folded::Const(value)) => {
                    let id = self.constant(value, ty);
                    return self.replace(&op.results, &[id]);
                }
                Some(Folded::Value(value)) => return self.replace(&op.results, &[value]),
                Some(Folded::Op(kind)) => op.kind = kind,
                None => {}
            }
            if let Some(key) = key(&op.kind) {
                let key = (key, ty);
                if let Some(same) = self.computed.iter().find_map(|scope| scope.get(&key)) {
                    return self.replace(&op.results, &[*same]);
                }
                let scope = self.computed.last_mut().expect("the kernel's own scope");
                scope.insert(key, *result);
            }
            self.known.define(*result, &op.kind);
        }
        match &mut op.kind {
            OpKind::If { cond, .. } => {
                let cond = self.known.int(*cond);
                self.branches(op, cond.map(|cond| cond != 0), out);
            }
            OpKind::AffineIf { .. } => self.branches(op, None, out),
            OpKind::For { .. } | OpKind::AffineFor { .. } => self.counted(op, out),
            _ => {
                op.kind
                    .regions_mut()
                    .into_iter()
                    .for_each(|region| self.nested(region));
                out.push(op);
            }
        }
    }

    fn branches(&mut self, mut op: Op, cond: Option<bool>, out: &mut Vec<Op>) {
        let (OpKind::If {
            then_region,
            else_region,
            ..
        }
        | OpKind::AffineIf {
            then_region,
            else_region,
            ..
        }) = &mut op.kind
        else {
            unreachable!("only ifs come here");
        };
        if let Some(cond) = cond {
            let region = std::mem::take(if cond { then_region } else { else_region });
            region.ops.into_iter().for_each(|inner| self.op(inner, out));
            return self.replace(&op.results, &region.yields);
        }
        self.nested(then_region);
        self.nested(else_region);
        let mut inside = Vec::new();
        then_region.walk_definitions(&mut |value| inside.push(value));
        else_region.walk_definitions(&mut |value| inside.push(value));
        let yields: Vec<_> = then_region
            .yields
            .iter()
            .copied()
            .zip(else_region.yields.iter().copied())
            .collect();
        for (result, (a, b)) in op.results.clone().into_iter().zip(yields) {
            // Poison may be replaced by the other value, if that is available outside the if.
            let same = [(a, b), (b, a)].into_iter().find_map(|(value, other)| {
                let free = value == other || self.known.is_poison(other);
                (free && !inside.contains(&value)).then_some(value)
            });
            if let Some(same) = same {
                self.replace(&[result], &[same]);
            }
        }
        if let OpKind::If {
            cond,
            then_region,
            else_region,
        } = &op.kind
            && then_region.ops.is_empty()
            && else_region.ops.is_empty()
        {
            for (k, result) in op.results.iter().enumerate() {
                let kind = OpKind::Select(*cond, then_region.yields[k], else_region.yields[k]);
                self.known.define(*result, &kind);
                if !self.alias.contains_key(result) {
                    out.push(Op {
                        kind,
                        results: vec![*result],
                        loc: op.loc,
                    });
                }
            }
            return;
        }
        out.push(op);
    }

    /// Folds loops with zero or one iteration, and values that are carried unchanged.
    fn counted(&mut self, mut op: Op, out: &mut Vec<Op>) {
        let bounds = match &op.kind {
            OpKind::For {
                lower, upper, step, ..
            } => {
                let bounds = [lower, upper, step].map(|value| self.known.int(*value));
                bounds.into_iter().collect::<Option<Vec<_>>>()
            }
            OpKind::AffineFor {
                lower, upper, step, ..
            } => {
                let bounds = [lower.as_constant(), upper.as_constant(), Some(*step)];
                bounds
                    .into_iter()
                    .map(|bound| bound.map(i128::from))
                    .collect()
            }
            _ => unreachable!("only counted loops come here"),
        };
        let (OpKind::For { init, body, .. } | OpKind::AffineFor { init, body, .. }) = &mut op.kind
        else {
            unreachable!("only counted loops come here");
        };
        if let Some([lower, upper, step]) = bounds.as_deref()
            && *step > 0
        {
            if lower >= upper {
                let init = std::mem::take(init);
                return self.replace(&op.results, &init);
            }
            if lower + step >= *upper {
                let ty = self.kernel.ty(body.args[0]);
                let iv = self.constant(Const::Int(*lower), ty);
                let body = std::mem::take(body);
                let args = [vec![iv], std::mem::take(init)].concat();
                self.replace(&body.args, &args);
                body.ops.into_iter().for_each(|inner| self.op(inner, out));
                return self.replace(&op.results, &body.yields);
            }
        }
        for (k, first) in init.iter().enumerate() {
            if body.yields[k] == body.args[k + 1] {
                self.replace(&[body.args[k + 1], op.results[k]], &[*first, *first]);
            }
        }
        self.nested(body);
        out.push(op);
    }
}

/// Returns a key that distinguishes constants of one type.
fn bits(value: Const) -> u128 {
    match value {
        Const::Int(value) => value as u128,
        Const::Float(value) => value.to_bits().into(),
    }
}
