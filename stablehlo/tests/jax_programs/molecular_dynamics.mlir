module @jit_molecular_dynamics attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x2xf32>, %arg1: tensor<4x2xf32>) -> (tensor<4x2xf32> {jax.result_info = "result[0][0]"}, tensor<4x2xf32> {jax.result_info = "result[0][1]"}, tensor<4xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:4 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg0, %iterArg_1 = %arg1, %iterArg_2 = %0) : tensor<i32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4xf32>
    cond {
      %c_3 = stablehlo.constant dense<4> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2:3 = func.call @closed_call(%iterArg_0, %iterArg_1) : (tensor<4x2xf32>, tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>)
      %3 = func.call @dynamic_update_index_in_dim(%iterArg_2, %2#2, %iterArg) : (tensor<4xf32>, tensor<f32>, tensor<i32>) -> tensor<4xf32>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %4 = stablehlo.add %iterArg, %c_3 : tensor<i32>
      stablehlo.return %4, %2#0, %2#1, %3 : tensor<i32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4xf32>
    }
    return %1#1, %1#2, %1#3 : tensor<4x2xf32>, tensor<4x2xf32>, tensor<4xf32>
  }
  func.func private @closed_call(%arg0: tensor<4x2xf32>, %arg1: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<4x2xf32>) -> tensor<4x1x2xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<4x2xf32>) -> tensor<1x4x2xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<4x1x2xf32>) -> tensor<4x4x2xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x4x2xf32>) -> tensor<4x4x2xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<4x4x2xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<4x4x2xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x2xf32>
    %7 = stablehlo.multiply %6, %4 : tensor<4x4x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<4x4x2xf32>, tensor<f32>) -> tensor<4x4xf32>
    %9 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %10 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %12 = stablehlo.add %9, %11 : tensor<4x4xi32>
    %13 = stablehlo.compare EQ, %12, %10, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %14 = stablehlo.convert %13 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %15 = stablehlo.add %8, %14 : tensor<4x4xf32>
    %16 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %17 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %19 = stablehlo.add %16, %18 : tensor<4x4xi32>
    %20 = stablehlo.compare EQ, %19, %17, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %21 = stablehlo.convert %20 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %23 = stablehlo.compare GT, %21, %22, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
    %24 = stablehlo.multiply %15, %15 : tensor<4x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %26 = stablehlo.divide %25, %24 : tensor<4x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %28 = call @_where(%23, %27) : (tensor<4x4xi1>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %29 = stablehlo.multiply %28, %26 : tensor<4x4xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %31 = stablehlo.multiply %29, %30 : tensor<4x4xf32>
    %32 = stablehlo.negate %31 : tensor<4x4xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<4x4xf32>) -> tensor<4x4x2xf32>
    %34 = stablehlo.multiply %33, %7 : tensor<4x4x2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<4x4x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %36 = stablehlo.reshape %35 : (tensor<4x2xf32>) -> tensor<4x1x2xf32>
    %37 = stablehlo.negate %34 : tensor<4x4x2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<4x4x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %39 = stablehlo.reshape %38 : (tensor<4x2xf32>) -> tensor<1x4x2xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.reduce(%39 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x4x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%36 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<4x1x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %42 = stablehlo.add %40, %41 : tensor<4x2xf32>
    %cst_10 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %44 = stablehlo.multiply %43, %42 : tensor<4x2xf32>
    %45 = stablehlo.subtract %arg1, %44 : tensor<4x2xf32>
    %cst_11 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %47 = stablehlo.multiply %46, %45 : tensor<4x2xf32>
    %48 = stablehlo.add %arg0, %47 : tensor<4x2xf32>
    %49 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<4x2xf32>) -> tensor<4x1x2xf32>
    %50 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<4x2xf32>) -> tensor<1x4x2xf32>
    %51 = stablehlo.broadcast_in_dim %49, dims = [0, 1, 2] : (tensor<4x1x2xf32>) -> tensor<4x4x2xf32>
    %52 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (tensor<1x4x2xf32>) -> tensor<4x4x2xf32>
    %53 = stablehlo.subtract %51, %52 : tensor<4x4x2xf32>
    %54 = stablehlo.multiply %53, %53 : tensor<4x4x2xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<4x4x2xf32>, tensor<f32>) -> tensor<4x4xf32>
    %56 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %57 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %59 = stablehlo.add %56, %58 : tensor<4x4xi32>
    %60 = stablehlo.compare EQ, %59, %57, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %61 = stablehlo.convert %60 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %62 = stablehlo.add %55, %61 : tensor<4x4xf32>
    %63 = stablehlo.iota dim = 0 : tensor<4x4xi32>
    %64 = stablehlo.iota dim = 1 : tensor<4x4xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<4x4xi32>
    %66 = stablehlo.add %63, %65 : tensor<4x4xi32>
    %67 = stablehlo.compare EQ, %66, %64, SIGNED : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %68 = stablehlo.convert %67 : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %70 = stablehlo.compare GT, %68, %69, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %72 = stablehlo.divide %71, %62 : tensor<4x4xf32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %73 = call @_where_0(%70, %c_17, %72) : (tensor<4x4xi1>, tensor<i32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    return %48, %45, %74 : tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<4x4xi1>, %arg1: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<4x4xi1>, tensor<4x4xf32>
    return %1 : tensor<4x4xf32>
  }
  func.func private @_where_0(%arg0: tensor<4x4xi1>, %arg1: tensor<i32>, %arg2: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<4x4xi1>, tensor<4x4xf32>
    return %2 : tensor<4x4xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<4xf32>, tensor<1xf32>, tensor<i32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}
