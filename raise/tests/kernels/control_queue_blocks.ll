; clang sm_80, from control_queue_blocks.cu
source_filename = "control_queue_blocks.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ20control_queue_blocksE4tile = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @control_queue_blocks(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp eq i32 %5, 0
  br label %7

7:                                                ; preds = %17, %4
  br i1 %6, label %8, label %10

8:                                                ; preds = %7
  %9 = atomicrmw add ptr %0, i32 1 seq_cst, align 4
  store i32 %9, ptr addrspacecast (ptr addrspace(3) @_ZZ20control_queue_blocksE4tile to ptr), align 4, !tbaa !4
  br label %10

10:                                               ; preds = %8, %7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %11 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ20control_queue_blocksE4tile to ptr), align 4, !tbaa !4
  %12 = shl i32 %11, 5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = icmp ult i32 %12, %3
  br i1 %13, label %14, label %25

14:                                               ; preds = %10
  %15 = add i32 %12, %5
  %16 = icmp ult i32 %15, %3
  br i1 %16, label %18, label %17

17:                                               ; preds = %14, %18
  br label %7

18:                                               ; preds = %14
  %19 = zext i32 %15 to i64
  %20 = getelementptr inbounds nuw float, ptr %2, i64 %19
  %21 = getelementptr inbounds nuw float, ptr %1, i64 %19
  %22 = load float, ptr %21, align 4, !tbaa !8
  %23 = fmul contract float %22, 2.000000e+00
  %24 = fadd contract float %23, 1.000000e+00
  store float %24, ptr %20, align 4, !tbaa !8
  br label %17

25:                                               ; preds = %10
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

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
