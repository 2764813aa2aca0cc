"builtin.module"() <{sym_name = "jit_order_statistics"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x5xf32>) -> (tensor<5xi32>, tensor<i32>, tensor<4x5xi32>, tensor<f32>, tensor<5xi32>, tensor<i32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg66: tensor<4x5xf32>):
    %191 = "func.call"(%arg66) <{callee = @argmax}> : (tensor<4x5xf32>) -> tensor<5xi32>
    %192 = "func.call"(%arg66) <{callee = @_nanargmax}> : (tensor<4x5xf32>) -> tensor<i32>
    %193 = "func.call"(%arg66) <{callee = @argsort}> : (tensor<4x5xf32>) -> tensor<4x5xi32>
    %194 = "stablehlo.constant"() <{value = dense<3.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %195 = "func.call"(%arg66, %194) <{callee = @quantile}> : (tensor<4x5xf32>, tensor<f32>) -> tensor<f32>
    %196 = "stablehlo.slice"(%arg66) <{limit_indices = array<i64: 1, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x5xf32>) -> tensor<1x5xf32>
    %197 = "stablehlo.reshape"(%196) : (tensor<1x5xf32>) -> tensor<5xf32>
    %198 = "func.call"(%197) <{callee = @sort}> : (tensor<5xf32>) -> tensor<5xf32>
    %199 = "stablehlo.slice"(%arg66) <{limit_indices = array<i64: 2, 5>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<4x5xf32>) -> tensor<1x5xf32>
    %200 = "stablehlo.reshape"(%199) : (tensor<1x5xf32>) -> tensor<5xf32>
    %201 = "func.call"(%198, %200) <{callee = @searchsorted}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi32>
    %202 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %203 = "stablehlo.broadcast_in_dim"(%202) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5xf32>
    %204 = "stablehlo.compare"(%arg66, %203) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %205 = "func.call"(%204) <{callee = @count_nonzero}> : (tensor<4x5xi1>) -> tensor<i32>
    %206 = "func.call"(%arg66) <{callee = @_ptp}> : (tensor<4x5xf32>) -> tensor<f32>
    "func.return"(%191, %192, %193, %195, %201, %205, %206) : (tensor<5xi32>, tensor<i32>, tensor<4x5xi32>, tensor<f32>, tensor<5xi32>, tensor<i32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x5xf32>) -> tensor<5xi32>, sym_name = "argmax", sym_visibility = "private"}> ({
  ^bb0(%arg61: tensor<4x5xf32>):
    %178 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x5xi32>
    %179 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %180 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %181:2 = "stablehlo.reduce"(%arg61, %178, %179, %180) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg62: tensor<f32>, %arg63: tensor<i32>, %arg64: tensor<f32>, %arg65: tensor<i32>):
      %182 = "stablehlo.compare"(%arg62, %arg64) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %183 = "stablehlo.compare"(%arg62, %arg62) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %184 = "stablehlo.or"(%182, %183) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %185 = "stablehlo.compare"(%arg62, %arg64) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %186 = "stablehlo.compare"(%arg63, %arg65) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %187 = "stablehlo.and"(%185, %186) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %188 = "stablehlo.or"(%184, %187) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %189 = "stablehlo.select"(%184, %arg62, %arg64) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %190 = "stablehlo.select"(%188, %arg63, %arg65) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%189, %190) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<4x5xf32>, tensor<4x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xi32>)
    "func.return"(%181#1) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x5xf32>) -> tensor<i32>, res_attrs = [{}], sym_name = "_nanargmax", sym_visibility = "private"}> ({
  ^bb0(%arg58: tensor<4x5xf32>):
    %168 = "stablehlo.compare"(%arg58, %arg58) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
    %169 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %170 = "func.call"(%168, %169, %arg58) <{callee = @_where}> : (tensor<4x5xi1>, tensor<f32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    %171 = "stablehlo.reshape"(%170) : (tensor<4x5xf32>) -> tensor<20xf32>
    %172 = "func.call"(%171) <{callee = @argmax_0}> : (tensor<20xf32>) -> tensor<i32>
    %173 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %174 = "stablehlo.reduce"(%168, %173) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg59: tensor<i1>, %arg60: tensor<i1>):
      %177 = "stablehlo.and"(%arg59, %arg60) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%177) : (tensor<i1>) -> ()
    }) : (tensor<4x5xi1>, tensor<i1>) -> tensor<i1>
    %175 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %176 = "func.call"(%174, %175, %172) <{callee = @_where_1}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%176) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x5xi1>, tensor<f32>, tensor<4x5xf32>) -> tensor<4x5xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg55: tensor<4x5xi1>, %arg56: tensor<f32>, %arg57: tensor<4x5xf32>):
    %165 = "stablehlo.convert"(%arg56) : (tensor<f32>) -> tensor<f32>
    %166 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x5xf32>
    %167 = "stablehlo.select"(%arg55, %166, %arg57) : (tensor<4x5xi1>, tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
    "func.return"(%167) : (tensor<4x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<20xf32>) -> tensor<i32>, sym_name = "argmax_0", sym_visibility = "private"}> ({
  ^bb0(%arg50: tensor<20xf32>):
    %152 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<20xi32>
    %153 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %154 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %155:2 = "stablehlo.reduce"(%arg50, %152, %153, %154) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<i32>, %arg53: tensor<f32>, %arg54: tensor<i32>):
      %156 = "stablehlo.compare"(%arg51, %arg53) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %157 = "stablehlo.compare"(%arg51, %arg51) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %158 = "stablehlo.or"(%156, %157) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %159 = "stablehlo.compare"(%arg51, %arg53) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %160 = "stablehlo.compare"(%arg52, %arg54) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %161 = "stablehlo.and"(%159, %160) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %162 = "stablehlo.or"(%158, %161) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %163 = "stablehlo.select"(%158, %arg51, %arg53) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %164 = "stablehlo.select"(%162, %arg52, %arg54) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%163, %164) : (tensor<f32>, tensor<i32>) -> ()
    }) : (tensor<20xf32>, tensor<20xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    "func.return"(%155#1) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "_where_1", sym_visibility = "private"}> ({
  ^bb0(%arg47: tensor<i1>, %arg48: tensor<i32>, %arg49: tensor<i32>):
    %150 = "stablehlo.convert"(%arg48) : (tensor<i32>) -> tensor<i32>
    %151 = "stablehlo.select"(%arg47, %150, %arg49) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%151) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x5xf32>) -> tensor<4x5xi32>, res_attrs = [{}], sym_name = "argsort", sym_visibility = "private"}> ({
  ^bb0(%arg42: tensor<4x5xf32>):
    %133 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x5xi32>
    %134:2 = "stablehlo.sort"(%arg42, %133) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg43: tensor<f32>, %arg44: tensor<f32>, %arg45: tensor<i32>, %arg46: tensor<i32>):
      %135 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %136 = "stablehlo.compare"(%arg43, %135) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %137 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %138 = "stablehlo.select"(%136, %137, %arg43) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %139 = "stablehlo.compare"(%arg43, %arg43) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %140 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %141 = "stablehlo.select"(%139, %140, %138) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %142 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %143 = "stablehlo.compare"(%arg44, %142) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %144 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %145 = "stablehlo.select"(%143, %144, %arg44) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %146 = "stablehlo.compare"(%arg44, %arg44) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %147 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %148 = "stablehlo.select"(%146, %147, %145) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %149 = "stablehlo.compare"(%141, %148) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%149) : (tensor<i1>) -> ()
    }) : (tensor<4x5xf32>, tensor<4x5xi32>) -> (tensor<4x5xf32>, tensor<4x5xi32>)
    "func.return"(%134#1) : (tensor<4x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x5xf32>, tensor<f32>) -> tensor<f32>, res_attrs = [{}], sym_name = "quantile", sym_visibility = "private"}> ({
  ^bb0(%arg36: tensor<4x5xf32>, %arg37: tensor<f32>):
    %81 = "stablehlo.reshape"(%arg36) : (tensor<4x5xf32>) -> tensor<20xf32>
    %82 = "stablehlo.compare"(%81, %81) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %83 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %84 = "stablehlo.reduce"(%82, %83) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg40: tensor<i1>, %arg41: tensor<i1>):
      %132 = "stablehlo.or"(%arg40, %arg41) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%132) : (tensor<i1>) -> ()
    }) : (tensor<20xi1>, tensor<i1>) -> tensor<i1>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %86 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %87 = "func.call"(%85, %86, %81) <{callee = @_where_2}> : (tensor<1xi1>, tensor<f32>, tensor<20xf32>) -> tensor<20xf32>
    %88 = "stablehlo.sort"(%87) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg38: tensor<f32>, %arg39: tensor<f32>):
      %117 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %118 = "stablehlo.compare"(%arg38, %117) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %119 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %120 = "stablehlo.select"(%118, %119, %arg38) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %121 = "stablehlo.compare"(%arg38, %arg38) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %122 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %123 = "stablehlo.select"(%121, %122, %120) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %124 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %125 = "stablehlo.compare"(%arg39, %124) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %126 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %127 = "stablehlo.select"(%125, %126, %arg39) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %128 = "stablehlo.compare"(%arg39, %arg39) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %129 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %130 = "stablehlo.select"(%128, %129, %127) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %131 = "stablehlo.compare"(%123, %130) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%131) : (tensor<i1>) -> ()
    }) : (tensor<20xf32>) -> tensor<20xf32>
    %89 = "stablehlo.constant"() <{value = dense<2.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %91 = "stablehlo.subtract"(%89, %90) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %92 = "stablehlo.multiply"(%arg37, %91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %93 = "stablehlo.floor"(%92) : (tensor<f32>) -> tensor<f32>
    %94 = "stablehlo.ceil"(%92) : (tensor<f32>) -> tensor<f32>
    %95 = "stablehlo.subtract"(%92, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %96 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.subtract"(%96, %95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %98 = "stablehlo.constant"() <{value = dense<2.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %99 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %100 = "stablehlo.subtract"(%98, %99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %101 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %102 = "stablehlo.clamp"(%101, %93, %100) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %103 = "stablehlo.constant"() <{value = dense<2.000000e+01> : tensor<f32>}> : () -> tensor<f32>
    %104 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.subtract"(%103, %104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %106 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %107 = "stablehlo.clamp"(%106, %94, %105) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %108 = "stablehlo.convert"(%102) : (tensor<f32>) -> tensor<i32>
    %109 = "stablehlo.convert"(%107) : (tensor<f32>) -> tensor<i32>
    %110 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %111 = "stablehlo.gather"(%88, %110) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<20xf32>, tensor<1xi32>) -> tensor<f32>
    %112 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %113 = "stablehlo.gather"(%88, %112) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<20xf32>, tensor<1xi32>) -> tensor<f32>
    %114 = "stablehlo.multiply"(%111, %97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %115 = "stablehlo.multiply"(%113, %95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %116 = "stablehlo.add"(%114, %115) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%116) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1xi1>, tensor<f32>, tensor<20xf32>) -> tensor<20xf32>, res_attrs = [{}], sym_name = "_where_2", sym_visibility = "private"}> ({
  ^bb0(%arg33: tensor<1xi1>, %arg34: tensor<f32>, %arg35: tensor<20xf32>):
    %77 = "stablehlo.convert"(%arg34) : (tensor<f32>) -> tensor<f32>
    %78 = "stablehlo.broadcast_in_dim"(%arg33) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<20xi1>
    %79 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<20xf32>
    %80 = "stablehlo.select"(%78, %79, %arg35) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    "func.return"(%80) : (tensor<20xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5xf32>) -> tensor<5xf32>, res_attrs = [{}], sym_name = "sort", sym_visibility = "private"}> ({
  ^bb0(%arg30: tensor<5xf32>):
    %61 = "stablehlo.sort"(%arg30) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg31: tensor<f32>, %arg32: tensor<f32>):
      %62 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %63 = "stablehlo.compare"(%arg31, %62) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %64 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %65 = "stablehlo.select"(%63, %64, %arg31) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %66 = "stablehlo.compare"(%arg31, %arg31) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %67 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %68 = "stablehlo.select"(%66, %67, %65) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %69 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %70 = "stablehlo.compare"(%arg32, %69) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %71 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %72 = "stablehlo.select"(%70, %71, %arg32) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %73 = "stablehlo.compare"(%arg32, %arg32) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %74 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %75 = "stablehlo.select"(%73, %74, %72) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %76 = "stablehlo.compare"(%68, %75) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%76) : (tensor<i1>) -> ()
    }) : (tensor<5xf32>) -> tensor<5xf32>
    "func.return"(%61) : (tensor<5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi32>, res_attrs = [{}], sym_name = "searchsorted", sym_visibility = "private"}> ({
  ^bb0(%arg28: tensor<5xf32>, %arg29: tensor<5xf32>):
    %60 = "func.call"(%arg28, %arg29) <{callee = @_searchsorted_scan_impl}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi32>
    "func.return"(%60) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi32>, res_attrs = [{}], sym_name = "_searchsorted_scan_impl", sym_visibility = "private"}> ({
  ^bb0(%arg26: tensor<5xf32>, %arg27: tensor<5xf32>):
    %59 = "func.call"(%arg26, %arg27) <{callee = @_searchsorted_scan_impl_3}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi32>
    "func.return"(%59) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi32>, res_attrs = [{}], sym_name = "_searchsorted_scan_impl_3", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<5xf32>, %arg15: tensor<5xf32>):
    %47 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %49 = "stablehlo.constant"() <{value = dense<5> : tensor<ui32>}> : () -> tensor<ui32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %51 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %52:5 = "stablehlo.while"(%arg14, %arg15, %51, %48, %50) ({
    ^bb0(%arg21: tensor<5xf32>, %arg22: tensor<5xf32>, %arg23: tensor<i32>, %arg24: tensor<5xui32>, %arg25: tensor<5xui32>):
      %57 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %58 = "stablehlo.compare"(%arg23, %57) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%58) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg16: tensor<5xf32>, %arg17: tensor<5xf32>, %arg18: tensor<i32>, %arg19: tensor<5xui32>, %arg20: tensor<5xui32>):
      %54:2 = "func.call"(%arg16, %arg17, %arg19, %arg20) <{callee = @closed_call}> : (tensor<5xf32>, tensor<5xf32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>)
      %55 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %56 = "stablehlo.add"(%arg18, %55) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg16, %arg17, %56, %54#0, %54#1) : (tensor<5xf32>, tensor<5xf32>, tensor<i32>, tensor<5xui32>, tensor<5xui32>) -> ()
    }) : (tensor<5xf32>, tensor<5xf32>, tensor<i32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<i32>, tensor<5xui32>, tensor<5xui32>)
    %53 = "stablehlo.convert"(%52#4) : (tensor<5xui32>) -> tensor<5xi32>
    "func.return"(%53) : (tensor<5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5xf32>, tensor<5xf32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>), res_attrs = [{}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<5xf32>, %arg11: tensor<5xf32>, %arg12: tensor<5xui32>, %arg13: tensor<5xui32>):
    %17 = "stablehlo.subtract"(%arg13, %arg12) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %18 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %19 = "func.call"(%17, %18) <{callee = @floor_divide}> : (tensor<5xui32>, tensor<i32>) -> tensor<5xui32>
    %20 = "stablehlo.add"(%arg12, %19) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xui32>) -> tensor<5x1xui32>
    %22 = "stablehlo.gather"(%arg10, %21) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<5xf32>, tensor<5x1xui32>) -> tensor<5x1xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<5x1xf32>) -> tensor<5xf32>
    %24 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %26 = "stablehlo.compare"(%arg11, %25) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %27 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %29 = "stablehlo.select"(%26, %28, %arg11) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %30 = "stablehlo.compare"(%arg11, %arg11) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %31 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %33 = "stablehlo.select"(%30, %32, %29) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %36 = "stablehlo.compare"(%23, %35) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %37 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %39 = "stablehlo.select"(%36, %38, %23) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %40 = "stablehlo.compare"(%23, %23) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %41 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %43 = "stablehlo.select"(%40, %42, %39) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %44 = "stablehlo.compare"(%33, %43) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %45 = "stablehlo.select"(%44, %arg12, %20) : (tensor<5xi1>, tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %46 = "stablehlo.select"(%44, %20, %arg13) : (tensor<5xi1>, tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    "func.return"(%45, %46) : (tensor<5xui32>, tensor<5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5xui32>, tensor<i32>) -> tensor<5xui32>, res_attrs = [{}], sym_name = "floor_divide", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<5xui32>, %arg9: tensor<i32>):
    %14 = "stablehlo.convert"(%arg9) : (tensor<i32>) -> tensor<ui32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %16 = "stablehlo.divide"(%arg8, %15) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    "func.return"(%16) : (tensor<5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x5xi1>) -> tensor<i32>, res_attrs = [{}], sym_name = "count_nonzero", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<4x5xi1>):
    %7 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<4x5xi1>
    %9 = "stablehlo.compare"(%arg5, %8) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x5xi1>, tensor<4x5xi1>) -> tensor<4x5xi1>
    %10 = "stablehlo.convert"(%9) : (tensor<4x5xi1>) -> tensor<4x5xi32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.reduce"(%10, %11) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg6: tensor<i32>, %arg7: tensor<i32>):
      %13 = "stablehlo.add"(%arg6, %arg7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%13) : (tensor<i32>) -> ()
    }) : (tensor<4x5xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%12) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x5xf32>) -> tensor<f32>, res_attrs = [{}], sym_name = "_ptp", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x5xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.reduce"(%arg0, %0) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %6 = "stablehlo.maximum"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.reduce"(%arg0, %2) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %5 = "stablehlo.minimum"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) : (tensor<4x5xf32>, tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.subtract"(%1, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%4) : (tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
