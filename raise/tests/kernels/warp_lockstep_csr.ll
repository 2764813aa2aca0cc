; clang sm_80, from warp_lockstep_csr.cu
source_filename = "warp_lockstep_csr.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ17warp_lockstep_csrE4sums = internal addrspace(3) global [132 x float] undef, align 4
@_ZZ17warp_lockstep_csrE4ends = internal addrspace(3) global [16 x [2 x i32]] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @warp_lockstep_csr(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = and i32 %10, 7
  %13 = sdiv i32 %11, 8
  %14 = icmp slt i32 %13, %5
  br i1 %14, label %15, label %31

15:                                               ; preds = %6
  %16 = lshr i32 %10, 3
  %17 = icmp samesign ult i32 %12, 2
  %18 = zext nneg i32 %16 to i64
  %19 = getelementptr inbounds nuw [2 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17warp_lockstep_csrE4ends to ptr), i64 %18
  %20 = zext nneg i32 %12 to i64
  %21 = getelementptr inbounds nuw i32, ptr %19, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %23 = zext nneg i32 %10 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17warp_lockstep_csrE4sums to ptr), i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %28 = icmp eq i32 %12, 0
  %29 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %30 = shl i32 %29, 4
  br label %32

31:                                               ; preds = %71, %6
  ret void

32:                                               ; preds = %15, %71
  %33 = phi i32 [ %13, %15 ], [ %72, %71 ]
  br i1 %17, label %34, label %39

34:                                               ; preds = %32
  %35 = add nsw i32 %33, %12
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %0, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !4
  store volatile i32 %38, ptr %21, align 4, !tbaa !4
  br label %39

39:                                               ; preds = %34, %32
  %40 = load volatile i32, ptr %19, align 4, !tbaa !4
  %41 = load volatile i32, ptr %22, align 4, !tbaa !4
  %42 = add nsw i32 %40, %12
  %43 = icmp slt i32 %42, %41
  br i1 %43, label %52, label %44

44:                                               ; preds = %52, %39
  %45 = phi float [ 0.000000e+00, %39 ], [ %64, %52 ]
  store volatile float %45, ptr %24, align 4, !tbaa !8
  %46 = load volatile float, ptr %25, align 4, !tbaa !8
  %47 = fadd contract float %45, %46
  store volatile float %47, ptr %24, align 4, !tbaa !8
  %48 = load volatile float, ptr %26, align 4, !tbaa !8
  %49 = fadd contract float %47, %48
  store volatile float %49, ptr %24, align 4, !tbaa !8
  %50 = load volatile float, ptr %27, align 4, !tbaa !8
  %51 = fadd contract float %49, %50
  store volatile float %51, ptr %24, align 4, !tbaa !8
  br i1 %28, label %67, label %71

52:                                               ; preds = %39, %52
  %53 = phi i32 [ %65, %52 ], [ %42, %39 ]
  %54 = phi float [ %64, %52 ], [ 0.000000e+00, %39 ]
  %55 = sext i32 %53 to i64
  %56 = getelementptr inbounds float, ptr %2, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = getelementptr inbounds i32, ptr %1, i64 %55
  %59 = load i32, ptr %58, align 4, !tbaa !4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %3, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = fmul contract float %57, %62
  %64 = fadd contract float %54, %63
  %65 = add nsw i32 %53, 8
  %66 = icmp slt i32 %65, %41
  br i1 %66, label %52, label %44, !llvm.loop !10

67:                                               ; preds = %44
  %68 = sext i32 %33 to i64
  %69 = getelementptr inbounds float, ptr %4, i64 %68
  %70 = load volatile float, ptr %24, align 4, !tbaa !8
  store float %70, ptr %69, align 4, !tbaa !8
  br label %71

71:                                               ; preds = %67, %44
  %72 = add i32 %33, %30
  %73 = icmp slt i32 %72, %5
  br i1 %73, label %32, label %31, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
