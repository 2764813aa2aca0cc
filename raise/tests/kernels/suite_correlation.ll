; clang sm_80, from suite_correlation.cu
source_filename = "suite_correlation.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @mean(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %77

11:                                               ; preds = %4
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %37

13:                                               ; preds = %11
  %14 = and i32 %2, 3
  %15 = icmp ult i32 %2, 4
  br i1 %15, label %20, label %16

16:                                               ; preds = %13
  %17 = and i32 %2, 2147483644
  br label %43

18:                                               ; preds = %43
  %19 = icmp eq i32 %14, 0
  br i1 %19, label %37, label %20

20:                                               ; preds = %18, %13
  %21 = phi i32 [ 0, %13 ], [ %74, %18 ]
  %22 = phi double [ 0.000000e+00, %13 ], [ %73, %18 ]
  %23 = icmp ne i32 %14, 0
  tail call void @llvm.assume(i1 %23)
  br label %24

24:                                               ; preds = %24, %20
  %25 = phi i32 [ %34, %24 ], [ %21, %20 ]
  %26 = phi double [ %33, %24 ], [ %22, %20 ]
  %27 = phi i32 [ %35, %24 ], [ 0, %20 ]
  %28 = mul nsw i32 %25, %3
  %29 = add nsw i32 %28, %9
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds double, ptr %0, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !8
  %33 = fadd contract double %26, %32
  %34 = add nuw nsw i32 %25, 1
  %35 = add i32 %27, 1
  %36 = icmp eq i32 %35, %14
  br i1 %36, label %37, label %24, !llvm.loop !10

37:                                               ; preds = %18, %24, %11
  %38 = phi double [ 0.000000e+00, %11 ], [ %73, %18 ], [ %33, %24 ]
  %39 = sitofp i32 %2 to double
  %40 = fdiv contract double %38, %39
  %41 = sext i32 %9 to i64
  %42 = getelementptr inbounds double, ptr %1, i64 %41
  store double %40, ptr %42, align 8, !tbaa !8
  br label %77

43:                                               ; preds = %43, %16
  %44 = phi i32 [ 0, %16 ], [ %74, %43 ]
  %45 = phi double [ 0.000000e+00, %16 ], [ %73, %43 ]
  %46 = phi i32 [ 0, %16 ], [ %75, %43 ]
  %47 = mul nsw i32 %44, %3
  %48 = add nsw i32 %47, %9
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds double, ptr %0, i64 %49
  %51 = load double, ptr %50, align 8, !tbaa !8
  %52 = fadd contract double %45, %51
  %53 = or disjoint i32 %44, 1
  %54 = mul nsw i32 %53, %3
  %55 = add nsw i32 %54, %9
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %0, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = fadd contract double %52, %58
  %60 = or disjoint i32 %44, 2
  %61 = mul nsw i32 %60, %3
  %62 = add nsw i32 %61, %9
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr %0, i64 %63
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = fadd contract double %59, %65
  %67 = or disjoint i32 %44, 3
  %68 = mul nsw i32 %67, %3
  %69 = add nsw i32 %68, %9
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds double, ptr %0, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !8
  %73 = fadd contract double %66, %72
  %74 = add nuw nsw i32 %44, 4
  %75 = add i32 %46, 4
  %76 = icmp eq i32 %75, %17
  br i1 %76, label %18, label %43, !llvm.loop !12

77:                                               ; preds = %4, %37
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @deviation(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %68

12:                                               ; preds = %5
  %13 = icmp sgt i32 %3, 0
  %14 = sext i32 %10 to i64
  br i1 %13, label %15, label %36

15:                                               ; preds = %12
  %16 = getelementptr inbounds double, ptr %1, i64 %14
  %17 = load double, ptr %16, align 8, !tbaa !8
  %18 = and i32 %3, 1
  %19 = icmp eq i32 %3, 1
  br i1 %19, label %24, label %20

20:                                               ; preds = %15
  %21 = and i32 %3, 2147483646
  br label %44

22:                                               ; preds = %44
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %36, label %24

24:                                               ; preds = %22, %15
  %25 = phi i32 [ 0, %15 ], [ %65, %22 ]
  %26 = phi double [ 0.000000e+00, %15 ], [ %64, %22 ]
  %27 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %27)
  %28 = mul nsw i32 %25, %4
  %29 = add nsw i32 %28, %10
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds double, ptr %0, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !8
  %33 = fsub contract double %32, %17
  %34 = fmul contract double %33, %33
  %35 = fadd contract double %26, %34
  br label %36

36:                                               ; preds = %24, %22, %12
  %37 = phi double [ 0.000000e+00, %12 ], [ %64, %22 ], [ %35, %24 ]
  %38 = sitofp i32 %3 to double
  %39 = fdiv contract double %37, %38
  %40 = tail call contract noundef double @__nv_sqrt(double noundef %39) #5
  %41 = fcmp contract ole double %40, 1.000000e-01
  %42 = select contract i1 %41, double 1.000000e+00, double %40
  %43 = getelementptr inbounds double, ptr %2, i64 %14
  store double %42, ptr %43, align 8, !tbaa !8
  br label %68

