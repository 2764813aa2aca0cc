; clang sm_80, from shared_matmul_padded.cu
source_filename = "shared_matmul_padded.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ20shared_matmul_paddedE2As = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4
@_ZZ20shared_matmul_paddedE2Bs = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_matmul_padded(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = shl nuw nsw i32 %7, 4
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = add nuw nsw i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = shl i32 %11, 4
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = icmp sgt i32 %5, 0
  br i1 %15, label %16, label %59

16:                                               ; preds = %6
  %17 = add nuw nsw i32 %5, 15
  %18 = lshr i32 %17, 4
  %19 = icmp slt i32 %10, %3
  %20 = mul nuw nsw i32 %5, %10
  %21 = zext nneg i32 %9 to i64
  %22 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ20shared_matmul_paddedE2As to ptr), i64 %21
  %23 = zext nneg i32 %13 to i64
  %24 = getelementptr inbounds nuw float, ptr %22, i64 %23
  %25 = icmp slt i32 %14, %4
  %26 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ20shared_matmul_paddedE2Bs to ptr), i64 %21
  %27 = getelementptr inbounds nuw float, ptr %26, i64 %23
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ20shared_matmul_paddedE2Bs to ptr), i64 %23
  %29 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 68
  %31 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %28, i64 136
  %33 = getelementptr inbounds nuw i8, ptr %22, i64 12
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 204
  %35 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %36 = getelementptr inbounds nuw i8, ptr %28, i64 272
  %37 = getelementptr inbounds nuw i8, ptr %22, i64 20
  %38 = getelementptr inbounds nuw i8, ptr %28, i64 340
  %39 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %40 = getelementptr inbounds nuw i8, ptr %28, i64 408
  %41 = getelementptr inbounds nuw i8, ptr %22, i64 28
  %42 = getelementptr inbounds nuw i8, ptr %28, i64 476
  %43 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %44 = getelementptr inbounds nuw i8, ptr %28, i64 544
  %45 = getelementptr inbounds nuw i8, ptr %22, i64 36
  %46 = getelementptr inbounds nuw i8, ptr %28, i64 612
  %47 = getelementptr inbounds nuw i8, ptr %22, i64 40
  %48 = getelementptr inbounds nuw i8, ptr %28, i64 680
  %49 = getelementptr inbounds nuw i8, ptr %22, i64 44
  %50 = getelementptr inbounds nuw i8, ptr %28, i64 748
  %51 = getelementptr inbounds nuw i8, ptr %22, i64 48
  %52 = getelementptr inbounds nuw i8, ptr %28, i64 816
  %53 = getelementptr inbounds nuw i8, ptr %22, i64 52
  %54 = getelementptr inbounds nuw i8, ptr %28, i64 884
  %55 = getelementptr inbounds nuw i8, ptr %22, i64 56
  %56 = getelementptr inbounds nuw i8, ptr %28, i64 952
  %57 = getelementptr inbounds nuw i8, ptr %22, i64 60
  %58 = getelementptr inbounds nuw i8, ptr %28, i64 1020
  br label %64

59:                                               ; preds = %87, %6
  %60 = phi float [ 0.000000e+00, %6 ], [ %152, %87 ]
  %61 = icmp slt i32 %10, %3
  %62 = icmp slt i32 %14, %4
  %63 = and i1 %61, %62
  br i1 %63, label %155, label %160

64:                                               ; preds = %16, %87
  %65 = phi float [ 0.000000e+00, %16 ], [ %152, %87 ]
  %66 = phi i32 [ 0, %16 ], [ %153, %87 ]
  %67 = shl nsw i32 %66, 4
  %68 = add nuw i32 %67, %13
  %69 = add nuw i32 %67, %9
  %70 = icmp slt i32 %68, %5
  %71 = select i1 %19, i1 %70, i1 false
  br i1 %71, label %72, label %77

72:                                               ; preds = %64
  %73 = add nsw i32 %68, %20
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %0, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !8
  br label %77

77:                                               ; preds = %64, %72
  %78 = phi contract float [ %76, %72 ], [ 0.000000e+00, %64 ]
  store float %78, ptr %24, align 4, !tbaa !8
  %79 = icmp slt i32 %69, %5
  %80 = and i1 %25, %79
  br i1 %80, label %81, label %87

