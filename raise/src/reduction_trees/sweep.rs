//! The search for the leaves of a reduction tree.

use std::collections::{BTreeMap, HashMap};

use stablehlo::{BinaryOp, Combiner, Direction, ElementType, Func, Literal, Op, Scalar, Value};

use super::boxes::Folded;
use super::position::Linear;
use super::read::{Reader, is_joined};

/// The least number of elements of a rewritten tree.
pub(super) const LEAST: usize = 8;

/// The greatest number of elements that are open at once during the search.
const MOST: usize = 1 << 13;

/// The way in which two elements are combined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Combine {
    /// By the combiner's op.
    Plain(Combiner),
    /// The smaller or larger of the elements that are not NaN; NaN if there is none: PTX's `min`
    /// and `max`.
    Numbers(Combiner),
}

impl Combine {
    pub fn combiner(self) -> Combiner {
        match self {
            Combine::Plain(combiner) | Combine::Numbers(combiner) => combiner,
        }
    }

    /// Returns whether the multiplicity of an element matters.
    fn counts(self) -> bool {
        matches!(
            self.combiner(),
            Combiner::Add | Combiner::Mul | Combiner::Xor
        )
    }
}

/// Returns the operands that `value` combines, and how.
pub(super) fn pair(func: &Func, value: Value) -> Option<(Combine, Value, Value)> {
    match *func.op(value) {
        Op::Binary(op, x, y) => {
            if is_joined(func, x, y) || is_joined(func, y, x) {
                return None;
            }
            let is_it = |combiner: &&Combiner| combiner.binary() == Some(op);
            let combiner = Combiner::ALL.iter().find(is_it)?;
            Some((Combine::Plain(*combiner), x, y))
        }
        // x is NaN ? y : y is NaN ? x : min(x, y)
        Op::Select {
            pred,
            on_true: y,
            on_false,
        } => {
            let Op::Select {
                pred: other,
                on_true: x,
                on_false: either,
            } = *func.op(on_false)
            else {
                return None;
            };
            let Op::Binary(op @ (BinaryOp::Minimum | BinaryOp::Maximum), a, b) = *func.op(either)
            else {
                return None;
            };
            let is_nan = |pred: Value, of: Value| {
                let nan = Op::Compare {
                    direction: Direction::Ne,
                    lhs: of,
                    rhs: of,
                };
                *func.op(pred) == nan
            };
            let combiner = match op {
                BinaryOp::Minimum => Combiner::Min,
                _ => Combiner::Max,
            };
            let is_it = (a, b) == (x, y) && is_nan(pred, x) && is_nan(other, y);
            is_it.then_some((Combine::Numbers(combiner), x, y))
        }
        _ => None,
    }
}

/// The users of values, as far as results need them.
pub(super) struct Uses {
    users: Vec<Vec<Value>>,
    /// Results, and the operands of replacements.
    pub kept: Vec<bool>,
    /// Values that are replaced, or needed only by replaced ones.
    pub gone: Vec<bool>,
}

impl Uses {
    pub fn of(func: &Func) -> Uses {
        let mut kept = vec![false; func.len()];
        for result in &func.results {
            kept[result.index()] = true;
        }
        let mut users = vec![Vec::new(); func.len()];
        let mut live = kept.clone();
        for value in func
            .values()
            .rev()
            .filter(|v| !func.op(*v).operands().is_empty())
        {
            if !live[value.index()] {
                continue;
            }
            for operand in func.op(value).operands() {
                live[operand.index()] = true;
                users[operand.index()].push(value);
            }
        }
        let gone = live.into_iter().map(|live| !live).collect();
        Uses { users, kept, gone }
    }

    /// Returns whether nothing needs `value` once `root` is replaced.
    pub fn goes_with(&self, value: Value, root: Value, known: &mut HashMap<Value, bool>) -> bool {
        if value == root || self.gone[value.index()] {
            return true;
        }
        if self.kept[value.index()] || value > root {
            return false;
        }
        if let Some(known) = known.get(&value) {
            return *known;
        }
        let mut users = self.users[value.index()].iter();
        let goes = users.all(|user| self.goes_with(*user, root, known));
        known.insert(value, goes);
        goes
    }

    /// Records that `root` is now computed from `base`.
    pub fn replaced(&mut self, root: Value, base: Value) {
        self.kept[base.index()] = true;
        let mut known = HashMap::new();
        let between = (base.index() + 1..root.index())
            .rev()
            .map(Value::from_index);
        let gone: Vec<Value> = between
            .filter(|value| self.goes_with(*value, root, &mut known))
            .collect();
        for value in gone {
            self.gone[value.index()] = true;
        }
        self.gone[root.index()] = true;
    }
}

