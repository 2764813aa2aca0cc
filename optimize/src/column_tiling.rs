//! Loops over columns that never meet, taken a strip of columns at a time.
//!
//! A solve down and up each column goes through its arrays level by level, a row of columns at a time. Each level of each
//! array comes from memory and goes back there, and XLA:CPU writes it in place on one thread. Where no column of a loop
//! sees another, the loop runs for a few columns to its end, then for the next ones: what they need stays in the cache from
//! the first level of the first turn to the last of the last. The strip is a call that becomes one kernel, so that it costs
//! nothing that its levels are short.
//!
//! In goes a function without calls; out comes one in which such loops are loops over strips, with the same results bit for
//! bit. What is left over where strips do not fill the columns comes first, by itself. Given up: loops that have no loop
//! inside that writes levels in place, those whose arrays the cache holds anyway, and those in which [`columns`] meet. Of the latter,
//! and outside of loops, what comes before columns meet is taken in strips ([`region`]).

mod apart;
mod columns;
mod narrow;
mod region;

use stablehlo::{BinaryOp, Compiled, Direction, ElementType, Func, Op, Scalar, TensorType, Value};

use self::apart::apart;
use self::columns::{ColumnDim, along, columns};
use self::narrow::narrowed;
use self::region::TiledOps;
use crate::inline::{copied, push};
use crate::rewrite::uses;

/// How many bytes of arrays a strip may have: a fourth of what a core's own cache commonly holds. (A solve of 50 levels
/// takes 17, 19, 21 ms in `f64` where its strips have 200, 400, 800 kB.)
const STRIP: usize = 256 * 1024;
/// Strips are a multiple of so many columns where these lie next to one another.
const VECTOR: usize = 64;
/// Fewer strips are not worth a loop.
const FEW: usize = 4;

/// The same function, such loops in strips, if their arrays take more than `cache` bytes.
pub(crate) fn in_strips(func: &Func, cache: f64) -> Func {
    with(func, &|arrays, per_column| {
        let width = STRIP / per_column;
        (arrays as f64 > cache).then_some(width)
    })
}

/// The same function with loops in strips of as many columns as `width` says, of the bytes that the arrays of a loop have, and
/// those of one column.
fn with(func: &Func, width: &dyn Fn(usize, usize) -> Option<usize>) -> Func {
    let is_cut = |value: Value| match func.op(value) {
        Op::While { inits, cond, body } => Strips::of(func, inits, cond, body, width).is_some(),
        _ => false, // no loop
    };
    if !func.values().any(is_cut) {
        let apart = apart(func);
        if let Some(region) = TiledOps::of(&apart, width) {
            return region.write(&|body| with(body, width));
        }
    }
    func.rewritten(|out, _, op| match op {
        Op::While { inits, cond, body } => {
            let strips = Strips::of(out, &inits, &cond, &body, width);
            if let Some(strips) = strips {
                return strips.write(out, &inits);
            }
            let body = Box::new(with(&body, width));
            push(out, Op::While { inits, cond, body })
        }
        op => push(out, op.map_bodies(&mut |body| with(body, width))),
    })
}

/// A loop, and how it is cut.
struct Strips<'a> {
    cond: &'a Func,
    body: &'a Func,
    /// How many columns there are.
    count: usize,
    /// How many a strip has.
    width: usize,
    /// The dimension of each carried array that counts columns; there is none where all columns see the same.
    along: Vec<ColumnDim>,
}

