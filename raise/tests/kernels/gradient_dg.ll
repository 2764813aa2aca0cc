; clang sm_80, from gradient_dg.cu
source_filename = "gradient_dg.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6volumeE1d = internal unnamed_addr addrspace(3) global [4 x [4 x double]] undef, align 8
@_ZZ6volumeE4flux = internal unnamed_addr addrspace(3) global [3 x [4 x [4 x [4 x [4 x double]]]]] undef, align 8
@_ZZ7entropyE3sum = internal unnamed_addr addrspace(3) global [64 x double] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @volume(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, double noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %9 = shl nuw nsw i32 %7, 2
  %10 = add nuw nsw i32 %9, %6
  %11 = icmp eq i32 %8, 0
  %12 = zext nneg i32 %7 to i64
  br i1 %11, label %15, label %13

13:                                               ; preds = %5
  %14 = zext nneg i32 %6 to i64
  br label %22

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw [4 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ6volumeE1d to ptr), i64 %12
  %17 = zext nneg i32 %6 to i64
  %18 = getelementptr inbounds nuw double, ptr %16, i64 %17
  %19 = zext nneg i32 %10 to i64
  %20 = getelementptr inbounds nuw double, ptr %1, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !8
  store double %21, ptr %18, align 8, !tbaa !8
  br label %22

22:                                               ; preds = %13, %15
  %23 = phi i64 [ %14, %13 ], [ %17, %15 ]
  %24 = shl nuw nsw i32 %8, 4
  %25 = add nuw nsw i32 %10, %24
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = shl nsw i32 %26, 8
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw double, ptr %0, i64 %28
  %30 = zext nneg i32 %25 to i64
  %31 = getelementptr inbounds nuw double, ptr %29, i64 %30
  %32 = mul nuw nsw i32 %26, 640
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw double, ptr %2, i64 %33
  %35 = getelementptr inbounds nuw double, ptr %34, i64 %30
  %36 = load double, ptr %31, align 8, !tbaa !8
  %37 = getelementptr inbounds nuw i8, ptr %31, i64 512
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = getelementptr inbounds nuw i8, ptr %31, i64 1024
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = getelementptr inbounds nuw i8, ptr %31, i64 1536
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = fmul contract double %4, %4
  %44 = fmul contract double %43, %36
  %45 = zext nneg i32 %8 to i64
  %46 = load double, ptr %35, align 8, !tbaa !8
  %47 = getelementptr inbounds nuw i8, ptr %35, i64 512
  %48 = load double, ptr %47, align 8, !tbaa !8
  %49 = getelementptr inbounds nuw i8, ptr %35, i64 1024
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = fmul contract double %38, %46
  %52 = fmul contract double %40, %48
  %53 = fadd contract double %51, %52
  %54 = fmul contract double %42, %50
  %55 = fadd contract double %53, %54
  %56 = fdiv contract double %55, %36
  %57 = fmul contract double %36, %56
  %58 = getelementptr inbounds nuw [4 x [4 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ6volumeE4flux to ptr), i64 %45
  %59 = getelementptr inbounds nuw [4 x double], ptr %58, i64 %12
  %60 = getelementptr inbounds nuw double, ptr %59, i64 %23
  store double %57, ptr %60, align 8, !tbaa !8
  %61 = fmul contract double %38, %56
  %62 = fmul contract double %44, %46
  %63 = fadd contract double %62, %61
  %64 = getelementptr inbounds nuw [4 x [4 x double]], ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6volumeE4flux to ptr), i64 512), i64 %45
  %65 = getelementptr inbounds nuw [4 x double], ptr %64, i64 %12
  %66 = getelementptr inbounds nuw double, ptr %65, i64 %23
  store double %63, ptr %66, align 8, !tbaa !8
  %67 = fmul contract double %40, %56
  %68 = fmul contract double %44, %48
  %69 = fadd contract double %68, %67
  %70 = getelementptr inbounds nuw [4 x [4 x double]], ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6volumeE4flux to ptr), i64 1024), i64 %45
  %71 = getelementptr inbounds nuw [4 x double], ptr %70, i64 %12
  %72 = getelementptr inbounds nuw double, ptr %71, i64 %23
  store double %69, ptr %72, align 8, !tbaa !8
  %73 = fmul contract double %42, %56
  %74 = fmul contract double %44, %50
  %75 = fadd contract double %74, %73
  %76 = getelementptr inbounds nuw [4 x [4 x double]], ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6volumeE4flux to ptr), i64 1536), i64 %45
  %77 = getelementptr inbounds nuw [4 x double], ptr %76, i64 %12
  %78 = getelementptr inbounds nuw double, ptr %77, i64 %23
  store double %75, ptr %78, align 8, !tbaa !8
  %79 = getelementptr inbounds nuw i8, ptr %35, i64 1536
  %80 = load double, ptr %79, align 8, !tbaa !8
  %81 = getelementptr inbounds nuw i8, ptr %35, i64 2048
  %82 = load double, ptr %81, align 8, !tbaa !8
  %83 = getelementptr inbounds nuw i8, ptr %35, i64 2560
  %84 = load double, ptr %83, align 8, !tbaa !8
  %85 = fmul contract double %38, %80
  %86 = fmul contract double %40, %82
  %87 = fadd contract double %85, %86
  %88 = fmul contract double %42, %84
  %89 = fadd contract double %87, %88
  %90 = fdiv contract double %89, %36
  %91 = fmul contract double %36, %90
  %92 = getelementptr inbounds nuw [4 x [4 x double]], ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6volumeE4flux to ptr), i64 2048), i64 %45
  %93 = getelementptr inbounds nuw [4 x double], ptr %92, i64 %12
  %94 = getelementptr inbounds nuw double, ptr %93, i64 %23
  store double %91, ptr %94, align 8, !tbaa !8
  %95 = fmul contract double %38, %90
  %96 = fmul contract double %44, %80
  %97 = fadd contract double %96, %95
  %98 = getelementptr inbounds nuw [4 x [4 x double]], ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6volumeE4flux to ptr), i64 2560), i64 %45
  %99 = getelementptr inbounds nuw [4 x double], ptr %98, i64 %12
  %100 = getelementptr inbounds nuw double, ptr %99, i64 %23
  store double %97, ptr %100, align 8, !tbaa !8
  %101 = fmul contract double %40, %90
  %102 = fmul contract double %44, %82
  %103 = fadd contract double %102, %101
  %104 = getelementptr inbounds nuw [4 x [4 x double]], ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6volumeE4flux to ptr), i64 3072), i64 %45
  %105 = getelementptr inbounds nuw [4 x double], ptr %104, i64 %12
  %106 = getelementptr inbounds nuw double, ptr %105, i64 %23
  store double %103, ptr %106, align 8, !tbaa !8
  %107 = fmul contract double %42, %90
  %108 = fmul contract double %44, %84
  %109 = fadd contract double %108, %107
  %110 = getelementptr inbounds nuw [4 x [4 x double]], ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6volumeE4flux to ptr), i64 3584), i64 %45
  %111 = getelementptr inbounds nuw [4 x double], ptr %110, i64 %12
  %112 = getelementptr inbounds nuw double, ptr %111, i64 %23
  store double %109, ptr %112, align 8, !tbaa !8
  %113 = getelementptr inbounds nuw i8, ptr %35, i64 3072
  %114 = load double, ptr %113, align 8, !tbaa !8
  %115 = getelementptr inbounds nuw i8, ptr %35, i64 3584
  %116 = load double, ptr %115, align 8, !tbaa !8
  %117 = getelementptr inbounds nuw i8, ptr %35, i64 4096
  %118 = load double, ptr %117, align 8, !tbaa !8
  %119 = fmul contract double %38, %114
  %120 = fmul contract double %40, %116
  %121 = fadd contract double %119, %120
  %122 = fmul contract double %42, %118
  %123 = fadd contract double %121, %122
  %124 = fdiv contract double %123, %36
  %125 = fmul contract double %36, %124
  %126 = getelementptr inbounds nuw [4 x [4 x double]], ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6volumeE4flux to ptr), i64 4096), i64 %45
  %127 = getelementptr inbounds nuw [4 x double], ptr %126, i64 %12
  %128 = getelementptr inbounds nuw double, ptr %127, i64 %23
  store double %125, ptr %128, align 8, !tbaa !8
  %129 = fmul contract double %38, %124
  %130 = fmul contract double %44, %114
  %131 = fadd contract double %130, %129
  %132 = getelementptr inbounds nuw [4 x [4 x double]], ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6volumeE4flux to ptr), i64 4608), i64 %45
  %133 = getelementptr inbounds nuw [4 x double], ptr %132, i64 %12
  %134 = getelementptr inbounds nuw double, ptr %133, i64 %23
  store double %131, ptr %134, align 8, !tbaa !8
  %135 = fmul contract double %40, %124
  %136 = fmul contract double %44, %116
  %137 = fadd contract double %136, %135
  %138 = getelementptr inbounds nuw [4 x [4 x double]], ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6volumeE4flux to ptr), i64 5120), i64 %45
  %139 = getelementptr inbounds nuw [4 x double], ptr %138, i64 %12
  %140 = getelementptr inbounds nuw double, ptr %139, i64 %23
  store double %137, ptr %140, align 8, !tbaa !8
  %141 = fmul contract double %42, %124
  %142 = fmul contract double %44, %118
  %143 = fadd contract double %142, %141
  %144 = getelementptr inbounds nuw [4 x [4 x double]], ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6volumeE4flux to ptr), i64 5632), i64 %45
  %145 = getelementptr inbounds nuw [4 x double], ptr %144, i64 %12
  %146 = getelementptr inbounds nuw double, ptr %145, i64 %23
  store double %143, ptr %146, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %147 = getelementptr inbounds nuw i8, ptr %35, i64 4608
  %148 = load double, ptr %147, align 8, !tbaa !8
  %149 = getelementptr inbounds nuw [4 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ6volumeE1d to ptr), i64 %23
  %150 = getelementptr inbounds nuw [4 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ6volumeE1d to ptr), i64 %12
  %151 = getelementptr inbounds nuw double, ptr %92, i64 %23
  %152 = getelementptr inbounds nuw [4 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ6volumeE1d to ptr), i64 %45
  %153 = getelementptr inbounds nuw [4 x double], ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6volumeE4flux to ptr), i64 4096), i64 %12
  %154 = getelementptr inbounds nuw double, ptr %153, i64 %23
  %155 = fdiv contract double -1.000000e+00, %148
  %156 = add nuw nsw i32 %25, %27
  %157 = load double, ptr %149, align 8, !tbaa !8
  %158 = load double, ptr %59, align 8, !tbaa !8
  %159 = fmul contract double %157, %158
  %160 = load double, ptr %150, align 8, !tbaa !8
  %161 = load double, ptr %151, align 8, !tbaa !8
  %162 = fmul contract double %160, %161
  %163 = fadd contract double %159, %162
  %164 = load double, ptr %152, align 8, !tbaa !8
  %165 = load double, ptr %154, align 8, !tbaa !8
  %166 = fmul contract double %164, %165
  %167 = fadd contract double %163, %166
  %168 = fadd contract double %167, 0.000000e+00
  %169 = getelementptr inbounds nuw i8, ptr %149, i64 8
  %170 = load double, ptr %169, align 8, !tbaa !8
  %171 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %172 = load double, ptr %171, align 8, !tbaa !8
  %173 = fmul contract double %170, %172
  %174 = getelementptr inbounds nuw i8, ptr %150, i64 8
  %175 = load double, ptr %174, align 8, !tbaa !8
  %176 = getelementptr inbounds nuw i8, ptr %151, i64 32
  %177 = load double, ptr %176, align 8, !tbaa !8
  %178 = fmul contract double %175, %177
  %179 = fadd contract double %173, %178
  %180 = getelementptr inbounds nuw i8, ptr %152, i64 8
  %181 = load double, ptr %180, align 8, !tbaa !8
  %182 = getelementptr inbounds nuw i8, ptr %154, i64 128
  %183 = load double, ptr %182, align 8, !tbaa !8
  %184 = fmul contract double %181, %183
  %185 = fadd contract double %179, %184
  %186 = fadd contract double %168, %185
  %187 = getelementptr inbounds nuw i8, ptr %149, i64 16
  %188 = load double, ptr %187, align 8, !tbaa !8
  %189 = getelementptr inbounds nuw i8, ptr %59, i64 16
  %190 = load double, ptr %189, align 8, !tbaa !8
  %191 = fmul contract double %188, %190
  %192 = getelementptr inbounds nuw i8, ptr %150, i64 16
  %193 = load double, ptr %192, align 8, !tbaa !8
  %194 = getelementptr inbounds nuw i8, ptr %151, i64 64
  %195 = load double, ptr %194, align 8, !tbaa !8
  %196 = fmul contract double %193, %195
  %197 = fadd contract double %191, %196
  %198 = getelementptr inbounds nuw i8, ptr %152, i64 16
  %199 = load double, ptr %198, align 8, !tbaa !8
  %200 = getelementptr inbounds nuw i8, ptr %154, i64 256
  %201 = load double, ptr %200, align 8, !tbaa !8
  %202 = fmul contract double %199, %201
  %203 = fadd contract double %197, %202
  %204 = fadd contract double %186, %203
  %205 = getelementptr inbounds nuw i8, ptr %149, i64 24
  %206 = load double, ptr %205, align 8, !tbaa !8
  %207 = getelementptr inbounds nuw i8, ptr %59, i64 24
  %208 = load double, ptr %207, align 8, !tbaa !8
  %209 = fmul contract double %206, %208
  %210 = getelementptr inbounds nuw i8, ptr %150, i64 24
  %211 = load double, ptr %210, align 8, !tbaa !8
  %212 = getelementptr inbounds nuw i8, ptr %151, i64 96
  %213 = load double, ptr %212, align 8, !tbaa !8
  %214 = fmul contract double %211, %213
  %215 = fadd contract double %209, %214
  %216 = getelementptr inbounds nuw i8, ptr %152, i64 24
  %217 = load double, ptr %216, align 8, !tbaa !8
  %218 = getelementptr inbounds nuw i8, ptr %154, i64 384
  %219 = load double, ptr %218, align 8, !tbaa !8
  %220 = fmul contract double %217, %219
  %221 = fadd contract double %215, %220
  %222 = fadd contract double %204, %221
  %223 = fmul contract double %155, %222
  %224 = zext nneg i32 %156 to i64
  %225 = getelementptr inbounds nuw double, ptr %3, i64 %224
  store double %223, ptr %225, align 8, !tbaa !8
  %226 = getelementptr inbounds nuw i8, ptr %59, i64 512
  %227 = getelementptr inbounds nuw i8, ptr %151, i64 512
  %228 = getelementptr inbounds nuw i8, ptr %154, i64 512
  %229 = load double, ptr %226, align 8, !tbaa !8
  %230 = fmul contract double %157, %229
  %231 = load double, ptr %227, align 8, !tbaa !8
  %232 = fmul contract double %160, %231
  %233 = fadd contract double %230, %232
  %234 = load double, ptr %228, align 8, !tbaa !8
  %235 = fmul contract double %164, %234
  %236 = fadd contract double %233, %235
  %237 = fadd contract double %236, 0.000000e+00
  %238 = getelementptr inbounds nuw i8, ptr %59, i64 520
  %239 = load double, ptr %238, align 8, !tbaa !8
  %240 = fmul contract double %170, %239
  %241 = getelementptr inbounds nuw i8, ptr %151, i64 544
  %242 = load double, ptr %241, align 8, !tbaa !8
  %243 = fmul contract double %175, %242
  %244 = fadd contract double %240, %243
  %245 = getelementptr inbounds nuw i8, ptr %154, i64 640
  %246 = load double, ptr %245, align 8, !tbaa !8
  %247 = fmul contract double %181, %246
  %248 = fadd contract double %244, %247
  %249 = fadd contract double %237, %248
  %250 = getelementptr inbounds nuw i8, ptr %59, i64 528
  %251 = load double, ptr %250, align 8, !tbaa !8
  %252 = fmul contract double %188, %251
  %253 = getelementptr inbounds nuw i8, ptr %151, i64 576
  %254 = load double, ptr %253, align 8, !tbaa !8
  %255 = fmul contract double %193, %254
  %256 = fadd contract double %252, %255
  %257 = getelementptr inbounds nuw i8, ptr %154, i64 768
  %258 = load double, ptr %257, align 8, !tbaa !8
  %259 = fmul contract double %199, %258
  %260 = fadd contract double %256, %259
  %261 = fadd contract double %249, %260
  %262 = getelementptr inbounds nuw i8, ptr %59, i64 536
  %263 = load double, ptr %262, align 8, !tbaa !8
  %264 = fmul contract double %206, %263
  %265 = getelementptr inbounds nuw i8, ptr %151, i64 608
  %266 = load double, ptr %265, align 8, !tbaa !8
  %267 = fmul contract double %211, %266
  %268 = fadd contract double %264, %267
  %269 = getelementptr inbounds nuw i8, ptr %154, i64 896
  %270 = load double, ptr %269, align 8, !tbaa !8
  %271 = fmul contract double %217, %270
  %272 = fadd contract double %268, %271
  %273 = fadd contract double %261, %272
  %274 = fmul contract double %155, %273
  %275 = zext nneg i32 %156 to i64
  %276 = getelementptr inbounds nuw double, ptr %3, i64 %275
  %277 = getelementptr inbounds nuw i8, ptr %276, i64 512
  store double %274, ptr %277, align 8, !tbaa !8
  %278 = getelementptr inbounds nuw i8, ptr %59, i64 1024
  %279 = getelementptr inbounds nuw i8, ptr %151, i64 1024
  %280 = getelementptr inbounds nuw i8, ptr %154, i64 1024
  %281 = load double, ptr %149, align 8, !tbaa !8
  %282 = load double, ptr %278, align 8, !tbaa !8
  %283 = fmul contract double %281, %282
  %284 = load double, ptr %150, align 8, !tbaa !8
  %285 = load double, ptr %279, align 8, !tbaa !8
  %286 = fmul contract double %284, %285
  %287 = fadd contract double %283, %286
  %288 = load double, ptr %152, align 8, !tbaa !8
  %289 = load double, ptr %280, align 8, !tbaa !8
  %290 = fmul contract double %288, %289
  %291 = fadd contract double %287, %290
  %292 = fadd contract double %291, 0.000000e+00
  %293 = load double, ptr %169, align 8, !tbaa !8
  %294 = getelementptr inbounds nuw i8, ptr %59, i64 1032
  %295 = load double, ptr %294, align 8, !tbaa !8
  %296 = fmul contract double %293, %295
  %297 = load double, ptr %174, align 8, !tbaa !8
  %298 = getelementptr inbounds nuw i8, ptr %151, i64 1056
  %299 = load double, ptr %298, align 8, !tbaa !8
  %300 = fmul contract double %297, %299
  %301 = fadd contract double %296, %300
  %302 = load double, ptr %180, align 8, !tbaa !8
  %303 = getelementptr inbounds nuw i8, ptr %154, i64 1152
  %304 = load double, ptr %303, align 8, !tbaa !8
  %305 = fmul contract double %302, %304
  %306 = fadd contract double %301, %305
  %307 = fadd contract double %292, %306
  %308 = load double, ptr %187, align 8, !tbaa !8
  %309 = getelementptr inbounds nuw i8, ptr %59, i64 1040
  %310 = load double, ptr %309, align 8, !tbaa !8
  %311 = fmul contract double %308, %310
  %312 = load double, ptr %192, align 8, !tbaa !8
  %313 = getelementptr inbounds nuw i8, ptr %151, i64 1088
  %314 = load double, ptr %313, align 8, !tbaa !8
  %315 = fmul contract double %312, %314
  %316 = fadd contract double %311, %315
  %317 = load double, ptr %198, align 8, !tbaa !8
  %318 = getelementptr inbounds nuw i8, ptr %154, i64 1280
  %319 = load double, ptr %318, align 8, !tbaa !8
  %320 = fmul contract double %317, %319
  %321 = fadd contract double %316, %320
  %322 = fadd contract double %307, %321
  %323 = load double, ptr %205, align 8, !tbaa !8
  %324 = getelementptr inbounds nuw i8, ptr %59, i64 1048
  %325 = load double, ptr %324, align 8, !tbaa !8
  %326 = fmul contract double %323, %325
  %327 = load double, ptr %210, align 8, !tbaa !8
  %328 = getelementptr inbounds nuw i8, ptr %151, i64 1120
  %329 = load double, ptr %328, align 8, !tbaa !8
  %330 = fmul contract double %327, %329
  %331 = fadd contract double %326, %330
  %332 = load double, ptr %216, align 8, !tbaa !8
  %333 = getelementptr inbounds nuw i8, ptr %154, i64 1408
  %334 = load double, ptr %333, align 8, !tbaa !8
  %335 = fmul contract double %332, %334
  %336 = fadd contract double %331, %335
  %337 = fadd contract double %322, %336
  %338 = fmul contract double %155, %337
  %339 = zext nneg i32 %156 to i64
  %340 = getelementptr inbounds nuw double, ptr %3, i64 %339
  %341 = getelementptr inbounds nuw i8, ptr %340, i64 1024
  store double %338, ptr %341, align 8, !tbaa !8
  %342 = getelementptr inbounds nuw i8, ptr %59, i64 1536
  %343 = getelementptr inbounds nuw i8, ptr %151, i64 1536
  %344 = getelementptr inbounds nuw i8, ptr %154, i64 1536
  %345 = load double, ptr %342, align 8, !tbaa !8
  %346 = fmul contract double %281, %345
  %347 = load double, ptr %343, align 8, !tbaa !8
  %348 = fmul contract double %284, %347
  %349 = fadd contract double %346, %348
  %350 = load double, ptr %344, align 8, !tbaa !8
  %351 = fmul contract double %288, %350
  %352 = fadd contract double %349, %351
  %353 = fadd contract double %352, 0.000000e+00
  %354 = getelementptr inbounds nuw i8, ptr %59, i64 1544
  %355 = load double, ptr %354, align 8, !tbaa !8
  %356 = fmul contract double %293, %355
  %357 = getelementptr inbounds nuw i8, ptr %151, i64 1568
  %358 = load double, ptr %357, align 8, !tbaa !8
  %359 = fmul contract double %297, %358
  %360 = fadd contract double %356, %359
  %361 = getelementptr inbounds nuw i8, ptr %154, i64 1664
  %362 = load double, ptr %361, align 8, !tbaa !8
  %363 = fmul contract double %302, %362
  %364 = fadd contract double %360, %363
  %365 = fadd contract double %353, %364
  %366 = getelementptr inbounds nuw i8, ptr %59, i64 1552
  %367 = load double, ptr %366, align 8, !tbaa !8
  %368 = fmul contract double %308, %367
  %369 = getelementptr inbounds nuw i8, ptr %151, i64 1600
  %370 = load double, ptr %369, align 8, !tbaa !8
  %371 = fmul contract double %312, %370
  %372 = fadd contract double %368, %371
  %373 = getelementptr inbounds nuw i8, ptr %154, i64 1792
  %374 = load double, ptr %373, align 8, !tbaa !8
  %375 = fmul contract double %317, %374
  %376 = fadd contract double %372, %375
  %377 = fadd contract double %365, %376
  %378 = getelementptr inbounds nuw i8, ptr %59, i64 1560
  %379 = load double, ptr %378, align 8, !tbaa !8
  %380 = fmul contract double %323, %379
  %381 = getelementptr inbounds nuw i8, ptr %151, i64 1632
  %382 = load double, ptr %381, align 8, !tbaa !8
  %383 = fmul contract double %327, %382
  %384 = fadd contract double %380, %383
  %385 = getelementptr inbounds nuw i8, ptr %154, i64 1920
  %386 = load double, ptr %385, align 8, !tbaa !8
  %387 = fmul contract double %332, %386
  %388 = fadd contract double %384, %387
  %389 = fadd contract double %377, %388
  %390 = fmul contract double %155, %389
  %391 = zext nneg i32 %156 to i64
  %392 = getelementptr inbounds nuw double, ptr %3, i64 %391
  %393 = getelementptr inbounds nuw i8, ptr %392, i64 1536
  store double %390, ptr %393, align 8, !tbaa !8
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @update(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, double noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %19

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds double, ptr %1, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = fmul contract double %3, %14
  %16 = getelementptr inbounds double, ptr %0, i64 %12
  %17 = load double, ptr %16, align 8, !tbaa !8
  %18 = fadd contract double %17, %15
  store double %18, ptr %16, align 8, !tbaa !8
  br label %19

19:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @entropy(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, double noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = and i32 %6, 3
  %9 = lshr i32 %6, 2
  %10 = and i32 %9, 3
  %11 = lshr i32 %6, 4
  %12 = shl nsw i32 %7, 8
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw double, ptr %0, i64 %13
  %15 = zext nneg i32 %6 to i64
  %16 = getelementptr inbounds nuw double, ptr %14, i64 %15
  %17 = load double, ptr %16, align 8, !tbaa !8
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 512
  %19 = load double, ptr %18, align 8, !tbaa !8
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 1024
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 1536
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = fmul contract double %19, %19
  %25 = fmul contract double %21, %21
  %26 = fadd contract double %24, %25
  %27 = fmul contract double %23, %23
  %28 = fadd contract double %26, %27
  %29 = fmul contract double %28, 5.000000e-01
  %30 = fdiv contract double %29, %17
  %31 = fmul contract double %4, %4
  %32 = fmul contract double %31, %17
  %33 = tail call contract noundef double @__nv_log(double noundef %17) #5
  %34 = fmul contract double %32, %33
  %35 = fadd contract double %34, %30
  %36 = zext nneg i32 %8 to i64
  %37 = getelementptr inbounds nuw double, ptr %1, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = zext nneg i32 %10 to i64
  %40 = getelementptr inbounds nuw double, ptr %1, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !8
  %42 = fmul contract double %38, %41
  %43 = zext nneg i32 %11 to i64
  %44 = getelementptr inbounds nuw double, ptr %1, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !8
  %46 = fmul contract double %42, %45
  %47 = mul i32 %7, 640
  %48 = add nuw nsw i32 %6, 576
  %49 = add i32 %48, %47
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr %2, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = fmul contract double %46, %52
  %54 = fmul contract double %35, %53
  %55 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ7entropyE3sum to ptr), i64 %15
  store double %54, ptr %55, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %56 = icmp samesign ult i32 %6, 32
  br i1 %56, label %57, label %64

57:                                               ; preds = %5
  %58 = zext nneg i32 %6 to i64
  %59 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ7entropyE3sum to ptr), i64 %58
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 256
  %61 = load double, ptr %60, align 8, !tbaa !8
  %62 = load double, ptr %55, align 8, !tbaa !8
  %63 = fadd contract double %61, %62
  store double %63, ptr %55, align 8, !tbaa !8
  br label %64

