; clang sm_80, from shared_pingpong_converge.cu
source_filename = "shared_pingpong_converge.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ24shared_pingpong_convergeE1a = internal unnamed_addr addrspace(3) global [40 x float] undef, align 4
@_ZZ24shared_pingpong_convergeE1b = internal unnamed_addr addrspace(3) global [40 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_pingpong_converge(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = mul i32 %6, 40
  %8 = add i32 %7, %5
  %9 = icmp slt i32 %8, %3
  br i1 %9, label %10, label %14

10:                                               ; preds = %4
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !8
  br label %14

14:                                               ; preds = %4, %10
  %15 = phi contract float [ %13, %10 ], [ 0.000000e+00, %4 ]
  %16 = zext nneg i32 %5 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ24shared_pingpong_convergeE1a to ptr), i64 %16
  store float %15, ptr %17, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = icmp eq i32 %5, 0
  %19 = icmp samesign ult i32 %5, 39
  %20 = select i1 %19, i64 4, i64 0
  br label %21

21:                                               ; preds = %21, %14
  %22 = phi i32 [ 0, %14 ], [ %41, %21 ]
  %23 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ24shared_pingpong_convergeE1b to ptr), %14 ], [ %24, %21 ]
  %24 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ24shared_pingpong_convergeE1a to ptr), %14 ], [ %23, %21 ]
  %25 = getelementptr float, ptr %24, i64 %16
  %26 = getelementptr i8, ptr %25, i64 -4
  %27 = select i1 %18, ptr %24, ptr %26
  %28 = load float, ptr %27, align 4, !tbaa !8
  %29 = getelementptr i8, ptr %25, i64 %20
  %30 = load float, ptr %29, align 4, !tbaa !8
  %31 = load float, ptr %25, align 4, !tbaa !8
  %32 = fmul contract float %31, 5.000000e-01
  %33 = fadd contract float %28, %30
  %34 = fmul contract float %33, 2.500000e-01
  %35 = fadd contract float %32, %34
  %36 = getelementptr inbounds nuw float, ptr %23, i64 %16
  store float %35, ptr %36, align 4, !tbaa !8
  %37 = fsub contract float %35, %31
  %38 = tail call contract noundef float @__nv_fabsf(float noundef %37) #4
  %39 = fcmp contract ogt float %38, 1.250000e-01
  %40 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %39)
  %41 = add nuw nsw i32 %22, 1
  br i1 %40, label %21, label %42, !llvm.loop !10

42:                                               ; preds = %21
  br i1 %9, label %43, label %47

43:                                               ; preds = %42
  %44 = sext i32 %8 to i64
  %45 = getelementptr inbounds float, ptr %1, i64 %44
  %46 = load float, ptr %36, align 4, !tbaa !8
  store float %46, ptr %45, align 4, !tbaa !8
  br label %47

47:                                               ; preds = %43, %42
  br i1 %18, label %48, label %51

48:                                               ; preds = %47
  %49 = zext nneg i32 %6 to i64
  %50 = getelementptr inbounds nuw i32, ptr %2, i64 %49
  store i32 %41, ptr %50, align 4, !tbaa !4
  br label %51

51:                                               ; preds = %48, %47
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #1

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) local_unnamed_addr #3

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
