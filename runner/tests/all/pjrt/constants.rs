//! Ops of integers whose operands are all constants, which a plugin may fold while it reads the
//! text, give the results of the interpreter.

use stablehlo::{BinaryOp, Direction, ElementType, Func, Literal, Scalar, UnaryOp, eval};

use super::client;
use super::random::compiled_with;

/// Returns the least and the greatest integer of the type and some between them, as bits.
fn some_of(element: ElementType) -> Vec<i64> {
    let extremes = match (element.bits(), element.is_signed()) {
        (1, _) => return vec![0, 1],
        (bits, true) => [i64::MIN, i64::MAX].map(|extreme| extreme >> (64 - bits)),
        (bits, false) => [1 << (bits - 1), (u64::MAX >> (64 - bits)) as i64],
    };
    let signed = if element.is_signed() {
        &[-1, -38][..]
    } else {
        &[]
    };
    [&extremes[..], &[0, 1, 5, 100], signed].concat()
}

/// Returns a program without parameters that applies to constants of the type each op that takes
/// them, and a name for each of its results. No op divides by zero or -1, which ends the process,
/// or has a negative exponent: the plugin folds such powers of -1 to 0, and no pass emits powers of
/// integers.
fn every_op_of(element: ElementType) -> (Func, Vec<String>) {
    let all = some_of(element);
    let pairs = all.iter().flat_map(|x| all.iter().map(move |y| (*x, *y)));
    let pairs: Vec<(i64, i64)> = pairs.collect();
    let mut func = Func::new("main");
    let mut constant = |of: &dyn Fn(&(i64, i64)) -> i64| {
        let elements = pairs.iter().map(|pair| Scalar::Int(of(pair)));
        func.constant(Literal::from_scalars(element, [pairs.len()], elements))
    };
    let [x, y] = [constant(&|pair| pair.0), constant(&|pair| pair.1)];
    let divisor = constant(&|pair| if matches!(pair.1, 0 | -1) { 7 } else { pair.1 });
    let exponent = constant(&|pair| pair.1.max(0));
    let [least, most] = [constant(&|pair| pair.0.min(1)), constant(&|_| 1)];
    let mut results = Vec::new();
    for direction in Direction::ALL {
        results.push((direction.name(), func.compare(*direction, x, y)));
    }
    let takes = |accepts: stablehlo::Classes| accepts.contain(element);
    for op in BinaryOp::ALL.iter().filter(|op| takes(op.accepts())) {
        let by = match op {
            BinaryOp::Divide | BinaryOp::Remainder => divisor,
            BinaryOp::Power => exponent,
            _ => y,
        };
        results.push((op.name(), func.binary(*op, x, by)));
    }
    for op in UnaryOp::ALL.iter().filter(|op| takes(op.accepts())) {
        results.push((op.name(), func.unary(*op, x)));
    }
    for other in ElementType::ALL.into_iter().filter(|to| !to.is_float()) {
        results.push((other.name(), func.convert(x, other)));
    }
    let is_less = func.compare(Direction::Lt, x, y);
    results.push(("select", func.select(is_less, x, y)));
    if element.is_signed() {
        results.push(("clamp", func.clamp(least, y, most)));
    }
    func.results = results.iter().map(|(_, result)| *result).collect();
    let names = results
        .iter()
        .map(|(name, _)| format!("{name} of {element}"));
    let names = names.collect();
    (func, names)
}

#[test]
fn ops_of_constant_integers() {
    let client = client();
    let mut wrong = Vec::new();
    for element in ElementType::ALL
        .into_iter()
        .filter(|element| !element.is_float())
    {
        let (func, names) = every_op_of(element);
        let expected = eval(&func, &[]).unwrap();
        let got = compiled_with(&client, &func, &[], |_| Default::default()).unwrap();
        for ((name, expected), got) in names.iter().zip(&expected).zip(&got) {
            let elements = expected
                .to_f64s()
                .into_iter()
                .zip(got.to_f64s())
                .enumerate();
            let different = elements.filter(|(_, (expected, got))| expected != got);
            let different: Vec<String> = different
                .map(|(nth, (expected, got))| format!("[{nth}] {expected} became {got}"))
                .collect();
            if expected != got {
                wrong.push(format!("{name}: {}", different.join(", ")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
