"builtin.module"() <{sym_name = "jit_constants"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3xf32>) -> (tensor<3xf32>, tensor<2x1xi1>, tensor<40xi8>, tensor<2x2xf32>, tensor<0x3xf32>, tensor<2xf16>, tensor<ui32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3xf32>):
    %0 = "stablehlo.constant"() <{value = dense<[1.500000e+00, 0x7FC00000, -0.000000e+00]> : tensor<3xf32>}> : () -> tensor<3xf32>
    %1 = "stablehlo.constant"() <{value = dense<[[true], [false]]> : tensor<2x1xi1>}> : () -> tensor<2x1xi1>
    %2 = "stablehlo.constant"() <{value = dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39]> : tensor<40xi8>}> : () -> tensor<40xi8>
    %3 = "stablehlo.constant"() <{value = dense<> : tensor<0x3xf32>}> : () -> tensor<0x3xf32>
    %4 = "stablehlo.multiply"(%arg0, %0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %5 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<2xf16>
    %9 = "stablehlo.constant"() <{value = dense<0x7C00> : tensor<f16>}> : () -> tensor<f16>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<2xf16>
    %11 = "stablehlo.multiply"(%10, %8) : (tensor<2xf16>, tensor<2xf16>) -> tensor<2xf16>
    %12 = "stablehlo.constant"() <{value = dense<4294967295> : tensor<ui32>}> : () -> tensor<ui32>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %14 = "stablehlo.subtract"(%12, %13) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    "func.return"(%4, %1, %2, %6, %3, %11, %14) : (tensor<3xf32>, tensor<2x1xi1>, tensor<40xi8>, tensor<2x2xf32>, tensor<0x3xf32>, tensor<2xf16>, tensor<ui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
