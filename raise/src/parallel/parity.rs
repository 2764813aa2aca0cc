//! Threads with even and with odd numbers that take different branches.
//!
//! Where a branch around all effects depends only on whether a number is even, two neighbouring
//! threads together execute both sides. Half as many threads then execute one side after the other,
//! without a branch: `if (i % 2 == 0) y[i] = f(i); else y[i] = g(i);` is `y[2 i] = f(2 i); y[2 i +
//! 1] = g(2 i + 1)`.
//!
//! The two threads run in an order that they had not before. The kernel is left unchanged unless
//! the sides only store to arrays that they do not read, and to different elements.

use super::{domain_of, parallel, replace, roles_of};
use crate::affine::{Facts, Linear};
use crate::kernel_ir::{
    AffineExpr, AffineMap, IntegerSet, Kernel, Op, OpKind, PtxOp, Region, Role, Ty, ValueId,
};
use crate::scf::Emit;
use crate::shared_memory_forwarding::context::{linear, values};
use std::collections::BTreeSet;

/// The greatest number of points at which a condition is evaluated.
const MOST_POINTS: i64 = 1 << 16;

/// Replaces pairs of threads that take the two sides of a branch by one thread. Returns whether
/// there were any.
pub(super) fn join_pairs(kernel: &mut Kernel) -> bool {
    let Some(joined) = joined(kernel) else {
        return false;
    };
    replace(kernel, joined);
    true
}

fn joined(kernel: &mut Kernel) -> Option<Op> {
    let op = parallel(kernel)?.clone();
    let (domain, roles) = (domain_of(&op), roles_of(&op));
    let OpKind::Parallel { body, .. } = &op.kind else {
        return None;
    };
    let mut effects = (0..body.ops.len()).filter(|at| body.ops[*at].kind.has_effect());
    let (at, None) = (effects.next()?, effects.next()) else {
        return None;
    };
    let OpKind::AffineIf {
        set,
        operands,
        then_region,
        else_region,
    } = &body.ops[at].kind
    else {
        return None;
    };
    let both = then_region.has_effect() && else_region.has_effect();
    let is_free = roles.iter().all(|role| *role == Role::Free);
    // Branches and loops that both sides need would stand in the kernel twice.
    let is_short = body.ops[..at].iter().all(|op| op.kind.regions().is_empty());
    if !both || !is_free || !is_short || !body.ops[at].results.is_empty() {
        return None;
    }
    let dims = operands
        .iter()
        .map(|operand| body.args.iter().position(|arg| arg == operand));
    let dims = dims.collect::<Option<Vec<usize>>>()?;
    let (number, parity) = parity(set, &dims, &domain)?;
    let sides = [(then_region, parity), (else_region, 1 - parity)];
    let own = body.args[number];
    are_apart(kernel, &sides, body, own, &domain).then_some(())?;

    let mut half = domain.clone();
    half[number].1 /= 2;
    let mut args: Vec<ValueId> = half.iter().map(|_| kernel.new_value(Ty::Index)).collect();
    let mut ops = Vec::new();
    let outer = args.clone();
    let mut emit = Emit {
        kernel,
        ops: &mut ops,
        loc: op.loc,
    };
    for (side, parity) in sides {
        let twice = AffineExpr::Mul(Box::new(AffineExpr::Dim(0)), 2);
        let map = AffineMap {
            dims: 1,
            results: vec![AffineExpr::Add(
                Box::new(twice),
                Box::new(AffineExpr::Const(parity)),
            )],
        };
        let operands = vec![outer[number]];
        args[number] = emit.op(OpKind::AffineApply { map, operands }, Ty::Index);
        let before = body.ops[..at].iter().cloned();
        let of_thread = Region {
            args: body.args.clone(),
            ops: before.chain(side.ops.iter().cloned()).collect(),
            yields: Vec::new(),
        };
        emit.copy_region(&of_thread, &args);
    }
    let (lower, upper) = half.into_iter().unzip();
    let body = Region {
        args: outer,
        ops,
        yields: Vec::new(),
    };
    Some(Op {
        kind: OpKind::Parallel {
            lower,
            upper,
            roles,
            body,
        },
        results: Vec::new(),
        loc: op.loc,
    })
}

