; clang sm_80, from tree_two_stages.cu
source_filename = "tree_two_stages.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ15tree_two_stagesE5parts = internal unnamed_addr addrspace(3) global [32 x double] undef, align 8

; Function Attrs: convergent mustprogress norecurse nounwind memory(inaccessiblemem: readwrite)
define dso_local noundef double @_Z8warp_sumd(double noundef %0) local_unnamed_addr #0 {
  %2 = bitcast double %0 to i64
  %3 = trunc i64 %2 to i32
  %4 = lshr i64 %2, 32
  %5 = trunc nuw i64 %4 to i32
  %6 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %3, i32 16, i32 31)
  %7 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %5, i32 16, i32 31)
  %8 = zext i32 %7 to i64
  %9 = shl nuw i64 %8, 32
  %10 = zext i32 %6 to i64
  %11 = or disjoint i64 %9, %10
  %12 = bitcast i64 %11 to double
  %13 = fadd contract double %0, %12
  %14 = bitcast double %13 to i64
  %15 = trunc i64 %14 to i32
  %16 = lshr i64 %14, 32
  %17 = trunc nuw i64 %16 to i32
  %18 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %15, i32 8, i32 31)
  %19 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %17, i32 8, i32 31)
  %20 = zext i32 %19 to i64
  %21 = shl nuw i64 %20, 32
  %22 = zext i32 %18 to i64
  %23 = or disjoint i64 %21, %22
  %24 = bitcast i64 %23 to double
  %25 = fadd contract double %13, %24
  %26 = bitcast double %25 to i64
  %27 = trunc i64 %26 to i32
  %28 = lshr i64 %26, 32
  %29 = trunc nuw i64 %28 to i32
  %30 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %27, i32 4, i32 31)
  %31 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %29, i32 4, i32 31)
  %32 = zext i32 %31 to i64
  %33 = shl nuw i64 %32, 32
  %34 = zext i32 %30 to i64
  %35 = or disjoint i64 %33, %34
  %36 = bitcast i64 %35 to double
  %37 = fadd contract double %25, %36
  %38 = bitcast double %37 to i64
  %39 = trunc i64 %38 to i32
  %40 = lshr i64 %38, 32
  %41 = trunc nuw i64 %40 to i32
  %42 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %39, i32 2, i32 31)
  %43 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %41, i32 2, i32 31)
  %44 = zext i32 %43 to i64
  %45 = shl nuw i64 %44, 32
  %46 = zext i32 %42 to i64
  %47 = or disjoint i64 %45, %46
  %48 = bitcast i64 %47 to double
  %49 = fadd contract double %37, %48
  %50 = bitcast double %49 to i64
  %51 = trunc i64 %50 to i32
  %52 = lshr i64 %50, 32
  %53 = trunc nuw i64 %52 to i32
  %54 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %51, i32 1, i32 31)
  %55 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %53, i32 1, i32 31)
  %56 = zext i32 %55 to i64
  %57 = shl nuw i64 %56, 32
  %58 = zext i32 %54 to i64
  %59 = or disjoint i64 %57, %58
  %60 = bitcast i64 %59 to double
  %61 = fadd contract double %49, %60
  ret double %61
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @tree_two_stages(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = and i32 %7, 31
  %10 = lshr i32 %7, 5
  %11 = icmp slt i32 %8, %2
  br i1 %11, label %12, label %16

12:                                               ; preds = %3
  %13 = sext i32 %8 to i64
  %14 = getelementptr inbounds double, ptr %0, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !8
  br label %16

16:                                               ; preds = %3, %12
  %17 = phi contract double [ %15, %12 ], [ 0.000000e+00, %3 ]
  %18 = bitcast double %17 to i64
  %19 = trunc i64 %18 to i32
  %20 = lshr i64 %18, 32
  %21 = trunc nuw i64 %20 to i32
  %22 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %19, i32 16, i32 31)
  %23 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %21, i32 16, i32 31)
  %24 = zext i32 %23 to i64
  %25 = shl nuw i64 %24, 32
  %26 = zext i32 %22 to i64
  %27 = or disjoint i64 %25, %26
  %28 = bitcast i64 %27 to double
  %29 = fadd contract double %17, %28
  %30 = bitcast double %29 to i64
  %31 = trunc i64 %30 to i32
  %32 = lshr i64 %30, 32
  %33 = trunc nuw i64 %32 to i32
  %34 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %31, i32 8, i32 31)
  %35 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %33, i32 8, i32 31)
  %36 = zext i32 %35 to i64
  %37 = shl nuw i64 %36, 32
  %38 = zext i32 %34 to i64
  %39 = or disjoint i64 %37, %38
  %40 = bitcast i64 %39 to double
  %41 = fadd contract double %29, %40
  %42 = bitcast double %41 to i64
  %43 = trunc i64 %42 to i32
  %44 = lshr i64 %42, 32
  %45 = trunc nuw i64 %44 to i32
  %46 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %43, i32 4, i32 31)
  %47 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %45, i32 4, i32 31)
  %48 = zext i32 %47 to i64
  %49 = shl nuw i64 %48, 32
  %50 = zext i32 %46 to i64
  %51 = or disjoint i64 %49, %50
  %52 = bitcast i64 %51 to double
  %53 = fadd contract double %41, %52
  %54 = bitcast double %53 to i64
  %55 = trunc i64 %54 to i32
  %56 = lshr i64 %54, 32
  %57 = trunc nuw i64 %56 to i32
  %58 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %55, i32 2, i32 31)
  %59 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %57, i32 2, i32 31)
  %60 = zext i32 %59 to i64
  %61 = shl nuw i64 %60, 32
  %62 = zext i32 %58 to i64
  %63 = or disjoint i64 %61, %62
  %64 = bitcast i64 %63 to double
  %65 = fadd contract double %53, %64
  %66 = bitcast double %65 to i64
  %67 = trunc i64 %66 to i32
  %68 = lshr i64 %66, 32
  %69 = trunc nuw i64 %68 to i32
  %70 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %67, i32 1, i32 31)
  %71 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %69, i32 1, i32 31)
  %72 = icmp eq i32 %9, 0
  br i1 %72, label %73, label %82

