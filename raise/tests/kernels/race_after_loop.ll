; clang sm_80, from race_after_loop.cu
source_filename = "race_after_loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ15race_after_loopE4left = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @race_after_loop(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 6
  %6 = add i32 %5, %3
  %7 = icmp eq i32 %3, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = sext i32 %6 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !4
  store i32 %11, ptr addrspacecast (ptr addrspace(3) @_ZZ15race_after_loopE4left to ptr), align 4, !tbaa !4
  br label %12

12:                                               ; preds = %8, %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15race_after_loopE4left to ptr), align 4, !tbaa !4
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %24

15:                                               ; preds = %12, %20
  %16 = phi i32 [ %21, %20 ], [ 0, %12 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %7, label %17, label %20

17:                                               ; preds = %15
  %18 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15race_after_loopE4left to ptr), align 4, !tbaa !4
  %19 = add nsw i32 %18, -1
  store i32 %19, ptr addrspacecast (ptr addrspace(3) @_ZZ15race_after_loopE4left to ptr), align 4, !tbaa !4
  br label %20

20:                                               ; preds = %17, %15
  %21 = add nuw nsw i32 %16, 1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15race_after_loopE4left to ptr), align 4, !tbaa !4
  %23 = icmp sgt i32 %22, 0
  br i1 %23, label %15, label %24, !llvm.loop !8

24:                                               ; preds = %20, %12
  %25 = phi i32 [ 0, %12 ], [ %21, %20 ]
  %26 = icmp eq i32 %3, 63
  br i1 %26, label %27, label %28

27:                                               ; preds = %24
  store i32 7, ptr addrspacecast (ptr addrspace(3) @_ZZ15race_after_loopE4left to ptr), align 4, !tbaa !4
  br label %28

28:                                               ; preds = %27, %24
  %29 = sext i32 %6 to i64
  %30 = getelementptr inbounds i32, ptr %1, i64 %29
  store i32 %25, ptr %30, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
