; clang sm_80, from race_tree_modulus.cu
source_filename = "race_tree_modulus.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ17race_tree_modulusE1s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @race_tree_modulus(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 5
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
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17race_tree_modulusE1s to ptr), i64 %15
  store float %14, ptr %16, align 4, !tbaa !8
  %17 = getelementptr i8, ptr %16, i64 128
  store float 0.000000e+00, ptr %17, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = zext nneg i32 %6 to i64
  %19 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17race_tree_modulusE1s to ptr), i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %21 = load float, ptr %20, align 4, !tbaa !8
  %22 = load float, ptr %16, align 4, !tbaa !8
  %23 = fadd contract float %21, %22
  store float %23, ptr %16, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = and i32 %6, 1
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %33

26:                                               ; preds = %13
  %27 = zext nneg i32 %6 to i64
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17race_tree_modulusE1s to ptr), i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %30 = load float, ptr %29, align 4, !tbaa !8
  %31 = load float, ptr %16, align 4, !tbaa !8
  %32 = fadd contract float %30, %31
  store float %32, ptr %16, align 4, !tbaa !8
  br label %33

33:                                               ; preds = %26, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %34 = and i32 %6, 3
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %43

36:                                               ; preds = %33
  %37 = zext nneg i32 %6 to i64
  %38 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17race_tree_modulusE1s to ptr), i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = load float, ptr %16, align 4, !tbaa !8
  %42 = fadd contract float %40, %41
  store float %42, ptr %16, align 4, !tbaa !8
  br label %43

43:                                               ; preds = %36, %33
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = and i32 %6, 7
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %53

46:                                               ; preds = %43
  %47 = zext nneg i32 %6 to i64
  %48 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17race_tree_modulusE1s to ptr), i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 32
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = load float, ptr %16, align 4, !tbaa !8
  %52 = fadd contract float %50, %51
  store float %52, ptr %16, align 4, !tbaa !8
  br label %53

53:                                               ; preds = %46, %43
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %54 = and i32 %6, 15
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %63

56:                                               ; preds = %53
  %57 = zext nneg i32 %6 to i64
  %58 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17race_tree_modulusE1s to ptr), i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 64
  %60 = load float, ptr %59, align 4, !tbaa !8
  %61 = load float, ptr %16, align 4, !tbaa !8
  %62 = fadd contract float %60, %61
  store float %62, ptr %16, align 4, !tbaa !8
  br label %63

63:                                               ; preds = %56, %53
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %64 = icmp eq i32 %6, 0
  br i1 %64, label %65, label %69

65:                                               ; preds = %63
  %66 = zext nneg i32 %4 to i64
  %67 = getelementptr inbounds nuw float, ptr %1, i64 %66
  %68 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ17race_tree_modulusE1s to ptr), align 4, !tbaa !8
  store float %68, ptr %67, align 4, !tbaa !8
  br label %69

69:                                               ; preds = %65, %63
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
