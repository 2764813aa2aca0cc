; clang sm_80, from suite_srad.cu
source_filename = "suite_srad.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @coefficients(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = icmp slt i32 %15, %2
  %17 = icmp slt i32 %10, %3
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %88

19:                                               ; preds = %5
  %20 = tail call i32 @llvm.usub.sat.i32(i32 %15, i32 1)
  %21 = add nsw i32 %2, -1
  %22 = icmp ne i32 %15, %21
  %23 = zext i1 %22 to i32
  %24 = add nuw nsw i32 %15, %23
  %25 = tail call i32 @llvm.usub.sat.i32(i32 %10, i32 1)
  %26 = add nsw i32 %3, -1
  %27 = icmp ne i32 %10, %26
  %28 = zext i1 %27 to i32
  %29 = mul nsw i32 %3, %15
  %30 = add i32 %29, %10
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %0, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !8
  %34 = mul nsw i32 %3, %20
  %35 = add nsw i32 %34, %10
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %0, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = fsub contract float %38, %33
  %40 = mul nsw i32 %24, %3
  %41 = add nsw i32 %40, %10
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %0, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = fsub contract float %44, %33
  %46 = add nsw i32 %29, %25
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %0, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = fsub contract float %49, %33
  %51 = add i32 %30, %28
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %0, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !8
  %55 = fsub contract float %54, %33
  %56 = fmul contract float %39, %39
  %57 = fmul contract float %45, %45
  %58 = fadd contract float %56, %57
  %59 = fmul contract float %50, %50
  %60 = fadd contract float %58, %59
  %61 = fmul contract float %55, %55
  %62 = fadd contract float %60, %61
  %63 = fmul contract float %33, %33
  %64 = fdiv contract float %62, %63
  %65 = fadd contract float %39, %45
  %66 = fadd contract float %65, %50
  %67 = fadd contract float %66, %55
  %68 = fdiv contract float %67, %33
  %69 = fmul contract float %64, 5.000000e-01
  %70 = fmul contract float %68, 6.250000e-02
  %71 = fmul contract float %68, %70
  %72 = fsub contract float %69, %71
  %73 = fmul contract float %68, 2.500000e-01
  %74 = fadd contract float %73, 1.000000e+00
  %75 = fmul contract float %74, %74
  %76 = fdiv contract float %72, %75
  %77 = fsub contract float %76, %4
  %78 = fadd contract float %4, 1.000000e+00
  %79 = fmul contract float %4, %78
  %80 = fdiv contract float %77, %79
  %81 = fadd contract float %80, 1.000000e+00
  %82 = fdiv contract float 1.000000e+00, %81
  %83 = fcmp contract olt float %82, 0.000000e+00
  %84 = fcmp contract ogt float %82, 1.000000e+00
  %85 = select contract i1 %84, float 1.000000e+00, float %82
  %86 = select contract i1 %83, float 0.000000e+00, float %85
  %87 = getelementptr inbounds float, ptr %1, i64 %31
  store float %86, ptr %87, align 4, !tbaa !8
  br label %88

88:                                               ; preds = %5, %19
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @diffuse(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 {
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
  %17 = icmp slt i32 %16, %3
  %18 = icmp slt i32 %11, %4
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %74

20:                                               ; preds = %6
  %21 = add nsw i32 %3, -1
  %22 = icmp ne i32 %16, %21
  %23 = zext i1 %22 to i32
  %24 = add nuw nsw i32 %16, %23
  %25 = add nsw i32 %4, -1
  %26 = icmp ne i32 %11, %25
  %27 = zext i1 %26 to i32
  %28 = tail call i32 @llvm.usub.sat.i32(i32 %16, i32 1)
  %29 = tail call i32 @llvm.usub.sat.i32(i32 %11, i32 1)
  %30 = mul nsw i32 %4, %16
  %31 = add i32 %30, %11
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %0, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = getelementptr inbounds float, ptr %1, i64 %32
  %36 = load float, ptr %35, align 4, !tbaa !8
  %37 = mul nsw i32 %4, %28
  %38 = add nsw i32 %37, %11
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %0, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = fsub contract float %41, %34
  %43 = fmul contract float %36, %42
  %44 = mul nsw i32 %24, %4
  %45 = add nsw i32 %44, %11
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %1, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !8
  %49 = getelementptr inbounds float, ptr %0, i64 %46
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = fsub contract float %50, %34
  %52 = fmul contract float %48, %51
  %53 = fadd contract float %43, %52
  %54 = add nsw i32 %30, %29
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %0, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = fsub contract float %57, %34
  %59 = fmul contract float %36, %58
  %60 = fadd contract float %53, %59
  %61 = add i32 %31, %27
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %1, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !8
  %65 = getelementptr inbounds float, ptr %0, i64 %62
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = fsub contract float %66, %34
  %68 = fmul contract float %64, %67
  %69 = fadd contract float %60, %68
  %70 = fmul contract float %5, 2.500000e-01
  %71 = fmul contract float %70, %69
  %72 = fadd contract float %34, %71
  %73 = getelementptr inbounds float, ptr %2, i64 %32
  store float %72, ptr %73, align 4, !tbaa !8
  br label %74

74:                                               ; preds = %6, %20
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
