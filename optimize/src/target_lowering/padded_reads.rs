//! Reads shifts with given boundary values from one extended array.
//!
//! Such a shift concatenates most of an array with an edge: a mirrored row, or a fixed one. For
//! a target that stores the operands of a concatenate before using them, slices of the array
//! extended by its edges are read instead.

use std::collections::HashMap;

use stablehlo::{Func, Op, Value};

use crate::inline::{known, push};
use crate::rewrite::uses;

/// Rewrites such shifts, in loop bodies too.
pub(super) fn extended(func: &Func) -> Func {
    let live = uses(func);
    let mut edges: HashMap<ArrayDim, Edges> = HashMap::new();
    for value in func.values().filter(|v| live[v.index()] > 0) {
        let Some(shift) = Shift::of(func, func.op(value)) else {
            continue;
        };
        let edges = edges.entry(shift.place).or_insert(Edges {
            first: value,
            of: [None, None],
        });
        // An edge computed after the first shift cannot be part of the extended array.
        if shift.edge.of < edges.first {
            edges.of[shift.side].get_or_insert(shift.edge);
        }
    }
    let mut new: HashMap<Value, Value> = HashMap::new();
    let mut written: HashMap<ArrayDim, Value> = HashMap::new();
    func.rewritten(|out, value, op| {
        let shift = Shift::of(func, func.op(value)).filter(|shift| {
            let edges = edges.get(&shift.place);
            edges.is_some_and(|edges| edges.of[shift.side].as_ref() == Some(&shift.edge))
        });
        let after = match shift {
            Some(shift) => {
                let known = |out: &Func, value: Value| known(func, out, value, &new);
                let (array, dimension) = shift.place;
                let [low, high] = &edges[&shift.place].of;
                let whole = *written.entry(shift.place).or_insert_with(|| {
                    let edge = |out: &mut Func, edge: &ArraySlice| {
                        let of = known(out, edge.of);
                        edge.read(out, of)
                    };
                    let low = low.iter().map(|low| edge(out, low)).next();
                    let high = high.iter().map(|high| edge(out, high)).next();
                    let array = Some(known(out, array));
                    let parts: Vec<Value> = [low, array, high].into_iter().flatten().collect();
                    out.concatenate(&parts, dimension)
                });
                let before = low.as_ref().map_or(0, |low| low.size(dimension));
                shift.read(out, whole, before)
            }
            None => push(out, op.map_bodies(&mut |body| extended(body))),
        };
        new.insert(value, after);
        after
    })
}

/// An array, and a dimension of it.
type ArrayDim = (Value, usize);

/// The edges that extend an array at its low and high end, and the first shift of it.
struct Edges {
    first: Value,
    of: [Option<ArraySlice>; 2],
}

/// A part of an array, or all of it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct ArraySlice {
    of: Value,
    start: Vec<usize>,
    limit: Vec<usize>,
}

impl ArraySlice {
    /// Returns the array that `value` is a slice of, through any number of slices, and the part.
    fn of(func: &Func, value: Value) -> ArraySlice {
        let mut part = ArraySlice {
            of: value,
            start: vec![0; func.shape(value).len()],
            limit: func.shape(value).to_vec(),
        };
        while let Op::Slice {
            operand,
            start,
            stride,
            ..
        } = func.op(part.of)
            && stride.iter().all(|s| *s == 1)
        {
            part.of = *operand;
            for (d, from) in start.iter().enumerate() {
                part.start[d] += from;
                part.limit[d] += from;
            }
        }
        part
    }

    fn size(&self, dimension: usize) -> usize {
        self.limit[dimension] - self.start[dimension]
    }

    /// Slices the same part from `array`.
    fn read(&self, out: &mut Func, array: Value) -> Value {
        let ones = vec![1; self.start.len()];
        out.slice(array, &self.start, &self.limit, &ones)
    }
}

/// A concatenate of an edge with the other end of an array.
struct Shift {
    place: ArrayDim,
    edge: ArraySlice,
    /// 0 if the edge comes first, 1 if it comes last.
    side: usize,
    /// The part of the array that is kept.
    rest: ArraySlice,
}

impl Shift {
    fn of(func: &Func, op: &Op) -> Option<Shift> {
        let Op::Concatenate {
            operands,
            dimension,
        } = op
        else {
            return None;
        };
        let [first, last] = operands[..] else {
            return None;
        };
        let sides = [(last, first, 0), (first, last, 1)];
        let mut shifts = (sides.into_iter()).filter_map(|(rest, edge, side)| {
            let (rest, edge) = (ArraySlice::of(func, rest), ArraySlice::of(func, edge));
            let shape = func.shape(rest.of);
            let is_whole = |d: usize| rest.size(d) == shape[d];
            let reaches = match side {
                0 => rest.start[*dimension] == 0,
                _ => rest.limit[*dimension] == shape[*dimension],
            };
            let left = rest.size(*dimension);
            let is_most = !is_whole(*dimension) && 2 * left > shape[*dimension];
            let is_along = (0..shape.len()).all(|d| d == *dimension || is_whole(d));
            let fits = reaches && is_most && is_along && edge.size(*dimension) <= left;
            fits.then_some(Shift {
                place: (rest.of, *dimension),
                edge,
                side,
                rest,
            })
        });
        shifts.next()
    }

