//! Rewrites scatters whose updates have contiguous or evenly spaced, distinct positions as writes
//! of boxes.

use stablehlo::{
    BinaryOp, Combiner, Direction, ElementType, Func, Op, Scalar, ScatterDims, TensorType, Value,
};

use super::index_functions::{self, Mask, Sum};
use super::indexed::Indexed;
use super::masks::{slice, written};
use super::strided_write::StridedBox;
use crate::rewrite::Semantics::BitExact;
use crate::rewrite::{Rewriter, Rule};

#[rustfmt::skip] // tables stay aligned
pub(super) const RULES: &[Rule] = &[
    Rule { name: "scatter-of-window", reason: "updates that lie side by side are written as one box, or as a few",
           semantics: BitExact, apply: of_window, example: rows },
];

/// The maximum number of boxes that the updates are split into.
const MOST_BOXES: usize = 4;
/// The maximum distance of neighbouring updates for which the elements between them are rewritten
/// too.
const FARTHEST: usize = 16;

/// A dimension of the updates, or several merged ones, with the stride of its positions in one
/// dimension of the operand.
struct Digit {
    /// Dimensions of the updates, slowest first.
    dims: Vec<usize>,
    len: usize,
    step: usize,
}

/// The positions of the updates in one dimension of the operand: `first + sum of step * digit`,
/// largest step first.
struct UpdateLayout {
    first: i128,
    digits: Vec<Digit>,
}

/// A box of the updates, a mask of those that are written (`None` for all), and their positions in
/// each operand dimension as functions of the index.
struct Piece {
    values: Value,
    guard: Option<Value>,
    places: Vec<Sum>,
}

/// Updates with one dimension per digit, and a mask of those that are written (`None` for all).
struct Updates {
    values: Value,
    guard: Option<Value>,
    along: Vec<UpdateLayout>,
}

impl UpdateLayout {
    /// Decomposes an index function into digits. Dimensions with negative steps are added to
    /// `backwards`. `None` if a dimension is not affine or a step is zero.
    fn of(sum: &Sum, backwards: &mut Vec<usize>) -> Option<UpdateLayout> {
        let mut first = sum.constant;
        let mut digits: Vec<Digit> = Vec::new();
        for (d, runs) in sum.along.iter().enumerate() {
            let Some(runs) = runs else { continue };
            let [run] = runs.0.as_slice() else {
                return None;
            };
            first += run.first.min(run.last());
            if run.step < 0 {
                backwards.push(d);
            }
            digits.push(Digit {
                dims: vec![d],
                len: run.len,
                step: usize::try_from(run.step.unsigned_abs()).ok()?,
            });
        }
        digits.sort_by_key(|digit| std::cmp::Reverse(digit.step));
        let mut joined: Vec<Digit> = Vec::new();
        for digit in digits {
            match joined.last_mut() {
                Some(before) if Some(before.step) == digit.step.checked_mul(digit.len) => {
                    before.dims.extend(digit.dims);
                    before.len = before.len.checked_mul(digit.len)?;
                    before.step = digit.step;
                }
                _ => joined.push(digit),
            }
        }
        let is_counted = joined.iter().all(|digit| digit.step > 0);
        is_counted.then_some(UpdateLayout {
            first,
            digits: joined,
        })
    }
}

