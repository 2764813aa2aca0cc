; clang sm_80, from shallow_water.cu
source_filename = "shallow_water.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @transport(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readonly captures(none) %2, ptr noalias noundef writeonly captures(none) %3, ptr noalias noundef writeonly captures(none) %4, i32 noundef %5, i32 noundef %6, float noundef %7) local_unnamed_addr #0 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %16 = mul nuw nsw i32 %14, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = add nuw nsw i32 %16, %17
  %19 = icmp slt i32 %13, %5
  %20 = icmp slt i32 %18, %6
  %21 = and i1 %19, %20
  br i1 %21, label %22, label %57

22:                                               ; preds = %8
  %23 = mul nsw i32 %5, %18
  %24 = add nsw i32 %23, %13
  %25 = icmp eq i32 %13, 0
  %26 = select i1 %25, i32 %5, i32 %13
  %27 = add nsw i32 %26, -1
  %28 = add nsw i32 %27, %23
  %29 = icmp eq i32 %18, 0
  %30 = select i1 %29, i32 %6, i32 %18
  %31 = add nsw i32 %30, -1
  %32 = mul nsw i32 %31, %5
  %33 = add nsw i32 %32, %13
  %34 = sext i32 %24 to i64
  %35 = getelementptr inbounds float, ptr %1, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !8
  %37 = sext i32 %28 to i64
  %38 = getelementptr inbounds float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !8
  %40 = getelementptr inbounds float, ptr %0, i64 %34
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = fadd contract float %39, %41
  %43 = fmul contract float %42, 5.000000e-01
  %44 = fadd contract float %7, %43
  %45 = fmul contract float %36, %44
  %46 = getelementptr inbounds float, ptr %3, i64 %34
  store float %45, ptr %46, align 4, !tbaa !8
  %47 = getelementptr inbounds float, ptr %2, i64 %34
  %48 = load float, ptr %47, align 4, !tbaa !8
  %49 = sext i32 %33 to i64
  %50 = getelementptr inbounds float, ptr %0, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = fadd contract float %41, %51
  %53 = fmul contract float %52, 5.000000e-01
  %54 = fadd contract float %7, %53
  %55 = fmul contract float %48, %54
  %56 = getelementptr inbounds float, ptr %4, i64 %34
  store float %55, ptr %56, align 4, !tbaa !8
  br label %57

