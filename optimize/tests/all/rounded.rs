//! Roundings are protected from the compiler, and the results are the same.

use optimize::{Target, choose_forms};
use stablehlo::{
    BinaryOp, Compiled, Direction, ElementType, Func, Literal, Op, Scalar, TensorType, UnaryOp,
    Value, eval,
};

const N: usize = 6;

fn of_array(write: impl Fn(&mut Func, Value) -> Value) -> Func {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::F64, [N]));
    func.results = vec![write(&mut func, x)];
    func
}

fn constant(f: &mut Func, value: f64) -> Value {
    f.splat(TensorType::new(ElementType::F64, [N]), Scalar::Float(value))
}

/// Counts the ops of a function, and of its loops, branches and callees, for which `is` holds.
fn count(func: &Func, is: &dyn Fn(&Func, &Op) -> bool) -> usize {
    let inside = |op: &Op| match op {
        Op::While { cond, body, .. } => count(cond, is) + count(body, is),
        Op::Case { branches, .. } => branches.iter().map(|branch| count(branch, is)).sum(),
        Op::Call { callee, .. } => count(callee, is),
        _ => 0, // no function
    };
    let ops = func.values().map(|value| func.op(value));
    ops.map(|op| usize::from(is(func, op)) + inside(op)).sum()
}

/// Returns whether an op has an operand that a compiler knows to be constant.
fn has_constant(func: &Func, op: &Op) -> bool {
    let Op::Binary(BinaryOp::Divide | BinaryOp::Multiply | BinaryOp::Add, a, b) = op else {
        return false;
    };
    [*a, *b].into_iter().any(|mut value| {
        while let Op::BroadcastInDim { operand, .. } = func.op(value) {
            value = *operand;
        }
        func.tensor(value).element.is_float() && matches!(func.op(value), Op::Constant(_))
    })
}

fn inputs() -> Literal {
    Literal::from_f64s(
        ElementType::F64,
        [N],
        &[49.0, -0.0, 0.0, 1e300, -2.5, 1e-310],
    )
}

/// Returns the function for the targets on which doubles have bits, after checking its results.
fn written(func: &Func) -> [Func; 2] {
    let expected = eval(func, &[inputs()]).expect("no custom calls");
    [Target::Cpu, Target::Cuda].map(|target| {
        let after = choose_forms(func, target);
        assert_eq!(
            eval(&after, &[inputs()]).expect("none"),
            expected,
            "{after}"
        );
        after
    })
}

#[test]
fn a_marked_quotient_has_no_constant() {
    let func = of_array(|f, x| {
        let seven = constant(f, 7.0);
        let quotient = f.binary(BinaryOp::Divide, x, seven);
        f.rounded(quotient)
    });
    for after in written(&func) {
        assert_eq!(count(&after, &has_constant), 0, "{after}");
        assert_eq!(
            count(&after, &|_, op| matches!(
                op,
                Op::Binary(BinaryOp::Maximum, ..)
            )),
            0
        );
    }
    // Others are left alone.
    let func = of_array(|f, x| {
        let seven = constant(f, 7.0);
        f.binary(BinaryOp::Divide, x, seven)
    });
    for after in written(&func) {
        assert_eq!(
            count(&after, &|_, op| matches!(op, Op::Binary(BinaryOp::Xor, ..))),
            0
        );
    }
}

#[test]
fn zeros_and_second_constants_are_hidden() {
    let zero = of_array(|f, x| {
        let zero = constant(f, 0.0);
        f.binary(BinaryOp::Add, x, zero)
    });
    let two = of_array(|f, x| {
        let (large, small) = (constant(f, 1e300), constant(f, 1e-300));
        let scaled = f.binary(BinaryOp::Multiply, x, large);
        f.binary(BinaryOp::Multiply, scaled, small)
    });
    let is_hidden = |func: &Func| count(func, &|_, op| matches!(op, Op::Binary(BinaryOp::Xor, ..)));
    for after in written(&zero).into_iter().chain(written(&two)) {
        assert_eq!(is_hidden(&after), 1, "{after}");
    }
}

