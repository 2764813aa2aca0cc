; clang sm_80, from ocean_vertical_mixing.cu
source_filename = "ocean_vertical_mixing.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @ocean_vertical_mixing(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, double noundef %6, double noundef %7) local_unnamed_addr #0 {
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
  %19 = icmp slt i32 %13, %3
  %20 = icmp slt i32 %18, %4
  %21 = and i1 %19, %20
  br i1 %21, label %22, label %175

22:                                               ; preds = %8
  %23 = mul nsw i32 %4, %3
  %24 = mul nsw i32 %3, %18
  %25 = add nsw i32 %24, %13
  %26 = fmul contract double %7, %7
  %27 = fdiv contract double %6, %26
  %28 = add nsw i32 %23, %25
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %1, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !8
  %32 = fmul contract double %27, %31
  %33 = fadd contract double %32, 1.000000e+00
  %34 = sext i32 %25 to i64
  %35 = getelementptr inbounds double, ptr %0, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !8
  %37 = fdiv contract double %36, %33
  store double %37, ptr %35, align 8, !tbaa !8
  %38 = icmp sgt i32 %5, 1
  br i1 %38, label %41, label %39

39:                                               ; preds = %22
  %40 = add i32 %5, -2
  br label %83

41:                                               ; preds = %22
  %42 = add nsw i32 %5, -1
  %43 = add nsw i32 %5, -2
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %47, label %45

45:                                               ; preds = %41
  %46 = add nsw i32 %5, -2
  br label %108

47:                                               ; preds = %108, %41
  %48 = phi i32 [ 1, %41 ], [ %112, %108 ]
  %49 = phi double [ %33, %41 ], [ %128, %108 ]
  %50 = phi double [ %32, %41 ], [ %118, %108 ]
  %51 = icmp eq i32 %48, %42
  br i1 %51, label %60, label %52

52:                                               ; preds = %47
  %53 = add nuw nsw i32 %48, 1
  %54 = mul nsw i32 %53, %23
  %55 = add nsw i32 %54, %25
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %1, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = fmul contract double %27, %58
  br label %60

60:                                               ; preds = %47, %52
  %61 = phi contract double [ %59, %52 ], [ 0.000000e+00, %47 ]
  %62 = fneg contract double %50
  %63 = fdiv contract double %62, %49
  %64 = mul nsw i32 %48, %23
  %65 = add nsw i32 %64, %25
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds double, ptr %2, i64 %66
  store double %63, ptr %67, align 8, !tbaa !8
  %68 = fadd contract double %50, 1.000000e+00
  %69 = fadd contract double %68, %61
  %70 = fmul contract double %50, %63
  %71 = fadd contract double %70, %69
  %72 = getelementptr inbounds double, ptr %0, i64 %66
  %73 = load double, ptr %72, align 8, !tbaa !8
  %74 = add nsw i32 %48, -1
  %75 = mul nsw i32 %74, %23
  %76 = add nsw i32 %75, %25
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds double, ptr %0, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !8
  %80 = fmul contract double %50, %79
  %81 = fadd contract double %73, %80
  %82 = fdiv contract double %81, %71
  store double %82, ptr %72, align 8, !tbaa !8
  br label %83

83:                                               ; preds = %39, %60
  %84 = phi i32 [ %40, %39 ], [ %43, %60 ]
  br i1 %38, label %85, label %175

85:                                               ; preds = %83
  %86 = and i32 %5, 1
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %105

88:                                               ; preds = %85
  %89 = add nuw nsw i32 %84, 1
  %90 = mul nsw i32 %89, %23
  %91 = add nsw i32 %90, %25
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds double, ptr %2, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !8
  %95 = getelementptr inbounds double, ptr %0, i64 %92
  %96 = load double, ptr %95, align 8, !tbaa !8
  %97 = fmul contract double %94, %96
  %98 = mul nsw i32 %84, %23
  %99 = add nsw i32 %98, %25
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds double, ptr %0, i64 %100
  %102 = load double, ptr %101, align 8, !tbaa !8
  %103 = fsub contract double %102, %97
  store double %103, ptr %101, align 8, !tbaa !8
  %104 = add nsw i32 %84, -1
  br label %105

