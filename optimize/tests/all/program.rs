//! Each pass changes its example, and the results keep their bits: for loops with zero, one or a
//! few iterations, for special floats, and sizes 0, 1, 2 and odd.

use optimize::{Report, Semantics, Target, choose_forms, program, simplify, simplify_with};
use stablehlo::{
    BinaryOp, Direction, ElementType, Func, Literal, Op, Scalar, TensorType, UnaryOp, Value, eval,
};

use crate::awkward::{self, agree, inputs, same};

const SIZES: [usize; 6] = [0, 1, 2, 3, 5, 7];

fn check(semantics: Semantics, before: &Func, after: &Func) -> Result<(), String> {
    agree(semantics, before, after, 1e-5)
}

#[test]
fn each_pass_keeps_the_meaning_of_its_program() {
    let mut failures = Vec::new();
    for pass in program::all() {
        for n in SIZES {
            let before = (pass.example)(n);
            let mut report = Report::default();
            let Some(after) = program::apply(&before, [pass], &mut report) else {
                if n == 5 {
                    failures.push(format!("{} does nothing to\n{before}", pass.name));
                }
                continue;
            };
            assert!(report.fired[pass.name] > 0);
            if let Err(why) = check(pass.semantics, &before, &after) {
                failures.push(format!("{} at {n}: {why}\n{before}\n{after}", pass.name));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

#[test]
fn passes_and_rules_come_to_rest_together() {
    for pass in program::all() {
        for n in SIZES {
            let before = (pass.example)(n);
            let (after, report) = simplify_with(&before, &optimize::Allow::default());
            let checked = check(Semantics::BitExact, &before, &after);
            assert_eq!(checked, Ok(()), "{} at {n}\n{before}\n{after}", pass.name);
            assert_eq!(report.gave_up, [""; 0], "{} at {n}\n{before}", pass.name);
            let again = simplify_with(&after, &optimize::Allow::default()).0;
            assert_eq!(again.to_string(), after.to_string(), "{}", pass.name);
        }
    }
}

#[test]
fn sums_of_floats_are_taken_at_once_where_rounding_is_free() {
    let pass = program::all().find(|pass| pass.name == "float-summed-at-once");
    let before = (pass.expect("there is one").example)(70);
    let loops = |func: &Func| {
        let is_loop = |v: &Value| matches!(func.op(*v), Op::While { .. });
        func.values().filter(is_loop).count()
    };
    assert_eq!(loops(&simplify(&before)), 1);
    // Also as a kernel among others.
    let mut all = Func::with_signature_of(&before);
    let arguments = all.parameters().to_vec();
    let kernel = all.call(before.clone(), &arguments);
    all.results = kernel
        .into_iter()
        .map(|sum| all.unary(UnaryOp::Exp, sum))
        .collect();
    for (func, named) in [(&before, "dot"), (&all, "dot")] {
        let allow = optimize::Allow {
            fast_math: [named.to_owned()].into(),
            ..Default::default()
        };
        let (after, report) = simplify_with(func, &allow);
        assert_eq!(
            report.fired.get("float-summed-at-once"),
            Some(&2),
            "{after}"
        );
        assert_eq!(
            (loops(&after), check(Semantics::FastMath, func, &after)),
            (0, Ok(())),
            "{after}"
        );
    }
}

#[test]
fn names_are_said_once() {
    let rules = optimize::rules::all().map(|rule| rule.name);
    let mut names: Vec<&str> = program::all().map(|pass| pass.name).chain(rules).collect();
    names.sort_unstable();
    let count = names.len();
    names.dedup();
    assert_eq!(
        names.len(),
        count,
        "two passes, or a pass and a rule, have one name"
    );
}

/// The result of a loop: a counter below a limit, then the values that `step` computes.
fn looped(
    func: &mut Func,
    inits: &[Value],
    step: impl FnOnce(&mut Func, &[Value]) -> Vec<Value>,
) -> Vec<Value> {
    let (mut cond, mut body) = (Func::new("more"), Func::new("step"));
    for init in inits {
        cond.parameter(func.tensor(*init).clone());
        body.parameter(func.tensor(*init).clone());
    }
    let (i, steps) = (cond.parameters()[0], cond.parameters()[1]);
    cond.results = vec![cond.compare(Direction::Lt, i, steps)];
    let state = body.parameters().to_vec();
    let one = body.scalar(func.tensor(inits[0]).element, Scalar::Int(1));
    let next = body.binary(BinaryOp::Add, state[0], one);
    let after = step(&mut body, &state[2..]);
    body.results = [&[next, state[1]], &after[..]].concat();
    func.while_loop(inits, cond, body)
}

/// `steps` times: `flux = x * x; x = x + flux`, where `flux` is an array of the caller; and one
/// that is not used.
fn with_scratch() -> Func {
    let mut func = Func::new("main");
    let field = TensorType::new(ElementType::F32, [3]);
    let int = TensorType::scalar(ElementType::I32);
    let steps = func.parameter(int.clone());
    let names = ["x", "flux", "other"];
    let arrays = names.map(|_| func.parameter(field.clone()));
    for (place, name) in names.iter().enumerate() {
        func.set_parameter_name(place + 1, *name);
        func.add_parameter_attribute(place + 1, "tf.aliasing_output", format!("{place} : i32"));
    }
    let zero = func.scalar(ElementType::I32, Scalar::Int(0));
    let inits = [zero, steps, arrays[0], arrays[1], arrays[2]];
    func.results = looped(&mut func, &inits, |body, state| {
        let flux = body.binary(BinaryOp::Multiply, state[0], state[0]);
        let x = body.binary(BinaryOp::Add, state[0], flux);
        vec![x, flux, state[2]]
    })
    .split_off(2);
    func
}

#[test]
fn what_nobody_asks_for_is_not_carried() {
    let func = with_scratch();
    let next = [Some(1), Some(2), Some(3)];
    let trim = |wanted: [bool; 3]| program::trim(&func, &wanted, &next);
    let x = trim([true, false, false]);
    assert_eq!((&*x.parameters, &*x.results), (&[0, 1][..], &[0][..]));
    let text = x.func.to_string();
    assert!(!text.contains("flux") && text.contains("%x: tensor<3xf32> {tf.aliasing_output = 0"));
    let flux = trim([false, true, false]);
    assert_eq!(flux.results, [0, 1], "the next call reads x");
    let other = trim([false, false, true]);
    assert_eq!((&*other.parameters, &*other.results), (&[3][..], &[2][..]));
    assert!(other.func.to_string().contains("tf.aliasing_output = 0"));
    for trimmed in [x, flux, other] {
        let all = inputs(&func, 3, awkward::Floats::Tame);
        let all: Vec<_> = std::iter::once(Literal::from_i64s(ElementType::I32, [], &[3]))
            .chain(all.into_iter().skip(1))
            .collect();
        let expected = eval(&func, &all).unwrap();
        let some: Vec<Literal> = trimmed.parameters.iter().map(|p| all[*p].clone()).collect();
        let got = eval(&trimmed.func, &some).unwrap();
        let expected: Vec<Literal> = trimmed
            .results
            .iter()
            .map(|r| expected[*r].clone())
            .collect();
        assert_eq!(same(&expected, &got), Ok(()));
    }
}

/// `steps` times: a field is replaced by a stencil of itself; another one is updated in place.
fn stencil_of_itself(n: usize) -> Func {
    let mut func = Func::new("main");
    let int = TensorType::scalar(ElementType::I64);
    let field = TensorType::new(ElementType::F32, [n, n]);
    let inits = [&int, &int, &field, &field].map(|ty| func.parameter(ty.clone()));
    func.results = looped(&mut func, &inits, |body, state| {
        let shifts = [(0, 1), (0, -1), (1, 1), (1, -1)].map(|(d, by)| body.rotate(state[0], d, by));
        let mut sum = state[0];
        for shift in shifts {
            sum = body.binary(BinaryOp::Add, sum, shift);
        }
        let quarter = body.splat(field.clone(), Scalar::Float(0.25));
        let x = body.binary(BinaryOp::Multiply, sum, quarter);
        let total = body.binary(BinaryOp::Add, state[1], state[0]);
        vec![x, total]
    })
    .split_off(2);
    func
}

#[test]
fn two_steps_of_what_would_be_copied_are_one_body() {
    let func = stencil_of_itself(65);
    let after = choose_forms(&simplify(&func), Target::Cpu);
    after.verify().unwrap();
    let loops = |func: &Func| {
        let is_loop = |v: &stablehlo::Value| matches!(func.op(*v), stablehlo::Op::While { .. });
        func.values().filter(is_loop).count()
    };
    assert_eq!(loops(&after), 2, "{after}");
    assert_eq!(
        loops(&choose_forms(&simplify(&stencil_of_itself(5)), Target::Cpu)),
        1
    );
    for (start, end) in [
        (0, 0),
        (0, 1),
        (0, 2),
        (0, 5),
        (3, -1),
        (i64::MAX - 1, i64::MAX),
    ] {
        let mut all = inputs(&func, 7, awkward::Floats::Tame);
        all[0] = Literal::from_i64s(ElementType::I64, [], &[start]);
        all[1] = Literal::from_i64s(ElementType::I64, [], &[end]);
        let (expected, got) = (eval(&func, &all).unwrap(), eval(&after, &all).unwrap());
        assert_eq!(same(&expected, &got), Ok(()), "from {start} to {end}");
    }
}

/// Returns the number of loops after forms are chosen, for a loop whose body replaces two fields
/// `x` and `z`; `y` stays.
fn loops_of(step: impl Fn(&mut Func, [Value; 3]) -> [Value; 2]) -> usize {
    let mut func = Func::new("main");
    let int = TensorType::scalar(ElementType::I64);
    let field = TensorType::new(ElementType::F32, [65, 65]);
    let inits = [&int, &int, &field, &field, &field].map(|ty| func.parameter(ty.clone()));
    let mut carried = looped(&mut func, &inits, |body, state| {
        let &[x, z, y] = state else {
            unreachable!("three fields")
        };
        let [x, z] = step(body, [x, z, y]);
        vec![x, z, y]
    });
    func.results = carried.drain(2..4).collect();
    let after = choose_forms(&simplify(&func), Target::Cpu);
    let mut all = inputs(&func, 7, awkward::Floats::Tame);
    all[0] = Literal::from_i64s(ElementType::I64, [], &[0]);
    all[1] = Literal::from_i64s(ElementType::I64, [], &[3]);
    let (expected, got) = (eval(&func, &all).unwrap(), eval(&after, &all).unwrap());
    assert_eq!(same(&expected, &got), Ok(()));
    let is_loop = |v: &Value| matches!(after.op(*v), Op::While { .. });
    after.values().filter(is_loop).count()
}

#[test]
fn what_each_element_is_added_to_is_not_copied_and_not_taken_by_twos() {
    let beside = |f: &mut Func, x: Value| {
        let shifts = [(0, 1), (0, -1), (1, 1), (1, -1)].map(|(d, by)| f.rotate(x, d, by));
        let sum = shifts
            .into_iter()
            .reduce(|a, b| f.binary(BinaryOp::Add, a, b));
        let sum = sum.expect("four");
        f.unary(UnaryOp::Sqrt, sum)
    };
    let in_place = loops_of(|f, [x, z, y]| {
        let flux = beside(f, y);
        [f.binary(BinaryOp::Add, x, flux), z]
    });
    assert_eq!(in_place, 1);
    let of_itself = loops_of(|f, [x, z, _]| {
        let flux = beside(f, x);
        [f.binary(BinaryOp::Add, x, flux), z]
    });
    assert_eq!(of_itself, 2);
    let twice_read = loops_of(|f, [x, z, y]| {
        let flux = beside(f, y);
        let product = f.binary(BinaryOp::Multiply, x, flux);
        let sum = f.binary(BinaryOp::Add, z, product);
        [f.binary(BinaryOp::Subtract, x, flux), sum]
    });
    assert_eq!(twice_read, 2);
}

/// Nested loops, after a sort with more results than either carries; `inner` steps in each of
/// `outer`.
#[test]
fn loops_in_loops_keep_their_meaning() {
    let mut func = Func::new("main");
    let int = TensorType::scalar(ElementType::I32);
    let field = TensorType::new(ElementType::F32, [5]);
    let (outer, inner) = (func.parameter(int.clone()), func.parameter(int.clone()));
    let x = func.parameter(field.clone());
    let y = func.parameter(field.clone());
    let order = stablehlo::SortOrder {
        descending: false,
        total: false,
    };
    let sorted = func.sort(&[x, y, x, y, x, y, y, x], 0, order);
    let zero = func.scalar(ElementType::I32, Scalar::Int(0));
    let cond = |name: &str, inits: &[TensorType]| {
        let mut cond = Func::new(name);
        let params: Vec<_> = inits.iter().map(|ty| cond.parameter(ty.clone())).collect();
        cond.results = vec![cond.compare(Direction::Lt, params[0], params[1])];
        cond
    };
    let state = [
        int.clone(),
        int.clone(),
        int.clone(),
        field.clone(),
        field.clone(),
    ];
    let mut body = Func::new("outer");
    let p: Vec<_> = state.iter().map(|ty| body.parameter(ty.clone())).collect();
    let mut step = Func::new("inner");
    let q: Vec<_> = state.iter().map(|ty| step.parameter(ty.clone())).collect();
    let one = step.scalar(ElementType::I32, Scalar::Int(1));
    let k = step.binary(BinaryOp::Add, q[0], one);
    let root = step.unary(stablehlo::UnaryOp::Exp, q[4]);
    let product = step.binary(BinaryOp::Multiply, q[3], root);
    step.results = vec![k, q[1], q[2], product, q[4]];
    let start = body.scalar(ElementType::I32, Scalar::Int(0));
    let inits = [start, p[2], p[2], p[3], p[4]];
    let after = body.while_loop(&inits, cond("more_inner", &state), step);
    let one = body.scalar(ElementType::I32, Scalar::Int(1));
    let k = body.binary(BinaryOp::Add, p[0], one);
    body.results = vec![k, p[1], p[2], after[3], after[4]];
    let inits = [zero, outer, inner, sorted[7], sorted[6]];
    let results = func.while_loop(&inits, cond("more", &state), body);
    func.results = vec![results[3], results[4], sorted[3], results[0]];
    let (after, report) = simplify_with(&func, &optimize::Allow::default());
    after.verify().unwrap();
    assert!(report.fired["loop-invariant"] >= 1, "{report:?}");
    for (outer, inner) in [(0, 0), (0, 3), (2, 0), (1, 1), (2, 3)] {
        let mut all = inputs(&func, 5, awkward::Floats::Tame);
        all[0] = Literal::from_i64s(ElementType::I32, [], &[outer]);
        all[1] = Literal::from_i64s(ElementType::I32, [], &[inner]);
        let (expected, got) = (eval(&func, &all).unwrap(), eval(&after, &all).unwrap());
        assert_eq!(
            same(&expected, &got),
            Ok(()),
            "{outer} times {inner}\n{after}"
        );
    }
}

/// `main(x, y) -> (new x, new y)`, whose results `write` computes: returns which of the donated
/// arrays stay donated.
fn given_away(write: impl FnOnce(&mut Func, [Value; 2]) -> Vec<Value>) -> [bool; 2] {
    let mut func = Func::new("main");
    let field = TensorType::new(ElementType::F32, [65, 65]);
    let arrays = [0, 1].map(|_| func.parameter(field.clone()));
    for place in 0..2 {
        func.add_parameter_attribute(place, "tf.aliasing_output", format!("{place} : i32"));
    }
    func.results = write(&mut func, arrays);
    let given = [Target::Cpu, Target::Cuda].map(|target| {
        let forms = choose_forms(&func, target);
        let is_given = |place: usize| !forms.params()[place].attributes.is_empty();
        [is_given(0), is_given(1)]
    });
    assert_eq!(given[0], given[1], "{func}");
    given[0]
}

#[test]
fn what_is_updated_in_place_is_given_away_and_what_is_read_beside_is_not() {
    let stencil = |f: &mut Func, x: Value| {
        let [west, east] = [1, -1].map(|by| f.rotate(x, 1, by));
        f.binary(BinaryOp::Add, west, east)
    };
    let of_itself = given_away(|f, [x, y]| vec![stencil(f, x), f.binary(BinaryOp::Add, y, x)]);
    assert_eq!(of_itself, [false, true]);
    // A product is written while its factors are read; an array that is added to a product is not.
    let product = |f: &mut Func, x: Value, y: Value| f.dot_general(x, y, (&[], &[]), (&[1], &[0]));
    let of_itself = given_away(|f, [x, y]| vec![product(f, x, y), y]);
    assert_eq!(of_itself, [false, true]);
    let added = given_away(|f, [x, y]| {
        let product = product(f, x, y);
        vec![f.binary(BinaryOp::Add, x, product), y]
    });
    assert_eq!(added, [true, true]);
    // Neither is read when it is written.
    let exchanged = given_away(|f, [_, y]| {
        let sum = f.binary(BinaryOp::Multiply, y, y);
        vec![sum, y]
    });
    assert_eq!(exchanged, [true, true]);
    let row = given_away(|f, [x, y]| {
        let part = f.slice(y, &[3, 0], &[4, 65], &[1, 1]);
        let start = [7, 0].map(|at| f.scalar(ElementType::I64, Scalar::Int(at)));
        vec![f.dynamic_update_slice(x, part, &start), y]
    });
    assert_eq!(row, [true, true]);
    // A loop writes into the buffers of its state.
    let func = stencil_of_itself(65);
    let mut looped = func.clone();
    for place in 0..2 {
        looped.add_parameter_attribute(place + 2, "tf.aliasing_output", format!("{place} : i32"));
    }
    let forms = choose_forms(&simplify(&looped), Target::Cpu);
    let given = forms.params().iter().filter(|p| !p.attributes.is_empty());
    assert_eq!(given.count(), 2);
    // So does one that carries it in another shape.
    let rows = given_away(|f, [x, y]| {
        let [x, y] = [x, y].map(|v| f.reshape(v, &[5, 13, 65]));
        let (mut cond, mut body) = (Func::new("more"), Func::new("step"));
        let field = f.tensor(x).clone();
        let zero = f.scalar(ElementType::I64, Scalar::Int(0));
        let counter = f.tensor(zero).clone();
        for func in [&mut cond, &mut body] {
            func.parameter(counter.clone());
            func.parameter(field.clone());
            func.parameter(field.clone());
        }
        let limit = cond.scalar(ElementType::I64, Scalar::Int(9));
        cond.results = vec![cond.compare(Direction::Lt, cond.parameters()[0], limit)];
        let [i, x_now, y_now] = [0, 1, 2].map(|k| body.parameters()[k]);
        let one = body.scalar(ElementType::I64, Scalar::Int(1));
        let next = body.binary(BinaryOp::Add, i, one);
        body.results = vec![next, stencil(&mut body, y_now), x_now];
        let after = f.while_loop(&[zero, x, y], cond, body);
        let flat = after[1..].iter().map(|v| f.reshape(*v, &[65, 65]));
        flat.collect()
    });
    assert_eq!(rows, [true, true]);
}

/// `u, v = u * (v + (u east of it)), u` in rows of 8 elements, four times, where `read_flat` ops
/// read the flat array. Returns the shapes of the carried values.
fn flat_rows(read_flat: usize) -> Vec<Vec<usize>> {
    let mut func = Func::new("flat_rows");
    let field = TensorType::new(ElementType::F32, [48]);
    let mut state: Vec<Value> = (0..2).map(|_| func.parameter(field.clone())).collect();
    state.insert(0, func.scalar(ElementType::I64, Scalar::Int(0)));
    let (mut cond, mut body) = (Func::new("more"), Func::new("step"));
    for value in &state {
        cond.parameter(func.tensor(*value).clone());
        body.parameter(func.tensor(*value).clone());
    }
    let limit = cond.scalar(ElementType::I64, Scalar::Int(4));
    cond.results = vec![cond.compare(Direction::Lt, cond.parameters()[0], limit)];
    let [i, u, v] = [0, 1, 2].map(|k| body.parameters()[k]);
    let one = body.scalar(ElementType::I64, Scalar::Int(1));
    let next = body.binary(BinaryOp::Add, i, one);
    let [rows, others] = [u, v].map(|of| body.reshape(of, &[6, 8]));
    let east = body.rotate(rows, 1, 1);
    let sum = body.binary(BinaryOp::Add, east, others);
    let mut sum = body.reshape(sum, &[48]);
    sum = body.binary(BinaryOp::Multiply, sum, u);
    for by in 1..=read_flat {
        let beside = body.rotate(u, 0, by as i64);
        sum = body.binary(BinaryOp::Multiply, sum, beside);
    }
    body.results = vec![next, sum, u];
    func.results = func.while_loop(&state, cond, body)[1..].to_vec();
    let after = simplify(&func);
    assert_eq!(check(Semantics::BitExact, &func, &after), Ok(()), "{after}");
    let carried = after.values().find_map(|v| match after.op(v) {
        Op::While { inits, .. } => Some(inits.clone()),
        _ => None,
    });
    let shape = |v: &Value| after.tensor(*v).shape.clone();
    carried.unwrap().iter().map(shape).collect()
}

#[test]
fn flat_arrays_are_carried_in_the_shape_that_most_of_a_loop_reads() {
    assert_eq!(flat_rows(0), [vec![], vec![6, 8], vec![6, 8]]);
    assert_eq!(flat_rows(8), [vec![], vec![48], vec![48]]);
}
