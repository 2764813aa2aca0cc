; clang sm_80, from math_trig_angles_f32.cu
source_filename = "math_trig_angles_f32.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @math_trig_angles_f32(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %40

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !8
  %17 = getelementptr inbounds float, ptr %1, i64 %14
  %18 = load float, ptr %17, align 4, !tbaa !8
  %19 = getelementptr inbounds float, ptr %2, i64 %14
  %20 = load float, ptr %19, align 4, !tbaa !8
  %21 = fsub contract float %16, %18
  %22 = fmul contract float %21, 5.000000e-01
  %23 = tail call contract noundef float @__nv_sinf(float noundef %22) #3
  %24 = fmul contract float %20, 2.000000e+05
  %25 = tail call contract noundef float @__nv_sinf(float noundef %24) #3
  %26 = fmul contract float %23, %23
  %27 = tail call contract noundef float @__nv_cosf(float noundef %16) #3
  %28 = tail call contract noundef float @__nv_cosf(float noundef %18) #3
  %29 = fmul contract float %27, %28
  %30 = fmul contract float %25, %29
  %31 = fmul contract float %25, %30
  %32 = fadd contract float %26, %31
  %33 = getelementptr inbounds float, ptr %3, i64 %14
  store float %32, ptr %33, align 4, !tbaa !8
  %34 = tail call contract noundef float @__nv_sinf(float noundef %16) #3
  %35 = tail call contract noundef float @__nv_cosf(float noundef %18) #3
  %36 = fmul contract float %34, %35
  %37 = tail call contract noundef float @__nv_tanf(float noundef %20) #3
  %38 = fadd contract float %36, %37
  %39 = getelementptr inbounds float, ptr %4, i64 %14
  store float %38, ptr %39, align 4, !tbaa !8
  br label %40

40:                                               ; preds = %13, %6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local float @__nv_sinf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_cosf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_tanf(float noundef) local_unnamed_addr #2

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
