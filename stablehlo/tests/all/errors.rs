//! Invalid programs and their error messages.

use stablehlo::{
    BinaryOp, ElementType, EvalError, Func, Literal, Op, TensorType, Value, eval, parse,
};

/// The text, inside a function of `%x: tensor<4xf32>`, `%i: tensor<i32>` and `%p: tensor<4xi1>`,
/// and the first error.
#[rustfmt::skip]
const WRONG: &[(&str, &str)] = &[
    (r#"%0 = "stablehlo.frobnicate"(%x) : (tensor<4xf32>) -> tensor<4xf32>"#,
     "2:6: there is no op `stablehlo.frobnicate`"),
    (r#"%0 = "stablehlo.add"(%x, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>"#,
     "2:26: `%y` is not known here"),
    (r#"%0 = "stablehlo.add"(%x) : (tensor<4xf32>) -> tensor<4xf32>"#,
     "2:6: stablehlo.add takes 2 operands, not 1"),
    (r#"%0 = "stablehlo.add"(%x, %i) : (tensor<4xf32>, tensor<i32>) -> tensor<4xf32>"#,
     "2:6: stablehlo.add: the operands differ: tensor<4xf32> and tensor<i32>"),
    (r#"%0 = "stablehlo.add"(%x, %x) : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>"#,
     "2:6: stablehlo.add: the operands are (tensor<4xf32>, tensor<4xf32>), but the text says (tensor<4xf32>, tensor<5xf32>)"),
    (r#"%0 = "stablehlo.add"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32>"#,
     "2:6: stablehlo.add: the results are (tensor<4xf32>), but the text says (tensor<5xf32>)"),
    (r#"%0:2 = "stablehlo.add"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>"#,
     "2:8: 2 results are named, but there are 1"),
    (r#"%x = "stablehlo.add"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>"#,
     "2:6: `%x` is there already"),
    (r#"%0 = "stablehlo.add"(%x#1, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>"#,
     "2:22: `%x` has 1 results, counted from 0: there is no `#1`"),
    (r#"%0 = "stablehlo.and"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>"#,
     "2:6: stablehlo.and: works on i1, signed integers, unsigned integers, not on tensor<4xf32>"),
    (r#"%0 = "stablehlo.sqrt"(%i) : (tensor<i32>) -> tensor<i32>"#,
     "2:6: stablehlo.sqrt: works on floats, not on tensor<i32>"),
    (r#"%0 = "stablehlo.sqrt"(%x) <{speed = 3 : i32}> : (tensor<4xf32>) -> tensor<4xf32>"#,
     "2:29: `speed` is not known here"),
    (r#"%0 = "stablehlo.compare"(%x, %x) <{comparison_direction = #stablehlo<comparison_direction UP>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>"#,
     "2:6: `comparison_direction` must be one of EQ, NE, LT, LE, GT, GE"),
    (r#"%0 = "stablehlo.select"(%i, %x, %x) : (tensor<i32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>"#,
     "2:6: stablehlo.select: tensor<i32> cannot choose between tensor<4xf32>s: it must be i1, and of their shape or of rank 0"),
    (r#"%0 = "stablehlo.clamp"(%i, %x, %i) : (tensor<i32>, tensor<4xf32>, tensor<i32>) -> tensor<4xf32>"#,
     "2:6: stablehlo.clamp: tensor<i32> cannot bound tensor<4xf32>: it must have its element type, and its shape or rank 0"),
    (r#"%0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4xf32>"#,
     "2:6: stablehlo.iota: no dimension 1 in rank 1"),
    (r#"%0 = "stablehlo.reshape"(%x) : (tensor<4xf32>) -> tensor<5xf32>"#,
     "2:6: stablehlo.reshape: tensor<4xf32> has 4 elements, tensor<5xf32> has 5"),
    (r#"%0 = "stablehlo.bitcast_convert"(%x) : (tensor<4xf32>) -> tensor<2xf64>"#,
     "2:6: stablehlo.bitcast_convert: tensor<4xf32> to f64: the last dimension must be 2"),
    (r#"%0 = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<4x3xf32>"#,
     "2:6: stablehlo.broadcast_in_dim: tensor<4xf32> along dimensions [1] of tensor<4x3xf32>: 4 is neither 1 nor 3"),
    (r#"%0 = "stablehlo.transpose"(%x) <{permutation = array<i64: 1>}> : (tensor<4xf32>) -> tensor<4xf32>"#,
     "2:6: stablehlo.transpose: permutation [1]: there is no dimension 1 in rank 1"),
    (r#"%0 = "stablehlo.transpose"(%x) : (tensor<4xf32>) -> tensor<4xf32>"#,
     "2:6: `permutation` is missing"),
    (r#"%0 = "stablehlo.reverse"(%x) <{dimensions = array<i64: 0, 0>}> : (tensor<4xf32>) -> tensor<4xf32>"#,
     "2:6: stablehlo.reverse: dimensions [0, 0]: 0 is there twice"),
    (r#"%0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 1>, limit_indices = array<i64: 5>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<4xf32>"#,
     "2:6: stablehlo.slice: 1..5 is not within dimension 0 of tensor<4xf32>"),
    (r#"%0 = "stablehlo.slice"(%x) <{start_indices = array<i64: -1>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<4xf32>"#,
     "2:30: `start_indices` must be within its range"),
    (r#"%0 = "stablehlo.pad"(%x, %i) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<4xf32>, tensor<i32>) -> tensor<4xf32>"#,
     "2:6: stablehlo.pad: the padding must be a tensor<f32>, not tensor<i32>"),
    (r#"%0 = "stablehlo.concatenate"(%x, %p) <{dimension = 0 : i64}> : (tensor<4xf32>, tensor<4xi1>) -> tensor<8xf32>"#,
     "2:6: stablehlo.concatenate: the element types of tensor<4xf32> and tensor<4xi1> differ"),
    (r#"%0 = "stablehlo.dynamic_slice"(%x) <{slice_sizes = array<i64: 2>}> : (tensor<4xf32>) -> tensor<2xf32>"#,
     "2:6: stablehlo.dynamic_slice: 0 starts for tensor<4xf32>, which has rank 1"),
    (r#"%0 = "stablehlo.dynamic_slice"(%x, %i) <{slice_sizes = array<i64: 5>}> : (tensor<4xf32>, tensor<i32>) -> tensor<5xf32>"#,
     "2:6: stablehlo.dynamic_slice: a slice of sizes [5] does not fit into tensor<4xf32>"),
    (r#"%0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<start_index_map = [0], collapsed_slice_dims = [0]>, slice_sizes = array<i64: 2>}> : (tensor<4xf32>, tensor<i32>) -> tensor<f32>"#,
     "2:6: stablehlo.gather: dimension 0 is collapsed, but its slice size is 2"),
    (r#"%0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0]>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<i32>) -> tensor<f32>"#,
     "2:6: `operand_batching_dims` and `start_indices_batching_dims` differ in length"),
    (r#"%0 = "stablehlo.reduce"(%x, %i) <{dimensions = array<i64: 0>}> ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          "stablehlo.return"(%b) : (tensor<f32>) -> ()
        }) : (tensor<4xf32>, tensor<i32>) -> tensor<f32>"#,
     "2:6: stablehlo.reduce: which element is the last one is not said, so `set` cannot reduce"),
    (r#"%0 = "stablehlo.reduce"(%x, %i) <{dimensions = array<i64: 0>}> ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %1 = "stablehlo.subtract"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%1) : (tensor<f32>) -> ()
        }) : (tensor<4xf32>, tensor<i32>) -> tensor<f32>"#,
     "2:6: the initial value must be a tensor<f32>, not tensor<i32>"),
    (r#"%0 = "stablehlo.scatter"(%x, %i, %x) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %1 = "stablehlo.subtract"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%1) : (tensor<f32>) -> ()
        }) : (tensor<4xf32>, tensor<i32>, tensor<4xf32>) -> tensor<4xf32>"#,
     "2:6: the region must do one op to its two arguments, or return the second: set, add, multiply, minimum, maximum, and, or, xor"),
    (r#"%0 = "stablehlo.dot_general"(%x, %x) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0]>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>"#,
     "2:6: stablehlo.dot_general: the contracting dimensions of tensor<4xf32> and tensor<4xf32> have sizes [4] and []"),
    (r#"%0 = "stablehlo.while"(%i) ({
        ^bb0(%a: tensor<i32>):
          "stablehlo.return"(%a) : (tensor<i32>) -> ()
        }, {
        ^bb0(%a: tensor<i32>):
          "stablehlo.return"(%a) : (tensor<i32>) -> ()
        }) : (tensor<i32>) -> tensor<i32>"#,
     "2:6: stablehlo.while: the condition returns (tensor<i32>), it must return (tensor<i1>)"),
    (r#"%0 = "stablehlo.constant"() <{value = dense<[1.0]> : tensor<2xf32>}> : () -> tensor<2xf32>"#,
     "2:45: lists of lengths [1] are not a tensor<2xf32>"),
    (r#"%0 = "stablehlo.constant"() <{value = dense<[[1.0], [1.0, 2.0]]> : tensor<2xf32>}> : () -> tensor<2xf32>"#,
     "2:54: a list of 2 beside one of 1"),
    (r#"%0 = "stablehlo.constant"() <{value = dense<300> : tensor<i8>}> : () -> tensor<i8>"#,
     "2:45: `300` is not a i8"),
    (r#"%0 = "stablehlo.constant"() <{value = dense<"0x00"> : tensor<2xf32>}> : () -> tensor<2xf32>"#,
     "2:45: 1 bytes, but a tensor<2xf32> has 8"),
    (r#"%0 = "stablehlo.negate"(%x) : (tensor<4xf32>) -> tensor<?xf32>"#,
     "2:50: sizes must be known: there is no `?` here; export the program with static shapes"),
    (r#"%0 = "stablehlo.negate"(%x) : (tensor<4xf32>) -> tensor<4xf8>"#,
     "2:59: there is no element type `f8` here"),
    (r#"%0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4294967296x4294967296xf32>"#,
     "2:62: tensor<4294967296x4294967296xf32> is larger than any memory"),
    (r#"%0 = "stablehlo.negate"(%x, : (tensor<4xf32>) -> tensor<4xf32>"#,
     "2:29: expected `%`, found `:`"),
    (r#"%0 = "func.call"(%x) <{callee = @f}> : (tensor<4xf32>) -> tensor<4xf32>"#,
     "2:24: there is no function `@f`"),
    (r#"%0 = "func.call"(%x) <{callee = "f"}> : (tensor<4xf32>) -> tensor<4xf32>"#,
     "2:24: `callee` must be a symbol such as `@kernel`"),
    (r#"%0 = "func.call"(%x, %i, %p) <{callee = @main}> : (tensor<4xf32>, tensor<i32>, tensor<4xi1>) -> tensor<4xf32>"#,
     "2:32: `@main` would call itself"),
    (r#""func.return"(%x) : (tensor<4xf32>) -> ()"#,
     "3:1: nothing can come behind the return"),
    (r#"%0 = "reactant.rotate"(%x) <{amount = 1 : i64, dimension = 1 : i64}> : (tensor<4xf32>) -> tensor<4xf32>"#,
     "2:6: reactant.rotate: no dimension 1 in tensor<4xf32>"),
    (r#"%0 = "reactant.wrap"(%x) <{dimension = 0 : i64, high = 0 : i64, low = 5 : i64}> : (tensor<4xf32>) -> tensor<9xf32>"#,
     "2:6: reactant.wrap: 5 and 0 more of dimension 0 of tensor<4xf32>, which has 4"),
    (r#"%0 = "reactant.extend"(%i) <{dimension = 0 : i64, high = 1 : i64, low = 1 : i64}> : (tensor<i32>) -> tensor<2xi32>"#,
     "2:6: reactant.extend: no dimension 0 in tensor<i32>"),
    (r#"%0 = "reactant.wrap"(%x, %x) <{dimension = 0 : i64, high = 0 : i64, low = 5 : i64}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<9xf32>"#,
     "2:6: reactant.wrap takes 1 operands, not 2"),
    (r#"%0 = "reactant.stencil"(%x) <{constants = dense<1.0> : tensor<1xf64>, edges = ["valid"], offsets = [array<i64: 1>], start = array<i64: 0>, variable = array<i64: -1>}> : (tensor<4xf32>) -> tensor<4xf32>"#,
     "2:6: reactant.stencil: the taps reach 0 before and 1 behind dimension 0 of tensor<4xf32>, which is `valid`"),
    (r#"%0 = "reactant.stencil"(%x) <{constants = dense<1.0> : tensor<1xf64>, edges = ["zero"], offsets = [array<i64: 1>], start = array<i64: 0>, variable = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4xf32>"#,
     "2:6: reactant.stencil: no coefficient 0 among 0"),
    (r#"%0 = "reactant.stencil"(%i) <{constants = dense<0.5> : tensor<1xf64>, edges = [], offsets = [array<i64>], start = array<i64>, variable = array<i64: -1>}> : (tensor<i32>) -> tensor<i32>"#,
     "2:6: reactant.stencil: a coefficient of 0.5 for tensor<i32>"),
    (r#"%0 = "reactant.stencil"(%x) <{constants = dense<0.5> : tensor<1xf64>, edges = ["far"], offsets = [array<i64: 1>], start = array<i64: 0>, variable = array<i64: -1>}> : (tensor<4xf32>) -> tensor<4xf32>"#,
     "2:6: there is no edge `far`"),
    (r#"%0 = "stablehlo.case"(%i) ({
          "stablehlo.return"(%i) : (tensor<i32>) -> ()
        }, {
          "stablehlo.return"(%x) : (tensor<4xf32>) -> ()
        }) : (tensor<i32>) -> tensor<i32>"#,
     "2:6: stablehlo.case: branch 1 returns (tensor<4xf32>), the first returns (tensor<i32>)"),
    (r#"%0 = "stablehlo.case"(%x) ({
          "stablehlo.return"(%i) : (tensor<i32>) -> ()
        }) : (tensor<4xf32>) -> tensor<i32>"#,
     "2:6: stablehlo.case: the index must be a tensor<i32>, not tensor<4xf32>"),
    (r#"%0 = "stablehlo.case"(%i) : (tensor<i32>) -> tensor<i32>"#,
     "2:6: stablehlo.case: there are no branches"),
    (r#"%0 = "stablehlo.if"(%i) ({
          "stablehlo.return"(%i) : (tensor<i32>) -> ()
        }, {
          "stablehlo.return"(%i) : (tensor<i32>) -> ()
        }) : (tensor<i32>) -> tensor<i32>"#,
     "2:6: an `if` has two branches, and a tensor<i1>"),
    (r#"%0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          %1 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
          "stablehlo.return"(%1) : (tensor<i1>) -> ()
        }) : (tensor<4xf32>) -> tensor<4xf32>"#,
     "2:6: the region must compare, by LT or GT, what it computes in the same way from the elements at both places"),
    (r#"%0:2 = "stablehlo.sort"(%x, %i) <{dimension = 0 : i64, is_stable = true}> ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
          %1 = "stablehlo.compare"(%b, %a) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
          "stablehlo.return"(%1) : (tensor<i1>) -> ()
        }) : (tensor<4xf32>, tensor<i32>) -> (tensor<4xf32>, tensor<i32>)"#,
     "2:8: stablehlo.sort: tensor<4xf32> and tensor<i32> are not of one shape"),
    (r#"%0 = "reactant.scan"(%x, %i) <{dimension = 0 : i64}> ({
        ^bb0(%a: tensor<f32>, %b: tensor<f32>):
          "stablehlo.return"(%b) : (tensor<f32>) -> ()
        }) : (tensor<4xf32>, tensor<i32>) -> tensor<4xf32>"#,
     "2:6: reactant.scan: which element is the last one is not said, so `set` cannot reduce"),
    (r#"%0 = "reactant.unwrap"(%x) : (tensor<4xf32>) -> tensor<4xf32>"#,
     "2:6: there is no op `reactant.unwrap`"),
    (r#"%0 = "stablehlo.reduce_window"(%p, %i) <{window_dimensions = array<i64: 0>}> ({
        ^bb0(%a: tensor<i1>, %b: tensor<i1>):
          %1 = "stablehlo.or"(%a, %b) : (tensor<i1>, tensor<i1>) -> tensor<i1>
          "stablehlo.return"(%1) : (tensor<i1>) -> ()
        }) : (tensor<4xi1>, tensor<i32>) -> tensor<4xi1>"#,
     "2:6: stablehlo.reduce_window: the initial value must be a tensor<i1>, not tensor<i32>"),
    (r#"%0 = "stablehlo.convolution"(%x, %x) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, 0]>, feature_group_count = 1 : i64}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>"#,
     "2:105: expected dimensions such as `[b, f, 0]x[o, i, 0]->[b, f, 0]`"),
    (r#"%0 = "stablehlo.convolution"(%x, %x) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>"#,
     "2:6: stablehlo.convolution: the lhs, tensor<4xf32>, must be of rank 3: 1 spatial dimensions and two more"),
    (r#"%0 = "stablehlo.convolution"(%x, %x) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, feature_group_count = 1 : i64, padding = dense<1> : tensor<1x2xi64>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>"#,
     "2:160: `padding` must be `dense<…> : tensor<0x2xi64>`"),
];

