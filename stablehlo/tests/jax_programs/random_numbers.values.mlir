// tolerance: 2e-06
func.func @inputs() -> (tensor<2xui32>) {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xui32>
  return %0 : tensor<2xui32>
}

// ---
func.func @results() -> (tensor<6xf32>, tensor<3xui32>) {
  %0 = stablehlo.constant dense<[4.756557e-01, -1.9711393e-01, -2.1728951e-02, -1.748481e+00, -4.084756e-01, 8.193364e-01]> : tensor<6xf32>
  %1 = stablehlo.constant dense<[2932776407, 1811914268, 2110255537]> : tensor<3xui32>
  return %0, %1 : tensor<6xf32>, tensor<3xui32>
}
