//! Loops that converge to a fixed point, differentiated there: by iterations of the linearized body
//! that are all taken at the fixed point, not along the way to it.
//!
//! The carried values that the state depends on are taken from the end of the loop. Those that only
//! decide what an iteration does (counters, masks, flags) are taken from its beginning if they
//! depend on the state, since a thread that has converged would do nothing; otherwise they advance
//! as in the loop, and start over after its trip count, so that iterations that differ, as those of
//! a red-black sweep, are all taken. Adjoints and tangents pass through such iterations until they
//! no longer change. Elements that iterations leave unchanged, such as boundary cells, keep their
//! adjoints.
//!
//! The iterations are those of a loop that continues ([`super::continued`]).
//!
//! A derivative is NaN where there is no fixed point: where an iteration changes the state by more
//! than the square root of the tolerance, or where derivatives still change after the largest
//! number of iterations.

use std::collections::HashMap;

use stablehlo::{BinaryOp, Combiner, Direction, ElementType, Func, Scalar, UnaryOp, Value};

use super::build::{count, less, loop_of, plus};
use super::continued::ContinuedLoop;
use super::reverse_loop::{KeptLoop, Step, Steps};
use crate::bits::mantissa;
use crate::custom::FixedPoint;
use crate::extract::{depends, extract, written};

/// The number of successive iterations that must leave the derivatives unchanged.
const AT_REST: i64 = 16;

/// How a carried value is obtained in the iterations that derivatives pass through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// The value at the end of the loop.
    Data,
    /// It only decides what iterations do, and depends on the state: the initial value.
    Held,
    /// It only decides what iterations do, and does not depend on the state: the value at that
    /// iteration.
    Goes,
}

/// A loop that has been written, to be differentiated at its fixed point.
pub(crate) struct Ended {
    ends: FixedPoint,
    roles: Vec<Role>,
    /// The initial values, the results, and the trip count.
    inits: Vec<Value>,
    results: Vec<Value>,
    trips: Value,
    /// The fixed point: the results, with the values that an exit leaves undefined replaced.
    point: Vec<Value>,
}

impl Ended {
    /// Writes the loop with an iteration counter. `useful` flags the carried values whose floats
    /// the results depend on. `more` are further carried values, with a body that computes them
    /// too; their results are returned.
    pub fn of(
        out: &mut Func,
        ends: FixedPoint,
        (inits, useful): (&[Value], &[bool]),
        (cond, body, going): (&Func, &Func, Option<&ContinuedLoop>),
        more: Option<(&[Value], &Func)>,
    ) -> (Ended, Vec<Value>) {
        let zero = count(out, 0);
        let (tangents, steps) = more.unwrap_or((&[], body));
        let all = [&[zero], inits, tangents].concat();
        let mut results = loop_of(
            out,
            &all,
            |func, state| written(cond, func, &state[1..=inits.len()])[0],
            |func, state| {
                let nth = plus(func, state[0], 1);
                [vec![nth], written(steps, func, &state[1..])].concat()
            },
        );
        let trips = results.remove(0);
        let more = results.split_off(inits.len());
        let places = 0..inits.len();
        let is_data = |k: &usize| useful[*k] && !body.gives_back(*k);
        let data: Vec<usize> = places.clone().filter(is_data).collect();
        let reads = |place: usize, from: &usize| {
            depends(body, &[body.results[place]], body.parameters()[*from])
        };
        let role = |place: usize| match () {
            () if useful[place] || body.gives_back(place) => Role::Data,
            () if data.iter().any(|from| reads(place, from)) => Role::Held,
            () => Role::Goes,
        };
        let mut point = results.clone();
        if let Some(going) = going {
            for (place, same) in &going.left {
                let (left, same) = (results[*place], results[*same]);
                point[*place] = out.select(inits[going.mask], same, left);
            }
        }
        let ended = Ended {
            ends,
            roles: places.map(role).collect(),
            inits: inits.to_vec(),
            results,
            trips,
            point,
        };
        (ended, more)
    }

