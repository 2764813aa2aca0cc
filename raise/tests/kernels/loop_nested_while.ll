; clang sm_80, from loop_nested_while.cu
source_filename = "loop_nested_while.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @nested_while(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %45

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 0
  br i1 %12, label %17, label %13

13:                                               ; preds = %41, %11
  %14 = phi i32 [ 0, %11 ], [ %42, %41 ]
  %15 = sext i32 %9 to i64
  %16 = getelementptr inbounds i32, ptr %1, i64 %15
  store i32 %14, ptr %16, align 4, !tbaa !4
  br label %45

17:                                               ; preds = %11, %41
  %18 = phi i32 [ %43, %41 ], [ 0, %11 ]
  %19 = phi i32 [ %42, %41 ], [ 0, %11 ]
  %20 = mul nsw i32 %18, %2
  %21 = add nsw i32 %20, %9
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %0, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !4
  %25 = and i32 %24, 1
  %26 = icmp ne i32 %25, 0
  %27 = srem i32 %19, 7
  %28 = icmp sgt i32 %24, %27
  %29 = select i1 %26, i1 %28, i1 false
  br i1 %29, label %30, label %41

30:                                               ; preds = %17, %30
  %31 = phi i32 [ %33, %30 ], [ %24, %17 ]
  %32 = phi i32 [ %38, %30 ], [ %19, %17 ]
  %33 = sdiv i32 %31, 3
  %34 = add nsw i32 %33, 1
  %35 = tail call i32 @llvm.smin.i32(i32 %33, i32 2)
  %36 = sub nsw i32 %34, %35
  %37 = and i32 %36, -2
  %38 = add i32 %37, %32
  %39 = srem i32 %38, 7
  %40 = icmp sgt i32 %33, %39
  br i1 %40, label %30, label %41, !llvm.loop !8

41:                                               ; preds = %30, %17
  %42 = phi i32 [ %19, %17 ], [ %38, %30 ]
  %43 = add nuw nsw i32 %18, 1
  %44 = icmp eq i32 %43, %3
  br i1 %44, label %13, label %17, !llvm.loop !10

45:                                               ; preds = %4, %13
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
