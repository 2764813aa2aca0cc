; clang sm_80, from shared_scan_tree.cu
source_filename = "shared_scan_tree.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ16shared_scan_treeE1s = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_scan_tree(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = shl nuw nsw i32 %4, 1
  %8 = add nsw i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %14

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !4
  br label %14

14:                                               ; preds = %3, %10
  %15 = phi i32 [ %13, %10 ], [ 0, %3 ]
  %16 = zext nneg i32 %7 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !4
  %18 = or disjoint i32 %8, 1
  %19 = icmp slt i32 %18, %2
  br i1 %19, label %20, label %24

20:                                               ; preds = %14
  %21 = sext i32 %18 to i64
  %22 = getelementptr inbounds i32, ptr %0, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !4
  br label %24

24:                                               ; preds = %14, %20
  %25 = phi i32 [ %23, %20 ], [ 0, %14 ]
  %26 = or disjoint i32 %7, 1
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 %27
  store i32 %25, ptr %28, align 4, !tbaa !4
  %29 = add nuw nsw i32 %7, 2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = icmp samesign ult i32 %4, 32
  br i1 %30, label %31, label %41

31:                                               ; preds = %24
  %32 = zext nneg i32 %29 to i64
  %33 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 %32
  %34 = getelementptr i8, ptr %33, i64 -4
  %35 = zext nneg i32 %26 to i64
  %36 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 %35
  %37 = getelementptr i8, ptr %36, i64 -4
  %38 = load i32, ptr %37, align 4, !tbaa !4
  %39 = load i32, ptr %34, align 4, !tbaa !4
  %40 = add nsw i32 %39, %38
  store i32 %40, ptr %34, align 4, !tbaa !4
  br label %41

41:                                               ; preds = %31, %24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = icmp samesign ult i32 %4, 16
  br i1 %42, label %43, label %55

43:                                               ; preds = %41
  %44 = shl nuw nsw i32 %29, 1
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 %45
  %47 = getelementptr i8, ptr %46, i64 -4
  %48 = shl nuw nsw i32 %26, 1
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 %49
  %51 = getelementptr i8, ptr %50, i64 -4
  %52 = load i32, ptr %51, align 4, !tbaa !4
  %53 = load i32, ptr %47, align 4, !tbaa !4
  %54 = add nsw i32 %53, %52
  store i32 %54, ptr %47, align 4, !tbaa !4
  br label %55

55:                                               ; preds = %43, %41
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %56 = icmp samesign ult i32 %4, 8
  br i1 %56, label %57, label %69

57:                                               ; preds = %55
  %58 = shl nuw nsw i32 %29, 2
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 %59
  %61 = getelementptr i8, ptr %60, i64 -4
  %62 = shl nuw nsw i32 %26, 2
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 %63
  %65 = getelementptr i8, ptr %64, i64 -4
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = load i32, ptr %61, align 4, !tbaa !4
  %68 = add nsw i32 %67, %66
  store i32 %68, ptr %61, align 4, !tbaa !4
  br label %69

69:                                               ; preds = %57, %55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %70 = icmp samesign ult i32 %4, 4
  br i1 %70, label %71, label %83

71:                                               ; preds = %69
  %72 = shl nuw nsw i32 %29, 3
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 %73
  %75 = getelementptr i8, ptr %74, i64 -4
  %76 = shl nuw nsw i32 %26, 3
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 %77
  %79 = getelementptr i8, ptr %78, i64 -4
  %80 = load i32, ptr %79, align 4, !tbaa !4
  %81 = load i32, ptr %75, align 4, !tbaa !4
  %82 = add nsw i32 %81, %80
  store i32 %82, ptr %75, align 4, !tbaa !4
  br label %83

83:                                               ; preds = %71, %69
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %84 = icmp samesign ult i32 %4, 2
  br i1 %84, label %85, label %97

85:                                               ; preds = %83
  %86 = shl nuw nsw i32 %29, 4
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 %87
  %89 = getelementptr i8, ptr %88, i64 -4
  %90 = shl nuw nsw i32 %26, 4
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 %91
  %93 = getelementptr i8, ptr %92, i64 -4
  %94 = load i32, ptr %93, align 4, !tbaa !4
  %95 = load i32, ptr %89, align 4, !tbaa !4
  %96 = add nsw i32 %95, %94
  store i32 %96, ptr %89, align 4, !tbaa !4
  br label %97

97:                                               ; preds = %85, %83
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %98 = icmp eq i32 %4, 0
  br i1 %98, label %99, label %103

99:                                               ; preds = %97
  %100 = load i32, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 124), align 4, !tbaa !4
  %101 = load i32, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 252), align 4, !tbaa !4
  %102 = add nsw i32 %101, %100
  store i32 %102, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 252), align 4, !tbaa !4
  br label %103

103:                                              ; preds = %99, %97
  %104 = icmp eq i32 %4, 0
  br i1 %104, label %105, label %106

105:                                              ; preds = %103
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 252), align 4, !tbaa !4
  br label %106

