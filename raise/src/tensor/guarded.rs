//! Selection of the floats of a kernel that must be rounded exactly as in PTX, regardless of the
//! transformations of the target's compiler.
//!
//! A difference in the last bit is harmless in most floats, but not in those from which an integer
//! is computed: a quotient that should be 3 and is slightly less selects another element of an
//! array. So every value on which an index, an integer or a rounding to integers depends keeps its
//! rounding, back through the arrays to the program's inputs. The same holds for the sum whose
//! rounding error an error-free transformation computes, and for the remainder after subtracting a
//! whole number of periods: `x - floor(x / y) * y` is wrong if the product is rounded before the
//! subtraction.

use std::collections::{BTreeSet, HashMap};

use super::floats::approximation;
use crate::kernel_ir::{
    BinaryOp, CastOp, Kernel, KernelArg, Loc, Op, OpKind, PtxOp, Region, Space, Ty, UnaryOp,
    ValueId,
};

/// Returns for each value of the kernel whether its rounding is preserved: true for all if the
/// launch is `exact`.
///
/// - `arrays`: the names of the arrays whose elements keep their rounding
pub(super) fn guarded(kernel: &Kernel, exact: bool, arrays: &BTreeSet<String>) -> Vec<bool> {
    let mut guarded = match exact {
        true => vec![true; kernel.values.len()],
        false => needed(kernel, arrays),
    };
    // A sum of 16-bit floats in a loop saturates, so that its order matters.
    for (guarded, value) in guarded.iter_mut().zip(&kernel.values) {
        *guarded |= matches!(value.ty, Ty::F16 | Ty::BF16);
    }
    let mut definitions = HashMap::new();
    define(&kernel.body, &mut definitions);
    for (result, op) in &definitions {
        let OpKind::Fma(a, b, c) = op else {
            continue;
        };
        if let Some(whose) = error_of(&definitions, *a, *b, *c) {
            guarded[result.index()] = true;
            guarded[whose.index()] = true;
        }
        guarded[result.index()] |= is_rest(&definitions, *a, *b, *c);
    }
    guarded
}

/// Returns the names of the arrays from whose elements the kernel computes integers: all of
/// `arrays`, and those from which their values are loaded.
pub(crate) fn exact_arrays(kernel: &Kernel, arrays: &BTreeSet<String>) -> BTreeSet<String> {
    let needed = needed(kernel, arrays);
    let is_needed = |arg: &&KernelArg| needed[arg.value().index()];
    let read = kernel.args.iter().filter(is_needed);
    read.map(|arg| arg.name().to_owned()).collect()
}

/// Returns the approximate functions on which integers depend: name and location.
pub(crate) fn approximations(
    kernel: &Kernel,
    arrays: &BTreeSet<String>,
) -> BTreeSet<(Loc, &'static str)> {
    let needed = needed(kernel, arrays);
    let mut found = BTreeSet::new();
    kernel.body.walk(&mut |op| {
        let is_needed = op.results.iter().any(|result| needed[result.index()]);
        if let (true, Some(name)) = (is_needed, approximation(&op.kind)) {
            found.insert((op.loc, name));
        }
    });
    found
}

/// Returns for each value whether it is a float that an instruction computes or may have computed:
/// a computed NaN has PTX's canonical bits, a loaded NaN keeps its own.
pub(super) fn computed(kernel: &Kernel) -> Vec<bool> {
    let mut computed = Computed {
        values: vec![false; kernel.values.len()],
        has_grown: true,
    };
    while computed.has_grown {
        computed.has_grown = false;
        kernel.body.walk(&mut |op| computed.op(op));
    }
    computed.values
}

struct Computed {
    values: Vec<bool>,
    has_grown: bool,
}

impl Computed {
    /// Marks `to` as computed if one of `from` is.
    fn pass(&mut self, from: &[ValueId], to: ValueId) {
        if from.iter().any(|value| self.values[value.index()]) && !self.values[to.index()] {
            self.values[to.index()] = true;
            self.has_grown = true;
        }
    }

