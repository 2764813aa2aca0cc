; clang sm_80, from gradient_lbm.cu
source_filename = "gradient_lbm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14kinetic_energyE3sum = internal unnamed_addr addrspace(3) global [64 x double] undef, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @stream_and_collide(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, double noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = icmp slt i32 %10, %2
  %17 = icmp slt i32 %15, %3
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %269

19:                                               ; preds = %5
  %20 = add i32 %2, %10
  %21 = add nuw i32 %3, %15
  %22 = srem i32 %20, %2
  %23 = srem i32 %21, %3
  %24 = mul nsw i32 %23, %2
  %25 = add nsw i32 %24, %22
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds double, ptr %0, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !8
  %29 = fadd contract double %28, 0.000000e+00
  %30 = fmul contract double %28, 0.000000e+00
  %31 = fadd contract double %30, 0.000000e+00
  %32 = add i32 %20, -1
  %33 = srem i32 %32, %2
  %34 = add nsw i32 %23, %3
  %35 = mul nsw i32 %34, %2
  %36 = add nsw i32 %35, %33
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds double, ptr %0, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = fadd contract double %29, %39
  %41 = fadd contract double %31, %39
  %42 = fmul contract double %39, 0.000000e+00
  %43 = fadd contract double %31, %42
  %44 = add i32 %21, -1
  %45 = srem i32 %44, %3
  %46 = shl nuw nsw i32 %3, 1
  %47 = add nsw i32 %45, %46
  %48 = mul nsw i32 %47, %2
  %49 = add nsw i32 %48, %22
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr %0, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = fadd contract double %40, %52
  %54 = fmul contract double %52, 0.000000e+00
  %55 = fadd contract double %41, %54
  %56 = fadd contract double %43, %52
  %57 = add i32 %20, 1
  %58 = srem i32 %57, %2
  %59 = mul nsw i32 %3, 3
  %60 = add nsw i32 %23, %59
  %61 = mul nsw i32 %60, %2
  %62 = add nsw i32 %61, %58
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr %0, i64 %63
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = fadd contract double %53, %65
  %67 = fsub contract double %55, %65
  %68 = fmul contract double %65, 0.000000e+00
  %69 = fadd contract double %56, %68
  %70 = add nuw i32 %21, 1
  %71 = srem i32 %70, %3
  %72 = shl nsw i32 %3, 2
  %73 = add nsw i32 %71, %72
  %74 = mul nsw i32 %73, %2
  %75 = add nsw i32 %74, %22
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds double, ptr %0, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !8
  %79 = fadd contract double %66, %78
  %80 = fmul contract double %78, 0.000000e+00
  %81 = fadd contract double %67, %80
  %82 = fsub contract double %69, %78
  %83 = mul nsw i32 %3, 5
  %84 = add nsw i32 %45, %83
  %85 = mul nsw i32 %84, %2
  %86 = add nsw i32 %85, %33
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds double, ptr %0, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !8
  %90 = fadd contract double %79, %89
  %91 = fadd contract double %81, %89
  %92 = fadd contract double %82, %89
  %93 = mul nsw i32 %3, 6
  %94 = add nsw i32 %45, %93
  %95 = mul nsw i32 %94, %2
  %96 = add nsw i32 %95, %58
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds double, ptr %0, i64 %97
  %99 = load double, ptr %98, align 8, !tbaa !8
  %100 = fadd contract double %90, %99
  %101 = fsub contract double %91, %99
  %102 = fadd contract double %92, %99
  %103 = mul nsw i32 %3, 7
  %104 = add nsw i32 %71, %103
  %105 = mul nsw i32 %104, %2
  %106 = add nsw i32 %105, %58
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds double, ptr %0, i64 %107
  %109 = load double, ptr %108, align 8, !tbaa !8
  %110 = fadd contract double %100, %109
  %111 = fsub contract double %101, %109
  %112 = fsub contract double %102, %109
  %113 = shl nsw i32 %3, 3
  %114 = add nsw i32 %71, %113
  %115 = mul nsw i32 %114, %2
  %116 = add nsw i32 %115, %33
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds double, ptr %0, i64 %117
  %119 = load double, ptr %118, align 8, !tbaa !8
  %120 = fadd contract double %110, %119
  %121 = fadd contract double %111, %119
  %122 = fsub contract double %112, %119
  %123 = fdiv contract double %121, %120
  %124 = fdiv contract double %122, %120
  %125 = fmul contract double %123, %123
  %126 = fmul contract double %124, %124
  %127 = fadd contract double %125, %126
  %128 = fmul contract double %127, 1.500000e+00
  %129 = fsub contract double 1.000000e+00, %128
  %130 = fmul contract double %123, 0.000000e+00
  %131 = fmul contract double %124, 0.000000e+00
  %132 = fadd contract double %130, %131
  %133 = fmul contract double %132, 3.000000e+00
  %134 = fmul contract double %120, 0x3FDC71C71C71C71C
  %135 = fadd contract double %129, %133
  %136 = fmul contract double %133, 5.000000e-01
  %137 = fmul contract double %133, %136
  %138 = fadd contract double %135, %137
  %139 = fmul contract double %134, %138
  %140 = fsub contract double %139, %28
  %141 = fmul contract double %4, %140
  %142 = fadd contract double %28, %141
  %143 = mul nsw i32 %15, %2
  %144 = add nsw i32 %143, %10
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds double, ptr %1, i64 %145
  store double %142, ptr %146, align 8, !tbaa !8
  %147 = fadd contract double %123, %131
  %148 = fmul contract double %147, 3.000000e+00
  %149 = fmul contract double %120, 0x3FBC71C71C71C71C
  %150 = fadd contract double %129, %148
  %151 = fmul contract double %148, 5.000000e-01
  %152 = fmul contract double %148, %151
  %153 = fadd contract double %150, %152
  %154 = fmul contract double %149, %153
  %155 = fsub contract double %154, %39
  %156 = fmul contract double %4, %155
  %157 = fadd contract double %39, %156
  %158 = mul nsw i32 %21, %2
  %159 = add nsw i32 %158, %10
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds double, ptr %1, i64 %160
  store double %157, ptr %161, align 8, !tbaa !8
  %162 = fadd contract double %130, %124
  %163 = fmul contract double %162, 3.000000e+00
  %164 = fadd contract double %129, %163
  %165 = fmul contract double %163, 5.000000e-01
  %166 = fmul contract double %163, %165
  %167 = fadd contract double %164, %166
  %168 = fmul contract double %149, %167
  %169 = fsub contract double %168, %52
  %170 = fmul contract double %4, %169
  %171 = fadd contract double %52, %170
  %172 = add nuw nsw i32 %46, %15
  %173 = mul nsw i32 %172, %2
  %174 = add nsw i32 %173, %10
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds double, ptr %1, i64 %175
  store double %171, ptr %176, align 8, !tbaa !8
  %177 = fsub contract double %131, %123
  %178 = fmul contract double %177, 3.000000e+00
  %179 = fadd contract double %129, %178
  %180 = fmul contract double %178, 5.000000e-01
  %181 = fmul contract double %178, %180
  %182 = fadd contract double %179, %181
  %183 = fmul contract double %149, %182
  %184 = fsub contract double %183, %65
  %185 = fmul contract double %4, %184
  %186 = fadd contract double %65, %185
  %187 = add nuw nsw i32 %59, %15
  %188 = mul nsw i32 %187, %2
  %189 = add nsw i32 %188, %10
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds double, ptr %1, i64 %190
  store double %186, ptr %191, align 8, !tbaa !8
  %192 = fneg contract double %124
  %193 = fsub contract double %130, %124
  %194 = fmul contract double %193, 3.000000e+00
  %195 = fadd contract double %129, %194
  %196 = fmul contract double %194, 5.000000e-01
  %197 = fmul contract double %194, %196
  %198 = fadd contract double %195, %197
  %199 = fmul contract double %149, %198
  %200 = fsub contract double %199, %78
  %201 = fmul contract double %4, %200
  %202 = fadd contract double %78, %201
  %203 = add nuw nsw i32 %72, %15
  %204 = mul nsw i32 %203, %2
  %205 = add nsw i32 %204, %10
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds double, ptr %1, i64 %206
  store double %202, ptr %207, align 8, !tbaa !8
  %208 = fadd contract double %123, %124
  %209 = fmul contract double %208, 3.000000e+00
  %210 = fmul contract double %120, 0x3F9C71C71C71C71C
  %211 = fadd contract double %129, %209
  %212 = fmul contract double %209, 5.000000e-01
  %213 = fmul contract double %209, %212
  %214 = fadd contract double %211, %213
  %215 = fmul contract double %210, %214
  %216 = fsub contract double %215, %89
  %217 = fmul contract double %4, %216
  %218 = fadd contract double %89, %217
  %219 = add nuw nsw i32 %83, %15
  %220 = mul nsw i32 %219, %2
  %221 = add nsw i32 %220, %10
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds double, ptr %1, i64 %222
  store double %218, ptr %223, align 8, !tbaa !8
  %224 = fsub contract double %124, %123
  %225 = fmul contract double %224, 3.000000e+00
  %226 = fadd contract double %129, %225
  %227 = fmul contract double %225, 5.000000e-01
  %228 = fmul contract double %225, %227
  %229 = fadd contract double %226, %228
  %230 = fmul contract double %210, %229
  %231 = fsub contract double %230, %99
  %232 = fmul contract double %4, %231
  %233 = fadd contract double %99, %232
  %234 = add nuw nsw i32 %93, %15
  %235 = mul nsw i32 %234, %2
  %236 = add nsw i32 %235, %10
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds double, ptr %1, i64 %237
  store double %233, ptr %238, align 8, !tbaa !8
  %239 = fsub contract double %192, %123
  %240 = fmul contract double %239, 3.000000e+00
  %241 = fadd contract double %129, %240
  %242 = fmul contract double %240, 5.000000e-01
  %243 = fmul contract double %240, %242
  %244 = fadd contract double %241, %243
  %245 = fmul contract double %210, %244
  %246 = fsub contract double %245, %109
  %247 = fmul contract double %4, %246
  %248 = fadd contract double %109, %247
  %249 = add nuw nsw i32 %103, %15
  %250 = mul nsw i32 %249, %2
  %251 = add nsw i32 %250, %10
  %252 = sext i32 %251 to i64
  %253 = getelementptr inbounds double, ptr %1, i64 %252
  store double %248, ptr %253, align 8, !tbaa !8
  %254 = fsub contract double %123, %124
  %255 = fmul contract double %254, 3.000000e+00
  %256 = fadd contract double %129, %255
  %257 = fmul contract double %255, 5.000000e-01
  %258 = fmul contract double %255, %257
  %259 = fadd contract double %256, %258
  %260 = fmul contract double %210, %259
  %261 = fsub contract double %260, %119
  %262 = fmul contract double %4, %261
  %263 = fadd contract double %119, %262
  %264 = add nuw nsw i32 %113, %15
  %265 = mul nsw i32 %264, %2
  %266 = add nsw i32 %265, %10
  %267 = sext i32 %266 to i64
  %268 = getelementptr inbounds double, ptr %1, i64 %267
  store double %263, ptr %268, align 8, !tbaa !8
  br label %269

