; clang sm_80, from duplicates.cu
source_filename = "duplicates.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4tileE1s = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ8tile_addE1s = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ10tile_countE1s = internal addrspace(3) global [32 x float] undef, align 4
@_ZZ8tile_sumE1s = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @add_in_place(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = icmp slt i32 %7, %1
  br i1 %8, label %9, label %14

9:                                                ; preds = %2
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds float, ptr %0, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !8
  %13 = fadd contract float %12, 1.000000e+00
  store float %13, ptr %11, align 4, !tbaa !8
  br label %14

14:                                               ; preds = %9, %2
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @add_row_zero(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = icmp slt i32 %7, %1
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %11 = or i32 %10, %9
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = or i32 %11, %12
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %15 = or i32 %14, %13
  %16 = icmp eq i32 %15, 0
  %17 = and i1 %16, %8
  br i1 %17, label %18, label %23

18:                                               ; preds = %2
  %19 = sext i32 %7 to i64
  %20 = getelementptr inbounds float, ptr %0, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !8
  %22 = fadd contract float %21, 1.000000e+00
  store float %22, ptr %20, align 4, !tbaa !8
  br label %23

23:                                               ; preds = %18, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @copy(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = fmul contract float %14, 2.000000e+00
  store float %15, ptr %12, align 4, !tbaa !8
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @strided(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %19

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !8
  %14 = shl nsw i32 %8, 1
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr %1, i64 %15
  store float %13, ptr %16, align 4, !tbaa !8
  %17 = fneg contract float %13
  %18 = getelementptr i8, ptr %16, i64 4
  store float %17, ptr %18, align 4, !tbaa !8
  br label %19

19:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @scattered(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %19

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = getelementptr inbounds i32, ptr %0, i64 %12
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %2, i64 %17
  store float %14, ptr %18, align 4, !tbaa !8
  br label %19

19:                                               ; preds = %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @guarded(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %17

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !8
  %14 = fcmp contract ogt float %13, 2.000000e+01
  br i1 %14, label %15, label %17

15:                                               ; preds = %10
  %16 = getelementptr inbounds float, ptr %1, i64 %11
  store float %13, ptr %16, align 4, !tbaa !8
  br label %17

17:                                               ; preds = %15, %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @either(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %17

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !8
  %14 = fcmp contract ogt float %13, 2.000000e+01
  %15 = getelementptr inbounds float, ptr %1, i64 %11
  %16 = select i1 %14, float 1.000000e+00, float 2.000000e+00
  store float %16, ptr %15, align 4, !tbaa !8
  br label %17

17:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @summed(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %69

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  store float 0.000000e+00, ptr %13, align 4, !tbaa !8
  %14 = icmp sgt i32 %3, 0
  br i1 %14, label %15, label %69

15:                                               ; preds = %11
  %16 = mul nsw i32 %3, %9
  %17 = and i32 %3, 3
  %18 = icmp ult i32 %3, 4
  br i1 %18, label %53, label %19

19:                                               ; preds = %15
  %20 = and i32 %3, 2147483644
  br label %21

21:                                               ; preds = %21, %19
  %22 = phi float [ 0.000000e+00, %19 ], [ %47, %21 ]
  %23 = phi i32 [ 0, %19 ], [ %48, %21 ]
  %24 = phi i32 [ 0, %19 ], [ %49, %21 ]
  %25 = add nsw i32 %23, %16
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %0, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !8
  %29 = fadd contract float %28, %22
  store float %29, ptr %13, align 4, !tbaa !8
  %30 = or disjoint i32 %23, 1
  %31 = add nsw i32 %30, %16
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %0, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = fadd contract float %34, %29
  store float %35, ptr %13, align 4, !tbaa !8
  %36 = or disjoint i32 %23, 2
  %37 = add nsw i32 %36, %16
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %0, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = fadd contract float %40, %35
  store float %41, ptr %13, align 4, !tbaa !8
  %42 = or disjoint i32 %23, 3
  %43 = add nsw i32 %42, %16
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %0, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = fadd contract float %46, %41
  store float %47, ptr %13, align 4, !tbaa !8
  %48 = add nuw nsw i32 %23, 4
  %49 = add i32 %24, 4
  %50 = icmp eq i32 %49, %20
  br i1 %50, label %51, label %21, !llvm.loop !10

51:                                               ; preds = %21
  %52 = icmp eq i32 %17, 0
  br i1 %52, label %69, label %53

53:                                               ; preds = %51, %15
  %54 = phi float [ 0.000000e+00, %15 ], [ %47, %51 ]
  %55 = phi i32 [ 0, %15 ], [ %48, %51 ]
  %56 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %56)
  br label %57

57:                                               ; preds = %57, %53
  %58 = phi float [ %54, %53 ], [ %65, %57 ]
  %59 = phi i32 [ %55, %53 ], [ %66, %57 ]
  %60 = phi i32 [ 0, %53 ], [ %67, %57 ]
  %61 = add nsw i32 %59, %16
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %0, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !8
  %65 = fadd contract float %64, %58
  store float %65, ptr %13, align 4, !tbaa !8
  %66 = add nuw nsw i32 %59, 1
  %67 = add i32 %60, 1
  %68 = icmp eq i32 %67, %17
  br i1 %68, label %69, label %57, !llvm.loop !12

69:                                               ; preds = %51, %57, %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @summed_apart(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %71

11:                                               ; preds = %4
  %12 = icmp sgt i32 %3, 0
  br i1 %12, label %13, label %37

13:                                               ; preds = %11
  %14 = mul nsw i32 %3, %9
  %15 = and i32 %3, 3
  %16 = icmp ult i32 %3, 4
  br i1 %16, label %21, label %17

17:                                               ; preds = %13
  %18 = and i32 %3, 2147483644
  br label %41

19:                                               ; preds = %41
  %20 = icmp eq i32 %15, 0
  br i1 %20, label %37, label %21

21:                                               ; preds = %19, %13
  %22 = phi i32 [ 0, %13 ], [ %68, %19 ]
  %23 = phi float [ 0.000000e+00, %13 ], [ %67, %19 ]
  %24 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %24)
  br label %25

25:                                               ; preds = %25, %21
  %26 = phi i32 [ %22, %21 ], [ %34, %25 ]
  %27 = phi float [ %23, %21 ], [ %33, %25 ]
  %28 = phi i32 [ 0, %21 ], [ %35, %25 ]
  %29 = add nsw i32 %26, %14
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %0, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !8
  %33 = fadd contract float %27, %32
  %34 = add nuw nsw i32 %26, 1
  %35 = add i32 %28, 1
  %36 = icmp eq i32 %35, %15
  br i1 %36, label %37, label %25, !llvm.loop !14

37:                                               ; preds = %19, %25, %11
  %38 = phi float [ 0.000000e+00, %11 ], [ %67, %19 ], [ %33, %25 ]
  %39 = sext i32 %9 to i64
  %40 = getelementptr inbounds float, ptr %1, i64 %39
  store float %38, ptr %40, align 4, !tbaa !8
  br label %71

41:                                               ; preds = %41, %17
  %42 = phi i32 [ 0, %17 ], [ %68, %41 ]
  %43 = phi float [ 0.000000e+00, %17 ], [ %67, %41 ]
  %44 = phi i32 [ 0, %17 ], [ %69, %41 ]
  %45 = add nsw i32 %42, %14
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %0, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !8
  %49 = fadd contract float %43, %48
  %50 = or disjoint i32 %42, 1
  %51 = add nsw i32 %50, %14
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %0, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !8
  %55 = fadd contract float %49, %54
  %56 = or disjoint i32 %42, 2
  %57 = add nsw i32 %56, %14
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %0, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !8
  %61 = fadd contract float %55, %60
  %62 = or disjoint i32 %42, 3
  %63 = add nsw i32 %62, %14
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %0, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = fadd contract float %61, %66
  %68 = add nuw nsw i32 %42, 4
  %69 = add i32 %44, 4
  %70 = icmp eq i32 %69, %18
  br i1 %70, label %19, label %41, !llvm.loop !15

71:                                               ; preds = %37, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @own_row(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = icmp slt i32 %9, %2
  %12 = icmp samesign ult i32 %10, 3
  %13 = and i1 %12, %11
  br i1 %13, label %14, label %72

14:                                               ; preds = %4
  %15 = sext i32 %9 to i64
  %16 = getelementptr inbounds float, ptr %1, i64 %15
  store float 0.000000e+00, ptr %16, align 4, !tbaa !8
  %17 = icmp sgt i32 %3, 0
  br i1 %17, label %18, label %72

18:                                               ; preds = %14
  %19 = mul nsw i32 %3, %9
  %20 = and i32 %3, 3
  %21 = icmp ult i32 %3, 4
  br i1 %21, label %56, label %22

22:                                               ; preds = %18
  %23 = and i32 %3, 2147483644
  br label %24

24:                                               ; preds = %24, %22
  %25 = phi float [ 0.000000e+00, %22 ], [ %50, %24 ]
  %26 = phi i32 [ 0, %22 ], [ %51, %24 ]
  %27 = phi i32 [ 0, %22 ], [ %52, %24 ]
  %28 = add nsw i32 %26, %19
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %0, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !8
  %32 = fadd contract float %31, %25
  store float %32, ptr %16, align 4, !tbaa !8
  %33 = or disjoint i32 %26, 1
  %34 = add nsw i32 %33, %19
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %0, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = fadd contract float %37, %32
  store float %38, ptr %16, align 4, !tbaa !8
  %39 = or disjoint i32 %26, 2
  %40 = add nsw i32 %39, %19
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %0, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !8
  %44 = fadd contract float %43, %38
  store float %44, ptr %16, align 4, !tbaa !8
  %45 = or disjoint i32 %26, 3
  %46 = add nsw i32 %45, %19
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %0, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = fadd contract float %49, %44
  store float %50, ptr %16, align 4, !tbaa !8
  %51 = add nuw nsw i32 %26, 4
  %52 = add i32 %27, 4
  %53 = icmp eq i32 %52, %23
  br i1 %53, label %54, label %24, !llvm.loop !16

54:                                               ; preds = %24
  %55 = icmp eq i32 %20, 0
  br i1 %55, label %72, label %56

56:                                               ; preds = %54, %18
  %57 = phi float [ 0.000000e+00, %18 ], [ %50, %54 ]
  %58 = phi i32 [ 0, %18 ], [ %51, %54 ]
  %59 = icmp ne i32 %20, 0
  tail call void @llvm.assume(i1 %59)
  br label %60

60:                                               ; preds = %60, %56
  %61 = phi float [ %57, %56 ], [ %68, %60 ]
  %62 = phi i32 [ %58, %56 ], [ %69, %60 ]
  %63 = phi i32 [ 0, %56 ], [ %70, %60 ]
  %64 = add nsw i32 %62, %19
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %0, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !8
  %68 = fadd contract float %67, %61
  store float %68, ptr %16, align 4, !tbaa !8
  %69 = add nuw nsw i32 %62, 1
  %70 = add i32 %63, 1
  %71 = icmp eq i32 %70, %20
  br i1 %71, label %72, label %60, !llvm.loop !17

72:                                               ; preds = %54, %60, %14, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @columns(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %54

13:                                               ; preds = %4
  %14 = and i32 %3, 1
  %15 = icmp eq i32 %3, 1
  br i1 %15, label %43, label %16

16:                                               ; preds = %13
  %17 = and i32 %3, 2147483646
  br label %18

18:                                               ; preds = %18, %16
  %19 = phi i32 [ 0, %16 ], [ %38, %18 ]
  %20 = phi i32 [ 0, %16 ], [ %39, %18 ]
  %21 = mul nsw i32 %19, %2
  %22 = add nsw i32 %21, %9
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %0, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !8
  %26 = uitofp nneg i32 %19 to float
  %27 = fadd contract float %25, %26
  %28 = getelementptr inbounds float, ptr %1, i64 %23
  store float %27, ptr %28, align 4, !tbaa !8
  %29 = or disjoint i32 %19, 1
  %30 = mul nsw i32 %29, %2
  %31 = add nsw i32 %30, %9
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %0, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = uitofp nneg i32 %29 to float
  %36 = fadd contract float %34, %35
  %37 = getelementptr inbounds float, ptr %1, i64 %32
  store float %36, ptr %37, align 4, !tbaa !8
  %38 = add nuw nsw i32 %19, 2
  %39 = add i32 %20, 2
  %40 = icmp eq i32 %39, %17
  br i1 %40, label %41, label %18, !llvm.loop !18

41:                                               ; preds = %18
  %42 = icmp eq i32 %14, 0
  br i1 %42, label %54, label %43

43:                                               ; preds = %41, %13
  %44 = phi i32 [ 0, %13 ], [ %38, %41 ]
  %45 = icmp ne i32 %14, 0
  tail call void @llvm.assume(i1 %45)
  %46 = mul nsw i32 %44, %2
  %47 = add nsw i32 %46, %9
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %0, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = uitofp nneg i32 %44 to float
  %52 = fadd contract float %50, %51
  %53 = getelementptr inbounds float, ptr %1, i64 %48
  store float %52, ptr %53, align 4, !tbaa !8
  br label %54

54:                                               ; preds = %43, %41, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rows(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %52

13:                                               ; preds = %4
  %14 = mul nsw i32 %3, %9
  %15 = and i32 %3, 1
  %16 = icmp eq i32 %3, 1
  br i1 %16, label %42, label %17

17:                                               ; preds = %13
  %18 = and i32 %3, 2147483646
  br label %19

19:                                               ; preds = %19, %17
  %20 = phi i32 [ 0, %17 ], [ %37, %19 ]
  %21 = phi i32 [ 0, %17 ], [ %38, %19 ]
  %22 = add nsw i32 %20, %14
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %0, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !8
  %26 = uitofp nneg i32 %20 to float
  %27 = fadd contract float %25, %26
  %28 = getelementptr inbounds float, ptr %1, i64 %23
  store float %27, ptr %28, align 4, !tbaa !8
  %29 = or disjoint i32 %20, 1
  %30 = add nsw i32 %29, %14
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %0, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !8
  %34 = uitofp nneg i32 %29 to float
  %35 = fadd contract float %33, %34
  %36 = getelementptr inbounds float, ptr %1, i64 %31
  store float %35, ptr %36, align 4, !tbaa !8
  %37 = add nuw nsw i32 %20, 2
  %38 = add i32 %21, 2
  %39 = icmp eq i32 %38, %18
  br i1 %39, label %40, label %19, !llvm.loop !19

40:                                               ; preds = %19
  %41 = icmp eq i32 %15, 0
  br i1 %41, label %52, label %42

42:                                               ; preds = %40, %13
  %43 = phi i32 [ 0, %13 ], [ %37, %40 ]
  %44 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %44)
  %45 = add nsw i32 %43, %14
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %0, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !8
  %49 = uitofp nneg i32 %43 to float
  %50 = fadd contract float %48, %49
  %51 = getelementptr inbounds float, ptr %1, i64 %46
  store float %50, ptr %51, align 4, !tbaa !8
  br label %52

52:                                               ; preds = %42, %40, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @count(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %21

10:                                               ; preds = %3
  %11 = srem i32 %8, 3
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = atomicrmw fadd ptr %13, float 5.000000e-01 seq_cst, align 4
  %15 = sext i32 %8 to i64
  %16 = getelementptr inbounds i32, ptr %1, i64 %15
  %17 = atomicrmw add ptr %16, i32 1 seq_cst, align 4
  %18 = sext i32 %2 to i64
  %19 = getelementptr inbounds i32, ptr %1, i64 %18
  %20 = atomicrmw max ptr %19, i32 %8 seq_cst, align 4
  br label %21

21:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @ticket(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = atomicrmw add ptr %0, i32 1 seq_cst, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 1, ptr %13, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @flag(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !8
  %14 = fcmp contract ogt float %13, 3.000000e+01
  br i1 %14, label %15, label %16

15:                                               ; preds = %10
  store i32 1, ptr %0, align 4, !tbaa !4
  br label %16

16:                                               ; preds = %15, %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @nobody(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = load float, ptr %0, align 4, !tbaa !8
  %3 = fadd contract float %2, 1.000000e+00
  store float %3, ptr %0, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @constant(ptr noundef writeonly captures(none) initializes((0, 4)) %0) local_unnamed_addr #4 {
  store float 4.000000e+00, ptr %0, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @local(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, ptr noundef readonly captures(none) %3) local_unnamed_addr #0 {
  %5 = alloca [5 x float], align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %12, label %76

12:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  %13 = srem i32 %10, %2
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !8
  store float %16, ptr %5, align 4, !tbaa !8
  %17 = add nsw i32 %10, 1
  %18 = srem i32 %17, %2
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr %0, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !8
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store float %21, ptr %22, align 4, !tbaa !8
  %23 = add nsw i32 %10, 2
  %24 = srem i32 %23, %2
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %0, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !8
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store float %27, ptr %28, align 4, !tbaa !8
  %29 = add nsw i32 %10, 3
  %30 = srem i32 %29, %2
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %0, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !8
  %34 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store float %33, ptr %34, align 4, !tbaa !8
  %35 = add nsw i32 %10, 4
  %36 = srem i32 %35, %2
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !8
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store float %39, ptr %40, align 4, !tbaa !8
  %41 = load i32, ptr %3, align 4, !tbaa !4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %5, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = fadd contract float %44, 0.000000e+00
  %46 = fmul contract float %45, 5.000000e-01
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %48 = load i32, ptr %47, align 4, !tbaa !4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %5, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = fadd contract float %46, %51
  %53 = fmul contract float %52, 5.000000e-01
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %55 = load i32, ptr %54, align 4, !tbaa !4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %5, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !8
  %59 = fadd contract float %53, %58
  %60 = fmul contract float %59, 5.000000e-01
  %61 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %62 = load i32, ptr %61, align 4, !tbaa !4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %5, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !8
  %66 = fadd contract float %60, %65
  %67 = fmul contract float %66, 5.000000e-01
  %68 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %69 = load i32, ptr %68, align 4, !tbaa !4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %5, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !8
  %73 = fadd contract float %67, %72
  %74 = sext i32 %10 to i64
  %75 = getelementptr inbounds float, ptr %1, i64 %74
  store float %73, ptr %75, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  br label %76

76:                                               ; preds = %12, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tile(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !8
  br label %14

14:                                               ; preds = %3, %10
  %15 = phi contract float [ %13, %10 ], [ 0.000000e+00, %3 ]
  %16 = zext nneg i32 %7 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4tileE1s to ptr), i64 %16
  store float %15, ptr %17, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %18, label %25

18:                                               ; preds = %14
  %19 = sext i32 %8 to i64
  %20 = getelementptr inbounds float, ptr %1, i64 %19
  %21 = sub nsw i32 31, %7
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ4tileE1s to ptr), i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !8
  store float %24, ptr %20, align 4, !tbaa !8
  br label %25

25:                                               ; preds = %18, %14
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #6

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tile_add(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !8
  br label %14

14:                                               ; preds = %3, %10
  %15 = phi contract float [ %13, %10 ], [ 0.000000e+00, %3 ]
  %16 = zext nneg i32 %7 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_addE1s to ptr), i64 %16
  store float %15, ptr %17, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = load float, ptr %17, align 4, !tbaa !8
  %19 = fadd contract float %18, 1.000000e+00
  store float %19, ptr %17, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %20, label %27

20:                                               ; preds = %14
  %21 = sext i32 %8 to i64
  %22 = getelementptr inbounds float, ptr %1, i64 %21
  %23 = sub nsw i32 31, %7
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_addE1s to ptr), i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !8
  store float %26, ptr %22, align 4, !tbaa !8
  br label %27

27:                                               ; preds = %20, %14
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tile_count(ptr noundef readnone captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = icmp eq i32 %9, 0
  %11 = zext nneg i32 %7 to i64
  br i1 %10, label %12, label %14

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tile_countE1s to ptr), i64 %11
  store float 0.000000e+00, ptr %13, align 4, !tbaa !8
  br label %14

14:                                               ; preds = %3, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %15 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ10tile_countE1s to ptr), i64 %11
  %16 = atomicrmw fadd ptr %15, float 1.000000e+00 seq_cst, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %17 = icmp slt i32 %8, %2
  br i1 %17, label %18, label %22

18:                                               ; preds = %14
  %19 = sext i32 %8 to i64
  %20 = getelementptr inbounds float, ptr %1, i64 %19
  %21 = load float, ptr %15, align 4, !tbaa !8
  store float %21, ptr %20, align 4, !tbaa !8
  br label %22

22:                                               ; preds = %18, %14
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tile_sum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %6 = shl nuw nsw i32 %5, 5
  %7 = add nuw nsw i32 %6, %4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = add i32 %10, %4
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %17

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !8
  br label %17

17:                                               ; preds = %3, %13
  %18 = phi contract float [ %16, %13 ], [ 0.000000e+00, %3 ]
  %19 = zext nneg i32 %7 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE1s to ptr), i64 %19
  store float %18, ptr %20, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = icmp samesign ult i32 %7, 128
  br i1 %21, label %22, label %29

22:                                               ; preds = %17
  %23 = zext nneg i32 %7 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE1s to ptr), i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 512
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = load float, ptr %20, align 4, !tbaa !8
  %28 = fadd contract float %26, %27
  store float %28, ptr %20, align 4, !tbaa !8
  br label %29

29:                                               ; preds = %22, %17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = icmp samesign ult i32 %7, 64
  br i1 %30, label %31, label %38

31:                                               ; preds = %29
  %32 = zext nneg i32 %7 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE1s to ptr), i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 256
  %35 = load float, ptr %34, align 4, !tbaa !8
  %36 = load float, ptr %20, align 4, !tbaa !8
  %37 = fadd contract float %35, %36
  store float %37, ptr %20, align 4, !tbaa !8
  br label %38

38:                                               ; preds = %31, %29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = icmp samesign ult i32 %7, 32
  br i1 %39, label %40, label %47

40:                                               ; preds = %38
  %41 = zext nneg i32 %4 to i64
  %42 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE1s to ptr), i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 128
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = load float, ptr %20, align 4, !tbaa !8
  %46 = fadd contract float %44, %45
  store float %46, ptr %20, align 4, !tbaa !8
  br label %47

47:                                               ; preds = %40, %38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %48 = icmp samesign ult i32 %7, 16
  br i1 %48, label %49, label %56

49:                                               ; preds = %47
  %50 = zext nneg i32 %4 to i64
  %51 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE1s to ptr), i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 64
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = load float, ptr %20, align 4, !tbaa !8
  %55 = fadd contract float %53, %54
  store float %55, ptr %20, align 4, !tbaa !8
  br label %56

56:                                               ; preds = %49, %47
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %57 = icmp samesign ult i32 %7, 8
  br i1 %57, label %58, label %65

58:                                               ; preds = %56
  %59 = zext nneg i32 %4 to i64
  %60 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE1s to ptr), i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 32
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = load float, ptr %20, align 4, !tbaa !8
  %64 = fadd contract float %62, %63
  store float %64, ptr %20, align 4, !tbaa !8
  br label %65

65:                                               ; preds = %58, %56
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %66 = icmp samesign ult i32 %7, 4
  br i1 %66, label %67, label %74

67:                                               ; preds = %65
  %68 = zext nneg i32 %4 to i64
  %69 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE1s to ptr), i64 %68
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 16
  %71 = load float, ptr %70, align 4, !tbaa !8
  %72 = load float, ptr %20, align 4, !tbaa !8
  %73 = fadd contract float %71, %72
  store float %73, ptr %20, align 4, !tbaa !8
  br label %74

74:                                               ; preds = %67, %65
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %75 = icmp samesign ult i32 %7, 2
  br i1 %75, label %76, label %83

76:                                               ; preds = %74
  %77 = zext nneg i32 %4 to i64
  %78 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE1s to ptr), i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %80 = load float, ptr %79, align 4, !tbaa !8
  %81 = load float, ptr %20, align 4, !tbaa !8
  %82 = fadd contract float %80, %81
  store float %82, ptr %20, align 4, !tbaa !8
  br label %83

83:                                               ; preds = %76, %74
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %84 = icmp eq i32 %7, 0
  br i1 %84, label %85, label %89

85:                                               ; preds = %83
  %86 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE1s to ptr), i64 4), align 4, !tbaa !8
  %87 = load float, ptr %20, align 4, !tbaa !8
  %88 = fadd contract float %86, %87
  store float %88, ptr %20, align 4, !tbaa !8
  br label %89

