; clang sm_80, from math_guards_f64.cu
source_filename = "math_guards_f64.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @math_guards_f64(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %59

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds double, ptr %0, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !8
  %17 = getelementptr inbounds double, ptr %1, i64 %14
  %18 = load double, ptr %17, align 8, !tbaa !8
  %19 = getelementptr inbounds double, ptr %2, i64 %14
  %20 = load double, ptr %19, align 8, !tbaa !8
  %21 = fcmp contract ogt double %16, 2.000000e-01
  br i1 %21, label %22, label %24

22:                                               ; preds = %13
  %23 = tail call contract noundef double @__nv_log(double noundef %16) #3
  br label %24

24:                                               ; preds = %13, %22
  %25 = phi contract double [ %23, %22 ], [ %18, %13 ]
  %26 = fcmp contract ogt double %16, 0.000000e+00
  br i1 %26, label %27, label %29

27:                                               ; preds = %24
  %28 = tail call contract noundef double @__nv_pow(double noundef %16, double noundef %18) #3
  br label %29

29:                                               ; preds = %24, %27
  %30 = phi contract double [ %28, %27 ], [ 0.000000e+00, %24 ]
  %31 = fadd contract double %25, %30
  %32 = fcmp contract ogt double %20, 0.000000e+00
  br i1 %32, label %33, label %36

33:                                               ; preds = %29
  %34 = tail call contract noundef double @__nv_log(double noundef %20) #3
  %35 = fmul contract double %20, %34
  br label %36

36:                                               ; preds = %29, %33
  %37 = phi contract double [ %35, %33 ], [ 0.000000e+00, %29 ]
  %38 = fadd contract double %31, %37
  %39 = fcmp contract olt double %18, -4.000000e-01
  br i1 %39, label %40, label %42

40:                                               ; preds = %36
  %41 = tail call contract noundef double @__nv_exp(double noundef %18) #3
  br label %42

42:                                               ; preds = %36, %40
  %43 = phi contract double [ %41, %40 ], [ 1.000000e+00, %36 ]
  %44 = fadd contract double %38, %43
  %45 = getelementptr inbounds double, ptr %3, i64 %14
  store double %44, ptr %45, align 8, !tbaa !8
  %46 = fcmp contract ogt double %20, 0x3BC79CA10C924223
  br i1 %46, label %47, label %51

47:                                               ; preds = %42
  %48 = tail call contract noundef double @__nv_pow(double noundef %20, double noundef 2.860000e-01) #3
  %49 = fdiv contract double %18, %20
  %50 = fadd contract double %49, %48
  br label %56

51:                                               ; preds = %42
  %52 = fcmp contract ugt double %20, -1.000000e-03
  br i1 %52, label %56, label %53

53:                                               ; preds = %51
  %54 = fneg contract double %20
  %55 = tail call contract noundef double @__nv_sqrt(double noundef %54) #3
  br label %56

56:                                               ; preds = %53, %51, %47
  %57 = phi double [ %50, %47 ], [ %55, %53 ], [ 1.000000e+00, %51 ]
  %58 = getelementptr inbounds double, ptr %4, i64 %14
  store double %57, ptr %58, align 8, !tbaa !8
  br label %59

59:                                               ; preds = %56, %6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local double @__nv_log(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_pow(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_exp(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sqrt(double noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #3 = { convergent nounwind }

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
