// tolerance: 2e-06
func.func @inputs() -> (tensor<4x3xf32>, tensor<4x3xf32>) {
  %0 = stablehlo.constant dense<[[-3.695052e-01, -8.096508e-02, 5.749458e-02], [-8.6676426e-02, 9.327384e-02, -2.3789258e+00], [4.410647e-01, -1.4044567e+00, -2.1666455e+00], [1.3813479e+00, -1.2855153e+00, 1.798691e-01]]> : tensor<4x3xf32>
  %1 = stablehlo.constant dense<[[-7.725615e-01, -6.784662e-01, 4.8365477e-01], [-1.0482249e+00, 3.726743e-01, 3.8069248e-01], [1.1644479e+00, -3.3621323e-01, 1.0465822e+00], [1.7206947e+00, 1.5866823e+00, 5.86077e-01]]> : tensor<4x3xf32>
  return %0, %1 : tensor<4x3xf32>, tensor<4x3xf32>
}

// ---
func.func @results() -> (tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>) {
  %0 = stablehlo.constant dense<4.034390926361084e+00> : tensor<f32>
  %1 = stablehlo.constant dense<[3.8261607e-01, 2.382331e+00, 2.6194255e+00, 1.8955275e+00]> : tensor<4xf32>
  %2 = stablehlo.constant dense<-1.2510051727294922e+00> : tensor<f32>
  %3 = stablehlo.constant dense<[4.4501504e-01, 4.6195838e-01, 1.437284e+00]> : tensor<3xf32>
  %4 = stablehlo.constant dense<4.012166976928711e+00> : tensor<f32>
  %5 = stablehlo.constant dense<2.4971747398376465e+00> : tensor<f32>
  return %0, %1, %2, %3, %4, %5 : tensor<f32>, tensor<4xf32>, tensor<f32>, tensor<3xf32>, tensor<f32>, tensor<f32>
}
