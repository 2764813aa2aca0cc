; clang sm_80, from control_grid_by_hand.cu
source_filename = "control_grid_by_hand.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @_Z4meetPii(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %2
  tail call void @llvm.nvvm.membar.gl()
  %6 = atomicrmw add ptr %0, i32 1 seq_cst, align 4
  br label %7

7:                                                ; preds = %7, %5
  %8 = load volatile i32, ptr %0, align 4, !tbaa !4
  %9 = icmp slt i32 %8, %1
  br i1 %9, label %7, label %10, !llvm.loop !8

10:                                               ; preds = %7
  tail call void @llvm.nvvm.membar.gl()
  br label %11

11:                                               ; preds = %10, %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @control_grid_by_hand(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, ptr noundef %3, i32 noundef %4) local_unnamed_addr #2 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %18

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %1, i64 %13
  %15 = getelementptr inbounds float, ptr %0, i64 %13
  %16 = load float, ptr %15, align 4, !tbaa !10
  %17 = fmul contract float %16, 2.000000e+00
  store float %17, ptr %14, align 4, !tbaa !10
  br label %18

18:                                               ; preds = %12, %5
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %20 = icmp eq i32 %9, 0
  br i1 %20, label %21, label %27

21:                                               ; preds = %18
  tail call void @llvm.nvvm.membar.gl()
  %22 = atomicrmw add ptr %3, i32 1 seq_cst, align 4
  br label %23

23:                                               ; preds = %23, %21
  %24 = load volatile i32, ptr %3, align 4, !tbaa !4
  %25 = icmp slt i32 %24, %19
  br i1 %25, label %23, label %26, !llvm.loop !8

26:                                               ; preds = %23
  tail call void @llvm.nvvm.membar.gl()
  br label %27

27:                                               ; preds = %18, %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %11, label %28, label %36

28:                                               ; preds = %27
  %29 = sext i32 %10 to i64
  %30 = getelementptr inbounds float, ptr %2, i64 %29
  %31 = xor i32 %10, -1
  %32 = add i32 %4, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %1, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !10
  store float %35, ptr %30, align 4, !tbaa !10
  br label %36

36:                                               ; preds = %28, %27
  %37 = shl nuw i32 %19, 1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %20, label %38, label %44

38:                                               ; preds = %36
  tail call void @llvm.nvvm.membar.gl()
  %39 = atomicrmw add ptr %3, i32 1 seq_cst, align 4
  br label %40

40:                                               ; preds = %40, %38
  %41 = load volatile i32, ptr %3, align 4, !tbaa !4
  %42 = icmp slt i32 %41, %37
  br i1 %42, label %40, label %43, !llvm.loop !8

43:                                               ; preds = %40
  tail call void @llvm.nvvm.membar.gl()
  br label %44

44:                                               ; preds = %36, %43
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %11, label %45, label %53

45:                                               ; preds = %44
  %46 = add nsw i32 %10, 7
  %47 = srem i32 %46, %4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %2, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !10
  %51 = sext i32 %10 to i64
  %52 = getelementptr inbounds float, ptr %1, i64 %51
  store float %50, ptr %52, align 4, !tbaa !10
  br label %53

53:                                               ; preds = %45, %44
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nounwind }

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
