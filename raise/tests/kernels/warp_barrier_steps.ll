; clang sm_80, from warp_barrier_steps.cu
source_filename = "warp_barrier_steps.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ18warp_barrier_stepsE1s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @warp_barrier_steps(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 6
  %6 = add i32 %5, %3
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %7
  %9 = load float, ptr %8, align 4, !tbaa !8
  %10 = zext nneg i32 %3 to i64
  %11 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_barrier_stepsE1s to ptr), i64 %10
  store float %9, ptr %11, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = icmp samesign ult i32 %3, 32
  br i1 %12, label %13, label %20

13:                                               ; preds = %2
  %14 = zext nneg i32 %3 to i64
  %15 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_barrier_stepsE1s to ptr), i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 128
  %17 = load float, ptr %16, align 4, !tbaa !8
  %18 = load float, ptr %11, align 4, !tbaa !8
  %19 = fadd contract float %17, %18
  store float %19, ptr %11, align 4, !tbaa !8
  br label %20

20:                                               ; preds = %2, %13
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %21 = icmp samesign ult i32 %3, 16
  br i1 %21, label %22, label %29

22:                                               ; preds = %20
  %23 = zext nneg i32 %3 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_barrier_stepsE1s to ptr), i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 64
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = load float, ptr %11, align 4, !tbaa !8
  %28 = fadd contract float %26, %27
  store float %28, ptr %11, align 4, !tbaa !8
  br label %29

29:                                               ; preds = %20, %22
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %30 = icmp samesign ult i32 %3, 8
  br i1 %30, label %31, label %38

31:                                               ; preds = %29
  %32 = zext nneg i32 %3 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_barrier_stepsE1s to ptr), i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 32
  %35 = load float, ptr %34, align 4, !tbaa !8
  %36 = load float, ptr %11, align 4, !tbaa !8
  %37 = fadd contract float %35, %36
  store float %37, ptr %11, align 4, !tbaa !8
  br label %38

38:                                               ; preds = %29, %31
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %39 = icmp samesign ult i32 %3, 4
  br i1 %39, label %40, label %47

40:                                               ; preds = %38
  %41 = zext nneg i32 %3 to i64
  %42 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_barrier_stepsE1s to ptr), i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = load float, ptr %11, align 4, !tbaa !8
  %46 = fadd contract float %44, %45
  store float %46, ptr %11, align 4, !tbaa !8
  br label %47

47:                                               ; preds = %38, %40
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %48 = icmp samesign ult i32 %3, 2
  br i1 %48, label %49, label %56

49:                                               ; preds = %47
  %50 = zext nneg i32 %3 to i64
  %51 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_barrier_stepsE1s to ptr), i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = load float, ptr %11, align 4, !tbaa !8
  %55 = fadd contract float %53, %54
  store float %55, ptr %11, align 4, !tbaa !8
  br label %56

56:                                               ; preds = %47, %49
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %57 = icmp eq i32 %3, 0
  br i1 %57, label %58, label %62

58:                                               ; preds = %56
  %59 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_barrier_stepsE1s to ptr), i64 4), align 4, !tbaa !8
  %60 = load float, ptr %11, align 4, !tbaa !8
  %61 = fadd contract float %59, %60
  store float %61, ptr %11, align 4, !tbaa !8
  br label %62

62:                                               ; preds = %56, %58
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %63 = icmp eq i32 %3, 0
  br i1 %63, label %64, label %68

64:                                               ; preds = %62
  %65 = zext nneg i32 %4 to i64
  %66 = getelementptr inbounds nuw float, ptr %1, i64 %65
  %67 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_barrier_stepsE1s to ptr), align 4, !tbaa !8
  store float %67, ptr %66, align 4, !tbaa !8
  br label %68

68:                                               ; preds = %64, %62
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #1

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