105:                                              ; preds = %88, %85
  %106 = phi i32 [ %84, %85 ], [ %104, %88 ]
  %107 = icmp eq i32 %84, 0
  br i1 %107, label %175, label %141

108:                                              ; preds = %45, %108
  %109 = phi i32 [ 1, %45 ], [ %112, %108 ]
  %110 = phi double [ %33, %45 ], [ %128, %108 ]
  %111 = phi double [ %32, %45 ], [ %118, %108 ]
  %112 = add nuw nsw i32 %109, 1
  %113 = mul nsw i32 %112, %23
  %114 = add nsw i32 %113, %25
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds double, ptr %1, i64 %115
  %117 = load double, ptr %116, align 8, !tbaa !8
  %118 = fmul contract double %27, %117
  %119 = fneg contract double %111
  %120 = fdiv contract double %119, %110
  %121 = mul nsw i32 %109, %23
  %122 = add nsw i32 %121, %25
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds double, ptr %2, i64 %123
  store double %120, ptr %124, align 8, !tbaa !8
  %125 = fadd contract double %111, 1.000000e+00
  %126 = fadd contract double %125, %118
  %127 = fmul contract double %111, %120
  %128 = fadd contract double %127, %126
  %129 = getelementptr inbounds double, ptr %0, i64 %123
  %130 = load double, ptr %129, align 8, !tbaa !8
  %131 = add nsw i32 %109, -1
  %132 = mul nsw i32 %131, %23
  %133 = add nsw i32 %132, %25
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds double, ptr %0, i64 %134
  %136 = load double, ptr %135, align 8, !tbaa !8
  %137 = fmul contract double %111, %136
  %138 = fadd contract double %130, %137
  %139 = fdiv contract double %138, %128
  store double %139, ptr %129, align 8, !tbaa !8
  %140 = icmp eq i32 %109, %46
  br i1 %140, label %47, label %108, !llvm.loop !10

141:                                              ; preds = %105, %141
  %142 = phi i32 [ %173, %141 ], [ %106, %105 ]
  %143 = add nuw nsw i32 %142, 1
  %144 = mul nsw i32 %143, %23
  %145 = add nsw i32 %144, %25
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds double, ptr %2, i64 %146
  %148 = load double, ptr %147, align 8, !tbaa !8
  %149 = getelementptr inbounds double, ptr %0, i64 %146
  %150 = load double, ptr %149, align 8, !tbaa !8
  %151 = fmul contract double %148, %150
  %152 = mul nsw i32 %142, %23
  %153 = add nsw i32 %152, %25
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds double, ptr %0, i64 %154
  %156 = load double, ptr %155, align 8, !tbaa !8
  %157 = fsub contract double %156, %151
  store double %157, ptr %155, align 8, !tbaa !8
  %158 = add nsw i32 %142, -1
  %159 = mul nsw i32 %142, %23
  %160 = add nsw i32 %159, %25
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds double, ptr %2, i64 %161
  %163 = load double, ptr %162, align 8, !tbaa !8
  %164 = getelementptr inbounds double, ptr %0, i64 %161
  %165 = load double, ptr %164, align 8, !tbaa !8
  %166 = fmul contract double %163, %165
  %167 = mul nsw i32 %158, %23
  %168 = add nsw i32 %167, %25
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds double, ptr %0, i64 %169
  %171 = load double, ptr %170, align 8, !tbaa !8
  %172 = fsub contract double %171, %166
  store double %172, ptr %170, align 8, !tbaa !8
  %173 = add nsw i32 %142, -2
  %174 = icmp sgt i32 %142, 1
  br i1 %174, label %141, label %175, !llvm.loop !13

175:                                              ; preds = %105, %141, %83, %8
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.peeled.count", i32 1}
!13 = distinct !{!13, !11}
