; clang sm_80, from reported_weno5_bounded.cu
source_filename = "reported_weno5_bounded.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @reported_weno5_bounded(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
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
  %16 = icmp sle i32 %10, %3
  %17 = icmp slt i32 %15, %4
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %255

19:                                               ; preds = %5
  %20 = add nsw i32 %3, 6
  %21 = mul nsw i32 %20, %15
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr %0, i64 %22
  %24 = sext i32 %10 to i64
  %25 = getelementptr inbounds double, ptr %23, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 24
  %27 = icmp sgt i32 %10, 2
  %28 = add nsw i32 %3, -1
  %29 = icmp slt i32 %10, %28
  %30 = select i1 %27, i1 %29, i1 false
  br i1 %30, label %31, label %103

31:                                               ; preds = %19
  %32 = load double, ptr %25, align 8, !tbaa !8
  %33 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %34 = load double, ptr %33, align 8, !tbaa !8
  %35 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %36 = load double, ptr %35, align 8, !tbaa !8
  %37 = load double, ptr %26, align 8, !tbaa !8
  %38 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = fmul contract double %34, 2.000000e+00
  %41 = fsub contract double %32, %40
  %42 = fadd contract double %36, %41
  %43 = fmul contract double %42, 0x3FF1555555555555
  %44 = fmul contract double %42, %43
  %45 = fmul contract double %34, 4.000000e+00
  %46 = fsub contract double %32, %45
  %47 = fmul contract double %36, 3.000000e+00
  %48 = fadd contract double %46, %47
  %49 = fmul contract double %48, 2.500000e-01
  %50 = fmul contract double %48, %49
  %51 = fadd contract double %44, %50
  %52 = fmul contract double %36, 2.000000e+00
  %53 = fsub contract double %34, %52
  %54 = fadd contract double %37, %53
  %55 = fmul contract double %54, 0x3FF1555555555555
  %56 = fmul contract double %54, %55
  %57 = fsub contract double %34, %37
  %58 = fmul contract double %57, 2.500000e-01
  %59 = fmul contract double %57, %58
  %60 = fadd contract double %59, %56
  %61 = fmul contract double %37, 2.000000e+00
  %62 = fsub contract double %36, %61
  %63 = fadd contract double %39, %62
  %64 = fmul contract double %63, 0x3FF1555555555555
  %65 = fmul contract double %63, %64
  %66 = fmul contract double %37, 4.000000e+00
  %67 = fsub contract double %47, %66
  %68 = fadd contract double %39, %67
  %69 = fmul contract double %68, 2.500000e-01
  %70 = fmul contract double %68, %69
  %71 = fadd contract double %65, %70
  %72 = fadd contract double %51, 0x3EB0C6F7A0B5ED8D
  %73 = fmul contract double %72, %72
  %74 = fdiv contract double 1.000000e-01, %73
  %75 = fadd contract double %60, 0x3EB0C6F7A0B5ED8D
  %76 = fmul contract double %75, %75
  %77 = fdiv contract double 6.000000e-01, %76
  %78 = fadd contract double %71, 0x3EB0C6F7A0B5ED8D
  %79 = fmul contract double %78, %78
  %80 = fdiv contract double 3.000000e-01, %79
  %81 = fmul contract double %32, 2.000000e+00
  %82 = fmul contract double %34, 7.000000e+00
  %83 = fsub contract double %81, %82
  %84 = fmul contract double %36, 1.100000e+01
  %85 = fadd contract double %83, %84
  %86 = fdiv contract double %85, 6.000000e+00
  %87 = fmul contract double %36, 5.000000e+00
  %88 = fsub contract double %87, %34
  %89 = fadd contract double %88, %61
  %90 = fdiv contract double %89, 6.000000e+00
  %91 = fmul contract double %37, 5.000000e+00
  %92 = fadd contract double %52, %91
  %93 = fsub contract double %92, %39
  %94 = fdiv contract double %93, 6.000000e+00
  %95 = fmul contract double %86, %74
  %96 = fmul contract double %90, %77
  %97 = fadd contract double %95, %96
  %98 = fmul contract double %94, %80
  %99 = fadd contract double %97, %98
  %100 = fadd contract double %74, %77
  %101 = fadd contract double %100, %80
  %102 = fdiv contract double %99, %101
  br label %136

