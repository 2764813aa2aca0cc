; clang sm_80, from gradient_fixed_point.cu
source_filename = "gradient_fixed_point.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @settle(ptr noalias noundef captures(none) %0, ptr noalias noundef readonly captures(none) %1, double noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %44

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds double, ptr %0, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = fmul contract double %2, 5.000000e-01
  %16 = getelementptr inbounds double, ptr %1, i64 %12
  br label %18

17:                                               ; preds = %18
  store double %41, ptr %13, align 8, !tbaa !8
  br label %44

18:                                               ; preds = %18, %11
  %19 = phi i32 [ 0, %11 ], [ %42, %18 ]
  %20 = phi double [ %14, %11 ], [ %41, %18 ]
  %21 = tail call contract noundef double @__nv_cos(double noundef %20) #3
  %22 = fmul contract double %15, %21
  %23 = load double, ptr %16, align 8, !tbaa !8
  %24 = fmul contract double %22, %23
  %25 = fmul contract double %23, 1.000000e-01
  %26 = fadd contract double %24, %25
  %27 = tail call contract noundef double @__nv_cos(double noundef %26) #3
  %28 = fmul contract double %15, %27
  %29 = fmul contract double %28, %23
  %30 = fmul contract double %23, 1.000000e-01
  %31 = fadd contract double %29, %30
  %32 = tail call contract noundef double @__nv_cos(double noundef %31) #3
  %33 = fmul contract double %15, %32
  %34 = fmul contract double %33, %23
  %35 = fmul contract double %23, 1.000000e-01
  %36 = fadd contract double %34, %35
  %37 = tail call contract noundef double @__nv_cos(double noundef %36) #3
  %38 = fmul contract double %15, %37
  %39 = fmul contract double %38, %23
  %40 = fmul contract double %23, 1.000000e-01
  %41 = fadd contract double %39, %40
  %42 = add nuw nsw i32 %19, 4
  %43 = icmp eq i32 %42, 200
  br i1 %43, label %17, label %18, !llvm.loop !10

44:                                               ; preds = %4, %17
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @settle_near(ptr noalias noundef captures(none) %0, ptr noalias noundef readonly captures(none) %1, double noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %29

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds double, ptr %0, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = fmul contract double %2, 5.000000e-01
  %16 = getelementptr inbounds double, ptr %1, i64 %12
  br label %17

17:                                               ; preds = %17, %11
  %18 = phi double [ %14, %11 ], [ %24, %17 ]
  %19 = tail call contract noundef double @__nv_cos(double noundef %18) #3
  %20 = fmul contract double %15, %19
  %21 = load double, ptr %16, align 8, !tbaa !8
  %22 = fmul contract double %20, %21
  %23 = fmul contract double %21, 1.000000e-01
  %24 = fadd contract double %22, %23
  %25 = fsub contract double %24, %18
  %26 = tail call contract noundef double @__nv_fabs(double noundef %25) #3
  %27 = fcmp contract ogt double %26, 1.000000e-15
  br i1 %27, label %17, label %28, !llvm.loop !12

28:                                               ; preds = %17
  store double %24, ptr %13, align 8, !tbaa !8
  br label %29

29:                                               ; preds = %4, %28
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @settle_by_newton(ptr noalias noundef captures(none) %0, ptr noalias noundef readonly captures(none) %1, double noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %39

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds double, ptr %0, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = getelementptr inbounds double, ptr %1, i64 %12
  br label %16

16:                                               ; preds = %33, %11
  %17 = phi i32 [ 0, %11 ], [ %35, %33 ]
  %18 = phi double [ %14, %11 ], [ %34, %33 ]
  %19 = tail call contract noundef double @__nv_cos(double noundef %18) #3
  %20 = fmul contract double %2, %19
  %21 = load double, ptr %15, align 8, !tbaa !8
  %22 = fmul contract double %20, %21
  %23 = fsub contract double %22, %18
  %24 = tail call contract noundef double @__nv_fabs(double noundef %23) #3
  %25 = fcmp contract olt double %24, 0x3D06849B86A12B9B
  br i1 %25, label %33, label %26

26:                                               ; preds = %16
  %27 = tail call contract noundef double @__nv_sin(double noundef %18) #3
  %28 = fmul contract double %2, %27
  %29 = fmul contract double %21, %28
  %30 = fadd contract double %29, 1.000000e+00
  %31 = fdiv contract double %23, %30
  %32 = fadd contract double %18, %31
  br label %33

33:                                               ; preds = %16, %26
  %34 = phi double [ %32, %26 ], [ %18, %16 ]
  %35 = add nuw nsw i32 %17, 1
  %36 = icmp eq i32 %35, 50
  %37 = select i1 %25, i1 true, i1 %36
  br i1 %37, label %38, label %16, !llvm.loop !13

38:                                               ; preds = %33
  store double %34, ptr %13, align 8, !tbaa !8
  br label %39

39:                                               ; preds = %4, %38
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local double @__nv_cos(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fabs(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sin(double noundef) local_unnamed_addr #2

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
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
