; clang sm_80, from row_sum.cu
source_filename = "row_sum.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @row_sum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %71

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 0
  br i1 %12, label %13, label %37

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  %15 = and i32 %3, 3
  %16 = icmp ult i32 %3, 4
  br i1 %16, label %21, label %17

17:                                               ; preds = %13
  %18 = and i32 %3, 2147483644
  br label %41

19:                                               ; preds = %41
  %20 = icmp eq i32 %15, 0
  br i1 %20, label %37, label %21

21:                                               ; preds = %19, %13
  %22 = phi i32 [ 0, %13 ], [ %68, %19 ]
  %23 = phi float [ 0.000000e+00, %13 ], [ %67, %19 ]
  %24 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %24)
  br label %25

25:                                               ; preds = %25, %21
  %26 = phi i32 [ %22, %21 ], [ %34, %25 ]
  %27 = phi float [ %23, %21 ], [ %33, %25 ]
  %28 = phi i32 [ 0, %21 ], [ %35, %25 ]
  %29 = add nsw i32 %26, %14
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %0, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !8
  %33 = fadd contract float %27, %32
  %34 = add nuw nsw i32 %26, 1
  %35 = add i32 %28, 1
  %36 = icmp eq i32 %35, %15
  br i1 %36, label %37, label %25, !llvm.loop !10

37:                                               ; preds = %19, %25, %11
  %38 = phi float [ 0.000000e+00, %11 ], [ %67, %19 ], [ %33, %25 ]
  %39 = sext i32 %9 to i64
  %40 = getelementptr inbounds float, ptr %1, i64 %39
  store float %38, ptr %40, align 4, !tbaa !8
  br label %71

41:                                               ; preds = %41, %17
  %42 = phi i32 [ 0, %17 ], [ %68, %41 ]
  %43 = phi float [ 0.000000e+00, %17 ], [ %67, %41 ]
  %44 = phi i32 [ 0, %17 ], [ %69, %41 ]
  %45 = add nsw i32 %42, %14
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %0, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !8
  %49 = fadd contract float %43, %48
  %50 = or disjoint i32 %42, 1
  %51 = add nsw i32 %50, %14
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %0, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !8
  %55 = fadd contract float %49, %54
  %56 = or disjoint i32 %42, 2
  %57 = add nsw i32 %56, %14
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %0, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !8
  %61 = fadd contract float %55, %60
  %62 = or disjoint i32 %42, 3
  %63 = add nsw i32 %62, %14
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %0, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = fadd contract float %61, %66
  %68 = add nuw nsw i32 %42, 4
  %69 = add i32 %44, 4
  %70 = icmp eq i32 %69, %18
  br i1 %70, label %19, label %41, !llvm.loop !12

71:                                               ; preds = %37, %4
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
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
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
