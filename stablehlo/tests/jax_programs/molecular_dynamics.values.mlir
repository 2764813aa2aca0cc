// tolerance: 1e-05
func.func @inputs() -> (tensor<4x2xf32>, tensor<4x2xf32>) {
  %0 = stablehlo.constant dense<[[-2.160383e-01, -6.0138136e-01], [-2.6580083e-01, -3.5167256e-01], [-3.0292264e-01, -1.1029534e+00], [-5.425944e-01, 8.222619e-02]]> : tensor<4x2xf32>
  %1 = stablehlo.constant dense<[[3.0941892e-01, -6.402895e-02], [-1.8365991e-01, 5.344499e-01], [8.144687e-01, 6.800799e-01], [-1.749909e+00, -4.554051e-01]]> : tensor<4x2xf32>
  return %0, %1 : tensor<4x2xf32>, tensor<4x2xf32>
}

// ---
func.func @results() -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<4xf32>) {
  %0 = stablehlo.constant dense<[[-1.6152011e-01, -7.295487e-01], [-2.8506234e-01, -1.9407625e-01], [-2.7709457e-01, -1.1218733e+00], [-6.360663e-01, 9.95209e-02]]> : tensor<4x2xf32>
  %1 = stablehlo.constant dense<[[1.7755238e+00, -3.6100767e+00], [-3.2251713e-01, 4.6114473e+00], [5.011697e-01, -1.2726505e+00], [-2.7638578e+00, 9.6637565e-01]]> : tensor<4x2xf32>
  %2 = stablehlo.constant dense<[5.4505665e+01, 4.5765003e+01, 3.930853e+01, 3.5895058e+01]> : tensor<4xf32>
  return %0, %1, %2 : tensor<4x2xf32>, tensor<4x2xf32>, tensor<4xf32>
}
