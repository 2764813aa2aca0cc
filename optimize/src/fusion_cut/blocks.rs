//! Writes large `f64` matrix products as loops over blocks, where the target's own are slow.
//!
//! XLA:CPU multiplies `f64` matrices with library code that was compiled for any processor: two
//! elements per instruction. Code that it compiles itself uses the full vector width. So a product
//! becomes a loop over blocks of the contracted dimension. An iteration adds a sum of few products,
//! which is one fused loop, vectorized over the columns; the columns are tiled to fit the
//! first-level cache. The products of a block are added in several independent chains to hide
//! latency (1024³, two cores: library 104 ms, blocks 28, one chain 35; JAX's own build of the
//! library 28).
//!
//! The result is as valid as the original, since the device chooses the order in which a
//! contraction adds. With [`Semantics::FastMath`], an addend of the product is the initial value of
//! the loop, so that sums of several products are stored once. Not applied to batched products,
//! vectors, small products, and sizes that no block size divides.

use std::collections::{BTreeSet, HashMap};

use stablehlo::{BinaryOp, Combiner, Direction, ElementType, Func, Op, Scalar, TensorType, Value};

use crate::Target;
use crate::costs::{BackendTrait, Table};
use crate::inline::push;
use crate::program::looped::Loop;
use crate::rewrite::{Semantics, uses};

/// Products with fewer multiplications are left alone.
const LARGE: usize = 1 << 20;
/// Products that an iteration adds, by preference. With more, operands leave the vector registers;
/// with fewer, the result is written too often.
const DEPTHS: [usize; 3] = [16, 8, 32];
/// Products that one chain adds sequentially.
const CHAIN: usize = 4;
/// Columns of a tile of the right operand, by preference.
const TILES: [usize; 5] = [128, 64, 32, 16, 8];

/// Writes large `f64` matrix products as loops over blocks, in loop bodies too, for targets that
/// multiply those slowly.
pub(super) fn in_blocks(func: &Func, target: Target, semantics: Semantics) -> Func {
    match Table::of(target).does(BackendTrait::MultipliesDoublesSlowly) {
        true => within(func, &Tiled::new(), semantics),
        false => func.clone(),
    }
}

/// Maps a right operand, its contracted dimension and the tile width to the parameter that holds
/// its tiles.
type Tiled = HashMap<(Value, usize, usize), Value>;

fn within(func: &Func, tiled: &Tiled, semantics: Semantics) -> Func {
    let again = |body: &Func| within(body, &Tiled::new(), semantics);
    let write = |out: &mut Func, old: &Product, new: &Product, begin: Option<Value>| {
        let tiles = match tiled.get(&old.right()) {
            Some(tiles) => out.parameters()[place(func, *tiles)],
            None => new.tiles(out, new.rhs),
        };
        new.write(out, tiles, begin)
    };
    let sums = match semantics {
        Semantics::BitExact => HashMap::new(),
        Semantics::FastMath => sums(func),
    };
    let added: BTreeSet<Value> = sums.values().map(|sum| sum.product).collect();
    func.rewritten(|out, value, op| match op {
        // The addition writes it.
        Op::DotGeneral { .. } if added.contains(&value) => push(out, op),
        Op::DotGeneral { .. } => match (product(func, func.op(value)), product(out, &op)) {
            (Some(old), Some(new)) => write(out, &old, &new, None),
            _ => push(out, op),
        },
        Op::Binary(BinaryOp::Add, ..) if sums.contains_key(&value) => {
            let sum = &sums[&value];
            let operands = op.operands();
            let old = product(func, func.op(sum.product));
            let new = product(out, out.op(operands[sum.place]));
            match (old, new) {
                (Some(old), Some(new)) => write(out, &old, &new, Some(operands[1 - sum.place])),
                _ => push(out, op),
            }
        }
        Op::While { inits, cond, body } => {
            let mut looped = Loop::new(inits, *cond, *body, &[]);
            // A loop-invariant right operand is tiled once, before the loop.
            let products: Vec<Product> = (looped.body.values())
                .filter_map(|v| product(&looped.body, looped.body.op(v)))
                .collect();
            let mut tiled = Tiled::new();
            for product in products {
                let Op::Parameter { index } = *looped.body.op(product.rhs) else {
                    continue;
                };
                if looped.is_invariant(index) && !tiled.contains_key(&product.right()) {
                    let tiles = product.tiles(out, looped.inits[index]);
                    let carried = looped.carry(out, tiles);
                    let parameter = looped.body.parameters()[carried];
                    tiled.insert(product.right(), parameter);
                }
            }
            push(
                out,
                Op::While {
                    inits: looped.inits,
                    cond: Box::new(again(&looped.cond)),
                    body: Box::new(within(&looped.body, &tiled, semantics)),
                },
            )
        }
        op => push(out, op.map_bodies(&mut |body| again(body))),
    })
}

