"builtin.module"() <{sym_name = "jit_spectral_poisson"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x5xf32>) -> (tensor<6x5xf32>, tensor<6x3xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<6x5xf32>):
    %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xf32>
    %28 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %30 = "stablehlo.add"(%27, %29) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %31 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %32 = "func.call"(%30, %31) <{callee = @remainder}> : (tensor<6xf32>, tensor<i32>) -> tensor<6xf32>
    %33 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %35 = "stablehlo.subtract"(%32, %34) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %36 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %38 = "stablehlo.divide"(%35, %37) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x1xf32>
    %40 = "stablehlo.multiply"(%39, %39) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %41 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xf32>
    %42 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %44 = "stablehlo.divide"(%41, %43) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %46 = "stablehlo.multiply"(%45, %45) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %47 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x3xf32>
    %48 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<6x3xf32>
    %49 = "stablehlo.add"(%47, %48) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %50 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x3xf32>
    %52 = "stablehlo.compare"(%49, %51) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %53 = "func.call"(%arg12) <{callee = @fft}> : (tensor<6x5xf32>) -> tensor<6x3xcomplex<f32>>
    %54 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x3xf32>
    %56 = "stablehlo.compare"(%49, %55) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %57 = "stablehlo.negate"(%49) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %58 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %59 = "func.call"(%56, %57, %58) <{callee = @_where}> : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<i32>) -> tensor<6x3xf32>
    %60 = "stablehlo.convert"(%59) : (tensor<6x3xf32>) -> tensor<6x3xcomplex<f32>>
    %61 = "stablehlo.divide"(%53, %60) : (tensor<6x3xcomplex<f32>>, tensor<6x3xcomplex<f32>>) -> tensor<6x3xcomplex<f32>>
    %62 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %63 = "func.call"(%52, %61, %62) <{callee = @_where_0}> : (tensor<6x3xi1>, tensor<6x3xcomplex<f32>>, tensor<i32>) -> tensor<6x3xcomplex<f32>>
    %64 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %65 = "func.call"(%63, %64) <{callee = @_pad}> : (tensor<6x3xcomplex<f32>>, tensor<i32>) -> tensor<6x3xcomplex<f32>>
    %66 = "func.call"(%65) <{callee = @fft_1}> : (tensor<6x3xcomplex<f32>>) -> tensor<6x5xf32>
    %67 = "stablehlo.abs"(%63) : (tensor<6x3xcomplex<f32>>) -> tensor<6x3xf32>
    "func.return"(%66, %67) : (tensor<6x5xf32>, tensor<6x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6xf32>, tensor<i32>) -> tensor<6xf32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<6xf32>, %arg11: tensor<i32>):
    %10 = "stablehlo.convert"(%arg11) : (tensor<i32>) -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %12 = "stablehlo.remainder"(%arg10, %11) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %13 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %15 = "stablehlo.compare"(%12, %14) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %16 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %18 = "stablehlo.compare"(%12, %17) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %19 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.compare"(%10, %19) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6xi1>
    %22 = "stablehlo.compare"(%18, %21) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %23 = "stablehlo.and"(%22, %15) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %24 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %25 = "stablehlo.add"(%12, %24) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %26 = "stablehlo.select"(%23, %25, %12) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    "func.return"(%26) : (tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x5xf32>) -> tensor<6x3xcomplex<f32>>, res_attrs = [{}], sym_name = "fft", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<6x5xf32>):
    %9 = "stablehlo.fft"(%arg9) <{fft_length = array<i64: 6, 5>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<6x5xf32>) -> tensor<6x3xcomplex<f32>>
    "func.return"(%9) : (tensor<6x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6x3xi1>, tensor<6x3xf32>, tensor<i32>) -> tensor<6x3xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<6x3xi1>, %arg7: tensor<6x3xf32>, %arg8: tensor<i32>):
    %6 = "stablehlo.convert"(%arg8) : (tensor<i32>) -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x3xf32>
    %8 = "stablehlo.select"(%arg6, %arg7, %7) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    "func.return"(%8) : (tensor<6x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6x3xi1>, tensor<6x3xcomplex<f32>>, tensor<i32>) -> tensor<6x3xcomplex<f32>>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<6x3xi1>, %arg4: tensor<6x3xcomplex<f32>>, %arg5: tensor<i32>):
    %3 = "stablehlo.convert"(%arg5) : (tensor<i32>) -> tensor<complex<f32>>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<6x3xcomplex<f32>>
    %5 = "stablehlo.select"(%arg3, %arg4, %4) : (tensor<6x3xi1>, tensor<6x3xcomplex<f32>>, tensor<6x3xcomplex<f32>>) -> tensor<6x3xcomplex<f32>>
    "func.return"(%5) : (tensor<6x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6x3xcomplex<f32>>, tensor<i32>) -> tensor<6x3xcomplex<f32>>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<6x3xcomplex<f32>>, %arg2: tensor<i32>):
    %1 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<complex<f32>>
    %2 = "stablehlo.pad"(%arg1, %1) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<6x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<6x3xcomplex<f32>>
    "func.return"(%2) : (tensor<6x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x3xcomplex<f32>>) -> tensor<6x5xf32>, res_attrs = [{}], sym_name = "fft_1", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<6x3xcomplex<f32>>):
    %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 6, 5>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<6x3xcomplex<f32>>) -> tensor<6x5xf32>
    "func.return"(%0) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
