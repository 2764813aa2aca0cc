"builtin.module"() <{sym_name = "jit_spectral_gradients"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x6xf32>, tensor<3x5xf32>) -> (tensor<4x6xf32>, tensor<3x5xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg19: tensor<4x6xf32>, %arg20: tensor<3x5xf32>):
    %67 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %68 = "stablehlo.convert"(%67) : (tensor<4xi32>) -> tensor<4xcomplex<f32>>
    %69 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %71 = "stablehlo.multiply"(%70, %68) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %72 = "func.call"(%arg19) <{callee = @fft}> : (tensor<4x6xf32>) -> tensor<4x4xcomplex<f32>>
    %73 = "stablehlo.convert"(%71) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %76 = "stablehlo.multiply"(%75, %72) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %77 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %78 = "func.call"(%76, %77) <{callee = @_pad}> : (tensor<4x4xcomplex<f32>>, tensor<i32>) -> tensor<4x4xcomplex<f32>>
    %79 = "func.call"(%78) <{callee = @fft_0}> : (tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32>
    %80 = "func.call"(%arg20) <{callee = @fft_1}> : (tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
    %81 = "stablehlo.multiply"(%80, %80) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %82 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %84 = "stablehlo.multiply"(%83, %80) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %85 = "func.call"(%81) <{callee = @fft_2}> : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %86 = "stablehlo.multiply"(%79, %79) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %87 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %89 = "stablehlo.multiply"(%88, %79) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %90 = "func.call"(%arg20) <{callee = @fft_3}> : (tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
    %91 = "stablehlo.abs"(%90) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %92 = "stablehlo.real"(%90) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %93 = "stablehlo.imag"(%90) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %94 = "stablehlo.negate"(%93) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %95 = "stablehlo.complex"(%92, %94) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
    %96 = "stablehlo.convert"(%91) : (tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
    %97 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %99 = "stablehlo.compare"(%96, %98) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xi1>
    %100 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
    %102 = "stablehlo.select"(%99, %101, %96) : (tensor<3x5xi1>, tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %103 = "stablehlo.divide"(%95, %102) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %104 = "stablehlo.real"(%85) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %105 = "stablehlo.multiply"(%104, %104) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %106 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %108 = "stablehlo.multiply"(%107, %105) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %109 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %111 = "stablehlo.multiply"(%110, %108) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %112 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %114 = "stablehlo.complex"(%111, %113) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
    %115 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %117 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x5xf32>
    %119 = "stablehlo.complex"(%116, %118) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
    %120 = "stablehlo.multiply"(%119, %103) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %121 = "func.call"(%120) <{callee = @fft_4}> : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %122 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %124 = "stablehlo.multiply"(%86, %123) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %125 = "stablehlo.multiply"(%123, %arg19) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %126 = "stablehlo.multiply"(%125, %89) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    %127 = "func.call"(%114) <{callee = @fft_6}> : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %128 = "stablehlo.multiply"(%127, %84) : (tensor<3x5xcomplex<f32>>, tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %129 = "func.call"(%128) <{callee = @fft_8}> : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %130 = "stablehlo.add"(%121, %129) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %131 = "func.call"(%126) <{callee = @fft_10}> : (tensor<4x6xf32>) -> tensor<4x4xcomplex<f32>>
    %132 = "func.call"(%131) <{callee = @_pad_12}> : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %133 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %134 = "stablehlo.multiply"(%133, %132) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %135 = "func.call"(%134) <{callee = @fft_13}> : (tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32>
    %136 = "stablehlo.add"(%124, %135) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%136, %130) : (tensor<4x6xf32>, tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x4xcomplex<f32>>, res_attrs = [{}], sym_name = "fft", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<4x6xf32>):
    %66 = "stablehlo.fft"(%arg18) <{fft_length = array<i64: 6>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<4x6xf32>) -> tensor<4x4xcomplex<f32>>
    "func.return"(%66) : (tensor<4x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x4xcomplex<f32>>, tensor<i32>) -> tensor<4x4xcomplex<f32>>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg16: tensor<4x4xcomplex<f32>>, %arg17: tensor<i32>):
    %64 = "stablehlo.convert"(%arg17) : (tensor<i32>) -> tensor<complex<f32>>
    %65 = "stablehlo.pad"(%arg16, %64) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<4x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    "func.return"(%65) : (tensor<4x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "fft_0", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<4x4xcomplex<f32>>):
    %63 = "stablehlo.fft"(%arg15) <{fft_length = array<i64: 6>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32>
    "func.return"(%63) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_1", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<3x5xf32>):
    %61 = "stablehlo.convert"(%arg14) : (tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
    %62 = "stablehlo.fft"(%61) <{fft_length = array<i64: 3, 5>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    "func.return"(%62) : (tensor<3x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_2", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<3x5xcomplex<f32>>):
    %60 = "stablehlo.fft"(%arg13) <{fft_length = array<i64: 3, 5>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    "func.return"(%60) : (tensor<3x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_3", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<3x5xf32>):
    %58 = "stablehlo.convert"(%arg12) : (tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
    %59 = "stablehlo.fft"(%58) <{fft_length = array<i64: 5>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    "func.return"(%59) : (tensor<3x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "fft_4", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<3x5xcomplex<f32>>):
    %55 = "func.call"(%arg11) <{callee = @fft_5}> : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %56 = "stablehlo.real"(%55) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %57 = "stablehlo.convert"(%56) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%57) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_5", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<3x5xcomplex<f32>>):
    %54 = "stablehlo.fft"(%arg10) <{fft_length = array<i64: 5>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    "func.return"(%54) : (tensor<3x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_6", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<3x5xcomplex<f32>>):
    %53 = "func.call"(%arg9) <{callee = @fft_7}> : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    "func.return"(%53) : (tensor<3x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_7", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<3x5xcomplex<f32>>):
    %52 = "stablehlo.fft"(%arg8) <{fft_length = array<i64: 3, 5>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    "func.return"(%52) : (tensor<3x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>, res_attrs = [{}], sym_name = "fft_8", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<3x5xcomplex<f32>>):
    %49 = "func.call"(%arg7) <{callee = @fft_9}> : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    %50 = "stablehlo.real"(%49) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
    %51 = "stablehlo.convert"(%50) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%51) : (tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_9", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<3x5xcomplex<f32>>):
    %48 = "stablehlo.fft"(%arg6) <{fft_length = array<i64: 3, 5>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xcomplex<f32>>
    "func.return"(%48) : (tensor<3x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x4xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_10", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<4x6xf32>):
    %27 = "func.call"(%arg5) <{callee = @fft_11}> : (tensor<4x6xf32>) -> tensor<4x4xcomplex<f32>>
    %28 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %30 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %32 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %33 = "stablehlo.dynamic_update_slice"(%29, %31, %32) : (tensor<4xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) -> tensor<4xcomplex<f32>>
    %34 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %36 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %37 = "stablehlo.dynamic_update_slice"(%33, %35, %36) : (tensor<4xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) -> tensor<4xcomplex<f32>>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %39 = "stablehlo.constant"() <{value = dense<(0.166666672,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x4xcomplex<f32>>
    %41 = "stablehlo.multiply"(%40, %38) : (tensor<1x4xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %43 = "stablehlo.multiply"(%42, %27) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %44 = "stablehlo.real"(%43) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %45 = "stablehlo.imag"(%43) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %46 = "stablehlo.negate"(%45) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %47 = "stablehlo.complex"(%44, %46) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xcomplex<f32>>
    "func.return"(%47) : (tensor<4x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x6xf32>) -> tensor<4x4xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_11", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<4x6xf32>):
    %26 = "stablehlo.fft"(%arg4) <{fft_length = array<i64: 6>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<4x6xf32>) -> tensor<4x4xcomplex<f32>>
    "func.return"(%26) : (tensor<4x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>, res_attrs = [{}], sym_name = "_pad_12", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<4x4xcomplex<f32>>):
    %23 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %24 = "stablehlo.pad"(%arg3, %23) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<4x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    %25 = "stablehlo.slice"(%24) <{limit_indices = array<i64: 4, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    "func.return"(%25) : (tensor<4x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "fft_13", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<4x4xcomplex<f32>>):
    %22 = "func.call"(%arg2) <{callee = @_rfft_transpose}> : (tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32>
    "func.return"(%22) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "_rfft_transpose", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<4x4xcomplex<f32>>):
    %1 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %3 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.dynamic_update_slice"(%2, %4, %5) : (tensor<4xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) -> tensor<4xcomplex<f32>>
    %7 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %9 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.dynamic_update_slice"(%6, %8, %9) : (tensor<4xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) -> tensor<4xcomplex<f32>>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xcomplex<f32>>) -> tensor<1x4xcomplex<f32>>
    %12 = "stablehlo.real"(%arg1) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %13 = "stablehlo.imag"(%arg1) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %14 = "stablehlo.negate"(%13) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %15 = "stablehlo.complex"(%12, %14) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xcomplex<f32>>
    %16 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %17 = "stablehlo.divide"(%15, %16) : (tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %18 = "func.call"(%17) <{callee = @fft_14}> : (tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32>
    %19 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x6xf32>
    %21 = "stablehlo.multiply"(%20, %18) : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x6xf32>
    "func.return"(%21) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32>, res_attrs = [{}], sym_name = "fft_14", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x4xcomplex<f32>>):
    %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 6>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<4x4xcomplex<f32>>) -> tensor<4x6xf32>
    "func.return"(%0) : (tensor<4x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
