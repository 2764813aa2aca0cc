module @jit_composites attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "result[0]"}, tensor<4xf32> {jax.result_info = "result[1]"}, tensor<4xf32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.composite "my.twice" %arg0 {decomposition = @my.twice} : (tensor<4xf32>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1:2 = stablehlo.optimization_barrier %arg0, %cst : tensor<4xf32>, tensor<f32>
    %2 = stablehlo.sine %1#0 : tensor<4xf32>
    %3 = stablehlo.cosine %1#0 : tensor<4xf32>
    %4 = stablehlo.cosine %2 : tensor<4xf32>
    %5 = stablehlo.broadcast_in_dim %1#1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<4xf32>
    %7 = stablehlo.multiply %6, %3 : tensor<4xf32>
    %8 = call @"<lambda>"(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    return %0, %7, %8 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func private @my.twice(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @"<lambda>"(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}
