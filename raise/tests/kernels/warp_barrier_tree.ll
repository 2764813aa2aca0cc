; clang sm_80, from warp_barrier_tree.cu
source_filename = "warp_barrier_tree.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ17warp_barrier_treeE1s = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_barrier_tree(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul nuw nsw i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add nuw nsw i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul i32 %10, %11
  %13 = add i32 %12, %5
  %14 = icmp slt i32 %13, %3
  %15 = icmp slt i32 %8, %2
  %16 = and i1 %14, %15
  br i1 %16, label %17, label %29

17:                                               ; preds = %4
  %18 = mul nsw i32 %2, %13
  br label %19

19:                                               ; preds = %17, %19
  %20 = phi i32 [ %8, %17 ], [ %27, %19 ]
  %21 = phi float [ 0.000000e+00, %17 ], [ %26, %19 ]
  %22 = add nsw i32 %20, %18
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %0, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !8
  %26 = fadd contract float %21, %25
  %27 = add i32 %20, %6
  %28 = icmp slt i32 %27, %2
  br i1 %28, label %19, label %29, !llvm.loop !10

29:                                               ; preds = %19, %4
  %30 = phi float [ 0.000000e+00, %4 ], [ %26, %19 ]
  %31 = zext nneg i32 %9 to i64
  %32 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17warp_barrier_treeE1s to ptr), i64 %31
  store float %30, ptr %32, align 4, !tbaa !8
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %33 = and i32 %9, 15
  %34 = icmp samesign ult i32 %33, 8
  br i1 %34, label %35, label %42

35:                                               ; preds = %29
  %36 = zext nneg i32 %9 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17warp_barrier_treeE1s to ptr), i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 32
  %39 = load float, ptr %38, align 4, !tbaa !8
  %40 = load float, ptr %32, align 4, !tbaa !8
  %41 = fadd contract float %39, %40
  store float %41, ptr %32, align 4, !tbaa !8
  br label %42

42:                                               ; preds = %35, %29
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %43 = icmp samesign ult i32 %33, 4
  br i1 %43, label %44, label %51

44:                                               ; preds = %42
  %45 = zext nneg i32 %9 to i64
  %46 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17warp_barrier_treeE1s to ptr), i64 %45
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 16
  %48 = load float, ptr %47, align 4, !tbaa !8
  %49 = load float, ptr %32, align 4, !tbaa !8
  %50 = fadd contract float %48, %49
  store float %50, ptr %32, align 4, !tbaa !8
  br label %51

51:                                               ; preds = %44, %42
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %52 = icmp samesign ult i32 %33, 2
  br i1 %52, label %53, label %60

53:                                               ; preds = %51
  %54 = zext nneg i32 %9 to i64
  %55 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17warp_barrier_treeE1s to ptr), i64 %54
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = load float, ptr %32, align 4, !tbaa !8
  %59 = fadd contract float %57, %58
  store float %59, ptr %32, align 4, !tbaa !8
  br label %60

60:                                               ; preds = %53, %51
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %61 = icmp eq i32 %33, 0
  br i1 %61, label %62, label %69

62:                                               ; preds = %60
  %63 = zext nneg i32 %9 to i64
  %64 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17warp_barrier_treeE1s to ptr), i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 4
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = load float, ptr %32, align 4, !tbaa !8
  %68 = fadd contract float %66, %67
  store float %68, ptr %32, align 4, !tbaa !8
  br label %69

69:                                               ; preds = %62, %60
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %70 = icmp eq i32 %8, 0
  %71 = and i1 %70, %14
  br i1 %71, label %72, label %76

72:                                               ; preds = %69
  %73 = sext i32 %13 to i64
  %74 = getelementptr inbounds float, ptr %1, i64 %73
  %75 = load float, ptr %32, align 4, !tbaa !8
  store float %75, ptr %74, align 4, !tbaa !8
  br label %76

76:                                               ; preds = %72, %69
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

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
