; clang sm_80, from stencil_3d_flat.cu
source_filename = "stencil_3d_flat.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @stencil_3d_flat(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = mul nsw i32 %3, %2
  %13 = mul nsw i32 %12, %4
  %14 = icmp slt i32 %11, %13
  br i1 %14, label %15, label %69

15:                                               ; preds = %6
  %16 = sdiv i32 %11, %2
  %17 = mul i32 %16, %2
  %18 = sub i32 %11, %17
  %19 = srem i32 %16, %3
  %20 = sdiv i32 %11, %12
  %21 = icmp eq i32 %18, 0
  br i1 %21, label %69, label %22

22:                                               ; preds = %15
  %23 = add nsw i32 %2, -1
  %24 = icmp eq i32 %18, %23
  %25 = icmp eq i32 %19, 0
  %26 = or i1 %24, %25
  br i1 %26, label %69, label %27

27:                                               ; preds = %22
  %28 = add nsw i32 %3, -1
  %29 = icmp eq i32 %19, %28
  %30 = icmp eq i32 %20, 0
  %31 = or i1 %29, %30
  %32 = add nsw i32 %4, -1
  %33 = icmp eq i32 %20, %32
  %34 = select i1 %31, i1 true, i1 %33
  br i1 %34, label %69, label %35

35:                                               ; preds = %27
  %36 = sext i32 %11 to i64
  %37 = getelementptr inbounds float, ptr %0, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = getelementptr i8, ptr %37, i64 -4
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = getelementptr i8, ptr %37, i64 4
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = fadd contract float %40, %42
  %44 = sub nsw i32 %11, %2
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !8
  %48 = fadd contract float %43, %47
  %49 = add nsw i32 %2, %11
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %0, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !8
  %53 = fadd contract float %48, %52
  %54 = sub nsw i32 %11, %12
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %0, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = fadd contract float %53, %57
  %59 = add nsw i32 %12, %11
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = fadd contract float %58, %62
  %64 = fmul contract float %38, 6.000000e+00
  %65 = fsub contract float %63, %64
  %66 = fmul contract float %5, %65
  %67 = fadd contract float %38, %66
  %68 = getelementptr inbounds float, ptr %1, i64 %36
  store float %67, ptr %68, align 4, !tbaa !8
  br label %69

69:                                               ; preds = %35, %27, %22, %15, %6
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
