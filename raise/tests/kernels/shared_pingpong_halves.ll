; clang sm_80, from shared_pingpong_halves.cu
source_filename = "shared_pingpong_halves.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@smem = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_pingpong_halves(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = mul i32 %7, %6
  %9 = add i32 %8, %5
  %10 = zext nneg i32 %6 to i64
  %11 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @smem to ptr), i64 %10
  %12 = icmp slt i32 %9, %2
  br i1 %12, label %13, label %17

13:                                               ; preds = %4
  %14 = sext i32 %9 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !8
  br label %17

17:                                               ; preds = %4, %13
  %18 = phi contract float [ %16, %13 ], [ 0.000000e+00, %4 ]
  %19 = zext nneg i32 %5 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @smem to ptr), i64 %19
  store float %18, ptr %20, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = icmp sgt i32 %3, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %17
  %23 = icmp eq i32 %5, 0
  %24 = select i1 %23, i32 %6, i32 %5
  %25 = zext nneg i32 %24 to i64
  br label %28

26:                                               ; preds = %28, %17
  %27 = phi ptr [ addrspacecast (ptr addrspace(3) @smem to ptr), %17 ], [ %30, %28 ]
  br i1 %12, label %42, label %47

28:                                               ; preds = %22, %28
  %29 = phi ptr [ addrspacecast (ptr addrspace(3) @smem to ptr), %22 ], [ %30, %28 ]
  %30 = phi ptr [ %11, %22 ], [ %29, %28 ]
  %31 = phi i32 [ 0, %22 ], [ %40, %28 ]
  %32 = getelementptr inbounds nuw float, ptr %29, i64 %19
  %33 = load float, ptr %32, align 4, !tbaa !8
  %34 = getelementptr float, ptr %29, i64 %25
  %35 = getelementptr i8, ptr %34, i64 -4
  %36 = load float, ptr %35, align 4, !tbaa !8
  %37 = fadd contract float %33, %36
  %38 = fmul contract float %37, 5.000000e-01
  %39 = getelementptr inbounds nuw float, ptr %30, i64 %19
  store float %38, ptr %39, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %40 = add nuw nsw i32 %31, 1
  %41 = icmp eq i32 %40, %3
  br i1 %41, label %26, label %28, !llvm.loop !10

42:                                               ; preds = %26
  %43 = sext i32 %9 to i64
  %44 = getelementptr inbounds float, ptr %1, i64 %43
  %45 = getelementptr inbounds nuw float, ptr %27, i64 %19
  %46 = load float, ptr %45, align 4, !tbaa !8
  store float %46, ptr %44, align 4, !tbaa !8
  br label %47

47:                                               ; preds = %42, %26
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

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
