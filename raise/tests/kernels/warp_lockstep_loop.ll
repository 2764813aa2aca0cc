; clang sm_80, from warp_lockstep_loop.cu
source_filename = "warp_lockstep_loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ18warp_lockstep_loopE1s = internal addrspace(3) global [64 x float] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @warp_lockstep_loop(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = and i32 %7, 31
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = shl i32 %9, 6
  %11 = add i32 %10, %7
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %17

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !8
  br label %17

17:                                               ; preds = %6, %13
  %18 = phi contract float [ %16, %13 ], [ 0.000000e+00, %6 ]
  %19 = zext nneg i32 %7 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_lockstep_loopE1s to ptr), i64 %19
  store volatile float %18, ptr %20, align 4, !tbaa !8
  %21 = icmp samesign ult i32 %8, 16
  br i1 %21, label %22, label %29

22:                                               ; preds = %17
  %23 = zext nneg i32 %7 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_lockstep_loopE1s to ptr), i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 64
  %26 = load volatile float, ptr %25, align 4, !tbaa !8
  %27 = load volatile float, ptr %20, align 4, !tbaa !8
  %28 = fadd contract float %26, %27
  store volatile float %28, ptr %20, align 4, !tbaa !8
  br label %29

29:                                               ; preds = %17, %22
  %30 = icmp samesign ult i32 %8, 8
  br i1 %30, label %31, label %38

31:                                               ; preds = %29
  %32 = zext nneg i32 %7 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_lockstep_loopE1s to ptr), i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 32
  %35 = load volatile float, ptr %34, align 4, !tbaa !8
  %36 = load volatile float, ptr %20, align 4, !tbaa !8
  %37 = fadd contract float %35, %36
  store volatile float %37, ptr %20, align 4, !tbaa !8
  br label %38

38:                                               ; preds = %31, %29
  %39 = icmp samesign ult i32 %8, 4
  br i1 %39, label %40, label %47

40:                                               ; preds = %38
  %41 = zext nneg i32 %7 to i64
  %42 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_lockstep_loopE1s to ptr), i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %44 = load volatile float, ptr %43, align 4, !tbaa !8
  %45 = load volatile float, ptr %20, align 4, !tbaa !8
  %46 = fadd contract float %44, %45
  store volatile float %46, ptr %20, align 4, !tbaa !8
  br label %47

47:                                               ; preds = %40, %38
  %48 = icmp samesign ult i32 %8, 2
  br i1 %48, label %49, label %56

49:                                               ; preds = %47
  %50 = zext nneg i32 %7 to i64
  %51 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_lockstep_loopE1s to ptr), i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %53 = load volatile float, ptr %52, align 4, !tbaa !8
  %54 = load volatile float, ptr %20, align 4, !tbaa !8
  %55 = fadd contract float %53, %54
  store volatile float %55, ptr %20, align 4, !tbaa !8
  br label %56

56:                                               ; preds = %49, %47
  %57 = icmp eq i32 %8, 0
  br i1 %57, label %58, label %69

58:                                               ; preds = %56
  %59 = zext nneg i32 %7 to i64
  %60 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_lockstep_loopE1s to ptr), i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 4
  %62 = load volatile float, ptr %61, align 4, !tbaa !8
  %63 = load volatile float, ptr %20, align 4, !tbaa !8
  %64 = fadd contract float %62, %63
  store volatile float %64, ptr %20, align 4, !tbaa !8
  %65 = ashr exact i32 %11, 5
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %2, i64 %66
  %68 = load volatile float, ptr %20, align 4, !tbaa !8
  store float %68, ptr %67, align 4, !tbaa !8
  br label %69

69:                                               ; preds = %56, %58
  store volatile float %18, ptr %20, align 4, !tbaa !8
  %70 = xor i32 %7, 1
  %71 = add nsw i32 %8, -1
  %72 = icmp ult i32 %71, 30
  %73 = add nsw i32 %7, -1
  %74 = xor i32 %73, 1
  %75 = add nsw i32 %74, 1
  %76 = select i1 %72, i32 %75, i32 %7
  %77 = zext nneg i32 %70 to i64
  %78 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_lockstep_loopE1s to ptr), i64 %77
  %79 = icmp samesign ugt i32 %70, %7
  %80 = sext i32 %76 to i64
  %81 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_lockstep_loopE1s to ptr), i64 %80
  %82 = icmp sgt i32 %76, %7
  br label %84

83:                                               ; preds = %84
  br i1 %12, label %98, label %105

