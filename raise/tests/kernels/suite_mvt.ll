; clang sm_80, from suite_mvt.cu
source_filename = "suite_mvt.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @suite_mvt(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %63

13:                                               ; preds = %4
  %14 = mul nsw i32 %3, %9
  %15 = sext i32 %9 to i64
  %16 = getelementptr inbounds double, ptr %1, i64 %15
  %17 = load double, ptr %16, align 8, !tbaa !8
  %18 = and i32 %3, 1
  %19 = icmp eq i32 %3, 1
  br i1 %19, label %50, label %20

20:                                               ; preds = %13
  %21 = and i32 %3, 2147483646
  br label %22

22:                                               ; preds = %22, %20
  %23 = phi double [ %17, %20 ], [ %44, %22 ]
  %24 = phi i32 [ 0, %20 ], [ %45, %22 ]
  %25 = phi i32 [ 0, %20 ], [ %46, %22 ]
  %26 = add nsw i32 %24, %14
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %0, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !8
  %30 = zext nneg i32 %24 to i64
  %31 = getelementptr inbounds nuw double, ptr %2, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !8
  %33 = fmul contract double %29, %32
  %34 = fadd contract double %23, %33
  store double %34, ptr %16, align 8, !tbaa !8
  %35 = or disjoint i32 %24, 1
  %36 = add nsw i32 %35, %14
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds double, ptr %0, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = zext nneg i32 %35 to i64
  %41 = getelementptr inbounds nuw double, ptr %2, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = fmul contract double %39, %42
  %44 = fadd contract double %34, %43
  store double %44, ptr %16, align 8, !tbaa !8
  %45 = add nuw nsw i32 %24, 2
  %46 = add i32 %25, 2
  %47 = icmp eq i32 %46, %21
  br i1 %47, label %48, label %22, !llvm.loop !10

48:                                               ; preds = %22
  %49 = icmp eq i32 %18, 0
  br i1 %49, label %63, label %50

50:                                               ; preds = %48, %13
  %51 = phi double [ %17, %13 ], [ %44, %48 ]
  %52 = phi i32 [ 0, %13 ], [ %45, %48 ]
  %53 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %53)
  %54 = add nsw i32 %52, %14
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %0, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !8
  %58 = zext nneg i32 %52 to i64
  %59 = getelementptr inbounds nuw double, ptr %2, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !8
  %61 = fmul contract double %57, %60
  %62 = fadd contract double %51, %61
  store double %62, ptr %16, align 8, !tbaa !8
  br label %63

63:                                               ; preds = %50, %48, %4
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
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