269:                                              ; preds = %5, %19
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kinetic_energy(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 6
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = icmp slt i32 %7, %2
  br i1 %8, label %9, label %88

9:                                                ; preds = %3
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds double, ptr %0, i64 %10
  %12 = load double, ptr %11, align 8, !tbaa !8
  %13 = fadd contract double %12, 0.000000e+00
  %14 = fmul contract double %12, 0.000000e+00
  %15 = fadd contract double %14, 0.000000e+00
  %16 = add nsw i32 %2, %7
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds double, ptr %0, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !8
  %20 = fadd contract double %13, %19
  %21 = fadd contract double %15, %19
  %22 = fmul contract double %19, 0.000000e+00
  %23 = fadd contract double %15, %22
  %24 = shl nsw i32 %2, 1
  %25 = add nsw i32 %24, %7
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds double, ptr %0, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !8
  %29 = fadd contract double %20, %28
  %30 = fmul contract double %28, 0.000000e+00
  %31 = fadd contract double %21, %30
  %32 = fadd contract double %23, %28
  %33 = mul nsw i32 %2, 3
  %34 = add nsw i32 %33, %7
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds double, ptr %0, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !8
  %38 = fadd contract double %29, %37
  %39 = fsub contract double %31, %37
  %40 = fmul contract double %37, 0.000000e+00
  %41 = fadd contract double %32, %40
  %42 = shl nsw i32 %2, 2
  %43 = add nsw i32 %42, %7
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %0, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !8
  %47 = fadd contract double %38, %46
  %48 = fmul contract double %46, 0.000000e+00
  %49 = fadd contract double %39, %48
  %50 = fsub contract double %41, %46
  %51 = mul nsw i32 %2, 5
  %52 = add nsw i32 %51, %7
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds double, ptr %0, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !8
  %56 = fadd contract double %47, %55
  %57 = fadd contract double %49, %55
  %58 = fadd contract double %50, %55
  %59 = mul nsw i32 %2, 6
  %60 = add nsw i32 %59, %7
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds double, ptr %0, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !8
  %64 = fadd contract double %56, %63
  %65 = fsub contract double %57, %63
  %66 = fadd contract double %58, %63
  %67 = mul nsw i32 %2, 7
  %68 = add nsw i32 %67, %7
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds double, ptr %0, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !8
  %72 = fadd contract double %64, %71
  %73 = fsub contract double %65, %71
  %74 = fsub contract double %66, %71
  %75 = shl nsw i32 %2, 3
  %76 = add nsw i32 %75, %7
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds double, ptr %0, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !8
  %80 = fadd contract double %72, %79
  %81 = fadd contract double %73, %79
  %82 = fsub contract double %74, %79
  %83 = fmul contract double %81, %81
  %84 = fmul contract double %82, %82
  %85 = fadd contract double %83, %84
  %86 = fmul contract double %85, 5.000000e-01
  %87 = fdiv contract double %86, %80
  br label %88

88:                                               ; preds = %9, %3
  %89 = phi double [ %87, %9 ], [ 0.000000e+00, %3 ]
  %90 = zext nneg i32 %6 to i64
  %91 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ14kinetic_energyE3sum to ptr), i64 %90
  store double %89, ptr %91, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %92 = icmp samesign ult i32 %6, 32
  br i1 %92, label %93, label %100

