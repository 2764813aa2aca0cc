//! Tests that every op prints and parses back, verifies, and computes the right values.

use stablehlo::{
    BinaryOp, Combiner, Direction, ElementType, Func, Literal, Op, UnaryOp, eval, parse,
};
use testkit::rows::{Row, rows};

#[test]
fn rows_verify() {
    for Row { name, func, .. } in rows() {
        func.verify()
            .unwrap_or_else(|error| panic!("{name}: {error}\n{func}"));
        func.legalize()
            .verify()
            .unwrap_or_else(|error| panic!("{name}, legalized: {error}"));
    }
}

#[test]
fn rows_compute() {
    for row in rows() {
        assert_computes(&row, &row.func, "");
        assert_computes(&row, &row.func.legalize(), ", legalized");
        let text = row.func.to_string();
        assert_computes(&row, &parse_again(&row.name, &text), ", parsed");
        let text = row.func.to_stablehlo();
        assert_computes(&row, &parse_again(&row.name, &text), ", as StableHLO");
    }
}

#[test]
fn text_is_a_fixed_point() {
    for Row { name, func, .. } in rows() {
        let text = func.to_string();
        let parsed = parse_again(&name, &text);
        assert_eq!(parsed.to_string(), text, "{name}");
        let again = parse_again(&name, &parsed.to_string());
        assert_eq!(again, parsed, "{name}");
        let stablehlo = func.to_stablehlo();
        if func
            .values()
            .any(|value| matches!(func.op(value), Op::Fft { .. }))
        {
            continue; // written with complex numbers, and parsed as ops on their parts
        }
        assert_eq!(
            parse_again(&name, &stablehlo).to_stablehlo(),
            stablehlo,
            "{name}"
        );
    }
}

#[test]
fn every_op_has_a_row() {
    let rows = rows();
    let named = |name: &str| {
        let found = rows.iter().any(|row| row.name.starts_with(name));
        assert!(found, "no row for `{name}`");
    };
    UnaryOp::ALL.iter().for_each(|op| named(op.name()));
    BinaryOp::ALL.iter().for_each(|op| named(op.name()));
    Direction::ALL
        .iter()
        .for_each(|direction| named(&format!("compare {}", direction.name())));
    Combiner::ALL
        .iter()
        .for_each(|combiner| named(&format!("scatter {}", combiner.name())));
    let mut seen: Vec<String> = Vec::new();
    for row in &rows {
        let ops = row.func.values().map(|value| row.func.op(value));
        seen.extend(
            ops.filter(|op| !matches!(op, Op::Unary(..) | Op::Binary(..)))
                .map(Op::name),
        );
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 41, "{seen:?}");
    for class in ElementType::ALL {
        named(&format!("convert {class}"));
    }
}

#[test]
fn identities_change_nothing() {
    for (combiner, element) in Combiner::ALL
        .iter()
        .flat_map(|combiner| ElementType::ALL.map(|element| (*combiner, element)))
    {
        let Some(identity) = combiner.identity(element) else {
            assert!(combiner == Combiner::Set || !combiner.accepts().contain(element));
            continue;
        };
        let mut func = Func::new("main");
        let values = Literal::from_i64s(element, [4], &[0, 1, -1, 100]);
        let x = func.parameter(values.ty().clone());
        let identity = func.splat(values.ty().clone(), identity);
        let op = combiner.binary().unwrap();
        let both = [func.binary(op, identity, x), func.binary(op, x, identity)];
        func.results = both.into();
        assert_eq!(
            eval(&func, std::slice::from_ref(&values)).unwrap(),
            [values.clone(), values]
        );
    }
}

fn parse_again(name: &str, text: &str) -> Func {
    parse(text).unwrap_or_else(|errors| panic!("{name}: {}\n{text}", errors[0]))
}

fn assert_computes(row: &Row, func: &Func, how: &str) {
    let results =
        eval(func, &row.inputs).unwrap_or_else(|error| panic!("{}{how}: {error}", row.name));
    let agree = results.len() == row.expected.len()
        && results
            .iter()
            .zip(&row.expected)
            .all(|(result, expected)| near(result, expected, row.ulps));
    assert!(
        agree,
        "{}{how}: {results:?}, not {:?}\n{func}",
        row.name, row.expected
    );
}

/// Returns whether the results are equal bit by bit, with all NaNs equal, or differ by at most
/// `ulps` units in the last place.
fn near(result: &Literal, expected: &Literal, ulps: f64) -> bool {
    if result.ty() != expected.ty() || !result.element().is_float() {
        return result == expected;
    }
    let epsilon = match result.element() {
        ElementType::F16 => 2f64.powi(-10),
        ElementType::BF16 => 2f64.powi(-7),
        ElementType::F32 => 2f64.powi(-23),
        _ => 2f64.powi(-52),
    };
    result
        .to_f64s()
        .into_iter()
        .zip(expected.to_f64s())
        .all(|(result, expected)| {
            (result.is_nan() && expected.is_nan())
                || result.to_bits() == expected.to_bits()
                || (result - expected).abs() <= ulps * epsilon * expected.abs()
        })
}
