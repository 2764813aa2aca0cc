; clang sm_80, from shared_distant_pairs.cu
source_filename = "shared_distant_pairs.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13distant_pairsE1s = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @distant_pairs(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 7
  %7 = icmp samesign ult i32 %4, 128
  br i1 %7, label %14, label %8

8:                                                ; preds = %24, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %9 = and i32 %4, 1008
  %10 = add nuw nsw i32 %9, %4
  %11 = add nuw nsw i32 %10, 16
  %12 = add nsw i32 %11, %6
  %13 = icmp slt i32 %12, %2
  br i1 %13, label %27, label %41

14:                                               ; preds = %3, %24
  %15 = phi i32 [ %25, %24 ], [ %4, %3 ]
  %16 = or disjoint i32 %15, %6
  %17 = icmp slt i32 %16, %2
  br i1 %17, label %18, label %24

18:                                               ; preds = %14
  %19 = zext nneg i32 %15 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13distant_pairsE1s to ptr), i64 %19
  %21 = sext i32 %16 to i64
  %22 = getelementptr inbounds float, ptr %0, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !8
  store float %23, ptr %20, align 4, !tbaa !8
  br label %24

24:                                               ; preds = %14, %18
  %25 = add nuw nsw i32 %15, 64
  %26 = icmp samesign ult i32 %15, 64
  br i1 %26, label %14, label %8, !llvm.loop !10

27:                                               ; preds = %8
  %28 = zext nneg i32 %10 to i64
  %29 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13distant_pairsE1s to ptr), i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !8
  %31 = zext nneg i32 %11 to i64
  %32 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13distant_pairsE1s to ptr), i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !8
  %34 = fadd contract float %30, %33
  %35 = add nsw i32 %10, %6
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %1, i64 %36
  store float %34, ptr %37, align 4, !tbaa !8
  %38 = fsub contract float %30, %33
  %39 = sext i32 %12 to i64
  %40 = getelementptr inbounds float, ptr %1, i64 %39
  store float %38, ptr %40, align 4, !tbaa !8
  br label %41

41:                                               ; preds = %8, %27
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