    /// Returns the results of the loop.
    pub fn results(&self) -> &[Value] {
        &self.results
    }

    fn goes(&self) -> Vec<usize> {
        let all = 0..self.roles.len();
        all.filter(|k| self.roles[*k] == Role::Goes).collect()
    }

    /// Iterates derivatives of the carried values at the indices `places`, from `first`, until they
    /// no longer change, and accumulates `sums` on the way.
    ///
    /// `step` computes, from carried values, derivatives and `others`: the carried values after an
    /// iteration, the derivatives after it, and the terms of `sums`.
    pub fn walk(
        &self,
        out: &mut Func,
        places: &[usize],
        (first, sums, others): (&[Value], &[Value], &[Value]),
        step: impl FnOnce(&mut Func, &[Value], &[Value], &[Value]) -> [Vec<Value>; 3],
    ) -> Walked {
        let nothing = out.scalar(ElementType::F64, Scalar::Int(0));
        let begin = At {
            taken: count(out, 0),
            nth: count(out, 0),
            still: count(out, 0),
            rests: out.scalar(ElementType::Pred, Scalar::Int(1)),
            going: self.goes().iter().map(|k| self.inits[*k]).collect(),
            derivatives: first.to_vec(),
            sizes: vec![nothing; first.len()],
            sums: sums.to_vec(),
        };
        if first.is_empty() {
            return Walked {
                found: Vec::new(),
                sizes: Vec::new(),
                is_right: begin.rests,
                sums: begin.sums,
            };
        }
        let known = Known {
            inits: self.inits.clone(),
            point: self.point.clone(),
            trips: self.trips,
            first: first.to_vec(),
            others: others.to_vec(),
        };
        let own = begin.all().len();
        let parts = |all: &[Value]| (At::of(all, &begin), Known::of(&all[own..], &known));
        let results = loop_of(
            out,
            &[begin.all(), known.all()].concat(),
            |cond, all| {
                let (at, known) = parts(all);
                let most = count(cond, i64::try_from(self.ends.most).unwrap_or(i64::MAX));
                let before = less(cond, at.taken, most);
                let needed = needed(cond, known.trips);
                let moves = less(cond, at.still, needed);
                let goes_on = cond.binary(BinaryOp::And, before, moves);
                cond.binary(BinaryOp::And, goes_on, at.rests)
            },
            |body, all| {
                let (at, known) = parts(all);
                let carried = self.carried(&at, &known);
                let [next, derivatives, added] =
                    step(body, &carried, &at.derivatives, &known.others);
                let rests = self.rests(body, places, &known, &next);
                let rests = body.binary(BinaryOp::And, at.rests, rests);
                let (is_still, sizes) = self.is_still(body, &at, &known.first, &derivatives);
                let zero = count(body, 0);
                let more = plus(body, at.still, 1);
                let still = body.select(is_still, more, zero);
                // After the trip count the iterations start over.
                let nth = plus(body, at.nth, 1);
                let is_whole = body.compare(Direction::Ge, nth, known.trips);
                let goes = self.goes();
                let again = goes.iter().map(|k| (known.inits[*k], next[*k]));
                let sums = at.sums.iter().zip(&added);
                let at = At {
                    taken: plus(body, at.taken, 1),
                    nth: body.select(is_whole, zero, nth),
                    going: again
                        .map(|(first, next)| body.select(is_whole, first, next))
                        .collect(),
                    sums: sums
                        .map(|(sum, more)| body.binary(BinaryOp::Add, *sum, *more))
                        .collect(),
                    still,
                    rests,
                    derivatives,
                    sizes,
                };
                [at.all(), known.all()].concat()
            },
        );
        let at = At::of(&results, &begin);
        let needed = needed(out, self.trips);
        let is_still = out.compare(Direction::Ge, at.still, needed);
        Walked {
            is_right: out.binary(BinaryOp::And, is_still, at.rests),
            found: at.derivatives,
            sizes: at.sizes,
            sums: at.sums,
        }
    }

