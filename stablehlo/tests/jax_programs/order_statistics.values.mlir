// tolerance: 2e-06
func.func @inputs() -> (tensor<4x5xf32>) {
  %0 = stablehlo.constant dense<[[7.5131875e-01, 3.844477e-01, 2.3665624e+00, -1.4021866e+00, -5.460071e-01], [-4.5679003e-01, 1.3206029e+00, -8.199186e-01, 1.657943e+00, 1.5981083e+00], [8.656126e-01, 4.3737605e-01, -1.5561782e+00, 1.821495e-01, -1.4306717e+00], [-3.626264e-01, 2.0310073e-01, -3.088714e-01, 9.508056e-01, -1.2917614e-01]]> : tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// ---
func.func @results() -> (tensor<5xi32>, tensor<i32>, tensor<4x5xi32>, tensor<f32>, tensor<5xi32>, tensor<i32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[2, 1, 0, 1, 1]> : tensor<5xi32>
  %1 = stablehlo.constant dense<2> : tensor<i32>
  %2 = stablehlo.constant dense<[[3, 4, 1, 0, 2], [2, 0, 1, 4, 3], [2, 4, 3, 1, 0], [0, 2, 4, 1, 3]]> : tensor<4x5xi32>
  %3 = stablehlo.constant dense<-3.908754885196686e-01> : tensor<f32>
  %4 = stablehlo.constant dense<[2, 4, 1, 4, 4]> : tensor<5xi32>
  %5 = stablehlo.constant dense<11> : tensor<i32>
  %6 = stablehlo.constant dense<3.9227404594421387e+00> : tensor<f32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<5xi32>, tensor<i32>, tensor<4x5xi32>, tensor<f32>, tensor<5xi32>, tensor<i32>, tensor<f32>
}
