//! Tests of calls of functions that only a device implements: their text, and their refusals.

use stablehlo::{
    ConfigValue, CustomCall, ElementType, EvalError, Func, Literal, Op, TensorType, eval, parse,
};

fn call(results: usize, aliases: &[(usize, usize)]) -> CustomCall {
    CustomCall {
        target: "device.function".into(),
        config: vec![
            ("grid_x".into(), ConfigValue::Int(-3)),
            ("indices".into(), ConfigValue::Ints(vec![2, 3])),
            ("none".into(), ConfigValue::Ints(vec![])),
            ("source".into(), ConfigValue::Text("a \"b\"\n\tc\\".into())),
        ],
        results: vec![TensorType::new(ElementType::F32, [4]); results],
        aliases: aliases.to_vec(),
    }
}

fn func(results: usize, aliases: &[(usize, usize)]) -> Func {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::F32, [4]));
    let y = func.parameter(TensorType::new(ElementType::F32, [4]));
    func.results = func.custom_call(call(results, aliases), &[x, y]);
    func
}

#[test]
fn its_text_says_all_of_it_and_reads_back() {
    for (results, aliases) in [
        (1, &[][..]),
        (1, &[(0, 1)]),
        (2, &[(0, 1), (1, 0)]),
        (3, &[(2, 0)]),
    ] {
        let func = func(results, aliases);
        func.verify().unwrap();
        let again = parse(&func.to_string()).unwrap();
        assert_eq!(again.to_string(), func.to_string());
        assert_eq!(again.results.len(), results);
        func.legalize().verify().unwrap();
    }
    let text = func(2, &[(1, 0)]).to_string();
    for part in [
        r#"%0:2 = "stablehlo.custom_call"(%arg0, %arg1)"#,
        r#"api_version = 4 : i32"#,
        r#"backend_config = {grid_x = -3, indices = [2, 3], none = [], source = "a \"b\"\0A\09c\\"}"#,
        r#"call_target_name = "device.function""#,
        "output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 0, operand_tuple_indices = []>]",
    ] {
        assert!(text.contains(part), "no {part} in\n{text}");
    }
}

#[test]
fn the_interpreter_says_what_it_cannot_do() {
    let inputs = [1.0, 2.0].map(|x| Literal::from_f64s(ElementType::F32, [4], &[x; 4]));
    let error = eval(&func(1, &[]), &inputs).unwrap_err();
    assert!(matches!(error, EvalError::CustomCall { .. }), "{error}");
}

#[test]
fn what_does_not_fit_is_refused() {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::new(ElementType::F32, [4]));
    let y = func.parameter(TensorType::new(ElementType::I32, [4]));
    for (results, aliases, message) in [
        (0, &[][..], "no results"),
        (1, &[(1, 0)], "no result 1"),
        (1, &[(0, 2)], "no operand 2"),
        (1, &[(0, 1)], "whose memory it takes"),
        (2, &[(0, 0), (1, 0)], "two aliases"),
    ] {
        let op = Op::CustomCall {
            call: call(results, aliases).into(),
            operands: vec![x, y],
        };
        let error = func.push(op).unwrap_err().to_string();
        assert!(error.contains(message), "{error}");
    }
}
