module @jit_half_precision attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<4x2xf32>) -> (tensor<3x2xf32> {jax.result_info = "result[0]"}, tensor<3x4xf32> {jax.result_info = "result[1]"}, tensor<3x4xf32> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xbf16>
    %1 = stablehlo.convert %arg1 : (tensor<4x2xf32>) -> tensor<4x2xbf16>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xbf16>, tensor<4x2xbf16>) -> tensor<3x2xf32>
    %3 = stablehlo.multiply %0, %0 : tensor<3x4xbf16>
    %4 = stablehlo.convert %3 : (tensor<3x4xbf16>) -> tensor<3x4xf32>
    %5 = chlo.erf %0 : tensor<3x4xbf16> -> tensor<3x4xbf16>
    %6 = stablehlo.convert %5 : (tensor<3x4xbf16>) -> tensor<3x4xf32>
    %7 = stablehlo.convert %0 : (tensor<3x4xbf16>) -> tensor<3x4xf16>
    %8 = stablehlo.convert %7 : (tensor<3x4xf16>) -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %10 = stablehlo.convert %9 : (tensor<f32>) -> tensor<f16>
    %11 = stablehlo.convert %10 : (tensor<f16>) -> tensor<f32>
    return %2, %4, %6, %11 : tensor<3x2xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>
  }
}
