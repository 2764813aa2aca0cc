//! The fusion cut: each kernel-sized piece of arithmetic is a callee, and equal ones are one.

use optimize::{Target, choose_forms, simplify};
use stablehlo::{
    BinaryOp, Combiner, ElementType, Func, Literal, Op, Scalar, TensorType, UnaryOp, Value, eval,
};

use crate::same::same_results_of;

/// For inputs from -5 to 9.
#[track_caller]
fn same_results(before: &Func, after: &Func) {
    same_results_of(before, after, |x| x / 7.0 - 5.0);
}

fn field(func: &mut Func, n: usize) -> Value {
    func.parameter(TensorType::new(ElementType::F64, [n, n]))
}

/// `x[i-1] + x[i+1]` in both dimensions, periodic, times `factor`.
fn neighbours(func: &mut Func, x: Value, factor: f64) -> Value {
    let mut sum = None;
    for (axis, amount) in [(0, -1), (0, 1), (1, -1), (1, 1)] {
        let shifted = func.rotate(x, axis, amount);
        sum = Some(match sum {
            None => shifted,
            Some(sum) => func.binary(BinaryOp::Add, sum, shifted),
        });
    }
    let factor = func.splat(func.tensor(x).clone(), Scalar::Float(factor));
    func.binary(BinaryOp::Multiply, sum.expect("four"), factor)
}

fn calls(func: &Func) -> Vec<String> {
    let name = |v: Value| match func.op(v) {
        Op::Call { callee, .. } => Some(callee.name.clone()),
        _ => None,
    };
    func.values().filter_map(name).collect()
}

#[test]
fn a_stencil_that_a_stencil_reads_is_stored() {
    let mut func = Func::new("main");
    let x = field(&mut func, 12);
    let once = neighbours(&mut func, x, 0.25);
    let twice = neighbours(&mut func, once, 0.25);
    func.results = vec![twice];
    let staged = choose_forms(&func, Target::Cpu);
    assert_eq!(
        calls(&staged),
        ["stage_1", "stage_1"],
        "two stages that say the same"
    );
    assert_eq!(calls(&choose_forms(&func, Target::Tpu)), [""; 0]);
    same_results(&func, &staged);
}

/// Counts the lines of a program, those of its callees once.
fn all_ops(func: &Func) -> usize {
    func.to_string().lines().count()
}

#[test]
fn what_small_arrays_take_much_code_for_is_stored() {
    let mut func = Func::new("main");
    let mut x = func.parameter(TensorType::new(ElementType::F64, [9]));
    let long = 100;
    for nth in 0..long {
        let op = [UnaryOp::Sine, UnaryOp::Tanh][nth % 2];
        x = func.unary(op, x);
    }
    func.results = vec![x];
    for amount in 1..6 {
        let shifted = func.rotate(x, 0, amount);
        func.results[0] = func.binary(BinaryOp::Subtract, func.results[0], shifted);
    }
    let staged = choose_forms(&func, Target::Cpu);
    let count = all_ops(&staged);
    assert!(count < 2 * long, "{count} lines\n{staged}");
    same_results(&func, &staged);
}

#[test]
fn what_wraps_around_is_stored_before_it_is_reduced() {
    // Sums of small integers are exact.
    let sum_of = |n: usize, square: bool| {
        let mut func = Func::new("main");
        let (x, y) = (field(&mut func, n), field(&mut func, n));
        let stencil = neighbours(&mut func, x, 2.0);
        let product = match square {
            true => func.binary(BinaryOp::Multiply, y, y),
            false => func.binary(BinaryOp::Multiply, stencil, y),
        };
        let zero = func.scalar(ElementType::F64, Scalar::Float(0.0));
        let sum = func.reduce(product, zero, &[0, 1], Combiner::Add);
        func.results = vec![stencil, sum];
        if !square {
            func.results.remove(0);
        }
        func
    };
    let given = |n: usize| {
        let element = |k: usize| (k * 7919 % 11) as f64 - 5.0;
        let x = (0..n * n).map(element).collect::<Vec<_>>();
        Literal::from_f64s(ElementType::F64, [n, n], &x)
    };
    // Large arrays are stored, and reduced in two callees; the square is computed where it is
    // reduced.
    for (n, square, count) in [(192, false, 3), (192, true, 3), (64, false, 0)] {
        let func = sum_of(n, square);
        let staged = choose_forms(&func, Target::Cpu);
        assert_eq!(calls(&staged).len(), count, "{n} {square}\n{staged}");
        let inputs = [given(n), given(n)];
        assert_eq!(eval(&staged, &inputs), eval(&func, &inputs));
    }
}