fn around(text: &str) -> String {
    format!(
        "func.func @main(%x: tensor<4xf32>, %i: tensor<i32>, %p: tensor<4xi1>) -> (tensor<4xf32>) {{\n{text}\nreturn %x : tensor<4xf32>\n}}\n"
    )
}

#[test]
fn messages() {
    for (text, expected) in WRONG {
        let errors = parse(&around(text)).expect_err(text);
        assert_eq!(errors[0].to_string(), *expected, "{text}");
    }
}

#[test]
fn all_errors_are_reported_once() {
    let text = around(
        r#"%0 = "stablehlo.sqrt"(%i) : (tensor<i32>) -> tensor<i32>
%1 = "stablehlo.negate"(%0) : (tensor<i32>) -> tensor<i32>
%2 = "stablehlo.sqrt"(%p) : (tensor<4xi1>) -> tensor<4xi1>"#,
    );
    let errors = parse(&text).unwrap_err();
    assert_eq!(
        errors.iter().map(|error| error.line).collect::<Vec<_>>(),
        [2, 4]
    );
    let text = around("%0 = 5\n%1 = \"stablehlo.negate\"(\n%2 = %3\n");
    let errors = parse(&text).unwrap_err();
    assert_eq!(
        errors.iter().map(|error| error.line).collect::<Vec<_>>(),
        [2, 4]
    );
}

