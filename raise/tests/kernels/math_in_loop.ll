; clang sm_80, from math_in_loop.cu
source_filename = "math_in_loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @math_in_loop(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %74

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !8
  %16 = getelementptr inbounds float, ptr %1, i64 %13
  %17 = fmul contract float %15, -5.000000e-01
  %18 = fmul contract float %15, %17
  %19 = tail call contract noundef float @__nv_expf(float noundef %18) #3
  %20 = load float, ptr %16, align 4, !tbaa !8
  %21 = fmul contract float %19, %20
  %22 = fadd contract float %21, 0.000000e+00
  %23 = fadd contract float %15, -1.000000e+00
  %24 = fmul contract float %23, -5.000000e-01
  %25 = fmul contract float %23, %24
  %26 = tail call contract noundef float @__nv_expf(float noundef %25) #3
  %27 = load float, ptr %16, align 4, !tbaa !8
  %28 = fmul contract float %26, %27
  %29 = fadd contract float %22, %28
  %30 = fadd contract float %15, -2.000000e+00
  %31 = fmul contract float %30, -5.000000e-01
  %32 = fmul contract float %30, %31
  %33 = tail call contract noundef float @__nv_expf(float noundef %32) #3
  %34 = load float, ptr %16, align 4, !tbaa !8
  %35 = fmul contract float %33, %34
  %36 = fadd contract float %29, %35
  %37 = fadd contract float %15, -3.000000e+00
  %38 = fmul contract float %37, -5.000000e-01
  %39 = fmul contract float %37, %38
  %40 = tail call contract noundef float @__nv_expf(float noundef %39) #3
  %41 = load float, ptr %16, align 4, !tbaa !8
  %42 = fmul contract float %40, %41
  %43 = fadd contract float %36, %42
  %44 = fadd contract float %15, -4.000000e+00
  %45 = fmul contract float %44, -5.000000e-01
  %46 = fmul contract float %44, %45
  %47 = tail call contract noundef float @__nv_expf(float noundef %46) #3
  %48 = load float, ptr %16, align 4, !tbaa !8
  %49 = fmul contract float %47, %48
  %50 = fadd contract float %43, %49
  %51 = fadd contract float %15, -5.000000e+00
  %52 = fmul contract float %51, -5.000000e-01
  %53 = fmul contract float %51, %52
  %54 = tail call contract noundef float @__nv_expf(float noundef %53) #3
  %55 = load float, ptr %16, align 4, !tbaa !8
  %56 = fmul contract float %54, %55
  %57 = fadd contract float %50, %56
  %58 = fadd contract float %15, -6.000000e+00
  %59 = fmul contract float %58, -5.000000e-01
  %60 = fmul contract float %58, %59
  %61 = tail call contract noundef float @__nv_expf(float noundef %60) #3
  %62 = load float, ptr %16, align 4, !tbaa !8
  %63 = fmul contract float %61, %62
  %64 = fadd contract float %57, %63
  %65 = getelementptr inbounds float, ptr %2, i64 %13
  store float %64, ptr %65, align 4, !tbaa !8
  %66 = fcmp contract ogt float %15, 0x3FC99999A0000000
  br i1 %66, label %67, label %69

67:                                               ; preds = %12
  %68 = tail call contract noundef float @__nv_logf(float noundef %15) #3
  br label %71

69:                                               ; preds = %12
  %70 = tail call contract noundef float @__nv_tanhf(float noundef %15) #3
  br label %71

71:                                               ; preds = %69, %67
  %72 = phi contract float [ %68, %67 ], [ %70, %69 ]
  %73 = getelementptr inbounds float, ptr %3, i64 %13
  store float %72, ptr %73, align 4, !tbaa !8
  br label %74

74:                                               ; preds = %71, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_logf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_tanhf(float noundef) local_unnamed_addr #2

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
!9 = !{!"float", !6, i64 0}
