; clang sm_80, from moving_average.cu
source_filename = "moving_average.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @moving_average(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp sge i32 %9, %3
  %11 = sub nsw i32 %2, %3
  %12 = icmp slt i32 %9, %11
  %13 = select i1 %10, i1 %12, i1 false
  br i1 %13, label %14, label %71

14:                                               ; preds = %4
  %15 = icmp slt i32 %3, 0
  br i1 %15, label %37, label %16

16:                                               ; preds = %14
  %17 = shl nuw i32 %3, 1
  %18 = and i32 %17, 2
  %19 = sub nsw i32 0, %3
  br label %20

20:                                               ; preds = %20, %16
  %21 = phi i32 [ %29, %20 ], [ %19, %16 ]
  %22 = phi float [ %28, %20 ], [ 0.000000e+00, %16 ]
  %23 = phi i32 [ %30, %20 ], [ 0, %16 ]
  %24 = add nsw i32 %21, %9
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %0, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !8
  %28 = fadd contract float %22, %27
  %29 = add i32 %21, 1
  %30 = add i32 %23, 1
  %31 = icmp eq i32 %23, %18
  br i1 %31, label %32, label %20, !llvm.loop !10

32:                                               ; preds = %20
  %33 = icmp ult i32 %3, 2
  br i1 %33, label %37, label %34

34:                                               ; preds = %32
  %35 = add i32 1, %9
  %36 = add i32 2, %9
  br label %45

37:                                               ; preds = %32, %45, %14
  %38 = phi float [ 0.000000e+00, %14 ], [ %28, %32 ], [ %68, %45 ]
  %39 = shl nsw i32 %3, 1
  %40 = or disjoint i32 %39, 1
  %41 = sitofp i32 %40 to float
  %42 = fdiv contract float %38, %41
  %43 = sext i32 %9 to i64
  %44 = getelementptr inbounds float, ptr %1, i64 %43
  store float %42, ptr %44, align 4, !tbaa !8
  br label %71

45:                                               ; preds = %45, %34
  %46 = phi i32 [ %29, %34 ], [ %69, %45 ]
  %47 = phi float [ %28, %34 ], [ %68, %45 ]
  %48 = add nsw i32 %46, %9
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %0, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = fadd contract float %47, %51
  %53 = add i32 %46, %35
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %0, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !8
  %57 = fadd contract float %52, %56
  %58 = add i32 %46, %36
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %0, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = fadd contract float %57, %61
  %63 = add i32 %46, 3
  %64 = add nsw i32 %63, %9
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %0, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !8
  %68 = fadd contract float %62, %67
  %69 = add i32 %46, 4
  %70 = icmp eq i32 %63, %3
  br i1 %70, label %37, label %45, !llvm.loop !12

71:                                               ; preds = %4, %37
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
