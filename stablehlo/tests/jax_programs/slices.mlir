module @jit_slices attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x4xf32>, %arg1: tensor<i32>) -> (tensor<2x3xf32> {jax.result_info = "result[0]"}, tensor<4x4xf32> {jax.result_info = "result[1]"}, tensor<2x2xf32> {jax.result_info = "result[2]"}, tensor<4x4xf32> {jax.result_info = "result[3]"}, tensor<6x6xf32> {jax.result_info = "result[4]"}, tensor<4x4xf32> {jax.result_info = "result[5]"}, tensor<4x4xf32> {jax.result_info = "result[6]"}, tensor<8x9xf32> {jax.result_info = "result[7]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, sizes = [2, 3] : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<4> : tensor<i32>
    %6 = stablehlo.add %arg1, %c_3 : tensor<i32>
    %7 = stablehlo.select %5, %6, %arg1 : tensor<i1>, tensor<i32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %8 = stablehlo.dynamic_update_slice %arg0, %4, %7, %c_4 : (tensor<4x4xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
    %9 = stablehlo.slice %arg0 [1:3, 0:4:2] : (tensor<4x4xf32>) -> tensor<2x2xf32>
    %10 = stablehlo.reverse %arg0, dims = [0] : tensor<4x4xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %11 = call @_pad(%arg0, %c_5) : (tensor<4x4xf32>, tensor<i32>) -> tensor<6x6xf32>
    %12 = call @_roll_static(%arg0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %13 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %14 = stablehlo.pad %arg0, %cst_6, low = [-1, 0], high = [2, -1], interior = [1, 2] : (tensor<4x4xf32>, tensor<f32>) -> tensor<8x9xf32>
    return %3, %8, %9, %10, %11, %12, %13, %14 : tensor<2x3xf32>, tensor<4x4xf32>, tensor<2x2xf32>, tensor<4x4xf32>, tensor<6x6xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<8x9xf32>
  }
  func.func private @_pad(%arg0: tensor<4x4xf32>, %arg1: tensor<i32>) -> tensor<6x6xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [1, 0], high = [1, 2], interior = [0, 0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<6x6xf32>
    return %1 : tensor<6x6xf32>
  }
  func.func private @_roll_static(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.slice %arg0 [3:4, 0:4] : (tensor<4x4xf32>) -> tensor<1x4xf32>
    %1 = stablehlo.slice %arg0 [0:3, 0:4] : (tensor<4x4xf32>) -> tensor<3x4xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    return %2 : tensor<4x4xf32>
  }
}
