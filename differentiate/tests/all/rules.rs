//! Custom derivatives of callees.

use std::sync::Arc;

use differentiate::{Blame, CustomRule, Options, Rule, Rules};
use stablehlo::{
    BinaryOp, Combiner, Direction, ElementType, Func, Literal, Op, Scalar, TensorType, UnaryOp,
    Value, eval,
};
use testkit::Random;

const F64: ElementType = ElementType::F64;

fn array() -> TensorType {
    TensorType::new(F64, [3])
}

fn literal(numbers: &[f64]) -> Literal {
    Literal::from_f64s(F64, [numbers.len()], numbers)
}

fn number(func: &mut Func, value: f64) -> Value {
    func.scalar(F64, Scalar::Float(value))
}

/// Returns a function of arrays.
fn function(
    name: &str,
    parameters: usize,
    write: impl FnOnce(&mut Func, &[Value]) -> Vec<Value>,
) -> Func {
    let mut func = Func::new(name);
    let all: Vec<Value> = (0..parameters).map(|_| func.parameter(array())).collect();
    func.results = write(&mut func, &all);
    func
}

/// Returns the sum of `callee(2 x, y) y`.
fn objective(callee: &Func) -> Func {
    let mut func = Func::new("main");
    let parameters = [array(), array()].map(|ty| func.parameter(ty));
    let twice = func.binary(BinaryOp::Add, parameters[0], parameters[0]);
    let given = func.call(callee.clone(), &[twice, parameters[1]])[0];
    let product = func.binary(BinaryOp::Multiply, given, parameters[1]);
    let zero = number(&mut func, 0.0);
    func.results = vec![func.reduce(product, zero, &[0], Combiner::Add)];
    func
}

fn rules(name: &str, rule: Rule) -> Rules {
    let mut rules = Rules::new();
    rules.set(name, rule);
    rules
}

/// Returns the gradients by both operands, checked against forward mode.
fn gradients(rules: &Rules, func: &Func, inputs: &[Literal]) -> Vec<Vec<f64>> {
    let reverse = rules
        .value_and_grad(func, 0, &[0, 1], &Options::default())
        .unwrap()
        .func;
    reverse.verify().unwrap();
    let gradients: Vec<Vec<f64>> = eval(&reverse, inputs).unwrap()[1..]
        .iter()
        .map(Literal::to_f64s)
        .collect();
    let mut numbers = Random::new(3);
    let direction = [array(), array()].map(|ty| numbers.array(&ty));
    let forward = rules.jvp(func, &[0], &[0, 1]).unwrap();
    forward.verify().unwrap();
    let tangent = eval(&forward, &[inputs, &direction].concat()).unwrap()[1].to_f64s()[0];
    let pairs = gradients.iter().zip(&direction);
    let back: f64 = pairs
        .flat_map(|(g, d)| g.iter().copied().zip(d.to_f64s()))
        .map(|(g, d)| g * d)
        .sum();
    assert!((tangent - back).abs() < 1e-10, "{tangent}, {back}\n{func}");
    gradients
}

fn assert_near(found: &[Vec<f64>], expected: &[Vec<f64>], tolerance: f64) {
    for (found, expected) in found.iter().flatten().zip(expected.iter().flatten()) {
        assert!(
            (found - expected).abs() <= tolerance,
            "{found}, not {expected}"
        );
    }
}

fn inputs() -> Vec<Literal> {
    vec![literal(&[0.3, -0.7, 1.1]), literal(&[0.5, 0.2, -0.4])]
}

/// Returns `sin(x) + floor(y) y`.
fn callee() -> Func {
    function("kernel", 2, |func, p| {
        let sine = func.unary(UnaryOp::Sine, p[0]);
        let floor = func.unary(UnaryOp::Floor, p[1]);
        let product = func.binary(BinaryOp::Multiply, floor, p[1]);
        vec![func.binary(BinaryOp::Add, sine, product)]
    })
}

#[test]
fn what_is_inactive_is_constant() {
    let func = objective(&callee());
    let values = eval(
        &callee(),
        &[literal(&[0.6, -1.4, 2.2]), inputs()[1].clone()],
    )
    .unwrap();
    let found = gradients(&rules("kernel", Rule::Inactive), &func, &inputs());
    assert_near(&found, &[vec![0.0; 3], values[0].to_f64s()], 0.0);
    // Rules apply by name only.
    let found = gradients(&rules("other", Rule::Inactive), &func, &inputs());
    assert!(found[0][0].abs() > 0.1);
}

