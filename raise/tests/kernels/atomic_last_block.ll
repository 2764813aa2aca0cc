; clang sm_80, from atomic_last_block.cu
source_filename = "atomic_last_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@arrived = dso_local addrspace(1) externally_initialized global i32 0, align 4
@_ZZ17atomic_last_blockE1s = internal unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_ZZ17atomic_last_blockE7is_last = internal unnamed_addr addrspace(3) global i8 undef, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @arrived to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @_Z9block_sumPfi(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %1 to i64
  %4 = getelementptr inbounds float, ptr %0, i64 %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %5 = icmp slt i32 %1, 32
  br i1 %5, label %6, label %13

6:                                                ; preds = %2
  %7 = sext i32 %1 to i64
  %8 = getelementptr float, ptr %0, i64 %7
  %9 = getelementptr i8, ptr %8, i64 128
  %10 = load float, ptr %9, align 4, !tbaa !8
  %11 = load float, ptr %4, align 4, !tbaa !8
  %12 = fadd contract float %10, %11
  store float %12, ptr %4, align 4, !tbaa !8
  br label %13

13:                                               ; preds = %2, %6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %14 = icmp slt i32 %1, 16
  br i1 %14, label %15, label %22

15:                                               ; preds = %13
  %16 = sext i32 %1 to i64
  %17 = getelementptr float, ptr %0, i64 %16
  %18 = getelementptr i8, ptr %17, i64 64
  %19 = load float, ptr %18, align 4, !tbaa !8
  %20 = load float, ptr %4, align 4, !tbaa !8
  %21 = fadd contract float %19, %20
  store float %21, ptr %4, align 4, !tbaa !8
  br label %22

22:                                               ; preds = %15, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = icmp slt i32 %1, 8
  br i1 %23, label %24, label %31

24:                                               ; preds = %22
  %25 = sext i32 %1 to i64
  %26 = getelementptr float, ptr %0, i64 %25
  %27 = getelementptr i8, ptr %26, i64 32
  %28 = load float, ptr %27, align 4, !tbaa !8
  %29 = load float, ptr %4, align 4, !tbaa !8
  %30 = fadd contract float %28, %29
  store float %30, ptr %4, align 4, !tbaa !8
  br label %31

31:                                               ; preds = %24, %22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %32 = icmp slt i32 %1, 4
  br i1 %32, label %33, label %40

33:                                               ; preds = %31
  %34 = sext i32 %1 to i64
  %35 = getelementptr float, ptr %0, i64 %34
  %36 = getelementptr i8, ptr %35, i64 16
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = load float, ptr %4, align 4, !tbaa !8
  %39 = fadd contract float %37, %38
  store float %39, ptr %4, align 4, !tbaa !8
  br label %40

40:                                               ; preds = %33, %31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = icmp slt i32 %1, 2
  br i1 %41, label %42, label %49

42:                                               ; preds = %40
  %43 = sext i32 %1 to i64
  %44 = getelementptr float, ptr %0, i64 %43
  %45 = getelementptr i8, ptr %44, i64 8
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = load float, ptr %4, align 4, !tbaa !8
  %48 = fadd contract float %46, %47
  store float %48, ptr %4, align 4, !tbaa !8
  br label %49

49:                                               ; preds = %42, %40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %50 = icmp slt i32 %1, 1
  br i1 %50, label %51, label %58

51:                                               ; preds = %49
  %52 = sext i32 %1 to i64
  %53 = getelementptr float, ptr %0, i64 %52
  %54 = getelementptr i8, ptr %53, i64 4
  %55 = load float, ptr %54, align 4, !tbaa !8
  %56 = load float, ptr %4, align 4, !tbaa !8
  %57 = fadd contract float %55, %56
  store float %57, ptr %4, align 4, !tbaa !8
  br label %58

58:                                               ; preds = %51, %49
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @atomic_last_block(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 6
  %8 = add i32 %7, %5
  %9 = icmp slt i32 %8, %3
  br i1 %9, label %10, label %13

10:                                               ; preds = %4
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %12 = shl i32 %11, 6
  br label %59

13:                                               ; preds = %59, %4
  %14 = phi float [ 0.000000e+00, %4 ], [ %65, %59 ]
  %15 = zext nneg i32 %5 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ17atomic_last_blockE1s to ptr), i64 %15
  store float %14, ptr %16, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %17 = icmp samesign ult i32 %5, 32
  br i1 %17, label %18, label %23

18:                                               ; preds = %13
  %19 = getelementptr i8, ptr %16, i64 128
  %20 = load float, ptr %19, align 4, !tbaa !8
  %21 = load float, ptr %16, align 4, !tbaa !8
  %22 = fadd contract float %20, %21
  store float %22, ptr %16, align 4, !tbaa !8
  br label %23

23:                                               ; preds = %18, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %24 = icmp samesign ult i32 %5, 16
  br i1 %24, label %25, label %30

25:                                               ; preds = %23
  %26 = getelementptr i8, ptr %16, i64 64
  %27 = load float, ptr %26, align 4, !tbaa !8
  %28 = load float, ptr %16, align 4, !tbaa !8
  %29 = fadd contract float %27, %28
  store float %29, ptr %16, align 4, !tbaa !8
  br label %30

30:                                               ; preds = %25, %23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = icmp samesign ult i32 %5, 8
  br i1 %31, label %32, label %37

32:                                               ; preds = %30
  %33 = getelementptr i8, ptr %16, i64 32
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = load float, ptr %16, align 4, !tbaa !8
  %36 = fadd contract float %34, %35
  store float %36, ptr %16, align 4, !tbaa !8
  br label %37

37:                                               ; preds = %32, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %38 = icmp samesign ult i32 %5, 4
  br i1 %38, label %39, label %44

39:                                               ; preds = %37
  %40 = getelementptr i8, ptr %16, i64 16
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = load float, ptr %16, align 4, !tbaa !8
  %43 = fadd contract float %41, %42
  store float %43, ptr %16, align 4, !tbaa !8
  br label %44

44:                                               ; preds = %39, %37
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = icmp samesign ult i32 %5, 2
  br i1 %45, label %46, label %51

46:                                               ; preds = %44
  %47 = getelementptr i8, ptr %16, i64 8
  %48 = load float, ptr %47, align 4, !tbaa !8
  %49 = load float, ptr %16, align 4, !tbaa !8
  %50 = fadd contract float %48, %49
  store float %50, ptr %16, align 4, !tbaa !8
  br label %51

51:                                               ; preds = %46, %44
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %52 = icmp eq i32 %5, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %51
  %54 = getelementptr i8, ptr %16, i64 4
  %55 = load float, ptr %54, align 4, !tbaa !8
  %56 = load float, ptr %16, align 4, !tbaa !8
  %57 = fadd contract float %55, %56
  store float %57, ptr %16, align 4, !tbaa !8
  br label %58

58:                                               ; preds = %51, %53
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %52, label %68, label %77

59:                                               ; preds = %10, %59
  %60 = phi float [ 0.000000e+00, %10 ], [ %65, %59 ]
  %61 = phi i32 [ %8, %10 ], [ %66, %59 ]
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %0, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !8
  %65 = fadd contract float %60, %64
  %66 = add i32 %61, %12
  %67 = icmp slt i32 %66, %3
  br i1 %67, label %59, label %13, !llvm.loop !10

68:                                               ; preds = %58
  %69 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ17atomic_last_blockE1s to ptr), align 4, !tbaa !8
  %70 = zext nneg i32 %6 to i64
  %71 = getelementptr inbounds nuw float, ptr %1, i64 %70
  store volatile float %69, ptr %71, align 4, !tbaa !8
  tail call void @llvm.nvvm.membar.gl()
  %72 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %73 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(1) @arrived to ptr), i32 %72 seq_cst, align 4
  %74 = add nsw i32 %72, -1
  %75 = icmp eq i32 %73, %74
  %76 = zext i1 %75 to i8
  store i8 %76, ptr addrspacecast (ptr addrspace(3) @_ZZ17atomic_last_blockE7is_last to ptr), align 1, !tbaa !12
  br label %77

