; clang sm_80, from suite_adi.cu
source_filename = "suite_adi.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @suite_adi(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4, double noundef %5, double noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = add i32 %12, 1
  %14 = add nsw i32 %4, -1
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %118

16:                                               ; preds = %7
  %17 = mul nsw i32 %4, %13
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds double, ptr %1, i64 %18
  store double 0.000000e+00, ptr %19, align 8, !tbaa !8
  %20 = getelementptr inbounds double, ptr %3, i64 %18
  store double 1.000000e+00, ptr %20, align 8, !tbaa !8
  %21 = getelementptr inbounds double, ptr %2, i64 %18
  store double 1.000000e+00, ptr %21, align 8, !tbaa !8
  %22 = icmp sgt i32 %4, 2
  br i1 %22, label %23, label %113

23:                                               ; preds = %16
  %24 = fneg contract double %5
  br label %59

25:                                               ; preds = %59
  %26 = add nsw i32 %17, %4
  %27 = sext i32 %26 to i64
  %28 = getelementptr double, ptr %3, i64 %27
  %29 = getelementptr i8, ptr %28, i64 -8
  store double 1.000000e+00, ptr %29, align 8, !tbaa !8
  %30 = add nsw i32 %4, -2
  %31 = add i32 %11, %10
  %32 = add i32 %31, 2
  %33 = mul i32 %4, %32
  %34 = add i32 %33, -2
  %35 = sext i32 %34 to i64
  %36 = shl nsw i64 %35, 3
  %37 = getelementptr i8, ptr %3, i64 %36
  %38 = getelementptr i8, ptr %37, i64 8
  %39 = load double, ptr %38, align 8
  %40 = and i32 %4, 1
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %53, label %42

42:                                               ; preds = %25
  %43 = add nsw i32 %30, %17
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %1, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !8
  %47 = getelementptr double, ptr %3, i64 %44
  %48 = fmul contract double %46, %39
  %49 = getelementptr inbounds double, ptr %2, i64 %44
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = fadd contract double %48, %50
  store double %51, ptr %47, align 8, !tbaa !8
  %52 = add nsw i32 %4, -3
  br label %53

53:                                               ; preds = %42, %25
  %54 = phi double [ %39, %25 ], [ %51, %42 ]
  %55 = phi i32 [ %30, %25 ], [ %52, %42 ]
  %56 = icmp eq i32 %4, 3
  br i1 %56, label %118, label %57

57:                                               ; preds = %53
  %58 = add i32 -1, %17
  br label %90

59:                                               ; preds = %23, %59
  %60 = phi i32 [ 1, %23 ], [ %88, %59 ]
  %61 = add nsw i32 %60, %17
  %62 = add nsw i32 %61, -1
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr %1, i64 %63
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = fmul contract double %5, %65
  %67 = fadd contract double %6, %66
  %68 = fdiv contract double %24, %67
  %69 = sext i32 %61 to i64
  %70 = getelementptr inbounds double, ptr %1, i64 %69
  store double %68, ptr %70, align 8, !tbaa !8
  %71 = mul nuw nsw i32 %60, %4
  %72 = add nsw i32 %71, %13
  %73 = add i32 %71, %12
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds double, ptr %0, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = sext i32 %72 to i64
  %78 = getelementptr double, ptr %0, i64 %77
  %79 = getelementptr i8, ptr %78, i64 8
  %80 = load double, ptr %79, align 8, !tbaa !8
  %81 = fadd contract double %76, %80
  %82 = getelementptr inbounds double, ptr %2, i64 %63
  %83 = load double, ptr %82, align 8, !tbaa !8
  %84 = fmul contract double %5, %83
  %85 = fsub contract double %81, %84
  %86 = fdiv contract double %85, %67
  %87 = getelementptr inbounds double, ptr %2, i64 %69
  store double %86, ptr %87, align 8, !tbaa !8
  %88 = add nuw nsw i32 %60, 1
  %89 = icmp eq i32 %88, %14
  br i1 %89, label %25, label %59, !llvm.loop !10

90:                                               ; preds = %90, %57
  %91 = phi double [ %54, %57 ], [ %110, %90 ]
  %92 = phi i32 [ %55, %57 ], [ %111, %90 ]
  %93 = add nsw i32 %92, %17
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds double, ptr %1, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !8
  %97 = getelementptr double, ptr %3, i64 %94
  %98 = fmul contract double %96, %91
  %99 = getelementptr inbounds double, ptr %2, i64 %94
  %100 = load double, ptr %99, align 8, !tbaa !8
  %101 = fadd contract double %98, %100
  store double %101, ptr %97, align 8, !tbaa !8
  %102 = add i32 %92, %58
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds double, ptr %1, i64 %103
  %105 = load double, ptr %104, align 8, !tbaa !8
  %106 = getelementptr double, ptr %3, i64 %103
  %107 = fmul contract double %105, %101
  %108 = getelementptr inbounds double, ptr %2, i64 %103
  %109 = load double, ptr %108, align 8, !tbaa !8
  %110 = fadd contract double %107, %109
  store double %110, ptr %106, align 8, !tbaa !8
  %111 = add nsw i32 %92, -2
  %112 = icmp sgt i32 %92, 2
  br i1 %112, label %90, label %118, !llvm.loop !12

113:                                              ; preds = %16
  %114 = add nsw i32 %17, %4
  %115 = sext i32 %114 to i64
  %116 = getelementptr double, ptr %3, i64 %115
  %117 = getelementptr i8, ptr %116, i64 -8
  store double 1.000000e+00, ptr %117, align 8, !tbaa !8
  br label %118

118:                                              ; preds = %53, %90, %113, %7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
