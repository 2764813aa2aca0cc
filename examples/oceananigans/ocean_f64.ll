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
  br i1 %23, label %402, label %24

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
  %52 = fadd contract double %42, 3.200000e+01
  %53 = fmul contract double %52, 0x3F997AD78D9A73C1
  %54 = tail call contract noundef double @__nv_sqrt(double noundef %53) #11
  %55 = fmul contract double %40, 2.500000e-02
  %56 = fmul contract double %51, -1.000000e-04
  %57 = fmul contract double %55, 0x3FD84CF9B2B91949
  %58 = fmul contract double %54, 0x3F92F3AA79B86154
  %59 = fsub contract double %57, %58
  %60 = fadd contract double %59, 0xBF97E72A0686B024
  %61 = fmul contract double %55, 0xBFF3DF399CB5AC15
  %62 = fmul contract double %54, 0x3FCB474EE9AA20A3
  %63 = fsub contract double %61, %62
  %64 = fadd contract double %63, 0x400073922CBA5E90
  %65 = fmul contract double %55, %64
  %66 = fmul contract double %54, 0x4004040558F0B72C
  %67 = fadd contract double %66, 0xC013CFA06C08CC33
  %68 = fmul contract double %54, %67
  %69 = fadd contract double %68, %65
  %70 = fadd contract double %69, 0x4000875B761D689C
  %71 = fmul contract double %55, 0x3FE1E59DD3E7A883
  %72 = fmul contract double %54, 0x3FE19FEA87F09235
  %73 = fsub contract double %71, %72
  %74 = fadd contract double %73, 0xC003B8409814970D
  %75 = fmul contract double %55, %74
  %76 = fmul contract double %54, 0x3FFE1295B4164E74
  %77 = fsub contract double 0x400C0CEB46983C63, %76
  %78 = fmul contract double %54, %77
  %79 = fadd contract double %78, %75
  %80 = fadd contract double %79, 0x401AD50A8645F3B8
  %81 = fmul contract double %55, %80
  %82 = fmul contract double %54, 0x3FE4ED7D5A287F78
  %83 = fsub contract double 0x4014045CAEBF8C16, %82
  %84 = fmul contract double %54, %83
  %85 = fadd contract double %84, 0xC011F2B321AAF58D
  %86 = fmul contract double %54, %85
  %87 = fadd contract double %86, %81
  %88 = fadd contract double %87, 0xC02AAC2FA8D3E305
  %89 = fmul contract double %55, %88
  %90 = fmul contract double %54, 0x401A6BB3138E085E
  %91 = fadd contract double %90, 0xC03EF025C547AE7C
  %92 = fmul contract double %54, %91
  %93 = fadd contract double %92, 0x4049632B9ADF2525
  %94 = fmul contract double %54, %93
  %95 = fadd contract double %94, 0xC0454666576AFE84
  %96 = fmul contract double %54, %95
  %97 = fadd contract double %96, %89
  %98 = fadd contract double %97, 0x4033AE92A686F914
  %99 = fmul contract double %55, 0x3FC86D4DC95319FF
  %100 = fmul contract double %54, 0x3FDED42B679F64F7
  %101 = fsub contract double %100, %99
  %102 = fadd contract double %101, 0x3FE14BABE4575281
  %103 = fmul contract double %55, %102
  %104 = fmul contract double %54, 0x40156CE1E0A79781
  %105 = fsub contract double 0x40269F81FC3B71BD, %104
  %106 = fmul contract double %54, %105
  %107 = fadd contract double %106, %103
  %108 = fadd contract double %107, 0xC020B9BF6B9EE136
  %109 = fmul contract double %55, %108
  %110 = fmul contract double %54, 0x400964F4985AE4AF
  %111 = fsub contract double 0x4033B792745022C7, %110
  %112 = fmul contract double %54, %111
  %113 = fadd contract double %112, 0xC040B97C62E55B17
  %114 = fmul contract double %54, %113
  %115 = fadd contract double %114, %109
  %116 = fadd contract double %115, 0x4035A96B09DFE3E7
  %117 = fmul contract double %55, %116
  %118 = fmul contract double %54, 0x4015E3B4C55C24A0
  %119 = fsub contract double 0x403D214912A56B81, %118
  %120 = fmul contract double %54, %119
  %121 = fadd contract double %120, 0xC04E2E68166BF492
  %122 = fmul contract double %54, %121
  %123 = fadd contract double %122, 0x404EC62D52829D98
  %124 = fmul contract double %54, %123
  %125 = fadd contract double %124, %117
  %126 = fadd contract double %125, 0xC042897E6A8DAC3F
  %127 = fmul contract double %55, %126
  %128 = fmul contract double %54, 0x3FFEB5A893652AB0
  %129 = fsub contract double 0x4031AE8B5EA994CB, %128
  %130 = fmul contract double %54, %129
  %131 = fadd contract double %130, 0xC04C71AB80790399
  %132 = fmul contract double %54, %131
  %133 = fadd contract double %132, 0x4054714EA51CB825
  %134 = fmul contract double %54, %133
  %135 = fadd contract double %134, 0xC050520A687E998E
  %136 = fmul contract double %54, %135
  %137 = fadd contract double %136, %127
  %138 = fadd contract double %137, 0x403A0298DDFF4694
  %139 = fmul contract double %55, %138
  %140 = fmul contract double %54, 0x404E4A3AB521793B
  %141 = fsub contract double 0x407B0469E8DCA2D9, %140
  %142 = fmul contract double %54, %141
  %143 = fadd contract double %142, 0xC09413AA17FAC889
  %144 = fmul contract double %54, %143
  %145 = fadd contract double %144, 0x409FD61E438FA1C9
  %146 = fmul contract double %54, %145
  %147 = fadd contract double %146, 0xC09BE9DF8084F59E
  %148 = fmul contract double %54, %147
  %149 = fadd contract double %148, 0x408B15CAEB51F312
  %150 = fmul contract double %54, %149
  %151 = fadd contract double %150, %139
  %152 = fadd contract double %151, 0x40890F2B549A3622
  %153 = fmul contract double %56, %60
  %154 = fadd contract double %153, %70
  %155 = fmul contract double %56, %154
  %156 = fadd contract double %155, %98
  %157 = fmul contract double %56, %156
  %158 = fadd contract double %157, %152
  %159 = fadd contract double %158, -1.020000e+03
  %160 = fmul contract double %159, 0xC0239D013A92A305
  %161 = fdiv contract double %160, 1.020000e+03
  %162 = getelementptr inbounds double, ptr %3, i64 %38
  store double %161, ptr %162, align 8, !tbaa !8
  %163 = icmp eq i32 %25, 0
  br i1 %163, label %402, label %164

164:                                              ; preds = %24
  %165 = mul nsw i32 %30, %34
  %166 = sub nsw i32 %37, %165
  %167 = load double, ptr %39, align 8, !tbaa !8
  %168 = load double, ptr %41, align 8, !tbaa !8
  %169 = load double, ptr %46, align 8, !tbaa !8
  %170 = fadd contract double %168, 3.200000e+01
  %171 = fmul contract double %170, 0x3F997AD78D9A73C1
  %172 = tail call contract noundef double @__nv_sqrt(double noundef %171) #11
  %173 = fmul contract double %167, 2.500000e-02
  %174 = fmul contract double %169, -1.000000e-04
  %175 = fmul contract double %173, 0x3FD84CF9B2B91949
  %176 = fmul contract double %172, 0x3F92F3AA79B86154
  %177 = fsub contract double %175, %176
  %178 = fadd contract double %177, 0xBF97E72A0686B024
  %179 = fmul contract double %173, 0xBFF3DF399CB5AC15
  %180 = fmul contract double %172, 0x3FCB474EE9AA20A3
  %181 = fsub contract double %179, %180
  %182 = fadd contract double %181, 0x400073922CBA5E90
  %183 = fmul contract double %173, %182
  %184 = fmul contract double %172, 0x4004040558F0B72C
  %185 = fadd contract double %184, 0xC013CFA06C08CC33
  %186 = fmul contract double %172, %185
  %187 = fadd contract double %186, %183
  %188 = fadd contract double %187, 0x4000875B761D689C
  %189 = fmul contract double %173, 0x3FE1E59DD3E7A883
  %190 = fmul contract double %172, 0x3FE19FEA87F09235
  %191 = fsub contract double %189, %190
  %192 = fadd contract double %191, 0xC003B8409814970D
  %193 = fmul contract double %173, %192
  %194 = fmul contract double %172, 0x3FFE1295B4164E74
  %195 = fsub contract double 0x400C0CEB46983C63, %194
  %196 = fmul contract double %172, %195
  %197 = fadd contract double %196, %193
  %198 = fadd contract double %197, 0x401AD50A8645F3B8
  %199 = fmul contract double %173, %198
  %200 = fmul contract double %172, 0x3FE4ED7D5A287F78
  %201 = fsub contract double 0x4014045CAEBF8C16, %200
  %202 = fmul contract double %172, %201
  %203 = fadd contract double %202, 0xC011F2B321AAF58D
  %204 = fmul contract double %172, %203
  %205 = fadd contract double %204, %199
  %206 = fadd contract double %205, 0xC02AAC2FA8D3E305
  %207 = fmul contract double %173, %206
  %208 = fmul contract double %172, 0x401A6BB3138E085E
  %209 = fadd contract double %208, 0xC03EF025C547AE7C
  %210 = fmul contract double %172, %209
  %211 = fadd contract double %210, 0x4049632B9ADF2525
  %212 = fmul contract double %172, %211
  %213 = fadd contract double %212, 0xC0454666576AFE84
  %214 = fmul contract double %172, %213
  %215 = fadd contract double %214, %207
  %216 = fadd contract double %215, 0x4033AE92A686F914
  %217 = fmul contract double %173, 0x3FC86D4DC95319FF
  %218 = fmul contract double %172, 0x3FDED42B679F64F7
  %219 = fsub contract double %218, %217
  %220 = fadd contract double %219, 0x3FE14BABE4575281
  %221 = fmul contract double %173, %220
  %222 = fmul contract double %172, 0x40156CE1E0A79781
  %223 = fsub contract double 0x40269F81FC3B71BD, %222
  %224 = fmul contract double %172, %223
  %225 = fadd contract double %224, %221
  %226 = fadd contract double %225, 0xC020B9BF6B9EE136
  %227 = fmul contract double %173, %226
  %228 = fmul contract double %172, 0x400964F4985AE4AF
  %229 = fsub contract double 0x4033B792745022C7, %228
  %230 = fmul contract double %172, %229
  %231 = fadd contract double %230, 0xC040B97C62E55B17
  %232 = fmul contract double %172, %231
  %233 = fadd contract double %232, %227
  %234 = fadd contract double %233, 0x4035A96B09DFE3E7
  %235 = fmul contract double %173, %234
  %236 = fmul contract double %172, 0x4015E3B4C55C24A0
  %237 = fsub contract double 0x403D214912A56B81, %236
  %238 = fmul contract double %172, %237
  %239 = fadd contract double %238, 0xC04E2E68166BF492
  %240 = fmul contract double %172, %239
  %241 = fadd contract double %240, 0x404EC62D52829D98
  %242 = fmul contract double %172, %241
  %243 = fadd contract double %242, %235
  %244 = fadd contract double %243, 0xC042897E6A8DAC3F
  %245 = fmul contract double %173, %244
  %246 = fmul contract double %172, 0x3FFEB5A893652AB0
  %247 = fsub contract double 0x4031AE8B5EA994CB, %246
  %248 = fmul contract double %172, %247
  %249 = fadd contract double %248, 0xC04C71AB80790399
  %250 = fmul contract double %172, %249
  %251 = fadd contract double %250, 0x4054714EA51CB825
  %252 = fmul contract double %172, %251
  %253 = fadd contract double %252, 0xC050520A687E998E
  %254 = fmul contract double %172, %253
  %255 = fadd contract double %254, %245
  %256 = fadd contract double %255, 0x403A0298DDFF4694
  %257 = fmul contract double %173, %256
  %258 = fmul contract double %172, 0x404E4A3AB521793B
  %259 = fsub contract double 0x407B0469E8DCA2D9, %258
  %260 = fmul contract double %172, %259
  %261 = fadd contract double %260, 0xC09413AA17FAC889
  %262 = fmul contract double %172, %261
  %263 = fadd contract double %262, 0x409FD61E438FA1C9
  %264 = fmul contract double %172, %263
  %265 = fadd contract double %264, 0xC09BE9DF8084F59E
  %266 = fmul contract double %172, %265
  %267 = fadd contract double %266, 0x408B15CAEB51F312
  %268 = fmul contract double %172, %267
  %269 = fadd contract double %268, %257
  %270 = fadd contract double %269, 0x40890F2B549A3622
  %271 = fmul contract double %174, %178
  %272 = fadd contract double %271, %188
  %273 = fmul contract double %174, %272
  %274 = fadd contract double %273, %216
  %275 = fmul contract double %174, %274
  %276 = fadd contract double %275, %270
  %277 = fadd contract double %276, -1.020000e+03
  %278 = fmul contract double %277, 0x40239D013A92A305
  %279 = fdiv contract double %278, 1.020000e+03
  %280 = sext i32 %166 to i64
  %281 = getelementptr inbounds double, ptr %1, i64 %280
  %282 = load double, ptr %281, align 8, !tbaa !8
  %283 = getelementptr inbounds double, ptr %2, i64 %280
  %284 = load double, ptr %283, align 8, !tbaa !8
  %285 = fadd contract double %284, 3.200000e+01
  %286 = fmul contract double %285, 0x3F997AD78D9A73C1
  %287 = tail call contract noundef double @__nv_sqrt(double noundef %286) #11
  %288 = fmul contract double %282, 2.500000e-02
  %289 = fmul contract double %288, 0x3FD84CF9B2B91949
  %290 = fmul contract double %287, 0x3F92F3AA79B86154
  %291 = fsub contract double %289, %290
  %292 = fadd contract double %291, 0xBF97E72A0686B024
  %293 = fmul contract double %288, 0xBFF3DF399CB5AC15
  %294 = fmul contract double %287, 0x3FCB474EE9AA20A3
  %295 = fsub contract double %293, %294
  %296 = fadd contract double %295, 0x400073922CBA5E90
  %297 = fmul contract double %288, %296
  %298 = fmul contract double %287, 0x4004040558F0B72C
  %299 = fadd contract double %298, 0xC013CFA06C08CC33
  %300 = fmul contract double %287, %299
  %301 = fadd contract double %300, %297
  %302 = fadd contract double %301, 0x4000875B761D689C
  %303 = fmul contract double %288, 0x3FE1E59DD3E7A883
  %304 = fmul contract double %287, 0x3FE19FEA87F09235
  %305 = fsub contract double %303, %304
  %306 = fadd contract double %305, 0xC003B8409814970D
  %307 = fmul contract double %288, %306
  %308 = fmul contract double %287, 0x3FFE1295B4164E74
  %309 = fsub contract double 0x400C0CEB46983C63, %308
  %310 = fmul contract double %287, %309
  %311 = fadd contract double %310, %307
  %312 = fadd contract double %311, 0x401AD50A8645F3B8
  %313 = fmul contract double %288, %312
  %314 = fmul contract double %287, 0x3FE4ED7D5A287F78
  %315 = fsub contract double 0x4014045CAEBF8C16, %314
  %316 = fmul contract double %287, %315
  %317 = fadd contract double %316, 0xC011F2B321AAF58D
  %318 = fmul contract double %287, %317
  %319 = fadd contract double %318, %313
  %320 = fadd contract double %319, 0xC02AAC2FA8D3E305
  %321 = fmul contract double %288, %320
  %322 = fmul contract double %287, 0x401A6BB3138E085E
  %323 = fadd contract double %322, 0xC03EF025C547AE7C
  %324 = fmul contract double %287, %323
  %325 = fadd contract double %324, 0x4049632B9ADF2525
  %326 = fmul contract double %287, %325
  %327 = fadd contract double %326, 0xC0454666576AFE84
  %328 = fmul contract double %287, %327
  %329 = fadd contract double %328, %321
  %330 = fadd contract double %329, 0x4033AE92A686F914
  %331 = fmul contract double %288, 0x3FC86D4DC95319FF
  %332 = fmul contract double %287, 0x3FDED42B679F64F7
  %333 = fsub contract double %332, %331
  %334 = fadd contract double %333, 0x3FE14BABE4575281
  %335 = fmul contract double %288, %334
  %336 = fmul contract double %287, 0x40156CE1E0A79781
  %337 = fsub contract double 0x40269F81FC3B71BD, %336
  %338 = fmul contract double %287, %337
  %339 = fadd contract double %338, %335
  %340 = fadd contract double %339, 0xC020B9BF6B9EE136
  %341 = fmul contract double %288, %340
  %342 = fmul contract double %287, 0x400964F4985AE4AF
  %343 = fsub contract double 0x4033B792745022C7, %342
  %344 = fmul contract double %287, %343
  %345 = fadd contract double %344, 0xC040B97C62E55B17
  %346 = fmul contract double %287, %345
  %347 = fadd contract double %346, %341
  %348 = fadd contract double %347, 0x4035A96B09DFE3E7
  %349 = fmul contract double %288, %348
  %350 = fmul contract double %287, 0x4015E3B4C55C24A0
  %351 = fsub contract double 0x403D214912A56B81, %350
  %352 = fmul contract double %287, %351
  %353 = fadd contract double %352, 0xC04E2E68166BF492
  %354 = fmul contract double %287, %353
  %355 = fadd contract double %354, 0x404EC62D52829D98
  %356 = fmul contract double %287, %355
  %357 = fadd contract double %356, %349
  %358 = fadd contract double %357, 0xC042897E6A8DAC3F
  %359 = fmul contract double %288, %358
  %360 = fmul contract double %287, 0x3FFEB5A893652AB0
  %361 = fsub contract double 0x4031AE8B5EA994CB, %360
  %362 = fmul contract double %287, %361
  %363 = fadd contract double %362, 0xC04C71AB80790399
  %364 = fmul contract double %287, %363
  %365 = fadd contract double %364, 0x4054714EA51CB825
  %366 = fmul contract double %287, %365
  %367 = fadd contract double %366, 0xC050520A687E998E
  %368 = fmul contract double %287, %367
  %369 = fadd contract double %368, %359
  %370 = fadd contract double %369, 0x403A0298DDFF4694
  %371 = fmul contract double %288, %370
  %372 = fmul contract double %287, 0x404E4A3AB521793B
  %373 = fsub contract double 0x407B0469E8DCA2D9, %372
  %374 = fmul contract double %287, %373
  %375 = fadd contract double %374, 0xC09413AA17FAC889
  %376 = fmul contract double %287, %375
  %377 = fadd contract double %376, 0x409FD61E438FA1C9
  %378 = fmul contract double %287, %377
  %379 = fadd contract double %378, 0xC09BE9DF8084F59E
  %380 = fmul contract double %287, %379
  %381 = fadd contract double %380, 0x408B15CAEB51F312
  %382 = fmul contract double %287, %381
  %383 = fadd contract double %382, %371
  %384 = fadd contract double %383, 0x40890F2B549A3622
  %385 = fmul contract double %174, %292
  %386 = fadd contract double %385, %302
  %387 = fmul contract double %174, %386
  %388 = fadd contract double %387, %330
  %389 = fmul contract double %174, %388
  %390 = fadd contract double %389, %384
  %391 = fadd contract double %390, -1.020000e+03
  %392 = fmul contract double %391, 0x40239D013A92A305
  %393 = fdiv contract double %392, 1.020000e+03
  %394 = fsub contract double %393, %279
  %395 = load double, ptr %48, align 8, !tbaa !8
  %396 = getelementptr i8, ptr %46, i64 -8
  %397 = load double, ptr %396, align 8, !tbaa !8
  %398 = fsub contract double %395, %397
  %399 = fmul contract double %398, 5.000000e-01
  %400 = fdiv contract double %394, %399
  %401 = getelementptr inbounds double, ptr %4, i64 %38
  store double %400, ptr %401, align 8, !tbaa !8
  br label %402

402:                                              ; preds = %5, %24, %164
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
  br i1 %22, label %168, label %23

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
  br i1 %39, label %40, label %168

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
  %53 = sext i32 %49 to i64
  %54 = getelementptr inbounds double, ptr %46, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %56 = load ptr, ptr %55, align 8, !tbaa !19
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
  %88 = phi double [ 0.000000e+00, %40 ], [ %162, %87 ]
  %89 = phi i32 [ 0, %40 ], [ %166, %87 ]
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
  %103 = fcmp contract ogt double %101, %102
  %104 = select contract i1 %103, double %101, double %102
  %105 = zext nneg i32 %89 to i64
  %106 = getelementptr double, ptr %56, i64 %105
  %107 = getelementptr i8, ptr %106, i64 8
  %108 = load double, ptr %107, align 8, !tbaa !8
  %109 = load double, ptr %106, align 8, !tbaa !8
  %110 = fcmp contract ogt double %109, %104
  %111 = select contract i1 %110, double %109, double %104
  %112 = fsub contract double %108, %111
  %113 = fcmp contract ogt double %112, 0.000000e+00
  %114 = select contract i1 %113, double %112, double 0.000000e+00
  %115 = fmul contract double %100, %114
  %116 = load double, ptr %96, align 8, !tbaa !8
  %117 = fmul contract double %99, %116
  %118 = load double, ptr %60, align 8, !tbaa !8
  %119 = load double, ptr %62, align 8, !tbaa !8
  %120 = fcmp contract ogt double %118, %119
  %121 = select contract i1 %120, double %118, double %119
  %122 = fcmp contract ogt double %109, %121
  %123 = select contract i1 %122, double %109, double %121
  %124 = fsub contract double %108, %123
  %125 = fcmp contract ogt double %124, 0.000000e+00
  %126 = select contract i1 %125, double %124, double 0.000000e+00
  %127 = fmul contract double %117, %126
  %128 = add nsw i32 %94, %31
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds double, ptr %2, i64 %129
  %131 = load double, ptr %130, align 8, !tbaa !8
  %132 = load double, ptr %67, align 8, !tbaa !8
  %133 = fmul contract double %131, %132
  %134 = load double, ptr %72, align 8, !tbaa !8
  %135 = load double, ptr %76, align 8, !tbaa !8
  %136 = fcmp contract ogt double %134, %135
  %137 = select contract i1 %136, double %134, double %135
  %138 = fcmp contract ogt double %109, %137
  %139 = select contract i1 %138, double %109, double %137
  %140 = fsub contract double %108, %139
  %141 = fcmp contract ogt double %140, 0.000000e+00
  %142 = select contract i1 %141, double %140, double 0.000000e+00
  %143 = fmul contract double %133, %142
  %144 = getelementptr inbounds double, ptr %2, i64 %95
  %145 = load double, ptr %144, align 8, !tbaa !8
  %146 = load double, ptr %77, align 8, !tbaa !8
  %147 = fmul contract double %145, %146
  %148 = load double, ptr %82, align 8, !tbaa !8
  %149 = fcmp contract ogt double %148, %119
  %150 = select contract i1 %149, double %148, double %119
  %151 = fcmp contract ogt double %109, %150
  %152 = select contract i1 %151, double %109, double %150
  %153 = fsub contract double %108, %152
  %154 = fcmp contract ogt double %153, 0.000000e+00
  %155 = select contract i1 %154, double %153, double 0.000000e+00
  %156 = fmul contract double %147, %155
  %157 = fsub contract double %115, %127
  %158 = fadd contract double %157, %143
  %159 = fsub contract double %158, %156
  %160 = load double, ptr %85, align 8, !tbaa !8
  %161 = fdiv contract double %159, %160
  %162 = fsub contract double %88, %161
  %163 = add nsw i32 %94, %86
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds double, ptr %3, i64 %164
  store double %162, ptr %165, align 8, !tbaa !8
  %166 = add nuw nsw i32 %89, 1
  %167 = icmp eq i32 %166, %38
  br i1 %167, label %168, label %87, !llvm.loop !27

168:                                              ; preds = %87, %4, %23
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
  br i1 %23, label %24, label %118

24:                                               ; preds = %4
  %25 = sub i32 %19, %12
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %27 = load i32, ptr %26, align 4, !tbaa !28
  %28 = add nsw i32 %27, %12
  %29 = icmp slt i32 %25, %28
  br i1 %29, label %30, label %118

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
  %40 = add i32 %35, %10
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds double, ptr %34, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !8
  %44 = fcmp contract ogt double %39, %43
  %45 = select contract i1 %44, double %39, double %43
  %46 = mul nsw i32 %32, %18
  %47 = add i32 %46, %9
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds double, ptr %34, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = add i32 %46, %10
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr %34, i64 %52
  %54 = load double, ptr %53, align 8, !tbaa !8
  %55 = fcmp contract ogt double %50, %54
  %56 = select contract i1 %55, double %50, double %54
  %57 = fcmp contract ogt double %45, %56
  %58 = select contract i1 %57, double %45, double %56
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %60 = load ptr, ptr %59, align 8, !tbaa !19
  %61 = zext nneg i32 %20 to i64
  %62 = getelementptr double, ptr %60, i64 %61
  %63 = getelementptr i8, ptr %62, i64 8
  %64 = load double, ptr %63, align 8, !tbaa !8
  %65 = fcmp contract olt double %58, %64
  %66 = add nsw i32 %27, %31
  br i1 %65, label %74, label %67

67:                                               ; preds = %30
  %68 = add nsw i32 %12, %20
  %69 = mul nsw i32 %66, %68
  %70 = add i32 %69, %19
  %71 = mul nsw i32 %70, %32
  %72 = add i32 %71, %10
  %73 = sext i32 %72 to i64
  br label %114

74:                                               ; preds = %30
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %76 = add nsw i32 %12, %20
  %77 = mul nsw i32 %66, %76
  %78 = add i32 %77, %19
  %79 = mul nsw i32 %78, %32
  %80 = add i32 %79, %10
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds double, ptr %2, i64 %81
  %83 = load double, ptr %82, align 8, !tbaa !8
  %84 = getelementptr i8, ptr %82, i64 -8
  %85 = load double, ptr %84, align 8, !tbaa !8
  %86 = fsub contract double %83, %85
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %88 = load ptr, ptr %87, align 8, !tbaa !29
  %89 = zext nneg i32 %19 to i64
  %90 = getelementptr inbounds nuw double, ptr %88, i64 %89
  %91 = load double, ptr %90, align 8, !tbaa !8
  %92 = fmul contract double %86, %91
  %93 = getelementptr inbounds double, ptr %1, i64 %81
  %94 = load double, ptr %93, align 8, !tbaa !8
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %96 = load ptr, ptr %95, align 8, !tbaa !30
  %97 = getelementptr inbounds nuw double, ptr %96, i64 %89
  %98 = load double, ptr %97, align 8, !tbaa !8
  %99 = fmul contract double %94, %98
  %100 = fsub contract double %92, %99
  %101 = sub nsw i32 %80, %32
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds double, ptr %1, i64 %102
  %104 = load double, ptr %103, align 8, !tbaa !8
  %105 = zext nneg i32 %18 to i64
  %106 = getelementptr inbounds nuw double, ptr %96, i64 %105
  %107 = load double, ptr %106, align 8, !tbaa !8
  %108 = fmul contract double %104, %107
  %109 = fadd contract double %100, %108
  %110 = load ptr, ptr %75, align 8, !tbaa !31
  %111 = getelementptr inbounds nuw double, ptr %110, i64 %89
  %112 = load double, ptr %111, align 8, !tbaa !8
  %113 = fdiv contract double %109, %112
  br label %114

114:                                              ; preds = %74, %67
  %115 = phi i64 [ %73, %67 ], [ %81, %74 ]
  %116 = phi contract double [ 0.000000e+00, %67 ], [ %113, %74 ]
  %117 = getelementptr inbounds double, ptr %3, i64 %115
  store double %116, ptr %117, align 8, !tbaa !8
  br label %118

118:                                              ; preds = %4, %24, %114
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
  br i1 %26, label %27, label %579

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
  %84 = shl nsw i32 %36, 1
  %85 = select i1 %82, i32 %83, i32 %84
  %86 = add i32 %85, %66
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds double, ptr %4, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !8
  %90 = sub nsw i32 %66, %84
  %91 = add nsw i32 %66, %36
  %92 = select i1 %82, i32 %90, i32 %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds double, ptr %4, i64 %93
  %95 = load double, ptr %94, align 8, !tbaa !8
  %96 = select i1 %82, i32 %39, i32 %66
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds double, ptr %4, i64 %97
  %99 = load double, ptr %98, align 8, !tbaa !8
  %100 = select i1 %82, i32 %66, i32 %39
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds double, ptr %4, i64 %101
  %103 = load double, ptr %102, align 8, !tbaa !8
  %104 = select i1 %82, i32 %91, i32 %90
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds double, ptr %4, i64 %105
  %107 = load double, ptr %106, align 8, !tbaa !8
  %108 = fmul contract double %95, 2.000000e+00
  %109 = fsub contract double %89, %108
  %110 = fadd contract double %99, %109
  %111 = fmul contract double %99, 2.000000e+00
  %112 = fsub contract double %95, %111
  %113 = fadd contract double %103, %112
  %114 = fmul contract double %103, 2.000000e+00
  %115 = fsub contract double %99, %114
  %116 = fadd contract double %107, %115
  %117 = fmul contract double %95, 4.000000e+00
  %118 = fsub contract double %89, %117
  %119 = fmul contract double %99, 3.000000e+00
  %120 = fadd contract double %118, %119
  %121 = fsub contract double %95, %103
  %122 = fmul contract double %103, 4.000000e+00
  %123 = fsub contract double %119, %122
  %124 = fadd contract double %107, %123
  %125 = fmul contract double %110, 0x3FF1555555555555
  %126 = fmul contract double %110, %125
  %127 = fmul contract double %120, 2.500000e-01
  %128 = fmul contract double %120, %127
  %129 = fadd contract double %126, %128
  %130 = fmul contract double %113, 0x3FF1555555555555
  %131 = fmul contract double %113, %130
  %132 = fmul contract double %121, 2.500000e-01
  %133 = fmul contract double %121, %132
  %134 = fadd contract double %133, %131
  %135 = fmul contract double %116, 0x3FF1555555555555
  %136 = fmul contract double %116, %135
  %137 = fmul contract double %124, 2.500000e-01
  %138 = fmul contract double %124, %137
  %139 = fadd contract double %136, %138
  %140 = fsub contract double %129, %139
  %141 = fadd contract double %129, 0x3BC79CA10C924223
  %142 = fdiv contract double %140, %141
  %143 = fadd contract double %134, 0x3BC79CA10C924223
  %144 = fdiv contract double %140, %143
  %145 = fadd contract double %139, 0x3BC79CA10C924223
  %146 = fdiv contract double %140, %145
  %147 = fmul contract double %142, %142
  %148 = fadd contract double %147, 1.000000e+00
  %149 = fmul contract double %148, 1.000000e-01
  %150 = fmul contract double %144, %144
  %151 = fadd contract double %150, 1.000000e+00
  %152 = fmul contract double %151, 6.000000e-01
  %153 = fmul contract double %146, %146
  %154 = fadd contract double %153, 1.000000e+00
  %155 = fmul contract double %154, 3.000000e-01
  %156 = fmul contract double %89, 2.000000e+00
  %157 = fmul contract double %95, 7.000000e+00
  %158 = fsub contract double %156, %157
  %159 = fmul contract double %99, 1.100000e+01
  %160 = fadd contract double %158, %159
  %161 = fmul contract double %160, 0x3FC5555555555555
  %162 = fmul contract double %99, 5.000000e+00
  %163 = fsub contract double %162, %95
  %164 = fadd contract double %163, %114
  %165 = fmul contract double %164, 0x3FC5555555555555
  %166 = fmul contract double %103, 5.000000e+00
  %167 = fadd contract double %111, %166
  %168 = fsub contract double %167, %107
  %169 = fmul contract double %168, 0x3FC5555555555555
  %170 = fmul contract double %161, %149
  %171 = fmul contract double %165, %152
  %172 = fadd contract double %170, %171
  %173 = fmul contract double %169, %155
  %174 = fadd contract double %173, %172
  %175 = fadd contract double %149, %152
  %176 = fadd contract double %155, %175
  %177 = fdiv contract double %174, %176
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %179 = load ptr, ptr %178, align 8, !tbaa !32
  %180 = getelementptr inbounds double, ptr %179, i64 %50
  %181 = load double, ptr %180, align 8, !tbaa !8
  %182 = getelementptr inbounds double, ptr %179, i64 %75
  %183 = load double, ptr %182, align 8, !tbaa !8
  %184 = fadd contract double %181, %183
  %185 = fmul contract double %184, 5.000000e-01
  %186 = getelementptr inbounds double, ptr %3, i64 %54
  %187 = load double, ptr %186, align 8, !tbaa !8
  %188 = getelementptr inbounds double, ptr %3, i64 %57
  %189 = load double, ptr %188, align 8, !tbaa !8
  %190 = fadd contract double %187, %189
  %191 = fmul contract double %190, 5.000000e-01
  %192 = mul nsw i32 %32, %36
  %193 = add nsw i32 %39, %192
  %194 = sext i32 %193 to i64
  %195 = getelementptr double, ptr %3, i64 %194
  %196 = getelementptr i8, ptr %195, i64 -8
  %197 = load double, ptr %196, align 8, !tbaa !8
  %198 = load double, ptr %195, align 8, !tbaa !8
  %199 = fadd contract double %197, %198
  %200 = fmul contract double %199, 5.000000e-01
  %201 = fadd contract double %185, %177
  %202 = fmul contract double %81, %201
  %203 = getelementptr inbounds double, ptr %1, i64 %57
  %204 = load double, ptr %203, align 8, !tbaa !8
  %205 = fmul contract double %204, %204
  %206 = getelementptr i8, ptr %203, i64 8
  %207 = load double, ptr %206, align 8, !tbaa !8
  %208 = fmul contract double %207, %207
  %209 = fadd contract double %205, %208
  %210 = fmul contract double %59, %59
  %211 = fadd contract double %210, %209
  %212 = fmul contract double %71, %71
  %213 = fadd contract double %212, %211
  %214 = fmul contract double %213, 2.500000e-01
  %215 = getelementptr inbounds double, ptr %1, i64 %54
  %216 = load double, ptr %215, align 8, !tbaa !8
  %217 = fmul contract double %216, %216
  %218 = fadd contract double %205, %217
  %219 = fmul contract double %56, %56
  %220 = fadd contract double %219, %218
  %221 = add i32 %53, %36
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds double, ptr %2, i64 %222
  %224 = load double, ptr %223, align 8, !tbaa !8
  %225 = fmul contract double %224, %224
  %226 = fadd contract double %225, %220
  %227 = fmul contract double %226, 2.500000e-01
  %228 = fsub contract double %214, %227
  %229 = getelementptr inbounds double, ptr %5, i64 %57
  %230 = load double, ptr %229, align 8, !tbaa !8
  %231 = fadd contract double %230, %228
  %232 = getelementptr inbounds double, ptr %5, i64 %54
  %233 = load double, ptr %232, align 8, !tbaa !8
  %234 = fsub contract double %231, %233
  %235 = fdiv contract double %234, %52
  %236 = fsub contract double %202, %235
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %238 = load i32, ptr %237, align 8, !tbaa !20
  %239 = sub nsw i32 %238, %20
  %240 = tail call i32 @llvm.smin.i32(i32 %239, i32 %20)
  %241 = fcmp contract ogt double %191, 0.000000e+00
  %242 = shl nsw i32 %192, 1
  %243 = sub nsw i32 %39, %242
  %244 = select i1 %241, i32 %243, i32 %193
  %245 = sext i32 %244 to i64
  %246 = getelementptr inbounds double, ptr %1, i64 %245
  %247 = load double, ptr %246, align 8, !tbaa !8
  %248 = sub nsw i32 %39, %192
  %249 = select i1 %241, i32 %248, i32 %39
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds double, ptr %1, i64 %250
  %252 = load double, ptr %251, align 8, !tbaa !8
  %253 = select i1 %241, i32 %39, i32 %248
  %254 = sext i32 %253 to i64
  %255 = getelementptr inbounds double, ptr %1, i64 %254
  %256 = load double, ptr %255, align 8, !tbaa !8
  %257 = icmp sgt i32 %240, 2
  br i1 %257, label %258, label %339

258:                                              ; preds = %27
  %259 = select i1 %241, i32 %193, i32 %243
  %260 = mul i32 %192, -3
  %261 = select i1 %241, i32 %260, i32 %242
  %262 = add i32 %261, %39
  %263 = sext i32 %262 to i64
  %264 = getelementptr inbounds double, ptr %1, i64 %263
  %265 = load double, ptr %264, align 8, !tbaa !8
  %266 = sext i32 %259 to i64
  %267 = getelementptr inbounds double, ptr %1, i64 %266
  %268 = load double, ptr %267, align 8, !tbaa !8
  %269 = fmul contract double %247, 2.000000e+00
  %270 = fsub contract double %265, %269
  %271 = fadd contract double %252, %270
  %272 = fmul contract double %252, 2.000000e+00
  %273 = fsub contract double %247, %272
  %274 = fadd contract double %256, %273
  %275 = fmul contract double %256, 2.000000e+00
  %276 = fsub contract double %252, %275
  %277 = fadd contract double %276, %268
  %278 = fmul contract double %247, 4.000000e+00
  %279 = fsub contract double %265, %278
  %280 = fmul contract double %252, 3.000000e+00
  %281 = fadd contract double %280, %279
  %282 = fsub contract double %247, %256
  %283 = fmul contract double %256, 4.000000e+00
  %284 = fsub contract double %280, %283
  %285 = fadd contract double %284, %268
  %286 = fmul contract double %271, 0x3FF1555555555555
  %287 = fmul contract double %271, %286
  %288 = fmul contract double %281, 2.500000e-01
  %289 = fmul contract double %281, %288
  %290 = fadd contract double %287, %289
  %291 = fmul contract double %274, 0x3FF1555555555555
  %292 = fmul contract double %274, %291
  %293 = fmul contract double %282, 2.500000e-01
  %294 = fmul contract double %282, %293
  %295 = fadd contract double %294, %292
  %296 = fmul contract double %277, 0x3FF1555555555555
  %297 = fmul contract double %277, %296
  %298 = fmul contract double %285, 2.500000e-01
  %299 = fmul contract double %285, %298
  %300 = fadd contract double %297, %299
  %301 = fsub contract double %290, %300
  %302 = fadd contract double %290, 1.000000e-10
  %303 = fdiv contract double %301, %302
  %304 = fadd contract double %295, 1.000000e-10
  %305 = fdiv contract double %301, %304
  %306 = fadd contract double %300, 1.000000e-10
  %307 = fdiv contract double %301, %306
  %308 = fmul contract double %303, %303
  %309 = fadd contract double %308, 1.000000e+00
  %310 = fmul contract double %309, 1.000000e-01
  %311 = fmul contract double %305, %305
  %312 = fadd contract double %311, 1.000000e+00
  %313 = fmul contract double %312, 6.000000e-01
  %314 = fmul contract double %307, %307
  %315 = fadd contract double %314, 1.000000e+00
  %316 = fmul contract double %315, 3.000000e-01
  %317 = fmul contract double %265, 2.000000e+00
  %318 = fmul contract double %247, 7.000000e+00
  %319 = fsub contract double %317, %318
  %320 = fmul contract double %252, 1.100000e+01
  %321 = fadd contract double %320, %319
  %322 = fmul contract double %321, 0x3FC5555555555555
  %323 = fmul contract double %252, 5.000000e+00
  %324 = fsub contract double %323, %247
  %325 = fadd contract double %324, %275
  %326 = fmul contract double %325, 0x3FC5555555555555
  %327 = fmul contract double %256, 5.000000e+00
  %328 = fadd contract double %272, %327
  %329 = fsub contract double %328, %268
  %330 = fmul contract double %329, 0x3FC5555555555555
  %331 = fmul contract double %322, %310
  %332 = fmul contract double %326, %313
  %333 = fadd contract double %331, %332
  %334 = fmul contract double %330, %316
  %335 = fadd contract double %334, %333
  %336 = fadd contract double %310, %313
  %337 = fadd contract double %316, %336
  %338 = fdiv contract double %335, %337
  br label %367

339:                                              ; preds = %27
  %340 = icmp eq i32 %240, 2
  br i1 %340, label %341, label %367

341:                                              ; preds = %339
  %342 = fsub contract double %252, %247
  %343 = fmul contract double %342, %342
  %344 = fsub contract double %256, %252
  %345 = fmul contract double %344, %344
  %346 = fsub contract double %343, %345
  %347 = fadd contract double %343, 1.000000e-10
  %348 = fdiv contract double %346, %347
  %349 = fadd contract double %345, 1.000000e-10
  %350 = fdiv contract double %346, %349
  %351 = fmul contract double %348, %348
  %352 = fadd contract double %351, 1.000000e+00
  %353 = fmul contract double %352, 0x3FD5555555555555
  %354 = fmul contract double %350, %350
  %355 = fadd contract double %354, 1.000000e+00
  %356 = fmul contract double %355, 0x3FE5555555555555
  %357 = fmul contract double %353, 5.000000e-01
  %358 = fmul contract double %252, 3.000000e+00
  %359 = fsub contract double %358, %247
  %360 = fmul contract double %359, %357
  %361 = fmul contract double %356, 5.000000e-01
  %362 = fadd contract double %252, %256
  %363 = fmul contract double %362, %361
  %364 = fadd contract double %360, %363
  %365 = fadd contract double %353, %356
  %366 = fdiv contract double %364, %365
  br label %367

367:                                              ; preds = %341, %339, %258
  %368 = phi contract double [ %338, %258 ], [ %366, %341 ], [ %252, %339 ]
  %369 = add nuw nsw i32 %20, 1
  %370 = sub nsw i32 %238, %369
  %371 = tail call i32 @llvm.smin.i32(i32 %370, i32 %369)
  %372 = fcmp contract ogt double %200, 0.000000e+00
  %373 = sub nsw i32 %193, %242
  %374 = add nsw i32 %193, %192
  %375 = select i1 %372, i32 %373, i32 %374
  %376 = sext i32 %375 to i64
  %377 = getelementptr inbounds double, ptr %1, i64 %376
  %378 = load double, ptr %377, align 8, !tbaa !8
  %379 = select i1 %372, i32 %39, i32 %193
  %380 = sext i32 %379 to i64
  %381 = getelementptr inbounds double, ptr %1, i64 %380
  %382 = load double, ptr %381, align 8, !tbaa !8
  %383 = select i1 %372, i32 %193, i32 %39
  %384 = sext i32 %383 to i64
  %385 = getelementptr inbounds double, ptr %1, i64 %384
  %386 = load double, ptr %385, align 8, !tbaa !8
  %387 = icmp sgt i32 %371, 2
  br i1 %387, label %388, label %469

388:                                              ; preds = %367
  %389 = select i1 %372, i32 %374, i32 %373
  %390 = mul i32 %192, -3
  %391 = select i1 %372, i32 %390, i32 %242
  %392 = add i32 %391, %193
  %393 = sext i32 %392 to i64
  %394 = getelementptr inbounds double, ptr %1, i64 %393
  %395 = load double, ptr %394, align 8, !tbaa !8
  %396 = sext i32 %389 to i64
  %397 = getelementptr inbounds double, ptr %1, i64 %396
  %398 = load double, ptr %397, align 8, !tbaa !8
  %399 = fmul contract double %378, 2.000000e+00
  %400 = fsub contract double %395, %399
  %401 = fadd contract double %382, %400
  %402 = fmul contract double %382, 2.000000e+00
  %403 = fsub contract double %378, %402
  %404 = fadd contract double %386, %403
  %405 = fmul contract double %386, 2.000000e+00
  %406 = fsub contract double %382, %405
  %407 = fadd contract double %406, %398
  %408 = fmul contract double %378, 4.000000e+00
  %409 = fsub contract double %395, %408
  %410 = fmul contract double %382, 3.000000e+00
  %411 = fadd contract double %410, %409
  %412 = fsub contract double %378, %386
  %413 = fmul contract double %386, 4.000000e+00
  %414 = fsub contract double %410, %413
  %415 = fadd contract double %414, %398
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
  %447 = fmul contract double %395, 2.000000e+00
  %448 = fmul contract double %378, 7.000000e+00
  %449 = fsub contract double %447, %448
  %450 = fmul contract double %382, 1.100000e+01
  %451 = fadd contract double %450, %449
  %452 = fmul contract double %451, 0x3FC5555555555555
  %453 = fmul contract double %382, 5.000000e+00
  %454 = fsub contract double %453, %378
  %455 = fadd contract double %454, %405
  %456 = fmul contract double %455, 0x3FC5555555555555
  %457 = fmul contract double %386, 5.000000e+00
  %458 = fadd contract double %402, %457
  %459 = fsub contract double %458, %398
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

469:                                              ; preds = %367
  %470 = icmp eq i32 %371, 2
  br i1 %470, label %471, label %497

471:                                              ; preds = %469
  %472 = fsub contract double %382, %378
  %473 = fmul contract double %472, %472
  %474 = fsub contract double %386, %382
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
  %488 = fmul contract double %382, 3.000000e+00
  %489 = fsub contract double %488, %378
  %490 = fmul contract double %489, %487
  %491 = fmul contract double %486, 5.000000e-01
  %492 = fadd contract double %382, %386
  %493 = fmul contract double %492, %491
  %494 = fadd contract double %490, %493
  %495 = fadd contract double %483, %486
  %496 = fdiv contract double %494, %495
  br label %497

497:                                              ; preds = %471, %469, %388
  %498 = phi contract double [ %468, %388 ], [ %496, %471 ], [ %382, %469 ]
  %499 = fsub contract double %498, %204
  %500 = fmul contract double %200, %499
  %501 = fsub contract double %368, %204
  %502 = fmul contract double %191, %501
  %503 = fsub contract double %500, %502
  %504 = fdiv contract double %503, %47
  %505 = fsub contract double %236, %504
  %506 = load double, ptr %8, align 8, !tbaa !33
  %507 = fsub contract double %207, %204
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
  %526 = fsub contract double %204, %216
  %527 = fmul contract double %526, %511
  %528 = fmul contract double %224, %516
  %529 = fadd contract double %527, %528
  %530 = fmul contract double %56, %64
  %531 = fsub contract double %529, %530
  %532 = fdiv contract double %531, %524
  %533 = fsub contract double %525, %532
  %534 = fdiv contract double %533, %52
  %535 = getelementptr inbounds double, ptr %4, i64 %67
  %536 = load double, ptr %535, align 8, !tbaa !8
  %537 = getelementptr inbounds double, ptr %4, i64 %57
  %538 = load double, ptr %537, align 8, !tbaa !8
  %539 = fsub contract double %536, %538
  %540 = fdiv contract double %539, %511
  %541 = fsub contract double %534, %540
  %542 = fmul contract double %506, %541
  %543 = fadd contract double %505, %542
  %544 = add nsw i32 %238, -1
  %545 = icmp eq i32 %20, %544
  br i1 %545, label %546, label %554

546:                                              ; preds = %497
  %547 = mul nsw i32 %36, %34
  %548 = add i32 %547, %38
  %549 = sext i32 %548 to i64
  %550 = getelementptr inbounds double, ptr %6, i64 %549
  %551 = load double, ptr %550, align 8, !tbaa !8
  %552 = fdiv contract double %551, %47
  %553 = fadd contract double %543, %552
  br label %554

554:                                              ; preds = %546, %497
  %555 = phi double [ %553, %546 ], [ %543, %497 ]
  %556 = icmp eq i32 %20, 0
  br i1 %556, label %557, label %571

557:                                              ; preds = %554
  %558 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %559 = load double, ptr %558, align 8, !tbaa !35
  %560 = fmul contract double %81, %81
  %561 = fadd contract double %560, %205
  %562 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %563 = load double, ptr %562, align 8, !tbaa !36
  %564 = fmul contract double %563, %563
  %565 = fadd contract double %561, %564
  %566 = tail call contract noundef double @__nv_sqrt(double noundef %565) #11
  %567 = fmul contract double %559, %566
  %568 = fmul contract double %204, %567
  %569 = fdiv contract double %568, %47
  %570 = fsub contract double %555, %569
  br label %571

571:                                              ; preds = %557, %554
  %572 = phi double [ %570, %557 ], [ %555, %554 ]
  %573 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %574 = load i32, ptr %573, align 8, !tbaa !37
  %575 = or i32 %574, %14
  %576 = icmp eq i32 %575, 0
  %577 = select contract i1 %576, double 0.000000e+00, double %572
  %578 = getelementptr inbounds double, ptr %7, i64 %57
  store double %577, ptr %578, align 8, !tbaa !8
  br label %579

579:                                              ; preds = %9, %571
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
  br i1 %26, label %27, label %586

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
  %87 = select i1 %86, i32 -3, i32 2
  %88 = add i32 %87, %75
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds double, ptr %4, i64 %89
  %91 = load double, ptr %90, align 8, !tbaa !8
  %92 = add nsw i32 %39, -1
  %93 = add nsw i32 %39, 2
  %94 = select i1 %86, i32 %92, i32 %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds double, ptr %4, i64 %95
  %97 = load double, ptr %96, align 8, !tbaa !8
  %98 = select i1 %86, i32 %39, i32 %75
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds double, ptr %4, i64 %99
  %101 = load double, ptr %100, align 8, !tbaa !8
  %102 = select i1 %86, i32 %75, i32 %39
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds double, ptr %4, i64 %103
  %105 = load double, ptr %104, align 8, !tbaa !8
  %106 = select i1 %86, i32 %93, i32 %92
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds double, ptr %4, i64 %107
  %109 = load double, ptr %108, align 8, !tbaa !8
  %110 = fmul contract double %97, 2.000000e+00
  %111 = fsub contract double %91, %110
  %112 = fadd contract double %101, %111
  %113 = fmul contract double %101, 2.000000e+00
  %114 = fsub contract double %97, %113
  %115 = fadd contract double %105, %114
  %116 = fmul contract double %105, 2.000000e+00
  %117 = fsub contract double %101, %116
  %118 = fadd contract double %109, %117
  %119 = fmul contract double %97, 4.000000e+00
  %120 = fsub contract double %91, %119
  %121 = fmul contract double %101, 3.000000e+00
  %122 = fadd contract double %120, %121
  %123 = fsub contract double %97, %105
  %124 = fmul contract double %105, 4.000000e+00
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
  %158 = fmul contract double %91, 2.000000e+00
  %159 = fmul contract double %97, 7.000000e+00
  %160 = fsub contract double %158, %159
  %161 = fmul contract double %101, 1.100000e+01
  %162 = fadd contract double %160, %161
  %163 = fmul contract double %162, 0x3FC5555555555555
  %164 = fmul contract double %101, 5.000000e+00
  %165 = fsub contract double %164, %97
  %166 = fadd contract double %165, %116
  %167 = fmul contract double %166, 0x3FC5555555555555
  %168 = fmul contract double %105, 5.000000e+00
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
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %181 = load ptr, ptr %180, align 8, !tbaa !24
  %182 = getelementptr inbounds double, ptr %181, i64 %68
  %183 = load double, ptr %182, align 8, !tbaa !8
  %184 = getelementptr inbounds double, ptr %181, i64 %50
  %185 = load double, ptr %184, align 8, !tbaa !8
  %186 = fmul contract double %52, %56
  %187 = getelementptr inbounds double, ptr %3, i64 %58
  %188 = load double, ptr %187, align 8, !tbaa !8
  %189 = fmul contract double %183, %188
  %190 = getelementptr inbounds double, ptr %3, i64 %72
  %191 = load double, ptr %190, align 8, !tbaa !8
  %192 = fmul contract double %185, %191
  %193 = fadd contract double %189, %192
  %194 = fmul contract double %193, 5.000000e-01
  %195 = fdiv contract double %194, %186
  %196 = mul nsw i32 %32, %36
  %197 = add nsw i32 %39, %196
  %198 = sub nsw i32 %197, %36
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds double, ptr %3, i64 %199
  %201 = load double, ptr %200, align 8, !tbaa !8
  %202 = fmul contract double %183, %201
  %203 = sext i32 %197 to i64
  %204 = getelementptr inbounds double, ptr %3, i64 %203
  %205 = load double, ptr %204, align 8, !tbaa !8
  %206 = fmul contract double %185, %205
  %207 = fadd contract double %202, %206
  %208 = fmul contract double %207, 5.000000e-01
  %209 = fdiv contract double %208, %186
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %211 = load ptr, ptr %210, align 8, !tbaa !32
  %212 = getelementptr inbounds double, ptr %211, i64 %50
  %213 = load double, ptr %212, align 8, !tbaa !8
  %214 = fadd contract double %213, %179
  %215 = fneg contract double %214
  %216 = fmul contract double %85, %215
  %217 = fmul contract double %74, %74
  %218 = getelementptr i8, ptr %73, i64 8
  %219 = load double, ptr %218, align 8, !tbaa !8
  %220 = fmul contract double %219, %219
  %221 = fadd contract double %217, %220
  %222 = getelementptr inbounds double, ptr %2, i64 %72
  %223 = load double, ptr %222, align 8, !tbaa !8
  %224 = fmul contract double %223, %223
  %225 = fadd contract double %221, %224
  %226 = add i32 %39, %36
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds double, ptr %2, i64 %227
  %229 = load double, ptr %228, align 8, !tbaa !8
  %230 = fmul contract double %229, %229
  %231 = fadd contract double %225, %230
  %232 = fmul contract double %231, 2.500000e-01
  %233 = fmul contract double %60, %60
  %234 = fmul contract double %62, %62
  %235 = fadd contract double %233, %234
  %236 = getelementptr inbounds double, ptr %2, i64 %58
  %237 = load double, ptr %236, align 8, !tbaa !8
  %238 = fmul contract double %237, %237
  %239 = fadd contract double %235, %238
  %240 = fadd contract double %224, %239
  %241 = fmul contract double %240, 2.500000e-01
  %242 = fsub contract double %232, %241
  %243 = getelementptr inbounds double, ptr %5, i64 %72
  %244 = load double, ptr %243, align 8, !tbaa !8
  %245 = fadd contract double %244, %242
  %246 = getelementptr inbounds double, ptr %5, i64 %58
  %247 = load double, ptr %246, align 8, !tbaa !8
  %248 = fsub contract double %245, %247
  %249 = fdiv contract double %248, %56
  %250 = fsub contract double %216, %249
  %251 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %252 = load i32, ptr %251, align 8, !tbaa !20
  %253 = sub nsw i32 %252, %20
  %254 = tail call i32 @llvm.smin.i32(i32 %253, i32 %20)
  %255 = fcmp contract ogt double %195, 0.000000e+00
  %256 = shl nsw i32 %196, 1
  %257 = sub nsw i32 %39, %256
  %258 = select i1 %255, i32 %257, i32 %197
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds double, ptr %2, i64 %259
  %261 = load double, ptr %260, align 8, !tbaa !8
  %262 = sub nsw i32 %39, %196
  %263 = select i1 %255, i32 %262, i32 %39
  %264 = sext i32 %263 to i64
  %265 = getelementptr inbounds double, ptr %2, i64 %264
  %266 = load double, ptr %265, align 8, !tbaa !8
  %267 = select i1 %255, i32 %39, i32 %262
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds double, ptr %2, i64 %268
  %270 = load double, ptr %269, align 8, !tbaa !8
  %271 = icmp sgt i32 %254, 2
  br i1 %271, label %272, label %353

272:                                              ; preds = %27
  %273 = select i1 %255, i32 %197, i32 %257
  %274 = mul i32 %196, -3
  %275 = select i1 %255, i32 %274, i32 %256
  %276 = add i32 %275, %39
  %277 = sext i32 %276 to i64
  %278 = getelementptr inbounds double, ptr %2, i64 %277
  %279 = load double, ptr %278, align 8, !tbaa !8
  %280 = sext i32 %273 to i64
  %281 = getelementptr inbounds double, ptr %2, i64 %280
  %282 = load double, ptr %281, align 8, !tbaa !8
  %283 = fmul contract double %261, 2.000000e+00
  %284 = fsub contract double %279, %283
  %285 = fadd contract double %266, %284
  %286 = fmul contract double %266, 2.000000e+00
  %287 = fsub contract double %261, %286
  %288 = fadd contract double %270, %287
  %289 = fmul contract double %270, 2.000000e+00
  %290 = fsub contract double %266, %289
  %291 = fadd contract double %290, %282
  %292 = fmul contract double %261, 4.000000e+00
  %293 = fsub contract double %279, %292
  %294 = fmul contract double %266, 3.000000e+00
  %295 = fadd contract double %294, %293
  %296 = fsub contract double %261, %270
  %297 = fmul contract double %270, 4.000000e+00
  %298 = fsub contract double %294, %297
  %299 = fadd contract double %298, %282
  %300 = fmul contract double %285, 0x3FF1555555555555
  %301 = fmul contract double %285, %300
  %302 = fmul contract double %295, 2.500000e-01
  %303 = fmul contract double %295, %302
  %304 = fadd contract double %301, %303
  %305 = fmul contract double %288, 0x3FF1555555555555
  %306 = fmul contract double %288, %305
  %307 = fmul contract double %296, 2.500000e-01
  %308 = fmul contract double %296, %307
  %309 = fadd contract double %308, %306
  %310 = fmul contract double %291, 0x3FF1555555555555
  %311 = fmul contract double %291, %310
  %312 = fmul contract double %299, 2.500000e-01
  %313 = fmul contract double %299, %312
  %314 = fadd contract double %311, %313
  %315 = fsub contract double %304, %314
  %316 = fadd contract double %304, 1.000000e-10
  %317 = fdiv contract double %315, %316
  %318 = fadd contract double %309, 1.000000e-10
  %319 = fdiv contract double %315, %318
  %320 = fadd contract double %314, 1.000000e-10
  %321 = fdiv contract double %315, %320
  %322 = fmul contract double %317, %317
  %323 = fadd contract double %322, 1.000000e+00
  %324 = fmul contract double %323, 1.000000e-01
  %325 = fmul contract double %319, %319
  %326 = fadd contract double %325, 1.000000e+00
  %327 = fmul contract double %326, 6.000000e-01
  %328 = fmul contract double %321, %321
  %329 = fadd contract double %328, 1.000000e+00
  %330 = fmul contract double %329, 3.000000e-01
  %331 = fmul contract double %279, 2.000000e+00
  %332 = fmul contract double %261, 7.000000e+00
  %333 = fsub contract double %331, %332
  %334 = fmul contract double %266, 1.100000e+01
  %335 = fadd contract double %334, %333
  %336 = fmul contract double %335, 0x3FC5555555555555
  %337 = fmul contract double %266, 5.000000e+00
  %338 = fsub contract double %337, %261
  %339 = fadd contract double %338, %289
  %340 = fmul contract double %339, 0x3FC5555555555555
  %341 = fmul contract double %270, 5.000000e+00
  %342 = fadd contract double %286, %341
  %343 = fsub contract double %342, %282
  %344 = fmul contract double %343, 0x3FC5555555555555
  %345 = fmul contract double %336, %324
  %346 = fmul contract double %340, %327
  %347 = fadd contract double %345, %346
  %348 = fmul contract double %344, %330
  %349 = fadd contract double %348, %347
  %350 = fadd contract double %324, %327
  %351 = fadd contract double %330, %350
  %352 = fdiv contract double %349, %351
  br label %381

353:                                              ; preds = %27
  %354 = icmp eq i32 %254, 2
  br i1 %354, label %355, label %381

355:                                              ; preds = %353
  %356 = fsub contract double %266, %261
  %357 = fmul contract double %356, %356
  %358 = fsub contract double %270, %266
  %359 = fmul contract double %358, %358
  %360 = fsub contract double %357, %359
  %361 = fadd contract double %357, 1.000000e-10
  %362 = fdiv contract double %360, %361
  %363 = fadd contract double %359, 1.000000e-10
  %364 = fdiv contract double %360, %363
  %365 = fmul contract double %362, %362
  %366 = fadd contract double %365, 1.000000e+00
  %367 = fmul contract double %366, 0x3FD5555555555555
  %368 = fmul contract double %364, %364
  %369 = fadd contract double %368, 1.000000e+00
  %370 = fmul contract double %369, 0x3FE5555555555555
  %371 = fmul contract double %367, 5.000000e-01
  %372 = fmul contract double %266, 3.000000e+00
  %373 = fsub contract double %372, %261
  %374 = fmul contract double %373, %371
  %375 = fmul contract double %370, 5.000000e-01
  %376 = fadd contract double %266, %270
  %377 = fmul contract double %376, %375
  %378 = fadd contract double %374, %377
  %379 = fadd contract double %367, %370
  %380 = fdiv contract double %378, %379
  br label %381

381:                                              ; preds = %355, %353, %272
  %382 = phi contract double [ %352, %272 ], [ %380, %355 ], [ %266, %353 ]
  %383 = add nuw nsw i32 %20, 1
  %384 = sub nsw i32 %252, %383
  %385 = tail call i32 @llvm.smin.i32(i32 %384, i32 %383)
  %386 = fcmp contract ogt double %209, 0.000000e+00
  %387 = sub nsw i32 %197, %256
  %388 = add nsw i32 %197, %196
  %389 = select i1 %386, i32 %387, i32 %388
  %390 = sext i32 %389 to i64
  %391 = getelementptr inbounds double, ptr %2, i64 %390
  %392 = load double, ptr %391, align 8, !tbaa !8
  %393 = select i1 %386, i32 %39, i32 %197
  %394 = sext i32 %393 to i64
  %395 = getelementptr inbounds double, ptr %2, i64 %394
  %396 = load double, ptr %395, align 8, !tbaa !8
  %397 = select i1 %386, i32 %197, i32 %39
  %398 = sext i32 %397 to i64
  %399 = getelementptr inbounds double, ptr %2, i64 %398
  %400 = load double, ptr %399, align 8, !tbaa !8
  %401 = icmp sgt i32 %385, 2
  br i1 %401, label %402, label %483

402:                                              ; preds = %381
  %403 = select i1 %386, i32 %388, i32 %387
  %404 = mul i32 %196, -3
  %405 = select i1 %386, i32 %404, i32 %256
  %406 = add i32 %405, %197
  %407 = sext i32 %406 to i64
  %408 = getelementptr inbounds double, ptr %2, i64 %407
  %409 = load double, ptr %408, align 8, !tbaa !8
  %410 = sext i32 %403 to i64
  %411 = getelementptr inbounds double, ptr %2, i64 %410
  %412 = load double, ptr %411, align 8, !tbaa !8
  %413 = fmul contract double %392, 2.000000e+00
  %414 = fsub contract double %409, %413
  %415 = fadd contract double %396, %414
  %416 = fmul contract double %396, 2.000000e+00
  %417 = fsub contract double %392, %416
  %418 = fadd contract double %400, %417
  %419 = fmul contract double %400, 2.000000e+00
  %420 = fsub contract double %396, %419
  %421 = fadd contract double %420, %412
  %422 = fmul contract double %392, 4.000000e+00
  %423 = fsub contract double %409, %422
  %424 = fmul contract double %396, 3.000000e+00
  %425 = fadd contract double %424, %423
  %426 = fsub contract double %392, %400
  %427 = fmul contract double %400, 4.000000e+00
  %428 = fsub contract double %424, %427
  %429 = fadd contract double %428, %412
  %430 = fmul contract double %415, 0x3FF1555555555555
  %431 = fmul contract double %415, %430
  %432 = fmul contract double %425, 2.500000e-01
  %433 = fmul contract double %425, %432
  %434 = fadd contract double %431, %433
  %435 = fmul contract double %418, 0x3FF1555555555555
  %436 = fmul contract double %418, %435
  %437 = fmul contract double %426, 2.500000e-01
  %438 = fmul contract double %426, %437
  %439 = fadd contract double %438, %436
  %440 = fmul contract double %421, 0x3FF1555555555555
  %441 = fmul contract double %421, %440
  %442 = fmul contract double %429, 2.500000e-01
  %443 = fmul contract double %429, %442
  %444 = fadd contract double %441, %443
  %445 = fsub contract double %434, %444
  %446 = fadd contract double %434, 1.000000e-10
  %447 = fdiv contract double %445, %446
  %448 = fadd contract double %439, 1.000000e-10
  %449 = fdiv contract double %445, %448
  %450 = fadd contract double %444, 1.000000e-10
  %451 = fdiv contract double %445, %450
  %452 = fmul contract double %447, %447
  %453 = fadd contract double %452, 1.000000e+00
  %454 = fmul contract double %453, 1.000000e-01
  %455 = fmul contract double %449, %449
  %456 = fadd contract double %455, 1.000000e+00
  %457 = fmul contract double %456, 6.000000e-01
  %458 = fmul contract double %451, %451
  %459 = fadd contract double %458, 1.000000e+00
  %460 = fmul contract double %459, 3.000000e-01
  %461 = fmul contract double %409, 2.000000e+00
  %462 = fmul contract double %392, 7.000000e+00
  %463 = fsub contract double %461, %462
  %464 = fmul contract double %396, 1.100000e+01
  %465 = fadd contract double %464, %463
  %466 = fmul contract double %465, 0x3FC5555555555555
  %467 = fmul contract double %396, 5.000000e+00
  %468 = fsub contract double %467, %392
  %469 = fadd contract double %468, %419
  %470 = fmul contract double %469, 0x3FC5555555555555
  %471 = fmul contract double %400, 5.000000e+00
  %472 = fadd contract double %416, %471
  %473 = fsub contract double %472, %412
  %474 = fmul contract double %473, 0x3FC5555555555555
  %475 = fmul contract double %466, %454
  %476 = fmul contract double %470, %457
  %477 = fadd contract double %475, %476
  %478 = fmul contract double %474, %460
  %479 = fadd contract double %478, %477
  %480 = fadd contract double %454, %457
  %481 = fadd contract double %460, %480
  %482 = fdiv contract double %479, %481
  br label %511

483:                                              ; preds = %381
  %484 = icmp eq i32 %385, 2
  br i1 %484, label %485, label %511

485:                                              ; preds = %483
  %486 = fsub contract double %396, %392
  %487 = fmul contract double %486, %486
  %488 = fsub contract double %400, %396
  %489 = fmul contract double %488, %488
  %490 = fsub contract double %487, %489
  %491 = fadd contract double %487, 1.000000e-10
  %492 = fdiv contract double %490, %491
  %493 = fadd contract double %489, 1.000000e-10
  %494 = fdiv contract double %490, %493
  %495 = fmul contract double %492, %492
  %496 = fadd contract double %495, 1.000000e+00
  %497 = fmul contract double %496, 0x3FD5555555555555
  %498 = fmul contract double %494, %494
  %499 = fadd contract double %498, 1.000000e+00
  %500 = fmul contract double %499, 0x3FE5555555555555
  %501 = fmul contract double %497, 5.000000e-01
  %502 = fmul contract double %396, 3.000000e+00
  %503 = fsub contract double %502, %392
  %504 = fmul contract double %503, %501
  %505 = fmul contract double %500, 5.000000e-01
  %506 = fadd contract double %396, %400
  %507 = fmul contract double %506, %505
  %508 = fadd contract double %504, %507
  %509 = fadd contract double %497, %500
  %510 = fdiv contract double %508, %509
  br label %511

511:                                              ; preds = %485, %483, %402
  %512 = phi contract double [ %482, %402 ], [ %510, %485 ], [ %396, %483 ]
  %513 = fsub contract double %512, %223
  %514 = fmul contract double %209, %513
  %515 = fsub contract double %382, %223
  %516 = fmul contract double %195, %515
  %517 = fsub contract double %514, %516
  %518 = fdiv contract double %517, %47
  %519 = fsub contract double %250, %518
  %520 = load double, ptr %8, align 8, !tbaa !33
  %521 = fsub contract double %219, %74
  %522 = fmul contract double %81, %521
  %523 = add i32 %34, 1
  %524 = sext i32 %523 to i64
  %525 = getelementptr inbounds double, ptr %49, i64 %524
  %526 = load double, ptr %525, align 8, !tbaa !8
  %527 = fmul contract double %229, %526
  %528 = fadd contract double %522, %527
  %529 = fmul contract double %52, %223
  %530 = fsub contract double %528, %529
  %531 = fdiv contract double %530, %185
  %532 = fsub contract double %62, %60
  %533 = fmul contract double %532, %70
  %534 = fadd contract double %533, %529
  %535 = getelementptr inbounds double, ptr %49, i64 %68
  %536 = load double, ptr %535, align 8, !tbaa !8
  %537 = fmul contract double %237, %536
  %538 = fsub contract double %534, %537
  %539 = fdiv contract double %538, %183
  %540 = fsub contract double %531, %539
  %541 = fdiv contract double %540, %56
  %542 = getelementptr inbounds double, ptr %4, i64 %76
  %543 = load double, ptr %542, align 8, !tbaa !8
  %544 = getelementptr inbounds double, ptr %4, i64 %72
  %545 = load double, ptr %544, align 8, !tbaa !8
  %546 = fsub contract double %543, %545
  %547 = fdiv contract double %546, %52
  %548 = fadd contract double %547, %541
  %549 = fmul contract double %520, %548
  %550 = fadd contract double %519, %549
  %551 = add nsw i32 %252, -1
  %552 = icmp eq i32 %20, %551
  br i1 %552, label %553, label %561

553:                                              ; preds = %511
  %554 = mul nsw i32 %36, %34
  %555 = add i32 %554, %38
  %556 = sext i32 %555 to i64
  %557 = getelementptr inbounds double, ptr %6, i64 %556
  %558 = load double, ptr %557, align 8, !tbaa !8
  %559 = fdiv contract double %558, %47
  %560 = fadd contract double %550, %559
  br label %561

561:                                              ; preds = %553, %511
  %562 = phi double [ %560, %553 ], [ %550, %511 ]
  %563 = icmp eq i32 %20, 0
  br i1 %563, label %564, label %578

564:                                              ; preds = %561
  %565 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %566 = load double, ptr %565, align 8, !tbaa !35
  %567 = fmul contract double %85, %85
  %568 = fadd contract double %567, %224
  %569 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %570 = load double, ptr %569, align 8, !tbaa !36
  %571 = fmul contract double %570, %570
  %572 = fadd contract double %568, %571
  %573 = tail call contract noundef double @__nv_sqrt(double noundef %572) #11
  %574 = fmul contract double %566, %573
  %575 = fmul contract double %223, %574
  %576 = fdiv contract double %575, %47
  %577 = fsub contract double %562, %576
  br label %578

578:                                              ; preds = %564, %561
  %579 = phi double [ %577, %564 ], [ %562, %561 ]
  %580 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %581 = load i32, ptr %580, align 4, !tbaa !38
  %582 = or i32 %581, %19
  %583 = icmp eq i32 %582, 0
  %584 = select contract i1 %583, double 0.000000e+00, double %579
  %585 = getelementptr inbounds double, ptr %7, i64 %72
  store double %584, ptr %585, align 8, !tbaa !8
  br label %586

586:                                              ; preds = %9, %578
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
  br i1 %26, label %27, label %485

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
  %154 = select i1 %151, i32 %153, i32 %103
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds double, ptr %1, i64 %155
  %157 = load double, ptr %156, align 8, !tbaa !8
  %158 = sub nsw i32 %39, %102
  %159 = select i1 %151, i32 %158, i32 %39
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds double, ptr %1, i64 %160
  %162 = load double, ptr %161, align 8, !tbaa !8
  %163 = select i1 %151, i32 %39, i32 %158
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds double, ptr %1, i64 %164
  %166 = load double, ptr %165, align 8, !tbaa !8
  %167 = icmp sgt i32 %150, 2
  br i1 %167, label %168, label %249

168:                                              ; preds = %27
  %169 = select i1 %151, i32 %103, i32 %153
  %170 = mul i32 %102, -3
  %171 = select i1 %151, i32 %170, i32 %152
  %172 = add i32 %171, %39
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds double, ptr %1, i64 %173
  %175 = load double, ptr %174, align 8, !tbaa !8
  %176 = sext i32 %169 to i64
  %177 = getelementptr inbounds double, ptr %1, i64 %176
  %178 = load double, ptr %177, align 8, !tbaa !8
  %179 = fmul contract double %157, 2.000000e+00
  %180 = fsub contract double %175, %179
  %181 = fadd contract double %162, %180
  %182 = fmul contract double %162, 2.000000e+00
  %183 = fsub contract double %157, %182
  %184 = fadd contract double %166, %183
  %185 = fmul contract double %166, 2.000000e+00
  %186 = fsub contract double %162, %185
  %187 = fadd contract double %186, %178
  %188 = fmul contract double %157, 4.000000e+00
  %189 = fsub contract double %175, %188
  %190 = fmul contract double %162, 3.000000e+00
  %191 = fadd contract double %190, %189
  %192 = fsub contract double %157, %166
  %193 = fmul contract double %166, 4.000000e+00
  %194 = fsub contract double %190, %193
  %195 = fadd contract double %194, %178
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
  %227 = fmul contract double %175, 2.000000e+00
  %228 = fmul contract double %157, 7.000000e+00
  %229 = fsub contract double %227, %228
  %230 = fmul contract double %162, 1.100000e+01
  %231 = fadd contract double %230, %229
  %232 = fmul contract double %231, 0x3FC5555555555555
  %233 = fmul contract double %162, 5.000000e+00
  %234 = fsub contract double %233, %157
  %235 = fadd contract double %234, %185
  %236 = fmul contract double %235, 0x3FC5555555555555
  %237 = fmul contract double %166, 5.000000e+00
  %238 = fadd contract double %182, %237
  %239 = fsub contract double %238, %178
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
  %252 = fsub contract double %162, %157
  %253 = fmul contract double %252, %252
  %254 = fsub contract double %166, %162
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
  %268 = fmul contract double %162, 3.000000e+00
  %269 = fsub contract double %268, %157
  %270 = fmul contract double %269, %267
  %271 = fmul contract double %266, 5.000000e-01
  %272 = fadd contract double %162, %166
  %273 = fmul contract double %272, %271
  %274 = fadd contract double %270, %273
  %275 = fadd contract double %263, %266
  %276 = fdiv contract double %274, %275
  br label %277

277:                                              ; preds = %251, %249, %168
  %278 = phi contract double [ %248, %168 ], [ %276, %251 ], [ %162, %249 ]
  %279 = add nuw nsw i32 %20, 1
  %280 = sub nsw i32 %148, %279
  %281 = tail call i32 @llvm.smin.i32(i32 %280, i32 %279)
  %282 = fcmp contract ogt double %110, 0.000000e+00
  %283 = sub nsw i32 %103, %152
  %284 = add nsw i32 %103, %102
  %285 = select i1 %282, i32 %283, i32 %284
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds double, ptr %1, i64 %286
  %288 = load double, ptr %287, align 8, !tbaa !8
  %289 = select i1 %282, i32 %39, i32 %103
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds double, ptr %1, i64 %290
  %292 = load double, ptr %291, align 8, !tbaa !8
  %293 = select i1 %282, i32 %103, i32 %39
  %294 = sext i32 %293 to i64
  %295 = getelementptr inbounds double, ptr %1, i64 %294
  %296 = load double, ptr %295, align 8, !tbaa !8
  %297 = icmp sgt i32 %281, 2
  br i1 %297, label %298, label %379

298:                                              ; preds = %277
  %299 = select i1 %282, i32 %284, i32 %283
  %300 = mul i32 %102, -3
  %301 = select i1 %282, i32 %300, i32 %152
  %302 = add i32 %301, %103
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds double, ptr %1, i64 %303
  %305 = load double, ptr %304, align 8, !tbaa !8
  %306 = sext i32 %299 to i64
  %307 = getelementptr inbounds double, ptr %1, i64 %306
  %308 = load double, ptr %307, align 8, !tbaa !8
  %309 = fmul contract double %288, 2.000000e+00
  %310 = fsub contract double %305, %309
  %311 = fadd contract double %292, %310
  %312 = fmul contract double %292, 2.000000e+00
  %313 = fsub contract double %288, %312
  %314 = fadd contract double %296, %313
  %315 = fmul contract double %296, 2.000000e+00
  %316 = fsub contract double %292, %315
  %317 = fadd contract double %316, %308
  %318 = fmul contract double %288, 4.000000e+00
  %319 = fsub contract double %305, %318
  %320 = fmul contract double %292, 3.000000e+00
  %321 = fadd contract double %320, %319
  %322 = fsub contract double %288, %296
  %323 = fmul contract double %296, 4.000000e+00
  %324 = fsub contract double %320, %323
  %325 = fadd contract double %324, %308
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
  %357 = fmul contract double %305, 2.000000e+00
  %358 = fmul contract double %288, 7.000000e+00
  %359 = fsub contract double %357, %358
  %360 = fmul contract double %292, 1.100000e+01
  %361 = fadd contract double %360, %359
  %362 = fmul contract double %361, 0x3FC5555555555555
  %363 = fmul contract double %292, 5.000000e+00
  %364 = fsub contract double %363, %288
  %365 = fadd contract double %364, %315
  %366 = fmul contract double %365, 0x3FC5555555555555
  %367 = fmul contract double %296, 5.000000e+00
  %368 = fadd contract double %312, %367
  %369 = fsub contract double %368, %308
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

379:                                              ; preds = %277
  %380 = icmp eq i32 %281, 2
  br i1 %380, label %381, label %407

381:                                              ; preds = %379
  %382 = fsub contract double %292, %288
  %383 = fmul contract double %382, %382
  %384 = fsub contract double %296, %292
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
  %398 = fmul contract double %292, 3.000000e+00
  %399 = fsub contract double %398, %288
  %400 = fmul contract double %399, %397
  %401 = fmul contract double %396, 5.000000e-01
  %402 = fadd contract double %292, %296
  %403 = fmul contract double %402, %401
  %404 = fadd contract double %400, %403
  %405 = fadd contract double %393, %396
  %406 = fdiv contract double %404, %405
  br label %407

407:                                              ; preds = %381, %379, %298
  %408 = phi contract double [ %378, %298 ], [ %406, %381 ], [ %292, %379 ]
  %409 = fsub contract double %408, %114
  %410 = fmul contract double %110, %409
  %411 = fsub contract double %278, %114
  %412 = fmul contract double %101, %411
  %413 = fsub contract double %410, %412
  %414 = fdiv contract double %413, %47
  %415 = fsub contract double %146, %414
  %416 = load double, ptr %8, align 8, !tbaa !33
  %417 = fsub contract double %117, %114
  %418 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %419 = load ptr, ptr %418, align 8, !tbaa !22
  %420 = getelementptr inbounds double, ptr %419, i64 %50
  %421 = load double, ptr %420, align 8, !tbaa !8
  %422 = fmul contract double %417, %421
  %423 = add i32 %34, 1
  %424 = sext i32 %423 to i64
  %425 = getelementptr inbounds double, ptr %62, i64 %424
  %426 = load double, ptr %425, align 8, !tbaa !8
  %427 = fmul contract double %71, %426
  %428 = fadd contract double %422, %427
  %429 = fmul contract double %59, %64
  %430 = fsub contract double %428, %429
  %431 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %432 = load ptr, ptr %431, align 8, !tbaa !24
  %433 = getelementptr inbounds double, ptr %432, i64 %50
  %434 = load double, ptr %433, align 8, !tbaa !8
  %435 = fdiv contract double %430, %434
  %436 = fsub contract double %114, %126
  %437 = fmul contract double %436, %421
  %438 = fmul contract double %134, %426
  %439 = fadd contract double %437, %438
  %440 = fmul contract double %56, %64
  %441 = fsub contract double %439, %440
  %442 = fdiv contract double %441, %434
  %443 = fsub contract double %435, %442
  %444 = fdiv contract double %443, %52
  %445 = fsub contract double %85, %83
  %446 = fdiv contract double %445, %421
  %447 = fsub contract double %444, %446
  %448 = fmul contract double %416, %447
  %449 = fadd contract double %415, %448
  %450 = add nsw i32 %148, -1
  %451 = icmp eq i32 %20, %450
  br i1 %451, label %452, label %460

452:                                              ; preds = %407
  %453 = mul nsw i32 %36, %34
  %454 = add i32 %453, %38
  %455 = sext i32 %454 to i64
  %456 = getelementptr inbounds double, ptr %6, i64 %455
  %457 = load double, ptr %456, align 8, !tbaa !8
  %458 = fdiv contract double %457, %47
  %459 = fadd contract double %449, %458
  br label %460

460:                                              ; preds = %452, %407
  %461 = phi double [ %459, %452 ], [ %449, %407 ]
  %462 = icmp eq i32 %20, 0
  br i1 %462, label %463, label %477

463:                                              ; preds = %460
  %464 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %465 = load double, ptr %464, align 8, !tbaa !35
  %466 = fmul contract double %81, %81
  %467 = fadd contract double %466, %115
  %468 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %469 = load double, ptr %468, align 8, !tbaa !36
  %470 = fmul contract double %469, %469
  %471 = fadd contract double %467, %470
  %472 = tail call contract noundef double @__nv_sqrt(double noundef %471) #11
  %473 = fmul contract double %465, %472
  %474 = fmul contract double %114, %473
  %475 = fdiv contract double %474, %47
  %476 = fsub contract double %461, %475
  br label %477

477:                                              ; preds = %463, %460
  %478 = phi double [ %476, %463 ], [ %461, %460 ]
  %479 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %480 = load i32, ptr %479, align 8, !tbaa !37
  %481 = or i32 %480, %14
  %482 = icmp eq i32 %481, 0
  %483 = select contract i1 %482, double 0.000000e+00, double %478
  %484 = getelementptr inbounds double, ptr %7, i64 %57
  store double %483, ptr %484, align 8, !tbaa !8
  br label %485

485:                                              ; preds = %9, %477
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
  br i1 %26, label %27, label %492

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
  %168 = select i1 %165, i32 %167, i32 %109
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds double, ptr %2, i64 %169
  %171 = load double, ptr %170, align 8, !tbaa !8
  %172 = sub nsw i32 %39, %108
  %173 = select i1 %165, i32 %172, i32 %39
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds double, ptr %2, i64 %174
  %176 = load double, ptr %175, align 8, !tbaa !8
  %177 = select i1 %165, i32 %39, i32 %172
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds double, ptr %2, i64 %178
  %180 = load double, ptr %179, align 8, !tbaa !8
  %181 = icmp sgt i32 %164, 2
  br i1 %181, label %182, label %263

182:                                              ; preds = %27
  %183 = select i1 %165, i32 %109, i32 %167
  %184 = mul i32 %108, -3
  %185 = select i1 %165, i32 %184, i32 %166
  %186 = add i32 %185, %39
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds double, ptr %2, i64 %187
  %189 = load double, ptr %188, align 8, !tbaa !8
  %190 = sext i32 %183 to i64
  %191 = getelementptr inbounds double, ptr %2, i64 %190
  %192 = load double, ptr %191, align 8, !tbaa !8
  %193 = fmul contract double %171, 2.000000e+00
  %194 = fsub contract double %189, %193
  %195 = fadd contract double %176, %194
  %196 = fmul contract double %176, 2.000000e+00
  %197 = fsub contract double %171, %196
  %198 = fadd contract double %180, %197
  %199 = fmul contract double %180, 2.000000e+00
  %200 = fsub contract double %176, %199
  %201 = fadd contract double %200, %192
  %202 = fmul contract double %171, 4.000000e+00
  %203 = fsub contract double %189, %202
  %204 = fmul contract double %176, 3.000000e+00
  %205 = fadd contract double %204, %203
  %206 = fsub contract double %171, %180
  %207 = fmul contract double %180, 4.000000e+00
  %208 = fsub contract double %204, %207
  %209 = fadd contract double %208, %192
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
  %241 = fmul contract double %189, 2.000000e+00
  %242 = fmul contract double %171, 7.000000e+00
  %243 = fsub contract double %241, %242
  %244 = fmul contract double %176, 1.100000e+01
  %245 = fadd contract double %244, %243
  %246 = fmul contract double %245, 0x3FC5555555555555
  %247 = fmul contract double %176, 5.000000e+00
  %248 = fsub contract double %247, %171
  %249 = fadd contract double %248, %199
  %250 = fmul contract double %249, 0x3FC5555555555555
  %251 = fmul contract double %180, 5.000000e+00
  %252 = fadd contract double %196, %251
  %253 = fsub contract double %252, %192
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
  %266 = fsub contract double %176, %171
  %267 = fmul contract double %266, %266
  %268 = fsub contract double %180, %176
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
  %282 = fmul contract double %176, 3.000000e+00
  %283 = fsub contract double %282, %171
  %284 = fmul contract double %283, %281
  %285 = fmul contract double %280, 5.000000e-01
  %286 = fadd contract double %176, %180
  %287 = fmul contract double %286, %285
  %288 = fadd contract double %284, %287
  %289 = fadd contract double %277, %280
  %290 = fdiv contract double %288, %289
  br label %291

291:                                              ; preds = %265, %263, %182
  %292 = phi contract double [ %262, %182 ], [ %290, %265 ], [ %176, %263 ]
  %293 = add nuw nsw i32 %20, 1
  %294 = sub nsw i32 %162, %293
  %295 = tail call i32 @llvm.smin.i32(i32 %294, i32 %293)
  %296 = fcmp contract ogt double %121, 0.000000e+00
  %297 = sub nsw i32 %109, %166
  %298 = add nsw i32 %109, %108
  %299 = select i1 %296, i32 %297, i32 %298
  %300 = sext i32 %299 to i64
  %301 = getelementptr inbounds double, ptr %2, i64 %300
  %302 = load double, ptr %301, align 8, !tbaa !8
  %303 = select i1 %296, i32 %39, i32 %109
  %304 = sext i32 %303 to i64
  %305 = getelementptr inbounds double, ptr %2, i64 %304
  %306 = load double, ptr %305, align 8, !tbaa !8
  %307 = select i1 %296, i32 %109, i32 %39
  %308 = sext i32 %307 to i64
  %309 = getelementptr inbounds double, ptr %2, i64 %308
  %310 = load double, ptr %309, align 8, !tbaa !8
  %311 = icmp sgt i32 %295, 2
  br i1 %311, label %312, label %393

312:                                              ; preds = %291
  %313 = select i1 %296, i32 %298, i32 %297
  %314 = mul i32 %108, -3
  %315 = select i1 %296, i32 %314, i32 %166
  %316 = add i32 %315, %109
  %317 = sext i32 %316 to i64
  %318 = getelementptr inbounds double, ptr %2, i64 %317
  %319 = load double, ptr %318, align 8, !tbaa !8
  %320 = sext i32 %313 to i64
  %321 = getelementptr inbounds double, ptr %2, i64 %320
  %322 = load double, ptr %321, align 8, !tbaa !8
  %323 = fmul contract double %302, 2.000000e+00
  %324 = fsub contract double %319, %323
  %325 = fadd contract double %306, %324
  %326 = fmul contract double %306, 2.000000e+00
  %327 = fsub contract double %302, %326
  %328 = fadd contract double %310, %327
  %329 = fmul contract double %310, 2.000000e+00
  %330 = fsub contract double %306, %329
  %331 = fadd contract double %330, %322
  %332 = fmul contract double %302, 4.000000e+00
  %333 = fsub contract double %319, %332
  %334 = fmul contract double %306, 3.000000e+00
  %335 = fadd contract double %334, %333
  %336 = fsub contract double %302, %310
  %337 = fmul contract double %310, 4.000000e+00
  %338 = fsub contract double %334, %337
  %339 = fadd contract double %338, %322
  %340 = fmul contract double %325, 0x3FF1555555555555
  %341 = fmul contract double %325, %340
  %342 = fmul contract double %335, 2.500000e-01
  %343 = fmul contract double %335, %342
  %344 = fadd contract double %341, %343
  %345 = fmul contract double %328, 0x3FF1555555555555
  %346 = fmul contract double %328, %345
  %347 = fmul contract double %336, 2.500000e-01
  %348 = fmul contract double %336, %347
  %349 = fadd contract double %348, %346
  %350 = fmul contract double %331, 0x3FF1555555555555
  %351 = fmul contract double %331, %350
  %352 = fmul contract double %339, 2.500000e-01
  %353 = fmul contract double %339, %352
  %354 = fadd contract double %351, %353
  %355 = fsub contract double %344, %354
  %356 = fadd contract double %344, 1.000000e-10
  %357 = fdiv contract double %355, %356
  %358 = fadd contract double %349, 1.000000e-10
  %359 = fdiv contract double %355, %358
  %360 = fadd contract double %354, 1.000000e-10
  %361 = fdiv contract double %355, %360
  %362 = fmul contract double %357, %357
  %363 = fadd contract double %362, 1.000000e+00
  %364 = fmul contract double %363, 1.000000e-01
  %365 = fmul contract double %359, %359
  %366 = fadd contract double %365, 1.000000e+00
  %367 = fmul contract double %366, 6.000000e-01
  %368 = fmul contract double %361, %361
  %369 = fadd contract double %368, 1.000000e+00
  %370 = fmul contract double %369, 3.000000e-01
  %371 = fmul contract double %319, 2.000000e+00
  %372 = fmul contract double %302, 7.000000e+00
  %373 = fsub contract double %371, %372
  %374 = fmul contract double %306, 1.100000e+01
  %375 = fadd contract double %374, %373
  %376 = fmul contract double %375, 0x3FC5555555555555
  %377 = fmul contract double %306, 5.000000e+00
  %378 = fsub contract double %377, %302
  %379 = fadd contract double %378, %329
  %380 = fmul contract double %379, 0x3FC5555555555555
  %381 = fmul contract double %310, 5.000000e+00
  %382 = fadd contract double %326, %381
  %383 = fsub contract double %382, %322
  %384 = fmul contract double %383, 0x3FC5555555555555
  %385 = fmul contract double %376, %364
  %386 = fmul contract double %380, %367
  %387 = fadd contract double %385, %386
  %388 = fmul contract double %384, %370
  %389 = fadd contract double %388, %387
  %390 = fadd contract double %364, %367
  %391 = fadd contract double %370, %390
  %392 = fdiv contract double %389, %391
  br label %421

393:                                              ; preds = %291
  %394 = icmp eq i32 %295, 2
  br i1 %394, label %395, label %421

395:                                              ; preds = %393
  %396 = fsub contract double %306, %302
  %397 = fmul contract double %396, %396
  %398 = fsub contract double %310, %306
  %399 = fmul contract double %398, %398
  %400 = fsub contract double %397, %399
  %401 = fadd contract double %397, 1.000000e-10
  %402 = fdiv contract double %400, %401
  %403 = fadd contract double %399, 1.000000e-10
  %404 = fdiv contract double %400, %403
  %405 = fmul contract double %402, %402
  %406 = fadd contract double %405, 1.000000e+00
  %407 = fmul contract double %406, 0x3FD5555555555555
  %408 = fmul contract double %404, %404
  %409 = fadd contract double %408, 1.000000e+00
  %410 = fmul contract double %409, 0x3FE5555555555555
  %411 = fmul contract double %407, 5.000000e-01
  %412 = fmul contract double %306, 3.000000e+00
  %413 = fsub contract double %412, %302
  %414 = fmul contract double %413, %411
  %415 = fmul contract double %410, 5.000000e-01
  %416 = fadd contract double %306, %310
  %417 = fmul contract double %416, %415
  %418 = fadd contract double %414, %417
  %419 = fadd contract double %407, %410
  %420 = fdiv contract double %418, %419
  br label %421

421:                                              ; preds = %395, %393, %312
  %422 = phi contract double [ %392, %312 ], [ %420, %395 ], [ %306, %393 ]
  %423 = fsub contract double %422, %133
  %424 = fmul contract double %121, %423
  %425 = fsub contract double %292, %133
  %426 = fmul contract double %107, %425
  %427 = fsub contract double %424, %426
  %428 = fdiv contract double %427, %47
  %429 = fsub contract double %160, %428
  %430 = load double, ptr %8, align 8, !tbaa !33
  %431 = fsub contract double %78, %74
  %432 = fmul contract double %81, %431
  %433 = add i32 %34, 1
  %434 = sext i32 %433 to i64
  %435 = getelementptr inbounds double, ptr %49, i64 %434
  %436 = load double, ptr %435, align 8, !tbaa !8
  %437 = fmul contract double %139, %436
  %438 = fadd contract double %432, %437
  %439 = fmul contract double %52, %133
  %440 = fsub contract double %438, %439
  %441 = fdiv contract double %440, %97
  %442 = fsub contract double %62, %60
  %443 = fmul contract double %442, %70
  %444 = fadd contract double %443, %439
  %445 = getelementptr inbounds double, ptr %49, i64 %68
  %446 = load double, ptr %445, align 8, !tbaa !8
  %447 = fmul contract double %147, %446
  %448 = fsub contract double %444, %447
  %449 = fdiv contract double %448, %95
  %450 = fsub contract double %441, %449
  %451 = fdiv contract double %450, %56
  %452 = fsub contract double %89, %87
  %453 = fdiv contract double %452, %52
  %454 = fadd contract double %453, %451
  %455 = fmul contract double %430, %454
  %456 = fadd contract double %429, %455
  %457 = add nsw i32 %162, -1
  %458 = icmp eq i32 %20, %457
  br i1 %458, label %459, label %467

459:                                              ; preds = %421
  %460 = mul nsw i32 %36, %34
  %461 = add i32 %460, %38
  %462 = sext i32 %461 to i64
  %463 = getelementptr inbounds double, ptr %6, i64 %462
  %464 = load double, ptr %463, align 8, !tbaa !8
  %465 = fdiv contract double %464, %47
  %466 = fadd contract double %456, %465
  br label %467

467:                                              ; preds = %459, %421
  %468 = phi double [ %466, %459 ], [ %456, %421 ]
  %469 = icmp eq i32 %20, 0
  br i1 %469, label %470, label %484

470:                                              ; preds = %467
  %471 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %472 = load double, ptr %471, align 8, !tbaa !35
  %473 = fmul contract double %85, %85
  %474 = fadd contract double %473, %134
  %475 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %476 = load double, ptr %475, align 8, !tbaa !36
  %477 = fmul contract double %476, %476
  %478 = fadd contract double %474, %477
  %479 = tail call contract noundef double @__nv_sqrt(double noundef %478) #11
  %480 = fmul contract double %472, %479
  %481 = fmul contract double %133, %480
  %482 = fdiv contract double %481, %47
  %483 = fsub contract double %468, %482
  br label %484

484:                                              ; preds = %470, %467
  %485 = phi double [ %483, %470 ], [ %468, %467 ]
  %486 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %487 = load i32, ptr %486, align 4, !tbaa !38
  %488 = or i32 %487, %19
  %489 = icmp eq i32 %488, 0
  %490 = select contract i1 %489, double 0.000000e+00, double %485
  %491 = getelementptr inbounds double, ptr %7, i64 %72
  store double %490, ptr %491, align 8, !tbaa !8
  br label %492

492:                                              ; preds = %9, %484
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
  br i1 %26, label %27, label %631

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
  %48 = sext i32 %43 to i64
  %49 = getelementptr inbounds double, ptr %41, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = fcmp contract ogt double %47, %50
  %52 = select contract i1 %51, double %47, double %50
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %54 = load ptr, ptr %53, align 8, !tbaa !19
  %55 = zext nneg i32 %20 to i64
  %56 = getelementptr double, ptr %54, i64 %55
  %57 = getelementptr i8, ptr %56, i64 8
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = load double, ptr %56, align 8, !tbaa !8
  %60 = fcmp contract ogt double %59, %52
  %61 = select contract i1 %60, double %59, double %52
  %62 = fsub contract double %58, %61
  %63 = fcmp contract ogt double %62, 0.000000e+00
  %64 = select contract i1 %63, double %62, double 0.000000e+00
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %66 = load ptr, ptr %65, align 8, !tbaa !30
  %67 = sext i32 %34 to i64
  %68 = getelementptr inbounds double, ptr %66, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !8
  %70 = add nsw i32 %39, -1
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds double, ptr %2, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = sext i32 %39 to i64
  %75 = getelementptr inbounds double, ptr %2, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = fadd contract double %73, %76
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %79 = load ptr, ptr %78, align 8, !tbaa !23
  %80 = getelementptr inbounds double, ptr %79, i64 %67
  %81 = load double, ptr %80, align 8, !tbaa !8
  %82 = fmul contract double %77, %81
  %83 = add i32 %39, %36
  %84 = sext i32 %83 to i64
  %85 = getelementptr double, ptr %2, i64 %84
  %86 = getelementptr i8, ptr %85, i64 -8
  %87 = load double, ptr %86, align 8, !tbaa !8
  %88 = load double, ptr %85, align 8, !tbaa !8
  %89 = fadd contract double %87, %88
  %90 = add nuw nsw i32 %19, 1
  %91 = add nsw i32 %90, %29
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds double, ptr %79, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !8
  %95 = fmul contract double %89, %94
  %96 = fadd contract double %82, %95
  %97 = fmul contract double %96, 2.500000e-01
  %98 = fdiv contract double %97, %69
  %99 = fcmp contract ogt double %98, 0.000000e+00
  %100 = mul i32 %36, -3
  %101 = shl nsw i32 %36, 1
  %102 = select i1 %99, i32 %100, i32 %101
  %103 = add i32 %102, %83
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds double, ptr %4, i64 %104
  %106 = load double, ptr %105, align 8, !tbaa !8
  %107 = sub nsw i32 %83, %101
  %108 = add nsw i32 %83, %36
  %109 = select i1 %99, i32 %107, i32 %108
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds double, ptr %4, i64 %110
  %112 = load double, ptr %111, align 8, !tbaa !8
  %113 = select i1 %99, i32 %39, i32 %83
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds double, ptr %4, i64 %114
  %116 = load double, ptr %115, align 8, !tbaa !8
  %117 = select i1 %99, i32 %83, i32 %39
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds double, ptr %4, i64 %118
  %120 = load double, ptr %119, align 8, !tbaa !8
  %121 = select i1 %99, i32 %108, i32 %107
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds double, ptr %4, i64 %122
  %124 = load double, ptr %123, align 8, !tbaa !8
  %125 = fmul contract double %112, 2.000000e+00
  %126 = fsub contract double %106, %125
  %127 = fadd contract double %116, %126
  %128 = fmul contract double %116, 2.000000e+00
  %129 = fsub contract double %112, %128
  %130 = fadd contract double %120, %129
  %131 = fmul contract double %120, 2.000000e+00
  %132 = fsub contract double %116, %131
  %133 = fadd contract double %124, %132
  %134 = fmul contract double %112, 4.000000e+00
  %135 = fsub contract double %106, %134
  %136 = fmul contract double %116, 3.000000e+00
  %137 = fadd contract double %135, %136
  %138 = fsub contract double %112, %120
  %139 = fmul contract double %120, 4.000000e+00
  %140 = fsub contract double %136, %139
  %141 = fadd contract double %124, %140
  %142 = fmul contract double %127, 0x3FF1555555555555
  %143 = fmul contract double %127, %142
  %144 = fmul contract double %137, 2.500000e-01
  %145 = fmul contract double %137, %144
  %146 = fadd contract double %143, %145
  %147 = fmul contract double %130, 0x3FF1555555555555
  %148 = fmul contract double %130, %147
  %149 = fmul contract double %138, 2.500000e-01
  %150 = fmul contract double %138, %149
  %151 = fadd contract double %150, %148
  %152 = fmul contract double %133, 0x3FF1555555555555
  %153 = fmul contract double %133, %152
  %154 = fmul contract double %141, 2.500000e-01
  %155 = fmul contract double %141, %154
  %156 = fadd contract double %153, %155
  %157 = fsub contract double %146, %156
  %158 = fadd contract double %146, 0x3BC79CA10C924223
  %159 = fdiv contract double %157, %158
  %160 = fadd contract double %151, 0x3BC79CA10C924223
  %161 = fdiv contract double %157, %160
  %162 = fadd contract double %156, 0x3BC79CA10C924223
  %163 = fdiv contract double %157, %162
  %164 = fmul contract double %159, %159
  %165 = fadd contract double %164, 1.000000e+00
  %166 = fmul contract double %165, 1.000000e-01
  %167 = fmul contract double %161, %161
  %168 = fadd contract double %167, 1.000000e+00
  %169 = fmul contract double %168, 6.000000e-01
  %170 = fmul contract double %163, %163
  %171 = fadd contract double %170, 1.000000e+00
  %172 = fmul contract double %171, 3.000000e-01
  %173 = fmul contract double %106, 2.000000e+00
  %174 = fmul contract double %112, 7.000000e+00
  %175 = fsub contract double %173, %174
  %176 = fmul contract double %116, 1.100000e+01
  %177 = fadd contract double %175, %176
  %178 = fmul contract double %177, 0x3FC5555555555555
  %179 = fmul contract double %116, 5.000000e+00
  %180 = fsub contract double %179, %112
  %181 = fadd contract double %180, %131
  %182 = fmul contract double %181, 0x3FC5555555555555
  %183 = fmul contract double %120, 5.000000e+00
  %184 = fadd contract double %128, %183
  %185 = fsub contract double %184, %124
  %186 = fmul contract double %185, 0x3FC5555555555555
  %187 = fmul contract double %178, %166
  %188 = fmul contract double %182, %169
  %189 = fadd contract double %187, %188
  %190 = fmul contract double %186, %172
  %191 = fadd contract double %190, %189
  %192 = fadd contract double %166, %169
  %193 = fadd contract double %172, %192
  %194 = fdiv contract double %191, %193
  %195 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %196 = load ptr, ptr %195, align 8, !tbaa !32
  %197 = getelementptr inbounds double, ptr %196, i64 %67
  %198 = load double, ptr %197, align 8, !tbaa !8
  %199 = getelementptr inbounds double, ptr %196, i64 %92
  %200 = load double, ptr %199, align 8, !tbaa !8
  %201 = fadd contract double %198, %200
  %202 = fmul contract double %201, 5.000000e-01
  %203 = getelementptr inbounds double, ptr %3, i64 %71
  %204 = load double, ptr %203, align 8, !tbaa !8
  %205 = getelementptr inbounds double, ptr %3, i64 %74
  %206 = load double, ptr %205, align 8, !tbaa !8
  %207 = fadd contract double %204, %206
  %208 = fmul contract double %207, 5.000000e-01
  %209 = mul nsw i32 %32, %36
  %210 = add nsw i32 %39, %209
  %211 = sext i32 %210 to i64
  %212 = getelementptr double, ptr %3, i64 %211
  %213 = getelementptr i8, ptr %212, i64 -8
  %214 = load double, ptr %213, align 8, !tbaa !8
  %215 = load double, ptr %212, align 8, !tbaa !8
  %216 = fadd contract double %214, %215
  %217 = fmul contract double %216, 5.000000e-01
  %218 = fadd contract double %202, %194
  %219 = fmul contract double %98, %218
  %220 = getelementptr inbounds double, ptr %1, i64 %74
  %221 = load double, ptr %220, align 8, !tbaa !8
  %222 = fmul contract double %221, %221
  %223 = getelementptr i8, ptr %220, i64 8
  %224 = load double, ptr %223, align 8, !tbaa !8
  %225 = fmul contract double %224, %224
  %226 = fadd contract double %222, %225
  %227 = fmul contract double %76, %76
  %228 = fadd contract double %227, %226
  %229 = fmul contract double %88, %88
  %230 = fadd contract double %229, %228
  %231 = fmul contract double %230, 2.500000e-01
  %232 = getelementptr inbounds double, ptr %1, i64 %71
  %233 = load double, ptr %232, align 8, !tbaa !8
  %234 = fmul contract double %233, %233
  %235 = fadd contract double %222, %234
  %236 = fmul contract double %73, %73
  %237 = fadd contract double %236, %235
  %238 = add i32 %70, %36
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds double, ptr %2, i64 %239
  %241 = load double, ptr %240, align 8, !tbaa !8
  %242 = fmul contract double %241, %241
  %243 = fadd contract double %242, %237
  %244 = fmul contract double %243, 2.500000e-01
  %245 = fsub contract double %231, %244
  %246 = getelementptr inbounds double, ptr %5, i64 %74
  %247 = load double, ptr %246, align 8, !tbaa !8
  %248 = fadd contract double %247, %245
  %249 = getelementptr inbounds double, ptr %5, i64 %71
  %250 = load double, ptr %249, align 8, !tbaa !8
  %251 = fsub contract double %248, %250
  %252 = fdiv contract double %251, %69
  %253 = fsub contract double %219, %252
  %254 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %255 = load i32, ptr %254, align 8, !tbaa !20
  %256 = sub nsw i32 %255, %20
  %257 = tail call i32 @llvm.smin.i32(i32 %256, i32 %20)
  %258 = icmp sgt i32 %257, 2
  br i1 %258, label %259, label %264

259:                                              ; preds = %27
  %260 = getelementptr i8, ptr %56, i64 -16
  %261 = load double, ptr %260, align 8, !tbaa !8
  %262 = fcmp contract ugt double %261, %52
  br i1 %262, label %264, label %263

263:                                              ; preds = %259
  br label %264

264:                                              ; preds = %263, %259, %27
  %265 = phi i32 [ 2, %263 ], [ 3, %259 ], [ %257, %27 ]
  %266 = icmp eq i32 %265, 2
  br i1 %266, label %267, label %272

267:                                              ; preds = %264
  %268 = getelementptr i8, ptr %56, i64 -8
  %269 = load double, ptr %268, align 8, !tbaa !8
  %270 = fcmp contract ugt double %269, %52
  br i1 %270, label %272, label %271

271:                                              ; preds = %267
  br label %272

272:                                              ; preds = %271, %267, %264
  %273 = phi i32 [ 1, %271 ], [ 2, %267 ], [ %265, %264 ]
  %274 = fcmp contract ogt double %208, 0.000000e+00
  %275 = shl nsw i32 %209, 1
  %276 = sub nsw i32 %39, %275
  %277 = select i1 %274, i32 %276, i32 %210
  %278 = sext i32 %277 to i64
  %279 = getelementptr inbounds double, ptr %1, i64 %278
  %280 = load double, ptr %279, align 8, !tbaa !8
  %281 = sub nsw i32 %39, %209
  %282 = select i1 %274, i32 %281, i32 %39
  %283 = sext i32 %282 to i64
  %284 = getelementptr inbounds double, ptr %1, i64 %283
  %285 = load double, ptr %284, align 8, !tbaa !8
  %286 = select i1 %274, i32 %39, i32 %281
  %287 = sext i32 %286 to i64
  %288 = getelementptr inbounds double, ptr %1, i64 %287
  %289 = load double, ptr %288, align 8, !tbaa !8
  %290 = icmp sgt i32 %273, 2
  br i1 %290, label %291, label %372

291:                                              ; preds = %272
  %292 = select i1 %274, i32 %210, i32 %276
  %293 = mul i32 %209, -3
  %294 = select i1 %274, i32 %293, i32 %275
  %295 = add i32 %294, %39
  %296 = sext i32 %295 to i64
  %297 = getelementptr inbounds double, ptr %1, i64 %296
  %298 = load double, ptr %297, align 8, !tbaa !8
  %299 = sext i32 %292 to i64
  %300 = getelementptr inbounds double, ptr %1, i64 %299
  %301 = load double, ptr %300, align 8, !tbaa !8
  %302 = fmul contract double %280, 2.000000e+00
  %303 = fsub contract double %298, %302
  %304 = fadd contract double %285, %303
  %305 = fmul contract double %285, 2.000000e+00
  %306 = fsub contract double %280, %305
  %307 = fadd contract double %289, %306
  %308 = fmul contract double %289, 2.000000e+00
  %309 = fsub contract double %285, %308
  %310 = fadd contract double %309, %301
  %311 = fmul contract double %280, 4.000000e+00
  %312 = fsub contract double %298, %311
  %313 = fmul contract double %285, 3.000000e+00
  %314 = fadd contract double %313, %312
  %315 = fsub contract double %280, %289
  %316 = fmul contract double %289, 4.000000e+00
  %317 = fsub contract double %313, %316
  %318 = fadd contract double %317, %301
  %319 = fmul contract double %304, 0x3FF1555555555555
  %320 = fmul contract double %304, %319
  %321 = fmul contract double %314, 2.500000e-01
  %322 = fmul contract double %314, %321
  %323 = fadd contract double %320, %322
  %324 = fmul contract double %307, 0x3FF1555555555555
  %325 = fmul contract double %307, %324
  %326 = fmul contract double %315, 2.500000e-01
  %327 = fmul contract double %315, %326
  %328 = fadd contract double %327, %325
  %329 = fmul contract double %310, 0x3FF1555555555555
  %330 = fmul contract double %310, %329
  %331 = fmul contract double %318, 2.500000e-01
  %332 = fmul contract double %318, %331
  %333 = fadd contract double %330, %332
  %334 = fsub contract double %323, %333
  %335 = fadd contract double %323, 1.000000e-10
  %336 = fdiv contract double %334, %335
  %337 = fadd contract double %328, 1.000000e-10
  %338 = fdiv contract double %334, %337
  %339 = fadd contract double %333, 1.000000e-10
  %340 = fdiv contract double %334, %339
  %341 = fmul contract double %336, %336
  %342 = fadd contract double %341, 1.000000e+00
  %343 = fmul contract double %342, 1.000000e-01
  %344 = fmul contract double %338, %338
  %345 = fadd contract double %344, 1.000000e+00
  %346 = fmul contract double %345, 6.000000e-01
  %347 = fmul contract double %340, %340
  %348 = fadd contract double %347, 1.000000e+00
  %349 = fmul contract double %348, 3.000000e-01
  %350 = fmul contract double %298, 2.000000e+00
  %351 = fmul contract double %280, 7.000000e+00
  %352 = fsub contract double %350, %351
  %353 = fmul contract double %285, 1.100000e+01
  %354 = fadd contract double %353, %352
  %355 = fmul contract double %354, 0x3FC5555555555555
  %356 = fmul contract double %285, 5.000000e+00
  %357 = fsub contract double %356, %280
  %358 = fadd contract double %357, %308
  %359 = fmul contract double %358, 0x3FC5555555555555
  %360 = fmul contract double %289, 5.000000e+00
  %361 = fadd contract double %305, %360
  %362 = fsub contract double %361, %301
  %363 = fmul contract double %362, 0x3FC5555555555555
  %364 = fmul contract double %355, %343
  %365 = fmul contract double %359, %346
  %366 = fadd contract double %364, %365
  %367 = fmul contract double %363, %349
  %368 = fadd contract double %367, %366
  %369 = fadd contract double %343, %346
  %370 = fadd contract double %349, %369
  %371 = fdiv contract double %368, %370
  br label %400

372:                                              ; preds = %272
  %373 = icmp eq i32 %273, 2
  br i1 %373, label %374, label %400

374:                                              ; preds = %372
  %375 = fsub contract double %285, %280
  %376 = fmul contract double %375, %375
  %377 = fsub contract double %289, %285
  %378 = fmul contract double %377, %377
  %379 = fsub contract double %376, %378
  %380 = fadd contract double %376, 1.000000e-10
  %381 = fdiv contract double %379, %380
  %382 = fadd contract double %378, 1.000000e-10
  %383 = fdiv contract double %379, %382
  %384 = fmul contract double %381, %381
  %385 = fadd contract double %384, 1.000000e+00
  %386 = fmul contract double %385, 0x3FD5555555555555
  %387 = fmul contract double %383, %383
  %388 = fadd contract double %387, 1.000000e+00
  %389 = fmul contract double %388, 0x3FE5555555555555
  %390 = fmul contract double %386, 5.000000e-01
  %391 = fmul contract double %285, 3.000000e+00
  %392 = fsub contract double %391, %280
  %393 = fmul contract double %392, %390
  %394 = fmul contract double %389, 5.000000e-01
  %395 = fadd contract double %285, %289
  %396 = fmul contract double %395, %394
  %397 = fadd contract double %393, %396
  %398 = fadd contract double %386, %389
  %399 = fdiv contract double %397, %398
  br label %400

400:                                              ; preds = %374, %372, %291
  %401 = phi contract double [ %371, %291 ], [ %399, %374 ], [ %285, %372 ]
  %402 = add nuw nsw i32 %20, 1
  %403 = sub nsw i32 %255, %402
  %404 = tail call i32 @llvm.smin.i32(i32 %403, i32 %402)
  %405 = icmp sgt i32 %404, 2
  br i1 %405, label %406, label %413

406:                                              ; preds = %400
  %407 = zext nneg i32 %402 to i64
  %408 = getelementptr double, ptr %54, i64 %407
  %409 = getelementptr i8, ptr %408, i64 -16
  %410 = load double, ptr %409, align 8, !tbaa !8
  %411 = fcmp contract ugt double %410, %52
  br i1 %411, label %413, label %412

412:                                              ; preds = %406
  br label %413

413:                                              ; preds = %412, %406, %400
  %414 = phi i32 [ 2, %412 ], [ 3, %406 ], [ %404, %400 ]
  %415 = icmp eq i32 %414, 2
  br i1 %415, label %416, label %423

416:                                              ; preds = %413
  %417 = zext nneg i32 %402 to i64
  %418 = getelementptr double, ptr %54, i64 %417
  %419 = getelementptr i8, ptr %418, i64 -8
  %420 = load double, ptr %419, align 8, !tbaa !8
  %421 = fcmp contract ugt double %420, %52
  br i1 %421, label %423, label %422

422:                                              ; preds = %416
  br label %423

423:                                              ; preds = %422, %416, %413
  %424 = phi i32 [ 1, %422 ], [ 2, %416 ], [ %414, %413 ]
  %425 = fcmp contract ogt double %217, 0.000000e+00
  %426 = sub nsw i32 %210, %275
  %427 = add nsw i32 %210, %209
  %428 = select i1 %425, i32 %426, i32 %427
  %429 = sext i32 %428 to i64
  %430 = getelementptr inbounds double, ptr %1, i64 %429
  %431 = load double, ptr %430, align 8, !tbaa !8
  %432 = select i1 %425, i32 %39, i32 %210
  %433 = sext i32 %432 to i64
  %434 = getelementptr inbounds double, ptr %1, i64 %433
  %435 = load double, ptr %434, align 8, !tbaa !8
  %436 = select i1 %425, i32 %210, i32 %39
  %437 = sext i32 %436 to i64
  %438 = getelementptr inbounds double, ptr %1, i64 %437
  %439 = load double, ptr %438, align 8, !tbaa !8
  %440 = icmp sgt i32 %424, 2
  br i1 %440, label %441, label %522

441:                                              ; preds = %423
  %442 = select i1 %425, i32 %427, i32 %426
  %443 = mul i32 %209, -3
  %444 = select i1 %425, i32 %443, i32 %275
  %445 = add i32 %444, %210
  %446 = sext i32 %445 to i64
  %447 = getelementptr inbounds double, ptr %1, i64 %446
  %448 = load double, ptr %447, align 8, !tbaa !8
  %449 = sext i32 %442 to i64
  %450 = getelementptr inbounds double, ptr %1, i64 %449
  %451 = load double, ptr %450, align 8, !tbaa !8
  %452 = fmul contract double %431, 2.000000e+00
  %453 = fsub contract double %448, %452
  %454 = fadd contract double %435, %453
  %455 = fmul contract double %435, 2.000000e+00
  %456 = fsub contract double %431, %455
  %457 = fadd contract double %439, %456
  %458 = fmul contract double %439, 2.000000e+00
  %459 = fsub contract double %435, %458
  %460 = fadd contract double %459, %451
  %461 = fmul contract double %431, 4.000000e+00
  %462 = fsub contract double %448, %461
  %463 = fmul contract double %435, 3.000000e+00
  %464 = fadd contract double %463, %462
  %465 = fsub contract double %431, %439
  %466 = fmul contract double %439, 4.000000e+00
  %467 = fsub contract double %463, %466
  %468 = fadd contract double %467, %451
  %469 = fmul contract double %454, 0x3FF1555555555555
  %470 = fmul contract double %454, %469
  %471 = fmul contract double %464, 2.500000e-01
  %472 = fmul contract double %464, %471
  %473 = fadd contract double %470, %472
  %474 = fmul contract double %457, 0x3FF1555555555555
  %475 = fmul contract double %457, %474
  %476 = fmul contract double %465, 2.500000e-01
  %477 = fmul contract double %465, %476
  %478 = fadd contract double %477, %475
  %479 = fmul contract double %460, 0x3FF1555555555555
  %480 = fmul contract double %460, %479
  %481 = fmul contract double %468, 2.500000e-01
  %482 = fmul contract double %468, %481
  %483 = fadd contract double %480, %482
  %484 = fsub contract double %473, %483
  %485 = fadd contract double %473, 1.000000e-10
  %486 = fdiv contract double %484, %485
  %487 = fadd contract double %478, 1.000000e-10
  %488 = fdiv contract double %484, %487
  %489 = fadd contract double %483, 1.000000e-10
  %490 = fdiv contract double %484, %489
  %491 = fmul contract double %486, %486
  %492 = fadd contract double %491, 1.000000e+00
  %493 = fmul contract double %492, 1.000000e-01
  %494 = fmul contract double %488, %488
  %495 = fadd contract double %494, 1.000000e+00
  %496 = fmul contract double %495, 6.000000e-01
  %497 = fmul contract double %490, %490
  %498 = fadd contract double %497, 1.000000e+00
  %499 = fmul contract double %498, 3.000000e-01
  %500 = fmul contract double %448, 2.000000e+00
  %501 = fmul contract double %431, 7.000000e+00
  %502 = fsub contract double %500, %501
  %503 = fmul contract double %435, 1.100000e+01
  %504 = fadd contract double %503, %502
  %505 = fmul contract double %504, 0x3FC5555555555555
  %506 = fmul contract double %435, 5.000000e+00
  %507 = fsub contract double %506, %431
  %508 = fadd contract double %507, %458
  %509 = fmul contract double %508, 0x3FC5555555555555
  %510 = fmul contract double %439, 5.000000e+00
  %511 = fadd contract double %455, %510
  %512 = fsub contract double %511, %451
  %513 = fmul contract double %512, 0x3FC5555555555555
  %514 = fmul contract double %505, %493
  %515 = fmul contract double %509, %496
  %516 = fadd contract double %514, %515
  %517 = fmul contract double %513, %499
  %518 = fadd contract double %517, %516
  %519 = fadd contract double %493, %496
  %520 = fadd contract double %499, %519
  %521 = fdiv contract double %518, %520
  br label %550

522:                                              ; preds = %423
  %523 = icmp eq i32 %424, 2
  br i1 %523, label %524, label %550

524:                                              ; preds = %522
  %525 = fsub contract double %435, %431
  %526 = fmul contract double %525, %525
  %527 = fsub contract double %439, %435
  %528 = fmul contract double %527, %527
  %529 = fsub contract double %526, %528
  %530 = fadd contract double %526, 1.000000e-10
  %531 = fdiv contract double %529, %530
  %532 = fadd contract double %528, 1.000000e-10
  %533 = fdiv contract double %529, %532
  %534 = fmul contract double %531, %531
  %535 = fadd contract double %534, 1.000000e+00
  %536 = fmul contract double %535, 0x3FD5555555555555
  %537 = fmul contract double %533, %533
  %538 = fadd contract double %537, 1.000000e+00
  %539 = fmul contract double %538, 0x3FE5555555555555
  %540 = fmul contract double %536, 5.000000e-01
  %541 = fmul contract double %435, 3.000000e+00
  %542 = fsub contract double %541, %431
  %543 = fmul contract double %542, %540
  %544 = fmul contract double %539, 5.000000e-01
  %545 = fadd contract double %435, %439
  %546 = fmul contract double %545, %544
  %547 = fadd contract double %543, %546
  %548 = fadd contract double %536, %539
  %549 = fdiv contract double %547, %548
  br label %550

550:                                              ; preds = %524, %522, %441
  %551 = phi contract double [ %521, %441 ], [ %549, %524 ], [ %435, %522 ]
  %552 = fsub contract double %551, %221
  %553 = fmul contract double %217, %552
  %554 = fsub contract double %401, %221
  %555 = fmul contract double %208, %554
  %556 = fsub contract double %553, %555
  %557 = fdiv contract double %556, %64
  %558 = fsub contract double %253, %557
  %559 = load double, ptr %8, align 8, !tbaa !33
  %560 = fsub contract double %224, %221
  %561 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %562 = load ptr, ptr %561, align 8, !tbaa !22
  %563 = getelementptr inbounds double, ptr %562, i64 %67
  %564 = load double, ptr %563, align 8, !tbaa !8
  %565 = fmul contract double %560, %564
  %566 = add i32 %34, 1
  %567 = sext i32 %566 to i64
  %568 = getelementptr inbounds double, ptr %79, i64 %567
  %569 = load double, ptr %568, align 8, !tbaa !8
  %570 = fmul contract double %88, %569
  %571 = fadd contract double %565, %570
  %572 = fmul contract double %76, %81
  %573 = fsub contract double %571, %572
  %574 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %575 = load ptr, ptr %574, align 8, !tbaa !24
  %576 = getelementptr inbounds double, ptr %575, i64 %67
  %577 = load double, ptr %576, align 8, !tbaa !8
  %578 = fdiv contract double %573, %577
  %579 = fsub contract double %221, %233
  %580 = fmul contract double %579, %564
  %581 = fmul contract double %241, %569
  %582 = fadd contract double %580, %581
  %583 = fmul contract double %73, %81
  %584 = fsub contract double %582, %583
  %585 = fdiv contract double %584, %577
  %586 = fsub contract double %578, %585
  %587 = fdiv contract double %586, %69
  %588 = getelementptr inbounds double, ptr %4, i64 %84
  %589 = load double, ptr %588, align 8, !tbaa !8
  %590 = getelementptr inbounds double, ptr %4, i64 %74
  %591 = load double, ptr %590, align 8, !tbaa !8
  %592 = fsub contract double %589, %591
  %593 = fdiv contract double %592, %564
  %594 = fsub contract double %587, %593
  %595 = fmul contract double %559, %594
  %596 = fadd contract double %558, %595
  %597 = add nsw i32 %255, -1
  %598 = icmp eq i32 %20, %597
  br i1 %598, label %599, label %604

599:                                              ; preds = %550
  %600 = getelementptr inbounds double, ptr %6, i64 %48
  %601 = load double, ptr %600, align 8, !tbaa !8
  %602 = fdiv contract double %601, %64
  %603 = fadd contract double %596, %602
  br label %604

604:                                              ; preds = %599, %550
  %605 = phi double [ %603, %599 ], [ %596, %550 ]
  %606 = fcmp contract ugt double %59, %52
  br i1 %606, label %621, label %607

607:                                              ; preds = %604
  %608 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %609 = load double, ptr %608, align 8, !tbaa !35
  %610 = fmul contract double %98, %98
  %611 = fadd contract double %610, %222
  %612 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %613 = load double, ptr %612, align 8, !tbaa !36
  %614 = fmul contract double %613, %613
  %615 = fadd contract double %611, %614
  %616 = tail call contract noundef double @__nv_sqrt(double noundef %615) #11
  %617 = fmul contract double %609, %616
  %618 = fmul contract double %221, %617
  %619 = fdiv contract double %618, %64
  %620 = fsub contract double %605, %619
  br label %621

621:                                              ; preds = %607, %604
  %622 = phi double [ %620, %607 ], [ %605, %604 ]
  %623 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %624 = load i32, ptr %623, align 8, !tbaa !37
  %625 = or i32 %624, %14
  %626 = icmp eq i32 %625, 0
  %627 = fcmp contract ole double %58, %52
  %628 = select i1 %626, i1 true, i1 %627
  %629 = select i1 %628, double 0.000000e+00, double %622
  %630 = getelementptr inbounds double, ptr %7, i64 %74
  store double %629, ptr %630, align 8, !tbaa !8
  br label %631

631:                                              ; preds = %9, %621
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
  br i1 %26, label %27, label %640

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
  %48 = mul nsw i32 %36, %34
  %49 = add i32 %48, %38
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr %41, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = fcmp contract ogt double %47, %52
  %54 = select contract i1 %53, double %47, double %52
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %56 = load ptr, ptr %55, align 8, !tbaa !19
  %57 = zext nneg i32 %20 to i64
  %58 = getelementptr double, ptr %56, i64 %57
  %59 = getelementptr i8, ptr %58, i64 8
  %60 = load double, ptr %59, align 8, !tbaa !8
  %61 = load double, ptr %58, align 8, !tbaa !8
  %62 = fcmp contract ogt double %61, %54
  %63 = select contract i1 %62, double %61, double %54
  %64 = fsub contract double %60, %63
  %65 = fcmp contract ogt double %64, 0.000000e+00
  %66 = select contract i1 %65, double %64, double 0.000000e+00
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %68 = load ptr, ptr %67, align 8, !tbaa !23
  %69 = sext i32 %34 to i64
  %70 = getelementptr inbounds double, ptr %68, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !8
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %73 = load ptr, ptr %72, align 8, !tbaa !29
  %74 = getelementptr inbounds double, ptr %73, i64 %69
  %75 = load double, ptr %74, align 8, !tbaa !8
  %76 = sub nsw i32 %39, %36
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds double, ptr %1, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !8
  %80 = getelementptr i8, ptr %78, i64 8
  %81 = load double, ptr %80, align 8, !tbaa !8
  %82 = fadd contract double %79, %81
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %84 = load ptr, ptr %83, align 8, !tbaa !22
  %85 = add nsw i32 %19, -1
  %86 = add nsw i32 %85, %29
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds double, ptr %84, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !8
  %90 = fmul contract double %82, %89
  %91 = sext i32 %39 to i64
  %92 = getelementptr inbounds double, ptr %1, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !8
  %94 = add nsw i32 %39, 1
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds double, ptr %1, i64 %95
  %97 = load double, ptr %96, align 8, !tbaa !8
  %98 = fadd contract double %93, %97
  %99 = getelementptr inbounds double, ptr %84, i64 %69
  %100 = load double, ptr %99, align 8, !tbaa !8
  %101 = fmul contract double %98, %100
  %102 = fadd contract double %90, %101
  %103 = fmul contract double %102, 2.500000e-01
  %104 = fdiv contract double %103, %75
  %105 = fcmp contract ogt double %104, 0.000000e+00
  %106 = select i1 %105, i32 -3, i32 2
  %107 = add i32 %106, %94
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds double, ptr %4, i64 %108
  %110 = load double, ptr %109, align 8, !tbaa !8
  %111 = add nsw i32 %39, -1
  %112 = add nsw i32 %39, 2
  %113 = select i1 %105, i32 %111, i32 %112
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds double, ptr %4, i64 %114
  %116 = load double, ptr %115, align 8, !tbaa !8
  %117 = select i1 %105, i32 %39, i32 %94
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds double, ptr %4, i64 %118
  %120 = load double, ptr %119, align 8, !tbaa !8
  %121 = select i1 %105, i32 %94, i32 %39
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds double, ptr %4, i64 %122
  %124 = load double, ptr %123, align 8, !tbaa !8
  %125 = select i1 %105, i32 %112, i32 %111
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds double, ptr %4, i64 %126
  %128 = load double, ptr %127, align 8, !tbaa !8
  %129 = fmul contract double %116, 2.000000e+00
  %130 = fsub contract double %110, %129
  %131 = fadd contract double %120, %130
  %132 = fmul contract double %120, 2.000000e+00
  %133 = fsub contract double %116, %132
  %134 = fadd contract double %124, %133
  %135 = fmul contract double %124, 2.000000e+00
  %136 = fsub contract double %120, %135
  %137 = fadd contract double %128, %136
  %138 = fmul contract double %116, 4.000000e+00
  %139 = fsub contract double %110, %138
  %140 = fmul contract double %120, 3.000000e+00
  %141 = fadd contract double %139, %140
  %142 = fsub contract double %116, %124
  %143 = fmul contract double %124, 4.000000e+00
  %144 = fsub contract double %140, %143
  %145 = fadd contract double %128, %144
  %146 = fmul contract double %131, 0x3FF1555555555555
  %147 = fmul contract double %131, %146
  %148 = fmul contract double %141, 2.500000e-01
  %149 = fmul contract double %141, %148
  %150 = fadd contract double %147, %149
  %151 = fmul contract double %134, 0x3FF1555555555555
  %152 = fmul contract double %134, %151
  %153 = fmul contract double %142, 2.500000e-01
  %154 = fmul contract double %142, %153
  %155 = fadd contract double %154, %152
  %156 = fmul contract double %137, 0x3FF1555555555555
  %157 = fmul contract double %137, %156
  %158 = fmul contract double %145, 2.500000e-01
  %159 = fmul contract double %145, %158
  %160 = fadd contract double %157, %159
  %161 = fsub contract double %150, %160
  %162 = fadd contract double %150, 0x3BC79CA10C924223
  %163 = fdiv contract double %161, %162
  %164 = fadd contract double %155, 0x3BC79CA10C924223
  %165 = fdiv contract double %161, %164
  %166 = fadd contract double %160, 0x3BC79CA10C924223
  %167 = fdiv contract double %161, %166
  %168 = fmul contract double %163, %163
  %169 = fadd contract double %168, 1.000000e+00
  %170 = fmul contract double %169, 1.000000e-01
  %171 = fmul contract double %165, %165
  %172 = fadd contract double %171, 1.000000e+00
  %173 = fmul contract double %172, 6.000000e-01
  %174 = fmul contract double %167, %167
  %175 = fadd contract double %174, 1.000000e+00
  %176 = fmul contract double %175, 3.000000e-01
  %177 = fmul contract double %110, 2.000000e+00
  %178 = fmul contract double %116, 7.000000e+00
  %179 = fsub contract double %177, %178
  %180 = fmul contract double %120, 1.100000e+01
  %181 = fadd contract double %179, %180
  %182 = fmul contract double %181, 0x3FC5555555555555
  %183 = fmul contract double %120, 5.000000e+00
  %184 = fsub contract double %183, %116
  %185 = fadd contract double %184, %135
  %186 = fmul contract double %185, 0x3FC5555555555555
  %187 = fmul contract double %124, 5.000000e+00
  %188 = fadd contract double %132, %187
  %189 = fsub contract double %188, %128
  %190 = fmul contract double %189, 0x3FC5555555555555
  %191 = fmul contract double %182, %170
  %192 = fmul contract double %186, %173
  %193 = fadd contract double %191, %192
  %194 = fmul contract double %190, %176
  %195 = fadd contract double %194, %193
  %196 = fadd contract double %170, %173
  %197 = fadd contract double %176, %196
  %198 = fdiv contract double %195, %197
  %199 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %200 = load ptr, ptr %199, align 8, !tbaa !24
  %201 = getelementptr inbounds double, ptr %200, i64 %87
  %202 = load double, ptr %201, align 8, !tbaa !8
  %203 = getelementptr inbounds double, ptr %200, i64 %69
  %204 = load double, ptr %203, align 8, !tbaa !8
  %205 = fmul contract double %71, %75
  %206 = getelementptr inbounds double, ptr %3, i64 %77
  %207 = load double, ptr %206, align 8, !tbaa !8
  %208 = fmul contract double %202, %207
  %209 = getelementptr inbounds double, ptr %3, i64 %91
  %210 = load double, ptr %209, align 8, !tbaa !8
  %211 = fmul contract double %204, %210
  %212 = fadd contract double %208, %211
  %213 = fmul contract double %212, 5.000000e-01
  %214 = fdiv contract double %213, %205
  %215 = mul nsw i32 %32, %36
  %216 = add nsw i32 %39, %215
  %217 = sub nsw i32 %216, %36
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds double, ptr %3, i64 %218
  %220 = load double, ptr %219, align 8, !tbaa !8
  %221 = fmul contract double %202, %220
  %222 = sext i32 %216 to i64
  %223 = getelementptr inbounds double, ptr %3, i64 %222
  %224 = load double, ptr %223, align 8, !tbaa !8
  %225 = fmul contract double %204, %224
  %226 = fadd contract double %221, %225
  %227 = fmul contract double %226, 5.000000e-01
  %228 = fdiv contract double %227, %205
  %229 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %230 = load ptr, ptr %229, align 8, !tbaa !32
  %231 = getelementptr inbounds double, ptr %230, i64 %69
  %232 = load double, ptr %231, align 8, !tbaa !8
  %233 = fadd contract double %232, %198
  %234 = fneg contract double %233
  %235 = fmul contract double %104, %234
  %236 = fmul contract double %93, %93
  %237 = getelementptr i8, ptr %92, i64 8
  %238 = load double, ptr %237, align 8, !tbaa !8
  %239 = fmul contract double %238, %238
  %240 = fadd contract double %236, %239
  %241 = getelementptr inbounds double, ptr %2, i64 %91
  %242 = load double, ptr %241, align 8, !tbaa !8
  %243 = fmul contract double %242, %242
  %244 = fadd contract double %240, %243
  %245 = add i32 %39, %36
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds double, ptr %2, i64 %246
  %248 = load double, ptr %247, align 8, !tbaa !8
  %249 = fmul contract double %248, %248
  %250 = fadd contract double %244, %249
  %251 = fmul contract double %250, 2.500000e-01
  %252 = fmul contract double %79, %79
  %253 = fmul contract double %81, %81
  %254 = fadd contract double %252, %253
  %255 = getelementptr inbounds double, ptr %2, i64 %77
  %256 = load double, ptr %255, align 8, !tbaa !8
  %257 = fmul contract double %256, %256
  %258 = fadd contract double %254, %257
  %259 = fadd contract double %243, %258
  %260 = fmul contract double %259, 2.500000e-01
  %261 = fsub contract double %251, %260
  %262 = getelementptr inbounds double, ptr %5, i64 %91
  %263 = load double, ptr %262, align 8, !tbaa !8
  %264 = fadd contract double %263, %261
  %265 = getelementptr inbounds double, ptr %5, i64 %77
  %266 = load double, ptr %265, align 8, !tbaa !8
  %267 = fsub contract double %264, %266
  %268 = fdiv contract double %267, %75
  %269 = fsub contract double %235, %268
  %270 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %271 = load i32, ptr %270, align 8, !tbaa !20
  %272 = sub nsw i32 %271, %20
  %273 = tail call i32 @llvm.smin.i32(i32 %272, i32 %20)
  %274 = icmp sgt i32 %273, 2
  br i1 %274, label %275, label %280

275:                                              ; preds = %27
  %276 = getelementptr i8, ptr %58, i64 -16
  %277 = load double, ptr %276, align 8, !tbaa !8
  %278 = fcmp contract ugt double %277, %54
  br i1 %278, label %280, label %279

279:                                              ; preds = %275
  br label %280

280:                                              ; preds = %279, %275, %27
  %281 = phi i32 [ 2, %279 ], [ 3, %275 ], [ %273, %27 ]
  %282 = icmp eq i32 %281, 2
  br i1 %282, label %283, label %288

283:                                              ; preds = %280
  %284 = getelementptr i8, ptr %58, i64 -8
  %285 = load double, ptr %284, align 8, !tbaa !8
  %286 = fcmp contract ugt double %285, %54
  br i1 %286, label %288, label %287

287:                                              ; preds = %283
  br label %288

288:                                              ; preds = %287, %283, %280
  %289 = phi i32 [ 1, %287 ], [ 2, %283 ], [ %281, %280 ]
  %290 = fcmp contract ogt double %214, 0.000000e+00
  %291 = shl nsw i32 %215, 1
  %292 = sub nsw i32 %39, %291
  %293 = select i1 %290, i32 %292, i32 %216
  %294 = sext i32 %293 to i64
  %295 = getelementptr inbounds double, ptr %2, i64 %294
  %296 = load double, ptr %295, align 8, !tbaa !8
  %297 = sub nsw i32 %39, %215
  %298 = select i1 %290, i32 %297, i32 %39
  %299 = sext i32 %298 to i64
  %300 = getelementptr inbounds double, ptr %2, i64 %299
  %301 = load double, ptr %300, align 8, !tbaa !8
  %302 = select i1 %290, i32 %39, i32 %297
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds double, ptr %2, i64 %303
  %305 = load double, ptr %304, align 8, !tbaa !8
  %306 = icmp sgt i32 %289, 2
  br i1 %306, label %307, label %388

307:                                              ; preds = %288
  %308 = select i1 %290, i32 %216, i32 %292
  %309 = mul i32 %215, -3
  %310 = select i1 %290, i32 %309, i32 %291
  %311 = add i32 %310, %39
  %312 = sext i32 %311 to i64
  %313 = getelementptr inbounds double, ptr %2, i64 %312
  %314 = load double, ptr %313, align 8, !tbaa !8
  %315 = sext i32 %308 to i64
  %316 = getelementptr inbounds double, ptr %2, i64 %315
  %317 = load double, ptr %316, align 8, !tbaa !8
  %318 = fmul contract double %296, 2.000000e+00
  %319 = fsub contract double %314, %318
  %320 = fadd contract double %301, %319
  %321 = fmul contract double %301, 2.000000e+00
  %322 = fsub contract double %296, %321
  %323 = fadd contract double %305, %322
  %324 = fmul contract double %305, 2.000000e+00
  %325 = fsub contract double %301, %324
  %326 = fadd contract double %325, %317
  %327 = fmul contract double %296, 4.000000e+00
  %328 = fsub contract double %314, %327
  %329 = fmul contract double %301, 3.000000e+00
  %330 = fadd contract double %329, %328
  %331 = fsub contract double %296, %305
  %332 = fmul contract double %305, 4.000000e+00
  %333 = fsub contract double %329, %332
  %334 = fadd contract double %333, %317
  %335 = fmul contract double %320, 0x3FF1555555555555
  %336 = fmul contract double %320, %335
  %337 = fmul contract double %330, 2.500000e-01
  %338 = fmul contract double %330, %337
  %339 = fadd contract double %336, %338
  %340 = fmul contract double %323, 0x3FF1555555555555
  %341 = fmul contract double %323, %340
  %342 = fmul contract double %331, 2.500000e-01
  %343 = fmul contract double %331, %342
  %344 = fadd contract double %343, %341
  %345 = fmul contract double %326, 0x3FF1555555555555
  %346 = fmul contract double %326, %345
  %347 = fmul contract double %334, 2.500000e-01
  %348 = fmul contract double %334, %347
  %349 = fadd contract double %346, %348
  %350 = fsub contract double %339, %349
  %351 = fadd contract double %339, 1.000000e-10
  %352 = fdiv contract double %350, %351
  %353 = fadd contract double %344, 1.000000e-10
  %354 = fdiv contract double %350, %353
  %355 = fadd contract double %349, 1.000000e-10
  %356 = fdiv contract double %350, %355
  %357 = fmul contract double %352, %352
  %358 = fadd contract double %357, 1.000000e+00
  %359 = fmul contract double %358, 1.000000e-01
  %360 = fmul contract double %354, %354
  %361 = fadd contract double %360, 1.000000e+00
  %362 = fmul contract double %361, 6.000000e-01
  %363 = fmul contract double %356, %356
  %364 = fadd contract double %363, 1.000000e+00
  %365 = fmul contract double %364, 3.000000e-01
  %366 = fmul contract double %314, 2.000000e+00
  %367 = fmul contract double %296, 7.000000e+00
  %368 = fsub contract double %366, %367
  %369 = fmul contract double %301, 1.100000e+01
  %370 = fadd contract double %369, %368
  %371 = fmul contract double %370, 0x3FC5555555555555
  %372 = fmul contract double %301, 5.000000e+00
  %373 = fsub contract double %372, %296
  %374 = fadd contract double %373, %324
  %375 = fmul contract double %374, 0x3FC5555555555555
  %376 = fmul contract double %305, 5.000000e+00
  %377 = fadd contract double %321, %376
  %378 = fsub contract double %377, %317
  %379 = fmul contract double %378, 0x3FC5555555555555
  %380 = fmul contract double %371, %359
  %381 = fmul contract double %375, %362
  %382 = fadd contract double %380, %381
  %383 = fmul contract double %379, %365
  %384 = fadd contract double %383, %382
  %385 = fadd contract double %359, %362
  %386 = fadd contract double %365, %385
  %387 = fdiv contract double %384, %386
  br label %416

388:                                              ; preds = %288
  %389 = icmp eq i32 %289, 2
  br i1 %389, label %390, label %416

390:                                              ; preds = %388
  %391 = fsub contract double %301, %296
  %392 = fmul contract double %391, %391
  %393 = fsub contract double %305, %301
  %394 = fmul contract double %393, %393
  %395 = fsub contract double %392, %394
  %396 = fadd contract double %392, 1.000000e-10
  %397 = fdiv contract double %395, %396
  %398 = fadd contract double %394, 1.000000e-10
  %399 = fdiv contract double %395, %398
  %400 = fmul contract double %397, %397
  %401 = fadd contract double %400, 1.000000e+00
  %402 = fmul contract double %401, 0x3FD5555555555555
  %403 = fmul contract double %399, %399
  %404 = fadd contract double %403, 1.000000e+00
  %405 = fmul contract double %404, 0x3FE5555555555555
  %406 = fmul contract double %402, 5.000000e-01
  %407 = fmul contract double %301, 3.000000e+00
  %408 = fsub contract double %407, %296
  %409 = fmul contract double %408, %406
  %410 = fmul contract double %405, 5.000000e-01
  %411 = fadd contract double %301, %305
  %412 = fmul contract double %411, %410
  %413 = fadd contract double %409, %412
  %414 = fadd contract double %402, %405
  %415 = fdiv contract double %413, %414
  br label %416

416:                                              ; preds = %390, %388, %307
  %417 = phi contract double [ %387, %307 ], [ %415, %390 ], [ %301, %388 ]
  %418 = add nuw nsw i32 %20, 1
  %419 = sub nsw i32 %271, %418
  %420 = tail call i32 @llvm.smin.i32(i32 %419, i32 %418)
  %421 = icmp sgt i32 %420, 2
  br i1 %421, label %422, label %429

422:                                              ; preds = %416
  %423 = zext nneg i32 %418 to i64
  %424 = getelementptr double, ptr %56, i64 %423
  %425 = getelementptr i8, ptr %424, i64 -16
  %426 = load double, ptr %425, align 8, !tbaa !8
  %427 = fcmp contract ugt double %426, %54
  br i1 %427, label %429, label %428

428:                                              ; preds = %422
  br label %429

429:                                              ; preds = %428, %422, %416
  %430 = phi i32 [ 2, %428 ], [ 3, %422 ], [ %420, %416 ]
  %431 = icmp eq i32 %430, 2
  br i1 %431, label %432, label %439

432:                                              ; preds = %429
  %433 = zext nneg i32 %418 to i64
  %434 = getelementptr double, ptr %56, i64 %433
  %435 = getelementptr i8, ptr %434, i64 -8
  %436 = load double, ptr %435, align 8, !tbaa !8
  %437 = fcmp contract ugt double %436, %54
  br i1 %437, label %439, label %438

438:                                              ; preds = %432
  br label %439

439:                                              ; preds = %438, %432, %429
  %440 = phi i32 [ 1, %438 ], [ 2, %432 ], [ %430, %429 ]
  %441 = fcmp contract ogt double %228, 0.000000e+00
  %442 = sub nsw i32 %216, %291
  %443 = add nsw i32 %216, %215
  %444 = select i1 %441, i32 %442, i32 %443
  %445 = sext i32 %444 to i64
  %446 = getelementptr inbounds double, ptr %2, i64 %445
  %447 = load double, ptr %446, align 8, !tbaa !8
  %448 = select i1 %441, i32 %39, i32 %216
  %449 = sext i32 %448 to i64
  %450 = getelementptr inbounds double, ptr %2, i64 %449
  %451 = load double, ptr %450, align 8, !tbaa !8
  %452 = select i1 %441, i32 %216, i32 %39
  %453 = sext i32 %452 to i64
  %454 = getelementptr inbounds double, ptr %2, i64 %453
  %455 = load double, ptr %454, align 8, !tbaa !8
  %456 = icmp sgt i32 %440, 2
  br i1 %456, label %457, label %538

457:                                              ; preds = %439
  %458 = select i1 %441, i32 %443, i32 %442
  %459 = mul i32 %215, -3
  %460 = select i1 %441, i32 %459, i32 %291
  %461 = add i32 %460, %216
  %462 = sext i32 %461 to i64
  %463 = getelementptr inbounds double, ptr %2, i64 %462
  %464 = load double, ptr %463, align 8, !tbaa !8
  %465 = sext i32 %458 to i64
  %466 = getelementptr inbounds double, ptr %2, i64 %465
  %467 = load double, ptr %466, align 8, !tbaa !8
  %468 = fmul contract double %447, 2.000000e+00
  %469 = fsub contract double %464, %468
  %470 = fadd contract double %451, %469
  %471 = fmul contract double %451, 2.000000e+00
  %472 = fsub contract double %447, %471
  %473 = fadd contract double %455, %472
  %474 = fmul contract double %455, 2.000000e+00
  %475 = fsub contract double %451, %474
  %476 = fadd contract double %475, %467
  %477 = fmul contract double %447, 4.000000e+00
  %478 = fsub contract double %464, %477
  %479 = fmul contract double %451, 3.000000e+00
  %480 = fadd contract double %479, %478
  %481 = fsub contract double %447, %455
  %482 = fmul contract double %455, 4.000000e+00
  %483 = fsub contract double %479, %482
  %484 = fadd contract double %483, %467
  %485 = fmul contract double %470, 0x3FF1555555555555
  %486 = fmul contract double %470, %485
  %487 = fmul contract double %480, 2.500000e-01
  %488 = fmul contract double %480, %487
  %489 = fadd contract double %486, %488
  %490 = fmul contract double %473, 0x3FF1555555555555
  %491 = fmul contract double %473, %490
  %492 = fmul contract double %481, 2.500000e-01
  %493 = fmul contract double %481, %492
  %494 = fadd contract double %493, %491
  %495 = fmul contract double %476, 0x3FF1555555555555
  %496 = fmul contract double %476, %495
  %497 = fmul contract double %484, 2.500000e-01
  %498 = fmul contract double %484, %497
  %499 = fadd contract double %496, %498
  %500 = fsub contract double %489, %499
  %501 = fadd contract double %489, 1.000000e-10
  %502 = fdiv contract double %500, %501
  %503 = fadd contract double %494, 1.000000e-10
  %504 = fdiv contract double %500, %503
  %505 = fadd contract double %499, 1.000000e-10
  %506 = fdiv contract double %500, %505
  %507 = fmul contract double %502, %502
  %508 = fadd contract double %507, 1.000000e+00
  %509 = fmul contract double %508, 1.000000e-01
  %510 = fmul contract double %504, %504
  %511 = fadd contract double %510, 1.000000e+00
  %512 = fmul contract double %511, 6.000000e-01
  %513 = fmul contract double %506, %506
  %514 = fadd contract double %513, 1.000000e+00
  %515 = fmul contract double %514, 3.000000e-01
  %516 = fmul contract double %464, 2.000000e+00
  %517 = fmul contract double %447, 7.000000e+00
  %518 = fsub contract double %516, %517
  %519 = fmul contract double %451, 1.100000e+01
  %520 = fadd contract double %519, %518
  %521 = fmul contract double %520, 0x3FC5555555555555
  %522 = fmul contract double %451, 5.000000e+00
  %523 = fsub contract double %522, %447
  %524 = fadd contract double %523, %474
  %525 = fmul contract double %524, 0x3FC5555555555555
  %526 = fmul contract double %455, 5.000000e+00
  %527 = fadd contract double %471, %526
  %528 = fsub contract double %527, %467
  %529 = fmul contract double %528, 0x3FC5555555555555
  %530 = fmul contract double %521, %509
  %531 = fmul contract double %525, %512
  %532 = fadd contract double %530, %531
  %533 = fmul contract double %529, %515
  %534 = fadd contract double %533, %532
  %535 = fadd contract double %509, %512
  %536 = fadd contract double %515, %535
  %537 = fdiv contract double %534, %536
  br label %566

538:                                              ; preds = %439
  %539 = icmp eq i32 %440, 2
  br i1 %539, label %540, label %566

540:                                              ; preds = %538
  %541 = fsub contract double %451, %447
  %542 = fmul contract double %541, %541
  %543 = fsub contract double %455, %451
  %544 = fmul contract double %543, %543
  %545 = fsub contract double %542, %544
  %546 = fadd contract double %542, 1.000000e-10
  %547 = fdiv contract double %545, %546
  %548 = fadd contract double %544, 1.000000e-10
  %549 = fdiv contract double %545, %548
  %550 = fmul contract double %547, %547
  %551 = fadd contract double %550, 1.000000e+00
  %552 = fmul contract double %551, 0x3FD5555555555555
  %553 = fmul contract double %549, %549
  %554 = fadd contract double %553, 1.000000e+00
  %555 = fmul contract double %554, 0x3FE5555555555555
  %556 = fmul contract double %552, 5.000000e-01
  %557 = fmul contract double %451, 3.000000e+00
  %558 = fsub contract double %557, %447
  %559 = fmul contract double %558, %556
  %560 = fmul contract double %555, 5.000000e-01
  %561 = fadd contract double %451, %455
  %562 = fmul contract double %561, %560
  %563 = fadd contract double %559, %562
  %564 = fadd contract double %552, %555
  %565 = fdiv contract double %563, %564
  br label %566

566:                                              ; preds = %540, %538, %457
  %567 = phi contract double [ %537, %457 ], [ %565, %540 ], [ %451, %538 ]
  %568 = fsub contract double %567, %242
  %569 = fmul contract double %228, %568
  %570 = fsub contract double %417, %242
  %571 = fmul contract double %214, %570
  %572 = fsub contract double %569, %571
  %573 = fdiv contract double %572, %66
  %574 = fsub contract double %269, %573
  %575 = load double, ptr %8, align 8, !tbaa !33
  %576 = fsub contract double %238, %93
  %577 = fmul contract double %100, %576
  %578 = add i32 %34, 1
  %579 = sext i32 %578 to i64
  %580 = getelementptr inbounds double, ptr %68, i64 %579
  %581 = load double, ptr %580, align 8, !tbaa !8
  %582 = fmul contract double %248, %581
  %583 = fadd contract double %577, %582
  %584 = fmul contract double %71, %242
  %585 = fsub contract double %583, %584
  %586 = fdiv contract double %585, %204
  %587 = fsub contract double %81, %79
  %588 = fmul contract double %587, %89
  %589 = fadd contract double %588, %584
  %590 = getelementptr inbounds double, ptr %68, i64 %87
  %591 = load double, ptr %590, align 8, !tbaa !8
  %592 = fmul contract double %256, %591
  %593 = fsub contract double %589, %592
  %594 = fdiv contract double %593, %202
  %595 = fsub contract double %586, %594
  %596 = fdiv contract double %595, %75
  %597 = getelementptr inbounds double, ptr %4, i64 %95
  %598 = load double, ptr %597, align 8, !tbaa !8
  %599 = getelementptr inbounds double, ptr %4, i64 %91
  %600 = load double, ptr %599, align 8, !tbaa !8
  %601 = fsub contract double %598, %600
  %602 = fdiv contract double %601, %71
  %603 = fadd contract double %602, %596
  %604 = fmul contract double %575, %603
  %605 = fadd contract double %574, %604
  %606 = add nsw i32 %271, -1
  %607 = icmp eq i32 %20, %606
  br i1 %607, label %608, label %613

608:                                              ; preds = %566
  %609 = getelementptr inbounds double, ptr %6, i64 %50
  %610 = load double, ptr %609, align 8, !tbaa !8
  %611 = fdiv contract double %610, %66
  %612 = fadd contract double %605, %611
  br label %613

613:                                              ; preds = %608, %566
  %614 = phi double [ %612, %608 ], [ %605, %566 ]
  %615 = fcmp contract ugt double %61, %54
  br i1 %615, label %630, label %616

616:                                              ; preds = %613
  %617 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %618 = load double, ptr %617, align 8, !tbaa !35
  %619 = fmul contract double %104, %104
  %620 = fadd contract double %619, %243
  %621 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %622 = load double, ptr %621, align 8, !tbaa !36
  %623 = fmul contract double %622, %622
  %624 = fadd contract double %620, %623
  %625 = tail call contract noundef double @__nv_sqrt(double noundef %624) #11
  %626 = fmul contract double %618, %625
  %627 = fmul contract double %242, %626
  %628 = fdiv contract double %627, %66
  %629 = fsub contract double %614, %628
  br label %630

630:                                              ; preds = %616, %613
  %631 = phi double [ %629, %616 ], [ %614, %613 ]
  %632 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %633 = load i32, ptr %632, align 4, !tbaa !38
  %634 = or i32 %633, %19
  %635 = icmp eq i32 %634, 0
  %636 = fcmp contract ole double %60, %54
  %637 = select i1 %635, i1 true, i1 %636
  %638 = select i1 %637, double 0.000000e+00, double %631
  %639 = getelementptr inbounds double, ptr %7, i64 %91
  store double %638, ptr %639, align 8, !tbaa !8
  br label %640

640:                                              ; preds = %9, %630
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
  br i1 %26, label %27, label %537

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
  %48 = sext i32 %43 to i64
  %49 = getelementptr inbounds double, ptr %41, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = fcmp contract ogt double %47, %50
  %52 = select contract i1 %51, double %47, double %50
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %54 = load ptr, ptr %53, align 8, !tbaa !19
  %55 = zext nneg i32 %20 to i64
  %56 = getelementptr double, ptr %54, i64 %55
  %57 = getelementptr i8, ptr %56, i64 8
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = load double, ptr %56, align 8, !tbaa !8
  %60 = fcmp contract ogt double %59, %52
  %61 = select contract i1 %60, double %59, double %52
  %62 = fsub contract double %58, %61
  %63 = fcmp contract ogt double %62, 0.000000e+00
  %64 = select contract i1 %63, double %62, double 0.000000e+00
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %66 = load ptr, ptr %65, align 8, !tbaa !30
  %67 = sext i32 %34 to i64
  %68 = getelementptr inbounds double, ptr %66, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !8
  %70 = add nsw i32 %39, -1
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds double, ptr %2, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = sext i32 %39 to i64
  %75 = getelementptr inbounds double, ptr %2, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = fadd contract double %73, %76
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %79 = load ptr, ptr %78, align 8, !tbaa !23
  %80 = getelementptr inbounds double, ptr %79, i64 %67
  %81 = load double, ptr %80, align 8, !tbaa !8
  %82 = fmul contract double %77, %81
  %83 = add i32 %39, %36
  %84 = sext i32 %83 to i64
  %85 = getelementptr double, ptr %2, i64 %84
  %86 = getelementptr i8, ptr %85, i64 -8
  %87 = load double, ptr %86, align 8, !tbaa !8
  %88 = load double, ptr %85, align 8, !tbaa !8
  %89 = fadd contract double %87, %88
  %90 = add nuw nsw i32 %19, 1
  %91 = add nsw i32 %90, %29
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds double, ptr %79, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !8
  %95 = fmul contract double %89, %94
  %96 = fadd contract double %82, %95
  %97 = fmul contract double %96, 2.500000e-01
  %98 = fdiv contract double %97, %69
  %99 = getelementptr inbounds double, ptr %4, i64 %74
  %100 = load double, ptr %99, align 8, !tbaa !8
  %101 = getelementptr inbounds double, ptr %4, i64 %84
  %102 = load double, ptr %101, align 8, !tbaa !8
  %103 = fadd contract double %100, %102
  %104 = fmul contract double %103, 5.000000e-01
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %106 = load ptr, ptr %105, align 8, !tbaa !32
  %107 = getelementptr inbounds double, ptr %106, i64 %67
  %108 = load double, ptr %107, align 8, !tbaa !8
  %109 = getelementptr inbounds double, ptr %106, i64 %92
  %110 = load double, ptr %109, align 8, !tbaa !8
  %111 = fadd contract double %108, %110
  %112 = fmul contract double %111, 5.000000e-01
  %113 = getelementptr inbounds double, ptr %3, i64 %71
  %114 = load double, ptr %113, align 8, !tbaa !8
  %115 = getelementptr inbounds double, ptr %3, i64 %74
  %116 = load double, ptr %115, align 8, !tbaa !8
  %117 = fadd contract double %114, %116
  %118 = fmul contract double %117, 5.000000e-01
  %119 = mul nsw i32 %32, %36
  %120 = add nsw i32 %39, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr double, ptr %3, i64 %121
  %123 = getelementptr i8, ptr %122, i64 -8
  %124 = load double, ptr %123, align 8, !tbaa !8
  %125 = load double, ptr %122, align 8, !tbaa !8
  %126 = fadd contract double %124, %125
  %127 = fmul contract double %126, 5.000000e-01
  %128 = fadd contract double %104, %112
  %129 = fmul contract double %98, %128
  %130 = getelementptr inbounds double, ptr %1, i64 %74
  %131 = load double, ptr %130, align 8, !tbaa !8
  %132 = fmul contract double %131, %131
  %133 = getelementptr i8, ptr %130, i64 8
  %134 = load double, ptr %133, align 8, !tbaa !8
  %135 = fmul contract double %134, %134
  %136 = fadd contract double %132, %135
  %137 = fmul contract double %76, %76
  %138 = fadd contract double %137, %136
  %139 = fmul contract double %88, %88
  %140 = fadd contract double %139, %138
  %141 = fmul contract double %140, 2.500000e-01
  %142 = getelementptr inbounds double, ptr %1, i64 %71
  %143 = load double, ptr %142, align 8, !tbaa !8
  %144 = fmul contract double %143, %143
  %145 = fadd contract double %132, %144
  %146 = fmul contract double %73, %73
  %147 = fadd contract double %146, %145
  %148 = add i32 %70, %36
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds double, ptr %2, i64 %149
  %151 = load double, ptr %150, align 8, !tbaa !8
  %152 = fmul contract double %151, %151
  %153 = fadd contract double %152, %147
  %154 = fmul contract double %153, 2.500000e-01
  %155 = fsub contract double %141, %154
  %156 = getelementptr inbounds double, ptr %5, i64 %74
  %157 = load double, ptr %156, align 8, !tbaa !8
  %158 = fadd contract double %157, %155
  %159 = getelementptr inbounds double, ptr %5, i64 %71
  %160 = load double, ptr %159, align 8, !tbaa !8
  %161 = fsub contract double %158, %160
  %162 = fdiv contract double %161, %69
  %163 = fsub contract double %129, %162
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %165 = load i32, ptr %164, align 8, !tbaa !20
  %166 = sub nsw i32 %165, %20
  %167 = tail call i32 @llvm.smin.i32(i32 %166, i32 %20)
  %168 = icmp sgt i32 %167, 2
  br i1 %168, label %169, label %174

169:                                              ; preds = %27
  %170 = getelementptr i8, ptr %56, i64 -16
  %171 = load double, ptr %170, align 8, !tbaa !8
  %172 = fcmp contract ugt double %171, %52
  br i1 %172, label %174, label %173

173:                                              ; preds = %169
  br label %174

174:                                              ; preds = %173, %169, %27
  %175 = phi i32 [ 2, %173 ], [ 3, %169 ], [ %167, %27 ]
  %176 = icmp eq i32 %175, 2
  br i1 %176, label %177, label %182

177:                                              ; preds = %174
  %178 = getelementptr i8, ptr %56, i64 -8
  %179 = load double, ptr %178, align 8, !tbaa !8
  %180 = fcmp contract ugt double %179, %52
  br i1 %180, label %182, label %181

181:                                              ; preds = %177
  br label %182

182:                                              ; preds = %181, %177, %174
  %183 = phi i32 [ 1, %181 ], [ 2, %177 ], [ %175, %174 ]
  %184 = fcmp contract ogt double %118, 0.000000e+00
  %185 = shl nsw i32 %119, 1
  %186 = sub nsw i32 %39, %185
  %187 = select i1 %184, i32 %186, i32 %120
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds double, ptr %1, i64 %188
  %190 = load double, ptr %189, align 8, !tbaa !8
  %191 = sub nsw i32 %39, %119
  %192 = select i1 %184, i32 %191, i32 %39
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds double, ptr %1, i64 %193
  %195 = load double, ptr %194, align 8, !tbaa !8
  %196 = select i1 %184, i32 %39, i32 %191
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds double, ptr %1, i64 %197
  %199 = load double, ptr %198, align 8, !tbaa !8
  %200 = icmp sgt i32 %183, 2
  br i1 %200, label %201, label %282

201:                                              ; preds = %182
  %202 = select i1 %184, i32 %120, i32 %186
  %203 = mul i32 %119, -3
  %204 = select i1 %184, i32 %203, i32 %185
  %205 = add i32 %204, %39
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds double, ptr %1, i64 %206
  %208 = load double, ptr %207, align 8, !tbaa !8
  %209 = sext i32 %202 to i64
  %210 = getelementptr inbounds double, ptr %1, i64 %209
  %211 = load double, ptr %210, align 8, !tbaa !8
  %212 = fmul contract double %190, 2.000000e+00
  %213 = fsub contract double %208, %212
  %214 = fadd contract double %195, %213
  %215 = fmul contract double %195, 2.000000e+00
  %216 = fsub contract double %190, %215
  %217 = fadd contract double %199, %216
  %218 = fmul contract double %199, 2.000000e+00
  %219 = fsub contract double %195, %218
  %220 = fadd contract double %219, %211
  %221 = fmul contract double %190, 4.000000e+00
  %222 = fsub contract double %208, %221
  %223 = fmul contract double %195, 3.000000e+00
  %224 = fadd contract double %223, %222
  %225 = fsub contract double %190, %199
  %226 = fmul contract double %199, 4.000000e+00
  %227 = fsub contract double %223, %226
  %228 = fadd contract double %227, %211
  %229 = fmul contract double %214, 0x3FF1555555555555
  %230 = fmul contract double %214, %229
  %231 = fmul contract double %224, 2.500000e-01
  %232 = fmul contract double %224, %231
  %233 = fadd contract double %230, %232
  %234 = fmul contract double %217, 0x3FF1555555555555
  %235 = fmul contract double %217, %234
  %236 = fmul contract double %225, 2.500000e-01
  %237 = fmul contract double %225, %236
  %238 = fadd contract double %237, %235
  %239 = fmul contract double %220, 0x3FF1555555555555
  %240 = fmul contract double %220, %239
  %241 = fmul contract double %228, 2.500000e-01
  %242 = fmul contract double %228, %241
  %243 = fadd contract double %240, %242
  %244 = fsub contract double %233, %243
  %245 = fadd contract double %233, 1.000000e-10
  %246 = fdiv contract double %244, %245
  %247 = fadd contract double %238, 1.000000e-10
  %248 = fdiv contract double %244, %247
  %249 = fadd contract double %243, 1.000000e-10
  %250 = fdiv contract double %244, %249
  %251 = fmul contract double %246, %246
  %252 = fadd contract double %251, 1.000000e+00
  %253 = fmul contract double %252, 1.000000e-01
  %254 = fmul contract double %248, %248
  %255 = fadd contract double %254, 1.000000e+00
  %256 = fmul contract double %255, 6.000000e-01
  %257 = fmul contract double %250, %250
  %258 = fadd contract double %257, 1.000000e+00
  %259 = fmul contract double %258, 3.000000e-01
  %260 = fmul contract double %208, 2.000000e+00
  %261 = fmul contract double %190, 7.000000e+00
  %262 = fsub contract double %260, %261
  %263 = fmul contract double %195, 1.100000e+01
  %264 = fadd contract double %263, %262
  %265 = fmul contract double %264, 0x3FC5555555555555
  %266 = fmul contract double %195, 5.000000e+00
  %267 = fsub contract double %266, %190
  %268 = fadd contract double %267, %218
  %269 = fmul contract double %268, 0x3FC5555555555555
  %270 = fmul contract double %199, 5.000000e+00
  %271 = fadd contract double %215, %270
  %272 = fsub contract double %271, %211
  %273 = fmul contract double %272, 0x3FC5555555555555
  %274 = fmul contract double %265, %253
  %275 = fmul contract double %269, %256
  %276 = fadd contract double %274, %275
  %277 = fmul contract double %273, %259
  %278 = fadd contract double %277, %276
  %279 = fadd contract double %253, %256
  %280 = fadd contract double %259, %279
  %281 = fdiv contract double %278, %280
  br label %310

282:                                              ; preds = %182
  %283 = icmp eq i32 %183, 2
  br i1 %283, label %284, label %310

284:                                              ; preds = %282
  %285 = fsub contract double %195, %190
  %286 = fmul contract double %285, %285
  %287 = fsub contract double %199, %195
  %288 = fmul contract double %287, %287
  %289 = fsub contract double %286, %288
  %290 = fadd contract double %286, 1.000000e-10
  %291 = fdiv contract double %289, %290
  %292 = fadd contract double %288, 1.000000e-10
  %293 = fdiv contract double %289, %292
  %294 = fmul contract double %291, %291
  %295 = fadd contract double %294, 1.000000e+00
  %296 = fmul contract double %295, 0x3FD5555555555555
  %297 = fmul contract double %293, %293
  %298 = fadd contract double %297, 1.000000e+00
  %299 = fmul contract double %298, 0x3FE5555555555555
  %300 = fmul contract double %296, 5.000000e-01
  %301 = fmul contract double %195, 3.000000e+00
  %302 = fsub contract double %301, %190
  %303 = fmul contract double %302, %300
  %304 = fmul contract double %299, 5.000000e-01
  %305 = fadd contract double %195, %199
  %306 = fmul contract double %305, %304
  %307 = fadd contract double %303, %306
  %308 = fadd contract double %296, %299
  %309 = fdiv contract double %307, %308
  br label %310

310:                                              ; preds = %284, %282, %201
  %311 = phi contract double [ %281, %201 ], [ %309, %284 ], [ %195, %282 ]
  %312 = add nuw nsw i32 %20, 1
  %313 = sub nsw i32 %165, %312
  %314 = tail call i32 @llvm.smin.i32(i32 %313, i32 %312)
  %315 = icmp sgt i32 %314, 2
  br i1 %315, label %316, label %323

316:                                              ; preds = %310
  %317 = zext nneg i32 %312 to i64
  %318 = getelementptr double, ptr %54, i64 %317
  %319 = getelementptr i8, ptr %318, i64 -16
  %320 = load double, ptr %319, align 8, !tbaa !8
  %321 = fcmp contract ugt double %320, %52
  br i1 %321, label %323, label %322

322:                                              ; preds = %316
  br label %323

323:                                              ; preds = %322, %316, %310
  %324 = phi i32 [ 2, %322 ], [ 3, %316 ], [ %314, %310 ]
  %325 = icmp eq i32 %324, 2
  br i1 %325, label %326, label %333

326:                                              ; preds = %323
  %327 = zext nneg i32 %312 to i64
  %328 = getelementptr double, ptr %54, i64 %327
  %329 = getelementptr i8, ptr %328, i64 -8
  %330 = load double, ptr %329, align 8, !tbaa !8
  %331 = fcmp contract ugt double %330, %52
  br i1 %331, label %333, label %332

332:                                              ; preds = %326
  br label %333

333:                                              ; preds = %332, %326, %323
  %334 = phi i32 [ 1, %332 ], [ 2, %326 ], [ %324, %323 ]
  %335 = fcmp contract ogt double %127, 0.000000e+00
  %336 = sub nsw i32 %120, %185
  %337 = add nsw i32 %120, %119
  %338 = select i1 %335, i32 %336, i32 %337
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds double, ptr %1, i64 %339
  %341 = load double, ptr %340, align 8, !tbaa !8
  %342 = select i1 %335, i32 %39, i32 %120
  %343 = sext i32 %342 to i64
  %344 = getelementptr inbounds double, ptr %1, i64 %343
  %345 = load double, ptr %344, align 8, !tbaa !8
  %346 = select i1 %335, i32 %120, i32 %39
  %347 = sext i32 %346 to i64
  %348 = getelementptr inbounds double, ptr %1, i64 %347
  %349 = load double, ptr %348, align 8, !tbaa !8
  %350 = icmp sgt i32 %334, 2
  br i1 %350, label %351, label %432

351:                                              ; preds = %333
  %352 = select i1 %335, i32 %337, i32 %336
  %353 = mul i32 %119, -3
  %354 = select i1 %335, i32 %353, i32 %185
  %355 = add i32 %354, %120
  %356 = sext i32 %355 to i64
  %357 = getelementptr inbounds double, ptr %1, i64 %356
  %358 = load double, ptr %357, align 8, !tbaa !8
  %359 = sext i32 %352 to i64
  %360 = getelementptr inbounds double, ptr %1, i64 %359
  %361 = load double, ptr %360, align 8, !tbaa !8
  %362 = fmul contract double %341, 2.000000e+00
  %363 = fsub contract double %358, %362
  %364 = fadd contract double %345, %363
  %365 = fmul contract double %345, 2.000000e+00
  %366 = fsub contract double %341, %365
  %367 = fadd contract double %349, %366
  %368 = fmul contract double %349, 2.000000e+00
  %369 = fsub contract double %345, %368
  %370 = fadd contract double %369, %361
  %371 = fmul contract double %341, 4.000000e+00
  %372 = fsub contract double %358, %371
  %373 = fmul contract double %345, 3.000000e+00
  %374 = fadd contract double %373, %372
  %375 = fsub contract double %341, %349
  %376 = fmul contract double %349, 4.000000e+00
  %377 = fsub contract double %373, %376
  %378 = fadd contract double %377, %361
  %379 = fmul contract double %364, 0x3FF1555555555555
  %380 = fmul contract double %364, %379
  %381 = fmul contract double %374, 2.500000e-01
  %382 = fmul contract double %374, %381
  %383 = fadd contract double %380, %382
  %384 = fmul contract double %367, 0x3FF1555555555555
  %385 = fmul contract double %367, %384
  %386 = fmul contract double %375, 2.500000e-01
  %387 = fmul contract double %375, %386
  %388 = fadd contract double %387, %385
  %389 = fmul contract double %370, 0x3FF1555555555555
  %390 = fmul contract double %370, %389
  %391 = fmul contract double %378, 2.500000e-01
  %392 = fmul contract double %378, %391
  %393 = fadd contract double %390, %392
  %394 = fsub contract double %383, %393
  %395 = fadd contract double %383, 1.000000e-10
  %396 = fdiv contract double %394, %395
  %397 = fadd contract double %388, 1.000000e-10
  %398 = fdiv contract double %394, %397
  %399 = fadd contract double %393, 1.000000e-10
  %400 = fdiv contract double %394, %399
  %401 = fmul contract double %396, %396
  %402 = fadd contract double %401, 1.000000e+00
  %403 = fmul contract double %402, 1.000000e-01
  %404 = fmul contract double %398, %398
  %405 = fadd contract double %404, 1.000000e+00
  %406 = fmul contract double %405, 6.000000e-01
  %407 = fmul contract double %400, %400
  %408 = fadd contract double %407, 1.000000e+00
  %409 = fmul contract double %408, 3.000000e-01
  %410 = fmul contract double %358, 2.000000e+00
  %411 = fmul contract double %341, 7.000000e+00
  %412 = fsub contract double %410, %411
  %413 = fmul contract double %345, 1.100000e+01
  %414 = fadd contract double %413, %412
  %415 = fmul contract double %414, 0x3FC5555555555555
  %416 = fmul contract double %345, 5.000000e+00
  %417 = fsub contract double %416, %341
  %418 = fadd contract double %417, %368
  %419 = fmul contract double %418, 0x3FC5555555555555
  %420 = fmul contract double %349, 5.000000e+00
  %421 = fadd contract double %365, %420
  %422 = fsub contract double %421, %361
  %423 = fmul contract double %422, 0x3FC5555555555555
  %424 = fmul contract double %415, %403
  %425 = fmul contract double %419, %406
  %426 = fadd contract double %424, %425
  %427 = fmul contract double %423, %409
  %428 = fadd contract double %427, %426
  %429 = fadd contract double %403, %406
  %430 = fadd contract double %409, %429
  %431 = fdiv contract double %428, %430
  br label %460

432:                                              ; preds = %333
  %433 = icmp eq i32 %334, 2
  br i1 %433, label %434, label %460

434:                                              ; preds = %432
  %435 = fsub contract double %345, %341
  %436 = fmul contract double %435, %435
  %437 = fsub contract double %349, %345
  %438 = fmul contract double %437, %437
  %439 = fsub contract double %436, %438
  %440 = fadd contract double %436, 1.000000e-10
  %441 = fdiv contract double %439, %440
  %442 = fadd contract double %438, 1.000000e-10
  %443 = fdiv contract double %439, %442
  %444 = fmul contract double %441, %441
  %445 = fadd contract double %444, 1.000000e+00
  %446 = fmul contract double %445, 0x3FD5555555555555
  %447 = fmul contract double %443, %443
  %448 = fadd contract double %447, 1.000000e+00
  %449 = fmul contract double %448, 0x3FE5555555555555
  %450 = fmul contract double %446, 5.000000e-01
  %451 = fmul contract double %345, 3.000000e+00
  %452 = fsub contract double %451, %341
  %453 = fmul contract double %452, %450
  %454 = fmul contract double %449, 5.000000e-01
  %455 = fadd contract double %345, %349
  %456 = fmul contract double %455, %454
  %457 = fadd contract double %453, %456
  %458 = fadd contract double %446, %449
  %459 = fdiv contract double %457, %458
  br label %460

460:                                              ; preds = %434, %432, %351
  %461 = phi contract double [ %431, %351 ], [ %459, %434 ], [ %345, %432 ]
  %462 = fsub contract double %461, %131
  %463 = fmul contract double %127, %462
  %464 = fsub contract double %311, %131
  %465 = fmul contract double %118, %464
  %466 = fsub contract double %463, %465
  %467 = fdiv contract double %466, %64
  %468 = fsub contract double %163, %467
  %469 = load double, ptr %8, align 8, !tbaa !33
  %470 = fsub contract double %134, %131
  %471 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %472 = load ptr, ptr %471, align 8, !tbaa !22
  %473 = getelementptr inbounds double, ptr %472, i64 %67
  %474 = load double, ptr %473, align 8, !tbaa !8
  %475 = fmul contract double %470, %474
  %476 = add i32 %34, 1
  %477 = sext i32 %476 to i64
  %478 = getelementptr inbounds double, ptr %79, i64 %477
  %479 = load double, ptr %478, align 8, !tbaa !8
  %480 = fmul contract double %88, %479
  %481 = fadd contract double %475, %480
  %482 = fmul contract double %76, %81
  %483 = fsub contract double %481, %482
  %484 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %485 = load ptr, ptr %484, align 8, !tbaa !24
  %486 = getelementptr inbounds double, ptr %485, i64 %67
  %487 = load double, ptr %486, align 8, !tbaa !8
  %488 = fdiv contract double %483, %487
  %489 = fsub contract double %131, %143
  %490 = fmul contract double %489, %474
  %491 = fmul contract double %151, %479
  %492 = fadd contract double %490, %491
  %493 = fmul contract double %73, %81
  %494 = fsub contract double %492, %493
  %495 = fdiv contract double %494, %487
  %496 = fsub contract double %488, %495
  %497 = fdiv contract double %496, %69
  %498 = fsub contract double %102, %100
  %499 = fdiv contract double %498, %474
  %500 = fsub contract double %497, %499
  %501 = fmul contract double %469, %500
  %502 = fadd contract double %468, %501
  %503 = add nsw i32 %165, -1
  %504 = icmp eq i32 %20, %503
  br i1 %504, label %505, label %510

505:                                              ; preds = %460
  %506 = getelementptr inbounds double, ptr %6, i64 %48
  %507 = load double, ptr %506, align 8, !tbaa !8
  %508 = fdiv contract double %507, %64
  %509 = fadd contract double %502, %508
  br label %510

510:                                              ; preds = %505, %460
  %511 = phi double [ %509, %505 ], [ %502, %460 ]
  %512 = fcmp contract ugt double %59, %52
  br i1 %512, label %527, label %513

513:                                              ; preds = %510
  %514 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %515 = load double, ptr %514, align 8, !tbaa !35
  %516 = fmul contract double %98, %98
  %517 = fadd contract double %516, %132
  %518 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %519 = load double, ptr %518, align 8, !tbaa !36
  %520 = fmul contract double %519, %519
  %521 = fadd contract double %517, %520
  %522 = tail call contract noundef double @__nv_sqrt(double noundef %521) #11
  %523 = fmul contract double %515, %522
  %524 = fmul contract double %131, %523
  %525 = fdiv contract double %524, %64
  %526 = fsub contract double %511, %525
  br label %527

527:                                              ; preds = %513, %510
  %528 = phi double [ %526, %513 ], [ %511, %510 ]
  %529 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %530 = load i32, ptr %529, align 8, !tbaa !37
  %531 = or i32 %530, %14
  %532 = icmp eq i32 %531, 0
  %533 = fcmp contract ole double %58, %52
  %534 = select i1 %532, i1 true, i1 %533
  %535 = select i1 %534, double 0.000000e+00, double %528
  %536 = getelementptr inbounds double, ptr %7, i64 %74
  store double %535, ptr %536, align 8, !tbaa !8
  br label %537

537:                                              ; preds = %9, %527
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
  br i1 %26, label %27, label %546

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
  %48 = mul nsw i32 %36, %34
  %49 = add i32 %48, %38
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr %41, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = fcmp contract ogt double %47, %52
  %54 = select contract i1 %53, double %47, double %52
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %56 = load ptr, ptr %55, align 8, !tbaa !19
  %57 = zext nneg i32 %20 to i64
  %58 = getelementptr double, ptr %56, i64 %57
  %59 = getelementptr i8, ptr %58, i64 8
  %60 = load double, ptr %59, align 8, !tbaa !8
  %61 = load double, ptr %58, align 8, !tbaa !8
  %62 = fcmp contract ogt double %61, %54
  %63 = select contract i1 %62, double %61, double %54
  %64 = fsub contract double %60, %63
  %65 = fcmp contract ogt double %64, 0.000000e+00
  %66 = select contract i1 %65, double %64, double 0.000000e+00
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %68 = load ptr, ptr %67, align 8, !tbaa !23
  %69 = sext i32 %34 to i64
  %70 = getelementptr inbounds double, ptr %68, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !8
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %73 = load ptr, ptr %72, align 8, !tbaa !29
  %74 = getelementptr inbounds double, ptr %73, i64 %69
  %75 = load double, ptr %74, align 8, !tbaa !8
  %76 = sub nsw i32 %39, %36
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds double, ptr %1, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !8
  %80 = getelementptr i8, ptr %78, i64 8
  %81 = load double, ptr %80, align 8, !tbaa !8
  %82 = fadd contract double %79, %81
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %84 = load ptr, ptr %83, align 8, !tbaa !22
  %85 = add nsw i32 %19, -1
  %86 = add nsw i32 %85, %29
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds double, ptr %84, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !8
  %90 = fmul contract double %82, %89
  %91 = sext i32 %39 to i64
  %92 = getelementptr inbounds double, ptr %1, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !8
  %94 = add nsw i32 %39, 1
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds double, ptr %1, i64 %95
  %97 = load double, ptr %96, align 8, !tbaa !8
  %98 = fadd contract double %93, %97
  %99 = getelementptr inbounds double, ptr %84, i64 %69
  %100 = load double, ptr %99, align 8, !tbaa !8
  %101 = fmul contract double %98, %100
  %102 = fadd contract double %90, %101
  %103 = fmul contract double %102, 2.500000e-01
  %104 = fdiv contract double %103, %75
  %105 = getelementptr inbounds double, ptr %4, i64 %91
  %106 = load double, ptr %105, align 8, !tbaa !8
  %107 = getelementptr inbounds double, ptr %4, i64 %95
  %108 = load double, ptr %107, align 8, !tbaa !8
  %109 = fadd contract double %106, %108
  %110 = fmul contract double %109, 5.000000e-01
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %112 = load ptr, ptr %111, align 8, !tbaa !24
  %113 = getelementptr inbounds double, ptr %112, i64 %87
  %114 = load double, ptr %113, align 8, !tbaa !8
  %115 = getelementptr inbounds double, ptr %112, i64 %69
  %116 = load double, ptr %115, align 8, !tbaa !8
  %117 = fmul contract double %71, %75
  %118 = getelementptr inbounds double, ptr %3, i64 %77
  %119 = load double, ptr %118, align 8, !tbaa !8
  %120 = fmul contract double %114, %119
  %121 = getelementptr inbounds double, ptr %3, i64 %91
  %122 = load double, ptr %121, align 8, !tbaa !8
  %123 = fmul contract double %116, %122
  %124 = fadd contract double %120, %123
  %125 = fmul contract double %124, 5.000000e-01
  %126 = fdiv contract double %125, %117
  %127 = mul nsw i32 %32, %36
  %128 = add nsw i32 %39, %127
  %129 = sub nsw i32 %128, %36
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds double, ptr %3, i64 %130
  %132 = load double, ptr %131, align 8, !tbaa !8
  %133 = fmul contract double %114, %132
  %134 = sext i32 %128 to i64
  %135 = getelementptr inbounds double, ptr %3, i64 %134
  %136 = load double, ptr %135, align 8, !tbaa !8
  %137 = fmul contract double %116, %136
  %138 = fadd contract double %133, %137
  %139 = fmul contract double %138, 5.000000e-01
  %140 = fdiv contract double %139, %117
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %142 = load ptr, ptr %141, align 8, !tbaa !32
  %143 = getelementptr inbounds double, ptr %142, i64 %69
  %144 = load double, ptr %143, align 8, !tbaa !8
  %145 = fadd contract double %110, %144
  %146 = fneg contract double %145
  %147 = fmul contract double %104, %146
  %148 = fmul contract double %93, %93
  %149 = fmul contract double %97, %97
  %150 = fadd contract double %148, %149
  %151 = getelementptr inbounds double, ptr %2, i64 %91
  %152 = load double, ptr %151, align 8, !tbaa !8
  %153 = fmul contract double %152, %152
  %154 = fadd contract double %150, %153
  %155 = add i32 %39, %36
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds double, ptr %2, i64 %156
  %158 = load double, ptr %157, align 8, !tbaa !8
  %159 = fmul contract double %158, %158
  %160 = fadd contract double %154, %159
  %161 = fmul contract double %160, 2.500000e-01
  %162 = fmul contract double %79, %79
  %163 = fmul contract double %81, %81
  %164 = fadd contract double %162, %163
  %165 = getelementptr inbounds double, ptr %2, i64 %77
  %166 = load double, ptr %165, align 8, !tbaa !8
  %167 = fmul contract double %166, %166
  %168 = fadd contract double %164, %167
  %169 = fadd contract double %153, %168
  %170 = fmul contract double %169, 2.500000e-01
  %171 = fsub contract double %161, %170
  %172 = getelementptr inbounds double, ptr %5, i64 %91
  %173 = load double, ptr %172, align 8, !tbaa !8
  %174 = fadd contract double %173, %171
  %175 = getelementptr inbounds double, ptr %5, i64 %77
  %176 = load double, ptr %175, align 8, !tbaa !8
  %177 = fsub contract double %174, %176
  %178 = fdiv contract double %177, %75
  %179 = fsub contract double %147, %178
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %181 = load i32, ptr %180, align 8, !tbaa !20
  %182 = sub nsw i32 %181, %20
  %183 = tail call i32 @llvm.smin.i32(i32 %182, i32 %20)
  %184 = icmp sgt i32 %183, 2
  br i1 %184, label %185, label %190

185:                                              ; preds = %27
  %186 = getelementptr i8, ptr %58, i64 -16
  %187 = load double, ptr %186, align 8, !tbaa !8
  %188 = fcmp contract ugt double %187, %54
  br i1 %188, label %190, label %189

189:                                              ; preds = %185
  br label %190

190:                                              ; preds = %189, %185, %27
  %191 = phi i32 [ 2, %189 ], [ 3, %185 ], [ %183, %27 ]
  %192 = icmp eq i32 %191, 2
  br i1 %192, label %193, label %198

193:                                              ; preds = %190
  %194 = getelementptr i8, ptr %58, i64 -8
  %195 = load double, ptr %194, align 8, !tbaa !8
  %196 = fcmp contract ugt double %195, %54
  br i1 %196, label %198, label %197

197:                                              ; preds = %193
  br label %198

198:                                              ; preds = %197, %193, %190
  %199 = phi i32 [ 1, %197 ], [ 2, %193 ], [ %191, %190 ]
  %200 = fcmp contract ogt double %126, 0.000000e+00
  %201 = shl nsw i32 %127, 1
  %202 = sub nsw i32 %39, %201
  %203 = select i1 %200, i32 %202, i32 %128
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds double, ptr %2, i64 %204
  %206 = load double, ptr %205, align 8, !tbaa !8
  %207 = sub nsw i32 %39, %127
  %208 = select i1 %200, i32 %207, i32 %39
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds double, ptr %2, i64 %209
  %211 = load double, ptr %210, align 8, !tbaa !8
  %212 = select i1 %200, i32 %39, i32 %207
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds double, ptr %2, i64 %213
  %215 = load double, ptr %214, align 8, !tbaa !8
  %216 = icmp sgt i32 %199, 2
  br i1 %216, label %217, label %298

217:                                              ; preds = %198
  %218 = select i1 %200, i32 %128, i32 %202
  %219 = mul i32 %127, -3
  %220 = select i1 %200, i32 %219, i32 %201
  %221 = add i32 %220, %39
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds double, ptr %2, i64 %222
  %224 = load double, ptr %223, align 8, !tbaa !8
  %225 = sext i32 %218 to i64
  %226 = getelementptr inbounds double, ptr %2, i64 %225
  %227 = load double, ptr %226, align 8, !tbaa !8
  %228 = fmul contract double %206, 2.000000e+00
  %229 = fsub contract double %224, %228
  %230 = fadd contract double %211, %229
  %231 = fmul contract double %211, 2.000000e+00
  %232 = fsub contract double %206, %231
  %233 = fadd contract double %215, %232
  %234 = fmul contract double %215, 2.000000e+00
  %235 = fsub contract double %211, %234
  %236 = fadd contract double %235, %227
  %237 = fmul contract double %206, 4.000000e+00
  %238 = fsub contract double %224, %237
  %239 = fmul contract double %211, 3.000000e+00
  %240 = fadd contract double %239, %238
  %241 = fsub contract double %206, %215
  %242 = fmul contract double %215, 4.000000e+00
  %243 = fsub contract double %239, %242
  %244 = fadd contract double %243, %227
  %245 = fmul contract double %230, 0x3FF1555555555555
  %246 = fmul contract double %230, %245
  %247 = fmul contract double %240, 2.500000e-01
  %248 = fmul contract double %240, %247
  %249 = fadd contract double %246, %248
  %250 = fmul contract double %233, 0x3FF1555555555555
  %251 = fmul contract double %233, %250
  %252 = fmul contract double %241, 2.500000e-01
  %253 = fmul contract double %241, %252
  %254 = fadd contract double %253, %251
  %255 = fmul contract double %236, 0x3FF1555555555555
  %256 = fmul contract double %236, %255
  %257 = fmul contract double %244, 2.500000e-01
  %258 = fmul contract double %244, %257
  %259 = fadd contract double %256, %258
  %260 = fsub contract double %249, %259
  %261 = fadd contract double %249, 1.000000e-10
  %262 = fdiv contract double %260, %261
  %263 = fadd contract double %254, 1.000000e-10
  %264 = fdiv contract double %260, %263
  %265 = fadd contract double %259, 1.000000e-10
  %266 = fdiv contract double %260, %265
  %267 = fmul contract double %262, %262
  %268 = fadd contract double %267, 1.000000e+00
  %269 = fmul contract double %268, 1.000000e-01
  %270 = fmul contract double %264, %264
  %271 = fadd contract double %270, 1.000000e+00
  %272 = fmul contract double %271, 6.000000e-01
  %273 = fmul contract double %266, %266
  %274 = fadd contract double %273, 1.000000e+00
  %275 = fmul contract double %274, 3.000000e-01
  %276 = fmul contract double %224, 2.000000e+00
  %277 = fmul contract double %206, 7.000000e+00
  %278 = fsub contract double %276, %277
  %279 = fmul contract double %211, 1.100000e+01
  %280 = fadd contract double %279, %278
  %281 = fmul contract double %280, 0x3FC5555555555555
  %282 = fmul contract double %211, 5.000000e+00
  %283 = fsub contract double %282, %206
  %284 = fadd contract double %283, %234
  %285 = fmul contract double %284, 0x3FC5555555555555
  %286 = fmul contract double %215, 5.000000e+00
  %287 = fadd contract double %231, %286
  %288 = fsub contract double %287, %227
  %289 = fmul contract double %288, 0x3FC5555555555555
  %290 = fmul contract double %281, %269
  %291 = fmul contract double %285, %272
  %292 = fadd contract double %290, %291
  %293 = fmul contract double %289, %275
  %294 = fadd contract double %293, %292
  %295 = fadd contract double %269, %272
  %296 = fadd contract double %275, %295
  %297 = fdiv contract double %294, %296
  br label %326

298:                                              ; preds = %198
  %299 = icmp eq i32 %199, 2
  br i1 %299, label %300, label %326

300:                                              ; preds = %298
  %301 = fsub contract double %211, %206
  %302 = fmul contract double %301, %301
  %303 = fsub contract double %215, %211
  %304 = fmul contract double %303, %303
  %305 = fsub contract double %302, %304
  %306 = fadd contract double %302, 1.000000e-10
  %307 = fdiv contract double %305, %306
  %308 = fadd contract double %304, 1.000000e-10
  %309 = fdiv contract double %305, %308
  %310 = fmul contract double %307, %307
  %311 = fadd contract double %310, 1.000000e+00
  %312 = fmul contract double %311, 0x3FD5555555555555
  %313 = fmul contract double %309, %309
  %314 = fadd contract double %313, 1.000000e+00
  %315 = fmul contract double %314, 0x3FE5555555555555
  %316 = fmul contract double %312, 5.000000e-01
  %317 = fmul contract double %211, 3.000000e+00
  %318 = fsub contract double %317, %206
  %319 = fmul contract double %318, %316
  %320 = fmul contract double %315, 5.000000e-01
  %321 = fadd contract double %211, %215
  %322 = fmul contract double %321, %320
  %323 = fadd contract double %319, %322
  %324 = fadd contract double %312, %315
  %325 = fdiv contract double %323, %324
  br label %326

326:                                              ; preds = %300, %298, %217
  %327 = phi contract double [ %297, %217 ], [ %325, %300 ], [ %211, %298 ]
  %328 = add nuw nsw i32 %20, 1
  %329 = sub nsw i32 %181, %328
  %330 = tail call i32 @llvm.smin.i32(i32 %329, i32 %328)
  %331 = icmp sgt i32 %330, 2
  br i1 %331, label %332, label %339

332:                                              ; preds = %326
  %333 = zext nneg i32 %328 to i64
  %334 = getelementptr double, ptr %56, i64 %333
  %335 = getelementptr i8, ptr %334, i64 -16
  %336 = load double, ptr %335, align 8, !tbaa !8
  %337 = fcmp contract ugt double %336, %54
  br i1 %337, label %339, label %338

338:                                              ; preds = %332
  br label %339

339:                                              ; preds = %338, %332, %326
  %340 = phi i32 [ 2, %338 ], [ 3, %332 ], [ %330, %326 ]
  %341 = icmp eq i32 %340, 2
  br i1 %341, label %342, label %349

342:                                              ; preds = %339
  %343 = zext nneg i32 %328 to i64
  %344 = getelementptr double, ptr %56, i64 %343
  %345 = getelementptr i8, ptr %344, i64 -8
  %346 = load double, ptr %345, align 8, !tbaa !8
  %347 = fcmp contract ugt double %346, %54
  br i1 %347, label %349, label %348

348:                                              ; preds = %342
  br label %349

349:                                              ; preds = %348, %342, %339
  %350 = phi i32 [ 1, %348 ], [ 2, %342 ], [ %340, %339 ]
  %351 = fcmp contract ogt double %140, 0.000000e+00
  %352 = sub nsw i32 %128, %201
  %353 = add nsw i32 %128, %127
  %354 = select i1 %351, i32 %352, i32 %353
  %355 = sext i32 %354 to i64
  %356 = getelementptr inbounds double, ptr %2, i64 %355
  %357 = load double, ptr %356, align 8, !tbaa !8
  %358 = select i1 %351, i32 %39, i32 %128
  %359 = sext i32 %358 to i64
  %360 = getelementptr inbounds double, ptr %2, i64 %359
  %361 = load double, ptr %360, align 8, !tbaa !8
  %362 = select i1 %351, i32 %128, i32 %39
  %363 = sext i32 %362 to i64
  %364 = getelementptr inbounds double, ptr %2, i64 %363
  %365 = load double, ptr %364, align 8, !tbaa !8
  %366 = icmp sgt i32 %350, 2
  br i1 %366, label %367, label %448

367:                                              ; preds = %349
  %368 = select i1 %351, i32 %353, i32 %352
  %369 = mul i32 %127, -3
  %370 = select i1 %351, i32 %369, i32 %201
  %371 = add i32 %370, %128
  %372 = sext i32 %371 to i64
  %373 = getelementptr inbounds double, ptr %2, i64 %372
  %374 = load double, ptr %373, align 8, !tbaa !8
  %375 = sext i32 %368 to i64
  %376 = getelementptr inbounds double, ptr %2, i64 %375
  %377 = load double, ptr %376, align 8, !tbaa !8
  %378 = fmul contract double %357, 2.000000e+00
  %379 = fsub contract double %374, %378
  %380 = fadd contract double %361, %379
  %381 = fmul contract double %361, 2.000000e+00
  %382 = fsub contract double %357, %381
  %383 = fadd contract double %365, %382
  %384 = fmul contract double %365, 2.000000e+00
  %385 = fsub contract double %361, %384
  %386 = fadd contract double %385, %377
  %387 = fmul contract double %357, 4.000000e+00
  %388 = fsub contract double %374, %387
  %389 = fmul contract double %361, 3.000000e+00
  %390 = fadd contract double %389, %388
  %391 = fsub contract double %357, %365
  %392 = fmul contract double %365, 4.000000e+00
  %393 = fsub contract double %389, %392
  %394 = fadd contract double %393, %377
  %395 = fmul contract double %380, 0x3FF1555555555555
  %396 = fmul contract double %380, %395
  %397 = fmul contract double %390, 2.500000e-01
  %398 = fmul contract double %390, %397
  %399 = fadd contract double %396, %398
  %400 = fmul contract double %383, 0x3FF1555555555555
  %401 = fmul contract double %383, %400
  %402 = fmul contract double %391, 2.500000e-01
  %403 = fmul contract double %391, %402
  %404 = fadd contract double %403, %401
  %405 = fmul contract double %386, 0x3FF1555555555555
  %406 = fmul contract double %386, %405
  %407 = fmul contract double %394, 2.500000e-01
  %408 = fmul contract double %394, %407
  %409 = fadd contract double %406, %408
  %410 = fsub contract double %399, %409
  %411 = fadd contract double %399, 1.000000e-10
  %412 = fdiv contract double %410, %411
  %413 = fadd contract double %404, 1.000000e-10
  %414 = fdiv contract double %410, %413
  %415 = fadd contract double %409, 1.000000e-10
  %416 = fdiv contract double %410, %415
  %417 = fmul contract double %412, %412
  %418 = fadd contract double %417, 1.000000e+00
  %419 = fmul contract double %418, 1.000000e-01
  %420 = fmul contract double %414, %414
  %421 = fadd contract double %420, 1.000000e+00
  %422 = fmul contract double %421, 6.000000e-01
  %423 = fmul contract double %416, %416
  %424 = fadd contract double %423, 1.000000e+00
  %425 = fmul contract double %424, 3.000000e-01
  %426 = fmul contract double %374, 2.000000e+00
  %427 = fmul contract double %357, 7.000000e+00
  %428 = fsub contract double %426, %427
  %429 = fmul contract double %361, 1.100000e+01
  %430 = fadd contract double %429, %428
  %431 = fmul contract double %430, 0x3FC5555555555555
  %432 = fmul contract double %361, 5.000000e+00
  %433 = fsub contract double %432, %357
  %434 = fadd contract double %433, %384
  %435 = fmul contract double %434, 0x3FC5555555555555
  %436 = fmul contract double %365, 5.000000e+00
  %437 = fadd contract double %381, %436
  %438 = fsub contract double %437, %377
  %439 = fmul contract double %438, 0x3FC5555555555555
  %440 = fmul contract double %431, %419
  %441 = fmul contract double %435, %422
  %442 = fadd contract double %440, %441
  %443 = fmul contract double %439, %425
  %444 = fadd contract double %443, %442
  %445 = fadd contract double %419, %422
  %446 = fadd contract double %425, %445
  %447 = fdiv contract double %444, %446
  br label %476

448:                                              ; preds = %349
  %449 = icmp eq i32 %350, 2
  br i1 %449, label %450, label %476

450:                                              ; preds = %448
  %451 = fsub contract double %361, %357
  %452 = fmul contract double %451, %451
  %453 = fsub contract double %365, %361
  %454 = fmul contract double %453, %453
  %455 = fsub contract double %452, %454
  %456 = fadd contract double %452, 1.000000e-10
  %457 = fdiv contract double %455, %456
  %458 = fadd contract double %454, 1.000000e-10
  %459 = fdiv contract double %455, %458
  %460 = fmul contract double %457, %457
  %461 = fadd contract double %460, 1.000000e+00
  %462 = fmul contract double %461, 0x3FD5555555555555
  %463 = fmul contract double %459, %459
  %464 = fadd contract double %463, 1.000000e+00
  %465 = fmul contract double %464, 0x3FE5555555555555
  %466 = fmul contract double %462, 5.000000e-01
  %467 = fmul contract double %361, 3.000000e+00
  %468 = fsub contract double %467, %357
  %469 = fmul contract double %468, %466
  %470 = fmul contract double %465, 5.000000e-01
  %471 = fadd contract double %361, %365
  %472 = fmul contract double %471, %470
  %473 = fadd contract double %469, %472
  %474 = fadd contract double %462, %465
  %475 = fdiv contract double %473, %474
  br label %476

476:                                              ; preds = %450, %448, %367
  %477 = phi contract double [ %447, %367 ], [ %475, %450 ], [ %361, %448 ]
  %478 = fsub contract double %477, %152
  %479 = fmul contract double %140, %478
  %480 = fsub contract double %327, %152
  %481 = fmul contract double %126, %480
  %482 = fsub contract double %479, %481
  %483 = fdiv contract double %482, %66
  %484 = fsub contract double %179, %483
  %485 = load double, ptr %8, align 8, !tbaa !33
  %486 = fsub contract double %97, %93
  %487 = fmul contract double %100, %486
  %488 = add i32 %34, 1
  %489 = sext i32 %488 to i64
  %490 = getelementptr inbounds double, ptr %68, i64 %489
  %491 = load double, ptr %490, align 8, !tbaa !8
  %492 = fmul contract double %158, %491
  %493 = fadd contract double %487, %492
  %494 = fmul contract double %71, %152
  %495 = fsub contract double %493, %494
  %496 = fdiv contract double %495, %116
  %497 = fsub contract double %81, %79
  %498 = fmul contract double %497, %89
  %499 = fadd contract double %498, %494
  %500 = getelementptr inbounds double, ptr %68, i64 %87
  %501 = load double, ptr %500, align 8, !tbaa !8
  %502 = fmul contract double %166, %501
  %503 = fsub contract double %499, %502
  %504 = fdiv contract double %503, %114
  %505 = fsub contract double %496, %504
  %506 = fdiv contract double %505, %75
  %507 = fsub contract double %108, %106
  %508 = fdiv contract double %507, %71
  %509 = fadd contract double %508, %506
  %510 = fmul contract double %485, %509
  %511 = fadd contract double %484, %510
  %512 = add nsw i32 %181, -1
  %513 = icmp eq i32 %20, %512
  br i1 %513, label %514, label %519

514:                                              ; preds = %476
  %515 = getelementptr inbounds double, ptr %6, i64 %50
  %516 = load double, ptr %515, align 8, !tbaa !8
  %517 = fdiv contract double %516, %66
  %518 = fadd contract double %511, %517
  br label %519

519:                                              ; preds = %514, %476
  %520 = phi double [ %518, %514 ], [ %511, %476 ]
  %521 = fcmp contract ugt double %61, %54
  br i1 %521, label %536, label %522

522:                                              ; preds = %519
  %523 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %524 = load double, ptr %523, align 8, !tbaa !35
  %525 = fmul contract double %104, %104
  %526 = fadd contract double %525, %153
  %527 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %528 = load double, ptr %527, align 8, !tbaa !36
  %529 = fmul contract double %528, %528
  %530 = fadd contract double %526, %529
  %531 = tail call contract noundef double @__nv_sqrt(double noundef %530) #11
  %532 = fmul contract double %524, %531
  %533 = fmul contract double %152, %532
  %534 = fdiv contract double %533, %66
  %535 = fsub contract double %520, %534
  br label %536

536:                                              ; preds = %522, %519
  %537 = phi double [ %535, %522 ], [ %520, %519 ]
  %538 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %539 = load i32, ptr %538, align 4, !tbaa !38
  %540 = or i32 %539, %19
  %541 = icmp eq i32 %540, 0
  %542 = fcmp contract ole double %60, %54
  %543 = select i1 %541, i1 true, i1 %542
  %544 = select i1 %543, double 0.000000e+00, double %537
  %545 = getelementptr inbounds double, ptr %7, i64 %91
  store double %544, ptr %545, align 8, !tbaa !8
  br label %546

546:                                              ; preds = %9, %536
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
  br i1 %21, label %220, label %22

22:                                               ; preds = %6
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %24 = load i32, ptr %23, align 4, !tbaa !28
  %25 = icmp sgt i32 %18, %24
  br i1 %25, label %220, label %26

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
  br i1 %77, label %104, label %78

78:                                               ; preds = %26
  %79 = sub nsw i32 %20, %12
  %80 = or i32 %75, %79
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %104, label %82

82:                                               ; preds = %78
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %84 = load ptr, ptr %83, align 8, !tbaa !26
  %85 = mul nsw i32 %35, %33
  %86 = add i32 %37, -1
  %87 = add i32 %86, %85
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds double, ptr %84, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !8
  %91 = add i32 %85, %37
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds double, ptr %84, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !8
  %95 = fcmp contract ogt double %90, %94
  %96 = select contract i1 %95, double %90, double %94
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %98 = load ptr, ptr %97, align 8, !tbaa !19
  %99 = zext nneg i32 %19 to i64
  %100 = getelementptr double, ptr %98, i64 %99
  %101 = getelementptr i8, ptr %100, i64 8
  %102 = load double, ptr %101, align 8, !tbaa !8
  %103 = fcmp contract oge double %96, %102
  br label %104

104:                                              ; preds = %82, %78, %26
  %105 = phi i1 [ true, %78 ], [ true, %26 ], [ %103, %82 ]
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %107 = load i32, ptr %106, align 4, !tbaa !38
  %108 = or i32 %107, %18
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %137, label %110

110:                                              ; preds = %104
  %111 = sub nsw i32 %24, %18
  %112 = or i32 %107, %111
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %137, label %114

114:                                              ; preds = %110
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %116 = load ptr, ptr %115, align 8, !tbaa !26
  %117 = add i32 %33, -1
  %118 = mul nsw i32 %35, %117
  %119 = add i32 %118, %37
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds double, ptr %116, i64 %120
  %122 = load double, ptr %121, align 8, !tbaa !8
  %123 = mul nsw i32 %35, %33
  %124 = add i32 %123, %37
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds double, ptr %116, i64 %125
  %127 = load double, ptr %126, align 8, !tbaa !8
  %128 = fcmp contract ogt double %122, %127
  %129 = select contract i1 %128, double %122, double %127
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %131 = load ptr, ptr %130, align 8, !tbaa !19
  %132 = zext nneg i32 %19 to i64
  %133 = getelementptr double, ptr %131, i64 %132
  %134 = getelementptr i8, ptr %133, i64 8
  %135 = load double, ptr %134, align 8, !tbaa !8
  %136 = fcmp contract oge double %129, %135
  br label %137

137:                                              ; preds = %114, %110, %104
  %138 = phi i1 [ true, %110 ], [ true, %104 ], [ %136, %114 ]
  br i1 %105, label %170, label %139

139:                                              ; preds = %137
  %140 = add nsw i32 %38, -1
  %141 = sext i32 %140 to i64
  %142 = getelementptr double, ptr %1, i64 %141
  %143 = load double, ptr %142, align 8, !tbaa !8
  %144 = fsub contract double %43, %143
  %145 = fmul contract double %49, %144
  %146 = add i32 %140, %35
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds double, ptr %2, i64 %147
  %149 = load double, ptr %148, align 8, !tbaa !8
  %150 = fmul contract double %60, %149
  %151 = fadd contract double %145, %150
  %152 = getelementptr inbounds double, ptr %2, i64 %141
  %153 = load double, ptr %152, align 8, !tbaa !8
  %154 = fmul contract double %66, %153
  %155 = fsub contract double %151, %154
  %156 = fdiv contract double %155, %72
  %157 = fsub contract double %73, %156
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %159 = load ptr, ptr %158, align 8, !tbaa !30
  %160 = getelementptr inbounds double, ptr %159, i64 %47
  %161 = load double, ptr %160, align 8, !tbaa !8
  %162 = fdiv contract double %157, %161
  %163 = getelementptr inbounds double, ptr %3, i64 %52
  %164 = load double, ptr %163, align 8, !tbaa !8
  %165 = getelementptr inbounds double, ptr %3, i64 %39
  %166 = load double, ptr %165, align 8, !tbaa !8
  %167 = fsub contract double %164, %166
  %168 = fdiv contract double %167, %49
  %169 = fsub contract double %162, %168
  br label %170

170:                                              ; preds = %139, %137
  %171 = phi contract double [ %169, %139 ], [ 0.000000e+00, %137 ]
  %172 = getelementptr inbounds double, ptr %4, i64 %39
  store double %171, ptr %172, align 8, !tbaa !8
  br i1 %138, label %217, label %173

173:                                              ; preds = %170
  %174 = sub nsw i32 %38, %35
  %175 = add nsw i32 %17, -2
  %176 = sext i32 %174 to i64
  %177 = getelementptr double, ptr %1, i64 %176
  %178 = getelementptr i8, ptr %177, i64 8
  %179 = load double, ptr %178, align 8, !tbaa !8
  %180 = load double, ptr %177, align 8, !tbaa !8
  %181 = fsub contract double %179, %180
  %182 = add i32 %175, %28
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds double, ptr %46, i64 %183
  %185 = load double, ptr %184, align 8, !tbaa !8
  %186 = fmul contract double %181, %185
  %187 = load double, ptr %63, align 8, !tbaa !8
  %188 = add i32 %182, 1
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds double, ptr %56, i64 %189
  %191 = load double, ptr %190, align 8, !tbaa !8
  %192 = fmul contract double %187, %191
  %193 = fadd contract double %186, %192
  %194 = getelementptr inbounds double, ptr %2, i64 %176
  %195 = load double, ptr %194, align 8, !tbaa !8
  %196 = getelementptr inbounds double, ptr %56, i64 %183
  %197 = load double, ptr %196, align 8, !tbaa !8
  %198 = fmul contract double %195, %197
  %199 = fsub contract double %193, %198
  %200 = getelementptr inbounds double, ptr %70, i64 %183
  %201 = load double, ptr %200, align 8, !tbaa !8
  %202 = fdiv contract double %199, %201
  %203 = fsub contract double %73, %202
  %204 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %205 = load ptr, ptr %204, align 8, !tbaa !29
  %206 = getelementptr inbounds double, ptr %205, i64 %47
  %207 = load double, ptr %206, align 8, !tbaa !8
  %208 = fdiv contract double %203, %207
  %209 = getelementptr double, ptr %3, i64 %39
  %210 = getelementptr i8, ptr %209, i64 8
  %211 = load double, ptr %210, align 8, !tbaa !8
  %212 = load double, ptr %209, align 8, !tbaa !8
  %213 = fsub contract double %211, %212
  %214 = load double, ptr %65, align 8, !tbaa !8
  %215 = fdiv contract double %213, %214
  %216 = fadd contract double %208, %215
  br label %217

217:                                              ; preds = %173, %170
  %218 = phi contract double [ %216, %173 ], [ 0.000000e+00, %170 ]
  %219 = getelementptr inbounds double, ptr %5, i64 %39
  store double %218, ptr %219, align 8, !tbaa !8
  br label %220

220:                                              ; preds = %6, %22, %217
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
  br i1 %22, label %23, label %333

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
  %81 = add i32 %75, %35
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds double, ptr %74, i64 %82
  %84 = load double, ptr %83, align 8, !tbaa !8
  %85 = fcmp contract ogt double %80, %84
  %86 = select contract i1 %85, double %80, double %84
  %87 = mul nsw i32 %33, %72
  %88 = add i32 %87, %76
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds double, ptr %74, i64 %89
  %91 = load double, ptr %90, align 8, !tbaa !8
  %92 = add i32 %87, %35
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds double, ptr %74, i64 %93
  %95 = load double, ptr %94, align 8, !tbaa !8
  %96 = fcmp contract ogt double %91, %95
  %97 = select contract i1 %96, double %91, double %95
  %98 = fcmp contract ogt double %86, %97
  %99 = select contract i1 %98, double %86, double %97
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %101 = load ptr, ptr %100, align 8, !tbaa !19
  %102 = zext nneg i32 %24 to i64
  %103 = getelementptr double, ptr %101, i64 %102
  %104 = getelementptr i8, ptr %103, i64 8
  %105 = load double, ptr %104, align 8, !tbaa !8
  %106 = fcmp contract olt double %99, %105
  br i1 %106, label %107, label %136

107:                                              ; preds = %23
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %109 = getelementptr i8, ptr %61, i64 -8
  %110 = load double, ptr %109, align 8, !tbaa !8
  %111 = fsub contract double %62, %110
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %113 = load ptr, ptr %112, align 8, !tbaa !29
  %114 = getelementptr inbounds double, ptr %113, i64 %45
  %115 = load double, ptr %114, align 8, !tbaa !8
  %116 = fmul contract double %111, %115
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %118 = load ptr, ptr %117, align 8, !tbaa !30
  %119 = getelementptr inbounds double, ptr %118, i64 %45
  %120 = load double, ptr %119, align 8, !tbaa !8
  %121 = fmul contract double %41, %120
  %122 = fsub contract double %116, %121
  %123 = sub nsw i32 %36, %33
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds double, ptr %1, i64 %124
  %126 = load double, ptr %125, align 8, !tbaa !8
  %127 = sext i32 %72 to i64
  %128 = getelementptr inbounds double, ptr %118, i64 %127
  %129 = load double, ptr %128, align 8, !tbaa !8
  %130 = fmul contract double %126, %129
  %131 = fadd contract double %122, %130
  %132 = load ptr, ptr %108, align 8, !tbaa !31
  %133 = getelementptr inbounds double, ptr %132, i64 %45
  %134 = load double, ptr %133, align 8, !tbaa !8
  %135 = fdiv contract double %131, %134
  br label %136

136:                                              ; preds = %107, %23
  %137 = phi contract double [ %135, %107 ], [ 0.000000e+00, %23 ]
  %138 = add nuw nsw i32 %16, 1
  %139 = add i32 %138, %26
  %140 = mul nsw i32 %33, %139
  %141 = add i32 %140, %76
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds double, ptr %74, i64 %142
  %144 = load double, ptr %143, align 8, !tbaa !8
  %145 = add i32 %140, %35
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds double, ptr %74, i64 %146
  %148 = load double, ptr %147, align 8, !tbaa !8
  %149 = fcmp contract ogt double %144, %148
  %150 = select contract i1 %149, double %144, double %148
  %151 = fcmp contract ogt double %150, %86
  %152 = select contract i1 %151, double %150, double %86
  %153 = fcmp contract olt double %152, %105
  br i1 %153, label %154, label %191

154:                                              ; preds = %136
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %156 = add i32 %30, %139
  %157 = mul nsw i32 %156, %33
  %158 = add i32 %157, %35
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds double, ptr %2, i64 %159
  %161 = load double, ptr %160, align 8, !tbaa !8
  %162 = getelementptr i8, ptr %160, i64 -8
  %163 = load double, ptr %162, align 8, !tbaa !8
  %164 = fsub contract double %161, %163
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %166 = load ptr, ptr %165, align 8, !tbaa !29
  %167 = sext i32 %139 to i64
  %168 = getelementptr inbounds double, ptr %166, i64 %167
  %169 = load double, ptr %168, align 8, !tbaa !8
  %170 = fmul contract double %164, %169
  %171 = getelementptr inbounds double, ptr %1, i64 %159
  %172 = load double, ptr %171, align 8, !tbaa !8
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %174 = load ptr, ptr %173, align 8, !tbaa !30
  %175 = getelementptr inbounds double, ptr %174, i64 %167
  %176 = load double, ptr %175, align 8, !tbaa !8
  %177 = fmul contract double %172, %176
  %178 = fsub contract double %170, %177
  %179 = sub nsw i32 %158, %33
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds double, ptr %1, i64 %180
  %182 = load double, ptr %181, align 8, !tbaa !8
  %183 = getelementptr inbounds double, ptr %174, i64 %45
  %184 = load double, ptr %183, align 8, !tbaa !8
  %185 = fmul contract double %182, %184
  %186 = fadd contract double %178, %185
  %187 = load ptr, ptr %155, align 8, !tbaa !31
  %188 = getelementptr inbounds double, ptr %187, i64 %167
  %189 = load double, ptr %188, align 8, !tbaa !8
  %190 = fdiv contract double %186, %189
  br label %191

191:                                              ; preds = %154, %136
  %192 = phi contract double [ %190, %154 ], [ 0.000000e+00, %136 ]
  %193 = fsub contract double %192, %137
  %194 = fdiv contract double %193, %47
  %195 = add nsw i32 %11, 1
  %196 = add i32 %195, %26
  %197 = add i32 %75, %196
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds double, ptr %74, i64 %198
  %200 = load double, ptr %199, align 8, !tbaa !8
  %201 = fcmp contract ogt double %84, %200
  %202 = select contract i1 %201, double %84, double %200
  %203 = add i32 %87, %196
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds double, ptr %74, i64 %204
  %206 = load double, ptr %205, align 8, !tbaa !8
  %207 = fcmp contract ogt double %95, %206
  %208 = select contract i1 %207, double %95, double %206
  %209 = fcmp contract ogt double %202, %208
  %210 = select contract i1 %209, double %202, double %208
  %211 = fcmp contract olt double %210, %105
  br i1 %211, label %212, label %247

212:                                              ; preds = %191
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %214 = add i32 %34, %196
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds double, ptr %2, i64 %215
  %217 = load double, ptr %216, align 8, !tbaa !8
  %218 = getelementptr i8, ptr %216, i64 -8
  %219 = load double, ptr %218, align 8, !tbaa !8
  %220 = fsub contract double %217, %219
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %222 = load ptr, ptr %221, align 8, !tbaa !29
  %223 = getelementptr inbounds double, ptr %222, i64 %45
  %224 = load double, ptr %223, align 8, !tbaa !8
  %225 = fmul contract double %220, %224
  %226 = getelementptr inbounds double, ptr %1, i64 %215
  %227 = load double, ptr %226, align 8, !tbaa !8
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %229 = load ptr, ptr %228, align 8, !tbaa !30
  %230 = getelementptr inbounds double, ptr %229, i64 %45
  %231 = load double, ptr %230, align 8, !tbaa !8
  %232 = fmul contract double %227, %231
  %233 = fsub contract double %225, %232
  %234 = sub nsw i32 %214, %33
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds double, ptr %1, i64 %235
  %237 = load double, ptr %236, align 8, !tbaa !8
  %238 = sext i32 %72 to i64
  %239 = getelementptr inbounds double, ptr %229, i64 %238
  %240 = load double, ptr %239, align 8, !tbaa !8
  %241 = fmul contract double %237, %240
  %242 = fadd contract double %233, %241
  %243 = load ptr, ptr %213, align 8, !tbaa !31
  %244 = getelementptr inbounds double, ptr %243, i64 %45
  %245 = load double, ptr %244, align 8, !tbaa !8
  %246 = fdiv contract double %242, %245
  br label %247

247:                                              ; preds = %212, %191
  %248 = phi contract double [ %246, %212 ], [ 0.000000e+00, %191 ]
  %249 = fsub contract double %248, %137
  %250 = fdiv contract double %249, %64
  %251 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %252 = load i32, ptr %251, align 8, !tbaa !37
  %253 = or i32 %252, %11
  %254 = icmp eq i32 %253, 0
  %255 = fcmp contract oge double %86, %105
  %256 = or i1 %255, %254
  %257 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %258 = load i32, ptr %257, align 4, !tbaa !38
  %259 = or i32 %258, %16
  %260 = icmp eq i32 %259, 0
  %261 = fcmp contract ogt double %95, %84
  %262 = select contract i1 %261, double %95, double %84
  %263 = fcmp contract oge double %262, %105
  %264 = or i1 %263, %260
  br i1 %256, label %294, label %265

265:                                              ; preds = %247
  %266 = add nsw i32 %36, -1
  %267 = sext i32 %266 to i64
  %268 = getelementptr double, ptr %1, i64 %267
  %269 = load double, ptr %268, align 8, !tbaa !8
  %270 = fsub contract double %41, %269
  %271 = fmul contract double %47, %270
  %272 = add i32 %266, %33
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds double, ptr %2, i64 %273
  %275 = load double, ptr %274, align 8, !tbaa !8
  %276 = fmul contract double %58, %275
  %277 = fadd contract double %271, %276
  %278 = getelementptr inbounds double, ptr %2, i64 %267
  %279 = load double, ptr %278, align 8, !tbaa !8
  %280 = fmul contract double %64, %279
  %281 = fsub contract double %277, %280
  %282 = fdiv contract double %281, %70
  %283 = fsub contract double %71, %282
  %284 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %285 = load ptr, ptr %284, align 8, !tbaa !30
  %286 = getelementptr inbounds double, ptr %285, i64 %45
  %287 = load double, ptr %286, align 8, !tbaa !8
  %288 = fdiv contract double %283, %287
  %289 = fsub contract double %288, %194
  %290 = fmul contract double %5, %289
  %291 = getelementptr inbounds double, ptr %3, i64 %37
  %292 = load double, ptr %291, align 8, !tbaa !8
  %293 = fsub contract double %292, %290
  store double %293, ptr %291, align 8, !tbaa !8
  br label %294

294:                                              ; preds = %265, %247
  br i1 %264, label %333, label %295

295:                                              ; preds = %294
  %296 = sub nsw i32 %36, %33
  %297 = add nsw i32 %16, -1
  %298 = sext i32 %296 to i64
  %299 = getelementptr double, ptr %1, i64 %298
  %300 = getelementptr i8, ptr %299, i64 8
  %301 = load double, ptr %300, align 8, !tbaa !8
  %302 = load double, ptr %299, align 8, !tbaa !8
  %303 = fsub contract double %301, %302
  %304 = add i32 %297, %26
  %305 = sext i32 %304 to i64
  %306 = getelementptr inbounds double, ptr %44, i64 %305
  %307 = load double, ptr %306, align 8, !tbaa !8
  %308 = fmul contract double %303, %307
  %309 = load double, ptr %61, align 8, !tbaa !8
  %310 = load double, ptr %63, align 8, !tbaa !8
  %311 = fmul contract double %309, %310
  %312 = fadd contract double %308, %311
  %313 = getelementptr inbounds double, ptr %2, i64 %298
  %314 = load double, ptr %313, align 8, !tbaa !8
  %315 = getelementptr inbounds double, ptr %54, i64 %305
  %316 = load double, ptr %315, align 8, !tbaa !8
  %317 = fmul contract double %314, %316
  %318 = fsub contract double %312, %317
  %319 = getelementptr inbounds double, ptr %68, i64 %305
  %320 = load double, ptr %319, align 8, !tbaa !8
  %321 = fdiv contract double %318, %320
  %322 = fsub contract double %71, %321
  %323 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %324 = load ptr, ptr %323, align 8, !tbaa !29
  %325 = getelementptr inbounds double, ptr %324, i64 %45
  %326 = load double, ptr %325, align 8, !tbaa !8
  %327 = fdiv contract double %322, %326
  %328 = fadd contract double %250, %327
  %329 = fmul contract double %5, %328
  %330 = getelementptr inbounds double, ptr %4, i64 %37
  %331 = load double, ptr %330, align 8, !tbaa !8
  %332 = fsub contract double %331, %329
  store double %332, ptr %330, align 8, !tbaa !8
  br label %333

333:                                              ; preds = %6, %294, %295
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
  br i1 %27, label %28, label %854

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
  %46 = select i1 %45, i32 -3, i32 2
  %47 = add i32 %41, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds double, ptr %4, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = add nsw i32 %41, -2
  %52 = add nsw i32 %41, 1
  %53 = select i1 %45, i32 %51, i32 %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds double, ptr %4, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !8
  %57 = add nsw i32 %41, -1
  %58 = select i1 %45, i32 %57, i32 %41
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr %4, i64 %59
  %61 = load double, ptr %60, align 8, !tbaa !8
  %62 = select i1 %45, i32 %41, i32 %57
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr %4, i64 %63
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = select i1 %45, i32 %52, i32 %51
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr %4, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !8
  %70 = fmul contract double %56, 2.000000e+00
  %71 = fsub contract double %50, %70
  %72 = fadd contract double %61, %71
  %73 = fmul contract double %61, 2.000000e+00
  %74 = fsub contract double %56, %73
  %75 = fadd contract double %65, %74
  %76 = fmul contract double %65, 2.000000e+00
  %77 = fsub contract double %61, %76
  %78 = fadd contract double %69, %77
  %79 = fmul contract double %56, 4.000000e+00
  %80 = fsub contract double %50, %79
  %81 = fmul contract double %61, 3.000000e+00
  %82 = fadd contract double %80, %81
  %83 = fsub contract double %56, %65
  %84 = fmul contract double %65, 4.000000e+00
  %85 = fsub contract double %81, %84
  %86 = fadd contract double %69, %85
  %87 = fmul contract double %72, 0x3FF1555555555555
  %88 = fmul contract double %72, %87
  %89 = fmul contract double %82, 2.500000e-01
  %90 = fmul contract double %82, %89
  %91 = fadd contract double %88, %90
  %92 = fmul contract double %75, 0x3FF1555555555555
  %93 = fmul contract double %75, %92
  %94 = fmul contract double %83, 2.500000e-01
  %95 = fmul contract double %83, %94
  %96 = fadd contract double %95, %93
  %97 = fmul contract double %78, 0x3FF1555555555555
  %98 = fmul contract double %78, %97
  %99 = fmul contract double %86, 2.500000e-01
  %100 = fmul contract double %86, %99
  %101 = fadd contract double %98, %100
  %102 = fsub contract double %91, %101
  %103 = fadd contract double %91, 1.000000e-08
  %104 = fdiv contract double %102, %103
  %105 = fadd contract double %96, 1.000000e-08
  %106 = fdiv contract double %102, %105
  %107 = fadd contract double %101, 1.000000e-08
  %108 = fdiv contract double %102, %107
  %109 = fmul contract double %104, %104
  %110 = fadd contract double %109, 1.000000e+00
  %111 = fmul contract double %110, 1.000000e-01
  %112 = fmul contract double %106, %106
  %113 = fadd contract double %112, 1.000000e+00
  %114 = fmul contract double %113, 6.000000e-01
  %115 = fmul contract double %108, %108
  %116 = fadd contract double %115, 1.000000e+00
  %117 = fmul contract double %116, 3.000000e-01
  %118 = fmul contract double %50, 2.000000e+00
  %119 = fmul contract double %56, 7.000000e+00
  %120 = fsub contract double %118, %119
  %121 = fmul contract double %61, 1.100000e+01
  %122 = fadd contract double %120, %121
  %123 = fmul contract double %122, 0x3FC5555555555555
  %124 = fmul contract double %61, 5.000000e+00
  %125 = fsub contract double %124, %56
  %126 = fadd contract double %125, %76
  %127 = fmul contract double %126, 0x3FC5555555555555
  %128 = fmul contract double %65, 5.000000e+00
  %129 = fadd contract double %73, %128
  %130 = fsub contract double %129, %69
  %131 = fmul contract double %130, 0x3FC5555555555555
  %132 = fmul contract double %123, %111
  %133 = fmul contract double %127, %114
  %134 = fadd contract double %132, %133
  %135 = fmul contract double %131, %117
  %136 = fadd contract double %135, %134
  %137 = fadd contract double %111, %114
  %138 = fadd contract double %117, %137
  %139 = fdiv contract double %136, %138
  %140 = fmul contract double %44, %139
  %141 = getelementptr inbounds double, ptr %4, i64 %42
  %142 = load double, ptr %141, align 8, !tbaa !8
  %143 = getelementptr i8, ptr %141, i64 -8
  %144 = load double, ptr %143, align 8, !tbaa !8
  %145 = fsub contract double %142, %144
  %146 = fmul contract double %7, %145
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %148 = load ptr, ptr %147, align 8, !tbaa !30
  %149 = sext i32 %36 to i64
  %150 = getelementptr inbounds double, ptr %148, i64 %149
  %151 = load double, ptr %150, align 8, !tbaa !8
  %152 = fdiv contract double %146, %151
  %153 = fsub contract double %140, %152
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %155 = load ptr, ptr %154, align 8, !tbaa !22
  %156 = getelementptr inbounds double, ptr %155, i64 %149
  %157 = load double, ptr %156, align 8, !tbaa !8
  %158 = fmul contract double %157, %153
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %160 = load ptr, ptr %159, align 8, !tbaa !19
  %161 = zext nneg i32 %21 to i64
  %162 = getelementptr double, ptr %160, i64 %161
  %163 = getelementptr i8, ptr %162, i64 8
  %164 = load double, ptr %163, align 8, !tbaa !8
  %165 = load double, ptr %162, align 8, !tbaa !8
  %166 = fsub contract double %164, %165
  %167 = fmul contract double %166, %158
  %168 = add i32 %31, %15
  %169 = add i32 %39, %168
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds double, ptr %1, i64 %170
  %172 = load double, ptr %171, align 8, !tbaa !8
  %173 = fcmp contract ogt double %172, 0.000000e+00
  %174 = select i1 %173, i32 -3, i32 2
  %175 = add i32 %174, %169
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds double, ptr %4, i64 %176
  %178 = load double, ptr %177, align 8, !tbaa !8
  %179 = add nsw i32 %169, -2
  %180 = add nsw i32 %169, 1
  %181 = select i1 %173, i32 %179, i32 %180
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds double, ptr %4, i64 %182
  %184 = load double, ptr %183, align 8, !tbaa !8
  %185 = add nsw i32 %169, -1
  %186 = select i1 %173, i32 %185, i32 %169
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds double, ptr %4, i64 %187
  %189 = load double, ptr %188, align 8, !tbaa !8
  %190 = select i1 %173, i32 %169, i32 %185
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds double, ptr %4, i64 %191
  %193 = load double, ptr %192, align 8, !tbaa !8
  %194 = select i1 %173, i32 %180, i32 %179
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds double, ptr %4, i64 %195
  %197 = load double, ptr %196, align 8, !tbaa !8
  %198 = fmul contract double %184, 2.000000e+00
  %199 = fsub contract double %178, %198
  %200 = fadd contract double %189, %199
  %201 = fmul contract double %189, 2.000000e+00
  %202 = fsub contract double %184, %201
  %203 = fadd contract double %193, %202
  %204 = fmul contract double %193, 2.000000e+00
  %205 = fsub contract double %189, %204
  %206 = fadd contract double %197, %205
  %207 = fmul contract double %184, 4.000000e+00
  %208 = fsub contract double %178, %207
  %209 = fmul contract double %189, 3.000000e+00
  %210 = fadd contract double %208, %209
  %211 = fsub contract double %184, %193
  %212 = fmul contract double %193, 4.000000e+00
  %213 = fsub contract double %209, %212
  %214 = fadd contract double %197, %213
  %215 = fmul contract double %200, 0x3FF1555555555555
  %216 = fmul contract double %200, %215
  %217 = fmul contract double %210, 2.500000e-01
  %218 = fmul contract double %210, %217
  %219 = fadd contract double %216, %218
  %220 = fmul contract double %203, 0x3FF1555555555555
  %221 = fmul contract double %203, %220
  %222 = fmul contract double %211, 2.500000e-01
  %223 = fmul contract double %211, %222
  %224 = fadd contract double %223, %221
  %225 = fmul contract double %206, 0x3FF1555555555555
  %226 = fmul contract double %206, %225
  %227 = fmul contract double %214, 2.500000e-01
  %228 = fmul contract double %214, %227
  %229 = fadd contract double %226, %228
  %230 = fsub contract double %219, %229
  %231 = fadd contract double %219, 1.000000e-08
  %232 = fdiv contract double %230, %231
  %233 = fadd contract double %224, 1.000000e-08
  %234 = fdiv contract double %230, %233
  %235 = fadd contract double %229, 1.000000e-08
  %236 = fdiv contract double %230, %235
  %237 = fmul contract double %232, %232
  %238 = fadd contract double %237, 1.000000e+00
  %239 = fmul contract double %238, 1.000000e-01
  %240 = fmul contract double %234, %234
  %241 = fadd contract double %240, 1.000000e+00
  %242 = fmul contract double %241, 6.000000e-01
  %243 = fmul contract double %236, %236
  %244 = fadd contract double %243, 1.000000e+00
  %245 = fmul contract double %244, 3.000000e-01
  %246 = fmul contract double %178, 2.000000e+00
  %247 = fmul contract double %184, 7.000000e+00
  %248 = fsub contract double %246, %247
  %249 = fmul contract double %189, 1.100000e+01
  %250 = fadd contract double %248, %249
  %251 = fmul contract double %250, 0x3FC5555555555555
  %252 = fmul contract double %189, 5.000000e+00
  %253 = fsub contract double %252, %184
  %254 = fadd contract double %253, %204
  %255 = fmul contract double %254, 0x3FC5555555555555
  %256 = fmul contract double %193, 5.000000e+00
  %257 = fadd contract double %201, %256
  %258 = fsub contract double %257, %197
  %259 = fmul contract double %258, 0x3FC5555555555555
  %260 = fmul contract double %251, %239
  %261 = fmul contract double %255, %242
  %262 = fadd contract double %260, %261
  %263 = fmul contract double %259, %245
  %264 = fadd contract double %263, %262
  %265 = fadd contract double %239, %242
  %266 = fadd contract double %245, %265
  %267 = fdiv contract double %264, %266
  %268 = fmul contract double %172, %267
  %269 = getelementptr inbounds double, ptr %4, i64 %170
  %270 = load double, ptr %269, align 8, !tbaa !8
  %271 = getelementptr i8, ptr %269, i64 -8
  %272 = load double, ptr %271, align 8, !tbaa !8
  %273 = fsub contract double %270, %272
  %274 = fmul contract double %7, %273
  %275 = fdiv contract double %274, %151
  %276 = fsub contract double %268, %275
  %277 = fmul contract double %157, %276
  %278 = fmul contract double %166, %277
  %279 = fsub contract double %167, %278
  %280 = add nuw nsw i32 %20, 1
  %281 = add i32 %280, %31
  %282 = add i32 %35, %281
  %283 = mul nsw i32 %282, %38
  %284 = add i32 %283, %168
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds double, ptr %2, i64 %285
  %287 = load double, ptr %286, align 8, !tbaa !8
  %288 = fcmp contract ogt double %287, 0.000000e+00
  %289 = mul i32 %38, -3
  %290 = shl nsw i32 %38, 1
  %291 = select i1 %288, i32 %289, i32 %290
  %292 = add i32 %291, %284
  %293 = sext i32 %292 to i64
  %294 = getelementptr inbounds double, ptr %4, i64 %293
  %295 = load double, ptr %294, align 8, !tbaa !8
  %296 = sub nsw i32 %284, %290
  %297 = add nsw i32 %284, %38
  %298 = select i1 %288, i32 %296, i32 %297
  %299 = sext i32 %298 to i64
  %300 = getelementptr inbounds double, ptr %4, i64 %299
  %301 = load double, ptr %300, align 8, !tbaa !8
  %302 = sub nsw i32 %284, %38
  %303 = select i1 %288, i32 %302, i32 %284
  %304 = sext i32 %303 to i64
  %305 = getelementptr inbounds double, ptr %4, i64 %304
  %306 = load double, ptr %305, align 8, !tbaa !8
  %307 = select i1 %288, i32 %284, i32 %302
  %308 = sext i32 %307 to i64
  %309 = getelementptr inbounds double, ptr %4, i64 %308
  %310 = load double, ptr %309, align 8, !tbaa !8
  %311 = select i1 %288, i32 %297, i32 %296
  %312 = sext i32 %311 to i64
  %313 = getelementptr inbounds double, ptr %4, i64 %312
  %314 = load double, ptr %313, align 8, !tbaa !8
  %315 = fmul contract double %301, 2.000000e+00
  %316 = fsub contract double %295, %315
  %317 = fadd contract double %306, %316
  %318 = fmul contract double %306, 2.000000e+00
  %319 = fsub contract double %301, %318
  %320 = fadd contract double %310, %319
  %321 = fmul contract double %310, 2.000000e+00
  %322 = fsub contract double %306, %321
  %323 = fadd contract double %314, %322
  %324 = fmul contract double %301, 4.000000e+00
  %325 = fsub contract double %295, %324
  %326 = fmul contract double %306, 3.000000e+00
  %327 = fadd contract double %325, %326
  %328 = fsub contract double %301, %310
  %329 = fmul contract double %310, 4.000000e+00
  %330 = fsub contract double %326, %329
  %331 = fadd contract double %314, %330
  %332 = fmul contract double %317, 0x3FF1555555555555
  %333 = fmul contract double %317, %332
  %334 = fmul contract double %327, 2.500000e-01
  %335 = fmul contract double %327, %334
  %336 = fadd contract double %333, %335
  %337 = fmul contract double %320, 0x3FF1555555555555
  %338 = fmul contract double %320, %337
  %339 = fmul contract double %328, 2.500000e-01
  %340 = fmul contract double %328, %339
  %341 = fadd contract double %340, %338
  %342 = fmul contract double %323, 0x3FF1555555555555
  %343 = fmul contract double %323, %342
  %344 = fmul contract double %331, 2.500000e-01
  %345 = fmul contract double %331, %344
  %346 = fadd contract double %343, %345
  %347 = fsub contract double %336, %346
  %348 = fadd contract double %336, 1.000000e-08
  %349 = fdiv contract double %347, %348
  %350 = fadd contract double %341, 1.000000e-08
  %351 = fdiv contract double %347, %350
  %352 = fadd contract double %346, 1.000000e-08
  %353 = fdiv contract double %347, %352
  %354 = fmul contract double %349, %349
  %355 = fadd contract double %354, 1.000000e+00
  %356 = fmul contract double %355, 1.000000e-01
  %357 = fmul contract double %351, %351
  %358 = fadd contract double %357, 1.000000e+00
  %359 = fmul contract double %358, 6.000000e-01
  %360 = fmul contract double %353, %353
  %361 = fadd contract double %360, 1.000000e+00
  %362 = fmul contract double %361, 3.000000e-01
  %363 = fmul contract double %295, 2.000000e+00
  %364 = fmul contract double %301, 7.000000e+00
  %365 = fsub contract double %363, %364
  %366 = fmul contract double %306, 1.100000e+01
  %367 = fadd contract double %365, %366
  %368 = fmul contract double %367, 0x3FC5555555555555
  %369 = fmul contract double %306, 5.000000e+00
  %370 = fsub contract double %369, %301
  %371 = fadd contract double %370, %321
  %372 = fmul contract double %371, 0x3FC5555555555555
  %373 = fmul contract double %310, 5.000000e+00
  %374 = fadd contract double %318, %373
  %375 = fsub contract double %374, %314
  %376 = fmul contract double %375, 0x3FC5555555555555
  %377 = fmul contract double %368, %356
  %378 = fmul contract double %372, %359
  %379 = fadd contract double %377, %378
  %380 = fmul contract double %376, %362
  %381 = fadd contract double %380, %379
  %382 = fadd contract double %356, %359
  %383 = fadd contract double %362, %382
  %384 = fdiv contract double %381, %383
  %385 = fmul contract double %287, %384
  %386 = getelementptr inbounds double, ptr %4, i64 %285
  %387 = load double, ptr %386, align 8, !tbaa !8
  %388 = sext i32 %302 to i64
  %389 = getelementptr inbounds double, ptr %4, i64 %388
  %390 = load double, ptr %389, align 8, !tbaa !8
  %391 = fsub contract double %387, %390
  %392 = fmul contract double %7, %391
  %393 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %394 = load ptr, ptr %393, align 8, !tbaa !29
  %395 = sext i32 %281 to i64
  %396 = getelementptr inbounds double, ptr %394, i64 %395
  %397 = load double, ptr %396, align 8, !tbaa !8
  %398 = fdiv contract double %392, %397
  %399 = fsub contract double %385, %398
  %400 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %401 = load ptr, ptr %400, align 8, !tbaa !23
  %402 = getelementptr inbounds double, ptr %401, i64 %395
  %403 = load double, ptr %402, align 8, !tbaa !8
  %404 = fmul contract double %403, %399
  %405 = fmul contract double %166, %404
  %406 = fadd contract double %279, %405
  %407 = getelementptr inbounds double, ptr %2, i64 %170
  %408 = load double, ptr %407, align 8, !tbaa !8
  %409 = fcmp contract ogt double %408, 0.000000e+00
  %410 = select i1 %409, i32 %289, i32 %290
  %411 = add i32 %410, %169
  %412 = sext i32 %411 to i64
  %413 = getelementptr inbounds double, ptr %4, i64 %412
  %414 = load double, ptr %413, align 8, !tbaa !8
  %415 = sub nsw i32 %169, %290
  %416 = add nsw i32 %169, %38
  %417 = select i1 %409, i32 %415, i32 %416
  %418 = sext i32 %417 to i64
  %419 = getelementptr inbounds double, ptr %4, i64 %418
  %420 = load double, ptr %419, align 8, !tbaa !8
  %421 = sub nsw i32 %169, %38
  %422 = select i1 %409, i32 %421, i32 %169
  %423 = sext i32 %422 to i64
  %424 = getelementptr inbounds double, ptr %4, i64 %423
  %425 = load double, ptr %424, align 8, !tbaa !8
  %426 = select i1 %409, i32 %169, i32 %421
  %427 = sext i32 %426 to i64
  %428 = getelementptr inbounds double, ptr %4, i64 %427
  %429 = load double, ptr %428, align 8, !tbaa !8
  %430 = select i1 %409, i32 %416, i32 %415
  %431 = sext i32 %430 to i64
  %432 = getelementptr inbounds double, ptr %4, i64 %431
  %433 = load double, ptr %432, align 8, !tbaa !8
  %434 = fmul contract double %420, 2.000000e+00
  %435 = fsub contract double %414, %434
  %436 = fadd contract double %425, %435
  %437 = fmul contract double %425, 2.000000e+00
  %438 = fsub contract double %420, %437
  %439 = fadd contract double %429, %438
  %440 = fmul contract double %429, 2.000000e+00
  %441 = fsub contract double %425, %440
  %442 = fadd contract double %433, %441
  %443 = fmul contract double %420, 4.000000e+00
  %444 = fsub contract double %414, %443
  %445 = fmul contract double %425, 3.000000e+00
  %446 = fadd contract double %444, %445
  %447 = fsub contract double %420, %429
  %448 = fmul contract double %429, 4.000000e+00
  %449 = fsub contract double %445, %448
  %450 = fadd contract double %433, %449
  %451 = fmul contract double %436, 0x3FF1555555555555
  %452 = fmul contract double %436, %451
  %453 = fmul contract double %446, 2.500000e-01
  %454 = fmul contract double %446, %453
  %455 = fadd contract double %452, %454
  %456 = fmul contract double %439, 0x3FF1555555555555
  %457 = fmul contract double %439, %456
  %458 = fmul contract double %447, 2.500000e-01
  %459 = fmul contract double %447, %458
  %460 = fadd contract double %459, %457
  %461 = fmul contract double %442, 0x3FF1555555555555
  %462 = fmul contract double %442, %461
  %463 = fmul contract double %450, 2.500000e-01
  %464 = fmul contract double %450, %463
  %465 = fadd contract double %462, %464
  %466 = fsub contract double %455, %465
  %467 = fadd contract double %455, 1.000000e-08
  %468 = fdiv contract double %466, %467
  %469 = fadd contract double %460, 1.000000e-08
  %470 = fdiv contract double %466, %469
  %471 = fadd contract double %465, 1.000000e-08
  %472 = fdiv contract double %466, %471
  %473 = fmul contract double %468, %468
  %474 = fadd contract double %473, 1.000000e+00
  %475 = fmul contract double %474, 1.000000e-01
  %476 = fmul contract double %470, %470
  %477 = fadd contract double %476, 1.000000e+00
  %478 = fmul contract double %477, 6.000000e-01
  %479 = fmul contract double %472, %472
  %480 = fadd contract double %479, 1.000000e+00
  %481 = fmul contract double %480, 3.000000e-01
  %482 = fmul contract double %414, 2.000000e+00
  %483 = fmul contract double %420, 7.000000e+00
  %484 = fsub contract double %482, %483
  %485 = fmul contract double %425, 1.100000e+01
  %486 = fadd contract double %484, %485
  %487 = fmul contract double %486, 0x3FC5555555555555
  %488 = fmul contract double %425, 5.000000e+00
  %489 = fsub contract double %488, %420
  %490 = fadd contract double %489, %440
  %491 = fmul contract double %490, 0x3FC5555555555555
  %492 = fmul contract double %429, 5.000000e+00
  %493 = fadd contract double %437, %492
  %494 = fsub contract double %493, %433
  %495 = fmul contract double %494, 0x3FC5555555555555
  %496 = fmul contract double %487, %475
  %497 = fmul contract double %491, %478
  %498 = fadd contract double %496, %497
  %499 = fmul contract double %495, %481
  %500 = fadd contract double %499, %498
  %501 = fadd contract double %475, %478
  %502 = fadd contract double %481, %501
  %503 = fdiv contract double %500, %502
  %504 = fmul contract double %408, %503
  %505 = sext i32 %421 to i64
  %506 = getelementptr inbounds double, ptr %4, i64 %505
  %507 = load double, ptr %506, align 8, !tbaa !8
  %508 = fsub contract double %270, %507
  %509 = fmul contract double %7, %508
  %510 = getelementptr inbounds double, ptr %394, i64 %149
  %511 = load double, ptr %510, align 8, !tbaa !8
  %512 = fdiv contract double %509, %511
  %513 = fsub contract double %504, %512
  %514 = getelementptr inbounds double, ptr %401, i64 %149
  %515 = load double, ptr %514, align 8, !tbaa !8
  %516 = fmul contract double %515, %513
  %517 = fmul contract double %166, %516
  %518 = fsub contract double %406, %517
  %519 = add nuw nsw i32 %21, 1
  %520 = add nsw i32 %31, %519
  %521 = mul nsw i32 %34, %520
  %522 = add i32 %521, %36
  %523 = mul nsw i32 %522, %38
  %524 = add i32 %523, %168
  %525 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %526 = load i32, ptr %525, align 8, !tbaa !20
  %527 = icmp eq i32 %519, %526
  br i1 %527, label %528, label %540

528:                                              ; preds = %28
  %529 = icmp eq i32 %9, 0
  br i1 %529, label %677, label %530

530:                                              ; preds = %528
  %531 = sext i32 %524 to i64
  %532 = getelementptr inbounds double, ptr %3, i64 %531
  %533 = mul nsw i32 %38, %34
  %534 = sub nsw i32 %524, %533
  %535 = sext i32 %534 to i64
  %536 = getelementptr inbounds double, ptr %4, i64 %535
  %537 = load double, ptr %532, align 8, !tbaa !8
  %538 = load double, ptr %536, align 8, !tbaa !8
  %539 = fmul contract double %537, %538
  br label %677

540:                                              ; preds = %28
  %541 = sext i32 %524 to i64
  %542 = getelementptr inbounds double, ptr %3, i64 %541
  %543 = load double, ptr %542, align 8, !tbaa !8
  %544 = mul nsw i32 %38, %34
  %545 = sub nsw i32 %526, %519
  %546 = tail call i32 @llvm.smin.i32(i32 %545, i32 %519)
  %547 = fcmp contract ogt double %543, 0.000000e+00
  %548 = shl nsw i32 %544, 1
  %549 = sub nsw i32 %524, %548
  %550 = add nsw i32 %524, %544
  %551 = select i1 %547, i32 %549, i32 %550
  %552 = sext i32 %551 to i64
  %553 = getelementptr inbounds double, ptr %4, i64 %552
  %554 = load double, ptr %553, align 8, !tbaa !8
  %555 = sub nsw i32 %524, %544
  %556 = select i1 %547, i32 %555, i32 %524
  %557 = sext i32 %556 to i64
  %558 = getelementptr inbounds double, ptr %4, i64 %557
  %559 = load double, ptr %558, align 8, !tbaa !8
  %560 = select i1 %547, i32 %524, i32 %555
  %561 = sext i32 %560 to i64
  %562 = getelementptr inbounds double, ptr %4, i64 %561
  %563 = load double, ptr %562, align 8, !tbaa !8
  %564 = icmp sgt i32 %546, 2
  br i1 %564, label %565, label %646

565:                                              ; preds = %540
  %566 = select i1 %547, i32 %550, i32 %549
  %567 = mul i32 %544, -3
  %568 = select i1 %547, i32 %567, i32 %548
  %569 = add i32 %568, %524
  %570 = sext i32 %569 to i64
  %571 = getelementptr inbounds double, ptr %4, i64 %570
  %572 = load double, ptr %571, align 8, !tbaa !8
  %573 = sext i32 %566 to i64
  %574 = getelementptr inbounds double, ptr %4, i64 %573
  %575 = load double, ptr %574, align 8, !tbaa !8
  %576 = fmul contract double %554, 2.000000e+00
  %577 = fsub contract double %572, %576
  %578 = fadd contract double %559, %577
  %579 = fmul contract double %559, 2.000000e+00
  %580 = fsub contract double %554, %579
  %581 = fadd contract double %563, %580
  %582 = fmul contract double %563, 2.000000e+00
  %583 = fsub contract double %559, %582
  %584 = fadd contract double %583, %575
  %585 = fmul contract double %554, 4.000000e+00
  %586 = fsub contract double %572, %585
  %587 = fmul contract double %559, 3.000000e+00
  %588 = fadd contract double %587, %586
  %589 = fsub contract double %554, %563
  %590 = fmul contract double %563, 4.000000e+00
  %591 = fsub contract double %587, %590
  %592 = fadd contract double %591, %575
  %593 = fmul contract double %578, 0x3FF1555555555555
  %594 = fmul contract double %578, %593
  %595 = fmul contract double %588, 2.500000e-01
  %596 = fmul contract double %588, %595
  %597 = fadd contract double %594, %596
  %598 = fmul contract double %581, 0x3FF1555555555555
  %599 = fmul contract double %581, %598
  %600 = fmul contract double %589, 2.500000e-01
  %601 = fmul contract double %589, %600
  %602 = fadd contract double %601, %599
  %603 = fmul contract double %584, 0x3FF1555555555555
  %604 = fmul contract double %584, %603
  %605 = fmul contract double %592, 2.500000e-01
  %606 = fmul contract double %592, %605
  %607 = fadd contract double %604, %606
  %608 = fsub contract double %597, %607
  %609 = fadd contract double %597, 1.000000e-08
  %610 = fdiv contract double %608, %609
  %611 = fadd contract double %602, 1.000000e-08
  %612 = fdiv contract double %608, %611
  %613 = fadd contract double %607, 1.000000e-08
  %614 = fdiv contract double %608, %613
  %615 = fmul contract double %610, %610
  %616 = fadd contract double %615, 1.000000e+00
  %617 = fmul contract double %616, 1.000000e-01
  %618 = fmul contract double %612, %612
  %619 = fadd contract double %618, 1.000000e+00
  %620 = fmul contract double %619, 6.000000e-01
  %621 = fmul contract double %614, %614
  %622 = fadd contract double %621, 1.000000e+00
  %623 = fmul contract double %622, 3.000000e-01
  %624 = fmul contract double %572, 2.000000e+00
  %625 = fmul contract double %554, 7.000000e+00
  %626 = fsub contract double %624, %625
  %627 = fmul contract double %559, 1.100000e+01
  %628 = fadd contract double %627, %626
  %629 = fmul contract double %628, 0x3FC5555555555555
  %630 = fmul contract double %559, 5.000000e+00
  %631 = fsub contract double %630, %554
  %632 = fadd contract double %631, %582
  %633 = fmul contract double %632, 0x3FC5555555555555
  %634 = fmul contract double %563, 5.000000e+00
  %635 = fadd contract double %579, %634
  %636 = fsub contract double %635, %575
  %637 = fmul contract double %636, 0x3FC5555555555555
  %638 = fmul contract double %629, %617
  %639 = fmul contract double %633, %620
  %640 = fadd contract double %638, %639
  %641 = fmul contract double %637, %623
  %642 = fadd contract double %641, %640
  %643 = fadd contract double %617, %620
  %644 = fadd contract double %623, %643
  %645 = fdiv contract double %642, %644
  br label %674

646:                                              ; preds = %540
  %647 = icmp eq i32 %546, 2
  br i1 %647, label %648, label %674

648:                                              ; preds = %646
  %649 = fsub contract double %559, %554
  %650 = fmul contract double %649, %649
  %651 = fsub contract double %563, %559
  %652 = fmul contract double %651, %651
  %653 = fsub contract double %650, %652
  %654 = fadd contract double %650, 1.000000e-08
  %655 = fdiv contract double %653, %654
  %656 = fadd contract double %652, 1.000000e-08
  %657 = fdiv contract double %653, %656
  %658 = fmul contract double %655, %655
  %659 = fadd contract double %658, 1.000000e+00
  %660 = fmul contract double %659, 0x3FD5555555555555
  %661 = fmul contract double %657, %657
  %662 = fadd contract double %661, 1.000000e+00
  %663 = fmul contract double %662, 0x3FE5555555555555
  %664 = fmul contract double %660, 5.000000e-01
  %665 = fmul contract double %559, 3.000000e+00
  %666 = fsub contract double %665, %554
  %667 = fmul contract double %666, %664
  %668 = fmul contract double %663, 5.000000e-01
  %669 = fadd contract double %559, %563
  %670 = fmul contract double %669, %668
  %671 = fadd contract double %667, %670
  %672 = fadd contract double %660, %663
  %673 = fdiv contract double %671, %672
  br label %674

674:                                              ; preds = %648, %646, %565
  %675 = phi contract double [ %645, %565 ], [ %673, %648 ], [ %559, %646 ]
  %676 = fmul contract double %543, %675
  br label %677

677:                                              ; preds = %528, %530, %674
  %678 = phi double [ %676, %674 ], [ 0.000000e+00, %528 ], [ %539, %530 ]
  %679 = icmp eq i32 %21, 0
  br i1 %679, label %829, label %680

680:                                              ; preds = %677
  %681 = icmp eq i32 %21, %526
  br i1 %681, label %682, label %693

682:                                              ; preds = %680
  %683 = icmp eq i32 %9, 0
  br i1 %683, label %829, label %684

684:                                              ; preds = %682
  %685 = getelementptr inbounds double, ptr %3, i64 %170
  %686 = mul nsw i32 %38, %34
  %687 = sub nsw i32 %169, %686
  %688 = sext i32 %687 to i64
  %689 = getelementptr inbounds double, ptr %4, i64 %688
  %690 = load double, ptr %685, align 8, !tbaa !8
  %691 = load double, ptr %689, align 8, !tbaa !8
  %692 = fmul contract double %690, %691
  br label %829

693:                                              ; preds = %680
  %694 = getelementptr inbounds double, ptr %3, i64 %170
  %695 = load double, ptr %694, align 8, !tbaa !8
  %696 = mul nsw i32 %38, %34
  %697 = sub nsw i32 %526, %21
  %698 = tail call i32 @llvm.smin.i32(i32 %697, i32 %21)
  %699 = fcmp contract ogt double %695, 0.000000e+00
  %700 = shl nsw i32 %696, 1
  %701 = sub nsw i32 %169, %700
  %702 = add nsw i32 %169, %696
  %703 = select i1 %699, i32 %701, i32 %702
  %704 = sext i32 %703 to i64
  %705 = getelementptr inbounds double, ptr %4, i64 %704
  %706 = load double, ptr %705, align 8, !tbaa !8
  %707 = sub nsw i32 %169, %696
  %708 = select i1 %699, i32 %707, i32 %169
  %709 = sext i32 %708 to i64
  %710 = getelementptr inbounds double, ptr %4, i64 %709
  %711 = load double, ptr %710, align 8, !tbaa !8
  %712 = select i1 %699, i32 %169, i32 %707
  %713 = sext i32 %712 to i64
  %714 = getelementptr inbounds double, ptr %4, i64 %713
  %715 = load double, ptr %714, align 8, !tbaa !8
  %716 = icmp sgt i32 %698, 2
  br i1 %716, label %717, label %798

717:                                              ; preds = %693
  %718 = select i1 %699, i32 %702, i32 %701
  %719 = mul i32 %696, -3
  %720 = select i1 %699, i32 %719, i32 %700
  %721 = add i32 %720, %169
  %722 = sext i32 %721 to i64
  %723 = getelementptr inbounds double, ptr %4, i64 %722
  %724 = load double, ptr %723, align 8, !tbaa !8
  %725 = sext i32 %718 to i64
  %726 = getelementptr inbounds double, ptr %4, i64 %725
  %727 = load double, ptr %726, align 8, !tbaa !8
  %728 = fmul contract double %706, 2.000000e+00
  %729 = fsub contract double %724, %728
  %730 = fadd contract double %711, %729
  %731 = fmul contract double %711, 2.000000e+00
  %732 = fsub contract double %706, %731
  %733 = fadd contract double %715, %732
  %734 = fmul contract double %715, 2.000000e+00
  %735 = fsub contract double %711, %734
  %736 = fadd contract double %735, %727
  %737 = fmul contract double %706, 4.000000e+00
  %738 = fsub contract double %724, %737
  %739 = fmul contract double %711, 3.000000e+00
  %740 = fadd contract double %739, %738
  %741 = fsub contract double %706, %715
  %742 = fmul contract double %715, 4.000000e+00
  %743 = fsub contract double %739, %742
  %744 = fadd contract double %743, %727
  %745 = fmul contract double %730, 0x3FF1555555555555
  %746 = fmul contract double %730, %745
  %747 = fmul contract double %740, 2.500000e-01
  %748 = fmul contract double %740, %747
  %749 = fadd contract double %746, %748
  %750 = fmul contract double %733, 0x3FF1555555555555
  %751 = fmul contract double %733, %750
  %752 = fmul contract double %741, 2.500000e-01
  %753 = fmul contract double %741, %752
  %754 = fadd contract double %753, %751
  %755 = fmul contract double %736, 0x3FF1555555555555
  %756 = fmul contract double %736, %755
  %757 = fmul contract double %744, 2.500000e-01
  %758 = fmul contract double %744, %757
  %759 = fadd contract double %756, %758
  %760 = fsub contract double %749, %759
  %761 = fadd contract double %749, 1.000000e-08
  %762 = fdiv contract double %760, %761
  %763 = fadd contract double %754, 1.000000e-08
  %764 = fdiv contract double %760, %763
  %765 = fadd contract double %759, 1.000000e-08
  %766 = fdiv contract double %760, %765
  %767 = fmul contract double %762, %762
  %768 = fadd contract double %767, 1.000000e+00
  %769 = fmul contract double %768, 1.000000e-01
  %770 = fmul contract double %764, %764
  %771 = fadd contract double %770, 1.000000e+00
  %772 = fmul contract double %771, 6.000000e-01
  %773 = fmul contract double %766, %766
  %774 = fadd contract double %773, 1.000000e+00
  %775 = fmul contract double %774, 3.000000e-01
  %776 = fmul contract double %724, 2.000000e+00
  %777 = fmul contract double %706, 7.000000e+00
  %778 = fsub contract double %776, %777
  %779 = fmul contract double %711, 1.100000e+01
  %780 = fadd contract double %779, %778
  %781 = fmul contract double %780, 0x3FC5555555555555
  %782 = fmul contract double %711, 5.000000e+00
  %783 = fsub contract double %782, %706
  %784 = fadd contract double %783, %734
  %785 = fmul contract double %784, 0x3FC5555555555555
  %786 = fmul contract double %715, 5.000000e+00
  %787 = fadd contract double %731, %786
  %788 = fsub contract double %787, %727
  %789 = fmul contract double %788, 0x3FC5555555555555
  %790 = fmul contract double %781, %769
  %791 = fmul contract double %785, %772
  %792 = fadd contract double %790, %791
  %793 = fmul contract double %789, %775
  %794 = fadd contract double %793, %792
  %795 = fadd contract double %769, %772
  %796 = fadd contract double %775, %795
  %797 = fdiv contract double %794, %796
  br label %826

798:                                              ; preds = %693
  %799 = icmp eq i32 %698, 2
  br i1 %799, label %800, label %826

800:                                              ; preds = %798
  %801 = fsub contract double %711, %706
  %802 = fmul contract double %801, %801
  %803 = fsub contract double %715, %711
  %804 = fmul contract double %803, %803
  %805 = fsub contract double %802, %804
  %806 = fadd contract double %802, 1.000000e-08
  %807 = fdiv contract double %805, %806
  %808 = fadd contract double %804, 1.000000e-08
  %809 = fdiv contract double %805, %808
  %810 = fmul contract double %807, %807
  %811 = fadd contract double %810, 1.000000e+00
  %812 = fmul contract double %811, 0x3FD5555555555555
  %813 = fmul contract double %809, %809
  %814 = fadd contract double %813, 1.000000e+00
  %815 = fmul contract double %814, 0x3FE5555555555555
  %816 = fmul contract double %812, 5.000000e-01
  %817 = fmul contract double %711, 3.000000e+00
  %818 = fsub contract double %817, %706
  %819 = fmul contract double %818, %816
  %820 = fmul contract double %815, 5.000000e-01
  %821 = fadd contract double %711, %715
  %822 = fmul contract double %821, %820
  %823 = fadd contract double %819, %822
  %824 = fadd contract double %812, %815
  %825 = fdiv contract double %823, %824
  br label %826

826:                                              ; preds = %800, %798, %717
  %827 = phi contract double [ %797, %717 ], [ %825, %800 ], [ %711, %798 ]
  %828 = fmul contract double %695, %827
  br label %829

829:                                              ; preds = %677, %682, %684, %826
  %830 = phi double [ %828, %826 ], [ 0.000000e+00, %677 ], [ %692, %684 ], [ 0.000000e+00, %682 ]
  %831 = fsub contract double %678, %830
  %832 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %833 = load ptr, ptr %832, align 8, !tbaa !24
  %834 = getelementptr inbounds double, ptr %833, i64 %149
  %835 = load double, ptr %834, align 8, !tbaa !8
  %836 = fdiv contract double %518, %835
  %837 = fadd contract double %831, %836
  %838 = fneg contract double %837
  %839 = fdiv contract double %838, %166
  %840 = add nsw i32 %526, -1
  %841 = icmp eq i32 %21, %840
  br i1 %841, label %842, label %851

842:                                              ; preds = %829
  %843 = mul nsw i32 %38, %36
  %844 = add i32 %843, %168
  %845 = sext i32 %844 to i64
  %846 = getelementptr inbounds double, ptr %5, i64 %845
  %847 = load double, ptr %846, align 8, !tbaa !8
  %848 = fsub contract double %847, %270
  %849 = fmul contract double %8, %848
  %850 = fadd contract double %839, %849
  br label %851

851:                                              ; preds = %842, %829
  %852 = phi double [ %850, %842 ], [ %839, %829 ]
  %853 = getelementptr inbounds double, ptr %6, i64 %170
  store double %852, ptr %853, align 8, !tbaa !8
  br label %854

854:                                              ; preds = %10, %851
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
  br i1 %27, label %28, label %1496

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
  %47 = add nsw i32 %41, 2
  %48 = select i1 %45, i32 %46, i32 %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds double, ptr %4, i64 %49
  %51 = load double, ptr %50, align 8, !tbaa !8
  %52 = add nsw i32 %41, -2
  %53 = add nsw i32 %41, 1
  %54 = select i1 %45, i32 %52, i32 %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %4, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !8
  %58 = add nsw i32 %41, -1
  %59 = select i1 %45, i32 %58, i32 %41
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr %4, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = select i1 %45, i32 %41, i32 %58
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %4, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !8
  %67 = select i1 %45, i32 %53, i32 %52
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, ptr %4, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = select i1 %45, i32 %47, i32 %46
  %72 = select i1 %45, i32 -4, i32 3
  %73 = add i32 %41, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds double, ptr %4, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = sext i32 %71 to i64
  %78 = getelementptr inbounds double, ptr %4, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !8
  %80 = fmul contract double %76, 2.000000e+00
  %81 = fmul contract double %51, 9.000000e+00
  %82 = fsub contract double %81, %80
  %83 = fmul contract double %57, 1.800000e+01
  %84 = fsub contract double %82, %83
  %85 = fmul contract double %62, 1.100000e+01
  %86 = fadd contract double %85, %84
  %87 = fmul contract double %86, 0x3FC5555555555555
  %88 = fmul contract double %51, 4.000000e+00
  %89 = fsub contract double %88, %76
  %90 = fmul contract double %57, 5.000000e+00
  %91 = fsub contract double %89, %90
  %92 = fmul contract double %62, 2.000000e+00
  %93 = fadd contract double %92, %91
  %94 = fmul contract double %51, 3.000000e+00
  %95 = fsub contract double %94, %76
  %96 = fmul contract double %57, 3.000000e+00
  %97 = fsub contract double %95, %96
  %98 = fadd contract double %62, %97
  %99 = fmul contract double %87, %87
  %100 = fmul contract double %93, 0x3FF1555555555555
  %101 = fmul contract double %93, %100
  %102 = fadd contract double %101, %99
  %103 = fmul contract double %98, 0x3FF15B05B05B05B0
  %104 = fmul contract double %98, %103
  %105 = fadd contract double %104, %102
  %106 = fmul contract double %57, 6.000000e+00
  %107 = fsub contract double %51, %106
  %108 = fmul contract double %62, 3.000000e+00
  %109 = fadd contract double %107, %108
  %110 = fmul contract double %66, 2.000000e+00
  %111 = fadd contract double %109, %110
  %112 = fmul contract double %111, 0x3FC5555555555555
  %113 = fsub contract double %57, %92
  %114 = fadd contract double %66, %113
  %115 = fsub contract double %96, %51
  %116 = fsub contract double %115, %108
  %117 = fadd contract double %66, %116
  %118 = fmul contract double %112, %112
  %119 = fmul contract double %114, 0x3FF1555555555555
  %120 = fmul contract double %114, %119
  %121 = fadd contract double %118, %120
  %122 = fmul contract double %117, 0x3FF15B05B05B05B0
  %123 = fmul contract double %117, %122
  %124 = fadd contract double %123, %121
  %125 = fmul contract double %57, -2.000000e+00
  %126 = fsub contract double %125, %108
  %127 = fmul contract double %66, 6.000000e+00
  %128 = fadd contract double %126, %127
  %129 = fsub contract double %128, %70
  %130 = fmul contract double %129, 0x3FC5555555555555
  %131 = fsub contract double %108, %57
  %132 = fmul contract double %66, 3.000000e+00
  %133 = fsub contract double %131, %132
  %134 = fadd contract double %70, %133
  %135 = fmul contract double %130, %130
  %136 = fadd contract double %120, %135
  %137 = fmul contract double %134, 0x3FF15B05B05B05B0
  %138 = fmul contract double %134, %137
  %139 = fadd contract double %138, %136
  %140 = fmul contract double %66, 1.800000e+01
  %141 = fsub contract double %140, %85
  %142 = fmul contract double %70, 9.000000e+00
  %143 = fsub contract double %141, %142
  %144 = fmul contract double %79, 2.000000e+00
  %145 = fadd contract double %143, %144
  %146 = fmul contract double %145, 0x3FC5555555555555
  %147 = fmul contract double %66, 5.000000e+00
  %148 = fsub contract double %92, %147
  %149 = fmul contract double %70, 4.000000e+00
  %150 = fadd contract double %148, %149
  %151 = fsub contract double %150, %79
  %152 = fsub contract double %132, %62
  %153 = fmul contract double %70, 3.000000e+00
  %154 = fsub contract double %152, %153
  %155 = fadd contract double %154, %79
  %156 = fmul contract double %146, %146
  %157 = fmul contract double %151, 0x3FF1555555555555
  %158 = fmul contract double %151, %157
  %159 = fadd contract double %158, %156
  %160 = fmul contract double %155, 0x3FF15B05B05B05B0
  %161 = fmul contract double %155, %160
  %162 = fadd contract double %161, %159
  %163 = fsub contract double %124, %139
  %164 = fmul contract double %163, 3.000000e+00
  %165 = fadd contract double %164, %105
  %166 = fsub contract double %165, %162
  %167 = fadd contract double %105, 1.000000e-08
  %168 = fdiv contract double %166, %167
  %169 = fadd contract double %124, 1.000000e-08
  %170 = fdiv contract double %166, %169
  %171 = fadd contract double %139, 1.000000e-08
  %172 = fdiv contract double %166, %171
  %173 = fadd contract double %162, 1.000000e-08
  %174 = fdiv contract double %166, %173
  %175 = fmul contract double %168, %168
  %176 = fadd contract double %175, 1.000000e+00
  %177 = fmul contract double %176, 0x3F9D41D41D41D41D
  %178 = fmul contract double %170, %170
  %179 = fadd contract double %178, 1.000000e+00
  %180 = fmul contract double %179, 0x3FD5F15F15F15F16
  %181 = fmul contract double %172, %172
  %182 = fadd contract double %181, 1.000000e+00
  %183 = fmul contract double %182, 0x3FE0750750750750
  %184 = fmul contract double %174, %174
  %185 = fadd contract double %184, 1.000000e+00
  %186 = fmul contract double %185, 0x3FBD41D41D41D41D
  %187 = fmul contract double %76, 3.000000e+00
  %188 = fmul contract double %51, 1.300000e+01
  %189 = fsub contract double %188, %187
  %190 = fmul contract double %57, 2.300000e+01
  %191 = fsub contract double %189, %190
  %192 = fmul contract double %62, 2.500000e+01
  %193 = fadd contract double %192, %191
  %194 = fmul contract double %193, 0x3FB5555555555555
  %195 = fsub contract double %51, %90
  %196 = fmul contract double %62, 1.300000e+01
  %197 = fadd contract double %195, %196
  %198 = fadd contract double %197, %132
  %199 = fmul contract double %198, 0x3FB5555555555555
  %200 = fmul contract double %62, 7.000000e+00
  %201 = fsub contract double %200, %57
  %202 = fmul contract double %66, 7.000000e+00
  %203 = fadd contract double %201, %202
  %204 = fsub contract double %203, %70
  %205 = fmul contract double %204, 0x3FB5555555555555
  %206 = fmul contract double %66, 1.300000e+01
  %207 = fadd contract double %108, %206
  %208 = fmul contract double %70, 5.000000e+00
  %209 = fsub contract double %207, %208
  %210 = fadd contract double %209, %79
  %211 = fmul contract double %210, 0x3FB5555555555555
  %212 = fmul contract double %194, %177
  %213 = fmul contract double %199, %180
  %214 = fadd contract double %212, %213
  %215 = fmul contract double %205, %183
  %216 = fadd contract double %215, %214
  %217 = fmul contract double %211, %186
  %218 = fadd contract double %217, %216
  %219 = fadd contract double %177, %180
  %220 = fadd contract double %183, %219
  %221 = fadd contract double %186, %220
  %222 = fdiv contract double %218, %221
  %223 = fmul contract double %44, %222
  %224 = getelementptr inbounds double, ptr %4, i64 %42
  %225 = load double, ptr %224, align 8, !tbaa !8
  %226 = getelementptr i8, ptr %224, i64 -8
  %227 = load double, ptr %226, align 8, !tbaa !8
  %228 = fsub contract double %225, %227
  %229 = fmul contract double %7, %228
  %230 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %231 = load ptr, ptr %230, align 8, !tbaa !30
  %232 = sext i32 %36 to i64
  %233 = getelementptr inbounds double, ptr %231, i64 %232
  %234 = load double, ptr %233, align 8, !tbaa !8
  %235 = fdiv contract double %229, %234
  %236 = fsub contract double %223, %235
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %238 = load ptr, ptr %237, align 8, !tbaa !22
  %239 = getelementptr inbounds double, ptr %238, i64 %232
  %240 = load double, ptr %239, align 8, !tbaa !8
  %241 = fmul contract double %240, %236
  %242 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %243 = load ptr, ptr %242, align 8, !tbaa !19
  %244 = zext nneg i32 %21 to i64
  %245 = getelementptr double, ptr %243, i64 %244
  %246 = getelementptr i8, ptr %245, i64 8
  %247 = load double, ptr %246, align 8, !tbaa !8
  %248 = load double, ptr %245, align 8, !tbaa !8
  %249 = fsub contract double %247, %248
  %250 = fmul contract double %249, %241
  %251 = add i32 %31, %15
  %252 = add i32 %39, %251
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds double, ptr %1, i64 %253
  %255 = load double, ptr %254, align 8, !tbaa !8
  %256 = fcmp contract ogt double %255, 0.000000e+00
  %257 = add i32 %252, -3
  %258 = add nsw i32 %252, 2
  %259 = select i1 %256, i32 %257, i32 %258
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds double, ptr %4, i64 %260
  %262 = load double, ptr %261, align 8, !tbaa !8
  %263 = add nsw i32 %252, -2
  %264 = add nsw i32 %252, 1
  %265 = select i1 %256, i32 %263, i32 %264
  %266 = sext i32 %265 to i64
  %267 = getelementptr inbounds double, ptr %4, i64 %266
  %268 = load double, ptr %267, align 8, !tbaa !8
  %269 = add nsw i32 %252, -1
  %270 = select i1 %256, i32 %269, i32 %252
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds double, ptr %4, i64 %271
  %273 = load double, ptr %272, align 8, !tbaa !8
  %274 = select i1 %256, i32 %252, i32 %269
  %275 = sext i32 %274 to i64
  %276 = getelementptr inbounds double, ptr %4, i64 %275
  %277 = load double, ptr %276, align 8, !tbaa !8
  %278 = select i1 %256, i32 %264, i32 %263
  %279 = sext i32 %278 to i64
  %280 = getelementptr inbounds double, ptr %4, i64 %279
  %281 = load double, ptr %280, align 8, !tbaa !8
  %282 = select i1 %256, i32 %258, i32 %257
  %283 = select i1 %256, i32 -4, i32 3
  %284 = add i32 %283, %252
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds double, ptr %4, i64 %285
  %287 = load double, ptr %286, align 8, !tbaa !8
  %288 = sext i32 %282 to i64
  %289 = getelementptr inbounds double, ptr %4, i64 %288
  %290 = load double, ptr %289, align 8, !tbaa !8
  %291 = fmul contract double %287, 2.000000e+00
  %292 = fmul contract double %262, 9.000000e+00
  %293 = fsub contract double %292, %291
  %294 = fmul contract double %268, 1.800000e+01
  %295 = fsub contract double %293, %294
  %296 = fmul contract double %273, 1.100000e+01
  %297 = fadd contract double %296, %295
  %298 = fmul contract double %297, 0x3FC5555555555555
  %299 = fmul contract double %262, 4.000000e+00
  %300 = fsub contract double %299, %287
  %301 = fmul contract double %268, 5.000000e+00
  %302 = fsub contract double %300, %301
  %303 = fmul contract double %273, 2.000000e+00
  %304 = fadd contract double %303, %302
  %305 = fmul contract double %262, 3.000000e+00
  %306 = fsub contract double %305, %287
  %307 = fmul contract double %268, 3.000000e+00
  %308 = fsub contract double %306, %307
  %309 = fadd contract double %273, %308
  %310 = fmul contract double %298, %298
  %311 = fmul contract double %304, 0x3FF1555555555555
  %312 = fmul contract double %304, %311
  %313 = fadd contract double %312, %310
  %314 = fmul contract double %309, 0x3FF15B05B05B05B0
  %315 = fmul contract double %309, %314
  %316 = fadd contract double %315, %313
  %317 = fmul contract double %268, 6.000000e+00
  %318 = fsub contract double %262, %317
  %319 = fmul contract double %273, 3.000000e+00
  %320 = fadd contract double %318, %319
  %321 = fmul contract double %277, 2.000000e+00
  %322 = fadd contract double %320, %321
  %323 = fmul contract double %322, 0x3FC5555555555555
  %324 = fsub contract double %268, %303
  %325 = fadd contract double %277, %324
  %326 = fsub contract double %307, %262
  %327 = fsub contract double %326, %319
  %328 = fadd contract double %277, %327
  %329 = fmul contract double %323, %323
  %330 = fmul contract double %325, 0x3FF1555555555555
  %331 = fmul contract double %325, %330
  %332 = fadd contract double %329, %331
  %333 = fmul contract double %328, 0x3FF15B05B05B05B0
  %334 = fmul contract double %328, %333
  %335 = fadd contract double %334, %332
  %336 = fmul contract double %268, -2.000000e+00
  %337 = fsub contract double %336, %319
  %338 = fmul contract double %277, 6.000000e+00
  %339 = fadd contract double %337, %338
  %340 = fsub contract double %339, %281
  %341 = fmul contract double %340, 0x3FC5555555555555
  %342 = fsub contract double %319, %268
  %343 = fmul contract double %277, 3.000000e+00
  %344 = fsub contract double %342, %343
  %345 = fadd contract double %281, %344
  %346 = fmul contract double %341, %341
  %347 = fadd contract double %331, %346
  %348 = fmul contract double %345, 0x3FF15B05B05B05B0
  %349 = fmul contract double %345, %348
  %350 = fadd contract double %349, %347
  %351 = fmul contract double %277, 1.800000e+01
  %352 = fsub contract double %351, %296
  %353 = fmul contract double %281, 9.000000e+00
  %354 = fsub contract double %352, %353
  %355 = fmul contract double %290, 2.000000e+00
  %356 = fadd contract double %354, %355
  %357 = fmul contract double %356, 0x3FC5555555555555
  %358 = fmul contract double %277, 5.000000e+00
  %359 = fsub contract double %303, %358
  %360 = fmul contract double %281, 4.000000e+00
  %361 = fadd contract double %359, %360
  %362 = fsub contract double %361, %290
  %363 = fsub contract double %343, %273
  %364 = fmul contract double %281, 3.000000e+00
  %365 = fsub contract double %363, %364
  %366 = fadd contract double %365, %290
  %367 = fmul contract double %357, %357
  %368 = fmul contract double %362, 0x3FF1555555555555
  %369 = fmul contract double %362, %368
  %370 = fadd contract double %369, %367
  %371 = fmul contract double %366, 0x3FF15B05B05B05B0
  %372 = fmul contract double %366, %371
  %373 = fadd contract double %372, %370
  %374 = fsub contract double %335, %350
  %375 = fmul contract double %374, 3.000000e+00
  %376 = fadd contract double %375, %316
  %377 = fsub contract double %376, %373
  %378 = fadd contract double %316, 1.000000e-08
  %379 = fdiv contract double %377, %378
  %380 = fadd contract double %335, 1.000000e-08
  %381 = fdiv contract double %377, %380
  %382 = fadd contract double %350, 1.000000e-08
  %383 = fdiv contract double %377, %382
  %384 = fadd contract double %373, 1.000000e-08
  %385 = fdiv contract double %377, %384
  %386 = fmul contract double %379, %379
  %387 = fadd contract double %386, 1.000000e+00
  %388 = fmul contract double %387, 0x3F9D41D41D41D41D
  %389 = fmul contract double %381, %381
  %390 = fadd contract double %389, 1.000000e+00
  %391 = fmul contract double %390, 0x3FD5F15F15F15F16
  %392 = fmul contract double %383, %383
  %393 = fadd contract double %392, 1.000000e+00
  %394 = fmul contract double %393, 0x3FE0750750750750
  %395 = fmul contract double %385, %385
  %396 = fadd contract double %395, 1.000000e+00
  %397 = fmul contract double %396, 0x3FBD41D41D41D41D
  %398 = fmul contract double %287, 3.000000e+00
  %399 = fmul contract double %262, 1.300000e+01
  %400 = fsub contract double %399, %398
  %401 = fmul contract double %268, 2.300000e+01
  %402 = fsub contract double %400, %401
  %403 = fmul contract double %273, 2.500000e+01
  %404 = fadd contract double %403, %402
  %405 = fmul contract double %404, 0x3FB5555555555555
  %406 = fsub contract double %262, %301
  %407 = fmul contract double %273, 1.300000e+01
  %408 = fadd contract double %406, %407
  %409 = fadd contract double %408, %343
  %410 = fmul contract double %409, 0x3FB5555555555555
  %411 = fmul contract double %273, 7.000000e+00
  %412 = fsub contract double %411, %268
  %413 = fmul contract double %277, 7.000000e+00
  %414 = fadd contract double %412, %413
  %415 = fsub contract double %414, %281
  %416 = fmul contract double %415, 0x3FB5555555555555
  %417 = fmul contract double %277, 1.300000e+01
  %418 = fadd contract double %319, %417
  %419 = fmul contract double %281, 5.000000e+00
  %420 = fsub contract double %418, %419
  %421 = fadd contract double %420, %290
  %422 = fmul contract double %421, 0x3FB5555555555555
  %423 = fmul contract double %405, %388
  %424 = fmul contract double %410, %391
  %425 = fadd contract double %423, %424
  %426 = fmul contract double %416, %394
  %427 = fadd contract double %426, %425
  %428 = fmul contract double %422, %397
  %429 = fadd contract double %428, %427
  %430 = fadd contract double %388, %391
  %431 = fadd contract double %394, %430
  %432 = fadd contract double %397, %431
  %433 = fdiv contract double %429, %432
  %434 = fmul contract double %255, %433
  %435 = getelementptr inbounds double, ptr %4, i64 %253
  %436 = load double, ptr %435, align 8, !tbaa !8
  %437 = getelementptr i8, ptr %435, i64 -8
  %438 = load double, ptr %437, align 8, !tbaa !8
  %439 = fsub contract double %436, %438
  %440 = fmul contract double %7, %439
  %441 = fdiv contract double %440, %234
  %442 = fsub contract double %434, %441
  %443 = fmul contract double %240, %442
  %444 = fmul contract double %249, %443
  %445 = fsub contract double %250, %444
  %446 = add nuw nsw i32 %20, 1
  %447 = add i32 %446, %31
  %448 = add i32 %35, %447
  %449 = mul nsw i32 %448, %38
  %450 = add i32 %449, %251
  %451 = sext i32 %450 to i64
  %452 = getelementptr inbounds double, ptr %2, i64 %451
  %453 = load double, ptr %452, align 8, !tbaa !8
  %454 = fcmp contract ogt double %453, 0.000000e+00
  %455 = mul i32 %38, -3
  %456 = add i32 %450, %455
  %457 = shl nsw i32 %38, 1
  %458 = add nsw i32 %450, %457
  %459 = select i1 %454, i32 %456, i32 %458
  %460 = sext i32 %459 to i64
  %461 = getelementptr inbounds double, ptr %4, i64 %460
  %462 = load double, ptr %461, align 8, !tbaa !8
  %463 = sub nsw i32 %450, %457
  %464 = add nsw i32 %450, %38
  %465 = select i1 %454, i32 %463, i32 %464
  %466 = sext i32 %465 to i64
  %467 = getelementptr inbounds double, ptr %4, i64 %466
  %468 = load double, ptr %467, align 8, !tbaa !8
  %469 = sub nsw i32 %450, %38
  %470 = select i1 %454, i32 %469, i32 %450
  %471 = sext i32 %470 to i64
  %472 = getelementptr inbounds double, ptr %4, i64 %471
  %473 = load double, ptr %472, align 8, !tbaa !8
  %474 = select i1 %454, i32 %450, i32 %469
  %475 = sext i32 %474 to i64
  %476 = getelementptr inbounds double, ptr %4, i64 %475
  %477 = load double, ptr %476, align 8, !tbaa !8
  %478 = select i1 %454, i32 %464, i32 %463
  %479 = sext i32 %478 to i64
  %480 = getelementptr inbounds double, ptr %4, i64 %479
  %481 = load double, ptr %480, align 8, !tbaa !8
  %482 = select i1 %454, i32 %458, i32 %456
  %483 = select i1 %454, i32 -4, i32 3
  %484 = mul i32 %483, %38
  %485 = add i32 %484, %450
  %486 = sext i32 %485 to i64
  %487 = getelementptr inbounds double, ptr %4, i64 %486
  %488 = load double, ptr %487, align 8, !tbaa !8
  %489 = sext i32 %482 to i64
  %490 = getelementptr inbounds double, ptr %4, i64 %489
  %491 = load double, ptr %490, align 8, !tbaa !8
  %492 = fmul contract double %488, 2.000000e+00
  %493 = fmul contract double %462, 9.000000e+00
  %494 = fsub contract double %493, %492
  %495 = fmul contract double %468, 1.800000e+01
  %496 = fsub contract double %494, %495
  %497 = fmul contract double %473, 1.100000e+01
  %498 = fadd contract double %497, %496
  %499 = fmul contract double %498, 0x3FC5555555555555
  %500 = fmul contract double %462, 4.000000e+00
  %501 = fsub contract double %500, %488
  %502 = fmul contract double %468, 5.000000e+00
  %503 = fsub contract double %501, %502
  %504 = fmul contract double %473, 2.000000e+00
  %505 = fadd contract double %504, %503
  %506 = fmul contract double %462, 3.000000e+00
  %507 = fsub contract double %506, %488
  %508 = fmul contract double %468, 3.000000e+00
  %509 = fsub contract double %507, %508
  %510 = fadd contract double %473, %509
  %511 = fmul contract double %499, %499
  %512 = fmul contract double %505, 0x3FF1555555555555
  %513 = fmul contract double %505, %512
  %514 = fadd contract double %513, %511
  %515 = fmul contract double %510, 0x3FF15B05B05B05B0
  %516 = fmul contract double %510, %515
  %517 = fadd contract double %516, %514
  %518 = fmul contract double %468, 6.000000e+00
  %519 = fsub contract double %462, %518
  %520 = fmul contract double %473, 3.000000e+00
  %521 = fadd contract double %519, %520
  %522 = fmul contract double %477, 2.000000e+00
  %523 = fadd contract double %521, %522
  %524 = fmul contract double %523, 0x3FC5555555555555
  %525 = fsub contract double %468, %504
  %526 = fadd contract double %477, %525
  %527 = fsub contract double %508, %462
  %528 = fsub contract double %527, %520
  %529 = fadd contract double %477, %528
  %530 = fmul contract double %524, %524
  %531 = fmul contract double %526, 0x3FF1555555555555
  %532 = fmul contract double %526, %531
  %533 = fadd contract double %530, %532
  %534 = fmul contract double %529, 0x3FF15B05B05B05B0
  %535 = fmul contract double %529, %534
  %536 = fadd contract double %535, %533
  %537 = fmul contract double %468, -2.000000e+00
  %538 = fsub contract double %537, %520
  %539 = fmul contract double %477, 6.000000e+00
  %540 = fadd contract double %538, %539
  %541 = fsub contract double %540, %481
  %542 = fmul contract double %541, 0x3FC5555555555555
  %543 = fsub contract double %520, %468
  %544 = fmul contract double %477, 3.000000e+00
  %545 = fsub contract double %543, %544
  %546 = fadd contract double %481, %545
  %547 = fmul contract double %542, %542
  %548 = fadd contract double %532, %547
  %549 = fmul contract double %546, 0x3FF15B05B05B05B0
  %550 = fmul contract double %546, %549
  %551 = fadd contract double %550, %548
  %552 = fmul contract double %477, 1.800000e+01
  %553 = fsub contract double %552, %497
  %554 = fmul contract double %481, 9.000000e+00
  %555 = fsub contract double %553, %554
  %556 = fmul contract double %491, 2.000000e+00
  %557 = fadd contract double %555, %556
  %558 = fmul contract double %557, 0x3FC5555555555555
  %559 = fmul contract double %477, 5.000000e+00
  %560 = fsub contract double %504, %559
  %561 = fmul contract double %481, 4.000000e+00
  %562 = fadd contract double %560, %561
  %563 = fsub contract double %562, %491
  %564 = fsub contract double %544, %473
  %565 = fmul contract double %481, 3.000000e+00
  %566 = fsub contract double %564, %565
  %567 = fadd contract double %566, %491
  %568 = fmul contract double %558, %558
  %569 = fmul contract double %563, 0x3FF1555555555555
  %570 = fmul contract double %563, %569
  %571 = fadd contract double %570, %568
  %572 = fmul contract double %567, 0x3FF15B05B05B05B0
  %573 = fmul contract double %567, %572
  %574 = fadd contract double %573, %571
  %575 = fsub contract double %536, %551
  %576 = fmul contract double %575, 3.000000e+00
  %577 = fadd contract double %576, %517
  %578 = fsub contract double %577, %574
  %579 = fadd contract double %517, 1.000000e-08
  %580 = fdiv contract double %578, %579
  %581 = fadd contract double %536, 1.000000e-08
  %582 = fdiv contract double %578, %581
  %583 = fadd contract double %551, 1.000000e-08
  %584 = fdiv contract double %578, %583
  %585 = fadd contract double %574, 1.000000e-08
  %586 = fdiv contract double %578, %585
  %587 = fmul contract double %580, %580
  %588 = fadd contract double %587, 1.000000e+00
  %589 = fmul contract double %588, 0x3F9D41D41D41D41D
  %590 = fmul contract double %582, %582
  %591 = fadd contract double %590, 1.000000e+00
  %592 = fmul contract double %591, 0x3FD5F15F15F15F16
  %593 = fmul contract double %584, %584
  %594 = fadd contract double %593, 1.000000e+00
  %595 = fmul contract double %594, 0x3FE0750750750750
  %596 = fmul contract double %586, %586
  %597 = fadd contract double %596, 1.000000e+00
  %598 = fmul contract double %597, 0x3FBD41D41D41D41D
  %599 = fmul contract double %488, 3.000000e+00
  %600 = fmul contract double %462, 1.300000e+01
  %601 = fsub contract double %600, %599
  %602 = fmul contract double %468, 2.300000e+01
  %603 = fsub contract double %601, %602
  %604 = fmul contract double %473, 2.500000e+01
  %605 = fadd contract double %604, %603
  %606 = fmul contract double %605, 0x3FB5555555555555
  %607 = fsub contract double %462, %502
  %608 = fmul contract double %473, 1.300000e+01
  %609 = fadd contract double %607, %608
  %610 = fadd contract double %609, %544
  %611 = fmul contract double %610, 0x3FB5555555555555
  %612 = fmul contract double %473, 7.000000e+00
  %613 = fsub contract double %612, %468
  %614 = fmul contract double %477, 7.000000e+00
  %615 = fadd contract double %613, %614
  %616 = fsub contract double %615, %481
  %617 = fmul contract double %616, 0x3FB5555555555555
  %618 = fmul contract double %477, 1.300000e+01
  %619 = fadd contract double %520, %618
  %620 = fmul contract double %481, 5.000000e+00
  %621 = fsub contract double %619, %620
  %622 = fadd contract double %621, %491
  %623 = fmul contract double %622, 0x3FB5555555555555
  %624 = fmul contract double %606, %589
  %625 = fmul contract double %611, %592
  %626 = fadd contract double %624, %625
  %627 = fmul contract double %617, %595
  %628 = fadd contract double %627, %626
  %629 = fmul contract double %623, %598
  %630 = fadd contract double %629, %628
  %631 = fadd contract double %589, %592
  %632 = fadd contract double %595, %631
  %633 = fadd contract double %598, %632
  %634 = fdiv contract double %630, %633
  %635 = fmul contract double %453, %634
  %636 = getelementptr inbounds double, ptr %4, i64 %451
  %637 = load double, ptr %636, align 8, !tbaa !8
  %638 = sext i32 %469 to i64
  %639 = getelementptr inbounds double, ptr %4, i64 %638
  %640 = load double, ptr %639, align 8, !tbaa !8
  %641 = fsub contract double %637, %640
  %642 = fmul contract double %7, %641
  %643 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %644 = load ptr, ptr %643, align 8, !tbaa !29
  %645 = sext i32 %447 to i64
  %646 = getelementptr inbounds double, ptr %644, i64 %645
  %647 = load double, ptr %646, align 8, !tbaa !8
  %648 = fdiv contract double %642, %647
  %649 = fsub contract double %635, %648
  %650 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %651 = load ptr, ptr %650, align 8, !tbaa !23
  %652 = getelementptr inbounds double, ptr %651, i64 %645
  %653 = load double, ptr %652, align 8, !tbaa !8
  %654 = fmul contract double %653, %649
  %655 = fmul contract double %249, %654
  %656 = fadd contract double %445, %655
  %657 = getelementptr inbounds double, ptr %2, i64 %253
  %658 = load double, ptr %657, align 8, !tbaa !8
  %659 = fcmp contract ogt double %658, 0.000000e+00
  %660 = add i32 %252, %455
  %661 = add nsw i32 %252, %457
  %662 = select i1 %659, i32 %660, i32 %661
  %663 = sext i32 %662 to i64
  %664 = getelementptr inbounds double, ptr %4, i64 %663
  %665 = load double, ptr %664, align 8, !tbaa !8
  %666 = sub nsw i32 %252, %457
  %667 = add nsw i32 %252, %38
  %668 = select i1 %659, i32 %666, i32 %667
  %669 = sext i32 %668 to i64
  %670 = getelementptr inbounds double, ptr %4, i64 %669
  %671 = load double, ptr %670, align 8, !tbaa !8
  %672 = sub nsw i32 %252, %38
  %673 = select i1 %659, i32 %672, i32 %252
  %674 = sext i32 %673 to i64
  %675 = getelementptr inbounds double, ptr %4, i64 %674
  %676 = load double, ptr %675, align 8, !tbaa !8
  %677 = select i1 %659, i32 %252, i32 %672
  %678 = sext i32 %677 to i64
  %679 = getelementptr inbounds double, ptr %4, i64 %678
  %680 = load double, ptr %679, align 8, !tbaa !8
  %681 = select i1 %659, i32 %667, i32 %666
  %682 = sext i32 %681 to i64
  %683 = getelementptr inbounds double, ptr %4, i64 %682
  %684 = load double, ptr %683, align 8, !tbaa !8
  %685 = select i1 %659, i32 %661, i32 %660
  %686 = select i1 %659, i32 -4, i32 3
  %687 = mul i32 %686, %38
  %688 = add i32 %687, %252
  %689 = sext i32 %688 to i64
  %690 = getelementptr inbounds double, ptr %4, i64 %689
  %691 = load double, ptr %690, align 8, !tbaa !8
  %692 = sext i32 %685 to i64
  %693 = getelementptr inbounds double, ptr %4, i64 %692
  %694 = load double, ptr %693, align 8, !tbaa !8
  %695 = fmul contract double %691, 2.000000e+00
  %696 = fmul contract double %665, 9.000000e+00
  %697 = fsub contract double %696, %695
  %698 = fmul contract double %671, 1.800000e+01
  %699 = fsub contract double %697, %698
  %700 = fmul contract double %676, 1.100000e+01
  %701 = fadd contract double %700, %699
  %702 = fmul contract double %701, 0x3FC5555555555555
  %703 = fmul contract double %665, 4.000000e+00
  %704 = fsub contract double %703, %691
  %705 = fmul contract double %671, 5.000000e+00
  %706 = fsub contract double %704, %705
  %707 = fmul contract double %676, 2.000000e+00
  %708 = fadd contract double %707, %706
  %709 = fmul contract double %665, 3.000000e+00
  %710 = fsub contract double %709, %691
  %711 = fmul contract double %671, 3.000000e+00
  %712 = fsub contract double %710, %711
  %713 = fadd contract double %676, %712
  %714 = fmul contract double %702, %702
  %715 = fmul contract double %708, 0x3FF1555555555555
  %716 = fmul contract double %708, %715
  %717 = fadd contract double %716, %714
  %718 = fmul contract double %713, 0x3FF15B05B05B05B0
  %719 = fmul contract double %713, %718
  %720 = fadd contract double %719, %717
  %721 = fmul contract double %671, 6.000000e+00
  %722 = fsub contract double %665, %721
  %723 = fmul contract double %676, 3.000000e+00
  %724 = fadd contract double %722, %723
  %725 = fmul contract double %680, 2.000000e+00
  %726 = fadd contract double %724, %725
  %727 = fmul contract double %726, 0x3FC5555555555555
  %728 = fsub contract double %671, %707
  %729 = fadd contract double %680, %728
  %730 = fsub contract double %711, %665
  %731 = fsub contract double %730, %723
  %732 = fadd contract double %680, %731
  %733 = fmul contract double %727, %727
  %734 = fmul contract double %729, 0x3FF1555555555555
  %735 = fmul contract double %729, %734
  %736 = fadd contract double %733, %735
  %737 = fmul contract double %732, 0x3FF15B05B05B05B0
  %738 = fmul contract double %732, %737
  %739 = fadd contract double %738, %736
  %740 = fmul contract double %671, -2.000000e+00
  %741 = fsub contract double %740, %723
  %742 = fmul contract double %680, 6.000000e+00
  %743 = fadd contract double %741, %742
  %744 = fsub contract double %743, %684
  %745 = fmul contract double %744, 0x3FC5555555555555
  %746 = fsub contract double %723, %671
  %747 = fmul contract double %680, 3.000000e+00
  %748 = fsub contract double %746, %747
  %749 = fadd contract double %684, %748
  %750 = fmul contract double %745, %745
  %751 = fadd contract double %735, %750
  %752 = fmul contract double %749, 0x3FF15B05B05B05B0
  %753 = fmul contract double %749, %752
  %754 = fadd contract double %753, %751
  %755 = fmul contract double %680, 1.800000e+01
  %756 = fsub contract double %755, %700
  %757 = fmul contract double %684, 9.000000e+00
  %758 = fsub contract double %756, %757
  %759 = fmul contract double %694, 2.000000e+00
  %760 = fadd contract double %758, %759
  %761 = fmul contract double %760, 0x3FC5555555555555
  %762 = fmul contract double %680, 5.000000e+00
  %763 = fsub contract double %707, %762
  %764 = fmul contract double %684, 4.000000e+00
  %765 = fadd contract double %763, %764
  %766 = fsub contract double %765, %694
  %767 = fsub contract double %747, %676
  %768 = fmul contract double %684, 3.000000e+00
  %769 = fsub contract double %767, %768
  %770 = fadd contract double %769, %694
  %771 = fmul contract double %761, %761
  %772 = fmul contract double %766, 0x3FF1555555555555
  %773 = fmul contract double %766, %772
  %774 = fadd contract double %773, %771
  %775 = fmul contract double %770, 0x3FF15B05B05B05B0
  %776 = fmul contract double %770, %775
  %777 = fadd contract double %776, %774
  %778 = fsub contract double %739, %754
  %779 = fmul contract double %778, 3.000000e+00
  %780 = fadd contract double %779, %720
  %781 = fsub contract double %780, %777
  %782 = fadd contract double %720, 1.000000e-08
  %783 = fdiv contract double %781, %782
  %784 = fadd contract double %739, 1.000000e-08
  %785 = fdiv contract double %781, %784
  %786 = fadd contract double %754, 1.000000e-08
  %787 = fdiv contract double %781, %786
  %788 = fadd contract double %777, 1.000000e-08
  %789 = fdiv contract double %781, %788
  %790 = fmul contract double %783, %783
  %791 = fadd contract double %790, 1.000000e+00
  %792 = fmul contract double %791, 0x3F9D41D41D41D41D
  %793 = fmul contract double %785, %785
  %794 = fadd contract double %793, 1.000000e+00
  %795 = fmul contract double %794, 0x3FD5F15F15F15F16
  %796 = fmul contract double %787, %787
  %797 = fadd contract double %796, 1.000000e+00
  %798 = fmul contract double %797, 0x3FE0750750750750
  %799 = fmul contract double %789, %789
  %800 = fadd contract double %799, 1.000000e+00
  %801 = fmul contract double %800, 0x3FBD41D41D41D41D
  %802 = fmul contract double %691, 3.000000e+00
  %803 = fmul contract double %665, 1.300000e+01
  %804 = fsub contract double %803, %802
  %805 = fmul contract double %671, 2.300000e+01
  %806 = fsub contract double %804, %805
  %807 = fmul contract double %676, 2.500000e+01
  %808 = fadd contract double %807, %806
  %809 = fmul contract double %808, 0x3FB5555555555555
  %810 = fsub contract double %665, %705
  %811 = fmul contract double %676, 1.300000e+01
  %812 = fadd contract double %810, %811
  %813 = fadd contract double %812, %747
  %814 = fmul contract double %813, 0x3FB5555555555555
  %815 = fmul contract double %676, 7.000000e+00
  %816 = fsub contract double %815, %671
  %817 = fmul contract double %680, 7.000000e+00
  %818 = fadd contract double %816, %817
  %819 = fsub contract double %818, %684
  %820 = fmul contract double %819, 0x3FB5555555555555
  %821 = fmul contract double %680, 1.300000e+01
  %822 = fadd contract double %723, %821
  %823 = fmul contract double %684, 5.000000e+00
  %824 = fsub contract double %822, %823
  %825 = fadd contract double %824, %694
  %826 = fmul contract double %825, 0x3FB5555555555555
  %827 = fmul contract double %809, %792
  %828 = fmul contract double %814, %795
  %829 = fadd contract double %827, %828
  %830 = fmul contract double %820, %798
  %831 = fadd contract double %830, %829
  %832 = fmul contract double %826, %801
  %833 = fadd contract double %832, %831
  %834 = fadd contract double %792, %795
  %835 = fadd contract double %798, %834
  %836 = fadd contract double %801, %835
  %837 = fdiv contract double %833, %836
  %838 = fmul contract double %658, %837
  %839 = sext i32 %672 to i64
  %840 = getelementptr inbounds double, ptr %4, i64 %839
  %841 = load double, ptr %840, align 8, !tbaa !8
  %842 = fsub contract double %436, %841
  %843 = fmul contract double %7, %842
  %844 = getelementptr inbounds double, ptr %644, i64 %232
  %845 = load double, ptr %844, align 8, !tbaa !8
  %846 = fdiv contract double %843, %845
  %847 = fsub contract double %838, %846
  %848 = getelementptr inbounds double, ptr %651, i64 %232
  %849 = load double, ptr %848, align 8, !tbaa !8
  %850 = fmul contract double %849, %847
  %851 = fmul contract double %249, %850
  %852 = fsub contract double %656, %851
  %853 = add nuw nsw i32 %21, 1
  %854 = add nsw i32 %31, %853
  %855 = mul nsw i32 %34, %854
  %856 = add i32 %855, %36
  %857 = mul nsw i32 %856, %38
  %858 = add i32 %857, %251
  %859 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %860 = load i32, ptr %859, align 8, !tbaa !20
  %861 = icmp eq i32 %853, %860
  br i1 %861, label %862, label %874

862:                                              ; preds = %28
  %863 = icmp eq i32 %9, 0
  br i1 %863, label %1165, label %864

864:                                              ; preds = %862
  %865 = sext i32 %858 to i64
  %866 = getelementptr inbounds double, ptr %3, i64 %865
  %867 = mul nsw i32 %38, %34
  %868 = sub nsw i32 %858, %867
  %869 = sext i32 %868 to i64
  %870 = getelementptr inbounds double, ptr %4, i64 %869
  %871 = load double, ptr %866, align 8, !tbaa !8
  %872 = load double, ptr %870, align 8, !tbaa !8
  %873 = fmul contract double %871, %872
  br label %1165

874:                                              ; preds = %28
  %875 = sext i32 %858 to i64
  %876 = getelementptr inbounds double, ptr %3, i64 %875
  %877 = load double, ptr %876, align 8, !tbaa !8
  %878 = mul nsw i32 %38, %34
  %879 = sub nsw i32 %860, %853
  %880 = tail call i32 @llvm.smin.i32(i32 %879, i32 %853)
  %881 = fcmp contract ogt double %877, 0.000000e+00
  %882 = mul i32 %878, -3
  %883 = add i32 %858, %882
  %884 = shl nsw i32 %878, 1
  %885 = add nsw i32 %858, %884
  %886 = select i1 %881, i32 %883, i32 %885
  %887 = sext i32 %886 to i64
  %888 = getelementptr inbounds double, ptr %4, i64 %887
  %889 = load double, ptr %888, align 8, !tbaa !8
  %890 = sub nsw i32 %858, %884
  %891 = add nsw i32 %858, %878
  %892 = select i1 %881, i32 %890, i32 %891
  %893 = sext i32 %892 to i64
  %894 = getelementptr inbounds double, ptr %4, i64 %893
  %895 = load double, ptr %894, align 8, !tbaa !8
  %896 = sub nsw i32 %858, %878
  %897 = select i1 %881, i32 %896, i32 %858
  %898 = sext i32 %897 to i64
  %899 = getelementptr inbounds double, ptr %4, i64 %898
  %900 = load double, ptr %899, align 8, !tbaa !8
  %901 = select i1 %881, i32 %858, i32 %896
  %902 = sext i32 %901 to i64
  %903 = getelementptr inbounds double, ptr %4, i64 %902
  %904 = load double, ptr %903, align 8, !tbaa !8
  %905 = select i1 %881, i32 %891, i32 %890
  %906 = sext i32 %905 to i64
  %907 = getelementptr inbounds double, ptr %4, i64 %906
  %908 = load double, ptr %907, align 8, !tbaa !8
  %909 = icmp sgt i32 %880, 3
  br i1 %909, label %910, label %1064

910:                                              ; preds = %874
  %911 = select i1 %881, i32 %885, i32 %883
  %912 = select i1 %881, i32 -4, i32 3
  %913 = mul i32 %912, %878
  %914 = add i32 %913, %858
  %915 = sext i32 %914 to i64
  %916 = getelementptr inbounds double, ptr %4, i64 %915
  %917 = load double, ptr %916, align 8, !tbaa !8
  %918 = sext i32 %911 to i64
  %919 = getelementptr inbounds double, ptr %4, i64 %918
  %920 = load double, ptr %919, align 8, !tbaa !8
  %921 = fmul contract double %917, 2.000000e+00
  %922 = fmul contract double %889, 9.000000e+00
  %923 = fsub contract double %922, %921
  %924 = fmul contract double %895, 1.800000e+01
  %925 = fsub contract double %923, %924
  %926 = fmul contract double %900, 1.100000e+01
  %927 = fadd contract double %926, %925
  %928 = fmul contract double %927, 0x3FC5555555555555
  %929 = fmul contract double %889, 4.000000e+00
  %930 = fsub contract double %929, %917
  %931 = fmul contract double %895, 5.000000e+00
  %932 = fsub contract double %930, %931
  %933 = fmul contract double %900, 2.000000e+00
  %934 = fadd contract double %933, %932
  %935 = fmul contract double %889, 3.000000e+00
  %936 = fsub contract double %935, %917
  %937 = fmul contract double %895, 3.000000e+00
  %938 = fsub contract double %936, %937
  %939 = fadd contract double %900, %938
  %940 = fmul contract double %928, %928
  %941 = fmul contract double %934, 0x3FF1555555555555
  %942 = fmul contract double %934, %941
  %943 = fadd contract double %942, %940
  %944 = fmul contract double %939, 0x3FF15B05B05B05B0
  %945 = fmul contract double %939, %944
  %946 = fadd contract double %945, %943
  %947 = fmul contract double %895, 6.000000e+00
  %948 = fsub contract double %889, %947
  %949 = fmul contract double %900, 3.000000e+00
  %950 = fadd contract double %948, %949
  %951 = fmul contract double %904, 2.000000e+00
  %952 = fadd contract double %950, %951
  %953 = fmul contract double %952, 0x3FC5555555555555
  %954 = fsub contract double %895, %933
  %955 = fadd contract double %904, %954
  %956 = fsub contract double %937, %889
  %957 = fsub contract double %956, %949
  %958 = fadd contract double %904, %957
  %959 = fmul contract double %953, %953
  %960 = fmul contract double %955, 0x3FF1555555555555
  %961 = fmul contract double %955, %960
  %962 = fadd contract double %959, %961
  %963 = fmul contract double %958, 0x3FF15B05B05B05B0
  %964 = fmul contract double %958, %963
  %965 = fadd contract double %964, %962
  %966 = fmul contract double %895, -2.000000e+00
  %967 = fsub contract double %966, %949
  %968 = fmul contract double %904, 6.000000e+00
  %969 = fadd contract double %967, %968
  %970 = fsub contract double %969, %908
  %971 = fmul contract double %970, 0x3FC5555555555555
  %972 = fsub contract double %949, %895
  %973 = fmul contract double %904, 3.000000e+00
  %974 = fsub contract double %972, %973
  %975 = fadd contract double %908, %974
  %976 = fmul contract double %971, %971
  %977 = fadd contract double %961, %976
  %978 = fmul contract double %975, 0x3FF15B05B05B05B0
  %979 = fmul contract double %975, %978
  %980 = fadd contract double %979, %977
  %981 = fmul contract double %904, 1.800000e+01
  %982 = fsub contract double %981, %926
  %983 = fmul contract double %908, 9.000000e+00
  %984 = fsub contract double %982, %983
  %985 = fmul contract double %920, 2.000000e+00
  %986 = fadd contract double %984, %985
  %987 = fmul contract double %986, 0x3FC5555555555555
  %988 = fmul contract double %904, 5.000000e+00
  %989 = fsub contract double %933, %988
  %990 = fmul contract double %908, 4.000000e+00
  %991 = fadd contract double %989, %990
  %992 = fsub contract double %991, %920
  %993 = fsub contract double %973, %900
  %994 = fmul contract double %908, 3.000000e+00
  %995 = fsub contract double %993, %994
  %996 = fadd contract double %995, %920
  %997 = fmul contract double %987, %987
  %998 = fmul contract double %992, 0x3FF1555555555555
  %999 = fmul contract double %992, %998
  %1000 = fadd contract double %999, %997
  %1001 = fmul contract double %996, 0x3FF15B05B05B05B0
  %1002 = fmul contract double %996, %1001
  %1003 = fadd contract double %1002, %1000
  %1004 = fsub contract double %965, %980
  %1005 = fmul contract double %1004, 3.000000e+00
  %1006 = fadd contract double %1005, %946
  %1007 = fsub contract double %1006, %1003
  %1008 = fadd contract double %946, 1.000000e-08
  %1009 = fdiv contract double %1007, %1008
  %1010 = fadd contract double %965, 1.000000e-08
  %1011 = fdiv contract double %1007, %1010
  %1012 = fadd contract double %980, 1.000000e-08
  %1013 = fdiv contract double %1007, %1012
  %1014 = fadd contract double %1003, 1.000000e-08
  %1015 = fdiv contract double %1007, %1014
  %1016 = fmul contract double %1009, %1009
  %1017 = fadd contract double %1016, 1.000000e+00
  %1018 = fmul contract double %1017, 0x3F9D41D41D41D41D
  %1019 = fmul contract double %1011, %1011
  %1020 = fadd contract double %1019, 1.000000e+00
  %1021 = fmul contract double %1020, 0x3FD5F15F15F15F16
  %1022 = fmul contract double %1013, %1013
  %1023 = fadd contract double %1022, 1.000000e+00
  %1024 = fmul contract double %1023, 0x3FE0750750750750
  %1025 = fmul contract double %1015, %1015
  %1026 = fadd contract double %1025, 1.000000e+00
  %1027 = fmul contract double %1026, 0x3FBD41D41D41D41D
  %1028 = fmul contract double %917, 3.000000e+00
  %1029 = fmul contract double %889, 1.300000e+01
  %1030 = fsub contract double %1029, %1028
  %1031 = fmul contract double %895, 2.300000e+01
  %1032 = fsub contract double %1030, %1031
  %1033 = fmul contract double %900, 2.500000e+01
  %1034 = fadd contract double %1033, %1032
  %1035 = fmul contract double %1034, 0x3FB5555555555555
  %1036 = fsub contract double %889, %931
  %1037 = fmul contract double %900, 1.300000e+01
  %1038 = fadd contract double %1036, %1037
  %1039 = fadd contract double %1038, %973
  %1040 = fmul contract double %1039, 0x3FB5555555555555
  %1041 = fmul contract double %900, 7.000000e+00
  %1042 = fsub contract double %1041, %895
  %1043 = fmul contract double %904, 7.000000e+00
  %1044 = fadd contract double %1042, %1043
  %1045 = fsub contract double %1044, %908
  %1046 = fmul contract double %1045, 0x3FB5555555555555
  %1047 = fmul contract double %904, 1.300000e+01
  %1048 = fadd contract double %949, %1047
  %1049 = fmul contract double %908, 5.000000e+00
  %1050 = fsub contract double %1048, %1049
  %1051 = fadd contract double %1050, %920
  %1052 = fmul contract double %1051, 0x3FB5555555555555
  %1053 = fmul contract double %1035, %1018
  %1054 = fmul contract double %1040, %1021
  %1055 = fadd contract double %1053, %1054
  %1056 = fmul contract double %1046, %1024
  %1057 = fadd contract double %1056, %1055
  %1058 = fmul contract double %1052, %1027
  %1059 = fadd contract double %1058, %1057
  %1060 = fadd contract double %1018, %1021
  %1061 = fadd contract double %1024, %1060
  %1062 = fadd contract double %1027, %1061
  %1063 = fdiv contract double %1059, %1062
  br label %1162

1064:                                             ; preds = %874
  switch i32 %880, label %1162 [
    i32 3, label %1065
    i32 2, label %1136
  ]

1065:                                             ; preds = %1064
  %1066 = fmul contract double %895, 2.000000e+00
  %1067 = fsub contract double %889, %1066
  %1068 = fadd contract double %900, %1067
  %1069 = fmul contract double %900, 2.000000e+00
  %1070 = fsub contract double %895, %1069
  %1071 = fadd contract double %904, %1070
  %1072 = fmul contract double %904, 2.000000e+00
  %1073 = fsub contract double %900, %1072
  %1074 = fadd contract double %908, %1073
  %1075 = fmul contract double %895, 4.000000e+00
  %1076 = fsub contract double %889, %1075
  %1077 = fmul contract double %900, 3.000000e+00
  %1078 = fadd contract double %1076, %1077
  %1079 = fsub contract double %895, %904
  %1080 = fmul contract double %904, 4.000000e+00
  %1081 = fsub contract double %1077, %1080
  %1082 = fadd contract double %908, %1081
  %1083 = fmul contract double %1068, 0x3FF1555555555555
  %1084 = fmul contract double %1068, %1083
  %1085 = fmul contract double %1078, 2.500000e-01
  %1086 = fmul contract double %1078, %1085
  %1087 = fadd contract double %1084, %1086
  %1088 = fmul contract double %1071, 0x3FF1555555555555
  %1089 = fmul contract double %1071, %1088
  %1090 = fmul contract double %1079, 2.500000e-01
  %1091 = fmul contract double %1079, %1090
  %1092 = fadd contract double %1091, %1089
  %1093 = fmul contract double %1074, 0x3FF1555555555555
  %1094 = fmul contract double %1074, %1093
  %1095 = fmul contract double %1082, 2.500000e-01
  %1096 = fmul contract double %1082, %1095
  %1097 = fadd contract double %1094, %1096
  %1098 = fsub contract double %1087, %1097
  %1099 = fadd contract double %1087, 1.000000e-08
  %1100 = fdiv contract double %1098, %1099
  %1101 = fadd contract double %1092, 1.000000e-08
  %1102 = fdiv contract double %1098, %1101
  %1103 = fadd contract double %1097, 1.000000e-08
  %1104 = fdiv contract double %1098, %1103
  %1105 = fmul contract double %1100, %1100
  %1106 = fadd contract double %1105, 1.000000e+00
  %1107 = fmul contract double %1106, 1.000000e-01
  %1108 = fmul contract double %1102, %1102
  %1109 = fadd contract double %1108, 1.000000e+00
  %1110 = fmul contract double %1109, 6.000000e-01
  %1111 = fmul contract double %1104, %1104
  %1112 = fadd contract double %1111, 1.000000e+00
  %1113 = fmul contract double %1112, 3.000000e-01
  %1114 = fmul contract double %889, 2.000000e+00
  %1115 = fmul contract double %895, 7.000000e+00
  %1116 = fsub contract double %1114, %1115
  %1117 = fmul contract double %900, 1.100000e+01
  %1118 = fadd contract double %1116, %1117
  %1119 = fmul contract double %1118, 0x3FC5555555555555
  %1120 = fmul contract double %900, 5.000000e+00
  %1121 = fsub contract double %1120, %895
  %1122 = fadd contract double %1121, %1072
  %1123 = fmul contract double %1122, 0x3FC5555555555555
  %1124 = fmul contract double %904, 5.000000e+00
  %1125 = fadd contract double %1069, %1124
  %1126 = fsub contract double %1125, %908
  %1127 = fmul contract double %1126, 0x3FC5555555555555
  %1128 = fmul contract double %1119, %1107
  %1129 = fmul contract double %1123, %1110
  %1130 = fadd contract double %1128, %1129
  %1131 = fmul contract double %1127, %1113
  %1132 = fadd contract double %1131, %1130
  %1133 = fadd contract double %1107, %1110
  %1134 = fadd contract double %1113, %1133
  %1135 = fdiv contract double %1132, %1134
  br label %1162

1136:                                             ; preds = %1064
  %1137 = fsub contract double %900, %895
  %1138 = fmul contract double %1137, %1137
  %1139 = fsub contract double %904, %900
  %1140 = fmul contract double %1139, %1139
  %1141 = fsub contract double %1138, %1140
  %1142 = fadd contract double %1138, 1.000000e-08
  %1143 = fdiv contract double %1141, %1142
  %1144 = fadd contract double %1140, 1.000000e-08
  %1145 = fdiv contract double %1141, %1144
  %1146 = fmul contract double %1143, %1143
  %1147 = fadd contract double %1146, 1.000000e+00
  %1148 = fmul contract double %1147, 0x3FD5555555555555
  %1149 = fmul contract double %1145, %1145
  %1150 = fadd contract double %1149, 1.000000e+00
  %1151 = fmul contract double %1150, 0x3FE5555555555555
  %1152 = fmul contract double %1148, 5.000000e-01
  %1153 = fmul contract double %900, 3.000000e+00
  %1154 = fsub contract double %1153, %895
  %1155 = fmul contract double %1154, %1152
  %1156 = fmul contract double %1151, 5.000000e-01
  %1157 = fadd contract double %900, %904
  %1158 = fmul contract double %1157, %1156
  %1159 = fadd contract double %1155, %1158
  %1160 = fadd contract double %1148, %1151
  %1161 = fdiv contract double %1159, %1160
  br label %1162

1162:                                             ; preds = %1136, %1065, %1064, %910
  %1163 = phi contract double [ %1063, %910 ], [ %1135, %1065 ], [ %1161, %1136 ], [ %900, %1064 ]
  %1164 = fmul contract double %877, %1163
  br label %1165

1165:                                             ; preds = %862, %864, %1162
  %1166 = phi double [ %1164, %1162 ], [ 0.000000e+00, %862 ], [ %873, %864 ]
  %1167 = icmp eq i32 %21, 0
  br i1 %1167, label %1471, label %1168

1168:                                             ; preds = %1165
  %1169 = icmp eq i32 %21, %860
  br i1 %1169, label %1170, label %1181

1170:                                             ; preds = %1168
  %1171 = icmp eq i32 %9, 0
  br i1 %1171, label %1471, label %1172

1172:                                             ; preds = %1170
  %1173 = getelementptr inbounds double, ptr %3, i64 %253
  %1174 = mul nsw i32 %38, %34
  %1175 = sub nsw i32 %252, %1174
  %1176 = sext i32 %1175 to i64
  %1177 = getelementptr inbounds double, ptr %4, i64 %1176
  %1178 = load double, ptr %1173, align 8, !tbaa !8
  %1179 = load double, ptr %1177, align 8, !tbaa !8
  %1180 = fmul contract double %1178, %1179
  br label %1471

1181:                                             ; preds = %1168
  %1182 = getelementptr inbounds double, ptr %3, i64 %253
  %1183 = load double, ptr %1182, align 8, !tbaa !8
  %1184 = mul nsw i32 %38, %34
  %1185 = sub nsw i32 %860, %21
  %1186 = tail call i32 @llvm.smin.i32(i32 %1185, i32 %21)
  %1187 = fcmp contract ogt double %1183, 0.000000e+00
  %1188 = mul i32 %1184, -3
  %1189 = add i32 %252, %1188
  %1190 = shl nsw i32 %1184, 1
  %1191 = add nsw i32 %252, %1190
  %1192 = select i1 %1187, i32 %1189, i32 %1191
  %1193 = sext i32 %1192 to i64
  %1194 = getelementptr inbounds double, ptr %4, i64 %1193
  %1195 = load double, ptr %1194, align 8, !tbaa !8
  %1196 = sub nsw i32 %252, %1190
  %1197 = add nsw i32 %252, %1184
  %1198 = select i1 %1187, i32 %1196, i32 %1197
  %1199 = sext i32 %1198 to i64
  %1200 = getelementptr inbounds double, ptr %4, i64 %1199
  %1201 = load double, ptr %1200, align 8, !tbaa !8
  %1202 = sub nsw i32 %252, %1184
  %1203 = select i1 %1187, i32 %1202, i32 %252
  %1204 = sext i32 %1203 to i64
  %1205 = getelementptr inbounds double, ptr %4, i64 %1204
  %1206 = load double, ptr %1205, align 8, !tbaa !8
  %1207 = select i1 %1187, i32 %252, i32 %1202
  %1208 = sext i32 %1207 to i64
  %1209 = getelementptr inbounds double, ptr %4, i64 %1208
  %1210 = load double, ptr %1209, align 8, !tbaa !8
  %1211 = select i1 %1187, i32 %1197, i32 %1196
  %1212 = sext i32 %1211 to i64
  %1213 = getelementptr inbounds double, ptr %4, i64 %1212
  %1214 = load double, ptr %1213, align 8, !tbaa !8
  %1215 = icmp sgt i32 %1186, 3
  br i1 %1215, label %1216, label %1370

1216:                                             ; preds = %1181
  %1217 = select i1 %1187, i32 %1191, i32 %1189
  %1218 = select i1 %1187, i32 -4, i32 3
  %1219 = mul i32 %1218, %1184
  %1220 = add i32 %1219, %252
  %1221 = sext i32 %1220 to i64
  %1222 = getelementptr inbounds double, ptr %4, i64 %1221
  %1223 = load double, ptr %1222, align 8, !tbaa !8
  %1224 = sext i32 %1217 to i64
  %1225 = getelementptr inbounds double, ptr %4, i64 %1224
  %1226 = load double, ptr %1225, align 8, !tbaa !8
  %1227 = fmul contract double %1223, 2.000000e+00
  %1228 = fmul contract double %1195, 9.000000e+00
  %1229 = fsub contract double %1228, %1227
  %1230 = fmul contract double %1201, 1.800000e+01
  %1231 = fsub contract double %1229, %1230
  %1232 = fmul contract double %1206, 1.100000e+01
  %1233 = fadd contract double %1232, %1231
  %1234 = fmul contract double %1233, 0x3FC5555555555555
  %1235 = fmul contract double %1195, 4.000000e+00
  %1236 = fsub contract double %1235, %1223
  %1237 = fmul contract double %1201, 5.000000e+00
  %1238 = fsub contract double %1236, %1237
  %1239 = fmul contract double %1206, 2.000000e+00
  %1240 = fadd contract double %1239, %1238
  %1241 = fmul contract double %1195, 3.000000e+00
  %1242 = fsub contract double %1241, %1223
  %1243 = fmul contract double %1201, 3.000000e+00
  %1244 = fsub contract double %1242, %1243
  %1245 = fadd contract double %1206, %1244
  %1246 = fmul contract double %1234, %1234
  %1247 = fmul contract double %1240, 0x3FF1555555555555
  %1248 = fmul contract double %1240, %1247
  %1249 = fadd contract double %1248, %1246
  %1250 = fmul contract double %1245, 0x3FF15B05B05B05B0
  %1251 = fmul contract double %1245, %1250
  %1252 = fadd contract double %1251, %1249
  %1253 = fmul contract double %1201, 6.000000e+00
  %1254 = fsub contract double %1195, %1253
  %1255 = fmul contract double %1206, 3.000000e+00
  %1256 = fadd contract double %1254, %1255
  %1257 = fmul contract double %1210, 2.000000e+00
  %1258 = fadd contract double %1256, %1257
  %1259 = fmul contract double %1258, 0x3FC5555555555555
  %1260 = fsub contract double %1201, %1239
  %1261 = fadd contract double %1210, %1260
  %1262 = fsub contract double %1243, %1195
  %1263 = fsub contract double %1262, %1255
  %1264 = fadd contract double %1210, %1263
  %1265 = fmul contract double %1259, %1259
  %1266 = fmul contract double %1261, 0x3FF1555555555555
  %1267 = fmul contract double %1261, %1266
  %1268 = fadd contract double %1265, %1267
  %1269 = fmul contract double %1264, 0x3FF15B05B05B05B0
  %1270 = fmul contract double %1264, %1269
  %1271 = fadd contract double %1270, %1268
  %1272 = fmul contract double %1201, -2.000000e+00
  %1273 = fsub contract double %1272, %1255
  %1274 = fmul contract double %1210, 6.000000e+00
  %1275 = fadd contract double %1273, %1274
  %1276 = fsub contract double %1275, %1214
  %1277 = fmul contract double %1276, 0x3FC5555555555555
  %1278 = fsub contract double %1255, %1201
  %1279 = fmul contract double %1210, 3.000000e+00
  %1280 = fsub contract double %1278, %1279
  %1281 = fadd contract double %1214, %1280
  %1282 = fmul contract double %1277, %1277
  %1283 = fadd contract double %1267, %1282
  %1284 = fmul contract double %1281, 0x3FF15B05B05B05B0
  %1285 = fmul contract double %1281, %1284
  %1286 = fadd contract double %1285, %1283
  %1287 = fmul contract double %1210, 1.800000e+01
  %1288 = fsub contract double %1287, %1232
  %1289 = fmul contract double %1214, 9.000000e+00
  %1290 = fsub contract double %1288, %1289
  %1291 = fmul contract double %1226, 2.000000e+00
  %1292 = fadd contract double %1290, %1291
  %1293 = fmul contract double %1292, 0x3FC5555555555555
  %1294 = fmul contract double %1210, 5.000000e+00
  %1295 = fsub contract double %1239, %1294
  %1296 = fmul contract double %1214, 4.000000e+00
  %1297 = fadd contract double %1295, %1296
  %1298 = fsub contract double %1297, %1226
  %1299 = fsub contract double %1279, %1206
  %1300 = fmul contract double %1214, 3.000000e+00
  %1301 = fsub contract double %1299, %1300
  %1302 = fadd contract double %1301, %1226
  %1303 = fmul contract double %1293, %1293
  %1304 = fmul contract double %1298, 0x3FF1555555555555
  %1305 = fmul contract double %1298, %1304
  %1306 = fadd contract double %1305, %1303
  %1307 = fmul contract double %1302, 0x3FF15B05B05B05B0
  %1308 = fmul contract double %1302, %1307
  %1309 = fadd contract double %1308, %1306
  %1310 = fsub contract double %1271, %1286
  %1311 = fmul contract double %1310, 3.000000e+00
  %1312 = fadd contract double %1311, %1252
  %1313 = fsub contract double %1312, %1309
  %1314 = fadd contract double %1252, 1.000000e-08
  %1315 = fdiv contract double %1313, %1314
  %1316 = fadd contract double %1271, 1.000000e-08
  %1317 = fdiv contract double %1313, %1316
  %1318 = fadd contract double %1286, 1.000000e-08
  %1319 = fdiv contract double %1313, %1318
  %1320 = fadd contract double %1309, 1.000000e-08
  %1321 = fdiv contract double %1313, %1320
  %1322 = fmul contract double %1315, %1315
  %1323 = fadd contract double %1322, 1.000000e+00
  %1324 = fmul contract double %1323, 0x3F9D41D41D41D41D
  %1325 = fmul contract double %1317, %1317
  %1326 = fadd contract double %1325, 1.000000e+00
  %1327 = fmul contract double %1326, 0x3FD5F15F15F15F16
  %1328 = fmul contract double %1319, %1319
  %1329 = fadd contract double %1328, 1.000000e+00
  %1330 = fmul contract double %1329, 0x3FE0750750750750
  %1331 = fmul contract double %1321, %1321
  %1332 = fadd contract double %1331, 1.000000e+00
  %1333 = fmul contract double %1332, 0x3FBD41D41D41D41D
  %1334 = fmul contract double %1223, 3.000000e+00
  %1335 = fmul contract double %1195, 1.300000e+01
  %1336 = fsub contract double %1335, %1334
  %1337 = fmul contract double %1201, 2.300000e+01
  %1338 = fsub contract double %1336, %1337
  %1339 = fmul contract double %1206, 2.500000e+01
  %1340 = fadd contract double %1339, %1338
  %1341 = fmul contract double %1340, 0x3FB5555555555555
  %1342 = fsub contract double %1195, %1237
  %1343 = fmul contract double %1206, 1.300000e+01
  %1344 = fadd contract double %1342, %1343
  %1345 = fadd contract double %1344, %1279
  %1346 = fmul contract double %1345, 0x3FB5555555555555
  %1347 = fmul contract double %1206, 7.000000e+00
  %1348 = fsub contract double %1347, %1201
  %1349 = fmul contract double %1210, 7.000000e+00
  %1350 = fadd contract double %1348, %1349
  %1351 = fsub contract double %1350, %1214
  %1352 = fmul contract double %1351, 0x3FB5555555555555
  %1353 = fmul contract double %1210, 1.300000e+01
  %1354 = fadd contract double %1255, %1353
  %1355 = fmul contract double %1214, 5.000000e+00
  %1356 = fsub contract double %1354, %1355
  %1357 = fadd contract double %1356, %1226
  %1358 = fmul contract double %1357, 0x3FB5555555555555
  %1359 = fmul contract double %1341, %1324
  %1360 = fmul contract double %1346, %1327
  %1361 = fadd contract double %1359, %1360
  %1362 = fmul contract double %1352, %1330
  %1363 = fadd contract double %1362, %1361
  %1364 = fmul contract double %1358, %1333
  %1365 = fadd contract double %1364, %1363
  %1366 = fadd contract double %1324, %1327
  %1367 = fadd contract double %1330, %1366
  %1368 = fadd contract double %1333, %1367
  %1369 = fdiv contract double %1365, %1368
  br label %1468

1370:                                             ; preds = %1181
  switch i32 %1186, label %1468 [
    i32 3, label %1371
    i32 2, label %1442
  ]

1371:                                             ; preds = %1370
  %1372 = fmul contract double %1201, 2.000000e+00
  %1373 = fsub contract double %1195, %1372
  %1374 = fadd contract double %1206, %1373
  %1375 = fmul contract double %1206, 2.000000e+00
  %1376 = fsub contract double %1201, %1375
  %1377 = fadd contract double %1210, %1376
  %1378 = fmul contract double %1210, 2.000000e+00
  %1379 = fsub contract double %1206, %1378
  %1380 = fadd contract double %1214, %1379
  %1381 = fmul contract double %1201, 4.000000e+00
  %1382 = fsub contract double %1195, %1381
  %1383 = fmul contract double %1206, 3.000000e+00
  %1384 = fadd contract double %1382, %1383
  %1385 = fsub contract double %1201, %1210
  %1386 = fmul contract double %1210, 4.000000e+00
  %1387 = fsub contract double %1383, %1386
  %1388 = fadd contract double %1214, %1387
  %1389 = fmul contract double %1374, 0x3FF1555555555555
  %1390 = fmul contract double %1374, %1389
  %1391 = fmul contract double %1384, 2.500000e-01
  %1392 = fmul contract double %1384, %1391
  %1393 = fadd contract double %1390, %1392
  %1394 = fmul contract double %1377, 0x3FF1555555555555
  %1395 = fmul contract double %1377, %1394
  %1396 = fmul contract double %1385, 2.500000e-01
  %1397 = fmul contract double %1385, %1396
  %1398 = fadd contract double %1397, %1395
  %1399 = fmul contract double %1380, 0x3FF1555555555555
  %1400 = fmul contract double %1380, %1399
  %1401 = fmul contract double %1388, 2.500000e-01
  %1402 = fmul contract double %1388, %1401
  %1403 = fadd contract double %1400, %1402
  %1404 = fsub contract double %1393, %1403
  %1405 = fadd contract double %1393, 1.000000e-08
  %1406 = fdiv contract double %1404, %1405
  %1407 = fadd contract double %1398, 1.000000e-08
  %1408 = fdiv contract double %1404, %1407
  %1409 = fadd contract double %1403, 1.000000e-08
  %1410 = fdiv contract double %1404, %1409
  %1411 = fmul contract double %1406, %1406
  %1412 = fadd contract double %1411, 1.000000e+00
  %1413 = fmul contract double %1412, 1.000000e-01
  %1414 = fmul contract double %1408, %1408
  %1415 = fadd contract double %1414, 1.000000e+00
  %1416 = fmul contract double %1415, 6.000000e-01
  %1417 = fmul contract double %1410, %1410
  %1418 = fadd contract double %1417, 1.000000e+00
  %1419 = fmul contract double %1418, 3.000000e-01
  %1420 = fmul contract double %1195, 2.000000e+00
  %1421 = fmul contract double %1201, 7.000000e+00
  %1422 = fsub contract double %1420, %1421
  %1423 = fmul contract double %1206, 1.100000e+01
  %1424 = fadd contract double %1422, %1423
  %1425 = fmul contract double %1424, 0x3FC5555555555555
  %1426 = fmul contract double %1206, 5.000000e+00
  %1427 = fsub contract double %1426, %1201
  %1428 = fadd contract double %1427, %1378
  %1429 = fmul contract double %1428, 0x3FC5555555555555
  %1430 = fmul contract double %1210, 5.000000e+00
  %1431 = fadd contract double %1375, %1430
  %1432 = fsub contract double %1431, %1214
  %1433 = fmul contract double %1432, 0x3FC5555555555555
  %1434 = fmul contract double %1425, %1413
  %1435 = fmul contract double %1429, %1416
  %1436 = fadd contract double %1434, %1435
  %1437 = fmul contract double %1433, %1419
  %1438 = fadd contract double %1437, %1436
  %1439 = fadd contract double %1413, %1416
  %1440 = fadd contract double %1419, %1439
  %1441 = fdiv contract double %1438, %1440
  br label %1468

1442:                                             ; preds = %1370
  %1443 = fsub contract double %1206, %1201
  %1444 = fmul contract double %1443, %1443
  %1445 = fsub contract double %1210, %1206
  %1446 = fmul contract double %1445, %1445
  %1447 = fsub contract double %1444, %1446
  %1448 = fadd contract double %1444, 1.000000e-08
  %1449 = fdiv contract double %1447, %1448
  %1450 = fadd contract double %1446, 1.000000e-08
  %1451 = fdiv contract double %1447, %1450
  %1452 = fmul contract double %1449, %1449
  %1453 = fadd contract double %1452, 1.000000e+00
  %1454 = fmul contract double %1453, 0x3FD5555555555555
  %1455 = fmul contract double %1451, %1451
  %1456 = fadd contract double %1455, 1.000000e+00
  %1457 = fmul contract double %1456, 0x3FE5555555555555
  %1458 = fmul contract double %1454, 5.000000e-01
  %1459 = fmul contract double %1206, 3.000000e+00
  %1460 = fsub contract double %1459, %1201
  %1461 = fmul contract double %1460, %1458
  %1462 = fmul contract double %1457, 5.000000e-01
  %1463 = fadd contract double %1206, %1210
  %1464 = fmul contract double %1463, %1462
  %1465 = fadd contract double %1461, %1464
  %1466 = fadd contract double %1454, %1457
  %1467 = fdiv contract double %1465, %1466
  br label %1468

1468:                                             ; preds = %1442, %1371, %1370, %1216
  %1469 = phi contract double [ %1369, %1216 ], [ %1441, %1371 ], [ %1467, %1442 ], [ %1206, %1370 ]
  %1470 = fmul contract double %1183, %1469
  br label %1471

1471:                                             ; preds = %1165, %1170, %1172, %1468
  %1472 = phi double [ %1470, %1468 ], [ 0.000000e+00, %1165 ], [ %1180, %1172 ], [ 0.000000e+00, %1170 ]
  %1473 = fsub contract double %1166, %1472
  %1474 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1475 = load ptr, ptr %1474, align 8, !tbaa !24
  %1476 = getelementptr inbounds double, ptr %1475, i64 %232
  %1477 = load double, ptr %1476, align 8, !tbaa !8
  %1478 = fdiv contract double %852, %1477
  %1479 = fadd contract double %1473, %1478
  %1480 = fneg contract double %1479
  %1481 = fdiv contract double %1480, %249
  %1482 = add nsw i32 %860, -1
  %1483 = icmp eq i32 %21, %1482
  br i1 %1483, label %1484, label %1493

1484:                                             ; preds = %1471
  %1485 = mul nsw i32 %38, %36
  %1486 = add i32 %1485, %251
  %1487 = sext i32 %1486 to i64
  %1488 = getelementptr inbounds double, ptr %5, i64 %1487
  %1489 = load double, ptr %1488, align 8, !tbaa !8
  %1490 = fsub contract double %1489, %436
  %1491 = fmul contract double %8, %1490
  %1492 = fadd contract double %1481, %1491
  br label %1493

1493:                                             ; preds = %1484, %1471
  %1494 = phi double [ %1492, %1484 ], [ %1481, %1471 ]
  %1495 = getelementptr inbounds double, ptr %6, i64 %253
  store double %1494, ptr %1495, align 8, !tbaa !8
  br label %1496

1496:                                             ; preds = %10, %1493
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
  br i1 %27, label %28, label %1166

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
  %79 = add nsw i32 %41, -2
  %80 = add nsw i32 %41, 1
  %81 = select i1 %78, i32 %79, i32 %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds double, ptr %4, i64 %82
  %84 = load double, ptr %83, align 8, !tbaa !8
  %85 = add nsw i32 %41, -1
  %86 = select i1 %78, i32 %85, i32 %41
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds double, ptr %4, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !8
  %90 = select i1 %78, i32 %41, i32 %85
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds double, ptr %4, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !8
  br i1 %76, label %94, label %174

94:                                               ; preds = %75
  %95 = select i1 %78, i32 %80, i32 %79
  %96 = select i1 %78, i32 -3, i32 2
  %97 = add i32 %41, %96
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds double, ptr %4, i64 %98
  %100 = load double, ptr %99, align 8, !tbaa !8
  %101 = sext i32 %95 to i64
  %102 = getelementptr inbounds double, ptr %4, i64 %101
  %103 = load double, ptr %102, align 8, !tbaa !8
  %104 = fmul contract double %84, 2.000000e+00
  %105 = fsub contract double %100, %104
  %106 = fadd contract double %89, %105
  %107 = fmul contract double %89, 2.000000e+00
  %108 = fsub contract double %84, %107
  %109 = fadd contract double %93, %108
  %110 = fmul contract double %93, 2.000000e+00
  %111 = fsub contract double %89, %110
  %112 = fadd contract double %111, %103
  %113 = fmul contract double %84, 4.000000e+00
  %114 = fsub contract double %100, %113
  %115 = fmul contract double %89, 3.000000e+00
  %116 = fadd contract double %115, %114
  %117 = fsub contract double %84, %93
  %118 = fmul contract double %93, 4.000000e+00
  %119 = fsub contract double %115, %118
  %120 = fadd contract double %119, %103
  %121 = fmul contract double %106, 0x3FF1555555555555
  %122 = fmul contract double %106, %121
  %123 = fmul contract double %116, 2.500000e-01
  %124 = fmul contract double %116, %123
  %125 = fadd contract double %122, %124
  %126 = fmul contract double %109, 0x3FF1555555555555
  %127 = fmul contract double %109, %126
  %128 = fmul contract double %117, 2.500000e-01
  %129 = fmul contract double %117, %128
  %130 = fadd contract double %129, %127
  %131 = fmul contract double %112, 0x3FF1555555555555
  %132 = fmul contract double %112, %131
  %133 = fmul contract double %120, 2.500000e-01
  %134 = fmul contract double %120, %133
  %135 = fadd contract double %132, %134
  %136 = fsub contract double %125, %135
  %137 = fadd contract double %125, 1.000000e-08
  %138 = fdiv contract double %136, %137
  %139 = fadd contract double %130, 1.000000e-08
  %140 = fdiv contract double %136, %139
  %141 = fadd contract double %135, 1.000000e-08
  %142 = fdiv contract double %136, %141
  %143 = fmul contract double %138, %138
  %144 = fadd contract double %143, 1.000000e+00
  %145 = fmul contract double %144, 1.000000e-01
  %146 = fmul contract double %140, %140
  %147 = fadd contract double %146, 1.000000e+00
  %148 = fmul contract double %147, 6.000000e-01
  %149 = fmul contract double %142, %142
  %150 = fadd contract double %149, 1.000000e+00
  %151 = fmul contract double %150, 3.000000e-01
  %152 = fmul contract double %100, 2.000000e+00
  %153 = fmul contract double %84, 7.000000e+00
  %154 = fsub contract double %152, %153
  %155 = fmul contract double %89, 1.100000e+01
  %156 = fadd contract double %155, %154
  %157 = fmul contract double %156, 0x3FC5555555555555
  %158 = fmul contract double %89, 5.000000e+00
  %159 = fsub contract double %158, %84
  %160 = fadd contract double %159, %110
  %161 = fmul contract double %160, 0x3FC5555555555555
  %162 = fmul contract double %93, 5.000000e+00
  %163 = fadd contract double %107, %162
  %164 = fsub contract double %163, %103
  %165 = fmul contract double %164, 0x3FC5555555555555
  %166 = fmul contract double %157, %145
  %167 = fmul contract double %161, %148
  %168 = fadd contract double %166, %167
  %169 = fmul contract double %165, %151
  %170 = fadd contract double %169, %168
  %171 = fadd contract double %145, %148
  %172 = fadd contract double %151, %171
  %173 = fdiv contract double %170, %172
  br label %201

174:                                              ; preds = %75
  br i1 %77, label %175, label %201

175:                                              ; preds = %174
  %176 = fsub contract double %89, %84
  %177 = fmul contract double %176, %176
  %178 = fsub contract double %93, %89
  %179 = fmul contract double %178, %178
  %180 = fsub contract double %177, %179
  %181 = fadd contract double %177, 1.000000e-08
  %182 = fdiv contract double %180, %181
  %183 = fadd contract double %179, 1.000000e-08
  %184 = fdiv contract double %180, %183
  %185 = fmul contract double %182, %182
  %186 = fadd contract double %185, 1.000000e+00
  %187 = fmul contract double %186, 0x3FD5555555555555
  %188 = fmul contract double %184, %184
  %189 = fadd contract double %188, 1.000000e+00
  %190 = fmul contract double %189, 0x3FE5555555555555
  %191 = fmul contract double %187, 5.000000e-01
  %192 = fmul contract double %89, 3.000000e+00
  %193 = fsub contract double %192, %84
  %194 = fmul contract double %193, %191
  %195 = fmul contract double %190, 5.000000e-01
  %196 = fadd contract double %89, %93
  %197 = fmul contract double %196, %195
  %198 = fadd contract double %194, %197
  %199 = fadd contract double %187, %190
  %200 = fdiv contract double %198, %199
  br label %201

201:                                              ; preds = %94, %174, %175
  %202 = phi contract double [ %173, %94 ], [ %200, %175 ], [ %89, %174 ]
  %203 = fmul contract double %44, %202
  %204 = getelementptr inbounds double, ptr %4, i64 %42
  %205 = load double, ptr %204, align 8, !tbaa !8
  %206 = getelementptr i8, ptr %204, i64 -8
  %207 = load double, ptr %206, align 8, !tbaa !8
  %208 = fsub contract double %205, %207
  %209 = fmul contract double %7, %208
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %211 = load ptr, ptr %210, align 8, !tbaa !30
  %212 = sext i32 %36 to i64
  %213 = getelementptr inbounds double, ptr %211, i64 %212
  %214 = load double, ptr %213, align 8, !tbaa !8
  %215 = fdiv contract double %209, %214
  %216 = fsub contract double %203, %215
  %217 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %218 = load ptr, ptr %217, align 8, !tbaa !22
  %219 = getelementptr inbounds double, ptr %218, i64 %212
  %220 = load double, ptr %219, align 8, !tbaa !8
  %221 = fmul contract double %216, %220
  %222 = add i32 %46, -1
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds double, ptr %48, i64 %223
  %225 = load double, ptr %224, align 8, !tbaa !8
  %226 = load double, ptr %56, align 8, !tbaa !8
  %227 = fcmp contract ogt double %225, %226
  %228 = select contract i1 %227, double %225, double %226
  %229 = load double, ptr %52, align 8, !tbaa !8
  %230 = fcmp contract ogt double %229, %228
  %231 = select contract i1 %230, double %229, double %228
  %232 = fsub contract double %54, %231
  %233 = fcmp contract ogt double %232, 0.000000e+00
  %234 = select contract i1 %233, double %232, double 0.000000e+00
  %235 = fmul contract double %221, %234
  %236 = add i32 %31, %15
  %237 = add i32 %39, %236
  %238 = sext i32 %237 to i64
  %239 = getelementptr inbounds double, ptr %1, i64 %238
  %240 = load double, ptr %239, align 8, !tbaa !8
  %241 = add i32 %45, %236
  %242 = sext i32 %241 to i64
  %243 = getelementptr double, ptr %48, i64 %242
  %244 = getelementptr i8, ptr %243, i64 -16
  %245 = load double, ptr %244, align 8, !tbaa !8
  %246 = fcmp contract ult double %245, %54
  br i1 %246, label %247, label %262

247:                                              ; preds = %201
  %248 = getelementptr i8, ptr %243, i64 8
  %249 = load double, ptr %248, align 8, !tbaa !8
  %250 = fcmp contract ult double %249, %54
  br i1 %250, label %251, label %262

251:                                              ; preds = %247
  %252 = add i32 %241, -3
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds double, ptr %48, i64 %253
  %255 = load double, ptr %254, align 8, !tbaa !8
  %256 = fcmp contract ult double %255, %54
  br i1 %256, label %257, label %262

257:                                              ; preds = %251
  %258 = getelementptr i8, ptr %243, i64 16
  %259 = load double, ptr %258, align 8, !tbaa !8
  %260 = fcmp contract ult double %259, %54
  br i1 %260, label %261, label %262

261:                                              ; preds = %257
  br label %262

262:                                              ; preds = %261, %257, %251, %247, %201
  %263 = phi i1 [ true, %261 ], [ false, %201 ], [ false, %247 ], [ false, %257 ], [ false, %251 ]
  %264 = phi i1 [ false, %261 ], [ false, %201 ], [ false, %247 ], [ true, %257 ], [ true, %251 ]
  %265 = fcmp contract ogt double %240, 0.000000e+00
  %266 = add nsw i32 %237, -2
  %267 = add nsw i32 %237, 1
  %268 = select i1 %265, i32 %266, i32 %267
  %269 = sext i32 %268 to i64
  %270 = getelementptr inbounds double, ptr %4, i64 %269
  %271 = load double, ptr %270, align 8, !tbaa !8
  %272 = add nsw i32 %237, -1
  %273 = select i1 %265, i32 %272, i32 %237
  %274 = sext i32 %273 to i64
  %275 = getelementptr inbounds double, ptr %4, i64 %274
  %276 = load double, ptr %275, align 8, !tbaa !8
  %277 = select i1 %265, i32 %237, i32 %272
  %278 = sext i32 %277 to i64
  %279 = getelementptr inbounds double, ptr %4, i64 %278
  %280 = load double, ptr %279, align 8, !tbaa !8
  br i1 %263, label %281, label %361

281:                                              ; preds = %262
  %282 = select i1 %265, i32 %267, i32 %266
  %283 = select i1 %265, i32 -3, i32 2
  %284 = add i32 %283, %237
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds double, ptr %4, i64 %285
  %287 = load double, ptr %286, align 8, !tbaa !8
  %288 = sext i32 %282 to i64
  %289 = getelementptr inbounds double, ptr %4, i64 %288
  %290 = load double, ptr %289, align 8, !tbaa !8
  %291 = fmul contract double %271, 2.000000e+00
  %292 = fsub contract double %287, %291
  %293 = fadd contract double %276, %292
  %294 = fmul contract double %276, 2.000000e+00
  %295 = fsub contract double %271, %294
  %296 = fadd contract double %280, %295
  %297 = fmul contract double %280, 2.000000e+00
  %298 = fsub contract double %276, %297
  %299 = fadd contract double %298, %290
  %300 = fmul contract double %271, 4.000000e+00
  %301 = fsub contract double %287, %300
  %302 = fmul contract double %276, 3.000000e+00
  %303 = fadd contract double %302, %301
  %304 = fsub contract double %271, %280
  %305 = fmul contract double %280, 4.000000e+00
  %306 = fsub contract double %302, %305
  %307 = fadd contract double %306, %290
  %308 = fmul contract double %293, 0x3FF1555555555555
  %309 = fmul contract double %293, %308
  %310 = fmul contract double %303, 2.500000e-01
  %311 = fmul contract double %303, %310
  %312 = fadd contract double %309, %311
  %313 = fmul contract double %296, 0x3FF1555555555555
  %314 = fmul contract double %296, %313
  %315 = fmul contract double %304, 2.500000e-01
  %316 = fmul contract double %304, %315
  %317 = fadd contract double %316, %314
  %318 = fmul contract double %299, 0x3FF1555555555555
  %319 = fmul contract double %299, %318
  %320 = fmul contract double %307, 2.500000e-01
  %321 = fmul contract double %307, %320
  %322 = fadd contract double %319, %321
  %323 = fsub contract double %312, %322
  %324 = fadd contract double %312, 1.000000e-08
  %325 = fdiv contract double %323, %324
  %326 = fadd contract double %317, 1.000000e-08
  %327 = fdiv contract double %323, %326
  %328 = fadd contract double %322, 1.000000e-08
  %329 = fdiv contract double %323, %328
  %330 = fmul contract double %325, %325
  %331 = fadd contract double %330, 1.000000e+00
  %332 = fmul contract double %331, 1.000000e-01
  %333 = fmul contract double %327, %327
  %334 = fadd contract double %333, 1.000000e+00
  %335 = fmul contract double %334, 6.000000e-01
  %336 = fmul contract double %329, %329
  %337 = fadd contract double %336, 1.000000e+00
  %338 = fmul contract double %337, 3.000000e-01
  %339 = fmul contract double %287, 2.000000e+00
  %340 = fmul contract double %271, 7.000000e+00
  %341 = fsub contract double %339, %340
  %342 = fmul contract double %276, 1.100000e+01
  %343 = fadd contract double %342, %341
  %344 = fmul contract double %343, 0x3FC5555555555555
  %345 = fmul contract double %276, 5.000000e+00
  %346 = fsub contract double %345, %271
  %347 = fadd contract double %346, %297
  %348 = fmul contract double %347, 0x3FC5555555555555
  %349 = fmul contract double %280, 5.000000e+00
  %350 = fadd contract double %294, %349
  %351 = fsub contract double %350, %290
  %352 = fmul contract double %351, 0x3FC5555555555555
  %353 = fmul contract double %344, %332
  %354 = fmul contract double %348, %335
  %355 = fadd contract double %353, %354
  %356 = fmul contract double %352, %338
  %357 = fadd contract double %356, %355
  %358 = fadd contract double %332, %335
  %359 = fadd contract double %338, %358
  %360 = fdiv contract double %357, %359
  br label %388

361:                                              ; preds = %262
  br i1 %264, label %362, label %388

362:                                              ; preds = %361
  %363 = fsub contract double %276, %271
  %364 = fmul contract double %363, %363
  %365 = fsub contract double %280, %276
  %366 = fmul contract double %365, %365
  %367 = fsub contract double %364, %366
  %368 = fadd contract double %364, 1.000000e-08
  %369 = fdiv contract double %367, %368
  %370 = fadd contract double %366, 1.000000e-08
  %371 = fdiv contract double %367, %370
  %372 = fmul contract double %369, %369
  %373 = fadd contract double %372, 1.000000e+00
  %374 = fmul contract double %373, 0x3FD5555555555555
  %375 = fmul contract double %371, %371
  %376 = fadd contract double %375, 1.000000e+00
  %377 = fmul contract double %376, 0x3FE5555555555555
  %378 = fmul contract double %374, 5.000000e-01
  %379 = fmul contract double %276, 3.000000e+00
  %380 = fsub contract double %379, %271
  %381 = fmul contract double %380, %378
  %382 = fmul contract double %377, 5.000000e-01
  %383 = fadd contract double %276, %280
  %384 = fmul contract double %383, %382
  %385 = fadd contract double %381, %384
  %386 = fadd contract double %374, %377
  %387 = fdiv contract double %385, %386
  br label %388

388:                                              ; preds = %281, %361, %362
  %389 = phi contract double [ %360, %281 ], [ %387, %362 ], [ %276, %361 ]
  %390 = fmul contract double %240, %389
  %391 = getelementptr inbounds double, ptr %4, i64 %238
  %392 = load double, ptr %391, align 8, !tbaa !8
  %393 = getelementptr i8, ptr %391, i64 -8
  %394 = load double, ptr %393, align 8, !tbaa !8
  %395 = fsub contract double %392, %394
  %396 = fmul contract double %7, %395
  %397 = fdiv contract double %396, %214
  %398 = fsub contract double %390, %397
  %399 = fmul contract double %220, %398
  %400 = add i32 %241, -1
  %401 = sext i32 %400 to i64
  %402 = getelementptr inbounds double, ptr %48, i64 %401
  %403 = load double, ptr %402, align 8, !tbaa !8
  %404 = load double, ptr %243, align 8, !tbaa !8
  %405 = fcmp contract ogt double %403, %404
  %406 = select contract i1 %405, double %403, double %404
  %407 = fcmp contract ogt double %229, %406
  %408 = select contract i1 %407, double %229, double %406
  %409 = fsub contract double %54, %408
  %410 = fcmp contract ogt double %409, 0.000000e+00
  %411 = select contract i1 %410, double %409, double 0.000000e+00
  %412 = fmul contract double %399, %411
  %413 = fsub contract double %235, %412
  %414 = add nuw nsw i32 %20, 1
  %415 = add i32 %414, %31
  %416 = add i32 %35, %415
  %417 = mul nsw i32 %416, %38
  %418 = add i32 %417, %236
  %419 = sext i32 %418 to i64
  %420 = getelementptr inbounds double, ptr %2, i64 %419
  %421 = load double, ptr %420, align 8, !tbaa !8
  %422 = mul nsw i32 %38, %415
  %423 = add i32 %422, %236
  %424 = shl nsw i32 %38, 1
  %425 = sub nsw i32 %423, %424
  %426 = sext i32 %425 to i64
  %427 = getelementptr inbounds double, ptr %48, i64 %426
  %428 = load double, ptr %427, align 8, !tbaa !8
  %429 = fcmp contract ult double %428, %54
  br i1 %429, label %430, label %450

430:                                              ; preds = %388
  %431 = add nsw i32 %423, %38
  %432 = sext i32 %431 to i64
  %433 = getelementptr inbounds double, ptr %48, i64 %432
  %434 = load double, ptr %433, align 8, !tbaa !8
  %435 = fcmp contract ult double %434, %54
  br i1 %435, label %436, label %450

436:                                              ; preds = %430
  %437 = mul i32 %38, -3
  %438 = add i32 %423, %437
  %439 = sext i32 %438 to i64
  %440 = getelementptr inbounds double, ptr %48, i64 %439
  %441 = load double, ptr %440, align 8, !tbaa !8
  %442 = fcmp contract ult double %441, %54
  br i1 %442, label %443, label %450

443:                                              ; preds = %436
  %444 = add nsw i32 %423, %424
  %445 = sext i32 %444 to i64
  %446 = getelementptr inbounds double, ptr %48, i64 %445
  %447 = load double, ptr %446, align 8, !tbaa !8
  %448 = fcmp contract ult double %447, %54
  br i1 %448, label %449, label %450

449:                                              ; preds = %443
  br label %450

450:                                              ; preds = %449, %443, %436, %430, %388
  %451 = phi i1 [ true, %449 ], [ false, %388 ], [ false, %430 ], [ false, %443 ], [ false, %436 ]
  %452 = phi i1 [ false, %449 ], [ false, %388 ], [ false, %430 ], [ true, %443 ], [ true, %436 ]
  %453 = fcmp contract ogt double %421, 0.000000e+00
  %454 = sub nsw i32 %418, %424
  %455 = add nsw i32 %418, %38
  %456 = select i1 %453, i32 %454, i32 %455
  %457 = sext i32 %456 to i64
  %458 = getelementptr inbounds double, ptr %4, i64 %457
  %459 = load double, ptr %458, align 8, !tbaa !8
  %460 = sub nsw i32 %418, %38
  %461 = select i1 %453, i32 %460, i32 %418
  %462 = sext i32 %461 to i64
  %463 = getelementptr inbounds double, ptr %4, i64 %462
  %464 = load double, ptr %463, align 8, !tbaa !8
  %465 = select i1 %453, i32 %418, i32 %460
  %466 = sext i32 %465 to i64
  %467 = getelementptr inbounds double, ptr %4, i64 %466
  %468 = load double, ptr %467, align 8, !tbaa !8
  br i1 %451, label %469, label %550

469:                                              ; preds = %450
  %470 = select i1 %453, i32 %455, i32 %454
  %471 = mul i32 %38, -3
  %472 = select i1 %453, i32 %471, i32 %424
  %473 = add i32 %472, %418
  %474 = sext i32 %473 to i64
  %475 = getelementptr inbounds double, ptr %4, i64 %474
  %476 = load double, ptr %475, align 8, !tbaa !8
  %477 = sext i32 %470 to i64
  %478 = getelementptr inbounds double, ptr %4, i64 %477
  %479 = load double, ptr %478, align 8, !tbaa !8
  %480 = fmul contract double %459, 2.000000e+00
  %481 = fsub contract double %476, %480
  %482 = fadd contract double %464, %481
  %483 = fmul contract double %464, 2.000000e+00
  %484 = fsub contract double %459, %483
  %485 = fadd contract double %468, %484
  %486 = fmul contract double %468, 2.000000e+00
  %487 = fsub contract double %464, %486
  %488 = fadd contract double %487, %479
  %489 = fmul contract double %459, 4.000000e+00
  %490 = fsub contract double %476, %489
  %491 = fmul contract double %464, 3.000000e+00
  %492 = fadd contract double %491, %490
  %493 = fsub contract double %459, %468
  %494 = fmul contract double %468, 4.000000e+00
  %495 = fsub contract double %491, %494
  %496 = fadd contract double %495, %479
  %497 = fmul contract double %482, 0x3FF1555555555555
  %498 = fmul contract double %482, %497
  %499 = fmul contract double %492, 2.500000e-01
  %500 = fmul contract double %492, %499
  %501 = fadd contract double %498, %500
  %502 = fmul contract double %485, 0x3FF1555555555555
  %503 = fmul contract double %485, %502
  %504 = fmul contract double %493, 2.500000e-01
  %505 = fmul contract double %493, %504
  %506 = fadd contract double %505, %503
  %507 = fmul contract double %488, 0x3FF1555555555555
  %508 = fmul contract double %488, %507
  %509 = fmul contract double %496, 2.500000e-01
  %510 = fmul contract double %496, %509
  %511 = fadd contract double %508, %510
  %512 = fsub contract double %501, %511
  %513 = fadd contract double %501, 1.000000e-08
  %514 = fdiv contract double %512, %513
  %515 = fadd contract double %506, 1.000000e-08
  %516 = fdiv contract double %512, %515
  %517 = fadd contract double %511, 1.000000e-08
  %518 = fdiv contract double %512, %517
  %519 = fmul contract double %514, %514
  %520 = fadd contract double %519, 1.000000e+00
  %521 = fmul contract double %520, 1.000000e-01
  %522 = fmul contract double %516, %516
  %523 = fadd contract double %522, 1.000000e+00
  %524 = fmul contract double %523, 6.000000e-01
  %525 = fmul contract double %518, %518
  %526 = fadd contract double %525, 1.000000e+00
  %527 = fmul contract double %526, 3.000000e-01
  %528 = fmul contract double %476, 2.000000e+00
  %529 = fmul contract double %459, 7.000000e+00
  %530 = fsub contract double %528, %529
  %531 = fmul contract double %464, 1.100000e+01
  %532 = fadd contract double %531, %530
  %533 = fmul contract double %532, 0x3FC5555555555555
  %534 = fmul contract double %464, 5.000000e+00
  %535 = fsub contract double %534, %459
  %536 = fadd contract double %535, %486
  %537 = fmul contract double %536, 0x3FC5555555555555
  %538 = fmul contract double %468, 5.000000e+00
  %539 = fadd contract double %483, %538
  %540 = fsub contract double %539, %479
  %541 = fmul contract double %540, 0x3FC5555555555555
  %542 = fmul contract double %533, %521
  %543 = fmul contract double %537, %524
  %544 = fadd contract double %542, %543
  %545 = fmul contract double %541, %527
  %546 = fadd contract double %545, %544
  %547 = fadd contract double %521, %524
  %548 = fadd contract double %527, %547
  %549 = fdiv contract double %546, %548
  br label %577

550:                                              ; preds = %450
  br i1 %452, label %551, label %577

551:                                              ; preds = %550
  %552 = fsub contract double %464, %459
  %553 = fmul contract double %552, %552
  %554 = fsub contract double %468, %464
  %555 = fmul contract double %554, %554
  %556 = fsub contract double %553, %555
  %557 = fadd contract double %553, 1.000000e-08
  %558 = fdiv contract double %556, %557
  %559 = fadd contract double %555, 1.000000e-08
  %560 = fdiv contract double %556, %559
  %561 = fmul contract double %558, %558
  %562 = fadd contract double %561, 1.000000e+00
  %563 = fmul contract double %562, 0x3FD5555555555555
  %564 = fmul contract double %560, %560
  %565 = fadd contract double %564, 1.000000e+00
  %566 = fmul contract double %565, 0x3FE5555555555555
  %567 = fmul contract double %563, 5.000000e-01
  %568 = fmul contract double %464, 3.000000e+00
  %569 = fsub contract double %568, %459
  %570 = fmul contract double %569, %567
  %571 = fmul contract double %566, 5.000000e-01
  %572 = fadd contract double %464, %468
  %573 = fmul contract double %572, %571
  %574 = fadd contract double %570, %573
  %575 = fadd contract double %563, %566
  %576 = fdiv contract double %574, %575
  br label %577

577:                                              ; preds = %469, %550, %551
  %578 = phi contract double [ %549, %469 ], [ %576, %551 ], [ %464, %550 ]
  %579 = fmul contract double %421, %578
  %580 = getelementptr inbounds double, ptr %4, i64 %419
  %581 = load double, ptr %580, align 8, !tbaa !8
  %582 = sext i32 %460 to i64
  %583 = getelementptr inbounds double, ptr %4, i64 %582
  %584 = load double, ptr %583, align 8, !tbaa !8
  %585 = fsub contract double %581, %584
  %586 = fmul contract double %7, %585
  %587 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %588 = load ptr, ptr %587, align 8, !tbaa !29
  %589 = sext i32 %415 to i64
  %590 = getelementptr inbounds double, ptr %588, i64 %589
  %591 = load double, ptr %590, align 8, !tbaa !8
  %592 = fdiv contract double %586, %591
  %593 = fsub contract double %579, %592
  %594 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %595 = load ptr, ptr %594, align 8, !tbaa !23
  %596 = getelementptr inbounds double, ptr %595, i64 %589
  %597 = load double, ptr %596, align 8, !tbaa !8
  %598 = fmul contract double %593, %597
  %599 = sext i32 %423 to i64
  %600 = getelementptr inbounds double, ptr %48, i64 %599
  %601 = load double, ptr %600, align 8, !tbaa !8
  %602 = fcmp contract ogt double %404, %601
  %603 = select contract i1 %602, double %404, double %601
  %604 = fcmp contract ogt double %229, %603
  %605 = select contract i1 %604, double %229, double %603
  %606 = fsub contract double %54, %605
  %607 = fcmp contract ogt double %606, 0.000000e+00
  %608 = select contract i1 %607, double %606, double 0.000000e+00
  %609 = fmul contract double %598, %608
  %610 = fadd contract double %413, %609
  %611 = getelementptr inbounds double, ptr %2, i64 %238
  %612 = load double, ptr %611, align 8, !tbaa !8
  %613 = sub nsw i32 %241, %424
  %614 = sext i32 %613 to i64
  %615 = getelementptr inbounds double, ptr %48, i64 %614
  %616 = load double, ptr %615, align 8, !tbaa !8
  %617 = fcmp contract ult double %616, %54
  br i1 %617, label %618, label %638

618:                                              ; preds = %577
  %619 = add nsw i32 %241, %38
  %620 = sext i32 %619 to i64
  %621 = getelementptr inbounds double, ptr %48, i64 %620
  %622 = load double, ptr %621, align 8, !tbaa !8
  %623 = fcmp contract ult double %622, %54
  br i1 %623, label %624, label %638

624:                                              ; preds = %618
  %625 = mul i32 %38, -3
  %626 = add i32 %241, %625
  %627 = sext i32 %626 to i64
  %628 = getelementptr inbounds double, ptr %48, i64 %627
  %629 = load double, ptr %628, align 8, !tbaa !8
  %630 = fcmp contract ult double %629, %54
  br i1 %630, label %631, label %638

631:                                              ; preds = %624
  %632 = add nsw i32 %241, %424
  %633 = sext i32 %632 to i64
  %634 = getelementptr inbounds double, ptr %48, i64 %633
  %635 = load double, ptr %634, align 8, !tbaa !8
  %636 = fcmp contract ult double %635, %54
  br i1 %636, label %637, label %638

637:                                              ; preds = %631
  br label %638

638:                                              ; preds = %637, %631, %624, %618, %577
  %639 = phi i1 [ true, %637 ], [ false, %577 ], [ false, %618 ], [ false, %631 ], [ false, %624 ]
  %640 = phi i1 [ false, %637 ], [ false, %577 ], [ false, %618 ], [ true, %631 ], [ true, %624 ]
  %641 = fcmp contract ogt double %612, 0.000000e+00
  %642 = sub nsw i32 %237, %424
  %643 = add nsw i32 %237, %38
  %644 = select i1 %641, i32 %642, i32 %643
  %645 = sext i32 %644 to i64
  %646 = getelementptr inbounds double, ptr %4, i64 %645
  %647 = load double, ptr %646, align 8, !tbaa !8
  %648 = sub nsw i32 %237, %38
  %649 = select i1 %641, i32 %648, i32 %237
  %650 = sext i32 %649 to i64
  %651 = getelementptr inbounds double, ptr %4, i64 %650
  %652 = load double, ptr %651, align 8, !tbaa !8
  %653 = select i1 %641, i32 %237, i32 %648
  %654 = sext i32 %653 to i64
  %655 = getelementptr inbounds double, ptr %4, i64 %654
  %656 = load double, ptr %655, align 8, !tbaa !8
  br i1 %639, label %657, label %738

657:                                              ; preds = %638
  %658 = select i1 %641, i32 %643, i32 %642
  %659 = mul i32 %38, -3
  %660 = select i1 %641, i32 %659, i32 %424
  %661 = add i32 %660, %237
  %662 = sext i32 %661 to i64
  %663 = getelementptr inbounds double, ptr %4, i64 %662
  %664 = load double, ptr %663, align 8, !tbaa !8
  %665 = sext i32 %658 to i64
  %666 = getelementptr inbounds double, ptr %4, i64 %665
  %667 = load double, ptr %666, align 8, !tbaa !8
  %668 = fmul contract double %647, 2.000000e+00
  %669 = fsub contract double %664, %668
  %670 = fadd contract double %652, %669
  %671 = fmul contract double %652, 2.000000e+00
  %672 = fsub contract double %647, %671
  %673 = fadd contract double %656, %672
  %674 = fmul contract double %656, 2.000000e+00
  %675 = fsub contract double %652, %674
  %676 = fadd contract double %675, %667
  %677 = fmul contract double %647, 4.000000e+00
  %678 = fsub contract double %664, %677
  %679 = fmul contract double %652, 3.000000e+00
  %680 = fadd contract double %679, %678
  %681 = fsub contract double %647, %656
  %682 = fmul contract double %656, 4.000000e+00
  %683 = fsub contract double %679, %682
  %684 = fadd contract double %683, %667
  %685 = fmul contract double %670, 0x3FF1555555555555
  %686 = fmul contract double %670, %685
  %687 = fmul contract double %680, 2.500000e-01
  %688 = fmul contract double %680, %687
  %689 = fadd contract double %686, %688
  %690 = fmul contract double %673, 0x3FF1555555555555
  %691 = fmul contract double %673, %690
  %692 = fmul contract double %681, 2.500000e-01
  %693 = fmul contract double %681, %692
  %694 = fadd contract double %693, %691
  %695 = fmul contract double %676, 0x3FF1555555555555
  %696 = fmul contract double %676, %695
  %697 = fmul contract double %684, 2.500000e-01
  %698 = fmul contract double %684, %697
  %699 = fadd contract double %696, %698
  %700 = fsub contract double %689, %699
  %701 = fadd contract double %689, 1.000000e-08
  %702 = fdiv contract double %700, %701
  %703 = fadd contract double %694, 1.000000e-08
  %704 = fdiv contract double %700, %703
  %705 = fadd contract double %699, 1.000000e-08
  %706 = fdiv contract double %700, %705
  %707 = fmul contract double %702, %702
  %708 = fadd contract double %707, 1.000000e+00
  %709 = fmul contract double %708, 1.000000e-01
  %710 = fmul contract double %704, %704
  %711 = fadd contract double %710, 1.000000e+00
  %712 = fmul contract double %711, 6.000000e-01
  %713 = fmul contract double %706, %706
  %714 = fadd contract double %713, 1.000000e+00
  %715 = fmul contract double %714, 3.000000e-01
  %716 = fmul contract double %664, 2.000000e+00
  %717 = fmul contract double %647, 7.000000e+00
  %718 = fsub contract double %716, %717
  %719 = fmul contract double %652, 1.100000e+01
  %720 = fadd contract double %719, %718
  %721 = fmul contract double %720, 0x3FC5555555555555
  %722 = fmul contract double %652, 5.000000e+00
  %723 = fsub contract double %722, %647
  %724 = fadd contract double %723, %674
  %725 = fmul contract double %724, 0x3FC5555555555555
  %726 = fmul contract double %656, 5.000000e+00
  %727 = fadd contract double %671, %726
  %728 = fsub contract double %727, %667
  %729 = fmul contract double %728, 0x3FC5555555555555
  %730 = fmul contract double %721, %709
  %731 = fmul contract double %725, %712
  %732 = fadd contract double %730, %731
  %733 = fmul contract double %729, %715
  %734 = fadd contract double %733, %732
  %735 = fadd contract double %709, %712
  %736 = fadd contract double %715, %735
  %737 = fdiv contract double %734, %736
  br label %765

738:                                              ; preds = %638
  br i1 %640, label %739, label %765

739:                                              ; preds = %738
  %740 = fsub contract double %652, %647
  %741 = fmul contract double %740, %740
  %742 = fsub contract double %656, %652
  %743 = fmul contract double %742, %742
  %744 = fsub contract double %741, %743
  %745 = fadd contract double %741, 1.000000e-08
  %746 = fdiv contract double %744, %745
  %747 = fadd contract double %743, 1.000000e-08
  %748 = fdiv contract double %744, %747
  %749 = fmul contract double %746, %746
  %750 = fadd contract double %749, 1.000000e+00
  %751 = fmul contract double %750, 0x3FD5555555555555
  %752 = fmul contract double %748, %748
  %753 = fadd contract double %752, 1.000000e+00
  %754 = fmul contract double %753, 0x3FE5555555555555
  %755 = fmul contract double %751, 5.000000e-01
  %756 = fmul contract double %652, 3.000000e+00
  %757 = fsub contract double %756, %647
  %758 = fmul contract double %757, %755
  %759 = fmul contract double %754, 5.000000e-01
  %760 = fadd contract double %652, %656
  %761 = fmul contract double %760, %759
  %762 = fadd contract double %758, %761
  %763 = fadd contract double %751, %754
  %764 = fdiv contract double %762, %763
  br label %765

765:                                              ; preds = %657, %738, %739
  %766 = phi contract double [ %737, %657 ], [ %764, %739 ], [ %652, %738 ]
  %767 = fmul contract double %612, %766
  %768 = sext i32 %648 to i64
  %769 = getelementptr inbounds double, ptr %4, i64 %768
  %770 = load double, ptr %769, align 8, !tbaa !8
  %771 = fsub contract double %392, %770
  %772 = fmul contract double %7, %771
  %773 = getelementptr inbounds double, ptr %588, i64 %212
  %774 = load double, ptr %773, align 8, !tbaa !8
  %775 = fdiv contract double %772, %774
  %776 = fsub contract double %767, %775
  %777 = getelementptr inbounds double, ptr %595, i64 %212
  %778 = load double, ptr %777, align 8, !tbaa !8
  %779 = fmul contract double %778, %776
  %780 = add i32 %36, -1
  %781 = mul nsw i32 %38, %780
  %782 = add i32 %781, %236
  %783 = sext i32 %782 to i64
  %784 = getelementptr inbounds double, ptr %48, i64 %783
  %785 = load double, ptr %784, align 8, !tbaa !8
  %786 = fcmp contract ogt double %785, %404
  %787 = select contract i1 %786, double %785, double %404
  %788 = fcmp contract ogt double %229, %787
  %789 = select contract i1 %788, double %229, double %787
  %790 = fsub contract double %54, %789
  %791 = fcmp contract ogt double %790, 0.000000e+00
  %792 = select contract i1 %791, double %790, double 0.000000e+00
  %793 = fmul contract double %779, %792
  %794 = fsub contract double %610, %793
  %795 = add nuw nsw i32 %21, 1
  %796 = add nsw i32 %31, %795
  %797 = mul nsw i32 %34, %796
  %798 = add i32 %797, %36
  %799 = mul nsw i32 %798, %38
  %800 = add i32 %799, %236
  %801 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %802 = load i32, ptr %801, align 8, !tbaa !20
  %803 = icmp eq i32 %795, %802
  br i1 %803, label %804, label %816

804:                                              ; preds = %765
  %805 = icmp eq i32 %9, 0
  br i1 %805, label %969, label %806

806:                                              ; preds = %804
  %807 = sext i32 %800 to i64
  %808 = getelementptr inbounds double, ptr %3, i64 %807
  %809 = mul nsw i32 %38, %34
  %810 = sub nsw i32 %800, %809
  %811 = sext i32 %810 to i64
  %812 = getelementptr inbounds double, ptr %4, i64 %811
  %813 = load double, ptr %808, align 8, !tbaa !8
  %814 = load double, ptr %812, align 8, !tbaa !8
  %815 = fmul contract double %813, %814
  br label %969

816:                                              ; preds = %765
  %817 = sext i32 %800 to i64
  %818 = getelementptr inbounds double, ptr %3, i64 %817
  %819 = load double, ptr %818, align 8, !tbaa !8
  %820 = mul nsw i32 %38, %34
  %821 = sub nsw i32 %802, %795
  %822 = tail call i32 @llvm.smin.i32(i32 %821, i32 %795)
  %823 = icmp sgt i32 %822, 2
  br i1 %823, label %824, label %831

824:                                              ; preds = %816
  %825 = zext nneg i32 %795 to i64
  %826 = getelementptr double, ptr %50, i64 %825
  %827 = getelementptr i8, ptr %826, i64 -16
  %828 = load double, ptr %827, align 8, !tbaa !8
  %829 = fcmp contract ugt double %828, %404
  br i1 %829, label %831, label %830

830:                                              ; preds = %824
  br label %831

831:                                              ; preds = %830, %824, %816
  %832 = phi i32 [ 2, %830 ], [ 3, %824 ], [ %822, %816 ]
  %833 = icmp eq i32 %832, 2
  br i1 %833, label %834, label %837

834:                                              ; preds = %831
  %835 = fcmp contract ugt double %229, %404
  br i1 %835, label %837, label %836

836:                                              ; preds = %834
  br label %837

837:                                              ; preds = %836, %834, %831
  %838 = phi i32 [ 1, %836 ], [ 2, %834 ], [ %832, %831 ]
  %839 = fcmp contract ogt double %819, 0.000000e+00
  %840 = shl nsw i32 %820, 1
  %841 = sub nsw i32 %800, %840
  %842 = add nsw i32 %800, %820
  %843 = select i1 %839, i32 %841, i32 %842
  %844 = sext i32 %843 to i64
  %845 = getelementptr inbounds double, ptr %4, i64 %844
  %846 = load double, ptr %845, align 8, !tbaa !8
  %847 = sub nsw i32 %800, %820
  %848 = select i1 %839, i32 %847, i32 %800
  %849 = sext i32 %848 to i64
  %850 = getelementptr inbounds double, ptr %4, i64 %849
  %851 = load double, ptr %850, align 8, !tbaa !8
  %852 = select i1 %839, i32 %800, i32 %847
  %853 = sext i32 %852 to i64
  %854 = getelementptr inbounds double, ptr %4, i64 %853
  %855 = load double, ptr %854, align 8, !tbaa !8
  %856 = icmp sgt i32 %838, 2
  br i1 %856, label %857, label %938

857:                                              ; preds = %837
  %858 = select i1 %839, i32 %842, i32 %841
  %859 = mul i32 %820, -3
  %860 = select i1 %839, i32 %859, i32 %840
  %861 = add i32 %860, %800
  %862 = sext i32 %861 to i64
  %863 = getelementptr inbounds double, ptr %4, i64 %862
  %864 = load double, ptr %863, align 8, !tbaa !8
  %865 = sext i32 %858 to i64
  %866 = getelementptr inbounds double, ptr %4, i64 %865
  %867 = load double, ptr %866, align 8, !tbaa !8
  %868 = fmul contract double %846, 2.000000e+00
  %869 = fsub contract double %864, %868
  %870 = fadd contract double %851, %869
  %871 = fmul contract double %851, 2.000000e+00
  %872 = fsub contract double %846, %871
  %873 = fadd contract double %855, %872
  %874 = fmul contract double %855, 2.000000e+00
  %875 = fsub contract double %851, %874
  %876 = fadd contract double %875, %867
  %877 = fmul contract double %846, 4.000000e+00
  %878 = fsub contract double %864, %877
  %879 = fmul contract double %851, 3.000000e+00
  %880 = fadd contract double %879, %878
  %881 = fsub contract double %846, %855
  %882 = fmul contract double %855, 4.000000e+00
  %883 = fsub contract double %879, %882
  %884 = fadd contract double %883, %867
  %885 = fmul contract double %870, 0x3FF1555555555555
  %886 = fmul contract double %870, %885
  %887 = fmul contract double %880, 2.500000e-01
  %888 = fmul contract double %880, %887
  %889 = fadd contract double %886, %888
  %890 = fmul contract double %873, 0x3FF1555555555555
  %891 = fmul contract double %873, %890
  %892 = fmul contract double %881, 2.500000e-01
  %893 = fmul contract double %881, %892
  %894 = fadd contract double %893, %891
  %895 = fmul contract double %876, 0x3FF1555555555555
  %896 = fmul contract double %876, %895
  %897 = fmul contract double %884, 2.500000e-01
  %898 = fmul contract double %884, %897
  %899 = fadd contract double %896, %898
  %900 = fsub contract double %889, %899
  %901 = fadd contract double %889, 1.000000e-08
  %902 = fdiv contract double %900, %901
  %903 = fadd contract double %894, 1.000000e-08
  %904 = fdiv contract double %900, %903
  %905 = fadd contract double %899, 1.000000e-08
  %906 = fdiv contract double %900, %905
  %907 = fmul contract double %902, %902
  %908 = fadd contract double %907, 1.000000e+00
  %909 = fmul contract double %908, 1.000000e-01
  %910 = fmul contract double %904, %904
  %911 = fadd contract double %910, 1.000000e+00
  %912 = fmul contract double %911, 6.000000e-01
  %913 = fmul contract double %906, %906
  %914 = fadd contract double %913, 1.000000e+00
  %915 = fmul contract double %914, 3.000000e-01
  %916 = fmul contract double %864, 2.000000e+00
  %917 = fmul contract double %846, 7.000000e+00
  %918 = fsub contract double %916, %917
  %919 = fmul contract double %851, 1.100000e+01
  %920 = fadd contract double %919, %918
  %921 = fmul contract double %920, 0x3FC5555555555555
  %922 = fmul contract double %851, 5.000000e+00
  %923 = fsub contract double %922, %846
  %924 = fadd contract double %923, %874
  %925 = fmul contract double %924, 0x3FC5555555555555
  %926 = fmul contract double %855, 5.000000e+00
  %927 = fadd contract double %871, %926
  %928 = fsub contract double %927, %867
  %929 = fmul contract double %928, 0x3FC5555555555555
  %930 = fmul contract double %921, %909
  %931 = fmul contract double %925, %912
  %932 = fadd contract double %930, %931
  %933 = fmul contract double %929, %915
  %934 = fadd contract double %933, %932
  %935 = fadd contract double %909, %912
  %936 = fadd contract double %915, %935
  %937 = fdiv contract double %934, %936
  br label %966

938:                                              ; preds = %837
  %939 = icmp eq i32 %838, 2
  br i1 %939, label %940, label %966

940:                                              ; preds = %938
  %941 = fsub contract double %851, %846
  %942 = fmul contract double %941, %941
  %943 = fsub contract double %855, %851
  %944 = fmul contract double %943, %943
  %945 = fsub contract double %942, %944
  %946 = fadd contract double %942, 1.000000e-08
  %947 = fdiv contract double %945, %946
  %948 = fadd contract double %944, 1.000000e-08
  %949 = fdiv contract double %945, %948
  %950 = fmul contract double %947, %947
  %951 = fadd contract double %950, 1.000000e+00
  %952 = fmul contract double %951, 0x3FD5555555555555
  %953 = fmul contract double %949, %949
  %954 = fadd contract double %953, 1.000000e+00
  %955 = fmul contract double %954, 0x3FE5555555555555
  %956 = fmul contract double %952, 5.000000e-01
  %957 = fmul contract double %851, 3.000000e+00
  %958 = fsub contract double %957, %846
  %959 = fmul contract double %958, %956
  %960 = fmul contract double %955, 5.000000e-01
  %961 = fadd contract double %851, %855
  %962 = fmul contract double %961, %960
  %963 = fadd contract double %959, %962
  %964 = fadd contract double %952, %955
  %965 = fdiv contract double %963, %964
  br label %966

966:                                              ; preds = %940, %938, %857
  %967 = phi contract double [ %937, %857 ], [ %965, %940 ], [ %851, %938 ]
  %968 = fmul contract double %819, %967
  br label %969

969:                                              ; preds = %804, %806, %966
  %970 = phi double [ %968, %966 ], [ 0.000000e+00, %804 ], [ %815, %806 ]
  %971 = icmp eq i32 %21, 0
  br i1 %971, label %1137, label %972

972:                                              ; preds = %969
  %973 = icmp eq i32 %21, %802
  br i1 %973, label %974, label %985

974:                                              ; preds = %972
  %975 = icmp eq i32 %9, 0
  br i1 %975, label %1137, label %976

976:                                              ; preds = %974
  %977 = getelementptr inbounds double, ptr %3, i64 %238
  %978 = mul nsw i32 %38, %34
  %979 = sub nsw i32 %237, %978
  %980 = sext i32 %979 to i64
  %981 = getelementptr inbounds double, ptr %4, i64 %980
  %982 = load double, ptr %977, align 8, !tbaa !8
  %983 = load double, ptr %981, align 8, !tbaa !8
  %984 = fmul contract double %982, %983
  br label %1137

985:                                              ; preds = %972
  %986 = getelementptr inbounds double, ptr %3, i64 %238
  %987 = load double, ptr %986, align 8, !tbaa !8
  %988 = mul nsw i32 %38, %34
  %989 = sub nsw i32 %802, %21
  %990 = tail call i32 @llvm.smin.i32(i32 %989, i32 %21)
  %991 = icmp sgt i32 %990, 2
  br i1 %991, label %992, label %997

992:                                              ; preds = %985
  %993 = getelementptr i8, ptr %52, i64 -16
  %994 = load double, ptr %993, align 8, !tbaa !8
  %995 = fcmp contract ugt double %994, %404
  br i1 %995, label %997, label %996

996:                                              ; preds = %992
  br label %997

997:                                              ; preds = %996, %992, %985
  %998 = phi i32 [ 2, %996 ], [ 3, %992 ], [ %990, %985 ]
  %999 = icmp eq i32 %998, 2
  br i1 %999, label %1000, label %1005

1000:                                             ; preds = %997
  %1001 = getelementptr i8, ptr %52, i64 -8
  %1002 = load double, ptr %1001, align 8, !tbaa !8
  %1003 = fcmp contract ugt double %1002, %404
  br i1 %1003, label %1005, label %1004

1004:                                             ; preds = %1000
  br label %1005

1005:                                             ; preds = %1004, %1000, %997
  %1006 = phi i32 [ 1, %1004 ], [ 2, %1000 ], [ %998, %997 ]
  %1007 = fcmp contract ogt double %987, 0.000000e+00
  %1008 = shl nsw i32 %988, 1
  %1009 = sub nsw i32 %237, %1008
  %1010 = add nsw i32 %237, %988
  %1011 = select i1 %1007, i32 %1009, i32 %1010
  %1012 = sext i32 %1011 to i64
  %1013 = getelementptr inbounds double, ptr %4, i64 %1012
  %1014 = load double, ptr %1013, align 8, !tbaa !8
  %1015 = sub nsw i32 %237, %988
  %1016 = select i1 %1007, i32 %1015, i32 %237
  %1017 = sext i32 %1016 to i64
  %1018 = getelementptr inbounds double, ptr %4, i64 %1017
  %1019 = load double, ptr %1018, align 8, !tbaa !8
  %1020 = select i1 %1007, i32 %237, i32 %1015
  %1021 = sext i32 %1020 to i64
  %1022 = getelementptr inbounds double, ptr %4, i64 %1021
  %1023 = load double, ptr %1022, align 8, !tbaa !8
  %1024 = icmp sgt i32 %1006, 2
  br i1 %1024, label %1025, label %1106

1025:                                             ; preds = %1005
  %1026 = select i1 %1007, i32 %1010, i32 %1009
  %1027 = mul i32 %988, -3
  %1028 = select i1 %1007, i32 %1027, i32 %1008
  %1029 = add i32 %1028, %237
  %1030 = sext i32 %1029 to i64
  %1031 = getelementptr inbounds double, ptr %4, i64 %1030
  %1032 = load double, ptr %1031, align 8, !tbaa !8
  %1033 = sext i32 %1026 to i64
  %1034 = getelementptr inbounds double, ptr %4, i64 %1033
  %1035 = load double, ptr %1034, align 8, !tbaa !8
  %1036 = fmul contract double %1014, 2.000000e+00
  %1037 = fsub contract double %1032, %1036
  %1038 = fadd contract double %1019, %1037
  %1039 = fmul contract double %1019, 2.000000e+00
  %1040 = fsub contract double %1014, %1039
  %1041 = fadd contract double %1023, %1040
  %1042 = fmul contract double %1023, 2.000000e+00
  %1043 = fsub contract double %1019, %1042
  %1044 = fadd contract double %1043, %1035
  %1045 = fmul contract double %1014, 4.000000e+00
  %1046 = fsub contract double %1032, %1045
  %1047 = fmul contract double %1019, 3.000000e+00
  %1048 = fadd contract double %1047, %1046
  %1049 = fsub contract double %1014, %1023
  %1050 = fmul contract double %1023, 4.000000e+00
  %1051 = fsub contract double %1047, %1050
  %1052 = fadd contract double %1051, %1035
  %1053 = fmul contract double %1038, 0x3FF1555555555555
  %1054 = fmul contract double %1038, %1053
  %1055 = fmul contract double %1048, 2.500000e-01
  %1056 = fmul contract double %1048, %1055
  %1057 = fadd contract double %1054, %1056
  %1058 = fmul contract double %1041, 0x3FF1555555555555
  %1059 = fmul contract double %1041, %1058
  %1060 = fmul contract double %1049, 2.500000e-01
  %1061 = fmul contract double %1049, %1060
  %1062 = fadd contract double %1061, %1059
  %1063 = fmul contract double %1044, 0x3FF1555555555555
  %1064 = fmul contract double %1044, %1063
  %1065 = fmul contract double %1052, 2.500000e-01
  %1066 = fmul contract double %1052, %1065
  %1067 = fadd contract double %1064, %1066
  %1068 = fsub contract double %1057, %1067
  %1069 = fadd contract double %1057, 1.000000e-08
  %1070 = fdiv contract double %1068, %1069
  %1071 = fadd contract double %1062, 1.000000e-08
  %1072 = fdiv contract double %1068, %1071
  %1073 = fadd contract double %1067, 1.000000e-08
  %1074 = fdiv contract double %1068, %1073
  %1075 = fmul contract double %1070, %1070
  %1076 = fadd contract double %1075, 1.000000e+00
  %1077 = fmul contract double %1076, 1.000000e-01
  %1078 = fmul contract double %1072, %1072
  %1079 = fadd contract double %1078, 1.000000e+00
  %1080 = fmul contract double %1079, 6.000000e-01
  %1081 = fmul contract double %1074, %1074
  %1082 = fadd contract double %1081, 1.000000e+00
  %1083 = fmul contract double %1082, 3.000000e-01
  %1084 = fmul contract double %1032, 2.000000e+00
  %1085 = fmul contract double %1014, 7.000000e+00
  %1086 = fsub contract double %1084, %1085
  %1087 = fmul contract double %1019, 1.100000e+01
  %1088 = fadd contract double %1087, %1086
  %1089 = fmul contract double %1088, 0x3FC5555555555555
  %1090 = fmul contract double %1019, 5.000000e+00
  %1091 = fsub contract double %1090, %1014
  %1092 = fadd contract double %1091, %1042
  %1093 = fmul contract double %1092, 0x3FC5555555555555
  %1094 = fmul contract double %1023, 5.000000e+00
  %1095 = fadd contract double %1039, %1094
  %1096 = fsub contract double %1095, %1035
  %1097 = fmul contract double %1096, 0x3FC5555555555555
  %1098 = fmul contract double %1089, %1077
  %1099 = fmul contract double %1093, %1080
  %1100 = fadd contract double %1098, %1099
  %1101 = fmul contract double %1097, %1083
  %1102 = fadd contract double %1101, %1100
  %1103 = fadd contract double %1077, %1080
  %1104 = fadd contract double %1083, %1103
  %1105 = fdiv contract double %1102, %1104
  br label %1134

1106:                                             ; preds = %1005
  %1107 = icmp eq i32 %1006, 2
  br i1 %1107, label %1108, label %1134

1108:                                             ; preds = %1106
  %1109 = fsub contract double %1019, %1014
  %1110 = fmul contract double %1109, %1109
  %1111 = fsub contract double %1023, %1019
  %1112 = fmul contract double %1111, %1111
  %1113 = fsub contract double %1110, %1112
  %1114 = fadd contract double %1110, 1.000000e-08
  %1115 = fdiv contract double %1113, %1114
  %1116 = fadd contract double %1112, 1.000000e-08
  %1117 = fdiv contract double %1113, %1116
  %1118 = fmul contract double %1115, %1115
  %1119 = fadd contract double %1118, 1.000000e+00
  %1120 = fmul contract double %1119, 0x3FD5555555555555
  %1121 = fmul contract double %1117, %1117
  %1122 = fadd contract double %1121, 1.000000e+00
  %1123 = fmul contract double %1122, 0x3FE5555555555555
  %1124 = fmul contract double %1120, 5.000000e-01
  %1125 = fmul contract double %1019, 3.000000e+00
  %1126 = fsub contract double %1125, %1014
  %1127 = fmul contract double %1126, %1124
  %1128 = fmul contract double %1123, 5.000000e-01
  %1129 = fadd contract double %1019, %1023
  %1130 = fmul contract double %1129, %1128
  %1131 = fadd contract double %1127, %1130
  %1132 = fadd contract double %1120, %1123
  %1133 = fdiv contract double %1131, %1132
  br label %1134

1134:                                             ; preds = %1108, %1106, %1025
  %1135 = phi contract double [ %1105, %1025 ], [ %1133, %1108 ], [ %1019, %1106 ]
  %1136 = fmul contract double %987, %1135
  br label %1137

1137:                                             ; preds = %969, %974, %976, %1134
  %1138 = phi double [ %1136, %1134 ], [ 0.000000e+00, %969 ], [ %984, %976 ], [ 0.000000e+00, %974 ]
  %1139 = fsub contract double %970, %1138
  %1140 = fcmp contract ogt double %229, %404
  %1141 = select contract i1 %1140, double %229, double %404
  %1142 = fsub contract double %54, %1141
  %1143 = fcmp contract ogt double %1142, 0.000000e+00
  %1144 = select contract i1 %1143, double %1142, double 0.000000e+00
  %1145 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1146 = load ptr, ptr %1145, align 8, !tbaa !24
  %1147 = getelementptr inbounds double, ptr %1146, i64 %212
  %1148 = load double, ptr %1147, align 8, !tbaa !8
  %1149 = fdiv contract double %794, %1148
  %1150 = fadd contract double %1139, %1149
  %1151 = fneg contract double %1150
  %1152 = fdiv contract double %1151, %1144
  %1153 = add nsw i32 %802, -1
  %1154 = icmp eq i32 %21, %1153
  br i1 %1154, label %1155, label %1161

1155:                                             ; preds = %1137
  %1156 = getelementptr inbounds double, ptr %5, i64 %242
  %1157 = load double, ptr %1156, align 8, !tbaa !8
  %1158 = fsub contract double %1157, %392
  %1159 = fmul contract double %8, %1158
  %1160 = fadd contract double %1152, %1159
  br label %1161

1161:                                             ; preds = %1155, %1137
  %1162 = phi double [ %1160, %1155 ], [ %1152, %1137 ]
  %1163 = fcmp contract ole double %1144, 0.000000e+00
  %1164 = select contract i1 %1163, double 0.000000e+00, double %1162
  %1165 = getelementptr inbounds double, ptr %6, i64 %238
  store double %1164, ptr %1165, align 8, !tbaa !8
  br label %1166

1166:                                             ; preds = %10, %1161
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
  br i1 %27, label %28, label %2153

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
  %85 = add i32 %41, -3
  %86 = add nsw i32 %41, 2
  %87 = select i1 %84, i32 %85, i32 %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds double, ptr %4, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !8
  %91 = add nsw i32 %41, -2
  %92 = add nsw i32 %41, 1
  %93 = select i1 %84, i32 %91, i32 %92
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds double, ptr %4, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !8
  %97 = add nsw i32 %41, -1
  %98 = select i1 %84, i32 %97, i32 %41
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds double, ptr %4, i64 %99
  %101 = load double, ptr %100, align 8, !tbaa !8
  %102 = select i1 %84, i32 %41, i32 %97
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds double, ptr %4, i64 %103
  %105 = load double, ptr %104, align 8, !tbaa !8
  %106 = select i1 %84, i32 %92, i32 %91
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds double, ptr %4, i64 %107
  %109 = load double, ptr %108, align 8, !tbaa !8
  br i1 %82, label %110, label %263

110:                                              ; preds = %81
  %111 = select i1 %84, i32 %86, i32 %85
  %112 = select i1 %84, i32 -4, i32 3
  %113 = add i32 %41, %112
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds double, ptr %4, i64 %114
  %116 = load double, ptr %115, align 8, !tbaa !8
  %117 = sext i32 %111 to i64
  %118 = getelementptr inbounds double, ptr %4, i64 %117
  %119 = load double, ptr %118, align 8, !tbaa !8
  %120 = fmul contract double %116, 2.000000e+00
  %121 = fmul contract double %90, 9.000000e+00
  %122 = fsub contract double %121, %120
  %123 = fmul contract double %96, 1.800000e+01
  %124 = fsub contract double %122, %123
  %125 = fmul contract double %101, 1.100000e+01
  %126 = fadd contract double %125, %124
  %127 = fmul contract double %126, 0x3FC5555555555555
  %128 = fmul contract double %90, 4.000000e+00
  %129 = fsub contract double %128, %116
  %130 = fmul contract double %96, 5.000000e+00
  %131 = fsub contract double %129, %130
  %132 = fmul contract double %101, 2.000000e+00
  %133 = fadd contract double %132, %131
  %134 = fmul contract double %90, 3.000000e+00
  %135 = fsub contract double %134, %116
  %136 = fmul contract double %96, 3.000000e+00
  %137 = fsub contract double %135, %136
  %138 = fadd contract double %101, %137
  %139 = fmul contract double %127, %127
  %140 = fmul contract double %133, 0x3FF1555555555555
  %141 = fmul contract double %133, %140
  %142 = fadd contract double %141, %139
  %143 = fmul contract double %138, 0x3FF15B05B05B05B0
  %144 = fmul contract double %138, %143
  %145 = fadd contract double %144, %142
  %146 = fmul contract double %96, 6.000000e+00
  %147 = fsub contract double %90, %146
  %148 = fmul contract double %101, 3.000000e+00
  %149 = fadd contract double %147, %148
  %150 = fmul contract double %105, 2.000000e+00
  %151 = fadd contract double %149, %150
  %152 = fmul contract double %151, 0x3FC5555555555555
  %153 = fsub contract double %96, %132
  %154 = fadd contract double %105, %153
  %155 = fsub contract double %136, %90
  %156 = fsub contract double %155, %148
  %157 = fadd contract double %105, %156
  %158 = fmul contract double %152, %152
  %159 = fmul contract double %154, 0x3FF1555555555555
  %160 = fmul contract double %154, %159
  %161 = fadd contract double %158, %160
  %162 = fmul contract double %157, 0x3FF15B05B05B05B0
  %163 = fmul contract double %157, %162
  %164 = fadd contract double %163, %161
  %165 = fmul contract double %96, -2.000000e+00
  %166 = fsub contract double %165, %148
  %167 = fmul contract double %105, 6.000000e+00
  %168 = fadd contract double %166, %167
  %169 = fsub contract double %168, %109
  %170 = fmul contract double %169, 0x3FC5555555555555
  %171 = fsub contract double %148, %96
  %172 = fmul contract double %105, 3.000000e+00
  %173 = fsub contract double %171, %172
  %174 = fadd contract double %109, %173
  %175 = fmul contract double %170, %170
  %176 = fadd contract double %160, %175
  %177 = fmul contract double %174, 0x3FF15B05B05B05B0
  %178 = fmul contract double %174, %177
  %179 = fadd contract double %178, %176
  %180 = fmul contract double %105, 1.800000e+01
  %181 = fsub contract double %180, %125
  %182 = fmul contract double %109, 9.000000e+00
  %183 = fsub contract double %181, %182
  %184 = fmul contract double %119, 2.000000e+00
  %185 = fadd contract double %183, %184
  %186 = fmul contract double %185, 0x3FC5555555555555
  %187 = fmul contract double %105, 5.000000e+00
  %188 = fsub contract double %132, %187
  %189 = fmul contract double %109, 4.000000e+00
  %190 = fadd contract double %188, %189
  %191 = fsub contract double %190, %119
  %192 = fsub contract double %172, %101
  %193 = fmul contract double %109, 3.000000e+00
  %194 = fsub contract double %192, %193
  %195 = fadd contract double %194, %119
  %196 = fmul contract double %186, %186
  %197 = fmul contract double %191, 0x3FF1555555555555
  %198 = fmul contract double %191, %197
  %199 = fadd contract double %198, %196
  %200 = fmul contract double %195, 0x3FF15B05B05B05B0
  %201 = fmul contract double %195, %200
  %202 = fadd contract double %201, %199
  %203 = fsub contract double %164, %179
  %204 = fmul contract double %203, 3.000000e+00
  %205 = fadd contract double %204, %145
  %206 = fsub contract double %205, %202
  %207 = fadd contract double %145, 1.000000e-08
  %208 = fdiv contract double %206, %207
  %209 = fadd contract double %164, 1.000000e-08
  %210 = fdiv contract double %206, %209
  %211 = fadd contract double %179, 1.000000e-08
  %212 = fdiv contract double %206, %211
  %213 = fadd contract double %202, 1.000000e-08
  %214 = fdiv contract double %206, %213
  %215 = fmul contract double %208, %208
  %216 = fadd contract double %215, 1.000000e+00
  %217 = fmul contract double %216, 0x3F9D41D41D41D41D
  %218 = fmul contract double %210, %210
  %219 = fadd contract double %218, 1.000000e+00
  %220 = fmul contract double %219, 0x3FD5F15F15F15F16
  %221 = fmul contract double %212, %212
  %222 = fadd contract double %221, 1.000000e+00
  %223 = fmul contract double %222, 0x3FE0750750750750
  %224 = fmul contract double %214, %214
  %225 = fadd contract double %224, 1.000000e+00
  %226 = fmul contract double %225, 0x3FBD41D41D41D41D
  %227 = fmul contract double %116, 3.000000e+00
  %228 = fmul contract double %90, 1.300000e+01
  %229 = fsub contract double %228, %227
  %230 = fmul contract double %96, 2.300000e+01
  %231 = fsub contract double %229, %230
  %232 = fmul contract double %101, 2.500000e+01
  %233 = fadd contract double %232, %231
  %234 = fmul contract double %233, 0x3FB5555555555555
  %235 = fsub contract double %90, %130
  %236 = fmul contract double %101, 1.300000e+01
  %237 = fadd contract double %235, %236
  %238 = fadd contract double %237, %172
  %239 = fmul contract double %238, 0x3FB5555555555555
  %240 = fmul contract double %101, 7.000000e+00
  %241 = fsub contract double %240, %96
  %242 = fmul contract double %105, 7.000000e+00
  %243 = fadd contract double %241, %242
  %244 = fsub contract double %243, %109
  %245 = fmul contract double %244, 0x3FB5555555555555
  %246 = fmul contract double %105, 1.300000e+01
  %247 = fadd contract double %148, %246
  %248 = fmul contract double %109, 5.000000e+00
  %249 = fsub contract double %247, %248
  %250 = fadd contract double %249, %119
  %251 = fmul contract double %250, 0x3FB5555555555555
  %252 = fmul contract double %234, %217
  %253 = fmul contract double %239, %220
  %254 = fadd contract double %252, %253
  %255 = fmul contract double %245, %223
  %256 = fadd contract double %255, %254
  %257 = fmul contract double %251, %226
  %258 = fadd contract double %257, %256
  %259 = fadd contract double %217, %220
  %260 = fadd contract double %223, %259
  %261 = fadd contract double %226, %260
  %262 = fdiv contract double %258, %261
  br label %361

263:                                              ; preds = %81
  switch i32 %83, label %361 [
    i32 3, label %264
    i32 2, label %335
  ]

264:                                              ; preds = %263
  %265 = fmul contract double %96, 2.000000e+00
  %266 = fsub contract double %90, %265
  %267 = fadd contract double %101, %266
  %268 = fmul contract double %101, 2.000000e+00
  %269 = fsub contract double %96, %268
  %270 = fadd contract double %105, %269
  %271 = fmul contract double %105, 2.000000e+00
  %272 = fsub contract double %101, %271
  %273 = fadd contract double %109, %272
  %274 = fmul contract double %96, 4.000000e+00
  %275 = fsub contract double %90, %274
  %276 = fmul contract double %101, 3.000000e+00
  %277 = fadd contract double %275, %276
  %278 = fsub contract double %96, %105
  %279 = fmul contract double %105, 4.000000e+00
  %280 = fsub contract double %276, %279
  %281 = fadd contract double %109, %280
  %282 = fmul contract double %267, 0x3FF1555555555555
  %283 = fmul contract double %267, %282
  %284 = fmul contract double %277, 2.500000e-01
  %285 = fmul contract double %277, %284
  %286 = fadd contract double %283, %285
  %287 = fmul contract double %270, 0x3FF1555555555555
  %288 = fmul contract double %270, %287
  %289 = fmul contract double %278, 2.500000e-01
  %290 = fmul contract double %278, %289
  %291 = fadd contract double %290, %288
  %292 = fmul contract double %273, 0x3FF1555555555555
  %293 = fmul contract double %273, %292
  %294 = fmul contract double %281, 2.500000e-01
  %295 = fmul contract double %281, %294
  %296 = fadd contract double %293, %295
  %297 = fsub contract double %286, %296
  %298 = fadd contract double %286, 1.000000e-08
  %299 = fdiv contract double %297, %298
  %300 = fadd contract double %291, 1.000000e-08
  %301 = fdiv contract double %297, %300
  %302 = fadd contract double %296, 1.000000e-08
  %303 = fdiv contract double %297, %302
  %304 = fmul contract double %299, %299
  %305 = fadd contract double %304, 1.000000e+00
  %306 = fmul contract double %305, 1.000000e-01
  %307 = fmul contract double %301, %301
  %308 = fadd contract double %307, 1.000000e+00
  %309 = fmul contract double %308, 6.000000e-01
  %310 = fmul contract double %303, %303
  %311 = fadd contract double %310, 1.000000e+00
  %312 = fmul contract double %311, 3.000000e-01
  %313 = fmul contract double %90, 2.000000e+00
  %314 = fmul contract double %96, 7.000000e+00
  %315 = fsub contract double %313, %314
  %316 = fmul contract double %101, 1.100000e+01
  %317 = fadd contract double %315, %316
  %318 = fmul contract double %317, 0x3FC5555555555555
  %319 = fmul contract double %101, 5.000000e+00
  %320 = fsub contract double %319, %96
  %321 = fadd contract double %320, %271
  %322 = fmul contract double %321, 0x3FC5555555555555
  %323 = fmul contract double %105, 5.000000e+00
  %324 = fadd contract double %268, %323
  %325 = fsub contract double %324, %109
  %326 = fmul contract double %325, 0x3FC5555555555555
  %327 = fmul contract double %318, %306
  %328 = fmul contract double %322, %309
  %329 = fadd contract double %327, %328
  %330 = fmul contract double %326, %312
  %331 = fadd contract double %330, %329
  %332 = fadd contract double %306, %309
  %333 = fadd contract double %312, %332
  %334 = fdiv contract double %331, %333
  br label %361

335:                                              ; preds = %263
  %336 = fsub contract double %101, %96
  %337 = fmul contract double %336, %336
  %338 = fsub contract double %105, %101
  %339 = fmul contract double %338, %338
  %340 = fsub contract double %337, %339
  %341 = fadd contract double %337, 1.000000e-08
  %342 = fdiv contract double %340, %341
  %343 = fadd contract double %339, 1.000000e-08
  %344 = fdiv contract double %340, %343
  %345 = fmul contract double %342, %342
  %346 = fadd contract double %345, 1.000000e+00
  %347 = fmul contract double %346, 0x3FD5555555555555
  %348 = fmul contract double %344, %344
  %349 = fadd contract double %348, 1.000000e+00
  %350 = fmul contract double %349, 0x3FE5555555555555
  %351 = fmul contract double %347, 5.000000e-01
  %352 = fmul contract double %101, 3.000000e+00
  %353 = fsub contract double %352, %96
  %354 = fmul contract double %353, %351
  %355 = fmul contract double %350, 5.000000e-01
  %356 = fadd contract double %101, %105
  %357 = fmul contract double %356, %355
  %358 = fadd contract double %354, %357
  %359 = fadd contract double %347, %350
  %360 = fdiv contract double %358, %359
  br label %361

361:                                              ; preds = %110, %263, %264, %335
  %362 = phi contract double [ %262, %110 ], [ %334, %264 ], [ %360, %335 ], [ %101, %263 ]
  %363 = fmul contract double %44, %362
  %364 = getelementptr inbounds double, ptr %4, i64 %42
  %365 = load double, ptr %364, align 8, !tbaa !8
  %366 = getelementptr i8, ptr %364, i64 -8
  %367 = load double, ptr %366, align 8, !tbaa !8
  %368 = fsub contract double %365, %367
  %369 = fmul contract double %7, %368
  %370 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %371 = load ptr, ptr %370, align 8, !tbaa !30
  %372 = sext i32 %36 to i64
  %373 = getelementptr inbounds double, ptr %371, i64 %372
  %374 = load double, ptr %373, align 8, !tbaa !8
  %375 = fdiv contract double %369, %374
  %376 = fsub contract double %363, %375
  %377 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %378 = load ptr, ptr %377, align 8, !tbaa !22
  %379 = getelementptr inbounds double, ptr %378, i64 %372
  %380 = load double, ptr %379, align 8, !tbaa !8
  %381 = fmul contract double %376, %380
  %382 = add i32 %46, -1
  %383 = sext i32 %382 to i64
  %384 = getelementptr inbounds double, ptr %48, i64 %383
  %385 = load double, ptr %384, align 8, !tbaa !8
  %386 = load double, ptr %56, align 8, !tbaa !8
  %387 = fcmp contract ogt double %385, %386
  %388 = select contract i1 %387, double %385, double %386
  %389 = load double, ptr %52, align 8, !tbaa !8
  %390 = fcmp contract ogt double %389, %388
  %391 = select contract i1 %390, double %389, double %388
  %392 = fsub contract double %54, %391
  %393 = fcmp contract ogt double %392, 0.000000e+00
  %394 = select contract i1 %393, double %392, double 0.000000e+00
  %395 = fmul contract double %381, %394
  %396 = add i32 %31, %15
  %397 = add i32 %39, %396
  %398 = sext i32 %397 to i64
  %399 = getelementptr inbounds double, ptr %1, i64 %398
  %400 = load double, ptr %399, align 8, !tbaa !8
  %401 = add i32 %45, %396
  %402 = sext i32 %401 to i64
  %403 = getelementptr double, ptr %48, i64 %402
  %404 = getelementptr i8, ptr %403, i64 -16
  %405 = load double, ptr %404, align 8, !tbaa !8
  %406 = fcmp contract ult double %405, %54
  br i1 %406, label %407, label %428

407:                                              ; preds = %361
  %408 = getelementptr i8, ptr %403, i64 8
  %409 = load double, ptr %408, align 8, !tbaa !8
  %410 = fcmp contract ult double %409, %54
  br i1 %410, label %411, label %428

411:                                              ; preds = %407
  %412 = getelementptr i8, ptr %403, i64 -24
  %413 = load double, ptr %412, align 8, !tbaa !8
  %414 = fcmp contract ult double %413, %54
  br i1 %414, label %415, label %428

415:                                              ; preds = %411
  %416 = getelementptr i8, ptr %403, i64 16
  %417 = load double, ptr %416, align 8, !tbaa !8
  %418 = fcmp contract ult double %417, %54
  br i1 %418, label %419, label %428

419:                                              ; preds = %415
  %420 = getelementptr i8, ptr %403, i64 -32
  %421 = load double, ptr %420, align 8, !tbaa !8
  %422 = fcmp contract ult double %421, %54
  br i1 %422, label %423, label %428

423:                                              ; preds = %419
  %424 = getelementptr i8, ptr %403, i64 24
  %425 = load double, ptr %424, align 8, !tbaa !8
  %426 = fcmp contract ult double %425, %54
  br i1 %426, label %427, label %428

427:                                              ; preds = %423
  br label %428

428:                                              ; preds = %427, %423, %419, %415, %411, %407, %361
  %429 = phi i1 [ true, %427 ], [ false, %361 ], [ false, %411 ], [ false, %407 ], [ false, %415 ], [ false, %423 ], [ false, %419 ]
  %430 = phi i32 [ 4, %427 ], [ 1, %361 ], [ 2, %411 ], [ 1, %407 ], [ 2, %415 ], [ 3, %423 ], [ 3, %419 ]
  %431 = fcmp contract ogt double %400, 0.000000e+00
  %432 = add i32 %397, -3
  %433 = add nsw i32 %397, 2
  %434 = select i1 %431, i32 %432, i32 %433
  %435 = sext i32 %434 to i64
  %436 = getelementptr inbounds double, ptr %4, i64 %435
  %437 = load double, ptr %436, align 8, !tbaa !8
  %438 = add nsw i32 %397, -2
  %439 = add nsw i32 %397, 1
  %440 = select i1 %431, i32 %438, i32 %439
  %441 = sext i32 %440 to i64
  %442 = getelementptr inbounds double, ptr %4, i64 %441
  %443 = load double, ptr %442, align 8, !tbaa !8
  %444 = add nsw i32 %397, -1
  %445 = select i1 %431, i32 %444, i32 %397
  %446 = sext i32 %445 to i64
  %447 = getelementptr inbounds double, ptr %4, i64 %446
  %448 = load double, ptr %447, align 8, !tbaa !8
  %449 = select i1 %431, i32 %397, i32 %444
  %450 = sext i32 %449 to i64
  %451 = getelementptr inbounds double, ptr %4, i64 %450
  %452 = load double, ptr %451, align 8, !tbaa !8
  %453 = select i1 %431, i32 %439, i32 %438
  %454 = sext i32 %453 to i64
  %455 = getelementptr inbounds double, ptr %4, i64 %454
  %456 = load double, ptr %455, align 8, !tbaa !8
  br i1 %429, label %457, label %610

457:                                              ; preds = %428
  %458 = select i1 %431, i32 %433, i32 %432
  %459 = select i1 %431, i32 -4, i32 3
  %460 = add i32 %459, %397
  %461 = sext i32 %460 to i64
  %462 = getelementptr inbounds double, ptr %4, i64 %461
  %463 = load double, ptr %462, align 8, !tbaa !8
  %464 = sext i32 %458 to i64
  %465 = getelementptr inbounds double, ptr %4, i64 %464
  %466 = load double, ptr %465, align 8, !tbaa !8
  %467 = fmul contract double %463, 2.000000e+00
  %468 = fmul contract double %437, 9.000000e+00
  %469 = fsub contract double %468, %467
  %470 = fmul contract double %443, 1.800000e+01
  %471 = fsub contract double %469, %470
  %472 = fmul contract double %448, 1.100000e+01
  %473 = fadd contract double %472, %471
  %474 = fmul contract double %473, 0x3FC5555555555555
  %475 = fmul contract double %437, 4.000000e+00
  %476 = fsub contract double %475, %463
  %477 = fmul contract double %443, 5.000000e+00
  %478 = fsub contract double %476, %477
  %479 = fmul contract double %448, 2.000000e+00
  %480 = fadd contract double %479, %478
  %481 = fmul contract double %437, 3.000000e+00
  %482 = fsub contract double %481, %463
  %483 = fmul contract double %443, 3.000000e+00
  %484 = fsub contract double %482, %483
  %485 = fadd contract double %448, %484
  %486 = fmul contract double %474, %474
  %487 = fmul contract double %480, 0x3FF1555555555555
  %488 = fmul contract double %480, %487
  %489 = fadd contract double %488, %486
  %490 = fmul contract double %485, 0x3FF15B05B05B05B0
  %491 = fmul contract double %485, %490
  %492 = fadd contract double %491, %489
  %493 = fmul contract double %443, 6.000000e+00
  %494 = fsub contract double %437, %493
  %495 = fmul contract double %448, 3.000000e+00
  %496 = fadd contract double %494, %495
  %497 = fmul contract double %452, 2.000000e+00
  %498 = fadd contract double %496, %497
  %499 = fmul contract double %498, 0x3FC5555555555555
  %500 = fsub contract double %443, %479
  %501 = fadd contract double %452, %500
  %502 = fsub contract double %483, %437
  %503 = fsub contract double %502, %495
  %504 = fadd contract double %452, %503
  %505 = fmul contract double %499, %499
  %506 = fmul contract double %501, 0x3FF1555555555555
  %507 = fmul contract double %501, %506
  %508 = fadd contract double %505, %507
  %509 = fmul contract double %504, 0x3FF15B05B05B05B0
  %510 = fmul contract double %504, %509
  %511 = fadd contract double %510, %508
  %512 = fmul contract double %443, -2.000000e+00
  %513 = fsub contract double %512, %495
  %514 = fmul contract double %452, 6.000000e+00
  %515 = fadd contract double %513, %514
  %516 = fsub contract double %515, %456
  %517 = fmul contract double %516, 0x3FC5555555555555
  %518 = fsub contract double %495, %443
  %519 = fmul contract double %452, 3.000000e+00
  %520 = fsub contract double %518, %519
  %521 = fadd contract double %456, %520
  %522 = fmul contract double %517, %517
  %523 = fadd contract double %507, %522
  %524 = fmul contract double %521, 0x3FF15B05B05B05B0
  %525 = fmul contract double %521, %524
  %526 = fadd contract double %525, %523
  %527 = fmul contract double %452, 1.800000e+01
  %528 = fsub contract double %527, %472
  %529 = fmul contract double %456, 9.000000e+00
  %530 = fsub contract double %528, %529
  %531 = fmul contract double %466, 2.000000e+00
  %532 = fadd contract double %530, %531
  %533 = fmul contract double %532, 0x3FC5555555555555
  %534 = fmul contract double %452, 5.000000e+00
  %535 = fsub contract double %479, %534
  %536 = fmul contract double %456, 4.000000e+00
  %537 = fadd contract double %535, %536
  %538 = fsub contract double %537, %466
  %539 = fsub contract double %519, %448
  %540 = fmul contract double %456, 3.000000e+00
  %541 = fsub contract double %539, %540
  %542 = fadd contract double %541, %466
  %543 = fmul contract double %533, %533
  %544 = fmul contract double %538, 0x3FF1555555555555
  %545 = fmul contract double %538, %544
  %546 = fadd contract double %545, %543
  %547 = fmul contract double %542, 0x3FF15B05B05B05B0
  %548 = fmul contract double %542, %547
  %549 = fadd contract double %548, %546
  %550 = fsub contract double %511, %526
  %551 = fmul contract double %550, 3.000000e+00
  %552 = fadd contract double %551, %492
  %553 = fsub contract double %552, %549
  %554 = fadd contract double %492, 1.000000e-08
  %555 = fdiv contract double %553, %554
  %556 = fadd contract double %511, 1.000000e-08
  %557 = fdiv contract double %553, %556
  %558 = fadd contract double %526, 1.000000e-08
  %559 = fdiv contract double %553, %558
  %560 = fadd contract double %549, 1.000000e-08
  %561 = fdiv contract double %553, %560
  %562 = fmul contract double %555, %555
  %563 = fadd contract double %562, 1.000000e+00
  %564 = fmul contract double %563, 0x3F9D41D41D41D41D
  %565 = fmul contract double %557, %557
  %566 = fadd contract double %565, 1.000000e+00
  %567 = fmul contract double %566, 0x3FD5F15F15F15F16
  %568 = fmul contract double %559, %559
  %569 = fadd contract double %568, 1.000000e+00
  %570 = fmul contract double %569, 0x3FE0750750750750
  %571 = fmul contract double %561, %561
  %572 = fadd contract double %571, 1.000000e+00
  %573 = fmul contract double %572, 0x3FBD41D41D41D41D
  %574 = fmul contract double %463, 3.000000e+00
  %575 = fmul contract double %437, 1.300000e+01
  %576 = fsub contract double %575, %574
  %577 = fmul contract double %443, 2.300000e+01
  %578 = fsub contract double %576, %577
  %579 = fmul contract double %448, 2.500000e+01
  %580 = fadd contract double %579, %578
  %581 = fmul contract double %580, 0x3FB5555555555555
  %582 = fsub contract double %437, %477
  %583 = fmul contract double %448, 1.300000e+01
  %584 = fadd contract double %582, %583
  %585 = fadd contract double %584, %519
  %586 = fmul contract double %585, 0x3FB5555555555555
  %587 = fmul contract double %448, 7.000000e+00
  %588 = fsub contract double %587, %443
  %589 = fmul contract double %452, 7.000000e+00
  %590 = fadd contract double %588, %589
  %591 = fsub contract double %590, %456
  %592 = fmul contract double %591, 0x3FB5555555555555
  %593 = fmul contract double %452, 1.300000e+01
  %594 = fadd contract double %495, %593
  %595 = fmul contract double %456, 5.000000e+00
  %596 = fsub contract double %594, %595
  %597 = fadd contract double %596, %466
  %598 = fmul contract double %597, 0x3FB5555555555555
  %599 = fmul contract double %581, %564
  %600 = fmul contract double %586, %567
  %601 = fadd contract double %599, %600
  %602 = fmul contract double %592, %570
  %603 = fadd contract double %602, %601
  %604 = fmul contract double %598, %573
  %605 = fadd contract double %604, %603
  %606 = fadd contract double %564, %567
  %607 = fadd contract double %570, %606
  %608 = fadd contract double %573, %607
  %609 = fdiv contract double %605, %608
  br label %708

610:                                              ; preds = %428
  switch i32 %430, label %708 [
    i32 3, label %611
    i32 2, label %682
  ]

611:                                              ; preds = %610
  %612 = fmul contract double %443, 2.000000e+00
  %613 = fsub contract double %437, %612
  %614 = fadd contract double %448, %613
  %615 = fmul contract double %448, 2.000000e+00
  %616 = fsub contract double %443, %615
  %617 = fadd contract double %452, %616
  %618 = fmul contract double %452, 2.000000e+00
  %619 = fsub contract double %448, %618
  %620 = fadd contract double %456, %619
  %621 = fmul contract double %443, 4.000000e+00
  %622 = fsub contract double %437, %621
  %623 = fmul contract double %448, 3.000000e+00
  %624 = fadd contract double %622, %623
  %625 = fsub contract double %443, %452
  %626 = fmul contract double %452, 4.000000e+00
  %627 = fsub contract double %623, %626
  %628 = fadd contract double %456, %627
  %629 = fmul contract double %614, 0x3FF1555555555555
  %630 = fmul contract double %614, %629
  %631 = fmul contract double %624, 2.500000e-01
  %632 = fmul contract double %624, %631
  %633 = fadd contract double %630, %632
  %634 = fmul contract double %617, 0x3FF1555555555555
  %635 = fmul contract double %617, %634
  %636 = fmul contract double %625, 2.500000e-01
  %637 = fmul contract double %625, %636
  %638 = fadd contract double %637, %635
  %639 = fmul contract double %620, 0x3FF1555555555555
  %640 = fmul contract double %620, %639
  %641 = fmul contract double %628, 2.500000e-01
  %642 = fmul contract double %628, %641
  %643 = fadd contract double %640, %642
  %644 = fsub contract double %633, %643
  %645 = fadd contract double %633, 1.000000e-08
  %646 = fdiv contract double %644, %645
  %647 = fadd contract double %638, 1.000000e-08
  %648 = fdiv contract double %644, %647
  %649 = fadd contract double %643, 1.000000e-08
  %650 = fdiv contract double %644, %649
  %651 = fmul contract double %646, %646
  %652 = fadd contract double %651, 1.000000e+00
  %653 = fmul contract double %652, 1.000000e-01
  %654 = fmul contract double %648, %648
  %655 = fadd contract double %654, 1.000000e+00
  %656 = fmul contract double %655, 6.000000e-01
  %657 = fmul contract double %650, %650
  %658 = fadd contract double %657, 1.000000e+00
  %659 = fmul contract double %658, 3.000000e-01
  %660 = fmul contract double %437, 2.000000e+00
  %661 = fmul contract double %443, 7.000000e+00
  %662 = fsub contract double %660, %661
  %663 = fmul contract double %448, 1.100000e+01
  %664 = fadd contract double %662, %663
  %665 = fmul contract double %664, 0x3FC5555555555555
  %666 = fmul contract double %448, 5.000000e+00
  %667 = fsub contract double %666, %443
  %668 = fadd contract double %667, %618
  %669 = fmul contract double %668, 0x3FC5555555555555
  %670 = fmul contract double %452, 5.000000e+00
  %671 = fadd contract double %615, %670
  %672 = fsub contract double %671, %456
  %673 = fmul contract double %672, 0x3FC5555555555555
  %674 = fmul contract double %665, %653
  %675 = fmul contract double %669, %656
  %676 = fadd contract double %674, %675
  %677 = fmul contract double %673, %659
  %678 = fadd contract double %677, %676
  %679 = fadd contract double %653, %656
  %680 = fadd contract double %659, %679
  %681 = fdiv contract double %678, %680
  br label %708

682:                                              ; preds = %610
  %683 = fsub contract double %448, %443
  %684 = fmul contract double %683, %683
  %685 = fsub contract double %452, %448
  %686 = fmul contract double %685, %685
  %687 = fsub contract double %684, %686
  %688 = fadd contract double %684, 1.000000e-08
  %689 = fdiv contract double %687, %688
  %690 = fadd contract double %686, 1.000000e-08
  %691 = fdiv contract double %687, %690
  %692 = fmul contract double %689, %689
  %693 = fadd contract double %692, 1.000000e+00
  %694 = fmul contract double %693, 0x3FD5555555555555
  %695 = fmul contract double %691, %691
  %696 = fadd contract double %695, 1.000000e+00
  %697 = fmul contract double %696, 0x3FE5555555555555
  %698 = fmul contract double %694, 5.000000e-01
  %699 = fmul contract double %448, 3.000000e+00
  %700 = fsub contract double %699, %443
  %701 = fmul contract double %700, %698
  %702 = fmul contract double %697, 5.000000e-01
  %703 = fadd contract double %448, %452
  %704 = fmul contract double %703, %702
  %705 = fadd contract double %701, %704
  %706 = fadd contract double %694, %697
  %707 = fdiv contract double %705, %706
  br label %708

708:                                              ; preds = %457, %610, %611, %682
  %709 = phi contract double [ %609, %457 ], [ %681, %611 ], [ %707, %682 ], [ %448, %610 ]
  %710 = fmul contract double %400, %709
  %711 = getelementptr inbounds double, ptr %4, i64 %398
  %712 = load double, ptr %711, align 8, !tbaa !8
  %713 = getelementptr i8, ptr %711, i64 -8
  %714 = load double, ptr %713, align 8, !tbaa !8
  %715 = fsub contract double %712, %714
  %716 = fmul contract double %7, %715
  %717 = fdiv contract double %716, %374
  %718 = fsub contract double %710, %717
  %719 = fmul contract double %380, %718
  %720 = add i32 %401, -1
  %721 = sext i32 %720 to i64
  %722 = getelementptr inbounds double, ptr %48, i64 %721
  %723 = load double, ptr %722, align 8, !tbaa !8
  %724 = load double, ptr %403, align 8, !tbaa !8
  %725 = fcmp contract ogt double %723, %724
  %726 = select contract i1 %725, double %723, double %724
  %727 = fcmp contract ogt double %389, %726
  %728 = select contract i1 %727, double %389, double %726
  %729 = fsub contract double %54, %728
  %730 = fcmp contract ogt double %729, 0.000000e+00
  %731 = select contract i1 %730, double %729, double 0.000000e+00
  %732 = fmul contract double %719, %731
  %733 = fsub contract double %395, %732
  %734 = add nuw nsw i32 %20, 1
  %735 = add i32 %734, %31
  %736 = add i32 %35, %735
  %737 = mul nsw i32 %736, %38
  %738 = add i32 %737, %396
  %739 = sext i32 %738 to i64
  %740 = getelementptr inbounds double, ptr %2, i64 %739
  %741 = load double, ptr %740, align 8, !tbaa !8
  %742 = mul nsw i32 %38, %735
  %743 = add i32 %742, %396
  %744 = shl nsw i32 %38, 1
  %745 = sub nsw i32 %743, %744
  %746 = sext i32 %745 to i64
  %747 = getelementptr inbounds double, ptr %48, i64 %746
  %748 = load double, ptr %747, align 8, !tbaa !8
  %749 = fcmp contract ult double %748, %54
  br i1 %749, label %750, label %783

750:                                              ; preds = %708
  %751 = add nsw i32 %743, %38
  %752 = sext i32 %751 to i64
  %753 = getelementptr inbounds double, ptr %48, i64 %752
  %754 = load double, ptr %753, align 8, !tbaa !8
  %755 = fcmp contract ult double %754, %54
  br i1 %755, label %756, label %783

756:                                              ; preds = %750
  %757 = mul nsw i32 %38, 3
  %758 = sub nsw i32 %743, %757
  %759 = sext i32 %758 to i64
  %760 = getelementptr inbounds double, ptr %48, i64 %759
  %761 = load double, ptr %760, align 8, !tbaa !8
  %762 = fcmp contract ult double %761, %54
  br i1 %762, label %763, label %783

763:                                              ; preds = %756
  %764 = add nsw i32 %743, %744
  %765 = sext i32 %764 to i64
  %766 = getelementptr inbounds double, ptr %48, i64 %765
  %767 = load double, ptr %766, align 8, !tbaa !8
  %768 = fcmp contract ult double %767, %54
  br i1 %768, label %769, label %783

769:                                              ; preds = %763
  %770 = shl nsw i32 %38, 2
  %771 = sub nsw i32 %743, %770
  %772 = sext i32 %771 to i64
  %773 = getelementptr inbounds double, ptr %48, i64 %772
  %774 = load double, ptr %773, align 8, !tbaa !8
  %775 = fcmp contract ult double %774, %54
  br i1 %775, label %776, label %783

776:                                              ; preds = %769
  %777 = add nsw i32 %743, %757
  %778 = sext i32 %777 to i64
  %779 = getelementptr inbounds double, ptr %48, i64 %778
  %780 = load double, ptr %779, align 8, !tbaa !8
  %781 = fcmp contract ult double %780, %54
  br i1 %781, label %782, label %783

782:                                              ; preds = %776
  br label %783

783:                                              ; preds = %782, %776, %769, %763, %756, %750, %708
  %784 = phi i1 [ true, %782 ], [ false, %708 ], [ false, %756 ], [ false, %750 ], [ false, %763 ], [ false, %776 ], [ false, %769 ]
  %785 = phi i32 [ 4, %782 ], [ 1, %708 ], [ 2, %756 ], [ 1, %750 ], [ 2, %763 ], [ 3, %776 ], [ 3, %769 ]
  %786 = fcmp contract ogt double %741, 0.000000e+00
  %787 = mul i32 %38, -3
  %788 = add i32 %738, %787
  %789 = add nsw i32 %738, %744
  %790 = select i1 %786, i32 %788, i32 %789
  %791 = sext i32 %790 to i64
  %792 = getelementptr inbounds double, ptr %4, i64 %791
  %793 = load double, ptr %792, align 8, !tbaa !8
  %794 = sub nsw i32 %738, %744
  %795 = add nsw i32 %738, %38
  %796 = select i1 %786, i32 %794, i32 %795
  %797 = sext i32 %796 to i64
  %798 = getelementptr inbounds double, ptr %4, i64 %797
  %799 = load double, ptr %798, align 8, !tbaa !8
  %800 = sub nsw i32 %738, %38
  %801 = select i1 %786, i32 %800, i32 %738
  %802 = sext i32 %801 to i64
  %803 = getelementptr inbounds double, ptr %4, i64 %802
  %804 = load double, ptr %803, align 8, !tbaa !8
  %805 = select i1 %786, i32 %738, i32 %800
  %806 = sext i32 %805 to i64
  %807 = getelementptr inbounds double, ptr %4, i64 %806
  %808 = load double, ptr %807, align 8, !tbaa !8
  %809 = select i1 %786, i32 %795, i32 %794
  %810 = sext i32 %809 to i64
  %811 = getelementptr inbounds double, ptr %4, i64 %810
  %812 = load double, ptr %811, align 8, !tbaa !8
  br i1 %784, label %813, label %968

813:                                              ; preds = %783
  %814 = select i1 %786, i32 %789, i32 %788
  %815 = select i1 %786, i32 -4, i32 3
  %816 = mul i32 %815, %38
  %817 = add i32 %816, %738
  %818 = sext i32 %817 to i64
  %819 = getelementptr inbounds double, ptr %4, i64 %818
  %820 = load double, ptr %819, align 8, !tbaa !8
  %821 = sext i32 %814 to i64
  %822 = getelementptr inbounds double, ptr %4, i64 %821
  %823 = load double, ptr %822, align 8, !tbaa !8
  %824 = fmul contract double %820, 2.000000e+00
  %825 = fmul contract double %793, 9.000000e+00
  %826 = fsub contract double %825, %824
  %827 = fmul contract double %799, 1.800000e+01
  %828 = fsub contract double %826, %827
  %829 = fmul contract double %804, 1.100000e+01
  %830 = fadd contract double %829, %828
  %831 = fmul contract double %830, 0x3FC5555555555555
  %832 = fmul contract double %793, 4.000000e+00
  %833 = fsub contract double %832, %820
  %834 = fmul contract double %799, 5.000000e+00
  %835 = fsub contract double %833, %834
  %836 = fmul contract double %804, 2.000000e+00
  %837 = fadd contract double %836, %835
  %838 = fmul contract double %793, 3.000000e+00
  %839 = fsub contract double %838, %820
  %840 = fmul contract double %799, 3.000000e+00
  %841 = fsub contract double %839, %840
  %842 = fadd contract double %804, %841
  %843 = fmul contract double %831, %831
  %844 = fmul contract double %837, 0x3FF1555555555555
  %845 = fmul contract double %837, %844
  %846 = fadd contract double %845, %843
  %847 = fmul contract double %842, 0x3FF15B05B05B05B0
  %848 = fmul contract double %842, %847
  %849 = fadd contract double %848, %846
  %850 = fmul contract double %799, 6.000000e+00
  %851 = fsub contract double %793, %850
  %852 = fmul contract double %804, 3.000000e+00
  %853 = fadd contract double %851, %852
  %854 = fmul contract double %808, 2.000000e+00
  %855 = fadd contract double %853, %854
  %856 = fmul contract double %855, 0x3FC5555555555555
  %857 = fsub contract double %799, %836
  %858 = fadd contract double %808, %857
  %859 = fsub contract double %840, %793
  %860 = fsub contract double %859, %852
  %861 = fadd contract double %808, %860
  %862 = fmul contract double %856, %856
  %863 = fmul contract double %858, 0x3FF1555555555555
  %864 = fmul contract double %858, %863
  %865 = fadd contract double %862, %864
  %866 = fmul contract double %861, 0x3FF15B05B05B05B0
  %867 = fmul contract double %861, %866
  %868 = fadd contract double %867, %865
  %869 = fmul contract double %799, -2.000000e+00
  %870 = fsub contract double %869, %852
  %871 = fmul contract double %808, 6.000000e+00
  %872 = fadd contract double %870, %871
  %873 = fsub contract double %872, %812
  %874 = fmul contract double %873, 0x3FC5555555555555
  %875 = fsub contract double %852, %799
  %876 = fmul contract double %808, 3.000000e+00
  %877 = fsub contract double %875, %876
  %878 = fadd contract double %812, %877
  %879 = fmul contract double %874, %874
  %880 = fadd contract double %864, %879
  %881 = fmul contract double %878, 0x3FF15B05B05B05B0
  %882 = fmul contract double %878, %881
  %883 = fadd contract double %882, %880
  %884 = fmul contract double %808, 1.800000e+01
  %885 = fsub contract double %884, %829
  %886 = fmul contract double %812, 9.000000e+00
  %887 = fsub contract double %885, %886
  %888 = fmul contract double %823, 2.000000e+00
  %889 = fadd contract double %887, %888
  %890 = fmul contract double %889, 0x3FC5555555555555
  %891 = fmul contract double %808, 5.000000e+00
  %892 = fsub contract double %836, %891
  %893 = fmul contract double %812, 4.000000e+00
  %894 = fadd contract double %892, %893
  %895 = fsub contract double %894, %823
  %896 = fsub contract double %876, %804
  %897 = fmul contract double %812, 3.000000e+00
  %898 = fsub contract double %896, %897
  %899 = fadd contract double %898, %823
  %900 = fmul contract double %890, %890
  %901 = fmul contract double %895, 0x3FF1555555555555
  %902 = fmul contract double %895, %901
  %903 = fadd contract double %902, %900
  %904 = fmul contract double %899, 0x3FF15B05B05B05B0
  %905 = fmul contract double %899, %904
  %906 = fadd contract double %905, %903
  %907 = fsub contract double %868, %883
  %908 = fmul contract double %907, 3.000000e+00
  %909 = fadd contract double %908, %849
  %910 = fsub contract double %909, %906
  %911 = fadd contract double %849, 1.000000e-08
  %912 = fdiv contract double %910, %911
  %913 = fadd contract double %868, 1.000000e-08
  %914 = fdiv contract double %910, %913
  %915 = fadd contract double %883, 1.000000e-08
  %916 = fdiv contract double %910, %915
  %917 = fadd contract double %906, 1.000000e-08
  %918 = fdiv contract double %910, %917
  %919 = fmul contract double %912, %912
  %920 = fadd contract double %919, 1.000000e+00
  %921 = fmul contract double %920, 0x3F9D41D41D41D41D
  %922 = fmul contract double %914, %914
  %923 = fadd contract double %922, 1.000000e+00
  %924 = fmul contract double %923, 0x3FD5F15F15F15F16
  %925 = fmul contract double %916, %916
  %926 = fadd contract double %925, 1.000000e+00
  %927 = fmul contract double %926, 0x3FE0750750750750
  %928 = fmul contract double %918, %918
  %929 = fadd contract double %928, 1.000000e+00
  %930 = fmul contract double %929, 0x3FBD41D41D41D41D
  %931 = fmul contract double %820, 3.000000e+00
  %932 = fmul contract double %793, 1.300000e+01
  %933 = fsub contract double %932, %931
  %934 = fmul contract double %799, 2.300000e+01
  %935 = fsub contract double %933, %934
  %936 = fmul contract double %804, 2.500000e+01
  %937 = fadd contract double %936, %935
  %938 = fmul contract double %937, 0x3FB5555555555555
  %939 = fsub contract double %793, %834
  %940 = fmul contract double %804, 1.300000e+01
  %941 = fadd contract double %939, %940
  %942 = fadd contract double %941, %876
  %943 = fmul contract double %942, 0x3FB5555555555555
  %944 = fmul contract double %804, 7.000000e+00
  %945 = fsub contract double %944, %799
  %946 = fmul contract double %808, 7.000000e+00
  %947 = fadd contract double %945, %946
  %948 = fsub contract double %947, %812
  %949 = fmul contract double %948, 0x3FB5555555555555
  %950 = fmul contract double %808, 1.300000e+01
  %951 = fadd contract double %852, %950
  %952 = fmul contract double %812, 5.000000e+00
  %953 = fsub contract double %951, %952
  %954 = fadd contract double %953, %823
  %955 = fmul contract double %954, 0x3FB5555555555555
  %956 = fmul contract double %938, %921
  %957 = fmul contract double %943, %924
  %958 = fadd contract double %956, %957
  %959 = fmul contract double %949, %927
  %960 = fadd contract double %959, %958
  %961 = fmul contract double %955, %930
  %962 = fadd contract double %961, %960
  %963 = fadd contract double %921, %924
  %964 = fadd contract double %927, %963
  %965 = fadd contract double %930, %964
  %966 = fdiv contract double %962, %965
  %967 = load double, ptr %403, align 8, !tbaa !8
  br label %1066

968:                                              ; preds = %783
  switch i32 %785, label %1066 [
    i32 3, label %969
    i32 2, label %1040
  ]

969:                                              ; preds = %968
  %970 = fmul contract double %799, 2.000000e+00
  %971 = fsub contract double %793, %970
  %972 = fadd contract double %804, %971
  %973 = fmul contract double %804, 2.000000e+00
  %974 = fsub contract double %799, %973
  %975 = fadd contract double %808, %974
  %976 = fmul contract double %808, 2.000000e+00
  %977 = fsub contract double %804, %976
  %978 = fadd contract double %812, %977
  %979 = fmul contract double %799, 4.000000e+00
  %980 = fsub contract double %793, %979
  %981 = fmul contract double %804, 3.000000e+00
  %982 = fadd contract double %980, %981
  %983 = fsub contract double %799, %808
  %984 = fmul contract double %808, 4.000000e+00
  %985 = fsub contract double %981, %984
  %986 = fadd contract double %812, %985
  %987 = fmul contract double %972, 0x3FF1555555555555
  %988 = fmul contract double %972, %987
  %989 = fmul contract double %982, 2.500000e-01
  %990 = fmul contract double %982, %989
  %991 = fadd contract double %988, %990
  %992 = fmul contract double %975, 0x3FF1555555555555
  %993 = fmul contract double %975, %992
  %994 = fmul contract double %983, 2.500000e-01
  %995 = fmul contract double %983, %994
  %996 = fadd contract double %995, %993
  %997 = fmul contract double %978, 0x3FF1555555555555
  %998 = fmul contract double %978, %997
  %999 = fmul contract double %986, 2.500000e-01
  %1000 = fmul contract double %986, %999
  %1001 = fadd contract double %998, %1000
  %1002 = fsub contract double %991, %1001
  %1003 = fadd contract double %991, 1.000000e-08
  %1004 = fdiv contract double %1002, %1003
  %1005 = fadd contract double %996, 1.000000e-08
  %1006 = fdiv contract double %1002, %1005
  %1007 = fadd contract double %1001, 1.000000e-08
  %1008 = fdiv contract double %1002, %1007
  %1009 = fmul contract double %1004, %1004
  %1010 = fadd contract double %1009, 1.000000e+00
  %1011 = fmul contract double %1010, 1.000000e-01
  %1012 = fmul contract double %1006, %1006
  %1013 = fadd contract double %1012, 1.000000e+00
  %1014 = fmul contract double %1013, 6.000000e-01
  %1015 = fmul contract double %1008, %1008
  %1016 = fadd contract double %1015, 1.000000e+00
  %1017 = fmul contract double %1016, 3.000000e-01
  %1018 = fmul contract double %793, 2.000000e+00
  %1019 = fmul contract double %799, 7.000000e+00
  %1020 = fsub contract double %1018, %1019
  %1021 = fmul contract double %804, 1.100000e+01
  %1022 = fadd contract double %1020, %1021
  %1023 = fmul contract double %1022, 0x3FC5555555555555
  %1024 = fmul contract double %804, 5.000000e+00
  %1025 = fsub contract double %1024, %799
  %1026 = fadd contract double %1025, %976
  %1027 = fmul contract double %1026, 0x3FC5555555555555
  %1028 = fmul contract double %808, 5.000000e+00
  %1029 = fadd contract double %973, %1028
  %1030 = fsub contract double %1029, %812
  %1031 = fmul contract double %1030, 0x3FC5555555555555
  %1032 = fmul contract double %1023, %1011
  %1033 = fmul contract double %1027, %1014
  %1034 = fadd contract double %1032, %1033
  %1035 = fmul contract double %1031, %1017
  %1036 = fadd contract double %1035, %1034
  %1037 = fadd contract double %1011, %1014
  %1038 = fadd contract double %1017, %1037
  %1039 = fdiv contract double %1036, %1038
  br label %1066

1040:                                             ; preds = %968
  %1041 = fsub contract double %804, %799
  %1042 = fmul contract double %1041, %1041
  %1043 = fsub contract double %808, %804
  %1044 = fmul contract double %1043, %1043
  %1045 = fsub contract double %1042, %1044
  %1046 = fadd contract double %1042, 1.000000e-08
  %1047 = fdiv contract double %1045, %1046
  %1048 = fadd contract double %1044, 1.000000e-08
  %1049 = fdiv contract double %1045, %1048
  %1050 = fmul contract double %1047, %1047
  %1051 = fadd contract double %1050, 1.000000e+00
  %1052 = fmul contract double %1051, 0x3FD5555555555555
  %1053 = fmul contract double %1049, %1049
  %1054 = fadd contract double %1053, 1.000000e+00
  %1055 = fmul contract double %1054, 0x3FE5555555555555
  %1056 = fmul contract double %1052, 5.000000e-01
  %1057 = fmul contract double %804, 3.000000e+00
  %1058 = fsub contract double %1057, %799
  %1059 = fmul contract double %1058, %1056
  %1060 = fmul contract double %1055, 5.000000e-01
  %1061 = fadd contract double %804, %808
  %1062 = fmul contract double %1061, %1060
  %1063 = fadd contract double %1059, %1062
  %1064 = fadd contract double %1052, %1055
  %1065 = fdiv contract double %1063, %1064
  br label %1066

1066:                                             ; preds = %813, %968, %969, %1040
  %1067 = phi double [ %967, %813 ], [ %724, %969 ], [ %724, %1040 ], [ %724, %968 ]
  %1068 = phi contract double [ %966, %813 ], [ %1039, %969 ], [ %1065, %1040 ], [ %804, %968 ]
  %1069 = fmul contract double %741, %1068
  %1070 = getelementptr inbounds double, ptr %4, i64 %739
  %1071 = load double, ptr %1070, align 8, !tbaa !8
  %1072 = sext i32 %800 to i64
  %1073 = getelementptr inbounds double, ptr %4, i64 %1072
  %1074 = load double, ptr %1073, align 8, !tbaa !8
  %1075 = fsub contract double %1071, %1074
  %1076 = fmul contract double %7, %1075
  %1077 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %1078 = load ptr, ptr %1077, align 8, !tbaa !29
  %1079 = sext i32 %735 to i64
  %1080 = getelementptr inbounds double, ptr %1078, i64 %1079
  %1081 = load double, ptr %1080, align 8, !tbaa !8
  %1082 = fdiv contract double %1076, %1081
  %1083 = fsub contract double %1069, %1082
  %1084 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1085 = load ptr, ptr %1084, align 8, !tbaa !23
  %1086 = getelementptr inbounds double, ptr %1085, i64 %1079
  %1087 = load double, ptr %1086, align 8, !tbaa !8
  %1088 = fmul contract double %1083, %1087
  %1089 = sext i32 %743 to i64
  %1090 = getelementptr inbounds double, ptr %48, i64 %1089
  %1091 = load double, ptr %1090, align 8, !tbaa !8
  %1092 = fcmp contract ogt double %1067, %1091
  %1093 = select contract i1 %1092, double %1067, double %1091
  %1094 = fcmp contract ogt double %389, %1093
  %1095 = select contract i1 %1094, double %389, double %1093
  %1096 = fsub contract double %54, %1095
  %1097 = fcmp contract ogt double %1096, 0.000000e+00
  %1098 = select contract i1 %1097, double %1096, double 0.000000e+00
  %1099 = fmul contract double %1088, %1098
  %1100 = fadd contract double %733, %1099
  %1101 = getelementptr inbounds double, ptr %2, i64 %398
  %1102 = load double, ptr %1101, align 8, !tbaa !8
  %1103 = sub nsw i32 %401, %744
  %1104 = sext i32 %1103 to i64
  %1105 = getelementptr inbounds double, ptr %48, i64 %1104
  %1106 = load double, ptr %1105, align 8, !tbaa !8
  %1107 = fcmp contract ult double %1106, %54
  br i1 %1107, label %1108, label %1141

1108:                                             ; preds = %1066
  %1109 = add nsw i32 %401, %38
  %1110 = sext i32 %1109 to i64
  %1111 = getelementptr inbounds double, ptr %48, i64 %1110
  %1112 = load double, ptr %1111, align 8, !tbaa !8
  %1113 = fcmp contract ult double %1112, %54
  br i1 %1113, label %1114, label %1141

1114:                                             ; preds = %1108
  %1115 = mul nsw i32 %38, 3
  %1116 = sub nsw i32 %401, %1115
  %1117 = sext i32 %1116 to i64
  %1118 = getelementptr inbounds double, ptr %48, i64 %1117
  %1119 = load double, ptr %1118, align 8, !tbaa !8
  %1120 = fcmp contract ult double %1119, %54
  br i1 %1120, label %1121, label %1141

1121:                                             ; preds = %1114
  %1122 = add nsw i32 %401, %744
  %1123 = sext i32 %1122 to i64
  %1124 = getelementptr inbounds double, ptr %48, i64 %1123
  %1125 = load double, ptr %1124, align 8, !tbaa !8
  %1126 = fcmp contract ult double %1125, %54
  br i1 %1126, label %1127, label %1141

1127:                                             ; preds = %1121
  %1128 = shl nsw i32 %38, 2
  %1129 = sub nsw i32 %401, %1128
  %1130 = sext i32 %1129 to i64
  %1131 = getelementptr inbounds double, ptr %48, i64 %1130
  %1132 = load double, ptr %1131, align 8, !tbaa !8
  %1133 = fcmp contract ult double %1132, %54
  br i1 %1133, label %1134, label %1141

1134:                                             ; preds = %1127
  %1135 = add nsw i32 %401, %1115
  %1136 = sext i32 %1135 to i64
  %1137 = getelementptr inbounds double, ptr %48, i64 %1136
  %1138 = load double, ptr %1137, align 8, !tbaa !8
  %1139 = fcmp contract ult double %1138, %54
  br i1 %1139, label %1140, label %1141

1140:                                             ; preds = %1134
  br label %1141

1141:                                             ; preds = %1140, %1134, %1127, %1121, %1114, %1108, %1066
  %1142 = phi i1 [ true, %1140 ], [ false, %1066 ], [ false, %1114 ], [ false, %1108 ], [ false, %1121 ], [ false, %1134 ], [ false, %1127 ]
  %1143 = phi i32 [ 4, %1140 ], [ 1, %1066 ], [ 2, %1114 ], [ 1, %1108 ], [ 2, %1121 ], [ 3, %1134 ], [ 3, %1127 ]
  %1144 = fcmp contract ogt double %1102, 0.000000e+00
  %1145 = add i32 %397, %787
  %1146 = add nsw i32 %397, %744
  %1147 = select i1 %1144, i32 %1145, i32 %1146
  %1148 = sext i32 %1147 to i64
  %1149 = getelementptr inbounds double, ptr %4, i64 %1148
  %1150 = load double, ptr %1149, align 8, !tbaa !8
  %1151 = sub nsw i32 %397, %744
  %1152 = add nsw i32 %397, %38
  %1153 = select i1 %1144, i32 %1151, i32 %1152
  %1154 = sext i32 %1153 to i64
  %1155 = getelementptr inbounds double, ptr %4, i64 %1154
  %1156 = load double, ptr %1155, align 8, !tbaa !8
  %1157 = sub nsw i32 %397, %38
  %1158 = select i1 %1144, i32 %1157, i32 %397
  %1159 = sext i32 %1158 to i64
  %1160 = getelementptr inbounds double, ptr %4, i64 %1159
  %1161 = load double, ptr %1160, align 8, !tbaa !8
  %1162 = select i1 %1144, i32 %397, i32 %1157
  %1163 = sext i32 %1162 to i64
  %1164 = getelementptr inbounds double, ptr %4, i64 %1163
  %1165 = load double, ptr %1164, align 8, !tbaa !8
  %1166 = select i1 %1144, i32 %1152, i32 %1151
  %1167 = sext i32 %1166 to i64
  %1168 = getelementptr inbounds double, ptr %4, i64 %1167
  %1169 = load double, ptr %1168, align 8, !tbaa !8
  br i1 %1142, label %1170, label %1324

1170:                                             ; preds = %1141
  %1171 = select i1 %1144, i32 %1146, i32 %1145
  %1172 = select i1 %1144, i32 -4, i32 3
  %1173 = mul i32 %1172, %38
  %1174 = add i32 %1173, %397
  %1175 = sext i32 %1174 to i64
  %1176 = getelementptr inbounds double, ptr %4, i64 %1175
  %1177 = load double, ptr %1176, align 8, !tbaa !8
  %1178 = sext i32 %1171 to i64
  %1179 = getelementptr inbounds double, ptr %4, i64 %1178
  %1180 = load double, ptr %1179, align 8, !tbaa !8
  %1181 = fmul contract double %1177, 2.000000e+00
  %1182 = fmul contract double %1150, 9.000000e+00
  %1183 = fsub contract double %1182, %1181
  %1184 = fmul contract double %1156, 1.800000e+01
  %1185 = fsub contract double %1183, %1184
  %1186 = fmul contract double %1161, 1.100000e+01
  %1187 = fadd contract double %1186, %1185
  %1188 = fmul contract double %1187, 0x3FC5555555555555
  %1189 = fmul contract double %1150, 4.000000e+00
  %1190 = fsub contract double %1189, %1177
  %1191 = fmul contract double %1156, 5.000000e+00
  %1192 = fsub contract double %1190, %1191
  %1193 = fmul contract double %1161, 2.000000e+00
  %1194 = fadd contract double %1193, %1192
  %1195 = fmul contract double %1150, 3.000000e+00
  %1196 = fsub contract double %1195, %1177
  %1197 = fmul contract double %1156, 3.000000e+00
  %1198 = fsub contract double %1196, %1197
  %1199 = fadd contract double %1161, %1198
  %1200 = fmul contract double %1188, %1188
  %1201 = fmul contract double %1194, 0x3FF1555555555555
  %1202 = fmul contract double %1194, %1201
  %1203 = fadd contract double %1202, %1200
  %1204 = fmul contract double %1199, 0x3FF15B05B05B05B0
  %1205 = fmul contract double %1199, %1204
  %1206 = fadd contract double %1205, %1203
  %1207 = fmul contract double %1156, 6.000000e+00
  %1208 = fsub contract double %1150, %1207
  %1209 = fmul contract double %1161, 3.000000e+00
  %1210 = fadd contract double %1208, %1209
  %1211 = fmul contract double %1165, 2.000000e+00
  %1212 = fadd contract double %1210, %1211
  %1213 = fmul contract double %1212, 0x3FC5555555555555
  %1214 = fsub contract double %1156, %1193
  %1215 = fadd contract double %1165, %1214
  %1216 = fsub contract double %1197, %1150
  %1217 = fsub contract double %1216, %1209
  %1218 = fadd contract double %1165, %1217
  %1219 = fmul contract double %1213, %1213
  %1220 = fmul contract double %1215, 0x3FF1555555555555
  %1221 = fmul contract double %1215, %1220
  %1222 = fadd contract double %1219, %1221
  %1223 = fmul contract double %1218, 0x3FF15B05B05B05B0
  %1224 = fmul contract double %1218, %1223
  %1225 = fadd contract double %1224, %1222
  %1226 = fmul contract double %1156, -2.000000e+00
  %1227 = fsub contract double %1226, %1209
  %1228 = fmul contract double %1165, 6.000000e+00
  %1229 = fadd contract double %1227, %1228
  %1230 = fsub contract double %1229, %1169
  %1231 = fmul contract double %1230, 0x3FC5555555555555
  %1232 = fsub contract double %1209, %1156
  %1233 = fmul contract double %1165, 3.000000e+00
  %1234 = fsub contract double %1232, %1233
  %1235 = fadd contract double %1169, %1234
  %1236 = fmul contract double %1231, %1231
  %1237 = fadd contract double %1221, %1236
  %1238 = fmul contract double %1235, 0x3FF15B05B05B05B0
  %1239 = fmul contract double %1235, %1238
  %1240 = fadd contract double %1239, %1237
  %1241 = fmul contract double %1165, 1.800000e+01
  %1242 = fsub contract double %1241, %1186
  %1243 = fmul contract double %1169, 9.000000e+00
  %1244 = fsub contract double %1242, %1243
  %1245 = fmul contract double %1180, 2.000000e+00
  %1246 = fadd contract double %1244, %1245
  %1247 = fmul contract double %1246, 0x3FC5555555555555
  %1248 = fmul contract double %1165, 5.000000e+00
  %1249 = fsub contract double %1193, %1248
  %1250 = fmul contract double %1169, 4.000000e+00
  %1251 = fadd contract double %1249, %1250
  %1252 = fsub contract double %1251, %1180
  %1253 = fsub contract double %1233, %1161
  %1254 = fmul contract double %1169, 3.000000e+00
  %1255 = fsub contract double %1253, %1254
  %1256 = fadd contract double %1255, %1180
  %1257 = fmul contract double %1247, %1247
  %1258 = fmul contract double %1252, 0x3FF1555555555555
  %1259 = fmul contract double %1252, %1258
  %1260 = fadd contract double %1259, %1257
  %1261 = fmul contract double %1256, 0x3FF15B05B05B05B0
  %1262 = fmul contract double %1256, %1261
  %1263 = fadd contract double %1262, %1260
  %1264 = fsub contract double %1225, %1240
  %1265 = fmul contract double %1264, 3.000000e+00
  %1266 = fadd contract double %1265, %1206
  %1267 = fsub contract double %1266, %1263
  %1268 = fadd contract double %1206, 1.000000e-08
  %1269 = fdiv contract double %1267, %1268
  %1270 = fadd contract double %1225, 1.000000e-08
  %1271 = fdiv contract double %1267, %1270
  %1272 = fadd contract double %1240, 1.000000e-08
  %1273 = fdiv contract double %1267, %1272
  %1274 = fadd contract double %1263, 1.000000e-08
  %1275 = fdiv contract double %1267, %1274
  %1276 = fmul contract double %1269, %1269
  %1277 = fadd contract double %1276, 1.000000e+00
  %1278 = fmul contract double %1277, 0x3F9D41D41D41D41D
  %1279 = fmul contract double %1271, %1271
  %1280 = fadd contract double %1279, 1.000000e+00
  %1281 = fmul contract double %1280, 0x3FD5F15F15F15F16
  %1282 = fmul contract double %1273, %1273
  %1283 = fadd contract double %1282, 1.000000e+00
  %1284 = fmul contract double %1283, 0x3FE0750750750750
  %1285 = fmul contract double %1275, %1275
  %1286 = fadd contract double %1285, 1.000000e+00
  %1287 = fmul contract double %1286, 0x3FBD41D41D41D41D
  %1288 = fmul contract double %1177, 3.000000e+00
  %1289 = fmul contract double %1150, 1.300000e+01
  %1290 = fsub contract double %1289, %1288
  %1291 = fmul contract double %1156, 2.300000e+01
  %1292 = fsub contract double %1290, %1291
  %1293 = fmul contract double %1161, 2.500000e+01
  %1294 = fadd contract double %1293, %1292
  %1295 = fmul contract double %1294, 0x3FB5555555555555
  %1296 = fsub contract double %1150, %1191
  %1297 = fmul contract double %1161, 1.300000e+01
  %1298 = fadd contract double %1296, %1297
  %1299 = fadd contract double %1298, %1233
  %1300 = fmul contract double %1299, 0x3FB5555555555555
  %1301 = fmul contract double %1161, 7.000000e+00
  %1302 = fsub contract double %1301, %1156
  %1303 = fmul contract double %1165, 7.000000e+00
  %1304 = fadd contract double %1302, %1303
  %1305 = fsub contract double %1304, %1169
  %1306 = fmul contract double %1305, 0x3FB5555555555555
  %1307 = fmul contract double %1165, 1.300000e+01
  %1308 = fadd contract double %1209, %1307
  %1309 = fmul contract double %1169, 5.000000e+00
  %1310 = fsub contract double %1308, %1309
  %1311 = fadd contract double %1310, %1180
  %1312 = fmul contract double %1311, 0x3FB5555555555555
  %1313 = fmul contract double %1295, %1278
  %1314 = fmul contract double %1300, %1281
  %1315 = fadd contract double %1313, %1314
  %1316 = fmul contract double %1306, %1284
  %1317 = fadd contract double %1316, %1315
  %1318 = fmul contract double %1312, %1287
  %1319 = fadd contract double %1318, %1317
  %1320 = fadd contract double %1278, %1281
  %1321 = fadd contract double %1284, %1320
  %1322 = fadd contract double %1287, %1321
  %1323 = fdiv contract double %1319, %1322
  br label %1422

1324:                                             ; preds = %1141
  switch i32 %1143, label %1422 [
    i32 3, label %1325
    i32 2, label %1396
  ]

1325:                                             ; preds = %1324
  %1326 = fmul contract double %1156, 2.000000e+00
  %1327 = fsub contract double %1150, %1326
  %1328 = fadd contract double %1161, %1327
  %1329 = fmul contract double %1161, 2.000000e+00
  %1330 = fsub contract double %1156, %1329
  %1331 = fadd contract double %1165, %1330
  %1332 = fmul contract double %1165, 2.000000e+00
  %1333 = fsub contract double %1161, %1332
  %1334 = fadd contract double %1169, %1333
  %1335 = fmul contract double %1156, 4.000000e+00
  %1336 = fsub contract double %1150, %1335
  %1337 = fmul contract double %1161, 3.000000e+00
  %1338 = fadd contract double %1336, %1337
  %1339 = fsub contract double %1156, %1165
  %1340 = fmul contract double %1165, 4.000000e+00
  %1341 = fsub contract double %1337, %1340
  %1342 = fadd contract double %1169, %1341
  %1343 = fmul contract double %1328, 0x3FF1555555555555
  %1344 = fmul contract double %1328, %1343
  %1345 = fmul contract double %1338, 2.500000e-01
  %1346 = fmul contract double %1338, %1345
  %1347 = fadd contract double %1344, %1346
  %1348 = fmul contract double %1331, 0x3FF1555555555555
  %1349 = fmul contract double %1331, %1348
  %1350 = fmul contract double %1339, 2.500000e-01
  %1351 = fmul contract double %1339, %1350
  %1352 = fadd contract double %1351, %1349
  %1353 = fmul contract double %1334, 0x3FF1555555555555
  %1354 = fmul contract double %1334, %1353
  %1355 = fmul contract double %1342, 2.500000e-01
  %1356 = fmul contract double %1342, %1355
  %1357 = fadd contract double %1354, %1356
  %1358 = fsub contract double %1347, %1357
  %1359 = fadd contract double %1347, 1.000000e-08
  %1360 = fdiv contract double %1358, %1359
  %1361 = fadd contract double %1352, 1.000000e-08
  %1362 = fdiv contract double %1358, %1361
  %1363 = fadd contract double %1357, 1.000000e-08
  %1364 = fdiv contract double %1358, %1363
  %1365 = fmul contract double %1360, %1360
  %1366 = fadd contract double %1365, 1.000000e+00
  %1367 = fmul contract double %1366, 1.000000e-01
  %1368 = fmul contract double %1362, %1362
  %1369 = fadd contract double %1368, 1.000000e+00
  %1370 = fmul contract double %1369, 6.000000e-01
  %1371 = fmul contract double %1364, %1364
  %1372 = fadd contract double %1371, 1.000000e+00
  %1373 = fmul contract double %1372, 3.000000e-01
  %1374 = fmul contract double %1150, 2.000000e+00
  %1375 = fmul contract double %1156, 7.000000e+00
  %1376 = fsub contract double %1374, %1375
  %1377 = fmul contract double %1161, 1.100000e+01
  %1378 = fadd contract double %1376, %1377
  %1379 = fmul contract double %1378, 0x3FC5555555555555
  %1380 = fmul contract double %1161, 5.000000e+00
  %1381 = fsub contract double %1380, %1156
  %1382 = fadd contract double %1381, %1332
  %1383 = fmul contract double %1382, 0x3FC5555555555555
  %1384 = fmul contract double %1165, 5.000000e+00
  %1385 = fadd contract double %1329, %1384
  %1386 = fsub contract double %1385, %1169
  %1387 = fmul contract double %1386, 0x3FC5555555555555
  %1388 = fmul contract double %1379, %1367
  %1389 = fmul contract double %1383, %1370
  %1390 = fadd contract double %1388, %1389
  %1391 = fmul contract double %1387, %1373
  %1392 = fadd contract double %1391, %1390
  %1393 = fadd contract double %1367, %1370
  %1394 = fadd contract double %1373, %1393
  %1395 = fdiv contract double %1392, %1394
  br label %1422

1396:                                             ; preds = %1324
  %1397 = fsub contract double %1161, %1156
  %1398 = fmul contract double %1397, %1397
  %1399 = fsub contract double %1165, %1161
  %1400 = fmul contract double %1399, %1399
  %1401 = fsub contract double %1398, %1400
  %1402 = fadd contract double %1398, 1.000000e-08
  %1403 = fdiv contract double %1401, %1402
  %1404 = fadd contract double %1400, 1.000000e-08
  %1405 = fdiv contract double %1401, %1404
  %1406 = fmul contract double %1403, %1403
  %1407 = fadd contract double %1406, 1.000000e+00
  %1408 = fmul contract double %1407, 0x3FD5555555555555
  %1409 = fmul contract double %1405, %1405
  %1410 = fadd contract double %1409, 1.000000e+00
  %1411 = fmul contract double %1410, 0x3FE5555555555555
  %1412 = fmul contract double %1408, 5.000000e-01
  %1413 = fmul contract double %1161, 3.000000e+00
  %1414 = fsub contract double %1413, %1156
  %1415 = fmul contract double %1414, %1412
  %1416 = fmul contract double %1411, 5.000000e-01
  %1417 = fadd contract double %1161, %1165
  %1418 = fmul contract double %1417, %1416
  %1419 = fadd contract double %1415, %1418
  %1420 = fadd contract double %1408, %1411
  %1421 = fdiv contract double %1419, %1420
  br label %1422

1422:                                             ; preds = %1170, %1324, %1325, %1396
  %1423 = phi contract double [ %1323, %1170 ], [ %1395, %1325 ], [ %1421, %1396 ], [ %1161, %1324 ]
  %1424 = fmul contract double %1102, %1423
  %1425 = sext i32 %1157 to i64
  %1426 = getelementptr inbounds double, ptr %4, i64 %1425
  %1427 = load double, ptr %1426, align 8, !tbaa !8
  %1428 = fsub contract double %712, %1427
  %1429 = fmul contract double %7, %1428
  %1430 = getelementptr inbounds double, ptr %1078, i64 %372
  %1431 = load double, ptr %1430, align 8, !tbaa !8
  %1432 = fdiv contract double %1429, %1431
  %1433 = fsub contract double %1424, %1432
  %1434 = getelementptr inbounds double, ptr %1085, i64 %372
  %1435 = load double, ptr %1434, align 8, !tbaa !8
  %1436 = fmul contract double %1435, %1433
  %1437 = add i32 %36, -1
  %1438 = mul nsw i32 %38, %1437
  %1439 = add i32 %1438, %396
  %1440 = sext i32 %1439 to i64
  %1441 = getelementptr inbounds double, ptr %48, i64 %1440
  %1442 = load double, ptr %1441, align 8, !tbaa !8
  %1443 = fcmp contract ogt double %1442, %724
  %1444 = select contract i1 %1443, double %1442, double %724
  %1445 = fcmp contract ogt double %389, %1444
  %1446 = select contract i1 %1445, double %389, double %1444
  %1447 = fsub contract double %54, %1446
  %1448 = fcmp contract ogt double %1447, 0.000000e+00
  %1449 = select contract i1 %1448, double %1447, double 0.000000e+00
  %1450 = fmul contract double %1436, %1449
  %1451 = fsub contract double %1100, %1450
  %1452 = add nuw nsw i32 %21, 1
  %1453 = add nsw i32 %31, %1452
  %1454 = mul nsw i32 %34, %1453
  %1455 = add i32 %1454, %36
  %1456 = mul nsw i32 %1455, %38
  %1457 = add i32 %1456, %396
  %1458 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1459 = load i32, ptr %1458, align 8, !tbaa !20
  %1460 = icmp eq i32 %1452, %1459
  br i1 %1460, label %1461, label %1473

1461:                                             ; preds = %1422
  %1462 = icmp eq i32 %9, 0
  br i1 %1462, label %1794, label %1463

1463:                                             ; preds = %1461
  %1464 = sext i32 %1457 to i64
  %1465 = getelementptr inbounds double, ptr %3, i64 %1464
  %1466 = mul nsw i32 %38, %34
  %1467 = sub nsw i32 %1457, %1466
  %1468 = sext i32 %1467 to i64
  %1469 = getelementptr inbounds double, ptr %4, i64 %1468
  %1470 = load double, ptr %1465, align 8, !tbaa !8
  %1471 = load double, ptr %1469, align 8, !tbaa !8
  %1472 = fmul contract double %1470, %1471
  br label %1794

1473:                                             ; preds = %1422
  %1474 = sext i32 %1457 to i64
  %1475 = getelementptr inbounds double, ptr %3, i64 %1474
  %1476 = load double, ptr %1475, align 8, !tbaa !8
  %1477 = mul nsw i32 %38, %34
  %1478 = sub nsw i32 %1459, %1452
  %1479 = tail call i32 @llvm.smin.i32(i32 %1478, i32 %1452)
  %1480 = icmp sgt i32 %1479, 3
  br i1 %1480, label %1481, label %1488

1481:                                             ; preds = %1473
  %1482 = zext nneg i32 %1452 to i64
  %1483 = getelementptr double, ptr %50, i64 %1482
  %1484 = getelementptr i8, ptr %1483, i64 -24
  %1485 = load double, ptr %1484, align 8, !tbaa !8
  %1486 = fcmp contract ugt double %1485, %724
  br i1 %1486, label %1488, label %1487

1487:                                             ; preds = %1481
  br label %1488

1488:                                             ; preds = %1487, %1481, %1473
  %1489 = phi i32 [ 3, %1487 ], [ 4, %1481 ], [ %1479, %1473 ]
  %1490 = icmp eq i32 %1489, 3
  br i1 %1490, label %1491, label %1498

1491:                                             ; preds = %1488
  %1492 = zext nneg i32 %1452 to i64
  %1493 = getelementptr double, ptr %50, i64 %1492
  %1494 = getelementptr i8, ptr %1493, i64 -16
  %1495 = load double, ptr %1494, align 8, !tbaa !8
  %1496 = fcmp contract ugt double %1495, %724
  br i1 %1496, label %1498, label %1497

1497:                                             ; preds = %1491
  br label %1498

1498:                                             ; preds = %1497, %1491, %1488
  %1499 = phi i32 [ 2, %1497 ], [ 3, %1491 ], [ %1489, %1488 ]
  %1500 = icmp eq i32 %1499, 2
  br i1 %1500, label %1501, label %1508

1501:                                             ; preds = %1498
  %1502 = zext nneg i32 %1452 to i64
  %1503 = getelementptr double, ptr %50, i64 %1502
  %1504 = getelementptr i8, ptr %1503, i64 -8
  %1505 = load double, ptr %1504, align 8, !tbaa !8
  %1506 = fcmp contract ugt double %1505, %724
  br i1 %1506, label %1508, label %1507

1507:                                             ; preds = %1501
  br label %1508

1508:                                             ; preds = %1507, %1501, %1498
  %1509 = phi i32 [ 1, %1507 ], [ 2, %1501 ], [ %1499, %1498 ]
  %1510 = fcmp contract ogt double %1476, 0.000000e+00
  %1511 = mul i32 %1477, -3
  %1512 = add i32 %1457, %1511
  %1513 = shl nsw i32 %1477, 1
  %1514 = add nsw i32 %1457, %1513
  %1515 = select i1 %1510, i32 %1512, i32 %1514
  %1516 = sext i32 %1515 to i64
  %1517 = getelementptr inbounds double, ptr %4, i64 %1516
  %1518 = load double, ptr %1517, align 8, !tbaa !8
  %1519 = sub nsw i32 %1457, %1513
  %1520 = add nsw i32 %1457, %1477
  %1521 = select i1 %1510, i32 %1519, i32 %1520
  %1522 = sext i32 %1521 to i64
  %1523 = getelementptr inbounds double, ptr %4, i64 %1522
  %1524 = load double, ptr %1523, align 8, !tbaa !8
  %1525 = sub nsw i32 %1457, %1477
  %1526 = select i1 %1510, i32 %1525, i32 %1457
  %1527 = sext i32 %1526 to i64
  %1528 = getelementptr inbounds double, ptr %4, i64 %1527
  %1529 = load double, ptr %1528, align 8, !tbaa !8
  %1530 = select i1 %1510, i32 %1457, i32 %1525
  %1531 = sext i32 %1530 to i64
  %1532 = getelementptr inbounds double, ptr %4, i64 %1531
  %1533 = load double, ptr %1532, align 8, !tbaa !8
  %1534 = select i1 %1510, i32 %1520, i32 %1519
  %1535 = sext i32 %1534 to i64
  %1536 = getelementptr inbounds double, ptr %4, i64 %1535
  %1537 = load double, ptr %1536, align 8, !tbaa !8
  %1538 = icmp sgt i32 %1509, 3
  br i1 %1538, label %1539, label %1693

1539:                                             ; preds = %1508
  %1540 = select i1 %1510, i32 %1514, i32 %1512
  %1541 = select i1 %1510, i32 -4, i32 3
  %1542 = mul i32 %1541, %1477
  %1543 = add i32 %1542, %1457
  %1544 = sext i32 %1543 to i64
  %1545 = getelementptr inbounds double, ptr %4, i64 %1544
  %1546 = load double, ptr %1545, align 8, !tbaa !8
  %1547 = sext i32 %1540 to i64
  %1548 = getelementptr inbounds double, ptr %4, i64 %1547
  %1549 = load double, ptr %1548, align 8, !tbaa !8
  %1550 = fmul contract double %1546, 2.000000e+00
  %1551 = fmul contract double %1518, 9.000000e+00
  %1552 = fsub contract double %1551, %1550
  %1553 = fmul contract double %1524, 1.800000e+01
  %1554 = fsub contract double %1552, %1553
  %1555 = fmul contract double %1529, 1.100000e+01
  %1556 = fadd contract double %1555, %1554
  %1557 = fmul contract double %1556, 0x3FC5555555555555
  %1558 = fmul contract double %1518, 4.000000e+00
  %1559 = fsub contract double %1558, %1546
  %1560 = fmul contract double %1524, 5.000000e+00
  %1561 = fsub contract double %1559, %1560
  %1562 = fmul contract double %1529, 2.000000e+00
  %1563 = fadd contract double %1562, %1561
  %1564 = fmul contract double %1518, 3.000000e+00
  %1565 = fsub contract double %1564, %1546
  %1566 = fmul contract double %1524, 3.000000e+00
  %1567 = fsub contract double %1565, %1566
  %1568 = fadd contract double %1529, %1567
  %1569 = fmul contract double %1557, %1557
  %1570 = fmul contract double %1563, 0x3FF1555555555555
  %1571 = fmul contract double %1563, %1570
  %1572 = fadd contract double %1571, %1569
  %1573 = fmul contract double %1568, 0x3FF15B05B05B05B0
  %1574 = fmul contract double %1568, %1573
  %1575 = fadd contract double %1574, %1572
  %1576 = fmul contract double %1524, 6.000000e+00
  %1577 = fsub contract double %1518, %1576
  %1578 = fmul contract double %1529, 3.000000e+00
  %1579 = fadd contract double %1577, %1578
  %1580 = fmul contract double %1533, 2.000000e+00
  %1581 = fadd contract double %1579, %1580
  %1582 = fmul contract double %1581, 0x3FC5555555555555
  %1583 = fsub contract double %1524, %1562
  %1584 = fadd contract double %1533, %1583
  %1585 = fsub contract double %1566, %1518
  %1586 = fsub contract double %1585, %1578
  %1587 = fadd contract double %1533, %1586
  %1588 = fmul contract double %1582, %1582
  %1589 = fmul contract double %1584, 0x3FF1555555555555
  %1590 = fmul contract double %1584, %1589
  %1591 = fadd contract double %1588, %1590
  %1592 = fmul contract double %1587, 0x3FF15B05B05B05B0
  %1593 = fmul contract double %1587, %1592
  %1594 = fadd contract double %1593, %1591
  %1595 = fmul contract double %1524, -2.000000e+00
  %1596 = fsub contract double %1595, %1578
  %1597 = fmul contract double %1533, 6.000000e+00
  %1598 = fadd contract double %1596, %1597
  %1599 = fsub contract double %1598, %1537
  %1600 = fmul contract double %1599, 0x3FC5555555555555
  %1601 = fsub contract double %1578, %1524
  %1602 = fmul contract double %1533, 3.000000e+00
  %1603 = fsub contract double %1601, %1602
  %1604 = fadd contract double %1537, %1603
  %1605 = fmul contract double %1600, %1600
  %1606 = fadd contract double %1590, %1605
  %1607 = fmul contract double %1604, 0x3FF15B05B05B05B0
  %1608 = fmul contract double %1604, %1607
  %1609 = fadd contract double %1608, %1606
  %1610 = fmul contract double %1533, 1.800000e+01
  %1611 = fsub contract double %1610, %1555
  %1612 = fmul contract double %1537, 9.000000e+00
  %1613 = fsub contract double %1611, %1612
  %1614 = fmul contract double %1549, 2.000000e+00
  %1615 = fadd contract double %1613, %1614
  %1616 = fmul contract double %1615, 0x3FC5555555555555
  %1617 = fmul contract double %1533, 5.000000e+00
  %1618 = fsub contract double %1562, %1617
  %1619 = fmul contract double %1537, 4.000000e+00
  %1620 = fadd contract double %1618, %1619
  %1621 = fsub contract double %1620, %1549
  %1622 = fsub contract double %1602, %1529
  %1623 = fmul contract double %1537, 3.000000e+00
  %1624 = fsub contract double %1622, %1623
  %1625 = fadd contract double %1624, %1549
  %1626 = fmul contract double %1616, %1616
  %1627 = fmul contract double %1621, 0x3FF1555555555555
  %1628 = fmul contract double %1621, %1627
  %1629 = fadd contract double %1628, %1626
  %1630 = fmul contract double %1625, 0x3FF15B05B05B05B0
  %1631 = fmul contract double %1625, %1630
  %1632 = fadd contract double %1631, %1629
  %1633 = fsub contract double %1594, %1609
  %1634 = fmul contract double %1633, 3.000000e+00
  %1635 = fadd contract double %1634, %1575
  %1636 = fsub contract double %1635, %1632
  %1637 = fadd contract double %1575, 1.000000e-08
  %1638 = fdiv contract double %1636, %1637
  %1639 = fadd contract double %1594, 1.000000e-08
  %1640 = fdiv contract double %1636, %1639
  %1641 = fadd contract double %1609, 1.000000e-08
  %1642 = fdiv contract double %1636, %1641
  %1643 = fadd contract double %1632, 1.000000e-08
  %1644 = fdiv contract double %1636, %1643
  %1645 = fmul contract double %1638, %1638
  %1646 = fadd contract double %1645, 1.000000e+00
  %1647 = fmul contract double %1646, 0x3F9D41D41D41D41D
  %1648 = fmul contract double %1640, %1640
  %1649 = fadd contract double %1648, 1.000000e+00
  %1650 = fmul contract double %1649, 0x3FD5F15F15F15F16
  %1651 = fmul contract double %1642, %1642
  %1652 = fadd contract double %1651, 1.000000e+00
  %1653 = fmul contract double %1652, 0x3FE0750750750750
  %1654 = fmul contract double %1644, %1644
  %1655 = fadd contract double %1654, 1.000000e+00
  %1656 = fmul contract double %1655, 0x3FBD41D41D41D41D
  %1657 = fmul contract double %1546, 3.000000e+00
  %1658 = fmul contract double %1518, 1.300000e+01
  %1659 = fsub contract double %1658, %1657
  %1660 = fmul contract double %1524, 2.300000e+01
  %1661 = fsub contract double %1659, %1660
  %1662 = fmul contract double %1529, 2.500000e+01
  %1663 = fadd contract double %1662, %1661
  %1664 = fmul contract double %1663, 0x3FB5555555555555
  %1665 = fsub contract double %1518, %1560
  %1666 = fmul contract double %1529, 1.300000e+01
  %1667 = fadd contract double %1665, %1666
  %1668 = fadd contract double %1667, %1602
  %1669 = fmul contract double %1668, 0x3FB5555555555555
  %1670 = fmul contract double %1529, 7.000000e+00
  %1671 = fsub contract double %1670, %1524
  %1672 = fmul contract double %1533, 7.000000e+00
  %1673 = fadd contract double %1671, %1672
  %1674 = fsub contract double %1673, %1537
  %1675 = fmul contract double %1674, 0x3FB5555555555555
  %1676 = fmul contract double %1533, 1.300000e+01
  %1677 = fadd contract double %1578, %1676
  %1678 = fmul contract double %1537, 5.000000e+00
  %1679 = fsub contract double %1677, %1678
  %1680 = fadd contract double %1679, %1549
  %1681 = fmul contract double %1680, 0x3FB5555555555555
  %1682 = fmul contract double %1664, %1647
  %1683 = fmul contract double %1669, %1650
  %1684 = fadd contract double %1682, %1683
  %1685 = fmul contract double %1675, %1653
  %1686 = fadd contract double %1685, %1684
  %1687 = fmul contract double %1681, %1656
  %1688 = fadd contract double %1687, %1686
  %1689 = fadd contract double %1647, %1650
  %1690 = fadd contract double %1653, %1689
  %1691 = fadd contract double %1656, %1690
  %1692 = fdiv contract double %1688, %1691
  br label %1791

1693:                                             ; preds = %1508
  switch i32 %1509, label %1791 [
    i32 3, label %1694
    i32 2, label %1765
  ]

1694:                                             ; preds = %1693
  %1695 = fmul contract double %1524, 2.000000e+00
  %1696 = fsub contract double %1518, %1695
  %1697 = fadd contract double %1529, %1696
  %1698 = fmul contract double %1529, 2.000000e+00
  %1699 = fsub contract double %1524, %1698
  %1700 = fadd contract double %1533, %1699
  %1701 = fmul contract double %1533, 2.000000e+00
  %1702 = fsub contract double %1529, %1701
  %1703 = fadd contract double %1537, %1702
  %1704 = fmul contract double %1524, 4.000000e+00
  %1705 = fsub contract double %1518, %1704
  %1706 = fmul contract double %1529, 3.000000e+00
  %1707 = fadd contract double %1705, %1706
  %1708 = fsub contract double %1524, %1533
  %1709 = fmul contract double %1533, 4.000000e+00
  %1710 = fsub contract double %1706, %1709
  %1711 = fadd contract double %1537, %1710
  %1712 = fmul contract double %1697, 0x3FF1555555555555
  %1713 = fmul contract double %1697, %1712
  %1714 = fmul contract double %1707, 2.500000e-01
  %1715 = fmul contract double %1707, %1714
  %1716 = fadd contract double %1713, %1715
  %1717 = fmul contract double %1700, 0x3FF1555555555555
  %1718 = fmul contract double %1700, %1717
  %1719 = fmul contract double %1708, 2.500000e-01
  %1720 = fmul contract double %1708, %1719
  %1721 = fadd contract double %1720, %1718
  %1722 = fmul contract double %1703, 0x3FF1555555555555
  %1723 = fmul contract double %1703, %1722
  %1724 = fmul contract double %1711, 2.500000e-01
  %1725 = fmul contract double %1711, %1724
  %1726 = fadd contract double %1723, %1725
  %1727 = fsub contract double %1716, %1726
  %1728 = fadd contract double %1716, 1.000000e-08
  %1729 = fdiv contract double %1727, %1728
  %1730 = fadd contract double %1721, 1.000000e-08
  %1731 = fdiv contract double %1727, %1730
  %1732 = fadd contract double %1726, 1.000000e-08
  %1733 = fdiv contract double %1727, %1732
  %1734 = fmul contract double %1729, %1729
  %1735 = fadd contract double %1734, 1.000000e+00
  %1736 = fmul contract double %1735, 1.000000e-01
  %1737 = fmul contract double %1731, %1731
  %1738 = fadd contract double %1737, 1.000000e+00
  %1739 = fmul contract double %1738, 6.000000e-01
  %1740 = fmul contract double %1733, %1733
  %1741 = fadd contract double %1740, 1.000000e+00
  %1742 = fmul contract double %1741, 3.000000e-01
  %1743 = fmul contract double %1518, 2.000000e+00
  %1744 = fmul contract double %1524, 7.000000e+00
  %1745 = fsub contract double %1743, %1744
  %1746 = fmul contract double %1529, 1.100000e+01
  %1747 = fadd contract double %1745, %1746
  %1748 = fmul contract double %1747, 0x3FC5555555555555
  %1749 = fmul contract double %1529, 5.000000e+00
  %1750 = fsub contract double %1749, %1524
  %1751 = fadd contract double %1750, %1701
  %1752 = fmul contract double %1751, 0x3FC5555555555555
  %1753 = fmul contract double %1533, 5.000000e+00
  %1754 = fadd contract double %1698, %1753
  %1755 = fsub contract double %1754, %1537
  %1756 = fmul contract double %1755, 0x3FC5555555555555
  %1757 = fmul contract double %1748, %1736
  %1758 = fmul contract double %1752, %1739
  %1759 = fadd contract double %1757, %1758
  %1760 = fmul contract double %1756, %1742
  %1761 = fadd contract double %1760, %1759
  %1762 = fadd contract double %1736, %1739
  %1763 = fadd contract double %1742, %1762
  %1764 = fdiv contract double %1761, %1763
  br label %1791

1765:                                             ; preds = %1693
  %1766 = fsub contract double %1529, %1524
  %1767 = fmul contract double %1766, %1766
  %1768 = fsub contract double %1533, %1529
  %1769 = fmul contract double %1768, %1768
  %1770 = fsub contract double %1767, %1769
  %1771 = fadd contract double %1767, 1.000000e-08
  %1772 = fdiv contract double %1770, %1771
  %1773 = fadd contract double %1769, 1.000000e-08
  %1774 = fdiv contract double %1770, %1773
  %1775 = fmul contract double %1772, %1772
  %1776 = fadd contract double %1775, 1.000000e+00
  %1777 = fmul contract double %1776, 0x3FD5555555555555
  %1778 = fmul contract double %1774, %1774
  %1779 = fadd contract double %1778, 1.000000e+00
  %1780 = fmul contract double %1779, 0x3FE5555555555555
  %1781 = fmul contract double %1777, 5.000000e-01
  %1782 = fmul contract double %1529, 3.000000e+00
  %1783 = fsub contract double %1782, %1524
  %1784 = fmul contract double %1783, %1781
  %1785 = fmul contract double %1780, 5.000000e-01
  %1786 = fadd contract double %1529, %1533
  %1787 = fmul contract double %1786, %1785
  %1788 = fadd contract double %1784, %1787
  %1789 = fadd contract double %1777, %1780
  %1790 = fdiv contract double %1788, %1789
  br label %1791

1791:                                             ; preds = %1765, %1694, %1693, %1539
  %1792 = phi contract double [ %1692, %1539 ], [ %1764, %1694 ], [ %1790, %1765 ], [ %1529, %1693 ]
  %1793 = fmul contract double %1476, %1792
  br label %1794

1794:                                             ; preds = %1461, %1463, %1791
  %1795 = phi double [ %1793, %1791 ], [ 0.000000e+00, %1461 ], [ %1472, %1463 ]
  %1796 = icmp eq i32 %21, 0
  br i1 %1796, label %2124, label %1797

1797:                                             ; preds = %1794
  %1798 = icmp eq i32 %21, %1459
  br i1 %1798, label %1799, label %1810

1799:                                             ; preds = %1797
  %1800 = icmp eq i32 %9, 0
  br i1 %1800, label %2124, label %1801

1801:                                             ; preds = %1799
  %1802 = getelementptr inbounds double, ptr %3, i64 %398
  %1803 = mul nsw i32 %38, %34
  %1804 = sub nsw i32 %397, %1803
  %1805 = sext i32 %1804 to i64
  %1806 = getelementptr inbounds double, ptr %4, i64 %1805
  %1807 = load double, ptr %1802, align 8, !tbaa !8
  %1808 = load double, ptr %1806, align 8, !tbaa !8
  %1809 = fmul contract double %1807, %1808
  br label %2124

1810:                                             ; preds = %1797
  %1811 = getelementptr inbounds double, ptr %3, i64 %398
  %1812 = load double, ptr %1811, align 8, !tbaa !8
  %1813 = mul nsw i32 %38, %34
  %1814 = sub nsw i32 %1459, %21
  %1815 = tail call i32 @llvm.smin.i32(i32 %1814, i32 %21)
  %1816 = icmp sgt i32 %1815, 3
  br i1 %1816, label %1817, label %1822

1817:                                             ; preds = %1810
  %1818 = getelementptr i8, ptr %52, i64 -24
  %1819 = load double, ptr %1818, align 8, !tbaa !8
  %1820 = fcmp contract ugt double %1819, %724
  br i1 %1820, label %1822, label %1821

1821:                                             ; preds = %1817
  br label %1822

1822:                                             ; preds = %1821, %1817, %1810
  %1823 = phi i32 [ 3, %1821 ], [ 4, %1817 ], [ %1815, %1810 ]
  %1824 = icmp eq i32 %1823, 3
  br i1 %1824, label %1825, label %1830

1825:                                             ; preds = %1822
  %1826 = getelementptr i8, ptr %52, i64 -16
  %1827 = load double, ptr %1826, align 8, !tbaa !8
  %1828 = fcmp contract ugt double %1827, %724
  br i1 %1828, label %1830, label %1829

1829:                                             ; preds = %1825
  br label %1830

1830:                                             ; preds = %1829, %1825, %1822
  %1831 = phi i32 [ 2, %1829 ], [ 3, %1825 ], [ %1823, %1822 ]
  %1832 = icmp eq i32 %1831, 2
  br i1 %1832, label %1833, label %1838

1833:                                             ; preds = %1830
  %1834 = getelementptr i8, ptr %52, i64 -8
  %1835 = load double, ptr %1834, align 8, !tbaa !8
  %1836 = fcmp contract ugt double %1835, %724
  br i1 %1836, label %1838, label %1837

1837:                                             ; preds = %1833
  br label %1838

1838:                                             ; preds = %1837, %1833, %1830
  %1839 = phi i32 [ 1, %1837 ], [ 2, %1833 ], [ %1831, %1830 ]
  %1840 = fcmp contract ogt double %1812, 0.000000e+00
  %1841 = mul i32 %1813, -3
  %1842 = add i32 %397, %1841
  %1843 = shl nsw i32 %1813, 1
  %1844 = add nsw i32 %397, %1843
  %1845 = select i1 %1840, i32 %1842, i32 %1844
  %1846 = sext i32 %1845 to i64
  %1847 = getelementptr inbounds double, ptr %4, i64 %1846
  %1848 = load double, ptr %1847, align 8, !tbaa !8
  %1849 = sub nsw i32 %397, %1843
  %1850 = add nsw i32 %397, %1813
  %1851 = select i1 %1840, i32 %1849, i32 %1850
  %1852 = sext i32 %1851 to i64
  %1853 = getelementptr inbounds double, ptr %4, i64 %1852
  %1854 = load double, ptr %1853, align 8, !tbaa !8
  %1855 = sub nsw i32 %397, %1813
  %1856 = select i1 %1840, i32 %1855, i32 %397
  %1857 = sext i32 %1856 to i64
  %1858 = getelementptr inbounds double, ptr %4, i64 %1857
  %1859 = load double, ptr %1858, align 8, !tbaa !8
  %1860 = select i1 %1840, i32 %397, i32 %1855
  %1861 = sext i32 %1860 to i64
  %1862 = getelementptr inbounds double, ptr %4, i64 %1861
  %1863 = load double, ptr %1862, align 8, !tbaa !8
  %1864 = select i1 %1840, i32 %1850, i32 %1849
  %1865 = sext i32 %1864 to i64
  %1866 = getelementptr inbounds double, ptr %4, i64 %1865
  %1867 = load double, ptr %1866, align 8, !tbaa !8
  %1868 = icmp sgt i32 %1839, 3
  br i1 %1868, label %1869, label %2023

1869:                                             ; preds = %1838
  %1870 = select i1 %1840, i32 %1844, i32 %1842
  %1871 = select i1 %1840, i32 -4, i32 3
  %1872 = mul i32 %1871, %1813
  %1873 = add i32 %1872, %397
  %1874 = sext i32 %1873 to i64
  %1875 = getelementptr inbounds double, ptr %4, i64 %1874
  %1876 = load double, ptr %1875, align 8, !tbaa !8
  %1877 = sext i32 %1870 to i64
  %1878 = getelementptr inbounds double, ptr %4, i64 %1877
  %1879 = load double, ptr %1878, align 8, !tbaa !8
  %1880 = fmul contract double %1876, 2.000000e+00
  %1881 = fmul contract double %1848, 9.000000e+00
  %1882 = fsub contract double %1881, %1880
  %1883 = fmul contract double %1854, 1.800000e+01
  %1884 = fsub contract double %1882, %1883
  %1885 = fmul contract double %1859, 1.100000e+01
  %1886 = fadd contract double %1885, %1884
  %1887 = fmul contract double %1886, 0x3FC5555555555555
  %1888 = fmul contract double %1848, 4.000000e+00
  %1889 = fsub contract double %1888, %1876
  %1890 = fmul contract double %1854, 5.000000e+00
  %1891 = fsub contract double %1889, %1890
  %1892 = fmul contract double %1859, 2.000000e+00
  %1893 = fadd contract double %1892, %1891
  %1894 = fmul contract double %1848, 3.000000e+00
  %1895 = fsub contract double %1894, %1876
  %1896 = fmul contract double %1854, 3.000000e+00
  %1897 = fsub contract double %1895, %1896
  %1898 = fadd contract double %1859, %1897
  %1899 = fmul contract double %1887, %1887
  %1900 = fmul contract double %1893, 0x3FF1555555555555
  %1901 = fmul contract double %1893, %1900
  %1902 = fadd contract double %1901, %1899
  %1903 = fmul contract double %1898, 0x3FF15B05B05B05B0
  %1904 = fmul contract double %1898, %1903
  %1905 = fadd contract double %1904, %1902
  %1906 = fmul contract double %1854, 6.000000e+00
  %1907 = fsub contract double %1848, %1906
  %1908 = fmul contract double %1859, 3.000000e+00
  %1909 = fadd contract double %1907, %1908
  %1910 = fmul contract double %1863, 2.000000e+00
  %1911 = fadd contract double %1909, %1910
  %1912 = fmul contract double %1911, 0x3FC5555555555555
  %1913 = fsub contract double %1854, %1892
  %1914 = fadd contract double %1863, %1913
  %1915 = fsub contract double %1896, %1848
  %1916 = fsub contract double %1915, %1908
  %1917 = fadd contract double %1863, %1916
  %1918 = fmul contract double %1912, %1912
  %1919 = fmul contract double %1914, 0x3FF1555555555555
  %1920 = fmul contract double %1914, %1919
  %1921 = fadd contract double %1918, %1920
  %1922 = fmul contract double %1917, 0x3FF15B05B05B05B0
  %1923 = fmul contract double %1917, %1922
  %1924 = fadd contract double %1923, %1921
  %1925 = fmul contract double %1854, -2.000000e+00
  %1926 = fsub contract double %1925, %1908
  %1927 = fmul contract double %1863, 6.000000e+00
  %1928 = fadd contract double %1926, %1927
  %1929 = fsub contract double %1928, %1867
  %1930 = fmul contract double %1929, 0x3FC5555555555555
  %1931 = fsub contract double %1908, %1854
  %1932 = fmul contract double %1863, 3.000000e+00
  %1933 = fsub contract double %1931, %1932
  %1934 = fadd contract double %1867, %1933
  %1935 = fmul contract double %1930, %1930
  %1936 = fadd contract double %1920, %1935
  %1937 = fmul contract double %1934, 0x3FF15B05B05B05B0
  %1938 = fmul contract double %1934, %1937
  %1939 = fadd contract double %1938, %1936
  %1940 = fmul contract double %1863, 1.800000e+01
  %1941 = fsub contract double %1940, %1885
  %1942 = fmul contract double %1867, 9.000000e+00
  %1943 = fsub contract double %1941, %1942
  %1944 = fmul contract double %1879, 2.000000e+00
  %1945 = fadd contract double %1943, %1944
  %1946 = fmul contract double %1945, 0x3FC5555555555555
  %1947 = fmul contract double %1863, 5.000000e+00
  %1948 = fsub contract double %1892, %1947
  %1949 = fmul contract double %1867, 4.000000e+00
  %1950 = fadd contract double %1948, %1949
  %1951 = fsub contract double %1950, %1879
  %1952 = fsub contract double %1932, %1859
  %1953 = fmul contract double %1867, 3.000000e+00
  %1954 = fsub contract double %1952, %1953
  %1955 = fadd contract double %1954, %1879
  %1956 = fmul contract double %1946, %1946
  %1957 = fmul contract double %1951, 0x3FF1555555555555
  %1958 = fmul contract double %1951, %1957
  %1959 = fadd contract double %1958, %1956
  %1960 = fmul contract double %1955, 0x3FF15B05B05B05B0
  %1961 = fmul contract double %1955, %1960
  %1962 = fadd contract double %1961, %1959
  %1963 = fsub contract double %1924, %1939
  %1964 = fmul contract double %1963, 3.000000e+00
  %1965 = fadd contract double %1964, %1905
  %1966 = fsub contract double %1965, %1962
  %1967 = fadd contract double %1905, 1.000000e-08
  %1968 = fdiv contract double %1966, %1967
  %1969 = fadd contract double %1924, 1.000000e-08
  %1970 = fdiv contract double %1966, %1969
  %1971 = fadd contract double %1939, 1.000000e-08
  %1972 = fdiv contract double %1966, %1971
  %1973 = fadd contract double %1962, 1.000000e-08
  %1974 = fdiv contract double %1966, %1973
  %1975 = fmul contract double %1968, %1968
  %1976 = fadd contract double %1975, 1.000000e+00
  %1977 = fmul contract double %1976, 0x3F9D41D41D41D41D
  %1978 = fmul contract double %1970, %1970
  %1979 = fadd contract double %1978, 1.000000e+00
  %1980 = fmul contract double %1979, 0x3FD5F15F15F15F16
  %1981 = fmul contract double %1972, %1972
  %1982 = fadd contract double %1981, 1.000000e+00
  %1983 = fmul contract double %1982, 0x3FE0750750750750
  %1984 = fmul contract double %1974, %1974
  %1985 = fadd contract double %1984, 1.000000e+00
  %1986 = fmul contract double %1985, 0x3FBD41D41D41D41D
  %1987 = fmul contract double %1876, 3.000000e+00
  %1988 = fmul contract double %1848, 1.300000e+01
  %1989 = fsub contract double %1988, %1987
  %1990 = fmul contract double %1854, 2.300000e+01
  %1991 = fsub contract double %1989, %1990
  %1992 = fmul contract double %1859, 2.500000e+01
  %1993 = fadd contract double %1992, %1991
  %1994 = fmul contract double %1993, 0x3FB5555555555555
  %1995 = fsub contract double %1848, %1890
  %1996 = fmul contract double %1859, 1.300000e+01
  %1997 = fadd contract double %1995, %1996
  %1998 = fadd contract double %1997, %1932
  %1999 = fmul contract double %1998, 0x3FB5555555555555
  %2000 = fmul contract double %1859, 7.000000e+00
  %2001 = fsub contract double %2000, %1854
  %2002 = fmul contract double %1863, 7.000000e+00
  %2003 = fadd contract double %2001, %2002
  %2004 = fsub contract double %2003, %1867
  %2005 = fmul contract double %2004, 0x3FB5555555555555
  %2006 = fmul contract double %1863, 1.300000e+01
  %2007 = fadd contract double %1908, %2006
  %2008 = fmul contract double %1867, 5.000000e+00
  %2009 = fsub contract double %2007, %2008
  %2010 = fadd contract double %2009, %1879
  %2011 = fmul contract double %2010, 0x3FB5555555555555
  %2012 = fmul contract double %1994, %1977
  %2013 = fmul contract double %1999, %1980
  %2014 = fadd contract double %2012, %2013
  %2015 = fmul contract double %2005, %1983
  %2016 = fadd contract double %2015, %2014
  %2017 = fmul contract double %2011, %1986
  %2018 = fadd contract double %2017, %2016
  %2019 = fadd contract double %1977, %1980
  %2020 = fadd contract double %1983, %2019
  %2021 = fadd contract double %1986, %2020
  %2022 = fdiv contract double %2018, %2021
  br label %2121

2023:                                             ; preds = %1838
  switch i32 %1839, label %2121 [
    i32 3, label %2024
    i32 2, label %2095
  ]

2024:                                             ; preds = %2023
  %2025 = fmul contract double %1854, 2.000000e+00
  %2026 = fsub contract double %1848, %2025
  %2027 = fadd contract double %1859, %2026
  %2028 = fmul contract double %1859, 2.000000e+00
  %2029 = fsub contract double %1854, %2028
  %2030 = fadd contract double %1863, %2029
  %2031 = fmul contract double %1863, 2.000000e+00
  %2032 = fsub contract double %1859, %2031
  %2033 = fadd contract double %1867, %2032
  %2034 = fmul contract double %1854, 4.000000e+00
  %2035 = fsub contract double %1848, %2034
  %2036 = fmul contract double %1859, 3.000000e+00
  %2037 = fadd contract double %2035, %2036
  %2038 = fsub contract double %1854, %1863
  %2039 = fmul contract double %1863, 4.000000e+00
  %2040 = fsub contract double %2036, %2039
  %2041 = fadd contract double %1867, %2040
  %2042 = fmul contract double %2027, 0x3FF1555555555555
  %2043 = fmul contract double %2027, %2042
  %2044 = fmul contract double %2037, 2.500000e-01
  %2045 = fmul contract double %2037, %2044
  %2046 = fadd contract double %2043, %2045
  %2047 = fmul contract double %2030, 0x3FF1555555555555
  %2048 = fmul contract double %2030, %2047
  %2049 = fmul contract double %2038, 2.500000e-01
  %2050 = fmul contract double %2038, %2049
  %2051 = fadd contract double %2050, %2048
  %2052 = fmul contract double %2033, 0x3FF1555555555555
  %2053 = fmul contract double %2033, %2052
  %2054 = fmul contract double %2041, 2.500000e-01
  %2055 = fmul contract double %2041, %2054
  %2056 = fadd contract double %2053, %2055
  %2057 = fsub contract double %2046, %2056
  %2058 = fadd contract double %2046, 1.000000e-08
  %2059 = fdiv contract double %2057, %2058
  %2060 = fadd contract double %2051, 1.000000e-08
  %2061 = fdiv contract double %2057, %2060
  %2062 = fadd contract double %2056, 1.000000e-08
  %2063 = fdiv contract double %2057, %2062
  %2064 = fmul contract double %2059, %2059
  %2065 = fadd contract double %2064, 1.000000e+00
  %2066 = fmul contract double %2065, 1.000000e-01
  %2067 = fmul contract double %2061, %2061
  %2068 = fadd contract double %2067, 1.000000e+00
  %2069 = fmul contract double %2068, 6.000000e-01
  %2070 = fmul contract double %2063, %2063
  %2071 = fadd contract double %2070, 1.000000e+00
  %2072 = fmul contract double %2071, 3.000000e-01
  %2073 = fmul contract double %1848, 2.000000e+00
  %2074 = fmul contract double %1854, 7.000000e+00
  %2075 = fsub contract double %2073, %2074
  %2076 = fmul contract double %1859, 1.100000e+01
  %2077 = fadd contract double %2075, %2076
  %2078 = fmul contract double %2077, 0x3FC5555555555555
  %2079 = fmul contract double %1859, 5.000000e+00
  %2080 = fsub contract double %2079, %1854
  %2081 = fadd contract double %2080, %2031
  %2082 = fmul contract double %2081, 0x3FC5555555555555
  %2083 = fmul contract double %1863, 5.000000e+00
  %2084 = fadd contract double %2028, %2083
  %2085 = fsub contract double %2084, %1867
  %2086 = fmul contract double %2085, 0x3FC5555555555555
  %2087 = fmul contract double %2078, %2066
  %2088 = fmul contract double %2082, %2069
  %2089 = fadd contract double %2087, %2088
  %2090 = fmul contract double %2086, %2072
  %2091 = fadd contract double %2090, %2089
  %2092 = fadd contract double %2066, %2069
  %2093 = fadd contract double %2072, %2092
  %2094 = fdiv contract double %2091, %2093
  br label %2121

2095:                                             ; preds = %2023
  %2096 = fsub contract double %1859, %1854
  %2097 = fmul contract double %2096, %2096
  %2098 = fsub contract double %1863, %1859
  %2099 = fmul contract double %2098, %2098
  %2100 = fsub contract double %2097, %2099
  %2101 = fadd contract double %2097, 1.000000e-08
  %2102 = fdiv contract double %2100, %2101
  %2103 = fadd contract double %2099, 1.000000e-08
  %2104 = fdiv contract double %2100, %2103
  %2105 = fmul contract double %2102, %2102
  %2106 = fadd contract double %2105, 1.000000e+00
  %2107 = fmul contract double %2106, 0x3FD5555555555555
  %2108 = fmul contract double %2104, %2104
  %2109 = fadd contract double %2108, 1.000000e+00
  %2110 = fmul contract double %2109, 0x3FE5555555555555
  %2111 = fmul contract double %2107, 5.000000e-01
  %2112 = fmul contract double %1859, 3.000000e+00
  %2113 = fsub contract double %2112, %1854
  %2114 = fmul contract double %2113, %2111
  %2115 = fmul contract double %2110, 5.000000e-01
  %2116 = fadd contract double %1859, %1863
  %2117 = fmul contract double %2116, %2115
  %2118 = fadd contract double %2114, %2117
  %2119 = fadd contract double %2107, %2110
  %2120 = fdiv contract double %2118, %2119
  br label %2121

2121:                                             ; preds = %2095, %2024, %2023, %1869
  %2122 = phi contract double [ %2022, %1869 ], [ %2094, %2024 ], [ %2120, %2095 ], [ %1859, %2023 ]
  %2123 = fmul contract double %1812, %2122
  br label %2124

2124:                                             ; preds = %1794, %1799, %1801, %2121
  %2125 = phi double [ %2123, %2121 ], [ 0.000000e+00, %1794 ], [ %1809, %1801 ], [ 0.000000e+00, %1799 ]
  %2126 = fsub contract double %1795, %2125
  %2127 = fcmp contract ogt double %389, %724
  %2128 = select contract i1 %2127, double %389, double %724
  %2129 = fsub contract double %54, %2128
  %2130 = fcmp contract ogt double %2129, 0.000000e+00
  %2131 = select contract i1 %2130, double %2129, double 0.000000e+00
  %2132 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %2133 = load ptr, ptr %2132, align 8, !tbaa !24
  %2134 = getelementptr inbounds double, ptr %2133, i64 %372
  %2135 = load double, ptr %2134, align 8, !tbaa !8
  %2136 = fdiv contract double %1451, %2135
  %2137 = fadd contract double %2126, %2136
  %2138 = fneg contract double %2137
  %2139 = fdiv contract double %2138, %2131
  %2140 = add nsw i32 %1459, -1
  %2141 = icmp eq i32 %21, %2140
  br i1 %2141, label %2142, label %2148

2142:                                             ; preds = %2124
  %2143 = getelementptr inbounds double, ptr %5, i64 %402
  %2144 = load double, ptr %2143, align 8, !tbaa !8
  %2145 = fsub contract double %2144, %712
  %2146 = fmul contract double %8, %2145
  %2147 = fadd contract double %2139, %2146
  br label %2148

2148:                                             ; preds = %2142, %2124
  %2149 = phi double [ %2147, %2142 ], [ %2139, %2124 ]
  %2150 = fcmp contract ole double %2131, 0.000000e+00
  %2151 = select contract i1 %2150, double 0.000000e+00, double %2149
  %2152 = getelementptr inbounds double, ptr %6, i64 %398
  store double %2151, ptr %2152, align 8, !tbaa !8
  br label %2153

2153:                                             ; preds = %10, %2148
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
  br i1 %27, label %28, label %295

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
  %74 = sext i32 %69 to i64
  %75 = getelementptr inbounds double, ptr %68, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = fcmp contract ogt double %73, %76
  %78 = select contract i1 %77, double %73, double %76
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %80 = load ptr, ptr %79, align 8, !tbaa !19
  %81 = zext nneg i32 %21 to i64
  %82 = getelementptr double, ptr %80, i64 %81
  %83 = getelementptr i8, ptr %82, i64 8
  %84 = load double, ptr %83, align 8, !tbaa !8
  %85 = load double, ptr %82, align 8, !tbaa !8
  %86 = fcmp contract ogt double %85, %78
  %87 = select contract i1 %86, double %85, double %78
  %88 = fsub contract double %84, %87
  %89 = fcmp contract ogt double %88, 0.000000e+00
  %90 = select contract i1 %89, double %88, double 0.000000e+00
  %91 = fmul contract double %66, %90
  %92 = add i32 %31, %15
  %93 = add i32 %39, %92
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds double, ptr %1, i64 %94
  %96 = getelementptr double, ptr %4, i64 %94
  %97 = getelementptr i8, ptr %96, i64 -8
  %98 = load double, ptr %97, align 8, !tbaa !8
  %99 = load double, ptr %96, align 8, !tbaa !8
  %100 = fadd contract double %98, %99
  %101 = fmul contract double %100, 5.000000e-01
  %102 = load double, ptr %95, align 8, !tbaa !8
  %103 = fmul contract double %102, %101
  %104 = fsub contract double %99, %98
  %105 = fmul contract double %7, %104
  %106 = fdiv contract double %105, %59
  %107 = fsub contract double %103, %106
  %108 = fmul contract double %65, %107
  %109 = add i32 %44, %92
  %110 = add i32 %109, -1
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds double, ptr %68, i64 %111
  %113 = load double, ptr %112, align 8, !tbaa !8
  %114 = sext i32 %109 to i64
  %115 = getelementptr inbounds double, ptr %68, i64 %114
  %116 = load double, ptr %115, align 8, !tbaa !8
  %117 = fcmp contract ogt double %113, %116
  %118 = select contract i1 %117, double %113, double %116
  %119 = fcmp contract ogt double %85, %118
  %120 = select contract i1 %119, double %85, double %118
  %121 = fsub contract double %84, %120
  %122 = fcmp contract ogt double %121, 0.000000e+00
  %123 = select contract i1 %122, double %121, double 0.000000e+00
  %124 = fmul contract double %108, %123
  %125 = fsub contract double %91, %124
  %126 = add nuw nsw i32 %20, 1
  %127 = add i32 %126, %31
  %128 = add i32 %35, %127
  %129 = mul nsw i32 %128, %38
  %130 = add i32 %129, %92
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds double, ptr %2, i64 %131
  %133 = mul nsw i32 %38, %127
  %134 = sub nsw i32 %130, %38
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds double, ptr %4, i64 %135
  %137 = load double, ptr %136, align 8, !tbaa !8
  %138 = getelementptr inbounds double, ptr %4, i64 %131
  %139 = load double, ptr %138, align 8, !tbaa !8
  %140 = fadd contract double %137, %139
  %141 = fmul contract double %140, 5.000000e-01
  %142 = load double, ptr %132, align 8, !tbaa !8
  %143 = fmul contract double %142, %141
  %144 = fsub contract double %139, %137
  %145 = fmul contract double %7, %144
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %147 = load ptr, ptr %146, align 8, !tbaa !29
  %148 = sext i32 %127 to i64
  %149 = getelementptr inbounds double, ptr %147, i64 %148
  %150 = load double, ptr %149, align 8, !tbaa !8
  %151 = fdiv contract double %145, %150
  %152 = fsub contract double %143, %151
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %154 = load ptr, ptr %153, align 8, !tbaa !23
  %155 = getelementptr inbounds double, ptr %154, i64 %148
  %156 = load double, ptr %155, align 8, !tbaa !8
  %157 = fmul contract double %152, %156
  %158 = add i32 %133, %92
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds double, ptr %68, i64 %159
  %161 = load double, ptr %160, align 8, !tbaa !8
  %162 = fcmp contract ogt double %116, %161
  %163 = select contract i1 %162, double %116, double %161
  %164 = fcmp contract ogt double %85, %163
  %165 = select contract i1 %164, double %85, double %163
  %166 = fsub contract double %84, %165
  %167 = fcmp contract ogt double %166, 0.000000e+00
  %168 = select contract i1 %167, double %166, double 0.000000e+00
  %169 = fmul contract double %157, %168
  %170 = fadd contract double %125, %169
  %171 = getelementptr inbounds double, ptr %2, i64 %94
  %172 = sub nsw i32 %93, %38
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds double, ptr %4, i64 %173
  %175 = load double, ptr %174, align 8, !tbaa !8
  %176 = fadd contract double %99, %175
  %177 = fmul contract double %176, 5.000000e-01
  %178 = load double, ptr %171, align 8, !tbaa !8
  %179 = fmul contract double %178, %177
  %180 = fsub contract double %99, %175
  %181 = fmul contract double %7, %180
  %182 = getelementptr inbounds double, ptr %147, i64 %57
  %183 = load double, ptr %182, align 8, !tbaa !8
  %184 = fdiv contract double %181, %183
  %185 = fsub contract double %179, %184
  %186 = getelementptr inbounds double, ptr %154, i64 %57
  %187 = load double, ptr %186, align 8, !tbaa !8
  %188 = fmul contract double %187, %185
  %189 = add i32 %36, -1
  %190 = mul nsw i32 %38, %189
  %191 = add i32 %190, %92
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds double, ptr %68, i64 %192
  %194 = load double, ptr %193, align 8, !tbaa !8
  %195 = fcmp contract ogt double %194, %116
  %196 = select contract i1 %195, double %194, double %116
  %197 = fcmp contract ogt double %85, %196
  %198 = select contract i1 %197, double %85, double %196
  %199 = fsub contract double %84, %198
  %200 = fcmp contract ogt double %199, 0.000000e+00
  %201 = select contract i1 %200, double %199, double 0.000000e+00
  %202 = fmul contract double %188, %201
  %203 = fsub contract double %170, %202
  %204 = add nuw nsw i32 %21, 1
  %205 = add nsw i32 %31, %204
  %206 = mul nsw i32 %34, %205
  %207 = add i32 %206, %36
  %208 = mul nsw i32 %207, %38
  %209 = add i32 %208, %92
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %211 = load i32, ptr %210, align 8, !tbaa !20
  %212 = icmp eq i32 %204, %211
  br i1 %212, label %213, label %225

213:                                              ; preds = %28
  %214 = icmp eq i32 %9, 0
  br i1 %214, label %239, label %215

215:                                              ; preds = %213
  %216 = mul nsw i32 %38, %34
  %217 = sub nsw i32 %209, %216
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds double, ptr %4, i64 %218
  %220 = sext i32 %209 to i64
  %221 = getelementptr inbounds double, ptr %3, i64 %220
  %222 = load double, ptr %221, align 8, !tbaa !8
  %223 = load double, ptr %219, align 8, !tbaa !8
  %224 = fmul contract double %222, %223
  br label %239

225:                                              ; preds = %28
  %226 = sext i32 %209 to i64
  %227 = getelementptr inbounds double, ptr %3, i64 %226
  %228 = load double, ptr %227, align 8, !tbaa !8
  %229 = mul nsw i32 %38, %34
  %230 = sub nsw i32 %209, %229
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds double, ptr %4, i64 %231
  %233 = load double, ptr %232, align 8, !tbaa !8
  %234 = getelementptr inbounds double, ptr %4, i64 %226
  %235 = load double, ptr %234, align 8, !tbaa !8
  %236 = fadd contract double %233, %235
  %237 = fmul contract double %236, 5.000000e-01
  %238 = fmul contract double %228, %237
  br label %239

239:                                              ; preds = %225, %215, %213
  %240 = phi double [ %238, %225 ], [ 0.000000e+00, %213 ], [ %224, %215 ]
  %241 = icmp eq i32 %21, 0
  br i1 %241, label %266, label %242

242:                                              ; preds = %239
  %243 = icmp eq i32 %21, %211
  br i1 %243, label %244, label %255

244:                                              ; preds = %242
  %245 = icmp eq i32 %9, 0
  br i1 %245, label %266, label %246

246:                                              ; preds = %244
  %247 = mul nsw i32 %38, %34
  %248 = sub nsw i32 %93, %247
  %249 = sext i32 %248 to i64
  %250 = getelementptr inbounds double, ptr %4, i64 %249
  %251 = getelementptr inbounds double, ptr %3, i64 %94
  %252 = load double, ptr %251, align 8, !tbaa !8
  %253 = load double, ptr %250, align 8, !tbaa !8
  %254 = fmul contract double %252, %253
  br label %266

255:                                              ; preds = %242
  %256 = getelementptr inbounds double, ptr %3, i64 %94
  %257 = load double, ptr %256, align 8, !tbaa !8
  %258 = mul nsw i32 %38, %34
  %259 = sub nsw i32 %93, %258
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds double, ptr %4, i64 %260
  %262 = load double, ptr %261, align 8, !tbaa !8
  %263 = fadd contract double %99, %262
  %264 = fmul contract double %263, 5.000000e-01
  %265 = fmul contract double %257, %264
  br label %266

266:                                              ; preds = %255, %246, %244, %239
  %267 = phi double [ %265, %255 ], [ 0.000000e+00, %239 ], [ %254, %246 ], [ 0.000000e+00, %244 ]
  %268 = fsub contract double %240, %267
  %269 = fcmp contract ogt double %85, %116
  %270 = select contract i1 %269, double %85, double %116
  %271 = fsub contract double %84, %270
  %272 = fcmp contract ogt double %271, 0.000000e+00
  %273 = select contract i1 %272, double %271, double 0.000000e+00
  %274 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %275 = load ptr, ptr %274, align 8, !tbaa !24
  %276 = getelementptr inbounds double, ptr %275, i64 %57
  %277 = load double, ptr %276, align 8, !tbaa !8
  %278 = fdiv contract double %203, %277
  %279 = fadd contract double %268, %278
  %280 = fneg contract double %279
  %281 = fdiv contract double %280, %273
  %282 = add nsw i32 %211, -1
  %283 = icmp eq i32 %21, %282
  br i1 %283, label %284, label %290

284:                                              ; preds = %266
  %285 = getelementptr inbounds double, ptr %5, i64 %114
  %286 = load double, ptr %285, align 8, !tbaa !8
  %287 = fsub contract double %286, %99
  %288 = fmul contract double %8, %287
  %289 = fadd contract double %281, %288
  br label %290

290:                                              ; preds = %284, %266
  %291 = phi double [ %289, %284 ], [ %281, %266 ]
  %292 = fcmp contract ole double %273, 0.000000e+00
  %293 = select contract i1 %292, double 0.000000e+00, double %291
  %294 = getelementptr inbounds double, ptr %6, i64 %94
  store double %293, ptr %294, align 8, !tbaa !8
  br label %295

295:                                              ; preds = %10, %290
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
  br i1 %21, label %22, label %145

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
  %36 = add nsw i32 %28, %19
  %37 = mul nsw i32 %36, %26
  %38 = add i32 %37, %27
  %39 = mul nsw i32 %38, %29
  %40 = add i32 %39, %31
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %42 = load i32, ptr %41, align 8, !tbaa !20
  %43 = icmp sgt i32 %42, 0
  br i1 %43, label %44, label %50

44:                                               ; preds = %22
  %45 = mul nsw i32 %36, %29
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %47 = load ptr, ptr %46, align 8, !tbaa !19
  %48 = add nsw i32 %42, -1
  %49 = fmul contract double %4, 5.000000e-01
  br label %73

50:                                               ; preds = %103, %22
  %51 = phi double [ 0.000000e+00, %22 ], [ %116, %103 ]
  %52 = icmp sgt i32 %42, 1
  br i1 %52, label %53, label %145

53:                                               ; preds = %50
  %54 = add nsw i32 %42, -2
  %55 = mul i32 %29, %36
  %56 = and i32 %42, 1
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %69

58:                                               ; preds = %53
  %59 = mul i32 %55, %54
  %60 = add nsw i32 %59, %40
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds double, ptr %1, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !8
  %64 = getelementptr inbounds double, ptr %3, i64 %61
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = fmul contract double %51, %65
  %67 = fadd contract double %63, %66
  store double %67, ptr %62, align 8, !tbaa !8
  %68 = add nsw i32 %42, -3
  br label %69

69:                                               ; preds = %58, %53
  %70 = phi i32 [ %54, %53 ], [ %68, %58 ]
  %71 = phi double [ %51, %53 ], [ %67, %58 ]
  %72 = icmp eq i32 %54, 0
  br i1 %72, label %145, label %121

73:                                               ; preds = %103, %44
  %74 = phi double [ 0.000000e+00, %44 ], [ %104, %103 ]
  %75 = phi double [ 0.000000e+00, %44 ], [ %117, %103 ]
  %76 = phi double [ 0.000000e+00, %44 ], [ %116, %103 ]
  %77 = phi i32 [ 0, %44 ], [ %119, %103 ]
  %78 = mul nsw i32 %77, %45
  %79 = add nsw i32 %78, %40
  %80 = zext nneg i32 %77 to i64
  %81 = getelementptr double, ptr %47, i64 %80
  %82 = getelementptr i8, ptr %81, i64 8
  %83 = load double, ptr %82, align 8, !tbaa !8
  %84 = load double, ptr %81, align 8, !tbaa !8
  %85 = fcmp contract ogt double %84, %35
  %86 = select contract i1 %85, double %84, double %35
  %87 = fsub contract double %83, %86
  %88 = fcmp contract ogt double %87, 0.000000e+00
  %89 = icmp ne i32 %77, %48
  %90 = and i1 %89, %88
  br i1 %90, label %91, label %103

91:                                               ; preds = %73
  %92 = add nsw i32 %79, %45
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds double, ptr %2, i64 %93
  %95 = load double, ptr %94, align 8, !tbaa !8
  %96 = fadd contract double %95, %95
  %97 = fmul contract double %49, %96
  %98 = getelementptr i8, ptr %81, i64 16
  %99 = load double, ptr %98, align 8, !tbaa !8
  %100 = fsub contract double %99, %84
  %101 = fmul contract double %100, 5.000000e-01
  %102 = fdiv contract double %97, %101
  br label %103

103:                                              ; preds = %91, %73
  %104 = phi contract double [ %102, %91 ], [ 0.000000e+00, %73 ]
  %105 = select contract i1 %88, double %87, double 1.000000e+00
  %106 = fadd contract double %74, %105
  %107 = fadd contract double %106, %104
  %108 = fmul contract double %74, %75
  %109 = fsub contract double %107, %108
  %110 = sext i32 %79 to i64
  %111 = getelementptr inbounds double, ptr %1, i64 %110
  %112 = load double, ptr %111, align 8, !tbaa !8
  %113 = fmul contract double %105, %112
  %114 = fmul contract double %74, %76
  %115 = fadd contract double %114, %113
  %116 = fdiv contract double %115, %109
  %117 = fdiv contract double %104, %109
  %118 = getelementptr inbounds double, ptr %3, i64 %110
  store double %117, ptr %118, align 8, !tbaa !8
  store double %116, ptr %111, align 8, !tbaa !8
  %119 = add nuw nsw i32 %77, 1
  %120 = icmp eq i32 %119, %42
  br i1 %120, label %50, label %73, !llvm.loop !46

121:                                              ; preds = %69, %121
  %122 = phi i32 [ %143, %121 ], [ %70, %69 ]
  %123 = phi double [ %142, %121 ], [ %71, %69 ]
  %124 = mul i32 %55, %122
  %125 = add nsw i32 %124, %40
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds double, ptr %1, i64 %126
  %128 = load double, ptr %127, align 8, !tbaa !8
  %129 = getelementptr inbounds double, ptr %3, i64 %126
  %130 = load double, ptr %129, align 8, !tbaa !8
  %131 = fmul contract double %123, %130
  %132 = fadd contract double %128, %131
  store double %132, ptr %127, align 8, !tbaa !8
  %133 = add nsw i32 %122, -1
  %134 = mul i32 %55, %133
  %135 = add nsw i32 %134, %40
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds double, ptr %1, i64 %136
  %138 = load double, ptr %137, align 8, !tbaa !8
  %139 = getelementptr inbounds double, ptr %3, i64 %136
  %140 = load double, ptr %139, align 8, !tbaa !8
  %141 = fmul contract double %132, %140
  %142 = fadd contract double %138, %141
  store double %142, ptr %137, align 8, !tbaa !8
  %143 = add nsw i32 %122, -2
  %144 = icmp eq i32 %133, 0
  br i1 %144, label %145, label %121, !llvm.loop !47

145:                                              ; preds = %69, %121, %5, %50
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
  br i1 %21, label %22, label %153

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
  %37 = sext i32 %32 to i64
  %38 = getelementptr inbounds double, ptr %24, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = fcmp contract ogt double %36, %39
  %41 = select contract i1 %40, double %36, double %39
  %42 = add nsw i32 %28, %19
  %43 = mul nsw i32 %42, %26
  %44 = add i32 %43, %27
  %45 = mul nsw i32 %44, %29
  %46 = add i32 %45, %31
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %48 = load i32, ptr %47, align 8, !tbaa !20
  %49 = icmp sgt i32 %48, 0
  br i1 %49, label %50, label %56

50:                                               ; preds = %22
  %51 = mul nsw i32 %42, %29
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %53 = load ptr, ptr %52, align 8, !tbaa !19
  %54 = add nsw i32 %48, -1
  %55 = fmul contract double %4, 5.000000e-01
  br label %79

56:                                               ; preds = %111, %22
  %57 = phi double [ 0.000000e+00, %22 ], [ %124, %111 ]
  %58 = icmp sgt i32 %48, 1
  br i1 %58, label %59, label %153

59:                                               ; preds = %56
  %60 = add nsw i32 %48, -2
  %61 = mul i32 %29, %42
  %62 = and i32 %48, 1
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %75

64:                                               ; preds = %59
  %65 = mul i32 %61, %60
  %66 = add nsw i32 %65, %46
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr %1, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !8
  %70 = getelementptr inbounds double, ptr %3, i64 %67
  %71 = load double, ptr %70, align 8, !tbaa !8
  %72 = fmul contract double %57, %71
  %73 = fadd contract double %69, %72
  store double %73, ptr %68, align 8, !tbaa !8
  %74 = add nsw i32 %48, -3
  br label %75

75:                                               ; preds = %64, %59
  %76 = phi i32 [ %60, %59 ], [ %74, %64 ]
  %77 = phi double [ %57, %59 ], [ %73, %64 ]
  %78 = icmp eq i32 %60, 0
  br i1 %78, label %153, label %129

79:                                               ; preds = %111, %50
  %80 = phi double [ 0.000000e+00, %50 ], [ %112, %111 ]
  %81 = phi double [ 0.000000e+00, %50 ], [ %125, %111 ]
  %82 = phi double [ 0.000000e+00, %50 ], [ %124, %111 ]
  %83 = phi i32 [ 0, %50 ], [ %127, %111 ]
  %84 = mul nsw i32 %83, %51
  %85 = add nsw i32 %84, %46
  %86 = zext nneg i32 %83 to i64
  %87 = getelementptr double, ptr %53, i64 %86
  %88 = getelementptr i8, ptr %87, i64 8
  %89 = load double, ptr %88, align 8, !tbaa !8
  %90 = load double, ptr %87, align 8, !tbaa !8
  %91 = fcmp contract ogt double %90, %41
  %92 = select contract i1 %91, double %90, double %41
  %93 = fsub contract double %89, %92
  %94 = fcmp contract ogt double %93, 0.000000e+00
  %95 = icmp ne i32 %83, %54
  %96 = and i1 %95, %94
  br i1 %96, label %97, label %111

97:                                               ; preds = %79
  %98 = add nsw i32 %85, %51
  %99 = sext i32 %98 to i64
  %100 = getelementptr double, ptr %2, i64 %99
  %101 = load double, ptr %100, align 8, !tbaa !8
  %102 = getelementptr i8, ptr %100, i64 -8
  %103 = load double, ptr %102, align 8, !tbaa !8
  %104 = fadd contract double %101, %103
  %105 = fmul contract double %55, %104
  %106 = getelementptr i8, ptr %87, i64 16
  %107 = load double, ptr %106, align 8, !tbaa !8
  %108 = fsub contract double %107, %90
  %109 = fmul contract double %108, 5.000000e-01
  %110 = fdiv contract double %105, %109
  br label %111

111:                                              ; preds = %97, %79
  %112 = phi contract double [ %110, %97 ], [ 0.000000e+00, %79 ]
  %113 = select contract i1 %94, double %93, double 1.000000e+00
  %114 = fadd contract double %80, %113
  %115 = fadd contract double %114, %112
  %116 = fmul contract double %80, %81
  %117 = fsub contract double %115, %116
  %118 = sext i32 %85 to i64
  %119 = getelementptr inbounds double, ptr %1, i64 %118
  %120 = load double, ptr %119, align 8, !tbaa !8
  %121 = fmul contract double %113, %120
  %122 = fmul contract double %80, %82
  %123 = fadd contract double %122, %121
  %124 = fdiv contract double %123, %117
  %125 = fdiv contract double %112, %117
  %126 = getelementptr inbounds double, ptr %3, i64 %118
  store double %125, ptr %126, align 8, !tbaa !8
  store double %124, ptr %119, align 8, !tbaa !8
  %127 = add nuw nsw i32 %83, 1
  %128 = icmp eq i32 %127, %48
  br i1 %128, label %56, label %79, !llvm.loop !46

129:                                              ; preds = %75, %129
  %130 = phi i32 [ %151, %129 ], [ %76, %75 ]
  %131 = phi double [ %150, %129 ], [ %77, %75 ]
  %132 = mul i32 %61, %130
  %133 = add nsw i32 %132, %46
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds double, ptr %1, i64 %134
  %136 = load double, ptr %135, align 8, !tbaa !8
  %137 = getelementptr inbounds double, ptr %3, i64 %134
  %138 = load double, ptr %137, align 8, !tbaa !8
  %139 = fmul contract double %131, %138
  %140 = fadd contract double %136, %139
  store double %140, ptr %135, align 8, !tbaa !8
  %141 = add nsw i32 %130, -1
  %142 = mul i32 %61, %141
  %143 = add nsw i32 %142, %46
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds double, ptr %1, i64 %144
  %146 = load double, ptr %145, align 8, !tbaa !8
  %147 = getelementptr inbounds double, ptr %3, i64 %144
  %148 = load double, ptr %147, align 8, !tbaa !8
  %149 = fmul contract double %140, %148
  %150 = fadd contract double %146, %149
  store double %150, ptr %145, align 8, !tbaa !8
  %151 = add nsw i32 %130, -2
  %152 = icmp eq i32 %141, 0
  br i1 %152, label %153, label %129, !llvm.loop !47

153:                                              ; preds = %75, %129, %5, %56
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
  br i1 %21, label %22, label %157

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
  %37 = mul nsw i32 %26, %29
  %38 = add i32 %37, %32
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr %28, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !8
  %42 = fcmp contract ogt double %36, %41
  %43 = select contract i1 %42, double %36, double %41
  %44 = add nsw i32 %25, %19
  %45 = mul nsw i32 %44, %24
  %46 = add i32 %45, %29
  %47 = mul nsw i32 %46, %26
  %48 = add i32 %47, %32
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %50 = load i32, ptr %49, align 8, !tbaa !20
  %51 = icmp sgt i32 %50, 0
  br i1 %51, label %52, label %58

52:                                               ; preds = %22
  %53 = mul nsw i32 %44, %26
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !19
  %56 = add nsw i32 %50, -1
  %57 = fmul contract double %4, 5.000000e-01
  br label %81

58:                                               ; preds = %115, %22
  %59 = phi double [ 0.000000e+00, %22 ], [ %128, %115 ]
  %60 = icmp sgt i32 %50, 1
  br i1 %60, label %61, label %157

61:                                               ; preds = %58
  %62 = add nsw i32 %50, -2
  %63 = mul i32 %26, %44
  %64 = and i32 %50, 1
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %77

66:                                               ; preds = %61
  %67 = mul i32 %63, %62
  %68 = add nsw i32 %67, %48
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds double, ptr %1, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !8
  %72 = getelementptr inbounds double, ptr %3, i64 %69
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = fmul contract double %59, %73
  %75 = fadd contract double %71, %74
  store double %75, ptr %70, align 8, !tbaa !8
  %76 = add nsw i32 %50, -3
  br label %77

77:                                               ; preds = %66, %61
  %78 = phi i32 [ %62, %61 ], [ %76, %66 ]
  %79 = phi double [ %59, %61 ], [ %75, %66 ]
  %80 = icmp eq i32 %62, 0
  br i1 %80, label %157, label %133

81:                                               ; preds = %115, %52
  %82 = phi double [ 0.000000e+00, %52 ], [ %116, %115 ]
  %83 = phi double [ 0.000000e+00, %52 ], [ %129, %115 ]
  %84 = phi double [ 0.000000e+00, %52 ], [ %128, %115 ]
  %85 = phi i32 [ 0, %52 ], [ %131, %115 ]
  %86 = mul nsw i32 %85, %53
  %87 = add nsw i32 %86, %48
  %88 = zext nneg i32 %85 to i64
  %89 = getelementptr double, ptr %55, i64 %88
  %90 = getelementptr i8, ptr %89, i64 8
  %91 = load double, ptr %90, align 8, !tbaa !8
  %92 = load double, ptr %89, align 8, !tbaa !8
  %93 = fcmp contract ogt double %92, %43
  %94 = select contract i1 %93, double %92, double %43
  %95 = fsub contract double %91, %94
  %96 = fcmp contract ogt double %95, 0.000000e+00
  %97 = icmp ne i32 %85, %56
  %98 = and i1 %97, %96
  br i1 %98, label %99, label %115

99:                                               ; preds = %81
  %100 = add nsw i32 %87, %53
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds double, ptr %2, i64 %101
  %103 = load double, ptr %102, align 8, !tbaa !8
  %104 = sub nsw i32 %100, %26
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds double, ptr %2, i64 %105
  %107 = load double, ptr %106, align 8, !tbaa !8
  %108 = fadd contract double %103, %107
  %109 = fmul contract double %57, %108
  %110 = getelementptr i8, ptr %89, i64 16
  %111 = load double, ptr %110, align 8, !tbaa !8
  %112 = fsub contract double %111, %92
  %113 = fmul contract double %112, 5.000000e-01
  %114 = fdiv contract double %109, %113
  br label %115

115:                                              ; preds = %99, %81
  %116 = phi contract double [ %114, %99 ], [ 0.000000e+00, %81 ]
  %117 = select contract i1 %96, double %95, double 1.000000e+00
  %118 = fadd contract double %82, %117
  %119 = fadd contract double %118, %116
  %120 = fmul contract double %82, %83
  %121 = fsub contract double %119, %120
  %122 = sext i32 %87 to i64
  %123 = getelementptr inbounds double, ptr %1, i64 %122
  %124 = load double, ptr %123, align 8, !tbaa !8
  %125 = fmul contract double %117, %124
  %126 = fmul contract double %82, %84
  %127 = fadd contract double %126, %125
  %128 = fdiv contract double %127, %121
  %129 = fdiv contract double %116, %121
  %130 = getelementptr inbounds double, ptr %3, i64 %122
  store double %129, ptr %130, align 8, !tbaa !8
  store double %128, ptr %123, align 8, !tbaa !8
  %131 = add nuw nsw i32 %85, 1
  %132 = icmp eq i32 %131, %50
  br i1 %132, label %58, label %81, !llvm.loop !46

133:                                              ; preds = %77, %133
  %134 = phi i32 [ %155, %133 ], [ %78, %77 ]
  %135 = phi double [ %154, %133 ], [ %79, %77 ]
  %136 = mul i32 %63, %134
  %137 = add nsw i32 %136, %48
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds double, ptr %1, i64 %138
  %140 = load double, ptr %139, align 8, !tbaa !8
  %141 = getelementptr inbounds double, ptr %3, i64 %138
  %142 = load double, ptr %141, align 8, !tbaa !8
  %143 = fmul contract double %135, %142
  %144 = fadd contract double %140, %143
  store double %144, ptr %139, align 8, !tbaa !8
  %145 = add nsw i32 %134, -1
  %146 = mul i32 %63, %145
  %147 = add nsw i32 %146, %48
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds double, ptr %1, i64 %148
  %150 = load double, ptr %149, align 8, !tbaa !8
  %151 = getelementptr inbounds double, ptr %3, i64 %148
  %152 = load double, ptr %151, align 8, !tbaa !8
  %153 = fmul contract double %144, %152
  %154 = fadd contract double %150, %153
  store double %154, ptr %149, align 8, !tbaa !8
  %155 = add nsw i32 %134, -2
  %156 = icmp eq i32 %145, 0
  br i1 %156, label %157, label %133, !llvm.loop !47

157:                                              ; preds = %77, %133, %5, %58
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
  br i1 %22, label %23, label %199

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
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %38 = load ptr, ptr %37, align 8, !tbaa !26
  %39 = sext i32 %31 to i64
  %40 = getelementptr inbounds double, ptr %38, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !8
  %42 = getelementptr inbounds double, ptr %4, i64 %39
  %43 = load double, ptr %42, align 8, !tbaa !8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %45 = load i32, ptr %44, align 8, !tbaa !20
  %46 = icmp sgt i32 %45, 0
  br i1 %46, label %47, label %106

47:                                               ; preds = %23
  %48 = mul nsw i32 %32, %28
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %50 = load ptr, ptr %49, align 8, !tbaa !19
  %51 = add nsw i32 %45, -1
  %52 = fmul contract double %5, 5.000000e-01
  %53 = icmp eq i32 %51, 0
  br i1 %53, label %59, label %54

54:                                               ; preds = %47
  %55 = add nsw i32 %45, -2
  br label %129

56:                                               ; preds = %157
  %57 = fmul contract double %159, %171
  %58 = fmul contract double %159, %170
  br label %59

59:                                               ; preds = %56, %47
  %60 = phi double [ 0.000000e+00, %47 ], [ %159, %56 ]
  %61 = phi double [ 0.000000e+00, %47 ], [ %57, %56 ]
  %62 = phi double [ 0.000000e+00, %47 ], [ %58, %56 ]
  %63 = phi i32 [ 0, %47 ], [ %173, %56 ]
  %64 = mul nsw i32 %63, %48
  %65 = add nsw i32 %64, %36
  %66 = zext nneg i32 %63 to i64
  %67 = getelementptr double, ptr %50, i64 %66
  %68 = getelementptr i8, ptr %67, i64 8
  %69 = load double, ptr %68, align 8, !tbaa !8
  %70 = load double, ptr %67, align 8, !tbaa !8
  %71 = fcmp contract ogt double %70, %41
  %72 = select contract i1 %71, double %70, double %41
  %73 = fsub contract double %69, %72
  %74 = fcmp contract ogt double %73, 0.000000e+00
  %75 = icmp eq i32 %63, %51
  %76 = select i1 %75, double %43, double -0.000000e+00
  %77 = fadd contract double %76, %73
  %78 = icmp ne i32 %63, %51
  %79 = and i1 %78, %74
  br i1 %79, label %80, label %92

80:                                               ; preds = %59
  %81 = add nsw i32 %65, %48
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds double, ptr %2, i64 %82
  %84 = load double, ptr %83, align 8, !tbaa !8
  %85 = fadd contract double %84, %84
  %86 = fmul contract double %52, %85
  %87 = getelementptr i8, ptr %67, i64 16
  %88 = load double, ptr %87, align 8, !tbaa !8
  %89 = fsub contract double %88, %70
  %90 = fmul contract double %89, 5.000000e-01
  %91 = fdiv contract double %86, %90
  br label %92

92:                                               ; preds = %80, %59
  %93 = phi contract double [ %91, %80 ], [ 0.000000e+00, %59 ]
  %94 = select contract i1 %74, double %77, double 1.000000e+00
  %95 = fadd contract double %60, %94
  %96 = fadd contract double %95, %93
  %97 = fsub contract double %96, %61
  %98 = sext i32 %65 to i64
  %99 = getelementptr inbounds double, ptr %1, i64 %98
  %100 = load double, ptr %99, align 8, !tbaa !8
  %101 = fmul contract double %94, %100
  %102 = fadd contract double %62, %101
  %103 = fdiv contract double %102, %97
  %104 = fdiv contract double %93, %97
  %105 = getelementptr inbounds double, ptr %3, i64 %98
  store double %104, ptr %105, align 8, !tbaa !8
  store double %103, ptr %99, align 8, !tbaa !8
  br label %106

106:                                              ; preds = %92, %23
  %107 = phi double [ 0.000000e+00, %23 ], [ %103, %92 ]
  %108 = icmp sgt i32 %45, 1
  br i1 %108, label %109, label %199

109:                                              ; preds = %106
  %110 = add nsw i32 %45, -2
  %111 = mul i32 %28, %32
  %112 = and i32 %45, 1
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %125

114:                                              ; preds = %109
  %115 = mul i32 %111, %110
  %116 = add nsw i32 %115, %36
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds double, ptr %1, i64 %117
  %119 = load double, ptr %118, align 8, !tbaa !8
  %120 = getelementptr inbounds double, ptr %3, i64 %117
  %121 = load double, ptr %120, align 8, !tbaa !8
  %122 = fmul contract double %107, %121
  %123 = fadd contract double %119, %122
  store double %123, ptr %118, align 8, !tbaa !8
  %124 = add nsw i32 %45, -3
  br label %125

125:                                              ; preds = %114, %109
  %126 = phi i32 [ %110, %109 ], [ %124, %114 ]
  %127 = phi double [ %107, %109 ], [ %123, %114 ]
  %128 = icmp eq i32 %110, 0
  br i1 %128, label %199, label %175

129:                                              ; preds = %157, %54
  %130 = phi double [ 0.000000e+00, %54 ], [ %159, %157 ]
  %131 = phi double [ 0.000000e+00, %54 ], [ %171, %157 ]
  %132 = phi double [ 0.000000e+00, %54 ], [ %170, %157 ]
  %133 = phi i32 [ 0, %54 ], [ %173, %157 ]
  %134 = mul nsw i32 %133, %48
  %135 = add nsw i32 %134, %36
  %136 = zext nneg i32 %133 to i64
  %137 = getelementptr double, ptr %50, i64 %136
  %138 = getelementptr i8, ptr %137, i64 8
  %139 = load double, ptr %138, align 8, !tbaa !8
  %140 = load double, ptr %137, align 8, !tbaa !8
  %141 = fcmp contract ogt double %140, %41
  %142 = select contract i1 %141, double %140, double %41
  %143 = fsub contract double %139, %142
  %144 = fcmp contract ogt double %143, 0.000000e+00
  br i1 %144, label %145, label %157

145:                                              ; preds = %129
  %146 = add nsw i32 %135, %48
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds double, ptr %2, i64 %147
  %149 = load double, ptr %148, align 8, !tbaa !8
  %150 = fadd contract double %149, %149
  %151 = fmul contract double %52, %150
  %152 = getelementptr i8, ptr %137, i64 16
  %153 = load double, ptr %152, align 8, !tbaa !8
  %154 = fsub contract double %153, %140
  %155 = fmul contract double %154, 5.000000e-01
  %156 = fdiv contract double %151, %155
  br label %157

157:                                              ; preds = %145, %129
  %158 = phi double [ %143, %145 ], [ 1.000000e+00, %129 ]
  %159 = phi contract double [ %156, %145 ], [ 0.000000e+00, %129 ]
  %160 = fadd contract double %130, %158
  %161 = fadd contract double %160, %159
  %162 = fmul contract double %130, %131
  %163 = fsub contract double %161, %162
  %164 = sext i32 %135 to i64
  %165 = getelementptr inbounds double, ptr %1, i64 %164
  %166 = load double, ptr %165, align 8, !tbaa !8
  %167 = fmul contract double %158, %166
  %168 = fmul contract double %130, %132
  %169 = fadd contract double %168, %167
  %170 = fdiv contract double %169, %163
  %171 = fdiv contract double %159, %163
  %172 = getelementptr inbounds double, ptr %3, i64 %164
  store double %171, ptr %172, align 8, !tbaa !8
  store double %170, ptr %165, align 8, !tbaa !8
  %173 = add nuw nsw i32 %133, 1
  %174 = icmp eq i32 %133, %55
  br i1 %174, label %56, label %129, !llvm.loop !50

175:                                              ; preds = %125, %175
  %176 = phi i32 [ %197, %175 ], [ %126, %125 ]
  %177 = phi double [ %196, %175 ], [ %127, %125 ]
  %178 = mul i32 %111, %176
  %179 = add nsw i32 %178, %36
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds double, ptr %1, i64 %180
  %182 = load double, ptr %181, align 8, !tbaa !8
  %183 = getelementptr inbounds double, ptr %3, i64 %180
  %184 = load double, ptr %183, align 8, !tbaa !8
  %185 = fmul contract double %177, %184
  %186 = fadd contract double %182, %185
  store double %186, ptr %181, align 8, !tbaa !8
  %187 = add nsw i32 %176, -1
  %188 = mul i32 %111, %187
  %189 = add nsw i32 %188, %36
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds double, ptr %1, i64 %190
  %192 = load double, ptr %191, align 8, !tbaa !8
  %193 = getelementptr inbounds double, ptr %3, i64 %190
  %194 = load double, ptr %193, align 8, !tbaa !8
  %195 = fmul contract double %186, %194
  %196 = fadd contract double %192, %195
  store double %196, ptr %191, align 8, !tbaa !8
  %197 = add nsw i32 %176, -2
  %198 = icmp eq i32 %187, 0
  br i1 %198, label %199, label %175, !llvm.loop !51

199:                                              ; preds = %125, %175, %6, %106
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
  br label %53

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
  br label %67

53:                                               ; preds = %67, %35
  %54 = phi i32 [ %39, %35 ], [ %45, %67 ]
  %55 = phi i32 [ %38, %35 ], [ %44, %67 ]
  %56 = phi i32 [ %36, %35 ], [ %43, %67 ]
  %57 = phi double [ 0.000000e+00, %35 ], [ %100, %67 ]
  %58 = phi double [ 0.000000e+00, %35 ], [ %91, %67 ]
  %59 = mul nsw i32 %56, %55
  %60 = add i32 %59, %54
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds double, ptr %7, i64 %61
  store double %58, ptr %62, align 8, !tbaa !8
  %63 = getelementptr inbounds double, ptr %8, i64 %61
  store double %57, ptr %63, align 8, !tbaa !8
  %64 = getelementptr inbounds double, ptr %9, i64 %61
  store double 0.000000e+00, ptr %64, align 8, !tbaa !8
  %65 = getelementptr inbounds double, ptr %10, i64 %61
  store double 0.000000e+00, ptr %65, align 8, !tbaa !8
  %66 = getelementptr inbounds double, ptr %11, i64 %61
  store double 0.000000e+00, ptr %66, align 8, !tbaa !8
  br label %103

67:                                               ; preds = %67, %40
  %68 = phi double [ 0.000000e+00, %40 ], [ %91, %67 ]
  %69 = phi i32 [ 0, %40 ], [ %101, %67 ]
  %70 = phi double [ 0.000000e+00, %40 ], [ %100, %67 ]
  %71 = add nsw i32 %69, %34
  %72 = mul nsw i32 %71, %42
  %73 = add i32 %72, %43
  %74 = mul nsw i32 %73, %44
  %75 = add i32 %74, %45
  %76 = zext nneg i32 %69 to i64
  %77 = getelementptr double, ptr %47, i64 %76
  %78 = getelementptr i8, ptr %77, i64 8
  %79 = load double, ptr %78, align 8, !tbaa !8
  %80 = load double, ptr %77, align 8, !tbaa !8
  %81 = fsub contract double %79, %80
  %82 = sext i32 %75 to i64
  %83 = getelementptr inbounds double, ptr %1, i64 %82
  %84 = load double, ptr %83, align 8, !tbaa !8
  %85 = getelementptr inbounds double, ptr %2, i64 %82
  %86 = load double, ptr %85, align 8, !tbaa !8
  %87 = fmul contract double %51, %84
  %88 = fmul contract double %52, %86
  %89 = fsub contract double %87, %88
  %90 = fmul contract double %81, %89
  %91 = fadd contract double %68, %90
  %92 = getelementptr inbounds double, ptr %3, i64 %82
  %93 = load double, ptr %92, align 8, !tbaa !8
  %94 = getelementptr inbounds double, ptr %4, i64 %82
  %95 = load double, ptr %94, align 8, !tbaa !8
  %96 = fmul contract double %51, %93
  %97 = fmul contract double %52, %95
  %98 = fsub contract double %96, %97
  %99 = fmul contract double %81, %98
  %100 = fadd contract double %70, %99
  %101 = add nuw nsw i32 %69, 1
  %102 = icmp eq i32 %101, %31
  br i1 %102, label %53, label %67, !llvm.loop !52

103:                                              ; preds = %12, %53
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
  br i1 %28, label %29, label %130

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
  br label %76

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
  %56 = sext i32 %51 to i64
  %57 = getelementptr inbounds double, ptr %49, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = fcmp contract ogt double %55, %58
  %60 = select contract i1 %59, double %55, double %58
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %62 = load ptr, ptr %61, align 8, !tbaa !19
  %63 = load i32, ptr %5, align 4, !tbaa !4
  %64 = icmp eq i32 %63, 0
  %65 = select contract i1 %64, double -5.000000e-01, double %6
  %66 = fadd contract double %65, 1.500000e+00
  %67 = fadd contract double %65, 5.000000e-01
  %68 = add i32 %46, -1
  %69 = mul nsw i32 %47, %68
  %70 = add i32 %69, %35
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds double, ptr %49, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = fcmp contract ogt double %73, %58
  %75 = select contract i1 %74, double %73, double %58
  br label %85

76:                                               ; preds = %85, %36
  %77 = phi i64 [ %42, %36 ], [ %56, %85 ]
  %78 = phi double [ 0.000000e+00, %36 ], [ %127, %85 ]
  %79 = phi double [ 0.000000e+00, %36 ], [ %113, %85 ]
  %80 = getelementptr inbounds double, ptr %7, i64 %77
  store double %79, ptr %80, align 8, !tbaa !8
  %81 = getelementptr inbounds double, ptr %8, i64 %77
  store double %78, ptr %81, align 8, !tbaa !8
  %82 = getelementptr inbounds double, ptr %9, i64 %77
  store double 0.000000e+00, ptr %82, align 8, !tbaa !8
  %83 = getelementptr inbounds double, ptr %10, i64 %77
  store double 0.000000e+00, ptr %83, align 8, !tbaa !8
  %84 = getelementptr inbounds double, ptr %11, i64 %77
  store double 0.000000e+00, ptr %84, align 8, !tbaa !8
  br label %130

85:                                               ; preds = %85, %43
  %86 = phi double [ 0.000000e+00, %43 ], [ %113, %85 ]
  %87 = phi i32 [ 0, %43 ], [ %128, %85 ]
  %88 = phi double [ 0.000000e+00, %43 ], [ %127, %85 ]
  %89 = add nsw i32 %87, %34
  %90 = mul nsw i32 %89, %45
  %91 = add i32 %90, %46
  %92 = mul nsw i32 %91, %47
  %93 = add i32 %92, %35
  %94 = zext nneg i32 %87 to i64
  %95 = getelementptr double, ptr %62, i64 %94
  %96 = getelementptr i8, ptr %95, i64 8
  %97 = load double, ptr %96, align 8, !tbaa !8
  %98 = load double, ptr %95, align 8, !tbaa !8
  %99 = fcmp contract ogt double %98, %60
  %100 = select contract i1 %99, double %98, double %60
  %101 = fsub contract double %97, %100
  %102 = fcmp contract ogt double %101, 0.000000e+00
  %103 = select contract i1 %102, double %101, double 0.000000e+00
  %104 = sext i32 %93 to i64
  %105 = getelementptr inbounds double, ptr %1, i64 %104
  %106 = load double, ptr %105, align 8, !tbaa !8
  %107 = getelementptr inbounds double, ptr %2, i64 %104
  %108 = load double, ptr %107, align 8, !tbaa !8
  %109 = fmul contract double %66, %106
  %110 = fmul contract double %67, %108
  %111 = fsub contract double %109, %110
  %112 = fmul contract double %111, %103
  %113 = fadd contract double %86, %112
  %114 = fcmp contract ogt double %98, %75
  %115 = select contract i1 %114, double %98, double %75
  %116 = fsub contract double %97, %115
  %117 = fcmp contract ogt double %116, 0.000000e+00
  %118 = select contract i1 %117, double %116, double 0.000000e+00
  %119 = getelementptr inbounds double, ptr %3, i64 %104
  %120 = load double, ptr %119, align 8, !tbaa !8
  %121 = getelementptr inbounds double, ptr %4, i64 %104
  %122 = load double, ptr %121, align 8, !tbaa !8
  %123 = fmul contract double %66, %120
  %124 = fmul contract double %67, %122
  %125 = fsub contract double %123, %124
  %126 = fmul contract double %118, %125
  %127 = fadd contract double %88, %126
  %128 = add nuw nsw i32 %87, 1
  %129 = icmp eq i32 %128, %31
  br i1 %129, label %76, label %85, !llvm.loop !53

130:                                              ; preds = %12, %76
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
  br i1 %24, label %25, label %156

25:                                               ; preds = %12
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %27 = load i32, ptr %26, align 4, !tbaa !28
  %28 = icmp slt i32 %22, %27
  br i1 %28, label %29, label %156

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %31 = load i32, ptr %30, align 4, !tbaa !18
  %32 = add i32 %31, %22
  %33 = shl nsw i32 %31, 1
  %34 = add nsw i32 %33, %23
  %35 = mul nsw i32 %34, %32
  %36 = add i32 %31, %17
  %37 = add i32 %35, %36
  %38 = icmp sgt i32 %17, 0
  br i1 %38, label %39, label %43

39:                                               ; preds = %29
  %40 = sext i32 %37 to i64
  %41 = getelementptr double, ptr %1, i64 %40
  %42 = getelementptr i8, ptr %41, i64 -8
  br label %49

43:                                               ; preds = %29
  %44 = add nsw i32 %23, -1
  %45 = add i32 %44, %31
  %46 = add i32 %45, %35
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %1, i64 %47
  br label %49

49:                                               ; preds = %43, %39
  %50 = phi ptr [ %42, %39 ], [ %48, %43 ]
  %51 = load double, ptr %50, align 8, !tbaa !8
  %52 = icmp eq i32 %22, 0
  br i1 %52, label %55, label %53

53:                                               ; preds = %49
  %54 = sub nsw i32 %37, %34
  br label %60

55:                                               ; preds = %49
  %56 = add nsw i32 %27, -1
  %57 = add nsw i32 %56, %31
  %58 = mul nsw i32 %34, %57
  %59 = add i32 %58, %36
  br label %60

60:                                               ; preds = %55, %53
  %61 = phi i32 [ %54, %53 ], [ %59, %55 ]
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds double, ptr %1, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %66 = load ptr, ptr %65, align 8, !tbaa !26
  %67 = add i32 %35, -1
  %68 = add i32 %67, %36
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds double, ptr %66, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !8
  %72 = sext i32 %37 to i64
  %73 = getelementptr inbounds double, ptr %66, i64 %72
  %74 = load double, ptr %73, align 8, !tbaa !8
  %75 = fcmp contract ogt double %71, %74
  %76 = select contract i1 %75, double %71, double %74
  %77 = fneg contract double %76
  %78 = fcmp contract ogt double %77, 0.000000e+00
  %79 = select contract i1 %78, double %77, double 0.000000e+00
  %80 = add i32 %32, -1
  %81 = mul nsw i32 %34, %80
  %82 = add i32 %81, %36
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds double, ptr %66, i64 %83
  %85 = load double, ptr %84, align 8, !tbaa !8
  %86 = fcmp contract ogt double %85, %74
  %87 = select contract i1 %86, double %85, double %74
  %88 = fneg contract double %87
  %89 = fcmp contract ogt double %88, 0.000000e+00
  %90 = select contract i1 %89, double %88, double 0.000000e+00
  %91 = getelementptr inbounds double, ptr %2, i64 %72
  %92 = load double, ptr %91, align 8, !tbaa !8
  %93 = getelementptr inbounds double, ptr %4, i64 %72
  %94 = load double, ptr %93, align 8, !tbaa !8
  %95 = fmul contract double %79, 0x40239D013A92A305
  %96 = getelementptr inbounds double, ptr %1, i64 %72
  %97 = load double, ptr %96, align 8, !tbaa !8
  %98 = fsub contract double %97, %51
  %99 = fmul contract double %95, %98
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %101 = load ptr, ptr %100, align 8, !tbaa !30
  %102 = sext i32 %32 to i64
  %103 = getelementptr inbounds double, ptr %101, i64 %102
  %104 = load double, ptr %103, align 8, !tbaa !8
  %105 = fdiv contract double %99, %104
  %106 = fsub contract double %94, %105
  %107 = fmul contract double %11, %106
  %108 = fadd contract double %92, %107
  %109 = getelementptr inbounds double, ptr %3, i64 %72
  %110 = load double, ptr %109, align 8, !tbaa !8
  %111 = getelementptr inbounds double, ptr %5, i64 %72
  %112 = load double, ptr %111, align 8, !tbaa !8
  %113 = fmul contract double %90, 0x40239D013A92A305
  %114 = fsub contract double %97, %64
  %115 = fmul contract double %114, %113
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %117 = load ptr, ptr %116, align 8, !tbaa !29
  %118 = getelementptr inbounds double, ptr %117, i64 %102
  %119 = load double, ptr %118, align 8, !tbaa !8
  %120 = fdiv contract double %115, %119
  %121 = fsub contract double %112, %120
  %122 = fmul contract double %11, %121
  %123 = fadd contract double %110, %122
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %125 = load i32, ptr %124, align 8, !tbaa !37
  %126 = or i32 %125, %17
  %127 = icmp eq i32 %126, 0
  %128 = fcmp contract ole double %79, 0.000000e+00
  %129 = or i1 %128, %127
  %130 = select i1 %129, double 0.000000e+00, double %108
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %132 = load i32, ptr %131, align 4, !tbaa !38
  %133 = or i32 %132, %22
  %134 = icmp eq i32 %133, 0
  %135 = fcmp contract ole double %90, 0.000000e+00
  %136 = or i1 %135, %134
  %137 = select i1 %136, double 0.000000e+00, double %123
  store double %130, ptr %91, align 8, !tbaa !8
  store double %137, ptr %109, align 8, !tbaa !8
  %138 = sext i32 %10 to i64
  %139 = getelementptr inbounds double, ptr %9, i64 %138
  %140 = load double, ptr %139, align 8, !tbaa !8
  %141 = load double, ptr %96, align 8, !tbaa !8
  %142 = fmul contract double %140, %141
  %143 = getelementptr inbounds double, ptr %6, i64 %72
  %144 = load double, ptr %143, align 8, !tbaa !8
  %145 = fadd contract double %144, %142
  store double %145, ptr %143, align 8, !tbaa !8
  %146 = load double, ptr %139, align 8, !tbaa !8
  %147 = fmul contract double %130, %146
  %148 = getelementptr inbounds double, ptr %7, i64 %72
  %149 = load double, ptr %148, align 8, !tbaa !8
  %150 = fadd contract double %149, %147
  store double %150, ptr %148, align 8, !tbaa !8
  %151 = load double, ptr %139, align 8, !tbaa !8
  %152 = fmul contract double %137, %151
  %153 = getelementptr inbounds double, ptr %8, i64 %72
  %154 = load double, ptr %153, align 8, !tbaa !8
  %155 = fadd contract double %154, %152
  store double %155, ptr %153, align 8, !tbaa !8
  br label %156

156:                                              ; preds = %12, %25, %60
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
  br i1 %47, label %48, label %52

48:                                               ; preds = %26
  %49 = add nsw i32 %30, %23
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %51 = load ptr, ptr %50, align 8, !tbaa !19
  br label %58

52:                                               ; preds = %58, %26
  %53 = phi double [ 0.000000e+00, %26 ], [ %85, %58 ]
  %54 = phi double [ 0.000000e+00, %26 ], [ %84, %58 ]
  %55 = phi double [ 0.000000e+00, %26 ], [ %83, %58 ]
  %56 = phi double [ 0.000000e+00, %26 ], [ %79, %58 ]
  %57 = fcmp contract ogt double %54, 0.000000e+00
  br i1 %57, label %88, label %92

58:                                               ; preds = %58, %48
  %59 = phi double [ 0.000000e+00, %48 ], [ %79, %58 ]
  %60 = phi double [ 0.000000e+00, %48 ], [ %83, %58 ]
  %61 = phi double [ 0.000000e+00, %48 ], [ %84, %58 ]
  %62 = phi double [ 0.000000e+00, %48 ], [ %85, %58 ]
  %63 = phi i32 [ 0, %48 ], [ %86, %58 ]
  %64 = add nsw i32 %63, %28
  %65 = mul nsw i32 %64, %49
  %66 = add i32 %65, %29
  %67 = mul nsw i32 %66, %31
  %68 = add i32 %67, %33
  %69 = zext nneg i32 %63 to i64
  %70 = getelementptr double, ptr %51, i64 %69
  %71 = getelementptr i8, ptr %70, i64 8
  %72 = load double, ptr %71, align 8, !tbaa !8
  %73 = load double, ptr %70, align 8, !tbaa !8
  %74 = fsub contract double %72, %73
  %75 = sext i32 %68 to i64
  %76 = getelementptr inbounds double, ptr %7, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !8
  %78 = fmul contract double %74, %77
  %79 = fadd contract double %59, %78
  %80 = getelementptr inbounds double, ptr %8, i64 %75
  %81 = load double, ptr %80, align 8, !tbaa !8
  %82 = fmul contract double %74, %81
  %83 = fadd contract double %60, %82
  %84 = fadd contract double %61, %74
  %85 = fadd contract double %62, %74
  %86 = add nuw nsw i32 %63, 1
  %87 = icmp eq i32 %86, %46
  br i1 %87, label %52, label %58, !llvm.loop !54

88:                                               ; preds = %52
  %89 = load double, ptr %39, align 8, !tbaa !8
  %90 = fsub contract double %89, %56
  %91 = fdiv contract double %90, %54
  br label %92

92:                                               ; preds = %88, %52
  %93 = phi contract double [ %91, %88 ], [ 0.000000e+00, %52 ]
  %94 = fcmp contract ogt double %53, 0.000000e+00
  %95 = fsub contract double %43, %55
  %96 = fdiv contract double %95, %53
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
  br i1 %25, label %26, label %185

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
  br i1 %47, label %48, label %70

48:                                               ; preds = %26
  %49 = add nsw i32 %30, %23
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %51 = load ptr, ptr %50, align 8, !tbaa !26
  %52 = add i32 %34, -1
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds double, ptr %51, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !8
  %56 = getelementptr inbounds double, ptr %51, i64 %35
  %57 = load double, ptr %56, align 8, !tbaa !8
  %58 = fcmp contract ogt double %55, %57
  %59 = select contract i1 %58, double %55, double %57
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %61 = load ptr, ptr %60, align 8, !tbaa !19
  %62 = add i32 %29, -1
  %63 = mul nsw i32 %31, %62
  %64 = add i32 %63, %33
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds double, ptr %51, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !8
  %68 = fcmp contract ogt double %67, %57
  %69 = select contract i1 %68, double %67, double %57
  br label %76

70:                                               ; preds = %76, %26
  %71 = phi double [ 0.000000e+00, %26 ], [ %112, %76 ]
  %72 = phi double [ 0.000000e+00, %26 ], [ %111, %76 ]
  %73 = phi double [ 0.000000e+00, %26 ], [ %110, %76 ]
  %74 = phi double [ 0.000000e+00, %26 ], [ %106, %76 ]
  %75 = fcmp contract ogt double %72, 0.000000e+00
  br i1 %75, label %115, label %119

76:                                               ; preds = %76, %48
  %77 = phi double [ 0.000000e+00, %48 ], [ %106, %76 ]
  %78 = phi double [ 0.000000e+00, %48 ], [ %110, %76 ]
  %79 = phi double [ 0.000000e+00, %48 ], [ %111, %76 ]
  %80 = phi double [ 0.000000e+00, %48 ], [ %112, %76 ]
  %81 = phi i32 [ 0, %48 ], [ %113, %76 ]
  %82 = add nsw i32 %81, %28
  %83 = mul nsw i32 %82, %49
  %84 = add i32 %83, %29
  %85 = mul nsw i32 %84, %31
  %86 = add i32 %85, %33
  %87 = zext nneg i32 %81 to i64
  %88 = getelementptr double, ptr %61, i64 %87
  %89 = getelementptr i8, ptr %88, i64 8
  %90 = load double, ptr %89, align 8, !tbaa !8
  %91 = load double, ptr %88, align 8, !tbaa !8
  %92 = fcmp contract ogt double %91, %59
  %93 = select contract i1 %92, double %91, double %59
  %94 = fsub contract double %90, %93
  %95 = fcmp contract ogt double %94, 0.000000e+00
  %96 = select contract i1 %95, double %94, double 0.000000e+00
  %97 = fcmp contract ogt double %91, %69
  %98 = select contract i1 %97, double %91, double %69
  %99 = fsub contract double %90, %98
  %100 = fcmp contract ogt double %99, 0.000000e+00
  %101 = select contract i1 %100, double %99, double 0.000000e+00
  %102 = sext i32 %86 to i64
  %103 = getelementptr inbounds double, ptr %7, i64 %102
  %104 = load double, ptr %103, align 8, !tbaa !8
  %105 = fmul contract double %104, %96
  %106 = fadd contract double %77, %105
  %107 = getelementptr inbounds double, ptr %8, i64 %102
  %108 = load double, ptr %107, align 8, !tbaa !8
  %109 = fmul contract double %108, %101
  %110 = fadd contract double %78, %109
  %111 = fadd contract double %79, %96
  %112 = fadd contract double %80, %101
  %113 = add nuw nsw i32 %81, 1
  %114 = icmp eq i32 %113, %46
  br i1 %114, label %70, label %76, !llvm.loop !56

115:                                              ; preds = %70
  %116 = load double, ptr %39, align 8, !tbaa !8
  %117 = fsub contract double %116, %74
  %118 = fdiv contract double %117, %72
  br label %119

119:                                              ; preds = %115, %70
  %120 = phi contract double [ %118, %115 ], [ 0.000000e+00, %70 ]
  %121 = fcmp contract ogt double %71, 0.000000e+00
  %122 = fsub contract double %43, %73
  %123 = fdiv contract double %122, %71
  %124 = select contract i1 %121, double %123, double 0.000000e+00
  br i1 %47, label %125, label %185

125:                                              ; preds = %119
  %126 = add nsw i32 %30, %23
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %128 = load ptr, ptr %127, align 8, !tbaa !26
  %129 = add i32 %34, -1
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds double, ptr %128, i64 %130
  %132 = getelementptr inbounds double, ptr %128, i64 %35
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %134 = load ptr, ptr %133, align 8, !tbaa !19
  %135 = add i32 %29, -1
  %136 = mul nsw i32 %31, %135
  %137 = add i32 %136, %33
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds double, ptr %128, i64 %138
  br label %140

140:                                              ; preds = %182, %125
  %141 = phi i32 [ 0, %125 ], [ %183, %182 ]
  %142 = add nsw i32 %141, %28
  %143 = mul nsw i32 %142, %126
  %144 = add i32 %143, %29
  %145 = mul nsw i32 %144, %31
  %146 = add i32 %145, %33
  %147 = load double, ptr %131, align 8, !tbaa !8
  %148 = load double, ptr %132, align 8, !tbaa !8
  %149 = fcmp contract ogt double %147, %148
  %150 = select contract i1 %149, double %147, double %148
  %151 = zext nneg i32 %141 to i64
  %152 = getelementptr double, ptr %134, i64 %151
  %153 = getelementptr i8, ptr %152, i64 8
  %154 = load double, ptr %153, align 8, !tbaa !8
  %155 = load double, ptr %152, align 8, !tbaa !8
  %156 = fcmp contract ogt double %155, %150
  %157 = select contract i1 %156, double %155, double %150
  %158 = fcmp contract ogt double %154, %157
  br i1 %158, label %159, label %167

159:                                              ; preds = %140
  %160 = sext i32 %146 to i64
  %161 = getelementptr inbounds double, ptr %7, i64 %160
  %162 = load double, ptr %161, align 8, !tbaa !8
  %163 = fadd contract double %120, %162
  store double %163, ptr %161, align 8, !tbaa !8
  %164 = load double, ptr %132, align 8, !tbaa !8
  %165 = load double, ptr %153, align 8, !tbaa !8
  %166 = load double, ptr %152, align 8, !tbaa !8
  br label %167

167:                                              ; preds = %159, %140
  %168 = phi double [ %166, %159 ], [ %155, %140 ]
  %169 = phi double [ %165, %159 ], [ %154, %140 ]
  %170 = phi double [ %164, %159 ], [ %148, %140 ]
  %171 = load double, ptr %139, align 8, !tbaa !8
  %172 = fcmp contract ogt double %171, %170
  %173 = select contract i1 %172, double %171, double %170
  %174 = fcmp contract ogt double %168, %173
  %175 = select contract i1 %174, double %168, double %173
  %176 = fcmp contract ogt double %169, %175
  br i1 %176, label %177, label %182

177:                                              ; preds = %167
  %178 = sext i32 %146 to i64
  %179 = getelementptr inbounds double, ptr %8, i64 %178
  %180 = load double, ptr %179, align 8, !tbaa !8
  %181 = fadd contract double %124, %180
  store double %181, ptr %179, align 8, !tbaa !8
  br label %182

182:                                              ; preds = %177, %167
  %183 = add nuw nsw i32 %141, 1
  %184 = icmp eq i32 %183, %46
  br i1 %184, label %185, label %140, !llvm.loop !57

185:                                              ; preds = %182, %9, %119
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
  br i1 %17, label %18, label %105

18:                                               ; preds = %4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %20 = load i32, ptr %19, align 4, !tbaa !28
  %21 = icmp slt i32 %14, %20
  br i1 %21, label %22, label %105

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %24 = load i32, ptr %23, align 4, !tbaa !18
  %25 = add i32 %24, %14
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
  %37 = icmp sgt i32 %9, 0
  br i1 %37, label %38, label %42

38:                                               ; preds = %22
  %39 = sext i32 %30 to i64
  %40 = getelementptr double, ptr %1, i64 %39
  %41 = getelementptr i8, ptr %40, i64 -8
  br label %48

42:                                               ; preds = %22
  %43 = add nsw i32 %16, -1
  %44 = add i32 %43, %24
  %45 = add i32 %44, %28
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr %1, i64 %46
  br label %48

48:                                               ; preds = %42, %38
  %49 = phi ptr [ %41, %38 ], [ %47, %42 ]
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = icmp eq i32 %14, 0
  br i1 %51, label %54, label %52

52:                                               ; preds = %48
  %53 = sub nsw i32 %30, %27
  br label %59

54:                                               ; preds = %48
  %55 = add nsw i32 %20, -1
  %56 = add nsw i32 %55, %24
  %57 = mul nsw i32 %27, %56
  %58 = add i32 %57, %29
  br label %59

59:                                               ; preds = %54, %52
  %60 = phi i32 [ %53, %52 ], [ %58, %54 ]
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds double, ptr %1, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %65 = load i32, ptr %64, align 8, !tbaa !37
  %66 = or i32 %65, %9
  %67 = icmp eq i32 %66, 0
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %69 = load i32, ptr %68, align 4, !tbaa !38
  %70 = or i32 %69, %14
  %71 = icmp eq i32 %70, 0
  br i1 %67, label %88, label %72

72:                                               ; preds = %59
  %73 = sext i32 %30 to i64
  %74 = getelementptr inbounds double, ptr %1, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !8
  %76 = fsub contract double %75, %50
  %77 = fmul contract double %76, 0x40239D013A92A305
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %79 = load ptr, ptr %78, align 8, !tbaa !30
  %80 = sext i32 %25 to i64
  %81 = getelementptr inbounds double, ptr %79, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !8
  %83 = fdiv contract double %77, %82
  %84 = sext i32 %36 to i64
  %85 = getelementptr inbounds double, ptr %2, i64 %84
  %86 = load double, ptr %85, align 8, !tbaa !8
  %87 = fsub contract double %86, %83
  store double %87, ptr %85, align 8, !tbaa !8
  br label %88

88:                                               ; preds = %72, %59
  br i1 %71, label %105, label %89

89:                                               ; preds = %88
  %90 = sext i32 %30 to i64
  %91 = getelementptr inbounds double, ptr %1, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !8
  %93 = fsub contract double %92, %63
  %94 = fmul contract double %93, 0x40239D013A92A305
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %96 = load ptr, ptr %95, align 8, !tbaa !29
  %97 = sext i32 %25 to i64
  %98 = getelementptr inbounds double, ptr %96, i64 %97
  %99 = load double, ptr %98, align 8, !tbaa !8
  %100 = fdiv contract double %94, %99
  %101 = sext i32 %36 to i64
  %102 = getelementptr inbounds double, ptr %3, i64 %101
  %103 = load double, ptr %102, align 8, !tbaa !8
  %104 = fsub contract double %103, %100
  store double %104, ptr %102, align 8, !tbaa !8
  br label %105

105:                                              ; preds = %4, %18, %88, %89
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
  br i1 %17, label %18, label %150

18:                                               ; preds = %4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %20 = load i32, ptr %19, align 4, !tbaa !28
  %21 = icmp slt i32 %14, %20
  br i1 %21, label %22, label %150

22:                                               ; preds = %18
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %24 = load i32, ptr %23, align 4, !tbaa !18
  %25 = add i32 %24, %14
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
  %37 = icmp sgt i32 %9, 0
  br i1 %37, label %38, label %42

38:                                               ; preds = %22
  %39 = sext i32 %30 to i64
  %40 = getelementptr double, ptr %1, i64 %39
  %41 = getelementptr i8, ptr %40, i64 -8
  br label %48

42:                                               ; preds = %22
  %43 = add nsw i32 %16, -1
  %44 = add i32 %43, %24
  %45 = add i32 %44, %28
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr %1, i64 %46
  br label %48

48:                                               ; preds = %42, %38
  %49 = phi ptr [ %41, %38 ], [ %47, %42 ]
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = icmp eq i32 %14, 0
  br i1 %51, label %54, label %52

52:                                               ; preds = %48
  %53 = sub nsw i32 %30, %27
  br label %59

54:                                               ; preds = %48
  %55 = add nsw i32 %20, -1
  %56 = add nsw i32 %55, %24
  %57 = mul nsw i32 %27, %56
  %58 = add i32 %57, %29
  br label %59

59:                                               ; preds = %54, %52
  %60 = phi i32 [ %53, %52 ], [ %58, %54 ]
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds double, ptr %1, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %65 = load i32, ptr %64, align 8, !tbaa !37
  %66 = or i32 %65, %9
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %88, label %68

68:                                               ; preds = %59
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %70 = load ptr, ptr %69, align 8, !tbaa !26
  %71 = add i32 %28, -1
  %72 = add i32 %71, %29
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds double, ptr %70, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !8
  %76 = sext i32 %30 to i64
  %77 = getelementptr inbounds double, ptr %70, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !8
  %79 = fcmp contract ogt double %75, %78
  %80 = select contract i1 %79, double %75, double %78
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %82 = load ptr, ptr %81, align 8, !tbaa !19
  %83 = zext nneg i32 %15 to i64
  %84 = getelementptr double, ptr %82, i64 %83
  %85 = getelementptr i8, ptr %84, i64 8
  %86 = load double, ptr %85, align 8, !tbaa !8
  %87 = fcmp contract oge double %80, %86
  br label %88

88:                                               ; preds = %68, %59
  %89 = phi i1 [ true, %59 ], [ %87, %68 ]
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %91 = load i32, ptr %90, align 4, !tbaa !38
  %92 = or i32 %91, %14
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %115, label %94

94:                                               ; preds = %88
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %96 = load ptr, ptr %95, align 8, !tbaa !26
  %97 = add i32 %25, -1
  %98 = mul nsw i32 %27, %97
  %99 = add i32 %98, %29
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds double, ptr %96, i64 %100
  %102 = load double, ptr %101, align 8, !tbaa !8
  %103 = sext i32 %30 to i64
  %104 = getelementptr inbounds double, ptr %96, i64 %103
  %105 = load double, ptr %104, align 8, !tbaa !8
  %106 = fcmp contract ogt double %102, %105
  %107 = select contract i1 %106, double %102, double %105
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %109 = load ptr, ptr %108, align 8, !tbaa !19
  %110 = zext nneg i32 %15 to i64
  %111 = getelementptr double, ptr %109, i64 %110
  %112 = getelementptr i8, ptr %111, i64 8
  %113 = load double, ptr %112, align 8, !tbaa !8
  %114 = fcmp contract oge double %107, %113
  br label %115

115:                                              ; preds = %94, %88
  %116 = phi i1 [ true, %88 ], [ %114, %94 ]
  br i1 %89, label %133, label %117

117:                                              ; preds = %115
  %118 = sext i32 %30 to i64
  %119 = getelementptr inbounds double, ptr %1, i64 %118
  %120 = load double, ptr %119, align 8, !tbaa !8
  %121 = fsub contract double %120, %50
  %122 = fmul contract double %121, 0x40239D013A92A305
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %124 = load ptr, ptr %123, align 8, !tbaa !30
  %125 = sext i32 %25 to i64
  %126 = getelementptr inbounds double, ptr %124, i64 %125
  %127 = load double, ptr %126, align 8, !tbaa !8
  %128 = fdiv contract double %122, %127
  %129 = sext i32 %36 to i64
  %130 = getelementptr inbounds double, ptr %2, i64 %129
  %131 = load double, ptr %130, align 8, !tbaa !8
  %132 = fsub contract double %131, %128
  store double %132, ptr %130, align 8, !tbaa !8
  br label %133

133:                                              ; preds = %117, %115
  br i1 %116, label %150, label %134

134:                                              ; preds = %133
  %135 = sext i32 %30 to i64
  %136 = getelementptr inbounds double, ptr %1, i64 %135
  %137 = load double, ptr %136, align 8, !tbaa !8
  %138 = fsub contract double %137, %63
  %139 = fmul contract double %138, 0x40239D013A92A305
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %141 = load ptr, ptr %140, align 8, !tbaa !29
  %142 = sext i32 %25 to i64
  %143 = getelementptr inbounds double, ptr %141, i64 %142
  %144 = load double, ptr %143, align 8, !tbaa !8
  %145 = fdiv contract double %139, %144
  %146 = sext i32 %36 to i64
  %147 = getelementptr inbounds double, ptr %3, i64 %146
  %148 = load double, ptr %147, align 8, !tbaa !8
  %149 = fsub contract double %148, %145
  store double %149, ptr %147, align 8, !tbaa !8
  br label %150

150:                                              ; preds = %4, %18, %133, %134
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
  br label %41

33:                                               ; preds = %22
  %34 = shl nsw i32 %27, 1
  %35 = add nsw i32 %34, %19
  %36 = add i32 %27, %15
  %37 = add nsw i32 %34, %16
  %38 = add i32 %27, %10
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %40 = load ptr, ptr %39, align 8, !tbaa !19
  br label %52

41:                                               ; preds = %52, %28
  %42 = phi i32 [ %32, %28 ], [ %38, %52 ]
  %43 = phi i32 [ %31, %28 ], [ %37, %52 ]
  %44 = phi i32 [ %29, %28 ], [ %36, %52 ]
  %45 = phi double [ 0.000000e+00, %28 ], [ %71, %52 ]
  %46 = phi double [ 0.000000e+00, %28 ], [ %75, %52 ]
  %47 = mul nsw i32 %44, %43
  %48 = add i32 %47, %42
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds double, ptr %3, i64 %49
  store double %45, ptr %50, align 8, !tbaa !8
  %51 = getelementptr inbounds double, ptr %4, i64 %49
  store double %46, ptr %51, align 8, !tbaa !8
  br label %78

52:                                               ; preds = %52, %33
  %53 = phi i32 [ 0, %33 ], [ %76, %52 ]
  %54 = phi double [ 0.000000e+00, %33 ], [ %75, %52 ]
  %55 = phi double [ 0.000000e+00, %33 ], [ %71, %52 ]
  %56 = add nsw i32 %53, %27
  %57 = mul nsw i32 %56, %35
  %58 = add i32 %57, %36
  %59 = mul nsw i32 %58, %37
  %60 = add i32 %59, %38
  %61 = zext nneg i32 %53 to i64
  %62 = getelementptr double, ptr %40, i64 %61
  %63 = getelementptr i8, ptr %62, i64 8
  %64 = load double, ptr %63, align 8, !tbaa !8
  %65 = load double, ptr %62, align 8, !tbaa !8
  %66 = fsub contract double %64, %65
  %67 = sext i32 %60 to i64
  %68 = getelementptr inbounds double, ptr %1, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !8
  %70 = fmul contract double %66, %69
  %71 = fadd contract double %55, %70
  %72 = getelementptr inbounds double, ptr %2, i64 %67
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = fmul contract double %66, %73
  %75 = fadd contract double %54, %74
  %76 = add nuw nsw i32 %53, 1
  %77 = icmp eq i32 %76, %24
  br i1 %77, label %41, label %52, !llvm.loop !58

78:                                               ; preds = %5, %41
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
  br i1 %21, label %22, label %105

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
  br label %64

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
  %49 = sext i32 %44 to i64
  %50 = getelementptr inbounds double, ptr %42, i64 %49
  %51 = load double, ptr %50, align 8, !tbaa !8
  %52 = fcmp contract ogt double %48, %51
  %53 = select contract i1 %52, double %48, double %51
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !19
  %56 = add i32 %39, -1
  %57 = mul nsw i32 %40, %56
  %58 = add i32 %57, %28
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr %42, i64 %59
  %61 = load double, ptr %60, align 8, !tbaa !8
  %62 = fcmp contract ogt double %61, %51
  %63 = select contract i1 %62, double %61, double %51
  br label %70

64:                                               ; preds = %70, %29
  %65 = phi i64 [ %35, %29 ], [ %49, %70 ]
  %66 = phi double [ 0.000000e+00, %29 ], [ %93, %70 ]
  %67 = phi double [ 0.000000e+00, %29 ], [ %102, %70 ]
  %68 = getelementptr inbounds double, ptr %3, i64 %65
  store double %66, ptr %68, align 8, !tbaa !8
  %69 = getelementptr inbounds double, ptr %4, i64 %65
  store double %67, ptr %69, align 8, !tbaa !8
  br label %105

70:                                               ; preds = %70, %36
  %71 = phi i32 [ 0, %36 ], [ %103, %70 ]
  %72 = phi double [ 0.000000e+00, %36 ], [ %102, %70 ]
  %73 = phi double [ 0.000000e+00, %36 ], [ %93, %70 ]
  %74 = add nsw i32 %71, %27
  %75 = mul nsw i32 %74, %38
  %76 = add i32 %75, %39
  %77 = mul nsw i32 %76, %40
  %78 = add i32 %77, %28
  %79 = zext nneg i32 %71 to i64
  %80 = getelementptr double, ptr %55, i64 %79
  %81 = getelementptr i8, ptr %80, i64 8
  %82 = load double, ptr %81, align 8, !tbaa !8
  %83 = load double, ptr %80, align 8, !tbaa !8
  %84 = fcmp contract ogt double %83, %53
  %85 = select contract i1 %84, double %83, double %53
  %86 = fsub contract double %82, %85
  %87 = fcmp contract ogt double %86, 0.000000e+00
  %88 = select contract i1 %87, double %86, double 0.000000e+00
  %89 = sext i32 %78 to i64
  %90 = getelementptr inbounds double, ptr %1, i64 %89
  %91 = load double, ptr %90, align 8, !tbaa !8
  %92 = fmul contract double %91, %88
  %93 = fadd contract double %73, %92
  %94 = fcmp contract ogt double %83, %63
  %95 = select contract i1 %94, double %83, double %63
  %96 = fsub contract double %82, %95
  %97 = fcmp contract ogt double %96, 0.000000e+00
  %98 = select contract i1 %97, double %96, double 0.000000e+00
  %99 = getelementptr inbounds double, ptr %2, i64 %89
  %100 = load double, ptr %99, align 8, !tbaa !8
  %101 = fmul contract double %100, %98
  %102 = fadd contract double %72, %101
  %103 = add nuw nsw i32 %71, 1
  %104 = icmp eq i32 %103, %24
  br i1 %104, label %64, label %70, !llvm.loop !59

105:                                              ; preds = %5, %64
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
  br label %54

46:                                               ; preds = %35
  %47 = shl nsw i32 %40, 1
  %48 = add nsw i32 %47, %32
  %49 = add i32 %40, %28
  %50 = add nsw i32 %47, %29
  %51 = add i32 %40, %23
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %53 = load ptr, ptr %52, align 8, !tbaa !19
  br label %81

54:                                               ; preds = %81, %41
  %55 = phi i32 [ %45, %41 ], [ %51, %81 ]
  %56 = phi i32 [ %44, %41 ], [ %50, %81 ]
  %57 = phi i32 [ %42, %41 ], [ %49, %81 ]
  %58 = phi double [ 0.000000e+00, %41 ], [ %104, %81 ]
  %59 = phi double [ 0.000000e+00, %41 ], [ %100, %81 ]
  %60 = mul nsw i32 %57, %56
  %61 = add i32 %60, %55
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds double, ptr %9, i64 %62
  store double %59, ptr %63, align 8, !tbaa !8
  %64 = getelementptr inbounds double, ptr %10, i64 %62
  store double %58, ptr %64, align 8, !tbaa !8
  %65 = getelementptr inbounds double, ptr %3, i64 %62
  %66 = load double, ptr %65, align 8, !tbaa !8
  %67 = getelementptr inbounds double, ptr %6, i64 %62
  store double %66, ptr %67, align 8, !tbaa !8
  %68 = getelementptr inbounds double, ptr %4, i64 %62
  %69 = load double, ptr %68, align 8, !tbaa !8
  %70 = getelementptr inbounds double, ptr %7, i64 %62
  store double %69, ptr %70, align 8, !tbaa !8
  %71 = getelementptr inbounds double, ptr %5, i64 %62
  %72 = load double, ptr %71, align 8, !tbaa !8
  %73 = getelementptr inbounds double, ptr %8, i64 %62
  store double %72, ptr %73, align 8, !tbaa !8
  %74 = getelementptr inbounds double, ptr %11, i64 %62
  store double 0.000000e+00, ptr %74, align 8, !tbaa !8
  %75 = getelementptr inbounds double, ptr %12, i64 %62
  store double 0.000000e+00, ptr %75, align 8, !tbaa !8
  %76 = getelementptr inbounds double, ptr %13, i64 %62
  store double 0.000000e+00, ptr %76, align 8, !tbaa !8
  %77 = getelementptr inbounds double, ptr %14, i64 %62
  store double 0.000000e+00, ptr %77, align 8, !tbaa !8
  %78 = getelementptr inbounds double, ptr %15, i64 %62
  store double 0.000000e+00, ptr %78, align 8, !tbaa !8
  %79 = getelementptr inbounds double, ptr %16, i64 %62
  store double 0.000000e+00, ptr %79, align 8, !tbaa !8
  %80 = getelementptr inbounds double, ptr %17, i64 %62
  store double 0.000000e+00, ptr %80, align 8, !tbaa !8
  br label %107

81:                                               ; preds = %81, %46
  %82 = phi double [ 0.000000e+00, %46 ], [ %100, %81 ]
  %83 = phi i32 [ 0, %46 ], [ %105, %81 ]
  %84 = phi double [ 0.000000e+00, %46 ], [ %104, %81 ]
  %85 = add nsw i32 %83, %40
  %86 = mul nsw i32 %85, %48
  %87 = add i32 %86, %49
  %88 = mul nsw i32 %87, %50
  %89 = add i32 %88, %51
  %90 = zext nneg i32 %83 to i64
  %91 = getelementptr double, ptr %53, i64 %90
  %92 = getelementptr i8, ptr %91, i64 8
  %93 = load double, ptr %92, align 8, !tbaa !8
  %94 = load double, ptr %91, align 8, !tbaa !8
  %95 = fsub contract double %93, %94
  %96 = sext i32 %89 to i64
  %97 = getelementptr inbounds double, ptr %1, i64 %96
  %98 = load double, ptr %97, align 8, !tbaa !8
  %99 = fmul contract double %95, %98
  %100 = fadd contract double %82, %99
  %101 = getelementptr inbounds double, ptr %2, i64 %96
  %102 = load double, ptr %101, align 8, !tbaa !8
  %103 = fmul contract double %95, %102
  %104 = fadd contract double %84, %103
  %105 = add nuw nsw i32 %83, 1
  %106 = icmp eq i32 %105, %37
  br i1 %106, label %54, label %81, !llvm.loop !60

107:                                              ; preds = %18, %54
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
  br label %43

35:                                               ; preds = %24
  %36 = shl nsw i32 %29, 1
  %37 = add nsw i32 %36, %22
  %38 = add i32 %29, %17
  %39 = add nsw i32 %36, %18
  %40 = add i32 %29, %12
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %42 = load ptr, ptr %41, align 8, !tbaa !19
  br label %90

43:                                               ; preds = %90, %30
  %44 = phi i32 [ %34, %30 ], [ %40, %90 ]
  %45 = phi i32 [ %33, %30 ], [ %39, %90 ]
  %46 = phi i32 [ %32, %30 ], [ %36, %90 ]
  %47 = phi i32 [ %31, %30 ], [ %38, %90 ]
  %48 = phi double [ 0.000000e+00, %30 ], [ %117, %90 ]
  %49 = phi double [ 0.000000e+00, %30 ], [ %116, %90 ]
  %50 = phi double [ 0.000000e+00, %30 ], [ %115, %90 ]
  %51 = phi double [ 0.000000e+00, %30 ], [ %111, %90 ]
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %53 = load i32, ptr %52, align 8, !tbaa !37
  %54 = icmp ne i32 %53, 0
  %55 = icmp eq i32 %12, %18
  %56 = and i1 %55, %54
  %57 = select i1 %56, i32 0, i32 %12
  %58 = mul nsw i32 %47, %45
  %59 = add i32 %58, %29
  %60 = add i32 %59, %57
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds double, ptr %3, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %65 = load i32, ptr %64, align 4, !tbaa !38
  %66 = icmp ne i32 %65, 0
  %67 = icmp eq i32 %17, %22
  %68 = select i1 %66, i1 %67, i1 false
  %69 = select i1 %68, i32 0, i32 %17
  %70 = add nsw i32 %69, %29
  %71 = mul nsw i32 %70, %45
  %72 = add i32 %71, %44
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds double, ptr %4, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !8
  %76 = fcmp contract ogt double %49, 0.000000e+00
  %77 = fsub contract double %63, %51
  %78 = fdiv contract double %77, %49
  %79 = select contract i1 %76, double %78, double 0.000000e+00
  %80 = fcmp contract ogt double %48, 0.000000e+00
  %81 = fsub contract double %75, %50
  %82 = fdiv contract double %81, %48
  %83 = select contract i1 %80, double %82, double 0.000000e+00
  br i1 %27, label %84, label %174

84:                                               ; preds = %43
  %85 = add nsw i32 %46, %22
  %86 = and i32 %26, 1
  %87 = icmp eq i32 %26, 1
  br i1 %87, label %157, label %88

88:                                               ; preds = %84
  %89 = and i32 %26, 2147483646
  br label %120

90:                                               ; preds = %90, %35
  %91 = phi double [ 0.000000e+00, %35 ], [ %111, %90 ]
  %92 = phi double [ 0.000000e+00, %35 ], [ %115, %90 ]
  %93 = phi double [ 0.000000e+00, %35 ], [ %116, %90 ]
  %94 = phi double [ 0.000000e+00, %35 ], [ %117, %90 ]
  %95 = phi i32 [ 0, %35 ], [ %118, %90 ]
  %96 = add nsw i32 %95, %29
  %97 = mul nsw i32 %96, %37
  %98 = add i32 %97, %38
  %99 = mul nsw i32 %98, %39
  %100 = add i32 %99, %40
  %101 = zext nneg i32 %95 to i64
  %102 = getelementptr double, ptr %42, i64 %101
  %103 = getelementptr i8, ptr %102, i64 8
  %104 = load double, ptr %103, align 8, !tbaa !8
  %105 = load double, ptr %102, align 8, !tbaa !8
  %106 = fsub contract double %104, %105
  %107 = sext i32 %100 to i64
  %108 = getelementptr inbounds double, ptr %1, i64 %107
  %109 = load double, ptr %108, align 8, !tbaa !8
  %110 = fmul contract double %106, %109
  %111 = fadd contract double %91, %110
  %112 = getelementptr inbounds double, ptr %2, i64 %107
  %113 = load double, ptr %112, align 8, !tbaa !8
  %114 = fmul contract double %106, %113
  %115 = fadd contract double %92, %114
  %116 = fadd contract double %93, %106
  %117 = fadd contract double %94, %106
  %118 = add nuw nsw i32 %95, 1
  %119 = icmp eq i32 %118, %26
  br i1 %119, label %43, label %90, !llvm.loop !61

120:                                              ; preds = %120, %88
  %121 = phi i32 [ 0, %88 ], [ %152, %120 ]
  %122 = phi i32 [ 0, %88 ], [ %153, %120 ]
  %123 = add nsw i32 %121, %29
  %124 = mul nsw i32 %123, %85
  %125 = add i32 %124, %47
  %126 = mul nsw i32 %125, %45
  %127 = add i32 %126, %44
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds double, ptr %1, i64 %128
  %130 = load double, ptr %129, align 8, !tbaa !8
  %131 = fadd contract double %79, %130
  %132 = getelementptr inbounds double, ptr %5, i64 %128
  store double %131, ptr %132, align 8, !tbaa !8
  %133 = getelementptr inbounds double, ptr %2, i64 %128
  %134 = load double, ptr %133, align 8, !tbaa !8
  %135 = fadd contract double %83, %134
  %136 = getelementptr inbounds double, ptr %6, i64 %128
  store double %135, ptr %136, align 8, !tbaa !8
  %137 = or disjoint i32 %121, 1
  %138 = add nsw i32 %137, %29
  %139 = mul nsw i32 %138, %85
  %140 = add i32 %139, %47
  %141 = mul nsw i32 %140, %45
  %142 = add i32 %141, %44
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds double, ptr %1, i64 %143
  %145 = load double, ptr %144, align 8, !tbaa !8
  %146 = fadd contract double %79, %145
  %147 = getelementptr inbounds double, ptr %5, i64 %143
  store double %146, ptr %147, align 8, !tbaa !8
  %148 = getelementptr inbounds double, ptr %2, i64 %143
  %149 = load double, ptr %148, align 8, !tbaa !8
  %150 = fadd contract double %83, %149
  %151 = getelementptr inbounds double, ptr %6, i64 %143
  store double %150, ptr %151, align 8, !tbaa !8
  %152 = add nuw nsw i32 %121, 2
  %153 = add i32 %122, 2
  %154 = icmp eq i32 %153, %89
  br i1 %154, label %155, label %120, !llvm.loop !62

155:                                              ; preds = %120
  %156 = icmp eq i32 %86, 0
  br i1 %156, label %174, label %157

157:                                              ; preds = %155, %84
  %158 = phi i32 [ 0, %84 ], [ %152, %155 ]
  %159 = icmp ne i32 %86, 0
  tail call void @llvm.assume(i1 %159)
  %160 = add nsw i32 %158, %29
  %161 = mul nsw i32 %160, %85
  %162 = add i32 %161, %47
  %163 = mul nsw i32 %162, %45
  %164 = add i32 %163, %44
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds double, ptr %1, i64 %165
  %167 = load double, ptr %166, align 8, !tbaa !8
  %168 = fadd contract double %79, %167
  %169 = getelementptr inbounds double, ptr %5, i64 %165
  store double %168, ptr %169, align 8, !tbaa !8
  %170 = getelementptr inbounds double, ptr %2, i64 %165
  %171 = load double, ptr %170, align 8, !tbaa !8
  %172 = fadd contract double %83, %171
  %173 = getelementptr inbounds double, ptr %6, i64 %165
  store double %172, ptr %173, align 8, !tbaa !8
  br label %174

174:                                              ; preds = %157, %155, %7, %20, %43
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
  br i1 %34, label %35, label %134

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
  br label %77

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
  %62 = sext i32 %57 to i64
  %63 = getelementptr inbounds double, ptr %55, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !8
  %65 = fcmp contract ogt double %61, %64
  %66 = select contract i1 %65, double %61, double %64
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %68 = load ptr, ptr %67, align 8, !tbaa !19
  %69 = add i32 %52, -1
  %70 = mul nsw i32 %53, %69
  %71 = add i32 %70, %41
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds double, ptr %55, i64 %72
  %74 = load double, ptr %73, align 8, !tbaa !8
  %75 = fcmp contract ogt double %74, %64
  %76 = select contract i1 %75, double %74, double %64
  br label %99

77:                                               ; preds = %99, %42
  %78 = phi i64 [ %48, %42 ], [ %62, %99 ]
  %79 = phi double [ 0.000000e+00, %42 ], [ %131, %99 ]
  %80 = phi double [ 0.000000e+00, %42 ], [ %122, %99 ]
  %81 = getelementptr inbounds double, ptr %9, i64 %78
  store double %80, ptr %81, align 8, !tbaa !8
  %82 = getelementptr inbounds double, ptr %10, i64 %78
  store double %79, ptr %82, align 8, !tbaa !8
  %83 = getelementptr inbounds double, ptr %3, i64 %78
  %84 = load double, ptr %83, align 8, !tbaa !8
  %85 = getelementptr inbounds double, ptr %6, i64 %78
  store double %84, ptr %85, align 8, !tbaa !8
  %86 = getelementptr inbounds double, ptr %4, i64 %78
  %87 = load double, ptr %86, align 8, !tbaa !8
  %88 = getelementptr inbounds double, ptr %7, i64 %78
  store double %87, ptr %88, align 8, !tbaa !8
  %89 = getelementptr inbounds double, ptr %5, i64 %78
  %90 = load double, ptr %89, align 8, !tbaa !8
  %91 = getelementptr inbounds double, ptr %8, i64 %78
  store double %90, ptr %91, align 8, !tbaa !8
  %92 = getelementptr inbounds double, ptr %11, i64 %78
  store double 0.000000e+00, ptr %92, align 8, !tbaa !8
  %93 = getelementptr inbounds double, ptr %12, i64 %78
  store double 0.000000e+00, ptr %93, align 8, !tbaa !8
  %94 = getelementptr inbounds double, ptr %13, i64 %78
  store double 0.000000e+00, ptr %94, align 8, !tbaa !8
  %95 = getelementptr inbounds double, ptr %14, i64 %78
  store double 0.000000e+00, ptr %95, align 8, !tbaa !8
  %96 = getelementptr inbounds double, ptr %15, i64 %78
  store double 0.000000e+00, ptr %96, align 8, !tbaa !8
  %97 = getelementptr inbounds double, ptr %16, i64 %78
  store double 0.000000e+00, ptr %97, align 8, !tbaa !8
  %98 = getelementptr inbounds double, ptr %17, i64 %78
  store double 0.000000e+00, ptr %98, align 8, !tbaa !8
  br label %134

99:                                               ; preds = %99, %49
  %100 = phi double [ 0.000000e+00, %49 ], [ %122, %99 ]
  %101 = phi i32 [ 0, %49 ], [ %132, %99 ]
  %102 = phi double [ 0.000000e+00, %49 ], [ %131, %99 ]
  %103 = add nsw i32 %101, %40
  %104 = mul nsw i32 %103, %51
  %105 = add i32 %104, %52
  %106 = mul nsw i32 %105, %53
  %107 = add i32 %106, %41
  %108 = zext nneg i32 %101 to i64
  %109 = getelementptr double, ptr %68, i64 %108
  %110 = getelementptr i8, ptr %109, i64 8
  %111 = load double, ptr %110, align 8, !tbaa !8
  %112 = load double, ptr %109, align 8, !tbaa !8
  %113 = fcmp contract ogt double %112, %66
  %114 = select contract i1 %113, double %112, double %66
  %115 = fsub contract double %111, %114
  %116 = fcmp contract ogt double %115, 0.000000e+00
  %117 = select contract i1 %116, double %115, double 0.000000e+00
  %118 = sext i32 %107 to i64
  %119 = getelementptr inbounds double, ptr %1, i64 %118
  %120 = load double, ptr %119, align 8, !tbaa !8
  %121 = fmul contract double %120, %117
  %122 = fadd contract double %100, %121
  %123 = fcmp contract ogt double %112, %76
  %124 = select contract i1 %123, double %112, double %76
  %125 = fsub contract double %111, %124
  %126 = fcmp contract ogt double %125, 0.000000e+00
  %127 = select contract i1 %126, double %125, double 0.000000e+00
  %128 = getelementptr inbounds double, ptr %2, i64 %118
  %129 = load double, ptr %128, align 8, !tbaa !8
  %130 = fmul contract double %129, %127
  %131 = fadd contract double %102, %130
  %132 = add nuw nsw i32 %101, 1
  %133 = icmp eq i32 %132, %37
  br i1 %133, label %77, label %99, !llvm.loop !63

134:                                              ; preds = %18, %77
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
  br i1 %19, label %205, label %20

20:                                               ; preds = %7
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %22 = load i32, ptr %21, align 4, !tbaa !28
  %23 = icmp sgt i32 %17, %22
  br i1 %23, label %205, label %24

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
  br label %64

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
  %49 = sext i32 %44 to i64
  %50 = getelementptr inbounds double, ptr %42, i64 %49
  %51 = load double, ptr %50, align 8, !tbaa !8
  %52 = fcmp contract ogt double %48, %51
  %53 = select contract i1 %52, double %48, double %51
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %55 = load ptr, ptr %54, align 8, !tbaa !19
  %56 = add i32 %39, -1
  %57 = mul nsw i32 %40, %56
  %58 = add i32 %57, %30
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr %42, i64 %59
  %61 = load double, ptr %60, align 8, !tbaa !8
  %62 = fcmp contract ogt double %61, %51
  %63 = select contract i1 %62, double %61, double %51
  br label %121

64:                                               ; preds = %121, %31
  %65 = phi i32 [ %35, %31 ], [ %43, %121 ]
  %66 = phi i32 [ %34, %31 ], [ %40, %121 ]
  %67 = phi i32 [ %33, %31 ], [ %37, %121 ]
  %68 = phi i32 [ %32, %31 ], [ %39, %121 ]
  %69 = phi double [ 0.000000e+00, %31 ], [ %157, %121 ]
  %70 = phi double [ 0.000000e+00, %31 ], [ %156, %121 ]
  %71 = phi double [ 0.000000e+00, %31 ], [ %155, %121 ]
  %72 = phi double [ 0.000000e+00, %31 ], [ %151, %121 ]
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %74 = load i32, ptr %73, align 8, !tbaa !37
  %75 = icmp ne i32 %74, 0
  %76 = icmp eq i32 %12, %18
  %77 = and i1 %76, %75
  %78 = select i1 %77, i32 0, i32 %12
  %79 = add i32 %65, %29
  %80 = add i32 %79, %78
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds double, ptr %3, i64 %81
  %83 = load double, ptr %82, align 8, !tbaa !8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %85 = load i32, ptr %84, align 4, !tbaa !38
  %86 = icmp ne i32 %85, 0
  %87 = icmp eq i32 %17, %22
  %88 = select i1 %86, i1 %87, i1 false
  %89 = select i1 %88, i32 0, i32 %17
  %90 = add nsw i32 %89, %29
  %91 = mul nsw i32 %90, %66
  %92 = add i32 %91, %30
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds double, ptr %4, i64 %93
  %95 = load double, ptr %94, align 8, !tbaa !8
  %96 = fcmp contract ogt double %70, 0.000000e+00
  %97 = fsub contract double %83, %72
  %98 = fdiv contract double %97, %70
  %99 = select contract i1 %96, double %98, double 0.000000e+00
  %100 = fcmp contract ogt double %69, 0.000000e+00
  %101 = fsub contract double %95, %71
  %102 = fdiv contract double %101, %69
  %103 = select contract i1 %100, double %102, double 0.000000e+00
  br i1 %27, label %104, label %205

104:                                              ; preds = %64
  %105 = add nsw i32 %67, %22
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %107 = load ptr, ptr %106, align 8, !tbaa !26
  %108 = add i32 %65, %30
  %109 = add i32 %108, -1
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds double, ptr %107, i64 %110
  %112 = sext i32 %108 to i64
  %113 = getelementptr inbounds double, ptr %107, i64 %112
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %115 = load ptr, ptr %114, align 8, !tbaa !19
  %116 = add i32 %68, -1
  %117 = mul nsw i32 %116, %66
  %118 = add i32 %117, %30
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds double, ptr %107, i64 %119
  br label %160

121:                                              ; preds = %121, %36
  %122 = phi double [ 0.000000e+00, %36 ], [ %151, %121 ]
  %123 = phi double [ 0.000000e+00, %36 ], [ %155, %121 ]
  %124 = phi double [ 0.000000e+00, %36 ], [ %156, %121 ]
  %125 = phi double [ 0.000000e+00, %36 ], [ %157, %121 ]
  %126 = phi i32 [ 0, %36 ], [ %158, %121 ]
  %127 = add nsw i32 %126, %29
  %128 = mul nsw i32 %127, %38
  %129 = add i32 %128, %39
  %130 = mul nsw i32 %129, %40
  %131 = add i32 %130, %30
  %132 = zext nneg i32 %126 to i64
  %133 = getelementptr double, ptr %55, i64 %132
  %134 = getelementptr i8, ptr %133, i64 8
  %135 = load double, ptr %134, align 8, !tbaa !8
  %136 = load double, ptr %133, align 8, !tbaa !8
  %137 = fcmp contract ogt double %136, %53
  %138 = select contract i1 %137, double %136, double %53
  %139 = fsub contract double %135, %138
  %140 = fcmp contract ogt double %139, 0.000000e+00
  %141 = select contract i1 %140, double %139, double 0.000000e+00
  %142 = fcmp contract ogt double %136, %63
  %143 = select contract i1 %142, double %136, double %63
  %144 = fsub contract double %135, %143
  %145 = fcmp contract ogt double %144, 0.000000e+00
  %146 = select contract i1 %145, double %144, double 0.000000e+00
  %147 = sext i32 %131 to i64
  %148 = getelementptr inbounds double, ptr %1, i64 %147
  %149 = load double, ptr %148, align 8, !tbaa !8
  %150 = fmul contract double %149, %141
  %151 = fadd contract double %122, %150
  %152 = getelementptr inbounds double, ptr %2, i64 %147
  %153 = load double, ptr %152, align 8, !tbaa !8
  %154 = fmul contract double %153, %146
  %155 = fadd contract double %123, %154
  %156 = fadd contract double %124, %141
  %157 = fadd contract double %125, %146
  %158 = add nuw nsw i32 %126, 1
  %159 = icmp eq i32 %158, %26
  br i1 %159, label %64, label %121, !llvm.loop !64

160:                                              ; preds = %200, %104
  %161 = phi i32 [ 0, %104 ], [ %203, %200 ]
  %162 = add nsw i32 %161, %29
  %163 = mul nsw i32 %162, %105
  %164 = add i32 %163, %68
  %165 = mul nsw i32 %164, %66
  %166 = add i32 %165, %30
  %167 = load double, ptr %111, align 8, !tbaa !8
  %168 = load double, ptr %113, align 8, !tbaa !8
  %169 = fcmp contract ogt double %167, %168
  %170 = select contract i1 %169, double %167, double %168
  %171 = zext nneg i32 %161 to i64
  %172 = getelementptr double, ptr %115, i64 %171
  %173 = getelementptr i8, ptr %172, i64 8
  %174 = load double, ptr %173, align 8, !tbaa !8
  %175 = load double, ptr %172, align 8, !tbaa !8
  %176 = fcmp contract ogt double %175, %170
  %177 = select contract i1 %176, double %175, double %170
  %178 = fcmp contract ogt double %174, %177
  %179 = sext i32 %166 to i64
  br i1 %178, label %180, label %184

180:                                              ; preds = %160
  %181 = getelementptr inbounds double, ptr %1, i64 %179
  %182 = load double, ptr %181, align 8, !tbaa !8
  %183 = fadd contract double %99, %182
  br label %184

184:                                              ; preds = %180, %160
  %185 = phi contract double [ %183, %180 ], [ 0.000000e+00, %160 ]
  %186 = getelementptr inbounds double, ptr %5, i64 %179
  store double %185, ptr %186, align 8, !tbaa !8
  %187 = load double, ptr %120, align 8, !tbaa !8
  %188 = load double, ptr %113, align 8, !tbaa !8
  %189 = fcmp contract ogt double %187, %188
  %190 = select contract i1 %189, double %187, double %188
  %191 = load double, ptr %173, align 8, !tbaa !8
  %192 = load double, ptr %172, align 8, !tbaa !8
  %193 = fcmp contract ogt double %192, %190
  %194 = select contract i1 %193, double %192, double %190
  %195 = fcmp contract ogt double %191, %194
  br i1 %195, label %196, label %200

196:                                              ; preds = %184
  %197 = getelementptr inbounds double, ptr %2, i64 %179
  %198 = load double, ptr %197, align 8, !tbaa !8
  %199 = fadd contract double %103, %198
  br label %200

200:                                              ; preds = %196, %184
  %201 = phi contract double [ %199, %196 ], [ 0.000000e+00, %184 ]
  %202 = getelementptr inbounds double, ptr %6, i64 %179
  store double %201, ptr %202, align 8, !tbaa !8
  %203 = add nuw nsw i32 %161, 1
  %204 = icmp eq i32 %203, %26
  br i1 %204, label %205, label %160, !llvm.loop !65

205:                                              ; preds = %200, %7, %20, %64
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
  br i1 %24, label %25, label %85

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
  br label %82

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
  %60 = zext nneg i32 %18 to i64
  %61 = getelementptr double, ptr %59, i64 %60
  %62 = getelementptr i8, ptr %61, i64 8
  %63 = load double, ptr %62, align 8, !tbaa !8
  %64 = load double, ptr %61, align 8, !tbaa !8
  %65 = fcmp contract ogt double %64, %57
  %66 = select contract i1 %65, double %64, double %57
  %67 = fsub contract double %63, %66
  %68 = fcmp contract ogt double %67, 0.000000e+00
  %69 = select contract i1 %68, double %67, double 0.000000e+00
  %70 = fcmp contract ugt double %69, 0.000000e+00
  br i1 %70, label %71, label %82

71:                                               ; preds = %50
  %72 = getelementptr inbounds double, ptr %4, i64 %55
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = fadd contract double %69, %73
  %75 = fmul contract double %40, %74
  %76 = fmul contract double %43, %69
  %77 = fadd contract double %76, %75
  %78 = getelementptr inbounds double, ptr %5, i64 %55
  %79 = load double, ptr %78, align 8, !tbaa !8
  %80 = fadd contract double %69, %79
  %81 = fdiv contract double %77, %80
  br label %82

82:                                               ; preds = %71, %50, %48
  %83 = phi double [ %49, %48 ], [ %81, %71 ], [ %40, %50 ]
  %84 = getelementptr inbounds double, ptr %1, i64 %38
  store double %83, ptr %84, align 8, !tbaa !8
  br label %85

85:                                               ; preds = %7, %82
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
  br i1 %26, label %27, label %97

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
  br label %94

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
  %72 = zext nneg i32 %20 to i64
  %73 = getelementptr double, ptr %71, i64 %72
  %74 = getelementptr i8, ptr %73, i64 8
  %75 = load double, ptr %74, align 8, !tbaa !8
  %76 = load double, ptr %73, align 8, !tbaa !8
  %77 = fcmp contract ogt double %76, %69
  %78 = select contract i1 %77, double %76, double %69
  %79 = fsub contract double %75, %78
  %80 = fcmp contract ogt double %79, 0.000000e+00
  %81 = select contract i1 %80, double %79, double 0.000000e+00
  %82 = fcmp contract ugt double %81, 0.000000e+00
  br i1 %82, label %83, label %94

83:                                               ; preds = %62
  %84 = getelementptr inbounds double, ptr %4, i64 %67
  %85 = load double, ptr %84, align 8, !tbaa !8
  %86 = fadd contract double %81, %85
  %87 = fmul contract double %42, %86
  %88 = fmul contract double %55, %81
  %89 = fadd contract double %88, %87
  %90 = getelementptr inbounds double, ptr %5, i64 %67
  %91 = load double, ptr %90, align 8, !tbaa !8
  %92 = fadd contract double %81, %91
  %93 = fdiv contract double %89, %92
  br label %94

94:                                               ; preds = %83, %62, %60
  %95 = phi double [ %61, %60 ], [ %93, %83 ], [ %42, %62 ]
  store double %95, ptr %41, align 8, !tbaa !8
  %96 = load double, ptr %43, align 8, !tbaa !8
  store double %96, ptr %45, align 8, !tbaa !8
  br label %97

97:                                               ; preds = %9, %94
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
!60 = distinct !{!60, !11}
!61 = distinct !{!61, !11}
!62 = distinct !{!62, !11}
!63 = distinct !{!63, !11}
!64 = distinct !{!64, !11}
!65 = distinct !{!65, !11}
