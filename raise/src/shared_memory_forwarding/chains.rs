//! Rerolls sums over a shared array that a compiler unrolled.
//!
//! Input: a chain `fma(s[f + 15 d], t[g + 15 e], … fma(s[f], t[g], c))` in one region. Output: a
//! loop over its links, in the same order. A chain is kept if the strides between its links differ,
//! or if an op with an effect is between them.

use super::context::{linear, of_kernel, values};
use crate::affine::{Facts, Linear, Operands};
use crate::kernel_ir::{
    AffineMap, Bound, Kernel, KernelArg, Op, OpKind, Region, Space, Ty, ValueId,
};
use std::collections::HashMap;

/// The least number of links of a rerolled chain.
const LINKS: usize = 4;

/// One link: the two loads, and its position.
struct Link {
    arrays: [ValueId; 2],
    indices: [Linear; 2],
    /// The index of its first op.
    first: usize,
}

/// Rerolls chains over shared arrays.
pub(super) fn roll_chains(mut kernel: Kernel) -> Kernel {
    let facts = of_kernel(&kernel);
    let uses = kernel.use_counts();
    let mut body = std::mem::take(&mut kernel.body);
    region(&mut body, &mut kernel, &facts, &uses);
    kernel.body = body;
    crate::scf::simplify(kernel)
}

fn region(of: &mut Region, kernel: &mut Kernel, facts: &Facts, uses: &[u32]) {
    for op in &mut of.ops {
        for inner in op.kind.regions_mut() {
            region(inner, kernel, facts, uses);
        }
    }
    let defined: HashMap<ValueId, usize> = of
        .ops
        .iter()
        .enumerate()
        .flat_map(|(at, op)| op.results.iter().map(move |result| (*result, at)))
        .collect();
    let mut taken = vec![false; of.ops.len()];
    let mut loops = Vec::new();
    for last in (0..of.ops.len()).rev() {
        if taken[last] {
            continue;
        }
        // From the last link to the first.
        let (mut links, mut at, mut start) = (Vec::new(), last, None);
        while let OpKind::Fma(a, b, c) = of.ops[at].kind {
            let (Some(x), Some(y)) = (
                load(of, &defined, a, kernel, facts),
                load(of, &defined, b, kernel, facts),
            ) else {
                break;
            };
            taken[at] = true;
            links.push(Link {
                arrays: [x.0, y.0],
                indices: [x.1, y.1],
                first: at.min(x.2).min(y.2),
            });
            start = Some(c);
            match defined.get(&c) {
                Some(before) if uses[c.index()] == 1 => at = *before,
                _ => break,
            }
        }
        links.reverse();
        let Some(start) = start.filter(|_| links.len() >= LINKS) else {
            continue;
        };
        let first = links.iter().map(|link| link.first).min().unwrap_or(last);
        if of.ops[first..last].iter().any(|op| op.kind.has_effect()) {
            continue;
        }
        if let Some(op) = rolled(&links, start, &of.ops[last], kernel) {
            loops.push((last, op));
        }
    }
    for (at, op) in loops {
        of.ops[at] = op;
    }
}

/// Returns a load from a shared array: array, index, and position.
fn load(
    of: &Region,
    defined: &HashMap<ValueId, usize>,
    value: ValueId,
    kernel: &Kernel,
    facts: &Facts,
) -> Option<(ValueId, Linear, usize)> {
    let at = *defined.get(&value)?;
    let OpKind::AffineLoad {
        array,
        map,
        operands,
    } = &of.ops[at].kind
    else {
        return None;
    };
    let shared = matches!(
        kernel.array(*array),
        KernelArg::Array {
            space: Space::Shared,
            ..
        }
    );
    let index = linear(&map.results[0], &values(operands), facts);
    shared.then_some((*array, index, at))
}

fn rolled(links: &[Link], start: ValueId, last: &Op, kernel: &mut Kernel) -> Option<Op> {
    let mut steps = [0; 2];
    for (side, step) in steps.iter_mut().enumerate() {
        let of = |n: usize| &links[n].indices[side];
        *step = of(1).minus(of(0)).as_constant()?;
        for n in 1..links.len() {
            let same = links[n].arrays[side] == links[0].arrays[side];
            if !same || of(n).minus(of(n - 1)).as_constant() != Some(*step) {
                return None;
            }
        }
    }
    let ty = kernel.ty(start);
    let (iv, acc) = (kernel.new_value(Ty::Index), kernel.new_value(ty));
    let mut ops = Vec::new();
    let mut factors = Vec::new();
    for (side, step) in steps.into_iter().enumerate() {
        let index = links[0].indices[side].plus_times(&Linear::value(iv), step);
        let mut operands = Operands::default();
        let expr = operands.expr(&index)?;
        let Operands(operands) = operands;
        let result = kernel.new_value(ty);
        let map = AffineMap {
            dims: operands.len(),
            results: vec![expr],
        };
        ops.push(Op {
            kind: OpKind::AffineLoad {
                array: links[0].arrays[side],
                map,
                operands,
            },
            results: vec![result],
            loc: last.loc,
        });
        factors.push(result);
    }
    let next = kernel.new_value(ty);
    ops.push(Op {
        kind: OpKind::Fma(factors[0], factors[1], acc),
        results: vec![next],
        loc: last.loc,
    });
    Some(Op {
        kind: OpKind::AffineFor {
            lower: Bound::constant(0),
            upper: Bound::constant(links.len() as i64),
            step: 1,
            init: vec![start],
            body: Region {
                args: vec![iv, acc],
                ops,
                yields: vec![next],
            },
        },
        results: last.results.clone(),
        loc: last.loc,
    })
}
