// tolerance: 2e-06
func.func @inputs() -> (tensor<3x5xf32>, tensor<6xi32>) {
  %0 = stablehlo.constant dense<[[1.3921403e+00, 3.1772023e-01, 5.450225e-01, 9.902301e-01, 1.6332624e+00], [1.2270409e+00, 3.7721494e-01, 2.0781545e-01, -1.2236036e+00, 2.9206255e-01], [-1.0371698e+00, -1.0240394e+00, 6.5050894e-01, -1.0057718e-01, 4.7220948e-01]]> : tensor<3x5xf32>
  %1 = stablehlo.constant dense<[-3, 3, 8, 4, 5, -2]> : tensor<6xi32>
  return %0, %1 : tensor<3x5xf32>, tensor<6xi32>
}

// ---
func.func @results() -> (tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<f32>, tensor<3xf32>, tensor<5xf32>, tensor<5xf32>) {
  %0 = stablehlo.constant dense<[4, 0, 2]> : tensor<3xi32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.constant dense<4> : tensor<i32>
  %3 = stablehlo.constant dense<[1.3921403e+00, 3.7721494e-01, 6.5050894e-01, 9.902301e-01, 1.6332624e+00]> : tensor<5xf32>
  %4 = stablehlo.constant dense<4.397752054501325e-04> : tensor<f32>
  %5 = stablehlo.constant dense<[9.756751e-01, 1.7610602e-01, -2.0781362e-01]> : tensor<3xf32>
  %6 = stablehlo.constant dense<[1.5820113e+00, -3.291042e-01, 1.4033469e+00, -3.339507e-01, 2.3975344e+00]> : tensor<5xf32>
  %7 = stablehlo.constant dense<[-1.7717069e+00, -1.2272991e-01, 7.3679306e-02, 1.2186425e-01, 2.252509e-01]> : tensor<5xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<5xf32>, tensor<f32>, tensor<3xf32>, tensor<5xf32>, tensor<5xf32>
}