73:                                               ; preds = %16
  %74 = zext nneg i32 %10 to i64
  %75 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ15tree_two_stagesE5parts to ptr), i64 %74
  %76 = zext i32 %71 to i64
  %77 = shl nuw i64 %76, 32
  %78 = zext i32 %70 to i64
  %79 = or disjoint i64 %77, %78
  %80 = bitcast i64 %79 to double
  %81 = fadd contract double %65, %80
  store double %81, ptr %75, align 8, !tbaa !8
  br label %82

82:                                               ; preds = %73, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %83 = lshr i32 %5, 5
  %84 = icmp samesign ult i32 %7, %83
  br i1 %84, label %85, label %89

85:                                               ; preds = %82
  %86 = zext nneg i32 %9 to i64
  %87 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ15tree_two_stagesE5parts to ptr), i64 %86
  %88 = load double, ptr %87, align 8, !tbaa !8
  br label %89

89:                                               ; preds = %82, %85
  %90 = phi contract double [ %88, %85 ], [ 0.000000e+00, %82 ]
  %91 = icmp eq i32 %10, 0
  br i1 %91, label %92, label %153

92:                                               ; preds = %89
  %93 = bitcast double %90 to i64
  %94 = trunc i64 %93 to i32
  %95 = lshr i64 %93, 32
  %96 = trunc nuw i64 %95 to i32
  %97 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %94, i32 16, i32 31)
  %98 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %96, i32 16, i32 31)
  %99 = zext i32 %98 to i64
  %100 = shl nuw i64 %99, 32
  %101 = zext i32 %97 to i64
  %102 = or disjoint i64 %100, %101
  %103 = bitcast i64 %102 to double
  %104 = fadd contract double %90, %103
  %105 = bitcast double %104 to i64
  %106 = trunc i64 %105 to i32
  %107 = lshr i64 %105, 32
  %108 = trunc nuw i64 %107 to i32
  %109 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %106, i32 8, i32 31)
  %110 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %108, i32 8, i32 31)
  %111 = zext i32 %110 to i64
  %112 = shl nuw i64 %111, 32
  %113 = zext i32 %109 to i64
  %114 = or disjoint i64 %112, %113
  %115 = bitcast i64 %114 to double
  %116 = fadd contract double %104, %115
  %117 = bitcast double %116 to i64
  %118 = trunc i64 %117 to i32
  %119 = lshr i64 %117, 32
  %120 = trunc nuw i64 %119 to i32
  %121 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %118, i32 4, i32 31)
  %122 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %120, i32 4, i32 31)
  %123 = zext i32 %122 to i64
  %124 = shl nuw i64 %123, 32
  %125 = zext i32 %121 to i64
  %126 = or disjoint i64 %124, %125
  %127 = bitcast i64 %126 to double
  %128 = fadd contract double %116, %127
  %129 = bitcast double %128 to i64
  %130 = trunc i64 %129 to i32
  %131 = lshr i64 %129, 32
  %132 = trunc nuw i64 %131 to i32
  %133 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %130, i32 2, i32 31)
  %134 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %132, i32 2, i32 31)
  %135 = zext i32 %134 to i64
  %136 = shl nuw i64 %135, 32
  %137 = zext i32 %133 to i64
  %138 = or disjoint i64 %136, %137
  %139 = bitcast i64 %138 to double
  %140 = fadd contract double %128, %139
  %141 = bitcast double %140 to i64
  %142 = trunc i64 %141 to i32
  %143 = lshr i64 %141, 32
  %144 = trunc nuw i64 %143 to i32
  %145 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %142, i32 1, i32 31)
  %146 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %144, i32 1, i32 31)
  %147 = zext i32 %146 to i64
  %148 = shl nuw i64 %147, 32
  %149 = zext i32 %145 to i64
  %150 = or disjoint i64 %148, %149
  %151 = bitcast i64 %150 to double
  %152 = fadd contract double %140, %151
  br label %153

153:                                              ; preds = %92, %89
  %154 = phi double [ %152, %92 ], [ %90, %89 ]
  %155 = icmp eq i32 %7, 0
  br i1 %155, label %156, label %159

156:                                              ; preds = %153
  %157 = zext nneg i32 %4 to i64
  %158 = getelementptr inbounds nuw double, ptr %1, i64 %157
  store double %154, ptr %158, align 8, !tbaa !8
  br label %159

159:                                              ; preds = %156, %153
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress norecurse nounwind memory(inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
