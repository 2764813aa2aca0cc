; clang sm_80, from math_hidden_powers_f32.cu
source_filename = "math_hidden_powers_f32.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @math_hidden_powers_f32(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %58

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !8
  %16 = tail call contract noundef float @__nv_fabsf(float noundef %15) #4
  %17 = fmul contract float %16, 8.000000e+00
  %18 = tail call contract noundef float @llvm.rint.f32(float %17)
  %19 = fmul contract float %18, 1.250000e-01
  %20 = getelementptr inbounds float, ptr %1, i64 %13
  %21 = load float, ptr %20, align 4, !tbaa !8
  %22 = fcmp contract oeq float %19, 6.250000e-01
  br i1 %22, label %25, label %23

23:                                               ; preds = %12
  %24 = tail call contract noundef float @__nv_powf(float noundef %19, float noundef 2.500000e+00) #4
  br label %25

25:                                               ; preds = %12, %23
  %26 = phi contract float [ %24, %23 ], [ 1.000000e+00, %12 ]
  %27 = fmul contract float %19, 3.000000e+00
  %28 = fadd contract float %27, -1.875000e+00
  %29 = fcmp contract oeq float %28, 0.000000e+00
  br i1 %29, label %32, label %30

30:                                               ; preds = %25
  %31 = tail call contract noundef float @__nv_powf(float noundef 0x3FFB333340000000, float noundef %19) #4
  br label %32

32:                                               ; preds = %25, %30
  %33 = phi contract float [ %31, %30 ], [ %21, %25 ]
  %34 = fadd contract float %26, %33
  %35 = fmul contract float %19, %19
  %36 = fmul contract float %35, 2.000000e+00
  %37 = fcmp contract oeq float %36, 2.812500e-01
  %38 = select contract i1 %37, float 7.000000e+00, float %19
  %39 = tail call contract noundef float @__nv_powf(float noundef %38, float noundef 0x3FD24DD300000000) #4
  %40 = fadd contract float %34, %39
  %41 = getelementptr inbounds float, ptr %2, i64 %13
  store float %40, ptr %41, align 4, !tbaa !8
  %42 = fcmp contract ogt float %19, 0x3FEBD70A40000000
  %43 = fcmp contract olt float %19, 0x3FEC28F5C0000000
  %44 = and i1 %42, %43
  br i1 %44, label %47, label %45

45:                                               ; preds = %32
  %46 = tail call contract noundef float @__nv_powf(float noundef %19, float noundef -1.500000e+00) #4
  br label %47

47:                                               ; preds = %32, %45
  %48 = phi contract float [ %46, %45 ], [ 4.200000e+01, %32 ]
  %49 = fmul contract float %19, 1.500000e+00
  %50 = fadd contract float %49, 1.000000e+00
  %51 = fcmp contract oeq float %50, 2.500000e+00
  br i1 %51, label %54, label %52

52:                                               ; preds = %47
  %53 = tail call contract noundef float @__nv_fmodf(float noundef %19, float noundef 0x3FE6666660000000) #4
  br label %54

54:                                               ; preds = %47, %52
  %55 = phi contract float [ %53, %52 ], [ 5.000000e+00, %47 ]
  %56 = fadd contract float %48, %55
  %57 = getelementptr inbounds float, ptr %3, i64 %13
  store float %56, ptr %57, align 4, !tbaa !8
  br label %58

58:                                               ; preds = %54, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_powf(float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fmodf(float noundef, float noundef) local_unnamed_addr #3

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
!9 = !{!"float", !6, i64 0}