/// Returns the updates of a scatter, split where the positions along one of their dimensions are
/// not affine.
fn pieces(r: &mut Rewriter, op: &Op) -> Option<Vec<Piece>> {
    let Op::Scatter {
        operand,
        dims,
        combiner,
        ..
    } = op
    else {
        return None;
    };
    let (rank, element) = (r.shape(*operand).len(), r.tensor(*operand).element);
    let indexed = Indexed::of(r, op)?;
    let places = indexed.places(r, dims, rank)?;
    let Indexed { values, guard, .. } = indexed;
    let all = Piece {
        values,
        guard,
        places,
    };
    let shape = r.shape(values).to_vec();
    let Some(d) = (0..shape.len()).find(|d| all.jumps_along(*d)) else {
        return Some(vec![all]);
    };
    let in_order = *combiner == Combiner::Set || combiner.rounds(element);
    if in_order && !all.is_written_in_order(&shape, d) {
        return None;
    }
    let mut cuts = vec![0];
    for runs in all.places.iter().filter_map(|sum| sum.along[d].as_ref()) {
        let mut end = 0;
        cuts.extend(runs.0.iter().map(|run| {
            end += run.len;
            end
        }));
    }
    cuts.sort_unstable();
    cuts.dedup();
    if cuts.len() > MOST_BOXES + 1 {
        return None;
    }
    let pieces = cuts.windows(2).map(|ends| {
        let (mut start, mut limit) = (vec![0; shape.len()], shape.clone());
        (start[d], limit[d]) = (ends[0], ends[1]);
        let places = all.places.iter().map(|sum| sum.part(d, ends[0], ends[1]));
        Some(Piece {
            places: places.collect::<Option<_>>()?,
            values: slice(r, all.values, &start, &limit),
            guard: all.guard.map(|guard| slice(r, guard, &start, &limit)),
        })
    });
    pieces.collect()
}

impl Piece {
    fn jumps_along(&self, d: usize) -> bool {
        let along = self.places.iter().filter_map(|sum| sum.along[d].as_ref());
        along.into_iter().any(|runs| runs.0.len() > 1)
    }

    /// Returns whether writing the pieces along `d` one after the other preserves the order of
    /// writes to the same element.
    fn is_written_in_order(&self, shape: &[usize], d: usize) -> bool {
        let [sum] = self.places.as_slice() else {
            return false;
        };
        let span = |d: usize| {
            let range = sum.along[d].as_ref().map(|runs| runs.range());
            range.map_or(0, |(least, greatest)| greatest - least)
        };
        // Positions for different indices of earlier dimensions must not overlap.
        (0..d).filter(|e| shape[*e] > 1).all(|e| {
            let inner: i128 = (e + 1..shape.len()).map(span).sum();
            let runs = sum.along[e].as_ref().map(|runs| runs.0.as_slice());
            matches!(runs, Some([run]) if run.step.abs() > inner)
        })
    }
}

impl Updates {
    fn of(r: &mut Rewriter, piece: Piece) -> Option<Updates> {
        let Piece {
            values,
            guard,
            places,
        } = piece;
        let shape = r.shape(values).to_vec();
        let mut backwards = Vec::new();
        let along = places
            .iter()
            .map(|sum| UpdateLayout::of(sum, &mut backwards));
        let along: Vec<UpdateLayout> = along.collect::<Option<_>>()?;
        // Each dimension must appear in exactly one digit; otherwise several updates would have the
        // same position.
        let digits = || along.iter().flat_map(|along| &along.digits);
        let mut order: Vec<usize> = digits().flat_map(|digit| digit.dims.clone()).collect();
        let others = (0..shape.len()).filter(|d| !order.contains(d));
        let others: Vec<usize> = others.collect();
        order.extend(&others);
        if order.len() > shape.len() || others.iter().any(|d| shape[*d] > 1) {
            return None;
        }
        let lens: Vec<usize> = digits().map(|digit| digit.len).collect();
        let ordered = |r: &mut Rewriter, value: Value| {
            let forwards = r.emit(Op::Reverse {
                operand: value,
                dimensions: backwards.clone(),
            });
            let turned = r.emit(Op::Transpose {
                operand: forwards,
                permutation: order.clone(),
            });
            r.emit(Op::Reshape {
                operand: turned,
                shape: lens.clone(),
            })
        };
        let values = ordered(r, values);
        let guard = guard.map(|guard| ordered(r, guard));
        Some(Updates {
            values,
            guard,
            along,
        })
    }

