"builtin.module"() <{sym_name = "jit_half_precision"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x4xf32>, tensor<4x2xf32>) -> (tensor<3x2xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x4xf32>, %arg1: tensor<4x2xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<3x4xf32>) -> tensor<3x4xbf16>
    %1 = "stablehlo.convert"(%arg1) : (tensor<4x2xf32>) -> tensor<4x2xbf16>
    %2 = "stablehlo.dot_general"(%0, %1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4xbf16>, tensor<4x2xbf16>) -> tensor<3x2xf32>
    %3 = "stablehlo.multiply"(%0, %0) : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xbf16>
    %4 = "stablehlo.convert"(%3) : (tensor<3x4xbf16>) -> tensor<3x4xf32>
    %5 = "chlo.erf"(%0) : (tensor<3x4xbf16>) -> tensor<3x4xbf16>
    %6 = "stablehlo.convert"(%5) : (tensor<3x4xbf16>) -> tensor<3x4xf32>
    %7 = "stablehlo.convert"(%0) : (tensor<3x4xbf16>) -> tensor<3x4xf16>
    %8 = "stablehlo.convert"(%7) : (tensor<3x4xf16>) -> tensor<3x4xf32>
    %9 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.reduce"(%8, %9) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %13 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.convert"(%10) : (tensor<f32>) -> tensor<f16>
    %12 = "stablehlo.convert"(%11) : (tensor<f16>) -> tensor<f32>
    "func.return"(%2, %4, %6, %12) : (tensor<3x2xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
