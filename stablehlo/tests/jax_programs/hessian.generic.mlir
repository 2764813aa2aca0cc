"builtin.module"() <{sym_name = "jit_hessian"}> ({
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3xf32>) -> tensor<3x3xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3xf32>):
    %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    %5 = "stablehlo.compare"(%4, %1) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %6 = "stablehlo.convert"(%5) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %7 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %8 = "stablehlo.convert"(%7) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %9 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %10 = "stablehlo.multiply"(%9, %arg0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %11 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %12 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %14 = "stablehlo.multiply"(%13, %11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %17 = "stablehlo.multiply"(%8, %16) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %18 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %19 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %21 = "stablehlo.multiply"(%20, %arg0) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %24 = "stablehlo.multiply"(%8, %23) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %25 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %27 = "stablehlo.multiply"(%26, %18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %28 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %30 = "stablehlo.multiply"(%29, %24) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.reduce"(%10, %31) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %162 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%162) : (tensor<f32>) -> ()
    }) : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.reduce"(%17, %33) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %161 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%161) : (tensor<f32>) -> ()
    }) : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %35 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2xf32>
    %36 = "stablehlo.slice"(%8) <{limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<3x2xf32>
    %37 = "stablehlo.slice"(%arg0) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %38 = "stablehlo.slice"(%8) <{limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<3x1xf32>
    %39 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.pad"(%37, %39) <{edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.pad"(%38, %41) <{edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x2xf32>
    %43 = "stablehlo.multiply"(%35, %40) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %44 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<3x2xf32>
    %46 = "stablehlo.multiply"(%36, %45) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %47 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xf32>) -> tensor<3x2xf32>
    %49 = "stablehlo.multiply"(%48, %42) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %50 = "stablehlo.add"(%46, %49) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %51 = "stablehlo.slice"(%43) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %52 = "stablehlo.slice"(%50) <{limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %53 = "stablehlo.slice"(%43) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %54 = "stablehlo.slice"(%50) <{limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %55 = "stablehlo.multiply"(%51, %53) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %56 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xf32>) -> tensor<1x1xf32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x1xf32>
    %58 = "stablehlo.multiply"(%52, %57) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %59 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xf32>) -> tensor<1x1xf32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x1xf32>
    %61 = "stablehlo.multiply"(%60, %54) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %62 = "stablehlo.add"(%58, %61) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %63 = "stablehlo.reshape"(%55) : (tensor<1xf32>) -> tensor<f32>
    %64 = "stablehlo.reshape"(%62) : (tensor<3x1xf32>) -> tensor<3xf32>
    %65 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1xi32>
    %66 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x1xi32>
    %67 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x1xi32>
    %69 = "stablehlo.add"(%65, %68) : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
    %70 = "stablehlo.compare"(%69, %66) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %71 = "stablehlo.convert"(%70) : (tensor<1x1xi1>) -> tensor<1x1xf32>
    %72 = "stablehlo.slice"(%71) <{limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %73 = "stablehlo.reshape"(%72) : (tensor<1x1xf32>) -> tensor<1xf32>
    %74 = "stablehlo.convert"(%73) : (tensor<1xf32>) -> tensor<1xf32>
    %75 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %76 = "stablehlo.multiply"(%75, %74) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %77 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xf32>) -> tensor<1x1xf32>
    %78 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x1xf32>
    %79 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x1xf32>
    %80 = "stablehlo.multiply"(%78, %79) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %81 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %82 = "stablehlo.multiply"(%74, %81) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %83 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xf32>) -> tensor<1x1xf32>
    %84 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3x1xf32>
    %85 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<3x1xf32>
    %86 = "stablehlo.multiply"(%85, %84) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %87 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x1xf32>
    %88 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
    %89 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xf32>) -> tensor<1x1xf32>
    %90 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
    %91 = "stablehlo.multiply"(%89, %87) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %92 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %93 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<3x1x1xf32>
    %94 = "stablehlo.multiply"(%90, %93) : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
    %95 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<3x1x1xf32>
    %97 = "stablehlo.multiply"(%96, %88) : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
    %98 = "stablehlo.add"(%94, %97) : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
    %99 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xf32>) -> tensor<1x1xf32>
    %100 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x1xf32>) -> tensor<3x1x1xf32>
    %101 = "stablehlo.multiply"(%87, %99) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %102 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<3x1x1xf32>
    %104 = "stablehlo.multiply"(%88, %103) : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
    %105 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<3x1x1xf32>
    %107 = "stablehlo.multiply"(%106, %100) : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
    %108 = "stablehlo.add"(%104, %107) : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
    %109 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %110 = "stablehlo.pad"(%91, %109) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}> : (tensor<1x1xf32>, tensor<f32>) -> tensor<1x2xf32>
    %111 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %112 = "stablehlo.pad"(%98, %111) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<3x1x1xf32>, tensor<f32>) -> tensor<3x1x2xf32>
    %113 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %114 = "stablehlo.pad"(%101, %113) <{edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<1x1xf32>, tensor<f32>) -> tensor<1x2xf32>
    %115 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %116 = "stablehlo.pad"(%108, %115) <{edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<3x1x1xf32>, tensor<f32>) -> tensor<3x1x2xf32>
    %117 = "stablehlo.add"(%110, %114) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %118 = "stablehlo.add"(%112, %116) : (tensor<3x1x2xf32>, tensor<3x1x2xf32>) -> tensor<3x1x2xf32>
    %119 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
    %120 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x2xf32>) -> tensor<3x1x2xf32>
    %121 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x2xf32>) -> tensor<3x1x2xf32>
    %123 = "stablehlo.multiply"(%120, %122) : (tensor<3x1x2xf32>, tensor<3x1x2xf32>) -> tensor<3x1x2xf32>
    %124 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x2xf32>) -> tensor<3x1x2xf32>
    %126 = "stablehlo.multiply"(%125, %118) : (tensor<3x1x2xf32>, tensor<3x1x2xf32>) -> tensor<3x1x2xf32>
    %127 = "stablehlo.add"(%123, %126) : (tensor<3x1x2xf32>, tensor<3x1x2xf32>) -> tensor<3x1x2xf32>
    %128 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
    %129 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x2xf32>) -> tensor<3x1x2xf32>
    %130 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %131 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x2xf32>) -> tensor<3x1x2xf32>
    %132 = "stablehlo.multiply"(%118, %131) : (tensor<3x1x2xf32>, tensor<3x1x2xf32>) -> tensor<3x1x2xf32>
    %133 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %134 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x2xf32>) -> tensor<3x1x2xf32>
    %135 = "stablehlo.multiply"(%134, %129) : (tensor<3x1x2xf32>, tensor<3x1x2xf32>) -> tensor<3x1x2xf32>
    %136 = "stablehlo.add"(%132, %135) : (tensor<3x1x2xf32>, tensor<3x1x2xf32>) -> tensor<3x1x2xf32>
    %137 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %138 = "stablehlo.pad"(%127, %137) <{edge_padding_high = array<i64: 0, 0, -1>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<3x1x2xf32>, tensor<f32>) -> tensor<3x1x1xf32>
    %139 = "stablehlo.slice"(%138) <{limit_indices = array<i64: 3, 1, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
    %140 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %141 = "stablehlo.pad"(%139, %140) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<3x1x1xf32>, tensor<f32>) -> tensor<3x1x3xf32>
    %142 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %143 = "stablehlo.pad"(%136, %142) <{edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<3x1x2xf32>, tensor<f32>) -> tensor<3x1x3xf32>
    %144 = "stablehlo.add"(%141, %143) : (tensor<3x1x3xf32>, tensor<3x1x3xf32>) -> tensor<3x1x3xf32>
    %145 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x3xf32>
    %146 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xf32>) -> tensor<3x1x3xf32>
    %147 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %148 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<3x3xf32>) -> tensor<3x1x3xf32>
    %149 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x3xf32>) -> tensor<3x1x3xf32>
    %151 = "stablehlo.multiply"(%146, %150) : (tensor<3x1x3xf32>, tensor<3x1x3xf32>) -> tensor<3x1x3xf32>
    %152 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x3xf32>) -> tensor<1x1x3xf32>
    %153 = "stablehlo.broadcast_in_dim"(%152) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x3xf32>) -> tensor<3x1x3xf32>
    %154 = "stablehlo.multiply"(%153, %148) : (tensor<3x1x3xf32>, tensor<3x1x3xf32>) -> tensor<3x1x3xf32>
    %155 = "stablehlo.add"(%151, %154) : (tensor<3x1x3xf32>, tensor<3x1x3xf32>) -> tensor<3x1x3xf32>
    %156 = "stablehlo.add"(%144, %155) : (tensor<3x1x3xf32>, tensor<3x1x3xf32>) -> tensor<3x1x3xf32>
    %157 = "stablehlo.slice"(%156) <{limit_indices = array<i64: 3, 1, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x1x3xf32>) -> tensor<3x1x3xf32>
    %158 = "stablehlo.reshape"(%157) : (tensor<3x1x3xf32>) -> tensor<3x3xf32>
    %159 = "stablehlo.transpose"(%158) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %160 = "stablehlo.slice"(%159) <{limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%160) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
