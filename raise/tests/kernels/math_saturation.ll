; clang sm_80, from math_saturation.cu
source_filename = "math_saturation.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @math_saturation(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %68

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds double, ptr %0, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !8
  %16 = fmul contract double %15, 1.000000e+01
  %17 = fadd contract double %16, 2.700000e+02
  %18 = getelementptr inbounds double, ptr %1, i64 %13
  %19 = load double, ptr %18, align 8, !tbaa !8
  %20 = fmul contract double %19, 1.000000e+04
  %21 = fadd contract double %20, 5.000000e+04
  %22 = fadd contract double %17, -2.731500e+02
  %23 = fmul contract double %22, 1.767000e+01
  %24 = fadd contract double %17, -2.965000e+01
  %25 = fdiv contract double %23, %24
  %26 = tail call contract noundef double @__nv_exp(double noundef %25) #3
  %27 = fmul contract double %26, 6.112000e+02
  %28 = fmul contract double %27, 6.220000e-01
  %29 = fsub contract double %21, %27
  %30 = tail call contract noundef double @__nv_fmax(double noundef %29, double noundef 1.000000e+00) #3
  %31 = fdiv contract double %28, %30
  %32 = fdiv contract double 1.000000e+05, %21
  %33 = tail call contract noundef double @__nv_pow(double noundef %32, double noundef 0x3FD2492492492492) #3
  %34 = fmul contract double %17, %33
  %35 = load double, ptr %14, align 8, !tbaa !8
  %36 = fmul contract double %35, %35
  %37 = load double, ptr %18, align 8, !tbaa !8
  %38 = fmul contract double %37, 5.000000e-01
  %39 = fmul contract double %37, %38
  %40 = fadd contract double %36, %39
  %41 = tail call contract noundef double @__nv_sqrt(double noundef %40) #3
  %42 = fmul contract double %41, 2.560000e-02
  %43 = load double, ptr %14, align 8, !tbaa !8
  %44 = fmul contract double %43, 3.000000e-01
  %45 = fsub contract double 1.000000e+00, %44
  %46 = tail call contract noundef double @__nv_fmax(double noundef 0.000000e+00, double noundef %45) #3
  %47 = tail call contract noundef double @__nv_sqrt(double noundef %46) #3
  %48 = fmul contract double %42, %47
  %49 = tail call contract noundef double @__nv_log(double noundef %34) #3
  %50 = fmul contract double %48, %49
  %51 = fadd contract double %31, %50
  %52 = getelementptr inbounds double, ptr %2, i64 %13
  store double %51, ptr %52, align 8, !tbaa !8
  %53 = load double, ptr %14, align 8, !tbaa !8
  %54 = fcmp contract ogt double %53, 0.000000e+00
  br i1 %54, label %55, label %62

55:                                               ; preds = %12
  %56 = fdiv contract double %17, 2.731500e+02
  %57 = tail call contract noundef double @__nv_log(double noundef %56) #3
  %58 = load double, ptr %18, align 8, !tbaa !8
  %59 = fmul contract double %58, -1.000000e-01
  %60 = tail call contract noundef double @__nv_exp(double noundef %59) #3
  %61 = fmul contract double %57, %60
  br label %65

62:                                               ; preds = %12
  %63 = fmul contract double %53, 2.000000e-01
  %64 = tail call contract noundef double @__nv_exp(double noundef %63) #3
  br label %65

65:                                               ; preds = %62, %55
  %66 = phi contract double [ %61, %55 ], [ %64, %62 ]
  %67 = getelementptr inbounds double, ptr %3, i64 %13
  store double %66, ptr %67, align 8, !tbaa !8
  br label %68

68:                                               ; preds = %65, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local double @__nv_exp(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fmax(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_pow(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sqrt(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_log(double noundef) local_unnamed_addr #2

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
