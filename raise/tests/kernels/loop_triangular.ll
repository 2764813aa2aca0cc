; clang sm_80, from loop_triangular.cu
source_filename = "loop_triangular.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @triangular(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %86

12:                                               ; preds = %5
  %13 = icmp slt i32 %10, 0
  br i1 %13, label %37, label %14

14:                                               ; preds = %12
  %15 = mul nsw i32 %4, %10
  %16 = add i32 %9, %8
  %17 = add i32 %16, 1
  %18 = and i32 %17, 1
  %19 = icmp eq i32 %10, 0
  br i1 %19, label %24, label %20

20:                                               ; preds = %14
  %21 = and i32 %17, -2
  br label %43

22:                                               ; preds = %43
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %37, label %24

24:                                               ; preds = %22, %14
  %25 = phi i32 [ 0, %14 ], [ %66, %22 ]
  %26 = phi double [ 0.000000e+00, %14 ], [ %65, %22 ]
  %27 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %27)
  %28 = add nsw i32 %25, %15
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %0, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !8
  %32 = zext nneg i32 %25 to i64
  %33 = getelementptr inbounds nuw double, ptr %1, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !8
  %35 = fmul contract double %31, %34
  %36 = fadd contract double %26, %35
  br label %37

37:                                               ; preds = %24, %22, %12
  %38 = phi double [ 0.000000e+00, %12 ], [ %65, %22 ], [ %36, %24 ]
  %39 = add nsw i32 %10, 1
  %40 = icmp slt i32 %39, %4
  br i1 %40, label %41, label %69

41:                                               ; preds = %37
  %42 = mul nsw i32 %4, %10
  br label %74

43:                                               ; preds = %43, %20
  %44 = phi i32 [ 0, %20 ], [ %66, %43 ]
  %45 = phi double [ 0.000000e+00, %20 ], [ %65, %43 ]
  %46 = phi i32 [ 0, %20 ], [ %67, %43 ]
  %47 = add nsw i32 %44, %15
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds double, ptr %0, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !8
  %51 = zext nneg i32 %44 to i64
  %52 = getelementptr inbounds nuw double, ptr %1, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !8
  %54 = fmul contract double %50, %53
  %55 = fadd contract double %45, %54
  %56 = or disjoint i32 %44, 1
  %57 = add nsw i32 %56, %15
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %0, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !8
  %61 = zext nneg i32 %56 to i64
  %62 = getelementptr inbounds nuw double, ptr %1, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !8
  %64 = fmul contract double %60, %63
  %65 = fadd contract double %55, %64
  %66 = add nuw i32 %44, 2
  %67 = add i32 %46, 2
  %68 = icmp eq i32 %67, %21
  br i1 %68, label %22, label %43, !llvm.loop !10

69:                                               ; preds = %74, %37
  %70 = phi double [ 1.000000e+00, %37 ], [ %83, %74 ]
  %71 = sext i32 %10 to i64
  %72 = getelementptr inbounds double, ptr %2, i64 %71
  store double %38, ptr %72, align 8, !tbaa !8
  %73 = getelementptr inbounds double, ptr %3, i64 %71
  store double %70, ptr %73, align 8, !tbaa !8
  br label %86

74:                                               ; preds = %41, %74
  %75 = phi i32 [ %39, %41 ], [ %84, %74 ]
  %76 = phi double [ 1.000000e+00, %41 ], [ %83, %74 ]
  %77 = add nsw i32 %75, %42
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds double, ptr %0, i64 %78
  %80 = load double, ptr %79, align 8, !tbaa !8
  %81 = fmul contract double %80, 1.000000e-01
  %82 = fadd contract double %81, 1.000000e+00
  %83 = fmul contract double %76, %82
  %84 = add nsw i32 %75, 1
  %85 = icmp slt i32 %84, %4
  br i1 %85, label %74, label %69, !llvm.loop !12

86:                                               ; preds = %5, %69
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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
