; clang sm_80, from shared_pingpong.cu
source_filename = "shared_pingpong.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ15shared_pingpongE1a = internal unnamed_addr addrspace(3) global [50 x float] undef, align 4
@_ZZ15shared_pingpongE1b = internal unnamed_addr addrspace(3) global [50 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_pingpong(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = mul i32 %6, 48
  %8 = add i32 %7, %5
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %4
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !8
  br label %14

14:                                               ; preds = %4, %10
  %15 = phi contract float [ %13, %10 ], [ 0.000000e+00, %4 ]
  %16 = add nuw nsw i32 %5, 1
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ15shared_pingpongE1a to ptr), i64 %17
  store float %15, ptr %18, align 4, !tbaa !8
  %19 = icmp eq i32 %5, 0
  br i1 %19, label %20, label %37

20:                                               ; preds = %14
  %21 = icmp sgt i32 %8, 0
  br i1 %21, label %22, label %27

22:                                               ; preds = %20
  %23 = zext nneg i32 %8 to i64
  %24 = getelementptr float, ptr %0, i64 %23
  %25 = getelementptr i8, ptr %24, i64 -4
  %26 = load float, ptr %25, align 4, !tbaa !8
  br label %27

27:                                               ; preds = %20, %22
  %28 = phi contract float [ %26, %22 ], [ 0.000000e+00, %20 ]
  store float %28, ptr addrspacecast (ptr addrspace(3) @_ZZ15shared_pingpongE1b to ptr), align 4, !tbaa !8
  store float %28, ptr addrspacecast (ptr addrspace(3) @_ZZ15shared_pingpongE1a to ptr), align 4, !tbaa !8
  %29 = add nsw i32 %8, 48
  %30 = icmp slt i32 %29, %2
  br i1 %30, label %31, label %35

31:                                               ; preds = %27
  %32 = sext i32 %29 to i64
  %33 = getelementptr inbounds float, ptr %0, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !8
  br label %35

35:                                               ; preds = %27, %31
  %36 = phi contract float [ %34, %31 ], [ 0.000000e+00, %27 ]
  store float %36, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15shared_pingpongE1b to ptr), i64 196), align 4, !tbaa !8
  store float %36, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ15shared_pingpongE1a to ptr), i64 196), align 4, !tbaa !8
  br label %37

37:                                               ; preds = %35, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = icmp sgt i32 %3, 0
  br i1 %38, label %39, label %41

39:                                               ; preds = %37
  %40 = zext nneg i32 %5 to i64
  br label %43

41:                                               ; preds = %43, %37
  %42 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ15shared_pingpongE1a to ptr), %37 ], [ %46, %43 ]
  br i1 %9, label %61, label %66

43:                                               ; preds = %39, %43
  %44 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ15shared_pingpongE1a to ptr), %39 ], [ %46, %43 ]
  %45 = phi i32 [ 0, %39 ], [ %59, %43 ]
  %46 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ15shared_pingpongE1b to ptr), %39 ], [ %44, %43 ]
  %47 = getelementptr inbounds nuw float, ptr %44, i64 %40
  %48 = load float, ptr %47, align 4, !tbaa !8
  %49 = fmul contract float %48, 2.500000e-01
  %50 = getelementptr inbounds nuw float, ptr %44, i64 %17
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = fmul contract float %51, 5.000000e-01
  %53 = fadd contract float %49, %52
  %54 = getelementptr i8, ptr %47, i64 8
  %55 = load float, ptr %54, align 4, !tbaa !8
  %56 = fmul contract float %55, 2.500000e-01
  %57 = fadd contract float %53, %56
  %58 = getelementptr inbounds nuw float, ptr %46, i64 %17
  store float %57, ptr %58, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %59 = add nuw nsw i32 %45, 1
  %60 = icmp eq i32 %59, %3
  br i1 %60, label %41, label %43, !llvm.loop !10

61:                                               ; preds = %41
  %62 = sext i32 %8 to i64
  %63 = getelementptr inbounds float, ptr %1, i64 %62
  %64 = getelementptr inbounds nuw float, ptr %42, i64 %17
  %65 = load float, ptr %64, align 4, !tbaa !8
  store float %65, ptr %63, align 4, !tbaa !8
  br label %66

66:                                               ; preds = %61, %41
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
