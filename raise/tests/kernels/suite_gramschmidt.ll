; clang sm_80, from suite_gramschmidt.cu
source_filename = "suite_gramschmidt.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @column_norm(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = sub nsw i32 0, %9
  %11 = icmp eq i32 %8, %10
  br i1 %11, label %12, label %84

12:                                               ; preds = %5
  %13 = icmp sgt i32 %2, 0
  br i1 %13, label %14, label %39

14:                                               ; preds = %12
  %15 = and i32 %2, 3
  %16 = icmp ult i32 %2, 4
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = and i32 %2, 2147483644
  br label %46

19:                                               ; preds = %46
  %20 = icmp eq i32 %15, 0
  br i1 %20, label %39, label %21

21:                                               ; preds = %19, %14
  %22 = phi i32 [ 0, %14 ], [ %81, %19 ]
  %23 = phi double [ 0.000000e+00, %14 ], [ %80, %19 ]
  %24 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %24)
  br label %25

25:                                               ; preds = %25, %21
  %26 = phi i32 [ %36, %25 ], [ %22, %21 ]
  %27 = phi double [ %35, %25 ], [ %23, %21 ]
  %28 = phi i32 [ %37, %25 ], [ 0, %21 ]
  %29 = mul nsw i32 %26, %3
  %30 = add nsw i32 %29, %4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %0, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = fmul contract double %33, %33
  %35 = fadd contract double %27, %34
  %36 = add nuw nsw i32 %26, 1
  %37 = add i32 %28, 1
  %38 = icmp eq i32 %37, %15
  br i1 %38, label %39, label %25, !llvm.loop !10

39:                                               ; preds = %19, %25, %12
  %40 = phi double [ 0.000000e+00, %12 ], [ %80, %19 ], [ %35, %25 ]
  %41 = tail call contract noundef double @__nv_sqrt(double noundef %40) #6
  %42 = add i32 %3, 1
  %43 = mul i32 %4, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %1, i64 %44
  store double %41, ptr %45, align 8, !tbaa !8
  br label %84

46:                                               ; preds = %46, %17
  %47 = phi i32 [ 0, %17 ], [ %81, %46 ]
  %48 = phi double [ 0.000000e+00, %17 ], [ %80, %46 ]
  %49 = phi i32 [ 0, %17 ], [ %82, %46 ]
  %50 = mul nsw i32 %47, %3
  %51 = add nsw i32 %50, %4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds double, ptr %0, i64 %52
  %54 = load double, ptr %53, align 8, !tbaa !8
  %55 = fmul contract double %54, %54
  %56 = fadd contract double %48, %55
  %57 = or disjoint i32 %47, 1
  %58 = mul nsw i32 %57, %3
  %59 = add nsw i32 %58, %4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr %0, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = fmul contract double %62, %62
  %64 = fadd contract double %56, %63
  %65 = or disjoint i32 %47, 2
  %66 = mul nsw i32 %65, %3
  %67 = add nsw i32 %66, %4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, ptr %0, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = fmul contract double %70, %70
  %72 = fadd contract double %64, %71
  %73 = or disjoint i32 %47, 3
  %74 = mul nsw i32 %73, %3
  %75 = add nsw i32 %74, %4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds double, ptr %0, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !8
  %79 = fmul contract double %78, %78
  %80 = fadd contract double %72, %79
  %81 = add nuw nsw i32 %47, 4
  %82 = add i32 %49, 4
  %83 = icmp eq i32 %82, %18
  br i1 %83, label %19, label %46, !llvm.loop !12

