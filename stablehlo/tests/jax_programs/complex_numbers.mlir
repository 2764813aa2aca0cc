module @jit_complex_numbers attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<4x2xf32>, %arg3: tensor<i32>) -> (tensor<3x4xf32> {jax.result_info = "result[0]"}, tensor<3x4xf32> {jax.result_info = "result[1]"}, tensor<3x4xf32> {jax.result_info = "result[2]"}, tensor<3x4xf32> {jax.result_info = "result[3]"}, tensor<3x4xf32> {jax.result_info = "result[4]"}, tensor<3x4xf32> {jax.result_info = "result[5]"}, tensor<3x4xf32> {jax.result_info = "result[6]"}, tensor<3x4xf32> {jax.result_info = "result[7]"}, tensor<3x4xf32> {jax.result_info = "result[8]"}, tensor<3x4xf32> {jax.result_info = "result[9]"}, tensor<3x4xf32> {jax.result_info = "result[10]"}, tensor<3x4xf32> {jax.result_info = "result[11]"}, tensor<3x2xf32> {jax.result_info = "result[12]"}, tensor<3x2xf32> {jax.result_info = "result[13]"}, tensor<3x4xf32> {jax.result_info = "result[14]"}, tensor<3x4xf32> {jax.result_info = "result[15]"}, tensor<4x6xf32> {jax.result_info = "result[16]"}, tensor<4x6xf32> {jax.result_info = "result[17]"}, tensor<4x3xf32> {jax.result_info = "result[18]"}, tensor<4x3xf32> {jax.result_info = "result[19]"}, tensor<2x3xf32> {jax.result_info = "result[20]"}, tensor<2x3xf32> {jax.result_info = "result[21]"}, tensor<3x4xf32> {jax.result_info = "result[22]"}, tensor<3x4xf32> {jax.result_info = "result[23]"}, tensor<4xf32> {jax.result_info = "result[24]"}, tensor<4xf32> {jax.result_info = "result[25]"}, tensor<3x4xf32> {jax.result_info = "result[26]"}, tensor<3x4xf32> {jax.result_info = "result[27]"}, tensor<3x4xf32> {jax.result_info = "result[28]"}, tensor<3x4xf32> {jax.result_info = "result[29]"}, tensor<2x4xf32> {jax.result_info = "result[30]"}, tensor<2x4xf32> {jax.result_info = "result[31]"}, tensor<2x3xf32> {jax.result_info = "result[32]"}, tensor<2x3xf32> {jax.result_info = "result[33]"}, tensor<2x6xf32> {jax.result_info = "result[34]"}, tensor<2x6xf32> {jax.result_info = "result[35]"}, tensor<3x4xf32> {jax.result_info = "result[36]"}, tensor<3x4xf32> {jax.result_info = "result[37]"}, tensor<3x4xf32> {jax.result_info = "result[38]"}, tensor<3x4xi1> {jax.result_info = "result[39]"}, tensor<3x4xi1> {jax.result_info = "result[40]"}) {
    %c = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<2xi32>
    %cst = stablehlo.constant dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,-1.000000e+00), (0.000000e+00,5.000000e-01)]> : tensor<3xcomplex<f32>>
    %0 = stablehlo.convert %arg1 : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %2 = stablehlo.multiply %1, %0 : tensor<3x4xcomplex<f32>>
    %3 = stablehlo.convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %4 = stablehlo.add %3, %2 : tensor<3x4xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<3x4xf32>
    %7 = stablehlo.complex %arg1, %6 : tensor<3x4xcomplex<f32>>
    %8 = stablehlo.multiply %4, %7 : tensor<3x4xcomplex<f32>>
    %9 = stablehlo.divide %4, %7 : tensor<3x4xcomplex<f32>>
    %10 = stablehlo.exponential %4 : tensor<3x4xcomplex<f32>>
    %11 = stablehlo.log %7 : tensor<3x4xcomplex<f32>>
    %12 = stablehlo.sqrt %4 : tensor<3x4xcomplex<f32>>
    %13 = stablehlo.real %4 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %14 = stablehlo.imag %4 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %15 = stablehlo.negate %14 : tensor<3x4xf32>
    %16 = stablehlo.complex %13, %15 : tensor<3x4xcomplex<f32>>
    %17 = stablehlo.convert %arg2 : (tensor<4x2xf32>) -> tensor<4x2xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<4x2xcomplex<f32>>
    %19 = stablehlo.add %17, %18 : tensor<4x2xcomplex<f32>>
    %20 = stablehlo.dot_general %4, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %22 = stablehlo.compare GT, %arg0, %21, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %23 = call @_where(%22, %4, %7) : (tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %cst_5 = stablehlo.constant dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>
    %24 = call @_pad(%4, %cst_5) : (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
    %25 = stablehlo.transpose %4, dims = [1, 0] : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %26 = stablehlo.compare LT, %arg3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<3> : tensor<i32>
    %27 = stablehlo.add %arg3, %c_7 : tensor<i32>
    %28 = stablehlo.select %26, %27, %arg3 : tensor<i1>, tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %29 = stablehlo.compare LT, %arg3, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<4> : tensor<i32>
    %30 = stablehlo.add %arg3, %c_9 : tensor<i32>
    %31 = stablehlo.select %29, %30, %arg3 : tensor<i1>, tensor<i32>
    %32 = stablehlo.dynamic_slice %4, %28, %31, sizes = [2, 3] : (tensor<3x4xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<2x3xcomplex<f32>>
    %33 = stablehlo.slice %7 [0:1, 0:2] : (tensor<3x4xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.compare LT, %arg3, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<3> : tensor<i32>
    %35 = stablehlo.add %arg3, %c_11 : tensor<i32>
    %36 = stablehlo.select %34, %35, %arg3 : tensor<i1>, tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.compare LT, %arg3, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<4> : tensor<i32>
    %38 = stablehlo.add %arg3, %c_13 : tensor<i32>
    %39 = stablehlo.select %37, %38, %arg3 : tensor<i1>, tensor<i32>
    %40 = stablehlo.dynamic_update_slice %4, %33, %36, %39 : (tensor<3x4xcomplex<f32>>, tensor<1x2xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<3x4xcomplex<f32>>
    %cst_14 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %41 = stablehlo.reduce(%4 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %42 = call @_flip(%4) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %43 = stablehlo.concatenate %4, %7, dim = 1 : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x8xcomplex<f32>>
    %44 = stablehlo.slice %43 [0:3, 1:8:2] : (tensor<3x8xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %46 = stablehlo.compare LT, %c, %45, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_16 = stablehlo.constant dense<3> : tensor<i32>
    %47 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %48 = stablehlo.add %c, %47 : tensor<2xi32>
    %49 = stablehlo.select %46, %48, %c : tensor<2xi1>, tensor<2xi32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %51 = "stablehlo.gather"(%4, %50) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x4xcomplex<f32>>
    %cst_17 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %52 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %53 = stablehlo.slice %4 [0:2, 0:3] : (tensor<3x4xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %55 = stablehlo.compare LT, %c_0, %54, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_19 = stablehlo.constant dense<2> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %57 = stablehlo.add %c_0, %56 : tensor<2xi32>
    %58 = stablehlo.select %55, %57, %c_0 : tensor<2xi1>, tensor<2xi32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %60 = "stablehlo.scatter"(%52, %59, %53) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<complex<f32>>, %arg5: tensor<complex<f32>>):
      %107 = stablehlo.add %arg4, %arg5 : tensor<complex<f32>>
      stablehlo.return %107 : tensor<complex<f32>>
    }) : (tensor<2x3xcomplex<f32>>, tensor<2x1xi32>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %61 = stablehlo.reshape %4 : (tensor<3x4xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
    %62 = stablehlo.negate %61 : tensor<2x6xcomplex<f32>>
    %63 = stablehlo.broadcast_in_dim %cst, dims = [0] : (tensor<3xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<3x1xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %65 = stablehlo.subtract %64, %4 : tensor<3x4xcomplex<f32>>
    %66 = stablehlo.real %8 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %67 = stablehlo.imag %8 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %68 = stablehlo.real %9 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %69 = stablehlo.imag %9 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %70 = stablehlo.real %10 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %71 = stablehlo.imag %10 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %72 = stablehlo.real %11 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %73 = stablehlo.imag %11 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %74 = stablehlo.real %12 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %75 = stablehlo.imag %12 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %76 = stablehlo.real %16 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %77 = stablehlo.imag %16 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %78 = stablehlo.real %20 : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
    %79 = stablehlo.imag %20 : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
    %80 = stablehlo.real %23 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %81 = stablehlo.imag %23 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %82 = stablehlo.real %24 : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
    %83 = stablehlo.imag %24 : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
    %84 = stablehlo.real %25 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %85 = stablehlo.imag %25 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %86 = stablehlo.real %32 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %87 = stablehlo.imag %32 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %88 = stablehlo.real %40 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %89 = stablehlo.imag %40 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %90 = stablehlo.real %41 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %91 = stablehlo.imag %41 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %92 = stablehlo.real %42 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %93 = stablehlo.imag %42 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %94 = stablehlo.real %44 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %95 = stablehlo.imag %44 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %96 = stablehlo.real %51 : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
    %97 = stablehlo.imag %51 : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
    %98 = stablehlo.real %60 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %99 = stablehlo.imag %60 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %100 = stablehlo.real %62 : (tensor<2x6xcomplex<f32>>) -> tensor<2x6xf32>
    %101 = stablehlo.imag %62 : (tensor<2x6xcomplex<f32>>) -> tensor<2x6xf32>
    %102 = stablehlo.real %65 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %103 = stablehlo.imag %65 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %104 = stablehlo.abs %4 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %105 = stablehlo.compare EQ, %4, %7, FLOAT : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xi1>
    %106 = stablehlo.compare NE, %4, %7, FLOAT : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xi1>
    return %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xi1>, tensor<3x4xi1>
  }
  func.func private @_where(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xcomplex<f32>>, %arg2: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
    return %0 : tensor<3x4xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<3x4xcomplex<f32>>, %arg1: tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [1, 0], high = [0, 2], interior = [0, 0] : (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
    return %1 : tensor<4x6xcomplex<f32>>
  }
  func.func private @_flip(%arg0: tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<3x4xcomplex<f32>>
    return %0 : tensor<3x4xcomplex<f32>>
  }
}
