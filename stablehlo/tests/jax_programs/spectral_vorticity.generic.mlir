"builtin.module"() <{sym_name = "jit_spectral_vorticity"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x8xf32>) -> (tensor<8x10xf32>, tensor<3x2x5xf32>, tensor<3x2x5xf32>, tensor<6x8xf32>, tensor<6x8xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg25: tensor<6x8xf32>):
    %104 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xf32>
    %105 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %107 = "stablehlo.add"(%104, %106) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %108 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %109 = "func.call"(%107, %108) <{callee = @remainder}> : (tensor<6xf32>, tensor<i32>) -> tensor<6xf32>
    %110 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %111 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %112 = "stablehlo.subtract"(%109, %111) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %113 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %115 = "stablehlo.divide"(%112, %114) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x1xf32>
    %117 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xf32>
    %118 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %120 = "stablehlo.divide"(%117, %119) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1x5xf32>
    %122 = "stablehlo.multiply"(%121, %121) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %123 = "stablehlo.multiply"(%116, %116) : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xf32>
    %124 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xf32>) -> tensor<6x5xf32>
    %125 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x5xf32>
    %126 = "stablehlo.add"(%124, %125) : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
    %127 = "stablehlo.abs"(%116) : (tensor<6x1xf32>) -> tensor<6x1xf32>
    %128 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %129 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x1xf32>
    %130 = "stablehlo.compare"(%127, %129) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x1xi1>
    %131 = "stablehlo.constant"() <{value = dense<2.66666675> : tensor<f32>}> : () -> tensor<f32>
    %132 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x5xf32>
    %133 = "stablehlo.compare"(%121, %132) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %134 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xi1>) -> tensor<6x5xi1>
    %135 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi1>) -> tensor<6x5xi1>
    %136 = "stablehlo.and"(%134, %135) : (tensor<6x5xi1>, tensor<6x5xi1>) -> tensor<6x5xi1>
    %137 = "func.call"(%arg25) <{callee = @fft}> : (tensor<6x8xf32>) -> tensor<6x5xcomplex<f32>>
    %138 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x2x5xcomplex<f32>>
    %140 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %141:7 = "stablehlo.while"(%126, %116, %121, %136, %140, %137, %139) ({
    ^bb0(%arg33: tensor<6x5xf32>, %arg34: tensor<6x1xf32>, %arg35: tensor<1x5xf32>, %arg36: tensor<6x5xi1>, %arg37: tensor<i32>, %arg38: tensor<6x5xcomplex<f32>>, %arg39: tensor<3x2x5xcomplex<f32>>):
      %166 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %167 = "stablehlo.compare"(%arg37, %166) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%167) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg26: tensor<6x5xf32>, %arg27: tensor<6x1xf32>, %arg28: tensor<1x5xf32>, %arg29: tensor<6x5xi1>, %arg30: tensor<i32>, %arg31: tensor<6x5xcomplex<f32>>, %arg32: tensor<3x2x5xcomplex<f32>>):
      %162:2 = "func.call"(%arg26, %arg27, %arg28, %arg29, %arg31) <{callee = @closed_call}> : (tensor<6x5xf32>, tensor<6x1xf32>, tensor<1x5xf32>, tensor<6x5xi1>, tensor<6x5xcomplex<f32>>) -> (tensor<6x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>)
      %163 = "func.call"(%arg32, %162#1, %arg30) <{callee = @dynamic_update_index_in_dim}> : (tensor<3x2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<i32>) -> tensor<3x2x5xcomplex<f32>>
      %164 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %165 = "stablehlo.add"(%arg30, %164) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg26, %arg27, %arg28, %arg29, %165, %162#0, %163) : (tensor<6x5xf32>, tensor<6x1xf32>, tensor<1x5xf32>, tensor<6x5xi1>, tensor<i32>, tensor<6x5xcomplex<f32>>, tensor<3x2x5xcomplex<f32>>) -> ()
    }) : (tensor<6x5xf32>, tensor<6x1xf32>, tensor<1x5xf32>, tensor<6x5xi1>, tensor<i32>, tensor<6x5xcomplex<f32>>, tensor<3x2x5xcomplex<f32>>) -> (tensor<6x5xf32>, tensor<6x1xf32>, tensor<1x5xf32>, tensor<6x5xi1>, tensor<i32>, tensor<6x5xcomplex<f32>>, tensor<3x2x5xcomplex<f32>>)
    %142 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %143 = "func.call"(%141#5, %142) <{callee = @_pad}> : (tensor<6x5xcomplex<f32>>, tensor<i32>) -> tensor<8x6xcomplex<f32>>
    %144 = "func.call"(%143) <{callee = @fft_2}> : (tensor<8x6xcomplex<f32>>) -> tensor<8x10xf32>
    %145 = "stablehlo.transpose"(%arg25) <{permutation = array<i64: 1, 0>}> : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %146 = "func.call"(%145) <{callee = @fft_3}> : (tensor<8x6xf32>) -> tensor<8x6xcomplex<f32>>
    %147 = "stablehlo.transpose"(%146) <{permutation = array<i64: 1, 0>}> : (tensor<8x6xcomplex<f32>>) -> tensor<6x8xcomplex<f32>>
    %148 = "func.call"(%147) <{callee = @_roll_static}> : (tensor<6x8xcomplex<f32>>) -> tensor<6x8xcomplex<f32>>
    %149 = "func.call"(%148) <{callee = @_roll_static_4}> : (tensor<6x8xcomplex<f32>>) -> tensor<6x8xcomplex<f32>>
    %150 = "stablehlo.real"(%148) : (tensor<6x8xcomplex<f32>>) -> tensor<6x8xf32>
    %151 = "stablehlo.imag"(%148) : (tensor<6x8xcomplex<f32>>) -> tensor<6x8xf32>
    %152 = "stablehlo.negate"(%151) : (tensor<6x8xf32>) -> tensor<6x8xf32>
    %153 = "stablehlo.complex"(%150, %152) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xcomplex<f32>>
    %154 = "stablehlo.add"(%149, %153) : (tensor<6x8xcomplex<f32>>, tensor<6x8xcomplex<f32>>) -> tensor<6x8xcomplex<f32>>
    %155 = "stablehlo.transpose"(%154) <{permutation = array<i64: 1, 0>}> : (tensor<6x8xcomplex<f32>>) -> tensor<8x6xcomplex<f32>>
    %156 = "func.call"(%155) <{callee = @fft_5}> : (tensor<8x6xcomplex<f32>>) -> tensor<8x6xcomplex<f32>>
    %157 = "stablehlo.transpose"(%156) <{permutation = array<i64: 1, 0>}> : (tensor<8x6xcomplex<f32>>) -> tensor<6x8xcomplex<f32>>
    %158 = "stablehlo.abs"(%141#6) : (tensor<3x2x5xcomplex<f32>>) -> tensor<3x2x5xf32>
    %159 = "stablehlo.imag"(%141#6) : (tensor<3x2x5xcomplex<f32>>) -> tensor<3x2x5xf32>
    %160 = "stablehlo.imag"(%148) : (tensor<6x8xcomplex<f32>>) -> tensor<6x8xf32>
    %161 = "stablehlo.real"(%157) : (tensor<6x8xcomplex<f32>>) -> tensor<6x8xf32>
    "func.return"(%144, %158, %159, %160, %161) : (tensor<8x10xf32>, tensor<3x2x5xf32>, tensor<3x2x5xf32>, tensor<6x8xf32>, tensor<6x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6xf32>, tensor<i32>) -> tensor<6xf32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<6xf32>, %arg24: tensor<i32>):
    %87 = "stablehlo.convert"(%arg24) : (tensor<i32>) -> tensor<f32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %89 = "stablehlo.remainder"(%arg23, %88) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %90 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %92 = "stablehlo.compare"(%89, %91) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %93 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %95 = "stablehlo.compare"(%89, %94) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %96 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.compare"(%87, %96) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6xi1>
    %99 = "stablehlo.compare"(%95, %98) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %100 = "stablehlo.and"(%99, %92) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %101 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %102 = "stablehlo.add"(%89, %101) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %103 = "stablehlo.select"(%100, %102, %89) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    "func.return"(%103) : (tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x8xf32>) -> tensor<6x5xcomplex<f32>>, res_attrs = [{}], sym_name = "fft", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<6x8xf32>):
    %86 = "stablehlo.fft"(%arg22) <{fft_length = array<i64: 6, 8>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<6x8xf32>) -> tensor<6x5xcomplex<f32>>
    "func.return"(%86) : (tensor<6x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<6x5xf32>, tensor<6x1xf32>, tensor<1x5xf32>, tensor<6x5xi1>, tensor<6x5xcomplex<f32>>) -> (tensor<6x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<6x5xf32>, %arg18: tensor<6x1xf32>, %arg19: tensor<1x5xf32>, %arg20: tensor<6x5xi1>, %arg21: tensor<6x5xcomplex<f32>>):
    %26 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x5xf32>
    %28 = "stablehlo.compare"(%arg17, %27) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xi1>
    %29 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x5xf32>
    %31 = "stablehlo.compare"(%arg17, %30) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xi1>
    %32 = "stablehlo.negate"(%arg17) : (tensor<6x5xf32>) -> tensor<6x5xf32>
    %33 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %34 = "func.call"(%31, %32, %33) <{callee = @_where}> : (tensor<6x5xi1>, tensor<6x5xf32>, tensor<i32>) -> tensor<6x5xf32>
    %35 = "stablehlo.convert"(%34) : (tensor<6x5xf32>) -> tensor<6x5xcomplex<f32>>
    %36 = "stablehlo.divide"(%arg21, %35) : (tensor<6x5xcomplex<f32>>, tensor<6x5xcomplex<f32>>) -> tensor<6x5xcomplex<f32>>
    %37 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %38 = "func.call"(%28, %36, %37) <{callee = @_where_0}> : (tensor<6x5xi1>, tensor<6x5xcomplex<f32>>, tensor<i32>) -> tensor<6x5xcomplex<f32>>
    %39 = "stablehlo.convert"(%arg18) : (tensor<6x1xf32>) -> tensor<6x1xcomplex<f32>>
    %40 = "stablehlo.constant"() <{value = dense<(-0.000000e+00,-1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<6x1xcomplex<f32>>
    %42 = "stablehlo.multiply"(%41, %39) : (tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>) -> tensor<6x1xcomplex<f32>>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xcomplex<f32>>) -> tensor<6x5xcomplex<f32>>
    %44 = "stablehlo.multiply"(%43, %38) : (tensor<6x5xcomplex<f32>>, tensor<6x5xcomplex<f32>>) -> tensor<6x5xcomplex<f32>>
    %45 = "func.call"(%44) <{callee = @fft_1}> : (tensor<6x5xcomplex<f32>>) -> tensor<6x8xf32>
    %46 = "stablehlo.convert"(%arg19) : (tensor<1x5xf32>) -> tensor<1x5xcomplex<f32>>
    %47 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x5xcomplex<f32>>
    %49 = "stablehlo.multiply"(%48, %46) : (tensor<1x5xcomplex<f32>>, tensor<1x5xcomplex<f32>>) -> tensor<1x5xcomplex<f32>>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xcomplex<f32>>) -> tensor<6x5xcomplex<f32>>
    %51 = "stablehlo.multiply"(%50, %38) : (tensor<6x5xcomplex<f32>>, tensor<6x5xcomplex<f32>>) -> tensor<6x5xcomplex<f32>>
    %52 = "func.call"(%51) <{callee = @fft_1}> : (tensor<6x5xcomplex<f32>>) -> tensor<6x8xf32>
    %53 = "stablehlo.convert"(%arg19) : (tensor<1x5xf32>) -> tensor<1x5xcomplex<f32>>
    %54 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x5xcomplex<f32>>
    %56 = "stablehlo.multiply"(%55, %53) : (tensor<1x5xcomplex<f32>>, tensor<1x5xcomplex<f32>>) -> tensor<1x5xcomplex<f32>>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xcomplex<f32>>) -> tensor<6x5xcomplex<f32>>
    %58 = "stablehlo.multiply"(%57, %arg21) : (tensor<6x5xcomplex<f32>>, tensor<6x5xcomplex<f32>>) -> tensor<6x5xcomplex<f32>>
    %59 = "func.call"(%58) <{callee = @fft_1}> : (tensor<6x5xcomplex<f32>>) -> tensor<6x8xf32>
    %60 = "stablehlo.convert"(%arg18) : (tensor<6x1xf32>) -> tensor<6x1xcomplex<f32>>
    %61 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<6x1xcomplex<f32>>
    %63 = "stablehlo.multiply"(%62, %60) : (tensor<6x1xcomplex<f32>>, tensor<6x1xcomplex<f32>>) -> tensor<6x1xcomplex<f32>>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xcomplex<f32>>) -> tensor<6x5xcomplex<f32>>
    %65 = "stablehlo.multiply"(%64, %arg21) : (tensor<6x5xcomplex<f32>>, tensor<6x5xcomplex<f32>>) -> tensor<6x5xcomplex<f32>>
    %66 = "func.call"(%65) <{callee = @fft_1}> : (tensor<6x5xcomplex<f32>>) -> tensor<6x8xf32>
    %67 = "stablehlo.multiply"(%45, %59) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %68 = "stablehlo.multiply"(%52, %66) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %69 = "stablehlo.add"(%67, %68) : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %70 = "func.call"(%69) <{callee = @fft}> : (tensor<6x8xf32>) -> tensor<6x5xcomplex<f32>>
    %71 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %72 = "func.call"(%arg20, %70, %71) <{callee = @_where_0}> : (tensor<6x5xi1>, tensor<6x5xcomplex<f32>>, tensor<i32>) -> tensor<6x5xcomplex<f32>>
    %73 = "stablehlo.constant"() <{value = dense<(0.00999999977,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<6x5xcomplex<f32>>
    %75 = "stablehlo.multiply"(%74, %72) : (tensor<6x5xcomplex<f32>>, tensor<6x5xcomplex<f32>>) -> tensor<6x5xcomplex<f32>>
    %76 = "stablehlo.subtract"(%arg21, %75) : (tensor<6x5xcomplex<f32>>, tensor<6x5xcomplex<f32>>) -> tensor<6x5xcomplex<f32>>
    %77 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x5xf32>
    %79 = "stablehlo.multiply"(%78, %arg17) : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
    %80 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x5xf32>
    %82 = "stablehlo.add"(%81, %79) : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
    %83 = "stablehlo.convert"(%82) : (tensor<6x5xf32>) -> tensor<6x5xcomplex<f32>>
    %84 = "stablehlo.divide"(%76, %83) : (tensor<6x5xcomplex<f32>>, tensor<6x5xcomplex<f32>>) -> tensor<6x5xcomplex<f32>>
    %85 = "stablehlo.slice"(%84) <{limit_indices = array<i64: 3, 5>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<6x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    "func.return"(%84, %85) : (tensor<6x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6x5xi1>, tensor<6x5xf32>, tensor<i32>) -> tensor<6x5xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<6x5xi1>, %arg15: tensor<6x5xf32>, %arg16: tensor<i32>):
    %23 = "stablehlo.convert"(%arg16) : (tensor<i32>) -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x5xf32>
    %25 = "stablehlo.select"(%arg14, %arg15, %24) : (tensor<6x5xi1>, tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
    "func.return"(%25) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6x5xi1>, tensor<6x5xcomplex<f32>>, tensor<i32>) -> tensor<6x5xcomplex<f32>>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<6x5xi1>, %arg12: tensor<6x5xcomplex<f32>>, %arg13: tensor<i32>):
    %20 = "stablehlo.convert"(%arg13) : (tensor<i32>) -> tensor<complex<f32>>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<6x5xcomplex<f32>>
    %22 = "stablehlo.select"(%arg11, %arg12, %21) : (tensor<6x5xi1>, tensor<6x5xcomplex<f32>>, tensor<6x5xcomplex<f32>>) -> tensor<6x5xcomplex<f32>>
    "func.return"(%22) : (tensor<6x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x5xcomplex<f32>>) -> tensor<6x8xf32>, res_attrs = [{}], sym_name = "fft_1", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<6x5xcomplex<f32>>):
    %19 = "stablehlo.fft"(%arg10) <{fft_length = array<i64: 6, 8>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<6x5xcomplex<f32>>) -> tensor<6x8xf32>
    "func.return"(%19) : (tensor<6x8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<i32>) -> tensor<3x2x5xcomplex<f32>>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<3x2x5xcomplex<f32>>, %arg8: tensor<2x5xcomplex<f32>>, %arg9: tensor<i32>):
    %15 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x5xcomplex<f32>>) -> tensor<1x2x5xcomplex<f32>>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.dynamic_update_slice"(%arg7, %15, %arg9, %16, %17) : (tensor<3x2x5xcomplex<f32>>, tensor<1x2x5xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x2x5xcomplex<f32>>
    "func.return"(%18) : (tensor<3x2x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6x5xcomplex<f32>>, tensor<i32>) -> tensor<8x6xcomplex<f32>>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<6x5xcomplex<f32>>, %arg6: tensor<i32>):
    %13 = "stablehlo.convert"(%arg6) : (tensor<i32>) -> tensor<complex<f32>>
    %14 = "stablehlo.pad"(%arg5, %13) <{edge_padding_high = array<i64: 2, 1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<6x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<8x6xcomplex<f32>>
    "func.return"(%14) : (tensor<8x6xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8x6xcomplex<f32>>) -> tensor<8x10xf32>, res_attrs = [{}], sym_name = "fft_2", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<8x6xcomplex<f32>>):
    %12 = "stablehlo.fft"(%arg4) <{fft_length = array<i64: 8, 10>, fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<8x6xcomplex<f32>>) -> tensor<8x10xf32>
    "func.return"(%12) : (tensor<8x10xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8x6xf32>) -> tensor<8x6xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_3", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<8x6xf32>):
    %10 = "stablehlo.convert"(%arg3) : (tensor<8x6xf32>) -> tensor<8x6xcomplex<f32>>
    %11 = "stablehlo.fft"(%10) <{fft_length = array<i64: 6>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<8x6xcomplex<f32>>) -> tensor<8x6xcomplex<f32>>
    "func.return"(%11) : (tensor<8x6xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x8xcomplex<f32>>) -> tensor<6x8xcomplex<f32>>, res_attrs = [{}], sym_name = "_roll_static", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<6x8xcomplex<f32>>):
    %4 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 6, 8>, start_indices = array<i64: 3, 0>, strides = array<i64: 1, 1>}> : (tensor<6x8xcomplex<f32>>) -> tensor<3x8xcomplex<f32>>
    %5 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 3, 8>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x8xcomplex<f32>>) -> tensor<3x8xcomplex<f32>>
    %6 = "stablehlo.concatenate"(%4, %5) <{dimension = 0 : i64}> : (tensor<3x8xcomplex<f32>>, tensor<3x8xcomplex<f32>>) -> tensor<6x8xcomplex<f32>>
    %7 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 6, 8>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>}> : (tensor<6x8xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    %8 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 6, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x8xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    %9 = "stablehlo.concatenate"(%7, %8) <{dimension = 1 : i64}> : (tensor<6x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>) -> tensor<6x8xcomplex<f32>>
    "func.return"(%9) : (tensor<6x8xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x8xcomplex<f32>>) -> tensor<6x8xcomplex<f32>>, res_attrs = [{}], sym_name = "_roll_static_4", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<6x8xcomplex<f32>>):
    %1 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 6, 8>, start_indices = array<i64: 5, 0>, strides = array<i64: 1, 1>}> : (tensor<6x8xcomplex<f32>>) -> tensor<1x8xcomplex<f32>>
    %2 = "stablehlo.slice"(%arg1) <{limit_indices = array<i64: 5, 8>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x8xcomplex<f32>>) -> tensor<5x8xcomplex<f32>>
    %3 = "stablehlo.concatenate"(%1, %2) <{dimension = 0 : i64}> : (tensor<1x8xcomplex<f32>>, tensor<5x8xcomplex<f32>>) -> tensor<6x8xcomplex<f32>>
    "func.return"(%3) : (tensor<6x8xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8x6xcomplex<f32>>) -> tensor<8x6xcomplex<f32>>, res_attrs = [{}], sym_name = "fft_5", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<8x6xcomplex<f32>>):
    %0 = "stablehlo.fft"(%arg0) <{fft_length = array<i64: 6>, fft_type = #stablehlo<fft_type IFFT>}> : (tensor<8x6xcomplex<f32>>) -> tensor<8x6xcomplex<f32>>
    "func.return"(%0) : (tensor<8x6xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
