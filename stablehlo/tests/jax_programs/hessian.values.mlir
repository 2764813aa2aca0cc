// tolerance: 1e-05
func.func @inputs() -> (tensor<3xf32>) {
  %0 = stablehlo.constant dense<[7.0565456e-01, 5.153973e-01, 6.798106e-01]> : tensor<3xf32>
  return %0 : tensor<3xf32>
}

// ---
func.func @results() -> (tensor<3x3xf32>) {
  %0 = stablehlo.constant dense<[[2.093609e+00, 1.5413456e+00, 1.4426498e+00], [1.5413456e+00, 1.5291343e+00, 1.5211695e+00], [1.4426498e+00, 1.5211694e+00, 2.0169325e+00]]> : tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}
