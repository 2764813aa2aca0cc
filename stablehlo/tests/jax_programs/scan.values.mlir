// tolerance: 2e-06
func.func @inputs() -> (tensor<3xf32>, tensor<5x3xf32>) {
  %0 = stablehlo.constant dense<[-2.2559947e-01, -1.5726506e+00, -4.6104074e-01]> : tensor<3xf32>
  %1 = stablehlo.constant dense<[[-4.2488003e-01, -1.8888038e-01, -2.543e-01], [6.7200714e-01, -5.319434e-01, -4.385777e-01], [5.419388e-01, -2.3531485e-01, 2.1645473e-01], [6.693357e-01, 4.219695e-01, 2.5016245e-01], [-1.9644156e-01, 6.818941e-01, 1.7554994e-01]]> : tensor<5x3xf32>
  return %0, %1 : tensor<3xf32>, tensor<5x3xf32>
}

// ---
func.func @results() -> (tensor<3xf32>, tensor<5xf32>) {
  %0 = stablehlo.constant dense<[5.054395e-01, 4.1571233e-01, 5.612655e-02]> : tensor<3xf32>
  %1 = stablehlo.constant dense<[-2.0634036e+00, -1.4537839e+00, -5.9708226e-01, 4.3807313e-01, 9.772784e-01]> : tensor<5xf32>
  return %0, %1 : tensor<3xf32>, tensor<5xf32>
}
