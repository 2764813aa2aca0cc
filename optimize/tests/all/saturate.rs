//! Equality saturation: each rule on its example, and the alternatives that are chosen.

use optimize::saturate::{alternatives, rules};
use optimize::{Allow, Report, Semantics, StopReason, Target, choose_forms_with, simplify_with};
use stablehlo::{
    BinaryOp, Coefficient, Combiner, Edge, ElementType, Func, Literal, Op, Scalar, Stencil, Tap,
    TensorType, UnaryOp, Value, eval,
};

use crate::awkward::{agree, close};

const SIZES: [usize; 6] = [0, 1, 2, 3, 5, 7];

#[test]
fn each_rule_keeps_the_meaning_of_its_program() {
    let mut failures = Vec::new();
    for rule in rules::all() {
        for n in SIZES {
            let before = (rule.example)(n);
            let others = alternatives(&before, &[rule]);
            for after in &others {
                if let Err(why) = check(rule.semantics, &before, after) {
                    failures.push(format!("{} at {n}: {why}\n{before}\n{after}", rule.name));
                }
            }
            if n == 5 && others.is_empty() {
                failures.push(format!("{} does not fire on\n{before}", rule.name));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

#[test]
fn all_rules_together_keep_the_meaning_of_each_program() {
    let exact: Vec<_> = rules::all()
        .filter(|r| r.semantics == Semantics::BitExact)
        .collect();
    let every: Vec<_> = rules::all().collect();
    for rule in rules::all() {
        for n in SIZES {
            let before = (rule.example)(n);
            for (semantics, rules) in [(Semantics::BitExact, &exact), (Semantics::FastMath, &every)]
            {
                for after in alternatives(&before, rules) {
                    let checked = check(semantics, &before, &after);
                    assert_eq!(checked, Ok(()), "{} at {n}\n{before}\n{after}", rule.name);
                }
            }
        }
    }
}

fn check(semantics: Semantics, before: &Func, after: &Func) -> Result<(), String> {
    agree(semantics, before, after, 1e-4)
}

#[test]
fn names_are_said_once() {
    let canonical = optimize::rules::all().map(|rule| rule.name);
    let mut names: Vec<&str> = rules::all()
        .map(|rule| rule.name)
        .chain(canonical)
        .collect();
    names.sort_unstable();
    let count = names.len();
    names.dedup();
    assert_eq!(names.len(), count, "two rules have one name");
}

/// A function of `f32` arrays.
fn program<const N: usize>(
    shapes: [&[usize]; N],
    write: impl FnOnce(&mut Func, [Value; N]) -> Vec<Value>,
) -> Func {
    let mut func = Func::new("main");
    let parameters = shapes.map(|shape| func.parameter(TensorType::new(ElementType::F32, shape)));
    func.results = write(&mut func, parameters);
    func
}

/// Inputs of small integers, which no operation rounds.
fn whole_numbers(func: &Func) -> Vec<Literal> {
    let of = |param: &stablehlo::Param| {
        let number = |i| Scalar::Float(((i * 7 + i / 5) % 5) as f64 - 2.0);
        let all: Vec<Scalar> = (0..param.ty.count()).map(number).collect();
        Literal::from_scalars(param.ty.element, param.ty.shape.clone(), all)
    };
    func.params().iter().map(of).collect()
}

/// Returns the program for a target, and the rules that were applied.
fn chosen(func: &Func, target: Target, semantics: Semantics) -> (Func, Report) {
    let mut report = Report::default();
    let allow = match semantics {
        Semantics::BitExact => Allow::default(),
        Semantics::FastMath => Allow::fast_math_everywhere(func),
    };
    let simple = simplify_with(func, &allow).0;
    let after = choose_forms_with(&simple, target, semantics, &mut report);
    assert_eq!(after.verify().map_err(|error| error.to_string()), Ok(()));
    let elements = func.params().iter().map(|param| param.ty.count());
    let all = shapes(func, &|_| true);
    let all = all.iter().map(|shape| shape.iter().product::<usize>());
    if elements.sum::<usize>() + all.sum::<usize>() < 300_000 {
        let inputs = whole_numbers(func);
        let (expected, got) = (eval(func, &inputs).unwrap(), eval(&after, &inputs).unwrap());
        assert_eq!(close(&expected, &got, 1e-6), Ok(()), "{func}\n{after}");
    }
    let again = choose_forms_with(&simple, target, semantics, &mut Report::default());
    assert_eq!(after, again, "the same program, and another result");
    (after, report)
}

/// The shapes of the results of an op, those in callees included.
fn shapes(func: &Func, is_it: &dyn Fn(&Op) -> bool) -> Vec<Vec<usize>> {
    let mut shapes = Vec::new();
    for value in func.values() {
        match func.op(value) {
            Op::Call { callee, .. } => shapes.extend(self::shapes(callee, is_it)),
            op if is_it(op) => shapes.push(func.shape(value).to_vec()),
            _ => {}
        }
    }
    shapes
}

fn dots(func: &Func) -> Vec<Vec<usize>> {
    shapes(func, &|op| matches!(op, Op::DotGeneral { .. }))
}

fn multiply(func: &mut Func, a: Value, b: Value) -> Value {
    func.dot_general(a, b, (&[], &[]), (&[1], &[0]))
}

const TARGETS: [Target; 3] = [Target::Cpu, Target::Cuda, Target::Tpu];

#[test]
fn a_chain_of_matrices_begins_at_the_vector() {
    for (target, n) in [
        (Target::Cpu, 1),
        (Target::Cpu, 20),
        (Target::Cuda, 20),
        (Target::Tpu, 20),
    ] {
        let [i, j, k] = [120 * n, 200 * n, 160 * n];
        let func = program([&[i, j], &[j, k], &[k]], |func, [a, b, v]| {
            let ab = multiply(func, a, b);
            vec![func.dot_general(ab, v, (&[], &[]), (&[1], &[0]))]
        });
        let (after, report) = chosen(&func, target, Semantics::FastMath);
        assert_eq!(dots(&after), [vec![j], vec![i]], "{target:?} {after}");
        assert!(report.fired.contains_key("dot-of-dot"), "{report:?}");
        // The order of the sum differs.
        let exact = chosen(&func, target, Semantics::BitExact).0;
        assert_eq!(dots(&exact), [vec![i, k], vec![i]]);
    }
}

#[test]
fn the_order_of_a_chain_is_the_cheapest() {
    // ((a b) c) d takes more than 19 200 multiplications, a ((b c) d) 4000.
    let func = program(
        [&[40, 2], &[2, 40], &[40, 5], &[5, 40]],
        |func, [a, b, c, d]| {
            let ab = multiply(func, a, b);
            let abc = multiply(func, ab, c);
            vec![multiply(func, abc, d)]
        },
    );
    let (after, _) = chosen(&func, Target::Cpu, Semantics::FastMath);
    assert_eq!(
        dots(&after),
        [vec![2, 5], vec![2, 40], vec![40, 40]],
        "{after}"
    );
}

#[test]
fn what_is_both_a_product_and_its_transpose_is_multiplied_once() {
    let func = program([&[200, 180], &[180, 210]], |func, [a, b]| {
        let ab = multiply(func, a, b);
        let (a, b) = (func.transpose(a, &[1, 0]), func.transpose(b, &[1, 0]));
        vec![ab, multiply(func, b, a)]
    });
    let (after, report) = chosen(&func, Target::Cpu, Semantics::BitExact);
    assert_eq!(dots(&after).len(), 1, "{after}");
    assert!(report.fired.contains_key("dot-either-way"), "{report:?}");
}

#[test]
fn an_outer_product_is_not_made_to_be_multiplied() {
    // (u vᵀ) w is u (vᵀ w).
    let func = program([&[640], &[800], &[800]], |func, [u, v, w]| {
        let u = func.broadcast_in_dim(u, &[640, 800], &[0]);
        let v = func.broadcast_in_dim(v, &[640, 800], &[1]);
        let outer = func.binary(BinaryOp::Multiply, u, v);
        vec![func.dot_general(outer, w, (&[], &[]), (&[1], &[0]))]
    });
    for target in TARGETS {
        let (after, _) = chosen(&func, target, Semantics::FastMath);
        let wide = shapes(&after, &|op| !matches!(op, Op::Parameter { .. }));
        assert!(wide.iter().all(|shape| shape.len() < 2), "{after}");
    }
}

#[test]
fn a_sum_of_what_repeats_is_a_sum_of_less() {
    for (target, n) in [
        (Target::Cpu, 1),
        (Target::Cpu, 20),
        (Target::Cuda, 20),
        (Target::Tpu, 20),
    ] {
        let shape = [200 * n, 300 * n];
        let func = program([&shape[..1], &shape[1..]], |func, [u, v]| {
            let u = func.broadcast_in_dim(u, &shape, &[0]);
            let v = func.broadcast_in_dim(v, &shape, &[1]);
            let all = func.binary(BinaryOp::Add, u, v);
            let zero = func.scalar(ElementType::F32, Scalar::Float(0.0));
            vec![func.reduce(all, zero, &[0, 1], Combiner::Add)]
        });
        let (after, _) = chosen(&func, target, Semantics::FastMath);
        let wide = shapes(&after, &|_| true);
        assert!(
            wide.iter().all(|shape| shape.len() < 2),
            "{target:?} {after}"
        );
    }
}

#[test]
fn rows_are_summed_before_they_are_multiplied() {
    let func = program([&[64, 80], &[80, 70]], |func, [a, b]| {
        let ab = multiply(func, a, b);
        let zero = func.scalar(ElementType::F32, Scalar::Float(0.0));
        vec![func.reduce(ab, zero, &[0], Combiner::Add)]
    });
    let (after, _) = chosen(&func, Target::Cpu, Semantics::FastMath);
    assert_eq!(dots(&after), [vec![70]], "{after}");
}

#[test]
fn several_that_lie_otherwise_are_turned_once() {
    let func = program([&[500, 300], &[500, 300], &[500, 300]], |func, all| {
        let [a, b, c] = all.map(|v| func.transpose(v, &[1, 0]));
        let product = func.binary(BinaryOp::Multiply, a, b);
        vec![func.binary(BinaryOp::Subtract, product, c)]
    });
    let (after, report) = chosen(&func, Target::Cpu, Semantics::BitExact);
    let turned = shapes(&after, &|op| matches!(op, Op::Transpose { .. }));
    assert_eq!(turned.len(), 1, "{after}");
    assert!(report.fired.contains_key("op-then-view"), "{report:?}");
}

#[test]
fn a_repeated_matrix_is_multiplied_once() {
    let func = program([&[30, 40], &[40, 50]], |func, [a, b]| {
        let a = func.broadcast_in_dim(a, &[8, 30, 40], &[1, 2]);
        vec![func.dot_general(a, b, (&[], &[]), (&[2], &[0]))]
    });
    let (after, _) = chosen(&func, Target::Cpu, Semantics::BitExact);
    assert_eq!(dots(&after), [vec![30, 50]], "{after}");
}

#[test]
fn what_two_products_have_in_common_is_multiplied_once() {
    let func = program([&[64, 80], &[64, 80], &[80, 70]], |func, [a, b, c]| {
        let (x, y) = (multiply(func, a, c), multiply(func, b, c));
        vec![func.binary(BinaryOp::Add, x, y)]
    });
    let (after, _) = chosen(&func, Target::Cpu, Semantics::FastMath);
    assert_eq!(dots(&after), [vec![64, 70]], "{after}");
}

#[test]
fn what_has_no_alternative_is_not_looked_at() {
    let func = program([&[64], &[64]], |func, [a, b]| {
        let east = func.rotate(a, 0, 1);
        let sum = func.binary(BinaryOp::Add, a, east);
        vec![func.binary(BinaryOp::Multiply, sum, b)]
    });
    let (_, report) = chosen(&func, Target::Cpu, Semantics::FastMath);
    assert_eq!(report.saturated, []);
}

/// `kernels` layers with alternatives.
fn many(kernels: usize) -> Func {
    program([&[40, 30], &[30, 40], &[40]], |func, [a, b, v]| {
        let mut x = v;
        for _ in 0..kernels {
            let ab = multiply(func, a, b);
            let abx = func.dot_general(ab, x, (&[], &[]), (&[1], &[0]));
            let wide = func.broadcast_in_dim(abx, &[40, 30], &[0]);
            let turned = func.transpose(b, &[1, 0]);
            let scaled = func.binary(BinaryOp::Multiply, wide, turned);
            let half = func.splat(func.tensor(scaled).clone(), Scalar::Float(0.001));
            let scaled = func.binary(BinaryOp::Multiply, scaled, half);
            let zero = func.scalar(ElementType::F32, Scalar::Float(0.0));
            let sum = func.reduce(scaled, zero, &[1], Combiner::Add);
            x = func.unary(UnaryOp::Tanh, sum);
        }
        vec![x]
    })
}

#[test]
fn work_grows_with_the_program_and_no_faster() {
    let nodes = |kernels| {
        let report = chosen(&many(kernels), Target::Cpu, Semantics::FastMath).1;
        report.saturated.iter().map(|s| s.nodes).sum::<usize>()
    };
    let (few, more) = (nodes(10), nodes(40));
    assert!(0 < few && more <= 5 * few, "{few} nodes, then {more}");
}

/// `chains` chains of ten matrices each, with more alternatives than are explored.
fn chains(chains: usize) -> Func {
    let sizes = [7, 5, 11, 3, 8, 2, 9, 4, 6, 10, 7];
    let shapes: Vec<[usize; 2]> = sizes.windows(2).map(|pair| [pair[0], pair[1]]).collect();
    let mut func = Func::new("main");
    let parameter = |func: &mut Func, shape: &[usize; 2]| {
        func.parameter(TensorType::new(ElementType::F32, *shape))
    };
    let matrices: Vec<Value> = shapes.iter().map(|s| parameter(&mut func, s)).collect();
    let mut first = matrices[0];
    for _ in 0..chains {
        let product = |product, next: &Value| multiply(&mut func, product, *next);
        let last = matrices[1..].iter().fold(first, product);
        first = func.unary(UnaryOp::Tanh, last);
        // The matrices alternate between 7 by 5 and 7 by 7.
        first = func.slice(first, &[0, 0], &[7, 5], &[1, 1]);
    }
    func.results = vec![first];
    func
}

/// `cargo test --release -p optimize --test all saturate:: -- --ignored --nocapture` prints the
/// times.
#[test]
#[ignore = "measures"]
fn optimizing_takes_little_time() {
    let sizes = [30, 60, 90, 120, 150, 180, 210, 240, 270, 300];
    let programs = sizes.map(|n| (n, many(n))).into_iter();
    for (kernels, func) in programs.chain([10, 100, 300].map(|n| (n, chains(n)))) {
        let allow = Allow::fast_math_everywhere(&func);
        let start = std::time::Instant::now();
        let simple = simplify_with(&func, &allow).0;
        let simplified = start.elapsed();
        let mut report = Report::default();
        choose_forms_with(&simple, Target::Cpu, Semantics::FastMath, &mut report);
        let nodes: usize = report.saturated.iter().map(|s| s.nodes).sum();
        let (all, regions) = (start.elapsed(), report.saturated.len());
        let stops = report.saturated.iter().map(|s| format!("{:?}", s.stopped));
        let stops: std::collections::BTreeSet<String> = stops.collect();
        println!(
            "{kernels} kernels: {simplified:?} of {all:?}, {regions} regions, {nodes} nodes, {stops:?}"
        );
    }
}

/// The text of the programs after choosing.
fn texts() -> String {
    let mut text = String::new();
    for rule in rules::all() {
        for target in TARGETS {
            let func = (rule.example)(5);
            let (after, report) = chosen(&func, target, Semantics::FastMath);
            text += &format!("{}: {:?}\n{after}\n", rule.name, report.saturated);
        }
    }
    text + &chosen(&many(7), Target::Cpu, Semantics::FastMath)
        .0
        .to_string()
}

#[test]
fn another_process_chooses_the_same() {
    const CHILD: &str = "PRINT_WHAT_IS_CHOSEN";
    if std::env::var_os(CHILD).is_some() {
        println!("<<<{}>>>", texts());
        return;
    }
    let child = || {
        let mut command = std::process::Command::new(std::env::current_exe().unwrap());
        command.args([
            "--exact",
            "saturate::another_process_chooses_the_same",
            "--nocapture",
        ]);
        let output = command.env(CHILD, "1").output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        let (_, text) = text.split_once("<<<").expect("the texts");
        text.split_once(">>>").expect("all of them").0.to_owned()
    };
    let here = texts();
    assert!(here.len() > 1000);
    assert_eq!(child(), here);
    assert_eq!(child(), here);
}

/// A stencil with constant coefficients.
fn stencil(func: &mut Func, x: Value, edge: Edge, taps: &[(&[i64], f64)]) -> Value {
    let shape = func.shape(x).to_vec();
    let tap = |(offsets, coefficient): &(&[i64], f64)| Tap {
        offsets: offsets.to_vec(),
        coefficient: Coefficient::constant(*coefficient),
    };
    let stencil = Stencil {
        start: vec![0; shape.len()],
        edges: vec![edge; shape.len()],
        taps: taps.iter().map(tap).collect(),
        shape,
    };
    func.stencil(x, &[], stencil)
}

#[test]
fn a_wide_stencil_that_is_a_product_is_taken_apart_where_that_pays() {
    let taps: Vec<[i64; 2]> = (-4..5).flat_map(|i| (-4..5).map(move |j| [i, j])).collect();
    let taps: Vec<(&[i64], f64)> = taps
        .iter()
        .map(|o| (&o[..], ((5 - o[0].abs()) * (5 - o[1].abs())) as f64))
        .collect();
    let func = program([&[96, 112]], |func, [x]| {
        vec![stencil(func, x, Edge::Zero, &taps)]
    });
    for target in TARGETS {
        chosen(&func, target, Semantics::FastMath);
    }
    let (_, report) = chosen(&func, Target::Cpu, Semantics::FastMath);
    assert!(
        report.fired.contains_key("stencil-along-each-dimension"),
        "{report:?}"
    );
    // The rounding differs.
    let (_, report) = chosen(&func, Target::Cpu, Semantics::BitExact);
    assert_eq!(report.saturated, []);
}

#[test]
fn there_is_an_end_to_looking() {
    // More orders of a chain than fit, and more chains than are explored.
    let (_, report) = chosen(&chains(3), Target::Cpu, Semantics::FastMath);
    assert!(
        report
            .saturated
            .iter()
            .all(|s| s.stopped == StopReason::Nodes),
        "{report:?}"
    );
    let (_, report) = chosen(&chains(100), Target::Cpu, Semantics::FastMath);
    assert_eq!(
        report.saturated.last().map(|s| s.stopped),
        Some(StopReason::Budget)
    );
}
