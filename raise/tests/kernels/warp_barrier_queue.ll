; clang sm_80, from warp_barrier_queue.cu
source_filename = "warp_barrier_queue.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ18warp_barrier_queueE4head = internal unnamed_addr addrspace(3) global [4 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_barrier_queue(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = and i32 %4, 31
  %6 = lshr i32 %4, 5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 7
  %9 = add i32 %8, %4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = icmp eq i32 %5, 0
  %14 = zext nneg i32 %6 to i64
  br i1 %13, label %15, label %18

15:                                               ; preds = %3
  %16 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_barrier_queueE4head to ptr), i64 %14
  %17 = add nuw nsw i32 %6, 3
  store i32 %17, ptr %16, align 4, !tbaa !4
  br label %18

18:                                               ; preds = %3, %15
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %19 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_barrier_queueE4head to ptr), i64 %14
  %20 = load i32, ptr %19, align 4, !tbaa !4
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %39

22:                                               ; preds = %18
  %23 = add nuw nsw i32 %5, 1
  br label %24

24:                                               ; preds = %22, %34
  %25 = phi i32 [ %20, %22 ], [ %35, %34 ]
  %26 = phi i32 [ 0, %22 ], [ %30, %34 ]
  %27 = phi i32 [ %12, %22 ], [ %29, %34 ]
  %28 = mul nuw nsw i32 %25, %23
  %29 = add nsw i32 %28, %27
  %30 = add nuw nsw i32 %26, 1
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %13, label %31, label %34

31:                                               ; preds = %24
  %32 = load i32, ptr %19, align 4, !tbaa !4
  %33 = add nsw i32 %32, -1
  store i32 %33, ptr %19, align 4, !tbaa !4
  br label %34

34:                                               ; preds = %31, %24
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %35 = load i32, ptr %19, align 4, !tbaa !4
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %24, label %37, !llvm.loop !8

37:                                               ; preds = %34
  %38 = mul nuw nsw i32 %30, 1000
  br label %39

39:                                               ; preds = %37, %18
  %40 = phi i32 [ %12, %18 ], [ %29, %37 ]
  %41 = phi i32 [ 0, %18 ], [ %38, %37 ]
  %42 = add nsw i32 %41, %40
  %43 = getelementptr inbounds i32, ptr %1, i64 %10
  store i32 %42, ptr %43, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

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