#[test]
fn stages_that_differ_in_the_order_of_operands_are_one() {
    let mut func = Func::new("main");
    let [x, y] = [0; 2].map(|_| field(&mut func, 12));
    // `(north + south) * y + max(y * y, x) * x`, or with all operands swapped.
    let mut stage = |x: Value, y: Value, turned: bool| {
        let mut of = |op, a, b| match turned {
            true => func.binary(op, b, a),
            false => func.binary(op, a, b),
        };
        let square = of(BinaryOp::Multiply, y, y);
        let most = of(BinaryOp::Maximum, square, x);
        let product = of(BinaryOp::Multiply, most, x);
        let shifted = [-1, 1].map(|by| func.rotate(x, 0, by));
        let mut of = |op, a, b| match turned {
            true => func.binary(op, b, a),
            false => func.binary(op, a, b),
        };
        let sum = of(BinaryOp::Add, shifted[0], shifted[1]);
        let scaled = of(BinaryOp::Multiply, sum, y);
        of(BinaryOp::Add, scaled, product)
    };
    let once = stage(x, y, false);
    let twice = stage(once, y, true);
    let thrice = stage(twice, once, false);
    func.results = vec![thrice];
    let staged = choose_forms(&func, Target::Cpu);
    assert_eq!(calls(&staged), ["stage_1"; 3], "{staged}");
    same_results(&func, &staged);
}

#[test]
fn a_square_is_computed_again_for_each_reader() {
    let mut func = Func::new("main");
    let x = field(&mut func, 12);
    let square = func.binary(BinaryOp::Multiply, x, x);
    let east = func.rotate(square, 1, 1);
    func.results = vec![func.binary(BinaryOp::Subtract, east, square)];
    let staged = choose_forms(&func, Target::Cpu);
    assert_eq!(calls(&staged).len(), 1, "{staged}");
    same_results(&func, &staged);
}

#[test]
fn stages_meet_across_the_kernels_they_came_from() {
    let mut kernel = Func::new("twice");
    let x = field(&mut kernel, 12);
    kernel.results = vec![kernel.binary(BinaryOp::Add, x, x)];
    let mut func = Func::new("main");
    let x = field(&mut func, 12);
    let doubled = func.call(kernel, &[x])[0];
    func.results = vec![neighbours(&mut func, doubled, 0.5)];
    let staged = choose_forms(&simplify(&func), Target::Cpu);
    assert_eq!(
        calls(&staged).len(),
        1,
        "doubling is cheaper than storing\n{staged}"
    );
    same_results(&func, &staged);
}

#[test]
fn bodies_of_loops_are_cut_too() {
    let ty = TensorType::new(ElementType::F64, [12, 12]);
    let (mut cond, mut body) = (Func::new("cond"), Func::new("body"));
    let count = TensorType::scalar(ElementType::I32);
    let k = cond.parameter(count.clone());
    cond.parameter(ty.clone());
    let three = cond.scalar(ElementType::I32, Scalar::Int(3));
    cond.results = vec![cond.compare(stablehlo::Direction::Lt, k, three)];
    let (k, x) = (body.parameter(count), body.parameter(ty));
    let one = body.scalar(ElementType::I32, Scalar::Int(1));
    let next = body.binary(BinaryOp::Add, k, one);
    let y = neighbours(&mut body, x, 0.25);
    body.results = vec![next, neighbours(&mut body, y, 0.25)];
    let mut func = Func::new("main");
    let x = field(&mut func, 12);
    let zero = func.scalar(ElementType::I32, Scalar::Int(0));
    func.results = vec![func.while_loop(&[zero, x], cond, body)[1]];
    let staged = choose_forms(&func, Target::Cpu);
    let looped = staged.values().find_map(|v| match staged.op(v) {
        Op::While { body, .. } => Some(body.clone()),
        _ => None,
    });
    assert_eq!(calls(&looped.expect("the loop is still there")).len(), 2);
    same_results(&func, &staged);
}

#[test]
fn results_that_share_work_are_one_stage() {
    let mut func = Func::new("main");
    let x = field(&mut func, 12);
    let shared = neighbours(&mut func, x, 0.25);
    let plus = func.binary(BinaryOp::Add, shared, x);
    let minus = func.binary(BinaryOp::Subtract, shared, x);
    func.results = vec![plus, minus];
    let staged = choose_forms(&func, Target::Cpu);
    assert_eq!(calls(&staged).len(), 1, "{staged}");
    same_results(&func, &staged);
}

