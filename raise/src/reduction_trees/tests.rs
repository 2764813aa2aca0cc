//! Reduction trees of a warp, a block and a butterfly, before and after the rewrite.

use stablehlo::{
    BinaryOp, Combiner, ElementType, Func, GatherDims, Literal, Op, Scalar, TensorType, Value, eval,
};

use super::reduced;

/// Adds a parameter.
fn array(func: &mut Func, element: ElementType, shape: &[usize]) -> Value {
    func.parameter(TensorType::new(element, shape))
}

fn part(func: &mut Func, value: Value, from: usize, to: usize) -> Value {
    let rows = func.shape(value)[0];
    func.slice(value, &[0, from], &[rows, to], &[1, 1])
}

/// Returns the number of live reductions and of live combined pairs.
fn counts(func: &Func) -> (usize, usize) {
    let mut live = vec![false; func.len()];
    for result in &func.results {
        live[result.index()] = true;
    }
    let (mut reductions, mut pairs) = (0, 0);
    for value in func
        .values()
        .rev()
        .filter(|v| !func.op(*v).operands().is_empty())
    {
        if !live[value.index()] {
            continue;
        }
        for operand in func.op(value).operands() {
            live[operand.index()] = true;
        }
        reductions += usize::from(matches!(func.op(value), Op::Reduce { .. }));
        pairs += usize::from(super::pair(func, value).is_some());
    }
    (reductions, pairs)
}

/// Checks that the rewritten program has the expected numbers of reductions and pairs, and computes
/// the same results on integers.
fn check(func: &Func, expected: (usize, usize)) {
    let after = reduced(func);
    assert_eq!(counts(&after), expected, "{after}");
    let inputs: Vec<Literal> = func
        .params()
        .iter()
        .map(|param| {
            let numbers = (0..param.ty.count() as i64).map(|k| Scalar::Int(k * 37 % 101 - 50));
            Literal::from_scalars(param.ty.element, param.ty.shape.clone(), numbers)
        })
        .collect();
    assert_eq!(
        eval(func, &inputs).expect("it is a program"),
        eval(&after, &inputs).expect("it is a program")
    );
}

/// A tree by halves, in place; returns the first element of each row, and the remaining array.
fn halves(func: &mut Func, mut value: Value, op: BinaryOp) -> (Value, Value) {
    let mut half = func.shape(value)[1] / 2;
    let zero = func.scalar(ElementType::I64, Scalar::Int(0));
    while half > 0 {
        let (low, high) = (
            part(func, value, 0, half),
            part(func, value, half, 2 * half),
        );
        let both = func.binary(op, low, high);
        value = func.dynamic_update_slice(value, both, &[zero, zero]);
        half /= 2;
    }
    (part(func, value, 0, 1), value)
}

#[test]
fn halves_in_shared_memory_are_one_reduction() {
    for op in [
        BinaryOp::Add,
        BinaryOp::Multiply,
        BinaryOp::Minimum,
        BinaryOp::Maximum,
        BinaryOp::And,
        BinaryOp::Or,
        BinaryOp::Xor,
    ] {
        for element in [ElementType::I32, ElementType::U32, ElementType::I64] {
            let mut func = Func::new("main");
            let x = array(&mut func, element, &[3, 64]);
            func.results = vec![halves(&mut func, x, op).0];
            check(&func, (1, 0));
        }
    }
}

#[test]
fn what_is_still_needed_is_not_computed_twice() {
    // The array that holds the halves is a result as well.
    let mut func = Func::new("main");
    let x = array(&mut func, ElementType::I32, &[3, 16]);
    let (sum, left) = halves(&mut func, x, BinaryOp::Add);
    func.results = vec![sum, left];
    check(&func, (0, 4));
}

#[test]
fn an_element_that_is_taken_twice_is_not_summed_once() {
    // Lanes beyond the last keep their own value, so that lane 1 counts some values more than once;
    // but it has 16 of the first sums exactly once.
    for (lane, op, expected) in [
        (0, BinaryOp::Add, (1, 0)),
        (1, BinaryOp::Add, (1, 1)),
        (1, BinaryOp::Maximum, (1, 0)),
    ] {
        let mut func = Func::new("main");
        let mut x = array(&mut func, ElementType::I32, &[2, 32]);
        for by in [16, 8, 4, 2, 1] {
            let (moved, own) = (part(&mut func, x, by, 32), part(&mut func, x, 32 - by, 32));
            let other = func.concatenate(&[moved, own], 1);
            x = func.binary(op, x, other);
        }
        func.results = vec![part(&mut func, x, lane, lane + 1)];
        check(&func, expected);
    }
}

