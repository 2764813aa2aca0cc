module @jit_hessian attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3xf32>) -> (tensor<3x3xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %3 = stablehlo.add %0, %2 : tensor<3x3xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %5 = stablehlo.convert %4 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %6 = stablehlo.slice %5 [0:3, 0:3] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %7 = stablehlo.convert %6 : tensor<3x3xf32>
    %8 = stablehlo.multiply %arg0, %arg0 : tensor<3xf32>
    %9 = stablehlo.multiply %8, %arg0 : tensor<3xf32>
    %10 = stablehlo.multiply %arg0, %arg0 : tensor<3xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<3xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %15 = stablehlo.multiply %7, %14 : tensor<3x3xf32>
    %16 = stablehlo.multiply %arg0, %arg0 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %18 = stablehlo.multiply %17, %arg0 : tensor<3xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %21 = stablehlo.multiply %7, %20 : tensor<3x3xf32>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %23 = stablehlo.multiply %22, %16 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %25 = stablehlo.multiply %24, %21 : tensor<3x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%15 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %28 = stablehlo.slice %arg0 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
    %29 = stablehlo.slice %7 [0:3, 0:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
    %30 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %31 = stablehlo.slice %7 [0:3, 2:3] : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.pad %30, %cst_5, low = [0], high = [1], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.pad %31, %cst_6, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x2xf32>
    %34 = stablehlo.multiply %28, %32 : tensor<2xf32>
    %35 = stablehlo.broadcast_in_dim %32, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<3x2xf32>
    %37 = stablehlo.multiply %29, %36 : tensor<3x2xf32>
    %38 = stablehlo.broadcast_in_dim %28, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<3x2xf32>
    %40 = stablehlo.multiply %39, %33 : tensor<3x2xf32>
    %41 = stablehlo.add %37, %40 : tensor<3x2xf32>
    %42 = stablehlo.slice %34 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %43 = stablehlo.slice %41 [0:3, 0:1] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %44 = stablehlo.slice %34 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %45 = stablehlo.slice %41 [0:3, 1:2] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %46 = stablehlo.multiply %42, %44 : tensor<1xf32>
    %47 = stablehlo.broadcast_in_dim %44, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x1xf32>
    %49 = stablehlo.multiply %43, %48 : tensor<3x1xf32>
    %50 = stablehlo.broadcast_in_dim %42, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x1xf32>
    %52 = stablehlo.multiply %51, %45 : tensor<3x1xf32>
    %53 = stablehlo.add %49, %52 : tensor<3x1xf32>
    %54 = stablehlo.reshape %46 : (tensor<1xf32>) -> tensor<f32>
    %55 = stablehlo.reshape %53 : (tensor<3x1xf32>) -> tensor<3xf32>
    %56 = stablehlo.iota dim = 0 : tensor<1x1xi32>
    %57 = stablehlo.iota dim = 1 : tensor<1x1xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<1x1xi32>
    %59 = stablehlo.add %56, %58 : tensor<1x1xi32>
    %60 = stablehlo.compare EQ, %59, %57, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %61 = stablehlo.convert %60 : (tensor<1x1xi1>) -> tensor<1x1xf32>
    %62 = stablehlo.slice %61 [0:1, 0:1] : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %63 = stablehlo.reshape %62 : (tensor<1x1xf32>) -> tensor<1xf32>
    %64 = stablehlo.convert %63 : tensor<1xf32>
    %65 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %66 = stablehlo.multiply %65, %64 : tensor<1xf32>
    %67 = stablehlo.broadcast_in_dim %64, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %68 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %69 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x1xf32>
    %70 = stablehlo.multiply %68, %69 : tensor<3x1xf32>
    %71 = stablehlo.broadcast_in_dim %54, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %72 = stablehlo.multiply %64, %71 : tensor<1xf32>
    %73 = stablehlo.broadcast_in_dim %64, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %74 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %75 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<3x1xf32>
    %76 = stablehlo.multiply %75, %74 : tensor<3x1xf32>
    %77 = stablehlo.broadcast_in_dim %66, dims = [0] : (tensor<1xf32>) -> tensor<1x1xf32>
    %78 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
    %79 = stablehlo.broadcast_in_dim %42, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %80 = stablehlo.broadcast_in_dim %43, dims = [0, 2] : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
    %81 = stablehlo.multiply %79, %77 : tensor<1x1xf32>
    %82 = stablehlo.broadcast_in_dim %77, dims = [1, 2] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<3x1x1xf32>
    %84 = stablehlo.multiply %80, %83 : tensor<3x1x1xf32>
    %85 = stablehlo.broadcast_in_dim %79, dims = [1, 2] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<3x1x1xf32>
    %87 = stablehlo.multiply %86, %78 : tensor<3x1x1xf32>
    %88 = stablehlo.add %84, %87 : tensor<3x1x1xf32>
    %89 = stablehlo.broadcast_in_dim %44, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %90 = stablehlo.broadcast_in_dim %45, dims = [0, 2] : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
    %91 = stablehlo.multiply %77, %89 : tensor<1x1xf32>
    %92 = stablehlo.broadcast_in_dim %89, dims = [1, 2] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<3x1x1xf32>
    %94 = stablehlo.multiply %78, %93 : tensor<3x1x1xf32>
    %95 = stablehlo.broadcast_in_dim %77, dims = [1, 2] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<3x1x1xf32>
    %97 = stablehlo.multiply %96, %90 : tensor<3x1x1xf32>
    %98 = stablehlo.add %94, %97 : tensor<3x1x1xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.pad %81, %cst_8, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<1x1xf32>, tensor<f32>) -> tensor<1x2xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.pad %88, %cst_9, low = [0, 0, 1], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<3x1x1xf32>, tensor<f32>) -> tensor<3x1x2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.pad %91, %cst_10, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<1x1xf32>, tensor<f32>) -> tensor<1x2xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.pad %98, %cst_11, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<3x1x1xf32>, tensor<f32>) -> tensor<3x1x2xf32>
    %103 = stablehlo.add %99, %101 : tensor<1x2xf32>
    %104 = stablehlo.add %100, %102 : tensor<3x1x2xf32>
    %105 = stablehlo.broadcast_in_dim %28, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %106 = stablehlo.broadcast_in_dim %29, dims = [0, 2] : (tensor<3x2xf32>) -> tensor<3x1x2xf32>
    %107 = stablehlo.broadcast_in_dim %103, dims = [1, 2] : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 2] : (tensor<1x1x2xf32>) -> tensor<3x1x2xf32>
    %109 = stablehlo.multiply %106, %108 : tensor<3x1x2xf32>
    %110 = stablehlo.broadcast_in_dim %105, dims = [1, 2] : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2] : (tensor<1x1x2xf32>) -> tensor<3x1x2xf32>
    %112 = stablehlo.multiply %111, %104 : tensor<3x1x2xf32>
    %113 = stablehlo.add %109, %112 : tensor<3x1x2xf32>
    %114 = stablehlo.broadcast_in_dim %32, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %115 = stablehlo.broadcast_in_dim %33, dims = [0, 2] : (tensor<3x2xf32>) -> tensor<3x1x2xf32>
    %116 = stablehlo.broadcast_in_dim %114, dims = [1, 2] : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2] : (tensor<1x1x2xf32>) -> tensor<3x1x2xf32>
    %118 = stablehlo.multiply %104, %117 : tensor<3x1x2xf32>
    %119 = stablehlo.broadcast_in_dim %103, dims = [1, 2] : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %120 = stablehlo.broadcast_in_dim %119, dims = [0, 1, 2] : (tensor<1x1x2xf32>) -> tensor<3x1x2xf32>
    %121 = stablehlo.multiply %120, %115 : tensor<3x1x2xf32>
    %122 = stablehlo.add %118, %121 : tensor<3x1x2xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.pad %113, %cst_12, low = [0, 0, 0], high = [0, 0, -1], interior = [0, 0, 0] : (tensor<3x1x2xf32>, tensor<f32>) -> tensor<3x1x1xf32>
    %124 = stablehlo.slice %123 [0:3, 0:1, 0:1] : (tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.pad %124, %cst_13, low = [0, 0, 2], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<3x1x1xf32>, tensor<f32>) -> tensor<3x1x3xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.pad %122, %cst_14, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<3x1x2xf32>, tensor<f32>) -> tensor<3x1x3xf32>
    %127 = stablehlo.add %125, %126 : tensor<3x1x3xf32>
    %128 = stablehlo.broadcast_in_dim %72, dims = [0] : (tensor<1xf32>) -> tensor<1x3xf32>
    %129 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x1x3xf32>
    %130 = stablehlo.broadcast_in_dim %23, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %131 = stablehlo.broadcast_in_dim %25, dims = [0, 2] : (tensor<3x3xf32>) -> tensor<3x1x3xf32>
    %132 = stablehlo.broadcast_in_dim %130, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<3x1x3xf32>
    %134 = stablehlo.multiply %129, %133 : tensor<3x1x3xf32>
    %135 = stablehlo.broadcast_in_dim %128, dims = [1, 2] : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<3x1x3xf32>
    %137 = stablehlo.multiply %136, %131 : tensor<3x1x3xf32>
    %138 = stablehlo.add %134, %137 : tensor<3x1x3xf32>
    %139 = stablehlo.add %127, %138 : tensor<3x1x3xf32>
    %140 = stablehlo.slice %139 [0:3, 0:1, 0:3] : (tensor<3x1x3xf32>) -> tensor<3x1x3xf32>
    %141 = stablehlo.reshape %140 : (tensor<3x1x3xf32>) -> tensor<3x3xf32>
    %142 = stablehlo.transpose %141, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %143 = stablehlo.slice %142 [0:3, 0:3] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    return %143 : tensor<3x3xf32>
  }
}
