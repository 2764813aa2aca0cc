; clang sm_80, from race_own_list.cu
source_filename = "race_own_list.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @own_list(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, float noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %45

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0
  %14 = sext i32 %10 to i64
  br i1 %13, label %15, label %18

15:                                               ; preds = %12
  %16 = getelementptr inbounds float, ptr %0, i64 %14
  %17 = mul nsw i32 %10, 6
  br label %21

18:                                               ; preds = %41, %12
  %19 = phi i32 [ 0, %12 ], [ %42, %41 ]
  %20 = getelementptr inbounds i32, ptr %2, i64 %14
  store i32 %19, ptr %20, align 4, !tbaa !4
  br label %45

21:                                               ; preds = %15, %41
  %22 = phi i32 [ 0, %15 ], [ %43, %41 ]
  %23 = phi i32 [ 0, %15 ], [ %42, %41 ]
  %24 = icmp eq i32 %22, %10
  br i1 %24, label %41, label %25

25:                                               ; preds = %21
  %26 = load float, ptr %16, align 4, !tbaa !8
  %27 = zext nneg i32 %22 to i64
  %28 = getelementptr inbounds nuw float, ptr %0, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !8
  %30 = fsub contract float %26, %29
  %31 = tail call contract noundef float @__nv_fabsf(float noundef %30) #3
  %32 = fcmp contract olt float %31, %3
  br i1 %32, label %33, label %41

33:                                               ; preds = %25
  %34 = icmp ult i32 %23, 6
  br i1 %34, label %35, label %39

35:                                               ; preds = %33
  %36 = add nsw i32 %23, %17
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %1, i64 %37
  store i32 %22, ptr %38, align 4, !tbaa !4
  br label %39

39:                                               ; preds = %35, %33
  %40 = add nsw i32 %23, 1
  br label %41

41:                                               ; preds = %21, %25, %39
  %42 = phi i32 [ %40, %39 ], [ %23, %25 ], [ %23, %21 ]
  %43 = add nuw nsw i32 %22, 1
  %44 = icmp eq i32 %43, %4
  br i1 %44, label %18, label %21, !llvm.loop !10

45:                                               ; preds = %5, %18
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) local_unnamed_addr #2

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
