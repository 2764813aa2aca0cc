// tolerance: 2e-06
func.func @inputs() -> (tensor<6x2xf32>, tensor<6xi32>) {
  %0 = stablehlo.constant dense<[[7.0565456e-01, 5.153973e-01], [6.798106e-01, 3.143515e-01], [-8.535368e-01, 1.2225646e+00], [-1.3595889e+00, 9.8575777e-01], [-1.6375132e-02, -1.4726542e+00], [-3.961588e-01, 1.2037518e+00]]> : tensor<6x2xf32>
  %1 = stablehlo.constant dense<[0, 2, 1, 1, 0, 2]> : tensor<6xi32>
  return %0, %1 : tensor<6x2xf32>, tensor<6xi32>
}

// ---
func.func @results() -> (tensor<3x2xf32>, tensor<3x2xf32>) {
  %0 = stablehlo.constant dense<[[6.8927944e-01, -9.572569e-01], [-2.2131257e+00, 2.2083223e+00], [2.8365177e-01, 1.5181034e+00]]> : tensor<3x2xf32>
  %1 = stablehlo.constant dense<[[7.0565456e-01, 5.153973e-01], [-8.535368e-01, 1.2225646e+00], [6.798106e-01, 1.2037518e+00]]> : tensor<3x2xf32>
  return %0, %1 : tensor<3x2xf32>, tensor<3x2xf32>
}