/// Returns a reverse rule: `3 ct` by the first operand, and a product by the second one; with the
/// result as a parameter or without.
fn own_reverse(with_results: bool) -> Func {
    function("back", if with_results { 4 } else { 3 }, |func, p| {
        let cotangent = *p.last().unwrap();
        let three = func.splat(array(), Scalar::Int(3));
        let first = func.binary(BinaryOp::Multiply, three, cotangent);
        let other = if with_results { p[2] } else { p[0] };
        let second = func.binary(BinaryOp::Multiply, other, cotangent);
        vec![first, second]
    })
}

#[test]
fn rules_of_ones_own() {
    let func = objective(&callee());
    let (x, y) = (inputs()[0].to_f64s(), inputs()[1].to_f64s());
    let twice: Vec<f64> = x.iter().map(|x| 2.0 * x).collect();
    let values = eval(&callee(), &[literal(&twice), inputs()[1].clone()]).unwrap()[0].to_f64s();
    for with_results in [false, true] {
        let own = CustomRule {
            forward: None,
            reverse: Some(Arc::new(own_reverse(with_results))),
        };
        let rules = rules("kernel", Rule::Own(own));
        let found = gradients(&rules, &func, &inputs());
        let first: Vec<f64> = y.iter().map(|y| 6.0 * y).collect();
        let other = if with_results { &values } else { &twice };
        let second = (0..3).map(|k| values[k] + other[k] * y[k]);
        assert_near(&found, &[first, second.collect()], 1e-15);
        // The call is not inlined.
        let reverse = rules
            .value_and_grad(&func, 0, &[0], &Options::default())
            .unwrap();
        let func = reverse.func;
        let is_call =
            |v: Value| matches!(func.op(v), Op::Call { callee, .. } if callee.name == "kernel");
        assert!(func.values().any(is_call));
    }
    // Conversely, a forward rule is transposed.
    let forward = function("ahead", 4, |func, p| {
        let cosine = func.unary(UnaryOp::Cosine, p[0]);
        let first = func.binary(BinaryOp::Multiply, cosine, p[2]);
        let floor = func.unary(UnaryOp::Floor, p[1]);
        let second = func.binary(BinaryOp::Multiply, floor, p[3]);
        vec![func.binary(BinaryOp::Add, first, second)]
    });
    let own = CustomRule {
        forward: Some(Arc::new(forward)),
        reverse: None,
    };
    let found = gradients(&rules("kernel", Rule::Own(own)), &func, &inputs());
    assert_near(&found, &gradients(&Rules::new(), &func, &inputs()), 1e-15);
}

/// A rule inside a loop, and what is stored there.
#[test]
fn rules_inside_of_loops() {
    let mut func = Func::new("main");
    let parameters = [array(), array()].map(|ty| func.parameter(ty));
    let zero = func.scalar(ElementType::I32, Scalar::Int(0));
    let inits = [zero, parameters[0], parameters[1]];
    let (mut cond, mut body) = (Func::new("cond"), Func::new("body"));
    for value in inits {
        let ty = func.tensor(value).clone();
        cond.parameter(ty.clone());
        body.parameter(ty);
    }
    let five = cond.scalar(ElementType::I32, Scalar::Int(5));
    cond.results = vec![cond.compare(Direction::Lt, cond.parameters()[0], five)];
    let state = body.parameters().to_vec();
    let one = body.scalar(ElementType::I32, Scalar::Int(1));
    let next = body.binary(BinaryOp::Add, state[0], one);
    let given = body.call(callee(), &state[1..])[0];
    body.results = vec![next, given, state[2]];
    let last = func.while_loop(&inits, cond, body)[1];
    let zero = number(&mut func, 0.0);
    func.results = vec![func.reduce(last, zero, &[0], Combiner::Add)];
    let exact = function("back", 3, |func, p| {
        let cosine = func.unary(UnaryOp::Cosine, p[0]);
        let floor = func.unary(UnaryOp::Floor, p[1]);
        let each = [cosine, floor].map(|by| func.binary(BinaryOp::Multiply, by, p[2]));
        each.to_vec()
    });
    let own = CustomRule {
        forward: None,
        reverse: Some(Arc::new(exact)),
    };
    let found = gradients(&rules("kernel", Rule::Own(own)), &func, &inputs());
    assert_near(&found, &gradients(&Rules::new(), &func, &inputs()), 1e-14);
    let found = gradients(&rules("kernel", Rule::Inactive), &func, &inputs());
    assert_near(&found, &[vec![0.0; 3], vec![0.0; 3]], 0.0);
}