103:                                              ; preds = %19
  %104 = icmp sgt i32 %10, 1
  %105 = icmp slt i32 %10, %3
  %106 = and i1 %104, %105
  br i1 %106, label %107, label %133

107:                                              ; preds = %103
  %108 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %109 = load double, ptr %108, align 8, !tbaa !8
  %110 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %111 = load double, ptr %110, align 8, !tbaa !8
  %112 = load double, ptr %26, align 8, !tbaa !8
  %113 = fsub contract double %111, %109
  %114 = fmul contract double %113, %113
  %115 = fadd contract double %114, 0x3EB0C6F7A0B5ED8D
  %116 = fmul contract double %115, %115
  %117 = fdiv contract double 0x3FD5555555555555, %116
  %118 = fsub contract double %112, %111
  %119 = fmul contract double %118, %118
  %120 = fadd contract double %119, 0x3EB0C6F7A0B5ED8D
  %121 = fmul contract double %120, %120
  %122 = fdiv contract double 0x3FE5555555555555, %121
  %123 = fmul contract double %111, 1.500000e+00
  %124 = fmul contract double %109, 5.000000e-01
  %125 = fsub contract double %123, %124
  %126 = fmul contract double %125, %117
  %127 = fmul contract double %122, 5.000000e-01
  %128 = fadd contract double %111, %112
  %129 = fmul contract double %128, %127
  %130 = fadd contract double %126, %129
  %131 = fadd contract double %117, %122
  %132 = fdiv contract double %130, %131
  br label %136

133:                                              ; preds = %103
  %134 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %135 = load double, ptr %134, align 8, !tbaa !8
  br label %136

136:                                              ; preds = %107, %133, %31
  %137 = phi double [ %36, %31 ], [ %111, %107 ], [ %135, %133 ]
  %138 = phi contract double [ %102, %31 ], [ %132, %107 ], [ %135, %133 ]
  %139 = icmp sgt i32 %10, 1
  %140 = add nsw i32 %3, -2
  %141 = icmp slt i32 %10, %140
  %142 = select i1 %139, i1 %141, i1 false
  br i1 %142, label %143, label %214

143:                                              ; preds = %136
  %144 = getelementptr inbounds nuw i8, ptr %25, i64 40
  %145 = load double, ptr %144, align 8, !tbaa !8
  %146 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %147 = load double, ptr %146, align 8, !tbaa !8
  %148 = load double, ptr %26, align 8, !tbaa !8
  %149 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %150 = load double, ptr %149, align 8, !tbaa !8
  %151 = fmul contract double %147, 2.000000e+00
  %152 = fsub contract double %145, %151
  %153 = fadd contract double %148, %152
  %154 = fmul contract double %153, 0x3FF1555555555555
  %155 = fmul contract double %153, %154
  %156 = fmul contract double %147, 4.000000e+00
  %157 = fsub contract double %145, %156
  %158 = fmul contract double %148, 3.000000e+00
  %159 = fadd contract double %157, %158
  %160 = fmul contract double %159, 2.500000e-01
  %161 = fmul contract double %159, %160
  %162 = fadd contract double %155, %161
  %163 = fmul contract double %148, 2.000000e+00
  %164 = fsub contract double %147, %163
  %165 = fadd contract double %137, %164
  %166 = fmul contract double %165, 0x3FF1555555555555
  %167 = fmul contract double %165, %166
  %168 = fsub contract double %147, %137
  %169 = fmul contract double %168, 2.500000e-01
  %170 = fmul contract double %168, %169
  %171 = fadd contract double %170, %167
  %172 = fmul contract double %137, 2.000000e+00
  %173 = fsub contract double %148, %172
  %174 = fadd contract double %150, %173
  %175 = fmul contract double %174, 0x3FF1555555555555
  %176 = fmul contract double %174, %175
  %177 = fmul contract double %137, 4.000000e+00
  %178 = fsub contract double %158, %177
  %179 = fadd contract double %150, %178
  %180 = fmul contract double %179, 2.500000e-01
  %181 = fmul contract double %179, %180
  %182 = fadd contract double %176, %181
  %183 = fadd contract double %162, 0x3EB0C6F7A0B5ED8D
  %184 = fmul contract double %183, %183
  %185 = fdiv contract double 1.000000e-01, %184
  %186 = fadd contract double %171, 0x3EB0C6F7A0B5ED8D
  %187 = fmul contract double %186, %186
  %188 = fdiv contract double 6.000000e-01, %187
  %189 = fadd contract double %182, 0x3EB0C6F7A0B5ED8D
  %190 = fmul contract double %189, %189
  %191 = fdiv contract double 3.000000e-01, %190
  %192 = fmul contract double %145, 2.000000e+00
  %193 = fmul contract double %147, 7.000000e+00
  %194 = fsub contract double %192, %193
  %195 = fmul contract double %148, 1.100000e+01
  %196 = fadd contract double %194, %195
  %197 = fdiv contract double %196, 6.000000e+00
  %198 = fmul contract double %148, 5.000000e+00
  %199 = fsub contract double %198, %147
  %200 = fadd contract double %199, %172
  %201 = fdiv contract double %200, 6.000000e+00
  %202 = fmul contract double %137, 5.000000e+00
  %203 = fadd contract double %163, %202
  %204 = fsub contract double %203, %150
  %205 = fdiv contract double %204, 6.000000e+00
  %206 = fmul contract double %197, %185
  %207 = fmul contract double %201, %188
  %208 = fadd contract double %206, %207
  %209 = fmul contract double %205, %191
  %210 = fadd contract double %208, %209
  %211 = fadd contract double %185, %188
  %212 = fadd contract double %211, %191
  %213 = fdiv contract double %210, %212
  br label %243

