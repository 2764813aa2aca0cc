; clang sm_80, from shared_unions.cu
source_filename = "shared_unions.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%union.Temp = type { %struct.anon, [128 x i8] }
%struct.anon = type { [16 x double] }

@smem = external dso_local addrspace(3) global [0 x i8], align 1
@_ZZ13shared_unionsE4temp = internal unnamed_addr addrspace(3) global %union.Temp undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_unions(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = shl nsw i32 %5, 2
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i8, ptr addrspacecast (ptr addrspace(3) @smem to ptr), i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = add i32 %14, %11
  %16 = icmp slt i32 %15, %4
  br i1 %16, label %17, label %21

17:                                               ; preds = %6
  %18 = sext i32 %15 to i64
  %19 = getelementptr inbounds float, ptr %0, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !8
  br label %21

21:                                               ; preds = %6, %17
  %22 = phi contract float [ %20, %17 ], [ 0.000000e+00, %6 ]
  %23 = zext nneg i32 %11 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @smem to ptr), i64 %23
  store float %22, ptr %24, align 4, !tbaa !8
  %25 = icmp samesign ult i32 %11, 16
  br i1 %25, label %26, label %28

26:                                               ; preds = %21
  %27 = getelementptr inbounds nuw i32, ptr %9, i64 %23
  store i32 0, ptr %27, align 4, !tbaa !4
  br label %28

28:                                               ; preds = %26, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %29 = mul nuw nsw i32 %11, 5
  %30 = and i32 %29, 15
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr %9, i64 %31
  %33 = atomicrmw add ptr %32, i32 %11 seq_cst, align 4
  %34 = xor i32 %11, -1
  %35 = add i32 %5, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @smem to ptr), i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = fpext contract float %38 to double
  %40 = fmul contract double %39, 5.000000e-01
  %41 = getelementptr inbounds nuw double, ptr %10, i64 %23
  store double %40, ptr %41, align 8, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = load float, ptr %24, align 4, !tbaa !8
  %43 = load double, ptr %41, align 8, !tbaa !10
  %44 = fptrunc contract double %43 to float
  %45 = fadd contract float %42, %44
  %46 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_unionsE4temp to ptr), i64 %23
  store float %45, ptr %46, align 4, !tbaa !12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %47 = add nuw nsw i32 %11, 1
  %48 = srem i32 %47, %5
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_unionsE4temp to ptr), i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %25, label %52, label %56

52:                                               ; preds = %28
  %53 = getelementptr inbounds nuw i32, ptr %9, i64 %23
  %54 = load i32, ptr %53, align 4, !tbaa !4
  %55 = shl nsw i32 %54, 1
  store i32 %55, ptr %46, align 4, !tbaa !12
  br label %56

56:                                               ; preds = %52, %28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %57 = and i32 %11, 15
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_unionsE4temp to ptr), i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %25, label %61, label %66

61:                                               ; preds = %56
  %62 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_unionsE4temp to ptr), i64 %23
  %63 = sitofp i32 %60 to double
  %64 = load double, ptr %41, align 8, !tbaa !10
  %65 = fadd contract double %64, %63
  store double %65, ptr %62, align 8, !tbaa !12
  br label %66

66:                                               ; preds = %61, %56
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %67 = icmp eq i32 %11, 0
  br i1 %67, label %68, label %103

68:                                               ; preds = %66
  %69 = load double, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_unionsE4temp to ptr), align 8, !tbaa !12
  %70 = fadd contract double %69, 0.000000e+00
  %71 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_unionsE4temp to ptr), i64 8), align 8, !tbaa !12
  %72 = fadd contract double %70, %71
  %73 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_unionsE4temp to ptr), i64 16), align 8, !tbaa !12
  %74 = fadd contract double %72, %73
  %75 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_unionsE4temp to ptr), i64 24), align 8, !tbaa !12
  %76 = fadd contract double %74, %75
  %77 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_unionsE4temp to ptr), i64 32), align 8, !tbaa !12
  %78 = fadd contract double %76, %77
  %79 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_unionsE4temp to ptr), i64 40), align 8, !tbaa !12
  %80 = fadd contract double %78, %79
  %81 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_unionsE4temp to ptr), i64 48), align 8, !tbaa !12
  %82 = fadd contract double %80, %81
  %83 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_unionsE4temp to ptr), i64 56), align 8, !tbaa !12
  %84 = fadd contract double %82, %83
  %85 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_unionsE4temp to ptr), i64 64), align 8, !tbaa !12
  %86 = fadd contract double %84, %85
  %87 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_unionsE4temp to ptr), i64 72), align 8, !tbaa !12
  %88 = fadd contract double %86, %87
  %89 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_unionsE4temp to ptr), i64 80), align 8, !tbaa !12
  %90 = fadd contract double %88, %89
  %91 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_unionsE4temp to ptr), i64 88), align 8, !tbaa !12
  %92 = fadd contract double %90, %91
  %93 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_unionsE4temp to ptr), i64 96), align 8, !tbaa !12
  %94 = fadd contract double %92, %93
  %95 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_unionsE4temp to ptr), i64 104), align 8, !tbaa !12
  %96 = fadd contract double %94, %95
  %97 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_unionsE4temp to ptr), i64 112), align 8, !tbaa !12
  %98 = fadd contract double %96, %97
  %99 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_unionsE4temp to ptr), i64 120), align 8, !tbaa !12
  %100 = fadd contract double %98, %99
  %101 = zext nneg i32 %12 to i64
  %102 = getelementptr inbounds nuw double, ptr %3, i64 %101
  store double %100, ptr %102, align 8, !tbaa !10
  br label %103

103:                                              ; preds = %68, %66
  br i1 %16, label %104, label %109

104:                                              ; preds = %103
  %105 = sext i32 %15 to i64
  %106 = getelementptr inbounds float, ptr %1, i64 %105
  %107 = sitofp i32 %60 to float
  %108 = fadd contract float %51, %107
  store float %108, ptr %106, align 4, !tbaa !8
  br label %109

109:                                              ; preds = %104, %103
  br i1 %25, label %110, label %115

110:                                              ; preds = %109
  %111 = getelementptr inbounds nuw i32, ptr %9, i64 %23
  %112 = getelementptr inbounds nuw i32, ptr %2, i64 %23
  %113 = load i32, ptr %111, align 4, !tbaa !4
  %114 = atomicrmw add ptr %112, i32 %113 seq_cst, align 4
  br label %115

115:                                              ; preds = %110, %109
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

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
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !6, i64 0}
!12 = !{!6, !6, i64 0}