#[test]
fn what_is_linear() {
    let linear = function("kernel", 2, |func, p| {
        let next = func.rotate(p[0], 0, 1);
        let five = func.splat(array(), Scalar::Int(5));
        let product = func.binary(BinaryOp::Multiply, five, p[1]);
        vec![func.binary(BinaryOp::Subtract, next, product)]
    });
    let func = objective(&linear);
    let found = gradients(&rules("kernel", Rule::Linear), &func, &inputs());
    assert_near(&found, &gradients(&Rules::new(), &func, &inputs()), 0.0);
    let error = rules("kernel", Rule::Linear)
        .jvp(&objective(&callee()), &[0], &[0])
        .unwrap_err();
    let expected = "`kernel` is said to be linear, but its derivative depends on its operand 0";
    assert_eq!(
        (error.blame, error.message.as_str()),
        (Blame::User, expected)
    );
}

/// Iterates `x = cos(x) p / 2` from 3 `x0` until it no longer changes.
fn fixed_point() -> Func {
    steps_to_fixed_point(1e-15)
}

/// Iterates until the change is at most `near`.
fn steps_to_fixed_point(near: f64) -> Func {
    function("kernel", 2, |func, p| {
        let three = func.splat(array(), Scalar::Int(3));
        let first = func.binary(BinaryOp::Multiply, three, p[0]);
        let far = number(func, 1.0);
        let inits = [first, p[1], far];
        let (mut cond, mut body) = (Func::new("cond"), Func::new("body"));
        for value in inits {
            let ty = func.tensor(value).clone();
            cond.parameter(ty.clone());
            body.parameter(ty);
        }
        let near = number(&mut cond, near);
        cond.results = vec![cond.compare(Direction::Gt, cond.parameters()[2], near)];
        let state = body.parameters().to_vec();
        let cosine = body.unary(UnaryOp::Cosine, state[0]);
        let half = body.splat(array(), Scalar::Float(0.5));
        let product = body.binary(BinaryOp::Multiply, cosine, state[1]);
        let next = body.binary(BinaryOp::Multiply, product, half);
        let change = body.binary(BinaryOp::Subtract, next, state[0]);
        let change = body.unary(UnaryOp::Abs, change);
        let zero = number(&mut body, 0.0);
        let change = body.reduce(change, zero, &[0], Combiner::Max);
        body.results = vec![next, state[1], change];
        let last = func.while_loop(&inits, cond, body)[0];
        vec![func.binary(BinaryOp::Add, last, p[1])]
    })
}

#[test]
fn fixed_points_are_differentiated_where_they_are() {
    let func = objective(&fixed_point());
    let rule = Rule::FixedPoint {
        tolerance: 1e-14,
        most: 1000,
    };
    let rules = rules("kernel", rule);
    let found = gradients(&rules, &func, &inputs());
    assert_eq!(found[0], [0.0; 3]);
    // The same as through the iterations, up to the remaining influence of the initial value.
    assert_near(&found, &gradients(&Rules::new(), &func, &inputs()), 1e-12);
    // Analytically for `x = g(x, p)`: `dx/dp = cos(x) / 2 / (1 + sin(x) p / 2)`.
    let p = inputs()[1].to_f64s();
    let mut x = p.clone();
    (0..200).for_each(|_| (0..3).for_each(|k| x[k] = x[k].cos() * p[k] / 2.0));
    let by = |k: usize| x[k].cos() / 2.0 / (1.0 + x[k].sin() * p[k] / 2.0);
    let expected = (0..3).map(|k| x[k] + p[k] + p[k] * (by(k) + 1.0));
    assert_near(&found[1..], &[expected.collect()], 1e-12);
    // Nothing of the iterations is stored.
    let adjoint = rules
        .value_and_grad(&func, 0, &[1], &Options::default())
        .unwrap();
    assert!(adjoint.kept.is_empty());
    // The iteration also ends when rounding stops the changes.
    let none = Rule::FixedPoint {
        tolerance: 1e-300,
        most: 1000,
    };
    let to_the_end = gradients(&self::rules("kernel", none), &func, &inputs());
    assert_near(&to_the_end, &found, 1e-12);
}

