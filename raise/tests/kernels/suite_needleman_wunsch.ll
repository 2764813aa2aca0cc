; clang sm_80, from suite_needleman_wunsch.cu
source_filename = "suite_needleman_wunsch.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @suite_needleman_wunsch(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp slt i32 %2, 1
  br i1 %5, label %16, label %6

6:                                                ; preds = %4
  %7 = shl nuw i32 %2, 1
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add nuw nsw i32 %8, 1
  %10 = icmp samesign uge i32 %8, %2
  %11 = add nuw nsw i32 %2, 1
  %12 = mul nuw nsw i32 %11, %8
  %13 = mul nuw nsw i32 %2, %8
  %14 = mul nuw nsw i32 %11, %9
  %15 = tail call i32 @llvm.smax.i32(i32 %7, i32 2)
  br label %17

16:                                               ; preds = %46, %4
  ret void

17:                                               ; preds = %6, %46
  %18 = phi i32 [ 2, %6 ], [ %47, %46 ]
  %19 = sub nsw i32 %18, %9
  %20 = icmp slt i32 %19, 1
  %21 = icmp sgt i32 %19, %2
  %22 = or i1 %20, %21
  %23 = select i1 %10, i1 true, i1 %22
  br i1 %23, label %46, label %24

24:                                               ; preds = %17
  %25 = add nuw nsw i32 %19, %12
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr i32, ptr %1, i64 %26
  %28 = getelementptr i8, ptr %27, i64 -4
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = add nuw nsw i32 %19, %13
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr i32, ptr %0, i64 %31
  %33 = getelementptr i8, ptr %32, i64 -4
  %34 = load i32, ptr %33, align 4, !tbaa !4
  %35 = add nsw i32 %34, %29
  %36 = load i32, ptr %27, align 4, !tbaa !4
  %37 = sub nsw i32 %36, %3
  %38 = tail call noundef i32 @__nv_max(i32 noundef %35, i32 noundef %37) #5
  %39 = add nuw nsw i32 %19, %14
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr i32, ptr %1, i64 %40
  %42 = getelementptr i8, ptr %41, i64 -4
  %43 = load i32, ptr %42, align 4, !tbaa !4
  %44 = sub nsw i32 %43, %3
  %45 = tail call noundef i32 @__nv_max(i32 noundef %38, i32 noundef %44) #5
  store i32 %45, ptr %41, align 4, !tbaa !4
  br label %46

46:                                               ; preds = %24, %17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %47 = add nuw nsw i32 %18, 1
  %48 = icmp eq i32 %18, %15
  br i1 %48, label %16, label %17, !llvm.loop !8
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
