; clang sm_80, from race_block_branch.cu
source_filename = "race_block_branch.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ17race_block_branchE1s = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @race_block_branch(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 6
  %9 = add i32 %8, %6
  %10 = icmp samesign ult i32 %7, 2
  br i1 %10, label %11, label %29

11:                                               ; preds = %5
  %12 = zext nneg i32 %9 to i64
  %13 = getelementptr inbounds nuw i32, ptr %3, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !4
  %15 = zext nneg i32 %6 to i64
  %16 = getelementptr inbounds nuw i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17race_block_branchE1s to ptr), i64 %18
  store i32 %14, ptr %19, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %20 = getelementptr inbounds nuw i32, ptr %1, i64 %15
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17race_block_branchE1s to ptr), i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = add nsw i32 %24, 1
  %26 = load i32, ptr %20, align 4, !tbaa !4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17race_block_branchE1s to ptr), i64 %27
  store i32 %25, ptr %28, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %56

29:                                               ; preds = %5
  %30 = load i32, ptr %2, align 4, !tbaa !4
  %31 = icmp slt i32 %6, %30
  br i1 %31, label %32, label %41

32:                                               ; preds = %29
  %33 = sext i32 %9 to i64
  %34 = getelementptr inbounds i32, ptr %3, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !4
  %36 = zext nneg i32 %6 to i64
  %37 = getelementptr inbounds nuw i32, ptr %0, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17race_block_branchE1s to ptr), i64 %39
  store i32 %35, ptr %40, align 4, !tbaa !4
  br label %41

41:                                               ; preds = %32, %29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = load i32, ptr %2, align 4, !tbaa !4
  %43 = icmp slt i32 %6, %42
  %44 = zext nneg i32 %6 to i64
  br i1 %43, label %45, label %51

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i32, ptr %1, i64 %44
  %47 = load i32, ptr %46, align 4, !tbaa !4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17race_block_branchE1s to ptr), i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !4
  br label %51

51:                                               ; preds = %41, %45
  %52 = phi i32 [ %50, %45 ], [ 0, %41 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %53 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17race_block_branchE1s to ptr), i64 %44
  store i32 %52, ptr %53, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %54 = getelementptr inbounds nuw i32, ptr %1, i64 %44
  %55 = sext i32 %9 to i64
  br label %56

56:                                               ; preds = %51, %11
  %57 = phi i64 [ %55, %51 ], [ %12, %11 ]
  %58 = phi ptr [ %54, %51 ], [ %16, %11 ]
  %59 = load i32, ptr %58, align 4, !tbaa !4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17race_block_branchE1s to ptr), i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !4
  %63 = getelementptr inbounds i32, ptr %4, i64 %57
  store i32 %62, ptr %63, align 4, !tbaa !4
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
