; clang sm_80, from gradient_thomas.cu
source_filename = "gradient_thomas.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @solve(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef captures(none) %2, ptr noalias noundef captures(none) %3, i32 noundef %4, i32 noundef %5, double noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %4
  br i1 %13, label %14, label %115

14:                                               ; preds = %7
  %15 = add nsw i32 %4, %12
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds double, ptr %0, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !8
  %19 = fmul contract double %6, %18
  %20 = fadd contract double %19, 1.000000e+00
  %21 = sext i32 %12 to i64
  %22 = getelementptr inbounds double, ptr %1, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = fdiv contract double %23, %20
  %25 = getelementptr inbounds double, ptr %2, i64 %21
  store double %24, ptr %25, align 8, !tbaa !8
  %26 = icmp sgt i32 %5, 1
  br i1 %26, label %27, label %115

27:                                               ; preds = %14
  %28 = add nsw i32 %5, -1
  br label %52

29:                                               ; preds = %66
  %30 = add nsw i32 %5, -2
  %31 = and i32 %28, 1
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %48, label %33

33:                                               ; preds = %29
  %34 = mul nsw i32 %30, %4
  %35 = add nsw i32 %34, %12
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds double, ptr %2, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = add nsw i32 %5, -1
  %40 = mul nsw i32 %39, %4
  %41 = add nsw i32 %40, %12
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %3, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = fmul contract double %81, %44
  %46 = fadd contract double %38, %45
  store double %46, ptr %37, align 8, !tbaa !8
  %47 = add nsw i32 %5, -3
  br label %48

48:                                               ; preds = %33, %29
  %49 = phi i32 [ %30, %29 ], [ %47, %33 ]
  %50 = phi double [ %81, %29 ], [ %46, %33 ]
  %51 = icmp eq i32 %30, 0
  br i1 %51, label %115, label %84

52:                                               ; preds = %27, %66
  %53 = phi double [ %19, %27 ], [ %67, %66 ]
  %54 = phi i32 [ 1, %27 ], [ %58, %66 ]
  %55 = phi double [ %24, %27 ], [ %81, %66 ]
  %56 = phi double [ %20, %27 ], [ %76, %66 ]
  %57 = icmp slt i32 %54, %28
  %58 = add nuw nsw i32 %54, 1
  br i1 %57, label %59, label %66

59:                                               ; preds = %52
  %60 = mul nsw i32 %58, %4
  %61 = add nsw i32 %60, %12
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds double, ptr %0, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !8
  %65 = fmul contract double %6, %64
  br label %66

66:                                               ; preds = %52, %59
  %67 = phi contract double [ %65, %59 ], [ 0.000000e+00, %52 ]
  %68 = fdiv contract double %53, %56
  %69 = mul nsw i32 %54, %4
  %70 = add nsw i32 %69, %12
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds double, ptr %3, i64 %71
  store double %68, ptr %72, align 8, !tbaa !8
  %73 = fadd contract double %53, 1.000000e+00
  %74 = fadd contract double %73, %67
  %75 = fmul contract double %53, %68
  %76 = fsub contract double %74, %75
  %77 = getelementptr inbounds double, ptr %1, i64 %71
  %78 = load double, ptr %77, align 8, !tbaa !8
  %79 = fmul contract double %55, %53
  %80 = fadd contract double %79, %78
  %81 = fdiv contract double %80, %76
  %82 = getelementptr inbounds double, ptr %2, i64 %71
  store double %81, ptr %82, align 8, !tbaa !8
  %83 = icmp eq i32 %58, %5
  br i1 %83, label %29, label %52, !llvm.loop !10

84:                                               ; preds = %48, %84
  %85 = phi i32 [ %113, %84 ], [ %49, %48 ]
  %86 = phi double [ %112, %84 ], [ %50, %48 ]
  %87 = mul nsw i32 %85, %4
  %88 = add nsw i32 %87, %12
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds double, ptr %2, i64 %89
  %91 = load double, ptr %90, align 8, !tbaa !8
  %92 = add nuw nsw i32 %85, 1
  %93 = mul nsw i32 %92, %4
  %94 = add nsw i32 %93, %12
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds double, ptr %3, i64 %95
  %97 = load double, ptr %96, align 8, !tbaa !8
  %98 = fmul contract double %86, %97
  %99 = fadd contract double %91, %98
  store double %99, ptr %90, align 8, !tbaa !8
  %100 = add nsw i32 %85, -1
  %101 = mul nsw i32 %100, %4
  %102 = add nsw i32 %101, %12
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds double, ptr %2, i64 %103
  %105 = load double, ptr %104, align 8, !tbaa !8
  %106 = mul nsw i32 %85, %4
  %107 = add nsw i32 %106, %12
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds double, ptr %3, i64 %108
  %110 = load double, ptr %109, align 8, !tbaa !8
  %111 = fmul contract double %99, %110
  %112 = fadd contract double %105, %111
  store double %112, ptr %104, align 8, !tbaa !8
  %113 = add nsw i32 %85, -2
  %114 = icmp eq i32 %100, 0
  br i1 %114, label %115, label %84, !llvm.loop !12

115:                                              ; preds = %48, %84, %14, %7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @observe(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %69

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0
  br i1 %13, label %14, label %36

14:                                               ; preds = %12
  %15 = and i32 %4, 1
  %16 = icmp eq i32 %4, 1
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = and i32 %4, 2147483646
  br label %39

19:                                               ; preds = %39
  %20 = icmp eq i32 %15, 0
  br i1 %20, label %36, label %21

21:                                               ; preds = %19, %14
  %22 = phi i32 [ 0, %14 ], [ %66, %19 ]
  %23 = phi double [ 0.000000e+00, %14 ], [ %65, %19 ]
  %24 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %24)
  %25 = zext nneg i32 %22 to i64
  %26 = getelementptr inbounds nuw double, ptr %1, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !8
  %28 = mul nsw i32 %22, %3
  %29 = add nsw i32 %28, %10
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds double, ptr %0, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !8
  %33 = fmul contract double %27, %32
  %34 = fmul contract double %32, %33
  %35 = fadd contract double %23, %34
  br label %36

36:                                               ; preds = %21, %19, %12
  %37 = phi double [ 0.000000e+00, %12 ], [ %65, %19 ], [ %35, %21 ]
  %38 = atomicrmw fadd ptr %2, double %37 seq_cst, align 8
  br label %69

39:                                               ; preds = %39, %17
  %40 = phi i32 [ 0, %17 ], [ %66, %39 ]
  %41 = phi double [ 0.000000e+00, %17 ], [ %65, %39 ]
  %42 = phi i32 [ 0, %17 ], [ %67, %39 ]
  %43 = zext nneg i32 %40 to i64
  %44 = getelementptr inbounds nuw double, ptr %1, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !8
  %46 = mul nsw i32 %40, %3
  %47 = add nsw i32 %46, %10
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds double, ptr %0, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = fmul contract double %45, %50
  %52 = fmul contract double %50, %51
  %53 = fadd contract double %41, %52
  %54 = or disjoint i32 %40, 1
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw double, ptr %1, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !8
  %58 = mul nsw i32 %54, %3
  %59 = add nsw i32 %58, %10
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr %0, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = fmul contract double %57, %62
  %64 = fmul contract double %62, %63
  %65 = fadd contract double %53, %64
  %66 = add nuw nsw i32 %40, 2
  %67 = add i32 %42, 2
  %68 = icmp eq i32 %67, %18
  br i1 %68, label %19, label %39, !llvm.loop !13

69:                                               ; preds = %5, %36
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
