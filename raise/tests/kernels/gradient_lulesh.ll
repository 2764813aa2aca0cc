; clang sm_80, from gradient_lulesh.cu
source_filename = "gradient_lulesh.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z8add_facePKdS0_S0_PdS1_S1_iiii(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4, ptr noundef captures(none) %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9) local_unnamed_addr #0 {
  %11 = sext i32 %9 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !8
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds double, ptr %0, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !8
  %17 = fadd contract double %13, %16
  %18 = sext i32 %7 to i64
  %19 = getelementptr inbounds double, ptr %0, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !8
  %21 = fsub contract double %17, %20
  %22 = sext i32 %6 to i64
  %23 = getelementptr inbounds double, ptr %0, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !8
  %25 = fsub contract double %21, %24
  %26 = fmul contract double %25, 5.000000e-01
  %27 = getelementptr inbounds double, ptr %1, i64 %11
  %28 = load double, ptr %27, align 8, !tbaa !8
  %29 = getelementptr inbounds double, ptr %1, i64 %14
  %30 = load double, ptr %29, align 8, !tbaa !8
  %31 = fadd contract double %28, %30
  %32 = getelementptr inbounds double, ptr %1, i64 %18
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = fsub contract double %31, %33
  %35 = getelementptr inbounds double, ptr %1, i64 %22
  %36 = load double, ptr %35, align 8, !tbaa !8
  %37 = fsub contract double %34, %36
  %38 = fmul contract double %37, 5.000000e-01
  %39 = getelementptr inbounds double, ptr %2, i64 %11
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = getelementptr inbounds double, ptr %2, i64 %14
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = fadd contract double %40, %42
  %44 = getelementptr inbounds double, ptr %2, i64 %18
  %45 = load double, ptr %44, align 8, !tbaa !8
  %46 = fsub contract double %43, %45
  %47 = getelementptr inbounds double, ptr %2, i64 %22
  %48 = load double, ptr %47, align 8, !tbaa !8
  %49 = fsub contract double %46, %48
  %50 = fmul contract double %49, 5.000000e-01
  %51 = fadd contract double %16, %20
  %52 = fsub contract double %51, %13
  %53 = fsub contract double %52, %24
  %54 = fmul contract double %53, 5.000000e-01
  %55 = fadd contract double %30, %33
  %56 = fsub contract double %55, %28
  %57 = fsub contract double %56, %36
  %58 = fmul contract double %57, 5.000000e-01
  %59 = fadd contract double %42, %45
  %60 = fsub contract double %59, %40
  %61 = fsub contract double %60, %48
  %62 = fmul contract double %61, 5.000000e-01
  %63 = fmul contract double %38, %62
  %64 = fmul contract double %58, %50
  %65 = fsub contract double %63, %64
  %66 = fmul contract double %65, 2.500000e-01
  %67 = fmul contract double %54, %50
  %68 = fmul contract double %26, %62
  %69 = fsub contract double %67, %68
  %70 = fmul contract double %69, 2.500000e-01
  %71 = fmul contract double %26, %58
  %72 = fmul contract double %54, %38
  %73 = fsub contract double %71, %72
  %74 = fmul contract double %73, 2.500000e-01
  %75 = getelementptr inbounds double, ptr %3, i64 %22
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = fadd contract double %76, %66
  store double %77, ptr %75, align 8, !tbaa !8
  %78 = getelementptr inbounds double, ptr %3, i64 %18
  %79 = load double, ptr %78, align 8, !tbaa !8
  %80 = fadd contract double %79, %66
  store double %80, ptr %78, align 8, !tbaa !8
  %81 = getelementptr inbounds double, ptr %3, i64 %14
  %82 = load double, ptr %81, align 8, !tbaa !8
  %83 = fadd contract double %82, %66
  store double %83, ptr %81, align 8, !tbaa !8
  %84 = getelementptr inbounds double, ptr %3, i64 %11
  %85 = load double, ptr %84, align 8, !tbaa !8
  %86 = fadd contract double %66, %85
  store double %86, ptr %84, align 8, !tbaa !8
  %87 = getelementptr inbounds double, ptr %4, i64 %22
  %88 = load double, ptr %87, align 8, !tbaa !8
  %89 = fadd contract double %70, %88
  store double %89, ptr %87, align 8, !tbaa !8
  %90 = getelementptr inbounds double, ptr %4, i64 %18
  %91 = load double, ptr %90, align 8, !tbaa !8
  %92 = fadd contract double %70, %91
  store double %92, ptr %90, align 8, !tbaa !8
  %93 = getelementptr inbounds double, ptr %4, i64 %14
  %94 = load double, ptr %93, align 8, !tbaa !8
  %95 = fadd contract double %70, %94
  store double %95, ptr %93, align 8, !tbaa !8
  %96 = getelementptr inbounds double, ptr %4, i64 %11
  %97 = load double, ptr %96, align 8, !tbaa !8
  %98 = fadd contract double %70, %97
  store double %98, ptr %96, align 8, !tbaa !8
  %99 = getelementptr inbounds double, ptr %5, i64 %22
  %100 = load double, ptr %99, align 8, !tbaa !8
  %101 = fadd contract double %74, %100
  store double %101, ptr %99, align 8, !tbaa !8
  %102 = getelementptr inbounds double, ptr %5, i64 %18
  %103 = load double, ptr %102, align 8, !tbaa !8
  %104 = fadd contract double %74, %103
  store double %104, ptr %102, align 8, !tbaa !8
  %105 = getelementptr inbounds double, ptr %5, i64 %14
  %106 = load double, ptr %105, align 8, !tbaa !8
  %107 = fadd contract double %74, %106
  store double %107, ptr %105, align 8, !tbaa !8
  %108 = getelementptr inbounds double, ptr %5, i64 %11
  %109 = load double, ptr %108, align 8, !tbaa !8
  %110 = fadd contract double %74, %109
  store double %110, ptr %108, align 8, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local noundef double @_Z13corner_forcesPKdS0_S0_PKiddPdS3_S3_(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, double noundef %4, double noundef %5, ptr noundef captures(none) initializes((0, 64)) %6, ptr noundef captures(none) initializes((0, 64)) %7, ptr noundef captures(none) initializes((0, 64)) %8) local_unnamed_addr #0 {
  %10 = load i32, ptr %3, align 4, !tbaa !4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !8
  %14 = getelementptr inbounds double, ptr %1, i64 %11
  %15 = load double, ptr %14, align 8, !tbaa !8
  %16 = getelementptr inbounds double, ptr %2, i64 %11
  %17 = load double, ptr %16, align 8, !tbaa !8
  store double 0.000000e+00, ptr %6, align 8, !tbaa !8
  store double 0.000000e+00, ptr %7, align 8, !tbaa !8
  store double 0.000000e+00, ptr %8, align 8, !tbaa !8
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds double, ptr %0, i64 %20
  %22 = load double, ptr %21, align 8, !tbaa !8
  %23 = getelementptr inbounds double, ptr %1, i64 %20
  %24 = load double, ptr %23, align 8, !tbaa !8
  %25 = getelementptr inbounds double, ptr %2, i64 %20
  %26 = load double, ptr %25, align 8, !tbaa !8
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store double 0.000000e+00, ptr %27, align 8, !tbaa !8
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store double 0.000000e+00, ptr %28, align 8, !tbaa !8
  %29 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store double 0.000000e+00, ptr %29, align 8, !tbaa !8
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %0, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !8
  %35 = getelementptr inbounds double, ptr %1, i64 %32
  %36 = load double, ptr %35, align 8, !tbaa !8
  %37 = getelementptr inbounds double, ptr %2, i64 %32
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store double 0.000000e+00, ptr %39, align 8, !tbaa !8
  %40 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store double 0.000000e+00, ptr %40, align 8, !tbaa !8
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store double 0.000000e+00, ptr %41, align 8, !tbaa !8
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %43 = load i32, ptr %42, align 4, !tbaa !4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %0, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !8
  %47 = getelementptr inbounds double, ptr %1, i64 %44
  %48 = load double, ptr %47, align 8, !tbaa !8
  %49 = getelementptr inbounds double, ptr %2, i64 %44
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store double 0.000000e+00, ptr %51, align 8, !tbaa !8
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store double 0.000000e+00, ptr %52, align 8, !tbaa !8
  %53 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store double 0.000000e+00, ptr %53, align 8, !tbaa !8
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %55 = load i32, ptr %54, align 4, !tbaa !4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %0, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = getelementptr inbounds double, ptr %1, i64 %56
  %60 = load double, ptr %59, align 8, !tbaa !8
  %61 = getelementptr inbounds double, ptr %2, i64 %56
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store double 0.000000e+00, ptr %63, align 8, !tbaa !8
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store double 0.000000e+00, ptr %64, align 8, !tbaa !8
  %65 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store double 0.000000e+00, ptr %65, align 8, !tbaa !8
  %66 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %67 = load i32, ptr %66, align 4, !tbaa !4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, ptr %0, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = getelementptr inbounds double, ptr %1, i64 %68
  %72 = load double, ptr %71, align 8, !tbaa !8
  %73 = getelementptr inbounds double, ptr %2, i64 %68
  %74 = load double, ptr %73, align 8, !tbaa !8
  %75 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store double 0.000000e+00, ptr %75, align 8, !tbaa !8
  %76 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store double 0.000000e+00, ptr %76, align 8, !tbaa !8
  %77 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store double 0.000000e+00, ptr %77, align 8, !tbaa !8
  %78 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %79 = load i32, ptr %78, align 4, !tbaa !4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds double, ptr %0, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !8
  %83 = getelementptr inbounds double, ptr %1, i64 %80
  %84 = load double, ptr %83, align 8, !tbaa !8
  %85 = getelementptr inbounds double, ptr %2, i64 %80
  %86 = load double, ptr %85, align 8, !tbaa !8
  %87 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store double 0.000000e+00, ptr %87, align 8, !tbaa !8
  %88 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store double 0.000000e+00, ptr %88, align 8, !tbaa !8
  %89 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store double 0.000000e+00, ptr %89, align 8, !tbaa !8
  %90 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %91 = load i32, ptr %90, align 4, !tbaa !4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds double, ptr %0, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !8
  %95 = getelementptr inbounds double, ptr %1, i64 %92
  %96 = load double, ptr %95, align 8, !tbaa !8
  %97 = getelementptr inbounds double, ptr %2, i64 %92
  %98 = load double, ptr %97, align 8, !tbaa !8
  %99 = getelementptr inbounds nuw i8, ptr %6, i64 56
  store double 0.000000e+00, ptr %99, align 8, !tbaa !8
  %100 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store double 0.000000e+00, ptr %100, align 8, !tbaa !8
  %101 = getelementptr inbounds nuw i8, ptr %8, i64 56
  store double 0.000000e+00, ptr %101, align 8, !tbaa !8
  %102 = fadd contract double %46, %34
  %103 = fsub contract double %102, %22
  %104 = fsub contract double %103, %13
  %105 = fmul contract double %104, 5.000000e-01
  %106 = fadd contract double %48, %36
  %107 = fsub contract double %106, %24
  %108 = fsub contract double %107, %15
  %109 = fmul contract double %108, 5.000000e-01
  %110 = fadd contract double %50, %38
  %111 = fsub contract double %110, %26
  %112 = fsub contract double %111, %17
  %113 = fmul contract double %112, 5.000000e-01
  %114 = fadd contract double %34, %22
  %115 = fsub contract double %114, %46
  %116 = fsub contract double %115, %13
  %117 = fmul contract double %116, 5.000000e-01
  %118 = fadd contract double %36, %24
  %119 = fsub contract double %118, %48
  %120 = fsub contract double %119, %15
  %121 = fmul contract double %120, 5.000000e-01
  %122 = fadd contract double %38, %26
  %123 = fsub contract double %122, %50
  %124 = fsub contract double %123, %17
  %125 = fmul contract double %124, 5.000000e-01
  %126 = fmul contract double %109, %125
  %127 = fmul contract double %121, %113
  %128 = fsub contract double %126, %127
  %129 = fmul contract double %128, 2.500000e-01
  %130 = fmul contract double %117, %113
  %131 = fmul contract double %105, %125
  %132 = fsub contract double %130, %131
  %133 = fmul contract double %132, 2.500000e-01
  %134 = fmul contract double %105, %121
  %135 = fmul contract double %117, %109
  %136 = fsub contract double %134, %135
  %137 = fmul contract double %136, 2.500000e-01
  %138 = load double, ptr %6, align 8, !tbaa !8
  %139 = fadd contract double %138, %129
  store double %139, ptr %6, align 8, !tbaa !8
  %140 = load double, ptr %27, align 8, !tbaa !8
  %141 = fadd contract double %140, %129
  store double %141, ptr %27, align 8, !tbaa !8
  %142 = load double, ptr %39, align 8, !tbaa !8
  %143 = fadd contract double %142, %129
  store double %143, ptr %39, align 8, !tbaa !8
  %144 = load double, ptr %51, align 8, !tbaa !8
  %145 = fadd contract double %129, %144
  store double %145, ptr %51, align 8, !tbaa !8
  %146 = load double, ptr %7, align 8, !tbaa !8
  %147 = fadd contract double %133, %146
  store double %147, ptr %7, align 8, !tbaa !8
  %148 = load double, ptr %28, align 8, !tbaa !8
  %149 = fadd contract double %133, %148
  store double %149, ptr %28, align 8, !tbaa !8
  %150 = load double, ptr %40, align 8, !tbaa !8
  %151 = fadd contract double %133, %150
  store double %151, ptr %40, align 8, !tbaa !8
  %152 = load double, ptr %52, align 8, !tbaa !8
  %153 = fadd contract double %133, %152
  store double %153, ptr %52, align 8, !tbaa !8
  %154 = load double, ptr %8, align 8, !tbaa !8
  %155 = fadd contract double %137, %154
  store double %155, ptr %8, align 8, !tbaa !8
  %156 = load double, ptr %29, align 8, !tbaa !8
  %157 = fadd contract double %137, %156
  store double %157, ptr %29, align 8, !tbaa !8
  %158 = load double, ptr %41, align 8, !tbaa !8
  %159 = fadd contract double %137, %158
  store double %159, ptr %41, align 8, !tbaa !8
  %160 = load double, ptr %53, align 8, !tbaa !8
  %161 = fadd contract double %137, %160
  store double %161, ptr %53, align 8, !tbaa !8
  %162 = fadd contract double %22, %70
  %163 = fsub contract double %162, %58
  %164 = fsub contract double %163, %13
  %165 = fmul contract double %164, 5.000000e-01
  %166 = fadd contract double %24, %72
  %167 = fsub contract double %166, %60
  %168 = fsub contract double %167, %15
  %169 = fmul contract double %168, 5.000000e-01
  %170 = fadd contract double %26, %74
  %171 = fsub contract double %170, %62
  %172 = fsub contract double %171, %17
  %173 = fmul contract double %172, 5.000000e-01
  %174 = fadd contract double %70, %58
  %175 = fsub contract double %174, %22
  %176 = fsub contract double %175, %13
  %177 = fmul contract double %176, 5.000000e-01
  %178 = fadd contract double %72, %60
  %179 = fsub contract double %178, %24
  %180 = fsub contract double %179, %15
  %181 = fmul contract double %180, 5.000000e-01
  %182 = fadd contract double %74, %62
  %183 = fsub contract double %182, %26
  %184 = fsub contract double %183, %17
  %185 = fmul contract double %184, 5.000000e-01
  %186 = fmul contract double %169, %185
  %187 = fmul contract double %181, %173
  %188 = fsub contract double %186, %187
  %189 = fmul contract double %188, 2.500000e-01
  %190 = fmul contract double %177, %173
  %191 = fmul contract double %165, %185
  %192 = fsub contract double %190, %191
  %193 = fmul contract double %192, 2.500000e-01
  %194 = fmul contract double %165, %181
  %195 = fmul contract double %177, %169
  %196 = fsub contract double %194, %195
  %197 = fmul contract double %196, 2.500000e-01
  %198 = load double, ptr %6, align 8, !tbaa !8
  %199 = fadd contract double %198, %189
  store double %199, ptr %6, align 8, !tbaa !8
  %200 = load double, ptr %63, align 8, !tbaa !8
  %201 = fadd contract double %200, %189
  store double %201, ptr %63, align 8, !tbaa !8
  %202 = load double, ptr %75, align 8, !tbaa !8
  %203 = fadd contract double %202, %189
  store double %203, ptr %75, align 8, !tbaa !8
  %204 = load double, ptr %27, align 8, !tbaa !8
  %205 = fadd contract double %189, %204
  store double %205, ptr %27, align 8, !tbaa !8
  %206 = load double, ptr %7, align 8, !tbaa !8
  %207 = fadd contract double %193, %206
  store double %207, ptr %7, align 8, !tbaa !8
  %208 = load double, ptr %64, align 8, !tbaa !8
  %209 = fadd contract double %193, %208
  store double %209, ptr %64, align 8, !tbaa !8
  %210 = load double, ptr %76, align 8, !tbaa !8
  %211 = fadd contract double %193, %210
  store double %211, ptr %76, align 8, !tbaa !8
  %212 = load double, ptr %28, align 8, !tbaa !8
  %213 = fadd contract double %193, %212
  store double %213, ptr %28, align 8, !tbaa !8
  %214 = load double, ptr %8, align 8, !tbaa !8
  %215 = fadd contract double %197, %214
  store double %215, ptr %8, align 8, !tbaa !8
  %216 = load double, ptr %65, align 8, !tbaa !8
  %217 = fadd contract double %197, %216
  store double %217, ptr %65, align 8, !tbaa !8
  %218 = load double, ptr %77, align 8, !tbaa !8
  %219 = fadd contract double %197, %218
  store double %219, ptr %77, align 8, !tbaa !8
  %220 = load double, ptr %29, align 8, !tbaa !8
  %221 = fadd contract double %197, %220
  store double %221, ptr %29, align 8, !tbaa !8
  %222 = fadd contract double %34, %82
  %223 = fsub contract double %222, %70
  %224 = fsub contract double %223, %22
  %225 = fmul contract double %224, 5.000000e-01
  %226 = fadd contract double %36, %84
  %227 = fsub contract double %226, %72
  %228 = fsub contract double %227, %24
  %229 = fmul contract double %228, 5.000000e-01
  %230 = fadd contract double %38, %86
  %231 = fsub contract double %230, %74
  %232 = fsub contract double %231, %26
  %233 = fmul contract double %232, 5.000000e-01
  %234 = fadd contract double %70, %82
  %235 = fsub contract double %234, %34
  %236 = fsub contract double %235, %22
  %237 = fmul contract double %236, 5.000000e-01
  %238 = fadd contract double %72, %84
  %239 = fsub contract double %238, %36
  %240 = fsub contract double %239, %24
  %241 = fmul contract double %240, 5.000000e-01
  %242 = fadd contract double %74, %86
  %243 = fsub contract double %242, %38
  %244 = fsub contract double %243, %26
  %245 = fmul contract double %244, 5.000000e-01
  %246 = fmul contract double %229, %245
  %247 = fmul contract double %241, %233
  %248 = fsub contract double %246, %247
  %249 = fmul contract double %248, 2.500000e-01
  %250 = fmul contract double %237, %233
  %251 = fmul contract double %225, %245
  %252 = fsub contract double %250, %251
  %253 = fmul contract double %252, 2.500000e-01
  %254 = fmul contract double %225, %241
  %255 = fmul contract double %237, %229
  %256 = fsub contract double %254, %255
  %257 = fmul contract double %256, 2.500000e-01
  %258 = load double, ptr %27, align 8, !tbaa !8
  %259 = fadd contract double %258, %249
  store double %259, ptr %27, align 8, !tbaa !8
  %260 = load double, ptr %75, align 8, !tbaa !8
  %261 = fadd contract double %260, %249
  store double %261, ptr %75, align 8, !tbaa !8
  %262 = load double, ptr %87, align 8, !tbaa !8
  %263 = fadd contract double %262, %249
  store double %263, ptr %87, align 8, !tbaa !8
  %264 = load double, ptr %39, align 8, !tbaa !8
  %265 = fadd contract double %249, %264
  store double %265, ptr %39, align 8, !tbaa !8
  %266 = load double, ptr %28, align 8, !tbaa !8
  %267 = fadd contract double %253, %266
  store double %267, ptr %28, align 8, !tbaa !8
  %268 = load double, ptr %76, align 8, !tbaa !8
  %269 = fadd contract double %253, %268
  store double %269, ptr %76, align 8, !tbaa !8
  %270 = load double, ptr %88, align 8, !tbaa !8
  %271 = fadd contract double %253, %270
  store double %271, ptr %88, align 8, !tbaa !8
  %272 = load double, ptr %40, align 8, !tbaa !8
  %273 = fadd contract double %253, %272
  store double %273, ptr %40, align 8, !tbaa !8
  %274 = load double, ptr %29, align 8, !tbaa !8
  %275 = fadd contract double %257, %274
  store double %275, ptr %29, align 8, !tbaa !8
  %276 = load double, ptr %77, align 8, !tbaa !8
  %277 = fadd contract double %257, %276
  store double %277, ptr %77, align 8, !tbaa !8
  %278 = load double, ptr %89, align 8, !tbaa !8
  %279 = fadd contract double %257, %278
  store double %279, ptr %89, align 8, !tbaa !8
  %280 = load double, ptr %41, align 8, !tbaa !8
  %281 = fadd contract double %257, %280
  store double %281, ptr %41, align 8, !tbaa !8
  %282 = fadd contract double %46, %94
  %283 = fsub contract double %282, %82
  %284 = fsub contract double %283, %34
  %285 = fmul contract double %284, 5.000000e-01
  %286 = fadd contract double %48, %96
  %287 = fsub contract double %286, %84
  %288 = fsub contract double %287, %36
  %289 = fmul contract double %288, 5.000000e-01
  %290 = fadd contract double %50, %98
  %291 = fsub contract double %290, %86
  %292 = fsub contract double %291, %38
  %293 = fmul contract double %292, 5.000000e-01
  %294 = fadd contract double %82, %94
  %295 = fsub contract double %294, %46
  %296 = fsub contract double %295, %34
  %297 = fmul contract double %296, 5.000000e-01
  %298 = fadd contract double %84, %96
  %299 = fsub contract double %298, %48
  %300 = fsub contract double %299, %36
  %301 = fmul contract double %300, 5.000000e-01
  %302 = fadd contract double %86, %98
  %303 = fsub contract double %302, %50
  %304 = fsub contract double %303, %38
  %305 = fmul contract double %304, 5.000000e-01
  %306 = fmul contract double %289, %305
  %307 = fmul contract double %301, %293
  %308 = fsub contract double %306, %307
  %309 = fmul contract double %308, 2.500000e-01
  %310 = fmul contract double %297, %293
  %311 = fmul contract double %285, %305
  %312 = fsub contract double %310, %311
  %313 = fmul contract double %312, 2.500000e-01
  %314 = fmul contract double %285, %301
  %315 = fmul contract double %297, %289
  %316 = fsub contract double %314, %315
  %317 = fmul contract double %316, 2.500000e-01
  %318 = load double, ptr %39, align 8, !tbaa !8
  %319 = fadd contract double %318, %309
  store double %319, ptr %39, align 8, !tbaa !8
  %320 = load double, ptr %87, align 8, !tbaa !8
  %321 = fadd contract double %320, %309
  store double %321, ptr %87, align 8, !tbaa !8
  %322 = load double, ptr %99, align 8, !tbaa !8
  %323 = fadd contract double %322, %309
  store double %323, ptr %99, align 8, !tbaa !8
  %324 = load double, ptr %51, align 8, !tbaa !8
  %325 = fadd contract double %309, %324
  store double %325, ptr %51, align 8, !tbaa !8
  %326 = load double, ptr %40, align 8, !tbaa !8
  %327 = fadd contract double %313, %326
  store double %327, ptr %40, align 8, !tbaa !8
  %328 = load double, ptr %88, align 8, !tbaa !8
  %329 = fadd contract double %313, %328
  store double %329, ptr %88, align 8, !tbaa !8
  %330 = load double, ptr %100, align 8, !tbaa !8
  %331 = fadd contract double %313, %330
  store double %331, ptr %100, align 8, !tbaa !8
  %332 = load double, ptr %52, align 8, !tbaa !8
  %333 = fadd contract double %313, %332
  store double %333, ptr %52, align 8, !tbaa !8
  %334 = load double, ptr %41, align 8, !tbaa !8
  %335 = fadd contract double %317, %334
  store double %335, ptr %41, align 8, !tbaa !8
  %336 = load double, ptr %89, align 8, !tbaa !8
  %337 = fadd contract double %317, %336
  store double %337, ptr %89, align 8, !tbaa !8
  %338 = load double, ptr %101, align 8, !tbaa !8
  %339 = fadd contract double %317, %338
  store double %339, ptr %101, align 8, !tbaa !8
  %340 = load double, ptr %53, align 8, !tbaa !8
  %341 = fadd contract double %317, %340
  store double %341, ptr %53, align 8, !tbaa !8
  %342 = fadd contract double %13, %58
  %343 = fsub contract double %342, %94
  %344 = fsub contract double %343, %46
  %345 = fmul contract double %344, 5.000000e-01
  %346 = fadd contract double %15, %60
  %347 = fsub contract double %346, %96
  %348 = fsub contract double %347, %48
  %349 = fmul contract double %348, 5.000000e-01
  %350 = fadd contract double %17, %62
  %351 = fsub contract double %350, %98
  %352 = fsub contract double %351, %50
  %353 = fmul contract double %352, 5.000000e-01
  %354 = fadd contract double %58, %94
  %355 = fsub contract double %354, %13
  %356 = fsub contract double %355, %46
  %357 = fmul contract double %356, 5.000000e-01
  %358 = fadd contract double %60, %96
  %359 = fsub contract double %358, %15
  %360 = fsub contract double %359, %48
  %361 = fmul contract double %360, 5.000000e-01
  %362 = fadd contract double %62, %98
  %363 = fsub contract double %362, %17
  %364 = fsub contract double %363, %50
  %365 = fmul contract double %364, 5.000000e-01
  %366 = fmul contract double %349, %365
  %367 = fmul contract double %361, %353
  %368 = fsub contract double %366, %367
  %369 = fmul contract double %368, 2.500000e-01
  %370 = fmul contract double %357, %353
  %371 = fmul contract double %345, %365
  %372 = fsub contract double %370, %371
  %373 = fmul contract double %372, 2.500000e-01
  %374 = fmul contract double %345, %361
  %375 = fmul contract double %357, %349
  %376 = fsub contract double %374, %375
  %377 = fmul contract double %376, 2.500000e-01
  %378 = load double, ptr %51, align 8, !tbaa !8
  %379 = fadd contract double %369, %378
  store double %379, ptr %51, align 8, !tbaa !8
  %380 = load double, ptr %99, align 8, !tbaa !8
  %381 = fadd contract double %369, %380
  store double %381, ptr %99, align 8, !tbaa !8
  %382 = load double, ptr %63, align 8, !tbaa !8
  %383 = fadd contract double %369, %382
  store double %383, ptr %63, align 8, !tbaa !8
  %384 = load double, ptr %6, align 8, !tbaa !8
  %385 = fadd contract double %369, %384
  store double %385, ptr %6, align 8, !tbaa !8
  %386 = load double, ptr %52, align 8, !tbaa !8
  %387 = fadd contract double %373, %386
  store double %387, ptr %52, align 8, !tbaa !8
  %388 = load double, ptr %100, align 8, !tbaa !8
  %389 = fadd contract double %373, %388
  store double %389, ptr %100, align 8, !tbaa !8
  %390 = load double, ptr %64, align 8, !tbaa !8
  %391 = fadd contract double %373, %390
  store double %391, ptr %64, align 8, !tbaa !8
  %392 = load double, ptr %7, align 8, !tbaa !8
  %393 = fadd contract double %373, %392
  store double %393, ptr %7, align 8, !tbaa !8
  %394 = load double, ptr %53, align 8, !tbaa !8
  %395 = fadd contract double %377, %394
  store double %395, ptr %53, align 8, !tbaa !8
  %396 = load double, ptr %101, align 8, !tbaa !8
  %397 = fadd contract double %377, %396
  store double %397, ptr %101, align 8, !tbaa !8
  %398 = load double, ptr %65, align 8, !tbaa !8
  %399 = fadd contract double %377, %398
  store double %399, ptr %65, align 8, !tbaa !8
  %400 = load double, ptr %8, align 8, !tbaa !8
  %401 = fadd contract double %377, %400
  store double %401, ptr %8, align 8, !tbaa !8
  %402 = fsub contract double %234, %94
  %403 = fsub contract double %402, %58
  %404 = fmul contract double %403, 5.000000e-01
  %405 = fsub contract double %238, %96
  %406 = fsub contract double %405, %60
  %407 = fmul contract double %406, 5.000000e-01
  %408 = fsub contract double %242, %98
  %409 = fsub contract double %408, %62
  %410 = fmul contract double %409, 5.000000e-01
  %411 = fsub contract double %294, %70
  %412 = fsub contract double %411, %58
  %413 = fmul contract double %412, 5.000000e-01
  %414 = fsub contract double %298, %72
  %415 = fsub contract double %414, %60
  %416 = fmul contract double %415, 5.000000e-01
  %417 = fsub contract double %302, %74
  %418 = fsub contract double %417, %62
  %419 = fmul contract double %418, 5.000000e-01
  %420 = fmul contract double %407, %419
  %421 = fmul contract double %416, %410
  %422 = fsub contract double %420, %421
  %423 = fmul contract double %422, 2.500000e-01
  %424 = fmul contract double %413, %410
  %425 = fmul contract double %404, %419
  %426 = fsub contract double %424, %425
  %427 = fmul contract double %426, 2.500000e-01
  %428 = fmul contract double %404, %416
  %429 = fmul contract double %413, %407
  %430 = fsub contract double %428, %429
  %431 = fmul contract double %430, 2.500000e-01
  %432 = load double, ptr %63, align 8, !tbaa !8
  %433 = fadd contract double %423, %432
  store double %433, ptr %63, align 8, !tbaa !8
  %434 = load double, ptr %99, align 8, !tbaa !8
  %435 = fadd contract double %423, %434
  store double %435, ptr %99, align 8, !tbaa !8
  %436 = load double, ptr %87, align 8, !tbaa !8
  %437 = fadd contract double %423, %436
  store double %437, ptr %87, align 8, !tbaa !8
  %438 = load double, ptr %75, align 8, !tbaa !8
  %439 = fadd contract double %423, %438
  store double %439, ptr %75, align 8, !tbaa !8
  %440 = load double, ptr %64, align 8, !tbaa !8
  %441 = fadd contract double %427, %440
  store double %441, ptr %64, align 8, !tbaa !8
  %442 = load double, ptr %100, align 8, !tbaa !8
  %443 = fadd contract double %427, %442
  store double %443, ptr %100, align 8, !tbaa !8
  %444 = load double, ptr %88, align 8, !tbaa !8
  %445 = fadd contract double %427, %444
  store double %445, ptr %88, align 8, !tbaa !8
  %446 = load double, ptr %76, align 8, !tbaa !8
  %447 = fadd contract double %427, %446
  store double %447, ptr %76, align 8, !tbaa !8
  %448 = load double, ptr %65, align 8, !tbaa !8
  %449 = fadd contract double %431, %448
  store double %449, ptr %65, align 8, !tbaa !8
  %450 = load double, ptr %101, align 8, !tbaa !8
  %451 = fadd contract double %431, %450
  store double %451, ptr %101, align 8, !tbaa !8
  %452 = load double, ptr %89, align 8, !tbaa !8
  %453 = fadd contract double %431, %452
  store double %453, ptr %89, align 8, !tbaa !8
  %454 = load double, ptr %77, align 8, !tbaa !8
  %455 = fadd contract double %431, %454
  store double %455, ptr %77, align 8, !tbaa !8
  %456 = load double, ptr %6, align 8, !tbaa !8
  %457 = fmul contract double %13, %456
  %458 = load double, ptr %7, align 8, !tbaa !8
  %459 = fmul contract double %15, %458
  %460 = fadd contract double %457, %459
  %461 = load double, ptr %8, align 8, !tbaa !8
  %462 = fmul contract double %17, %461
  %463 = fadd contract double %460, %462
  %464 = fdiv contract double %463, 3.000000e+00
  %465 = fadd contract double %464, 0.000000e+00
  %466 = load double, ptr %27, align 8, !tbaa !8
  %467 = fmul contract double %22, %466
  %468 = load double, ptr %28, align 8, !tbaa !8
  %469 = fmul contract double %24, %468
  %470 = fadd contract double %467, %469
  %471 = load double, ptr %29, align 8, !tbaa !8
  %472 = fmul contract double %26, %471
  %473 = fadd contract double %470, %472
  %474 = fdiv contract double %473, 3.000000e+00
  %475 = fadd contract double %465, %474
  %476 = load double, ptr %39, align 8, !tbaa !8
  %477 = fmul contract double %34, %476
  %478 = load double, ptr %40, align 8, !tbaa !8
  %479 = fmul contract double %36, %478
  %480 = fadd contract double %477, %479
  %481 = load double, ptr %41, align 8, !tbaa !8
  %482 = fmul contract double %38, %481
  %483 = fadd contract double %480, %482
  %484 = fdiv contract double %483, 3.000000e+00
  %485 = fadd contract double %475, %484
  %486 = load double, ptr %51, align 8, !tbaa !8
  %487 = fmul contract double %46, %486
  %488 = load double, ptr %52, align 8, !tbaa !8
  %489 = fmul contract double %48, %488
  %490 = fadd contract double %487, %489
  %491 = load double, ptr %53, align 8, !tbaa !8
  %492 = fmul contract double %50, %491
  %493 = fadd contract double %490, %492
  %494 = fdiv contract double %493, 3.000000e+00
  %495 = fadd contract double %485, %494
  %496 = load double, ptr %63, align 8, !tbaa !8
  %497 = fmul contract double %58, %496
  %498 = load double, ptr %64, align 8, !tbaa !8
  %499 = fmul contract double %60, %498
  %500 = fadd contract double %497, %499
  %501 = fmul contract double %62, %449
  %502 = fadd contract double %500, %501
  %503 = fdiv contract double %502, 3.000000e+00
  %504 = fadd contract double %495, %503
  %505 = load double, ptr %75, align 8, !tbaa !8
  %506 = fmul contract double %70, %505
  %507 = load double, ptr %76, align 8, !tbaa !8
  %508 = fmul contract double %72, %507
  %509 = fadd contract double %506, %508
  %510 = fmul contract double %74, %455
  %511 = fadd contract double %509, %510
  %512 = fdiv contract double %511, 3.000000e+00
  %513 = fadd contract double %504, %512
  %514 = load double, ptr %87, align 8, !tbaa !8
  %515 = fmul contract double %82, %514
  %516 = load double, ptr %88, align 8, !tbaa !8
  %517 = fmul contract double %84, %516
  %518 = fadd contract double %515, %517
  %519 = fmul contract double %86, %453
  %520 = fadd contract double %518, %519
  %521 = fdiv contract double %520, 3.000000e+00
  %522 = fadd contract double %513, %521
  %523 = load double, ptr %99, align 8, !tbaa !8
  %524 = fmul contract double %94, %523
  %525 = load double, ptr %100, align 8, !tbaa !8
  %526 = fmul contract double %96, %525
  %527 = fadd contract double %524, %526
  %528 = fmul contract double %98, %451
  %529 = fadd contract double %527, %528
  %530 = fdiv contract double %529, 3.000000e+00
  %531 = fadd contract double %522, %530
  %532 = fdiv contract double %4, %531
  %533 = fadd contract double %532, -1.000000e+00
  %534 = fmul contract double %5, %533
  %535 = fmul contract double %533, 5.000000e-01
  %536 = fadd contract double %535, 1.000000e+00
  %537 = fmul contract double %534, %536
  %538 = fmul contract double %537, %456
  store double %538, ptr %6, align 8, !tbaa !8
  %539 = load double, ptr %7, align 8, !tbaa !8
  %540 = fmul contract double %537, %539
  store double %540, ptr %7, align 8, !tbaa !8
  %541 = load double, ptr %8, align 8, !tbaa !8
  %542 = fmul contract double %537, %541
  store double %542, ptr %8, align 8, !tbaa !8
  %543 = load double, ptr %27, align 8, !tbaa !8
  %544 = fmul contract double %537, %543
  store double %544, ptr %27, align 8, !tbaa !8
  %545 = load double, ptr %28, align 8, !tbaa !8
  %546 = fmul contract double %537, %545
  store double %546, ptr %28, align 8, !tbaa !8
  %547 = load double, ptr %29, align 8, !tbaa !8
  %548 = fmul contract double %537, %547
  store double %548, ptr %29, align 8, !tbaa !8
  %549 = load double, ptr %39, align 8, !tbaa !8
  %550 = fmul contract double %537, %549
  store double %550, ptr %39, align 8, !tbaa !8
  %551 = load double, ptr %40, align 8, !tbaa !8
  %552 = fmul contract double %537, %551
  store double %552, ptr %40, align 8, !tbaa !8
  %553 = load double, ptr %41, align 8, !tbaa !8
  %554 = fmul contract double %537, %553
  store double %554, ptr %41, align 8, !tbaa !8
  %555 = load double, ptr %51, align 8, !tbaa !8
  %556 = fmul contract double %537, %555
  store double %556, ptr %51, align 8, !tbaa !8
  %557 = load double, ptr %52, align 8, !tbaa !8
  %558 = fmul contract double %537, %557
  store double %558, ptr %52, align 8, !tbaa !8
  %559 = load double, ptr %53, align 8, !tbaa !8
  %560 = fmul contract double %537, %559
  store double %560, ptr %53, align 8, !tbaa !8
  %561 = load double, ptr %63, align 8, !tbaa !8
  %562 = fmul contract double %537, %561
  store double %562, ptr %63, align 8, !tbaa !8
  %563 = load double, ptr %64, align 8, !tbaa !8
  %564 = fmul contract double %537, %563
  store double %564, ptr %64, align 8, !tbaa !8
  %565 = load double, ptr %65, align 8, !tbaa !8
  %566 = fmul contract double %537, %565
  store double %566, ptr %65, align 8, !tbaa !8
  %567 = load double, ptr %75, align 8, !tbaa !8
  %568 = fmul contract double %537, %567
  store double %568, ptr %75, align 8, !tbaa !8
  %569 = load double, ptr %76, align 8, !tbaa !8
  %570 = fmul contract double %537, %569
  store double %570, ptr %76, align 8, !tbaa !8
  %571 = load double, ptr %77, align 8, !tbaa !8
  %572 = fmul contract double %537, %571
  store double %572, ptr %77, align 8, !tbaa !8
  %573 = load double, ptr %87, align 8, !tbaa !8
  %574 = fmul contract double %537, %573
  store double %574, ptr %87, align 8, !tbaa !8
  %575 = load double, ptr %88, align 8, !tbaa !8
  %576 = fmul contract double %537, %575
  store double %576, ptr %88, align 8, !tbaa !8
  %577 = load double, ptr %89, align 8, !tbaa !8
  %578 = fmul contract double %537, %577
  store double %578, ptr %89, align 8, !tbaa !8
  %579 = load double, ptr %99, align 8, !tbaa !8
  %580 = fmul contract double %537, %579
  store double %580, ptr %99, align 8, !tbaa !8
  %581 = load double, ptr %100, align 8, !tbaa !8
  %582 = fmul contract double %537, %581
  store double %582, ptr %100, align 8, !tbaa !8
  %583 = load double, ptr %101, align 8, !tbaa !8
  %584 = fmul contract double %537, %583
  store double %584, ptr %101, align 8, !tbaa !8
  ret double %531
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @element_forces(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6, ptr noundef writeonly captures(none) %7, i32 noundef %8, double noundef %9) local_unnamed_addr #1 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  %16 = icmp slt i32 %15, %8
  br i1 %16, label %17, label %486