#[test]
fn where_there_is_no_fixed_point_there_is_no_derivative() {
    let func = objective(&fixed_point());
    let short = objective(&steps_to_fixed_point(1e-3));
    let rule = |tolerance, most| Rule::FixedPoint { tolerance, most };
    // In both modes, by the parameter of the fixed point.
    let both = |func: &Func, rule: Rule| -> [Vec<f64>; 2] {
        let rules = rules("kernel", rule);
        let reverse = rules.value_and_grad(func, 0, &[1], &Options::default());
        let reverse = eval(&reverse.unwrap().func, &inputs()).unwrap()[1].to_f64s();
        let forward = rules.jvp(func, &[0], &[1]).unwrap();
        let mut arguments = inputs();
        arguments.push(literal(&[1.0; 3]));
        let forward = eval(&forward, &arguments).unwrap()[1].to_f64s();
        [reverse, forward]
    };
    let all = |all: [Vec<f64>; 2], is: fn(f64) -> bool| all.iter().flatten().all(|x| is(*x));
    assert!(all(both(&func, rule(1e-14, 1000)), f64::is_finite));
    // The iteration of the derivative ends too soon.
    assert!(all(both(&func, rule(1e-14, 5)), f64::is_nan));
    // The loop does, at 1e-3.
    assert!(all(both(&short, rule(1e-14, 1000)), f64::is_nan));
    assert!(all(both(&short, rule(1e-5, 1000)), f64::is_finite));
}

/// Returns 60 iterations of `x = cos(y) p / 2` from `x0`, `y` being the neighbour of `x`, in the
/// elements that continue. `turn` computes those, and the next factor, from the iteration, the
/// residual, `x` and a factor.
fn sixty_steps(turn: fn(&mut Func, &[Value; 4]) -> [Value; 2]) -> Func {
    function("kernel", 2, |func, p| {
        let int = TensorType::scalar(ElementType::I64);
        let nothing = func.scalar(ElementType::I64, Scalar::Int(0));
        let far = func.splat(array(), Scalar::Int(1));
        let inits = [nothing, far, p[0], far, p[1]];
        let (mut cond, mut body) = (Func::new("cond"), Func::new("body"));
        for func in [&mut cond, &mut body] {
            func.parameter(int.clone());
            (1..5).for_each(|_| _ = func.parameter(array()));
        }
        let end = cond.scalar(ElementType::I64, Scalar::Int(60));
        cond.results = vec![cond.compare(Direction::Lt, cond.parameters()[0], end)];
        let [k, residual, x, factor, p] = body.parameters()[..] else {
            unreachable!()
        };
        let [goes_on, next_factor] = turn(&mut body, &[k, residual, x, factor]);
        let neighbour = body.rotate(x, 0, 1);
        let cosine = body.unary(UnaryOp::Cosine, neighbour);
        let product = body.binary(BinaryOp::Multiply, cosine, p);
        let half = body.splat(array(), Scalar::Float(0.5));
        let target = body.binary(BinaryOp::Multiply, product, half);
        let change = body.binary(BinaryOp::Subtract, target, x);
        let step = body.binary(BinaryOp::Multiply, factor, change);
        let moved = body.binary(BinaryOp::Add, x, step);
        let next = body.select(goes_on, moved, x);
        let size = body.unary(UnaryOp::Abs, change);
        let next_residual = body.select(goes_on, size, residual);
        let one = body.scalar(ElementType::I64, Scalar::Int(1));
        let k = body.binary(BinaryOp::Add, k, one);
        body.results = vec![k, next_residual, next, next_factor, p];
        vec![func.while_loop(&inits, cond, body)[2]]
    })
}

