; clang sm_80, from gradient_powers_of_one.cu
source_filename = "gradient_powers_of_one.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @powers(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, double noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %49

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds double, ptr %0, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !8
  %16 = getelementptr inbounds double, ptr %1, i64 %13
  %17 = load double, ptr %16, align 8, !tbaa !8
  %18 = tail call contract noundef double @__nv_pow(double noundef %15, double noundef 8.000000e-01) #3
  %19 = fmul contract double %18, 3.600000e+00
  %20 = tail call contract noundef double @__nv_pow(double noundef %15, double noundef 1.300000e+00) #3
  %21 = fmul contract double %20, 6.100000e-01
  %22 = fadd contract double %21, 1.000000e+00
  %23 = fmul contract double %22, 2.000000e+00
  %24 = fadd contract double %19, %23
  %25 = tail call contract noundef double @__nv_pow(double noundef %15, double noundef 0x3FE6666666666666) #3
  %26 = fmul contract double %25, 2.000000e+00
  %27 = tail call contract noundef double @__nv_log(double noundef %26) #3
  %28 = tail call contract noundef double @__nv_pow(double noundef %15, double noundef -1.500000e+00) #3
  %29 = fmul contract double %28, 3.600000e+00
  %30 = fadd contract double %29, -1.000000e+00
  %31 = tail call contract noundef double @__nv_fabs(double noundef %30) #3
  %32 = fsub contract double %27, %31
  %33 = fadd contract double %24, %32
  %34 = tail call contract noundef double @__nv_pow(double noundef 1.700000e+00, double noundef %17) #3
  %35 = fmul contract double %34, 3.600000e+00
  %36 = tail call contract noundef double @__nv_pow(double noundef %15, double noundef %17) #3
  %37 = fmul contract double %36, 2.500000e+00
  %38 = fadd contract double %35, %37
  %39 = tail call contract noundef double @__nv_pow(double noundef %15, double noundef 3.000000e+00) #3
  %40 = fmul contract double %39, 2.000000e+00
  %41 = fadd contract double %38, %40
  %42 = fadd contract double %33, %41
  %43 = tail call contract noundef double @__nv_fmax(double noundef %15, double noundef 1.000000e-01) #3
  %44 = tail call contract noundef double @__nv_pow(double noundef %43, double noundef 3.000000e-01) #3
  %45 = fmul contract double %4, %44
  %46 = fmul contract double %45, 2.500000e+00
  %47 = fadd contract double %42, %46
  %48 = atomicrmw fadd ptr %2, double %47 seq_cst, align 8
  br label %49

49:                                               ; preds = %12, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local double @__nv_pow(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_log(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fabs(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fmax(double noundef, double noundef) local_unnamed_addr #2

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
