; clang sm_80, from math_elementary_f64.cu
source_filename = "math_elementary_f64.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @math_elementary_f64(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
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
  %16 = getelementptr inbounds double, ptr %1, i64 %13
  %17 = load double, ptr %16, align 8, !tbaa !8
  %18 = tail call contract noundef double @__nv_exp(double noundef %15) #3
  %19 = fneg contract double %17
  %20 = tail call contract noundef double @__nv_exp(double noundef %19) #3
  %21 = fmul contract double %20, 2.000000e+00
  %22 = fadd contract double %18, %21
  %23 = tail call contract noundef double @__nv_fabs(double noundef %15) #3
  %24 = fadd contract double %23, 5.000000e-01
  %25 = tail call contract noundef double @__nv_log(double noundef %24) #3
  %26 = fmul contract double %17, %17
  %27 = fadd contract double %26, 1.000000e-01
  %28 = tail call contract noundef double @__nv_log2(double noundef %27) #3
  %29 = tail call contract noundef double @__nv_fabs(double noundef %17) #3
  %30 = fadd contract double %29, 2.000000e+00
  %31 = tail call contract noundef double @__nv_log10(double noundef %30) #3
  %32 = fmul contract double %28, %31
  %33 = fsub contract double %25, %32
  %34 = fmul contract double %22, %33
  %35 = fmul contract double %15, 1.000000e-01
  %36 = tail call contract noundef double @__nv_expm1(double noundef %35) #3
  %37 = fadd contract double %36, %34
  %38 = fmul contract double %15, %15
  %39 = tail call contract noundef double @__nv_log1p(double noundef %38) #3
  %40 = fadd contract double %39, %37
  %41 = getelementptr inbounds double, ptr %2, i64 %13
  store double %40, ptr %41, align 8, !tbaa !8
  %42 = tail call contract noundef double @__nv_exp2(double noundef %15) #3
  %43 = fmul contract double %17, 2.000000e-01
  %44 = tail call contract noundef double @__nv_exp10(double noundef %43) #3
  %45 = fmul contract double %15, %44
  %46 = fsub contract double %42, %45
  %47 = getelementptr inbounds double, ptr %3, i64 %13
  store double %46, ptr %47, align 8, !tbaa !8
  br label %48

48:                                               ; preds = %12, %5
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
declare dso_local double @__nv_log(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fabs(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_log2(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_log10(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_expm1(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_log1p(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_exp2(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_exp10(double noundef) local_unnamed_addr #2

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
