; clang sm_80, from tree_segments.cu
source_filename = "tree_segments.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13tree_segmentsE1s = internal unnamed_addr addrspace(3) global [8 x [17 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tree_segments(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 7
  %9 = shl nuw nsw i32 %6, 4
  %10 = add i32 %8, %9
  %11 = add i32 %10, %5
  %12 = icmp slt i32 %11, %3
  br i1 %12, label %13, label %17

13:                                               ; preds = %4
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !8
  br label %17

17:                                               ; preds = %4, %13
  %18 = phi contract float [ %16, %13 ], [ 0.000000e+00, %4 ]
  %19 = zext nneg i32 %6 to i64
  %20 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ13tree_segmentsE1s to ptr), i64 %19
  %21 = zext nneg i32 %5 to i64
  %22 = getelementptr inbounds nuw float, ptr %20, i64 %21
  store float %18, ptr %22, align 4, !tbaa !8
  %23 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %18, i32 4, i32 6175)
  %24 = fadd contract float %18, %23
  %25 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %24, i32 2, i32 6175)
  %26 = fadd contract float %24, %25
  %27 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %26, i32 1, i32 6175)
  %28 = and i32 %5, 7
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %35

30:                                               ; preds = %17
  %31 = fadd contract float %26, %27
  %32 = ashr exact i32 %11, 3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %1, i64 %33
  store float %31, ptr %34, align 4, !tbaa !8
  br label %35

35:                                               ; preds = %30, %17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %36 = icmp samesign ult i32 %5, 8
  br i1 %36, label %37, label %44

37:                                               ; preds = %35
  %38 = zext nneg i32 %5 to i64
  %39 = getelementptr inbounds nuw float, ptr %20, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 32
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = load float, ptr %22, align 4, !tbaa !8
  %43 = fadd contract float %41, %42
  store float %43, ptr %22, align 4, !tbaa !8
  br label %44

44:                                               ; preds = %37, %35
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = icmp samesign ult i32 %5, 4
  br i1 %45, label %46, label %53

46:                                               ; preds = %44
  %47 = zext nneg i32 %5 to i64
  %48 = getelementptr inbounds nuw float, ptr %20, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = load float, ptr %22, align 4, !tbaa !8
  %52 = fadd contract float %50, %51
  store float %52, ptr %22, align 4, !tbaa !8
  br label %53

53:                                               ; preds = %46, %44
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %54 = icmp samesign ult i32 %5, 2
  br i1 %54, label %55, label %62

55:                                               ; preds = %53
  %56 = zext nneg i32 %5 to i64
  %57 = getelementptr inbounds nuw float, ptr %20, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %59 = load float, ptr %58, align 4, !tbaa !8
  %60 = load float, ptr %22, align 4, !tbaa !8
  %61 = fadd contract float %59, %60
  store float %61, ptr %22, align 4, !tbaa !8
  br label %62

62:                                               ; preds = %55, %53
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %63 = icmp eq i32 %5, 0
  br i1 %63, label %64, label %69

64:                                               ; preds = %62
  %65 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = load float, ptr %22, align 4, !tbaa !8
  %68 = fadd contract float %66, %67
  store float %68, ptr %22, align 4, !tbaa !8
  br label %69

69:                                               ; preds = %64, %62
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %70 = icmp eq i32 %5, 0
  br i1 %70, label %71, label %76

71:                                               ; preds = %69
  %72 = ashr exact i32 %10, 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %2, i64 %73
  %75 = load float, ptr %20, align 4, !tbaa !8
  store float %75, ptr %74, align 4, !tbaa !8
  br label %76

76:                                               ; preds = %71, %69
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

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
