// tolerance: 2e-06
func.func @inputs() -> (tensor<2xui32>) {
  %0 = stablehlo.constant dense<[3, 4]> : tensor<2xui32>
  return %0 : tensor<2xui32>
}

// ---
func.func @results() -> (tensor<6xi32>, tensor<4xi32>, tensor<5xi1>, tensor<i32>, tensor<3x2xui32>, tensor<3xf32>) {
  %0 = stablehlo.constant dense<[3, 1, 5, 0, 4, 2]> : tensor<6xi32>
  %1 = stablehlo.constant dense<[8, 3, 6, 2]> : tensor<4xi32>
  %2 = stablehlo.constant dense<[true, true, false, true, false]> : tensor<5xi1>
  %3 = stablehlo.constant dense<3> : tensor<i32>
  %4 = stablehlo.constant dense<[[1144503774, 142997786], [1441834994, 695621559], [3970621033, 2143107470]]> : tensor<3x2xui32>
  %5 = stablehlo.constant dense<[3.560967e-01, 6.663767e-01, 8.546864e-01]> : tensor<3xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<6xi32>, tensor<4xi32>, tensor<5xi1>, tensor<i32>, tensor<3x2xui32>, tensor<3xf32>
}
