// tolerance: 1e-05
func.func @inputs() -> (tensor<3xf32>) {
  %0 = stablehlo.constant dense<[-8.1807494e-01, -1.2506e+00, 4.3753776e-01]> : tensor<3xf32>
  return %0 : tensor<3xf32>
}

// ---
func.func @results() -> (tensor<3x3xf32>) {
  %0 = stablehlo.constant dense<[[-4.3944182e+00, -4.3447366e+00, 4.76587e+00], [-4.3447366e+00, -6.7177944e+00, 6.5742154e+00], [4.7658696e+00, 6.5742154e+00, 2.350303e+00]]> : tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}
