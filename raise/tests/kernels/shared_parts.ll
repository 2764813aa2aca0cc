; clang sm_80, from shared_parts.cu
source_filename = "shared_parts.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@smem = external dso_local addrspace(3) global [0 x i8], align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_parts(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = add i32 %7, %4
  %9 = icmp samesign ult i32 %4, 8
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @smem to ptr), i64 64), i64 %11
  %13 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @smem to ptr), i64 %11
  store double 0.000000e+00, ptr %13, align 8, !tbaa !8
  store i32 0, ptr %12, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %10, %3
  %15 = icmp slt i32 %8, %2
  br i1 %15, label %16, label %21

16:                                               ; preds = %14
  %17 = sext i32 %8 to i64
  %18 = getelementptr inbounds float, ptr %0, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !10
  %20 = fcmp contract ogt float %19, 3.000000e+00
  br label %21

21:                                               ; preds = %16, %14
  %22 = phi i1 [ false, %14 ], [ %20, %16 ]
  %23 = zext i1 %22 to i8
  %24 = zext nneg i32 %4 to i64
  %25 = getelementptr inbounds nuw i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @smem to ptr), i64 96), i64 %24
  store i8 %23, ptr %25, align 1, !tbaa !12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %26 = sub nsw i32 63, %4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @smem to ptr), i64 96), i64 %27
  %29 = load i8, ptr %28, align 1, !tbaa !12
  %30 = icmp eq i8 %29, 0
  br i1 %30, label %44, label %31

31:                                               ; preds = %21
  %32 = and i32 %4, 7
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @smem to ptr), i64 64), i64 %33
  %35 = atomicrmw add ptr %34, i32 1 seq_cst, align 4
  %36 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @smem to ptr), i64 %33
  %37 = sub i32 %7, %4
  %38 = add i32 %37, 63
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr %0, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !10
  %42 = fpext contract float %41 to double
  %43 = atomicrmw fadd ptr %36, double %42 seq_cst, align 8
  br label %44

44:                                               ; preds = %31, %21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %45, label %56

45:                                               ; preds = %44
  %46 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @smem to ptr), i64 %24
  %47 = load double, ptr %46, align 8, !tbaa !8
  %48 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @smem to ptr), i64 64), i64 %24
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = sitofp i32 %49 to double
  %51 = fmul contract double %47, %50
  %52 = shl i32 %5, 3
  %53 = or disjoint i32 %52, %4
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw double, ptr %1, i64 %54
  store double %51, ptr %55, align 8, !tbaa !8
  br label %56

56:                                               ; preds = %45, %44
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

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
!9 = !{!"double", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !6, i64 0}
!12 = !{!6, !6, i64 0}
