; clang sm_80, from warp_barrier_tail.cu
source_filename = "warp_barrier_tail.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ17warp_barrier_tailE1s = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_barrier_tail(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 7
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
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17warp_barrier_tailE1s to ptr), i64 %15
  store float %14, ptr %16, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %17 = icmp samesign ult i32 %4, 64
  br i1 %17, label %18, label %25

18:                                               ; preds = %13
  %19 = zext nneg i32 %4 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17warp_barrier_tailE1s to ptr), i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 256
  %22 = load float, ptr %21, align 4, !tbaa !8
  %23 = load float, ptr %16, align 4, !tbaa !8
  %24 = fadd contract float %22, %23
  store float %24, ptr %16, align 4, !tbaa !8
  br label %25

25:                                               ; preds = %18, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %26 = icmp samesign ult i32 %4, 32
  br i1 %26, label %27, label %61

27:                                               ; preds = %25
  %28 = load float, ptr %16, align 4, !tbaa !8
  %29 = getelementptr i8, ptr %16, i64 128
  %30 = load float, ptr %29, align 4, !tbaa !8
  %31 = fadd contract float %28, %30
  store float %31, ptr %16, align 4, !tbaa !8
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %32 = xor i32 %4, 16
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17warp_barrier_tailE1s to ptr), i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !8
  %36 = fadd contract float %31, %35
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store float %36, ptr %16, align 4, !tbaa !8
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %37 = add nuw nsw i32 %4, 8
  %38 = and i32 %37, 31
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17warp_barrier_tailE1s to ptr), i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = fadd contract float %36, %41
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store float %42, ptr %16, align 4, !tbaa !8
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %43 = add nuw nsw i32 %4, 4
  %44 = and i32 %43, 31
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17warp_barrier_tailE1s to ptr), i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !8
  %48 = fadd contract float %42, %47
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store float %48, ptr %16, align 4, !tbaa !8
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %49 = add nuw nsw i32 %4, 2
  %50 = and i32 %49, 31
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17warp_barrier_tailE1s to ptr), i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = fadd contract float %48, %53
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store float %54, ptr %16, align 4, !tbaa !8
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %55 = icmp eq i32 %4, 0
  br i1 %55, label %56, label %61

56:                                               ; preds = %27
  %57 = zext nneg i32 %5 to i64
  %58 = getelementptr inbounds nuw float, ptr %1, i64 %57
  %59 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ17warp_barrier_tailE1s to ptr), i64 4), align 4, !tbaa !8
  %60 = fadd contract float %54, %59
  store float %60, ptr %58, align 4, !tbaa !8
  br label %61

61:                                               ; preds = %27, %56, %25
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #1

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