#[test]
fn all_lanes_of_a_butterfly_are_one_reduction() {
    let mut func = Func::new("main");
    let mut x = array(&mut func, ElementType::I32, &[3, 96]);
    for by in [16, 8, 4, 2, 1] {
        let pairs = func.reshape(x, &[3, 48 / by, 2, by]);
        let other = func.reverse(pairs, &[2]);
        let other = func.reshape(other, &[3, 96]);
        x = func.binary(BinaryOp::Add, x, other);
    }
    func.results = vec![x];
    check(&func, (1, 0));
}

#[test]
fn a_scan_is_no_reduction() {
    let mut func = Func::new("main");
    let mut x = array(&mut func, ElementType::I32, &[2, 32]);
    let zero = func.scalar(ElementType::I32, Scalar::Int(0));
    for by in [1, 2, 4, 8, 16] {
        let before = part(&mut func, x, 0, 32 - by);
        let before = func.pad(before, zero, &[0, by as i64], &[0, 0], &[0, 0]);
        x = func.binary(BinaryOp::Add, x, before);
    }
    let total = part(&mut func, x, 31, 32);
    func.results = vec![x, total];
    check(&func, (0, 0));
    func.results = vec![total];
    check(&func, (1, 0));
}

#[test]
fn minima_of_numbers_pass_over_nan() {
    let number = |func: &mut Func, a: Value, b: Value| {
        let either = func.binary(BinaryOp::Maximum, a, b);
        let is_nan = |func: &mut Func, x| func.compare(stablehlo::Direction::Ne, x, x);
        let (a_nan, b_nan) = (is_nan(func, a), is_nan(func, b));
        let not_b = func.select(b_nan, a, either);
        func.select(a_nan, b, not_b)
    };
    // If the identity of the maximum is among the operands, the result is never NaN.
    for padded in [false, true] {
        let mut func = Func::new("main");
        let mut x = array(&mut func, ElementType::F32, &[3, 13]);
        let nothing = if padded { f64::NEG_INFINITY } else { f64::NAN };
        let nothing = func.scalar(ElementType::F32, Scalar::Float(nothing));
        x = func.pad(x, nothing, &[0, 0], &[0, 3], &[0, 0]);
        for half in [8, 4, 2, 1] {
            let (low, high) = (
                part(&mut func, x, 0, half),
                part(&mut func, x, half, 2 * half),
            );
            x = number(&mut func, low, high);
        }
        func.results = vec![x];
        let after = reduced(&func);
        assert_eq!(counts(&after), (if padded { 1 } else { 2 }, 0), "{after}");
        let numbers = (0..39).map(|k| match k {
            0..13 => f64::NAN,
            13..26 => f64::from(k),
            _ => [f64::NAN, -1.0, f64::NEG_INFINITY][k as usize % 3],
        });
        let numbers: Vec<f64> = numbers.collect();
        let input = [Literal::from_f64s(ElementType::F32, [3, 13], &numbers)];
        assert_eq!(
            eval(&func, &input).expect("it is a program"),
            eval(&after, &input).expect("it is a program")
        );
    }
}

fn sum(func: &mut Func, value: Value, dimensions: &[usize]) -> Value {
    let zero = func.scalar(ElementType::I32, Scalar::Int(0));
    func.reduce(value, zero, dimensions, Combiner::Add)
}

/// The partial sums of threads with a grid stride, over `[steps, blocks, threads]`: padded, with
/// masked elements beyond the end.
fn grid_stride(func: &mut Func, x: Value, shape: [usize; 3]) -> Value {
    let count = func.shape(x)[0] as i64;
    let all = shape.iter().product::<usize>() as i64;
    let other = func.scalar(ElementType::I32, Scalar::Int(7));
    let x = func.pad(x, other, &[0], &[all - count], &[0]);
    let place = func.iota(ElementType::I64, &[all as usize], 0);
    let end = func.splat(
        TensorType::new(ElementType::I64, [all as usize]),
        Scalar::Int(count),
    );
    let is_inside = func.compare(stablehlo::Direction::Lt, place, end);
    let is_inside = func.reshape(is_inside, &shape);
    let x = func.reshape(x, &shape);
    let zero = func.splat(TensorType::new(ElementType::I32, shape), Scalar::Int(0));
    func.select(is_inside, x, zero)
}

