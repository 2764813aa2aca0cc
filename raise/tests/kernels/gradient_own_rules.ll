; clang sm_80, from gradient_own_rules.cu
source_filename = "gradient_own_rules.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @cubic(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef writeonly captures(none) %1, double noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %42

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds double, ptr %0, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !8
  br label %17

15:                                               ; preds = %17
  %16 = getelementptr inbounds double, ptr %1, i64 %12
  store double %39, ptr %16, align 8, !tbaa !8
  br label %42

17:                                               ; preds = %17, %11
  %18 = phi i32 [ 0, %11 ], [ %40, %17 ]
  %19 = phi double [ %14, %11 ], [ %39, %17 ]
  %20 = fmul contract double %19, %19
  %21 = fmul contract double %19, %20
  %22 = fmul contract double %2, %19
  %23 = fadd contract double %22, %21
  %24 = fsub contract double %23, %14
  %25 = fmul contract double %19, 3.000000e+00
  %26 = fmul contract double %19, %25
  %27 = fadd contract double %2, %26
  %28 = fdiv contract double %24, %27
  %29 = fsub contract double %19, %28
  %30 = fmul contract double %29, %29
  %31 = fmul contract double %29, %30
  %32 = fmul contract double %2, %29
  %33 = fadd contract double %32, %31
  %34 = fsub contract double %33, %14
  %35 = fmul contract double %29, 3.000000e+00
  %36 = fmul contract double %29, %35
  %37 = fadd contract double %2, %36
  %38 = fdiv contract double %34, %37
  %39 = fsub contract double %29, %38
  %40 = add nuw nsw i32 %18, 2
  %41 = icmp eq i32 %40, 40
  br i1 %41, label %15, label %17, !llvm.loop !10

42:                                               ; preds = %4, %15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @cubic_tangent(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef writeonly captures(none) %2, double noundef %3, double noundef %4, i32 noundef %5) local_unnamed_addr #1 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %26

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds double, ptr %1, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !8
  %17 = getelementptr inbounds double, ptr %0, i64 %14
  %18 = load double, ptr %17, align 8, !tbaa !8
  %19 = fmul contract double %4, %18
  %20 = fsub contract double %16, %19
  %21 = fmul contract double %18, 3.000000e+00
  %22 = fmul contract double %18, %21
  %23 = fadd contract double %3, %22
  %24 = fdiv contract double %20, %23
  %25 = getelementptr inbounds double, ptr %2, i64 %14
  store double %24, ptr %25, align 8, !tbaa !8
  br label %26

26:                                               ; preds = %13, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @cubic_adjoint(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef captures(none) %1, ptr noalias noundef readonly captures(none) %2, double noundef %3, ptr noundef captures(none) %4, i32 noundef %5) local_unnamed_addr #2 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %29

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds double, ptr %2, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !8
  %17 = getelementptr inbounds double, ptr %0, i64 %14
  %18 = load double, ptr %17, align 8, !tbaa !8
  %19 = fmul contract double %18, 3.000000e+00
  %20 = fmul contract double %18, %19
  %21 = fadd contract double %3, %20
  %22 = fdiv contract double %16, %21
  %23 = getelementptr inbounds double, ptr %1, i64 %14
  %24 = load double, ptr %23, align 8, !tbaa !8
  %25 = fadd contract double %24, %22
  store double %25, ptr %23, align 8, !tbaa !8
  %26 = fneg contract double %18
  %27 = fmul contract double %22, %26
  %28 = atomicrmw fadd ptr %4, double %27 seq_cst, align 8
  br label %29

29:                                               ; preds = %6, %13
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @cubic_adjoint_wrong(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef captures(none) %1, ptr noalias noundef readonly captures(none) %2, double noundef %3, ptr noundef captures(none) %4, i32 noundef %5) local_unnamed_addr #2 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %29

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds double, ptr %2, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !8
  %17 = getelementptr inbounds double, ptr %0, i64 %14
  %18 = load double, ptr %17, align 8, !tbaa !8
  %19 = fmul contract double %18, 3.000000e+00
  %20 = fmul contract double %18, %19
  %21 = fsub contract double %20, %3
  %22 = fdiv contract double %16, %21
  %23 = getelementptr inbounds double, ptr %1, i64 %14
  %24 = load double, ptr %23, align 8, !tbaa !8
  %25 = fadd contract double %24, %22
  store double %25, ptr %23, align 8, !tbaa !8
  %26 = fneg contract double %18
  %27 = fmul contract double %22, %26
  %28 = atomicrmw fadd ptr %4, double %27 seq_cst, align 8
  br label %29

29:                                               ; preds = %6, %13
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @mix(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %25

10:                                               ; preds = %3
  %11 = icmp eq i32 %8, 0
  %12 = select i1 %11, i32 %2, i32 %8
  %13 = sext i32 %12 to i64
  %14 = getelementptr double, ptr %0, i64 %13
  %15 = getelementptr i8, ptr %14, i64 -8
  %16 = load double, ptr %15, align 8, !tbaa !8
  %17 = sext i32 %8 to i64
  %18 = getelementptr inbounds double, ptr %0, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !8
  %20 = fmul contract double %19, 5.000000e-01
  %21 = fsub contract double %16, %20
  %22 = getelementptr inbounds double, ptr %1, i64 %17
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = fadd contract double %23, %21
  store double %24, ptr %22, align 8, !tbaa !8
  br label %25

25:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
