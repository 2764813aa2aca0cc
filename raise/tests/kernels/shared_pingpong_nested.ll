; clang sm_80, from shared_pingpong_nested.cu
source_filename = "shared_pingpong_nested.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ22shared_pingpong_nestedE1a = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ22shared_pingpong_nestedE1b = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_pingpong_nested(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 5
  %9 = add i32 %8, %6
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %15

11:                                               ; preds = %5
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !8
  br label %15

15:                                               ; preds = %5, %11
  %16 = phi contract float [ %14, %11 ], [ 0.000000e+00, %5 ]
  %17 = zext nneg i32 %6 to i64
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_pingpong_nestedE1a to ptr), i64 %17
  store float %16, ptr %18, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %19 = icmp sgt i32 %3, 0
  br i1 %19, label %20, label %29

20:                                               ; preds = %15
  %21 = icmp sgt i32 %4, 0
  %22 = icmp eq i32 %6, 0
  br label %23

23:                                               ; preds = %20, %51
  %24 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ22shared_pingpong_nestedE1a to ptr), %20 ], [ %33, %51 ]
  %25 = phi i32 [ 0, %20 ], [ %52, %51 ]
  %26 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ22shared_pingpong_nestedE1b to ptr), %20 ], [ %32, %51 ]
  br i1 %21, label %27, label %31

27:                                               ; preds = %23
  %28 = add nuw nsw i32 %25, %6
  br label %34

29:                                               ; preds = %51, %15
  %30 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ22shared_pingpong_nestedE1a to ptr), %15 ], [ %33, %51 ]
  br i1 %10, label %54, label %59

31:                                               ; preds = %34, %23
  %32 = phi ptr [ %26, %23 ], [ %35, %34 ]
  %33 = phi ptr [ %24, %23 ], [ %37, %34 ]
  br i1 %22, label %50, label %51

34:                                               ; preds = %27, %34
  %35 = phi ptr [ %24, %27 ], [ %37, %34 ]
  %36 = phi i32 [ 0, %27 ], [ %48, %34 ]
  %37 = phi ptr [ %26, %27 ], [ %35, %34 ]
  %38 = getelementptr inbounds nuw float, ptr %35, i64 %17
  %39 = load float, ptr %38, align 4, !tbaa !8
  %40 = add nuw nsw i32 %28, %36
  %41 = and i32 %40, 31
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw float, ptr %35, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = fadd contract float %39, %44
  %46 = fmul contract float %45, 5.000000e-01
  %47 = getelementptr inbounds nuw float, ptr %37, i64 %17
  store float %46, ptr %47, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %48 = add nuw nsw i32 %36, 1
  %49 = icmp eq i32 %48, %4
  br i1 %49, label %31, label %34, !llvm.loop !10

50:                                               ; preds = %31
  store float 1.000000e+00, ptr %33, align 4, !tbaa !8
  br label %51

51:                                               ; preds = %50, %31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %52 = add nuw nsw i32 %25, 1
  %53 = icmp eq i32 %52, %3
  br i1 %53, label %29, label %23, !llvm.loop !12

54:                                               ; preds = %29
  %55 = sext i32 %9 to i64
  %56 = getelementptr inbounds float, ptr %1, i64 %55
  %57 = getelementptr inbounds nuw float, ptr %30, i64 %17
  %58 = load float, ptr %57, align 4, !tbaa !8
  store float %58, ptr %56, align 4, !tbaa !8
  br label %59

59:                                               ; preds = %54, %29
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
!12 = distinct !{!12, !11}