    /// Slices the updates to the box in which the guard holds, if it is one.
    fn cut(mut self, r: &mut Rewriter) -> Option<Updates> {
        let Some(guard) = self.guard else {
            return Some(self);
        };
        let shape = r.shape(guard).to_vec();
        let (start, limit) = match index_functions::mask(r, guard) {
            Some(Mask::All(true)) => (vec![0; shape.len()], shape),
            Some(mask) => match mask.as_box(&shape) {
                Some((start, limit, true)) => (start, limit),
                _ => return Some(self),
            },
            None => return Some(self),
        };
        self.guard = None;
        self.values = slice(r, self.values, &start, &limit);
        let mut nth = 0;
        for along in &mut self.along {
            for digit in &mut along.digits {
                along.first += digit.step as i128 * start[nth] as i128;
                digit.len = limit[nth] - start[nth];
                nth += 1;
            }
        }
        Some(self)
    }

    /// Keeps the first `len` updates in dimension `d`. The others must be masked out by the guard,
    /// unless they `are_beyond` the end of the operand, where a scatter writes nothing.
    fn shorten(&mut self, r: &mut Rewriter, d: usize, len: usize, are_beyond: bool) -> Option<()> {
        let mut limit = r.shape(self.values).to_vec();
        let mut start = vec![0; limit.len()];
        start[d] = len;
        if !are_beyond {
            let others = slice(r, self.guard?, &start, &limit);
            if index_functions::range(r, others).1 > 0 {
                return None;
            }
        }
        (start[d], limit[d]) = (0, len);
        self.guard = self.guard.map(|guard| slice(r, guard, &start, &limit));
        self.values = slice(r, self.values, &start, &limit);
        Some(())
    }

    /// Returns the box of the updates in an operand of shape `room`, with one dimension per digit.
    /// A scatter drops an update window entirely if a part of it is out of bounds, so windows must
    /// fit.
    fn place(&mut self, r: &mut Rewriter, room: &[usize], are_windows: bool) -> Option<StridedBox> {
        let mut place = StridedBox::default();
        let mut nth = 0;
        for (d, size) in room.iter().enumerate() {
            let (mut whole, mut first) = (*size, usize::try_from(self.along[d].first).ok()?);
            let digits = self.along[d].digits.iter();
            let digits: Vec<(usize, usize)> = digits.map(|digit| (digit.step, digit.len)).collect();
            for (k, (step, mut len)) in digits.iter().copied().enumerate() {
                let may_be_beyond = k == 0 && !are_windows;
                if whole % step != 0 {
                    let inside = whole.checked_sub(first + 1)? / step + 1;
                    if k + 1 < digits.len() || step > FARTHEST {
                        return None;
                    }
                    if len > inside {
                        len = inside;
                        self.shorten(r, nth, len, may_be_beyond)?;
                    }
                    place.push(whole, first, first + (len - 1) * step + 1, step);
                    (whole, first) = (1, 0);
                    nth += 1;
                    continue;
                }
                let (radix, at) = (whole / step, first / step);
                if at + len > radix {
                    len = radix.checked_sub(at).filter(|len| *len > 0)?;
                    self.shorten(r, nth, len, may_be_beyond)?;
                }
                place.push(radix, at, at + len, 1);
                (whole, first) = (step, first % step);
                nth += 1;
            }
            if first >= whole {
                return None; // beyond the end, where nothing is written
            }
            if whole > 1 || digits.is_empty() {
                place.push(whole, first, first + 1, 1);
            }
        }
        Some(place)
    }

    /// Returns whether all updates are outside of an operand of shape `room`.
    fn are_nowhere(&self, room: &[usize]) -> bool {
        self.along.iter().zip(room).any(|(along, size)| {
            let reach = |digit: &Digit| digit.step as i128 * (digit.len as i128 - 1);
            let last = along.first + along.digits.iter().map(reach).sum::<i128>();
            along.first >= *size as i128 || last < 0
        })
    }

