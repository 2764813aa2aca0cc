; clang sm_80, from loop_early_return.cu
source_filename = "loop_early_return.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @early_return(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %47

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 -1, ptr %14, align 4, !tbaa !4
  %15 = icmp sgt i32 %4, 0
  br i1 %15, label %16, label %42

16:                                               ; preds = %12
  %17 = mul nsw i32 %4, %10
  br label %18

18:                                               ; preds = %16, %36
  %19 = phi i32 [ 0, %16 ], [ %37, %36 ]
  %20 = phi float [ 0.000000e+00, %16 ], [ %34, %36 ]
  %21 = add nsw i32 %19, %17
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %0, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !8
  %25 = fcmp contract olt float %24, -1.500000e+00
  br i1 %25, label %26, label %27

26:                                               ; preds = %18
  store i32 %19, ptr %14, align 4, !tbaa !4
  br label %33

27:                                               ; preds = %18
  %28 = fcmp contract olt float %24, 0.000000e+00
  br i1 %28, label %33, label %29

29:                                               ; preds = %27
  %30 = fadd contract float %20, %24
  %31 = fcmp contract ogt float %30, 4.000000e+00
  %32 = select i1 %31, i32 2, i32 0
  br label %33

33:                                               ; preds = %29, %27, %26
  %34 = phi float [ %20, %26 ], [ %20, %27 ], [ %30, %29 ]
  %35 = phi i32 [ 1, %26 ], [ 4, %27 ], [ %32, %29 ]
  switch i32 %35, label %39 [
    i32 0, label %36
    i32 4, label %36
  ]

36:                                               ; preds = %33, %33
  %37 = add nuw nsw i32 %19, 1
  %38 = icmp eq i32 %37, %4
  br i1 %38, label %39, label %18, !llvm.loop !10

39:                                               ; preds = %36, %33
  %40 = phi i32 [ %35, %33 ], [ 2, %36 ]
  %41 = icmp eq i32 %40, 2
  br label %42

42:                                               ; preds = %39, %12
  %43 = phi float [ 0.000000e+00, %12 ], [ %34, %39 ]
  %44 = phi i1 [ true, %12 ], [ %41, %39 ]
  br i1 %44, label %45, label %47

45:                                               ; preds = %42
  %46 = getelementptr inbounds float, ptr %1, i64 %13
  store float %43, ptr %46, align 4, !tbaa !8
  br label %47

47:                                               ; preds = %45, %42, %5
  ret void
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
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
