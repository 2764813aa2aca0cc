"builtin.module"() <{sym_name = "jit_cumulative_gradients"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x6xf32>) -> (tensor<5x6xf32>, tensor<5x6xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg21: tensor<5x6xf32>):
    %97 = "func.call"(%arg21) <{callee = @cumsum}> : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %98:9 = "func.call"(%arg21) <{callee = @cumprod}> : (tensor<5x6xf32>) -> (tensor<5x6xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x2xf32>, tensor<5x2xf32>)
    %99 = "stablehlo.slice"(%arg21) <{limit_indices = array<i64: 4, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 2, 1>}> : (tensor<5x6xf32>) -> tensor<2x6xf32>
    %100 = "stablehlo.slice"(%arg21) <{limit_indices = array<i64: 5, 6>, start_indices = array<i64: 1, 0>, strides = array<i64: 2, 1>}> : (tensor<5x6xf32>) -> tensor<2x6xf32>
    %101 = "stablehlo.maximum"(%99, %100) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %102 = "stablehlo.compare"(%99, %101) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %103 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6xf32>
    %105 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6xf32>
    %107 = "stablehlo.select"(%102, %104, %106) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %108 = "stablehlo.compare"(%100, %101) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %109 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6xf32>
    %111 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6xf32>
    %113 = "stablehlo.select"(%108, %110, %112) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %114 = "stablehlo.divide"(%107, %113) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %115 = "stablehlo.compare"(%100, %101) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %116 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6xf32>
    %118 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6xf32>
    %120 = "stablehlo.select"(%115, %117, %119) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %121 = "stablehlo.compare"(%99, %101) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %122 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6xf32>
    %124 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6xf32>
    %126 = "stablehlo.select"(%121, %123, %125) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %127 = "stablehlo.divide"(%120, %126) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %128 = "stablehlo.slice"(%101) <{limit_indices = array<i64: 1, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 2, 1>}> : (tensor<2x6xf32>) -> tensor<1x6xf32>
    %129 = "stablehlo.slice"(%101) <{limit_indices = array<i64: 2, 6>, start_indices = array<i64: 1, 0>, strides = array<i64: 2, 1>}> : (tensor<2x6xf32>) -> tensor<1x6xf32>
    %130 = "stablehlo.maximum"(%128, %129) : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xf32>
    %131 = "stablehlo.compare"(%128, %130) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %132 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %133 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6xf32>
    %134 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %135 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6xf32>
    %136 = "stablehlo.select"(%131, %133, %135) : (tensor<1x6xi1>, tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xf32>
    %137 = "stablehlo.compare"(%129, %130) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %138 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6xf32>
    %140 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %141 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6xf32>
    %142 = "stablehlo.select"(%137, %139, %141) : (tensor<1x6xi1>, tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xf32>
    %143 = "stablehlo.divide"(%136, %142) : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xf32>
    %144 = "stablehlo.compare"(%129, %130) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %145 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %146 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6xf32>
    %147 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6xf32>
    %149 = "stablehlo.select"(%144, %146, %148) : (tensor<1x6xi1>, tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xf32>
    %150 = "stablehlo.compare"(%128, %130) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %151 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6xf32>
    %153 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %154 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x6xf32>
    %155 = "stablehlo.select"(%150, %152, %154) : (tensor<1x6xi1>, tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xf32>
    %156 = "stablehlo.divide"(%149, %155) : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xf32>
    %157 = "stablehlo.slice"(%130) <{limit_indices = array<i64: 0, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<1x6xf32>) -> tensor<0x6xf32>
    %158 = "stablehlo.slice"(%101) <{limit_indices = array<i64: 2, 6>, start_indices = array<i64: 2, 0>, strides = array<i64: 2, 1>}> : (tensor<2x6xf32>) -> tensor<0x6xf32>
    %159 = "stablehlo.maximum"(%157, %158) : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xf32>
    %160 = "stablehlo.compare"(%157, %159) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xi1>
    %161 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %162 = "stablehlo.broadcast_in_dim"(%161) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x6xf32>
    %163 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %164 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x6xf32>
    %165 = "stablehlo.select"(%160, %162, %164) : (tensor<0x6xi1>, tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xf32>
    %166 = "stablehlo.compare"(%158, %159) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xi1>
    %167 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %168 = "stablehlo.broadcast_in_dim"(%167) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x6xf32>
    %169 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x6xf32>
    %171 = "stablehlo.select"(%166, %168, %170) : (tensor<0x6xi1>, tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xf32>
    %172 = "stablehlo.divide"(%165, %171) : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xf32>
    %173 = "stablehlo.compare"(%158, %159) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xi1>
    %174 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %175 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x6xf32>
    %176 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %177 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x6xf32>
    %178 = "stablehlo.select"(%173, %175, %177) : (tensor<0x6xi1>, tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xf32>
    %179 = "stablehlo.compare"(%157, %159) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xi1>
    %180 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %181 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x6xf32>
    %182 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %183 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x6xf32>
    %184 = "stablehlo.select"(%179, %181, %183) : (tensor<0x6xi1>, tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xf32>
    %185 = "stablehlo.divide"(%178, %184) : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xf32>
    %186 = "stablehlo.slice"(%101) <{limit_indices = array<i64: 1, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<2x6xf32>) -> tensor<1x6xf32>
    %187 = "stablehlo.concatenate"(%186, %159) <{dimension = 0 : i64}> : (tensor<1x6xf32>, tensor<0x6xf32>) -> tensor<1x6xf32>
    %188 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %189 = "stablehlo.pad"(%187, %188) <{edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 1, 0>}> : (tensor<1x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %190 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %191 = "stablehlo.pad"(%130, %190) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 1, 0>}> : (tensor<1x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %192 = "stablehlo.add"(%189, %191) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %193 = "stablehlo.slice"(%arg21) <{limit_indices = array<i64: 5, 6>, start_indices = array<i64: 2, 0>, strides = array<i64: 2, 1>}> : (tensor<5x6xf32>) -> tensor<2x6xf32>
    %194 = "stablehlo.maximum"(%192, %193) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %195 = "stablehlo.compare"(%192, %194) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %196 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %197 = "stablehlo.broadcast_in_dim"(%196) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6xf32>
    %198 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %199 = "stablehlo.broadcast_in_dim"(%198) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6xf32>
    %200 = "stablehlo.select"(%195, %197, %199) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %201 = "stablehlo.compare"(%193, %194) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %202 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %203 = "stablehlo.broadcast_in_dim"(%202) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6xf32>
    %204 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %205 = "stablehlo.broadcast_in_dim"(%204) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6xf32>
    %206 = "stablehlo.select"(%201, %203, %205) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %207 = "stablehlo.divide"(%200, %206) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %208 = "stablehlo.compare"(%193, %194) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %209 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %210 = "stablehlo.broadcast_in_dim"(%209) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6xf32>
    %211 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %212 = "stablehlo.broadcast_in_dim"(%211) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6xf32>
    %213 = "stablehlo.select"(%208, %210, %212) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %214 = "stablehlo.compare"(%192, %194) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %215 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %216 = "stablehlo.broadcast_in_dim"(%215) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6xf32>
    %217 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %218 = "stablehlo.broadcast_in_dim"(%217) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6xf32>
    %219 = "stablehlo.select"(%214, %216, %218) : (tensor<2x6xi1>, tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %220 = "stablehlo.divide"(%213, %219) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %221 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %222 = "stablehlo.broadcast_in_dim"(%221) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x6xf32>
    %223 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %224 = "stablehlo.pad"(%222, %223) <{edge_padding_high = array<i64: -1, 0>, edge_padding_low = array<i64: -1, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<5x6xf32>, tensor<f32>) -> tensor<3x6xf32>
    %225 = "stablehlo.slice"(%224) <{limit_indices = array<i64: 3, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 2, 1>}> : (tensor<3x6xf32>) -> tensor<2x6xf32>
    %226 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %227 = "stablehlo.pad"(%222, %226) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<5x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    %228 = "stablehlo.slice"(%227) <{limit_indices = array<i64: 5, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 2, 1>}> : (tensor<5x6xf32>) -> tensor<3x6xf32>
    %229 = "stablehlo.slice"(%228) <{limit_indices = array<i64: 1, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x6xf32>) -> tensor<1x6xf32>
    %230 = "stablehlo.slice"(%228) <{limit_indices = array<i64: 3, 6>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<3x6xf32>) -> tensor<2x6xf32>
    %231 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %232 = "stablehlo.pad"(%229, %231) <{edge_padding_high = array<i64: 4, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<1x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    %233 = "stablehlo.multiply"(%230, %220) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %234 = "stablehlo.multiply"(%230, %207) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %235 = "stablehlo.add"(%225, %234) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %236 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %237 = "stablehlo.pad"(%233, %236) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 2, 0>, interior_padding = array<i64: 1, 0>}> : (tensor<2x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    %238 = "stablehlo.add"(%232, %237) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %239 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %240 = "stablehlo.pad"(%235, %239) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: -1, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x6xf32>, tensor<f32>) -> tensor<1x6xf32>
    %241 = "stablehlo.slice"(%240) <{limit_indices = array<i64: 1, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 2, 1>}> : (tensor<1x6xf32>) -> tensor<1x6xf32>
    %242 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %243 = "stablehlo.pad"(%235, %242) <{edge_padding_high = array<i64: -1, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x6xf32>, tensor<f32>) -> tensor<1x6xf32>
    %244 = "stablehlo.slice"(%243) <{limit_indices = array<i64: 1, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 2, 1>}> : (tensor<1x6xf32>) -> tensor<1x6xf32>
    %245 = "stablehlo.slice"(%244) <{limit_indices = array<i64: 1, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<1x6xf32>) -> tensor<1x6xf32>
    %246 = "stablehlo.slice"(%244) <{limit_indices = array<i64: 1, 6>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<1x6xf32>) -> tensor<0x6xf32>
    %247 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %248 = "stablehlo.pad"(%245, %247) <{edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<1x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %249 = "stablehlo.multiply"(%246, %185) : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xf32>
    %250 = "stablehlo.multiply"(%246, %172) : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xf32>
    %251 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %252 = "stablehlo.pad"(%249, %251) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 2, 0>, interior_padding = array<i64: 1, 0>}> : (tensor<0x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %253 = "stablehlo.add"(%248, %252) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %254 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %255 = "stablehlo.pad"(%250, %254) <{edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<0x6xf32>, tensor<f32>) -> tensor<1x6xf32>
    %256 = "stablehlo.add"(%241, %255) : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xf32>
    %257 = "stablehlo.multiply"(%256, %156) : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xf32>
    %258 = "stablehlo.multiply"(%256, %143) : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xf32>
    %259 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %260 = "stablehlo.pad"(%257, %259) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 1, 0>}> : (tensor<1x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %261 = "stablehlo.add"(%253, %260) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %262 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %263 = "stablehlo.pad"(%258, %262) <{edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 1, 0>}> : (tensor<1x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %264 = "stablehlo.add"(%261, %263) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %265 = "stablehlo.multiply"(%264, %127) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %266 = "stablehlo.multiply"(%264, %114) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
    %267 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %268 = "stablehlo.pad"(%265, %267) <{edge_padding_high = array<i64: 1, 0>, edge_padding_low = array<i64: 1, 0>, interior_padding = array<i64: 1, 0>}> : (tensor<2x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    %269 = "stablehlo.add"(%238, %268) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %270 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %271 = "stablehlo.pad"(%266, %270) <{edge_padding_high = array<i64: 2, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 1, 0>}> : (tensor<2x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    %272 = "stablehlo.add"(%269, %271) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %273 = "stablehlo.multiply"(%97, %222) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %274 = "stablehlo.multiply"(%222, %98#0) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %275 = "func.call"(%98#1, %98#2, %98#3, %98#4, %98#5, %98#6, %98#7, %98#8, %273) <{callee = @cumprod_1}> : (tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x2xf32>, tensor<5x2xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %276 = "stablehlo.add"(%272, %275) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %277 = "func.call"(%274) <{callee = @cumsum_2}> : (tensor<5x6xf32>) -> tensor<5x6xf32>
    %278 = "stablehlo.add"(%276, %277) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %279 = "func.call"(%arg21) <{callee = @cumlogsumexp}> : (tensor<5x6xf32>) -> tensor<5x6xf32>
    "func.return"(%278, %279) : (tensor<5x6xf32>, tensor<5x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x6xf32>) -> tensor<5x6xf32>, res_attrs = [{}], sym_name = "cumsum", sym_visibility = "private"}> ({
  ^bb0(%arg20: tensor<5x6xf32>):
    %96 = "func.call"(%arg20) <{callee = @cumsum_0}> : (tensor<5x6xf32>) -> tensor<5x6xf32>
    "func.return"(%96) : (tensor<5x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf32>) -> tensor<5x6xf32>, sym_name = "cumsum_0", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<5x6xf32>):
    %92 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %94 = "stablehlo.reduce_window"(%arg17, %93) <{base_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %95 = "stablehlo.add"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%95) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    "func.return"(%94) : (tensor<5x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x6xf32>) -> (tensor<5x6xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x2xf32>, tensor<5x2xf32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}], sym_name = "cumprod", sym_visibility = "private"}> ({
  ^bb0(%arg16: tensor<5x6xf32>):
    %67 = "stablehlo.slice"(%arg16) <{limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 2>}> : (tensor<5x6xf32>) -> tensor<5x3xf32>
    %68 = "stablehlo.slice"(%arg16) <{limit_indices = array<i64: 5, 6>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 2>}> : (tensor<5x6xf32>) -> tensor<5x3xf32>
    %69 = "stablehlo.multiply"(%67, %68) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    %70 = "stablehlo.slice"(%69) <{limit_indices = array<i64: 5, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 2>}> : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %71 = "stablehlo.slice"(%69) <{limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 2>}> : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %72 = "stablehlo.multiply"(%70, %71) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %73 = "stablehlo.slice"(%69) <{limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 2>}> : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %74 = "stablehlo.multiply"(%72, %73) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %75 = "stablehlo.slice"(%69) <{limit_indices = array<i64: 5, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %76 = "stablehlo.concatenate"(%75, %74) <{dimension = 1 : i64}> : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x2xf32>
    %77 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.pad"(%76, %77) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 1>}> : (tensor<5x2xf32>, tensor<f32>) -> tensor<5x3xf32>
    %79 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %80 = "stablehlo.pad"(%72, %79) <{edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 1>}> : (tensor<5x1xf32>, tensor<f32>) -> tensor<5x3xf32>
    %81 = "stablehlo.add"(%78, %80) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    %82 = "stablehlo.slice"(%81) <{limit_indices = array<i64: 5, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x3xf32>) -> tensor<5x2xf32>
    %83 = "stablehlo.slice"(%arg16) <{limit_indices = array<i64: 5, 6>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 2>}> : (tensor<5x6xf32>) -> tensor<5x2xf32>
    %84 = "stablehlo.multiply"(%82, %83) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %85 = "stablehlo.slice"(%arg16) <{limit_indices = array<i64: 5, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x6xf32>) -> tensor<5x1xf32>
    %86 = "stablehlo.concatenate"(%85, %84) <{dimension = 1 : i64}> : (tensor<5x1xf32>, tensor<5x2xf32>) -> tensor<5x3xf32>
    %87 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %88 = "stablehlo.pad"(%86, %87) <{edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 1>}> : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x6xf32>
    %89 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.pad"(%81, %89) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 1>}> : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x6xf32>
    %91 = "stablehlo.add"(%88, %90) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    "func.return"(%91, %68, %67, %71, %70, %73, %72, %83, %82) : (tensor<5x6xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x2xf32>, tensor<5x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<5x3xf32>, tensor<5x3xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x2xf32>, tensor<5x2xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>, res_attrs = [{}], sym_name = "cumprod_1", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<5x3xf32>, %arg8: tensor<5x3xf32>, %arg9: tensor<5x1xf32>, %arg10: tensor<5x1xf32>, %arg11: tensor<5x1xf32>, %arg12: tensor<5x1xf32>, %arg13: tensor<5x2xf32>, %arg14: tensor<5x2xf32>, %arg15: tensor<5x6xf32>):
    %17 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.pad"(%arg15, %17) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<5x6xf32>, tensor<f32>) -> tensor<5x5xf32>
    %19 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 2>}> : (tensor<5x5xf32>) -> tensor<5x3xf32>
    %20 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.pad"(%arg15, %20) <{edge_padding_high = array<i64: 0, -1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<5x6xf32>, tensor<f32>) -> tensor<5x5xf32>
    %22 = "stablehlo.slice"(%21) <{limit_indices = array<i64: 5, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 2>}> : (tensor<5x5xf32>) -> tensor<5x3xf32>
    %23 = "stablehlo.slice"(%22) <{limit_indices = array<i64: 5, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %24 = "stablehlo.slice"(%22) <{limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<5x3xf32>) -> tensor<5x2xf32>
    %25 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.pad"(%23, %25) <{edge_padding_high = array<i64: 0, 5>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<5x1xf32>, tensor<f32>) -> tensor<5x6xf32>
    %27 = "stablehlo.multiply"(%arg14, %24) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %28 = "stablehlo.multiply"(%24, %arg13) : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xf32>
    %29 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.pad"(%27, %29) <{edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<5x2xf32>, tensor<f32>) -> tensor<5x6xf32>
    %31 = "stablehlo.add"(%26, %30) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %32 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.pad"(%28, %32) <{edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<5x2xf32>, tensor<f32>) -> tensor<5x3xf32>
    %34 = "stablehlo.add"(%19, %33) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    %35 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.pad"(%34, %35) <{edge_padding_high = array<i64: 0, -1>, edge_padding_low = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>}> : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x1xf32>
    %37 = "stablehlo.slice"(%36) <{limit_indices = array<i64: 5, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 2>}> : (tensor<5x1xf32>) -> tensor<5x1xf32>
    %38 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.pad"(%34, %38) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x3xf32>
    %40 = "stablehlo.slice"(%39) <{limit_indices = array<i64: 5, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 2>}> : (tensor<5x3xf32>) -> tensor<5x2xf32>
    %41 = "stablehlo.slice"(%40) <{limit_indices = array<i64: 5, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<5x1xf32>
    %42 = "stablehlo.slice"(%40) <{limit_indices = array<i64: 5, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<5x2xf32>) -> tensor<5x1xf32>
    %43 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.pad"(%41, %43) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<5x1xf32>, tensor<f32>) -> tensor<5x3xf32>
    %45 = "stablehlo.multiply"(%arg12, %42) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %46 = "stablehlo.multiply"(%42, %arg11) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %47 = "stablehlo.add"(%37, %46) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %48 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.pad"(%45, %48) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 1>}> : (tensor<5x1xf32>, tensor<f32>) -> tensor<5x3xf32>
    %50 = "stablehlo.add"(%44, %49) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    %51 = "stablehlo.multiply"(%arg10, %47) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %52 = "stablehlo.multiply"(%47, %arg9) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %53 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.pad"(%51, %53) <{edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 1>}> : (tensor<5x1xf32>, tensor<f32>) -> tensor<5x3xf32>
    %55 = "stablehlo.add"(%50, %54) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    %56 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.pad"(%52, %56) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 1>}> : (tensor<5x1xf32>, tensor<f32>) -> tensor<5x3xf32>
    %58 = "stablehlo.add"(%55, %57) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    %59 = "stablehlo.multiply"(%arg8, %58) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    %60 = "stablehlo.multiply"(%58, %arg7) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    %61 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.pad"(%59, %61) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 1>}> : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x6xf32>
    %63 = "stablehlo.add"(%31, %62) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    %64 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.pad"(%60, %64) <{edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 1>}> : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x6xf32>
    %66 = "stablehlo.add"(%63, %65) : (tensor<5x6xf32>, tensor<5x6xf32>) -> tensor<5x6xf32>
    "func.return"(%66) : (tensor<5x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x6xf32>) -> tensor<5x6xf32>, res_attrs = [{}], sym_name = "cumsum_2", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<5x6xf32>):
    %16 = "func.call"(%arg6) <{callee = @cumsum_3}> : (tensor<5x6xf32>) -> tensor<5x6xf32>
    "func.return"(%16) : (tensor<5x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf32>) -> tensor<5x6xf32>, sym_name = "cumsum_3", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<5x6xf32>):
    %12 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.reduce_window"(%arg3, %13) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 4], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %15 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    "func.return"(%14) : (tensor<5x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<5x6xf32>) -> tensor<5x6xf32>, sym_name = "cumlogsumexp", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<5x6xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = "stablehlo.maximum"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %3 = "stablehlo.subtract"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %4 = "stablehlo.compare"(%3, %3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %6 = "stablehlo.abs"(%3) : (tensor<f32>) -> tensor<f32>
      %7 = "stablehlo.negate"(%6) : (tensor<f32>) -> tensor<f32>
      %8 = "stablehlo.exponential"(%7) : (tensor<f32>) -> tensor<f32>
      %9 = "stablehlo.log_plus_one"(%8) : (tensor<f32>) -> tensor<f32>
      %10 = "stablehlo.add"(%2, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %11 = "stablehlo.select"(%4, %5, %10) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) : (tensor<5x6xf32>, tensor<f32>) -> tensor<5x6xf32>
    "func.return"(%1) : (tensor<5x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
