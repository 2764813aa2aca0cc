// tolerance: 2e-06
func.func @inputs() -> (tensor<9xf32>, tensor<9xi32>, tensor<4x5xf32>) {
  %0 = stablehlo.constant dense<[0.0e+00, 1.5e+00, -0.0e+00, 0x7FC00000, 0xFF800000, 2.5e+00, -1.5e+00, 0x7F800000, 1.5e+00]> : tensor<9xf32>
  %1 = stablehlo.constant dense<[2, -5, -5, -2, -5, -5, 0, -1, -1]> : tensor<9xi32>
  %2 = stablehlo.constant dense<[[5.8220583e-01, -1.7518005e+00, 1.0414022e+00, -1.0747916e+00, -1.7791395e-01], [6.681134e-01, -2.9985315e-01, 1.118944e+00, 7.612638e-01, -1.5768756e+00], [-4.7243416e-01, 2.8207374e-01, -5.749987e-01, -2.1627651e-01, 7.997849e-01], [3.167813e-01, -9.20619e-01, 1.7460637e-01, -6.1226964e-01, -1.2151923e+00]]> : tensor<4x5xf32>
  return %0, %1, %2 : tensor<9xf32>, tensor<9xi32>, tensor<4x5xf32>
}

// ---
func.func @results() -> (tensor<9xf32>, tensor<9xi32>, tensor<9xi32>, tensor<9xf32>, tensor<9xi32>, tensor<9xf32>, tensor<9xi32>, tensor<4x5xf32>, tensor<4x2xf32>, tensor<4x2xi32>, tensor<f32>) {
  %0 = stablehlo.constant dense<[0xFF800000, -1.5e+00, 0.0e+00, -0.0e+00, 1.5e+00, 1.5e+00, 2.5e+00, 0x7F800000, 0x7FC00000]> : tensor<9xf32>
  %1 = stablehlo.constant dense<[1, 2, 4, 5, 3, 7, 8, 6, 0]> : tensor<9xi32>
  %2 = stablehlo.constant dense<[-5, -5, -5, -5, -2, -1, -1, 0, 2]> : tensor<9xi32>
  %3 = stablehlo.constant dense<[0xFF800000, -0.0e+00, 1.5e+00, 2.5e+00, 0x7FC00000, 1.5e+00, 0x7F800000, -1.5e+00, 0.0e+00]> : tensor<9xf32>
  %4 = stablehlo.constant dense<[4, 2, 1, 5, 3, 8, 7, 6, 0]> : tensor<9xi32>
  %5 = stablehlo.constant dense<[0xFF800000, -1.5e+00, 0.0e+00, -0.0e+00, 1.5e+00, 1.5e+00, 2.5e+00, 0x7F800000, 0x7FC00000]> : tensor<9xf32>
  %6 = stablehlo.constant dense<[-5, 0, 2, -5, -5, -1, -5, -1, -2]> : tensor<9xi32>
  %7 = stablehlo.constant dense<[[6.681134e-01, 2.8207374e-01, 1.118944e+00, 7.612638e-01, 7.997849e-01], [5.8220583e-01, -2.9985315e-01, 1.0414022e+00, -2.1627651e-01, -1.7791395e-01], [3.167813e-01, -9.20619e-01, 1.7460637e-01, -6.1226964e-01, -1.2151923e+00], [-4.7243416e-01, -1.7518005e+00, -5.749987e-01, -1.0747916e+00, -1.5768756e+00]]> : tensor<4x5xf32>
  %8 = stablehlo.constant dense<[[1.0414022e+00, 5.8220583e-01], [1.118944e+00, 7.612638e-01], [7.997849e-01, 2.8207374e-01], [3.167813e-01, 1.7460637e-01]]> : tensor<4x2xf32>
  %9 = stablehlo.constant dense<[[2, 0], [2, 3], [4, 1], [0, 2]]> : tensor<4x2xi32>
  %10 = stablehlo.constant dense<-1.9709523022174835e-01> : tensor<f32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<9xf32>, tensor<9xi32>, tensor<9xi32>, tensor<9xf32>, tensor<9xi32>, tensor<9xf32>, tensor<9xi32>, tensor<4x5xf32>, tensor<4x2xf32>, tensor<4x2xi32>, tensor<f32>
}
