; clang sm_80, from race_lockstep_sides.cu
source_filename = "race_lockstep_sides.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ19race_lockstep_sidesE1s = internal addrspace(3) global [32 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @race_lockstep_sides(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
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
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ19race_lockstep_sidesE1s to ptr), i64 %15
  store volatile float %14, ptr %16, align 4, !tbaa !8
  %17 = icmp samesign ult i32 %4, 16
  br i1 %17, label %18, label %26

18:                                               ; preds = %13
  %19 = getelementptr i8, ptr %16, i64 64
  %20 = load volatile float, ptr %19, align 4, !tbaa !8
  %21 = fmul contract float %20, 2.000000e+00
  store volatile float %21, ptr %16, align 4, !tbaa !8
  %22 = sub nuw nsw i32 15, %4
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ19race_lockstep_sidesE1s to ptr), i64 %23
  %25 = load volatile float, ptr %24, align 4, !tbaa !8
  br label %32

26:                                               ; preds = %13
  %27 = sub nsw i32 31, %4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ19race_lockstep_sidesE1s to ptr), i64 %28
  %30 = load volatile float, ptr %29, align 4, !tbaa !8
  %31 = fadd contract float %30, 1.000000e+00
  store volatile float %31, ptr %16, align 4, !tbaa !8
  br label %32

32:                                               ; preds = %26, %18
  %33 = phi float [ %25, %18 ], [ %30, %26 ]
  br i1 %8, label %34, label %42

34:                                               ; preds = %32
  %35 = sext i32 %7 to i64
  %36 = getelementptr inbounds float, ptr %1, i64 %35
  %37 = xor i32 %4, 1
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ19race_lockstep_sidesE1s to ptr), i64 %38
  %40 = load volatile float, ptr %39, align 4, !tbaa !8
  %41 = fadd contract float %33, %40
  store float %41, ptr %36, align 4, !tbaa !8
  br label %42

42:                                               ; preds = %34, %32
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
