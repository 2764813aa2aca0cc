; clang sm_80, from race_own_rows.cu
source_filename = "race_own_rows.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @own_rows(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef writeonly captures(none) %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %6
  br i1 %13, label %14, label %75

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds i32, ptr %1, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = getelementptr i8, ptr %16, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = icmp slt i32 %17, %19
  br i1 %20, label %21, label %43

21:                                               ; preds = %14
  %22 = sub i32 %19, %17
  %23 = add i32 %17, 1
  %24 = and i32 %22, 1
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %38, label %26

26:                                               ; preds = %21
  %27 = sext i32 %17 to i64
  %28 = getelementptr inbounds double, ptr %3, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !8
  %30 = getelementptr inbounds i32, ptr %2, i64 %27
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %4, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !8
  %35 = fmul contract double %29, %34
  %36 = fadd contract double %35, 0.000000e+00
  %37 = add nsw i32 %17, 1
  br label %38

38:                                               ; preds = %26, %21
  %39 = phi double [ poison, %21 ], [ %36, %26 ]
  %40 = phi i32 [ %17, %21 ], [ %37, %26 ]
  %41 = phi double [ 0.000000e+00, %21 ], [ %36, %26 ]
  %42 = icmp eq i32 %19, %23
  br i1 %42, label %43, label %49

43:                                               ; preds = %38, %49, %14
  %44 = phi double [ 0.000000e+00, %14 ], [ %39, %38 ], [ %72, %49 ]
  %45 = getelementptr inbounds i32, ptr %0, i64 %15
  %46 = load i32, ptr %45, align 4, !tbaa !4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %5, i64 %47
  store double %44, ptr %48, align 8, !tbaa !8
  br label %75

49:                                               ; preds = %38, %49
  %50 = phi i32 [ %73, %49 ], [ %40, %38 ]
  %51 = phi double [ %72, %49 ], [ %41, %38 ]
  %52 = sext i32 %50 to i64
  %53 = getelementptr inbounds double, ptr %3, i64 %52
  %54 = load double, ptr %53, align 8, !tbaa !8
  %55 = getelementptr inbounds i32, ptr %2, i64 %52
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds double, ptr %4, i64 %57
  %59 = load double, ptr %58, align 8, !tbaa !8
  %60 = fmul contract double %54, %59
  %61 = fadd contract double %51, %60
  %62 = add nsw i32 %50, 1
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds double, ptr %3, i64 %63
  %65 = load double, ptr %64, align 8, !tbaa !8
  %66 = getelementptr inbounds i32, ptr %2, i64 %63
  %67 = load i32, ptr %66, align 4, !tbaa !4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds double, ptr %4, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !8
  %71 = fmul contract double %65, %70
  %72 = fadd contract double %61, %71
  %73 = add nsw i32 %50, 2
  %74 = icmp eq i32 %73, %19
  br i1 %74, label %43, label %49, !llvm.loop !10

75:                                               ; preds = %7, %43
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @deposit(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %61

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %1, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = getelementptr i8, ptr %14, i64 4
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = icmp slt i32 %15, %17
  br i1 %18, label %19, label %61

19:                                               ; preds = %12
  %20 = sub i32 %17, %15
  %21 = add i32 %15, 1
  %22 = and i32 %20, 1
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %35, label %24

24:                                               ; preds = %19
  %25 = sext i32 %15 to i64
  %26 = getelementptr inbounds double, ptr %2, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !8
  %28 = getelementptr inbounds i32, ptr %0, i64 %25
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds double, ptr %3, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !8
  %33 = fadd contract double %27, %32
  store double %33, ptr %31, align 8, !tbaa !8
  %34 = add nsw i32 %15, 1
  br label %35

35:                                               ; preds = %24, %19
  %36 = phi i32 [ %15, %19 ], [ %34, %24 ]
  %37 = icmp eq i32 %17, %21
  br i1 %37, label %61, label %38

38:                                               ; preds = %35, %38
  %39 = phi i32 [ %59, %38 ], [ %36, %35 ]
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr %2, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = getelementptr inbounds i32, ptr %0, i64 %40
  %44 = load i32, ptr %43, align 4, !tbaa !4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr %3, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = fadd contract double %42, %47
  store double %48, ptr %46, align 8, !tbaa !8
  %49 = add nsw i32 %39, 1
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr %2, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = getelementptr inbounds i32, ptr %0, i64 %50
  %54 = load i32, ptr %53, align 4, !tbaa !4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %3, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !8
  %58 = fadd contract double %52, %57
  store double %58, ptr %56, align 8, !tbaa !8
  %59 = add nsw i32 %39, 2
  %60 = icmp eq i32 %59, %17
  br i1 %60, label %61, label %38, !llvm.loop !12

61:                                               ; preds = %35, %38, %12, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

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
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
