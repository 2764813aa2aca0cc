; clang sm_80, then slp-vectorizer, from reported_weno5_bounded.cu
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
  br i1 %18, label %19, label %244

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
  br i1 %30, label %31, label %97

31:                                               ; preds = %19
  %32 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %33 = load double, ptr %25, align 8, !tbaa !8
  %34 = load <2 x double>, ptr %32, align 8, !tbaa !8
  %35 = extractelement <2 x double> %34, i64 1
  %36 = load <2 x double>, ptr %26, align 8, !tbaa !8
  %37 = extractelement <2 x double> %36, i64 0
  %38 = shufflevector <2 x double> %34, <2 x double> %36, <2 x i32> <i32 1, i32 3>
  %39 = fmul contract <2 x double> %38, <double 3.000000e+00, double 1.000000e+00>
  %40 = insertelement <2 x double> %34, double %33, i64 0
  %41 = fmul <2 x double> %40, <double 1.000000e+00, double 3.000000e+00>
  %42 = fmul contract double %35, 2.000000e+00
  %43 = fmul contract <2 x double> %34, <double 7.000000e+00, double 2.000000e+00>
  %44 = extractelement <2 x double> %34, i64 0
  %45 = fsub contract double %44, %42
  %46 = fadd contract double %37, %45
  %47 = fmul contract double %46, 0x3FF1555555555555
  %48 = fmul contract double %46, %47
  %49 = fsub contract double %44, %37
  %50 = fmul contract double %49, 2.500000e-01
  %51 = fmul contract double %49, %50
  %52 = fadd contract double %51, %48
  %53 = fmul contract double %37, 2.000000e+00
  %54 = shufflevector <2 x double> %34, <2 x double> %36, <2 x i32> <i32 0, i32 2>
  %55 = fmul contract <2 x double> %54, splat (double 2.000000e+00)
  %56 = fsub contract <2 x double> %40, %55
  %57 = fadd contract <2 x double> %38, %56
  %58 = fmul contract <2 x double> %57, splat (double 0x3FF1555555555555)
  %59 = fmul contract <2 x double> %57, %58
  %60 = fmul contract <2 x double> %54, splat (double 4.000000e+00)
  %61 = fsub contract <2 x double> %41, %60
  %62 = fadd contract <2 x double> %39, %61
  %63 = fmul contract <2 x double> %62, splat (double 2.500000e-01)
  %64 = fmul contract <2 x double> %62, %63
  %65 = fadd contract <2 x double> %59, %64
  %66 = fadd contract double %52, 0x3EB0C6F7A0B5ED8D
  %67 = fmul contract double %66, %66
  %68 = fdiv contract double 6.000000e-01, %67
  %69 = fadd contract <2 x double> %65, splat (double 0x3EB0C6F7A0B5ED8D)
  %70 = fmul contract <2 x double> %69, %69
  %71 = fdiv contract <2 x double> <double 1.000000e-01, double 3.000000e-01>, %70
  %72 = fmul contract <2 x double> %38, <double 1.100000e+01, double 1.000000e+00>
  %73 = fmul contract double %35, 5.000000e+00
  %74 = fsub contract double %73, %44
  %75 = fadd contract double %74, %53
  %76 = fdiv contract double %75, 6.000000e+00
  %77 = insertelement <2 x double> %54, double %33, i64 0
  %78 = fmul contract <2 x double> %77, <double 2.000000e+00, double 5.000000e+00>
  %79 = fsub contract <2 x double> %78, %43
  %80 = fadd contract <2 x double> %78, %43
  %81 = shufflevector <2 x double> %79, <2 x double> %80, <2 x i32> <i32 0, i32 3>
  %82 = fadd contract <2 x double> %81, %72
  %83 = fsub contract <2 x double> %81, %72
  %84 = shufflevector <2 x double> %82, <2 x double> %83, <2 x i32> <i32 0, i32 3>
  %85 = fdiv contract <2 x double> %84, splat (double 6.000000e+00)
  %86 = fmul contract double %76, %68
  %87 = fmul contract <2 x double> %85, %71
  %88 = extractelement <2 x double> %87, i64 0
  %89 = fadd contract double %88, %86
  %90 = extractelement <2 x double> %87, i64 1
  %91 = fadd contract double %89, %90
  %92 = extractelement <2 x double> %71, i64 0
  %93 = fadd contract double %92, %68
  %94 = extractelement <2 x double> %71, i64 1
  %95 = fadd contract double %93, %94
  %96 = fdiv contract double %91, %95
  br label %129

