; clang sm_80, from shared_scan.cu
source_filename = "shared_scan.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11shared_scanE1s = internal unnamed_addr addrspace(3) global [2 x [32 x i32]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_scan(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 5
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = icmp slt i32 %7, %2
  br i1 %8, label %9, label %13

9:                                                ; preds = %3
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !4
  br label %13

13:                                               ; preds = %3, %9
  %14 = phi i32 [ %12, %9 ], [ 0, %3 ]
  %15 = zext nneg i32 %6 to i64
  %16 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_scanE1s to ptr), i64 %15
  store i32 %14, ptr %16, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %17 = icmp eq i32 %6, 0
  %18 = load i32, ptr %16, align 4, !tbaa !4
  br i1 %17, label %25, label %19

19:                                               ; preds = %13
  %20 = zext nneg i32 %6 to i64
  %21 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_scanE1s to ptr), i64 %20
  %22 = getelementptr i8, ptr %21, i64 -4
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = add nsw i32 %23, %18
  br label %25

25:                                               ; preds = %13, %19
  %26 = phi i32 [ %24, %19 ], [ %18, %13 ]
  %27 = getelementptr inbounds nuw i8, ptr %16, i64 128
  store i32 %26, ptr %27, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %28 = icmp samesign ult i32 %6, 2
  br i1 %28, label %37, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_scanE1s to ptr), i64 128), i64 %15
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = zext nneg i32 %6 to i64
  %33 = getelementptr i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_scanE1s to ptr), i64 128), i64 %32
  %34 = getelementptr i8, ptr %33, i64 -8
  %35 = load i32, ptr %34, align 4, !tbaa !4
  %36 = add nsw i32 %35, %31
  br label %39

37:                                               ; preds = %25
  %38 = load i32, ptr %27, align 4, !tbaa !4
  br label %39

39:                                               ; preds = %37, %29
  %40 = phi i32 [ %36, %29 ], [ %38, %37 ]
  store i32 %40, ptr %16, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = icmp samesign ult i32 %6, 4
  %42 = load i32, ptr %16, align 4, !tbaa !4
  br i1 %41, label %49, label %43

43:                                               ; preds = %39
  %44 = zext nneg i32 %6 to i64
  %45 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_scanE1s to ptr), i64 %44
  %46 = getelementptr i8, ptr %45, i64 -16
  %47 = load i32, ptr %46, align 4, !tbaa !4
  %48 = add nsw i32 %47, %42
  br label %49

49:                                               ; preds = %39, %43
  %50 = phi i32 [ %48, %43 ], [ %42, %39 ]
  store i32 %50, ptr %27, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %51 = icmp samesign ult i32 %6, 8
  br i1 %51, label %60, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_scanE1s to ptr), i64 128), i64 %15
  %54 = load i32, ptr %53, align 4, !tbaa !4
  %55 = zext nneg i32 %6 to i64
  %56 = getelementptr i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_scanE1s to ptr), i64 128), i64 %55
  %57 = getelementptr i8, ptr %56, i64 -32
  %58 = load i32, ptr %57, align 4, !tbaa !4
  %59 = add nsw i32 %58, %54
  br label %62

60:                                               ; preds = %49
  %61 = load i32, ptr %27, align 4, !tbaa !4
  br label %62

62:                                               ; preds = %60, %52
  %63 = phi i32 [ %59, %52 ], [ %61, %60 ]
  store i32 %63, ptr %16, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %64 = icmp samesign ult i32 %6, 16
  %65 = load i32, ptr %16, align 4, !tbaa !4
  br i1 %64, label %72, label %66

66:                                               ; preds = %62
  %67 = zext nneg i32 %6 to i64
  %68 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_scanE1s to ptr), i64 %67
  %69 = getelementptr i8, ptr %68, i64 -64
  %70 = load i32, ptr %69, align 4, !tbaa !4
  %71 = add nsw i32 %70, %65
  br label %72

72:                                               ; preds = %62, %66
  %73 = phi i32 [ %71, %66 ], [ %65, %62 ]
  store i32 %73, ptr %27, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %8, label %74, label %79

74:                                               ; preds = %72
  %75 = sext i32 %7 to i64
  %76 = getelementptr inbounds i32, ptr %1, i64 %75
  %77 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_scanE1s to ptr), i64 128), i64 %15
  %78 = load i32, ptr %77, align 4, !tbaa !4
  store i32 %78, ptr %76, align 4, !tbaa !4
  br label %79

79:                                               ; preds = %74, %72
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

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
