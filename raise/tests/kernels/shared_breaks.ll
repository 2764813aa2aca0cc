; clang sm_80, from shared_breaks.cu
source_filename = "shared_breaks.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13shared_breaksE1s = internal unnamed_addr addrspace(3) global [48 x i32] undef, align 4
@_ZZ13shared_breaksE4done = internal unnamed_addr addrspace(3) global i32 undef, align 4
@_ZZ13shared_breaksE5found = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_breaks(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = mul i32 %6, 48
  %8 = add i32 %7, %5
  %9 = icmp slt i32 %8, %3
  br i1 %9, label %10, label %14

10:                                               ; preds = %4
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %4, %10
  %15 = phi i32 [ %13, %10 ], [ 0, %4 ]
  %16 = zext nneg i32 %5 to i64
  %17 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_breaksE1s to ptr), i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !4
  %18 = icmp eq i32 %5, 0
  br i1 %18, label %19, label %20

19:                                               ; preds = %14
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_breaksE4done to ptr), align 4, !tbaa !4
  br label %20

20:                                               ; preds = %19, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = getelementptr i8, ptr %17, i64 -4
  %22 = select i1 %18, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_breaksE1s to ptr), ptr %21
  br label %23

23:                                               ; preds = %37, %20
  %24 = phi i32 [ 0, %20 ], [ %38, %37 ]
  %25 = load i32, ptr %22, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %26 = load i32, ptr %17, align 4, !tbaa !4
  %27 = icmp sgt i32 %25, %26
  br i1 %27, label %28, label %29

28:                                               ; preds = %23
  store i32 %25, ptr %17, align 4, !tbaa !4
  br label %29

29:                                               ; preds = %28, %23
  br i1 %18, label %30, label %31

30:                                               ; preds = %29
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_breaksE4done to ptr), align 4, !tbaa !4
  br label %31

31:                                               ; preds = %30, %29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %18, label %37, label %32

32:                                               ; preds = %31
  %33 = load i32, ptr %21, align 4, !tbaa !4
  %34 = load i32, ptr %17, align 4, !tbaa !4
  %35 = icmp sgt i32 %33, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %32
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_breaksE4done to ptr), align 4, !tbaa !4
  br label %37

37:                                               ; preds = %36, %32, %31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = add nuw nsw i32 %24, 1
  %39 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_breaksE4done to ptr), align 4, !tbaa !4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %23, label %41

41:                                               ; preds = %37
  br i1 %18, label %42, label %43

42:                                               ; preds = %41
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_breaksE5found to ptr), align 4, !tbaa !4
  br label %43

43:                                               ; preds = %42, %41
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_breaksE5found to ptr), align 4, !tbaa !4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %58

46:                                               ; preds = %43, %53
  %47 = phi i32 [ %55, %53 ], [ %38, %43 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %48 = load i32, ptr %17, align 4, !tbaa !4
  %49 = icmp sgt i32 %48, 100
  %50 = icmp samesign ugt i32 %47, 200
  %51 = select i1 %49, i1 true, i1 %50
  br i1 %51, label %52, label %53

52:                                               ; preds = %46
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_breaksE5found to ptr), align 4, !tbaa !4
  br label %53

53:                                               ; preds = %46, %52
  %54 = add nsw i32 %48, 7
  store i32 %54, ptr %17, align 4, !tbaa !4
  %55 = add nuw nsw i32 %47, 1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %56 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_breaksE5found to ptr), align 4, !tbaa !4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %46, label %58, !llvm.loop !8

58:                                               ; preds = %53, %43
  %59 = phi i32 [ %38, %43 ], [ %55, %53 ]
  %60 = load i32, ptr %17, align 4, !tbaa !4
  %61 = icmp sgt i32 %60, 50
  %62 = tail call noundef i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %61)
  %63 = load i32, ptr %17, align 4, !tbaa !4
  %64 = icmp sgt i32 %63, 3
  %65 = tail call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %64)
  br i1 %9, label %66, label %74

66:                                               ; preds = %58
  %67 = sext i32 %8 to i64
  %68 = getelementptr inbounds i32, ptr %1, i64 %67
  %69 = mul nsw i32 %62, 1000
  %70 = zext i1 %65 to i32
  %71 = load i32, ptr %17, align 4, !tbaa !4
  %72 = or disjoint i32 %69, %70
  %73 = add i32 %72, %71
  store i32 %73, ptr %68, align 4, !tbaa !4
  br label %74

74:                                               ; preds = %66, %58
  br i1 %18, label %75, label %78

75:                                               ; preds = %74
  %76 = zext nneg i32 %6 to i64
  %77 = getelementptr inbounds nuw i32, ptr %2, i64 %76
  store i32 %59, ptr %77, align 4, !tbaa !4
  br label %78

78:                                               ; preds = %75, %74
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #1

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) #1

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
