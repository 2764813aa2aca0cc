//! Trip counts of loops, and their induction variables.

use crate::{BinaryOp, Direction, ElementType, Func, Op, Value};

/// The number of loops, one before the other, that a first value is followed through.
const MOST_LOOPS_BEFORE: usize = 2;

/// A loop, and the function that contains it.
#[derive(Clone, Copy, Debug)]
pub struct Counted<'a> {
    /// The function that contains the loop.
    pub outer: &'a Func,
    /// The initial values of the loop-carried values: values of `outer`.
    pub inits: &'a [Value],
    /// The condition for another iteration.
    pub cond: &'a Func,
    /// The loop body.
    pub body: &'a Func,
}

impl<'a> Counted<'a> {
    /// Returns `op` of `outer` as a loop, if it is one.
    pub fn of(outer: &'a Func, op: &'a Op) -> Option<Counted<'a>> {
        match op {
            Op::While { inits, cond, body } => Some(Counted {
                outer,
                inits,
                cond,
                body,
            }),
            _ => None, // no loop
        }
    }
}

impl Counted<'_> {
    /// Returns an upper bound of the trip count, if known: the least of the bounds that the
    /// conjuncts of its condition set.
    pub fn at_most(&self) -> Option<u64> {
        self.bounds(MOST_LOOPS_BEFORE).into_iter().flatten().min()
    }

    /// Returns the trip count, if known: each conjunct holds for a known number of iterations.
    pub fn exactly(&self) -> Option<u64> {
        self.trips(MOST_LOOPS_BEFORE)
    }

    /// Returns the trip count, if known from at most `loops` loops before.
    fn trips(&self, loops: usize) -> Option<u64> {
        let bounds = self.bounds(loops);
        let least = bounds.iter().flatten().min().copied()?;
        (least == 0 || bounds.iter().all(Option::is_some)).then_some(least)
    }

    /// Returns for each conjunct of the condition the number of iterations for which it holds, if
    /// known from at most `loops` loops before.
    fn bounds(&self, loops: usize) -> Vec<Option<u64>> {
        let parts = self.conjunction().into_iter();
        let bounds = parts.map(|part| match self.cond.op(part) {
            Op::Constant(literal) if literal.get(0).as_i64() == 0 => Some(0),
            Op::Compare {
                direction,
                lhs,
                rhs,
            } => {
                let found = self.until(*direction, *lhs, *rhs, loops);
                found.or_else(|| self.until(turned(*direction), *rhs, *lhs, loops))
            }
            _ => None, // depends on the data
        });
        bounds.collect()
    }

    /// Returns the first value of a carried integer, if known: a constant, or the last value of one
    /// of at most `loops` loops before.
    fn first(&self, place: usize, loops: usize) -> Option<i128> {
        let init = self.inits[place];
        let Op::Result { of, index } = self.outer.op(init) else {
            return self.outer.known_integer(init);
        };
        let loops = loops.checked_sub(1)?;
        let before = Counted::of(self.outer, self.outer.op(*of))?;
        let by = before.body.counts_by(*index)?;
        let first = before.first(*index, loops)?;
        let last = first + i128::from(before.trips(loops)?) * by;
        let numbers = self.outer.tensor(init).element.numbers()?;
        numbers.contains(&last).then_some(last)
    }

    /// Returns the index of the loop-carried value that the condition compares, and its increment
    /// per iteration, if known.
    pub fn counter(&self) -> Option<(usize, i128)> {
        let compared = self.conjunction().into_iter();
        let compared = compared.flat_map(|part| match self.cond.op(part) {
            Op::Compare { lhs, rhs, .. } => vec![*lhs, *rhs],
            _ => Vec::new(),
        });
        let mut counters = compared.filter_map(|value| {
            let (place, _) = offset(self.cond, value)?;
            let by = self.body.counts_by(place)?;
            (by != 0).then_some((place, by))
        });
        counters.next()
    }

    /// Returns the conjuncts of the loop condition.
    fn conjunction(&self) -> Vec<Value> {
        let mut left = vec![self.cond.results[0]];
        let mut parts = Vec::new();
        while let Some(value) = left.pop() {
            match self.cond.op(value) {
                Op::Binary(BinaryOp::And, x, y) => left.extend([*y, *x]),
                _ => parts.push(value),
            }
        }
        parts
    }

    /// For `counter + ahead < bound` and the other comparisons: returns the number of iterations
    /// until it no longer holds, if nothing overflows before that.
    fn until(&self, direction: Direction, lhs: Value, rhs: Value, loops: usize) -> Option<u64> {
        let (counter, ahead) = offset(self.cond, lhs)?;
        let bound = match self.cond.op(rhs) {
            Op::Parameter { index } if self.body.gives_back(*index) => self.first(*index, loops)?,
            _ => self.cond.known_integer(rhs)?,
        };
        let by = self.body.counts_by(counter)?;
        let first = self.first(counter, loops)?;
        let way = bound - ahead - first;
        // Rounded up; 0 if the bound is already reached, and unknown if the increment has the other
        // sign.
        let until = |way: i128, by: i128| match (way, by) {
            (..=0, _) => Some(0),
            (_, ..=0) => None,
            (way, by) => Some((way + by - 1) / by),
        };
        let trips = match direction {
            Direction::Lt => until(way, by)?,
            Direction::Le => until(way + 1, by)?,
            Direction::Gt => until(-way, -by)?,
            Direction::Ge => until(1 - way, -by)?,
            Direction::Ne if way == 0 => 0,
            Direction::Ne if by != 0 && way % by == 0 && way / by > 0 => way / by,
            Direction::Eq if way != 0 => 0,
            Direction::Eq if by != 0 => 1,
            Direction::Eq | Direction::Ne => return None,
        };
        let numbers = self.outer.tensor(self.inits[counter]).element.numbers()?;
        let last = first + trips * by;
        let fits = [last, last + ahead, first + ahead].map(|number| numbers.contains(&number));
        (fits == [true; 3]).then_some(())?;
        u64::try_from(trips).ok()
    }
}

