//! The iteration of a loop as it would be if the loop continued.
//!
//! A thread that has converged leaves the loop before it updates its state: at the point where the
//! loop ended, its iteration would do nothing, and its carried values may be anything, since only
//! the values that are read after the loop are defined. Here decisions to leave that depend on the
//! state are therefore replaced by "stay", and values that an exit leaves undefined are taken from
//! a result that holds the same. Decisions that depend on parameters only, such as a land mask,
//! remain.

use std::collections::HashMap;

use stablehlo::{BinaryOp, Combiner, Direction, ElementType, Func, Op, UnaryOp, Value};

use crate::bits::constant;
use crate::extract::depends;

/// The body of a loop that runs while a carried mask is true anywhere.
pub(crate) struct ContinuedLoop {
    /// The body, with the mask kept true wherever the state would clear it.
    pub body: Func,
    /// The index of the mask among the carried values.
    pub mask: usize,
    /// Pairs of carried indices: a value that is undefined for a thread that leaves, and a value
    /// that is read after the loop and equals it in iterations that continue.
    pub left: Vec<(usize, usize)>,
}

impl ContinuedLoop {
    /// Builds the continued body. `useful` flags the carried values that the results depend on,
    /// `read` those of them that are read after the loop. Returns `None` if the loop has no mask,
    /// or if no decision to leave depends on the state.
    pub fn of(cond: &Func, body: &Func, useful: &[bool], read: &[bool]) -> Option<ContinuedLoop> {
        let mask = mask(cond)?;
        let mut decided = Decided {
            func: body,
            known: HashMap::from([(body.parameters()[mask], true)]),
            last: Vec::new(),
        };
        decided.is(body.results[mask], true);
        let data: Vec<Value> = (0..useful.len())
            .filter(|k| useful[*k] && !body.gives_back(*k))
            .map(|k| body.parameters()[k])
            .collect();
        let shape = body.shape(body.parameters()[mask]);
        let by_state = |value: &Value| {
            body.shape(*value) == shape && data.iter().any(|from| depends(body, &[*value], *from))
        };
        decided.last.retain(by_state);
        if decided.last.is_empty() {
            return None;
        }
        let left: Vec<(usize, usize)> = (0..useful.len())
            .filter(|k| useful[*k] && !read[*k] && body.shape(body.results[*k]) == shape)
            .filter_map(|k| Some((k, decided.same(k, read)?)))
            .collect();
        let mut going = body.rewritten(|out, value, op| {
            let written = out.push(op).expect("it fitted before");
            if !decided.last.contains(&value) {
                return written;
            }
            let mask = out.parameters()[mask];
            match decided.known[&value] {
                true => out.binary(BinaryOp::Or, written, mask),
                false => {
                    let rests = out.unary(UnaryOp::Not, mask);
                    out.binary(BinaryOp::And, written, rests)
                }
            }
        });
        for (place, same) in &left {
            let [mask, own] = [mask, *place].map(|k| going.parameters()[k]);
            going.results[*place] = going.select(mask, going.results[*same], own);
        }
        Some(ContinuedLoop {
            body: going,
            mask,
            left,
        })
    }
}

/// Returns the index of the carried mask, if the loop runs while the mask is true anywhere (and
/// possibly another condition holds).
fn mask(cond: &Func) -> Option<usize> {
    fn of(cond: &Func, value: Value) -> Option<usize> {
        match *cond.op(value) {
            Op::Parameter { index } => Some(index),
            Op::Reduce {
                operand,
                combiner: Combiner::Or,
                ..
            } => of(cond, operand),
            Op::Binary(BinaryOp::And, x, y) => of(cond, x).or_else(|| of(cond, y)),
            _ => None,
        }
    }
    of(cond, cond.results[0])
}

/// Boolean values that are known, by implication from the mask.
struct Decided<'a> {
    func: &'a Func,
    known: HashMap<Value, bool>,
    /// The known values that imply nothing further.
    last: Vec<Value>,
}

impl Decided<'_> {
    /// Records that `value` is `truth`, and everything that this implies.
    fn is(&mut self, value: Value, truth: bool) {
        if self.known.insert(value, truth).is_some() {
            return;
        }
        match *self.func.op(value) {
            Op::Binary(op, x, y) if op == (if truth { BinaryOp::And } else { BinaryOp::Or }) => {
                self.is(x, truth);
                self.is(y, truth);
            }
            Op::Unary(UnaryOp::Not, x) => self.is(x, !truth),
            Op::Select { .. } if self.is_zero(value, !truth) => {}
            Op::Compare {
                direction: direction @ (Direction::Eq | Direction::Ne),
                lhs,
                rhs,
            } if constant(self.func, rhs) == Some(0)
                && self.is_zero(lhs, truth == (direction == Direction::Eq)) => {}
            _ => self.last.push(value),
        }
    }

    /// Records that an integer or a boolean is 0, or is not. Returns whether that implies anything.
    fn is_zero(&mut self, value: Value, zero: bool) -> bool {
        match *self.func.op(value) {
            Op::Select {
                pred,
                on_true,
                on_false,
            } => {
                let cannot_be = |v| constant(self.func, v).is_some_and(|n| (n == 0) != zero);
                if cannot_be(on_true) {
                    self.is(pred, false);
                    self.is_zero(on_false, zero);
                } else if cannot_be(on_false) {
                    self.is(pred, true);
                    self.is_zero(on_true, zero);
                } else {
                    return false;
                }
            }
            Op::Convert { operand, .. } if self.is_truth(operand) => self.is(operand, !zero),
            // A masked value is nonzero only if some bits of `x` are.
            Op::Binary(BinaryOp::And, x, y) if !zero && constant(self.func, y).is_some() => {
                return self.is_zero(x, false);
            }
            Op::Constant(_) => return false,
            _ if self.is_truth(value) => self.is(value, !zero),
            _ => return false,
        }
        true
    }

    fn is_truth(&self, value: Value) -> bool {
        self.func.tensor(value).element == ElementType::Pred
    }

    /// Returns the index of a result that is `read` after the loop and, in an iteration that
    /// continues, equals the result at `place`.
    fn same(&self, place: usize, read: &[bool]) -> Option<usize> {
        let results = &self.func.results;
        let chosen = self.chosen(results[place]);
        (0..read.len())
            .filter(|k| read[*k] && results[*k] != results[place])
            .find(|k| self.chosen(results[*k]) == chosen)
    }

    /// Returns the truth value of `value`, if it is known.
    fn truth(&self, value: Value) -> Option<bool> {
        let known = self.known.get(&value).copied();
        known.or_else(|| match *self.func.op(value) {
            Op::Unary(UnaryOp::Not, x) => Some(!self.truth(x)?),
            Op::Binary(op @ (BinaryOp::And | BinaryOp::Or), x, y) => {
                let ends = op == BinaryOp::Or;
                match (self.truth(x), self.truth(y)) {
                    (Some(x), _) if x == ends => Some(ends),
                    (_, Some(y)) if y == ends => Some(ends),
                    (Some(_), Some(_)) => Some(!ends),
                    _ => None,
                }
            }
            _ => None,
        })
    }

    /// Follows selects whose predicate is known, from `value` to the operand that is selected.
    fn chosen(&self, mut value: Value) -> Value {
        while let Op::Select {
            pred,
            on_true,
            on_false,
        } = self.func.op(value)
        {
            match self.truth(*pred) {
                Some(true) => value = *on_true,
                Some(false) => value = *on_false,
                None => break,
            }
        }
        value
    }
}