89:                                               ; preds = %85, %83
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %90 = icmp eq i32 %7, 0
  br i1 %90, label %91, label %95

91:                                               ; preds = %89
  %92 = zext nneg i32 %8 to i64
  %93 = getelementptr inbounds nuw float, ptr %1, i64 %92
  %94 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ8tile_sumE1s to ptr), align 4, !tbaa !8
  store float %94, ptr %93, align 4, !tbaa !8
  br label %95

95:                                               ; preds = %91, %89
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @vote(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %15

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !8
  %14 = fcmp contract ogt float %13, 2.000000e+01
  br label %15

15:                                               ; preds = %10, %3
  %16 = phi i1 [ false, %3 ], [ %14, %10 ]
  %17 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %16)
  br i1 %9, label %18, label %21

18:                                               ; preds = %15
  %19 = sext i32 %8 to i64
  %20 = getelementptr inbounds i32, ptr %1, i64 %19
  store i32 %17, ptr %20, align 4, !tbaa !4
  br label %21

21:                                               ; preds = %18, %15
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @shuffle(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #7 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !8
  br label %14

14:                                               ; preds = %3, %10
  %15 = phi contract float [ %13, %10 ], [ 0.000000e+00, %3 ]
  %16 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %15, i32 1, i32 31)
  br i1 %9, label %17, label %21

