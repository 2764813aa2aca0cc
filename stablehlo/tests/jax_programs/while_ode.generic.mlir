"builtin.module"() <{sym_name = "jit_while_ode"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xf32>, tensor<f32>) -> (tensor<f32>, tensor<2xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<2xf32>, %arg1: tensor<f32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1:3 = "stablehlo.while"(%arg1, %0, %arg0) ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<2xf32>):
      %40 = "stablehlo.compare"(%arg6, %arg5) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%40) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<2xf32>):
      %2 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
      %3 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
      %4 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
      %5 = "stablehlo.reshape"(%4) : (tensor<1xf32>) -> tensor<f32>
      %6 = "stablehlo.sine"(%5) : (tensor<f32>) -> tensor<f32>
      %7 = "stablehlo.negate"(%6) : (tensor<f32>) -> tensor<f32>
      %8 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
      %9 = "stablehlo.reshape"(%8) : (tensor<1xf32>) -> tensor<f32>
      %10 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %11 = "stablehlo.multiply"(%10, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %12 = "stablehlo.subtract"(%7, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %13 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
      %14 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
      %15 = "stablehlo.concatenate"(%13, %14) <{dimension = 0 : i64}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      %16 = "stablehlo.constant"() <{value = dense<5.000000e-02> : tensor<f32>}> : () -> tensor<f32>
      %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %18 = "stablehlo.multiply"(%17, %15) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %19 = "stablehlo.add"(%arg4, %18) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %20 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %21 = "stablehlo.add"(%arg3, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %22 = "stablehlo.slice"(%19) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
      %23 = "stablehlo.reshape"(%22) : (tensor<1xf32>) -> tensor<f32>
      %24 = "stablehlo.slice"(%19) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
      %25 = "stablehlo.reshape"(%24) : (tensor<1xf32>) -> tensor<f32>
      %26 = "stablehlo.sine"(%25) : (tensor<f32>) -> tensor<f32>
      %27 = "stablehlo.negate"(%26) : (tensor<f32>) -> tensor<f32>
      %28 = "stablehlo.slice"(%19) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
      %29 = "stablehlo.reshape"(%28) : (tensor<1xf32>) -> tensor<f32>
      %30 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %31 = "stablehlo.multiply"(%30, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %32 = "stablehlo.subtract"(%27, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %33 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
      %34 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
      %35 = "stablehlo.concatenate"(%33, %34) <{dimension = 0 : i64}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      %36 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %38 = "stablehlo.multiply"(%37, %35) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      %39 = "stablehlo.add"(%arg4, %38) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      "stablehlo.return"(%arg2, %21, %39) : (tensor<f32>, tensor<f32>, tensor<2xf32>) -> ()
    }) : (tensor<f32>, tensor<f32>, tensor<2xf32>) -> (tensor<f32>, tensor<f32>, tensor<2xf32>)
    "func.return"(%1#1, %1#2) : (tensor<f32>, tensor<2xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
