; clang sm_80, from math_guard_points_f32.cu
source_filename = "math_guard_points_f32.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @math_guard_points_f32(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %44

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !8
  %17 = fmul contract float %16, 8.000000e+00
  %18 = tail call contract noundef float @llvm.rint.f32(float %17)
  %19 = fmul contract float %18, 1.250000e-01
  %20 = getelementptr inbounds float, ptr %1, i64 %14
  %21 = load float, ptr %20, align 4, !tbaa !8
  %22 = getelementptr inbounds float, ptr %2, i64 %14
  %23 = load float, ptr %22, align 4, !tbaa !8
  %24 = fcmp contract oeq float %19, 6.250000e-01
  br i1 %24, label %27, label %25

25:                                               ; preds = %13
  %26 = tail call contract noundef float @__nv_logf(float noundef %19) #4
  br label %27

27:                                               ; preds = %13, %25
  %28 = phi contract float [ %26, %25 ], [ 4.200000e+01, %13 ]
  %29 = getelementptr inbounds float, ptr %3, i64 %14
  store float %28, ptr %29, align 4, !tbaa !8
  %30 = fadd contract float %19, -1.375000e+00
  %31 = tail call contract noundef float @__nv_fabsf(float noundef %30) #4
  %32 = fcmp contract olt float %31, 0x3F50624DE0000000
  br i1 %32, label %41, label %33

33:                                               ; preds = %27
  %34 = tail call contract noundef float @__nv_expf(float noundef %19) #4
  %35 = fcmp contract oeq float %19, -8.750000e-01
  br i1 %35, label %38, label %36

36:                                               ; preds = %33
  %37 = tail call contract noundef float @__nv_sinf(float noundef %19) #4
  br label %38

38:                                               ; preds = %33, %36
  %39 = phi contract float [ %37, %36 ], [ %23, %33 ]
  %40 = fmul contract float %34, %39
  br label %41

41:                                               ; preds = %27, %38
  %42 = phi contract float [ %40, %38 ], [ %21, %27 ]
  %43 = getelementptr inbounds float, ptr %4, i64 %14
  store float %42, ptr %43, align 4, !tbaa !8
  br label %44

44:                                               ; preds = %41, %6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_logf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sinf(float noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
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
!9 = !{!"float", !6, i64 0}
