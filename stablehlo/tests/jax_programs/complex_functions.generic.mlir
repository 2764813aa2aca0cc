"builtin.module"() <{sym_name = "jit_complex_functions"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %1 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %3 = "stablehlo.multiply"(%2, %0) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %4 = "stablehlo.convert"(%arg0) : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %5 = "stablehlo.add"(%4, %3) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %6 = "stablehlo.constant"() <{value = dense<(1.000000e-03,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %8 = "stablehlo.multiply"(%7, %5) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %9 = "stablehlo.tanh"(%5) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %10 = "stablehlo.real"(%5) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %11 = "stablehlo.imag"(%5) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %14 = "stablehlo.compare"(%10, %13) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %15 = "stablehlo.sine"(%10) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %16 = "stablehlo.cosine"(%10) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %17 = "stablehlo.exponential_minus_one"(%11) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %18 = "stablehlo.negate"(%11) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %19 = "stablehlo.exponential_minus_one"(%18) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %20 = "stablehlo.subtract"(%17, %19) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %21 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %23 = "stablehlo.divide"(%20, %22) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %24 = "stablehlo.add"(%17, %19) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %25 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %27 = "stablehlo.add"(%24, %26) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %28 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %30 = "stablehlo.divide"(%27, %29) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %31 = "stablehlo.multiply"(%15, %30) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %32 = "stablehlo.multiply"(%16, %23) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %35 = "stablehlo.complex"(%34, %32) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %36 = "stablehlo.complex"(%31, %32) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %37 = "stablehlo.select"(%14, %35, %36) : (tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %38 = "stablehlo.real"(%5) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %39 = "stablehlo.imag"(%5) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %40 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %42 = "stablehlo.compare"(%38, %41) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %43 = "stablehlo.sine"(%38) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %44 = "stablehlo.cosine"(%38) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %45 = "stablehlo.exponential_minus_one"(%39) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %46 = "stablehlo.negate"(%39) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %47 = "stablehlo.exponential_minus_one"(%46) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %48 = "stablehlo.subtract"(%45, %47) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %49 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %51 = "stablehlo.divide"(%48, %50) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %52 = "stablehlo.add"(%45, %47) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %53 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %55 = "stablehlo.add"(%52, %54) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %56 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %58 = "stablehlo.divide"(%55, %57) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %59 = "stablehlo.multiply"(%44, %58) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %60 = "stablehlo.negate"(%43) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %61 = "stablehlo.multiply"(%60, %51) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %62 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %64 = "stablehlo.complex"(%59, %63) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %65 = "stablehlo.complex"(%59, %61) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %66 = "stablehlo.select"(%42, %64, %65) : (tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %67 = "stablehlo.exponential_minus_one"(%5) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %68 = "stablehlo.exponential_minus_one"(%8) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %69 = "stablehlo.constant"() <{value = dense<(2.000000e+01,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %71 = "stablehlo.multiply"(%70, %5) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %72 = "stablehlo.tanh"(%71) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %73 = "stablehlo.convert"(%arg1) : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %74 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %76 = "stablehlo.multiply"(%75, %73) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %77 = "stablehlo.tanh"(%76) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %78 = "stablehlo.constant"() <{value = dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %80 = "stablehlo.divide"(%5, %79) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %81 = "stablehlo.convert"(%arg1) : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %82 = "stablehlo.divide"(%5, %81) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %83 = "stablehlo.real"(%8) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %84 = "stablehlo.imag"(%8) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %85 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %87 = "stablehlo.compare"(%83, %86) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %88 = "stablehlo.sine"(%83) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %89 = "stablehlo.cosine"(%83) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %90 = "stablehlo.exponential_minus_one"(%84) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %91 = "stablehlo.negate"(%84) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %92 = "stablehlo.exponential_minus_one"(%91) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %93 = "stablehlo.subtract"(%90, %92) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %94 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %96 = "stablehlo.divide"(%93, %95) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %97 = "stablehlo.add"(%90, %92) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %98 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %100 = "stablehlo.add"(%97, %99) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %101 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %103 = "stablehlo.divide"(%100, %102) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %104 = "stablehlo.multiply"(%88, %103) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %105 = "stablehlo.multiply"(%89, %96) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %106 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %107 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %108 = "stablehlo.complex"(%107, %105) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %109 = "stablehlo.complex"(%104, %105) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %110 = "stablehlo.select"(%87, %108, %109) : (tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %111 = "stablehlo.real"(%9) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %112 = "stablehlo.imag"(%9) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %113 = "stablehlo.real"(%37) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %114 = "stablehlo.imag"(%37) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %115 = "stablehlo.real"(%66) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %116 = "stablehlo.imag"(%66) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %117 = "stablehlo.real"(%67) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %118 = "stablehlo.imag"(%67) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %119 = "stablehlo.real"(%68) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %120 = "stablehlo.imag"(%68) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %121 = "stablehlo.real"(%72) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %122 = "stablehlo.imag"(%72) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %123 = "stablehlo.real"(%77) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %124 = "stablehlo.imag"(%77) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %125 = "stablehlo.real"(%80) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %126 = "stablehlo.imag"(%80) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %127 = "stablehlo.real"(%82) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %128 = "stablehlo.imag"(%82) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %129 = "stablehlo.real"(%110) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %130 = "stablehlo.imag"(%110) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %131 = "stablehlo.convert"(%arg1) : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %132 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %133 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %134 = "stablehlo.multiply"(%133, %131) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %135 = "stablehlo.convert"(%arg0) : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %136 = "stablehlo.add"(%135, %134) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %137 = "stablehlo.tanh"(%136) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %138 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %140 = "stablehlo.subtract"(%139, %137) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %141 = "stablehlo.real"(%137) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %142 = "stablehlo.convert"(%arg1) : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %143 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %144 = "stablehlo.broadcast_in_dim"(%143) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %145 = "stablehlo.multiply"(%144, %142) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %146 = "stablehlo.convert"(%arg0) : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %147 = "stablehlo.add"(%146, %145) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %148 = "stablehlo.real"(%147) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %149 = "stablehlo.imag"(%147) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %150 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %151 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %152 = "stablehlo.compare"(%148, %151) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %153 = "stablehlo.sine"(%148) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %154 = "stablehlo.cosine"(%148) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %155 = "stablehlo.exponential_minus_one"(%149) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %156 = "stablehlo.negate"(%149) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %157 = "stablehlo.exponential_minus_one"(%156) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %158 = "stablehlo.subtract"(%155, %157) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %159 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %160 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %161 = "stablehlo.divide"(%158, %160) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %162 = "stablehlo.add"(%155, %157) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %163 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %164 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %165 = "stablehlo.add"(%162, %164) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %166 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %167 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %168 = "stablehlo.divide"(%165, %167) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %169 = "stablehlo.multiply"(%153, %168) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %170 = "stablehlo.multiply"(%154, %161) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %171 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %172 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %173 = "stablehlo.complex"(%172, %170) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %174 = "stablehlo.complex"(%169, %170) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %175 = "stablehlo.select"(%152, %173, %174) : (tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %176 = "stablehlo.real"(%147) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %177 = "stablehlo.imag"(%147) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %178 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %179 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %180 = "stablehlo.compare"(%176, %179) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %181 = "stablehlo.sine"(%176) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %182 = "stablehlo.cosine"(%176) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %183 = "stablehlo.exponential_minus_one"(%177) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %184 = "stablehlo.negate"(%177) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %185 = "stablehlo.exponential_minus_one"(%184) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %186 = "stablehlo.subtract"(%183, %185) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %187 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %188 = "stablehlo.broadcast_in_dim"(%187) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %189 = "stablehlo.divide"(%186, %188) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %190 = "stablehlo.add"(%183, %185) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %191 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %192 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %193 = "stablehlo.add"(%190, %192) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %194 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %195 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %196 = "stablehlo.divide"(%193, %195) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %197 = "stablehlo.multiply"(%182, %196) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %198 = "stablehlo.negate"(%181) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %199 = "stablehlo.multiply"(%198, %189) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %200 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %201 = "stablehlo.broadcast_in_dim"(%200) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %202 = "stablehlo.complex"(%197, %201) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %203 = "stablehlo.complex"(%197, %199) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %204 = "stablehlo.select"(%180, %202, %203) : (tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %205 = "stablehlo.imag"(%175) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %206 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %207 = "stablehlo.broadcast_in_dim"(%206) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %208 = "stablehlo.multiply"(%141, %207) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %209 = "stablehlo.multiply"(%207, %205) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %210 = "stablehlo.negate"(%208) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %211 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %212 = "stablehlo.broadcast_in_dim"(%211) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %213 = "stablehlo.complex"(%212, %210) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %214 = "stablehlo.multiply"(%213, %204) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %215 = "stablehlo.real"(%214) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %216 = "stablehlo.convert"(%215) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %217 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %218 = "stablehlo.broadcast_in_dim"(%217) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %219 = "stablehlo.complex"(%209, %218) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %220 = "stablehlo.multiply"(%219, %140) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %221 = "stablehlo.multiply"(%220, %137) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %222 = "stablehlo.add"(%220, %221) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %223 = "stablehlo.real"(%222) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %224 = "stablehlo.convert"(%223) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %225 = "stablehlo.add"(%216, %224) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %226 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %227 = "stablehlo.broadcast_in_dim"(%226) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %228 = "stablehlo.multiply"(%227, %arg0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %229 = "stablehlo.convert"(%arg1) : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %230 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %231 = "stablehlo.broadcast_in_dim"(%230) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %232 = "stablehlo.multiply"(%231, %229) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %233 = "stablehlo.convert"(%228) : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %234 = "stablehlo.add"(%233, %232) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %235 = "stablehlo.tanh"(%234) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %236 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %237 = "stablehlo.broadcast_in_dim"(%236) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %238 = "stablehlo.subtract"(%237, %235) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %239 = "stablehlo.real"(%235) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %240 = "stablehlo.convert"(%arg1) : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %241 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %242 = "stablehlo.broadcast_in_dim"(%241) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %243 = "stablehlo.multiply"(%242, %240) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %244 = "stablehlo.convert"(%228) : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %245 = "stablehlo.add"(%244, %243) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %246 = "stablehlo.real"(%245) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %247 = "stablehlo.imag"(%245) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %248 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %249 = "stablehlo.broadcast_in_dim"(%248) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %250 = "stablehlo.compare"(%246, %249) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %251 = "stablehlo.sine"(%246) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %252 = "stablehlo.cosine"(%246) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %253 = "stablehlo.exponential_minus_one"(%247) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %254 = "stablehlo.negate"(%247) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %255 = "stablehlo.exponential_minus_one"(%254) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %256 = "stablehlo.subtract"(%253, %255) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %257 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %258 = "stablehlo.broadcast_in_dim"(%257) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %259 = "stablehlo.divide"(%256, %258) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %260 = "stablehlo.add"(%253, %255) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %261 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %262 = "stablehlo.broadcast_in_dim"(%261) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %263 = "stablehlo.add"(%260, %262) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %264 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %265 = "stablehlo.broadcast_in_dim"(%264) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %266 = "stablehlo.divide"(%263, %265) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %267 = "stablehlo.multiply"(%251, %266) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %268 = "stablehlo.multiply"(%252, %259) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %269 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %270 = "stablehlo.broadcast_in_dim"(%269) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %271 = "stablehlo.complex"(%270, %268) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %272 = "stablehlo.complex"(%267, %268) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %273 = "stablehlo.select"(%250, %271, %272) : (tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %274 = "stablehlo.real"(%245) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %275 = "stablehlo.imag"(%245) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %276 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %277 = "stablehlo.broadcast_in_dim"(%276) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %278 = "stablehlo.compare"(%274, %277) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %279 = "stablehlo.sine"(%274) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %280 = "stablehlo.cosine"(%274) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %281 = "stablehlo.exponential_minus_one"(%275) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %282 = "stablehlo.negate"(%275) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %283 = "stablehlo.exponential_minus_one"(%282) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %284 = "stablehlo.subtract"(%281, %283) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %285 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %286 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %287 = "stablehlo.divide"(%284, %286) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %288 = "stablehlo.add"(%281, %283) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %289 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %290 = "stablehlo.broadcast_in_dim"(%289) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %291 = "stablehlo.add"(%288, %290) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %292 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %293 = "stablehlo.broadcast_in_dim"(%292) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %294 = "stablehlo.divide"(%291, %293) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %295 = "stablehlo.multiply"(%280, %294) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %296 = "stablehlo.negate"(%279) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %297 = "stablehlo.multiply"(%296, %287) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %298 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %299 = "stablehlo.broadcast_in_dim"(%298) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %300 = "stablehlo.complex"(%295, %299) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %301 = "stablehlo.complex"(%295, %297) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %302 = "stablehlo.select"(%278, %300, %301) : (tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %303 = "stablehlo.imag"(%273) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %304 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %305 = "stablehlo.broadcast_in_dim"(%304) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %306 = "stablehlo.multiply"(%239, %305) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %307 = "stablehlo.multiply"(%305, %303) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %308 = "stablehlo.negate"(%306) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %309 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %310 = "stablehlo.broadcast_in_dim"(%309) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %311 = "stablehlo.complex"(%310, %308) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %312 = "stablehlo.multiply"(%311, %302) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %313 = "stablehlo.real"(%312) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %314 = "stablehlo.convert"(%313) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %315 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %316 = "stablehlo.broadcast_in_dim"(%315) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %317 = "stablehlo.complex"(%307, %316) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %318 = "stablehlo.multiply"(%317, %238) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %319 = "stablehlo.multiply"(%318, %235) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %320 = "stablehlo.add"(%318, %319) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %321 = "stablehlo.real"(%320) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %322 = "stablehlo.convert"(%321) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %323 = "stablehlo.add"(%314, %322) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    "func.return"(%111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127, %128, %129, %130, %225, %323) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
