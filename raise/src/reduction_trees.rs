//! Rewrites reduction trees of threads to reductions.
//!
//! A block sums shared memory by halves, a warp by shuffles, and then one warp the partial sums of
//! the others: log₂ n steps of moved arrays and additions, of which in the end one lane is read, or
//! all lanes for a butterfly. Input: a raised program. Output: the same, with one `reduce` in place
//! of each such tree. [`scans`] does the same for running sums, and [`nested`] combines reductions
//! of reductions into one.
//!
//! A tree is found from its root. An element of the result combines elements of two operands, and
//! those combine others, through any ops that only move elements, until the remaining leaves form a
//! box of elements of one array, each of them exactly once (or at least once, for idempotent
//! combiners). Indices of the result are symbols, so that the number of blocks does not matter. The
//! intermediate steps must have no other uses: of a scan whose last element is a total, all
//! elements are needed.
//!
//! Integers, minima and maxima are independent of the order. A sum of floats is rounded
//! differently: a tree's order is not preserved, as with loop sums and atomic additions, which
//! become reductions too.
//!
//! Not rewritten: trees without a [`Combiner`](stablehlo::Combiner), such as an argmax, where the
//! tree decides which of two equals is kept; trees whose steps are a loop that is not unrolled; and
//! trees of fewer than eight elements.

mod boxes;
mod nested;
mod number;
mod parts;
mod position;
mod read;
mod scans;
mod summand;
mod sweep;

use std::collections::{BTreeMap, BTreeSet};

use stablehlo::{
    BinaryOp, Callees, Combiner, Direction, ElementType, Func, Op, Scalar, TensorType, Value,
};

use position::{Linear, Symbols};
use read::{Reader, is_joined};
use sweep::{Combine, LEAST, ReductionMatch, Uses, pair};

/// The number of origins of a value that are tracked; the last ones are kept.
const MOST_ORIGINS: usize = 16;

/// The greatest number of symbols that are split to follow reshapes.
const MOST_SPLITS: usize = 4;

/// The greatest number of elements that are examined to show that all lanes have the same value.
const MOST_LANES: usize = 1 << 14;

/// Returns the program with its trees rewritten to reductions.
pub fn reduced(func: &Func) -> Func {
    let func = written(func, &mut Callees::default());
    let func = scans::written(&func, &mut Callees::default());
    nested::flattened(&func, &mut Callees::default())
}

fn written(func: &Func, callees: &mut Callees) -> Func {
    let trees = trees(func);
    let mut out = Func::with_signature_of(func);
    let mut new: Vec<Value> = Vec::with_capacity(func.len());
    for value in func.values() {
        out.set_loc(func.loc(value));
        let written = match trees.get(&value) {
            Some(tree) => tree.write(&mut out, new[tree.found.base.index()]),
            None => {
                let op = func.op(value).map_operands(|operand| new[operand.index()]);
                let op = op.map_functions(callees, &mut written);
                out.push(op).expect("it is as it was")
            }
        };
        new.push(written);
    }
    out.results = func.results.iter().map(|v| new[v.index()]).collect();
    out
}

/// A value whose elements are reductions.
struct Tree {
    ty: TensorType,
    places: Places,
    found: ReductionMatch,
}

fn trees(func: &Func) -> BTreeMap<Value, Tree> {
    let depths = depths(func);
    let mut trees = BTreeMap::new();
    if depths.iter().all(|depth| *depth < 2) {
        return trees;
    }
    let mut uses = Uses::of(func);
    for value in func.values().rev() {
        if uses.gone[value.index()] || depths[value.index()] < 2 {
            continue;
        }
        let tree = match (pair(func, value), func.op(value)) {
            (Some(_), _) => whole(func, value, &uses).or_else(|| of_lanes(func, value, &uses)),
            (None, Op::Slice { .. }) => whole(func, value, &uses),
            (None, _) => None,
        };
        if let Some(tree) = tree {
            uses.replaced(value, tree.found.base);
            trees.insert(value, tree);
        }
    }
    trees
}

