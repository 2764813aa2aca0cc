; clang sm_80, from control_queue_threads.cu
source_filename = "control_queue_threads.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @control_queue_threads(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = atomicrmw add ptr %0, i32 1 seq_cst, align 4
  %6 = icmp ult i32 %5, %3
  br i1 %6, label %7, label %17

7:                                                ; preds = %4, %7
  %8 = phi i32 [ %15, %7 ], [ %5, %4 ]
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw float, ptr %2, i64 %9
  %11 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %12 = load float, ptr %11, align 4, !tbaa !8
  %13 = fmul contract float %12, 2.000000e+00
  %14 = fadd contract float %13, 1.000000e+00
  store float %14, ptr %10, align 4, !tbaa !8
  %15 = atomicrmw add ptr %0, i32 1 seq_cst, align 4
  %16 = icmp ult i32 %15, %3
  br i1 %16, label %7, label %17

17:                                               ; preds = %7, %4
  ret void
}

attributes #0 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }

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