    /// Returns the carried values before an iteration, by their roles.
    fn carried(&self, at: &At, known: &Known) -> Vec<Value> {
        let mut going = at.going.iter();
        let each = self.roles.iter().enumerate();
        let each = each.map(|(place, role)| match role {
            Role::Data => known.point[place],
            Role::Held => known.inits[place],
            Role::Goes => *going.next().expect("one each"),
        });
        each.collect()
    }

    /// Returns whether an iteration leaves the state at `places` unchanged, within the square root
    /// of the tolerance.
    fn rests(&self, out: &mut Func, places: &[usize], known: &Known, next: &[Value]) -> Value {
        let mut rests = out.scalar(ElementType::Pred, Scalar::Int(1));
        for place in places {
            let (last, next) = (known.point[*place], next[*place]);
            let near = reached(out, self.ends, last).sqrt();
            let moves = moves(out, last, next, known.inits[*place]);
            let size = largest(out, last, Some(moves));
            let is_near = is_within(out, near, size, last, next);
            rests = out.binary(BinaryOp::And, rests, is_near);
        }
        rests
    }

    /// Returns whether an iteration leaves the derivatives unchanged, within the tolerance, and the
    /// largest magnitude seen of each.
    fn is_still(
        &self,
        out: &mut Func,
        at: &At,
        first: &[Value],
        derivatives: &[Value],
    ) -> (Value, Vec<Value>) {
        let mut is_still = out.scalar(ElementType::Pred, Scalar::Int(1));
        let mut sizes = at.sizes.clone();
        for (nth, size) in sizes.iter_mut().enumerate() {
            let (before, after) = (at.derivatives[nth], derivatives[nth]);
            let moves = moves(out, before, after, first[nth]);
            for seen in [before, after, first[nth]] {
                let seen = largest(out, seen, Some(moves));
                *size = out.binary(BinaryOp::Maximum, *size, seen);
            }
            let near = reached(out, self.ends, before);
            let is_near = is_within(out, near, *size, before, after);
            is_still = out.binary(BinaryOp::And, is_still, is_near);
        }
        (is_still, sizes)
    }

    /// Returns whether the derivative `found` of the initial value at `place` has decayed wherever
    /// the loop changed the value. It has not if the last iterations do nothing, for example with a
    /// factor that has become 0.
    fn is_forgotten(&self, out: &mut Func, place: usize, (found, size): (Value, Value)) -> Value {
        let near = reached(out, self.ends, found).sqrt();
        let (first, last) = (self.inits[place], self.point[place]);
        let moved = out.compare(Direction::Ne, first, last);
        let left = largest(out, found, Some(moved));
        is_at_most(out, left, near, size)
    }
}

/// What the loop over derivatives carries.
struct At {
    /// The iterations taken, the index of the loop's iteration that comes next, and the number of
    /// successive iterations that left the derivatives unchanged.
    taken: Value,
    nth: Value,
    still: Value,
    /// Whether all iterations so far left the state unchanged.
    rests: Value,
    /// The carried values of role `Goes`.
    going: Vec<Value>,
    derivatives: Vec<Value>,
    /// The largest magnitude seen of each derivative.
    sizes: Vec<Value>,
    sums: Vec<Value>,
}

impl At {
    fn all(&self) -> Vec<Value> {
        let head = [self.taken, self.nth, self.still, self.rests];
        [
            &head[..],
            &self.going,
            &self.derivatives,
            &self.sizes,
            &self.sums,
        ]
        .concat()
    }

    /// Takes the values from the front of `all`, as many of each field as `like` has.
    fn of(all: &[Value], like: &At) -> At {
        let mut all = all.iter().copied();
        let [taken, nth, still, rests] = std::array::from_fn(|_| all.next().expect("of the head"));
        let mut next = |like: &[Value]| all.by_ref().take(like.len()).collect();
        At {
            taken,
            nth,
            still,
            rests,
            going: next(&like.going),
            derivatives: next(&like.derivatives),
            sizes: next(&like.sizes),
            sums: next(&like.sums),
        }
    }
}

