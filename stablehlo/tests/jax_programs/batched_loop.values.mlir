// tolerance: 2e-06
func.func @inputs() -> (tensor<3xf32>) {
  %0 = stablehlo.constant dense<[6.884017e-01, 1.3106024e+00, 3.8879028e-01]> : tensor<3xf32>
  return %0 : tensor<3xf32>
}

// ---
func.func @results() -> (tensor<3xf32>) {
  %0 = stablehlo.constant dense<[1.2507214e+01, 1.748482e+01, 1.0110322e+01]> : tensor<3xf32>
  return %0 : tensor<3xf32>
}