/// Returns for each value how many times in sequence elements of one array are combined to compute
/// it.
fn depths(func: &Func) -> Vec<usize> {
    let mut depths = vec![0; func.len()];
    // The computed (not only moved) values on the way to each value.
    let mut origins: Vec<BTreeSet<Value>> = Vec::with_capacity(func.len());
    for value in func.values() {
        let of = |operands: &[Value], origins: &[BTreeSet<Value>]| -> BTreeSet<Value> {
            let all = operands.iter().flat_map(|v| &origins[v.index()]).copied();
            let all: BTreeSet<Value> = all.collect();
            let old = all.len().saturating_sub(MOST_ORIGINS);
            all.into_iter().skip(old).collect()
        };
        let deepest = |origins: &BTreeSet<Value>, depths: &[usize]| {
            let depths = origins.iter().map(|v| depths[v.index()]);
            depths.max().unwrap_or(0)
        };
        let mut from = BTreeSet::from([value]);
        if let Some((_, x, y)) = pair(func, value) {
            let both = of(&[x, y], &origins);
            let one = !origins[x.index()].is_disjoint(&origins[y.index()]);
            depths[value.index()] = deepest(&both, &depths) + usize::from(one);
        } else if let Some(operands) = moves(func, value) {
            from = of(&operands, &origins);
            depths[value.index()] = deepest(&from, &depths);
        }
        origins.push(from);
    }
    depths
}

/// Returns the operands whose elements `value` consists of; `None` if it is computed.
fn moves(func: &Func, value: Value) -> Option<Vec<Value>> {
    match func.op(value) {
        Op::Constant(_) | Op::Iota { .. } => Some(vec![]),
        Op::BitcastConvert { operand, .. } => Some(vec![*operand]),
        // Halves of 64-bit values.
        Op::Convert { operand, .. } if !func.tensor(*operand).element.is_float() => {
            Some(vec![*operand])
        }
        Op::Binary(BinaryOp::ShiftLeft | BinaryOp::ShiftRightLogical, x, _) => Some(vec![*x]),
        Op::Binary(_, x, y) => {
            let joined = is_joined(func, *x, *y) || is_joined(func, *y, *x);
            joined.then(|| vec![*x, *y])
        }
        op => op
            .moved_operands()
            .map(|moved| op.operands()[moved].to_vec()),
    }
}

/// The indices of the elements of a result: for each of its dimensions the symbols that enumerate
/// it, the fastest last.
#[derive(Clone)]
struct Places {
    dimensions: Vec<Vec<usize>>,
    extents: Vec<usize>,
}

impl Places {
    fn of(shape: &[usize]) -> Places {
        Places {
            dimensions: (0..shape.len()).map(|d| vec![d]).collect(),
            extents: shape.to_vec(),
        }
    }

    /// Splits a symbol in two: the inner, new one has extent `inner`.
    fn split(&self, symbol: usize, inner: usize) -> Places {
        let mut places = self.clone();
        let new = places.extents.len();
        places.extents[symbol] /= inner;
        places.extents.push(inner);
        for symbols in &mut places.dimensions {
            if let Some(at) = symbols.iter().position(|s| *s == symbol) {
                symbols.insert(at + 1, new);
            }
        }
        places
    }

    /// Returns the indices of the elements for all values of the symbols except one, which is
    /// `known`.
    fn elements(&self, known: Option<(usize, usize)>) -> Option<(Symbols, Vec<Linear>)> {
        let mut extents = self.extents.clone();
        let places = self.dimensions.iter().map(|symbols| {
            let mut place = Linear::constant(0);
            for symbol in symbols {
                place = place.times(self.extents[*symbol] as i64)?;
                place = match known {
                    Some((of, value)) if of == *symbol => place.plus(value as i64)?,
                    _ if self.extents[*symbol] == 1 => place,
                    Some(_) | None => place.add(&Linear::symbol(*symbol))?,
                };
            }
            Some(place)
        });
        let places = places.collect::<Option<_>>()?;
        if let Some((symbol, _)) = known {
            extents[symbol] = 1;
        }
        Some((Symbols::new(extents), places))
    }
}

