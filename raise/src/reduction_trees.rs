//! Trees of threads that put elements together are reductions.
//!
//! A block sums what is in shared memory by halves, a warp by shuffles, and then one warp what the
//! others left: log₂ n steps of moved arrays and additions, of which one lane is read in the end,
//! or all lanes where they are a butterfly. In: a raised program. Out: the same, with one `reduce`
//! in place of each such tree. Then [`nested`] makes one reduction of reductions of reductions.
//!
//! A tree is found from its end. An element of the result is put together from elements of two
//! operands, and they from others, through whatever only moves elements, until what is left to be
//! put together is a box of elements of one array, each of them once (or at least once, where that
//! is the same). Places of the result are symbols, so that how many blocks there are does not
//! count. The steps in between must not be needed by anything else: a scan whose last element is a
//! total stays a scan.
//!
//! Integers, minima and maxima are the same in any order. A sum of floats is rounded otherwise: as
//! a loop's sum and atomic additions, which become reductions too, a tree's does not ask for an
//! order.
//!
//! Left as they are: trees of what has no [`Combiner`](stablehlo::Combiner), such as the place of
//! the greatest, where which of two equals is kept is up to the tree; those whose steps are a loop
//! that is not unrolled; and those of fewer than eight elements.

mod boxes;
mod nested;
mod number;
mod parts;
mod position;
mod read;
mod summand;
mod sweep;

use std::collections::{BTreeMap, BTreeSet};

use stablehlo::{
    BinaryOp, Callees, Combiner, Direction, ElementType, Func, Op, Scalar, TensorType, Value,
};

use position::{Linear, Symbols};
use read::{Reader, is_joined};
use sweep::{Combine, LEAST, ReductionMatch, Uses, pair};

/// Of what a value is moved from, the last ones are remembered.
const MOST_ORIGINS: usize = 16;

/// As many symbols are split to see through reshapes.
const MOST_SPLITS: usize = 4;

/// As many elements are looked at to show that all lanes have the same.
const MOST_LANES: usize = 1 << 14;

/// The program with its trees as reductions.
pub fn reduced(func: &Func) -> Func {
    let func = written(func, &mut Callees::default());
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

/// A value, the elements of which are reductions.
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

/// How many times, one after the other, elements of one array are put together to make a value.
fn depths(func: &Func) -> Vec<usize> {
    let mut depths = vec![0; func.len()];
    // What is not moved only, on the way to each value.
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

/// The operands whose elements, and nothing else, are in `value`; none if it is computed.
fn moves(func: &Func, value: Value) -> Option<Vec<Value>> {
    match func.op(value) {
        Op::Constant(_) | Op::Iota { .. } => Some(vec![]),
        Op::BitcastConvert { operand, .. } => Some(vec![*operand]),
        // Halves of 64 bits, on their way.
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

/// Where elements of a result are: for each of its dimensions the symbols that count along it, the
/// fastest last.
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

    /// With two symbols in place of one: the inner, new one has the extent `inner`.
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

    /// The elements for all values of the symbols but one, which is `known`.
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

/// What all elements of `value` are put together from; with more symbols than `places` has where
/// that helps.
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

/// What the elements of `value` are put together from, of which neighbours along one dimension are
/// the same: a butterfly.
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
