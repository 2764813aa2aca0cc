; clang sm_80, from loop_sum_to_data_column.cu
source_filename = "loop_sum_to_data_column.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sum_to_data_column(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %4
  %14 = icmp sgt i32 %5, 0
  %15 = and i1 %13, %14
  br i1 %15, label %16, label %83

16:                                               ; preds = %7
  %17 = icmp sgt i32 %6, 0
  %18 = mul nsw i32 %6, %12
  %19 = mul nsw i32 %5, %12
  %20 = and i32 %6, 1
  %21 = icmp eq i32 %6, 1
  %22 = and i32 %6, 2147483646
  %23 = icmp eq i32 %20, 0
  %24 = icmp ne i32 %20, 0
  br label %25

25:                                               ; preds = %16, %43
  %26 = phi i32 [ 0, %16 ], [ %53, %43 ]
  br i1 %17, label %27, label %43

27:                                               ; preds = %25
  %28 = mul nuw nsw i32 %26, %6
  br i1 %21, label %30, label %55

29:                                               ; preds = %55
  br i1 %23, label %43, label %30

30:                                               ; preds = %29, %27
  %31 = phi i32 [ 0, %27 ], [ %80, %29 ]
  %32 = phi float [ 0.000000e+00, %27 ], [ %79, %29 ]
  tail call void @llvm.assume(i1 %24)
  %33 = add nsw i32 %31, %18
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %0, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !8
  %37 = fmul contract float %32, %36
  %38 = add nuw nsw i32 %31, %28
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr %1, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = fadd contract float %37, %41
  br label %43

43:                                               ; preds = %30, %29, %25
  %44 = phi float [ 0.000000e+00, %25 ], [ %79, %29 ], [ %42, %30 ]
  %45 = zext nneg i32 %26 to i64
  %46 = getelementptr inbounds nuw i32, ptr %2, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !4
  %48 = add nsw i32 %47, %19
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %3, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = fadd contract float %44, %51
  store float %52, ptr %50, align 4, !tbaa !8
  %53 = add nuw nsw i32 %26, 1
  %54 = icmp eq i32 %53, %5
  br i1 %54, label %83, label %25, !llvm.loop !10

55:                                               ; preds = %27, %55
  %56 = phi i32 [ %80, %55 ], [ 0, %27 ]
  %57 = phi float [ %79, %55 ], [ 0.000000e+00, %27 ]
  %58 = phi i32 [ %81, %55 ], [ 0, %27 ]
  %59 = add nsw i32 %56, %18
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = fmul contract float %57, %62
  %64 = add nuw nsw i32 %56, %28
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw float, ptr %1, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !8
  %68 = fadd contract float %63, %67
  %69 = or disjoint i32 %56, 1
  %70 = add nsw i32 %69, %18
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %0, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !8
  %74 = fmul contract float %68, %73
  %75 = add nuw nsw i32 %69, %28
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw float, ptr %1, i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !8
  %79 = fadd contract float %74, %78
  %80 = add nuw nsw i32 %56, 2
  %81 = add i32 %58, 2
  %82 = icmp eq i32 %81, %22
  br i1 %82, label %29, label %55, !llvm.loop !12

83:                                               ; preds = %43, %7
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
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
