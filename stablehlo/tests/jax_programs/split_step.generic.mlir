"builtin.module"() <{sym_name = "jit_split_step"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<8xf32>):
    %52 = "stablehlo.constant"() <{value = dense<-3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %53 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "func.call"(%52, %53) <{callee = @_linspace}> : (tensor<f32>, tensor<f32>) -> tensor<8xf32>
    %55 = "stablehlo.slice"(%54) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1xf32>
    %56 = "stablehlo.reshape"(%55) : (tensor<1xf32>) -> tensor<f32>
    %57 = "stablehlo.slice"(%54) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<8xf32>) -> tensor<1xf32>
    %58 = "stablehlo.reshape"(%57) : (tensor<1xf32>) -> tensor<f32>
    %59 = "stablehlo.subtract"(%56, %58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %60 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xf32>
    %61 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %63 = "stablehlo.add"(%60, %62) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %64 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
    %65 = "func.call"(%63, %64) <{callee = @remainder}> : (tensor<8xf32>, tensor<i32>) -> tensor<8xf32>
    %66 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %68 = "stablehlo.subtract"(%65, %67) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %69 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.multiply"(%59, %69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %72 = "stablehlo.divide"(%68, %71) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %73 = "stablehlo.constant"() <{value = dense<6.28318548> : tensor<f32>}> : () -> tensor<f32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %75 = "stablehlo.multiply"(%74, %72) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %76 = "stablehlo.multiply"(%54, %54) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %77 = "stablehlo.negate"(%76) : (tensor<8xf32>) -> tensor<8xf32>
    %78 = "stablehlo.convert"(%54) : (tensor<8xf32>) -> tensor<8xcomplex<f32>>
    %79 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<8xcomplex<f32>>
    %81 = "stablehlo.multiply"(%80, %78) : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    %82 = "stablehlo.convert"(%77) : (tensor<8xf32>) -> tensor<8xcomplex<f32>>
    %83 = "stablehlo.add"(%82, %81) : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    %84 = "stablehlo.exponential"(%83) : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    %85 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %86:4 = "stablehlo.while"(%arg9, %75, %85, %84) ({
    ^bb0(%arg14: tensor<8xf32>, %arg15: tensor<8xf32>, %arg16: tensor<i32>, %arg17: tensor<8xcomplex<f32>>):
      %94 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %95 = "stablehlo.compare"(%arg16, %94) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%95) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg10: tensor<8xf32>, %arg11: tensor<8xf32>, %arg12: tensor<i32>, %arg13: tensor<8xcomplex<f32>>):
      %91 = "func.call"(%arg10, %arg11, %arg13) <{callee = @closed_call}> : (tensor<8xf32>, tensor<8xf32>, tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
      %92 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %93 = "stablehlo.add"(%arg12, %92) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg10, %arg11, %93, %91) : (tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<8xcomplex<f32>>) -> ()
    }) : (tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<8xcomplex<f32>>) -> (tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<8xcomplex<f32>>)
    %87 = "stablehlo.abs"(%86#3) : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
    %88 = "stablehlo.multiply"(%87, %87) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %89 = "stablehlo.real"(%86#3) : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
    %90 = "stablehlo.imag"(%86#3) : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
    "func.return"(%88, %89, %90) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<f32>, tensor<f32>) -> tensor<8xf32>, res_attrs = [{}], sym_name = "_linspace", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
    %34 = "stablehlo.convert"(%arg7) : (tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.convert"(%arg8) : (tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xf32>
    %37 = "stablehlo.constant"() <{value = dense<7.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %39 = "stablehlo.divide"(%36, %38) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %40 = "stablehlo.reshape"(%34) : (tensor<f32>) -> tensor<1xf32>
    %41 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %43 = "stablehlo.subtract"(%42, %39) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %44 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<7xf32>
    %45 = "stablehlo.multiply"(%44, %43) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %46 = "stablehlo.reshape"(%35) : (tensor<f32>) -> tensor<1xf32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<7xf32>
    %48 = "stablehlo.multiply"(%47, %39) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %49 = "stablehlo.add"(%45, %48) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %50 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %51 = "stablehlo.concatenate"(%49, %50) <{dimension = 0 : i64}> : (tensor<7xf32>, tensor<1xf32>) -> tensor<8xf32>
    "func.return"(%51) : (tensor<8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8xf32>, tensor<i32>) -> tensor<8xf32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<8xf32>, %arg6: tensor<i32>):
    %17 = "stablehlo.convert"(%arg6) : (tensor<i32>) -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %19 = "stablehlo.remainder"(%arg5, %18) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %22 = "stablehlo.compare"(%19, %21) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %23 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %25 = "stablehlo.compare"(%19, %24) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %26 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.compare"(%17, %26) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<8xi1>
    %29 = "stablehlo.compare"(%25, %28) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %30 = "stablehlo.and"(%29, %22) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %31 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %32 = "stablehlo.add"(%19, %31) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %33 = "stablehlo.select"(%30, %32, %19) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    "func.return"(%33) : (tensor<8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<8xf32>, tensor<8xf32>, tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>, res_attrs = [{}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<8xcomplex<f32>>):
    %2 = "stablehlo.convert"(%arg2) : (tensor<8xf32>) -> tensor<8xcomplex<f32>>
    %3 = "stablehlo.constant"() <{value = dense<(-0.000000e+00,-1.000000e-01)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<8xcomplex<f32>>
    %5 = "stablehlo.multiply"(%4, %2) : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    %6 = "stablehlo.exponential"(%5) : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    %7 = "stablehlo.multiply"(%arg4, %6) : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    %8 = "stablehlo.multiply"(%arg3, %arg3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %9 = "stablehlo.convert"(%8) : (tensor<8xf32>) -> tensor<8xcomplex<f32>>
    %10 = "stablehlo.constant"() <{value = dense<(-0.000000e+00,-5.000000e-02)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<8xcomplex<f32>>
    %12 = "stablehlo.multiply"(%11, %9) : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    %13 = "stablehlo.exponential"(%12) : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    %14 = "func.call"(%7) <{callee = @fft}> : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<8xcomplex<f32>>, tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    %16 = "func.call"(%15) <{callee = @fft_0}> : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    "func.return"(%16) : (tensor<8xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>, res_attrs = [{}], sym_name = "fft", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<8xcomplex<f32>>):
    %1 = "stablehlo.fft"(%arg1) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    "func.return"(%1) : (tensor<8xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<8xcomplex<f32>>):
    %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 8>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<8xcomplex<f32>>) -> tensor<8xcomplex<f32>>
    "func.return"(%0) : (tensor<8xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
