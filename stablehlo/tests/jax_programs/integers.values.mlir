// tolerance: 2e-06
func.func @inputs() -> (tensor<7xi32>, tensor<7xi32>, tensor<7xi1>) {
  %0 = stablehlo.constant dense<[3, -9, -3, -3, 6, 3, -1]> : tensor<7xi32>
  %1 = stablehlo.constant dense<[2, 2, 1, 2, 3, 5, 5]> : tensor<7xi32>
  %2 = stablehlo.constant dense<[false, false, true, true, false, true, true]> : tensor<7xi1>
  return %0, %1, %2 : tensor<7xi32>, tensor<7xi32>, tensor<7xi1>
}

// ---
func.func @results() -> (tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi1>, tensor<7xui8>, tensor<7xi32>, tensor<7xi32>, tensor<7xf32>, tensor<7xf32>, tensor<7xi32>, tensor<i1>, tensor<i1>, tensor<i32>, tensor<i32>) {
  %0 = stablehlo.constant dense<[1, -5, -3, -2, 2, 0, -1]> : tensor<7xi32>
  %1 = stablehlo.constant dense<[1, 1, 0, 1, 0, 3, 4]> : tensor<7xi32>
  %2 = stablehlo.constant dense<[12, -36, -6, -12, 48, 96, -32]> : tensor<7xi32>
  %3 = stablehlo.constant dense<[0, -3, -2, -1, 0, 0, -1]> : tensor<7xi32>
  %4 = stablehlo.constant dense<[0, 1073741821, 2147483646, 1073741823, 0, 0, 134217727]> : tensor<7xi32>
  %5 = stablehlo.constant dense<[1, -11, -4, -1, 5, 6, -6]> : tensor<7xi32>
  %6 = stablehlo.constant dense<[-4, 8, 2, 2, -7, -4, 0]> : tensor<7xi32>
  %7 = stablehlo.constant dense<[2, 2, 1, 0, 2, 1, 5]> : tensor<7xi32>
  %8 = stablehlo.constant dense<[2, 31, 31, 31, 2, 2, 32]> : tensor<7xi32>
  %9 = stablehlo.constant dense<[30, 0, 0, 0, 29, 30, 0]> : tensor<7xi32>
  %10 = stablehlo.constant dense<[false, false, false, false, false, true, false]> : tensor<7xi1>
  %11 = stablehlo.constant dense<[3, 247, 253, 253, 6, 3, 255]> : tensor<7xui8>
  %12 = stablehlo.constant dense<[3, 9, 3, 3, 6, 3, 1]> : tensor<7xi32>
  %13 = stablehlo.constant dense<[27, -729, -27, -27, 216, 27, -1]> : tensor<7xi32>
  %14 = stablehlo.constant dense<[0.0e+00, 0.0e+00, 1.0e+00, 1.0e+00, 0.0e+00, 1.0e+00, 1.0e+00]> : tensor<7xf32>
  %15 = stablehlo.constant dense<[4.0e-45, 0xFFFFFFF7, 0xFFFFFFFD, 0xFFFFFFFD, 8.0e-45, 4.0e-45, 0xFFFFFFFF]> : tensor<7xf32>
  %16 = stablehlo.constant dense<[3, -3, -3, -3, 4, 3, -1]> : tensor<7xi32>
  %17 = stablehlo.constant dense<true> : tensor<i1>
  %18 = stablehlo.constant dense<false> : tensor<i1>
  %19 = stablehlo.constant dense<6> : tensor<i32>
  %20 = stablehlo.constant dense<4> : tensor<i32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20 : tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi32>, tensor<7xi1>, tensor<7xui8>, tensor<7xi32>, tensor<7xi32>, tensor<7xf32>, tensor<7xf32>, tensor<7xi32>, tensor<i1>, tensor<i1>, tensor<i32>, tensor<i32>
}
