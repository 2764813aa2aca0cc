module {
  func.func @main(%steps: tensor<i64>, %coriolis: tensor<f32>, %depth: tensor<f32>, %drag: tensor<f32>, %dt: tensor<f32>, %dx: tensor<f32>, %gravity: tensor<f32>, %viscosity: tensor<f32>, %eta: tensor<512x512xf32> {tf.aliasing_output = 0 : i32}, %u: tensor<512x512xf32> {tf.aliasing_output = 1 : i32}, %v: tensor<512x512xf32> {tf.aliasing_output = 2 : i32}, %u_new: tensor<512x512xf32> {tf.aliasing_output = 3 : i32}, %v_new: tensor<512x512xf32> {tf.aliasing_output = 4 : i32}, %hu: tensor<512x512xf32> {tf.aliasing_output = 5 : i32}, %hv: tensor<512x512xf32> {tf.aliasing_output = 6 : i32}, %vort: tensor<512x512xf32> {tf.aliasing_output = 7 : i32}, %head: tensor<512x512xf32> {tf.aliasing_output = 8 : i32}) -> (tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1:18 = "stablehlo.while"(%0, %steps, %coriolis, %depth, %drag, %dt, %dx, %gravity, %viscosity, %eta, %u, %v, %u_new, %v_new, %hu, %hv, %vort, %head) ({
    ^bb0(%2: tensor<i64>, %3: tensor<i64>, %4: tensor<f32>, %5: tensor<f32>, %6: tensor<f32>, %7: tensor<f32>, %8: tensor<f32>, %9: tensor<f32>, %10: tensor<f32>, %11: tensor<512x512xf32>, %12: tensor<512x512xf32>, %13: tensor<512x512xf32>, %14: tensor<512x512xf32>, %15: tensor<512x512xf32>, %16: tensor<512x512xf32>, %17: tensor<512x512xf32>, %18: tensor<512x512xf32>, %19: tensor<512x512xf32>):
      %20 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
      %21 = "stablehlo.add"(%2, %20) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %22 = "stablehlo.compare"(%21, %3) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%22) : (tensor<i1>) -> ()
    }, {
    ^bb0(%23: tensor<i64>, %24: tensor<i64>, %25: tensor<f32>, %26: tensor<f32>, %27: tensor<f32>, %28: tensor<f32>, %29: tensor<f32>, %30: tensor<f32>, %31: tensor<f32>, %32: tensor<512x512xf32>, %33: tensor<512x512xf32>, %34: tensor<512x512xf32>, %35: tensor<512x512xf32>, %36: tensor<512x512xf32>, %37: tensor<512x512xf32>, %38: tensor<512x512xf32>, %39: tensor<512x512xf32>, %40: tensor<512x512xf32>):
      %41:2 = "func.call"(%26, %32, %33, %34, %37, %38) <{callee = @transport}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<f32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> (tensor<512x512xf32>, tensor<512x512xf32>)
      %42 = "func.call"(%28, %29, %32, %41#0, %41#1) <{callee = @continuity}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<f32>, tensor<f32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
      %43 = "func.call"(%25, %29, %33, %34, %39) <{callee = @vorticity}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<f32>, tensor<f32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
      %44 = "func.call"(%30, %42, %33, %34, %40) <{callee = @bernoulli}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<f32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
      %45 = "func.call"(%27, %28, %29, %31, %33, %34, %35, %43, %44) <{callee = @momentum_u}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
      %46 = "func.call"(%27, %28, %29, %31, %34, %45, %36, %43, %44) <{callee = @momentum_v}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
      %47:2 = "func.call"(%26, %42, %45, %46, %41#0, %41#1) <{callee = @transport}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<f32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> (tensor<512x512xf32>, tensor<512x512xf32>)
      %48 = "func.call"(%28, %29, %42, %47#0, %47#1) <{callee = @continuity}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<f32>, tensor<f32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
      %49 = "func.call"(%25, %29, %45, %46, %43) <{callee = @vorticity}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<f32>, tensor<f32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
      %50 = "func.call"(%30, %48, %45, %46, %44) <{callee = @bernoulli}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<f32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
      %51 = "func.call"(%27, %28, %29, %31, %45, %46, %33, %49, %50) <{callee = @momentum_u}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
      %52 = "func.call"(%27, %28, %29, %31, %46, %51, %34, %49, %50) <{callee = @momentum_v}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
      %53 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
      %54 = "stablehlo.add"(%23, %53) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%54, %24, %25, %26, %27, %28, %29, %30, %31, %48, %51, %52, %45, %46, %47#0, %47#1, %49, %50) : (tensor<i64>, tensor<i64>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> (tensor<i64>, tensor<i64>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>)
    %55:18 = "stablehlo.while"(%1#0, %steps, %coriolis, %depth, %drag, %dt, %dx, %gravity, %viscosity, %1#9, %1#10, %1#11, %1#12, %1#13, %1#14, %1#15, %1#16, %1#17) ({
    ^bb0(%56: tensor<i64>, %57: tensor<i64>, %58: tensor<f32>, %59: tensor<f32>, %60: tensor<f32>, %61: tensor<f32>, %62: tensor<f32>, %63: tensor<f32>, %64: tensor<f32>, %65: tensor<512x512xf32>, %66: tensor<512x512xf32>, %67: tensor<512x512xf32>, %68: tensor<512x512xf32>, %69: tensor<512x512xf32>, %70: tensor<512x512xf32>, %71: tensor<512x512xf32>, %72: tensor<512x512xf32>, %73: tensor<512x512xf32>):
      %74 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %75 = "stablehlo.add"(%56, %74) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %76 = "stablehlo.compare"(%75, %57) <{comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%76) : (tensor<i1>) -> ()
    }, {
    ^bb0(%77: tensor<i64>, %78: tensor<i64>, %79: tensor<f32>, %80: tensor<f32>, %81: tensor<f32>, %82: tensor<f32>, %83: tensor<f32>, %84: tensor<f32>, %85: tensor<f32>, %86: tensor<512x512xf32>, %87: tensor<512x512xf32>, %88: tensor<512x512xf32>, %89: tensor<512x512xf32>, %90: tensor<512x512xf32>, %91: tensor<512x512xf32>, %92: tensor<512x512xf32>, %93: tensor<512x512xf32>, %94: tensor<512x512xf32>):
      %95:2 = "func.call"(%80, %86, %87, %88, %91, %92) <{callee = @transport}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<f32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> (tensor<512x512xf32>, tensor<512x512xf32>)
      %96 = "func.call"(%82, %83, %86, %95#0, %95#1) <{callee = @continuity}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<f32>, tensor<f32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
      %97 = "func.call"(%79, %83, %87, %88, %93) <{callee = @vorticity}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<f32>, tensor<f32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
      %98 = "func.call"(%84, %96, %87, %88, %94) <{callee = @bernoulli}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<f32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
      %99 = "func.call"(%81, %82, %83, %85, %87, %88, %89, %97, %98) <{callee = @momentum_u}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
      %100 = "func.call"(%81, %82, %83, %85, %88, %99, %90, %97, %98) <{callee = @momentum_v}> {mhlo.frontend_attributes = {inlineable = "false"}} : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
      %101 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %102 = "stablehlo.add"(%77, %101) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%102, %78, %79, %80, %81, %82, %83, %84, %85, %96, %99, %100, %87, %88, %95#0, %95#1, %97, %98) : (tensor<i64>, tensor<i64>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> (tensor<i64>, tensor<i64>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>)
    "func.return"(%55#9, %55#10, %55#11, %55#12, %55#13, %55#14, %55#15, %55#16, %55#17) : (tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) -> ()
  }
  func.func private @transport(%depth: tensor<f32>, %eta: tensor<512x512xf32>, %u: tensor<512x512xf32>, %v: tensor<512x512xf32>, %hu: tensor<512x512xf32>, %hv: tensor<512x512xf32>) -> (tensor<512x512xf32>, tensor<512x512xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.5> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.slice"(%eta) <{start_indices = array<i64: 0, 511>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x1xf32>
    %2 = "stablehlo.slice"(%eta) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 512, 511>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x511xf32>
    %3 = "stablehlo.concatenate"(%1, %2) <{dimension = 1 : i64}> : (tensor<512x1xf32>, tensor<512x511xf32>) -> tensor<512x512xf32>
    %4 = "stablehlo.add"(%3, %eta) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %5 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %7 = "stablehlo.broadcast_in_dim"(%depth) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %8 = "stablehlo.add"(%6, %7) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %9 = "stablehlo.multiply"(%u, %8) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %10 = "stablehlo.slice"(%eta) <{start_indices = array<i64: 511, 0>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<1x512xf32>
    %11 = "stablehlo.slice"(%eta) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 511, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<511x512xf32>
    %12 = "stablehlo.concatenate"(%10, %11) <{dimension = 0 : i64}> : (tensor<1x512xf32>, tensor<511x512xf32>) -> tensor<512x512xf32>
    %13 = "stablehlo.add"(%12, %eta) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %14 = "stablehlo.multiply"(%13, %5) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %15 = "stablehlo.add"(%14, %7) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %16 = "stablehlo.multiply"(%v, %15) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    "func.return"(%9, %16) : (tensor<512x512xf32>, tensor<512x512xf32>) -> ()
  }
  func.func private @continuity(%dt: tensor<f32>, %dx: tensor<f32>, %eta: tensor<512x512xf32>, %hu: tensor<512x512xf32>, %hv: tensor<512x512xf32>) -> (tensor<512x512xf32>) {
    %0 = "stablehlo.slice"(%hu) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x511xf32>
    %1 = "stablehlo.slice"(%hu) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 512, 1>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x1xf32>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 1 : i64}> : (tensor<512x511xf32>, tensor<512x1xf32>) -> tensor<512x512xf32>
    %3 = "stablehlo.subtract"(%2, %hu) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %4 = "stablehlo.slice"(%hv) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<511x512xf32>
    %5 = "stablehlo.slice"(%hv) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<1x512xf32>
    %6 = "stablehlo.concatenate"(%4, %5) <{dimension = 0 : i64}> : (tensor<511x512xf32>, tensor<1x512xf32>) -> tensor<512x512xf32>
    %7 = "stablehlo.add"(%3, %6) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %8 = "stablehlo.subtract"(%7, %hv) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %9 = "stablehlo.divide"(%dt, %dx) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %11 = "stablehlo.multiply"(%10, %8) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %12 = "stablehlo.subtract"(%eta, %11) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    "func.return"(%12) : (tensor<512x512xf32>) -> ()
  }
  func.func private @vorticity(%coriolis: tensor<f32>, %dx: tensor<f32>, %u: tensor<512x512xf32>, %v: tensor<512x512xf32>, %vort: tensor<512x512xf32>) -> (tensor<512x512xf32>) {
    %0 = "stablehlo.slice"(%v) <{start_indices = array<i64: 0, 511>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x1xf32>
    %1 = "stablehlo.slice"(%v) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 512, 511>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x511xf32>
    %2 = "stablehlo.concatenate"(%0, %1) <{dimension = 1 : i64}> : (tensor<512x1xf32>, tensor<512x511xf32>) -> tensor<512x512xf32>
    %3 = "stablehlo.subtract"(%v, %2) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %4 = "stablehlo.slice"(%u) <{start_indices = array<i64: 511, 0>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<1x512xf32>
    %5 = "stablehlo.slice"(%u) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 511, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<511x512xf32>
    %6 = "stablehlo.concatenate"(%4, %5) <{dimension = 0 : i64}> : (tensor<1x512xf32>, tensor<511x512xf32>) -> tensor<512x512xf32>
    %7 = "stablehlo.subtract"(%u, %6) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %8 = "stablehlo.subtract"(%3, %7) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %9 = "stablehlo.broadcast_in_dim"(%dx) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %10 = "stablehlo.divide"(%8, %9) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %11 = "stablehlo.broadcast_in_dim"(%coriolis) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    "func.return"(%12) : (tensor<512x512xf32>) -> ()
  }
  func.func private @bernoulli(%gravity: tensor<f32>, %eta: tensor<512x512xf32>, %u: tensor<512x512xf32>, %v: tensor<512x512xf32>, %head: tensor<512x512xf32>) -> (tensor<512x512xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.25> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.slice"(%u) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x511xf32>
    %2 = "stablehlo.slice"(%u) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 512, 1>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x1xf32>
    %3 = "stablehlo.concatenate"(%1, %2) <{dimension = 1 : i64}> : (tensor<512x511xf32>, tensor<512x1xf32>) -> tensor<512x512xf32>
    %4 = "stablehlo.multiply"(%3, %3) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %5 = "stablehlo.multiply"(%u, %u) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %6 = "stablehlo.add"(%5, %4) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %7 = "stablehlo.multiply"(%v, %v) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %8 = "stablehlo.add"(%7, %6) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %9 = "stablehlo.slice"(%v) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<511x512xf32>
    %10 = "stablehlo.slice"(%v) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<1x512xf32>
    %11 = "stablehlo.concatenate"(%9, %10) <{dimension = 0 : i64}> : (tensor<511x512xf32>, tensor<1x512xf32>) -> tensor<512x512xf32>
    %12 = "stablehlo.multiply"(%11, %11) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %13 = "stablehlo.add"(%12, %8) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %14 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %16 = "stablehlo.broadcast_in_dim"(%gravity) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %17 = "stablehlo.multiply"(%eta, %16) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %18 = "stablehlo.add"(%17, %15) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    "func.return"(%18) : (tensor<512x512xf32>) -> ()
  }
  func.func private @momentum_u(%drag: tensor<f32>, %dt: tensor<f32>, %dx: tensor<f32>, %viscosity: tensor<f32>, %u: tensor<512x512xf32>, %v: tensor<512x512xf32>, %u_new: tensor<512x512xf32>, %vort: tensor<512x512xf32>, %head: tensor<512x512xf32>) -> (tensor<512x512xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<0.5> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<0.25> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<-4.0> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.slice"(%vort) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<511x512xf32>
    %4 = "stablehlo.slice"(%vort) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<1x512xf32>
    %5 = "stablehlo.concatenate"(%3, %4) <{dimension = 0 : i64}> : (tensor<511x512xf32>, tensor<1x512xf32>) -> tensor<512x512xf32>
    %6 = "stablehlo.add"(%vort, %5) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %9 = "stablehlo.slice"(%v) <{start_indices = array<i64: 0, 511>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x1xf32>
    %10 = "stablehlo.slice"(%v) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 512, 511>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x511xf32>
    %11 = "stablehlo.concatenate"(%9, %10) <{dimension = 1 : i64}> : (tensor<512x1xf32>, tensor<512x511xf32>) -> tensor<512x512xf32>
    %12 = "stablehlo.add"(%v, %11) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %13 = "stablehlo.slice"(%v) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<511x512xf32>
    %14 = "stablehlo.slice"(%v) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<1x512xf32>
    %15 = "stablehlo.concatenate"(%13, %14) <{dimension = 0 : i64}> : (tensor<511x512xf32>, tensor<1x512xf32>) -> tensor<512x512xf32>
    %16 = "stablehlo.add"(%12, %15) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %17 = "stablehlo.slice"(%15) <{start_indices = array<i64: 0, 511>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x1xf32>
    %18 = "stablehlo.slice"(%15) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 512, 511>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x511xf32>
    %19 = "stablehlo.concatenate"(%17, %18) <{dimension = 1 : i64}> : (tensor<512x1xf32>, tensor<512x511xf32>) -> tensor<512x512xf32>
    %20 = "stablehlo.add"(%16, %19) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %21 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %23 = "stablehlo.slice"(%head) <{start_indices = array<i64: 0, 511>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x1xf32>
    %24 = "stablehlo.slice"(%head) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 512, 511>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x511xf32>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 1 : i64}> : (tensor<512x1xf32>, tensor<512x511xf32>) -> tensor<512x512xf32>
    %26 = "stablehlo.subtract"(%head, %25) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %27 = "stablehlo.broadcast_in_dim"(%dx) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %28 = "stablehlo.divide"(%26, %27) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %29 = "stablehlo.slice"(%u) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x511xf32>
    %30 = "stablehlo.slice"(%u) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 512, 1>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x1xf32>
    %31 = "stablehlo.concatenate"(%29, %30) <{dimension = 1 : i64}> : (tensor<512x511xf32>, tensor<512x1xf32>) -> tensor<512x512xf32>
    %32 = "stablehlo.slice"(%u) <{start_indices = array<i64: 0, 511>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x1xf32>
    %33 = "stablehlo.slice"(%u) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 512, 511>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x511xf32>
    %34 = "stablehlo.concatenate"(%32, %33) <{dimension = 1 : i64}> : (tensor<512x1xf32>, tensor<512x511xf32>) -> tensor<512x512xf32>
    %35 = "stablehlo.add"(%34, %31) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %36 = "stablehlo.slice"(%u) <{start_indices = array<i64: 511, 0>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<1x512xf32>
    %37 = "stablehlo.slice"(%u) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 511, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<511x512xf32>
    %38 = "stablehlo.concatenate"(%36, %37) <{dimension = 0 : i64}> : (tensor<1x512xf32>, tensor<511x512xf32>) -> tensor<512x512xf32>
    %39 = "stablehlo.add"(%35, %38) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %40 = "stablehlo.slice"(%u) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<511x512xf32>
    %41 = "stablehlo.slice"(%u) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<1x512xf32>
    %42 = "stablehlo.concatenate"(%40, %41) <{dimension = 0 : i64}> : (tensor<511x512xf32>, tensor<1x512xf32>) -> tensor<512x512xf32>
    %43 = "stablehlo.add"(%39, %42) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %44 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %45 = "stablehlo.multiply"(%u, %44) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %46 = "stablehlo.add"(%45, %43) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %47 = "stablehlo.multiply"(%dx, %dx) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %49 = "stablehlo.divide"(%46, %48) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %50 = "stablehlo.multiply"(%8, %22) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %51 = "stablehlo.subtract"(%50, %28) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %52 = "stablehlo.broadcast_in_dim"(%viscosity) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %53 = "stablehlo.multiply"(%49, %52) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %54 = "stablehlo.add"(%53, %51) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %55 = "stablehlo.broadcast_in_dim"(%drag) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %56 = "stablehlo.multiply"(%u, %55) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %57 = "stablehlo.subtract"(%54, %56) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %58 = "stablehlo.broadcast_in_dim"(%dt) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %59 = "stablehlo.multiply"(%57, %58) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %60 = "stablehlo.add"(%59, %u) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    "func.return"(%60) : (tensor<512x512xf32>) -> ()
  }
  func.func private @momentum_v(%drag: tensor<f32>, %dt: tensor<f32>, %dx: tensor<f32>, %viscosity: tensor<f32>, %v: tensor<512x512xf32>, %u_new: tensor<512x512xf32>, %v_new: tensor<512x512xf32>, %vort: tensor<512x512xf32>, %head: tensor<512x512xf32>) -> (tensor<512x512xf32>) {
    %0 = "stablehlo.constant"() <{value = dense<-0.5> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<0.25> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<-4.0> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.slice"(%vort) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x511xf32>
    %4 = "stablehlo.slice"(%vort) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 512, 1>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x1xf32>
    %5 = "stablehlo.concatenate"(%3, %4) <{dimension = 1 : i64}> : (tensor<512x511xf32>, tensor<512x1xf32>) -> tensor<512x512xf32>
    %6 = "stablehlo.add"(%vort, %5) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %7 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %9 = "stablehlo.slice"(%u_new) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x511xf32>
    %10 = "stablehlo.slice"(%u_new) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 512, 1>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x1xf32>
    %11 = "stablehlo.concatenate"(%9, %10) <{dimension = 1 : i64}> : (tensor<512x511xf32>, tensor<512x1xf32>) -> tensor<512x512xf32>
    %12 = "stablehlo.add"(%u_new, %11) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %13 = "stablehlo.slice"(%u_new) <{start_indices = array<i64: 511, 0>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<1x512xf32>
    %14 = "stablehlo.slice"(%u_new) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 511, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<511x512xf32>
    %15 = "stablehlo.concatenate"(%13, %14) <{dimension = 0 : i64}> : (tensor<1x512xf32>, tensor<511x512xf32>) -> tensor<512x512xf32>
    %16 = "stablehlo.add"(%12, %15) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %17 = "stablehlo.slice"(%15) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x511xf32>
    %18 = "stablehlo.slice"(%15) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 512, 1>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x1xf32>
    %19 = "stablehlo.concatenate"(%17, %18) <{dimension = 1 : i64}> : (tensor<512x511xf32>, tensor<512x1xf32>) -> tensor<512x512xf32>
    %20 = "stablehlo.add"(%16, %19) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %21 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %22 = "stablehlo.multiply"(%20, %21) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %23 = "stablehlo.slice"(%head) <{start_indices = array<i64: 511, 0>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<1x512xf32>
    %24 = "stablehlo.slice"(%head) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 511, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<511x512xf32>
    %25 = "stablehlo.concatenate"(%23, %24) <{dimension = 0 : i64}> : (tensor<1x512xf32>, tensor<511x512xf32>) -> tensor<512x512xf32>
    %26 = "stablehlo.subtract"(%head, %25) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %27 = "stablehlo.broadcast_in_dim"(%dx) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %28 = "stablehlo.divide"(%26, %27) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %29 = "stablehlo.slice"(%v) <{start_indices = array<i64: 0, 1>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x511xf32>
    %30 = "stablehlo.slice"(%v) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 512, 1>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x1xf32>
    %31 = "stablehlo.concatenate"(%29, %30) <{dimension = 1 : i64}> : (tensor<512x511xf32>, tensor<512x1xf32>) -> tensor<512x512xf32>
    %32 = "stablehlo.slice"(%v) <{start_indices = array<i64: 0, 511>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x1xf32>
    %33 = "stablehlo.slice"(%v) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 512, 511>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<512x511xf32>
    %34 = "stablehlo.concatenate"(%32, %33) <{dimension = 1 : i64}> : (tensor<512x1xf32>, tensor<512x511xf32>) -> tensor<512x512xf32>
    %35 = "stablehlo.add"(%34, %31) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %36 = "stablehlo.slice"(%v) <{start_indices = array<i64: 511, 0>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<1x512xf32>
    %37 = "stablehlo.slice"(%v) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 511, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<511x512xf32>
    %38 = "stablehlo.concatenate"(%36, %37) <{dimension = 0 : i64}> : (tensor<1x512xf32>, tensor<511x512xf32>) -> tensor<512x512xf32>
    %39 = "stablehlo.add"(%35, %38) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %40 = "stablehlo.slice"(%v) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 512, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<511x512xf32>
    %41 = "stablehlo.slice"(%v) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 512>, strides = array<i64: 1, 1>}> : (tensor<512x512xf32>) -> tensor<1x512xf32>
    %42 = "stablehlo.concatenate"(%40, %41) <{dimension = 0 : i64}> : (tensor<511x512xf32>, tensor<1x512xf32>) -> tensor<512x512xf32>
    %43 = "stablehlo.add"(%39, %42) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %44 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %45 = "stablehlo.multiply"(%v, %44) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %46 = "stablehlo.add"(%45, %43) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %47 = "stablehlo.multiply"(%dx, %dx) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %49 = "stablehlo.divide"(%46, %48) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %50 = "stablehlo.multiply"(%8, %22) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %51 = "stablehlo.subtract"(%50, %28) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %52 = "stablehlo.broadcast_in_dim"(%viscosity) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %53 = "stablehlo.multiply"(%49, %52) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %54 = "stablehlo.add"(%53, %51) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %55 = "stablehlo.broadcast_in_dim"(%drag) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %56 = "stablehlo.multiply"(%v, %55) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %57 = "stablehlo.subtract"(%54, %56) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %58 = "stablehlo.broadcast_in_dim"(%dt) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512x512xf32>
    %59 = "stablehlo.multiply"(%57, %58) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    %60 = "stablehlo.add"(%59, %v) : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
    "func.return"(%60) : (tensor<512x512xf32>) -> ()
  }
}
