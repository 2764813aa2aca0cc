// tolerance: 2e-06
func.func @inputs() -> (tensor<3xf32>, tensor<f32>, tensor<i32>) {
  %0 = stablehlo.constant dense<[-1.882908e+00, -6.799314e-01, 1.3355454e+00]> : tensor<3xf32>
  %1 = stablehlo.constant dense<-2.0e+00> : tensor<f32>
  %2 = stablehlo.constant dense<2> : tensor<i32>
  return %0, %1, %2 : tensor<3xf32>, tensor<f32>, tensor<i32>
}

// ---
func.func @results() -> (tensor<3xf32>, tensor<3xf32>) {
  %0 = stablehlo.constant dense<[-3.765816e+00, -1.3598628e+00, 2.6710908e+00]> : tensor<3xf32>
  %1 = stablehlo.constant dense<[3.5453424e+00, 4.623067e-01, 1.7836815e+00]> : tensor<3xf32>
  return %0, %1 : tensor<3xf32>, tensor<3xf32>
}
