; clang sm_80, from race_batches.cu
source_filename = "race_batches.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12race_batchesE4sums = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @race_batches(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12race_batchesE4sums to ptr), i64 %9
  store float 0.000000e+00, ptr %10, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %11 = icmp sgt i32 %7, 0
  br i1 %11, label %12, label %53

12:                                               ; preds = %3
  %13 = shl i32 %4, 4
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = add i32 %16, %8
  %18 = and i32 %17, 31
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12race_batchesE4sums to ptr), i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !8
  %22 = fadd contract float %21, 1.000000e+00
  store float %22, ptr %20, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = or disjoint i32 %13, 1
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %1, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = add i32 %26, %8
  %28 = and i32 %27, 31
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12race_batchesE4sums to ptr), i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !8
  %32 = fadd contract float %31, 2.000000e+00
  store float %32, ptr %30, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %33 = icmp eq i32 %7, 1
  br i1 %33, label %53, label %34

34:                                               ; preds = %12
  %35 = load i32, ptr %25, align 4, !tbaa !4
  %36 = add i32 %35, %8
  %37 = and i32 %36, 31
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12race_batchesE4sums to ptr), i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = fadd contract float %40, 1.000000e+00
  store float %41, ptr %39, align 4, !tbaa !8
  %42 = or disjoint i32 %13, 2
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr %1, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !4
  %46 = add i32 %45, %8
  %47 = and i32 %46, 31
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12race_batchesE4sums to ptr), i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = fadd contract float %50, 2.000000e+00
  store float %51, ptr %49, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %52 = icmp eq i32 %7, 2
  br i1 %52, label %53, label %59

53:                                               ; preds = %59, %12, %34, %3
  %54 = load float, ptr %10, align 4, !tbaa !8
  %55 = shl i32 %4, 5
  %56 = add i32 %55, %8
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw float, ptr %2, i64 %57
  store float %54, ptr %58, align 4, !tbaa !8
  ret void

59:                                               ; preds = %34, %59
  %60 = phi i32 [ %81, %59 ], [ 2, %34 ]
  %61 = add i32 %60, %13
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr %1, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !4
  %65 = add i32 %64, %8
  %66 = and i32 %65, 31
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12race_batchesE4sums to ptr), i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !8
  %70 = fadd contract float %69, 1.000000e+00
  store float %70, ptr %68, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = add i32 %61, 1
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr %1, i64 %72
  %74 = load i32, ptr %73, align 4, !tbaa !4
  %75 = add i32 %74, %8
  %76 = and i32 %75, 31
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ12race_batchesE4sums to ptr), i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !8
  %80 = fadd contract float %79, 2.000000e+00
  store float %80, ptr %78, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %81 = add nuw nsw i32 %60, 1
  %82 = icmp eq i32 %81, %7
  br i1 %82, label %53, label %59, !llvm.loop !10
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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.peeled.count", i32 2}
