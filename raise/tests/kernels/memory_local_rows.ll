; clang sm_80, from memory_local_rows.cu
source_filename = "memory_local_rows.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress nounwind
define dso_local void @_Z4fillddPd(double noundef %0, double noundef %1, ptr noundef writeonly captures(none) initializes((0, 32)) %2) local_unnamed_addr #0 {
  %4 = fcmp contract ogt double %0, 5.000000e+00
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  store double %0, ptr %2, align 8, !tbaa !8
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store double %1, ptr %6, align 8, !tbaa !8
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store double %0, ptr %7, align 8, !tbaa !8
  br label %22

8:                                                ; preds = %3
  %9 = fcmp contract ogt double %0, 3.000000e+00
  br i1 %9, label %10, label %14

10:                                               ; preds = %8
  %11 = fmul contract double %0, 2.000000e+00
  store double %11, ptr %2, align 8, !tbaa !8
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store double %1, ptr %12, align 8, !tbaa !8
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store double %0, ptr %13, align 8, !tbaa !8
  br label %22

14:                                               ; preds = %8
  %15 = fadd contract double %0, %1
  store double %15, ptr %2, align 8, !tbaa !8
  %16 = fmul contract double %0, %1
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store double %16, ptr %17, align 8, !tbaa !8
  %18 = fsub contract double %0, %1
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store double %18, ptr %19, align 8, !tbaa !8
  %20 = tail call contract noundef double @__nv_fabs(double noundef %0) #5
  %21 = tail call contract noundef double @__nv_sqrt(double noundef %20) #5
  br label %22

22:                                               ; preds = %14, %10, %5
  %23 = phi double [ %21, %14 ], [ 1.000000e+00, %10 ], [ %1, %5 ]
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store double %23, ptr %24, align 8, !tbaa !8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @memory_local_rows(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = alloca [5 x double], align 8
  %5 = alloca [2 x [4 x double]], align 8
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %2
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 8
  br i1 %11, label %15, label %89

15:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  %16 = sext i32 %10 to i64
  %17 = getelementptr inbounds double, ptr %0, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !8
  br label %19

19:                                               ; preds = %15, %19
  %20 = phi i32 [ 0, %15 ], [ %25, %19 ]
  %21 = uitofp nneg i32 %20 to double
  %22 = fmul contract double %18, %21
  %23 = zext nneg i32 %20 to i64
  %24 = getelementptr inbounds nuw double, ptr %4, i64 %23
  store double %22, ptr %24, align 8, !tbaa !8
  %25 = add nuw nsw i32 %20, 1
  %26 = icmp eq i32 %25, 5
  br i1 %26, label %59, label %19, !llvm.loop !10

27:                                               ; preds = %86
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %29 = shl nsw i32 %10, 2
  %30 = load double, ptr %28, align 8, !tbaa !8
  %31 = load double, ptr %5, align 8, !tbaa !8
  %32 = fsub contract double %30, %31
  %33 = sext i32 %29 to i64
  %34 = getelementptr inbounds double, ptr %1, i64 %33
  store double %32, ptr %34, align 8, !tbaa !8
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %36 = load double, ptr %35, align 8, !tbaa !8
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = fsub contract double %36, %38
  %40 = sext i32 %29 to i64
  %41 = getelementptr double, ptr %1, i64 %40
  %42 = getelementptr i8, ptr %41, i64 8
  store double %39, ptr %42, align 8, !tbaa !8
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %46 = load double, ptr %45, align 8, !tbaa !8
  %47 = fsub contract double %44, %46
  %48 = sext i32 %29 to i64
  %49 = getelementptr double, ptr %1, i64 %48
  %50 = getelementptr i8, ptr %49, i64 16
  store double %47, ptr %50, align 8, !tbaa !8
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %54 = load double, ptr %53, align 8, !tbaa !8
  %55 = fsub contract double %52, %54
  %56 = sext i32 %29 to i64
  %57 = getelementptr double, ptr %1, i64 %56
  %58 = getelementptr i8, ptr %57, i64 24
  store double %55, ptr %58, align 8, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  br label %89

59:                                               ; preds = %19, %86
  %60 = phi i1 [ false, %86 ], [ true, %19 ]
  %61 = phi ptr [ %12, %86 ], [ %5, %19 ]
  %62 = phi ptr [ %13, %86 ], [ %4, %19 ]
  %63 = phi ptr [ %14, %86 ], [ %4, %19 ]
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = getelementptr inbounds nuw i8, ptr %62, i64 16
  %67 = load double, ptr %66, align 8, !tbaa !8
  %68 = fcmp contract ogt double %65, 5.000000e+00
  br i1 %68, label %69, label %72

69:                                               ; preds = %59
  store double %65, ptr %61, align 8, !tbaa !8
  %70 = getelementptr inbounds nuw i8, ptr %61, i64 8
  store double %67, ptr %70, align 8, !tbaa !8
  %71 = getelementptr inbounds nuw i8, ptr %61, i64 16
  store double %65, ptr %71, align 8, !tbaa !8
  br label %86

72:                                               ; preds = %59
  %73 = fcmp contract ogt double %65, 3.000000e+00
  br i1 %73, label %74, label %78

74:                                               ; preds = %72
  %75 = fmul contract double %65, 2.000000e+00
  store double %75, ptr %61, align 8, !tbaa !8
  %76 = getelementptr inbounds nuw i8, ptr %61, i64 8
  store double %67, ptr %76, align 8, !tbaa !8
  %77 = getelementptr inbounds nuw i8, ptr %61, i64 16
  store double %65, ptr %77, align 8, !tbaa !8
  br label %86

78:                                               ; preds = %72
  %79 = fadd contract double %65, %67
  store double %79, ptr %61, align 8, !tbaa !8
  %80 = fmul contract double %65, %67
  %81 = getelementptr inbounds nuw i8, ptr %61, i64 8
  store double %80, ptr %81, align 8, !tbaa !8
  %82 = fsub contract double %65, %67
  %83 = getelementptr inbounds nuw i8, ptr %61, i64 16
  store double %82, ptr %83, align 8, !tbaa !8
  %84 = tail call contract noundef double @__nv_fabs(double noundef %65) #5
  %85 = tail call contract noundef double @__nv_sqrt(double noundef %84) #5
  br label %86

86:                                               ; preds = %69, %74, %78
  %87 = phi double [ %85, %78 ], [ 1.000000e+00, %74 ], [ %67, %69 ]
  %88 = getelementptr inbounds nuw i8, ptr %61, i64 24
  store double %87, ptr %88, align 8, !tbaa !8
  br i1 %60, label %59, label %27, !llvm.loop !13

89:                                               ; preds = %3, %27
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sqrt(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fabs(double noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }
attributes #6 = { nounwind }

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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
