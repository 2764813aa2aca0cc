"builtin.module"() <{sym_name = "jit_activations"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<9xf32>) -> (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg10: tensor<9xf32>):
    %47 = "stablehlo.multiply"(%arg10, %arg10) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %48 = "stablehlo.multiply"(%47, %arg10) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %49 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %51 = "stablehlo.multiply"(%50, %48) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %52 = "stablehlo.add"(%arg10, %51) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %53 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %55 = "stablehlo.multiply"(%54, %52) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %56 = "stablehlo.tanh"(%55) : (tensor<9xf32>) -> tensor<9xf32>
    %57 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %59 = "stablehlo.add"(%58, %56) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %60 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %62 = "stablehlo.multiply"(%61, %59) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %63 = "stablehlo.multiply"(%arg10, %62) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %64 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %66 = "stablehlo.multiply"(%65, %arg10) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %67 = "stablehlo.negate"(%arg10) : (tensor<9xf32>) -> tensor<9xf32>
    %68 = "stablehlo.constant"() <{value = dense<0.707106769> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %70 = "stablehlo.multiply"(%67, %69) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %71 = "chlo.erfc"(%70) : (tensor<9xf32>) -> tensor<9xf32>
    %72 = "stablehlo.multiply"(%66, %71) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %73 = "func.call"(%arg10) <{callee = @silu}> : (tensor<9xf32>) -> tensor<9xf32>
    %74 = "func.call"(%arg10) <{callee = @softplus}> : (tensor<9xf32>) -> tensor<9xf32>
    %75 = "func.call"(%arg10) <{callee = @elu}> : (tensor<9xf32>) -> tensor<9xf32>
    %76 = "stablehlo.negate"(%arg10) : (tensor<9xf32>) -> tensor<9xf32>
    %77 = "stablehlo.exponential"(%76) : (tensor<9xf32>) -> tensor<9xf32>
    %78 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %80 = "stablehlo.add"(%79, %77) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %81 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %83 = "stablehlo.divide"(%82, %80) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %84 = "func.call"(%arg10) <{callee = @leaky_relu}> : (tensor<9xf32>) -> tensor<9xf32>
    "func.return"(%63, %72, %73, %74, %75, %83, %84) : (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<9xf32>) -> tensor<9xf32>, res_attrs = [{}], sym_name = "silu", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<9xf32>):
    %38 = "stablehlo.negate"(%arg9) : (tensor<9xf32>) -> tensor<9xf32>
    %39 = "stablehlo.exponential"(%38) : (tensor<9xf32>) -> tensor<9xf32>
    %40 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %42 = "stablehlo.add"(%41, %39) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %43 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %45 = "stablehlo.divide"(%44, %42) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %46 = "stablehlo.multiply"(%arg9, %45) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    "func.return"(%46) : (tensor<9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<9xf32>) -> tensor<9xf32>, res_attrs = [{}], sym_name = "softplus", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<9xf32>):
    %24 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %26 = "stablehlo.maximum"(%arg8, %25) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %27 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %28 = "stablehlo.subtract"(%arg8, %27) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %29 = "stablehlo.compare"(%28, %28) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %30 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %31 = "stablehlo.add"(%arg8, %30) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %32 = "stablehlo.abs"(%28) : (tensor<9xf32>) -> tensor<9xf32>
    %33 = "stablehlo.negate"(%32) : (tensor<9xf32>) -> tensor<9xf32>
    %34 = "stablehlo.exponential"(%33) : (tensor<9xf32>) -> tensor<9xf32>
    %35 = "stablehlo.log_plus_one"(%34) : (tensor<9xf32>) -> tensor<9xf32>
    %36 = "stablehlo.add"(%26, %35) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %37 = "stablehlo.select"(%29, %31, %36) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    "func.return"(%37) : (tensor<9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<9xf32>) -> tensor<9xf32>, res_attrs = [{}], sym_name = "elu", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<9xf32>):
    %11 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %13 = "stablehlo.compare"(%arg7, %12) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %14 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %16 = "stablehlo.compare"(%arg7, %15) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %17 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "func.call"(%16, %17, %arg7) <{callee = @_where}> : (tensor<9xi1>, tensor<f32>, tensor<9xf32>) -> tensor<9xf32>
    %19 = "stablehlo.exponential_minus_one"(%18) : (tensor<9xf32>) -> tensor<9xf32>
    %20 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %22 = "stablehlo.multiply"(%21, %19) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %23 = "func.call"(%13, %arg7, %22) <{callee = @_where_0}> : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    "func.return"(%23) : (tensor<9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<9xi1>, tensor<f32>, tensor<9xf32>) -> tensor<9xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<9xi1>, %arg5: tensor<f32>, %arg6: tensor<9xf32>):
    %8 = "stablehlo.convert"(%arg5) : (tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %10 = "stablehlo.select"(%arg4, %9, %arg6) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    "func.return"(%10) : (tensor<9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<9xi1>, %arg2: tensor<9xf32>, %arg3: tensor<9xf32>):
    %7 = "stablehlo.select"(%arg1, %arg2, %arg3) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    "func.return"(%7) : (tensor<9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<9xf32>) -> tensor<9xf32>, res_attrs = [{}], sym_name = "leaky_relu", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<9xf32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %2 = "stablehlo.compare"(%arg0, %1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %3 = "stablehlo.constant"() <{value = dense<0.00999999977> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %5 = "stablehlo.multiply"(%4, %arg0) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %6 = "func.call"(%2, %arg0, %5) <{callee = @_where_0}> : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    "func.return"(%6) : (tensor<9xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