#[test]
fn loops_branches_and_callees_are_given_what_is_not_known() {
    let ty = TensorType::new(ElementType::F64, [N]);
    let third = |name: &str| {
        let mut func = Func::new(name);
        let x = func.parameter(ty.clone());
        let three = constant(&mut func, 3.0);
        let quotient = func.binary(BinaryOp::Divide, x, three);
        func.results = vec![func.rounded(quotient)];
        func
    };
    let func = of_array(|f, x| {
        let count = TensorType::new(ElementType::I32, []);
        let mut cond = Func::new("cond");
        let (nth, _) = (cond.parameter(count.clone()), cond.parameter(ty.clone()));
        let five = cond.scalar(ElementType::I32, Scalar::Int(5));
        cond.results = vec![cond.compare(Direction::Lt, nth, five)];
        let mut body = Func::new("body");
        let (nth, x_now) = (body.parameter(count), body.parameter(ty.clone()));
        let one = body.scalar(ElementType::I32, Scalar::Int(1));
        let next = body.binary(BinaryOp::Add, nth, one);
        let called = Op::Call {
            callee: third("third").into(),
            operands: vec![x_now],
            compiled: Compiled::Apart,
        };
        let called = body.push(called).unwrap();
        let called = body
            .push(Op::Result {
                of: called,
                index: 0,
            })
            .unwrap();
        let case = Op::Case {
            index: nth,
            branches: vec![third("branch"), third("other")],
            operands: vec![called],
        };
        let case = body.push(case).unwrap();
        let chosen = body.push(Op::Result { of: case, index: 0 }).unwrap();
        body.results = vec![next, chosen];
        let first = f.scalar(ElementType::I32, Scalar::Int(0));
        let whole = Op::While {
            inits: vec![first, x],
            cond: Box::new(cond),
            body: Box::new(body),
        };
        let whole = f.push(whole).unwrap();
        f.push(Op::Result {
            of: whole,
            index: 1,
        })
        .unwrap()
    });
    for after in written(&func) {
        let known = |f: &Func, op: &Op| {
            matches!(op, Op::Binary(BinaryOp::Divide, ..)) && has_constant(f, op)
        };
        assert_eq!(count(&after, &known), 0, "{after}");
        assert!(
            count(&after, &|_, op| matches!(
                op,
                Op::Binary(BinaryOp::Divide, ..)
            )) > 0
        );
    }
}

#[test]
fn marked_quotients_and_roots_of_f32_are_computed_in_f64_for_gpus() {
    const NUMBERS: [f32; N] = [49.0, 0.1, 3.4e38, 1e-45, 2.5, 7e-39];
    let given = || Literal::from_f64s(ElementType::F32, [N], &NUMBERS.map(f64::from));
    let write = |is_marked: bool| {
        let mut f = Func::new("main");
        let ty = TensorType::new(ElementType::F32, [N]);
        let (x, y) = (f.parameter(ty.clone()), f.parameter(ty));
        let root = f.unary(UnaryOp::Sqrt, x);
        let quotient = f.binary(BinaryOp::Divide, x, y);
        // The mark may be on an op that moves elements.
        let part = f.slice(quotient, &[1], &[N], &[1]);
        f.results = match is_marked {
            true => vec![f.rounded(root), f.rounded(part)],
            false => vec![root, part],
        };
        f
    };
    let is_narrow = |f: &Func, op: &Op| match *op {
        Op::Unary(UnaryOp::Sqrt, x) | Op::Binary(BinaryOp::Divide, x, _) => {
            f.tensor(x).element == ElementType::F32
        }
        _ => false, // another op
    };
    let inputs = [
        given(),
        Literal::from_f64s(ElementType::F32, [N], &[3.0; N]),
    ];
    let expected = eval(&write(false), &inputs).expect("no custom calls");
    for (is_marked, target, narrow) in [
        (true, Target::Cuda, 0),
        (true, Target::Cpu, 2),
        (false, Target::Cuda, 2),
    ] {
        let after = choose_forms(&write(is_marked), target);
        assert_eq!(count(&after, &is_narrow), narrow, "{after}");
        let got = eval(&after, &inputs).expect("no custom calls");
        assert_eq!(got, expected, "{after}");
    }
}
