module @jit_cumulative_gradients attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x6xf32>) -> (tensor<5x6xf32> {jax.result_info = "result[0]"}, tensor<5x6xf32> {jax.result_info = "result[1]"}) {
    %0 = call @cumsum(%arg0) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %1:9 = call @cumprod(%arg0) : (tensor<5x6xf32>) -> (tensor<5x6xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x2xf32>, tensor<5x2xf32>)
    %2 = stablehlo.slice %arg0 [0:4:2, 0:6] : (tensor<5x6xf32>) -> tensor<2x6xf32>
    %3 = stablehlo.slice %arg0 [1:5:2, 0:6] : (tensor<5x6xf32>) -> tensor<2x6xf32>
    %4 = stablehlo.maximum %2, %3 : tensor<2x6xf32>
    %5 = stablehlo.compare EQ, %2, %4, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %8 = stablehlo.select %5, %6, %7 : tensor<2x6xi1>, tensor<2x6xf32>
    %9 = stablehlo.compare EQ, %3, %4, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %12 = stablehlo.select %9, %10, %11 : tensor<2x6xi1>, tensor<2x6xf32>
    %13 = stablehlo.divide %8, %12 : tensor<2x6xf32>
    %14 = stablehlo.compare EQ, %3, %4, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<2x6xi1>, tensor<2x6xf32>
    %18 = stablehlo.compare EQ, %2, %4, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %21 = stablehlo.select %18, %19, %20 : tensor<2x6xi1>, tensor<2x6xf32>
    %22 = stablehlo.divide %17, %21 : tensor<2x6xf32>
    %23 = stablehlo.slice %4 [0:1:2, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
    %24 = stablehlo.slice %4 [1:2:2, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
    %25 = stablehlo.maximum %23, %24 : tensor<1x6xf32>
    %26 = stablehlo.compare EQ, %23, %25, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<1x6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1x6xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<1x6xi1>, tensor<1x6xf32>
    %30 = stablehlo.compare EQ, %24, %25, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<1x6xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1x6xf32>
    %33 = stablehlo.select %30, %31, %32 : tensor<1x6xi1>, tensor<1x6xf32>
    %34 = stablehlo.divide %29, %33 : tensor<1x6xf32>
    %35 = stablehlo.compare EQ, %24, %25, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1x6xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1x6xf32>
    %38 = stablehlo.select %35, %36, %37 : tensor<1x6xi1>, tensor<1x6xf32>
    %39 = stablehlo.compare EQ, %23, %25, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<1x6xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<1x6xf32>
    %42 = stablehlo.select %39, %40, %41 : tensor<1x6xi1>, tensor<1x6xf32>
    %43 = stablehlo.divide %38, %42 : tensor<1x6xf32>
    %44 = stablehlo.slice %25 [0:0, 0:6] : (tensor<1x6xf32>) -> tensor<0x6xf32>
    %45 = stablehlo.slice %4 [2:2:2, 0:6] : (tensor<2x6xf32>) -> tensor<0x6xf32>
    %46 = stablehlo.maximum %44, %45 : tensor<0x6xf32>
    %47 = stablehlo.compare EQ, %44, %46, FLOAT : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xi1>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<0x6xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<0x6xf32>
    %50 = stablehlo.select %47, %48, %49 : tensor<0x6xi1>, tensor<0x6xf32>
    %51 = stablehlo.compare EQ, %45, %46, FLOAT : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xi1>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<0x6xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<0x6xf32>
    %54 = stablehlo.select %51, %52, %53 : tensor<0x6xi1>, tensor<0x6xf32>
    %55 = stablehlo.divide %50, %54 : tensor<0x6xf32>
    %56 = stablehlo.compare EQ, %45, %46, FLOAT : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xi1>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<0x6xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<0x6xf32>
    %59 = stablehlo.select %56, %57, %58 : tensor<0x6xi1>, tensor<0x6xf32>
    %60 = stablehlo.compare EQ, %44, %46, FLOAT : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xi1>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<0x6xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<0x6xf32>
    %63 = stablehlo.select %60, %61, %62 : tensor<0x6xi1>, tensor<0x6xf32>
    %64 = stablehlo.divide %59, %63 : tensor<0x6xf32>
    %65 = stablehlo.slice %4 [0:1, 0:6] : (tensor<2x6xf32>) -> tensor<1x6xf32>
    %66 = stablehlo.concatenate %65, %46, dim = 0 : (tensor<1x6xf32>, tensor<0x6xf32>) -> tensor<1x6xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.pad %66, %cst_23, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.pad %25, %cst_24, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %69 = stablehlo.add %67, %68 : tensor<2x6xf32>
    %70 = stablehlo.slice %arg0 [2:5:2, 0:6] : (tensor<5x6xf32>) -> tensor<2x6xf32>
    %71 = stablehlo.maximum %69, %70 : tensor<2x6xf32>
    %72 = stablehlo.compare EQ, %69, %71, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %75 = stablehlo.select %72, %73, %74 : tensor<2x6xi1>, tensor<2x6xf32>
    %76 = stablehlo.compare EQ, %70, %71, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %79 = stablehlo.select %76, %77, %78 : tensor<2x6xi1>, tensor<2x6xf32>
    %80 = stablehlo.divide %75, %79 : tensor<2x6xf32>
    %81 = stablehlo.compare EQ, %70, %71, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %84 = stablehlo.select %81, %82, %83 : tensor<2x6xi1>, tensor<2x6xf32>
    %85 = stablehlo.compare EQ, %69, %71, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %cst_31 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %88 = stablehlo.select %85, %86, %87 : tensor<2x6xi1>, tensor<2x6xf32>
    %89 = stablehlo.divide %84, %88 : tensor<2x6xf32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.pad %90, %cst_34, low = [-1, 0], high = [-1, 0], interior = [0, 0] : (tensor<5x6xf32>, tensor<f32>) -> tensor<3x6xf32>
    %92 = stablehlo.slice %91 [0:3:2, 0:6] : (tensor<3x6xf32>) -> tensor<2x6xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.pad %90, %cst_35, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<5x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    %94 = stablehlo.slice %93 [0:5:2, 0:6] : (tensor<5x6xf32>) -> tensor<3x6xf32>
    %95 = stablehlo.slice %94 [0:1, 0:6] : (tensor<3x6xf32>) -> tensor<1x6xf32>
    %96 = stablehlo.slice %94 [1:3, 0:6] : (tensor<3x6xf32>) -> tensor<2x6xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.pad %95, %cst_36, low = [0, 0], high = [4, 0], interior = [0, 0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    %98 = stablehlo.multiply %96, %89 : tensor<2x6xf32>
    %99 = stablehlo.multiply %96, %80 : tensor<2x6xf32>
    %100 = stablehlo.add %92, %99 : tensor<2x6xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.pad %98, %cst_37, low = [2, 0], high = [0, 0], interior = [1, 0] : (tensor<2x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    %102 = stablehlo.add %97, %101 : tensor<5x6xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.pad %100, %cst_38, low = [-1, 0], high = [0, 0], interior = [0, 0] : (tensor<2x6xf32>, tensor<f32>) -> tensor<1x6xf32>
    %104 = stablehlo.slice %103 [0:1:2, 0:6] : (tensor<1x6xf32>) -> tensor<1x6xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.pad %100, %cst_39, low = [0, 0], high = [-1, 0], interior = [0, 0] : (tensor<2x6xf32>, tensor<f32>) -> tensor<1x6xf32>
    %106 = stablehlo.slice %105 [0:1:2, 0:6] : (tensor<1x6xf32>) -> tensor<1x6xf32>
    %107 = stablehlo.slice %106 [0:1, 0:6] : (tensor<1x6xf32>) -> tensor<1x6xf32>
    %108 = stablehlo.slice %106 [1:1, 0:6] : (tensor<1x6xf32>) -> tensor<0x6xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.pad %107, %cst_40, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %110 = stablehlo.multiply %108, %64 : tensor<0x6xf32>
    %111 = stablehlo.multiply %108, %55 : tensor<0x6xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.pad %110, %cst_41, low = [2, 0], high = [0, 0], interior = [1, 0] : (tensor<0x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %113 = stablehlo.add %109, %112 : tensor<2x6xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.pad %111, %cst_42, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<0x6xf32>, tensor<f32>) -> tensor<1x6xf32>
    %115 = stablehlo.add %104, %114 : tensor<1x6xf32>
    %116 = stablehlo.multiply %115, %43 : tensor<1x6xf32>
    %117 = stablehlo.multiply %115, %34 : tensor<1x6xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.pad %116, %cst_43, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %119 = stablehlo.add %113, %118 : tensor<2x6xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.pad %117, %cst_44, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %121 = stablehlo.add %119, %120 : tensor<2x6xf32>
    %122 = stablehlo.multiply %121, %22 : tensor<2x6xf32>
    %123 = stablehlo.multiply %121, %13 : tensor<2x6xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.pad %122, %cst_45, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<2x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    %125 = stablehlo.add %102, %124 : tensor<5x6xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.pad %123, %cst_46, low = [0, 0], high = [2, 0], interior = [1, 0] : (tensor<2x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    %127 = stablehlo.add %125, %126 : tensor<5x6xf32>
    %128 = stablehlo.multiply %0, %90 : tensor<5x6xf32>
    %129 = stablehlo.multiply %90, %1#0 : tensor<5x6xf32>
    %130 = call @cumprod_1(%1#1, %1#2, %1#3, %1#4, %1#5, %1#6, %1#7, %1#8, %128) : (tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x2xf32>, tensor<5x2xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %131 = stablehlo.add %127, %130 : tensor<5x6xf32>
    %132 = call @cumsum_2(%129) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %133 = stablehlo.add %131, %132 : tensor<5x6xf32>
    %134 = call @cumlogsumexp(%arg0) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    return %133, %134 : tensor<5x6xf32>, tensor<5x6xf32>
  }
  func.func private @cumsum(%arg0: tensor<5x6xf32>) -> tensor<5x6xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    return %0 : tensor<5x6xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<5x6xf32>) -> tensor<5x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    return %1 : tensor<5x6xf32>
  }
  func.func private @cumprod(%arg0: tensor<5x6xf32>) -> (tensor<5x6xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x2xf32>, tensor<5x2xf32>) {
    %0 = stablehlo.slice %arg0 [0:5, 0:5:2] : (tensor<5x6xf32>) -> tensor<5x3xf32>
    %1 = stablehlo.slice %arg0 [0:5, 1:6:2] : (tensor<5x6xf32>) -> tensor<5x3xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<5x3xf32>
    %3 = stablehlo.slice %2 [0:5, 0:2:2] : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %4 = stablehlo.slice %2 [0:5, 1:3:2] : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<5x1xf32>
    %6 = stablehlo.slice %2 [0:5, 2:3:2] : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<5x1xf32>
    %8 = stablehlo.slice %2 [0:5, 0:1] : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %9 = stablehlo.concatenate %8, %7, dim = 1 : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.pad %9, %cst, low = [0, 0], high = [0, 0], interior = [0, 1] : (tensor<5x2xf32>, tensor<f32>) -> tensor<5x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.pad %5, %cst_0, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<5x1xf32>, tensor<f32>) -> tensor<5x3xf32>
    %12 = stablehlo.add %10, %11 : tensor<5x3xf32>
    %13 = stablehlo.slice %12 [0:5, 0:2] : (tensor<5x3xf32>) -> tensor<5x2xf32>
    %14 = stablehlo.slice %arg0 [0:5, 2:6:2] : (tensor<5x6xf32>) -> tensor<5x2xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<5x2xf32>
    %16 = stablehlo.slice %arg0 [0:5, 0:1] : (tensor<5x6xf32>) -> tensor<5x1xf32>
    %17 = stablehlo.concatenate %16, %15, dim = 1 : (tensor<5x1xf32>, tensor<5x2xf32>) -> tensor<5x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.pad %17, %cst_1, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.pad %12, %cst_2, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x6xf32>
    %20 = stablehlo.add %18, %19 : tensor<5x6xf32>
    return %20, %1, %0, %4, %3, %6, %5, %14, %13 : tensor<5x6xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x2xf32>, tensor<5x2xf32>
  }
  func.func private @cumprod_1(%arg0: tensor<5x3xf32>, %arg1: tensor<5x3xf32>, %arg2: tensor<5x1xf32>, %arg3: tensor<5x1xf32>, %arg4: tensor<5x1xf32>, %arg5: tensor<5x1xf32>, %arg6: tensor<5x2xf32>, %arg7: tensor<5x2xf32>, %arg8: tensor<5x6xf32>) -> tensor<5x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg8, %cst, low = [0, -1], high = [0, 0], interior = [0, 0] : (tensor<5x6xf32>, tensor<f32>) -> tensor<5x5xf32>
    %1 = stablehlo.slice %0 [0:5, 0:5:2] : (tensor<5x5xf32>) -> tensor<5x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %arg8, %cst_0, low = [0, 0], high = [0, -1], interior = [0, 0] : (tensor<5x6xf32>, tensor<f32>) -> tensor<5x5xf32>
    %3 = stablehlo.slice %2 [0:5, 0:5:2] : (tensor<5x5xf32>) -> tensor<5x3xf32>
    %4 = stablehlo.slice %3 [0:5, 0:1] : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %5 = stablehlo.slice %3 [0:5, 1:3] : (tensor<5x3xf32>) -> tensor<5x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.pad %4, %cst_1, low = [0, 0], high = [0, 5], interior = [0, 0] : (tensor<5x1xf32>, tensor<f32>) -> tensor<5x6xf32>
    %7 = stablehlo.multiply %arg7, %5 : tensor<5x2xf32>
    %8 = stablehlo.multiply %5, %arg6 : tensor<5x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.pad %7, %cst_2, low = [0, 2], high = [0, 1], interior = [0, 1] : (tensor<5x2xf32>, tensor<f32>) -> tensor<5x6xf32>
    %10 = stablehlo.add %6, %9 : tensor<5x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.pad %8, %cst_3, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<5x2xf32>, tensor<f32>) -> tensor<5x3xf32>
    %12 = stablehlo.add %1, %11 : tensor<5x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.pad %12, %cst_4, low = [0, -1], high = [0, -1], interior = [0, 0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x1xf32>
    %14 = stablehlo.slice %13 [0:5, 0:1:2] : (tensor<5x1xf32>) -> tensor<5x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.pad %12, %cst_5, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x3xf32>
    %16 = stablehlo.slice %15 [0:5, 0:3:2] : (tensor<5x3xf32>) -> tensor<5x2xf32>
    %17 = stablehlo.slice %16 [0:5, 0:1] : (tensor<5x2xf32>) -> tensor<5x1xf32>
    %18 = stablehlo.slice %16 [0:5, 1:2] : (tensor<5x2xf32>) -> tensor<5x1xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.pad %17, %cst_6, low = [0, 0], high = [0, 2], interior = [0, 0] : (tensor<5x1xf32>, tensor<f32>) -> tensor<5x3xf32>
    %20 = stablehlo.multiply %arg5, %18 : tensor<5x1xf32>
    %21 = stablehlo.multiply %18, %arg4 : tensor<5x1xf32>
    %22 = stablehlo.add %14, %21 : tensor<5x1xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.pad %20, %cst_7, low = [0, 2], high = [0, 0], interior = [0, 1] : (tensor<5x1xf32>, tensor<f32>) -> tensor<5x3xf32>
    %24 = stablehlo.add %19, %23 : tensor<5x3xf32>
    %25 = stablehlo.multiply %arg3, %22 : tensor<5x1xf32>
    %26 = stablehlo.multiply %22, %arg2 : tensor<5x1xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.pad %25, %cst_8, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<5x1xf32>, tensor<f32>) -> tensor<5x3xf32>
    %28 = stablehlo.add %24, %27 : tensor<5x3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.pad %26, %cst_9, low = [0, 0], high = [0, 2], interior = [0, 1] : (tensor<5x1xf32>, tensor<f32>) -> tensor<5x3xf32>
    %30 = stablehlo.add %28, %29 : tensor<5x3xf32>
    %31 = stablehlo.multiply %arg1, %30 : tensor<5x3xf32>
    %32 = stablehlo.multiply %30, %arg0 : tensor<5x3xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.pad %31, %cst_10, low = [0, 1], high = [0, 0], interior = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x6xf32>
    %34 = stablehlo.add %10, %33 : tensor<5x6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.pad %32, %cst_11, low = [0, 0], high = [0, 1], interior = [0, 1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x6xf32>
    %36 = stablehlo.add %34, %35 : tensor<5x6xf32>
    return %36 : tensor<5x6xf32>
  }
  func.func private @cumsum_2(%arg0: tensor<5x6xf32>) -> tensor<5x6xf32> {
    %0 = call @cumsum_3(%arg0) : (tensor<5x6xf32>) -> tensor<5x6xf32>
    return %0 : tensor<5x6xf32>
  }
  func.func private @cumsum_3(%arg0: tensor<5x6xf32>) -> tensor<5x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    return %1 : tensor<5x6xf32>
  }
  func.func private @cumlogsumexp(%arg0: tensor<5x6xf32>) -> tensor<5x6xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      %2 = stablehlo.subtract %arg1, %arg2 : tensor<f32>
      %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
      %5 = stablehlo.abs %2 : tensor<f32>
      %6 = stablehlo.negate %5 : tensor<f32>
      %7 = stablehlo.exponential %6 : tensor<f32>
      %8 = stablehlo.log_plus_one %7 : tensor<f32>
      %9 = stablehlo.add %1, %8 : tensor<f32>
      %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    return %0 : tensor<5x6xf32>
  }
}
