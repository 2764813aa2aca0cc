; clang sm_80, from loop_last_that_holds.cu
source_filename = "loop_last_that_holds.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @last_that_holds(ptr noundef readonly captures(none) %0, float noundef %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %4
  br i1 %12, label %13, label %67

13:                                               ; preds = %6
  %14 = icmp sgt i32 %5, 0
  br i1 %14, label %15, label %36

15:                                               ; preds = %13
  %16 = mul nsw i32 %5, %11
  %17 = and i32 %5, 1
  %18 = icmp eq i32 %5, 1
  br i1 %18, label %23, label %19

19:                                               ; preds = %15
  %20 = and i32 %5, 2147483646
  br label %42

21:                                               ; preds = %42
  %22 = icmp eq i32 %17, 0
  br i1 %22, label %36, label %23

23:                                               ; preds = %21, %15
  %24 = phi i32 [ 0, %15 ], [ %64, %21 ]
  %25 = phi float [ 5.000000e-01, %15 ], [ %63, %21 ]
  %26 = phi i32 [ -1, %15 ], [ %62, %21 ]
  %27 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %27)
  %28 = add nsw i32 %24, %16
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %0, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !8
  %32 = fcmp contract ogt float %31, %1
  %33 = fmul contract float %31, %31
  %34 = select i1 %32, i32 %24, i32 %26
  %35 = select i1 %32, float %33, float %25
  br label %36

36:                                               ; preds = %23, %21, %13
  %37 = phi i32 [ -1, %13 ], [ %62, %21 ], [ %34, %23 ]
  %38 = phi float [ 5.000000e-01, %13 ], [ %63, %21 ], [ %35, %23 ]
  %39 = sext i32 %11 to i64
  %40 = getelementptr inbounds i32, ptr %2, i64 %39
  store i32 %37, ptr %40, align 4, !tbaa !4
  %41 = getelementptr inbounds float, ptr %3, i64 %39
  store float %38, ptr %41, align 4, !tbaa !8
  br label %67

42:                                               ; preds = %42, %19
  %43 = phi i32 [ 0, %19 ], [ %64, %42 ]
  %44 = phi float [ 5.000000e-01, %19 ], [ %63, %42 ]
  %45 = phi i32 [ -1, %19 ], [ %62, %42 ]
  %46 = phi i32 [ 0, %19 ], [ %65, %42 ]
  %47 = add nsw i32 %43, %16
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %0, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = fcmp contract ogt float %50, %1
  %52 = fmul contract float %50, %50
  %53 = select i1 %51, i32 %43, i32 %45
  %54 = select i1 %51, float %52, float %44
  %55 = or disjoint i32 %43, 1
  %56 = add nsw i32 %55, %16
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %0, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !8
  %60 = fcmp contract ogt float %59, %1
  %61 = fmul contract float %59, %59
  %62 = select i1 %60, i32 %55, i32 %53
  %63 = select i1 %60, float %61, float %54
  %64 = add nuw nsw i32 %43, 2
  %65 = add i32 %46, 2
  %66 = icmp eq i32 %65, %20
  br i1 %66, label %21, label %42, !llvm.loop !10

67:                                               ; preds = %6, %36
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
