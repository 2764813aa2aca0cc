; clang sm_80, from gradient_loop_column.cu
source_filename = "gradient_loop_column.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @integrate(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, double noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %3
  br i1 %12, label %13, label %76

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds double, ptr %0, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !8
  %17 = add nsw i32 %4, 1
  %18 = mul nsw i32 %17, %11
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %2, i64 %19
  store double %16, ptr %20, align 8, !tbaa !8
  %21 = icmp sgt i32 %4, 0
  br i1 %21, label %22, label %76

22:                                               ; preds = %13
  %23 = getelementptr inbounds double, ptr %1, i64 %14
  %24 = sext i32 %18 to i64
  %25 = shl nsw i64 %24, 3
  %26 = getelementptr i8, ptr %2, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = and i32 %4, 1
  %29 = icmp eq i32 %4, 1
  br i1 %29, label %62, label %30

30:                                               ; preds = %22
  %31 = and i32 %4, 2147483646
  br label %32

32:                                               ; preds = %32, %30
  %33 = phi double [ %27, %30 ], [ %55, %32 ]
  %34 = phi i32 [ 0, %30 ], [ %57, %32 ]
  %35 = phi i32 [ 0, %30 ], [ %58, %32 ]
  %36 = add nsw i32 %34, %18
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds double, ptr %2, i64 %37
  %39 = load double, ptr %23, align 8, !tbaa !8
  %40 = fmul contract double %5, %39
  %41 = fmul contract double %33, %40
  %42 = fsub contract double 1.000000e+00, %33
  %43 = fmul contract double %42, %41
  %44 = fadd contract double %33, %43
  %45 = getelementptr i8, ptr %38, i64 8
  store double %44, ptr %45, align 8, !tbaa !8
  %46 = or disjoint i32 %34, 1
  %47 = add nsw i32 %46, %18
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds double, ptr %2, i64 %48
  %50 = load double, ptr %23, align 8, !tbaa !8
  %51 = fmul contract double %5, %50
  %52 = fmul contract double %44, %51
  %53 = fsub contract double 1.000000e+00, %44
  %54 = fmul contract double %53, %52
  %55 = fadd contract double %44, %54
  %56 = getelementptr i8, ptr %49, i64 8
  store double %55, ptr %56, align 8, !tbaa !8
  %57 = add nuw nsw i32 %34, 2
  %58 = add i32 %35, 2
  %59 = icmp eq i32 %58, %31
  br i1 %59, label %60, label %32, !llvm.loop !10

60:                                               ; preds = %32
  %61 = icmp eq i32 %28, 0
  br i1 %61, label %76, label %62

62:                                               ; preds = %60, %22
  %63 = phi double [ %27, %22 ], [ %55, %60 ]
  %64 = phi i32 [ 0, %22 ], [ %57, %60 ]
  %65 = icmp ne i32 %28, 0
  tail call void @llvm.assume(i1 %65)
  %66 = add nsw i32 %64, %18
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr %2, i64 %67
  %69 = load double, ptr %23, align 8, !tbaa !8
  %70 = fmul contract double %5, %69
  %71 = fmul contract double %63, %70
  %72 = fsub contract double 1.000000e+00, %63
  %73 = fmul contract double %72, %71
  %74 = fadd contract double %63, %73
  %75 = getelementptr i8, ptr %68, i64 8
  store double %74, ptr %75, align 8, !tbaa !8
  br label %76

76:                                               ; preds = %62, %60, %13, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @observe(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %69

12:                                               ; preds = %5
  %13 = icmp slt i32 %4, 0
  br i1 %13, label %38, label %14

14:                                               ; preds = %12
  %15 = add nuw nsw i32 %4, 1
  %16 = mul nsw i32 %15, %10
  %17 = add nuw i32 %4, 1
  %18 = and i32 %17, 1
  %19 = icmp eq i32 %4, 0
  br i1 %19, label %24, label %20

20:                                               ; preds = %14
  %21 = and i32 %17, -2
  br label %41

22:                                               ; preds = %41
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %38, label %24

24:                                               ; preds = %22, %14
  %25 = phi i32 [ 0, %14 ], [ %66, %22 ]
  %26 = phi double [ 0.000000e+00, %14 ], [ %65, %22 ]
  %27 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %27)
  %28 = zext nneg i32 %25 to i64
  %29 = getelementptr inbounds nuw double, ptr %1, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !8
  %31 = add nsw i32 %25, %16
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %0, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !8
  %35 = fmul contract double %30, %34
  %36 = fmul contract double %34, %35
  %37 = fadd contract double %26, %36
  br label %38

38:                                               ; preds = %24, %22, %12
  %39 = phi double [ 0.000000e+00, %12 ], [ %65, %22 ], [ %37, %24 ]
  %40 = atomicrmw fadd ptr %2, double %39 seq_cst, align 8
  br label %69

41:                                               ; preds = %41, %20
  %42 = phi i32 [ 0, %20 ], [ %66, %41 ]
  %43 = phi double [ 0.000000e+00, %20 ], [ %65, %41 ]
  %44 = phi i32 [ 0, %20 ], [ %67, %41 ]
  %45 = zext nneg i32 %42 to i64
  %46 = getelementptr inbounds nuw double, ptr %1, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = add nsw i32 %42, %16
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds double, ptr %0, i64 %49
  %51 = load double, ptr %50, align 8, !tbaa !8
  %52 = fmul contract double %47, %51
  %53 = fmul contract double %51, %52
  %54 = fadd contract double %43, %53
  %55 = or disjoint i32 %42, 1
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw double, ptr %1, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = add nsw i32 %55, %16
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr %0, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = fmul contract double %58, %62
  %64 = fmul contract double %62, %63
  %65 = fadd contract double %54, %64
  %66 = add nuw i32 %42, 2
  %67 = add i32 %44, 2
  %68 = icmp eq i32 %67, %21
  br i1 %68, label %22, label %41, !llvm.loop !12

69:                                               ; preds = %5, %38
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
