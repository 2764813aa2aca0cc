; clang sm_80, from ocean_barotropic.cu
source_filename = "ocean_barotropic.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @transports(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, ptr noundef readonly captures(none) %3, i32 noundef %4, i32 noundef %5, double noundef %6, double noundef %7, double noundef %8, double noundef %9) local_unnamed_addr #0 {
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %18 = mul nuw nsw i32 %16, %17
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %20 = add nuw nsw i32 %18, %19
  %21 = icmp slt i32 %15, %4
  %22 = icmp slt i32 %20, %5
  %23 = and i1 %21, %22
  br i1 %23, label %24, label %75

24:                                               ; preds = %10
  %25 = icmp eq i32 %15, 0
  %26 = select i1 %25, i32 %4, i32 %15
  %27 = add nsw i32 %26, -1
  %28 = mul nsw i32 %4, %20
  %29 = add nsw i32 %28, %15
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds double, ptr %3, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !8
  %33 = add nsw i32 %27, %28
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds double, ptr %3, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !8
  %37 = fadd contract double %32, %36
  %38 = fmul contract double %37, 5.000000e-01
  %39 = fneg contract double %6
  %40 = fmul contract double %38, %39
  %41 = getelementptr inbounds double, ptr %0, i64 %30
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = getelementptr inbounds double, ptr %0, i64 %34
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = fsub contract double %42, %44
  %46 = fmul contract double %40, %45
  %47 = fdiv contract double %46, %8
  %48 = getelementptr inbounds double, ptr %2, i64 %30
  %49 = load double, ptr %48, align 8, !tbaa !8
  %50 = fmul contract double %9, %49
  %51 = fadd contract double %50, %47
  %52 = fmul contract double %7, %51
  %53 = getelementptr inbounds double, ptr %1, i64 %30
  %54 = load double, ptr %53, align 8, !tbaa !8
  %55 = fadd contract double %54, %52
  store double %55, ptr %53, align 8, !tbaa !8
  %56 = icmp eq i32 %20, 0
  br i1 %56, label %75, label %57

57:                                               ; preds = %24
  %58 = fmul contract double %6, %7
  %59 = fmul contract double %58, 5.000000e-01
  %60 = load double, ptr %31, align 8, !tbaa !8
  %61 = sub nsw i32 %29, %4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds double, ptr %3, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !8
  %65 = fadd contract double %60, %64
  %66 = fmul contract double %59, %65
  %67 = load double, ptr %41, align 8, !tbaa !8
  %68 = getelementptr inbounds double, ptr %0, i64 %62
  %69 = load double, ptr %68, align 8, !tbaa !8
  %70 = fsub contract double %67, %69
  %71 = fmul contract double %66, %70
  %72 = fdiv contract double %71, %8
  %73 = load double, ptr %48, align 8, !tbaa !8
  %74 = fsub contract double %73, %72
  store double %74, ptr %48, align 8, !tbaa !8
  br label %75

75:                                               ; preds = %24, %57, %10
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @surface(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i32 noundef %4, i32 noundef %5, double noundef %6, double noundef %7, double noundef %8) local_unnamed_addr #0 {
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
  br i1 %22, label %23, label %59

23:                                               ; preds = %9
  %24 = mul nsw i32 %4, %19
  %25 = add nsw i32 %24, %14
  %26 = add nsw i32 %14, 1
  %27 = icmp eq i32 %26, %4
  %28 = select i1 %27, i32 0, i32 %26
  %29 = add nuw nsw i32 %19, 1
  %30 = icmp samesign ult i32 %29, %5
  br i1 %30, label %31, label %36

31:                                               ; preds = %23
  %32 = add nsw i32 %25, %4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds double, ptr %3, i64 %33
  %35 = load double, ptr %34, align 8, !tbaa !8
  br label %36

36:                                               ; preds = %23, %31
  %37 = phi contract double [ %35, %31 ], [ 0.000000e+00, %23 ]
  %38 = add nsw i32 %28, %24
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr %2, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !8
  %42 = sext i32 %25 to i64
  %43 = getelementptr inbounds double, ptr %2, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !8
  %45 = fsub contract double %41, %44
  %46 = fadd contract double %37, %45
  %47 = getelementptr inbounds double, ptr %3, i64 %42
  %48 = load double, ptr %47, align 8, !tbaa !8
  %49 = fsub contract double %46, %48
  %50 = fmul contract double %7, %49
  %51 = fdiv contract double %50, %8
  %52 = getelementptr inbounds double, ptr %0, i64 %42
  %53 = load double, ptr %52, align 8, !tbaa !8
  %54 = fsub contract double %53, %51
  store double %54, ptr %52, align 8, !tbaa !8
  %55 = fmul contract double %6, %54
  %56 = getelementptr inbounds double, ptr %1, i64 %42
  %57 = load double, ptr %56, align 8, !tbaa !8
  %58 = fadd contract double %57, %55
  store double %58, ptr %56, align 8, !tbaa !8
  br label %59

59:                                               ; preds = %9, %36
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
!9 = !{!"double", !6, i64 0}
