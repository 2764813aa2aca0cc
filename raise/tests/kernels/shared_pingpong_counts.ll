; clang sm_80, from shared_pingpong_counts.cu
source_filename = "shared_pingpong_counts.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ22shared_pingpong_countsE1a = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ22shared_pingpong_countsE1b = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_pingpong_counts(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 5
  %8 = add i32 %7, %5
  %9 = icmp slt i32 %8, %3
  br i1 %9, label %10, label %14

10:                                               ; preds = %4
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !8
  br label %14

14:                                               ; preds = %4, %10
  %15 = phi contract float [ %13, %10 ], [ 0.000000e+00, %4 ]
  %16 = zext nneg i32 %5 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_pingpong_countsE1a to ptr), i64 %16
  store float %15, ptr %17, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = zext nneg i32 %6 to i64
  %19 = getelementptr inbounds nuw i32, ptr %1, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !4
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %24, %14
  %23 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ22shared_pingpong_countsE1a to ptr), %14 ], [ %27, %24 ]
  br i1 %9, label %41, label %46

24:                                               ; preds = %14, %24
  %25 = phi ptr [ %27, %24 ], [ addrspacecast (ptr addrspace(3) @_ZZ22shared_pingpong_countsE1a to ptr), %14 ]
  %26 = phi i32 [ %38, %24 ], [ 0, %14 ]
  %27 = phi ptr [ %25, %24 ], [ addrspacecast (ptr addrspace(3) @_ZZ22shared_pingpong_countsE1b to ptr), %14 ]
  %28 = getelementptr inbounds nuw float, ptr %25, i64 %16
  %29 = load float, ptr %28, align 4, !tbaa !8
  %30 = add nuw nsw i32 %26, %5
  %31 = and i32 %30, 31
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw float, ptr %25, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = fadd contract float %29, %34
  %36 = fmul contract float %35, 5.000000e-01
  %37 = getelementptr inbounds nuw float, ptr %27, i64 %16
  store float %36, ptr %37, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = add nuw nsw i32 %26, 1
  %39 = load i32, ptr %19, align 4, !tbaa !4
  %40 = icmp slt i32 %38, %39
  br i1 %40, label %24, label %22, !llvm.loop !10

41:                                               ; preds = %22
  %42 = sext i32 %8 to i64
  %43 = getelementptr inbounds float, ptr %2, i64 %42
  %44 = getelementptr inbounds nuw float, ptr %23, i64 %16
  %45 = load float, ptr %44, align 4, !tbaa !8
  store float %45, ptr %43, align 4, !tbaa !8
  br label %46

46:                                               ; preds = %41, %22
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
