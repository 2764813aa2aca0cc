; clang sm_80, from loop_thomas.cu
source_filename = "loop_thomas.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @thomas(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4, i32 noundef %5, double noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %4
  br i1 %13, label %14, label %127

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
  br i1 %26, label %27, label %127

27:                                               ; preds = %14
  %28 = fneg contract double %6
  %29 = add nsw i32 %5, -1
  br label %54

30:                                               ; preds = %72
  %31 = add nsw i32 %5, -2
  %32 = and i32 %29, 1
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %51, label %34

34:                                               ; preds = %30
  %35 = add nsw i32 %5, -1
  %36 = mul nsw i32 %35, %4
  %37 = add nsw i32 %36, %12
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %3, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = getelementptr inbounds double, ptr %2, i64 %38
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = fmul contract double %40, %42
  %44 = mul nsw i32 %31, %4
  %45 = add nsw i32 %44, %12
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr %2, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !8
  %49 = fsub contract double %48, %43
  store double %49, ptr %47, align 8, !tbaa !8
  %50 = add nsw i32 %5, -3
  br label %51

51:                                               ; preds = %34, %30
  %52 = phi i32 [ %31, %30 ], [ %50, %34 ]
  %53 = icmp eq i32 %31, 0
  br i1 %53, label %127, label %93

54:                                               ; preds = %27, %72
  %55 = phi double [ %20, %27 ], [ %79, %72 ]
  %56 = phi i32 [ 1, %27 ], [ %64, %72 ]
  %57 = mul nsw i32 %56, %4
  %58 = add nsw i32 %57, %12
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr %0, i64 %59
  %61 = load double, ptr %60, align 8, !tbaa !8
  %62 = fmul contract double %61, %28
  %63 = icmp slt i32 %56, %29
  %64 = add nuw nsw i32 %56, 1
  br i1 %63, label %65, label %72

65:                                               ; preds = %54
  %66 = mul nsw i32 %64, %4
  %67 = add nsw i32 %66, %12
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, ptr %0, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = fmul contract double %70, %28
  br label %72

72:                                               ; preds = %54, %65
  %73 = phi contract double [ %71, %65 ], [ 0.000000e+00, %54 ]
  %74 = fsub contract double 1.000000e+00, %62
  %75 = fsub contract double %74, %73
  %76 = fdiv contract double %62, %55
  %77 = getelementptr inbounds double, ptr %3, i64 %59
  store double %76, ptr %77, align 8, !tbaa !8
  %78 = fmul contract double %62, %76
  %79 = fsub contract double %75, %78
  %80 = getelementptr inbounds double, ptr %1, i64 %59
  %81 = load double, ptr %80, align 8, !tbaa !8
  %82 = add nsw i32 %56, -1
  %83 = mul nsw i32 %82, %4
  %84 = add nsw i32 %83, %12
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds double, ptr %2, i64 %85
  %87 = load double, ptr %86, align 8, !tbaa !8
  %88 = fmul contract double %62, %87
  %89 = fsub contract double %81, %88
  %90 = fdiv contract double %89, %79
  %91 = getelementptr inbounds double, ptr %2, i64 %59
  store double %90, ptr %91, align 8, !tbaa !8
  %92 = icmp eq i32 %64, %5
  br i1 %92, label %30, label %54, !llvm.loop !10

93:                                               ; preds = %51, %93
  %94 = phi i32 [ %125, %93 ], [ %52, %51 ]
  %95 = add nuw nsw i32 %94, 1
  %96 = mul nsw i32 %95, %4
  %97 = add nsw i32 %96, %12
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds double, ptr %3, i64 %98
  %100 = load double, ptr %99, align 8, !tbaa !8
  %101 = getelementptr inbounds double, ptr %2, i64 %98
  %102 = load double, ptr %101, align 8, !tbaa !8
  %103 = fmul contract double %100, %102
  %104 = mul nsw i32 %94, %4
  %105 = add nsw i32 %104, %12
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds double, ptr %2, i64 %106
  %108 = load double, ptr %107, align 8, !tbaa !8
  %109 = fsub contract double %108, %103
  store double %109, ptr %107, align 8, !tbaa !8
  %110 = add nsw i32 %94, -1
  %111 = mul nsw i32 %94, %4
  %112 = add nsw i32 %111, %12
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds double, ptr %3, i64 %113
  %115 = load double, ptr %114, align 8, !tbaa !8
  %116 = getelementptr inbounds double, ptr %2, i64 %113
  %117 = load double, ptr %116, align 8, !tbaa !8
  %118 = fmul contract double %115, %117
  %119 = mul nsw i32 %110, %4
  %120 = add nsw i32 %119, %12
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds double, ptr %2, i64 %121
  %123 = load double, ptr %122, align 8, !tbaa !8
  %124 = fsub contract double %123, %118
  store double %124, ptr %122, align 8, !tbaa !8
  %125 = add nsw i32 %94, -2
  %126 = icmp eq i32 %110, 0
  br i1 %126, label %127, label %93, !llvm.loop !12

127:                                              ; preds = %51, %93, %14, %7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
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
