; clang sm_80, from reported_gauss_jordan.cu
source_filename = "reported_gauss_jordan.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reported_gauss_jordan(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %234

10:                                               ; preds = %3
  %11 = shl i32 %2, 2
  %12 = sext i32 %8 to i64
  %13 = getelementptr inbounds double, ptr %0, i64 %12
  %14 = add nsw i32 %2, %8
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds double, ptr %0, i64 %15
  %17 = shl nsw i32 %2, 1
  %18 = add nsw i32 %17, %8
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %0, i64 %19
  %21 = getelementptr inbounds double, ptr %1, i64 %12
  %22 = mul nsw i32 %2, 3
  %23 = add nsw i32 %22, %8
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %0, i64 %24
  %26 = shl nsw i32 %2, 2
  %27 = add nsw i32 %26, %8
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds double, ptr %0, i64 %28
  %30 = mul nsw i32 %2, 5
  %31 = add nsw i32 %30, %8
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %0, i64 %32
  %34 = add nsw i32 %2, %8
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds double, ptr %1, i64 %35
  %37 = mul nsw i32 %2, 6
  %38 = add nsw i32 %37, %8
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr %0, i64 %39
  %41 = mul nsw i32 %2, 7
  %42 = add nsw i32 %41, %8
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %0, i64 %43
  %45 = shl nsw i32 %2, 3
  %46 = add nsw i32 %45, %8
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %0, i64 %47
  %49 = shl nsw i32 %2, 1
  %50 = add nsw i32 %49, %8
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds double, ptr %1, i64 %51
  br label %53

53:                                               ; preds = %10, %232
  %54 = phi i32 [ 0, %10 ], [ %62, %232 ]
  %55 = mul nuw nsw i32 %54, 3
  %56 = mul i32 %11, %54
  %57 = add nsw i32 %56, %8
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %0, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !8
  %61 = tail call contract noundef double @__nv_fabs(double noundef %60) #3
  %62 = add nuw nsw i32 %54, 1
  %63 = icmp samesign ult i32 %54, 2
  br i1 %63, label %128, label %64

64:                                               ; preds = %128, %53
  %65 = phi i32 [ 2, %53 ], [ %142, %128 ]
  %66 = icmp eq i32 %65, %54
  br i1 %66, label %67, label %82

67:                                               ; preds = %64
  %68 = mul nsw i32 %55, %2
  %69 = add nsw i32 %68, %8
  %70 = sext i32 %69 to i64
  %71 = add nuw nsw i32 %55, 1
  %72 = mul nsw i32 %71, %2
  %73 = add nsw i32 %72, %8
  %74 = sext i32 %73 to i64
  %75 = add nuw nsw i32 %55, 2
  %76 = mul nsw i32 %75, %2
  %77 = add nsw i32 %76, %8
  %78 = sext i32 %77 to i64
  %79 = mul nsw i32 %54, %2
  %80 = add nsw i32 %79, %8
  %81 = sext i32 %80 to i64
  br label %145

