; clang sm_80, from control_switch.cu
source_filename = "control_switch.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @control_switch(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %41

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = getelementptr inbounds i32, ptr %0, i64 %12
  %16 = load i32, ptr %15, align 4, !tbaa !4
  switch i32 %16, label %37 [
    i32 0, label %17
    i32 1, label %19
    i32 2, label %26
    i32 3, label %28
    i32 4, label %31
    i32 5, label %38
    i32 6, label %33
    i32 8, label %35
  ]

17:                                               ; preds = %11
  %18 = fmul contract float %14, %14
  br label %38

19:                                               ; preds = %11
  %20 = add nsw i32 %9, 1
  %21 = srem i32 %20, %3
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %1, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !8
  %25 = fadd contract float %14, %24
  br label %38

26:                                               ; preds = %11
  %27 = fneg contract float %14
  br label %28

28:                                               ; preds = %11, %26
  %29 = phi float [ %27, %26 ], [ %14, %11 ]
  %30 = fmul contract float %29, 5.000000e-01
  br label %38

31:                                               ; preds = %11
  %32 = tail call contract noundef float @__nv_fabsf(float noundef %14) #3
  br label %38

33:                                               ; preds = %11
  %34 = fdiv contract float %14, 3.000000e+00
  br label %38

35:                                               ; preds = %11
  %36 = fadd contract float %14, -8.000000e+00
  br label %38

37:                                               ; preds = %11
  br label %38

38:                                               ; preds = %17, %19, %28, %31, %33, %35, %11, %37
  %39 = phi float [ 7.000000e+00, %11 ], [ %36, %35 ], [ %18, %17 ], [ %25, %19 ], [ %30, %28 ], [ %32, %31 ], [ %34, %33 ], [ 1.000000e+00, %37 ]
  %40 = getelementptr inbounds float, ptr %2, i64 %12
  store float %39, ptr %40, align 4, !tbaa !8
  br label %41

41:                                               ; preds = %38, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) local_unnamed_addr #2

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
