; clang sm_80, from ocean_f64.cu
source_filename = "ocean_f64.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Grid = type { i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Friction = type { double, double, double }
%struct.Mixing = type { double, double, double, double }

$_Z15tracer_tendencyILb0ELi1EEvRK4GridPKdS4_S4_S4_S4_Pdddi = comdat any

$_Z15tracer_tendencyILb0ELi2EEvRK4GridPKdS4_S4_S4_S4_Pdddi = comdat any

$_Z15tracer_tendencyILb1ELi1EEvRK4GridPKdS4_S4_S4_S4_Pdddi = comdat any

$_Z15tracer_tendencyILb1ELi2EEvRK4GridPKdS4_S4_S4_S4_Pdddi = comdat any

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fill_halo_west_and_east(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = icmp slt i32 %12, %2
  %19 = icmp slt i32 %17, %3
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %294

21:                                               ; preds = %7
  %22 = shl nsw i32 %4, 1
  %23 = add nsw i32 %22, %2
  %24 = mul nsw i32 %23, %17
  %25 = add i32 %4, %12
  %26 = add i32 %25, %24
  %27 = add nsw i32 %22, %1
  %28 = mul nsw i32 %26, %27
  %29 = add nsw i32 %28, %4
  %30 = icmp eq i32 %5, 3
  br i1 %30, label %31, label %34

31:                                               ; preds = %21
  %32 = sext i32 %29 to i64
  %33 = getelementptr inbounds double, ptr %0, i64 %32
  store double 0.000000e+00, ptr %33, align 8, !tbaa !8
  br label %34

34:                                               ; preds = %31, %21
  %35 = icmp slt i32 %4, 1
  br i1 %35, label %170, label %36

36:                                               ; preds = %34
  %37 = add nsw i32 %4, -1
  %38 = tail call i32 @llvm.umin.i32(i32 %37, i32 3)
  %39 = add nuw nsw i32 %38, 2
  switch i32 %5, label %61 [
    i32 0, label %40
    i32 1, label %47
    i32 2, label %51
  ]

40:                                               ; preds = %36
  %41 = add nsw i32 %1, -1
  %42 = add nsw i32 %41, %29
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %0, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !8
  %46 = sext i32 %29 to i64
  br label %56

47:                                               ; preds = %36
  %48 = sext i32 %29 to i64
  %49 = getelementptr inbounds double, ptr %0, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !8
  br label %56

51:                                               ; preds = %36
  %52 = sext i32 %29 to i64
  %53 = getelementptr inbounds double, ptr %0, i64 %52
  %54 = load double, ptr %53, align 8, !tbaa !8
  %55 = fneg contract double %54
  br label %56

56:                                               ; preds = %51, %47, %40
  %57 = phi i64 [ %52, %51 ], [ %48, %47 ], [ %46, %40 ]
  %58 = phi double [ %55, %51 ], [ %50, %47 ], [ %45, %40 ]
  %59 = getelementptr double, ptr %0, i64 %57
  %60 = getelementptr i8, ptr %59, i64 -8
  store double %58, ptr %60, align 8, !tbaa !8
  br label %61

61:                                               ; preds = %56, %36
  br i1 %30, label %62, label %69

62:                                               ; preds = %61
  %63 = sext i32 %29 to i64
  %64 = getelementptr double, ptr %0, i64 %63
  %65 = getelementptr i8, ptr %64, i64 8
  %66 = getelementptr i8, ptr %64, i64 -8
  %67 = load double, ptr %65, align 8, !tbaa !8
  %68 = fneg contract double %67
  store double %68, ptr %66, align 8, !tbaa !8
  br label %69

69:                                               ; preds = %62, %61
  %70 = icmp eq i32 %37, 0
  br i1 %70, label %170, label %71, !llvm.loop !10

71:                                               ; preds = %69
  switch i32 %5, label %95 [
    i32 0, label %83
    i32 1, label %78
    i32 2, label %72
  ]

72:                                               ; preds = %71
  %73 = sext i32 %29 to i64
  %74 = getelementptr double, ptr %0, i64 %73
  %75 = getelementptr i8, ptr %74, i64 8
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = fneg contract double %76
  br label %90

78:                                               ; preds = %71
  %79 = sext i32 %29 to i64
  %80 = getelementptr double, ptr %0, i64 %79
  %81 = getelementptr i8, ptr %80, i64 8
  %82 = load double, ptr %81, align 8, !tbaa !8
  br label %90

83:                                               ; preds = %71
  %84 = add nsw i32 %1, -2
  %85 = add nsw i32 %84, %29
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds double, ptr %0, i64 %86
  %88 = load double, ptr %87, align 8, !tbaa !8
  %89 = sext i32 %29 to i64
  br label %90

90:                                               ; preds = %83, %78, %72
  %91 = phi i64 [ %89, %83 ], [ %79, %78 ], [ %73, %72 ]
  %92 = phi double [ %88, %83 ], [ %82, %78 ], [ %77, %72 ]
  %93 = getelementptr double, ptr %0, i64 %91
  %94 = getelementptr i8, ptr %93, i64 -16
  store double %92, ptr %94, align 8, !tbaa !8
  br label %95

95:                                               ; preds = %90, %71
  br i1 %30, label %96, label %103

96:                                               ; preds = %95
  %97 = sext i32 %29 to i64
  %98 = getelementptr double, ptr %0, i64 %97
  %99 = getelementptr i8, ptr %98, i64 16
  %100 = getelementptr i8, ptr %98, i64 -16
  %101 = load double, ptr %99, align 8, !tbaa !8
  %102 = fneg contract double %101
  store double %102, ptr %100, align 8, !tbaa !8
  br label %103

103:                                              ; preds = %96, %95
  %104 = icmp eq i32 %39, 3
  br i1 %104, label %170, label %105, !llvm.loop !10

105:                                              ; preds = %103
  switch i32 %5, label %128 [
    i32 0, label %117
    i32 1, label %112
    i32 2, label %106
  ]

106:                                              ; preds = %105
  %107 = sext i32 %29 to i64
  %108 = getelementptr double, ptr %0, i64 %107
  %109 = getelementptr i8, ptr %108, i64 16
  %110 = load double, ptr %109, align 8, !tbaa !8
  %111 = fneg contract double %110
  br label %123

112:                                              ; preds = %105
  %113 = sext i32 %29 to i64
  %114 = getelementptr double, ptr %0, i64 %113
  %115 = getelementptr i8, ptr %114, i64 16
  %116 = load double, ptr %115, align 8, !tbaa !8
  br label %123

117:                                              ; preds = %105
  %118 = add nsw i32 %1, -3
  %119 = add nsw i32 %118, %29
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds double, ptr %0, i64 %120
  %122 = load double, ptr %121, align 8, !tbaa !8
  br label %123

123:                                              ; preds = %117, %112, %106
  %124 = phi double [ %122, %117 ], [ %116, %112 ], [ %111, %106 ]
  %125 = add i32 %29, -3
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds double, ptr %0, i64 %126
  store double %124, ptr %127, align 8, !tbaa !8
  br label %128

128:                                              ; preds = %123, %105
  br i1 %30, label %129, label %136

129:                                              ; preds = %128
  %130 = sext i32 %29 to i64
  %131 = getelementptr double, ptr %0, i64 %130
  %132 = getelementptr i8, ptr %131, i64 24
  %133 = getelementptr i8, ptr %131, i64 -24
  %134 = load double, ptr %132, align 8, !tbaa !8
  %135 = fneg contract double %134
  store double %135, ptr %133, align 8, !tbaa !8
  br label %136

136:                                              ; preds = %129, %128
  %137 = icmp eq i32 %39, 4
  br i1 %137, label %170, label %138, !llvm.loop !10

138:                                              ; preds = %136
  switch i32 %5, label %162 [
    i32 0, label %150
    i32 1, label %145
    i32 2, label %139
  ]

139:                                              ; preds = %138
  %140 = sext i32 %29 to i64
  %141 = getelementptr double, ptr %0, i64 %140
  %142 = getelementptr i8, ptr %141, i64 24
  %143 = load double, ptr %142, align 8, !tbaa !8
  %144 = fneg contract double %143
  br label %157

145:                                              ; preds = %138
  %146 = sext i32 %29 to i64
  %147 = getelementptr double, ptr %0, i64 %146
  %148 = getelementptr i8, ptr %147, i64 24
  %149 = load double, ptr %148, align 8, !tbaa !8
  br label %157

150:                                              ; preds = %138
  %151 = add nsw i32 %1, -4
  %152 = add nsw i32 %151, %29
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds double, ptr %0, i64 %153
  %155 = load double, ptr %154, align 8, !tbaa !8
  %156 = sext i32 %29 to i64
  br label %157

157:                                              ; preds = %150, %145, %139
  %158 = phi i64 [ %156, %150 ], [ %146, %145 ], [ %140, %139 ]
  %159 = phi double [ %155, %150 ], [ %149, %145 ], [ %144, %139 ]
  %160 = getelementptr double, ptr %0, i64 %158
  %161 = getelementptr i8, ptr %160, i64 -32
  store double %159, ptr %161, align 8, !tbaa !8
  br label %162

162:                                              ; preds = %157, %138
  br i1 %30, label %163, label %170

163:                                              ; preds = %162
  %164 = sext i32 %29 to i64
  %165 = getelementptr double, ptr %0, i64 %164
  %166 = getelementptr i8, ptr %165, i64 32
  %167 = getelementptr i8, ptr %165, i64 -32
  %168 = load double, ptr %166, align 8, !tbaa !8
  %169 = fneg contract double %168
  store double %169, ptr %167, align 8, !tbaa !8
  br label %170

170:                                              ; preds = %34, %69, %103, %136, %162, %163
  %171 = add nsw i32 %29, %1
  %172 = icmp eq i32 %6, 3
  br i1 %172, label %173, label %176

173:                                              ; preds = %170
  %174 = sext i32 %171 to i64
  %175 = getelementptr inbounds double, ptr %0, i64 %174
  store double 0.000000e+00, ptr %175, align 8, !tbaa !8
  br label %176

176:                                              ; preds = %173, %170
  %177 = icmp sgt i32 %4, 0
  br i1 %177, label %178, label %294

178:                                              ; preds = %176
  switch i32 %6, label %198 [
    i32 0, label %179
    i32 1, label %183
    i32 2, label %188
  ]

179:                                              ; preds = %178
  %180 = sext i32 %29 to i64
  %181 = getelementptr inbounds double, ptr %0, i64 %180
  %182 = load double, ptr %181, align 8, !tbaa !8
  br label %194

183:                                              ; preds = %178
  %184 = add i32 %171, -1
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds double, ptr %0, i64 %185
  %187 = load double, ptr %186, align 8, !tbaa !8
  br label %194

188:                                              ; preds = %178
  %189 = add i32 %171, -1
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds double, ptr %0, i64 %190
  %192 = load double, ptr %191, align 8, !tbaa !8
  %193 = fneg contract double %192
  br label %194

194:                                              ; preds = %188, %183, %179
  %195 = phi double [ %187, %183 ], [ %182, %179 ], [ %193, %188 ]
  %196 = sext i32 %171 to i64
  %197 = getelementptr inbounds double, ptr %0, i64 %196
  store double %195, ptr %197, align 8, !tbaa !8
  br label %198

198:                                              ; preds = %194, %178
  %199 = icmp eq i32 %4, 1
  br i1 %199, label %294, label %200, !llvm.loop !13

200:                                              ; preds = %198
  switch i32 %6, label %222 [
    i32 0, label %212
    i32 1, label %207
    i32 2, label %201
  ]

201:                                              ; preds = %200
  %202 = add i32 %171, -2
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds double, ptr %0, i64 %203
  %205 = load double, ptr %204, align 8, !tbaa !8
  %206 = fneg contract double %205
  br label %217

207:                                              ; preds = %200
  %208 = add i32 %171, -2
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds double, ptr %0, i64 %209
  %211 = load double, ptr %210, align 8, !tbaa !8
  br label %217

212:                                              ; preds = %200
  %213 = sext i32 %29 to i64
  %214 = getelementptr double, ptr %0, i64 %213
  %215 = getelementptr i8, ptr %214, i64 8
  %216 = load double, ptr %215, align 8, !tbaa !8
  br label %217

217:                                              ; preds = %212, %207, %201
  %218 = phi double [ %216, %212 ], [ %211, %207 ], [ %206, %201 ]
  %219 = sext i32 %171 to i64
  %220 = getelementptr double, ptr %0, i64 %219
  %221 = getelementptr i8, ptr %220, i64 8
  store double %218, ptr %221, align 8, !tbaa !8
  br label %222

222:                                              ; preds = %217, %200
  br i1 %172, label %223, label %230

223:                                              ; preds = %222
  %224 = sext i32 %171 to i64
  %225 = getelementptr double, ptr %0, i64 %224
  %226 = getelementptr i8, ptr %225, i64 -8
  %227 = getelementptr i8, ptr %225, i64 8
  %228 = load double, ptr %226, align 8, !tbaa !8
  %229 = fneg contract double %228
  store double %229, ptr %227, align 8, !tbaa !8
  br label %230

230:                                              ; preds = %223, %222
  %231 = icmp eq i32 %4, 2
  br i1 %231, label %294, label %232, !llvm.loop !13

232:                                              ; preds = %230
  switch i32 %6, label %254 [
    i32 0, label %244
    i32 1, label %239
    i32 2, label %233
  ]

233:                                              ; preds = %232
  %234 = add i32 %171, -3
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds double, ptr %0, i64 %235
  %237 = load double, ptr %236, align 8, !tbaa !8
  %238 = fneg contract double %237
  br label %249

239:                                              ; preds = %232
  %240 = add i32 %171, -3
  %241 = sext i32 %240 to i64
  %242 = getelementptr inbounds double, ptr %0, i64 %241
  %243 = load double, ptr %242, align 8, !tbaa !8
  br label %249

244:                                              ; preds = %232
  %245 = sext i32 %29 to i64
  %246 = getelementptr double, ptr %0, i64 %245
  %247 = getelementptr i8, ptr %246, i64 16
  %248 = load double, ptr %247, align 8, !tbaa !8
  br label %249

249:                                              ; preds = %244, %239, %233
  %250 = phi double [ %248, %244 ], [ %243, %239 ], [ %238, %233 ]
  %251 = sext i32 %171 to i64
  %252 = getelementptr double, ptr %0, i64 %251
  %253 = getelementptr i8, ptr %252, i64 16
  store double %250, ptr %253, align 8, !tbaa !8
  br label %254

254:                                              ; preds = %249, %232
  br i1 %172, label %255, label %262

255:                                              ; preds = %254
  %256 = sext i32 %171 to i64
  %257 = getelementptr double, ptr %0, i64 %256
  %258 = getelementptr i8, ptr %257, i64 -16
  %259 = getelementptr i8, ptr %257, i64 16
  %260 = load double, ptr %258, align 8, !tbaa !8
  %261 = fneg contract double %260
  store double %261, ptr %259, align 8, !tbaa !8
  br label %262

262:                                              ; preds = %255, %254
  %263 = icmp eq i32 %4, 3
  br i1 %263, label %294, label %264, !llvm.loop !13

264:                                              ; preds = %262
  switch i32 %6, label %286 [
    i32 0, label %276
    i32 1, label %271
    i32 2, label %265
  ]

265:                                              ; preds = %264
  %266 = add i32 %171, -4
  %267 = sext i32 %266 to i64
  %268 = getelementptr inbounds double, ptr %0, i64 %267
  %269 = load double, ptr %268, align 8, !tbaa !8
  %270 = fneg contract double %269
  br label %281

271:                                              ; preds = %264
  %272 = add i32 %171, -4
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds double, ptr %0, i64 %273
  %275 = load double, ptr %274, align 8, !tbaa !8
  br label %281

276:                                              ; preds = %264
  %277 = sext i32 %29 to i64
  %278 = getelementptr double, ptr %0, i64 %277
  %279 = getelementptr i8, ptr %278, i64 24
  %280 = load double, ptr %279, align 8, !tbaa !8
  br label %281

281:                                              ; preds = %276, %271, %265
  %282 = phi double [ %280, %276 ], [ %275, %271 ], [ %270, %265 ]
  %283 = sext i32 %171 to i64
  %284 = getelementptr double, ptr %0, i64 %283
  %285 = getelementptr i8, ptr %284, i64 24
  store double %282, ptr %285, align 8, !tbaa !8
  br label %286

286:                                              ; preds = %281, %264
  br i1 %172, label %287, label %294

287:                                              ; preds = %286
  %288 = sext i32 %171 to i64
  %289 = getelementptr double, ptr %0, i64 %288
  %290 = getelementptr i8, ptr %289, i64 -24
  %291 = getelementptr i8, ptr %289, i64 24
  %292 = load double, ptr %290, align 8, !tbaa !8
  %293 = fneg contract double %292
  store double %293, ptr %291, align 8, !tbaa !8
  br label %294

294:                                              ; preds = %287, %286, %262, %230, %198, %176, %7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fill_halo_south_and_north(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = shl nsw i32 %4, 1
  %19 = add nsw i32 %18, %1
  %20 = icmp slt i32 %12, %19
  %21 = icmp slt i32 %17, %3
  %22 = and i1 %21, %20
  br i1 %22, label %23, label %335

23:                                               ; preds = %7
  %24 = add nsw i32 %18, %2
  %25 = mul nsw i32 %24, %17
  %26 = add nsw i32 %25, %4
  %27 = mul nsw i32 %26, %19
  %28 = add nsw i32 %27, %12
  %29 = icmp eq i32 %5, 3
  br i1 %29, label %30, label %33

30:                                               ; preds = %23
  %31 = sext i32 %28 to i64
  %32 = getelementptr inbounds double, ptr %0, i64 %31
  store double 0.000000e+00, ptr %32, align 8, !tbaa !8
  br label %33

33:                                               ; preds = %30, %23
  %34 = icmp slt i32 %4, 1
  br i1 %34, label %188, label %35

35:                                               ; preds = %33
  %36 = add nsw i32 %4, -1
  %37 = tail call i32 @llvm.umin.i32(i32 %36, i32 3)
  %38 = add nuw nsw i32 %37, 2
  switch i32 %5, label %60 [
    i32 0, label %39
    i32 1, label %46
    i32 2, label %50
  ]

39:                                               ; preds = %35
  %40 = add nsw i32 %2, -1
  %41 = mul nsw i32 %19, %40
  %42 = add nsw i32 %28, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %0, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !8
  br label %55

46:                                               ; preds = %35
  %47 = sext i32 %28 to i64
  %48 = getelementptr inbounds double, ptr %0, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !8
  br label %55

50:                                               ; preds = %35
  %51 = sext i32 %28 to i64
  %52 = getelementptr inbounds double, ptr %0, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !8
  %54 = fneg contract double %53
  br label %55

55:                                               ; preds = %50, %46, %39
  %56 = phi double [ %49, %46 ], [ %45, %39 ], [ %54, %50 ]
  %57 = sub nsw i32 %28, %19
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %0, i64 %58
  store double %56, ptr %59, align 8, !tbaa !8
  br label %60

60:                                               ; preds = %55, %35
  br i1 %29, label %61, label %70

61:                                               ; preds = %60
  %62 = add nsw i32 %28, %19
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr %0, i64 %63
  %65 = sub nsw i32 %28, %19
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds double, ptr %0, i64 %66
  %68 = load double, ptr %64, align 8, !tbaa !8
  %69 = fneg contract double %68
  store double %69, ptr %67, align 8, !tbaa !8
  br label %70

70:                                               ; preds = %61, %60
  %71 = icmp eq i32 %36, 0
  br i1 %71, label %188, label %72, !llvm.loop !10

72:                                               ; preds = %70
  switch i32 %5, label %97 [
    i32 0, label %84
    i32 1, label %79
    i32 2, label %73
  ]

73:                                               ; preds = %72
  %74 = add nsw i32 %28, %19
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds double, ptr %0, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !8
  %78 = fneg contract double %77
  br label %91

79:                                               ; preds = %72
  %80 = add nsw i32 %28, %19
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds double, ptr %0, i64 %81
  %83 = load double, ptr %82, align 8, !tbaa !8
  br label %91

84:                                               ; preds = %72
  %85 = add nsw i32 %2, -2
  %86 = mul nsw i32 %19, %85
  %87 = add nsw i32 %28, %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds double, ptr %0, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !8
  br label %91

91:                                               ; preds = %84, %79, %73
  %92 = phi double [ %90, %84 ], [ %83, %79 ], [ %78, %73 ]
  %93 = shl nsw i32 %19, 1
  %94 = sub nsw i32 %28, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds double, ptr %0, i64 %95
  store double %92, ptr %96, align 8, !tbaa !8
  br label %97

97:                                               ; preds = %91, %72
  br i1 %29, label %98, label %108

98:                                               ; preds = %97
  %99 = shl nsw i32 %19, 1
  %100 = add nsw i32 %28, %99
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds double, ptr %0, i64 %101
  %103 = sub nsw i32 %28, %99
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds double, ptr %0, i64 %104
  %106 = load double, ptr %102, align 8, !tbaa !8
  %107 = fneg contract double %106
  store double %107, ptr %105, align 8, !tbaa !8
  br label %108

108:                                              ; preds = %98, %97
  %109 = icmp eq i32 %38, 3
  br i1 %109, label %188, label %110, !llvm.loop !10

110:                                              ; preds = %108
  switch i32 %5, label %137 [
    i32 0, label %124
    i32 1, label %118
    i32 2, label %111
  ]

111:                                              ; preds = %110
  %112 = shl nsw i32 %19, 1
  %113 = add nsw i32 %28, %112
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds double, ptr %0, i64 %114
  %116 = load double, ptr %115, align 8, !tbaa !8
  %117 = fneg contract double %116
  br label %131

118:                                              ; preds = %110
  %119 = shl nsw i32 %19, 1
  %120 = add nsw i32 %28, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds double, ptr %0, i64 %121
  %123 = load double, ptr %122, align 8, !tbaa !8
  br label %131

124:                                              ; preds = %110
  %125 = add nsw i32 %2, -3
  %126 = mul nsw i32 %19, %125
  %127 = add nsw i32 %28, %126
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds double, ptr %0, i64 %128
  %130 = load double, ptr %129, align 8, !tbaa !8
  br label %131

131:                                              ; preds = %124, %118, %111
  %132 = phi double [ %130, %124 ], [ %123, %118 ], [ %117, %111 ]
  %133 = mul i32 %19, -3
  %134 = add i32 %28, %133
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds double, ptr %0, i64 %135
  store double %132, ptr %136, align 8, !tbaa !8
  br label %137

137:                                              ; preds = %131, %110
  br i1 %29, label %138, label %148

138:                                              ; preds = %137
  %139 = mul nsw i32 %19, 3
  %140 = add nsw i32 %28, %139
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds double, ptr %0, i64 %141
  %143 = sub nsw i32 %28, %139
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds double, ptr %0, i64 %144
  %146 = load double, ptr %142, align 8, !tbaa !8
  %147 = fneg contract double %146
  store double %147, ptr %145, align 8, !tbaa !8
  br label %148

148:                                              ; preds = %138, %137
  %149 = icmp eq i32 %38, 4
  br i1 %149, label %188, label %150, !llvm.loop !10

150:                                              ; preds = %148
  switch i32 %5, label %177 [
    i32 0, label %164
    i32 1, label %158
    i32 2, label %151
  ]

151:                                              ; preds = %150
  %152 = mul nsw i32 %19, 3
  %153 = add nsw i32 %28, %152
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds double, ptr %0, i64 %154
  %156 = load double, ptr %155, align 8, !tbaa !8
  %157 = fneg contract double %156
  br label %171

158:                                              ; preds = %150
  %159 = mul nsw i32 %19, 3
  %160 = add nsw i32 %28, %159
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds double, ptr %0, i64 %161
  %163 = load double, ptr %162, align 8, !tbaa !8
  br label %171

164:                                              ; preds = %150
  %165 = add nsw i32 %2, -4
  %166 = mul nsw i32 %19, %165
  %167 = add nsw i32 %28, %166
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds double, ptr %0, i64 %168
  %170 = load double, ptr %169, align 8, !tbaa !8
  br label %171

171:                                              ; preds = %164, %158, %151
  %172 = phi double [ %170, %164 ], [ %163, %158 ], [ %157, %151 ]
  %173 = shl nsw i32 %19, 2
  %174 = sub nsw i32 %28, %173
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds double, ptr %0, i64 %175
  store double %172, ptr %176, align 8, !tbaa !8
  br label %177

177:                                              ; preds = %171, %150
  br i1 %29, label %178, label %188

178:                                              ; preds = %177
  %179 = shl nsw i32 %19, 2
  %180 = add nsw i32 %28, %179
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds double, ptr %0, i64 %181
  %183 = sub nsw i32 %28, %179
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds double, ptr %0, i64 %184
  %186 = load double, ptr %182, align 8, !tbaa !8
  %187 = fneg contract double %186
  store double %187, ptr %185, align 8, !tbaa !8
  br label %188

188:                                              ; preds = %33, %70, %108, %148, %177, %178
  %189 = mul nsw i32 %19, %2
  %190 = add nsw i32 %28, %189
  %191 = icmp eq i32 %6, 3
  br i1 %191, label %192, label %195

192:                                              ; preds = %188
  %193 = sext i32 %190 to i64
  %194 = getelementptr inbounds double, ptr %0, i64 %193
  store double 0.000000e+00, ptr %194, align 8, !tbaa !8
  br label %195

195:                                              ; preds = %192, %188
  %196 = icmp sgt i32 %4, 0
  br i1 %196, label %197, label %335

197:                                              ; preds = %195
  switch i32 %6, label %217 [
    i32 0, label %198
    i32 1, label %202
    i32 2, label %207
  ]

198:                                              ; preds = %197
  %199 = sext i32 %28 to i64
  %200 = getelementptr inbounds double, ptr %0, i64 %199
  %201 = load double, ptr %200, align 8, !tbaa !8
  br label %213

202:                                              ; preds = %197
  %203 = sub i32 %190, %19
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds double, ptr %0, i64 %204
  %206 = load double, ptr %205, align 8, !tbaa !8
  br label %213

207:                                              ; preds = %197
  %208 = sub i32 %190, %19
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds double, ptr %0, i64 %209
  %211 = load double, ptr %210, align 8, !tbaa !8
  %212 = fneg contract double %211
  br label %213

213:                                              ; preds = %207, %202, %198
  %214 = phi double [ %206, %202 ], [ %201, %198 ], [ %212, %207 ]
  %215 = sext i32 %190 to i64
  %216 = getelementptr inbounds double, ptr %0, i64 %215
  store double %214, ptr %216, align 8, !tbaa !8
  br label %217

217:                                              ; preds = %213, %197
  %218 = icmp eq i32 %4, 1
  br i1 %218, label %335, label %219, !llvm.loop !13

219:                                              ; preds = %217
  switch i32 %6, label %243 [
    i32 0, label %233
    i32 1, label %227
    i32 2, label %220
  ]

220:                                              ; preds = %219
  %221 = shl i32 %19, 1
  %222 = sub i32 %190, %221
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds double, ptr %0, i64 %223
  %225 = load double, ptr %224, align 8, !tbaa !8
  %226 = fneg contract double %225
  br label %238

227:                                              ; preds = %219
  %228 = shl i32 %19, 1
  %229 = sub i32 %190, %228
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds double, ptr %0, i64 %230
  %232 = load double, ptr %231, align 8, !tbaa !8
  br label %238

233:                                              ; preds = %219
  %234 = add nsw i32 %28, %19
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds double, ptr %0, i64 %235
  %237 = load double, ptr %236, align 8, !tbaa !8
  br label %238

238:                                              ; preds = %233, %227, %220
  %239 = phi double [ %237, %233 ], [ %232, %227 ], [ %226, %220 ]
  %240 = add nsw i32 %190, %19
  %241 = sext i32 %240 to i64
  %242 = getelementptr inbounds double, ptr %0, i64 %241
  store double %239, ptr %242, align 8, !tbaa !8
  br label %243

243:                                              ; preds = %238, %219
  br i1 %191, label %244, label %253

244:                                              ; preds = %243
  %245 = sub nsw i32 %190, %19
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds double, ptr %0, i64 %246
  %248 = add nsw i32 %190, %19
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds double, ptr %0, i64 %249
  %251 = load double, ptr %247, align 8, !tbaa !8
  %252 = fneg contract double %251
  store double %252, ptr %250, align 8, !tbaa !8
  br label %253

253:                                              ; preds = %244, %243
  %254 = icmp eq i32 %4, 2
  br i1 %254, label %335, label %255, !llvm.loop !13

255:                                              ; preds = %253
  switch i32 %6, label %283 [
    i32 0, label %271
    i32 1, label %264
    i32 2, label %256
  ]

256:                                              ; preds = %255
  %257 = mul i32 %19, -3
  %258 = add i32 %190, %257
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds double, ptr %0, i64 %259
  %261 = load double, ptr %260, align 8, !tbaa !8
  %262 = fneg contract double %261
  %263 = shl nsw i32 %19, 1
  br label %277

264:                                              ; preds = %255
  %265 = mul i32 %19, -3
  %266 = add i32 %190, %265
  %267 = sext i32 %266 to i64
  %268 = getelementptr inbounds double, ptr %0, i64 %267
  %269 = load double, ptr %268, align 8, !tbaa !8
  %270 = shl nsw i32 %19, 1
  br label %277

271:                                              ; preds = %255
  %272 = shl nsw i32 %19, 1
  %273 = add nsw i32 %28, %272
  %274 = sext i32 %273 to i64
  %275 = getelementptr inbounds double, ptr %0, i64 %274
  %276 = load double, ptr %275, align 8, !tbaa !8
  br label %277

277:                                              ; preds = %271, %264, %256
  %278 = phi i32 [ %272, %271 ], [ %270, %264 ], [ %263, %256 ]
  %279 = phi double [ %276, %271 ], [ %269, %264 ], [ %262, %256 ]
  %280 = add nsw i32 %278, %190
  %281 = sext i32 %280 to i64
  %282 = getelementptr inbounds double, ptr %0, i64 %281
  store double %279, ptr %282, align 8, !tbaa !8
  br label %283

283:                                              ; preds = %277, %255
  br i1 %191, label %284, label %294

284:                                              ; preds = %283
  %285 = shl nsw i32 %19, 1
  %286 = sub nsw i32 %190, %285
  %287 = sext i32 %286 to i64
  %288 = getelementptr inbounds double, ptr %0, i64 %287
  %289 = add nsw i32 %190, %285
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds double, ptr %0, i64 %290
  %292 = load double, ptr %288, align 8, !tbaa !8
  %293 = fneg contract double %292
  store double %293, ptr %291, align 8, !tbaa !8
  br label %294

294:                                              ; preds = %284, %283
  %295 = icmp eq i32 %4, 3
  br i1 %295, label %335, label %296, !llvm.loop !13

296:                                              ; preds = %294
  switch i32 %6, label %324 [
    i32 0, label %312
    i32 1, label %305
    i32 2, label %297
  ]

297:                                              ; preds = %296
  %298 = shl i32 %19, 2
  %299 = sub i32 %190, %298
  %300 = sext i32 %299 to i64
  %301 = getelementptr inbounds double, ptr %0, i64 %300
  %302 = load double, ptr %301, align 8, !tbaa !8
  %303 = fneg contract double %302
  %304 = mul nsw i32 %19, 3
  br label %318

305:                                              ; preds = %296
  %306 = shl i32 %19, 2
  %307 = sub i32 %190, %306
  %308 = sext i32 %307 to i64
  %309 = getelementptr inbounds double, ptr %0, i64 %308
  %310 = load double, ptr %309, align 8, !tbaa !8
  %311 = mul nsw i32 %19, 3
  br label %318

312:                                              ; preds = %296
  %313 = mul nsw i32 %19, 3
  %314 = add nsw i32 %28, %313
  %315 = sext i32 %314 to i64
  %316 = getelementptr inbounds double, ptr %0, i64 %315
  %317 = load double, ptr %316, align 8, !tbaa !8
  br label %318

318:                                              ; preds = %312, %305, %297
  %319 = phi i32 [ %313, %312 ], [ %311, %305 ], [ %304, %297 ]
  %320 = phi double [ %317, %312 ], [ %310, %305 ], [ %303, %297 ]
  %321 = add nsw i32 %319, %190
  %322 = sext i32 %321 to i64
  %323 = getelementptr inbounds double, ptr %0, i64 %322
  store double %320, ptr %323, align 8, !tbaa !8
  br label %324

324:                                              ; preds = %318, %296
  br i1 %191, label %325, label %335

325:                                              ; preds = %324
  %326 = mul nsw i32 %19, 3
  %327 = sub nsw i32 %190, %326
  %328 = sext i32 %327 to i64
  %329 = getelementptr inbounds double, ptr %0, i64 %328
  %330 = add nsw i32 %190, %326
  %331 = sext i32 %330 to i64
  %332 = getelementptr inbounds double, ptr %0, i64 %331
  %333 = load double, ptr %329, align 8, !tbaa !8
  %334 = fneg contract double %333
  store double %334, ptr %332, align 8, !tbaa !8
  br label %335

335:                                              ; preds = %325, %324, %294, %253, %217, %195, %7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fill_halo_bottom_and_top(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = shl nsw i32 %4, 1
  %19 = add nsw i32 %18, %1
  %20 = add nsw i32 %18, %2
  %21 = mul nsw i32 %19, %20
  %22 = icmp slt i32 %12, %19
  %23 = icmp slt i32 %17, %20
  %24 = select i1 %22, i1 %23, i1 false
  br i1 %24, label %25, label %336

25:                                               ; preds = %7
  %26 = mul nsw i32 %21, %4
  %27 = mul nsw i32 %19, %17
  %28 = add i32 %27, %12
  %29 = add i32 %28, %26
  %30 = icmp eq i32 %5, 3
  br i1 %30, label %31, label %34

31:                                               ; preds = %25
  %32 = sext i32 %29 to i64
  %33 = getelementptr inbounds double, ptr %0, i64 %32
  store double 0.000000e+00, ptr %33, align 8, !tbaa !8
  br label %34

34:                                               ; preds = %31, %25
  %35 = icmp slt i32 %4, 1
  br i1 %35, label %189, label %36

36:                                               ; preds = %34
  %37 = add nsw i32 %4, -1
  %38 = tail call i32 @llvm.umin.i32(i32 %37, i32 3)
  %39 = add nuw nsw i32 %38, 2
  switch i32 %5, label %61 [
    i32 0, label %40
    i32 1, label %47
    i32 2, label %51
  ]

40:                                               ; preds = %36
  %41 = add nsw i32 %3, -1
  %42 = mul nsw i32 %21, %41
  %43 = add nsw i32 %29, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %0, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !8
  br label %56

47:                                               ; preds = %36
  %48 = sext i32 %29 to i64
  %49 = getelementptr inbounds double, ptr %0, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !8
  br label %56

51:                                               ; preds = %36
  %52 = sext i32 %29 to i64
  %53 = getelementptr inbounds double, ptr %0, i64 %52
  %54 = load double, ptr %53, align 8, !tbaa !8
  %55 = fneg contract double %54
  br label %56

56:                                               ; preds = %51, %47, %40
  %57 = phi double [ %50, %47 ], [ %46, %40 ], [ %55, %51 ]
  %58 = sub nsw i32 %29, %21
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr %0, i64 %59
  store double %57, ptr %60, align 8, !tbaa !8
  br label %61

61:                                               ; preds = %56, %36
  br i1 %30, label %62, label %71

62:                                               ; preds = %61
  %63 = add nsw i32 %29, %21
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %0, i64 %64
  %66 = sub nsw i32 %29, %21
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr %0, i64 %67
  %69 = load double, ptr %65, align 8, !tbaa !8
  %70 = fneg contract double %69
  store double %70, ptr %68, align 8, !tbaa !8
  br label %71

71:                                               ; preds = %62, %61
  %72 = icmp eq i32 %37, 0
  br i1 %72, label %189, label %73, !llvm.loop !10

73:                                               ; preds = %71
  switch i32 %5, label %98 [
    i32 0, label %85
    i32 1, label %80
    i32 2, label %74
  ]

74:                                               ; preds = %73
  %75 = add nsw i32 %29, %21
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds double, ptr %0, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !8
  %79 = fneg contract double %78
  br label %92

80:                                               ; preds = %73
  %81 = add nsw i32 %29, %21
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds double, ptr %0, i64 %82
  %84 = load double, ptr %83, align 8, !tbaa !8
  br label %92

85:                                               ; preds = %73
  %86 = add nsw i32 %3, -2
  %87 = mul nsw i32 %21, %86
  %88 = add nsw i32 %29, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds double, ptr %0, i64 %89
  %91 = load double, ptr %90, align 8, !tbaa !8
  br label %92

92:                                               ; preds = %85, %80, %74
  %93 = phi double [ %91, %85 ], [ %84, %80 ], [ %79, %74 ]
  %94 = shl nsw i32 %21, 1
  %95 = sub nsw i32 %29, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds double, ptr %0, i64 %96
  store double %93, ptr %97, align 8, !tbaa !8
  br label %98

98:                                               ; preds = %92, %73
  br i1 %30, label %99, label %109

99:                                               ; preds = %98
  %100 = shl nsw i32 %21, 1
  %101 = add nsw i32 %29, %100
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds double, ptr %0, i64 %102
  %104 = sub nsw i32 %29, %100
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds double, ptr %0, i64 %105
  %107 = load double, ptr %103, align 8, !tbaa !8
  %108 = fneg contract double %107
  store double %108, ptr %106, align 8, !tbaa !8
  br label %109

109:                                              ; preds = %99, %98
  %110 = icmp eq i32 %39, 3
  br i1 %110, label %189, label %111, !llvm.loop !10

111:                                              ; preds = %109
  switch i32 %5, label %138 [
    i32 0, label %125
    i32 1, label %119
    i32 2, label %112
  ]

112:                                              ; preds = %111
  %113 = shl nsw i32 %21, 1
  %114 = add nsw i32 %29, %113
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds double, ptr %0, i64 %115
  %117 = load double, ptr %116, align 8, !tbaa !8
  %118 = fneg contract double %117
  br label %132

119:                                              ; preds = %111
  %120 = shl nsw i32 %21, 1
  %121 = add nsw i32 %29, %120
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds double, ptr %0, i64 %122
  %124 = load double, ptr %123, align 8, !tbaa !8
  br label %132

125:                                              ; preds = %111
  %126 = add nsw i32 %3, -3
  %127 = mul nsw i32 %21, %126
  %128 = add nsw i32 %29, %127
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds double, ptr %0, i64 %129
  %131 = load double, ptr %130, align 8, !tbaa !8
  br label %132

132:                                              ; preds = %125, %119, %112
  %133 = phi double [ %131, %125 ], [ %124, %119 ], [ %118, %112 ]
  %134 = mul i32 %21, -3
  %135 = add i32 %29, %134
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds double, ptr %0, i64 %136
  store double %133, ptr %137, align 8, !tbaa !8
  br label %138

138:                                              ; preds = %132, %111
  br i1 %30, label %139, label %149

139:                                              ; preds = %138
  %140 = mul nsw i32 %21, 3
  %141 = add nsw i32 %29, %140
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds double, ptr %0, i64 %142
  %144 = sub nsw i32 %29, %140
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds double, ptr %0, i64 %145
  %147 = load double, ptr %143, align 8, !tbaa !8
  %148 = fneg contract double %147
  store double %148, ptr %146, align 8, !tbaa !8
  br label %149

149:                                              ; preds = %139, %138
  %150 = icmp eq i32 %39, 4
  br i1 %150, label %189, label %151, !llvm.loop !10

151:                                              ; preds = %149
  switch i32 %5, label %178 [
    i32 0, label %165
    i32 1, label %159
    i32 2, label %152
  ]

152:                                              ; preds = %151
  %153 = mul nsw i32 %21, 3
  %154 = add nsw i32 %29, %153
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds double, ptr %0, i64 %155
  %157 = load double, ptr %156, align 8, !tbaa !8
  %158 = fneg contract double %157
  br label %172

159:                                              ; preds = %151
  %160 = mul nsw i32 %21, 3
  %161 = add nsw i32 %29, %160
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds double, ptr %0, i64 %162
  %164 = load double, ptr %163, align 8, !tbaa !8
  br label %172

165:                                              ; preds = %151
  %166 = add nsw i32 %3, -4
  %167 = mul nsw i32 %21, %166
  %168 = add nsw i32 %29, %167
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds double, ptr %0, i64 %169
  %171 = load double, ptr %170, align 8, !tbaa !8
  br label %172

172:                                              ; preds = %165, %159, %152
  %173 = phi double [ %171, %165 ], [ %164, %159 ], [ %158, %152 ]
  %174 = shl nsw i32 %21, 2
  %175 = sub nsw i32 %29, %174
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds double, ptr %0, i64 %176
  store double %173, ptr %177, align 8, !tbaa !8
  br label %178

178:                                              ; preds = %172, %151
  br i1 %30, label %179, label %189

179:                                              ; preds = %178
  %180 = shl nsw i32 %21, 2
  %181 = add nsw i32 %29, %180
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds double, ptr %0, i64 %182
  %184 = sub nsw i32 %29, %180
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds double, ptr %0, i64 %185
  %187 = load double, ptr %183, align 8, !tbaa !8
  %188 = fneg contract double %187
  store double %188, ptr %186, align 8, !tbaa !8
  br label %189

189:                                              ; preds = %34, %71, %109, %149, %178, %179
  %190 = mul nsw i32 %21, %3
  %191 = add nsw i32 %29, %190
  %192 = icmp eq i32 %6, 3
  br i1 %192, label %193, label %196

193:                                              ; preds = %189
  %194 = sext i32 %191 to i64
  %195 = getelementptr inbounds double, ptr %0, i64 %194
  store double 0.000000e+00, ptr %195, align 8, !tbaa !8
  br label %196

196:                                              ; preds = %193, %189
  %197 = icmp sgt i32 %4, 0
  br i1 %197, label %198, label %336

198:                                              ; preds = %196
  switch i32 %6, label %218 [
    i32 0, label %199
    i32 1, label %203
    i32 2, label %208
  ]

199:                                              ; preds = %198
  %200 = sext i32 %29 to i64
  %201 = getelementptr inbounds double, ptr %0, i64 %200
  %202 = load double, ptr %201, align 8, !tbaa !8
  br label %214

203:                                              ; preds = %198
  %204 = sub i32 %191, %21
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds double, ptr %0, i64 %205
  %207 = load double, ptr %206, align 8, !tbaa !8
  br label %214

208:                                              ; preds = %198
  %209 = sub i32 %191, %21
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds double, ptr %0, i64 %210
  %212 = load double, ptr %211, align 8, !tbaa !8
  %213 = fneg contract double %212
  br label %214

214:                                              ; preds = %208, %203, %199
  %215 = phi double [ %207, %203 ], [ %202, %199 ], [ %213, %208 ]
  %216 = sext i32 %191 to i64
  %217 = getelementptr inbounds double, ptr %0, i64 %216
  store double %215, ptr %217, align 8, !tbaa !8
  br label %218

218:                                              ; preds = %214, %198
  %219 = icmp eq i32 %4, 1
  br i1 %219, label %336, label %220, !llvm.loop !13

220:                                              ; preds = %218
  switch i32 %6, label %244 [
    i32 0, label %234
    i32 1, label %228
    i32 2, label %221
  ]

221:                                              ; preds = %220
  %222 = shl i32 %21, 1
  %223 = sub i32 %191, %222
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds double, ptr %0, i64 %224
  %226 = load double, ptr %225, align 8, !tbaa !8
  %227 = fneg contract double %226
  br label %239

228:                                              ; preds = %220
  %229 = shl i32 %21, 1
  %230 = sub i32 %191, %229
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds double, ptr %0, i64 %231
  %233 = load double, ptr %232, align 8, !tbaa !8
  br label %239

234:                                              ; preds = %220
  %235 = add nsw i32 %29, %21
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds double, ptr %0, i64 %236
  %238 = load double, ptr %237, align 8, !tbaa !8
  br label %239

239:                                              ; preds = %234, %228, %221
  %240 = phi double [ %238, %234 ], [ %233, %228 ], [ %227, %221 ]
  %241 = add nsw i32 %191, %21
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds double, ptr %0, i64 %242
  store double %240, ptr %243, align 8, !tbaa !8
  br label %244

244:                                              ; preds = %239, %220
  br i1 %192, label %245, label %254

245:                                              ; preds = %244
  %246 = sub nsw i32 %191, %21
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds double, ptr %0, i64 %247
  %249 = add nsw i32 %191, %21
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds double, ptr %0, i64 %250
  %252 = load double, ptr %248, align 8, !tbaa !8
  %253 = fneg contract double %252
  store double %253, ptr %251, align 8, !tbaa !8
  br label %254

254:                                              ; preds = %245, %244
  %255 = icmp eq i32 %4, 2
  br i1 %255, label %336, label %256, !llvm.loop !13

256:                                              ; preds = %254
  switch i32 %6, label %284 [
    i32 0, label %272
    i32 1, label %265
    i32 2, label %257
  ]

257:                                              ; preds = %256
  %258 = mul i32 %21, -3
  %259 = add i32 %191, %258
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds double, ptr %0, i64 %260
  %262 = load double, ptr %261, align 8, !tbaa !8
  %263 = fneg contract double %262
  %264 = shl nsw i32 %21, 1
  br label %278

265:                                              ; preds = %256
  %266 = mul i32 %21, -3
  %267 = add i32 %191, %266
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds double, ptr %0, i64 %268
  %270 = load double, ptr %269, align 8, !tbaa !8
  %271 = shl nsw i32 %21, 1
  br label %278

272:                                              ; preds = %256
  %273 = shl nsw i32 %21, 1
  %274 = add nsw i32 %29, %273
  %275 = sext i32 %274 to i64
  %276 = getelementptr inbounds double, ptr %0, i64 %275
  %277 = load double, ptr %276, align 8, !tbaa !8
  br label %278

278:                                              ; preds = %272, %265, %257
  %279 = phi i32 [ %273, %272 ], [ %271, %265 ], [ %264, %257 ]
  %280 = phi double [ %277, %272 ], [ %270, %265 ], [ %263, %257 ]
  %281 = add nsw i32 %279, %191
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds double, ptr %0, i64 %282
  store double %280, ptr %283, align 8, !tbaa !8
  br label %284

284:                                              ; preds = %278, %256
  br i1 %192, label %285, label %295

285:                                              ; preds = %284
  %286 = shl nsw i32 %21, 1
  %287 = sub nsw i32 %191, %286
  %288 = sext i32 %287 to i64
  %289 = getelementptr inbounds double, ptr %0, i64 %288
  %290 = add nsw i32 %191, %286
  %291 = sext i32 %290 to i64
  %292 = getelementptr inbounds double, ptr %0, i64 %291
  %293 = load double, ptr %289, align 8, !tbaa !8
  %294 = fneg contract double %293
  store double %294, ptr %292, align 8, !tbaa !8
  br label %295

295:                                              ; preds = %285, %284
  %296 = icmp eq i32 %4, 3
  br i1 %296, label %336, label %297, !llvm.loop !13

297:                                              ; preds = %295
  switch i32 %6, label %325 [
    i32 0, label %313
    i32 1, label %306
    i32 2, label %298
  ]

298:                                              ; preds = %297
  %299 = shl i32 %21, 2
  %300 = sub i32 %191, %299
  %301 = sext i32 %300 to i64
  %302 = getelementptr inbounds double, ptr %0, i64 %301
  %303 = load double, ptr %302, align 8, !tbaa !8
  %304 = fneg contract double %303
  %305 = mul nsw i32 %21, 3
  br label %319

306:                                              ; preds = %297
  %307 = shl i32 %21, 2
  %308 = sub i32 %191, %307
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds double, ptr %0, i64 %309
  %311 = load double, ptr %310, align 8, !tbaa !8
  %312 = mul nsw i32 %21, 3
  br label %319

313:                                              ; preds = %297
  %314 = mul nsw i32 %21, 3
  %315 = add nsw i32 %29, %314
  %316 = sext i32 %315 to i64
  %317 = getelementptr inbounds double, ptr %0, i64 %316
  %318 = load double, ptr %317, align 8, !tbaa !8
  br label %319

319:                                              ; preds = %313, %306, %298
  %320 = phi i32 [ %314, %313 ], [ %312, %306 ], [ %305, %298 ]
  %321 = phi double [ %318, %313 ], [ %311, %306 ], [ %304, %298 ]
  %322 = add nsw i32 %320, %191
  %323 = sext i32 %322 to i64
  %324 = getelementptr inbounds double, ptr %0, i64 %323
  store double %321, ptr %324, align 8, !tbaa !8
  br label %325

325:                                              ; preds = %319, %297
  br i1 %192, label %326, label %336

326:                                              ; preds = %325
  %327 = mul nsw i32 %21, 3
  %328 = sub nsw i32 %191, %327
  %329 = sext i32 %328 to i64
  %330 = getelementptr inbounds double, ptr %0, i64 %329
  %331 = add nsw i32 %191, %327
  %332 = sext i32 %331 to i64
  %333 = getelementptr inbounds double, ptr %0, i64 %332
  %334 = load double, ptr %330, align 8, !tbaa !8
  %335 = fneg contract double %334
  store double %335, ptr %333, align 8, !tbaa !8
  br label %336

336:                                              ; preds = %326, %325, %295, %254, %218, %196, %7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @buoyancy_linear(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, double noundef %5, double noundef %6) local_unnamed_addr #1 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add nsw i32 %11, -1
  %13 = add i32 %12, %10
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %16 = mul nuw nsw i32 %14, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = add nsw i32 %17, -1
  %19 = add nsw i32 %18, %16
  %20 = load i32, ptr %0, align 8, !tbaa !14
  %21 = icmp sgt i32 %13, %20
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %23 = load i32, ptr %22, align 4
  %24 = icmp sgt i32 %19, %23
  %25 = select i1 %21, i1 true, i1 %24
  br i1 %25, label %88, label %26

26:                                               ; preds = %7
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %29 = load i32, ptr %28, align 4, !tbaa !18
  %30 = add nsw i32 %29, %27
  %31 = shl nsw i32 %29, 1
  %32 = add nsw i32 %31, %23
  %33 = mul nsw i32 %32, %30
  %34 = add i32 %29, %19
  %35 = add i32 %34, %33
  %36 = add nsw i32 %31, %20
  %37 = mul nsw i32 %35, %36
  %38 = add i32 %29, %13
  %39 = add i32 %38, %37
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr %1, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = getelementptr inbounds double, ptr %2, i64 %40
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %46 = load ptr, ptr %45, align 8, !tbaa !19
  %47 = fadd contract double %42, -1.000000e+01
  %48 = fmul contract double %5, %47
  %49 = fadd contract double %44, -3.500000e+01
  %50 = fmul contract double %6, %49
  %51 = fsub contract double %48, %50
  %52 = fmul contract double %51, 0x40239D013A92A305
  %53 = getelementptr inbounds double, ptr %3, i64 %40
  store double %52, ptr %53, align 8, !tbaa !8
  %54 = icmp eq i32 %27, 0
  br i1 %54, label %88, label %55

55:                                               ; preds = %26
  %56 = zext nneg i32 %27 to i64
  %57 = getelementptr inbounds nuw double, ptr %46, i64 %56
  %58 = getelementptr i8, ptr %57, i64 8
  %59 = mul nsw i32 %32, %36
  %60 = sub nsw i32 %39, %59
  %61 = load double, ptr %41, align 8, !tbaa !8
  %62 = load double, ptr %43, align 8, !tbaa !8
  %63 = fadd contract double %61, -1.000000e+01
  %64 = fmul contract double %5, %63
  %65 = fadd contract double %62, -3.500000e+01
  %66 = fmul contract double %6, %65
  %67 = fsub contract double %64, %66
  %68 = fmul contract double %67, 0x40239D013A92A305
  %69 = sext i32 %60 to i64
  %70 = getelementptr inbounds double, ptr %1, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !8
  %72 = getelementptr inbounds double, ptr %2, i64 %69
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = fadd contract double %71, -1.000000e+01
  %75 = fmul contract double %5, %74
  %76 = fadd contract double %73, -3.500000e+01
  %77 = fmul contract double %6, %76
  %78 = fsub contract double %75, %77
  %79 = fmul contract double %78, 0x40239D013A92A305
  %80 = fsub contract double %68, %79
  %81 = load double, ptr %58, align 8, !tbaa !8
  %82 = getelementptr i8, ptr %57, i64 -8
  %83 = load double, ptr %82, align 8, !tbaa !8
  %84 = fsub contract double %81, %83
  %85 = fmul contract double %84, 5.000000e-01
  %86 = fdiv contract double %80, %85
  %87 = getelementptr inbounds double, ptr %4, i64 %40
  store double %86, ptr %87, align 8, !tbaa !8
  br label %88

88:                                               ; preds = %7, %26, %55
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @buoyancy_teos10(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #2 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add nsw i32 %9, -1
  %11 = add i32 %10, %8
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nsw i32 %15, -1
  %17 = add nsw i32 %16, %14
  %18 = load i32, ptr %0, align 8, !tbaa !14
  %19 = icmp sgt i32 %11, %18
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %21 = load i32, ptr %20, align 4
  %22 = icmp sgt i32 %17, %21
  %23 = select i1 %19, i1 true, i1 %22
  br i1 %23, label %411, label %24

24:                                               ; preds = %5
  %25 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %27 = load i32, ptr %26, align 4, !tbaa !18
  %28 = add nsw i32 %27, %25
  %29 = shl nsw i32 %27, 1
  %30 = add nsw i32 %29, %21
  %31 = mul nsw i32 %30, %28
  %32 = add i32 %27, %17
  %33 = add i32 %32, %31
  %34 = add nsw i32 %29, %18
  %35 = mul nsw i32 %33, %34
  %36 = add i32 %27, %11
  %37 = add i32 %36, %35
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %1, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = getelementptr inbounds double, ptr %2, i64 %38
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %44 = load ptr, ptr %43, align 8, !tbaa !19
  %45 = zext nneg i32 %25 to i64
  %46 = getelementptr inbounds nuw double, ptr %44, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = getelementptr i8, ptr %46, i64 8
  %49 = load double, ptr %48, align 8, !tbaa !8
  %50 = fadd contract double %47, %49
  %51 = fmul contract double %50, 5.000000e-01
  %52 = fmul contract double %40, 2.500000e-02
  %53 = fmul contract double %51, -1.000000e-04
  %54 = fadd contract double %42, -3.500000e+01
  %55 = fmul contract double %54, 0x3F997AD78D9A73C1
  %56 = fadd contract double %42, 3.200000e+01
  %57 = fmul contract double %56, 0x3F997AD78D9A73C1
  %58 = tail call contract noundef double @__nv_sqrt(double noundef %57) #11
  %59 = fadd contract double %58, 0x3FF4A8A97D921C23
  %60 = fdiv contract double %55, %59
  %61 = fmul contract double %52, 0x3FD84CF9B2B91949
  %62 = fmul contract double %60, 0x3F92F3AA79B86154
  %63 = fsub contract double 0xBFA82FC32F904A42, %62
  %64 = fadd contract double %61, %63
  %65 = fmul contract double %52, 0x3FF3DF399CB5AC15
  %66 = fmul contract double %60, 0x3FCB474EE9AA20A3
  %67 = fsub contract double 0x3FFC800E4E76893D, %66
  %68 = fsub contract double %67, %65
  %69 = fmul contract double %52, %68
  %70 = fmul contract double %60, 0x4004040558F0B72C
  %71 = fadd contract double %70, 0x3FF821920B6295F3
  %72 = fmul contract double %60, %71
  %73 = fadd contract double %72, 0xBFC42ED56FA6737B
  %74 = fadd contract double %69, %73
  %75 = fmul contract double %52, 0x3FE1E59DD3E7A883
  %76 = fmul contract double %60, 0x3FE19FEA87F09235
  %77 = fsub contract double 0xC00968AC57107AFF, %76
  %78 = fadd contract double %75, %77
  %79 = fmul contract double %52, %78
  %80 = fmul contract double %60, 0x3FFE1295B4164E74
  %81 = fsub contract double 0xBFF58EA31D6F41E0, %80
  %82 = fmul contract double %60, %81
  %83 = fadd contract double %82, 0x4020342780760D36
  %84 = fadd contract double %79, %83
  %85 = fmul contract double %52, %84
  %86 = fmul contract double %60, 0x3FE4ED7D5A287F78
  %87 = fsub contract double 0x4003C49F5947408B, %86
  %88 = fmul contract double %60, %87
  %89 = fadd contract double %88, 0x4014A8D7217844D6
  %90 = fmul contract double %60, %89
  %91 = fadd contract double %90, 0xC02863BC117CCCD4
  %92 = fadd contract double %85, %91
  %93 = fmul contract double %52, %92
  %94 = fmul contract double %60, 0x401A6BB3138E085E
  %95 = fadd contract double %94, 0x400967E6632AC6E8
  %96 = fmul contract double %60, %95
  %97 = fadd contract double %96, 0xC007F48428F3CA6F
  %98 = fmul contract double %60, %97
  %99 = fadd contract double %98, 0xC022962A0B07121B
  %100 = fmul contract double %60, %99
  %101 = fadd contract double %100, 0x3FF27108F233B122
  %102 = fadd contract double %93, %101
  %103 = fmul contract double %52, 0x3FC86D4DC95319FF
  %104 = fmul contract double %60, 0x3FDED42B679F64F7
  %105 = fadd contract double %104, 0x3FF29962193CDE03
  %106 = fsub contract double %105, %103
  %107 = fmul contract double %52, %106
  %108 = fmul contract double %60, 0x40156CE1E0A79781
  %109 = fsub contract double 0xC00429CA5A142A96, %108
  %110 = fmul contract double %60, %109
  %111 = fadd contract double %110, 0xC0057FA86BFC1DE4
  %112 = fadd contract double %107, %111
  %113 = fmul contract double %52, %112
  %114 = fmul contract double %60, 0x400964F4985AE4AF
  %115 = fsub contract double 0x401DAF75A4C04D79, %114
  %116 = fmul contract double %60, %115
  %117 = fadd contract double %116, 0x3FF9766A0F58FFC1
  %118 = fmul contract double %60, %117
  %119 = fadd contract double %118, 0x40120B8A479A1E6E
  %120 = fadd contract double %113, %119
  %121 = fmul contract double %52, %120
  %122 = fmul contract double %60, 0x4015E3B4C55C24A0
  %123 = fsub contract double 0x3FEBBD0A1D3743F1, %122
  %124 = fmul contract double %60, %123
  %125 = fadd contract double %124, 0xC002201D1F9C2FF6
  %126 = fmul contract double %60, %125
  %127 = fadd contract double %126, 0x4010F948F7B654BB
  %128 = fmul contract double %60, %127
  %129 = fadd contract double %128, 0xC0257C1A27DC4282
  %130 = fadd contract double %121, %129
  %131 = fmul contract double %52, %130
  %132 = fmul contract double %60, 0x3FFEB5A893652AB0
  %133 = fsub contract double 0x401529AF2C0F6AE9, %132
  %134 = fmul contract double %60, %133
  %135 = fadd contract double %134, 0x40037B2F0D2DEDD3
  %136 = fmul contract double %60, %135
  %137 = fadd contract double %136, 0xC0084671B6633991
  %138 = fmul contract double %60, %137
  %139 = fadd contract double %138, 0xC02A23B16B88D548
  %140 = fmul contract double %60, %139
  %141 = fadd contract double %140, 0xC00141DF0B6965FB
  %142 = fadd contract double %131, %141
  %143 = fmul contract double %52, %142
  %144 = fmul contract double %60, 0x404E4A3AB521793B
  %145 = fsub contract double 0xC0428532ACC4DF63, %144
  %146 = fmul contract double %60, %145
  %147 = fadd contract double %146, 0xC0223D06C9AF101F
  %148 = fmul contract double %60, %147
  %149 = fadd contract double %148, 0xBFBA2E3C2B171CD4
  %150 = fmul contract double %60, %149
  %151 = fadd contract double %150, 0x40404F7C26B06FA9
  %152 = fmul contract double %60, %151
  %153 = fadd contract double %152, 0x4054D37DEDBF4843
  %154 = fmul contract double %60, %153
  %155 = fadd contract double %154, 0x401FE5D1C730B1DA
  %156 = fadd contract double %143, %155
  %157 = fmul contract double %53, %64
  %158 = fadd contract double %157, %74
  %159 = fmul contract double %53, %158
  %160 = fadd contract double %159, %102
  %161 = fmul contract double %53, %160
  %162 = fadd contract double %161, %156
  %163 = fmul contract double %162, 0xC0239D013A92A305
  %164 = fdiv contract double %163, 1.020000e+03
  %165 = getelementptr inbounds double, ptr %3, i64 %38
  store double %164, ptr %165, align 8, !tbaa !8
  %166 = icmp eq i32 %25, 0
  br i1 %166, label %411, label %167

167:                                              ; preds = %24
  %168 = mul nsw i32 %30, %34
  %169 = sub nsw i32 %37, %168
  %170 = load double, ptr %39, align 8, !tbaa !8
  %171 = load double, ptr %41, align 8, !tbaa !8
  %172 = load double, ptr %46, align 8, !tbaa !8
  %173 = fmul contract double %170, 2.500000e-02
  %174 = fmul contract double %172, -1.000000e-04
  %175 = fadd contract double %171, -3.500000e+01
  %176 = fmul contract double %175, 0x3F997AD78D9A73C1
  %177 = fadd contract double %171, 3.200000e+01
  %178 = fmul contract double %177, 0x3F997AD78D9A73C1
  %179 = tail call contract noundef double @__nv_sqrt(double noundef %178) #11
  %180 = fadd contract double %179, 0x3FF4A8A97D921C23
  %181 = fdiv contract double %176, %180
  %182 = fmul contract double %173, 0x3FD84CF9B2B91949
  %183 = fmul contract double %181, 0x3F92F3AA79B86154
  %184 = fsub contract double 0xBFA82FC32F904A42, %183
  %185 = fadd contract double %182, %184
  %186 = fmul contract double %173, 0x3FF3DF399CB5AC15
  %187 = fmul contract double %181, 0x3FCB474EE9AA20A3
  %188 = fsub contract double 0x3FFC800E4E76893D, %187
  %189 = fsub contract double %188, %186
  %190 = fmul contract double %173, %189
  %191 = fmul contract double %181, 0x4004040558F0B72C
  %192 = fadd contract double %191, 0x3FF821920B6295F3
  %193 = fmul contract double %181, %192
  %194 = fadd contract double %193, 0xBFC42ED56FA6737B
  %195 = fadd contract double %190, %194
  %196 = fmul contract double %173, 0x3FE1E59DD3E7A883
  %197 = fmul contract double %181, 0x3FE19FEA87F09235
  %198 = fsub contract double 0xC00968AC57107AFF, %197
  %199 = fadd contract double %196, %198
  %200 = fmul contract double %173, %199
  %201 = fmul contract double %181, 0x3FFE1295B4164E74
  %202 = fsub contract double 0xBFF58EA31D6F41E0, %201
  %203 = fmul contract double %181, %202
  %204 = fadd contract double %203, 0x4020342780760D36
  %205 = fadd contract double %200, %204
  %206 = fmul contract double %173, %205
  %207 = fmul contract double %181, 0x3FE4ED7D5A287F78
  %208 = fsub contract double 0x4003C49F5947408B, %207
  %209 = fmul contract double %181, %208
  %210 = fadd contract double %209, 0x4014A8D7217844D6
  %211 = fmul contract double %181, %210
  %212 = fadd contract double %211, 0xC02863BC117CCCD4
  %213 = fadd contract double %206, %212
  %214 = fmul contract double %173, %213
  %215 = fmul contract double %181, 0x401A6BB3138E085E
  %216 = fadd contract double %215, 0x400967E6632AC6E8
  %217 = fmul contract double %181, %216
  %218 = fadd contract double %217, 0xC007F48428F3CA6F
  %219 = fmul contract double %181, %218
  %220 = fadd contract double %219, 0xC022962A0B07121B
  %221 = fmul contract double %181, %220
  %222 = fadd contract double %221, 0x3FF27108F233B122
  %223 = fadd contract double %214, %222
  %224 = fmul contract double %173, 0x3FC86D4DC95319FF
  %225 = fmul contract double %181, 0x3FDED42B679F64F7
  %226 = fadd contract double %225, 0x3FF29962193CDE03
  %227 = fsub contract double %226, %224
  %228 = fmul contract double %173, %227
  %229 = fmul contract double %181, 0x40156CE1E0A79781
  %230 = fsub contract double 0xC00429CA5A142A96, %229
  %231 = fmul contract double %181, %230
  %232 = fadd contract double %231, 0xC0057FA86BFC1DE4
  %233 = fadd contract double %228, %232
  %234 = fmul contract double %173, %233
  %235 = fmul contract double %181, 0x400964F4985AE4AF
  %236 = fsub contract double 0x401DAF75A4C04D79, %235
  %237 = fmul contract double %181, %236
  %238 = fadd contract double %237, 0x3FF9766A0F58FFC1
  %239 = fmul contract double %181, %238
  %240 = fadd contract double %239, 0x40120B8A479A1E6E
  %241 = fadd contract double %234, %240
  %242 = fmul contract double %173, %241
  %243 = fmul contract double %181, 0x4015E3B4C55C24A0
  %244 = fsub contract double 0x3FEBBD0A1D3743F1, %243
  %245 = fmul contract double %181, %244
  %246 = fadd contract double %245, 0xC002201D1F9C2FF6
  %247 = fmul contract double %181, %246
  %248 = fadd contract double %247, 0x4010F948F7B654BB
  %249 = fmul contract double %181, %248
  %250 = fadd contract double %249, 0xC0257C1A27DC4282
  %251 = fadd contract double %242, %250
  %252 = fmul contract double %173, %251
  %253 = fmul contract double %181, 0x3FFEB5A893652AB0
  %254 = fsub contract double 0x401529AF2C0F6AE9, %253
  %255 = fmul contract double %181, %254
  %256 = fadd contract double %255, 0x40037B2F0D2DEDD3
  %257 = fmul contract double %181, %256
  %258 = fadd contract double %257, 0xC0084671B6633991
  %259 = fmul contract double %181, %258
  %260 = fadd contract double %259, 0xC02A23B16B88D548
  %261 = fmul contract double %181, %260
  %262 = fadd contract double %261, 0xC00141DF0B6965FB
  %263 = fadd contract double %252, %262
  %264 = fmul contract double %173, %263
  %265 = fmul contract double %181, 0x404E4A3AB521793B
  %266 = fsub contract double 0xC0428532ACC4DF63, %265
  %267 = fmul contract double %181, %266
  %268 = fadd contract double %267, 0xC0223D06C9AF101F
  %269 = fmul contract double %181, %268
  %270 = fadd contract double %269, 0xBFBA2E3C2B171CD4
  %271 = fmul contract double %181, %270
  %272 = fadd contract double %271, 0x40404F7C26B06FA9
  %273 = fmul contract double %181, %272
  %274 = fadd contract double %273, 0x4054D37DEDBF4843
  %275 = fmul contract double %181, %274
  %276 = fadd contract double %275, 0x401FE5D1C730B1DA
  %277 = fadd contract double %264, %276
  %278 = fmul contract double %174, %185
  %279 = fadd contract double %278, %195
  %280 = fmul contract double %174, %279
  %281 = fadd contract double %280, %223
  %282 = fmul contract double %174, %281
  %283 = fadd contract double %282, %277
  %284 = fmul contract double %283, 0x40239D013A92A305
  %285 = fdiv contract double %284, 1.020000e+03
  %286 = sext i32 %169 to i64
  %287 = getelementptr inbounds double, ptr %1, i64 %286
  %288 = load double, ptr %287, align 8, !tbaa !8
  %289 = getelementptr inbounds double, ptr %2, i64 %286
  %290 = load double, ptr %289, align 8, !tbaa !8
  %291 = fmul contract double %288, 2.500000e-02
  %292 = fadd contract double %290, -3.500000e+01
  %293 = fmul contract double %292, 0x3F997AD78D9A73C1
  %294 = fadd contract double %290, 3.200000e+01
  %295 = fmul contract double %294, 0x3F997AD78D9A73C1
  %296 = tail call contract noundef double @__nv_sqrt(double noundef %295) #11
  %297 = fadd contract double %296, 0x3FF4A8A97D921C23
  %298 = fdiv contract double %293, %297
  %299 = fmul contract double %291, 0x3FD84CF9B2B91949
  %300 = fmul contract double %298, 0x3F92F3AA79B86154
  %301 = fsub contract double 0xBFA82FC32F904A42, %300
  %302 = fadd contract double %299, %301
  %303 = fmul contract double %291, 0x3FF3DF399CB5AC15
  %304 = fmul contract double %298, 0x3FCB474EE9AA20A3
  %305 = fsub contract double 0x3FFC800E4E76893D, %304
  %306 = fsub contract double %305, %303
  %307 = fmul contract double %291, %306
  %308 = fmul contract double %298, 0x4004040558F0B72C
  %309 = fadd contract double %308, 0x3FF821920B6295F3
  %310 = fmul contract double %298, %309
  %311 = fadd contract double %310, 0xBFC42ED56FA6737B
  %312 = fadd contract double %307, %311
  %313 = fmul contract double %291, 0x3FE1E59DD3E7A883
  %314 = fmul contract double %298, 0x3FE19FEA87F09235
  %315 = fsub contract double 0xC00968AC57107AFF, %314
  %316 = fadd contract double %313, %315
  %317 = fmul contract double %291, %316
  %318 = fmul contract double %298, 0x3FFE1295B4164E74
  %319 = fsub contract double 0xBFF58EA31D6F41E0, %318
  %320 = fmul contract double %298, %319
  %321 = fadd contract double %320, 0x4020342780760D36
  %322 = fadd contract double %317, %321
  %323 = fmul contract double %291, %322
  %324 = fmul contract double %298, 0x3FE4ED7D5A287F78
  %325 = fsub contract double 0x4003C49F5947408B, %324
  %326 = fmul contract double %298, %325
  %327 = fadd contract double %326, 0x4014A8D7217844D6
  %328 = fmul contract double %298, %327
  %329 = fadd contract double %328, 0xC02863BC117CCCD4
  %330 = fadd contract double %323, %329
  %331 = fmul contract double %291, %330
  %332 = fmul contract double %298, 0x401A6BB3138E085E
  %333 = fadd contract double %332, 0x400967E6632AC6E8
  %334 = fmul contract double %298, %333
  %335 = fadd contract double %334, 0xC007F48428F3CA6F
  %336 = fmul contract double %298, %335
  %337 = fadd contract double %336, 0xC022962A0B07121B
  %338 = fmul contract double %298, %337
  %339 = fadd contract double %338, 0x3FF27108F233B122
  %340 = fadd contract double %331, %339
  %341 = fmul contract double %291, 0x3FC86D4DC95319FF
  %342 = fmul contract double %298, 0x3FDED42B679F64F7
  %343 = fadd contract double %342, 0x3FF29962193CDE03
  %344 = fsub contract double %343, %341
  %345 = fmul contract double %291, %344
  %346 = fmul contract double %298, 0x40156CE1E0A79781
  %347 = fsub contract double 0xC00429CA5A142A96, %346
  %348 = fmul contract double %298, %347
  %349 = fadd contract double %348, 0xC0057FA86BFC1DE4
  %350 = fadd contract double %345, %349
  %351 = fmul contract double %291, %350
  %352 = fmul contract double %298, 0x400964F4985AE4AF
  %353 = fsub contract double 0x401DAF75A4C04D79, %352
  %354 = fmul contract double %298, %353
  %355 = fadd contract double %354, 0x3FF9766A0F58FFC1
  %356 = fmul contract double %298, %355
  %357 = fadd contract double %356, 0x40120B8A479A1E6E
  %358 = fadd contract double %351, %357
  %359 = fmul contract double %291, %358
  %360 = fmul contract double %298, 0x4015E3B4C55C24A0
  %361 = fsub contract double 0x3FEBBD0A1D3743F1, %360
  %362 = fmul contract double %298, %361
  %363 = fadd contract double %362, 0xC002201D1F9C2FF6
  %364 = fmul contract double %298, %363
  %365 = fadd contract double %364, 0x4010F948F7B654BB
  %366 = fmul contract double %298, %365
  %367 = fadd contract double %366, 0xC0257C1A27DC4282
  %368 = fadd contract double %359, %367
  %369 = fmul contract double %291, %368
  %370 = fmul contract double %298, 0x3FFEB5A893652AB0
  %371 = fsub contract double 0x401529AF2C0F6AE9, %370
  %372 = fmul contract double %298, %371
  %373 = fadd contract double %372, 0x40037B2F0D2DEDD3
  %374 = fmul contract double %298, %373
  %375 = fadd contract double %374, 0xC0084671B6633991
  %376 = fmul contract double %298, %375
  %377 = fadd contract double %376, 0xC02A23B16B88D548
  %378 = fmul contract double %298, %377
  %379 = fadd contract double %378, 0xC00141DF0B6965FB
  %380 = fadd contract double %369, %379
  %381 = fmul contract double %291, %380
  %382 = fmul contract double %298, 0x404E4A3AB521793B
  %383 = fsub contract double 0xC0428532ACC4DF63, %382
  %384 = fmul contract double %298, %383
  %385 = fadd contract double %384, 0xC0223D06C9AF101F
  %386 = fmul contract double %298, %385
  %387 = fadd contract double %386, 0xBFBA2E3C2B171CD4
  %388 = fmul contract double %298, %387
  %389 = fadd contract double %388, 0x40404F7C26B06FA9
  %390 = fmul contract double %298, %389
  %391 = fadd contract double %390, 0x4054D37DEDBF4843
  %392 = fmul contract double %298, %391
  %393 = fadd contract double %392, 0x401FE5D1C730B1DA
  %394 = fadd contract double %381, %393
  %395 = fmul contract double %174, %302
  %396 = fadd contract double %395, %312
  %397 = fmul contract double %174, %396
  %398 = fadd contract double %397, %340
  %399 = fmul contract double %174, %398
  %400 = fadd contract double %399, %394
  %401 = fmul contract double %400, 0x40239D013A92A305
  %402 = fdiv contract double %401, 1.020000e+03
  %403 = fsub contract double %402, %285
  %404 = load double, ptr %48, align 8, !tbaa !8
  %405 = getelementptr i8, ptr %46, i64 -8
  %406 = load double, ptr %405, align 8, !tbaa !8
  %407 = fsub contract double %404, %406
  %408 = fmul contract double %407, 5.000000e-01
  %409 = fdiv contract double %403, %408
  %410 = getelementptr inbounds double, ptr %4, i64 %38
  store double %409, ptr %410, align 8, !tbaa !8
  br label %411

411:                                              ; preds = %5, %24, %167
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @hydrostatic_pressure(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add nsw i32 %7, -1
  %9 = add i32 %8, %6
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nsw i32 %13, -1
  %15 = add nsw i32 %14, %12
  %16 = load i32, ptr %0, align 8, !tbaa !14
  %17 = icmp sgt i32 %9, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = icmp sgt i32 %15, %19
  %21 = select i1 %17, i1 true, i1 %20
  br i1 %21, label %85, label %22

22:                                               ; preds = %3
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = load i32, ptr %23, align 8, !tbaa !20
  %25 = add nsw i32 %24, -1
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %27 = load i32, ptr %26, align 4, !tbaa !18
  %28 = add nsw i32 %25, %27
  %29 = shl nsw i32 %27, 1
  %30 = add nsw i32 %29, %19
  %31 = mul nsw i32 %30, %28
  %32 = add i32 %27, %15
  %33 = add i32 %31, %32
  %34 = add nsw i32 %29, %16
  %35 = mul nsw i32 %33, %34
  %36 = add i32 %27, %9
  %37 = add i32 %35, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %1, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = fmul contract double %40, -5.000000e-01
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %43 = load ptr, ptr %42, align 8, !tbaa !19
  %44 = sext i32 %24 to i64
  %45 = getelementptr inbounds double, ptr %43, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !8
  %47 = getelementptr i8, ptr %45, i64 -8
  %48 = load double, ptr %47, align 8, !tbaa !8
  %49 = fsub contract double %46, %48
  %50 = fmul contract double %41, %49
  %51 = getelementptr inbounds double, ptr %2, i64 %38
  store double %50, ptr %51, align 8, !tbaa !8
  %52 = icmp sgt i32 %24, 1
  br i1 %52, label %53, label %85

53:                                               ; preds = %22
  %54 = add nsw i32 %24, -2
  %55 = mul nsw i32 %30, %34
  br label %56

56:                                               ; preds = %53, %56
  %57 = phi i32 [ %54, %53 ], [ %83, %56 ]
  %58 = phi double [ %50, %53 ], [ %81, %56 ]
  %59 = add nsw i32 %57, %27
  %60 = mul nsw i32 %59, %30
  %61 = add i32 %60, %32
  %62 = mul nsw i32 %61, %34
  %63 = add i32 %62, %36
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %1, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !8
  %67 = add nsw i32 %63, %55
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, ptr %1, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = fadd contract double %66, %70
  %72 = fmul contract double %71, 5.000000e-01
  %73 = zext nneg i32 %57 to i64
  %74 = getelementptr double, ptr %43, i64 %73
  %75 = getelementptr i8, ptr %74, i64 16
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = load double, ptr %74, align 8, !tbaa !8
  %78 = fsub contract double %76, %77
  %79 = fmul contract double %78, 5.000000e-01
  %80 = fmul contract double %72, %79
  %81 = fsub contract double %58, %80
  %82 = getelementptr inbounds double, ptr %2, i64 %64
  store double %81, ptr %82, align 8, !tbaa !8
  %83 = add nsw i32 %57, -1
  %84 = icmp eq i32 %57, 0
  br i1 %84, label %85, label %56, !llvm.loop !21

85:                                               ; preds = %56, %22, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @vertical_velocity(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add nsw i32 %8, -1
  %10 = add i32 %9, %7
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = add nsw i32 %15, -1
  %17 = load i32, ptr %0, align 8, !tbaa !14
  %18 = icmp sgt i32 %10, %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = icmp sgt i32 %16, %20
  %22 = select i1 %18, i1 true, i1 %21
  br i1 %22, label %104, label %23

23:                                               ; preds = %4
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %25 = load i32, ptr %24, align 4, !tbaa !18
  %26 = shl nsw i32 %25, 1
  %27 = add nsw i32 %26, %20
  %28 = mul nsw i32 %27, %25
  %29 = add i32 %25, %16
  %30 = add i32 %28, %29
  %31 = add nsw i32 %26, %17
  %32 = mul nsw i32 %30, %31
  %33 = add i32 %25, %10
  %34 = add i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds double, ptr %3, i64 %35
  store double 0.000000e+00, ptr %36, align 8, !tbaa !8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %38 = load i32, ptr %37, align 8, !tbaa !20
  %39 = icmp sgt i32 %38, 0
  br i1 %39, label %40, label %104

40:                                               ; preds = %23
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %42 = load ptr, ptr %41, align 8, !tbaa !22
  %43 = sext i32 %29 to i64
  %44 = getelementptr inbounds double, ptr %42, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %46 = load ptr, ptr %45, align 8, !tbaa !19
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %48 = load ptr, ptr %47, align 8, !tbaa !23
  %49 = add nsw i32 %25, %15
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr %48, i64 %50
  %52 = getelementptr inbounds double, ptr %48, i64 %43
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %54 = load ptr, ptr %53, align 8, !tbaa !24
  %55 = getelementptr inbounds double, ptr %54, i64 %43
  %56 = mul nsw i32 %27, %31
  br label %57

57:                                               ; preds = %57, %40
  %58 = phi double [ 0.000000e+00, %40 ], [ %98, %57 ]
  %59 = phi i32 [ 0, %40 ], [ %102, %57 ]
  %60 = add nsw i32 %59, %25
  %61 = mul nsw i32 %60, %27
  %62 = add i32 %61, %29
  %63 = mul nsw i32 %62, %31
  %64 = add i32 %63, %33
  %65 = sext i32 %64 to i64
  %66 = getelementptr double, ptr %1, i64 %65
  %67 = getelementptr i8, ptr %66, i64 8
  %68 = load double, ptr %67, align 8, !tbaa !8
  %69 = load double, ptr %44, align 8, !tbaa !8
  %70 = fmul contract double %68, %69
  %71 = zext nneg i32 %59 to i64
  %72 = getelementptr double, ptr %46, i64 %71
  %73 = getelementptr i8, ptr %72, i64 8
  %74 = load double, ptr %73, align 8, !tbaa !8
  %75 = load double, ptr %72, align 8, !tbaa !8
  %76 = fsub contract double %74, %75
  %77 = fmul contract double %70, %76
  %78 = load double, ptr %66, align 8, !tbaa !8
  %79 = fmul contract double %69, %78
  %80 = fmul contract double %76, %79
  %81 = add nsw i32 %64, %31
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds double, ptr %2, i64 %82
  %84 = load double, ptr %83, align 8, !tbaa !8
  %85 = load double, ptr %51, align 8, !tbaa !8
  %86 = fmul contract double %84, %85
  %87 = fmul contract double %76, %86
  %88 = getelementptr inbounds double, ptr %2, i64 %65
  %89 = load double, ptr %88, align 8, !tbaa !8
  %90 = load double, ptr %52, align 8, !tbaa !8
  %91 = fmul contract double %89, %90
  %92 = fmul contract double %76, %91
  %93 = fsub contract double %77, %80
  %94 = fadd contract double %93, %87
  %95 = fsub contract double %94, %92
  %96 = load double, ptr %55, align 8, !tbaa !8
  %97 = fdiv contract double %95, %96
  %98 = fsub contract double %58, %97
  %99 = add nsw i32 %64, %56
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds double, ptr %3, i64 %100
  store double %98, ptr %101, align 8, !tbaa !8
  %102 = add nuw nsw i32 %59, 1
  %103 = icmp eq i32 %102, %38
  br i1 %103, label %104, label %57, !llvm.loop !25

104:                                              ; preds = %57, %4, %23
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @vertical_velocity_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = add i32 %9, -1
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = add nsw i32 %15, -1
  %17 = load i32, ptr %0, align 8, !tbaa !14
  %18 = icmp sgt i32 %10, %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = icmp sgt i32 %16, %20
  %22 = select i1 %18, i1 true, i1 %21
  br i1 %22, label %183, label %23

23:                                               ; preds = %4
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %25 = load i32, ptr %24, align 4, !tbaa !18
  %26 = shl nsw i32 %25, 1
  %27 = add nsw i32 %26, %20
  %28 = mul nsw i32 %27, %25
  %29 = add i32 %25, %16
  %30 = add i32 %28, %29
  %31 = add nsw i32 %26, %17
  %32 = mul nsw i32 %30, %31
  %33 = add i32 %25, %10
  %34 = add i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds double, ptr %3, i64 %35
  store double 0.000000e+00, ptr %36, align 8, !tbaa !8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %38 = load i32, ptr %37, align 8, !tbaa !20
  %39 = icmp sgt i32 %38, 0
  br i1 %39, label %40, label %183

40:                                               ; preds = %23
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %42 = load ptr, ptr %41, align 8, !tbaa !22
  %43 = sext i32 %29 to i64
  %44 = getelementptr inbounds double, ptr %42, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %46 = load ptr, ptr %45, align 8, !tbaa !26
  %47 = mul nsw i32 %31, %29
  %48 = add i32 %25, %9
  %49 = add i32 %48, %47
  %50 = add i32 %49, -1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds double, ptr %46, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %54 = load ptr, ptr %53, align 8, !tbaa !19
  %55 = sext i32 %49 to i64
  %56 = getelementptr inbounds double, ptr %46, i64 %55
  %57 = add i32 %47, %33
  %58 = add i32 %57, -1
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr %46, i64 %59
  %61 = sext i32 %57 to i64
  %62 = getelementptr inbounds double, ptr %46, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %64 = load ptr, ptr %63, align 8, !tbaa !23
  %65 = add nsw i32 %25, %15
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds double, ptr %64, i64 %66
  %68 = add i32 %65, -1
  %69 = mul nsw i32 %31, %68
  %70 = add i32 %69, %33
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds double, ptr %46, i64 %71
  %73 = mul nsw i32 %31, %65
  %74 = add i32 %73, %33
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds double, ptr %46, i64 %75
  %77 = getelementptr inbounds double, ptr %64, i64 %43
  %78 = add i32 %29, -1
  %79 = mul nsw i32 %31, %78
  %80 = add i32 %79, %33
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds double, ptr %46, i64 %81
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %84 = load ptr, ptr %83, align 8, !tbaa !24
  %85 = getelementptr inbounds double, ptr %84, i64 %43
  %86 = mul nsw i32 %27, %31
  br label %87

87:                                               ; preds = %87, %40
  %88 = phi double [ 0.000000e+00, %40 ], [ %177, %87 ]
  %89 = phi i32 [ 0, %40 ], [ %181, %87 ]
  %90 = add nsw i32 %89, %25
  %91 = mul nsw i32 %90, %27
  %92 = add i32 %91, %29
  %93 = mul nsw i32 %92, %31
  %94 = add i32 %93, %33
  %95 = sext i32 %94 to i64
  %96 = getelementptr double, ptr %1, i64 %95
  %97 = getelementptr i8, ptr %96, i64 8
  %98 = load double, ptr %97, align 8, !tbaa !8
  %99 = load double, ptr %44, align 8, !tbaa !8
  %100 = fmul contract double %98, %99
  %101 = load double, ptr %52, align 8, !tbaa !8
  %102 = load double, ptr %54, align 8, !tbaa !8
  %103 = fcmp contract olt double %101, %102
  %104 = select contract i1 %103, double %102, double %101
  %105 = load double, ptr %56, align 8, !tbaa !8
  %106 = fcmp contract olt double %105, %102
  %107 = select contract i1 %106, double %102, double %105
  %108 = fcmp contract ogt double %104, %107
  %109 = select contract i1 %108, double %104, double %107
  %110 = zext nneg i32 %89 to i64
  %111 = getelementptr double, ptr %54, i64 %110
  %112 = getelementptr i8, ptr %111, i64 8
  %113 = load double, ptr %112, align 8, !tbaa !8
  %114 = load double, ptr %111, align 8, !tbaa !8
  %115 = fcmp contract ogt double %114, %109
  %116 = select contract i1 %115, double %114, double %109
  %117 = fsub contract double %113, %116
  %118 = fcmp contract ogt double %117, 0.000000e+00
  %119 = select contract i1 %118, double %117, double 0.000000e+00
  %120 = fmul contract double %100, %119
  %121 = load double, ptr %96, align 8, !tbaa !8
  %122 = fmul contract double %99, %121
  %123 = load double, ptr %60, align 8, !tbaa !8
  %124 = fcmp contract olt double %123, %102
  %125 = select contract i1 %124, double %102, double %123
  %126 = load double, ptr %62, align 8, !tbaa !8
  %127 = fcmp contract olt double %126, %102
  %128 = select contract i1 %127, double %102, double %126
  %129 = fcmp contract ogt double %125, %128
  %130 = select contract i1 %129, double %125, double %128
  %131 = fcmp contract ogt double %114, %130
  %132 = select contract i1 %131, double %114, double %130
  %133 = fsub contract double %113, %132
  %134 = fcmp contract ogt double %133, 0.000000e+00
  %135 = select contract i1 %134, double %133, double 0.000000e+00
  %136 = fmul contract double %122, %135
  %137 = add nsw i32 %94, %31
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds double, ptr %2, i64 %138
  %140 = load double, ptr %139, align 8, !tbaa !8
  %141 = load double, ptr %67, align 8, !tbaa !8
  %142 = fmul contract double %140, %141
  %143 = load double, ptr %72, align 8, !tbaa !8
  %144 = fcmp contract olt double %143, %102
  %145 = select contract i1 %144, double %102, double %143
  %146 = load double, ptr %76, align 8, !tbaa !8
  %147 = fcmp contract olt double %146, %102
  %148 = select contract i1 %147, double %102, double %146
  %149 = fcmp contract ogt double %145, %148
  %150 = select contract i1 %149, double %145, double %148
  %151 = fcmp contract ogt double %114, %150
  %152 = select contract i1 %151, double %114, double %150
  %153 = fsub contract double %113, %152
  %154 = fcmp contract ogt double %153, 0.000000e+00
  %155 = select contract i1 %154, double %153, double 0.000000e+00
  %156 = fmul contract double %142, %155
  %157 = getelementptr inbounds double, ptr %2, i64 %95
  %158 = load double, ptr %157, align 8, !tbaa !8
  %159 = load double, ptr %77, align 8, !tbaa !8
  %160 = fmul contract double %158, %159
  %161 = load double, ptr %82, align 8, !tbaa !8
  %162 = fcmp contract olt double %161, %102
  %163 = select contract i1 %162, double %102, double %161
  %164 = fcmp contract ogt double %163, %128
  %165 = select contract i1 %164, double %163, double %128
  %166 = fcmp contract ogt double %114, %165
  %167 = select contract i1 %166, double %114, double %165
  %168 = fsub contract double %113, %167
  %169 = fcmp contract ogt double %168, 0.000000e+00
  %170 = select contract i1 %169, double %168, double 0.000000e+00
  %171 = fmul contract double %160, %170
  %172 = fsub contract double %120, %136
  %173 = fadd contract double %172, %156
  %174 = fsub contract double %173, %171
  %175 = load double, ptr %85, align 8, !tbaa !8
  %176 = fdiv contract double %174, %175
  %177 = fsub contract double %88, %176
  %178 = add nsw i32 %94, %86
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds double, ptr %3, i64 %179
  store double %177, ptr %180, align 8, !tbaa !8
  %181 = add nuw nsw i32 %89, 1
  %182 = icmp eq i32 %181, %38
  br i1 %182, label %183, label %87, !llvm.loop !27

183:                                              ; preds = %87, %4, %23
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @vorticity(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add nuw nsw i32 %8, 1
  %10 = add i32 %9, %7
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %12 = load i32, ptr %11, align 4, !tbaa !18
  %13 = sub i32 %10, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %16 = mul nuw nsw i32 %14, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = add nuw nsw i32 %16, %17
  %19 = add nuw nsw i32 %18, 1
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = load i32, ptr %0, align 8, !tbaa !14
  %22 = add nsw i32 %21, %12
  %23 = icmp slt i32 %13, %22
  br i1 %23, label %24, label %74

24:                                               ; preds = %4
  %25 = sub i32 %19, %12
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %27 = load i32, ptr %26, align 4, !tbaa !28
  %28 = add nsw i32 %27, %12
  %29 = icmp slt i32 %25, %28
  br i1 %29, label %30, label %74

30:                                               ; preds = %24
  %31 = add nsw i32 %12, %20
  %32 = shl nsw i32 %12, 1
  %33 = add nsw i32 %27, %32
  %34 = mul nsw i32 %33, %31
  %35 = add i32 %34, %19
  %36 = add nsw i32 %21, %32
  %37 = mul nsw i32 %35, %36
  %38 = add i32 %37, %10
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr %2, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !8
  %42 = getelementptr i8, ptr %40, i64 -8
  %43 = load double, ptr %42, align 8, !tbaa !8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %45 = load ptr, ptr %44, align 8, !tbaa !29
  %46 = zext nneg i32 %19 to i64
  %47 = getelementptr inbounds nuw double, ptr %45, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !8
  %49 = getelementptr inbounds double, ptr %1, i64 %39
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %52 = load ptr, ptr %51, align 8, !tbaa !30
  %53 = getelementptr inbounds nuw double, ptr %52, i64 %46
  %54 = load double, ptr %53, align 8, !tbaa !8
  %55 = fsub contract double %41, %43
  %56 = fmul contract double %55, %48
  %57 = fmul contract double %50, %54
  %58 = fsub contract double %56, %57
  %59 = sub nsw i32 %38, %36
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr %1, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = zext nneg i32 %18 to i64
  %64 = getelementptr inbounds nuw double, ptr %52, i64 %63
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = fmul contract double %62, %65
  %67 = fadd contract double %58, %66
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %69 = load ptr, ptr %68, align 8, !tbaa !31
  %70 = getelementptr inbounds nuw double, ptr %69, i64 %46
  %71 = load double, ptr %70, align 8, !tbaa !8
  %72 = fdiv contract double %67, %71
  %73 = getelementptr inbounds double, ptr %3, i64 %39
  store double %72, ptr %73, align 8, !tbaa !8
  br label %74

74:                                               ; preds = %4, %24, %30
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @vorticity_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = add i32 %9, 1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %12 = load i32, ptr %11, align 4, !tbaa !18
  %13 = sub i32 %10, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %16 = mul nuw nsw i32 %14, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = add nuw nsw i32 %16, %17
  %19 = add nuw nsw i32 %18, 1
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = load i32, ptr %0, align 8, !tbaa !14
  %22 = add nsw i32 %21, %12
  %23 = icmp slt i32 %13, %22
  br i1 %23, label %24, label %127

24:                                               ; preds = %4
  %25 = sub i32 %19, %12
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %27 = load i32, ptr %26, align 4, !tbaa !28
  %28 = add nsw i32 %27, %12
  %29 = icmp slt i32 %25, %28
  br i1 %29, label %30, label %127

30:                                               ; preds = %24
  %31 = shl nsw i32 %12, 1
  %32 = add nsw i32 %21, %31
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %34 = load ptr, ptr %33, align 8, !tbaa !26
  %35 = mul nsw i32 %32, %19
  %36 = add i32 %35, %9
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds double, ptr %34, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %41 = load ptr, ptr %40, align 8, !tbaa !19
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = fcmp contract olt double %39, %42
  %44 = select contract i1 %43, double %42, double %39
  %45 = add i32 %35, %10
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr %34, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !8
  %49 = fcmp contract olt double %48, %42
  %50 = select contract i1 %49, double %42, double %48
  %51 = fcmp contract ogt double %44, %50
  %52 = select contract i1 %51, double %44, double %50
  %53 = mul nsw i32 %32, %18
  %54 = add i32 %53, %9
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %34, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !8
  %58 = fcmp contract olt double %57, %42
  %59 = select contract i1 %58, double %42, double %57
  %60 = add i32 %53, %10
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds double, ptr %34, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !8
  %64 = fcmp contract olt double %63, %42
  %65 = select contract i1 %64, double %42, double %63
  %66 = fcmp contract ogt double %59, %65
  %67 = select contract i1 %66, double %59, double %65
  %68 = fcmp contract ogt double %52, %67
  %69 = select contract i1 %68, double %52, double %67
  %70 = zext nneg i32 %20 to i64
  %71 = getelementptr double, ptr %41, i64 %70
  %72 = getelementptr i8, ptr %71, i64 8
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = fcmp contract olt double %69, %73
  %75 = add nsw i32 %27, %31
  br i1 %74, label %83, label %76

76:                                               ; preds = %30
  %77 = add nsw i32 %12, %20
  %78 = mul nsw i32 %75, %77
  %79 = add i32 %78, %19
  %80 = mul nsw i32 %79, %32
  %81 = add i32 %80, %10
  %82 = sext i32 %81 to i64
  br label %123

83:                                               ; preds = %30
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %85 = add nsw i32 %12, %20
  %86 = mul nsw i32 %75, %85
  %87 = add i32 %86, %19
  %88 = mul nsw i32 %87, %32
  %89 = add i32 %88, %10
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds double, ptr %2, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !8
  %93 = getelementptr i8, ptr %91, i64 -8
  %94 = load double, ptr %93, align 8, !tbaa !8
  %95 = fsub contract double %92, %94
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %97 = load ptr, ptr %96, align 8, !tbaa !29
  %98 = zext nneg i32 %19 to i64
  %99 = getelementptr inbounds nuw double, ptr %97, i64 %98
  %100 = load double, ptr %99, align 8, !tbaa !8
  %101 = fmul contract double %95, %100
  %102 = getelementptr inbounds double, ptr %1, i64 %90
  %103 = load double, ptr %102, align 8, !tbaa !8
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %105 = load ptr, ptr %104, align 8, !tbaa !30
  %106 = getelementptr inbounds nuw double, ptr %105, i64 %98
  %107 = load double, ptr %106, align 8, !tbaa !8
  %108 = fmul contract double %103, %107
  %109 = fsub contract double %101, %108
  %110 = sub nsw i32 %89, %32
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds double, ptr %1, i64 %111
  %113 = load double, ptr %112, align 8, !tbaa !8
  %114 = zext nneg i32 %18 to i64
  %115 = getelementptr inbounds nuw double, ptr %105, i64 %114
  %116 = load double, ptr %115, align 8, !tbaa !8
  %117 = fmul contract double %113, %116
  %118 = fadd contract double %109, %117
  %119 = load ptr, ptr %84, align 8, !tbaa !31
  %120 = getelementptr inbounds nuw double, ptr %119, i64 %98
  %121 = load double, ptr %120, align 8, !tbaa !8
  %122 = fdiv contract double %118, %121
  br label %123

123:                                              ; preds = %83, %76
  %124 = phi i64 [ %82, %76 ], [ %90, %83 ]
  %125 = phi contract double [ 0.000000e+00, %76 ], [ %122, %83 ]
  %126 = getelementptr inbounds double, ptr %3, i64 %124
  store double %125, ptr %126, align 8, !tbaa !8
  br label %127

127:                                              ; preds = %4, %24, %123
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @u_tendency_weno5(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef writeonly captures(none) %7, ptr noundef readonly byval(%struct.Friction) align 8 captures(none) %8) local_unnamed_addr #2 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = load i32, ptr %0, align 8, !tbaa !14
  %22 = icmp slt i32 %14, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = icmp slt i32 %19, %24
  %26 = select i1 %22, i1 %25, i1 false
  br i1 %26, label %27, label %575

27:                                               ; preds = %9
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %29 = load i32, ptr %28, align 4, !tbaa !18
  %30 = add nsw i32 %29, %20
  %31 = shl nsw i32 %29, 1
  %32 = add nsw i32 %31, %24
  %33 = mul nsw i32 %32, %30
  %34 = add i32 %29, %19
  %35 = add i32 %33, %34
  %36 = add i32 %31, %21
  %37 = mul nsw i32 %35, %36
  %38 = add i32 %29, %14
  %39 = add i32 %37, %38
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %41 = load ptr, ptr %40, align 8, !tbaa !19
  %42 = zext nneg i32 %20 to i64
  %43 = getelementptr double, ptr %41, i64 %42
  %44 = getelementptr i8, ptr %43, i64 8
  %45 = load double, ptr %44, align 8, !tbaa !8
  %46 = load double, ptr %43, align 8, !tbaa !8
  %47 = fsub contract double %45, %46
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %49 = load ptr, ptr %48, align 8, !tbaa !30
  %50 = sext i32 %34 to i64
  %51 = getelementptr inbounds double, ptr %49, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = add nsw i32 %39, -1
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds double, ptr %2, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !8
  %57 = sext i32 %39 to i64
  %58 = getelementptr inbounds double, ptr %2, i64 %57
  %59 = load double, ptr %58, align 8, !tbaa !8
  %60 = fadd contract double %56, %59
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %62 = load ptr, ptr %61, align 8, !tbaa !23
  %63 = getelementptr inbounds double, ptr %62, i64 %50
  %64 = load double, ptr %63, align 8, !tbaa !8
  %65 = fmul contract double %60, %64
  %66 = add i32 %39, %36
  %67 = sext i32 %66 to i64
  %68 = getelementptr double, ptr %2, i64 %67
  %69 = getelementptr i8, ptr %68, i64 -8
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = load double, ptr %68, align 8, !tbaa !8
  %72 = fadd contract double %70, %71
  %73 = add nuw nsw i32 %19, 1
  %74 = add nsw i32 %73, %29
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds double, ptr %62, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !8
  %78 = fmul contract double %72, %77
  %79 = fadd contract double %65, %78
  %80 = fmul contract double %79, 2.500000e-01
  %81 = fdiv contract double %80, %52
  %82 = fcmp contract ogt double %81, 0.000000e+00
  %83 = mul i32 %36, -3
  %84 = add i32 %66, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds double, ptr %4, i64 %85
  %87 = load double, ptr %86, align 8, !tbaa !8
  %88 = shl nsw i32 %36, 1
  %89 = sub nsw i32 %66, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds double, ptr %4, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !8
  %93 = getelementptr inbounds double, ptr %4, i64 %57
  %94 = load double, ptr %93, align 8, !tbaa !8
  %95 = getelementptr inbounds double, ptr %4, i64 %67
  %96 = load double, ptr %95, align 8, !tbaa !8
  %97 = add nsw i32 %66, %36
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds double, ptr %4, i64 %98
  %100 = load double, ptr %99, align 8, !tbaa !8
  %101 = add nsw i32 %66, %88
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds double, ptr %4, i64 %102
  %104 = load double, ptr %103, align 8, !tbaa !8
  %105 = select contract i1 %82, double %87, double %104
  %106 = select contract i1 %82, double %92, double %100
  %107 = select contract i1 %82, double %94, double %96
  %108 = select contract i1 %82, double %96, double %94
  %109 = select contract i1 %82, double %100, double %92
  %110 = fmul contract double %106, 2.000000e+00
  %111 = fsub contract double %105, %110
  %112 = fadd contract double %107, %111
  %113 = fmul contract double %107, 2.000000e+00
  %114 = fsub contract double %106, %113
  %115 = fadd contract double %108, %114
  %116 = fmul contract double %108, 2.000000e+00
  %117 = fsub contract double %107, %116
  %118 = fadd contract double %109, %117
  %119 = fmul contract double %106, 4.000000e+00
  %120 = fsub contract double %105, %119
  %121 = fmul contract double %107, 3.000000e+00
  %122 = fadd contract double %121, %120
  %123 = fsub contract double %106, %108
  %124 = fmul contract double %108, 4.000000e+00
  %125 = fsub contract double %121, %124
  %126 = fadd contract double %109, %125
  %127 = fmul contract double %112, 0x3FF1555555555555
  %128 = fmul contract double %112, %127
  %129 = fmul contract double %122, 2.500000e-01
  %130 = fmul contract double %122, %129
  %131 = fadd contract double %128, %130
  %132 = fmul contract double %115, 0x3FF1555555555555
  %133 = fmul contract double %115, %132
  %134 = fmul contract double %123, 2.500000e-01
  %135 = fmul contract double %123, %134
  %136 = fadd contract double %135, %133
  %137 = fmul contract double %118, 0x3FF1555555555555
  %138 = fmul contract double %118, %137
  %139 = fmul contract double %126, 2.500000e-01
  %140 = fmul contract double %126, %139
  %141 = fadd contract double %138, %140
  %142 = fsub contract double %131, %141
  %143 = fadd contract double %131, 0x3BC79CA10C924223
  %144 = fdiv contract double %142, %143
  %145 = fadd contract double %136, 0x3BC79CA10C924223
  %146 = fdiv contract double %142, %145
  %147 = fadd contract double %141, 0x3BC79CA10C924223
  %148 = fdiv contract double %142, %147
  %149 = fmul contract double %144, %144
  %150 = fadd contract double %149, 1.000000e+00
  %151 = fmul contract double %150, 1.000000e-01
  %152 = fmul contract double %146, %146
  %153 = fadd contract double %152, 1.000000e+00
  %154 = fmul contract double %153, 6.000000e-01
  %155 = fmul contract double %148, %148
  %156 = fadd contract double %155, 1.000000e+00
  %157 = fmul contract double %156, 3.000000e-01
  %158 = fmul contract double %105, 2.000000e+00
  %159 = fmul contract double %106, 7.000000e+00
  %160 = fsub contract double %158, %159
  %161 = fmul contract double %107, 1.100000e+01
  %162 = fadd contract double %161, %160
  %163 = fmul contract double %162, 0x3FC5555555555555
  %164 = fmul contract double %107, 5.000000e+00
  %165 = fsub contract double %164, %106
  %166 = fadd contract double %116, %165
  %167 = fmul contract double %166, 0x3FC5555555555555
  %168 = fmul contract double %108, 5.000000e+00
  %169 = fadd contract double %113, %168
  %170 = fsub contract double %169, %109
  %171 = fmul contract double %170, 0x3FC5555555555555
  %172 = fmul contract double %163, %151
  %173 = fmul contract double %167, %154
  %174 = fadd contract double %172, %173
  %175 = fmul contract double %171, %157
  %176 = fadd contract double %175, %174
  %177 = fadd contract double %151, %154
  %178 = fadd contract double %157, %177
  %179 = fdiv contract double %176, %178
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %181 = load ptr, ptr %180, align 8, !tbaa !32
  %182 = getelementptr inbounds double, ptr %181, i64 %50
  %183 = load double, ptr %182, align 8, !tbaa !8
  %184 = getelementptr inbounds double, ptr %181, i64 %75
  %185 = load double, ptr %184, align 8, !tbaa !8
  %186 = fadd contract double %183, %185
  %187 = fmul contract double %186, 5.000000e-01
  %188 = getelementptr inbounds double, ptr %3, i64 %54
  %189 = load double, ptr %188, align 8, !tbaa !8
  %190 = getelementptr inbounds double, ptr %3, i64 %57
  %191 = load double, ptr %190, align 8, !tbaa !8
  %192 = fadd contract double %189, %191
  %193 = fmul contract double %192, 5.000000e-01
  %194 = mul nsw i32 %32, %36
  %195 = add nsw i32 %39, %194
  %196 = sext i32 %195 to i64
  %197 = getelementptr double, ptr %3, i64 %196
  %198 = getelementptr i8, ptr %197, i64 -8
  %199 = load double, ptr %198, align 8, !tbaa !8
  %200 = load double, ptr %197, align 8, !tbaa !8
  %201 = fadd contract double %199, %200
  %202 = fmul contract double %201, 5.000000e-01
  %203 = fadd contract double %187, %179
  %204 = fmul contract double %81, %203
  %205 = getelementptr inbounds double, ptr %1, i64 %57
  %206 = load double, ptr %205, align 8, !tbaa !8
  %207 = fmul contract double %206, %206
  %208 = getelementptr i8, ptr %205, i64 8
  %209 = load double, ptr %208, align 8, !tbaa !8
  %210 = fmul contract double %209, %209
  %211 = fadd contract double %207, %210
  %212 = fmul contract double %59, %59
  %213 = fadd contract double %212, %211
  %214 = fmul contract double %71, %71
  %215 = fadd contract double %214, %213
  %216 = fmul contract double %215, 2.500000e-01
  %217 = getelementptr inbounds double, ptr %1, i64 %54
  %218 = load double, ptr %217, align 8, !tbaa !8
  %219 = fmul contract double %218, %218
  %220 = fadd contract double %207, %219
  %221 = fmul contract double %56, %56
  %222 = fadd contract double %221, %220
  %223 = add i32 %53, %36
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds double, ptr %2, i64 %224
  %226 = load double, ptr %225, align 8, !tbaa !8
  %227 = fmul contract double %226, %226
  %228 = fadd contract double %227, %222
  %229 = fmul contract double %228, 2.500000e-01
  %230 = fsub contract double %216, %229
  %231 = getelementptr inbounds double, ptr %5, i64 %57
  %232 = load double, ptr %231, align 8, !tbaa !8
  %233 = fadd contract double %232, %230
  %234 = getelementptr inbounds double, ptr %5, i64 %54
  %235 = load double, ptr %234, align 8, !tbaa !8
  %236 = fsub contract double %233, %235
  %237 = fdiv contract double %236, %52
  %238 = fsub contract double %204, %237
  %239 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %240 = load i32, ptr %239, align 8, !tbaa !20
  %241 = sub nsw i32 %240, %20
  %242 = tail call i32 @llvm.smin.i32(i32 %241, i32 %20)
  %243 = fcmp contract ogt double %193, 0.000000e+00
  %244 = shl nsw i32 %194, 1
  %245 = sub nsw i32 %39, %244
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds double, ptr %1, i64 %246
  %248 = load double, ptr %247, align 8, !tbaa !8
  %249 = sub nsw i32 %39, %194
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds double, ptr %1, i64 %250
  %252 = load double, ptr %251, align 8, !tbaa !8
  %253 = getelementptr inbounds double, ptr %1, i64 %196
  %254 = load double, ptr %253, align 8, !tbaa !8
  %255 = select contract i1 %243, double %248, double %254
  %256 = select contract i1 %243, double %252, double %206
  %257 = select contract i1 %243, double %206, double %252
  %258 = icmp sgt i32 %242, 2
  br i1 %258, label %259, label %341

259:                                              ; preds = %27
  %260 = select contract i1 %243, double %254, double %248
  %261 = mul i32 %194, -3
  %262 = add i32 %39, %261
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds double, ptr %1, i64 %263
  %265 = load double, ptr %264, align 8, !tbaa !8
  %266 = add nsw i32 %39, %244
  %267 = sext i32 %266 to i64
  %268 = getelementptr inbounds double, ptr %1, i64 %267
  %269 = load double, ptr %268, align 8, !tbaa !8
  %270 = select contract i1 %243, double %265, double %269
  %271 = fmul contract double %255, 2.000000e+00
  %272 = fsub contract double %270, %271
  %273 = fadd contract double %256, %272
  %274 = fmul contract double %256, 2.000000e+00
  %275 = fsub contract double %255, %274
  %276 = fadd contract double %257, %275
  %277 = fmul contract double %257, 2.000000e+00
  %278 = fsub contract double %256, %277
  %279 = fadd contract double %260, %278
  %280 = fmul contract double %255, 4.000000e+00
  %281 = fsub contract double %270, %280
  %282 = fmul contract double %256, 3.000000e+00
  %283 = fadd contract double %282, %281
  %284 = fsub contract double %255, %257
  %285 = fmul contract double %257, 4.000000e+00
  %286 = fsub contract double %282, %285
  %287 = fadd contract double %260, %286
  %288 = fmul contract double %273, 0x3FF1555555555555
  %289 = fmul contract double %273, %288
  %290 = fmul contract double %283, 2.500000e-01
  %291 = fmul contract double %283, %290
  %292 = fadd contract double %289, %291
  %293 = fmul contract double %276, 0x3FF1555555555555
  %294 = fmul contract double %276, %293
  %295 = fmul contract double %284, 2.500000e-01
  %296 = fmul contract double %284, %295
  %297 = fadd contract double %296, %294
  %298 = fmul contract double %279, 0x3FF1555555555555
  %299 = fmul contract double %279, %298
  %300 = fmul contract double %287, 2.500000e-01
  %301 = fmul contract double %287, %300
  %302 = fadd contract double %299, %301
  %303 = fsub contract double %292, %302
  %304 = fadd contract double %292, 1.000000e-10
  %305 = fdiv contract double %303, %304
  %306 = fadd contract double %297, 1.000000e-10
  %307 = fdiv contract double %303, %306
  %308 = fadd contract double %302, 1.000000e-10
  %309 = fdiv contract double %303, %308
  %310 = fmul contract double %305, %305
  %311 = fadd contract double %310, 1.000000e+00
  %312 = fmul contract double %311, 1.000000e-01
  %313 = fmul contract double %307, %307
  %314 = fadd contract double %313, 1.000000e+00
  %315 = fmul contract double %314, 6.000000e-01
  %316 = fmul contract double %309, %309
  %317 = fadd contract double %316, 1.000000e+00
  %318 = fmul contract double %317, 3.000000e-01
  %319 = fmul contract double %270, 2.000000e+00
  %320 = fmul contract double %255, 7.000000e+00
  %321 = fsub contract double %319, %320
  %322 = fmul contract double %256, 1.100000e+01
  %323 = fadd contract double %322, %321
  %324 = fmul contract double %323, 0x3FC5555555555555
  %325 = fmul contract double %256, 5.000000e+00
  %326 = fsub contract double %325, %255
  %327 = fadd contract double %277, %326
  %328 = fmul contract double %327, 0x3FC5555555555555
  %329 = fmul contract double %257, 5.000000e+00
  %330 = fadd contract double %274, %329
  %331 = fsub contract double %330, %260
  %332 = fmul contract double %331, 0x3FC5555555555555
  %333 = fmul contract double %324, %312
  %334 = fmul contract double %328, %315
  %335 = fadd contract double %333, %334
  %336 = fmul contract double %332, %318
  %337 = fadd contract double %336, %335
  %338 = fadd contract double %312, %315
  %339 = fadd contract double %318, %338
  %340 = fdiv contract double %337, %339
  br label %369

341:                                              ; preds = %27
  %342 = icmp eq i32 %242, 2
  br i1 %342, label %343, label %369

343:                                              ; preds = %341
  %344 = fsub contract double %256, %255
  %345 = fmul contract double %344, %344
  %346 = fsub contract double %257, %256
  %347 = fmul contract double %346, %346
  %348 = fsub contract double %345, %347
  %349 = fadd contract double %345, 1.000000e-10
  %350 = fdiv contract double %348, %349
  %351 = fadd contract double %347, 1.000000e-10
  %352 = fdiv contract double %348, %351
  %353 = fmul contract double %350, %350
  %354 = fadd contract double %353, 1.000000e+00
  %355 = fmul contract double %354, 0x3FD5555555555555
  %356 = fmul contract double %352, %352
  %357 = fadd contract double %356, 1.000000e+00
  %358 = fmul contract double %357, 0x3FE5555555555555
  %359 = fmul contract double %355, 5.000000e-01
  %360 = fmul contract double %256, 3.000000e+00
  %361 = fsub contract double %360, %255
  %362 = fmul contract double %361, %359
  %363 = fmul contract double %358, 5.000000e-01
  %364 = fadd contract double %206, %252
  %365 = fmul contract double %364, %363
  %366 = fadd contract double %362, %365
  %367 = fadd contract double %355, %358
  %368 = fdiv contract double %366, %367
  br label %369

369:                                              ; preds = %343, %341, %259
  %370 = phi contract double [ %340, %259 ], [ %368, %343 ], [ %256, %341 ]
  %371 = add nuw nsw i32 %20, 1
  %372 = sub nsw i32 %240, %371
  %373 = tail call i32 @llvm.smin.i32(i32 %372, i32 %371)
  %374 = fcmp contract ogt double %202, 0.000000e+00
  %375 = sub nsw i32 %195, %244
  %376 = sext i32 %375 to i64
  %377 = getelementptr inbounds double, ptr %1, i64 %376
  %378 = load double, ptr %377, align 8, !tbaa !8
  %379 = add nsw i32 %195, %194
  %380 = sext i32 %379 to i64
  %381 = getelementptr inbounds double, ptr %1, i64 %380
  %382 = load double, ptr %381, align 8, !tbaa !8
  %383 = select contract i1 %374, double %378, double %382
  %384 = select contract i1 %374, double %206, double %254
  %385 = select contract i1 %374, double %254, double %206
  %386 = icmp sgt i32 %373, 2
  br i1 %386, label %387, label %469

387:                                              ; preds = %369
  %388 = select contract i1 %374, double %382, double %378
  %389 = mul i32 %194, -3
  %390 = add i32 %195, %389
  %391 = sext i32 %390 to i64
  %392 = getelementptr inbounds double, ptr %1, i64 %391
  %393 = load double, ptr %392, align 8, !tbaa !8
  %394 = add nsw i32 %195, %244
  %395 = sext i32 %394 to i64
  %396 = getelementptr inbounds double, ptr %1, i64 %395
  %397 = load double, ptr %396, align 8, !tbaa !8
  %398 = select contract i1 %374, double %393, double %397
  %399 = fmul contract double %383, 2.000000e+00
  %400 = fsub contract double %398, %399
  %401 = fadd contract double %384, %400
  %402 = fmul contract double %384, 2.000000e+00
  %403 = fsub contract double %383, %402
  %404 = fadd contract double %385, %403
  %405 = fmul contract double %385, 2.000000e+00
  %406 = fsub contract double %384, %405
  %407 = fadd contract double %406, %388
  %408 = fmul contract double %383, 4.000000e+00
  %409 = fsub contract double %398, %408
  %410 = fmul contract double %384, 3.000000e+00
  %411 = fadd contract double %410, %409
  %412 = fsub contract double %383, %385
  %413 = fmul contract double %385, 4.000000e+00
  %414 = fsub contract double %410, %413
  %415 = fadd contract double %414, %388
  %416 = fmul contract double %401, 0x3FF1555555555555
  %417 = fmul contract double %401, %416
  %418 = fmul contract double %411, 2.500000e-01
  %419 = fmul contract double %411, %418
  %420 = fadd contract double %417, %419
  %421 = fmul contract double %404, 0x3FF1555555555555
  %422 = fmul contract double %404, %421
  %423 = fmul contract double %412, 2.500000e-01
  %424 = fmul contract double %412, %423
  %425 = fadd contract double %424, %422
  %426 = fmul contract double %407, 0x3FF1555555555555
  %427 = fmul contract double %407, %426
  %428 = fmul contract double %415, 2.500000e-01
  %429 = fmul contract double %415, %428
  %430 = fadd contract double %427, %429
  %431 = fsub contract double %420, %430
  %432 = fadd contract double %420, 1.000000e-10
  %433 = fdiv contract double %431, %432
  %434 = fadd contract double %425, 1.000000e-10
  %435 = fdiv contract double %431, %434
  %436 = fadd contract double %430, 1.000000e-10
  %437 = fdiv contract double %431, %436
  %438 = fmul contract double %433, %433
  %439 = fadd contract double %438, 1.000000e+00
  %440 = fmul contract double %439, 1.000000e-01
  %441 = fmul contract double %435, %435
  %442 = fadd contract double %441, 1.000000e+00
  %443 = fmul contract double %442, 6.000000e-01
  %444 = fmul contract double %437, %437
  %445 = fadd contract double %444, 1.000000e+00
  %446 = fmul contract double %445, 3.000000e-01
  %447 = fmul contract double %398, 2.000000e+00
  %448 = fmul contract double %383, 7.000000e+00
  %449 = fsub contract double %447, %448
  %450 = fmul contract double %384, 1.100000e+01
  %451 = fadd contract double %450, %449
  %452 = fmul contract double %451, 0x3FC5555555555555
  %453 = fmul contract double %384, 5.000000e+00
  %454 = fsub contract double %453, %383
  %455 = fadd contract double %405, %454
  %456 = fmul contract double %455, 0x3FC5555555555555
  %457 = fmul contract double %385, 5.000000e+00
  %458 = fadd contract double %402, %457
  %459 = fsub contract double %458, %388
  %460 = fmul contract double %459, 0x3FC5555555555555
  %461 = fmul contract double %452, %440
  %462 = fmul contract double %456, %443
  %463 = fadd contract double %461, %462
  %464 = fmul contract double %460, %446
  %465 = fadd contract double %464, %463
  %466 = fadd contract double %440, %443
  %467 = fadd contract double %446, %466
  %468 = fdiv contract double %465, %467
  br label %497

469:                                              ; preds = %369
  %470 = icmp eq i32 %373, 2
  br i1 %470, label %471, label %497

471:                                              ; preds = %469
  %472 = fsub contract double %384, %383
  %473 = fmul contract double %472, %472
  %474 = fsub contract double %385, %384
  %475 = fmul contract double %474, %474
  %476 = fsub contract double %473, %475
  %477 = fadd contract double %473, 1.000000e-10
  %478 = fdiv contract double %476, %477
  %479 = fadd contract double %475, 1.000000e-10
  %480 = fdiv contract double %476, %479
  %481 = fmul contract double %478, %478
  %482 = fadd contract double %481, 1.000000e+00
  %483 = fmul contract double %482, 0x3FD5555555555555
  %484 = fmul contract double %480, %480
  %485 = fadd contract double %484, 1.000000e+00
  %486 = fmul contract double %485, 0x3FE5555555555555
  %487 = fmul contract double %483, 5.000000e-01
  %488 = fmul contract double %384, 3.000000e+00
  %489 = fsub contract double %488, %383
  %490 = fmul contract double %489, %487
  %491 = fmul contract double %486, 5.000000e-01
  %492 = fadd contract double %206, %254
  %493 = fmul contract double %492, %491
  %494 = fadd contract double %490, %493
  %495 = fadd contract double %483, %486
  %496 = fdiv contract double %494, %495
  br label %497

497:                                              ; preds = %471, %469, %387
  %498 = phi contract double [ %468, %387 ], [ %496, %471 ], [ %384, %469 ]
  %499 = fsub contract double %498, %206
  %500 = fmul contract double %202, %499
  %501 = fsub contract double %370, %206
  %502 = fmul contract double %193, %501
  %503 = fsub contract double %500, %502
  %504 = fdiv contract double %503, %47
  %505 = fsub contract double %238, %504
  %506 = load double, ptr %8, align 8, !tbaa !33
  %507 = fsub contract double %209, %206
  %508 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %509 = load ptr, ptr %508, align 8, !tbaa !22
  %510 = getelementptr inbounds double, ptr %509, i64 %50
  %511 = load double, ptr %510, align 8, !tbaa !8
  %512 = fmul contract double %507, %511
  %513 = add i32 %34, 1
  %514 = sext i32 %513 to i64
  %515 = getelementptr inbounds double, ptr %62, i64 %514
  %516 = load double, ptr %515, align 8, !tbaa !8
  %517 = fmul contract double %71, %516
  %518 = fadd contract double %512, %517
  %519 = fmul contract double %59, %64
  %520 = fsub contract double %518, %519
  %521 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %522 = load ptr, ptr %521, align 8, !tbaa !24
  %523 = getelementptr inbounds double, ptr %522, i64 %50
  %524 = load double, ptr %523, align 8, !tbaa !8
  %525 = fdiv contract double %520, %524
  %526 = fsub contract double %206, %218
  %527 = fmul contract double %526, %511
  %528 = fmul contract double %226, %516
  %529 = fadd contract double %527, %528
  %530 = fmul contract double %56, %64
  %531 = fsub contract double %529, %530
  %532 = fdiv contract double %531, %524
  %533 = fsub contract double %525, %532
  %534 = fdiv contract double %533, %52
  %535 = fsub contract double %96, %94
  %536 = fdiv contract double %535, %511
  %537 = fsub contract double %534, %536
  %538 = fmul contract double %506, %537
  %539 = fadd contract double %505, %538
  %540 = add nsw i32 %240, -1
  %541 = icmp eq i32 %20, %540
  br i1 %541, label %542, label %550

542:                                              ; preds = %497
  %543 = mul nsw i32 %36, %34
  %544 = add i32 %543, %38
  %545 = sext i32 %544 to i64
  %546 = getelementptr inbounds double, ptr %6, i64 %545
  %547 = load double, ptr %546, align 8, !tbaa !8
  %548 = fdiv contract double %547, %47
  %549 = fadd contract double %539, %548
  br label %550

550:                                              ; preds = %542, %497
  %551 = phi double [ %549, %542 ], [ %539, %497 ]
  %552 = icmp eq i32 %20, 0
  br i1 %552, label %553, label %567

553:                                              ; preds = %550
  %554 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %555 = load double, ptr %554, align 8, !tbaa !35
  %556 = fmul contract double %81, %81
  %557 = fadd contract double %556, %207
  %558 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %559 = load double, ptr %558, align 8, !tbaa !36
  %560 = fmul contract double %559, %559
  %561 = fadd contract double %557, %560
  %562 = tail call contract noundef double @__nv_sqrt(double noundef %561) #11
  %563 = fmul contract double %555, %562
  %564 = fmul contract double %206, %563
  %565 = fdiv contract double %564, %47
  %566 = fsub contract double %551, %565
  br label %567

567:                                              ; preds = %553, %550
  %568 = phi double [ %566, %553 ], [ %551, %550 ]
  %569 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %570 = load i32, ptr %569, align 8, !tbaa !37
  %571 = or i32 %570, %14
  %572 = icmp eq i32 %571, 0
  %573 = select contract i1 %572, double 0.000000e+00, double %568
  %574 = getelementptr inbounds double, ptr %7, i64 %57
  store double %573, ptr %574, align 8, !tbaa !8
  br label %575

575:                                              ; preds = %9, %567
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @v_tendency_weno5(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef writeonly captures(none) %7, ptr noundef readonly byval(%struct.Friction) align 8 captures(none) %8) local_unnamed_addr #2 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = load i32, ptr %0, align 8, !tbaa !14
  %22 = icmp slt i32 %14, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = icmp slt i32 %19, %24
  %26 = select i1 %22, i1 %25, i1 false
  br i1 %26, label %27, label %576

27:                                               ; preds = %9
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %29 = load i32, ptr %28, align 4, !tbaa !18
  %30 = add nsw i32 %29, %20
  %31 = shl nsw i32 %29, 1
  %32 = add nsw i32 %31, %24
  %33 = mul nsw i32 %32, %30
  %34 = add i32 %29, %19
  %35 = add i32 %33, %34
  %36 = add i32 %31, %21
  %37 = mul nsw i32 %35, %36
  %38 = add i32 %29, %14
  %39 = add i32 %37, %38
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %41 = load ptr, ptr %40, align 8, !tbaa !19
  %42 = zext nneg i32 %20 to i64
  %43 = getelementptr double, ptr %41, i64 %42
  %44 = getelementptr i8, ptr %43, i64 8
  %45 = load double, ptr %44, align 8, !tbaa !8
  %46 = load double, ptr %43, align 8, !tbaa !8
  %47 = fsub contract double %45, %46
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %49 = load ptr, ptr %48, align 8, !tbaa !23
  %50 = sext i32 %34 to i64
  %51 = getelementptr inbounds double, ptr %49, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %54 = load ptr, ptr %53, align 8, !tbaa !29
  %55 = getelementptr inbounds double, ptr %54, i64 %50
  %56 = load double, ptr %55, align 8, !tbaa !8
  %57 = sub nsw i32 %39, %36
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %1, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !8
  %61 = getelementptr i8, ptr %59, i64 8
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = fadd contract double %60, %62
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %65 = load ptr, ptr %64, align 8, !tbaa !22
  %66 = add nsw i32 %19, -1
  %67 = add nsw i32 %66, %29
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, ptr %65, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = fmul contract double %63, %70
  %72 = sext i32 %39 to i64
  %73 = getelementptr inbounds double, ptr %1, i64 %72
  %74 = load double, ptr %73, align 8, !tbaa !8
  %75 = add nsw i32 %39, 1
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds double, ptr %1, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !8
  %79 = fadd contract double %74, %78
  %80 = getelementptr inbounds double, ptr %65, i64 %50
  %81 = load double, ptr %80, align 8, !tbaa !8
  %82 = fmul contract double %79, %81
  %83 = fadd contract double %71, %82
  %84 = fmul contract double %83, 2.500000e-01
  %85 = fdiv contract double %84, %56
  %86 = fcmp contract ogt double %85, 0.000000e+00
  %87 = add i32 %39, -2
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds double, ptr %4, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !8
  %91 = getelementptr double, ptr %4, i64 %72
  %92 = getelementptr i8, ptr %91, i64 -8
  %93 = load double, ptr %92, align 8, !tbaa !8
  %94 = load double, ptr %91, align 8, !tbaa !8
  %95 = getelementptr inbounds double, ptr %4, i64 %76
  %96 = load double, ptr %95, align 8, !tbaa !8
  %97 = getelementptr i8, ptr %91, i64 16
  %98 = load double, ptr %97, align 8, !tbaa !8
  %99 = getelementptr i8, ptr %91, i64 24
  %100 = load double, ptr %99, align 8, !tbaa !8
  %101 = select contract i1 %86, double %90, double %100
  %102 = select contract i1 %86, double %93, double %98
  %103 = select contract i1 %86, double %94, double %96
  %104 = select contract i1 %86, double %96, double %94
  %105 = select contract i1 %86, double %98, double %93
  %106 = fmul contract double %102, 2.000000e+00
  %107 = fsub contract double %101, %106
  %108 = fadd contract double %103, %107
  %109 = fmul contract double %103, 2.000000e+00
  %110 = fsub contract double %102, %109
  %111 = fadd contract double %104, %110
  %112 = fmul contract double %104, 2.000000e+00
  %113 = fsub contract double %103, %112
  %114 = fadd contract double %105, %113
  %115 = fmul contract double %102, 4.000000e+00
  %116 = fsub contract double %101, %115
  %117 = fmul contract double %103, 3.000000e+00
  %118 = fadd contract double %117, %116
  %119 = fsub contract double %102, %104
  %120 = fmul contract double %104, 4.000000e+00
  %121 = fsub contract double %117, %120
  %122 = fadd contract double %105, %121
  %123 = fmul contract double %108, 0x3FF1555555555555
  %124 = fmul contract double %108, %123
  %125 = fmul contract double %118, 2.500000e-01
  %126 = fmul contract double %118, %125
  %127 = fadd contract double %124, %126
  %128 = fmul contract double %111, 0x3FF1555555555555
  %129 = fmul contract double %111, %128
  %130 = fmul contract double %119, 2.500000e-01
  %131 = fmul contract double %119, %130
  %132 = fadd contract double %131, %129
  %133 = fmul contract double %114, 0x3FF1555555555555
  %134 = fmul contract double %114, %133
  %135 = fmul contract double %122, 2.500000e-01
  %136 = fmul contract double %122, %135
  %137 = fadd contract double %134, %136
  %138 = fsub contract double %127, %137
  %139 = fadd contract double %127, 0x3BC79CA10C924223
  %140 = fdiv contract double %138, %139
  %141 = fadd contract double %132, 0x3BC79CA10C924223
  %142 = fdiv contract double %138, %141
  %143 = fadd contract double %137, 0x3BC79CA10C924223
  %144 = fdiv contract double %138, %143
  %145 = fmul contract double %140, %140
  %146 = fadd contract double %145, 1.000000e+00
  %147 = fmul contract double %146, 1.000000e-01
  %148 = fmul contract double %142, %142
  %149 = fadd contract double %148, 1.000000e+00
  %150 = fmul contract double %149, 6.000000e-01
  %151 = fmul contract double %144, %144
  %152 = fadd contract double %151, 1.000000e+00
  %153 = fmul contract double %152, 3.000000e-01
  %154 = fmul contract double %101, 2.000000e+00
  %155 = fmul contract double %102, 7.000000e+00
  %156 = fsub contract double %154, %155
  %157 = fmul contract double %103, 1.100000e+01
  %158 = fadd contract double %157, %156
  %159 = fmul contract double %158, 0x3FC5555555555555
  %160 = fmul contract double %103, 5.000000e+00
  %161 = fsub contract double %160, %102
  %162 = fadd contract double %112, %161
  %163 = fmul contract double %162, 0x3FC5555555555555
  %164 = fmul contract double %104, 5.000000e+00
  %165 = fadd contract double %109, %164
  %166 = fsub contract double %165, %105
  %167 = fmul contract double %166, 0x3FC5555555555555
  %168 = fmul contract double %159, %147
  %169 = fmul contract double %163, %150
  %170 = fadd contract double %168, %169
  %171 = fmul contract double %167, %153
  %172 = fadd contract double %171, %170
  %173 = fadd contract double %147, %150
  %174 = fadd contract double %153, %173
  %175 = fdiv contract double %172, %174
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %177 = load ptr, ptr %176, align 8, !tbaa !24
  %178 = getelementptr inbounds double, ptr %177, i64 %68
  %179 = load double, ptr %178, align 8, !tbaa !8
  %180 = getelementptr inbounds double, ptr %177, i64 %50
  %181 = load double, ptr %180, align 8, !tbaa !8
  %182 = fmul contract double %52, %56
  %183 = getelementptr inbounds double, ptr %3, i64 %58
  %184 = load double, ptr %183, align 8, !tbaa !8
  %185 = fmul contract double %179, %184
  %186 = getelementptr inbounds double, ptr %3, i64 %72
  %187 = load double, ptr %186, align 8, !tbaa !8
  %188 = fmul contract double %181, %187
  %189 = fadd contract double %185, %188
  %190 = fmul contract double %189, 5.000000e-01
  %191 = fdiv contract double %190, %182
  %192 = mul nsw i32 %32, %36
  %193 = add nsw i32 %39, %192
  %194 = sub nsw i32 %193, %36
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds double, ptr %3, i64 %195
  %197 = load double, ptr %196, align 8, !tbaa !8
  %198 = fmul contract double %179, %197
  %199 = sext i32 %193 to i64
  %200 = getelementptr inbounds double, ptr %3, i64 %199
  %201 = load double, ptr %200, align 8, !tbaa !8
  %202 = fmul contract double %181, %201
  %203 = fadd contract double %198, %202
  %204 = fmul contract double %203, 5.000000e-01
  %205 = fdiv contract double %204, %182
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %207 = load ptr, ptr %206, align 8, !tbaa !32
  %208 = getelementptr inbounds double, ptr %207, i64 %50
  %209 = load double, ptr %208, align 8, !tbaa !8
  %210 = fadd contract double %209, %175
  %211 = fneg contract double %210
  %212 = fmul contract double %85, %211
  %213 = fmul contract double %74, %74
  %214 = getelementptr i8, ptr %73, i64 8
  %215 = load double, ptr %214, align 8, !tbaa !8
  %216 = fmul contract double %215, %215
  %217 = fadd contract double %213, %216
  %218 = getelementptr inbounds double, ptr %2, i64 %72
  %219 = load double, ptr %218, align 8, !tbaa !8
  %220 = fmul contract double %219, %219
  %221 = fadd contract double %217, %220
  %222 = add i32 %39, %36
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds double, ptr %2, i64 %223
  %225 = load double, ptr %224, align 8, !tbaa !8
  %226 = fmul contract double %225, %225
  %227 = fadd contract double %221, %226
  %228 = fmul contract double %227, 2.500000e-01
  %229 = fmul contract double %60, %60
  %230 = fmul contract double %62, %62
  %231 = fadd contract double %229, %230
  %232 = getelementptr inbounds double, ptr %2, i64 %58
  %233 = load double, ptr %232, align 8, !tbaa !8
  %234 = fmul contract double %233, %233
  %235 = fadd contract double %231, %234
  %236 = fadd contract double %220, %235
  %237 = fmul contract double %236, 2.500000e-01
  %238 = fsub contract double %228, %237
  %239 = getelementptr inbounds double, ptr %5, i64 %72
  %240 = load double, ptr %239, align 8, !tbaa !8
  %241 = fadd contract double %240, %238
  %242 = getelementptr inbounds double, ptr %5, i64 %58
  %243 = load double, ptr %242, align 8, !tbaa !8
  %244 = fsub contract double %241, %243
  %245 = fdiv contract double %244, %56
  %246 = fsub contract double %212, %245
  %247 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %248 = load i32, ptr %247, align 8, !tbaa !20
  %249 = sub nsw i32 %248, %20
  %250 = tail call i32 @llvm.smin.i32(i32 %249, i32 %20)
  %251 = fcmp contract ogt double %191, 0.000000e+00
  %252 = shl nsw i32 %192, 1
  %253 = sub nsw i32 %39, %252
  %254 = sext i32 %253 to i64
  %255 = getelementptr inbounds double, ptr %2, i64 %254
  %256 = load double, ptr %255, align 8, !tbaa !8
  %257 = sub nsw i32 %39, %192
  %258 = sext i32 %257 to i64
  %259 = getelementptr inbounds double, ptr %2, i64 %258
  %260 = load double, ptr %259, align 8, !tbaa !8
  %261 = getelementptr inbounds double, ptr %2, i64 %199
  %262 = load double, ptr %261, align 8, !tbaa !8
  %263 = select contract i1 %251, double %256, double %262
  %264 = select contract i1 %251, double %260, double %219
  %265 = select contract i1 %251, double %219, double %260
  %266 = icmp sgt i32 %250, 2
  br i1 %266, label %267, label %349

267:                                              ; preds = %27
  %268 = select contract i1 %251, double %262, double %256
  %269 = mul i32 %192, -3
  %270 = add i32 %39, %269
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds double, ptr %2, i64 %271
  %273 = load double, ptr %272, align 8, !tbaa !8
  %274 = add nsw i32 %39, %252
  %275 = sext i32 %274 to i64
  %276 = getelementptr inbounds double, ptr %2, i64 %275
  %277 = load double, ptr %276, align 8, !tbaa !8
  %278 = select contract i1 %251, double %273, double %277
  %279 = fmul contract double %263, 2.000000e+00
  %280 = fsub contract double %278, %279
  %281 = fadd contract double %264, %280
  %282 = fmul contract double %264, 2.000000e+00
  %283 = fsub contract double %263, %282
  %284 = fadd contract double %265, %283
  %285 = fmul contract double %265, 2.000000e+00
  %286 = fsub contract double %264, %285
  %287 = fadd contract double %268, %286
  %288 = fmul contract double %263, 4.000000e+00
  %289 = fsub contract double %278, %288
  %290 = fmul contract double %264, 3.000000e+00
  %291 = fadd contract double %290, %289
  %292 = fsub contract double %263, %265
  %293 = fmul contract double %265, 4.000000e+00
  %294 = fsub contract double %290, %293
  %295 = fadd contract double %268, %294
  %296 = fmul contract double %281, 0x3FF1555555555555
  %297 = fmul contract double %281, %296
  %298 = fmul contract double %291, 2.500000e-01
  %299 = fmul contract double %291, %298
  %300 = fadd contract double %297, %299
  %301 = fmul contract double %284, 0x3FF1555555555555
  %302 = fmul contract double %284, %301
  %303 = fmul contract double %292, 2.500000e-01
  %304 = fmul contract double %292, %303
  %305 = fadd contract double %304, %302
  %306 = fmul contract double %287, 0x3FF1555555555555
  %307 = fmul contract double %287, %306
  %308 = fmul contract double %295, 2.500000e-01
  %309 = fmul contract double %295, %308
  %310 = fadd contract double %307, %309
  %311 = fsub contract double %300, %310
  %312 = fadd contract double %300, 1.000000e-10
  %313 = fdiv contract double %311, %312
  %314 = fadd contract double %305, 1.000000e-10
  %315 = fdiv contract double %311, %314
  %316 = fadd contract double %310, 1.000000e-10
  %317 = fdiv contract double %311, %316
  %318 = fmul contract double %313, %313
  %319 = fadd contract double %318, 1.000000e+00
  %320 = fmul contract double %319, 1.000000e-01
  %321 = fmul contract double %315, %315
  %322 = fadd contract double %321, 1.000000e+00
  %323 = fmul contract double %322, 6.000000e-01
  %324 = fmul contract double %317, %317
  %325 = fadd contract double %324, 1.000000e+00
  %326 = fmul contract double %325, 3.000000e-01
  %327 = fmul contract double %278, 2.000000e+00
  %328 = fmul contract double %263, 7.000000e+00
  %329 = fsub contract double %327, %328
  %330 = fmul contract double %264, 1.100000e+01
  %331 = fadd contract double %330, %329
  %332 = fmul contract double %331, 0x3FC5555555555555
  %333 = fmul contract double %264, 5.000000e+00
  %334 = fsub contract double %333, %263
  %335 = fadd contract double %285, %334
  %336 = fmul contract double %335, 0x3FC5555555555555
  %337 = fmul contract double %265, 5.000000e+00
  %338 = fadd contract double %282, %337
  %339 = fsub contract double %338, %268
  %340 = fmul contract double %339, 0x3FC5555555555555
  %341 = fmul contract double %332, %320
  %342 = fmul contract double %336, %323
  %343 = fadd contract double %341, %342
  %344 = fmul contract double %340, %326
  %345 = fadd contract double %344, %343
  %346 = fadd contract double %320, %323
  %347 = fadd contract double %326, %346
  %348 = fdiv contract double %345, %347
  br label %377

349:                                              ; preds = %27
  %350 = icmp eq i32 %250, 2
  br i1 %350, label %351, label %377

351:                                              ; preds = %349
  %352 = fsub contract double %264, %263
  %353 = fmul contract double %352, %352
  %354 = fsub contract double %265, %264
  %355 = fmul contract double %354, %354
  %356 = fsub contract double %353, %355
  %357 = fadd contract double %353, 1.000000e-10
  %358 = fdiv contract double %356, %357
  %359 = fadd contract double %355, 1.000000e-10
  %360 = fdiv contract double %356, %359
  %361 = fmul contract double %358, %358
  %362 = fadd contract double %361, 1.000000e+00
  %363 = fmul contract double %362, 0x3FD5555555555555
  %364 = fmul contract double %360, %360
  %365 = fadd contract double %364, 1.000000e+00
  %366 = fmul contract double %365, 0x3FE5555555555555
  %367 = fmul contract double %363, 5.000000e-01
  %368 = fmul contract double %264, 3.000000e+00
  %369 = fsub contract double %368, %263
  %370 = fmul contract double %369, %367
  %371 = fmul contract double %366, 5.000000e-01
  %372 = fadd contract double %219, %260
  %373 = fmul contract double %372, %371
  %374 = fadd contract double %370, %373
  %375 = fadd contract double %363, %366
  %376 = fdiv contract double %374, %375
  br label %377

377:                                              ; preds = %351, %349, %267
  %378 = phi contract double [ %348, %267 ], [ %376, %351 ], [ %264, %349 ]
  %379 = add nuw nsw i32 %20, 1
  %380 = sub nsw i32 %248, %379
  %381 = tail call i32 @llvm.smin.i32(i32 %380, i32 %379)
  %382 = fcmp contract ogt double %205, 0.000000e+00
  %383 = sub nsw i32 %193, %252
  %384 = sext i32 %383 to i64
  %385 = getelementptr inbounds double, ptr %2, i64 %384
  %386 = load double, ptr %385, align 8, !tbaa !8
  %387 = add nsw i32 %193, %192
  %388 = sext i32 %387 to i64
  %389 = getelementptr inbounds double, ptr %2, i64 %388
  %390 = load double, ptr %389, align 8, !tbaa !8
  %391 = select contract i1 %382, double %386, double %390
  %392 = select contract i1 %382, double %219, double %262
  %393 = select contract i1 %382, double %262, double %219
  %394 = icmp sgt i32 %381, 2
  br i1 %394, label %395, label %477

395:                                              ; preds = %377
  %396 = select contract i1 %382, double %390, double %386
  %397 = mul i32 %192, -3
  %398 = add i32 %193, %397
  %399 = sext i32 %398 to i64
  %400 = getelementptr inbounds double, ptr %2, i64 %399
  %401 = load double, ptr %400, align 8, !tbaa !8
  %402 = add nsw i32 %193, %252
  %403 = sext i32 %402 to i64
  %404 = getelementptr inbounds double, ptr %2, i64 %403
  %405 = load double, ptr %404, align 8, !tbaa !8
  %406 = select contract i1 %382, double %401, double %405
  %407 = fmul contract double %391, 2.000000e+00
  %408 = fsub contract double %406, %407
  %409 = fadd contract double %392, %408
  %410 = fmul contract double %392, 2.000000e+00
  %411 = fsub contract double %391, %410
  %412 = fadd contract double %393, %411
  %413 = fmul contract double %393, 2.000000e+00
  %414 = fsub contract double %392, %413
  %415 = fadd contract double %414, %396
  %416 = fmul contract double %391, 4.000000e+00
  %417 = fsub contract double %406, %416
  %418 = fmul contract double %392, 3.000000e+00
  %419 = fadd contract double %418, %417
  %420 = fsub contract double %391, %393
  %421 = fmul contract double %393, 4.000000e+00
  %422 = fsub contract double %418, %421
  %423 = fadd contract double %422, %396
  %424 = fmul contract double %409, 0x3FF1555555555555
  %425 = fmul contract double %409, %424
  %426 = fmul contract double %419, 2.500000e-01
  %427 = fmul contract double %419, %426
  %428 = fadd contract double %425, %427
  %429 = fmul contract double %412, 0x3FF1555555555555
  %430 = fmul contract double %412, %429
  %431 = fmul contract double %420, 2.500000e-01
  %432 = fmul contract double %420, %431
  %433 = fadd contract double %432, %430
  %434 = fmul contract double %415, 0x3FF1555555555555
  %435 = fmul contract double %415, %434
  %436 = fmul contract double %423, 2.500000e-01
  %437 = fmul contract double %423, %436
  %438 = fadd contract double %435, %437
  %439 = fsub contract double %428, %438
  %440 = fadd contract double %428, 1.000000e-10
  %441 = fdiv contract double %439, %440
  %442 = fadd contract double %433, 1.000000e-10
  %443 = fdiv contract double %439, %442
  %444 = fadd contract double %438, 1.000000e-10
  %445 = fdiv contract double %439, %444
  %446 = fmul contract double %441, %441
  %447 = fadd contract double %446, 1.000000e+00
  %448 = fmul contract double %447, 1.000000e-01
  %449 = fmul contract double %443, %443
  %450 = fadd contract double %449, 1.000000e+00
  %451 = fmul contract double %450, 6.000000e-01
  %452 = fmul contract double %445, %445
  %453 = fadd contract double %452, 1.000000e+00
  %454 = fmul contract double %453, 3.000000e-01
  %455 = fmul contract double %406, 2.000000e+00
  %456 = fmul contract double %391, 7.000000e+00
  %457 = fsub contract double %455, %456
  %458 = fmul contract double %392, 1.100000e+01
  %459 = fadd contract double %458, %457
  %460 = fmul contract double %459, 0x3FC5555555555555
  %461 = fmul contract double %392, 5.000000e+00
  %462 = fsub contract double %461, %391
  %463 = fadd contract double %413, %462
  %464 = fmul contract double %463, 0x3FC5555555555555
  %465 = fmul contract double %393, 5.000000e+00
  %466 = fadd contract double %410, %465
  %467 = fsub contract double %466, %396
  %468 = fmul contract double %467, 0x3FC5555555555555
  %469 = fmul contract double %460, %448
  %470 = fmul contract double %464, %451
  %471 = fadd contract double %469, %470
  %472 = fmul contract double %468, %454
  %473 = fadd contract double %472, %471
  %474 = fadd contract double %448, %451
  %475 = fadd contract double %454, %474
  %476 = fdiv contract double %473, %475
  br label %505

477:                                              ; preds = %377
  %478 = icmp eq i32 %381, 2
  br i1 %478, label %479, label %505

479:                                              ; preds = %477
  %480 = fsub contract double %392, %391
  %481 = fmul contract double %480, %480
  %482 = fsub contract double %393, %392
  %483 = fmul contract double %482, %482
  %484 = fsub contract double %481, %483
  %485 = fadd contract double %481, 1.000000e-10
  %486 = fdiv contract double %484, %485
  %487 = fadd contract double %483, 1.000000e-10
  %488 = fdiv contract double %484, %487
  %489 = fmul contract double %486, %486
  %490 = fadd contract double %489, 1.000000e+00
  %491 = fmul contract double %490, 0x3FD5555555555555
  %492 = fmul contract double %488, %488
  %493 = fadd contract double %492, 1.000000e+00
  %494 = fmul contract double %493, 0x3FE5555555555555
  %495 = fmul contract double %491, 5.000000e-01
  %496 = fmul contract double %392, 3.000000e+00
  %497 = fsub contract double %496, %391
  %498 = fmul contract double %497, %495
  %499 = fmul contract double %494, 5.000000e-01
  %500 = fadd contract double %219, %262
  %501 = fmul contract double %500, %499
  %502 = fadd contract double %498, %501
  %503 = fadd contract double %491, %494
  %504 = fdiv contract double %502, %503
  br label %505

505:                                              ; preds = %479, %477, %395
  %506 = phi contract double [ %476, %395 ], [ %504, %479 ], [ %392, %477 ]
  %507 = fsub contract double %506, %219
  %508 = fmul contract double %205, %507
  %509 = fsub contract double %378, %219
  %510 = fmul contract double %191, %509
  %511 = fsub contract double %508, %510
  %512 = fdiv contract double %511, %47
  %513 = fsub contract double %246, %512
  %514 = load double, ptr %8, align 8, !tbaa !33
  %515 = fsub contract double %215, %74
  %516 = fmul contract double %81, %515
  %517 = add i32 %34, 1
  %518 = sext i32 %517 to i64
  %519 = getelementptr inbounds double, ptr %49, i64 %518
  %520 = load double, ptr %519, align 8, !tbaa !8
  %521 = fmul contract double %225, %520
  %522 = fadd contract double %516, %521
  %523 = fmul contract double %52, %219
  %524 = fsub contract double %522, %523
  %525 = fdiv contract double %524, %181
  %526 = fsub contract double %62, %60
  %527 = fmul contract double %526, %70
  %528 = fadd contract double %527, %523
  %529 = getelementptr inbounds double, ptr %49, i64 %68
  %530 = load double, ptr %529, align 8, !tbaa !8
  %531 = fmul contract double %233, %530
  %532 = fsub contract double %528, %531
  %533 = fdiv contract double %532, %179
  %534 = fsub contract double %525, %533
  %535 = fdiv contract double %534, %56
  %536 = fsub contract double %96, %94
  %537 = fdiv contract double %536, %52
  %538 = fadd contract double %537, %535
  %539 = fmul contract double %514, %538
  %540 = fadd contract double %513, %539
  %541 = add nsw i32 %248, -1
  %542 = icmp eq i32 %20, %541
  br i1 %542, label %543, label %551

543:                                              ; preds = %505
  %544 = mul nsw i32 %36, %34
  %545 = add i32 %544, %38
  %546 = sext i32 %545 to i64
  %547 = getelementptr inbounds double, ptr %6, i64 %546
  %548 = load double, ptr %547, align 8, !tbaa !8
  %549 = fdiv contract double %548, %47
  %550 = fadd contract double %540, %549
  br label %551

551:                                              ; preds = %543, %505
  %552 = phi double [ %550, %543 ], [ %540, %505 ]
  %553 = icmp eq i32 %20, 0
  br i1 %553, label %554, label %568

554:                                              ; preds = %551
  %555 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %556 = load double, ptr %555, align 8, !tbaa !35
  %557 = fmul contract double %85, %85
  %558 = fadd contract double %557, %220
  %559 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %560 = load double, ptr %559, align 8, !tbaa !36
  %561 = fmul contract double %560, %560
  %562 = fadd contract double %558, %561
  %563 = tail call contract noundef double @__nv_sqrt(double noundef %562) #11
  %564 = fmul contract double %556, %563
  %565 = fmul contract double %219, %564
  %566 = fdiv contract double %565, %47
  %567 = fsub contract double %552, %566
  br label %568

568:                                              ; preds = %554, %551
  %569 = phi double [ %567, %554 ], [ %552, %551 ]
  %570 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %571 = load i32, ptr %570, align 4, !tbaa !38
  %572 = or i32 %571, %19
  %573 = icmp eq i32 %572, 0
  %574 = select contract i1 %573, double 0.000000e+00, double %569
  %575 = getelementptr inbounds double, ptr %7, i64 %72
  store double %574, ptr %575, align 8, !tbaa !8
  br label %576

576:                                              ; preds = %9, %568
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @u_tendency_enstrophy(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef writeonly captures(none) %7, ptr noundef readonly byval(%struct.Friction) align 8 captures(none) %8) local_unnamed_addr #2 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = load i32, ptr %0, align 8, !tbaa !14
  %22 = icmp slt i32 %14, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = icmp slt i32 %19, %24
  %26 = select i1 %22, i1 %25, i1 false
  br i1 %26, label %27, label %483

27:                                               ; preds = %9
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %29 = load i32, ptr %28, align 4, !tbaa !18
  %30 = add nsw i32 %29, %20
  %31 = shl nsw i32 %29, 1
  %32 = add nsw i32 %31, %24
  %33 = mul nsw i32 %32, %30
  %34 = add i32 %29, %19
  %35 = add i32 %33, %34
  %36 = add i32 %31, %21
  %37 = mul nsw i32 %35, %36
  %38 = add i32 %29, %14
  %39 = add i32 %37, %38
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %41 = load ptr, ptr %40, align 8, !tbaa !19
  %42 = zext nneg i32 %20 to i64
  %43 = getelementptr double, ptr %41, i64 %42
  %44 = getelementptr i8, ptr %43, i64 8
  %45 = load double, ptr %44, align 8, !tbaa !8
  %46 = load double, ptr %43, align 8, !tbaa !8
  %47 = fsub contract double %45, %46
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %49 = load ptr, ptr %48, align 8, !tbaa !30
  %50 = sext i32 %34 to i64
  %51 = getelementptr inbounds double, ptr %49, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = add nsw i32 %39, -1
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds double, ptr %2, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !8
  %57 = sext i32 %39 to i64
  %58 = getelementptr inbounds double, ptr %2, i64 %57
  %59 = load double, ptr %58, align 8, !tbaa !8
  %60 = fadd contract double %56, %59
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %62 = load ptr, ptr %61, align 8, !tbaa !23
  %63 = getelementptr inbounds double, ptr %62, i64 %50
  %64 = load double, ptr %63, align 8, !tbaa !8
  %65 = fmul contract double %60, %64
  %66 = add i32 %39, %36
  %67 = sext i32 %66 to i64
  %68 = getelementptr double, ptr %2, i64 %67
  %69 = getelementptr i8, ptr %68, i64 -8
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = load double, ptr %68, align 8, !tbaa !8
  %72 = fadd contract double %70, %71
  %73 = add nuw nsw i32 %19, 1
  %74 = add nsw i32 %73, %29
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds double, ptr %62, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !8
  %78 = fmul contract double %72, %77
  %79 = fadd contract double %65, %78
  %80 = fmul contract double %79, 2.500000e-01
  %81 = fdiv contract double %80, %52
  %82 = getelementptr inbounds double, ptr %4, i64 %57
  %83 = load double, ptr %82, align 8, !tbaa !8
  %84 = getelementptr inbounds double, ptr %4, i64 %67
  %85 = load double, ptr %84, align 8, !tbaa !8
  %86 = fadd contract double %83, %85
  %87 = fmul contract double %86, 5.000000e-01
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %89 = load ptr, ptr %88, align 8, !tbaa !32
  %90 = getelementptr inbounds double, ptr %89, i64 %50
  %91 = load double, ptr %90, align 8, !tbaa !8
  %92 = getelementptr inbounds double, ptr %89, i64 %75
  %93 = load double, ptr %92, align 8, !tbaa !8
  %94 = fadd contract double %91, %93
  %95 = fmul contract double %94, 5.000000e-01
  %96 = getelementptr inbounds double, ptr %3, i64 %54
  %97 = load double, ptr %96, align 8, !tbaa !8
  %98 = getelementptr inbounds double, ptr %3, i64 %57
  %99 = load double, ptr %98, align 8, !tbaa !8
  %100 = fadd contract double %97, %99
  %101 = fmul contract double %100, 5.000000e-01
  %102 = mul nsw i32 %32, %36
  %103 = add nsw i32 %39, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr double, ptr %3, i64 %104
  %106 = getelementptr i8, ptr %105, i64 -8
  %107 = load double, ptr %106, align 8, !tbaa !8
  %108 = load double, ptr %105, align 8, !tbaa !8
  %109 = fadd contract double %107, %108
  %110 = fmul contract double %109, 5.000000e-01
  %111 = fadd contract double %87, %95
  %112 = fmul contract double %81, %111
  %113 = getelementptr inbounds double, ptr %1, i64 %57
  %114 = load double, ptr %113, align 8, !tbaa !8
  %115 = fmul contract double %114, %114
  %116 = getelementptr i8, ptr %113, i64 8
  %117 = load double, ptr %116, align 8, !tbaa !8
  %118 = fmul contract double %117, %117
  %119 = fadd contract double %115, %118
  %120 = fmul contract double %59, %59
  %121 = fadd contract double %120, %119
  %122 = fmul contract double %71, %71
  %123 = fadd contract double %122, %121
  %124 = fmul contract double %123, 2.500000e-01
  %125 = getelementptr inbounds double, ptr %1, i64 %54
  %126 = load double, ptr %125, align 8, !tbaa !8
  %127 = fmul contract double %126, %126
  %128 = fadd contract double %115, %127
  %129 = fmul contract double %56, %56
  %130 = fadd contract double %129, %128
  %131 = add i32 %53, %36
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds double, ptr %2, i64 %132
  %134 = load double, ptr %133, align 8, !tbaa !8
  %135 = fmul contract double %134, %134
  %136 = fadd contract double %135, %130
  %137 = fmul contract double %136, 2.500000e-01
  %138 = fsub contract double %124, %137
  %139 = getelementptr inbounds double, ptr %5, i64 %57
  %140 = load double, ptr %139, align 8, !tbaa !8
  %141 = fadd contract double %140, %138
  %142 = getelementptr inbounds double, ptr %5, i64 %54
  %143 = load double, ptr %142, align 8, !tbaa !8
  %144 = fsub contract double %141, %143
  %145 = fdiv contract double %144, %52
  %146 = fsub contract double %112, %145
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %148 = load i32, ptr %147, align 8, !tbaa !20
  %149 = sub nsw i32 %148, %20
  %150 = tail call i32 @llvm.smin.i32(i32 %149, i32 %20)
  %151 = fcmp contract ogt double %101, 0.000000e+00
  %152 = shl nsw i32 %102, 1
  %153 = sub nsw i32 %39, %152
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds double, ptr %1, i64 %154
  %156 = load double, ptr %155, align 8, !tbaa !8
  %157 = sub nsw i32 %39, %102
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds double, ptr %1, i64 %158
  %160 = load double, ptr %159, align 8, !tbaa !8
  %161 = getelementptr inbounds double, ptr %1, i64 %104
  %162 = load double, ptr %161, align 8, !tbaa !8
  %163 = select contract i1 %151, double %156, double %162
  %164 = select contract i1 %151, double %160, double %114
  %165 = select contract i1 %151, double %114, double %160
  %166 = icmp sgt i32 %150, 2
  br i1 %166, label %167, label %249

167:                                              ; preds = %27
  %168 = select contract i1 %151, double %162, double %156
  %169 = mul i32 %102, -3
  %170 = add i32 %39, %169
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds double, ptr %1, i64 %171
  %173 = load double, ptr %172, align 8, !tbaa !8
  %174 = add nsw i32 %39, %152
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds double, ptr %1, i64 %175
  %177 = load double, ptr %176, align 8, !tbaa !8
  %178 = select contract i1 %151, double %173, double %177
  %179 = fmul contract double %163, 2.000000e+00
  %180 = fsub contract double %178, %179
  %181 = fadd contract double %164, %180
  %182 = fmul contract double %164, 2.000000e+00
  %183 = fsub contract double %163, %182
  %184 = fadd contract double %165, %183
  %185 = fmul contract double %165, 2.000000e+00
  %186 = fsub contract double %164, %185
  %187 = fadd contract double %168, %186
  %188 = fmul contract double %163, 4.000000e+00
  %189 = fsub contract double %178, %188
  %190 = fmul contract double %164, 3.000000e+00
  %191 = fadd contract double %190, %189
  %192 = fsub contract double %163, %165
  %193 = fmul contract double %165, 4.000000e+00
  %194 = fsub contract double %190, %193
  %195 = fadd contract double %168, %194
  %196 = fmul contract double %181, 0x3FF1555555555555
  %197 = fmul contract double %181, %196
  %198 = fmul contract double %191, 2.500000e-01
  %199 = fmul contract double %191, %198
  %200 = fadd contract double %197, %199
  %201 = fmul contract double %184, 0x3FF1555555555555
  %202 = fmul contract double %184, %201
  %203 = fmul contract double %192, 2.500000e-01
  %204 = fmul contract double %192, %203
  %205 = fadd contract double %204, %202
  %206 = fmul contract double %187, 0x3FF1555555555555
  %207 = fmul contract double %187, %206
  %208 = fmul contract double %195, 2.500000e-01
  %209 = fmul contract double %195, %208
  %210 = fadd contract double %207, %209
  %211 = fsub contract double %200, %210
  %212 = fadd contract double %200, 1.000000e-10
  %213 = fdiv contract double %211, %212
  %214 = fadd contract double %205, 1.000000e-10
  %215 = fdiv contract double %211, %214
  %216 = fadd contract double %210, 1.000000e-10
  %217 = fdiv contract double %211, %216
  %218 = fmul contract double %213, %213
  %219 = fadd contract double %218, 1.000000e+00
  %220 = fmul contract double %219, 1.000000e-01
  %221 = fmul contract double %215, %215
  %222 = fadd contract double %221, 1.000000e+00
  %223 = fmul contract double %222, 6.000000e-01
  %224 = fmul contract double %217, %217
  %225 = fadd contract double %224, 1.000000e+00
  %226 = fmul contract double %225, 3.000000e-01
  %227 = fmul contract double %178, 2.000000e+00
  %228 = fmul contract double %163, 7.000000e+00
  %229 = fsub contract double %227, %228
  %230 = fmul contract double %164, 1.100000e+01
  %231 = fadd contract double %230, %229
  %232 = fmul contract double %231, 0x3FC5555555555555
  %233 = fmul contract double %164, 5.000000e+00
  %234 = fsub contract double %233, %163
  %235 = fadd contract double %185, %234
  %236 = fmul contract double %235, 0x3FC5555555555555
  %237 = fmul contract double %165, 5.000000e+00
  %238 = fadd contract double %182, %237
  %239 = fsub contract double %238, %168
  %240 = fmul contract double %239, 0x3FC5555555555555
  %241 = fmul contract double %232, %220
  %242 = fmul contract double %236, %223
  %243 = fadd contract double %241, %242
  %244 = fmul contract double %240, %226
  %245 = fadd contract double %244, %243
  %246 = fadd contract double %220, %223
  %247 = fadd contract double %226, %246
  %248 = fdiv contract double %245, %247
  br label %277

249:                                              ; preds = %27
  %250 = icmp eq i32 %150, 2
  br i1 %250, label %251, label %277

251:                                              ; preds = %249
  %252 = fsub contract double %164, %163
  %253 = fmul contract double %252, %252
  %254 = fsub contract double %165, %164
  %255 = fmul contract double %254, %254
  %256 = fsub contract double %253, %255
  %257 = fadd contract double %253, 1.000000e-10
  %258 = fdiv contract double %256, %257
  %259 = fadd contract double %255, 1.000000e-10
  %260 = fdiv contract double %256, %259
  %261 = fmul contract double %258, %258
  %262 = fadd contract double %261, 1.000000e+00
  %263 = fmul contract double %262, 0x3FD5555555555555
  %264 = fmul contract double %260, %260
  %265 = fadd contract double %264, 1.000000e+00
  %266 = fmul contract double %265, 0x3FE5555555555555
  %267 = fmul contract double %263, 5.000000e-01
  %268 = fmul contract double %164, 3.000000e+00
  %269 = fsub contract double %268, %163
  %270 = fmul contract double %269, %267
  %271 = fmul contract double %266, 5.000000e-01
  %272 = fadd contract double %114, %160
  %273 = fmul contract double %272, %271
  %274 = fadd contract double %270, %273
  %275 = fadd contract double %263, %266
  %276 = fdiv contract double %274, %275
  br label %277

277:                                              ; preds = %251, %249, %167
  %278 = phi contract double [ %248, %167 ], [ %276, %251 ], [ %164, %249 ]
  %279 = add nuw nsw i32 %20, 1
  %280 = sub nsw i32 %148, %279
  %281 = tail call i32 @llvm.smin.i32(i32 %280, i32 %279)
  %282 = fcmp contract ogt double %110, 0.000000e+00
  %283 = sub nsw i32 %103, %152
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds double, ptr %1, i64 %284
  %286 = load double, ptr %285, align 8, !tbaa !8
  %287 = add nsw i32 %103, %102
  %288 = sext i32 %287 to i64
  %289 = getelementptr inbounds double, ptr %1, i64 %288
  %290 = load double, ptr %289, align 8, !tbaa !8
  %291 = select contract i1 %282, double %286, double %290
  %292 = select contract i1 %282, double %114, double %162
  %293 = select contract i1 %282, double %162, double %114
  %294 = icmp sgt i32 %281, 2
  br i1 %294, label %295, label %377

295:                                              ; preds = %277
  %296 = select contract i1 %282, double %290, double %286
  %297 = mul i32 %102, -3
  %298 = add i32 %103, %297
  %299 = sext i32 %298 to i64
  %300 = getelementptr inbounds double, ptr %1, i64 %299
  %301 = load double, ptr %300, align 8, !tbaa !8
  %302 = add nsw i32 %103, %152
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds double, ptr %1, i64 %303
  %305 = load double, ptr %304, align 8, !tbaa !8
  %306 = select contract i1 %282, double %301, double %305
  %307 = fmul contract double %291, 2.000000e+00
  %308 = fsub contract double %306, %307
  %309 = fadd contract double %292, %308
  %310 = fmul contract double %292, 2.000000e+00
  %311 = fsub contract double %291, %310
  %312 = fadd contract double %293, %311
  %313 = fmul contract double %293, 2.000000e+00
  %314 = fsub contract double %292, %313
  %315 = fadd contract double %314, %296
  %316 = fmul contract double %291, 4.000000e+00
  %317 = fsub contract double %306, %316
  %318 = fmul contract double %292, 3.000000e+00
  %319 = fadd contract double %318, %317
  %320 = fsub contract double %291, %293
  %321 = fmul contract double %293, 4.000000e+00
  %322 = fsub contract double %318, %321
  %323 = fadd contract double %322, %296
  %324 = fmul contract double %309, 0x3FF1555555555555
  %325 = fmul contract double %309, %324
  %326 = fmul contract double %319, 2.500000e-01
  %327 = fmul contract double %319, %326
  %328 = fadd contract double %325, %327
  %329 = fmul contract double %312, 0x3FF1555555555555
  %330 = fmul contract double %312, %329
  %331 = fmul contract double %320, 2.500000e-01
  %332 = fmul contract double %320, %331
  %333 = fadd contract double %332, %330
  %334 = fmul contract double %315, 0x3FF1555555555555
  %335 = fmul contract double %315, %334
  %336 = fmul contract double %323, 2.500000e-01
  %337 = fmul contract double %323, %336
  %338 = fadd contract double %335, %337
  %339 = fsub contract double %328, %338
  %340 = fadd contract double %328, 1.000000e-10
  %341 = fdiv contract double %339, %340
  %342 = fadd contract double %333, 1.000000e-10
  %343 = fdiv contract double %339, %342
  %344 = fadd contract double %338, 1.000000e-10
  %345 = fdiv contract double %339, %344
  %346 = fmul contract double %341, %341
  %347 = fadd contract double %346, 1.000000e+00
  %348 = fmul contract double %347, 1.000000e-01
  %349 = fmul contract double %343, %343
  %350 = fadd contract double %349, 1.000000e+00
  %351 = fmul contract double %350, 6.000000e-01
  %352 = fmul contract double %345, %345
  %353 = fadd contract double %352, 1.000000e+00
  %354 = fmul contract double %353, 3.000000e-01
  %355 = fmul contract double %306, 2.000000e+00
  %356 = fmul contract double %291, 7.000000e+00
  %357 = fsub contract double %355, %356
  %358 = fmul contract double %292, 1.100000e+01
  %359 = fadd contract double %358, %357
  %360 = fmul contract double %359, 0x3FC5555555555555
  %361 = fmul contract double %292, 5.000000e+00
  %362 = fsub contract double %361, %291
  %363 = fadd contract double %313, %362
  %364 = fmul contract double %363, 0x3FC5555555555555
  %365 = fmul contract double %293, 5.000000e+00
  %366 = fadd contract double %310, %365
  %367 = fsub contract double %366, %296
  %368 = fmul contract double %367, 0x3FC5555555555555
  %369 = fmul contract double %360, %348
  %370 = fmul contract double %364, %351
  %371 = fadd contract double %369, %370
  %372 = fmul contract double %368, %354
  %373 = fadd contract double %372, %371
  %374 = fadd contract double %348, %351
  %375 = fadd contract double %354, %374
  %376 = fdiv contract double %373, %375
  br label %405

377:                                              ; preds = %277
  %378 = icmp eq i32 %281, 2
  br i1 %378, label %379, label %405

379:                                              ; preds = %377
  %380 = fsub contract double %292, %291
  %381 = fmul contract double %380, %380
  %382 = fsub contract double %293, %292
  %383 = fmul contract double %382, %382
  %384 = fsub contract double %381, %383
  %385 = fadd contract double %381, 1.000000e-10
  %386 = fdiv contract double %384, %385
  %387 = fadd contract double %383, 1.000000e-10
  %388 = fdiv contract double %384, %387
  %389 = fmul contract double %386, %386
  %390 = fadd contract double %389, 1.000000e+00
  %391 = fmul contract double %390, 0x3FD5555555555555
  %392 = fmul contract double %388, %388
  %393 = fadd contract double %392, 1.000000e+00
  %394 = fmul contract double %393, 0x3FE5555555555555
  %395 = fmul contract double %391, 5.000000e-01
  %396 = fmul contract double %292, 3.000000e+00
  %397 = fsub contract double %396, %291
  %398 = fmul contract double %397, %395
  %399 = fmul contract double %394, 5.000000e-01
  %400 = fadd contract double %114, %162
  %401 = fmul contract double %400, %399
  %402 = fadd contract double %398, %401
  %403 = fadd contract double %391, %394
  %404 = fdiv contract double %402, %403
  br label %405

405:                                              ; preds = %379, %377, %295
  %406 = phi contract double [ %376, %295 ], [ %404, %379 ], [ %292, %377 ]
  %407 = fsub contract double %406, %114
  %408 = fmul contract double %110, %407
  %409 = fsub contract double %278, %114
  %410 = fmul contract double %101, %409
  %411 = fsub contract double %408, %410
  %412 = fdiv contract double %411, %47
  %413 = fsub contract double %146, %412
  %414 = load double, ptr %8, align 8, !tbaa !33
  %415 = fsub contract double %117, %114
  %416 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %417 = load ptr, ptr %416, align 8, !tbaa !22
  %418 = getelementptr inbounds double, ptr %417, i64 %50
  %419 = load double, ptr %418, align 8, !tbaa !8
  %420 = fmul contract double %415, %419
  %421 = add i32 %34, 1
  %422 = sext i32 %421 to i64
  %423 = getelementptr inbounds double, ptr %62, i64 %422
  %424 = load double, ptr %423, align 8, !tbaa !8
  %425 = fmul contract double %71, %424
  %426 = fadd contract double %420, %425
  %427 = fmul contract double %59, %64
  %428 = fsub contract double %426, %427
  %429 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %430 = load ptr, ptr %429, align 8, !tbaa !24
  %431 = getelementptr inbounds double, ptr %430, i64 %50
  %432 = load double, ptr %431, align 8, !tbaa !8
  %433 = fdiv contract double %428, %432
  %434 = fsub contract double %114, %126
  %435 = fmul contract double %434, %419
  %436 = fmul contract double %134, %424
  %437 = fadd contract double %435, %436
  %438 = fmul contract double %56, %64
  %439 = fsub contract double %437, %438
  %440 = fdiv contract double %439, %432
  %441 = fsub contract double %433, %440
  %442 = fdiv contract double %441, %52
  %443 = fsub contract double %85, %83
  %444 = fdiv contract double %443, %419
  %445 = fsub contract double %442, %444
  %446 = fmul contract double %414, %445
  %447 = fadd contract double %413, %446
  %448 = add nsw i32 %148, -1
  %449 = icmp eq i32 %20, %448
  br i1 %449, label %450, label %458

450:                                              ; preds = %405
  %451 = mul nsw i32 %36, %34
  %452 = add i32 %451, %38
  %453 = sext i32 %452 to i64
  %454 = getelementptr inbounds double, ptr %6, i64 %453
  %455 = load double, ptr %454, align 8, !tbaa !8
  %456 = fdiv contract double %455, %47
  %457 = fadd contract double %447, %456
  br label %458

458:                                              ; preds = %450, %405
  %459 = phi double [ %457, %450 ], [ %447, %405 ]
  %460 = icmp eq i32 %20, 0
  br i1 %460, label %461, label %475

461:                                              ; preds = %458
  %462 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %463 = load double, ptr %462, align 8, !tbaa !35
  %464 = fmul contract double %81, %81
  %465 = fadd contract double %464, %115
  %466 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %467 = load double, ptr %466, align 8, !tbaa !36
  %468 = fmul contract double %467, %467
  %469 = fadd contract double %465, %468
  %470 = tail call contract noundef double @__nv_sqrt(double noundef %469) #11
  %471 = fmul contract double %463, %470
  %472 = fmul contract double %114, %471
  %473 = fdiv contract double %472, %47
  %474 = fsub contract double %459, %473
  br label %475

475:                                              ; preds = %461, %458
  %476 = phi double [ %474, %461 ], [ %459, %458 ]
  %477 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %478 = load i32, ptr %477, align 8, !tbaa !37
  %479 = or i32 %478, %14
  %480 = icmp eq i32 %479, 0
  %481 = select contract i1 %480, double 0.000000e+00, double %476
  %482 = getelementptr inbounds double, ptr %7, i64 %57
  store double %481, ptr %482, align 8, !tbaa !8
  br label %483

483:                                              ; preds = %9, %475
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @v_tendency_enstrophy(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef writeonly captures(none) %7, ptr noundef readonly byval(%struct.Friction) align 8 captures(none) %8) local_unnamed_addr #2 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = load i32, ptr %0, align 8, !tbaa !14
  %22 = icmp slt i32 %14, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = icmp slt i32 %19, %24
  %26 = select i1 %22, i1 %25, i1 false
  br i1 %26, label %27, label %490

27:                                               ; preds = %9
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %29 = load i32, ptr %28, align 4, !tbaa !18
  %30 = add nsw i32 %29, %20
  %31 = shl nsw i32 %29, 1
  %32 = add nsw i32 %31, %24
  %33 = mul nsw i32 %32, %30
  %34 = add i32 %29, %19
  %35 = add i32 %33, %34
  %36 = add i32 %31, %21
  %37 = mul nsw i32 %35, %36
  %38 = add i32 %29, %14
  %39 = add i32 %37, %38
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %41 = load ptr, ptr %40, align 8, !tbaa !19
  %42 = zext nneg i32 %20 to i64
  %43 = getelementptr double, ptr %41, i64 %42
  %44 = getelementptr i8, ptr %43, i64 8
  %45 = load double, ptr %44, align 8, !tbaa !8
  %46 = load double, ptr %43, align 8, !tbaa !8
  %47 = fsub contract double %45, %46
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %49 = load ptr, ptr %48, align 8, !tbaa !23
  %50 = sext i32 %34 to i64
  %51 = getelementptr inbounds double, ptr %49, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %54 = load ptr, ptr %53, align 8, !tbaa !29
  %55 = getelementptr inbounds double, ptr %54, i64 %50
  %56 = load double, ptr %55, align 8, !tbaa !8
  %57 = sub nsw i32 %39, %36
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %1, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !8
  %61 = getelementptr i8, ptr %59, i64 8
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = fadd contract double %60, %62
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %65 = load ptr, ptr %64, align 8, !tbaa !22
  %66 = add nsw i32 %19, -1
  %67 = add nsw i32 %66, %29
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, ptr %65, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = fmul contract double %63, %70
  %72 = sext i32 %39 to i64
  %73 = getelementptr inbounds double, ptr %1, i64 %72
  %74 = load double, ptr %73, align 8, !tbaa !8
  %75 = add nsw i32 %39, 1
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds double, ptr %1, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !8
  %79 = fadd contract double %74, %78
  %80 = getelementptr inbounds double, ptr %65, i64 %50
  %81 = load double, ptr %80, align 8, !tbaa !8
  %82 = fmul contract double %79, %81
  %83 = fadd contract double %71, %82
  %84 = fmul contract double %83, 2.500000e-01
  %85 = fdiv contract double %84, %56
  %86 = getelementptr inbounds double, ptr %4, i64 %72
  %87 = load double, ptr %86, align 8, !tbaa !8
  %88 = getelementptr inbounds double, ptr %4, i64 %76
  %89 = load double, ptr %88, align 8, !tbaa !8
  %90 = fadd contract double %87, %89
  %91 = fmul contract double %90, 5.000000e-01
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %93 = load ptr, ptr %92, align 8, !tbaa !24
  %94 = getelementptr inbounds double, ptr %93, i64 %68
  %95 = load double, ptr %94, align 8, !tbaa !8
  %96 = getelementptr inbounds double, ptr %93, i64 %50
  %97 = load double, ptr %96, align 8, !tbaa !8
  %98 = fmul contract double %52, %56
  %99 = getelementptr inbounds double, ptr %3, i64 %58
  %100 = load double, ptr %99, align 8, !tbaa !8
  %101 = fmul contract double %95, %100
  %102 = getelementptr inbounds double, ptr %3, i64 %72
  %103 = load double, ptr %102, align 8, !tbaa !8
  %104 = fmul contract double %97, %103
  %105 = fadd contract double %101, %104
  %106 = fmul contract double %105, 5.000000e-01
  %107 = fdiv contract double %106, %98
  %108 = mul nsw i32 %32, %36
  %109 = add nsw i32 %39, %108
  %110 = sub nsw i32 %109, %36
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds double, ptr %3, i64 %111
  %113 = load double, ptr %112, align 8, !tbaa !8
  %114 = fmul contract double %95, %113
  %115 = sext i32 %109 to i64
  %116 = getelementptr inbounds double, ptr %3, i64 %115
  %117 = load double, ptr %116, align 8, !tbaa !8
  %118 = fmul contract double %97, %117
  %119 = fadd contract double %114, %118
  %120 = fmul contract double %119, 5.000000e-01
  %121 = fdiv contract double %120, %98
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %123 = load ptr, ptr %122, align 8, !tbaa !32
  %124 = getelementptr inbounds double, ptr %123, i64 %50
  %125 = load double, ptr %124, align 8, !tbaa !8
  %126 = fadd contract double %91, %125
  %127 = fneg contract double %126
  %128 = fmul contract double %85, %127
  %129 = fmul contract double %74, %74
  %130 = fmul contract double %78, %78
  %131 = fadd contract double %129, %130
  %132 = getelementptr inbounds double, ptr %2, i64 %72
  %133 = load double, ptr %132, align 8, !tbaa !8
  %134 = fmul contract double %133, %133
  %135 = fadd contract double %131, %134
  %136 = add i32 %39, %36
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds double, ptr %2, i64 %137
  %139 = load double, ptr %138, align 8, !tbaa !8
  %140 = fmul contract double %139, %139
  %141 = fadd contract double %135, %140
  %142 = fmul contract double %141, 2.500000e-01
  %143 = fmul contract double %60, %60
  %144 = fmul contract double %62, %62
  %145 = fadd contract double %143, %144
  %146 = getelementptr inbounds double, ptr %2, i64 %58
  %147 = load double, ptr %146, align 8, !tbaa !8
  %148 = fmul contract double %147, %147
  %149 = fadd contract double %145, %148
  %150 = fadd contract double %134, %149
  %151 = fmul contract double %150, 2.500000e-01
  %152 = fsub contract double %142, %151
  %153 = getelementptr inbounds double, ptr %5, i64 %72
  %154 = load double, ptr %153, align 8, !tbaa !8
  %155 = fadd contract double %154, %152
  %156 = getelementptr inbounds double, ptr %5, i64 %58
  %157 = load double, ptr %156, align 8, !tbaa !8
  %158 = fsub contract double %155, %157
  %159 = fdiv contract double %158, %56
  %160 = fsub contract double %128, %159
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %162 = load i32, ptr %161, align 8, !tbaa !20
  %163 = sub nsw i32 %162, %20
  %164 = tail call i32 @llvm.smin.i32(i32 %163, i32 %20)
  %165 = fcmp contract ogt double %107, 0.000000e+00
  %166 = shl nsw i32 %108, 1
  %167 = sub nsw i32 %39, %166
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds double, ptr %2, i64 %168
  %170 = load double, ptr %169, align 8, !tbaa !8
  %171 = sub nsw i32 %39, %108
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds double, ptr %2, i64 %172
  %174 = load double, ptr %173, align 8, !tbaa !8
  %175 = getelementptr inbounds double, ptr %2, i64 %115
  %176 = load double, ptr %175, align 8, !tbaa !8
  %177 = select contract i1 %165, double %170, double %176
  %178 = select contract i1 %165, double %174, double %133
  %179 = select contract i1 %165, double %133, double %174
  %180 = icmp sgt i32 %164, 2
  br i1 %180, label %181, label %263

181:                                              ; preds = %27
  %182 = select contract i1 %165, double %176, double %170
  %183 = mul i32 %108, -3
  %184 = add i32 %39, %183
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds double, ptr %2, i64 %185
  %187 = load double, ptr %186, align 8, !tbaa !8
  %188 = add nsw i32 %39, %166
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds double, ptr %2, i64 %189
  %191 = load double, ptr %190, align 8, !tbaa !8
  %192 = select contract i1 %165, double %187, double %191
  %193 = fmul contract double %177, 2.000000e+00
  %194 = fsub contract double %192, %193
  %195 = fadd contract double %178, %194
  %196 = fmul contract double %178, 2.000000e+00
  %197 = fsub contract double %177, %196
  %198 = fadd contract double %179, %197
  %199 = fmul contract double %179, 2.000000e+00
  %200 = fsub contract double %178, %199
  %201 = fadd contract double %182, %200
  %202 = fmul contract double %177, 4.000000e+00
  %203 = fsub contract double %192, %202
  %204 = fmul contract double %178, 3.000000e+00
  %205 = fadd contract double %204, %203
  %206 = fsub contract double %177, %179
  %207 = fmul contract double %179, 4.000000e+00
  %208 = fsub contract double %204, %207
  %209 = fadd contract double %182, %208
  %210 = fmul contract double %195, 0x3FF1555555555555
  %211 = fmul contract double %195, %210
  %212 = fmul contract double %205, 2.500000e-01
  %213 = fmul contract double %205, %212
  %214 = fadd contract double %211, %213
  %215 = fmul contract double %198, 0x3FF1555555555555
  %216 = fmul contract double %198, %215
  %217 = fmul contract double %206, 2.500000e-01
  %218 = fmul contract double %206, %217
  %219 = fadd contract double %218, %216
  %220 = fmul contract double %201, 0x3FF1555555555555
  %221 = fmul contract double %201, %220
  %222 = fmul contract double %209, 2.500000e-01
  %223 = fmul contract double %209, %222
  %224 = fadd contract double %221, %223
  %225 = fsub contract double %214, %224
  %226 = fadd contract double %214, 1.000000e-10
  %227 = fdiv contract double %225, %226
  %228 = fadd contract double %219, 1.000000e-10
  %229 = fdiv contract double %225, %228
  %230 = fadd contract double %224, 1.000000e-10
  %231 = fdiv contract double %225, %230
  %232 = fmul contract double %227, %227
  %233 = fadd contract double %232, 1.000000e+00
  %234 = fmul contract double %233, 1.000000e-01
  %235 = fmul contract double %229, %229
  %236 = fadd contract double %235, 1.000000e+00
  %237 = fmul contract double %236, 6.000000e-01
  %238 = fmul contract double %231, %231
  %239 = fadd contract double %238, 1.000000e+00
  %240 = fmul contract double %239, 3.000000e-01
  %241 = fmul contract double %192, 2.000000e+00
  %242 = fmul contract double %177, 7.000000e+00
  %243 = fsub contract double %241, %242
  %244 = fmul contract double %178, 1.100000e+01
  %245 = fadd contract double %244, %243
  %246 = fmul contract double %245, 0x3FC5555555555555
  %247 = fmul contract double %178, 5.000000e+00
  %248 = fsub contract double %247, %177
  %249 = fadd contract double %199, %248
  %250 = fmul contract double %249, 0x3FC5555555555555
  %251 = fmul contract double %179, 5.000000e+00
  %252 = fadd contract double %196, %251
  %253 = fsub contract double %252, %182
  %254 = fmul contract double %253, 0x3FC5555555555555
  %255 = fmul contract double %246, %234
  %256 = fmul contract double %250, %237
  %257 = fadd contract double %255, %256
  %258 = fmul contract double %254, %240
  %259 = fadd contract double %258, %257
  %260 = fadd contract double %234, %237
  %261 = fadd contract double %240, %260
  %262 = fdiv contract double %259, %261
  br label %291

263:                                              ; preds = %27
  %264 = icmp eq i32 %164, 2
  br i1 %264, label %265, label %291

265:                                              ; preds = %263
  %266 = fsub contract double %178, %177
  %267 = fmul contract double %266, %266
  %268 = fsub contract double %179, %178
  %269 = fmul contract double %268, %268
  %270 = fsub contract double %267, %269
  %271 = fadd contract double %267, 1.000000e-10
  %272 = fdiv contract double %270, %271
  %273 = fadd contract double %269, 1.000000e-10
  %274 = fdiv contract double %270, %273
  %275 = fmul contract double %272, %272
  %276 = fadd contract double %275, 1.000000e+00
  %277 = fmul contract double %276, 0x3FD5555555555555
  %278 = fmul contract double %274, %274
  %279 = fadd contract double %278, 1.000000e+00
  %280 = fmul contract double %279, 0x3FE5555555555555
  %281 = fmul contract double %277, 5.000000e-01
  %282 = fmul contract double %178, 3.000000e+00
  %283 = fsub contract double %282, %177
  %284 = fmul contract double %283, %281
  %285 = fmul contract double %280, 5.000000e-01
  %286 = fadd contract double %133, %174
  %287 = fmul contract double %286, %285
  %288 = fadd contract double %284, %287
  %289 = fadd contract double %277, %280
  %290 = fdiv contract double %288, %289
  br label %291

291:                                              ; preds = %265, %263, %181
  %292 = phi contract double [ %262, %181 ], [ %290, %265 ], [ %178, %263 ]
  %293 = add nuw nsw i32 %20, 1
  %294 = sub nsw i32 %162, %293
  %295 = tail call i32 @llvm.smin.i32(i32 %294, i32 %293)
  %296 = fcmp contract ogt double %121, 0.000000e+00
  %297 = sub nsw i32 %109, %166
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds double, ptr %2, i64 %298
  %300 = load double, ptr %299, align 8, !tbaa !8
  %301 = add nsw i32 %109, %108
  %302 = sext i32 %301 to i64
  %303 = getelementptr inbounds double, ptr %2, i64 %302
  %304 = load double, ptr %303, align 8, !tbaa !8
  %305 = select contract i1 %296, double %300, double %304
  %306 = select contract i1 %296, double %133, double %176
  %307 = select contract i1 %296, double %176, double %133
  %308 = icmp sgt i32 %295, 2
  br i1 %308, label %309, label %391

309:                                              ; preds = %291
  %310 = select contract i1 %296, double %304, double %300
  %311 = mul i32 %108, -3
  %312 = add i32 %109, %311
  %313 = sext i32 %312 to i64
  %314 = getelementptr inbounds double, ptr %2, i64 %313
  %315 = load double, ptr %314, align 8, !tbaa !8
  %316 = add nsw i32 %109, %166
  %317 = sext i32 %316 to i64
  %318 = getelementptr inbounds double, ptr %2, i64 %317
  %319 = load double, ptr %318, align 8, !tbaa !8
  %320 = select contract i1 %296, double %315, double %319
  %321 = fmul contract double %305, 2.000000e+00
  %322 = fsub contract double %320, %321
  %323 = fadd contract double %306, %322
  %324 = fmul contract double %306, 2.000000e+00
  %325 = fsub contract double %305, %324
  %326 = fadd contract double %307, %325
  %327 = fmul contract double %307, 2.000000e+00
  %328 = fsub contract double %306, %327
  %329 = fadd contract double %328, %310
  %330 = fmul contract double %305, 4.000000e+00
  %331 = fsub contract double %320, %330
  %332 = fmul contract double %306, 3.000000e+00
  %333 = fadd contract double %332, %331
  %334 = fsub contract double %305, %307
  %335 = fmul contract double %307, 4.000000e+00
  %336 = fsub contract double %332, %335
  %337 = fadd contract double %336, %310
  %338 = fmul contract double %323, 0x3FF1555555555555
  %339 = fmul contract double %323, %338
  %340 = fmul contract double %333, 2.500000e-01
  %341 = fmul contract double %333, %340
  %342 = fadd contract double %339, %341
  %343 = fmul contract double %326, 0x3FF1555555555555
  %344 = fmul contract double %326, %343
  %345 = fmul contract double %334, 2.500000e-01
  %346 = fmul contract double %334, %345
  %347 = fadd contract double %346, %344
  %348 = fmul contract double %329, 0x3FF1555555555555
  %349 = fmul contract double %329, %348
  %350 = fmul contract double %337, 2.500000e-01
  %351 = fmul contract double %337, %350
  %352 = fadd contract double %349, %351
  %353 = fsub contract double %342, %352
  %354 = fadd contract double %342, 1.000000e-10
  %355 = fdiv contract double %353, %354
  %356 = fadd contract double %347, 1.000000e-10
  %357 = fdiv contract double %353, %356
  %358 = fadd contract double %352, 1.000000e-10
  %359 = fdiv contract double %353, %358
  %360 = fmul contract double %355, %355
  %361 = fadd contract double %360, 1.000000e+00
  %362 = fmul contract double %361, 1.000000e-01
  %363 = fmul contract double %357, %357
  %364 = fadd contract double %363, 1.000000e+00
  %365 = fmul contract double %364, 6.000000e-01
  %366 = fmul contract double %359, %359
  %367 = fadd contract double %366, 1.000000e+00
  %368 = fmul contract double %367, 3.000000e-01
  %369 = fmul contract double %320, 2.000000e+00
  %370 = fmul contract double %305, 7.000000e+00
  %371 = fsub contract double %369, %370
  %372 = fmul contract double %306, 1.100000e+01
  %373 = fadd contract double %372, %371
  %374 = fmul contract double %373, 0x3FC5555555555555
  %375 = fmul contract double %306, 5.000000e+00
  %376 = fsub contract double %375, %305
  %377 = fadd contract double %327, %376
  %378 = fmul contract double %377, 0x3FC5555555555555
  %379 = fmul contract double %307, 5.000000e+00
  %380 = fadd contract double %324, %379
  %381 = fsub contract double %380, %310
  %382 = fmul contract double %381, 0x3FC5555555555555
  %383 = fmul contract double %374, %362
  %384 = fmul contract double %378, %365
  %385 = fadd contract double %383, %384
  %386 = fmul contract double %382, %368
  %387 = fadd contract double %386, %385
  %388 = fadd contract double %362, %365
  %389 = fadd contract double %368, %388
  %390 = fdiv contract double %387, %389
  br label %419

391:                                              ; preds = %291
  %392 = icmp eq i32 %295, 2
  br i1 %392, label %393, label %419

393:                                              ; preds = %391
  %394 = fsub contract double %306, %305
  %395 = fmul contract double %394, %394
  %396 = fsub contract double %307, %306
  %397 = fmul contract double %396, %396
  %398 = fsub contract double %395, %397
  %399 = fadd contract double %395, 1.000000e-10
  %400 = fdiv contract double %398, %399
  %401 = fadd contract double %397, 1.000000e-10
  %402 = fdiv contract double %398, %401
  %403 = fmul contract double %400, %400
  %404 = fadd contract double %403, 1.000000e+00
  %405 = fmul contract double %404, 0x3FD5555555555555
  %406 = fmul contract double %402, %402
  %407 = fadd contract double %406, 1.000000e+00
  %408 = fmul contract double %407, 0x3FE5555555555555
  %409 = fmul contract double %405, 5.000000e-01
  %410 = fmul contract double %306, 3.000000e+00
  %411 = fsub contract double %410, %305
  %412 = fmul contract double %411, %409
  %413 = fmul contract double %408, 5.000000e-01
  %414 = fadd contract double %133, %176
  %415 = fmul contract double %414, %413
  %416 = fadd contract double %412, %415
  %417 = fadd contract double %405, %408
  %418 = fdiv contract double %416, %417
  br label %419

419:                                              ; preds = %393, %391, %309
  %420 = phi contract double [ %390, %309 ], [ %418, %393 ], [ %306, %391 ]
  %421 = fsub contract double %420, %133
  %422 = fmul contract double %121, %421
  %423 = fsub contract double %292, %133
  %424 = fmul contract double %107, %423
  %425 = fsub contract double %422, %424
  %426 = fdiv contract double %425, %47
  %427 = fsub contract double %160, %426
  %428 = load double, ptr %8, align 8, !tbaa !33
  %429 = fsub contract double %78, %74
  %430 = fmul contract double %81, %429
  %431 = add i32 %34, 1
  %432 = sext i32 %431 to i64
  %433 = getelementptr inbounds double, ptr %49, i64 %432
  %434 = load double, ptr %433, align 8, !tbaa !8
  %435 = fmul contract double %139, %434
  %436 = fadd contract double %430, %435
  %437 = fmul contract double %52, %133
  %438 = fsub contract double %436, %437
  %439 = fdiv contract double %438, %97
  %440 = fsub contract double %62, %60
  %441 = fmul contract double %440, %70
  %442 = fadd contract double %441, %437
  %443 = getelementptr inbounds double, ptr %49, i64 %68
  %444 = load double, ptr %443, align 8, !tbaa !8
  %445 = fmul contract double %147, %444
  %446 = fsub contract double %442, %445
  %447 = fdiv contract double %446, %95
  %448 = fsub contract double %439, %447
  %449 = fdiv contract double %448, %56
  %450 = fsub contract double %89, %87
  %451 = fdiv contract double %450, %52
  %452 = fadd contract double %451, %449
  %453 = fmul contract double %428, %452
  %454 = fadd contract double %427, %453
  %455 = add nsw i32 %162, -1
  %456 = icmp eq i32 %20, %455
  br i1 %456, label %457, label %465

457:                                              ; preds = %419
  %458 = mul nsw i32 %36, %34
  %459 = add i32 %458, %38
  %460 = sext i32 %459 to i64
  %461 = getelementptr inbounds double, ptr %6, i64 %460
  %462 = load double, ptr %461, align 8, !tbaa !8
  %463 = fdiv contract double %462, %47
  %464 = fadd contract double %454, %463
  br label %465

465:                                              ; preds = %457, %419
  %466 = phi double [ %464, %457 ], [ %454, %419 ]
  %467 = icmp eq i32 %20, 0
  br i1 %467, label %468, label %482

468:                                              ; preds = %465
  %469 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %470 = load double, ptr %469, align 8, !tbaa !35
  %471 = fmul contract double %85, %85
  %472 = fadd contract double %471, %134
  %473 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %474 = load double, ptr %473, align 8, !tbaa !36
  %475 = fmul contract double %474, %474
  %476 = fadd contract double %472, %475
  %477 = tail call contract noundef double @__nv_sqrt(double noundef %476) #11
  %478 = fmul contract double %470, %477
  %479 = fmul contract double %133, %478
  %480 = fdiv contract double %479, %47
  %481 = fsub contract double %466, %480
  br label %482

482:                                              ; preds = %468, %465
  %483 = phi double [ %481, %468 ], [ %466, %465 ]
  %484 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %485 = load i32, ptr %484, align 4, !tbaa !38
  %486 = or i32 %485, %19
  %487 = icmp eq i32 %486, 0
  %488 = select contract i1 %487, double 0.000000e+00, double %483
  %489 = getelementptr inbounds double, ptr %7, i64 %72
  store double %488, ptr %489, align 8, !tbaa !8
  br label %490

490:                                              ; preds = %9, %482
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @u_tendency_weno5_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef writeonly captures(none) %7, ptr noundef readonly byval(%struct.Friction) align 8 captures(none) %8) local_unnamed_addr #2 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = load i32, ptr %0, align 8, !tbaa !14
  %22 = icmp slt i32 %14, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = icmp slt i32 %19, %24
  %26 = select i1 %22, i1 %25, i1 false
  br i1 %26, label %27, label %632

27:                                               ; preds = %9
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %29 = load i32, ptr %28, align 4, !tbaa !18
  %30 = add nsw i32 %29, %20
  %31 = shl nsw i32 %29, 1
  %32 = add nsw i32 %31, %24
  %33 = mul nsw i32 %32, %30
  %34 = add i32 %29, %19
  %35 = add i32 %33, %34
  %36 = add i32 %31, %21
  %37 = mul nsw i32 %35, %36
  %38 = add i32 %29, %14
  %39 = add i32 %37, %38
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %41 = load ptr, ptr %40, align 8, !tbaa !26
  %42 = mul nsw i32 %36, %34
  %43 = add i32 %42, %38
  %44 = add i32 %43, -1
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %41, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %49 = load ptr, ptr %48, align 8, !tbaa !19
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = fcmp contract olt double %47, %50
  %52 = select contract i1 %51, double %50, double %47
  %53 = sext i32 %43 to i64
  %54 = getelementptr inbounds double, ptr %41, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !8
  %56 = fcmp contract olt double %55, %50
  %57 = select contract i1 %56, double %50, double %55
  %58 = fcmp contract ogt double %52, %57
  %59 = select contract i1 %58, double %52, double %57
  %60 = zext nneg i32 %20 to i64
  %61 = getelementptr double, ptr %49, i64 %60
  %62 = getelementptr i8, ptr %61, i64 8
  %63 = load double, ptr %62, align 8, !tbaa !8
  %64 = load double, ptr %61, align 8, !tbaa !8
  %65 = fcmp contract ogt double %64, %59
  %66 = select contract i1 %65, double %64, double %59
  %67 = fsub contract double %63, %66
  %68 = fcmp contract ogt double %67, 0.000000e+00
  %69 = select contract i1 %68, double %67, double 0.000000e+00
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %71 = load ptr, ptr %70, align 8, !tbaa !30
  %72 = sext i32 %34 to i64
  %73 = getelementptr inbounds double, ptr %71, i64 %72
  %74 = load double, ptr %73, align 8, !tbaa !8
  %75 = add nsw i32 %39, -1
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds double, ptr %2, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !8
  %79 = sext i32 %39 to i64
  %80 = getelementptr inbounds double, ptr %2, i64 %79
  %81 = load double, ptr %80, align 8, !tbaa !8
  %82 = fadd contract double %78, %81
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %84 = load ptr, ptr %83, align 8, !tbaa !23
  %85 = getelementptr inbounds double, ptr %84, i64 %72
  %86 = load double, ptr %85, align 8, !tbaa !8
  %87 = fmul contract double %82, %86
  %88 = add i32 %39, %36
  %89 = sext i32 %88 to i64
  %90 = getelementptr double, ptr %2, i64 %89
  %91 = getelementptr i8, ptr %90, i64 -8
  %92 = load double, ptr %91, align 8, !tbaa !8
  %93 = load double, ptr %90, align 8, !tbaa !8
  %94 = fadd contract double %92, %93
  %95 = add nuw nsw i32 %19, 1
  %96 = add nsw i32 %95, %29
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds double, ptr %84, i64 %97
  %99 = load double, ptr %98, align 8, !tbaa !8
  %100 = fmul contract double %94, %99
  %101 = fadd contract double %87, %100
  %102 = fmul contract double %101, 2.500000e-01
  %103 = fdiv contract double %102, %74
  %104 = fcmp contract ogt double %103, 0.000000e+00
  %105 = mul i32 %36, -3
  %106 = add i32 %88, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds double, ptr %4, i64 %107
  %109 = load double, ptr %108, align 8, !tbaa !8
  %110 = shl nsw i32 %36, 1
  %111 = sub nsw i32 %88, %110
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds double, ptr %4, i64 %112
  %114 = load double, ptr %113, align 8, !tbaa !8
  %115 = getelementptr inbounds double, ptr %4, i64 %79
  %116 = load double, ptr %115, align 8, !tbaa !8
  %117 = getelementptr inbounds double, ptr %4, i64 %89
  %118 = load double, ptr %117, align 8, !tbaa !8
  %119 = add nsw i32 %88, %36
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds double, ptr %4, i64 %120
  %122 = load double, ptr %121, align 8, !tbaa !8
  %123 = add nsw i32 %88, %110
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds double, ptr %4, i64 %124
  %126 = load double, ptr %125, align 8, !tbaa !8
  %127 = select contract i1 %104, double %109, double %126
  %128 = select contract i1 %104, double %114, double %122
  %129 = select contract i1 %104, double %116, double %118
  %130 = select contract i1 %104, double %118, double %116
  %131 = select contract i1 %104, double %122, double %114
  %132 = fmul contract double %128, 2.000000e+00
  %133 = fsub contract double %127, %132
  %134 = fadd contract double %129, %133
  %135 = fmul contract double %129, 2.000000e+00
  %136 = fsub contract double %128, %135
  %137 = fadd contract double %130, %136
  %138 = fmul contract double %130, 2.000000e+00
  %139 = fsub contract double %129, %138
  %140 = fadd contract double %131, %139
  %141 = fmul contract double %128, 4.000000e+00
  %142 = fsub contract double %127, %141
  %143 = fmul contract double %129, 3.000000e+00
  %144 = fadd contract double %143, %142
  %145 = fsub contract double %128, %130
  %146 = fmul contract double %130, 4.000000e+00
  %147 = fsub contract double %143, %146
  %148 = fadd contract double %131, %147
  %149 = fmul contract double %134, 0x3FF1555555555555
  %150 = fmul contract double %134, %149
  %151 = fmul contract double %144, 2.500000e-01
  %152 = fmul contract double %144, %151
  %153 = fadd contract double %150, %152
  %154 = fmul contract double %137, 0x3FF1555555555555
  %155 = fmul contract double %137, %154
  %156 = fmul contract double %145, 2.500000e-01
  %157 = fmul contract double %145, %156
  %158 = fadd contract double %157, %155
  %159 = fmul contract double %140, 0x3FF1555555555555
  %160 = fmul contract double %140, %159
  %161 = fmul contract double %148, 2.500000e-01
  %162 = fmul contract double %148, %161
  %163 = fadd contract double %160, %162
  %164 = fsub contract double %153, %163
  %165 = fadd contract double %153, 0x3BC79CA10C924223
  %166 = fdiv contract double %164, %165
  %167 = fadd contract double %158, 0x3BC79CA10C924223
  %168 = fdiv contract double %164, %167
  %169 = fadd contract double %163, 0x3BC79CA10C924223
  %170 = fdiv contract double %164, %169
  %171 = fmul contract double %166, %166
  %172 = fadd contract double %171, 1.000000e+00
  %173 = fmul contract double %172, 1.000000e-01
  %174 = fmul contract double %168, %168
  %175 = fadd contract double %174, 1.000000e+00
  %176 = fmul contract double %175, 6.000000e-01
  %177 = fmul contract double %170, %170
  %178 = fadd contract double %177, 1.000000e+00
  %179 = fmul contract double %178, 3.000000e-01
  %180 = fmul contract double %127, 2.000000e+00
  %181 = fmul contract double %128, 7.000000e+00
  %182 = fsub contract double %180, %181
  %183 = fmul contract double %129, 1.100000e+01
  %184 = fadd contract double %183, %182
  %185 = fmul contract double %184, 0x3FC5555555555555
  %186 = fmul contract double %129, 5.000000e+00
  %187 = fsub contract double %186, %128
  %188 = fadd contract double %138, %187
  %189 = fmul contract double %188, 0x3FC5555555555555
  %190 = fmul contract double %130, 5.000000e+00
  %191 = fadd contract double %135, %190
  %192 = fsub contract double %191, %131
  %193 = fmul contract double %192, 0x3FC5555555555555
  %194 = fmul contract double %185, %173
  %195 = fmul contract double %189, %176
  %196 = fadd contract double %194, %195
  %197 = fmul contract double %193, %179
  %198 = fadd contract double %197, %196
  %199 = fadd contract double %173, %176
  %200 = fadd contract double %179, %199
  %201 = fdiv contract double %198, %200
  %202 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %203 = load ptr, ptr %202, align 8, !tbaa !32
  %204 = getelementptr inbounds double, ptr %203, i64 %72
  %205 = load double, ptr %204, align 8, !tbaa !8
  %206 = getelementptr inbounds double, ptr %203, i64 %97
  %207 = load double, ptr %206, align 8, !tbaa !8
  %208 = fadd contract double %205, %207
  %209 = fmul contract double %208, 5.000000e-01
  %210 = getelementptr inbounds double, ptr %3, i64 %76
  %211 = load double, ptr %210, align 8, !tbaa !8
  %212 = getelementptr inbounds double, ptr %3, i64 %79
  %213 = load double, ptr %212, align 8, !tbaa !8
  %214 = fadd contract double %211, %213
  %215 = fmul contract double %214, 5.000000e-01
  %216 = mul nsw i32 %32, %36
  %217 = add nsw i32 %39, %216
  %218 = sext i32 %217 to i64
  %219 = getelementptr double, ptr %3, i64 %218
  %220 = getelementptr i8, ptr %219, i64 -8
  %221 = load double, ptr %220, align 8, !tbaa !8
  %222 = load double, ptr %219, align 8, !tbaa !8
  %223 = fadd contract double %221, %222
  %224 = fmul contract double %223, 5.000000e-01
  %225 = fadd contract double %209, %201
  %226 = fmul contract double %103, %225
  %227 = getelementptr inbounds double, ptr %1, i64 %79
  %228 = load double, ptr %227, align 8, !tbaa !8
  %229 = fmul contract double %228, %228
  %230 = getelementptr i8, ptr %227, i64 8
  %231 = load double, ptr %230, align 8, !tbaa !8
  %232 = fmul contract double %231, %231
  %233 = fadd contract double %229, %232
  %234 = fmul contract double %81, %81
  %235 = fadd contract double %234, %233
  %236 = fmul contract double %93, %93
  %237 = fadd contract double %236, %235
  %238 = fmul contract double %237, 2.500000e-01
  %239 = getelementptr inbounds double, ptr %1, i64 %76
  %240 = load double, ptr %239, align 8, !tbaa !8
  %241 = fmul contract double %240, %240
  %242 = fadd contract double %229, %241
  %243 = fmul contract double %78, %78
  %244 = fadd contract double %243, %242
  %245 = add i32 %75, %36
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds double, ptr %2, i64 %246
  %248 = load double, ptr %247, align 8, !tbaa !8
  %249 = fmul contract double %248, %248
  %250 = fadd contract double %249, %244
  %251 = fmul contract double %250, 2.500000e-01
  %252 = fsub contract double %238, %251
  %253 = getelementptr inbounds double, ptr %5, i64 %79
  %254 = load double, ptr %253, align 8, !tbaa !8
  %255 = fadd contract double %254, %252
  %256 = getelementptr inbounds double, ptr %5, i64 %76
  %257 = load double, ptr %256, align 8, !tbaa !8
  %258 = fsub contract double %255, %257
  %259 = fdiv contract double %258, %74
  %260 = fsub contract double %226, %259
  %261 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %262 = load i32, ptr %261, align 8, !tbaa !20
  %263 = sub nsw i32 %262, %20
  %264 = tail call i32 @llvm.smin.i32(i32 %263, i32 %20)
  %265 = icmp sgt i32 %264, 2
  br i1 %265, label %266, label %271

266:                                              ; preds = %27
  %267 = getelementptr i8, ptr %61, i64 -16
  %268 = load double, ptr %267, align 8, !tbaa !8
  %269 = fcmp contract ugt double %268, %59
  br i1 %269, label %271, label %270

270:                                              ; preds = %266
  br label %271

271:                                              ; preds = %270, %266, %27
  %272 = phi i32 [ 2, %270 ], [ 3, %266 ], [ %264, %27 ]
  %273 = icmp eq i32 %272, 2
  br i1 %273, label %274, label %279

274:                                              ; preds = %271
  %275 = getelementptr i8, ptr %61, i64 -8
  %276 = load double, ptr %275, align 8, !tbaa !8
  %277 = fcmp contract ugt double %276, %59
  br i1 %277, label %279, label %278

278:                                              ; preds = %274
  br label %279

279:                                              ; preds = %278, %274, %271
  %280 = phi i32 [ 1, %278 ], [ 2, %274 ], [ %272, %271 ]
  %281 = fcmp contract ogt double %215, 0.000000e+00
  %282 = shl nsw i32 %216, 1
  %283 = sub nsw i32 %39, %282
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds double, ptr %1, i64 %284
  %286 = load double, ptr %285, align 8, !tbaa !8
  %287 = sub nsw i32 %39, %216
  %288 = sext i32 %287 to i64
  %289 = getelementptr inbounds double, ptr %1, i64 %288
  %290 = load double, ptr %289, align 8, !tbaa !8
  %291 = getelementptr inbounds double, ptr %1, i64 %218
  %292 = load double, ptr %291, align 8, !tbaa !8
  %293 = select contract i1 %281, double %286, double %292
  %294 = select contract i1 %281, double %290, double %228
  %295 = select contract i1 %281, double %228, double %290
  %296 = icmp sgt i32 %280, 2
  br i1 %296, label %297, label %379

297:                                              ; preds = %279
  %298 = select contract i1 %281, double %292, double %286
  %299 = mul i32 %216, -3
  %300 = add i32 %39, %299
  %301 = sext i32 %300 to i64
  %302 = getelementptr inbounds double, ptr %1, i64 %301
  %303 = load double, ptr %302, align 8, !tbaa !8
  %304 = add nsw i32 %39, %282
  %305 = sext i32 %304 to i64
  %306 = getelementptr inbounds double, ptr %1, i64 %305
  %307 = load double, ptr %306, align 8, !tbaa !8
  %308 = select contract i1 %281, double %303, double %307
  %309 = fmul contract double %293, 2.000000e+00
  %310 = fsub contract double %308, %309
  %311 = fadd contract double %294, %310
  %312 = fmul contract double %294, 2.000000e+00
  %313 = fsub contract double %293, %312
  %314 = fadd contract double %295, %313
  %315 = fmul contract double %295, 2.000000e+00
  %316 = fsub contract double %294, %315
  %317 = fadd contract double %298, %316
  %318 = fmul contract double %293, 4.000000e+00
  %319 = fsub contract double %308, %318
  %320 = fmul contract double %294, 3.000000e+00
  %321 = fadd contract double %320, %319
  %322 = fsub contract double %293, %295
  %323 = fmul contract double %295, 4.000000e+00
  %324 = fsub contract double %320, %323
  %325 = fadd contract double %298, %324
  %326 = fmul contract double %311, 0x3FF1555555555555
  %327 = fmul contract double %311, %326
  %328 = fmul contract double %321, 2.500000e-01
  %329 = fmul contract double %321, %328
  %330 = fadd contract double %327, %329
  %331 = fmul contract double %314, 0x3FF1555555555555
  %332 = fmul contract double %314, %331
  %333 = fmul contract double %322, 2.500000e-01
  %334 = fmul contract double %322, %333
  %335 = fadd contract double %334, %332
  %336 = fmul contract double %317, 0x3FF1555555555555
  %337 = fmul contract double %317, %336
  %338 = fmul contract double %325, 2.500000e-01
  %339 = fmul contract double %325, %338
  %340 = fadd contract double %337, %339
  %341 = fsub contract double %330, %340
  %342 = fadd contract double %330, 1.000000e-10
  %343 = fdiv contract double %341, %342
  %344 = fadd contract double %335, 1.000000e-10
  %345 = fdiv contract double %341, %344
  %346 = fadd contract double %340, 1.000000e-10
  %347 = fdiv contract double %341, %346
  %348 = fmul contract double %343, %343
  %349 = fadd contract double %348, 1.000000e+00
  %350 = fmul contract double %349, 1.000000e-01
  %351 = fmul contract double %345, %345
  %352 = fadd contract double %351, 1.000000e+00
  %353 = fmul contract double %352, 6.000000e-01
  %354 = fmul contract double %347, %347
  %355 = fadd contract double %354, 1.000000e+00
  %356 = fmul contract double %355, 3.000000e-01
  %357 = fmul contract double %308, 2.000000e+00
  %358 = fmul contract double %293, 7.000000e+00
  %359 = fsub contract double %357, %358
  %360 = fmul contract double %294, 1.100000e+01
  %361 = fadd contract double %360, %359
  %362 = fmul contract double %361, 0x3FC5555555555555
  %363 = fmul contract double %294, 5.000000e+00
  %364 = fsub contract double %363, %293
  %365 = fadd contract double %315, %364
  %366 = fmul contract double %365, 0x3FC5555555555555
  %367 = fmul contract double %295, 5.000000e+00
  %368 = fadd contract double %312, %367
  %369 = fsub contract double %368, %298
  %370 = fmul contract double %369, 0x3FC5555555555555
  %371 = fmul contract double %362, %350
  %372 = fmul contract double %366, %353
  %373 = fadd contract double %371, %372
  %374 = fmul contract double %370, %356
  %375 = fadd contract double %374, %373
  %376 = fadd contract double %350, %353
  %377 = fadd contract double %356, %376
  %378 = fdiv contract double %375, %377
  br label %407

379:                                              ; preds = %279
  %380 = icmp eq i32 %280, 2
  br i1 %380, label %381, label %407

381:                                              ; preds = %379
  %382 = fsub contract double %294, %293
  %383 = fmul contract double %382, %382
  %384 = fsub contract double %295, %294
  %385 = fmul contract double %384, %384
  %386 = fsub contract double %383, %385
  %387 = fadd contract double %383, 1.000000e-10
  %388 = fdiv contract double %386, %387
  %389 = fadd contract double %385, 1.000000e-10
  %390 = fdiv contract double %386, %389
  %391 = fmul contract double %388, %388
  %392 = fadd contract double %391, 1.000000e+00
  %393 = fmul contract double %392, 0x3FD5555555555555
  %394 = fmul contract double %390, %390
  %395 = fadd contract double %394, 1.000000e+00
  %396 = fmul contract double %395, 0x3FE5555555555555
  %397 = fmul contract double %393, 5.000000e-01
  %398 = fmul contract double %294, 3.000000e+00
  %399 = fsub contract double %398, %293
  %400 = fmul contract double %399, %397
  %401 = fmul contract double %396, 5.000000e-01
  %402 = fadd contract double %228, %290
  %403 = fmul contract double %402, %401
  %404 = fadd contract double %400, %403
  %405 = fadd contract double %393, %396
  %406 = fdiv contract double %404, %405
  br label %407

407:                                              ; preds = %381, %379, %297
  %408 = phi contract double [ %378, %297 ], [ %406, %381 ], [ %294, %379 ]
  %409 = add nuw nsw i32 %20, 1
  %410 = sub nsw i32 %262, %409
  %411 = tail call i32 @llvm.smin.i32(i32 %410, i32 %409)
  %412 = icmp sgt i32 %411, 2
  br i1 %412, label %413, label %420

413:                                              ; preds = %407
  %414 = zext nneg i32 %409 to i64
  %415 = getelementptr double, ptr %49, i64 %414
  %416 = getelementptr i8, ptr %415, i64 -16
  %417 = load double, ptr %416, align 8, !tbaa !8
  %418 = fcmp contract ugt double %417, %59
  br i1 %418, label %420, label %419

419:                                              ; preds = %413
  br label %420

420:                                              ; preds = %419, %413, %407
  %421 = phi i32 [ 2, %419 ], [ 3, %413 ], [ %411, %407 ]
  %422 = icmp eq i32 %421, 2
  br i1 %422, label %423, label %430

423:                                              ; preds = %420
  %424 = zext nneg i32 %409 to i64
  %425 = getelementptr double, ptr %49, i64 %424
  %426 = getelementptr i8, ptr %425, i64 -8
  %427 = load double, ptr %426, align 8, !tbaa !8
  %428 = fcmp contract ugt double %427, %59
  br i1 %428, label %430, label %429

429:                                              ; preds = %423
  br label %430

430:                                              ; preds = %429, %423, %420
  %431 = phi i32 [ 1, %429 ], [ 2, %423 ], [ %421, %420 ]
  %432 = fcmp contract ogt double %224, 0.000000e+00
  %433 = sub nsw i32 %217, %282
  %434 = sext i32 %433 to i64
  %435 = getelementptr inbounds double, ptr %1, i64 %434
  %436 = load double, ptr %435, align 8, !tbaa !8
  %437 = add nsw i32 %217, %216
  %438 = sext i32 %437 to i64
  %439 = getelementptr inbounds double, ptr %1, i64 %438
  %440 = load double, ptr %439, align 8, !tbaa !8
  %441 = select contract i1 %432, double %436, double %440
  %442 = select contract i1 %432, double %228, double %292
  %443 = select contract i1 %432, double %292, double %228
  %444 = icmp sgt i32 %431, 2
  br i1 %444, label %445, label %527

445:                                              ; preds = %430
  %446 = select contract i1 %432, double %440, double %436
  %447 = mul i32 %216, -3
  %448 = add i32 %217, %447
  %449 = sext i32 %448 to i64
  %450 = getelementptr inbounds double, ptr %1, i64 %449
  %451 = load double, ptr %450, align 8, !tbaa !8
  %452 = add nsw i32 %217, %282
  %453 = sext i32 %452 to i64
  %454 = getelementptr inbounds double, ptr %1, i64 %453
  %455 = load double, ptr %454, align 8, !tbaa !8
  %456 = select contract i1 %432, double %451, double %455
  %457 = fmul contract double %441, 2.000000e+00
  %458 = fsub contract double %456, %457
  %459 = fadd contract double %442, %458
  %460 = fmul contract double %442, 2.000000e+00
  %461 = fsub contract double %441, %460
  %462 = fadd contract double %443, %461
  %463 = fmul contract double %443, 2.000000e+00
  %464 = fsub contract double %442, %463
  %465 = fadd contract double %464, %446
  %466 = fmul contract double %441, 4.000000e+00
  %467 = fsub contract double %456, %466
  %468 = fmul contract double %442, 3.000000e+00
  %469 = fadd contract double %468, %467
  %470 = fsub contract double %441, %443
  %471 = fmul contract double %443, 4.000000e+00
  %472 = fsub contract double %468, %471
  %473 = fadd contract double %472, %446
  %474 = fmul contract double %459, 0x3FF1555555555555
  %475 = fmul contract double %459, %474
  %476 = fmul contract double %469, 2.500000e-01
  %477 = fmul contract double %469, %476
  %478 = fadd contract double %475, %477
  %479 = fmul contract double %462, 0x3FF1555555555555
  %480 = fmul contract double %462, %479
  %481 = fmul contract double %470, 2.500000e-01
  %482 = fmul contract double %470, %481
  %483 = fadd contract double %482, %480
  %484 = fmul contract double %465, 0x3FF1555555555555
  %485 = fmul contract double %465, %484
  %486 = fmul contract double %473, 2.500000e-01
  %487 = fmul contract double %473, %486
  %488 = fadd contract double %485, %487
  %489 = fsub contract double %478, %488
  %490 = fadd contract double %478, 1.000000e-10
  %491 = fdiv contract double %489, %490
  %492 = fadd contract double %483, 1.000000e-10
  %493 = fdiv contract double %489, %492
  %494 = fadd contract double %488, 1.000000e-10
  %495 = fdiv contract double %489, %494
  %496 = fmul contract double %491, %491
  %497 = fadd contract double %496, 1.000000e+00
  %498 = fmul contract double %497, 1.000000e-01
  %499 = fmul contract double %493, %493
  %500 = fadd contract double %499, 1.000000e+00
  %501 = fmul contract double %500, 6.000000e-01
  %502 = fmul contract double %495, %495
  %503 = fadd contract double %502, 1.000000e+00
  %504 = fmul contract double %503, 3.000000e-01
  %505 = fmul contract double %456, 2.000000e+00
  %506 = fmul contract double %441, 7.000000e+00
  %507 = fsub contract double %505, %506
  %508 = fmul contract double %442, 1.100000e+01
  %509 = fadd contract double %508, %507
  %510 = fmul contract double %509, 0x3FC5555555555555
  %511 = fmul contract double %442, 5.000000e+00
  %512 = fsub contract double %511, %441
  %513 = fadd contract double %463, %512
  %514 = fmul contract double %513, 0x3FC5555555555555
  %515 = fmul contract double %443, 5.000000e+00
  %516 = fadd contract double %460, %515
  %517 = fsub contract double %516, %446
  %518 = fmul contract double %517, 0x3FC5555555555555
  %519 = fmul contract double %510, %498
  %520 = fmul contract double %514, %501
  %521 = fadd contract double %519, %520
  %522 = fmul contract double %518, %504
  %523 = fadd contract double %522, %521
  %524 = fadd contract double %498, %501
  %525 = fadd contract double %504, %524
  %526 = fdiv contract double %523, %525
  br label %555

527:                                              ; preds = %430
  %528 = icmp eq i32 %431, 2
  br i1 %528, label %529, label %555

529:                                              ; preds = %527
  %530 = fsub contract double %442, %441
  %531 = fmul contract double %530, %530
  %532 = fsub contract double %443, %442
  %533 = fmul contract double %532, %532
  %534 = fsub contract double %531, %533
  %535 = fadd contract double %531, 1.000000e-10
  %536 = fdiv contract double %534, %535
  %537 = fadd contract double %533, 1.000000e-10
  %538 = fdiv contract double %534, %537
  %539 = fmul contract double %536, %536
  %540 = fadd contract double %539, 1.000000e+00
  %541 = fmul contract double %540, 0x3FD5555555555555
  %542 = fmul contract double %538, %538
  %543 = fadd contract double %542, 1.000000e+00
  %544 = fmul contract double %543, 0x3FE5555555555555
  %545 = fmul contract double %541, 5.000000e-01
  %546 = fmul contract double %442, 3.000000e+00
  %547 = fsub contract double %546, %441
  %548 = fmul contract double %547, %545
  %549 = fmul contract double %544, 5.000000e-01
  %550 = fadd contract double %228, %292
  %551 = fmul contract double %550, %549
  %552 = fadd contract double %548, %551
  %553 = fadd contract double %541, %544
  %554 = fdiv contract double %552, %553
  br label %555

555:                                              ; preds = %529, %527, %445
  %556 = phi contract double [ %526, %445 ], [ %554, %529 ], [ %442, %527 ]
  %557 = fsub contract double %556, %228
  %558 = fmul contract double %224, %557
  %559 = fsub contract double %408, %228
  %560 = fmul contract double %215, %559
  %561 = fsub contract double %558, %560
  %562 = fdiv contract double %561, %69
  %563 = fsub contract double %260, %562
  %564 = load double, ptr %8, align 8, !tbaa !33
  %565 = fsub contract double %231, %228
  %566 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %567 = load ptr, ptr %566, align 8, !tbaa !22
  %568 = getelementptr inbounds double, ptr %567, i64 %72
  %569 = load double, ptr %568, align 8, !tbaa !8
  %570 = fmul contract double %565, %569
  %571 = add i32 %34, 1
  %572 = sext i32 %571 to i64
  %573 = getelementptr inbounds double, ptr %84, i64 %572
  %574 = load double, ptr %573, align 8, !tbaa !8
  %575 = fmul contract double %93, %574
  %576 = fadd contract double %570, %575
  %577 = fmul contract double %81, %86
  %578 = fsub contract double %576, %577
  %579 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %580 = load ptr, ptr %579, align 8, !tbaa !24
  %581 = getelementptr inbounds double, ptr %580, i64 %72
  %582 = load double, ptr %581, align 8, !tbaa !8
  %583 = fdiv contract double %578, %582
  %584 = fsub contract double %228, %240
  %585 = fmul contract double %584, %569
  %586 = fmul contract double %248, %574
  %587 = fadd contract double %585, %586
  %588 = fmul contract double %78, %86
  %589 = fsub contract double %587, %588
  %590 = fdiv contract double %589, %582
  %591 = fsub contract double %583, %590
  %592 = fdiv contract double %591, %74
  %593 = fsub contract double %118, %116
  %594 = fdiv contract double %593, %569
  %595 = fsub contract double %592, %594
  %596 = fmul contract double %564, %595
  %597 = fadd contract double %563, %596
  %598 = add nsw i32 %262, -1
  %599 = icmp eq i32 %20, %598
  br i1 %599, label %600, label %605

600:                                              ; preds = %555
  %601 = getelementptr inbounds double, ptr %6, i64 %53
  %602 = load double, ptr %601, align 8, !tbaa !8
  %603 = fdiv contract double %602, %69
  %604 = fadd contract double %597, %603
  br label %605

605:                                              ; preds = %600, %555
  %606 = phi double [ %604, %600 ], [ %597, %555 ]
  %607 = fcmp contract ugt double %64, %59
  br i1 %607, label %622, label %608

608:                                              ; preds = %605
  %609 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %610 = load double, ptr %609, align 8, !tbaa !35
  %611 = fmul contract double %103, %103
  %612 = fadd contract double %611, %229
  %613 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %614 = load double, ptr %613, align 8, !tbaa !36
  %615 = fmul contract double %614, %614
  %616 = fadd contract double %612, %615
  %617 = tail call contract noundef double @__nv_sqrt(double noundef %616) #11
  %618 = fmul contract double %610, %617
  %619 = fmul contract double %228, %618
  %620 = fdiv contract double %619, %69
  %621 = fsub contract double %606, %620
  br label %622

622:                                              ; preds = %608, %605
  %623 = phi double [ %621, %608 ], [ %606, %605 ]
  %624 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %625 = load i32, ptr %624, align 8, !tbaa !37
  %626 = or i32 %625, %14
  %627 = icmp eq i32 %626, 0
  %628 = fcmp contract ole double %63, %59
  %629 = select i1 %627, i1 true, i1 %628
  %630 = select i1 %629, double 0.000000e+00, double %623
  %631 = getelementptr inbounds double, ptr %7, i64 %79
  store double %630, ptr %631, align 8, !tbaa !8
  br label %632

632:                                              ; preds = %9, %622
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @v_tendency_weno5_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef writeonly captures(none) %7, ptr noundef readonly byval(%struct.Friction) align 8 captures(none) %8) local_unnamed_addr #2 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = load i32, ptr %0, align 8, !tbaa !14
  %22 = icmp slt i32 %14, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = icmp slt i32 %19, %24
  %26 = select i1 %22, i1 %25, i1 false
  br i1 %26, label %27, label %635

27:                                               ; preds = %9
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %29 = load i32, ptr %28, align 4, !tbaa !18
  %30 = add nsw i32 %29, %20
  %31 = shl nsw i32 %29, 1
  %32 = add nsw i32 %31, %24
  %33 = mul nsw i32 %32, %30
  %34 = add i32 %29, %19
  %35 = add i32 %33, %34
  %36 = add i32 %31, %21
  %37 = mul nsw i32 %35, %36
  %38 = add i32 %29, %14
  %39 = add i32 %37, %38
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %41 = load ptr, ptr %40, align 8, !tbaa !26
  %42 = add i32 %34, -1
  %43 = mul nsw i32 %36, %42
  %44 = add i32 %43, %38
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %41, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %49 = load ptr, ptr %48, align 8, !tbaa !19
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = fcmp contract olt double %47, %50
  %52 = select contract i1 %51, double %50, double %47
  %53 = mul nsw i32 %36, %34
  %54 = add i32 %53, %38
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %41, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !8
  %58 = fcmp contract olt double %57, %50
  %59 = select contract i1 %58, double %50, double %57
  %60 = fcmp contract ogt double %52, %59
  %61 = select contract i1 %60, double %52, double %59
  %62 = zext nneg i32 %20 to i64
  %63 = getelementptr double, ptr %49, i64 %62
  %64 = getelementptr i8, ptr %63, i64 8
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = load double, ptr %63, align 8, !tbaa !8
  %67 = fcmp contract ogt double %66, %61
  %68 = select contract i1 %67, double %66, double %61
  %69 = fsub contract double %65, %68
  %70 = fcmp contract ogt double %69, 0.000000e+00
  %71 = select contract i1 %70, double %69, double 0.000000e+00
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %73 = load ptr, ptr %72, align 8, !tbaa !23
  %74 = sext i32 %34 to i64
  %75 = getelementptr inbounds double, ptr %73, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %78 = load ptr, ptr %77, align 8, !tbaa !29
  %79 = getelementptr inbounds double, ptr %78, i64 %74
  %80 = load double, ptr %79, align 8, !tbaa !8
  %81 = sub nsw i32 %39, %36
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds double, ptr %1, i64 %82
  %84 = load double, ptr %83, align 8, !tbaa !8
  %85 = getelementptr i8, ptr %83, i64 8
  %86 = load double, ptr %85, align 8, !tbaa !8
  %87 = fadd contract double %84, %86
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %89 = load ptr, ptr %88, align 8, !tbaa !22
  %90 = add nsw i32 %19, -1
  %91 = add nsw i32 %90, %29
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds double, ptr %89, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !8
  %95 = fmul contract double %87, %94
  %96 = sext i32 %39 to i64
  %97 = getelementptr inbounds double, ptr %1, i64 %96
  %98 = load double, ptr %97, align 8, !tbaa !8
  %99 = add nsw i32 %39, 1
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds double, ptr %1, i64 %100
  %102 = load double, ptr %101, align 8, !tbaa !8
  %103 = fadd contract double %98, %102
  %104 = getelementptr inbounds double, ptr %89, i64 %74
  %105 = load double, ptr %104, align 8, !tbaa !8
  %106 = fmul contract double %103, %105
  %107 = fadd contract double %95, %106
  %108 = fmul contract double %107, 2.500000e-01
  %109 = fdiv contract double %108, %80
  %110 = fcmp contract ogt double %109, 0.000000e+00
  %111 = add i32 %39, -2
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds double, ptr %4, i64 %112
  %114 = load double, ptr %113, align 8, !tbaa !8
  %115 = getelementptr double, ptr %4, i64 %96
  %116 = getelementptr i8, ptr %115, i64 -8
  %117 = load double, ptr %116, align 8, !tbaa !8
  %118 = load double, ptr %115, align 8, !tbaa !8
  %119 = getelementptr inbounds double, ptr %4, i64 %100
  %120 = load double, ptr %119, align 8, !tbaa !8
  %121 = getelementptr i8, ptr %115, i64 16
  %122 = load double, ptr %121, align 8, !tbaa !8
  %123 = getelementptr i8, ptr %115, i64 24
  %124 = load double, ptr %123, align 8, !tbaa !8
  %125 = select contract i1 %110, double %114, double %124
  %126 = select contract i1 %110, double %117, double %122
  %127 = select contract i1 %110, double %118, double %120
  %128 = select contract i1 %110, double %120, double %118
  %129 = select contract i1 %110, double %122, double %117
  %130 = fmul contract double %126, 2.000000e+00
  %131 = fsub contract double %125, %130
  %132 = fadd contract double %127, %131
  %133 = fmul contract double %127, 2.000000e+00
  %134 = fsub contract double %126, %133
  %135 = fadd contract double %128, %134
  %136 = fmul contract double %128, 2.000000e+00
  %137 = fsub contract double %127, %136
  %138 = fadd contract double %129, %137
  %139 = fmul contract double %126, 4.000000e+00
  %140 = fsub contract double %125, %139
  %141 = fmul contract double %127, 3.000000e+00
  %142 = fadd contract double %141, %140
  %143 = fsub contract double %126, %128
  %144 = fmul contract double %128, 4.000000e+00
  %145 = fsub contract double %141, %144
  %146 = fadd contract double %129, %145
  %147 = fmul contract double %132, 0x3FF1555555555555
  %148 = fmul contract double %132, %147
  %149 = fmul contract double %142, 2.500000e-01
  %150 = fmul contract double %142, %149
  %151 = fadd contract double %148, %150
  %152 = fmul contract double %135, 0x3FF1555555555555
  %153 = fmul contract double %135, %152
  %154 = fmul contract double %143, 2.500000e-01
  %155 = fmul contract double %143, %154
  %156 = fadd contract double %155, %153
  %157 = fmul contract double %138, 0x3FF1555555555555
  %158 = fmul contract double %138, %157
  %159 = fmul contract double %146, 2.500000e-01
  %160 = fmul contract double %146, %159
  %161 = fadd contract double %158, %160
  %162 = fsub contract double %151, %161
  %163 = fadd contract double %151, 0x3BC79CA10C924223
  %164 = fdiv contract double %162, %163
  %165 = fadd contract double %156, 0x3BC79CA10C924223
  %166 = fdiv contract double %162, %165
  %167 = fadd contract double %161, 0x3BC79CA10C924223
  %168 = fdiv contract double %162, %167
  %169 = fmul contract double %164, %164
  %170 = fadd contract double %169, 1.000000e+00
  %171 = fmul contract double %170, 1.000000e-01
  %172 = fmul contract double %166, %166
  %173 = fadd contract double %172, 1.000000e+00
  %174 = fmul contract double %173, 6.000000e-01
  %175 = fmul contract double %168, %168
  %176 = fadd contract double %175, 1.000000e+00
  %177 = fmul contract double %176, 3.000000e-01
  %178 = fmul contract double %125, 2.000000e+00
  %179 = fmul contract double %126, 7.000000e+00
  %180 = fsub contract double %178, %179
  %181 = fmul contract double %127, 1.100000e+01
  %182 = fadd contract double %181, %180
  %183 = fmul contract double %182, 0x3FC5555555555555
  %184 = fmul contract double %127, 5.000000e+00
  %185 = fsub contract double %184, %126
  %186 = fadd contract double %136, %185
  %187 = fmul contract double %186, 0x3FC5555555555555
  %188 = fmul contract double %128, 5.000000e+00
  %189 = fadd contract double %133, %188
  %190 = fsub contract double %189, %129
  %191 = fmul contract double %190, 0x3FC5555555555555
  %192 = fmul contract double %183, %171
  %193 = fmul contract double %187, %174
  %194 = fadd contract double %192, %193
  %195 = fmul contract double %191, %177
  %196 = fadd contract double %195, %194
  %197 = fadd contract double %171, %174
  %198 = fadd contract double %177, %197
  %199 = fdiv contract double %196, %198
  %200 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %201 = load ptr, ptr %200, align 8, !tbaa !24
  %202 = getelementptr inbounds double, ptr %201, i64 %92
  %203 = load double, ptr %202, align 8, !tbaa !8
  %204 = getelementptr inbounds double, ptr %201, i64 %74
  %205 = load double, ptr %204, align 8, !tbaa !8
  %206 = fmul contract double %76, %80
  %207 = getelementptr inbounds double, ptr %3, i64 %82
  %208 = load double, ptr %207, align 8, !tbaa !8
  %209 = fmul contract double %203, %208
  %210 = getelementptr inbounds double, ptr %3, i64 %96
  %211 = load double, ptr %210, align 8, !tbaa !8
  %212 = fmul contract double %205, %211
  %213 = fadd contract double %209, %212
  %214 = fmul contract double %213, 5.000000e-01
  %215 = fdiv contract double %214, %206
  %216 = mul nsw i32 %32, %36
  %217 = add nsw i32 %39, %216
  %218 = sub nsw i32 %217, %36
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds double, ptr %3, i64 %219
  %221 = load double, ptr %220, align 8, !tbaa !8
  %222 = fmul contract double %203, %221
  %223 = sext i32 %217 to i64
  %224 = getelementptr inbounds double, ptr %3, i64 %223
  %225 = load double, ptr %224, align 8, !tbaa !8
  %226 = fmul contract double %205, %225
  %227 = fadd contract double %222, %226
  %228 = fmul contract double %227, 5.000000e-01
  %229 = fdiv contract double %228, %206
  %230 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %231 = load ptr, ptr %230, align 8, !tbaa !32
  %232 = getelementptr inbounds double, ptr %231, i64 %74
  %233 = load double, ptr %232, align 8, !tbaa !8
  %234 = fadd contract double %233, %199
  %235 = fneg contract double %234
  %236 = fmul contract double %109, %235
  %237 = fmul contract double %98, %98
  %238 = getelementptr i8, ptr %97, i64 8
  %239 = load double, ptr %238, align 8, !tbaa !8
  %240 = fmul contract double %239, %239
  %241 = fadd contract double %237, %240
  %242 = getelementptr inbounds double, ptr %2, i64 %96
  %243 = load double, ptr %242, align 8, !tbaa !8
  %244 = fmul contract double %243, %243
  %245 = fadd contract double %241, %244
  %246 = add i32 %39, %36
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds double, ptr %2, i64 %247
  %249 = load double, ptr %248, align 8, !tbaa !8
  %250 = fmul contract double %249, %249
  %251 = fadd contract double %245, %250
  %252 = fmul contract double %251, 2.500000e-01
  %253 = fmul contract double %84, %84
  %254 = fmul contract double %86, %86
  %255 = fadd contract double %253, %254
  %256 = getelementptr inbounds double, ptr %2, i64 %82
  %257 = load double, ptr %256, align 8, !tbaa !8
  %258 = fmul contract double %257, %257
  %259 = fadd contract double %255, %258
  %260 = fadd contract double %244, %259
  %261 = fmul contract double %260, 2.500000e-01
  %262 = fsub contract double %252, %261
  %263 = getelementptr inbounds double, ptr %5, i64 %96
  %264 = load double, ptr %263, align 8, !tbaa !8
  %265 = fadd contract double %264, %262
  %266 = getelementptr inbounds double, ptr %5, i64 %82
  %267 = load double, ptr %266, align 8, !tbaa !8
  %268 = fsub contract double %265, %267
  %269 = fdiv contract double %268, %80
  %270 = fsub contract double %236, %269
  %271 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %272 = load i32, ptr %271, align 8, !tbaa !20
  %273 = sub nsw i32 %272, %20
  %274 = tail call i32 @llvm.smin.i32(i32 %273, i32 %20)
  %275 = icmp sgt i32 %274, 2
  br i1 %275, label %276, label %281

276:                                              ; preds = %27
  %277 = getelementptr i8, ptr %63, i64 -16
  %278 = load double, ptr %277, align 8, !tbaa !8
  %279 = fcmp contract ugt double %278, %61
  br i1 %279, label %281, label %280

280:                                              ; preds = %276
  br label %281

281:                                              ; preds = %280, %276, %27
  %282 = phi i32 [ 2, %280 ], [ 3, %276 ], [ %274, %27 ]
  %283 = icmp eq i32 %282, 2
  br i1 %283, label %284, label %289

284:                                              ; preds = %281
  %285 = getelementptr i8, ptr %63, i64 -8
  %286 = load double, ptr %285, align 8, !tbaa !8
  %287 = fcmp contract ugt double %286, %61
  br i1 %287, label %289, label %288

288:                                              ; preds = %284
  br label %289

289:                                              ; preds = %288, %284, %281
  %290 = phi i32 [ 1, %288 ], [ 2, %284 ], [ %282, %281 ]
  %291 = fcmp contract ogt double %215, 0.000000e+00
  %292 = shl nsw i32 %216, 1
  %293 = sub nsw i32 %39, %292
  %294 = sext i32 %293 to i64
  %295 = getelementptr inbounds double, ptr %2, i64 %294
  %296 = load double, ptr %295, align 8, !tbaa !8
  %297 = sub nsw i32 %39, %216
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds double, ptr %2, i64 %298
  %300 = load double, ptr %299, align 8, !tbaa !8
  %301 = getelementptr inbounds double, ptr %2, i64 %223
  %302 = load double, ptr %301, align 8, !tbaa !8
  %303 = select contract i1 %291, double %296, double %302
  %304 = select contract i1 %291, double %300, double %243
  %305 = select contract i1 %291, double %243, double %300
  %306 = icmp sgt i32 %290, 2
  br i1 %306, label %307, label %389

307:                                              ; preds = %289
  %308 = select contract i1 %291, double %302, double %296
  %309 = mul i32 %216, -3
  %310 = add i32 %39, %309
  %311 = sext i32 %310 to i64
  %312 = getelementptr inbounds double, ptr %2, i64 %311
  %313 = load double, ptr %312, align 8, !tbaa !8
  %314 = add nsw i32 %39, %292
  %315 = sext i32 %314 to i64
  %316 = getelementptr inbounds double, ptr %2, i64 %315
  %317 = load double, ptr %316, align 8, !tbaa !8
  %318 = select contract i1 %291, double %313, double %317
  %319 = fmul contract double %303, 2.000000e+00
  %320 = fsub contract double %318, %319
  %321 = fadd contract double %304, %320
  %322 = fmul contract double %304, 2.000000e+00
  %323 = fsub contract double %303, %322
  %324 = fadd contract double %305, %323
  %325 = fmul contract double %305, 2.000000e+00
  %326 = fsub contract double %304, %325
  %327 = fadd contract double %308, %326
  %328 = fmul contract double %303, 4.000000e+00
  %329 = fsub contract double %318, %328
  %330 = fmul contract double %304, 3.000000e+00
  %331 = fadd contract double %330, %329
  %332 = fsub contract double %303, %305
  %333 = fmul contract double %305, 4.000000e+00
  %334 = fsub contract double %330, %333
  %335 = fadd contract double %308, %334
  %336 = fmul contract double %321, 0x3FF1555555555555
  %337 = fmul contract double %321, %336
  %338 = fmul contract double %331, 2.500000e-01
  %339 = fmul contract double %331, %338
  %340 = fadd contract double %337, %339
  %341 = fmul contract double %324, 0x3FF1555555555555
  %342 = fmul contract double %324, %341
  %343 = fmul contract double %332, 2.500000e-01
  %344 = fmul contract double %332, %343
  %345 = fadd contract double %344, %342
  %346 = fmul contract double %327, 0x3FF1555555555555
  %347 = fmul contract double %327, %346
  %348 = fmul contract double %335, 2.500000e-01
  %349 = fmul contract double %335, %348
  %350 = fadd contract double %347, %349
  %351 = fsub contract double %340, %350
  %352 = fadd contract double %340, 1.000000e-10
  %353 = fdiv contract double %351, %352
  %354 = fadd contract double %345, 1.000000e-10
  %355 = fdiv contract double %351, %354
  %356 = fadd contract double %350, 1.000000e-10
  %357 = fdiv contract double %351, %356
  %358 = fmul contract double %353, %353
  %359 = fadd contract double %358, 1.000000e+00
  %360 = fmul contract double %359, 1.000000e-01
  %361 = fmul contract double %355, %355
  %362 = fadd contract double %361, 1.000000e+00
  %363 = fmul contract double %362, 6.000000e-01
  %364 = fmul contract double %357, %357
  %365 = fadd contract double %364, 1.000000e+00
  %366 = fmul contract double %365, 3.000000e-01
  %367 = fmul contract double %318, 2.000000e+00
  %368 = fmul contract double %303, 7.000000e+00
  %369 = fsub contract double %367, %368
  %370 = fmul contract double %304, 1.100000e+01
  %371 = fadd contract double %370, %369
  %372 = fmul contract double %371, 0x3FC5555555555555
  %373 = fmul contract double %304, 5.000000e+00
  %374 = fsub contract double %373, %303
  %375 = fadd contract double %325, %374
  %376 = fmul contract double %375, 0x3FC5555555555555
  %377 = fmul contract double %305, 5.000000e+00
  %378 = fadd contract double %322, %377
  %379 = fsub contract double %378, %308
  %380 = fmul contract double %379, 0x3FC5555555555555
  %381 = fmul contract double %372, %360
  %382 = fmul contract double %376, %363
  %383 = fadd contract double %381, %382
  %384 = fmul contract double %380, %366
  %385 = fadd contract double %384, %383
  %386 = fadd contract double %360, %363
  %387 = fadd contract double %366, %386
  %388 = fdiv contract double %385, %387
  br label %417

389:                                              ; preds = %289
  %390 = icmp eq i32 %290, 2
  br i1 %390, label %391, label %417

391:                                              ; preds = %389
  %392 = fsub contract double %304, %303
  %393 = fmul contract double %392, %392
  %394 = fsub contract double %305, %304
  %395 = fmul contract double %394, %394
  %396 = fsub contract double %393, %395
  %397 = fadd contract double %393, 1.000000e-10
  %398 = fdiv contract double %396, %397
  %399 = fadd contract double %395, 1.000000e-10
  %400 = fdiv contract double %396, %399
  %401 = fmul contract double %398, %398
  %402 = fadd contract double %401, 1.000000e+00
  %403 = fmul contract double %402, 0x3FD5555555555555
  %404 = fmul contract double %400, %400
  %405 = fadd contract double %404, 1.000000e+00
  %406 = fmul contract double %405, 0x3FE5555555555555
  %407 = fmul contract double %403, 5.000000e-01
  %408 = fmul contract double %304, 3.000000e+00
  %409 = fsub contract double %408, %303
  %410 = fmul contract double %409, %407
  %411 = fmul contract double %406, 5.000000e-01
  %412 = fadd contract double %243, %300
  %413 = fmul contract double %412, %411
  %414 = fadd contract double %410, %413
  %415 = fadd contract double %403, %406
  %416 = fdiv contract double %414, %415
  br label %417

417:                                              ; preds = %391, %389, %307
  %418 = phi contract double [ %388, %307 ], [ %416, %391 ], [ %304, %389 ]
  %419 = add nuw nsw i32 %20, 1
  %420 = sub nsw i32 %272, %419
  %421 = tail call i32 @llvm.smin.i32(i32 %420, i32 %419)
  %422 = icmp sgt i32 %421, 2
  br i1 %422, label %423, label %430

423:                                              ; preds = %417
  %424 = zext nneg i32 %419 to i64
  %425 = getelementptr double, ptr %49, i64 %424
  %426 = getelementptr i8, ptr %425, i64 -16
  %427 = load double, ptr %426, align 8, !tbaa !8
  %428 = fcmp contract ugt double %427, %61
  br i1 %428, label %430, label %429

429:                                              ; preds = %423
  br label %430

430:                                              ; preds = %429, %423, %417
  %431 = phi i32 [ 2, %429 ], [ 3, %423 ], [ %421, %417 ]
  %432 = icmp eq i32 %431, 2
  br i1 %432, label %433, label %440

433:                                              ; preds = %430
  %434 = zext nneg i32 %419 to i64
  %435 = getelementptr double, ptr %49, i64 %434
  %436 = getelementptr i8, ptr %435, i64 -8
  %437 = load double, ptr %436, align 8, !tbaa !8
  %438 = fcmp contract ugt double %437, %61
  br i1 %438, label %440, label %439

439:                                              ; preds = %433
  br label %440

440:                                              ; preds = %439, %433, %430
  %441 = phi i32 [ 1, %439 ], [ 2, %433 ], [ %431, %430 ]
  %442 = fcmp contract ogt double %229, 0.000000e+00
  %443 = sub nsw i32 %217, %292
  %444 = sext i32 %443 to i64
  %445 = getelementptr inbounds double, ptr %2, i64 %444
  %446 = load double, ptr %445, align 8, !tbaa !8
  %447 = add nsw i32 %217, %216
  %448 = sext i32 %447 to i64
  %449 = getelementptr inbounds double, ptr %2, i64 %448
  %450 = load double, ptr %449, align 8, !tbaa !8
  %451 = select contract i1 %442, double %446, double %450
  %452 = select contract i1 %442, double %243, double %302
  %453 = select contract i1 %442, double %302, double %243
  %454 = icmp sgt i32 %441, 2
  br i1 %454, label %455, label %537

455:                                              ; preds = %440
  %456 = select contract i1 %442, double %450, double %446
  %457 = mul i32 %216, -3
  %458 = add i32 %217, %457
  %459 = sext i32 %458 to i64
  %460 = getelementptr inbounds double, ptr %2, i64 %459
  %461 = load double, ptr %460, align 8, !tbaa !8
  %462 = add nsw i32 %217, %292
  %463 = sext i32 %462 to i64
  %464 = getelementptr inbounds double, ptr %2, i64 %463
  %465 = load double, ptr %464, align 8, !tbaa !8
  %466 = select contract i1 %442, double %461, double %465
  %467 = fmul contract double %451, 2.000000e+00
  %468 = fsub contract double %466, %467
  %469 = fadd contract double %452, %468
  %470 = fmul contract double %452, 2.000000e+00
  %471 = fsub contract double %451, %470
  %472 = fadd contract double %453, %471
  %473 = fmul contract double %453, 2.000000e+00
  %474 = fsub contract double %452, %473
  %475 = fadd contract double %474, %456
  %476 = fmul contract double %451, 4.000000e+00
  %477 = fsub contract double %466, %476
  %478 = fmul contract double %452, 3.000000e+00
  %479 = fadd contract double %478, %477
  %480 = fsub contract double %451, %453
  %481 = fmul contract double %453, 4.000000e+00
  %482 = fsub contract double %478, %481
  %483 = fadd contract double %482, %456
  %484 = fmul contract double %469, 0x3FF1555555555555
  %485 = fmul contract double %469, %484
  %486 = fmul contract double %479, 2.500000e-01
  %487 = fmul contract double %479, %486
  %488 = fadd contract double %485, %487
  %489 = fmul contract double %472, 0x3FF1555555555555
  %490 = fmul contract double %472, %489
  %491 = fmul contract double %480, 2.500000e-01
  %492 = fmul contract double %480, %491
  %493 = fadd contract double %492, %490
  %494 = fmul contract double %475, 0x3FF1555555555555
  %495 = fmul contract double %475, %494
  %496 = fmul contract double %483, 2.500000e-01
  %497 = fmul contract double %483, %496
  %498 = fadd contract double %495, %497
  %499 = fsub contract double %488, %498
  %500 = fadd contract double %488, 1.000000e-10
  %501 = fdiv contract double %499, %500
  %502 = fadd contract double %493, 1.000000e-10
  %503 = fdiv contract double %499, %502
  %504 = fadd contract double %498, 1.000000e-10
  %505 = fdiv contract double %499, %504
  %506 = fmul contract double %501, %501
  %507 = fadd contract double %506, 1.000000e+00
  %508 = fmul contract double %507, 1.000000e-01
  %509 = fmul contract double %503, %503
  %510 = fadd contract double %509, 1.000000e+00
  %511 = fmul contract double %510, 6.000000e-01
  %512 = fmul contract double %505, %505
  %513 = fadd contract double %512, 1.000000e+00
  %514 = fmul contract double %513, 3.000000e-01
  %515 = fmul contract double %466, 2.000000e+00
  %516 = fmul contract double %451, 7.000000e+00
  %517 = fsub contract double %515, %516
  %518 = fmul contract double %452, 1.100000e+01
  %519 = fadd contract double %518, %517
  %520 = fmul contract double %519, 0x3FC5555555555555
  %521 = fmul contract double %452, 5.000000e+00
  %522 = fsub contract double %521, %451
  %523 = fadd contract double %473, %522
  %524 = fmul contract double %523, 0x3FC5555555555555
  %525 = fmul contract double %453, 5.000000e+00
  %526 = fadd contract double %470, %525
  %527 = fsub contract double %526, %456
  %528 = fmul contract double %527, 0x3FC5555555555555
  %529 = fmul contract double %520, %508
  %530 = fmul contract double %524, %511
  %531 = fadd contract double %529, %530
  %532 = fmul contract double %528, %514
  %533 = fadd contract double %532, %531
  %534 = fadd contract double %508, %511
  %535 = fadd contract double %514, %534
  %536 = fdiv contract double %533, %535
  br label %565

537:                                              ; preds = %440
  %538 = icmp eq i32 %441, 2
  br i1 %538, label %539, label %565

539:                                              ; preds = %537
  %540 = fsub contract double %452, %451
  %541 = fmul contract double %540, %540
  %542 = fsub contract double %453, %452
  %543 = fmul contract double %542, %542
  %544 = fsub contract double %541, %543
  %545 = fadd contract double %541, 1.000000e-10
  %546 = fdiv contract double %544, %545
  %547 = fadd contract double %543, 1.000000e-10
  %548 = fdiv contract double %544, %547
  %549 = fmul contract double %546, %546
  %550 = fadd contract double %549, 1.000000e+00
  %551 = fmul contract double %550, 0x3FD5555555555555
  %552 = fmul contract double %548, %548
  %553 = fadd contract double %552, 1.000000e+00
  %554 = fmul contract double %553, 0x3FE5555555555555
  %555 = fmul contract double %551, 5.000000e-01
  %556 = fmul contract double %452, 3.000000e+00
  %557 = fsub contract double %556, %451
  %558 = fmul contract double %557, %555
  %559 = fmul contract double %554, 5.000000e-01
  %560 = fadd contract double %243, %302
  %561 = fmul contract double %560, %559
  %562 = fadd contract double %558, %561
  %563 = fadd contract double %551, %554
  %564 = fdiv contract double %562, %563
  br label %565

565:                                              ; preds = %539, %537, %455
  %566 = phi contract double [ %536, %455 ], [ %564, %539 ], [ %452, %537 ]
  %567 = fsub contract double %566, %243
  %568 = fmul contract double %229, %567
  %569 = fsub contract double %418, %243
  %570 = fmul contract double %215, %569
  %571 = fsub contract double %568, %570
  %572 = fdiv contract double %571, %71
  %573 = fsub contract double %270, %572
  %574 = load double, ptr %8, align 8, !tbaa !33
  %575 = fsub contract double %239, %98
  %576 = fmul contract double %105, %575
  %577 = add i32 %34, 1
  %578 = sext i32 %577 to i64
  %579 = getelementptr inbounds double, ptr %73, i64 %578
  %580 = load double, ptr %579, align 8, !tbaa !8
  %581 = fmul contract double %249, %580
  %582 = fadd contract double %576, %581
  %583 = fmul contract double %76, %243
  %584 = fsub contract double %582, %583
  %585 = fdiv contract double %584, %205
  %586 = fsub contract double %86, %84
  %587 = fmul contract double %586, %94
  %588 = fadd contract double %587, %583
  %589 = getelementptr inbounds double, ptr %73, i64 %92
  %590 = load double, ptr %589, align 8, !tbaa !8
  %591 = fmul contract double %257, %590
  %592 = fsub contract double %588, %591
  %593 = fdiv contract double %592, %203
  %594 = fsub contract double %585, %593
  %595 = fdiv contract double %594, %80
  %596 = fsub contract double %120, %118
  %597 = fdiv contract double %596, %76
  %598 = fadd contract double %597, %595
  %599 = fmul contract double %574, %598
  %600 = fadd contract double %573, %599
  %601 = add nsw i32 %272, -1
  %602 = icmp eq i32 %20, %601
  br i1 %602, label %603, label %608

603:                                              ; preds = %565
  %604 = getelementptr inbounds double, ptr %6, i64 %55
  %605 = load double, ptr %604, align 8, !tbaa !8
  %606 = fdiv contract double %605, %71
  %607 = fadd contract double %600, %606
  br label %608

608:                                              ; preds = %603, %565
  %609 = phi double [ %607, %603 ], [ %600, %565 ]
  %610 = fcmp contract ugt double %66, %61
  br i1 %610, label %625, label %611

611:                                              ; preds = %608
  %612 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %613 = load double, ptr %612, align 8, !tbaa !35
  %614 = fmul contract double %109, %109
  %615 = fadd contract double %614, %244
  %616 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %617 = load double, ptr %616, align 8, !tbaa !36
  %618 = fmul contract double %617, %617
  %619 = fadd contract double %615, %618
  %620 = tail call contract noundef double @__nv_sqrt(double noundef %619) #11
  %621 = fmul contract double %613, %620
  %622 = fmul contract double %243, %621
  %623 = fdiv contract double %622, %71
  %624 = fsub contract double %609, %623
  br label %625

625:                                              ; preds = %611, %608
  %626 = phi double [ %624, %611 ], [ %609, %608 ]
  %627 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %628 = load i32, ptr %627, align 4, !tbaa !38
  %629 = or i32 %628, %19
  %630 = icmp eq i32 %629, 0
  %631 = fcmp contract ole double %65, %61
  %632 = select i1 %630, i1 true, i1 %631
  %633 = select i1 %632, double 0.000000e+00, double %626
  %634 = getelementptr inbounds double, ptr %7, i64 %96
  store double %633, ptr %634, align 8, !tbaa !8
  br label %635

635:                                              ; preds = %9, %625
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @u_tendency_enstrophy_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef writeonly captures(none) %7, ptr noundef readonly byval(%struct.Friction) align 8 captures(none) %8) local_unnamed_addr #2 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = load i32, ptr %0, align 8, !tbaa !14
  %22 = icmp slt i32 %14, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = icmp slt i32 %19, %24
  %26 = select i1 %22, i1 %25, i1 false
  br i1 %26, label %27, label %540

27:                                               ; preds = %9
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %29 = load i32, ptr %28, align 4, !tbaa !18
  %30 = add nsw i32 %29, %20
  %31 = shl nsw i32 %29, 1
  %32 = add nsw i32 %31, %24
  %33 = mul nsw i32 %32, %30
  %34 = add i32 %29, %19
  %35 = add i32 %33, %34
  %36 = add i32 %31, %21
  %37 = mul nsw i32 %35, %36
  %38 = add i32 %29, %14
  %39 = add i32 %37, %38
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %41 = load ptr, ptr %40, align 8, !tbaa !26
  %42 = mul nsw i32 %36, %34
  %43 = add i32 %42, %38
  %44 = add i32 %43, -1
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %41, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %49 = load ptr, ptr %48, align 8, !tbaa !19
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = fcmp contract olt double %47, %50
  %52 = select contract i1 %51, double %50, double %47
  %53 = sext i32 %43 to i64
  %54 = getelementptr inbounds double, ptr %41, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !8
  %56 = fcmp contract olt double %55, %50
  %57 = select contract i1 %56, double %50, double %55
  %58 = fcmp contract ogt double %52, %57
  %59 = select contract i1 %58, double %52, double %57
  %60 = zext nneg i32 %20 to i64
  %61 = getelementptr double, ptr %49, i64 %60
  %62 = getelementptr i8, ptr %61, i64 8
  %63 = load double, ptr %62, align 8, !tbaa !8
  %64 = load double, ptr %61, align 8, !tbaa !8
  %65 = fcmp contract ogt double %64, %59
  %66 = select contract i1 %65, double %64, double %59
  %67 = fsub contract double %63, %66
  %68 = fcmp contract ogt double %67, 0.000000e+00
  %69 = select contract i1 %68, double %67, double 0.000000e+00
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %71 = load ptr, ptr %70, align 8, !tbaa !30
  %72 = sext i32 %34 to i64
  %73 = getelementptr inbounds double, ptr %71, i64 %72
  %74 = load double, ptr %73, align 8, !tbaa !8
  %75 = add nsw i32 %39, -1
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds double, ptr %2, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !8
  %79 = sext i32 %39 to i64
  %80 = getelementptr inbounds double, ptr %2, i64 %79
  %81 = load double, ptr %80, align 8, !tbaa !8
  %82 = fadd contract double %78, %81
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %84 = load ptr, ptr %83, align 8, !tbaa !23
  %85 = getelementptr inbounds double, ptr %84, i64 %72
  %86 = load double, ptr %85, align 8, !tbaa !8
  %87 = fmul contract double %82, %86
  %88 = add i32 %39, %36
  %89 = sext i32 %88 to i64
  %90 = getelementptr double, ptr %2, i64 %89
  %91 = getelementptr i8, ptr %90, i64 -8
  %92 = load double, ptr %91, align 8, !tbaa !8
  %93 = load double, ptr %90, align 8, !tbaa !8
  %94 = fadd contract double %92, %93
  %95 = add nuw nsw i32 %19, 1
  %96 = add nsw i32 %95, %29
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds double, ptr %84, i64 %97
  %99 = load double, ptr %98, align 8, !tbaa !8
  %100 = fmul contract double %94, %99
  %101 = fadd contract double %87, %100
  %102 = fmul contract double %101, 2.500000e-01
  %103 = fdiv contract double %102, %74
  %104 = getelementptr inbounds double, ptr %4, i64 %79
  %105 = load double, ptr %104, align 8, !tbaa !8
  %106 = getelementptr inbounds double, ptr %4, i64 %89
  %107 = load double, ptr %106, align 8, !tbaa !8
  %108 = fadd contract double %105, %107
  %109 = fmul contract double %108, 5.000000e-01
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %111 = load ptr, ptr %110, align 8, !tbaa !32
  %112 = getelementptr inbounds double, ptr %111, i64 %72
  %113 = load double, ptr %112, align 8, !tbaa !8
  %114 = getelementptr inbounds double, ptr %111, i64 %97
  %115 = load double, ptr %114, align 8, !tbaa !8
  %116 = fadd contract double %113, %115
  %117 = fmul contract double %116, 5.000000e-01
  %118 = getelementptr inbounds double, ptr %3, i64 %76
  %119 = load double, ptr %118, align 8, !tbaa !8
  %120 = getelementptr inbounds double, ptr %3, i64 %79
  %121 = load double, ptr %120, align 8, !tbaa !8
  %122 = fadd contract double %119, %121
  %123 = fmul contract double %122, 5.000000e-01
  %124 = mul nsw i32 %32, %36
  %125 = add nsw i32 %39, %124
  %126 = sext i32 %125 to i64
  %127 = getelementptr double, ptr %3, i64 %126
  %128 = getelementptr i8, ptr %127, i64 -8
  %129 = load double, ptr %128, align 8, !tbaa !8
  %130 = load double, ptr %127, align 8, !tbaa !8
  %131 = fadd contract double %129, %130
  %132 = fmul contract double %131, 5.000000e-01
  %133 = fadd contract double %109, %117
  %134 = fmul contract double %103, %133
  %135 = getelementptr inbounds double, ptr %1, i64 %79
  %136 = load double, ptr %135, align 8, !tbaa !8
  %137 = fmul contract double %136, %136
  %138 = getelementptr i8, ptr %135, i64 8
  %139 = load double, ptr %138, align 8, !tbaa !8
  %140 = fmul contract double %139, %139
  %141 = fadd contract double %137, %140
  %142 = fmul contract double %81, %81
  %143 = fadd contract double %142, %141
  %144 = fmul contract double %93, %93
  %145 = fadd contract double %144, %143
  %146 = fmul contract double %145, 2.500000e-01
  %147 = getelementptr inbounds double, ptr %1, i64 %76
  %148 = load double, ptr %147, align 8, !tbaa !8
  %149 = fmul contract double %148, %148
  %150 = fadd contract double %137, %149
  %151 = fmul contract double %78, %78
  %152 = fadd contract double %151, %150
  %153 = add i32 %75, %36
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds double, ptr %2, i64 %154
  %156 = load double, ptr %155, align 8, !tbaa !8
  %157 = fmul contract double %156, %156
  %158 = fadd contract double %157, %152
  %159 = fmul contract double %158, 2.500000e-01
  %160 = fsub contract double %146, %159
  %161 = getelementptr inbounds double, ptr %5, i64 %79
  %162 = load double, ptr %161, align 8, !tbaa !8
  %163 = fadd contract double %162, %160
  %164 = getelementptr inbounds double, ptr %5, i64 %76
  %165 = load double, ptr %164, align 8, !tbaa !8
  %166 = fsub contract double %163, %165
  %167 = fdiv contract double %166, %74
  %168 = fsub contract double %134, %167
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %170 = load i32, ptr %169, align 8, !tbaa !20
  %171 = sub nsw i32 %170, %20
  %172 = tail call i32 @llvm.smin.i32(i32 %171, i32 %20)
  %173 = icmp sgt i32 %172, 2
  br i1 %173, label %174, label %179

174:                                              ; preds = %27
  %175 = getelementptr i8, ptr %61, i64 -16
  %176 = load double, ptr %175, align 8, !tbaa !8
  %177 = fcmp contract ugt double %176, %59
  br i1 %177, label %179, label %178

178:                                              ; preds = %174
  br label %179

179:                                              ; preds = %178, %174, %27
  %180 = phi i32 [ 2, %178 ], [ 3, %174 ], [ %172, %27 ]
  %181 = icmp eq i32 %180, 2
  br i1 %181, label %182, label %187

182:                                              ; preds = %179
  %183 = getelementptr i8, ptr %61, i64 -8
  %184 = load double, ptr %183, align 8, !tbaa !8
  %185 = fcmp contract ugt double %184, %59
  br i1 %185, label %187, label %186

186:                                              ; preds = %182
  br label %187

187:                                              ; preds = %186, %182, %179
  %188 = phi i32 [ 1, %186 ], [ 2, %182 ], [ %180, %179 ]
  %189 = fcmp contract ogt double %123, 0.000000e+00
  %190 = shl nsw i32 %124, 1
  %191 = sub nsw i32 %39, %190
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds double, ptr %1, i64 %192
  %194 = load double, ptr %193, align 8, !tbaa !8
  %195 = sub nsw i32 %39, %124
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds double, ptr %1, i64 %196
  %198 = load double, ptr %197, align 8, !tbaa !8
  %199 = getelementptr inbounds double, ptr %1, i64 %126
  %200 = load double, ptr %199, align 8, !tbaa !8
  %201 = select contract i1 %189, double %194, double %200
  %202 = select contract i1 %189, double %198, double %136
  %203 = select contract i1 %189, double %136, double %198
  %204 = icmp sgt i32 %188, 2
  br i1 %204, label %205, label %287

205:                                              ; preds = %187
  %206 = select contract i1 %189, double %200, double %194
  %207 = mul i32 %124, -3
  %208 = add i32 %39, %207
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds double, ptr %1, i64 %209
  %211 = load double, ptr %210, align 8, !tbaa !8
  %212 = add nsw i32 %39, %190
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds double, ptr %1, i64 %213
  %215 = load double, ptr %214, align 8, !tbaa !8
  %216 = select contract i1 %189, double %211, double %215
  %217 = fmul contract double %201, 2.000000e+00
  %218 = fsub contract double %216, %217
  %219 = fadd contract double %202, %218
  %220 = fmul contract double %202, 2.000000e+00
  %221 = fsub contract double %201, %220
  %222 = fadd contract double %203, %221
  %223 = fmul contract double %203, 2.000000e+00
  %224 = fsub contract double %202, %223
  %225 = fadd contract double %206, %224
  %226 = fmul contract double %201, 4.000000e+00
  %227 = fsub contract double %216, %226
  %228 = fmul contract double %202, 3.000000e+00
  %229 = fadd contract double %228, %227
  %230 = fsub contract double %201, %203
  %231 = fmul contract double %203, 4.000000e+00
  %232 = fsub contract double %228, %231
  %233 = fadd contract double %206, %232
  %234 = fmul contract double %219, 0x3FF1555555555555
  %235 = fmul contract double %219, %234
  %236 = fmul contract double %229, 2.500000e-01
  %237 = fmul contract double %229, %236
  %238 = fadd contract double %235, %237
  %239 = fmul contract double %222, 0x3FF1555555555555
  %240 = fmul contract double %222, %239
  %241 = fmul contract double %230, 2.500000e-01
  %242 = fmul contract double %230, %241
  %243 = fadd contract double %242, %240
  %244 = fmul contract double %225, 0x3FF1555555555555
  %245 = fmul contract double %225, %244
  %246 = fmul contract double %233, 2.500000e-01
  %247 = fmul contract double %233, %246
  %248 = fadd contract double %245, %247
  %249 = fsub contract double %238, %248
  %250 = fadd contract double %238, 1.000000e-10
  %251 = fdiv contract double %249, %250
  %252 = fadd contract double %243, 1.000000e-10
  %253 = fdiv contract double %249, %252
  %254 = fadd contract double %248, 1.000000e-10
  %255 = fdiv contract double %249, %254
  %256 = fmul contract double %251, %251
  %257 = fadd contract double %256, 1.000000e+00
  %258 = fmul contract double %257, 1.000000e-01
  %259 = fmul contract double %253, %253
  %260 = fadd contract double %259, 1.000000e+00
  %261 = fmul contract double %260, 6.000000e-01
  %262 = fmul contract double %255, %255
  %263 = fadd contract double %262, 1.000000e+00
  %264 = fmul contract double %263, 3.000000e-01
  %265 = fmul contract double %216, 2.000000e+00
  %266 = fmul contract double %201, 7.000000e+00
  %267 = fsub contract double %265, %266
  %268 = fmul contract double %202, 1.100000e+01
  %269 = fadd contract double %268, %267
  %270 = fmul contract double %269, 0x3FC5555555555555
  %271 = fmul contract double %202, 5.000000e+00
  %272 = fsub contract double %271, %201
  %273 = fadd contract double %223, %272
  %274 = fmul contract double %273, 0x3FC5555555555555
  %275 = fmul contract double %203, 5.000000e+00
  %276 = fadd contract double %220, %275
  %277 = fsub contract double %276, %206
  %278 = fmul contract double %277, 0x3FC5555555555555
  %279 = fmul contract double %270, %258
  %280 = fmul contract double %274, %261
  %281 = fadd contract double %279, %280
  %282 = fmul contract double %278, %264
  %283 = fadd contract double %282, %281
  %284 = fadd contract double %258, %261
  %285 = fadd contract double %264, %284
  %286 = fdiv contract double %283, %285
  br label %315

287:                                              ; preds = %187
  %288 = icmp eq i32 %188, 2
  br i1 %288, label %289, label %315

289:                                              ; preds = %287
  %290 = fsub contract double %202, %201
  %291 = fmul contract double %290, %290
  %292 = fsub contract double %203, %202
  %293 = fmul contract double %292, %292
  %294 = fsub contract double %291, %293
  %295 = fadd contract double %291, 1.000000e-10
  %296 = fdiv contract double %294, %295
  %297 = fadd contract double %293, 1.000000e-10
  %298 = fdiv contract double %294, %297
  %299 = fmul contract double %296, %296
  %300 = fadd contract double %299, 1.000000e+00
  %301 = fmul contract double %300, 0x3FD5555555555555
  %302 = fmul contract double %298, %298
  %303 = fadd contract double %302, 1.000000e+00
  %304 = fmul contract double %303, 0x3FE5555555555555
  %305 = fmul contract double %301, 5.000000e-01
  %306 = fmul contract double %202, 3.000000e+00
  %307 = fsub contract double %306, %201
  %308 = fmul contract double %307, %305
  %309 = fmul contract double %304, 5.000000e-01
  %310 = fadd contract double %136, %198
  %311 = fmul contract double %310, %309
  %312 = fadd contract double %308, %311
  %313 = fadd contract double %301, %304
  %314 = fdiv contract double %312, %313
  br label %315

315:                                              ; preds = %289, %287, %205
  %316 = phi contract double [ %286, %205 ], [ %314, %289 ], [ %202, %287 ]
  %317 = add nuw nsw i32 %20, 1
  %318 = sub nsw i32 %170, %317
  %319 = tail call i32 @llvm.smin.i32(i32 %318, i32 %317)
  %320 = icmp sgt i32 %319, 2
  br i1 %320, label %321, label %328

321:                                              ; preds = %315
  %322 = zext nneg i32 %317 to i64
  %323 = getelementptr double, ptr %49, i64 %322
  %324 = getelementptr i8, ptr %323, i64 -16
  %325 = load double, ptr %324, align 8, !tbaa !8
  %326 = fcmp contract ugt double %325, %59
  br i1 %326, label %328, label %327

327:                                              ; preds = %321
  br label %328

328:                                              ; preds = %327, %321, %315
  %329 = phi i32 [ 2, %327 ], [ 3, %321 ], [ %319, %315 ]
  %330 = icmp eq i32 %329, 2
  br i1 %330, label %331, label %338

331:                                              ; preds = %328
  %332 = zext nneg i32 %317 to i64
  %333 = getelementptr double, ptr %49, i64 %332
  %334 = getelementptr i8, ptr %333, i64 -8
  %335 = load double, ptr %334, align 8, !tbaa !8
  %336 = fcmp contract ugt double %335, %59
  br i1 %336, label %338, label %337

337:                                              ; preds = %331
  br label %338

338:                                              ; preds = %337, %331, %328
  %339 = phi i32 [ 1, %337 ], [ 2, %331 ], [ %329, %328 ]
  %340 = fcmp contract ogt double %132, 0.000000e+00
  %341 = sub nsw i32 %125, %190
  %342 = sext i32 %341 to i64
  %343 = getelementptr inbounds double, ptr %1, i64 %342
  %344 = load double, ptr %343, align 8, !tbaa !8
  %345 = add nsw i32 %125, %124
  %346 = sext i32 %345 to i64
  %347 = getelementptr inbounds double, ptr %1, i64 %346
  %348 = load double, ptr %347, align 8, !tbaa !8
  %349 = select contract i1 %340, double %344, double %348
  %350 = select contract i1 %340, double %136, double %200
  %351 = select contract i1 %340, double %200, double %136
  %352 = icmp sgt i32 %339, 2
  br i1 %352, label %353, label %435

353:                                              ; preds = %338
  %354 = select contract i1 %340, double %348, double %344
  %355 = mul i32 %124, -3
  %356 = add i32 %125, %355
  %357 = sext i32 %356 to i64
  %358 = getelementptr inbounds double, ptr %1, i64 %357
  %359 = load double, ptr %358, align 8, !tbaa !8
  %360 = add nsw i32 %125, %190
  %361 = sext i32 %360 to i64
  %362 = getelementptr inbounds double, ptr %1, i64 %361
  %363 = load double, ptr %362, align 8, !tbaa !8
  %364 = select contract i1 %340, double %359, double %363
  %365 = fmul contract double %349, 2.000000e+00
  %366 = fsub contract double %364, %365
  %367 = fadd contract double %350, %366
  %368 = fmul contract double %350, 2.000000e+00
  %369 = fsub contract double %349, %368
  %370 = fadd contract double %351, %369
  %371 = fmul contract double %351, 2.000000e+00
  %372 = fsub contract double %350, %371
  %373 = fadd contract double %372, %354
  %374 = fmul contract double %349, 4.000000e+00
  %375 = fsub contract double %364, %374
  %376 = fmul contract double %350, 3.000000e+00
  %377 = fadd contract double %376, %375
  %378 = fsub contract double %349, %351
  %379 = fmul contract double %351, 4.000000e+00
  %380 = fsub contract double %376, %379
  %381 = fadd contract double %380, %354
  %382 = fmul contract double %367, 0x3FF1555555555555
  %383 = fmul contract double %367, %382
  %384 = fmul contract double %377, 2.500000e-01
  %385 = fmul contract double %377, %384
  %386 = fadd contract double %383, %385
  %387 = fmul contract double %370, 0x3FF1555555555555
  %388 = fmul contract double %370, %387
  %389 = fmul contract double %378, 2.500000e-01
  %390 = fmul contract double %378, %389
  %391 = fadd contract double %390, %388
  %392 = fmul contract double %373, 0x3FF1555555555555
  %393 = fmul contract double %373, %392
  %394 = fmul contract double %381, 2.500000e-01
  %395 = fmul contract double %381, %394
  %396 = fadd contract double %393, %395
  %397 = fsub contract double %386, %396
  %398 = fadd contract double %386, 1.000000e-10
  %399 = fdiv contract double %397, %398
  %400 = fadd contract double %391, 1.000000e-10
  %401 = fdiv contract double %397, %400
  %402 = fadd contract double %396, 1.000000e-10
  %403 = fdiv contract double %397, %402
  %404 = fmul contract double %399, %399
  %405 = fadd contract double %404, 1.000000e+00
  %406 = fmul contract double %405, 1.000000e-01
  %407 = fmul contract double %401, %401
  %408 = fadd contract double %407, 1.000000e+00
  %409 = fmul contract double %408, 6.000000e-01
  %410 = fmul contract double %403, %403
  %411 = fadd contract double %410, 1.000000e+00
  %412 = fmul contract double %411, 3.000000e-01
  %413 = fmul contract double %364, 2.000000e+00
  %414 = fmul contract double %349, 7.000000e+00
  %415 = fsub contract double %413, %414
  %416 = fmul contract double %350, 1.100000e+01
  %417 = fadd contract double %416, %415
  %418 = fmul contract double %417, 0x3FC5555555555555
  %419 = fmul contract double %350, 5.000000e+00
  %420 = fsub contract double %419, %349
  %421 = fadd contract double %371, %420
  %422 = fmul contract double %421, 0x3FC5555555555555
  %423 = fmul contract double %351, 5.000000e+00
  %424 = fadd contract double %368, %423
  %425 = fsub contract double %424, %354
  %426 = fmul contract double %425, 0x3FC5555555555555
  %427 = fmul contract double %418, %406
  %428 = fmul contract double %422, %409
  %429 = fadd contract double %427, %428
  %430 = fmul contract double %426, %412
  %431 = fadd contract double %430, %429
  %432 = fadd contract double %406, %409
  %433 = fadd contract double %412, %432
  %434 = fdiv contract double %431, %433
  br label %463

435:                                              ; preds = %338
  %436 = icmp eq i32 %339, 2
  br i1 %436, label %437, label %463

437:                                              ; preds = %435
  %438 = fsub contract double %350, %349
  %439 = fmul contract double %438, %438
  %440 = fsub contract double %351, %350
  %441 = fmul contract double %440, %440
  %442 = fsub contract double %439, %441
  %443 = fadd contract double %439, 1.000000e-10
  %444 = fdiv contract double %442, %443
  %445 = fadd contract double %441, 1.000000e-10
  %446 = fdiv contract double %442, %445
  %447 = fmul contract double %444, %444
  %448 = fadd contract double %447, 1.000000e+00
  %449 = fmul contract double %448, 0x3FD5555555555555
  %450 = fmul contract double %446, %446
  %451 = fadd contract double %450, 1.000000e+00
  %452 = fmul contract double %451, 0x3FE5555555555555
  %453 = fmul contract double %449, 5.000000e-01
  %454 = fmul contract double %350, 3.000000e+00
  %455 = fsub contract double %454, %349
  %456 = fmul contract double %455, %453
  %457 = fmul contract double %452, 5.000000e-01
  %458 = fadd contract double %136, %200
  %459 = fmul contract double %458, %457
  %460 = fadd contract double %456, %459
  %461 = fadd contract double %449, %452
  %462 = fdiv contract double %460, %461
  br label %463

463:                                              ; preds = %437, %435, %353
  %464 = phi contract double [ %434, %353 ], [ %462, %437 ], [ %350, %435 ]
  %465 = fsub contract double %464, %136
  %466 = fmul contract double %132, %465
  %467 = fsub contract double %316, %136
  %468 = fmul contract double %123, %467
  %469 = fsub contract double %466, %468
  %470 = fdiv contract double %469, %69
  %471 = fsub contract double %168, %470
  %472 = load double, ptr %8, align 8, !tbaa !33
  %473 = fsub contract double %139, %136
  %474 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %475 = load ptr, ptr %474, align 8, !tbaa !22
  %476 = getelementptr inbounds double, ptr %475, i64 %72
  %477 = load double, ptr %476, align 8, !tbaa !8
  %478 = fmul contract double %473, %477
  %479 = add i32 %34, 1
  %480 = sext i32 %479 to i64
  %481 = getelementptr inbounds double, ptr %84, i64 %480
  %482 = load double, ptr %481, align 8, !tbaa !8
  %483 = fmul contract double %93, %482
  %484 = fadd contract double %478, %483
  %485 = fmul contract double %81, %86
  %486 = fsub contract double %484, %485
  %487 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %488 = load ptr, ptr %487, align 8, !tbaa !24
  %489 = getelementptr inbounds double, ptr %488, i64 %72
  %490 = load double, ptr %489, align 8, !tbaa !8
  %491 = fdiv contract double %486, %490
  %492 = fsub contract double %136, %148
  %493 = fmul contract double %492, %477
  %494 = fmul contract double %156, %482
  %495 = fadd contract double %493, %494
  %496 = fmul contract double %78, %86
  %497 = fsub contract double %495, %496
  %498 = fdiv contract double %497, %490
  %499 = fsub contract double %491, %498
  %500 = fdiv contract double %499, %74
  %501 = fsub contract double %107, %105
  %502 = fdiv contract double %501, %477
  %503 = fsub contract double %500, %502
  %504 = fmul contract double %472, %503
  %505 = fadd contract double %471, %504
  %506 = add nsw i32 %170, -1
  %507 = icmp eq i32 %20, %506
  br i1 %507, label %508, label %513

508:                                              ; preds = %463
  %509 = getelementptr inbounds double, ptr %6, i64 %53
  %510 = load double, ptr %509, align 8, !tbaa !8
  %511 = fdiv contract double %510, %69
  %512 = fadd contract double %505, %511
  br label %513

513:                                              ; preds = %508, %463
  %514 = phi double [ %512, %508 ], [ %505, %463 ]
  %515 = fcmp contract ugt double %64, %59
  br i1 %515, label %530, label %516

516:                                              ; preds = %513
  %517 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %518 = load double, ptr %517, align 8, !tbaa !35
  %519 = fmul contract double %103, %103
  %520 = fadd contract double %519, %137
  %521 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %522 = load double, ptr %521, align 8, !tbaa !36
  %523 = fmul contract double %522, %522
  %524 = fadd contract double %520, %523
  %525 = tail call contract noundef double @__nv_sqrt(double noundef %524) #11
  %526 = fmul contract double %518, %525
  %527 = fmul contract double %136, %526
  %528 = fdiv contract double %527, %69
  %529 = fsub contract double %514, %528
  br label %530

530:                                              ; preds = %516, %513
  %531 = phi double [ %529, %516 ], [ %514, %513 ]
  %532 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %533 = load i32, ptr %532, align 8, !tbaa !37
  %534 = or i32 %533, %14
  %535 = icmp eq i32 %534, 0
  %536 = fcmp contract ole double %63, %59
  %537 = select i1 %535, i1 true, i1 %536
  %538 = select i1 %537, double 0.000000e+00, double %531
  %539 = getelementptr inbounds double, ptr %7, i64 %79
  store double %538, ptr %539, align 8, !tbaa !8
  br label %540

540:                                              ; preds = %9, %530
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @v_tendency_enstrophy_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef writeonly captures(none) %7, ptr noundef readonly byval(%struct.Friction) align 8 captures(none) %8) local_unnamed_addr #2 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = load i32, ptr %0, align 8, !tbaa !14
  %22 = icmp slt i32 %14, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = icmp slt i32 %19, %24
  %26 = select i1 %22, i1 %25, i1 false
  br i1 %26, label %27, label %549

27:                                               ; preds = %9
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %29 = load i32, ptr %28, align 4, !tbaa !18
  %30 = add nsw i32 %29, %20
  %31 = shl nsw i32 %29, 1
  %32 = add nsw i32 %31, %24
  %33 = mul nsw i32 %32, %30
  %34 = add i32 %29, %19
  %35 = add i32 %33, %34
  %36 = add i32 %31, %21
  %37 = mul nsw i32 %35, %36
  %38 = add i32 %29, %14
  %39 = add i32 %37, %38
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %41 = load ptr, ptr %40, align 8, !tbaa !26
  %42 = add i32 %34, -1
  %43 = mul nsw i32 %36, %42
  %44 = add i32 %43, %38
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %41, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %49 = load ptr, ptr %48, align 8, !tbaa !19
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = fcmp contract olt double %47, %50
  %52 = select contract i1 %51, double %50, double %47
  %53 = mul nsw i32 %36, %34
  %54 = add i32 %53, %38
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %41, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !8
  %58 = fcmp contract olt double %57, %50
  %59 = select contract i1 %58, double %50, double %57
  %60 = fcmp contract ogt double %52, %59
  %61 = select contract i1 %60, double %52, double %59
  %62 = zext nneg i32 %20 to i64
  %63 = getelementptr double, ptr %49, i64 %62
  %64 = getelementptr i8, ptr %63, i64 8
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = load double, ptr %63, align 8, !tbaa !8
  %67 = fcmp contract ogt double %66, %61
  %68 = select contract i1 %67, double %66, double %61
  %69 = fsub contract double %65, %68
  %70 = fcmp contract ogt double %69, 0.000000e+00
  %71 = select contract i1 %70, double %69, double 0.000000e+00
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %73 = load ptr, ptr %72, align 8, !tbaa !23
  %74 = sext i32 %34 to i64
  %75 = getelementptr inbounds double, ptr %73, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %78 = load ptr, ptr %77, align 8, !tbaa !29
  %79 = getelementptr inbounds double, ptr %78, i64 %74
  %80 = load double, ptr %79, align 8, !tbaa !8
  %81 = sub nsw i32 %39, %36
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds double, ptr %1, i64 %82
  %84 = load double, ptr %83, align 8, !tbaa !8
  %85 = getelementptr i8, ptr %83, i64 8
  %86 = load double, ptr %85, align 8, !tbaa !8
  %87 = fadd contract double %84, %86
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %89 = load ptr, ptr %88, align 8, !tbaa !22
  %90 = add nsw i32 %19, -1
  %91 = add nsw i32 %90, %29
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds double, ptr %89, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !8
  %95 = fmul contract double %87, %94
  %96 = sext i32 %39 to i64
  %97 = getelementptr inbounds double, ptr %1, i64 %96
  %98 = load double, ptr %97, align 8, !tbaa !8
  %99 = add nsw i32 %39, 1
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds double, ptr %1, i64 %100
  %102 = load double, ptr %101, align 8, !tbaa !8
  %103 = fadd contract double %98, %102
  %104 = getelementptr inbounds double, ptr %89, i64 %74
  %105 = load double, ptr %104, align 8, !tbaa !8
  %106 = fmul contract double %103, %105
  %107 = fadd contract double %95, %106
  %108 = fmul contract double %107, 2.500000e-01
  %109 = fdiv contract double %108, %80
  %110 = getelementptr inbounds double, ptr %4, i64 %96
  %111 = load double, ptr %110, align 8, !tbaa !8
  %112 = getelementptr inbounds double, ptr %4, i64 %100
  %113 = load double, ptr %112, align 8, !tbaa !8
  %114 = fadd contract double %111, %113
  %115 = fmul contract double %114, 5.000000e-01
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %117 = load ptr, ptr %116, align 8, !tbaa !24
  %118 = getelementptr inbounds double, ptr %117, i64 %92
  %119 = load double, ptr %118, align 8, !tbaa !8
  %120 = getelementptr inbounds double, ptr %117, i64 %74
  %121 = load double, ptr %120, align 8, !tbaa !8
  %122 = fmul contract double %76, %80
  %123 = getelementptr inbounds double, ptr %3, i64 %82
  %124 = load double, ptr %123, align 8, !tbaa !8
  %125 = fmul contract double %119, %124
  %126 = getelementptr inbounds double, ptr %3, i64 %96
  %127 = load double, ptr %126, align 8, !tbaa !8
  %128 = fmul contract double %121, %127
  %129 = fadd contract double %125, %128
  %130 = fmul contract double %129, 5.000000e-01
  %131 = fdiv contract double %130, %122
  %132 = mul nsw i32 %32, %36
  %133 = add nsw i32 %39, %132
  %134 = sub nsw i32 %133, %36
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds double, ptr %3, i64 %135
  %137 = load double, ptr %136, align 8, !tbaa !8
  %138 = fmul contract double %119, %137
  %139 = sext i32 %133 to i64
  %140 = getelementptr inbounds double, ptr %3, i64 %139
  %141 = load double, ptr %140, align 8, !tbaa !8
  %142 = fmul contract double %121, %141
  %143 = fadd contract double %138, %142
  %144 = fmul contract double %143, 5.000000e-01
  %145 = fdiv contract double %144, %122
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %147 = load ptr, ptr %146, align 8, !tbaa !32
  %148 = getelementptr inbounds double, ptr %147, i64 %74
  %149 = load double, ptr %148, align 8, !tbaa !8
  %150 = fadd contract double %115, %149
  %151 = fneg contract double %150
  %152 = fmul contract double %109, %151
  %153 = fmul contract double %98, %98
  %154 = fmul contract double %102, %102
  %155 = fadd contract double %153, %154
  %156 = getelementptr inbounds double, ptr %2, i64 %96
  %157 = load double, ptr %156, align 8, !tbaa !8
  %158 = fmul contract double %157, %157
  %159 = fadd contract double %155, %158
  %160 = add i32 %39, %36
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds double, ptr %2, i64 %161
  %163 = load double, ptr %162, align 8, !tbaa !8
  %164 = fmul contract double %163, %163
  %165 = fadd contract double %159, %164
  %166 = fmul contract double %165, 2.500000e-01
  %167 = fmul contract double %84, %84
  %168 = fmul contract double %86, %86
  %169 = fadd contract double %167, %168
  %170 = getelementptr inbounds double, ptr %2, i64 %82
  %171 = load double, ptr %170, align 8, !tbaa !8
  %172 = fmul contract double %171, %171
  %173 = fadd contract double %169, %172
  %174 = fadd contract double %158, %173
  %175 = fmul contract double %174, 2.500000e-01
  %176 = fsub contract double %166, %175
  %177 = getelementptr inbounds double, ptr %5, i64 %96
  %178 = load double, ptr %177, align 8, !tbaa !8
  %179 = fadd contract double %178, %176
  %180 = getelementptr inbounds double, ptr %5, i64 %82
  %181 = load double, ptr %180, align 8, !tbaa !8
  %182 = fsub contract double %179, %181
  %183 = fdiv contract double %182, %80
  %184 = fsub contract double %152, %183
  %185 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %186 = load i32, ptr %185, align 8, !tbaa !20
  %187 = sub nsw i32 %186, %20
  %188 = tail call i32 @llvm.smin.i32(i32 %187, i32 %20)
  %189 = icmp sgt i32 %188, 2
  br i1 %189, label %190, label %195

190:                                              ; preds = %27
  %191 = getelementptr i8, ptr %63, i64 -16
  %192 = load double, ptr %191, align 8, !tbaa !8
  %193 = fcmp contract ugt double %192, %61
  br i1 %193, label %195, label %194

194:                                              ; preds = %190
  br label %195

195:                                              ; preds = %194, %190, %27
  %196 = phi i32 [ 2, %194 ], [ 3, %190 ], [ %188, %27 ]
  %197 = icmp eq i32 %196, 2
  br i1 %197, label %198, label %203

198:                                              ; preds = %195
  %199 = getelementptr i8, ptr %63, i64 -8
  %200 = load double, ptr %199, align 8, !tbaa !8
  %201 = fcmp contract ugt double %200, %61
  br i1 %201, label %203, label %202

202:                                              ; preds = %198
  br label %203

203:                                              ; preds = %202, %198, %195
  %204 = phi i32 [ 1, %202 ], [ 2, %198 ], [ %196, %195 ]
  %205 = fcmp contract ogt double %131, 0.000000e+00
  %206 = shl nsw i32 %132, 1
  %207 = sub nsw i32 %39, %206
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds double, ptr %2, i64 %208
  %210 = load double, ptr %209, align 8, !tbaa !8
  %211 = sub nsw i32 %39, %132
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds double, ptr %2, i64 %212
  %214 = load double, ptr %213, align 8, !tbaa !8
  %215 = getelementptr inbounds double, ptr %2, i64 %139
  %216 = load double, ptr %215, align 8, !tbaa !8
  %217 = select contract i1 %205, double %210, double %216
  %218 = select contract i1 %205, double %214, double %157
  %219 = select contract i1 %205, double %157, double %214
  %220 = icmp sgt i32 %204, 2
  br i1 %220, label %221, label %303

221:                                              ; preds = %203
  %222 = select contract i1 %205, double %216, double %210
  %223 = mul i32 %132, -3
  %224 = add i32 %39, %223
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds double, ptr %2, i64 %225
  %227 = load double, ptr %226, align 8, !tbaa !8
  %228 = add nsw i32 %39, %206
  %229 = sext i32 %228 to i64
  %230 = getelementptr inbounds double, ptr %2, i64 %229
  %231 = load double, ptr %230, align 8, !tbaa !8
  %232 = select contract i1 %205, double %227, double %231
  %233 = fmul contract double %217, 2.000000e+00
  %234 = fsub contract double %232, %233
  %235 = fadd contract double %218, %234
  %236 = fmul contract double %218, 2.000000e+00
  %237 = fsub contract double %217, %236
  %238 = fadd contract double %219, %237
  %239 = fmul contract double %219, 2.000000e+00
  %240 = fsub contract double %218, %239
  %241 = fadd contract double %222, %240
  %242 = fmul contract double %217, 4.000000e+00
  %243 = fsub contract double %232, %242
  %244 = fmul contract double %218, 3.000000e+00
  %245 = fadd contract double %244, %243
  %246 = fsub contract double %217, %219
  %247 = fmul contract double %219, 4.000000e+00
  %248 = fsub contract double %244, %247
  %249 = fadd contract double %222, %248
  %250 = fmul contract double %235, 0x3FF1555555555555
  %251 = fmul contract double %235, %250
  %252 = fmul contract double %245, 2.500000e-01
  %253 = fmul contract double %245, %252
  %254 = fadd contract double %251, %253
  %255 = fmul contract double %238, 0x3FF1555555555555
  %256 = fmul contract double %238, %255
  %257 = fmul contract double %246, 2.500000e-01
  %258 = fmul contract double %246, %257
  %259 = fadd contract double %258, %256
  %260 = fmul contract double %241, 0x3FF1555555555555
  %261 = fmul contract double %241, %260
  %262 = fmul contract double %249, 2.500000e-01
  %263 = fmul contract double %249, %262
  %264 = fadd contract double %261, %263
  %265 = fsub contract double %254, %264
  %266 = fadd contract double %254, 1.000000e-10
  %267 = fdiv contract double %265, %266
  %268 = fadd contract double %259, 1.000000e-10
  %269 = fdiv contract double %265, %268
  %270 = fadd contract double %264, 1.000000e-10
  %271 = fdiv contract double %265, %270
  %272 = fmul contract double %267, %267
  %273 = fadd contract double %272, 1.000000e+00
  %274 = fmul contract double %273, 1.000000e-01
  %275 = fmul contract double %269, %269
  %276 = fadd contract double %275, 1.000000e+00
  %277 = fmul contract double %276, 6.000000e-01
  %278 = fmul contract double %271, %271
  %279 = fadd contract double %278, 1.000000e+00
  %280 = fmul contract double %279, 3.000000e-01
  %281 = fmul contract double %232, 2.000000e+00
  %282 = fmul contract double %217, 7.000000e+00
  %283 = fsub contract double %281, %282
  %284 = fmul contract double %218, 1.100000e+01
  %285 = fadd contract double %284, %283
  %286 = fmul contract double %285, 0x3FC5555555555555
  %287 = fmul contract double %218, 5.000000e+00
  %288 = fsub contract double %287, %217
  %289 = fadd contract double %239, %288
  %290 = fmul contract double %289, 0x3FC5555555555555
  %291 = fmul contract double %219, 5.000000e+00
  %292 = fadd contract double %236, %291
  %293 = fsub contract double %292, %222
  %294 = fmul contract double %293, 0x3FC5555555555555
  %295 = fmul contract double %286, %274
  %296 = fmul contract double %290, %277
  %297 = fadd contract double %295, %296
  %298 = fmul contract double %294, %280
  %299 = fadd contract double %298, %297
  %300 = fadd contract double %274, %277
  %301 = fadd contract double %280, %300
  %302 = fdiv contract double %299, %301
  br label %331

303:                                              ; preds = %203
  %304 = icmp eq i32 %204, 2
  br i1 %304, label %305, label %331

305:                                              ; preds = %303
  %306 = fsub contract double %218, %217
  %307 = fmul contract double %306, %306
  %308 = fsub contract double %219, %218
  %309 = fmul contract double %308, %308
  %310 = fsub contract double %307, %309
  %311 = fadd contract double %307, 1.000000e-10
  %312 = fdiv contract double %310, %311
  %313 = fadd contract double %309, 1.000000e-10
  %314 = fdiv contract double %310, %313
  %315 = fmul contract double %312, %312
  %316 = fadd contract double %315, 1.000000e+00
  %317 = fmul contract double %316, 0x3FD5555555555555
  %318 = fmul contract double %314, %314
  %319 = fadd contract double %318, 1.000000e+00
  %320 = fmul contract double %319, 0x3FE5555555555555
  %321 = fmul contract double %317, 5.000000e-01
  %322 = fmul contract double %218, 3.000000e+00
  %323 = fsub contract double %322, %217
  %324 = fmul contract double %323, %321
  %325 = fmul contract double %320, 5.000000e-01
  %326 = fadd contract double %157, %214
  %327 = fmul contract double %326, %325
  %328 = fadd contract double %324, %327
  %329 = fadd contract double %317, %320
  %330 = fdiv contract double %328, %329
  br label %331

331:                                              ; preds = %305, %303, %221
  %332 = phi contract double [ %302, %221 ], [ %330, %305 ], [ %218, %303 ]
  %333 = add nuw nsw i32 %20, 1
  %334 = sub nsw i32 %186, %333
  %335 = tail call i32 @llvm.smin.i32(i32 %334, i32 %333)
  %336 = icmp sgt i32 %335, 2
  br i1 %336, label %337, label %344

337:                                              ; preds = %331
  %338 = zext nneg i32 %333 to i64
  %339 = getelementptr double, ptr %49, i64 %338
  %340 = getelementptr i8, ptr %339, i64 -16
  %341 = load double, ptr %340, align 8, !tbaa !8
  %342 = fcmp contract ugt double %341, %61
  br i1 %342, label %344, label %343

343:                                              ; preds = %337
  br label %344

344:                                              ; preds = %343, %337, %331
  %345 = phi i32 [ 2, %343 ], [ 3, %337 ], [ %335, %331 ]
  %346 = icmp eq i32 %345, 2
  br i1 %346, label %347, label %354

347:                                              ; preds = %344
  %348 = zext nneg i32 %333 to i64
  %349 = getelementptr double, ptr %49, i64 %348
  %350 = getelementptr i8, ptr %349, i64 -8
  %351 = load double, ptr %350, align 8, !tbaa !8
  %352 = fcmp contract ugt double %351, %61
  br i1 %352, label %354, label %353

353:                                              ; preds = %347
  br label %354

354:                                              ; preds = %353, %347, %344
  %355 = phi i32 [ 1, %353 ], [ 2, %347 ], [ %345, %344 ]
  %356 = fcmp contract ogt double %145, 0.000000e+00
  %357 = sub nsw i32 %133, %206
  %358 = sext i32 %357 to i64
  %359 = getelementptr inbounds double, ptr %2, i64 %358
  %360 = load double, ptr %359, align 8, !tbaa !8
  %361 = add nsw i32 %133, %132
  %362 = sext i32 %361 to i64
  %363 = getelementptr inbounds double, ptr %2, i64 %362
  %364 = load double, ptr %363, align 8, !tbaa !8
  %365 = select contract i1 %356, double %360, double %364
  %366 = select contract i1 %356, double %157, double %216
  %367 = select contract i1 %356, double %216, double %157
  %368 = icmp sgt i32 %355, 2
  br i1 %368, label %369, label %451

369:                                              ; preds = %354
  %370 = select contract i1 %356, double %364, double %360
  %371 = mul i32 %132, -3
  %372 = add i32 %133, %371
  %373 = sext i32 %372 to i64
  %374 = getelementptr inbounds double, ptr %2, i64 %373
  %375 = load double, ptr %374, align 8, !tbaa !8
  %376 = add nsw i32 %133, %206
  %377 = sext i32 %376 to i64
  %378 = getelementptr inbounds double, ptr %2, i64 %377
  %379 = load double, ptr %378, align 8, !tbaa !8
  %380 = select contract i1 %356, double %375, double %379
  %381 = fmul contract double %365, 2.000000e+00
  %382 = fsub contract double %380, %381
  %383 = fadd contract double %366, %382
  %384 = fmul contract double %366, 2.000000e+00
  %385 = fsub contract double %365, %384
  %386 = fadd contract double %367, %385
  %387 = fmul contract double %367, 2.000000e+00
  %388 = fsub contract double %366, %387
  %389 = fadd contract double %388, %370
  %390 = fmul contract double %365, 4.000000e+00
  %391 = fsub contract double %380, %390
  %392 = fmul contract double %366, 3.000000e+00
  %393 = fadd contract double %392, %391
  %394 = fsub contract double %365, %367
  %395 = fmul contract double %367, 4.000000e+00
  %396 = fsub contract double %392, %395
  %397 = fadd contract double %396, %370
  %398 = fmul contract double %383, 0x3FF1555555555555
  %399 = fmul contract double %383, %398
  %400 = fmul contract double %393, 2.500000e-01
  %401 = fmul contract double %393, %400
  %402 = fadd contract double %399, %401
  %403 = fmul contract double %386, 0x3FF1555555555555
  %404 = fmul contract double %386, %403
  %405 = fmul contract double %394, 2.500000e-01
  %406 = fmul contract double %394, %405
  %407 = fadd contract double %406, %404
  %408 = fmul contract double %389, 0x3FF1555555555555
  %409 = fmul contract double %389, %408
  %410 = fmul contract double %397, 2.500000e-01
  %411 = fmul contract double %397, %410
  %412 = fadd contract double %409, %411
  %413 = fsub contract double %402, %412
  %414 = fadd contract double %402, 1.000000e-10
  %415 = fdiv contract double %413, %414
  %416 = fadd contract double %407, 1.000000e-10
  %417 = fdiv contract double %413, %416
  %418 = fadd contract double %412, 1.000000e-10
  %419 = fdiv contract double %413, %418
  %420 = fmul contract double %415, %415
  %421 = fadd contract double %420, 1.000000e+00
  %422 = fmul contract double %421, 1.000000e-01
  %423 = fmul contract double %417, %417
  %424 = fadd contract double %423, 1.000000e+00
  %425 = fmul contract double %424, 6.000000e-01
  %426 = fmul contract double %419, %419
  %427 = fadd contract double %426, 1.000000e+00
  %428 = fmul contract double %427, 3.000000e-01
  %429 = fmul contract double %380, 2.000000e+00
  %430 = fmul contract double %365, 7.000000e+00
  %431 = fsub contract double %429, %430
  %432 = fmul contract double %366, 1.100000e+01
  %433 = fadd contract double %432, %431
  %434 = fmul contract double %433, 0x3FC5555555555555
  %435 = fmul contract double %366, 5.000000e+00
  %436 = fsub contract double %435, %365
  %437 = fadd contract double %387, %436
  %438 = fmul contract double %437, 0x3FC5555555555555
  %439 = fmul contract double %367, 5.000000e+00
  %440 = fadd contract double %384, %439
  %441 = fsub contract double %440, %370
  %442 = fmul contract double %441, 0x3FC5555555555555
  %443 = fmul contract double %434, %422
  %444 = fmul contract double %438, %425
  %445 = fadd contract double %443, %444
  %446 = fmul contract double %442, %428
  %447 = fadd contract double %446, %445
  %448 = fadd contract double %422, %425
  %449 = fadd contract double %428, %448
  %450 = fdiv contract double %447, %449
  br label %479

451:                                              ; preds = %354
  %452 = icmp eq i32 %355, 2
  br i1 %452, label %453, label %479

453:                                              ; preds = %451
  %454 = fsub contract double %366, %365
  %455 = fmul contract double %454, %454
  %456 = fsub contract double %367, %366
  %457 = fmul contract double %456, %456
  %458 = fsub contract double %455, %457
  %459 = fadd contract double %455, 1.000000e-10
  %460 = fdiv contract double %458, %459
  %461 = fadd contract double %457, 1.000000e-10
  %462 = fdiv contract double %458, %461
  %463 = fmul contract double %460, %460
  %464 = fadd contract double %463, 1.000000e+00
  %465 = fmul contract double %464, 0x3FD5555555555555
  %466 = fmul contract double %462, %462
  %467 = fadd contract double %466, 1.000000e+00
  %468 = fmul contract double %467, 0x3FE5555555555555
  %469 = fmul contract double %465, 5.000000e-01
  %470 = fmul contract double %366, 3.000000e+00
  %471 = fsub contract double %470, %365
  %472 = fmul contract double %471, %469
  %473 = fmul contract double %468, 5.000000e-01
  %474 = fadd contract double %157, %216
  %475 = fmul contract double %474, %473
  %476 = fadd contract double %472, %475
  %477 = fadd contract double %465, %468
  %478 = fdiv contract double %476, %477
  br label %479

479:                                              ; preds = %453, %451, %369
  %480 = phi contract double [ %450, %369 ], [ %478, %453 ], [ %366, %451 ]
  %481 = fsub contract double %480, %157
  %482 = fmul contract double %145, %481
  %483 = fsub contract double %332, %157
  %484 = fmul contract double %131, %483
  %485 = fsub contract double %482, %484
  %486 = fdiv contract double %485, %71
  %487 = fsub contract double %184, %486
  %488 = load double, ptr %8, align 8, !tbaa !33
  %489 = fsub contract double %102, %98
  %490 = fmul contract double %105, %489
  %491 = add i32 %34, 1
  %492 = sext i32 %491 to i64
  %493 = getelementptr inbounds double, ptr %73, i64 %492
  %494 = load double, ptr %493, align 8, !tbaa !8
  %495 = fmul contract double %163, %494
  %496 = fadd contract double %490, %495
  %497 = fmul contract double %76, %157
  %498 = fsub contract double %496, %497
  %499 = fdiv contract double %498, %121
  %500 = fsub contract double %86, %84
  %501 = fmul contract double %500, %94
  %502 = fadd contract double %501, %497
  %503 = getelementptr inbounds double, ptr %73, i64 %92
  %504 = load double, ptr %503, align 8, !tbaa !8
  %505 = fmul contract double %171, %504
  %506 = fsub contract double %502, %505
  %507 = fdiv contract double %506, %119
  %508 = fsub contract double %499, %507
  %509 = fdiv contract double %508, %80
  %510 = fsub contract double %113, %111
  %511 = fdiv contract double %510, %76
  %512 = fadd contract double %511, %509
  %513 = fmul contract double %488, %512
  %514 = fadd contract double %487, %513
  %515 = add nsw i32 %186, -1
  %516 = icmp eq i32 %20, %515
  br i1 %516, label %517, label %522

517:                                              ; preds = %479
  %518 = getelementptr inbounds double, ptr %6, i64 %55
  %519 = load double, ptr %518, align 8, !tbaa !8
  %520 = fdiv contract double %519, %71
  %521 = fadd contract double %514, %520
  br label %522

522:                                              ; preds = %517, %479
  %523 = phi double [ %521, %517 ], [ %514, %479 ]
  %524 = fcmp contract ugt double %66, %61
  br i1 %524, label %539, label %525

525:                                              ; preds = %522
  %526 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %527 = load double, ptr %526, align 8, !tbaa !35
  %528 = fmul contract double %109, %109
  %529 = fadd contract double %528, %158
  %530 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %531 = load double, ptr %530, align 8, !tbaa !36
  %532 = fmul contract double %531, %531
  %533 = fadd contract double %529, %532
  %534 = tail call contract noundef double @__nv_sqrt(double noundef %533) #11
  %535 = fmul contract double %527, %534
  %536 = fmul contract double %157, %535
  %537 = fdiv contract double %536, %71
  %538 = fsub contract double %523, %537
  br label %539

539:                                              ; preds = %525, %522
  %540 = phi double [ %538, %525 ], [ %523, %522 ]
  %541 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %542 = load i32, ptr %541, align 4, !tbaa !38
  %543 = or i32 %542, %19
  %544 = icmp eq i32 %543, 0
  %545 = fcmp contract ole double %65, %61
  %546 = select i1 %544, i1 true, i1 %545
  %547 = select i1 %546, double 0.000000e+00, double %540
  %548 = getelementptr inbounds double, ptr %7, i64 %96
  store double %547, ptr %548, align 8, !tbaa !8
  br label %549

549:                                              ; preds = %9, %539
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @laplacian(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #1 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add nsw i32 %10, -1
  %12 = add i32 %11, %9
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = add nsw i32 %17, -1
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %20 = load i32, ptr %0, align 8, !tbaa !14
  %21 = icmp sgt i32 %12, %20
  br i1 %21, label %171, label %22

22:                                               ; preds = %6
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %24 = load i32, ptr %23, align 4, !tbaa !28
  %25 = icmp sgt i32 %18, %24
  br i1 %25, label %171, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %28 = load i32, ptr %27, align 4, !tbaa !18
  %29 = add nsw i32 %28, %19
  %30 = shl nsw i32 %28, 1
  %31 = add nsw i32 %30, %24
  %32 = mul nsw i32 %31, %29
  %33 = add i32 %28, %18
  %34 = add i32 %32, %33
  %35 = add i32 %30, %20
  %36 = mul nsw i32 %34, %35
  %37 = add i32 %28, %12
  %38 = add i32 %37, %36
  %39 = sext i32 %38 to i64
  %40 = getelementptr double, ptr %1, i64 %39
  %41 = getelementptr i8, ptr %40, i64 8
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = load double, ptr %40, align 8, !tbaa !8
  %44 = fsub contract double %42, %43
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %46 = load ptr, ptr %45, align 8, !tbaa !22
  %47 = sext i32 %33 to i64
  %48 = getelementptr inbounds double, ptr %46, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !8
  %50 = fmul contract double %44, %49
  %51 = add i32 %38, %35
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr %2, i64 %52
  %54 = load double, ptr %53, align 8, !tbaa !8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %56 = load ptr, ptr %55, align 8, !tbaa !23
  %57 = add i32 %28, %17
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %56, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !8
  %61 = fmul contract double %54, %60
  %62 = fadd contract double %50, %61
  %63 = getelementptr inbounds double, ptr %2, i64 %39
  %64 = load double, ptr %63, align 8, !tbaa !8
  %65 = getelementptr inbounds double, ptr %56, i64 %47
  %66 = load double, ptr %65, align 8, !tbaa !8
  %67 = fmul contract double %64, %66
  %68 = fsub contract double %62, %67
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %70 = load ptr, ptr %69, align 8, !tbaa !24
  %71 = getelementptr inbounds double, ptr %70, i64 %47
  %72 = load double, ptr %71, align 8, !tbaa !8
  %73 = fdiv contract double %68, %72
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %75 = load i32, ptr %74, align 8, !tbaa !37
  %76 = or i32 %75, %12
  %77 = icmp eq i32 %76, 0
  %78 = sub nsw i32 %20, %12
  %79 = or i32 %75, %78
  %80 = icmp eq i32 %79, 0
  %81 = select i1 %77, i1 true, i1 %80
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %83 = load i32, ptr %82, align 4, !tbaa !38
  %84 = or i32 %83, %18
  %85 = icmp eq i32 %84, 0
  %86 = sub nsw i32 %24, %18
  %87 = or i32 %83, %86
  %88 = icmp eq i32 %87, 0
  %89 = select i1 %85, i1 true, i1 %88
  br i1 %81, label %121, label %90

90:                                               ; preds = %26
  %91 = add nsw i32 %38, -1
  %92 = sext i32 %91 to i64
  %93 = getelementptr double, ptr %1, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !8
  %95 = fsub contract double %43, %94
  %96 = fmul contract double %49, %95
  %97 = add i32 %91, %35
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds double, ptr %2, i64 %98
  %100 = load double, ptr %99, align 8, !tbaa !8
  %101 = fmul contract double %60, %100
  %102 = fadd contract double %96, %101
  %103 = getelementptr inbounds double, ptr %2, i64 %92
  %104 = load double, ptr %103, align 8, !tbaa !8
  %105 = fmul contract double %66, %104
  %106 = fsub contract double %102, %105
  %107 = fdiv contract double %106, %72
  %108 = fsub contract double %73, %107
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %110 = load ptr, ptr %109, align 8, !tbaa !30
  %111 = getelementptr inbounds double, ptr %110, i64 %47
  %112 = load double, ptr %111, align 8, !tbaa !8
  %113 = fdiv contract double %108, %112
  %114 = getelementptr inbounds double, ptr %3, i64 %52
  %115 = load double, ptr %114, align 8, !tbaa !8
  %116 = getelementptr inbounds double, ptr %3, i64 %39
  %117 = load double, ptr %116, align 8, !tbaa !8
  %118 = fsub contract double %115, %117
  %119 = fdiv contract double %118, %49
  %120 = fsub contract double %113, %119
  br label %121

121:                                              ; preds = %90, %26
  %122 = phi contract double [ %120, %90 ], [ 0.000000e+00, %26 ]
  %123 = getelementptr inbounds double, ptr %4, i64 %39
  store double %122, ptr %123, align 8, !tbaa !8
  br i1 %89, label %168, label %124

124:                                              ; preds = %121
  %125 = sub nsw i32 %38, %35
  %126 = add nsw i32 %17, -2
  %127 = sext i32 %125 to i64
  %128 = getelementptr double, ptr %1, i64 %127
  %129 = getelementptr i8, ptr %128, i64 8
  %130 = load double, ptr %129, align 8, !tbaa !8
  %131 = load double, ptr %128, align 8, !tbaa !8
  %132 = fsub contract double %130, %131
  %133 = add i32 %126, %28
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds double, ptr %46, i64 %134
  %136 = load double, ptr %135, align 8, !tbaa !8
  %137 = fmul contract double %132, %136
  %138 = load double, ptr %63, align 8, !tbaa !8
  %139 = add i32 %133, 1
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds double, ptr %56, i64 %140
  %142 = load double, ptr %141, align 8, !tbaa !8
  %143 = fmul contract double %138, %142
  %144 = fadd contract double %137, %143
  %145 = getelementptr inbounds double, ptr %2, i64 %127
  %146 = load double, ptr %145, align 8, !tbaa !8
  %147 = getelementptr inbounds double, ptr %56, i64 %134
  %148 = load double, ptr %147, align 8, !tbaa !8
  %149 = fmul contract double %146, %148
  %150 = fsub contract double %144, %149
  %151 = getelementptr inbounds double, ptr %70, i64 %134
  %152 = load double, ptr %151, align 8, !tbaa !8
  %153 = fdiv contract double %150, %152
  %154 = fsub contract double %73, %153
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %156 = load ptr, ptr %155, align 8, !tbaa !29
  %157 = getelementptr inbounds double, ptr %156, i64 %47
  %158 = load double, ptr %157, align 8, !tbaa !8
  %159 = fdiv contract double %154, %158
  %160 = getelementptr double, ptr %3, i64 %39
  %161 = getelementptr i8, ptr %160, i64 8
  %162 = load double, ptr %161, align 8, !tbaa !8
  %163 = load double, ptr %160, align 8, !tbaa !8
  %164 = fsub contract double %162, %163
  %165 = load double, ptr %65, align 8, !tbaa !8
  %166 = fdiv contract double %164, %165
  %167 = fadd contract double %159, %166
  br label %168

168:                                              ; preds = %124, %121
  %169 = phi contract double [ %167, %124 ], [ 0.000000e+00, %121 ]
  %170 = getelementptr inbounds double, ptr %5, i64 %39
  store double %169, ptr %170, align 8, !tbaa !8
  br label %171

171:                                              ; preds = %6, %22, %168
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @laplacian_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #1 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add nsw i32 %10, -1
  %12 = add i32 %11, %9
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = add nsw i32 %17, -1
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %20 = load i32, ptr %0, align 8, !tbaa !14
  %21 = icmp sgt i32 %12, %20
  br i1 %21, label %230, label %22

22:                                               ; preds = %6
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %24 = load i32, ptr %23, align 4, !tbaa !28
  %25 = icmp sgt i32 %18, %24
  br i1 %25, label %230, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %28 = load i32, ptr %27, align 4, !tbaa !18
  %29 = add nsw i32 %28, %19
  %30 = shl nsw i32 %28, 1
  %31 = add nsw i32 %30, %24
  %32 = mul nsw i32 %31, %29
  %33 = add i32 %28, %18
  %34 = add i32 %32, %33
  %35 = add i32 %30, %20
  %36 = mul nsw i32 %34, %35
  %37 = add i32 %28, %12
  %38 = add i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr double, ptr %1, i64 %39
  %41 = getelementptr i8, ptr %40, i64 8
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = load double, ptr %40, align 8, !tbaa !8
  %44 = fsub contract double %42, %43
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %46 = load ptr, ptr %45, align 8, !tbaa !22
  %47 = sext i32 %33 to i64
  %48 = getelementptr inbounds double, ptr %46, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !8
  %50 = fmul contract double %44, %49
  %51 = add i32 %38, %35
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr %2, i64 %52
  %54 = load double, ptr %53, align 8, !tbaa !8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %56 = load ptr, ptr %55, align 8, !tbaa !23
  %57 = add i32 %28, %17
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %56, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !8
  %61 = fmul contract double %54, %60
  %62 = fadd contract double %50, %61
  %63 = getelementptr inbounds double, ptr %2, i64 %39
  %64 = load double, ptr %63, align 8, !tbaa !8
  %65 = getelementptr inbounds double, ptr %56, i64 %47
  %66 = load double, ptr %65, align 8, !tbaa !8
  %67 = fmul contract double %64, %66
  %68 = fsub contract double %62, %67
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %70 = load ptr, ptr %69, align 8, !tbaa !24
  %71 = getelementptr inbounds double, ptr %70, i64 %47
  %72 = load double, ptr %71, align 8, !tbaa !8
  %73 = fdiv contract double %68, %72
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %75 = load i32, ptr %74, align 8, !tbaa !37
  %76 = or i32 %75, %12
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %109, label %78

78:                                               ; preds = %26
  %79 = sub nsw i32 %20, %12
  %80 = or i32 %75, %79
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %109, label %82

82:                                               ; preds = %78
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %84 = load ptr, ptr %83, align 8, !tbaa !26
  %85 = mul nsw i32 %35, %33
  %86 = add i32 %37, -1
  %87 = add i32 %86, %85
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds double, ptr %84, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !8
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %92 = load ptr, ptr %91, align 8, !tbaa !19
  %93 = load double, ptr %92, align 8, !tbaa !8
  %94 = fcmp contract olt double %90, %93
  %95 = select contract i1 %94, double %93, double %90
  %96 = add i32 %85, %37
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds double, ptr %84, i64 %97
  %99 = load double, ptr %98, align 8, !tbaa !8
  %100 = fcmp contract olt double %99, %93
  %101 = select contract i1 %100, double %93, double %99
  %102 = fcmp contract ogt double %95, %101
  %103 = select contract i1 %102, double %95, double %101
  %104 = zext nneg i32 %19 to i64
  %105 = getelementptr double, ptr %92, i64 %104
  %106 = getelementptr i8, ptr %105, i64 8
  %107 = load double, ptr %106, align 8, !tbaa !8
  %108 = fcmp contract oge double %103, %107
  br label %109

109:                                              ; preds = %82, %78, %26
  %110 = phi i1 [ true, %78 ], [ true, %26 ], [ %108, %82 ]
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %112 = load i32, ptr %111, align 4, !tbaa !38
  %113 = or i32 %112, %18
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %147, label %115

115:                                              ; preds = %109
  %116 = sub nsw i32 %24, %18
  %117 = or i32 %112, %116
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %147, label %119

119:                                              ; preds = %115
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %121 = load ptr, ptr %120, align 8, !tbaa !26
  %122 = add i32 %33, -1
  %123 = mul nsw i32 %35, %122
  %124 = add i32 %123, %37
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds double, ptr %121, i64 %125
  %127 = load double, ptr %126, align 8, !tbaa !8
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %129 = load ptr, ptr %128, align 8, !tbaa !19
  %130 = load double, ptr %129, align 8, !tbaa !8
  %131 = fcmp contract olt double %127, %130
  %132 = select contract i1 %131, double %130, double %127
  %133 = mul nsw i32 %35, %33
  %134 = add i32 %133, %37
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds double, ptr %121, i64 %135
  %137 = load double, ptr %136, align 8, !tbaa !8
  %138 = fcmp contract olt double %137, %130
  %139 = select contract i1 %138, double %130, double %137
  %140 = fcmp contract ogt double %132, %139
  %141 = select contract i1 %140, double %132, double %139
  %142 = zext nneg i32 %19 to i64
  %143 = getelementptr double, ptr %129, i64 %142
  %144 = getelementptr i8, ptr %143, i64 8
  %145 = load double, ptr %144, align 8, !tbaa !8
  %146 = fcmp contract oge double %141, %145
  br label %147

147:                                              ; preds = %119, %115, %109
  %148 = phi i1 [ true, %115 ], [ true, %109 ], [ %146, %119 ]
  br i1 %110, label %180, label %149

149:                                              ; preds = %147
  %150 = add nsw i32 %38, -1
  %151 = sext i32 %150 to i64
  %152 = getelementptr double, ptr %1, i64 %151
  %153 = load double, ptr %152, align 8, !tbaa !8
  %154 = fsub contract double %43, %153
  %155 = fmul contract double %49, %154
  %156 = add i32 %150, %35
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds double, ptr %2, i64 %157
  %159 = load double, ptr %158, align 8, !tbaa !8
  %160 = fmul contract double %60, %159
  %161 = fadd contract double %155, %160
  %162 = getelementptr inbounds double, ptr %2, i64 %151
  %163 = load double, ptr %162, align 8, !tbaa !8
  %164 = fmul contract double %66, %163
  %165 = fsub contract double %161, %164
  %166 = fdiv contract double %165, %72
  %167 = fsub contract double %73, %166
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %169 = load ptr, ptr %168, align 8, !tbaa !30
  %170 = getelementptr inbounds double, ptr %169, i64 %47
  %171 = load double, ptr %170, align 8, !tbaa !8
  %172 = fdiv contract double %167, %171
  %173 = getelementptr inbounds double, ptr %3, i64 %52
  %174 = load double, ptr %173, align 8, !tbaa !8
  %175 = getelementptr inbounds double, ptr %3, i64 %39
  %176 = load double, ptr %175, align 8, !tbaa !8
  %177 = fsub contract double %174, %176
  %178 = fdiv contract double %177, %49
  %179 = fsub contract double %172, %178
  br label %180

180:                                              ; preds = %149, %147
  %181 = phi contract double [ %179, %149 ], [ 0.000000e+00, %147 ]
  %182 = getelementptr inbounds double, ptr %4, i64 %39
  store double %181, ptr %182, align 8, !tbaa !8
  br i1 %148, label %227, label %183

183:                                              ; preds = %180
  %184 = sub nsw i32 %38, %35
  %185 = add nsw i32 %17, -2
  %186 = sext i32 %184 to i64
  %187 = getelementptr double, ptr %1, i64 %186
  %188 = getelementptr i8, ptr %187, i64 8
  %189 = load double, ptr %188, align 8, !tbaa !8
  %190 = load double, ptr %187, align 8, !tbaa !8
  %191 = fsub contract double %189, %190
  %192 = add i32 %185, %28
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds double, ptr %46, i64 %193
  %195 = load double, ptr %194, align 8, !tbaa !8
  %196 = fmul contract double %191, %195
  %197 = load double, ptr %63, align 8, !tbaa !8
  %198 = add i32 %192, 1
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds double, ptr %56, i64 %199
  %201 = load double, ptr %200, align 8, !tbaa !8
  %202 = fmul contract double %197, %201
  %203 = fadd contract double %196, %202
  %204 = getelementptr inbounds double, ptr %2, i64 %186
  %205 = load double, ptr %204, align 8, !tbaa !8
  %206 = getelementptr inbounds double, ptr %56, i64 %193
  %207 = load double, ptr %206, align 8, !tbaa !8
  %208 = fmul contract double %205, %207
  %209 = fsub contract double %203, %208
  %210 = getelementptr inbounds double, ptr %70, i64 %193
  %211 = load double, ptr %210, align 8, !tbaa !8
  %212 = fdiv contract double %209, %211
  %213 = fsub contract double %73, %212
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %215 = load ptr, ptr %214, align 8, !tbaa !29
  %216 = getelementptr inbounds double, ptr %215, i64 %47
  %217 = load double, ptr %216, align 8, !tbaa !8
  %218 = fdiv contract double %213, %217
  %219 = getelementptr double, ptr %3, i64 %39
  %220 = getelementptr i8, ptr %219, i64 8
  %221 = load double, ptr %220, align 8, !tbaa !8
  %222 = load double, ptr %219, align 8, !tbaa !8
  %223 = fsub contract double %221, %222
  %224 = load double, ptr %65, align 8, !tbaa !8
  %225 = fdiv contract double %223, %224
  %226 = fadd contract double %218, %225
  br label %227

227:                                              ; preds = %183, %180
  %228 = phi contract double [ %226, %183 ], [ 0.000000e+00, %180 ]
  %229 = getelementptr inbounds double, ptr %5, i64 %39
  store double %228, ptr %229, align 8, !tbaa !8
  br label %230

230:                                              ; preds = %6, %22, %227
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @biharmonic_friction(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4, double noundef %5) local_unnamed_addr #1 {
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
  %17 = load i32, ptr %0, align 8, !tbaa !14
  %18 = icmp slt i32 %11, %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = icmp slt i32 %16, %20
  %22 = select i1 %18, i1 %21, i1 false
  br i1 %22, label %23, label %220

23:                                               ; preds = %6
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !18
  %27 = add nsw i32 %26, %24
  %28 = shl nsw i32 %26, 1
  %29 = add nsw i32 %28, %20
  %30 = mul nsw i32 %29, %27
  %31 = add i32 %26, %16
  %32 = add i32 %30, %31
  %33 = add i32 %28, %17
  %34 = mul nsw i32 %32, %33
  %35 = add i32 %26, %11
  %36 = add i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr double, ptr %1, i64 %37
  %39 = getelementptr i8, ptr %38, i64 8
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = load double, ptr %38, align 8, !tbaa !8
  %42 = fsub contract double %40, %41
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %44 = load ptr, ptr %43, align 8, !tbaa !22
  %45 = sext i32 %31 to i64
  %46 = getelementptr inbounds double, ptr %44, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = fmul contract double %42, %47
  %49 = add i32 %36, %33
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr %2, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %54 = load ptr, ptr %53, align 8, !tbaa !23
  %55 = add i32 %31, 1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %54, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = fmul contract double %52, %58
  %60 = fadd contract double %48, %59
  %61 = getelementptr inbounds double, ptr %2, i64 %37
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = getelementptr inbounds double, ptr %54, i64 %45
  %64 = load double, ptr %63, align 8, !tbaa !8
  %65 = fmul contract double %62, %64
  %66 = fsub contract double %60, %65
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %68 = load ptr, ptr %67, align 8, !tbaa !24
  %69 = getelementptr inbounds double, ptr %68, i64 %45
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = fdiv contract double %66, %70
  %72 = getelementptr i8, ptr %61, i64 -8
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %75 = load ptr, ptr %74, align 8, !tbaa !29
  %76 = getelementptr inbounds double, ptr %75, i64 %45
  %77 = load double, ptr %76, align 8, !tbaa !8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %79 = load ptr, ptr %78, align 8, !tbaa !30
  %80 = getelementptr inbounds double, ptr %79, i64 %45
  %81 = load double, ptr %80, align 8, !tbaa !8
  %82 = fsub contract double %62, %73
  %83 = fmul contract double %82, %77
  %84 = fmul contract double %41, %81
  %85 = fsub contract double %83, %84
  %86 = sub nsw i32 %36, %33
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds double, ptr %1, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !8
  %90 = add i32 %31, -1
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds double, ptr %79, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !8
  %94 = fmul contract double %89, %93
  %95 = fadd contract double %85, %94
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %97 = load ptr, ptr %96, align 8, !tbaa !31
  %98 = getelementptr inbounds double, ptr %97, i64 %45
  %99 = load double, ptr %98, align 8, !tbaa !8
  %100 = fdiv contract double %95, %99
  %101 = add nsw i32 %11, 1
  %102 = add i32 %101, %26
  %103 = add i32 %102, %34
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds double, ptr %2, i64 %104
  %106 = load double, ptr %105, align 8, !tbaa !8
  %107 = getelementptr i8, ptr %105, i64 -8
  %108 = load double, ptr %107, align 8, !tbaa !8
  %109 = getelementptr inbounds double, ptr %1, i64 %104
  %110 = load double, ptr %109, align 8, !tbaa !8
  %111 = fsub contract double %106, %108
  %112 = fmul contract double %77, %111
  %113 = fmul contract double %81, %110
  %114 = fsub contract double %112, %113
  %115 = sub nsw i32 %103, %33
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds double, ptr %1, i64 %116
  %118 = load double, ptr %117, align 8, !tbaa !8
  %119 = fmul contract double %93, %118
  %120 = fadd contract double %114, %119
  %121 = fdiv contract double %120, %99
  %122 = fsub contract double %121, %100
  %123 = fdiv contract double %122, %64
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %125 = load i32, ptr %124, align 8, !tbaa !37
  %126 = or i32 %125, %11
  %127 = icmp eq i32 %126, 0
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %129 = load i32, ptr %128, align 4, !tbaa !38
  %130 = or i32 %129, %16
  %131 = icmp eq i32 %130, 0
  br i1 %127, label %187, label %132

132:                                              ; preds = %23
  %133 = add nuw nsw i32 %16, 1
  %134 = add i32 %133, %26
  %135 = add i32 %30, %134
  %136 = mul nsw i32 %135, %33
  %137 = add i32 %136, %35
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds double, ptr %2, i64 %138
  %140 = load double, ptr %139, align 8, !tbaa !8
  %141 = getelementptr i8, ptr %139, i64 -8
  %142 = load double, ptr %141, align 8, !tbaa !8
  %143 = fsub contract double %140, %142
  %144 = sext i32 %134 to i64
  %145 = getelementptr inbounds double, ptr %75, i64 %144
  %146 = load double, ptr %145, align 8, !tbaa !8
  %147 = fmul contract double %143, %146
  %148 = getelementptr inbounds double, ptr %1, i64 %138
  %149 = load double, ptr %148, align 8, !tbaa !8
  %150 = getelementptr inbounds double, ptr %79, i64 %144
  %151 = load double, ptr %150, align 8, !tbaa !8
  %152 = fmul contract double %149, %151
  %153 = fsub contract double %147, %152
  %154 = sub nsw i32 %137, %33
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds double, ptr %1, i64 %155
  %157 = load double, ptr %156, align 8, !tbaa !8
  %158 = fmul contract double %81, %157
  %159 = fadd contract double %153, %158
  %160 = getelementptr inbounds double, ptr %97, i64 %144
  %161 = load double, ptr %160, align 8, !tbaa !8
  %162 = fdiv contract double %159, %161
  %163 = fsub contract double %162, %100
  %164 = fdiv contract double %163, %47
  %165 = add nsw i32 %36, -1
  %166 = sext i32 %165 to i64
  %167 = getelementptr double, ptr %1, i64 %166
  %168 = load double, ptr %167, align 8, !tbaa !8
  %169 = fsub contract double %41, %168
  %170 = fmul contract double %47, %169
  %171 = add i32 %165, %33
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds double, ptr %2, i64 %172
  %174 = load double, ptr %173, align 8, !tbaa !8
  %175 = fmul contract double %58, %174
  %176 = fadd contract double %170, %175
  %177 = fmul contract double %64, %73
  %178 = fsub contract double %176, %177
  %179 = fdiv contract double %178, %70
  %180 = fsub contract double %71, %179
  %181 = fdiv contract double %180, %81
  %182 = fsub contract double %181, %164
  %183 = fmul contract double %5, %182
  %184 = getelementptr inbounds double, ptr %3, i64 %37
  %185 = load double, ptr %184, align 8, !tbaa !8
  %186 = fsub contract double %185, %183
  store double %186, ptr %184, align 8, !tbaa !8
  br label %187

187:                                              ; preds = %132, %23
  br i1 %131, label %220, label %188

188:                                              ; preds = %187
  %189 = add nsw i32 %16, -1
  %190 = getelementptr i8, ptr %88, i64 8
  %191 = load double, ptr %190, align 8, !tbaa !8
  %192 = load double, ptr %88, align 8, !tbaa !8
  %193 = fsub contract double %191, %192
  %194 = add i32 %189, %26
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds double, ptr %44, i64 %195
  %197 = load double, ptr %196, align 8, !tbaa !8
  %198 = fmul contract double %193, %197
  %199 = load double, ptr %61, align 8, !tbaa !8
  %200 = load double, ptr %63, align 8, !tbaa !8
  %201 = fmul contract double %199, %200
  %202 = fadd contract double %198, %201
  %203 = getelementptr inbounds double, ptr %2, i64 %87
  %204 = load double, ptr %203, align 8, !tbaa !8
  %205 = getelementptr inbounds double, ptr %54, i64 %195
  %206 = load double, ptr %205, align 8, !tbaa !8
  %207 = fmul contract double %204, %206
  %208 = fsub contract double %202, %207
  %209 = getelementptr inbounds double, ptr %68, i64 %195
  %210 = load double, ptr %209, align 8, !tbaa !8
  %211 = fdiv contract double %208, %210
  %212 = fsub contract double %71, %211
  %213 = load double, ptr %76, align 8, !tbaa !8
  %214 = fdiv contract double %212, %213
  %215 = fadd contract double %123, %214
  %216 = fmul contract double %5, %215
  %217 = getelementptr inbounds double, ptr %4, i64 %37
  %218 = load double, ptr %217, align 8, !tbaa !8
  %219 = fsub contract double %218, %216
  store double %219, ptr %217, align 8, !tbaa !8
  br label %220

220:                                              ; preds = %6, %187, %188
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @biharmonic_friction_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4, double noundef %5) local_unnamed_addr #1 {
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
  %17 = load i32, ptr %0, align 8, !tbaa !14
  %18 = icmp slt i32 %11, %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = icmp slt i32 %16, %20
  %22 = select i1 %18, i1 %21, i1 false
  br i1 %22, label %23, label %350

23:                                               ; preds = %6
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !18
  %27 = add nsw i32 %26, %24
  %28 = shl nsw i32 %26, 1
  %29 = add nsw i32 %28, %20
  %30 = mul nsw i32 %29, %27
  %31 = add i32 %26, %16
  %32 = add i32 %30, %31
  %33 = add i32 %28, %17
  %34 = mul nsw i32 %32, %33
  %35 = add i32 %26, %11
  %36 = add i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr double, ptr %1, i64 %37
  %39 = getelementptr i8, ptr %38, i64 8
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = load double, ptr %38, align 8, !tbaa !8
  %42 = fsub contract double %40, %41
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %44 = load ptr, ptr %43, align 8, !tbaa !22
  %45 = sext i32 %31 to i64
  %46 = getelementptr inbounds double, ptr %44, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = fmul contract double %42, %47
  %49 = add i32 %36, %33
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr %2, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %54 = load ptr, ptr %53, align 8, !tbaa !23
  %55 = add i32 %31, 1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %54, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = fmul contract double %52, %58
  %60 = fadd contract double %48, %59
  %61 = getelementptr inbounds double, ptr %2, i64 %37
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = getelementptr inbounds double, ptr %54, i64 %45
  %64 = load double, ptr %63, align 8, !tbaa !8
  %65 = fmul contract double %62, %64
  %66 = fsub contract double %60, %65
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %68 = load ptr, ptr %67, align 8, !tbaa !24
  %69 = getelementptr inbounds double, ptr %68, i64 %45
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = fdiv contract double %66, %70
  %72 = add i32 %31, -1
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %74 = load ptr, ptr %73, align 8, !tbaa !26
  %75 = mul nsw i32 %33, %31
  %76 = add i32 %35, -1
  %77 = add i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds double, ptr %74, i64 %78
  %80 = load double, ptr %79, align 8, !tbaa !8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %82 = load ptr, ptr %81, align 8, !tbaa !19
  %83 = load double, ptr %82, align 8, !tbaa !8
  %84 = fcmp contract olt double %80, %83
  %85 = select contract i1 %84, double %83, double %80
  %86 = add i32 %75, %35
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds double, ptr %74, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !8
  %90 = fcmp contract olt double %89, %83
  %91 = select contract i1 %90, double %83, double %89
  %92 = fcmp contract ogt double %85, %91
  %93 = select contract i1 %92, double %85, double %91
  %94 = mul nsw i32 %33, %72
  %95 = add i32 %94, %76
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds double, ptr %74, i64 %96
  %98 = load double, ptr %97, align 8, !tbaa !8
  %99 = fcmp contract olt double %98, %83
  %100 = select contract i1 %99, double %83, double %98
  %101 = add i32 %94, %35
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds double, ptr %74, i64 %102
  %104 = load double, ptr %103, align 8, !tbaa !8
  %105 = fcmp contract olt double %104, %83
  %106 = select contract i1 %105, double %83, double %104
  %107 = fcmp contract ogt double %100, %106
  %108 = select contract i1 %107, double %100, double %106
  %109 = fcmp contract ogt double %93, %108
  %110 = select contract i1 %109, double %93, double %108
  %111 = zext nneg i32 %24 to i64
  %112 = getelementptr double, ptr %82, i64 %111
  %113 = getelementptr i8, ptr %112, i64 8
  %114 = load double, ptr %113, align 8, !tbaa !8
  %115 = fcmp contract olt double %110, %114
  br i1 %115, label %116, label %145

116:                                              ; preds = %23
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %118 = getelementptr i8, ptr %61, i64 -8
  %119 = load double, ptr %118, align 8, !tbaa !8
  %120 = fsub contract double %62, %119
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %122 = load ptr, ptr %121, align 8, !tbaa !29
  %123 = getelementptr inbounds double, ptr %122, i64 %45
  %124 = load double, ptr %123, align 8, !tbaa !8
  %125 = fmul contract double %120, %124
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %127 = load ptr, ptr %126, align 8, !tbaa !30
  %128 = getelementptr inbounds double, ptr %127, i64 %45
  %129 = load double, ptr %128, align 8, !tbaa !8
  %130 = fmul contract double %41, %129
  %131 = fsub contract double %125, %130
  %132 = sub nsw i32 %36, %33
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds double, ptr %1, i64 %133
  %135 = load double, ptr %134, align 8, !tbaa !8
  %136 = sext i32 %72 to i64
  %137 = getelementptr inbounds double, ptr %127, i64 %136
  %138 = load double, ptr %137, align 8, !tbaa !8
  %139 = fmul contract double %135, %138
  %140 = fadd contract double %131, %139
  %141 = load ptr, ptr %117, align 8, !tbaa !31
  %142 = getelementptr inbounds double, ptr %141, i64 %45
  %143 = load double, ptr %142, align 8, !tbaa !8
  %144 = fdiv contract double %140, %143
  br label %145

145:                                              ; preds = %116, %23
  %146 = phi contract double [ %144, %116 ], [ 0.000000e+00, %23 ]
  %147 = add nuw nsw i32 %16, 1
  %148 = add i32 %147, %26
  %149 = mul nsw i32 %33, %148
  %150 = add i32 %149, %76
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds double, ptr %74, i64 %151
  %153 = load double, ptr %152, align 8, !tbaa !8
  %154 = fcmp contract olt double %153, %83
  %155 = select contract i1 %154, double %83, double %153
  %156 = add i32 %149, %35
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds double, ptr %74, i64 %157
  %159 = load double, ptr %158, align 8, !tbaa !8
  %160 = fcmp contract olt double %159, %83
  %161 = select contract i1 %160, double %83, double %159
  %162 = fcmp contract ogt double %155, %161
  %163 = select contract i1 %162, double %155, double %161
  %164 = fcmp contract ogt double %163, %93
  %165 = select contract i1 %164, double %163, double %93
  %166 = fcmp contract olt double %165, %114
  br i1 %166, label %167, label %204

167:                                              ; preds = %145
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %169 = add i32 %30, %148
  %170 = mul nsw i32 %169, %33
  %171 = add i32 %170, %35
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds double, ptr %2, i64 %172
  %174 = load double, ptr %173, align 8, !tbaa !8
  %175 = getelementptr i8, ptr %173, i64 -8
  %176 = load double, ptr %175, align 8, !tbaa !8
  %177 = fsub contract double %174, %176
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %179 = load ptr, ptr %178, align 8, !tbaa !29
  %180 = sext i32 %148 to i64
  %181 = getelementptr inbounds double, ptr %179, i64 %180
  %182 = load double, ptr %181, align 8, !tbaa !8
  %183 = fmul contract double %177, %182
  %184 = getelementptr inbounds double, ptr %1, i64 %172
  %185 = load double, ptr %184, align 8, !tbaa !8
  %186 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %187 = load ptr, ptr %186, align 8, !tbaa !30
  %188 = getelementptr inbounds double, ptr %187, i64 %180
  %189 = load double, ptr %188, align 8, !tbaa !8
  %190 = fmul contract double %185, %189
  %191 = fsub contract double %183, %190
  %192 = sub nsw i32 %171, %33
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds double, ptr %1, i64 %193
  %195 = load double, ptr %194, align 8, !tbaa !8
  %196 = getelementptr inbounds double, ptr %187, i64 %45
  %197 = load double, ptr %196, align 8, !tbaa !8
  %198 = fmul contract double %195, %197
  %199 = fadd contract double %191, %198
  %200 = load ptr, ptr %168, align 8, !tbaa !31
  %201 = getelementptr inbounds double, ptr %200, i64 %180
  %202 = load double, ptr %201, align 8, !tbaa !8
  %203 = fdiv contract double %199, %202
  br label %204

204:                                              ; preds = %167, %145
  %205 = phi contract double [ %203, %167 ], [ 0.000000e+00, %145 ]
  %206 = fsub contract double %205, %146
  %207 = fdiv contract double %206, %47
  %208 = add nsw i32 %11, 1
  %209 = add i32 %208, %26
  %210 = add i32 %75, %209
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds double, ptr %74, i64 %211
  %213 = load double, ptr %212, align 8, !tbaa !8
  %214 = fcmp contract olt double %213, %83
  %215 = select contract i1 %214, double %83, double %213
  %216 = fcmp contract ogt double %91, %215
  %217 = select contract i1 %216, double %91, double %215
  %218 = add i32 %94, %209
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds double, ptr %74, i64 %219
  %221 = load double, ptr %220, align 8, !tbaa !8
  %222 = fcmp contract olt double %221, %83
  %223 = select contract i1 %222, double %83, double %221
  %224 = fcmp contract ogt double %106, %223
  %225 = select contract i1 %224, double %106, double %223
  %226 = fcmp contract ogt double %217, %225
  %227 = select contract i1 %226, double %217, double %225
  %228 = fcmp contract olt double %227, %114
  br i1 %228, label %229, label %264

229:                                              ; preds = %204
  %230 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %231 = add i32 %34, %209
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds double, ptr %2, i64 %232
  %234 = load double, ptr %233, align 8, !tbaa !8
  %235 = getelementptr i8, ptr %233, i64 -8
  %236 = load double, ptr %235, align 8, !tbaa !8
  %237 = fsub contract double %234, %236
  %238 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %239 = load ptr, ptr %238, align 8, !tbaa !29
  %240 = getelementptr inbounds double, ptr %239, i64 %45
  %241 = load double, ptr %240, align 8, !tbaa !8
  %242 = fmul contract double %237, %241
  %243 = getelementptr inbounds double, ptr %1, i64 %232
  %244 = load double, ptr %243, align 8, !tbaa !8
  %245 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %246 = load ptr, ptr %245, align 8, !tbaa !30
  %247 = getelementptr inbounds double, ptr %246, i64 %45
  %248 = load double, ptr %247, align 8, !tbaa !8
  %249 = fmul contract double %244, %248
  %250 = fsub contract double %242, %249
  %251 = sub nsw i32 %231, %33
  %252 = sext i32 %251 to i64
  %253 = getelementptr inbounds double, ptr %1, i64 %252
  %254 = load double, ptr %253, align 8, !tbaa !8
  %255 = sext i32 %72 to i64
  %256 = getelementptr inbounds double, ptr %246, i64 %255
  %257 = load double, ptr %256, align 8, !tbaa !8
  %258 = fmul contract double %254, %257
  %259 = fadd contract double %250, %258
  %260 = load ptr, ptr %230, align 8, !tbaa !31
  %261 = getelementptr inbounds double, ptr %260, i64 %45
  %262 = load double, ptr %261, align 8, !tbaa !8
  %263 = fdiv contract double %259, %262
  br label %264

264:                                              ; preds = %229, %204
  %265 = phi contract double [ %263, %229 ], [ 0.000000e+00, %204 ]
  %266 = fsub contract double %265, %146
  %267 = fdiv contract double %266, %64
  %268 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %269 = load i32, ptr %268, align 8, !tbaa !37
  %270 = or i32 %269, %11
  %271 = icmp eq i32 %270, 0
  %272 = fcmp contract oge double %93, %114
  %273 = or i1 %272, %271
  %274 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %275 = load i32, ptr %274, align 4, !tbaa !38
  %276 = or i32 %275, %16
  %277 = icmp eq i32 %276, 0
  %278 = fcmp contract ogt double %106, %91
  %279 = select contract i1 %278, double %106, double %91
  %280 = fcmp contract oge double %279, %114
  %281 = or i1 %280, %277
  br i1 %273, label %311, label %282

282:                                              ; preds = %264
  %283 = add nsw i32 %36, -1
  %284 = sext i32 %283 to i64
  %285 = getelementptr double, ptr %1, i64 %284
  %286 = load double, ptr %285, align 8, !tbaa !8
  %287 = fsub contract double %41, %286
  %288 = fmul contract double %47, %287
  %289 = add i32 %283, %33
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds double, ptr %2, i64 %290
  %292 = load double, ptr %291, align 8, !tbaa !8
  %293 = fmul contract double %58, %292
  %294 = fadd contract double %288, %293
  %295 = getelementptr inbounds double, ptr %2, i64 %284
  %296 = load double, ptr %295, align 8, !tbaa !8
  %297 = fmul contract double %64, %296
  %298 = fsub contract double %294, %297
  %299 = fdiv contract double %298, %70
  %300 = fsub contract double %71, %299
  %301 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %302 = load ptr, ptr %301, align 8, !tbaa !30
  %303 = getelementptr inbounds double, ptr %302, i64 %45
  %304 = load double, ptr %303, align 8, !tbaa !8
  %305 = fdiv contract double %300, %304
  %306 = fsub contract double %305, %207
  %307 = fmul contract double %5, %306
  %308 = getelementptr inbounds double, ptr %3, i64 %37
  %309 = load double, ptr %308, align 8, !tbaa !8
  %310 = fsub contract double %309, %307
  store double %310, ptr %308, align 8, !tbaa !8
  br label %311

311:                                              ; preds = %282, %264
  br i1 %281, label %350, label %312

312:                                              ; preds = %311
  %313 = sub nsw i32 %36, %33
  %314 = add nsw i32 %16, -1
  %315 = sext i32 %313 to i64
  %316 = getelementptr double, ptr %1, i64 %315
  %317 = getelementptr i8, ptr %316, i64 8
  %318 = load double, ptr %317, align 8, !tbaa !8
  %319 = load double, ptr %316, align 8, !tbaa !8
  %320 = fsub contract double %318, %319
  %321 = add i32 %314, %26
  %322 = sext i32 %321 to i64
  %323 = getelementptr inbounds double, ptr %44, i64 %322
  %324 = load double, ptr %323, align 8, !tbaa !8
  %325 = fmul contract double %320, %324
  %326 = load double, ptr %61, align 8, !tbaa !8
  %327 = load double, ptr %63, align 8, !tbaa !8
  %328 = fmul contract double %326, %327
  %329 = fadd contract double %325, %328
  %330 = getelementptr inbounds double, ptr %2, i64 %315
  %331 = load double, ptr %330, align 8, !tbaa !8
  %332 = getelementptr inbounds double, ptr %54, i64 %322
  %333 = load double, ptr %332, align 8, !tbaa !8
  %334 = fmul contract double %331, %333
  %335 = fsub contract double %329, %334
  %336 = getelementptr inbounds double, ptr %68, i64 %322
  %337 = load double, ptr %336, align 8, !tbaa !8
  %338 = fdiv contract double %335, %337
  %339 = fsub contract double %71, %338
  %340 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %341 = load ptr, ptr %340, align 8, !tbaa !29
  %342 = getelementptr inbounds double, ptr %341, i64 %45
  %343 = load double, ptr %342, align 8, !tbaa !8
  %344 = fdiv contract double %339, %343
  %345 = fadd contract double %267, %344
  %346 = fmul contract double %5, %345
  %347 = getelementptr inbounds double, ptr %4, i64 %37
  %348 = load double, ptr %347, align 8, !tbaa !8
  %349 = fsub contract double %348, %346
  store double %349, ptr %347, align 8, !tbaa !8
  br label %350

350:                                              ; preds = %6, %311, %312
  ret void
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tracer_tendency_weno5(ptr noundef nonnull byval(%struct.Grid) align 8 %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, double noundef %7, double noundef %8, i32 noundef %9) local_unnamed_addr #4 {
  call void @_Z15tracer_tendencyILb0ELi1EEvRK4GridPKdS4_S4_S4_S4_Pdddi(ptr noundef nonnull align 8 dereferenceable(96) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, double noundef %7, double noundef %8, i32 noundef %9) #12
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_Z15tracer_tendencyILb0ELi1EEvRK4GridPKdS4_S4_S4_S4_Pdddi(ptr noundef nonnull align 8 dereferenceable(96) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, double noundef %7, double noundef %8, i32 noundef %9) local_unnamed_addr #5 comdat {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %18 = mul nuw nsw i32 %16, %17
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %20 = add nuw nsw i32 %18, %19
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %22 = load i32, ptr %0, align 8, !tbaa !14
  %23 = icmp slt i32 %15, %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = icmp slt i32 %20, %25
  %27 = select i1 %23, i1 %26, i1 false
  br i1 %27, label %28, label %836

28:                                               ; preds = %10
  %29 = add nsw i32 %15, 1
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %31 = load i32, ptr %30, align 4, !tbaa !18
  %32 = add nsw i32 %31, %21
  %33 = shl nsw i32 %31, 1
  %34 = add nsw i32 %33, %25
  %35 = mul nsw i32 %34, %32
  %36 = add i32 %31, %20
  %37 = add i32 %35, %36
  %38 = add nsw i32 %33, %22
  %39 = mul nsw i32 %37, %38
  %40 = add i32 %29, %31
  %41 = add i32 %40, %39
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %1, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = fcmp contract ogt double %44, 0.000000e+00
  %46 = add i32 %41, -3
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %4, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !8
  %50 = getelementptr double, ptr %4, i64 %42
  %51 = getelementptr i8, ptr %50, i64 -16
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = getelementptr i8, ptr %50, i64 -8
  %54 = load double, ptr %53, align 8, !tbaa !8
  %55 = load double, ptr %50, align 8, !tbaa !8
  %56 = getelementptr i8, ptr %50, i64 8
  %57 = load double, ptr %56, align 8, !tbaa !8
  %58 = getelementptr i8, ptr %50, i64 16
  %59 = load double, ptr %58, align 8, !tbaa !8
  %60 = select contract i1 %45, double %49, double %59
  %61 = select contract i1 %45, double %52, double %57
  %62 = select contract i1 %45, double %54, double %55
  %63 = select contract i1 %45, double %55, double %54
  %64 = select contract i1 %45, double %57, double %52
  %65 = fmul contract double %61, 2.000000e+00
  %66 = fsub contract double %60, %65
  %67 = fadd contract double %62, %66
  %68 = fmul contract double %62, 2.000000e+00
  %69 = fsub contract double %61, %68
  %70 = fadd contract double %63, %69
  %71 = fmul contract double %63, 2.000000e+00
  %72 = fsub contract double %62, %71
  %73 = fadd contract double %64, %72
  %74 = fmul contract double %61, 4.000000e+00
  %75 = fsub contract double %60, %74
  %76 = fmul contract double %62, 3.000000e+00
  %77 = fadd contract double %76, %75
  %78 = fsub contract double %61, %63
  %79 = fmul contract double %63, 4.000000e+00
  %80 = fsub contract double %76, %79
  %81 = fadd contract double %64, %80
  %82 = fmul contract double %67, 0x3FF1555555555555
  %83 = fmul contract double %67, %82
  %84 = fmul contract double %77, 2.500000e-01
  %85 = fmul contract double %77, %84
  %86 = fadd contract double %83, %85
  %87 = fmul contract double %70, 0x3FF1555555555555
  %88 = fmul contract double %70, %87
  %89 = fmul contract double %78, 2.500000e-01
  %90 = fmul contract double %78, %89
  %91 = fadd contract double %90, %88
  %92 = fmul contract double %73, 0x3FF1555555555555
  %93 = fmul contract double %73, %92
  %94 = fmul contract double %81, 2.500000e-01
  %95 = fmul contract double %81, %94
  %96 = fadd contract double %93, %95
  %97 = fsub contract double %86, %96
  %98 = fadd contract double %86, 1.000000e-08
  %99 = fdiv contract double %97, %98
  %100 = fadd contract double %91, 1.000000e-08
  %101 = fdiv contract double %97, %100
  %102 = fadd contract double %96, 1.000000e-08
  %103 = fdiv contract double %97, %102
  %104 = fmul contract double %99, %99
  %105 = fadd contract double %104, 1.000000e+00
  %106 = fmul contract double %105, 1.000000e-01
  %107 = fmul contract double %101, %101
  %108 = fadd contract double %107, 1.000000e+00
  %109 = fmul contract double %108, 6.000000e-01
  %110 = fmul contract double %103, %103
  %111 = fadd contract double %110, 1.000000e+00
  %112 = fmul contract double %111, 3.000000e-01
  %113 = fmul contract double %60, 2.000000e+00
  %114 = fmul contract double %61, 7.000000e+00
  %115 = fsub contract double %113, %114
  %116 = fmul contract double %62, 1.100000e+01
  %117 = fadd contract double %116, %115
  %118 = fmul contract double %117, 0x3FC5555555555555
  %119 = fmul contract double %62, 5.000000e+00
  %120 = fsub contract double %119, %61
  %121 = fadd contract double %71, %120
  %122 = fmul contract double %121, 0x3FC5555555555555
  %123 = fmul contract double %63, 5.000000e+00
  %124 = fadd contract double %68, %123
  %125 = fsub contract double %124, %64
  %126 = fmul contract double %125, 0x3FC5555555555555
  %127 = fmul contract double %118, %106
  %128 = fmul contract double %122, %109
  %129 = fadd contract double %127, %128
  %130 = fmul contract double %126, %112
  %131 = fadd contract double %130, %129
  %132 = fadd contract double %106, %109
  %133 = fadd contract double %112, %132
  %134 = fdiv contract double %131, %133
  %135 = fmul contract double %44, %134
  %136 = fsub contract double %55, %54
  %137 = fmul contract double %7, %136
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %139 = load ptr, ptr %138, align 8, !tbaa !30
  %140 = sext i32 %36 to i64
  %141 = getelementptr inbounds double, ptr %139, i64 %140
  %142 = load double, ptr %141, align 8, !tbaa !8
  %143 = fdiv contract double %137, %142
  %144 = fsub contract double %135, %143
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %146 = load ptr, ptr %145, align 8, !tbaa !22
  %147 = getelementptr inbounds double, ptr %146, i64 %140
  %148 = load double, ptr %147, align 8, !tbaa !8
  %149 = fmul contract double %148, %144
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %151 = load ptr, ptr %150, align 8, !tbaa !19
  %152 = zext nneg i32 %21 to i64
  %153 = getelementptr double, ptr %151, i64 %152
  %154 = getelementptr i8, ptr %153, i64 8
  %155 = load double, ptr %154, align 8, !tbaa !8
  %156 = load double, ptr %153, align 8, !tbaa !8
  %157 = fsub contract double %155, %156
  %158 = fmul contract double %157, %149
  %159 = add i32 %31, %15
  %160 = add i32 %39, %159
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds double, ptr %1, i64 %161
  %163 = load double, ptr %162, align 8, !tbaa !8
  %164 = fcmp contract ogt double %163, 0.000000e+00
  %165 = add i32 %160, -3
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds double, ptr %4, i64 %166
  %168 = load double, ptr %167, align 8, !tbaa !8
  %169 = getelementptr double, ptr %4, i64 %161
  %170 = getelementptr i8, ptr %169, i64 -16
  %171 = load double, ptr %170, align 8, !tbaa !8
  %172 = getelementptr i8, ptr %169, i64 -8
  %173 = load double, ptr %172, align 8, !tbaa !8
  %174 = load double, ptr %169, align 8, !tbaa !8
  %175 = getelementptr i8, ptr %169, i64 8
  %176 = load double, ptr %175, align 8, !tbaa !8
  %177 = getelementptr i8, ptr %169, i64 16
  %178 = load double, ptr %177, align 8, !tbaa !8
  %179 = select contract i1 %164, double %168, double %178
  %180 = select contract i1 %164, double %171, double %176
  %181 = select contract i1 %164, double %173, double %174
  %182 = select contract i1 %164, double %174, double %173
  %183 = select contract i1 %164, double %176, double %171
  %184 = fmul contract double %180, 2.000000e+00
  %185 = fsub contract double %179, %184
  %186 = fadd contract double %181, %185
  %187 = fmul contract double %181, 2.000000e+00
  %188 = fsub contract double %180, %187
  %189 = fadd contract double %182, %188
  %190 = fmul contract double %182, 2.000000e+00
  %191 = fsub contract double %181, %190
  %192 = fadd contract double %183, %191
  %193 = fmul contract double %180, 4.000000e+00
  %194 = fsub contract double %179, %193
  %195 = fmul contract double %181, 3.000000e+00
  %196 = fadd contract double %195, %194
  %197 = fsub contract double %180, %182
  %198 = fmul contract double %182, 4.000000e+00
  %199 = fsub contract double %195, %198
  %200 = fadd contract double %183, %199
  %201 = fmul contract double %186, 0x3FF1555555555555
  %202 = fmul contract double %186, %201
  %203 = fmul contract double %196, 2.500000e-01
  %204 = fmul contract double %196, %203
  %205 = fadd contract double %202, %204
  %206 = fmul contract double %189, 0x3FF1555555555555
  %207 = fmul contract double %189, %206
  %208 = fmul contract double %197, 2.500000e-01
  %209 = fmul contract double %197, %208
  %210 = fadd contract double %209, %207
  %211 = fmul contract double %192, 0x3FF1555555555555
  %212 = fmul contract double %192, %211
  %213 = fmul contract double %200, 2.500000e-01
  %214 = fmul contract double %200, %213
  %215 = fadd contract double %212, %214
  %216 = fsub contract double %205, %215
  %217 = fadd contract double %205, 1.000000e-08
  %218 = fdiv contract double %216, %217
  %219 = fadd contract double %210, 1.000000e-08
  %220 = fdiv contract double %216, %219
  %221 = fadd contract double %215, 1.000000e-08
  %222 = fdiv contract double %216, %221
  %223 = fmul contract double %218, %218
  %224 = fadd contract double %223, 1.000000e+00
  %225 = fmul contract double %224, 1.000000e-01
  %226 = fmul contract double %220, %220
  %227 = fadd contract double %226, 1.000000e+00
  %228 = fmul contract double %227, 6.000000e-01
  %229 = fmul contract double %222, %222
  %230 = fadd contract double %229, 1.000000e+00
  %231 = fmul contract double %230, 3.000000e-01
  %232 = fmul contract double %179, 2.000000e+00
  %233 = fmul contract double %180, 7.000000e+00
  %234 = fsub contract double %232, %233
  %235 = fmul contract double %181, 1.100000e+01
  %236 = fadd contract double %235, %234
  %237 = fmul contract double %236, 0x3FC5555555555555
  %238 = fmul contract double %181, 5.000000e+00
  %239 = fsub contract double %238, %180
  %240 = fadd contract double %190, %239
  %241 = fmul contract double %240, 0x3FC5555555555555
  %242 = fmul contract double %182, 5.000000e+00
  %243 = fadd contract double %187, %242
  %244 = fsub contract double %243, %183
  %245 = fmul contract double %244, 0x3FC5555555555555
  %246 = fmul contract double %237, %225
  %247 = fmul contract double %241, %228
  %248 = fadd contract double %246, %247
  %249 = fmul contract double %245, %231
  %250 = fadd contract double %249, %248
  %251 = fadd contract double %225, %228
  %252 = fadd contract double %231, %251
  %253 = fdiv contract double %250, %252
  %254 = fmul contract double %163, %253
  %255 = fsub contract double %174, %173
  %256 = fmul contract double %7, %255
  %257 = fdiv contract double %256, %142
  %258 = fsub contract double %254, %257
  %259 = fmul contract double %148, %258
  %260 = fmul contract double %157, %259
  %261 = fsub contract double %158, %260
  %262 = add nuw nsw i32 %20, 1
  %263 = add i32 %262, %31
  %264 = add i32 %35, %263
  %265 = mul nsw i32 %264, %38
  %266 = add i32 %265, %159
  %267 = sext i32 %266 to i64
  %268 = getelementptr inbounds double, ptr %2, i64 %267
  %269 = load double, ptr %268, align 8, !tbaa !8
  %270 = fcmp contract ogt double %269, 0.000000e+00
  %271 = mul i32 %38, -3
  %272 = add i32 %266, %271
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds double, ptr %4, i64 %273
  %275 = load double, ptr %274, align 8, !tbaa !8
  %276 = shl nsw i32 %38, 1
  %277 = sub nsw i32 %266, %276
  %278 = sext i32 %277 to i64
  %279 = getelementptr inbounds double, ptr %4, i64 %278
  %280 = load double, ptr %279, align 8, !tbaa !8
  %281 = sub nsw i32 %266, %38
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds double, ptr %4, i64 %282
  %284 = load double, ptr %283, align 8, !tbaa !8
  %285 = getelementptr inbounds double, ptr %4, i64 %267
  %286 = load double, ptr %285, align 8, !tbaa !8
  %287 = add nsw i32 %266, %38
  %288 = sext i32 %287 to i64
  %289 = getelementptr inbounds double, ptr %4, i64 %288
  %290 = load double, ptr %289, align 8, !tbaa !8
  %291 = add nsw i32 %266, %276
  %292 = sext i32 %291 to i64
  %293 = getelementptr inbounds double, ptr %4, i64 %292
  %294 = load double, ptr %293, align 8, !tbaa !8
  %295 = select contract i1 %270, double %275, double %294
  %296 = select contract i1 %270, double %280, double %290
  %297 = select contract i1 %270, double %284, double %286
  %298 = select contract i1 %270, double %286, double %284
  %299 = select contract i1 %270, double %290, double %280
  %300 = fmul contract double %296, 2.000000e+00
  %301 = fsub contract double %295, %300
  %302 = fadd contract double %297, %301
  %303 = fmul contract double %297, 2.000000e+00
  %304 = fsub contract double %296, %303
  %305 = fadd contract double %298, %304
  %306 = fmul contract double %298, 2.000000e+00
  %307 = fsub contract double %297, %306
  %308 = fadd contract double %299, %307
  %309 = fmul contract double %296, 4.000000e+00
  %310 = fsub contract double %295, %309
  %311 = fmul contract double %297, 3.000000e+00
  %312 = fadd contract double %311, %310
  %313 = fsub contract double %296, %298
  %314 = fmul contract double %298, 4.000000e+00
  %315 = fsub contract double %311, %314
  %316 = fadd contract double %299, %315
  %317 = fmul contract double %302, 0x3FF1555555555555
  %318 = fmul contract double %302, %317
  %319 = fmul contract double %312, 2.500000e-01
  %320 = fmul contract double %312, %319
  %321 = fadd contract double %318, %320
  %322 = fmul contract double %305, 0x3FF1555555555555
  %323 = fmul contract double %305, %322
  %324 = fmul contract double %313, 2.500000e-01
  %325 = fmul contract double %313, %324
  %326 = fadd contract double %325, %323
  %327 = fmul contract double %308, 0x3FF1555555555555
  %328 = fmul contract double %308, %327
  %329 = fmul contract double %316, 2.500000e-01
  %330 = fmul contract double %316, %329
  %331 = fadd contract double %328, %330
  %332 = fsub contract double %321, %331
  %333 = fadd contract double %321, 1.000000e-08
  %334 = fdiv contract double %332, %333
  %335 = fadd contract double %326, 1.000000e-08
  %336 = fdiv contract double %332, %335
  %337 = fadd contract double %331, 1.000000e-08
  %338 = fdiv contract double %332, %337
  %339 = fmul contract double %334, %334
  %340 = fadd contract double %339, 1.000000e+00
  %341 = fmul contract double %340, 1.000000e-01
  %342 = fmul contract double %336, %336
  %343 = fadd contract double %342, 1.000000e+00
  %344 = fmul contract double %343, 6.000000e-01
  %345 = fmul contract double %338, %338
  %346 = fadd contract double %345, 1.000000e+00
  %347 = fmul contract double %346, 3.000000e-01
  %348 = fmul contract double %295, 2.000000e+00
  %349 = fmul contract double %296, 7.000000e+00
  %350 = fsub contract double %348, %349
  %351 = fmul contract double %297, 1.100000e+01
  %352 = fadd contract double %351, %350
  %353 = fmul contract double %352, 0x3FC5555555555555
  %354 = fmul contract double %297, 5.000000e+00
  %355 = fsub contract double %354, %296
  %356 = fadd contract double %306, %355
  %357 = fmul contract double %356, 0x3FC5555555555555
  %358 = fmul contract double %298, 5.000000e+00
  %359 = fadd contract double %303, %358
  %360 = fsub contract double %359, %299
  %361 = fmul contract double %360, 0x3FC5555555555555
  %362 = fmul contract double %353, %341
  %363 = fmul contract double %357, %344
  %364 = fadd contract double %362, %363
  %365 = fmul contract double %361, %347
  %366 = fadd contract double %365, %364
  %367 = fadd contract double %341, %344
  %368 = fadd contract double %347, %367
  %369 = fdiv contract double %366, %368
  %370 = fmul contract double %269, %369
  %371 = fsub contract double %286, %284
  %372 = fmul contract double %7, %371
  %373 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %374 = load ptr, ptr %373, align 8, !tbaa !29
  %375 = sext i32 %263 to i64
  %376 = getelementptr inbounds double, ptr %374, i64 %375
  %377 = load double, ptr %376, align 8, !tbaa !8
  %378 = fdiv contract double %372, %377
  %379 = fsub contract double %370, %378
  %380 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %381 = load ptr, ptr %380, align 8, !tbaa !23
  %382 = getelementptr inbounds double, ptr %381, i64 %375
  %383 = load double, ptr %382, align 8, !tbaa !8
  %384 = fmul contract double %383, %379
  %385 = fmul contract double %157, %384
  %386 = fadd contract double %261, %385
  %387 = getelementptr inbounds double, ptr %2, i64 %161
  %388 = load double, ptr %387, align 8, !tbaa !8
  %389 = fcmp contract ogt double %388, 0.000000e+00
  %390 = add i32 %160, %271
  %391 = sext i32 %390 to i64
  %392 = getelementptr inbounds double, ptr %4, i64 %391
  %393 = load double, ptr %392, align 8, !tbaa !8
  %394 = sub nsw i32 %160, %276
  %395 = sext i32 %394 to i64
  %396 = getelementptr inbounds double, ptr %4, i64 %395
  %397 = load double, ptr %396, align 8, !tbaa !8
  %398 = sub nsw i32 %160, %38
  %399 = sext i32 %398 to i64
  %400 = getelementptr inbounds double, ptr %4, i64 %399
  %401 = load double, ptr %400, align 8, !tbaa !8
  %402 = add nsw i32 %160, %38
  %403 = sext i32 %402 to i64
  %404 = getelementptr inbounds double, ptr %4, i64 %403
  %405 = load double, ptr %404, align 8, !tbaa !8
  %406 = add nsw i32 %160, %276
  %407 = sext i32 %406 to i64
  %408 = getelementptr inbounds double, ptr %4, i64 %407
  %409 = load double, ptr %408, align 8, !tbaa !8
  %410 = select contract i1 %389, double %393, double %409
  %411 = select contract i1 %389, double %397, double %405
  %412 = select contract i1 %389, double %401, double %174
  %413 = select contract i1 %389, double %174, double %401
  %414 = select contract i1 %389, double %405, double %397
  %415 = fmul contract double %411, 2.000000e+00
  %416 = fsub contract double %410, %415
  %417 = fadd contract double %412, %416
  %418 = fmul contract double %412, 2.000000e+00
  %419 = fsub contract double %411, %418
  %420 = fadd contract double %413, %419
  %421 = fmul contract double %413, 2.000000e+00
  %422 = fsub contract double %412, %421
  %423 = fadd contract double %414, %422
  %424 = fmul contract double %411, 4.000000e+00
  %425 = fsub contract double %410, %424
  %426 = fmul contract double %412, 3.000000e+00
  %427 = fadd contract double %426, %425
  %428 = fsub contract double %411, %413
  %429 = fmul contract double %413, 4.000000e+00
  %430 = fsub contract double %426, %429
  %431 = fadd contract double %414, %430
  %432 = fmul contract double %417, 0x3FF1555555555555
  %433 = fmul contract double %417, %432
  %434 = fmul contract double %427, 2.500000e-01
  %435 = fmul contract double %427, %434
  %436 = fadd contract double %433, %435
  %437 = fmul contract double %420, 0x3FF1555555555555
  %438 = fmul contract double %420, %437
  %439 = fmul contract double %428, 2.500000e-01
  %440 = fmul contract double %428, %439
  %441 = fadd contract double %440, %438
  %442 = fmul contract double %423, 0x3FF1555555555555
  %443 = fmul contract double %423, %442
  %444 = fmul contract double %431, 2.500000e-01
  %445 = fmul contract double %431, %444
  %446 = fadd contract double %443, %445
  %447 = fsub contract double %436, %446
  %448 = fadd contract double %436, 1.000000e-08
  %449 = fdiv contract double %447, %448
  %450 = fadd contract double %441, 1.000000e-08
  %451 = fdiv contract double %447, %450
  %452 = fadd contract double %446, 1.000000e-08
  %453 = fdiv contract double %447, %452
  %454 = fmul contract double %449, %449
  %455 = fadd contract double %454, 1.000000e+00
  %456 = fmul contract double %455, 1.000000e-01
  %457 = fmul contract double %451, %451
  %458 = fadd contract double %457, 1.000000e+00
  %459 = fmul contract double %458, 6.000000e-01
  %460 = fmul contract double %453, %453
  %461 = fadd contract double %460, 1.000000e+00
  %462 = fmul contract double %461, 3.000000e-01
  %463 = fmul contract double %410, 2.000000e+00
  %464 = fmul contract double %411, 7.000000e+00
  %465 = fsub contract double %463, %464
  %466 = fmul contract double %412, 1.100000e+01
  %467 = fadd contract double %466, %465
  %468 = fmul contract double %467, 0x3FC5555555555555
  %469 = fmul contract double %412, 5.000000e+00
  %470 = fsub contract double %469, %411
  %471 = fadd contract double %421, %470
  %472 = fmul contract double %471, 0x3FC5555555555555
  %473 = fmul contract double %413, 5.000000e+00
  %474 = fadd contract double %418, %473
  %475 = fsub contract double %474, %414
  %476 = fmul contract double %475, 0x3FC5555555555555
  %477 = fmul contract double %468, %456
  %478 = fmul contract double %472, %459
  %479 = fadd contract double %477, %478
  %480 = fmul contract double %476, %462
  %481 = fadd contract double %480, %479
  %482 = fadd contract double %456, %459
  %483 = fadd contract double %462, %482
  %484 = fdiv contract double %481, %483
  %485 = fmul contract double %388, %484
  %486 = fsub contract double %174, %401
  %487 = fmul contract double %7, %486
  %488 = getelementptr inbounds double, ptr %374, i64 %140
  %489 = load double, ptr %488, align 8, !tbaa !8
  %490 = fdiv contract double %487, %489
  %491 = fsub contract double %485, %490
  %492 = getelementptr inbounds double, ptr %381, i64 %140
  %493 = load double, ptr %492, align 8, !tbaa !8
  %494 = fmul contract double %493, %491
  %495 = fmul contract double %157, %494
  %496 = fsub contract double %386, %495
  %497 = add nuw nsw i32 %21, 1
  %498 = add nsw i32 %31, %497
  %499 = mul nsw i32 %34, %498
  %500 = add i32 %499, %36
  %501 = mul nsw i32 %500, %38
  %502 = add i32 %501, %159
  %503 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %504 = load i32, ptr %503, align 8, !tbaa !20
  %505 = icmp eq i32 %497, %504
  br i1 %505, label %506, label %518

506:                                              ; preds = %28
  %507 = icmp eq i32 %9, 0
  br i1 %507, label %658, label %508

508:                                              ; preds = %506
  %509 = sext i32 %502 to i64
  %510 = getelementptr inbounds double, ptr %3, i64 %509
  %511 = mul nsw i32 %38, %34
  %512 = sub nsw i32 %502, %511
  %513 = sext i32 %512 to i64
  %514 = getelementptr inbounds double, ptr %4, i64 %513
  %515 = load double, ptr %510, align 8, !tbaa !8
  %516 = load double, ptr %514, align 8, !tbaa !8
  %517 = fmul contract double %515, %516
  br label %658

518:                                              ; preds = %28
  %519 = sext i32 %502 to i64
  %520 = getelementptr inbounds double, ptr %3, i64 %519
  %521 = load double, ptr %520, align 8, !tbaa !8
  %522 = mul nsw i32 %38, %34
  %523 = sub nsw i32 %504, %497
  %524 = tail call i32 @llvm.smin.i32(i32 %523, i32 %497)
  %525 = fcmp contract ogt double %521, 0.000000e+00
  %526 = shl nsw i32 %522, 1
  %527 = sub nsw i32 %502, %526
  %528 = sext i32 %527 to i64
  %529 = getelementptr inbounds double, ptr %4, i64 %528
  %530 = load double, ptr %529, align 8, !tbaa !8
  %531 = sub nsw i32 %502, %522
  %532 = sext i32 %531 to i64
  %533 = getelementptr inbounds double, ptr %4, i64 %532
  %534 = load double, ptr %533, align 8, !tbaa !8
  %535 = getelementptr inbounds double, ptr %4, i64 %519
  %536 = load double, ptr %535, align 8, !tbaa !8
  %537 = add nsw i32 %502, %522
  %538 = sext i32 %537 to i64
  %539 = getelementptr inbounds double, ptr %4, i64 %538
  %540 = load double, ptr %539, align 8, !tbaa !8
  %541 = select contract i1 %525, double %530, double %540
  %542 = select contract i1 %525, double %534, double %536
  %543 = select contract i1 %525, double %536, double %534
  %544 = icmp sgt i32 %524, 2
  br i1 %544, label %545, label %627

545:                                              ; preds = %518
  %546 = select contract i1 %525, double %540, double %530
  %547 = mul i32 %522, -3
  %548 = add i32 %502, %547
  %549 = sext i32 %548 to i64
  %550 = getelementptr inbounds double, ptr %4, i64 %549
  %551 = load double, ptr %550, align 8, !tbaa !8
  %552 = add nsw i32 %502, %526
  %553 = sext i32 %552 to i64
  %554 = getelementptr inbounds double, ptr %4, i64 %553
  %555 = load double, ptr %554, align 8, !tbaa !8
  %556 = select contract i1 %525, double %551, double %555
  %557 = fmul contract double %541, 2.000000e+00
  %558 = fsub contract double %556, %557
  %559 = fadd contract double %542, %558
  %560 = fmul contract double %542, 2.000000e+00
  %561 = fsub contract double %541, %560
  %562 = fadd contract double %543, %561
  %563 = fmul contract double %543, 2.000000e+00
  %564 = fsub contract double %542, %563
  %565 = fadd contract double %546, %564
  %566 = fmul contract double %541, 4.000000e+00
  %567 = fsub contract double %556, %566
  %568 = fmul contract double %542, 3.000000e+00
  %569 = fadd contract double %568, %567
  %570 = fsub contract double %541, %543
  %571 = fmul contract double %543, 4.000000e+00
  %572 = fsub contract double %568, %571
  %573 = fadd contract double %546, %572
  %574 = fmul contract double %559, 0x3FF1555555555555
  %575 = fmul contract double %559, %574
  %576 = fmul contract double %569, 2.500000e-01
  %577 = fmul contract double %569, %576
  %578 = fadd contract double %575, %577
  %579 = fmul contract double %562, 0x3FF1555555555555
  %580 = fmul contract double %562, %579
  %581 = fmul contract double %570, 2.500000e-01
  %582 = fmul contract double %570, %581
  %583 = fadd contract double %582, %580
  %584 = fmul contract double %565, 0x3FF1555555555555
  %585 = fmul contract double %565, %584
  %586 = fmul contract double %573, 2.500000e-01
  %587 = fmul contract double %573, %586
  %588 = fadd contract double %585, %587
  %589 = fsub contract double %578, %588
  %590 = fadd contract double %578, 1.000000e-08
  %591 = fdiv contract double %589, %590
  %592 = fadd contract double %583, 1.000000e-08
  %593 = fdiv contract double %589, %592
  %594 = fadd contract double %588, 1.000000e-08
  %595 = fdiv contract double %589, %594
  %596 = fmul contract double %591, %591
  %597 = fadd contract double %596, 1.000000e+00
  %598 = fmul contract double %597, 1.000000e-01
  %599 = fmul contract double %593, %593
  %600 = fadd contract double %599, 1.000000e+00
  %601 = fmul contract double %600, 6.000000e-01
  %602 = fmul contract double %595, %595
  %603 = fadd contract double %602, 1.000000e+00
  %604 = fmul contract double %603, 3.000000e-01
  %605 = fmul contract double %556, 2.000000e+00
  %606 = fmul contract double %541, 7.000000e+00
  %607 = fsub contract double %605, %606
  %608 = fmul contract double %542, 1.100000e+01
  %609 = fadd contract double %608, %607
  %610 = fmul contract double %609, 0x3FC5555555555555
  %611 = fmul contract double %542, 5.000000e+00
  %612 = fsub contract double %611, %541
  %613 = fadd contract double %563, %612
  %614 = fmul contract double %613, 0x3FC5555555555555
  %615 = fmul contract double %543, 5.000000e+00
  %616 = fadd contract double %560, %615
  %617 = fsub contract double %616, %546
  %618 = fmul contract double %617, 0x3FC5555555555555
  %619 = fmul contract double %610, %598
  %620 = fmul contract double %614, %601
  %621 = fadd contract double %619, %620
  %622 = fmul contract double %618, %604
  %623 = fadd contract double %622, %621
  %624 = fadd contract double %598, %601
  %625 = fadd contract double %604, %624
  %626 = fdiv contract double %623, %625
  br label %655

627:                                              ; preds = %518
  %628 = icmp eq i32 %524, 2
  br i1 %628, label %629, label %655

629:                                              ; preds = %627
  %630 = fsub contract double %542, %541
  %631 = fmul contract double %630, %630
  %632 = fsub contract double %543, %542
  %633 = fmul contract double %632, %632
  %634 = fsub contract double %631, %633
  %635 = fadd contract double %631, 1.000000e-08
  %636 = fdiv contract double %634, %635
  %637 = fadd contract double %633, 1.000000e-08
  %638 = fdiv contract double %634, %637
  %639 = fmul contract double %636, %636
  %640 = fadd contract double %639, 1.000000e+00
  %641 = fmul contract double %640, 0x3FD5555555555555
  %642 = fmul contract double %638, %638
  %643 = fadd contract double %642, 1.000000e+00
  %644 = fmul contract double %643, 0x3FE5555555555555
  %645 = fmul contract double %641, 5.000000e-01
  %646 = fmul contract double %542, 3.000000e+00
  %647 = fsub contract double %646, %541
  %648 = fmul contract double %647, %645
  %649 = fmul contract double %644, 5.000000e-01
  %650 = fadd contract double %534, %536
  %651 = fmul contract double %650, %649
  %652 = fadd contract double %648, %651
  %653 = fadd contract double %641, %644
  %654 = fdiv contract double %652, %653
  br label %655

655:                                              ; preds = %629, %627, %545
  %656 = phi contract double [ %626, %545 ], [ %654, %629 ], [ %542, %627 ]
  %657 = fmul contract double %521, %656
  br label %658

658:                                              ; preds = %506, %508, %655
  %659 = phi double [ %657, %655 ], [ 0.000000e+00, %506 ], [ %517, %508 ]
  %660 = icmp eq i32 %21, 0
  br i1 %660, label %811, label %661

661:                                              ; preds = %658
  %662 = icmp eq i32 %21, %504
  br i1 %662, label %663, label %674

663:                                              ; preds = %661
  %664 = icmp eq i32 %9, 0
  br i1 %664, label %811, label %665

665:                                              ; preds = %663
  %666 = getelementptr inbounds double, ptr %3, i64 %161
  %667 = mul nsw i32 %38, %34
  %668 = sub nsw i32 %160, %667
  %669 = sext i32 %668 to i64
  %670 = getelementptr inbounds double, ptr %4, i64 %669
  %671 = load double, ptr %666, align 8, !tbaa !8
  %672 = load double, ptr %670, align 8, !tbaa !8
  %673 = fmul contract double %671, %672
  br label %811

674:                                              ; preds = %661
  %675 = getelementptr inbounds double, ptr %3, i64 %161
  %676 = load double, ptr %675, align 8, !tbaa !8
  %677 = mul nsw i32 %38, %34
  %678 = sub nsw i32 %504, %21
  %679 = tail call i32 @llvm.smin.i32(i32 %678, i32 %21)
  %680 = fcmp contract ogt double %676, 0.000000e+00
  %681 = shl nsw i32 %677, 1
  %682 = sub nsw i32 %160, %681
  %683 = sext i32 %682 to i64
  %684 = getelementptr inbounds double, ptr %4, i64 %683
  %685 = load double, ptr %684, align 8, !tbaa !8
  %686 = sub nsw i32 %160, %677
  %687 = sext i32 %686 to i64
  %688 = getelementptr inbounds double, ptr %4, i64 %687
  %689 = load double, ptr %688, align 8, !tbaa !8
  %690 = add nsw i32 %160, %677
  %691 = sext i32 %690 to i64
  %692 = getelementptr inbounds double, ptr %4, i64 %691
  %693 = load double, ptr %692, align 8, !tbaa !8
  %694 = select contract i1 %680, double %685, double %693
  %695 = select contract i1 %680, double %689, double %174
  %696 = select contract i1 %680, double %174, double %689
  %697 = icmp sgt i32 %679, 2
  br i1 %697, label %698, label %780

698:                                              ; preds = %674
  %699 = select contract i1 %680, double %693, double %685
  %700 = mul i32 %677, -3
  %701 = add i32 %160, %700
  %702 = sext i32 %701 to i64
  %703 = getelementptr inbounds double, ptr %4, i64 %702
  %704 = load double, ptr %703, align 8, !tbaa !8
  %705 = add nsw i32 %160, %681
  %706 = sext i32 %705 to i64
  %707 = getelementptr inbounds double, ptr %4, i64 %706
  %708 = load double, ptr %707, align 8, !tbaa !8
  %709 = select contract i1 %680, double %704, double %708
  %710 = fmul contract double %694, 2.000000e+00
  %711 = fsub contract double %709, %710
  %712 = fadd contract double %695, %711
  %713 = fmul contract double %695, 2.000000e+00
  %714 = fsub contract double %694, %713
  %715 = fadd contract double %696, %714
  %716 = fmul contract double %696, 2.000000e+00
  %717 = fsub contract double %695, %716
  %718 = fadd contract double %699, %717
  %719 = fmul contract double %694, 4.000000e+00
  %720 = fsub contract double %709, %719
  %721 = fmul contract double %695, 3.000000e+00
  %722 = fadd contract double %721, %720
  %723 = fsub contract double %694, %696
  %724 = fmul contract double %696, 4.000000e+00
  %725 = fsub contract double %721, %724
  %726 = fadd contract double %699, %725
  %727 = fmul contract double %712, 0x3FF1555555555555
  %728 = fmul contract double %712, %727
  %729 = fmul contract double %722, 2.500000e-01
  %730 = fmul contract double %722, %729
  %731 = fadd contract double %728, %730
  %732 = fmul contract double %715, 0x3FF1555555555555
  %733 = fmul contract double %715, %732
  %734 = fmul contract double %723, 2.500000e-01
  %735 = fmul contract double %723, %734
  %736 = fadd contract double %735, %733
  %737 = fmul contract double %718, 0x3FF1555555555555
  %738 = fmul contract double %718, %737
  %739 = fmul contract double %726, 2.500000e-01
  %740 = fmul contract double %726, %739
  %741 = fadd contract double %738, %740
  %742 = fsub contract double %731, %741
  %743 = fadd contract double %731, 1.000000e-08
  %744 = fdiv contract double %742, %743
  %745 = fadd contract double %736, 1.000000e-08
  %746 = fdiv contract double %742, %745
  %747 = fadd contract double %741, 1.000000e-08
  %748 = fdiv contract double %742, %747
  %749 = fmul contract double %744, %744
  %750 = fadd contract double %749, 1.000000e+00
  %751 = fmul contract double %750, 1.000000e-01
  %752 = fmul contract double %746, %746
  %753 = fadd contract double %752, 1.000000e+00
  %754 = fmul contract double %753, 6.000000e-01
  %755 = fmul contract double %748, %748
  %756 = fadd contract double %755, 1.000000e+00
  %757 = fmul contract double %756, 3.000000e-01
  %758 = fmul contract double %709, 2.000000e+00
  %759 = fmul contract double %694, 7.000000e+00
  %760 = fsub contract double %758, %759
  %761 = fmul contract double %695, 1.100000e+01
  %762 = fadd contract double %761, %760
  %763 = fmul contract double %762, 0x3FC5555555555555
  %764 = fmul contract double %695, 5.000000e+00
  %765 = fsub contract double %764, %694
  %766 = fadd contract double %716, %765
  %767 = fmul contract double %766, 0x3FC5555555555555
  %768 = fmul contract double %696, 5.000000e+00
  %769 = fadd contract double %713, %768
  %770 = fsub contract double %769, %699
  %771 = fmul contract double %770, 0x3FC5555555555555
  %772 = fmul contract double %763, %751
  %773 = fmul contract double %767, %754
  %774 = fadd contract double %772, %773
  %775 = fmul contract double %771, %757
  %776 = fadd contract double %775, %774
  %777 = fadd contract double %751, %754
  %778 = fadd contract double %757, %777
  %779 = fdiv contract double %776, %778
  br label %808

780:                                              ; preds = %674
  %781 = icmp eq i32 %679, 2
  br i1 %781, label %782, label %808

782:                                              ; preds = %780
  %783 = fsub contract double %695, %694
  %784 = fmul contract double %783, %783
  %785 = fsub contract double %696, %695
  %786 = fmul contract double %785, %785
  %787 = fsub contract double %784, %786
  %788 = fadd contract double %784, 1.000000e-08
  %789 = fdiv contract double %787, %788
  %790 = fadd contract double %786, 1.000000e-08
  %791 = fdiv contract double %787, %790
  %792 = fmul contract double %789, %789
  %793 = fadd contract double %792, 1.000000e+00
  %794 = fmul contract double %793, 0x3FD5555555555555
  %795 = fmul contract double %791, %791
  %796 = fadd contract double %795, 1.000000e+00
  %797 = fmul contract double %796, 0x3FE5555555555555
  %798 = fmul contract double %794, 5.000000e-01
  %799 = fmul contract double %695, 3.000000e+00
  %800 = fsub contract double %799, %694
  %801 = fmul contract double %800, %798
  %802 = fmul contract double %797, 5.000000e-01
  %803 = fadd contract double %174, %689
  %804 = fmul contract double %803, %802
  %805 = fadd contract double %801, %804
  %806 = fadd contract double %794, %797
  %807 = fdiv contract double %805, %806
  br label %808

808:                                              ; preds = %782, %780, %698
  %809 = phi contract double [ %779, %698 ], [ %807, %782 ], [ %695, %780 ]
  %810 = fmul contract double %676, %809
  br label %811

811:                                              ; preds = %658, %663, %665, %808
  %812 = phi double [ %810, %808 ], [ 0.000000e+00, %658 ], [ %673, %665 ], [ 0.000000e+00, %663 ]
  %813 = fsub contract double %659, %812
  %814 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %815 = load ptr, ptr %814, align 8, !tbaa !24
  %816 = getelementptr inbounds double, ptr %815, i64 %140
  %817 = load double, ptr %816, align 8, !tbaa !8
  %818 = fdiv contract double %496, %817
  %819 = fadd contract double %813, %818
  %820 = fneg contract double %819
  %821 = fdiv contract double %820, %157
  %822 = add nsw i32 %504, -1
  %823 = icmp eq i32 %21, %822
  br i1 %823, label %824, label %833

824:                                              ; preds = %811
  %825 = mul nsw i32 %38, %36
  %826 = add i32 %825, %159
  %827 = sext i32 %826 to i64
  %828 = getelementptr inbounds double, ptr %5, i64 %827
  %829 = load double, ptr %828, align 8, !tbaa !8
  %830 = fsub contract double %829, %174
  %831 = fmul contract double %8, %830
  %832 = fadd contract double %821, %831
  br label %833

833:                                              ; preds = %824, %811
  %834 = phi double [ %832, %824 ], [ %821, %811 ]
  %835 = getelementptr inbounds double, ptr %6, i64 %161
  store double %834, ptr %835, align 8, !tbaa !8
  br label %836

836:                                              ; preds = %10, %833
  ret void
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tracer_tendency_weno7(ptr noundef nonnull byval(%struct.Grid) align 8 %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, double noundef %7, double noundef %8, i32 noundef %9) local_unnamed_addr #4 {
  call void @_Z15tracer_tendencyILb0ELi2EEvRK4GridPKdS4_S4_S4_S4_Pdddi(ptr noundef nonnull align 8 dereferenceable(96) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, double noundef %7, double noundef %8, i32 noundef %9) #12
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_Z15tracer_tendencyILb0ELi2EEvRK4GridPKdS4_S4_S4_S4_Pdddi(ptr noundef nonnull align 8 dereferenceable(96) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, double noundef %7, double noundef %8, i32 noundef %9) local_unnamed_addr #5 comdat {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %18 = mul nuw nsw i32 %16, %17
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %20 = add nuw nsw i32 %18, %19
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %22 = load i32, ptr %0, align 8, !tbaa !14
  %23 = icmp slt i32 %15, %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = icmp slt i32 %20, %25
  %27 = select i1 %23, i1 %26, i1 false
  br i1 %27, label %28, label %1465

28:                                               ; preds = %10
  %29 = add nsw i32 %15, 1
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %31 = load i32, ptr %30, align 4, !tbaa !18
  %32 = add nsw i32 %31, %21
  %33 = shl nsw i32 %31, 1
  %34 = add nsw i32 %33, %25
  %35 = mul nsw i32 %34, %32
  %36 = add i32 %31, %20
  %37 = add i32 %35, %36
  %38 = add nsw i32 %33, %22
  %39 = mul nsw i32 %37, %38
  %40 = add i32 %29, %31
  %41 = add i32 %40, %39
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %1, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = fcmp contract ogt double %44, 0.000000e+00
  %46 = getelementptr double, ptr %4, i64 %42
  %47 = getelementptr i8, ptr %46, i64 -24
  %48 = load double, ptr %47, align 8, !tbaa !8
  %49 = getelementptr i8, ptr %46, i64 -16
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = getelementptr i8, ptr %46, i64 -8
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = load double, ptr %46, align 8, !tbaa !8
  %54 = getelementptr i8, ptr %46, i64 8
  %55 = load double, ptr %54, align 8, !tbaa !8
  %56 = getelementptr i8, ptr %46, i64 16
  %57 = load double, ptr %56, align 8, !tbaa !8
  %58 = select contract i1 %45, double %48, double %57
  %59 = select contract i1 %45, double %50, double %55
  %60 = select contract i1 %45, double %52, double %53
  %61 = select contract i1 %45, double %53, double %52
  %62 = select contract i1 %45, double %55, double %50
  %63 = select contract i1 %45, double %57, double %48
  %64 = getelementptr i8, ptr %46, i64 -32
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = getelementptr i8, ptr %46, i64 24
  %67 = load double, ptr %66, align 8, !tbaa !8
  %68 = select contract i1 %45, double %65, double %67
  %69 = fmul contract double %68, 2.000000e+00
  %70 = fmul contract double %58, 9.000000e+00
  %71 = fsub contract double %70, %69
  %72 = fmul contract double %59, 1.800000e+01
  %73 = fsub contract double %71, %72
  %74 = fmul contract double %60, 1.100000e+01
  %75 = fadd contract double %74, %73
  %76 = fmul contract double %75, 0x3FC5555555555555
  %77 = fmul contract double %58, 4.000000e+00
  %78 = fsub contract double %77, %68
  %79 = fmul contract double %59, 5.000000e+00
  %80 = fsub contract double %78, %79
  %81 = fmul contract double %60, 2.000000e+00
  %82 = fadd contract double %81, %80
  %83 = fmul contract double %58, 3.000000e+00
  %84 = fsub contract double %83, %68
  %85 = fmul contract double %59, 3.000000e+00
  %86 = fsub contract double %84, %85
  %87 = fadd contract double %60, %86
  %88 = fmul contract double %76, %76
  %89 = fmul contract double %82, 0x3FF1555555555555
  %90 = fmul contract double %82, %89
  %91 = fadd contract double %90, %88
  %92 = fmul contract double %87, 0x3FF15B05B05B05B0
  %93 = fmul contract double %87, %92
  %94 = fadd contract double %93, %91
  %95 = fmul contract double %59, 6.000000e+00
  %96 = fsub contract double %58, %95
  %97 = fmul contract double %60, 3.000000e+00
  %98 = fadd contract double %97, %96
  %99 = fmul contract double %61, 2.000000e+00
  %100 = fadd contract double %99, %98
  %101 = fmul contract double %100, 0x3FC5555555555555
  %102 = fsub contract double %59, %81
  %103 = fadd contract double %61, %102
  %104 = fsub contract double %85, %58
  %105 = fsub contract double %104, %97
  %106 = fadd contract double %61, %105
  %107 = fmul contract double %101, %101
  %108 = fmul contract double %103, 0x3FF1555555555555
  %109 = fmul contract double %103, %108
  %110 = fadd contract double %109, %107
  %111 = fmul contract double %106, 0x3FF15B05B05B05B0
  %112 = fmul contract double %106, %111
  %113 = fadd contract double %112, %110
  %114 = fmul contract double %59, -2.000000e+00
  %115 = fsub contract double %114, %97
  %116 = fmul contract double %61, 6.000000e+00
  %117 = fadd contract double %116, %115
  %118 = fsub contract double %117, %62
  %119 = fmul contract double %118, 0x3FC5555555555555
  %120 = fsub contract double %97, %59
  %121 = fmul contract double %61, 3.000000e+00
  %122 = fsub contract double %120, %121
  %123 = fadd contract double %62, %122
  %124 = fmul contract double %119, %119
  %125 = fadd contract double %109, %124
  %126 = fmul contract double %123, 0x3FF15B05B05B05B0
  %127 = fmul contract double %123, %126
  %128 = fadd contract double %127, %125
  %129 = fmul contract double %61, 1.800000e+01
  %130 = fsub contract double %129, %74
  %131 = fmul contract double %62, 9.000000e+00
  %132 = fsub contract double %130, %131
  %133 = fmul contract double %63, 2.000000e+00
  %134 = fadd contract double %132, %133
  %135 = fmul contract double %134, 0x3FC5555555555555
  %136 = fmul contract double %61, 5.000000e+00
  %137 = fsub contract double %81, %136
  %138 = fmul contract double %62, 4.000000e+00
  %139 = fadd contract double %137, %138
  %140 = fsub contract double %139, %63
  %141 = fsub contract double %121, %60
  %142 = fmul contract double %62, 3.000000e+00
  %143 = fsub contract double %141, %142
  %144 = fadd contract double %63, %143
  %145 = fmul contract double %135, %135
  %146 = fmul contract double %140, 0x3FF1555555555555
  %147 = fmul contract double %140, %146
  %148 = fadd contract double %145, %147
  %149 = fmul contract double %144, 0x3FF15B05B05B05B0
  %150 = fmul contract double %144, %149
  %151 = fadd contract double %150, %148
  %152 = fsub contract double %113, %128
  %153 = fmul contract double %152, 3.000000e+00
  %154 = fadd contract double %153, %94
  %155 = fsub contract double %154, %151
  %156 = fadd contract double %94, 1.000000e-08
  %157 = fdiv contract double %155, %156
  %158 = fadd contract double %113, 1.000000e-08
  %159 = fdiv contract double %155, %158
  %160 = fadd contract double %128, 1.000000e-08
  %161 = fdiv contract double %155, %160
  %162 = fadd contract double %151, 1.000000e-08
  %163 = fdiv contract double %155, %162
  %164 = fmul contract double %157, %157
  %165 = fadd contract double %164, 1.000000e+00
  %166 = fmul contract double %165, 0x3F9D41D41D41D41D
  %167 = fmul contract double %159, %159
  %168 = fadd contract double %167, 1.000000e+00
  %169 = fmul contract double %168, 0x3FD5F15F15F15F16
  %170 = fmul contract double %161, %161
  %171 = fadd contract double %170, 1.000000e+00
  %172 = fmul contract double %171, 0x3FE0750750750750
  %173 = fmul contract double %163, %163
  %174 = fadd contract double %173, 1.000000e+00
  %175 = fmul contract double %174, 0x3FBD41D41D41D41D
  %176 = fmul contract double %68, 3.000000e+00
  %177 = fmul contract double %58, 1.300000e+01
  %178 = fsub contract double %177, %176
  %179 = fmul contract double %59, 2.300000e+01
  %180 = fsub contract double %178, %179
  %181 = fmul contract double %60, 2.500000e+01
  %182 = fadd contract double %181, %180
  %183 = fmul contract double %182, 0x3FB5555555555555
  %184 = fsub contract double %58, %79
  %185 = fmul contract double %60, 1.300000e+01
  %186 = fadd contract double %185, %184
  %187 = fadd contract double %121, %186
  %188 = fmul contract double %187, 0x3FB5555555555555
  %189 = fmul contract double %60, 7.000000e+00
  %190 = fsub contract double %189, %59
  %191 = fmul contract double %61, 7.000000e+00
  %192 = fadd contract double %191, %190
  %193 = fsub contract double %192, %62
  %194 = fmul contract double %193, 0x3FB5555555555555
  %195 = fmul contract double %61, 1.300000e+01
  %196 = fadd contract double %97, %195
  %197 = fmul contract double %62, 5.000000e+00
  %198 = fsub contract double %196, %197
  %199 = fadd contract double %63, %198
  %200 = fmul contract double %199, 0x3FB5555555555555
  %201 = fmul contract double %183, %166
  %202 = fmul contract double %188, %169
  %203 = fadd contract double %201, %202
  %204 = fmul contract double %194, %172
  %205 = fadd contract double %204, %203
  %206 = fmul contract double %200, %175
  %207 = fadd contract double %206, %205
  %208 = fadd contract double %166, %169
  %209 = fadd contract double %172, %208
  %210 = fadd contract double %175, %209
  %211 = fdiv contract double %207, %210
  %212 = fmul contract double %44, %211
  %213 = fsub contract double %53, %52
  %214 = fmul contract double %7, %213
  %215 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %216 = load ptr, ptr %215, align 8, !tbaa !30
  %217 = sext i32 %36 to i64
  %218 = getelementptr inbounds double, ptr %216, i64 %217
  %219 = load double, ptr %218, align 8, !tbaa !8
  %220 = fdiv contract double %214, %219
  %221 = fsub contract double %212, %220
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %223 = load ptr, ptr %222, align 8, !tbaa !22
  %224 = getelementptr inbounds double, ptr %223, i64 %217
  %225 = load double, ptr %224, align 8, !tbaa !8
  %226 = fmul contract double %225, %221
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %228 = load ptr, ptr %227, align 8, !tbaa !19
  %229 = zext nneg i32 %21 to i64
  %230 = getelementptr double, ptr %228, i64 %229
  %231 = getelementptr i8, ptr %230, i64 8
  %232 = load double, ptr %231, align 8, !tbaa !8
  %233 = load double, ptr %230, align 8, !tbaa !8
  %234 = fsub contract double %232, %233
  %235 = fmul contract double %234, %226
  %236 = add i32 %31, %15
  %237 = add i32 %39, %236
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds double, ptr %1, i64 %238
  %240 = load double, ptr %239, align 8, !tbaa !8
  %241 = fcmp contract ogt double %240, 0.000000e+00
  %242 = getelementptr double, ptr %4, i64 %238
  %243 = getelementptr i8, ptr %242, i64 -24
  %244 = load double, ptr %243, align 8, !tbaa !8
  %245 = getelementptr i8, ptr %242, i64 -16
  %246 = load double, ptr %245, align 8, !tbaa !8
  %247 = getelementptr i8, ptr %242, i64 -8
  %248 = load double, ptr %247, align 8, !tbaa !8
  %249 = load double, ptr %242, align 8, !tbaa !8
  %250 = getelementptr i8, ptr %242, i64 8
  %251 = load double, ptr %250, align 8, !tbaa !8
  %252 = getelementptr i8, ptr %242, i64 16
  %253 = load double, ptr %252, align 8, !tbaa !8
  %254 = select contract i1 %241, double %244, double %253
  %255 = select contract i1 %241, double %246, double %251
  %256 = select contract i1 %241, double %248, double %249
  %257 = select contract i1 %241, double %249, double %248
  %258 = select contract i1 %241, double %251, double %246
  %259 = select contract i1 %241, double %253, double %244
  %260 = getelementptr i8, ptr %242, i64 -32
  %261 = load double, ptr %260, align 8, !tbaa !8
  %262 = getelementptr i8, ptr %242, i64 24
  %263 = load double, ptr %262, align 8, !tbaa !8
  %264 = select contract i1 %241, double %261, double %263
  %265 = fmul contract double %264, 2.000000e+00
  %266 = fmul contract double %254, 9.000000e+00
  %267 = fsub contract double %266, %265
  %268 = fmul contract double %255, 1.800000e+01
  %269 = fsub contract double %267, %268
  %270 = fmul contract double %256, 1.100000e+01
  %271 = fadd contract double %270, %269
  %272 = fmul contract double %271, 0x3FC5555555555555
  %273 = fmul contract double %254, 4.000000e+00
  %274 = fsub contract double %273, %264
  %275 = fmul contract double %255, 5.000000e+00
  %276 = fsub contract double %274, %275
  %277 = fmul contract double %256, 2.000000e+00
  %278 = fadd contract double %277, %276
  %279 = fmul contract double %254, 3.000000e+00
  %280 = fsub contract double %279, %264
  %281 = fmul contract double %255, 3.000000e+00
  %282 = fsub contract double %280, %281
  %283 = fadd contract double %256, %282
  %284 = fmul contract double %272, %272
  %285 = fmul contract double %278, 0x3FF1555555555555
  %286 = fmul contract double %278, %285
  %287 = fadd contract double %286, %284
  %288 = fmul contract double %283, 0x3FF15B05B05B05B0
  %289 = fmul contract double %283, %288
  %290 = fadd contract double %289, %287
  %291 = fmul contract double %255, 6.000000e+00
  %292 = fsub contract double %254, %291
  %293 = fmul contract double %256, 3.000000e+00
  %294 = fadd contract double %293, %292
  %295 = fmul contract double %257, 2.000000e+00
  %296 = fadd contract double %295, %294
  %297 = fmul contract double %296, 0x3FC5555555555555
  %298 = fsub contract double %255, %277
  %299 = fadd contract double %257, %298
  %300 = fsub contract double %281, %254
  %301 = fsub contract double %300, %293
  %302 = fadd contract double %257, %301
  %303 = fmul contract double %297, %297
  %304 = fmul contract double %299, 0x3FF1555555555555
  %305 = fmul contract double %299, %304
  %306 = fadd contract double %305, %303
  %307 = fmul contract double %302, 0x3FF15B05B05B05B0
  %308 = fmul contract double %302, %307
  %309 = fadd contract double %308, %306
  %310 = fmul contract double %255, -2.000000e+00
  %311 = fsub contract double %310, %293
  %312 = fmul contract double %257, 6.000000e+00
  %313 = fadd contract double %312, %311
  %314 = fsub contract double %313, %258
  %315 = fmul contract double %314, 0x3FC5555555555555
  %316 = fsub contract double %293, %255
  %317 = fmul contract double %257, 3.000000e+00
  %318 = fsub contract double %316, %317
  %319 = fadd contract double %258, %318
  %320 = fmul contract double %315, %315
  %321 = fadd contract double %305, %320
  %322 = fmul contract double %319, 0x3FF15B05B05B05B0
  %323 = fmul contract double %319, %322
  %324 = fadd contract double %323, %321
  %325 = fmul contract double %257, 1.800000e+01
  %326 = fsub contract double %325, %270
  %327 = fmul contract double %258, 9.000000e+00
  %328 = fsub contract double %326, %327
  %329 = fmul contract double %259, 2.000000e+00
  %330 = fadd contract double %328, %329
  %331 = fmul contract double %330, 0x3FC5555555555555
  %332 = fmul contract double %257, 5.000000e+00
  %333 = fsub contract double %277, %332
  %334 = fmul contract double %258, 4.000000e+00
  %335 = fadd contract double %333, %334
  %336 = fsub contract double %335, %259
  %337 = fsub contract double %317, %256
  %338 = fmul contract double %258, 3.000000e+00
  %339 = fsub contract double %337, %338
  %340 = fadd contract double %259, %339
  %341 = fmul contract double %331, %331
  %342 = fmul contract double %336, 0x3FF1555555555555
  %343 = fmul contract double %336, %342
  %344 = fadd contract double %341, %343
  %345 = fmul contract double %340, 0x3FF15B05B05B05B0
  %346 = fmul contract double %340, %345
  %347 = fadd contract double %346, %344
  %348 = fsub contract double %309, %324
  %349 = fmul contract double %348, 3.000000e+00
  %350 = fadd contract double %349, %290
  %351 = fsub contract double %350, %347
  %352 = fadd contract double %290, 1.000000e-08
  %353 = fdiv contract double %351, %352
  %354 = fadd contract double %309, 1.000000e-08
  %355 = fdiv contract double %351, %354
  %356 = fadd contract double %324, 1.000000e-08
  %357 = fdiv contract double %351, %356
  %358 = fadd contract double %347, 1.000000e-08
  %359 = fdiv contract double %351, %358
  %360 = fmul contract double %353, %353
  %361 = fadd contract double %360, 1.000000e+00
  %362 = fmul contract double %361, 0x3F9D41D41D41D41D
  %363 = fmul contract double %355, %355
  %364 = fadd contract double %363, 1.000000e+00
  %365 = fmul contract double %364, 0x3FD5F15F15F15F16
  %366 = fmul contract double %357, %357
  %367 = fadd contract double %366, 1.000000e+00
  %368 = fmul contract double %367, 0x3FE0750750750750
  %369 = fmul contract double %359, %359
  %370 = fadd contract double %369, 1.000000e+00
  %371 = fmul contract double %370, 0x3FBD41D41D41D41D
  %372 = fmul contract double %264, 3.000000e+00
  %373 = fmul contract double %254, 1.300000e+01
  %374 = fsub contract double %373, %372
  %375 = fmul contract double %255, 2.300000e+01
  %376 = fsub contract double %374, %375
  %377 = fmul contract double %256, 2.500000e+01
  %378 = fadd contract double %377, %376
  %379 = fmul contract double %378, 0x3FB5555555555555
  %380 = fsub contract double %254, %275
  %381 = fmul contract double %256, 1.300000e+01
  %382 = fadd contract double %381, %380
  %383 = fadd contract double %317, %382
  %384 = fmul contract double %383, 0x3FB5555555555555
  %385 = fmul contract double %256, 7.000000e+00
  %386 = fsub contract double %385, %255
  %387 = fmul contract double %257, 7.000000e+00
  %388 = fadd contract double %387, %386
  %389 = fsub contract double %388, %258
  %390 = fmul contract double %389, 0x3FB5555555555555
  %391 = fmul contract double %257, 1.300000e+01
  %392 = fadd contract double %293, %391
  %393 = fmul contract double %258, 5.000000e+00
  %394 = fsub contract double %392, %393
  %395 = fadd contract double %259, %394
  %396 = fmul contract double %395, 0x3FB5555555555555
  %397 = fmul contract double %379, %362
  %398 = fmul contract double %384, %365
  %399 = fadd contract double %397, %398
  %400 = fmul contract double %390, %368
  %401 = fadd contract double %400, %399
  %402 = fmul contract double %396, %371
  %403 = fadd contract double %402, %401
  %404 = fadd contract double %362, %365
  %405 = fadd contract double %368, %404
  %406 = fadd contract double %371, %405
  %407 = fdiv contract double %403, %406
  %408 = fmul contract double %240, %407
  %409 = fsub contract double %249, %248
  %410 = fmul contract double %7, %409
  %411 = fdiv contract double %410, %219
  %412 = fsub contract double %408, %411
  %413 = fmul contract double %225, %412
  %414 = fmul contract double %234, %413
  %415 = fsub contract double %235, %414
  %416 = add nuw nsw i32 %20, 1
  %417 = add i32 %416, %31
  %418 = add i32 %35, %417
  %419 = mul nsw i32 %418, %38
  %420 = add i32 %419, %236
  %421 = sext i32 %420 to i64
  %422 = getelementptr inbounds double, ptr %2, i64 %421
  %423 = load double, ptr %422, align 8, !tbaa !8
  %424 = fcmp contract ogt double %423, 0.000000e+00
  %425 = mul nsw i32 %38, 3
  %426 = sub nsw i32 %420, %425
  %427 = sext i32 %426 to i64
  %428 = getelementptr inbounds double, ptr %4, i64 %427
  %429 = load double, ptr %428, align 8, !tbaa !8
  %430 = shl nsw i32 %38, 1
  %431 = sub nsw i32 %420, %430
  %432 = sext i32 %431 to i64
  %433 = getelementptr inbounds double, ptr %4, i64 %432
  %434 = load double, ptr %433, align 8, !tbaa !8
  %435 = sub nsw i32 %420, %38
  %436 = sext i32 %435 to i64
  %437 = getelementptr inbounds double, ptr %4, i64 %436
  %438 = load double, ptr %437, align 8, !tbaa !8
  %439 = getelementptr inbounds double, ptr %4, i64 %421
  %440 = load double, ptr %439, align 8, !tbaa !8
  %441 = add nsw i32 %420, %38
  %442 = sext i32 %441 to i64
  %443 = getelementptr inbounds double, ptr %4, i64 %442
  %444 = load double, ptr %443, align 8, !tbaa !8
  %445 = add nsw i32 %420, %430
  %446 = sext i32 %445 to i64
  %447 = getelementptr inbounds double, ptr %4, i64 %446
  %448 = load double, ptr %447, align 8, !tbaa !8
  %449 = select contract i1 %424, double %429, double %448
  %450 = select contract i1 %424, double %434, double %444
  %451 = select contract i1 %424, double %438, double %440
  %452 = select contract i1 %424, double %440, double %438
  %453 = select contract i1 %424, double %444, double %434
  %454 = select contract i1 %424, double %448, double %429
  %455 = shl nsw i32 %38, 2
  %456 = sub nsw i32 %420, %455
  %457 = sext i32 %456 to i64
  %458 = getelementptr inbounds double, ptr %4, i64 %457
  %459 = load double, ptr %458, align 8, !tbaa !8
  %460 = add nsw i32 %420, %425
  %461 = sext i32 %460 to i64
  %462 = getelementptr inbounds double, ptr %4, i64 %461
  %463 = load double, ptr %462, align 8, !tbaa !8
  %464 = select contract i1 %424, double %459, double %463
  %465 = fmul contract double %464, 2.000000e+00
  %466 = fmul contract double %449, 9.000000e+00
  %467 = fsub contract double %466, %465
  %468 = fmul contract double %450, 1.800000e+01
  %469 = fsub contract double %467, %468
  %470 = fmul contract double %451, 1.100000e+01
  %471 = fadd contract double %470, %469
  %472 = fmul contract double %471, 0x3FC5555555555555
  %473 = fmul contract double %449, 4.000000e+00
  %474 = fsub contract double %473, %464
  %475 = fmul contract double %450, 5.000000e+00
  %476 = fsub contract double %474, %475
  %477 = fmul contract double %451, 2.000000e+00
  %478 = fadd contract double %477, %476
  %479 = fmul contract double %449, 3.000000e+00
  %480 = fsub contract double %479, %464
  %481 = fmul contract double %450, 3.000000e+00
  %482 = fsub contract double %480, %481
  %483 = fadd contract double %451, %482
  %484 = fmul contract double %472, %472
  %485 = fmul contract double %478, 0x3FF1555555555555
  %486 = fmul contract double %478, %485
  %487 = fadd contract double %486, %484
  %488 = fmul contract double %483, 0x3FF15B05B05B05B0
  %489 = fmul contract double %483, %488
  %490 = fadd contract double %489, %487
  %491 = fmul contract double %450, 6.000000e+00
  %492 = fsub contract double %449, %491
  %493 = fmul contract double %451, 3.000000e+00
  %494 = fadd contract double %493, %492
  %495 = fmul contract double %452, 2.000000e+00
  %496 = fadd contract double %495, %494
  %497 = fmul contract double %496, 0x3FC5555555555555
  %498 = fsub contract double %450, %477
  %499 = fadd contract double %452, %498
  %500 = fsub contract double %481, %449
  %501 = fsub contract double %500, %493
  %502 = fadd contract double %452, %501
  %503 = fmul contract double %497, %497
  %504 = fmul contract double %499, 0x3FF1555555555555
  %505 = fmul contract double %499, %504
  %506 = fadd contract double %505, %503
  %507 = fmul contract double %502, 0x3FF15B05B05B05B0
  %508 = fmul contract double %502, %507
  %509 = fadd contract double %508, %506
  %510 = fmul contract double %450, -2.000000e+00
  %511 = fsub contract double %510, %493
  %512 = fmul contract double %452, 6.000000e+00
  %513 = fadd contract double %512, %511
  %514 = fsub contract double %513, %453
  %515 = fmul contract double %514, 0x3FC5555555555555
  %516 = fsub contract double %493, %450
  %517 = fmul contract double %452, 3.000000e+00
  %518 = fsub contract double %516, %517
  %519 = fadd contract double %453, %518
  %520 = fmul contract double %515, %515
  %521 = fadd contract double %505, %520
  %522 = fmul contract double %519, 0x3FF15B05B05B05B0
  %523 = fmul contract double %519, %522
  %524 = fadd contract double %523, %521
  %525 = fmul contract double %452, 1.800000e+01
  %526 = fsub contract double %525, %470
  %527 = fmul contract double %453, 9.000000e+00
  %528 = fsub contract double %526, %527
  %529 = fmul contract double %454, 2.000000e+00
  %530 = fadd contract double %528, %529
  %531 = fmul contract double %530, 0x3FC5555555555555
  %532 = fmul contract double %452, 5.000000e+00
  %533 = fsub contract double %477, %532
  %534 = fmul contract double %453, 4.000000e+00
  %535 = fadd contract double %533, %534
  %536 = fsub contract double %535, %454
  %537 = fsub contract double %517, %451
  %538 = fmul contract double %453, 3.000000e+00
  %539 = fsub contract double %537, %538
  %540 = fadd contract double %454, %539
  %541 = fmul contract double %531, %531
  %542 = fmul contract double %536, 0x3FF1555555555555
  %543 = fmul contract double %536, %542
  %544 = fadd contract double %541, %543
  %545 = fmul contract double %540, 0x3FF15B05B05B05B0
  %546 = fmul contract double %540, %545
  %547 = fadd contract double %546, %544
  %548 = fsub contract double %509, %524
  %549 = fmul contract double %548, 3.000000e+00
  %550 = fadd contract double %549, %490
  %551 = fsub contract double %550, %547
  %552 = fadd contract double %490, 1.000000e-08
  %553 = fdiv contract double %551, %552
  %554 = fadd contract double %509, 1.000000e-08
  %555 = fdiv contract double %551, %554
  %556 = fadd contract double %524, 1.000000e-08
  %557 = fdiv contract double %551, %556
  %558 = fadd contract double %547, 1.000000e-08
  %559 = fdiv contract double %551, %558
  %560 = fmul contract double %553, %553
  %561 = fadd contract double %560, 1.000000e+00
  %562 = fmul contract double %561, 0x3F9D41D41D41D41D
  %563 = fmul contract double %555, %555
  %564 = fadd contract double %563, 1.000000e+00
  %565 = fmul contract double %564, 0x3FD5F15F15F15F16
  %566 = fmul contract double %557, %557
  %567 = fadd contract double %566, 1.000000e+00
  %568 = fmul contract double %567, 0x3FE0750750750750
  %569 = fmul contract double %559, %559
  %570 = fadd contract double %569, 1.000000e+00
  %571 = fmul contract double %570, 0x3FBD41D41D41D41D
  %572 = fmul contract double %464, 3.000000e+00
  %573 = fmul contract double %449, 1.300000e+01
  %574 = fsub contract double %573, %572
  %575 = fmul contract double %450, 2.300000e+01
  %576 = fsub contract double %574, %575
  %577 = fmul contract double %451, 2.500000e+01
  %578 = fadd contract double %577, %576
  %579 = fmul contract double %578, 0x3FB5555555555555
  %580 = fsub contract double %449, %475
  %581 = fmul contract double %451, 1.300000e+01
  %582 = fadd contract double %581, %580
  %583 = fadd contract double %517, %582
  %584 = fmul contract double %583, 0x3FB5555555555555
  %585 = fmul contract double %451, 7.000000e+00
  %586 = fsub contract double %585, %450
  %587 = fmul contract double %452, 7.000000e+00
  %588 = fadd contract double %587, %586
  %589 = fsub contract double %588, %453
  %590 = fmul contract double %589, 0x3FB5555555555555
  %591 = fmul contract double %452, 1.300000e+01
  %592 = fadd contract double %493, %591
  %593 = fmul contract double %453, 5.000000e+00
  %594 = fsub contract double %592, %593
  %595 = fadd contract double %454, %594
  %596 = fmul contract double %595, 0x3FB5555555555555
  %597 = fmul contract double %579, %562
  %598 = fmul contract double %584, %565
  %599 = fadd contract double %597, %598
  %600 = fmul contract double %590, %568
  %601 = fadd contract double %600, %599
  %602 = fmul contract double %596, %571
  %603 = fadd contract double %602, %601
  %604 = fadd contract double %562, %565
  %605 = fadd contract double %568, %604
  %606 = fadd contract double %571, %605
  %607 = fdiv contract double %603, %606
  %608 = fmul contract double %423, %607
  %609 = fsub contract double %440, %438
  %610 = fmul contract double %7, %609
  %611 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %612 = load ptr, ptr %611, align 8, !tbaa !29
  %613 = sext i32 %417 to i64
  %614 = getelementptr inbounds double, ptr %612, i64 %613
  %615 = load double, ptr %614, align 8, !tbaa !8
  %616 = fdiv contract double %610, %615
  %617 = fsub contract double %608, %616
  %618 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %619 = load ptr, ptr %618, align 8, !tbaa !23
  %620 = getelementptr inbounds double, ptr %619, i64 %613
  %621 = load double, ptr %620, align 8, !tbaa !8
  %622 = fmul contract double %621, %617
  %623 = fmul contract double %234, %622
  %624 = fadd contract double %415, %623
  %625 = getelementptr inbounds double, ptr %2, i64 %238
  %626 = load double, ptr %625, align 8, !tbaa !8
  %627 = fcmp contract ogt double %626, 0.000000e+00
  %628 = sub nsw i32 %237, %425
  %629 = sext i32 %628 to i64
  %630 = getelementptr inbounds double, ptr %4, i64 %629
  %631 = load double, ptr %630, align 8, !tbaa !8
  %632 = sub nsw i32 %237, %430
  %633 = sext i32 %632 to i64
  %634 = getelementptr inbounds double, ptr %4, i64 %633
  %635 = load double, ptr %634, align 8, !tbaa !8
  %636 = sub nsw i32 %237, %38
  %637 = sext i32 %636 to i64
  %638 = getelementptr inbounds double, ptr %4, i64 %637
  %639 = load double, ptr %638, align 8, !tbaa !8
  %640 = add nsw i32 %237, %38
  %641 = sext i32 %640 to i64
  %642 = getelementptr inbounds double, ptr %4, i64 %641
  %643 = load double, ptr %642, align 8, !tbaa !8
  %644 = add nsw i32 %237, %430
  %645 = sext i32 %644 to i64
  %646 = getelementptr inbounds double, ptr %4, i64 %645
  %647 = load double, ptr %646, align 8, !tbaa !8
  %648 = select contract i1 %627, double %631, double %647
  %649 = select contract i1 %627, double %635, double %643
  %650 = select contract i1 %627, double %639, double %249
  %651 = select contract i1 %627, double %249, double %639
  %652 = select contract i1 %627, double %643, double %635
  %653 = select contract i1 %627, double %647, double %631
  %654 = sub nsw i32 %237, %455
  %655 = sext i32 %654 to i64
  %656 = getelementptr inbounds double, ptr %4, i64 %655
  %657 = load double, ptr %656, align 8, !tbaa !8
  %658 = add nsw i32 %237, %425
  %659 = sext i32 %658 to i64
  %660 = getelementptr inbounds double, ptr %4, i64 %659
  %661 = load double, ptr %660, align 8, !tbaa !8
  %662 = select contract i1 %627, double %657, double %661
  %663 = fmul contract double %662, 2.000000e+00
  %664 = fmul contract double %648, 9.000000e+00
  %665 = fsub contract double %664, %663
  %666 = fmul contract double %649, 1.800000e+01
  %667 = fsub contract double %665, %666
  %668 = fmul contract double %650, 1.100000e+01
  %669 = fadd contract double %668, %667
  %670 = fmul contract double %669, 0x3FC5555555555555
  %671 = fmul contract double %648, 4.000000e+00
  %672 = fsub contract double %671, %662
  %673 = fmul contract double %649, 5.000000e+00
  %674 = fsub contract double %672, %673
  %675 = fmul contract double %650, 2.000000e+00
  %676 = fadd contract double %675, %674
  %677 = fmul contract double %648, 3.000000e+00
  %678 = fsub contract double %677, %662
  %679 = fmul contract double %649, 3.000000e+00
  %680 = fsub contract double %678, %679
  %681 = fadd contract double %650, %680
  %682 = fmul contract double %670, %670
  %683 = fmul contract double %676, 0x3FF1555555555555
  %684 = fmul contract double %676, %683
  %685 = fadd contract double %684, %682
  %686 = fmul contract double %681, 0x3FF15B05B05B05B0
  %687 = fmul contract double %681, %686
  %688 = fadd contract double %687, %685
  %689 = fmul contract double %649, 6.000000e+00
  %690 = fsub contract double %648, %689
  %691 = fmul contract double %650, 3.000000e+00
  %692 = fadd contract double %691, %690
  %693 = fmul contract double %651, 2.000000e+00
  %694 = fadd contract double %693, %692
  %695 = fmul contract double %694, 0x3FC5555555555555
  %696 = fsub contract double %649, %675
  %697 = fadd contract double %651, %696
  %698 = fsub contract double %679, %648
  %699 = fsub contract double %698, %691
  %700 = fadd contract double %651, %699
  %701 = fmul contract double %695, %695
  %702 = fmul contract double %697, 0x3FF1555555555555
  %703 = fmul contract double %697, %702
  %704 = fadd contract double %703, %701
  %705 = fmul contract double %700, 0x3FF15B05B05B05B0
  %706 = fmul contract double %700, %705
  %707 = fadd contract double %706, %704
  %708 = fmul contract double %649, -2.000000e+00
  %709 = fsub contract double %708, %691
  %710 = fmul contract double %651, 6.000000e+00
  %711 = fadd contract double %710, %709
  %712 = fsub contract double %711, %652
  %713 = fmul contract double %712, 0x3FC5555555555555
  %714 = fsub contract double %691, %649
  %715 = fmul contract double %651, 3.000000e+00
  %716 = fsub contract double %714, %715
  %717 = fadd contract double %652, %716
  %718 = fmul contract double %713, %713
  %719 = fadd contract double %703, %718
  %720 = fmul contract double %717, 0x3FF15B05B05B05B0
  %721 = fmul contract double %717, %720
  %722 = fadd contract double %721, %719
  %723 = fmul contract double %651, 1.800000e+01
  %724 = fsub contract double %723, %668
  %725 = fmul contract double %652, 9.000000e+00
  %726 = fsub contract double %724, %725
  %727 = fmul contract double %653, 2.000000e+00
  %728 = fadd contract double %726, %727
  %729 = fmul contract double %728, 0x3FC5555555555555
  %730 = fmul contract double %651, 5.000000e+00
  %731 = fsub contract double %675, %730
  %732 = fmul contract double %652, 4.000000e+00
  %733 = fadd contract double %731, %732
  %734 = fsub contract double %733, %653
  %735 = fsub contract double %715, %650
  %736 = fmul contract double %652, 3.000000e+00
  %737 = fsub contract double %735, %736
  %738 = fadd contract double %653, %737
  %739 = fmul contract double %729, %729
  %740 = fmul contract double %734, 0x3FF1555555555555
  %741 = fmul contract double %734, %740
  %742 = fadd contract double %739, %741
  %743 = fmul contract double %738, 0x3FF15B05B05B05B0
  %744 = fmul contract double %738, %743
  %745 = fadd contract double %744, %742
  %746 = fsub contract double %707, %722
  %747 = fmul contract double %746, 3.000000e+00
  %748 = fadd contract double %747, %688
  %749 = fsub contract double %748, %745
  %750 = fadd contract double %688, 1.000000e-08
  %751 = fdiv contract double %749, %750
  %752 = fadd contract double %707, 1.000000e-08
  %753 = fdiv contract double %749, %752
  %754 = fadd contract double %722, 1.000000e-08
  %755 = fdiv contract double %749, %754
  %756 = fadd contract double %745, 1.000000e-08
  %757 = fdiv contract double %749, %756
  %758 = fmul contract double %751, %751
  %759 = fadd contract double %758, 1.000000e+00
  %760 = fmul contract double %759, 0x3F9D41D41D41D41D
  %761 = fmul contract double %753, %753
  %762 = fadd contract double %761, 1.000000e+00
  %763 = fmul contract double %762, 0x3FD5F15F15F15F16
  %764 = fmul contract double %755, %755
  %765 = fadd contract double %764, 1.000000e+00
  %766 = fmul contract double %765, 0x3FE0750750750750
  %767 = fmul contract double %757, %757
  %768 = fadd contract double %767, 1.000000e+00
  %769 = fmul contract double %768, 0x3FBD41D41D41D41D
  %770 = fmul contract double %662, 3.000000e+00
  %771 = fmul contract double %648, 1.300000e+01
  %772 = fsub contract double %771, %770
  %773 = fmul contract double %649, 2.300000e+01
  %774 = fsub contract double %772, %773
  %775 = fmul contract double %650, 2.500000e+01
  %776 = fadd contract double %775, %774
  %777 = fmul contract double %776, 0x3FB5555555555555
  %778 = fsub contract double %648, %673
  %779 = fmul contract double %650, 1.300000e+01
  %780 = fadd contract double %779, %778
  %781 = fadd contract double %715, %780
  %782 = fmul contract double %781, 0x3FB5555555555555
  %783 = fmul contract double %650, 7.000000e+00
  %784 = fsub contract double %783, %649
  %785 = fmul contract double %651, 7.000000e+00
  %786 = fadd contract double %785, %784
  %787 = fsub contract double %786, %652
  %788 = fmul contract double %787, 0x3FB5555555555555
  %789 = fmul contract double %651, 1.300000e+01
  %790 = fadd contract double %691, %789
  %791 = fmul contract double %652, 5.000000e+00
  %792 = fsub contract double %790, %791
  %793 = fadd contract double %653, %792
  %794 = fmul contract double %793, 0x3FB5555555555555
  %795 = fmul contract double %777, %760
  %796 = fmul contract double %782, %763
  %797 = fadd contract double %795, %796
  %798 = fmul contract double %788, %766
  %799 = fadd contract double %798, %797
  %800 = fmul contract double %794, %769
  %801 = fadd contract double %800, %799
  %802 = fadd contract double %760, %763
  %803 = fadd contract double %766, %802
  %804 = fadd contract double %769, %803
  %805 = fdiv contract double %801, %804
  %806 = fmul contract double %626, %805
  %807 = fsub contract double %249, %639
  %808 = fmul contract double %7, %807
  %809 = getelementptr inbounds double, ptr %612, i64 %217
  %810 = load double, ptr %809, align 8, !tbaa !8
  %811 = fdiv contract double %808, %810
  %812 = fsub contract double %806, %811
  %813 = getelementptr inbounds double, ptr %619, i64 %217
  %814 = load double, ptr %813, align 8, !tbaa !8
  %815 = fmul contract double %814, %812
  %816 = fmul contract double %234, %815
  %817 = fsub contract double %624, %816
  %818 = add nuw nsw i32 %21, 1
  %819 = add nsw i32 %31, %818
  %820 = mul nsw i32 %34, %819
  %821 = add i32 %820, %36
  %822 = mul nsw i32 %821, %38
  %823 = add i32 %822, %236
  %824 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %825 = load i32, ptr %824, align 8, !tbaa !20
  %826 = icmp eq i32 %818, %825
  br i1 %826, label %827, label %839

827:                                              ; preds = %28
  %828 = icmp eq i32 %9, 0
  br i1 %828, label %1133, label %829

829:                                              ; preds = %827
  %830 = sext i32 %823 to i64
  %831 = getelementptr inbounds double, ptr %3, i64 %830
  %832 = mul nsw i32 %38, %34
  %833 = sub nsw i32 %823, %832
  %834 = sext i32 %833 to i64
  %835 = getelementptr inbounds double, ptr %4, i64 %834
  %836 = load double, ptr %831, align 8, !tbaa !8
  %837 = load double, ptr %835, align 8, !tbaa !8
  %838 = fmul contract double %836, %837
  br label %1133

839:                                              ; preds = %28
  %840 = sext i32 %823 to i64
  %841 = getelementptr inbounds double, ptr %3, i64 %840
  %842 = load double, ptr %841, align 8, !tbaa !8
  %843 = mul nsw i32 %38, %34
  %844 = sub nsw i32 %825, %818
  %845 = tail call i32 @llvm.smin.i32(i32 %844, i32 %818)
  %846 = fcmp contract ogt double %842, 0.000000e+00
  %847 = mul nsw i32 %843, 3
  %848 = sub nsw i32 %823, %847
  %849 = sext i32 %848 to i64
  %850 = getelementptr inbounds double, ptr %4, i64 %849
  %851 = load double, ptr %850, align 8, !tbaa !8
  %852 = shl nsw i32 %843, 1
  %853 = sub nsw i32 %823, %852
  %854 = sext i32 %853 to i64
  %855 = getelementptr inbounds double, ptr %4, i64 %854
  %856 = load double, ptr %855, align 8, !tbaa !8
  %857 = sub nsw i32 %823, %843
  %858 = sext i32 %857 to i64
  %859 = getelementptr inbounds double, ptr %4, i64 %858
  %860 = load double, ptr %859, align 8, !tbaa !8
  %861 = getelementptr inbounds double, ptr %4, i64 %840
  %862 = load double, ptr %861, align 8, !tbaa !8
  %863 = add nsw i32 %823, %843
  %864 = sext i32 %863 to i64
  %865 = getelementptr inbounds double, ptr %4, i64 %864
  %866 = load double, ptr %865, align 8, !tbaa !8
  %867 = add nsw i32 %823, %852
  %868 = sext i32 %867 to i64
  %869 = getelementptr inbounds double, ptr %4, i64 %868
  %870 = load double, ptr %869, align 8, !tbaa !8
  %871 = select contract i1 %846, double %851, double %870
  %872 = select contract i1 %846, double %856, double %866
  %873 = select contract i1 %846, double %860, double %862
  %874 = select contract i1 %846, double %862, double %860
  %875 = select contract i1 %846, double %866, double %856
  %876 = icmp sgt i32 %845, 3
  br i1 %876, label %877, label %1032

877:                                              ; preds = %839
  %878 = select contract i1 %846, double %870, double %851
  %879 = shl nsw i32 %843, 2
  %880 = sub nsw i32 %823, %879
  %881 = sext i32 %880 to i64
  %882 = getelementptr inbounds double, ptr %4, i64 %881
  %883 = load double, ptr %882, align 8, !tbaa !8
  %884 = add nsw i32 %823, %847
  %885 = sext i32 %884 to i64
  %886 = getelementptr inbounds double, ptr %4, i64 %885
  %887 = load double, ptr %886, align 8, !tbaa !8
  %888 = select contract i1 %846, double %883, double %887
  %889 = fmul contract double %888, 2.000000e+00
  %890 = fmul contract double %871, 9.000000e+00
  %891 = fsub contract double %890, %889
  %892 = fmul contract double %872, 1.800000e+01
  %893 = fsub contract double %891, %892
  %894 = fmul contract double %873, 1.100000e+01
  %895 = fadd contract double %894, %893
  %896 = fmul contract double %895, 0x3FC5555555555555
  %897 = fmul contract double %871, 4.000000e+00
  %898 = fsub contract double %897, %888
  %899 = fmul contract double %872, 5.000000e+00
  %900 = fsub contract double %898, %899
  %901 = fmul contract double %873, 2.000000e+00
  %902 = fadd contract double %901, %900
  %903 = fmul contract double %871, 3.000000e+00
  %904 = fsub contract double %903, %888
  %905 = fmul contract double %872, 3.000000e+00
  %906 = fsub contract double %904, %905
  %907 = fadd contract double %873, %906
  %908 = fmul contract double %896, %896
  %909 = fmul contract double %902, 0x3FF1555555555555
  %910 = fmul contract double %902, %909
  %911 = fadd contract double %910, %908
  %912 = fmul contract double %907, 0x3FF15B05B05B05B0
  %913 = fmul contract double %907, %912
  %914 = fadd contract double %913, %911
  %915 = fmul contract double %872, 6.000000e+00
  %916 = fsub contract double %871, %915
  %917 = fmul contract double %873, 3.000000e+00
  %918 = fadd contract double %917, %916
  %919 = fmul contract double %874, 2.000000e+00
  %920 = fadd contract double %919, %918
  %921 = fmul contract double %920, 0x3FC5555555555555
  %922 = fsub contract double %872, %901
  %923 = fadd contract double %874, %922
  %924 = fsub contract double %905, %871
  %925 = fsub contract double %924, %917
  %926 = fadd contract double %874, %925
  %927 = fmul contract double %921, %921
  %928 = fmul contract double %923, 0x3FF1555555555555
  %929 = fmul contract double %923, %928
  %930 = fadd contract double %929, %927
  %931 = fmul contract double %926, 0x3FF15B05B05B05B0
  %932 = fmul contract double %926, %931
  %933 = fadd contract double %932, %930
  %934 = fmul contract double %872, -2.000000e+00
  %935 = fsub contract double %934, %917
  %936 = fmul contract double %874, 6.000000e+00
  %937 = fadd contract double %936, %935
  %938 = fsub contract double %937, %875
  %939 = fmul contract double %938, 0x3FC5555555555555
  %940 = fsub contract double %917, %872
  %941 = fmul contract double %874, 3.000000e+00
  %942 = fsub contract double %940, %941
  %943 = fadd contract double %875, %942
  %944 = fmul contract double %939, %939
  %945 = fadd contract double %929, %944
  %946 = fmul contract double %943, 0x3FF15B05B05B05B0
  %947 = fmul contract double %943, %946
  %948 = fadd contract double %947, %945
  %949 = fmul contract double %874, 1.800000e+01
  %950 = fsub contract double %949, %894
  %951 = fmul contract double %875, 9.000000e+00
  %952 = fsub contract double %950, %951
  %953 = fmul contract double %878, 2.000000e+00
  %954 = fadd contract double %952, %953
  %955 = fmul contract double %954, 0x3FC5555555555555
  %956 = fmul contract double %874, 5.000000e+00
  %957 = fsub contract double %901, %956
  %958 = fmul contract double %875, 4.000000e+00
  %959 = fadd contract double %957, %958
  %960 = fsub contract double %959, %878
  %961 = fsub contract double %941, %873
  %962 = fmul contract double %875, 3.000000e+00
  %963 = fsub contract double %961, %962
  %964 = fadd contract double %878, %963
  %965 = fmul contract double %955, %955
  %966 = fmul contract double %960, 0x3FF1555555555555
  %967 = fmul contract double %960, %966
  %968 = fadd contract double %965, %967
  %969 = fmul contract double %964, 0x3FF15B05B05B05B0
  %970 = fmul contract double %964, %969
  %971 = fadd contract double %970, %968
  %972 = fsub contract double %933, %948
  %973 = fmul contract double %972, 3.000000e+00
  %974 = fadd contract double %973, %914
  %975 = fsub contract double %974, %971
  %976 = fadd contract double %914, 1.000000e-08
  %977 = fdiv contract double %975, %976
  %978 = fadd contract double %933, 1.000000e-08
  %979 = fdiv contract double %975, %978
  %980 = fadd contract double %948, 1.000000e-08
  %981 = fdiv contract double %975, %980
  %982 = fadd contract double %971, 1.000000e-08
  %983 = fdiv contract double %975, %982
  %984 = fmul contract double %977, %977
  %985 = fadd contract double %984, 1.000000e+00
  %986 = fmul contract double %985, 0x3F9D41D41D41D41D
  %987 = fmul contract double %979, %979
  %988 = fadd contract double %987, 1.000000e+00
  %989 = fmul contract double %988, 0x3FD5F15F15F15F16
  %990 = fmul contract double %981, %981
  %991 = fadd contract double %990, 1.000000e+00
  %992 = fmul contract double %991, 0x3FE0750750750750
  %993 = fmul contract double %983, %983
  %994 = fadd contract double %993, 1.000000e+00
  %995 = fmul contract double %994, 0x3FBD41D41D41D41D
  %996 = fmul contract double %888, 3.000000e+00
  %997 = fmul contract double %871, 1.300000e+01
  %998 = fsub contract double %997, %996
  %999 = fmul contract double %872, 2.300000e+01
  %1000 = fsub contract double %998, %999
  %1001 = fmul contract double %873, 2.500000e+01
  %1002 = fadd contract double %1001, %1000
  %1003 = fmul contract double %1002, 0x3FB5555555555555
  %1004 = fsub contract double %871, %899
  %1005 = fmul contract double %873, 1.300000e+01
  %1006 = fadd contract double %1005, %1004
  %1007 = fadd contract double %941, %1006
  %1008 = fmul contract double %1007, 0x3FB5555555555555
  %1009 = fmul contract double %873, 7.000000e+00
  %1010 = fsub contract double %1009, %872
  %1011 = fmul contract double %874, 7.000000e+00
  %1012 = fadd contract double %1011, %1010
  %1013 = fsub contract double %1012, %875
  %1014 = fmul contract double %1013, 0x3FB5555555555555
  %1015 = fmul contract double %874, 1.300000e+01
  %1016 = fadd contract double %917, %1015
  %1017 = fmul contract double %875, 5.000000e+00
  %1018 = fsub contract double %1016, %1017
  %1019 = fadd contract double %878, %1018
  %1020 = fmul contract double %1019, 0x3FB5555555555555
  %1021 = fmul contract double %1003, %986
  %1022 = fmul contract double %1008, %989
  %1023 = fadd contract double %1021, %1022
  %1024 = fmul contract double %1014, %992
  %1025 = fadd contract double %1024, %1023
  %1026 = fmul contract double %1020, %995
  %1027 = fadd contract double %1026, %1025
  %1028 = fadd contract double %986, %989
  %1029 = fadd contract double %992, %1028
  %1030 = fadd contract double %995, %1029
  %1031 = fdiv contract double %1027, %1030
  br label %1130

1032:                                             ; preds = %839
  switch i32 %845, label %1130 [
    i32 3, label %1033
    i32 2, label %1104
  ]

1033:                                             ; preds = %1032
  %1034 = fmul contract double %872, 2.000000e+00
  %1035 = fsub contract double %871, %1034
  %1036 = fadd contract double %873, %1035
  %1037 = fmul contract double %873, 2.000000e+00
  %1038 = fsub contract double %872, %1037
  %1039 = fadd contract double %874, %1038
  %1040 = fmul contract double %874, 2.000000e+00
  %1041 = fsub contract double %873, %1040
  %1042 = fadd contract double %875, %1041
  %1043 = fmul contract double %872, 4.000000e+00
  %1044 = fsub contract double %871, %1043
  %1045 = fmul contract double %873, 3.000000e+00
  %1046 = fadd contract double %1045, %1044
  %1047 = fsub contract double %872, %874
  %1048 = fmul contract double %874, 4.000000e+00
  %1049 = fsub contract double %1045, %1048
  %1050 = fadd contract double %875, %1049
  %1051 = fmul contract double %1036, 0x3FF1555555555555
  %1052 = fmul contract double %1036, %1051
  %1053 = fmul contract double %1046, 2.500000e-01
  %1054 = fmul contract double %1046, %1053
  %1055 = fadd contract double %1052, %1054
  %1056 = fmul contract double %1039, 0x3FF1555555555555
  %1057 = fmul contract double %1039, %1056
  %1058 = fmul contract double %1047, 2.500000e-01
  %1059 = fmul contract double %1047, %1058
  %1060 = fadd contract double %1059, %1057
  %1061 = fmul contract double %1042, 0x3FF1555555555555
  %1062 = fmul contract double %1042, %1061
  %1063 = fmul contract double %1050, 2.500000e-01
  %1064 = fmul contract double %1050, %1063
  %1065 = fadd contract double %1062, %1064
  %1066 = fsub contract double %1055, %1065
  %1067 = fadd contract double %1055, 1.000000e-08
  %1068 = fdiv contract double %1066, %1067
  %1069 = fadd contract double %1060, 1.000000e-08
  %1070 = fdiv contract double %1066, %1069
  %1071 = fadd contract double %1065, 1.000000e-08
  %1072 = fdiv contract double %1066, %1071
  %1073 = fmul contract double %1068, %1068
  %1074 = fadd contract double %1073, 1.000000e+00
  %1075 = fmul contract double %1074, 1.000000e-01
  %1076 = fmul contract double %1070, %1070
  %1077 = fadd contract double %1076, 1.000000e+00
  %1078 = fmul contract double %1077, 6.000000e-01
  %1079 = fmul contract double %1072, %1072
  %1080 = fadd contract double %1079, 1.000000e+00
  %1081 = fmul contract double %1080, 3.000000e-01
  %1082 = fmul contract double %871, 2.000000e+00
  %1083 = fmul contract double %872, 7.000000e+00
  %1084 = fsub contract double %1082, %1083
  %1085 = fmul contract double %873, 1.100000e+01
  %1086 = fadd contract double %1085, %1084
  %1087 = fmul contract double %1086, 0x3FC5555555555555
  %1088 = fmul contract double %873, 5.000000e+00
  %1089 = fsub contract double %1088, %872
  %1090 = fadd contract double %1040, %1089
  %1091 = fmul contract double %1090, 0x3FC5555555555555
  %1092 = fmul contract double %874, 5.000000e+00
  %1093 = fadd contract double %1037, %1092
  %1094 = fsub contract double %1093, %875
  %1095 = fmul contract double %1094, 0x3FC5555555555555
  %1096 = fmul contract double %1087, %1075
  %1097 = fmul contract double %1091, %1078
  %1098 = fadd contract double %1096, %1097
  %1099 = fmul contract double %1095, %1081
  %1100 = fadd contract double %1099, %1098
  %1101 = fadd contract double %1075, %1078
  %1102 = fadd contract double %1081, %1101
  %1103 = fdiv contract double %1100, %1102
  br label %1130

1104:                                             ; preds = %1032
  %1105 = fsub contract double %873, %872
  %1106 = fmul contract double %1105, %1105
  %1107 = fsub contract double %874, %873
  %1108 = fmul contract double %1107, %1107
  %1109 = fsub contract double %1106, %1108
  %1110 = fadd contract double %1106, 1.000000e-08
  %1111 = fdiv contract double %1109, %1110
  %1112 = fadd contract double %1108, 1.000000e-08
  %1113 = fdiv contract double %1109, %1112
  %1114 = fmul contract double %1111, %1111
  %1115 = fadd contract double %1114, 1.000000e+00
  %1116 = fmul contract double %1115, 0x3FD5555555555555
  %1117 = fmul contract double %1113, %1113
  %1118 = fadd contract double %1117, 1.000000e+00
  %1119 = fmul contract double %1118, 0x3FE5555555555555
  %1120 = fmul contract double %1116, 5.000000e-01
  %1121 = fmul contract double %873, 3.000000e+00
  %1122 = fsub contract double %1121, %872
  %1123 = fmul contract double %1122, %1120
  %1124 = fmul contract double %1119, 5.000000e-01
  %1125 = fadd contract double %860, %862
  %1126 = fmul contract double %1125, %1124
  %1127 = fadd contract double %1123, %1126
  %1128 = fadd contract double %1116, %1119
  %1129 = fdiv contract double %1127, %1128
  br label %1130

1130:                                             ; preds = %1104, %1033, %1032, %877
  %1131 = phi contract double [ %1031, %877 ], [ %1103, %1033 ], [ %1129, %1104 ], [ %873, %1032 ]
  %1132 = fmul contract double %842, %1131
  br label %1133

1133:                                             ; preds = %827, %829, %1130
  %1134 = phi double [ %1132, %1130 ], [ 0.000000e+00, %827 ], [ %838, %829 ]
  %1135 = icmp eq i32 %21, 0
  br i1 %1135, label %1440, label %1136

1136:                                             ; preds = %1133
  %1137 = icmp eq i32 %21, %825
  br i1 %1137, label %1138, label %1149

1138:                                             ; preds = %1136
  %1139 = icmp eq i32 %9, 0
  br i1 %1139, label %1440, label %1140

1140:                                             ; preds = %1138
  %1141 = getelementptr inbounds double, ptr %3, i64 %238
  %1142 = mul nsw i32 %38, %34
  %1143 = sub nsw i32 %237, %1142
  %1144 = sext i32 %1143 to i64
  %1145 = getelementptr inbounds double, ptr %4, i64 %1144
  %1146 = load double, ptr %1141, align 8, !tbaa !8
  %1147 = load double, ptr %1145, align 8, !tbaa !8
  %1148 = fmul contract double %1146, %1147
  br label %1440

1149:                                             ; preds = %1136
  %1150 = getelementptr inbounds double, ptr %3, i64 %238
  %1151 = load double, ptr %1150, align 8, !tbaa !8
  %1152 = mul nsw i32 %38, %34
  %1153 = sub nsw i32 %825, %21
  %1154 = tail call i32 @llvm.smin.i32(i32 %1153, i32 %21)
  %1155 = fcmp contract ogt double %1151, 0.000000e+00
  %1156 = mul nsw i32 %1152, 3
  %1157 = sub nsw i32 %237, %1156
  %1158 = sext i32 %1157 to i64
  %1159 = getelementptr inbounds double, ptr %4, i64 %1158
  %1160 = load double, ptr %1159, align 8, !tbaa !8
  %1161 = shl nsw i32 %1152, 1
  %1162 = sub nsw i32 %237, %1161
  %1163 = sext i32 %1162 to i64
  %1164 = getelementptr inbounds double, ptr %4, i64 %1163
  %1165 = load double, ptr %1164, align 8, !tbaa !8
  %1166 = sub nsw i32 %237, %1152
  %1167 = sext i32 %1166 to i64
  %1168 = getelementptr inbounds double, ptr %4, i64 %1167
  %1169 = load double, ptr %1168, align 8, !tbaa !8
  %1170 = add nsw i32 %237, %1152
  %1171 = sext i32 %1170 to i64
  %1172 = getelementptr inbounds double, ptr %4, i64 %1171
  %1173 = load double, ptr %1172, align 8, !tbaa !8
  %1174 = add nsw i32 %237, %1161
  %1175 = sext i32 %1174 to i64
  %1176 = getelementptr inbounds double, ptr %4, i64 %1175
  %1177 = load double, ptr %1176, align 8, !tbaa !8
  %1178 = select contract i1 %1155, double %1160, double %1177
  %1179 = select contract i1 %1155, double %1165, double %1173
  %1180 = select contract i1 %1155, double %1169, double %249
  %1181 = select contract i1 %1155, double %249, double %1169
  %1182 = select contract i1 %1155, double %1173, double %1165
  %1183 = icmp sgt i32 %1154, 3
  br i1 %1183, label %1184, label %1339

1184:                                             ; preds = %1149
  %1185 = select contract i1 %1155, double %1177, double %1160
  %1186 = shl nsw i32 %1152, 2
  %1187 = sub nsw i32 %237, %1186
  %1188 = sext i32 %1187 to i64
  %1189 = getelementptr inbounds double, ptr %4, i64 %1188
  %1190 = load double, ptr %1189, align 8, !tbaa !8
  %1191 = add nsw i32 %237, %1156
  %1192 = sext i32 %1191 to i64
  %1193 = getelementptr inbounds double, ptr %4, i64 %1192
  %1194 = load double, ptr %1193, align 8, !tbaa !8
  %1195 = select contract i1 %1155, double %1190, double %1194
  %1196 = fmul contract double %1195, 2.000000e+00
  %1197 = fmul contract double %1178, 9.000000e+00
  %1198 = fsub contract double %1197, %1196
  %1199 = fmul contract double %1179, 1.800000e+01
  %1200 = fsub contract double %1198, %1199
  %1201 = fmul contract double %1180, 1.100000e+01
  %1202 = fadd contract double %1201, %1200
  %1203 = fmul contract double %1202, 0x3FC5555555555555
  %1204 = fmul contract double %1178, 4.000000e+00
  %1205 = fsub contract double %1204, %1195
  %1206 = fmul contract double %1179, 5.000000e+00
  %1207 = fsub contract double %1205, %1206
  %1208 = fmul contract double %1180, 2.000000e+00
  %1209 = fadd contract double %1208, %1207
  %1210 = fmul contract double %1178, 3.000000e+00
  %1211 = fsub contract double %1210, %1195
  %1212 = fmul contract double %1179, 3.000000e+00
  %1213 = fsub contract double %1211, %1212
  %1214 = fadd contract double %1180, %1213
  %1215 = fmul contract double %1203, %1203
  %1216 = fmul contract double %1209, 0x3FF1555555555555
  %1217 = fmul contract double %1209, %1216
  %1218 = fadd contract double %1217, %1215
  %1219 = fmul contract double %1214, 0x3FF15B05B05B05B0
  %1220 = fmul contract double %1214, %1219
  %1221 = fadd contract double %1220, %1218
  %1222 = fmul contract double %1179, 6.000000e+00
  %1223 = fsub contract double %1178, %1222
  %1224 = fmul contract double %1180, 3.000000e+00
  %1225 = fadd contract double %1224, %1223
  %1226 = fmul contract double %1181, 2.000000e+00
  %1227 = fadd contract double %1226, %1225
  %1228 = fmul contract double %1227, 0x3FC5555555555555
  %1229 = fsub contract double %1179, %1208
  %1230 = fadd contract double %1181, %1229
  %1231 = fsub contract double %1212, %1178
  %1232 = fsub contract double %1231, %1224
  %1233 = fadd contract double %1181, %1232
  %1234 = fmul contract double %1228, %1228
  %1235 = fmul contract double %1230, 0x3FF1555555555555
  %1236 = fmul contract double %1230, %1235
  %1237 = fadd contract double %1236, %1234
  %1238 = fmul contract double %1233, 0x3FF15B05B05B05B0
  %1239 = fmul contract double %1233, %1238
  %1240 = fadd contract double %1239, %1237
  %1241 = fmul contract double %1179, -2.000000e+00
  %1242 = fsub contract double %1241, %1224
  %1243 = fmul contract double %1181, 6.000000e+00
  %1244 = fadd contract double %1243, %1242
  %1245 = fsub contract double %1244, %1182
  %1246 = fmul contract double %1245, 0x3FC5555555555555
  %1247 = fsub contract double %1224, %1179
  %1248 = fmul contract double %1181, 3.000000e+00
  %1249 = fsub contract double %1247, %1248
  %1250 = fadd contract double %1182, %1249
  %1251 = fmul contract double %1246, %1246
  %1252 = fadd contract double %1236, %1251
  %1253 = fmul contract double %1250, 0x3FF15B05B05B05B0
  %1254 = fmul contract double %1250, %1253
  %1255 = fadd contract double %1254, %1252
  %1256 = fmul contract double %1181, 1.800000e+01
  %1257 = fsub contract double %1256, %1201
  %1258 = fmul contract double %1182, 9.000000e+00
  %1259 = fsub contract double %1257, %1258
  %1260 = fmul contract double %1185, 2.000000e+00
  %1261 = fadd contract double %1259, %1260
  %1262 = fmul contract double %1261, 0x3FC5555555555555
  %1263 = fmul contract double %1181, 5.000000e+00
  %1264 = fsub contract double %1208, %1263
  %1265 = fmul contract double %1182, 4.000000e+00
  %1266 = fadd contract double %1264, %1265
  %1267 = fsub contract double %1266, %1185
  %1268 = fsub contract double %1248, %1180
  %1269 = fmul contract double %1182, 3.000000e+00
  %1270 = fsub contract double %1268, %1269
  %1271 = fadd contract double %1185, %1270
  %1272 = fmul contract double %1262, %1262
  %1273 = fmul contract double %1267, 0x3FF1555555555555
  %1274 = fmul contract double %1267, %1273
  %1275 = fadd contract double %1272, %1274
  %1276 = fmul contract double %1271, 0x3FF15B05B05B05B0
  %1277 = fmul contract double %1271, %1276
  %1278 = fadd contract double %1277, %1275
  %1279 = fsub contract double %1240, %1255
  %1280 = fmul contract double %1279, 3.000000e+00
  %1281 = fadd contract double %1280, %1221
  %1282 = fsub contract double %1281, %1278
  %1283 = fadd contract double %1221, 1.000000e-08
  %1284 = fdiv contract double %1282, %1283
  %1285 = fadd contract double %1240, 1.000000e-08
  %1286 = fdiv contract double %1282, %1285
  %1287 = fadd contract double %1255, 1.000000e-08
  %1288 = fdiv contract double %1282, %1287
  %1289 = fadd contract double %1278, 1.000000e-08
  %1290 = fdiv contract double %1282, %1289
  %1291 = fmul contract double %1284, %1284
  %1292 = fadd contract double %1291, 1.000000e+00
  %1293 = fmul contract double %1292, 0x3F9D41D41D41D41D
  %1294 = fmul contract double %1286, %1286
  %1295 = fadd contract double %1294, 1.000000e+00
  %1296 = fmul contract double %1295, 0x3FD5F15F15F15F16
  %1297 = fmul contract double %1288, %1288
  %1298 = fadd contract double %1297, 1.000000e+00
  %1299 = fmul contract double %1298, 0x3FE0750750750750
  %1300 = fmul contract double %1290, %1290
  %1301 = fadd contract double %1300, 1.000000e+00
  %1302 = fmul contract double %1301, 0x3FBD41D41D41D41D
  %1303 = fmul contract double %1195, 3.000000e+00
  %1304 = fmul contract double %1178, 1.300000e+01
  %1305 = fsub contract double %1304, %1303
  %1306 = fmul contract double %1179, 2.300000e+01
  %1307 = fsub contract double %1305, %1306
  %1308 = fmul contract double %1180, 2.500000e+01
  %1309 = fadd contract double %1308, %1307
  %1310 = fmul contract double %1309, 0x3FB5555555555555
  %1311 = fsub contract double %1178, %1206
  %1312 = fmul contract double %1180, 1.300000e+01
  %1313 = fadd contract double %1312, %1311
  %1314 = fadd contract double %1248, %1313
  %1315 = fmul contract double %1314, 0x3FB5555555555555
  %1316 = fmul contract double %1180, 7.000000e+00
  %1317 = fsub contract double %1316, %1179
  %1318 = fmul contract double %1181, 7.000000e+00
  %1319 = fadd contract double %1318, %1317
  %1320 = fsub contract double %1319, %1182
  %1321 = fmul contract double %1320, 0x3FB5555555555555
  %1322 = fmul contract double %1181, 1.300000e+01
  %1323 = fadd contract double %1224, %1322
  %1324 = fmul contract double %1182, 5.000000e+00
  %1325 = fsub contract double %1323, %1324
  %1326 = fadd contract double %1185, %1325
  %1327 = fmul contract double %1326, 0x3FB5555555555555
  %1328 = fmul contract double %1310, %1293
  %1329 = fmul contract double %1315, %1296
  %1330 = fadd contract double %1328, %1329
  %1331 = fmul contract double %1321, %1299
  %1332 = fadd contract double %1331, %1330
  %1333 = fmul contract double %1327, %1302
  %1334 = fadd contract double %1333, %1332
  %1335 = fadd contract double %1293, %1296
  %1336 = fadd contract double %1299, %1335
  %1337 = fadd contract double %1302, %1336
  %1338 = fdiv contract double %1334, %1337
  br label %1437

1339:                                             ; preds = %1149
  switch i32 %1154, label %1437 [
    i32 3, label %1340
    i32 2, label %1411
  ]

1340:                                             ; preds = %1339
  %1341 = fmul contract double %1179, 2.000000e+00
  %1342 = fsub contract double %1178, %1341
  %1343 = fadd contract double %1180, %1342
  %1344 = fmul contract double %1180, 2.000000e+00
  %1345 = fsub contract double %1179, %1344
  %1346 = fadd contract double %1181, %1345
  %1347 = fmul contract double %1181, 2.000000e+00
  %1348 = fsub contract double %1180, %1347
  %1349 = fadd contract double %1182, %1348
  %1350 = fmul contract double %1179, 4.000000e+00
  %1351 = fsub contract double %1178, %1350
  %1352 = fmul contract double %1180, 3.000000e+00
  %1353 = fadd contract double %1352, %1351
  %1354 = fsub contract double %1179, %1181
  %1355 = fmul contract double %1181, 4.000000e+00
  %1356 = fsub contract double %1352, %1355
  %1357 = fadd contract double %1182, %1356
  %1358 = fmul contract double %1343, 0x3FF1555555555555
  %1359 = fmul contract double %1343, %1358
  %1360 = fmul contract double %1353, 2.500000e-01
  %1361 = fmul contract double %1353, %1360
  %1362 = fadd contract double %1359, %1361
  %1363 = fmul contract double %1346, 0x3FF1555555555555
  %1364 = fmul contract double %1346, %1363
  %1365 = fmul contract double %1354, 2.500000e-01
  %1366 = fmul contract double %1354, %1365
  %1367 = fadd contract double %1366, %1364
  %1368 = fmul contract double %1349, 0x3FF1555555555555
  %1369 = fmul contract double %1349, %1368
  %1370 = fmul contract double %1357, 2.500000e-01
  %1371 = fmul contract double %1357, %1370
  %1372 = fadd contract double %1369, %1371
  %1373 = fsub contract double %1362, %1372
  %1374 = fadd contract double %1362, 1.000000e-08
  %1375 = fdiv contract double %1373, %1374
  %1376 = fadd contract double %1367, 1.000000e-08
  %1377 = fdiv contract double %1373, %1376
  %1378 = fadd contract double %1372, 1.000000e-08
  %1379 = fdiv contract double %1373, %1378
  %1380 = fmul contract double %1375, %1375
  %1381 = fadd contract double %1380, 1.000000e+00
  %1382 = fmul contract double %1381, 1.000000e-01
  %1383 = fmul contract double %1377, %1377
  %1384 = fadd contract double %1383, 1.000000e+00
  %1385 = fmul contract double %1384, 6.000000e-01
  %1386 = fmul contract double %1379, %1379
  %1387 = fadd contract double %1386, 1.000000e+00
  %1388 = fmul contract double %1387, 3.000000e-01
  %1389 = fmul contract double %1178, 2.000000e+00
  %1390 = fmul contract double %1179, 7.000000e+00
  %1391 = fsub contract double %1389, %1390
  %1392 = fmul contract double %1180, 1.100000e+01
  %1393 = fadd contract double %1392, %1391
  %1394 = fmul contract double %1393, 0x3FC5555555555555
  %1395 = fmul contract double %1180, 5.000000e+00
  %1396 = fsub contract double %1395, %1179
  %1397 = fadd contract double %1347, %1396
  %1398 = fmul contract double %1397, 0x3FC5555555555555
  %1399 = fmul contract double %1181, 5.000000e+00
  %1400 = fadd contract double %1344, %1399
  %1401 = fsub contract double %1400, %1182
  %1402 = fmul contract double %1401, 0x3FC5555555555555
  %1403 = fmul contract double %1394, %1382
  %1404 = fmul contract double %1398, %1385
  %1405 = fadd contract double %1403, %1404
  %1406 = fmul contract double %1402, %1388
  %1407 = fadd contract double %1406, %1405
  %1408 = fadd contract double %1382, %1385
  %1409 = fadd contract double %1388, %1408
  %1410 = fdiv contract double %1407, %1409
  br label %1437

1411:                                             ; preds = %1339
  %1412 = fsub contract double %1180, %1179
  %1413 = fmul contract double %1412, %1412
  %1414 = fsub contract double %1181, %1180
  %1415 = fmul contract double %1414, %1414
  %1416 = fsub contract double %1413, %1415
  %1417 = fadd contract double %1413, 1.000000e-08
  %1418 = fdiv contract double %1416, %1417
  %1419 = fadd contract double %1415, 1.000000e-08
  %1420 = fdiv contract double %1416, %1419
  %1421 = fmul contract double %1418, %1418
  %1422 = fadd contract double %1421, 1.000000e+00
  %1423 = fmul contract double %1422, 0x3FD5555555555555
  %1424 = fmul contract double %1420, %1420
  %1425 = fadd contract double %1424, 1.000000e+00
  %1426 = fmul contract double %1425, 0x3FE5555555555555
  %1427 = fmul contract double %1423, 5.000000e-01
  %1428 = fmul contract double %1180, 3.000000e+00
  %1429 = fsub contract double %1428, %1179
  %1430 = fmul contract double %1429, %1427
  %1431 = fmul contract double %1426, 5.000000e-01
  %1432 = fadd contract double %249, %1169
  %1433 = fmul contract double %1432, %1431
  %1434 = fadd contract double %1430, %1433
  %1435 = fadd contract double %1423, %1426
  %1436 = fdiv contract double %1434, %1435
  br label %1437

1437:                                             ; preds = %1411, %1340, %1339, %1184
  %1438 = phi contract double [ %1338, %1184 ], [ %1410, %1340 ], [ %1436, %1411 ], [ %1180, %1339 ]
  %1439 = fmul contract double %1151, %1438
  br label %1440

1440:                                             ; preds = %1133, %1138, %1140, %1437
  %1441 = phi double [ %1439, %1437 ], [ 0.000000e+00, %1133 ], [ %1148, %1140 ], [ 0.000000e+00, %1138 ]
  %1442 = fsub contract double %1134, %1441
  %1443 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1444 = load ptr, ptr %1443, align 8, !tbaa !24
  %1445 = getelementptr inbounds double, ptr %1444, i64 %217
  %1446 = load double, ptr %1445, align 8, !tbaa !8
  %1447 = fdiv contract double %817, %1446
  %1448 = fadd contract double %1442, %1447
  %1449 = fneg contract double %1448
  %1450 = fdiv contract double %1449, %234
  %1451 = add nsw i32 %825, -1
  %1452 = icmp eq i32 %21, %1451
  br i1 %1452, label %1453, label %1462

1453:                                             ; preds = %1440
  %1454 = mul nsw i32 %38, %36
  %1455 = add i32 %1454, %236
  %1456 = sext i32 %1455 to i64
  %1457 = getelementptr inbounds double, ptr %5, i64 %1456
  %1458 = load double, ptr %1457, align 8, !tbaa !8
  %1459 = fsub contract double %1458, %249
  %1460 = fmul contract double %8, %1459
  %1461 = fadd contract double %1450, %1460
  br label %1462

1462:                                             ; preds = %1453, %1440
  %1463 = phi double [ %1461, %1453 ], [ %1450, %1440 ]
  %1464 = getelementptr inbounds double, ptr %6, i64 %238
  store double %1463, ptr %1464, align 8, !tbaa !8
  br label %1465

1465:                                             ; preds = %10, %1462
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @tracer_tendency_centred2(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6, double noundef %7, double noundef %8, i32 noundef %9) local_unnamed_addr #1 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %18 = mul nuw nsw i32 %16, %17
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %20 = add nuw nsw i32 %18, %19
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %22 = load i32, ptr %0, align 8, !tbaa !14
  %23 = icmp slt i32 %15, %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = icmp slt i32 %20, %25
  %27 = select i1 %23, i1 %26, i1 false
  br i1 %27, label %28, label %234

28:                                               ; preds = %10
  %29 = add nsw i32 %15, 1
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %31 = load i32, ptr %30, align 4, !tbaa !18
  %32 = add nsw i32 %31, %21
  %33 = shl nsw i32 %31, 1
  %34 = add nsw i32 %33, %25
  %35 = mul nsw i32 %34, %32
  %36 = add i32 %31, %20
  %37 = add i32 %35, %36
  %38 = add nsw i32 %33, %22
  %39 = mul nsw i32 %37, %38
  %40 = add i32 %29, %31
  %41 = add i32 %40, %39
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %1, i64 %42
  %44 = getelementptr double, ptr %4, i64 %42
  %45 = getelementptr i8, ptr %44, i64 -8
  %46 = load double, ptr %45, align 8, !tbaa !8
  %47 = load double, ptr %44, align 8, !tbaa !8
  %48 = fadd contract double %46, %47
  %49 = fmul contract double %48, 5.000000e-01
  %50 = load double, ptr %43, align 8, !tbaa !8
  %51 = fmul contract double %50, %49
  %52 = fsub contract double %47, %46
  %53 = fmul contract double %7, %52
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %55 = load ptr, ptr %54, align 8, !tbaa !30
  %56 = sext i32 %36 to i64
  %57 = getelementptr inbounds double, ptr %55, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = fdiv contract double %53, %58
  %60 = fsub contract double %51, %59
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %62 = load ptr, ptr %61, align 8, !tbaa !22
  %63 = getelementptr inbounds double, ptr %62, i64 %56
  %64 = load double, ptr %63, align 8, !tbaa !8
  %65 = fmul contract double %60, %64
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %67 = load ptr, ptr %66, align 8, !tbaa !19
  %68 = zext nneg i32 %21 to i64
  %69 = getelementptr double, ptr %67, i64 %68
  %70 = getelementptr i8, ptr %69, i64 8
  %71 = load double, ptr %70, align 8, !tbaa !8
  %72 = load double, ptr %69, align 8, !tbaa !8
  %73 = fsub contract double %71, %72
  %74 = fmul contract double %65, %73
  %75 = add i32 %31, %15
  %76 = add i32 %39, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds double, ptr %1, i64 %77
  %79 = getelementptr double, ptr %4, i64 %77
  %80 = getelementptr i8, ptr %79, i64 -8
  %81 = load double, ptr %80, align 8, !tbaa !8
  %82 = load double, ptr %79, align 8, !tbaa !8
  %83 = fadd contract double %81, %82
  %84 = fmul contract double %83, 5.000000e-01
  %85 = load double, ptr %78, align 8, !tbaa !8
  %86 = fmul contract double %85, %84
  %87 = fsub contract double %82, %81
  %88 = fmul contract double %7, %87
  %89 = fdiv contract double %88, %58
  %90 = fsub contract double %86, %89
  %91 = fmul contract double %64, %90
  %92 = fmul contract double %73, %91
  %93 = fsub contract double %74, %92
  %94 = add nuw nsw i32 %20, 1
  %95 = add i32 %94, %31
  %96 = add i32 %35, %95
  %97 = mul nsw i32 %96, %38
  %98 = add i32 %97, %75
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds double, ptr %2, i64 %99
  %101 = sub nsw i32 %98, %38
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds double, ptr %4, i64 %102
  %104 = load double, ptr %103, align 8, !tbaa !8
  %105 = getelementptr inbounds double, ptr %4, i64 %99
  %106 = load double, ptr %105, align 8, !tbaa !8
  %107 = fadd contract double %104, %106
  %108 = fmul contract double %107, 5.000000e-01
  %109 = load double, ptr %100, align 8, !tbaa !8
  %110 = fmul contract double %109, %108
  %111 = fsub contract double %106, %104
  %112 = fmul contract double %7, %111
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %114 = load ptr, ptr %113, align 8, !tbaa !29
  %115 = sext i32 %95 to i64
  %116 = getelementptr inbounds double, ptr %114, i64 %115
  %117 = load double, ptr %116, align 8, !tbaa !8
  %118 = fdiv contract double %112, %117
  %119 = fsub contract double %110, %118
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %121 = load ptr, ptr %120, align 8, !tbaa !23
  %122 = getelementptr inbounds double, ptr %121, i64 %115
  %123 = load double, ptr %122, align 8, !tbaa !8
  %124 = fmul contract double %119, %123
  %125 = fmul contract double %73, %124
  %126 = fadd contract double %93, %125
  %127 = getelementptr inbounds double, ptr %2, i64 %77
  %128 = sub nsw i32 %76, %38
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds double, ptr %4, i64 %129
  %131 = load double, ptr %130, align 8, !tbaa !8
  %132 = fadd contract double %82, %131
  %133 = fmul contract double %132, 5.000000e-01
  %134 = load double, ptr %127, align 8, !tbaa !8
  %135 = fmul contract double %134, %133
  %136 = fsub contract double %82, %131
  %137 = fmul contract double %7, %136
  %138 = getelementptr inbounds double, ptr %114, i64 %56
  %139 = load double, ptr %138, align 8, !tbaa !8
  %140 = fdiv contract double %137, %139
  %141 = fsub contract double %135, %140
  %142 = getelementptr inbounds double, ptr %121, i64 %56
  %143 = load double, ptr %142, align 8, !tbaa !8
  %144 = fmul contract double %143, %141
  %145 = fmul contract double %73, %144
  %146 = fsub contract double %126, %145
  %147 = add nuw nsw i32 %21, 1
  %148 = add nsw i32 %31, %147
  %149 = mul nsw i32 %34, %148
  %150 = add i32 %149, %36
  %151 = mul nsw i32 %150, %38
  %152 = add i32 %151, %75
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %154 = load i32, ptr %153, align 8, !tbaa !20
  %155 = icmp eq i32 %147, %154
  br i1 %155, label %156, label %168

156:                                              ; preds = %28
  %157 = icmp eq i32 %9, 0
  br i1 %157, label %182, label %158

158:                                              ; preds = %156
  %159 = mul nsw i32 %38, %34
  %160 = sub nsw i32 %152, %159
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds double, ptr %4, i64 %161
  %163 = sext i32 %152 to i64
  %164 = getelementptr inbounds double, ptr %3, i64 %163
  %165 = load double, ptr %164, align 8, !tbaa !8
  %166 = load double, ptr %162, align 8, !tbaa !8
  %167 = fmul contract double %165, %166
  br label %182

168:                                              ; preds = %28
  %169 = sext i32 %152 to i64
  %170 = getelementptr inbounds double, ptr %3, i64 %169
  %171 = load double, ptr %170, align 8, !tbaa !8
  %172 = mul nsw i32 %38, %34
  %173 = sub nsw i32 %152, %172
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds double, ptr %4, i64 %174
  %176 = load double, ptr %175, align 8, !tbaa !8
  %177 = getelementptr inbounds double, ptr %4, i64 %169
  %178 = load double, ptr %177, align 8, !tbaa !8
  %179 = fadd contract double %176, %178
  %180 = fmul contract double %179, 5.000000e-01
  %181 = fmul contract double %171, %180
  br label %182

182:                                              ; preds = %168, %158, %156
  %183 = phi double [ %181, %168 ], [ 0.000000e+00, %156 ], [ %167, %158 ]
  %184 = icmp eq i32 %21, 0
  br i1 %184, label %209, label %185

185:                                              ; preds = %182
  %186 = icmp eq i32 %21, %154
  br i1 %186, label %187, label %198

187:                                              ; preds = %185
  %188 = icmp eq i32 %9, 0
  br i1 %188, label %209, label %189

189:                                              ; preds = %187
  %190 = mul nsw i32 %38, %34
  %191 = sub nsw i32 %76, %190
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds double, ptr %4, i64 %192
  %194 = getelementptr inbounds double, ptr %3, i64 %77
  %195 = load double, ptr %194, align 8, !tbaa !8
  %196 = load double, ptr %193, align 8, !tbaa !8
  %197 = fmul contract double %195, %196
  br label %209

198:                                              ; preds = %185
  %199 = getelementptr inbounds double, ptr %3, i64 %77
  %200 = load double, ptr %199, align 8, !tbaa !8
  %201 = mul nsw i32 %38, %34
  %202 = sub nsw i32 %76, %201
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds double, ptr %4, i64 %203
  %205 = load double, ptr %204, align 8, !tbaa !8
  %206 = fadd contract double %82, %205
  %207 = fmul contract double %206, 5.000000e-01
  %208 = fmul contract double %200, %207
  br label %209

209:                                              ; preds = %198, %189, %187, %182
  %210 = phi double [ %208, %198 ], [ 0.000000e+00, %182 ], [ %197, %189 ], [ 0.000000e+00, %187 ]
  %211 = fsub contract double %183, %210
  %212 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %213 = load ptr, ptr %212, align 8, !tbaa !24
  %214 = getelementptr inbounds double, ptr %213, i64 %56
  %215 = load double, ptr %214, align 8, !tbaa !8
  %216 = fdiv contract double %146, %215
  %217 = fadd contract double %211, %216
  %218 = fneg contract double %217
  %219 = fdiv contract double %218, %73
  %220 = add nsw i32 %154, -1
  %221 = icmp eq i32 %21, %220
  br i1 %221, label %222, label %231

222:                                              ; preds = %209
  %223 = mul nsw i32 %38, %36
  %224 = add i32 %223, %75
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds double, ptr %5, i64 %225
  %227 = load double, ptr %226, align 8, !tbaa !8
  %228 = fsub contract double %227, %82
  %229 = fmul contract double %8, %228
  %230 = fadd contract double %219, %229
  br label %231

231:                                              ; preds = %222, %209
  %232 = phi double [ %230, %222 ], [ %219, %209 ]
  %233 = getelementptr inbounds double, ptr %6, i64 %77
  store double %232, ptr %233, align 8, !tbaa !8
  br label %234

234:                                              ; preds = %10, %231
  ret void
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tracer_tendency_weno5_bathymetry(ptr noundef nonnull byval(%struct.Grid) align 8 %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, double noundef %7, double noundef %8, i32 noundef %9) local_unnamed_addr #4 {
  call void @_Z15tracer_tendencyILb1ELi1EEvRK4GridPKdS4_S4_S4_S4_Pdddi(ptr noundef nonnull align 8 dereferenceable(96) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, double noundef %7, double noundef %8, i32 noundef %9) #12
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_Z15tracer_tendencyILb1ELi1EEvRK4GridPKdS4_S4_S4_S4_Pdddi(ptr noundef nonnull align 8 dereferenceable(96) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, double noundef %7, double noundef %8, i32 noundef %9) local_unnamed_addr #5 comdat {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %18 = mul nuw nsw i32 %16, %17
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %20 = add nuw nsw i32 %18, %19
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %22 = load i32, ptr %0, align 8, !tbaa !14
  %23 = icmp slt i32 %15, %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = icmp slt i32 %20, %25
  %27 = select i1 %23, i1 %26, i1 false
  br i1 %27, label %28, label %1161

28:                                               ; preds = %10
  %29 = add nsw i32 %15, 1
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %31 = load i32, ptr %30, align 4, !tbaa !18
  %32 = add nsw i32 %31, %21
  %33 = shl nsw i32 %31, 1
  %34 = add nsw i32 %33, %25
  %35 = mul nsw i32 %34, %32
  %36 = add i32 %31, %20
  %37 = add i32 %35, %36
  %38 = add nsw i32 %33, %22
  %39 = mul nsw i32 %37, %38
  %40 = add i32 %29, %31
  %41 = add i32 %39, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %1, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = mul nsw i32 %38, %36
  %46 = add i32 %45, %40
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %48 = load ptr, ptr %47, align 8, !tbaa !26
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %50 = load ptr, ptr %49, align 8, !tbaa !19
  %51 = zext nneg i32 %21 to i64
  %52 = getelementptr double, ptr %50, i64 %51
  %53 = getelementptr i8, ptr %52, i64 8
  %54 = load double, ptr %53, align 8, !tbaa !8
  %55 = sext i32 %46 to i64
  %56 = getelementptr double, ptr %48, i64 %55
  %57 = getelementptr i8, ptr %56, i64 -16
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = fcmp contract ult double %58, %54
  br i1 %59, label %60, label %75

60:                                               ; preds = %28
  %61 = getelementptr i8, ptr %56, i64 8
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = fcmp contract ult double %62, %54
  br i1 %63, label %64, label %75

64:                                               ; preds = %60
  %65 = add i32 %46, -3
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds double, ptr %48, i64 %66
  %68 = load double, ptr %67, align 8, !tbaa !8
  %69 = fcmp contract ult double %68, %54
  br i1 %69, label %70, label %75

70:                                               ; preds = %64
  %71 = getelementptr i8, ptr %56, i64 16
  %72 = load double, ptr %71, align 8, !tbaa !8
  %73 = fcmp contract ult double %72, %54
  br i1 %73, label %74, label %75

74:                                               ; preds = %70
  br label %75

75:                                               ; preds = %74, %70, %64, %60, %28
  %76 = phi i1 [ true, %74 ], [ false, %28 ], [ false, %60 ], [ false, %70 ], [ false, %64 ]
  %77 = phi i1 [ false, %74 ], [ false, %28 ], [ false, %60 ], [ true, %70 ], [ true, %64 ]
  %78 = fcmp contract ogt double %44, 0.000000e+00
  %79 = getelementptr double, ptr %4, i64 %42
  %80 = getelementptr i8, ptr %79, i64 -16
  %81 = load double, ptr %80, align 8, !tbaa !8
  %82 = getelementptr i8, ptr %79, i64 -8
  %83 = load double, ptr %82, align 8, !tbaa !8
  %84 = load double, ptr %79, align 8, !tbaa !8
  %85 = getelementptr i8, ptr %79, i64 8
  %86 = load double, ptr %85, align 8, !tbaa !8
  %87 = select contract i1 %78, double %81, double %86
  %88 = select contract i1 %78, double %83, double %84
  %89 = select contract i1 %78, double %84, double %83
  br i1 %76, label %90, label %169

90:                                               ; preds = %75
  %91 = select contract i1 %78, double %86, double %81
  %92 = add i32 %41, -3
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds double, ptr %4, i64 %93
  %95 = load double, ptr %94, align 8, !tbaa !8
  %96 = getelementptr i8, ptr %79, i64 16
  %97 = load double, ptr %96, align 8, !tbaa !8
  %98 = select contract i1 %78, double %95, double %97
  %99 = fmul contract double %87, 2.000000e+00
  %100 = fsub contract double %98, %99
  %101 = fadd contract double %88, %100
  %102 = fmul contract double %88, 2.000000e+00
  %103 = fsub contract double %87, %102
  %104 = fadd contract double %89, %103
  %105 = fmul contract double %89, 2.000000e+00
  %106 = fsub contract double %88, %105
  %107 = fadd contract double %91, %106
  %108 = fmul contract double %87, 4.000000e+00
  %109 = fsub contract double %98, %108
  %110 = fmul contract double %88, 3.000000e+00
  %111 = fadd contract double %110, %109
  %112 = fsub contract double %87, %89
  %113 = fmul contract double %89, 4.000000e+00
  %114 = fsub contract double %110, %113
  %115 = fadd contract double %91, %114
  %116 = fmul contract double %101, 0x3FF1555555555555
  %117 = fmul contract double %101, %116
  %118 = fmul contract double %111, 2.500000e-01
  %119 = fmul contract double %111, %118
  %120 = fadd contract double %117, %119
  %121 = fmul contract double %104, 0x3FF1555555555555
  %122 = fmul contract double %104, %121
  %123 = fmul contract double %112, 2.500000e-01
  %124 = fmul contract double %112, %123
  %125 = fadd contract double %124, %122
  %126 = fmul contract double %107, 0x3FF1555555555555
  %127 = fmul contract double %107, %126
  %128 = fmul contract double %115, 2.500000e-01
  %129 = fmul contract double %115, %128
  %130 = fadd contract double %127, %129
  %131 = fsub contract double %120, %130
  %132 = fadd contract double %120, 1.000000e-08
  %133 = fdiv contract double %131, %132
  %134 = fadd contract double %125, 1.000000e-08
  %135 = fdiv contract double %131, %134
  %136 = fadd contract double %130, 1.000000e-08
  %137 = fdiv contract double %131, %136
  %138 = fmul contract double %133, %133
  %139 = fadd contract double %138, 1.000000e+00
  %140 = fmul contract double %139, 1.000000e-01
  %141 = fmul contract double %135, %135
  %142 = fadd contract double %141, 1.000000e+00
  %143 = fmul contract double %142, 6.000000e-01
  %144 = fmul contract double %137, %137
  %145 = fadd contract double %144, 1.000000e+00
  %146 = fmul contract double %145, 3.000000e-01
  %147 = fmul contract double %98, 2.000000e+00
  %148 = fmul contract double %87, 7.000000e+00
  %149 = fsub contract double %147, %148
  %150 = fmul contract double %88, 1.100000e+01
  %151 = fadd contract double %150, %149
  %152 = fmul contract double %151, 0x3FC5555555555555
  %153 = fmul contract double %88, 5.000000e+00
  %154 = fsub contract double %153, %87
  %155 = fadd contract double %105, %154
  %156 = fmul contract double %155, 0x3FC5555555555555
  %157 = fmul contract double %89, 5.000000e+00
  %158 = fadd contract double %102, %157
  %159 = fsub contract double %158, %91
  %160 = fmul contract double %159, 0x3FC5555555555555
  %161 = fmul contract double %152, %140
  %162 = fmul contract double %156, %143
  %163 = fadd contract double %161, %162
  %164 = fmul contract double %160, %146
  %165 = fadd contract double %164, %163
  %166 = fadd contract double %140, %143
  %167 = fadd contract double %146, %166
  %168 = fdiv contract double %165, %167
  br label %196

169:                                              ; preds = %75
  br i1 %77, label %170, label %196

170:                                              ; preds = %169
  %171 = fsub contract double %88, %87
  %172 = fmul contract double %171, %171
  %173 = fsub contract double %89, %88
  %174 = fmul contract double %173, %173
  %175 = fsub contract double %172, %174
  %176 = fadd contract double %172, 1.000000e-08
  %177 = fdiv contract double %175, %176
  %178 = fadd contract double %174, 1.000000e-08
  %179 = fdiv contract double %175, %178
  %180 = fmul contract double %177, %177
  %181 = fadd contract double %180, 1.000000e+00
  %182 = fmul contract double %181, 0x3FD5555555555555
  %183 = fmul contract double %179, %179
  %184 = fadd contract double %183, 1.000000e+00
  %185 = fmul contract double %184, 0x3FE5555555555555
  %186 = fmul contract double %182, 5.000000e-01
  %187 = fmul contract double %88, 3.000000e+00
  %188 = fsub contract double %187, %87
  %189 = fmul contract double %188, %186
  %190 = fmul contract double %185, 5.000000e-01
  %191 = fadd contract double %83, %84
  %192 = fmul contract double %191, %190
  %193 = fadd contract double %189, %192
  %194 = fadd contract double %182, %185
  %195 = fdiv contract double %193, %194
  br label %196

196:                                              ; preds = %90, %169, %170
  %197 = phi contract double [ %168, %90 ], [ %195, %170 ], [ %88, %169 ]
  %198 = fmul contract double %44, %197
  %199 = fsub contract double %84, %83
  %200 = fmul contract double %7, %199
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %202 = load ptr, ptr %201, align 8, !tbaa !30
  %203 = sext i32 %36 to i64
  %204 = getelementptr inbounds double, ptr %202, i64 %203
  %205 = load double, ptr %204, align 8, !tbaa !8
  %206 = fdiv contract double %200, %205
  %207 = fsub contract double %198, %206
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %209 = load ptr, ptr %208, align 8, !tbaa !22
  %210 = getelementptr inbounds double, ptr %209, i64 %203
  %211 = load double, ptr %210, align 8, !tbaa !8
  %212 = fmul contract double %207, %211
  %213 = add i32 %46, -1
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds double, ptr %48, i64 %214
  %216 = load double, ptr %215, align 8, !tbaa !8
  %217 = load double, ptr %50, align 8, !tbaa !8
  %218 = fcmp contract olt double %216, %217
  %219 = select contract i1 %218, double %217, double %216
  %220 = load double, ptr %56, align 8, !tbaa !8
  %221 = fcmp contract olt double %220, %217
  %222 = select contract i1 %221, double %217, double %220
  %223 = fcmp contract ogt double %219, %222
  %224 = select contract i1 %223, double %219, double %222
  %225 = load double, ptr %52, align 8, !tbaa !8
  %226 = fcmp contract ogt double %225, %224
  %227 = select contract i1 %226, double %225, double %224
  %228 = fsub contract double %54, %227
  %229 = fcmp contract ogt double %228, 0.000000e+00
  %230 = select contract i1 %229, double %228, double 0.000000e+00
  %231 = fmul contract double %212, %230
  %232 = add i32 %31, %15
  %233 = add i32 %39, %232
  %234 = sext i32 %233 to i64
  %235 = getelementptr inbounds double, ptr %1, i64 %234
  %236 = load double, ptr %235, align 8, !tbaa !8
  %237 = add i32 %45, %232
  %238 = sext i32 %237 to i64
  %239 = getelementptr double, ptr %48, i64 %238
  %240 = getelementptr i8, ptr %239, i64 -16
  %241 = load double, ptr %240, align 8, !tbaa !8
  %242 = fcmp contract ult double %241, %54
  br i1 %242, label %243, label %258

243:                                              ; preds = %196
  %244 = getelementptr i8, ptr %239, i64 8
  %245 = load double, ptr %244, align 8, !tbaa !8
  %246 = fcmp contract ult double %245, %54
  br i1 %246, label %247, label %258

247:                                              ; preds = %243
  %248 = add i32 %237, -3
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds double, ptr %48, i64 %249
  %251 = load double, ptr %250, align 8, !tbaa !8
  %252 = fcmp contract ult double %251, %54
  br i1 %252, label %253, label %258

253:                                              ; preds = %247
  %254 = getelementptr i8, ptr %239, i64 16
  %255 = load double, ptr %254, align 8, !tbaa !8
  %256 = fcmp contract ult double %255, %54
  br i1 %256, label %257, label %258

257:                                              ; preds = %253
  br label %258

258:                                              ; preds = %257, %253, %247, %243, %196
  %259 = phi i1 [ true, %257 ], [ false, %196 ], [ false, %243 ], [ false, %253 ], [ false, %247 ]
  %260 = phi i1 [ false, %257 ], [ false, %196 ], [ false, %243 ], [ true, %253 ], [ true, %247 ]
  %261 = fcmp contract ogt double %236, 0.000000e+00
  %262 = getelementptr double, ptr %4, i64 %234
  %263 = getelementptr i8, ptr %262, i64 -16
  %264 = load double, ptr %263, align 8, !tbaa !8
  %265 = getelementptr i8, ptr %262, i64 -8
  %266 = load double, ptr %265, align 8, !tbaa !8
  %267 = load double, ptr %262, align 8, !tbaa !8
  %268 = getelementptr i8, ptr %262, i64 8
  %269 = load double, ptr %268, align 8, !tbaa !8
  %270 = select contract i1 %261, double %264, double %269
  %271 = select contract i1 %261, double %266, double %267
  %272 = select contract i1 %261, double %267, double %266
  br i1 %259, label %273, label %352

273:                                              ; preds = %258
  %274 = select contract i1 %261, double %269, double %264
  %275 = add i32 %233, -3
  %276 = sext i32 %275 to i64
  %277 = getelementptr inbounds double, ptr %4, i64 %276
  %278 = load double, ptr %277, align 8, !tbaa !8
  %279 = getelementptr i8, ptr %262, i64 16
  %280 = load double, ptr %279, align 8, !tbaa !8
  %281 = select contract i1 %261, double %278, double %280
  %282 = fmul contract double %270, 2.000000e+00
  %283 = fsub contract double %281, %282
  %284 = fadd contract double %271, %283
  %285 = fmul contract double %271, 2.000000e+00
  %286 = fsub contract double %270, %285
  %287 = fadd contract double %272, %286
  %288 = fmul contract double %272, 2.000000e+00
  %289 = fsub contract double %271, %288
  %290 = fadd contract double %274, %289
  %291 = fmul contract double %270, 4.000000e+00
  %292 = fsub contract double %281, %291
  %293 = fmul contract double %271, 3.000000e+00
  %294 = fadd contract double %293, %292
  %295 = fsub contract double %270, %272
  %296 = fmul contract double %272, 4.000000e+00
  %297 = fsub contract double %293, %296
  %298 = fadd contract double %274, %297
  %299 = fmul contract double %284, 0x3FF1555555555555
  %300 = fmul contract double %284, %299
  %301 = fmul contract double %294, 2.500000e-01
  %302 = fmul contract double %294, %301
  %303 = fadd contract double %300, %302
  %304 = fmul contract double %287, 0x3FF1555555555555
  %305 = fmul contract double %287, %304
  %306 = fmul contract double %295, 2.500000e-01
  %307 = fmul contract double %295, %306
  %308 = fadd contract double %307, %305
  %309 = fmul contract double %290, 0x3FF1555555555555
  %310 = fmul contract double %290, %309
  %311 = fmul contract double %298, 2.500000e-01
  %312 = fmul contract double %298, %311
  %313 = fadd contract double %310, %312
  %314 = fsub contract double %303, %313
  %315 = fadd contract double %303, 1.000000e-08
  %316 = fdiv contract double %314, %315
  %317 = fadd contract double %308, 1.000000e-08
  %318 = fdiv contract double %314, %317
  %319 = fadd contract double %313, 1.000000e-08
  %320 = fdiv contract double %314, %319
  %321 = fmul contract double %316, %316
  %322 = fadd contract double %321, 1.000000e+00
  %323 = fmul contract double %322, 1.000000e-01
  %324 = fmul contract double %318, %318
  %325 = fadd contract double %324, 1.000000e+00
  %326 = fmul contract double %325, 6.000000e-01
  %327 = fmul contract double %320, %320
  %328 = fadd contract double %327, 1.000000e+00
  %329 = fmul contract double %328, 3.000000e-01
  %330 = fmul contract double %281, 2.000000e+00
  %331 = fmul contract double %270, 7.000000e+00
  %332 = fsub contract double %330, %331
  %333 = fmul contract double %271, 1.100000e+01
  %334 = fadd contract double %333, %332
  %335 = fmul contract double %334, 0x3FC5555555555555
  %336 = fmul contract double %271, 5.000000e+00
  %337 = fsub contract double %336, %270
  %338 = fadd contract double %288, %337
  %339 = fmul contract double %338, 0x3FC5555555555555
  %340 = fmul contract double %272, 5.000000e+00
  %341 = fadd contract double %285, %340
  %342 = fsub contract double %341, %274
  %343 = fmul contract double %342, 0x3FC5555555555555
  %344 = fmul contract double %335, %323
  %345 = fmul contract double %339, %326
  %346 = fadd contract double %344, %345
  %347 = fmul contract double %343, %329
  %348 = fadd contract double %347, %346
  %349 = fadd contract double %323, %326
  %350 = fadd contract double %329, %349
  %351 = fdiv contract double %348, %350
  br label %379

352:                                              ; preds = %258
  br i1 %260, label %353, label %379

353:                                              ; preds = %352
  %354 = fsub contract double %271, %270
  %355 = fmul contract double %354, %354
  %356 = fsub contract double %272, %271
  %357 = fmul contract double %356, %356
  %358 = fsub contract double %355, %357
  %359 = fadd contract double %355, 1.000000e-08
  %360 = fdiv contract double %358, %359
  %361 = fadd contract double %357, 1.000000e-08
  %362 = fdiv contract double %358, %361
  %363 = fmul contract double %360, %360
  %364 = fadd contract double %363, 1.000000e+00
  %365 = fmul contract double %364, 0x3FD5555555555555
  %366 = fmul contract double %362, %362
  %367 = fadd contract double %366, 1.000000e+00
  %368 = fmul contract double %367, 0x3FE5555555555555
  %369 = fmul contract double %365, 5.000000e-01
  %370 = fmul contract double %271, 3.000000e+00
  %371 = fsub contract double %370, %270
  %372 = fmul contract double %371, %369
  %373 = fmul contract double %368, 5.000000e-01
  %374 = fadd contract double %266, %267
  %375 = fmul contract double %374, %373
  %376 = fadd contract double %372, %375
  %377 = fadd contract double %365, %368
  %378 = fdiv contract double %376, %377
  br label %379

379:                                              ; preds = %273, %352, %353
  %380 = phi contract double [ %351, %273 ], [ %378, %353 ], [ %271, %352 ]
  %381 = fmul contract double %236, %380
  %382 = fsub contract double %267, %266
  %383 = fmul contract double %7, %382
  %384 = fdiv contract double %383, %205
  %385 = fsub contract double %381, %384
  %386 = fmul contract double %211, %385
  %387 = add i32 %237, -1
  %388 = sext i32 %387 to i64
  %389 = getelementptr inbounds double, ptr %48, i64 %388
  %390 = load double, ptr %389, align 8, !tbaa !8
  %391 = fcmp contract olt double %390, %217
  %392 = select contract i1 %391, double %217, double %390
  %393 = load double, ptr %239, align 8, !tbaa !8
  %394 = fcmp contract olt double %393, %217
  %395 = select contract i1 %394, double %217, double %393
  %396 = fcmp contract ogt double %392, %395
  %397 = select contract i1 %396, double %392, double %395
  %398 = fcmp contract ogt double %225, %397
  %399 = select contract i1 %398, double %225, double %397
  %400 = fsub contract double %54, %399
  %401 = fcmp contract ogt double %400, 0.000000e+00
  %402 = select contract i1 %401, double %400, double 0.000000e+00
  %403 = fmul contract double %386, %402
  %404 = fsub contract double %231, %403
  %405 = add nuw nsw i32 %20, 1
  %406 = add i32 %405, %31
  %407 = add i32 %35, %406
  %408 = mul nsw i32 %407, %38
  %409 = add i32 %408, %232
  %410 = sext i32 %409 to i64
  %411 = getelementptr inbounds double, ptr %2, i64 %410
  %412 = load double, ptr %411, align 8, !tbaa !8
  %413 = mul nsw i32 %38, %406
  %414 = add i32 %413, %232
  %415 = shl nsw i32 %38, 1
  %416 = sub nsw i32 %414, %415
  %417 = sext i32 %416 to i64
  %418 = getelementptr inbounds double, ptr %48, i64 %417
  %419 = load double, ptr %418, align 8, !tbaa !8
  %420 = fcmp contract ult double %419, %54
  br i1 %420, label %421, label %441

421:                                              ; preds = %379
  %422 = add nsw i32 %414, %38
  %423 = sext i32 %422 to i64
  %424 = getelementptr inbounds double, ptr %48, i64 %423
  %425 = load double, ptr %424, align 8, !tbaa !8
  %426 = fcmp contract ult double %425, %54
  br i1 %426, label %427, label %441

427:                                              ; preds = %421
  %428 = mul i32 %38, -3
  %429 = add i32 %414, %428
  %430 = sext i32 %429 to i64
  %431 = getelementptr inbounds double, ptr %48, i64 %430
  %432 = load double, ptr %431, align 8, !tbaa !8
  %433 = fcmp contract ult double %432, %54
  br i1 %433, label %434, label %441

434:                                              ; preds = %427
  %435 = add nsw i32 %414, %415
  %436 = sext i32 %435 to i64
  %437 = getelementptr inbounds double, ptr %48, i64 %436
  %438 = load double, ptr %437, align 8, !tbaa !8
  %439 = fcmp contract ult double %438, %54
  br i1 %439, label %440, label %441

440:                                              ; preds = %434
  br label %441

441:                                              ; preds = %440, %434, %427, %421, %379
  %442 = phi i1 [ true, %440 ], [ false, %379 ], [ false, %421 ], [ false, %434 ], [ false, %427 ]
  %443 = phi i1 [ false, %440 ], [ false, %379 ], [ false, %421 ], [ true, %434 ], [ true, %427 ]
  %444 = fcmp contract ogt double %412, 0.000000e+00
  %445 = sub nsw i32 %409, %415
  %446 = sext i32 %445 to i64
  %447 = getelementptr inbounds double, ptr %4, i64 %446
  %448 = load double, ptr %447, align 8, !tbaa !8
  %449 = sub nsw i32 %409, %38
  %450 = sext i32 %449 to i64
  %451 = getelementptr inbounds double, ptr %4, i64 %450
  %452 = load double, ptr %451, align 8, !tbaa !8
  %453 = getelementptr inbounds double, ptr %4, i64 %410
  %454 = load double, ptr %453, align 8, !tbaa !8
  %455 = add nsw i32 %409, %38
  %456 = sext i32 %455 to i64
  %457 = getelementptr inbounds double, ptr %4, i64 %456
  %458 = load double, ptr %457, align 8, !tbaa !8
  %459 = select contract i1 %444, double %448, double %458
  %460 = select contract i1 %444, double %452, double %454
  %461 = select contract i1 %444, double %454, double %452
  br i1 %442, label %462, label %544

462:                                              ; preds = %441
  %463 = select contract i1 %444, double %458, double %448
  %464 = mul i32 %38, -3
  %465 = add i32 %409, %464
  %466 = sext i32 %465 to i64
  %467 = getelementptr inbounds double, ptr %4, i64 %466
  %468 = load double, ptr %467, align 8, !tbaa !8
  %469 = add nsw i32 %409, %415
  %470 = sext i32 %469 to i64
  %471 = getelementptr inbounds double, ptr %4, i64 %470
  %472 = load double, ptr %471, align 8, !tbaa !8
  %473 = select contract i1 %444, double %468, double %472
  %474 = fmul contract double %459, 2.000000e+00
  %475 = fsub contract double %473, %474
  %476 = fadd contract double %460, %475
  %477 = fmul contract double %460, 2.000000e+00
  %478 = fsub contract double %459, %477
  %479 = fadd contract double %461, %478
  %480 = fmul contract double %461, 2.000000e+00
  %481 = fsub contract double %460, %480
  %482 = fadd contract double %463, %481
  %483 = fmul contract double %459, 4.000000e+00
  %484 = fsub contract double %473, %483
  %485 = fmul contract double %460, 3.000000e+00
  %486 = fadd contract double %485, %484
  %487 = fsub contract double %459, %461
  %488 = fmul contract double %461, 4.000000e+00
  %489 = fsub contract double %485, %488
  %490 = fadd contract double %463, %489
  %491 = fmul contract double %476, 0x3FF1555555555555
  %492 = fmul contract double %476, %491
  %493 = fmul contract double %486, 2.500000e-01
  %494 = fmul contract double %486, %493
  %495 = fadd contract double %492, %494
  %496 = fmul contract double %479, 0x3FF1555555555555
  %497 = fmul contract double %479, %496
  %498 = fmul contract double %487, 2.500000e-01
  %499 = fmul contract double %487, %498
  %500 = fadd contract double %499, %497
  %501 = fmul contract double %482, 0x3FF1555555555555
  %502 = fmul contract double %482, %501
  %503 = fmul contract double %490, 2.500000e-01
  %504 = fmul contract double %490, %503
  %505 = fadd contract double %502, %504
  %506 = fsub contract double %495, %505
  %507 = fadd contract double %495, 1.000000e-08
  %508 = fdiv contract double %506, %507
  %509 = fadd contract double %500, 1.000000e-08
  %510 = fdiv contract double %506, %509
  %511 = fadd contract double %505, 1.000000e-08
  %512 = fdiv contract double %506, %511
  %513 = fmul contract double %508, %508
  %514 = fadd contract double %513, 1.000000e+00
  %515 = fmul contract double %514, 1.000000e-01
  %516 = fmul contract double %510, %510
  %517 = fadd contract double %516, 1.000000e+00
  %518 = fmul contract double %517, 6.000000e-01
  %519 = fmul contract double %512, %512
  %520 = fadd contract double %519, 1.000000e+00
  %521 = fmul contract double %520, 3.000000e-01
  %522 = fmul contract double %473, 2.000000e+00
  %523 = fmul contract double %459, 7.000000e+00
  %524 = fsub contract double %522, %523
  %525 = fmul contract double %460, 1.100000e+01
  %526 = fadd contract double %525, %524
  %527 = fmul contract double %526, 0x3FC5555555555555
  %528 = fmul contract double %460, 5.000000e+00
  %529 = fsub contract double %528, %459
  %530 = fadd contract double %480, %529
  %531 = fmul contract double %530, 0x3FC5555555555555
  %532 = fmul contract double %461, 5.000000e+00
  %533 = fadd contract double %477, %532
  %534 = fsub contract double %533, %463
  %535 = fmul contract double %534, 0x3FC5555555555555
  %536 = fmul contract double %527, %515
  %537 = fmul contract double %531, %518
  %538 = fadd contract double %536, %537
  %539 = fmul contract double %535, %521
  %540 = fadd contract double %539, %538
  %541 = fadd contract double %515, %518
  %542 = fadd contract double %521, %541
  %543 = fdiv contract double %540, %542
  br label %571

544:                                              ; preds = %441
  br i1 %443, label %545, label %571

545:                                              ; preds = %544
  %546 = fsub contract double %460, %459
  %547 = fmul contract double %546, %546
  %548 = fsub contract double %461, %460
  %549 = fmul contract double %548, %548
  %550 = fsub contract double %547, %549
  %551 = fadd contract double %547, 1.000000e-08
  %552 = fdiv contract double %550, %551
  %553 = fadd contract double %549, 1.000000e-08
  %554 = fdiv contract double %550, %553
  %555 = fmul contract double %552, %552
  %556 = fadd contract double %555, 1.000000e+00
  %557 = fmul contract double %556, 0x3FD5555555555555
  %558 = fmul contract double %554, %554
  %559 = fadd contract double %558, 1.000000e+00
  %560 = fmul contract double %559, 0x3FE5555555555555
  %561 = fmul contract double %557, 5.000000e-01
  %562 = fmul contract double %460, 3.000000e+00
  %563 = fsub contract double %562, %459
  %564 = fmul contract double %563, %561
  %565 = fmul contract double %560, 5.000000e-01
  %566 = fadd contract double %452, %454
  %567 = fmul contract double %566, %565
  %568 = fadd contract double %564, %567
  %569 = fadd contract double %557, %560
  %570 = fdiv contract double %568, %569
  br label %571

571:                                              ; preds = %462, %544, %545
  %572 = phi contract double [ %543, %462 ], [ %570, %545 ], [ %460, %544 ]
  %573 = fmul contract double %412, %572
  %574 = fsub contract double %454, %452
  %575 = fmul contract double %7, %574
  %576 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %577 = load ptr, ptr %576, align 8, !tbaa !29
  %578 = sext i32 %406 to i64
  %579 = getelementptr inbounds double, ptr %577, i64 %578
  %580 = load double, ptr %579, align 8, !tbaa !8
  %581 = fdiv contract double %575, %580
  %582 = fsub contract double %573, %581
  %583 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %584 = load ptr, ptr %583, align 8, !tbaa !23
  %585 = getelementptr inbounds double, ptr %584, i64 %578
  %586 = load double, ptr %585, align 8, !tbaa !8
  %587 = fmul contract double %582, %586
  %588 = sext i32 %414 to i64
  %589 = getelementptr inbounds double, ptr %48, i64 %588
  %590 = load double, ptr %589, align 8, !tbaa !8
  %591 = fcmp contract olt double %590, %217
  %592 = select contract i1 %591, double %217, double %590
  %593 = fcmp contract ogt double %395, %592
  %594 = select contract i1 %593, double %395, double %592
  %595 = fcmp contract ogt double %225, %594
  %596 = select contract i1 %595, double %225, double %594
  %597 = fsub contract double %54, %596
  %598 = fcmp contract ogt double %597, 0.000000e+00
  %599 = select contract i1 %598, double %597, double 0.000000e+00
  %600 = fmul contract double %587, %599
  %601 = fadd contract double %404, %600
  %602 = getelementptr inbounds double, ptr %2, i64 %234
  %603 = load double, ptr %602, align 8, !tbaa !8
  %604 = sub nsw i32 %237, %415
  %605 = sext i32 %604 to i64
  %606 = getelementptr inbounds double, ptr %48, i64 %605
  %607 = load double, ptr %606, align 8, !tbaa !8
  %608 = fcmp contract ult double %607, %54
  br i1 %608, label %609, label %629

609:                                              ; preds = %571
  %610 = add nsw i32 %237, %38
  %611 = sext i32 %610 to i64
  %612 = getelementptr inbounds double, ptr %48, i64 %611
  %613 = load double, ptr %612, align 8, !tbaa !8
  %614 = fcmp contract ult double %613, %54
  br i1 %614, label %615, label %629

615:                                              ; preds = %609
  %616 = mul i32 %38, -3
  %617 = add i32 %237, %616
  %618 = sext i32 %617 to i64
  %619 = getelementptr inbounds double, ptr %48, i64 %618
  %620 = load double, ptr %619, align 8, !tbaa !8
  %621 = fcmp contract ult double %620, %54
  br i1 %621, label %622, label %629

622:                                              ; preds = %615
  %623 = add nsw i32 %237, %415
  %624 = sext i32 %623 to i64
  %625 = getelementptr inbounds double, ptr %48, i64 %624
  %626 = load double, ptr %625, align 8, !tbaa !8
  %627 = fcmp contract ult double %626, %54
  br i1 %627, label %628, label %629

628:                                              ; preds = %622
  br label %629

629:                                              ; preds = %628, %622, %615, %609, %571
  %630 = phi i1 [ true, %628 ], [ false, %571 ], [ false, %609 ], [ false, %622 ], [ false, %615 ]
  %631 = phi i1 [ false, %628 ], [ false, %571 ], [ false, %609 ], [ true, %622 ], [ true, %615 ]
  %632 = fcmp contract ogt double %603, 0.000000e+00
  %633 = sub nsw i32 %233, %415
  %634 = sext i32 %633 to i64
  %635 = getelementptr inbounds double, ptr %4, i64 %634
  %636 = load double, ptr %635, align 8, !tbaa !8
  %637 = sub nsw i32 %233, %38
  %638 = sext i32 %637 to i64
  %639 = getelementptr inbounds double, ptr %4, i64 %638
  %640 = load double, ptr %639, align 8, !tbaa !8
  %641 = add nsw i32 %233, %38
  %642 = sext i32 %641 to i64
  %643 = getelementptr inbounds double, ptr %4, i64 %642
  %644 = load double, ptr %643, align 8, !tbaa !8
  %645 = select contract i1 %632, double %636, double %644
  %646 = select contract i1 %632, double %640, double %267
  %647 = select contract i1 %632, double %267, double %640
  br i1 %630, label %648, label %730

648:                                              ; preds = %629
  %649 = select contract i1 %632, double %644, double %636
  %650 = mul i32 %38, -3
  %651 = add i32 %233, %650
  %652 = sext i32 %651 to i64
  %653 = getelementptr inbounds double, ptr %4, i64 %652
  %654 = load double, ptr %653, align 8, !tbaa !8
  %655 = add nsw i32 %233, %415
  %656 = sext i32 %655 to i64
  %657 = getelementptr inbounds double, ptr %4, i64 %656
  %658 = load double, ptr %657, align 8, !tbaa !8
  %659 = select contract i1 %632, double %654, double %658
  %660 = fmul contract double %645, 2.000000e+00
  %661 = fsub contract double %659, %660
  %662 = fadd contract double %646, %661
  %663 = fmul contract double %646, 2.000000e+00
  %664 = fsub contract double %645, %663
  %665 = fadd contract double %647, %664
  %666 = fmul contract double %647, 2.000000e+00
  %667 = fsub contract double %646, %666
  %668 = fadd contract double %649, %667
  %669 = fmul contract double %645, 4.000000e+00
  %670 = fsub contract double %659, %669
  %671 = fmul contract double %646, 3.000000e+00
  %672 = fadd contract double %671, %670
  %673 = fsub contract double %645, %647
  %674 = fmul contract double %647, 4.000000e+00
  %675 = fsub contract double %671, %674
  %676 = fadd contract double %649, %675
  %677 = fmul contract double %662, 0x3FF1555555555555
  %678 = fmul contract double %662, %677
  %679 = fmul contract double %672, 2.500000e-01
  %680 = fmul contract double %672, %679
  %681 = fadd contract double %678, %680
  %682 = fmul contract double %665, 0x3FF1555555555555
  %683 = fmul contract double %665, %682
  %684 = fmul contract double %673, 2.500000e-01
  %685 = fmul contract double %673, %684
  %686 = fadd contract double %685, %683
  %687 = fmul contract double %668, 0x3FF1555555555555
  %688 = fmul contract double %668, %687
  %689 = fmul contract double %676, 2.500000e-01
  %690 = fmul contract double %676, %689
  %691 = fadd contract double %688, %690
  %692 = fsub contract double %681, %691
  %693 = fadd contract double %681, 1.000000e-08
  %694 = fdiv contract double %692, %693
  %695 = fadd contract double %686, 1.000000e-08
  %696 = fdiv contract double %692, %695
  %697 = fadd contract double %691, 1.000000e-08
  %698 = fdiv contract double %692, %697
  %699 = fmul contract double %694, %694
  %700 = fadd contract double %699, 1.000000e+00
  %701 = fmul contract double %700, 1.000000e-01
  %702 = fmul contract double %696, %696
  %703 = fadd contract double %702, 1.000000e+00
  %704 = fmul contract double %703, 6.000000e-01
  %705 = fmul contract double %698, %698
  %706 = fadd contract double %705, 1.000000e+00
  %707 = fmul contract double %706, 3.000000e-01
  %708 = fmul contract double %659, 2.000000e+00
  %709 = fmul contract double %645, 7.000000e+00
  %710 = fsub contract double %708, %709
  %711 = fmul contract double %646, 1.100000e+01
  %712 = fadd contract double %711, %710
  %713 = fmul contract double %712, 0x3FC5555555555555
  %714 = fmul contract double %646, 5.000000e+00
  %715 = fsub contract double %714, %645
  %716 = fadd contract double %666, %715
  %717 = fmul contract double %716, 0x3FC5555555555555
  %718 = fmul contract double %647, 5.000000e+00
  %719 = fadd contract double %663, %718
  %720 = fsub contract double %719, %649
  %721 = fmul contract double %720, 0x3FC5555555555555
  %722 = fmul contract double %713, %701
  %723 = fmul contract double %717, %704
  %724 = fadd contract double %722, %723
  %725 = fmul contract double %721, %707
  %726 = fadd contract double %725, %724
  %727 = fadd contract double %701, %704
  %728 = fadd contract double %707, %727
  %729 = fdiv contract double %726, %728
  br label %757

730:                                              ; preds = %629
  br i1 %631, label %731, label %757

731:                                              ; preds = %730
  %732 = fsub contract double %646, %645
  %733 = fmul contract double %732, %732
  %734 = fsub contract double %647, %646
  %735 = fmul contract double %734, %734
  %736 = fsub contract double %733, %735
  %737 = fadd contract double %733, 1.000000e-08
  %738 = fdiv contract double %736, %737
  %739 = fadd contract double %735, 1.000000e-08
  %740 = fdiv contract double %736, %739
  %741 = fmul contract double %738, %738
  %742 = fadd contract double %741, 1.000000e+00
  %743 = fmul contract double %742, 0x3FD5555555555555
  %744 = fmul contract double %740, %740
  %745 = fadd contract double %744, 1.000000e+00
  %746 = fmul contract double %745, 0x3FE5555555555555
  %747 = fmul contract double %743, 5.000000e-01
  %748 = fmul contract double %646, 3.000000e+00
  %749 = fsub contract double %748, %645
  %750 = fmul contract double %749, %747
  %751 = fmul contract double %746, 5.000000e-01
  %752 = fadd contract double %267, %640
  %753 = fmul contract double %752, %751
  %754 = fadd contract double %750, %753
  %755 = fadd contract double %743, %746
  %756 = fdiv contract double %754, %755
  br label %757

757:                                              ; preds = %648, %730, %731
  %758 = phi contract double [ %729, %648 ], [ %756, %731 ], [ %646, %730 ]
  %759 = fmul contract double %603, %758
  %760 = fsub contract double %267, %640
  %761 = fmul contract double %7, %760
  %762 = getelementptr inbounds double, ptr %577, i64 %203
  %763 = load double, ptr %762, align 8, !tbaa !8
  %764 = fdiv contract double %761, %763
  %765 = fsub contract double %759, %764
  %766 = getelementptr inbounds double, ptr %584, i64 %203
  %767 = load double, ptr %766, align 8, !tbaa !8
  %768 = fmul contract double %767, %765
  %769 = add i32 %36, -1
  %770 = mul nsw i32 %38, %769
  %771 = add i32 %770, %232
  %772 = sext i32 %771 to i64
  %773 = getelementptr inbounds double, ptr %48, i64 %772
  %774 = load double, ptr %773, align 8, !tbaa !8
  %775 = fcmp contract olt double %774, %217
  %776 = select contract i1 %775, double %217, double %774
  %777 = fcmp contract ogt double %776, %395
  %778 = select contract i1 %777, double %776, double %395
  %779 = fcmp contract ogt double %225, %778
  %780 = select contract i1 %779, double %225, double %778
  %781 = fsub contract double %54, %780
  %782 = fcmp contract ogt double %781, 0.000000e+00
  %783 = select contract i1 %782, double %781, double 0.000000e+00
  %784 = fmul contract double %768, %783
  %785 = fsub contract double %601, %784
  %786 = add nuw nsw i32 %21, 1
  %787 = add nsw i32 %31, %786
  %788 = mul nsw i32 %34, %787
  %789 = add i32 %788, %36
  %790 = mul nsw i32 %789, %38
  %791 = add i32 %790, %232
  %792 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %793 = load i32, ptr %792, align 8, !tbaa !20
  %794 = icmp eq i32 %786, %793
  br i1 %794, label %795, label %807

795:                                              ; preds = %757
  %796 = icmp eq i32 %9, 0
  br i1 %796, label %963, label %797

797:                                              ; preds = %795
  %798 = sext i32 %791 to i64
  %799 = getelementptr inbounds double, ptr %3, i64 %798
  %800 = mul nsw i32 %38, %34
  %801 = sub nsw i32 %791, %800
  %802 = sext i32 %801 to i64
  %803 = getelementptr inbounds double, ptr %4, i64 %802
  %804 = load double, ptr %799, align 8, !tbaa !8
  %805 = load double, ptr %803, align 8, !tbaa !8
  %806 = fmul contract double %804, %805
  br label %963

807:                                              ; preds = %757
  %808 = sext i32 %791 to i64
  %809 = getelementptr inbounds double, ptr %3, i64 %808
  %810 = load double, ptr %809, align 8, !tbaa !8
  %811 = mul nsw i32 %38, %34
  %812 = sub nsw i32 %793, %786
  %813 = tail call i32 @llvm.smin.i32(i32 %812, i32 %786)
  %814 = icmp sgt i32 %813, 2
  br i1 %814, label %815, label %822

815:                                              ; preds = %807
  %816 = zext nneg i32 %786 to i64
  %817 = getelementptr double, ptr %50, i64 %816
  %818 = getelementptr i8, ptr %817, i64 -16
  %819 = load double, ptr %818, align 8, !tbaa !8
  %820 = fcmp contract ugt double %819, %395
  br i1 %820, label %822, label %821

821:                                              ; preds = %815
  br label %822

822:                                              ; preds = %821, %815, %807
  %823 = phi i32 [ 2, %821 ], [ 3, %815 ], [ %813, %807 ]
  %824 = icmp eq i32 %823, 2
  br i1 %824, label %825, label %828

825:                                              ; preds = %822
  %826 = fcmp contract ugt double %225, %395
  br i1 %826, label %828, label %827

827:                                              ; preds = %825
  br label %828

828:                                              ; preds = %827, %825, %822
  %829 = phi i32 [ 1, %827 ], [ 2, %825 ], [ %823, %822 ]
  %830 = fcmp contract ogt double %810, 0.000000e+00
  %831 = shl nsw i32 %811, 1
  %832 = sub nsw i32 %791, %831
  %833 = sext i32 %832 to i64
  %834 = getelementptr inbounds double, ptr %4, i64 %833
  %835 = load double, ptr %834, align 8, !tbaa !8
  %836 = sub nsw i32 %791, %811
  %837 = sext i32 %836 to i64
  %838 = getelementptr inbounds double, ptr %4, i64 %837
  %839 = load double, ptr %838, align 8, !tbaa !8
  %840 = getelementptr inbounds double, ptr %4, i64 %808
  %841 = load double, ptr %840, align 8, !tbaa !8
  %842 = add nsw i32 %791, %811
  %843 = sext i32 %842 to i64
  %844 = getelementptr inbounds double, ptr %4, i64 %843
  %845 = load double, ptr %844, align 8, !tbaa !8
  %846 = select contract i1 %830, double %835, double %845
  %847 = select contract i1 %830, double %839, double %841
  %848 = select contract i1 %830, double %841, double %839
  %849 = icmp sgt i32 %829, 2
  br i1 %849, label %850, label %932

850:                                              ; preds = %828
  %851 = select contract i1 %830, double %845, double %835
  %852 = mul i32 %811, -3
  %853 = add i32 %791, %852
  %854 = sext i32 %853 to i64
  %855 = getelementptr inbounds double, ptr %4, i64 %854
  %856 = load double, ptr %855, align 8, !tbaa !8
  %857 = add nsw i32 %791, %831
  %858 = sext i32 %857 to i64
  %859 = getelementptr inbounds double, ptr %4, i64 %858
  %860 = load double, ptr %859, align 8, !tbaa !8
  %861 = select contract i1 %830, double %856, double %860
  %862 = fmul contract double %846, 2.000000e+00
  %863 = fsub contract double %861, %862
  %864 = fadd contract double %847, %863
  %865 = fmul contract double %847, 2.000000e+00
  %866 = fsub contract double %846, %865
  %867 = fadd contract double %848, %866
  %868 = fmul contract double %848, 2.000000e+00
  %869 = fsub contract double %847, %868
  %870 = fadd contract double %851, %869
  %871 = fmul contract double %846, 4.000000e+00
  %872 = fsub contract double %861, %871
  %873 = fmul contract double %847, 3.000000e+00
  %874 = fadd contract double %873, %872
  %875 = fsub contract double %846, %848
  %876 = fmul contract double %848, 4.000000e+00
  %877 = fsub contract double %873, %876
  %878 = fadd contract double %851, %877
  %879 = fmul contract double %864, 0x3FF1555555555555
  %880 = fmul contract double %864, %879
  %881 = fmul contract double %874, 2.500000e-01
  %882 = fmul contract double %874, %881
  %883 = fadd contract double %880, %882
  %884 = fmul contract double %867, 0x3FF1555555555555
  %885 = fmul contract double %867, %884
  %886 = fmul contract double %875, 2.500000e-01
  %887 = fmul contract double %875, %886
  %888 = fadd contract double %887, %885
  %889 = fmul contract double %870, 0x3FF1555555555555
  %890 = fmul contract double %870, %889
  %891 = fmul contract double %878, 2.500000e-01
  %892 = fmul contract double %878, %891
  %893 = fadd contract double %890, %892
  %894 = fsub contract double %883, %893
  %895 = fadd contract double %883, 1.000000e-08
  %896 = fdiv contract double %894, %895
  %897 = fadd contract double %888, 1.000000e-08
  %898 = fdiv contract double %894, %897
  %899 = fadd contract double %893, 1.000000e-08
  %900 = fdiv contract double %894, %899
  %901 = fmul contract double %896, %896
  %902 = fadd contract double %901, 1.000000e+00
  %903 = fmul contract double %902, 1.000000e-01
  %904 = fmul contract double %898, %898
  %905 = fadd contract double %904, 1.000000e+00
  %906 = fmul contract double %905, 6.000000e-01
  %907 = fmul contract double %900, %900
  %908 = fadd contract double %907, 1.000000e+00
  %909 = fmul contract double %908, 3.000000e-01
  %910 = fmul contract double %861, 2.000000e+00
  %911 = fmul contract double %846, 7.000000e+00
  %912 = fsub contract double %910, %911
  %913 = fmul contract double %847, 1.100000e+01
  %914 = fadd contract double %913, %912
  %915 = fmul contract double %914, 0x3FC5555555555555
  %916 = fmul contract double %847, 5.000000e+00
  %917 = fsub contract double %916, %846
  %918 = fadd contract double %868, %917
  %919 = fmul contract double %918, 0x3FC5555555555555
  %920 = fmul contract double %848, 5.000000e+00
  %921 = fadd contract double %865, %920
  %922 = fsub contract double %921, %851
  %923 = fmul contract double %922, 0x3FC5555555555555
  %924 = fmul contract double %915, %903
  %925 = fmul contract double %919, %906
  %926 = fadd contract double %924, %925
  %927 = fmul contract double %923, %909
  %928 = fadd contract double %927, %926
  %929 = fadd contract double %903, %906
  %930 = fadd contract double %909, %929
  %931 = fdiv contract double %928, %930
  br label %960

932:                                              ; preds = %828
  %933 = icmp eq i32 %829, 2
  br i1 %933, label %934, label %960

934:                                              ; preds = %932
  %935 = fsub contract double %847, %846
  %936 = fmul contract double %935, %935
  %937 = fsub contract double %848, %847
  %938 = fmul contract double %937, %937
  %939 = fsub contract double %936, %938
  %940 = fadd contract double %936, 1.000000e-08
  %941 = fdiv contract double %939, %940
  %942 = fadd contract double %938, 1.000000e-08
  %943 = fdiv contract double %939, %942
  %944 = fmul contract double %941, %941
  %945 = fadd contract double %944, 1.000000e+00
  %946 = fmul contract double %945, 0x3FD5555555555555
  %947 = fmul contract double %943, %943
  %948 = fadd contract double %947, 1.000000e+00
  %949 = fmul contract double %948, 0x3FE5555555555555
  %950 = fmul contract double %946, 5.000000e-01
  %951 = fmul contract double %847, 3.000000e+00
  %952 = fsub contract double %951, %846
  %953 = fmul contract double %952, %950
  %954 = fmul contract double %949, 5.000000e-01
  %955 = fadd contract double %839, %841
  %956 = fmul contract double %955, %954
  %957 = fadd contract double %953, %956
  %958 = fadd contract double %946, %949
  %959 = fdiv contract double %957, %958
  br label %960

960:                                              ; preds = %934, %932, %850
  %961 = phi contract double [ %931, %850 ], [ %959, %934 ], [ %847, %932 ]
  %962 = fmul contract double %810, %961
  br label %963

963:                                              ; preds = %795, %797, %960
  %964 = phi double [ %962, %960 ], [ 0.000000e+00, %795 ], [ %806, %797 ]
  %965 = icmp eq i32 %21, 0
  br i1 %965, label %1132, label %966

966:                                              ; preds = %963
  %967 = icmp eq i32 %21, %793
  br i1 %967, label %968, label %979

968:                                              ; preds = %966
  %969 = icmp eq i32 %9, 0
  br i1 %969, label %1132, label %970

970:                                              ; preds = %968
  %971 = getelementptr inbounds double, ptr %3, i64 %234
  %972 = mul nsw i32 %38, %34
  %973 = sub nsw i32 %233, %972
  %974 = sext i32 %973 to i64
  %975 = getelementptr inbounds double, ptr %4, i64 %974
  %976 = load double, ptr %971, align 8, !tbaa !8
  %977 = load double, ptr %975, align 8, !tbaa !8
  %978 = fmul contract double %976, %977
  br label %1132

979:                                              ; preds = %966
  %980 = getelementptr inbounds double, ptr %3, i64 %234
  %981 = load double, ptr %980, align 8, !tbaa !8
  %982 = mul nsw i32 %38, %34
  %983 = sub nsw i32 %793, %21
  %984 = tail call i32 @llvm.smin.i32(i32 %983, i32 %21)
  %985 = icmp sgt i32 %984, 2
  br i1 %985, label %986, label %991

986:                                              ; preds = %979
  %987 = getelementptr i8, ptr %52, i64 -16
  %988 = load double, ptr %987, align 8, !tbaa !8
  %989 = fcmp contract ugt double %988, %395
  br i1 %989, label %991, label %990

990:                                              ; preds = %986
  br label %991

991:                                              ; preds = %990, %986, %979
  %992 = phi i32 [ 2, %990 ], [ 3, %986 ], [ %984, %979 ]
  %993 = icmp eq i32 %992, 2
  br i1 %993, label %994, label %999

994:                                              ; preds = %991
  %995 = getelementptr i8, ptr %52, i64 -8
  %996 = load double, ptr %995, align 8, !tbaa !8
  %997 = fcmp contract ugt double %996, %395
  br i1 %997, label %999, label %998

998:                                              ; preds = %994
  br label %999

999:                                              ; preds = %998, %994, %991
  %1000 = phi i32 [ 1, %998 ], [ 2, %994 ], [ %992, %991 ]
  %1001 = fcmp contract ogt double %981, 0.000000e+00
  %1002 = shl nsw i32 %982, 1
  %1003 = sub nsw i32 %233, %1002
  %1004 = sext i32 %1003 to i64
  %1005 = getelementptr inbounds double, ptr %4, i64 %1004
  %1006 = load double, ptr %1005, align 8, !tbaa !8
  %1007 = sub nsw i32 %233, %982
  %1008 = sext i32 %1007 to i64
  %1009 = getelementptr inbounds double, ptr %4, i64 %1008
  %1010 = load double, ptr %1009, align 8, !tbaa !8
  %1011 = add nsw i32 %233, %982
  %1012 = sext i32 %1011 to i64
  %1013 = getelementptr inbounds double, ptr %4, i64 %1012
  %1014 = load double, ptr %1013, align 8, !tbaa !8
  %1015 = select contract i1 %1001, double %1006, double %1014
  %1016 = select contract i1 %1001, double %1010, double %267
  %1017 = select contract i1 %1001, double %267, double %1010
  %1018 = icmp sgt i32 %1000, 2
  br i1 %1018, label %1019, label %1101

1019:                                             ; preds = %999
  %1020 = select contract i1 %1001, double %1014, double %1006
  %1021 = mul i32 %982, -3
  %1022 = add i32 %233, %1021
  %1023 = sext i32 %1022 to i64
  %1024 = getelementptr inbounds double, ptr %4, i64 %1023
  %1025 = load double, ptr %1024, align 8, !tbaa !8
  %1026 = add nsw i32 %233, %1002
  %1027 = sext i32 %1026 to i64
  %1028 = getelementptr inbounds double, ptr %4, i64 %1027
  %1029 = load double, ptr %1028, align 8, !tbaa !8
  %1030 = select contract i1 %1001, double %1025, double %1029
  %1031 = fmul contract double %1015, 2.000000e+00
  %1032 = fsub contract double %1030, %1031
  %1033 = fadd contract double %1016, %1032
  %1034 = fmul contract double %1016, 2.000000e+00
  %1035 = fsub contract double %1015, %1034
  %1036 = fadd contract double %1017, %1035
  %1037 = fmul contract double %1017, 2.000000e+00
  %1038 = fsub contract double %1016, %1037
  %1039 = fadd contract double %1020, %1038
  %1040 = fmul contract double %1015, 4.000000e+00
  %1041 = fsub contract double %1030, %1040
  %1042 = fmul contract double %1016, 3.000000e+00
  %1043 = fadd contract double %1042, %1041
  %1044 = fsub contract double %1015, %1017
  %1045 = fmul contract double %1017, 4.000000e+00
  %1046 = fsub contract double %1042, %1045
  %1047 = fadd contract double %1020, %1046
  %1048 = fmul contract double %1033, 0x3FF1555555555555
  %1049 = fmul contract double %1033, %1048
  %1050 = fmul contract double %1043, 2.500000e-01
  %1051 = fmul contract double %1043, %1050
  %1052 = fadd contract double %1049, %1051
  %1053 = fmul contract double %1036, 0x3FF1555555555555
  %1054 = fmul contract double %1036, %1053
  %1055 = fmul contract double %1044, 2.500000e-01
  %1056 = fmul contract double %1044, %1055
  %1057 = fadd contract double %1056, %1054
  %1058 = fmul contract double %1039, 0x3FF1555555555555
  %1059 = fmul contract double %1039, %1058
  %1060 = fmul contract double %1047, 2.500000e-01
  %1061 = fmul contract double %1047, %1060
  %1062 = fadd contract double %1059, %1061
  %1063 = fsub contract double %1052, %1062
  %1064 = fadd contract double %1052, 1.000000e-08
  %1065 = fdiv contract double %1063, %1064
  %1066 = fadd contract double %1057, 1.000000e-08
  %1067 = fdiv contract double %1063, %1066
  %1068 = fadd contract double %1062, 1.000000e-08
  %1069 = fdiv contract double %1063, %1068
  %1070 = fmul contract double %1065, %1065
  %1071 = fadd contract double %1070, 1.000000e+00
  %1072 = fmul contract double %1071, 1.000000e-01
  %1073 = fmul contract double %1067, %1067
  %1074 = fadd contract double %1073, 1.000000e+00
  %1075 = fmul contract double %1074, 6.000000e-01
  %1076 = fmul contract double %1069, %1069
  %1077 = fadd contract double %1076, 1.000000e+00
  %1078 = fmul contract double %1077, 3.000000e-01
  %1079 = fmul contract double %1030, 2.000000e+00
  %1080 = fmul contract double %1015, 7.000000e+00
  %1081 = fsub contract double %1079, %1080
  %1082 = fmul contract double %1016, 1.100000e+01
  %1083 = fadd contract double %1082, %1081
  %1084 = fmul contract double %1083, 0x3FC5555555555555
  %1085 = fmul contract double %1016, 5.000000e+00
  %1086 = fsub contract double %1085, %1015
  %1087 = fadd contract double %1037, %1086
  %1088 = fmul contract double %1087, 0x3FC5555555555555
  %1089 = fmul contract double %1017, 5.000000e+00
  %1090 = fadd contract double %1034, %1089
  %1091 = fsub contract double %1090, %1020
  %1092 = fmul contract double %1091, 0x3FC5555555555555
  %1093 = fmul contract double %1084, %1072
  %1094 = fmul contract double %1088, %1075
  %1095 = fadd contract double %1093, %1094
  %1096 = fmul contract double %1092, %1078
  %1097 = fadd contract double %1096, %1095
  %1098 = fadd contract double %1072, %1075
  %1099 = fadd contract double %1078, %1098
  %1100 = fdiv contract double %1097, %1099
  br label %1129

1101:                                             ; preds = %999
  %1102 = icmp eq i32 %1000, 2
  br i1 %1102, label %1103, label %1129

1103:                                             ; preds = %1101
  %1104 = fsub contract double %1016, %1015
  %1105 = fmul contract double %1104, %1104
  %1106 = fsub contract double %1017, %1016
  %1107 = fmul contract double %1106, %1106
  %1108 = fsub contract double %1105, %1107
  %1109 = fadd contract double %1105, 1.000000e-08
  %1110 = fdiv contract double %1108, %1109
  %1111 = fadd contract double %1107, 1.000000e-08
  %1112 = fdiv contract double %1108, %1111
  %1113 = fmul contract double %1110, %1110
  %1114 = fadd contract double %1113, 1.000000e+00
  %1115 = fmul contract double %1114, 0x3FD5555555555555
  %1116 = fmul contract double %1112, %1112
  %1117 = fadd contract double %1116, 1.000000e+00
  %1118 = fmul contract double %1117, 0x3FE5555555555555
  %1119 = fmul contract double %1115, 5.000000e-01
  %1120 = fmul contract double %1016, 3.000000e+00
  %1121 = fsub contract double %1120, %1015
  %1122 = fmul contract double %1121, %1119
  %1123 = fmul contract double %1118, 5.000000e-01
  %1124 = fadd contract double %267, %1010
  %1125 = fmul contract double %1124, %1123
  %1126 = fadd contract double %1122, %1125
  %1127 = fadd contract double %1115, %1118
  %1128 = fdiv contract double %1126, %1127
  br label %1129

1129:                                             ; preds = %1103, %1101, %1019
  %1130 = phi contract double [ %1100, %1019 ], [ %1128, %1103 ], [ %1016, %1101 ]
  %1131 = fmul contract double %981, %1130
  br label %1132

1132:                                             ; preds = %963, %968, %970, %1129
  %1133 = phi double [ %1131, %1129 ], [ 0.000000e+00, %963 ], [ %978, %970 ], [ 0.000000e+00, %968 ]
  %1134 = fsub contract double %964, %1133
  %1135 = fcmp contract ogt double %225, %395
  %1136 = select contract i1 %1135, double %225, double %395
  %1137 = fsub contract double %54, %1136
  %1138 = fcmp contract ogt double %1137, 0.000000e+00
  %1139 = select contract i1 %1138, double %1137, double 0.000000e+00
  %1140 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1141 = load ptr, ptr %1140, align 8, !tbaa !24
  %1142 = getelementptr inbounds double, ptr %1141, i64 %203
  %1143 = load double, ptr %1142, align 8, !tbaa !8
  %1144 = fdiv contract double %785, %1143
  %1145 = fadd contract double %1134, %1144
  %1146 = fneg contract double %1145
  %1147 = fdiv contract double %1146, %1139
  %1148 = add nsw i32 %793, -1
  %1149 = icmp eq i32 %21, %1148
  br i1 %1149, label %1150, label %1156

1150:                                             ; preds = %1132
  %1151 = getelementptr inbounds double, ptr %5, i64 %238
  %1152 = load double, ptr %1151, align 8, !tbaa !8
  %1153 = fsub contract double %1152, %267
  %1154 = fmul contract double %8, %1153
  %1155 = fadd contract double %1147, %1154
  br label %1156

1156:                                             ; preds = %1150, %1132
  %1157 = phi double [ %1155, %1150 ], [ %1147, %1132 ]
  %1158 = fcmp contract ole double %1139, 0.000000e+00
  %1159 = select contract i1 %1158, double 0.000000e+00, double %1157
  %1160 = getelementptr inbounds double, ptr %6, i64 %234
  store double %1159, ptr %1160, align 8, !tbaa !8
  br label %1161

1161:                                             ; preds = %10, %1156
  ret void
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tracer_tendency_weno7_bathymetry(ptr noundef nonnull byval(%struct.Grid) align 8 %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, double noundef %7, double noundef %8, i32 noundef %9) local_unnamed_addr #4 {
  call void @_Z15tracer_tendencyILb1ELi2EEvRK4GridPKdS4_S4_S4_S4_Pdddi(ptr noundef nonnull align 8 dereferenceable(96) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, double noundef %7, double noundef %8, i32 noundef %9) #12
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_Z15tracer_tendencyILb1ELi2EEvRK4GridPKdS4_S4_S4_S4_Pdddi(ptr noundef nonnull align 8 dereferenceable(96) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, double noundef %7, double noundef %8, i32 noundef %9) local_unnamed_addr #5 comdat {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %18 = mul nuw nsw i32 %16, %17
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %20 = add nuw nsw i32 %18, %19
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %22 = load i32, ptr %0, align 8, !tbaa !14
  %23 = icmp slt i32 %15, %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = icmp slt i32 %20, %25
  %27 = select i1 %23, i1 %26, i1 false
  br i1 %27, label %28, label %2137

28:                                               ; preds = %10
  %29 = add nsw i32 %15, 1
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %31 = load i32, ptr %30, align 4, !tbaa !18
  %32 = add nsw i32 %31, %21
  %33 = shl nsw i32 %31, 1
  %34 = add nsw i32 %33, %25
  %35 = mul nsw i32 %34, %32
  %36 = add i32 %31, %20
  %37 = add i32 %35, %36
  %38 = add nsw i32 %33, %22
  %39 = mul nsw i32 %37, %38
  %40 = add i32 %29, %31
  %41 = add i32 %39, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %1, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = mul nsw i32 %38, %36
  %46 = add i32 %45, %40
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %48 = load ptr, ptr %47, align 8, !tbaa !26
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %50 = load ptr, ptr %49, align 8, !tbaa !19
  %51 = zext nneg i32 %21 to i64
  %52 = getelementptr double, ptr %50, i64 %51
  %53 = getelementptr i8, ptr %52, i64 8
  %54 = load double, ptr %53, align 8, !tbaa !8
  %55 = sext i32 %46 to i64
  %56 = getelementptr double, ptr %48, i64 %55
  %57 = getelementptr i8, ptr %56, i64 -16
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = fcmp contract ult double %58, %54
  br i1 %59, label %60, label %81

60:                                               ; preds = %28
  %61 = getelementptr i8, ptr %56, i64 8
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = fcmp contract ult double %62, %54
  br i1 %63, label %64, label %81

64:                                               ; preds = %60
  %65 = getelementptr i8, ptr %56, i64 -24
  %66 = load double, ptr %65, align 8, !tbaa !8
  %67 = fcmp contract ult double %66, %54
  br i1 %67, label %68, label %81

68:                                               ; preds = %64
  %69 = getelementptr i8, ptr %56, i64 16
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = fcmp contract ult double %70, %54
  br i1 %71, label %72, label %81

72:                                               ; preds = %68
  %73 = getelementptr i8, ptr %56, i64 -32
  %74 = load double, ptr %73, align 8, !tbaa !8
  %75 = fcmp contract ult double %74, %54
  br i1 %75, label %76, label %81

76:                                               ; preds = %72
  %77 = getelementptr i8, ptr %56, i64 24
  %78 = load double, ptr %77, align 8, !tbaa !8
  %79 = fcmp contract ult double %78, %54
  br i1 %79, label %80, label %81

80:                                               ; preds = %76
  br label %81

81:                                               ; preds = %80, %76, %72, %68, %64, %60, %28
  %82 = phi i1 [ true, %80 ], [ false, %28 ], [ false, %64 ], [ false, %60 ], [ false, %68 ], [ false, %76 ], [ false, %72 ]
  %83 = phi i32 [ 4, %80 ], [ 1, %28 ], [ 2, %64 ], [ 1, %60 ], [ 2, %68 ], [ 3, %76 ], [ 3, %72 ]
  %84 = fcmp contract ogt double %44, 0.000000e+00
  %85 = getelementptr double, ptr %4, i64 %42
  %86 = getelementptr i8, ptr %85, i64 -24
  %87 = load double, ptr %86, align 8, !tbaa !8
  %88 = getelementptr i8, ptr %85, i64 -16
  %89 = load double, ptr %88, align 8, !tbaa !8
  %90 = getelementptr i8, ptr %85, i64 -8
  %91 = load double, ptr %90, align 8, !tbaa !8
  %92 = load double, ptr %85, align 8, !tbaa !8
  %93 = getelementptr i8, ptr %85, i64 8
  %94 = load double, ptr %93, align 8, !tbaa !8
  %95 = getelementptr i8, ptr %85, i64 16
  %96 = load double, ptr %95, align 8, !tbaa !8
  %97 = select contract i1 %84, double %87, double %96
  %98 = select contract i1 %84, double %89, double %94
  %99 = select contract i1 %84, double %91, double %92
  %100 = select contract i1 %84, double %92, double %91
  %101 = select contract i1 %84, double %94, double %89
  br i1 %82, label %102, label %252

102:                                              ; preds = %81
  %103 = select contract i1 %84, double %96, double %87
  %104 = getelementptr i8, ptr %85, i64 -32
  %105 = load double, ptr %104, align 8, !tbaa !8
  %106 = getelementptr i8, ptr %85, i64 24
  %107 = load double, ptr %106, align 8, !tbaa !8
  %108 = select contract i1 %84, double %105, double %107
  %109 = fmul contract double %108, 2.000000e+00
  %110 = fmul contract double %97, 9.000000e+00
  %111 = fsub contract double %110, %109
  %112 = fmul contract double %98, 1.800000e+01
  %113 = fsub contract double %111, %112
  %114 = fmul contract double %99, 1.100000e+01
  %115 = fadd contract double %114, %113
  %116 = fmul contract double %115, 0x3FC5555555555555
  %117 = fmul contract double %97, 4.000000e+00
  %118 = fsub contract double %117, %108
  %119 = fmul contract double %98, 5.000000e+00
  %120 = fsub contract double %118, %119
  %121 = fmul contract double %99, 2.000000e+00
  %122 = fadd contract double %121, %120
  %123 = fmul contract double %97, 3.000000e+00
  %124 = fsub contract double %123, %108
  %125 = fmul contract double %98, 3.000000e+00
  %126 = fsub contract double %124, %125
  %127 = fadd contract double %99, %126
  %128 = fmul contract double %116, %116
  %129 = fmul contract double %122, 0x3FF1555555555555
  %130 = fmul contract double %122, %129
  %131 = fadd contract double %130, %128
  %132 = fmul contract double %127, 0x3FF15B05B05B05B0
  %133 = fmul contract double %127, %132
  %134 = fadd contract double %133, %131
  %135 = fmul contract double %98, 6.000000e+00
  %136 = fsub contract double %97, %135
  %137 = fmul contract double %99, 3.000000e+00
  %138 = fadd contract double %137, %136
  %139 = fmul contract double %100, 2.000000e+00
  %140 = fadd contract double %139, %138
  %141 = fmul contract double %140, 0x3FC5555555555555
  %142 = fsub contract double %98, %121
  %143 = fadd contract double %100, %142
  %144 = fsub contract double %125, %97
  %145 = fsub contract double %144, %137
  %146 = fadd contract double %100, %145
  %147 = fmul contract double %141, %141
  %148 = fmul contract double %143, 0x3FF1555555555555
  %149 = fmul contract double %143, %148
  %150 = fadd contract double %149, %147
  %151 = fmul contract double %146, 0x3FF15B05B05B05B0
  %152 = fmul contract double %146, %151
  %153 = fadd contract double %152, %150
  %154 = fmul contract double %98, -2.000000e+00
  %155 = fsub contract double %154, %137
  %156 = fmul contract double %100, 6.000000e+00
  %157 = fadd contract double %156, %155
  %158 = fsub contract double %157, %101
  %159 = fmul contract double %158, 0x3FC5555555555555
  %160 = fsub contract double %137, %98
  %161 = fmul contract double %100, 3.000000e+00
  %162 = fsub contract double %160, %161
  %163 = fadd contract double %101, %162
  %164 = fmul contract double %159, %159
  %165 = fadd contract double %149, %164
  %166 = fmul contract double %163, 0x3FF15B05B05B05B0
  %167 = fmul contract double %163, %166
  %168 = fadd contract double %167, %165
  %169 = fmul contract double %100, 1.800000e+01
  %170 = fsub contract double %169, %114
  %171 = fmul contract double %101, 9.000000e+00
  %172 = fsub contract double %170, %171
  %173 = fmul contract double %103, 2.000000e+00
  %174 = fadd contract double %172, %173
  %175 = fmul contract double %174, 0x3FC5555555555555
  %176 = fmul contract double %100, 5.000000e+00
  %177 = fsub contract double %121, %176
  %178 = fmul contract double %101, 4.000000e+00
  %179 = fadd contract double %177, %178
  %180 = fsub contract double %179, %103
  %181 = fsub contract double %161, %99
  %182 = fmul contract double %101, 3.000000e+00
  %183 = fsub contract double %181, %182
  %184 = fadd contract double %103, %183
  %185 = fmul contract double %175, %175
  %186 = fmul contract double %180, 0x3FF1555555555555
  %187 = fmul contract double %180, %186
  %188 = fadd contract double %185, %187
  %189 = fmul contract double %184, 0x3FF15B05B05B05B0
  %190 = fmul contract double %184, %189
  %191 = fadd contract double %190, %188
  %192 = fsub contract double %153, %168
  %193 = fmul contract double %192, 3.000000e+00
  %194 = fadd contract double %193, %134
  %195 = fsub contract double %194, %191
  %196 = fadd contract double %134, 1.000000e-08
  %197 = fdiv contract double %195, %196
  %198 = fadd contract double %153, 1.000000e-08
  %199 = fdiv contract double %195, %198
  %200 = fadd contract double %168, 1.000000e-08
  %201 = fdiv contract double %195, %200
  %202 = fadd contract double %191, 1.000000e-08
  %203 = fdiv contract double %195, %202
  %204 = fmul contract double %197, %197
  %205 = fadd contract double %204, 1.000000e+00
  %206 = fmul contract double %205, 0x3F9D41D41D41D41D
  %207 = fmul contract double %199, %199
  %208 = fadd contract double %207, 1.000000e+00
  %209 = fmul contract double %208, 0x3FD5F15F15F15F16
  %210 = fmul contract double %201, %201
  %211 = fadd contract double %210, 1.000000e+00
  %212 = fmul contract double %211, 0x3FE0750750750750
  %213 = fmul contract double %203, %203
  %214 = fadd contract double %213, 1.000000e+00
  %215 = fmul contract double %214, 0x3FBD41D41D41D41D
  %216 = fmul contract double %108, 3.000000e+00
  %217 = fmul contract double %97, 1.300000e+01
  %218 = fsub contract double %217, %216
  %219 = fmul contract double %98, 2.300000e+01
  %220 = fsub contract double %218, %219
  %221 = fmul contract double %99, 2.500000e+01
  %222 = fadd contract double %221, %220
  %223 = fmul contract double %222, 0x3FB5555555555555
  %224 = fsub contract double %97, %119
  %225 = fmul contract double %99, 1.300000e+01
  %226 = fadd contract double %225, %224
  %227 = fadd contract double %161, %226
  %228 = fmul contract double %227, 0x3FB5555555555555
  %229 = fmul contract double %99, 7.000000e+00
  %230 = fsub contract double %229, %98
  %231 = fmul contract double %100, 7.000000e+00
  %232 = fadd contract double %231, %230
  %233 = fsub contract double %232, %101
  %234 = fmul contract double %233, 0x3FB5555555555555
  %235 = fmul contract double %100, 1.300000e+01
  %236 = fadd contract double %137, %235
  %237 = fmul contract double %101, 5.000000e+00
  %238 = fsub contract double %236, %237
  %239 = fadd contract double %103, %238
  %240 = fmul contract double %239, 0x3FB5555555555555
  %241 = fmul contract double %223, %206
  %242 = fmul contract double %228, %209
  %243 = fadd contract double %241, %242
  %244 = fmul contract double %234, %212
  %245 = fadd contract double %244, %243
  %246 = fmul contract double %240, %215
  %247 = fadd contract double %246, %245
  %248 = fadd contract double %206, %209
  %249 = fadd contract double %212, %248
  %250 = fadd contract double %215, %249
  %251 = fdiv contract double %247, %250
  br label %350

252:                                              ; preds = %81
  switch i32 %83, label %350 [
    i32 3, label %253
    i32 2, label %324
  ]

253:                                              ; preds = %252
  %254 = fmul contract double %98, 2.000000e+00
  %255 = fsub contract double %97, %254
  %256 = fadd contract double %99, %255
  %257 = fmul contract double %99, 2.000000e+00
  %258 = fsub contract double %98, %257
  %259 = fadd contract double %100, %258
  %260 = fmul contract double %100, 2.000000e+00
  %261 = fsub contract double %99, %260
  %262 = fadd contract double %101, %261
  %263 = fmul contract double %98, 4.000000e+00
  %264 = fsub contract double %97, %263
  %265 = fmul contract double %99, 3.000000e+00
  %266 = fadd contract double %265, %264
  %267 = fsub contract double %98, %100
  %268 = fmul contract double %100, 4.000000e+00
  %269 = fsub contract double %265, %268
  %270 = fadd contract double %101, %269
  %271 = fmul contract double %256, 0x3FF1555555555555
  %272 = fmul contract double %256, %271
  %273 = fmul contract double %266, 2.500000e-01
  %274 = fmul contract double %266, %273
  %275 = fadd contract double %272, %274
  %276 = fmul contract double %259, 0x3FF1555555555555
  %277 = fmul contract double %259, %276
  %278 = fmul contract double %267, 2.500000e-01
  %279 = fmul contract double %267, %278
  %280 = fadd contract double %279, %277
  %281 = fmul contract double %262, 0x3FF1555555555555
  %282 = fmul contract double %262, %281
  %283 = fmul contract double %270, 2.500000e-01
  %284 = fmul contract double %270, %283
  %285 = fadd contract double %282, %284
  %286 = fsub contract double %275, %285
  %287 = fadd contract double %275, 1.000000e-08
  %288 = fdiv contract double %286, %287
  %289 = fadd contract double %280, 1.000000e-08
  %290 = fdiv contract double %286, %289
  %291 = fadd contract double %285, 1.000000e-08
  %292 = fdiv contract double %286, %291
  %293 = fmul contract double %288, %288
  %294 = fadd contract double %293, 1.000000e+00
  %295 = fmul contract double %294, 1.000000e-01
  %296 = fmul contract double %290, %290
  %297 = fadd contract double %296, 1.000000e+00
  %298 = fmul contract double %297, 6.000000e-01
  %299 = fmul contract double %292, %292
  %300 = fadd contract double %299, 1.000000e+00
  %301 = fmul contract double %300, 3.000000e-01
  %302 = fmul contract double %97, 2.000000e+00
  %303 = fmul contract double %98, 7.000000e+00
  %304 = fsub contract double %302, %303
  %305 = fmul contract double %99, 1.100000e+01
  %306 = fadd contract double %305, %304
  %307 = fmul contract double %306, 0x3FC5555555555555
  %308 = fmul contract double %99, 5.000000e+00
  %309 = fsub contract double %308, %98
  %310 = fadd contract double %260, %309
  %311 = fmul contract double %310, 0x3FC5555555555555
  %312 = fmul contract double %100, 5.000000e+00
  %313 = fadd contract double %257, %312
  %314 = fsub contract double %313, %101
  %315 = fmul contract double %314, 0x3FC5555555555555
  %316 = fmul contract double %307, %295
  %317 = fmul contract double %311, %298
  %318 = fadd contract double %316, %317
  %319 = fmul contract double %315, %301
  %320 = fadd contract double %319, %318
  %321 = fadd contract double %295, %298
  %322 = fadd contract double %301, %321
  %323 = fdiv contract double %320, %322
  br label %350

324:                                              ; preds = %252
  %325 = fsub contract double %99, %98
  %326 = fmul contract double %325, %325
  %327 = fsub contract double %100, %99
  %328 = fmul contract double %327, %327
  %329 = fsub contract double %326, %328
  %330 = fadd contract double %326, 1.000000e-08
  %331 = fdiv contract double %329, %330
  %332 = fadd contract double %328, 1.000000e-08
  %333 = fdiv contract double %329, %332
  %334 = fmul contract double %331, %331
  %335 = fadd contract double %334, 1.000000e+00
  %336 = fmul contract double %335, 0x3FD5555555555555
  %337 = fmul contract double %333, %333
  %338 = fadd contract double %337, 1.000000e+00
  %339 = fmul contract double %338, 0x3FE5555555555555
  %340 = fmul contract double %336, 5.000000e-01
  %341 = fmul contract double %99, 3.000000e+00
  %342 = fsub contract double %341, %98
  %343 = fmul contract double %342, %340
  %344 = fmul contract double %339, 5.000000e-01
  %345 = fadd contract double %91, %92
  %346 = fmul contract double %345, %344
  %347 = fadd contract double %343, %346
  %348 = fadd contract double %336, %339
  %349 = fdiv contract double %347, %348
  br label %350

350:                                              ; preds = %102, %252, %253, %324
  %351 = phi contract double [ %251, %102 ], [ %323, %253 ], [ %349, %324 ], [ %99, %252 ]
  %352 = fmul contract double %44, %351
  %353 = fsub contract double %92, %91
  %354 = fmul contract double %7, %353
  %355 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %356 = load ptr, ptr %355, align 8, !tbaa !30
  %357 = sext i32 %36 to i64
  %358 = getelementptr inbounds double, ptr %356, i64 %357
  %359 = load double, ptr %358, align 8, !tbaa !8
  %360 = fdiv contract double %354, %359
  %361 = fsub contract double %352, %360
  %362 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %363 = load ptr, ptr %362, align 8, !tbaa !22
  %364 = getelementptr inbounds double, ptr %363, i64 %357
  %365 = load double, ptr %364, align 8, !tbaa !8
  %366 = fmul contract double %361, %365
  %367 = add i32 %46, -1
  %368 = sext i32 %367 to i64
  %369 = getelementptr inbounds double, ptr %48, i64 %368
  %370 = load double, ptr %369, align 8, !tbaa !8
  %371 = load double, ptr %50, align 8, !tbaa !8
  %372 = fcmp contract olt double %370, %371
  %373 = select contract i1 %372, double %371, double %370
  %374 = load double, ptr %56, align 8, !tbaa !8
  %375 = fcmp contract olt double %374, %371
  %376 = select contract i1 %375, double %371, double %374
  %377 = fcmp contract ogt double %373, %376
  %378 = select contract i1 %377, double %373, double %376
  %379 = load double, ptr %52, align 8, !tbaa !8
  %380 = fcmp contract ogt double %379, %378
  %381 = select contract i1 %380, double %379, double %378
  %382 = fsub contract double %54, %381
  %383 = fcmp contract ogt double %382, 0.000000e+00
  %384 = select contract i1 %383, double %382, double 0.000000e+00
  %385 = fmul contract double %366, %384
  %386 = add i32 %31, %15
  %387 = add i32 %39, %386
  %388 = sext i32 %387 to i64
  %389 = getelementptr inbounds double, ptr %1, i64 %388
  %390 = load double, ptr %389, align 8, !tbaa !8
  %391 = add i32 %45, %386
  %392 = sext i32 %391 to i64
  %393 = getelementptr double, ptr %48, i64 %392
  %394 = getelementptr i8, ptr %393, i64 -16
  %395 = load double, ptr %394, align 8, !tbaa !8
  %396 = fcmp contract ult double %395, %54
  br i1 %396, label %397, label %418

397:                                              ; preds = %350
  %398 = getelementptr i8, ptr %393, i64 8
  %399 = load double, ptr %398, align 8, !tbaa !8
  %400 = fcmp contract ult double %399, %54
  br i1 %400, label %401, label %418

401:                                              ; preds = %397
  %402 = getelementptr i8, ptr %393, i64 -24
  %403 = load double, ptr %402, align 8, !tbaa !8
  %404 = fcmp contract ult double %403, %54
  br i1 %404, label %405, label %418

405:                                              ; preds = %401
  %406 = getelementptr i8, ptr %393, i64 16
  %407 = load double, ptr %406, align 8, !tbaa !8
  %408 = fcmp contract ult double %407, %54
  br i1 %408, label %409, label %418

409:                                              ; preds = %405
  %410 = getelementptr i8, ptr %393, i64 -32
  %411 = load double, ptr %410, align 8, !tbaa !8
  %412 = fcmp contract ult double %411, %54
  br i1 %412, label %413, label %418

413:                                              ; preds = %409
  %414 = getelementptr i8, ptr %393, i64 24
  %415 = load double, ptr %414, align 8, !tbaa !8
  %416 = fcmp contract ult double %415, %54
  br i1 %416, label %417, label %418

417:                                              ; preds = %413
  br label %418

418:                                              ; preds = %417, %413, %409, %405, %401, %397, %350
  %419 = phi i1 [ true, %417 ], [ false, %350 ], [ false, %401 ], [ false, %397 ], [ false, %405 ], [ false, %413 ], [ false, %409 ]
  %420 = phi i32 [ 4, %417 ], [ 1, %350 ], [ 2, %401 ], [ 1, %397 ], [ 2, %405 ], [ 3, %413 ], [ 3, %409 ]
  %421 = fcmp contract ogt double %390, 0.000000e+00
  %422 = getelementptr double, ptr %4, i64 %388
  %423 = getelementptr i8, ptr %422, i64 -24
  %424 = load double, ptr %423, align 8, !tbaa !8
  %425 = getelementptr i8, ptr %422, i64 -16
  %426 = load double, ptr %425, align 8, !tbaa !8
  %427 = getelementptr i8, ptr %422, i64 -8
  %428 = load double, ptr %427, align 8, !tbaa !8
  %429 = load double, ptr %422, align 8, !tbaa !8
  %430 = getelementptr i8, ptr %422, i64 8
  %431 = load double, ptr %430, align 8, !tbaa !8
  %432 = getelementptr i8, ptr %422, i64 16
  %433 = load double, ptr %432, align 8, !tbaa !8
  %434 = select contract i1 %421, double %424, double %433
  %435 = select contract i1 %421, double %426, double %431
  %436 = select contract i1 %421, double %428, double %429
  %437 = select contract i1 %421, double %429, double %428
  %438 = select contract i1 %421, double %431, double %426
  br i1 %419, label %439, label %589

439:                                              ; preds = %418
  %440 = select contract i1 %421, double %433, double %424
  %441 = getelementptr i8, ptr %422, i64 -32
  %442 = load double, ptr %441, align 8, !tbaa !8
  %443 = getelementptr i8, ptr %422, i64 24
  %444 = load double, ptr %443, align 8, !tbaa !8
  %445 = select contract i1 %421, double %442, double %444
  %446 = fmul contract double %445, 2.000000e+00
  %447 = fmul contract double %434, 9.000000e+00
  %448 = fsub contract double %447, %446
  %449 = fmul contract double %435, 1.800000e+01
  %450 = fsub contract double %448, %449
  %451 = fmul contract double %436, 1.100000e+01
  %452 = fadd contract double %451, %450
  %453 = fmul contract double %452, 0x3FC5555555555555
  %454 = fmul contract double %434, 4.000000e+00
  %455 = fsub contract double %454, %445
  %456 = fmul contract double %435, 5.000000e+00
  %457 = fsub contract double %455, %456
  %458 = fmul contract double %436, 2.000000e+00
  %459 = fadd contract double %458, %457
  %460 = fmul contract double %434, 3.000000e+00
  %461 = fsub contract double %460, %445
  %462 = fmul contract double %435, 3.000000e+00
  %463 = fsub contract double %461, %462
  %464 = fadd contract double %436, %463
  %465 = fmul contract double %453, %453
  %466 = fmul contract double %459, 0x3FF1555555555555
  %467 = fmul contract double %459, %466
  %468 = fadd contract double %467, %465
  %469 = fmul contract double %464, 0x3FF15B05B05B05B0
  %470 = fmul contract double %464, %469
  %471 = fadd contract double %470, %468
  %472 = fmul contract double %435, 6.000000e+00
  %473 = fsub contract double %434, %472
  %474 = fmul contract double %436, 3.000000e+00
  %475 = fadd contract double %474, %473
  %476 = fmul contract double %437, 2.000000e+00
  %477 = fadd contract double %476, %475
  %478 = fmul contract double %477, 0x3FC5555555555555
  %479 = fsub contract double %435, %458
  %480 = fadd contract double %437, %479
  %481 = fsub contract double %462, %434
  %482 = fsub contract double %481, %474
  %483 = fadd contract double %437, %482
  %484 = fmul contract double %478, %478
  %485 = fmul contract double %480, 0x3FF1555555555555
  %486 = fmul contract double %480, %485
  %487 = fadd contract double %486, %484
  %488 = fmul contract double %483, 0x3FF15B05B05B05B0
  %489 = fmul contract double %483, %488
  %490 = fadd contract double %489, %487
  %491 = fmul contract double %435, -2.000000e+00
  %492 = fsub contract double %491, %474
  %493 = fmul contract double %437, 6.000000e+00
  %494 = fadd contract double %493, %492
  %495 = fsub contract double %494, %438
  %496 = fmul contract double %495, 0x3FC5555555555555
  %497 = fsub contract double %474, %435
  %498 = fmul contract double %437, 3.000000e+00
  %499 = fsub contract double %497, %498
  %500 = fadd contract double %438, %499
  %501 = fmul contract double %496, %496
  %502 = fadd contract double %486, %501
  %503 = fmul contract double %500, 0x3FF15B05B05B05B0
  %504 = fmul contract double %500, %503
  %505 = fadd contract double %504, %502
  %506 = fmul contract double %437, 1.800000e+01
  %507 = fsub contract double %506, %451
  %508 = fmul contract double %438, 9.000000e+00
  %509 = fsub contract double %507, %508
  %510 = fmul contract double %440, 2.000000e+00
  %511 = fadd contract double %509, %510
  %512 = fmul contract double %511, 0x3FC5555555555555
  %513 = fmul contract double %437, 5.000000e+00
  %514 = fsub contract double %458, %513
  %515 = fmul contract double %438, 4.000000e+00
  %516 = fadd contract double %514, %515
  %517 = fsub contract double %516, %440
  %518 = fsub contract double %498, %436
  %519 = fmul contract double %438, 3.000000e+00
  %520 = fsub contract double %518, %519
  %521 = fadd contract double %440, %520
  %522 = fmul contract double %512, %512
  %523 = fmul contract double %517, 0x3FF1555555555555
  %524 = fmul contract double %517, %523
  %525 = fadd contract double %522, %524
  %526 = fmul contract double %521, 0x3FF15B05B05B05B0
  %527 = fmul contract double %521, %526
  %528 = fadd contract double %527, %525
  %529 = fsub contract double %490, %505
  %530 = fmul contract double %529, 3.000000e+00
  %531 = fadd contract double %530, %471
  %532 = fsub contract double %531, %528
  %533 = fadd contract double %471, 1.000000e-08
  %534 = fdiv contract double %532, %533
  %535 = fadd contract double %490, 1.000000e-08
  %536 = fdiv contract double %532, %535
  %537 = fadd contract double %505, 1.000000e-08
  %538 = fdiv contract double %532, %537
  %539 = fadd contract double %528, 1.000000e-08
  %540 = fdiv contract double %532, %539
  %541 = fmul contract double %534, %534
  %542 = fadd contract double %541, 1.000000e+00
  %543 = fmul contract double %542, 0x3F9D41D41D41D41D
  %544 = fmul contract double %536, %536
  %545 = fadd contract double %544, 1.000000e+00
  %546 = fmul contract double %545, 0x3FD5F15F15F15F16
  %547 = fmul contract double %538, %538
  %548 = fadd contract double %547, 1.000000e+00
  %549 = fmul contract double %548, 0x3FE0750750750750
  %550 = fmul contract double %540, %540
  %551 = fadd contract double %550, 1.000000e+00
  %552 = fmul contract double %551, 0x3FBD41D41D41D41D
  %553 = fmul contract double %445, 3.000000e+00
  %554 = fmul contract double %434, 1.300000e+01
  %555 = fsub contract double %554, %553
  %556 = fmul contract double %435, 2.300000e+01
  %557 = fsub contract double %555, %556
  %558 = fmul contract double %436, 2.500000e+01
  %559 = fadd contract double %558, %557
  %560 = fmul contract double %559, 0x3FB5555555555555
  %561 = fsub contract double %434, %456
  %562 = fmul contract double %436, 1.300000e+01
  %563 = fadd contract double %562, %561
  %564 = fadd contract double %498, %563
  %565 = fmul contract double %564, 0x3FB5555555555555
  %566 = fmul contract double %436, 7.000000e+00
  %567 = fsub contract double %566, %435
  %568 = fmul contract double %437, 7.000000e+00
  %569 = fadd contract double %568, %567
  %570 = fsub contract double %569, %438
  %571 = fmul contract double %570, 0x3FB5555555555555
  %572 = fmul contract double %437, 1.300000e+01
  %573 = fadd contract double %474, %572
  %574 = fmul contract double %438, 5.000000e+00
  %575 = fsub contract double %573, %574
  %576 = fadd contract double %440, %575
  %577 = fmul contract double %576, 0x3FB5555555555555
  %578 = fmul contract double %560, %543
  %579 = fmul contract double %565, %546
  %580 = fadd contract double %578, %579
  %581 = fmul contract double %571, %549
  %582 = fadd contract double %581, %580
  %583 = fmul contract double %577, %552
  %584 = fadd contract double %583, %582
  %585 = fadd contract double %543, %546
  %586 = fadd contract double %549, %585
  %587 = fadd contract double %552, %586
  %588 = fdiv contract double %584, %587
  br label %687

589:                                              ; preds = %418
  switch i32 %420, label %687 [
    i32 3, label %590
    i32 2, label %661
  ]

590:                                              ; preds = %589
  %591 = fmul contract double %435, 2.000000e+00
  %592 = fsub contract double %434, %591
  %593 = fadd contract double %436, %592
  %594 = fmul contract double %436, 2.000000e+00
  %595 = fsub contract double %435, %594
  %596 = fadd contract double %437, %595
  %597 = fmul contract double %437, 2.000000e+00
  %598 = fsub contract double %436, %597
  %599 = fadd contract double %438, %598
  %600 = fmul contract double %435, 4.000000e+00
  %601 = fsub contract double %434, %600
  %602 = fmul contract double %436, 3.000000e+00
  %603 = fadd contract double %602, %601
  %604 = fsub contract double %435, %437
  %605 = fmul contract double %437, 4.000000e+00
  %606 = fsub contract double %602, %605
  %607 = fadd contract double %438, %606
  %608 = fmul contract double %593, 0x3FF1555555555555
  %609 = fmul contract double %593, %608
  %610 = fmul contract double %603, 2.500000e-01
  %611 = fmul contract double %603, %610
  %612 = fadd contract double %609, %611
  %613 = fmul contract double %596, 0x3FF1555555555555
  %614 = fmul contract double %596, %613
  %615 = fmul contract double %604, 2.500000e-01
  %616 = fmul contract double %604, %615
  %617 = fadd contract double %616, %614
  %618 = fmul contract double %599, 0x3FF1555555555555
  %619 = fmul contract double %599, %618
  %620 = fmul contract double %607, 2.500000e-01
  %621 = fmul contract double %607, %620
  %622 = fadd contract double %619, %621
  %623 = fsub contract double %612, %622
  %624 = fadd contract double %612, 1.000000e-08
  %625 = fdiv contract double %623, %624
  %626 = fadd contract double %617, 1.000000e-08
  %627 = fdiv contract double %623, %626
  %628 = fadd contract double %622, 1.000000e-08
  %629 = fdiv contract double %623, %628
  %630 = fmul contract double %625, %625
  %631 = fadd contract double %630, 1.000000e+00
  %632 = fmul contract double %631, 1.000000e-01
  %633 = fmul contract double %627, %627
  %634 = fadd contract double %633, 1.000000e+00
  %635 = fmul contract double %634, 6.000000e-01
  %636 = fmul contract double %629, %629
  %637 = fadd contract double %636, 1.000000e+00
  %638 = fmul contract double %637, 3.000000e-01
  %639 = fmul contract double %434, 2.000000e+00
  %640 = fmul contract double %435, 7.000000e+00
  %641 = fsub contract double %639, %640
  %642 = fmul contract double %436, 1.100000e+01
  %643 = fadd contract double %642, %641
  %644 = fmul contract double %643, 0x3FC5555555555555
  %645 = fmul contract double %436, 5.000000e+00
  %646 = fsub contract double %645, %435
  %647 = fadd contract double %597, %646
  %648 = fmul contract double %647, 0x3FC5555555555555
  %649 = fmul contract double %437, 5.000000e+00
  %650 = fadd contract double %594, %649
  %651 = fsub contract double %650, %438
  %652 = fmul contract double %651, 0x3FC5555555555555
  %653 = fmul contract double %644, %632
  %654 = fmul contract double %648, %635
  %655 = fadd contract double %653, %654
  %656 = fmul contract double %652, %638
  %657 = fadd contract double %656, %655
  %658 = fadd contract double %632, %635
  %659 = fadd contract double %638, %658
  %660 = fdiv contract double %657, %659
  br label %687

661:                                              ; preds = %589
  %662 = fsub contract double %436, %435
  %663 = fmul contract double %662, %662
  %664 = fsub contract double %437, %436
  %665 = fmul contract double %664, %664
  %666 = fsub contract double %663, %665
  %667 = fadd contract double %663, 1.000000e-08
  %668 = fdiv contract double %666, %667
  %669 = fadd contract double %665, 1.000000e-08
  %670 = fdiv contract double %666, %669
  %671 = fmul contract double %668, %668
  %672 = fadd contract double %671, 1.000000e+00
  %673 = fmul contract double %672, 0x3FD5555555555555
  %674 = fmul contract double %670, %670
  %675 = fadd contract double %674, 1.000000e+00
  %676 = fmul contract double %675, 0x3FE5555555555555
  %677 = fmul contract double %673, 5.000000e-01
  %678 = fmul contract double %436, 3.000000e+00
  %679 = fsub contract double %678, %435
  %680 = fmul contract double %679, %677
  %681 = fmul contract double %676, 5.000000e-01
  %682 = fadd contract double %428, %429
  %683 = fmul contract double %682, %681
  %684 = fadd contract double %680, %683
  %685 = fadd contract double %673, %676
  %686 = fdiv contract double %684, %685
  br label %687

687:                                              ; preds = %439, %589, %590, %661
  %688 = phi contract double [ %588, %439 ], [ %660, %590 ], [ %686, %661 ], [ %436, %589 ]
  %689 = fmul contract double %390, %688
  %690 = fsub contract double %429, %428
  %691 = fmul contract double %7, %690
  %692 = fdiv contract double %691, %359
  %693 = fsub contract double %689, %692
  %694 = fmul contract double %365, %693
  %695 = add i32 %391, -1
  %696 = sext i32 %695 to i64
  %697 = getelementptr inbounds double, ptr %48, i64 %696
  %698 = load double, ptr %697, align 8, !tbaa !8
  %699 = fcmp contract olt double %698, %371
  %700 = select contract i1 %699, double %371, double %698
  %701 = load double, ptr %393, align 8, !tbaa !8
  %702 = fcmp contract olt double %701, %371
  %703 = select contract i1 %702, double %371, double %701
  %704 = fcmp contract ogt double %700, %703
  %705 = select contract i1 %704, double %700, double %703
  %706 = fcmp contract ogt double %379, %705
  %707 = select contract i1 %706, double %379, double %705
  %708 = fsub contract double %54, %707
  %709 = fcmp contract ogt double %708, 0.000000e+00
  %710 = select contract i1 %709, double %708, double 0.000000e+00
  %711 = fmul contract double %694, %710
  %712 = fsub contract double %385, %711
  %713 = add nuw nsw i32 %20, 1
  %714 = add i32 %713, %31
  %715 = add i32 %35, %714
  %716 = mul nsw i32 %715, %38
  %717 = add i32 %716, %386
  %718 = sext i32 %717 to i64
  %719 = getelementptr inbounds double, ptr %2, i64 %718
  %720 = load double, ptr %719, align 8, !tbaa !8
  %721 = mul nsw i32 %38, %714
  %722 = add i32 %721, %386
  %723 = shl nsw i32 %38, 1
  %724 = sub nsw i32 %722, %723
  %725 = sext i32 %724 to i64
  %726 = getelementptr inbounds double, ptr %48, i64 %725
  %727 = load double, ptr %726, align 8, !tbaa !8
  %728 = fcmp contract ult double %727, %54
  br i1 %728, label %729, label %762

729:                                              ; preds = %687
  %730 = add nsw i32 %722, %38
  %731 = sext i32 %730 to i64
  %732 = getelementptr inbounds double, ptr %48, i64 %731
  %733 = load double, ptr %732, align 8, !tbaa !8
  %734 = fcmp contract ult double %733, %54
  br i1 %734, label %735, label %762

735:                                              ; preds = %729
  %736 = mul nsw i32 %38, 3
  %737 = sub nsw i32 %722, %736
  %738 = sext i32 %737 to i64
  %739 = getelementptr inbounds double, ptr %48, i64 %738
  %740 = load double, ptr %739, align 8, !tbaa !8
  %741 = fcmp contract ult double %740, %54
  br i1 %741, label %742, label %762

742:                                              ; preds = %735
  %743 = add nsw i32 %722, %723
  %744 = sext i32 %743 to i64
  %745 = getelementptr inbounds double, ptr %48, i64 %744
  %746 = load double, ptr %745, align 8, !tbaa !8
  %747 = fcmp contract ult double %746, %54
  br i1 %747, label %748, label %762

748:                                              ; preds = %742
  %749 = shl nsw i32 %38, 2
  %750 = sub nsw i32 %722, %749
  %751 = sext i32 %750 to i64
  %752 = getelementptr inbounds double, ptr %48, i64 %751
  %753 = load double, ptr %752, align 8, !tbaa !8
  %754 = fcmp contract ult double %753, %54
  br i1 %754, label %755, label %762

755:                                              ; preds = %748
  %756 = add nsw i32 %722, %736
  %757 = sext i32 %756 to i64
  %758 = getelementptr inbounds double, ptr %48, i64 %757
  %759 = load double, ptr %758, align 8, !tbaa !8
  %760 = fcmp contract ult double %759, %54
  br i1 %760, label %761, label %762

761:                                              ; preds = %755
  br label %762

762:                                              ; preds = %761, %755, %748, %742, %735, %729, %687
  %763 = phi i1 [ true, %761 ], [ false, %687 ], [ false, %735 ], [ false, %729 ], [ false, %742 ], [ false, %755 ], [ false, %748 ]
  %764 = phi i32 [ 4, %761 ], [ 1, %687 ], [ 2, %735 ], [ 1, %729 ], [ 2, %742 ], [ 3, %755 ], [ 3, %748 ]
  %765 = fcmp contract ogt double %720, 0.000000e+00
  %766 = mul nsw i32 %38, 3
  %767 = sub nsw i32 %717, %766
  %768 = sext i32 %767 to i64
  %769 = getelementptr inbounds double, ptr %4, i64 %768
  %770 = load double, ptr %769, align 8, !tbaa !8
  %771 = sub nsw i32 %717, %723
  %772 = sext i32 %771 to i64
  %773 = getelementptr inbounds double, ptr %4, i64 %772
  %774 = load double, ptr %773, align 8, !tbaa !8
  %775 = sub nsw i32 %717, %38
  %776 = sext i32 %775 to i64
  %777 = getelementptr inbounds double, ptr %4, i64 %776
  %778 = load double, ptr %777, align 8, !tbaa !8
  %779 = getelementptr inbounds double, ptr %4, i64 %718
  %780 = load double, ptr %779, align 8, !tbaa !8
  %781 = add nsw i32 %717, %38
  %782 = sext i32 %781 to i64
  %783 = getelementptr inbounds double, ptr %4, i64 %782
  %784 = load double, ptr %783, align 8, !tbaa !8
  %785 = add nsw i32 %717, %723
  %786 = sext i32 %785 to i64
  %787 = getelementptr inbounds double, ptr %4, i64 %786
  %788 = load double, ptr %787, align 8, !tbaa !8
  %789 = select contract i1 %765, double %770, double %788
  %790 = select contract i1 %765, double %774, double %784
  %791 = select contract i1 %765, double %778, double %780
  %792 = select contract i1 %765, double %780, double %778
  %793 = select contract i1 %765, double %784, double %774
  br i1 %763, label %794, label %950

794:                                              ; preds = %762
  %795 = select contract i1 %765, double %788, double %770
  %796 = shl nsw i32 %38, 2
  %797 = sub nsw i32 %717, %796
  %798 = sext i32 %797 to i64
  %799 = getelementptr inbounds double, ptr %4, i64 %798
  %800 = load double, ptr %799, align 8, !tbaa !8
  %801 = add nsw i32 %717, %766
  %802 = sext i32 %801 to i64
  %803 = getelementptr inbounds double, ptr %4, i64 %802
  %804 = load double, ptr %803, align 8, !tbaa !8
  %805 = select contract i1 %765, double %800, double %804
  %806 = fmul contract double %805, 2.000000e+00
  %807 = fmul contract double %789, 9.000000e+00
  %808 = fsub contract double %807, %806
  %809 = fmul contract double %790, 1.800000e+01
  %810 = fsub contract double %808, %809
  %811 = fmul contract double %791, 1.100000e+01
  %812 = fadd contract double %811, %810
  %813 = fmul contract double %812, 0x3FC5555555555555
  %814 = fmul contract double %789, 4.000000e+00
  %815 = fsub contract double %814, %805
  %816 = fmul contract double %790, 5.000000e+00
  %817 = fsub contract double %815, %816
  %818 = fmul contract double %791, 2.000000e+00
  %819 = fadd contract double %818, %817
  %820 = fmul contract double %789, 3.000000e+00
  %821 = fsub contract double %820, %805
  %822 = fmul contract double %790, 3.000000e+00
  %823 = fsub contract double %821, %822
  %824 = fadd contract double %791, %823
  %825 = fmul contract double %813, %813
  %826 = fmul contract double %819, 0x3FF1555555555555
  %827 = fmul contract double %819, %826
  %828 = fadd contract double %827, %825
  %829 = fmul contract double %824, 0x3FF15B05B05B05B0
  %830 = fmul contract double %824, %829
  %831 = fadd contract double %830, %828
  %832 = fmul contract double %790, 6.000000e+00
  %833 = fsub contract double %789, %832
  %834 = fmul contract double %791, 3.000000e+00
  %835 = fadd contract double %834, %833
  %836 = fmul contract double %792, 2.000000e+00
  %837 = fadd contract double %836, %835
  %838 = fmul contract double %837, 0x3FC5555555555555
  %839 = fsub contract double %790, %818
  %840 = fadd contract double %792, %839
  %841 = fsub contract double %822, %789
  %842 = fsub contract double %841, %834
  %843 = fadd contract double %792, %842
  %844 = fmul contract double %838, %838
  %845 = fmul contract double %840, 0x3FF1555555555555
  %846 = fmul contract double %840, %845
  %847 = fadd contract double %846, %844
  %848 = fmul contract double %843, 0x3FF15B05B05B05B0
  %849 = fmul contract double %843, %848
  %850 = fadd contract double %849, %847
  %851 = fmul contract double %790, -2.000000e+00
  %852 = fsub contract double %851, %834
  %853 = fmul contract double %792, 6.000000e+00
  %854 = fadd contract double %853, %852
  %855 = fsub contract double %854, %793
  %856 = fmul contract double %855, 0x3FC5555555555555
  %857 = fsub contract double %834, %790
  %858 = fmul contract double %792, 3.000000e+00
  %859 = fsub contract double %857, %858
  %860 = fadd contract double %793, %859
  %861 = fmul contract double %856, %856
  %862 = fadd contract double %846, %861
  %863 = fmul contract double %860, 0x3FF15B05B05B05B0
  %864 = fmul contract double %860, %863
  %865 = fadd contract double %864, %862
  %866 = fmul contract double %792, 1.800000e+01
  %867 = fsub contract double %866, %811
  %868 = fmul contract double %793, 9.000000e+00
  %869 = fsub contract double %867, %868
  %870 = fmul contract double %795, 2.000000e+00
  %871 = fadd contract double %869, %870
  %872 = fmul contract double %871, 0x3FC5555555555555
  %873 = fmul contract double %792, 5.000000e+00
  %874 = fsub contract double %818, %873
  %875 = fmul contract double %793, 4.000000e+00
  %876 = fadd contract double %874, %875
  %877 = fsub contract double %876, %795
  %878 = fsub contract double %858, %791
  %879 = fmul contract double %793, 3.000000e+00
  %880 = fsub contract double %878, %879
  %881 = fadd contract double %795, %880
  %882 = fmul contract double %872, %872
  %883 = fmul contract double %877, 0x3FF1555555555555
  %884 = fmul contract double %877, %883
  %885 = fadd contract double %882, %884
  %886 = fmul contract double %881, 0x3FF15B05B05B05B0
  %887 = fmul contract double %881, %886
  %888 = fadd contract double %887, %885
  %889 = fsub contract double %850, %865
  %890 = fmul contract double %889, 3.000000e+00
  %891 = fadd contract double %890, %831
  %892 = fsub contract double %891, %888
  %893 = fadd contract double %831, 1.000000e-08
  %894 = fdiv contract double %892, %893
  %895 = fadd contract double %850, 1.000000e-08
  %896 = fdiv contract double %892, %895
  %897 = fadd contract double %865, 1.000000e-08
  %898 = fdiv contract double %892, %897
  %899 = fadd contract double %888, 1.000000e-08
  %900 = fdiv contract double %892, %899
  %901 = fmul contract double %894, %894
  %902 = fadd contract double %901, 1.000000e+00
  %903 = fmul contract double %902, 0x3F9D41D41D41D41D
  %904 = fmul contract double %896, %896
  %905 = fadd contract double %904, 1.000000e+00
  %906 = fmul contract double %905, 0x3FD5F15F15F15F16
  %907 = fmul contract double %898, %898
  %908 = fadd contract double %907, 1.000000e+00
  %909 = fmul contract double %908, 0x3FE0750750750750
  %910 = fmul contract double %900, %900
  %911 = fadd contract double %910, 1.000000e+00
  %912 = fmul contract double %911, 0x3FBD41D41D41D41D
  %913 = fmul contract double %805, 3.000000e+00
  %914 = fmul contract double %789, 1.300000e+01
  %915 = fsub contract double %914, %913
  %916 = fmul contract double %790, 2.300000e+01
  %917 = fsub contract double %915, %916
  %918 = fmul contract double %791, 2.500000e+01
  %919 = fadd contract double %918, %917
  %920 = fmul contract double %919, 0x3FB5555555555555
  %921 = fsub contract double %789, %816
  %922 = fmul contract double %791, 1.300000e+01
  %923 = fadd contract double %922, %921
  %924 = fadd contract double %858, %923
  %925 = fmul contract double %924, 0x3FB5555555555555
  %926 = fmul contract double %791, 7.000000e+00
  %927 = fsub contract double %926, %790
  %928 = fmul contract double %792, 7.000000e+00
  %929 = fadd contract double %928, %927
  %930 = fsub contract double %929, %793
  %931 = fmul contract double %930, 0x3FB5555555555555
  %932 = fmul contract double %792, 1.300000e+01
  %933 = fadd contract double %834, %932
  %934 = fmul contract double %793, 5.000000e+00
  %935 = fsub contract double %933, %934
  %936 = fadd contract double %795, %935
  %937 = fmul contract double %936, 0x3FB5555555555555
  %938 = fmul contract double %920, %903
  %939 = fmul contract double %925, %906
  %940 = fadd contract double %938, %939
  %941 = fmul contract double %931, %909
  %942 = fadd contract double %941, %940
  %943 = fmul contract double %937, %912
  %944 = fadd contract double %943, %942
  %945 = fadd contract double %903, %906
  %946 = fadd contract double %909, %945
  %947 = fadd contract double %912, %946
  %948 = fdiv contract double %944, %947
  %949 = load double, ptr %393, align 8, !tbaa !8
  br label %1048

950:                                              ; preds = %762
  switch i32 %764, label %1048 [
    i32 3, label %951
    i32 2, label %1022
  ]

951:                                              ; preds = %950
  %952 = fmul contract double %790, 2.000000e+00
  %953 = fsub contract double %789, %952
  %954 = fadd contract double %791, %953
  %955 = fmul contract double %791, 2.000000e+00
  %956 = fsub contract double %790, %955
  %957 = fadd contract double %792, %956
  %958 = fmul contract double %792, 2.000000e+00
  %959 = fsub contract double %791, %958
  %960 = fadd contract double %793, %959
  %961 = fmul contract double %790, 4.000000e+00
  %962 = fsub contract double %789, %961
  %963 = fmul contract double %791, 3.000000e+00
  %964 = fadd contract double %963, %962
  %965 = fsub contract double %790, %792
  %966 = fmul contract double %792, 4.000000e+00
  %967 = fsub contract double %963, %966
  %968 = fadd contract double %793, %967
  %969 = fmul contract double %954, 0x3FF1555555555555
  %970 = fmul contract double %954, %969
  %971 = fmul contract double %964, 2.500000e-01
  %972 = fmul contract double %964, %971
  %973 = fadd contract double %970, %972
  %974 = fmul contract double %957, 0x3FF1555555555555
  %975 = fmul contract double %957, %974
  %976 = fmul contract double %965, 2.500000e-01
  %977 = fmul contract double %965, %976
  %978 = fadd contract double %977, %975
  %979 = fmul contract double %960, 0x3FF1555555555555
  %980 = fmul contract double %960, %979
  %981 = fmul contract double %968, 2.500000e-01
  %982 = fmul contract double %968, %981
  %983 = fadd contract double %980, %982
  %984 = fsub contract double %973, %983
  %985 = fadd contract double %973, 1.000000e-08
  %986 = fdiv contract double %984, %985
  %987 = fadd contract double %978, 1.000000e-08
  %988 = fdiv contract double %984, %987
  %989 = fadd contract double %983, 1.000000e-08
  %990 = fdiv contract double %984, %989
  %991 = fmul contract double %986, %986
  %992 = fadd contract double %991, 1.000000e+00
  %993 = fmul contract double %992, 1.000000e-01
  %994 = fmul contract double %988, %988
  %995 = fadd contract double %994, 1.000000e+00
  %996 = fmul contract double %995, 6.000000e-01
  %997 = fmul contract double %990, %990
  %998 = fadd contract double %997, 1.000000e+00
  %999 = fmul contract double %998, 3.000000e-01
  %1000 = fmul contract double %789, 2.000000e+00
  %1001 = fmul contract double %790, 7.000000e+00
  %1002 = fsub contract double %1000, %1001
  %1003 = fmul contract double %791, 1.100000e+01
  %1004 = fadd contract double %1003, %1002
  %1005 = fmul contract double %1004, 0x3FC5555555555555
  %1006 = fmul contract double %791, 5.000000e+00
  %1007 = fsub contract double %1006, %790
  %1008 = fadd contract double %958, %1007
  %1009 = fmul contract double %1008, 0x3FC5555555555555
  %1010 = fmul contract double %792, 5.000000e+00
  %1011 = fadd contract double %955, %1010
  %1012 = fsub contract double %1011, %793
  %1013 = fmul contract double %1012, 0x3FC5555555555555
  %1014 = fmul contract double %1005, %993
  %1015 = fmul contract double %1009, %996
  %1016 = fadd contract double %1014, %1015
  %1017 = fmul contract double %1013, %999
  %1018 = fadd contract double %1017, %1016
  %1019 = fadd contract double %993, %996
  %1020 = fadd contract double %999, %1019
  %1021 = fdiv contract double %1018, %1020
  br label %1048

1022:                                             ; preds = %950
  %1023 = fsub contract double %791, %790
  %1024 = fmul contract double %1023, %1023
  %1025 = fsub contract double %792, %791
  %1026 = fmul contract double %1025, %1025
  %1027 = fsub contract double %1024, %1026
  %1028 = fadd contract double %1024, 1.000000e-08
  %1029 = fdiv contract double %1027, %1028
  %1030 = fadd contract double %1026, 1.000000e-08
  %1031 = fdiv contract double %1027, %1030
  %1032 = fmul contract double %1029, %1029
  %1033 = fadd contract double %1032, 1.000000e+00
  %1034 = fmul contract double %1033, 0x3FD5555555555555
  %1035 = fmul contract double %1031, %1031
  %1036 = fadd contract double %1035, 1.000000e+00
  %1037 = fmul contract double %1036, 0x3FE5555555555555
  %1038 = fmul contract double %1034, 5.000000e-01
  %1039 = fmul contract double %791, 3.000000e+00
  %1040 = fsub contract double %1039, %790
  %1041 = fmul contract double %1040, %1038
  %1042 = fmul contract double %1037, 5.000000e-01
  %1043 = fadd contract double %778, %780
  %1044 = fmul contract double %1043, %1042
  %1045 = fadd contract double %1041, %1044
  %1046 = fadd contract double %1034, %1037
  %1047 = fdiv contract double %1045, %1046
  br label %1048

1048:                                             ; preds = %794, %950, %951, %1022
  %1049 = phi double [ %949, %794 ], [ %701, %951 ], [ %701, %1022 ], [ %701, %950 ]
  %1050 = phi contract double [ %948, %794 ], [ %1021, %951 ], [ %1047, %1022 ], [ %791, %950 ]
  %1051 = fmul contract double %720, %1050
  %1052 = fsub contract double %780, %778
  %1053 = fmul contract double %7, %1052
  %1054 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %1055 = load ptr, ptr %1054, align 8, !tbaa !29
  %1056 = sext i32 %714 to i64
  %1057 = getelementptr inbounds double, ptr %1055, i64 %1056
  %1058 = load double, ptr %1057, align 8, !tbaa !8
  %1059 = fdiv contract double %1053, %1058
  %1060 = fsub contract double %1051, %1059
  %1061 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1062 = load ptr, ptr %1061, align 8, !tbaa !23
  %1063 = getelementptr inbounds double, ptr %1062, i64 %1056
  %1064 = load double, ptr %1063, align 8, !tbaa !8
  %1065 = fmul contract double %1060, %1064
  %1066 = fcmp contract olt double %1049, %371
  %1067 = select contract i1 %1066, double %371, double %1049
  %1068 = sext i32 %722 to i64
  %1069 = getelementptr inbounds double, ptr %48, i64 %1068
  %1070 = load double, ptr %1069, align 8, !tbaa !8
  %1071 = fcmp contract olt double %1070, %371
  %1072 = select contract i1 %1071, double %371, double %1070
  %1073 = fcmp contract ogt double %1067, %1072
  %1074 = select contract i1 %1073, double %1067, double %1072
  %1075 = fcmp contract ogt double %379, %1074
  %1076 = select contract i1 %1075, double %379, double %1074
  %1077 = fsub contract double %54, %1076
  %1078 = fcmp contract ogt double %1077, 0.000000e+00
  %1079 = select contract i1 %1078, double %1077, double 0.000000e+00
  %1080 = fmul contract double %1065, %1079
  %1081 = fadd contract double %712, %1080
  %1082 = getelementptr inbounds double, ptr %2, i64 %388
  %1083 = load double, ptr %1082, align 8, !tbaa !8
  %1084 = sub nsw i32 %391, %723
  %1085 = sext i32 %1084 to i64
  %1086 = getelementptr inbounds double, ptr %48, i64 %1085
  %1087 = load double, ptr %1086, align 8, !tbaa !8
  %1088 = fcmp contract ult double %1087, %54
  br i1 %1088, label %1089, label %1121

1089:                                             ; preds = %1048
  %1090 = add nsw i32 %391, %38
  %1091 = sext i32 %1090 to i64
  %1092 = getelementptr inbounds double, ptr %48, i64 %1091
  %1093 = load double, ptr %1092, align 8, !tbaa !8
  %1094 = fcmp contract ult double %1093, %54
  br i1 %1094, label %1095, label %1121

1095:                                             ; preds = %1089
  %1096 = sub nsw i32 %391, %766
  %1097 = sext i32 %1096 to i64
  %1098 = getelementptr inbounds double, ptr %48, i64 %1097
  %1099 = load double, ptr %1098, align 8, !tbaa !8
  %1100 = fcmp contract ult double %1099, %54
  br i1 %1100, label %1101, label %1121

1101:                                             ; preds = %1095
  %1102 = add nsw i32 %391, %723
  %1103 = sext i32 %1102 to i64
  %1104 = getelementptr inbounds double, ptr %48, i64 %1103
  %1105 = load double, ptr %1104, align 8, !tbaa !8
  %1106 = fcmp contract ult double %1105, %54
  br i1 %1106, label %1107, label %1121

1107:                                             ; preds = %1101
  %1108 = shl nsw i32 %38, 2
  %1109 = sub nsw i32 %391, %1108
  %1110 = sext i32 %1109 to i64
  %1111 = getelementptr inbounds double, ptr %48, i64 %1110
  %1112 = load double, ptr %1111, align 8, !tbaa !8
  %1113 = fcmp contract ult double %1112, %54
  br i1 %1113, label %1114, label %1121

1114:                                             ; preds = %1107
  %1115 = add nsw i32 %391, %766
  %1116 = sext i32 %1115 to i64
  %1117 = getelementptr inbounds double, ptr %48, i64 %1116
  %1118 = load double, ptr %1117, align 8, !tbaa !8
  %1119 = fcmp contract ult double %1118, %54
  br i1 %1119, label %1120, label %1121

1120:                                             ; preds = %1114
  br label %1121

1121:                                             ; preds = %1120, %1114, %1107, %1101, %1095, %1089, %1048
  %1122 = phi i1 [ true, %1120 ], [ false, %1048 ], [ false, %1095 ], [ false, %1089 ], [ false, %1101 ], [ false, %1114 ], [ false, %1107 ]
  %1123 = phi i32 [ 4, %1120 ], [ 1, %1048 ], [ 2, %1095 ], [ 1, %1089 ], [ 2, %1101 ], [ 3, %1114 ], [ 3, %1107 ]
  %1124 = fcmp contract ogt double %1083, 0.000000e+00
  %1125 = sub nsw i32 %387, %766
  %1126 = sext i32 %1125 to i64
  %1127 = getelementptr inbounds double, ptr %4, i64 %1126
  %1128 = load double, ptr %1127, align 8, !tbaa !8
  %1129 = sub nsw i32 %387, %723
  %1130 = sext i32 %1129 to i64
  %1131 = getelementptr inbounds double, ptr %4, i64 %1130
  %1132 = load double, ptr %1131, align 8, !tbaa !8
  %1133 = sub nsw i32 %387, %38
  %1134 = sext i32 %1133 to i64
  %1135 = getelementptr inbounds double, ptr %4, i64 %1134
  %1136 = load double, ptr %1135, align 8, !tbaa !8
  %1137 = add nsw i32 %387, %38
  %1138 = sext i32 %1137 to i64
  %1139 = getelementptr inbounds double, ptr %4, i64 %1138
  %1140 = load double, ptr %1139, align 8, !tbaa !8
  %1141 = add nsw i32 %387, %723
  %1142 = sext i32 %1141 to i64
  %1143 = getelementptr inbounds double, ptr %4, i64 %1142
  %1144 = load double, ptr %1143, align 8, !tbaa !8
  %1145 = select contract i1 %1124, double %1128, double %1144
  %1146 = select contract i1 %1124, double %1132, double %1140
  %1147 = select contract i1 %1124, double %1136, double %429
  %1148 = select contract i1 %1124, double %429, double %1136
  %1149 = select contract i1 %1124, double %1140, double %1132
  br i1 %1122, label %1150, label %1305

1150:                                             ; preds = %1121
  %1151 = select contract i1 %1124, double %1144, double %1128
  %1152 = shl nsw i32 %38, 2
  %1153 = sub nsw i32 %387, %1152
  %1154 = sext i32 %1153 to i64
  %1155 = getelementptr inbounds double, ptr %4, i64 %1154
  %1156 = load double, ptr %1155, align 8, !tbaa !8
  %1157 = add nsw i32 %387, %766
  %1158 = sext i32 %1157 to i64
  %1159 = getelementptr inbounds double, ptr %4, i64 %1158
  %1160 = load double, ptr %1159, align 8, !tbaa !8
  %1161 = select contract i1 %1124, double %1156, double %1160
  %1162 = fmul contract double %1161, 2.000000e+00
  %1163 = fmul contract double %1145, 9.000000e+00
  %1164 = fsub contract double %1163, %1162
  %1165 = fmul contract double %1146, 1.800000e+01
  %1166 = fsub contract double %1164, %1165
  %1167 = fmul contract double %1147, 1.100000e+01
  %1168 = fadd contract double %1167, %1166
  %1169 = fmul contract double %1168, 0x3FC5555555555555
  %1170 = fmul contract double %1145, 4.000000e+00
  %1171 = fsub contract double %1170, %1161
  %1172 = fmul contract double %1146, 5.000000e+00
  %1173 = fsub contract double %1171, %1172
  %1174 = fmul contract double %1147, 2.000000e+00
  %1175 = fadd contract double %1174, %1173
  %1176 = fmul contract double %1145, 3.000000e+00
  %1177 = fsub contract double %1176, %1161
  %1178 = fmul contract double %1146, 3.000000e+00
  %1179 = fsub contract double %1177, %1178
  %1180 = fadd contract double %1147, %1179
  %1181 = fmul contract double %1169, %1169
  %1182 = fmul contract double %1175, 0x3FF1555555555555
  %1183 = fmul contract double %1175, %1182
  %1184 = fadd contract double %1183, %1181
  %1185 = fmul contract double %1180, 0x3FF15B05B05B05B0
  %1186 = fmul contract double %1180, %1185
  %1187 = fadd contract double %1186, %1184
  %1188 = fmul contract double %1146, 6.000000e+00
  %1189 = fsub contract double %1145, %1188
  %1190 = fmul contract double %1147, 3.000000e+00
  %1191 = fadd contract double %1190, %1189
  %1192 = fmul contract double %1148, 2.000000e+00
  %1193 = fadd contract double %1192, %1191
  %1194 = fmul contract double %1193, 0x3FC5555555555555
  %1195 = fsub contract double %1146, %1174
  %1196 = fadd contract double %1148, %1195
  %1197 = fsub contract double %1178, %1145
  %1198 = fsub contract double %1197, %1190
  %1199 = fadd contract double %1148, %1198
  %1200 = fmul contract double %1194, %1194
  %1201 = fmul contract double %1196, 0x3FF1555555555555
  %1202 = fmul contract double %1196, %1201
  %1203 = fadd contract double %1202, %1200
  %1204 = fmul contract double %1199, 0x3FF15B05B05B05B0
  %1205 = fmul contract double %1199, %1204
  %1206 = fadd contract double %1205, %1203
  %1207 = fmul contract double %1146, -2.000000e+00
  %1208 = fsub contract double %1207, %1190
  %1209 = fmul contract double %1148, 6.000000e+00
  %1210 = fadd contract double %1209, %1208
  %1211 = fsub contract double %1210, %1149
  %1212 = fmul contract double %1211, 0x3FC5555555555555
  %1213 = fsub contract double %1190, %1146
  %1214 = fmul contract double %1148, 3.000000e+00
  %1215 = fsub contract double %1213, %1214
  %1216 = fadd contract double %1149, %1215
  %1217 = fmul contract double %1212, %1212
  %1218 = fadd contract double %1202, %1217
  %1219 = fmul contract double %1216, 0x3FF15B05B05B05B0
  %1220 = fmul contract double %1216, %1219
  %1221 = fadd contract double %1220, %1218
  %1222 = fmul contract double %1148, 1.800000e+01
  %1223 = fsub contract double %1222, %1167
  %1224 = fmul contract double %1149, 9.000000e+00
  %1225 = fsub contract double %1223, %1224
  %1226 = fmul contract double %1151, 2.000000e+00
  %1227 = fadd contract double %1225, %1226
  %1228 = fmul contract double %1227, 0x3FC5555555555555
  %1229 = fmul contract double %1148, 5.000000e+00
  %1230 = fsub contract double %1174, %1229
  %1231 = fmul contract double %1149, 4.000000e+00
  %1232 = fadd contract double %1230, %1231
  %1233 = fsub contract double %1232, %1151
  %1234 = fsub contract double %1214, %1147
  %1235 = fmul contract double %1149, 3.000000e+00
  %1236 = fsub contract double %1234, %1235
  %1237 = fadd contract double %1151, %1236
  %1238 = fmul contract double %1228, %1228
  %1239 = fmul contract double %1233, 0x3FF1555555555555
  %1240 = fmul contract double %1233, %1239
  %1241 = fadd contract double %1238, %1240
  %1242 = fmul contract double %1237, 0x3FF15B05B05B05B0
  %1243 = fmul contract double %1237, %1242
  %1244 = fadd contract double %1243, %1241
  %1245 = fsub contract double %1206, %1221
  %1246 = fmul contract double %1245, 3.000000e+00
  %1247 = fadd contract double %1246, %1187
  %1248 = fsub contract double %1247, %1244
  %1249 = fadd contract double %1187, 1.000000e-08
  %1250 = fdiv contract double %1248, %1249
  %1251 = fadd contract double %1206, 1.000000e-08
  %1252 = fdiv contract double %1248, %1251
  %1253 = fadd contract double %1221, 1.000000e-08
  %1254 = fdiv contract double %1248, %1253
  %1255 = fadd contract double %1244, 1.000000e-08
  %1256 = fdiv contract double %1248, %1255
  %1257 = fmul contract double %1250, %1250
  %1258 = fadd contract double %1257, 1.000000e+00
  %1259 = fmul contract double %1258, 0x3F9D41D41D41D41D
  %1260 = fmul contract double %1252, %1252
  %1261 = fadd contract double %1260, 1.000000e+00
  %1262 = fmul contract double %1261, 0x3FD5F15F15F15F16
  %1263 = fmul contract double %1254, %1254
  %1264 = fadd contract double %1263, 1.000000e+00
  %1265 = fmul contract double %1264, 0x3FE0750750750750
  %1266 = fmul contract double %1256, %1256
  %1267 = fadd contract double %1266, 1.000000e+00
  %1268 = fmul contract double %1267, 0x3FBD41D41D41D41D
  %1269 = fmul contract double %1161, 3.000000e+00
  %1270 = fmul contract double %1145, 1.300000e+01
  %1271 = fsub contract double %1270, %1269
  %1272 = fmul contract double %1146, 2.300000e+01
  %1273 = fsub contract double %1271, %1272
  %1274 = fmul contract double %1147, 2.500000e+01
  %1275 = fadd contract double %1274, %1273
  %1276 = fmul contract double %1275, 0x3FB5555555555555
  %1277 = fsub contract double %1145, %1172
  %1278 = fmul contract double %1147, 1.300000e+01
  %1279 = fadd contract double %1278, %1277
  %1280 = fadd contract double %1214, %1279
  %1281 = fmul contract double %1280, 0x3FB5555555555555
  %1282 = fmul contract double %1147, 7.000000e+00
  %1283 = fsub contract double %1282, %1146
  %1284 = fmul contract double %1148, 7.000000e+00
  %1285 = fadd contract double %1284, %1283
  %1286 = fsub contract double %1285, %1149
  %1287 = fmul contract double %1286, 0x3FB5555555555555
  %1288 = fmul contract double %1148, 1.300000e+01
  %1289 = fadd contract double %1190, %1288
  %1290 = fmul contract double %1149, 5.000000e+00
  %1291 = fsub contract double %1289, %1290
  %1292 = fadd contract double %1151, %1291
  %1293 = fmul contract double %1292, 0x3FB5555555555555
  %1294 = fmul contract double %1276, %1259
  %1295 = fmul contract double %1281, %1262
  %1296 = fadd contract double %1294, %1295
  %1297 = fmul contract double %1287, %1265
  %1298 = fadd contract double %1297, %1296
  %1299 = fmul contract double %1293, %1268
  %1300 = fadd contract double %1299, %1298
  %1301 = fadd contract double %1259, %1262
  %1302 = fadd contract double %1265, %1301
  %1303 = fadd contract double %1268, %1302
  %1304 = fdiv contract double %1300, %1303
  br label %1403

1305:                                             ; preds = %1121
  switch i32 %1123, label %1403 [
    i32 3, label %1306
    i32 2, label %1377
  ]

1306:                                             ; preds = %1305
  %1307 = fmul contract double %1146, 2.000000e+00
  %1308 = fsub contract double %1145, %1307
  %1309 = fadd contract double %1147, %1308
  %1310 = fmul contract double %1147, 2.000000e+00
  %1311 = fsub contract double %1146, %1310
  %1312 = fadd contract double %1148, %1311
  %1313 = fmul contract double %1148, 2.000000e+00
  %1314 = fsub contract double %1147, %1313
  %1315 = fadd contract double %1149, %1314
  %1316 = fmul contract double %1146, 4.000000e+00
  %1317 = fsub contract double %1145, %1316
  %1318 = fmul contract double %1147, 3.000000e+00
  %1319 = fadd contract double %1318, %1317
  %1320 = fsub contract double %1146, %1148
  %1321 = fmul contract double %1148, 4.000000e+00
  %1322 = fsub contract double %1318, %1321
  %1323 = fadd contract double %1149, %1322
  %1324 = fmul contract double %1309, 0x3FF1555555555555
  %1325 = fmul contract double %1309, %1324
  %1326 = fmul contract double %1319, 2.500000e-01
  %1327 = fmul contract double %1319, %1326
  %1328 = fadd contract double %1325, %1327
  %1329 = fmul contract double %1312, 0x3FF1555555555555
  %1330 = fmul contract double %1312, %1329
  %1331 = fmul contract double %1320, 2.500000e-01
  %1332 = fmul contract double %1320, %1331
  %1333 = fadd contract double %1332, %1330
  %1334 = fmul contract double %1315, 0x3FF1555555555555
  %1335 = fmul contract double %1315, %1334
  %1336 = fmul contract double %1323, 2.500000e-01
  %1337 = fmul contract double %1323, %1336
  %1338 = fadd contract double %1335, %1337
  %1339 = fsub contract double %1328, %1338
  %1340 = fadd contract double %1328, 1.000000e-08
  %1341 = fdiv contract double %1339, %1340
  %1342 = fadd contract double %1333, 1.000000e-08
  %1343 = fdiv contract double %1339, %1342
  %1344 = fadd contract double %1338, 1.000000e-08
  %1345 = fdiv contract double %1339, %1344
  %1346 = fmul contract double %1341, %1341
  %1347 = fadd contract double %1346, 1.000000e+00
  %1348 = fmul contract double %1347, 1.000000e-01
  %1349 = fmul contract double %1343, %1343
  %1350 = fadd contract double %1349, 1.000000e+00
  %1351 = fmul contract double %1350, 6.000000e-01
  %1352 = fmul contract double %1345, %1345
  %1353 = fadd contract double %1352, 1.000000e+00
  %1354 = fmul contract double %1353, 3.000000e-01
  %1355 = fmul contract double %1145, 2.000000e+00
  %1356 = fmul contract double %1146, 7.000000e+00
  %1357 = fsub contract double %1355, %1356
  %1358 = fmul contract double %1147, 1.100000e+01
  %1359 = fadd contract double %1358, %1357
  %1360 = fmul contract double %1359, 0x3FC5555555555555
  %1361 = fmul contract double %1147, 5.000000e+00
  %1362 = fsub contract double %1361, %1146
  %1363 = fadd contract double %1313, %1362
  %1364 = fmul contract double %1363, 0x3FC5555555555555
  %1365 = fmul contract double %1148, 5.000000e+00
  %1366 = fadd contract double %1310, %1365
  %1367 = fsub contract double %1366, %1149
  %1368 = fmul contract double %1367, 0x3FC5555555555555
  %1369 = fmul contract double %1360, %1348
  %1370 = fmul contract double %1364, %1351
  %1371 = fadd contract double %1369, %1370
  %1372 = fmul contract double %1368, %1354
  %1373 = fadd contract double %1372, %1371
  %1374 = fadd contract double %1348, %1351
  %1375 = fadd contract double %1354, %1374
  %1376 = fdiv contract double %1373, %1375
  br label %1403

1377:                                             ; preds = %1305
  %1378 = fsub contract double %1147, %1146
  %1379 = fmul contract double %1378, %1378
  %1380 = fsub contract double %1148, %1147
  %1381 = fmul contract double %1380, %1380
  %1382 = fsub contract double %1379, %1381
  %1383 = fadd contract double %1379, 1.000000e-08
  %1384 = fdiv contract double %1382, %1383
  %1385 = fadd contract double %1381, 1.000000e-08
  %1386 = fdiv contract double %1382, %1385
  %1387 = fmul contract double %1384, %1384
  %1388 = fadd contract double %1387, 1.000000e+00
  %1389 = fmul contract double %1388, 0x3FD5555555555555
  %1390 = fmul contract double %1386, %1386
  %1391 = fadd contract double %1390, 1.000000e+00
  %1392 = fmul contract double %1391, 0x3FE5555555555555
  %1393 = fmul contract double %1389, 5.000000e-01
  %1394 = fmul contract double %1147, 3.000000e+00
  %1395 = fsub contract double %1394, %1146
  %1396 = fmul contract double %1395, %1393
  %1397 = fmul contract double %1392, 5.000000e-01
  %1398 = fadd contract double %429, %1136
  %1399 = fmul contract double %1398, %1397
  %1400 = fadd contract double %1396, %1399
  %1401 = fadd contract double %1389, %1392
  %1402 = fdiv contract double %1400, %1401
  br label %1403

1403:                                             ; preds = %1150, %1305, %1306, %1377
  %1404 = phi contract double [ %1304, %1150 ], [ %1376, %1306 ], [ %1402, %1377 ], [ %1147, %1305 ]
  %1405 = fmul contract double %1083, %1404
  %1406 = fsub contract double %429, %1136
  %1407 = fmul contract double %7, %1406
  %1408 = getelementptr inbounds double, ptr %1055, i64 %357
  %1409 = load double, ptr %1408, align 8, !tbaa !8
  %1410 = fdiv contract double %1407, %1409
  %1411 = fsub contract double %1405, %1410
  %1412 = getelementptr inbounds double, ptr %1062, i64 %357
  %1413 = load double, ptr %1412, align 8, !tbaa !8
  %1414 = fmul contract double %1413, %1411
  %1415 = add i32 %36, -1
  %1416 = mul nsw i32 %38, %1415
  %1417 = add i32 %1416, %386
  %1418 = sext i32 %1417 to i64
  %1419 = getelementptr inbounds double, ptr %48, i64 %1418
  %1420 = load double, ptr %1419, align 8, !tbaa !8
  %1421 = fcmp contract olt double %1420, %371
  %1422 = select contract i1 %1421, double %371, double %1420
  %1423 = fcmp contract ogt double %1422, %703
  %1424 = select contract i1 %1423, double %1422, double %703
  %1425 = fcmp contract ogt double %379, %1424
  %1426 = select contract i1 %1425, double %379, double %1424
  %1427 = fsub contract double %54, %1426
  %1428 = fcmp contract ogt double %1427, 0.000000e+00
  %1429 = select contract i1 %1428, double %1427, double 0.000000e+00
  %1430 = fmul contract double %1414, %1429
  %1431 = fsub contract double %1081, %1430
  %1432 = add nuw nsw i32 %21, 1
  %1433 = add nsw i32 %31, %1432
  %1434 = mul nsw i32 %34, %1433
  %1435 = add i32 %1434, %36
  %1436 = mul nsw i32 %1435, %38
  %1437 = add i32 %1436, %386
  %1438 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1439 = load i32, ptr %1438, align 8, !tbaa !20
  %1440 = icmp eq i32 %1432, %1439
  br i1 %1440, label %1441, label %1453

1441:                                             ; preds = %1403
  %1442 = icmp eq i32 %9, 0
  br i1 %1442, label %1777, label %1443

1443:                                             ; preds = %1441
  %1444 = sext i32 %1437 to i64
  %1445 = getelementptr inbounds double, ptr %3, i64 %1444
  %1446 = mul nsw i32 %38, %34
  %1447 = sub nsw i32 %1437, %1446
  %1448 = sext i32 %1447 to i64
  %1449 = getelementptr inbounds double, ptr %4, i64 %1448
  %1450 = load double, ptr %1445, align 8, !tbaa !8
  %1451 = load double, ptr %1449, align 8, !tbaa !8
  %1452 = fmul contract double %1450, %1451
  br label %1777

1453:                                             ; preds = %1403
  %1454 = sext i32 %1437 to i64
  %1455 = getelementptr inbounds double, ptr %3, i64 %1454
  %1456 = load double, ptr %1455, align 8, !tbaa !8
  %1457 = mul nsw i32 %38, %34
  %1458 = sub nsw i32 %1439, %1432
  %1459 = tail call i32 @llvm.smin.i32(i32 %1458, i32 %1432)
  %1460 = icmp sgt i32 %1459, 3
  br i1 %1460, label %1461, label %1468

1461:                                             ; preds = %1453
  %1462 = zext nneg i32 %1432 to i64
  %1463 = getelementptr double, ptr %50, i64 %1462
  %1464 = getelementptr i8, ptr %1463, i64 -24
  %1465 = load double, ptr %1464, align 8, !tbaa !8
  %1466 = fcmp contract ugt double %1465, %703
  br i1 %1466, label %1468, label %1467

1467:                                             ; preds = %1461
  br label %1468

1468:                                             ; preds = %1467, %1461, %1453
  %1469 = phi i32 [ 3, %1467 ], [ 4, %1461 ], [ %1459, %1453 ]
  %1470 = icmp eq i32 %1469, 3
  br i1 %1470, label %1471, label %1478

1471:                                             ; preds = %1468
  %1472 = zext nneg i32 %1432 to i64
  %1473 = getelementptr double, ptr %50, i64 %1472
  %1474 = getelementptr i8, ptr %1473, i64 -16
  %1475 = load double, ptr %1474, align 8, !tbaa !8
  %1476 = fcmp contract ugt double %1475, %703
  br i1 %1476, label %1478, label %1477

1477:                                             ; preds = %1471
  br label %1478

1478:                                             ; preds = %1477, %1471, %1468
  %1479 = phi i32 [ 2, %1477 ], [ 3, %1471 ], [ %1469, %1468 ]
  %1480 = icmp eq i32 %1479, 2
  br i1 %1480, label %1481, label %1488

1481:                                             ; preds = %1478
  %1482 = zext nneg i32 %1432 to i64
  %1483 = getelementptr double, ptr %50, i64 %1482
  %1484 = getelementptr i8, ptr %1483, i64 -8
  %1485 = load double, ptr %1484, align 8, !tbaa !8
  %1486 = fcmp contract ugt double %1485, %703
  br i1 %1486, label %1488, label %1487

1487:                                             ; preds = %1481
  br label %1488

1488:                                             ; preds = %1487, %1481, %1478
  %1489 = phi i32 [ 1, %1487 ], [ 2, %1481 ], [ %1479, %1478 ]
  %1490 = fcmp contract ogt double %1456, 0.000000e+00
  %1491 = mul nsw i32 %1457, 3
  %1492 = sub nsw i32 %1437, %1491
  %1493 = sext i32 %1492 to i64
  %1494 = getelementptr inbounds double, ptr %4, i64 %1493
  %1495 = load double, ptr %1494, align 8, !tbaa !8
  %1496 = shl nsw i32 %1457, 1
  %1497 = sub nsw i32 %1437, %1496
  %1498 = sext i32 %1497 to i64
  %1499 = getelementptr inbounds double, ptr %4, i64 %1498
  %1500 = load double, ptr %1499, align 8, !tbaa !8
  %1501 = sub nsw i32 %1437, %1457
  %1502 = sext i32 %1501 to i64
  %1503 = getelementptr inbounds double, ptr %4, i64 %1502
  %1504 = load double, ptr %1503, align 8, !tbaa !8
  %1505 = getelementptr inbounds double, ptr %4, i64 %1454
  %1506 = load double, ptr %1505, align 8, !tbaa !8
  %1507 = add nsw i32 %1437, %1457
  %1508 = sext i32 %1507 to i64
  %1509 = getelementptr inbounds double, ptr %4, i64 %1508
  %1510 = load double, ptr %1509, align 8, !tbaa !8
  %1511 = add nsw i32 %1437, %1496
  %1512 = sext i32 %1511 to i64
  %1513 = getelementptr inbounds double, ptr %4, i64 %1512
  %1514 = load double, ptr %1513, align 8, !tbaa !8
  %1515 = select contract i1 %1490, double %1495, double %1514
  %1516 = select contract i1 %1490, double %1500, double %1510
  %1517 = select contract i1 %1490, double %1504, double %1506
  %1518 = select contract i1 %1490, double %1506, double %1504
  %1519 = select contract i1 %1490, double %1510, double %1500
  %1520 = icmp sgt i32 %1489, 3
  br i1 %1520, label %1521, label %1676

1521:                                             ; preds = %1488
  %1522 = select contract i1 %1490, double %1514, double %1495
  %1523 = shl nsw i32 %1457, 2
  %1524 = sub nsw i32 %1437, %1523
  %1525 = sext i32 %1524 to i64
  %1526 = getelementptr inbounds double, ptr %4, i64 %1525
  %1527 = load double, ptr %1526, align 8, !tbaa !8
  %1528 = add nsw i32 %1437, %1491
  %1529 = sext i32 %1528 to i64
  %1530 = getelementptr inbounds double, ptr %4, i64 %1529
  %1531 = load double, ptr %1530, align 8, !tbaa !8
  %1532 = select contract i1 %1490, double %1527, double %1531
  %1533 = fmul contract double %1532, 2.000000e+00
  %1534 = fmul contract double %1515, 9.000000e+00
  %1535 = fsub contract double %1534, %1533
  %1536 = fmul contract double %1516, 1.800000e+01
  %1537 = fsub contract double %1535, %1536
  %1538 = fmul contract double %1517, 1.100000e+01
  %1539 = fadd contract double %1538, %1537
  %1540 = fmul contract double %1539, 0x3FC5555555555555
  %1541 = fmul contract double %1515, 4.000000e+00
  %1542 = fsub contract double %1541, %1532
  %1543 = fmul contract double %1516, 5.000000e+00
  %1544 = fsub contract double %1542, %1543
  %1545 = fmul contract double %1517, 2.000000e+00
  %1546 = fadd contract double %1545, %1544
  %1547 = fmul contract double %1515, 3.000000e+00
  %1548 = fsub contract double %1547, %1532
  %1549 = fmul contract double %1516, 3.000000e+00
  %1550 = fsub contract double %1548, %1549
  %1551 = fadd contract double %1517, %1550
  %1552 = fmul contract double %1540, %1540
  %1553 = fmul contract double %1546, 0x3FF1555555555555
  %1554 = fmul contract double %1546, %1553
  %1555 = fadd contract double %1554, %1552
  %1556 = fmul contract double %1551, 0x3FF15B05B05B05B0
  %1557 = fmul contract double %1551, %1556
  %1558 = fadd contract double %1557, %1555
  %1559 = fmul contract double %1516, 6.000000e+00
  %1560 = fsub contract double %1515, %1559
  %1561 = fmul contract double %1517, 3.000000e+00
  %1562 = fadd contract double %1561, %1560
  %1563 = fmul contract double %1518, 2.000000e+00
  %1564 = fadd contract double %1563, %1562
  %1565 = fmul contract double %1564, 0x3FC5555555555555
  %1566 = fsub contract double %1516, %1545
  %1567 = fadd contract double %1518, %1566
  %1568 = fsub contract double %1549, %1515
  %1569 = fsub contract double %1568, %1561
  %1570 = fadd contract double %1518, %1569
  %1571 = fmul contract double %1565, %1565
  %1572 = fmul contract double %1567, 0x3FF1555555555555
  %1573 = fmul contract double %1567, %1572
  %1574 = fadd contract double %1573, %1571
  %1575 = fmul contract double %1570, 0x3FF15B05B05B05B0
  %1576 = fmul contract double %1570, %1575
  %1577 = fadd contract double %1576, %1574
  %1578 = fmul contract double %1516, -2.000000e+00
  %1579 = fsub contract double %1578, %1561
  %1580 = fmul contract double %1518, 6.000000e+00
  %1581 = fadd contract double %1580, %1579
  %1582 = fsub contract double %1581, %1519
  %1583 = fmul contract double %1582, 0x3FC5555555555555
  %1584 = fsub contract double %1561, %1516
  %1585 = fmul contract double %1518, 3.000000e+00
  %1586 = fsub contract double %1584, %1585
  %1587 = fadd contract double %1519, %1586
  %1588 = fmul contract double %1583, %1583
  %1589 = fadd contract double %1573, %1588
  %1590 = fmul contract double %1587, 0x3FF15B05B05B05B0
  %1591 = fmul contract double %1587, %1590
  %1592 = fadd contract double %1591, %1589
  %1593 = fmul contract double %1518, 1.800000e+01
  %1594 = fsub contract double %1593, %1538
  %1595 = fmul contract double %1519, 9.000000e+00
  %1596 = fsub contract double %1594, %1595
  %1597 = fmul contract double %1522, 2.000000e+00
  %1598 = fadd contract double %1596, %1597
  %1599 = fmul contract double %1598, 0x3FC5555555555555
  %1600 = fmul contract double %1518, 5.000000e+00
  %1601 = fsub contract double %1545, %1600
  %1602 = fmul contract double %1519, 4.000000e+00
  %1603 = fadd contract double %1601, %1602
  %1604 = fsub contract double %1603, %1522
  %1605 = fsub contract double %1585, %1517
  %1606 = fmul contract double %1519, 3.000000e+00
  %1607 = fsub contract double %1605, %1606
  %1608 = fadd contract double %1522, %1607
  %1609 = fmul contract double %1599, %1599
  %1610 = fmul contract double %1604, 0x3FF1555555555555
  %1611 = fmul contract double %1604, %1610
  %1612 = fadd contract double %1609, %1611
  %1613 = fmul contract double %1608, 0x3FF15B05B05B05B0
  %1614 = fmul contract double %1608, %1613
  %1615 = fadd contract double %1614, %1612
  %1616 = fsub contract double %1577, %1592
  %1617 = fmul contract double %1616, 3.000000e+00
  %1618 = fadd contract double %1617, %1558
  %1619 = fsub contract double %1618, %1615
  %1620 = fadd contract double %1558, 1.000000e-08
  %1621 = fdiv contract double %1619, %1620
  %1622 = fadd contract double %1577, 1.000000e-08
  %1623 = fdiv contract double %1619, %1622
  %1624 = fadd contract double %1592, 1.000000e-08
  %1625 = fdiv contract double %1619, %1624
  %1626 = fadd contract double %1615, 1.000000e-08
  %1627 = fdiv contract double %1619, %1626
  %1628 = fmul contract double %1621, %1621
  %1629 = fadd contract double %1628, 1.000000e+00
  %1630 = fmul contract double %1629, 0x3F9D41D41D41D41D
  %1631 = fmul contract double %1623, %1623
  %1632 = fadd contract double %1631, 1.000000e+00
  %1633 = fmul contract double %1632, 0x3FD5F15F15F15F16
  %1634 = fmul contract double %1625, %1625
  %1635 = fadd contract double %1634, 1.000000e+00
  %1636 = fmul contract double %1635, 0x3FE0750750750750
  %1637 = fmul contract double %1627, %1627
  %1638 = fadd contract double %1637, 1.000000e+00
  %1639 = fmul contract double %1638, 0x3FBD41D41D41D41D
  %1640 = fmul contract double %1532, 3.000000e+00
  %1641 = fmul contract double %1515, 1.300000e+01
  %1642 = fsub contract double %1641, %1640
  %1643 = fmul contract double %1516, 2.300000e+01
  %1644 = fsub contract double %1642, %1643
  %1645 = fmul contract double %1517, 2.500000e+01
  %1646 = fadd contract double %1645, %1644
  %1647 = fmul contract double %1646, 0x3FB5555555555555
  %1648 = fsub contract double %1515, %1543
  %1649 = fmul contract double %1517, 1.300000e+01
  %1650 = fadd contract double %1649, %1648
  %1651 = fadd contract double %1585, %1650
  %1652 = fmul contract double %1651, 0x3FB5555555555555
  %1653 = fmul contract double %1517, 7.000000e+00
  %1654 = fsub contract double %1653, %1516
  %1655 = fmul contract double %1518, 7.000000e+00
  %1656 = fadd contract double %1655, %1654
  %1657 = fsub contract double %1656, %1519
  %1658 = fmul contract double %1657, 0x3FB5555555555555
  %1659 = fmul contract double %1518, 1.300000e+01
  %1660 = fadd contract double %1561, %1659
  %1661 = fmul contract double %1519, 5.000000e+00
  %1662 = fsub contract double %1660, %1661
  %1663 = fadd contract double %1522, %1662
  %1664 = fmul contract double %1663, 0x3FB5555555555555
  %1665 = fmul contract double %1647, %1630
  %1666 = fmul contract double %1652, %1633
  %1667 = fadd contract double %1665, %1666
  %1668 = fmul contract double %1658, %1636
  %1669 = fadd contract double %1668, %1667
  %1670 = fmul contract double %1664, %1639
  %1671 = fadd contract double %1670, %1669
  %1672 = fadd contract double %1630, %1633
  %1673 = fadd contract double %1636, %1672
  %1674 = fadd contract double %1639, %1673
  %1675 = fdiv contract double %1671, %1674
  br label %1774

1676:                                             ; preds = %1488
  switch i32 %1489, label %1774 [
    i32 3, label %1677
    i32 2, label %1748
  ]

1677:                                             ; preds = %1676
  %1678 = fmul contract double %1516, 2.000000e+00
  %1679 = fsub contract double %1515, %1678
  %1680 = fadd contract double %1517, %1679
  %1681 = fmul contract double %1517, 2.000000e+00
  %1682 = fsub contract double %1516, %1681
  %1683 = fadd contract double %1518, %1682
  %1684 = fmul contract double %1518, 2.000000e+00
  %1685 = fsub contract double %1517, %1684
  %1686 = fadd contract double %1519, %1685
  %1687 = fmul contract double %1516, 4.000000e+00
  %1688 = fsub contract double %1515, %1687
  %1689 = fmul contract double %1517, 3.000000e+00
  %1690 = fadd contract double %1689, %1688
  %1691 = fsub contract double %1516, %1518
  %1692 = fmul contract double %1518, 4.000000e+00
  %1693 = fsub contract double %1689, %1692
  %1694 = fadd contract double %1519, %1693
  %1695 = fmul contract double %1680, 0x3FF1555555555555
  %1696 = fmul contract double %1680, %1695
  %1697 = fmul contract double %1690, 2.500000e-01
  %1698 = fmul contract double %1690, %1697
  %1699 = fadd contract double %1696, %1698
  %1700 = fmul contract double %1683, 0x3FF1555555555555
  %1701 = fmul contract double %1683, %1700
  %1702 = fmul contract double %1691, 2.500000e-01
  %1703 = fmul contract double %1691, %1702
  %1704 = fadd contract double %1703, %1701
  %1705 = fmul contract double %1686, 0x3FF1555555555555
  %1706 = fmul contract double %1686, %1705
  %1707 = fmul contract double %1694, 2.500000e-01
  %1708 = fmul contract double %1694, %1707
  %1709 = fadd contract double %1706, %1708
  %1710 = fsub contract double %1699, %1709
  %1711 = fadd contract double %1699, 1.000000e-08
  %1712 = fdiv contract double %1710, %1711
  %1713 = fadd contract double %1704, 1.000000e-08
  %1714 = fdiv contract double %1710, %1713
  %1715 = fadd contract double %1709, 1.000000e-08
  %1716 = fdiv contract double %1710, %1715
  %1717 = fmul contract double %1712, %1712
  %1718 = fadd contract double %1717, 1.000000e+00
  %1719 = fmul contract double %1718, 1.000000e-01
  %1720 = fmul contract double %1714, %1714
  %1721 = fadd contract double %1720, 1.000000e+00
  %1722 = fmul contract double %1721, 6.000000e-01
  %1723 = fmul contract double %1716, %1716
  %1724 = fadd contract double %1723, 1.000000e+00
  %1725 = fmul contract double %1724, 3.000000e-01
  %1726 = fmul contract double %1515, 2.000000e+00
  %1727 = fmul contract double %1516, 7.000000e+00
  %1728 = fsub contract double %1726, %1727
  %1729 = fmul contract double %1517, 1.100000e+01
  %1730 = fadd contract double %1729, %1728
  %1731 = fmul contract double %1730, 0x3FC5555555555555
  %1732 = fmul contract double %1517, 5.000000e+00
  %1733 = fsub contract double %1732, %1516
  %1734 = fadd contract double %1684, %1733
  %1735 = fmul contract double %1734, 0x3FC5555555555555
  %1736 = fmul contract double %1518, 5.000000e+00
  %1737 = fadd contract double %1681, %1736
  %1738 = fsub contract double %1737, %1519
  %1739 = fmul contract double %1738, 0x3FC5555555555555
  %1740 = fmul contract double %1731, %1719
  %1741 = fmul contract double %1735, %1722
  %1742 = fadd contract double %1740, %1741
  %1743 = fmul contract double %1739, %1725
  %1744 = fadd contract double %1743, %1742
  %1745 = fadd contract double %1719, %1722
  %1746 = fadd contract double %1725, %1745
  %1747 = fdiv contract double %1744, %1746
  br label %1774

1748:                                             ; preds = %1676
  %1749 = fsub contract double %1517, %1516
  %1750 = fmul contract double %1749, %1749
  %1751 = fsub contract double %1518, %1517
  %1752 = fmul contract double %1751, %1751
  %1753 = fsub contract double %1750, %1752
  %1754 = fadd contract double %1750, 1.000000e-08
  %1755 = fdiv contract double %1753, %1754
  %1756 = fadd contract double %1752, 1.000000e-08
  %1757 = fdiv contract double %1753, %1756
  %1758 = fmul contract double %1755, %1755
  %1759 = fadd contract double %1758, 1.000000e+00
  %1760 = fmul contract double %1759, 0x3FD5555555555555
  %1761 = fmul contract double %1757, %1757
  %1762 = fadd contract double %1761, 1.000000e+00
  %1763 = fmul contract double %1762, 0x3FE5555555555555
  %1764 = fmul contract double %1760, 5.000000e-01
  %1765 = fmul contract double %1517, 3.000000e+00
  %1766 = fsub contract double %1765, %1516
  %1767 = fmul contract double %1766, %1764
  %1768 = fmul contract double %1763, 5.000000e-01
  %1769 = fadd contract double %1504, %1506
  %1770 = fmul contract double %1769, %1768
  %1771 = fadd contract double %1767, %1770
  %1772 = fadd contract double %1760, %1763
  %1773 = fdiv contract double %1771, %1772
  br label %1774

1774:                                             ; preds = %1748, %1677, %1676, %1521
  %1775 = phi contract double [ %1675, %1521 ], [ %1747, %1677 ], [ %1773, %1748 ], [ %1517, %1676 ]
  %1776 = fmul contract double %1456, %1775
  br label %1777

1777:                                             ; preds = %1441, %1443, %1774
  %1778 = phi double [ %1776, %1774 ], [ 0.000000e+00, %1441 ], [ %1452, %1443 ]
  %1779 = icmp eq i32 %21, 0
  br i1 %1779, label %2108, label %1780

1780:                                             ; preds = %1777
  %1781 = icmp eq i32 %21, %1439
  br i1 %1781, label %1782, label %1793

1782:                                             ; preds = %1780
  %1783 = icmp eq i32 %9, 0
  br i1 %1783, label %2108, label %1784

1784:                                             ; preds = %1782
  %1785 = getelementptr inbounds double, ptr %3, i64 %388
  %1786 = mul nsw i32 %38, %34
  %1787 = sub nsw i32 %387, %1786
  %1788 = sext i32 %1787 to i64
  %1789 = getelementptr inbounds double, ptr %4, i64 %1788
  %1790 = load double, ptr %1785, align 8, !tbaa !8
  %1791 = load double, ptr %1789, align 8, !tbaa !8
  %1792 = fmul contract double %1790, %1791
  br label %2108

1793:                                             ; preds = %1780
  %1794 = getelementptr inbounds double, ptr %3, i64 %388
  %1795 = load double, ptr %1794, align 8, !tbaa !8
  %1796 = mul nsw i32 %38, %34
  %1797 = sub nsw i32 %1439, %21
  %1798 = tail call i32 @llvm.smin.i32(i32 %1797, i32 %21)
  %1799 = icmp sgt i32 %1798, 3
  br i1 %1799, label %1800, label %1805

1800:                                             ; preds = %1793
  %1801 = getelementptr i8, ptr %52, i64 -24
  %1802 = load double, ptr %1801, align 8, !tbaa !8
  %1803 = fcmp contract ugt double %1802, %703
  br i1 %1803, label %1805, label %1804

1804:                                             ; preds = %1800
  br label %1805

1805:                                             ; preds = %1804, %1800, %1793
  %1806 = phi i32 [ 3, %1804 ], [ 4, %1800 ], [ %1798, %1793 ]
  %1807 = icmp eq i32 %1806, 3
  br i1 %1807, label %1808, label %1813

1808:                                             ; preds = %1805
  %1809 = getelementptr i8, ptr %52, i64 -16
  %1810 = load double, ptr %1809, align 8, !tbaa !8
  %1811 = fcmp contract ugt double %1810, %703
  br i1 %1811, label %1813, label %1812

1812:                                             ; preds = %1808
  br label %1813

1813:                                             ; preds = %1812, %1808, %1805
  %1814 = phi i32 [ 2, %1812 ], [ 3, %1808 ], [ %1806, %1805 ]
  %1815 = icmp eq i32 %1814, 2
  br i1 %1815, label %1816, label %1821

1816:                                             ; preds = %1813
  %1817 = getelementptr i8, ptr %52, i64 -8
  %1818 = load double, ptr %1817, align 8, !tbaa !8
  %1819 = fcmp contract ugt double %1818, %703
  br i1 %1819, label %1821, label %1820

1820:                                             ; preds = %1816
  br label %1821

1821:                                             ; preds = %1820, %1816, %1813
  %1822 = phi i32 [ 1, %1820 ], [ 2, %1816 ], [ %1814, %1813 ]
  %1823 = fcmp contract ogt double %1795, 0.000000e+00
  %1824 = mul nsw i32 %1796, 3
  %1825 = sub nsw i32 %387, %1824
  %1826 = sext i32 %1825 to i64
  %1827 = getelementptr inbounds double, ptr %4, i64 %1826
  %1828 = load double, ptr %1827, align 8, !tbaa !8
  %1829 = shl nsw i32 %1796, 1
  %1830 = sub nsw i32 %387, %1829
  %1831 = sext i32 %1830 to i64
  %1832 = getelementptr inbounds double, ptr %4, i64 %1831
  %1833 = load double, ptr %1832, align 8, !tbaa !8
  %1834 = sub nsw i32 %387, %1796
  %1835 = sext i32 %1834 to i64
  %1836 = getelementptr inbounds double, ptr %4, i64 %1835
  %1837 = load double, ptr %1836, align 8, !tbaa !8
  %1838 = add nsw i32 %387, %1796
  %1839 = sext i32 %1838 to i64
  %1840 = getelementptr inbounds double, ptr %4, i64 %1839
  %1841 = load double, ptr %1840, align 8, !tbaa !8
  %1842 = add nsw i32 %387, %1829
  %1843 = sext i32 %1842 to i64
  %1844 = getelementptr inbounds double, ptr %4, i64 %1843
  %1845 = load double, ptr %1844, align 8, !tbaa !8
  %1846 = select contract i1 %1823, double %1828, double %1845
  %1847 = select contract i1 %1823, double %1833, double %1841
  %1848 = select contract i1 %1823, double %1837, double %429
  %1849 = select contract i1 %1823, double %429, double %1837
  %1850 = select contract i1 %1823, double %1841, double %1833
  %1851 = icmp sgt i32 %1822, 3
  br i1 %1851, label %1852, label %2007

1852:                                             ; preds = %1821
  %1853 = select contract i1 %1823, double %1845, double %1828
  %1854 = shl nsw i32 %1796, 2
  %1855 = sub nsw i32 %387, %1854
  %1856 = sext i32 %1855 to i64
  %1857 = getelementptr inbounds double, ptr %4, i64 %1856
  %1858 = load double, ptr %1857, align 8, !tbaa !8
  %1859 = add nsw i32 %387, %1824
  %1860 = sext i32 %1859 to i64
  %1861 = getelementptr inbounds double, ptr %4, i64 %1860
  %1862 = load double, ptr %1861, align 8, !tbaa !8
  %1863 = select contract i1 %1823, double %1858, double %1862
  %1864 = fmul contract double %1863, 2.000000e+00
  %1865 = fmul contract double %1846, 9.000000e+00
  %1866 = fsub contract double %1865, %1864
  %1867 = fmul contract double %1847, 1.800000e+01
  %1868 = fsub contract double %1866, %1867
  %1869 = fmul contract double %1848, 1.100000e+01
  %1870 = fadd contract double %1869, %1868
  %1871 = fmul contract double %1870, 0x3FC5555555555555
  %1872 = fmul contract double %1846, 4.000000e+00
  %1873 = fsub contract double %1872, %1863
  %1874 = fmul contract double %1847, 5.000000e+00
  %1875 = fsub contract double %1873, %1874
  %1876 = fmul contract double %1848, 2.000000e+00
  %1877 = fadd contract double %1876, %1875
  %1878 = fmul contract double %1846, 3.000000e+00
  %1879 = fsub contract double %1878, %1863
  %1880 = fmul contract double %1847, 3.000000e+00
  %1881 = fsub contract double %1879, %1880
  %1882 = fadd contract double %1848, %1881
  %1883 = fmul contract double %1871, %1871
  %1884 = fmul contract double %1877, 0x3FF1555555555555
  %1885 = fmul contract double %1877, %1884
  %1886 = fadd contract double %1885, %1883
  %1887 = fmul contract double %1882, 0x3FF15B05B05B05B0
  %1888 = fmul contract double %1882, %1887
  %1889 = fadd contract double %1888, %1886
  %1890 = fmul contract double %1847, 6.000000e+00
  %1891 = fsub contract double %1846, %1890
  %1892 = fmul contract double %1848, 3.000000e+00
  %1893 = fadd contract double %1892, %1891
  %1894 = fmul contract double %1849, 2.000000e+00
  %1895 = fadd contract double %1894, %1893
  %1896 = fmul contract double %1895, 0x3FC5555555555555
  %1897 = fsub contract double %1847, %1876
  %1898 = fadd contract double %1849, %1897
  %1899 = fsub contract double %1880, %1846
  %1900 = fsub contract double %1899, %1892
  %1901 = fadd contract double %1849, %1900
  %1902 = fmul contract double %1896, %1896
  %1903 = fmul contract double %1898, 0x3FF1555555555555
  %1904 = fmul contract double %1898, %1903
  %1905 = fadd contract double %1904, %1902
  %1906 = fmul contract double %1901, 0x3FF15B05B05B05B0
  %1907 = fmul contract double %1901, %1906
  %1908 = fadd contract double %1907, %1905
  %1909 = fmul contract double %1847, -2.000000e+00
  %1910 = fsub contract double %1909, %1892
  %1911 = fmul contract double %1849, 6.000000e+00
  %1912 = fadd contract double %1911, %1910
  %1913 = fsub contract double %1912, %1850
  %1914 = fmul contract double %1913, 0x3FC5555555555555
  %1915 = fsub contract double %1892, %1847
  %1916 = fmul contract double %1849, 3.000000e+00
  %1917 = fsub contract double %1915, %1916
  %1918 = fadd contract double %1850, %1917
  %1919 = fmul contract double %1914, %1914
  %1920 = fadd contract double %1904, %1919
  %1921 = fmul contract double %1918, 0x3FF15B05B05B05B0
  %1922 = fmul contract double %1918, %1921
  %1923 = fadd contract double %1922, %1920
  %1924 = fmul contract double %1849, 1.800000e+01
  %1925 = fsub contract double %1924, %1869
  %1926 = fmul contract double %1850, 9.000000e+00
  %1927 = fsub contract double %1925, %1926
  %1928 = fmul contract double %1853, 2.000000e+00
  %1929 = fadd contract double %1927, %1928
  %1930 = fmul contract double %1929, 0x3FC5555555555555
  %1931 = fmul contract double %1849, 5.000000e+00
  %1932 = fsub contract double %1876, %1931
  %1933 = fmul contract double %1850, 4.000000e+00
  %1934 = fadd contract double %1932, %1933
  %1935 = fsub contract double %1934, %1853
  %1936 = fsub contract double %1916, %1848
  %1937 = fmul contract double %1850, 3.000000e+00
  %1938 = fsub contract double %1936, %1937
  %1939 = fadd contract double %1853, %1938
  %1940 = fmul contract double %1930, %1930
  %1941 = fmul contract double %1935, 0x3FF1555555555555
  %1942 = fmul contract double %1935, %1941
  %1943 = fadd contract double %1940, %1942
  %1944 = fmul contract double %1939, 0x3FF15B05B05B05B0
  %1945 = fmul contract double %1939, %1944
  %1946 = fadd contract double %1945, %1943
  %1947 = fsub contract double %1908, %1923
  %1948 = fmul contract double %1947, 3.000000e+00
  %1949 = fadd contract double %1948, %1889
  %1950 = fsub contract double %1949, %1946
  %1951 = fadd contract double %1889, 1.000000e-08
  %1952 = fdiv contract double %1950, %1951
  %1953 = fadd contract double %1908, 1.000000e-08
  %1954 = fdiv contract double %1950, %1953
  %1955 = fadd contract double %1923, 1.000000e-08
  %1956 = fdiv contract double %1950, %1955
  %1957 = fadd contract double %1946, 1.000000e-08
  %1958 = fdiv contract double %1950, %1957
  %1959 = fmul contract double %1952, %1952
  %1960 = fadd contract double %1959, 1.000000e+00
  %1961 = fmul contract double %1960, 0x3F9D41D41D41D41D
  %1962 = fmul contract double %1954, %1954
  %1963 = fadd contract double %1962, 1.000000e+00
  %1964 = fmul contract double %1963, 0x3FD5F15F15F15F16
  %1965 = fmul contract double %1956, %1956
  %1966 = fadd contract double %1965, 1.000000e+00
  %1967 = fmul contract double %1966, 0x3FE0750750750750
  %1968 = fmul contract double %1958, %1958
  %1969 = fadd contract double %1968, 1.000000e+00
  %1970 = fmul contract double %1969, 0x3FBD41D41D41D41D
  %1971 = fmul contract double %1863, 3.000000e+00
  %1972 = fmul contract double %1846, 1.300000e+01
  %1973 = fsub contract double %1972, %1971
  %1974 = fmul contract double %1847, 2.300000e+01
  %1975 = fsub contract double %1973, %1974
  %1976 = fmul contract double %1848, 2.500000e+01
  %1977 = fadd contract double %1976, %1975
  %1978 = fmul contract double %1977, 0x3FB5555555555555
  %1979 = fsub contract double %1846, %1874
  %1980 = fmul contract double %1848, 1.300000e+01
  %1981 = fadd contract double %1980, %1979
  %1982 = fadd contract double %1916, %1981
  %1983 = fmul contract double %1982, 0x3FB5555555555555
  %1984 = fmul contract double %1848, 7.000000e+00
  %1985 = fsub contract double %1984, %1847
  %1986 = fmul contract double %1849, 7.000000e+00
  %1987 = fadd contract double %1986, %1985
  %1988 = fsub contract double %1987, %1850
  %1989 = fmul contract double %1988, 0x3FB5555555555555
  %1990 = fmul contract double %1849, 1.300000e+01
  %1991 = fadd contract double %1892, %1990
  %1992 = fmul contract double %1850, 5.000000e+00
  %1993 = fsub contract double %1991, %1992
  %1994 = fadd contract double %1853, %1993
  %1995 = fmul contract double %1994, 0x3FB5555555555555
  %1996 = fmul contract double %1978, %1961
  %1997 = fmul contract double %1983, %1964
  %1998 = fadd contract double %1996, %1997
  %1999 = fmul contract double %1989, %1967
  %2000 = fadd contract double %1999, %1998
  %2001 = fmul contract double %1995, %1970
  %2002 = fadd contract double %2001, %2000
  %2003 = fadd contract double %1961, %1964
  %2004 = fadd contract double %1967, %2003
  %2005 = fadd contract double %1970, %2004
  %2006 = fdiv contract double %2002, %2005
  br label %2105

2007:                                             ; preds = %1821
  switch i32 %1822, label %2105 [
    i32 3, label %2008
    i32 2, label %2079
  ]

2008:                                             ; preds = %2007
  %2009 = fmul contract double %1847, 2.000000e+00
  %2010 = fsub contract double %1846, %2009
  %2011 = fadd contract double %1848, %2010
  %2012 = fmul contract double %1848, 2.000000e+00
  %2013 = fsub contract double %1847, %2012
  %2014 = fadd contract double %1849, %2013
  %2015 = fmul contract double %1849, 2.000000e+00
  %2016 = fsub contract double %1848, %2015
  %2017 = fadd contract double %1850, %2016
  %2018 = fmul contract double %1847, 4.000000e+00
  %2019 = fsub contract double %1846, %2018
  %2020 = fmul contract double %1848, 3.000000e+00
  %2021 = fadd contract double %2020, %2019
  %2022 = fsub contract double %1847, %1849
  %2023 = fmul contract double %1849, 4.000000e+00
  %2024 = fsub contract double %2020, %2023
  %2025 = fadd contract double %1850, %2024
  %2026 = fmul contract double %2011, 0x3FF1555555555555
  %2027 = fmul contract double %2011, %2026
  %2028 = fmul contract double %2021, 2.500000e-01
  %2029 = fmul contract double %2021, %2028
  %2030 = fadd contract double %2027, %2029
  %2031 = fmul contract double %2014, 0x3FF1555555555555
  %2032 = fmul contract double %2014, %2031
  %2033 = fmul contract double %2022, 2.500000e-01
  %2034 = fmul contract double %2022, %2033
  %2035 = fadd contract double %2034, %2032
  %2036 = fmul contract double %2017, 0x3FF1555555555555
  %2037 = fmul contract double %2017, %2036
  %2038 = fmul contract double %2025, 2.500000e-01
  %2039 = fmul contract double %2025, %2038
  %2040 = fadd contract double %2037, %2039
  %2041 = fsub contract double %2030, %2040
  %2042 = fadd contract double %2030, 1.000000e-08
  %2043 = fdiv contract double %2041, %2042
  %2044 = fadd contract double %2035, 1.000000e-08
  %2045 = fdiv contract double %2041, %2044
  %2046 = fadd contract double %2040, 1.000000e-08
  %2047 = fdiv contract double %2041, %2046
  %2048 = fmul contract double %2043, %2043
  %2049 = fadd contract double %2048, 1.000000e+00
  %2050 = fmul contract double %2049, 1.000000e-01
  %2051 = fmul contract double %2045, %2045
  %2052 = fadd contract double %2051, 1.000000e+00
  %2053 = fmul contract double %2052, 6.000000e-01
  %2054 = fmul contract double %2047, %2047
  %2055 = fadd contract double %2054, 1.000000e+00
  %2056 = fmul contract double %2055, 3.000000e-01
  %2057 = fmul contract double %1846, 2.000000e+00
  %2058 = fmul contract double %1847, 7.000000e+00
  %2059 = fsub contract double %2057, %2058
  %2060 = fmul contract double %1848, 1.100000e+01
  %2061 = fadd contract double %2060, %2059
  %2062 = fmul contract double %2061, 0x3FC5555555555555
  %2063 = fmul contract double %1848, 5.000000e+00
  %2064 = fsub contract double %2063, %1847
  %2065 = fadd contract double %2015, %2064
  %2066 = fmul contract double %2065, 0x3FC5555555555555
  %2067 = fmul contract double %1849, 5.000000e+00
  %2068 = fadd contract double %2012, %2067
  %2069 = fsub contract double %2068, %1850
  %2070 = fmul contract double %2069, 0x3FC5555555555555
  %2071 = fmul contract double %2062, %2050
  %2072 = fmul contract double %2066, %2053
  %2073 = fadd contract double %2071, %2072
  %2074 = fmul contract double %2070, %2056
  %2075 = fadd contract double %2074, %2073
  %2076 = fadd contract double %2050, %2053
  %2077 = fadd contract double %2056, %2076
  %2078 = fdiv contract double %2075, %2077
  br label %2105

2079:                                             ; preds = %2007
  %2080 = fsub contract double %1848, %1847
  %2081 = fmul contract double %2080, %2080
  %2082 = fsub contract double %1849, %1848
  %2083 = fmul contract double %2082, %2082
  %2084 = fsub contract double %2081, %2083
  %2085 = fadd contract double %2081, 1.000000e-08
  %2086 = fdiv contract double %2084, %2085
  %2087 = fadd contract double %2083, 1.000000e-08
  %2088 = fdiv contract double %2084, %2087
  %2089 = fmul contract double %2086, %2086
  %2090 = fadd contract double %2089, 1.000000e+00
  %2091 = fmul contract double %2090, 0x3FD5555555555555
  %2092 = fmul contract double %2088, %2088
  %2093 = fadd contract double %2092, 1.000000e+00
  %2094 = fmul contract double %2093, 0x3FE5555555555555
  %2095 = fmul contract double %2091, 5.000000e-01
  %2096 = fmul contract double %1848, 3.000000e+00
  %2097 = fsub contract double %2096, %1847
  %2098 = fmul contract double %2097, %2095
  %2099 = fmul contract double %2094, 5.000000e-01
  %2100 = fadd contract double %429, %1837
  %2101 = fmul contract double %2100, %2099
  %2102 = fadd contract double %2098, %2101
  %2103 = fadd contract double %2091, %2094
  %2104 = fdiv contract double %2102, %2103
  br label %2105

2105:                                             ; preds = %2079, %2008, %2007, %1852
  %2106 = phi contract double [ %2006, %1852 ], [ %2078, %2008 ], [ %2104, %2079 ], [ %1848, %2007 ]
  %2107 = fmul contract double %1795, %2106
  br label %2108

2108:                                             ; preds = %1777, %1782, %1784, %2105
  %2109 = phi double [ %2107, %2105 ], [ 0.000000e+00, %1777 ], [ %1792, %1784 ], [ 0.000000e+00, %1782 ]
  %2110 = fsub contract double %1778, %2109
  %2111 = fcmp contract ogt double %379, %703
  %2112 = select contract i1 %2111, double %379, double %703
  %2113 = fsub contract double %54, %2112
  %2114 = fcmp contract ogt double %2113, 0.000000e+00
  %2115 = select contract i1 %2114, double %2113, double 0.000000e+00
  %2116 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %2117 = load ptr, ptr %2116, align 8, !tbaa !24
  %2118 = getelementptr inbounds double, ptr %2117, i64 %357
  %2119 = load double, ptr %2118, align 8, !tbaa !8
  %2120 = fdiv contract double %1431, %2119
  %2121 = fadd contract double %2110, %2120
  %2122 = fneg contract double %2121
  %2123 = fdiv contract double %2122, %2115
  %2124 = add nsw i32 %1439, -1
  %2125 = icmp eq i32 %21, %2124
  br i1 %2125, label %2126, label %2132

2126:                                             ; preds = %2108
  %2127 = getelementptr inbounds double, ptr %5, i64 %392
  %2128 = load double, ptr %2127, align 8, !tbaa !8
  %2129 = fsub contract double %2128, %429
  %2130 = fmul contract double %8, %2129
  %2131 = fadd contract double %2123, %2130
  br label %2132

2132:                                             ; preds = %2126, %2108
  %2133 = phi double [ %2131, %2126 ], [ %2123, %2108 ]
  %2134 = fcmp contract ole double %2115, 0.000000e+00
  %2135 = select contract i1 %2134, double 0.000000e+00, double %2133
  %2136 = getelementptr inbounds double, ptr %6, i64 %388
  store double %2135, ptr %2136, align 8, !tbaa !8
  br label %2137

2137:                                             ; preds = %10, %2132
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @tracer_tendency_centred2_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6, double noundef %7, double noundef %8, i32 noundef %9) local_unnamed_addr #1 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %18 = mul nuw nsw i32 %16, %17
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %20 = add nuw nsw i32 %18, %19
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %22 = load i32, ptr %0, align 8, !tbaa !14
  %23 = icmp slt i32 %15, %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = icmp slt i32 %20, %25
  %27 = select i1 %23, i1 %26, i1 false
  br i1 %27, label %28, label %308

28:                                               ; preds = %10
  %29 = add nsw i32 %15, 1
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %31 = load i32, ptr %30, align 4, !tbaa !18
  %32 = add nsw i32 %31, %21
  %33 = shl nsw i32 %31, 1
  %34 = add nsw i32 %33, %25
  %35 = mul nsw i32 %34, %32
  %36 = add i32 %31, %20
  %37 = add i32 %35, %36
  %38 = add nsw i32 %33, %22
  %39 = mul nsw i32 %37, %38
  %40 = add i32 %29, %31
  %41 = add i32 %39, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %1, i64 %42
  %44 = mul nsw i32 %38, %36
  %45 = getelementptr double, ptr %4, i64 %42
  %46 = getelementptr i8, ptr %45, i64 -8
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = load double, ptr %45, align 8, !tbaa !8
  %49 = fadd contract double %47, %48
  %50 = fmul contract double %49, 5.000000e-01
  %51 = load double, ptr %43, align 8, !tbaa !8
  %52 = fmul contract double %51, %50
  %53 = fsub contract double %48, %47
  %54 = fmul contract double %7, %53
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %56 = load ptr, ptr %55, align 8, !tbaa !30
  %57 = sext i32 %36 to i64
  %58 = getelementptr inbounds double, ptr %56, i64 %57
  %59 = load double, ptr %58, align 8, !tbaa !8
  %60 = fdiv contract double %54, %59
  %61 = fsub contract double %52, %60
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %63 = load ptr, ptr %62, align 8, !tbaa !22
  %64 = getelementptr inbounds double, ptr %63, i64 %57
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = fmul contract double %61, %65
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %68 = load ptr, ptr %67, align 8, !tbaa !26
  %69 = add i32 %44, %40
  %70 = add i32 %69, -1
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds double, ptr %68, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %75 = load ptr, ptr %74, align 8, !tbaa !19
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = fcmp contract olt double %73, %76
  %78 = select contract i1 %77, double %76, double %73
  %79 = sext i32 %69 to i64
  %80 = getelementptr inbounds double, ptr %68, i64 %79
  %81 = load double, ptr %80, align 8, !tbaa !8
  %82 = fcmp contract olt double %81, %76
  %83 = select contract i1 %82, double %76, double %81
  %84 = fcmp contract ogt double %78, %83
  %85 = select contract i1 %84, double %78, double %83
  %86 = zext nneg i32 %21 to i64
  %87 = getelementptr double, ptr %75, i64 %86
  %88 = getelementptr i8, ptr %87, i64 8
  %89 = load double, ptr %88, align 8, !tbaa !8
  %90 = load double, ptr %87, align 8, !tbaa !8
  %91 = fcmp contract ogt double %90, %85
  %92 = select contract i1 %91, double %90, double %85
  %93 = fsub contract double %89, %92
  %94 = fcmp contract ogt double %93, 0.000000e+00
  %95 = select contract i1 %94, double %93, double 0.000000e+00
  %96 = fmul contract double %66, %95
  %97 = add i32 %31, %15
  %98 = add i32 %39, %97
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds double, ptr %1, i64 %99
  %101 = getelementptr double, ptr %4, i64 %99
  %102 = getelementptr i8, ptr %101, i64 -8
  %103 = load double, ptr %102, align 8, !tbaa !8
  %104 = load double, ptr %101, align 8, !tbaa !8
  %105 = fadd contract double %103, %104
  %106 = fmul contract double %105, 5.000000e-01
  %107 = load double, ptr %100, align 8, !tbaa !8
  %108 = fmul contract double %107, %106
  %109 = fsub contract double %104, %103
  %110 = fmul contract double %7, %109
  %111 = fdiv contract double %110, %59
  %112 = fsub contract double %108, %111
  %113 = fmul contract double %65, %112
  %114 = add i32 %44, %97
  %115 = add i32 %114, -1
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds double, ptr %68, i64 %116
  %118 = load double, ptr %117, align 8, !tbaa !8
  %119 = fcmp contract olt double %118, %76
  %120 = select contract i1 %119, double %76, double %118
  %121 = sext i32 %114 to i64
  %122 = getelementptr inbounds double, ptr %68, i64 %121
  %123 = load double, ptr %122, align 8, !tbaa !8
  %124 = fcmp contract olt double %123, %76
  %125 = select contract i1 %124, double %76, double %123
  %126 = fcmp contract ogt double %120, %125
  %127 = select contract i1 %126, double %120, double %125
  %128 = fcmp contract ogt double %90, %127
  %129 = select contract i1 %128, double %90, double %127
  %130 = fsub contract double %89, %129
  %131 = fcmp contract ogt double %130, 0.000000e+00
  %132 = select contract i1 %131, double %130, double 0.000000e+00
  %133 = fmul contract double %113, %132
  %134 = fsub contract double %96, %133
  %135 = add nuw nsw i32 %20, 1
  %136 = add i32 %135, %31
  %137 = add i32 %35, %136
  %138 = mul nsw i32 %137, %38
  %139 = add i32 %138, %97
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds double, ptr %2, i64 %140
  %142 = mul nsw i32 %38, %136
  %143 = sub nsw i32 %139, %38
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds double, ptr %4, i64 %144
  %146 = load double, ptr %145, align 8, !tbaa !8
  %147 = getelementptr inbounds double, ptr %4, i64 %140
  %148 = load double, ptr %147, align 8, !tbaa !8
  %149 = fadd contract double %146, %148
  %150 = fmul contract double %149, 5.000000e-01
  %151 = load double, ptr %141, align 8, !tbaa !8
  %152 = fmul contract double %151, %150
  %153 = fsub contract double %148, %146
  %154 = fmul contract double %7, %153
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %156 = load ptr, ptr %155, align 8, !tbaa !29
  %157 = sext i32 %136 to i64
  %158 = getelementptr inbounds double, ptr %156, i64 %157
  %159 = load double, ptr %158, align 8, !tbaa !8
  %160 = fdiv contract double %154, %159
  %161 = fsub contract double %152, %160
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %163 = load ptr, ptr %162, align 8, !tbaa !23
  %164 = getelementptr inbounds double, ptr %163, i64 %157
  %165 = load double, ptr %164, align 8, !tbaa !8
  %166 = fmul contract double %161, %165
  %167 = add i32 %142, %97
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds double, ptr %68, i64 %168
  %170 = load double, ptr %169, align 8, !tbaa !8
  %171 = fcmp contract olt double %170, %76
  %172 = select contract i1 %171, double %76, double %170
  %173 = fcmp contract ogt double %125, %172
  %174 = select contract i1 %173, double %125, double %172
  %175 = fcmp contract ogt double %90, %174
  %176 = select contract i1 %175, double %90, double %174
  %177 = fsub contract double %89, %176
  %178 = fcmp contract ogt double %177, 0.000000e+00
  %179 = select contract i1 %178, double %177, double 0.000000e+00
  %180 = fmul contract double %166, %179
  %181 = fadd contract double %134, %180
  %182 = getelementptr inbounds double, ptr %2, i64 %99
  %183 = sub nsw i32 %98, %38
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds double, ptr %4, i64 %184
  %186 = load double, ptr %185, align 8, !tbaa !8
  %187 = fadd contract double %104, %186
  %188 = fmul contract double %187, 5.000000e-01
  %189 = load double, ptr %182, align 8, !tbaa !8
  %190 = fmul contract double %189, %188
  %191 = fsub contract double %104, %186
  %192 = fmul contract double %7, %191
  %193 = getelementptr inbounds double, ptr %156, i64 %57
  %194 = load double, ptr %193, align 8, !tbaa !8
  %195 = fdiv contract double %192, %194
  %196 = fsub contract double %190, %195
  %197 = getelementptr inbounds double, ptr %163, i64 %57
  %198 = load double, ptr %197, align 8, !tbaa !8
  %199 = fmul contract double %198, %196
  %200 = add i32 %36, -1
  %201 = mul nsw i32 %38, %200
  %202 = add i32 %201, %97
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds double, ptr %68, i64 %203
  %205 = load double, ptr %204, align 8, !tbaa !8
  %206 = fcmp contract olt double %205, %76
  %207 = select contract i1 %206, double %76, double %205
  %208 = fcmp contract ogt double %207, %125
  %209 = select contract i1 %208, double %207, double %125
  %210 = fcmp contract ogt double %90, %209
  %211 = select contract i1 %210, double %90, double %209
  %212 = fsub contract double %89, %211
  %213 = fcmp contract ogt double %212, 0.000000e+00
  %214 = select contract i1 %213, double %212, double 0.000000e+00
  %215 = fmul contract double %199, %214
  %216 = fsub contract double %181, %215
  %217 = add nuw nsw i32 %21, 1
  %218 = add nsw i32 %31, %217
  %219 = mul nsw i32 %34, %218
  %220 = add i32 %219, %36
  %221 = mul nsw i32 %220, %38
  %222 = add i32 %221, %97
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %224 = load i32, ptr %223, align 8, !tbaa !20
  %225 = icmp eq i32 %217, %224
  br i1 %225, label %226, label %238

226:                                              ; preds = %28
  %227 = icmp eq i32 %9, 0
  br i1 %227, label %252, label %228

228:                                              ; preds = %226
  %229 = mul nsw i32 %38, %34
  %230 = sub nsw i32 %222, %229
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds double, ptr %4, i64 %231
  %233 = sext i32 %222 to i64
  %234 = getelementptr inbounds double, ptr %3, i64 %233
  %235 = load double, ptr %234, align 8, !tbaa !8
  %236 = load double, ptr %232, align 8, !tbaa !8
  %237 = fmul contract double %235, %236
  br label %252

238:                                              ; preds = %28
  %239 = sext i32 %222 to i64
  %240 = getelementptr inbounds double, ptr %3, i64 %239
  %241 = load double, ptr %240, align 8, !tbaa !8
  %242 = mul nsw i32 %38, %34
  %243 = sub nsw i32 %222, %242
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds double, ptr %4, i64 %244
  %246 = load double, ptr %245, align 8, !tbaa !8
  %247 = getelementptr inbounds double, ptr %4, i64 %239
  %248 = load double, ptr %247, align 8, !tbaa !8
  %249 = fadd contract double %246, %248
  %250 = fmul contract double %249, 5.000000e-01
  %251 = fmul contract double %241, %250
  br label %252

252:                                              ; preds = %238, %228, %226
  %253 = phi double [ %251, %238 ], [ 0.000000e+00, %226 ], [ %237, %228 ]
  %254 = icmp eq i32 %21, 0
  br i1 %254, label %279, label %255

255:                                              ; preds = %252
  %256 = icmp eq i32 %21, %224
  br i1 %256, label %257, label %268

257:                                              ; preds = %255
  %258 = icmp eq i32 %9, 0
  br i1 %258, label %279, label %259

259:                                              ; preds = %257
  %260 = mul nsw i32 %38, %34
  %261 = sub nsw i32 %98, %260
  %262 = sext i32 %261 to i64
  %263 = getelementptr inbounds double, ptr %4, i64 %262
  %264 = getelementptr inbounds double, ptr %3, i64 %99
  %265 = load double, ptr %264, align 8, !tbaa !8
  %266 = load double, ptr %263, align 8, !tbaa !8
  %267 = fmul contract double %265, %266
  br label %279

268:                                              ; preds = %255
  %269 = getelementptr inbounds double, ptr %3, i64 %99
  %270 = load double, ptr %269, align 8, !tbaa !8
  %271 = mul nsw i32 %38, %34
  %272 = sub nsw i32 %98, %271
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds double, ptr %4, i64 %273
  %275 = load double, ptr %274, align 8, !tbaa !8
  %276 = fadd contract double %104, %275
  %277 = fmul contract double %276, 5.000000e-01
  %278 = fmul contract double %270, %277
  br label %279

279:                                              ; preds = %268, %259, %257, %252
  %280 = phi double [ %278, %268 ], [ 0.000000e+00, %252 ], [ %267, %259 ], [ 0.000000e+00, %257 ]
  %281 = fsub contract double %253, %280
  %282 = fcmp contract ogt double %90, %125
  %283 = select contract i1 %282, double %90, double %125
  %284 = fsub contract double %89, %283
  %285 = fcmp contract ogt double %284, 0.000000e+00
  %286 = select contract i1 %285, double %284, double 0.000000e+00
  %287 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %288 = load ptr, ptr %287, align 8, !tbaa !24
  %289 = getelementptr inbounds double, ptr %288, i64 %57
  %290 = load double, ptr %289, align 8, !tbaa !8
  %291 = fdiv contract double %216, %290
  %292 = fadd contract double %281, %291
  %293 = fneg contract double %292
  %294 = fdiv contract double %293, %286
  %295 = add nsw i32 %224, -1
  %296 = icmp eq i32 %21, %295
  br i1 %296, label %297, label %303

297:                                              ; preds = %279
  %298 = getelementptr inbounds double, ptr %5, i64 %121
  %299 = load double, ptr %298, align 8, !tbaa !8
  %300 = fsub contract double %299, %104
  %301 = fmul contract double %8, %300
  %302 = fadd contract double %294, %301
  br label %303

303:                                              ; preds = %297, %279
  %304 = phi double [ %302, %297 ], [ %294, %279 ]
  %305 = fcmp contract ole double %286, 0.000000e+00
  %306 = select contract i1 %305, double 0.000000e+00, double %304
  %307 = getelementptr inbounds double, ptr %6, i64 %99
  store double %306, ptr %307, align 8, !tbaa !8
  br label %308

308:                                              ; preds = %10, %303
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @diffusivities(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5, ptr noundef readonly byval(%struct.Mixing) align 8 captures(none) %6) local_unnamed_addr #1 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add nsw i32 %11, -1
  %13 = add i32 %12, %10
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %16 = mul nuw nsw i32 %14, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = add nsw i32 %17, -1
  %19 = add nsw i32 %18, %16
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = add nuw nsw i32 %20, 1
  %22 = load i32, ptr %0, align 8, !tbaa !14
  %23 = icmp sle i32 %13, %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = icmp sle i32 %19, %25
  %27 = select i1 %23, i1 %26, i1 false
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %29 = load i32, ptr %28, align 8
  %30 = icmp slt i32 %21, %29
  %31 = select i1 %27, i1 %30, i1 false
  br i1 %31, label %32, label %118

32:                                               ; preds = %7
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %34 = load i32, ptr %33, align 4, !tbaa !18
  %35 = add nsw i32 %34, %21
  %36 = shl nsw i32 %34, 1
  %37 = add nsw i32 %36, %25
  %38 = mul nsw i32 %37, %35
  %39 = add i32 %34, %19
  %40 = add i32 %39, %38
  %41 = add nsw i32 %36, %22
  %42 = mul nsw i32 %40, %41
  %43 = add i32 %34, %13
  %44 = add i32 %43, %42
  %45 = mul nsw i32 %37, %41
  %46 = sub nsw i32 %44, %45
  %47 = sext i32 %44 to i64
  %48 = getelementptr inbounds double, ptr %1, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !8
  %50 = getelementptr i8, ptr %48, i64 8
  %51 = load double, ptr %50, align 8, !tbaa !8
  %52 = fadd contract double %49, %51
  %53 = sext i32 %46 to i64
  %54 = getelementptr inbounds double, ptr %1, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !8
  %56 = fsub contract double %52, %55
  %57 = getelementptr i8, ptr %54, i64 8
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = fsub contract double %56, %58
  %60 = fmul contract double %59, 5.000000e-01
  %61 = getelementptr inbounds double, ptr %2, i64 %47
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = add nsw i32 %44, %41
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %2, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !8
  %67 = fadd contract double %62, %66
  %68 = getelementptr inbounds double, ptr %2, i64 %53
  %69 = load double, ptr %68, align 8, !tbaa !8
  %70 = fsub contract double %67, %69
  %71 = add nsw i32 %46, %41
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds double, ptr %2, i64 %72
  %74 = load double, ptr %73, align 8, !tbaa !8
  %75 = fsub contract double %70, %74
  %76 = fmul contract double %75, 5.000000e-01
  %77 = fmul contract double %60, %60
  %78 = fmul contract double %76, %76
  %79 = fadd contract double %77, %78
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %81 = load ptr, ptr %80, align 8, !tbaa !19
  %82 = zext nneg i32 %21 to i64
  %83 = getelementptr double, ptr %81, i64 %82
  %84 = getelementptr i8, ptr %83, i64 8
  %85 = load double, ptr %84, align 8, !tbaa !8
  %86 = getelementptr i8, ptr %83, i64 -8
  %87 = load double, ptr %86, align 8, !tbaa !8
  %88 = fsub contract double %85, %87
  %89 = fmul contract double %88, 5.000000e-01
  %90 = fmul contract double %89, %89
  %91 = fdiv contract double %79, %90
  %92 = getelementptr inbounds double, ptr %3, i64 %47
  %93 = load double, ptr %92, align 8, !tbaa !8
  %94 = fcmp contract ogt double %93, 0.000000e+00
  %95 = select contract i1 %94, double %93, double 0.000000e+00
  %96 = fadd contract double %91, 1.000000e-10
  %97 = fdiv contract double %95, %96
  %98 = fmul contract double %97, 5.000000e+00
  %99 = fadd contract double %98, 1.000000e+00
  %100 = fdiv contract double 1.000000e+00, %99
  %101 = load double, ptr %6, align 8, !tbaa !39
  %102 = fmul contract double %101, %100
  %103 = fmul contract double %100, %102
  %104 = fcmp contract olt double %93, 0.000000e+00
  %105 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %106 = load double, ptr %105, align 8, !tbaa !41
  %107 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %108 = load double, ptr %107, align 8
  %109 = select contract i1 %104, double %108, double %103
  %110 = fadd contract double %106, %109
  %111 = getelementptr inbounds double, ptr %4, i64 %47
  store double %110, ptr %111, align 8, !tbaa !8
  %112 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %113 = load double, ptr %112, align 8, !tbaa !42
  %114 = fmul contract double %100, %103
  %115 = select contract i1 %104, double %108, double %114
  %116 = fadd contract double %113, %115
  %117 = getelementptr inbounds double, ptr %5, i64 %47
  store double %116, ptr %117, align 8, !tbaa !8
  br label %118

118:                                              ; preds = %7, %32
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @diffuse_tracer(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, double noundef %4) local_unnamed_addr #3 {
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
  %16 = load i32, ptr %0, align 8, !tbaa !14
  %17 = icmp slt i32 %10, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = icmp slt i32 %15, %19
  %21 = select i1 %17, i1 %20, i1 false
  br i1 %21, label %22, label %174

22:                                               ; preds = %5
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %24 = load i32, ptr %23, align 4, !tbaa !18
  %25 = shl nsw i32 %24, 1
  %26 = add nsw i32 %25, %19
  %27 = mul nsw i32 %26, %24
  %28 = add i32 %24, %15
  %29 = add i32 %28, %27
  %30 = add nsw i32 %25, %16
  %31 = mul nsw i32 %29, %30
  %32 = add i32 %24, %10
  %33 = add i32 %32, %31
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %35 = load i32, ptr %34, align 8, !tbaa !20
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %37, label %88

37:                                               ; preds = %22
  %38 = mul nsw i32 %26, %30
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %40 = load ptr, ptr %39, align 8, !tbaa !19
  %41 = add nsw i32 %35, -1
  %42 = fmul contract double %4, 5.000000e-01
  %43 = icmp eq i32 %41, 0
  br i1 %43, label %49, label %44

44:                                               ; preds = %37
  %45 = add nsw i32 %35, -2
  br label %111

46:                                               ; preds = %111
  %47 = fmul contract double %134, %146
  %48 = fmul contract double %134, %145
  br label %49

49:                                               ; preds = %46, %37
  %50 = phi double [ 0.000000e+00, %37 ], [ %134, %46 ]
  %51 = phi double [ 0.000000e+00, %37 ], [ %47, %46 ]
  %52 = phi double [ 0.000000e+00, %37 ], [ %48, %46 ]
  %53 = phi i32 [ 0, %37 ], [ %148, %46 ]
  %54 = mul nsw i32 %53, %38
  %55 = add nsw i32 %54, %33
  %56 = zext nneg i32 %53 to i64
  %57 = getelementptr double, ptr %40, i64 %56
  %58 = getelementptr i8, ptr %57, i64 8
  %59 = load double, ptr %58, align 8, !tbaa !8
  %60 = load double, ptr %57, align 8, !tbaa !8
  %61 = fsub contract double %59, %60
  %62 = icmp eq i32 %53, %41
  br i1 %62, label %75, label %63

63:                                               ; preds = %49
  %64 = add nsw i32 %55, %38
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds double, ptr %2, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !8
  %68 = fadd contract double %67, %67
  %69 = fmul contract double %42, %68
  %70 = getelementptr i8, ptr %57, i64 16
  %71 = load double, ptr %70, align 8, !tbaa !8
  %72 = fsub contract double %71, %60
  %73 = fmul contract double %72, 5.000000e-01
  %74 = fdiv contract double %69, %73
  br label %75

75:                                               ; preds = %63, %49
  %76 = phi contract double [ %74, %63 ], [ 0.000000e+00, %49 ]
  %77 = fadd contract double %50, %61
  %78 = fadd contract double %77, %76
  %79 = fsub contract double %78, %51
  %80 = sext i32 %55 to i64
  %81 = getelementptr inbounds double, ptr %1, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !8
  %83 = fmul contract double %61, %82
  %84 = fadd contract double %52, %83
  %85 = fdiv contract double %84, %79
  %86 = fdiv contract double %76, %79
  %87 = getelementptr inbounds double, ptr %3, i64 %80
  store double %86, ptr %87, align 8, !tbaa !8
  store double %85, ptr %81, align 8, !tbaa !8
  br label %88

88:                                               ; preds = %75, %22
  %89 = phi double [ 0.000000e+00, %22 ], [ %85, %75 ]
  %90 = icmp sgt i32 %35, 1
  br i1 %90, label %91, label %174

91:                                               ; preds = %88
  %92 = add nsw i32 %35, -2
  %93 = mul i32 %30, %26
  %94 = and i32 %35, 1
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %107

96:                                               ; preds = %91
  %97 = mul i32 %93, %92
  %98 = add nsw i32 %97, %33
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds double, ptr %1, i64 %99
  %101 = load double, ptr %100, align 8, !tbaa !8
  %102 = getelementptr inbounds double, ptr %3, i64 %99
  %103 = load double, ptr %102, align 8, !tbaa !8
  %104 = fmul contract double %89, %103
  %105 = fadd contract double %101, %104
  store double %105, ptr %100, align 8, !tbaa !8
  %106 = add nsw i32 %35, -3
  br label %107

107:                                              ; preds = %96, %91
  %108 = phi i32 [ %92, %91 ], [ %106, %96 ]
  %109 = phi double [ %89, %91 ], [ %105, %96 ]
  %110 = icmp eq i32 %92, 0
  br i1 %110, label %174, label %150

111:                                              ; preds = %111, %44
  %112 = phi double [ 0.000000e+00, %44 ], [ %134, %111 ]
  %113 = phi double [ 0.000000e+00, %44 ], [ %146, %111 ]
  %114 = phi double [ 0.000000e+00, %44 ], [ %145, %111 ]
  %115 = phi i32 [ 0, %44 ], [ %148, %111 ]
  %116 = mul nsw i32 %115, %38
  %117 = add nsw i32 %116, %33
  %118 = zext nneg i32 %115 to i64
  %119 = getelementptr double, ptr %40, i64 %118
  %120 = getelementptr i8, ptr %119, i64 8
  %121 = load double, ptr %120, align 8, !tbaa !8
  %122 = load double, ptr %119, align 8, !tbaa !8
  %123 = fsub contract double %121, %122
  %124 = add nsw i32 %117, %38
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds double, ptr %2, i64 %125
  %127 = load double, ptr %126, align 8, !tbaa !8
  %128 = fadd contract double %127, %127
  %129 = fmul contract double %42, %128
  %130 = getelementptr i8, ptr %119, i64 16
  %131 = load double, ptr %130, align 8, !tbaa !8
  %132 = fsub contract double %131, %122
  %133 = fmul contract double %132, 5.000000e-01
  %134 = fdiv contract double %129, %133
  %135 = fadd contract double %112, %123
  %136 = fadd contract double %135, %134
  %137 = fmul contract double %112, %113
  %138 = fsub contract double %136, %137
  %139 = sext i32 %117 to i64
  %140 = getelementptr inbounds double, ptr %1, i64 %139
  %141 = load double, ptr %140, align 8, !tbaa !8
  %142 = fmul contract double %123, %141
  %143 = fmul contract double %112, %114
  %144 = fadd contract double %143, %142
  %145 = fdiv contract double %144, %138
  %146 = fdiv contract double %134, %138
  %147 = getelementptr inbounds double, ptr %3, i64 %139
  store double %146, ptr %147, align 8, !tbaa !8
  store double %145, ptr %140, align 8, !tbaa !8
  %148 = add nuw nsw i32 %115, 1
  %149 = icmp eq i32 %115, %45
  br i1 %149, label %46, label %111, !llvm.loop !43

150:                                              ; preds = %107, %150
  %151 = phi i32 [ %172, %150 ], [ %108, %107 ]
  %152 = phi double [ %171, %150 ], [ %109, %107 ]
  %153 = mul i32 %93, %151
  %154 = add nsw i32 %153, %33
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds double, ptr %1, i64 %155
  %157 = load double, ptr %156, align 8, !tbaa !8
  %158 = getelementptr inbounds double, ptr %3, i64 %155
  %159 = load double, ptr %158, align 8, !tbaa !8
  %160 = fmul contract double %152, %159
  %161 = fadd contract double %157, %160
  store double %161, ptr %156, align 8, !tbaa !8
  %162 = add nsw i32 %151, -1
  %163 = mul i32 %93, %162
  %164 = add nsw i32 %163, %33
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds double, ptr %1, i64 %165
  %167 = load double, ptr %166, align 8, !tbaa !8
  %168 = getelementptr inbounds double, ptr %3, i64 %165
  %169 = load double, ptr %168, align 8, !tbaa !8
  %170 = fmul contract double %161, %169
  %171 = fadd contract double %167, %170
  store double %171, ptr %166, align 8, !tbaa !8
  %172 = add nsw i32 %151, -2
  %173 = icmp eq i32 %162, 0
  br i1 %173, label %174, label %150, !llvm.loop !45

174:                                              ; preds = %107, %150, %5, %88
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @diffuse_u(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, double noundef %4) local_unnamed_addr #3 {
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
  %16 = load i32, ptr %0, align 8, !tbaa !14
  %17 = icmp slt i32 %10, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = icmp slt i32 %15, %19
  %21 = select i1 %17, i1 %20, i1 false
  br i1 %21, label %22, label %178

22:                                               ; preds = %5
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %24 = load i32, ptr %23, align 4, !tbaa !18
  %25 = shl nsw i32 %24, 1
  %26 = add nsw i32 %25, %19
  %27 = mul nsw i32 %26, %24
  %28 = add i32 %24, %15
  %29 = add i32 %28, %27
  %30 = add nsw i32 %25, %16
  %31 = mul nsw i32 %29, %30
  %32 = add i32 %24, %10
  %33 = add i32 %32, %31
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %35 = load i32, ptr %34, align 8, !tbaa !20
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %37, label %90

37:                                               ; preds = %22
  %38 = mul nsw i32 %26, %30
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %40 = load ptr, ptr %39, align 8, !tbaa !19
  %41 = add nsw i32 %35, -1
  %42 = fmul contract double %4, 5.000000e-01
  %43 = icmp eq i32 %41, 0
  br i1 %43, label %49, label %44

44:                                               ; preds = %37
  %45 = add nsw i32 %35, -2
  br label %113

46:                                               ; preds = %113
  %47 = fmul contract double %138, %150
  %48 = fmul contract double %138, %149
  br label %49

49:                                               ; preds = %46, %37
  %50 = phi double [ 0.000000e+00, %37 ], [ %138, %46 ]
  %51 = phi double [ 0.000000e+00, %37 ], [ %47, %46 ]
  %52 = phi double [ 0.000000e+00, %37 ], [ %48, %46 ]
  %53 = phi i32 [ 0, %37 ], [ %152, %46 ]
  %54 = mul nsw i32 %53, %38
  %55 = add nsw i32 %54, %33
  %56 = zext nneg i32 %53 to i64
  %57 = getelementptr double, ptr %40, i64 %56
  %58 = getelementptr i8, ptr %57, i64 8
  %59 = load double, ptr %58, align 8, !tbaa !8
  %60 = load double, ptr %57, align 8, !tbaa !8
  %61 = fsub contract double %59, %60
  %62 = icmp eq i32 %53, %41
  br i1 %62, label %77, label %63

63:                                               ; preds = %49
  %64 = add nsw i32 %55, %38
  %65 = sext i32 %64 to i64
  %66 = getelementptr double, ptr %2, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !8
  %68 = getelementptr i8, ptr %66, i64 -8
  %69 = load double, ptr %68, align 8, !tbaa !8
  %70 = fadd contract double %67, %69
  %71 = fmul contract double %42, %70
  %72 = getelementptr i8, ptr %57, i64 16
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = fsub contract double %73, %60
  %75 = fmul contract double %74, 5.000000e-01
  %76 = fdiv contract double %71, %75
  br label %77

77:                                               ; preds = %63, %49
  %78 = phi contract double [ %76, %63 ], [ 0.000000e+00, %49 ]
  %79 = fadd contract double %50, %61
  %80 = fadd contract double %79, %78
  %81 = fsub contract double %80, %51
  %82 = sext i32 %55 to i64
  %83 = getelementptr inbounds double, ptr %1, i64 %82
  %84 = load double, ptr %83, align 8, !tbaa !8
  %85 = fmul contract double %61, %84
  %86 = fadd contract double %52, %85
  %87 = fdiv contract double %86, %81
  %88 = fdiv contract double %78, %81
  %89 = getelementptr inbounds double, ptr %3, i64 %82
  store double %88, ptr %89, align 8, !tbaa !8
  store double %87, ptr %83, align 8, !tbaa !8
  br label %90

90:                                               ; preds = %77, %22
  %91 = phi double [ 0.000000e+00, %22 ], [ %87, %77 ]
  %92 = icmp sgt i32 %35, 1
  br i1 %92, label %93, label %178

93:                                               ; preds = %90
  %94 = add nsw i32 %35, -2
  %95 = mul i32 %30, %26
  %96 = and i32 %35, 1
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %109

98:                                               ; preds = %93
  %99 = mul i32 %95, %94
  %100 = add nsw i32 %99, %33
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds double, ptr %1, i64 %101
  %103 = load double, ptr %102, align 8, !tbaa !8
  %104 = getelementptr inbounds double, ptr %3, i64 %101
  %105 = load double, ptr %104, align 8, !tbaa !8
  %106 = fmul contract double %91, %105
  %107 = fadd contract double %103, %106
  store double %107, ptr %102, align 8, !tbaa !8
  %108 = add nsw i32 %35, -3
  br label %109

109:                                              ; preds = %98, %93
  %110 = phi i32 [ %94, %93 ], [ %108, %98 ]
  %111 = phi double [ %91, %93 ], [ %107, %98 ]
  %112 = icmp eq i32 %94, 0
  br i1 %112, label %178, label %154

113:                                              ; preds = %113, %44
  %114 = phi double [ 0.000000e+00, %44 ], [ %138, %113 ]
  %115 = phi double [ 0.000000e+00, %44 ], [ %150, %113 ]
  %116 = phi double [ 0.000000e+00, %44 ], [ %149, %113 ]
  %117 = phi i32 [ 0, %44 ], [ %152, %113 ]
  %118 = mul nsw i32 %117, %38
  %119 = add nsw i32 %118, %33
  %120 = zext nneg i32 %117 to i64
  %121 = getelementptr double, ptr %40, i64 %120
  %122 = getelementptr i8, ptr %121, i64 8
  %123 = load double, ptr %122, align 8, !tbaa !8
  %124 = load double, ptr %121, align 8, !tbaa !8
  %125 = fsub contract double %123, %124
  %126 = add nsw i32 %119, %38
  %127 = sext i32 %126 to i64
  %128 = getelementptr double, ptr %2, i64 %127
  %129 = load double, ptr %128, align 8, !tbaa !8
  %130 = getelementptr i8, ptr %128, i64 -8
  %131 = load double, ptr %130, align 8, !tbaa !8
  %132 = fadd contract double %129, %131
  %133 = fmul contract double %42, %132
  %134 = getelementptr i8, ptr %121, i64 16
  %135 = load double, ptr %134, align 8, !tbaa !8
  %136 = fsub contract double %135, %124
  %137 = fmul contract double %136, 5.000000e-01
  %138 = fdiv contract double %133, %137
  %139 = fadd contract double %114, %125
  %140 = fadd contract double %139, %138
  %141 = fmul contract double %114, %115
  %142 = fsub contract double %140, %141
  %143 = sext i32 %119 to i64
  %144 = getelementptr inbounds double, ptr %1, i64 %143
  %145 = load double, ptr %144, align 8, !tbaa !8
  %146 = fmul contract double %125, %145
  %147 = fmul contract double %114, %116
  %148 = fadd contract double %147, %146
  %149 = fdiv contract double %148, %142
  %150 = fdiv contract double %138, %142
  %151 = getelementptr inbounds double, ptr %3, i64 %143
  store double %150, ptr %151, align 8, !tbaa !8
  store double %149, ptr %144, align 8, !tbaa !8
  %152 = add nuw nsw i32 %117, 1
  %153 = icmp eq i32 %117, %45
  br i1 %153, label %46, label %113, !llvm.loop !43

154:                                              ; preds = %109, %154
  %155 = phi i32 [ %176, %154 ], [ %110, %109 ]
  %156 = phi double [ %175, %154 ], [ %111, %109 ]
  %157 = mul i32 %95, %155
  %158 = add nsw i32 %157, %33
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds double, ptr %1, i64 %159
  %161 = load double, ptr %160, align 8, !tbaa !8
  %162 = getelementptr inbounds double, ptr %3, i64 %159
  %163 = load double, ptr %162, align 8, !tbaa !8
  %164 = fmul contract double %156, %163
  %165 = fadd contract double %161, %164
  store double %165, ptr %160, align 8, !tbaa !8
  %166 = add nsw i32 %155, -1
  %167 = mul i32 %95, %166
  %168 = add nsw i32 %167, %33
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds double, ptr %1, i64 %169
  %171 = load double, ptr %170, align 8, !tbaa !8
  %172 = getelementptr inbounds double, ptr %3, i64 %169
  %173 = load double, ptr %172, align 8, !tbaa !8
  %174 = fmul contract double %165, %173
  %175 = fadd contract double %171, %174
  store double %175, ptr %170, align 8, !tbaa !8
  %176 = add nsw i32 %155, -2
  %177 = icmp eq i32 %166, 0
  br i1 %177, label %178, label %154, !llvm.loop !45

178:                                              ; preds = %109, %154, %5, %90
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @diffuse_v(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, double noundef %4) local_unnamed_addr #3 {
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
  %16 = load i32, ptr %0, align 8, !tbaa !14
  %17 = icmp slt i32 %10, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = icmp slt i32 %15, %19
  %21 = select i1 %17, i1 %20, i1 false
  br i1 %21, label %22, label %182

22:                                               ; preds = %5
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %24 = load i32, ptr %23, align 4, !tbaa !18
  %25 = shl nsw i32 %24, 1
  %26 = add nsw i32 %25, %16
  %27 = add nsw i32 %25, %19
  %28 = mul nsw i32 %27, %24
  %29 = add i32 %24, %15
  %30 = add i32 %29, %28
  %31 = mul nsw i32 %30, %26
  %32 = add i32 %24, %10
  %33 = add i32 %32, %31
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %35 = load i32, ptr %34, align 8, !tbaa !20
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %37, label %92

37:                                               ; preds = %22
  %38 = mul nsw i32 %27, %26
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %40 = load ptr, ptr %39, align 8, !tbaa !19
  %41 = add nsw i32 %35, -1
  %42 = fmul contract double %4, 5.000000e-01
  %43 = icmp eq i32 %41, 0
  br i1 %43, label %49, label %44

44:                                               ; preds = %37
  %45 = add nsw i32 %35, -2
  br label %115

46:                                               ; preds = %115
  %47 = fmul contract double %142, %154
  %48 = fmul contract double %142, %153
  br label %49

49:                                               ; preds = %46, %37
  %50 = phi double [ 0.000000e+00, %37 ], [ %142, %46 ]
  %51 = phi double [ 0.000000e+00, %37 ], [ %47, %46 ]
  %52 = phi double [ 0.000000e+00, %37 ], [ %48, %46 ]
  %53 = phi i32 [ 0, %37 ], [ %156, %46 ]
  %54 = mul nsw i32 %53, %38
  %55 = add nsw i32 %54, %33
  %56 = zext nneg i32 %53 to i64
  %57 = getelementptr double, ptr %40, i64 %56
  %58 = getelementptr i8, ptr %57, i64 8
  %59 = load double, ptr %58, align 8, !tbaa !8
  %60 = load double, ptr %57, align 8, !tbaa !8
  %61 = fsub contract double %59, %60
  %62 = icmp eq i32 %53, %41
  br i1 %62, label %79, label %63

63:                                               ; preds = %49
  %64 = add nsw i32 %55, %38
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds double, ptr %2, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !8
  %68 = sub nsw i32 %64, %26
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds double, ptr %2, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !8
  %72 = fadd contract double %67, %71
  %73 = fmul contract double %42, %72
  %74 = getelementptr i8, ptr %57, i64 16
  %75 = load double, ptr %74, align 8, !tbaa !8
  %76 = fsub contract double %75, %60
  %77 = fmul contract double %76, 5.000000e-01
  %78 = fdiv contract double %73, %77
  br label %79

79:                                               ; preds = %63, %49
  %80 = phi contract double [ %78, %63 ], [ 0.000000e+00, %49 ]
  %81 = fadd contract double %50, %61
  %82 = fadd contract double %81, %80
  %83 = fsub contract double %82, %51
  %84 = sext i32 %55 to i64
  %85 = getelementptr inbounds double, ptr %1, i64 %84
  %86 = load double, ptr %85, align 8, !tbaa !8
  %87 = fmul contract double %61, %86
  %88 = fadd contract double %52, %87
  %89 = fdiv contract double %88, %83
  %90 = fdiv contract double %80, %83
  %91 = getelementptr inbounds double, ptr %3, i64 %84
  store double %90, ptr %91, align 8, !tbaa !8
  store double %89, ptr %85, align 8, !tbaa !8
  br label %92

92:                                               ; preds = %79, %22
  %93 = phi double [ 0.000000e+00, %22 ], [ %89, %79 ]
  %94 = icmp sgt i32 %35, 1
  br i1 %94, label %95, label %182

95:                                               ; preds = %92
  %96 = add nsw i32 %35, -2
  %97 = mul i32 %26, %27
  %98 = and i32 %35, 1
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %111

100:                                              ; preds = %95
  %101 = mul i32 %97, %96
  %102 = add nsw i32 %101, %33
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds double, ptr %1, i64 %103
  %105 = load double, ptr %104, align 8, !tbaa !8
  %106 = getelementptr inbounds double, ptr %3, i64 %103
  %107 = load double, ptr %106, align 8, !tbaa !8
  %108 = fmul contract double %93, %107
  %109 = fadd contract double %105, %108
  store double %109, ptr %104, align 8, !tbaa !8
  %110 = add nsw i32 %35, -3
  br label %111

111:                                              ; preds = %100, %95
  %112 = phi i32 [ %96, %95 ], [ %110, %100 ]
  %113 = phi double [ %93, %95 ], [ %109, %100 ]
  %114 = icmp eq i32 %96, 0
  br i1 %114, label %182, label %158

115:                                              ; preds = %115, %44
  %116 = phi double [ 0.000000e+00, %44 ], [ %142, %115 ]
  %117 = phi double [ 0.000000e+00, %44 ], [ %154, %115 ]
  %118 = phi double [ 0.000000e+00, %44 ], [ %153, %115 ]
  %119 = phi i32 [ 0, %44 ], [ %156, %115 ]
  %120 = mul nsw i32 %119, %38
  %121 = add nsw i32 %120, %33
  %122 = zext nneg i32 %119 to i64
  %123 = getelementptr double, ptr %40, i64 %122
  %124 = getelementptr i8, ptr %123, i64 8
  %125 = load double, ptr %124, align 8, !tbaa !8
  %126 = load double, ptr %123, align 8, !tbaa !8
  %127 = fsub contract double %125, %126
  %128 = add nsw i32 %121, %38
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds double, ptr %2, i64 %129
  %131 = load double, ptr %130, align 8, !tbaa !8
  %132 = sub nsw i32 %128, %26
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds double, ptr %2, i64 %133
  %135 = load double, ptr %134, align 8, !tbaa !8
  %136 = fadd contract double %131, %135
  %137 = fmul contract double %42, %136
  %138 = getelementptr i8, ptr %123, i64 16
  %139 = load double, ptr %138, align 8, !tbaa !8
  %140 = fsub contract double %139, %126
  %141 = fmul contract double %140, 5.000000e-01
  %142 = fdiv contract double %137, %141
  %143 = fadd contract double %116, %127
  %144 = fadd contract double %143, %142
  %145 = fmul contract double %116, %117
  %146 = fsub contract double %144, %145
  %147 = sext i32 %121 to i64
  %148 = getelementptr inbounds double, ptr %1, i64 %147
  %149 = load double, ptr %148, align 8, !tbaa !8
  %150 = fmul contract double %127, %149
  %151 = fmul contract double %116, %118
  %152 = fadd contract double %151, %150
  %153 = fdiv contract double %152, %146
  %154 = fdiv contract double %142, %146
  %155 = getelementptr inbounds double, ptr %3, i64 %147
  store double %154, ptr %155, align 8, !tbaa !8
  store double %153, ptr %148, align 8, !tbaa !8
  %156 = add nuw nsw i32 %119, 1
  %157 = icmp eq i32 %119, %45
  br i1 %157, label %46, label %115, !llvm.loop !43

158:                                              ; preds = %111, %158
  %159 = phi i32 [ %180, %158 ], [ %112, %111 ]
  %160 = phi double [ %179, %158 ], [ %113, %111 ]
  %161 = mul i32 %97, %159
  %162 = add nsw i32 %161, %33
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds double, ptr %1, i64 %163
  %165 = load double, ptr %164, align 8, !tbaa !8
  %166 = getelementptr inbounds double, ptr %3, i64 %163
  %167 = load double, ptr %166, align 8, !tbaa !8
  %168 = fmul contract double %160, %167
  %169 = fadd contract double %165, %168
  store double %169, ptr %164, align 8, !tbaa !8
  %170 = add nsw i32 %159, -1
  %171 = mul i32 %97, %170
  %172 = add nsw i32 %171, %33
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds double, ptr %1, i64 %173
  %175 = load double, ptr %174, align 8, !tbaa !8
  %176 = getelementptr inbounds double, ptr %3, i64 %173
  %177 = load double, ptr %176, align 8, !tbaa !8
  %178 = fmul contract double %169, %177
  %179 = fadd contract double %175, %178
  store double %179, ptr %174, align 8, !tbaa !8
  %180 = add nsw i32 %159, -2
  %181 = icmp eq i32 %170, 0
  br i1 %181, label %182, label %158, !llvm.loop !45

182:                                              ; preds = %111, %158, %5, %92
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @diffuse_tracer_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, double noundef %4) local_unnamed_addr #3 {
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
  %16 = load i32, ptr %0, align 8, !tbaa !14
  %17 = icmp slt i32 %10, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = icmp slt i32 %15, %19
  %21 = select i1 %17, i1 %20, i1 false
  br i1 %21, label %22, label %148

22:                                               ; preds = %5
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %24 = load ptr, ptr %23, align 8, !tbaa !26
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !18
  %27 = add nsw i32 %26, %15
  %28 = shl nsw i32 %26, 1
  %29 = add nsw i32 %28, %16
  %30 = mul nsw i32 %29, %27
  %31 = add i32 %26, %10
  %32 = add i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds double, ptr %24, i64 %33
  %35 = load double, ptr %34, align 8, !tbaa !8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %37 = load ptr, ptr %36, align 8, !tbaa !19
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = fcmp contract olt double %35, %38
  %40 = select contract i1 %39, double %38, double %35
  %41 = add nsw i32 %28, %19
  %42 = mul nsw i32 %41, %26
  %43 = add i32 %42, %27
  %44 = mul nsw i32 %43, %29
  %45 = add i32 %44, %31
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %47 = load i32, ptr %46, align 8, !tbaa !20
  %48 = icmp sgt i32 %47, 0
  br i1 %48, label %49, label %53

49:                                               ; preds = %22
  %50 = mul nsw i32 %41, %29
  %51 = add nsw i32 %47, -1
  %52 = fmul contract double %4, 5.000000e-01
  br label %76

53:                                               ; preds = %106, %22
  %54 = phi double [ 0.000000e+00, %22 ], [ %119, %106 ]
  %55 = icmp sgt i32 %47, 1
  br i1 %55, label %56, label %148

56:                                               ; preds = %53
  %57 = add nsw i32 %47, -2
  %58 = mul i32 %29, %41
  %59 = and i32 %47, 1
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %72

61:                                               ; preds = %56
  %62 = mul i32 %58, %57
  %63 = add nsw i32 %62, %45
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %1, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !8
  %67 = getelementptr inbounds double, ptr %3, i64 %64
  %68 = load double, ptr %67, align 8, !tbaa !8
  %69 = fmul contract double %54, %68
  %70 = fadd contract double %66, %69
  store double %70, ptr %65, align 8, !tbaa !8
  %71 = add nsw i32 %47, -3
  br label %72

72:                                               ; preds = %61, %56
  %73 = phi i32 [ %57, %56 ], [ %71, %61 ]
  %74 = phi double [ %54, %56 ], [ %70, %61 ]
  %75 = icmp eq i32 %57, 0
  br i1 %75, label %148, label %124

76:                                               ; preds = %106, %49
  %77 = phi double [ 0.000000e+00, %49 ], [ %107, %106 ]
  %78 = phi double [ 0.000000e+00, %49 ], [ %120, %106 ]
  %79 = phi double [ 0.000000e+00, %49 ], [ %119, %106 ]
  %80 = phi i32 [ 0, %49 ], [ %122, %106 ]
  %81 = mul nsw i32 %80, %50
  %82 = add nsw i32 %81, %45
  %83 = zext nneg i32 %80 to i64
  %84 = getelementptr double, ptr %37, i64 %83
  %85 = getelementptr i8, ptr %84, i64 8
  %86 = load double, ptr %85, align 8, !tbaa !8
  %87 = load double, ptr %84, align 8, !tbaa !8
  %88 = fcmp contract ogt double %87, %40
  %89 = select contract i1 %88, double %87, double %40
  %90 = fsub contract double %86, %89
  %91 = fcmp contract ogt double %90, 0.000000e+00
  %92 = icmp ne i32 %80, %51
  %93 = and i1 %92, %91
  br i1 %93, label %94, label %106

94:                                               ; preds = %76
  %95 = add nsw i32 %82, %50
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds double, ptr %2, i64 %96
  %98 = load double, ptr %97, align 8, !tbaa !8
  %99 = fadd contract double %98, %98
  %100 = fmul contract double %52, %99
  %101 = getelementptr i8, ptr %84, i64 16
  %102 = load double, ptr %101, align 8, !tbaa !8
  %103 = fsub contract double %102, %87
  %104 = fmul contract double %103, 5.000000e-01
  %105 = fdiv contract double %100, %104
  br label %106

106:                                              ; preds = %94, %76
  %107 = phi contract double [ %105, %94 ], [ 0.000000e+00, %76 ]
  %108 = select contract i1 %91, double %90, double 1.000000e+00
  %109 = fadd contract double %77, %108
  %110 = fadd contract double %109, %107
  %111 = fmul contract double %77, %78
  %112 = fsub contract double %110, %111
  %113 = sext i32 %82 to i64
  %114 = getelementptr inbounds double, ptr %1, i64 %113
  %115 = load double, ptr %114, align 8, !tbaa !8
  %116 = fmul contract double %108, %115
  %117 = fmul contract double %77, %79
  %118 = fadd contract double %117, %116
  %119 = fdiv contract double %118, %112
  %120 = fdiv contract double %107, %112
  %121 = getelementptr inbounds double, ptr %3, i64 %113
  store double %120, ptr %121, align 8, !tbaa !8
  store double %119, ptr %114, align 8, !tbaa !8
  %122 = add nuw nsw i32 %80, 1
  %123 = icmp eq i32 %122, %47
  br i1 %123, label %53, label %76, !llvm.loop !46

124:                                              ; preds = %72, %124
  %125 = phi i32 [ %146, %124 ], [ %73, %72 ]
  %126 = phi double [ %145, %124 ], [ %74, %72 ]
  %127 = mul i32 %58, %125
  %128 = add nsw i32 %127, %45
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds double, ptr %1, i64 %129
  %131 = load double, ptr %130, align 8, !tbaa !8
  %132 = getelementptr inbounds double, ptr %3, i64 %129
  %133 = load double, ptr %132, align 8, !tbaa !8
  %134 = fmul contract double %126, %133
  %135 = fadd contract double %131, %134
  store double %135, ptr %130, align 8, !tbaa !8
  %136 = add nsw i32 %125, -1
  %137 = mul i32 %58, %136
  %138 = add nsw i32 %137, %45
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds double, ptr %1, i64 %139
  %141 = load double, ptr %140, align 8, !tbaa !8
  %142 = getelementptr inbounds double, ptr %3, i64 %139
  %143 = load double, ptr %142, align 8, !tbaa !8
  %144 = fmul contract double %135, %143
  %145 = fadd contract double %141, %144
  store double %145, ptr %140, align 8, !tbaa !8
  %146 = add nsw i32 %125, -2
  %147 = icmp eq i32 %136, 0
  br i1 %147, label %148, label %124, !llvm.loop !47

148:                                              ; preds = %72, %124, %5, %53
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @diffuse_u_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, double noundef %4) local_unnamed_addr #3 {
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
  %16 = load i32, ptr %0, align 8, !tbaa !14
  %17 = icmp slt i32 %10, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = icmp slt i32 %15, %19
  %21 = select i1 %17, i1 %20, i1 false
  br i1 %21, label %22, label %158

22:                                               ; preds = %5
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %24 = load ptr, ptr %23, align 8, !tbaa !26
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !18
  %27 = add nsw i32 %26, %15
  %28 = shl nsw i32 %26, 1
  %29 = add nsw i32 %28, %16
  %30 = mul nsw i32 %29, %27
  %31 = add i32 %26, %10
  %32 = add i32 %30, %31
  %33 = add i32 %32, -1
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds double, ptr %24, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %38 = load ptr, ptr %37, align 8, !tbaa !19
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = fcmp contract olt double %36, %39
  %41 = select contract i1 %40, double %39, double %36
  %42 = sext i32 %32 to i64
  %43 = getelementptr inbounds double, ptr %24, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = fcmp contract olt double %44, %39
  %46 = select contract i1 %45, double %39, double %44
  %47 = fcmp contract ogt double %41, %46
  %48 = select contract i1 %47, double %41, double %46
  %49 = add nsw i32 %28, %19
  %50 = mul nsw i32 %49, %26
  %51 = add i32 %50, %27
  %52 = mul nsw i32 %51, %29
  %53 = add i32 %52, %31
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %55 = load i32, ptr %54, align 8, !tbaa !20
  %56 = icmp sgt i32 %55, 0
  br i1 %56, label %57, label %61

57:                                               ; preds = %22
  %58 = mul nsw i32 %49, %29
  %59 = add nsw i32 %55, -1
  %60 = fmul contract double %4, 5.000000e-01
  br label %84

61:                                               ; preds = %116, %22
  %62 = phi double [ 0.000000e+00, %22 ], [ %129, %116 ]
  %63 = icmp sgt i32 %55, 1
  br i1 %63, label %64, label %158

64:                                               ; preds = %61
  %65 = add nsw i32 %55, -2
  %66 = mul i32 %29, %49
  %67 = and i32 %55, 1
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %80

69:                                               ; preds = %64
  %70 = mul i32 %66, %65
  %71 = add nsw i32 %70, %53
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds double, ptr %1, i64 %72
  %74 = load double, ptr %73, align 8, !tbaa !8
  %75 = getelementptr inbounds double, ptr %3, i64 %72
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = fmul contract double %62, %76
  %78 = fadd contract double %74, %77
  store double %78, ptr %73, align 8, !tbaa !8
  %79 = add nsw i32 %55, -3
  br label %80

80:                                               ; preds = %69, %64
  %81 = phi i32 [ %65, %64 ], [ %79, %69 ]
  %82 = phi double [ %62, %64 ], [ %78, %69 ]
  %83 = icmp eq i32 %65, 0
  br i1 %83, label %158, label %134

84:                                               ; preds = %116, %57
  %85 = phi double [ 0.000000e+00, %57 ], [ %117, %116 ]
  %86 = phi double [ 0.000000e+00, %57 ], [ %130, %116 ]
  %87 = phi double [ 0.000000e+00, %57 ], [ %129, %116 ]
  %88 = phi i32 [ 0, %57 ], [ %132, %116 ]
  %89 = mul nsw i32 %88, %58
  %90 = add nsw i32 %89, %53
  %91 = zext nneg i32 %88 to i64
  %92 = getelementptr double, ptr %38, i64 %91
  %93 = getelementptr i8, ptr %92, i64 8
  %94 = load double, ptr %93, align 8, !tbaa !8
  %95 = load double, ptr %92, align 8, !tbaa !8
  %96 = fcmp contract ogt double %95, %48
  %97 = select contract i1 %96, double %95, double %48
  %98 = fsub contract double %94, %97
  %99 = fcmp contract ogt double %98, 0.000000e+00
  %100 = icmp ne i32 %88, %59
  %101 = and i1 %100, %99
  br i1 %101, label %102, label %116

102:                                              ; preds = %84
  %103 = add nsw i32 %90, %58
  %104 = sext i32 %103 to i64
  %105 = getelementptr double, ptr %2, i64 %104
  %106 = load double, ptr %105, align 8, !tbaa !8
  %107 = getelementptr i8, ptr %105, i64 -8
  %108 = load double, ptr %107, align 8, !tbaa !8
  %109 = fadd contract double %106, %108
  %110 = fmul contract double %60, %109
  %111 = getelementptr i8, ptr %92, i64 16
  %112 = load double, ptr %111, align 8, !tbaa !8
  %113 = fsub contract double %112, %95
  %114 = fmul contract double %113, 5.000000e-01
  %115 = fdiv contract double %110, %114
  br label %116

116:                                              ; preds = %102, %84
  %117 = phi contract double [ %115, %102 ], [ 0.000000e+00, %84 ]
  %118 = select contract i1 %99, double %98, double 1.000000e+00
  %119 = fadd contract double %85, %118
  %120 = fadd contract double %119, %117
  %121 = fmul contract double %85, %86
  %122 = fsub contract double %120, %121
  %123 = sext i32 %90 to i64
  %124 = getelementptr inbounds double, ptr %1, i64 %123
  %125 = load double, ptr %124, align 8, !tbaa !8
  %126 = fmul contract double %118, %125
  %127 = fmul contract double %85, %87
  %128 = fadd contract double %127, %126
  %129 = fdiv contract double %128, %122
  %130 = fdiv contract double %117, %122
  %131 = getelementptr inbounds double, ptr %3, i64 %123
  store double %130, ptr %131, align 8, !tbaa !8
  store double %129, ptr %124, align 8, !tbaa !8
  %132 = add nuw nsw i32 %88, 1
  %133 = icmp eq i32 %132, %55
  br i1 %133, label %61, label %84, !llvm.loop !46

134:                                              ; preds = %80, %134
  %135 = phi i32 [ %156, %134 ], [ %81, %80 ]
  %136 = phi double [ %155, %134 ], [ %82, %80 ]
  %137 = mul i32 %66, %135
  %138 = add nsw i32 %137, %53
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds double, ptr %1, i64 %139
  %141 = load double, ptr %140, align 8, !tbaa !8
  %142 = getelementptr inbounds double, ptr %3, i64 %139
  %143 = load double, ptr %142, align 8, !tbaa !8
  %144 = fmul contract double %136, %143
  %145 = fadd contract double %141, %144
  store double %145, ptr %140, align 8, !tbaa !8
  %146 = add nsw i32 %135, -1
  %147 = mul i32 %66, %146
  %148 = add nsw i32 %147, %53
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds double, ptr %1, i64 %149
  %151 = load double, ptr %150, align 8, !tbaa !8
  %152 = getelementptr inbounds double, ptr %3, i64 %149
  %153 = load double, ptr %152, align 8, !tbaa !8
  %154 = fmul contract double %145, %153
  %155 = fadd contract double %151, %154
  store double %155, ptr %150, align 8, !tbaa !8
  %156 = add nsw i32 %135, -2
  %157 = icmp eq i32 %146, 0
  br i1 %157, label %158, label %134, !llvm.loop !47

158:                                              ; preds = %80, %134, %5, %61
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @diffuse_v_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, double noundef %4) local_unnamed_addr #3 {
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
  %16 = load i32, ptr %0, align 8, !tbaa !14
  %17 = icmp slt i32 %10, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = icmp slt i32 %15, %19
  %21 = select i1 %17, i1 %20, i1 false
  br i1 %21, label %22, label %162

22:                                               ; preds = %5
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %24 = load i32, ptr %23, align 4, !tbaa !18
  %25 = shl nsw i32 %24, 1
  %26 = add nsw i32 %25, %16
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %28 = load ptr, ptr %27, align 8, !tbaa !26
  %29 = add i32 %24, %15
  %30 = add i32 %29, -1
  %31 = mul nsw i32 %26, %30
  %32 = add i32 %24, %10
  %33 = add i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds double, ptr %28, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %38 = load ptr, ptr %37, align 8, !tbaa !19
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = fcmp contract olt double %36, %39
  %41 = select contract i1 %40, double %39, double %36
  %42 = mul nsw i32 %26, %29
  %43 = add i32 %42, %32
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %28, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !8
  %47 = fcmp contract olt double %46, %39
  %48 = select contract i1 %47, double %39, double %46
  %49 = fcmp contract ogt double %41, %48
  %50 = select contract i1 %49, double %41, double %48
  %51 = add nsw i32 %25, %19
  %52 = mul nsw i32 %51, %24
  %53 = add i32 %52, %29
  %54 = mul nsw i32 %53, %26
  %55 = add i32 %54, %32
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %57 = load i32, ptr %56, align 8, !tbaa !20
  %58 = icmp sgt i32 %57, 0
  br i1 %58, label %59, label %63

59:                                               ; preds = %22
  %60 = mul nsw i32 %51, %26
  %61 = add nsw i32 %57, -1
  %62 = fmul contract double %4, 5.000000e-01
  br label %86

63:                                               ; preds = %120, %22
  %64 = phi double [ 0.000000e+00, %22 ], [ %133, %120 ]
  %65 = icmp sgt i32 %57, 1
  br i1 %65, label %66, label %162

66:                                               ; preds = %63
  %67 = add nsw i32 %57, -2
  %68 = mul i32 %26, %51
  %69 = and i32 %57, 1
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %82

71:                                               ; preds = %66
  %72 = mul i32 %68, %67
  %73 = add nsw i32 %72, %55
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds double, ptr %1, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = getelementptr inbounds double, ptr %3, i64 %74
  %78 = load double, ptr %77, align 8, !tbaa !8
  %79 = fmul contract double %64, %78
  %80 = fadd contract double %76, %79
  store double %80, ptr %75, align 8, !tbaa !8
  %81 = add nsw i32 %57, -3
  br label %82

82:                                               ; preds = %71, %66
  %83 = phi i32 [ %67, %66 ], [ %81, %71 ]
  %84 = phi double [ %64, %66 ], [ %80, %71 ]
  %85 = icmp eq i32 %67, 0
  br i1 %85, label %162, label %138

86:                                               ; preds = %120, %59
  %87 = phi double [ 0.000000e+00, %59 ], [ %121, %120 ]
  %88 = phi double [ 0.000000e+00, %59 ], [ %134, %120 ]
  %89 = phi double [ 0.000000e+00, %59 ], [ %133, %120 ]
  %90 = phi i32 [ 0, %59 ], [ %136, %120 ]
  %91 = mul nsw i32 %90, %60
  %92 = add nsw i32 %91, %55
  %93 = zext nneg i32 %90 to i64
  %94 = getelementptr double, ptr %38, i64 %93
  %95 = getelementptr i8, ptr %94, i64 8
  %96 = load double, ptr %95, align 8, !tbaa !8
  %97 = load double, ptr %94, align 8, !tbaa !8
  %98 = fcmp contract ogt double %97, %50
  %99 = select contract i1 %98, double %97, double %50
  %100 = fsub contract double %96, %99
  %101 = fcmp contract ogt double %100, 0.000000e+00
  %102 = icmp ne i32 %90, %61
  %103 = and i1 %102, %101
  br i1 %103, label %104, label %120

104:                                              ; preds = %86
  %105 = add nsw i32 %92, %60
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds double, ptr %2, i64 %106
  %108 = load double, ptr %107, align 8, !tbaa !8
  %109 = sub nsw i32 %105, %26
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds double, ptr %2, i64 %110
  %112 = load double, ptr %111, align 8, !tbaa !8
  %113 = fadd contract double %108, %112
  %114 = fmul contract double %62, %113
  %115 = getelementptr i8, ptr %94, i64 16
  %116 = load double, ptr %115, align 8, !tbaa !8
  %117 = fsub contract double %116, %97
  %118 = fmul contract double %117, 5.000000e-01
  %119 = fdiv contract double %114, %118
  br label %120

120:                                              ; preds = %104, %86
  %121 = phi contract double [ %119, %104 ], [ 0.000000e+00, %86 ]
  %122 = select contract i1 %101, double %100, double 1.000000e+00
  %123 = fadd contract double %87, %122
  %124 = fadd contract double %123, %121
  %125 = fmul contract double %87, %88
  %126 = fsub contract double %124, %125
  %127 = sext i32 %92 to i64
  %128 = getelementptr inbounds double, ptr %1, i64 %127
  %129 = load double, ptr %128, align 8, !tbaa !8
  %130 = fmul contract double %122, %129
  %131 = fmul contract double %87, %89
  %132 = fadd contract double %131, %130
  %133 = fdiv contract double %132, %126
  %134 = fdiv contract double %121, %126
  %135 = getelementptr inbounds double, ptr %3, i64 %127
  store double %134, ptr %135, align 8, !tbaa !8
  store double %133, ptr %128, align 8, !tbaa !8
  %136 = add nuw nsw i32 %90, 1
  %137 = icmp eq i32 %136, %57
  br i1 %137, label %63, label %86, !llvm.loop !46

138:                                              ; preds = %82, %138
  %139 = phi i32 [ %160, %138 ], [ %83, %82 ]
  %140 = phi double [ %159, %138 ], [ %84, %82 ]
  %141 = mul i32 %68, %139
  %142 = add nsw i32 %141, %55
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds double, ptr %1, i64 %143
  %145 = load double, ptr %144, align 8, !tbaa !8
  %146 = getelementptr inbounds double, ptr %3, i64 %143
  %147 = load double, ptr %146, align 8, !tbaa !8
  %148 = fmul contract double %140, %147
  %149 = fadd contract double %145, %148
  store double %149, ptr %144, align 8, !tbaa !8
  %150 = add nsw i32 %139, -1
  %151 = mul i32 %68, %150
  %152 = add nsw i32 %151, %55
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds double, ptr %1, i64 %153
  %155 = load double, ptr %154, align 8, !tbaa !8
  %156 = getelementptr inbounds double, ptr %3, i64 %153
  %157 = load double, ptr %156, align 8, !tbaa !8
  %158 = fmul contract double %149, %157
  %159 = fadd contract double %155, %158
  store double %159, ptr %154, align 8, !tbaa !8
  %160 = add nsw i32 %139, -2
  %161 = icmp eq i32 %150, 0
  br i1 %161, label %162, label %138, !llvm.loop !47

162:                                              ; preds = %82, %138, %5, %63
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @diffuse_below_surface(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef readonly captures(none) %4, double noundef %5) local_unnamed_addr #3 {
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
  %17 = load i32, ptr %0, align 8, !tbaa !14
  %18 = icmp slt i32 %11, %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = icmp slt i32 %16, %20
  %22 = select i1 %18, i1 %21, i1 false
  br i1 %22, label %23, label %182

23:                                               ; preds = %6
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %25 = load i32, ptr %24, align 4, !tbaa !18
  %26 = add nsw i32 %25, %16
  %27 = shl nsw i32 %25, 1
  %28 = add nsw i32 %27, %17
  %29 = mul nsw i32 %28, %26
  %30 = add i32 %25, %11
  %31 = add i32 %29, %30
  %32 = add nsw i32 %27, %20
  %33 = mul nsw i32 %32, %25
  %34 = add i32 %33, %26
  %35 = mul nsw i32 %34, %28
  %36 = add i32 %35, %30
  %37 = sext i32 %31 to i64
  %38 = getelementptr inbounds double, ptr %4, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %41 = load i32, ptr %40, align 8, !tbaa !20
  %42 = icmp sgt i32 %41, 0
  br i1 %42, label %43, label %96

43:                                               ; preds = %23
  %44 = mul nsw i32 %32, %28
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %46 = load ptr, ptr %45, align 8, !tbaa !19
  %47 = add nsw i32 %41, -1
  %48 = fmul contract double %5, 5.000000e-01
  %49 = icmp eq i32 %47, 0
  br i1 %49, label %55, label %50

50:                                               ; preds = %43
  %51 = add nsw i32 %41, -2
  br label %119

52:                                               ; preds = %119
  %53 = fmul contract double %142, %154
  %54 = fmul contract double %142, %153
  br label %55

55:                                               ; preds = %52, %43
  %56 = phi double [ 0.000000e+00, %43 ], [ %142, %52 ]
  %57 = phi double [ 0.000000e+00, %43 ], [ %53, %52 ]
  %58 = phi double [ 0.000000e+00, %43 ], [ %54, %52 ]
  %59 = phi i32 [ 0, %43 ], [ %156, %52 ]
  %60 = mul nsw i32 %59, %44
  %61 = add nsw i32 %60, %36
  %62 = zext nneg i32 %59 to i64
  %63 = getelementptr double, ptr %46, i64 %62
  %64 = getelementptr i8, ptr %63, i64 8
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = load double, ptr %63, align 8, !tbaa !8
  %67 = fsub contract double %65, %66
  %68 = icmp eq i32 %59, %47
  %69 = fadd contract double %39, %67
  %70 = select i1 %68, double %69, double %67
  br i1 %68, label %83, label %71

71:                                               ; preds = %55
  %72 = add nsw i32 %61, %44
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds double, ptr %2, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !8
  %76 = fadd contract double %75, %75
  %77 = fmul contract double %48, %76
  %78 = getelementptr i8, ptr %63, i64 16
  %79 = load double, ptr %78, align 8, !tbaa !8
  %80 = fsub contract double %79, %66
  %81 = fmul contract double %80, 5.000000e-01
  %82 = fdiv contract double %77, %81
  br label %83

83:                                               ; preds = %71, %55
  %84 = phi contract double [ %82, %71 ], [ 0.000000e+00, %55 ]
  %85 = fadd contract double %56, %70
  %86 = fadd contract double %85, %84
  %87 = fsub contract double %86, %57
  %88 = sext i32 %61 to i64
  %89 = getelementptr inbounds double, ptr %1, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !8
  %91 = fmul contract double %70, %90
  %92 = fadd contract double %58, %91
  %93 = fdiv contract double %92, %87
  %94 = fdiv contract double %84, %87
  %95 = getelementptr inbounds double, ptr %3, i64 %88
  store double %94, ptr %95, align 8, !tbaa !8
  store double %93, ptr %89, align 8, !tbaa !8
  br label %96

96:                                               ; preds = %83, %23
  %97 = phi double [ 0.000000e+00, %23 ], [ %93, %83 ]
  %98 = icmp sgt i32 %41, 1
  br i1 %98, label %99, label %182

99:                                               ; preds = %96
  %100 = add nsw i32 %41, -2
  %101 = mul i32 %28, %32
  %102 = and i32 %41, 1
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %115

104:                                              ; preds = %99
  %105 = mul i32 %101, %100
  %106 = add nsw i32 %105, %36
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds double, ptr %1, i64 %107
  %109 = load double, ptr %108, align 8, !tbaa !8
  %110 = getelementptr inbounds double, ptr %3, i64 %107
  %111 = load double, ptr %110, align 8, !tbaa !8
  %112 = fmul contract double %97, %111
  %113 = fadd contract double %109, %112
  store double %113, ptr %108, align 8, !tbaa !8
  %114 = add nsw i32 %41, -3
  br label %115

115:                                              ; preds = %104, %99
  %116 = phi i32 [ %100, %99 ], [ %114, %104 ]
  %117 = phi double [ %97, %99 ], [ %113, %104 ]
  %118 = icmp eq i32 %100, 0
  br i1 %118, label %182, label %158

119:                                              ; preds = %119, %50
  %120 = phi double [ 0.000000e+00, %50 ], [ %142, %119 ]
  %121 = phi double [ 0.000000e+00, %50 ], [ %154, %119 ]
  %122 = phi double [ 0.000000e+00, %50 ], [ %153, %119 ]
  %123 = phi i32 [ 0, %50 ], [ %156, %119 ]
  %124 = mul nsw i32 %123, %44
  %125 = add nsw i32 %124, %36
  %126 = zext nneg i32 %123 to i64
  %127 = getelementptr double, ptr %46, i64 %126
  %128 = getelementptr i8, ptr %127, i64 8
  %129 = load double, ptr %128, align 8, !tbaa !8
  %130 = load double, ptr %127, align 8, !tbaa !8
  %131 = fsub contract double %129, %130
  %132 = add nsw i32 %125, %44
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds double, ptr %2, i64 %133
  %135 = load double, ptr %134, align 8, !tbaa !8
  %136 = fadd contract double %135, %135
  %137 = fmul contract double %48, %136
  %138 = getelementptr i8, ptr %127, i64 16
  %139 = load double, ptr %138, align 8, !tbaa !8
  %140 = fsub contract double %139, %130
  %141 = fmul contract double %140, 5.000000e-01
  %142 = fdiv contract double %137, %141
  %143 = fadd contract double %120, %131
  %144 = fadd contract double %143, %142
  %145 = fmul contract double %120, %121
  %146 = fsub contract double %144, %145
  %147 = sext i32 %125 to i64
  %148 = getelementptr inbounds double, ptr %1, i64 %147
  %149 = load double, ptr %148, align 8, !tbaa !8
  %150 = fmul contract double %131, %149
  %151 = fmul contract double %120, %122
  %152 = fadd contract double %151, %150
  %153 = fdiv contract double %152, %146
  %154 = fdiv contract double %142, %146
  %155 = getelementptr inbounds double, ptr %3, i64 %147
  store double %154, ptr %155, align 8, !tbaa !8
  store double %153, ptr %148, align 8, !tbaa !8
  %156 = add nuw nsw i32 %123, 1
  %157 = icmp eq i32 %123, %51
  br i1 %157, label %52, label %119, !llvm.loop !48

158:                                              ; preds = %115, %158
  %159 = phi i32 [ %180, %158 ], [ %116, %115 ]
  %160 = phi double [ %179, %158 ], [ %117, %115 ]
  %161 = mul i32 %101, %159
  %162 = add nsw i32 %161, %36
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds double, ptr %1, i64 %163
  %165 = load double, ptr %164, align 8, !tbaa !8
  %166 = getelementptr inbounds double, ptr %3, i64 %163
  %167 = load double, ptr %166, align 8, !tbaa !8
  %168 = fmul contract double %160, %167
  %169 = fadd contract double %165, %168
  store double %169, ptr %164, align 8, !tbaa !8
  %170 = add nsw i32 %159, -1
  %171 = mul i32 %101, %170
  %172 = add nsw i32 %171, %36
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds double, ptr %1, i64 %173
  %175 = load double, ptr %174, align 8, !tbaa !8
  %176 = getelementptr inbounds double, ptr %3, i64 %173
  %177 = load double, ptr %176, align 8, !tbaa !8
  %178 = fmul contract double %169, %177
  %179 = fadd contract double %175, %178
  store double %179, ptr %174, align 8, !tbaa !8
  %180 = add nsw i32 %159, -2
  %181 = icmp eq i32 %170, 0
  br i1 %181, label %182, label %158, !llvm.loop !49

182:                                              ; preds = %115, %158, %6, %96
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @diffuse_below_surface_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef readonly captures(none) %4, double noundef %5) local_unnamed_addr #3 {
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
  %17 = load i32, ptr %0, align 8, !tbaa !14
  %18 = icmp slt i32 %11, %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = icmp slt i32 %16, %20
  %22 = select i1 %18, i1 %21, i1 false
  br i1 %22, label %23, label %205

23:                                               ; preds = %6
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %25 = load i32, ptr %24, align 4, !tbaa !18
  %26 = add i32 %25, %16
  %27 = shl nsw i32 %25, 1
  %28 = add nsw i32 %27, %17
  %29 = mul nsw i32 %28, %26
  %30 = add i32 %25, %11
  %31 = add i32 %29, %30
  %32 = add nsw i32 %27, %20
  %33 = mul nsw i32 %32, %25
  %34 = add i32 %33, %26
  %35 = mul nsw i32 %34, %28
  %36 = add i32 %35, %30
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %38 = load ptr, ptr %37, align 8, !tbaa !26
  %39 = sext i32 %31 to i64
  %40 = getelementptr inbounds double, ptr %38, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %43 = load ptr, ptr %42, align 8, !tbaa !19
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = fcmp contract olt double %41, %44
  %46 = select contract i1 %45, double %44, double %41
  %47 = getelementptr inbounds double, ptr %4, i64 %39
  %48 = load double, ptr %47, align 8, !tbaa !8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %50 = load i32, ptr %49, align 8, !tbaa !20
  %51 = icmp sgt i32 %50, 0
  br i1 %51, label %52, label %112

52:                                               ; preds = %23
  %53 = mul nsw i32 %32, %28
  %54 = add nsw i32 %50, -1
  %55 = fmul contract double %5, 5.000000e-01
  %56 = icmp eq i32 %54, 0
  br i1 %56, label %65, label %57

57:                                               ; preds = %52
  %58 = add nsw i32 %50, -2
  br label %135

59:                                               ; preds = %163
  %60 = fmul contract double %165, %177
  %61 = fmul contract double %165, %176
  %62 = zext nneg i32 %179 to i64
  %63 = getelementptr double, ptr %43, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !8
  br label %65

65:                                               ; preds = %52, %59
  %66 = phi double [ %64, %59 ], [ %44, %52 ]
  %67 = phi double [ %165, %59 ], [ 0.000000e+00, %52 ]
  %68 = phi double [ %60, %59 ], [ 0.000000e+00, %52 ]
  %69 = phi double [ %61, %59 ], [ 0.000000e+00, %52 ]
  %70 = phi i32 [ %179, %59 ], [ 0, %52 ]
  %71 = mul nsw i32 %70, %53
  %72 = add nsw i32 %71, %36
  %73 = zext nneg i32 %70 to i64
  %74 = getelementptr double, ptr %43, i64 %73
  %75 = getelementptr i8, ptr %74, i64 8
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = fcmp contract ogt double %66, %46
  %78 = select contract i1 %77, double %66, double %46
  %79 = fsub contract double %76, %78
  %80 = fcmp contract ogt double %79, 0.000000e+00
  %81 = icmp eq i32 %70, %54
  %82 = select i1 %81, double %48, double -0.000000e+00
  %83 = fadd contract double %82, %79
  %84 = icmp ne i32 %70, %54
  %85 = and i1 %84, %80
  br i1 %85, label %86, label %98

86:                                               ; preds = %65
  %87 = add nsw i32 %72, %53
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds double, ptr %2, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !8
  %91 = fadd contract double %90, %90
  %92 = fmul contract double %55, %91
  %93 = getelementptr i8, ptr %74, i64 16
  %94 = load double, ptr %93, align 8, !tbaa !8
  %95 = fsub contract double %94, %66
  %96 = fmul contract double %95, 5.000000e-01
  %97 = fdiv contract double %92, %96
  br label %98

98:                                               ; preds = %86, %65
  %99 = phi contract double [ %97, %86 ], [ 0.000000e+00, %65 ]
  %100 = select contract i1 %80, double %83, double 1.000000e+00
  %101 = fadd contract double %67, %100
  %102 = fadd contract double %101, %99
  %103 = fsub contract double %102, %68
  %104 = sext i32 %72 to i64
  %105 = getelementptr inbounds double, ptr %1, i64 %104
  %106 = load double, ptr %105, align 8, !tbaa !8
  %107 = fmul contract double %100, %106
  %108 = fadd contract double %69, %107
  %109 = fdiv contract double %108, %103
  %110 = fdiv contract double %99, %103
  %111 = getelementptr inbounds double, ptr %3, i64 %104
  store double %110, ptr %111, align 8, !tbaa !8
  store double %109, ptr %105, align 8, !tbaa !8
  br label %112

112:                                              ; preds = %98, %23
  %113 = phi double [ 0.000000e+00, %23 ], [ %109, %98 ]
  %114 = icmp sgt i32 %50, 1
  br i1 %114, label %115, label %205

115:                                              ; preds = %112
  %116 = add nsw i32 %50, -2
  %117 = mul i32 %28, %32
  %118 = and i32 %50, 1
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %131

120:                                              ; preds = %115
  %121 = mul i32 %117, %116
  %122 = add nsw i32 %121, %36
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds double, ptr %1, i64 %123
  %125 = load double, ptr %124, align 8, !tbaa !8
  %126 = getelementptr inbounds double, ptr %3, i64 %123
  %127 = load double, ptr %126, align 8, !tbaa !8
  %128 = fmul contract double %113, %127
  %129 = fadd contract double %125, %128
  store double %129, ptr %124, align 8, !tbaa !8
  %130 = add nsw i32 %50, -3
  br label %131

131:                                              ; preds = %120, %115
  %132 = phi i32 [ %116, %115 ], [ %130, %120 ]
  %133 = phi double [ %113, %115 ], [ %129, %120 ]
  %134 = icmp eq i32 %116, 0
  br i1 %134, label %205, label %181

135:                                              ; preds = %163, %57
  %136 = phi double [ 0.000000e+00, %57 ], [ %165, %163 ]
  %137 = phi double [ 0.000000e+00, %57 ], [ %177, %163 ]
  %138 = phi double [ 0.000000e+00, %57 ], [ %176, %163 ]
  %139 = phi i32 [ 0, %57 ], [ %179, %163 ]
  %140 = mul nsw i32 %139, %53
  %141 = add nsw i32 %140, %36
  %142 = zext nneg i32 %139 to i64
  %143 = getelementptr double, ptr %43, i64 %142
  %144 = getelementptr i8, ptr %143, i64 8
  %145 = load double, ptr %144, align 8, !tbaa !8
  %146 = load double, ptr %143, align 8, !tbaa !8
  %147 = fcmp contract ogt double %146, %46
  %148 = select contract i1 %147, double %146, double %46
  %149 = fsub contract double %145, %148
  %150 = fcmp contract ogt double %149, 0.000000e+00
  br i1 %150, label %151, label %163

151:                                              ; preds = %135
  %152 = add nsw i32 %141, %53
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds double, ptr %2, i64 %153
  %155 = load double, ptr %154, align 8, !tbaa !8
  %156 = fadd contract double %155, %155
  %157 = fmul contract double %55, %156
  %158 = getelementptr i8, ptr %143, i64 16
  %159 = load double, ptr %158, align 8, !tbaa !8
  %160 = fsub contract double %159, %146
  %161 = fmul contract double %160, 5.000000e-01
  %162 = fdiv contract double %157, %161
  br label %163

163:                                              ; preds = %151, %135
  %164 = phi double [ %149, %151 ], [ 1.000000e+00, %135 ]
  %165 = phi contract double [ %162, %151 ], [ 0.000000e+00, %135 ]
  %166 = fadd contract double %136, %164
  %167 = fadd contract double %166, %165
  %168 = fmul contract double %136, %137
  %169 = fsub contract double %167, %168
  %170 = sext i32 %141 to i64
  %171 = getelementptr inbounds double, ptr %1, i64 %170
  %172 = load double, ptr %171, align 8, !tbaa !8
  %173 = fmul contract double %164, %172
  %174 = fmul contract double %136, %138
  %175 = fadd contract double %174, %173
  %176 = fdiv contract double %175, %169
  %177 = fdiv contract double %165, %169
  %178 = getelementptr inbounds double, ptr %3, i64 %170
  store double %177, ptr %178, align 8, !tbaa !8
  store double %176, ptr %171, align 8, !tbaa !8
  %179 = add nuw nsw i32 %139, 1
  %180 = icmp eq i32 %139, %58
  br i1 %180, label %59, label %135, !llvm.loop !50

181:                                              ; preds = %131, %181
  %182 = phi i32 [ %203, %181 ], [ %132, %131 ]
  %183 = phi double [ %202, %181 ], [ %133, %131 ]
  %184 = mul i32 %117, %182
  %185 = add nsw i32 %184, %36
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds double, ptr %1, i64 %186
  %188 = load double, ptr %187, align 8, !tbaa !8
  %189 = getelementptr inbounds double, ptr %3, i64 %186
  %190 = load double, ptr %189, align 8, !tbaa !8
  %191 = fmul contract double %183, %190
  %192 = fadd contract double %188, %191
  store double %192, ptr %187, align 8, !tbaa !8
  %193 = add nsw i32 %182, -1
  %194 = mul i32 %117, %193
  %195 = add nsw i32 %194, %36
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds double, ptr %1, i64 %196
  %198 = load double, ptr %197, align 8, !tbaa !8
  %199 = getelementptr inbounds double, ptr %3, i64 %196
  %200 = load double, ptr %199, align 8, !tbaa !8
  %201 = fmul contract double %192, %200
  %202 = fadd contract double %198, %201
  store double %202, ptr %197, align 8, !tbaa !8
  %203 = add nsw i32 %182, -2
  %204 = icmp eq i32 %193, 0
  br i1 %204, label %205, label %181, !llvm.loop !51

205:                                              ; preds = %131, %181, %6, %112
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @barotropic_begin(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, double noundef %6, ptr noundef writeonly captures(none) %7, ptr noundef writeonly captures(none) %8, ptr noundef writeonly captures(none) %9, ptr noundef writeonly captures(none) %10, ptr noundef writeonly captures(none) %11) local_unnamed_addr #3 {
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = mul i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = add i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %20 = mul nuw nsw i32 %18, %19
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %22 = add nuw nsw i32 %20, %21
  %23 = load i32, ptr %0, align 8, !tbaa !14
  %24 = icmp slt i32 %17, %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %26 = load i32, ptr %25, align 4
  %27 = icmp slt i32 %22, %26
  %28 = select i1 %24, i1 %27, i1 false
  br i1 %28, label %29, label %103

29:                                               ; preds = %12
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %31 = load i32, ptr %30, align 8, !tbaa !20
  %32 = icmp sgt i32 %31, 0
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %34 = load i32, ptr %33, align 4, !tbaa !18
  br i1 %32, label %40, label %35

35:                                               ; preds = %29
  %36 = add nsw i32 %34, %22
  %37 = shl nsw i32 %34, 1
  %38 = add nsw i32 %37, %23
  %39 = add i32 %34, %17
  br label %89

40:                                               ; preds = %29
  %41 = shl nsw i32 %34, 1
  %42 = add nsw i32 %41, %26
  %43 = add i32 %34, %22
  %44 = add nsw i32 %41, %23
  %45 = add i32 %34, %17
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %47 = load ptr, ptr %46, align 8, !tbaa !19
  %48 = load i32, ptr %5, align 4, !tbaa !4
  %49 = icmp eq i32 %48, 0
  %50 = select contract i1 %49, double -5.000000e-01, double %6
  %51 = fadd contract double %50, 1.500000e+00
  %52 = fadd contract double %50, 5.000000e-01
  br label %53

53:                                               ; preds = %53, %40
  %54 = phi double [ 0.000000e+00, %40 ], [ %77, %53 ]
  %55 = phi double [ 0.000000e+00, %40 ], [ %86, %53 ]
  %56 = phi i32 [ 0, %40 ], [ %87, %53 ]
  %57 = add nsw i32 %56, %34
  %58 = mul nsw i32 %57, %42
  %59 = add i32 %58, %43
  %60 = mul nsw i32 %59, %44
  %61 = add i32 %60, %45
  %62 = zext nneg i32 %56 to i64
  %63 = getelementptr double, ptr %47, i64 %62
  %64 = getelementptr i8, ptr %63, i64 8
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = load double, ptr %63, align 8, !tbaa !8
  %67 = fsub contract double %65, %66
  %68 = sext i32 %61 to i64
  %69 = getelementptr inbounds double, ptr %1, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = getelementptr inbounds double, ptr %2, i64 %68
  %72 = load double, ptr %71, align 8, !tbaa !8
  %73 = fmul contract double %51, %70
  %74 = fmul contract double %52, %72
  %75 = fsub contract double %73, %74
  %76 = fmul contract double %67, %75
  %77 = fadd contract double %54, %76
  %78 = getelementptr inbounds double, ptr %3, i64 %68
  %79 = load double, ptr %78, align 8, !tbaa !8
  %80 = getelementptr inbounds double, ptr %4, i64 %68
  %81 = load double, ptr %80, align 8, !tbaa !8
  %82 = fmul contract double %51, %79
  %83 = fmul contract double %52, %81
  %84 = fsub contract double %82, %83
  %85 = fmul contract double %67, %84
  %86 = fadd contract double %55, %85
  %87 = add nuw nsw i32 %56, 1
  %88 = icmp eq i32 %87, %31
  br i1 %88, label %89, label %53, !llvm.loop !52

89:                                               ; preds = %53, %35
  %90 = phi i32 [ %39, %35 ], [ %45, %53 ]
  %91 = phi i32 [ %38, %35 ], [ %44, %53 ]
  %92 = phi i32 [ %36, %35 ], [ %43, %53 ]
  %93 = phi double [ 0.000000e+00, %35 ], [ %86, %53 ]
  %94 = phi double [ 0.000000e+00, %35 ], [ %77, %53 ]
  %95 = mul nsw i32 %92, %91
  %96 = add i32 %95, %90
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds double, ptr %7, i64 %97
  store double %94, ptr %98, align 8, !tbaa !8
  %99 = getelementptr inbounds double, ptr %8, i64 %97
  store double %93, ptr %99, align 8, !tbaa !8
  %100 = getelementptr inbounds double, ptr %9, i64 %97
  store double 0.000000e+00, ptr %100, align 8, !tbaa !8
  %101 = getelementptr inbounds double, ptr %10, i64 %97
  store double 0.000000e+00, ptr %101, align 8, !tbaa !8
  %102 = getelementptr inbounds double, ptr %11, i64 %97
  store double 0.000000e+00, ptr %102, align 8, !tbaa !8
  br label %103

103:                                              ; preds = %12, %89
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @barotropic_begin_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, double noundef %6, ptr noundef writeonly captures(none) %7, ptr noundef writeonly captures(none) %8, ptr noundef writeonly captures(none) %9, ptr noundef writeonly captures(none) %10, ptr noundef writeonly captures(none) %11) local_unnamed_addr #3 {
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = mul i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = add i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %20 = mul nuw nsw i32 %18, %19
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %22 = add nuw nsw i32 %20, %21
  %23 = load i32, ptr %0, align 8, !tbaa !14
  %24 = icmp slt i32 %17, %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %26 = load i32, ptr %25, align 4
  %27 = icmp slt i32 %22, %26
  %28 = select i1 %24, i1 %27, i1 false
  br i1 %28, label %29, label %137

29:                                               ; preds = %12
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %31 = load i32, ptr %30, align 8, !tbaa !20
  %32 = icmp sgt i32 %31, 0
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %34 = load i32, ptr %33, align 4, !tbaa !18
  %35 = add i32 %34, %17
  br i1 %32, label %43, label %36

36:                                               ; preds = %29
  %37 = add nsw i32 %34, %22
  %38 = shl nsw i32 %34, 1
  %39 = add nsw i32 %38, %23
  %40 = mul nsw i32 %39, %37
  %41 = add i32 %40, %35
  %42 = sext i32 %41 to i64
  br label %128

43:                                               ; preds = %29
  %44 = shl nsw i32 %34, 1
  %45 = add nsw i32 %44, %26
  %46 = add i32 %34, %22
  %47 = add nsw i32 %44, %23
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %49 = load ptr, ptr %48, align 8, !tbaa !26
  %50 = mul nsw i32 %47, %46
  %51 = add i32 %50, %35
  %52 = add i32 %51, -1
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds double, ptr %49, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !8
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %57 = load ptr, ptr %56, align 8, !tbaa !19
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = fcmp contract olt double %55, %58
  %60 = select contract i1 %59, double %58, double %55
  %61 = sext i32 %51 to i64
  %62 = getelementptr inbounds double, ptr %49, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !8
  %64 = fcmp contract olt double %63, %58
  %65 = select contract i1 %64, double %58, double %63
  %66 = fcmp contract ogt double %60, %65
  %67 = select contract i1 %66, double %60, double %65
  %68 = add i32 %46, -1
  %69 = mul nsw i32 %47, %68
  %70 = add i32 %69, %35
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds double, ptr %49, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = fcmp contract olt double %73, %58
  %75 = select contract i1 %74, double %58, double %73
  %76 = fcmp contract ogt double %75, %65
  %77 = select contract i1 %76, double %75, double %65
  %78 = load i32, ptr %5, align 4, !tbaa !4
  %79 = icmp eq i32 %78, 0
  %80 = select contract i1 %79, double -5.000000e-01, double %6
  %81 = fadd contract double %80, 1.500000e+00
  %82 = fadd contract double %80, 5.000000e-01
  br label %83

83:                                               ; preds = %83, %43
  %84 = phi double [ 0.000000e+00, %43 ], [ %116, %83 ]
  %85 = phi double [ 0.000000e+00, %43 ], [ %125, %83 ]
  %86 = phi i32 [ 0, %43 ], [ %126, %83 ]
  %87 = add nsw i32 %86, %34
  %88 = mul nsw i32 %87, %45
  %89 = add i32 %88, %46
  %90 = mul nsw i32 %89, %47
  %91 = add i32 %90, %35
  %92 = zext nneg i32 %86 to i64
  %93 = getelementptr double, ptr %57, i64 %92
  %94 = getelementptr i8, ptr %93, i64 8
  %95 = load double, ptr %94, align 8, !tbaa !8
  %96 = load double, ptr %93, align 8, !tbaa !8
  %97 = fcmp contract ogt double %96, %67
  %98 = select contract i1 %97, double %96, double %67
  %99 = fsub contract double %95, %98
  %100 = fcmp contract ogt double %99, 0.000000e+00
  %101 = select contract i1 %100, double %99, double 0.000000e+00
  %102 = fcmp contract ogt double %96, %77
  %103 = select contract i1 %102, double %96, double %77
  %104 = fsub contract double %95, %103
  %105 = fcmp contract ogt double %104, 0.000000e+00
  %106 = select contract i1 %105, double %104, double 0.000000e+00
  %107 = sext i32 %91 to i64
  %108 = getelementptr inbounds double, ptr %1, i64 %107
  %109 = load double, ptr %108, align 8, !tbaa !8
  %110 = getelementptr inbounds double, ptr %2, i64 %107
  %111 = load double, ptr %110, align 8, !tbaa !8
  %112 = fmul contract double %81, %109
  %113 = fmul contract double %82, %111
  %114 = fsub contract double %112, %113
  %115 = fmul contract double %114, %101
  %116 = fadd contract double %84, %115
  %117 = getelementptr inbounds double, ptr %3, i64 %107
  %118 = load double, ptr %117, align 8, !tbaa !8
  %119 = getelementptr inbounds double, ptr %4, i64 %107
  %120 = load double, ptr %119, align 8, !tbaa !8
  %121 = fmul contract double %81, %118
  %122 = fmul contract double %82, %120
  %123 = fsub contract double %121, %122
  %124 = fmul contract double %106, %123
  %125 = fadd contract double %85, %124
  %126 = add nuw nsw i32 %86, 1
  %127 = icmp eq i32 %126, %31
  br i1 %127, label %128, label %83, !llvm.loop !53

128:                                              ; preds = %83, %36
  %129 = phi i64 [ %42, %36 ], [ %61, %83 ]
  %130 = phi double [ 0.000000e+00, %36 ], [ %125, %83 ]
  %131 = phi double [ 0.000000e+00, %36 ], [ %116, %83 ]
  %132 = getelementptr inbounds double, ptr %7, i64 %129
  store double %131, ptr %132, align 8, !tbaa !8
  %133 = getelementptr inbounds double, ptr %8, i64 %129
  store double %130, ptr %133, align 8, !tbaa !8
  %134 = getelementptr inbounds double, ptr %9, i64 %129
  store double 0.000000e+00, ptr %134, align 8, !tbaa !8
  %135 = getelementptr inbounds double, ptr %10, i64 %129
  store double 0.000000e+00, ptr %135, align 8, !tbaa !8
  %136 = getelementptr inbounds double, ptr %11, i64 %129
  store double 0.000000e+00, ptr %136, align 8, !tbaa !8
  br label %137

137:                                              ; preds = %12, %128
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @barotropic_height(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, double noundef %4) local_unnamed_addr #1 {
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
  %16 = load i32, ptr %0, align 8, !tbaa !14
  %17 = icmp slt i32 %10, %16
  br i1 %17, label %18, label %101

18:                                               ; preds = %5
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %20 = load i32, ptr %19, align 4, !tbaa !28
  %21 = icmp slt i32 %15, %20
  br i1 %21, label %22, label %101

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %24 = load i32, ptr %23, align 4, !tbaa !18
  %25 = add nsw i32 %24, %15
  %26 = shl nsw i32 %24, 1
  %27 = add nsw i32 %26, %16
  %28 = mul nsw i32 %27, %25
  %29 = add i32 %24, %10
  %30 = add i32 %28, %29
  %31 = add nsw i32 %16, -1
  %32 = icmp slt i32 %10, %31
  br i1 %32, label %33, label %38

33:                                               ; preds = %22
  %34 = sext i32 %30 to i64
  %35 = getelementptr double, ptr %2, i64 %34
  %36 = getelementptr i8, ptr %35, i64 8
  %37 = load double, ptr %36, align 8, !tbaa !8
  br label %47

38:                                               ; preds = %22
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %40 = load i32, ptr %39, align 8, !tbaa !37
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %47, label %42

42:                                               ; preds = %38
  %43 = add i32 %28, %24
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %2, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !8
  br label %47

47:                                               ; preds = %42, %38, %33
  %48 = phi contract double [ %37, %33 ], [ %46, %42 ], [ 0.000000e+00, %38 ]
  %49 = add nsw i32 %20, -1
  %50 = icmp samesign ult i32 %15, %49
  br i1 %50, label %51, label %53

51:                                               ; preds = %47
  %52 = add nsw i32 %30, %27
  br label %60

53:                                               ; preds = %47
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %55 = load i32, ptr %54, align 4, !tbaa !38
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %65, label %57

57:                                               ; preds = %53
  %58 = mul nsw i32 %27, %24
  %59 = add i32 %58, %29
  br label %60

60:                                               ; preds = %51, %57
  %61 = phi i32 [ %59, %57 ], [ %52, %51 ]
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds double, ptr %3, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !8
  br label %65

65:                                               ; preds = %60, %53
  %66 = phi contract double [ 0.000000e+00, %53 ], [ %64, %60 ]
  %67 = sext i32 %30 to i64
  %68 = getelementptr inbounds double, ptr %2, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !8
  %70 = fsub contract double %48, %69
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %72 = load ptr, ptr %71, align 8, !tbaa !22
  %73 = sext i32 %25 to i64
  %74 = getelementptr inbounds double, ptr %72, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !8
  %76 = fmul contract double %70, %75
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %78 = load ptr, ptr %77, align 8, !tbaa !23
  %79 = add nuw nsw i32 %15, 1
  %80 = add nsw i32 %79, %24
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds double, ptr %78, i64 %81
  %83 = load double, ptr %82, align 8, !tbaa !8
  %84 = fmul contract double %66, %83
  %85 = fadd contract double %76, %84
  %86 = getelementptr inbounds double, ptr %3, i64 %67
  %87 = load double, ptr %86, align 8, !tbaa !8
  %88 = getelementptr inbounds double, ptr %78, i64 %73
  %89 = load double, ptr %88, align 8, !tbaa !8
  %90 = fmul contract double %87, %89
  %91 = fsub contract double %85, %90
  %92 = fmul contract double %4, %91
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %94 = load ptr, ptr %93, align 8, !tbaa !24
  %95 = getelementptr inbounds double, ptr %94, i64 %73
  %96 = load double, ptr %95, align 8, !tbaa !8
  %97 = fdiv contract double %92, %96
  %98 = getelementptr inbounds double, ptr %1, i64 %67
  %99 = load double, ptr %98, align 8, !tbaa !8
  %100 = fsub contract double %99, %97
  store double %100, ptr %98, align 8, !tbaa !8
  br label %101

101:                                              ; preds = %5, %18, %65
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @barotropic_transport(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef captures(none) %6, ptr noundef captures(none) %7, ptr noundef captures(none) %8, ptr noundef readonly captures(none) %9, i32 noundef %10, double noundef %11) local_unnamed_addr #1 {
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = mul i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = add i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %20 = mul nuw nsw i32 %18, %19
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %22 = add nuw nsw i32 %20, %21
  %23 = load i32, ptr %0, align 8, !tbaa !14
  %24 = icmp slt i32 %17, %23
  br i1 %24, label %25, label %161

25:                                               ; preds = %12
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %27 = load i32, ptr %26, align 4, !tbaa !28
  %28 = icmp slt i32 %22, %27
  br i1 %28, label %29, label %161

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %31 = load i32, ptr %30, align 4, !tbaa !18
  %32 = add nsw i32 %31, %22
  %33 = shl nsw i32 %31, 1
  %34 = add nsw i32 %33, %23
  %35 = mul nsw i32 %34, %32
  %36 = add i32 %31, %17
  %37 = add i32 %35, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr double, ptr %1, i64 %38
  %40 = getelementptr i8, ptr %39, i64 -8
  %41 = load double, ptr %40, align 8, !tbaa !8
  %42 = add nsw i32 %23, -1
  %43 = add i32 %42, %31
  %44 = add i32 %43, %35
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %1, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = sub nsw i32 %37, %34
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds double, ptr %1, i64 %49
  %51 = load double, ptr %50, align 8, !tbaa !8
  %52 = add nsw i32 %27, -1
  %53 = add nsw i32 %52, %31
  %54 = mul nsw i32 %34, %53
  %55 = add i32 %54, %36
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %1, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = icmp sgt i32 %17, 0
  %60 = select contract i1 %59, double %41, double %47
  %61 = icmp eq i32 %22, 0
  %62 = select contract i1 %61, double %58, double %51
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %64 = load ptr, ptr %63, align 8, !tbaa !26
  %65 = add i32 %35, -1
  %66 = add i32 %65, %36
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr %64, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !8
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %71 = load ptr, ptr %70, align 8, !tbaa !19
  %72 = load double, ptr %71, align 8, !tbaa !8
  %73 = fcmp contract olt double %69, %72
  %74 = select contract i1 %73, double %72, double %69
  %75 = getelementptr inbounds double, ptr %64, i64 %38
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = fcmp contract olt double %76, %72
  %78 = select contract i1 %77, double %72, double %76
  %79 = fcmp contract ogt double %74, %78
  %80 = select contract i1 %79, double %74, double %78
  %81 = fneg contract double %80
  %82 = fcmp contract ogt double %81, 0.000000e+00
  %83 = select contract i1 %82, double %81, double 0.000000e+00
  %84 = add i32 %32, -1
  %85 = mul nsw i32 %34, %84
  %86 = add i32 %85, %36
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds double, ptr %64, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !8
  %90 = fcmp contract olt double %89, %72
  %91 = select contract i1 %90, double %72, double %89
  %92 = fcmp contract ogt double %91, %78
  %93 = select contract i1 %92, double %91, double %78
  %94 = fneg contract double %93
  %95 = fcmp contract ogt double %94, 0.000000e+00
  %96 = select contract i1 %95, double %94, double 0.000000e+00
  %97 = getelementptr inbounds double, ptr %2, i64 %38
  %98 = load double, ptr %97, align 8, !tbaa !8
  %99 = getelementptr inbounds double, ptr %4, i64 %38
  %100 = load double, ptr %99, align 8, !tbaa !8
  %101 = fmul contract double %83, 0x40239D013A92A305
  %102 = load double, ptr %39, align 8, !tbaa !8
  %103 = fsub contract double %102, %60
  %104 = fmul contract double %103, %101
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %106 = load ptr, ptr %105, align 8, !tbaa !30
  %107 = sext i32 %32 to i64
  %108 = getelementptr inbounds double, ptr %106, i64 %107
  %109 = load double, ptr %108, align 8, !tbaa !8
  %110 = fdiv contract double %104, %109
  %111 = fsub contract double %100, %110
  %112 = fmul contract double %11, %111
  %113 = fadd contract double %98, %112
  %114 = getelementptr inbounds double, ptr %3, i64 %38
  %115 = load double, ptr %114, align 8, !tbaa !8
  %116 = getelementptr inbounds double, ptr %5, i64 %38
  %117 = load double, ptr %116, align 8, !tbaa !8
  %118 = fmul contract double %96, 0x40239D013A92A305
  %119 = fsub contract double %102, %62
  %120 = fmul contract double %119, %118
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %122 = load ptr, ptr %121, align 8, !tbaa !29
  %123 = getelementptr inbounds double, ptr %122, i64 %107
  %124 = load double, ptr %123, align 8, !tbaa !8
  %125 = fdiv contract double %120, %124
  %126 = fsub contract double %117, %125
  %127 = fmul contract double %11, %126
  %128 = fadd contract double %115, %127
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %130 = load i32, ptr %129, align 8, !tbaa !37
  %131 = or i32 %130, %17
  %132 = icmp eq i32 %131, 0
  %133 = fcmp contract ole double %83, 0.000000e+00
  %134 = or i1 %133, %132
  %135 = select i1 %134, double 0.000000e+00, double %113
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %137 = load i32, ptr %136, align 4, !tbaa !38
  %138 = or i32 %137, %22
  %139 = icmp eq i32 %138, 0
  %140 = fcmp contract ole double %96, 0.000000e+00
  %141 = or i1 %140, %139
  %142 = select i1 %141, double 0.000000e+00, double %128
  store double %135, ptr %97, align 8, !tbaa !8
  store double %142, ptr %114, align 8, !tbaa !8
  %143 = sext i32 %10 to i64
  %144 = getelementptr inbounds double, ptr %9, i64 %143
  %145 = load double, ptr %144, align 8, !tbaa !8
  %146 = load double, ptr %39, align 8, !tbaa !8
  %147 = fmul contract double %145, %146
  %148 = getelementptr inbounds double, ptr %6, i64 %38
  %149 = load double, ptr %148, align 8, !tbaa !8
  %150 = fadd contract double %149, %147
  store double %150, ptr %148, align 8, !tbaa !8
  %151 = load double, ptr %144, align 8, !tbaa !8
  %152 = fmul contract double %135, %151
  %153 = getelementptr inbounds double, ptr %7, i64 %38
  %154 = load double, ptr %153, align 8, !tbaa !8
  %155 = fadd contract double %154, %152
  store double %155, ptr %153, align 8, !tbaa !8
  %156 = load double, ptr %144, align 8, !tbaa !8
  %157 = fmul contract double %142, %156
  %158 = getelementptr inbounds double, ptr %8, i64 %38
  %159 = load double, ptr %158, align 8, !tbaa !8
  %160 = fadd contract double %159, %157
  store double %160, ptr %158, align 8, !tbaa !8
  br label %161

161:                                              ; preds = %12, %25, %29
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @barotropic_end(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef captures(none) %7, ptr noundef captures(none) %8) local_unnamed_addr #3 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = load i32, ptr %0, align 8, !tbaa !14
  %21 = icmp slt i32 %14, %20
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %23 = load i32, ptr %22, align 4
  %24 = icmp slt i32 %19, %23
  %25 = select i1 %21, i1 %24, i1 false
  br i1 %25, label %26, label %152

26:                                               ; preds = %9
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %28 = load i32, ptr %27, align 4, !tbaa !18
  %29 = add nsw i32 %28, %19
  %30 = shl nsw i32 %28, 1
  %31 = add nsw i32 %30, %20
  %32 = mul nsw i32 %31, %29
  %33 = add i32 %28, %14
  %34 = add i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds double, ptr %4, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !8
  %38 = getelementptr inbounds double, ptr %1, i64 %35
  store double %37, ptr %38, align 8, !tbaa !8
  %39 = getelementptr inbounds double, ptr %5, i64 %35
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = getelementptr inbounds double, ptr %2, i64 %35
  store double %40, ptr %41, align 8, !tbaa !8
  %42 = getelementptr inbounds double, ptr %6, i64 %35
  %43 = load double, ptr %42, align 8, !tbaa !8
  %44 = getelementptr inbounds double, ptr %3, i64 %35
  store double %43, ptr %44, align 8, !tbaa !8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %46 = load i32, ptr %45, align 8, !tbaa !20
  %47 = icmp sgt i32 %46, 0
  br i1 %47, label %48, label %82

48:                                               ; preds = %26
  %49 = add nsw i32 %30, %23
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %51 = load ptr, ptr %50, align 8, !tbaa !19
  br label %52

52:                                               ; preds = %52, %48
  %53 = phi double [ 0.000000e+00, %48 ], [ %73, %52 ]
  %54 = phi double [ 0.000000e+00, %48 ], [ %77, %52 ]
  %55 = phi double [ 0.000000e+00, %48 ], [ %78, %52 ]
  %56 = phi i32 [ 0, %48 ], [ %80, %52 ]
  %57 = phi double [ 0.000000e+00, %48 ], [ %79, %52 ]
  %58 = add nsw i32 %56, %28
  %59 = mul nsw i32 %58, %49
  %60 = add i32 %59, %29
  %61 = mul nsw i32 %60, %31
  %62 = add i32 %61, %33
  %63 = zext nneg i32 %56 to i64
  %64 = getelementptr double, ptr %51, i64 %63
  %65 = getelementptr i8, ptr %64, i64 8
  %66 = load double, ptr %65, align 8, !tbaa !8
  %67 = load double, ptr %64, align 8, !tbaa !8
  %68 = fsub contract double %66, %67
  %69 = sext i32 %62 to i64
  %70 = getelementptr inbounds double, ptr %7, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !8
  %72 = fmul contract double %68, %71
  %73 = fadd contract double %53, %72
  %74 = getelementptr inbounds double, ptr %8, i64 %69
  %75 = load double, ptr %74, align 8, !tbaa !8
  %76 = fmul contract double %68, %75
  %77 = fadd contract double %54, %76
  %78 = fadd contract double %55, %68
  %79 = fadd contract double %57, %68
  %80 = add nuw nsw i32 %56, 1
  %81 = icmp eq i32 %80, %46
  br i1 %81, label %82, label %52, !llvm.loop !54

82:                                               ; preds = %52, %26
  %83 = phi double [ 0.000000e+00, %26 ], [ %79, %52 ]
  %84 = phi double [ 0.000000e+00, %26 ], [ %78, %52 ]
  %85 = phi double [ 0.000000e+00, %26 ], [ %77, %52 ]
  %86 = phi double [ 0.000000e+00, %26 ], [ %73, %52 ]
  %87 = fcmp contract ogt double %84, 0.000000e+00
  br i1 %87, label %88, label %92

88:                                               ; preds = %82
  %89 = load double, ptr %39, align 8, !tbaa !8
  %90 = fsub contract double %89, %86
  %91 = fdiv contract double %90, %84
  br label %92

92:                                               ; preds = %88, %82
  %93 = phi contract double [ %91, %88 ], [ 0.000000e+00, %82 ]
  %94 = fcmp contract ogt double %83, 0.000000e+00
  %95 = fsub contract double %43, %85
  %96 = fdiv contract double %95, %83
  %97 = select contract i1 %94, double %96, double 0.000000e+00
  br i1 %47, label %98, label %152

98:                                               ; preds = %92
  %99 = add nsw i32 %30, %23
  %100 = and i32 %46, 1
  %101 = icmp eq i32 %46, 1
  br i1 %101, label %137, label %102

102:                                              ; preds = %98
  %103 = and i32 %46, 2147483646
  br label %104

104:                                              ; preds = %104, %102
  %105 = phi i32 [ 0, %102 ], [ %132, %104 ]
  %106 = phi i32 [ 0, %102 ], [ %133, %104 ]
  %107 = add nsw i32 %105, %28
  %108 = mul nsw i32 %107, %99
  %109 = add i32 %108, %29
  %110 = mul nsw i32 %109, %31
  %111 = add i32 %110, %33
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds double, ptr %7, i64 %112
  %114 = load double, ptr %113, align 8, !tbaa !8
  %115 = fadd contract double %93, %114
  store double %115, ptr %113, align 8, !tbaa !8
  %116 = getelementptr inbounds double, ptr %8, i64 %112
  %117 = load double, ptr %116, align 8, !tbaa !8
  %118 = fadd contract double %97, %117
  store double %118, ptr %116, align 8, !tbaa !8
  %119 = or disjoint i32 %105, 1
  %120 = add nsw i32 %119, %28
  %121 = mul nsw i32 %120, %99
  %122 = add i32 %121, %29
  %123 = mul nsw i32 %122, %31
  %124 = add i32 %123, %33
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds double, ptr %7, i64 %125
  %127 = load double, ptr %126, align 8, !tbaa !8
  %128 = fadd contract double %93, %127
  store double %128, ptr %126, align 8, !tbaa !8
  %129 = getelementptr inbounds double, ptr %8, i64 %125
  %130 = load double, ptr %129, align 8, !tbaa !8
  %131 = fadd contract double %97, %130
  store double %131, ptr %129, align 8, !tbaa !8
  %132 = add nuw nsw i32 %105, 2
  %133 = add i32 %106, 2
  %134 = icmp eq i32 %133, %103
  br i1 %134, label %135, label %104, !llvm.loop !55

135:                                              ; preds = %104
  %136 = icmp eq i32 %100, 0
  br i1 %136, label %152, label %137

137:                                              ; preds = %135, %98
  %138 = phi i32 [ 0, %98 ], [ %132, %135 ]
  %139 = icmp ne i32 %100, 0
  tail call void @llvm.assume(i1 %139)
  %140 = add nsw i32 %138, %28
  %141 = mul nsw i32 %140, %99
  %142 = add i32 %141, %29
  %143 = mul nsw i32 %142, %31
  %144 = add i32 %143, %33
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds double, ptr %7, i64 %145
  %147 = load double, ptr %146, align 8, !tbaa !8
  %148 = fadd contract double %93, %147
  store double %148, ptr %146, align 8, !tbaa !8
  %149 = getelementptr inbounds double, ptr %8, i64 %145
  %150 = load double, ptr %149, align 8, !tbaa !8
  %151 = fadd contract double %97, %150
  store double %151, ptr %149, align 8, !tbaa !8
  br label %152

152:                                              ; preds = %137, %135, %9, %92
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @barotropic_end_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, ptr noundef captures(none) %7, ptr noundef captures(none) %8) local_unnamed_addr #3 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = load i32, ptr %0, align 8, !tbaa !14
  %21 = icmp slt i32 %14, %20
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %23 = load i32, ptr %22, align 4
  %24 = icmp slt i32 %19, %23
  %25 = select i1 %21, i1 %24, i1 false
  br i1 %25, label %26, label %203

26:                                               ; preds = %9
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %28 = load i32, ptr %27, align 4, !tbaa !18
  %29 = add nsw i32 %28, %19
  %30 = shl nsw i32 %28, 1
  %31 = add nsw i32 %30, %20
  %32 = mul nsw i32 %31, %29
  %33 = add i32 %28, %14
  %34 = add i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds double, ptr %4, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !8
  %38 = getelementptr inbounds double, ptr %1, i64 %35
  store double %37, ptr %38, align 8, !tbaa !8
  %39 = getelementptr inbounds double, ptr %5, i64 %35
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = getelementptr inbounds double, ptr %2, i64 %35
  store double %40, ptr %41, align 8, !tbaa !8
  %42 = getelementptr inbounds double, ptr %6, i64 %35
  %43 = load double, ptr %42, align 8, !tbaa !8
  %44 = getelementptr inbounds double, ptr %3, i64 %35
  store double %43, ptr %44, align 8, !tbaa !8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %46 = load i32, ptr %45, align 8, !tbaa !20
  %47 = icmp sgt i32 %46, 0
  br i1 %47, label %48, label %116

48:                                               ; preds = %26
  %49 = add nsw i32 %30, %23
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %51 = load ptr, ptr %50, align 8, !tbaa !26
  %52 = add i32 %34, -1
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds double, ptr %51, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !8
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %57 = load ptr, ptr %56, align 8, !tbaa !19
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = fcmp contract olt double %55, %58
  %60 = select contract i1 %59, double %58, double %55
  %61 = getelementptr inbounds double, ptr %51, i64 %35
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = fcmp contract olt double %62, %58
  %64 = select contract i1 %63, double %58, double %62
  %65 = fcmp contract ogt double %60, %64
  %66 = select contract i1 %65, double %60, double %64
  %67 = add i32 %29, -1
  %68 = mul nsw i32 %31, %67
  %69 = add i32 %68, %33
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds double, ptr %51, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !8
  %73 = fcmp contract olt double %72, %58
  %74 = select contract i1 %73, double %58, double %72
  %75 = fcmp contract ogt double %74, %64
  %76 = select contract i1 %75, double %74, double %64
  br label %77

77:                                               ; preds = %77, %48
  %78 = phi double [ 0.000000e+00, %48 ], [ %107, %77 ]
  %79 = phi double [ 0.000000e+00, %48 ], [ %111, %77 ]
  %80 = phi double [ 0.000000e+00, %48 ], [ %112, %77 ]
  %81 = phi i32 [ 0, %48 ], [ %114, %77 ]
  %82 = phi double [ 0.000000e+00, %48 ], [ %113, %77 ]
  %83 = add nsw i32 %81, %28
  %84 = mul nsw i32 %83, %49
  %85 = add i32 %84, %29
  %86 = mul nsw i32 %85, %31
  %87 = add i32 %86, %33
  %88 = zext nneg i32 %81 to i64
  %89 = getelementptr double, ptr %57, i64 %88
  %90 = getelementptr i8, ptr %89, i64 8
  %91 = load double, ptr %90, align 8, !tbaa !8
  %92 = load double, ptr %89, align 8, !tbaa !8
  %93 = fcmp contract ogt double %92, %66
  %94 = select contract i1 %93, double %92, double %66
  %95 = fsub contract double %91, %94
  %96 = fcmp contract ogt double %95, 0.000000e+00
  %97 = select contract i1 %96, double %95, double 0.000000e+00
  %98 = fcmp contract ogt double %92, %76
  %99 = select contract i1 %98, double %92, double %76
  %100 = fsub contract double %91, %99
  %101 = fcmp contract ogt double %100, 0.000000e+00
  %102 = select contract i1 %101, double %100, double 0.000000e+00
  %103 = sext i32 %87 to i64
  %104 = getelementptr inbounds double, ptr %7, i64 %103
  %105 = load double, ptr %104, align 8, !tbaa !8
  %106 = fmul contract double %105, %97
  %107 = fadd contract double %78, %106
  %108 = getelementptr inbounds double, ptr %8, i64 %103
  %109 = load double, ptr %108, align 8, !tbaa !8
  %110 = fmul contract double %109, %102
  %111 = fadd contract double %79, %110
  %112 = fadd contract double %80, %97
  %113 = fadd contract double %82, %102
  %114 = add nuw nsw i32 %81, 1
  %115 = icmp eq i32 %114, %46
  br i1 %115, label %116, label %77, !llvm.loop !56

116:                                              ; preds = %77, %26
  %117 = phi double [ 0.000000e+00, %26 ], [ %113, %77 ]
  %118 = phi double [ 0.000000e+00, %26 ], [ %112, %77 ]
  %119 = phi double [ 0.000000e+00, %26 ], [ %111, %77 ]
  %120 = phi double [ 0.000000e+00, %26 ], [ %107, %77 ]
  %121 = fcmp contract ogt double %118, 0.000000e+00
  br i1 %121, label %122, label %126

122:                                              ; preds = %116
  %123 = load double, ptr %39, align 8, !tbaa !8
  %124 = fsub contract double %123, %120
  %125 = fdiv contract double %124, %118
  br label %126

126:                                              ; preds = %122, %116
  %127 = phi contract double [ %125, %122 ], [ 0.000000e+00, %116 ]
  %128 = fcmp contract ogt double %117, 0.000000e+00
  %129 = fsub contract double %43, %119
  %130 = fdiv contract double %129, %117
  %131 = select contract i1 %128, double %130, double 0.000000e+00
  br i1 %47, label %132, label %203

132:                                              ; preds = %126
  %133 = add nsw i32 %30, %23
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %135 = load ptr, ptr %134, align 8, !tbaa !26
  %136 = add i32 %34, -1
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds double, ptr %135, i64 %137
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %140 = load ptr, ptr %139, align 8, !tbaa !19
  %141 = getelementptr inbounds double, ptr %135, i64 %35
  %142 = add i32 %29, -1
  %143 = mul nsw i32 %31, %142
  %144 = add i32 %143, %33
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds double, ptr %135, i64 %145
  br label %147

147:                                              ; preds = %200, %132
  %148 = phi i32 [ 0, %132 ], [ %201, %200 ]
  %149 = add nsw i32 %148, %28
  %150 = mul nsw i32 %149, %133
  %151 = add i32 %150, %29
  %152 = mul nsw i32 %151, %31
  %153 = add i32 %152, %33
  %154 = load double, ptr %138, align 8, !tbaa !8
  %155 = load double, ptr %140, align 8, !tbaa !8
  %156 = fcmp contract olt double %154, %155
  %157 = select contract i1 %156, double %155, double %154
  %158 = load double, ptr %141, align 8, !tbaa !8
  %159 = fcmp contract olt double %158, %155
  %160 = select contract i1 %159, double %155, double %158
  %161 = fcmp contract ogt double %157, %160
  %162 = select contract i1 %161, double %157, double %160
  %163 = zext nneg i32 %148 to i64
  %164 = getelementptr double, ptr %140, i64 %163
  %165 = getelementptr i8, ptr %164, i64 8
  %166 = load double, ptr %165, align 8, !tbaa !8
  %167 = load double, ptr %164, align 8, !tbaa !8
  %168 = fcmp contract ogt double %167, %162
  %169 = select contract i1 %168, double %167, double %162
  %170 = fcmp contract ogt double %166, %169
  br i1 %170, label %171, label %180

171:                                              ; preds = %147
  %172 = sext i32 %153 to i64
  %173 = getelementptr inbounds double, ptr %7, i64 %172
  %174 = load double, ptr %173, align 8, !tbaa !8
  %175 = fadd contract double %127, %174
  store double %175, ptr %173, align 8, !tbaa !8
  %176 = load double, ptr %140, align 8, !tbaa !8
  %177 = load double, ptr %141, align 8, !tbaa !8
  %178 = load double, ptr %165, align 8, !tbaa !8
  %179 = load double, ptr %164, align 8, !tbaa !8
  br label %180

180:                                              ; preds = %171, %147
  %181 = phi double [ %179, %171 ], [ %167, %147 ]
  %182 = phi double [ %178, %171 ], [ %166, %147 ]
  %183 = phi double [ %177, %171 ], [ %158, %147 ]
  %184 = phi double [ %176, %171 ], [ %155, %147 ]
  %185 = load double, ptr %146, align 8, !tbaa !8
  %186 = fcmp contract olt double %185, %184
  %187 = select contract i1 %186, double %184, double %185
  %188 = fcmp contract olt double %183, %184
  %189 = select contract i1 %188, double %184, double %183
  %190 = fcmp contract ogt double %187, %189
  %191 = select contract i1 %190, double %187, double %189
  %192 = fcmp contract ogt double %181, %191
  %193 = select contract i1 %192, double %181, double %191
  %194 = fcmp contract ogt double %182, %193
  br i1 %194, label %195, label %200

195:                                              ; preds = %180
  %196 = sext i32 %153 to i64
  %197 = getelementptr inbounds double, ptr %8, i64 %196
  %198 = load double, ptr %197, align 8, !tbaa !8
  %199 = fadd contract double %131, %198
  store double %199, ptr %197, align 8, !tbaa !8
  br label %200

200:                                              ; preds = %195, %180
  %201 = add nuw nsw i32 %148, 1
  %202 = icmp eq i32 %201, %46
  br i1 %202, label %203, label %147, !llvm.loop !57

203:                                              ; preds = %200, %9, %126
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @surface_slope(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %16 = load i32, ptr %0, align 8, !tbaa !14
  %17 = icmp slt i32 %9, %16
  br i1 %17, label %18, label %99

18:                                               ; preds = %4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %20 = load i32, ptr %19, align 4, !tbaa !28
  %21 = icmp slt i32 %14, %20
  br i1 %21, label %22, label %99

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %24 = load i32, ptr %23, align 4, !tbaa !18
  %25 = add nsw i32 %24, %14
  %26 = shl nsw i32 %24, 1
  %27 = add nsw i32 %26, %16
  %28 = mul nsw i32 %27, %25
  %29 = add i32 %24, %9
  %30 = add i32 %28, %29
  %31 = add nsw i32 %24, %15
  %32 = add nsw i32 %26, %20
  %33 = mul nsw i32 %32, %31
  %34 = add i32 %33, %25
  %35 = mul nsw i32 %34, %27
  %36 = add i32 %35, %29
  %37 = sext i32 %30 to i64
  %38 = getelementptr double, ptr %1, i64 %37
  %39 = sub nsw i32 %30, %27
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr %1, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = add nsw i32 %20, -1
  %44 = add nsw i32 %43, %24
  %45 = mul nsw i32 %27, %44
  %46 = add i32 %45, %29
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %1, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !8
  %50 = icmp eq i32 %14, 0
  %51 = select contract i1 %50, double %49, double %42
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %53 = load i32, ptr %52, align 8, !tbaa !37
  %54 = or i32 %53, %9
  %55 = icmp eq i32 %54, 0
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %57 = load i32, ptr %56, align 4, !tbaa !38
  %58 = or i32 %57, %14
  %59 = icmp eq i32 %58, 0
  br i1 %55, label %84, label %60

60:                                               ; preds = %22
  %61 = add nsw i32 %16, -1
  %62 = add i32 %61, %24
  %63 = add i32 %62, %28
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %1, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !8
  %67 = getelementptr i8, ptr %38, i64 -8
  %68 = load double, ptr %67, align 8, !tbaa !8
  %69 = icmp sgt i32 %9, 0
  %70 = select contract i1 %69, double %68, double %66
  %71 = load double, ptr %38, align 8, !tbaa !8
  %72 = fsub contract double %71, %70
  %73 = fmul contract double %72, 0x40239D013A92A305
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %75 = load ptr, ptr %74, align 8, !tbaa !30
  %76 = sext i32 %25 to i64
  %77 = getelementptr inbounds double, ptr %75, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !8
  %79 = fdiv contract double %73, %78
  %80 = sext i32 %36 to i64
  %81 = getelementptr inbounds double, ptr %2, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !8
  %83 = fsub contract double %82, %79
  store double %83, ptr %81, align 8, !tbaa !8
  br label %84

84:                                               ; preds = %60, %22
  br i1 %59, label %99, label %85

85:                                               ; preds = %84
  %86 = load double, ptr %38, align 8, !tbaa !8
  %87 = fsub contract double %86, %51
  %88 = fmul contract double %87, 0x40239D013A92A305
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %90 = load ptr, ptr %89, align 8, !tbaa !29
  %91 = sext i32 %25 to i64
  %92 = getelementptr inbounds double, ptr %90, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !8
  %94 = fdiv contract double %88, %93
  %95 = sext i32 %36 to i64
  %96 = getelementptr inbounds double, ptr %3, i64 %95
  %97 = load double, ptr %96, align 8, !tbaa !8
  %98 = fsub contract double %97, %94
  store double %98, ptr %96, align 8, !tbaa !8
  br label %99

99:                                               ; preds = %4, %18, %84, %85
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @surface_slope_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %16 = load i32, ptr %0, align 8, !tbaa !14
  %17 = icmp slt i32 %9, %16
  br i1 %17, label %18, label %152

18:                                               ; preds = %4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %20 = load i32, ptr %19, align 4, !tbaa !28
  %21 = icmp slt i32 %14, %20
  br i1 %21, label %22, label %152

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %24 = load i32, ptr %23, align 4, !tbaa !18
  %25 = add nsw i32 %24, %14
  %26 = shl nsw i32 %24, 1
  %27 = add nsw i32 %26, %16
  %28 = mul nsw i32 %27, %25
  %29 = add i32 %24, %9
  %30 = add i32 %28, %29
  %31 = add nsw i32 %24, %15
  %32 = add nsw i32 %26, %20
  %33 = mul nsw i32 %32, %31
  %34 = add i32 %33, %25
  %35 = mul nsw i32 %34, %27
  %36 = add i32 %35, %29
  %37 = sext i32 %30 to i64
  %38 = getelementptr double, ptr %1, i64 %37
  %39 = getelementptr i8, ptr %38, i64 -8
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = add nsw i32 %16, -1
  %42 = add i32 %41, %24
  %43 = add i32 %42, %28
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %1, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !8
  %47 = sub nsw i32 %30, %27
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds double, ptr %1, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = add nsw i32 %20, -1
  %52 = add nsw i32 %51, %24
  %53 = mul nsw i32 %27, %52
  %54 = add i32 %53, %29
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %1, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !8
  %58 = icmp sgt i32 %9, 0
  %59 = select contract i1 %58, double %40, double %46
  %60 = icmp eq i32 %14, 0
  %61 = select contract i1 %60, double %57, double %50
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %63 = load i32, ptr %62, align 8, !tbaa !37
  %64 = or i32 %63, %9
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %90, label %66

66:                                               ; preds = %22
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %68 = load ptr, ptr %67, align 8, !tbaa !26
  %69 = add i32 %28, -1
  %70 = add i32 %69, %29
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds double, ptr %68, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %75 = load ptr, ptr %74, align 8, !tbaa !19
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = fcmp contract olt double %73, %76
  %78 = select contract i1 %77, double %76, double %73
  %79 = getelementptr inbounds double, ptr %68, i64 %37
  %80 = load double, ptr %79, align 8, !tbaa !8
  %81 = fcmp contract olt double %80, %76
  %82 = select contract i1 %81, double %76, double %80
  %83 = fcmp contract ogt double %78, %82
  %84 = select contract i1 %83, double %78, double %82
  %85 = zext nneg i32 %15 to i64
  %86 = getelementptr double, ptr %75, i64 %85
  %87 = getelementptr i8, ptr %86, i64 8
  %88 = load double, ptr %87, align 8, !tbaa !8
  %89 = fcmp contract oge double %84, %88
  br label %90

90:                                               ; preds = %66, %22
  %91 = phi i1 [ true, %22 ], [ %89, %66 ]
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %93 = load i32, ptr %92, align 4, !tbaa !38
  %94 = or i32 %93, %14
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %121, label %96

96:                                               ; preds = %90
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %98 = load ptr, ptr %97, align 8, !tbaa !26
  %99 = add i32 %25, -1
  %100 = mul nsw i32 %27, %99
  %101 = add i32 %100, %29
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds double, ptr %98, i64 %102
  %104 = load double, ptr %103, align 8, !tbaa !8
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %106 = load ptr, ptr %105, align 8, !tbaa !19
  %107 = load double, ptr %106, align 8, !tbaa !8
  %108 = fcmp contract olt double %104, %107
  %109 = select contract i1 %108, double %107, double %104
  %110 = getelementptr inbounds double, ptr %98, i64 %37
  %111 = load double, ptr %110, align 8, !tbaa !8
  %112 = fcmp contract olt double %111, %107
  %113 = select contract i1 %112, double %107, double %111
  %114 = fcmp contract ogt double %109, %113
  %115 = select contract i1 %114, double %109, double %113
  %116 = zext nneg i32 %15 to i64
  %117 = getelementptr double, ptr %106, i64 %116
  %118 = getelementptr i8, ptr %117, i64 8
  %119 = load double, ptr %118, align 8, !tbaa !8
  %120 = fcmp contract oge double %115, %119
  br label %121

121:                                              ; preds = %96, %90
  %122 = phi i1 [ true, %90 ], [ %120, %96 ]
  br i1 %91, label %137, label %123

123:                                              ; preds = %121
  %124 = load double, ptr %38, align 8, !tbaa !8
  %125 = fsub contract double %124, %59
  %126 = fmul contract double %125, 0x40239D013A92A305
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %128 = load ptr, ptr %127, align 8, !tbaa !30
  %129 = sext i32 %25 to i64
  %130 = getelementptr inbounds double, ptr %128, i64 %129
  %131 = load double, ptr %130, align 8, !tbaa !8
  %132 = fdiv contract double %126, %131
  %133 = sext i32 %36 to i64
  %134 = getelementptr inbounds double, ptr %2, i64 %133
  %135 = load double, ptr %134, align 8, !tbaa !8
  %136 = fsub contract double %135, %132
  store double %136, ptr %134, align 8, !tbaa !8
  br label %137

137:                                              ; preds = %123, %121
  br i1 %122, label %152, label %138

138:                                              ; preds = %137
  %139 = load double, ptr %38, align 8, !tbaa !8
  %140 = fsub contract double %139, %61
  %141 = fmul contract double %140, 0x40239D013A92A305
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %143 = load ptr, ptr %142, align 8, !tbaa !29
  %144 = sext i32 %25 to i64
  %145 = getelementptr inbounds double, ptr %143, i64 %144
  %146 = load double, ptr %145, align 8, !tbaa !8
  %147 = fdiv contract double %141, %146
  %148 = sext i32 %36 to i64
  %149 = getelementptr inbounds double, ptr %3, i64 %148
  %150 = load double, ptr %149, align 8, !tbaa !8
  %151 = fsub contract double %150, %147
  store double %151, ptr %149, align 8, !tbaa !8
  br label %152

152:                                              ; preds = %4, %18, %137, %138
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @surface_adams_bashforth(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef captures(none) %4, ptr noundef readonly captures(none) %5, double noundef %6, double noundef %7) local_unnamed_addr #0 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %16 = mul nuw nsw i32 %14, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = add nuw nsw i32 %16, %17
  %19 = load i32, ptr %0, align 8, !tbaa !14
  %20 = icmp slt i32 %13, %19
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %22 = load i32, ptr %21, align 4
  %23 = icmp slt i32 %18, %22
  %24 = select i1 %20, i1 %23, i1 false
  br i1 %24, label %25, label %61

25:                                               ; preds = %8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %27 = load i32, ptr %26, align 4, !tbaa !18
  %28 = add nsw i32 %27, %18
  %29 = shl nsw i32 %27, 1
  %30 = add nsw i32 %29, %19
  %31 = mul nsw i32 %30, %28
  %32 = add i32 %27, %13
  %33 = add i32 %31, %32
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %35 = load i32, ptr %34, align 8, !tbaa !20
  %36 = add nsw i32 %35, %27
  %37 = add nsw i32 %29, %22
  %38 = mul nsw i32 %37, %36
  %39 = add i32 %38, %28
  %40 = mul nsw i32 %39, %30
  %41 = add i32 %40, %32
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %1, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = sext i32 %33 to i64
  %46 = getelementptr inbounds double, ptr %2, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = getelementptr inbounds double, ptr %3, i64 %45
  store double %47, ptr %48, align 8, !tbaa !8
  %49 = getelementptr inbounds double, ptr %4, i64 %45
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = load i32, ptr %5, align 4, !tbaa !4
  %52 = icmp eq i32 %51, 0
  %53 = select contract i1 %52, double -5.000000e-01, double %7
  %54 = fadd contract double %53, 1.500000e+00
  %55 = fmul contract double %44, %54
  %56 = fadd contract double %53, 5.000000e-01
  %57 = fmul contract double %50, %56
  %58 = fsub contract double %55, %57
  %59 = fmul contract double %6, %58
  %60 = fadd contract double %47, %59
  store double %60, ptr %46, align 8, !tbaa !8
  store double %44, ptr %49, align 8, !tbaa !8
  br label %61

61:                                               ; preds = %8, %25
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @surface_from(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readonly captures(none) %3, double noundef %4) local_unnamed_addr #0 {
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
  %16 = load i32, ptr %0, align 8, !tbaa !14
  %17 = icmp slt i32 %10, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = icmp slt i32 %15, %19
  %21 = select i1 %17, i1 %20, i1 false
  br i1 %21, label %22, label %48

22:                                               ; preds = %5
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %24 = load i32, ptr %23, align 4, !tbaa !18
  %25 = add nsw i32 %24, %15
  %26 = shl nsw i32 %24, 1
  %27 = add nsw i32 %26, %16
  %28 = mul nsw i32 %27, %25
  %29 = add i32 %24, %10
  %30 = add i32 %28, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %3, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %35 = load i32, ptr %34, align 8, !tbaa !20
  %36 = add nsw i32 %35, %24
  %37 = add nsw i32 %26, %19
  %38 = mul nsw i32 %36, %37
  %39 = add i32 %38, %25
  %40 = mul nsw i32 %39, %27
  %41 = add i32 %40, %29
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %1, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = fmul contract double %4, %44
  %46 = fadd contract double %33, %45
  %47 = getelementptr inbounds double, ptr %2, i64 %31
  store double %46, ptr %47, align 8, !tbaa !8
  br label %48

48:                                               ; preds = %5, %22
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @column_transports(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #3 {
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
  %16 = load i32, ptr %0, align 8, !tbaa !14
  %17 = icmp slt i32 %10, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = icmp slt i32 %15, %19
  %21 = select i1 %17, i1 %20, i1 false
  br i1 %21, label %22, label %78

22:                                               ; preds = %5
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = load i32, ptr %23, align 8, !tbaa !20
  %25 = icmp sgt i32 %24, 0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %27 = load i32, ptr %26, align 4, !tbaa !18
  br i1 %25, label %33, label %28

28:                                               ; preds = %22
  %29 = add nsw i32 %27, %15
  %30 = shl nsw i32 %27, 1
  %31 = add nsw i32 %30, %16
  %32 = add i32 %27, %10
  br label %67

33:                                               ; preds = %22
  %34 = shl nsw i32 %27, 1
  %35 = add nsw i32 %34, %19
  %36 = add i32 %27, %15
  %37 = add nsw i32 %34, %16
  %38 = add i32 %27, %10
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %40 = load ptr, ptr %39, align 8, !tbaa !19
  br label %41

41:                                               ; preds = %41, %33
  %42 = phi double [ 0.000000e+00, %33 ], [ %60, %41 ]
  %43 = phi double [ 0.000000e+00, %33 ], [ %64, %41 ]
  %44 = phi i32 [ 0, %33 ], [ %65, %41 ]
  %45 = add nsw i32 %44, %27
  %46 = mul nsw i32 %45, %35
  %47 = add i32 %46, %36
  %48 = mul nsw i32 %47, %37
  %49 = add i32 %48, %38
  %50 = zext nneg i32 %44 to i64
  %51 = getelementptr double, ptr %40, i64 %50
  %52 = getelementptr i8, ptr %51, i64 8
  %53 = load double, ptr %52, align 8, !tbaa !8
  %54 = load double, ptr %51, align 8, !tbaa !8
  %55 = fsub contract double %53, %54
  %56 = sext i32 %49 to i64
  %57 = getelementptr inbounds double, ptr %1, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = fmul contract double %55, %58
  %60 = fadd contract double %42, %59
  %61 = getelementptr inbounds double, ptr %2, i64 %56
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = fmul contract double %55, %62
  %64 = fadd contract double %43, %63
  %65 = add nuw nsw i32 %44, 1
  %66 = icmp eq i32 %65, %24
  br i1 %66, label %67, label %41, !llvm.loop !54

67:                                               ; preds = %41, %28
  %68 = phi i32 [ %32, %28 ], [ %38, %41 ]
  %69 = phi i32 [ %31, %28 ], [ %37, %41 ]
  %70 = phi i32 [ %29, %28 ], [ %36, %41 ]
  %71 = phi double [ 0.000000e+00, %28 ], [ %64, %41 ]
  %72 = phi double [ 0.000000e+00, %28 ], [ %60, %41 ]
  %73 = mul nsw i32 %70, %69
  %74 = add i32 %73, %68
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds double, ptr %3, i64 %75
  store double %72, ptr %76, align 8, !tbaa !8
  %77 = getelementptr inbounds double, ptr %4, i64 %75
  store double %71, ptr %77, align 8, !tbaa !8
  br label %78

78:                                               ; preds = %5, %67
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @column_transports_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #3 {
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
  %16 = load i32, ptr %0, align 8, !tbaa !14
  %17 = icmp slt i32 %10, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = icmp slt i32 %15, %19
  %21 = select i1 %17, i1 %20, i1 false
  br i1 %21, label %22, label %112

22:                                               ; preds = %5
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = load i32, ptr %23, align 8, !tbaa !20
  %25 = icmp sgt i32 %24, 0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %27 = load i32, ptr %26, align 4, !tbaa !18
  %28 = add i32 %27, %10
  br i1 %25, label %36, label %29

29:                                               ; preds = %22
  %30 = add nsw i32 %27, %15
  %31 = shl nsw i32 %27, 1
  %32 = add nsw i32 %31, %16
  %33 = mul nsw i32 %32, %30
  %34 = add i32 %33, %28
  %35 = sext i32 %34 to i64
  br label %106

36:                                               ; preds = %22
  %37 = shl nsw i32 %27, 1
  %38 = add nsw i32 %37, %19
  %39 = add i32 %27, %15
  %40 = add nsw i32 %37, %16
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %42 = load ptr, ptr %41, align 8, !tbaa !26
  %43 = mul nsw i32 %40, %39
  %44 = add i32 %43, %28
  %45 = add i32 %44, -1
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr %42, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %50 = load ptr, ptr %49, align 8, !tbaa !19
  %51 = load double, ptr %50, align 8, !tbaa !8
  %52 = fcmp contract olt double %48, %51
  %53 = select contract i1 %52, double %51, double %48
  %54 = sext i32 %44 to i64
  %55 = getelementptr inbounds double, ptr %42, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !8
  %57 = fcmp contract olt double %56, %51
  %58 = select contract i1 %57, double %51, double %56
  %59 = fcmp contract ogt double %53, %58
  %60 = select contract i1 %59, double %53, double %58
  %61 = add i32 %39, -1
  %62 = mul nsw i32 %40, %61
  %63 = add i32 %62, %28
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %42, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !8
  %67 = fcmp contract olt double %66, %51
  %68 = select contract i1 %67, double %51, double %66
  %69 = fcmp contract ogt double %68, %58
  %70 = select contract i1 %69, double %68, double %58
  br label %71

71:                                               ; preds = %71, %36
  %72 = phi double [ 0.000000e+00, %36 ], [ %99, %71 ]
  %73 = phi double [ 0.000000e+00, %36 ], [ %103, %71 ]
  %74 = phi i32 [ 0, %36 ], [ %104, %71 ]
  %75 = add nsw i32 %74, %27
  %76 = mul nsw i32 %75, %38
  %77 = add i32 %76, %39
  %78 = mul nsw i32 %77, %40
  %79 = add i32 %78, %28
  %80 = zext nneg i32 %74 to i64
  %81 = getelementptr double, ptr %50, i64 %80
  %82 = getelementptr i8, ptr %81, i64 8
  %83 = load double, ptr %82, align 8, !tbaa !8
  %84 = load double, ptr %81, align 8, !tbaa !8
  %85 = fcmp contract ogt double %84, %60
  %86 = select contract i1 %85, double %84, double %60
  %87 = fsub contract double %83, %86
  %88 = fcmp contract ogt double %87, 0.000000e+00
  %89 = select contract i1 %88, double %87, double 0.000000e+00
  %90 = fcmp contract ogt double %84, %70
  %91 = select contract i1 %90, double %84, double %70
  %92 = fsub contract double %83, %91
  %93 = fcmp contract ogt double %92, 0.000000e+00
  %94 = select contract i1 %93, double %92, double 0.000000e+00
  %95 = sext i32 %79 to i64
  %96 = getelementptr inbounds double, ptr %1, i64 %95
  %97 = load double, ptr %96, align 8, !tbaa !8
  %98 = fmul contract double %97, %89
  %99 = fadd contract double %72, %98
  %100 = getelementptr inbounds double, ptr %2, i64 %95
  %101 = load double, ptr %100, align 8, !tbaa !8
  %102 = fmul contract double %101, %94
  %103 = fadd contract double %73, %102
  %104 = add nuw nsw i32 %74, 1
  %105 = icmp eq i32 %104, %24
  br i1 %105, label %106, label %71, !llvm.loop !56

106:                                              ; preds = %71, %29
  %107 = phi i64 [ %35, %29 ], [ %54, %71 ]
  %108 = phi double [ 0.000000e+00, %29 ], [ %103, %71 ]
  %109 = phi double [ 0.000000e+00, %29 ], [ %99, %71 ]
  %110 = getelementptr inbounds double, ptr %3, i64 %107
  store double %109, ptr %110, align 8, !tbaa !8
  %111 = getelementptr inbounds double, ptr %4, i64 %107
  store double %108, ptr %111, align 8, !tbaa !8
  br label %112

112:                                              ; preds = %5, %106
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @keep_surface(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = load i32, ptr %0, align 8, !tbaa !14
  %19 = icmp slt i32 %12, %18
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %21 = load i32, ptr %20, align 4
  %22 = icmp slt i32 %17, %21
  %23 = select i1 %19, i1 %22, i1 false
  br i1 %23, label %24, label %43

24:                                               ; preds = %7
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !18
  %27 = add nsw i32 %26, %17
  %28 = shl nsw i32 %26, 1
  %29 = add nsw i32 %28, %18
  %30 = mul nsw i32 %29, %27
  %31 = add i32 %26, %12
  %32 = add i32 %31, %30
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds double, ptr %1, i64 %33
  %35 = load double, ptr %34, align 8, !tbaa !8
  %36 = getelementptr inbounds double, ptr %4, i64 %33
  store double %35, ptr %36, align 8, !tbaa !8
  %37 = getelementptr inbounds double, ptr %2, i64 %33
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = getelementptr inbounds double, ptr %5, i64 %33
  store double %38, ptr %39, align 8, !tbaa !8
  %40 = getelementptr inbounds double, ptr %3, i64 %33
  %41 = load double, ptr %40, align 8, !tbaa !8
  %42 = getelementptr inbounds double, ptr %6, i64 %33
  store double %41, ptr %42, align 8, !tbaa !8
  br label %43

43:                                               ; preds = %7, %24
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @add_transports(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4, ptr noundef captures(none) %5, ptr noundef captures(none) %6, ptr noundef readonly captures(none) %7, i32 noundef %8, i32 noundef %9) local_unnamed_addr #0 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %18 = mul nuw nsw i32 %16, %17
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %20 = add nuw nsw i32 %18, %19
  %21 = load i32, ptr %0, align 8, !tbaa !14
  %22 = icmp slt i32 %15, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = icmp slt i32 %20, %24
  %26 = select i1 %22, i1 %25, i1 false
  br i1 %26, label %27, label %64

27:                                               ; preds = %10
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %29 = load i32, ptr %28, align 4, !tbaa !18
  %30 = add nsw i32 %29, %20
  %31 = shl nsw i32 %29, 1
  %32 = add nsw i32 %31, %21
  %33 = mul nsw i32 %32, %30
  %34 = add i32 %29, %15
  %35 = add i32 %34, %33
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds double, ptr %1, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = getelementptr inbounds double, ptr %3, i64 %36
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = fadd contract double %38, %40
  store double %41, ptr %39, align 8, !tbaa !8
  %42 = getelementptr inbounds double, ptr %2, i64 %36
  %43 = load double, ptr %42, align 8, !tbaa !8
  %44 = getelementptr inbounds double, ptr %4, i64 %36
  %45 = load double, ptr %44, align 8, !tbaa !8
  %46 = fadd contract double %43, %45
  store double %46, ptr %44, align 8, !tbaa !8
  %47 = sext i32 %8 to i64
  %48 = getelementptr inbounds double, ptr %7, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !8
  %50 = sitofp i32 %9 to double
  %51 = fdiv contract double %49, %50
  %52 = load double, ptr %39, align 8, !tbaa !8
  %53 = fmul contract double %51, %52
  %54 = getelementptr inbounds double, ptr %5, i64 %36
  %55 = load double, ptr %54, align 8, !tbaa !8
  %56 = fadd contract double %55, %53
  store double %56, ptr %54, align 8, !tbaa !8
  %57 = load double, ptr %48, align 8, !tbaa !8
  %58 = fdiv contract double %57, %50
  %59 = load double, ptr %44, align 8, !tbaa !8
  %60 = fmul contract double %58, %59
  %61 = getelementptr inbounds double, ptr %6, i64 %36
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = fadd contract double %62, %60
  store double %63, ptr %61, align 8, !tbaa !8
  br label %64

64:                                               ; preds = %10, %27
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @stage_begin(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6, ptr noundef writeonly captures(none) %7, ptr noundef writeonly captures(none) %8, ptr noundef writeonly captures(none) %9, ptr noundef writeonly captures(none) %10, ptr noundef writeonly captures(none) %11, ptr noundef writeonly captures(none) %12, ptr noundef writeonly captures(none) %13, ptr noundef writeonly captures(none) %14, ptr noundef writeonly captures(none) %15, ptr noundef writeonly captures(none) %16, ptr noundef writeonly captures(none) %17) local_unnamed_addr #3 {
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %25 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %26 = mul nuw nsw i32 %24, %25
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %28 = add nuw nsw i32 %26, %27
  %29 = load i32, ptr %0, align 8, !tbaa !14
  %30 = icmp slt i32 %23, %29
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %32 = load i32, ptr %31, align 4
  %33 = icmp slt i32 %28, %32
  %34 = select i1 %30, i1 %33, i1 false
  br i1 %34, label %35, label %107

35:                                               ; preds = %18
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %37 = load i32, ptr %36, align 8, !tbaa !20
  %38 = icmp sgt i32 %37, 0
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %40 = load i32, ptr %39, align 4, !tbaa !18
  br i1 %38, label %46, label %41

41:                                               ; preds = %35
  %42 = add nsw i32 %40, %28
  %43 = shl nsw i32 %40, 1
  %44 = add nsw i32 %43, %29
  %45 = add i32 %40, %23
  br label %80

46:                                               ; preds = %35
  %47 = shl nsw i32 %40, 1
  %48 = add nsw i32 %47, %32
  %49 = add i32 %40, %28
  %50 = add nsw i32 %47, %29
  %51 = add i32 %40, %23
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %53 = load ptr, ptr %52, align 8, !tbaa !19
  br label %54

54:                                               ; preds = %54, %46
  %55 = phi double [ 0.000000e+00, %46 ], [ %73, %54 ]
  %56 = phi double [ 0.000000e+00, %46 ], [ %77, %54 ]
  %57 = phi i32 [ 0, %46 ], [ %78, %54 ]
  %58 = add nsw i32 %57, %40
  %59 = mul nsw i32 %58, %48
  %60 = add i32 %59, %49
  %61 = mul nsw i32 %60, %50
  %62 = add i32 %61, %51
  %63 = zext nneg i32 %57 to i64
  %64 = getelementptr double, ptr %53, i64 %63
  %65 = getelementptr i8, ptr %64, i64 8
  %66 = load double, ptr %65, align 8, !tbaa !8
  %67 = load double, ptr %64, align 8, !tbaa !8
  %68 = fsub contract double %66, %67
  %69 = sext i32 %62 to i64
  %70 = getelementptr inbounds double, ptr %1, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !8
  %72 = fmul contract double %68, %71
  %73 = fadd contract double %55, %72
  %74 = getelementptr inbounds double, ptr %2, i64 %69
  %75 = load double, ptr %74, align 8, !tbaa !8
  %76 = fmul contract double %68, %75
  %77 = fadd contract double %56, %76
  %78 = add nuw nsw i32 %57, 1
  %79 = icmp eq i32 %78, %37
  br i1 %79, label %80, label %54, !llvm.loop !54

80:                                               ; preds = %54, %41
  %81 = phi i32 [ %45, %41 ], [ %51, %54 ]
  %82 = phi i32 [ %44, %41 ], [ %50, %54 ]
  %83 = phi i32 [ %42, %41 ], [ %49, %54 ]
  %84 = phi double [ 0.000000e+00, %41 ], [ %77, %54 ]
  %85 = phi double [ 0.000000e+00, %41 ], [ %73, %54 ]
  %86 = mul nsw i32 %83, %82
  %87 = add i32 %86, %81
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds double, ptr %9, i64 %88
  store double %85, ptr %89, align 8, !tbaa !8
  %90 = getelementptr inbounds double, ptr %10, i64 %88
  store double %84, ptr %90, align 8, !tbaa !8
  %91 = getelementptr inbounds double, ptr %3, i64 %88
  %92 = load double, ptr %91, align 8, !tbaa !8
  %93 = getelementptr inbounds double, ptr %6, i64 %88
  store double %92, ptr %93, align 8, !tbaa !8
  %94 = getelementptr inbounds double, ptr %4, i64 %88
  %95 = load double, ptr %94, align 8, !tbaa !8
  %96 = getelementptr inbounds double, ptr %7, i64 %88
  store double %95, ptr %96, align 8, !tbaa !8
  %97 = getelementptr inbounds double, ptr %5, i64 %88
  %98 = load double, ptr %97, align 8, !tbaa !8
  %99 = getelementptr inbounds double, ptr %8, i64 %88
  store double %98, ptr %99, align 8, !tbaa !8
  %100 = getelementptr inbounds double, ptr %11, i64 %88
  store double 0.000000e+00, ptr %100, align 8, !tbaa !8
  %101 = getelementptr inbounds double, ptr %12, i64 %88
  store double 0.000000e+00, ptr %101, align 8, !tbaa !8
  %102 = getelementptr inbounds double, ptr %13, i64 %88
  store double 0.000000e+00, ptr %102, align 8, !tbaa !8
  %103 = getelementptr inbounds double, ptr %14, i64 %88
  store double 0.000000e+00, ptr %103, align 8, !tbaa !8
  %104 = getelementptr inbounds double, ptr %15, i64 %88
  store double 0.000000e+00, ptr %104, align 8, !tbaa !8
  %105 = getelementptr inbounds double, ptr %16, i64 %88
  store double 0.000000e+00, ptr %105, align 8, !tbaa !8
  %106 = getelementptr inbounds double, ptr %17, i64 %88
  store double 0.000000e+00, ptr %106, align 8, !tbaa !8
  br label %107

107:                                              ; preds = %18, %80
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @transport_velocities(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6) local_unnamed_addr #3 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = load i32, ptr %0, align 8, !tbaa !14
  %19 = icmp sgt i32 %12, %18
  br i1 %19, label %174, label %20

20:                                               ; preds = %7
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %22 = load i32, ptr %21, align 4, !tbaa !28
  %23 = icmp sgt i32 %17, %22
  br i1 %23, label %174, label %24

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = load i32, ptr %25, align 8, !tbaa !20
  %27 = icmp sgt i32 %26, 0
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %29 = load i32, ptr %28, align 4, !tbaa !18
  br i1 %27, label %35, label %30

30:                                               ; preds = %24
  %31 = add nsw i32 %29, %17
  %32 = shl nsw i32 %29, 1
  %33 = add nsw i32 %32, %18
  %34 = add i32 %29, %12
  br label %73

35:                                               ; preds = %24
  %36 = shl nsw i32 %29, 1
  %37 = add nsw i32 %36, %22
  %38 = add i32 %29, %17
  %39 = add nsw i32 %36, %18
  %40 = add i32 %29, %12
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %42 = load ptr, ptr %41, align 8, !tbaa !19
  br label %43

43:                                               ; preds = %43, %35
  %44 = phi double [ 0.000000e+00, %35 ], [ %64, %43 ]
  %45 = phi double [ 0.000000e+00, %35 ], [ %68, %43 ]
  %46 = phi double [ 0.000000e+00, %35 ], [ %69, %43 ]
  %47 = phi i32 [ 0, %35 ], [ %71, %43 ]
  %48 = phi double [ 0.000000e+00, %35 ], [ %70, %43 ]
  %49 = add nsw i32 %47, %29
  %50 = mul nsw i32 %49, %37
  %51 = add i32 %50, %38
  %52 = mul nsw i32 %51, %39
  %53 = add i32 %52, %40
  %54 = zext nneg i32 %47 to i64
  %55 = getelementptr double, ptr %42, i64 %54
  %56 = getelementptr i8, ptr %55, i64 8
  %57 = load double, ptr %56, align 8, !tbaa !8
  %58 = load double, ptr %55, align 8, !tbaa !8
  %59 = fsub contract double %57, %58
  %60 = sext i32 %53 to i64
  %61 = getelementptr inbounds double, ptr %1, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = fmul contract double %59, %62
  %64 = fadd contract double %44, %63
  %65 = getelementptr inbounds double, ptr %2, i64 %60
  %66 = load double, ptr %65, align 8, !tbaa !8
  %67 = fmul contract double %59, %66
  %68 = fadd contract double %45, %67
  %69 = fadd contract double %46, %59
  %70 = fadd contract double %48, %59
  %71 = add nuw nsw i32 %47, 1
  %72 = icmp eq i32 %71, %26
  br i1 %72, label %73, label %43, !llvm.loop !54

73:                                               ; preds = %43, %30
  %74 = phi i32 [ %34, %30 ], [ %40, %43 ]
  %75 = phi i32 [ %33, %30 ], [ %39, %43 ]
  %76 = phi i32 [ %32, %30 ], [ %36, %43 ]
  %77 = phi i32 [ %31, %30 ], [ %38, %43 ]
  %78 = phi double [ 0.000000e+00, %30 ], [ %70, %43 ]
  %79 = phi double [ 0.000000e+00, %30 ], [ %69, %43 ]
  %80 = phi double [ 0.000000e+00, %30 ], [ %68, %43 ]
  %81 = phi double [ 0.000000e+00, %30 ], [ %64, %43 ]
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %83 = load i32, ptr %82, align 8, !tbaa !37
  %84 = icmp ne i32 %83, 0
  %85 = icmp eq i32 %12, %18
  %86 = and i1 %85, %84
  %87 = select i1 %86, i32 0, i32 %12
  %88 = mul nsw i32 %77, %75
  %89 = add i32 %88, %29
  %90 = add i32 %89, %87
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds double, ptr %3, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !8
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %95 = load i32, ptr %94, align 4, !tbaa !38
  %96 = icmp ne i32 %95, 0
  %97 = icmp eq i32 %17, %22
  %98 = select i1 %96, i1 %97, i1 false
  %99 = select i1 %98, i32 0, i32 %17
  %100 = add nsw i32 %99, %29
  %101 = mul nsw i32 %100, %75
  %102 = add i32 %101, %74
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds double, ptr %4, i64 %103
  %105 = load double, ptr %104, align 8, !tbaa !8
  %106 = fcmp contract ogt double %79, 0.000000e+00
  %107 = fsub contract double %93, %81
  %108 = fdiv contract double %107, %79
  %109 = select contract i1 %106, double %108, double 0.000000e+00
  %110 = fcmp contract ogt double %78, 0.000000e+00
  %111 = fsub contract double %105, %80
  %112 = fdiv contract double %111, %78
  %113 = select contract i1 %110, double %112, double 0.000000e+00
  br i1 %27, label %114, label %174

114:                                              ; preds = %73
  %115 = add nsw i32 %76, %22
  %116 = and i32 %26, 1
  %117 = icmp eq i32 %26, 1
  br i1 %117, label %157, label %118

118:                                              ; preds = %114
  %119 = and i32 %26, 2147483646
  br label %120

120:                                              ; preds = %120, %118
  %121 = phi i32 [ 0, %118 ], [ %152, %120 ]
  %122 = phi i32 [ 0, %118 ], [ %153, %120 ]
  %123 = add nsw i32 %121, %29
  %124 = mul nsw i32 %123, %115
  %125 = add i32 %124, %77
  %126 = mul nsw i32 %125, %75
  %127 = add i32 %126, %74
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds double, ptr %1, i64 %128
  %130 = load double, ptr %129, align 8, !tbaa !8
  %131 = fadd contract double %109, %130
  %132 = getelementptr inbounds double, ptr %5, i64 %128
  store double %131, ptr %132, align 8, !tbaa !8
  %133 = getelementptr inbounds double, ptr %2, i64 %128
  %134 = load double, ptr %133, align 8, !tbaa !8
  %135 = fadd contract double %113, %134
  %136 = getelementptr inbounds double, ptr %6, i64 %128
  store double %135, ptr %136, align 8, !tbaa !8
  %137 = or disjoint i32 %121, 1
  %138 = add nsw i32 %137, %29
  %139 = mul nsw i32 %138, %115
  %140 = add i32 %139, %77
  %141 = mul nsw i32 %140, %75
  %142 = add i32 %141, %74
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds double, ptr %1, i64 %143
  %145 = load double, ptr %144, align 8, !tbaa !8
  %146 = fadd contract double %109, %145
  %147 = getelementptr inbounds double, ptr %5, i64 %143
  store double %146, ptr %147, align 8, !tbaa !8
  %148 = getelementptr inbounds double, ptr %2, i64 %143
  %149 = load double, ptr %148, align 8, !tbaa !8
  %150 = fadd contract double %113, %149
  %151 = getelementptr inbounds double, ptr %6, i64 %143
  store double %150, ptr %151, align 8, !tbaa !8
  %152 = add nuw nsw i32 %121, 2
  %153 = add i32 %122, 2
  %154 = icmp eq i32 %153, %119
  br i1 %154, label %155, label %120, !llvm.loop !58

155:                                              ; preds = %120
  %156 = icmp eq i32 %116, 0
  br i1 %156, label %174, label %157

157:                                              ; preds = %155, %114
  %158 = phi i32 [ 0, %114 ], [ %152, %155 ]
  %159 = icmp ne i32 %116, 0
  tail call void @llvm.assume(i1 %159)
  %160 = add nsw i32 %158, %29
  %161 = mul nsw i32 %160, %115
  %162 = add i32 %161, %77
  %163 = mul nsw i32 %162, %75
  %164 = add i32 %163, %74
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds double, ptr %1, i64 %165
  %167 = load double, ptr %166, align 8, !tbaa !8
  %168 = fadd contract double %109, %167
  %169 = getelementptr inbounds double, ptr %5, i64 %165
  store double %168, ptr %169, align 8, !tbaa !8
  %170 = getelementptr inbounds double, ptr %2, i64 %165
  %171 = load double, ptr %170, align 8, !tbaa !8
  %172 = fadd contract double %113, %171
  %173 = getelementptr inbounds double, ptr %6, i64 %165
  store double %172, ptr %173, align 8, !tbaa !8
  br label %174

174:                                              ; preds = %157, %155, %7, %20, %73
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @stage_begin_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6, ptr noundef writeonly captures(none) %7, ptr noundef writeonly captures(none) %8, ptr noundef writeonly captures(none) %9, ptr noundef writeonly captures(none) %10, ptr noundef writeonly captures(none) %11, ptr noundef writeonly captures(none) %12, ptr noundef writeonly captures(none) %13, ptr noundef writeonly captures(none) %14, ptr noundef writeonly captures(none) %15, ptr noundef writeonly captures(none) %16, ptr noundef writeonly captures(none) %17) local_unnamed_addr #3 {
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %25 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %26 = mul nuw nsw i32 %24, %25
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %28 = add nuw nsw i32 %26, %27
  %29 = load i32, ptr %0, align 8, !tbaa !14
  %30 = icmp slt i32 %23, %29
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %32 = load i32, ptr %31, align 4
  %33 = icmp slt i32 %28, %32
  %34 = select i1 %30, i1 %33, i1 false
  br i1 %34, label %35, label %141

35:                                               ; preds = %18
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %37 = load i32, ptr %36, align 8, !tbaa !20
  %38 = icmp sgt i32 %37, 0
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %40 = load i32, ptr %39, align 4, !tbaa !18
  %41 = add i32 %40, %23
  br i1 %38, label %49, label %42

42:                                               ; preds = %35
  %43 = add nsw i32 %40, %28
  %44 = shl nsw i32 %40, 1
  %45 = add nsw i32 %44, %29
  %46 = mul nsw i32 %45, %43
  %47 = add i32 %46, %41
  %48 = sext i32 %47 to i64
  br label %119

49:                                               ; preds = %35
  %50 = shl nsw i32 %40, 1
  %51 = add nsw i32 %50, %32
  %52 = add i32 %40, %28
  %53 = add nsw i32 %50, %29
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %55 = load ptr, ptr %54, align 8, !tbaa !26
  %56 = mul nsw i32 %53, %52
  %57 = add i32 %56, %41
  %58 = add i32 %57, -1
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr %55, i64 %59
  %61 = load double, ptr %60, align 8, !tbaa !8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %63 = load ptr, ptr %62, align 8, !tbaa !19
  %64 = load double, ptr %63, align 8, !tbaa !8
  %65 = fcmp contract olt double %61, %64
  %66 = select contract i1 %65, double %64, double %61
  %67 = sext i32 %57 to i64
  %68 = getelementptr inbounds double, ptr %55, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !8
  %70 = fcmp contract olt double %69, %64
  %71 = select contract i1 %70, double %64, double %69
  %72 = fcmp contract ogt double %66, %71
  %73 = select contract i1 %72, double %66, double %71
  %74 = add i32 %52, -1
  %75 = mul nsw i32 %53, %74
  %76 = add i32 %75, %41
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds double, ptr %55, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !8
  %80 = fcmp contract olt double %79, %64
  %81 = select contract i1 %80, double %64, double %79
  %82 = fcmp contract ogt double %81, %71
  %83 = select contract i1 %82, double %81, double %71
  br label %84

84:                                               ; preds = %84, %49
  %85 = phi double [ 0.000000e+00, %49 ], [ %112, %84 ]
  %86 = phi double [ 0.000000e+00, %49 ], [ %116, %84 ]
  %87 = phi i32 [ 0, %49 ], [ %117, %84 ]
  %88 = add nsw i32 %87, %40
  %89 = mul nsw i32 %88, %51
  %90 = add i32 %89, %52
  %91 = mul nsw i32 %90, %53
  %92 = add i32 %91, %41
  %93 = zext nneg i32 %87 to i64
  %94 = getelementptr double, ptr %63, i64 %93
  %95 = getelementptr i8, ptr %94, i64 8
  %96 = load double, ptr %95, align 8, !tbaa !8
  %97 = load double, ptr %94, align 8, !tbaa !8
  %98 = fcmp contract ogt double %97, %73
  %99 = select contract i1 %98, double %97, double %73
  %100 = fsub contract double %96, %99
  %101 = fcmp contract ogt double %100, 0.000000e+00
  %102 = select contract i1 %101, double %100, double 0.000000e+00
  %103 = fcmp contract ogt double %97, %83
  %104 = select contract i1 %103, double %97, double %83
  %105 = fsub contract double %96, %104
  %106 = fcmp contract ogt double %105, 0.000000e+00
  %107 = select contract i1 %106, double %105, double 0.000000e+00
  %108 = sext i32 %92 to i64
  %109 = getelementptr inbounds double, ptr %1, i64 %108
  %110 = load double, ptr %109, align 8, !tbaa !8
  %111 = fmul contract double %110, %102
  %112 = fadd contract double %85, %111
  %113 = getelementptr inbounds double, ptr %2, i64 %108
  %114 = load double, ptr %113, align 8, !tbaa !8
  %115 = fmul contract double %114, %107
  %116 = fadd contract double %86, %115
  %117 = add nuw nsw i32 %87, 1
  %118 = icmp eq i32 %117, %37
  br i1 %118, label %119, label %84, !llvm.loop !56

119:                                              ; preds = %84, %42
  %120 = phi i64 [ %48, %42 ], [ %67, %84 ]
  %121 = phi double [ 0.000000e+00, %42 ], [ %116, %84 ]
  %122 = phi double [ 0.000000e+00, %42 ], [ %112, %84 ]
  %123 = getelementptr inbounds double, ptr %9, i64 %120
  store double %122, ptr %123, align 8, !tbaa !8
  %124 = getelementptr inbounds double, ptr %10, i64 %120
  store double %121, ptr %124, align 8, !tbaa !8
  %125 = getelementptr inbounds double, ptr %3, i64 %120
  %126 = load double, ptr %125, align 8, !tbaa !8
  %127 = getelementptr inbounds double, ptr %6, i64 %120
  store double %126, ptr %127, align 8, !tbaa !8
  %128 = getelementptr inbounds double, ptr %4, i64 %120
  %129 = load double, ptr %128, align 8, !tbaa !8
  %130 = getelementptr inbounds double, ptr %7, i64 %120
  store double %129, ptr %130, align 8, !tbaa !8
  %131 = getelementptr inbounds double, ptr %5, i64 %120
  %132 = load double, ptr %131, align 8, !tbaa !8
  %133 = getelementptr inbounds double, ptr %8, i64 %120
  store double %132, ptr %133, align 8, !tbaa !8
  %134 = getelementptr inbounds double, ptr %11, i64 %120
  store double 0.000000e+00, ptr %134, align 8, !tbaa !8
  %135 = getelementptr inbounds double, ptr %12, i64 %120
  store double 0.000000e+00, ptr %135, align 8, !tbaa !8
  %136 = getelementptr inbounds double, ptr %13, i64 %120
  store double 0.000000e+00, ptr %136, align 8, !tbaa !8
  %137 = getelementptr inbounds double, ptr %14, i64 %120
  store double 0.000000e+00, ptr %137, align 8, !tbaa !8
  %138 = getelementptr inbounds double, ptr %15, i64 %120
  store double 0.000000e+00, ptr %138, align 8, !tbaa !8
  %139 = getelementptr inbounds double, ptr %16, i64 %120
  store double 0.000000e+00, ptr %139, align 8, !tbaa !8
  %140 = getelementptr inbounds double, ptr %17, i64 %120
  store double 0.000000e+00, ptr %140, align 8, !tbaa !8
  br label %141

141:                                              ; preds = %18, %119
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @transport_velocities_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6) local_unnamed_addr #3 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = load i32, ptr %0, align 8, !tbaa !14
  %19 = icmp sgt i32 %12, %18
  br i1 %19, label %222, label %20

20:                                               ; preds = %7
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %22 = load i32, ptr %21, align 4, !tbaa !28
  %23 = icmp sgt i32 %17, %22
  br i1 %23, label %222, label %24

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = load i32, ptr %25, align 8, !tbaa !20
  %27 = icmp sgt i32 %26, 0
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %29 = load i32, ptr %28, align 4, !tbaa !18
  %30 = add i32 %29, %12
  br i1 %27, label %36, label %31

31:                                               ; preds = %24
  %32 = add nsw i32 %29, %17
  %33 = shl nsw i32 %29, 1
  %34 = add nsw i32 %33, %18
  %35 = mul nsw i32 %34, %32
  br label %110

36:                                               ; preds = %24
  %37 = shl nsw i32 %29, 1
  %38 = add nsw i32 %37, %22
  %39 = add i32 %29, %17
  %40 = add nsw i32 %37, %18
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %42 = load ptr, ptr %41, align 8, !tbaa !26
  %43 = mul nsw i32 %40, %39
  %44 = add i32 %43, %30
  %45 = add i32 %44, -1
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr %42, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %50 = load ptr, ptr %49, align 8, !tbaa !19
  %51 = load double, ptr %50, align 8, !tbaa !8
  %52 = fcmp contract olt double %48, %51
  %53 = select contract i1 %52, double %51, double %48
  %54 = sext i32 %44 to i64
  %55 = getelementptr inbounds double, ptr %42, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !8
  %57 = fcmp contract olt double %56, %51
  %58 = select contract i1 %57, double %51, double %56
  %59 = fcmp contract ogt double %53, %58
  %60 = select contract i1 %59, double %53, double %58
  %61 = add i32 %39, -1
  %62 = mul nsw i32 %40, %61
  %63 = add i32 %62, %30
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %42, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !8
  %67 = fcmp contract olt double %66, %51
  %68 = select contract i1 %67, double %51, double %66
  %69 = fcmp contract ogt double %68, %58
  %70 = select contract i1 %69, double %68, double %58
  br label %71

71:                                               ; preds = %71, %36
  %72 = phi double [ 0.000000e+00, %36 ], [ %101, %71 ]
  %73 = phi double [ 0.000000e+00, %36 ], [ %105, %71 ]
  %74 = phi double [ 0.000000e+00, %36 ], [ %106, %71 ]
  %75 = phi i32 [ 0, %36 ], [ %108, %71 ]
  %76 = phi double [ 0.000000e+00, %36 ], [ %107, %71 ]
  %77 = add nsw i32 %75, %29
  %78 = mul nsw i32 %77, %38
  %79 = add i32 %78, %39
  %80 = mul nsw i32 %79, %40
  %81 = add i32 %80, %30
  %82 = zext nneg i32 %75 to i64
  %83 = getelementptr double, ptr %50, i64 %82
  %84 = getelementptr i8, ptr %83, i64 8
  %85 = load double, ptr %84, align 8, !tbaa !8
  %86 = load double, ptr %83, align 8, !tbaa !8
  %87 = fcmp contract ogt double %86, %60
  %88 = select contract i1 %87, double %86, double %60
  %89 = fsub contract double %85, %88
  %90 = fcmp contract ogt double %89, 0.000000e+00
  %91 = select contract i1 %90, double %89, double 0.000000e+00
  %92 = fcmp contract ogt double %86, %70
  %93 = select contract i1 %92, double %86, double %70
  %94 = fsub contract double %85, %93
  %95 = fcmp contract ogt double %94, 0.000000e+00
  %96 = select contract i1 %95, double %94, double 0.000000e+00
  %97 = sext i32 %81 to i64
  %98 = getelementptr inbounds double, ptr %1, i64 %97
  %99 = load double, ptr %98, align 8, !tbaa !8
  %100 = fmul contract double %99, %91
  %101 = fadd contract double %72, %100
  %102 = getelementptr inbounds double, ptr %2, i64 %97
  %103 = load double, ptr %102, align 8, !tbaa !8
  %104 = fmul contract double %103, %96
  %105 = fadd contract double %73, %104
  %106 = fadd contract double %74, %91
  %107 = fadd contract double %76, %96
  %108 = add nuw nsw i32 %75, 1
  %109 = icmp eq i32 %108, %26
  br i1 %109, label %110, label %71, !llvm.loop !56

110:                                              ; preds = %71, %31
  %111 = phi i32 [ %35, %31 ], [ %43, %71 ]
  %112 = phi i32 [ %34, %31 ], [ %40, %71 ]
  %113 = phi i32 [ %33, %31 ], [ %37, %71 ]
  %114 = phi i32 [ %32, %31 ], [ %39, %71 ]
  %115 = phi double [ 0.000000e+00, %31 ], [ %107, %71 ]
  %116 = phi double [ 0.000000e+00, %31 ], [ %106, %71 ]
  %117 = phi double [ 0.000000e+00, %31 ], [ %105, %71 ]
  %118 = phi double [ 0.000000e+00, %31 ], [ %101, %71 ]
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %120 = load i32, ptr %119, align 8, !tbaa !37
  %121 = icmp ne i32 %120, 0
  %122 = icmp eq i32 %12, %18
  %123 = and i1 %122, %121
  %124 = select i1 %123, i32 0, i32 %12
  %125 = add i32 %111, %29
  %126 = add i32 %125, %124
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds double, ptr %3, i64 %127
  %129 = load double, ptr %128, align 8, !tbaa !8
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %131 = load i32, ptr %130, align 4, !tbaa !38
  %132 = icmp ne i32 %131, 0
  %133 = icmp eq i32 %17, %22
  %134 = select i1 %132, i1 %133, i1 false
  %135 = select i1 %134, i32 0, i32 %17
  %136 = add nsw i32 %135, %29
  %137 = mul nsw i32 %136, %112
  %138 = add i32 %137, %30
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds double, ptr %4, i64 %139
  %141 = load double, ptr %140, align 8, !tbaa !8
  %142 = fcmp contract ogt double %116, 0.000000e+00
  %143 = fsub contract double %129, %118
  %144 = fdiv contract double %143, %116
  %145 = select contract i1 %142, double %144, double 0.000000e+00
  %146 = fcmp contract ogt double %115, 0.000000e+00
  %147 = fsub contract double %141, %117
  %148 = fdiv contract double %147, %115
  %149 = select contract i1 %146, double %148, double 0.000000e+00
  br i1 %27, label %150, label %222

150:                                              ; preds = %110
  %151 = add nsw i32 %113, %22
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %153 = load ptr, ptr %152, align 8, !tbaa !26
  %154 = add i32 %111, %30
  %155 = add i32 %154, -1
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds double, ptr %153, i64 %156
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %159 = load ptr, ptr %158, align 8, !tbaa !19
  %160 = sext i32 %154 to i64
  %161 = getelementptr inbounds double, ptr %153, i64 %160
  %162 = add i32 %114, -1
  %163 = mul nsw i32 %162, %112
  %164 = add i32 %163, %30
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds double, ptr %153, i64 %165
  br label %167

167:                                              ; preds = %217, %150
  %168 = phi i32 [ 0, %150 ], [ %220, %217 ]
  %169 = add nsw i32 %168, %29
  %170 = mul nsw i32 %169, %151
  %171 = add i32 %170, %114
  %172 = mul nsw i32 %171, %112
  %173 = add i32 %172, %30
  %174 = load double, ptr %157, align 8, !tbaa !8
  %175 = load double, ptr %159, align 8, !tbaa !8
  %176 = fcmp contract olt double %174, %175
  %177 = select contract i1 %176, double %175, double %174
  %178 = load double, ptr %161, align 8, !tbaa !8
  %179 = fcmp contract olt double %178, %175
  %180 = select contract i1 %179, double %175, double %178
  %181 = fcmp contract ogt double %177, %180
  %182 = select contract i1 %181, double %177, double %180
  %183 = zext nneg i32 %168 to i64
  %184 = getelementptr double, ptr %159, i64 %183
  %185 = getelementptr i8, ptr %184, i64 8
  %186 = load double, ptr %185, align 8, !tbaa !8
  %187 = load double, ptr %184, align 8, !tbaa !8
  %188 = fcmp contract ogt double %187, %182
  %189 = select contract i1 %188, double %187, double %182
  %190 = fcmp contract ogt double %186, %189
  %191 = sext i32 %173 to i64
  br i1 %190, label %192, label %196

192:                                              ; preds = %167
  %193 = getelementptr inbounds double, ptr %1, i64 %191
  %194 = load double, ptr %193, align 8, !tbaa !8
  %195 = fadd contract double %145, %194
  br label %196

196:                                              ; preds = %192, %167
  %197 = phi contract double [ %195, %192 ], [ 0.000000e+00, %167 ]
  %198 = getelementptr inbounds double, ptr %5, i64 %191
  store double %197, ptr %198, align 8, !tbaa !8
  %199 = load double, ptr %166, align 8, !tbaa !8
  %200 = load double, ptr %159, align 8, !tbaa !8
  %201 = fcmp contract olt double %199, %200
  %202 = select contract i1 %201, double %200, double %199
  %203 = load double, ptr %161, align 8, !tbaa !8
  %204 = fcmp contract olt double %203, %200
  %205 = select contract i1 %204, double %200, double %203
  %206 = fcmp contract ogt double %202, %205
  %207 = select contract i1 %206, double %202, double %205
  %208 = load double, ptr %185, align 8, !tbaa !8
  %209 = load double, ptr %184, align 8, !tbaa !8
  %210 = fcmp contract ogt double %209, %207
  %211 = select contract i1 %210, double %209, double %207
  %212 = fcmp contract ogt double %208, %211
  br i1 %212, label %213, label %217

213:                                              ; preds = %196
  %214 = getelementptr inbounds double, ptr %2, i64 %191
  %215 = load double, ptr %214, align 8, !tbaa !8
  %216 = fadd contract double %149, %215
  br label %217

217:                                              ; preds = %213, %196
  %218 = phi contract double [ %216, %213 ], [ 0.000000e+00, %196 ]
  %219 = getelementptr inbounds double, ptr %6, i64 %191
  store double %218, ptr %219, align 8, !tbaa !8
  %220 = add nuw nsw i32 %168, 1
  %221 = icmp eq i32 %220, %26
  br i1 %221, label %222, label %167, !llvm.loop !59

222:                                              ; preds = %217, %7, %20, %110
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @close_land(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #1 {
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
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %17 = load i32, ptr %0, align 8, !tbaa !14
  %18 = icmp slt i32 %10, %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = icmp slt i32 %15, %20
  %22 = select i1 %18, i1 %21, i1 false
  br i1 %22, label %23, label %108

23:                                               ; preds = %5
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %25 = load i32, ptr %24, align 4, !tbaa !18
  %26 = add nsw i32 %25, %16
  %27 = shl nsw i32 %25, 1
  %28 = add nsw i32 %27, %20
  %29 = mul nsw i32 %28, %26
  %30 = add i32 %25, %15
  %31 = add i32 %29, %30
  %32 = add nsw i32 %27, %17
  %33 = mul nsw i32 %31, %32
  %34 = add i32 %25, %10
  %35 = add i32 %33, %34
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %37 = load ptr, ptr %36, align 8, !tbaa !26
  %38 = mul nsw i32 %32, %30
  %39 = add i32 %38, %34
  %40 = add i32 %39, -1
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds double, ptr %37, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %45 = load ptr, ptr %44, align 8, !tbaa !19
  %46 = load double, ptr %45, align 8, !tbaa !8
  %47 = fcmp contract olt double %43, %46
  %48 = select contract i1 %47, double %46, double %43
  %49 = sext i32 %39 to i64
  %50 = getelementptr inbounds double, ptr %37, i64 %49
  %51 = load double, ptr %50, align 8, !tbaa !8
  %52 = fcmp contract olt double %51, %46
  %53 = select contract i1 %52, double %46, double %51
  %54 = fcmp contract ogt double %48, %53
  %55 = select contract i1 %54, double %48, double %53
  %56 = zext nneg i32 %16 to i64
  %57 = getelementptr double, ptr %45, i64 %56
  %58 = getelementptr i8, ptr %57, i64 8
  %59 = load double, ptr %58, align 8, !tbaa !8
  %60 = load double, ptr %57, align 8, !tbaa !8
  %61 = fcmp contract ogt double %60, %55
  %62 = select contract i1 %61, double %60, double %55
  %63 = fsub contract double %59, %62
  %64 = fcmp contract ogt double %63, 0.000000e+00
  %65 = select contract i1 %64, double %63, double 0.000000e+00
  %66 = fcmp contract ugt double %65, 0.000000e+00
  br i1 %66, label %76, label %67

67:                                               ; preds = %23
  %68 = sext i32 %35 to i64
  %69 = getelementptr inbounds double, ptr %1, i64 %68
  store double 0.000000e+00, ptr %69, align 8, !tbaa !8
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %71 = load i32, ptr %70, align 8, !tbaa !20
  %72 = add nsw i32 %71, -1
  %73 = icmp eq i32 %16, %72
  br i1 %73, label %74, label %76

74:                                               ; preds = %67
  %75 = getelementptr inbounds double, ptr %3, i64 %49
  store double 0.000000e+00, ptr %75, align 8, !tbaa !8
  br label %76

76:                                               ; preds = %67, %74, %23
  %77 = add i32 %30, -1
  %78 = mul nsw i32 %32, %77
  %79 = add i32 %78, %34
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds double, ptr %37, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !8
  %83 = load double, ptr %45, align 8, !tbaa !8
  %84 = fcmp contract olt double %82, %83
  %85 = select contract i1 %84, double %83, double %82
  %86 = load double, ptr %50, align 8, !tbaa !8
  %87 = fcmp contract olt double %86, %83
  %88 = select contract i1 %87, double %83, double %86
  %89 = fcmp contract ogt double %85, %88
  %90 = select contract i1 %89, double %85, double %88
  %91 = load double, ptr %58, align 8, !tbaa !8
  %92 = load double, ptr %57, align 8, !tbaa !8
  %93 = fcmp contract ogt double %92, %90
  %94 = select contract i1 %93, double %92, double %90
  %95 = fsub contract double %91, %94
  %96 = fcmp contract ogt double %95, 0.000000e+00
  %97 = select contract i1 %96, double %95, double 0.000000e+00
  %98 = fcmp contract ugt double %97, 0.000000e+00
  br i1 %98, label %108, label %99

99:                                               ; preds = %76
  %100 = sext i32 %35 to i64
  %101 = getelementptr inbounds double, ptr %2, i64 %100
  store double 0.000000e+00, ptr %101, align 8, !tbaa !8
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %103 = load i32, ptr %102, align 8, !tbaa !20
  %104 = add nsw i32 %103, -1
  %105 = icmp eq i32 %16, %104
  br i1 %105, label %106, label %108

106:                                              ; preds = %99
  %107 = getelementptr inbounds double, ptr %4, i64 %49
  store double 0.000000e+00, ptr %107, align 8, !tbaa !8
  br label %108

108:                                              ; preds = %76, %106, %99, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @adams_bashforth(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef readonly captures(none) %4, double noundef %5, double noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = load i32, ptr %0, align 8, !tbaa !14
  %19 = icmp slt i32 %12, %18
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %21 = load i32, ptr %20, align 4
  %22 = icmp slt i32 %17, %21
  %23 = select i1 %19, i1 %22, i1 false
  br i1 %23, label %24, label %56

24:                                               ; preds = %7
  %25 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %27 = load i32, ptr %26, align 4, !tbaa !18
  %28 = add nsw i32 %27, %25
  %29 = shl nsw i32 %27, 1
  %30 = add nsw i32 %29, %21
  %31 = mul nsw i32 %30, %28
  %32 = add i32 %27, %17
  %33 = add i32 %32, %31
  %34 = add nsw i32 %29, %18
  %35 = mul nsw i32 %33, %34
  %36 = add i32 %27, %12
  %37 = add i32 %36, %35
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %2, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = getelementptr inbounds double, ptr %3, i64 %38
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = load i32, ptr %4, align 4, !tbaa !4
  %44 = icmp eq i32 %43, 0
  %45 = select contract i1 %44, double -5.000000e-01, double %6
  %46 = fadd contract double %45, 1.500000e+00
  %47 = fmul contract double %40, %46
  %48 = fadd contract double %45, 5.000000e-01
  %49 = fmul contract double %42, %48
  %50 = fsub contract double %47, %49
  %51 = fmul contract double %5, %50
  %52 = getelementptr inbounds double, ptr %1, i64 %38
  %53 = load double, ptr %52, align 8, !tbaa !8
  %54 = fadd contract double %53, %51
  store double %54, ptr %52, align 8, !tbaa !8
  %55 = load double, ptr %39, align 8, !tbaa !8
  store double %55, ptr %41, align 8, !tbaa !8
  br label %56

56:                                               ; preds = %7, %24
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @keep_field(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = mul nuw nsw i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = add nuw nsw i32 %11, %12
  %14 = load i32, ptr %0, align 8, !tbaa !14
  %15 = icmp slt i32 %8, %14
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %17 = load i32, ptr %16, align 4
  %18 = icmp slt i32 %13, %17
  %19 = select i1 %15, i1 %18, i1 false
  br i1 %19, label %20, label %38

20:                                               ; preds = %3
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %23 = load i32, ptr %22, align 4, !tbaa !18
  %24 = add nsw i32 %23, %21
  %25 = shl nsw i32 %23, 1
  %26 = add nsw i32 %25, %17
  %27 = mul nsw i32 %26, %24
  %28 = add i32 %23, %13
  %29 = add i32 %28, %27
  %30 = add nsw i32 %25, %14
  %31 = mul nsw i32 %29, %30
  %32 = add i32 %23, %8
  %33 = add i32 %32, %31
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds double, ptr %1, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !8
  %37 = getelementptr inbounds double, ptr %2, i64 %34
  store double %36, ptr %37, align 8, !tbaa !8
  br label %38

38:                                               ; preds = %3, %20
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @step_from(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, double noundef %4) local_unnamed_addr #0 {
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
  %16 = load i32, ptr %0, align 8, !tbaa !14
  %17 = icmp slt i32 %10, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %19 = load i32, ptr %18, align 4
  %20 = icmp slt i32 %15, %19
  %21 = select i1 %17, i1 %20, i1 false
  br i1 %21, label %22, label %44

22:                                               ; preds = %5
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %25 = load i32, ptr %24, align 4, !tbaa !18
  %26 = add nsw i32 %25, %23
  %27 = shl nsw i32 %25, 1
  %28 = add nsw i32 %27, %19
  %29 = mul nsw i32 %28, %26
  %30 = add i32 %25, %15
  %31 = add i32 %30, %29
  %32 = add nsw i32 %27, %16
  %33 = mul nsw i32 %31, %32
  %34 = add i32 %25, %10
  %35 = add i32 %34, %33
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds double, ptr %2, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = getelementptr inbounds double, ptr %3, i64 %36
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = fmul contract double %4, %40
  %42 = fadd contract double %38, %41
  %43 = getelementptr inbounds double, ptr %1, i64 %36
  store double %42, ptr %43, align 8, !tbaa !8
  br label %44

44:                                               ; preds = %5, %22
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @tracer_from(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, double noundef %6) local_unnamed_addr #1 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %19 = load i32, ptr %0, align 8, !tbaa !14
  %20 = icmp slt i32 %12, %19
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %22 = load i32, ptr %21, align 4
  %23 = icmp slt i32 %17, %22
  %24 = select i1 %20, i1 %23, i1 false
  br i1 %24, label %25, label %75

25:                                               ; preds = %7
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %27 = load i32, ptr %26, align 4, !tbaa !18
  %28 = add nsw i32 %27, %18
  %29 = shl nsw i32 %27, 1
  %30 = add nsw i32 %29, %22
  %31 = mul nsw i32 %30, %28
  %32 = add i32 %27, %17
  %33 = add i32 %31, %32
  %34 = add nsw i32 %29, %19
  %35 = mul nsw i32 %33, %34
  %36 = add i32 %27, %12
  %37 = add i32 %35, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %2, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = getelementptr inbounds double, ptr %3, i64 %38
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = fmul contract double %6, %42
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %45 = load i32, ptr %44, align 8, !tbaa !20
  %46 = add nsw i32 %45, -1
  %47 = icmp slt i32 %18, %46
  br i1 %47, label %48, label %50

48:                                               ; preds = %25
  %49 = fadd contract double %40, %43
  br label %72

50:                                               ; preds = %25
  %51 = mul nsw i32 %34, %32
  %52 = add i32 %51, %36
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %54 = load ptr, ptr %53, align 8, !tbaa !19
  %55 = zext nneg i32 %18 to i64
  %56 = getelementptr double, ptr %54, i64 %55
  %57 = getelementptr i8, ptr %56, i64 8
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = load double, ptr %56, align 8, !tbaa !8
  %60 = fsub contract double %58, %59
  %61 = sext i32 %52 to i64
  %62 = getelementptr inbounds double, ptr %4, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !8
  %64 = fadd contract double %60, %63
  %65 = fmul contract double %40, %64
  %66 = fmul contract double %43, %60
  %67 = fadd contract double %66, %65
  %68 = getelementptr inbounds double, ptr %5, i64 %61
  %69 = load double, ptr %68, align 8, !tbaa !8
  %70 = fadd contract double %60, %69
  %71 = fdiv contract double %67, %70
  br label %72

72:                                               ; preds = %50, %48
  %73 = phi double [ %49, %48 ], [ %71, %50 ]
  %74 = getelementptr inbounds double, ptr %1, i64 %38
  store double %73, ptr %74, align 8, !tbaa !8
  br label %75

75:                                               ; preds = %7, %72
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @tracer_adams_bashforth(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, double noundef %7, double noundef %8) local_unnamed_addr #1 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = load i32, ptr %0, align 8, !tbaa !14
  %22 = icmp slt i32 %14, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = icmp slt i32 %19, %24
  %26 = select i1 %22, i1 %25, i1 false
  br i1 %26, label %27, label %87

27:                                               ; preds = %9
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %29 = load i32, ptr %28, align 4, !tbaa !18
  %30 = add nsw i32 %29, %20
  %31 = shl nsw i32 %29, 1
  %32 = add nsw i32 %31, %24
  %33 = mul nsw i32 %32, %30
  %34 = add i32 %29, %19
  %35 = add i32 %33, %34
  %36 = add nsw i32 %31, %21
  %37 = mul nsw i32 %35, %36
  %38 = add i32 %29, %14
  %39 = add i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr %1, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = getelementptr inbounds double, ptr %2, i64 %40
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = getelementptr inbounds double, ptr %3, i64 %40
  %46 = load double, ptr %45, align 8, !tbaa !8
  %47 = load i32, ptr %6, align 4, !tbaa !4
  %48 = icmp eq i32 %47, 0
  %49 = select contract i1 %48, double -5.000000e-01, double %8
  %50 = fadd contract double %49, 1.500000e+00
  %51 = fmul contract double %44, %50
  %52 = fadd contract double %49, 5.000000e-01
  %53 = fmul contract double %46, %52
  %54 = fsub contract double %51, %53
  %55 = fmul contract double %7, %54
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %57 = load i32, ptr %56, align 8, !tbaa !20
  %58 = add nsw i32 %57, -1
  %59 = icmp slt i32 %20, %58
  br i1 %59, label %60, label %62

60:                                               ; preds = %27
  %61 = fadd contract double %42, %55
  br label %84

62:                                               ; preds = %27
  %63 = mul nsw i32 %36, %34
  %64 = add i32 %63, %38
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %66 = load ptr, ptr %65, align 8, !tbaa !19
  %67 = zext nneg i32 %20 to i64
  %68 = getelementptr double, ptr %66, i64 %67
  %69 = getelementptr i8, ptr %68, i64 8
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = load double, ptr %68, align 8, !tbaa !8
  %72 = fsub contract double %70, %71
  %73 = sext i32 %64 to i64
  %74 = getelementptr inbounds double, ptr %4, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !8
  %76 = fadd contract double %72, %75
  %77 = fmul contract double %42, %76
  %78 = fmul contract double %55, %72
  %79 = fadd contract double %78, %77
  %80 = getelementptr inbounds double, ptr %5, i64 %73
  %81 = load double, ptr %80, align 8, !tbaa !8
  %82 = fadd contract double %72, %81
  %83 = fdiv contract double %79, %82
  br label %84

84:                                               ; preds = %62, %60
  %85 = phi double [ %61, %60 ], [ %83, %62 ]
  store double %85, ptr %41, align 8, !tbaa !8
  %86 = load double, ptr %43, align 8, !tbaa !8
  store double %86, ptr %45, align 8, !tbaa !8
  br label %87

87:                                               ; preds = %9, %84
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @tracer_from_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, double noundef %6) local_unnamed_addr #1 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %19 = load i32, ptr %0, align 8, !tbaa !14
  %20 = icmp slt i32 %12, %19
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %22 = load i32, ptr %21, align 4
  %23 = icmp slt i32 %17, %22
  %24 = select i1 %20, i1 %23, i1 false
  br i1 %24, label %25, label %88

25:                                               ; preds = %7
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %27 = load i32, ptr %26, align 4, !tbaa !18
  %28 = add nsw i32 %27, %18
  %29 = shl nsw i32 %27, 1
  %30 = add nsw i32 %29, %22
  %31 = mul nsw i32 %30, %28
  %32 = add i32 %27, %17
  %33 = add i32 %31, %32
  %34 = add nsw i32 %29, %19
  %35 = mul nsw i32 %33, %34
  %36 = add i32 %27, %12
  %37 = add i32 %35, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %2, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = getelementptr inbounds double, ptr %3, i64 %38
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = fmul contract double %6, %42
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %45 = load i32, ptr %44, align 8, !tbaa !20
  %46 = add nsw i32 %45, -1
  %47 = icmp slt i32 %18, %46
  br i1 %47, label %48, label %50

48:                                               ; preds = %25
  %49 = fadd contract double %40, %43
  br label %85

50:                                               ; preds = %25
  %51 = mul nsw i32 %34, %32
  %52 = add i32 %51, %36
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %54 = load ptr, ptr %53, align 8, !tbaa !26
  %55 = sext i32 %52 to i64
  %56 = getelementptr inbounds double, ptr %54, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !8
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %59 = load ptr, ptr %58, align 8, !tbaa !19
  %60 = load double, ptr %59, align 8, !tbaa !8
  %61 = fcmp contract olt double %57, %60
  %62 = select contract i1 %61, double %60, double %57
  %63 = zext nneg i32 %18 to i64
  %64 = getelementptr double, ptr %59, i64 %63
  %65 = getelementptr i8, ptr %64, i64 8
  %66 = load double, ptr %65, align 8, !tbaa !8
  %67 = load double, ptr %64, align 8, !tbaa !8
  %68 = fcmp contract ogt double %67, %62
  %69 = select contract i1 %68, double %67, double %62
  %70 = fsub contract double %66, %69
  %71 = fcmp contract ogt double %70, 0.000000e+00
  %72 = select contract i1 %71, double %70, double 0.000000e+00
  %73 = fcmp contract ugt double %72, 0.000000e+00
  br i1 %73, label %74, label %85

74:                                               ; preds = %50
  %75 = getelementptr inbounds double, ptr %4, i64 %55
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = fadd contract double %72, %76
  %78 = fmul contract double %40, %77
  %79 = fmul contract double %43, %72
  %80 = fadd contract double %79, %78
  %81 = getelementptr inbounds double, ptr %5, i64 %55
  %82 = load double, ptr %81, align 8, !tbaa !8
  %83 = fadd contract double %72, %82
  %84 = fdiv contract double %80, %83
  br label %85

85:                                               ; preds = %74, %50, %48
  %86 = phi double [ %49, %48 ], [ %84, %74 ], [ %40, %50 ]
  %87 = getelementptr inbounds double, ptr %1, i64 %38
  store double %86, ptr %87, align 8, !tbaa !8
  br label %88

88:                                               ; preds = %7, %85
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @tracer_adams_bashforth_bathymetry(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef readonly captures(none) %6, double noundef %7, double noundef %8) local_unnamed_addr #1 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %21 = load i32, ptr %0, align 8, !tbaa !14
  %22 = icmp slt i32 %14, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = icmp slt i32 %19, %24
  %26 = select i1 %22, i1 %25, i1 false
  br i1 %26, label %27, label %100

27:                                               ; preds = %9
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %29 = load i32, ptr %28, align 4, !tbaa !18
  %30 = add nsw i32 %29, %20
  %31 = shl nsw i32 %29, 1
  %32 = add nsw i32 %31, %24
  %33 = mul nsw i32 %32, %30
  %34 = add i32 %29, %19
  %35 = add i32 %33, %34
  %36 = add nsw i32 %31, %21
  %37 = mul nsw i32 %35, %36
  %38 = add i32 %29, %14
  %39 = add i32 %37, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr %1, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = getelementptr inbounds double, ptr %2, i64 %40
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = getelementptr inbounds double, ptr %3, i64 %40
  %46 = load double, ptr %45, align 8, !tbaa !8
  %47 = load i32, ptr %6, align 4, !tbaa !4
  %48 = icmp eq i32 %47, 0
  %49 = select contract i1 %48, double -5.000000e-01, double %8
  %50 = fadd contract double %49, 1.500000e+00
  %51 = fmul contract double %44, %50
  %52 = fadd contract double %49, 5.000000e-01
  %53 = fmul contract double %46, %52
  %54 = fsub contract double %51, %53
  %55 = fmul contract double %7, %54
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %57 = load i32, ptr %56, align 8, !tbaa !20
  %58 = add nsw i32 %57, -1
  %59 = icmp slt i32 %20, %58
  br i1 %59, label %60, label %62

60:                                               ; preds = %27
  %61 = fadd contract double %42, %55
  br label %97

62:                                               ; preds = %27
  %63 = mul nsw i32 %36, %34
  %64 = add i32 %63, %38
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %66 = load ptr, ptr %65, align 8, !tbaa !26
  %67 = sext i32 %64 to i64
  %68 = getelementptr inbounds double, ptr %66, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !8
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %71 = load ptr, ptr %70, align 8, !tbaa !19
  %72 = load double, ptr %71, align 8, !tbaa !8
  %73 = fcmp contract olt double %69, %72
  %74 = select contract i1 %73, double %72, double %69
  %75 = zext nneg i32 %20 to i64
  %76 = getelementptr double, ptr %71, i64 %75
  %77 = getelementptr i8, ptr %76, i64 8
  %78 = load double, ptr %77, align 8, !tbaa !8
  %79 = load double, ptr %76, align 8, !tbaa !8
  %80 = fcmp contract ogt double %79, %74
  %81 = select contract i1 %80, double %79, double %74
  %82 = fsub contract double %78, %81
  %83 = fcmp contract ogt double %82, 0.000000e+00
  %84 = select contract i1 %83, double %82, double 0.000000e+00
  %85 = fcmp contract ugt double %84, 0.000000e+00
  br i1 %85, label %86, label %97

86:                                               ; preds = %62
  %87 = getelementptr inbounds double, ptr %4, i64 %67
  %88 = load double, ptr %87, align 8, !tbaa !8
  %89 = fadd contract double %84, %88
  %90 = fmul contract double %42, %89
  %91 = fmul contract double %55, %84
  %92 = fadd contract double %91, %90
  %93 = getelementptr inbounds double, ptr %5, i64 %67
  %94 = load double, ptr %93, align 8, !tbaa !8
  %95 = fadd contract double %84, %94
  %96 = fdiv contract double %92, %95
  br label %97

97:                                               ; preds = %86, %62, %60
  %98 = phi double [ %61, %60 ], [ %96, %86 ], [ %42, %62 ]
  store double %98, ptr %41, align 8, !tbaa !8
  %99 = load double, ptr %43, align 8, !tbaa !8
  store double %99, ptr %45, align 8, !tbaa !8
  br label %100

100:                                              ; preds = %9, %97
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @advance(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = mul i32 %2, %3
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = sub nsw i32 0, %5
  %7 = icmp eq i32 %4, %6
  br i1 %7, label %8, label %11

8:                                                ; preds = %1
  %9 = load i32, ptr %0, align 4, !tbaa !4
  %10 = add nsw i32 %9, 1
  store i32 %10, ptr %0, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %8, %1
  ret void
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @look_at_surface(ptr noundef readonly byval(%struct.Grid) align 8 captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6, ptr noundef writeonly captures(none) %7) local_unnamed_addr #6 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %16 = mul nuw nsw i32 %14, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = add nuw nsw i32 %16, %17
  %19 = load i32, ptr %0, align 8, !tbaa !14
  %20 = icmp slt i32 %13, %19
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %22 = load i32, ptr %21, align 4
  %23 = icmp slt i32 %18, %22
  %24 = select i1 %20, i1 %23, i1 false
  br i1 %24, label %25, label %60

25:                                               ; preds = %8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = load i32, ptr %26, align 8, !tbaa !20
  %28 = add nsw i32 %27, -1
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %30 = load i32, ptr %29, align 4, !tbaa !18
  %31 = add nsw i32 %28, %30
  %32 = shl nsw i32 %30, 1
  %33 = add nsw i32 %32, %22
  %34 = mul nsw i32 %33, %31
  %35 = add i32 %30, %18
  %36 = add i32 %34, %35
  %37 = add nsw i32 %32, %19
  %38 = mul nsw i32 %36, %37
  %39 = add i32 %30, %13
  %40 = add i32 %38, %39
  %41 = mul nsw i32 %37, %35
  %42 = add i32 %41, %39
  %43 = sext i32 %40 to i64
  %44 = getelementptr inbounds double, ptr %1, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !8
  %46 = fmul contract double %45, %45
  %47 = getelementptr inbounds double, ptr %2, i64 %43
  %48 = load double, ptr %47, align 8, !tbaa !8
  %49 = fmul contract double %48, %48
  %50 = fadd contract double %46, %49
  %51 = tail call contract noundef double @__nv_sqrt(double noundef %50) #11
  %52 = sext i32 %42 to i64
  %53 = getelementptr inbounds double, ptr %5, i64 %52
  store double %51, ptr %53, align 8, !tbaa !8
  %54 = getelementptr inbounds double, ptr %3, i64 %43
  %55 = load double, ptr %54, align 8, !tbaa !8
  %56 = getelementptr inbounds double, ptr %6, i64 %52
  store double %55, ptr %56, align 8, !tbaa !8
  %57 = getelementptr inbounds double, ptr %4, i64 %43
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = getelementptr inbounds double, ptr %7, i64 %52
  store double %58, ptr %59, align 8, !tbaa !8
  br label %60

60:                                               ; preds = %8, %25
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local double @__nv_sqrt(double noundef) local_unnamed_addr #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #10

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree noinline norecurse nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #6 = { convergent mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #11 = { convergent nounwind willreturn memory(none) }
attributes #12 = { nounwind }

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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.enable"}
!13 = distinct !{!13, !11, !12}
!14 = !{!15, !5, i64 0}
!15 = !{!"_ZTS4Grid", !5, i64 0, !5, i64 4, !5, i64 8, !5, i64 12, !5, i64 16, !5, i64 20, !16, i64 24, !16, i64 32, !16, i64 40, !16, i64 48, !16, i64 56, !16, i64 64, !16, i64 72, !16, i64 80, !16, i64 88}
!16 = !{!"p1 double", !17, i64 0}
!17 = !{!"any pointer", !6, i64 0}
!18 = !{!15, !5, i64 12}
!19 = !{!15, !16, i64 80}
!20 = !{!15, !5, i64 8}
!21 = distinct !{!21, !11}
!22 = !{!15, !16, i64 40}
!23 = !{!15, !16, i64 32}
!24 = !{!15, !16, i64 56}
!25 = distinct !{!25, !11}
!26 = !{!15, !16, i64 88}
!27 = distinct !{!27, !11}
!28 = !{!15, !5, i64 4}
!29 = !{!15, !16, i64 48}
!30 = !{!15, !16, i64 24}
!31 = !{!15, !16, i64 64}
!32 = !{!15, !16, i64 72}
!33 = !{!34, !9, i64 0}
!34 = !{!"_ZTS8Friction", !9, i64 0, !9, i64 8, !9, i64 16}
!35 = !{!34, !9, i64 8}
!36 = !{!34, !9, i64 16}
!37 = !{!15, !5, i64 16}
!38 = !{!15, !5, i64 20}
!39 = !{!40, !9, i64 0}
!40 = !{!"_ZTS6Mixing", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24}
!41 = !{!40, !9, i64 16}
!42 = !{!40, !9, i64 24}
!43 = distinct !{!43, !11, !44}
!44 = !{!"llvm.loop.peeled.count", i32 1}
!45 = distinct !{!45, !11}
!46 = distinct !{!46, !11}
!47 = distinct !{!47, !11}
!48 = distinct !{!48, !11, !44}
!49 = distinct !{!49, !11}
!50 = distinct !{!50, !11, !44}
!51 = distinct !{!51, !11}
!52 = distinct !{!52, !11}
!53 = distinct !{!53, !11}
!54 = distinct !{!54, !11}
!55 = distinct !{!55, !11}
!56 = distinct !{!56, !11}
!57 = distinct !{!57, !11}
!58 = distinct !{!58, !11}
!59 = distinct !{!59, !11}