    fn op(&mut self, op: &Op) {
        match &op.kind {
            OpKind::Binary(BinaryOp::CopySign, a, _)
            | OpKind::Unary(UnaryOp::NegF | UnaryOp::AbsF, a) => self.pass(&[*a], op.results[0]),
            OpKind::Select(_, a, b) => self.pass(&[*a, *b], op.results[0]),
            OpKind::If {
                then_region,
                else_region,
                ..
            }
            | OpKind::AffineIf {
                then_region,
                else_region,
                ..
            } => {
                for (k, result) in op.results.iter().enumerate() {
                    self.pass(&[then_region.yields[k], else_region.yields[k]], *result);
                }
            }
            OpKind::For { init, body, .. } | OpKind::AffineFor { init, body, .. } => {
                for (k, first) in init.iter().enumerate() {
                    let from = [*first, body.yields[k]];
                    self.pass(&from, body.args[k + 1]);
                    self.pass(&from, op.results[k]);
                }
            }
            OpKind::While {
                init,
                before,
                after,
            } => {
                for (k, first) in init.iter().enumerate() {
                    self.pass(&[*first, after.yields[k]], before.args[k]);
                }
                for (k, forwarded) in before.yields[1..].iter().enumerate() {
                    self.pass(&[*forwarded], after.args[k]);
                    self.pass(&[*forwarded], op.results[k]);
                }
            }
            OpKind::Cast(CastOp::Bitcast, _) => {}
            OpKind::Binary(..) | OpKind::Unary(..) | OpKind::Fma(..) | OpKind::Cast(..) => {
                let value = &mut self.values[op.results[0].index()];
                self.has_grown |= !*value;
                *value = true;
            }
            _ => {} // loaded, moved between threads, or not a float
        }
    }
}

/// Returns for each value whether an integer depends on it, and for each array whether an integer
/// depends on its elements.
fn needed(kernel: &Kernel, arrays: &BTreeSet<String>) -> Vec<bool> {
    let mut slice = Slice {
        kernel,
        needed: vec![false; kernel.values.len()],
        grown: true,
    };
    for arg in &kernel.args {
        if arrays.contains(arg.name()) {
            slice.need(arg.value());
        }
    }
    while slice.grown {
        slice.grown = false;
        slice.region(&kernel.body);
    }
    slice.needed
}

fn define<'a>(region: &'a Region, definitions: &mut HashMap<ValueId, &'a OpKind>) {
    for op in &region.ops {
        if let [result] = op.results[..] {
            definitions.insert(result, &op.kind);
        }
        for inner in op.kind.regions() {
            define(inner, definitions);
        }
    }
}

/// Returns the product, quotient or root whose rounding error `a * b + c` computes: `a * b`, `c /
/// b` or the root of `c`.
fn error_of(
    definitions: &HashMap<ValueId, &OpKind>,
    a: ValueId,
    b: ValueId,
    c: ValueId,
) -> Option<ValueId> {
    let plain = |value: ValueId| without_sign(definitions, value);
    let [a, b, c] = [a, b, c].map(plain);
    let is = |x: ValueId, y: ValueId| plain(x) == y;
    if let Some(OpKind::Binary(BinaryOp::MulF, x, y)) = definitions.get(&c)
        && (is(*x, a) && is(*y, b) || is(*x, b) && is(*y, a))
    {
        return Some(c);
    }
    let of_quotient = |(quotient, by): (ValueId, ValueId)| match definitions.get(&quotient)? {
        OpKind::Binary(BinaryOp::DivF, x, y) if is(*x, c) && is(*y, by) => Some(quotient),
        OpKind::Unary(UnaryOp::Sqrt, x) if is(*x, c) && by == quotient => Some(quotient),
        _ => None, // some other value
    };
    [(a, b), (b, a)].into_iter().find_map(of_quotient)
}

/// The greatest number of ops between a value and its whole number of periods.
const PERIODS_DEPTH: usize = 8;

/// Returns whether `a * b + c` is the remainder of `c` after subtracting a whole number of periods:
/// one factor is an integer computed from `c`.
fn is_rest(definitions: &HashMap<ValueId, &OpKind>, a: ValueId, b: ValueId, c: ValueId) -> bool {
    let c = without_sign(definitions, c);
    [a, b].into_iter().any(|factor| {
        let rounded = rounded_to_whole(definitions, factor, PERIODS_DEPTH);
        rounded.is_some_and(|of| is_made_of(definitions, of, c, PERIODS_DEPTH))
    })
}

