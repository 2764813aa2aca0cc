"builtin.module"() <{sym_name = "jit_pairwise_forces"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x2xf32>) -> tensor<6x2xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6x2xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<6x2xf32>) -> tensor<6x1x2xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<6x2xf32>) -> tensor<1x6x2xf32>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x1x2xf32>) -> tensor<6x6x2xf32>
    %3 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x6x2xf32>) -> tensor<6x6x2xf32>
    %4 = "stablehlo.subtract"(%2, %3) : (tensor<6x6x2xf32>, tensor<6x6x2xf32>) -> tensor<6x6x2xf32>
    %5 = "stablehlo.multiply"(%4, %4) : (tensor<6x6x2xf32>, tensor<6x6x2xf32>) -> tensor<6x6x2xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%5, %6) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %25 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%25) : (tensor<f32>) -> ()
    }) : (tensor<6x6x2xf32>, tensor<f32>) -> tensor<6x6xf32>
    %8 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x6xi32>
    %9 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x6xi32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6x6xi32>
    %12 = "stablehlo.add"(%8, %11) : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi32>
    %13 = "stablehlo.compare"(%12, %9) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %14 = "stablehlo.convert"(%13) : (tensor<6x6xi1>) -> tensor<6x6xf32>
    %15 = "stablehlo.add"(%7, %14) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %16 = "stablehlo.constant"() <{value = dense<-1.500000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x6xf32>
    %18 = "stablehlo.power"(%15, %17) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x6xf32>) -> tensor<6x6x1xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<6x6x1xf32>) -> tensor<6x6x2xf32>
    %21 = "stablehlo.multiply"(%4, %20) : (tensor<6x6x2xf32>, tensor<6x6x2xf32>) -> tensor<6x6x2xf32>
    %22 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.reduce"(%21, %22) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %24 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) : (tensor<6x6x2xf32>, tensor<f32>) -> tensor<6x2xf32>
    "func.return"(%23) : (tensor<6x2xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
