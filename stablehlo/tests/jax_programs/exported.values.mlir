// tolerance: 2e-06
func.func @inputs() -> (tensor<9xf32>, tensor<9xi32>) {
  %0 = stablehlo.constant dense<[0.0e+00, 1.5e+00, -0.0e+00, 0x7FC00000, 0xFF800000, 2.5e+00, -1.5e+00, 0x7F800000, 1.5e+00]> : tensor<9xf32>
  %1 = stablehlo.constant dense<[0, 2, -2, 1, 0, 0, -1, 2, -1]> : tensor<9xi32>
  return %0, %1 : tensor<9xf32>, tensor<9xi32>
}

// ---
func.func @results() -> (tensor<9xi32>, tensor<9xf32>, tensor<i32>, tensor<1xf32>) {
  %0 = stablehlo.constant dense<[-2, -1, -1, 0, 0, 0, 1, 2, 2]> : tensor<9xi32>
  %1 = stablehlo.constant dense<[-0.0e+00, -1.5e+00, 1.5e+00, 0xFF800000, 0.0e+00, 2.5e+00, 0x7FC00000, 1.5e+00, 0x7F800000]> : tensor<9xf32>
  %2 = stablehlo.constant dense<1> : tensor<i32>
  %3 = stablehlo.constant dense<[1.0e+00]> : tensor<1xf32>
  return %0, %1, %2, %3 : tensor<9xi32>, tensor<9xf32>, tensor<i32>, tensor<1xf32>
}
