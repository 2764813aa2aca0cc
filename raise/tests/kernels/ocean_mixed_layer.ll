; clang sm_80, from ocean_mixed_layer.cu
source_filename = "ocean_mixed_layer.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @ocean_mixed_layer(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %3
  br i1 %13, label %14, label %60

14:                                               ; preds = %7
  %15 = icmp sgt i32 %4, 1
  %16 = sext i32 %12 to i64
  br i1 %15, label %17, label %32

17:                                               ; preds = %14
  %18 = getelementptr inbounds float, ptr %0, i64 %16
  %19 = load float, ptr %18, align 4, !tbaa !8
  br label %20

20:                                               ; preds = %17, %29
  %21 = phi i32 [ 1, %17 ], [ %30, %29 ]
  %22 = mul nsw i32 %21, %3
  %23 = add nsw i32 %22, %12
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %0, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = fsub contract float %26, %19
  %28 = fcmp contract uge float %27, %5
  br i1 %28, label %32, label %29

29:                                               ; preds = %20
  %30 = add nuw nsw i32 %21, 1
  %31 = icmp eq i32 %30, %4
  br i1 %31, label %32, label %20, !llvm.loop !10

32:                                               ; preds = %20, %29, %14
  %33 = phi i32 [ 1, %14 ], [ %21, %20 ], [ %4, %29 ]
  %34 = phi i1 [ false, %14 ], [ %28, %29 ], [ %28, %20 ]
  %35 = getelementptr inbounds i32, ptr %2, i64 %16
  store i32 %33, ptr %35, align 4, !tbaa !4
  %36 = add nsw i32 %33, -1
  br i1 %34, label %37, label %54

37:                                               ; preds = %32
  %38 = mul nsw i32 %36, %3
  %39 = add nsw i32 %38, %12
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %0, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = getelementptr inbounds float, ptr %0, i64 %16
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = fsub contract float %42, %44
  %46 = fsub contract float %5, %45
  %47 = mul nsw i32 %33, %3
  %48 = add nsw i32 %47, %12
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %0, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = fsub contract float %51, %42
  %53 = fdiv contract float %46, %52
  br label %54

54:                                               ; preds = %32, %37
  %55 = phi float [ %53, %37 ], [ 0.000000e+00, %32 ]
  %56 = sitofp i32 %36 to float
  %57 = fadd contract float %55, %56
  %58 = fmul contract float %6, %57
  %59 = getelementptr inbounds float, ptr %1, i64 %16
  store float %58, ptr %59, align 4, !tbaa !8
  br label %60

60:                                               ; preds = %7, %54
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
