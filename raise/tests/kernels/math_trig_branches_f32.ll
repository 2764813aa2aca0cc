; clang sm_80, from math_trig_branches_f32.cu
source_filename = "math_trig_branches_f32.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @math_trig_branches_f32(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %5
  br i1 %14, label %15, label %69

15:                                               ; preds = %6
  %16 = sext i32 %13 to i64
  %17 = getelementptr inbounds float, ptr %0, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !8
  %19 = getelementptr inbounds float, ptr %1, i64 %16
  %20 = load float, ptr %19, align 4, !tbaa !8
  %21 = getelementptr inbounds float, ptr %2, i64 %16
  %22 = load float, ptr %21, align 4, !tbaa !8
  %23 = fmul contract float %18, 0.000000e+00
  %24 = tail call contract noundef float @__nv_sinf(float noundef %23) #4
  %25 = fadd contract float %20, 0.000000e+00
  %26 = tail call contract noundef float @__nv_cosf(float noundef %25) #4
  %27 = fmul contract float %24, %26
  %28 = fadd contract float %27, 0.000000e+00
  %29 = tail call contract noundef float @__nv_sinf(float noundef %18) #4
  %30 = fadd contract float %20, 1.000000e+00
  %31 = tail call contract noundef float @__nv_cosf(float noundef %30) #4
  %32 = fmul contract float %29, %31
  %33 = fadd contract float %28, %32
  %34 = fmul contract float %18, 2.000000e+00
  %35 = tail call contract noundef float @__nv_sinf(float noundef %34) #4
  %36 = fadd contract float %20, 2.000000e+00
  %37 = tail call contract noundef float @__nv_cosf(float noundef %36) #4
  %38 = fmul contract float %35, %37
  %39 = fadd contract float %33, %38
  %40 = fmul contract float %18, 3.000000e+00
  %41 = tail call contract noundef float @__nv_sinf(float noundef %40) #4
  %42 = fadd contract float %20, 3.000000e+00
  %43 = tail call contract noundef float @__nv_cosf(float noundef %42) #4
  %44 = fmul contract float %41, %43
  %45 = fadd contract float %39, %44
  %46 = fmul contract float %18, 4.000000e+00
  %47 = tail call contract noundef float @__nv_sinf(float noundef %46) #4
  %48 = fadd contract float %20, 4.000000e+00
  %49 = tail call contract noundef float @__nv_cosf(float noundef %48) #4
  %50 = fmul contract float %47, %49
  %51 = fadd contract float %45, %50
  %52 = getelementptr inbounds float, ptr %3, i64 %16
  store float %51, ptr %52, align 4, !tbaa !8
  %53 = fcmp contract ogt float %18, 0x3FB99999A0000000
  br i1 %53, label %54, label %60

54:                                               ; preds = %15
  %55 = fmul contract float %20, 3.000000e+05
  %56 = tail call contract noundef float @__nv_sinf(float noundef %55) #4
  %57 = tail call contract noundef float @__nv_cosf(float noundef %22) #4
  %58 = fadd contract float %56, %57
  %59 = getelementptr inbounds float, ptr %4, i64 %16
  store float %58, ptr %59, align 4, !tbaa !8
  br label %69

60:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #5
  call void @__nv_sincosf(float noundef %22, ptr noundef nonnull %7, ptr noundef nonnull %8) #4
  %61 = call contract noundef float @__nv_cosf(float noundef %20) #4
  %62 = call contract noundef float @__nv_tanf(float noundef %18) #4
  %63 = fmul contract float %61, %62
  %64 = load float, ptr %7, align 4, !tbaa !8
  %65 = load float, ptr %8, align 4, !tbaa !8
  %66 = fmul contract float %64, %65
  %67 = fadd contract float %63, %66
  %68 = getelementptr inbounds float, ptr %4, i64 %16
  store float %67, ptr %68, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #5
  br label %69

69:                                               ; preds = %54, %60, %6
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
declare dso_local float @__nv_sinf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_cosf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local void @__nv_sincosf(float noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local float @__nv_tanf(float noundef) local_unnamed_addr #3

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
!9 = !{!"float", !6, i64 0}
