; clang sm_80, from loop_dead_branch.cu
source_filename = "loop_dead_branch.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @loop_dead_branch(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %44

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !8
  %14 = getelementptr inbounds float, ptr %0, i64 %11
  br label %15

15:                                               ; preds = %10, %40
  %16 = phi i32 [ 0, %10 ], [ %42, %40 ]
  %17 = phi float [ %13, %10 ], [ %41, %40 ]
  %18 = load float, ptr %14, align 4, !tbaa !8
  %19 = fcmp contract olt float %18, %17
  br i1 %19, label %22, label %20

20:                                               ; preds = %40, %15
  %21 = phi float [ %41, %40 ], [ %17, %15 ]
  store float %21, ptr %12, align 4, !tbaa !8
  br label %44

22:                                               ; preds = %15
  %23 = fadd contract float %17, -2.500000e-01
  %24 = tail call contract noundef double @__nv_fmax(double noundef -3.750000e-01, double noundef -1.000000e+06) #3
  %25 = tail call contract noundef double @__nv_fmin(double noundef %24, double noundef 1.000000e+06) #3
  %26 = fptosi double %25 to i32
  %27 = icmp slt i32 %16, %26
  %28 = icmp ne i32 %16, 0
  %29 = and i1 %27, %28
  br i1 %29, label %30, label %40

30:                                               ; preds = %22, %30
  %31 = phi i32 [ %38, %30 ], [ 0, %22 ]
  %32 = phi float [ %37, %30 ], [ %23, %22 ]
  %33 = fmul contract float %32, 5.000000e-01
  %34 = zext nneg i32 %31 to i64
  %35 = getelementptr inbounds nuw float, ptr %0, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !8
  %37 = fadd contract float %33, %36
  %38 = add nuw nsw i32 %31, 1
  %39 = icmp eq i32 %38, %16
  br i1 %39, label %40, label %30, !llvm.loop !10

40:                                               ; preds = %30, %22
  %41 = phi float [ %23, %22 ], [ %37, %30 ]
  %42 = add nuw nsw i32 %16, 1
  %43 = icmp eq i32 %42, 6
  br i1 %43, label %20, label %15, !llvm.loop !12

44:                                               ; preds = %3, %20
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fmin(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fmax(double noundef, double noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #3 = { convergent nounwind }

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
!12 = distinct !{!12, !11}
