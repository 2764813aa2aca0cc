; clang sm_80, from math_repeated.cu
source_filename = "math_repeated.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef float @_Z7sine_off(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call contract noundef float @__nv_sinf(float noundef %0) #4
  ret float %2
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @math_repeated(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, ptr noundef writeonly captures(none) %5, ptr noundef writeonly captures(none) %6, i32 noundef %7) local_unnamed_addr #1 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %7
  br i1 %14, label %15, label %78

15:                                               ; preds = %8
  %16 = sext i32 %13 to i64
  %17 = getelementptr inbounds i16, ptr %0, i64 %16
  %18 = load i16, ptr %17, align 2, !tbaa !8
  %19 = and i16 %18, 7
  %20 = zext nneg i16 %19 to i32
  %21 = getelementptr inbounds float, ptr %1, i64 %16
  %22 = load float, ptr %21, align 4, !tbaa !10
  %23 = icmp eq i16 %19, 0
  br i1 %23, label %24, label %28

24:                                               ; preds = %28, %15
  %25 = phi float [ %22, %15 ], [ %31, %28 ]
  %26 = getelementptr inbounds float, ptr %3, i64 %16
  store float %25, ptr %26, align 4, !tbaa !10
  %27 = load float, ptr %21, align 4, !tbaa !10
  br i1 %23, label %34, label %39

28:                                               ; preds = %15, %28
  %29 = phi float [ %31, %28 ], [ %22, %15 ]
  %30 = phi i32 [ %32, %28 ], [ 0, %15 ]
  %31 = tail call contract noundef float @_Z7sine_off(float noundef %29) #4
  %32 = add nuw nsw i32 %30, 1
  %33 = icmp eq i32 %32, %20
  br i1 %33, label %24, label %28, !llvm.loop !12

34:                                               ; preds = %39, %24
  %35 = phi float [ %27, %24 ], [ %47, %39 ]
  %36 = getelementptr inbounds float, ptr %4, i64 %16
  store float %35, ptr %36, align 4, !tbaa !10
  %37 = getelementptr inbounds double, ptr %2, i64 %16
  %38 = load double, ptr %37, align 8, !tbaa !14
  br label %50

39:                                               ; preds = %24, %39
  %40 = phi float [ %47, %39 ], [ %27, %24 ]
  %41 = phi i32 [ %48, %39 ], [ 0, %24 ]
  %42 = add nsw i32 %41, %13
  %43 = srem i32 %42, %7
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %1, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !10
  %47 = tail call contract noundef float @__nv_powf(float noundef %40, float noundef %46) #4
  %48 = add nuw nsw i32 %41, 1
  %49 = icmp eq i32 %48, %20
  br i1 %49, label %34, label %39, !llvm.loop !16

50:                                               ; preds = %50, %34
  %51 = phi double [ %38, %34 ], [ %56, %50 ]
  %52 = phi i32 [ 20, %34 ], [ %59, %50 ]
  %53 = tail call contract noundef double @__nv_exp(double noundef %51) #4
  %54 = fadd contract double %53, -3.000000e+00
  %55 = fdiv contract double %54, %53
  %56 = fsub contract double %51, %55
  %57 = tail call contract noundef double @__nv_fabs(double noundef %55) #4
  %58 = fcmp contract ule double %57, 1.000000e-09
  %59 = add nsw i32 %52, -1
  %60 = icmp eq i32 %59, 0
  %61 = select i1 %58, i1 true, i1 %60
  br i1 %61, label %62, label %50, !llvm.loop !17

62:                                               ; preds = %50
  %63 = fadd contract double %53, %56
  %64 = getelementptr inbounds double, ptr %5, i64 %16
  store double %63, ptr %64, align 8, !tbaa !14
  %65 = load double, ptr %37, align 8, !tbaa !14
  br label %66

66:                                               ; preds = %66, %62
  %67 = phi double [ %65, %62 ], [ %72, %66 ]
  %68 = phi double [ 0.000000e+00, %62 ], [ %71, %66 ]
  %69 = phi double [ 0.000000e+00, %62 ], [ %70, %66 ]
  %70 = fadd contract double %68, %69
  %71 = tail call contract noundef double @__nv_exp(double noundef %67) #4
  %72 = fadd contract double %67, -5.000000e-01
  %73 = fcmp contract ogt double %72, 2.500000e-01
  br i1 %73, label %66, label %74, !llvm.loop !18

74:                                               ; preds = %66
  %75 = fmul contract double %71, 2.000000e+00
  %76 = fadd contract double %70, %75
  %77 = getelementptr inbounds double, ptr %6, i64 %16
  store double %76, ptr %77, align 8, !tbaa !14
  br label %78

78:                                               ; preds = %8, %74
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sinf(float noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_powf(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_exp(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fabs(double noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

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
!9 = !{!"short", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !6, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !6, i64 0}
!16 = distinct !{!16, !13}
!17 = distinct !{!17, !13}
!18 = distinct !{!18, !13}
