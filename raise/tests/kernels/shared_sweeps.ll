; clang sm_80, from shared_sweeps.cu
source_filename = "shared_sweeps.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13shared_sweepsE1u = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_ZZ13shared_sweepsE3err = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_sweeps(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 6
  %9 = add i32 %8, %6
  %10 = zext nneg i32 %6 to i64
  %11 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_sweepsE1u to ptr), i64 %10
  store float 0.000000e+00, ptr %11, align 4, !tbaa !8
  %12 = icmp slt i32 %9, %3
  br i1 %12, label %13, label %17

13:                                               ; preds = %5
  %14 = sext i32 %9 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !8
  br label %17

17:                                               ; preds = %5, %13
  %18 = phi contract float [ %16, %13 ], [ 0.000000e+00, %5 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %19 = icmp sgt i32 %4, 0
  br i1 %19, label %20, label %98

20:                                               ; preds = %17
  %21 = icmp eq i32 %6, 0
  %22 = getelementptr i8, ptr %11, i64 -4
  %23 = icmp samesign ult i32 %6, 63
  %24 = getelementptr i8, ptr %11, i64 4
  %25 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_sweepsE3err to ptr), i64 %10
  %26 = icmp samesign ult i32 %6, 32
  %27 = zext nneg i32 %6 to i64
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_sweepsE3err to ptr), i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %30 = icmp samesign ult i32 %6, 16
  %31 = zext nneg i32 %6 to i64
  %32 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_sweepsE3err to ptr), i64 %31
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 64
  %34 = icmp samesign ult i32 %6, 8
  %35 = zext nneg i32 %6 to i64
  %36 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_sweepsE3err to ptr), i64 %35
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 32
  %38 = icmp samesign ult i32 %6, 4
  %39 = zext nneg i32 %6 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_sweepsE3err to ptr), i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %42 = icmp samesign ult i32 %6, 2
  %43 = zext nneg i32 %6 to i64
  %44 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_sweepsE3err to ptr), i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %46 = icmp eq i32 %6, 0
  br label %47

47:                                               ; preds = %20, %95
  %48 = phi i32 [ 0, %20 ], [ %96, %95 ]
  br i1 %21, label %51, label %49

49:                                               ; preds = %47
  %50 = load float, ptr %22, align 4, !tbaa !8
  br label %51

51:                                               ; preds = %47, %49
  %52 = phi contract float [ %50, %49 ], [ 0.000000e+00, %47 ]
  br i1 %23, label %53, label %55

53:                                               ; preds = %51
  %54 = load float, ptr %24, align 4, !tbaa !8
  br label %55

55:                                               ; preds = %51, %53
  %56 = phi contract float [ %54, %53 ], [ 0.000000e+00, %51 ]
  %57 = fadd contract float %18, %52
  %58 = fadd contract float %57, %56
  %59 = fmul contract float %58, 2.500000e-01
  %60 = load float, ptr %11, align 4, !tbaa !8
  %61 = fsub contract float %59, %60
  %62 = tail call contract noundef float @__nv_fabsf(float noundef %61) #4
  store float %62, ptr %25, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %59, ptr %11, align 4, !tbaa !8
  br i1 %26, label %63, label %67

63:                                               ; preds = %55
  %64 = load float, ptr %25, align 4, !tbaa !8
  %65 = load float, ptr %29, align 4, !tbaa !8
  %66 = tail call contract noundef float @__nv_fmaxf(float noundef %64, float noundef %65) #4
  store float %66, ptr %25, align 4, !tbaa !8
  br label %67

67:                                               ; preds = %63, %55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %30, label %68, label %72

68:                                               ; preds = %67
  %69 = load float, ptr %25, align 4, !tbaa !8
  %70 = load float, ptr %33, align 4, !tbaa !8
  %71 = tail call contract noundef float @__nv_fmaxf(float noundef %69, float noundef %70) #4
  store float %71, ptr %25, align 4, !tbaa !8
  br label %72

72:                                               ; preds = %68, %67
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %34, label %73, label %77

73:                                               ; preds = %72
  %74 = load float, ptr %25, align 4, !tbaa !8
  %75 = load float, ptr %37, align 4, !tbaa !8
  %76 = tail call contract noundef float @__nv_fmaxf(float noundef %74, float noundef %75) #4
  store float %76, ptr %25, align 4, !tbaa !8
  br label %77

77:                                               ; preds = %73, %72
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %38, label %78, label %82

78:                                               ; preds = %77
  %79 = load float, ptr %25, align 4, !tbaa !8
  %80 = load float, ptr %41, align 4, !tbaa !8
  %81 = tail call contract noundef float @__nv_fmaxf(float noundef %79, float noundef %80) #4
  store float %81, ptr %25, align 4, !tbaa !8
  br label %82

82:                                               ; preds = %78, %77
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %42, label %83, label %87

83:                                               ; preds = %82
  %84 = load float, ptr %25, align 4, !tbaa !8
  %85 = load float, ptr %45, align 4, !tbaa !8
  %86 = tail call contract noundef float @__nv_fmaxf(float noundef %84, float noundef %85) #4
  store float %86, ptr %25, align 4, !tbaa !8
  br label %87

87:                                               ; preds = %83, %82
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %46, label %88, label %92

88:                                               ; preds = %87
  %89 = load float, ptr %25, align 4, !tbaa !8
  %90 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_sweepsE3err to ptr), i64 4), align 4, !tbaa !8
  %91 = tail call contract noundef float @__nv_fmaxf(float noundef %89, float noundef %90) #4
  store float %91, ptr %25, align 4, !tbaa !8
  br label %92

92:                                               ; preds = %88, %87
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %93 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_sweepsE3err to ptr), align 4, !tbaa !8
  %94 = fcmp contract uge float %93, 0x3F50624DE0000000
  br i1 %94, label %95, label %98

95:                                               ; preds = %92
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %96 = add nuw nsw i32 %48, 1
  %97 = icmp eq i32 %96, %4
  br i1 %97, label %98, label %47, !llvm.loop !10

98:                                               ; preds = %95, %92, %17
  %99 = phi i32 [ 0, %17 ], [ %4, %95 ], [ %48, %92 ]
  br i1 %12, label %100, label %104

100:                                              ; preds = %98
  %101 = sext i32 %9 to i64
  %102 = getelementptr inbounds float, ptr %1, i64 %101
  %103 = load float, ptr %11, align 4, !tbaa !8
  store float %103, ptr %102, align 4, !tbaa !8
  br label %104

104:                                              ; preds = %100, %98
  %105 = icmp eq i32 %6, 0
  br i1 %105, label %106, label %109

106:                                              ; preds = %104
  %107 = zext nneg i32 %7 to i64
  %108 = getelementptr inbounds nuw i32, ptr %2, i64 %107
  store i32 %99, ptr %108, align 4, !tbaa !4
  br label %109

109:                                              ; preds = %106, %104
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #4 = { convergent nounwind }

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
