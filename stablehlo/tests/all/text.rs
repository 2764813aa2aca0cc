//! Tests of the text besides ops: functions, modules, locations, names; and of the error messages
//! for invalid text.

use stablehlo::{BinaryOp, ElementType, Func, Literal, Loc, Scalar, TensorType, eval, parse};
use testkit::rows;

/// A body that adds two parameters.
const ADD: &str = r#"
    %0 = "stablehlo.add"(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%0) : (tensor<2xf32>) -> ()
"#;

#[test]
fn functions_in_every_form() {
    let params = "%a: tensor<2xf32>, %b: tensor<2xf32>";
    let forms = [
        format!("func.func @main({params}) -> tensor<2xf32> {{{ADD}}}"),
        format!("func.func public @main({params}) -> (tensor<2xf32>) {{{ADD}}} loc(unknown)"),
        format!("module {{ func.func @only({params}) -> tensor<2xf32> {{{ADD}}} }}"),
        format!(
            "#loc = loc(\"a.py\":1:1)\nmodule @jit_f attributes {{mhlo.num_partitions = 1 : i32}} {{
               func.func public @main(%a: tensor<2xf32> {{jax.arg_info = \"a > b\"}} loc(\"a\"), %b: tensor<2xf32>)
                   -> (tensor<2xf32> {{jax.result_info = \"\"}}) attributes {{llvm.emit_c_interface}} {{{ADD}}} loc(#loc)
               func.func private @unused() {{ return }}
             }} loc(fused[\"x)\", \"y\"])"
        ),
        format!(
            "\"builtin.module\"() <{{sym_name = \"m\"}}> ({{
               \"func.func\"() <{{arg_attrs = [{{}}, {{tf.aliasing_output = 0 : i32}}],
                   function_type = (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>, sym_name = \"main\"}}> ({{
               ^bb0({params}):{ADD}}}) : () -> ()
             }}) {{some.attribute}} : () -> ()"
        ),
    ];
    let expected = [floats(&[4.0, 6.0])];
    for form in forms {
        let func = parse(&form).unwrap_or_else(|errors| panic!("{}\n{form}", errors[0]));
        let results = eval(&func, &[floats(&[1.0, 2.0]), floats(&[3.0, 4.0])]);
        assert_eq!(results.unwrap(), expected, "{form}");
    }
}

#[test]
fn parameters_keep_names_and_attributes() {
    let mut func = Func::new("step once");
    let ty = TensorType::new(ElementType::F32, [2]);
    for (index, name) in ["eta", "eta", "arg0", "grüße \"du\"", "u.v-1"]
        .iter()
        .enumerate()
    {
        func.parameter(ty.clone());
        func.set_parameter_name(index, *name);
    }
    func.parameter(ty);
    func.add_parameter_attribute(0, "tf.aliasing_output", "0 : i32");
    func.add_parameter_attribute(0, "mhlo.sharding", "\"{replicated}\"");
    func.results = vec![func.parameters()[1]];
    let text = func.to_string();
    assert_eq!(
        text,
        "func.func @\"step once\"(\
         %eta: tensor<2xf32> {tf.aliasing_output = 0 : i32, mhlo.sharding = \"{replicated}\"}, \
         %arg1: tensor<2xf32> {reactant.name = \"eta\"}, \
         %arg2: tensor<2xf32> {reactant.name = \"arg0\"}, \
         %arg3: tensor<2xf32> {reactant.name = \"gr\\C3\\BC\\C3\\9Fe \\\"du\\\"\"}, \
         %u.v-1: tensor<2xf32>, %arg5: tensor<2xf32>) -> (tensor<2xf32>) {\n  \
         \"func.return\"(%arg1) : (tensor<2xf32>) -> ()\n}\n"
    );
    assert_eq!(parse(&text).unwrap(), func);
}

#[test]
fn locations_are_printed_on_request() {
    let mut func = Func::new("main");
    let x = func.parameter(TensorType::scalar(ElementType::F32));
    func.set_loc(Loc(27));
    let y = func.binary(BinaryOp::Add, x, x);
    func.set_loc(Loc::default());
    let z = func.binary(BinaryOp::Add, y, y);
    func.results = vec![z];
    assert_eq!(func.loc(y), Loc(27));
    let text =
        func.to_stablehlo_with_locs(&|loc| (loc.0 != 0).then(|| format!("\"k.ptx\":{}:5", loc.0)));
    assert_eq!(
        text,
        "\
module {
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32>) {
    %0 = \"stablehlo.add\"(%arg0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32> loc(\"k.ptx\":27:5)
    %1 = \"stablehlo.add\"(%0, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    \"func.return\"(%1) : (tensor<f32>) -> ()
  }
}
"
    );
    assert_eq!(parse(&text).unwrap(), func);
}

