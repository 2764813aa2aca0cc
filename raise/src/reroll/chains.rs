//! Rerolls an unrolled sequence of steps into a loop.
//!
//! A chain of one op, each link used only by the next, is rerolled if the links' terms are the same
//! code except for integers that change by the same amount from link to link: `fma(a[0], b[0],
//! fma(a[1], b[16], …))` becomes a loop over `a[k]` and `b[16 k]`. The taps of a stencil are left
//! unrolled.

use super::chain_loop::write;
use super::forms::{Form, Forms};
use crate::kernel_ir::{Const, Kernel, OpKind, Region, Ty, ValueId};
use std::collections::HashMap;
use std::fmt::Write as _;

/// The least number of links of a chain.
pub(super) const MIN_LINKS: usize = 4;
/// The greatest number of ops of a link's term.
const MAX_OPS: usize = 40;

/// The term of a link: its code, and the integers in it that may change.
#[derive(Clone, PartialEq, Default)]
struct Link {
    code: String,
    integers: Vec<i128>,
    ops: usize,
    /// The first op that reads memory.
    reads: Option<usize>,
    /// The indices of loads: the position among the integers, and the slopes of the element in
    /// other values.
    elements: Vec<(usize, Vec<i128>)>,
}

/// Rerolls the first chain in `region`; returns whether there was one.
pub(super) fn roll(kernel: &mut Kernel, forms: &Forms, uses: &[u32], region: &mut Region) -> bool {
    let mut definition = HashMap::new();
    for (at, op) in region.ops.iter().enumerate() {
        definition.extend(op.results.iter().map(|r| (*r, at)));
    }
    let mut in_chain = vec![false; region.ops.len()];
    for end in (0..region.ops.len()).rev() {
        if in_chain[end] {
            continue;
        }
        let links = chain(region, &definition, uses, end);
        start_first(region, &definition, &links);
        let code = Code {
            kernel,
            forms,
            region,
            definition: &definition,
        };
        links.iter().for_each(|at| in_chain[*at] = true);
        let Some((first, count, integers, steps)) = code.run(&links) else {
            continue;
        };
        let links = &links[first..first + count];
        let made = write(kernel, forms, region, &definition, links, &integers, &steps);
        if let Some(op) = made {
            let last = links[count - 1];
            region.ops[last] = op;
            return true;
        }
    }
    false
}

/// Gives the first link the same operand order as the others, with the initial value where they
/// have the previous link's result.
fn start_first(region: &mut Region, definition: &HashMap<ValueId, usize>, links: &[usize]) {
    use crate::kernel_ir::BinaryOp::{AddF, AddI, MulF};
    let [first, second, ..] = *links else {
        return;
    };
    if links.len() < MIN_LINKS {
        return;
    }
    let result = region.ops[first].results[0];
    let place = before(&region.ops[second].kind)
        .iter()
        .position(|value| *value == result);
    let is_start = |value: ValueId| {
        let op = definition.get(&value).map(|at| &region.ops[*at].kind);
        op.is_none_or(|kind| matches!(kind, OpKind::Constant(_)))
    };
    if let OpKind::Binary(kind @ (AddF | AddI | MulF), a, b) = region.ops[first].kind {
        let swapped = match place {
            Some(0) => !is_start(a) && is_start(b),
            Some(_) => is_start(a) && !is_start(b),
            None => false,
        };
        if swapped {
            region.ops[first].kind = OpKind::Binary(kind, b, a);
        }
    }
}

/// Returns the operands that may be the previous link's result.
pub(super) fn before(kind: &OpKind) -> Vec<ValueId> {
    use crate::kernel_ir::BinaryOp::*;
    match kind {
        OpKind::Fma(_, _, c) => vec![*c],
        OpKind::Binary(AddF | AddI | MulF | MaxNumF | MinNumF, a, b) => vec![*a, *b],
        OpKind::Binary(SubF, a, _) => vec![*a],
        _ => Vec::new(),
    }
}

fn alike(a: &OpKind, b: &OpKind) -> bool {
    match (a, b) {
        (OpKind::Fma(..), OpKind::Fma(..)) => true,
        (OpKind::Binary(a, ..), OpKind::Binary(b, ..)) => a == b,
        _ => false,
    }
}

/// Returns the longest chain that ends with the op at `end`, first link first.
fn chain(
    region: &Region,
    definition: &HashMap<ValueId, usize>,
    uses: &[u32],
    end: usize,
) -> Vec<usize> {
    let mut links = vec![end];
    let mut at = end;
    while let Some(next) = before(&region.ops[at].kind).into_iter().find_map(|value| {
        let next = *definition.get(&value)?;
        let follows = alike(&region.ops[next].kind, &region.ops[at].kind);
        (follows && uses[value.index()] == 1).then_some(next)
    }) {
        links.push(next);
        at = next;
    }
    links.reverse();
    links
}

struct Code<'a> {
    kernel: &'a Kernel,
    forms: &'a Forms,
    region: &'a Region,
    definition: &'a HashMap<ValueId, usize>,
}