/// Compares a number for each element with the iteration.
fn compared(func: &mut Func, numbers: [i64; 3], direction: Direction, with: Value) -> Value {
    let ty = TensorType::new(ElementType::I64, [3]);
    let numbers = func.constant(Literal::from_i64s(ElementType::I64, [3], &numbers));
    let with = func.broadcast_in_dim(with, &ty.shape, &[]);
    func.compare(direction, numbers, with)
}

#[test]
fn what_only_decides_what_steps_do_is_not_taken_for_the_state() {
    let rule = || Rule::FixedPoint {
        tolerance: 1e-13,
        most: 1000,
    };
    type LoopBody = fn(&mut Func, &[Value; 4]) -> [Value; 2];
    let turns: [(&str, LoopBody); 4] = [
        ("steps that differ by thread", |f, [k, _, _, factor]| {
            [compared(f, [59, 50, 55], Direction::Gt, *k), *factor]
        }),
        ("a mask of residuals", |f, [_, residual, _, factor]| {
            let near = f.splat(array(), Scalar::Float(1e-15));
            [f.compare(Direction::Gt, *residual, near), *factor]
        }),
        ("a boundary", |f, [_, _, _, factor]| {
            let zero = f.scalar(ElementType::I64, Scalar::Int(0));
            [compared(f, [1, 0, 1], Direction::Gt, zero), *factor]
        }),
        ("three colours", |f, [k, _, _, factor]| {
            let three = f.scalar(ElementType::I64, Scalar::Int(3));
            let colour = f.binary(BinaryOp::Remainder, *k, three);
            [compared(f, [2, 0, 1], Direction::Eq, colour), *factor]
        }),
    ];
    for (what, turn) in turns {
        let func = objective(&sixty_steps(turn));
        let by_rule = gradients(&rules("kernel", rule()), &func, &inputs());
        let by_steps = gradients(&Rules::new(), &func, &inputs());
        let pairs = by_rule.iter().flatten().zip(by_steps.iter().flatten());
        for (found, expected) in pairs {
            assert!(
                (found - expected).abs() < 1e-9,
                "{what}: {found}, {expected}"
            );
        }
        let of_boundary = by_rule[0][1] != 0.0;
        assert_eq!(of_boundary, what == "a boundary", "{by_rule:?}");
    }
    // With a factor that is 0 at the end, iterations do nothing: reverse mode has no derivative
    // then, forward mode has that of the iterations.
    let damped = sixty_steps(|f, [_, residual, _, factor]| {
        let near = f.splat(array(), Scalar::Float(1e-14));
        let goes_on = f.compare(Direction::Gt, *residual, near);
        let zeros = f.splat(array(), Scalar::Int(0));
        let factor = f.select(goes_on, *factor, zeros);
        let zero = f.scalar(ElementType::I64, Scalar::Int(0));
        [compared(f, [1, 1, 1], Direction::Gt, zero), factor]
    });
    let func = objective(&damped);
    let adjoint = rules("kernel", rule()).value_and_grad(&func, 0, &[1], &Options::default());
    let found = eval(&adjoint.unwrap().func, &inputs()).unwrap()[1].to_f64s();
    assert!(found.iter().all(|x| x.is_nan()), "{found:?}");
    let mut given = inputs();
    given.push(literal(&[1.0; 3]));
    let [by_rule, by_steps] = [rules("kernel", rule()), Rules::new()].map(|rules| {
        let forward = rules.jvp(&func, &[0], &[1]).unwrap();
        eval(&forward, &given).unwrap()[1].to_f64s()[0]
    });
    assert!((by_rule - by_steps).abs() < 1e-9, "{by_rule}, {by_steps}");
}

