; clang sm_80, from min_max_filter.cu
source_filename = "min_max_filter.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @max_filter(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %9, %2
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %66

18:                                               ; preds = %4
  %19 = mul nsw i32 %2, %14
  %20 = add nsw i32 %19, %9
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %0, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !8
  %24 = add nsw i32 %2, -1
  %25 = add nsw i32 %3, -1
  %26 = add nsw i32 %9, -1
  %27 = add nsw i32 %9, 1
  br label %28

28:                                               ; preds = %18, %28
  %29 = phi float [ %23, %18 ], [ %61, %28 ]
  %30 = phi i32 [ -1, %18 ], [ %62, %28 ]
  %31 = add nsw i32 %30, %14
  %32 = tail call noundef i32 @__nv_max(i32 noundef %26, i32 noundef 0) #4
  %33 = tail call noundef i32 @__nv_min(i32 noundef %32, i32 noundef range(i32 -2147483648, 2147483647) %24) #4
  %34 = tail call noundef i32 @__nv_max(i32 noundef %31, i32 noundef 0) #4
  %35 = tail call noundef i32 @__nv_min(i32 noundef %34, i32 noundef range(i32 -2147483648, 2147483647) %25) #4
  %36 = mul nsw i32 %35, %2
  %37 = add nsw i32 %36, %33
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %0, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = tail call contract noundef float @__nv_fmaxf(float noundef %29, float noundef %40) #4
  %42 = tail call noundef i32 @__nv_max(i32 noundef %9, i32 noundef 0) #4
  %43 = tail call noundef i32 @__nv_min(i32 noundef %42, i32 noundef range(i32 -2147483648, 2147483647) %24) #4
  %44 = tail call noundef i32 @__nv_max(i32 noundef %31, i32 noundef 0) #4
  %45 = tail call noundef i32 @__nv_min(i32 noundef %44, i32 noundef range(i32 -2147483648, 2147483647) %25) #4
  %46 = mul nsw i32 %45, %2
  %47 = add nsw i32 %46, %43
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %0, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = tail call contract noundef float @__nv_fmaxf(float noundef %41, float noundef %50) #4
  %52 = tail call noundef i32 @__nv_max(i32 noundef %27, i32 noundef 0) #4
  %53 = tail call noundef i32 @__nv_min(i32 noundef %52, i32 noundef range(i32 -2147483648, 2147483647) %24) #4
  %54 = tail call noundef i32 @__nv_max(i32 noundef %31, i32 noundef 0) #4
  %55 = tail call noundef i32 @__nv_min(i32 noundef %54, i32 noundef range(i32 -2147483648, 2147483647) %25) #4
  %56 = mul nsw i32 %55, %2
  %57 = add nsw i32 %56, %53
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %0, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !8
  %61 = tail call contract noundef float @__nv_fmaxf(float noundef %51, float noundef %60) #4
  %62 = add nsw i32 %30, 1
  %63 = icmp eq i32 %62, 2
  br i1 %63, label %64, label %28, !llvm.loop !10

64:                                               ; preds = %28
  %65 = getelementptr inbounds float, ptr %1, i64 %21
  store float %61, ptr %65, align 4, !tbaa !8
  br label %66

66:                                               ; preds = %64, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @min_filter(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %9, 1
  br i1 %15, label %49, label %16

16:                                               ; preds = %4
  %17 = add nsw i32 %2, -1
  %18 = icmp slt i32 %9, %17
  %19 = icmp ne i32 %14, 0
  %20 = and i1 %19, %18
  %21 = add nsw i32 %3, -1
  %22 = icmp slt i32 %14, %21
  %23 = select i1 %20, i1 %22, i1 false
  br i1 %23, label %24, label %49

24:                                               ; preds = %16, %35
  %25 = phi i32 [ %36, %35 ], [ -1, %16 ]
  %26 = phi float [ %46, %35 ], [ 0x46293E5940000000, %16 ]
  %27 = add nsw i32 %25, %14
  %28 = mul nsw i32 %27, %2
  %29 = add nsw i32 %28, %9
  br label %38

30:                                               ; preds = %35
  %31 = mul nsw i32 %2, %14
  %32 = add nsw i32 %31, %9
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %1, i64 %33
  store float %46, ptr %34, align 4, !tbaa !8
  br label %49

35:                                               ; preds = %38
  %36 = add nsw i32 %25, 1
  %37 = icmp eq i32 %36, 2
  br i1 %37, label %30, label %24, !llvm.loop !12

38:                                               ; preds = %24, %38
  %39 = phi i32 [ -1, %24 ], [ %47, %38 ]
  %40 = phi float [ %26, %24 ], [ %46, %38 ]
  %41 = add nsw i32 %29, %39
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %0, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = fcmp contract olt float %44, %40
  %46 = select i1 %45, float %44, float %40
  %47 = add nsw i32 %39, 1
  %48 = icmp eq i32 %47, 2
  br i1 %48, label %35, label %38, !llvm.loop !14

49:                                               ; preds = %4, %16, %30
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #4 = { convergent nounwind willreturn memory(none) }

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
!12 = distinct !{!12, !11, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !11, !13}
