// tolerance: 2e-06
func.func @inputs() -> (tensor<4xf32>) {
  %0 = stablehlo.constant dense<[8.7659967e-01, 9.616866e-01, -4.4277388e-01, -1.3797547e+00]> : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// ---
func.func @results() -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.constant dense<[1.7531993e+00, 1.9233732e+00, -8.8554776e-01, -2.7595093e+00]> : tensor<4xf32>
  %1 = stablehlo.constant dense<[4.599338e-01, 3.902584e-01, 8.2189494e-01, 1.0548327e-01]> : tensor<4xf32>
  %2 = stablehlo.constant dense<[1.8765997e+00, 1.9616866e+00, 5.572261e-01, -3.7975466e-01]> : tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