57:                                               ; preds = %8, %22
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @continuity(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = icmp slt i32 %12, %3
  %19 = icmp slt i32 %17, %4
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %54

21:                                               ; preds = %7
  %22 = mul nsw i32 %3, %17
  %23 = add nsw i32 %22, %12
  %24 = add nsw i32 %3, -1
  %25 = icmp eq i32 %12, %24
  %26 = add nsw i32 %12, 1
  %27 = select i1 %25, i32 0, i32 %26
  %28 = add nsw i32 %27, %22
  %29 = add nsw i32 %4, -1
  %30 = icmp eq i32 %17, %29
  %31 = add nuw nsw i32 %17, 1
  %32 = select i1 %30, i32 0, i32 %31
  %33 = mul nsw i32 %32, %3
  %34 = add nsw i32 %33, %12
  %35 = fdiv contract float %5, %6
  %36 = sext i32 %28 to i64
  %37 = getelementptr inbounds float, ptr %1, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = sext i32 %23 to i64
  %40 = getelementptr inbounds float, ptr %1, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = fsub contract float %38, %41
  %43 = sext i32 %34 to i64
  %44 = getelementptr inbounds float, ptr %2, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !8
  %46 = fadd contract float %42, %45
  %47 = getelementptr inbounds float, ptr %2, i64 %39
  %48 = load float, ptr %47, align 4, !tbaa !8
  %49 = fsub contract float %46, %48
  %50 = fmul contract float %35, %49
  %51 = getelementptr inbounds float, ptr %0, i64 %39
  %52 = load float, ptr %51, align 4, !tbaa !8
  %53 = fsub contract float %52, %50
  store float %53, ptr %51, align 4, !tbaa !8
  br label %54

54:                                               ; preds = %7, %21
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @vorticity(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = icmp slt i32 %12, %3
  %19 = icmp slt i32 %17, %4
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %50

21:                                               ; preds = %7
  %22 = mul nsw i32 %3, %17
  %23 = add nsw i32 %22, %12
  %24 = add i32 %12, -1
  %25 = add i32 %24, %3
  %26 = srem i32 %25, %3
  %27 = add nsw i32 %26, %22
  %28 = add nsw i32 %17, -1
  %29 = add i32 %28, %4
  %30 = urem i32 %29, %4
  %31 = mul nsw i32 %30, %3
  %32 = add nsw i32 %31, %12
  %33 = sext i32 %23 to i64
  %34 = getelementptr inbounds float, ptr %1, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !8
  %36 = sext i32 %27 to i64
  %37 = getelementptr inbounds float, ptr %1, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = fsub contract float %35, %38
  %40 = getelementptr inbounds float, ptr %0, i64 %33
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = sext i32 %32 to i64
  %43 = getelementptr inbounds float, ptr %0, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = fsub contract float %41, %44
  %46 = fsub contract float %39, %45
  %47 = fdiv contract float %46, %5
  %48 = fadd contract float %6, %47
  %49 = getelementptr inbounds float, ptr %2, i64 %33
  store float %48, ptr %49, align 4, !tbaa !8
  br label %50

50:                                               ; preds = %7, %21
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bernoulli(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, float noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = icmp slt i32 %12, %4
  %19 = icmp slt i32 %17, %5
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %55

21:                                               ; preds = %7
  %22 = mul nsw i32 %4, %17
  %23 = add nsw i32 %22, %12
  %24 = add nsw i32 %12, 1
  %25 = srem i32 %24, %4
  %26 = add nsw i32 %25, %22
  %27 = add nuw nsw i32 %17, 1
  %28 = urem i32 %27, %5
  %29 = mul nsw i32 %28, %4
  %30 = add nsw i32 %29, %12
  %31 = sext i32 %23 to i64
  %32 = getelementptr inbounds float, ptr %1, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !8
  %34 = fmul contract float %33, %33
  %35 = sext i32 %26 to i64
  %36 = getelementptr inbounds float, ptr %1, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = fmul contract float %37, %37
  %39 = fadd contract float %34, %38
  %40 = getelementptr inbounds float, ptr %2, i64 %31
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = fmul contract float %41, %41
  %43 = fadd contract float %39, %42
  %44 = sext i32 %30 to i64
  %45 = getelementptr inbounds float, ptr %2, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = fmul contract float %46, %46
  %48 = fadd contract float %43, %47
  %49 = fmul contract float %48, 2.500000e-01
  %50 = getelementptr inbounds float, ptr %0, i64 %31
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = fmul contract float %6, %51
  %53 = fadd contract float %52, %49
  %54 = getelementptr inbounds float, ptr %3, i64 %31
  store float %53, ptr %54, align 4, !tbaa !8
  br label %55

55:                                               ; preds = %7, %21
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @momentum_u(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readonly captures(none) %2, ptr noalias noundef readonly captures(none) %3, ptr noalias noundef writeonly captures(none) %4, i32 noundef %5, i32 noundef %6, float noundef %7, float noundef %8, float noundef %9, float noundef %10) local_unnamed_addr #0 {
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %19 = mul nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %21 = add nuw nsw i32 %19, %20
  %22 = icmp slt i32 %16, %5
  %23 = icmp slt i32 %21, %6
  %24 = and i1 %22, %23
  br i1 %24, label %25, label %105

25:                                               ; preds = %11
  %26 = icmp eq i32 %16, 0
  %27 = add nsw i32 %5, -1
  %28 = add nsw i32 %16, -1
  %29 = select i1 %26, i32 %27, i32 %28
  %30 = icmp eq i32 %16, %27
  %31 = add nsw i32 %16, 1
  %32 = select i1 %30, i32 0, i32 %31
  %33 = icmp eq i32 %21, 0
  %34 = add nsw i32 %6, -1
  %35 = add nsw i32 %21, -1
  %36 = select i1 %33, i32 %34, i32 %35
  %37 = icmp eq i32 %21, %34
  %38 = add nuw nsw i32 %21, 1
  %39 = select i1 %37, i32 0, i32 %38
  %40 = mul nsw i32 %5, %21
  %41 = add nsw i32 %40, %16
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %0, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = getelementptr inbounds float, ptr %2, i64 %42
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = mul nsw i32 %39, %5
  %48 = add nsw i32 %47, %16
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %2, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = fadd contract float %46, %51
  %53 = fmul contract float %52, 5.000000e-01
  %54 = getelementptr inbounds float, ptr %1, i64 %42
  %55 = load float, ptr %54, align 4, !tbaa !8
  %56 = add nsw i32 %29, %40
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %1, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !8
  %60 = fadd contract float %55, %59
  %61 = getelementptr inbounds float, ptr %1, i64 %49
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = fadd contract float %60, %62
  %64 = add nsw i32 %47, %29
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %1, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !8
  %68 = fadd contract float %63, %67
  %69 = fmul contract float %68, 2.500000e-01
  %70 = getelementptr inbounds float, ptr %3, i64 %42
  %71 = load float, ptr %70, align 4, !tbaa !8
  %72 = getelementptr inbounds float, ptr %3, i64 %57
  %73 = load float, ptr %72, align 4, !tbaa !8
  %74 = fsub contract float %71, %73
  %75 = fdiv contract float %74, %8
  %76 = getelementptr inbounds float, ptr %0, i64 %57
  %77 = load float, ptr %76, align 4, !tbaa !8
  %78 = add nsw i32 %32, %40
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %0, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !8
  %82 = fadd contract float %77, %81
  %83 = mul nsw i32 %36, %5
  %84 = add nsw i32 %83, %16
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %0, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !8
  %88 = fadd contract float %82, %87
  %89 = getelementptr inbounds float, ptr %0, i64 %49
  %90 = load float, ptr %89, align 4, !tbaa !8
  %91 = fadd contract float %88, %90
  %92 = fmul contract float %44, 4.000000e+00
  %93 = fsub contract float %91, %92
  %94 = fmul contract float %8, %8
  %95 = fdiv contract float %93, %94
  %96 = fmul contract float %53, %69
  %97 = fsub contract float %96, %75
  %98 = fmul contract float %9, %95
  %99 = fadd contract float %97, %98
  %100 = fmul contract float %10, %44
  %101 = fsub contract float %99, %100
  %102 = fmul contract float %7, %101
  %103 = fadd contract float %44, %102
  %104 = getelementptr inbounds float, ptr %4, i64 %42
  store float %103, ptr %104, align 4, !tbaa !8
  br label %105

105:                                              ; preds = %11, %25
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @momentum_v(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readonly captures(none) %2, ptr noalias noundef readonly captures(none) %3, ptr noalias noundef writeonly captures(none) %4, i32 noundef %5, i32 noundef %6, float noundef %7, float noundef %8, float noundef %9, float noundef %10) local_unnamed_addr #0 {
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %19 = mul nuw nsw i32 %17, %18
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %21 = add nuw nsw i32 %19, %20
  %22 = icmp slt i32 %16, %5
  %23 = icmp slt i32 %21, %6
  %24 = and i1 %22, %23
  br i1 %24, label %25, label %105

25:                                               ; preds = %11
  %26 = icmp eq i32 %16, 0
  %27 = add nsw i32 %5, -1
  %28 = add nsw i32 %16, -1
  %29 = select i1 %26, i32 %27, i32 %28
  %30 = icmp eq i32 %16, %27
  %31 = add nsw i32 %16, 1
  %32 = select i1 %30, i32 0, i32 %31
  %33 = icmp eq i32 %21, 0
  %34 = add nsw i32 %6, -1
  %35 = add nsw i32 %21, -1
  %36 = select i1 %33, i32 %34, i32 %35
  %37 = icmp eq i32 %21, %34
  %38 = add nuw nsw i32 %21, 1
  %39 = select i1 %37, i32 0, i32 %38
  %40 = mul nsw i32 %5, %21
  %41 = add nsw i32 %40, %16
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %1, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = getelementptr inbounds float, ptr %2, i64 %42
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = add nsw i32 %32, %40
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %2, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = fadd contract float %46, %50
  %52 = getelementptr inbounds float, ptr %0, i64 %42
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = getelementptr inbounds float, ptr %0, i64 %48
  %55 = load float, ptr %54, align 4, !tbaa !8
  %56 = fadd contract float %53, %55
  %57 = mul nsw i32 %36, %5
  %58 = add nsw i32 %57, %16
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %0, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = fadd contract float %56, %61
  %63 = add nsw i32 %57, %32
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %0, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = fadd contract float %62, %66
  %68 = fmul contract float %67, 2.500000e-01
  %69 = getelementptr inbounds float, ptr %3, i64 %42
  %70 = load float, ptr %69, align 4, !tbaa !8
  %71 = getelementptr inbounds float, ptr %3, i64 %59
  %72 = load float, ptr %71, align 4, !tbaa !8
  %73 = fsub contract float %70, %72
  %74 = fdiv contract float %73, %8
  %75 = add nsw i32 %29, %40
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %1, i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !8
  %79 = getelementptr inbounds float, ptr %1, i64 %48
  %80 = load float, ptr %79, align 4, !tbaa !8
  %81 = fadd contract float %78, %80
  %82 = getelementptr inbounds float, ptr %1, i64 %59
  %83 = load float, ptr %82, align 4, !tbaa !8
  %84 = fadd contract float %81, %83
  %85 = mul nsw i32 %39, %5
  %86 = add nsw i32 %85, %16
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %1, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !8
  %90 = fadd contract float %84, %89
  %91 = fmul contract float %44, 4.000000e+00
  %92 = fsub contract float %90, %91
  %93 = fmul contract float %8, %8
  %94 = fdiv contract float %92, %93
  %95 = fmul contract float %51, -5.000000e-01
  %96 = fmul contract float %95, %68
  %97 = fsub contract float %96, %74
  %98 = fmul contract float %9, %94
  %99 = fadd contract float %97, %98
  %100 = fmul contract float %10, %44
  %101 = fsub contract float %99, %100
  %102 = fmul contract float %7, %101
  %103 = fadd contract float %44, %102
  %104 = getelementptr inbounds float, ptr %4, i64 %42
  store float %103, ptr %104, align 4, !tbaa !8
  br label %105

105:                                              ; preds = %11, %25
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