93:                                               ; preds = %88
  %94 = zext nneg i32 %6 to i64
  %95 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ14kinetic_energyE3sum to ptr), i64 %94
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 256
  %97 = load double, ptr %96, align 8, !tbaa !8
  %98 = load double, ptr %91, align 8, !tbaa !8
  %99 = fadd contract double %97, %98
  store double %99, ptr %91, align 8, !tbaa !8
  br label %100

100:                                              ; preds = %88, %93
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %101 = icmp samesign ult i32 %6, 16
  br i1 %101, label %102, label %109

102:                                              ; preds = %100
  %103 = zext nneg i32 %6 to i64
  %104 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ14kinetic_energyE3sum to ptr), i64 %103
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 128
  %106 = load double, ptr %105, align 8, !tbaa !8
  %107 = load double, ptr %91, align 8, !tbaa !8
  %108 = fadd contract double %106, %107
  store double %108, ptr %91, align 8, !tbaa !8
  br label %109

109:                                              ; preds = %102, %100
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %110 = icmp samesign ult i32 %6, 8
  br i1 %110, label %111, label %118

111:                                              ; preds = %109
  %112 = zext nneg i32 %6 to i64
  %113 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ14kinetic_energyE3sum to ptr), i64 %112
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 64
  %115 = load double, ptr %114, align 8, !tbaa !8
  %116 = load double, ptr %91, align 8, !tbaa !8
  %117 = fadd contract double %115, %116
  store double %117, ptr %91, align 8, !tbaa !8
  br label %118