82:                                               ; preds = %64
  %83 = mul nuw nsw i32 %65, 3
  %84 = mul nsw i32 %55, %2
  %85 = add nsw i32 %84, %8
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds double, ptr %0, i64 %86
  %88 = load double, ptr %87, align 8, !tbaa !8
  %89 = mul nsw i32 %83, %2
  %90 = add nsw i32 %89, %8
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds double, ptr %0, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !8
  store double %93, ptr %87, align 8, !tbaa !8
  store double %88, ptr %92, align 8, !tbaa !8
  %94 = add nuw nsw i32 %55, 1
  %95 = mul nsw i32 %94, %2
  %96 = add nsw i32 %95, %8
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds double, ptr %0, i64 %97
  %99 = load double, ptr %98, align 8, !tbaa !8
  %100 = add nuw nsw i32 %83, 1
  %101 = mul nsw i32 %100, %2
  %102 = add nsw i32 %101, %8
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds double, ptr %0, i64 %103
  %105 = load double, ptr %104, align 8, !tbaa !8
  store double %105, ptr %98, align 8, !tbaa !8
  store double %99, ptr %104, align 8, !tbaa !8
  %106 = add nuw nsw i32 %55, 2
  %107 = mul nsw i32 %106, %2
  %108 = add nsw i32 %107, %8
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds double, ptr %0, i64 %109
  %111 = load double, ptr %110, align 8, !tbaa !8
  %112 = add nuw nsw i32 %83, 2
  %113 = mul nsw i32 %112, %2
  %114 = add nsw i32 %113, %8
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds double, ptr %0, i64 %115
  %117 = load double, ptr %116, align 8, !tbaa !8
  store double %117, ptr %110, align 8, !tbaa !8
  store double %111, ptr %116, align 8, !tbaa !8
  %118 = mul nsw i32 %54, %2
  %119 = add nsw i32 %118, %8
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds double, ptr %1, i64 %120
  %122 = load double, ptr %121, align 8, !tbaa !8
  %123 = mul nsw i32 %65, %2
  %124 = add nsw i32 %123, %8
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds double, ptr %1, i64 %125
  %127 = load double, ptr %126, align 8, !tbaa !8
  store double %127, ptr %121, align 8, !tbaa !8
  store double %122, ptr %126, align 8, !tbaa !8
  br label %145

128:                                              ; preds = %53, %128
  %129 = phi i32 [ %142, %128 ], [ %54, %53 ]
  %130 = phi double [ %141, %128 ], [ %61, %53 ]
  %131 = phi i32 [ %143, %128 ], [ %62, %53 ]
  %132 = mul nuw nsw i32 %131, 3
  %133 = add nuw nsw i32 %132, %54
  %134 = mul nsw i32 %133, %2
  %135 = add nsw i32 %134, %8
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds double, ptr %0, i64 %136
  %138 = load double, ptr %137, align 8, !tbaa !8
  %139 = tail call contract noundef double @__nv_fabs(double noundef %138) #3
  %140 = fcmp contract ogt double %139, %130
  %141 = select i1 %140, double %139, double %130
  %142 = select i1 %140, i32 %131, i32 %129
  %143 = add nuw nsw i32 %131, 1
  %144 = icmp eq i32 %143, 3
  br i1 %144, label %64, label %128, !llvm.loop !10

145:                                              ; preds = %67, %82
  %146 = phi i64 [ %81, %67 ], [ %120, %82 ]
  %147 = phi i64 [ %78, %67 ], [ %109, %82 ]
  %148 = phi i64 [ %74, %67 ], [ %97, %82 ]
  %149 = phi i64 [ %70, %67 ], [ %86, %82 ]
  %150 = load double, ptr %59, align 8, !tbaa !8
  %151 = fdiv contract double 1.000000e+00, %150
  %152 = getelementptr inbounds double, ptr %0, i64 %149
  %153 = load double, ptr %152, align 8, !tbaa !8
  %154 = fmul contract double %151, %153
  store double %154, ptr %152, align 8, !tbaa !8
  %155 = getelementptr inbounds double, ptr %0, i64 %148
  %156 = load double, ptr %155, align 8, !tbaa !8
  %157 = fmul contract double %151, %156
  store double %157, ptr %155, align 8, !tbaa !8
  %158 = getelementptr inbounds double, ptr %0, i64 %147
  %159 = load double, ptr %158, align 8, !tbaa !8
  %160 = fmul contract double %151, %159
  store double %160, ptr %158, align 8, !tbaa !8
  %161 = getelementptr inbounds double, ptr %1, i64 %146
  %162 = load double, ptr %161, align 8, !tbaa !8
  %163 = fmul contract double %151, %162
  store double %163, ptr %161, align 8, !tbaa !8
  %164 = icmp eq i32 %54, 0
  br i1 %164, label %185, label %165

