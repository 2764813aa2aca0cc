//! Tests of the pretty form beyond the programs of JAX, and of the error messages for text that is
//! refused.

use std::fmt::Write as _;

use stablehlo::ElementType::F64;
use stablehlo::{Literal, TensorType, eval, parse};

/// Returns a function whose body is `ops`, of `%x: tensor<4xf32>`, `%m: tensor<2x2xf32>`,
/// `%i: tensor<2xi32>` and `%k: tensor<2xui64>`, `%c: tensor<f32>` and `%j: tensor<2x3xi32>`.
fn function(ops: &str) -> String {
    format!(
        "func.func @main(%x: tensor<4xf32>, %m: tensor<2x2xf32>, %i: tensor<2xi32>, %k: tensor<2xui64>, \
         %c: tensor<f32>, %j: tensor<2x3xi32>) -> tensor<4xf32> {{\n\
         {ops}\n\
         return %x : tensor<4xf32>\n}}\n"
    )
}

fn read(ops: &str) -> String {
    let func = parse(&function(ops));
    func.unwrap_or_else(|errors| panic!("{}\n{ops}", errors[0]))
        .to_string()
}

/// Ops in the pretty form and in the generic form.
#[rustfmt::skip]
const BOTH: &[(&str, &str)] = &[
    ("%0 = stablehlo.add %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>",
     r#"%0 = "stablehlo.add"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>"#),
    ("%0 = stablehlo.exponential %x {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf32>",
     r#"%0 = "stablehlo.exponential"(%x) : (tensor<4xf32>) -> tensor<4xf32>"#),
    ("%0 = stablehlo.constant {some.note = 3 : i32} dense<\"0x0000803F\"> : tensor<4xf32>",
     r#"%0 = "stablehlo.constant"() <{value = dense<1.0> : tensor<4xf32>}> : () -> tensor<4xf32>"#),
    ("%0 = stablehlo.slice %m [0:2, 1:2:3] : (tensor<2x2xf32>) -> tensor<2x1xf32>",
     r#"%0 = "stablehlo.slice"(%m) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 3>}> : (tensor<2x2xf32>) -> tensor<2x1xf32>"#),
    ("%0 = stablehlo.broadcast %x, sizes = [2] : (tensor<4xf32>) -> tensor<2x4xf32>",
     r#"%0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<2x4xf32>"#),
    ("%0 = stablehlo.dot %m, %m, precision = [DEFAULT, HIGHEST] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>",
     r#"%0 = "stablehlo.dot_general"(%m, %m) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>"#),
    ("%0 = stablehlo.compare  GE, %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>",
     r#"%0 = "stablehlo.compare"(%x, %x) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>"#),
    ("%0 = stablehlo.partition_id : tensor<ui32>",
     r#"%0 = "stablehlo.partition_id"() : () -> tensor<ui32>"#),
    ("%0 = \"stablehlo.map\"(%x, %x) <{dimensions = array<i64: 0>}> ({\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n%1 = stablehlo.maximum %a, %b : tensor<f32>\nstablehlo.return %1 : tensor<f32>\n}) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>",
     r#"%0 = "stablehlo.maximum"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>"#),
    ("%0:2 = stablehlo.while(%a = %x, %b = %i) : tensor<4xf32>, tensor<2xi32> attributes {some.note}\ncond {\n%1 = stablehlo.constant dense<false> : tensor<i1>\nstablehlo.return %1 : tensor<i1>\n} do {\nstablehlo.return %a, %b : tensor<4xf32>, tensor<2xi32>\n}",
     "%0:2 = \"stablehlo.while\"(%x, %i) ({\n^bb0(%a: tensor<4xf32>, %b: tensor<2xi32>):\n%1 = stablehlo.constant dense<false> : tensor<i1>\nstablehlo.return %1 : tensor<i1>\n}, {\n^bb0(%a: tensor<4xf32>, %b: tensor<2xi32>):\nstablehlo.return %a, %b : tensor<4xf32>, tensor<2xi32>\n}) : (tensor<4xf32>, tensor<2xi32>) -> (tensor<4xf32>, tensor<2xi32>)"),
    ("%0 = chlo.broadcast_add %m, %c : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x2xf32>",
     "%1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<2x2xf32>\n%0 = stablehlo.add %m, %1 : tensor<2x2xf32>"),
    ("%0 = chlo.broadcast_compare %i, %j {broadcast_dimensions = array<i64: 0>, comparison_direction = #chlo<comparison_direction LT>} : (tensor<2xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>",
     "%1 = stablehlo.broadcast_in_dim %i, dims = [0] : (tensor<2xi32>) -> tensor<2x3xi32>\n%0 = stablehlo.compare LT, %1, %j : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>"),
    ("%0 = chlo.constant dense<1.0> : tensor<f32>",
     "%0 = stablehlo.constant dense<1.0> : tensor<f32>"),
    ("%0 = stablehlo.custom_call @\"my kernel\"(%x) {api_version = 4 : i32, backend_config = {n = 3 : i64}} : (tensor<4xf32>) -> tensor<4xf32>",
     r#"%0 = "stablehlo.custom_call"(%x) <{api_version = 4 : i32, backend_config = {n = 3 : i64}, call_target_name = "my kernel"}> : (tensor<4xf32>) -> tensor<4xf32>"#),
];

#[test]
fn both_forms_are_the_same() {
    for (pretty, generic) in BOTH {
        assert_eq!(read(pretty), read(generic), "{pretty}");
    }
}

#[test]
fn meshes_and_shardings_are_left_out() {
    let text = "module @jit_f attributes {mhlo.num_partitions = 1 : i32} {
      sdy.mesh @mesh = <[\"x\"=1]> {stablehlo.mesh = {axes = [{name = \"x\", size = 1 : i64}]}}
      func.func public @main(%arg0: tensor<4xf32> {jax.buffer_donor = true, tf.aliasing_output = 0 : i32, \
        sdy.sharding = #sdy.sharding<@mesh, [{\"x\"}]>}) -> (tensor<4xf32> {jax.result_info = \"\"}) {
        return %arg0 : tensor<4xf32> loc(#loc)
      } loc(#loc)
    } loc(#loc)\n#loc = loc(unknown)\n";
    assert_eq!(
        parse(text).unwrap().to_string(),
        "func.func @main(%arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32}) -> (tensor<4xf32>) {\n  \
         \"func.return\"(%arg0) : (tensor<4xf32>) -> ()\n}\n"
    );
}

/// Ops that are refused.
#[rustfmt::skip]
const REFUSED: &[&str] = &[
    "%0 = stablehlo.fft %x, type = RFFT, length = [5] : (tensor<4xf32>) -> tensor<3xcomplex<f32>>",
    "%0 = stablehlo.fft %x, type = FFT, length = [4] : (tensor<4xf32>) -> tensor<4xcomplex<f32>>",
    "%0 = stablehlo.fft %x, type = DCT, length = [4] : (tensor<4xf32>) -> tensor<4xf32>",
    "%0 = stablehlo.complex %x, %x : tensor<4xcomplex<f32>>\n%1 = stablehlo.cbrt %0 : tensor<4xcomplex<f32>>",
    "%0 = stablehlo.complex %x, %x : tensor<4xcomplex<f32>>\n%1 = stablehlo.compare LT, %0, %0 : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>",
    "%0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xcomplex<f16>>",
    "%0 = stablehlo.constant dense<(1.0, 2.0)> : tensor<f32>",
    "%0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xcomplex<f32>>",
    "%0 = stablehlo.cholesky %m, lower = true : tensor<2x2xf32>",
    r#"%0 = "stablehlo.triangular_solve"(%m, %m) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>"#,
    "%0, %1 = stablehlo.rng_bit_generator %k, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)",
    "%0 = stablehlo.tuple %x, %k : tuple<tensor<4xf32>, tensor<2xui64>>",
    "%0 = stablehlo.get_tuple_element %t[0] : (tuple<tensor<4xf32>>) -> tensor<4xf32>",
    "%0 = stablehlo.after_all : !stablehlo.token",
    "%0 = stablehlo.reduce_precision %x, format = e5m10 : tensor<4xf32>",
    "%0 = stablehlo.dynamic_broadcast_in_dim %x, %i, dims = [1] : (tensor<4xf32>, tensor<2xi32>) -> tensor<?x4xf32>",
    "%0 = stablehlo.abs %x : tensor<?xf32>",
    "%0 = stablehlo.abs %x : tensor<*xf32>",
    "%0 = stablehlo.uniform_quantize %x : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.1:-30>>",
    "%0 = stablehlo.abs %x : tensor<4x!quant.uniform<i8:f32, 0.1:-30>>",
    "%0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<4xf8E4M3FN>",
    "%0 = chlo.lgamma %x : tensor<4xf32> -> tensor<4xf32>",
    "%0 = chlo.erf %i : tensor<2xi32> -> tensor<2xi32>",
    "%0:2 = chlo.top_k(%x, k = 5) : tensor<4xf32> -> (tensor<5xf32>, tensor<5xi32>)",
    r#"%0 = sdy.sharding_constraint %x <@mesh, [{"x"}]> : tensor<4xf32>"#,
    "%0 = tensor.dim %x, %n : tensor<4xf32>",
    "%0 = stablehlo.constant dense_resource<big> : tensor<4xf32>",
    "%0 = stablehlo.custom_call @lapack_spotrf_ffi(%m) {backend_config = \"\", operand_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<2x2xf32>) -> tensor<2x2xf32>",
    "%0 = stablehlo.compare EQ, %x, %x, FLOAT, SIGNED : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>",
    "%0 = stablehlo.select %x, %x : tensor<4xf32>",
    "%0 = stablehlo.reshape %x : tensor<4xf32>",
    "%0 = stablehlo.transpose %m, dims = 1 : (tensor<2x2xf32>) -> tensor<2x2xf32>",
    "%0 = stablehlo.transpose %m, order = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>",
    "%0 = stablehlo.dot_general %m, %m, contracting_dims = [1] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>",
    "%0 = stablehlo.dot_general %m, %m, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = bf16> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>",
    "%0 = stablehlo.convolution(%m, %m) dim_numbers = [b, f]x[i, o]->[b, f], window = {pads = []} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>",
    "%0 = stablehlo.reduce(%x init: %c) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>\n reducer(%a: tensor<f32>, %b: tensor<f32>)  {\n%1 = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<2xf32>\n%2 = stablehlo.slice %1 [0:1] : (tensor<2xf32>) -> tensor<1xf32>\n%3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>\nstablehlo.return %3 : tensor<f32>\n}",
    "%0 = stablehlo.reduce(%x init: %c) applies stablehlo.add over dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>",
    "stablehlo.while(%a = %i) : tensor<2xi32>\ncond {\n%0 = stablehlo.frobnicate %a : tensor<i1>\nstablehlo.return %0 : tensor<i1>\n} dont {\nstablehlo.return %a : tensor<2xi32>\n}",
    "%0 = stablehlo.composite \"my.op\" %x {decomposition = @none} : (tensor<4xf32>) -> tensor<4xf32>",
];

#[test]
fn refusals() {
    let mut all = String::new();
    for ops in REFUSED {
        let errors = parse(&function(ops)).expect_err(ops);
        let lines = errors.iter().map(|error| format!("\n  {error}"));
        writeln!(all, "{ops}{}\n", lines.collect::<String>()).expect("a string");
    }
    insta::assert_snapshot!(all);
}

#[test]
fn errors_of_several_functions_are_reported() {
    let text = "module {
      func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
        return %x : tensor<?xf32>
      }
      func.func private @g(%x: tensor<4xf32>) -> tensor<4xf32> {
        %0 = stablehlo.frob %x : tensor<4xf32>
        %1 = stablehlo.abs %x : tensor<4xf32>, tensor<4xf32>
        return %1 : tensor<4xf32>
      }
    }";
    let errors = parse(text).unwrap_err();
    let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
    let expected = [
        "2:27: sizes must be known: there is no `?` here; export the program with static shapes",
        "6:14: there is no op `stablehlo.frob`",
        "7:33: stablehlo.abs: expected one type",
    ];
    assert_eq!(errors, expected);
}

#[test]
fn any_cut_of_a_program_is_an_error_or_a_function() {
    let text = include_str!("../jax_programs/sorts.mlir");
    for (nth, _) in text.char_indices().step_by(41) {
        let _ = parse(&text[..nth]);
        let _ = parse(&format!(
            "{}{}",
            &text[..nth],
            &text[(nth + 40).min(text.len())..]
        ));
    }
}

#[test]
fn complex_parameters_and_results_are_pairs() {
    let text =
        "func.func @main(%x: tensor<4xcomplex<f64>>) -> (tensor<4xf64>, tensor<4xcomplex<f64>>) {
        %0 = stablehlo.abs %x : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
        %1 = stablehlo.multiply %x, %x : tensor<4xcomplex<f64>>
        return %0, %1 : tensor<4xf64>, tensor<4xcomplex<f64>>
      }";
    let func = parse(text).unwrap();
    let pairs = TensorType::new(F64, [4, 2]);
    assert_eq!(func.params()[0].ty, pairs);
    assert_eq!(
        func.result_types(),
        [TensorType::new(F64, [4]), pairs.clone()]
    );
    let x = Literal::from_f64s(F64, [4, 2], &[3.0, 4.0, 0.0, 2.0, -1.0, 0.0, 0.0, 0.0]);
    let results = eval(&func, &[x]).unwrap();
    assert_eq!(results[0].to_f64s(), [5.0, 2.0, 1.0, 0.0]);
    let squares = [-7.0, 24.0, -4.0, 0.0, 1.0, 0.0, 0.0, 0.0];
    assert_eq!(results[1].to_f64s(), squares);
}
