; clang sm_80, from shared_three_levels.cu
source_filename = "shared_three_levels.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ19shared_three_levelsE1s = internal unnamed_addr addrspace(3) global [3 x [32 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_three_levels(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 5
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
  %17 = getelementptr inbounds nuw float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_three_levelsE1s to ptr), i64 128), i64 %16
  store float %15, ptr %17, align 4, !tbaa !8
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_three_levelsE1s to ptr), i64 %16
  store float %15, ptr %18, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %19 = icmp sgt i32 %3, 0
  br i1 %19, label %20, label %27

20:                                               ; preds = %14
  %21 = add nuw nsw i32 %5, 1
  %22 = and i32 %21, 31
  %23 = zext nneg i32 %22 to i64
  %24 = add nuw nsw i32 %5, 31
  %25 = and i32 %24, 31
  %26 = zext nneg i32 %25 to i64
  br label %29

27:                                               ; preds = %29, %14
  %28 = phi ptr [ getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_three_levelsE1s to ptr), i64 128), %14 ], [ %32, %29 ]
  br i1 %9, label %52, label %57

29:                                               ; preds = %20, %29
  %30 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ19shared_three_levelsE1s to ptr), %20 ], [ %33, %29 ]
  %31 = phi i32 [ 0, %20 ], [ %50, %29 ]
  %32 = phi ptr [ getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_three_levelsE1s to ptr), i64 256), %20 ], [ %30, %29 ]
  %33 = phi ptr [ getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ19shared_three_levelsE1s to ptr), i64 128), %20 ], [ %32, %29 ]
  %34 = getelementptr inbounds nuw float, ptr %33, i64 %16
  %35 = load float, ptr %34, align 4, !tbaa !8
  %36 = fmul contract float %35, 0x3FFE666660000000
  %37 = getelementptr inbounds nuw float, ptr %30, i64 %16
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = fsub contract float %36, %38
  %40 = getelementptr inbounds nuw float, ptr %33, i64 %23
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = getelementptr inbounds nuw float, ptr %33, i64 %26
  %43 = load float, ptr %42, align 4, !tbaa !8
  %44 = fadd contract float %41, %43
  %45 = fmul contract float %35, 2.000000e+00
  %46 = fsub contract float %44, %45
  %47 = fmul contract float %46, 0x3FB99999A0000000
  %48 = fadd contract float %39, %47
  %49 = getelementptr inbounds nuw float, ptr %32, i64 %16
  store float %48, ptr %49, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %50 = add nuw nsw i32 %31, 1
  %51 = icmp eq i32 %50, %3
  br i1 %51, label %27, label %29, !llvm.loop !10

52:                                               ; preds = %27
  %53 = sext i32 %8 to i64
  %54 = getelementptr inbounds float, ptr %1, i64 %53
  %55 = getelementptr inbounds nuw float, ptr %28, i64 %16
  %56 = load float, ptr %55, align 4, !tbaa !8
  store float %56, ptr %54, align 4, !tbaa !8
  br label %57

57:                                               ; preds = %52, %27
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
