//! Rewrites two shuffles of the halves of a 64-bit value to one shuffle of the value.
//!
//! A lane sends 32 bits; CUDA's shuffles of `double` and `long long` send the low and the high half
//! and recombine them. Input: two `ptx.shfl` ops that read from the same lanes, one for each half
//! of the same value, and the sum or union of their results. Output: one `ptx.shfl` of the value,
//! as a float if its bits come from a float or become one. The original shuffles are kept if the
//! halves have other uses.

use std::collections::{BTreeMap, HashMap, HashSet};

use crate::kernel_ir::{
    BinaryOp, CastOp, Const, Kernel, Loc, Op, OpKind, PtxOp, Region, Ty, ValueId,
};
use crate::scf::dead::drop_dead;

/// Rewrites all such pairs.
pub(super) fn join_halves(mut kernel: Kernel) -> Kernel {
    let found = HalfPairs::of(&kernel);
    if found.pairs.is_empty() {
        return kernel;
    }
    let mut body = std::mem::take(&mut kernel.body);
    let mut moved = HashMap::new();
    shuffle_wholes(&mut kernel, &mut body, &found.pairs, &mut moved);
    body.walk_mut(&mut |op| {
        if let Some(moved) = op.results.first().and_then(|sum| moved.get(sum)) {
            op.kind = match kernel.ty(*moved) == kernel.ty(op.results[0]) {
                true => OpKind::Binary(BinaryOp::OrI, *moved, *moved), // the value itself
                false => OpKind::Cast(CastOp::Bitcast, *moved),
            };
        }
    });
    kernel.body = body;
    kernel = drop_dead(kernel);
    let read = HalfPairs::of(&kernel).read;
    drop_unread(&mut kernel.body, &read);
    kernel
}

/// The pairs of shuffles in a kernel.
#[derive(Default)]
struct HalfPairs {
    /// The pairs, by the sum of the halves.
    pairs: BTreeMap<ValueId, Pair>,
    /// All values that are used.
    read: HashSet<ValueId>,
}

impl HalfPairs {
    fn of(kernel: &Kernel) -> HalfPairs {
        let mut found = HalfPairs::default();
        let (mut definitions, mut sums, mut numbers) = (HashMap::new(), Vec::new(), HashSet::new());
        kernel.body.walk(&mut |op| {
            op.kind.visit_operands(&mut |value| {
                found.read.insert(*value);
            });
            for region in op.kind.regions() {
                found.read.extend(&region.yields);
                numbers.extend(&region.yields);
            }
            if let OpKind::Binary(BinaryOp::AddI | BinaryOp::OrI, ..) = op.kind {
                sums.push(op);
            }
            if !matches!(op.kind, OpKind::Cast(CastOp::Bitcast, _)) {
                numbers.extend(op.kind.operands());
            }
            if let OpKind::Constant(_) | OpKind::Cast(..) | OpKind::Binary(..) | OpKind::Ptx(..) =
                op.kind
                && let Some(first) = op.results.first()
            {
                definitions.insert(*first, &op.kind);
            }
        });
        for sum in sums {
            if let Some(mut pair) = Pair::of(sum, &definitions) {
                pair.is_float = !numbers.contains(&sum.results[0]);
                found.pairs.insert(sum.results[0], pair);
            }
        }
        found
    }
}

fn is_shuffle(op: &Op) -> bool {
    matches!(op.kind, OpKind::Ptx(PtxOp::Shuffle(_), _))
}

/// Inserts a shuffle of the whole value after each pair of shuffles in the same region; `moved`
/// maps the sum to its result.
fn shuffle_wholes(
    kernel: &mut Kernel,
    within: &mut Region,
    pairs: &BTreeMap<ValueId, Pair>,
    moved: &mut HashMap<ValueId, ValueId>,
) {
    let mut here = HashSet::new();
    for mut op in std::mem::take(&mut within.ops) {
        for inner in op.kind.regions_mut() {
            shuffle_wholes(kernel, inner, pairs, moved);
        }
        let (arrives, loc) = (op.results.first().copied(), op.loc);
        let shuffles = is_shuffle(&op);
        within.ops.push(op);
        let Some(arrives) = arrives.filter(|_| shuffles) else {
            continue;
        };
        here.insert(arrives);
        for (sum, pair) in pairs {
            let complete = pair.halves.contains(&arrives)
                && pair.halves.iter().all(|half| here.contains(half));
            if complete {
                moved.insert(*sum, pair.write(&loc, kernel, &mut within.ops));
            }
        }
    }
}

