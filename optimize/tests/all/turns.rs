//! Scatters to indices that repeat, stay for a while, jump, or are strided: none remains, and the
//! results are the same.

use BinaryOp::{Add, And, Divide, Multiply, Remainder, ShiftRightLogical, Subtract};
use optimize::{Semantics, rules, simplify_by};
use stablehlo::{BinaryOp, Combiner, Direction, ElementType, Func, Op, Scalar, ScatterDims};
use stablehlo::{TensorType, Value};

use crate::awkward::agree;

/// The indices of `count` updates, with period `m`.
type Places = fn(&mut Func, Value, i64) -> Value;

fn with(f: &mut Func, op: BinaryOp, x: Value, number: i64) -> Value {
    let number = f.splat(f.tensor(x).clone(), Scalar::Int(number));
    f.binary(op, x, number)
}

fn remainder(f: &mut Func, nth: Value, m: i64) -> Value {
    with(f, Remainder, nth, m)
}

fn quotient(f: &mut Func, nth: Value, m: i64) -> Value {
    with(f, Divide, nth, m)
}

/// As compilers write it: the upper half of a product, and the remainder.
fn by_product(f: &mut Func, nth: Value, m: i64) -> Value {
    let shape = f.shape(nth).to_vec();
    let wide = f.iota(ElementType::I64, &shape, 0);
    let product = with(f, Multiply, wide, (1 << 32) / m + 1);
    let upper = with(f, ShiftRightLogical, product, 32);
    let upper = f.convert(upper, ElementType::I32);
    let times = with(f, Multiply, upper, -m);
    f.binary(Add, times, nth)
}

/// By a mask of bits, in reverse order.
fn last_bits(f: &mut Func, nth: Value, m: i64) -> Value {
    let bits = (m as u64).next_power_of_two() as i64;
    let rest = with(f, And, nth, bits - 1);
    let last = f.splat(f.tensor(nth).clone(), Scalar::Int(bits - 1));
    f.binary(Subtract, last, rest)
}

fn turns_of_turns(f: &mut Func, nth: Value, m: i64) -> Value {
    let quotient = with(f, Divide, nth, m);
    with(f, Remainder, quotient, 2)
}

/// Shifted, and wrapped at the end.
fn ahead(f: &mut Func, nth: Value, m: i64) -> Value {
    let count = f.shape(nth)[0] as i64;
    let ahead = with(f, Add, nth, m);
    with(f, Remainder, ahead, count.max(1))
}

/// At every third position.
fn apart(f: &mut Func, nth: Value, m: i64) -> Value {
    let ahead = with(f, Multiply, nth, 3);
    with(f, Add, ahead, m)
}

#[rustfmt::skip] // tables stay aligned
const PLACES: &[(&str, Places)] = &[
    ("i % m",             remainder),
    ("i / m",             quotient),
    ("i - i * c / d * m", by_product),
    ("last bits",         last_bits),
    ("i / m % 2",         turns_of_turns),
    ("(i + m) % n",       ahead),
    ("3 i + m",           apart),
];

const ALL: [(ElementType, Combiner); 5] = [
    (ElementType::I32, Combiner::Add),
    (ElementType::U8, Combiner::Xor),
    (ElementType::F32, Combiner::Min),
    (ElementType::F64, Combiner::Max),
    (ElementType::F32, Combiner::Add),
];

/// `count` updates of a line of `room` elements; only those with odd index if `is_guarded`.
fn program(
    places: Places,
    (element, combiner): (ElementType, Combiner),
    [count, room]: [usize; 2],
    m: i64,
    is_guarded: bool,
) -> Func {
    let mut func = Func::new("turns");
    let x = func.parameter(TensorType::new(element, [room]));
    let updates = func.parameter(TensorType::new(element, [count]));
    let nth = func.iota(ElementType::I32, &[count], 0);
    let mut at = places(&mut func, nth, m);
    if is_guarded {
        let is_odd = with(&mut func, And, nth, 1);
        let one = func.splat(func.tensor(nth).clone(), Scalar::Int(1));
        let is_odd = func.compare(Direction::Eq, is_odd, one);
        let nowhere = func.splat(func.tensor(nth).clone(), Scalar::Int(-1));
        at = func.select(is_odd, at, nowhere);
    }
    let at = func.reshape(at, &[count, 1]);
    func.results = vec![func.scatter(x, at, updates, ScatterDims::of_elements(1, 1), combiner)];
    func
}

fn scatters(func: &Func) -> usize {
    let is_scatter = |v: &Value| matches!(func.op(*v), Op::Scatter { .. });
    func.values().filter(is_scatter).count()
}