#[test]
fn sums_of_threads_blocks_and_the_grid_are_one_reduction() {
    for count in [1003, 1024, 897, 900] {
        let mut func = Func::new("main");
        let x = array(&mut func, ElementType::I32, &[count]);
        let of_threads = grid_stride(&mut func, x, [4, 2, 128]);
        let of_threads = sum(&mut func, of_threads, &[0]);
        let of_blocks = sum(&mut func, of_threads, &[1]);
        let of_all = sum(&mut func, of_blocks, &[0]);
        func.results = vec![of_all];
        check(&func, (1, 0));
        assert_eq!(read_by_reduction(&func), [count]);
    }
}

/// Returns the shape of the operand of the single reduction.
fn read_by_reduction(func: &Func) -> Vec<usize> {
    let after = reduced(func);
    let mut live = super::sweep::Uses::of(&after).gone.into_iter();
    let all = after.values().filter(|_| !live.next().expect("as many"));
    let all: Vec<Value> = all.collect();
    let [operand] = all[..]
        .iter()
        .filter_map(|value| match after.op(*value) {
            Op::Reduce { operand, .. } => Some(*operand),
            _ => None,
        })
        .collect::<Vec<_>>()[..]
    else {
        panic!("there is more than one reduction:\n{after}");
    };
    after.shape(operand).to_vec()
}

#[test]
fn elements_in_a_row_and_rows_of_a_grid_are_one_reduction() {
    // Thread t sums elements 4 t to 4 t + 3 of 1003 in sequence.
    let mut func = Func::new("main");
    let x = array(&mut func, ElementType::I32, &[1003]);
    let zero = func.scalar(ElementType::I32, Scalar::Int(0));
    let mut own = func.splat(TensorType::new(ElementType::I32, [256]), Scalar::Int(0));
    for k in 0..4_usize {
        let of = func.slice(x, &[k], &[1003], &[4]);
        let missing = 256 - func.shape(of)[0] as i64;
        let of = func.pad(of, zero, &[0], &[missing], &[0]);
        own = func.binary(BinaryOp::Add, own, of);
    }
    func.results = vec![sum(&mut func, own, &[0])];
    check(&func, (1, 0));
    assert_eq!(read_by_reduction(&func), [1003]);
}

#[test]
fn what_is_computed_of_elements_is_reduced_at_once() {
    // The products of two arrays, computed in two halves.
    let mut func = Func::new("main");
    let [x, y] = [0; 2].map(|_| array(&mut func, ElementType::I32, &[96]));
    let half = |func: &mut Func, from: usize| {
        let [x, y] = [x, y].map(|of| func.slice(of, &[from], &[from + 48], &[1]));
        func.binary(BinaryOp::Multiply, x, y)
    };
    let (low, high) = (half(&mut func, 0), half(&mut func, 48));
    let both = func.binary(BinaryOp::Add, low, high);
    func.results = vec![sum(&mut func, both, &[0])];
    check(&func, (1, 1)); // the product
    assert_eq!(read_by_reduction(&func), [96]);
    // Two different expressions are not combined.
    let twice = func.binary(BinaryOp::Add, high, high);
    let both = func.binary(BinaryOp::Multiply, low, twice);
    let both = func.binary(BinaryOp::Add, both, low);
    func.results = vec![sum(&mut func, both, &[0])];
    check(&func, (1, 5));
}

#[test]
fn rows_are_reduced_one_by_one() {
    // Each of 5 blocks sums a row of 100 with 32 threads.
    let mut func = Func::new("main");
    let x = array(&mut func, ElementType::I32, &[5, 100]);
    let zero = func.scalar(ElementType::I32, Scalar::Int(0));
    let padded = func.pad(x, zero, &[0, 0], &[0, 28], &[0, 0]);
    let padded = func.reshape(padded, &[5, 4, 32]);
    let of_threads = sum(&mut func, padded, &[1]);
    func.results = vec![sum(&mut func, of_threads, &[1])];
    check(&func, (1, 0));
    assert_eq!(read_by_reduction(&func), [5, 100]);
}

