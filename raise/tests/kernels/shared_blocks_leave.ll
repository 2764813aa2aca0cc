; clang sm_80, from shared_blocks_leave.cu
source_filename = "shared_blocks_leave.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ19shared_blocks_leaveE4skip = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ19shared_blocks_leaveE1s = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_blocks_leave(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = add i32 %6, %4
  %8 = icmp eq i32 %4, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %3
  %10 = zext i32 %6 to i64
  %11 = getelementptr inbounds nuw i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = lshr i32 %12, 31
  store i32 %13, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_blocks_leaveE4skip to ptr), align 4, !tbaa !4
  br label %14

14:                                               ; preds = %9, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %15 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_blocks_leaveE4skip to ptr), align 4, !tbaa !4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %34

17:                                               ; preds = %14
  %18 = icmp slt i32 %7, %2
  br i1 %18, label %19, label %23

19:                                               ; preds = %17
  %20 = sext i32 %7 to i64
  %21 = getelementptr inbounds i32, ptr %0, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !4
  br label %23

23:                                               ; preds = %17, %19
  %24 = phi i32 [ %22, %19 ], [ 0, %17 ]
  %25 = zext nneg i32 %4 to i64
  %26 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_blocks_leaveE1s to ptr), i64 %25
  store i32 %24, ptr %26, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %18, label %27, label %34

27:                                               ; preds = %23
  %28 = sext i32 %7 to i64
  %29 = getelementptr inbounds i32, ptr %1, i64 %28
  %30 = sub nsw i32 63, %4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_blocks_leaveE1s to ptr), i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !4
  store i32 %33, ptr %29, align 4, !tbaa !4
  br label %34

34:                                               ; preds = %23, %27, %14
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