77:                                               ; preds = %68, %58
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %78 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ17atomic_last_blockE7is_last to ptr), align 1, !tbaa !12, !range !14, !noundef !15
  %79 = trunc nuw i8 %78 to i1
  br i1 %79, label %80, label %132

80:                                               ; preds = %77
  %81 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %82 = icmp samesign ult i32 %5, %81
  br i1 %82, label %121, label %83

83:                                               ; preds = %121, %80
  %84 = phi float [ 0.000000e+00, %80 ], [ %127, %121 ]
  store float %84, ptr %16, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %17, label %85, label %90

85:                                               ; preds = %83
  %86 = getelementptr i8, ptr %16, i64 128
  %87 = load float, ptr %86, align 4, !tbaa !8
  %88 = load float, ptr %16, align 4, !tbaa !8
  %89 = fadd contract float %87, %88
  store float %89, ptr %16, align 4, !tbaa !8
  br label %90

90:                                               ; preds = %85, %83
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %24, label %91, label %96

91:                                               ; preds = %90
  %92 = getelementptr i8, ptr %16, i64 64
  %93 = load float, ptr %92, align 4, !tbaa !8
  %94 = load float, ptr %16, align 4, !tbaa !8
  %95 = fadd contract float %93, %94
  store float %95, ptr %16, align 4, !tbaa !8
  br label %96

