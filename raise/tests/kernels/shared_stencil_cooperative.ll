; clang sm_80, from shared_stencil_cooperative.cu
source_filename = "shared_stencil_cooperative.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ26shared_stencil_cooperativeE1s = internal unnamed_addr addrspace(3) global [180 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_stencil_cooperative(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 4
  %7 = add i32 %6, -1
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %9 = shl nuw nsw i32 %8, 3
  %10 = add nsw i32 %9, -1
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = shl nuw nsw i32 %11, 4
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp samesign ult i32 %14, 180
  br i1 %15, label %27, label %16

16:                                               ; preds = %50, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %17 = add i32 %6, %13
  %18 = add nuw nsw i32 %9, %11
  %19 = mul nuw nsw i32 %11, 18
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_stencil_cooperativeE1s to ptr), i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 72
  %23 = zext nneg i32 %13 to i64
  %24 = getelementptr inbounds nuw float, ptr %22, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %26 = icmp sgt i32 %17, 0
  br i1 %26, label %56, label %82

27:                                               ; preds = %4, %50
  %28 = phi i32 [ %54, %50 ], [ %14, %4 ]
  %29 = trunc i32 %28 to i8
  %30 = urem i8 %29, 18
  %31 = zext nneg i8 %30 to i32
  %32 = add nsw i32 %7, %31
  %33 = icmp sgt i32 %32, -1
  br i1 %33, label %34, label %50

34:                                               ; preds = %27
  %35 = trunc i32 %28 to i8
  %36 = udiv i8 %35, 18
  %37 = zext nneg i8 %36 to i32
  %38 = add nsw i32 %10, %37
  %39 = icmp slt i32 %32, %2
  %40 = icmp sgt i32 %38, -1
  %41 = icmp slt i32 %38, %3
  %42 = and i1 %40, %41
  %43 = select i1 %39, i1 %42, i1 false
  br i1 %43, label %44, label %50

44:                                               ; preds = %34
  %45 = mul nsw i32 %38, %2
  %46 = add nuw nsw i32 %45, %32
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw float, ptr %0, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !8
  br label %50

50:                                               ; preds = %27, %34, %44
  %51 = phi contract float [ %49, %44 ], [ 0.000000e+00, %27 ], [ 0.000000e+00, %34 ]
  %52 = zext nneg i32 %28 to i64
  %53 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ26shared_stencil_cooperativeE1s to ptr), i64 %52
  store float %51, ptr %53, align 4, !tbaa !8
  %54 = add nuw nsw i32 %28, 128
  %55 = icmp samesign ult i32 %28, 52
  br i1 %55, label %27, label %16, !llvm.loop !10

56:                                               ; preds = %16
  %57 = add nsw i32 %2, -1
  %58 = icmp slt i32 %17, %57
  %59 = icmp ne i32 %18, 0
  %60 = and i1 %59, %58
  %61 = add nsw i32 %3, -1
  %62 = icmp slt i32 %18, %61
  %63 = select i1 %60, i1 %62, i1 false
  br i1 %63, label %64, label %82

64:                                               ; preds = %56
  %65 = load float, ptr %24, align 4, !tbaa !8
  %66 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %67 = load float, ptr %66, align 4, !tbaa !8
  %68 = fadd contract float %65, %67
  %69 = getelementptr inbounds i8, ptr %24, i64 -68
  %70 = load float, ptr %69, align 4, !tbaa !8
  %71 = fadd contract float %68, %70
  %72 = getelementptr inbounds nuw i8, ptr %24, i64 76
  %73 = load float, ptr %72, align 4, !tbaa !8
  %74 = fadd contract float %71, %73
  %75 = load float, ptr %25, align 4, !tbaa !8
  %76 = fmul contract float %75, 4.000000e+00
  %77 = fsub contract float %74, %76
  %78 = mul nsw i32 %2, %18
  %79 = add nsw i32 %78, %17
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %1, i64 %80
  store float %77, ptr %81, align 4, !tbaa !8
  br label %82

82:                                               ; preds = %64, %56, %16
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @plain_stencil_cooperative(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
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
  %15 = icmp sgt i32 %9, 0
  br i1 %15, label %16, label %52

16:                                               ; preds = %4
  %17 = add nsw i32 %2, -1
  %18 = icmp slt i32 %9, %17
  %19 = icmp ne i32 %14, 0
  %20 = and i1 %19, %18
  %21 = add nsw i32 %3, -1
  %22 = icmp slt i32 %14, %21
  %23 = select i1 %20, i1 %22, i1 false
  br i1 %23, label %24, label %52

24:                                               ; preds = %16
  %25 = mul nsw i32 %2, %14
  %26 = add nsw i32 %25, %9
  %27 = sext i32 %26 to i64
  %28 = getelementptr float, ptr %0, i64 %27
  %29 = getelementptr i8, ptr %28, i64 -4
  %30 = load float, ptr %29, align 4, !tbaa !8
  %31 = getelementptr i8, ptr %28, i64 4
  %32 = load float, ptr %31, align 4, !tbaa !8
  %33 = fadd contract float %30, %32
  %34 = add nsw i32 %14, -1
  %35 = mul nsw i32 %2, %34
  %36 = add nsw i32 %35, %9
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !8
  %40 = fadd contract float %33, %39
  %41 = add nuw nsw i32 %14, 1
  %42 = mul nsw i32 %2, %41
  %43 = add nsw i32 %42, %9
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %0, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = fadd contract float %40, %46
  %48 = load float, ptr %28, align 4, !tbaa !8
  %49 = fmul contract float %48, 4.000000e+00
  %50 = fsub contract float %47, %49
  %51 = getelementptr inbounds float, ptr %1, i64 %27
  store float %50, ptr %51, align 4, !tbaa !8
  br label %52

52:                                               ; preds = %24, %16, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