/// Returns the reduction for all elements of `value`, with further symbols if splitting helps.
fn whole(func: &Func, value: Value, uses: &Uses) -> Option<Tree> {
    let ty = func.tensor(value);
    let mut places = Places::of(&ty.shape);
    let mut best: Option<Tree> = None;
    loop {
        let (symbols, at) = places.elements(None)?;
        let reader = Reader::new(func, &symbols);
        let found = reader.sweep(value, &at, uses);
        let count = best.as_ref().map_or(0, |best| best.found.folded.count());
        if let Some(found) = found.filter(|found| found.folded.count() > count) {
            best = Some(Tree {
                ty: ty.clone(),
                places: places.clone(),
                found,
            });
        }
        match symbols.to_split.get() {
            Some((symbol, inner)) if places.extents.len() < ty.rank() + MOST_SPLITS => {
                places = places.split(symbol, inner);
            }
            Some(_) | None => return best,
        }
    }
}

/// Returns the reduction for the elements of `value`, if neighbours in one dimension are equal: a
/// butterfly.
fn of_lanes(func: &Func, value: Value, uses: &Uses) -> Option<Tree> {
    let ty = func.tensor(value);
    let sweep = |places: &Places, symbol: usize, lane: usize| {
        let (symbols, at) = places.elements(Some((symbol, lane)))?;
        let reader = Reader::new(func, &symbols);
        reader.sweep(value, &at, uses)
    };
    for (d, size) in ty.shape.iter().copied().enumerate().rev() {
        let all = Places::of(&ty.shape);
        let Some(first) = (size >= LEAST).then(|| sweep(&all, d, 0)).flatten() else {
            continue;
        };
        let count = first.folded.count();
        for alike in [count, size] {
            if size % alike != 0 || alike * count > MOST_LANES {
                continue;
            }
            let places = all.split(d, alike);
            let lanes = ty.rank();
            let Some(found) = sweep(&places, lanes, 0) else {
                continue;
            };
            if (1..alike).all(|lane| sweep(&places, lanes, lane).as_ref() == Some(&found)) {
                return Some(Tree {
                    ty: ty.clone(),
                    places,
                    found,
                });
            }
        }
    }
    None
}

impl Tree {
    fn write(&self, out: &mut Func, base: Value) -> Value {
        let found = &self.found;
        let (value, folded, symbols) = found.folded.read(out, base);
        let value = out.bitcast_convert(value, found.element);
        let value = found.reduce(out, value, &folded);
        let value = out.bitcast_convert(value, self.ty.element);
        let all = self.places.dimensions.iter().flatten();
        let shape: Vec<usize> = all.clone().map(|s| self.places.extents[*s]).collect();
        let all: Vec<usize> = all.copied().collect();
        let place = |symbol: &usize| all.iter().position(|s| s == symbol);
        let mut order: Vec<usize> = (0..symbols.len()).collect();
        order.sort_by_key(|d| place(&symbols[*d]));
        let dimensions: Vec<usize> = order.iter().filter_map(|d| place(&symbols[*d])).collect();
        let value = out.transpose(value, &order);
        let value = out.broadcast_in_dim(value, &shape, &dimensions);
        out.reshape(value, &self.ty.shape)
    }
}

impl ReductionMatch {
    fn reduce(&self, out: &mut Func, value: Value, dimensions: &[usize]) -> Value {
        let combiner = self.how.combiner();
        let nothing = combiner.identity(self.element);
        let nothing = nothing.expect("it combines elements of this type");
        let start = out.scalar(self.element, nothing);
        match self.how {
            Combine::Plain(_) => out.reduce(value, start, dimensions, combiner),
            Combine::Numbers(_) => {
                let ty = out.tensor(value).clone();
                let is_nan = out.compare(Direction::Ne, value, value);
                let without = out.splat(ty, nothing);
                let numbers = out.select(is_nan, without, value);
                let value = out.reduce(numbers, start, dimensions, combiner);
                if self.floor {
                    return value;
                }
                let truth = out.scalar(ElementType::Pred, Scalar::Int(1));
                let none = out.reduce(is_nan, truth, dimensions, Combiner::And);
                let ty = out.tensor(value).clone();
                let nan = out.splat(ty, Scalar::Float(f64::NAN));
                out.select(none, nan, value)
            }
        }
    }
}

#[cfg(test)]
mod tests;