84:                                               ; preds = %5, %39
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @normalize(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %3
  br i1 %12, label %13, label %26

13:                                               ; preds = %6
  %14 = mul nsw i32 %4, %11
  %15 = add nsw i32 %14, %5
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds double, ptr %0, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !8
  %19 = add i32 %4, 1
  %20 = mul i32 %5, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds double, ptr %1, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = fdiv contract double %18, %23
  %25 = getelementptr inbounds double, ptr %2, i64 %16
  store double %24, ptr %25, align 8, !tbaa !8
  br label %26

26:                                               ; preds = %13, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @project(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #2 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp sgt i32 %11, %5
  %13 = icmp slt i32 %11, %4
  %14 = and i1 %13, %12
  br i1 %14, label %15, label %130

15:                                               ; preds = %6
  %16 = icmp sgt i32 %3, 0
  br i1 %16, label %17, label %109

17:                                               ; preds = %15
  %18 = add nsw i32 %3, -1
  %19 = and i32 %3, 1
  %20 = icmp eq i32 %18, 0
  br i1 %20, label %25, label %21

21:                                               ; preds = %17
  %22 = and i32 %3, 2147483646
  br label %50

23:                                               ; preds = %50
  %24 = icmp eq i32 %19, 0
  br i1 %24, label %40, label %25

25:                                               ; preds = %23, %17
  %26 = phi i32 [ 0, %17 ], [ %77, %23 ]
  %27 = phi double [ 0.000000e+00, %17 ], [ %76, %23 ]
  %28 = icmp ne i32 %19, 0
  tail call void @llvm.assume(i1 %28)
  %29 = mul nsw i32 %26, %4
  %30 = add nsw i32 %29, %5
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %2, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !8
  %34 = add nsw i32 %29, %11
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds double, ptr %0, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !8
  %38 = fmul contract double %33, %37
  %39 = fadd contract double %27, %38
  br label %40

40:                                               ; preds = %23, %25
  %41 = phi double [ %76, %23 ], [ %39, %25 ]
  %42 = mul nsw i32 %5, %4
  %43 = add nsw i32 %42, %11
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds double, ptr %1, i64 %44
  store double %41, ptr %45, align 8, !tbaa !8
  %46 = and i32 %3, 1
  %47 = icmp eq i32 %18, 0
  br i1 %47, label %116, label %48

48:                                               ; preds = %40
  %49 = and i32 %3, 2147483646
  br label %80

50:                                               ; preds = %50, %21
  %51 = phi i32 [ 0, %21 ], [ %77, %50 ]
  %52 = phi double [ 0.000000e+00, %21 ], [ %76, %50 ]
  %53 = phi i32 [ 0, %21 ], [ %78, %50 ]
  %54 = mul nsw i32 %51, %4
  %55 = add nsw i32 %54, %5
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %2, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = add nsw i32 %54, %11
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr %0, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = fmul contract double %58, %62
  %64 = fadd contract double %52, %63
  %65 = or disjoint i32 %51, 1
  %66 = mul nsw i32 %65, %4
  %67 = add nsw i32 %66, %5
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, ptr %2, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = add nsw i32 %66, %11
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds double, ptr %0, i64 %72
  %74 = load double, ptr %73, align 8, !tbaa !8
  %75 = fmul contract double %70, %74
  %76 = fadd contract double %64, %75
  %77 = add nuw nsw i32 %51, 2
  %78 = add i32 %53, 2
  %79 = icmp eq i32 %78, %22
  br i1 %79, label %23, label %50, !llvm.loop !14

80:                                               ; preds = %80, %48
  %81 = phi i32 [ 0, %48 ], [ %106, %80 ]
  %82 = phi i32 [ 0, %48 ], [ %107, %80 ]
  %83 = mul nsw i32 %81, %4
  %84 = add nsw i32 %83, %5
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds double, ptr %2, i64 %85
  %87 = load double, ptr %86, align 8, !tbaa !8
  %88 = fmul contract double %41, %87
  %89 = add nsw i32 %83, %11
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds double, ptr %0, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !8
  %93 = fsub contract double %92, %88
  store double %93, ptr %91, align 8, !tbaa !8
  %94 = or disjoint i32 %81, 1
  %95 = mul nsw i32 %94, %4
  %96 = add nsw i32 %95, %5
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds double, ptr %2, i64 %97
  %99 = load double, ptr %98, align 8, !tbaa !8
  %100 = fmul contract double %41, %99
  %101 = add nsw i32 %95, %11
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds double, ptr %0, i64 %102
  %104 = load double, ptr %103, align 8, !tbaa !8
  %105 = fsub contract double %104, %100
  store double %105, ptr %103, align 8, !tbaa !8
  %106 = add nuw nsw i32 %81, 2
  %107 = add i32 %82, 2
  %108 = icmp eq i32 %107, %49
  br i1 %108, label %114, label %80, !llvm.loop !15

109:                                              ; preds = %15
  %110 = mul nsw i32 %5, %4
  %111 = add nsw i32 %110, %11
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds double, ptr %1, i64 %112
  store double 0.000000e+00, ptr %113, align 8, !tbaa !8
  br label %130

114:                                              ; preds = %80
  %115 = icmp eq i32 %46, 0
  br i1 %115, label %130, label %116

116:                                              ; preds = %114, %40
  %117 = phi i32 [ 0, %40 ], [ %106, %114 ]
  %118 = icmp ne i32 %46, 0
  tail call void @llvm.assume(i1 %118)
  %119 = mul nsw i32 %117, %4
  %120 = add nsw i32 %119, %5
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds double, ptr %2, i64 %121
  %123 = load double, ptr %122, align 8, !tbaa !8
  %124 = fmul contract double %41, %123
  %125 = add nsw i32 %119, %11
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds double, ptr %0, i64 %126
  %128 = load double, ptr %127, align 8, !tbaa !8
  %129 = fsub contract double %128, %124
  store double %129, ptr %127, align 8, !tbaa !8
  br label %130

130:                                              ; preds = %116, %114, %109, %6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sqrt(double noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { convergent nounwind }

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
