"builtin.module"() <{sym_name = "jit_integers"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<7xi32>, tensor<7xi32>, tensor<7xi1>) -> (tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi1>, tensor<7xui8>, tensor<7xi32>, tensor<7xi32>, tensor<7xf32>, tensor<7xf32>, tensor<7xi32>, tensor<i1>, tensor<i1>, tensor<i32>, tensor<i32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<7xi32>, %arg11: tensor<7xi32>, %arg12: tensor<7xi1>):
    %40 = "func.call"(%arg10, %arg11) <{callee = @floor_divide}> : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %41 = "func.call"(%arg10, %arg11) <{callee = @remainder}> : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %42 = "stablehlo.shift_left"(%arg10, %arg11) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %43 = "stablehlo.shift_right_arithmetic"(%arg10, %arg11) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %44 = "stablehlo.shift_right_logical"(%arg10, %arg11) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %45 = "stablehlo.xor"(%arg10, %arg11) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %46 = "stablehlo.not"(%arg10) : (tensor<7xi32>) -> tensor<7xi32>
    %47 = "stablehlo.and"(%arg10, %arg11) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %48 = "stablehlo.popcnt"(%arg10) : (tensor<7xi32>) -> tensor<7xi32>
    %49 = "stablehlo.count_leading_zeros"(%arg10) : (tensor<7xi32>) -> tensor<7xi32>
    %50 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<7xi32>
    %52 = "stablehlo.compare"(%arg10, %51) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %53 = "stablehlo.and"(%52, %arg12) : (tensor<7xi1>, tensor<7xi1>) -> tensor<7xi1>
    %54 = "stablehlo.convert"(%arg10) : (tensor<7xi32>) -> tensor<7xui8>
    %55 = "stablehlo.abs"(%arg10) : (tensor<7xi32>) -> tensor<7xi32>
    %56 = "stablehlo.multiply"(%arg10, %arg10) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %57 = "stablehlo.multiply"(%56, %arg10) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %58 = "stablehlo.convert"(%arg12) : (tensor<7xi1>) -> tensor<7xf32>
    %59 = "stablehlo.bitcast_convert"(%arg10) : (tensor<7xi32>) -> tensor<7xf32>
    %60 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %61 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %62 = "func.call"(%arg10, %60, %61) <{callee = @clip}> : (tensor<7xi32>, tensor<i32>, tensor<i32>) -> tensor<7xi32>
    %63 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %64 = "stablehlo.reduce"(%arg12, %63) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg19: tensor<i1>, %arg20: tensor<i1>):
      %75 = "stablehlo.or"(%arg19, %arg20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%75) : (tensor<i1>) -> ()
    }) : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
    %65 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %66 = "stablehlo.reduce"(%arg12, %65) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg17: tensor<i1>, %arg18: tensor<i1>):
      %74 = "stablehlo.and"(%arg17, %arg18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%74) : (tensor<i1>) -> ()
    }) : (tensor<7xi1>, tensor<i1>) -> tensor<i1>
    %67 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %68 = "stablehlo.reduce"(%arg10, %67) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg15: tensor<i32>, %arg16: tensor<i32>):
      %73 = "stablehlo.maximum"(%arg15, %arg16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%73) : (tensor<i32>) -> ()
    }) : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
    %69 = "stablehlo.convert"(%arg12) : (tensor<7xi1>) -> tensor<7xi32>
    %70 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %71 = "stablehlo.reduce"(%69, %70) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>):
      %72 = "stablehlo.add"(%arg13, %arg14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%72) : (tensor<i32>) -> ()
    }) : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
    "func.return"(%40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %53, %54, %55, %57, %58, %59, %62, %64, %66, %68, %71) : (tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi1>, tensor<7xui8>, tensor<7xi32>, tensor<7xi32>, tensor<7xf32>, tensor<7xf32>, tensor<7xi32>, tensor<i1>, tensor<i1>, tensor<i32>, tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>, res_attrs = [{}], sym_name = "floor_divide", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<7xi32>, %arg9: tensor<7xi32>):
    %27 = "stablehlo.divide"(%arg8, %arg9) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %28 = "stablehlo.sign"(%arg8) : (tensor<7xi32>) -> tensor<7xi32>
    %29 = "stablehlo.sign"(%arg9) : (tensor<7xi32>) -> tensor<7xi32>
    %30 = "stablehlo.compare"(%28, %29) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %31 = "stablehlo.remainder"(%arg8, %arg9) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %32 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<7xi32>
    %34 = "stablehlo.compare"(%31, %33) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %35 = "stablehlo.and"(%30, %34) : (tensor<7xi1>, tensor<7xi1>) -> tensor<7xi1>
    %36 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<7xi32>
    %38 = "stablehlo.subtract"(%27, %37) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %39 = "func.call"(%35, %38, %27) <{callee = @_where}> : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    "func.return"(%39) : (tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<7xi1>, %arg6: tensor<7xi32>, %arg7: tensor<7xi32>):
    %26 = "stablehlo.select"(%arg5, %arg6, %arg7) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    "func.return"(%26) : (tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<7xi32>, %arg4: tensor<7xi32>):
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<7xi32>
    %8 = "stablehlo.compare"(%arg4, %7) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %9 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<7xi32>
    %11 = "func.call"(%8, %10, %arg4) <{callee = @_where}> : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %12 = "stablehlo.remainder"(%arg3, %11) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<7xi32>
    %15 = "stablehlo.compare"(%12, %14) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<7xi32>
    %18 = "stablehlo.compare"(%12, %17) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<7xi32>
    %21 = "stablehlo.compare"(%11, %20) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
    %22 = "stablehlo.compare"(%18, %21) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<7xi1>, tensor<7xi1>) -> tensor<7xi1>
    %23 = "stablehlo.and"(%22, %15) : (tensor<7xi1>, tensor<7xi1>) -> tensor<7xi1>
    %24 = "stablehlo.add"(%12, %11) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %25 = "stablehlo.select"(%23, %24, %12) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    "func.return"(%25) : (tensor<7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<7xi32>, tensor<i32>, tensor<i32>) -> tensor<7xi32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<7xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<7xi32>
    %2 = "stablehlo.maximum"(%1, %arg0) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<i32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<7xi32>
    %5 = "stablehlo.minimum"(%4, %2) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
    "func.return"(%5) : (tensor<7xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
