; clang sm_80, from loop_argmin_nest.cu
source_filename = "loop_argmin_nest.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @argmin_nest(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #0 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %5
  br i1 %14, label %15, label %113

15:                                               ; preds = %8
  %16 = icmp sgt i32 %6, 0
  br i1 %16, label %17, label %36

17:                                               ; preds = %15
  %18 = icmp sgt i32 %7, 0
  %19 = mul nsw i32 %6, %13
  %20 = and i32 %7, 1
  %21 = icmp eq i32 %7, 1
  %22 = and i32 %7, 2147483646
  %23 = icmp eq i32 %20, 0
  %24 = icmp ne i32 %20, 0
  br label %25

25:                                               ; preds = %17, %67
  %26 = phi float [ 3.000000e+00, %17 ], [ %72, %67 ]
  %27 = phi i32 [ 0, %17 ], [ %73, %67 ]
  %28 = phi i32 [ -1, %17 ], [ %71, %67 ]
  %29 = phi i32 [ -1, %17 ], [ %70, %67 ]
  %30 = phi i32 [ -1, %17 ], [ %69, %67 ]
  %31 = phi float [ 3.000000e+00, %17 ], [ %68, %67 ]
  br i1 %18, label %32, label %67

32:                                               ; preds = %25
  %33 = add nsw i32 %27, %19
  %34 = mul nsw i32 %33, %7
  %35 = mul nuw nsw i32 %27, %7
  br i1 %21, label %47, label %75

36:                                               ; preds = %67, %15
  %37 = phi i32 [ -1, %15 ], [ %69, %67 ]
  %38 = phi i32 [ -1, %15 ], [ %70, %67 ]
  %39 = phi i32 [ -1, %15 ], [ %71, %67 ]
  %40 = phi float [ 3.000000e+00, %15 ], [ %72, %67 ]
  %41 = sext i32 %13 to i64
  %42 = getelementptr inbounds i32, ptr %1, i64 %41
  store i32 %37, ptr %42, align 4, !tbaa !4
  %43 = getelementptr inbounds i32, ptr %2, i64 %41
  store i32 %38, ptr %43, align 4, !tbaa !4
  %44 = getelementptr inbounds i32, ptr %3, i64 %41
  store i32 %39, ptr %44, align 4, !tbaa !4
  %45 = getelementptr inbounds float, ptr %4, i64 %41
  store float %40, ptr %45, align 4, !tbaa !8
  br label %113

46:                                               ; preds = %75
  br i1 %23, label %67, label %47

47:                                               ; preds = %46, %32
  %48 = phi float [ %26, %32 ], [ %103, %46 ]
  %49 = phi i32 [ 0, %32 ], [ %110, %46 ]
  %50 = phi i32 [ %28, %32 ], [ %109, %46 ]
  %51 = phi i32 [ %29, %32 ], [ %108, %46 ]
  %52 = phi i32 [ %30, %32 ], [ %102, %46 ]
  %53 = phi float [ %31, %32 ], [ %106, %46 ]
  tail call void @llvm.assume(i1 %24)
  %54 = add nsw i32 %49, %34
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %0, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = fcmp contract olt float %57, %48
  %59 = add nuw nsw i32 %49, %35
  %60 = select i1 %58, i32 %59, i32 %52
  %61 = select i1 %58, float %57, float %48
  %62 = fmul contract float %57, 5.000000e-01
  %63 = fcmp contract olt float %62, %53
  %64 = select i1 %63, float %62, float %53
  %65 = select i1 %63, i32 %27, i32 %51
  %66 = select i1 %63, i32 %49, i32 %50
  br label %67

67:                                               ; preds = %47, %46, %25
  %68 = phi float [ %31, %25 ], [ %106, %46 ], [ %64, %47 ]
  %69 = phi i32 [ %30, %25 ], [ %102, %46 ], [ %60, %47 ]
  %70 = phi i32 [ %29, %25 ], [ %108, %46 ], [ %65, %47 ]
  %71 = phi i32 [ %28, %25 ], [ %109, %46 ], [ %66, %47 ]
  %72 = phi float [ %26, %25 ], [ %103, %46 ], [ %61, %47 ]
  %73 = add nuw nsw i32 %27, 1
  %74 = icmp eq i32 %73, %6
  br i1 %74, label %36, label %25, !llvm.loop !10

75:                                               ; preds = %32, %75
  %76 = phi float [ %103, %75 ], [ %26, %32 ]
  %77 = phi i32 [ %110, %75 ], [ 0, %32 ]
  %78 = phi i32 [ %109, %75 ], [ %28, %32 ]
  %79 = phi i32 [ %108, %75 ], [ %29, %32 ]
  %80 = phi i32 [ %102, %75 ], [ %30, %32 ]
  %81 = phi float [ %106, %75 ], [ %31, %32 ]
  %82 = phi i32 [ %111, %75 ], [ 0, %32 ]
  %83 = add nsw i32 %77, %34
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %0, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !8
  %87 = fcmp contract olt float %86, %76
  %88 = add nuw nsw i32 %77, %35
  %89 = select i1 %87, i32 %88, i32 %80
  %90 = select i1 %87, float %86, float %76
  %91 = fmul contract float %86, 5.000000e-01
  %92 = fcmp contract olt float %91, %81
  %93 = select i1 %92, float %91, float %81
  %94 = select i1 %92, i32 %77, i32 %78
  %95 = or disjoint i32 %77, 1
  %96 = add nsw i32 %95, %34
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr %0, i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !8
  %100 = fcmp contract olt float %99, %90
  %101 = add nuw nsw i32 %95, %35
  %102 = select i1 %100, i32 %101, i32 %89
  %103 = select i1 %100, float %99, float %90
  %104 = fmul contract float %99, 5.000000e-01
  %105 = fcmp contract olt float %104, %93
  %106 = select i1 %105, float %104, float %93
  %107 = or i1 %105, %92
  %108 = select i1 %107, i32 %27, i32 %79
  %109 = select i1 %105, i32 %95, i32 %94
  %110 = add nuw nsw i32 %77, 2
  %111 = add i32 %82, 2
  %112 = icmp eq i32 %111, %22
  br i1 %112, label %46, label %75, !llvm.loop !12

113:                                              ; preds = %8, %36
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
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
