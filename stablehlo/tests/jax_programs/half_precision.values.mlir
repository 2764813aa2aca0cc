// tolerance: 0.01
func.func @inputs() -> (tensor<3x4xf32>, tensor<4x2xf32>) {
  %0 = stablehlo.constant dense<[[1.1877283e+00, 6.734405e-01, 1.6524903e-01, -4.785274e-01], [3.1507578e-02, 8.280105e-01, 6.976577e-01, -1.1955847e+00], [1.0256821e+00, -2.1390794e-01, 8.1526375e-01, -6.9748825e-01]]> : tensor<3x4xf32>
  %1 = stablehlo.constant dense<[[6.378553e-01, -7.965919e-01], [1.2935683e-01, -2.980298e-01], [-2.8557256e-01, -5.6658727e-01], [-1.535791e-01, -1.7406347e+00]]> : tensor<4x2xf32>
  return %0, %1 : tensor<3x4xf32>, tensor<4x2xf32>
}

// ---
func.func @results() -> (tensor<3x2xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[[8.6901665e-01, -4.0687943e-01], [1.1068249e-01, 1.4138527e+00], [4.9847412e-01, 4.1103363e-03]]> : tensor<3x2xf32>
  %1 = stablehlo.constant dense<[[1.4101562e+00, 4.5141602e-01, 2.7237892e-02, 2.289772e-01], [9.918809e-04, 6.85791e-01, 4.8890686e-01, 1.428772e+00], [1.0474243e+00, 4.5739174e-02, 6.6651917e-01, 4.8890686e-01]]> : tensor<3x4xf32>
  %2 = stablehlo.constant dense<[[9.069217e-01, 6.579765e-01, 1.8454956e-01, -5.014185e-01], [3.5525583e-02, 7.584597e-01, 6.772608e-01, -9.090538e-01], [8.522036e-01, -2.376939e-01, 7.5173455e-01, -6.772608e-01]]> : tensor<3x4xf32>
  %3 = stablehlo.constant dense<2.8359375e+00> : tensor<f32>
  return %0, %1, %2, %3 : tensor<3x2xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>
}
