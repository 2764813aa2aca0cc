; clang sm_80, from memory_local_message.cu
source_filename = "memory_local_message.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z7rotatedji(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = shl i32 %0, %1
  %4 = sub nsw i32 32, %1
  %5 = lshr i32 %0, %4
  %6 = or disjoint i32 %5, %3
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @local_message(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = alloca [64 x i32], align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %496

11:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(256) %4, i8 0, i64 256, i1 false)
  %12 = mul nsw i32 %9, 6
  br label %463

13:                                               ; preds = %476
  %14 = sext i32 %477 to i64
  %15 = getelementptr inbounds i32, ptr %4, i64 %14
  store i32 -2147483648, ptr %15, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %17 = load i32, ptr %4, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = lshr i32 %19, 3
  %21 = xor i32 %20, %19
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 36
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = tail call i32 @llvm.fshl.i32(i32 %25, i32 %25, i32 15)
  %27 = add i32 %23, %17
  %28 = add i32 %27, %21
  %29 = add i32 %28, %26
  store i32 %29, ptr %16, align 4, !tbaa !4
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 68
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = lshr i32 %32, 3
  %34 = xor i32 %33, %32
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 60
  %38 = load i32, ptr %37, align 4, !tbaa !4
  %39 = tail call i32 @llvm.fshl.i32(i32 %38, i32 %38, i32 15)
  %40 = add i32 %36, %19
  %41 = add i32 %40, %34
  %42 = add i32 %41, %39
  store i32 %42, ptr %30, align 4, !tbaa !4
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %45 = load i32, ptr %44, align 4, !tbaa !4
  %46 = lshr i32 %45, 3
  %47 = xor i32 %46, %45
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 44
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = tail call i32 @llvm.fshl.i32(i32 %29, i32 %29, i32 15)
  %51 = add i32 %49, %32
  %52 = add i32 %51, %47
  %53 = add i32 %52, %50
  store i32 %53, ptr %43, align 4, !tbaa !4
  %54 = getelementptr inbounds nuw i8, ptr %4, i64 76
  %55 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = lshr i32 %56, 3
  %58 = xor i32 %57, %56
  %59 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %60 = load i32, ptr %59, align 4, !tbaa !4
  %61 = tail call i32 @llvm.fshl.i32(i32 %42, i32 %42, i32 15)
  %62 = add i32 %60, %45
  %63 = add i32 %62, %58
  %64 = add i32 %63, %61
  store i32 %64, ptr %54, align 4, !tbaa !4
  %65 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %66 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %67 = load i32, ptr %66, align 4, !tbaa !4
  %68 = lshr i32 %67, 3
  %69 = xor i32 %68, %67
  %70 = getelementptr inbounds nuw i8, ptr %4, i64 52
  %71 = load i32, ptr %70, align 4, !tbaa !4
  %72 = tail call i32 @llvm.fshl.i32(i32 %53, i32 %53, i32 15)
  %73 = add i32 %71, %56
  %74 = add i32 %73, %69
  %75 = add i32 %74, %72
  store i32 %75, ptr %65, align 4, !tbaa !4
  %76 = getelementptr inbounds nuw i8, ptr %4, i64 84
  %77 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %78 = load i32, ptr %77, align 4, !tbaa !4
  %79 = lshr i32 %78, 3
  %80 = xor i32 %79, %78
  %81 = tail call i32 @llvm.fshl.i32(i32 %64, i32 %64, i32 15)
  %82 = add i32 %25, %67
  %83 = add i32 %82, %80
  %84 = add i32 %83, %81
  store i32 %84, ptr %76, align 4, !tbaa !4
  %85 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %86 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %87 = load i32, ptr %86, align 4, !tbaa !4
  %88 = lshr i32 %87, 3
  %89 = xor i32 %88, %87
  %90 = tail call i32 @llvm.fshl.i32(i32 %75, i32 %75, i32 15)
  %91 = add i32 %38, %78
  %92 = add i32 %91, %89
  %93 = add i32 %92, %90
  store i32 %93, ptr %85, align 4, !tbaa !4
  %94 = getelementptr inbounds nuw i8, ptr %4, i64 92
  %95 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %96 = load i32, ptr %95, align 4, !tbaa !4
  %97 = lshr i32 %96, 3
  %98 = xor i32 %97, %96
  %99 = tail call i32 @llvm.fshl.i32(i32 %84, i32 %84, i32 15)
  %100 = add i32 %29, %87
  %101 = add i32 %100, %98
  %102 = add i32 %101, %99
  store i32 %102, ptr %94, align 4, !tbaa !4
  %103 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %104 = getelementptr inbounds nuw i8, ptr %4, i64 36
  %105 = load i32, ptr %104, align 4, !tbaa !4
  %106 = lshr i32 %105, 3
  %107 = xor i32 %106, %105
  %108 = tail call i32 @llvm.fshl.i32(i32 %93, i32 %93, i32 15)
  %109 = add i32 %42, %96
  %110 = add i32 %109, %107
  %111 = add i32 %110, %108
  store i32 %111, ptr %103, align 4, !tbaa !4
  %112 = getelementptr inbounds nuw i8, ptr %4, i64 100
  %113 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %114 = load i32, ptr %113, align 4, !tbaa !4
  %115 = lshr i32 %114, 3
  %116 = xor i32 %115, %114
  %117 = tail call i32 @llvm.fshl.i32(i32 %102, i32 %102, i32 15)
  %118 = add i32 %53, %105
  %119 = add i32 %118, %116
  %120 = add i32 %119, %117
  store i32 %120, ptr %112, align 4, !tbaa !4
  %121 = getelementptr inbounds nuw i8, ptr %4, i64 104
  %122 = getelementptr inbounds nuw i8, ptr %4, i64 44
  %123 = load i32, ptr %122, align 4, !tbaa !4
  %124 = lshr i32 %123, 3
  %125 = xor i32 %124, %123
  %126 = tail call i32 @llvm.fshl.i32(i32 %111, i32 %111, i32 15)
  %127 = add i32 %64, %114
  %128 = add i32 %127, %125
  %129 = add i32 %128, %126
  store i32 %129, ptr %121, align 4, !tbaa !4
  %130 = getelementptr inbounds nuw i8, ptr %4, i64 108
  %131 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %132 = load i32, ptr %131, align 4, !tbaa !4
  %133 = lshr i32 %132, 3
  %134 = xor i32 %133, %132
  %135 = tail call i32 @llvm.fshl.i32(i32 %120, i32 %120, i32 15)
  %136 = add i32 %75, %123
  %137 = add i32 %136, %134
  %138 = add i32 %137, %135
  store i32 %138, ptr %130, align 4, !tbaa !4
  %139 = getelementptr inbounds nuw i8, ptr %4, i64 112
  %140 = getelementptr inbounds nuw i8, ptr %4, i64 52
  %141 = load i32, ptr %140, align 4, !tbaa !4
  %142 = lshr i32 %141, 3
  %143 = xor i32 %142, %141
  %144 = tail call i32 @llvm.fshl.i32(i32 %129, i32 %129, i32 15)
  %145 = add i32 %84, %132
  %146 = add i32 %145, %143
  %147 = add i32 %146, %144
  store i32 %147, ptr %139, align 4, !tbaa !4
  %148 = getelementptr inbounds nuw i8, ptr %4, i64 116
  %149 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %150 = load i32, ptr %149, align 4, !tbaa !4
  %151 = lshr i32 %150, 3
  %152 = xor i32 %151, %150
  %153 = tail call i32 @llvm.fshl.i32(i32 %138, i32 %138, i32 15)
  %154 = add i32 %93, %141
  %155 = add i32 %154, %152
  %156 = add i32 %155, %153
  store i32 %156, ptr %148, align 4, !tbaa !4
  %157 = getelementptr inbounds nuw i8, ptr %4, i64 120
  %158 = getelementptr inbounds nuw i8, ptr %4, i64 60
  %159 = load i32, ptr %158, align 4, !tbaa !4
  %160 = lshr i32 %159, 3
  %161 = xor i32 %160, %159
  %162 = tail call i32 @llvm.fshl.i32(i32 %147, i32 %147, i32 15)
  %163 = add i32 %102, %150
  %164 = add i32 %163, %161
  %165 = add i32 %164, %162
  store i32 %165, ptr %157, align 4, !tbaa !4
  %166 = getelementptr inbounds nuw i8, ptr %4, i64 124
  %167 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %168 = load i32, ptr %167, align 4, !tbaa !4
  %169 = lshr i32 %168, 3
  %170 = xor i32 %169, %168
  %171 = tail call i32 @llvm.fshl.i32(i32 %156, i32 %156, i32 15)
  %172 = add i32 %111, %159
  %173 = add i32 %172, %170
  %174 = add i32 %173, %171
  store i32 %174, ptr %166, align 4, !tbaa !4
  %175 = getelementptr inbounds nuw i8, ptr %4, i64 128
  %176 = getelementptr inbounds nuw i8, ptr %4, i64 68
  %177 = load i32, ptr %176, align 4, !tbaa !4
  %178 = lshr i32 %177, 3
  %179 = xor i32 %178, %177
  %180 = tail call i32 @llvm.fshl.i32(i32 %165, i32 %165, i32 15)
  %181 = add i32 %120, %168
  %182 = add i32 %181, %179
  %183 = add i32 %182, %180
  store i32 %183, ptr %175, align 4, !tbaa !4
  %184 = getelementptr inbounds nuw i8, ptr %4, i64 132
  %185 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %186 = load i32, ptr %185, align 4, !tbaa !4
  %187 = lshr i32 %186, 3
  %188 = xor i32 %187, %186
  %189 = tail call i32 @llvm.fshl.i32(i32 %174, i32 %174, i32 15)
  %190 = add i32 %129, %177
  %191 = add i32 %190, %188
  %192 = add i32 %191, %189
  store i32 %192, ptr %184, align 4, !tbaa !4
  %193 = getelementptr inbounds nuw i8, ptr %4, i64 136
  %194 = getelementptr inbounds nuw i8, ptr %4, i64 76
  %195 = load i32, ptr %194, align 4, !tbaa !4
  %196 = lshr i32 %195, 3
  %197 = xor i32 %196, %195
  %198 = tail call i32 @llvm.fshl.i32(i32 %183, i32 %183, i32 15)
  %199 = add i32 %138, %186
  %200 = add i32 %199, %197
  %201 = add i32 %200, %198
  store i32 %201, ptr %193, align 4, !tbaa !4
  %202 = getelementptr inbounds nuw i8, ptr %4, i64 140
  %203 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %204 = load i32, ptr %203, align 4, !tbaa !4
  %205 = lshr i32 %204, 3
  %206 = xor i32 %205, %204
  %207 = tail call i32 @llvm.fshl.i32(i32 %192, i32 %192, i32 15)
  %208 = add i32 %147, %195
  %209 = add i32 %208, %206
  %210 = add i32 %209, %207
  store i32 %210, ptr %202, align 4, !tbaa !4
  %211 = getelementptr inbounds nuw i8, ptr %4, i64 144
  %212 = getelementptr inbounds nuw i8, ptr %4, i64 84
  %213 = load i32, ptr %212, align 4, !tbaa !4
  %214 = lshr i32 %213, 3
  %215 = xor i32 %214, %213
  %216 = tail call i32 @llvm.fshl.i32(i32 %201, i32 %201, i32 15)
  %217 = add i32 %156, %204
  %218 = add i32 %217, %215
  %219 = add i32 %218, %216
  store i32 %219, ptr %211, align 4, !tbaa !4
  %220 = getelementptr inbounds nuw i8, ptr %4, i64 148
  %221 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %222 = load i32, ptr %221, align 4, !tbaa !4
  %223 = lshr i32 %222, 3
  %224 = xor i32 %223, %222
  %225 = tail call i32 @llvm.fshl.i32(i32 %210, i32 %210, i32 15)
  %226 = add i32 %165, %213
  %227 = add i32 %226, %224
  %228 = add i32 %227, %225
  store i32 %228, ptr %220, align 4, !tbaa !4
  %229 = getelementptr inbounds nuw i8, ptr %4, i64 152
  %230 = getelementptr inbounds nuw i8, ptr %4, i64 92
  %231 = load i32, ptr %230, align 4, !tbaa !4
  %232 = lshr i32 %231, 3
  %233 = xor i32 %232, %231
  %234 = tail call i32 @llvm.fshl.i32(i32 %219, i32 %219, i32 15)
  %235 = add i32 %174, %222
  %236 = add i32 %235, %233
  %237 = add i32 %236, %234
  store i32 %237, ptr %229, align 4, !tbaa !4
  %238 = getelementptr inbounds nuw i8, ptr %4, i64 156
  %239 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %240 = load i32, ptr %239, align 4, !tbaa !4
  %241 = lshr i32 %240, 3
  %242 = xor i32 %241, %240
  %243 = tail call i32 @llvm.fshl.i32(i32 %228, i32 %228, i32 15)
  %244 = add i32 %183, %231
  %245 = add i32 %244, %242
  %246 = add i32 %245, %243
  store i32 %246, ptr %238, align 4, !tbaa !4
  %247 = getelementptr inbounds nuw i8, ptr %4, i64 160
  %248 = getelementptr inbounds nuw i8, ptr %4, i64 100
  %249 = load i32, ptr %248, align 4, !tbaa !4
  %250 = lshr i32 %249, 3
  %251 = xor i32 %250, %249
  %252 = tail call i32 @llvm.fshl.i32(i32 %237, i32 %237, i32 15)
  %253 = add i32 %192, %240
  %254 = add i32 %253, %251
  %255 = add i32 %254, %252
  store i32 %255, ptr %247, align 4, !tbaa !4
  %256 = getelementptr inbounds nuw i8, ptr %4, i64 164
  %257 = getelementptr inbounds nuw i8, ptr %4, i64 104
  %258 = load i32, ptr %257, align 4, !tbaa !4
  %259 = lshr i32 %258, 3
  %260 = xor i32 %259, %258
  %261 = tail call i32 @llvm.fshl.i32(i32 %246, i32 %246, i32 15)
  %262 = add i32 %201, %249
  %263 = add i32 %262, %260
  %264 = add i32 %263, %261
  store i32 %264, ptr %256, align 4, !tbaa !4
  %265 = getelementptr inbounds nuw i8, ptr %4, i64 168
  %266 = getelementptr inbounds nuw i8, ptr %4, i64 108
  %267 = load i32, ptr %266, align 4, !tbaa !4
  %268 = lshr i32 %267, 3
  %269 = xor i32 %268, %267
  %270 = tail call i32 @llvm.fshl.i32(i32 %255, i32 %255, i32 15)
  %271 = add i32 %210, %258
  %272 = add i32 %271, %269
  %273 = add i32 %272, %270
  store i32 %273, ptr %265, align 4, !tbaa !4
  %274 = getelementptr inbounds nuw i8, ptr %4, i64 172
  %275 = getelementptr inbounds nuw i8, ptr %4, i64 112
  %276 = load i32, ptr %275, align 4, !tbaa !4
  %277 = lshr i32 %276, 3
  %278 = xor i32 %277, %276
  %279 = tail call i32 @llvm.fshl.i32(i32 %264, i32 %264, i32 15)
  %280 = add i32 %219, %267
  %281 = add i32 %280, %278
  %282 = add i32 %281, %279
  store i32 %282, ptr %274, align 4, !tbaa !4
  %283 = getelementptr inbounds nuw i8, ptr %4, i64 176
  %284 = getelementptr inbounds nuw i8, ptr %4, i64 116
  %285 = load i32, ptr %284, align 4, !tbaa !4
  %286 = lshr i32 %285, 3
  %287 = xor i32 %286, %285
  %288 = tail call i32 @llvm.fshl.i32(i32 %273, i32 %273, i32 15)
  %289 = add i32 %228, %276
  %290 = add i32 %289, %287
  %291 = add i32 %290, %288
  store i32 %291, ptr %283, align 4, !tbaa !4
  %292 = getelementptr inbounds nuw i8, ptr %4, i64 180
  %293 = getelementptr inbounds nuw i8, ptr %4, i64 120
  %294 = load i32, ptr %293, align 4, !tbaa !4
  %295 = lshr i32 %294, 3
  %296 = xor i32 %295, %294
  %297 = tail call i32 @llvm.fshl.i32(i32 %282, i32 %282, i32 15)
  %298 = add i32 %237, %285
  %299 = add i32 %298, %296
  %300 = add i32 %299, %297
  store i32 %300, ptr %292, align 4, !tbaa !4
  %301 = getelementptr inbounds nuw i8, ptr %4, i64 184
  %302 = getelementptr inbounds nuw i8, ptr %4, i64 124
  %303 = load i32, ptr %302, align 4, !tbaa !4
  %304 = lshr i32 %303, 3
  %305 = xor i32 %304, %303
  %306 = tail call i32 @llvm.fshl.i32(i32 %291, i32 %291, i32 15)
  %307 = add i32 %246, %294
  %308 = add i32 %307, %305
  %309 = add i32 %308, %306
  store i32 %309, ptr %301, align 4, !tbaa !4
  %310 = getelementptr inbounds nuw i8, ptr %4, i64 188
  %311 = getelementptr inbounds nuw i8, ptr %4, i64 128
  %312 = load i32, ptr %311, align 4, !tbaa !4
  %313 = lshr i32 %312, 3
  %314 = xor i32 %313, %312
  %315 = tail call i32 @llvm.fshl.i32(i32 %300, i32 %300, i32 15)
  %316 = add i32 %255, %303
  %317 = add i32 %316, %314
  %318 = add i32 %317, %315
  store i32 %318, ptr %310, align 4, !tbaa !4
  %319 = getelementptr inbounds nuw i8, ptr %4, i64 192
  %320 = getelementptr inbounds nuw i8, ptr %4, i64 132
  %321 = load i32, ptr %320, align 4, !tbaa !4
  %322 = lshr i32 %321, 3
  %323 = xor i32 %322, %321
  %324 = tail call i32 @llvm.fshl.i32(i32 %309, i32 %309, i32 15)
  %325 = add i32 %264, %312
  %326 = add i32 %325, %323
  %327 = add i32 %326, %324
  store i32 %327, ptr %319, align 4, !tbaa !4
  %328 = getelementptr inbounds nuw i8, ptr %4, i64 196
  %329 = getelementptr inbounds nuw i8, ptr %4, i64 136
  %330 = load i32, ptr %329, align 4, !tbaa !4
  %331 = lshr i32 %330, 3
  %332 = xor i32 %331, %330
  %333 = tail call i32 @llvm.fshl.i32(i32 %318, i32 %318, i32 15)
  %334 = add i32 %273, %321
  %335 = add i32 %334, %332
  %336 = add i32 %335, %333
  store i32 %336, ptr %328, align 4, !tbaa !4
  %337 = getelementptr inbounds nuw i8, ptr %4, i64 200
  %338 = getelementptr inbounds nuw i8, ptr %4, i64 140
  %339 = load i32, ptr %338, align 4, !tbaa !4
  %340 = lshr i32 %339, 3
  %341 = xor i32 %340, %339
  %342 = tail call i32 @llvm.fshl.i32(i32 %327, i32 %327, i32 15)
  %343 = add i32 %282, %330
  %344 = add i32 %343, %341
  %345 = add i32 %344, %342
  store i32 %345, ptr %337, align 4, !tbaa !4
  %346 = getelementptr inbounds nuw i8, ptr %4, i64 204
  %347 = getelementptr inbounds nuw i8, ptr %4, i64 144
  %348 = load i32, ptr %347, align 4, !tbaa !4
  %349 = lshr i32 %348, 3
  %350 = xor i32 %349, %348
  %351 = tail call i32 @llvm.fshl.i32(i32 %336, i32 %336, i32 15)
  %352 = add i32 %291, %339
  %353 = add i32 %352, %350
  %354 = add i32 %353, %351
  store i32 %354, ptr %346, align 4, !tbaa !4
  %355 = getelementptr inbounds nuw i8, ptr %4, i64 208
  %356 = getelementptr inbounds nuw i8, ptr %4, i64 148
  %357 = load i32, ptr %356, align 4, !tbaa !4
  %358 = lshr i32 %357, 3
  %359 = xor i32 %358, %357
  %360 = tail call i32 @llvm.fshl.i32(i32 %345, i32 %345, i32 15)
  %361 = add i32 %300, %348
  %362 = add i32 %361, %359
  %363 = add i32 %362, %360
  store i32 %363, ptr %355, align 4, !tbaa !4
  %364 = getelementptr inbounds nuw i8, ptr %4, i64 212
  %365 = getelementptr inbounds nuw i8, ptr %4, i64 152
  %366 = load i32, ptr %365, align 4, !tbaa !4
  %367 = lshr i32 %366, 3
  %368 = xor i32 %367, %366
  %369 = tail call i32 @llvm.fshl.i32(i32 %354, i32 %354, i32 15)
  %370 = add i32 %309, %357
  %371 = add i32 %370, %368
  %372 = add i32 %371, %369
  store i32 %372, ptr %364, align 4, !tbaa !4
  %373 = getelementptr inbounds nuw i8, ptr %4, i64 216
  %374 = getelementptr inbounds nuw i8, ptr %4, i64 156
  %375 = load i32, ptr %374, align 4, !tbaa !4
  %376 = lshr i32 %375, 3
  %377 = xor i32 %376, %375
  %378 = tail call i32 @llvm.fshl.i32(i32 %363, i32 %363, i32 15)
  %379 = add i32 %318, %366
  %380 = add i32 %379, %377
  %381 = add i32 %380, %378
  store i32 %381, ptr %373, align 4, !tbaa !4
  %382 = getelementptr inbounds nuw i8, ptr %4, i64 220
  %383 = getelementptr inbounds nuw i8, ptr %4, i64 160
  %384 = load i32, ptr %383, align 4, !tbaa !4
  %385 = lshr i32 %384, 3
  %386 = xor i32 %385, %384
  %387 = tail call i32 @llvm.fshl.i32(i32 %372, i32 %372, i32 15)
  %388 = add i32 %327, %375
  %389 = add i32 %388, %386
  %390 = add i32 %389, %387
  store i32 %390, ptr %382, align 4, !tbaa !4
  %391 = getelementptr inbounds nuw i8, ptr %4, i64 224
  %392 = getelementptr inbounds nuw i8, ptr %4, i64 164
  %393 = load i32, ptr %392, align 4, !tbaa !4
  %394 = lshr i32 %393, 3
  %395 = xor i32 %394, %393
  %396 = tail call i32 @llvm.fshl.i32(i32 %381, i32 %381, i32 15)
  %397 = add i32 %336, %384
  %398 = add i32 %397, %395
  %399 = add i32 %398, %396
  store i32 %399, ptr %391, align 4, !tbaa !4
  %400 = getelementptr inbounds nuw i8, ptr %4, i64 228
  %401 = getelementptr inbounds nuw i8, ptr %4, i64 168
  %402 = load i32, ptr %401, align 4, !tbaa !4
  %403 = lshr i32 %402, 3
  %404 = xor i32 %403, %402
  %405 = tail call i32 @llvm.fshl.i32(i32 %390, i32 %390, i32 15)
  %406 = add i32 %345, %393
  %407 = add i32 %406, %404
  %408 = add i32 %407, %405
  store i32 %408, ptr %400, align 4, !tbaa !4
  %409 = getelementptr inbounds nuw i8, ptr %4, i64 232
  %410 = getelementptr inbounds nuw i8, ptr %4, i64 172
  %411 = load i32, ptr %410, align 4, !tbaa !4
  %412 = lshr i32 %411, 3
  %413 = xor i32 %412, %411
  %414 = tail call i32 @llvm.fshl.i32(i32 %399, i32 %399, i32 15)
  %415 = add i32 %354, %402
  %416 = add i32 %415, %413
  %417 = add i32 %416, %414
  store i32 %417, ptr %409, align 4, !tbaa !4
  %418 = getelementptr inbounds nuw i8, ptr %4, i64 236
  %419 = getelementptr inbounds nuw i8, ptr %4, i64 176
  %420 = load i32, ptr %419, align 4, !tbaa !4
  %421 = lshr i32 %420, 3
  %422 = xor i32 %421, %420
  %423 = tail call i32 @llvm.fshl.i32(i32 %408, i32 %408, i32 15)
  %424 = add i32 %363, %411
  %425 = add i32 %424, %422
  %426 = add i32 %425, %423
  store i32 %426, ptr %418, align 4, !tbaa !4
  %427 = getelementptr inbounds nuw i8, ptr %4, i64 240
  %428 = getelementptr inbounds nuw i8, ptr %4, i64 180
  %429 = load i32, ptr %428, align 4, !tbaa !4
  %430 = lshr i32 %429, 3
  %431 = xor i32 %430, %429
  %432 = tail call i32 @llvm.fshl.i32(i32 %417, i32 %417, i32 15)
  %433 = add i32 %372, %420
  %434 = add i32 %433, %431
  %435 = add i32 %434, %432
  store i32 %435, ptr %427, align 4, !tbaa !4
  %436 = getelementptr inbounds nuw i8, ptr %4, i64 244
  %437 = getelementptr inbounds nuw i8, ptr %4, i64 184
  %438 = load i32, ptr %437, align 4, !tbaa !4
  %439 = lshr i32 %438, 3
  %440 = xor i32 %439, %438
  %441 = tail call i32 @llvm.fshl.i32(i32 %426, i32 %426, i32 15)
  %442 = add i32 %381, %429
  %443 = add i32 %442, %440
  %444 = add i32 %443, %441
  store i32 %444, ptr %436, align 4, !tbaa !4
  %445 = getelementptr inbounds nuw i8, ptr %4, i64 248
  %446 = getelementptr inbounds nuw i8, ptr %4, i64 188
  %447 = load i32, ptr %446, align 4, !tbaa !4
  %448 = lshr i32 %447, 3
  %449 = xor i32 %448, %447
  %450 = tail call i32 @llvm.fshl.i32(i32 %435, i32 %435, i32 15)
  %451 = add i32 %390, %438
  %452 = add i32 %451, %449
  %453 = add i32 %452, %450
  store i32 %453, ptr %445, align 4, !tbaa !4
  %454 = getelementptr inbounds nuw i8, ptr %4, i64 252
  %455 = getelementptr inbounds nuw i8, ptr %4, i64 192
  %456 = load i32, ptr %455, align 4, !tbaa !4
  %457 = lshr i32 %456, 3
  %458 = xor i32 %457, %456
  %459 = tail call i32 @llvm.fshl.i32(i32 %444, i32 %444, i32 15)
  %460 = add i32 %399, %447
  %461 = add i32 %460, %458
  %462 = add i32 %461, %459
  store i32 %462, ptr %454, align 4, !tbaa !4
  br label %483

