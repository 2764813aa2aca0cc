; clang sm_80, from math_hidden_cases_f64.cu
source_filename = "math_hidden_cases_f64.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @math_hidden_cases_f64(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %63

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds double, ptr %0, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !8
  %17 = fmul contract double %16, 8.000000e+00
  %18 = tail call contract noundef double @llvm.rint.f64(double %17)
  %19 = fmul contract double %18, 1.250000e-01
  %20 = getelementptr inbounds double, ptr %1, i64 %14
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = getelementptr inbounds double, ptr %2, i64 %14
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = fcmp contract ogt double %19, 6.200000e-01
  %25 = fcmp contract olt double %19, 6.300000e-01
  %26 = and i1 %24, %25
  br i1 %26, label %29, label %27

27:                                               ; preds = %13
  %28 = tail call contract noundef double @__nv_log(double noundef %19) #4
  br label %29

29:                                               ; preds = %13, %27
  %30 = phi contract double [ %28, %27 ], [ 4.200000e+01, %13 ]
  %31 = fmul contract double %19, 3.000000e+00
  %32 = fadd contract double %31, -1.875000e+00
  %33 = fcmp contract oeq double %32, 0.000000e+00
  %34 = fcmp contract olt double %19, -9.000000e+00
  %35 = or i1 %34, %33
  br i1 %35, label %38, label %36

36:                                               ; preds = %29
  %37 = tail call contract noundef double @__nv_exp(double noundef %19) #4
  br label %38

38:                                               ; preds = %29, %36
  %39 = phi contract double [ %37, %36 ], [ %21, %29 ]
  %40 = fadd contract double %30, %39
  %41 = getelementptr inbounds double, ptr %3, i64 %14
  store double %40, ptr %41, align 8, !tbaa !8
  %42 = fmul contract double %19, %19
  %43 = fmul contract double %42, 2.000000e+00
  %44 = fcmp contract oeq double %43, 7.812500e-01
  %45 = select contract i1 %44, double 7.000000e+00, double %19
  %46 = tail call contract noundef double @__nv_exp(double noundef %45) #4
  %47 = fcmp contract olt double %19, -3.000000e-01
  br i1 %47, label %48, label %52

48:                                               ; preds = %38
  %49 = fcmp contract ogt double %19, -4.000000e-01
  br i1 %49, label %54, label %50

50:                                               ; preds = %48
  %51 = tail call contract noundef double @__nv_sin(double noundef %19) #4
  br label %54

52:                                               ; preds = %38
  %53 = tail call contract noundef double @__nv_sin(double noundef %19) #4
  br label %54

54:                                               ; preds = %50, %48, %52
  %55 = phi contract double [ %53, %52 ], [ %51, %50 ], [ 9.000000e+00, %48 ]
  %56 = fadd contract double %46, %55
  %57 = tail call contract noundef double @__nv_fabs(double noundef %23) #4
  %58 = fmul contract double %57, 1.000000e+306
  %59 = tail call contract noundef double @__nv_fmin(double noundef %58, double noundef 0x7F423A516E82D9BA) #4
  %60 = tail call contract noundef double @__nv_log(double noundef %59) #4
  %61 = fadd contract double %56, %60
  %62 = getelementptr inbounds double, ptr %4, i64 %14
  store double %61, ptr %62, align 8, !tbaa !8
  br label %63

63:                                               ; preds = %54, %6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_log(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_exp(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sin(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fmin(double noundef, double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fabs(double noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #4 = { convergent nounwind }

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
