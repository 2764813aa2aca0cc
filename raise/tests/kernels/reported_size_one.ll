; clang sm_80, from reported_size_one.cu
source_filename = "reported_size_one.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @reported_size_one(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = icmp slt i32 %11, %3
  br i1 %13, label %14, label %166

14:                                               ; preds = %6
  %15 = icmp sgt i32 %4, 0
  br i1 %15, label %16, label %137

16:                                               ; preds = %14
  %17 = mul nuw nsw i32 %4, %12
  %18 = and i32 %4, 3
  %19 = icmp ult i32 %4, 4
  br i1 %19, label %24, label %20

20:                                               ; preds = %16
  %21 = and i32 %4, 2147483644
  br label %76

22:                                               ; preds = %76
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %42, label %24

24:                                               ; preds = %22, %16
  %25 = phi float [ 0.000000e+00, %16 ], [ %110, %22 ]
  %26 = phi i32 [ 0, %16 ], [ %111, %22 ]
  %27 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %27)
  br label %28

28:                                               ; preds = %28, %24
  %29 = phi float [ %25, %24 ], [ %38, %28 ]
  %30 = phi i32 [ %26, %24 ], [ %39, %28 ]
  %31 = phi i32 [ 0, %24 ], [ %40, %28 ]
  %32 = add nuw nsw i32 %30, %17
  %33 = mul nsw i32 %32, %3
  %34 = add nsw i32 %33, %11
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %0, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = fadd contract float %29, %37
  %39 = add nuw nsw i32 %30, 1
  %40 = add i32 %31, 1
  %41 = icmp eq i32 %40, %18
  br i1 %41, label %42, label %28, !llvm.loop !10

42:                                               ; preds = %28, %22
  %43 = phi float [ %110, %22 ], [ %38, %28 ]
  %44 = mul nsw i32 %3, %12
  %45 = add nsw i32 %44, %11
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %1, i64 %46
  store float %43, ptr %47, align 4, !tbaa !8
  %48 = add nsw i32 %4, -1
  %49 = mul nuw nsw i32 %4, %12
  %50 = icmp ne i32 %48, 0
  %51 = zext i1 %50 to i32
  %52 = add nuw nsw i32 %49, %51
  %53 = mul nsw i32 %52, %3
  %54 = add nsw i32 %53, %11
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %0, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = add nuw nsw i32 %48, %49
  %59 = mul nsw i32 %58, %3
  %60 = add nsw i32 %59, %11
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %0, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !8
  %64 = fsub contract float %57, %63
  %65 = fadd contract float %43, %64
  %66 = mul nsw i32 %49, %3
  %67 = add nsw i32 %66, %11
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %2, i64 %68
  store float %65, ptr %69, align 4, !tbaa !8
  %70 = icmp eq i32 %4, 1
  br i1 %70, label %166, label %71

71:                                               ; preds = %42
  %72 = add nsw i32 %49, -1
  %73 = icmp eq i32 %4, 2
  br i1 %73, label %142, label %74

74:                                               ; preds = %71
  %75 = add nsw i32 %4, -2
  br label %114

76:                                               ; preds = %76, %20
  %77 = phi float [ 0.000000e+00, %20 ], [ %110, %76 ]
  %78 = phi i32 [ 0, %20 ], [ %111, %76 ]
  %79 = phi i32 [ 0, %20 ], [ %112, %76 ]
  %80 = add nuw nsw i32 %78, %17
  %81 = mul nsw i32 %80, %3
  %82 = add nsw i32 %81, %11
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %0, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !8
  %86 = fadd contract float %77, %85
  %87 = or disjoint i32 %78, 1
  %88 = add nuw nsw i32 %87, %17
  %89 = mul nsw i32 %88, %3
  %90 = add nsw i32 %89, %11
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %0, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !8
  %94 = fadd contract float %86, %93
  %95 = or disjoint i32 %78, 2
  %96 = add nuw nsw i32 %95, %17
  %97 = mul nsw i32 %96, %3
  %98 = add nsw i32 %97, %11
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds float, ptr %0, i64 %99
  %101 = load float, ptr %100, align 4, !tbaa !8
  %102 = fadd contract float %94, %101
  %103 = or disjoint i32 %78, 3
  %104 = add nuw nsw i32 %103, %17
  %105 = mul nsw i32 %104, %3
  %106 = add nsw i32 %105, %11
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %0, i64 %107
  %109 = load float, ptr %108, align 4, !tbaa !8
  %110 = fadd contract float %102, %109
  %111 = add nuw nsw i32 %78, 4
  %112 = add i32 %79, 4
  %113 = icmp eq i32 %112, %21
  br i1 %113, label %22, label %76, !llvm.loop !12

114:                                              ; preds = %74, %114
  %115 = phi i32 [ 1, %74 ], [ %116, %114 ]
  %116 = add nuw nsw i32 %115, 1
  %117 = add nuw nsw i32 %116, %49
  %118 = mul nsw i32 %117, %3
  %119 = add nsw i32 %118, %11
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr %0, i64 %120
  %122 = load float, ptr %121, align 4, !tbaa !8
  %123 = add i32 %115, %72
  %124 = mul nsw i32 %123, %3
  %125 = add nsw i32 %124, %11
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr %0, i64 %126
  %128 = load float, ptr %127, align 4, !tbaa !8
  %129 = fsub contract float %122, %128
  %130 = fadd contract float %43, %129
  %131 = add nuw nsw i32 %115, %49
  %132 = mul nsw i32 %131, %3
  %133 = add nsw i32 %132, %11
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr %2, i64 %134
  store float %130, ptr %135, align 4, !tbaa !8
  %136 = icmp eq i32 %115, %75
  br i1 %136, label %142, label %114, !llvm.loop !14

137:                                              ; preds = %14
  %138 = mul nsw i32 %3, %12
  %139 = add nsw i32 %138, %11
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr %1, i64 %140
  store float 0.000000e+00, ptr %141, align 4, !tbaa !8
  br label %166

142:                                              ; preds = %71, %114
  %143 = phi i32 [ 1, %71 ], [ %116, %114 ]
  %144 = icmp eq i32 %143, %48
  %145 = add nuw nsw i32 %143, 1
  %146 = select i1 %144, i32 0, i32 %145
  %147 = add nuw nsw i32 %146, %49
  %148 = mul nsw i32 %147, %3
  %149 = add nsw i32 %148, %11
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds float, ptr %0, i64 %150
  %152 = load float, ptr %151, align 4, !tbaa !8
  %153 = add i32 %143, %72
  %154 = mul nsw i32 %153, %3
  %155 = add nsw i32 %154, %11
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds float, ptr %0, i64 %156
  %158 = load float, ptr %157, align 4, !tbaa !8
  %159 = fsub contract float %152, %158
  %160 = fadd contract float %43, %159
  %161 = add nuw nsw i32 %143, %49
  %162 = mul nsw i32 %161, %3
  %163 = add nsw i32 %162, %11
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds float, ptr %2, i64 %164
  store float %160, ptr %165, align 4, !tbaa !8
  br label %166

166:                                              ; preds = %142, %42, %137, %6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13, !15}
!15 = !{!"llvm.loop.peeled.count", i32 2}
