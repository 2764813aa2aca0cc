; clang sm_80, from race_lockstep_warps.cu
source_filename = "race_lockstep_warps.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ19race_lockstep_warpsE1s = internal addrspace(3) global [48 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @race_lockstep_warps(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = and i32 %4, 31
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !8
  br label %14

14:                                               ; preds = %3, %10
  %15 = phi contract float [ %13, %10 ], [ 0.000000e+00, %3 ]
  %16 = zext nneg i32 %5 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ19race_lockstep_warpsE1s to ptr), i64 %16
  store volatile float %15, ptr %17, align 4, !tbaa !8
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 64
  %19 = load volatile float, ptr %18, align 4, !tbaa !8
  %20 = load volatile float, ptr %17, align 4, !tbaa !8
  %21 = fadd contract float %19, %20
  store volatile float %21, ptr %17, align 4, !tbaa !8
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %23 = load volatile float, ptr %22, align 4, !tbaa !8
  %24 = load volatile float, ptr %17, align 4, !tbaa !8
  %25 = fadd contract float %23, %24
  store volatile float %25, ptr %17, align 4, !tbaa !8
  br i1 %9, label %26, label %30

26:                                               ; preds = %14
  %27 = sext i32 %8 to i64
  %28 = getelementptr inbounds float, ptr %1, i64 %27
  %29 = load volatile float, ptr %17, align 4, !tbaa !8
  store float %29, ptr %28, align 4, !tbaa !8
  br label %30

30:                                               ; preds = %26, %14
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