fn place(func: &Func, parameter: Value) -> usize {
    let mut all = func.parameters().iter();
    all.position(|p| *p == parameter).unwrap_or_default()
}

/// An addition of a product that has no other reader.
struct Sum {
    product: Value,
    /// Which operand of the addition the product is.
    place: usize,
}

fn sums(func: &Func) -> HashMap<Value, Sum> {
    let live = uses(func);
    let is_only_added = |v: &Value| live[v.index()] == 1 && product(func, func.op(*v)).is_some();
    let sum = |value: Value| match func.op(value) {
        Op::Binary(BinaryOp::Add, x, y) => {
            let operands = [*x, *y];
            let place = operands.iter().rposition(is_only_added)?;
            let product = operands[place];
            Some((value, Sum { product, place }))
        }
        _ => None, // not an addition
    };
    func.values().filter_map(sum).collect()
}

/// A product of two matrices.
struct Product {
    lhs: Value,
    rhs: Value,
    /// The contracted dimension of each operand.
    contract: [usize; 2],
    rows: usize,
    columns: usize,
    /// Columns of a tile.
    tile: usize,
    /// Products that an iteration adds, and the extent of the contracted dimension.
    depth: usize,
    all: usize,
}

fn product(func: &Func, op: &Op) -> Option<Product> {
    let Op::DotGeneral {
        lhs,
        rhs,
        lhs_batch,
        lhs_contract,
        rhs_contract,
        ..
    } = op
    else {
        return None;
    };
    let (left, right) = (func.tensor(*lhs), func.tensor(*rhs));
    let ([l], [r]) = (&lhs_contract[..], &rhs_contract[..]) else {
        return None;
    };
    if !lhs_batch.is_empty() || [left, right].iter().any(|t| t.rank() != 2) {
        return None;
    }
    if [left, right].iter().any(|t| t.element != ElementType::F64) {
        return None;
    }
    let (rows, columns, all) = (left.shape[1 - l], right.shape[1 - r], left.shape[*l]);
    let fits = |size: usize, sizes: &[usize]| {
        let mut sizes = sizes.iter();
        sizes.find(|n| size.is_multiple_of(**n)).copied()
    };
    let (tile, depth) = (fits(columns, &TILES)?, fits(all, &DEPTHS)?);
    (rows * columns * all >= LARGE && rows >= depth).then_some(Product {
        lhs: *lhs,
        rhs: *rhs,
        contract: [*l, *r],
        rows,
        columns,
        tile,
        depth,
        all,
    })
}

impl Product {
    /// Returns the key of the right operand's tiles.
    fn right(&self) -> (Value, usize, usize) {
        (self.rhs, self.contract[1], self.tile)
    }

    /// Returns `rhs` as consecutive tiles, so that an iteration reads contiguous memory of each.
    fn tiles(&self, out: &mut Func, rhs: Value) -> Value {
        let rhs = match self.contract[1] {
            0 => rhs,
            _ => out.transpose(rhs, &[1, 0]),
        };
        let tiles = out.reshape(rhs, &[self.all, self.columns / self.tile, self.tile]);
        out.transpose(tiles, &[1, 0, 2])
    }

