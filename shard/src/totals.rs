//! Rewrites loops that accumulate totals as scans.
//!
//! `for k { total = total ∘ x[k]; y[k] = total }`, a loop over one dimension of arrays, becomes a
//! scan of `x`, where `∘` must be independent of order. The rest of the loop remains. Float sums
//! are not rewritten: a scan in parts would change their order.

use stablehlo::{BinaryOp, Combiner, Direction, Func, Op, Scalar, Value};

use crate::dim_classes::known_start;
use crate::sharding_rule::is_order_independent_scan;

/// Returns the program with its totals as scans; `None` if it has none.
pub(crate) fn as_scans(func: &Func) -> Option<Func> {
    let mut count = 0;
    let written = written(func, &mut count);
    (count > 0).then_some(written)
}

fn written(func: &Func, count: &mut usize) -> Func {
    let mut known: Vec<(Value, Vec<Value>)> = Vec::new();
    func.rewritten(|out, value, op| {
        if let (Op::Result { of, index }, Op::Result { of: new, .. }) = (func.op(value), &op) {
            let found = known.iter().find(|(tuple, _)| tuple == of);
            let one = found.map(|(_, results)| results[*index]);
            return one.unwrap_or_else(|| {
                push(
                    out,
                    Op::Result {
                        of: *new,
                        index: *index,
                    },
                )
            });
        }
        let op = op.map_bodies(&mut |body| written(body, count));
        if let Op::While { inits, cond, body } = &op
            && let Some(found) = Loop::of(out, inits, cond, body)
        {
            *count += found.totals.len();
            known.push((value, found.results(out)));
            return inits[0]; // the tuple itself has no readers
        }
        push(out, op)
    })
}

fn push(out: &mut Func, op: Op) -> Value {
    out.push(op).expect("it fitted before")
}

/// A loop with totals.
struct Loop<'a> {
    inits: &'a [Value],
    cond: &'a Func,
    body: &'a Func,
    /// The carried index of the loop counter.
    counter: usize,
    /// The counter's first value, the trip count, and whether it counts down.
    first: i64,
    places: usize,
    reverse: bool,
    totals: Vec<Total>,
}

/// A total, and the array that it accumulates.
struct Total {
    carried: usize,
    combiner: Combiner,
    of: CarriedLine,
    /// Where it is stored: before or after the element is added (`true`: before).
    written: Vec<(CarriedLine, bool)>,
}

/// A slice of a carried array, at the iteration's index.
#[derive(Clone, PartialEq)]
struct CarriedLine {
    carried: usize,
    along: usize,
    /// Its start; in dimension `along` that of the first iteration.
    starts: Vec<i64>,
    sizes: Vec<usize>,
}

