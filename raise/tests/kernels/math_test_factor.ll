; clang sm_80, from math_test_factor.cu
source_filename = "math_test_factor.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @math_test_factor(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %5
  br i1 %13, label %14, label %83

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds float, ptr %0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !8
  %18 = add nsw i32 %12, 3
  %19 = srem i32 %18, 5
  %20 = sitofp i32 %19 to float
  %21 = fdiv contract float %17, %20
  %22 = fcmp contract ogt float %21, 0.000000e+00
  %23 = uitofp i1 %22 to float
  %24 = fmul contract float %21, %23
  %25 = getelementptr inbounds float, ptr %2, i64 %15
  store float %24, ptr %25, align 4, !tbaa !8
  %26 = load float, ptr %16, align 4, !tbaa !8
  %27 = fcmp contract ogt float %21, -1.000000e+00
  %28 = uitofp i1 %27 to float
  %29 = fcmp contract ole float %21, -1.000000e+00
  %30 = uitofp i1 %29 to float
  %31 = fmul contract float %30, 0x3FB99999A0000000
  %32 = fadd contract float %31, %28
  %33 = fmul contract float %26, %32
  %34 = getelementptr inbounds float, ptr %3, i64 %15
  store float %33, ptr %34, align 4, !tbaa !8
  %35 = icmp sgt i32 %6, 0
  br i1 %35, label %36, label %56

36:                                               ; preds = %14
  %37 = mul nsw i32 %6, %12
  %38 = and i32 %6, 1
  %39 = icmp eq i32 %6, 1
  br i1 %39, label %44, label %40

40:                                               ; preds = %36
  %41 = and i32 %6, 2147483646
  br label %59

42:                                               ; preds = %59
  %43 = icmp eq i32 %38, 0
  br i1 %43, label %56, label %44

44:                                               ; preds = %42, %36
  %45 = phi i32 [ 0, %36 ], [ %80, %42 ]
  %46 = phi double [ 0.000000e+00, %36 ], [ %79, %42 ]
  %47 = icmp ne i32 %38, 0
  tail call void @llvm.assume(i1 %47)
  %48 = add nsw i32 %45, %37
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds double, ptr %1, i64 %49
  %51 = load double, ptr %50, align 8, !tbaa !10
  %52 = icmp sgt i32 %45, %12
  %53 = uitofp i1 %52 to double
  %54 = fmul contract double %51, %53
  %55 = fadd contract double %46, %54
  br label %56

56:                                               ; preds = %44, %42, %14
  %57 = phi double [ 0.000000e+00, %14 ], [ %79, %42 ], [ %55, %44 ]
  %58 = getelementptr inbounds double, ptr %4, i64 %15
  store double %57, ptr %58, align 8, !tbaa !10
  br label %83

59:                                               ; preds = %59, %40
  %60 = phi i32 [ 0, %40 ], [ %80, %59 ]
  %61 = phi double [ 0.000000e+00, %40 ], [ %79, %59 ]
  %62 = phi i32 [ 0, %40 ], [ %81, %59 ]
  %63 = add nsw i32 %60, %37
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds double, ptr %1, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !10
  %67 = icmp sgt i32 %60, %12
  %68 = uitofp i1 %67 to double
  %69 = fmul contract double %66, %68
  %70 = fadd contract double %61, %69
  %71 = or disjoint i32 %60, 1
  %72 = add nsw i32 %71, %37
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds double, ptr %1, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !10
  %76 = icmp sge i32 %60, %12
  %77 = uitofp i1 %76 to double
  %78 = fmul contract double %75, %77
  %79 = fadd contract double %70, %78
  %80 = add nuw nsw i32 %60, 2
  %81 = add i32 %62, 2
  %82 = icmp eq i32 %81, %41
  br i1 %82, label %42, label %59, !llvm.loop !12

83:                                               ; preds = %7, %56
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
!10 = !{!11, !11, i64 0}
!11 = !{!"double", !6, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
