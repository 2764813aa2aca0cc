; clang sm_80, from tree_halves.cu
source_filename = "tree_halves.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tree_halves(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul i32 %8, %6
  %10 = add i32 %9, %4
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %18, label %12

12:                                               ; preds = %18, %3
  %13 = phi float [ 0.000000e+00, %3 ], [ %24, %18 ]
  %14 = zext nneg i32 %4 to i64
  %15 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %14
  store float %13, ptr %15, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %16 = lshr i32 %6, 1
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %27, label %29

18:                                               ; preds = %3, %18
  %19 = phi i32 [ %25, %18 ], [ %10, %3 ]
  %20 = phi float [ %24, %18 ], [ 0.000000e+00, %3 ]
  %21 = sext i32 %19 to i64
  %22 = getelementptr inbounds float, ptr %0, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !8
  %24 = fadd contract float %20, %23
  %25 = add nsw i32 %19, %7
  %26 = icmp slt i32 %25, %2
  br i1 %26, label %18, label %12, !llvm.loop !10

27:                                               ; preds = %39, %12
  %28 = icmp eq i32 %4, 0
  br i1 %28, label %42, label %46

29:                                               ; preds = %12, %39
  %30 = phi i32 [ %40, %39 ], [ %16, %12 ]
  %31 = icmp samesign ult i32 %4, %30
  br i1 %31, label %32, label %39

32:                                               ; preds = %29
  %33 = add nuw nsw i32 %30, %4
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @s to ptr), i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !8
  %37 = load float, ptr %15, align 4, !tbaa !8
  %38 = fadd contract float %36, %37
  store float %38, ptr %15, align 4, !tbaa !8
  br label %39

39:                                               ; preds = %32, %29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %40 = lshr i32 %30, 1
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %27, label %29, !llvm.loop !12

42:                                               ; preds = %27
  %43 = zext nneg i32 %8 to i64
  %44 = getelementptr inbounds nuw float, ptr %1, i64 %43
  %45 = load float, ptr addrspacecast (ptr addrspace(3) @s to ptr), align 4, !tbaa !8
  store float %45, ptr %44, align 4, !tbaa !8
  br label %46

46:                                               ; preds = %42, %27
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

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
!12 = distinct !{!12, !11}