    /// Writes the loop that adds the product to `begin`, or to zero.
    fn write(&self, out: &mut Func, rhs: Value, begin: Option<Value>) -> Value {
        let element = ElementType::F64;
        let tiles = self.columns / self.tile;
        let shape = [tiles, self.rows, self.tile];
        let sum = match begin {
            Some(sum) => {
                let sum = out.reshape(sum, &[self.rows, tiles, self.tile]);
                out.transpose(sum, &[1, 0, 2])
            }
            None => out.splat(TensorType::new(element, shape), Scalar::Float(0.0)),
        };
        let first = out.scalar(ElementType::I64, Scalar::Int(0));
        let inits = [first, sum, self.lhs, rhs];

        let mut cond = Func::new("cond");
        let mut body = Func::new("body");
        for init in inits {
            cond.parameter(out.tensor(init).clone());
            body.parameter(out.tensor(init).clone());
        }
        let at = cond.parameters()[0];
        let end = cond.scalar(ElementType::I64, Scalar::Int(self.all as i64));
        cond.results = vec![cond.compare(Direction::Lt, at, end)];

        let &[at, sum, lhs, rhs] = body.parameters() else {
            unreachable!("as many as inits")
        };
        let zero = body.scalar(ElementType::I64, Scalar::Int(0));
        let nothing = body.scalar(element, Scalar::Float(0.0));
        let mut chains = Vec::new();
        for first in (0..self.depth).step_by(CHAIN) {
            let first = body.scalar(ElementType::I64, Scalar::Int(first as i64));
            let at = body.binary(BinaryOp::Add, at, first);
            let (starts, sizes, dimensions) = match self.contract[0] {
                0 => ([at, zero], [CHAIN, self.rows], [2, 1]),
                _ => ([zero, at], [self.rows, CHAIN], [1, 2]),
            };
            let left = body.dynamic_slice(lhs, &starts, &sizes);
            let right = body.dynamic_slice(rhs, &[zero, at, zero], &[tiles, CHAIN, self.tile]);
            let products = [tiles, self.rows, CHAIN, self.tile];
            let left = body.broadcast_in_dim(left, &products, &dimensions);
            let right = body.broadcast_in_dim(right, &products, &[0, 2, 3]);
            let products = body.binary(BinaryOp::Multiply, left, right);
            chains.push(body.reduce(products, nothing, &[2], Combiner::Add));
        }
        // The number of chains is a power of two.
        while let [.., _, _] = chains[..] {
            let pairs = chains.chunks_exact(2);
            chains = pairs
                .map(|pair| body.binary(BinaryOp::Add, pair[0], pair[1]))
                .collect();
        }
        let sum = body.binary(BinaryOp::Add, sum, chains[0]);
        let by = body.scalar(ElementType::I64, Scalar::Int(self.depth as i64));
        let next = body.binary(BinaryOp::Add, at, by);
        body.results = vec![next, sum, lhs, rhs];

        let sum = out.while_loop(&inits, cond, body)[1];
        let sum = out.transpose(sum, &[1, 0, 2]);
        out.reshape(sum, &[self.rows, self.columns])
    }
}

#[cfg(test)]
mod tests {
    use stablehlo::{Literal, eval};

    use super::*;

    fn func(element: ElementType, shapes: [[usize; 2]; 2], contract: [usize; 2]) -> Func {
        let mut func = Func::new("product");
        let [lhs, rhs] = shapes.map(|shape| func.parameter(TensorType::new(element, shape)));
        let contract = [&contract[..1], &contract[1..]];
        func.results = vec![func.dot_general(lhs, rhs, (&[], &[]), contract.into())];
        func
    }

    fn is_cut(func: &Func) -> bool {
        let after = in_blocks(func, Target::Cpu, Semantics::BitExact);
        let is_loop = |v: Value| matches!(after.op(v), Op::While { .. });
        after.values().any(is_loop)
    }

    #[test]
    fn either_side_may_be_transposed() {
        for contract in [[0, 0], [0, 1], [1, 0], [1, 1]] {
            let (mut left, mut right) = ([128, 96], [96, 104]);
            if contract[0] == 0 {
                left.reverse();
            }
            if contract[1] == 1 {
                right.reverse();
            }
            let func = func(ElementType::F64, [left, right], contract);
            assert!(is_cut(&func));
            let after = in_blocks(&func, Target::Cpu, Semantics::BitExact);
            after.verify().unwrap();
            // Sums of small integers are exact.
            let inputs = [left, right].map(|shape| {
                let all = (0..shape[0] * shape[1]).map(|n| Scalar::Float((n * n % 23) as f64));
                Literal::from_scalars(ElementType::F64, shape.to_vec(), all)
            });
            assert_eq!(eval(&func, &inputs), eval(&after, &inputs));
        }
    }

