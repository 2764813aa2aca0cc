; clang sm_80, from race_diagonal.cu
source_filename = "race_diagonal.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @race_diagonal(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp slt i32 %1, 1
  br i1 %3, label %13, label %4

4:                                                ; preds = %2
  %5 = shl nuw i32 %1, 1
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add nuw nsw i32 %6, 1
  %8 = icmp samesign uge i32 %6, %1
  %9 = add nuw nsw i32 %1, 2
  %10 = mul nuw nsw i32 %9, %6
  %11 = mul nuw nsw i32 %9, %7
  %12 = tail call i32 @llvm.smax.i32(i32 %5, i32 2)
  br label %14

13:                                               ; preds = %34, %2
  ret void

14:                                               ; preds = %4, %34
  %15 = phi i32 [ 2, %4 ], [ %35, %34 ]
  %16 = sub nsw i32 %15, %7
  %17 = icmp slt i32 %16, 1
  %18 = icmp sgt i32 %16, %1
  %19 = or i1 %17, %18
  %20 = select i1 %8, i1 true, i1 %19
  br i1 %20, label %34, label %21

21:                                               ; preds = %14
  %22 = add nuw nsw i32 %16, %10
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr i32, ptr %0, i64 %23
  %25 = getelementptr i8, ptr %24, i64 4
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = add nuw nsw i32 %16, %11
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr i32, ptr %0, i64 %28
  %30 = getelementptr i8, ptr %29, i64 -4
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = tail call noundef i32 @__nv_max(i32 noundef %26, i32 noundef %31) #5
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %29, align 4, !tbaa !4
  br label %34

34:                                               ; preds = %21, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %35 = add nuw nsw i32 %15, 1
  %36 = icmp eq i32 %15, %12
  br i1 %36, label %13, label %14, !llvm.loop !8
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