118:                                              ; preds = %111, %109
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %119 = icmp samesign ult i32 %6, 4
  br i1 %119, label %120, label %127

120:                                              ; preds = %118
  %121 = zext nneg i32 %6 to i64
  %122 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ14kinetic_energyE3sum to ptr), i64 %121
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 32
  %124 = load double, ptr %123, align 8, !tbaa !8
  %125 = load double, ptr %91, align 8, !tbaa !8
  %126 = fadd contract double %124, %125
  store double %126, ptr %91, align 8, !tbaa !8
  br label %127

127:                                              ; preds = %120, %118
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %128 = icmp samesign ult i32 %6, 2
  br i1 %128, label %129, label %136

129:                                              ; preds = %127
  %130 = zext nneg i32 %6 to i64
  %131 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ14kinetic_energyE3sum to ptr), i64 %130
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %133 = load double, ptr %132, align 8, !tbaa !8
  %134 = load double, ptr %91, align 8, !tbaa !8
  %135 = fadd contract double %133, %134
  store double %135, ptr %91, align 8, !tbaa !8
  br label %136

136:                                              ; preds = %129, %127
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %137 = icmp eq i32 %6, 0
  br i1 %137, label %138, label %144

138:                                              ; preds = %136
  %139 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14kinetic_energyE3sum to ptr), i64 8), align 8, !tbaa !8
  %140 = load double, ptr %91, align 8, !tbaa !8
  %141 = fadd contract double %139, %140
  store double %141, ptr %91, align 8, !tbaa !8
  %142 = load double, ptr addrspacecast (ptr addrspace(3) @_ZZ14kinetic_energyE3sum to ptr), align 8, !tbaa !8
  %143 = atomicrmw fadd ptr %1, double %142 seq_cst, align 8
  br label %144

144:                                              ; preds = %136, %138
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
