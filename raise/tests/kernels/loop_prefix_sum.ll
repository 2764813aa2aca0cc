; clang sm_80, from loop_prefix_sum.cu
source_filename = "loop_prefix_sum.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @prefix_sum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %4
  %13 = icmp sgt i32 %5, 0
  %14 = and i1 %12, %13
  br i1 %14, label %15, label %70

15:                                               ; preds = %6
  %16 = mul nsw i32 %5, %11
  %17 = and i32 %5, 1
  %18 = icmp eq i32 %5, 1
  br i1 %18, label %54, label %19

19:                                               ; preds = %15
  %20 = and i32 %5, 2147483646
  br label %21

21:                                               ; preds = %21, %19
  %22 = phi i32 [ 0, %19 ], [ %49, %21 ]
  %23 = phi float [ 1.000000e+00, %19 ], [ %47, %21 ]
  %24 = phi i32 [ 0, %19 ], [ %42, %21 ]
  %25 = phi i32 [ 0, %19 ], [ %50, %21 ]
  %26 = add nsw i32 %22, %16
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %0, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = add nsw i32 %29, %24
  %31 = getelementptr inbounds i32, ptr %1, i64 %27
  store i32 %30, ptr %31, align 4, !tbaa !4
  %32 = fmul contract float %23, 7.500000e-01
  %33 = getelementptr inbounds float, ptr %2, i64 %27
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = fadd contract float %32, %34
  %36 = getelementptr inbounds float, ptr %3, i64 %27
  store float %35, ptr %36, align 4, !tbaa !8
  %37 = or disjoint i32 %22, 1
  %38 = add nsw i32 %37, %16
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %0, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !4
  %42 = add nsw i32 %41, %30
  %43 = getelementptr inbounds i32, ptr %1, i64 %39
  store i32 %42, ptr %43, align 4, !tbaa !4
  %44 = fmul contract float %35, 7.500000e-01
  %45 = getelementptr inbounds float, ptr %2, i64 %39
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = fadd contract float %44, %46
  %48 = getelementptr inbounds float, ptr %3, i64 %39
  store float %47, ptr %48, align 4, !tbaa !8
  %49 = add nuw nsw i32 %22, 2
  %50 = add i32 %25, 2
  %51 = icmp eq i32 %50, %20
  br i1 %51, label %52, label %21, !llvm.loop !10

52:                                               ; preds = %21
  %53 = icmp eq i32 %17, 0
  br i1 %53, label %70, label %54

54:                                               ; preds = %52, %15
  %55 = phi i32 [ 0, %15 ], [ %49, %52 ]
  %56 = phi float [ 1.000000e+00, %15 ], [ %47, %52 ]
  %57 = phi i32 [ 0, %15 ], [ %42, %52 ]
  %58 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %58)
  %59 = add nsw i32 %55, %16
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %0, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !4
  %63 = add nsw i32 %62, %57
  %64 = getelementptr inbounds i32, ptr %1, i64 %60
  store i32 %63, ptr %64, align 4, !tbaa !4
  %65 = fmul contract float %56, 7.500000e-01
  %66 = getelementptr inbounds float, ptr %2, i64 %60
  %67 = load float, ptr %66, align 4, !tbaa !8
  %68 = fadd contract float %65, %67
  %69 = getelementptr inbounds float, ptr %3, i64 %60
  store float %68, ptr %69, align 4, !tbaa !8
  br label %70

70:                                               ; preds = %54, %52, %6
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