96:                                               ; preds = %91, %90
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %31, label %97, label %102

97:                                               ; preds = %96
  %98 = getelementptr i8, ptr %16, i64 32
  %99 = load float, ptr %98, align 4, !tbaa !8
  %100 = load float, ptr %16, align 4, !tbaa !8
  %101 = fadd contract float %99, %100
  store float %101, ptr %16, align 4, !tbaa !8
  br label %102

102:                                              ; preds = %97, %96
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %38, label %103, label %108

103:                                              ; preds = %102
  %104 = getelementptr i8, ptr %16, i64 16
  %105 = load float, ptr %104, align 4, !tbaa !8
  %106 = load float, ptr %16, align 4, !tbaa !8
  %107 = fadd contract float %105, %106
  store float %107, ptr %16, align 4, !tbaa !8
  br label %108

108:                                              ; preds = %103, %102
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %45, label %109, label %114

109:                                              ; preds = %108
  %110 = getelementptr i8, ptr %16, i64 8
  %111 = load float, ptr %110, align 4, !tbaa !8
  %112 = load float, ptr %16, align 4, !tbaa !8
  %113 = fadd contract float %111, %112
  store float %113, ptr %16, align 4, !tbaa !8
  br label %114

114:                                              ; preds = %109, %108
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %52, label %115, label %120

115:                                              ; preds = %114
  %116 = getelementptr i8, ptr %16, i64 4
  %117 = load float, ptr %116, align 4, !tbaa !8
  %118 = load float, ptr %16, align 4, !tbaa !8
  %119 = fadd contract float %117, %118
  store float %119, ptr %16, align 4, !tbaa !8
  br label %120

120:                                              ; preds = %114, %115
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %52, label %130, label %132

121:                                              ; preds = %80, %121
  %122 = phi i32 [ %128, %121 ], [ %5, %80 ]
  %123 = phi float [ %127, %121 ], [ 0.000000e+00, %80 ]
  %124 = zext nneg i32 %122 to i64
  %125 = getelementptr inbounds nuw float, ptr %1, i64 %124
  %126 = load volatile float, ptr %125, align 4, !tbaa !8
  %127 = fadd contract float %123, %126
  %128 = add nuw nsw i32 %122, 64
  %129 = icmp samesign ult i32 %128, %81
  br i1 %129, label %121, label %83, !llvm.loop !16

130:                                              ; preds = %120
  %131 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ17atomic_last_blockE1s to ptr), align 4, !tbaa !8
  store float %131, ptr %2, align 4, !tbaa !8
  store i32 0, ptr addrspacecast (ptr addrspace(1) @arrived to ptr), align 4, !tbaa !4
  br label %132

132:                                              ; preds = %120, %130, %77
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #4

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nounwind }

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
!12 = !{!13, !13, i64 0}
!13 = !{!"bool", !6, i64 0}
!14 = !{i8 0, i8 2}
!15 = !{}
!16 = distinct !{!16, !11}
