module @jit_reductions_with_calls attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x3xf32>) -> (tensor<3xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<5x2xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) across dimensions = [0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
     reducer(%arg1: tensor<f32>, %arg2: tensor<f32>)  {
      %3 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      %4 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
      %5 = stablehlo.compare NE, %4, %4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.add %arg1, %arg2 : tensor<f32>
      %7 = stablehlo.abs %4 : tensor<f32>
      %8 = stablehlo.negate %7 : tensor<f32>
      %9 = stablehlo.exponential %8 : tensor<f32>
      %10 = stablehlo.log_plus_one %9 : tensor<f32>
      %11 = stablehlo.add %3, %10 : tensor<f32>
      %12 = stablehlo.select %5, %6, %11 : tensor<i1>, tensor<f32>
      stablehlo.return %12 : tensor<f32>
    }
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) across dimensions = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<f32>
     reducer(%arg1: tensor<f32>, %arg2: tensor<f32>)  {
      %3 = stablehlo.compare GT, %arg1, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = func.call @_where(%3, %arg1, %arg2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = "stablehlo.reduce_window"(%arg0, %cst_1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 1, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      %4 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
      %5 = stablehlo.compare NE, %4, %4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.add %arg1, %arg2 : tensor<f32>
      %7 = stablehlo.abs %4 : tensor<f32>
      %8 = stablehlo.negate %7 : tensor<f32>
      %9 = stablehlo.exponential %8 : tensor<f32>
      %10 = stablehlo.log_plus_one %9 : tensor<f32>
      %11 = stablehlo.add %3, %10 : tensor<f32>
      %12 = stablehlo.select %5, %6, %11 : tensor<i1>, tensor<f32>
      stablehlo.return %12 : tensor<f32>
    }) : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x2xf32>
    return %0, %1, %2 : tensor<3xf32>, tensor<f32>, tensor<5x2xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
}
