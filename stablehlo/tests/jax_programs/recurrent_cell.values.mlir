// tolerance: 2e-06
func.func @inputs() -> (tensor<5x3xf32>, tensor<3x4xf32>) {
  %0 = stablehlo.constant dense<[[2.0025322e+00, -5.6704146e-01, 9.052746e-01], [1.3252945e-01, 2.8388664e-01, 1.2673712e+00], [8.520715e-01, 1.5432042e-01, -9.2874426e-01], [-1.1239809e+00, -6.401811e-02, 3.2361332e-01], [5.031719e-01, 7.8196937e-01, 9.795851e-01]]> : tensor<5x3xf32>
  %1 = stablehlo.constant dense<[[-2.4030766e+00, 9.0344036e-01, -1.0474478e+00, 1.1140686e+00], [3.3664432e-01, 6.305598e-01, -5.4092574e-01, 2.8265134e-01], [-1.8672125e+00, 1.0952467e+00, -3.3083874e-01, -2.5890803e+00]]> : tensor<3x4xf32>
  return %0, %1 : tensor<5x3xf32>, tensor<3x4xf32>
}

// ---
func.func @results() -> (tensor<2xf32>, tensor<2xf32>, tensor<5x2xf32>) {
  %0 = stablehlo.constant dense<[-8.536973e-01, -1.6723557e+00]> : tensor<2xf32>
  %1 = stablehlo.constant dense<[-3.3620584e+00, -3.5534353e+00]> : tensor<2xf32>
  %2 = stablehlo.constant dense<[[-9.698831e-01, -2.6654905e-01], [-6.794493e-01, -1.2204707e+00], [-8.7969244e-01, 4.332407e-01], [2.0663679e-02, -8.2730067e-01], [-8.536973e-01, -1.6723557e+00]]> : tensor<5x2xf32>
  return %0, %1, %2 : tensor<2xf32>, tensor<2xf32>, tensor<5x2xf32>
}
