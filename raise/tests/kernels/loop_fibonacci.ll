; clang sm_80, from loop_fibonacci.cu
source_filename = "loop_fibonacci.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @fibonacci(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %50

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %33

15:                                               ; preds = %10
  %16 = and i32 %13, 7
  %17 = icmp ult i32 %13, 8
  br i1 %17, label %22, label %18

18:                                               ; preds = %15
  %19 = and i32 %13, 2147483640
  br label %36

20:                                               ; preds = %36
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %33, label %22

22:                                               ; preds = %20, %15
  %23 = phi i64 [ 1, %15 ], [ %47, %20 ]
  %24 = phi i64 [ 0, %15 ], [ %46, %20 ]
  %25 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %25)
  br label %26

26:                                               ; preds = %26, %22
  %27 = phi i64 [ %30, %26 ], [ %23, %22 ]
  %28 = phi i64 [ %27, %26 ], [ %24, %22 ]
  %29 = phi i32 [ %31, %26 ], [ 0, %22 ]
  %30 = add nsw i64 %27, %28
  %31 = add i32 %29, 1
  %32 = icmp eq i32 %31, %16
  br i1 %32, label %33, label %26, !llvm.loop !8

33:                                               ; preds = %20, %26, %10
  %34 = phi i64 [ 0, %10 ], [ %46, %20 ], [ %27, %26 ]
  %35 = getelementptr inbounds i64, ptr %1, i64 %11
  store i64 %34, ptr %35, align 8, !tbaa !10
  br label %50

36:                                               ; preds = %36, %18
  %37 = phi i64 [ 1, %18 ], [ %47, %36 ]
  %38 = phi i64 [ 0, %18 ], [ %46, %36 ]
  %39 = phi i32 [ 0, %18 ], [ %48, %36 ]
  %40 = add nsw i64 %37, %38
  %41 = add nsw i64 %40, %37
  %42 = add nsw i64 %41, %40
  %43 = add nsw i64 %42, %41
  %44 = add nsw i64 %43, %42
  %45 = add nsw i64 %44, %43
  %46 = add nsw i64 %45, %44
  %47 = add nsw i64 %46, %45
  %48 = add i32 %39, 8
  %49 = icmp eq i32 %48, %19
  br i1 %49, label %20, label %36, !llvm.loop !12

50:                                               ; preds = %3, %33
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!9 = !{!"llvm.loop.unroll.disable"}
!10 = !{!11, !11, i64 0}
!11 = !{!"long long", !6, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
