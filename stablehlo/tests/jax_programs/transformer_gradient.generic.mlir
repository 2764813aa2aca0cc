"builtin.module"() <{sym_name = "jit_transformer_gradient"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x8xf32>, tensor<8x4xf32>, tensor<3x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x8xf32>, tensor<8x4xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<4x4xf32>, %arg8: tensor<4x4xf32>, %arg9: tensor<4x4xf32>, %arg10: tensor<4x8xf32>, %arg11: tensor<8x4xf32>, %arg12: tensor<3x4xf32>):
    %30 = "func.call"(%arg12) <{callee = @standardize}> : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %31 = "stablehlo.dot_general"(%30, %arg7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %32 = "stablehlo.dot_general"(%30, %arg8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %33 = "stablehlo.transpose"(%32) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %34 = "stablehlo.dot_general"(%31, %33) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
    %35 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %37 = "stablehlo.divide"(%34, %36) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %38 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.reduce"(%37, %38) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %149 = "stablehlo.maximum"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%149) : (tensor<f32>) -> ()
    }) : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %40 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %42 = "stablehlo.maximum"(%41, %39) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x1xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x3xf32>
    %45 = "stablehlo.subtract"(%37, %44) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %46 = "stablehlo.exponential"(%45) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %47 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.reduce"(%46, %47) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %148 = "stablehlo.add"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%148) : (tensor<f32>) -> ()
    }) : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x1xf32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x3xf32>
    %51 = "stablehlo.divide"(%46, %50) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %52 = "stablehlo.multiply"(%49, %49) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %53 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %55 = "stablehlo.divide"(%54, %52) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %56 = "stablehlo.dot_general"(%30, %arg9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4xf32>, tensor<4x4xf32>) -> tensor<3x4xf32>
    %57 = "stablehlo.dot_general"(%51, %56) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x3xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %58 = "stablehlo.add"(%arg12, %57) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %59 = "stablehlo.dot_general"(%30, %arg10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4xf32>, tensor<4x8xf32>) -> tensor<3x8xf32>
    %60 = "stablehlo.multiply"(%59, %59) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %61 = "stablehlo.multiply"(%60, %59) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %62 = "stablehlo.multiply"(%59, %59) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %63 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %65 = "stablehlo.multiply"(%64, %62) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %66 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %68 = "stablehlo.multiply"(%67, %61) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %69 = "stablehlo.add"(%59, %68) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %70 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<f32>}> : () -> tensor<f32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %72 = "stablehlo.multiply"(%71, %69) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %73 = "stablehlo.tanh"(%72) : (tensor<3x8xf32>) -> tensor<3x8xf32>
    %74 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %76 = "stablehlo.subtract"(%75, %73) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %77 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %79 = "stablehlo.add"(%78, %73) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %80 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %82 = "stablehlo.multiply"(%81, %79) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %83 = "stablehlo.multiply"(%59, %82) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %84 = "stablehlo.dot_general"(%83, %arg11) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x8xf32>, tensor<8x4xf32>) -> tensor<3x4xf32>
    %85 = "stablehlo.add"(%58, %84) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %86 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %88 = "stablehlo.multiply"(%87, %85) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %89 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.constant"() <{value = dense<1.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %91 = "stablehlo.divide"(%89, %90) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %93 = "stablehlo.multiply"(%92, %88) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %94 = "stablehlo.dot_general"(%93, %83) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4xf32>, tensor<3x8xf32>) -> tensor<4x8xf32>
    %95 = "stablehlo.transpose"(%94) <{permutation = array<i64: 1, 0>}> : (tensor<4x8xf32>) -> tensor<8x4xf32>
    %96 = "stablehlo.dot_general"(%93, %arg11) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4xf32>, tensor<8x4xf32>) -> tensor<3x8xf32>
    %97 = "stablehlo.multiply"(%59, %96) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %98 = "stablehlo.multiply"(%96, %82) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %99 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %101 = "stablehlo.multiply"(%100, %97) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %102 = "stablehlo.multiply"(%101, %76) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %103 = "stablehlo.multiply"(%102, %73) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %104 = "stablehlo.add"(%102, %103) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %105 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<f32>}> : () -> tensor<f32>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %107 = "stablehlo.multiply"(%106, %104) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %108 = "stablehlo.add"(%98, %107) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %109 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f32>}> : () -> tensor<f32>
    %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x8xf32>
    %111 = "stablehlo.multiply"(%110, %107) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %112 = "stablehlo.multiply"(%111, %65) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %113 = "stablehlo.add"(%108, %112) : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %114 = "stablehlo.dot_general"(%113, %30) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x8xf32>, tensor<3x4xf32>) -> tensor<8x4xf32>
    %115 = "stablehlo.transpose"(%114) <{permutation = array<i64: 1, 0>}> : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %116 = "stablehlo.dot_general"(%93, %51) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4xf32>, tensor<3x3xf32>) -> tensor<4x3xf32>
    %117 = "stablehlo.transpose"(%116) <{permutation = array<i64: 1, 0>}> : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %118 = "stablehlo.dot_general"(%93, %56) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x3xf32>
    %119 = "stablehlo.dot_general"(%117, %30) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %120 = "stablehlo.transpose"(%119) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %121 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x3xf32>
    %122 = "stablehlo.multiply"(%118, %121) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %123 = "stablehlo.multiply"(%122, %46) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %124 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %125 = "stablehlo.reduce"(%123, %124) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %147 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%147) : (tensor<f32>) -> ()
    }) : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %126 = "stablehlo.reshape"(%125) : (tensor<3xf32>) -> tensor<3x1xf32>
    %127 = "stablehlo.negate"(%126) : (tensor<3x1xf32>) -> tensor<3x1xf32>
    %128 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x3xf32>
    %129 = "stablehlo.divide"(%118, %128) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %130 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %131 = "stablehlo.reduce"(%127, %130) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %146 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%146) : (tensor<f32>) -> ()
    }) : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
    %132 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x3xf32>
    %133 = "stablehlo.add"(%129, %132) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %134 = "stablehlo.multiply"(%133, %46) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %135 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %137 = "stablehlo.divide"(%134, %136) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %138 = "stablehlo.dot_general"(%137, %31) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x3xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %139 = "stablehlo.transpose"(%138) <{permutation = array<i64: 1, 0>}> : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %140 = "stablehlo.dot_general"(%137, %33) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x3xf32>, tensor<4x3xf32>) -> tensor<3x4xf32>
    %141 = "stablehlo.transpose"(%139) <{permutation = array<i64: 1, 0>}> : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %142 = "stablehlo.dot_general"(%141, %30) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %143 = "stablehlo.transpose"(%142) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %144 = "stablehlo.dot_general"(%140, %30) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>
    %145 = "stablehlo.transpose"(%144) <{permutation = array<i64: 1, 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%145, %143, %120, %115, %95) : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x8xf32>, tensor<8x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x4xf32>) -> tensor<3x4xf32>, res_attrs = [{}], sym_name = "standardize", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<3x4xf32>):
    %3 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%arg2, %3) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %29 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%29) : (tensor<f32>) -> ()
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x1xf32>
    %6 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %8 = "stablehlo.divide"(%5, %7) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %9 = "chlo.square"(%arg2) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %28 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%28) : (tensor<f32>) -> ()
    }) : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x1xf32>
    %13 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %15 = "stablehlo.divide"(%12, %14) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %16 = "chlo.square"(%8) : (tensor<3x1xf32>) -> tensor<3x1xf32>
    %17 = "stablehlo.subtract"(%15, %16) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19 = "func.call"(%17, %18) <{callee = @clip}> : (tensor<3x1xf32>, tensor<i32>) -> tensor<3x1xf32>
    %20 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x4xf32>
    %21 = "stablehlo.subtract"(%arg2, %20) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %22 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %24 = "stablehlo.add"(%19, %23) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %25 = "stablehlo.rsqrt"(%24) : (tensor<3x1xf32>) -> tensor<3x1xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x4xf32>
    %27 = "stablehlo.multiply"(%21, %26) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    "func.return"(%27) : (tensor<3x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x1xf32>, tensor<i32>) -> tensor<3x1xf32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x1xf32>, %arg1: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %2 = "stablehlo.maximum"(%1, %arg0) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    "func.return"(%2) : (tensor<3x1xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