106:                                              ; preds = %105, %103
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %98, label %107, label %111

107:                                              ; preds = %106
  %108 = load i32, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 124), align 4, !tbaa !4
  %109 = load i32, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 252), align 4, !tbaa !4
  store i32 %109, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 124), align 4, !tbaa !4
  %110 = add nsw i32 %109, %108
  store i32 %110, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 252), align 4, !tbaa !4
  br label %111

111:                                              ; preds = %106, %107
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %84, label %112, label %124

112:                                              ; preds = %111
  %113 = shl nuw nsw i32 %26, 4
  %114 = zext nneg i32 %113 to i64
  %115 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 %114
  %116 = getelementptr i8, ptr %115, i64 -4
  %117 = load i32, ptr %116, align 4, !tbaa !4
  %118 = shl nuw nsw i32 %29, 4
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 %119
  %121 = getelementptr i8, ptr %120, i64 -4
  %122 = load i32, ptr %121, align 4, !tbaa !4
  store i32 %122, ptr %116, align 4, !tbaa !4
  %123 = add nsw i32 %122, %117
  store i32 %123, ptr %121, align 4, !tbaa !4
  br label %124

124:                                              ; preds = %112, %111
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %70, label %125, label %137

125:                                              ; preds = %124
  %126 = shl nuw nsw i32 %26, 3
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 %127
  %129 = getelementptr i8, ptr %128, i64 -4
  %130 = load i32, ptr %129, align 4, !tbaa !4
  %131 = shl nuw nsw i32 %29, 3
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 %132
  %134 = getelementptr i8, ptr %133, i64 -4
  %135 = load i32, ptr %134, align 4, !tbaa !4
  store i32 %135, ptr %129, align 4, !tbaa !4
  %136 = add nsw i32 %135, %130
  store i32 %136, ptr %134, align 4, !tbaa !4
  br label %137

137:                                              ; preds = %125, %124
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %56, label %138, label %150

138:                                              ; preds = %137
  %139 = shl nuw nsw i32 %26, 2
  %140 = zext nneg i32 %139 to i64
  %141 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 %140
  %142 = getelementptr i8, ptr %141, i64 -4
  %143 = load i32, ptr %142, align 4, !tbaa !4
  %144 = shl nuw nsw i32 %29, 2
  %145 = zext nneg i32 %144 to i64
  %146 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 %145
  %147 = getelementptr i8, ptr %146, i64 -4
  %148 = load i32, ptr %147, align 4, !tbaa !4
  store i32 %148, ptr %142, align 4, !tbaa !4
  %149 = add nsw i32 %148, %143
  store i32 %149, ptr %147, align 4, !tbaa !4
  br label %150

150:                                              ; preds = %138, %137
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %42, label %151, label %163

151:                                              ; preds = %150
  %152 = shl nuw nsw i32 %26, 1
  %153 = zext nneg i32 %152 to i64
  %154 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 %153
  %155 = getelementptr i8, ptr %154, i64 -4
  %156 = load i32, ptr %155, align 4, !tbaa !4
  %157 = shl nuw nsw i32 %29, 1
  %158 = zext nneg i32 %157 to i64
  %159 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 %158
  %160 = getelementptr i8, ptr %159, i64 -4
  %161 = load i32, ptr %160, align 4, !tbaa !4
  store i32 %161, ptr %155, align 4, !tbaa !4
  %162 = add nsw i32 %161, %156
  store i32 %162, ptr %160, align 4, !tbaa !4
  br label %163

163:                                              ; preds = %151, %150
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %30, label %164, label %172

164:                                              ; preds = %163
  %165 = getelementptr i8, ptr %28, i64 -4
  %166 = load i32, ptr %165, align 4, !tbaa !4
  %167 = zext nneg i32 %29 to i64
  %168 = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_ZZ16shared_scan_treeE1s to ptr), i64 %167
  %169 = getelementptr i8, ptr %168, i64 -4
  %170 = load i32, ptr %169, align 4, !tbaa !4
  store i32 %170, ptr %165, align 4, !tbaa !4
  %171 = add nsw i32 %170, %166
  store i32 %171, ptr %169, align 4, !tbaa !4
  br label %172

172:                                              ; preds = %164, %163
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %9, label %173, label %177

173:                                              ; preds = %172
  %174 = sext i32 %8 to i64
  %175 = getelementptr inbounds i32, ptr %1, i64 %174
  %176 = load i32, ptr %17, align 4, !tbaa !4
  store i32 %176, ptr %175, align 4, !tbaa !4
  br label %177

177:                                              ; preds = %173, %172
  br i1 %19, label %178, label %182

178:                                              ; preds = %177
  %179 = sext i32 %18 to i64
  %180 = getelementptr inbounds i32, ptr %1, i64 %179
  %181 = load i32, ptr %28, align 4, !tbaa !4
  store i32 %181, ptr %180, align 4, !tbaa !4
  br label %182

182:                                              ; preds = %178, %177
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

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
