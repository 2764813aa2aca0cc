module @jit_while_ode attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf32>, %arg1: tensor<f32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<2xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0:3 = stablehlo.while(%iterArg = %arg1, %iterArg_0 = %cst, %iterArg_1 = %arg0) : tensor<f32>, tensor<f32>, tensor<2xf32>
    cond {
      %1 = stablehlo.compare LT, %iterArg_0, %iterArg, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = stablehlo.slice %iterArg_1 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
      %3 = stablehlo.slice %iterArg_1 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
      %5 = stablehlo.sine %4 : tensor<f32>
      %6 = stablehlo.negate %5 : tensor<f32>
      %7 = stablehlo.slice %iterArg_1 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
      %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %9 = stablehlo.multiply %cst_2, %8 : tensor<f32>
      %10 = stablehlo.subtract %6, %9 : tensor<f32>
      %11 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %12 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %13 = stablehlo.concatenate %11, %12, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      %cst_3 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %15 = stablehlo.multiply %14, %13 : tensor<2xf32>
      %16 = stablehlo.add %iterArg_1, %15 : tensor<2xf32>
      %cst_4 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %17 = stablehlo.add %iterArg_0, %cst_4 : tensor<f32>
      %18 = stablehlo.slice %16 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %19 = stablehlo.reshape %18 : (tensor<1xf32>) -> tensor<f32>
      %20 = stablehlo.slice %16 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
      %21 = stablehlo.reshape %20 : (tensor<1xf32>) -> tensor<f32>
      %22 = stablehlo.sine %21 : tensor<f32>
      %23 = stablehlo.negate %22 : tensor<f32>
      %24 = stablehlo.slice %16 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
      %25 = stablehlo.reshape %24 : (tensor<1xf32>) -> tensor<f32>
      %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %26 = stablehlo.multiply %cst_5, %25 : tensor<f32>
      %27 = stablehlo.subtract %23, %26 : tensor<f32>
      %28 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %29 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %30 = stablehlo.concatenate %28, %29, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      %cst_6 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %32 = stablehlo.multiply %31, %30 : tensor<2xf32>
      %33 = stablehlo.add %iterArg_1, %32 : tensor<2xf32>
      stablehlo.return %iterArg, %17, %33 : tensor<f32>, tensor<f32>, tensor<2xf32>
    }
    return %0#1, %0#2 : tensor<f32>, tensor<2xf32>
  }
}
