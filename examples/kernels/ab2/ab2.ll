; clang sm_80, from ab2.cu
source_filename = "ab2.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @ab2(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef readonly captures(none) %4, ptr noundef readonly captures(none) %5, ptr noundef captures(none) %6, ptr noundef captures(none) %7, ptr noundef captures(none) %8, i32 noundef %9, float noundef %10, float noundef %11) local_unnamed_addr #0 {
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = mul i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = add i32 %15, %16
  %18 = icmp slt i32 %17, %9
  br i1 %18, label %19, label %59

19:                                               ; preds = %12
  %20 = fadd contract float %11, 1.500000e+00
  %21 = sext i32 %17 to i64
  %22 = getelementptr inbounds float, ptr %3, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !8
  %24 = fmul contract float %20, %23
  %25 = fadd contract float %11, 5.000000e-01
  %26 = getelementptr inbounds float, ptr %6, i64 %21
  %27 = load float, ptr %26, align 4, !tbaa !8
  %28 = fmul contract float %25, %27
  %29 = fsub contract float %24, %28
  %30 = fmul contract float %10, %29
  %31 = getelementptr inbounds float, ptr %0, i64 %21
  %32 = load float, ptr %31, align 4, !tbaa !8
  %33 = fadd contract float %32, %30
  store float %33, ptr %31, align 4, !tbaa !8
  %34 = getelementptr inbounds float, ptr %4, i64 %21
  %35 = load float, ptr %34, align 4, !tbaa !8
  %36 = fmul contract float %20, %35
  %37 = getelementptr inbounds float, ptr %7, i64 %21
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = fmul contract float %25, %38
  %40 = fsub contract float %36, %39
  %41 = fmul contract float %10, %40
  %42 = getelementptr inbounds float, ptr %1, i64 %21
  %43 = load float, ptr %42, align 4, !tbaa !8
  %44 = fadd contract float %43, %41
  store float %44, ptr %42, align 4, !tbaa !8
  %45 = getelementptr inbounds float, ptr %5, i64 %21
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = fmul contract float %20, %46
  %48 = getelementptr inbounds float, ptr %8, i64 %21
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = fmul contract float %25, %49
  %51 = fsub contract float %47, %50
  %52 = fmul contract float %10, %51
  %53 = getelementptr inbounds float, ptr %2, i64 %21
  %54 = load float, ptr %53, align 4, !tbaa !8
  %55 = fadd contract float %54, %52
  store float %55, ptr %53, align 4, !tbaa !8
  %56 = load float, ptr %22, align 4, !tbaa !8
  store float %56, ptr %26, align 4, !tbaa !8
  %57 = load float, ptr %34, align 4, !tbaa !8
  store float %57, ptr %37, align 4, !tbaa !8
  %58 = load float, ptr %45, align 4, !tbaa !8
  store float %58, ptr %48, align 4, !tbaa !8
  br label %59

59:                                               ; preds = %19, %12
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
