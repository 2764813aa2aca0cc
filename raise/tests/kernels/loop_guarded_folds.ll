; clang sm_80, from loop_guarded_folds.cu
source_filename = "loop_guarded_folds.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @guarded_folds(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, float noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %4
  br i1 %13, label %14, label %46

14:                                               ; preds = %7
  %15 = icmp sgt i32 %5, 0
  br i1 %15, label %24, label %16

16:                                               ; preds = %40, %14
  %17 = phi float [ 0.000000e+00, %14 ], [ %41, %40 ]
  %18 = phi float [ 0xC6293E5940000000, %14 ], [ %42, %40 ]
  %19 = phi i32 [ 0, %14 ], [ %43, %40 ]
  %20 = sext i32 %12 to i64
  %21 = getelementptr inbounds float, ptr %1, i64 %20
  store float %17, ptr %21, align 4, !tbaa !8
  %22 = getelementptr inbounds i32, ptr %2, i64 %20
  store i32 %19, ptr %22, align 4, !tbaa !4
  %23 = getelementptr inbounds float, ptr %3, i64 %20
  store float %18, ptr %23, align 4, !tbaa !8
  br label %46

24:                                               ; preds = %14, %40
  %25 = phi i32 [ %44, %40 ], [ 0, %14 ]
  %26 = phi i32 [ %43, %40 ], [ 0, %14 ]
  %27 = phi float [ %42, %40 ], [ 0xC6293E5940000000, %14 ]
  %28 = phi float [ %41, %40 ], [ 0.000000e+00, %14 ]
  %29 = mul nsw i32 %25, %4
  %30 = add nsw i32 %29, %12
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %0, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !8
  %34 = fcmp contract ogt float %33, %6
  br i1 %34, label %35, label %38

35:                                               ; preds = %24
  %36 = fadd contract float %28, %33
  %37 = add nsw i32 %26, 1
  br label %40

38:                                               ; preds = %24
  %39 = tail call contract noundef float @__nv_fmaxf(float noundef %27, float noundef %33) #3
  br label %40

40:                                               ; preds = %38, %35
  %41 = phi float [ %36, %35 ], [ %28, %38 ]
  %42 = phi float [ %27, %35 ], [ %39, %38 ]
  %43 = phi i32 [ %37, %35 ], [ %26, %38 ]
  %44 = add nuw nsw i32 %25, 1
  %45 = icmp eq i32 %44, %5
  br i1 %45, label %16, label %24, !llvm.loop !10

46:                                               ; preds = %7, %16
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local float @__nv_fmaxf(float noundef, float noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { convergent nounwind willreturn memory(none) }

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