#[test]
fn loops_may_use_what_is_around_them() {
    let text = r#"func.func @main(%n: tensor<i32>, %x: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
      %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %pair:2 = "stablehlo.optimization_barrier"(%x, %n) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
      %1:2 = "stablehlo.while"(%0, %0) ({
      ^bb0(%i: tensor<i32>, %sum: tensor<i32>):
        %2 = "stablehlo.compare"(%i, %pair#1) {comparison_direction = #stablehlo<comparison_direction LT>,
            compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%2) : (tensor<i1>) -> ()
      }, {
      ^bb0(%i: tensor<i32>, %sum: tensor<i32>):
        %one = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
        %2 = "stablehlo.add"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %3 = "stablehlo.add"(%sum, %pair#0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        stablehlo.return %2, %3 : tensor<i32>, tensor<i32>
      }) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
      return %1#0, %1#1 : tensor<i32>, tensor<i32>
    }"#;
    let func = parse(text).unwrap_or_else(|errors| panic!("{}", errors[0]));
    func.verify().unwrap();
    let int = |value| Literal::scalar(ElementType::I32, Scalar::Int(value));
    assert_eq!(eval(&func, &[int(5), int(7)]).unwrap(), [int(5), int(35)]);
    assert_eq!(
        parse(&func.to_string()).unwrap().to_string(),
        func.to_string()
    );
}

#[test]
fn functions_that_are_called_are_printed_once() {
    let ty = TensorType::new(ElementType::F32, [2]);
    let kernel = |op: BinaryOp| {
        let mut func = Func::new("kernel");
        let x = func.parameter(ty.clone());
        func.results = vec![func.binary(op, x, x)];
        func
    };
    let mut func = Func::new("step");
    let x = func.parameter(ty.clone());
    let y = func.call(kernel(BinaryOp::Add), &[x])[0];
    let z = func.call(kernel(BinaryOp::Multiply), &[y])[0];
    func.results = func.call(kernel(BinaryOp::Add), &[z]);
    let text = func.to_string();
    assert_eq!(
        text,
        r#"func.func @step(%arg0: tensor<2xf32>) -> (tensor<2xf32>) {
  %0 = "func.call"(%arg0) <{callee = @kernel}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "func.call"(%0) <{callee = @kernel_1}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<2xf32>) -> tensor<2xf32>
  %2 = "func.call"(%1) <{callee = @kernel}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%2) : (tensor<2xf32>) -> ()
}
func.func private @kernel(%arg0: tensor<2xf32>) -> (tensor<2xf32>) {
  %0 = "stablehlo.add"(%arg0, %arg0) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%0) : (tensor<2xf32>) -> ()
}
func.func private @kernel_1(%arg0: tensor<2xf32>) -> (tensor<2xf32>) {
  %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%0) : (tensor<2xf32>) -> ()
}
"#
    );
    assert_eq!(parse(&text).unwrap().to_string(), text);
    // A single callee gets no number in its name, so that the text parses back to the function.
    let once = |func: &mut Func| func.results = func.call(kernel(BinaryOp::Add), &[x]);
    let mut func = Func::with_signature_of(&func);
    once(&mut func);
    assert_eq!(parse(&func.to_string()).unwrap(), func);
    assert_eq!(parse(&func.to_stablehlo()).unwrap(), func);
}