64:                                               ; preds = %57, %5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %65 = icmp samesign ult i32 %6, 16
  br i1 %65, label %66, label %73

66:                                               ; preds = %64
  %67 = zext nneg i32 %6 to i64
  %68 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ7entropyE3sum to ptr), i64 %67
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 128
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = load double, ptr %55, align 8, !tbaa !8
  %72 = fadd contract double %70, %71
  store double %72, ptr %55, align 8, !tbaa !8
  br label %73

73:                                               ; preds = %66, %64
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %74 = icmp samesign ult i32 %6, 8
  br i1 %74, label %75, label %82

75:                                               ; preds = %73
  %76 = zext nneg i32 %6 to i64
  %77 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ7entropyE3sum to ptr), i64 %76
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 64
  %79 = load double, ptr %78, align 8, !tbaa !8
  %80 = load double, ptr %55, align 8, !tbaa !8
  %81 = fadd contract double %79, %80
  store double %81, ptr %55, align 8, !tbaa !8
  br label %82

82:                                               ; preds = %75, %73
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %83 = icmp samesign ult i32 %6, 4
  br i1 %83, label %84, label %91

84:                                               ; preds = %82
  %85 = zext nneg i32 %6 to i64
  %86 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ7entropyE3sum to ptr), i64 %85
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 32
  %88 = load double, ptr %87, align 8, !tbaa !8
  %89 = load double, ptr %55, align 8, !tbaa !8
  %90 = fadd contract double %88, %89
  store double %90, ptr %55, align 8, !tbaa !8
  br label %91

