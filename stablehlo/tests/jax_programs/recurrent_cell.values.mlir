// tolerance: 2e-06
func.func @inputs() -> (tensor<5x3xf32>, tensor<3x4xf32>) {
  %0 = stablehlo.constant dense<[[5.272356e-01, 5.8240986e-01, 3.6242115e-01], [-9.6717656e-01, 3.9467543e-01, 8.923267e-01], [-5.1339084e-01, 1.9781649e+00, -2.3491319e-01], [-6.338602e-01, 2.9637903e-01, -2.575895e-01], [-1.3671728e+00, -2.6156787e-02, 1.5957024e+00]]> : tensor<5x3xf32>
  %1 = stablehlo.constant dense<[[2.0025322e+00, -5.6704146e-01, 9.052746e-01, 1.3252945e-01], [2.8388664e-01, 1.2673712e+00, 8.520715e-01, 1.5432042e-01], [-9.2874426e-01, -1.1239809e+00, -6.401811e-02, 3.2361332e-01]]> : tensor<3x4xf32>
  return %0, %1 : tensor<5x3xf32>, tensor<3x4xf32>
}

// ---
func.func @results() -> (tensor<2xf32>, tensor<2xf32>, tensor<5x2xf32>) {
  %0 = stablehlo.constant dense<[-8.7859416e-01, 3.8350382e-01]> : tensor<2xf32>
  %1 = stablehlo.constant dense<[-1.1220443e-01, 1.7567071e+00]> : tensor<2xf32>
  %2 = stablehlo.constant dense<[[7.399398e-01, 2.7015987e-01], [-4.8581013e-01, 3.561074e-01], [6.3135993e-01, 5.0002056e-01], [-1.1909984e-01, 2.4691537e-01], [-8.7859416e-01, 3.8350382e-01]]> : tensor<5x2xf32>
  return %0, %1, %2 : tensor<2xf32>, tensor<2xf32>, tensor<5x2xf32>
}
