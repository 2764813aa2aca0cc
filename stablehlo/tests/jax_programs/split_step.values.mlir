// tolerance: 1e-05
func.func @inputs() -> (tensor<8xf32>) {
  %0 = stablehlo.constant dense<[-2.8192914e+00, 1.3533112e-01, 2.619631e-01, 7.2029966e-01, -5.5381143e-01, -1.2918385e+00, -1.6004953e+00, 5.5314094e-01]> : tensor<8xf32>
  return %0 : tensor<8xf32>
}

// ---
func.func @results() -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %0 = stablehlo.constant dense<[5.49187e-04, 1.2002682e-03, 4.0655736e-02, 2.987998e-01, 8.707042e-01, 2.3230968e-01, 1.3280707e-02, 1.1603379e-03]> : tensor<8xf32>
  %1 = stablehlo.constant dense<[-2.6302934e-03, 8.181751e-03, 1.4398907e-01, 3.378413e-01, 9.2700666e-01, 1.9261926e-02, -1.0239883e-01, 2.5359005e-02]> : tensor<8xf32>
  %2 = stablehlo.constant dense<[-2.328666e-02, 3.3664927e-02, -1.4114843e-01, -4.297244e-01, 1.0659714e-01, 4.816001e-01, -5.2869543e-02, 2.274333e-02]> : tensor<8xf32>
  return %0, %1, %2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