91:                                               ; preds = %84, %82
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %92 = icmp samesign ult i32 %6, 2
  br i1 %92, label %93, label %100

93:                                               ; preds = %91
  %94 = zext nneg i32 %6 to i64
  %95 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ7entropyE3sum to ptr), i64 %94
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 16
  %97 = load double, ptr %96, align 8, !tbaa !8
  %98 = load double, ptr %55, align 8, !tbaa !8
  %99 = fadd contract double %97, %98
  store double %99, ptr %55, align 8, !tbaa !8
  br label %100

100:                                              ; preds = %93, %91
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %101 = icmp eq i32 %6, 0
  br i1 %101, label %102, label %106

102:                                              ; preds = %100
  %103 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7entropyE3sum to ptr), i64 8), align 8, !tbaa !8
  %104 = load double, ptr %55, align 8, !tbaa !8
  %105 = fadd contract double %103, %104
  store double %105, ptr %55, align 8, !tbaa !8
  br label %106

106:                                              ; preds = %102, %100
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %107 = icmp eq i32 %6, 0
  br i1 %107, label %108, label %111

108:                                              ; preds = %106
  %109 = load double, ptr addrspacecast (ptr addrspace(3) @_ZZ7entropyE3sum to ptr), align 8, !tbaa !8
  %110 = atomicrmw fadd ptr %3, double %109 seq_cst, align 8
  br label %111

111:                                              ; preds = %108, %106
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_log(double noundef) local_unnamed_addr #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #5 = { convergent nounwind }

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