/// The sum of `x` and `y`, scaled by two products of scalars, each shifted in four directions.
fn scaled_twice(n: usize) -> Func {
    let mut func = Func::new("main");
    let [x, y] = [0; 2].map(|_| field(&mut func, n));
    let numbers = [0; 3].map(|_| func.parameter(TensorType::scalar(ElementType::F64)));
    let numbers = numbers.map(|number| func.broadcast_in_dim(number, &[n, n], &[]));
    let sum = func.binary(BinaryOp::Add, x, y);
    let first = func.binary(BinaryOp::Multiply, sum, numbers[0]);
    let second = func.unary(UnaryOp::Negate, first);
    let scaled = [(first, numbers[1]), (second, numbers[2])];
    let scaled = scaled.map(|(x, by)| func.binary(BinaryOp::Multiply, x, by));
    let [p, q] = scaled.map(|scaled| neighbours(&mut func, scaled, 0.25));
    let product = func.binary(BinaryOp::Multiply, q, x);
    let result = func.binary(BinaryOp::Add, p, product);
    func.results = vec![func.binary(BinaryOp::Add, result, scaled[0])];
    func
}

#[test]
fn what_two_arrays_are_scaled_from_is_stored_in_their_place() {
    for n in [8, 9, 12] {
        let func = scaled_twice(n);
        let staged = choose_forms(&func, Target::Cpu);
        assert_eq!(calls(&staged), ["stage_1", "stage_2"], "{staged}");
        let results = staged.values().filter_map(|v| match staged.op(v) {
            Op::Call { callee, .. } => Some(callee.results.len()),
            _ => None,
        });
        assert_eq!(results.collect::<Vec<_>>(), [1, 1], "{staged}");
        same_results(&func, &staged);
    }
}

#[test]
fn what_two_kernels_compute_at_the_same_place_is_stored() {
    // The second result depends on the first, so they do not share a stage.
    let mut func = Func::new("main");
    let x = field(&mut func, 12);
    let mut shared = x;
    for _ in 0..4 {
        let other = func.binary(BinaryOp::Divide, x, shared);
        shared = func.binary(BinaryOp::Add, other, shared);
    }
    let first = neighbours(&mut func, shared, 0.25);
    let first = func.binary(BinaryOp::Multiply, first, first);
    let second = neighbours(&mut func, first, 0.5);
    let second = func.binary(BinaryOp::Add, second, shared);
    func.results = vec![first, second];
    let staged = choose_forms(&func, Target::Cpu);
    let divisions = |callee: &Func| {
        let divides = |v: &Value| matches!(callee.op(*v), Op::Binary(BinaryOp::Divide, ..));
        callee.values().filter(divides).count()
    };
    let of_stages = staged.values().filter_map(|v| match staged.op(v) {
        Op::Call { callee, .. } => Some(divisions(callee)),
        _ => None,
    });
    assert_eq!(of_stages.collect::<Vec<_>>(), [4, 0, 0], "{staged}");
    same_results(&func, &staged);
}

#[test]
fn what_was_written_is_read_and_not_computed_again() {
    let mut func = Func::new("main");
    let mut x = field(&mut func, 24);
    for _ in 0..2 {
        let inner = |func: &mut Func, x, row: usize, column: usize| {
            func.slice(x, &[row, column], &[row + 22, column + 22], &[1, 1])
        };
        let mut sum = inner(&mut func, x, 1, 1);
        for (row, column) in [(0, 1), (2, 1), (1, 0), (1, 2)] {
            let neighbour = inner(&mut func, x, row, column);
            sum = func.binary(BinaryOp::Add, sum, neighbour);
        }
        let one = func.scalar(ElementType::I32, Scalar::Int(1));
        x = func.dynamic_update_slice(x, sum, &[one, one]);
    }
    func.results = vec![x];
    let staged = choose_forms(&simplify(&func), Target::Cpu);
    let sums = |callee: &Func| {
        let is_sum = |v: &Value| matches!(callee.op(*v), Op::Binary(BinaryOp::Add, ..));
        callee.values().filter(is_sum).count()
    };
    let of_stages = staged.values().filter_map(|v| match staged.op(v) {
        Op::Call { callee, .. } => Some(sums(callee)),
        _ => None,
    });
    assert_eq!(of_stages.collect::<Vec<_>>(), [4, 4], "{staged}");
    same_results(&func, &staged);
}

