; clang sm_80, from dot_product.cu
source_filename = "dot_product.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @dot_product(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %4
  br i1 %12, label %13, label %38

13:                                               ; preds = %6
  %14 = icmp sgt i32 %5, 0
  br i1 %14, label %15, label %17

15:                                               ; preds = %13
  %16 = mul nsw i32 %5, %11
  br label %21

17:                                               ; preds = %34, %13
  %18 = phi float [ 0.000000e+00, %13 ], [ %35, %34 ]
  %19 = sext i32 %11 to i64
  %20 = getelementptr inbounds float, ptr %2, i64 %19
  store float %18, ptr %20, align 4, !tbaa !8
  br label %38

21:                                               ; preds = %15, %34
  %22 = phi i32 [ 0, %15 ], [ %36, %34 ]
  %23 = phi float [ 0.000000e+00, %15 ], [ %35, %34 ]
  %24 = add nsw i32 %22, %16
  %25 = icmp slt i32 %24, %3
  br i1 %25, label %26, label %34

26:                                               ; preds = %21
  %27 = sext i32 %24 to i64
  %28 = getelementptr inbounds float, ptr %1, i64 %27
  %29 = getelementptr inbounds float, ptr %0, i64 %27
  %30 = load float, ptr %29, align 4, !tbaa !8
  %31 = load float, ptr %28, align 4, !tbaa !8
  %32 = fmul contract float %30, %31
  %33 = fadd contract float %23, %32
  br label %34

34:                                               ; preds = %26, %21
  %35 = phi float [ %33, %26 ], [ %23, %21 ]
  %36 = add nuw nsw i32 %22, 1
  %37 = icmp eq i32 %36, %5
  br i1 %37, label %17, label %21, !llvm.loop !10

38:                                               ; preds = %6, %17
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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
