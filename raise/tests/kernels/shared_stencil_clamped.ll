; clang sm_80, from shared_stencil_clamped.cu
source_filename = "shared_stencil_clamped.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ22shared_stencil_clampedE1s = internal unnamed_addr addrspace(3) global [8 x [16 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_stencil_clamped(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = mul i32 %7, 14
  %9 = add nsw i32 %5, -1
  %10 = add i32 %9, %8
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = mul nuw nsw i32 %11, 6
  %13 = add nuw nsw i32 %12, %6
  %14 = add nsw i32 %13, -1
  %15 = tail call noundef i32 @__nv_max(i32 noundef %14, i32 noundef 0) #4
  %16 = add nsw i32 %3, -1
  %17 = tail call noundef i32 @__nv_min(i32 noundef %15, i32 noundef range(i32 -2147483648, 2147483647) %16) #4
  %18 = mul nsw i32 %17, %2
  %19 = tail call noundef i32 @__nv_max(i32 noundef %10, i32 noundef 0) #4
  %20 = add nsw i32 %2, -1
  %21 = tail call noundef i32 @__nv_min(i32 noundef %19, i32 noundef range(i32 -2147483648, 2147483647) %20) #4
  %22 = add nsw i32 %21, %18
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %0, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !8
  %26 = zext nneg i32 %6 to i64
  %27 = getelementptr [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ22shared_stencil_clampedE1s to ptr), i64 %26
  %28 = zext nneg i32 %5 to i64
  %29 = getelementptr float, ptr %27, i64 %28
  store float %25, ptr %29, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = icmp ult i32 %9, 14
  %31 = add nsw i32 %6, -1
  %32 = icmp ult i32 %31, 6
  %33 = and i1 %30, %32
  %34 = icmp slt i32 %10, %2
  %35 = and i1 %33, %34
  %36 = icmp sle i32 %13, %3
  %37 = and i1 %35, %36
  br i1 %37, label %38, label %59

38:                                               ; preds = %4
  %39 = getelementptr i8, ptr %29, i64 -4
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = getelementptr inbounds nuw i8, ptr %29, i64 4
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = fadd contract float %40, %42
  %44 = getelementptr i8, ptr %27, i64 -64
  %45 = getelementptr inbounds nuw float, ptr %44, i64 %28
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = fadd contract float %43, %46
  %48 = getelementptr inbounds nuw i8, ptr %27, i64 64
  %49 = getelementptr inbounds nuw float, ptr %48, i64 %28
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = fadd contract float %47, %50
  %52 = load float, ptr %29, align 4, !tbaa !8
  %53 = fmul contract float %52, 4.000000e+00
  %54 = fsub contract float %51, %53
  %55 = mul nsw i32 %2, %14
  %56 = add nsw i32 %55, %10
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %1, i64 %57
  store float %54, ptr %58, align 4, !tbaa !8
  br label %59

59:                                               ; preds = %38, %4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @plain_stencil_clamped(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %9, %2
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %58

18:                                               ; preds = %4
  %19 = add nsw i32 %9, -1
  %20 = tail call noundef i32 @__nv_max(i32 noundef %19, i32 noundef 0) #4
  %21 = add nsw i32 %9, 1
  %22 = add nsw i32 %2, -1
  %23 = tail call noundef i32 @__nv_min(i32 noundef %21, i32 noundef range(i32 -2147483648, 2147483647) %22) #4
  %24 = add nsw i32 %14, -1
  %25 = tail call noundef i32 @__nv_max(i32 noundef %24, i32 noundef 0) #4
  %26 = add nuw nsw i32 %14, 1
  %27 = add nsw i32 %3, -1
  %28 = tail call noundef i32 @__nv_min(i32 noundef %26, i32 noundef range(i32 -2147483648, 2147483647) %27) #4
  %29 = mul nsw i32 %2, %14
  %30 = add nsw i32 %20, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %0, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !8
  %34 = add nsw i32 %23, %29
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %0, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = fadd contract float %33, %37
  %39 = mul nsw i32 %25, %2
  %40 = add nsw i32 %39, %9
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %0, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !8
  %44 = fadd contract float %38, %43
  %45 = mul nsw i32 %28, %2
  %46 = add nsw i32 %45, %9
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %0, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = fadd contract float %44, %49
  %51 = add nsw i32 %29, %9
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %0, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !8
  %55 = fmul contract float %54, 4.000000e+00
  %56 = fsub contract float %50, %55
  %57 = getelementptr inbounds float, ptr %1, i64 %52
  store float %56, ptr %57, align 4, !tbaa !8
  br label %58

58:                                               ; preds = %4, %18
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_min(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_max(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #4 = { convergent nounwind }

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
