; clang sm_80, from shared_batches.cu
source_filename = "shared_batches.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14shared_batchesE5place = internal unnamed_addr addrspace(3) global [8 x i32] undef, align 4
@_ZZ14shared_batchesE4sums = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_batches(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_batchesE4sums to ptr), i64 %9
  store float 0.000000e+00, ptr %10, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %11 = icmp sgt i32 %7, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %3
  %13 = icmp samesign ult i32 %8, 8
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_batchesE5place to ptr), i64 %9
  %15 = shl i32 %4, 4
  %16 = add i32 %15, %8
  br label %23

17:                                               ; preds = %31, %3
  %18 = load float, ptr %10, align 4, !tbaa !8
  %19 = shl i32 %4, 5
  %20 = add i32 %19, %8
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw float, ptr %2, i64 %21
  store float %18, ptr %22, align 4, !tbaa !8
  ret void

23:                                               ; preds = %12, %31
  %24 = phi i32 [ 0, %12 ], [ %88, %31 ]
  br i1 %13, label %25, label %31

25:                                               ; preds = %23
  %26 = shl nuw nsw i32 %24, 1
  %27 = add i32 %16, %26
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr %1, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !4
  store i32 %30, ptr %14, align 4, !tbaa !4
  br label %31

31:                                               ; preds = %25, %23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %32 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_batchesE5place to ptr), align 4, !tbaa !4
  %33 = add i32 %32, %8
  %34 = and i32 %33, 31
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_batchesE4sums to ptr), i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = fadd contract float %37, 1.000000e+00
  store float %38, ptr %36, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_batchesE5place to ptr), i64 4), align 4, !tbaa !4
  %40 = add i32 %39, %8
  %41 = and i32 %40, 31
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_batchesE4sums to ptr), i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = fadd contract float %44, 2.000000e+00
  store float %45, ptr %43, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %46 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_batchesE5place to ptr), i64 8), align 4, !tbaa !4
  %47 = add i32 %46, %8
  %48 = and i32 %47, 31
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_batchesE4sums to ptr), i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = fadd contract float %51, 3.000000e+00
  store float %52, ptr %50, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %53 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_batchesE5place to ptr), i64 12), align 4, !tbaa !4
  %54 = add i32 %53, %8
  %55 = and i32 %54, 31
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_batchesE4sums to ptr), i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !8
  %59 = fadd contract float %58, 4.000000e+00
  store float %59, ptr %57, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %60 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_batchesE5place to ptr), i64 16), align 4, !tbaa !4
  %61 = add i32 %60, %8
  %62 = and i32 %61, 31
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_batchesE4sums to ptr), i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !8
  %66 = fadd contract float %65, 5.000000e+00
  store float %66, ptr %64, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %67 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_batchesE5place to ptr), i64 20), align 4, !tbaa !4
  %68 = add i32 %67, %8
  %69 = and i32 %68, 31
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_batchesE4sums to ptr), i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !8
  %73 = fadd contract float %72, 6.000000e+00
  store float %73, ptr %71, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %74 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_batchesE5place to ptr), i64 24), align 4, !tbaa !4
  %75 = add i32 %74, %8
  %76 = and i32 %75, 31
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_batchesE4sums to ptr), i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !8
  %80 = fadd contract float %79, 7.000000e+00
  store float %80, ptr %78, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %81 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_batchesE5place to ptr), i64 28), align 4, !tbaa !4
  %82 = add i32 %81, %8
  %83 = and i32 %82, 31
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14shared_batchesE4sums to ptr), i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !8
  %87 = fadd contract float %86, 8.000000e+00
  store float %87, ptr %85, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %88 = add nuw nsw i32 %24, 1
  %89 = icmp eq i32 %88, %7
  br i1 %89, label %17, label %23, !llvm.loop !10
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