#[test]
fn messages_about_functions() {
    for (text, expected) in [
        ("", "1:1: there is no `func.func`"),
        ("module {}", "1:1: there is no `func.func`"),
        (
            "func.func @f() { return }\nfunc.func @g() { return }",
            "2:1: 2 functions, and none of them is called `main`",
        ),
        (
            "func.func @f() {}",
            "1:17: expected a `func.return` at the end",
        ),
        (
            "func.func @f() -> tensor<f32> { return }",
            "1:1: the function says it returns (tensor<f32>), but returns ()",
        ),
        (
            "func.func @f(%x: tensor<f32>, %x: tensor<f32>) { return }",
            "1:1: `%x` is there already",
        ),
        (
            "func.func @f() { return",
            "1:24: expected an op, but the text ends here",
        ),
        (
            "hello",
            "1:1: expected `module` or `func.func`, found `hello`",
        ),
        (
            "func.func @f() { return }\nfunc.func private @f() { return }",
            "2:1: `@f` is there already",
        ),
        (
            "func.func @main(%x: tensor<f32>) { \"func.call\"(%x) <{callee = @f}> : (tensor<f32>) -> () return }\n\
             func.func private @f(%x: tensor<i32>) -> tensor<i32> { return %x : tensor<i32> }",
            "1:36: func.call: `f` takes (tensor<i32>), it is given (tensor<f32>)",
        ),
        (
            "func.func @main() { \"func.call\"() <{callee = @f}> : () -> () return }\nfunc.func private @f() { return }",
            "1:21: func.call: `f` returns nothing",
        ),
        (
            "func.func @main() -> tensor<f32> { %0 = \"func.call\"() <{callee = @f}> : () -> tensor<f32> return %0 : tensor<f32> }\n\
             func.func private @f() -> tensor<f32> { %0 = \"func.call\"() <{callee = @g}> : () -> tensor<f32> return %0 : tensor<f32> }\n\
             func.func private @g() -> tensor<f32> { %0 = \"func.call\"() <{callee = @f}> : () -> tensor<f32> return %0 : tensor<f32> }",
            "3:62: `@f` would call itself",
        ),
        (
            "// größe\nfunc.func @f( { return }",
            "2:15: expected `%`, found `{`",
        ),
    ] {
        let errors = parse(text).expect_err(text);
        assert_eq!(errors[0].to_string(), expected, "{text}");
    }
}

