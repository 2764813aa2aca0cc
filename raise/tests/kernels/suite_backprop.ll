; clang sm_80, from suite_backprop.cu
source_filename = "suite_backprop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14suite_backpropE6staged = internal unnamed_addr addrspace(3) global [8 x float] undef, align 4
@_ZZ14suite_backpropE7product = internal unnamed_addr addrspace(3) global [8 x [8 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @suite_backprop(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = shl nuw nsw i32 %7, 3
  %9 = add nuw nsw i32 %8, %6
  %10 = icmp eq i32 %5, 0
  %11 = zext nneg i32 %6 to i64
  br i1 %10, label %12, label %17

12:                                               ; preds = %4
  %13 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14suite_backpropE6staged to ptr), i64 %11
  %14 = zext nneg i32 %9 to i64
  %15 = getelementptr inbounds nuw float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !8
  store float %16, ptr %13, align 4, !tbaa !8
  br label %17

17:                                               ; preds = %4, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = mul nsw i32 %3, %9
  %19 = add nsw i32 %18, %5
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %1, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !8
  %23 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14suite_backpropE6staged to ptr), i64 %11
  %24 = load float, ptr %23, align 4, !tbaa !8
  %25 = fmul contract float %22, %24
  %26 = getelementptr inbounds nuw [8 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14suite_backpropE7product to ptr), i64 %11
  %27 = zext nneg i32 %5 to i64
  %28 = getelementptr inbounds nuw float, ptr %26, i64 %27
  store float %25, ptr %28, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %29 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ14suite_backpropE7product to ptr), i64 %27
  %30 = and i32 %6, 1
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %39

32:                                               ; preds = %17
  %33 = zext nneg i32 %6 to i64
  %34 = getelementptr inbounds nuw [8 x float], ptr %29, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 32
  %36 = load float, ptr %35, align 4, !tbaa !8
  %37 = load float, ptr %28, align 4, !tbaa !8
  %38 = fadd contract float %36, %37
  store float %38, ptr %28, align 4, !tbaa !8
  br label %39

39:                                               ; preds = %32, %17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %40 = and i32 %6, 3
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %49

42:                                               ; preds = %39
  %43 = zext nneg i32 %6 to i64
  %44 = getelementptr inbounds nuw [8 x float], ptr %29, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 64
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = load float, ptr %28, align 4, !tbaa !8
  %48 = fadd contract float %46, %47
  store float %48, ptr %28, align 4, !tbaa !8
  br label %49

49:                                               ; preds = %42, %39
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %50 = and i32 %6, 7
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %59

52:                                               ; preds = %49
  %53 = zext nneg i32 %6 to i64
  %54 = getelementptr inbounds nuw [8 x float], ptr %29, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 128
  %56 = load float, ptr %55, align 4, !tbaa !8
  %57 = load float, ptr %28, align 4, !tbaa !8
  %58 = fadd contract float %56, %57
  store float %58, ptr %28, align 4, !tbaa !8
  br label %59

59:                                               ; preds = %52, %49
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %60 = icmp eq i32 %6, 0
  br i1 %60, label %61, label %67

61:                                               ; preds = %59
  %62 = mul i32 %3, %7
  %63 = add i32 %62, %5
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw float, ptr %2, i64 %64
  %66 = load float, ptr %29, align 4, !tbaa !8
  store float %66, ptr %65, align 4, !tbaa !8
  br label %67

67:                                               ; preds = %61, %59
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

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
