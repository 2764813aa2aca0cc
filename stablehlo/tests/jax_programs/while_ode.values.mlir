// tolerance: 2e-06
func.func @inputs() -> (tensor<2xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[1.0e+00, 5.0e-01]> : tensor<2xf32>
  %1 = stablehlo.constant dense<8.00000011920929e-01> : tensor<f32>
  return %0, %1 : tensor<2xf32>, tensor<f32>
}

// ---
func.func @results() -> (tensor<f32>, tensor<2xf32>) {
  %0 = stablehlo.constant dense<8.000000715255737e-01> : tensor<f32>
  %1 = stablehlo.constant dense<[1.1088256e+00, -2.2499001e-01]> : tensor<2xf32>
  return %0, %1 : tensor<f32>, tensor<2xf32>
}
