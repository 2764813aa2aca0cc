; clang sm_80, from shared_stencil_1d.cu
source_filename = "shared_stencil_1d.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ17shared_stencil_1dE1s = internal unnamed_addr addrspace(3) global [34 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_stencil_1d(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 5
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = add nuw nsw i32 %6, 1
  %9 = icmp slt i32 %7, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = zext nneg i32 %8 to i64
  %12 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17shared_stencil_1dE1s to ptr), i64 %11
  %13 = sext i32 %7 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !8
  store float %15, ptr %12, align 4, !tbaa !8
  br label %16

16:                                               ; preds = %10, %3
  %17 = icmp eq i32 %6, 0
  %18 = icmp sgt i32 %7, 0
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %25

20:                                               ; preds = %16
  %21 = zext nneg i32 %7 to i64
  %22 = getelementptr float, ptr %0, i64 %21
  %23 = getelementptr i8, ptr %22, i64 -4
  %24 = load float, ptr %23, align 4, !tbaa !8
  store float %24, ptr addrspacecast (ptr addrspace(3) @_ZZ17shared_stencil_1dE1s to ptr), align 4, !tbaa !8
  br label %25

25:                                               ; preds = %20, %16
  %26 = icmp eq i32 %6, 31
  br i1 %26, label %27, label %34

27:                                               ; preds = %25
  %28 = add nsw i32 %7, 1
  %29 = icmp slt i32 %28, %2
  br i1 %29, label %30, label %34

30:                                               ; preds = %27
  %31 = sext i32 %28 to i64
  %32 = getelementptr inbounds float, ptr %0, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !8
  store float %33, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ17shared_stencil_1dE1s to ptr), i64 132), align 4, !tbaa !8
  br label %34

34:                                               ; preds = %30, %27, %25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %35 = add nsw i32 %2, -1
  %36 = icmp slt i32 %7, %35
  %37 = select i1 %18, i1 %36, i1 false
  br i1 %37, label %38, label %54

38:                                               ; preds = %34
  %39 = zext nneg i32 %6 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17shared_stencil_1dE1s to ptr), i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = fmul contract float %41, 2.500000e-01
  %43 = zext nneg i32 %8 to i64
  %44 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17shared_stencil_1dE1s to ptr), i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !8
  %46 = fmul contract float %45, 5.000000e-01
  %47 = fadd contract float %42, %46
  %48 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = fmul contract float %49, 2.500000e-01
  %51 = fadd contract float %47, %50
  %52 = zext nneg i32 %7 to i64
  %53 = getelementptr inbounds nuw float, ptr %1, i64 %52
  store float %51, ptr %53, align 4, !tbaa !8
  br label %54

54:                                               ; preds = %38, %34
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

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
