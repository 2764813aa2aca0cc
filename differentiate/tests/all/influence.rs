//! The reasons why a parameter has no influence.

use differentiate::{Influence, Rule, Rules, influence};
use stablehlo::{BinaryOp, Direction, ElementType, Func, Loc, Scalar, TensorType, UnaryOp, Value};

const F64: ElementType = ElementType::F64;

/// Returns a function of three scalars.
fn func(write: impl FnOnce(&mut Func, [Value; 3]) -> Value) -> Func {
    let mut func = Func::new("main");
    let parameters = [(); 3].map(|()| func.parameter(TensorType::scalar(F64)));
    func.set_loc(Loc(7));
    func.results = vec![write(&mut func, parameters)];
    func
}

fn why(func: &Func) -> Vec<String> {
    let found = influence(func, 0, &[0, 1, 2]).unwrap();
    found.iter().map(ToString::to_string).collect()
}

#[test]
fn steps_comparisons_and_integers_let_nothing_through() {
    let func = func(|func, [x, y, z]| {
        let floor = func.unary(UnaryOp::Floor, x);
        func.set_loc(Loc(9));
        let above = func.compare(Direction::Gt, y, x);
        let number = func.convert(x, ElementType::I32);
        let number = func.convert(number, F64);
        let sum = func.binary(BinaryOp::Add, floor, number);
        func.select(above, sum, z)
    });
    assert_eq!(
        why(&func),
        [
            "every way leads through `floor`, which is a step or a comparison or a conversion to i32",
            "every way leads through a comparison",
            "it has some",
        ]
    );
    let found = influence(&func, 0, &[0]).unwrap();
    let Influence::Flat { through } = &found[0] else {
        panic!("{found:?}");
    };
    let locs: Vec<Loc> = through.iter().map(|obstacle| obstacle.loc).collect();
    assert_eq!(locs, [Loc(7), Loc(9), Loc(9)]);
}

#[test]
fn what_nothing_reads_and_what_reaches_nothing() {
    let func = func(|func, [_, y, z]| {
        let _ = func.unary(UnaryOp::Sine, y);
        z
    });
    assert_eq!(
        why(&func),
        [
            "nothing that the result is computed from reads it",
            "what is computed from it is not used for the result, or overwritten: the last of it is `stablehlo.sine`",
            "it has some",
        ]
    );
}

/// A loop that runs while `x` is greater than `y`, and adds `z` in each iteration.
#[test]
fn conditions_of_loops_let_nothing_through() {
    let func = func(|func, inits| {
        let carried = [inits[0], inits[1], inits[2], inits[2]];
        let (mut cond, mut body) = (Func::new("cond"), Func::new("body"));
        for value in carried {
            let ty = func.tensor(value).clone();
            cond.parameter(ty.clone());
            body.parameter(ty);
        }
        let [x, y, ..] = cond.parameters() else {
            unreachable!()
        };
        let (x, y) = (*x, *y);
        cond.set_loc(Loc(3));
        cond.results = vec![cond.compare(Direction::Gt, x, y)];
        let state = body.parameters().to_vec();
        let one = body.scalar(F64, Scalar::Int(1));
        let less = body.binary(BinaryOp::Subtract, state[0], one);
        let sum = body.binary(BinaryOp::Add, state[3], state[2]);
        body.results = vec![less, state[1], state[2], sum];
        func.while_loop(&carried, cond, body)[3]
    });
    let comparison = "every way leads through a comparison";
    assert_eq!(why(&func), [comparison, comparison, "it has some"]);
}

#[test]
fn callees_that_are_inactive() {
    let func = func(|func, [x, y, _]| {
        let mut kernel = Func::new("kernel");
        let p = kernel.parameter(TensorType::scalar(F64));
        kernel.results = vec![kernel.unary(UnaryOp::Sine, p)];
        let sine = func.call(kernel, &[x])[0];
        func.binary(BinaryOp::Multiply, sine, y)
    });
    let mut rules = Rules::new();
    rules.set("kernel", Rule::Inactive);
    let found = rules.influence(&func, 0, &[0, 1]).unwrap();
    assert_eq!(
        found[0].to_string(),
        "every way leads through `kernel`, which is said to be inactive"
    );
    assert_eq!(found[1], Influence::Some);
    assert_eq!(influence(&func, 0, &[0]).unwrap(), [Influence::Some]);
}