/// Returns the dimension of the domain whose parity alone decides whether the set contains a point,
/// and the parity of the points in it. The set's dimensions are `dims` of the domain.
fn parity(set: &IntegerSet, dims: &[usize], domain: &[(i64, i64)]) -> Option<(usize, i64)> {
    let extents = dims.iter().map(|dim| domain[*dim].1 - domain[*dim].0);
    let points = extents.clone().try_fold(1_i64, i64::checked_mul)?;
    if points > MOST_POINTS {
        return None;
    }
    let even = |dim: usize| domain[dim].0 == 0 && domain[dim].1 % 2 == 0;
    let decides = |place: usize| {
        let mut inside = [None, None];
        for number in 0..points {
            let mut rest = number;
            let point = dims.iter().zip(extents.clone()).map(|(dim, extent)| {
                let at = rest % extent;
                rest /= extent;
                at + domain[*dim].0
            });
            let point: Vec<i64> = point.collect();
            let contains = set.contains(&point);
            let known = &mut inside[(point[place] % 2) as usize];
            if *known.get_or_insert(contains) != contains {
                return None;
            }
        }
        match inside {
            [Some(true), Some(false)] => Some(0),
            [Some(false), Some(true)] => Some(1),
            _ => None, // the same side everywhere
        }
    };
    let mut places = (0..dims.len()).filter(|place| even(dims[*place]));
    places.find_map(|place| Some((dims[place], decides(place)?)))
}

/// Returns whether the sides only store to arrays that no op reads, and two threads that are joined
/// store to different elements: the dimension `own` of one is twice a number plus the parity of its
/// side.
fn are_apart(
    kernel: &Kernel,
    sides: &[(&Region, i64); 2],
    body: &Region,
    own: ValueId,
    domain: &[(i64, i64)],
) -> bool {
    let mut facts = Facts::new();
    facts.types = kernel.values.iter().map(|value| value.ty).collect();
    for (arg, (first, end)) in body.args.iter().zip(domain) {
        let end = match *arg == own {
            true => end / 2,
            false => *end,
        };
        let range = (i128::from(*first), i128::from(end) - 1);
        facts.note(crate::affine::Atom::Value(*arg), range);
    }
    let mut read = BTreeSet::new();
    body.walk(&mut |op| {
        if let OpKind::Load { array, .. } | OpKind::AffineLoad { array, .. } = &op.kind {
            read.insert(kernel.array(*array).name());
        }
    });
    let mut is_proved = true;
    let mut stores: [Vec<(&str, Linear)>; 2] = Default::default();
    for ((side, parity), stores) in sides.iter().zip(&mut stores) {
        side.walk(&mut |op| match &op.kind {
            OpKind::AffineStore {
                array,
                map,
                operands,
                ..
            } => {
                let mut dims = values(operands);
                for (dim, operand) in dims.iter_mut().zip(operands) {
                    is_proved &= body.args.contains(operand);
                    if *operand == own {
                        *dim = Linear::value(own).times(2).offset((*parity).into());
                    }
                }
                let index = linear(&map.results[0], &dims, &facts);
                stores.push((kernel.array(*array).name(), index));
            }
            OpKind::Ptx(PtxOp::Trap(_), _) => {}
            OpKind::Store { .. } | OpKind::Barrier | OpKind::Ptx(..) => is_proved = false,
            _ => {}
        });
    }
    let [these, those] = &stores;
    let differ = |a: &Linear, b: &Linear| {
        let (least, greatest) = facts.range(&a.minus(b));
        least > 0 || greatest < 0
    };
    let is_apart = |(name, index): &(&str, Linear)| {
        let mut others = those.iter().filter(|(other, _)| other == name);
        others.all(|(_, other)| differ(index, other))
    };
    let is_unread = |(name, _): &(&str, Linear)| !read.contains(name);
    is_proved && these.iter().all(is_apart) && stores.iter().flatten().all(is_unread)
}
