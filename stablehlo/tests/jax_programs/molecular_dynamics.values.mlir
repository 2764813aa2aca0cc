// tolerance: 1e-05
func.func @inputs() -> (tensor<4x2xf32>, tensor<4x2xf32>) {
  %0 = stablehlo.constant dense<[[1.0952467e+00, -3.3083874e-01], [-2.5890803e+00, 1.0614835e+00], [1.6767737e+00, -8.761295e-01], [1.2127099e+00, -7.4975544e-01]]> : tensor<4x2xf32>
  %1 = stablehlo.constant dense<[[-2.2665207e+00, -3.5789248e-01], [3.2613644e-01, 1.3355114e-01], [1.0359795e-01, 2.9642287e-01], [2.1655567e-01, -2.160383e-01]]> : tensor<4x2xf32>
  return %0, %1 : tensor<4x2xf32>, tensor<4x2xf32>
}

// ---
func.func @results() -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<4xf32>) {
  %0 = stablehlo.constant dense<[[9.8598295e-01, -2.9908088e-01], [-2.5761812e+00, 1.0668886e+00], [1.7199956e+00, -8.7757945e-01], [1.2010432e+00, -7.912267e-01]]> : tensor<4x2xf32>
  %1 = stablehlo.constant dense<[[-2.9939737e+00, 1.3554535e+00], [3.2026592e-01, 1.3608384e-01], [1.6274062e+00, -2.0068371e-01], [-5.739291e-01, -1.4348103e+00]]> : tensor<4x2xf32>
  %2 = stablehlo.constant dense<[2.2691547e+01, 2.1752525e+01, 2.0314957e+01, 1.8599554e+01]> : tensor<4xf32>
  return %0, %1, %2 : tensor<4x2xf32>, tensor<4x2xf32>, tensor<4xf32>
}