#[test]
fn push_refuses_what_does_not_fit() {
    let mut func = Func::new("f");
    let x = func.parameter(TensorType::new(ElementType::F32, [2]));
    let error = func.push(Op::Parameter { index: 1 }).unwrap_err();
    assert_eq!(
        error.to_string(),
        "parameter: there is no parameter 1 among 1"
    );
    assert_eq!(func.push(Op::Parameter { index: 0 }), Ok(x));
    let pair = func
        .push(Op::OptimizationBarrier {
            operands: vec![x, x],
        })
        .unwrap();
    let error = func.push(Op::Binary(BinaryOp::Add, pair, x)).unwrap_err();
    assert_eq!(
        error.message,
        "an operand has several results; take one with `Op::Result`"
    );
    let error = func.push(Op::Result { of: pair, index: 2 }).unwrap_err();
    assert_eq!(error.message, "no result 2 among 2");
    let error = func.push(Op::Result { of: x, index: 0 }).unwrap_err();
    assert_eq!(error.message, "the operand has but one result");
    let later = other_value(9);
    let error = func.push(Op::Binary(BinaryOp::Add, later, x)).unwrap_err();
    assert_eq!(error.message, "there is no %9 yet");
    func.results = vec![pair];
    assert_eq!(
        func.verify().unwrap_err().to_string(),
        "`f`: returns %1, which has several results"
    );
    func.results = vec![later];
    assert_eq!(
        func.verify().unwrap_err().to_string(),
        "`f`: returns %9, but has only 2 ops"
    );
}

/// Returns a value of another function.
fn other_value(index: usize) -> Value {
    let mut other = Func::new("other");
    let mut last = other.parameter(TensorType::scalar(ElementType::F32));
    while last.index() < index {
        last = other.parameter(TensorType::scalar(ElementType::F32));
    }
    last
}

#[test]
fn eval_refuses_other_inputs() {
    let mut func = Func::new("f");
    func.parameter(TensorType::new(ElementType::F32, [2]));
    let error = eval(&func, &[Literal::from_i64s(ElementType::I32, [2], &[1, 2])]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "`f` takes (tensor<2xf32>), but was given (tensor<2xi32>)"
    );
    func.results = vec![other_value(5)];
    assert!(matches!(eval(&func, &[]), Err(EvalError::Unverified(_))));
}
