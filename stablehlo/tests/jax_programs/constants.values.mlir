// tolerance: 2e-06
func.func @inputs() -> (tensor<3xf32>) {
  %0 = stablehlo.constant dense<[-6.2696314e-01, 1.2012041e+00, 1.4377218e-01]> : tensor<3xf32>
  return %0 : tensor<3xf32>
}

// ---
func.func @results() -> (tensor<3xf32>, tensor<2x1xi1>, tensor<40xi8>, tensor<2x2xf32>, tensor<0x3xf32>, tensor<2xf16>, tensor<ui32>) {
  %0 = stablehlo.constant dense<[-9.404447e-01, 0x7FC00000, -0.0e+00]> : tensor<3xf32>
  %1 = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %2 = stablehlo.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39]> : tensor<40xi8>
  %3 = stablehlo.constant dense<[[0xFF800000, 0xFF800000], [0xFF800000, 0xFF800000]]> : tensor<2x2xf32>
  %4 = stablehlo.constant dense<> : tensor<0x3xf32>
  %5 = stablehlo.constant dense<[0x7C00, 0x7C00]> : tensor<2xf16>
  %6 = stablehlo.constant dense<4294967295> : tensor<ui32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<3xf32>, tensor<2x1xi1>, tensor<40xi8>, tensor<2x2xf32>, tensor<0x3xf32>, tensor<2xf16>, tensor<ui32>
}
