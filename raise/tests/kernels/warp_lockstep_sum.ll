; clang sm_80, from warp_lockstep_sum.cu
source_filename = "warp_lockstep_sum.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ17warp_lockstep_sumE1s = internal addrspace(3) global [128 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_lockstep_sum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 8
  %7 = add i32 %6, %4
  %8 = icmp ult i32 %7, %2
  br i1 %8, label %9, label %30

9:                                                ; preds = %3
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %11 = shl i32 %10, 8
  br label %12

12:                                               ; preds = %9, %26
  %13 = phi float [ 0.000000e+00, %9 ], [ %27, %26 ]
  %14 = phi i32 [ %7, %9 ], [ %28, %26 ]
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw float, ptr %0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !8
  %18 = fadd contract float %13, %17
  %19 = add i32 %14, 128
  %20 = icmp ult i32 %19, %2
  br i1 %20, label %21, label %26

21:                                               ; preds = %12
  %22 = zext i32 %19 to i64
  %23 = getelementptr inbounds nuw float, ptr %0, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !8
  %25 = fadd contract float %18, %24
  br label %26

26:                                               ; preds = %21, %12
  %27 = phi float [ %25, %21 ], [ %18, %12 ]
  %28 = add i32 %14, %11
  %29 = icmp ult i32 %28, %2
  br i1 %29, label %12, label %30, !llvm.loop !10

30:                                               ; preds = %26, %3
  %31 = phi float [ 0.000000e+00, %3 ], [ %27, %26 ]
  %32 = zext nneg i32 %4 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17warp_lockstep_sumE1s to ptr), i64 %32
  store float %31, ptr %33, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %34 = icmp samesign ult i32 %4, 64
  br i1 %34, label %35, label %40

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 256
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = load float, ptr %33, align 4, !tbaa !8
  %39 = fadd contract float %37, %38
  store float %39, ptr %33, align 4, !tbaa !8
  br label %40

40:                                               ; preds = %35, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = icmp samesign ult i32 %4, 32
  br i1 %41, label %42, label %67

42:                                               ; preds = %40
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 128
  %44 = load volatile float, ptr %43, align 4, !tbaa !8
  %45 = load volatile float, ptr %33, align 4, !tbaa !8
  %46 = fadd contract float %44, %45
  store volatile float %46, ptr %33, align 4, !tbaa !8
  %47 = getelementptr inbounds nuw i8, ptr %33, i64 64
  %48 = load volatile float, ptr %47, align 4, !tbaa !8
  %49 = load volatile float, ptr %33, align 4, !tbaa !8
  %50 = fadd contract float %48, %49
  store volatile float %50, ptr %33, align 4, !tbaa !8
  %51 = getelementptr inbounds nuw i8, ptr %33, i64 32
  %52 = load volatile float, ptr %51, align 4, !tbaa !8
  %53 = load volatile float, ptr %33, align 4, !tbaa !8
  %54 = fadd contract float %52, %53
  store volatile float %54, ptr %33, align 4, !tbaa !8
  %55 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %56 = load volatile float, ptr %55, align 4, !tbaa !8
  %57 = load volatile float, ptr %33, align 4, !tbaa !8
  %58 = fadd contract float %56, %57
  store volatile float %58, ptr %33, align 4, !tbaa !8
  %59 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %60 = load volatile float, ptr %59, align 4, !tbaa !8
  %61 = load volatile float, ptr %33, align 4, !tbaa !8
  %62 = fadd contract float %60, %61
  store volatile float %62, ptr %33, align 4, !tbaa !8
  %63 = getelementptr inbounds nuw i8, ptr %33, i64 4
  %64 = load volatile float, ptr %63, align 4, !tbaa !8
  %65 = load volatile float, ptr %33, align 4, !tbaa !8
  %66 = fadd contract float %64, %65
  store volatile float %66, ptr %33, align 4, !tbaa !8
  br label %67

67:                                               ; preds = %42, %40
  %68 = icmp eq i32 %4, 0
  br i1 %68, label %69, label %73

69:                                               ; preds = %67
  %70 = zext nneg i32 %5 to i64
  %71 = getelementptr inbounds nuw float, ptr %1, i64 %70
  %72 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ17warp_lockstep_sumE1s to ptr), align 4, !tbaa !8
  store float %72, ptr %71, align 4, !tbaa !8
  br label %73

73:                                               ; preds = %69, %67
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

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
