"builtin.module"() <{sym_name = "jit_complex_numbers"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<3x4xf32>, tensor<3x4xf32>, tensor<4x2xf32>, tensor<i32>) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xi1>, tensor<3x4xi1>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<3x4xf32>, %arg7: tensor<3x4xf32>, %arg8: tensor<4x2xf32>, %arg9: tensor<i32>):
    %4 = "stablehlo.constant"() <{value = dense<[2, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %5 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
    %6 = "stablehlo.constant"() <{value = dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,-1.000000e+00), (0.000000e+00,5.000000e-01)]> : tensor<3xcomplex<f32>>}> : () -> tensor<3xcomplex<f32>>
    %7 = "stablehlo.convert"(%arg7) : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %8 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %10 = "stablehlo.multiply"(%9, %7) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %11 = "stablehlo.convert"(%arg6) : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %12 = "stablehlo.add"(%11, %10) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %13 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %15 = "stablehlo.add"(%arg6, %14) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %16 = "stablehlo.complex"(%arg7, %15) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %17 = "stablehlo.multiply"(%12, %16) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %18 = "stablehlo.divide"(%12, %16) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %19 = "stablehlo.exponential"(%12) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %20 = "stablehlo.log"(%16) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %21 = "stablehlo.sqrt"(%12) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %22 = "stablehlo.real"(%12) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %23 = "stablehlo.imag"(%12) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %24 = "stablehlo.negate"(%23) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %25 = "stablehlo.complex"(%22, %24) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %26 = "stablehlo.convert"(%arg8) : (tensor<4x2xf32>) -> tensor<4x2xcomplex<f32>>
    %27 = "stablehlo.constant"() <{value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<4x2xcomplex<f32>>
    %29 = "stablehlo.add"(%26, %28) : (tensor<4x2xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    %30 = "stablehlo.dot_general"(%12, %29) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4xcomplex<f32>>, tensor<4x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %31 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %33 = "stablehlo.compare"(%arg6, %32) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %34 = "func.call"(%33, %12, %16) <{callee = @_where}> : (tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %35 = "stablehlo.constant"() <{value = dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %36 = "func.call"(%12, %35) <{callee = @_pad}> : (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
    %37 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %38 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %39 = "stablehlo.compare"(%arg9, %38) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %40 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %41 = "stablehlo.add"(%arg9, %40) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %42 = "stablehlo.select"(%39, %41, %arg9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %43 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %44 = "stablehlo.compare"(%arg9, %43) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %45 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %46 = "stablehlo.add"(%arg9, %45) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %47 = "stablehlo.select"(%44, %46, %arg9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %48 = "stablehlo.dynamic_slice"(%12, %42, %47) <{slice_sizes = array<i64: 2, 3>}> : (tensor<3x4xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<2x3xcomplex<f32>>
    %49 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x4xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
    %50 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %51 = "stablehlo.compare"(%arg9, %50) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %52 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %53 = "stablehlo.add"(%arg9, %52) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %54 = "stablehlo.select"(%51, %53, %arg9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %55 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %56 = "stablehlo.compare"(%arg9, %55) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %57 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %58 = "stablehlo.add"(%arg9, %57) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %59 = "stablehlo.select"(%56, %58, %arg9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %60 = "stablehlo.dynamic_update_slice"(%12, %49, %54, %59) : (tensor<3x4xcomplex<f32>>, tensor<1x2xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<3x4xcomplex<f32>>
    %61 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %62 = "stablehlo.reduce"(%12, %61) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg12: tensor<complex<f32>>, %arg13: tensor<complex<f32>>):
      %134 = "stablehlo.add"(%arg12, %arg13) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%134) : (tensor<complex<f32>>) -> ()
    }) : (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %63 = "func.call"(%12) <{callee = @_flip}> : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %64 = "stablehlo.concatenate"(%12, %16) <{dimension = 1 : i64}> : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x8xcomplex<f32>>
    %65 = "stablehlo.slice"(%64) <{limit_indices = array<i64: 3, 8>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 2>}> : (tensor<3x8xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %66 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %68 = "stablehlo.compare"(%4, %67) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %69 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %71 = "stablehlo.add"(%4, %70) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %72 = "stablehlo.select"(%68, %71, %4) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %74 = "stablehlo.gather"(%12, %73) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xcomplex<f32>>, tensor<2x1xi32>) -> tensor<2x4xcomplex<f32>>
    %75 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
    %77 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x4xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %78 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %80 = "stablehlo.compare"(%5, %79) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %81 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %83 = "stablehlo.add"(%5, %82) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %84 = "stablehlo.select"(%80, %83, %5) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %86 = "stablehlo.scatter"(%76, %85, %77) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg10: tensor<complex<f32>>, %arg11: tensor<complex<f32>>):
      %133 = "stablehlo.add"(%arg10, %arg11) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%133) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x3xcomplex<f32>>, tensor<2x1xi32>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %87 = "stablehlo.reshape"(%12) : (tensor<3x4xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
    %88 = "stablehlo.negate"(%87) : (tensor<2x6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
    %89 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xcomplex<f32>>) -> tensor<3x1xcomplex<f32>>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %91 = "stablehlo.subtract"(%90, %12) : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %92 = "stablehlo.real"(%17) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %93 = "stablehlo.imag"(%17) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %94 = "stablehlo.real"(%18) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %95 = "stablehlo.imag"(%18) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %96 = "stablehlo.real"(%19) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %97 = "stablehlo.imag"(%19) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %98 = "stablehlo.real"(%20) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %99 = "stablehlo.imag"(%20) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %100 = "stablehlo.real"(%21) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %101 = "stablehlo.imag"(%21) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %102 = "stablehlo.real"(%25) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %103 = "stablehlo.imag"(%25) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %104 = "stablehlo.real"(%30) : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
    %105 = "stablehlo.imag"(%30) : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
    %106 = "stablehlo.real"(%34) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %107 = "stablehlo.imag"(%34) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %108 = "stablehlo.real"(%36) : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
    %109 = "stablehlo.imag"(%36) : (tensor<4x6xcomplex<f32>>) -> tensor<4x6xf32>
    %110 = "stablehlo.real"(%37) : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %111 = "stablehlo.imag"(%37) : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %112 = "stablehlo.real"(%48) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %113 = "stablehlo.imag"(%48) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %114 = "stablehlo.real"(%60) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %115 = "stablehlo.imag"(%60) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %116 = "stablehlo.real"(%62) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %117 = "stablehlo.imag"(%62) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %118 = "stablehlo.real"(%63) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %119 = "stablehlo.imag"(%63) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %120 = "stablehlo.real"(%65) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %121 = "stablehlo.imag"(%65) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %122 = "stablehlo.real"(%74) : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
    %123 = "stablehlo.imag"(%74) : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
    %124 = "stablehlo.real"(%86) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %125 = "stablehlo.imag"(%86) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %126 = "stablehlo.real"(%88) : (tensor<2x6xcomplex<f32>>) -> tensor<2x6xf32>
    %127 = "stablehlo.imag"(%88) : (tensor<2x6xcomplex<f32>>) -> tensor<2x6xf32>
    %128 = "stablehlo.real"(%91) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %129 = "stablehlo.imag"(%91) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %130 = "stablehlo.abs"(%12) : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %131 = "stablehlo.compare"(%12, %16) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xi1>
    %132 = "stablehlo.compare"(%12, %16) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xi1>
    "func.return"(%92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127, %128, %129, %130, %131, %132) : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x2xf32>, tensor<3x2xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xi1>, tensor<3x4xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<3x4xi1>, %arg4: tensor<3x4xcomplex<f32>>, %arg5: tensor<3x4xcomplex<f32>>):
    %3 = "stablehlo.select"(%arg3, %arg4, %arg5) : (tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    "func.return"(%3) : (tensor<3x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<3x4xcomplex<f32>>, %arg2: tensor<complex<f32>>):
    %1 = "stablehlo.convert"(%arg2) : (tensor<complex<f32>>) -> tensor<complex<f32>>
    %2 = "stablehlo.pad"(%arg1, %1) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6xcomplex<f32>>
    "func.return"(%2) : (tensor<4x6xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>, res_attrs = [{}], sym_name = "_flip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x4xcomplex<f32>>):
    %0 = "stablehlo.reverse"(%arg0) <{dimensions = array<i64: 1>}> : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    "func.return"(%0) : (tensor<3x4xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