#[test]
fn an_element_that_threads_share_is_summed_as_often() {
    // Overlapping windows of two elements.
    let mut func = Func::new("main");
    let x = array(&mut func, ElementType::I32, &[33]);
    let [low, high] = [0, 1].map(|from| func.slice(x, &[from], &[from + 32], &[1]));
    let both = func.binary(BinaryOp::Add, low, high);
    func.results = vec![sum(&mut func, both, &[0])];
    check(&func, (1, 1));
}

#[test]
fn sums_that_are_results_are_read_again() {
    let mut func = Func::new("main");
    let x = array(&mut func, ElementType::I32, &[8, 64]);
    let of_blocks = sum(&mut func, x, &[1]);
    let of_all = sum(&mut func, of_blocks, &[0]);
    func.results = vec![of_all, of_blocks];
    check(&func, (2, 0));
    func.results = vec![of_all];
    check(&func, (1, 0));
}

#[test]
fn a_sum_of_negative_zeros_keeps_its_sign_unless_a_positive_one_was_added() {
    for (start, expected) in [(-0.0_f64, -0.0_f64), (0.0, 0.0)] {
        let mut func = Func::new("main");
        let x = array(&mut func, ElementType::F32, &[8, 16]);
        let start = func.scalar(ElementType::F32, Scalar::Float(start));
        let rows = func.reduce(x, start, &[1], Combiner::Add);
        let nothing = func.scalar(ElementType::F32, Scalar::Float(-0.0));
        func.results = vec![func.reduce(rows, nothing, &[0], Combiner::Add)];
        let after = reduced(&func);
        assert_eq!(counts(&after), (1, 0), "{after}");
        let zeros = [Literal::from_f64s(ElementType::F32, [8, 16], &[-0.0; 128])];
        let result = eval(&after, &zeros).expect("it is a program");
        assert_eq!(result[0].to_f64s()[0].to_bits(), expected.to_bits());
    }
}

/// There are 2^64 paths from the index to the iota.
#[test]
fn an_index_is_evaluated_once_and_not_for_each_path_to_it() {
    let mut func = Func::new("main");
    let x = array(&mut func, ElementType::I32, &[64]);
    let mut index = func.iota(ElementType::I32, &[64], 0);
    for _ in 0..64 {
        index = func.binary(BinaryOp::Minimum, index, index);
    }
    let index = func.reshape(index, &[64, 1]);
    let taken = func.gather(x, index, GatherDims::of_elements(1, 1), &[1]);
    let taken = func.reshape(taken, &[4, 16]);
    let of_threads = sum(&mut func, taken, &[1]);
    func.results = vec![sum(&mut func, of_threads, &[0])];
    check(&func, (1, 0));
}

/// Returns the number of live scans, and of live pairs of whole rows.
fn scans(func: &Func) -> (usize, usize) {
    let live = func.values().filter(|v| is_live(func, *v));
    let live: Vec<Value> = live.collect();
    let is_scan = |v: &&Value| matches!(func.op(**v), Op::Scan { .. });
    let is_pair = |v: &&Value| super::pair(func, **v).is_some();
    (
        live.iter().filter(is_scan).count(),
        live.iter().filter(is_pair).count(),
    )
}

fn is_live(func: &Func, value: Value) -> bool {
    let reads = |user: Value| func.op(user).operands().contains(&value);
    func.results.contains(&value) || func.values().any(|user| reads(user) && is_live(func, user))
}

/// Checks that the rewritten program has the expected numbers of scans and pairs, and computes the
/// same results.
fn check_scans(func: &Func, expected: (usize, usize)) {
    let after = reduced(func);
    assert_eq!(scans(&after), expected, "{after}");
    let inputs = func.params().iter().map(|param| {
        let numbers = (0..param.ty.count() as i64).map(|k| Scalar::Int(k * 37 % 101 - 50));
        Literal::from_scalars(param.ty.element, param.ty.shape.clone(), numbers)
    });
    let inputs: Vec<Literal> = inputs.collect();
    assert_eq!(
        eval(func, &inputs).expect("it is a program"),
        eval(&after, &inputs).expect("it is a program")
    );
}

/// `value`, moved by `by` elements in each row, with `before` before the first element.
fn moved(func: &mut Func, value: Value, by: usize, before: Value) -> Value {
    func.pad(value, before, &[0, by as i64], &[0, -(by as i64)], &[0, 0])
}

