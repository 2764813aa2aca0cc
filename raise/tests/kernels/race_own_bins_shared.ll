; clang sm_80, from race_own_bins_shared.cu
source_filename = "race_own_bins_shared.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ15own_bins_sharedE4bins = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @own_bins_shared(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15own_bins_sharedE4bins to ptr), i64 %6
  store i32 0, ptr %7, align 4, !tbaa !4
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15own_bins_sharedE4bins to ptr), i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 128
  store i32 0, ptr %10, align 4, !tbaa !4
  %11 = zext nneg i32 %5 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15own_bins_sharedE4bins to ptr), i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 256
  store i32 0, ptr %13, align 4, !tbaa !4
  %14 = zext nneg i32 %5 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15own_bins_sharedE4bins to ptr), i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 384
  store i32 0, ptr %16, align 4, !tbaa !4
  %17 = zext nneg i32 %5 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15own_bins_sharedE4bins to ptr), i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 512
  store i32 0, ptr %19, align 4, !tbaa !4
  %20 = zext nneg i32 %5 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15own_bins_sharedE4bins to ptr), i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 640
  store i32 0, ptr %22, align 4, !tbaa !4
  %23 = zext nneg i32 %5 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15own_bins_sharedE4bins to ptr), i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 768
  store i32 0, ptr %25, align 4, !tbaa !4
  %26 = zext nneg i32 %5 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15own_bins_sharedE4bins to ptr), i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 896
  store i32 0, ptr %28, align 4, !tbaa !4
  %29 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %30 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %31 = mul i32 %29, %30
  %32 = add i32 %31, %5
  %33 = mul i32 %3, %32
  %34 = icmp sgt i32 %3, 0
  br i1 %34, label %35, label %58

35:                                               ; preds = %4
  %36 = and i32 %3, 1
  %37 = icmp eq i32 %3, 1
  br i1 %37, label %42, label %38

38:                                               ; preds = %35
  %39 = and i32 %3, 2147483646
  br label %62

40:                                               ; preds = %93
  %41 = icmp eq i32 %36, 0
  br i1 %41, label %58, label %42

42:                                               ; preds = %40, %35
  %43 = phi i32 [ 0, %35 ], [ %94, %40 ]
  %44 = icmp ne i32 %36, 0
  tail call void @llvm.assume(i1 %44)
  %45 = add nsw i32 %43, %33
  %46 = icmp slt i32 %45, %2
  br i1 %46, label %47, label %58

47:                                               ; preds = %42
  %48 = sext i32 %45 to i64
  %49 = getelementptr inbounds i8, ptr %0, i64 %48
  %50 = load i8, ptr %49, align 1, !tbaa !8
  %51 = and i8 %50, -32
  %52 = zext i8 %51 to i32
  %53 = add nuw nsw i32 %5, %52
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15own_bins_sharedE4bins to ptr), i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = add nsw i32 %56, 1
  store i32 %57, ptr %55, align 4, !tbaa !4
  br label %58

58:                                               ; preds = %40, %47, %42, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %59 = icmp samesign ult i32 %5, 8
  br i1 %59, label %60, label %130

60:                                               ; preds = %58
  %61 = shl nuw nsw i32 %5, 5
  br label %102

62:                                               ; preds = %93, %38
  %63 = phi i32 [ 0, %38 ], [ %94, %93 ]
  %64 = phi i32 [ 0, %38 ], [ %95, %93 ]
  %65 = add nsw i32 %63, %33
  %66 = icmp slt i32 %65, %2
  br i1 %66, label %67, label %78

67:                                               ; preds = %62
  %68 = sext i32 %65 to i64
  %69 = getelementptr inbounds i8, ptr %0, i64 %68
  %70 = load i8, ptr %69, align 1, !tbaa !8
  %71 = and i8 %70, -32
  %72 = zext i8 %71 to i32
  %73 = add nuw nsw i32 %5, %72
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15own_bins_sharedE4bins to ptr), i64 %74
  %76 = load i32, ptr %75, align 4, !tbaa !4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %75, align 4, !tbaa !4
  br label %78

78:                                               ; preds = %62, %67
  %79 = or disjoint i32 %63, 1
  %80 = add nsw i32 %79, %33
  %81 = icmp slt i32 %80, %2
  br i1 %81, label %82, label %93

82:                                               ; preds = %78
  %83 = sext i32 %80 to i64
  %84 = getelementptr inbounds i8, ptr %0, i64 %83
  %85 = load i8, ptr %84, align 1, !tbaa !8
  %86 = and i8 %85, -32
  %87 = zext i8 %86 to i32
  %88 = add nuw nsw i32 %5, %87
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15own_bins_sharedE4bins to ptr), i64 %89
  %91 = load i32, ptr %90, align 4, !tbaa !4
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr %90, align 4, !tbaa !4
  br label %93

93:                                               ; preds = %82, %78
  %94 = add nuw nsw i32 %63, 2
  %95 = add i32 %64, 2
  %96 = icmp eq i32 %95, %39
  br i1 %96, label %40, label %62, !llvm.loop !9

97:                                               ; preds = %102
  %98 = shl i32 %29, 3
  %99 = or disjoint i32 %98, %5
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw i32, ptr %1, i64 %100
  store i32 %127, ptr %101, align 4, !tbaa !4
  br label %130

102:                                              ; preds = %102, %60
  %103 = phi i32 [ 0, %60 ], [ %128, %102 ]
  %104 = phi i32 [ 0, %60 ], [ %127, %102 ]
  %105 = add nuw nsw i32 %103, %61
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15own_bins_sharedE4bins to ptr), i64 %106
  %108 = load i32, ptr %107, align 4, !tbaa !4
  %109 = add nsw i32 %108, %104
  %110 = or disjoint i32 %103, 1
  %111 = add nuw nsw i32 %110, %61
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15own_bins_sharedE4bins to ptr), i64 %112
  %114 = load i32, ptr %113, align 4, !tbaa !4
  %115 = add nsw i32 %114, %109
  %116 = or disjoint i32 %103, 2
  %117 = add nuw nsw i32 %116, %61
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15own_bins_sharedE4bins to ptr), i64 %118
  %120 = load i32, ptr %119, align 4, !tbaa !4
  %121 = add nsw i32 %120, %115
  %122 = or disjoint i32 %103, 3
  %123 = add nuw nsw i32 %122, %61
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15own_bins_sharedE4bins to ptr), i64 %124
  %126 = load i32, ptr %125, align 4, !tbaa !4
  %127 = add nsw i32 %126, %121
  %128 = add nuw nsw i32 %103, 4
  %129 = icmp eq i32 %128, 32
  br i1 %129, label %97, label %102, !llvm.loop !11

130:                                              ; preds = %97, %58
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
!8 = !{!6, !6, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
