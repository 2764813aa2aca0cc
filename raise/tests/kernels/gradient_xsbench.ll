; clang sm_80, from gradient_xsbench.cu
source_filename = "gradient_xsbench.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Point = type { double, double, double, double, double, double }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lookup(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef writeonly captures(none) %6, i32 noundef %7, i32 noundef %8, i32 noundef %9) local_unnamed_addr #0 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  %16 = icmp slt i32 %15, %7
  br i1 %16, label %17, label %142

17:                                               ; preds = %10
  %18 = sext i32 %15 to i64
  %19 = getelementptr inbounds double, ptr %0, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !8
  %21 = getelementptr inbounds i32, ptr %1, i64 %18
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %2, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = icmp sgt i32 %25, 0
  br i1 %26, label %27, label %31

27:                                               ; preds = %17
  %28 = mul nsw i32 %22, %9
  %29 = add nsw i32 %8, -1
  %30 = icmp sgt i32 %8, 2
  br label %52

31:                                               ; preds = %82, %17
  %32 = phi double [ 0.000000e+00, %17 ], [ %112, %82 ]
  %33 = phi double [ 0.000000e+00, %17 ], [ %121, %82 ]
  %34 = phi double [ 0.000000e+00, %17 ], [ %130, %82 ]
  %35 = phi double [ 0.000000e+00, %17 ], [ %139, %82 ]
  %36 = phi double [ 0.000000e+00, %17 ], [ %103, %82 ]
  %37 = mul nsw i32 %15, 5
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %6, i64 %38
  store double %36, ptr %39, align 8, !tbaa !8
  %40 = sext i32 %37 to i64
  %41 = getelementptr double, ptr %6, i64 %40
  %42 = getelementptr i8, ptr %41, i64 8
  store double %32, ptr %42, align 8, !tbaa !8
  %43 = sext i32 %37 to i64
  %44 = getelementptr double, ptr %6, i64 %43
  %45 = getelementptr i8, ptr %44, i64 16
  store double %33, ptr %45, align 8, !tbaa !8
  %46 = sext i32 %37 to i64
  %47 = getelementptr double, ptr %6, i64 %46
  %48 = getelementptr i8, ptr %47, i64 24
  store double %34, ptr %48, align 8, !tbaa !8
  %49 = sext i32 %37 to i64
  %50 = getelementptr double, ptr %6, i64 %49
  %51 = getelementptr i8, ptr %50, i64 32
  store double %35, ptr %51, align 8, !tbaa !8
  br label %142

52:                                               ; preds = %27, %82
  %53 = phi double [ 0.000000e+00, %27 ], [ %139, %82 ]
  %54 = phi double [ 0.000000e+00, %27 ], [ %130, %82 ]
  %55 = phi double [ 0.000000e+00, %27 ], [ %121, %82 ]
  %56 = phi double [ 0.000000e+00, %27 ], [ %112, %82 ]
  %57 = phi i32 [ 0, %27 ], [ %140, %82 ]
  %58 = phi double [ 0.000000e+00, %27 ], [ %103, %82 ]
  %59 = add nsw i32 %57, %28
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %3, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !4
  %63 = mul nsw i32 %62, %8
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds %struct.Point, ptr %5, i64 %64
  br i1 %30, label %66, label %82

66:                                               ; preds = %52, %66
  %67 = phi i32 [ %78, %66 ], [ %29, %52 ]
  %68 = phi i32 [ %77, %66 ], [ 0, %52 ]
  %69 = phi i32 [ %76, %66 ], [ %29, %52 ]
  %70 = lshr i32 %67, 1
  %71 = add nuw nsw i32 %70, %68
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw %struct.Point, ptr %65, i64 %72
  %74 = load double, ptr %73, align 8, !tbaa !10
  %75 = fcmp contract ogt double %74, %20
  %76 = select i1 %75, i32 %71, i32 %69
  %77 = select i1 %75, i32 %68, i32 %71
  %78 = sub nsw i32 %76, %77
  %79 = icmp sgt i32 %78, 1
  br i1 %79, label %66, label %80, !llvm.loop !12

80:                                               ; preds = %66
  %81 = zext nneg i32 %77 to i64
  br label %82