165:                                              ; preds = %145
  %166 = getelementptr inbounds double, ptr %0, i64 %146
  %167 = load double, ptr %166, align 8, !tbaa !8
  %168 = load double, ptr %152, align 8, !tbaa !8
  %169 = fmul contract double %167, %168
  %170 = load double, ptr %13, align 8, !tbaa !8
  %171 = fsub contract double %170, %169
  store double %171, ptr %13, align 8, !tbaa !8
  %172 = load double, ptr %155, align 8, !tbaa !8
  %173 = fmul contract double %167, %172
  %174 = load double, ptr %16, align 8, !tbaa !8
  %175 = fsub contract double %174, %173
  store double %175, ptr %16, align 8, !tbaa !8
  %176 = load double, ptr %158, align 8, !tbaa !8
  %177 = fmul contract double %167, %176
  %178 = load double, ptr %20, align 8, !tbaa !8
  %179 = fsub contract double %178, %177
  store double %179, ptr %20, align 8, !tbaa !8
  %180 = load double, ptr %161, align 8, !tbaa !8
  %181 = fmul contract double %167, %180
  %182 = load double, ptr %21, align 8, !tbaa !8
  %183 = fsub contract double %182, %181
  store double %183, ptr %21, align 8, !tbaa !8
  %184 = icmp eq i32 %54, 1
  br i1 %184, label %209, label %185

185:                                              ; preds = %165, %145
  %186 = add nuw nsw i32 %54, 3
  %187 = mul nsw i32 %186, %2
  %188 = add nsw i32 %187, %8
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds double, ptr %0, i64 %189
  %191 = load double, ptr %190, align 8, !tbaa !8
  %192 = load double, ptr %152, align 8, !tbaa !8
  %193 = fmul contract double %191, %192
  %194 = load double, ptr %25, align 8, !tbaa !8
  %195 = fsub contract double %194, %193
  store double %195, ptr %25, align 8, !tbaa !8
  %196 = load double, ptr %155, align 8, !tbaa !8
  %197 = fmul contract double %191, %196
  %198 = load double, ptr %29, align 8, !tbaa !8
  %199 = fsub contract double %198, %197
  store double %199, ptr %29, align 8, !tbaa !8
  %200 = load double, ptr %158, align 8, !tbaa !8
  %201 = fmul contract double %191, %200
  %202 = load double, ptr %33, align 8, !tbaa !8
  %203 = fsub contract double %202, %201
  store double %203, ptr %33, align 8, !tbaa !8
  %204 = load double, ptr %161, align 8, !tbaa !8
  %205 = fmul contract double %191, %204
  %206 = load double, ptr %36, align 8, !tbaa !8
  %207 = fsub contract double %206, %205
  store double %207, ptr %36, align 8, !tbaa !8
  %208 = icmp eq i32 %54, 2
  br i1 %208, label %232, label %209

209:                                              ; preds = %165, %185
  %210 = add nuw nsw i32 %54, 6
  %211 = mul nsw i32 %210, %2
  %212 = add nsw i32 %211, %8
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds double, ptr %0, i64 %213
  %215 = load double, ptr %214, align 8, !tbaa !8
  %216 = load double, ptr %152, align 8, !tbaa !8
  %217 = fmul contract double %215, %216
  %218 = load double, ptr %40, align 8, !tbaa !8
  %219 = fsub contract double %218, %217
  store double %219, ptr %40, align 8, !tbaa !8
  %220 = load double, ptr %155, align 8, !tbaa !8
  %221 = fmul contract double %215, %220
  %222 = load double, ptr %44, align 8, !tbaa !8
  %223 = fsub contract double %222, %221
  store double %223, ptr %44, align 8, !tbaa !8
  %224 = load double, ptr %158, align 8, !tbaa !8
  %225 = fmul contract double %215, %224
  %226 = load double, ptr %48, align 8, !tbaa !8
  %227 = fsub contract double %226, %225
  store double %227, ptr %48, align 8, !tbaa !8
  %228 = load double, ptr %161, align 8, !tbaa !8
  %229 = fmul contract double %215, %228
  %230 = load double, ptr %52, align 8, !tbaa !8
  %231 = fsub contract double %230, %229
  store double %231, ptr %52, align 8, !tbaa !8
  br label %232

232:                                              ; preds = %209, %185
  %233 = icmp eq i32 %62, 3
  br i1 %233, label %234, label %53, !llvm.loop !12

234:                                              ; preds = %232, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fabs(double noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #3 = { convergent nounwind }

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
!12 = distinct !{!12, !11}
