; clang sm_80, from race_pingpong.cu
source_filename = "race_pingpong.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13race_pingpongE1a = internal unnamed_addr addrspace(3) global [50 x float] undef, align 4
@_ZZ13race_pingpongE1b = internal unnamed_addr addrspace(3) global [50 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @race_pingpong(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
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
  %18 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13race_pingpongE1a to ptr), i64 %17
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
  store float %28, ptr addrspacecast (ptr addrspace(3) @_ZZ13race_pingpongE1b to ptr), align 4, !tbaa !8
  store float %28, ptr addrspacecast (ptr addrspace(3) @_ZZ13race_pingpongE1a to ptr), align 4, !tbaa !8
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
  store float %36, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13race_pingpongE1b to ptr), i64 196), align 4, !tbaa !8
  store float %36, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13race_pingpongE1a to ptr), i64 196), align 4, !tbaa !8
  br label %37

37:                                               ; preds = %35, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = icmp sgt i32 %3, 0
  br i1 %38, label %39, label %68

39:                                               ; preds = %37
  %40 = zext nneg i32 %5 to i64
  %41 = load float, ptr %18, align 4, !tbaa !8
  %42 = and i32 %3, 1
  %43 = icmp eq i32 %3, 1
  br i1 %43, label %55, label %44

44:                                               ; preds = %39
  %45 = and i32 %3, 2147483646
  %46 = shl nuw nsw i64 %40, 2
  %47 = getelementptr i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13race_pingpongE1a to ptr), i64 %46
  %48 = getelementptr i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13race_pingpongE1b to ptr), i64 %46
  %49 = getelementptr i8, ptr %47, i64 8
  %50 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13race_pingpongE1b to ptr), i64 %17
  %51 = getelementptr i8, ptr %48, i64 8
  %52 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13race_pingpongE1a to ptr), i64 %17
  br label %70

53:                                               ; preds = %70
  store float %79, ptr %50, align 4, !tbaa !8
  store float %86, ptr %52, align 4, !tbaa !8
  %54 = icmp eq i32 %42, 0
  br i1 %54, label %68, label %55

55:                                               ; preds = %53, %39
  %56 = phi float [ %41, %39 ], [ %86, %53 ]
  %57 = icmp ne i32 %42, 0
  tail call void @llvm.assume(i1 %57)
  %58 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13race_pingpongE1a to ptr), i64 %40
  %59 = load float, ptr %58, align 4, !tbaa !8
  %60 = fmul contract float %59, 2.500000e-01
  %61 = fmul contract float %56, 5.000000e-01
  %62 = fadd contract float %60, %61
  %63 = getelementptr i8, ptr %58, i64 8
  %64 = load float, ptr %63, align 4, !tbaa !8
  %65 = fmul contract float %64, 2.500000e-01
  %66 = fadd contract float %62, %65
  %67 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ13race_pingpongE1b to ptr), i64 %17
  store float %66, ptr %67, align 4, !tbaa !8
  br label %68

68:                                               ; preds = %55, %53, %37
  %69 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ13race_pingpongE1a to ptr), %37 ], [ addrspacecast (ptr addrspace(3) @_ZZ13race_pingpongE1a to ptr), %53 ], [ addrspacecast (ptr addrspace(3) @_ZZ13race_pingpongE1b to ptr), %55 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %89, label %94

70:                                               ; preds = %70, %44
  %71 = phi float [ %41, %44 ], [ %86, %70 ]
  %72 = phi i32 [ 0, %44 ], [ %87, %70 ]
  %73 = load float, ptr %47, align 4, !tbaa !8
  %74 = fmul contract float %73, 2.500000e-01
  %75 = fmul contract float %71, 5.000000e-01
  %76 = fadd contract float %74, %75
  %77 = load float, ptr %49, align 4, !tbaa !8
  %78 = fmul contract float %77, 2.500000e-01
  %79 = fadd contract float %76, %78
  %80 = load float, ptr %48, align 4, !tbaa !8
  %81 = fmul contract float %80, 2.500000e-01
  %82 = fmul contract float %79, 5.000000e-01
  %83 = fadd contract float %81, %82
  %84 = load float, ptr %51, align 4, !tbaa !8
  %85 = fmul contract float %84, 2.500000e-01
  %86 = fadd contract float %83, %85
  %87 = add i32 %72, 2
  %88 = icmp eq i32 %87, %45
  br i1 %88, label %53, label %70, !llvm.loop !10

89:                                               ; preds = %68
  %90 = sext i32 %8 to i64
  %91 = getelementptr inbounds float, ptr %1, i64 %90
  %92 = getelementptr inbounds nuw float, ptr %69, i64 %17
  %93 = load float, ptr %92, align 4, !tbaa !8
  store float %93, ptr %91, align 4, !tbaa !8
  br label %94

94:                                               ; preds = %89, %68
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