84:                                               ; preds = %84, %69
  %85 = phi i32 [ 0, %69 ], [ %96, %84 ]
  %86 = load volatile float, ptr %20, align 4, !tbaa !8
  %87 = load volatile float, ptr %78, align 4, !tbaa !8
  %88 = fcmp uge float %86, %87
  %89 = xor i1 %79, %88
  %90 = select contract i1 %89, float %86, float %87
  store volatile float %90, ptr %20, align 4, !tbaa !8
  %91 = load volatile float, ptr %20, align 4, !tbaa !8
  %92 = load volatile float, ptr %81, align 4, !tbaa !8
  %93 = fcmp uge float %91, %92
  %94 = xor i1 %82, %93
  %95 = select contract i1 %94, float %91, float %92
  store volatile float %95, ptr %20, align 4, !tbaa !8
  %96 = add nuw nsw i32 %85, 2
  %97 = icmp eq i32 %96, 32
  br i1 %97, label %83, label %84, !llvm.loop !10

98:                                               ; preds = %83
  %99 = load volatile float, ptr %20, align 4, !tbaa !8
  %100 = sext i32 %11 to i64
  %101 = getelementptr inbounds float, ptr %3, i64 %100
  store float %99, ptr %101, align 4, !tbaa !8
  store volatile float %18, ptr %20, align 4, !tbaa !8
  %102 = getelementptr inbounds i32, ptr %1, i64 %100
  %103 = load i32, ptr %102, align 4, !tbaa !4
  %104 = freeze i32 %103
  br label %106

105:                                              ; preds = %83
  store volatile float %18, ptr %20, align 4, !tbaa !8
  br label %106

106:                                              ; preds = %105, %98
  %107 = phi i32 [ %104, %98 ], [ 0, %105 ]
  %108 = icmp sgt i32 %107, 0
  br i1 %108, label %109, label %132

109:                                              ; preds = %106
  %110 = and i32 %7, 32
  %111 = add nuw nsw i32 %7, 1
  %112 = and i32 %111, 31
  %113 = or disjoint i32 %112, %110
  %114 = zext nneg i32 %113 to i64
  %115 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_lockstep_loopE1s to ptr), i64 %114
  %116 = and i32 %107, 3
  %117 = icmp ult i32 %107, 4
  br i1 %117, label %122, label %118

118:                                              ; preds = %109
  %119 = and i32 %107, -4
  br label %136

120:                                              ; preds = %136
  %121 = icmp eq i32 %116, 0
  br i1 %121, label %132, label %122

122:                                              ; preds = %120, %109
  %123 = icmp ne i32 %116, 0
  tail call void @llvm.assume(i1 %123)
  br label %124

124:                                              ; preds = %124, %122
  %125 = phi i32 [ 0, %122 ], [ %130, %124 ]
  %126 = load volatile float, ptr %20, align 4, !tbaa !8
  %127 = load volatile float, ptr %115, align 4, !tbaa !8
  %128 = fadd contract float %126, %127
  %129 = fmul contract float %128, 5.000000e-01
  store volatile float %129, ptr %20, align 4, !tbaa !8
  %130 = add i32 %125, 1
  %131 = icmp eq i32 %130, %116
  br i1 %131, label %132, label %124, !llvm.loop !12

132:                                              ; preds = %120, %124, %106
  %133 = zext nneg i32 %70 to i64
  %134 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ18warp_lockstep_loopE1s to ptr), i64 %133
  %135 = load volatile float, ptr %134, align 4, !tbaa !8
  br i1 %12, label %156, label %159

136:                                              ; preds = %136, %118
  %137 = phi i32 [ 0, %118 ], [ %154, %136 ]
  %138 = load volatile float, ptr %20, align 4, !tbaa !8
  %139 = load volatile float, ptr %115, align 4, !tbaa !8
  %140 = fadd contract float %138, %139
  %141 = fmul contract float %140, 5.000000e-01
  store volatile float %141, ptr %20, align 4, !tbaa !8
  %142 = load volatile float, ptr %20, align 4, !tbaa !8
  %143 = load volatile float, ptr %115, align 4, !tbaa !8
  %144 = fadd contract float %142, %143
  %145 = fmul contract float %144, 5.000000e-01
  store volatile float %145, ptr %20, align 4, !tbaa !8
  %146 = load volatile float, ptr %20, align 4, !tbaa !8
  %147 = load volatile float, ptr %115, align 4, !tbaa !8
  %148 = fadd contract float %146, %147
  %149 = fmul contract float %148, 5.000000e-01
  store volatile float %149, ptr %20, align 4, !tbaa !8
  %150 = load volatile float, ptr %20, align 4, !tbaa !8
  %151 = load volatile float, ptr %115, align 4, !tbaa !8
  %152 = fadd contract float %150, %151
  %153 = fmul contract float %152, 5.000000e-01
  store volatile float %153, ptr %20, align 4, !tbaa !8
  %154 = add i32 %137, 4
  %155 = icmp eq i32 %154, %119
  br i1 %155, label %120, label %136, !llvm.loop !14

156:                                              ; preds = %132
  %157 = sext i32 %11 to i64
  %158 = getelementptr inbounds float, ptr %4, i64 %157
  store float %135, ptr %158, align 4, !tbaa !8
  br label %159

159:                                              ; preds = %156, %132
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { mustprogress nofree noinline norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !11}
