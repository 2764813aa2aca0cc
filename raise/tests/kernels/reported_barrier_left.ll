; clang sm_80, from reported_barrier_left.cu
source_filename = "reported_barrier_left.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ21reported_barrier_leftE1s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reported_barrier_left(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = add i32 %6, %4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds float, ptr %1, i64 %8
  %10 = load float, ptr %9, align 4, !tbaa !8
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ21reported_barrier_leftE1s to ptr), i64 %11
  store float %10, ptr %12, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = getelementptr inbounds i32, ptr %0, i64 %8
  %14 = load i32, ptr %13, align 4, !tbaa !4
  %15 = icmp sgt i32 %14, 0
  br i1 %15, label %16, label %93

16:                                               ; preds = %3
  %17 = and i32 %4, 63
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ21reported_barrier_leftE1s to ptr), i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = load float, ptr %12, align 4, !tbaa !8
  %22 = fadd contract float %20, %21
  store float %22, ptr %12, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = load i32, ptr %13, align 4, !tbaa !4
  %24 = icmp sgt i32 %23, 1
  br i1 %24, label %25, label %93

25:                                               ; preds = %16
  %26 = add nuw nsw i32 %4, 1
  %27 = and i32 %26, 63
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ21reported_barrier_leftE1s to ptr), i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = load float, ptr %12, align 4, !tbaa !8
  %32 = fadd contract float %30, %31
  store float %32, ptr %12, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = load i32, ptr %13, align 4, !tbaa !4
  %34 = icmp sgt i32 %33, 2
  br i1 %34, label %35, label %93

35:                                               ; preds = %25
  %36 = add nuw nsw i32 %4, 2
  %37 = and i32 %36, 63
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ21reported_barrier_leftE1s to ptr), i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = load float, ptr %12, align 4, !tbaa !8
  %42 = fadd contract float %40, %41
  store float %42, ptr %12, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = load i32, ptr %13, align 4, !tbaa !4
  %44 = icmp sgt i32 %43, 3
  br i1 %44, label %45, label %93

45:                                               ; preds = %35
  %46 = add nuw nsw i32 %4, 3
  %47 = and i32 %46, 63
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ21reported_barrier_leftE1s to ptr), i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %51 = load float, ptr %12, align 4, !tbaa !8
  %52 = fadd contract float %50, %51
  store float %52, ptr %12, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %53 = load i32, ptr %13, align 4, !tbaa !4
  %54 = icmp sgt i32 %53, 4
  br i1 %54, label %55, label %93

55:                                               ; preds = %45
  %56 = add nuw nsw i32 %4, 4
  %57 = and i32 %56, 63
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ21reported_barrier_leftE1s to ptr), i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %61 = load float, ptr %12, align 4, !tbaa !8
  %62 = fadd contract float %60, %61
  store float %62, ptr %12, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %63 = load i32, ptr %13, align 4, !tbaa !4
  %64 = icmp sgt i32 %63, 5
  br i1 %64, label %65, label %93

65:                                               ; preds = %55
  %66 = add nuw nsw i32 %4, 5
  %67 = and i32 %66, 63
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ21reported_barrier_leftE1s to ptr), i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = load float, ptr %12, align 4, !tbaa !8
  %72 = fadd contract float %70, %71
  store float %72, ptr %12, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %73 = load i32, ptr %13, align 4, !tbaa !4
  %74 = icmp sgt i32 %73, 6
  br i1 %74, label %75, label %93

75:                                               ; preds = %65
  %76 = add nuw nsw i32 %4, 6
  %77 = and i32 %76, 63
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ21reported_barrier_leftE1s to ptr), i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %81 = load float, ptr %12, align 4, !tbaa !8
  %82 = fadd contract float %80, %81
  store float %82, ptr %12, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %83 = load i32, ptr %13, align 4, !tbaa !4
  %84 = icmp sgt i32 %83, 7
  br i1 %84, label %85, label %93

85:                                               ; preds = %75
  %86 = add nuw nsw i32 %4, 7
  %87 = and i32 %86, 63
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ21reported_barrier_leftE1s to ptr), i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %91 = load float, ptr %12, align 4, !tbaa !8
  %92 = fadd contract float %90, %91
  store float %92, ptr %12, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %93

93:                                               ; preds = %85, %75, %65, %55, %45, %35, %25, %16, %3
  %94 = load float, ptr %12, align 4, !tbaa !8
  %95 = getelementptr inbounds float, ptr %2, i64 %8
  store float %94, ptr %95, align 4, !tbaa !8
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
