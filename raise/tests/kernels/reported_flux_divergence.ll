; clang sm_80, from reported_flux_divergence.cu
source_filename = "reported_flux_divergence.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @reported_flux_divergence(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5, i32 noundef %6, double noundef %7, double noundef %8) local_unnamed_addr #0 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = icmp slt i32 %14, %5
  %21 = icmp slt i32 %19, %6
  %22 = and i1 %20, %21
  br i1 %22, label %23, label %113

23:                                               ; preds = %9
  %24 = add nsw i32 %5, 2
  %25 = add nuw nsw i32 %19, 1
  %26 = mul nsw i32 %24, %25
  %27 = add nsw i32 %26, %14
  %28 = add nsw i32 %27, 1
  %29 = sext i32 %27 to i64
  %30 = getelementptr inbounds i8, ptr %3, i64 %29
  %31 = load i8, ptr %30, align 1, !tbaa !8
  %32 = icmp eq i8 %31, 0
  %33 = sext i32 %28 to i64
  %34 = getelementptr inbounds i8, ptr %3, i64 %33
  %35 = load i8, ptr %34, align 1, !tbaa !8
  %36 = icmp eq i8 %35, 0
  %37 = select i1 %32, i1 true, i1 %36
  %38 = xor i1 %32, true
  %39 = select i1 %38, i1 true, i1 %36
  br i1 %37, label %50, label %40

40:                                               ; preds = %23
  %41 = getelementptr inbounds double, ptr %0, i64 %33
  %42 = load double, ptr %41, align 8, !tbaa !9
  %43 = getelementptr inbounds double, ptr %2, i64 %29
  %44 = load double, ptr %43, align 8, !tbaa !9
  %45 = getelementptr inbounds double, ptr %2, i64 %33
  %46 = load double, ptr %45, align 8, !tbaa !9
  %47 = fcmp contract ogt double %42, 0.000000e+00
  %48 = select i1 %47, double %44, double %46
  %49 = fmul contract double %42, %48
  br label %50

50:                                               ; preds = %23, %40
  %51 = phi i1 [ false, %40 ], [ %39, %23 ]
  %52 = phi contract double [ %49, %40 ], [ 0.000000e+00, %23 ]
  br i1 %51, label %69, label %53

53:                                               ; preds = %50
  %54 = add nsw i32 %27, 2
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %3, i64 %55
  %57 = load i8, ptr %56, align 1, !tbaa !8
  %58 = icmp eq i8 %57, 0
  br i1 %58, label %69, label %59

59:                                               ; preds = %53
  %60 = getelementptr inbounds double, ptr %0, i64 %55
  %61 = load double, ptr %60, align 8, !tbaa !9
  %62 = getelementptr inbounds double, ptr %2, i64 %33
  %63 = load double, ptr %62, align 8, !tbaa !9
  %64 = getelementptr inbounds double, ptr %2, i64 %55
  %65 = load double, ptr %64, align 8, !tbaa !9
  %66 = fcmp contract ogt double %61, 0.000000e+00
  %67 = select i1 %66, double %63, double %65
  %68 = fmul contract double %61, %67
  br label %69

69:                                               ; preds = %50, %53, %59
  %70 = phi contract double [ %68, %59 ], [ 0.000000e+00, %53 ], [ 0.000000e+00, %50 ]
  %71 = sub nsw i32 %28, %24
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i8, ptr %3, i64 %72
  %74 = load i8, ptr %73, align 1, !tbaa !8
  %75 = icmp eq i8 %74, 0
  %76 = or i1 %51, %75
  br i1 %76, label %87, label %77

77:                                               ; preds = %69
  %78 = getelementptr inbounds double, ptr %1, i64 %33
  %79 = load double, ptr %78, align 8, !tbaa !9
  %80 = getelementptr inbounds double, ptr %2, i64 %72
  %81 = load double, ptr %80, align 8, !tbaa !9
  %82 = getelementptr inbounds double, ptr %2, i64 %33
  %83 = load double, ptr %82, align 8, !tbaa !9
  %84 = fcmp contract ogt double %79, 0.000000e+00
  %85 = select i1 %84, double %81, double %83
  %86 = fmul contract double %79, %85
  br label %87

87:                                               ; preds = %69, %77
  %88 = phi contract double [ %86, %77 ], [ 0.000000e+00, %69 ]
  br i1 %51, label %105, label %89

89:                                               ; preds = %87
  %90 = add nsw i32 %28, %24
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i8, ptr %3, i64 %91
  %93 = load i8, ptr %92, align 1, !tbaa !8
  %94 = icmp eq i8 %93, 0
  br i1 %94, label %105, label %95

95:                                               ; preds = %89
  %96 = getelementptr inbounds double, ptr %1, i64 %91
  %97 = load double, ptr %96, align 8, !tbaa !9
  %98 = getelementptr inbounds double, ptr %2, i64 %33
  %99 = load double, ptr %98, align 8, !tbaa !9
  %100 = getelementptr inbounds double, ptr %2, i64 %91
  %101 = load double, ptr %100, align 8, !tbaa !9
  %102 = fcmp contract ogt double %97, 0.000000e+00
  %103 = select i1 %102, double %99, double %101
  %104 = fmul contract double %97, %103
  br label %105

105:                                              ; preds = %87, %89, %95
  %106 = phi contract double [ %104, %95 ], [ 0.000000e+00, %89 ], [ 0.000000e+00, %87 ]
  %107 = fsub contract double %52, %70
  %108 = fdiv contract double %107, %7
  %109 = fsub contract double %88, %106
  %110 = fdiv contract double %109, %8
  %111 = fadd contract double %108, %110
  %112 = getelementptr inbounds double, ptr %4, i64 %33
  store double %111, ptr %112, align 8, !tbaa !9
  br label %113

113:                                              ; preds = %9, %105
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
!8 = !{!6, !6, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !6, i64 0}
