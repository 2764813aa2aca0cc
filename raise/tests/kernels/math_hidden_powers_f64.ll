; clang sm_80, from math_hidden_powers_f64.cu
source_filename = "math_hidden_powers_f64.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @math_hidden_powers_f64(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %48

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds double, ptr %0, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !8
  %16 = tail call contract noundef double @__nv_fabs(double noundef %15) #4
  %17 = fmul contract double %16, 8.000000e+00
  %18 = tail call contract noundef double @llvm.rint.f64(double %17)
  %19 = fmul contract double %18, 1.250000e-01
  %20 = getelementptr inbounds double, ptr %1, i64 %13
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = fcmp contract oeq double %19, 6.250000e-01
  br i1 %22, label %25, label %23

23:                                               ; preds = %12
  %24 = tail call contract noundef double @__nv_pow(double noundef %19, double noundef 2.500000e+00) #4
  br label %25

25:                                               ; preds = %12, %23
  %26 = phi contract double [ %24, %23 ], [ 1.000000e+00, %12 ]
  %27 = fmul contract double %19, 3.000000e+00
  %28 = fadd contract double %27, -1.875000e+00
  %29 = fcmp contract oeq double %28, 0.000000e+00
  br i1 %29, label %32, label %30

30:                                               ; preds = %25
  %31 = tail call contract noundef double @__nv_pow(double noundef 1.700000e+00, double noundef %19) #4
  br label %32

32:                                               ; preds = %25, %30
  %33 = phi contract double [ %31, %30 ], [ %21, %25 ]
  %34 = fadd contract double %26, %33
  %35 = getelementptr inbounds double, ptr %2, i64 %13
  store double %34, ptr %35, align 8, !tbaa !8
  %36 = fcmp contract ogt double %19, 8.700000e-01
  %37 = fcmp contract olt double %19, 8.800000e-01
  %38 = and i1 %36, %37
  br i1 %38, label %45, label %39

39:                                               ; preds = %32
  %40 = fmul contract double %19, %19
  %41 = fmul contract double %40, 2.000000e+00
  %42 = fcmp contract oeq double %41, 2.812500e-01
  %43 = select contract i1 %42, double 7.000000e+00, double %19
  %44 = tail call contract noundef double @__nv_pow(double noundef %43, double noundef 2.860000e-01) #4
  br label %45

45:                                               ; preds = %32, %39
  %46 = phi contract double [ %44, %39 ], [ 4.200000e+01, %32 ]
  %47 = getelementptr inbounds double, ptr %3, i64 %13
  store double %46, ptr %47, align 8, !tbaa !8
  br label %48

48:                                               ; preds = %45, %5
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
declare dso_local double @__nv_fabs(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_pow(double noundef, double noundef) local_unnamed_addr #3

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