17:                                               ; preds = %14
  %18 = sext i32 %8 to i64
  %19 = getelementptr inbounds float, ptr %1, i64 %18
  %20 = fadd contract float %15, %16
  store float %20, ptr %19, align 4, !tbaa !8
  br label %21

21:                                               ; preds = %17, %14
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @block_only(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw float, ptr %0, i64 %3
  %5 = load float, ptr %4, align 4, !tbaa !8
  %6 = fadd contract float %5, 1.000000e+00
  store float %6, ptr %4, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @thread_only(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw float, ptr %0, i64 %3
  %5 = load float, ptr %4, align 4, !tbaa !8
  %6 = fadd contract float %5, 1.000000e+00
  store float %6, ptr %4, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @halves(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = icmp slt i32 %7, %1
  br i1 %8, label %9, label %17

9:                                                ; preds = %2
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds float, ptr %0, i64 %10
  %12 = add nsw i32 %1, %7
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !8
  %16 = fmul contract float %15, 2.000000e+00
  store float %16, ptr %11, align 4, !tbaa !8
  br label %17

17:                                               ; preds = %9, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @exchange(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %15

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %1, i64 %11
  %13 = getelementptr inbounds i32, ptr %0, i64 %11
  %14 = atomicrmw xchg ptr %13, i32 7 seq_cst, align 4
  store i32 %14, ptr %12, align 4, !tbaa !4
  br label %15

15:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @lanes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #7 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = mul i32 %10, %11
  %13 = add i32 %12, %9
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %15 = mul i32 %13, %14
  %16 = add i32 %15, %8
  %17 = mul i32 %16, %7
  %18 = add i32 %17, %6
  %19 = mul i32 %18, %5
  %20 = add i32 %19, %4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %0, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !8
  %24 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %23, i32 3, i32 31)
  %25 = fadd contract float %23, %24
  %26 = fcmp contract ogt float %25, 2.000000e+01
  %27 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %26)
  %28 = getelementptr inbounds i32, ptr %2, i64 %21
  store i32 %27, ptr %28, align 4, !tbaa !4
  %29 = getelementptr inbounds float, ptr %1, i64 %21
  store float %25, ptr %29, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #8

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #9

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #10

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #6 = { convergent nocallback nounwind }
attributes #7 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #11 = { nounwind }

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !11}
!16 = distinct !{!16, !11}
!17 = distinct !{!17, !13}
!18 = distinct !{!18, !11}
!19 = distinct !{!19, !11}
