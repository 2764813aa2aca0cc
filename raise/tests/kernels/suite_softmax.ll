; clang sm_80, from suite_softmax.cu
source_filename = "suite_softmax.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @suite_softmax(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %54

11:                                               ; preds = %4
  %12 = mul nsw i32 %3, %9
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !8
  %16 = icmp sgt i32 %3, 1
  br i1 %16, label %20, label %17

17:                                               ; preds = %20, %11
  %18 = phi float [ %15, %11 ], [ %27, %20 ]
  %19 = icmp sgt i32 %3, 0
  br i1 %19, label %30, label %54

20:                                               ; preds = %11, %20
  %21 = phi i32 [ %28, %20 ], [ 1, %11 ]
  %22 = phi float [ %27, %20 ], [ %15, %11 ]
  %23 = add nsw i32 %21, %12
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %0, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = tail call contract noundef float @__nv_fmaxf(float noundef %22, float noundef %26) #3
  %28 = add nuw nsw i32 %21, 1
  %29 = icmp eq i32 %28, %3
  br i1 %29, label %17, label %20, !llvm.loop !10

30:                                               ; preds = %17, %30
  %31 = phi i32 [ %40, %30 ], [ 0, %17 ]
  %32 = phi float [ %39, %30 ], [ 0.000000e+00, %17 ]
  %33 = add nsw i32 %31, %12
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %0, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !8
  %37 = fsub contract float %36, %18
  %38 = tail call contract noundef float @__nv_expf(float noundef %37) #3
  %39 = fadd contract float %32, %38
  %40 = add nuw nsw i32 %31, 1
  %41 = icmp eq i32 %40, %3
  br i1 %41, label %42, label %30, !llvm.loop !12

42:                                               ; preds = %30, %42
  %43 = phi i32 [ %52, %42 ], [ 0, %30 ]
  %44 = add nsw i32 %43, %12
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !8
  %48 = fsub contract float %47, %18
  %49 = tail call contract noundef float @__nv_expf(float noundef %48) #3
  %50 = fdiv contract float %49, %39
  %51 = getelementptr inbounds float, ptr %1, i64 %45
  store float %50, ptr %51, align 4, !tbaa !8
  %52 = add nuw nsw i32 %43, 1
  %53 = icmp eq i32 %52, %3
  br i1 %53, label %54, label %42, !llvm.loop !13

54:                                               ; preds = %42, %17, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #3 = { convergent nounwind }

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
!13 = distinct !{!13, !11}
