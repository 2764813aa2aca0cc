; clang sm_80, from race_mark.cu
source_filename = "race_mark.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @mark(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, float noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %6
  br i1 %13, label %14, label %65

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %2, i64 %18
  store i32 1, ptr %19, align 4, !tbaa !4
  %20 = icmp sgt i32 %5, 0
  br i1 %20, label %21, label %65

21:                                               ; preds = %14
  %22 = and i32 %5, 1
  %23 = icmp eq i32 %5, 1
  br i1 %23, label %53, label %24

24:                                               ; preds = %21
  %25 = and i32 %5, 2147483646
  br label %26

26:                                               ; preds = %26, %24
  %27 = phi i32 [ 0, %24 ], [ %48, %26 ]
  %28 = phi i32 [ 0, %24 ], [ %49, %26 ]
  %29 = load float, ptr %1, align 4, !tbaa !8
  %30 = fmul contract float %4, %29
  %31 = add nsw i32 %27, %12
  %32 = srem i32 %31, %6
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %0, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %3, i64 %36
  store float %30, ptr %37, align 4, !tbaa !8
  %38 = or disjoint i32 %27, 1
  %39 = load float, ptr %1, align 4, !tbaa !8
  %40 = fmul contract float %4, %39
  %41 = add nsw i32 %38, %12
  %42 = srem i32 %41, %6
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %0, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %3, i64 %46
  store float %40, ptr %47, align 4, !tbaa !8
  %48 = add nuw nsw i32 %27, 2
  %49 = add i32 %28, 2
  %50 = icmp eq i32 %49, %25
  br i1 %50, label %51, label %26, !llvm.loop !10

51:                                               ; preds = %26
  %52 = icmp eq i32 %22, 0
  br i1 %52, label %65, label %53

53:                                               ; preds = %51, %21
  %54 = phi i32 [ 0, %21 ], [ %48, %51 ]
  %55 = icmp ne i32 %22, 0
  tail call void @llvm.assume(i1 %55)
  %56 = load float, ptr %1, align 4, !tbaa !8
  %57 = fmul contract float %4, %56
  %58 = add nsw i32 %54, %12
  %59 = srem i32 %58, %6
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %0, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %3, i64 %63
  store float %57, ptr %64, align 4, !tbaa !8
  br label %65

65:                                               ; preds = %53, %51, %14, %7
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
