; clang sm_80, from loop_argmin_nan.cu
source_filename = "loop_argmin_nan.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @argmin_nan(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %110

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !8
  %16 = icmp sgt i32 %4, 1
  br i1 %16, label %17, label %48

17:                                               ; preds = %12
  %18 = add nsw i32 %4, -1
  %19 = and i32 %18, 1
  %20 = icmp eq i32 %4, 2
  br i1 %20, label %25, label %21

21:                                               ; preds = %17
  %22 = and i32 %18, -2
  br label %69

23:                                               ; preds = %69
  %24 = icmp eq i32 %19, 0
  br i1 %24, label %48, label %25

25:                                               ; preds = %23, %17
  %26 = phi i32 [ 1, %17 ], [ %107, %23 ]
  %27 = phi i32 [ -1, %17 ], [ %106, %23 ]
  %28 = phi i32 [ 0, %17 ], [ %103, %23 ]
  %29 = phi i32 [ 0, %17 ], [ %100, %23 ]
  %30 = phi float [ 0x7FF0000000000000, %17 ], [ %105, %23 ]
  %31 = phi float [ %15, %17 ], [ %102, %23 ]
  %32 = phi float [ %15, %17 ], [ %99, %23 ]
  %33 = icmp ne i32 %19, 0
  tail call void @llvm.assume(i1 %33)
  %34 = mul nsw i32 %26, %3
  %35 = add nsw i32 %34, %10
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %0, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = fcmp contract olt float %38, %32
  %40 = select i1 %39, float %38, float %32
  %41 = select i1 %39, i32 %26, i32 %29
  %42 = fcmp contract ugt float %38, %31
  %43 = select i1 %42, float %31, float %38
  %44 = select i1 %42, i32 %28, i32 %26
  %45 = fcmp contract ugt float %38, %30
  %46 = select i1 %45, float %30, float %38
  %47 = select i1 %45, i32 %27, i32 %26
  br label %48

48:                                               ; preds = %25, %23, %12
  %49 = phi float [ %15, %12 ], [ %99, %23 ], [ %40, %25 ]
  %50 = phi float [ %15, %12 ], [ %102, %23 ], [ %43, %25 ]
  %51 = phi float [ 0x7FF0000000000000, %12 ], [ %105, %23 ], [ %46, %25 ]
  %52 = phi i32 [ 0, %12 ], [ %100, %23 ], [ %41, %25 ]
  %53 = phi i32 [ 0, %12 ], [ %103, %23 ], [ %44, %25 ]
  %54 = phi i32 [ -1, %12 ], [ %106, %23 ], [ %47, %25 ]
  %55 = getelementptr inbounds i32, ptr %1, i64 %13
  store i32 %52, ptr %55, align 4, !tbaa !4
  %56 = add nsw i32 %3, %10
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr %1, i64 %57
  store i32 %53, ptr %58, align 4, !tbaa !4
  %59 = shl nsw i32 %3, 1
  %60 = add nsw i32 %59, %10
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %1, i64 %61
  store i32 %54, ptr %62, align 4, !tbaa !4
  %63 = tail call noundef i32 @__nv_float_as_int(float noundef %49) #4
  %64 = getelementptr inbounds i32, ptr %2, i64 %13
  store i32 %63, ptr %64, align 4, !tbaa !4
  %65 = tail call noundef i32 @__nv_float_as_int(float noundef %50) #4
  %66 = getelementptr inbounds i32, ptr %2, i64 %57
  store i32 %65, ptr %66, align 4, !tbaa !4
  %67 = tail call noundef i32 @__nv_float_as_int(float noundef %51) #4
  %68 = getelementptr inbounds i32, ptr %2, i64 %61
  store i32 %67, ptr %68, align 4, !tbaa !4
  br label %110

69:                                               ; preds = %69, %21
  %70 = phi i32 [ 1, %21 ], [ %107, %69 ]
  %71 = phi i32 [ -1, %21 ], [ %106, %69 ]
  %72 = phi i32 [ 0, %21 ], [ %103, %69 ]
  %73 = phi i32 [ 0, %21 ], [ %100, %69 ]
  %74 = phi float [ 0x7FF0000000000000, %21 ], [ %105, %69 ]
  %75 = phi float [ %15, %21 ], [ %102, %69 ]
  %76 = phi float [ %15, %21 ], [ %99, %69 ]
  %77 = phi i32 [ 0, %21 ], [ %108, %69 ]
  %78 = mul nsw i32 %70, %3
  %79 = add nsw i32 %78, %10
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %0, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !8
  %83 = fcmp contract olt float %82, %76
  %84 = select i1 %83, float %82, float %76
  %85 = select i1 %83, i32 %70, i32 %73
  %86 = fcmp contract ugt float %82, %75
  %87 = select i1 %86, float %75, float %82
  %88 = select i1 %86, i32 %72, i32 %70
  %89 = fcmp contract ugt float %82, %74
  %90 = select i1 %89, float %74, float %82
  %91 = select i1 %89, i32 %71, i32 %70
  %92 = add nuw nsw i32 %70, 1
  %93 = mul nsw i32 %92, %3
  %94 = add nsw i32 %93, %10
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %0, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !8
  %98 = fcmp contract olt float %97, %84
  %99 = select i1 %98, float %97, float %84
  %100 = select i1 %98, i32 %92, i32 %85
  %101 = fcmp contract ugt float %97, %87
  %102 = select i1 %101, float %87, float %97
  %103 = select i1 %101, i32 %88, i32 %92
  %104 = fcmp contract ugt float %97, %90
  %105 = select i1 %104, float %90, float %97
  %106 = select i1 %104, i32 %91, i32 %92
  %107 = add nuw nsw i32 %70, 2
  %108 = add i32 %77, 2
  %109 = icmp eq i32 %108, %22
  br i1 %109, label %23, label %69, !llvm.loop !10

110:                                              ; preds = %5, %48
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float_as_int(float noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
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
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
