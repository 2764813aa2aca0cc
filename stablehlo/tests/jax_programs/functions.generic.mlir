"builtin.module"() <{sym_name = "jit_functions"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<25xf32>, tensor<25xf32>) -> (tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xi1>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<25xf32>, %arg12: tensor<25xf32>):
    %39 = "chlo.erf"(%arg11) : (tensor<25xf32>) -> tensor<25xf32>
    %40 = "chlo.erfc"(%arg11) : (tensor<25xf32>) -> tensor<25xf32>
    %41 = "chlo.erf_inv"(%arg12) : (tensor<25xf32>) -> tensor<25xf32>
    %42 = "chlo.sinh"(%arg11) : (tensor<25xf32>) -> tensor<25xf32>
    %43 = "chlo.cosh"(%arg11) : (tensor<25xf32>) -> tensor<25xf32>
    %44 = "stablehlo.tan"(%arg11) : (tensor<25xf32>) -> tensor<25xf32>
    %45 = "chlo.asin"(%arg12) : (tensor<25xf32>) -> tensor<25xf32>
    %46 = "chlo.acos"(%arg12) : (tensor<25xf32>) -> tensor<25xf32>
    %47 = "chlo.atan"(%arg11) : (tensor<25xf32>) -> tensor<25xf32>
    %48 = "chlo.asinh"(%arg11) : (tensor<25xf32>) -> tensor<25xf32>
    %49 = "stablehlo.abs"(%arg11) : (tensor<25xf32>) -> tensor<25xf32>
    %50 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<25xf32>
    %52 = "stablehlo.add"(%51, %49) : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    %53 = "func.call"(%52) <{callee = @arccosh}> : (tensor<25xf32>) -> tensor<25xf32>
    %54 = "chlo.atanh"(%arg12) : (tensor<25xf32>) -> tensor<25xf32>
    %55 = "chlo.square"(%arg11) : (tensor<25xf32>) -> tensor<25xf32>
    %56 = "func.call"(%arg11) <{callee = @isinf}> : (tensor<25xf32>) -> tensor<25xi1>
    %57 = "stablehlo.cbrt"(%arg11) : (tensor<25xf32>) -> tensor<25xf32>
    %58 = "stablehlo.constant"() <{value = dense<0.693147182> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<25xf32>
    %60 = "stablehlo.multiply"(%59, %arg11) : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    %61 = "stablehlo.exponential"(%60) : (tensor<25xf32>) -> tensor<25xf32>
    %62 = "stablehlo.abs"(%arg11) : (tensor<25xf32>) -> tensor<25xf32>
    %63 = "stablehlo.log_plus_one"(%62) : (tensor<25xf32>) -> tensor<25xf32>
    %64 = "stablehlo.exponential_minus_one"(%arg11) : (tensor<25xf32>) -> tensor<25xf32>
    %65 = "stablehlo.atan2"(%arg11, %arg12) : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    %66 = "func.call"(%arg11, %arg12) <{callee = @hypot}> : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    %67 = "func.call"(%arg11) <{callee = @round}> : (tensor<25xf32>) -> tensor<25xf32>
    %68 = "stablehlo.sign"(%arg11) : (tensor<25xf32>) -> tensor<25xf32>
    %69 = "stablehlo.floor"(%arg11) : (tensor<25xf32>) -> tensor<25xf32>
    %70 = "stablehlo.abs"(%arg11) : (tensor<25xf32>) -> tensor<25xf32>
    %71 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<25xf32>
    %73 = "stablehlo.add"(%70, %72) : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    %74 = "stablehlo.rsqrt"(%73) : (tensor<25xf32>) -> tensor<25xf32>
    "func.return"(%39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %53, %54, %55, %56, %57, %61, %63, %64, %65, %66, %67, %68, %69, %74) : (tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xi1>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<25xf32>) -> tensor<25xf32>, res_attrs = [{}], sym_name = "arccosh", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<25xf32>):
    %38 = "chlo.acosh"(%arg10) : (tensor<25xf32>) -> tensor<25xf32>
    "func.return"(%38) : (tensor<25xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<25xf32>) -> tensor<25xi1>, res_attrs = [{}], sym_name = "isinf", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<25xf32>):
    %34 = "stablehlo.abs"(%arg9) : (tensor<25xf32>) -> tensor<25xf32>
    %35 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<25xf32>
    %37 = "stablehlo.compare"(%34, %36) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xi1>
    "func.return"(%37) : (tensor<25xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>, res_attrs = [{}], sym_name = "hypot", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<25xf32>, %arg8: tensor<25xf32>):
    %4 = "stablehlo.abs"(%arg7) : (tensor<25xf32>) -> tensor<25xf32>
    %5 = "stablehlo.abs"(%arg8) : (tensor<25xf32>) -> tensor<25xf32>
    %6 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<25xf32>
    %8 = "stablehlo.compare"(%4, %7) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xi1>
    %9 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<25xf32>
    %11 = "stablehlo.compare"(%5, %10) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xi1>
    %12 = "stablehlo.or"(%8, %11) : (tensor<25xi1>, tensor<25xi1>) -> tensor<25xi1>
    %13 = "stablehlo.maximum"(%4, %5) : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    %14 = "stablehlo.minimum"(%4, %5) : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<25xf32>
    %17 = "stablehlo.compare"(%13, %16) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xi1>
    %18 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<25xf32>
    %20 = "stablehlo.compare"(%13, %19) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xi1>
    %21 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<25xf32>
    %23 = "func.call"(%20, %22, %13) <{callee = @_where}> : (tensor<25xi1>, tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    %24 = "stablehlo.divide"(%14, %23) : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    %25 = "chlo.square"(%24) : (tensor<25xf32>) -> tensor<25xf32>
    %26 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<25xf32>
    %28 = "stablehlo.add"(%27, %25) : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    %29 = "stablehlo.sqrt"(%28) : (tensor<25xf32>) -> tensor<25xf32>
    %30 = "stablehlo.multiply"(%13, %29) : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    %31 = "func.call"(%17, %13, %30) <{callee = @_where}> : (tensor<25xi1>, tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    %32 = "stablehlo.constant"() <{value = dense<0x7F800000> : tensor<f32>}> : () -> tensor<f32>
    %33 = "func.call"(%12, %32, %31) <{callee = @_where_0}> : (tensor<25xi1>, tensor<f32>, tensor<25xf32>) -> tensor<25xf32>
    "func.return"(%33) : (tensor<25xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<25xi1>, tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<25xi1>, %arg5: tensor<25xf32>, %arg6: tensor<25xf32>):
    %3 = "stablehlo.select"(%arg4, %arg5, %arg6) : (tensor<25xi1>, tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    "func.return"(%3) : (tensor<25xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<25xi1>, tensor<f32>, tensor<25xf32>) -> tensor<25xf32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<25xi1>, %arg2: tensor<f32>, %arg3: tensor<25xf32>):
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<25xf32>
    %2 = "stablehlo.select"(%arg1, %1, %arg3) : (tensor<25xi1>, tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    "func.return"(%2) : (tensor<25xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<25xf32>) -> tensor<25xf32>, res_attrs = [{}], sym_name = "round", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<25xf32>):
    %0 = "stablehlo.round_nearest_even"(%arg0) : (tensor<25xf32>) -> tensor<25xf32>
    "func.return"(%0) : (tensor<25xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