    #[test]
    fn a_sum_begins_with_what_is_added_where_rounding_is_free() {
        let shapes = [[128, 96], [96, 104]];
        let mut func = func(ElementType::F64, shapes, [1, 0]);
        let [lhs, rhs] = func.parameters()[..] else {
            unreachable!("two sides")
        };
        let more = func.parameter(TensorType::new(ElementType::F64, [128, 104]));
        let twice = func.binary(BinaryOp::Add, lhs, lhs);
        let other = func.dot_general(twice, rhs, (&[], &[]), (&[1], &[0]));
        let sum = func.binary(BinaryOp::Add, func.results[0], other);
        let sum = func.binary(BinaryOp::Add, more, sum);
        let shared = func.dot_general(twice, rhs, (&[], &[]), (&[1], &[0]));
        let seen = func.binary(BinaryOp::Add, shared, sum);
        let last = func.dot_general(lhs, rhs, (&[], &[]), (&[1], &[0]));
        let last = func.binary(BinaryOp::Add, last, seen);
        func.results = vec![last, shared];
        let inputs = [shapes[0], shapes[1], [128, 104]].map(|shape| {
            let all = (0..shape[0] * shape[1]).map(|n| Scalar::Float((n * n % 19) as f64));
            Literal::from_scalars(ElementType::F64, shape.to_vec(), all)
        });
        let additions = |semantics| {
            let after = in_blocks(&func, Target::Cpu, semantics);
            after.verify().unwrap();
            assert_eq!(eval(&func, &inputs), eval(&after, &inputs));
            let live = uses(&after);
            let is_sum = |v: &Value| {
                let is_array = after.results.contains(v) || live[v.index()] > 0;
                is_array && matches!(after.op(*v), Op::Binary(BinaryOp::Add, ..))
            };
            after.values().filter(is_sum).count()
        };
        // `lhs + lhs` is one of them.
        assert_eq!(additions(Semantics::BitExact), 5);
        assert_eq!(additions(Semantics::FastMath), 3);
    }

    #[test]
    fn what_stays_the_same_in_a_loop_is_cut_into_tiles_once() {
        let square = TensorType::new(ElementType::F64, [128, 128]);
        let mut func = Func::new("powers");
        let [a, b] = [0, 1].map(|_| func.parameter(square.clone()));
        let first = func.scalar(ElementType::I64, Scalar::Int(0));
        let (mut cond, mut body) = (Func::new("cond"), Func::new("body"));
        for init in [first, a, b] {
            cond.parameter(func.tensor(init).clone());
            body.parameter(func.tensor(init).clone());
        }
        let end = cond.scalar(ElementType::I64, Scalar::Int(3));
        cond.results = vec![cond.compare(Direction::Lt, cond.parameters()[0], end)];
        let &[k, x, y] = body.parameters() else {
            unreachable!("as many as inits")
        };
        let one = body.scalar(ElementType::I64, Scalar::Int(1));
        let next = body.binary(BinaryOp::Add, k, one);
        let product = body.dot_general(x, y, (&[], &[]), (&[1], &[0]));
        body.results = vec![next, product, y];
        func.results = vec![func.while_loop(&[first, a, b], cond, body)[1]];
        let after = in_blocks(&func, Target::Cpu, Semantics::BitExact);
        after.verify().unwrap();
        let is_transposed = |v: Value| matches!(after.op(v), Op::Transpose { .. });
        assert_eq!(
            after.values().filter(|v| is_transposed(*v)).count(),
            1,
            "{after}"
        );
        let inputs = [3, 5].map(|by| {
            let all = (0..128 * 128).map(|n| Scalar::Float((n * by % 7) as f64));
            Literal::from_scalars(ElementType::F64, vec![128, 128], all)
        });
        assert_eq!(eval(&func, &inputs), eval(&after, &inputs));
    }

    #[test]
    fn small_ones_odd_ones_and_others_stay() {
        let cut = |element, [m, k, n]: [usize; 3]| is_cut(&func(element, [[m, k], [k, n]], [1, 0]));
        assert!(cut(ElementType::F64, [128, 128, 64]));
        assert!(!cut(ElementType::F32, [128, 128, 64]));
        assert!(!cut(ElementType::F64, [64, 64, 64]));
        assert!(!cut(ElementType::F64, [128, 127, 128]));
        assert!(!cut(ElementType::F64, [128, 128, 127]));
        assert!(!is_cut(&Func::new("nothing")));
        let on_devices = func(ElementType::F64, [[128, 128], [128, 64]], [1, 0]);
        assert_eq!(
            in_blocks(&on_devices, Target::Cuda, Semantics::BitExact),
            on_devices
        );
    }
}
