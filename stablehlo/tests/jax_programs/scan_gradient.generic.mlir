"builtin.module"() <{sym_name = "jit_scan_gradient"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4xf32>) -> tensor<4xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<4xf32>):
    %16 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x4xf32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19:3 = "stablehlo.while"(%18, %arg9, %17) ({
    ^bb0(%arg21: tensor<i32>, %arg22: tensor<4xf32>, %arg23: tensor<6x4xf32>):
      %41 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
      %42 = "stablehlo.compare"(%arg21, %41) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%42) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg18: tensor<i32>, %arg19: tensor<4xf32>, %arg20: tensor<6x4xf32>):
      %37:2 = "func.call"(%arg19) <{callee = @closed_call}> : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
      %38 = "func.call"(%arg20, %37#1, %arg18) <{callee = @dynamic_update_index_in_dim}> : (tensor<6x4xf32>, tensor<4xf32>, tensor<i32>) -> tensor<6x4xf32>
      %39 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %40 = "stablehlo.add"(%arg18, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%40, %37#0, %38) : (tensor<i32>, tensor<4xf32>, tensor<6x4xf32>) -> ()
    }) : (tensor<i32>, tensor<4xf32>, tensor<6x4xf32>) -> (tensor<i32>, tensor<4xf32>, tensor<6x4xf32>)
    %20 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x4xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %25:4 = "stablehlo.while"(%21, %19#2, %24, %23) ({
    ^bb0(%arg14: tensor<6x4xf32>, %arg15: tensor<6x4xf32>, %arg16: tensor<i32>, %arg17: tensor<4xf32>):
      %35 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
      %36 = "stablehlo.compare"(%arg16, %35) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%36) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg10: tensor<6x4xf32>, %arg11: tensor<6x4xf32>, %arg12: tensor<i32>, %arg13: tensor<4xf32>):
      %26 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
      %27 = "stablehlo.subtract"(%26, %arg12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %28 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %29 = "stablehlo.subtract"(%27, %28) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %30 = "func.call"(%arg10, %29) <{callee = @dynamic_index_in_dim}> : (tensor<6x4xf32>, tensor<i32>) -> tensor<4xf32>
      %31 = "func.call"(%arg11, %29) <{callee = @dynamic_index_in_dim}> : (tensor<6x4xf32>, tensor<i32>) -> tensor<4xf32>
      %32 = "func.call"(%arg13, %30, %31) <{callee = @closed_call_0}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      %33 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %34 = "stablehlo.add"(%arg12, %33) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg10, %arg11, %34, %32) : (tensor<6x4xf32>, tensor<6x4xf32>, tensor<i32>, tensor<4xf32>) -> ()
    }) : (tensor<6x4xf32>, tensor<6x4xf32>, tensor<i32>, tensor<4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>, tensor<i32>, tensor<4xf32>)
    "func.return"(%25#3) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>), res_attrs = [{}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<4xf32>):
    %11 = "stablehlo.sine"(%arg8) : (tensor<4xf32>) -> tensor<4xf32>
    %12 = "stablehlo.cosine"(%arg8) : (tensor<4xf32>) -> tensor<4xf32>
    %13 = "stablehlo.constant"() <{value = dense<1.100000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %15 = "stablehlo.multiply"(%11, %14) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%15, %12) : (tensor<4xf32>, tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6x4xf32>, tensor<4xf32>, tensor<i32>) -> tensor<6x4xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<6x4xf32>, %arg6: tensor<4xf32>, %arg7: tensor<i32>):
    %8 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.dynamic_update_slice"(%arg5, %8, %arg7, %9) : (tensor<6x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<6x4xf32>
    "func.return"(%10) : (tensor<6x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6x4xf32>, tensor<i32>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<6x4xf32>, %arg4: tensor<i32>):
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.dynamic_slice"(%arg3, %arg4, %5) <{slice_sizes = array<i64: 1, 4>}> : (tensor<6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1x4xf32>) -> tensor<4xf32>
    "func.return"(%7) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "closed_call_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>):
    %0 = "stablehlo.constant"() <{value = dense<1.100000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %2 = "stablehlo.multiply"(%arg0, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %3 = "stablehlo.multiply"(%2, %arg2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %4 = "stablehlo.add"(%arg1, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%4) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