    /// Reads the shift from the extended array `whole`, whose low edge has `before` elements.
    fn read(&self, out: &mut Func, whole: Value, before: usize) -> Value {
        let (_, dimension) = self.place;
        let edge = self.edge.size(dimension);
        let mut part = self.rest.clone();
        part.start[dimension] += before;
        part.limit[dimension] += before;
        match self.side {
            0 => part.start[dimension] -= edge,
            _ => part.limit[dimension] += edge,
        }
        part.read(out, whole)
    }
}

#[cfg(test)]
mod tests {
    use stablehlo::{ElementType, Literal, TensorType, eval};

    use super::*;

    fn field(func: &mut Func, shape: [usize; 2]) -> Value {
        func.parameter(TensorType::new(ElementType::F32, shape))
    }

    /// Rows `from` to `to` of `x`.
    fn rows(func: &mut Func, x: Value, from: usize, to: usize) -> Value {
        let columns = func.shape(x)[1];
        func.slice(x, &[from, 0], &[to, columns], &[1, 1])
    }

    fn same(func: &Func) -> Func {
        let inputs: Vec<Literal> = func
            .parameters()
            .iter()
            .map(|v| {
                let ty = func.tensor(*v);
                let all: Vec<f64> = (0..ty.count()).map(|n| (n * 37 % 101) as f64).collect();
                Literal::from_f64s(ty.element, ty.shape.clone(), &all)
            })
            .collect();
        let after = extended(func);
        after.verify().unwrap();
        assert_eq!(eval(func, &inputs), eval(&after, &inputs), "{after}");
        crate::rewrite::without_dead(&after)
    }

    fn concatenates(func: &Func) -> Vec<usize> {
        let parts = |v: Value| match func.op(v) {
            Op::Concatenate { operands, .. } => Some(operands.len()),
            _ => None,
        };
        func.values().filter_map(parts).collect()
    }

    #[test]
    fn both_sides_are_read_from_one_array() {
        for n in [3, 4, 7] {
            let mut func = Func::new("main");
            let x = field(&mut func, [n, 5]);
            let south = rows(&mut func, x, 0, n - 1);
            let first = rows(&mut func, south, 0, 1);
            let south = func.concatenate(&[first, south], 0);
            let north = rows(&mut func, x, 1, n);
            let last = rows(&mut func, north, n - 2, n - 1);
            let north = func.concatenate(&[north, last], 0);
            func.results = vec![south, north];
            assert_eq!(concatenates(&same(&func)), [3]);
        }
    }

    #[test]
    fn other_edges_stay_as_they_are() {
        let mut func = Func::new("main");
        let x = field(&mut func, [9, 5]);
        let [two, other] = [[2, 5], [1, 5]].map(|shape| field(&mut func, shape));
        let most = rows(&mut func, x, 0, 8);
        let a = func.concatenate(&[two, most], 0);
        let b = func.concatenate(&[other, most], 0);
        let rest = rows(&mut func, x, 3, 9);
        let c = func.concatenate(&[rest, two], 0);
        let late = func.binary(stablehlo::BinaryOp::Add, other, other);
        let d = func.concatenate(&[most, late], 0); // not at its end
        func.results = vec![a, b, c, d];
        assert_eq!(concatenates(&same(&func)), [3, 2, 2]);
    }

    #[test]
    fn an_edge_that_comes_later_is_left() {
        let mut func = Func::new("main");
        let x = field(&mut func, [9, 5]);
        let edge = field(&mut func, [1, 5]);
        let most = rows(&mut func, x, 0, 8);
        let a = func.concatenate(&[edge, most], 0);
        let later = func.binary(stablehlo::BinaryOp::Add, edge, edge);
        let rest = rows(&mut func, x, 1, 9);
        let b = func.concatenate(&[rest, later], 0);
        func.results = vec![a, b];
        assert_eq!(concatenates(&same(&func)), [2, 2]);
    }

    #[test]
    fn what_is_no_shift_stays() {
        let mut func = Func::new("main");
        let x = field(&mut func, [9, 5]);
        let few = rows(&mut func, x, 0, 3);
        let a = func.concatenate(&[few, x], 0);
        let strided = func.slice(x, &[0, 0], &[9, 5], &[2, 1]);
        let b = func.concatenate(&[few, strided], 0);
        let narrow = func.slice(x, &[0, 0], &[8, 4], &[1, 1]);
        let c = func.concatenate(&[narrow, narrow], 0);
        func.results = vec![a, b, c];
        assert_eq!(same(&func), func);
    }
}
