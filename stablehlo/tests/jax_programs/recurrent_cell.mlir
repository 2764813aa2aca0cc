module @jit_recurrent_cell attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x3xf32>, %arg1: tensor<3x4xf32>) -> (tensor<2xf32> {jax.result_info = "result[0][0]"}, tensor<2xf32> {jax.result_info = "result[0][1]"}, tensor<5x2xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:6 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg1, %iterArg_3 = %c, %iterArg_4 = %0, %iterArg_5 = %1, %iterArg_6 = %2) : tensor<5x3xf32>, tensor<3x4xf32>, tensor<i32>, tensor<2xf32>, tensor<2xf32>, tensor<5x2xf32>
    cond {
      %c_7 = stablehlo.constant dense<5> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_3, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_3) : (tensor<5x3xf32>, tensor<i32>) -> tensor<3xf32>
      %5:3 = func.call @closed_call(%iterArg_2, %iterArg_4, %iterArg_5, %4) : (tensor<3x4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<3xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
      %6 = func.call @dynamic_update_index_in_dim(%iterArg_6, %5#2, %iterArg_3) : (tensor<5x2xf32>, tensor<2xf32>, tensor<i32>) -> tensor<5x2xf32>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg_3, %c_7 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_2, %7, %5#0, %5#1, %6 : tensor<5x3xf32>, tensor<3x4xf32>, tensor<i32>, tensor<2xf32>, tensor<2xf32>, tensor<5x2xf32>
    }
    return %3#3, %3#4, %3#5 : tensor<2xf32>, tensor<2xf32>, tensor<5x2xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x3xf32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<5x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @closed_call(%arg0: tensor<3x4xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>, %arg3: tensor<3xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3x4xf32>) -> tensor<4xf32>
    %1 = stablehlo.slice %0 [0:2] : (tensor<4xf32>) -> tensor<2xf32>
    %2 = stablehlo.slice %0 [2:4] : (tensor<4xf32>) -> tensor<2xf32>
    %3 = stablehlo.negate %1 : tensor<2xf32>
    %4 = stablehlo.exponential %3 : tensor<2xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %6 = stablehlo.add %5, %4 : tensor<2xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %8 = stablehlo.divide %7, %6 : tensor<2xf32>
    %9 = stablehlo.multiply %8, %arg1 : tensor<2xf32>
    %10 = stablehlo.tanh %2 : tensor<2xf32>
    %11 = stablehlo.add %9, %10 : tensor<2xf32>
    %12 = stablehlo.add %arg2, %11 : tensor<2xf32>
    return %11, %12, %11 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<i32>) -> tensor<5x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<5x2xf32>
    return %1 : tensor<5x2xf32>
  }
}