97:                                               ; preds = %19
  %98 = icmp sgt i32 %10, 1
  %99 = icmp slt i32 %10, %3
  %100 = and i1 %98, %99
  br i1 %100, label %101, label %126

101:                                              ; preds = %97
  %102 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %103 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %104 = load <2 x double>, ptr %102, align 8, !tbaa !8
  %105 = load <2 x double>, ptr %103, align 8, !tbaa !8
  %106 = fsub contract <2 x double> %105, %104
  %107 = fmul contract <2 x double> %106, %106
  %108 = fadd contract <2 x double> %107, splat (double 0x3EB0C6F7A0B5ED8D)
  %109 = fmul contract <2 x double> %108, %108
  %110 = fdiv contract <2 x double> <double 0x3FD5555555555555, double 0x3FE5555555555555>, %109
  %111 = extractelement <2 x double> %105, i64 0
  %112 = fmul contract double %111, 1.500000e+00
  %113 = extractelement <2 x double> %104, i64 0
  %114 = fmul contract double %113, 5.000000e-01
  %115 = fsub contract double %112, %114
  %116 = extractelement <2 x double> %110, i64 0
  %117 = fmul contract double %115, %116
  %118 = extractelement <2 x double> %110, i64 1
  %119 = fmul contract double %118, 5.000000e-01
  %120 = extractelement <2 x double> %105, i64 1
  %121 = fadd contract double %111, %120
  %122 = fmul contract double %121, %119
  %123 = fadd contract double %117, %122
  %124 = fadd contract double %116, %118
  %125 = fdiv contract double %123, %124
  br label %129

126:                                              ; preds = %97
  %127 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %128 = load double, ptr %127, align 8, !tbaa !8
  br label %129

129:                                              ; preds = %126, %101, %31
  %130 = phi double [ %35, %31 ], [ %111, %101 ], [ %128, %126 ]
  %131 = phi contract double [ %96, %31 ], [ %125, %101 ], [ %128, %126 ]
  %132 = icmp sgt i32 %10, 1
  %133 = add nsw i32 %3, -2
  %134 = icmp slt i32 %10, %133
  %135 = select i1 %132, i1 %134, i1 false
  br i1 %135, label %136, label %204

136:                                              ; preds = %129
  %137 = getelementptr inbounds nuw i8, ptr %25, i64 40
  %138 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %139 = load double, ptr %137, align 8, !tbaa !8
  %140 = load <2 x double>, ptr %26, align 8, !tbaa !8
  %141 = extractelement <2 x double> %140, i64 0
  %142 = load double, ptr %138, align 8, !tbaa !8
  %143 = insertelement <2 x double> %140, double %142, i64 1
  %144 = fmul contract <2 x double> %143, <double 3.000000e+00, double 1.000000e+00>
  %145 = fmul contract double %141, 2.000000e+00
  %146 = fmul contract <2 x double> %140, <double 2.000000e+00, double 7.000000e+00>
  %147 = shufflevector <2 x double> %146, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %148 = extractelement <2 x double> %140, i64 1
  %149 = fsub contract double %148, %145
  %150 = fadd contract double %130, %149
  %151 = fmul contract double %150, 0x3FF1555555555555
  %152 = fmul contract double %150, %151
  %153 = fsub contract double %148, %130
  %154 = fmul contract double %153, 2.500000e-01
  %155 = fmul contract double %153, %154
  %156 = fadd contract double %155, %152
  %157 = fmul contract double %130, 2.000000e+00
  %158 = shufflevector <2 x double> %140, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %159 = insertelement <2 x double> %158, double %130, i64 1
  %160 = fmul contract <2 x double> %159, splat (double 2.000000e+00)
  %161 = insertelement <2 x double> %158, double %139, i64 0
  %162 = fsub contract <2 x double> %161, %160
  %163 = fadd contract <2 x double> %143, %162
  %164 = fmul contract <2 x double> %163, splat (double 0x3FF1555555555555)
  %165 = fmul contract <2 x double> %163, %164
  %166 = fmul contract <2 x double> %159, splat (double 4.000000e+00)
  %167 = shufflevector <2 x double> %161, <2 x double> %144, <2 x i32> <i32 0, i32 2>
  %168 = fsub contract <2 x double> %167, %166
  %169 = fadd contract <2 x double> %144, %168
  %170 = fmul contract <2 x double> %169, splat (double 2.500000e-01)
  %171 = fmul contract <2 x double> %169, %170
  %172 = fadd contract <2 x double> %165, %171
  %173 = fadd contract double %156, 0x3EB0C6F7A0B5ED8D
  %174 = fmul contract double %173, %173
  %175 = fdiv contract double 6.000000e-01, %174
  %176 = fadd contract <2 x double> %172, splat (double 0x3EB0C6F7A0B5ED8D)
  %177 = fmul contract <2 x double> %176, %176
  %178 = fdiv contract <2 x double> <double 1.000000e-01, double 3.000000e-01>, %177
  %179 = fmul contract <2 x double> %143, <double 1.100000e+01, double 1.000000e+00>
  %180 = fmul contract double %141, 5.000000e+00
  %181 = fsub contract double %180, %148
  %182 = fadd contract double %181, %157
  %183 = fdiv contract double %182, 6.000000e+00
  %184 = insertelement <2 x double> %159, double %139, i64 0
  %185 = fmul contract <2 x double> %184, <double 2.000000e+00, double 5.000000e+00>
  %186 = fsub contract <2 x double> %185, %147
  %187 = fadd contract <2 x double> %185, %147
  %188 = shufflevector <2 x double> %186, <2 x double> %187, <2 x i32> <i32 0, i32 3>
  %189 = fadd contract <2 x double> %188, %179
  %190 = fsub contract <2 x double> %188, %179
  %191 = shufflevector <2 x double> %189, <2 x double> %190, <2 x i32> <i32 0, i32 3>
  %192 = fdiv contract <2 x double> %191, splat (double 6.000000e+00)
  %193 = fmul contract double %183, %175
  %194 = fmul contract <2 x double> %192, %178
  %195 = extractelement <2 x double> %194, i64 0
  %196 = fadd contract double %195, %193
  %197 = extractelement <2 x double> %194, i64 1
  %198 = fadd contract double %196, %197
  %199 = extractelement <2 x double> %178, i64 0
  %200 = fadd contract double %199, %175
  %201 = extractelement <2 x double> %178, i64 1
  %202 = fadd contract double %200, %201
  %203 = fdiv contract double %198, %202
  br label %232

