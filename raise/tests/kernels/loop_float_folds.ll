; clang sm_80, from loop_float_folds.cu
source_filename = "loop_float_folds.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @float_folds(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %4
  br i1 %12, label %13, label %77

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !8
  %17 = getelementptr inbounds double, ptr %1, i64 %14
  %18 = load double, ptr %17, align 8, !tbaa !10
  %19 = icmp sgt i32 %5, 1
  br i1 %19, label %48, label %22

20:                                               ; preds = %48
  %21 = fadd contract float %66, 0.000000e+00
  br label %22

22:                                               ; preds = %20, %13
  %23 = phi float [ 0x7FF0000000000000, %13 ], [ %65, %20 ]
  %24 = phi float [ 7.000000e+00, %13 ], [ %21, %20 ]
  %25 = phi double [ 1.000000e+00, %13 ], [ %69, %20 ]
  %26 = phi double [ -1.000000e+00, %13 ], [ %70, %20 ]
  %27 = phi double [ 1.000000e+300, %13 ], [ %72, %20 ]
  %28 = phi double [ %18, %13 ], [ %74, %20 ]
  %29 = phi float [ %16, %13 ], [ %63, %20 ]
  %30 = tail call noundef i32 @__nv_float_as_int(float noundef %29) #3
  %31 = getelementptr inbounds i32, ptr %2, i64 %14
  store i32 %30, ptr %31, align 4, !tbaa !4
  %32 = tail call noundef i32 @__nv_float_as_int(float noundef %23) #3
  %33 = add nsw i32 %4, %11
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %2, i64 %34
  store i32 %32, ptr %35, align 4, !tbaa !4
  %36 = tail call noundef i32 @__nv_float_as_int(float noundef %24) #3
  %37 = shl nsw i32 %4, 1
  %38 = add nsw i32 %37, %11
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %2, i64 %39
  store i32 %36, ptr %40, align 4, !tbaa !4
  %41 = getelementptr inbounds double, ptr %3, i64 %14
  store double %25, ptr %41, align 8, !tbaa !10
  %42 = getelementptr inbounds double, ptr %3, i64 %34
  store double %26, ptr %42, align 8, !tbaa !10
  %43 = getelementptr inbounds double, ptr %3, i64 %39
  store double %27, ptr %43, align 8, !tbaa !10
  %44 = mul nsw i32 %4, 3
  %45 = add nsw i32 %44, %11
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr %3, i64 %46
  store double %28, ptr %47, align 8, !tbaa !10
  br label %77

48:                                               ; preds = %13, %48
  %49 = phi float [ %63, %48 ], [ %16, %13 ]
  %50 = phi i32 [ %75, %48 ], [ 1, %13 ]
  %51 = phi double [ %74, %48 ], [ %18, %13 ]
  %52 = phi double [ %72, %48 ], [ 1.000000e+300, %13 ]
  %53 = phi double [ %70, %48 ], [ -1.000000e+00, %13 ]
  %54 = phi double [ %69, %48 ], [ 1.000000e+00, %13 ]
  %55 = phi float [ %66, %48 ], [ 7.000000e+00, %13 ]
  %56 = phi float [ %65, %48 ], [ 0x7FF0000000000000, %13 ]
  %57 = mul nsw i32 %50, %4
  %58 = add nsw i32 %57, %11
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %0, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = fcmp contract olt float %61, %49
  %63 = select contract i1 %62, float %61, float %49
  %64 = fcmp contract oge float %56, %61
  %65 = select contract i1 %64, float %61, float %56
  %66 = tail call contract noundef float @__nv_fminf(float noundef %55, float noundef %61) #3
  %67 = getelementptr inbounds double, ptr %1, i64 %59
  %68 = load double, ptr %67, align 8, !tbaa !10
  %69 = fmul contract double %54, %68
  %70 = tail call contract noundef double @__nv_fmax(double noundef %53, double noundef %68) #3
  %71 = fcmp contract ogt double %52, %68
  %72 = select contract i1 %71, double %68, double %52
  %73 = fcmp contract oge double %68, %51
  %74 = select contract i1 %73, double %68, double %51
  %75 = add nuw nsw i32 %50, 1
  %76 = icmp eq i32 %75, %5
  br i1 %76, label %20, label %48, !llvm.loop !12

77:                                               ; preds = %6, %22
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fminf(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fmax(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float_as_int(float noundef) local_unnamed_addr #2

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
!9 = !{!"float", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !6, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