17:                                               ; preds = %10
  %18 = shl nsw i32 %15, 3
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %3, i64 %19
  %21 = sext i32 %15 to i64
  %22 = getelementptr inbounds double, ptr %4, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = load i32, ptr %20, align 4, !tbaa !4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %0, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !8
  %28 = getelementptr inbounds double, ptr %1, i64 %25
  %29 = load double, ptr %28, align 8, !tbaa !8
  %30 = getelementptr inbounds double, ptr %2, i64 %25
  %31 = load double, ptr %30, align 8, !tbaa !8
  %32 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %33 = load i32, ptr %32, align 4, !tbaa !4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds double, ptr %0, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !8
  %37 = getelementptr inbounds double, ptr %1, i64 %34
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = getelementptr inbounds double, ptr %2, i64 %34
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %0, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !8
  %46 = getelementptr inbounds double, ptr %1, i64 %43
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = getelementptr inbounds double, ptr %2, i64 %43
  %49 = load double, ptr %48, align 8, !tbaa !8
  %50 = getelementptr inbounds nuw i8, ptr %20, i64 12
  %51 = load i32, ptr %50, align 4, !tbaa !4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr %0, i64 %52
  %54 = load double, ptr %53, align 8, !tbaa !8
  %55 = getelementptr inbounds double, ptr %1, i64 %52
  %56 = load double, ptr %55, align 8, !tbaa !8
  %57 = getelementptr inbounds double, ptr %2, i64 %52
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %60 = load i32, ptr %59, align 4, !tbaa !4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds double, ptr %0, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !8
  %64 = getelementptr inbounds double, ptr %1, i64 %61
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = getelementptr inbounds double, ptr %2, i64 %61
  %67 = load double, ptr %66, align 8, !tbaa !8
  %68 = getelementptr inbounds nuw i8, ptr %20, i64 20
  %69 = load i32, ptr %68, align 4, !tbaa !4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds double, ptr %0, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !8
  %73 = getelementptr inbounds double, ptr %1, i64 %70
  %74 = load double, ptr %73, align 8, !tbaa !8
  %75 = getelementptr inbounds double, ptr %2, i64 %70
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %78 = load i32, ptr %77, align 4, !tbaa !4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds double, ptr %0, i64 %79
  %81 = load double, ptr %80, align 8, !tbaa !8
  %82 = getelementptr inbounds double, ptr %1, i64 %79
  %83 = load double, ptr %82, align 8, !tbaa !8
  %84 = getelementptr inbounds double, ptr %2, i64 %79
  %85 = load double, ptr %84, align 8, !tbaa !8
  %86 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %87 = load i32, ptr %86, align 4, !tbaa !4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds double, ptr %0, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !8
  %91 = getelementptr inbounds double, ptr %1, i64 %88
  %92 = load double, ptr %91, align 8, !tbaa !8
  %93 = getelementptr inbounds double, ptr %2, i64 %88
  %94 = load double, ptr %93, align 8, !tbaa !8
  %95 = fadd contract double %45, %54
  %96 = fsub contract double %95, %36
  %97 = fsub contract double %96, %27
  %98 = fmul contract double %97, 5.000000e-01
  %99 = fadd contract double %47, %56
  %100 = fsub contract double %99, %38
  %101 = fsub contract double %100, %29
  %102 = fmul contract double %101, 5.000000e-01
  %103 = fadd contract double %49, %58
  %104 = fsub contract double %103, %40
  %105 = fsub contract double %104, %31
  %106 = fmul contract double %105, 5.000000e-01
  %107 = fadd contract double %36, %45
  %108 = fsub contract double %107, %54
  %109 = fsub contract double %108, %27
  %110 = fmul contract double %109, 5.000000e-01
  %111 = fadd contract double %38, %47
  %112 = fsub contract double %111, %56
  %113 = fsub contract double %112, %29
  %114 = fmul contract double %113, 5.000000e-01
  %115 = fadd contract double %40, %49
  %116 = fsub contract double %115, %58
  %117 = fsub contract double %116, %31
  %118 = fmul contract double %117, 5.000000e-01
  %119 = fmul contract double %102, %118
  %120 = fmul contract double %114, %106
  %121 = fsub contract double %119, %120
  %122 = fmul contract double %121, 2.500000e-01
  %123 = fmul contract double %110, %106
  %124 = fmul contract double %98, %118
  %125 = fsub contract double %123, %124
  %126 = fmul contract double %125, 2.500000e-01
  %127 = fmul contract double %98, %114
  %128 = fmul contract double %110, %102
  %129 = fsub contract double %127, %128
  %130 = fmul contract double %129, 2.500000e-01
  %131 = fadd contract double %122, 0.000000e+00
  %132 = fadd contract double %126, 0.000000e+00
  %133 = fadd contract double %130, 0.000000e+00
  %134 = fadd contract double %36, %72
  %135 = fsub contract double %134, %63
  %136 = fsub contract double %135, %27
  %137 = fmul contract double %136, 5.000000e-01
  %138 = fadd contract double %38, %74
  %139 = fsub contract double %138, %65
  %140 = fsub contract double %139, %29
  %141 = fmul contract double %140, 5.000000e-01
  %142 = fadd contract double %40, %76
  %143 = fsub contract double %142, %67
  %144 = fsub contract double %143, %31
  %145 = fmul contract double %144, 5.000000e-01
  %146 = fadd contract double %63, %72
  %147 = fsub contract double %146, %36
  %148 = fsub contract double %147, %27
  %149 = fmul contract double %148, 5.000000e-01
  %150 = fadd contract double %65, %74
  %151 = fsub contract double %150, %38
  %152 = fsub contract double %151, %29
  %153 = fmul contract double %152, 5.000000e-01
  %154 = fadd contract double %67, %76
  %155 = fsub contract double %154, %40
  %156 = fsub contract double %155, %31
  %157 = fmul contract double %156, 5.000000e-01
  %158 = fmul contract double %141, %157
  %159 = fmul contract double %153, %145
  %160 = fsub contract double %158, %159
  %161 = fmul contract double %160, 2.500000e-01
  %162 = fmul contract double %149, %145
  %163 = fmul contract double %137, %157
  %164 = fsub contract double %162, %163
  %165 = fmul contract double %164, 2.500000e-01
  %166 = fmul contract double %137, %153
  %167 = fmul contract double %149, %141
  %168 = fsub contract double %166, %167
  %169 = fmul contract double %168, 2.500000e-01
  %170 = fadd contract double %131, %161
  %171 = fadd contract double %161, 0.000000e+00
  %172 = fadd contract double %132, %165
  %173 = fadd contract double %165, 0.000000e+00
  %174 = fadd contract double %133, %169
  %175 = fadd contract double %169, 0.000000e+00
  %176 = fadd contract double %45, %81
  %177 = fsub contract double %176, %72
  %178 = fsub contract double %177, %36
  %179 = fmul contract double %178, 5.000000e-01
  %180 = fadd contract double %47, %83
  %181 = fsub contract double %180, %74
  %182 = fsub contract double %181, %38
  %183 = fmul contract double %182, 5.000000e-01
  %184 = fadd contract double %49, %85
  %185 = fsub contract double %184, %76
  %186 = fsub contract double %185, %40
  %187 = fmul contract double %186, 5.000000e-01
  %188 = fadd contract double %72, %81
  %189 = fsub contract double %188, %45
  %190 = fsub contract double %189, %36
  %191 = fmul contract double %190, 5.000000e-01
  %192 = fadd contract double %74, %83
  %193 = fsub contract double %192, %47
  %194 = fsub contract double %193, %38
  %195 = fmul contract double %194, 5.000000e-01
  %196 = fadd contract double %76, %85
  %197 = fsub contract double %196, %49
  %198 = fsub contract double %197, %40
  %199 = fmul contract double %198, 5.000000e-01
  %200 = fmul contract double %183, %199
  %201 = fmul contract double %195, %187
  %202 = fsub contract double %200, %201
  %203 = fmul contract double %202, 2.500000e-01
  %204 = fmul contract double %191, %187
  %205 = fmul contract double %179, %199
  %206 = fsub contract double %204, %205
  %207 = fmul contract double %206, 2.500000e-01
  %208 = fmul contract double %179, %195
  %209 = fmul contract double %191, %183
  %210 = fsub contract double %208, %209
  %211 = fmul contract double %210, 2.500000e-01
  %212 = fadd contract double %170, %203
  %213 = fadd contract double %171, %203
  %214 = fadd contract double %203, 0.000000e+00
  %215 = fadd contract double %131, %203
  %216 = fadd contract double %172, %207
  %217 = fadd contract double %173, %207
  %218 = fadd contract double %207, 0.000000e+00
  %219 = fadd contract double %132, %207
  %220 = fadd contract double %174, %211
  %221 = fadd contract double %175, %211
  %222 = fadd contract double %211, 0.000000e+00
  %223 = fadd contract double %133, %211
  %224 = fadd contract double %54, %90
  %225 = fsub contract double %224, %81
  %226 = fsub contract double %225, %45
  %227 = fmul contract double %226, 5.000000e-01
  %228 = fadd contract double %56, %92
  %229 = fsub contract double %228, %83
  %230 = fsub contract double %229, %47
  %231 = fmul contract double %230, 5.000000e-01
  %232 = fadd contract double %58, %94
  %233 = fsub contract double %232, %85
  %234 = fsub contract double %233, %49
  %235 = fmul contract double %234, 5.000000e-01
  %236 = fadd contract double %81, %90
  %237 = fsub contract double %236, %54
  %238 = fsub contract double %237, %45
  %239 = fmul contract double %238, 5.000000e-01
  %240 = fadd contract double %83, %92
  %241 = fsub contract double %240, %56
  %242 = fsub contract double %241, %47
  %243 = fmul contract double %242, 5.000000e-01
  %244 = fadd contract double %85, %94
  %245 = fsub contract double %244, %58
  %246 = fsub contract double %245, %49
  %247 = fmul contract double %246, 5.000000e-01
  %248 = fmul contract double %231, %247
  %249 = fmul contract double %243, %235
  %250 = fsub contract double %248, %249
  %251 = fmul contract double %250, 2.500000e-01
  %252 = fmul contract double %239, %235
  %253 = fmul contract double %227, %247
  %254 = fsub contract double %252, %253
  %255 = fmul contract double %254, 2.500000e-01
  %256 = fmul contract double %227, %243
  %257 = fmul contract double %239, %231
  %258 = fsub contract double %256, %257
  %259 = fmul contract double %258, 2.500000e-01
  %260 = fadd contract double %215, %251
  %261 = fadd contract double %214, %251
  %262 = fadd contract double %251, 0.000000e+00
  %263 = fadd contract double %131, %251
  %264 = fadd contract double %219, %255
  %265 = fadd contract double %218, %255
  %266 = fadd contract double %255, 0.000000e+00
  %267 = fadd contract double %132, %255
  %268 = fadd contract double %223, %259
  %269 = fadd contract double %222, %259
  %270 = fadd contract double %259, 0.000000e+00
  %271 = fadd contract double %133, %259
  %272 = fadd contract double %27, %63
  %273 = fsub contract double %272, %90
  %274 = fsub contract double %273, %54
  %275 = fmul contract double %274, 5.000000e-01
  %276 = fadd contract double %29, %65
  %277 = fsub contract double %276, %92
  %278 = fsub contract double %277, %56
  %279 = fmul contract double %278, 5.000000e-01
  %280 = fadd contract double %31, %67
  %281 = fsub contract double %280, %94
  %282 = fsub contract double %281, %58
  %283 = fmul contract double %282, 5.000000e-01
  %284 = fadd contract double %63, %90
  %285 = fsub contract double %284, %27
  %286 = fsub contract double %285, %54
  %287 = fmul contract double %286, 5.000000e-01
  %288 = fadd contract double %65, %92
  %289 = fsub contract double %288, %29
  %290 = fsub contract double %289, %56
  %291 = fmul contract double %290, 5.000000e-01
  %292 = fadd contract double %67, %94
  %293 = fsub contract double %292, %31
  %294 = fsub contract double %293, %58
  %295 = fmul contract double %294, 5.000000e-01
  %296 = fmul contract double %279, %295
  %297 = fmul contract double %291, %283
  %298 = fsub contract double %296, %297
  %299 = fmul contract double %298, 2.500000e-01
  %300 = fmul contract double %287, %283
  %301 = fmul contract double %275, %295
  %302 = fsub contract double %300, %301
  %303 = fmul contract double %302, 2.500000e-01
  %304 = fmul contract double %275, %291
  %305 = fmul contract double %287, %279
  %306 = fsub contract double %304, %305
  %307 = fmul contract double %306, 2.500000e-01
  %308 = fadd contract double %299, %263
  %309 = fadd contract double %299, %262
  %310 = fadd contract double %171, %299
  %311 = fadd contract double %170, %299
  %312 = fadd contract double %303, %267
  %313 = fadd contract double %303, %266
  %314 = fadd contract double %173, %303
  %315 = fadd contract double %172, %303
  %316 = fadd contract double %307, %271
  %317 = fadd contract double %307, %270
  %318 = fadd contract double %175, %307
  %319 = fadd contract double %174, %307
  %320 = fsub contract double %188, %90
  %321 = fsub contract double %320, %63
  %322 = fmul contract double %321, 5.000000e-01
  %323 = fsub contract double %192, %92
  %324 = fsub contract double %323, %65
  %325 = fmul contract double %324, 5.000000e-01
  %326 = fsub contract double %196, %94
  %327 = fsub contract double %326, %67
  %328 = fmul contract double %327, 5.000000e-01
  %329 = fsub contract double %236, %72
  %330 = fsub contract double %329, %63
  %331 = fmul contract double %330, 5.000000e-01
  %332 = fsub contract double %240, %74
  %333 = fsub contract double %332, %65
  %334 = fmul contract double %333, 5.000000e-01
  %335 = fsub contract double %244, %76
  %336 = fsub contract double %335, %67
  %337 = fmul contract double %336, 5.000000e-01
  %338 = fmul contract double %325, %337
  %339 = fmul contract double %334, %328
  %340 = fsub contract double %338, %339
  %341 = fmul contract double %340, 2.500000e-01
  %342 = fmul contract double %331, %328
  %343 = fmul contract double %322, %337
  %344 = fsub contract double %342, %343
  %345 = fmul contract double %344, 2.500000e-01
  %346 = fmul contract double %322, %334
  %347 = fmul contract double %331, %325
  %348 = fsub contract double %346, %347
  %349 = fmul contract double %348, 2.500000e-01
  %350 = fadd contract double %341, %310
  %351 = fadd contract double %341, %309
  %352 = fadd contract double %341, %261
  %353 = fadd contract double %213, %341
  %354 = fadd contract double %345, %314
  %355 = fadd contract double %345, %313
  %356 = fadd contract double %345, %265
  %357 = fadd contract double %217, %345
  %358 = fadd contract double %349, %318
  %359 = fadd contract double %349, %317
  %360 = fadd contract double %349, %269
  %361 = fadd contract double %221, %349
  %362 = fmul contract double %27, %311
  %363 = fmul contract double %29, %315
  %364 = fadd contract double %362, %363
  %365 = fmul contract double %31, %319
  %366 = fadd contract double %365, %364
  %367 = fdiv contract double %366, 3.000000e+00
  %368 = fadd contract double %367, 0.000000e+00
  %369 = fmul contract double %36, %212
  %370 = fmul contract double %38, %216
  %371 = fadd contract double %369, %370
  %372 = fmul contract double %40, %220
  %373 = fadd contract double %372, %371
  %374 = fdiv contract double %373, 3.000000e+00
  %375 = fadd contract double %374, %368
  %376 = fmul contract double %45, %260
  %377 = fmul contract double %47, %264
  %378 = fadd contract double %376, %377
  %379 = fmul contract double %49, %268
  %380 = fadd contract double %379, %378
  %381 = fdiv contract double %380, 3.000000e+00
  %382 = fadd contract double %381, %375
  %383 = fmul contract double %54, %308
  %384 = fmul contract double %56, %312
  %385 = fadd contract double %383, %384
  %386 = fmul contract double %58, %316
  %387 = fadd contract double %386, %385
  %388 = fdiv contract double %387, 3.000000e+00
  %389 = fadd contract double %388, %382
  %390 = fmul contract double %63, %350
  %391 = fmul contract double %65, %354
  %392 = fadd contract double %390, %391
  %393 = fmul contract double %67, %358
  %394 = fadd contract double %393, %392
  %395 = fdiv contract double %394, 3.000000e+00
  %396 = fadd contract double %395, %389
  %397 = fmul contract double %72, %353
  %398 = fmul contract double %74, %357
  %399 = fadd contract double %397, %398
  %400 = fmul contract double %76, %361
  %401 = fadd contract double %400, %399
  %402 = fdiv contract double %401, 3.000000e+00
  %403 = fadd contract double %402, %396
  %404 = fmul contract double %81, %352
  %405 = fmul contract double %83, %356
  %406 = fadd contract double %404, %405
  %407 = fmul contract double %85, %360
  %408 = fadd contract double %407, %406
  %409 = fdiv contract double %408, 3.000000e+00
  %410 = fadd contract double %409, %403
  %411 = fmul contract double %90, %351
  %412 = fmul contract double %92, %355
  %413 = fadd contract double %411, %412
  %414 = fmul contract double %94, %359
  %415 = fadd contract double %414, %413
  %416 = fdiv contract double %415, 3.000000e+00
  %417 = fadd contract double %416, %410
  %418 = fdiv contract double %23, %417
  %419 = fadd contract double %418, -1.000000e+00
  %420 = fmul contract double %9, %419
  %421 = fmul contract double %419, 5.000000e-01
  %422 = fadd contract double %421, 1.000000e+00
  %423 = fmul contract double %420, %422
  %424 = fmul contract double %311, %423
  %425 = fmul contract double %315, %423
  %426 = fmul contract double %319, %423
  %427 = fmul contract double %212, %423
  %428 = fmul contract double %216, %423
  %429 = fmul contract double %220, %423
  %430 = fmul contract double %260, %423
  %431 = fmul contract double %264, %423
  %432 = fmul contract double %268, %423
  %433 = fmul contract double %308, %423
  %434 = fmul contract double %312, %423
  %435 = fmul contract double %316, %423
  %436 = fmul contract double %350, %423
  %437 = fmul contract double %354, %423
  %438 = fmul contract double %358, %423
  %439 = fmul contract double %353, %423
  %440 = fmul contract double %357, %423
  %441 = fmul contract double %361, %423
  %442 = fmul contract double %352, %423
  %443 = fmul contract double %356, %423
  %444 = fmul contract double %360, %423
  %445 = fmul contract double %351, %423
  %446 = fmul contract double %355, %423
  %447 = fmul contract double %359, %423
  %448 = getelementptr inbounds double, ptr %5, i64 %19
  store double %424, ptr %448, align 8, !tbaa !8
  %449 = getelementptr inbounds double, ptr %6, i64 %19
  store double %425, ptr %449, align 8, !tbaa !8
  %450 = getelementptr inbounds double, ptr %7, i64 %19
  store double %426, ptr %450, align 8, !tbaa !8
  %451 = or disjoint i32 %18, 1
  %452 = sext i32 %451 to i64
  %453 = getelementptr inbounds double, ptr %5, i64 %452
  store double %427, ptr %453, align 8, !tbaa !8
  %454 = getelementptr inbounds double, ptr %6, i64 %452
  store double %428, ptr %454, align 8, !tbaa !8
  %455 = getelementptr inbounds double, ptr %7, i64 %452
  store double %429, ptr %455, align 8, !tbaa !8
  %456 = or disjoint i32 %18, 2
  %457 = sext i32 %456 to i64
  %458 = getelementptr inbounds double, ptr %5, i64 %457
  store double %430, ptr %458, align 8, !tbaa !8
  %459 = getelementptr inbounds double, ptr %6, i64 %457
  store double %431, ptr %459, align 8, !tbaa !8
  %460 = getelementptr inbounds double, ptr %7, i64 %457
  store double %432, ptr %460, align 8, !tbaa !8
  %461 = or disjoint i32 %18, 3
  %462 = sext i32 %461 to i64
  %463 = getelementptr inbounds double, ptr %5, i64 %462
  store double %433, ptr %463, align 8, !tbaa !8
  %464 = getelementptr inbounds double, ptr %6, i64 %462
  store double %434, ptr %464, align 8, !tbaa !8
  %465 = getelementptr inbounds double, ptr %7, i64 %462
  store double %435, ptr %465, align 8, !tbaa !8
  %466 = or disjoint i32 %18, 4
  %467 = sext i32 %466 to i64
  %468 = getelementptr inbounds double, ptr %5, i64 %467
  store double %436, ptr %468, align 8, !tbaa !8
  %469 = getelementptr inbounds double, ptr %6, i64 %467
  store double %437, ptr %469, align 8, !tbaa !8
  %470 = getelementptr inbounds double, ptr %7, i64 %467
  store double %438, ptr %470, align 8, !tbaa !8
  %471 = or disjoint i32 %18, 5
  %472 = sext i32 %471 to i64
  %473 = getelementptr inbounds double, ptr %5, i64 %472
  store double %439, ptr %473, align 8, !tbaa !8
  %474 = getelementptr inbounds double, ptr %6, i64 %472
  store double %440, ptr %474, align 8, !tbaa !8
  %475 = getelementptr inbounds double, ptr %7, i64 %472
  store double %441, ptr %475, align 8, !tbaa !8
  %476 = or disjoint i32 %18, 6
  %477 = sext i32 %476 to i64
  %478 = getelementptr inbounds double, ptr %5, i64 %477
  store double %442, ptr %478, align 8, !tbaa !8
  %479 = getelementptr inbounds double, ptr %6, i64 %477
  store double %443, ptr %479, align 8, !tbaa !8
  %480 = getelementptr inbounds double, ptr %7, i64 %477
  store double %444, ptr %480, align 8, !tbaa !8
  %481 = or disjoint i32 %18, 7
  %482 = sext i32 %481 to i64
  %483 = getelementptr inbounds double, ptr %5, i64 %482
  store double %445, ptr %483, align 8, !tbaa !8
  %484 = getelementptr inbounds double, ptr %6, i64 %482
  store double %446, ptr %484, align 8, !tbaa !8
  %485 = getelementptr inbounds double, ptr %7, i64 %482
  store double %447, ptr %485, align 8, !tbaa !8
  br label %486

