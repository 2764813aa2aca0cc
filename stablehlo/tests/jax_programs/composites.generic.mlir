"builtin.module"() <{sym_name = "jit_composites"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<4xf32>):
    %6 = "stablehlo.composite"(%arg2) <{composite_attributes = {}, decomposition = @my.twice, name = "my.twice", version = 0 : i32}> : (tensor<4xf32>) -> tensor<4xf32>
    %7 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %8:2 = "stablehlo.optimization_barrier"(%arg2, %7) : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
    %9 = "stablehlo.sine"(%8#0) : (tensor<4xf32>) -> tensor<4xf32>
    %10 = "stablehlo.cosine"(%8#0) : (tensor<4xf32>) -> tensor<4xf32>
    %11 = "stablehlo.cosine"(%9) : (tensor<4xf32>) -> tensor<4xf32>
    %12 = "stablehlo.broadcast_in_dim"(%8#1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %13 = "stablehlo.multiply"(%12, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %14 = "stablehlo.multiply"(%13, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %15 = "func.call"(%arg2) <{callee = @"<lambda>"}> : (tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%6, %14, %15) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "my.twice", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<4xf32>):
    %3 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %5 = "stablehlo.multiply"(%arg1, %4) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%5) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4xf32>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "<lambda>", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4xf32>):
    %0 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %2 = "stablehlo.add"(%arg0, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%2) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
