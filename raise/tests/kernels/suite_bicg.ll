; clang sm_80, from suite_bicg.cu
source_filename = "suite_bicg.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @suite_bicg(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %5
  br i1 %13, label %14, label %67

14:                                               ; preds = %7
  %15 = icmp sgt i32 %6, 0
  br i1 %15, label %16, label %37

16:                                               ; preds = %14
  %17 = mul nsw i32 %6, %12
  %18 = and i32 %6, 1
  %19 = icmp eq i32 %6, 1
  br i1 %19, label %24, label %20

20:                                               ; preds = %16
  %21 = and i32 %6, 2147483646
  br label %41

22:                                               ; preds = %41
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %37, label %24

24:                                               ; preds = %22, %16
  %25 = phi i32 [ 0, %16 ], [ %64, %22 ]
  %26 = phi double [ 0.000000e+00, %16 ], [ %63, %22 ]
  %27 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %27)
  %28 = add nsw i32 %25, %17
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %0, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !8
  %32 = zext nneg i32 %25 to i64
  %33 = getelementptr inbounds nuw double, ptr %1, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !8
  %35 = fmul contract double %31, %34
  %36 = fadd contract double %26, %35
  br label %37

37:                                               ; preds = %24, %22, %14
  %38 = phi double [ 0.000000e+00, %14 ], [ %63, %22 ], [ %36, %24 ]
  %39 = sext i32 %12 to i64
  %40 = getelementptr inbounds double, ptr %3, i64 %39
  store double %38, ptr %40, align 8, !tbaa !8
  br label %67

41:                                               ; preds = %41, %20
  %42 = phi i32 [ 0, %20 ], [ %64, %41 ]
  %43 = phi double [ 0.000000e+00, %20 ], [ %63, %41 ]
  %44 = phi i32 [ 0, %20 ], [ %65, %41 ]
  %45 = add nsw i32 %42, %17
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr %0, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !8
  %49 = zext nneg i32 %42 to i64
  %50 = getelementptr inbounds nuw double, ptr %1, i64 %49
  %51 = load double, ptr %50, align 8, !tbaa !8
  %52 = fmul contract double %48, %51
  %53 = fadd contract double %43, %52
  %54 = or disjoint i32 %42, 1
  %55 = add nsw i32 %54, %17
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %0, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = zext nneg i32 %54 to i64
  %60 = getelementptr inbounds nuw double, ptr %1, i64 %59
  %61 = load double, ptr %60, align 8, !tbaa !8
  %62 = fmul contract double %58, %61
  %63 = fadd contract double %53, %62
  %64 = add nuw nsw i32 %42, 2
  %65 = add i32 %44, 2
  %66 = icmp eq i32 %65, %21
  br i1 %66, label %22, label %41, !llvm.loop !10

67:                                               ; preds = %37, %7
  %68 = icmp slt i32 %12, %6
  br i1 %68, label %69, label %124

69:                                               ; preds = %67
  %70 = icmp sgt i32 %5, 0
  br i1 %70, label %71, label %92

71:                                               ; preds = %69
  %72 = and i32 %5, 1
  %73 = icmp eq i32 %5, 1
  br i1 %73, label %78, label %74

74:                                               ; preds = %71
  %75 = and i32 %5, 2147483646
  br label %96

76:                                               ; preds = %96
  %77 = icmp eq i32 %72, 0
  br i1 %77, label %92, label %78

78:                                               ; preds = %76, %71
  %79 = phi i32 [ 0, %71 ], [ %121, %76 ]
  %80 = phi double [ 0.000000e+00, %71 ], [ %120, %76 ]
  %81 = icmp ne i32 %72, 0
  tail call void @llvm.assume(i1 %81)
  %82 = mul nsw i32 %79, %6
  %83 = add nsw i32 %82, %12
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds double, ptr %0, i64 %84
  %86 = load double, ptr %85, align 8, !tbaa !8
  %87 = zext nneg i32 %79 to i64
  %88 = getelementptr inbounds nuw double, ptr %2, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !8
  %90 = fmul contract double %86, %89
  %91 = fadd contract double %80, %90
  br label %92

92:                                               ; preds = %78, %76, %69
  %93 = phi double [ 0.000000e+00, %69 ], [ %120, %76 ], [ %91, %78 ]
  %94 = sext i32 %12 to i64
  %95 = getelementptr inbounds double, ptr %4, i64 %94
  store double %93, ptr %95, align 8, !tbaa !8
  br label %124

96:                                               ; preds = %96, %74
  %97 = phi i32 [ 0, %74 ], [ %121, %96 ]
  %98 = phi double [ 0.000000e+00, %74 ], [ %120, %96 ]
  %99 = phi i32 [ 0, %74 ], [ %122, %96 ]
  %100 = mul nsw i32 %97, %6
  %101 = add nsw i32 %100, %12
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds double, ptr %0, i64 %102
  %104 = load double, ptr %103, align 8, !tbaa !8
  %105 = zext nneg i32 %97 to i64
  %106 = getelementptr inbounds nuw double, ptr %2, i64 %105
  %107 = load double, ptr %106, align 8, !tbaa !8
  %108 = fmul contract double %104, %107
  %109 = fadd contract double %98, %108
  %110 = or disjoint i32 %97, 1
  %111 = mul nsw i32 %110, %6
  %112 = add nsw i32 %111, %12
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds double, ptr %0, i64 %113
  %115 = load double, ptr %114, align 8, !tbaa !8
  %116 = zext nneg i32 %110 to i64
  %117 = getelementptr inbounds nuw double, ptr %2, i64 %116
  %118 = load double, ptr %117, align 8, !tbaa !8
  %119 = fmul contract double %115, %118
  %120 = fadd contract double %109, %119
  %121 = add nuw nsw i32 %97, 2
  %122 = add i32 %99, 2
  %123 = icmp eq i32 %122, %75
  br i1 %123, label %76, label %96, !llvm.loop !12

124:                                              ; preds = %92, %67
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