214:                                              ; preds = %136
  %215 = icmp sgt i32 %10, 0
  %216 = select i1 %215, i1 %29, i1 false
  br i1 %216, label %217, label %241

217:                                              ; preds = %214
  %218 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %219 = load double, ptr %218, align 8, !tbaa !8
  %220 = load double, ptr %26, align 8, !tbaa !8
  %221 = fsub contract double %220, %219
  %222 = fmul contract double %221, %221
  %223 = fadd contract double %222, 0x3EB0C6F7A0B5ED8D
  %224 = fmul contract double %223, %223
  %225 = fdiv contract double 0x3FD5555555555555, %224
  %226 = fsub contract double %137, %220
  %227 = fmul contract double %226, %226
  %228 = fadd contract double %227, 0x3EB0C6F7A0B5ED8D
  %229 = fmul contract double %228, %228
  %230 = fdiv contract double 0x3FE5555555555555, %229
  %231 = fmul contract double %220, 1.500000e+00
  %232 = fmul contract double %219, 5.000000e-01
  %233 = fsub contract double %231, %232
  %234 = fmul contract double %233, %225
  %235 = fmul contract double %230, 5.000000e-01
  %236 = fadd contract double %220, %137
  %237 = fmul contract double %236, %235
  %238 = fadd contract double %234, %237
  %239 = fadd contract double %225, %230
  %240 = fdiv contract double %238, %239
  br label %243

241:                                              ; preds = %214
  %242 = load double, ptr %26, align 8, !tbaa !8
  br label %243

243:                                              ; preds = %217, %241, %143
  %244 = phi contract double [ %213, %143 ], [ %240, %217 ], [ %242, %241 ]
  %245 = add nsw i32 %3, 1
  %246 = mul nsw i32 %245, %15
  %247 = add nsw i32 %246, %10
  %248 = sext i32 %247 to i64
  %249 = getelementptr inbounds double, ptr %1, i64 %248
  %250 = load double, ptr %249, align 8, !tbaa !8
  %251 = fcmp contract ogt double %250, 0.000000e+00
  %252 = select contract i1 %251, double %138, double %244
  %253 = fmul contract double %250, %252
  %254 = getelementptr inbounds double, ptr %2, i64 %248
  store double %253, ptr %254, align 8, !tbaa !8
  br label %255

255:                                              ; preds = %5, %243
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