impl ElementType {
    /// Returns the range of a signed integer type.
    pub fn numbers(self) -> Option<std::ops::RangeInclusive<i128>> {
        let signed = self.is_integer() && self.is_signed();
        let most = signed.then(|| (1_i128 << (self.bits() - 1)) - 1)?;
        Some(-most - 1..=most)
    }
}

impl Func {
    /// Returns whether a result is the unchanged parameter of the same index: a loop-invariant
    /// value, if this is a loop body.
    pub fn gives_back(&self, place: usize) -> bool {
        self.results[place] == self.parameters()[place]
    }

    /// Returns the increment of the result at `place` over the parameter at that index, if both are
    /// signed integers and it is known.
    pub fn counts_by(&self, place: usize) -> Option<i128> {
        let (from, by) = offset(self, self.results[place])?;
        (from == place).then_some(by)
    }

    /// Returns the value of a signed integer of rank 0, if it is known.
    pub fn known_integer(&self, value: Value) -> Option<i128> {
        match self.op(value) {
            Op::Constant(literal) => {
                let tensor = self.tensor(value);
                let is_integer = tensor.rank() == 0 && tensor.element.numbers().is_some();
                is_integer.then(|| literal.get(0).as_i64().into())
            }
            _ => None,
        }
    }
}

fn turned(direction: Direction) -> Direction {
    match direction {
        Direction::Eq => Direction::Eq,
        Direction::Ne => Direction::Ne,
        Direction::Lt => Direction::Gt,
        Direction::Le => Direction::Ge,
        Direction::Gt => Direction::Lt,
        Direction::Ge => Direction::Le,
    }
}

