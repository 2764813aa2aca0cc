module @jit_spectral_gradients attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x6xf32>, %arg1: tensor<3x5xf32>) -> (tensor<4x6xf32> {jax.result_info = "result[0]"}, tensor<3x5xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.iota dim = 0 : tensor<4xi32>
    %1 = stablehlo.convert %0 : (tensor<4xi32>) -> tensor<4xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %3 = stablehlo.multiply %2, %1 : tensor<4xcomplex<f32>>
    %4 = call @fft(%arg0) : (tensor<4x6xf32>) -> tensor<4x4xcomplex<f32>>
    %5 = stablehlo.convert %3 : tensor<4xcomplex<f32>>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %8 = stablehlo.multiply %7, %4 : tensor<4x4xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = call @_pad(%8, %c) : (tensor<4x4xcomplex<f32>>, tensor<i32>) -> tensor<4x4xcomplex<f32>>
    %10 = call @fft_0(%9) : (tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32>
    %11 = call @fft_1(%arg1) : (tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
    %12 = stablehlo.multiply %11, %11 : tensor<3x5xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %14 = stablehlo.multiply %13, %11 : tensor<3x5xcomplex<f32>>
    %15 = call @fft_2(%12) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %16 = stablehlo.multiply %10, %10 : tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %18 = stablehlo.multiply %17, %10 : tensor<4x6xf32>
    %19 = call @fft_3(%arg1) : (tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
    %20 = stablehlo.abs %19 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %21 = stablehlo.real %19 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %22 = stablehlo.imag %19 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %23 = stablehlo.negate %22 : tensor<3x5xf32>
    %24 = stablehlo.complex %21, %23 : tensor<3x5xcomplex<f32>>
    %25 = stablehlo.convert %20 : (tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %26 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %27 = stablehlo.compare EQ, %25, %26, FLOAT : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xi1>
    %cst_3 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %28 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %29 = stablehlo.select %27, %28, %25 : tensor<3x5xi1>, tensor<3x5xcomplex<f32>>
    %30 = stablehlo.divide %24, %29 : tensor<3x5xcomplex<f32>>
    %31 = stablehlo.real %15 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %32 = stablehlo.multiply %31, %31 : tensor<3x5xf32>
    %cst_4 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %34 = stablehlo.multiply %33, %32 : tensor<3x5xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %36 = stablehlo.multiply %35, %34 : tensor<3x5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %38 = stablehlo.complex %36, %37 : tensor<3x5xcomplex<f32>>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x5xf32>
    %41 = stablehlo.complex %39, %40 : tensor<3x5xcomplex<f32>>
    %42 = stablehlo.multiply %41, %30 : tensor<3x5xcomplex<f32>>
    %43 = call @fft_4(%42) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %45 = stablehlo.multiply %16, %44 : tensor<4x6xf32>
    %46 = stablehlo.multiply %44, %arg0 : tensor<4x6xf32>
    %47 = stablehlo.multiply %46, %18 : tensor<4x6xf32>
    %48 = call @fft_6(%38) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %49 = stablehlo.multiply %48, %14 : tensor<3x5xcomplex<f32>>
    %50 = call @fft_8(%49) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %51 = stablehlo.add %43, %50 : tensor<3x5xf32>
    %52 = call @fft_10(%47) : (tensor<4x6xf32>) -> tensor<4x4xcomplex<f32>>
    %53 = call @_pad_12(%52) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %54 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %55 = stablehlo.multiply %54, %53 : tensor<4x4xcomplex<f32>>
    %56 = call @fft_13(%55) : (tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32>
    %57 = stablehlo.add %45, %56 : tensor<4x6xf32>
    return %57, %51 : tensor<4x6xf32>, tensor<3x5xf32>
  }
  func.func private @fft(%arg0: tensor<4x6xf32>) -> tensor<4x4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [6] : (tensor<4x6xf32>) -> tensor<4x4xcomplex<f32>>
    return %0 : tensor<4x4xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<4x4xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    return %1 : tensor<4x4xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [6] : (tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
  func.func private @fft_1(%arg0: tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>> {
    %0 = stablehlo.convert %arg0 : (tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
    %1 = stablehlo.fft %0, type = FFT, length = [3, 5] : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    return %1 : tensor<3x5xcomplex<f32>>
  }
  func.func private @fft_2(%arg0: tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [3, 5] : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    return %0 : tensor<3x5xcomplex<f32>>
  }
  func.func private @fft_3(%arg0: tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>> {
    %0 = stablehlo.convert %arg0 : (tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
    %1 = stablehlo.fft %0, type = FFT, length = [5] : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    return %1 : tensor<3x5xcomplex<f32>>
  }
  func.func private @fft_4(%arg0: tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32> {
    %0 = call @fft_5(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %2 = stablehlo.convert %1 : tensor<3x5xf32>
    return %2 : tensor<3x5xf32>
  }
  func.func private @fft_5(%arg0: tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [5] : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    return %0 : tensor<3x5xcomplex<f32>>
  }
  func.func private @fft_6(%arg0: tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>> {
    %0 = call @fft_7(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    return %0 : tensor<3x5xcomplex<f32>>
  }
  func.func private @fft_7(%arg0: tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [3, 5] : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    return %0 : tensor<3x5xcomplex<f32>>
  }
  func.func private @fft_8(%arg0: tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32> {
    %0 = call @fft_9(%arg0) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %1 = stablehlo.real %0 : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %2 = stablehlo.convert %1 : tensor<3x5xf32>
    return %2 : tensor<3x5xf32>
  }
  func.func private @fft_9(%arg0: tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [3, 5] : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    return %0 : tensor<3x5xcomplex<f32>>
  }
  func.func private @fft_10(%arg0: tensor<4x6xf32>) -> tensor<4x4xcomplex<f32>> {
    %0 = call @fft_11(%arg0) : (tensor<4x6xf32>) -> tensor<4x4xcomplex<f32>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_update_slice %1, %2, %c : (tensor<4xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) -> tensor<4xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %5 = stablehlo.dynamic_update_slice %3, %4, %c_2 : (tensor<4xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) -> tensor<4xcomplex<f32>>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(0.166666672,0.000000e+00)> : tensor<complex<f32>>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<1x4xcomplex<f32>>
    %8 = stablehlo.multiply %7, %6 : tensor<1x4xcomplex<f32>>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %10 = stablehlo.multiply %9, %0 : tensor<4x4xcomplex<f32>>
    %11 = stablehlo.real %10 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %12 = stablehlo.imag %10 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %13 = stablehlo.negate %12 : tensor<4x4xf32>
    %14 = stablehlo.complex %11, %13 : tensor<4x4xcomplex<f32>>
    return %14 : tensor<4x4xcomplex<f32>>
  }
  func.func private @fft_11(%arg0: tensor<4x6xf32>) -> tensor<4x4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [6] : (tensor<4x6xf32>) -> tensor<4x4xcomplex<f32>>
    return %0 : tensor<4x4xcomplex<f32>>
  }
  func.func private @_pad_12(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %1 = stablehlo.slice %0 [0:4, 0:4] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    return %1 : tensor<4x4xcomplex<f32>>
  }
  func.func private @fft_13(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32> {
    %0 = call @_rfft_transpose(%arg0) : (tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
  func.func private @_rfft_transpose(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32> {
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.dynamic_update_slice %0, %1, %c : (tensor<4xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) -> tensor<4xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %4 = stablehlo.dynamic_update_slice %2, %3, %c_2 : (tensor<4xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) -> tensor<4xcomplex<f32>>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %6 = stablehlo.real %arg0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %7 = stablehlo.imag %arg0 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %8 = stablehlo.negate %7 : tensor<4x4xf32>
    %9 = stablehlo.complex %6, %8 : tensor<4x4xcomplex<f32>>
    %10 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %11 = stablehlo.divide %9, %10 : tensor<4x4xcomplex<f32>>
    %12 = call @fft_14(%11) : (tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<4x6xf32>
    return %14 : tensor<4x6xf32>
  }
  func.func private @fft_14(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [6] : (tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
}