82:                                               ; preds = %80, %52
  %83 = phi i32 [ %29, %52 ], [ %76, %80 ]
  %84 = phi i64 [ 0, %52 ], [ %81, %80 ]
  %85 = sext i32 %83 to i64
  %86 = getelementptr inbounds %struct.Point, ptr %65, i64 %85
  %87 = load double, ptr %86, align 8, !tbaa !10
  %88 = fsub contract double %87, %20
  %89 = getelementptr inbounds nuw %struct.Point, ptr %65, i64 %84
  %90 = load double, ptr %89, align 8, !tbaa !10
  %91 = fsub contract double %87, %90
  %92 = fdiv contract double %88, %91
  %93 = getelementptr inbounds double, ptr %4, i64 %60
  %94 = load double, ptr %93, align 8, !tbaa !8
  %95 = getelementptr inbounds nuw i8, ptr %86, i64 8
  %96 = load double, ptr %95, align 8, !tbaa !14
  %97 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %98 = load double, ptr %97, align 8, !tbaa !14
  %99 = fsub contract double %96, %98
  %100 = fmul contract double %92, %99
  %101 = fsub contract double %96, %100
  %102 = fmul contract double %94, %101
  %103 = fadd contract double %58, %102
  %104 = getelementptr inbounds nuw i8, ptr %86, i64 16
  %105 = load double, ptr %104, align 8, !tbaa !15
  %106 = getelementptr inbounds nuw i8, ptr %89, i64 16
  %107 = load double, ptr %106, align 8, !tbaa !15
  %108 = fsub contract double %105, %107
  %109 = fmul contract double %92, %108
  %110 = fsub contract double %105, %109
  %111 = fmul contract double %94, %110
  %112 = fadd contract double %56, %111
  %113 = getelementptr inbounds nuw i8, ptr %86, i64 24
  %114 = load double, ptr %113, align 8, !tbaa !16
  %115 = getelementptr inbounds nuw i8, ptr %89, i64 24
  %116 = load double, ptr %115, align 8, !tbaa !16
  %117 = fsub contract double %114, %116
  %118 = fmul contract double %92, %117
  %119 = fsub contract double %114, %118
  %120 = fmul contract double %94, %119
  %121 = fadd contract double %55, %120
  %122 = getelementptr inbounds nuw i8, ptr %86, i64 32
  %123 = load double, ptr %122, align 8, !tbaa !17
  %124 = getelementptr inbounds nuw i8, ptr %89, i64 32
  %125 = load double, ptr %124, align 8, !tbaa !17
  %126 = fsub contract double %123, %125
  %127 = fmul contract double %92, %126
  %128 = fsub contract double %123, %127
  %129 = fmul contract double %94, %128
  %130 = fadd contract double %54, %129
  %131 = getelementptr inbounds nuw i8, ptr %86, i64 40
  %132 = load double, ptr %131, align 8, !tbaa !18
  %133 = getelementptr inbounds nuw i8, ptr %89, i64 40
  %134 = load double, ptr %133, align 8, !tbaa !18
  %135 = fsub contract double %132, %134
  %136 = fmul contract double %92, %135
  %137 = fsub contract double %132, %136
  %138 = fmul contract double %94, %137
  %139 = fadd contract double %53, %138
  %140 = add nuw nsw i32 %57, 1
  %141 = icmp eq i32 %140, %25
  br i1 %141, label %31, label %52, !llvm.loop !19

142:                                              ; preds = %10, %31
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transmitted(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %27

11:                                               ; preds = %4
  %12 = mul nsw i32 %9, 5
  %13 = sext i32 %12 to i64
  %14 = getelementptr double, ptr %0, i64 %13
  %15 = getelementptr i8, ptr %14, i64 32
  %16 = load double, ptr %15, align 8, !tbaa !8
  %17 = load double, ptr %14, align 8, !tbaa !8
  %18 = fdiv contract double %16, %17
  %19 = fneg contract double %17
  %20 = sext i32 %9 to i64
  %21 = getelementptr inbounds double, ptr %1, i64 %20
  %22 = load double, ptr %21, align 8, !tbaa !8
  %23 = fmul contract double %22, %19
  %24 = tail call contract noundef double @__nv_exp(double noundef %23) #4
  %25 = fmul contract double %18, %24
  %26 = atomicrmw fadd ptr %2, double %25 seq_cst, align 8
  br label %27

27:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_exp(double noundef) local_unnamed_addr #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #4 = { convergent nounwind }

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
!10 = !{!11, !9, i64 0}
!11 = !{!"_ZTS5Point", !9, i64 0, !9, i64 8, !9, i64 16, !9, i64 24, !9, i64 32, !9, i64 40}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!11, !9, i64 8}
!15 = !{!11, !9, i64 16}
!16 = !{!11, !9, i64 24}
!17 = !{!11, !9, i64 32}
!18 = !{!11, !9, i64 40}
!19 = distinct !{!19, !13}
