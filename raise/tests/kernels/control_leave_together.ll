; clang sm_80, from control_leave_together.cu
source_filename = "control_leave_together.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ22control_leave_togetherE1s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @control_leave_together(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = add i32 %6, %4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds float, ptr %1, i64 %8
  %10 = load float, ptr %9, align 4, !tbaa !8
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ22control_leave_togetherE1s to ptr), i64 %11
  store float %10, ptr %12, align 4, !tbaa !8
  %13 = getelementptr inbounds i32, ptr %0, i64 %8
  %14 = sub nsw i32 63, %4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ22control_leave_togetherE1s to ptr), i64 %15
  %17 = load i32, ptr %13, align 4, !tbaa !4
  %18 = icmp sgt i32 %17, 0
  %19 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %18)
  br i1 %19, label %20, label %97

20:                                               ; preds = %3
  %21 = load float, ptr %16, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = load i32, ptr %13, align 4, !tbaa !4
  %23 = icmp sgt i32 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %20
  %25 = load float, ptr %12, align 4, !tbaa !8
  %26 = fadd contract float %21, %25
  store float %26, ptr %12, align 4, !tbaa !8
  br label %27

27:                                               ; preds = %24, %20
  %28 = icmp sgt i32 %22, 1
  %29 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %28)
  br i1 %29, label %30, label %97

30:                                               ; preds = %27
  %31 = load float, ptr %16, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %32 = load i32, ptr %13, align 4, !tbaa !4
  %33 = icmp sgt i32 %32, 1
  br i1 %33, label %34, label %37

34:                                               ; preds = %30
  %35 = load float, ptr %12, align 4, !tbaa !8
  %36 = fadd contract float %31, %35
  store float %36, ptr %12, align 4, !tbaa !8
  br label %37

37:                                               ; preds = %34, %30
  %38 = icmp sgt i32 %32, 2
  %39 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %38)
  br i1 %39, label %40, label %97

40:                                               ; preds = %37
  %41 = load float, ptr %16, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = load i32, ptr %13, align 4, !tbaa !4
  %43 = icmp sgt i32 %42, 2
  br i1 %43, label %44, label %47

44:                                               ; preds = %40
  %45 = load float, ptr %12, align 4, !tbaa !8
  %46 = fadd contract float %41, %45
  store float %46, ptr %12, align 4, !tbaa !8
  br label %47

47:                                               ; preds = %44, %40
  %48 = icmp sgt i32 %42, 3
  %49 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %48)
  br i1 %49, label %50, label %97

50:                                               ; preds = %47
  %51 = load float, ptr %16, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %52 = load i32, ptr %13, align 4, !tbaa !4
  %53 = icmp sgt i32 %52, 3
  br i1 %53, label %54, label %57

54:                                               ; preds = %50
  %55 = load float, ptr %12, align 4, !tbaa !8
  %56 = fadd contract float %51, %55
  store float %56, ptr %12, align 4, !tbaa !8
  br label %57

57:                                               ; preds = %54, %50
  %58 = icmp sgt i32 %52, 4
  %59 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %58)
  br i1 %59, label %60, label %97

60:                                               ; preds = %57
  %61 = load float, ptr %16, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %62 = load i32, ptr %13, align 4, !tbaa !4
  %63 = icmp sgt i32 %62, 4
  br i1 %63, label %64, label %67

64:                                               ; preds = %60
  %65 = load float, ptr %12, align 4, !tbaa !8
  %66 = fadd contract float %61, %65
  store float %66, ptr %12, align 4, !tbaa !8
  br label %67

67:                                               ; preds = %64, %60
  %68 = icmp sgt i32 %62, 5
  %69 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %68)
  br i1 %69, label %70, label %97

70:                                               ; preds = %67
  %71 = load float, ptr %16, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %72 = load i32, ptr %13, align 4, !tbaa !4
  %73 = icmp sgt i32 %72, 5
  br i1 %73, label %74, label %77

74:                                               ; preds = %70
  %75 = load float, ptr %12, align 4, !tbaa !8
  %76 = fadd contract float %71, %75
  store float %76, ptr %12, align 4, !tbaa !8
  br label %77

77:                                               ; preds = %74, %70
  %78 = icmp sgt i32 %72, 6
  %79 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %78)
  br i1 %79, label %80, label %97

80:                                               ; preds = %77
  %81 = load float, ptr %16, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %82 = load i32, ptr %13, align 4, !tbaa !4
  %83 = icmp sgt i32 %82, 6
  br i1 %83, label %84, label %87

84:                                               ; preds = %80
  %85 = load float, ptr %12, align 4, !tbaa !8
  %86 = fadd contract float %81, %85
  store float %86, ptr %12, align 4, !tbaa !8
  br label %87

87:                                               ; preds = %84, %80
  %88 = icmp sgt i32 %82, 7
  %89 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %88)
  br i1 %89, label %90, label %97

90:                                               ; preds = %87
  %91 = load float, ptr %16, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %92 = load i32, ptr %13, align 4, !tbaa !4
  %93 = icmp sgt i32 %92, 7
  br i1 %93, label %94, label %97

94:                                               ; preds = %90
  %95 = load float, ptr %12, align 4, !tbaa !8
  %96 = fadd contract float %91, %95
  store float %96, ptr %12, align 4, !tbaa !8
  br label %97

97:                                               ; preds = %90, %94, %87, %77, %67, %57, %47, %37, %27, %3
  %98 = load float, ptr %12, align 4, !tbaa !8
  %99 = getelementptr inbounds float, ptr %2, i64 %8
  store float %98, ptr %99, align 4, !tbaa !8
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #1

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
