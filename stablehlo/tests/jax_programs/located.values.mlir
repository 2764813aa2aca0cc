// tolerance: 2e-06
func.func @inputs() -> (tensor<4xf32>) {
  %0 = stablehlo.constant dense<[-1.4363759e-02, 2.788348e-01, 9.4519323e-01, -7.398868e-01]> : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// ---
func.func @results() -> (tensor<4xf32>, tensor<2xf32>, tensor<2xi32>) {
  %0 = stablehlo.constant dense<[5.1531878e+00, 5.4463863e+00, 6.1127443e+00, 4.4276648e+00]> : tensor<4xf32>
  %1 = stablehlo.constant dense<[9.4519323e-01, 2.788348e-01]> : tensor<2xf32>
  %2 = stablehlo.constant dense<[2, 1]> : tensor<2xi32>
  return %0, %1, %2 : tensor<4xf32>, tensor<2xf32>, tensor<2xi32>
}