463:                                              ; preds = %11, %476
  %464 = phi i32 [ 0, %11 ], [ %478, %476 ]
  %465 = phi i32 [ 0, %11 ], [ %477, %476 ]
  %466 = add nsw i32 %464, %12
  %467 = sext i32 %466 to i64
  %468 = getelementptr inbounds i32, ptr %0, i64 %467
  %469 = load i32, ptr %468, align 4, !tbaa !4
  %470 = urem i32 %469, 3
  %471 = icmp eq i32 %470, 0
  br i1 %471, label %476, label %472

472:                                              ; preds = %463
  %473 = sext i32 %465 to i64
  %474 = getelementptr inbounds i32, ptr %4, i64 %473
  %475 = add nsw i32 %465, 1
  store i32 %469, ptr %474, align 4, !tbaa !4
  br label %476

476:                                              ; preds = %463, %472
  %477 = phi i32 [ %475, %472 ], [ %465, %463 ]
  %478 = add nuw nsw i32 %464, 1
  %479 = icmp eq i32 %478, 6
  br i1 %479, label %13, label %463, !llvm.loop !8

480:                                              ; preds = %483
  %481 = sext i32 %9 to i64
  %482 = getelementptr inbounds i32, ptr %1, i64 %481
  store i32 %493, ptr %482, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  br label %496

483:                                              ; preds = %13, %483
  %484 = phi i32 [ %494, %483 ], [ 0, %13 ]
  %485 = phi i32 [ %493, %483 ], [ 1779033703, %13 ]
  %486 = tail call i32 @llvm.fshl.i32(i32 %485, i32 %485, i32 5)
  %487 = mul i32 %486, 31
  %488 = zext nneg i32 %484 to i64
  %489 = getelementptr inbounds nuw i32, ptr %4, i64 %488
  %490 = load i32, ptr %489, align 4, !tbaa !4
  %491 = lshr i32 %485, 9
  %492 = xor i32 %490, %491
  %493 = add i32 %492, %487
  %494 = add nuw nsw i32 %484, 1
  %495 = icmp eq i32 %494, 64
  br i1 %495, label %480, label %483, !llvm.loop !11

496:                                              ; preds = %3, %480
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
