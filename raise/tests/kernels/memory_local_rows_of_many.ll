; clang sm_80, from memory_local_rows_of_many.cu
source_filename = "memory_local_rows_of_many.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local void @_Z4fillddPd(double noundef %0, double noundef %1, ptr noundef writeonly captures(none) initializes((0, 8)) %2) local_unnamed_addr #0 {
  %4 = fcmp contract ogt double %0, 5.000000e+00
  br i1 %4, label %5, label %6

5:                                                ; preds = %3
  store double %0, ptr %2, align 8, !tbaa !8
  br label %17

6:                                                ; preds = %3
  %7 = fcmp contract ogt double %0, 3.000000e+00
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = fmul contract double %0, 2.000000e+00
  store double %9, ptr %2, align 8, !tbaa !8
  br label %17

10:                                               ; preds = %6
  %11 = fadd contract double %0, %1
  store double %11, ptr %2, align 8, !tbaa !8
  %12 = fmul contract double %0, %1
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store double %12, ptr %13, align 8, !tbaa !8
  %14 = fsub contract double %0, %1
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store double %14, ptr %15, align 8, !tbaa !8
  %16 = fmul contract double %0, 5.000000e-01
  br label %17

17:                                               ; preds = %10, %8, %5
  %18 = phi i64 [ 24, %10 ], [ 8, %8 ], [ 8, %5 ]
  %19 = phi double [ %16, %10 ], [ %1, %8 ], [ %1, %5 ]
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 %18
  store double %19, ptr %20, align 8, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @memory_local_rows_of_many(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = alloca [5 x double], align 8
  %6 = alloca [10 x [4 x double]], align 8
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %3
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br i1 %12, label %16, label %110

16:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #4
  br label %21

17:                                               ; preds = %21
  %18 = sext i32 %11 to i64
  %19 = getelementptr inbounds double, ptr %0, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !8
  br label %33

21:                                               ; preds = %16, %21
  %22 = phi i32 [ 0, %16 ], [ %31, %21 ]
  %23 = uitofp nneg i32 %22 to double
  %24 = fsub contract double -1.000000e+02, %23
  %25 = lshr i32 %22, 2
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw [4 x double], ptr %6, i64 %26
  %28 = and i32 %22, 3
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw double, ptr %27, i64 %29
  store double %24, ptr %30, align 8, !tbaa !8
  %31 = add nuw nsw i32 %22, 1
  %32 = icmp eq i32 %31, 40
  br i1 %32, label %17, label %21, !llvm.loop !10

33:                                               ; preds = %17, %33
  %34 = phi i32 [ 0, %17 ], [ %39, %33 ]
  %35 = uitofp nneg i32 %34 to double
  %36 = fmul contract double %20, %35
  %37 = zext nneg i32 %34 to i64
  %38 = getelementptr inbounds nuw double, ptr %5, i64 %37
  store double %36, ptr %38, align 8, !tbaa !8
  %39 = add nuw nsw i32 %34, 1
  %40 = icmp eq i32 %39, 5
  br i1 %40, label %84, label %33, !llvm.loop !13

41:                                               ; preds = %106
  %42 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %43 = getelementptr inbounds i32, ptr %1, i64 %18
  %44 = load i32, ptr %43, align 4, !tbaa !4
  %45 = and i32 %44, 7
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw [4 x double], ptr %6, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 24
  %49 = load double, ptr %48, align 8, !tbaa !8
  %50 = shl nsw i32 %11, 2
  %51 = load double, ptr %42, align 8, !tbaa !8
  %52 = load double, ptr %6, align 8, !tbaa !8
  %53 = fsub contract double %51, %52
  %54 = fadd contract double %53, %49
  %55 = sext i32 %50 to i64
  %56 = getelementptr inbounds double, ptr %2, i64 %55
  store double %54, ptr %56, align 8, !tbaa !8
  %57 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %60 = load double, ptr %59, align 8, !tbaa !8
  %61 = fsub contract double %58, %60
  %62 = fadd contract double %61, %49
  %63 = sext i32 %50 to i64
  %64 = getelementptr double, ptr %2, i64 %63
  %65 = getelementptr i8, ptr %64, i64 8
  store double %62, ptr %65, align 8, !tbaa !8
  %66 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %67 = load double, ptr %66, align 8, !tbaa !8
  %68 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %69 = load double, ptr %68, align 8, !tbaa !8
  %70 = fsub contract double %67, %69
  %71 = fadd contract double %70, %49
  %72 = sext i32 %50 to i64
  %73 = getelementptr double, ptr %2, i64 %72
  %74 = getelementptr i8, ptr %73, i64 16
  store double %71, ptr %74, align 8, !tbaa !8
  %75 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %76 = load double, ptr %75, align 8, !tbaa !8
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %78 = load double, ptr %77, align 8, !tbaa !8
  %79 = fsub contract double %76, %78
  %80 = fadd contract double %79, %49
  %81 = sext i32 %50 to i64
  %82 = getelementptr double, ptr %2, i64 %81
  %83 = getelementptr i8, ptr %82, i64 24
  store double %80, ptr %83, align 8, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  br label %110

84:                                               ; preds = %33, %106
  %85 = phi i1 [ false, %106 ], [ true, %33 ]
  %86 = phi ptr [ %13, %106 ], [ %6, %33 ]
  %87 = phi ptr [ %14, %106 ], [ %5, %33 ]
  %88 = phi ptr [ %15, %106 ], [ %5, %33 ]
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 8
  %90 = load double, ptr %89, align 8, !tbaa !8
  %91 = getelementptr inbounds nuw i8, ptr %87, i64 16
  %92 = load double, ptr %91, align 8, !tbaa !8
  %93 = fcmp contract ogt double %90, 5.000000e+00
  br i1 %93, label %94, label %95

94:                                               ; preds = %84
  store double %90, ptr %86, align 8, !tbaa !8
  br label %106

95:                                               ; preds = %84
  %96 = fcmp contract ogt double %90, 3.000000e+00
  br i1 %96, label %97, label %99

97:                                               ; preds = %95
  %98 = fmul contract double %90, 2.000000e+00
  store double %98, ptr %86, align 8, !tbaa !8
  br label %106

99:                                               ; preds = %95
  %100 = fadd contract double %90, %92
  store double %100, ptr %86, align 8, !tbaa !8
  %101 = fmul contract double %90, %92
  %102 = getelementptr inbounds nuw i8, ptr %86, i64 8
  store double %101, ptr %102, align 8, !tbaa !8
  %103 = fsub contract double %90, %92
  %104 = getelementptr inbounds nuw i8, ptr %86, i64 16
  store double %103, ptr %104, align 8, !tbaa !8
  %105 = fmul contract double %90, 5.000000e-01
  br label %106

106:                                              ; preds = %94, %97, %99
  %107 = phi i64 [ 24, %99 ], [ 8, %97 ], [ 8, %94 ]
  %108 = phi double [ %105, %99 ], [ %92, %97 ], [ %92, %94 ]
  %109 = getelementptr inbounds nuw i8, ptr %86, i64 %107
  store double %108, ptr %109, align 8, !tbaa !8
  br i1 %85, label %84, label %41, !llvm.loop !14

110:                                              ; preds = %4, %41
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!14 = distinct !{!14, !11, !12}
