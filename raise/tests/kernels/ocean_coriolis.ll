; clang sm_80, from ocean_coriolis.cu
source_filename = "ocean_coriolis.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @ocean_coriolis(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7, float noundef %8) local_unnamed_addr #0 {
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = icmp slt i32 %14, %4
  %21 = icmp slt i32 %19, %5
  %22 = and i1 %20, %21
  br i1 %22, label %23, label %74

23:                                               ; preds = %9
  %24 = add nsw i32 %4, 2
  %25 = add nuw nsw i32 %19, 1
  %26 = mul nsw i32 %24, %25
  %27 = add nsw i32 %26, %14
  %28 = add nsw i32 %27, 1
  %29 = uitofp nneg i32 %19 to float
  %30 = fadd contract float %29, 5.000000e-01
  %31 = fmul contract float %30, %7
  %32 = fmul contract float %31, %8
  %33 = fadd contract float %6, %32
  %34 = fmul contract float %33, 2.500000e-01
  %35 = sext i32 %28 to i64
  %36 = getelementptr inbounds float, ptr %1, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = sext i32 %27 to i64
  %39 = getelementptr inbounds float, ptr %1, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = fadd contract float %37, %40
  %42 = add nsw i32 %28, %24
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %1, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !8
  %46 = fadd contract float %41, %45
  %47 = add i32 %27, %24
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %1, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = fadd contract float %46, %50
  %52 = fmul contract float %34, %51
  %53 = getelementptr inbounds float, ptr %2, i64 %35
  %54 = load float, ptr %53, align 4, !tbaa !8
  %55 = fadd contract float %54, %52
  store float %55, ptr %53, align 4, !tbaa !8
  %56 = getelementptr inbounds float, ptr %0, i64 %35
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = getelementptr float, ptr %0, i64 %38
  %59 = getelementptr i8, ptr %58, i64 8
  %60 = load float, ptr %59, align 4, !tbaa !8
  %61 = fadd contract float %57, %60
  %62 = sub nsw i32 %28, %24
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %0, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !8
  %66 = fadd contract float %61, %65
  %67 = getelementptr i8, ptr %64, i64 4
  %68 = load float, ptr %67, align 4, !tbaa !8
  %69 = fadd contract float %66, %68
  %70 = fmul contract float %34, %69
  %71 = getelementptr inbounds float, ptr %3, i64 %35
  %72 = load float, ptr %71, align 4, !tbaa !8
  %73 = fsub contract float %72, %70
  store float %73, ptr %71, align 4, !tbaa !8
  br label %74

74:                                               ; preds = %9, %23
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