/// The elements of one array that are combined into an element.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ReductionMatch {
    pub how: Combine,
    /// The type in which they are combined, which may reinterpret the bits of the array's elements.
    pub element: ElementType,
    pub base: Value,
    pub folded: Folded,
    /// The number of identity constants among the operands.
    pub nothing: usize,
    /// Whether the combiner's identity is among them: then the maximum of no values is the
    /// identity, not NaN.
    pub floor: bool,
}

impl Reader<'_> {
    /// Returns the largest box of elements of one array that is combined into the element `at` of
    /// `root`; among equally large ones, the one with the fewest constants, and then the nearest.
    pub fn sweep(&self, root: Value, at: &[Linear], uses: &Uses) -> Option<ReductionMatch> {
        // The elements still to be combined, with multiplicities. Operands precede their users, so
        // that the last entry is complete.
        let mut open: BTreeMap<Value, BTreeMap<Vec<Linear>, usize>> = BTreeMap::new();
        open.entry(root).or_default().insert(at.to_vec(), 1);
        let mut how: Option<(Combine, ElementType)> = None;
        let mut best: Option<ReductionMatch> = None;
        let (mut nothing, mut floor, mut steps) = (0, false, 0);
        let mut known = HashMap::new();
        while let Some((value, elements)) = open.pop_last() {
            steps += elements.len();
            if steps > 32 * MOST || elements.len() > MOST {
                break;
            }
            if let (true, Some((how, element))) = (open.is_empty(), how)
                && let Some(folded) = self.found(value, &elements, how)
                && best.as_ref().is_none_or(|best| {
                    let all = folded.count().saturating_add(nothing);
                    let before = best.folded.count().saturating_add(best.nothing);
                    all > before || (all == before && nothing > best.nothing)
                })
            {
                best = Some(ReductionMatch {
                    how,
                    element,
                    base: value,
                    folded,
                    nothing,
                    floor,
                });
            }
            let element = self.func.tensor(value).element;
            let pair = pair(self.func, value).filter(|(of, ..)| {
                how.is_none_or(|how| how == (*of, element))
                    && uses.goes_with(value, root, &mut known)
            });
            if let Some((of, x, y)) = pair {
                how = Some((of, element));
                for operand in [x, y] {
                    let into = open.entry(operand).or_default();
                    for (at, times) in &elements {
                        let sum = into.entry(at.clone()).or_default();
                        *sum = times.saturating_add(*sum);
                    }
                }
            } else {
                for (at, times) in elements {
                    let Some((from, at)) = self.moved(value, &at) else {
                        return best;
                    };
                    let sum = open.entry(from).or_default().entry(at).or_default();
                    *sum = times.saturating_add(*sum);
                }
            }
            // Constants are early ops, and would remain open until the end.
            let Some((how, element)) = how else {
                continue;
            };
            let constants = open.keys().copied();
            let constants = constants.filter(|v| matches!(self.func.op(*v), Op::Constant(_)));
            for constant in constants.collect::<Vec<Value>>() {
                match identity(self.func, constant, how, element) {
                    Some(number) => floor |= number,
                    None => return best,
                }
                let times = open.remove(&constant);
                let times = times.iter().flat_map(BTreeMap::values);
                nothing = times.fold(nothing, |all, times| all.saturating_add(*times));
            }
        }
        best
    }

    fn found(
        &self,
        value: Value,
        elements: &BTreeMap<Vec<Linear>, usize>,
        how: Combine,
    ) -> Option<Folded> {
        let once = elements.values().all(|times| *times == 1);
        if elements.len() < LEAST || (how.counts() && !once) {
            return None;
        }
        Folded::of(elements.keys(), self.func.shape(value), self.symbols)
    }
}

/// Returns `Some` if the constant with these bits is an identity: `Some(true)` for a
/// [`Combine::Numbers`] whose identity is not NaN, so that the result is never NaN.
pub(super) fn identity(
    func: &Func,
    constant: Value,
    how: Combine,
    element: ElementType,
) -> Option<bool> {
    let Op::Constant(literal) = func.op(constant) else {
        return None;
    };
    let bits = Literal::splat(literal.ty().clone(), literal.splat_value()?);
    let bits = bits.to_bytes();
    let bits = bits.get(..element.bytes())?;
    let is = |scalar: Scalar| Literal::scalar(element, scalar).to_bytes() == bits;
    let nothing = how.combiner().identity(element)?;
    match how {
        Combine::Plain(_) => {
            (is(nothing) || is(Scalar::Float(-0.0)) && is_sum(how, element)).then_some(false)
        }
        Combine::Numbers(_) => {
            let number = Literal::from_bytes(element, [], bits)
                .get(0)
                .as_f64(element);
            if number.is_nan() {
                Some(false)
            } else {
                is(nothing).then_some(true)
            }
        }
    }
}

fn is_sum(how: Combine, element: ElementType) -> bool {
    element.is_float() && how.combiner() == Combiner::Add
}
