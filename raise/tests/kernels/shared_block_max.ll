; clang sm_80, from shared_block_max.cu
source_filename = "shared_block_max.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ16shared_block_maxE1s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_block_max(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 6
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = icmp slt i32 %7, %2
  br i1 %8, label %9, label %13

9:                                                ; preds = %3
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds float, ptr %0, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !8
  br label %13

13:                                               ; preds = %3, %9
  %14 = phi contract float [ %12, %9 ], [ 0xC7EC363CC0000000, %3 ]
  %15 = zext nneg i32 %6 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_block_maxE1s to ptr), i64 %15
  store float %14, ptr %16, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %17 = and i32 %6, 1
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %13
  %20 = zext nneg i32 %6 to i64
  %21 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_block_maxE1s to ptr), i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %23 = load float, ptr %16, align 4, !tbaa !8
  %24 = load float, ptr %22, align 4, !tbaa !8
  %25 = tail call contract noundef float @__nv_fmaxf(float noundef %23, float noundef %24) #4
  store float %25, ptr %16, align 4, !tbaa !8
  br label %26

26:                                               ; preds = %19, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %27 = and i32 %6, 3
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %36

29:                                               ; preds = %26
  %30 = zext nneg i32 %6 to i64
  %31 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_block_maxE1s to ptr), i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %33 = load float, ptr %16, align 4, !tbaa !8
  %34 = load float, ptr %32, align 4, !tbaa !8
  %35 = tail call contract noundef float @__nv_fmaxf(float noundef %33, float noundef %34) #4
  store float %35, ptr %16, align 4, !tbaa !8
  br label %36

36:                                               ; preds = %29, %26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = and i32 %6, 7
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %46

39:                                               ; preds = %36
  %40 = zext nneg i32 %6 to i64
  %41 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_block_maxE1s to ptr), i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %43 = load float, ptr %16, align 4, !tbaa !8
  %44 = load float, ptr %42, align 4, !tbaa !8
  %45 = tail call contract noundef float @__nv_fmaxf(float noundef %43, float noundef %44) #4
  store float %45, ptr %16, align 4, !tbaa !8
  br label %46

46:                                               ; preds = %39, %36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %47 = and i32 %6, 15
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %56

49:                                               ; preds = %46
  %50 = zext nneg i32 %6 to i64
  %51 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_block_maxE1s to ptr), i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 32
  %53 = load float, ptr %16, align 4, !tbaa !8
  %54 = load float, ptr %52, align 4, !tbaa !8
  %55 = tail call contract noundef float @__nv_fmaxf(float noundef %53, float noundef %54) #4
  store float %55, ptr %16, align 4, !tbaa !8
  br label %56

56:                                               ; preds = %49, %46
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %57 = and i32 %6, 31
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %66

59:                                               ; preds = %56
  %60 = zext nneg i32 %6 to i64
  %61 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_block_maxE1s to ptr), i64 %60
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 64
  %63 = load float, ptr %16, align 4, !tbaa !8
  %64 = load float, ptr %62, align 4, !tbaa !8
  %65 = tail call contract noundef float @__nv_fmaxf(float noundef %63, float noundef %64) #4
  store float %65, ptr %16, align 4, !tbaa !8
  br label %66

66:                                               ; preds = %59, %56
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %67 = and i32 %6, 63
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %76

69:                                               ; preds = %66
  %70 = zext nneg i32 %6 to i64
  %71 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_block_maxE1s to ptr), i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 128
  %73 = load float, ptr %16, align 4, !tbaa !8
  %74 = load float, ptr %72, align 4, !tbaa !8
  %75 = tail call contract noundef float @__nv_fmaxf(float noundef %73, float noundef %74) #4
  store float %75, ptr %16, align 4, !tbaa !8
  br label %76

76:                                               ; preds = %69, %66
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %77 = icmp eq i32 %6, 0
  br i1 %77, label %78, label %82

78:                                               ; preds = %76
  %79 = zext nneg i32 %4 to i64
  %80 = getelementptr inbounds nuw float, ptr %1, i64 %79
  %81 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_block_maxE1s to ptr), align 4, !tbaa !8
  store float %81, ptr %80, align 4, !tbaa !8
  br label %82

82:                                               ; preds = %78, %76
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #4 = { convergent nounwind }

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
