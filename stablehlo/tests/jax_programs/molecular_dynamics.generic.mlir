"builtin.module"() <{sym_name = "jit_molecular_dynamics"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x2xf32>, tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<4xf32>), res_attrs = [{jax.result_info = "result[0][0]"}, {jax.result_info = "result[0][1]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg24: tensor<4x2xf32>, %arg25: tensor<4x2xf32>):
    %111 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %113 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %114:4 = "stablehlo.while"(%113, %arg24, %arg25, %112) ({
    ^bb0(%arg30: tensor<i32>, %arg31: tensor<4x2xf32>, %arg32: tensor<4x2xf32>, %arg33: tensor<4xf32>):
      %119 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
      %120 = "stablehlo.compare"(%arg30, %119) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%120) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg26: tensor<i32>, %arg27: tensor<4x2xf32>, %arg28: tensor<4x2xf32>, %arg29: tensor<4xf32>):
      %115:3 = "func.call"(%arg27, %arg28) <{callee = @closed_call}> : (tensor<4x2xf32>, tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>)
      %116 = "func.call"(%arg29, %115#2, %arg26) <{callee = @dynamic_update_index_in_dim}> : (tensor<4xf32>, tensor<f32>, tensor<i32>) -> tensor<4xf32>
      %117 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %118 = "stablehlo.add"(%arg26, %117) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%118, %115#0, %115#1, %116) : (tensor<i32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4xf32>) -> ()
    }) : (tensor<i32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4xf32>) -> (tensor<i32>, tensor<4x2xf32>, tensor<4x2xf32>, tensor<4xf32>)
    "func.return"(%114#1, %114#2, %114#3) : (tensor<4x2xf32>, tensor<4x2xf32>, tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<4x2xf32>, tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>), res_attrs = [{}, {}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<4x2xf32>, %arg9: tensor<4x2xf32>):
    %8 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x2xf32>) -> tensor<4x1x2xf32>
    %9 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x2xf32>) -> tensor<1x4x2xf32>
    %10 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x2xf32>) -> tensor<4x4x2xf32>
    %11 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x2xf32>) -> tensor<4x4x2xf32>
    %12 = "stablehlo.subtract"(%10, %11) : (tensor<4x4x2xf32>, tensor<4x4x2xf32>) -> tensor<4x4x2xf32>
    %13 = "stablehlo.multiply"(%12, %12) : (tensor<4x4x2xf32>, tensor<4x4x2xf32>) -> tensor<4x4x2xf32>
    %14 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4x2xf32>
    %16 = "stablehlo.multiply"(%15, %12) : (tensor<4x4x2xf32>, tensor<4x4x2xf32>) -> tensor<4x4x2xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.reduce"(%13, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %110 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%110) : (tensor<f32>) -> ()
    }) : (tensor<4x4x2xf32>, tensor<f32>) -> tensor<4x4xf32>
    %19 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x4xi32>
    %20 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x4xi32>
    %21 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x4xi32>
    %23 = "stablehlo.add"(%19, %22) : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>
    %24 = "stablehlo.compare"(%23, %20) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %25 = "stablehlo.convert"(%24) : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %26 = "stablehlo.add"(%18, %25) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x4xi32>
    %28 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x4xi32>
    %29 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x4xi32>
    %31 = "stablehlo.add"(%27, %30) : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>
    %32 = "stablehlo.compare"(%31, %28) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %33 = "stablehlo.convert"(%32) : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %36 = "stablehlo.compare"(%33, %35) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
    %37 = "stablehlo.multiply"(%26, %26) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %38 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %40 = "stablehlo.divide"(%39, %37) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %41 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %43 = "func.call"(%36, %42) <{callee = @_where}> : (tensor<4x4xi1>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %44 = "stablehlo.multiply"(%43, %40) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %45 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %47 = "stablehlo.multiply"(%44, %46) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %48 = "stablehlo.negate"(%47) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x4xf32>) -> tensor<4x4x2xf32>
    %50 = "stablehlo.multiply"(%49, %16) : (tensor<4x4x2xf32>, tensor<4x4x2xf32>) -> tensor<4x4x2xf32>
    %51 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.reduce"(%50, %51) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      %109 = "stablehlo.add"(%arg20, %arg21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%109) : (tensor<f32>) -> ()
    }) : (tensor<4x4x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %53 = "stablehlo.reshape"(%52) : (tensor<4x2xf32>) -> tensor<4x1x2xf32>
    %54 = "stablehlo.negate"(%50) : (tensor<4x4x2xf32>) -> tensor<4x4x2xf32>
    %55 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.reduce"(%54, %55) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %108 = "stablehlo.add"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%108) : (tensor<f32>) -> ()
    }) : (tensor<4x4x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %57 = "stablehlo.reshape"(%56) : (tensor<4x2xf32>) -> tensor<1x4x2xf32>
    %58 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.reduce"(%57, %58) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %107 = "stablehlo.add"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%107) : (tensor<f32>) -> ()
    }) : (tensor<1x4x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %60 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.reduce"(%53, %60) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %106 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%106) : (tensor<f32>) -> ()
    }) : (tensor<4x1x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    %62 = "stablehlo.add"(%59, %61) : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    %63 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x2xf32>
    %65 = "stablehlo.multiply"(%64, %62) : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    %66 = "stablehlo.subtract"(%arg9, %65) : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    %67 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x2xf32>
    %69 = "stablehlo.multiply"(%68, %66) : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    %70 = "stablehlo.add"(%arg8, %69) : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    %71 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<4x2xf32>) -> tensor<4x1x2xf32>
    %72 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x2xf32>) -> tensor<1x4x2xf32>
    %73 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x1x2xf32>) -> tensor<4x4x2xf32>
    %74 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x4x2xf32>) -> tensor<4x4x2xf32>
    %75 = "stablehlo.subtract"(%73, %74) : (tensor<4x4x2xf32>, tensor<4x4x2xf32>) -> tensor<4x4x2xf32>
    %76 = "stablehlo.multiply"(%75, %75) : (tensor<4x4x2xf32>, tensor<4x4x2xf32>) -> tensor<4x4x2xf32>
    %77 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.reduce"(%76, %77) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %105 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%105) : (tensor<f32>) -> ()
    }) : (tensor<4x4x2xf32>, tensor<f32>) -> tensor<4x4xf32>
    %79 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x4xi32>
    %80 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x4xi32>
    %81 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x4xi32>
    %83 = "stablehlo.add"(%79, %82) : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>
    %84 = "stablehlo.compare"(%83, %80) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %85 = "stablehlo.convert"(%84) : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %86 = "stablehlo.add"(%78, %85) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %87 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x4xi32>
    %88 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x4xi32>
    %89 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4x4xi32>
    %91 = "stablehlo.add"(%87, %90) : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi32>
    %92 = "stablehlo.compare"(%91, %88) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
    %93 = "stablehlo.convert"(%92) : (tensor<4x4xi1>) -> tensor<4x4xf32>
    %94 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %96 = "stablehlo.compare"(%93, %95) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
    %97 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %99 = "stablehlo.divide"(%98, %86) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %100 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %101 = "func.call"(%96, %100, %99) <{callee = @_where_0}> : (tensor<4x4xi1>, tensor<i32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %102 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %103 = "stablehlo.reduce"(%101, %102) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %104 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%104) : (tensor<f32>) -> ()
    }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    "func.return"(%70, %66, %103) : (tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x4xi1>, tensor<4x4xf32>) -> tensor<4x4xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<4x4xi1>, %arg7: tensor<4x4xf32>):
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %7 = "stablehlo.select"(%arg6, %6, %arg7) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%7) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x4xi1>, tensor<i32>, tensor<4x4xf32>) -> tensor<4x4xf32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<4x4xi1>, %arg4: tensor<i32>, %arg5: tensor<4x4xf32>):
    %2 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %4 = "stablehlo.select"(%arg3, %3, %arg5) : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    "func.return"(%4) : (tensor<4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4xf32>, tensor<f32>, tensor<i32>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %1 = "stablehlo.dynamic_update_slice"(%arg0, %0, %arg2) : (tensor<4xf32>, tensor<1xf32>, tensor<i32>) -> tensor<4xf32>
    "func.return"(%1) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
