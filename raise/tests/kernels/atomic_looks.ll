; clang sm_80, from atomic_looks.cu
source_filename = "atomic_looks.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z9float_maxPff(ptr noundef captures(none) %0, float noundef %1) local_unnamed_addr #0 {
  %3 = load i32, ptr %0, align 4, !tbaa !4
  %4 = tail call contract noundef float @__nv_int_as_float(i32 noundef %3) #4
  %5 = fcmp contract ogt float %1, %4
  br i1 %5, label %6, label %14

6:                                                ; preds = %2, %6
  %7 = phi i32 [ %12, %6 ], [ %3, %2 ]
  %8 = tail call contract noundef float @__nv_int_as_float(i32 noundef %7) #4
  %9 = tail call contract noundef float @__nv_fmaxf(float noundef %1, float noundef %8) #4
  %10 = tail call noundef i32 @__nv_float_as_int(float noundef %9) #4
  %11 = cmpxchg ptr %0, i32 %7, i32 %10 seq_cst seq_cst, align 4
  %12 = extractvalue { i32, i1 } %11, 0
  %13 = icmp eq i32 %7, %12
  br i1 %13, label %14, label %6, !llvm.loop !8

14:                                               ; preds = %6, %2
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z10double_minPdd(ptr noundef captures(none) %0, double noundef %1) local_unnamed_addr #0 {
  %3 = load i64, ptr %0, align 8, !tbaa !10
  %4 = bitcast i64 %3 to double
  %5 = fcmp contract ult double %1, %4
  br i1 %5, label %6, label %15

6:                                                ; preds = %2, %10
  %7 = phi i64 [ %13, %10 ], [ %3, %2 ]
  %8 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %7) #4
  %9 = fcmp contract ugt double %8, %1
  br i1 %9, label %10, label %15

10:                                               ; preds = %6
  %11 = tail call noundef i64 @__nv_double_as_longlong(double noundef %1) #4
  %12 = cmpxchg ptr %0, i64 %7, i64 %11 seq_cst seq_cst, align 8
  %13 = extractvalue { i64, i1 } %12, 0
  %14 = icmp eq i64 %7, %13
  br i1 %14, label %15, label %6, !llvm.loop !12

15:                                               ; preds = %10, %6, %2
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @atomic_looks(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4, ptr noundef captures(none) %5, ptr noundef captures(none) %6, i32 noundef %7) local_unnamed_addr #1 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %7
  br i1 %14, label %15, label %84

15:                                               ; preds = %8
  %16 = sext i32 %13 to i64
  %17 = getelementptr inbounds i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !4
  %19 = getelementptr inbounds i32, ptr %1, i64 %16
  %20 = load i32, ptr %19, align 4, !tbaa !4
  %21 = sext i32 %18 to i64
  %22 = getelementptr inbounds i32, ptr %2, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = icmp sgt i32 %20, %23
  br i1 %24, label %25, label %28

25:                                               ; preds = %15
  %26 = atomicrmw max ptr %22, i32 %20 seq_cst, align 4
  %27 = load i32, ptr %19, align 4, !tbaa !4
  br label %28

28:                                               ; preds = %25, %15
  %29 = phi i32 [ %27, %25 ], [ %20, %15 ]
  %30 = getelementptr inbounds i32, ptr %3, i64 %21
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = and i32 %29, 15
  br label %33

33:                                               ; preds = %36, %28
  %34 = phi i32 [ %31, %28 ], [ %38, %36 ]
  %35 = icmp ult i32 %32, %34
  br i1 %35, label %36, label %40

36:                                               ; preds = %33
  %37 = cmpxchg ptr %30, i32 %34, i32 %32 seq_cst seq_cst, align 4
  %38 = extractvalue { i32, i1 } %37, 0
  %39 = extractvalue { i32, i1 } %37, 1
  br i1 %39, label %40, label %33

40:                                               ; preds = %36, %33
  %41 = getelementptr inbounds float, ptr %4, i64 %21
  %42 = load i32, ptr %19, align 4, !tbaa !4
  %43 = sitofp i32 %42 to float
  %44 = fmul contract float %43, 5.000000e-01
  %45 = load i32, ptr %41, align 4, !tbaa !4
  %46 = tail call contract noundef float @__nv_int_as_float(i32 noundef %45) #4
  %47 = fcmp contract ogt float %44, %46
  br i1 %47, label %48, label %56

48:                                               ; preds = %40, %48
  %49 = phi i32 [ %54, %48 ], [ %45, %40 ]
  %50 = tail call contract noundef float @__nv_int_as_float(i32 noundef %49) #4
  %51 = tail call contract noundef float @__nv_fmaxf(float noundef %44, float noundef %50) #4
  %52 = tail call noundef i32 @__nv_float_as_int(float noundef %51) #4
  %53 = cmpxchg ptr %41, i32 %49, i32 %52 seq_cst seq_cst, align 4
  %54 = extractvalue { i32, i1 } %53, 0
  %55 = icmp eq i32 %49, %54
  br i1 %55, label %56, label %48, !llvm.loop !8

56:                                               ; preds = %48, %40
  %57 = getelementptr inbounds double, ptr %5, i64 %21
  %58 = load i32, ptr %19, align 4, !tbaa !4
  %59 = sitofp i32 %58 to double
  %60 = fmul contract double %59, 2.500000e-01
  %61 = load i64, ptr %57, align 8, !tbaa !10
  %62 = bitcast i64 %61 to double
  %63 = fcmp contract ult double %60, %62
  br i1 %63, label %64, label %73

64:                                               ; preds = %56, %68
  %65 = phi i64 [ %71, %68 ], [ %61, %56 ]
  %66 = tail call contract noundef double @__nv_longlong_as_double(i64 noundef %65) #4
  %67 = fcmp contract ugt double %66, %60
  br i1 %67, label %68, label %73

68:                                               ; preds = %64
  %69 = tail call noundef i64 @__nv_double_as_longlong(double noundef %60) #4
  %70 = cmpxchg ptr %57, i64 %65, i64 %69 seq_cst seq_cst, align 8
  %71 = extractvalue { i64, i1 } %70, 0
  %72 = icmp eq i64 %65, %71
  br i1 %72, label %73, label %64, !llvm.loop !12

73:                                               ; preds = %64, %68, %56
  %74 = getelementptr inbounds i32, ptr %6, i64 %21
  %75 = load i32, ptr %74, align 4, !tbaa !4
  br label %76

76:                                               ; preds = %79, %73
  %77 = phi i32 [ %75, %73 ], [ %82, %79 ]
  %78 = icmp sgt i32 %77, 11
  br i1 %78, label %84, label %79

79:                                               ; preds = %76
  %80 = add nsw i32 %77, 1
  %81 = cmpxchg ptr %74, i32 %77, i32 %80 seq_cst seq_cst, align 4
  %82 = extractvalue { i32, i1 } %81, 0
  %83 = icmp eq i32 %77, %82
  br i1 %83, label %84, label %76, !llvm.loop !13

84:                                               ; preds = %79, %76, %8
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local float @__nv_int_as_float(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float_as_int(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_longlong_as_double(i64 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local i64 @__nv_double_as_longlong(double noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!11, !11, i64 0}
!11 = !{!"long long", !6, i64 0}
!12 = distinct !{!12, !9}
!13 = distinct !{!13, !9}
