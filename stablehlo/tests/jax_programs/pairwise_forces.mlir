module @jit_pairwise_forces attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x2xf32>) -> (tensor<6x2xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<6x2xf32>) -> tensor<6x1x2xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<6x2xf32>) -> tensor<1x6x2xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<6x1x2xf32>) -> tensor<6x6x2xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x6x2xf32>) -> tensor<6x6x2xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<6x6x2xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<6x6x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<6x6x2xf32>, tensor<f32>) -> tensor<6x6xf32>
    %7 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %8 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %10 = stablehlo.add %7, %9 : tensor<6x6xi32>
    %11 = stablehlo.compare EQ, %10, %8, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %12 = stablehlo.convert %11 : (tensor<6x6xi1>) -> tensor<6x6xf32>
    %13 = stablehlo.add %6, %12 : tensor<6x6xf32>
    %cst_0 = stablehlo.constant dense<-1.500000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %15 = stablehlo.power %13, %14 : tensor<6x6xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<6x6x1xf32>) -> tensor<6x6x2xf32>
    %18 = stablehlo.multiply %4, %17 : tensor<6x6x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x6x2xf32>, tensor<f32>) -> tensor<6x2xf32>
    return %19 : tensor<6x2xf32>
  }
}
