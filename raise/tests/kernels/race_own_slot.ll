; clang sm_80, from race_own_slot.cu
source_filename = "race_own_slot.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @own_slot(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  %11 = icmp sgt i32 %2, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %63

13:                                               ; preds = %4
  %14 = shl nsw i32 %9, 2
  %15 = mul nsw i32 %2, %9
  %16 = and i32 %2, 1
  %17 = icmp eq i32 %2, 1
  br i1 %17, label %49, label %18

18:                                               ; preds = %13
  %19 = and i32 %2, 2147483646
  br label %20

20:                                               ; preds = %20, %18
  %21 = phi i32 [ 0, %18 ], [ %34, %20 ]
  %22 = phi i32 [ 0, %18 ], [ %45, %20 ]
  %23 = or disjoint i32 %21, 1
  %24 = add nsw i32 %21, %15
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = and i32 %27, 3
  %29 = or disjoint i32 %28, %14
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %1, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = add nsw i32 %32, %23
  store i32 %33, ptr %31, align 4, !tbaa !4
  %34 = add nuw nsw i32 %21, 2
  %35 = add nsw i32 %23, %15
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %0, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !4
  %39 = and i32 %38, 3
  %40 = or disjoint i32 %39, %14
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %1, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !4
  %44 = add nsw i32 %43, %34
  store i32 %44, ptr %42, align 4, !tbaa !4
  %45 = add i32 %22, 2
  %46 = icmp eq i32 %45, %19
  br i1 %46, label %47, label %20, !llvm.loop !8

47:                                               ; preds = %20
  %48 = icmp eq i32 %16, 0
  br i1 %48, label %63, label %49

49:                                               ; preds = %47, %13
  %50 = phi i32 [ 0, %13 ], [ %34, %47 ]
  %51 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %51)
  %52 = add nuw nsw i32 %50, 1
  %53 = add nsw i32 %50, %15
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr %0, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = and i32 %56, 3
  %58 = or disjoint i32 %57, %14
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %1, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !4
  %62 = add nsw i32 %61, %52
  store i32 %62, ptr %60, align 4, !tbaa !4
  br label %63

63:                                               ; preds = %49, %47, %4
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