486:                                              ; preds = %10, %17
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @move_nodes(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4, ptr noundef captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef readonly captures(none) %7, ptr noundef readonly captures(none) %8, ptr noundef readonly captures(none) %9, ptr noundef readonly captures(none) %10, ptr noundef readonly captures(none) %11, ptr noundef captures(none) %12, i32 noundef %13, double noundef %14) local_unnamed_addr #2 {
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  %21 = icmp slt i32 %20, %13
  br i1 %21, label %22, label %144

22:                                               ; preds = %15
  %23 = sext i32 %20 to i64
  %24 = getelementptr inbounds i32, ptr %9, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %27, label %55

27:                                               ; preds = %22
  %28 = shl nsw i32 %20, 3
  %29 = and i32 %25, 1
  %30 = icmp eq i32 %25, 1
  br i1 %30, label %35, label %31

31:                                               ; preds = %27
  %32 = and i32 %25, 2147483646
  br label %106

33:                                               ; preds = %106
  %34 = icmp eq i32 %29, 0
  br i1 %34, label %55, label %35

35:                                               ; preds = %33, %27
  %36 = phi i32 [ 0, %27 ], [ %141, %33 ]
  %37 = phi double [ 0.000000e+00, %27 ], [ %140, %33 ]
  %38 = phi double [ 0.000000e+00, %27 ], [ %137, %33 ]
  %39 = phi double [ 0.000000e+00, %27 ], [ %134, %33 ]
  %40 = icmp ne i32 %29, 0
  tail call void @llvm.assume(i1 %40)
  %41 = add nsw i32 %36, %28
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %10, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %6, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = fadd contract double %39, %47
  %49 = getelementptr inbounds double, ptr %7, i64 %45
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = fadd contract double %38, %50
  %52 = getelementptr inbounds double, ptr %8, i64 %45
  %53 = load double, ptr %52, align 8, !tbaa !8
  %54 = fadd contract double %37, %53
  br label %55

