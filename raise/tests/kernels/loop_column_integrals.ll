; clang sm_80, from loop_column_integrals.cu
source_filename = "loop_column_integrals.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @column_integrals(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = icmp slt i32 %12, %4
  %19 = icmp slt i32 %17, %5
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %99

21:                                               ; preds = %7
  %22 = mul nsw i32 %4, %17
  %23 = add nsw i32 %22, %12
  %24 = mul nsw i32 %5, %4
  %25 = icmp sgt i32 %6, 0
  br i1 %25, label %26, label %46

26:                                               ; preds = %21
  %27 = and i32 %6, 1
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %42, label %29

29:                                               ; preds = %26
  %30 = add nsw i32 %6, -1
  %31 = mul nsw i32 %30, %24
  %32 = add nsw i32 %31, %23
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !8
  %36 = zext nneg i32 %30 to i64
  %37 = getelementptr inbounds nuw float, ptr %1, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = fmul contract float %35, %38
  %40 = fsub contract float 0.000000e+00, %39
  %41 = getelementptr inbounds float, ptr %2, i64 %33
  store float %40, ptr %41, align 4, !tbaa !8
  br label %42

42:                                               ; preds = %29, %26
  %43 = phi i32 [ %6, %26 ], [ %30, %29 ]
  %44 = phi float [ 0.000000e+00, %26 ], [ %40, %29 ]
  %45 = icmp eq i32 %6, 1
  br i1 %45, label %46, label %50

46:                                               ; preds = %42, %50, %21
  %47 = sext i32 %23 to i64
  %48 = getelementptr inbounds float, ptr %3, i64 %47
  store float 0.000000e+00, ptr %48, align 4, !tbaa !8
  %49 = icmp sgt i32 %6, 1
  br i1 %49, label %78, label %99

50:                                               ; preds = %42, %50
  %51 = phi i32 [ %65, %50 ], [ %43, %42 ]
  %52 = phi float [ %75, %50 ], [ %44, %42 ]
  %53 = add nsw i32 %51, -1
  %54 = mul nsw i32 %53, %24
  %55 = add nsw i32 %54, %23
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %0, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !8
  %59 = zext nneg i32 %53 to i64
  %60 = getelementptr inbounds nuw float, ptr %1, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = fmul contract float %58, %61
  %63 = fsub contract float %52, %62
  %64 = getelementptr inbounds float, ptr %2, i64 %56
  store float %63, ptr %64, align 4, !tbaa !8
  %65 = add nsw i32 %51, -2
  %66 = mul nsw i32 %65, %24
  %67 = add nsw i32 %66, %23
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %0, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !8
  %71 = zext nneg i32 %65 to i64
  %72 = getelementptr inbounds nuw float, ptr %1, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !8
  %74 = fmul contract float %70, %73
  %75 = fsub contract float %63, %74
  %76 = getelementptr inbounds float, ptr %2, i64 %68
  store float %75, ptr %76, align 4, !tbaa !8
  %77 = icmp sgt i32 %51, 2
  br i1 %77, label %50, label %46, !llvm.loop !10

78:                                               ; preds = %46, %78
  %79 = phi i32 [ %97, %78 ], [ 1, %46 ]
  %80 = add nsw i32 %79, -1
  %81 = mul nsw i32 %80, %24
  %82 = add nsw i32 %81, %23
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %3, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !8
  %86 = mul nsw i32 %79, %24
  %87 = add nsw i32 %86, %23
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %0, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !8
  %91 = getelementptr inbounds float, ptr %0, i64 %83
  %92 = load float, ptr %91, align 4, !tbaa !8
  %93 = fadd contract float %90, %92
  %94 = fmul contract float %93, 5.000000e-01
  %95 = fadd contract float %85, %94
  %96 = getelementptr inbounds float, ptr %3, i64 %88
  store float %95, ptr %96, align 4, !tbaa !8
  %97 = add nuw nsw i32 %79, 1
  %98 = icmp eq i32 %97, %6
  br i1 %98, label %99, label %78, !llvm.loop !12

99:                                               ; preds = %78, %46, %7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

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
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
