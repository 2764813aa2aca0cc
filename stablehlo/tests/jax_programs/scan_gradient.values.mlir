// tolerance: 2e-06
func.func @inputs() -> (tensor<4xf32>) {
  %0 = stablehlo.constant dense<[-5.048528e-01, -1.5080918e-01, -1.2181294e+00, -9.6155596e-01]> : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// ---
func.func @results() -> (tensor<4xf32>) {
  %0 = stablehlo.constant dense<[5.2171383e+00, 7.40067e+00, 1.897023e+00, 2.7627969e+00]> : tensor<4xf32>
  return %0 : tensor<4xf32>
}
