// tolerance: 2e-06
func.func @inputs() -> (tensor<5x3xf32>) {
  %0 = stablehlo.constant dense<[[-6.4670926e-01, 9.476143e-01, 6.2552077e-01], [-3.0035356e-01, 8.972748e-01, -1.0414808e+00], [-6.126363e-01, 4.7460726e-01, -9.591333e-02], [-5.892257e-01, -2.5121276e+00, 6.712163e-01], [3.2372183e-01, -1.7429223e+00, 6.003257e-01]]> : tensor<5x3xf32>
  return %0 : tensor<5x3xf32>
}

// ---
func.func @results() -> (tensor<3xf32>, tensor<f32>, tensor<5x2xf32>) {
  %0 = stablehlo.constant dense<[1.3199576e+00, 1.9309334e+00, 1.9329728e+00]> : tensor<3xf32>
  %1 = stablehlo.constant dense<9.47614312171936e-01> : tensor<f32>
  %2 = stablehlo.constant dense<[[1.8400384e+00, 7.9847556e-01], [1.675744e+00, 2.3228124e-01], [1.0243036e+00, 1.0526237e+00], [7.853266e-01, 1.3295462e+00], [4.429349e-01, 6.003257e-01]]> : tensor<5x2xf32>
  return %0, %1, %2 : tensor<3xf32>, tensor<f32>, tensor<5x2xf32>
}
