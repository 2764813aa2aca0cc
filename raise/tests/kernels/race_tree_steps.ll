; clang sm_80, from race_tree_steps.cu
source_filename = "race_tree_steps.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ15race_tree_stepsE1s = internal unnamed_addr addrspace(3) global [24 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @race_tree_steps(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = mul i32 %4, 24
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
  %14 = phi contract float [ %12, %9 ], [ 0.000000e+00, %3 ]
  %15 = zext nneg i32 %6 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15race_tree_stepsE1s to ptr), i64 %15
  store float %14, ptr %16, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %17 = and i32 %6, 1
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %24

19:                                               ; preds = %13
  %20 = getelementptr i8, ptr %16, i64 4
  %21 = load float, ptr %20, align 4, !tbaa !8
  %22 = load float, ptr %16, align 4, !tbaa !8
  %23 = fadd contract float %21, %22
  store float %23, ptr %16, align 4, !tbaa !8
  br label %24

24:                                               ; preds = %19, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = and i32 %6, 3
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = getelementptr i8, ptr %16, i64 8
  %29 = load float, ptr %28, align 4, !tbaa !8
  %30 = load float, ptr %16, align 4, !tbaa !8
  %31 = fadd contract float %29, %30
  store float %31, ptr %16, align 4, !tbaa !8
  br label %32

32:                                               ; preds = %27, %24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = and i32 %6, 7
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %40

35:                                               ; preds = %32
  %36 = getelementptr i8, ptr %16, i64 16
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = load float, ptr %16, align 4, !tbaa !8
  %39 = fadd contract float %37, %38
  store float %39, ptr %16, align 4, !tbaa !8
  br label %40

40:                                               ; preds = %35, %32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = icmp eq i32 %6, 0
  br i1 %41, label %42, label %50

42:                                               ; preds = %40
  %43 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ15race_tree_stepsE1s to ptr), align 4, !tbaa !8
  %44 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15race_tree_stepsE1s to ptr), i64 32), align 4, !tbaa !8
  %45 = fadd contract float %43, %44
  %46 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15race_tree_stepsE1s to ptr), i64 64), align 4, !tbaa !8
  %47 = fadd contract float %45, %46
  %48 = zext nneg i32 %4 to i64
  %49 = getelementptr inbounds nuw float, ptr %1, i64 %48
  store float %47, ptr %49, align 4, !tbaa !8
  br label %50

50:                                               ; preds = %42, %40
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
