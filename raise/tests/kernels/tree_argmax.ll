; clang sm_80, from tree_argmax.cu
source_filename = "tree_argmax.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11tree_argmaxE1s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_ZZ11tree_argmaxE2at = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tree_argmax(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 6
  %8 = add i32 %7, %5
  %9 = icmp slt i32 %8, %3
  br i1 %9, label %10, label %14

10:                                               ; preds = %4
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !8
  br label %14

14:                                               ; preds = %4, %10
  %15 = phi contract float [ %13, %10 ], [ 0xC7EC363CC0000000, %4 ]
  %16 = zext nneg i32 %5 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxE1s to ptr), i64 %16
  store float %15, ptr %17, align 4, !tbaa !8
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxE2at to ptr), i64 %16
  store i32 %8, ptr %18, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %19 = icmp samesign ult i32 %5, 32
  br i1 %19, label %20, label %30

20:                                               ; preds = %14
  %21 = or disjoint i32 %5, 32
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxE1s to ptr), i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !8
  %25 = load float, ptr %17, align 4, !tbaa !8
  %26 = fcmp contract ogt float %24, %25
  br i1 %26, label %27, label %30

27:                                               ; preds = %20
  %28 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxE2at to ptr), i64 %22
  store float %24, ptr %17, align 4, !tbaa !8
  %29 = load i32, ptr %28, align 4, !tbaa !4
  store i32 %29, ptr %18, align 4, !tbaa !4
  br label %30

30:                                               ; preds = %27, %20, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = icmp samesign ult i32 %5, 16
  br i1 %31, label %32, label %42

32:                                               ; preds = %30
  %33 = or disjoint i32 %5, 16
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxE1s to ptr), i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !8
  %37 = load float, ptr %17, align 4, !tbaa !8
  %38 = fcmp contract ogt float %36, %37
  br i1 %38, label %39, label %42

39:                                               ; preds = %32
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxE2at to ptr), i64 %34
  store float %36, ptr %17, align 4, !tbaa !8
  %41 = load i32, ptr %40, align 4, !tbaa !4
  store i32 %41, ptr %18, align 4, !tbaa !4
  br label %42

42:                                               ; preds = %39, %32, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = icmp samesign ult i32 %5, 8
  br i1 %43, label %44, label %54

44:                                               ; preds = %42
  %45 = or disjoint i32 %5, 8
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxE1s to ptr), i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !8
  %49 = load float, ptr %17, align 4, !tbaa !8
  %50 = fcmp contract ogt float %48, %49
  br i1 %50, label %51, label %54

51:                                               ; preds = %44
  %52 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxE2at to ptr), i64 %46
  store float %48, ptr %17, align 4, !tbaa !8
  %53 = load i32, ptr %52, align 4, !tbaa !4
  store i32 %53, ptr %18, align 4, !tbaa !4
  br label %54

54:                                               ; preds = %51, %44, %42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %55 = icmp samesign ult i32 %5, 4
  br i1 %55, label %56, label %66

56:                                               ; preds = %54
  %57 = or disjoint i32 %5, 4
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxE1s to ptr), i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !8
  %61 = load float, ptr %17, align 4, !tbaa !8
  %62 = fcmp contract ogt float %60, %61
  br i1 %62, label %63, label %66

63:                                               ; preds = %56
  %64 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxE2at to ptr), i64 %58
  store float %60, ptr %17, align 4, !tbaa !8
  %65 = load i32, ptr %64, align 4, !tbaa !4
  store i32 %65, ptr %18, align 4, !tbaa !4
  br label %66

66:                                               ; preds = %63, %56, %54
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %67 = icmp samesign ult i32 %5, 2
  br i1 %67, label %68, label %78

68:                                               ; preds = %66
  %69 = or disjoint i32 %5, 2
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxE1s to ptr), i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !8
  %73 = load float, ptr %17, align 4, !tbaa !8
  %74 = fcmp contract ogt float %72, %73
  br i1 %74, label %75, label %78

75:                                               ; preds = %68
  %76 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxE2at to ptr), i64 %70
  store float %72, ptr %17, align 4, !tbaa !8
  %77 = load i32, ptr %76, align 4, !tbaa !4
  store i32 %77, ptr %18, align 4, !tbaa !4
  br label %78

78:                                               ; preds = %75, %68, %66
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %79 = icmp eq i32 %5, 0
  br i1 %79, label %80, label %86

80:                                               ; preds = %78
  %81 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxE1s to ptr), i64 4), align 4, !tbaa !8
  %82 = load float, ptr %17, align 4, !tbaa !8
  %83 = fcmp contract ogt float %81, %82
  br i1 %83, label %84, label %86

84:                                               ; preds = %80
  store float %81, ptr %17, align 4, !tbaa !8
  %85 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxE2at to ptr), i64 4), align 4, !tbaa !4
  store i32 %85, ptr %18, align 4, !tbaa !4
  br label %86

86:                                               ; preds = %84, %80, %78
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %87 = icmp eq i32 %5, 0
  br i1 %87, label %88, label %94

88:                                               ; preds = %86
  %89 = zext nneg i32 %6 to i64
  %90 = getelementptr inbounds nuw i32, ptr %2, i64 %89
  %91 = getelementptr inbounds nuw float, ptr %1, i64 %89
  %92 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxE1s to ptr), align 4, !tbaa !8
  store float %92, ptr %91, align 4, !tbaa !8
  %93 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11tree_argmaxE2at to ptr), align 4, !tbaa !4
  store i32 %93, ptr %90, align 4, !tbaa !4
  br label %94

94:                                               ; preds = %88, %86
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
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
