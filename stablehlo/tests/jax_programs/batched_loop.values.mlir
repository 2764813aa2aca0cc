// tolerance: 2e-06
func.func @inputs() -> (tensor<3xf32>) {
  %0 = stablehlo.constant dense<[7.800799e-01, 1.8499091e+00, 5.554051e-01]> : tensor<3xf32>
  return %0 : tensor<3xf32>
}

// ---
func.func @results() -> (tensor<3xf32>) {
  %0 = stablehlo.constant dense<[1.3240639e+01, 1.0399636e+01, 1.1443241e+01]> : tensor<3xf32>
  return %0 : tensor<3xf32>
}
