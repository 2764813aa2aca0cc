; clang sm_80, from shared_phases.cu
source_filename = "shared_phases.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13shared_phasesE1s = internal unnamed_addr addrspace(3) global [40 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_phases(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = mul i32 %4, 40
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
  %14 = phi contract float [ %12, %9 ], [ 1.000000e+00, %3 ]
  %15 = zext nneg i32 %6 to i64
  %16 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_phasesE1s to ptr), i64 %15
  store float %14, ptr %16, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %17 = trunc nuw nsw i32 %6 to i16
  %18 = add nuw nsw i16 %17, 1
  %19 = urem i16 %18, 40
  %20 = zext nneg i16 %19 to i64
  %21 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_phasesE1s to ptr), i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = fmul contract float %22, 5.000000e-01
  %24 = load float, ptr %16, align 4, !tbaa !8
  %25 = fadd contract float %23, %24
  store float %25, ptr %16, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %26 = icmp eq i32 %6, 0
  br i1 %26, label %30, label %27

27:                                               ; preds = %13
  %28 = getelementptr i8, ptr %16, i64 -4
  %29 = load float, ptr %28, align 4, !tbaa !8
  br label %30

30:                                               ; preds = %13, %27
  %31 = phi contract float [ %29, %27 ], [ 0.000000e+00, %13 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %32 = sub nsw i32 39, %6
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_phasesE1s to ptr), i64 %33
  store float %31, ptr %34, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %8, label %35, label %40

35:                                               ; preds = %30
  %36 = sext i32 %7 to i64
  %37 = getelementptr inbounds float, ptr %1, i64 %36
  %38 = load float, ptr %16, align 4, !tbaa !8
  %39 = fsub contract float %38, %22
  store float %39, ptr %37, align 4, !tbaa !8
  br label %40

40:                                               ; preds = %35, %30
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

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
