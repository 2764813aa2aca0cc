; clang sm_80, from control_wait_set.cu
source_filename = "control_wait_set.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @control_wait_set_first(ptr noundef writeonly captures(none) initializes((0, 4)) %0) local_unnamed_addr #0 {
  store i32 7, ptr %0, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @control_wait_set(ptr noundef %0, ptr noundef captures(none) %1, ptr noundef %2, ptr noundef captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #1 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %52

13:                                               ; preds = %6, %13
  %14 = load volatile i32, ptr %0, align 4, !tbaa !4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %13, label %16, !llvm.loop !8

16:                                               ; preds = %13, %16
  %17 = phi i32 [ %20, %16 ], [ 0, %13 ]
  %18 = load volatile i32, ptr %0, align 4, !tbaa !4
  %19 = icmp slt i32 %18, 1
  %20 = add nuw nsw i32 %17, 1
  br i1 %19, label %16, label %21, !llvm.loop !10

21:                                               ; preds = %16
  %22 = load volatile i32, ptr %0, align 4, !tbaa !4
  %23 = icmp eq i32 %22, 7
  br i1 %23, label %27, label %24

24:                                               ; preds = %21, %24
  tail call void asm sideeffect "nanosleep.u32 $0;", "r"(i32 20) #4, !srcloc !11
  %25 = load volatile i32, ptr %0, align 4, !tbaa !4
  %26 = icmp eq i32 %25, 7
  br i1 %26, label %27, label %24, !llvm.loop !12

27:                                               ; preds = %24, %21
  br label %28

28:                                               ; preds = %27, %28
  %29 = tail call i32 asm sideeffect "ld.acquire.gpu.global.u32 $0, [$1];", "=r,l,~{memory}"(ptr nonnull %0) #4, !srcloc !13
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %28, label %31, !llvm.loop !14

31:                                               ; preds = %28, %31
  %32 = tail call i32 asm sideeffect "ld.relaxed.sys.global.u32 $0, [$1];", "=r,l,~{memory}"(ptr nonnull %0) #4, !srcloc !15
  %33 = icmp eq i32 %32, 7
  br i1 %33, label %34, label %31, !llvm.loop !16

34:                                               ; preds = %31
  %35 = sext i32 %11 to i64
  %36 = getelementptr inbounds i32, ptr %1, i64 %35
  %37 = atomicrmw or ptr %36, i32 0 seq_cst, align 4
  %38 = icmp eq i32 %37, %11
  br i1 %38, label %42, label %39

39:                                               ; preds = %34, %39
  tail call void @llvm.nvvm.membar.gl()
  %40 = atomicrmw or ptr %36, i32 0 seq_cst, align 4
  %41 = icmp eq i32 %40, %11
  br i1 %41, label %42, label %39, !llvm.loop !17

42:                                               ; preds = %39, %34
  %43 = getelementptr inbounds i32, ptr %2, i64 %35
  store volatile i32 3, ptr %43, align 4, !tbaa !4
  br label %44

44:                                               ; preds = %44, %42
  %45 = load volatile i32, ptr %43, align 4, !tbaa !4
  %46 = icmp eq i32 %45, 3
  br i1 %46, label %47, label %44, !llvm.loop !18

47:                                               ; preds = %44
  %48 = getelementptr inbounds float, ptr %3, i64 %35
  %49 = load float, ptr %48, align 4, !tbaa !19
  %50 = fadd contract float %49, 2.000000e+00
  store float %50, ptr %48, align 4, !tbaa !19
  %51 = getelementptr inbounds i32, ptr %4, i64 %35
  store i32 %17, ptr %51, align 4, !tbaa !4
  br label %52

52:                                               ; preds = %6, %47
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = !{i64 8201468}
!12 = distinct !{!12, !9}
!13 = !{i64 612}
!14 = distinct !{!14, !9}
!15 = !{i64 743}
!16 = distinct !{!16, !9}
!17 = distinct !{!17, !9}
!18 = distinct !{!18, !9}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !6, i64 0}