/// The loop invariants of the loop over derivatives.
struct Known {
    trips: Value,
    inits: Vec<Value>,
    point: Vec<Value>,
    /// The initial derivatives.
    first: Vec<Value>,
    others: Vec<Value>,
}

impl Known {
    fn all(&self) -> Vec<Value> {
        [
            &[self.trips][..],
            &self.inits,
            &self.point,
            &self.first,
            &self.others,
        ]
        .concat()
    }

    fn of(all: &[Value], like: &Known) -> Known {
        let mut all = all.iter().copied();
        let trips = all.next().expect("of the head");
        let mut next = |like: &[Value]| all.by_ref().take(like.len()).collect();
        Known {
            trips,
            inits: next(&like.inits),
            point: next(&like.point),
            first: next(&like.first),
            others: next(&like.others),
        }
    }
}

/// The result of the loop over derivatives.
pub(crate) struct Walked {
    pub found: Vec<Value>,
    /// The largest magnitude that each derivative had on the way.
    sizes: Vec<Value>,
    sums: Vec<Value>,
    /// Whether the state is at rest and the derivatives have converged.
    pub is_right: Value,
}

/// Returns `value`, or NaN if not `is_right`.
pub(crate) fn or_none(out: &mut Func, is_right: Value, value: Value) -> Value {
    let ty = out.tensor(value).clone();
    let none = out.splat(ty, Scalar::Float(f64::NAN));
    out.select(is_right, value, none)
}

/// Returns the number of successive iterations that must leave the derivatives unchanged: at most
/// the trip count.
fn needed(out: &mut Func, trips: Value) -> Value {
    let most = count(out, AT_REST);
    out.binary(BinaryOp::Minimum, trips, most)
}

/// Writes the loop unchanged. `step` has the adjoint of an iteration that continues.
pub(super) fn primal(
    out: &mut Func,
    (inits, useful): (&[Value], &[bool]),
    (step, going): (Step, Option<&ContinuedLoop>),
    active: Vec<usize>,
    ends: FixedPoint,
) -> KeptLoop {
    let steps = (&step.cond, &step.body, going);
    let (ended, _) = Ended::of(out, ends, (inits, useful), steps, None);
    KeptLoop {
        results: ended.results().to_vec(),
        active,
        trips: ended.trips,
        inits: inits.to_vec(),
        steps: Steps::FixedPoint(ended),
        step,
    }
}

/// Writes the loop over adjoints, and returns the adjoints of the active initial values.
pub(super) fn reverse(
    kept: &KeptLoop,
    ended: &Ended,
    out: &mut Func,
    seeds: &[Value],
) -> Vec<Value> {
    let joint = &kept.step.joint;
    let is_state: Vec<bool> = kept
        .active
        .iter()
        .map(|place| !kept.step.body.gives_back(*place))
        .collect();
    let only = |all: &[Value], states: bool| -> Vec<Value> {
        let each = all.iter().zip(&is_state);
        each.filter(|(_, is)| **is == states)
            .map(|(v, _)| *v)
            .collect()
    };
    let places = kept.active.iter().zip(&is_state);
    let places: Vec<usize> = places.filter(|(_, is)| **is).map(|(k, _)| *k).collect();
    let first = only(seeds, true);
    let given = (first.as_slice(), only(seeds, false));
    let walked = ended.walk(
        out,
        &places,
        (given.0, &given.1, &[]),
        |body, carried, adjoints, _| {
            let own = joint.parameters().0.iter().copied();
            let mut known: HashMap<Value, Value> = own.zip(carried.iter().copied()).collect();
            let mut adjoints = adjoints.iter();
            for (parameter, is_state) in joint.parameters().1.iter().zip(&is_state) {
                let ty = joint.func.tensor(*parameter).clone();
                let adjoint = match is_state {
                    true => *adjoints.next().expect("one each"),
                    false => body.splat(ty, Scalar::Int(0)),
                };
                known.insert(*parameter, adjoint);
            }
            let next = extract(&joint.func, &mut known, joint.results().0, body);
            let back = extract(&joint.func, &mut known, joint.results().1, body);
            [next, only(&back, true), only(&back, false)]
        },
    );
    let mut is_right = walked.is_right;
    let found = walked.found.iter().copied().zip(walked.sizes);
    for (place, of) in places.iter().zip(found.clone()) {
        let is_forgotten = ended.is_forgotten(out, *place, of);
        is_right = out.binary(BinaryOp::And, is_right, is_forgotten);
    }
    let (mut states, mut sums) = (found, walked.sums.iter());
    let each = is_state.iter().map(|is_state| {
        let adjoint = match is_state {
            true => without_rest(out, ended.ends, states.next().expect("one each")),
            false => *sums.next().expect("one each"),
        };
        or_none(out, is_right, adjoint)
    });
    each.collect()
}

