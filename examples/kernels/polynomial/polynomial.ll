; clang sm_80, from polynomial.cu
source_filename = "polynomial.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @polynomial(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readonly captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %4
  br i1 %12, label %13, label %54

13:                                               ; preds = %6
  %14 = icmp slt i32 %5, 0
  br i1 %14, label %15, label %17

15:                                               ; preds = %13
  %16 = sext i32 %11 to i64
  br label %31

17:                                               ; preds = %13
  %18 = add nuw nsw i32 %5, 1
  %19 = sext i32 %11 to i64
  %20 = getelementptr inbounds float, ptr %1, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !8
  %22 = getelementptr inbounds float, ptr %0, i64 %19
  %23 = load float, ptr %22, align 4, !tbaa !8
  br label %24

24:                                               ; preds = %17, %35
  %25 = phi i32 [ %5, %17 ], [ %38, %35 ]
  %26 = phi i32 [ 0, %17 ], [ %37, %35 ]
  %27 = phi float [ 1.000000e+00, %17 ], [ %36, %35 ]
  %28 = phi float [ 0.000000e+00, %17 ], [ %50, %35 ]
  %29 = tail call i32 @llvm.smax.i32(i32 %25, i32 0)
  %30 = mul nuw nsw i32 %26, %18
  br label %40

31:                                               ; preds = %35, %15
  %32 = phi i64 [ %16, %15 ], [ %19, %35 ]
  %33 = phi float [ 0.000000e+00, %15 ], [ %50, %35 ]
  %34 = getelementptr inbounds float, ptr %3, i64 %32
  store float %33, ptr %34, align 4, !tbaa !8
  br label %54

35:                                               ; preds = %40
  %36 = fmul contract float %27, %23
  %37 = add nuw i32 %26, 1
  %38 = add i32 %25, -1
  %39 = icmp eq i32 %26, %5
  br i1 %39, label %31, label %24, !llvm.loop !10

40:                                               ; preds = %24, %40
  %41 = phi i32 [ 0, %24 ], [ %52, %40 ]
  %42 = phi float [ 1.000000e+00, %24 ], [ %51, %40 ]
  %43 = phi float [ %28, %24 ], [ %50, %40 ]
  %44 = add nuw nsw i32 %41, %30
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw float, ptr %2, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !8
  %48 = fmul contract float %27, %47
  %49 = fmul contract float %42, %48
  %50 = fadd contract float %43, %49
  %51 = fmul contract float %42, %21
  %52 = add nuw i32 %41, 1
  %53 = icmp eq i32 %41, %29
  br i1 %53, label %35, label %40, !llvm.loop !13

54:                                               ; preds = %31, %6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!13 = distinct !{!13, !11, !12}
