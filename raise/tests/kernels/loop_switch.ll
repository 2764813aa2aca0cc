; clang sm_80, from loop_switch.cu
source_filename = "loop_switch.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @loop_switch(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %52

11:                                               ; preds = %4
  %12 = sitofp i32 %9 to float
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %14, label %48

14:                                               ; preds = %11, %42
  %15 = phi i32 [ %40, %42 ], [ 0, %11 ]
  %16 = phi float [ %39, %42 ], [ %12, %11 ]
  %17 = mul nsw i32 %15, %2
  %18 = add nsw i32 %17, %9
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = add nsw i32 %15, 1
  switch i32 %21, label %31 [
    i32 0, label %23
    i32 1, label %25
    i32 2, label %27
    i32 3, label %29
    i32 4, label %38
  ]

23:                                               ; preds = %14
  %24 = fadd contract float %16, 1.000000e+00
  br label %33

25:                                               ; preds = %14
  %26 = fmul contract float %16, 5.000000e-01
  br label %38, !llvm.loop !8

27:                                               ; preds = %14
  %28 = fneg contract float %16
  br label %33

29:                                               ; preds = %14
  %30 = add nsw i32 %15, 2
  br label %33

31:                                               ; preds = %14
  %32 = fadd contract float %16, -3.000000e+00
  br label %33

33:                                               ; preds = %31, %29, %27, %23
  %34 = phi float [ %32, %31 ], [ %24, %23 ], [ %28, %27 ], [ %16, %29 ]
  %35 = phi i32 [ %22, %31 ], [ %22, %23 ], [ %22, %27 ], [ %30, %29 ]
  %36 = fcmp contract ogt float %34, 1.000000e+02
  %37 = select i1 %36, i32 3, i32 0
  br label %38

38:                                               ; preds = %33, %14, %25
  %39 = phi float [ %34, %33 ], [ %16, %14 ], [ %26, %25 ]
  %40 = phi i32 [ %35, %33 ], [ %22, %14 ], [ %22, %25 ]
  %41 = phi i32 [ %37, %33 ], [ 5, %14 ], [ 2, %25 ]
  switch i32 %41, label %53 [
    i32 0, label %42
    i32 2, label %42
    i32 3, label %44
    i32 5, label %44
  ]

42:                                               ; preds = %38, %38
  %43 = icmp slt i32 %40, %3
  br i1 %43, label %14, label %44, !llvm.loop !8

44:                                               ; preds = %42, %38, %38
  %45 = sitofp i32 %40 to float
  %46 = fmul contract float %45, 2.500000e-01
  %47 = fadd contract float %39, %46
  br label %48

48:                                               ; preds = %44, %11
  %49 = phi float [ %12, %11 ], [ %47, %44 ]
  %50 = sext i32 %9 to i64
  %51 = getelementptr inbounds float, ptr %1, i64 %50
  store float %49, ptr %51, align 4, !tbaa !10
  br label %52

52:                                               ; preds = %4, %48
  ret void

53:                                               ; preds = %38
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !6, i64 0}