/// Two shuffles of the halves of one value.
struct Pair {
    /// The shuffled low half and high half.
    halves: [ValueId; 2],
    /// The value that was split into halves, a float if it was one.
    whole: ValueId,
    /// Whether the sum is only used as a float.
    is_float: bool,
    shuffle: PtxOp,
    /// Lane, clamp and mask.
    rest: Vec<ValueId>,
}

impl Pair {
    /// Matches `zext(low) + (zext(high) << 32)`, in either order.
    fn of(op: &Op, definitions: &HashMap<ValueId, &OpKind>) -> Option<Pair> {
        let OpKind::Binary(_, a, b) = op.kind else {
            return None;
        };
        let known = |value: ValueId| definitions.get(&value).copied();
        let is = |value: ValueId, wanted: i128| match known(value) {
            Some(OpKind::Constant(Const::Int(number))) => *number == wanted,
            _ => false,
        };
        let widened = |value: ValueId| match known(value) {
            Some(OpKind::Cast(CastOp::ExtUi, half)) => Some(*half),
            _ => None,
        };
        let raised = |value: ValueId| match known(value) {
            Some(OpKind::Binary(BinaryOp::ShlI, half, by)) if is(*by, 32) => widened(*half),
            _ => None,
        };
        let (low, high) = match (widened(a), raised(b)) {
            (Some(low), Some(high)) => (low, high),
            _ => (widened(b)?, raised(a)?),
        };
        let sent = |value: ValueId| match known(value) {
            Some(OpKind::Ptx(shuffle @ PtxOp::Shuffle(_), operands)) => Some((shuffle, operands)),
            _ => None,
        };
        let ((shuffle, of_low), (other, of_high)) = (sent(low)?, sent(high)?);
        if shuffle != other || of_low[1..] != of_high[1..] {
            return None;
        }
        let cut = |value: ValueId| match known(value) {
            Some(OpKind::Cast(CastOp::Trunci, whole)) => Some(*whole),
            _ => None,
        };
        let bits = cut(of_low[0])?;
        let shifted = known(cut(of_high[0])?)?;
        match shifted {
            OpKind::Binary(BinaryOp::ShrUi | BinaryOp::ShrSi, whole, by)
                if *whole == bits && is(*by, 32) => {}
            _ => return None,
        }
        let whole = match known(bits) {
            Some(OpKind::Cast(CastOp::Bitcast, float)) => *float,
            _ => bits,
        };
        Some(Pair {
            halves: [low, high],
            whole,
            is_float: false,
            shuffle: shuffle.clone(),
            rest: of_low[1..].to_vec(),
        })
    }

    /// Appends the shuffle of the whole value to `out`; returns its result.
    fn write(&self, loc: &Loc, kernel: &mut Kernel, out: &mut Vec<Op>) -> ValueId {
        let mut push = |kind, results| {
            let loc = *loc;
            out.push(Op { kind, results, loc });
        };
        let mut whole = self.whole;
        if self.is_float && kernel.ty(whole).is_int() {
            whole = kernel.new_value(Ty::F64);
            push(OpKind::Cast(CastOp::Bitcast, self.whole), vec![whole]);
        }
        let moved = kernel.new_value(kernel.ty(whole));
        let in_range = kernel.new_value(Ty::I1);
        let operands = std::iter::once(whole).chain(self.rest.iter().copied());
        let kind = OpKind::Ptx(self.shuffle.clone(), operands.collect());
        push(kind, vec![moved, in_range]);
        moved
    }
}

/// Removes unused shuffles: they have no effect other than waiting for the warp.
fn drop_unread(within: &mut Region, read: &HashSet<ValueId>) {
    within
        .ops
        .retain(|op| !is_shuffle(op) || op.results.iter().any(|result| read.contains(result)));
    for op in &mut within.ops {
        for inner in op.kind.regions_mut() {
            drop_unread(inner, read);
        }
    }
}
