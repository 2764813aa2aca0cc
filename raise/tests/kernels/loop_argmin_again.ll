; clang sm_80, from loop_argmin_again.cu
source_filename = "loop_argmin_again.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @argmin_again(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %68

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 1
  br i1 %12, label %13, label %36

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  %15 = add nsw i32 %3, -1
  %16 = and i32 %15, 1
  %17 = icmp eq i32 %3, 2
  br i1 %17, label %22, label %18

18:                                               ; preds = %13
  %19 = and i32 %15, -2
  br label %40

20:                                               ; preds = %40
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %36, label %22

22:                                               ; preds = %20, %13
  %23 = phi i32 [ 1, %13 ], [ %65, %20 ]
  %24 = phi i32 [ 0, %13 ], [ %64, %20 ]
  %25 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %25)
  %26 = add nsw i32 %23, %14
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %0, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !8
  %30 = add nsw i32 %24, %14
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %0, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !8
  %34 = fcmp contract olt float %29, %33
  %35 = select i1 %34, i32 %23, i32 %24
  br label %36

36:                                               ; preds = %22, %20, %11
  %37 = phi i32 [ 0, %11 ], [ %64, %20 ], [ %35, %22 ]
  %38 = sext i32 %9 to i64
  %39 = getelementptr inbounds i32, ptr %1, i64 %38
  store i32 %37, ptr %39, align 4, !tbaa !4
  br label %68

40:                                               ; preds = %40, %18
  %41 = phi i32 [ 1, %18 ], [ %65, %40 ]
  %42 = phi i32 [ 0, %18 ], [ %64, %40 ]
  %43 = phi i32 [ 0, %18 ], [ %66, %40 ]
  %44 = add nsw i32 %41, %14
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !8
  %48 = add nsw i32 %42, %14
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %0, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = fcmp contract olt float %47, %51
  %53 = select i1 %52, i32 %41, i32 %42
  %54 = add nuw nsw i32 %41, 1
  %55 = add nsw i32 %54, %14
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %0, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !8
  %59 = add nsw i32 %53, %14
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = fcmp contract olt float %58, %62
  %64 = select i1 %63, i32 %54, i32 %53
  %65 = add nuw nsw i32 %41, 2
  %66 = add i32 %43, 2
  %67 = icmp eq i32 %66, %19
  br i1 %67, label %20, label %40, !llvm.loop !10

68:                                               ; preds = %4, %36
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