impl Code<'_> {
    /// Returns the longest run of links that are iterations of a loop: the first, the count, the
    /// integers of the first, and their increments.
    fn run(&self, links: &[usize]) -> Option<(usize, usize, Vec<i128>, Vec<i128>)> {
        if links.len() < MIN_LINKS {
            return None;
        }
        let codes: Vec<Option<Link>> = (0..links.len()).map(|n| self.link(links, n)).collect();
        let mut best: Option<(usize, usize)> = None;
        let mut first = 0;
        while first + 1 < links.len() {
            let mut count = 1;
            if let (Some(a), Some(b)) = (&codes[first], &codes[first + 1])
                && a.code == b.code
            {
                let steps = apart(a, b);
                let goes_on = |n: usize| match (&codes[n - 1], &codes[n]) {
                    (Some(a), Some(b)) => a.code == b.code && apart(a, b) == steps,
                    _ => false,
                };
                while first + count < links.len() && goes_on(first + count) {
                    count += 1;
                }
            }
            if count > best.map_or(0, |b| b.1) {
                best = Some((first, count));
            }
            first += count.max(2) - 1;
        }
        let (first, count) = best.filter(|b| b.1 >= MIN_LINKS)?;
        let (a, b) = (codes[first].as_ref()?, codes[first + 1].as_ref()?);
        let steps = apart(a, b);
        if steps.iter().all(|s| *s == 0) {
            return None;
        }
        // Windows that overlap between threads, as in a stencil, are better loaded separately.
        let overlaps = a.elements.iter().any(|(n, slopes)| {
            let step = steps[*n].abs();
            let within = step..step * count as i128;
            step > 0 && slopes.iter().any(|slope| within.contains(slope))
        });
        if overlaps {
            return None;
        }
        // The loads move down to the last link.
        let reads = codes[first..first + count].iter().flatten();
        let from = reads.filter_map(|l| l.reads).min();
        let last = links[first + count - 1];
        let quiet = from.is_none_or(|from| {
            self.region.ops[from..last]
                .iter()
                .all(|op| !op.kind.has_effect())
        });
        quiet.then(|| (first, count, a.integers.clone(), steps))
    }

    /// Returns the term of link `n`.
    fn link(&self, links: &[usize], n: usize) -> Option<Link> {
        let op = &self.region.ops[links[n]];
        let carried = self.carried(links, n)?;
        let mut link = Link::default();
        for value in op.kind.operands() {
            if value == carried {
                link.code += "carried ";
            } else {
                self.value(value, &mut link)?;
            }
        }
        Some(link)
    }

    /// Returns the operand of link `n` that is the previous link's result.
    fn carried(&self, links: &[usize], n: usize) -> Option<ValueId> {
        let candidates = before(&self.region.ops[links[n]].kind);
        match n.checked_sub(1) {
            Some(n) => self.region.ops[links[n]].results.first().copied(),
            // The same operand position as in the next link.
            None => {
                let next = &self.region.ops[links[1]].kind;
                let result = self.region.ops[links[0]].results[0];
                let place = before(next).iter().position(|v| *v == result)?;
                candidates.get(place).copied()
            }
        }
    }

    fn value(&self, value: ValueId, link: &mut Link) -> Option<()> {
        let ty = self.kernel.ty(value);
        if let Some(form) = self.forms.get(value) {
            self.form(form, ty, link);
            return Some(());
        }
        let Some(&at) = self.definition.get(&value) else {
            let _ = write!(link.code, "%{} ", value.0);
            return Some(());
        };
        link.ops += 1;
        if link.ops > MAX_OPS {
            return None;
        }
        let op = &self.region.ops[at];
        match &op.kind {
            OpKind::Constant(Const::Float(x)) => {
                let _ = write!(link.code, "{:?}:{:x} ", ty, x.to_bits());
            }
            OpKind::Unary(..)
            | OpKind::Binary(..)
            | OpKind::Fma(..)
            | OpKind::Cmpi(..)
            | OpKind::Cmpf(..)
            | OpKind::Select(..)
            | OpKind::Cast(..) => {
                let mut blank = op.kind.clone();
                blank.visit_operands_mut(&mut |value| *value = ValueId(0));
                let _ = write!(link.code, "{ty:?} {blank:?}( ");
                for operand in op.kind.operands() {
                    self.value(operand, link)?;
                }
                link.code += ") ";
            }
            OpKind::AffineLoad {
                array,
                map,
                operands,
            } => {
                let form = self.forms.map(&map.results[0], operands)?;
                let _ = write!(link.code, "{ty:?} load %{} ", array.0);
                let slopes = form.terms.values().map(|s| s.abs()).collect();
                link.elements.push((link.integers.len(), slopes));
                self.form(&form, Ty::Index, link);
                link.reads = Some(link.reads.map_or(at, |first| first.min(at)));
            }
            _ => {
                let _ = write!(link.code, "%{} ", value.0);
            }
        }
        Some(())
    }

    fn form(&self, form: &Form, ty: Ty, link: &mut Link) {
        let _ = write!(link.code, "{ty:?} {:?} ", form.terms);
        link.integers.push(form.constant);
    }
}

fn apart(a: &Link, b: &Link) -> Vec<i128> {
    let pairs = a.integers.iter().zip(&b.integers);
    pairs.map(|(a, b)| b - a).collect()
}
