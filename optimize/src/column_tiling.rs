//! Tiles loops over independent columns: the loop runs to its end for one strip of columns at a
//! time.
//!
//! A tridiagonal solve, for example, sweeps down and up each column: it goes through its arrays
//! level by level, a row of all columns at a time. Each level of each array is fetched from memory
//! and written back, and XLA:CPU writes it in place on one thread. If the columns of a loop are
//! independent, the loop runs to its end for a few columns, then for the next ones, and their data
//! stays in the cache throughout. A strip is a call that is compiled to one kernel, so short levels
//! cost nothing extra.
//!
//! The input is a function without calls; the output has loops over strips in place of such loops,
//! with bit-identical results. Columns that do not fill a strip are computed first, in a narrower
//! one. Not tiled: loops without an inner loop that updates an array in place, loops whose arrays
//! fit in the cache, and loops whose [`columns`] depend on one another. Inside the latter, and
//! outside of loops, the ops up to the first dependence between columns are tiled ([`region`]).

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

/// The bytes of arrays that a strip may have: a quarter of a typical private cache of a core. (A
/// solve of 50 levels in `f64` takes 17, 19 and 21 ms with strips of 200, 400 and 800 kB.)
const STRIP: usize = 256 * 1024;
/// The width of a strip is a multiple of this if columns are contiguous in memory.
const VECTOR: usize = 64;
/// The minimum number of strips that is worth a loop.
const FEW: usize = 4;

/// Returns the function with tiled loops, where their arrays take more than `cache` bytes.
pub(crate) fn in_strips(func: &Func, cache: f64) -> Func {
    with(func, &|arrays, per_column| {
        let width = STRIP / per_column;
        (arrays as f64 > cache).then_some(width)
    })
}

/// Returns the function with tiled loops. `width` maps the bytes of a loop's arrays, and the bytes
/// of one of its columns, to the maximum number of columns of a strip; `None` leaves the loop as it
/// is.
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

/// A loop, and how it is tiled.
struct Strips<'a> {
    cond: &'a Func,
    body: &'a Func,
    /// The number of columns.
    count: usize,
    /// The number of columns in a strip.
    width: usize,
    /// The dimension of each carried value that indexes columns; `None` if all columns share the
    /// value.
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

    /// Writes the loop over strips. Returns a tuple that begins with the results of the original
    /// loop.
    fn write(&self, out: &mut Func, inits: &[Value]) -> Value {
        // Every strip starts with the initial values of the counters.
        let mut state = inits.to_vec();
        state.extend(self.numbers().map(|k| inits[k]));
        let rest = self.count % self.width;
        if rest > 0 {
            let zero = out.scalar(ElementType::I64, Scalar::Int(0));
            state = self.strip(out, &state, zero, rest);
        }
        // If the loop does not execute, no strip needs to be loaded and stored.
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

    /// Returns the carried values after the loop has run for the `width` columns that begin at
    /// column `at`.
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

    /// Returns whether an iteration changes the carried value `place`.
    fn changes(&self, place: usize) -> bool {
        self.body.results[place] != self.body.parameters()[place]
    }

    /// Returns the carried values that iterations change and that all columns share, such as
    /// counters.
    fn numbers(&self) -> impl Iterator<Item = usize> {
        (0..self.along.len()).filter(|k| self.along[*k].is_none() && self.changes(*k))
    }
}

/// Returns the width of the strips of `count` columns, if at most `most` columns are allowed.
fn fitting_width(count: usize, most: usize, in_rows: bool) -> usize {
    match in_rows && most >= VECTOR {
        // Prefer a somewhat smaller width that divides the number of columns.
        true => (most / VECTOR / 2..=most / VECTOR)
            .rev()
            .map(|vectors| vectors * VECTOR)
            .find(|width| *width > 0 && count.is_multiple_of(*width))
            .unwrap_or(most / VECTOR * VECTOR),
        false => most.max(1),
    }
}

/// Returns whether a loop inside `body` updates parts of the arrays that it carries.
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
