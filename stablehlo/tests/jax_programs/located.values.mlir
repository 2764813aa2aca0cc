// tolerance: 2e-06
func.func @inputs() -> (tensor<4xf32>) {
  %0 = stablehlo.constant dense<[-6.4670926e-01, 9.476143e-01, 6.2552077e-01, -3.0035356e-01]> : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// ---
func.func @results() -> (tensor<4xf32>, tensor<2xf32>, tensor<2xi32>) {
  %0 = stablehlo.constant dense<[6.2400856e+00, 7.834409e+00, 7.5123158e+00, 6.5864415e+00]> : tensor<4xf32>
  %1 = stablehlo.constant dense<[9.476143e-01, 6.2552077e-01]> : tensor<2xf32>
  %2 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  return %0, %1, %2 : tensor<4xf32>, tensor<2xf32>, tensor<2xi32>
}
