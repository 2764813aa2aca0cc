; clang sm_80, from suite_convolution_3d.cu
source_filename = "suite_convolution_3d.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @suite_convolution_3d(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp ne i32 %16, 0
  %18 = icmp sgt i32 %11, 0
  %19 = and i1 %17, %18
  %20 = add nsw i32 %3, -1
  %21 = icmp slt i32 %16, %20
  %22 = select i1 %19, i1 %21, i1 false
  %23 = add nsw i32 %4, -1
  %24 = icmp slt i32 %11, %23
  %25 = select i1 %22, i1 %24, i1 false
  %26 = add nsw i32 %2, -1
  %27 = icmp slt i32 %5, %26
  %28 = select i1 %25, i1 %27, i1 false
  br i1 %28, label %29, label %100

29:                                               ; preds = %6
  %30 = mul nsw i32 %5, %3
  %31 = add nsw i32 %30, %16
  %32 = mul nsw i32 %31, %4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = zext nneg i32 %11 to i64
  %36 = getelementptr inbounds nuw float, ptr %34, i64 %35
  %37 = mul nsw i32 %4, %3
  %38 = add i32 %37, %4
  %39 = sub i32 0, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr float, ptr %36, i64 %40
  %42 = getelementptr i8, ptr %41, i64 -4
  %43 = load float, ptr %42, align 4, !tbaa !8
  %44 = fmul contract float %43, 2.000000e+00
  %45 = getelementptr i8, ptr %41, i64 4
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = fmul contract float %46, 4.000000e+00
  %48 = fadd contract float %44, %47
  %49 = sub i32 1, %37
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %36, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !8
  %53 = fmul contract float %52, 5.000000e+00
  %54 = fadd contract float %48, %53
  %55 = sub nsw i32 %4, %37
  %56 = sext i32 %55 to i64
  %57 = getelementptr float, ptr %36, i64 %56
  %58 = getelementptr i8, ptr %57, i64 4
  %59 = load float, ptr %58, align 4, !tbaa !8
  %60 = fmul contract float %59, 8.000000e+00
  %61 = fsub contract float %54, %60
  %62 = sub nsw i32 0, %4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %36, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !8
  %66 = fmul contract float %65, 7.000000e+00
  %67 = fadd contract float %61, %66
  %68 = load float, ptr %36, align 4, !tbaa !8
  %69 = fmul contract float %68, 6.000000e+00
  %70 = fadd contract float %67, %69
  %71 = sext i32 %4 to i64
  %72 = getelementptr inbounds float, ptr %36, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !8
  %74 = fmul contract float %73, 9.000000e+00
  %75 = fsub contract float %70, %74
  %76 = sub nsw i32 %37, %4
  %77 = sext i32 %76 to i64
  %78 = getelementptr float, ptr %36, i64 %77
  %79 = getelementptr i8, ptr %78, i64 -4
  %80 = load float, ptr %79, align 4, !tbaa !8
  %81 = fmul contract float %80, 2.000000e+00
  %82 = fadd contract float %75, %81
  %83 = getelementptr i8, ptr %78, i64 4
  %84 = load float, ptr %83, align 4, !tbaa !8
  %85 = fmul contract float %84, 4.000000e+00
  %86 = fadd contract float %82, %85
  %87 = sext i32 %38 to i64
  %88 = getelementptr float, ptr %36, i64 %87
  %89 = getelementptr i8, ptr %88, i64 -4
  %90 = load float, ptr %89, align 4, !tbaa !8
  %91 = fmul contract float %90, 5.000000e+00
  %92 = fadd contract float %86, %91
  %93 = getelementptr i8, ptr %88, i64 4
  %94 = load float, ptr %93, align 4, !tbaa !8
  %95 = fmul contract float %94, 6.000000e+00
  %96 = fadd contract float %92, %95
  %97 = add nsw i32 %32, %11
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %1, i64 %98
  store float %96, ptr %99, align 4, !tbaa !8
  br label %100

100:                                              ; preds = %6, %29
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
