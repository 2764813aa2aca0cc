; clang sm_80, from race_lockstep_unsaid.cu
source_filename = "race_lockstep_unsaid.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ20race_lockstep_unsaidE1s = internal addrspace(3) global [48 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @race_lockstep_unsaid(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 5
  %7 = add i32 %6, %4
  %8 = icmp slt i32 %7, %2
  br i1 %8, label %9, label %13

9:                                                ; preds = %3
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds float, ptr %0, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !8
  br label %13

13:                                               ; preds = %3, %9
  %14 = phi contract float [ %12, %9 ], [ 0.000000e+00, %3 ]
  %15 = zext nneg i32 %4 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ20race_lockstep_unsaidE1s to ptr), i64 %15
  store volatile float %14, ptr %16, align 4, !tbaa !8
  %17 = getelementptr i8, ptr %16, i64 64
  %18 = load volatile float, ptr %17, align 4, !tbaa !8
  %19 = load volatile float, ptr %16, align 4, !tbaa !8
  %20 = fadd contract float %18, %19
  store volatile float %20, ptr %16, align 4, !tbaa !8
  %21 = getelementptr i8, ptr %16, i64 32
  %22 = load volatile float, ptr %21, align 4, !tbaa !8
  %23 = load volatile float, ptr %16, align 4, !tbaa !8
  %24 = fadd contract float %22, %23
  store volatile float %24, ptr %16, align 4, !tbaa !8
  %25 = getelementptr i8, ptr %16, i64 16
  %26 = load volatile float, ptr %25, align 4, !tbaa !8
  %27 = load volatile float, ptr %16, align 4, !tbaa !8
  %28 = fadd contract float %26, %27
  store volatile float %28, ptr %16, align 4, !tbaa !8
  %29 = getelementptr i8, ptr %16, i64 8
  %30 = load volatile float, ptr %29, align 4, !tbaa !8
  %31 = load volatile float, ptr %16, align 4, !tbaa !8
  %32 = fadd contract float %30, %31
  store volatile float %32, ptr %16, align 4, !tbaa !8
  %33 = getelementptr i8, ptr %16, i64 4
  %34 = load volatile float, ptr %33, align 4, !tbaa !8
  %35 = load volatile float, ptr %16, align 4, !tbaa !8
  %36 = fadd contract float %34, %35
  store volatile float %36, ptr %16, align 4, !tbaa !8
  %37 = icmp eq i32 %4, 0
  br i1 %37, label %38, label %42

38:                                               ; preds = %13
  %39 = zext nneg i32 %5 to i64
  %40 = getelementptr inbounds nuw float, ptr %1, i64 %39
  %41 = load volatile float, ptr addrspacecast (ptr addrspace(3) @_ZZ20race_lockstep_unsaidE1s to ptr), align 4, !tbaa !8
  store float %41, ptr %40, align 4, !tbaa !8
  br label %42

42:                                               ; preds = %38, %13
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
