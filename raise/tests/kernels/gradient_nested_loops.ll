; clang sm_80, from gradient_nested_loops.cu
source_filename = "gradient_nested_loops.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @settle(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, double noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %3
  br i1 %13, label %14, label %98

14:                                               ; preds = %7
  %15 = icmp sgt i32 %4, 0
  br i1 %15, label %16, label %38

16:                                               ; preds = %14
  %17 = and i32 %4, 3
  %18 = icmp ult i32 %4, 4
  br i1 %18, label %23, label %19

19:                                               ; preds = %16
  %20 = and i32 %4, 2147483644
  br label %40

21:                                               ; preds = %40
  %22 = icmp eq i32 %17, 0
  br i1 %22, label %38, label %23

23:                                               ; preds = %21, %16
  %24 = phi i32 [ 0, %16 ], [ %70, %21 ]
  %25 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %25)
  br label %26

26:                                               ; preds = %26, %23
  %27 = phi i32 [ %35, %26 ], [ %24, %23 ]
  %28 = phi i32 [ %36, %26 ], [ 0, %23 ]
  %29 = mul nsw i32 %27, %3
  %30 = add nsw i32 %29, %12
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %0, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = getelementptr inbounds double, ptr %2, i64 %31
  store double %33, ptr %34, align 8, !tbaa !8
  %35 = add nuw nsw i32 %27, 1
  %36 = add i32 %28, 1
  %37 = icmp eq i32 %36, %17
  br i1 %37, label %38, label %26, !llvm.loop !10

38:                                               ; preds = %21, %26, %14
  %39 = icmp sgt i32 %5, 0
  br i1 %39, label %73, label %98

40:                                               ; preds = %40, %19
  %41 = phi i32 [ 0, %19 ], [ %70, %40 ]
  %42 = phi i32 [ 0, %19 ], [ %71, %40 ]
  %43 = mul nsw i32 %41, %3
  %44 = add nsw i32 %43, %12
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %0, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = getelementptr inbounds double, ptr %2, i64 %45
  store double %47, ptr %48, align 8, !tbaa !8
  %49 = or disjoint i32 %41, 1
  %50 = mul nsw i32 %49, %3
  %51 = add nsw i32 %50, %12
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr %0, i64 %52
  %54 = load double, ptr %53, align 8, !tbaa !8
  %55 = getelementptr inbounds double, ptr %2, i64 %52
  store double %54, ptr %55, align 8, !tbaa !8
  %56 = or disjoint i32 %41, 2
  %57 = mul nsw i32 %56, %3
  %58 = add nsw i32 %57, %12
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr %0, i64 %59
  %61 = load double, ptr %60, align 8, !tbaa !8
  %62 = getelementptr inbounds double, ptr %2, i64 %59
  store double %61, ptr %62, align 8, !tbaa !8
  %63 = or disjoint i32 %41, 3
  %64 = mul nsw i32 %63, %3
  %65 = add nsw i32 %64, %12
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds double, ptr %0, i64 %66
  %68 = load double, ptr %67, align 8, !tbaa !8
  %69 = getelementptr inbounds double, ptr %2, i64 %66
  store double %68, ptr %69, align 8, !tbaa !8
  %70 = add nuw nsw i32 %41, 4
  %71 = add i32 %42, 4
  %72 = icmp eq i32 %71, %20
  br i1 %72, label %21, label %40, !llvm.loop !12

73:                                               ; preds = %38, %75
  %74 = phi i32 [ %76, %75 ], [ 0, %38 ]
  br i1 %15, label %78, label %75

75:                                               ; preds = %78, %73
  %76 = add nuw nsw i32 %74, 1
  %77 = icmp eq i32 %76, %5
  br i1 %77, label %98, label %73, !llvm.loop !14

78:                                               ; preds = %73, %78
  %79 = phi i32 [ %96, %78 ], [ 0, %73 ]
  %80 = phi double [ %93, %78 ], [ 0.000000e+00, %73 ]
  %81 = mul nsw i32 %79, %3
  %82 = add nsw i32 %81, %12
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds double, ptr %2, i64 %83
  %85 = load double, ptr %84, align 8, !tbaa !8
  %86 = zext nneg i32 %79 to i64
  %87 = getelementptr inbounds nuw double, ptr %1, i64 %86
  %88 = load double, ptr %87, align 8, !tbaa !8
  %89 = fmul contract double %6, %88
  %90 = fmul contract double %85, %89
  %91 = fmul contract double %85, %85
  %92 = fadd contract double %91, 1.000000e+00
  %93 = fdiv contract double %90, %92
  %94 = fsub contract double %85, %93
  %95 = fadd contract double %80, %94
  store double %95, ptr %84, align 8, !tbaa !8
  %96 = add nuw nsw i32 %79, 1
  %97 = icmp eq i32 %96, %4
  br i1 %97, label %75, label %78, !llvm.loop !15

98:                                               ; preds = %75, %38, %7
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @roots(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %30

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !8
  %14 = fmul contract double %13, %13
  %15 = fadd contract double %14, 1.000000e+00
  %16 = fmul contract double %15, 1.000000e-13
  %17 = fcmp contract ogt double %15, %16
  br i1 %17, label %21, label %18

18:                                               ; preds = %21, %10
  %19 = phi double [ %15, %10 ], [ %25, %21 ]
  %20 = atomicrmw fadd ptr %1, double %19 seq_cst, align 8
  br label %30

21:                                               ; preds = %10, %21
  %22 = phi double [ %25, %21 ], [ %15, %10 ]
  %23 = fdiv contract double %15, %22
  %24 = fadd contract double %22, %23
  %25 = fmul contract double %24, 5.000000e-01
  %26 = fmul contract double %25, %25
  %27 = fsub contract double %26, %15
  %28 = tail call contract noundef double @__nv_fabs(double noundef %27) #5
  %29 = fcmp contract ogt double %28, %16
  br i1 %29, label %21, label %18, !llvm.loop !16

30:                                               ; preds = %3, %18
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fabs(double noundef) local_unnamed_addr #3

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
!15 = distinct !{!15, !13, !11}
!16 = distinct !{!16, !13}
