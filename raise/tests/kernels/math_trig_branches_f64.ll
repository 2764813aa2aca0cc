; clang sm_80, from math_trig_branches_f64.cu
source_filename = "math_trig_branches_f64.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @math_trig_branches_f64(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %5
  br i1 %14, label %15, label %68

15:                                               ; preds = %6
  %16 = sext i32 %13 to i64
  %17 = getelementptr inbounds double, ptr %0, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !8
  %19 = getelementptr inbounds double, ptr %1, i64 %16
  %20 = load double, ptr %19, align 8, !tbaa !8
  %21 = getelementptr inbounds double, ptr %2, i64 %16
  %22 = load double, ptr %21, align 8, !tbaa !8
  %23 = fmul contract double %18, 0.000000e+00
  %24 = tail call contract noundef double @__nv_sin(double noundef %23) #4
  %25 = fadd contract double %20, 0.000000e+00
  %26 = tail call contract noundef double @__nv_cos(double noundef %25) #4
  %27 = fmul contract double %24, %26
  %28 = fadd contract double %27, 0.000000e+00
  %29 = tail call contract noundef double @__nv_sin(double noundef %18) #4
  %30 = fadd contract double %20, 1.000000e+00
  %31 = tail call contract noundef double @__nv_cos(double noundef %30) #4
  %32 = fmul contract double %29, %31
  %33 = fadd contract double %28, %32
  %34 = fmul contract double %18, 2.000000e+00
  %35 = tail call contract noundef double @__nv_sin(double noundef %34) #4
  %36 = fadd contract double %20, 2.000000e+00
  %37 = tail call contract noundef double @__nv_cos(double noundef %36) #4
  %38 = fmul contract double %35, %37
  %39 = fadd contract double %33, %38
  %40 = fmul contract double %18, 3.000000e+00
  %41 = tail call contract noundef double @__nv_sin(double noundef %40) #4
  %42 = fadd contract double %20, 3.000000e+00
  %43 = tail call contract noundef double @__nv_cos(double noundef %42) #4
  %44 = fmul contract double %41, %43
  %45 = fadd contract double %39, %44
  %46 = fmul contract double %18, 4.000000e+00
  %47 = tail call contract noundef double @__nv_sin(double noundef %46) #4
  %48 = fadd contract double %20, 4.000000e+00
  %49 = tail call contract noundef double @__nv_cos(double noundef %48) #4
  %50 = fmul contract double %47, %49
  %51 = fadd contract double %45, %50
  %52 = getelementptr inbounds double, ptr %3, i64 %16
  store double %51, ptr %52, align 8, !tbaa !8
  %53 = fcmp contract ogt double %18, 1.000000e-01
  br i1 %53, label %54, label %59

54:                                               ; preds = %15
  %55 = tail call contract noundef double @__nv_sin(double noundef %20) #4
  %56 = tail call contract noundef double @__nv_cos(double noundef %22) #4
  %57 = fadd contract double %55, %56
  %58 = getelementptr inbounds double, ptr %4, i64 %16
  store double %57, ptr %58, align 8, !tbaa !8
  br label %68

59:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #5
  call void @__nv_sincos(double noundef %22, ptr noundef nonnull %7, ptr noundef nonnull %8) #4
  %60 = call contract noundef double @__nv_cos(double noundef %20) #4
  %61 = call contract noundef double @__nv_tan(double noundef %18) #4
  %62 = fmul contract double %60, %61
  %63 = load double, ptr %7, align 8, !tbaa !8
  %64 = load double, ptr %8, align 8, !tbaa !8
  %65 = fmul contract double %63, %64
  %66 = fadd contract double %62, %65
  %67 = getelementptr inbounds double, ptr %4, i64 %16
  store double %66, ptr %67, align 8, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  br label %68

68:                                               ; preds = %54, %59, %6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sin(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_cos(double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local void @__nv_sincos(double noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_tan(double noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #4 = { convergent nounwind }
attributes #5 = { nounwind }

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
