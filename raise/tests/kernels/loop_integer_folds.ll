; clang sm_80, from loop_integer_folds.cu
source_filename = "loop_integer_folds.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @integer_folds(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %5
  br i1 %13, label %14, label %87

14:                                               ; preds = %7
  %15 = icmp sgt i32 %6, 0
  br i1 %15, label %54, label %16

16:                                               ; preds = %54, %14
  %17 = phi i32 [ 0, %14 ], [ %73, %54 ]
  %18 = phi i32 [ 0, %14 ], [ %74, %54 ]
  %19 = phi i32 [ 2147483647, %14 ], [ %75, %54 ]
  %20 = phi i32 [ -2147483648, %14 ], [ %76, %54 ]
  %21 = phi i32 [ 1, %14 ], [ %77, %54 ]
  %22 = phi i32 [ -1, %14 ], [ %78, %54 ]
  %23 = phi i32 [ 0, %14 ], [ %79, %54 ]
  %24 = phi i64 [ 9223372036854775807, %14 ], [ %82, %54 ]
  %25 = phi i64 [ -9223372036854775808, %14 ], [ %83, %54 ]
  %26 = phi i64 [ 0, %14 ], [ %84, %54 ]
  %27 = phi i32 [ -1, %14 ], [ %72, %54 ]
  %28 = sext i32 %12 to i64
  %29 = getelementptr inbounds i32, ptr %2, i64 %28
  store i32 %27, ptr %29, align 4, !tbaa !4
  %30 = add nsw i32 %5, %12
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %2, i64 %31
  store i32 %17, ptr %32, align 4, !tbaa !4
  %33 = shl nsw i32 %5, 1
  %34 = add nsw i32 %33, %12
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %2, i64 %35
  store i32 %18, ptr %36, align 4, !tbaa !4
  %37 = mul nsw i32 %5, 3
  %38 = add nsw i32 %37, %12
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %2, i64 %39
  store i32 %19, ptr %40, align 4, !tbaa !4
  %41 = shl nsw i32 %5, 2
  %42 = add nsw i32 %41, %12
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %2, i64 %43
  store i32 %20, ptr %44, align 4, !tbaa !4
  %45 = mul nsw i32 %5, 5
  %46 = add nsw i32 %45, %12
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %2, i64 %47
  store i32 %21, ptr %48, align 4, !tbaa !4
  %49 = getelementptr inbounds i32, ptr %3, i64 %28
  store i32 %22, ptr %49, align 4, !tbaa !4
  %50 = getelementptr inbounds i32, ptr %3, i64 %31
  store i32 %23, ptr %50, align 4, !tbaa !4
  %51 = getelementptr inbounds i64, ptr %4, i64 %28
  store i64 %24, ptr %51, align 8, !tbaa !8
  %52 = getelementptr inbounds i64, ptr %4, i64 %31
  store i64 %25, ptr %52, align 8, !tbaa !8
  %53 = getelementptr inbounds i64, ptr %4, i64 %35
  store i64 %26, ptr %53, align 8, !tbaa !8
  br label %87

54:                                               ; preds = %14, %54
  %55 = phi i32 [ %72, %54 ], [ -1, %14 ]
  %56 = phi i32 [ %85, %54 ], [ 0, %14 ]
  %57 = phi i64 [ %84, %54 ], [ 0, %14 ]
  %58 = phi i64 [ %83, %54 ], [ -9223372036854775808, %14 ]
  %59 = phi i64 [ %82, %54 ], [ 9223372036854775807, %14 ]
  %60 = phi i32 [ %79, %54 ], [ 0, %14 ]
  %61 = phi i32 [ %78, %54 ], [ -1, %14 ]
  %62 = phi i32 [ %77, %54 ], [ 1, %14 ]
  %63 = phi i32 [ %76, %54 ], [ -2147483648, %14 ]
  %64 = phi i32 [ %75, %54 ], [ 2147483647, %14 ]
  %65 = phi i32 [ %74, %54 ], [ 0, %14 ]
  %66 = phi i32 [ %73, %54 ], [ 0, %14 ]
  %67 = mul nsw i32 %56, %5
  %68 = add nsw i32 %67, %12
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr %0, i64 %69
  %71 = load i32, ptr %70, align 4, !tbaa !4
  %72 = and i32 %71, %55
  %73 = or i32 %71, %66
  %74 = xor i32 %71, %65
  %75 = tail call i32 @llvm.smin.i32(i32 %71, i32 %64)
  %76 = tail call i32 @llvm.smax.i32(i32 %71, i32 %63)
  %77 = mul nsw i32 %71, %62
  %78 = tail call i32 @llvm.umin.i32(i32 %71, i32 %61)
  %79 = tail call i32 @llvm.umax.i32(i32 %71, i32 %60)
  %80 = getelementptr inbounds i64, ptr %1, i64 %69
  %81 = load i64, ptr %80, align 8, !tbaa !8
  %82 = tail call i64 @llvm.smin.i64(i64 %81, i64 %59)
  %83 = tail call i64 @llvm.smax.i64(i64 %81, i64 %58)
  %84 = add nsw i64 %81, %57
  %85 = add nuw nsw i32 %56, 1
  %86 = icmp eq i32 %85, %6
  br i1 %86, label %16, label %54, !llvm.loop !10

87:                                               ; preds = %7, %16
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
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #2

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
!9 = !{!"long long", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