204:                                              ; preds = %129
  %205 = icmp sgt i32 %10, 0
  %206 = select i1 %205, i1 %29, i1 false
  br i1 %206, label %207, label %230

207:                                              ; preds = %204
  %208 = load <2 x double>, ptr %26, align 8, !tbaa !8
  %209 = shufflevector <2 x double> %208, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %210 = insertelement <2 x double> %209, double %130, i64 0
  %211 = fsub contract <2 x double> %210, %208
  %212 = fmul contract <2 x double> %211, %211
  %213 = fadd contract <2 x double> %212, splat (double 0x3EB0C6F7A0B5ED8D)
  %214 = fmul contract <2 x double> %213, %213
  %215 = fdiv contract <2 x double> <double 0x3FE5555555555555, double 0x3FD5555555555555>, %214
  %216 = extractelement <2 x double> %208, i64 0
  %217 = fmul contract <2 x double> %208, <double 1.500000e+00, double 5.000000e-01>
  %218 = extractelement <2 x double> %217, i64 0
  %219 = extractelement <2 x double> %217, i64 1
  %220 = fsub contract double %218, %219
  %221 = extractelement <2 x double> %215, i64 1
  %222 = fmul contract double %220, %221
  %223 = extractelement <2 x double> %215, i64 0
  %224 = fmul contract double %223, 5.000000e-01
  %225 = fadd contract double %216, %130
  %226 = fmul contract double %225, %224
  %227 = fadd contract double %222, %226
  %228 = fadd contract double %221, %223
  %229 = fdiv contract double %227, %228
  br label %232

230:                                              ; preds = %204
  %231 = load double, ptr %26, align 8, !tbaa !8
  br label %232

232:                                              ; preds = %230, %207, %136
  %233 = phi contract double [ %203, %136 ], [ %229, %207 ], [ %231, %230 ]
  %234 = add nsw i32 %3, 1
  %235 = mul nsw i32 %234, %15
  %236 = add nsw i32 %235, %10
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds double, ptr %1, i64 %237
  %239 = load double, ptr %238, align 8, !tbaa !8
  %240 = fcmp contract ogt double %239, 0.000000e+00
  %241 = select contract i1 %240, double %131, double %233
  %242 = fmul contract double %239, %241
  %243 = getelementptr inbounds double, ptr %2, i64 %237
  store double %242, ptr %243, align 8, !tbaa !8
  br label %244

244:                                              ; preds = %232, %5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