55:                                               ; preds = %35, %33, %22
  %56 = phi double [ 0.000000e+00, %22 ], [ %134, %33 ], [ %48, %35 ]
  %57 = phi double [ 0.000000e+00, %22 ], [ %137, %33 ], [ %51, %35 ]
  %58 = phi double [ 0.000000e+00, %22 ], [ %140, %33 ], [ %54, %35 ]
  %59 = fmul contract double %14, %56
  %60 = getelementptr inbounds double, ptr %11, i64 %23
  %61 = load double, ptr %60, align 8, !tbaa !8
  %62 = fdiv contract double %59, %61
  %63 = getelementptr inbounds double, ptr %3, i64 %23
  %64 = load double, ptr %63, align 8, !tbaa !8
  %65 = fadd contract double %64, %62
  store double %65, ptr %63, align 8, !tbaa !8
  %66 = fmul contract double %14, %57
  %67 = load double, ptr %60, align 8, !tbaa !8
  %68 = fdiv contract double %66, %67
  %69 = getelementptr inbounds double, ptr %4, i64 %23
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = fadd contract double %70, %68
  store double %71, ptr %69, align 8, !tbaa !8
  %72 = fmul contract double %14, %58
  %73 = load double, ptr %60, align 8, !tbaa !8
  %74 = fdiv contract double %72, %73
  %75 = getelementptr inbounds double, ptr %5, i64 %23
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = fadd contract double %76, %74
  store double %77, ptr %75, align 8, !tbaa !8
  %78 = load double, ptr %63, align 8, !tbaa !8
  %79 = fmul contract double %14, %78
  %80 = getelementptr inbounds double, ptr %0, i64 %23
  %81 = load double, ptr %80, align 8, !tbaa !8
  %82 = fadd contract double %81, %79
  store double %82, ptr %80, align 8, !tbaa !8
  %83 = load double, ptr %69, align 8, !tbaa !8
  %84 = fmul contract double %14, %83
  %85 = getelementptr inbounds double, ptr %1, i64 %23
  %86 = load double, ptr %85, align 8, !tbaa !8
  %87 = fadd contract double %86, %84
  store double %87, ptr %85, align 8, !tbaa !8
  %88 = load double, ptr %75, align 8, !tbaa !8
  %89 = fmul contract double %14, %88
  %90 = getelementptr inbounds double, ptr %2, i64 %23
  %91 = load double, ptr %90, align 8, !tbaa !8
  %92 = fadd contract double %91, %89
  store double %92, ptr %90, align 8, !tbaa !8
  %93 = fmul contract double %14, 5.000000e-01
  %94 = load double, ptr %60, align 8, !tbaa !8
  %95 = fmul contract double %93, %94
  %96 = load double, ptr %63, align 8, !tbaa !8
  %97 = fmul contract double %96, %96
  %98 = load double, ptr %69, align 8, !tbaa !8
  %99 = fmul contract double %98, %98
  %100 = fadd contract double %97, %99
  %101 = load double, ptr %75, align 8, !tbaa !8
  %102 = fmul contract double %101, %101
  %103 = fadd contract double %100, %102
  %104 = fmul contract double %95, %103
  %105 = atomicrmw fadd ptr %12, double %104 seq_cst, align 8
  br label %144

