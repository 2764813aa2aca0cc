module @jit_spectral_vorticity attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x8xf32>) -> (tensor<8x10xf32> {jax.result_info = "result[0]"}, tensor<3x2x5xf32> {jax.result_info = "result[1]"}, tensor<3x2x5xf32> {jax.result_info = "result[2]"}, tensor<6x8xf32> {jax.result_info = "result[3]"}, tensor<6x8xf32> {jax.result_info = "result[4]"}) {
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
    %9 = stablehlo.iota dim = 0 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %11 = stablehlo.divide %9, %10 : tensor<5xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %13 = stablehlo.multiply %12, %12 : tensor<1x5xf32>
    %14 = stablehlo.multiply %8, %8 : tensor<6x1xf32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<6x5xf32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x5xf32>
    %17 = stablehlo.add %15, %16 : tensor<6x5xf32>
    %18 = stablehlo.abs %8 : tensor<6x1xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %20 = stablehlo.compare LT, %18, %19, FLOAT : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xi1>
    %cst_4 = stablehlo.constant dense<2.66666675> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x5xf32>
    %22 = stablehlo.compare LT, %12, %21, FLOAT : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %23 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<6x1xi1>) -> tensor<6x5xi1>
    %24 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x5xi1>) -> tensor<6x5xi1>
    %25 = stablehlo.and %23, %24 : tensor<6x5xi1>
    %26 = call @fft(%arg0) : (tensor<6x8xf32>) -> tensor<6x5xcomplex<f32>>
    %cst_5 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f32>>) -> tensor<3x2x5xcomplex<f32>>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %28:7 = stablehlo.while(%iterArg = %17, %iterArg_8 = %8, %iterArg_9 = %12, %iterArg_10 = %25, %iterArg_11 = %c_6, %iterArg_12 = %26, %iterArg_13 = %27) : tensor<6x5xf32>, tensor<6x1xf32>, tensor<1x5xf32>, tensor<6x5xi1>, tensor<i32>, tensor<6x5xcomplex<f32>>, tensor<3x2x5xcomplex<f32>>
    cond {
      %c_14 = stablehlo.constant dense<3> : tensor<i32>
      %48 = stablehlo.compare LT, %iterArg_11, %c_14, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %48 : tensor<i1>
    } do {
      %48:2 = func.call @closed_call(%iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_12) : (tensor<6x5xf32>, tensor<6x1xf32>, tensor<1x5xf32>, tensor<6x5xi1>, tensor<6x5xcomplex<f32>>) -> (tensor<6x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>)
      %49 = func.call @dynamic_update_index_in_dim(%iterArg_13, %48#1, %iterArg_11) : (tensor<3x2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<i32>) -> tensor<3x2x5xcomplex<f32>>
      %c_14 = stablehlo.constant dense<1> : tensor<i32>
      %50 = stablehlo.add %iterArg_11, %c_14 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_8, %iterArg_9, %iterArg_10, %50, %48#0, %49 : tensor<6x5xf32>, tensor<6x1xf32>, tensor<1x5xf32>, tensor<6x5xi1>, tensor<i32>, tensor<6x5xcomplex<f32>>, tensor<3x2x5xcomplex<f32>>
    }
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %29 = call @_pad(%28#5, %c_7) : (tensor<6x5xcomplex<f32>>, tensor<i32>) -> tensor<8x6xcomplex<f32>>
    %30 = call @fft_2(%29) : (tensor<8x6xcomplex<f32>>) -> tensor<8x10xf32>
    %31 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %32 = call @fft_3(%31) : (tensor<8x6xf32>) -> tensor<8x6xcomplex<f32>>
    %33 = stablehlo.transpose %32, dims = [1, 0] : (tensor<8x6xcomplex<f32>>) -> tensor<6x8xcomplex<f32>>
    %34 = call @_roll_static(%33) : (tensor<6x8xcomplex<f32>>) -> tensor<6x8xcomplex<f32>>
    %35 = call @_roll_static_4(%34) : (tensor<6x8xcomplex<f32>>) -> tensor<6x8xcomplex<f32>>
    %36 = stablehlo.real %34 : (tensor<6x8xcomplex<f32>>) -> tensor<6x8xf32>
    %37 = stablehlo.imag %34 : (tensor<6x8xcomplex<f32>>) -> tensor<6x8xf32>
    %38 = stablehlo.negate %37 : tensor<6x8xf32>
    %39 = stablehlo.complex %36, %38 : tensor<6x8xcomplex<f32>>
    %40 = stablehlo.add %35, %39 : tensor<6x8xcomplex<f32>>
    %41 = stablehlo.transpose %40, dims = [1, 0] : (tensor<6x8xcomplex<f32>>) -> tensor<8x6xcomplex<f32>>
    %42 = call @fft_5(%41) : (tensor<8x6xcomplex<f32>>) -> tensor<8x6xcomplex<f32>>
    %43 = stablehlo.transpose %42, dims = [1, 0] : (tensor<8x6xcomplex<f32>>) -> tensor<6x8xcomplex<f32>>
    %44 = stablehlo.abs %28#6 : (tensor<3x2x5xcomplex<f32>>) -> tensor<3x2x5xf32>
    %45 = stablehlo.imag %28#6 : (tensor<3x2x5xcomplex<f32>>) -> tensor<3x2x5xf32>
    %46 = stablehlo.imag %34 : (tensor<6x8xcomplex<f32>>) -> tensor<6x8xf32>
    %47 = stablehlo.real %43 : (tensor<6x8xcomplex<f32>>) -> tensor<6x8xf32>
    return %30, %44, %45, %46, %47 : tensor<8x10xf32>, tensor<3x2x5xf32>, tensor<3x2x5xf32>, tensor<6x8xf32>, tensor<6x8xf32>
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
  func.func private @fft(%arg0: tensor<6x8xf32>) -> tensor<6x5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [6, 8] : (tensor<6x8xf32>) -> tensor<6x5xcomplex<f32>>
    return %0 : tensor<6x5xcomplex<f32>>
  }
  func.func private @closed_call(%arg0: tensor<6x5xf32>, %arg1: tensor<6x1xf32>, %arg2: tensor<1x5xf32>, %arg3: tensor<6x5xi1>, %arg4: tensor<6x5xcomplex<f32>>) -> (tensor<6x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xi1>
    %4 = stablehlo.negate %arg0 : tensor<6x5xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %5 = call @_where(%3, %4, %c) : (tensor<6x5xi1>, tensor<6x5xf32>, tensor<i32>) -> tensor<6x5xf32>
    %6 = stablehlo.convert %5 : (tensor<6x5xf32>) -> tensor<6x5xcomplex<f32>>
    %7 = stablehlo.divide %arg4, %6 : tensor<6x5xcomplex<f32>>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %8 = call @_where_0(%1, %7, %c_1) : (tensor<6x5xi1>, tensor<6x5xcomplex<f32>>, tensor<i32>) -> tensor<6x5xcomplex<f32>>
    %9 = stablehlo.convert %arg1 : (tensor<6x1xf32>) -> tensor<6x1xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(-0.000000e+00,-1.000000e+00)> : tensor<complex<f32>>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<complex<f32>>) -> tensor<6x1xcomplex<f32>>
    %11 = stablehlo.multiply %10, %9 : tensor<6x1xcomplex<f32>>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<6x1xcomplex<f32>>) -> tensor<6x5xcomplex<f32>>
    %13 = stablehlo.multiply %12, %8 : tensor<6x5xcomplex<f32>>
    %14 = call @fft_1(%13) : (tensor<6x5xcomplex<f32>>) -> tensor<6x8xf32>
    %15 = stablehlo.convert %arg2 : (tensor<1x5xf32>) -> tensor<1x5xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<1x5xcomplex<f32>>
    %17 = stablehlo.multiply %16, %15 : tensor<1x5xcomplex<f32>>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x5xcomplex<f32>>) -> tensor<6x5xcomplex<f32>>
    %19 = stablehlo.multiply %18, %8 : tensor<6x5xcomplex<f32>>
    %20 = call @fft_1(%19) : (tensor<6x5xcomplex<f32>>) -> tensor<6x8xf32>
    %21 = stablehlo.convert %arg2 : (tensor<1x5xf32>) -> tensor<1x5xcomplex<f32>>
    %cst_4 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<complex<f32>>) -> tensor<1x5xcomplex<f32>>
    %23 = stablehlo.multiply %22, %21 : tensor<1x5xcomplex<f32>>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x5xcomplex<f32>>) -> tensor<6x5xcomplex<f32>>
    %25 = stablehlo.multiply %24, %arg4 : tensor<6x5xcomplex<f32>>
    %26 = call @fft_1(%25) : (tensor<6x5xcomplex<f32>>) -> tensor<6x8xf32>
    %27 = stablehlo.convert %arg1 : (tensor<6x1xf32>) -> tensor<6x1xcomplex<f32>>
    %cst_5 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<complex<f32>>) -> tensor<6x1xcomplex<f32>>
    %29 = stablehlo.multiply %28, %27 : tensor<6x1xcomplex<f32>>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<6x1xcomplex<f32>>) -> tensor<6x5xcomplex<f32>>
    %31 = stablehlo.multiply %30, %arg4 : tensor<6x5xcomplex<f32>>
    %32 = call @fft_1(%31) : (tensor<6x5xcomplex<f32>>) -> tensor<6x8xf32>
    %33 = stablehlo.multiply %14, %26 : tensor<6x8xf32>
    %34 = stablehlo.multiply %20, %32 : tensor<6x8xf32>
    %35 = stablehlo.add %33, %34 : tensor<6x8xf32>
    %36 = call @fft(%35) : (tensor<6x8xf32>) -> tensor<6x5xcomplex<f32>>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %37 = call @_where_0(%arg3, %36, %c_6) : (tensor<6x5xi1>, tensor<6x5xcomplex<f32>>, tensor<i32>) -> tensor<6x5xcomplex<f32>>
    %cst_7 = stablehlo.constant dense<(0.00999999977,0.000000e+00)> : tensor<complex<f32>>
    %38 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<complex<f32>>) -> tensor<6x5xcomplex<f32>>
    %39 = stablehlo.multiply %38, %37 : tensor<6x5xcomplex<f32>>
    %40 = stablehlo.subtract %arg4, %39 : tensor<6x5xcomplex<f32>>
    %cst_8 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %42 = stablehlo.multiply %41, %arg0 : tensor<6x5xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %44 = stablehlo.add %43, %42 : tensor<6x5xf32>
    %45 = stablehlo.convert %44 : (tensor<6x5xf32>) -> tensor<6x5xcomplex<f32>>
    %46 = stablehlo.divide %40, %45 : tensor<6x5xcomplex<f32>>
    %47 = stablehlo.slice %46 [1:3, 0:5] : (tensor<6x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    return %46, %47 : tensor<6x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>
  }
  func.func private @_where(%arg0: tensor<6x5xi1>, %arg1: tensor<6x5xf32>, %arg2: tensor<i32>) -> tensor<6x5xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6x5xi1>, tensor<6x5xf32>
    return %2 : tensor<6x5xf32>
  }
  func.func private @_where_0(%arg0: tensor<6x5xi1>, %arg1: tensor<6x5xcomplex<f32>>, %arg2: tensor<i32>) -> tensor<6x5xcomplex<f32>> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<complex<f32>>) -> tensor<6x5xcomplex<f32>>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6x5xi1>, tensor<6x5xcomplex<f32>>
    return %2 : tensor<6x5xcomplex<f32>>
  }
  func.func private @fft_1(%arg0: tensor<6x5xcomplex<f32>>) -> tensor<6x8xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [6, 8] : (tensor<6x5xcomplex<f32>>) -> tensor<6x8xf32>
    return %0 : tensor<6x8xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<3x2x5xcomplex<f32>>, %arg1: tensor<2x5xcomplex<f32>>, %arg2: tensor<i32>) -> tensor<3x2x5xcomplex<f32>> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x5xcomplex<f32>>) -> tensor<1x2x5xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<3x2x5xcomplex<f32>>, tensor<1x2x5xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x5xcomplex<f32>>
    return %1 : tensor<3x2x5xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<6x5xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<8x6xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [2, 1], interior = [0, 0] : (tensor<6x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<8x6xcomplex<f32>>
    return %1 : tensor<8x6xcomplex<f32>>
  }
  func.func private @fft_2(%arg0: tensor<8x6xcomplex<f32>>) -> tensor<8x10xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [8, 10] : (tensor<8x6xcomplex<f32>>) -> tensor<8x10xf32>
    return %0 : tensor<8x10xf32>
  }
  func.func private @fft_3(%arg0: tensor<8x6xf32>) -> tensor<8x6xcomplex<f32>> {
    %0 = stablehlo.convert %arg0 : (tensor<8x6xf32>) -> tensor<8x6xcomplex<f32>>
    %1 = stablehlo.fft %0, type = FFT, length = [6] : (tensor<8x6xcomplex<f32>>) -> tensor<8x6xcomplex<f32>>
    return %1 : tensor<8x6xcomplex<f32>>
  }
  func.func private @_roll_static(%arg0: tensor<6x8xcomplex<f32>>) -> tensor<6x8xcomplex<f32>> {
    %0 = stablehlo.slice %arg0 [3:6, 0:8] : (tensor<6x8xcomplex<f32>>) -> tensor<3x8xcomplex<f32>>
    %1 = stablehlo.slice %arg0 [0:3, 0:8] : (tensor<6x8xcomplex<f32>>) -> tensor<3x8xcomplex<f32>>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<3x8xcomplex<f32>>, tensor<3x8xcomplex<f32>>) -> tensor<6x8xcomplex<f32>>
    %3 = stablehlo.slice %2 [0:6, 4:8] : (tensor<6x8xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    %4 = stablehlo.slice %2 [0:6, 0:4] : (tensor<6x8xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<6x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>) -> tensor<6x8xcomplex<f32>>
    return %5 : tensor<6x8xcomplex<f32>>
  }
  func.func private @_roll_static_4(%arg0: tensor<6x8xcomplex<f32>>) -> tensor<6x8xcomplex<f32>> {
    %0 = stablehlo.slice %arg0 [5:6, 0:8] : (tensor<6x8xcomplex<f32>>) -> tensor<1x8xcomplex<f32>>
    %1 = stablehlo.slice %arg0 [0:5, 0:8] : (tensor<6x8xcomplex<f32>>) -> tensor<5x8xcomplex<f32>>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x8xcomplex<f32>>, tensor<5x8xcomplex<f32>>) -> tensor<6x8xcomplex<f32>>
    return %2 : tensor<6x8xcomplex<f32>>
  }
  func.func private @fft_5(%arg0: tensor<8x6xcomplex<f32>>) -> tensor<8x6xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [6] : (tensor<8x6xcomplex<f32>>) -> tensor<8x6xcomplex<f32>>
    return %0 : tensor<8x6xcomplex<f32>>
  }
}
