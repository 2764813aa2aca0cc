; clang sm_80, from loop_argmin_integers.cu
source_filename = "loop_argmin_integers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @argmin_integers(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %4
  br i1 %12, label %13, label %66

13:                                               ; preds = %6
  %14 = icmp sgt i32 %5, 0
  br i1 %14, label %37, label %15

15:                                               ; preds = %37, %13
  %16 = phi i32 [ -1, %13 ], [ %51, %37 ]
  %17 = phi i32 [ 0, %13 ], [ %56, %37 ]
  %18 = phi i32 [ 77, %13 ], [ %57, %37 ]
  %19 = phi i64 [ -9223372036854775808, %13 ], [ %62, %37 ]
  %20 = phi i64 [ -1, %13 ], [ %63, %37 ]
  %21 = phi i32 [ 2147483647, %13 ], [ %52, %37 ]
  %22 = sext i32 %11 to i64
  %23 = getelementptr inbounds i32, ptr %2, i64 %22
  store i32 %16, ptr %23, align 4, !tbaa !4
  %24 = add nsw i32 %4, %11
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %2, i64 %25
  store i32 %18, ptr %26, align 4, !tbaa !4
  %27 = shl nsw i32 %4, 1
  %28 = add nsw i32 %27, %11
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %2, i64 %29
  store i32 %21, ptr %30, align 4, !tbaa !4
  %31 = mul nsw i32 %4, 3
  %32 = add nsw i32 %31, %11
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %2, i64 %33
  store i32 %17, ptr %34, align 4, !tbaa !4
  %35 = getelementptr inbounds i64, ptr %3, i64 %22
  store i64 %19, ptr %35, align 8, !tbaa !8
  %36 = getelementptr inbounds i64, ptr %3, i64 %25
  store i64 %20, ptr %36, align 8, !tbaa !8
  br label %66

37:                                               ; preds = %13, %37
  %38 = phi i32 [ %52, %37 ], [ 2147483647, %13 ]
  %39 = phi i32 [ %64, %37 ], [ 0, %13 ]
  %40 = phi i64 [ %63, %37 ], [ -1, %13 ]
  %41 = phi i64 [ %62, %37 ], [ -9223372036854775808, %13 ]
  %42 = phi i32 [ %57, %37 ], [ 77, %13 ]
  %43 = phi i32 [ %56, %37 ], [ 0, %13 ]
  %44 = phi i32 [ %51, %37 ], [ -1, %13 ]
  %45 = mul nsw i32 %39, %4
  %46 = add nsw i32 %45, %11
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %0, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = icmp slt i32 %49, %38
  %51 = select i1 %50, i32 %39, i32 %44
  %52 = tail call i32 @llvm.smin.i32(i32 %49, i32 %38)
  %53 = icmp ult i32 %49, %43
  %54 = mul i32 %39, 3
  %55 = add i32 %54, 1
  %56 = tail call i32 @llvm.umax.i32(i32 %49, i32 %43)
  %57 = select i1 %53, i32 %42, i32 %55
  %58 = getelementptr inbounds i64, ptr %1, i64 %47
  %59 = load i64, ptr %58, align 8, !tbaa !8
  %60 = icmp sgt i64 %59, %41
  %61 = zext nneg i32 %39 to i64
  %62 = tail call i64 @llvm.smax.i64(i64 %59, i64 %41)
  %63 = select i1 %60, i64 %61, i64 %40
  %64 = add nuw nsw i32 %39, 1
  %65 = icmp eq i32 %64, %5
  br i1 %65, label %15, label %37, !llvm.loop !10

66:                                               ; preds = %6, %15
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
!9 = !{!"long long", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