81:                                               ; preds = %77
  %82 = mul nsw i32 %69, %4
  %83 = add nsw i32 %82, %14
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %1, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !8
  br label %87

87:                                               ; preds = %77, %81
  %88 = phi contract float [ %86, %81 ], [ 0.000000e+00, %77 ]
  store float %88, ptr %27, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %89 = load float, ptr %22, align 4, !tbaa !8
  %90 = load float, ptr %28, align 4, !tbaa !8
  %91 = fmul contract float %89, %90
  %92 = fadd contract float %65, %91
  %93 = load float, ptr %29, align 4, !tbaa !8
  %94 = load float, ptr %30, align 4, !tbaa !8
  %95 = fmul contract float %93, %94
  %96 = fadd contract float %92, %95
  %97 = load float, ptr %31, align 4, !tbaa !8
  %98 = load float, ptr %32, align 4, !tbaa !8
  %99 = fmul contract float %97, %98
  %100 = fadd contract float %96, %99
  %101 = load float, ptr %33, align 4, !tbaa !8
  %102 = load float, ptr %34, align 4, !tbaa !8
  %103 = fmul contract float %101, %102
  %104 = fadd contract float %100, %103
  %105 = load float, ptr %35, align 4, !tbaa !8
  %106 = load float, ptr %36, align 4, !tbaa !8
  %107 = fmul contract float %105, %106
  %108 = fadd contract float %104, %107
  %109 = load float, ptr %37, align 4, !tbaa !8
  %110 = load float, ptr %38, align 4, !tbaa !8
  %111 = fmul contract float %109, %110
  %112 = fadd contract float %108, %111
  %113 = load float, ptr %39, align 4, !tbaa !8
  %114 = load float, ptr %40, align 4, !tbaa !8
  %115 = fmul contract float %113, %114
  %116 = fadd contract float %112, %115
  %117 = load float, ptr %41, align 4, !tbaa !8
  %118 = load float, ptr %42, align 4, !tbaa !8
  %119 = fmul contract float %117, %118
  %120 = fadd contract float %116, %119
  %121 = load float, ptr %43, align 4, !tbaa !8
  %122 = load float, ptr %44, align 4, !tbaa !8
  %123 = fmul contract float %121, %122
  %124 = fadd contract float %120, %123
  %125 = load float, ptr %45, align 4, !tbaa !8
  %126 = load float, ptr %46, align 4, !tbaa !8
  %127 = fmul contract float %125, %126
  %128 = fadd contract float %124, %127
  %129 = load float, ptr %47, align 4, !tbaa !8
  %130 = load float, ptr %48, align 4, !tbaa !8
  %131 = fmul contract float %129, %130
  %132 = fadd contract float %128, %131
  %133 = load float, ptr %49, align 4, !tbaa !8
  %134 = load float, ptr %50, align 4, !tbaa !8
  %135 = fmul contract float %133, %134
  %136 = fadd contract float %132, %135
  %137 = load float, ptr %51, align 4, !tbaa !8
  %138 = load float, ptr %52, align 4, !tbaa !8
  %139 = fmul contract float %137, %138
  %140 = fadd contract float %136, %139
  %141 = load float, ptr %53, align 4, !tbaa !8
  %142 = load float, ptr %54, align 4, !tbaa !8
  %143 = fmul contract float %141, %142
  %144 = fadd contract float %140, %143
  %145 = load float, ptr %55, align 4, !tbaa !8
  %146 = load float, ptr %56, align 4, !tbaa !8
  %147 = fmul contract float %145, %146
  %148 = fadd contract float %144, %147
  %149 = load float, ptr %57, align 4, !tbaa !8
  %150 = load float, ptr %58, align 4, !tbaa !8
  %151 = fmul contract float %149, %150
  %152 = fadd contract float %148, %151
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %153 = add nuw nsw i32 %66, 1
  %154 = icmp eq i32 %153, %18
  br i1 %154, label %59, label %64, !llvm.loop !10

155:                                              ; preds = %59
  %156 = mul nsw i32 %4, %10
  %157 = add nsw i32 %156, %14
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds float, ptr %2, i64 %158
  store float %60, ptr %159, align 4, !tbaa !8
  br label %160

160:                                              ; preds = %155, %59
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
