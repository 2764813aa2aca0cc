// tolerance: 2e-06
func.func @inputs() -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.constant dense<[5.031719e-01, 7.8196937e-01, 9.795851e-01]> : tensor<3xf32>
  %1 = stablehlo.constant dense<[-2.4030766e+00, 9.0344036e-01, -1.0474478e+00]> : tensor<3xf32>
  %2 = stablehlo.constant dense<[1.1140686e+00, 3.3664432e-01, 6.305598e-01]> : tensor<3xf32>
  %3 = stablehlo.constant dense<[-5.4092574e-01, 2.8265134e-01, -1.8672125e+00]> : tensor<3xf32>
  return %0, %1, %2, %3 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}

// ---
func.func @results() -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.constant dense<[5.0528e-01, 7.805137e-01, 9.809763e-01]> : tensor<3xf32>
  %1 = stablehlo.constant dense<[-2.2168615e+00, 8.413614e-01, -1.1294242e+00]> : tensor<3xf32>
  %2 = stablehlo.constant dense<[1.1058539e+00, 3.340768e-01, 6.59119e-01]> : tensor<3xf32>
  return %0, %1, %2 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}