106:                                              ; preds = %106, %31
  %107 = phi i32 [ 0, %31 ], [ %141, %106 ]
  %108 = phi double [ 0.000000e+00, %31 ], [ %140, %106 ]
  %109 = phi double [ 0.000000e+00, %31 ], [ %137, %106 ]
  %110 = phi double [ 0.000000e+00, %31 ], [ %134, %106 ]
  %111 = phi i32 [ 0, %31 ], [ %142, %106 ]
  %112 = add nsw i32 %107, %28
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i32, ptr %10, i64 %113
  %115 = load i32, ptr %114, align 4, !tbaa !4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds double, ptr %6, i64 %116
  %118 = load double, ptr %117, align 8, !tbaa !8
  %119 = fadd contract double %110, %118
  %120 = getelementptr inbounds double, ptr %7, i64 %116
  %121 = load double, ptr %120, align 8, !tbaa !8
  %122 = fadd contract double %109, %121
  %123 = getelementptr inbounds double, ptr %8, i64 %116
  %124 = load double, ptr %123, align 8, !tbaa !8
  %125 = fadd contract double %108, %124
  %126 = or disjoint i32 %107, 1
  %127 = add nsw i32 %126, %28
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds i32, ptr %10, i64 %128
  %130 = load i32, ptr %129, align 4, !tbaa !4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds double, ptr %6, i64 %131
  %133 = load double, ptr %132, align 8, !tbaa !8
  %134 = fadd contract double %119, %133
  %135 = getelementptr inbounds double, ptr %7, i64 %131
  %136 = load double, ptr %135, align 8, !tbaa !8
  %137 = fadd contract double %122, %136
  %138 = getelementptr inbounds double, ptr %8, i64 %131
  %139 = load double, ptr %138, align 8, !tbaa !8
  %140 = fadd contract double %125, %139
  %141 = add nuw nsw i32 %107, 2
  %142 = add i32 %111, 2
  %143 = icmp eq i32 %142, %32
  br i1 %143, label %33, label %106, !llvm.loop !10

144:                                              ; preds = %15, %55
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
