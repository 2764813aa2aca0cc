"builtin.module"() <{sym_name = "jit_recurrent_cell"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x3xf32>, tensor<3x4xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<5x2xf32>), res_attrs = [{jax.result_info = "result[0][0]"}, {jax.result_info = "result[0][1]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<5x3xf32>, %arg10: tensor<3x4xf32>):
    %21 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %23 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %25 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x2xf32>
    %27 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %28:6 = "stablehlo.while"(%arg9, %arg10, %27, %22, %24, %26) ({
    ^bb0(%arg17: tensor<5x3xf32>, %arg18: tensor<3x4xf32>, %arg19: tensor<i32>, %arg20: tensor<2xf32>, %arg21: tensor<2xf32>, %arg22: tensor<5x2xf32>):
      %34 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %35 = "stablehlo.compare"(%arg19, %34) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%35) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg11: tensor<5x3xf32>, %arg12: tensor<3x4xf32>, %arg13: tensor<i32>, %arg14: tensor<2xf32>, %arg15: tensor<2xf32>, %arg16: tensor<5x2xf32>):
      %29 = "func.call"(%arg11, %arg13) <{callee = @dynamic_index_in_dim}> : (tensor<5x3xf32>, tensor<i32>) -> tensor<3xf32>
      %30:3 = "func.call"(%arg12, %arg14, %arg15, %29) <{callee = @closed_call}> : (tensor<3x4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<3xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
      %31 = "func.call"(%arg16, %30#2, %arg13) <{callee = @dynamic_update_index_in_dim}> : (tensor<5x2xf32>, tensor<2xf32>, tensor<i32>) -> tensor<5x2xf32>
      %32 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %33 = "stablehlo.add"(%arg13, %32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg11, %arg12, %33, %30#0, %30#1, %31) : (tensor<5x3xf32>, tensor<3x4xf32>, tensor<i32>, tensor<2xf32>, tensor<2xf32>, tensor<5x2xf32>) -> ()
    }) : (tensor<5x3xf32>, tensor<3x4xf32>, tensor<i32>, tensor<2xf32>, tensor<2xf32>, tensor<5x2xf32>) -> (tensor<5x3xf32>, tensor<3x4xf32>, tensor<i32>, tensor<2xf32>, tensor<2xf32>, tensor<5x2xf32>)
    "func.return"(%28#3, %28#4, %28#5) : (tensor<2xf32>, tensor<2xf32>, tensor<5x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x3xf32>, tensor<i32>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<5x3xf32>, %arg8: tensor<i32>):
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.dynamic_slice"(%arg7, %arg8, %18) <{slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<1x3xf32>) -> tensor<3xf32>
    "func.return"(%20) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3x4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<3xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>), res_attrs = [{}, {}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<3x4xf32>, %arg4: tensor<2xf32>, %arg5: tensor<2xf32>, %arg6: tensor<3xf32>):
    %3 = "stablehlo.dot_general"(%arg6, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xf32>, tensor<3x4xf32>) -> tensor<4xf32>
    %4 = "stablehlo.slice"(%3) <{limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<2xf32>
    %5 = "stablehlo.slice"(%3) <{limit_indices = array<i64: 4>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<2xf32>
    %6 = "stablehlo.negate"(%4) : (tensor<2xf32>) -> tensor<2xf32>
    %7 = "stablehlo.exponential"(%6) : (tensor<2xf32>) -> tensor<2xf32>
    %8 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %10 = "stablehlo.add"(%9, %7) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %13 = "stablehlo.divide"(%12, %10) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %14 = "stablehlo.multiply"(%13, %arg4) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %15 = "stablehlo.tanh"(%5) : (tensor<2xf32>) -> tensor<2xf32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %17 = "stablehlo.add"(%arg5, %16) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%16, %17, %16) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x2xf32>, tensor<2xf32>, tensor<i32>) -> tensor<5x2xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<5x2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<i32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.dynamic_update_slice"(%arg0, %0, %arg2, %1) : (tensor<5x2xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<5x2xf32>
    "func.return"(%2) : (tensor<5x2xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
