module @jit_constants attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>) -> (tensor<3xf32> {jax.result_info = "result[0]"}, tensor<2x1xi1> {jax.result_info = "result[1]"}, tensor<40xi8> {jax.result_info = "result[2]"}, tensor<2x2xf32> {jax.result_info = "result[3]"}, tensor<0x3xf32> {jax.result_info = "result[4]"}, tensor<2xf16> {jax.result_info = "result[5]"}, tensor<ui32> {jax.result_info = "result[6]"}) {
    %cst = stablehlo.constant dense<[1.500000e+00, 0x7FC00000, -0.000000e+00]> : tensor<3xf32>
    %c = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
    %c_0 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39]> : tensor<40xi8>
    %cst_1 = stablehlo.constant dense<> : tensor<0x3xf32>
    %0 = stablehlo.multiply %arg0, %cst : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %2 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f16>) -> tensor<2xf16>
    %cst_4 = stablehlo.constant dense<0x7C00> : tensor<f16>
    %3 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f16>) -> tensor<2xf16>
    %4 = stablehlo.multiply %3, %2 : tensor<2xf16>
    %c_5 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %c_6 = stablehlo.constant dense<0> : tensor<ui32>
    %5 = stablehlo.subtract %c_5, %c_6 : tensor<ui32>
    return %0, %c, %c_0, %1, %cst_1, %4, %5 : tensor<3xf32>, tensor<2x1xi1>, tensor<40xi8>, tensor<2x2xf32>, tensor<0x3xf32>, tensor<2xf16>, tensor<ui32>
  }
}
