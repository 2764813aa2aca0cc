module @jit_transformer_gradient attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x8xf32>, %arg4: tensor<8x4xf32>, %arg5: tensor<3x4xf32>) -> (tensor<4x4xf32> {jax.result_info = "result[0]"}, tensor<4x4xf32> {jax.result_info = "result[1]"}, tensor<4x4xf32> {jax.result_info = "result[2]"}, tensor<4x8xf32> {jax.result_info = "result[3]"}, tensor<8x4xf32> {jax.result_info = "result[4]"}) {
    %0 = call @standardize(%arg5) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %2 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %4 = stablehlo.dot_general %1, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %6 = stablehlo.divide %4, %5 : tensor<3x3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %9 = stablehlo.maximum %8, %7 : tensor<3xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x3xf32>
    %12 = stablehlo.subtract %6, %11 : tensor<3x3xf32>
    %13 = stablehlo.exponential %12 : tensor<3x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x3xf32>
    %17 = stablehlo.divide %13, %16 : tensor<3x3xf32>
    %18 = stablehlo.multiply %15, %15 : tensor<3x1xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %20 = stablehlo.divide %19, %18 : tensor<3x1xf32>
    %21 = stablehlo.dot_general %0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %22 = stablehlo.dot_general %17, %21, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %23 = stablehlo.add %arg5, %22 : tensor<3x4xf32>
    %24 = stablehlo.dot_general %0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<4x8xf32>) -> tensor<3x8xf32>
    %25 = stablehlo.multiply %24, %24 : tensor<3x8xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<3x8xf32>
    %27 = stablehlo.multiply %24, %24 : tensor<3x8xf32>
    %cst_4 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %29 = stablehlo.multiply %28, %27 : tensor<3x8xf32>
    %cst_5 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %31 = stablehlo.multiply %30, %26 : tensor<3x8xf32>
    %32 = stablehlo.add %24, %31 : tensor<3x8xf32>
    %cst_6 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %34 = stablehlo.multiply %33, %32 : tensor<3x8xf32>
    %35 = stablehlo.tanh %34 : tensor<3x8xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %37 = stablehlo.subtract %36, %35 : tensor<3x8xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %39 = stablehlo.add %38, %35 : tensor<3x8xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %41 = stablehlo.multiply %40, %39 : tensor<3x8xf32>
    %42 = stablehlo.multiply %24, %41 : tensor<3x8xf32>
    %43 = stablehlo.dot_general %42, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x8xf32>, tensor<8x4xf32>) -> tensor<3x4xf32>
    %44 = stablehlo.add %23, %43 : tensor<3x4xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %46 = stablehlo.multiply %45, %44 : tensor<3x4xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %47 = stablehlo.divide %cst_11, %cst_12 : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %49 = stablehlo.multiply %48, %46 : tensor<3x4xf32>
    %50 = stablehlo.dot_general %49, %42, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x8xf32>) -> tensor<4x8xf32>
    %51 = stablehlo.transpose %50, dims = [1, 0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %52 = stablehlo.dot_general %49, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<8x4xf32>) -> tensor<3x8xf32>
    %53 = stablehlo.multiply %24, %52 : tensor<3x8xf32>
    %54 = stablehlo.multiply %52, %41 : tensor<3x8xf32>
    %cst_13 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %56 = stablehlo.multiply %55, %53 : tensor<3x8xf32>
    %57 = stablehlo.multiply %56, %37 : tensor<3x8xf32>
    %58 = stablehlo.multiply %57, %35 : tensor<3x8xf32>
    %59 = stablehlo.add %57, %58 : tensor<3x8xf32>
    %cst_14 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %61 = stablehlo.multiply %60, %59 : tensor<3x8xf32>
    %62 = stablehlo.add %54, %61 : tensor<3x8xf32>
    %cst_15 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %64 = stablehlo.multiply %63, %61 : tensor<3x8xf32>
    %65 = stablehlo.multiply %64, %29 : tensor<3x8xf32>
    %66 = stablehlo.add %62, %65 : tensor<3x8xf32>
    %67 = stablehlo.dot_general %66, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x8xf32>, tensor<3x4xf32>) -> tensor<8x4xf32>
    %68 = stablehlo.transpose %67, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %69 = stablehlo.dot_general %49, %17, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x3xf32>) -> tensor<4x3xf32>
    %70 = stablehlo.transpose %69, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %71 = stablehlo.dot_general %49, %21, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x3xf32>
    %72 = stablehlo.dot_general %70, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %73 = stablehlo.transpose %72, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %74 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x3xf32>
    %75 = stablehlo.multiply %71, %74 : tensor<3x3xf32>
    %76 = stablehlo.multiply %75, %13 : tensor<3x3xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %78 = stablehlo.reshape %77 : (tensor<3xf32>) -> tensor<3x1xf32>
    %79 = stablehlo.negate %78 : tensor<3x1xf32>
    %80 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x3xf32>
    %81 = stablehlo.divide %71, %80 : tensor<3x3xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%79 init: %cst_17) applies stablehlo.add across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0] : (tensor<3xf32>) -> tensor<3x3xf32>
    %84 = stablehlo.add %81, %83 : tensor<3x3xf32>
    %85 = stablehlo.multiply %84, %13 : tensor<3x3xf32>
    %cst_18 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %87 = stablehlo.divide %85, %86 : tensor<3x3xf32>
    %88 = stablehlo.dot_general %87, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %89 = stablehlo.transpose %88, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %90 = stablehlo.dot_general %87, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x3xf32>, tensor<4x3xf32>) -> tensor<3x4xf32>
    %91 = stablehlo.transpose %89, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %92 = stablehlo.dot_general %91, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %93 = stablehlo.transpose %92, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %94 = stablehlo.dot_general %90, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %95 = stablehlo.transpose %94, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %95, %93, %73, %68, %51 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x8xf32>, tensor<8x4xf32>
  }
  func.func private @standardize(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<3x1xf32>
    %4 = chlo.square %arg0 : tensor<3x4xf32> -> tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %8 = stablehlo.divide %6, %7 : tensor<3x1xf32>
    %9 = chlo.square %3 : tensor<3x1xf32> -> tensor<3x1xf32>
    %10 = stablehlo.subtract %8, %9 : tensor<3x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = call @clip(%10, %c) : (tensor<3x1xf32>, tensor<i32>) -> tensor<3x1xf32>
    %12 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x4xf32>
    %13 = stablehlo.subtract %arg0, %12 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %15 = stablehlo.add %11, %14 : tensor<3x1xf32>
    %16 = stablehlo.rsqrt %15 : tensor<3x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x4xf32>
    %18 = stablehlo.multiply %13, %17 : tensor<3x4xf32>
    return %18 : tensor<3x4xf32>
  }
  func.func private @clip(%arg0: tensor<3x1xf32>, %arg1: tensor<i32>) -> tensor<3x1xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<3x1xf32>
    return %2 : tensor<3x1xf32>
  }
}
