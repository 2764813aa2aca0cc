; clang sm_80, from reported_middle_sum.cu
source_filename = "reported_middle_sum.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @reported_middle_sum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = icmp slt i32 %12, %4
  %19 = icmp slt i32 %17, %6
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %87

21:                                               ; preds = %7
  %22 = icmp sgt i32 %5, 0
  br i1 %22, label %23, label %47

23:                                               ; preds = %21
  %24 = mul nuw nsw i32 %5, %17
  %25 = and i32 %5, 1
  %26 = icmp eq i32 %5, 1
  br i1 %26, label %31, label %27

27:                                               ; preds = %23
  %28 = and i32 %5, 2147483646
  br label %57

29:                                               ; preds = %57
  %30 = icmp eq i32 %25, 0
  br i1 %30, label %47, label %31

31:                                               ; preds = %29, %23
  %32 = phi i32 [ 0, %23 ], [ %84, %29 ]
  %33 = phi i32 [ 0, %23 ], [ %83, %29 ]
  %34 = phi double [ -1.000000e+300, %23 ], [ %82, %29 ]
  %35 = phi double [ 0.000000e+00, %23 ], [ %80, %29 ]
  %36 = icmp ne i32 %25, 0
  tail call void @llvm.assume(i1 %36)
  %37 = add nuw nsw i32 %32, %24
  %38 = mul nsw i32 %37, %4
  %39 = add nsw i32 %38, %12
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr %0, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = fadd contract double %35, %42
  %44 = fcmp contract ogt double %42, %34
  %45 = select i1 %44, double %42, double %34
  %46 = select i1 %44, i32 %32, i32 %33
  br label %47

47:                                               ; preds = %31, %29, %21
  %48 = phi double [ 0.000000e+00, %21 ], [ %80, %29 ], [ %43, %31 ]
  %49 = phi double [ -1.000000e+300, %21 ], [ %82, %29 ], [ %45, %31 ]
  %50 = phi i32 [ 0, %21 ], [ %83, %29 ], [ %46, %31 ]
  %51 = mul nsw i32 %4, %17
  %52 = add nsw i32 %51, %12
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds double, ptr %1, i64 %53
  store double %48, ptr %54, align 8, !tbaa !8
  %55 = getelementptr inbounds double, ptr %2, i64 %53
  store double %49, ptr %55, align 8, !tbaa !8
  %56 = getelementptr inbounds i32, ptr %3, i64 %53
  store i32 %50, ptr %56, align 4, !tbaa !4
  br label %87

57:                                               ; preds = %57, %27
  %58 = phi i32 [ 0, %27 ], [ %84, %57 ]
  %59 = phi i32 [ 0, %27 ], [ %83, %57 ]
  %60 = phi double [ -1.000000e+300, %27 ], [ %82, %57 ]
  %61 = phi double [ 0.000000e+00, %27 ], [ %80, %57 ]
  %62 = phi i32 [ 0, %27 ], [ %85, %57 ]
  %63 = add nuw nsw i32 %58, %24
  %64 = mul nsw i32 %63, %4
  %65 = add nsw i32 %64, %12
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds double, ptr %0, i64 %66
  %68 = load double, ptr %67, align 8, !tbaa !8
  %69 = fadd contract double %61, %68
  %70 = fcmp contract ogt double %68, %60
  %71 = select i1 %70, double %68, double %60
  %72 = select i1 %70, i32 %58, i32 %59
  %73 = or disjoint i32 %58, 1
  %74 = add nuw nsw i32 %73, %24
  %75 = mul nsw i32 %74, %4
  %76 = add nsw i32 %75, %12
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds double, ptr %0, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !8
  %80 = fadd contract double %69, %79
  %81 = fcmp contract ogt double %79, %71
  %82 = select i1 %81, double %79, double %71
  %83 = select i1 %81, i32 %73, i32 %72
  %84 = add nuw nsw i32 %58, 2
  %85 = add i32 %62, 2
  %86 = icmp eq i32 %85, %28
  br i1 %86, label %29, label %57, !llvm.loop !10

87:                                               ; preds = %7, %47
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

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
