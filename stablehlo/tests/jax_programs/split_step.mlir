module @jit_split_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8xf32>) -> (tensor<8xf32> {jax.result_info = "result[0]"}, tensor<8xf32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<-3.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %0 = call @_linspace(%cst, %cst_0) : (tensor<f32>, tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.slice %0 [1:2] : (tensor<8xf32>) -> tensor<1xf32>
    %2 = stablehlo.reshape %1 : (tensor<1xf32>) -> tensor<f32>
    %3 = stablehlo.slice %0 [0:1] : (tensor<8xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = stablehlo.subtract %2, %4 : tensor<f32>
    %6 = stablehlo.iota dim = 0 : tensor<8xf32>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.add %6, %7 : tensor<8xf32>
    %c = stablehlo.constant dense<8> : tensor<i32>
    %9 = call @remainder(%8, %c) : (tensor<8xf32>, tensor<i32>) -> tensor<8xf32>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %11 = stablehlo.subtract %9, %10 : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %12 = stablehlo.multiply %5, %cst_3 : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %14 = stablehlo.divide %11, %13 : tensor<8xf32>
    %cst_4 = stablehlo.constant dense<6.28318548> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<8xf32>
    %17 = stablehlo.multiply %0, %0 : tensor<8xf32>
    %18 = stablehlo.negate %17 : tensor<8xf32>
    %19 = stablehlo.convert %0 : (tensor<8xf32>) -> tensor<8xcomplex<f32>>
    %cst_5 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f32>>) -> tensor<8xcomplex<f32>>
    %21 = stablehlo.multiply %20, %19 : tensor<8xcomplex<f32>>
    %22 = stablehlo.convert %18 : (tensor<8xf32>) -> tensor<8xcomplex<f32>>
    %23 = stablehlo.add %22, %21 : tensor<8xcomplex<f32>>
    %24 = stablehlo.exponential %23 : tensor<8xcomplex<f32>>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %25:4 = stablehlo.while(%iterArg = %arg0, %iterArg_7 = %16, %iterArg_8 = %c_6, %iterArg_9 = %24) : tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<8xcomplex<f32>>
    cond {
      %c_10 = stablehlo.constant dense<3> : tensor<i32>
      %30 = stablehlo.compare LT, %iterArg_8, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %30 : tensor<i1>
    } do {
      %30 = func.call @closed_call(%iterArg, %iterArg_7, %iterArg_9) : (tensor<8xf32>, tensor<8xf32>, tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %31 = stablehlo.add %iterArg_8, %c_10 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %31, %30 : tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<8xcomplex<f32>>
    }
    %26 = stablehlo.abs %25#3 : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
    %27 = stablehlo.multiply %26, %26 : tensor<8xf32>
    %28 = stablehlo.real %25#3 : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
    %29 = stablehlo.imag %25#3 : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
    return %27, %28, %29 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  func.func private @_linspace(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.convert %arg1 : tensor<f32>
    %2 = stablehlo.iota dim = 0 : tensor<7xf32>
    %cst = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %4 = stablehlo.divide %2, %3 : tensor<7xf32>
    %5 = stablehlo.reshape %0 : (tensor<f32>) -> tensor<1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %7 = stablehlo.subtract %6, %4 : tensor<7xf32>
    %8 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf32>) -> tensor<7xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<7xf32>
    %10 = stablehlo.reshape %1 : (tensor<f32>) -> tensor<1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xf32>) -> tensor<7xf32>
    %12 = stablehlo.multiply %11, %4 : tensor<7xf32>
    %13 = stablehlo.add %9, %12 : tensor<7xf32>
    %14 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %15 = stablehlo.concatenate %13, %14, dim = 0 : (tensor<7xf32>, tensor<1xf32>) -> tensor<8xf32>
    return %15 : tensor<8xf32>
  }
  func.func private @remainder(%arg0: tensor<8xf32>, %arg1: tensor<i32>) -> tensor<8xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %4 = stablehlo.compare NE, %2, %3, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %6 = stablehlo.compare LT, %2, %5, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.compare LT, %0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<8xi1>
    %9 = stablehlo.compare NE, %6, %8, UNSIGNED : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %10 = stablehlo.and %9, %4 : tensor<8xi1>
    %11 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %12 = stablehlo.add %2, %11 : tensor<8xf32>
    %13 = stablehlo.select %10, %12, %2 : tensor<8xi1>, tensor<8xf32>
    return %13 : tensor<8xf32>
  }
  func.func private @closed_call(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> {
    %0 = stablehlo.convert %arg0 : (tensor<8xf32>) -> tensor<8xcomplex<f32>>
    %cst = stablehlo.constant dense<(-0.000000e+00,-1.000000e-01)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<8xcomplex<f32>>
    %2 = stablehlo.multiply %1, %0 : tensor<8xcomplex<f32>>
    %3 = stablehlo.exponential %2 : tensor<8xcomplex<f32>>
    %4 = stablehlo.multiply %arg2, %3 : tensor<8xcomplex<f32>>
    %5 = stablehlo.multiply %arg1, %arg1 : tensor<8xf32>
    %6 = stablehlo.convert %5 : (tensor<8xf32>) -> tensor<8xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(-0.000000e+00,-5.000000e-02)> : tensor<complex<f32>>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<8xcomplex<f32>>
    %8 = stablehlo.multiply %7, %6 : tensor<8xcomplex<f32>>
    %9 = stablehlo.exponential %8 : tensor<8xcomplex<f32>>
    %10 = call @fft(%4) : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    %11 = stablehlo.multiply %9, %10 : tensor<8xcomplex<f32>>
    %12 = call @fft_0(%11) : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    return %12 : tensor<8xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [8] : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    return %0 : tensor<8xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [8] : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    return %0 : tensor<8xcomplex<f32>>
  }
}
