; clang sm_80, from bounds.cu
source_filename = "bounds.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.double2 = type { double, double }

@_ZZ11shared_tileE1s = internal unnamed_addr addrspace(3) global [64 x double] undef, align 8
@_ZZ13shared_mirrorE1s = internal unnamed_addr addrspace(3) global [32 x double] undef, align 8
@d = external dso_local local_unnamed_addr addrspace(3) global [0 x double], align 8
@table = dso_local addrspace(4) externally_initialized constant [8 x double] [double 1.000000e+00, double 2.000000e+00, double 3.000000e+00, double 4.000000e+00, double 5.000000e+00, double 6.000000e+00, double 7.000000e+00, double 8.000000e+00], align 8
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @table to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @k(ptr noundef writeonly captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = mul i32 %2, %3
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = add i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %9 = mul nuw nsw i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = add nuw nsw i32 %9, %10
  %12 = mul nuw nsw i32 %11, 20
  %13 = add i32 %6, %12
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw double, ptr %0, i64 %14
  store double 1.000000e+00, ptr %15, align 8, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @k1(ptr noundef writeonly captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = mul i32 %2, %3
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = add i32 %4, %5
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw double, ptr %0, i64 %7
  store double 1.000000e+00, ptr %8, align 8, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @k4(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw double, ptr %1, i64 %8
  %10 = load double, ptr %9, align 8, !tbaa !8
  %11 = fcmp contract ogt double %10, 5.000000e-01
  br i1 %11, label %12, label %14

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw double, ptr %0, i64 %8
  store double 1.000000e+00, ptr %13, align 8, !tbaa !8
  br label %14

14:                                               ; preds = %12, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @k5(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %10 = mul nuw nsw i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = add nuw nsw i32 %10, %11
  %13 = icmp ult i32 %7, 19
  %14 = icmp samesign ult i32 %12, 19
  %15 = and i1 %13, %14
  %16 = mul nuw nsw i32 %12, 24
  %17 = add i32 %16, %7
  %18 = zext i32 %17 to i64
  br i1 %15, label %19, label %23

19:                                               ; preds = %2
  %20 = getelementptr inbounds nuw double, ptr %1, i64 %18
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = fmul contract double %21, 2.000000e+00
  br label %23

23:                                               ; preds = %2, %19
  %24 = phi double [ %22, %19 ], [ 0.000000e+00, %2 ]
  %25 = getelementptr inbounds nuw double, ptr %0, i64 %18
  store double %24, ptr %25, align 8, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @k6(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw double, ptr %1, i64 %9
  %11 = load double, ptr %10, align 8, !tbaa !8
  %12 = fcmp contract ogt double %11, 5.000000e-01
  br i1 %12, label %13, label %16

13:                                               ; preds = %3
  %14 = getelementptr inbounds nuw double, ptr %0, i64 %9
  %15 = load double, ptr %14, align 8, !tbaa !8
  br label %16

16:                                               ; preds = %13, %3
  %17 = phi double [ %15, %13 ], [ 0.000000e+00, %3 ]
  %18 = getelementptr inbounds nuw double, ptr %2, i64 %9
  store double %17, ptr %18, align 8, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @k7(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw double, ptr %1, i64 %9
  %11 = load double, ptr %10, align 8, !tbaa !8
  %12 = fcmp contract ogt double %11, 5.000000e-01
  br i1 %12, label %13, label %18

13:                                               ; preds = %3
  %14 = getelementptr inbounds nuw i32, ptr %2, i64 %9
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds double, ptr %0, i64 %16
  store double %11, ptr %17, align 8, !tbaa !8
  br label %18

18:                                               ; preds = %13, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @load_masked(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %23

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds double, ptr %1, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = fcmp contract ogt double %14, 5.000000e-01
  br i1 %15, label %16, label %20

16:                                               ; preds = %11
  %17 = getelementptr double, ptr %0, i64 %12
  %18 = getelementptr i8, ptr %17, i64 24
  %19 = load double, ptr %18, align 8, !tbaa !8
  br label %20

20:                                               ; preds = %16, %11
  %21 = phi double [ %19, %16 ], [ 0.000000e+00, %11 ]
  %22 = getelementptr inbounds double, ptr %2, i64 %12
  store double %21, ptr %22, align 8, !tbaa !8
  br label %23

23:                                               ; preds = %20, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @load_before(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %23

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds double, ptr %1, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = fcmp contract ogt double %14, 5.000000e-01
  br i1 %15, label %16, label %20

16:                                               ; preds = %11
  %17 = getelementptr double, ptr %0, i64 %12
  %18 = getelementptr i8, ptr %17, i64 -8
  %19 = load double, ptr %18, align 8, !tbaa !8
  br label %20

20:                                               ; preds = %16, %11
  %21 = phi double [ %19, %16 ], [ 0.000000e+00, %11 ]
  %22 = getelementptr inbounds double, ptr %2, i64 %12
  store double %21, ptr %22, align 8, !tbaa !8
  br label %23

23:                                               ; preds = %20, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @load_select(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %23

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds double, ptr %1, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = fcmp contract ogt double %14, 5.000000e-01
  br i1 %15, label %16, label %20

16:                                               ; preds = %11
  %17 = getelementptr double, ptr %0, i64 %12
  %18 = getelementptr i8, ptr %17, i64 24
  %19 = load double, ptr %18, align 8, !tbaa !8
  br label %20

20:                                               ; preds = %11, %16
  %21 = phi contract double [ %19, %16 ], [ 1.000000e+00, %11 ]
  %22 = getelementptr inbounds double, ptr %2, i64 %12
  store double %21, ptr %22, align 8, !tbaa !8
  br label %23

23:                                               ; preds = %20, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @in_loop(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %26

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds double, ptr %0, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = fcmp contract ogt double %14, 1.000000e-02
  br i1 %15, label %16, label %26

16:                                               ; preds = %11, %16
  %17 = phi double [ %23, %16 ], [ %14, %11 ]
  %18 = phi i32 [ %24, %16 ], [ 0, %11 ]
  %19 = mul nsw i32 %18, %2
  %20 = add nsw i32 %19, %9
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds double, ptr %1, i64 %21
  store double %17, ptr %22, align 8, !tbaa !8
  %23 = fmul contract double %17, 5.000000e-01
  %24 = add nuw nsw i32 %18, 1
  %25 = fcmp contract ogt double %23, 1.000000e-02
  br i1 %25, label %16, label %26, !llvm.loop !10

26:                                               ; preds = %16, %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @in_for(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  %11 = icmp sgt i32 %3, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %58

13:                                               ; preds = %4
  %14 = sext i32 %9 to i64
  %15 = getelementptr inbounds double, ptr %0, i64 %14
  %16 = and i32 %3, 1
  %17 = icmp eq i32 %3, 1
  br i1 %17, label %47, label %18

18:                                               ; preds = %13
  %19 = and i32 %3, 2147483646
  br label %20

20:                                               ; preds = %41, %18
  %21 = phi i32 [ 0, %18 ], [ %42, %41 ]
  %22 = phi i32 [ 0, %18 ], [ %43, %41 ]
  %23 = load double, ptr %15, align 8, !tbaa !8
  %24 = uitofp nneg i32 %21 to double
  %25 = fcmp contract ogt double %23, %24
  br i1 %25, label %26, label %31

26:                                               ; preds = %20
  %27 = mul nsw i32 %21, %2
  %28 = add nsw i32 %27, %9
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %1, i64 %29
  store double 1.000000e+00, ptr %30, align 8, !tbaa !8
  br label %31

31:                                               ; preds = %20, %26
  %32 = or disjoint i32 %21, 1
  %33 = load double, ptr %15, align 8, !tbaa !8
  %34 = uitofp nneg i32 %32 to double
  %35 = fcmp contract ogt double %33, %34
  br i1 %35, label %36, label %41

36:                                               ; preds = %31
  %37 = mul nsw i32 %32, %2
  %38 = add nsw i32 %37, %9
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr %1, i64 %39
  store double 1.000000e+00, ptr %40, align 8, !tbaa !8
  br label %41

41:                                               ; preds = %36, %31
  %42 = add nuw nsw i32 %21, 2
  %43 = add i32 %22, 2
  %44 = icmp eq i32 %43, %19
  br i1 %44, label %45, label %20, !llvm.loop !12

45:                                               ; preds = %41
  %46 = icmp eq i32 %16, 0
  br i1 %46, label %58, label %47

47:                                               ; preds = %45, %13
  %48 = phi i32 [ 0, %13 ], [ %42, %45 ]
  %49 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %49)
  %50 = load double, ptr %15, align 8, !tbaa !8
  %51 = uitofp nneg i32 %48 to double
  %52 = fcmp contract ogt double %50, %51
  br i1 %52, label %53, label %58

53:                                               ; preds = %47
  %54 = mul nsw i32 %48, %2
  %55 = add nsw i32 %54, %9
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds double, ptr %1, i64 %56
  store double 1.000000e+00, ptr %57, align 8, !tbaa !8
  br label %58

58:                                               ; preds = %45, %53, %47, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @loop_load(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %66

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %2, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !4
  %15 = getelementptr i8, ptr %13, i64 4
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = icmp slt i32 %14, %16
  br i1 %17, label %18, label %39

18:                                               ; preds = %11
  %19 = sub i32 %16, %14
  %20 = and i32 %19, 3
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %33, label %22

22:                                               ; preds = %18, %22
  %23 = phi i32 [ %30, %22 ], [ %14, %18 ]
  %24 = phi double [ %29, %22 ], [ 0.000000e+00, %18 ]
  %25 = phi i32 [ %31, %22 ], [ 0, %18 ]
  %26 = sext i32 %23 to i64
  %27 = getelementptr inbounds double, ptr %0, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !8
  %29 = fadd contract double %24, %28
  %30 = add nsw i32 %23, 1
  %31 = add i32 %25, 1
  %32 = icmp eq i32 %31, %20
  br i1 %32, label %33, label %22, !llvm.loop !13

33:                                               ; preds = %22, %18
  %34 = phi double [ poison, %18 ], [ %29, %22 ]
  %35 = phi i32 [ %14, %18 ], [ %30, %22 ]
  %36 = phi double [ 0.000000e+00, %18 ], [ %29, %22 ]
  %37 = sub i32 %14, %16
  %38 = icmp ugt i32 %37, -4
  br i1 %38, label %39, label %42

39:                                               ; preds = %33, %42, %11
  %40 = phi double [ 0.000000e+00, %11 ], [ %34, %33 ], [ %63, %42 ]
  %41 = getelementptr inbounds double, ptr %1, i64 %12
  store double %40, ptr %41, align 8, !tbaa !8
  br label %66

42:                                               ; preds = %33, %42
  %43 = phi i32 [ %64, %42 ], [ %35, %33 ]
  %44 = phi double [ %63, %42 ], [ %36, %33 ]
  %45 = sext i32 %43 to i64
  %46 = getelementptr inbounds double, ptr %0, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = fadd contract double %44, %47
  %49 = sext i32 %43 to i64
  %50 = getelementptr double, ptr %0, i64 %49
  %51 = getelementptr i8, ptr %50, i64 8
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = fadd contract double %48, %52
  %54 = sext i32 %43 to i64
  %55 = getelementptr double, ptr %0, i64 %54
  %56 = getelementptr i8, ptr %55, i64 16
  %57 = load double, ptr %56, align 8, !tbaa !8
  %58 = fadd contract double %53, %57
  %59 = sext i32 %43 to i64
  %60 = getelementptr double, ptr %0, i64 %59
  %61 = getelementptr i8, ptr %60, i64 24
  %62 = load double, ptr %61, align 8, !tbaa !8
  %63 = fadd contract double %58, %62
  %64 = add nsw i32 %43, 4
  %65 = icmp eq i32 %64, %16
  br i1 %65, label %39, label %42, !llvm.loop !15

66:                                               ; preds = %39, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_tile(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !8
  br label %14

14:                                               ; preds = %3, %10
  %15 = phi contract double [ %13, %10 ], [ 0.000000e+00, %3 ]
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ11shared_tileE1s to ptr), i64 %16
  store double %15, ptr %17, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %18, label %29

18:                                               ; preds = %14
  %19 = sext i32 %8 to i64
  %20 = getelementptr inbounds double, ptr %0, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = fcmp contract ogt double %21, 5.000000e-01
  br i1 %22, label %23, label %26

23:                                               ; preds = %18
  %24 = getelementptr i8, ptr %17, i64 8
  %25 = load double, ptr %24, align 8, !tbaa !8
  br label %26

26:                                               ; preds = %23, %18
  %27 = phi double [ %25, %23 ], [ 0.000000e+00, %18 ]
  %28 = getelementptr inbounds double, ptr %1, i64 %19
  store double %27, ptr %28, align 8, !tbaa !8
  br label %29

29:                                               ; preds = %26, %14
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_mirror(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !8
  br label %14

14:                                               ; preds = %3, %10
  %15 = phi contract double [ %13, %10 ], [ 0.000000e+00, %3 ]
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_mirrorE1s to ptr), i64 %16
  store double %15, ptr %17, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %18, label %25

18:                                               ; preds = %14
  %19 = sext i32 %8 to i64
  %20 = getelementptr inbounds double, ptr %1, i64 %19
  %21 = sub nsw i32 63, %4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds double, ptr addrspacecast (ptr addrspace(3) @_ZZ13shared_mirrorE1s to ptr), i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !8
  store double %24, ptr %20, align 8, !tbaa !8
  br label %25

25:                                               ; preds = %18, %14
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_dynamic(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %18

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !8
  %14 = fcmp contract ogt double %13, 5.000000e-01
  br i1 %14, label %15, label %18

15:                                               ; preds = %10
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @d to ptr), i64 %16
  store double %13, ptr %17, align 8, !tbaa !8
  br label %18

18:                                               ; preds = %15, %10, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %19, label %29

19:                                               ; preds = %18
  %20 = sext i32 %8 to i64
  %21 = getelementptr inbounds double, ptr %0, i64 %20
  %22 = load double, ptr %21, align 8, !tbaa !8
  %23 = fcmp contract ogt double %22, 5.000000e-01
  br i1 %23, label %24, label %29

24:                                               ; preds = %19
  %25 = getelementptr inbounds double, ptr %1, i64 %20
  %26 = zext nneg i32 %4 to i64
  %27 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @d to ptr), i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !8
  store double %28, ptr %25, align 8, !tbaa !8
  br label %29

29:                                               ; preds = %24, %19, %18
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @private_array(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = alloca [4 x double], align 8
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %33

12:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds double, ptr %0, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !8
  %16 = fadd contract double %15, 0.000000e+00
  store double %16, ptr %5, align 8, !tbaa !8
  %17 = fadd contract double %15, 1.000000e+00
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store double %17, ptr %18, align 8, !tbaa !8
  %19 = fadd contract double %15, 2.000000e+00
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store double %19, ptr %20, align 8, !tbaa !8
  %21 = fadd contract double %15, 3.000000e+00
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store double %21, ptr %22, align 8, !tbaa !8
  %23 = fcmp contract ogt double %15, 5.000000e-01
  br i1 %23, label %24, label %30

24:                                               ; preds = %12
  %25 = getelementptr inbounds i32, ptr %2, i64 %13
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %5, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !8
  br label %30

30:                                               ; preds = %24, %12
  %31 = phi double [ %29, %24 ], [ 0.000000e+00, %12 ]
  %32 = getelementptr inbounds double, ptr %1, i64 %13
  store double %31, ptr %32, align 8, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  br label %33

33:                                               ; preds = %30, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @private_store(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = alloca [4 x double], align 8
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %45

12:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds double, ptr %0, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !8
  %16 = fadd contract double %15, 0.000000e+00
  store double %16, ptr %5, align 8, !tbaa !8
  %17 = fadd contract double %15, 1.000000e+00
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store double %17, ptr %18, align 8, !tbaa !8
  %19 = fadd contract double %15, 2.000000e+00
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store double %19, ptr %20, align 8, !tbaa !8
  %21 = fadd contract double %15, 3.000000e+00
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store double %21, ptr %22, align 8, !tbaa !8
  %23 = fcmp contract ogt double %15, 5.000000e-01
  br i1 %23, label %24, label %33

24:                                               ; preds = %12
  %25 = getelementptr inbounds i32, ptr %2, i64 %13
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %5, i64 %27
  store double 9.000000e+00, ptr %28, align 8, !tbaa !8
  %29 = load double, ptr %5, align 8, !tbaa !8
  %30 = load double, ptr %18, align 8, !tbaa !8
  %31 = load double, ptr %20, align 8, !tbaa !8
  %32 = load double, ptr %22, align 8, !tbaa !8
  br label %33

33:                                               ; preds = %24, %12
  %34 = phi double [ %32, %24 ], [ %21, %12 ]
  %35 = phi double [ %31, %24 ], [ %19, %12 ]
  %36 = phi double [ %30, %24 ], [ %17, %12 ]
  %37 = phi double [ %29, %24 ], [ %16, %12 ]
  %38 = fmul contract double %36, 2.000000e+00
  %39 = fadd contract double %37, %38
  %40 = fmul contract double %35, 3.000000e+00
  %41 = fadd contract double %39, %40
  %42 = fmul contract double %34, 4.000000e+00
  %43 = fadd contract double %41, %42
  %44 = getelementptr inbounds double, ptr %1, i64 %13
  store double %43, ptr %44, align 8, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  br label %45

45:                                               ; preds = %33, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @constants(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %21

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !8
  %14 = fcmp contract ogt double %13, 5.000000e-01
  br i1 %14, label %15, label %18

15:                                               ; preds = %10
  %16 = getelementptr inbounds double, ptr addrspacecast (ptr addrspace(4) @table to ptr), i64 %11
  %17 = load double, ptr %16, align 8, !tbaa !8
  br label %18

18:                                               ; preds = %15, %10
  %19 = phi double [ %17, %15 ], [ 0.000000e+00, %10 ]
  %20 = getelementptr inbounds double, ptr %1, i64 %11
  store double %19, ptr %20, align 8, !tbaa !8
  br label %21

21:                                               ; preds = %18, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @add_masked(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #6 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds double, ptr %1, i64 %8
  %10 = load double, ptr %9, align 8, !tbaa !8
  %11 = fcmp contract ogt double %10, 5.000000e-01
  br i1 %11, label %12, label %15

12:                                               ; preds = %2
  %13 = getelementptr inbounds i64, ptr %0, i64 %8
  %14 = atomicrmw add ptr %13, i64 1 seq_cst, align 8
  br label %15

15:                                               ; preds = %12, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @exch_masked(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #6 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds double, ptr %1, i64 %9
  %11 = load double, ptr %10, align 8, !tbaa !8
  %12 = fcmp contract ogt double %11, 5.000000e-01
  br i1 %12, label %13, label %17

13:                                               ; preds = %3
  %14 = getelementptr inbounds i64, ptr %2, i64 %9
  %15 = getelementptr inbounds i64, ptr %0, i64 %9
  %16 = atomicrmw xchg ptr %15, i64 5 seq_cst, align 8
  store i64 %16, ptr %14, align 8, !tbaa !16
  br label %17

17:                                               ; preds = %13, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @row_cross(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, 10
  br i1 %9, label %10, label %18

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !8
  %14 = fcmp contract ogt double %13, 5.000000e-01
  br i1 %14, label %15, label %18

15:                                               ; preds = %10
  %16 = getelementptr double, ptr %0, i64 %11
  %17 = getelementptr i8, ptr %16, i64 40
  store double %13, ptr %17, align 8, !tbaa !8
  br label %18

18:                                               ; preds = %15, %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @early(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds double, ptr %1, i64 %9
  %11 = load double, ptr %10, align 8, !tbaa !8
  %12 = fcmp contract ugt double %11, 5.000000e-01
  br i1 %12, label %13, label %15

13:                                               ; preds = %3
  %14 = getelementptr inbounds double, ptr %0, i64 %9
  store double 2.000000e+00, ptr %14, align 8, !tbaa !8
  br label %15

15:                                               ; preds = %3, %13
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @negative(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %22

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds double, ptr %1, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !8
  %15 = fcmp contract ogt double %14, 5.000000e-01
  br i1 %15, label %16, label %22

16:                                               ; preds = %11
  %17 = getelementptr inbounds i32, ptr %2, i64 %12
  %18 = load i32, ptr %17, align 4, !tbaa !4
  %19 = sub nsw i32 %9, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds double, ptr %0, i64 %20
  store double 2.000000e+00, ptr %21, align 8, !tbaa !8
  br label %22

22:                                               ; preds = %16, %11, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @vec2(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %18

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !8
  %14 = fcmp contract ogt double %13, 5.000000e-01
  br i1 %14, label %15, label %18

15:                                               ; preds = %10
  %16 = getelementptr inbounds %struct.double2, ptr %0, i64 %11
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store double 1.000000e+00, ptr %16, align 16, !tbaa !8
  store double 2.000000e+00, ptr %17, align 8, !tbaa !8
  br label %18

18:                                               ; preds = %15, %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @decay(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %21

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !8
  %14 = fcmp contract ogt double %13, 5.000000e-01
  br i1 %14, label %15, label %21

15:                                               ; preds = %10
  %16 = getelementptr double, ptr %0, i64 %11
  %17 = getelementptr i8, ptr %16, i64 24
  %18 = load double, ptr %17, align 8, !tbaa !8
  %19 = fmul contract double %18, 5.000000e-01
  %20 = fadd contract double %13, %19
  store double %20, ptr %17, align 8, !tbaa !8
  br label %21

21:                                               ; preds = %15, %10, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @energy(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #6 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !8
  %14 = fmul contract double %13, %13
  %15 = atomicrmw fadd ptr %1, double %14 seq_cst, align 8
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { nounwind }

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
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !11}
!16 = !{!17, !17, i64 0}
!17 = !{!"long long", !6, i64 0}
