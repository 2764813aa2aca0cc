; clang sm_80, from index_thread_elements.cu
source_filename = "index_thread_elements.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @stride_carried(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = mul i32 %7, %5
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = add nsw i32 %10, %6
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %17

13:                                               ; preds = %3
  %14 = sext i32 %10 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !8
  br label %18

17:                                               ; preds = %18, %3
  ret void

18:                                               ; preds = %13, %18
  %19 = phi float [ %26, %18 ], [ %16, %13 ]
  %20 = phi i32 [ %29, %18 ], [ %11, %13 ]
  %21 = phi i32 [ %20, %18 ], [ %10, %13 ]
  %22 = sext i32 %21 to i64
  %23 = fmul contract float %19, 5.000000e-01
  %24 = getelementptr inbounds float, ptr %1, i64 %22
  %25 = load float, ptr %24, align 4, !tbaa !8
  %26 = fadd contract float %23, %25
  %27 = sext i32 %20 to i64
  %28 = getelementptr inbounds float, ptr %0, i64 %27
  store float %26, ptr %28, align 4, !tbaa !8
  %29 = add nsw i32 %20, %6
  %30 = icmp slt i32 %29, %2
  br i1 %30, label %18, label %17, !llvm.loop !10
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @copies_carried(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = shl nsw i32 %8, 2
  %10 = or disjoint i32 %9, 1
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %12, label %22

12:                                               ; preds = %3
  %13 = sext i32 %9 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !8
  %16 = fmul contract float %15, 5.000000e-01
  %17 = getelementptr inbounds float, ptr %1, i64 %13
  %18 = load float, ptr %17, align 4, !tbaa !8
  %19 = fadd contract float %16, %18
  %20 = sext i32 %10 to i64
  %21 = getelementptr inbounds float, ptr %0, i64 %20
  store float %19, ptr %21, align 4, !tbaa !8
  br label %22

22:                                               ; preds = %3, %12
  %23 = or disjoint i32 %9, 2
  %24 = icmp slt i32 %23, %2
  br i1 %24, label %25, label %35

25:                                               ; preds = %22
  %26 = sext i32 %10 to i64
  %27 = getelementptr inbounds float, ptr %0, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !8
  %29 = fmul contract float %28, 5.000000e-01
  %30 = getelementptr inbounds float, ptr %1, i64 %26
  %31 = load float, ptr %30, align 4, !tbaa !8
  %32 = fadd contract float %29, %31
  %33 = sext i32 %23 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  store float %32, ptr %34, align 4, !tbaa !8
  br label %35

35:                                               ; preds = %25, %22
  %36 = or disjoint i32 %9, 3
  %37 = icmp slt i32 %36, %2
  br i1 %37, label %38, label %49

38:                                               ; preds = %35
  %39 = or disjoint i32 %9, 2
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %0, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = fmul contract float %42, 5.000000e-01
  %44 = getelementptr inbounds float, ptr %1, i64 %40
  %45 = load float, ptr %44, align 4, !tbaa !8
  %46 = fadd contract float %43, %45
  %47 = sext i32 %36 to i64
  %48 = getelementptr inbounds float, ptr %0, i64 %47
  store float %46, ptr %48, align 4, !tbaa !8
  br label %49

49:                                               ; preds = %38, %35
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @copies_other_guard(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = shl nsw i32 %8, 2
  %10 = add nsw i32 %2, -9
  %11 = icmp slt i32 %9, %2
  br i1 %11, label %12, label %18

12:                                               ; preds = %3
  %13 = sext i32 %9 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = getelementptr inbounds float, ptr %1, i64 %13
  %16 = load float, ptr %15, align 4, !tbaa !8
  %17 = fmul contract float %16, 2.000000e+00
  store float %17, ptr %14, align 4, !tbaa !8
  br label %18

18:                                               ; preds = %12, %3
  %19 = or disjoint i32 %9, 1
  %20 = icmp slt i32 %19, %2
  br i1 %20, label %21, label %27

21:                                               ; preds = %18
  %22 = sext i32 %19 to i64
  %23 = getelementptr inbounds float, ptr %0, i64 %22
  %24 = getelementptr inbounds float, ptr %1, i64 %22
  %25 = load float, ptr %24, align 4, !tbaa !8
  %26 = fmul contract float %25, 2.000000e+00
  store float %26, ptr %23, align 4, !tbaa !8
  br label %27

27:                                               ; preds = %21, %18
  %28 = or disjoint i32 %9, 2
  %29 = icmp slt i32 %28, %2
  br i1 %29, label %30, label %36

30:                                               ; preds = %27
  %31 = sext i32 %28 to i64
  %32 = getelementptr inbounds float, ptr %0, i64 %31
  %33 = getelementptr inbounds float, ptr %1, i64 %31
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = fmul contract float %34, 2.000000e+00
  store float %35, ptr %32, align 4, !tbaa !8
  br label %36

36:                                               ; preds = %30, %27
  %37 = or disjoint i32 %9, 3
  %38 = icmp slt i32 %37, %10
  br i1 %38, label %39, label %45

39:                                               ; preds = %36
  %40 = sext i32 %37 to i64
  %41 = getelementptr inbounds float, ptr %0, i64 %40
  %42 = getelementptr inbounds float, ptr %1, i64 %40
  %43 = load float, ptr %42, align 4, !tbaa !8
  %44 = fmul contract float %43, 2.000000e+00
  store float %44, ptr %41, align 4, !tbaa !8
  br label %45

45:                                               ; preds = %39, %36
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @copies_other_index(ptr noundef writeonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = shl nsw i32 %9, 2
  %11 = or disjoint i32 %10, 3
  %12 = icmp slt i32 %10, %3
  br i1 %12, label %13, label %30

13:                                               ; preds = %4
  %14 = shl nsw i32 %9, 3
  %15 = or disjoint i32 %14, 1
  %16 = srem i32 %15, %3
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %2, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !8
  %20 = sext i32 %10 to i64
  %21 = getelementptr inbounds float, ptr %0, i64 %20
  store float %19, ptr %21, align 4, !tbaa !8
  %22 = icmp slt i32 %11, %3
  %23 = select i1 %22, i32 %11, i32 %10
  %24 = xor i32 %23, -1
  %25 = add i32 %3, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %2, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !8
  %29 = getelementptr inbounds float, ptr %1, i64 %20
  store float %28, ptr %29, align 4, !tbaa !8
  br label %30

30:                                               ; preds = %13, %4
  %31 = or disjoint i32 %10, 1
  %32 = icmp slt i32 %31, %3
  br i1 %32, label %33, label %51

33:                                               ; preds = %30
  %34 = shl nsw i32 %31, 1
  %35 = or disjoint i32 %34, 1
  %36 = srem i32 %35, %3
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %2, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !8
  %40 = sext i32 %31 to i64
  %41 = getelementptr inbounds float, ptr %0, i64 %40
  store float %39, ptr %41, align 4, !tbaa !8
  %42 = or disjoint i32 %10, 2
  %43 = icmp slt i32 %42, %3
  %44 = select i1 %43, i32 %42, i32 %31
  %45 = xor i32 %44, -1
  %46 = add i32 %3, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %2, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = getelementptr inbounds float, ptr %1, i64 %40
  store float %49, ptr %50, align 4, !tbaa !8
  br label %51

51:                                               ; preds = %33, %30
  %52 = or disjoint i32 %10, 2
  %53 = icmp slt i32 %52, %3
  br i1 %53, label %54, label %69

54:                                               ; preds = %51
  %55 = shl nsw i32 %52, 1
  %56 = or disjoint i32 %55, 1
  %57 = srem i32 %56, %3
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %2, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !8
  %61 = sext i32 %52 to i64
  %62 = getelementptr inbounds float, ptr %0, i64 %61
  store float %60, ptr %62, align 4, !tbaa !8
  %63 = xor i32 %10, -2
  %64 = add i32 %3, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %2, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !8
  %68 = getelementptr inbounds float, ptr %1, i64 %61
  store float %67, ptr %68, align 4, !tbaa !8
  br label %69

69:                                               ; preds = %54, %51
  %70 = icmp slt i32 %11, %3
  br i1 %70, label %71, label %86

71:                                               ; preds = %69
  %72 = shl nsw i32 %11, 1
  %73 = or disjoint i32 %72, 1
  %74 = srem i32 %73, %3
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %2, i64 %75
  %77 = load float, ptr %76, align 4, !tbaa !8
  %78 = sext i32 %11 to i64
  %79 = getelementptr inbounds float, ptr %0, i64 %78
  store float %77, ptr %79, align 4, !tbaa !8
  %80 = xor i32 %10, -1
  %81 = add i32 %3, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %2, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !8
  %85 = getelementptr inbounds float, ptr %1, i64 %78
  store float %84, ptr %85, align 4, !tbaa !8
  br label %86

86:                                               ; preds = %71, %69
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @copies_in_place(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = shl nsw i32 %9, 2
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %20

12:                                               ; preds = %4
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %1, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !8
  %16 = fmul contract float %2, %15
  %17 = getelementptr inbounds float, ptr %0, i64 %13
  %18 = load float, ptr %17, align 4, !tbaa !8
  %19 = fadd contract float %16, %18
  store float %19, ptr %17, align 4, !tbaa !8
  br label %20

20:                                               ; preds = %12, %4
  %21 = or disjoint i32 %10, 1
  %22 = icmp slt i32 %21, %3
  br i1 %22, label %23, label %31

23:                                               ; preds = %20
  %24 = sext i32 %21 to i64
  %25 = getelementptr inbounds float, ptr %1, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = fmul contract float %2, %26
  %28 = getelementptr inbounds float, ptr %0, i64 %24
  %29 = load float, ptr %28, align 4, !tbaa !8
  %30 = fadd contract float %27, %29
  store float %30, ptr %28, align 4, !tbaa !8
  br label %31

31:                                               ; preds = %20, %23
  %32 = or disjoint i32 %10, 3
  %33 = icmp slt i32 %32, %3
  br i1 %33, label %34, label %42

34:                                               ; preds = %31
  %35 = sext i32 %32 to i64
  %36 = getelementptr inbounds float, ptr %1, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = fmul contract float %2, %37
  %39 = getelementptr inbounds float, ptr %0, i64 %35
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = fadd contract float %38, %40
  store float %41, ptr %39, align 4, !tbaa !8
  br label %42

42:                                               ; preds = %34, %31
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @copies_swapped(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = shl nsw i32 %7, 1
  %9 = or disjoint i32 %8, 1
  %10 = icmp slt i32 %9, %1
  br i1 %10, label %11, label %18

11:                                               ; preds = %2
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !8
  %17 = load float, ptr %13, align 4, !tbaa !8
  store float %17, ptr %15, align 4, !tbaa !8
  store float %16, ptr %13, align 4, !tbaa !8
  br label %18

18:                                               ; preds = %2, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @column_in_place(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %1
  %10 = icmp sgt i32 %2, 2
  %11 = and i1 %9, %10
  br i1 %11, label %12, label %84

12:                                               ; preds = %3
  %13 = add nsw i32 %1, %8
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !8
  %17 = sext i32 %8 to i64
  %18 = getelementptr inbounds float, ptr %0, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !8
  %20 = and i32 %2, 1
  %21 = icmp eq i32 %2, 3
  br i1 %21, label %64, label %22

22:                                               ; preds = %12
  %23 = and i32 %2, 2147483646
  %24 = add nsw i32 %23, -4
  br label %25

25:                                               ; preds = %25, %22
  %26 = phi i32 [ 1, %22 ], [ %45, %25 ]
  %27 = phi float [ %16, %22 ], [ %50, %25 ]
  %28 = phi float [ %19, %22 ], [ %35, %25 ]
  %29 = phi i32 [ 0, %22 ], [ %60, %25 ]
  %30 = add nuw nsw i32 %26, 1
  %31 = mul nsw i32 %30, %1
  %32 = add nsw i32 %31, %8
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !8
  %36 = fmul contract float %28, 2.500000e-01
  %37 = fmul contract float %27, 5.000000e-01
  %38 = fadd contract float %36, %37
  %39 = fmul contract float %35, 2.500000e-01
  %40 = fadd contract float %38, %39
  %41 = mul nsw i32 %26, %1
  %42 = add nsw i32 %41, %8
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %0, i64 %43
  store float %40, ptr %44, align 4, !tbaa !8
  %45 = add nuw nsw i32 %26, 2
  %46 = mul nsw i32 %45, %1
  %47 = add nsw i32 %46, %8
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %0, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = fmul contract float %27, 2.500000e-01
  %52 = fmul contract float %35, 5.000000e-01
  %53 = fadd contract float %51, %52
  %54 = fmul contract float %50, 2.500000e-01
  %55 = fadd contract float %53, %54
  %56 = mul nsw i32 %30, %1
  %57 = add nsw i32 %56, %8
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %0, i64 %58
  store float %55, ptr %59, align 4, !tbaa !8
  %60 = add i32 %29, 2
  %61 = icmp eq i32 %29, %24
  br i1 %61, label %62, label %25, !llvm.loop !12

62:                                               ; preds = %25
  %63 = icmp eq i32 %20, 0
  br i1 %63, label %84, label %64

64:                                               ; preds = %62, %12
  %65 = phi i32 [ 1, %12 ], [ %45, %62 ]
  %66 = phi float [ %16, %12 ], [ %50, %62 ]
  %67 = phi float [ %19, %12 ], [ %35, %62 ]
  %68 = icmp ne i32 %20, 0
  tail call void @llvm.assume(i1 %68)
  %69 = add nuw nsw i32 %65, 1
  %70 = mul nsw i32 %69, %1
  %71 = add nsw i32 %70, %8
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %0, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !8
  %75 = fmul contract float %67, 2.500000e-01
  %76 = fmul contract float %66, 5.000000e-01
  %77 = fadd contract float %75, %76
  %78 = fmul contract float %74, 2.500000e-01
  %79 = fadd contract float %77, %78
  %80 = mul nsw i32 %65, %1
  %81 = add nsw i32 %80, %8
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %0, i64 %82
  store float %79, ptr %83, align 4, !tbaa !8
  br label %84

84:                                               ; preds = %64, %62, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @column_other_start(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %83

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %1, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = add i32 %3, -1
  %16 = icmp sgt i32 %3, 1
  br i1 %16, label %17, label %42

17:                                               ; preds = %11
  %18 = and i32 %15, 1
  %19 = icmp eq i32 %3, 2
  br i1 %19, label %24, label %20

20:                                               ; preds = %17
  %21 = and i32 %15, -2
  br label %50

22:                                               ; preds = %50
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %42, label %24

24:                                               ; preds = %22, %17
  %25 = phi i32 [ 0, %17 ], [ %68, %22 ]
  %26 = phi float [ %14, %17 ], [ %73, %22 ]
  %27 = phi float [ 1.000000e+00, %17 ], [ %60, %22 ]
  %28 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %28)
  %29 = add nuw nsw i32 %25, 1
  %30 = mul nsw i32 %29, %2
  %31 = add nsw i32 %30, %9
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %1, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = fmul contract float %26, 2.000000e+00
  %36 = fadd contract float %27, %35
  %37 = fsub contract float %36, %34
  %38 = mul nsw i32 %25, %2
  %39 = add nsw i32 %38, %9
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %0, i64 %40
  store float %37, ptr %41, align 4, !tbaa !8
  br label %42

42:                                               ; preds = %24, %22, %11
  %43 = phi float [ 1.000000e+00, %11 ], [ %60, %22 ], [ %26, %24 ]
  %44 = phi float [ %14, %11 ], [ %73, %22 ], [ %34, %24 ]
  %45 = fsub contract float %43, %44
  %46 = mul nsw i32 %15, %2
  %47 = add nsw i32 %46, %9
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %0, i64 %48
  store float %45, ptr %49, align 4, !tbaa !8
  br label %83

50:                                               ; preds = %50, %20
  %51 = phi i32 [ 0, %20 ], [ %68, %50 ]
  %52 = phi float [ %14, %20 ], [ %73, %50 ]
  %53 = phi float [ 1.000000e+00, %20 ], [ %60, %50 ]
  %54 = phi i32 [ 0, %20 ], [ %81, %50 ]
  %55 = or disjoint i32 %51, 1
  %56 = mul nsw i32 %55, %2
  %57 = add nsw i32 %56, %9
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %1, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !8
  %61 = fmul contract float %52, 2.000000e+00
  %62 = fadd contract float %53, %61
  %63 = fsub contract float %62, %60
  %64 = mul nsw i32 %51, %2
  %65 = add nsw i32 %64, %9
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %0, i64 %66
  store float %63, ptr %67, align 4, !tbaa !8
  %68 = add nuw nsw i32 %51, 2
  %69 = mul nsw i32 %68, %2
  %70 = add nsw i32 %69, %9
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %1, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !8
  %74 = fmul contract float %60, 2.000000e+00
  %75 = fadd contract float %52, %74
  %76 = fsub contract float %75, %73
  %77 = mul nsw i32 %55, %2
  %78 = add nsw i32 %77, %9
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %0, i64 %79
  store float %76, ptr %80, align 4, !tbaa !8
  %81 = add nuw i32 %54, 2
  %82 = icmp eq i32 %81, %21
  br i1 %82, label %22, label %50, !llvm.loop !13

83:                                               ; preds = %4, %42
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11}