/// Returns the operand that was rounded to an integer, if `value` is the result, or selects it, or
/// differs from it by a sum.
fn rounded_to_whole(
    definitions: &HashMap<ValueId, &OpKind>,
    value: ValueId,
    depth: usize,
) -> Option<ValueId> {
    let depth = depth.checked_sub(1)?;
    let within = |of: &ValueId| rounded_to_whole(definitions, *of, depth);
    match definitions.get(&value)? {
        OpKind::Cast(CastOp::FpToSi | CastOp::FpToUi, of)
        | OpKind::Unary(
            UnaryOp::Floor | UnaryOp::Ceil | UnaryOp::Trunc | UnaryOp::Round | UnaryOp::RoundEven,
            of,
        ) => Some(*of),
        OpKind::Cast(CastOp::SiToFp | CastOp::UiToFp, of) | OpKind::Unary(UnaryOp::NegF, of) => {
            within(of)
        }
        OpKind::Binary(BinaryOp::AddF | BinaryOp::SubF, a, b) | OpKind::Select(_, a, b) => {
            within(a).or_else(|| within(b))
        }
        OpKind::If {
            then_region,
            else_region,
            ..
        } => [then_region, else_region]
            .into_iter()
            .flat_map(|region| &region.yields)
            .find_map(within),
        _ => None, // any value
    }
}

/// Returns `value` without its negations.
fn without_sign(definitions: &HashMap<ValueId, &OpKind>, value: ValueId) -> ValueId {
    match definitions.get(&value) {
        Some(OpKind::Unary(UnaryOp::NegF, of)) => without_sign(definitions, *of),
        _ => value,
    }
}

/// Returns whether `value` is computed from `part` by at most `depth` operations on floats.
fn is_made_of(
    definitions: &HashMap<ValueId, &OpKind>,
    value: ValueId,
    part: ValueId,
    depth: usize,
) -> bool {
    if value == part {
        return true;
    }
    let Some(depth) = depth.checked_sub(1) else {
        return false;
    };
    let is_made = |of: &ValueId| is_made_of(definitions, *of, part, depth);
    match definitions.get(&value) {
        Some(OpKind::Unary(_, a)) => is_made(a),
        Some(OpKind::Binary(_, a, b)) | Some(OpKind::Select(_, a, b)) => is_made(a) || is_made(b),
        Some(OpKind::Fma(a, b, c)) => is_made(a) || is_made(b) || is_made(c),
        _ => false,
    }
}

struct Slice<'a> {
    kernel: &'a Kernel,
    needed: Vec<bool>,
    grown: bool,
}