44:                                               ; preds = %44, %20
  %45 = phi i32 [ 0, %20 ], [ %65, %44 ]
  %46 = phi double [ 0.000000e+00, %20 ], [ %64, %44 ]
  %47 = phi i32 [ 0, %20 ], [ %66, %44 ]
  %48 = mul nsw i32 %45, %4
  %49 = add nsw i32 %48, %10
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr %0, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = fsub contract double %52, %17
  %54 = fmul contract double %53, %53
  %55 = fadd contract double %46, %54
  %56 = or disjoint i32 %45, 1
  %57 = mul nsw i32 %56, %4
  %58 = add nsw i32 %57, %10
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr %0, i64 %59
  %61 = load double, ptr %60, align 8, !tbaa !8
  %62 = fsub contract double %61, %17
  %63 = fmul contract double %62, %62
  %64 = fadd contract double %55, %63
  %65 = add nuw nsw i32 %45, 2
  %66 = add i32 %47, 2
  %67 = icmp eq i32 %66, %21
  br i1 %67, label %22, label %44, !llvm.loop !14

68:                                               ; preds = %5, %36
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @standardize(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = icmp slt i32 %15, %3
  %17 = icmp slt i32 %10, %4
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %35

19:                                               ; preds = %5
  %20 = mul nsw i32 %4, %15
  %21 = add nsw i32 %20, %10
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr %0, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !8
  %25 = sext i32 %10 to i64
  %26 = getelementptr inbounds double, ptr %1, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !8
  %28 = fsub contract double %24, %27
  %29 = uitofp nneg i32 %3 to double
  %30 = tail call contract noundef double @__nv_sqrt(double noundef %29) #5
  %31 = getelementptr inbounds double, ptr %2, i64 %25
  %32 = load double, ptr %31, align 8, !tbaa !8
  %33 = fmul contract double %30, %32
  %34 = fdiv contract double %28, %33
  store double %34, ptr %23, align 8, !tbaa !8
  br label %35

35:                                               ; preds = %19, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @correlate(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %84

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9
  %13 = add nsw i32 %12, %9
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds double, ptr %1, i64 %14
  store double 1.000000e+00, ptr %15, align 8, !tbaa !8
  %16 = add nsw i32 %9, 1
  %17 = icmp slt i32 %16, %3
  br i1 %17, label %18, label %84

18:                                               ; preds = %11
  %19 = icmp sgt i32 %2, 0
  %20 = and i32 %2, 1
  %21 = icmp eq i32 %2, 1
  %22 = and i32 %2, 2147483646
  %23 = icmp eq i32 %20, 0
  %24 = icmp ne i32 %20, 0
  br label %25

25:                                               ; preds = %18, %43
  %26 = phi i32 [ %16, %18 ], [ %52, %43 ]
  br i1 %19, label %27, label %43

27:                                               ; preds = %25
  br i1 %21, label %29, label %54

28:                                               ; preds = %54
  br i1 %23, label %43, label %29

29:                                               ; preds = %28, %27
  %30 = phi i32 [ 0, %27 ], [ %81, %28 ]
  %31 = phi double [ 0.000000e+00, %27 ], [ %80, %28 ]
  tail call void @llvm.assume(i1 %24)
  %32 = mul nsw i32 %30, %3
  %33 = add nsw i32 %32, %9
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds double, ptr %0, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !8
  %37 = add nsw i32 %32, %26
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %0, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = fmul contract double %36, %40
  %42 = fadd contract double %31, %41
  br label %43

43:                                               ; preds = %29, %28, %25
  %44 = phi double [ 0.000000e+00, %25 ], [ %80, %28 ], [ %42, %29 ]
  %45 = add nsw i32 %26, %12
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr %1, i64 %46
  store double %44, ptr %47, align 8, !tbaa !8
  %48 = mul nsw i32 %26, %3
  %49 = add nsw i32 %48, %9
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr %1, i64 %50
  store double %44, ptr %51, align 8, !tbaa !8
  %52 = add nsw i32 %26, 1
  %53 = icmp slt i32 %52, %3
  br i1 %53, label %25, label %84, !llvm.loop !15

54:                                               ; preds = %27, %54
  %55 = phi i32 [ %81, %54 ], [ 0, %27 ]
  %56 = phi double [ %80, %54 ], [ 0.000000e+00, %27 ]
  %57 = phi i32 [ %82, %54 ], [ 0, %27 ]
  %58 = mul nsw i32 %55, %3
  %59 = add nsw i32 %58, %9
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr %0, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = add nsw i32 %58, %26
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %0, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !8
  %67 = fmul contract double %62, %66
  %68 = fadd contract double %56, %67
  %69 = or disjoint i32 %55, 1
  %70 = mul nsw i32 %69, %3
  %71 = add nsw i32 %70, %9
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds double, ptr %0, i64 %72
  %74 = load double, ptr %73, align 8, !tbaa !8
  %75 = add nsw i32 %70, %26
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds double, ptr %0, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !8
  %79 = fmul contract double %74, %78
  %80 = fadd contract double %68, %79
  %81 = add nuw nsw i32 %55, 2
  %82 = add i32 %57, 2
  %83 = icmp eq i32 %82, %22
  br i1 %83, label %28, label %54, !llvm.loop !16

84:                                               ; preds = %43, %11, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sqrt(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { convergent nounwind }

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
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13}
!16 = distinct !{!16, !13}