impl<'a> Strips<'a> {
    fn of(
        outer: &Func,
        inits: &[Value],
        cond: &'a Func,
        body: &'a Func,
        width: &dyn Fn(usize, usize) -> Option<usize>,
    ) -> Option<Strips<'a>> {
        if !writes_levels(body) {
            return None;
        }
        let types: Vec<TensorType> = inits.iter().map(|v| outer.tensor(*v).clone()).collect();
        let largest = types.iter().max_by_key(|ty| ty.count())?;
        largest.shape.iter().find_map(|count| {
            let count = *count;
            let along: Vec<ColumnDim> = types.iter().map(|ty| along(ty, count)).collect();
            let arrays = || {
                types
                    .iter()
                    .zip(&along)
                    .filter(|(_, along)| along.is_some())
            };
            let bytes = arrays()
                .map(|(ty, _)| ty.count() * ty.element.bytes())
                .sum();
            let most = width(bytes, (bytes / count.max(1)).max(1))?;
            let in_rows = arrays().any(|(ty, along)| *along == Some(ty.rank() - 1));
            let width = fitting_width(count, most, in_rows);
            if width * FEW > count {
                return None;
            }
            let test = columns(cond, &along, count)?;
            let turn = columns(body, &along, count)?;
            let mut results = body.results.iter().zip(&along);
            let fits = test.of(cond.results[0]).is_none()
                && results.all(|(result, along)| turn.can_be(body, *result, *along));
            fits.then_some(Strips {
                cond,
                body,
                count,
                width,
                along,
            })
        })
    }

    /// The loop, over strips; a tuple that begins with what the loop gave.
    fn write(&self, out: &mut Func, inits: &[Value]) -> Value {
        // Every strip begins with the numbers that the first one began with.
        let mut state = inits.to_vec();
        state.extend(self.numbers().map(|k| inits[k]));
        let rest = self.count % self.width;
        if rest > 0 {
            let zero = out.scalar(ElementType::I64, Scalar::Int(0));
            state = self.strip(out, &state, zero, rest);
        }
        // Strips of a loop that does not run would be fetched and put back for nothing.
        let runs = copied(self.cond, inits, out)[0];
        state.push(runs);
        state.push(out.scalar(ElementType::I64, Scalar::Int(rest as i64)));

        let mut test = Func::new("strips");
        let mut turn = Func::new("strips");
        for value in &state {
            test.parameter(out.tensor(*value).clone());
            turn.parameter(out.tensor(*value).clone());
        }
        let end = test.scalar(ElementType::I64, Scalar::Int(self.count as i64));
        let [.., runs, at] = test.parameters()[..] else {
            unreachable!("both are carried last")
        };
        let is_left = test.compare(Direction::Lt, at, end);
        test.results = vec![test.binary(BinaryOp::And, is_left, runs)];
        let parameters = turn.parameters().to_vec();
        let [ref carried @ .., runs, at] = parameters[..] else {
            unreachable!("both are carried last")
        };
        let mut results = self.strip(&mut turn, carried, at, self.width);
        let width = turn.scalar(ElementType::I64, Scalar::Int(self.width as i64));
        results.extend([runs, turn.binary(BinaryOp::Add, at, width)]);
        turn.results = results;
        let looped = Op::While {
            inits: state,
            cond: Box::new(test),
            body: Box::new(turn),
        };
        push(out, looped)
    }

    /// What is carried after the loop has run for the `width` columns that begin with the one `at` some place.
    fn strip(&self, out: &mut Func, state: &[Value], at: Value, width: usize) -> Vec<Value> {
        let zero = out.scalar(ElementType::I64, Scalar::Int(0));
        let starts = |rank: usize, along: usize| -> Vec<Value> {
            let start = |d| if d == along { at } else { zero };
            (0..rank).map(start).collect()
        };
        let mut given = state[..self.along.len()].to_vec();
        for (nth, place) in self.numbers().enumerate() {
            given[place] = state[self.along.len() + nth];
        }
        for (place, along) in self.along.iter().enumerate() {
            if let Some(along) = along {
                let mut sizes = out.shape(given[place]).to_vec();
                sizes[*along] = width;
                let starts = starts(sizes.len(), *along);
                given[place] = out.dynamic_slice(given[place], &starts, &sizes);
            }
        }
        let mut callee = Func::new("strip");
        for value in &given {
            callee.parameter(out.tensor(*value).clone());
        }
        let cond = narrowed(self.cond, &self.along, &[None], self.count, width);
        let body = narrowed(self.body, &self.along, &self.along, self.count, width);
        let parameters = callee.parameters().to_vec();
        let after = callee.while_loop(&parameters, cond, body);
        let changed: Vec<usize> = (0..self.along.len()).filter(|k| self.changes(*k)).collect();
        callee.results = changed.iter().map(|k| after[*k]).collect();
        let call = Op::Call {
            callee: callee.into(),
            operands: given,
            compiled: Compiled::OneKernel,
        };
        let call = push(out, call);
        let results = out.results_of(call);
        let mut after = state.to_vec();
        for (place, result) in changed.into_iter().zip(results) {
            after[place] = match self.along[place] {
                Some(along) => {
                    let starts = starts(out.shape(result).len(), along);
                    out.dynamic_update_slice(state[place], result, &starts)
                }
                None => result,
            };
        }
        after
    }

    /// Whether a turn changes what is carried at `place`.
    fn changes(&self, place: usize) -> bool {
        self.body.results[place] != self.body.parameters()[place]
    }

    /// What turns change that all columns see the same of: counters.
    fn numbers(&self) -> impl Iterator<Item = usize> {
        (0..self.along.len()).filter(|k| self.along[*k].is_none() && self.changes(*k))
    }
}

/// How many of `count` columns a strip has that may have `most`.
fn fitting_width(count: usize, most: usize, in_rows: bool) -> usize {
    match in_rows && most >= VECTOR {
        // Rather somewhat fewer than a rest.
        true => (most / VECTOR / 2..=most / VECTOR)
            .rev()
            .map(|vectors| vectors * VECTOR)
            .find(|width| *width > 0 && count.is_multiple_of(*width))
            .unwrap_or(most / VECTOR * VECTOR),
        false => most.max(1),
    }
}

/// Whether a loop in `body` writes into parts of arrays that it carries.
fn writes_levels(body: &Func) -> bool {
    let live = uses(body);
    let mut inner = body.values().filter(|v| live[v.index()] > 0);
    inner.any(|value| match body.op(value) {
        Op::While { body, .. } => updates(body) || writes_levels(body),
        _ => false,
    })
}

fn updates(body: &Func) -> bool {
    let live = uses(body);
    let mut all = body.values().filter(|v| live[v.index()] > 0);
    all.any(|value| matches!(body.op(value), Op::DynamicUpdateSlice { .. }))
}

#[cfg(test)]
mod tests;
