module {
  func.func @main(%arg0: tensor<4xf16>) -> tensor<4xf16> {
    %0 = stablehlo.abs %arg0 : tensor<4xf16>
    return %0 : tensor<4xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<3xf16>) -> tensor<3xf16> {
    %0 = stablehlo.negate %arg0 : tensor<3xf16>
    return %0 : tensor<3xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<6xf16>) -> tensor<6xf16> {
    %0 = stablehlo.sign %arg0 : tensor<6xf16>
    return %0 : tensor<6xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<4xf16>) -> tensor<4xf16> {
    %0 = stablehlo.sqrt %arg0 : tensor<4xf16>
    return %0 : tensor<4xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<4xf16>) -> tensor<4xf16> {
    %0 = stablehlo.rsqrt %arg0 : tensor<4xf16>
    return %0 : tensor<4xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<3xf16>) -> tensor<3xf16> {
    %0 = stablehlo.cbrt %arg0 : tensor<3xf16>
    return %0 : tensor<3xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<5xf16>) -> tensor<5xf16> {
    %0 = stablehlo.exponential %arg0 : tensor<5xf16>
    return %0 : tensor<5xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<3xf16>) -> tensor<3xf16> {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<3xf16>
    return %0 : tensor<3xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<4xf16>) -> tensor<4xf16> {
    %0 = stablehlo.log %arg0 : tensor<4xf16>
    return %0 : tensor<4xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<3xf16>) -> tensor<3xf16> {
    %0 = stablehlo.log_plus_one %arg0 : tensor<3xf16>
    return %0 : tensor<3xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<3xf16>) -> tensor<3xf16> {
    %0 = stablehlo.sine %arg0 : tensor<3xf16>
    return %0 : tensor<3xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<3xf16>) -> tensor<3xf16> {
    %0 = stablehlo.cosine %arg0 : tensor<3xf16>
    return %0 : tensor<3xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<3xf16>) -> tensor<3xf16> {
    %0 = stablehlo.tan %arg0 : tensor<3xf16>
    return %0 : tensor<3xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<4xf16>) -> tensor<4xf16> {
    %0 = stablehlo.tanh %arg0 : tensor<4xf16>
    return %0 : tensor<4xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<4xf16>) -> tensor<4xf16> {
    %0 = stablehlo.logistic %arg0 : tensor<4xf16>
    return %0 : tensor<4xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<4xf16>) -> tensor<4xf16> {
    %0 = stablehlo.floor %arg0 : tensor<4xf16>
    return %0 : tensor<4xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<4xf16>) -> tensor<4xf16> {
    %0 = stablehlo.ceil %arg0 : tensor<4xf16>
    return %0 : tensor<4xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<5xf16>) -> tensor<5xf16> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<5xf16>
    return %0 : tensor<5xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<5xf16>) -> tensor<5xf16> {
    %0 = stablehlo.round_nearest_afz %arg0 : tensor<5xf16>
    return %0 : tensor<5xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<3xf16>, %arg1: tensor<3xf16>) -> tensor<3xf16> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3xf16>
    return %0 : tensor<3xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<3xf16>, %arg1: tensor<3xf16>) -> tensor<3xf16> {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3xf16>
    return %0 : tensor<3xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<3xf16>, %arg1: tensor<3xf16>) -> tensor<3xf16> {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3xf16>
    return %0 : tensor<3xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<4xf16>, %arg1: tensor<4xf16>) -> tensor<4xf16> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<4xf16>
    return %0 : tensor<4xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<4xf16>, %arg1: tensor<4xf16>) -> tensor<4xf16> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<4xf16>
    return %0 : tensor<4xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<4xf16>, %arg1: tensor<4xf16>) -> tensor<4xf16> {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<4xf16>
    return %0 : tensor<4xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<4xf16>, %arg1: tensor<4xf16>) -> tensor<4xf16> {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<4xf16>
    return %0 : tensor<4xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<5xf16>, %arg1: tensor<5xf16>) -> tensor<5xf16> {
    %0 = stablehlo.power %arg0, %arg1 : tensor<5xf16>
    return %0 : tensor<5xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<4xf16>, %arg1: tensor<4xf16>) -> tensor<4xf16> {
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<4xf16>
    return %0 : tensor<4xf16>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<4xf16>) -> tensor<4xi1> {
    %0 = stablehlo.is_finite %arg0 : (tensor<4xf16>) -> tensor<4xi1>
    return %0 : tensor<4xi1>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<4xf16>, %arg1: tensor<4xf16>) -> tensor<4xi1> {
    %0 = stablehlo.compare EQ, %arg0, %arg1 : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
    return %0 : tensor<4xi1>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<3xi8>) -> tensor<3xi8> {
    %0 = stablehlo.not %arg0 : tensor<3xi8>
    return %0 : tensor<3xi8>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<4xi8>) -> tensor<4xi8> {
    %0 = stablehlo.popcnt %arg0 : tensor<4xi8>
    return %0 : tensor<4xi8>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<4xi8>) -> tensor<4xi8> {
    %0 = stablehlo.count_leading_zeros %arg0 : tensor<4xi8>
    return %0 : tensor<4xi8>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi8> {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<4xi8>
    return %0 : tensor<4xi8>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi8> {
    %0 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<4xi8>
    return %0 : tensor<4xi8>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<5xi8>, %arg1: tensor<5xi8>) -> tensor<5xi8> {
    %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<5xi8>
    return %0 : tensor<5xi8>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<2xi8>, %arg1: tensor<2xi8>) -> tensor<2xi8> {
    %0 = stablehlo.and %arg0, %arg1 : tensor<2xi8>
    return %0 : tensor<2xi8>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<2xi8>, %arg1: tensor<2xi8>) -> tensor<2xi8> {
    %0 = stablehlo.or %arg0, %arg1 : tensor<2xi8>
    return %0 : tensor<2xi8>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<2xi8>, %arg1: tensor<2xi8>) -> tensor<2xi8> {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<2xi8>
    return %0 : tensor<2xi8>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<2xi1>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<2xi1>, tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<4xf32> {
    %0 = stablehlo.clamp %arg1, %arg0, %arg2 : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
// -----
module {
  func.func @main() -> tensor<i32> {
    %c = stablehlo.constant dense<5> : tensor<i32>
    return %c : tensor<i32>
  }
}
// -----
module {
  func.func @main() -> tensor<2xui32> {
    %cst = stablehlo.constant dense<[0x7FC00001, 0xFFC12345]> : tensor<2xf32>
    %0 = stablehlo.bitcast_convert %cst : (tensor<2xf32>) -> tensor<2xui32>
    return %0 : tensor<2xui32>
  }
}
// -----
module {
  func.func @main() -> (tensor<2x3xf32>, tensor<2x2xui8>) {
    %0 = stablehlo.iota dim = 1 : tensor<2x3xf32>
    %1 = stablehlo.iota dim = 0 : tensor<2x2xui8>
    return %0, %1 : tensor<2x3xf32>, tensor<2x2xui8>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<3xf32>) -> tensor<3xi8> {
    %0 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xi8>
    return %0 : tensor<3xi8>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<2xi32>) -> (tensor<2x3xi32>, tensor<3x2xi32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<2xi32>) -> tensor<2x3xi32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<2xi32>) -> tensor<3x2xi32>
    return %0, %1 : tensor<2x3xi32>, tensor<3x2xi32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<2x3xi32>) -> tensor<3x2xi32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3xi32>) -> tensor<3x2xi32>
    return %0 : tensor<3x2xi32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<2x3xi32>, %arg1: tensor<2x1x3xi32>) -> (tensor<3x2xi32>, tensor<3x2x1xi32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
    %1 = stablehlo.transpose %arg1, dims = [2, 0, 1] : (tensor<2x1x3xi32>) -> tensor<3x2x1xi32>
    return %0, %1 : tensor<3x2xi32>, tensor<3x2x1xi32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>) {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<2x3xi32>
    %1 = stablehlo.reverse %arg0, dims = [0, 1] : tensor<2x3xi32>
    return %0, %1 : tensor<2x3xi32>, tensor<2x3xi32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<3x4xi32>) -> (tensor<2x2xi32>, tensor<0x1xi32>) {
    %0 = stablehlo.slice %arg0 [1:3, 0:4:3] : (tensor<3x4xi32>) -> tensor<2x2xi32>
    %1 = stablehlo.slice %arg0 [1:1, 1:2] : (tensor<3x4xi32>) -> tensor<0x1xi32>
    return %0, %1 : tensor<2x2xi32>, tensor<0x1xi32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> (tensor<6xi32>, tensor<5xi32>, tensor<3xi32>, tensor<4xi32>) {
    %0 = stablehlo.pad %arg0, %arg1, low = [1], high = [2], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<6xi32>
    %1 = stablehlo.pad %arg0, %arg1, low = [0], high = [0], interior = [1] : (tensor<3xi32>, tensor<i32>) -> tensor<5xi32>
    %2 = stablehlo.pad %arg0, %arg1, low = [-1], high = [1], interior = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %3 = stablehlo.pad %arg0, %arg1, low = [-1], high = [-2], interior = [2] : (tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
    return %0, %1, %2, %3 : tensor<6xi32>, tensor<5xi32>, tensor<3xi32>, tensor<4xi32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<2x3xi32>, %arg1: tensor<2x1xi32>, %arg2: tensor<1x3xi32>) -> (tensor<2x4xi32>, tensor<3x3xi32>) {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x4xi32>
    %1 = stablehlo.concatenate %arg2, %arg0, dim = 0 : (tensor<1x3xi32>, tensor<2x3xi32>) -> tensor<3x3xi32>
    return %0, %1 : tensor<2x4xi32>, tensor<3x3xi32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<3x4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<2x2xi32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %arg2, sizes = [2, 2] : (tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> tensor<2x2xi32>
    return %0 : tensor<2x2xi32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<2x3xi32>, %arg1: tensor<1x2xi32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<2x3xi32> {
    %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %arg2, %arg3 : (tensor<2x3xi32>, tensor<1x2xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<2x2xi64>) -> tensor<2x2xi32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<2x2xi64>) -> tensor<2x2xi32>
    return %0 : tensor<2x2xi32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<5xi32>, %arg2: tensor<5xi32>) -> tensor<4xi32> {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %1 = stablehlo.add %arg3, %arg4 : tensor<i32>
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<4xi32>, tensor<5xi32>, tensor<5xi32>) -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<7xi32>, %arg1: tensor<i32>) -> tensor<5xi32> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %1 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<7xi32>, tensor<i32>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<1x1x5xi8>, %arg1: tensor<1x1x3xi8>) -> tensor<1x1x3xi8> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [1], pad = [[0, 0]], lhs_dilate = [1], rhs_dilate = [1], reverse = [false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x1x5xi8>, tensor<1x1x3xi8>) -> tensor<1x1x3xi8>
    return %0 : tensor<1x1x3xi8>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<2x3xi32>, %arg1: tensor<i32>) -> tensor<2x3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %1:3 = stablehlo.while(%iterArg = %c, %iterArg_0 = %0, %iterArg_1 = %arg0) : tensor<i32>, tensor<2x1xi32>, tensor<2x3xi32>
    cond {
      %c_2 = stablehlo.constant dense<3> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg, %c_2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %2 = stablehlo.dynamic_slice %iterArg_1, %c_2, %iterArg, sizes = [2, 1] : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
      %3 = stablehlo.add %iterArg_0, %2 : tensor<2x1xi32>
      %4 = stablehlo.dynamic_update_slice %iterArg_1, %3, %c_2, %iterArg : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %5 = stablehlo.add %iterArg, %c_3 : tensor<i32>
      stablehlo.return %5, %3, %4 : tensor<i32>, tensor<2x1xi32>, tensor<2x3xi32>
    }
    return %1#2 : tensor<2x3xi32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<2x3xi32>) -> tensor<2x3xi32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = stablehlo.compare LT, %arg1, %arg2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<2x3xi32>, %arg1: tensor<i32>) -> tensor<2xi32> {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<2x3xi8>, %arg1: tensor<3x2xi8>) -> tensor<2x2xi8> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x3xi8>, tensor<3x2xi8>) -> tensor<2x2xi8>
    return %0 : tensor<2x2xi8>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
    %0:2 = call @kernel(%arg0) {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
    %1:2 = call @kernel(%0#0) {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
    return %1#0, %1#1, %0#0, %0#1 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
  }
  func.func private @kernel(%arg0: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
    %0 = stablehlo.slice %arg0 [1:4] : (tensor<4xi32>) -> tensor<3xi32>
    %1 = stablehlo.slice %arg0 [0:1] : (tensor<4xi32>) -> tensor<1xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<3xi32>, tensor<1xi32>) -> tensor<4xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<4xi32>
    return %3, %2 : tensor<4xi32>, tensor<4xi32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<4xi32>) -> (tensor<4xi32>, tensor<i32>) {
    %0:2 = "stablehlo.case"(%arg0) ({
      %1 = stablehlo.add %arg2, %arg2 : tensor<4xi32>
      %c = stablehlo.constant dense<2> : tensor<i32>
      stablehlo.return %1, %c : tensor<4xi32>, tensor<i32>
    }, {
      %1 = stablehlo.slice %arg2 [1:4] : (tensor<4xi32>) -> tensor<3xi32>
      %2 = stablehlo.slice %arg2 [0:1] : (tensor<4xi32>) -> tensor<1xi32>
      %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<3xi32>, tensor<1xi32>) -> tensor<4xi32>
      stablehlo.return %3, %arg1 : tensor<4xi32>, tensor<i32>
    }, {
      %c = stablehlo.constant dense<0> : tensor<i32>
      %1:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg2) : tensor<i32>, tensor<4xi32>
      cond {
        %c_1 = stablehlo.constant dense<3> : tensor<i32>
        %2 = stablehlo.compare LT, %iterArg, %c_1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %2 : tensor<i1>
      } do {
        %c_1 = stablehlo.constant dense<1> : tensor<i32>
        %2 = stablehlo.add %iterArg, %c_1 : tensor<i32>
        %3 = stablehlo.add %iterArg_0, %iterArg_0 : tensor<4xi32>
        stablehlo.return %2, %3 : tensor<i32>, tensor<4xi32>
      }
      stablehlo.return %1#1, %1#0 : tensor<4xi32>, tensor<i32>
    }) : (tensor<i32>) -> (tensor<4xi32>, tensor<i32>)
    return %0#0, %0#1 : tensor<4xi32>, tensor<i32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>) {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<i32>, tensor<2xf32>
    return %0#0, %0#1 : tensor<i32>, tensor<2xf32>
  }
}
// -----
module {
  func.func @main() -> tensor<ui32> {
    %0 = stablehlo.partition_id : tensor<ui32>
    return %0 : tensor<ui32>
  }
}
// -----
module {
  func.func @main() -> tensor<ui32> {
    %0 = stablehlo.replica_id : tensor<ui32>
    return %0 : tensor<ui32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<0> : tensor<1x2xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
}
// -----
module {
  func.func @main(%arg0: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>, split_count = 1 : i64, split_dimension = 0 : i64}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
}