/// Returns a parameter that is a signed integer of rank 0, and the known offset that is added to
/// it, a number of its type: modulo 2^bits, `value` is their sum.
fn offset(func: &Func, value: Value) -> Option<(usize, i128)> {
    let tensor = func.tensor(value);
    let numbers = tensor.element.numbers().filter(|_| tensor.rank() == 0)?;
    let (of, by) = match func.op(value) {
        Op::Parameter { index } => return Some((*index, 0)),
        Op::Binary(BinaryOp::Add, x, y) => match (func.known_integer(*x), func.known_integer(*y)) {
            (None, Some(by)) => (*x, by),
            (Some(by), None) => (*y, by),
            _ => return None,
        },
        Op::Binary(BinaryOp::Subtract, x, y) => (*x, -func.known_integer(*y)?),
        _ => return None,
    };
    let (place, inner) = offset(func, of)?;
    let by = inner + by;
    numbers.contains(&by).then_some((place, by))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Scalar, TensorType};

    /// Returns the trip count that is found for a loop from `first` by `by` while `counter + ahead`
    /// compares so with `bound`, and the one of a run; `None` if it does not end within 1000
    /// iterations.
    fn found_and_run(
        element: ElementType,
        direction: Direction,
        [first, by, ahead, bound]: [i64; 4],
    ) -> (Option<u64>, Option<u64>) {
        let scalar = TensorType::scalar(element);
        let mut outer = Func::new("main");
        let init = outer.scalar(element, Scalar::Int(first));
        let mut cond = Func::new("cond");
        let counter = cond.parameter(scalar.clone());
        let ahead_of = cond.scalar(element, Scalar::Int(ahead));
        let then = cond.binary(BinaryOp::Add, counter, ahead_of);
        let end = cond.scalar(element, Scalar::Int(bound));
        cond.results = vec![cond.compare(direction, then, end)];
        let mut body = Func::new("body");
        let counter = body.parameter(scalar);
        let step = body.scalar(element, Scalar::Int(by));
        body.results = vec![body.binary(BinaryOp::Add, counter, step)];
        let counted = Counted {
            outer: &outer,
            inits: &[init],
            cond: &cond,
            body: &body,
        };
        assert_eq!(counted.at_most(), counted.exactly());
        let wrap = |number: i64| match element {
            ElementType::I8 => i64::from(number as i8),
            _ => number,
        };
        let goes_on = |counter: i64| match direction {
            Direction::Eq => counter == bound,
            Direction::Ne => counter != bound,
            Direction::Lt => counter < bound,
            Direction::Le => counter <= bound,
            Direction::Gt => counter > bound,
            Direction::Ge => counter >= bound,
        };
        let mut counter = first;
        let runs = (0..1000).find(|_| {
            let stops = !goes_on(wrap(counter + ahead));
            counter = wrap(counter + by);
            stops
        });
        (counted.at_most(), runs)
    }

    /// Pairs of iterations while two remain, then the last iteration of an odd trip count.
    #[test]
    fn loops_that_were_unrolled_by_two_are_counted() {
        for [first, by, bound] in [[0, 1, 117], [0, 1, 116], [3, 2, 20], [7, 1, 8], [7, 1, 7]] {
            let scalar = TensorType::scalar(ElementType::I64);
            let goes_on = |cond: &mut Func, counter: Value, ahead: i64| {
                let ahead = cond.scalar(ElementType::I64, Scalar::Int(ahead));
                let then = cond.binary(BinaryOp::Add, counter, ahead);
                let end = cond.scalar(ElementType::I64, Scalar::Int(bound));
                cond.compare(Direction::Lt, then, end)
            };
            let body = |turns: usize| {
                let mut body = Func::new("body");
                let mut counter = body.parameter(scalar.clone());
                for _ in 0..turns {
                    let step = body.scalar(ElementType::I64, Scalar::Int(by));
                    counter = body.binary(BinaryOp::Add, counter, step);
                }
                body.results = vec![counter];
                body
            };
            let mut pairs = Func::new("pairs");
            let counter = pairs.parameter(scalar.clone());
            let [one, two] = [0, by].map(|ahead| goes_on(&mut pairs, counter, ahead));
            pairs.results = vec![pairs.binary(BinaryOp::And, one, two)];
            let mut last = Func::new("last");
            let counter = last.parameter(scalar.clone());
            last.results = vec![goes_on(&mut last, counter, 0)];
            let mut outer = Func::new("main");
            let init = outer.scalar(ElementType::I64, Scalar::Int(first));
            let inits = outer.while_loop(&[init], pairs, body(2));
            let left = outer.while_loop(&inits, last, body(1));
            outer.results = left.clone();
            let counted = |value: Value| {
                let Op::Result { of, .. } = outer.op(value) else {
                    panic!("a result of a loop");
                };
                Counted::of(&outer, outer.op(*of)).unwrap().exactly()
            };
            let all = (first..bound).step_by(by as usize).count() as u64;
            let found = (counted(inits[0]), counted(left[0]));
            assert_eq!(
                found,
                (Some(all / 2), Some(all % 2)),
                "{first} {by} {bound}"
            );
        }
    }

    #[test]
    fn bounds_are_how_often_loops_run() {
        let mut known = 0;
        for direction in [
            Direction::Eq,
            Direction::Ne,
            Direction::Lt,
            Direction::Le,
            Direction::Gt,
            Direction::Ge,
        ] {
            for element in [ElementType::I8, ElementType::I64] {
                for numbers in (0..7 * 7 * 7 * 7).map(|nth: i64| {
                    [1, 7, 49, 343].map(|by| [-127, -3, -1, 0, 1, 2, 126][(nth / by % 7) as usize])
                }) {
                    let (found, run) = found_and_run(element, direction, numbers);
                    assert!(
                        found.is_none() || found == run,
                        "{element} {direction:?} {numbers:?}: {found:?}, but {run:?}"
                    );
                    known += usize::from(found.is_some());
                }
            }
        }
        assert!(known > 10_000, "{known} are known");
    }
}
