; clang sm_80, from gradient_lbm.cu
source_filename = "gradient_lbm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14kinetic_energyE3sum = internal unnamed_addr addrspace(3) global [64 x double] undef, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @stream_and_collide(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, double noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = or i32 %11, %16
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %20

19:                                               ; preds = %6
  store double 0.000000e+00, ptr %2, align 8, !tbaa !8
  br label %20

20:                                               ; preds = %19, %6
  %21 = icmp slt i32 %11, %3
  %22 = icmp slt i32 %16, %4
  %23 = and i1 %21, %22
  br i1 %23, label %24, label %274

24:                                               ; preds = %20
  %25 = add i32 %3, %11
  %26 = add nuw i32 %4, %16
  %27 = srem i32 %25, %3
  %28 = srem i32 %26, %4
  %29 = mul nsw i32 %28, %3
  %30 = add nsw i32 %29, %27
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %0, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = fadd contract double %33, 0.000000e+00
  %35 = fmul contract double %33, 0.000000e+00
  %36 = fadd contract double %35, 0.000000e+00
  %37 = add i32 %25, -1
  %38 = srem i32 %37, %3
  %39 = add nsw i32 %28, %4
  %40 = mul nsw i32 %39, %3
  %41 = add nsw i32 %40, %38
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %0, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = fadd contract double %34, %44
  %46 = fadd contract double %36, %44
  %47 = fmul contract double %44, 0.000000e+00
  %48 = fadd contract double %36, %47
  %49 = add i32 %26, -1
  %50 = srem i32 %49, %4
  %51 = shl nuw nsw i32 %4, 1
  %52 = add nsw i32 %50, %51
  %53 = mul nsw i32 %52, %3
  %54 = add nsw i32 %53, %27
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %0, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !8
  %58 = fadd contract double %45, %57
  %59 = fmul contract double %57, 0.000000e+00
  %60 = fadd contract double %46, %59
  %61 = fadd contract double %48, %57
  %62 = add i32 %25, 1
  %63 = srem i32 %62, %3
  %64 = mul nsw i32 %4, 3
  %65 = add nsw i32 %28, %64
  %66 = mul nsw i32 %65, %3
  %67 = add nsw i32 %66, %63
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, ptr %0, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = fadd contract double %58, %70
  %72 = fsub contract double %60, %70
  %73 = fmul contract double %70, 0.000000e+00
  %74 = fadd contract double %61, %73
  %75 = add nuw i32 %26, 1
  %76 = srem i32 %75, %4
  %77 = shl nsw i32 %4, 2
  %78 = add nsw i32 %76, %77
  %79 = mul nsw i32 %78, %3
  %80 = add nsw i32 %79, %27
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds double, ptr %0, i64 %81
  %83 = load double, ptr %82, align 8, !tbaa !8
  %84 = fadd contract double %71, %83
  %85 = fmul contract double %83, 0.000000e+00
  %86 = fadd contract double %72, %85
  %87 = fsub contract double %74, %83
  %88 = mul nsw i32 %4, 5
  %89 = add nsw i32 %50, %88
  %90 = mul nsw i32 %89, %3
  %91 = add nsw i32 %90, %38
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds double, ptr %0, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !8
  %95 = fadd contract double %84, %94
  %96 = fadd contract double %86, %94
  %97 = fadd contract double %87, %94
  %98 = mul nsw i32 %4, 6
  %99 = add nsw i32 %50, %98
  %100 = mul nsw i32 %99, %3
  %101 = add nsw i32 %100, %63
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds double, ptr %0, i64 %102
  %104 = load double, ptr %103, align 8, !tbaa !8
  %105 = fadd contract double %95, %104
  %106 = fsub contract double %96, %104
  %107 = fadd contract double %97, %104
  %108 = mul nsw i32 %4, 7
  %109 = add nsw i32 %76, %108
  %110 = mul nsw i32 %109, %3
  %111 = add nsw i32 %110, %63
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds double, ptr %0, i64 %112
  %114 = load double, ptr %113, align 8, !tbaa !8
  %115 = fadd contract double %105, %114
  %116 = fsub contract double %106, %114
  %117 = fsub contract double %107, %114
  %118 = shl nsw i32 %4, 3
  %119 = add nsw i32 %76, %118
  %120 = mul nsw i32 %119, %3
  %121 = add nsw i32 %120, %38
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds double, ptr %0, i64 %122
  %124 = load double, ptr %123, align 8, !tbaa !8
  %125 = fadd contract double %115, %124
  %126 = fadd contract double %116, %124
  %127 = fsub contract double %117, %124
  %128 = fdiv contract double %126, %125
  %129 = fdiv contract double %127, %125
  %130 = fmul contract double %128, %128
  %131 = fmul contract double %129, %129
  %132 = fadd contract double %130, %131
  %133 = fmul contract double %132, 1.500000e+00
  %134 = fsub contract double 1.000000e+00, %133
  %135 = fmul contract double %128, 0.000000e+00
  %136 = fmul contract double %129, 0.000000e+00
  %137 = fadd contract double %135, %136
  %138 = fmul contract double %137, 3.000000e+00
  %139 = fmul contract double %125, 0x3FDC71C71C71C71C
  %140 = fadd contract double %134, %138
  %141 = fmul contract double %138, 5.000000e-01
  %142 = fmul contract double %138, %141
  %143 = fadd contract double %140, %142
  %144 = fmul contract double %139, %143
  %145 = fsub contract double %144, %33
  %146 = fmul contract double %5, %145
  %147 = fadd contract double %33, %146
  %148 = mul nsw i32 %16, %3
  %149 = add nsw i32 %148, %11
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds double, ptr %1, i64 %150
  store double %147, ptr %151, align 8, !tbaa !8
  %152 = fadd contract double %128, %136
  %153 = fmul contract double %152, 3.000000e+00
  %154 = fmul contract double %125, 0x3FBC71C71C71C71C
  %155 = fadd contract double %134, %153
  %156 = fmul contract double %153, 5.000000e-01
  %157 = fmul contract double %153, %156
  %158 = fadd contract double %155, %157
  %159 = fmul contract double %154, %158
  %160 = fsub contract double %159, %44
  %161 = fmul contract double %5, %160
  %162 = fadd contract double %44, %161
  %163 = mul nsw i32 %26, %3
  %164 = add nsw i32 %163, %11
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds double, ptr %1, i64 %165
  store double %162, ptr %166, align 8, !tbaa !8
  %167 = fadd contract double %135, %129
  %168 = fmul contract double %167, 3.000000e+00
  %169 = fadd contract double %134, %168
  %170 = fmul contract double %168, 5.000000e-01
  %171 = fmul contract double %168, %170
  %172 = fadd contract double %169, %171
  %173 = fmul contract double %154, %172
  %174 = fsub contract double %173, %57
  %175 = fmul contract double %5, %174
  %176 = fadd contract double %57, %175
  %177 = add nuw nsw i32 %51, %16
  %178 = mul nsw i32 %177, %3
  %179 = add nsw i32 %178, %11
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds double, ptr %1, i64 %180
  store double %176, ptr %181, align 8, !tbaa !8
  %182 = fsub contract double %136, %128
  %183 = fmul contract double %182, 3.000000e+00
  %184 = fadd contract double %134, %183
  %185 = fmul contract double %183, 5.000000e-01
  %186 = fmul contract double %183, %185
  %187 = fadd contract double %184, %186
  %188 = fmul contract double %154, %187
  %189 = fsub contract double %188, %70
  %190 = fmul contract double %5, %189
  %191 = fadd contract double %70, %190
  %192 = add nuw nsw i32 %64, %16
  %193 = mul nsw i32 %192, %3
  %194 = add nsw i32 %193, %11
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds double, ptr %1, i64 %195
  store double %191, ptr %196, align 8, !tbaa !8
  %197 = fneg contract double %129
  %198 = fsub contract double %135, %129
  %199 = fmul contract double %198, 3.000000e+00
  %200 = fadd contract double %134, %199
  %201 = fmul contract double %199, 5.000000e-01
  %202 = fmul contract double %199, %201
  %203 = fadd contract double %200, %202
  %204 = fmul contract double %154, %203
  %205 = fsub contract double %204, %83
  %206 = fmul contract double %5, %205
  %207 = fadd contract double %83, %206
  %208 = add nuw nsw i32 %77, %16
  %209 = mul nsw i32 %208, %3
  %210 = add nsw i32 %209, %11
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds double, ptr %1, i64 %211
  store double %207, ptr %212, align 8, !tbaa !8
  %213 = fadd contract double %128, %129
  %214 = fmul contract double %213, 3.000000e+00
  %215 = fmul contract double %125, 0x3F9C71C71C71C71C
  %216 = fadd contract double %134, %214
  %217 = fmul contract double %214, 5.000000e-01
  %218 = fmul contract double %214, %217
  %219 = fadd contract double %216, %218
  %220 = fmul contract double %215, %219
  %221 = fsub contract double %220, %94
  %222 = fmul contract double %5, %221
  %223 = fadd contract double %94, %222
  %224 = add nuw nsw i32 %88, %16
  %225 = mul nsw i32 %224, %3
  %226 = add nsw i32 %225, %11
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds double, ptr %1, i64 %227
  store double %223, ptr %228, align 8, !tbaa !8
  %229 = fsub contract double %129, %128
  %230 = fmul contract double %229, 3.000000e+00
  %231 = fadd contract double %134, %230
  %232 = fmul contract double %230, 5.000000e-01
  %233 = fmul contract double %230, %232
  %234 = fadd contract double %231, %233
  %235 = fmul contract double %215, %234
  %236 = fsub contract double %235, %104
  %237 = fmul contract double %5, %236
  %238 = fadd contract double %104, %237
  %239 = add nuw nsw i32 %98, %16
  %240 = mul nsw i32 %239, %3
  %241 = add nsw i32 %240, %11
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds double, ptr %1, i64 %242
  store double %238, ptr %243, align 8, !tbaa !8
  %244 = fsub contract double %197, %128
  %245 = fmul contract double %244, 3.000000e+00
  %246 = fadd contract double %134, %245
  %247 = fmul contract double %245, 5.000000e-01
  %248 = fmul contract double %245, %247
  %249 = fadd contract double %246, %248
  %250 = fmul contract double %215, %249
  %251 = fsub contract double %250, %114
  %252 = fmul contract double %5, %251
  %253 = fadd contract double %114, %252
  %254 = add nuw nsw i32 %108, %16
  %255 = mul nsw i32 %254, %3
  %256 = add nsw i32 %255, %11
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds double, ptr %1, i64 %257
  store double %253, ptr %258, align 8, !tbaa !8
  %259 = fsub contract double %128, %129
  %260 = fmul contract double %259, 3.000000e+00
  %261 = fadd contract double %134, %260
  %262 = fmul contract double %260, 5.000000e-01
  %263 = fmul contract double %260, %262
  %264 = fadd contract double %261, %263
  %265 = fmul contract double %215, %264
  %266 = fsub contract double %265, %124
  %267 = fmul contract double %5, %266
  %268 = fadd contract double %124, %267
  %269 = add nuw nsw i32 %118, %16
  %270 = mul nsw i32 %269, %3
  %271 = add nsw i32 %270, %11
  %272 = sext i32 %271 to i64
  %273 = getelementptr inbounds double, ptr %1, i64 %272
  store double %268, ptr %273, align 8, !tbaa !8
  br label %274

274:                                              ; preds = %20, %24
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
