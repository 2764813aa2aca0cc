// tolerance: 2e-06
func.func @inputs() -> (tensor<4x5xf32>) {
  %0 = stablehlo.constant dense<[[-3.626264e-01, 2.0310073e-01, -3.088714e-01, 9.508056e-01, -1.2917614e-01], [-1.5485822e+00, -1.0600573e+00, -1.2739084e+00, -3.164304e-01, 1.2475848e+00], [5.0574607e-01, 3.3950946e-01, -1.2853814e+00, 2.3691638e+00, -2.8263163e-02], [2.4169126e+00, -8.6742145e-01, -5.678465e-01, 2.5996616e+00, -1.074994e+00]]> : tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// ---
func.func @results() -> (tensor<5xi32>, tensor<i32>, tensor<4x5xi32>, tensor<f32>, tensor<5xi32>, tensor<i32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[3, 2, 0, 3, 1]> : tensor<5xi32>
  %1 = stablehlo.constant dense<18> : tensor<i32>
  %2 = stablehlo.constant dense<[[0, 2, 4, 1, 3], [0, 2, 1, 3, 4], [2, 4, 1, 0, 3], [4, 1, 2, 0, 3]]> : tensor<4x5xi32>
  %3 = stablehlo.constant dense<-6.577188968658447e-01> : tensor<f32>
  %4 = stablehlo.constant dense<[0, 0, 0, 1, 5]> : tensor<5xi32>
  %5 = stablehlo.constant dense<8> : tensor<i32>
  %6 = stablehlo.constant dense<4.1482439041137695e+00> : tensor<f32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<5xi32>, tensor<i32>, tensor<4x5xi32>, tensor<f32>, tensor<5xi32>, tensor<i32>, tensor<f32>
}
