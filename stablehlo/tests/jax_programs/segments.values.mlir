// tolerance: 2e-06
func.func @inputs() -> (tensor<6x2xf32>, tensor<6xi32>) {
  %0 = stablehlo.constant dense<[[-6.0138136e-01, -2.6580083e-01], [-3.5167256e-01, -3.0292264e-01], [-1.1029534e+00, -5.425944e-01], [8.222619e-02, 3.0941892e-01], [-6.402895e-02, -1.8365991e-01], [5.344499e-01, 8.144687e-01]]> : tensor<6x2xf32>
  %1 = stablehlo.constant dense<[0, 2, 1, 1, 0, 2]> : tensor<6xi32>
  return %0, %1 : tensor<6x2xf32>, tensor<6xi32>
}

// ---
func.func @results() -> (tensor<3x2xf32>, tensor<3x2xf32>) {
  %0 = stablehlo.constant dense<[[-6.654103e-01, -4.4946074e-01], [-1.0207273e+00, -2.3317546e-01], [1.8277732e-01, 5.11546e-01]]> : tensor<3x2xf32>
  %1 = stablehlo.constant dense<[[-6.402895e-02, -1.8365991e-01], [8.222619e-02, 3.0941892e-01], [5.344499e-01, 8.144687e-01]]> : tensor<3x2xf32>
  return %0, %1 : tensor<3x2xf32>, tensor<3x2xf32>
}
