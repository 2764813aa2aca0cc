; clang sm_80, from memory_unscaled_offset.cu
source_filename = "memory_unscaled_offset.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @memory_unscaled_offset(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr noundef writeonly captures(none) %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = add i64 %3, %8
  %10 = icmp ult i64 %9, %2
  br i1 %10, label %21, label %31

11:                                               ; preds = %21
  %12 = lshr i64 %28, 32
  %13 = xor i64 %12, %28
  %14 = trunc i64 %13 to i32
  %15 = getelementptr inbounds nuw i32, ptr %1, i64 %8
  store i32 %14, ptr %15, align 4, !tbaa !4
  %16 = getelementptr i8, ptr %5, i64 %3
  %17 = getelementptr i8, ptr %16, i64 %8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 %8
  %19 = load i8, ptr %18, align 1, !tbaa !8
  %20 = add i8 %19, 1
  store i8 %20, ptr %17, align 1, !tbaa !8
  br label %36

21:                                               ; preds = %6, %21
  %22 = phi i64 [ %29, %21 ], [ %9, %6 ]
  %23 = phi i64 [ %28, %21 ], [ %4, %6 ]
  %24 = mul i64 %23, 31
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 %22
  %26 = load i8, ptr %25, align 1, !tbaa !8
  %27 = zext i8 %26 to i64
  %28 = add i64 %24, %27
  %29 = add i64 %22, 32
  %30 = icmp ult i64 %29, %2
  br i1 %30, label %21, label %11, !llvm.loop !9

31:                                               ; preds = %6
  %32 = lshr i64 %4, 32
  %33 = xor i64 %32, %4
  %34 = trunc i64 %33 to i32
  %35 = getelementptr inbounds nuw i32, ptr %1, i64 %8
  store i32 %34, ptr %35, align 4, !tbaa !4
  br label %36

36:                                               ; preds = %31, %11
  ret void
}

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
!8 = !{!6, !6, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
