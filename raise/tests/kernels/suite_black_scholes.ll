; clang sm_80, from suite_black_scholes.cu
source_filename = "suite_black_scholes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @suite_black_scholes(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5, float noundef %6, float noundef %7) local_unnamed_addr #0 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %5
  br i1 %14, label %15, label %96

15:                                               ; preds = %8
  %16 = sext i32 %13 to i64
  %17 = getelementptr inbounds float, ptr %2, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !8
  %19 = tail call contract noundef float @__nv_sqrtf(float noundef %18) #3
  %20 = getelementptr inbounds float, ptr %0, i64 %16
  %21 = load float, ptr %20, align 4, !tbaa !8
  %22 = getelementptr inbounds float, ptr %1, i64 %16
  %23 = load float, ptr %22, align 4, !tbaa !8
  %24 = fdiv contract float %21, %23
  %25 = tail call contract noundef float @__nv_logf(float noundef %24) #3
  %26 = fmul contract float %7, 5.000000e-01
  %27 = fmul contract float %7, %26
  %28 = fadd contract float %6, %27
  %29 = load float, ptr %17, align 4, !tbaa !8
  %30 = fmul contract float %28, %29
  %31 = fadd contract float %25, %30
  %32 = fmul contract float %7, %19
  %33 = fdiv contract float %31, %32
  %34 = fsub contract float %33, %32
  %35 = fneg contract float %6
  %36 = fmul contract float %29, %35
  %37 = tail call contract noundef float @__nv_expf(float noundef %36) #3
  %38 = tail call contract noundef float @__nv_fabsf(float noundef %33) #3
  %39 = fmul contract float %38, 0x3FCDA67120000000
  %40 = fadd contract float %39, 1.000000e+00
  %41 = fdiv contract float 1.000000e+00, %40
  %42 = fmul contract float %33, -5.000000e-01
  %43 = fmul contract float %33, %42
  %44 = tail call contract noundef float @__nv_expf(float noundef %43) #3
  %45 = fmul contract float %44, 0x3FD9884540000000
  %46 = fmul contract float %41, 0x3FF548CDE0000000
  %47 = fadd contract float %46, 0xBFFD23DD40000000
  %48 = fmul contract float %41, %47
  %49 = fadd contract float %48, 0x3FFC80EF00000000
  %50 = fmul contract float %41, %49
  %51 = fadd contract float %50, 0xBFD6D1F0E0000000
  %52 = fmul contract float %41, %51
  %53 = fadd contract float %52, 0x3FD470BF40000000
  %54 = fmul contract float %41, %53
  %55 = fmul contract float %45, %54
  %56 = fcmp contract ogt float %33, 0.000000e+00
  %57 = fsub contract float 1.000000e+00, %55
  %58 = select contract i1 %56, float %57, float %55
  %59 = tail call contract noundef float @__nv_fabsf(float noundef %34) #3
  %60 = fmul contract float %59, 0x3FCDA67120000000
  %61 = fadd contract float %60, 1.000000e+00
  %62 = fdiv contract float 1.000000e+00, %61
  %63 = fmul contract float %34, -5.000000e-01
  %64 = fmul contract float %34, %63
  %65 = tail call contract noundef float @__nv_expf(float noundef %64) #3
  %66 = fmul contract float %65, 0x3FD9884540000000
  %67 = fmul contract float %62, 0x3FF548CDE0000000
  %68 = fadd contract float %67, 0xBFFD23DD40000000
  %69 = fmul contract float %62, %68
  %70 = fadd contract float %69, 0x3FFC80EF00000000
  %71 = fmul contract float %62, %70
  %72 = fadd contract float %71, 0xBFD6D1F0E0000000
  %73 = fmul contract float %62, %72
  %74 = fadd contract float %73, 0x3FD470BF40000000
  %75 = fmul contract float %62, %74
  %76 = fmul contract float %66, %75
  %77 = fcmp contract ogt float %34, 0.000000e+00
  %78 = fsub contract float 1.000000e+00, %76
  %79 = select contract i1 %77, float %78, float %76
  %80 = load float, ptr %20, align 4, !tbaa !8
  %81 = fmul contract float %80, %58
  %82 = load float, ptr %22, align 4, !tbaa !8
  %83 = fmul contract float %37, %82
  %84 = fmul contract float %83, %79
  %85 = fsub contract float %81, %84
  %86 = getelementptr inbounds float, ptr %3, i64 %16
  store float %85, ptr %86, align 4, !tbaa !8
  %87 = load float, ptr %22, align 4, !tbaa !8
  %88 = fmul contract float %37, %87
  %89 = fsub contract float 1.000000e+00, %79
  %90 = fmul contract float %88, %89
  %91 = load float, ptr %20, align 4, !tbaa !8
  %92 = fsub contract float 1.000000e+00, %58
  %93 = fmul contract float %91, %92
  %94 = fsub contract float %90, %93
  %95 = getelementptr inbounds float, ptr %4, i64 %16
  store float %94, ptr %95, align 4, !tbaa !8
  br label %96

96:                                               ; preds = %8, %15
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_logf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_expf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) local_unnamed_addr #2

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