#[test]
fn rules_that_do_not_fit_are_errors() {
    let func = objective(&callee());
    let wrong = function("back", 2, |_, p| p.to_vec());
    let own = CustomRule {
        forward: None,
        reverse: Some(Arc::new(wrong)),
    };
    let none = CustomRule::default();
    let bent = function("bent", 3, |func, p| {
        let square = func.binary(BinaryOp::Multiply, p[2], p[2]);
        vec![square, p[2]]
    });
    let bent = CustomRule {
        forward: None,
        reverse: Some(Arc::new(bent)),
    };
    let point = Rule::FixedPoint {
        tolerance: 1e-9,
        most: 10,
    };
    for (rule, expected) in [
        (
            Rule::Own(own),
            "`back`, the reverse rule of `kernel`, takes (tensor<3xf64>, tensor<3xf64>)",
        ),
        (
            Rule::Own(none),
            "`kernel` should have a rule of its own, but none is given",
        ),
        (Rule::Own(bent), "`bent` is not linear in its last 1"),
        (
            point,
            "`kernel` is said to be a fixed point, but it has 0 loops",
        ),
    ] {
        let error = rules("kernel", rule).jvp(&func, &[0], &[0]).unwrap_err();
        assert!(error.message.starts_with(expected), "{error}");
        assert_eq!(error.blame, Blame::User);
    }
}

/// Iterates `x = cos(x) p / 2` from `x0`, where a thread leaves before an iteration that would
/// change little; the last one is on land and leaves at once, the second one takes no iteration.
/// `x` of a thread that left is 0; its result is another carried value.
fn steps_that_are_left() -> Func {
    function("kernel", 2, |func, p| {
        let taken = func.constant(Literal::from_i64s(ElementType::I64, [3], &[1, 0, 1]));
        let taken = func.convert(taken, ElementType::Pred);
        let zeros = func.splat(array(), Scalar::Int(0));
        let inits = [taken, p[0], zeros, p[1]];
        let (mut cond, mut body) = (Func::new("cond"), Func::new("body"));
        for func in [&mut cond, &mut body] {
            func.parameter(TensorType::new(ElementType::Pred, [3]));
            (1..4).for_each(|_| _ = func.parameter(array()));
        }
        let no = cond.scalar(ElementType::Pred, Scalar::Int(0));
        cond.results = vec![cond.reduce(cond.parameters()[0], no, &[0], Combiner::Or)];
        let [mask, x, found, p] = body.parameters()[..] else {
            unreachable!()
        };
        let cosine = body.unary(UnaryOp::Cosine, x);
        let product = body.binary(BinaryOp::Multiply, cosine, p);
        let half = body.splat(array(), Scalar::Float(0.5));
        let target = body.binary(BinaryOp::Multiply, product, half);
        let change = body.binary(BinaryOp::Subtract, target, x);
        let size = body.unary(UnaryOp::Abs, change);
        let least = body.splat(array(), Scalar::Float(1e-14));
        let is_near = body.compare(Direction::Lt, size, least);
        let nothing = body.scalar(ElementType::I64, Scalar::Int(0));
        let is_land = compared(&mut body, [0, 0, 1], Direction::Gt, nothing);
        let leaves = body.binary(BinaryOp::Or, is_near, is_land);
        let next = body.binary(BinaryOp::Add, x, change);
        let zeros = body.splat(array(), Scalar::Int(0));
        let given_up = body.select(leaves, zeros, next);
        let last = body.select(leaves, x, next);
        let found = body.select(mask, last, found);
        let stays = body.unary(UnaryOp::Not, leaves);
        let stays = body.binary(BinaryOp::And, mask, stays);
        body.results = vec![stays, given_up, found, p];
        vec![func.while_loop(&inits, cond, body)[2]]
    })
}

#[test]
fn threads_that_leave_before_they_step_are_at_the_fixed_point_too() {
    let func = objective(&steps_that_are_left());
    let rule = Rule::FixedPoint {
        tolerance: 1e-13,
        most: 1000,
    };
    let [by_rule, by_steps] = [rules("kernel", rule), Rules::new()].map(|rules| {
        let mut found = gradients(&rules, &func, &inputs());
        for seeded in [0, 1] {
            let forward = rules.jvp(&func, &[0], &[seeded]).unwrap();
            let mut given = inputs();
            given.push(literal(&[1.0; 3]));
            found.push(eval(&forward, &given).unwrap()[1].to_f64s());
        }
        found
    });
    assert_near(&by_rule, &by_steps, 1e-12);
    // On land the result is the initial value; elsewhere that has no influence.
    let [from_x, by_p, ..] = &by_rule[..] else {
        unreachable!()
    };
    assert!(from_x[0].abs() < 1e-12 && from_x[1] == 0.0 && from_x[2] != 0.0);
    assert!(by_p[0] != 0.0);
}