/// Returns an adjoint of the initial value, with 0 where it is negligible relative to the largest
/// adjoint on the way.
fn without_rest(out: &mut Func, ends: FixedPoint, (found, size): (Value, Value)) -> Value {
    let near = reached(out, ends, found);
    let least = out.scalar(ElementType::F64, Scalar::Float(near));
    let least = out.binary(BinaryOp::Multiply, least, size);
    let shape = out.shape(found).to_vec();
    let least = out.broadcast_in_dim(least, &shape, &[]);
    let wide = out.convert(found, ElementType::F64);
    let wide = out.unary(UnaryOp::Abs, wide);
    let is_little = out.compare(Direction::Le, wide, least);
    let ty = out.tensor(found).clone();
    let zeros = out.splat(ty, Scalar::Int(0));
    out.select(is_little, zeros, found)
}

/// Returns the tolerance, or the rounding error of the element type of `value` if that is larger.
fn reached(out: &Func, ends: FixedPoint, value: Value) -> f64 {
    let digits = mantissa(out.tensor(value).element) as i32;
    ends.tolerance.max(8.0 * 0.5_f64.powi(digits))
}

/// Returns the largest magnitude in an array, of the elements flagged in `counted` if given. NaN
/// and infinities are ignored.
fn largest(out: &mut Func, value: Value, counted: Option<Value>) -> Value {
    let value = out.convert(value, ElementType::F64);
    let mut counts = out.unary(UnaryOp::IsFinite, value);
    if let Some(counted) = counted {
        counts = out.binary(BinaryOp::And, counts, counted);
    }
    let size = out.unary(UnaryOp::Abs, value);
    let none = out.splat(out.tensor(size).clone(), Scalar::Int(0));
    let size = out.select(counts, size, none);
    let zero = out.scalar(ElementType::F64, Scalar::Int(0));
    let all: Vec<usize> = (0..out.tensor(size).rank()).collect();
    out.reduce(size, zero, &all, Combiner::Max)
}

/// Returns where an array differs from `first`, or is about to change: other elements, such as fill
/// values on land, may be of any size.
fn moves(out: &mut Func, before: Value, after: Value, first: Value) -> Value {
    let is_new = out.compare(Direction::Ne, before, first);
    let differs = out.compare(Direction::Ne, before, after);
    out.binary(BinaryOp::Or, is_new, differs)
}

/// Returns whether an array changes by at most `part` times `size`.
fn is_within(out: &mut Func, part: f64, size: Value, before: Value, after: Value) -> Value {
    let difference = out.binary(BinaryOp::Subtract, after, before);
    let change = largest(out, difference, None);
    is_at_most(out, change, part, size)
}

/// Returns whether a scalar is at most `part` times `size`.
fn is_at_most(out: &mut Func, number: Value, part: f64, size: Value) -> Value {
    let part = out.scalar(ElementType::F64, Scalar::Float(part));
    let most = out.binary(BinaryOp::Multiply, part, size);
    out.compare(Direction::Le, number, most)
}
