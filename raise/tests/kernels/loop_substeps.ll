; clang sm_80, from loop_substeps.cu
source_filename = "loop_substeps.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @substeps(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef writeonly captures(none) %1, double noundef %2, double noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %50

12:                                               ; preds = %5
  %13 = add i32 %10, -1
  %14 = add i32 %13, %4
  %15 = srem i32 %14, %4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds double, ptr %0, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !8
  %19 = add nsw i32 %10, 1
  %20 = srem i32 %19, %4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds double, ptr %0, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = sext i32 %10 to i64
  %25 = getelementptr inbounds double, ptr %0, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !8
  %27 = fadd contract double %18, %23
  %28 = fmul contract double %26, 2.000000e+00
  %29 = fsub contract double %27, %28
  %30 = fmul contract double %2, %29
  %31 = fcmp contract ogt double %3, 0.000000e+00
  br i1 %31, label %32, label %47

32:                                               ; preds = %12, %32
  %33 = phi double [ %45, %32 ], [ %3, %12 ]
  %34 = phi double [ %44, %32 ], [ %26, %12 ]
  %35 = fmul contract double %34, 4.000000e+00
  %36 = fmul contract double %34, %35
  %37 = fadd contract double %36, 1.000000e+00
  %38 = fdiv contract double 3.000000e-01, %37
  %39 = tail call contract noundef double @__nv_fmin(double noundef %33, double noundef %38) #3
  %40 = fsub contract double 1.000000e+00, %34
  %41 = fmul contract double %34, %40
  %42 = fadd contract double %30, %41
  %43 = fmul contract double %42, %39
  %44 = fadd contract double %34, %43
  %45 = fsub contract double %33, %39
  %46 = fcmp contract ogt double %45, 0.000000e+00
  br i1 %46, label %32, label %47, !llvm.loop !10

47:                                               ; preds = %32, %12
  %48 = phi double [ %26, %12 ], [ %44, %32 ]
  %49 = getelementptr inbounds double, ptr %1, i64 %24
  store double %48, ptr %49, align 8, !tbaa !8
  br label %50

50:                                               ; preds = %5, %47
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fmin(double noundef, double noundef) local_unnamed_addr #2

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