#[test]
fn updates_are_put_together_before_they_are_written() {
    let mut left = Vec::new();
    for (name, places) in PLACES {
        for of in ALL {
            let rounds = of.1.rounds(of.0);
            for (count, m) in [0, 1, 2, 3, 5, 13, 61]
                .into_iter()
                .flat_map(|count| [1, 2, 3, 4, 7].map(|m| (count, m)))
            {
                for (room, is_guarded) in [(count, false), (7, false), (3 * count + 9, true)] {
                    let before = program(*places, of, [count, room], m, is_guarded);
                    let semantics = match rounds {
                        true => Semantics::FastMath,
                        false => Semantics::BitExact,
                    };
                    let may =
                        |rule: &&optimize::Rule| rounds || rule.semantics == Semantics::BitExact;
                    let (after, report) = simplify_by(&before, rules::all().filter(may));
                    let what = format!("{name}, {of:?}, {count} in {room} by {m}, {is_guarded}");
                    let agrees = agree(semantics, &before, &after, 1e-4);
                    assert_eq!(agrees, Ok(()), "{what}\n{before}\n{after}");
                    assert_eq!(report.gave_up, [""; 0], "{what}\n{before}");
                    // A few indices are a constant list.
                    let is_list = is_guarded && count < 5;
                    if scatters(&after) > 0 && !is_list {
                        left.push(what);
                    }
                }
            }
        }
    }
    assert!(left.is_empty(), "{} left:\n{}", left.len(), left.join("\n"));
}

/// A row of `width` elements for each thread of some blocks. Each thread before the `guard`th
/// writes one element: the one at its index plus `ahead`, modulo the width.
fn rows(blocks: usize, threads: usize, width: i64, ahead: i64, guard: i64) -> Func {
    let mut f = Func::new("rows");
    let shape = [blocks, threads];
    let count = blocks * threads;
    let x = f.parameter(TensorType::new(ElementType::F32, [count * width as usize]));
    let updates = f.parameter(TensorType::new(ElementType::F32, [count]));
    let [block, thread] = [0, 1].map(|d| f.iota(ElementType::I64, &shape, d));
    let first = with(&mut f, Multiply, block, threads as i64);
    let nth = f.binary(Add, first, thread);
    // An upper half, as compilers write it for many blocks.
    let [of_block, of_thread] =
        [first, thread].map(|at| with(&mut f, Multiply, at, (1 << 33) / width + 1));
    let sum = f.binary(Add, of_block, of_thread);
    let sum = with(&mut f, Add, sum, ahead * ((1 << 33) / width + 1) + 3);
    let below = with(&mut f, Remainder, sum, 1 << 33);
    let whole = f.binary(Subtract, sum, below);
    let turns = with(&mut f, Divide, whole, 1 << 33);
    let back = with(&mut f, Multiply, turns, -width);
    let place = f.binary(Add, nth, back);
    let place = with(&mut f, Add, place, ahead);
    let row = with(&mut f, Multiply, nth, width);
    let at = f.binary(Add, row, place);
    let guard = f.splat(f.tensor(nth).clone(), Scalar::Int(guard));
    let is_there = f.compare(Direction::Lt, nth, guard);
    let nowhere = f.splat(f.tensor(nth).clone(), Scalar::Int(count as i64 * width));
    let at = f.select(is_there, at, nowhere);
    let at = f.reshape(at, &[count, 1]);
    f.results = vec![f.scatter(
        x,
        at,
        updates,
        ScatterDims::of_elements(1, 1),
        Combiner::Set,
    )];
    f
}

#[test]
fn elements_of_rows_are_written_where_they_are() {
    for (blocks, threads) in [(2, 3), (8, 5), (5, 7)] {
        for width in [3, 5] {
            for ahead in 0..width {
                let count = (blocks * threads) as i64;
                for guard in [count, count - 1, count - threads as i64 - 1] {
                    let before = rows(blocks, threads, width, ahead, guard);
                    let exact = rules::all().filter(|rule| rule.semantics == Semantics::BitExact);
                    let (after, report) = simplify_by(&before, exact);
                    let what = format!("{blocks} x {threads} rows of {width}, {ahead}, {guard}");
                    let agrees = agree(Semantics::BitExact, &before, &after, 0.0);
                    assert_eq!(agrees, Ok(()), "{what}\n{before}\n{after}");
                    assert_eq!(report.gave_up, [""; 0], "{what}\n{before}");
                    // If the width does not divide the block size, the indices wrap differently in
                    // each block.
                    let comes_around = threads as i64 % width == 0;
                    if comes_around {
                        assert_eq!(scatters(&after), 0, "{what}\n{before}\n{after}");
                    }
                }
            }
        }
    }
}

#[test]
fn sums_of_floats_keep_their_order() {
    for (_, places) in PLACES {
        for m in [1, 3, 4] {
            let sum = (ElementType::F32, Combiner::Add);
            let before = program(*places, sum, [61, 61], m, false);
            let exact = rules::all().filter(|rule| rule.semantics == Semantics::BitExact);
            let (after, _) = simplify_by(&before, exact);
            assert_eq!(agree(Semantics::BitExact, &before, &after, 0.0), Ok(()));
        }
    }
}
