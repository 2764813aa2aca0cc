module @jit_complex_functions attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>) -> (tensor<3x4xf32> {jax.result_info = "result[0]"}, tensor<3x4xf32> {jax.result_info = "result[1]"}, tensor<3x4xf32> {jax.result_info = "result[2]"}, tensor<3x4xf32> {jax.result_info = "result[3]"}, tensor<3x4xf32> {jax.result_info = "result[4]"}, tensor<3x4xf32> {jax.result_info = "result[5]"}, tensor<3x4xf32> {jax.result_info = "result[6]"}, tensor<3x4xf32> {jax.result_info = "result[7]"}, tensor<3x4xf32> {jax.result_info = "result[8]"}, tensor<3x4xf32> {jax.result_info = "result[9]"}, tensor<3x4xf32> {jax.result_info = "result[10]"}, tensor<3x4xf32> {jax.result_info = "result[11]"}, tensor<3x4xf32> {jax.result_info = "result[12]"}, tensor<3x4xf32> {jax.result_info = "result[13]"}, tensor<3x4xf32> {jax.result_info = "result[14]"}, tensor<3x4xf32> {jax.result_info = "result[15]"}, tensor<3x4xf32> {jax.result_info = "result[16]"}, tensor<3x4xf32> {jax.result_info = "result[17]"}, tensor<3x4xf32> {jax.result_info = "result[18]"}, tensor<3x4xf32> {jax.result_info = "result[19]"}, tensor<3x4xf32> {jax.result_info = "result[20]"}, tensor<3x4xf32> {jax.result_info = "result[21]"}) {
    %0 = stablehlo.convert %arg1 : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %2 = stablehlo.multiply %1, %0 : tensor<3x4xcomplex<f32>>
    %3 = stablehlo.convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %4 = stablehlo.add %3, %2 : tensor<3x4xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e-03,0.000000e+00)> : tensor<complex<f32>>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %6 = stablehlo.multiply %5, %4 : tensor<3x4xcomplex<f32>>
    %7 = stablehlo.tanh %4 : tensor<3x4xcomplex<f32>>
    %8 = stablehlo.real %4 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %9 = stablehlo.imag %4 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %11 = stablehlo.compare EQ, %8, %10, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %12 = stablehlo.sine %8 : tensor<3x4xf32>
    %13 = stablehlo.cosine %8 : tensor<3x4xf32>
    %14 = stablehlo.exponential_minus_one %9 : tensor<3x4xf32>
    %15 = stablehlo.negate %9 : tensor<3x4xf32>
    %16 = stablehlo.exponential_minus_one %15 : tensor<3x4xf32>
    %17 = stablehlo.subtract %14, %16 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %19 = stablehlo.divide %17, %18 : tensor<3x4xf32>
    %20 = stablehlo.add %14, %16 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %22 = stablehlo.add %20, %21 : tensor<3x4xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %24 = stablehlo.divide %22, %23 : tensor<3x4xf32>
    %25 = stablehlo.multiply %12, %24 : tensor<3x4xf32>
    %26 = stablehlo.multiply %13, %19 : tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %28 = stablehlo.complex %27, %26 : tensor<3x4xcomplex<f32>>
    %29 = stablehlo.complex %25, %26 : tensor<3x4xcomplex<f32>>
    %30 = stablehlo.select %11, %28, %29 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
    %31 = stablehlo.real %4 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %32 = stablehlo.imag %4 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %34 = stablehlo.compare EQ, %31, %33, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %35 = stablehlo.sine %31 : tensor<3x4xf32>
    %36 = stablehlo.cosine %31 : tensor<3x4xf32>
    %37 = stablehlo.exponential_minus_one %32 : tensor<3x4xf32>
    %38 = stablehlo.negate %32 : tensor<3x4xf32>
    %39 = stablehlo.exponential_minus_one %38 : tensor<3x4xf32>
    %40 = stablehlo.subtract %37, %39 : tensor<3x4xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %42 = stablehlo.divide %40, %41 : tensor<3x4xf32>
    %43 = stablehlo.add %37, %39 : tensor<3x4xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %45 = stablehlo.add %43, %44 : tensor<3x4xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %47 = stablehlo.divide %45, %46 : tensor<3x4xf32>
    %48 = stablehlo.multiply %36, %47 : tensor<3x4xf32>
    %49 = stablehlo.negate %35 : tensor<3x4xf32>
    %50 = stablehlo.multiply %49, %42 : tensor<3x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %52 = stablehlo.complex %48, %51 : tensor<3x4xcomplex<f32>>
    %53 = stablehlo.complex %48, %50 : tensor<3x4xcomplex<f32>>
    %54 = stablehlo.select %34, %52, %53 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
    %55 = stablehlo.exponential_minus_one %4 : tensor<3x4xcomplex<f32>>
    %56 = stablehlo.exponential_minus_one %6 : tensor<3x4xcomplex<f32>>
    %cst_11 = stablehlo.constant dense<(2.000000e+01,0.000000e+00)> : tensor<complex<f32>>
    %57 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %58 = stablehlo.multiply %57, %4 : tensor<3x4xcomplex<f32>>
    %59 = stablehlo.tanh %58 : tensor<3x4xcomplex<f32>>
    %60 = stablehlo.convert %arg1 : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %cst_12 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %61 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %62 = stablehlo.multiply %61, %60 : tensor<3x4xcomplex<f32>>
    %63 = stablehlo.tanh %62 : tensor<3x4xcomplex<f32>>
    %cst_13 = stablehlo.constant dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %64 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %65 = stablehlo.divide %4, %64 : tensor<3x4xcomplex<f32>>
    %66 = stablehlo.convert %arg1 : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %67 = stablehlo.divide %4, %66 : tensor<3x4xcomplex<f32>>
    %68 = stablehlo.real %6 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %69 = stablehlo.imag %6 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %71 = stablehlo.compare EQ, %68, %70, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %72 = stablehlo.sine %68 : tensor<3x4xf32>
    %73 = stablehlo.cosine %68 : tensor<3x4xf32>
    %74 = stablehlo.exponential_minus_one %69 : tensor<3x4xf32>
    %75 = stablehlo.negate %69 : tensor<3x4xf32>
    %76 = stablehlo.exponential_minus_one %75 : tensor<3x4xf32>
    %77 = stablehlo.subtract %74, %76 : tensor<3x4xf32>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %79 = stablehlo.divide %77, %78 : tensor<3x4xf32>
    %80 = stablehlo.add %74, %76 : tensor<3x4xf32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %82 = stablehlo.add %80, %81 : tensor<3x4xf32>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %84 = stablehlo.divide %82, %83 : tensor<3x4xf32>
    %85 = stablehlo.multiply %72, %84 : tensor<3x4xf32>
    %86 = stablehlo.multiply %73, %79 : tensor<3x4xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %88 = stablehlo.complex %87, %86 : tensor<3x4xcomplex<f32>>
    %89 = stablehlo.complex %85, %86 : tensor<3x4xcomplex<f32>>
    %90 = stablehlo.select %71, %88, %89 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
    %91 = stablehlo.real %7 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %92 = stablehlo.imag %7 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %93 = stablehlo.real %30 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %94 = stablehlo.imag %30 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %95 = stablehlo.real %54 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %96 = stablehlo.imag %54 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %97 = stablehlo.real %55 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %98 = stablehlo.imag %55 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %99 = stablehlo.real %56 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %100 = stablehlo.imag %56 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %101 = stablehlo.real %59 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %102 = stablehlo.imag %59 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %103 = stablehlo.real %63 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %104 = stablehlo.imag %63 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %105 = stablehlo.real %65 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %106 = stablehlo.imag %65 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %107 = stablehlo.real %67 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %108 = stablehlo.imag %67 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %109 = stablehlo.real %90 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %110 = stablehlo.imag %90 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %111 = stablehlo.convert %arg1 : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %cst_19 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %112 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %113 = stablehlo.multiply %112, %111 : tensor<3x4xcomplex<f32>>
    %114 = stablehlo.convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %115 = stablehlo.add %114, %113 : tensor<3x4xcomplex<f32>>
    %116 = stablehlo.tanh %115 : tensor<3x4xcomplex<f32>>
    %cst_20 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %117 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %118 = stablehlo.subtract %117, %116 : tensor<3x4xcomplex<f32>>
    %119 = stablehlo.real %116 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %120 = stablehlo.convert %arg1 : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %cst_21 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %121 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %122 = stablehlo.multiply %121, %120 : tensor<3x4xcomplex<f32>>
    %123 = stablehlo.convert %arg0 : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %124 = stablehlo.add %123, %122 : tensor<3x4xcomplex<f32>>
    %125 = stablehlo.real %124 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %126 = stablehlo.imag %124 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %128 = stablehlo.compare EQ, %125, %127, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %129 = stablehlo.sine %125 : tensor<3x4xf32>
    %130 = stablehlo.cosine %125 : tensor<3x4xf32>
    %131 = stablehlo.exponential_minus_one %126 : tensor<3x4xf32>
    %132 = stablehlo.negate %126 : tensor<3x4xf32>
    %133 = stablehlo.exponential_minus_one %132 : tensor<3x4xf32>
    %134 = stablehlo.subtract %131, %133 : tensor<3x4xf32>
    %cst_23 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %136 = stablehlo.divide %134, %135 : tensor<3x4xf32>
    %137 = stablehlo.add %131, %133 : tensor<3x4xf32>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %139 = stablehlo.add %137, %138 : tensor<3x4xf32>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %141 = stablehlo.divide %139, %140 : tensor<3x4xf32>
    %142 = stablehlo.multiply %129, %141 : tensor<3x4xf32>
    %143 = stablehlo.multiply %130, %136 : tensor<3x4xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %145 = stablehlo.complex %144, %143 : tensor<3x4xcomplex<f32>>
    %146 = stablehlo.complex %142, %143 : tensor<3x4xcomplex<f32>>
    %147 = stablehlo.select %128, %145, %146 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
    %148 = stablehlo.real %124 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %149 = stablehlo.imag %124 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %151 = stablehlo.compare EQ, %148, %150, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %152 = stablehlo.sine %148 : tensor<3x4xf32>
    %153 = stablehlo.cosine %148 : tensor<3x4xf32>
    %154 = stablehlo.exponential_minus_one %149 : tensor<3x4xf32>
    %155 = stablehlo.negate %149 : tensor<3x4xf32>
    %156 = stablehlo.exponential_minus_one %155 : tensor<3x4xf32>
    %157 = stablehlo.subtract %154, %156 : tensor<3x4xf32>
    %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %159 = stablehlo.divide %157, %158 : tensor<3x4xf32>
    %160 = stablehlo.add %154, %156 : tensor<3x4xf32>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %162 = stablehlo.add %160, %161 : tensor<3x4xf32>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %164 = stablehlo.divide %162, %163 : tensor<3x4xf32>
    %165 = stablehlo.multiply %153, %164 : tensor<3x4xf32>
    %166 = stablehlo.negate %152 : tensor<3x4xf32>
    %167 = stablehlo.multiply %166, %159 : tensor<3x4xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %169 = stablehlo.complex %165, %168 : tensor<3x4xcomplex<f32>>
    %170 = stablehlo.complex %165, %167 : tensor<3x4xcomplex<f32>>
    %171 = stablehlo.select %151, %169, %170 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
    %172 = stablehlo.imag %147 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %174 = stablehlo.multiply %119, %173 : tensor<3x4xf32>
    %175 = stablehlo.multiply %173, %172 : tensor<3x4xf32>
    %176 = stablehlo.negate %174 : tensor<3x4xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %178 = stablehlo.complex %177, %176 : tensor<3x4xcomplex<f32>>
    %179 = stablehlo.multiply %178, %171 : tensor<3x4xcomplex<f32>>
    %180 = stablehlo.real %179 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %181 = stablehlo.convert %180 : tensor<3x4xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %183 = stablehlo.complex %175, %182 : tensor<3x4xcomplex<f32>>
    %184 = stablehlo.multiply %183, %118 : tensor<3x4xcomplex<f32>>
    %185 = stablehlo.multiply %184, %116 : tensor<3x4xcomplex<f32>>
    %186 = stablehlo.add %184, %185 : tensor<3x4xcomplex<f32>>
    %187 = stablehlo.real %186 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %188 = stablehlo.convert %187 : tensor<3x4xf32>
    %189 = stablehlo.add %181, %188 : tensor<3x4xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %191 = stablehlo.multiply %190, %arg0 : tensor<3x4xf32>
    %192 = stablehlo.convert %arg1 : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %cst_36 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %193 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %194 = stablehlo.multiply %193, %192 : tensor<3x4xcomplex<f32>>
    %195 = stablehlo.convert %191 : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %196 = stablehlo.add %195, %194 : tensor<3x4xcomplex<f32>>
    %197 = stablehlo.tanh %196 : tensor<3x4xcomplex<f32>>
    %cst_37 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %198 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %199 = stablehlo.subtract %198, %197 : tensor<3x4xcomplex<f32>>
    %200 = stablehlo.real %197 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %201 = stablehlo.convert %arg1 : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %cst_38 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
    %202 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %203 = stablehlo.multiply %202, %201 : tensor<3x4xcomplex<f32>>
    %204 = stablehlo.convert %191 : (tensor<3x4xf32>) -> tensor<3x4xcomplex<f32>>
    %205 = stablehlo.add %204, %203 : tensor<3x4xcomplex<f32>>
    %206 = stablehlo.real %205 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %207 = stablehlo.imag %205 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %209 = stablehlo.compare EQ, %206, %208, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %210 = stablehlo.sine %206 : tensor<3x4xf32>
    %211 = stablehlo.cosine %206 : tensor<3x4xf32>
    %212 = stablehlo.exponential_minus_one %207 : tensor<3x4xf32>
    %213 = stablehlo.negate %207 : tensor<3x4xf32>
    %214 = stablehlo.exponential_minus_one %213 : tensor<3x4xf32>
    %215 = stablehlo.subtract %212, %214 : tensor<3x4xf32>
    %cst_40 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %217 = stablehlo.divide %215, %216 : tensor<3x4xf32>
    %218 = stablehlo.add %212, %214 : tensor<3x4xf32>
    %cst_41 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %220 = stablehlo.add %218, %219 : tensor<3x4xf32>
    %cst_42 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %222 = stablehlo.divide %220, %221 : tensor<3x4xf32>
    %223 = stablehlo.multiply %210, %222 : tensor<3x4xf32>
    %224 = stablehlo.multiply %211, %217 : tensor<3x4xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %226 = stablehlo.complex %225, %224 : tensor<3x4xcomplex<f32>>
    %227 = stablehlo.complex %223, %224 : tensor<3x4xcomplex<f32>>
    %228 = stablehlo.select %209, %226, %227 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
    %229 = stablehlo.real %205 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %230 = stablehlo.imag %205 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %232 = stablehlo.compare EQ, %229, %231, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %233 = stablehlo.sine %229 : tensor<3x4xf32>
    %234 = stablehlo.cosine %229 : tensor<3x4xf32>
    %235 = stablehlo.exponential_minus_one %230 : tensor<3x4xf32>
    %236 = stablehlo.negate %230 : tensor<3x4xf32>
    %237 = stablehlo.exponential_minus_one %236 : tensor<3x4xf32>
    %238 = stablehlo.subtract %235, %237 : tensor<3x4xf32>
    %cst_45 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %240 = stablehlo.divide %238, %239 : tensor<3x4xf32>
    %241 = stablehlo.add %235, %237 : tensor<3x4xf32>
    %cst_46 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %242 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %243 = stablehlo.add %241, %242 : tensor<3x4xf32>
    %cst_47 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %245 = stablehlo.divide %243, %244 : tensor<3x4xf32>
    %246 = stablehlo.multiply %234, %245 : tensor<3x4xf32>
    %247 = stablehlo.negate %233 : tensor<3x4xf32>
    %248 = stablehlo.multiply %247, %240 : tensor<3x4xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %250 = stablehlo.complex %246, %249 : tensor<3x4xcomplex<f32>>
    %251 = stablehlo.complex %246, %248 : tensor<3x4xcomplex<f32>>
    %252 = stablehlo.select %232, %250, %251 : tensor<3x4xi1>, tensor<3x4xcomplex<f32>>
    %253 = stablehlo.imag %228 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %255 = stablehlo.multiply %200, %254 : tensor<3x4xf32>
    %256 = stablehlo.multiply %254, %253 : tensor<3x4xf32>
    %257 = stablehlo.negate %255 : tensor<3x4xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %259 = stablehlo.complex %258, %257 : tensor<3x4xcomplex<f32>>
    %260 = stablehlo.multiply %259, %252 : tensor<3x4xcomplex<f32>>
    %261 = stablehlo.real %260 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %262 = stablehlo.convert %261 : tensor<3x4xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %264 = stablehlo.complex %256, %263 : tensor<3x4xcomplex<f32>>
    %265 = stablehlo.multiply %264, %199 : tensor<3x4xcomplex<f32>>
    %266 = stablehlo.multiply %265, %197 : tensor<3x4xcomplex<f32>>
    %267 = stablehlo.add %265, %266 : tensor<3x4xcomplex<f32>>
    %268 = stablehlo.real %267 : (tensor<3x4xcomplex<f32>>) -> tensor<3x4xf32>
    %269 = stablehlo.convert %268 : tensor<3x4xf32>
    %270 = stablehlo.add %262, %269 : tensor<3x4xf32>
    return %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %189, %270 : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
  }
}
