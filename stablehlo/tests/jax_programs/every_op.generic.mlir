"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf16>) -> tensor<4xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xf16>):
    %0 = "stablehlo.abs"(%arg0) : (tensor<4xf16>) -> tensor<4xf16>
    "func.return"(%0) : (tensor<4xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf16>) -> tensor<3xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf16>):
    %0 = "stablehlo.negate"(%arg0) : (tensor<3xf16>) -> tensor<3xf16>
    "func.return"(%0) : (tensor<3xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<6xf16>) -> tensor<6xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<6xf16>):
    %0 = "stablehlo.sign"(%arg0) : (tensor<6xf16>) -> tensor<6xf16>
    "func.return"(%0) : (tensor<6xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf16>) -> tensor<4xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xf16>):
    %0 = "stablehlo.sqrt"(%arg0) : (tensor<4xf16>) -> tensor<4xf16>
    "func.return"(%0) : (tensor<4xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf16>) -> tensor<4xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xf16>):
    %0 = "stablehlo.rsqrt"(%arg0) : (tensor<4xf16>) -> tensor<4xf16>
    "func.return"(%0) : (tensor<4xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf16>) -> tensor<3xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf16>):
    %0 = "stablehlo.cbrt"(%arg0) : (tensor<3xf16>) -> tensor<3xf16>
    "func.return"(%0) : (tensor<3xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xf16>) -> tensor<5xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5xf16>):
    %0 = "stablehlo.exponential"(%arg0) : (tensor<5xf16>) -> tensor<5xf16>
    "func.return"(%0) : (tensor<5xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf16>) -> tensor<3xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf16>):
    %0 = "stablehlo.exponential_minus_one"(%arg0) : (tensor<3xf16>) -> tensor<3xf16>
    "func.return"(%0) : (tensor<3xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf16>) -> tensor<4xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xf16>):
    %0 = "stablehlo.log"(%arg0) : (tensor<4xf16>) -> tensor<4xf16>
    "func.return"(%0) : (tensor<4xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf16>) -> tensor<3xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf16>):
    %0 = "stablehlo.log_plus_one"(%arg0) : (tensor<3xf16>) -> tensor<3xf16>
    "func.return"(%0) : (tensor<3xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf16>) -> tensor<3xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf16>):
    %0 = "stablehlo.sine"(%arg0) : (tensor<3xf16>) -> tensor<3xf16>
    "func.return"(%0) : (tensor<3xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf16>) -> tensor<3xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf16>):
    %0 = "stablehlo.cosine"(%arg0) : (tensor<3xf16>) -> tensor<3xf16>
    "func.return"(%0) : (tensor<3xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf16>) -> tensor<3xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf16>):
    %0 = "stablehlo.tan"(%arg0) : (tensor<3xf16>) -> tensor<3xf16>
    "func.return"(%0) : (tensor<3xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf16>) -> tensor<4xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xf16>):
    %0 = "stablehlo.tanh"(%arg0) : (tensor<4xf16>) -> tensor<4xf16>
    "func.return"(%0) : (tensor<4xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf16>) -> tensor<4xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xf16>):
    %0 = "stablehlo.logistic"(%arg0) : (tensor<4xf16>) -> tensor<4xf16>
    "func.return"(%0) : (tensor<4xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf16>) -> tensor<4xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xf16>):
    %0 = "stablehlo.floor"(%arg0) : (tensor<4xf16>) -> tensor<4xf16>
    "func.return"(%0) : (tensor<4xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf16>) -> tensor<4xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xf16>):
    %0 = "stablehlo.ceil"(%arg0) : (tensor<4xf16>) -> tensor<4xf16>
    "func.return"(%0) : (tensor<4xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xf16>) -> tensor<5xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5xf16>):
    %0 = "stablehlo.round_nearest_even"(%arg0) : (tensor<5xf16>) -> tensor<5xf16>
    "func.return"(%0) : (tensor<5xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xf16>) -> tensor<5xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5xf16>):
    %0 = "stablehlo.round_nearest_afz"(%arg0) : (tensor<5xf16>) -> tensor<5xf16>
    "func.return"(%0) : (tensor<5xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf16>, tensor<3xf16>) -> tensor<3xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf16>, %arg1: tensor<3xf16>):
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<3xf16>, tensor<3xf16>) -> tensor<3xf16>
    "func.return"(%0) : (tensor<3xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf16>, tensor<3xf16>) -> tensor<3xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf16>, %arg1: tensor<3xf16>):
    %0 = "stablehlo.subtract"(%arg0, %arg1) : (tensor<3xf16>, tensor<3xf16>) -> tensor<3xf16>
    "func.return"(%0) : (tensor<3xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf16>, tensor<3xf16>) -> tensor<3xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf16>, %arg1: tensor<3xf16>):
    %0 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<3xf16>, tensor<3xf16>) -> tensor<3xf16>
    "func.return"(%0) : (tensor<3xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xf16>, %arg1: tensor<4xf16>):
    %0 = "stablehlo.divide"(%arg0, %arg1) : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>
    "func.return"(%0) : (tensor<4xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xf16>, %arg1: tensor<4xf16>):
    %0 = "stablehlo.remainder"(%arg0, %arg1) : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>
    "func.return"(%0) : (tensor<4xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xf16>, %arg1: tensor<4xf16>):
    %0 = "stablehlo.maximum"(%arg0, %arg1) : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>
    "func.return"(%0) : (tensor<4xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xf16>, %arg1: tensor<4xf16>):
    %0 = "stablehlo.minimum"(%arg0, %arg1) : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>
    "func.return"(%0) : (tensor<4xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xf16>, tensor<5xf16>) -> tensor<5xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5xf16>, %arg1: tensor<5xf16>):
    %0 = "stablehlo.power"(%arg0, %arg1) : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xf16>
    "func.return"(%0) : (tensor<5xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xf16>, %arg1: tensor<4xf16>):
    %0 = "stablehlo.atan2"(%arg0, %arg1) : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>
    "func.return"(%0) : (tensor<4xf16>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf16>) -> tensor<4xi1>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xf16>):
    %0 = "stablehlo.is_finite"(%arg0) : (tensor<4xf16>) -> tensor<4xi1>
    "func.return"(%0) : (tensor<4xi1>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xf16>, %arg1: tensor<4xf16>):
    %0 = "stablehlo.compare"(%arg0, %arg1) <{comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
    "func.return"(%0) : (tensor<4xi1>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xi8>) -> tensor<3xi8>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xi8>):
    %0 = "stablehlo.not"(%arg0) : (tensor<3xi8>) -> tensor<3xi8>
    "func.return"(%0) : (tensor<3xi8>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xi8>) -> tensor<4xi8>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xi8>):
    %0 = "stablehlo.popcnt"(%arg0) : (tensor<4xi8>) -> tensor<4xi8>
    "func.return"(%0) : (tensor<4xi8>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xi8>) -> tensor<4xi8>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xi8>):
    %0 = "stablehlo.count_leading_zeros"(%arg0) : (tensor<4xi8>) -> tensor<4xi8>
    "func.return"(%0) : (tensor<4xi8>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>):
    %0 = "stablehlo.shift_left"(%arg0, %arg1) : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
    "func.return"(%0) : (tensor<4xi8>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>):
    %0 = "stablehlo.shift_right_logical"(%arg0, %arg1) : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
    "func.return"(%0) : (tensor<4xi8>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<5xi8>, tensor<5xi8>) -> tensor<5xi8>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<5xi8>, %arg1: tensor<5xi8>):
    %0 = "stablehlo.shift_right_arithmetic"(%arg0, %arg1) : (tensor<5xi8>, tensor<5xi8>) -> tensor<5xi8>
    "func.return"(%0) : (tensor<5xi8>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2xi8>, %arg1: tensor<2xi8>):
    %0 = "stablehlo.and"(%arg0, %arg1) : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
    "func.return"(%0) : (tensor<2xi8>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2xi8>, %arg1: tensor<2xi8>):
    %0 = "stablehlo.or"(%arg0, %arg1) : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
    "func.return"(%0) : (tensor<2xi8>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2xi8>, %arg1: tensor<2xi8>):
    %0 = "stablehlo.xor"(%arg0, %arg1) : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
    "func.return"(%0) : (tensor<2xi8>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2xi1>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%0) : (tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>):
    %0 = "stablehlo.clamp"(%arg1, %arg0, %arg2) : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> tensor<i32>, sym_name = "main"}> ({
    %0 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    "func.return"(%0) : (tensor<i32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> tensor<2xui32>, sym_name = "main"}> ({
    %0 = "stablehlo.constant"() <{value = dense<[0x7FC00001, 0xFFC12345]> : tensor<2xf32>}> : () -> tensor<2xf32>
    %1 = "stablehlo.bitcast_convert"(%0) : (tensor<2xf32>) -> tensor<2xui32>
    "func.return"(%1) : (tensor<2xui32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (tensor<2x3xf32>, tensor<2x2xui8>), sym_name = "main"}> ({
    %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xf32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xui8>
    "func.return"(%0, %1) : (tensor<2x3xf32>, tensor<2x2xui8>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf32>) -> tensor<3xi8>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xf32>):
    %0 = "stablehlo.convert"(%arg0) : (tensor<3xf32>) -> tensor<3xi8>
    "func.return"(%0) : (tensor<3xi8>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xi32>) -> (tensor<2x3xi32>, tensor<3x2xi32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2xi32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x3xi32>
    %1 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<3x2xi32>
    "func.return"(%0, %1) : (tensor<2x3xi32>, tensor<3x2xi32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi32>) -> tensor<3x2xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xi32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3xi32>) -> tensor<3x2xi32>
    "func.return"(%0) : (tensor<3x2xi32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<2x1x3xi32>) -> (tensor<3x2xi32>, tensor<3x2x1xi32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xi32>, %arg1: tensor<2x1x3xi32>):
    %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xi32>) -> tensor<3x2xi32>
    %1 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 2, 0, 1>}> : (tensor<2x1x3xi32>) -> tensor<3x2x1xi32>
    "func.return"(%0, %1) : (tensor<3x2xi32>, tensor<3x2x1xi32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xi32>):
    %0 = "stablehlo.reverse"(%arg0) <{dimensions = array<i64: 1>}> : (tensor<2x3xi32>) -> tensor<2x3xi32>
    %1 = "stablehlo.reverse"(%arg0) <{dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3xi32>
    "func.return"(%0, %1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x4xi32>) -> (tensor<2x2xi32>, tensor<0x1xi32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x4xi32>):
    %0 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 3, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 3>}> : (tensor<3x4xi32>) -> tensor<2x2xi32>
    %1 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>}> : (tensor<3x4xi32>) -> tensor<0x1xi32>
    "func.return"(%0, %1) : (tensor<2x2xi32>, tensor<0x1xi32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xi32>, tensor<i32>) -> (tensor<6xi32>, tensor<5xi32>, tensor<3xi32>, tensor<4xi32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3xi32>, %arg1: tensor<i32>):
    %0 = "stablehlo.pad"(%arg0, %arg1) <{edge_padding_high = array<i64: 2>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<3xi32>, tensor<i32>) -> tensor<6xi32>
    %1 = "stablehlo.pad"(%arg0, %arg1) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 1>}> : (tensor<3xi32>, tensor<i32>) -> tensor<5xi32>
    %2 = "stablehlo.pad"(%arg0, %arg1) <{edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: -1>, interior_padding = array<i64: 0>}> : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %3 = "stablehlo.pad"(%arg0, %arg1) <{edge_padding_high = array<i64: -2>, edge_padding_low = array<i64: -1>, interior_padding = array<i64: 2>}> : (tensor<3xi32>, tensor<i32>) -> tensor<4xi32>
    "func.return"(%0, %1, %2, %3) : (tensor<6xi32>, tensor<5xi32>, tensor<3xi32>, tensor<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<2x1xi32>, tensor<1x3xi32>) -> (tensor<2x4xi32>, tensor<3x3xi32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xi32>, %arg1: tensor<2x1xi32>, %arg2: tensor<1x3xi32>):
    %0 = "stablehlo.concatenate"(%arg0, %arg1) <{dimension = 1 : i64}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x4xi32>
    %1 = "stablehlo.concatenate"(%arg2, %arg0) <{dimension = 0 : i64}> : (tensor<1x3xi32>, tensor<2x3xi32>) -> tensor<3x3xi32>
    "func.return"(%0, %1) : (tensor<2x4xi32>, tensor<3x3xi32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> tensor<2x2xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x4xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.dynamic_slice"(%arg0, %arg1, %arg2) <{slice_sizes = array<i64: 2, 2>}> : (tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> tensor<2x2xi32>
    "func.return"(%0) : (tensor<2x2xi32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<1x2xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xi32>, %arg1: tensor<1x2xi32>, %arg2: tensor<i32>, %arg3: tensor<i32>):
    %0 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %arg2, %arg3) : (tensor<2x3xi32>, tensor<1x2xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
    "func.return"(%0) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xi32>, tensor<2x2xi64>) -> tensor<2x2xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xi32>, %arg1: tensor<2x2xi64>):
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<2x2xi64>) -> tensor<2x2xi32>
    "func.return"(%0) : (tensor<2x2xi32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xi32>, tensor<5xi32>, tensor<5xi32>) -> tensor<4xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<4xi32>, %arg1: tensor<5xi32>, %arg2: tensor<5xi32>):
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %1 = "stablehlo.add"(%arg3, %arg4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1) : (tensor<i32>) -> ()
    }) : (tensor<4xi32>, tensor<5xi32>, tensor<5xi32>) -> tensor<4xi32>
    "func.return"(%0) : (tensor<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<7xi32>, tensor<i32>) -> tensor<5xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<7xi32>, %arg1: tensor<i32>):
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{base_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %1 = "stablehlo.add"(%arg2, %arg3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1) : (tensor<i32>) -> ()
    }) : (tensor<7xi32>, tensor<i32>) -> tensor<5xi32>
    "func.return"(%0) : (tensor<5xi32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<1x1x5xi8>, tensor<1x1x3xi8>) -> tensor<1x1x3xi8>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<1x1x5xi8>, %arg1: tensor<1x1x3xi8>):
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>], rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>}> : (tensor<1x1x5xi8>, tensor<1x1x3xi8>) -> tensor<1x1x3xi8>
    "func.return"(%0) : (tensor<1x1x3xi8>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<i32>) -> tensor<2x3xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xi32>, %arg1: tensor<i32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x1xi32>
    %2:3 = "stablehlo.while"(%0, %1, %arg0) ({
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<2x1xi32>, %arg7: tensor<2x3xi32>):
      %9 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %10 = "stablehlo.compare"(%arg5, %9) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%10) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<2x1xi32>, %arg4: tensor<2x3xi32>):
      %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %4 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %5 = "stablehlo.dynamic_slice"(%arg4, %3, %arg2) <{slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
      %6 = "stablehlo.add"(%arg3, %5) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
      %7 = "stablehlo.dynamic_update_slice"(%arg4, %6, %3, %arg2) : (tensor<2x3xi32>, tensor<2x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x3xi32>
      %8 = "stablehlo.add"(%arg2, %4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%8, %6, %7) : (tensor<i32>, tensor<2x1xi32>, tensor<2x3xi32>) -> ()
    }) : (tensor<i32>, tensor<2x1xi32>, tensor<2x3xi32>) -> (tensor<i32>, tensor<2x1xi32>, tensor<2x3xi32>)
    "func.return"(%2#2) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi32>) -> tensor<2x3xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xi32>):
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %1 = "stablehlo.compare"(%arg1, %arg2) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%1) : (tensor<i1>) -> ()
    }) : (tensor<2x3xi32>) -> tensor<2x3xi32>
    "func.return"(%0) : (tensor<2x3xi32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xi32>, %arg1: tensor<i32>):
    %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %1 = "stablehlo.add"(%arg2, %arg3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%1) : (tensor<i32>) -> ()
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    "func.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xi8>, tensor<3x2xi8>) -> tensor<2x2xi8>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xi8>, %arg1: tensor<3x2xi8>):
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3xi8>, tensor<3x2xi8>) -> tensor<2x2xi8>
    "func.return"(%0) : (tensor<2x2xi8>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>), sym_name = "main"}> ({
  ^bb0(%arg1: tensor<4xi32>):
    %4:2 = "func.call"(%arg1) <{callee = @kernel}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
    %5:2 = "func.call"(%4#0) <{callee = @kernel}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
    "func.return"(%5#0, %5#1, %4#0, %4#1) : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>), sym_name = "kernel", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4xi32>):
    %0 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 4>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<3xi32>
    %1 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<1xi32>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<3xi32>, tensor<1xi32>) -> tensor<4xi32>
    %3 = "stablehlo.add"(%arg0, %2) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    "func.return"(%3, %2) : (tensor<4xi32>, tensor<4xi32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<i32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<4xi32>):
    %0:2 = "stablehlo.case"(%arg0) ({
      %11 = "stablehlo.add"(%arg2, %arg2) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %12 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
      "stablehlo.return"(%11, %12) : (tensor<4xi32>, tensor<i32>) -> ()
    }, {
      %8 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 4>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<3xi32>
      %9 = "stablehlo.slice"(%arg2) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xi32>) -> tensor<1xi32>
      %10 = "stablehlo.concatenate"(%8, %9) <{dimension = 0 : i64}> : (tensor<3xi32>, tensor<1xi32>) -> tensor<4xi32>
      "stablehlo.return"(%10, %arg1) : (tensor<4xi32>, tensor<i32>) -> ()
    }, {
      %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      %2:2 = "stablehlo.while"(%1, %arg2) ({
      ^bb0(%arg5: tensor<i32>, %arg6: tensor<4xi32>):
        %6 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
        %7 = "stablehlo.compare"(%arg5, %6) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%7) : (tensor<i1>) -> ()
      }, {
      ^bb0(%arg3: tensor<i32>, %arg4: tensor<4xi32>):
        %3 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
        %4 = "stablehlo.add"(%arg3, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %5 = "stablehlo.add"(%arg4, %arg4) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
        "stablehlo.return"(%4, %5) : (tensor<i32>, tensor<4xi32>) -> ()
      }) : (tensor<i32>, tensor<4xi32>) -> (tensor<i32>, tensor<4xi32>)
      "stablehlo.return"(%2#1, %2#0) : (tensor<4xi32>, tensor<i32>) -> ()
    }) : (tensor<i32>) -> (tensor<4xi32>, tensor<i32>)
    "func.return"(%0#0, %0#1) : (tensor<4xi32>, tensor<i32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<2xf32>):
    %0:2 = "stablehlo.optimization_barrier"(%arg0, %arg1) : (tensor<i32>, tensor<2xf32>) -> (tensor<i32>, tensor<2xf32>)
    "func.return"(%0#0, %0#1) : (tensor<i32>, tensor<2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> tensor<ui32>, sym_name = "main"}> ({
    %0 = "stablehlo.partition_id"() : () -> tensor<ui32>
    "func.return"(%0) : (tensor<ui32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> tensor<ui32>, sym_name = "main"}> ({
    %0 = "stablehlo.replica_id"() : () -> tensor<ui32>
    "func.return"(%0) : (tensor<ui32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2xf32>) -> tensor<2x2xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x2xf32>):
    %0 = "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<0> : tensor<1x2xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
    "func.return"(%0) : (tensor<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2xf32>) -> tensor<2x2xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x2xf32>):
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1) : (tensor<f32>) -> ()
    }) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    "func.return"(%0) : (tensor<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2xf32>) -> tensor<2x2xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x2xf32>):
    %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
    "func.return"(%0) : (tensor<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x2xf32>) -> tensor<2x2xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x2xf32>):
    %0 = "stablehlo.all_to_all"(%arg0) <{concat_dimension = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>, split_count = 1 : i64, split_dimension = 0 : i64}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
    "func.return"(%0) : (tensor<2x2xf32>) -> ()
  }) : () -> ()
}) : () -> ()