impl Slice<'_> {
    fn need(&mut self, value: ValueId) {
        self.grown |= !self.needed[value.index()];
        self.needed[value.index()] = true;
    }

    fn is_needed(&self, value: Option<&ValueId>) -> bool {
        value.is_some_and(|value| self.needed[value.index()])
    }

    fn is_int(&self, value: ValueId) -> bool {
        self.kernel.ty(value).is_int()
    }

    /// Returns whether a stored value must be exact: it is an integer that outlives the launch, or
    /// its array is one from which integers are computed. Shared and local arrays are excepted from
    /// the former, since they also hold floats as bits.
    fn is_kept(&self, array: ValueId, value: ValueId) -> bool {
        let is_left = || {
            let KernelArg::Array { space, .. } = self.kernel.array(array) else {
                return true;
            };
            !matches!(space, Space::Shared | Space::Local)
        };
        self.needed[array.index()] || self.is_int(value) && is_left()
    }

    /// Returns whether the op writes a value that must be exact, so that the condition under which
    /// it runs must be too.
    fn writes_integers(&self, op: &Op) -> bool {
        match &op.kind {
            OpKind::Store { array, value, .. } | OpKind::AffineStore { array, value, .. } => {
                self.is_kept(*array, *value)
            }
            OpKind::Ptx(PtxOp::Atomic(_), operands) => {
                operands[2..].iter().any(|v| self.is_kept(operands[0], *v))
            }
            other => (other.regions().into_iter()).any(|region| self.writes_within(region)),
        }
    }

    fn writes_within(&self, region: &Region) -> bool {
        region.ops.iter().any(|op| self.writes_integers(op))
    }

    fn region(&mut self, region: &Region) {
        for op in region.ops.iter().rev() {
            self.op(op);
            for region in op.kind.regions() {
                self.region(region);
            }
        }
    }

    fn op(&mut self, op: &Op) {
        let is_needed = op.results.iter().any(|result| self.is_needed(Some(result)));
        match &op.kind {
            OpKind::Load { array, index } => {
                self.need(*index);
                if is_needed {
                    self.need(*array);
                }
            }
            OpKind::Store {
                array,
                index,
                value,
            } => {
                self.need(*index);
                if self.is_kept(*array, *value) {
                    self.need(*value);
                }
            }
            OpKind::AffineLoad {
                array, operands, ..
            } => {
                operands.iter().for_each(|v| self.need(*v));
                if is_needed {
                    self.need(*array);
                }
            }
            OpKind::AffineStore {
                array,
                operands,
                value,
                ..
            } => {
                operands.iter().for_each(|v| self.need(*v));
                if self.is_kept(*array, *value) {
                    self.need(*value);
                }
            }
            OpKind::Ptx(PtxOp::Atomic(_), operands) => {
                self.need(operands[1]);
                if is_needed {
                    self.need(operands[0]);
                }
                for value in &operands[2..] {
                    if self.is_kept(operands[0], *value) {
                        self.need(*value);
                    }
                }
            }
            OpKind::Cast(CastOp::FpToSi | CastOp::FpToUi, a)
            | OpKind::Unary(
                UnaryOp::Floor
                | UnaryOp::Ceil
                | UnaryOp::Trunc
                | UnaryOp::Round
                | UnaryOp::RoundEven,
                a,
            ) => self.need(*a),
            OpKind::For {
                lower,
                upper,
                step,
                init,
                body,
            } => {
                [*lower, *upper, *step]
                    .into_iter()
                    .for_each(|bound| self.need(bound));
                self.carried(op, init, body);
            }
            OpKind::AffineFor { init, body, .. } => self.carried(op, init, body),
            OpKind::While {
                init,
                before,
                after,
            } => {
                if is_needed || self.writes_within(before) || self.writes_within(after) {
                    self.need(before.yields[0]);
                }
                for (k, forwarded) in before.yields[1..].iter().enumerate() {
                    if self.is_needed(op.results.get(k)) || self.is_needed(after.args.get(k)) {
                        self.need(*forwarded);
                    }
                }
                for (k, first) in init.iter().enumerate() {
                    if self.is_needed(before.args.get(k)) {
                        self.need(*first);
                        self.need(after.yields[k]);
                    }
                }
            }
            OpKind::If {
                then_region,
                else_region,
                ..
            }
            | OpKind::AffineIf {
                then_region,
                else_region,
                ..
            } => {
                for (k, result) in op.results.iter().enumerate() {
                    if self.is_needed(Some(result)) {
                        self.need(then_region.yields[k]);
                        self.need(else_region.yields[k]);
                    }
                }
                if is_needed || self.writes_integers(op) {
                    op.kind.operands().into_iter().for_each(|v| self.need(v));
                }
            }
            OpKind::Unary(..)
            | OpKind::Binary(..)
            | OpKind::Fma(..)
            | OpKind::Cmpi(..)
            | OpKind::Cmpf(..)
            | OpKind::Select(..)
            | OpKind::Cast(..)
            | OpKind::MulExtended { .. }
            | OpKind::AffineApply { .. }
            | OpKind::Ptx(..)
                if is_needed =>
            {
                op.kind.operands().into_iter().for_each(|v| self.need(v));
            }
            OpKind::Constant(_)
            | OpKind::Poison
            | OpKind::Id { .. }
            | OpKind::Unary(..)
            | OpKind::Binary(..)
            | OpKind::Fma(..)
            | OpKind::Cmpi(..)
            | OpKind::Cmpf(..)
            | OpKind::Select(..)
            | OpKind::Cast(..)
            | OpKind::MulExtended { .. }
            | OpKind::AffineApply { .. }
            | OpKind::Ptx(..)
            | OpKind::Parallel { .. }
            | OpKind::Barrier => {}
        }
    }

    fn carried(&mut self, op: &Op, init: &[ValueId], body: &Region) {
        for (k, first) in init.iter().enumerate() {
            if self.is_needed(op.results.get(k)) || self.is_needed(body.args.get(k + 1)) {
                self.need(*first);
                self.need(body.yields[k]);
            }
        }
    }
}
