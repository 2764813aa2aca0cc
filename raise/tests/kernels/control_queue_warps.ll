; clang sm_80, from control_queue_warps.cu
source_filename = "control_queue_warps.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @control_queue_warps(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = and i32 %5, 31
  %7 = icmp eq i32 %6, 0
  br label %8

8:                                                ; preds = %18, %4
  br i1 %7, label %9, label %11

9:                                                ; preds = %8
  %10 = atomicrmw add ptr %0, i32 32 seq_cst, align 4
  br label %11

11:                                               ; preds = %9, %8
  %12 = phi i32 [ %10, %9 ], [ 0, %8 ]
  %13 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %12, i32 0, i32 31)
  %14 = icmp ult i32 %13, %3
  br i1 %14, label %15, label %26

15:                                               ; preds = %11
  %16 = add i32 %13, %6
  %17 = icmp ult i32 %16, %3
  br i1 %17, label %19, label %18

18:                                               ; preds = %15, %19
  br label %8

19:                                               ; preds = %15
  %20 = zext i32 %16 to i64
  %21 = getelementptr inbounds nuw float, ptr %2, i64 %20
  %22 = getelementptr inbounds nuw float, ptr %1, i64 %20
  %23 = load float, ptr %22, align 4, !tbaa !8
  %24 = fmul contract float %23, 2.000000e+00
  %25 = fadd contract float %24, 1.000000e+00
  store float %25, ptr %21, align 4, !tbaa !8
  br label %18

26:                                               ; preds = %11
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

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
