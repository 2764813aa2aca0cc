// tolerance: 2e-06
func.func @inputs() -> (tensor<4x5xf32>, tensor<3xi32>, tensor<4x2xi32>, tensor<4xi32>) {
  %0 = stablehlo.constant dense<[[-1.0371675e+00, -9.263938e-01, -1.6512676e-01, -1.3833904e+00, 6.6926724e-01], [2.486883e+00, 4.5882326e-01, -1.0429032e+00, -2.7118552e-01, -1.5554379e+00], [-3.7761638e-01, 5.073139e-01, 5.893848e-01, -1.0317428e+00, 2.9914564e-01], [1.1564081e+00, 1.7550915e+00, -7.007949e-01, -8.642e-01, 5.441587e-02]]> : tensor<4x5xf32>
  %1 = stablehlo.constant dense<[0, 3, 2]> : tensor<3xi32>
  %2 = stablehlo.constant dense<[[4, 1], [3, 2], [0, 2], [2, 3]]> : tensor<4x2xi32>
  %3 = stablehlo.constant dense<[1, 0, 0, 3]> : tensor<4xi32>
  return %0, %1, %2, %3 : tensor<4x5xf32>, tensor<3xi32>, tensor<4x2xi32>, tensor<4xi32>
}

// ---
func.func @results() -> (tensor<3x5xf32>, tensor<4x3xf32>, tensor<4x2xf32>, tensor<4xf32>, tensor<3x3xf32>) {
  %0 = stablehlo.constant dense<[[-1.0371675e+00, -9.263938e-01, -1.6512676e-01, -1.3833904e+00, 6.6926724e-01], [1.1564081e+00, 1.7550915e+00, -7.007949e-01, -8.642e-01, 5.441587e-02], [-3.7761638e-01, 5.073139e-01, 5.893848e-01, -1.0317428e+00, 2.9914564e-01]]> : tensor<3x5xf32>
  %1 = stablehlo.constant dense<[[-1.0371675e+00, -1.3833904e+00, -1.6512676e-01], [2.486883e+00, -2.7118552e-01, -1.0429032e+00], [-3.7761638e-01, -1.0317428e+00, 5.893848e-01], [1.1564081e+00, -8.642e-01, -7.007949e-01]]> : tensor<4x3xf32>
  %2 = stablehlo.constant dense<[[6.6926724e-01, -9.263938e-01], [-2.7118552e-01, -1.0429032e+00], [-3.7761638e-01, 5.893848e-01], [-7.007949e-01, -8.642e-01]]> : tensor<4x2xf32>
  %3 = stablehlo.constant dense<[-9.263938e-01, 2.486883e+00, -3.7761638e-01, -8.642e-01]> : tensor<4xf32>
  %4 = stablehlo.constant dense<[[-1.0371675e+00, -1.3833904e+00, -1.6512676e-01], [1.1564081e+00, -8.642e-01, -7.007949e-01], [-3.7761638e-01, -1.0317428e+00, 5.893848e-01]]> : tensor<3x3xf32>
  return %0, %1, %2, %3, %4 : tensor<3x5xf32>, tensor<4x3xf32>, tensor<4x2xf32>, tensor<4xf32>, tensor<3x3xf32>
}
