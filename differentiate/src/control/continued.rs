//! What a step of a loop does when the loop goes on behind it.
//!
//! A thread that is near enough leaves a loop before it steps: taken where it ended, its step would do nothing, and what the loop carries of it may
//! be anything, since only what it had found is read behind the loop. So decisions to leave that depend on the state are taken for "no" here, and what
//! is left behind is looked for where else it is. Those that only parameters decide, as on land, stay.

use std::collections::HashMap;

use stablehlo::{BinaryOp, Combiner, Direction, ElementType, Func, Op, UnaryOp, Value};

use crate::bits::constant;
use crate::extract::depends;

/// The body of a loop that goes on while its mask, a carried value, is true anywhere.
pub(crate) struct ContinuedLoop {
    /// The body, its mask staying true as far as the state decides.
    pub body: Func,
    /// The mask's place.
    pub mask: usize,
    /// Places of what a step that leaves gives up, and of what is the same in steps that go on and is not given up.
    pub left: Vec<(usize, usize)>,
}

impl ContinuedLoop {
    /// Nothing, if the loop has no mask, or no state decides who leaves. The results of the body are computed from those that are `useful`, and what is
    /// behind the loop from those of them that are `read` there.
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

/// The place of what a loop goes on by, if it does while that is true anywhere (and something else is true).
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

/// What is known of truth values.
struct Decided<'a> {
    func: &'a Func,
    known: HashMap<Value, bool>,
    /// Those of which nothing more follows.
    last: Vec<Value>,
}

impl Decided<'_> {
    /// `value` is `truth`, and what follows from that.
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

    /// An integer or a truth value is 0, or is not. Gives whether anything follows from that.
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
            // Some bits of it are not 0.
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

    /// Where among what is `read` behind the loop the result at `place` is too, in a step that goes on.
    fn same(&self, place: usize, read: &[bool]) -> Option<usize> {
        let results = &self.func.results;
        let chosen = self.chosen(results[place]);
        (0..read.len())
            .filter(|k| read[*k] && results[*k] != results[place])
            .find(|k| self.chosen(results[*k]) == chosen)
    }

    /// A truth value, if it is known.
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

    /// What `value` is, where it is chosen by what is known.
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