/// Steps that double a distance.
fn doubling(func: &mut Func, mut value: Value, op: BinaryOp, nothing: Value) -> Value {
    let mut by = 1;
    while by < func.shape(value)[1] {
        let before = moved(func, value, by, nothing);
        value = func.binary(op, before, value);
        by *= 2;
    }
    value
}

#[test]
fn steps_that_double_a_distance_are_a_scan() {
    for (op, element, nothing, expected) in [
        (BinaryOp::Add, ElementType::I32, 0, (1, 0)),
        (BinaryOp::Maximum, ElementType::I64, i64::MIN, (1, 0)),
        (BinaryOp::Xor, ElementType::U32, 0, (1, 0)),
        (BinaryOp::Add, ElementType::F32, 0, (0, 4)), // the order of roundings
    ] {
        let mut func = Func::new("main");
        let x = array(&mut func, element, &[3, 16]);
        let nothing = match element.is_float() {
            true => func.scalar(element, Scalar::Float(0.0)),
            false => func.scalar(element, Scalar::Int(nothing)),
        };
        let sums = doubling(&mut func, x, op, nothing);
        func.results = vec![sums];
        check_scans(&func, expected);
    }
}

#[test]
fn scans_of_a_part_of_a_row_begin_and_end_where_it_does() {
    let mut func = Func::new("main");
    let x = array(&mut func, ElementType::I32, &[2, 11]);
    let zero = func.scalar(ElementType::I32, Scalar::Int(0));
    // Three threads have no element.
    let padded = func.pad(x, zero, &[0, 0], &[0, 3], &[0, 0]);
    let sums = doubling(&mut func, padded, BinaryOp::Add, zero);
    let exclusive = moved(&mut func, sums, 1, zero);
    func.results = vec![exclusive];
    check_scans(&func, (1, 0));
    // One scan, moved by an element.
    func.results = vec![exclusive, sums];
    check_scans(&func, (1, 0));
}

#[test]
fn other_distances_are_no_scan() {
    let mut func = Func::new("main");
    let x = array(&mut func, ElementType::I32, &[2, 16]);
    let zero = func.scalar(ElementType::I32, Scalar::Int(0));
    let mut value = x;
    for by in [1, 2, 3, 8] {
        let before = moved(&mut func, value, by, zero);
        value = func.binary(BinaryOp::Add, before, value);
    }
    func.results = vec![value];
    check_scans(&func, (0, 4));
}

#[test]
fn the_totals_of_the_warps_before_are_part_of_a_scan() {
    let mut func = Func::new("main");
    let x = array(&mut func, ElementType::I32, &[2, 32]);
    let zero = func.scalar(ElementType::I32, Scalar::Int(0));
    let warps = func.reshape(x, &[8, 8]);
    let sums = doubling(&mut func, warps, BinaryOp::Add, zero);
    let sums = func.reshape(sums, &[2, 4, 8]);
    let totals = func.slice(sums, &[0, 0, 7], &[2, 4, 8], &[1, 1, 1]);
    let mut all = sums;
    for warp in 1..4 {
        let total = func.slice(totals, &[0, warp - 1, 0], &[2, warp, 1], &[1, 1, 1]);
        let total = func.broadcast_in_dim(total, &[2, 4 - warp, 8], &[0, 1, 2]);
        let rest = func.slice(all, &[0, warp, 0], &[2, 4, 8], &[1, 1, 1]);
        let rest = func.binary(BinaryOp::Add, total, rest);
        let first = func.slice(all, &[0, 0, 0], &[2, warp, 8], &[1, 1, 1]);
        all = func.concatenate(&[first, rest], 1);
    }
    func.results = vec![all];
    check_scans(&func, (1, 0));
}

/// The last block has fewer elements than threads: where an element comes from depends on the
/// block.
#[test]
fn scans_of_blocks_of_which_the_last_is_shorter() {
    let mut func = Func::new("main");
    let x = array(&mut func, ElementType::I32, &[45]);
    let zero = func.scalar(ElementType::I32, Scalar::Int(0));
    let padded = func.pad(x, zero, &[0], &[3], &[0]);
    let blocks = func.reshape(padded, &[3, 16]);
    let sums = doubling(&mut func, blocks, BinaryOp::Add, zero);
    func.results = vec![sums];
    check_scans(&func, (1, 0));
}
