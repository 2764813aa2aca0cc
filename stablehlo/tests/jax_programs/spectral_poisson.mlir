module @jit_spectral_poisson attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x5xf32>) -> (tensor<6x5xf32> {jax.result_info = "result[0]"}, tensor<6x3xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<6xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.add %0, %1 : tensor<6xf32>
    %c = stablehlo.constant dense<6> : tensor<i32>
    %3 = call @remainder(%2, %c) : (tensor<6xf32>, tensor<i32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %7 = stablehlo.divide %5, %6 : tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<6x1xf32>
    %10 = stablehlo.iota dim = 0 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %12 = stablehlo.divide %10, %11 : tensor<3xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %14 = stablehlo.multiply %13, %13 : tensor<1x3xf32>
    %15 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x3xf32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<6x3xf32>
    %17 = stablehlo.add %15, %16 : tensor<6x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %19 = stablehlo.compare GT, %17, %18, FLOAT : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %20 = call @fft(%arg0) : (tensor<6x5xf32>) -> tensor<6x3xcomplex<f32>>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %22 = stablehlo.compare GT, %17, %21, FLOAT : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %23 = stablehlo.negate %17 : tensor<6x3xf32>
    %c_5 = stablehlo.constant dense<1> : tensor<i32>
    %24 = call @_where(%22, %23, %c_5) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<i32>) -> tensor<6x3xf32>
    %25 = stablehlo.convert %24 : (tensor<6x3xf32>) -> tensor<6x3xcomplex<f32>>
    %26 = stablehlo.divide %20, %25 : tensor<6x3xcomplex<f32>>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %27 = call @_where_0(%19, %26, %c_6) : (tensor<6x3xi1>, tensor<6x3xcomplex<f32>>, tensor<i32>) -> tensor<6x3xcomplex<f32>>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %28 = call @_pad(%27, %c_7) : (tensor<6x3xcomplex<f32>>, tensor<i32>) -> tensor<6x3xcomplex<f32>>
    %29 = call @fft_1(%28) : (tensor<6x3xcomplex<f32>>) -> tensor<6x5xf32>
    %30 = stablehlo.abs %27 : (tensor<6x3xcomplex<f32>>) -> tensor<6x3xf32>
    return %29, %30 : tensor<6x5xf32>, tensor<6x3xf32>
  }
  func.func private @remainder(%arg0: tensor<6xf32>, %arg1: tensor<i32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<6xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %10 = stablehlo.and %9, %4 : tensor<6xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %12 = stablehlo.add %2, %11 : tensor<6xf32>
    %13 = stablehlo.select %10, %12, %2 : tensor<6xi1>, tensor<6xf32>
    return %13 : tensor<6xf32>
  }
  func.func private @fft(%arg0: tensor<6x5xf32>) -> tensor<6x3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [6, 5] : (tensor<6x5xf32>) -> tensor<6x3xcomplex<f32>>
    return %0 : tensor<6x3xcomplex<f32>>
  }
  func.func private @_where(%arg0: tensor<6x3xi1>, %arg1: tensor<6x3xf32>, %arg2: tensor<i32>) -> tensor<6x3xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6x3xi1>, tensor<6x3xf32>
    return %2 : tensor<6x3xf32>
  }
  func.func private @_where_0(%arg0: tensor<6x3xi1>, %arg1: tensor<6x3xcomplex<f32>>, %arg2: tensor<i32>) -> tensor<6x3xcomplex<f32>> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<6x3xcomplex<f32>>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6x3xi1>, tensor<6x3xcomplex<f32>>
    return %2 : tensor<6x3xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<6x3xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<6x3xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<6x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<6x3xcomplex<f32>>
    return %1 : tensor<6x3xcomplex<f32>>
  }
  func.func private @fft_1(%arg0: tensor<6x3xcomplex<f32>>) -> tensor<6x5xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [6, 5] : (tensor<6x3xcomplex<f32>>) -> tensor<6x5xf32>
    return %0 : tensor<6x5xf32>
  }
}
