; clang sm_80, from shared_chosen.cu
source_filename = "shared_chosen.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13shared_chosenE1a = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_ZZ13shared_chosenE1b = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_chosen(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 6
  %8 = add i32 %7, %5
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %4
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !8
  br label %14

14:                                               ; preds = %4, %10
  %15 = phi contract float [ %13, %10 ], [ 0.000000e+00, %4 ]
  %16 = zext nneg i32 %5 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_chosenE1a to ptr), i64 %16
  store float %15, ptr %17, align 4, !tbaa !8
  %18 = fmul contract float %15, 2.000000e+00
  %19 = fadd contract float %18, 1.000000e+00
  %20 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_chosenE1b to ptr), i64 %16
  store float %19, ptr %20, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = zext nneg i32 %6 to i64
  %22 = getelementptr inbounds nuw float, ptr %0, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !8
  %24 = fcmp contract ogt float %23, 1.000000e+00
  %25 = select i1 %24, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_chosenE1a to ptr), ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_chosenE1b to ptr)
  %26 = and i32 %5, 1
  %27 = icmp eq i32 %26, 0
  %28 = select i1 %27, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_chosenE1a to ptr), ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_chosenE1b to ptr)
  %29 = sub nsw i32 63, %5
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %25, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = getelementptr inbounds nuw float, ptr %28, i64 %16
  store float %32, ptr %33, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %34, label %45

34:                                               ; preds = %14
  %35 = sext i32 %8 to i64
  %36 = getelementptr inbounds float, ptr %1, i64 %35
  %37 = add nuw nsw i32 %5, 1
  %38 = and i32 %37, 63
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_chosenE1a to ptr), i64 %39
  %41 = getelementptr inbounds nuw float, ptr %25, i64 %16
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = load float, ptr %40, align 4, !tbaa !8
  %44 = fadd contract float %42, %43
  store float %44, ptr %36, align 4, !tbaa !8
  br label %45

45:                                               ; preds = %34, %14
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