    /// Returns `operand` with the updates written to it or combined with its elements.
    fn write(
        mut self,
        r: &mut Rewriter,
        operand: Value,
        combiner: Combiner,
        are_windows: bool,
    ) -> Option<Value> {
        let room = r.shape(operand).to_vec();
        let place = self.place(r, &room, are_windows)?;
        let apart = r.emit(Op::Reshape {
            operand,
            shape: place.shape.clone(),
        });
        let (mut new, guard) = place.spread(r, self.values, self.guard);
        let old = slice(r, apart, &place.start, &place.limit);
        if let Some(combine) = combiner.binary() {
            new = r.binary(combine, old, new);
        }
        if let Some(guard) = guard {
            new = r.select(guard, new, old);
        }
        let all = written(r, apart, new, &place.start);
        Some(r.emit(Op::Reshape {
            operand: all,
            shape: room,
        }))
    }
}

fn of_window(r: &mut Rewriter, op: &Op) -> Option<Value> {
    let Op::Scatter {
        operand,
        combiner,
        dims,
        ..
    } = op
    else {
        return None;
    };
    let room = r.shape(*operand).to_vec();
    let are_windows = !dims.update_window_dims.is_empty();
    let mut value = *operand;
    for piece in pieces(r, op)? {
        let updates = Updates::of(r, piece)?.cut(r)?;
        if !updates.are_nowhere(&room) {
            value = updates.write(r, value, *combiner, are_windows)?;
        }
    }
    Some(value)
}

/// Rows of four in rows of five, set, and reversed and added; a guard that is a box; one that is
/// not; and slices of a matrix.
fn rows(n: usize) -> Func {
    let mut func = Func::new("scattered_rows");
    let element = ElementType::I32;
    let x = func.parameter(TensorType::new(ElementType::F32, [5 * n]));
    let shape = [n, 2, 2];
    let rows = func.parameter(TensorType::new(ElementType::F32, [4 * n]));
    let [row, half, column] = [0, 1, 2].map(|d| func.iota(element, &shape, d));
    let number = |func: &mut Func, number: i64| {
        func.splat(TensorType::new(element, shape), Scalar::Int(number))
    };
    let five = number(&mut func, 5);
    let row_begins = func.binary(BinaryOp::Multiply, row, five);
    let in_row = func.binary(BinaryOp::Add, half, half);
    let in_row = func.binary(BinaryOp::Add, in_row, column);
    let ahead = func.binary(BinaryOp::Add, row_begins, in_row);
    let four = number(&mut func, 4);
    let last = func.binary(BinaryOp::Subtract, four, in_row);
    let back = func.binary(BinaryOp::Add, row_begins, last);
    let beyond = number(&mut func, 5 * n as i64);
    let one = number(&mut func, 1);
    let is_inside = func.compare(Direction::Ge, row, one);
    let boxed = func.select(is_inside, ahead, beyond);
    let is_below = func.compare(Direction::Lt, half, row);
    let chosen = func.select(is_below, ahead, beyond);
    let dims = ScatterDims::of_elements(1, 1);
    let set = [ahead, boxed, chosen].map(|at| (at, Combiner::Set));
    let mut results = Vec::new();
    for (at, combiner) in set.into_iter().chain([(back, Combiner::Add)]) {
        let at = func.reshape(at, &[4 * n, 1]);
        results.push(func.scatter(x, at, rows, dims.clone(), combiner));
    }
    let matrix = func.parameter(TensorType::new(ElementType::F32, [n + 1, 3]));
    let parts = func.parameter(TensorType::new(ElementType::F32, [2, n]));
    let at = func.iota(element, &[n, 1], 0);
    let ones = func.splat(TensorType::new(element, [n, 1]), Scalar::Int(1));
    let at = func.binary(BinaryOp::Add, at, ones);
    let at = func.concatenate(&[at, ones], 1);
    let dims = ScatterDims {
        update_window_dims: vec![0],
        inserted_window_dims: vec![0],
        scatter_dims_to_operand_dims: vec![0, 1],
        index_vector_dim: 1,
    };
    results.push(func.scatter(matrix, at, parts, dims, Combiner::Max));
    func.results = results;
    func
}