impl<'a> Loop<'a> {
    fn of(func: &Func, inits: &'a [Value], cond: &'a Func, body: &'a Func) -> Option<Loop<'a>> {
        let Op::Compare {
            direction,
            lhs,
            rhs,
            ..
        } = cond.op(cond.results[0])
        else {
            return None;
        };
        let Op::Parameter { index: counter } = *cond.op(*lhs) else {
            return None;
        };
        let (begin, end) = (whole(func, inits[counter])?, whole(cond, *rhs)?);
        let Op::Binary(BinaryOp::Add, x, y) = body.op(body.results[counter]) else {
            return None;
        };
        let own = body.parameters()[counter];
        let step = match (*x == own, *y == own) {
            (true, false) => whole(body, *y)?,
            (false, true) => whole(body, *x)?,
            _ => return None,
        };
        let places = match (step, direction) {
            (1, Direction::Lt | Direction::Ne) => end - begin,
            (1, Direction::Le) => end - begin + 1,
            (-1, Direction::Gt | Direction::Ne) => begin - end,
            (-1, Direction::Ge) => begin - end + 1,
            _ => return None,
        };
        if places <= 0 {
            return None;
        }
        let mut found = Loop {
            inits,
            cond,
            body,
            counter,
            first: if step > 0 { begin } else { begin - places + 1 },
            places: places as usize,
            reverse: step < 0,
            totals: Vec::new(),
        };
        found.totals = (0..inits.len()).filter_map(|n| found.total(n)).collect();
        (!found.totals.is_empty()).then_some(found)
    }

    /// Returns the total that carried value `carried` is, if it is one.
    fn total(&self, carried: usize) -> Option<Total> {
        let body = self.body;
        let (before, behind) = (body.parameters()[carried], body.results[carried]);
        let Op::Binary(op, x, y) = *body.op(behind) else {
            return None;
        };
        let line = match (x == before, y == before) {
            (true, false) => y,
            (false, true) => x,
            _ => return None,
        };
        let combiner = COMBINERS.into_iter().find(|c| c.binary() == Some(op))?;
        if !is_order_independent_scan(body.tensor(before).element, combiner) {
            return None;
        }
        let mut line = line;
        while let Op::Reshape { operand, .. } = body.op(line) {
            line = *operand;
        }
        let Op::DynamicSlice {
            operand,
            starts,
            sizes,
        } = body.op(line)
        else {
            return None;
        };
        let of = self.part(*operand, starts, sizes)?;
        if body.results[of.carried] != *operand {
            return None;
        }
        let mut written = Vec::new();
        self.writes(before, Some(behind), true, &mut written)?;
        self.writes(behind, None, false, &mut written)?;
        let results = body
            .results
            .iter()
            .filter(|r| **r == behind || **r == before);
        let alike =
            |(part, _): &(CarriedLine, bool)| part.sizes == of.sizes && part.along == of.along;
        (results.count() == 1 && written.iter().all(alike)).then_some(Total {
            carried,
            combiner,
            of,
            written,
        })
    }

    /// Returns the slice of a carried array that begins at `starts`, if each iteration has its own.
    fn part(&self, array: Value, starts: &[Value], sizes: &[usize]) -> Option<CarriedLine> {
        let body = self.body;
        let carried = body.parameters().iter().position(|p| *p == array)?;
        let shape = body.shape(array);
        let mut at = Vec::new();
        let mut along = None;
        for (d, start) in starts.iter().enumerate() {
            if let Some(start) = known_start(body, *start, shape[d] - sizes[d]) {
                at.push(start);
                continue;
            }
            let mut start = *start;
            while let Op::Convert { operand, .. } = body.op(start) {
                start = *operand;
            }
            let inside = self.first >= 0 && self.first + self.places as i64 <= shape[d] as i64;
            let is_place = start == body.parameters()[self.counter] && sizes[d] == 1;
            if along.is_some() || !is_place || !inside {
                return None;
            }
            along = Some(d);
            at.push(self.first);
        }
        Some(CarriedLine {
            carried,
            along: along?,
            starts: at,
            sizes: sizes.to_vec(),
        })
    }

    /// Checks that all readers of `value`, except for `reader`, store it into arrays that the loop
    /// does not read, and adds those stores to `written`.
    fn writes(
        &self,
        value: Value,
        reader: Option<Value>,
        exclusive: bool,
        written: &mut Vec<(CarriedLine, bool)>,
    ) -> Option<()> {
        let body = self.body;
        for user in readers(body, value).filter(|user| Some(*user) != reader) {
            match body.op(user) {
                Op::Reshape { .. } => {
                    let is_result = body.results.contains(&user);
                    (!is_result).then_some(())?;
                    self.writes(user, None, exclusive, written)?;
                }
                Op::DynamicUpdateSlice {
                    operand,
                    update,
                    starts,
                } if *update == value && *operand != value => {
                    let part = self.part(*operand, starts, body.shape(value))?;
                    let alone = readers(body, *operand).count() == 1
                        && readers(body, user).count() == 0
                        && body.results.iter().filter(|r| **r == user).count() == 1
                        && !body.results.contains(operand);
                    if !alone || body.results[part.carried] != user {
                        return None;
                    }
                    written.push((part, exclusive));
                }
                _ => return None,
            }
        }
        Some(())
    }

    /// Writes the totals as scans, and the remaining loop; returns the results.
    fn results(&self, out: &mut Func) -> Vec<Value> {
        let mut results: Vec<Option<Value>> = vec![None; self.inits.len()];
        for total in &self.totals {
            self.scanned(total, out, &mut results);
        }
        let left: Vec<usize> = (0..self.inits.len())
            .filter(|n| results[*n].is_none())
            .collect();
        let inits: Vec<Value> = left.iter().map(|n| self.inits[*n]).collect();
        let (cond, body) = (only(self.cond, &left, &[0]), only(self.body, &left, &left));
        let rest = out.while_loop(&inits, cond, body);
        for (n, value) in left.into_iter().zip(rest) {
            results[n] = Some(value);
        }
        results.into_iter().flatten().collect()
    }

    fn scanned(&self, total: &Total, out: &mut Func, results: &mut [Option<Value>]) {
        let (of, along) = (&total.of, total.of.along);
        let starts: Vec<usize> = of.starts.iter().map(|n| *n as usize).collect();
        let mut shape = of.sizes.clone();
        shape[along] = self.places;
        let limits: Vec<usize> = starts.iter().zip(&shape).map(|(s, n)| s + n).collect();
        let ones = vec![1; shape.len()];
        let operand = out.slice(self.inits[of.carried], &starts, &limits, &ones);
        let element = out.tensor(operand).element;
        let op = total.combiner.binary().expect("it is an op");
        let identity = total.combiner.identity(element);
        let init = out.scalar(element, identity.expect("its op takes the element"));
        let first = self.inits[total.carried];
        let before = out.reshape(first, &of.sizes);
        let all_dims: Vec<usize> = (0..shape.len()).collect();
        for (part, exclusive) in &total.written {
            let scan = Op::Scan {
                operand,
                init,
                dimension: along,
                combiner: total.combiner,
                reverse: self.reverse,
                exclusive: *exclusive,
            };
            let scan = push(out, scan);
            let before = out.broadcast_in_dim(before, &shape, &all_dims);
            let update = out.binary(op, before, scan);
            let counter = out.tensor(self.inits[self.counter]).element;
            let at = part.starts.iter();
            let at: Vec<Value> = at.map(|n| out.scalar(counter, Scalar::Int(*n))).collect();
            let array = self.inits[part.carried];
            results[part.carried] = Some(out.dynamic_update_slice(array, update, &at));
        }
        let all = out.reduce(operand, init, &[along], total.combiner);
        let all = out.reshape(all, &of.sizes);
        let all = out.binary(op, before, all);
        let shape = out.shape(first).to_vec();
        results[total.carried] = Some(out.reshape(all, &shape));
    }
}

const COMBINERS: [Combiner; 7] = [
    Combiner::Add,
    Combiner::Mul,
    Combiner::Min,
    Combiner::Max,
    Combiner::And,
    Combiner::Or,
    Combiner::Xor,
];

/// Returns the ops that read `value`.
fn readers(func: &Func, value: Value) -> impl Iterator<Item = Value> {
    func.values()
        .filter(move |user| func.op(*user).operands().contains(&value))
}

/// Returns the integer that `value` is known to be.
fn whole(func: &Func, value: Value) -> Option<i64> {
    let Op::Constant(literal) = func.op(value) else {
        return None;
    };
    let element = literal.element();
    let number = literal.splat_value().filter(|_| element.is_integer())?;
    Some(number.as_f64(element) as i64)
}

/// Returns the function restricted to the parameters `parameters` and the results `results`.
fn only(func: &Func, parameters: &[usize], results: &[usize]) -> Func {
    let mut is_live = vec![false; func.len()];
    for result in results {
        is_live[func.results[*result].index()] = true;
    }
    for value in func.values().rev() {
        if is_live[value.index()] {
            let operands = func.op(value).operands();
            operands.iter().for_each(|v| is_live[v.index()] = true);
        }
    }
    let mut out = Func::new(func.name.clone());
    let own: Vec<Value> = parameters
        .iter()
        .map(|n| out.parameter(func.params()[*n].ty.clone()))
        .collect();
    let arguments: Vec<Value> = (0..func.params().len())
        .map(|n| {
            parameters
                .iter()
                .position(|p| *p == n)
                .map_or(own[0], |at| own[at])
        })
        .collect();
    let all = func.rewritten_into(&mut out, &arguments, |out, value, op| {
        match is_live[value.index()] {
            true => push(out, op),
            false => own[0], // nobody reads it
        }
    });
    out.results = results.iter().map(|n| all[*n]).collect();
    out
}