#[test]
fn constants_in_every_form() {
    for (text, expected) in [
        ("dense<1.5> : tensor<2xf32>", floats(&[1.5, 1.5])),
        (
            "dense<[1.5, -2.0e+1]> : tensor<2xf32>",
            floats(&[1.5, -20.0]),
        ),
        (
            "dense<0x7F800000> : tensor<2xf32>",
            floats(&[f64::INFINITY; 2]),
        ),
        (
            "dense<\"0x0000803F00000040\"> : tensor<2xf32>",
            floats(&[1.0, 2.0]),
        ),
        ("dense<\"0x0000803F\"> : tensor<2xf32>", floats(&[1.0, 1.0])),
        ("dense<[1, 2]> : tensor<2xf32>", floats(&[1.0, 2.0])),
        (
            "dense<> : tensor<0xf32>",
            Literal::from_f64s(ElementType::F32, [0], &[]),
        ),
        (
            "dense<[[], []]> : tensor<2x0xf32>",
            Literal::from_f64s(ElementType::F32, [2, 0], &[]),
        ),
        (
            "dense<\"0x05\"> : tensor<3xi1>",
            Literal::from_i64s(ElementType::Pred, [3], &[1, 0, 1]),
        ),
        (
            "dense<-128> : tensor<i8>",
            Literal::from_i64s(ElementType::I8, [], &[-128]),
        ),
        (
            "dense<0xFF> : tensor<ui8>",
            Literal::from_i64s(ElementType::U8, [], &[255]),
        ),
        (
            "dense<18446744073709551615> : tensor<ui64>",
            Literal::from_i64s(ElementType::U64, [], &[-1]),
        ),
    ] {
        let ty = expected.ty();
        let text = format!(
            "func.func @main() -> {ty} {{ // a comment\n
               %0 = \"stablehlo.constant\"() <{{value = {text}}}> : () -> {ty}\n  return %0 : {ty} }}"
        );
        let func = parse(&text).unwrap_or_else(|errors| panic!("{}\n{text}", errors[0]));
        assert_eq!(eval(&func, &[]).unwrap(), [expected], "{text}");
    }
}

#[test]
fn cut_off_text_is_an_error() {
    for row in rows::rows() {
        if row.name.contains(" to ") || row.name.contains("many") || row.name.contains("16") {
            continue; // similar to other rows, or long
        }
        let text = row
            .func
            .to_stablehlo_with_locs(&|_| Some("\"k.ptx\":1:2".into()));
        let whole = text.trim_end().len();
        for end in (0..whole).filter(|end| text.is_char_boundary(*end)) {
            let errors = parse(&text[..end]).expect_err(&row.name);
            assert!(!errors.is_empty());
        }
    }
}

#[test]
fn broken_text_does_not_panic() {
    let row = rows::rows()
        .into_iter()
        .find(|row| row.name == "while that swaps")
        .unwrap();
    let text = row.func.to_string();
    for at in 0..text.len() {
        for with in [
            "",
            "\"",
            "é",
            "<",
            "}",
            "9999999999999999999",
            "-",
            "%",
            "#",
        ] {
            let mut broken = text.clone();
            broken.replace_range(at..=at, with);
            let _ = parse(&broken);
        }
    }
    let deep = ["[", "{a = ", "({", "(", "<"].map(|bracket| bracket.repeat(100_000));
    for brackets in deep {
        let _ = parse(&brackets);
        let _ = parse(&format!("func.func @f() {{ \"a\"() {{x = {brackets}"));
        let _ = parse(&format!("func.func @f() {{ \"a\"() {{x = dense<{brackets}"));
        let _ = parse(&format!("module {brackets}"));
    }
    let calls = (0..100_000).map(|n| {
        format!("func.func @f{n}(%x: tensor<f32>) -> tensor<f32> {{
            %0 = \"func.call\"(%x) <{{callee = @f{}}}> : (tensor<f32>) -> tensor<f32> return %0 : tensor<f32> }}", n + 1)
    });
    let _ = parse(&calls.collect::<String>().replace("@f0(", "@main("));
    let _ = parse(&"module {".repeat(100_000));
    let _ = parse(&"func.func @f() { \"a\"() ({".repeat(100_000));
    let _ = parse(&format!(
        "func.func @f() {{ {}",
        "\"a\"() ({".repeat(100_000)
    ));
}

fn floats(values: &[f64]) -> Literal {
    Literal::from_f64s(ElementType::F32, [values.len()], values)
}

#[test]
fn an_if_is_a_choice_between_its_branches() {
    let text = r#"func.func @main(%p: tensor<i1>, %x: tensor<i32>, %y: tensor<i32>) -> tensor<i32> {
      %0 = "stablehlo.if"(%p) ({
        %1 = "stablehlo.subtract"(%x, %y) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%1) : (tensor<i32>) -> ()
      }, {
        "stablehlo.return"(%y) : (tensor<i32>) -> ()
      }) : (tensor<i1>) -> tensor<i32>
      return %0 : tensor<i32>
    }"#;
    let func = parse(text).unwrap();
    let of = |pred: i64| {
        let inputs = [
            (ElementType::Pred, pred),
            (ElementType::I32, 9),
            (ElementType::I32, 2),
        ];
        let inputs = inputs.map(|(element, value)| Literal::from_i64s(element, [], &[value]));
        eval(&func, &inputs).unwrap()[0].to_i64s()
    };
    assert_eq!((of(1), of(0)), (vec![7], vec![2]));
}
