// tolerance: 2e-06
func.func @inputs() -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.constant dense<[1.0614835e+00, 1.6767737e+00, -8.761295e-01]> : tensor<3xf32>
  %1 = stablehlo.constant dense<[1.2127099e+00, -7.4975544e-01, -2.2665207e+00]> : tensor<3xf32>
  %2 = stablehlo.constant dense<[3.5789248e-01, 3.2613644e-01, 1.3355114e-01]> : tensor<3xf32>
  %3 = stablehlo.constant dense<[1.0359795e-01, 2.9642287e-01, 2.1655567e-01]> : tensor<3xf32>
  return %0, %1, %2, %3 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}

// ---
func.func @results() -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.constant dense<[1.0596328e+00, 1.6779075e+00, -8.705889e-01]> : tensor<3xf32>
  %1 = stablehlo.constant dense<[1.1017987e+00, -6.451376e-01, -2.018213e+00]> : tensor<3xf32>
  %2 = stablehlo.constant dense<[3.544209e-01, 3.2375374e-01, 1.3268459e-01]> : tensor<3xf32>
  return %0, %1, %2 : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}
