module @jit_functions attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<25xf32>, %arg1: tensor<25xf32>) -> (tensor<25xf32> {jax.result_info = "result[0]"}, tensor<25xf32> {jax.result_info = "result[1]"}, tensor<25xf32> {jax.result_info = "result[2]"}, tensor<25xf32> {jax.result_info = "result[3]"}, tensor<25xf32> {jax.result_info = "result[4]"}, tensor<25xf32> {jax.result_info = "result[5]"}, tensor<25xf32> {jax.result_info = "result[6]"}, tensor<25xf32> {jax.result_info = "result[7]"}, tensor<25xf32> {jax.result_info = "result[8]"}, tensor<25xf32> {jax.result_info = "result[9]"}, tensor<25xf32> {jax.result_info = "result[10]"}, tensor<25xf32> {jax.result_info = "result[11]"}, tensor<25xf32> {jax.result_info = "result[12]"}, tensor<25xi1> {jax.result_info = "result[13]"}, tensor<25xf32> {jax.result_info = "result[14]"}, tensor<25xf32> {jax.result_info = "result[15]"}, tensor<25xf32> {jax.result_info = "result[16]"}, tensor<25xf32> {jax.result_info = "result[17]"}, tensor<25xf32> {jax.result_info = "result[18]"}, tensor<25xf32> {jax.result_info = "result[19]"}, tensor<25xf32> {jax.result_info = "result[20]"}, tensor<25xf32> {jax.result_info = "result[21]"}, tensor<25xf32> {jax.result_info = "result[22]"}, tensor<25xf32> {jax.result_info = "result[23]"}) {
    %0 = chlo.erf %arg0 : tensor<25xf32> -> tensor<25xf32>
    %1 = chlo.erfc %arg0 : tensor<25xf32> -> tensor<25xf32>
    %2 = chlo.erf_inv %arg1 : tensor<25xf32> -> tensor<25xf32>
    %3 = chlo.sinh %arg0 : tensor<25xf32> -> tensor<25xf32>
    %4 = chlo.cosh %arg0 : tensor<25xf32> -> tensor<25xf32>
    %5 = stablehlo.tan %arg0 : tensor<25xf32>
    %6 = chlo.asin %arg1 : tensor<25xf32> -> tensor<25xf32>
    %7 = chlo.acos %arg1 : tensor<25xf32> -> tensor<25xf32>
    %8 = chlo.atan %arg0 : tensor<25xf32> -> tensor<25xf32>
    %9 = chlo.asinh %arg0 : tensor<25xf32> -> tensor<25xf32>
    %10 = stablehlo.abs %arg0 : tensor<25xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<25xf32>
    %12 = stablehlo.add %11, %10 : tensor<25xf32>
    %13 = call @arccosh(%12) : (tensor<25xf32>) -> tensor<25xf32>
    %14 = chlo.atanh %arg1 : tensor<25xf32> -> tensor<25xf32>
    %15 = chlo.square %arg0 : tensor<25xf32> -> tensor<25xf32>
    %16 = call @isinf(%arg0) : (tensor<25xf32>) -> tensor<25xi1>
    %17 = stablehlo.cbrt %arg0 : tensor<25xf32>
    %cst_0 = stablehlo.constant dense<0.693147182> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<25xf32>
    %19 = stablehlo.multiply %18, %arg0 : tensor<25xf32>
    %20 = stablehlo.exponential %19 : tensor<25xf32>
    %21 = stablehlo.abs %arg0 : tensor<25xf32>
    %22 = stablehlo.log_plus_one %21 : tensor<25xf32>
    %23 = stablehlo.exponential_minus_one %arg0 : tensor<25xf32>
    %24 = stablehlo.atan2 %arg0, %arg1 : tensor<25xf32>
    %25 = call @hypot(%arg0, %arg1) : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    %26 = call @round(%arg0) : (tensor<25xf32>) -> tensor<25xf32>
    %27 = stablehlo.sign %arg0 : tensor<25xf32>
    %28 = stablehlo.floor %arg0 : tensor<25xf32>
    %29 = stablehlo.abs %arg0 : tensor<25xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<25xf32>
    %31 = stablehlo.add %29, %30 : tensor<25xf32>
    %32 = stablehlo.rsqrt %31 : tensor<25xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %13, %14, %15, %16, %17, %20, %22, %23, %24, %25, %26, %27, %28, %32 : tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xi1>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>
  }
  func.func private @arccosh(%arg0: tensor<25xf32>) -> tensor<25xf32> {
    %0 = chlo.acosh %arg0 : tensor<25xf32> -> tensor<25xf32>
    return %0 : tensor<25xf32>
  }
  func.func private @isinf(%arg0: tensor<25xf32>) -> tensor<25xi1> {
    %0 = stablehlo.abs %arg0 : tensor<25xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<25xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xi1>
    return %2 : tensor<25xi1>
  }
  func.func private @hypot(%arg0: tensor<25xf32>, %arg1: tensor<25xf32>) -> tensor<25xf32> {
    %0 = stablehlo.abs %arg0 : tensor<25xf32>
    %1 = stablehlo.abs %arg1 : tensor<25xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<25xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xi1>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<25xf32>
    %5 = stablehlo.compare EQ, %1, %4, FLOAT : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xi1>
    %6 = stablehlo.or %3, %5 : tensor<25xi1>
    %7 = stablehlo.maximum %0, %1 : tensor<25xf32>
    %8 = stablehlo.minimum %0, %1 : tensor<25xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<25xf32>
    %10 = stablehlo.compare EQ, %7, %9, FLOAT : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<25xf32>
    %12 = stablehlo.compare EQ, %7, %11, FLOAT : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<25xf32>
    %14 = call @_where(%12, %13, %7) : (tensor<25xi1>, tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    %15 = stablehlo.divide %8, %14 : tensor<25xf32>
    %16 = chlo.square %15 : tensor<25xf32> -> tensor<25xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<25xf32>
    %18 = stablehlo.add %17, %16 : tensor<25xf32>
    %19 = stablehlo.sqrt %18 : tensor<25xf32>
    %20 = stablehlo.multiply %7, %19 : tensor<25xf32>
    %21 = call @_where(%10, %7, %20) : (tensor<25xi1>, tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %22 = call @_where_0(%6, %cst_5, %21) : (tensor<25xi1>, tensor<f32>, tensor<25xf32>) -> tensor<25xf32>
    return %22 : tensor<25xf32>
  }
  func.func private @_where(%arg0: tensor<25xi1>, %arg1: tensor<25xf32>, %arg2: tensor<25xf32>) -> tensor<25xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<25xi1>, tensor<25xf32>
    return %0 : tensor<25xf32>
  }
  func.func private @_where_0(%arg0: tensor<25xi1>, %arg1: tensor<f32>, %arg2: tensor<25xf32>) -> tensor<25xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<25xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<25xi1>, tensor<25xf32>
    return %1 : tensor<25xf32>
  }
  func.func private @round(%arg0: tensor<25xf32>) -> tensor<25xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<25xf32>
    return %0 : tensor<25xf32>
  }
}