#[test]
fn planes_are_read_from_the_array_with_all_of_them() {
    let mut func = Func::new("main");
    let planes = TensorType::new(ElementType::F64, [3, 16, 16]);
    let [mut from, mut to] = [0, 1].map(|_| func.parameter(planes.clone()));
    let zero = func.scalar(ElementType::I32, Scalar::Int(0));
    for _ in 0..2 {
        let planes = [0, 1, 2].map(|k: usize| {
            let plane = func.slice(from, &[k, 0, 0], &[k + 1, 16, 16], &[1, 1, 1]);
            func.rotate(plane, 2, k as i64 - 1)
        });
        let sum = func.binary(BinaryOp::Add, planes[0], planes[1]);
        let sum = func.binary(BinaryOp::Add, sum, planes[2]);
        let sum = func.unary(UnaryOp::Tanh, sum);
        for (k, plane) in planes.into_iter().enumerate() {
            let at = func.scalar(ElementType::I32, Scalar::Int(k as i64));
            let new = func.binary(BinaryOp::Multiply, plane, sum);
            to = func.dynamic_update_slice(to, new, &[at, zero, zero]);
        }
        std::mem::swap(&mut from, &mut to);
    }
    func.results = vec![from, to];
    let staged = choose_forms(&simplify(&func), Target::Cpu);
    same_results(&func, &staged);
    // Once the next plane is written, nothing reads the old contents of the array.
    let is_whole = |func: &Func, v: Value| func.shape(v) == [3, 16, 16];
    let writes = |v: Value| match staged.op(v) {
        Op::Call { callee, .. } => callee.results.iter().any(|r| is_whole(callee, *r)),
        _ => false,
    };
    let is_array = |v: &Value| matches!(staged.op(*v), Op::Result { .. }) && is_whole(&staged, *v);
    for array in staged.values().filter(is_array) {
        let readers = staged.values();
        let readers = readers.filter(|v| staged.op(*v).operands().contains(&array));
        let readers: Vec<Value> = readers.collect();
        let late = readers.iter().skip_while(|v| !writes(**v)).skip(1);
        assert_eq!(late.count(), 0, "{staged}");
    }
}

#[test]
fn each_reader_of_a_plane_at_a_computed_place_slices_for_itself() {
    for (shape, element) in [
        ([3, 24, 24], ElementType::I64),
        ([2, 9, 17], ElementType::I32),
        ([2, 9, 17], ElementType::I8), // the type cannot hold offsets of lines
    ] {
        let mut func = Func::new("main");
        let planes = func.parameter(TensorType::new(ElementType::F64, shape));
        let at = func.parameter(TensorType::scalar(element));
        let zero = func.scalar(element, Scalar::Int(0));
        let plane = func.dynamic_slice(planes, &[at, zero, zero], &[1, shape[1], shape[2]]);
        let plane = func.reshape(plane, &shape[1..]);
        func.results = vec![neighbours(&mut func, plane, 0.25)];
        let staged = choose_forms(&func, Target::Cpu);
        let stage = staged.values().find_map(|v| match staged.op(v) {
            Op::Call { callee, .. } => Some(callee.clone()),
            _ => None,
        });
        let stage = stage.expect("the sum is a stage");
        let is_large = |v: &Value| stage.ty(*v).tensors()[0].count() > shape[1] * shape[2] / 2;
        let is_slice = |v: &Value| matches!(stage.op(*v), Op::DynamicSlice { .. });
        let readers = |of: Value| {
            let reads = |v: &Value| is_large(v) && stage.op(*v).operands().contains(&of);
            stage.values().filter(reads).count()
        };
        let slices: Vec<Value> = stage
            .values()
            .filter(|v| is_slice(v) && is_large(v))
            .collect();
        if element != ElementType::I8 {
            assert!(slices.iter().all(|v| readers(*v) <= 1), "{stage}");
            assert_eq!(slices.iter().filter(|v| readers(**v) == 1).count(), 4);
        }
        // Beyond the ends it is the first or the last one.
        let count = shape.iter().product::<usize>();
        let elements: Vec<f64> = (0..count).map(|k| (k * 7919 % 101) as f64).collect();
        let planes = Literal::from_f64s(ElementType::F64, shape, &elements);
        for at in [-2, 0, 1, 7] {
            let inputs = [planes.clone(), Literal::from_i64s(element, [], &[at])];
            assert_eq!(eval(&staged, &inputs), eval(&func, &inputs));
        }
    }
}

#[test]
fn an_update_by_what_it_overlaps_stands_apart_from_reshapes_of_ones() {
    let shifted = |adds_one: bool| {
        let mut func = Func::new("main");
        let x = func.parameter(TensorType::new(ElementType::I32, [12]));
        let start = func.parameter(TensorType::new(ElementType::I32, []));
        let part = func.slice(x, &[0], &[10], &[1]);
        let moved = func.dynamic_update_slice(x, part, &[start]);
        let shape: &[usize] = if adds_one { &[12, 1] } else { &[3, 4] };
        func.results = vec![func.reshape(moved, shape)];
        func
    };
    let func = shifted(true);
    let staged = choose_forms(&func, Target::Cpu);
    assert_eq!(calls(&staged), ["stage_1"]);
    same_results(&func, &staged);
    let others = choose_forms(&shifted(false), Target::Cpu);
    assert_eq!(
        calls(&others).len(),
        1,
        "every result is computed in a callee"
    );
    let [Op::Reshape { .. }] = [staged.op(staged.results[0])] else {
        panic!("the reshape is outside:\n{staged}");
    };
}
